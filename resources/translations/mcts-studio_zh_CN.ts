<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About MCTS Studio</source>
        <translation>关于 MCTS Studio</translation>
    </message>
    <message>
        <source>Play and review k-in-a-row games, and watch Monte Carlo tree search at work.</source>
        <translation>下连珠类棋并复盘，观看蒙特卡洛树搜索的运行。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>浏览着法(&amp;N)</translation>
    </message>
    <message>
        <source>C&amp;urrent Game</source>
        <translation>当前对局(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>错着(&amp;M)</translation>
    </message>
    <message>
        <source>E&amp;xercises and Lessons</source>
        <translation>练习与课程(&amp;X)</translation>
    </message>
    <message>
        <source>Repl&amp;ay the Search</source>
        <translation>回放搜索(&amp;X)</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>面板(&amp;E)</translation>
    </message>
    <message>
        <source>Win Rates &amp;For</source>
        <translation>胜率视角(&amp;F)</translation>
    </message>
    <message>
        <source>Candidates Ta&amp;ble</source>
        <translation>候选着法列表(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>威胁(&amp;T)</translation>
    </message>
    <message>
        <source>Export a Web Pa&amp;ge</source>
        <translation>导出网页(&amp;G)</translation>
    </message>
    <message>
        <source>Position &amp;Database</source>
        <translation>局面数据库(&amp;D)</translation>
    </message>
    <message>
        <source>Mar&amp;ks of Forbidden Points</source>
        <translation>禁手点标记(&amp;K)</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>主题(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;New Game …</source>
        <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>New &amp;Board …</source>
        <translation>新棋盘(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Start S&amp;creen</source>
        <translation>起始画面(&amp;C)</translation>
    </message>
    <message>
        <source>Play, review a recent game, watch a search, or learn</source>
        <translation>对弈、复盘最近的对局、观看搜索或学习</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As …</source>
        <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export the Board …</source>
        <translation>导出棋盘(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the &amp;Window …</source>
        <translation>导出窗口(&amp;W)…</translation>
    </message>
    <message>
        <source>Export the &amp;Table of Moves …</source>
        <translation>导出着法表(&amp;T)…</translation>
    </message>
    <message>
        <source>Export the time, simulations and evaluation of each move as CSV or JSON</source>
        <translation>将每步棋的用时、模拟次数和评估导出为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>&amp;Import Games …</source>
        <translation>导入棋局(&amp;I) …</translation>
    </message>
    <message>
        <source>Add the games of files to the position database, which the Explorer shows</source>
        <translation>将文件中的棋局加入局面数据库；浏览器面板会显示它</translation>
    </message>
    <message>
        <source>Import a &amp;Folder …</source>
        <translation>导入文件夹(&amp;F) …</translation>
    </message>
    <message>
        <source>&amp;Merge Another Database …</source>
        <translation>合并其他数据库(&amp;M) …</translation>
    </message>
    <message>
        <source>&amp;Back Up …</source>
        <translation>备份(&amp;B) …</translation>
    </message>
    <message>
        <source>Write a copy of the position database to a file</source>
        <translation>将局面数据库的副本写入文件</translation>
    </message>
    <message>
        <source>&amp;Size …</source>
        <translation>大小(&amp;S) …</translation>
    </message>
    <message>
        <source>Show the size of the position database, and set its limit</source>
        <translation>显示局面数据库的大小并设置上限</translation>
    </message>
    <message>
        <source>&amp;Keep My Games and Analyses</source>
        <translation>保存我的棋局和分析(&amp;K)</translation>
    </message>
    <message>
        <source>Choose an opening book from which all engines play in games, or stop using one</source>
        <translation>选择引擎在对局中使用的开局库，或停止使用</translation>
    </message>
    <message>
        <source>Write an opening book with the moves that were played often and successfully</source>
        <translation>将常走且成功的着法写入开局库</translation>
    </message>
    <message>
        <source>Pre&amp;ferences …</source>
        <translation>首选项(&amp;F) …</translation>
    </message>
    <message>
        <source>Choose the theme, the language, and what the board shows</source>
        <translation>选择主题、语言以及棋盘显示的内容</translation>
    </message>
    <message>
        <source>&amp;Search as a Web Page …</source>
        <translation>搜索网页(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Game as a Web Page …</source>
        <translation>对局网页(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Lesson as a Web Page …</source>
        <translation>课程网页(&amp;L)…</translation>
    </message>
    <message>
        <source>Write the snapshots, the tree and the steps as one page for any browser</source>
        <translation>将快照、搜索树和步骤写成一个可用任何浏览器打开的网页</translation>
    </message>
    <message>
        <source>Write the moves and their analyses as one page for any browser</source>
        <translation>将着法及其分析写成一个可用任何浏览器打开的网页</translation>
    </message>
    <message>
        <source>Write the open lesson with its searches as one page for any browser</source>
        <translation>将打开的课程及其搜索写成一个可用任何浏览器打开的网页</translation>
    </message>
    <message>
        <source>Add the games of all files in a folder and its subfolders to the position database</source>
        <translation>将文件夹及其子文件夹中所有文件的棋局加入局面数据库</translation>
    </message>
    <message>
        <source>Add the games and analyses of another database to the position database</source>
        <translation>将另一个数据库的棋局和分析加入局面数据库</translation>
    </message>
    <message>
        <source>Add the games that you play here, and results of the search, to the position database</source>
        <translation>将在此进行的棋局和搜索结果加入局面数据库</translation>
    </message>
    <message>
        <source>Engines Play from an &amp;Opening Book …</source>
        <translation>引擎使用开局库(&amp;O) …</translation>
    </message>
    <message>
        <source>Make an Openin&amp;g Book …</source>
        <translation>生成开局库(&amp;G) …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>重做(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <translation>复制局面(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;Moves</source>
        <translation>复制着法(&amp;M)</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Paste &amp;Game</source>
        <translation>粘贴棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Cut from This Move</source>
        <translation>从此着起剪切(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y from This Move</source>
        <translation>从此着起复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste &amp;Variation</source>
        <translation>粘贴变化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>从此处删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Previous Move</source>
        <translation>上一着(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Move</source>
        <translation>下一着(&amp;N)</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Back</source>
        <translation>后退十着(&amp;B)</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Forward</source>
        <translation>前进十着(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;irst Position</source>
        <translation>起始局面(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>最终局面(&amp;L)</translation>
    </message>
    <message>
        <source>Prom&amp;ote Variation</source>
        <translation>提升变化(&amp;O)</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Search …</source>
        <translation>保存搜索(&amp;V)…</translation>
    </message>
    <message>
        <source>Save the search tree to a file to continue it later</source>
        <translation>将搜索树写入文件，以便日后继续</translation>
    </message>
    <message>
        <source>O&amp;pen a Search …</source>
        <translation>打开搜索(&amp;P)…</translation>
    </message>
    <message>
        <source>Continue a saved search</source>
        <translation>继续已保存的搜索</translation>
    </message>
    <message>
        <source>Play the Best Mo&amp;ve</source>
        <translation>下最佳着法(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>提示(&amp;H)</translation>
    </message>
    <message>
        <source>Resign the game. The program asks before it ends the game.</source>
        <translation>认输。程序在结束对局前会先询问。</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>交换双方(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Let the Engine Play Both Sides</source>
        <translation>让引擎执双方(&amp;L)</translation>
    </message>
    <message>
        <source>Pa&amp;use the Game</source>
        <translation>暂停对局(&amp;U)</translation>
    </message>
    <message>
        <source>Make &amp;One Engine Move</source>
        <translation>引擎走一步(&amp;O)</translation>
    </message>
    <message>
        <source>Play one move of the engine whose turn it is, then pause the game</source>
        <translation>让轮到的引擎走一步，然后暂停</translation>
    </message>
    <message>
        <source>&amp;Find the Win …</source>
        <translation>寻找胜着(&amp;W) …</translation>
    </message>
    <message>
        <source>Solve exercises in which the side to move wins by threats</source>
        <translation>做凭威胁取胜的练习</translation>
    </message>
    <message>
        <source>Take back your last move and the reply to it, which remain as a variation</source>
        <translation>悔棋：撤回您最后一步及其应手，它们作为变化保留</translation>
    </message>
    <message>
        <source>Name a good move and mark it on the board</source>
        <translation>给出一步好棋并在棋盘上标出</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>认输(&amp;G)</translation>
    </message>
    <message>
        <source>Swap the sides of the players; after a game, play another one with the sides swapped</source>
        <translation>交换双方执色；对局结束后，交换执色再下一局</translation>
    </message>
    <message>
        <source>&amp;Quick Rematch</source>
        <translation>再来一局(&amp;Q)</translation>
    </message>
    <message>
        <source>Play another game with the same sides</source>
        <translation>以相同的一方再下一局</translation>
    </message>
    <message>
        <source>Play from H&amp;ere</source>
        <translation>从此处对弈(&amp;Z)</translation>
    </message>
    <message>
        <source>Play on from this position against the engine</source>
        <translation>从此局面继续与引擎对弈</translation>
    </message>
    <message>
        <source>The engine plays both sides from this position. Shift+F11 pauses and continues; Leave the Game ends it.</source>
        <translation>引擎从此局面起自我对弈。Shift+F11 暂停和继续；“离开对局”结束对局。</translation>
    </message>
    <message>
        <source>Stop the clocks and the engines until the game continues</source>
        <translation>在对局继续之前，停止棋钟和引擎</translation>
    </message>
    <message>
        <source>Leave the Game an&amp;d Review It</source>
        <translation>离开对局并复盘(&amp;E)</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game …</source>
        <translation>复盘对局(&amp;A)…</translation>
    </message>
    <message>
        <source>Review the G&amp;ame Deeper …</source>
        <translation>更深入地复盘对局(&amp;F)…</translation>
    </message>
    <message>
        <source>Review the game again, with four times as many simulations as before</source>
        <translation>再次复盘对局，模拟次数为之前的四倍</translation>
    </message>
    <message>
        <source>Next &amp;Mistake</source>
        <translation>下一个失误(&amp;M)</translation>
    </message>
    <message>
        <source>Previous Mista&amp;ke</source>
        <translation>上一个失误(&amp;K)</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>显示更好的变化(&amp;B)</translation>
    </message>
    <message>
        <source>Show on the board the line that the review prefers to this move; Escape returns to the move</source>
        <translation>在棋盘上显示复盘认为比这一着更好的变化；按 Escape 回到该着</translation>
    </message>
    <message>
        <source>Try &amp;It Yourself</source>
        <translation>自己试试(&amp;I)</translation>
    </message>
    <message>
        <source>Go back to the position before this mistake, and find a better move</source>
        <translation>回到此失误之前的局面,找出更好的一着</translation>
    </message>
    <message>
        <source>&amp;Report …</source>
        <translation>报告(&amp;R) …</translation>
    </message>
    <message>
        <source>Show accuracy, key moments and trends of this game or of many reviewed games</source>
        <translation>显示本局或多局已复盘对局的准确率、关键时刻和趋势</translation>
    </message>
    <message>
        <source>Mat&amp;ches between Engines …</source>
        <translation>引擎比赛(&amp;C)…</translation>
    </message>
    <message>
        <source>Play matches between engines and estimate the Elo difference</source>
        <translation>让引擎进行比赛，并估计 Elo 差距</translation>
    </message>
    <message>
        <source>Train a Network b&amp;y Self-Play …</source>
        <translation>让网络自我对弈训练(&amp;Y)…</translation>
    </message>
    <message>
        <source>Train a network on games that it plays against itself</source>
        <translation>用网络自我对弈的对局训练网络</translation>
    </message>
    <message>
        <source>&amp;Practise Your Mistakes …</source>
        <translation>练习自己的失误(&amp;P) …</translation>
    </message>
    <message>
        <source>Repeat positions in which you made mistakes</source>
        <translation>重复练习您失误过的局面</translation>
    </message>
    <message>
        <source>Ne&amp;xt Exercise</source>
        <translation>下一题(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next exercise</source>
        <translation>转到下一题</translation>
    </message>
    <message>
        <source>Show the &amp;Solution</source>
        <translation>显示答案(&amp;S)</translation>
    </message>
    <message>
        <source>Show the solution of the exercise or of the practised position</source>
        <translation>显示习题或练习局面的答案</translation>
    </message>
    <message>
        <source>&amp;End the Exercises</source>
        <translation>结束习题(&amp;E)</translation>
    </message>
    <message>
        <source>Show your results and return to the open game</source>
        <translation>显示您的成绩并回到打开的对局</translation>
    </message>
    <message>
        <source>Leave the &amp;Lesson</source>
        <translation>离开课程(&amp;L)</translation>
    </message>
    <message>
        <source>Return to the game and the search settings that you had before the lesson</source>
        <translation>返回课程之前的对局和搜索设置</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Start or pause the search</source>
        <translation>开始或暂停搜索</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation>暂停搜索</translation>
    </message>
    <message>
        <source>Perform one phase of the search: select, expand, simulate or backpropagate</source>
        <translation>执行搜索的一个阶段：选择、扩展、模拟或反向传播</translation>
    </message>
    <message>
        <source>R&amp;estart</source>
        <translation>重新开始(&amp;E)</translation>
    </message>
    <message>
        <source>Discard the search tree of this position</source>
        <translation>丢弃此局面的搜索树</translation>
    </message>
    <message>
        <source>Choose the profile of the search from a list</source>
        <translation>从列表中选择搜索的配置</translation>
    </message>
    <message>
        <source>Limit Simulations or Time …</source>
        <translation>限制模拟次数或时间…</translation>
    </message>
    <message>
        <source>Set after how many simulations or seconds the search ends</source>
        <translation>设置搜索在多少次模拟或多少秒后结束</translation>
    </message>
    <message>
        <source>E&amp;dit Parameters …</source>
        <translation>编辑参数(&amp;D)…</translation>
    </message>
    <message>
        <source>Edit the parameters of the search</source>
        <translation>编辑搜索参数</translation>
    </message>
    <message>
        <source>U&amp;se a Network …</source>
        <translation>使用网络(&amp;S)…</translation>
    </message>
    <message>
        <source>Use a network file (.npz or .onnx) in the search</source>
        <translation>在搜索中使用网络文件（.npz 或 .onnx）</translation>
    </message>
    <message>
        <source>&amp;Your Profiles …</source>
        <translation>您的配置(&amp;Y)…</translation>
    </message>
    <message>
        <source>Rename or delete your saved profiles</source>
        <translation>重命名和删除您保存的配置</translation>
    </message>
    <message>
        <source>Step &amp;Many Simulations</source>
        <translation>单步多次模拟(&amp;M)</translation>
    </message>
    <message>
        <source>Step Au&amp;tomatically</source>
        <translation>自动单步(&amp;T)</translation>
    </message>
    <message>
        <source>Show the previous step; the search does not change</source>
        <translation>显示前一步；搜索保持原样</translation>
    </message>
    <message>
        <source>Compare rollouts that play on any point with rollouts that play only next to stones</source>
        <translation>比较在任意处落子的模拟与在棋子旁落子的模拟</translation>
    </message>
    <message>
        <source>Ask an E&amp;xternal Engine …</source>
        <translation>询问外部引擎(&amp;A)…</translation>
    </message>
    <message>
        <source>Add and test programs that speak the Gomocup protocol or GTP</source>
        <translation>添加使用 Gomocup 协议或 GTP 的程序并试用</translation>
    </message>
    <message>
        <source>&amp;Previous Snapshot</source>
        <translation>上一个快照(&amp;P)</translation>
    </message>
    <message>
        <source>Show the search as it was one snapshot earlier</source>
        <translation>显示前一个快照时的搜索</translation>
    </message>
    <message>
        <source>&amp;Next Snapshot</source>
        <translation>下一个快照(&amp;N)</translation>
    </message>
    <message>
        <source>Show the search one snapshot later</source>
        <translation>显示后一个快照时的搜索</translation>
    </message>
    <message>
        <source>&amp;Current State</source>
        <translation>当前状态(&amp;C)</translation>
    </message>
    <message>
        <source>Return from the replay to the current state of the search</source>
        <translation>从回放返回搜索的当前状态</translation>
    </message>
    <message>
        <source>Play or P&amp;ause</source>
        <translation>播放或暂停(&amp;A)</translation>
    </message>
    <message>
        <source>Play the snapshots of the search, or pause the replay</source>
        <translation>播放搜索的快照，或暂停回放</translation>
    </message>
    <message>
        <source>Perform the remaining phases of the current simulation</source>
        <translation>执行各阶段直到一次模拟结束</translation>
    </message>
    <message>
        <source>Step One P&amp;hase</source>
        <translation>单步一个阶段(&amp;H)</translation>
    </message>
    <message>
        <source>Step One S&amp;imulation</source>
        <translation>单步一次模拟(&amp;I)</translation>
    </message>
    <message>
        <source>Choose a Profile …</source>
        <translation>选择配置 …</translation>
    </message>
    <message>
        <source>Perform the number of simulations set in the pane Steps</source>
        <translation>执行“步骤”面板中设置的模拟次数</translation>
    </message>
    <message>
        <source>Perform one phase after another at the speed set in the pane Steps</source>
        <translation>按“步骤”面板中设置的速度逐个执行阶段</translation>
    </message>
    <message>
        <source>Go &amp;Back to the Previous Step</source>
        <translation>回到前一步(&amp;B)</translation>
    </message>
    <message>
        <source>Go &amp;Forward to the Next Step</source>
        <translation>前进到后一步(&amp;F)</translation>
    </message>
    <message>
        <source>Show the next step; the search does not change</source>
        <translation>显示后一步；搜索保持原样</translation>
    </message>
    <message>
        <source>Return to the &amp;Latest Step</source>
        <translation>回到最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Compare Two Searches …</source>
        <translation>比较两次搜索(&amp;C)…</translation>
    </message>
    <message>
        <source>Run two searches of this position side by side</source>
        <translation>用两种方式并排搜索此局面</translation>
    </message>
    <message>
        <source>Compare &amp;Uniform with Neighbour Rollouts</source>
        <translation>比较均匀模拟与邻近模拟(&amp;U)</translation>
    </message>
    <message>
        <source>Analyse this position with another program</source>
        <translation>用其他程序分析此局面</translation>
    </message>
    <message>
        <source>External En&amp;gines …</source>
        <translation>外部引擎(&amp;G)…</translation>
    </message>
    <message>
        <source>&amp;Why Not This Move?</source>
        <translation>为什么不选这着(&amp;W)？</translation>
    </message>
    <message>
        <source>Compare the selected candidate with the best move</source>
        <translation>将所选候选着法与最佳着法作比较</translation>
    </message>
    <message>
        <source>Remo&amp;ve Search Restrictions</source>
        <translation>取消搜索限制(&amp;V)</translation>
    </message>
    <message>
        <source>Cou&amp;nt the Nodes</source>
        <translation>统计节点(&amp;N)</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree by depth, children and visits</source>
        <translation>按深度、子节点和访问次数统计整棵树的节点</translation>
    </message>
    <message>
        <source>Go to the Parent N&amp;ode</source>
        <translation>到上一层节点(&amp;O)</translation>
    </message>
    <message>
        <source>Show the node one move closer to the root</source>
        <translation>查看离根节点近一着的节点</translation>
    </message>
    <message>
        <source>Go Bac&amp;k to the Root</source>
        <translation>回到根节点(&amp;K)</translation>
    </message>
    <message>
        <source>Show the position of the game again</source>
        <translation>重新查看对局中的局面</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>对弈(&amp;P)</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>学习(&amp;U)</translation>
    </message>
    <message>
        <source>Re&amp;set the Pane Layout</source>
        <translation>恢复面板布局(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Go to Next Pane</source>
        <translation>转到下一个面板(&amp;G)</translation>
    </message>
    <message>
        <source>Move the keyboard focus from the board to one pane after the other, and back</source>
        <translation>把键盘焦点从棋盘依次移到各面板，再移回棋盘</translation>
    </message>
    <message>
        <source>Previo&amp;us Tab</source>
        <translation>上一个标签页(&amp;U)</translation>
    </message>
    <message>
        <source>Close the pane that has the keyboard focus; the menu View, Panes opens it again</source>
        <translation>关闭拥有键盘焦点的面板；可从菜单“视图”“面板”重新打开</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>着法编号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Wooden Board</source>
        <translation>木纹棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>动画(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Heatmap on the Board</source>
        <translation>棋盘上显示热图(&amp;H)</translation>
    </message>
    <message>
        <source>Colour each move by its prior: its estimated probability before the search</source>
        <translation>按先验概率（搜索前的估计）为每个着法着色</translation>
    </message>
    <message>
        <source>Can&amp;didates on the Board</source>
        <translation>棋盘上显示候选(&amp;D)</translation>
    </message>
    <message>
        <source>N&amp;othing on the Board</source>
        <translation>棋盘上不显示(&amp;O)</translation>
    </message>
    <message>
        <source>Also show the heatmap, the candidates and the win rate while a person plays</source>
        <translation>有人对弈时也显示热图、候选着法和胜率</translation>
    </message>
    <message>
        <source>Show the time, simulations and evaluation of each move of an engine in the pane Players</source>
        <translation>在“棋手”面板中显示各引擎着法的用时、模拟次数和评估</translation>
    </message>
    <message>
        <source>Show all win rates, values and proven results for Black</source>
        <translation>为黑方显示所有胜率、价值和已证明的结果</translation>
    </message>
    <message>
        <source>Show all win rates, values and proven results for White</source>
        <translation>为白方显示所有胜率、价值和已证明的结果</translation>
    </message>
    <message>
        <source>&amp;Side to Move</source>
        <translation>行棋方(&amp;S)</translation>
    </message>
    <message>
        <source>List the candidates in the order of the board, not by visits: columns from left to right, each from bottom to top</source>
        <translation>按列从左到右、从下到上列出候选着法，而不是按访问次数</translation>
    </message>
    <message>
        <source>Add a column m/n: m wins (a draw counts one half) in n visits of each candidate</source>
        <translation>添加 m/n 列：每个候选着法 n 次访问中的 m 个胜局（和棋算半胜）</translation>
    </message>
    <message>
        <source>Spend a few seconds on each position to find a win by threats, and report the result</source>
        <translation>在每个局面中用几秒钟寻找威胁取胜，并报告结果</translation>
    </message>
    <message>
        <source>Fu&amp;ll-Screen Board</source>
        <translation>棋盘全屏(&amp;L)</translation>
    </message>
    <message>
        <source>Fill the whole screen with the board, the players and their clocks</source>
        <translation>只显示棋盘、棋手和棋钟，铺满屏幕</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>复盘(&amp;R)</translation>
    </message>
    <message>
        <source>Show the win rate of both sides in a bar beside the board</source>
        <translation>在棋盘旁的竖条中显示双方的胜率</translation>
    </message>
    <message>
        <source>Show the Search while Pla&amp;ying</source>
        <translation>对局时显示搜索(&amp;Y)</translation>
    </message>
    <message>
        <source>Candidates in &amp;Board Order</source>
        <translation>按棋盘顺序列出候选着法(&amp;E)</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>上一个面板(&amp;V)</translation>
    </message>
    <message>
        <source>Next Ta&amp;b</source>
        <translation>下一个标签页(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Close Pane</source>
        <translation>关闭面板(&amp;C)</translation>
    </message>
    <message>
        <source>E&amp;valuation Bar</source>
        <translation>评估条(&amp;V)</translation>
    </message>
    <message>
        <source>In renju, also mark Black&apos;s forbidden points while White is to move</source>
        <translation>在连珠中，轮到白方时也标出黑方的禁手点</translation>
    </message>
    <message>
        <source>Pr&amp;iors on the Board</source>
        <translation>棋盘上显示先验(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>黑方(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>白方(&amp;W)</translation>
    </message>
    <message>
        <source>Show Move Co&amp;sts</source>
        <translation>显示着法的代价(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Mark Forbidden Points</source>
        <translation>标出禁手点(&amp;M)</translation>
    </message>
    <message>
        <source>In renju, mark Black&apos;s forbidden points while Black is to move</source>
        <translation>在连珠中，轮到黑方走棋时标出黑方的禁手点</translation>
    </message>
    <message>
        <source>Also Mark Them on &amp;White&apos;s Turn</source>
        <translation>轮到白方时也标出(&amp;W)</translation>
    </message>
    <message>
        <source>Show all win rates, values and proven results for the side to move in the shown position</source>
        <translation>为所示局面的行棋方显示所有胜率、价值和已证明的结果</translation>
    </message>
    <message>
        <source>&amp;Values of Candidates</source>
        <translation>候选着法的价值(&amp;V)</translation>
    </message>
    <message>
        <source>Add a column with the value of each candidate for the chosen side, from −1 to 1</source>
        <translation>添加一列，显示每个候选着法对所选一方的价值，范围从 −1 到 1</translation>
    </message>
    <message>
        <source>&amp;Wins of Candidates</source>
        <translation>候选着法的胜局数(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Threats on the Board</source>
        <translation>棋盘上的威胁(&amp;B)</translation>
    </message>
    <message>
        <source>Mark the points where a stone makes a five, a four or an open three</source>
        <translation>标出落子后成五、成四或成活三的点</translation>
    </message>
    <message>
        <source>Winning Threat L&amp;ine</source>
        <translation>威胁取胜的着法(&amp;V)</translation>
    </message>
    <message>
        <source>Show a win by threats on the board, with numbers on its attacks and replies</source>
        <translation>在棋盘上显示威胁取胜，并为其进攻与应着编号</translation>
    </message>
    <message>
        <source>Pro&amp;ve Wins by Threats</source>
        <translation>证明威胁取胜(&amp;J)</translation>
    </message>
    <message>
        <source>&amp;System Theme</source>
        <translation>跟随系统主题(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k Theme</source>
        <translation>深色主题(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts …</source>
        <translation>快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;Rules of the Games …</source>
        <translation>游戏规则(&amp;R)…</translation>
    </message>
    <message>
        <source>Show which lines win in each game, and what is forbidden in renju</source>
        <translation>显示各种游戏中哪些连线获胜，以及连珠的禁手</translation>
    </message>
    <message>
        <source>Redo a Classroom &amp;Project …</source>
        <translation>重做课堂项目(&amp;P)…</translation>
    </message>
    <message>
        <source>Repeat the searches, experiments and trainings of five classroom projects</source>
        <translation>重现五个课堂项目的搜索、实验和训练</translation>
    </message>
    <message>
        <source>Show &amp;Log …</source>
        <translation>显示日志(&amp;L)…</translation>
    </message>
    <message>
        <source>Show what the program has logged, such as errors</source>
        <translation>显示程序的日志，例如错误</translation>
    </message>
    <message>
        <source>&amp;About MCTS Studio</source>
        <translation>关于 MCTS Studio(&amp;A)</translation>
    </message>
</context>
<context>
    <name>BarsPlot</name>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
</context>
<context>
    <name>Baselines</name>
    <message>
        <source>Minimax</source>
        <translation>极小化极大</translation>
    </message>
    <message>
        <source>One ply ahead</source>
        <translation>预看一步</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>随机着法</translation>
    </message>
    <message>
        <source>Alpha-beta search up to the limit of depth or time; 4 plies deep if no limit is set. It evaluates a position by its open lines.</source>
        <translation>Alpha-beta 搜索到深度或时间上限，否则为 4 手；统计开放的线</translation>
    </message>
    <message>
        <source>Wins at once or blocks a win if possible; otherwise plays a random move</source>
        <translation>能立即获胜或防守时就这样走；否则走随机着法</translation>
    </message>
    <message>
        <source>Plays any legal move, each with the same probability</source>
        <translation>任意合法着法，概率相同</translation>
    </message>
</context>
<context>
    <name>BoardAccessible</name>
    <message>
        <source>{point}, {side}</source>
        <translation>{point}，{side}</translation>
    </message>
    <message>
        <source>ringed by the hint</source>
        <translation>提示圈出</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>最后一着</translation>
    </message>
    <message>
        <source>in the winning line</source>
        <translation>在胜利连线上</translation>
    </message>
    <message>
        <source>{point}, empty</source>
        <translation>{point}，空</translation>
    </message>
    <message>
        <source>{point}, empty, visits {visits}, rank {rank}</source>
        <translation>{point}，空，访问 {visits} 次，排名 {rank}</translation>
    </message>
    <message>
        <source>the hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>the better move</source>
        <translation>更好的一着</translation>
    </message>
    <message>
        <source>offered as the fifth move</source>
        <translation>作为第五手提供</translation>
    </message>
    <message>
        <source>in the frame of the hint</source>
        <translation>在提示框内</translation>
    </message>
    <message>
        <source>move {number} of the winning line, {side}</source>
        <translation>取胜着法的第 {number} 手,{side}</translation>
    </message>
    <message>
        <source>{side} can make {threat} here</source>
        <translation>{side}在此形成{threat}</translation>
    </message>
    <message>
        <source>the better move instead of {played}</source>
        <translation>比 {played} 更好的一着</translation>
    </message>
    <message>
        <source>{side} plays {point}</source>
        <translation>{side}下在 {point}</translation>
    </message>
</context>
<context>
    <name>BoardLegend</name>
    <message>
        <source>Legend: {values}</source>
        <translation>图例：{values}</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>hidden replies: “Candidates on the Board” (D)</source>
        <translation>已隐藏的应着：“棋盘上显示候选”(D)</translation>
    </message>
    <message>
        <source>win by the threat search</source>
        <translation>威胁搜索证明的胜</translation>
    </message>
    <message>
        <source>best to worst; too few visits for numbers</source>
        <translation>从最佳到最差；访问次数太少，不显示数字</translation>
    </message>
    <message>
        <source>best to worst; {rates}</source>
        <translation>从最佳到最差；{rates}</translation>
    </message>
    <message>
        <source>better move</source>
        <translation>更好的一着</translation>
    </message>
    <message>
        <source>better than {played}</source>
        <translation>优于 {played}</translation>
    </message>
    <message>
        <source>hint: here</source>
        <translation>提示：在此</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>进攻</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>应着</translation>
    </message>
</context>
<context>
    <name>BoardLine</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
</context>
<context>
    <name>BookController</name>
    <message>
        <source>Engines play without an opening book.</source>
        <translation>引擎不使用开局库。</translation>
    </message>
    <message>
        <source>Opening books (*.book);;All files (*)</source>
        <translation>开局库 (*.book);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Choose an opening book</source>
        <translation>选择开局库</translation>
    </message>
    <message>
        <source>Engines play {game} from the opening book {file}.</source>
        <translation>引擎在 {game} 中使用开局库 {file}。</translation>
    </message>
    <message>
        <source>The opening book cannot be used.</source>
        <translation>无法使用开局库。</translation>
    </message>
    <message>
        <source>Opening books (*.book)</source>
        <translation>开局库 (*.book)</translation>
    </message>
    <message>
        <source>Make an opening book</source>
        <translation>生成开局库</translation>
    </message>
    <message numerus="yes">
        <source>An opening book with %Ln position(s) was written to {file}.</source>
        <translation>
            <numerusform>含 %Ln 个局面的开局库已写入 {file}。</numerusform>
        </translation>
    </message>
    <message>
        <source>No book was written: for this game, the position database has no move that was played in at least three games and with enough success.</source>
        <translation>未写入开局库：局面数据库中没有此棋种至少在三盘棋中走过且足够成功的着法。</translation>
    </message>
</context>
<context>
    <name>BorrowedBoard</name>
    <message>
        <source>A game is in progress. To solve exercises, leave the game first.</source>
        <translation>对局正在进行。请先离开对局，再做练习。</translation>
    </message>
</context>
<context>
    <name>BranchingPlot</name>
    <message>
        <source>Children: {children}, nodes: {nodes}</source>
        <translation>子节点：{children}，节点：{nodes}</translation>
    </message>
    <message>
        <source>Children of inner nodes</source>
        <translation>内部节点的子节点</translation>
    </message>
    <message>
        <source>Inner nodes by number of children</source>
        <translation>按子节点数统计内部节点</translation>
    </message>
</context>
<context>
    <name>BreakpointsEditor</name>
    <message>
        <source>Breakpoints of the search</source>
        <translation>搜索的断点</translation>
    </message>
    <message>
        <source>Stop the search when</source>
        <translation>在下列情况停止搜索</translation>
    </message>
    <message>
        <source>the best move changes</source>
        <translation>最佳着法改变</translation>
    </message>
    <message>
        <source>Stop when the best move changes</source>
        <translation>最佳着法改变时停止</translation>
    </message>
    <message>
        <source>a move reaches</source>
        <translation>某着法达到</translation>
    </message>
    <message>
        <source>Stop when a move reaches this number of visits</source>
        <translation>某着法达到此访问次数时停止</translation>
    </message>
    <message>
        <source>a result is proven</source>
        <translation>有结果被证明</translation>
    </message>
    <message>
        <source>Stop when a result is proven</source>
        <translation>有结果被证明时停止</translation>
    </message>
    <message>
        <source> visits</source>
        <translation> 次访问</translation>
    </message>
    <message>
        <source>Visits at which the search stops</source>
        <translation>搜索停止时的访问次数</translation>
    </message>
    <message>
        <source>{move} has {visits} visits.</source>
        <translation>{move} 已有 {visits} 次访问。</translation>
    </message>
    <message>
        <source>{move} became the best move after {simulations} simulations.</source>
        <translation>{move} 在 {simulations} 次模拟后成为最佳着法。</translation>
    </message>
    <message>
        <source>{move} replaced {former} as the best move after {simulations} simulations.</source>
        <translation>{move} 在 {simulations} 次模拟后取代 {former} 成为最佳着法。</translation>
    </message>
    <message>
        <source>The mean win rate of {side} changed from {before} to {after}.</source>
        <translation>{side}的平均胜率从 {before} 变为 {after}。</translation>
    </message>
    <message>
        <source>the mean win rate changes by</source>
        <translation>平均胜率变化</translation>
    </message>
    <message>
        <source>Stop when the mean win rate changes by this amount</source>
        <translation>平均胜率变化达到此幅度时停止</translation>
    </message>
    <message>
        <source>Smallest change of the mean win rate that stops the search</source>
        <translation>搜索停止时的平均胜率变化幅度</translation>
    </message>
    <message>
        <source>The result of the position is proven.</source>
        <translation>此局面的结果已被证明。</translation>
    </message>
    <message>
        <source>The result of {move} is proven.</source>
        <translation>{move} 的结果已被证明。</translation>
    </message>
    <message>
        <source>The side to move has a proven win.</source>
        <translation>已证明行棋方必胜。</translation>
    </message>
    <message>
        <source>{move} is a proven win.</source>
        <translation>{move} 已被证明必胜。</translation>
    </message>
    <message>
        <source>{move} is a proven loss.</source>
        <translation>{move} 已被证明必败。</translation>
    </message>
    <message>
        <source>The side to move has a proven loss.</source>
        <translation>已证明行棋方必败。</translation>
    </message>
    <message>
        <source>The position is a proven draw.</source>
        <translation>此局面已被证明是和棋。</translation>
    </message>
    <message>
        <source>{move} is a proven draw.</source>
        <translation>{move} 已被证明是和棋。</translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>Look Inside {move}</source>
        <translation>查看 {move} 的内部</translation>
    </message>
    <message>
        <source>Search Only {move}</source>
        <translation>只搜索 {move}</translation>
    </message>
    <message>
        <source>Leave Out {move}</source>
        <translation>排除 {move}</translation>
    </message>
    <message>
        <source>Give {move} Extra Visits</source>
        <translation>给 {move} 额外访问</translation>
    </message>
    <message>
        <source>Why Not {move}?</source>
        <translation>为什么不选 {move}？</translation>
    </message>
    <message>
        <source>Minimum number of extra visits for {move}:</source>
        <translation>{move} 的最少额外访问次数：</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>其他…</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>{move}, left out of the search</source>
        <translation>{move}，已排除在搜索之外</translation>
    </message>
    <message>
        <source>{move}, gets extra visits</source>
        <translation>{move}，正得到额外访问</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Rank: proven wins come first (the shortest at the top), then the other moves by visits, then proven losses</source>
        <translation>排名：已证明的胜着在前，步数最少的在最上；其余按访问次数；已证明的败着在最后</translation>
    </message>
    <message>
        <source>Expected result for {side}, −1 (loss) to 1 (win)</source>
        <translation>{side}的期望结果，−1（负）至 1（胜）</translation>
    </message>
    <message>
        <source>Proven result for {side}, and the maximum number of plies to the end of the game</source>
        <translation>{side}的已证明结果，以及到终局的最多手数</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message numerus="yes">
        <source>Wins {kind} in at most %n plies, found by the threat search</source>
        <translation>
            <numerusform>{kind}至多 %n 手内获胜（由威胁搜索找到）</numerusform>
        </translation>
    </message>
    <message>
        <source>The move</source>
        <translation>该着法</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Simulations that tried this move, as a share of all simulations</source>
        <translation>该着法在全部模拟中所占的比例</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>搜索前估计的该着法概率</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Number of simulations that tried this move. The bar compares the move with the most visited one.</source>
        <translation>尝试该着法的模拟次数；条形与访问最多的着法作比较</translation>
    </message>
    <message>
        <source>Win rate: expected result for {side}, 0 % to 100 %; a draw counts one half. A word is a proven result. A number with a sign is the score of an external engine on its own scale.</source>
        <translation>胜率：{side}的期望结果，0 % 至 100 %；和棋计半。文字表示已证明的结果。带正负号的数字是外部引擎按其自身尺度给出的评分。</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>m/n: m wins of {side} (a draw counts one half) in n visits of the move</source>
        <translation>m/n：该着法 n 次访问中{side}的 m 个胜局（和棋计为半局）</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Principal variation: the best moves after this one, as far as searched</source>
        <translation>主要变化：此后已搜索到的最佳着法</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Candidates</source>
        <translation>候选着法</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or show the search from the View menu.</source>
        <translation>对弈时搜索被隐藏。请使用提示，或在“视图”菜单中打开显示。</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier move to see what the search considers.</source>
        <translation>对局在此已结束。回到前面的一手，即可看到搜索考虑的着法。</translation>
    </message>
    <message>
        <source>The candidate moves of the search appear here.</source>
        <translation>搜索的候选着法显示在这里。</translation>
    </message>
    <message>
        <source>The search begins as soon as it is prepared.</source>
        <translation>搜索准备好后会立即开始。</translation>
    </message>
    <message>
        <source>The search is being prepared. Afterwards “Run” (Space) starts it.</source>
        <translation>正在准备搜索。准备好后，用“运行”（空格键）开始。</translation>
    </message>
    <message>
        <source>The candidate moves of the search appear here. “Run” (Space) starts it.</source>
        <translation>搜索的候选着法显示在这里。用“运行”（空格键）开始。</translation>
    </message>
</context>
<context>
    <name>ClassroomProjects</name>
    <message>
        <source>Five in a row with plain search and AlphaZero</source>
        <translation>五子连珠：普通搜索与 AlphaZero</translation>
    </message>
    <message>
        <source>Five in a row on 8×8 and four in a row on 6×6. Plain Monte Carlo tree search plays 10,000 random games per move. AlphaZero evaluates positions by a convolutional network, with 400 playouts per move.</source>
        <translation>8×8 五子连珠和 6×6 四子连珠。普通蒙特卡洛树搜索每步进行 10,000 局随机对局。AlphaZero 用卷积网络评估局面，每步 400 次模拟。</translation>
    </message>
    <message>
        <source>Plain search, 8×8, 10,000 playouts</source>
        <translation>普通搜索，8×8，10,000 次模拟</translation>
    </message>
    <message>
        <source>Plain search, four in a row on 6×6, 10,000 playouts</source>
        <translation>普通搜索，6×6 四子连珠，10,000 次模拟</translation>
    </message>
    <message>
        <source>AlphaZero, 8×8, 400 playouts</source>
        <translation>AlphaZero，8×8，400 次模拟</translation>
    </message>
    <message>
        <source>Tree search with neighbour rollouts</source>
        <translation>邻近模拟的树搜索</translation>
    </message>
    <message>
        <source>The studio applies c to win rates from 0 to 1. So c = √2 on values from −1 to 1 corresponds to c = 0.7071 here. The limit of 30 applies to the depth of the tree and to the length of rollouts. A rollout that reaches the limit counts as a draw. After the search, the move with the best value is played.</source>
        <translation>本程序把 c 用于 0 到 1 的胜率。因此，用于 −1 到 1 取值的 c = √2 在此对应 c = 0.7071。上限 30 适用于树的深度和模拟的长度；达到上限的模拟算作和棋。最终着法是价值最高的着法。</translation>
    </message>
    <message>
        <source>Each move has n simulations, of which m are won; a draw counts one half. The share m/n is the value of the move. The search tries few children of a node at first, and more as the visits of the node grow.</source>
        <translation>每个着法有 n 次模拟，其中 m 次获胜；和棋算一半。m/n 就是着法的价值。起初只尝试少数子节点，随访问数增加而增多。</translation>
    </message>
    <message>
        <source>AlphaZero notes, and a notebook that trains a network</source>
        <translation>AlphaZero 笔记，以及训练网络的笔记本</translation>
    </message>
    <message>
        <source>Notes on AlphaZero, with a notebook that trains a convolutional network by self-play. They explain playouts, temperature, Dirichlet noise, and the losses of policy and value.</source>
        <translation>AlphaZero 笔记，附有通过自我对弈训练卷积网络的笔记本：模拟次数、温度、狄利克雷噪声、策略与价值的损失。</translation>
    </message>
    <message>
        <source>Every result is 1, 0 or −1 from the point of view of the side to move. In one notebook the test for a winner never succeeds, so the notebook never gives the reward 1. The studio repeats the method, but not this error.</source>
        <translation>每个结果从走棋方看都是 1、0 或 −1。某个笔记本中判断胜者的条件从不成立，因此奖励从不为 1；本程序重现其方法，而不重现这个错误。</translation>
    </message>
    <message>
        <source>Connect Four, searched as a graph: positions that are reached by different move orders share a node. A table shows the visits and the value of each column; size, depth and breadth describe the graph. The project used c = 2 and c = 0.5 on values from −1 to 1.</source>
        <translation>以图搜索四子棋：由不同走子顺序到达的相同局面共用一个节点。表格列出每列的访问数和价值；用大小、深度和宽度描述图。取值 −1 到 1 时 c = 2 和 0.5。</translation>
    </message>
    <message>
        <source>The studio applies c to win rates from 0 to 1. So c = 2 and c = 0.5 on values from −1 to 1 correspond to c = 1 and c = 0.25 here. The studio also proves wins and losses; when the root is proven, the search ends, unless proofs=off is set. Values are from the point of view of the side to move.</source>
        <translation>本程序把 c 用于 0 到 1 的胜率。因此，用于 −1 到 1 取值的 c = 2 和 c = 0.5 在此对应 c = 1 和 c = 0.25。它还证明胜负；根节点被证明后搜索结束，除非设置 proofs=off。价值从走棋方看。</translation>
    </message>
    <message>
        <source>Neighbour rollouts, 400 simulations</source>
        <translation>邻近模拟，400 次模拟</translation>
    </message>
    <message>
        <source>The studio keeps the tree below a played move and shows the kept visits separately. A move that lets the other side win at once counts as lost, even in plain search, because this follows from the rules. The shipped network was trained by the studio from random weights. It requires the optional packages onnx and onnxruntime.</source>
        <translation>本程序保留所走着法之下的树，并单独列出保留的访问数。若某着法之后对方能立即获胜，则该着法算作输，普通搜索也是如此，因为这由规则得出。随附的网络由本程序从随机权重开始训练，需要可选包 onnx 和 onnxruntime。</translation>
    </message>
    <message>
        <source>Monte Carlo tree search whose rollouts play only next to stones. Four in a row on 5×5, 400 simulations per move, depth 30, c = √2 on values from −1 to 1.</source>
        <translation>蒙特卡洛树搜索，其模拟只在棋子旁边落子。5×5 四子连珠，每步 400 次模拟，深度 30，取值 −1 到 1 时 c = √2。</translation>
    </message>
    <message>
        <source>Uniform rollouts, 400 simulations</source>
        <translation>均匀模拟，400 次模拟</translation>
    </message>
    <message>
        <source>Class assignment with statistics m/n</source>
        <translation>m/n 统计作业</translation>
    </message>
    <message>
        <source>The studio calls m/n the win rate and n the visits. It also shows the number of draws, without draws in visits that were kept from earlier moves. On 4×4 no line of five fits, so every simulation ends in a draw.</source>
        <translation>本程序把 m/n 称为胜率，把 n 称为访问数。它还显示和棋数，但不含从之前着法保留的访问。4×4 放不下五连，所以每次模拟都以和棋结束。</translation>
    </message>
    <message>
        <source>Five in a row on 4×4, 2,000 simulations</source>
        <translation>4×4 五子连珠，2,000 次模拟</translation>
    </message>
    <message>
        <source>Five in a row on 6×6, 2,000 simulations</source>
        <translation>6×6 五子连珠，2,000 次模拟</translation>
    </message>
    <message>
        <source>AlphaZero, 8×8, 120 playouts</source>
        <translation>AlphaZero，8×8，120 次模拟</translation>
    </message>
    <message>
        <source>A small network learns three in a row on 4×5, in two minutes</source>
        <translation>小型网络在两分钟内学会 4×5 棋盘上的三子棋</translation>
    </message>
    <message>
        <source>Connect Four lab with graph search</source>
        <translation>四子棋图搜索实验课</translation>
    </message>
    <message>
        <source>Graph, 1,000 simulations</source>
        <translation>图，1,000 次模拟</translation>
    </message>
    <message>
        <source>Tree, 1,000 simulations</source>
        <translation>树，1,000 次模拟</translation>
    </message>
    <message>
        <source>Graph, 200 simulations, c = 0.5 on values</source>
        <translation>图，200 次模拟，c = 0.5（用于价值）</translation>
    </message>
    <message>
        <source>A convolutional network learns from games against itself, 8×8</source>
        <translation>卷积网络从自我对弈中学习，8×8</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>Clock of the game</source>
        <translation>对局棋钟</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>不计时</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>整局限时</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>每步限时</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>每步加秒</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>Minutes and seconds per game</source>
        <translation>整局的分钟和秒</translation>
    </message>
    <message>
        <source> min</source>
        <translation> 分</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>No loss on time; each engine uses its own limit per move</source>
        <translation>没有超时判负；每个引擎使用自己的每步限制</translation>
    </message>
    <message>
        <source>Time per side for the whole game, for people and engines; a side that runs out of time loses</source>
        <translation>每方整局的时间，人和引擎相同；用完时间的一方负</translation>
    </message>
    <message>
        <source>Time per move, for people and engines; a side that exceeds it loses</source>
        <translation>每步的时间，人和引擎相同；超时的一方负</translation>
    </message>
</context>
<context>
    <name>ClusterBox</name>
    <message>
        <source>this computer, or tls://host:8786</source>
        <translation>本机，或 tls://host:8786</translation>
    </message>
    <message>
        <source>Address of the Dask scheduler</source>
        <translation>Dask 调度器的地址</translation>
    </message>
    <message>
        <source>Dask scheduler whose workers play the games. Leave empty to play on this computer.</source>
        <translation>对局由该 Dask 调度器的工作进程进行；留空则在本机进行</translation>
    </message>
    <message>
        <source>Anyone who controls or can reach this scheduler can run code on its workers and on this computer. Use it only in networks that you trust, or with certificates (tls://).</source>
        <translation>控制或能够访问该调度器的人，可以在其工作进程和本机上运行任意代码。请仅在可信的网络中使用，或通过 tls:// 使用证书。</translation>
    </message>
</context>
<context>
    <name>CommentView</name>
    <message>
        <source>Comment</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>Write a comment on this move.</source>
        <translation>为这一着写注释。</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>&amp;Limit</source>
        <translation>限制(&amp;L)</translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <translation>重新开始(&amp;T)</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>重新开始</translation>
    </message>
    <message>
        <source>Discard both search trees and start again (Ctrl+R)</source>
        <translation>丢弃两棵搜索树并重新开始 (Ctrl+R)</translation>
    </message>
    <message>
        <source>Progress of both searches</source>
        <translation>两次搜索的进度</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>Start or pause both searches (Space)</source>
        <translation>开始或暂停两次搜索（空格键）</translation>
    </message>
</context>
<context>
    <name>CompareBoards</name>
    <message>
        <source>Difference in visits, B minus A</source>
        <translation>访问次数之差，B 减 A</translation>
    </message>
    <message>
        <source>Board of A</source>
        <translation>A 的棋盘</translation>
    </message>
    <message>
        <source>Board of the differences</source>
        <translation>差异棋盘</translation>
    </message>
    <message>
        <source>Board of B</source>
        <translation>B 的棋盘</translation>
    </message>
    <message>
        <source>Network evaluations without search</source>
        <translation>不搜索时网络的评估</translation>
    </message>
    <message>
        <source>{side}: the search prefers {found}.</source>
        <translation>{side}：搜索 {found}。</translation>
    </message>
    <message>
        <source>{side}: the network prefers {proposed}, the search {found}.</source>
        <translation>{side}：网络 {proposed}，搜索 {found}。</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>{side}: the search with rollouts prefers {found}; its mean win rate for {viewed} is {found_rate}.</source>
        <translation>{side}：依靠随机模拟，搜索偏好 {found}，{viewed}的平均胜率为 {found_rate}。</translation>
    </message>
    <message>
        <source>{side}: without search, the network prefers {proposed} (prior {prior}) and expects a win rate of {proposed_rate} for {viewed}. The search prefers the same move; its mean win rate is {found_rate}.</source>
        <translation>{side}：不搜索时，网络偏好 {proposed}（先验 {prior}），预期{viewed}胜率 {proposed_rate}。搜索也偏好此着，平均胜率为 {found_rate}。</translation>
    </message>
    <message>
        <source>{side}: without search, the network prefers {proposed} (prior {prior}) and expects a win rate of {proposed_rate} for {viewed}. The search prefers {found}; its mean win rate is {found_rate}.</source>
        <translation>{side}：不搜索时，网络偏好 {proposed}（先验 {prior}），预期{viewed}胜率 {proposed_rate}。搜索偏好 {found}，平均胜率为 {found_rate}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>The search is hidden while you play. Leave the game to compare searches.</source>
        <translation>对弈时搜索被隐藏。要比较搜索，请离开对局。</translation>
    </message>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>正在分析整局。用“取消”(Esc)停止分析。</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Compare Two Searches</source>
        <translation>比较两次搜索</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Parameters of A</source>
        <translation>A 的参数</translation>
    </message>
    <message>
        <source>Parameters of B</source>
        <translation>B 的参数</translation>
    </message>
    <message>
        <source>A: {told}</source>
        <translation>A：{told}</translation>
    </message>
    <message>
        <source>B: {told}</source>
        <translation>B：{told}</translation>
    </message>
    <message>
        <source>Both searches are running, each with one thread and its own seed. “Pause” (Space) pauses them.</source>
        <translation>两次搜索都在运行，各用一个线程和自己的种子。用“暂停”（空格键）暂停。</translation>
    </message>
    <message>
        <source>Choose the settings of A and B. “Run” (Space) then starts both searches.</source>
        <translation>请选择 A 和 B 的设置，然后用“运行”（空格键）开始两次搜索。</translation>
    </message>
    <message>
        <source>A has proven the value of this position. “Run” (Space) continues B.</source>
        <translation>A 已证明此局面的结果。用“运行”（空格键）让 B 继续。</translation>
    </message>
    <message>
        <source>B has proven the value of this position. “Run” (Space) continues A.</source>
        <translation>B 已证明此局面的结果。用“运行”（空格键）让 A 继续。</translation>
    </message>
    <message>
        <source>Both searches reached their limit. “Run” (Space) continues up to the same limit again.</source>
        <translation>两次搜索都已达到限制。用“运行”（空格键）再继续到同样的限制。</translation>
    </message>
    <message>
        <source>One search was restarted. “Run” (Space) runs only this search until it is as long as the other one.</source>
        <translation>其中一次搜索已重新开始。“运行”（空格键）只运行它，直到与另一次搜索一样长。</translation>
    </message>
    <message>
        <source>Both searches are paused. “Run” (Space) continues them.</source>
        <translation>两次搜索都已暂停。用“运行”（空格键）继续。</translation>
    </message>
    <message>
        <source>The game is over here. Go to another position to compare searches.</source>
        <translation>对局在此结束。要比较搜索，请转到其他局面。</translation>
    </message>
    <message>
        <source>The value of this position is proven in both searches. There is nothing left to search.</source>
        <translation>两次搜索都已证明此局面的结果；没有可再搜索的了。</translation>
    </message>
</context>
<context>
    <name>ContinueKey</name>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ConvergencePlot</name>
    <message>
        <source>Visit shares of the candidates</source>
        <translation>候选着法的访问占比</translation>
    </message>
    <message>
        <source>The visit shares of the best moves appear here while the search runs.</source>
        <translation>搜索运行时，最佳着法的访问占比显示在这里。</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} 分</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>第 {number} 手</translation>
    </message>
</context>
<context>
    <name>DepthPlot</name>
    <message>
        <source>visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Depth: {depth}, nodes: {nodes}, visits: {visits}</source>
        <translation>深度：{depth}，节点：{nodes}，访问次数：{visits}</translation>
    </message>
    <message>
        <source>Nodes and visits at each depth</source>
        <translation>各深度的节点与访问次数</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>按深度</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>A: {told}</source>
        <translation>A：{told}</translation>
    </message>
    <message>
        <source>B: {told}</source>
        <translation>B：{told}</translation>
    </message>
    <message>
        <source>Rank by visits: {rank_a} in A, {rank_b} in B.</source>
        <translation>按访问次数排名：A 中第 {rank_a}，B 中第 {rank_b}。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>该着法</translation>
    </message>
    <message>
        <source>Share A</source>
        <translation>占比 A</translation>
    </message>
    <message>
        <source>Share of all visits in A</source>
        <translation>该着法在 A 的全部访问中所占的比例</translation>
    </message>
    <message>
        <source>Share B</source>
        <translation>占比 B</translation>
    </message>
    <message>
        <source>Share of all visits in B</source>
        <translation>该着法在 B 的全部访问中所占的比例</translation>
    </message>
    <message>
        <source>Share B − A</source>
        <translation>占比 B − A</translation>
    </message>
    <message>
        <source>Win rate of {side} in search A. View &gt; Win Rates For changes the side.</source>
        <translation>搜索 A 中{side}的胜率。可在“视图”菜单中更改。</translation>
    </message>
    <message>
        <source>Win rate of {side} in search B. View &gt; Win Rates For changes the side.</source>
        <translation>搜索 B 中{side}的胜率。可在“视图”菜单中更改。</translation>
    </message>
    <message>
        <source>Win rate of {side} in B minus that in A</source>
        <translation>{side}在 B 中的胜率减去在 A 中的胜率</translation>
    </message>
    <message>
        <source>Proven result for {side}, and the maximum number of plies to the end of the game</source>
        <translation>{side}的已证明结果，以及到终局的最多手数</translation>
    </message>
    <message>
        <source>Share in B minus share in A</source>
        <translation>B 中的访问占比减去 A 中的</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
</context>
<context>
    <name>DifferencesPlot</name>
    <message>
        <source>Visit shares of the candidates in both searches</source>
        <translation>两次搜索中候选着法的访问占比</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>The visit shares of the best moves in both searches appear here while the searches run.</source>
        <translation>两次搜索运行时，最佳着法的访问占比显示在这里。</translation>
    </message>
</context>
<context>
    <name>DifferencesTable</name>
    <message>
        <source>Differences of the moves</source>
        <translation>着法的差异</translation>
    </message>
    <message>
        <source>The results of both searches for each move appear here. “Run” (Space) starts them.</source>
        <translation>两次搜索对每个着法的结果显示在这里。用“运行”（空格键）开始。</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>Show standings and games</source>
        <translation>显示排名与对局</translation>
    </message>
    <message>
        <source>Play the remaining games</source>
        <translation>进行其余的对局</translation>
    </message>
    <message>
        <source>Open the folder with the records and results of this match</source>
        <translation>打开存放此比赛棋谱与结果的文件夹</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>显示(&amp;S)</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>打开文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Open &amp;Another …</source>
        <translation>打开其他(&amp;A)…</translation>
    </message>
    <message>
        <source>Open the folder of a match that is stored elsewhere, to show or resume it</source>
        <translation>打开保存在别处的比赛文件夹，以显示或继续</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation>以前的比赛</translation>
    </message>
    <message>
        <source>Your matches are saved and listed here.</source>
        <translation>您的比赛会保存并列在这里。</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>开始于</translation>
    </message>
    <message>
        <source>Start time of the match</source>
        <translation>比赛开始时间</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>比赛</translation>
    </message>
    <message>
        <source>Title of the match, or its players</source>
        <translation>比赛的标题，或其棋手</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Games and boards of the match</source>
        <translation>比赛的棋种与棋盘</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Finished games and total number of games</source>
        <translation>已结束的对局数与总局数</translation>
    </message>
    <message>
        <source>{played} of {total}</source>
        <translation>{played} / {total}</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>&amp;Review the Game</source>
        <translation>复盘对局(&amp;R)</translation>
    </message>
    <message>
        <source>Quick Rema&amp;tch</source>
        <translation>再来一局(&amp;T)</translation>
    </message>
    <message>
        <source>Swap S&amp;ides</source>
        <translation>交换先后(&amp;I)</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>从此处继续(&amp;N)</translation>
    </message>
    <message>
        <source>T&amp;ake Back</source>
        <translation>悔棋(&amp;A)</translation>
    </message>
    <message>
        <source>Review the game and mark its mistakes</source>
        <translation>复盘对局并标出失误</translation>
    </message>
    <message>
        <source>Play another game with the same sides</source>
        <translation>以相同的一方再下一局</translation>
    </message>
    <message>
        <source>Play another game with the sides swapped</source>
        <translation>交换先后再下一局</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>从此局面继续</translation>
    </message>
    <message>
        <source>Take back your last move and play on</source>
        <translation>撤回最后一步并继续</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>EndController</name>
    <message>
        <source>Resign</source>
        <translation>认输</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>认输(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>继续对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Resign as {side}? {winner} wins.</source>
        <translation>{side}认输吗？{winner}将获胜。</translation>
    </message>
    <message>
        <source>{side} ({name})</source>
        <translation>{side}（{name}）</translation>
    </message>
</context>
<context>
    <name>EngineEditor</name>
    <message>
        <source>C&amp;hoose …</source>
        <translation>选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Choos&amp;e …</source>
        <translation>选择(&amp;E)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>程序</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>工作文件夹</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>协议</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>坐标</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Startup time</source>
        <translation>启动时限</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>选择程序</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>选择工作文件夹</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>the folder of the program</source>
        <translation>程序所在文件夹</translation>
    </message>
    <message>
        <source>The protocol that the engine speaks. “Test” detects it.</source>
        <translation>引擎使用的协议。“测试”会检测它。</translation>
    </message>
    <message>
        <source>Column first, then row</source>
        <translation>先列后行</translation>
    </message>
    <message>
        <source>Row first, then column</source>
        <translation>先行后列</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>程序(&amp;P)</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>参数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation>工作文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>Protoco&amp;l</source>
        <translation>协议(&amp;L)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>坐标(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>内存(&amp;M)</translation>
    </message>
    <message>
        <source>Startup t&amp;ime</source>
        <translation>启动时限(&amp;I)</translation>
    </message>
    <message>
        <source>Op&amp;tions</source>
        <translation>选项(&amp;T)</translation>
    </message>
    <message>
        <source>Choose the program of an engine</source>
        <translation>选择引擎的程序</translation>
    </message>
</context>
<context>
    <name>EngineQuestionController</name>
    <message>
        <source>The engine is starting and analysing …</source>
        <translation>引擎正在启动并分析…</translation>
    </message>
    <message>
        <source>Analyses by external engines are hidden while you play.</source>
        <translation>您对弈时隐藏引擎的分析。</translation>
    </message>
    <message>
        <source>The game is over in this position. Go back to an earlier move.</source>
        <translation>此局面中对局已结束。请回到较早的着法。</translation>
    </message>
</context>
<context>
    <name>EnginesController</name>
    <message>
        <source>Parts of the old list of engines could not be read. The old list is still in the file {path}.</source>
        <translation>旧引擎列表的部分内容无法读取。旧列表已保存为 {path}。</translation>
    </message>
    <message>
        <source>“Let the Engine Play Both Sides” (Shift+F11) needs a free board. First leave your game: menu Game, Leave the Game.</source>
        <translation>“让引擎执双方”(Shift+F11)需要空闲的棋盘。请先离开您的对局：“对局”菜单，“离开对局”。</translation>
    </message>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>正在分析整局。用“取消”(Esc)停止分析。</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier position or start a new game.</source>
        <translation>对局到此已结束。请回到较早的局面，或开始新对局。</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>&amp;Add …</source>
        <translation>添加(&amp;A)…</translation>
    </message>
    <message>
        <source>External Engines</source>
        <translation>外部引擎</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>Programs that speak the Gomocup protocol or GTP can play and analyse in MCTS Studio. Your list is empty.

Press “Add …” and choose the program of an engine.</source>
        <translation>使用 Gomocup 协议或 GTP 的程序可以在本程序中对弈和分析。您的列表中还没有。

请按“添加…”并选择引擎的程序。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
</context>
<context>
    <name>EnginesModel</name>
    <message>
        <source>Unnamed</source>
        <translation>未命名</translation>
    </message>
    <message>
        <source>{engine}, invalid entry</source>
        <translation>{engine}，条目无效</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Unexpected Error</source>
        <translation>意外错误</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({error}).</source>
        <translation>发生意外错误（{error}）。</translation>
    </message>
    <message>
        <source>The open game has no unsaved changes.</source>
        <translation>打开的棋局没有未保存的更改。</translation>
    </message>
    <message>
        <source>The unsaved changes of the open game are in the recovery file. If the program ends unexpectedly, the next start offers to restore them.</source>
        <translation>打开的棋局中未保存的更改已写入恢复文件。如果程序意外结束，下次启动时会提示恢复。</translation>
    </message>
    <message>
        <source>Not all changes of the open game are in the recovery file. Save the game now.</source>
        <translation>恢复文件中没有打开的棋局的全部更改。请立即保存棋局。</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>错误详情</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>Copy &amp;Details</source>
        <translation>复制详情(&amp;D)</translation>
    </message>
    <message>
        <source>Open &amp;Log</source>
        <translation>打开日志(&amp;L)</translation>
    </message>
    <message>
        <source>Close this message and continue</source>
        <translation>关闭此消息并继续</translation>
    </message>
    <message>
        <source>Close the program; it asks about unsaved changes first</source>
        <translation>关闭程序；会先询问未保存的更改</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more error(s) occurred since. The log has the details.</source>
        <translation>
            <numerusform>此后又发生了 %Ln 个错误。详情见日志。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>{value} (saved analysis)</source>
        <translation>{value}（已保存的分析）</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>Evaluation (best move)</source>
        <translation>形势评估(最佳着法)</translation>
    </message>
    <message>
        <source>{value} (review)</source>
        <translation>{value}（复盘）</translation>
    </message>
    <message>
        <source>{value} (search after the review)</source>
        <translation>{value}（复盘之后的搜索）</translation>
    </message>
    <message>
        <source>{result}. The position was won for {side}.</source>
        <translation>{result}。此局面原本是{side}必胜。</translation>
    </message>
    <message>
        <source>{result}. Before: {value}</source>
        <translation>{result}。此前：{value}</translation>
    </message>
    <message>
        <source>The position has not been analysed.</source>
        <translation>该局面尚未分析。</translation>
    </message>
    <message>
        <source>Proven draw</source>
        <translation>已证明和棋</translation>
    </message>
    <message>
        <source>{side} wins: proven</source>
        <translation>{side}获胜：已证明</translation>
    </message>
    <message>
        <source>{side} {rate} with the best move</source>
        <translation>{side} {rate}（最佳着法）</translation>
    </message>
    <message>
        <source>{side} {rate} with the best move, {mean} as the mean of all simulations</source>
        <translation>{side} {rate}（最佳着法），所有模拟平均 {mean}</translation>
    </message>
</context>
<context>
    <name>ExerciseBar</name>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>The number of winning moves is still being counted.</source>
        <translation>仍在统计解的数目。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n first moves that win.</source>
        <translation>
            <numerusform>有 %n 个取胜的第一手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n first moves that win.</source>
        <translation>
            <numerusform>至少有 %n 个取胜的第一手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <translation>找出制胜的一手。</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>您的成绩</translation>
    </message>
    <message>
        <source>This series: {solved} of {tried} exercises solved, {clean} of them without help.</source>
        <translation>本组习题：{tried} 题中解出 {solved} 题，其中 {clean} 题未用提示。</translation>
    </message>
    <message>
        <source>Mistakes at all moves: {mistakes}. Hints: {hints}. Seconds: {seconds}.</source>
        <translation>所有着法中的失误：{mistakes}。提示：{hints}。秒数：{seconds}。</translation>
    </message>
    <message numerus="yes">
        <source>You found a winning first move in %n tries.</source>
        <translation>
            <numerusform>您试了 %n 次找到取胜的第一手。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the win</source>
        <translation>寻找胜着</translation>
    </message>
    <message>
        <source>Take back your last move and the reply to it (Backspace)</source>
        <translation>收回最后一手及其应手 (Backspace)</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Give a hint (?). The first hint marks the area, the second marks the stones, and the third marks the winning move.</source>
        <translation>给出提示：先标出区域，再标出棋子，最后标出制胜的一手（?）</translation>
    </message>
    <message>
        <source>Streak: how many exercises in a row, up to the latest one, you solved without a mistake, a hint or the solution. The percentage is the share of all your exercises that you solved in this way. Skipped exercises do not count.</source>
        <translation>连胜：最近连续未借助帮助（无错误、提示或答案）解出的习题数。百分比是您的全部习题中这样解出的比例。跳过的习题不计入。</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一题</translation>
    </message>
    <message>
        <source>Go to the previous exercise</source>
        <translation>转到上一题</translation>
    </message>
    <message>
        <source>Show your results and return to the open game (E or Esc)</source>
        <translation>显示您的成绩并回到打开的对局 (E 或 Esc)</translation>
    </message>
    <message>
        <source>Close the results (E or Esc)</source>
        <translation>关闭成绩 (E 或 Esc)</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>停止查找</translation>
    </message>
    <message>
        <source>Show the winning line (S)</source>
        <translation>显示获胜变化 (S)</translation>
    </message>
    <message>
        <source>Go to the next exercise (Ctrl+Right, or Enter when the exercise is over). Skipping does not end the streak.</source>
        <translation>转到下一题（Ctrl+Right，结束后也可按回车）。跳过不会中断连胜。</translation>
    </message>
    <message>
        <source>Stop searching for positions</source>
        <translation>停止查找局面</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ExerciseController</name>
    <message>
        <source>This exercise is over. “Next” (Enter) shows the next one.</source>
        <translation>本题已结束。用“下一题”（回车键）进入下一题。</translation>
    </message>
    <message>
        <source>This is your last answer. Click another point, or choose “Take Back” (Backspace).</source>
        <translation>这是您刚才的答案。请点击其他点，或用“悔棋”(Backspace)收回。</translation>
    </message>
    <message>
        <source>Find the Win</source>
        <translation>寻找胜着</translation>
    </message>
    <message>
        <source>Open games for exercises</source>
        <translation>打开用于练习的对局</translation>
    </message>
    <message>
        <source>No win of the chosen kind and level was found. Choose other games or another level.</source>
        <translation>没有找到所选种类和等级的取胜机会。请选择其他对局或其他等级。</translation>
    </message>
    <message>
        <source>The exercise could not continue.</source>
        <translation>练习无法继续。</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Find the Win</source>
        <translation>寻找胜着</translation>
    </message>
    <message>
        <source>Positions that come with the &amp;program</source>
        <translation>随程序提供的局面(&amp;P)</translation>
    </message>
    <message>
        <source>Missed wins in the &amp;open game</source>
        <translation>当前对局中错过的胜着(&amp;O)</translation>
    </message>
    <message>
        <source>Games of a &amp;file …</source>
        <translation>文件中的对局(&amp;F) …</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>all, the easiest first</source>
        <translation>全部，从易到难</translation>
    </message>
    <message>
        <source>Level {level}: wins in {plies} plies or more</source>
        <translation>级别 {level}：{plies} 手或更多手取胜</translation>
    </message>
    <message>
        <source>Level {level}: wins in {plies} plies</source>
        <translation>级别 {level}：{plies} 手取胜</translation>
    </message>
    <message>
        <source>&amp;Kind of win</source>
        <translation>取胜方式(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>级别(&amp;L)</translation>
    </message>
    <message>
        <source>The side to move wins by threats. Find the win; the solver replies with the best defence.</source>
        <translation>轮到走棋的一方可凭威胁取胜。请找出胜着；求解器以最佳防守应对。</translation>
    </message>
    <message>
        <source>by fours (VCF)</source>
        <translation>以冲四 (VCF)</translation>
    </message>
    <message>
        <source>by threes and fours (VCT)</source>
        <translation>凭活三和冲四 (VCT)</translation>
    </message>
    <message>
        <source>Kind of win</source>
        <translation>取胜方式</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>开始(&amp;B)</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Find the win</source>
        <translation>寻找胜着</translation>
    </message>
    <message>
        <source>The game continued with {move}, which missed the win.</source>
        <translation>实战下了 {move}，错过了胜着。</translation>
    </message>
    <message>
        <source>Searching for wins. Positions searched: {searched}. Exercises found: {found}.</source>
        <translation>正在查找胜着：已看局面 {searched}，找到练习 {found}。</translation>
    </message>
    <message>
        <source>The solver is running …</source>
        <translation>求解器正在工作 …</translation>
    </message>
    <message>
        <source>{move} wins. Solved.</source>
        <translation>{move} 取胜。已解出。</translation>
    </message>
    <message>
        <source>The solver did not decide in time whether {move} wins. Try another move.</source>
        <translation>求解器未能及时判断 {move} 能否取胜。请换一手。</translation>
    </message>
    <message>
        <source>Streak {streak} · {rate} without help</source>
        <translation>连续 {streak} · {rate} 无需帮助</translation>
    </message>
    <message>
        <source>Hint 3 of 3: {move} wins. The point is marked on the board.</source>
        <translation>提示 3/3：{move} 取胜，该点已在棋盘上标出。</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the winning move works with the marked stones.</source>
        <translation>提示 2/3：获胜着法与标出的棋子配合。</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the winning move works with the marked stone {stones}.</source>
        <translation>提示 2/3：制胜的一手借助标出的棋子 {stones}。</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the winning move works with the marked stones {stones}.</source>
        <translation>提示 2/3：制胜的一手借助标出的棋子 {stones}。</translation>
    </message>
    <message>
        <source>{move} ends the game without a win. Take the move back.</source>
        <translation>{move} 使对局结束而未取胜。请悔棋。</translation>
    </message>
    <message>
        <source>{move} gives up the win, because {reply} refutes it. Take the move back and try again.</source>
        <translation>{move} 丢掉了胜势：{reply} 可化解。请悔棋再试。</translation>
    </message>
    <message>
        <source>Level {level} · {number} of {total}</source>
        <translation>等级 {level} · 第 {number} 题，共 {total} 题</translation>
    </message>
    <message>
        <source>{side} to move wins by fours.</source>
        <translation>{side}走棋，以冲四取胜。</translation>
    </message>
    <message>
        <source>{side} to move wins by threes and fours.</source>
        <translation>{side}走棋，以活三和冲四取胜。</translation>
    </message>
    <message>
        <source>This is the winning line, numbered from 1.</source>
        <translation>这是取胜的变化，从 1 开始编号。</translation>
    </message>
    <message>
        <source>{move} still wins, but takes longer. The best defence is {reply}. Continue.</source>
        <translation>{move} 仍能取胜，但路更长。最佳防守是 {reply}。请继续。</translation>
    </message>
    <message>
        <source>All your exercises: {results}</source>
        <translation>全部习题：{results}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Hint 1 of 3: the winning move is in the frame from {first} to {last}.</source>
        <translation>提示 1/3：制胜的一手在 {first} 到 {last} 的方框内。</translation>
    </message>
    <message>
        <source>{move} gives up the win. Take the move back and try again.</source>
        <translation>{move} 丢掉了胜势。请悔棋再试。</translation>
    </message>
    <message>
        <source>{move} is right. The best defence is {reply}. Continue.</source>
        <translation>{move} 正确。最佳防守是 {reply}。请继续。</translation>
    </message>
    <message>
        <source>Position from {file}, game {game}, after {moves} moves.</source>
        <translation>来自 {file}，第 {game} 局，{moves} 手之后。</translation>
    </message>
    <message>
        <source>Position from {file}, after {moves} moves.</source>
        <translation>来自 {file}，{moves} 手之后。</translation>
    </message>
    <message>
        <source>Position from the open game, after {moves} moves.</source>
        <translation>来自当前对局，{moves} 手之后。</translation>
    </message>
</context>
<context>
    <name>Experiments</name>
    <message>
        <source>2,000 simulations</source>
        <translation>2000 次模拟</translation>
    </message>
    <message>
        <source>20,000 simulations</source>
        <translation>20000 次模拟</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 秒</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>图</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>邻近</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>Five in a row on 4×4</source>
        <translation>4×4 上的五子连珠</translation>
    </message>
    <message>
        <source>No line of five fits on 4×4, so every game is a draw. Does plain UCT find the draw after each of the sixteen first moves?</source>
        <translation>4×4 上放不下五连，因此每局都是和棋。普通 UCT 在十六种第一着之后都能看出这一点吗？</translation>
    </message>
    <message>
        <source>All sixteen games were drawn. After each first move, all 2,000 simulations ended in a draw. Measured with version 0.1.0.</source>
        <translation>十六局全部是和棋。每个第一着之后，全部 2,000 次模拟都以和棋结束。以 0.1.0 版测得。</translation>
    </message>
    <message>
        <source>Almost no difference on 6×6: 27 of 30 games were drawn. The players with 20,000 simulations and with ten seconds won one game each against the player with 2,000 simulations; the player with ten seconds lost one game on time. A line of five is hard to make on this board, and 2,000 simulations are nearly always enough for a draw. Measured with version 0.1.0.</source>
        <translation>在 6×6 上几乎没有差别：30 局中 27 局和棋。用 20,000 次模拟的一方和用十秒的一方各胜 2,000 次模拟的一方一局；用十秒的一方有一局超时判负。这种棋盘上很难连成五子，2,000 次模拟几乎总能守和。以 0.1.0 版测得。</translation>
    </message>
    <message>
        <source>AlphaZero played two matches of 100 games against plain search, 50 with each colour. With 400 playouts it scored 75 % (73 won, 4 drawn, 23 lost; +191 ± 70 Elo), with 2,000 playouts 75.5 % (70 won, 11 drawn, 19 lost; +196 ± 72 Elo). With Black it lost 5 of 50 games in the first match and 4 of 50 in the second. Measured with version 0.1.0.</source>
        <translation>AlphaZero 与普通搜索进行了两场各 100 局的比赛，执黑执白各 50 局。用 400 次模拟得分 75 %（73 胜、4 和、23 负；+191 ± 70 Elo），用 2,000 次模拟得分 75.5 %（70 胜、11 和、19 负；+196 ± 72 Elo）。执黑的 50 局中，第一场输 5 局，第二场输 4 局。以 0.1.0 版测得。</translation>
    </message>
    <message>
        <source>In Connect Four many positions are reached by different move orders. Is a graph that shares these positions stronger than a tree, with few and with more simulations, with high and with low exploration? Exploration 1.0 and 0.25 on win rates equal 2 and 0.5 on values from −1 to 1.</source>
        <translation>四子棋的许多局面可由不同的着法次序到达。共享这些局面的图能胜过树吗？模拟次数有少有多，探索系数有大有小。胜率上的 1.0 和 0.25，就是 −1 到 1 数值上的 2 和 0.5。</translation>
    </message>
    <message>
        <source>Boards 6×6, 8×8 and 15×15</source>
        <translation>6、8 和 15 路棋盘</translation>
    </message>
    <message>
        <source>Five in a row on 8×8: how many playouts does a small network need to beat plain Monte Carlo tree search with 10,000 random games per move? Each game begins with two random moves, and each opening is played with both colours. The network requires the optional packages onnx and onnxruntime.</source>
        <translation>8×8 五子棋：小型网络需要多少次模拟才能击败每步 10,000 局随机对局的普通蒙特卡洛树搜索？每局以两步随机着法开始，每个开局双方各执黑一次。网络需要可选包 onnx 和 onnxruntime。</translation>
    </message>
    <message>
        <source>Are rollouts that play only next to stones stronger than rollouts that play anywhere? Four in a row on 5×5, 400 simulations per move, depth limit 30. Exploration 0.7071 on win rates equals √2 on values from −1 to 1.</source>
        <translation>只在棋子旁落子的随机模拟比随处落子的更强吗？5×5 四子连珠，每步 400 次模拟，深度限制 30。胜率上的探索系数 0.7071 相当于 −1 到 1 价值上的 √2。</translation>
    </message>
    <message>
        <source>Rollouts near the stones against uniform rollouts</source>
        <translation>棋子附近的模拟对均匀模拟</translation>
    </message>
    <message>
        <source>Almost no difference on this small board: neighbour rollouts scored 53 of 100 points, +21 ± 56 Elo. Measured with version 0.1.0.</source>
        <translation>在这么小的棋盘上几乎没有差别：邻近模拟在 100 局中得 53 分，+21 ± 56 Elo。以 0.1.0 版测得。</translation>
    </message>
    <message>
        <source>Effect of more simulations on classic UCT</source>
        <translation>更多模拟对经典 UCT 的作用</translation>
    </message>
    <message>
        <source>How much stronger is classic UCT with 20,000 simulations per move than with 2,000, and how much stronger with ten seconds per move?</source>
        <translation>每步 20,000 次模拟的经典 UCT 比 2,000 次强多少？每步十秒又强多少？</translation>
    </message>
    <message>
        <source>Graph against tree on Connect Four</source>
        <translation>四子棋中的图与树</translation>
    </message>
    <message>
        <source>No difference is visible: in the four rounds the graph scored 52.5, 53, 49 and 55 of 100 points. The error of each number is about 10 points. Measured with version 0.1.0.</source>
        <translation>看不出差别：四轮中图在 100 分里分别得 52.5、53、49 和 55 分，误差各约 10 分。以 0.1.0 版测得。</translation>
    </message>
    <message>
        <source>200 simulations, exploration 1.0</source>
        <translation>200 次模拟，探索 1.0</translation>
    </message>
    <message>
        <source>200 simulations, exploration 0.25</source>
        <translation>200 次模拟，探索 0.25</translation>
    </message>
    <message>
        <source>1,000 simulations, exploration 1.0</source>
        <translation>1,000 次模拟，探索 1.0</translation>
    </message>
    <message>
        <source>1,000 simulations, exploration 0.25</source>
        <translation>1,000 次模拟，探索 0.25</translation>
    </message>
    <message>
        <source>Five in a row on 6×6, 8×8 and 15×15: on which boards does plain UCT with 1,000 simulations still find good moves against a search that tries moves next to stones first?</source>
        <translation>6×6、8×8 和 15×15 上的五子连珠：面对先看棋子旁边的搜索，普通 UCT 的一千次模拟在哪些棋盘上仍能找到好着？</translation>
    </message>
    <message>
        <source>In 40 games per board against two kinds of plain UCT, the profile studio-rollouts scored 56.2 % on 6×6 (+29 ± 32 Elo; most games were drawn), 97.5 % on 8×8 (+451 ± 168 Elo) and 100 % on 15×15. Measured with version 0.1.0.</source>
        <translation>在每种棋盘上与两种普通 UCT 各下共 40 局，studio-rollouts 在 6×6 得 56.2 %（+29 ± 32 Elo，多数和棋），在 8×8 得 97.5 %（+451 ± 168 Elo），在 15×15 得 100 %。以 0.1.0 版测得。</translation>
    </message>
    <message>
        <source>AlphaZero against plain search, 8×8, 10 s per move</source>
        <translation>AlphaZero 对普通搜索，8×8，每步 10 秒</translation>
    </message>
    <message>
        <source>A small convolutional network learnt five in a row on 8×8 by self-play, as textbooks describe it. In ten seconds it evaluates tens of thousands of positions, and plain search plays millions of random games. Which player is stronger? The network requires the optional packages onnx and onnxruntime.</source>
        <translation>一个小型卷积网络按教科书的方法，通过自我对弈学会了 8×8 五子棋。十秒内它评估几万个局面，而普通搜索随机下几百万局。哪个棋手更强？该网络需要可选包 onnx 和 onnxruntime。</translation>
    </message>
    <message>
        <source>Nearly equal: of six games five were drawn, and plain search won one with Black (3.5 to 2.5 points). Six games are few. Plain search played about ten million random games per move. AlphaZero made 24,000 simulations per move on the nearly empty board. Measured with version 0.1.0.</source>
        <translation>几乎相同：六局中五局和棋，普通搜索执黑胜一局（3.5 比 2.5；六局太少）。普通搜索每步约下一千万局随机对局，AlphaZero 在几乎空的棋盘上每步 24,000 次模拟。以 0.1.0 版测得。</translation>
    </message>
    <message>
        <source>textbook network</source>
        <translation>教科书网络</translation>
    </message>
    <message>
        <source>AlphaZero with 400 and 2,000 playouts against plain search with 10,000, 8×8</source>
        <translation>AlphaZero 400 与 2,000 次模拟对普通搜索 10,000 次，8×8</translation>
    </message>
    <message>
        <source>400 playouts</source>
        <translation>400 次模拟</translation>
    </message>
    <message>
        <source>2,000 playouts</source>
        <translation>2,000 次模拟</translation>
    </message>
    <message>
        <source>AlphaZero, 400 playouts</source>
        <translation>AlphaZero，400 次模拟</translation>
    </message>
    <message>
        <source>AlphaZero, 2,000 playouts</source>
        <translation>AlphaZero，2,000 次模拟</translation>
    </message>
    <message>
        <source>plain search, 10,000 playouts</source>
        <translation>普通搜索，10,000 次模拟</translation>
    </message>
    <message>
        <source>plain search</source>
        <translation>普通搜索</translation>
    </message>
    <message>
        <source>Your experiments without a group</source>
        <translation>你的未分组实验</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Play this experiment. The match is saved; it can be stopped and resumed.</source>
        <translation>进行此实验。比赛会保存，可停止并继续。</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Last Result</source>
        <translation>上次结果(&amp;L)</translation>
    </message>
    <message>
        <source>Show the latest match of this experiment</source>
        <translation>显示此实验最近的比赛</translation>
    </message>
    <message>
        <source>No experiment was found. Put experiment files into the folder “matches”.</source>
        <translation>没有找到实验。请把实验文件放入“matches”文件夹。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in total:</source>
        <translation>
            <numerusform>共 %Ln 局：</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {players} against itself, one game for each of {openings} openings, {limit}</source>
        <translation>{round}：{players} 与自己对弈，{openings} 个开局各一局，{limit}</translation>
    </message>
    <message>
        <source>{round}: {players}, the first player against each of the others, {games} games per pair, {limit}</source>
        <translation>{round}：{players}，第一名对其余各人，每对 {games} 局，{limit}</translation>
    </message>
    <message>
        <source>{round}: {players}, {games} games per pair, {limit}</source>
        <translation>{round}：{players}，每对 {games} 局，{limit}</translation>
    </message>
    <message>
        <source>individual limits</source>
        <translation>各自的限制</translation>
    </message>
    <message>
        <source>Recorded result: {result}</source>
        <translation>已记录的结果：{result}</translation>
    </message>
    <message>
        <source>Your result: {result}</source>
        <translation>您的结果：{result}</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Why not {move}?</source>
        <translation>为什么不选 {move}？</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation>利用</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Why this is not the best move</source>
        <translation>为什么这不是最佳着法</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>关闭说明</translation>
    </message>
    <message>
        <source>Close the explanation (Esc)</source>
        <translation>关闭说明（Esc）</translation>
    </message>
</context>
<context>
    <name>ExplanationController</name>
    <message>
        <source>The board shows the position before {number}. {move}. “Next Move” (→) returns.</source>
        <translation>棋盘显示第 {number} 手 {move} 之前的局面。“下一着”（→）返回。</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message>
        <source>You gave {move} extra visits. They take precedence over all scores.</source>
        <translation>您给了 {move} 额外访问，它们优先于所有得分。</translation>
    </message>
    <message>
        <source>Moves with extra visits are searched first.</source>
        <translation>得到额外访问的着法优先。</translation>
    </message>
    <message>
        <source>{move} is chosen by the next simulation.</source>
        <translation>下一次模拟就会选择 {move}。</translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more simulation(s).</source>
        <translation>
            <numerusform>如果数值保持不变，大约再过 %Ln 次模拟会选择 {move}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is the best move: no other move that the search still considers has more visits.</source>
        <translation>{move} 是最佳着法：搜索仍在考虑的其他着法都没有更多访问次数。</translation>
    </message>
    <message>
        <source>If the values do not change, {move} is not chosen within the next billion simulations.</source>
        <translation>如果数值保持不变，接下来十亿次模拟之内不会选择 {move}。</translation>
    </message>
    <message>
        <source>{move} has not been visited yet, so its win rate is not known.</source>
        <translation>{move} 尚未被访问，胜率未知。</translation>
    </message>
    <message>
        <source>The best move is the one with the most visits.</source>
        <translation>访问次数最多的着法是最佳着法。</translation>
    </message>
    <message numerus="yes">
        <source>{move} was tried only %Ln time(s), because its prior is low: {prior} against {best_prior} for {best}.</source>
        <translation>
            <numerusform>{move} 只尝试了 %Ln 次，因为它的先验低：{prior}，而 {best} 为 {best_prior}。</numerusform>
        </translation>
    </message>
    <message>
        <source>These numbers come from a saved analysis. “Run” (Space) starts a new search. Then this text says how the search compares the two moves, and when it will try {move} again.</source>
        <translation>这些数字来自已保存的分析。用“运行”（空格键）开始新的搜索：它会显示搜索如何比较这两着，并预测何时再次尝试 {move}。</translation>
    </message>
    <message>
        <source>If the values do not change, {move} is not chosen within the next billion visits of this node.</source>
        <translation>如果数值保持不变，此节点接下来十亿次访问之内不会选择 {move}。</translation>
    </message>
    <message>
        <source>{move} is chosen at the next visit of this node.</source>
        <translation>此节点下一次被访问时就会选择 {move}。</translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more visit(s) of this node.</source>
        <translation>
            <numerusform>如果数值保持不变，此节点大约再经 %Ln 次访问会选择 {move}。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is the best move according to the review, which compared the moves in separate, longer searches. A different move has more visits.</source>
        <translation>复盘用单独的、更长的搜索比较过着手，{move} 是最佳着手。另一着手的访问次数更多。</translation>
    </message>
    <message>
        <source>{move} is left out of the search. Clear “Leave Out” in its menu to search it.</source>
        <translation>{move} 已从搜索中排除。请在其菜单中取消“排除”，以便搜索它。</translation>
    </message>
    <message>
        <source>No move has been visited yet. “Run” (Space) starts the search.</source>
        <translation>还没有着法被访问过。用“运行”（空格键）开始搜索。</translation>
    </message>
    <message>
        <source>{move} has no visits yet, so there is nothing to compare.</source>
        <translation>{move} 还没有访问，因此没有可比较的。</translation>
    </message>
    <message>
        <source>{move} is worse than {best}: win rate of {side} {rate} against {best_rate}. The search answers it with {reply}.</source>
        <translation>{move} 不如 {best}：{side}胜率 {rate} 对 {best_rate}。搜索以 {reply} 应对。</translation>
    </message>
    <message>
        <source>{move} is worse than {best}: win rate of {side} {rate} against {best_rate}.</source>
        <translation>{move} 不如 {best}：{side}胜率 {rate} 对 {best_rate}。</translation>
    </message>
    <message>
        <source>{move} is as good as {best} ({side} {rate}), but has fewer visits: {visits} against {best_visits}.</source>
        <translation>{move} 与 {best} 一样好（{side} {rate}），但访问次数较少：{visits} 对 {best_visits}。</translation>
    </message>
    <message>
        <source>The review prefers {best}, because it compared the moves in separate, longer searches. Win rate of {side}: {rate} in {visits} visits after {move}, {best_rate} in {best_visits} after {best}.</source>
        <translation>复盘更看好 {best}，因为它用单独的、更长的搜索比较过着手。{side}胜率：走 {move} 后在 {visits} 次访问中为 {rate}，走 {best} 后在 {best_visits} 次中为 {best_rate}。</translation>
    </message>
    <message>
        <source>{move} has a better win rate than {best} ({side} {rate} against {best_rate}), but in too few visits: {visits} against {best_visits}.</source>
        <translation>{move} 的胜率优于 {best}（{side} {rate} 对 {best_rate}），但访问次数太少：{visits} 对 {best_visits}。</translation>
    </message>
    <message numerus="yes">
        <source>{move} was tried only %Ln time(s), with a win rate of {rate} for {side}; {best} has {best_rate} in {best_visits} visits. The search compares only these results and knows no other reason.</source>
        <translation>
            <numerusform>{move} 只尝试了 %Ln 次，{side}胜率 {rate}；{best} 在 {best_visits} 次访问中为 {best_rate}。搜索只比较这些结果，没有其他理由。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves near stones are searched first; on an empty board, moves near the centre. The other moves are searched only when all these moves are proven lost.</source>
        <translation>先搜索棋子附近的着法，空棋盘上则先搜索中心附近的着法。只有这些着法都被证明必败后，才轮到其他着法。</translation>
    </message>
    <message>
        <source>When this position has {visits} visits, the search adds one more move, but not necessarily {move}.</source>
        <translation>此局面达到 {visits} 次访问时，搜索会再加入一着，但不一定是 {move}。</translation>
    </message>
    <message>
        <source>The search tries new moves in random order and has not reached this move yet.</source>
        <translation>搜索按随机次序尝试新着法，尚未轮到此着。</translation>
    </message>
    <message>
        <source>{move} is proven to win. There is nothing left to search.</source>
        <translation>已证明 {move} 获胜。没有需要继续搜索的内容。</translation>
    </message>
    <message>
        <source>{move} is proven to lose. It is not searched again.</source>
        <translation>已证明 {move} 失败。不再搜索。</translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to win in at most %n plies. There is nothing left to search.</source>
        <translation>
            <numerusform>{move} 已被证明至多 %n 手内必胜。没有可再搜索的了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to lose in at most %n plies. It is not searched again.</source>
        <translation>
            <numerusform>{move} 已被证明至多 %n 手内必败。不再搜索它。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is proven to be a draw. It is not searched again.</source>
        <translation>{move} 已被证明是和棋。不再搜索它。</translation>
    </message>
    <message>
        <source>{move} cannot be better than the best result already proven, so it is not searched again.</source>
        <translation>{move} 不可能好于已被证明的结果。不再搜索它。</translation>
    </message>
</context>
<context>
    <name>ExplorationRow</name>
    <message>
        <source>Scale of c</source>
        <translation>c 的尺度</translation>
    </message>
    <message>
        <source>Scale on which c is shown and typed. The scale does not change the search.</source>
        <translation>显示和输入 c 所用的尺度。搜索的选择不变。</translation>
    </message>
    <message>
        <source>on win rates</source>
        <translation>用于胜率</translation>
    </message>
    <message>
        <source>on values</source>
        <translation>用于价值</translation>
    </message>
</context>
<context>
    <name>ExplorerController</name>
    <message>
        <source>The explorer is hidden while the search is hidden.</source>
        <translation>搜索隐藏期间，浏览器也隐藏。</translation>
    </message>
    <message>
        <source>This game is no longer in the database.</source>
        <translation>数据库中已没有这盘棋。</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation>无法打开棋局。</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)</source>
        <translation>棋局 (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>导入棋局</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>导入棋局文件夹</translation>
    </message>
    <message>
        <source>Position databases (*.sqlite3);;All files (*)</source>
        <translation>局面数据库 (*.sqlite3);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Merge another database</source>
        <translation>合并其他数据库</translation>
    </message>
    <message>
        <source>The import could not start.</source>
        <translation>无法开始导入。</translation>
    </message>
    <message>
        <source>The import has started. The pane Explorer shows its progress and can cancel it.</source>
        <translation>导入已开始。浏览器面板显示进度，并可取消。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new game(s) imported.</source>
        <translation>
            <numerusform>导入了 %Ln 盘新棋局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>%Ln 个文件无法读取。</numerusform>
        </translation>
    </message>
    <message>
        <source>The import has ended.</source>
        <translation>导入已结束。</translation>
    </message>
    <message>
        <source>The position database has reached its limit of {limit} MB. Raise the limit to {more} MB and continue?</source>
        <translation>局面数据库已达到 {limit} MB 的上限。是否提高到 {more} MB 并继续？</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>Position databases (*.sqlite3)</source>
        <translation>局面数据库 (*.sqlite3)</translation>
    </message>
    <message>
        <source>Back up the position database</source>
        <translation>备份局面数据库</translation>
    </message>
    <message>
        <source>The position database was copied to {file}.</source>
        <translation>局面数据库已复制到 {file}。</translation>
    </message>
    <message>
        <source>{games}, {analyses}; {size} MB. Limit in MB:</source>
        <translation>{games}，{analyses}；{size} MB。上限（MB）：</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln 盘棋局</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved analysis(es)</source>
        <translation>
            <numerusform>%Ln 个已保存的分析</numerusform>
        </translation>
    </message>
    <message>
        <source>Position database</source>
        <translation>局面数据库</translation>
    </message>
</context>
<context>
    <name>ExplorerTexts</name>
    <message>
        <source>The share of games that {black} won, that were drawn, and that {white} won</source>
        <translation>{black}胜、和棋、{white}胜的棋局比例</translation>
    </message>
    <message>
        <source>The score of {side} in the games with this move; a draw counts half</source>
        <translation>{side}在含此着法的棋局中的得分率；和棋计一半</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>A move from the shown position</source>
        <translation>从当前局面出发的着法</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>The number of games with this move</source>
        <translation>含此着法的棋局数</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The win rate of {side} in the saved analysis</source>
        <translation>已保存分析中{side}的胜率</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问</translation>
    </message>
    <message>
        <source>The visits of the move in the saved analysis</source>
        <translation>已保存分析中该着法的访问次数</translation>
    </message>
    <message>
        <source>The database counts only positions with fewer stones than this one.</source>
        <translation>数据库只统计棋子比此局面少的局面。</translation>
    </message>
    <message>
        <source>×4 stands for 4 equal points, which the board marks when you select the move.</source>
        <translation>×4 表示 4 个等价的点；选中该着时棋盘会标出它们。</translation>
    </message>
    <message>
        <source>Saved analysis with {visits} visits: the best move is {move}, {rate} for {side}.</source>
        <translation>已保存的分析（{visits} 次访问）：最佳着法为 {move}，{side} {rate}。</translation>
    </message>
    <message>
        <source>No game of the database reached this position.</source>
        <translation>数据库中没有棋局到达此局面。</translation>
    </message>
    <message>
        <source>Score ({side})</source>
        <translation>得分（{side}）</translation>
    </message>
    <message numerus="yes">
        <source>Seen %Ln time(s)</source>
        <translation>
            <numerusform>出现 %Ln 次</numerusform>
        </translation>
    </message>
    <message>
        <source>{times}, {rate} for {side}.</source>
        <translation>{times}，{side} {rate}。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended here.</source>
        <translation>
            <numerusform>%Ln 盘棋局在此结束。</numerusform>
        </translation>
    </message>
    <message>
        <source>Symmetric positions are counted together.</source>
        <translation>对称的局面合并计数。</translation>
    </message>
</context>
<context>
    <name>ExplorerView</name>
    <message numerus="yes">
        <source>%Ln game(s) imported</source>
        <translation>
            <numerusform>已导入 %Ln 盘棋局</numerusform>
        </translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>浏览器</translation>
    </message>
    <message>
        <source>Moves in the database</source>
        <translation>数据库中的着法</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>打开棋局</translation>
    </message>
    <message>
        <source>Open the newest game with the selected move</source>
        <translation>打开含所选着法的最新棋局</translation>
    </message>
    <message>
        <source>Import Games …</source>
        <translation>导入棋局 …</translation>
    </message>
    <message>
        <source>Import games from files into the position database</source>
        <translation>从文件将棋局导入局面数据库</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Stop the import. Imported games are kept</source>
        <translation>停止导入。已导入的棋局会保留</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>MCTS Studio: {columns}×{rows} board, {length} in a row</source>
        <translation>MCTS Studio：{columns}×{rows} 棋盘，{length} 子连线</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>PNG 图片 (*.png);;SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>导出棋盘</translation>
    </message>
    <message>
        <source>The board was exported to {path}.</source>
        <translation>棋盘已导出到 {path}。</translation>
    </message>
    <message>
        <source>{name}-window</source>
        <translation>{name}-窗口</translation>
    </message>
    <message>
        <source>Export the window</source>
        <translation>导出窗口</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>A picture of the window was saved as {path}.</source>
        <translation>窗口图片已保存为 {path}。</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>棋盘已作为图片复制。</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>无法保存图片。</translation>
    </message>
</context>
<context>
    <name>ExportProgress</name>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
</context>
<context>
    <name>FaultBox</name>
    <message>
        <source>The game is paused and the clocks are stopped.</source>
        <translation>对局已暂停，棋钟已停止。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Replace player …</source>
        <translation>更换棋手…</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>结束对局</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Open a game</source>
        <translation>打开棋谱</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation>无法打开棋谱。</translation>
    </message>
    <message>
        <source>The game was opened. Parts of the file were skipped or guessed:</source>
        <translation>棋谱已打开。文件的部分内容被略去或靠猜测：</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)</source>
        <translation>棋谱 (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The clipboard contains no game that could be read.</source>
        <translation>剪贴板中没有可读取的棋谱。</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>剪贴板</translation>
    </message>
    <message>
        <source>The moves fit a board of {columns}×{rows}. Open a new board of this size and paste them again.</source>
        <translation>这些着法适合 {columns}×{rows} 的棋盘：请先新建这样的棋盘，再重新粘贴。</translation>
    </message>
    <message>
        <source>The game was pasted. Parts of the text were skipped or guessed:</source>
        <translation>棋谱已粘贴。文本的部分内容被略去或靠猜测：</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>局面已作为文本复制。</translation>
    </message>
    <message>
        <source>The moves were copied as text.</source>
        <translation>着法已作为文本复制。</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>保存棋谱</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>本局</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>要保存对 {file} 的更改吗？</translation>
    </message>
    <message>
        <source>Save the new analysis to {file}?</source>
        <translation>将新的分析保存到 {file}？</translation>
    </message>
    <message>
        <source>{file} belongs to the program and is never changed. Save a copy of it with the review?</source>
        <translation>{file} 属于本程序，永远不会被更改。是否保存一份带有复盘的副本？</translation>
    </message>
    <message>
        <source>{file} belongs to the program and is never changed. Save a copy of it with your changes?</source>
        <translation>{file} 属于本程序，不会被修改。要保存一个包含更改的副本吗？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>未保存的更改</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>None of these moves can be played on an empty board with the rules of the open game. The game was not changed.</source>
        <translation>按照当前棋局的规则，这些着法都不能在空棋盘上走。棋局未更改。</translation>
    </message>
    <message>
        <source>SGF, keeps everything (*.sgf);;Piskvork (*.psq);;Positions (*.pos);;RenLib (*.lib);;Moves (*.txt)</source>
        <translation>SGF，保留全部内容 (*.sgf);;Piskvork (*.psq);;局面 (*.pos);;RenLib (*.lib);;着法 (*.txt)</translation>
    </message>
    <message>
        <source>The format of {file} cannot store the analysis, so the analysis is not saved yet. Save the game as SGF?</source>
        <translation>{file} 的格式不保存分析，因此没有文件保存它。要另存为 SGF 吗？</translation>
    </message>
    <message>
        <source>{file} is write-protected. Save a copy of it with the review?</source>
        <translation>{file} 受写保护。是否保存一份带有复盘的副本？</translation>
    </message>
    <message>
        <source>{file} is write-protected. Save a copy of it with your changes?</source>
        <translation>{file} 受写保护。是否保存一份带有您的更改的副本？</translation>
    </message>
    <message>
        <source>{name} (one game)</source>
        <translation>{name}（一局）</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>无法保存棋谱。</translation>
    </message>
    <message>
        <source>The game was saved to {file}.</source>
        <translation>棋局已保存到 {file}。</translation>
    </message>
    <message>
        <source>The game was saved to {file} without the analysis.</source>
        <translation>棋局已保存到 {file}，但不含分析。</translation>
    </message>
    <message>
        <source>{file} contains other games, which would be lost. Overwrite it?</source>
        <translation>{file} 中还有其他棋局，覆盖后会丢失。要覆盖吗？</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>Another program changed {file} after it was opened. Overwrite it?</source>
        <translation>{file} 打开后被其他程序修改过。要覆盖吗？</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundNodesModel</name>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>Moves from the root to this node</source>
        <translation>从根到此节点的着法</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Number of simulations through this node</source>
        <translation>经过此节点的模拟次数</translation>
    </message>
    <message>
        <source>Expected result for {side}, 0 % to 100 %; a draw counts one half</source>
        <translation>{side}的期望结果，0 % 至 100 %；和棋计半</translation>
    </message>
    <message>
        <source>Proven result for {side}</source>
        <translation>{side}的已证明结果</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Distance from the root, in plies</source>
        <translation>与根的距离（手数）</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
</context>
<context>
    <name>FoundNodesTable</name>
    <message>
        <source>Matching nodes</source>
        <translation>匹配的节点</translation>
    </message>
</context>
<context>
    <name>FoundNodesView</name>
    <message>
        <source>Nodes that match the filter appear here. Set the filter above.</source>
        <translation>符合筛选条件的节点显示在这里。请在上方设置筛选。</translation>
    </message>
    <message>
        <source>No node found so far.</source>
        <translation>目前还没有找到节点。</translation>
    </message>
    <message>
        <source>No proven node matches the filter.</source>
        <translation>没有已证明的节点符合筛选条件。</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>没有符合条件的节点。</translation>
    </message>
    <message>
        <source>No node matches the filter.</source>
        <translation>没有节点符合筛选条件。</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {matching} matching nodes</source>
        <translation>
            <numerusform>符合的节点 {matching} 个，列出 {shown} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{searched} nodes searched</source>
        <translation>
            <numerusform>已查看 {searched} 个</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{searched} of {total} nodes searched</source>
        <translation>
            <numerusform>已查看 {searched} / {total} 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is outdated: the search has continued.</source>
        <translation>列表已过时：搜索此后仍在继续。</translation>
    </message>
    <message>
        <source>Nodes that match the filter</source>
        <translation>符合筛选条件的节点</translation>
    </message>
</context>
<context>
    <name>FramePainting</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>Best: {move}, {side} {rate}</source>
        <translation>最佳：{move}，{side} {rate}</translation>
    </message>
</context>
<context>
    <name>FullScreenStrip</name>
    <message>
        <source>Leave Full Screen (Esc)</source>
        <translation>退出全屏（Esc）</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>FurtherMoves</name>
    <message numerus="yes">
        <source>Hide %Ln move(s)</source>
        <translation>
            <numerusform>隐藏 %Ln 着</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more move(s)</source>
        <translation>
            <numerusform>另有 %Ln 着</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the remaining moves: moves that are proven to lose sooner than the shown ones and, if a win is proven, also moves without visits.</source>
        <translation>显示或隐藏其余着法：已证明比所示着法更早输的着法；若已证明必胜，则还包括没有访问的着法。</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Move {number}</source>
        <translation>第 {number} 着</translation>
    </message>
    <message>
        <source>Position · {state}</source>
        <translation>局面 · {state}</translation>
    </message>
    <message>
        <source>Move {number} · {state}</source>
        <translation>第 {number} 着 · {state}</translation>
    </message>
    <message>
        <source>Node of the search</source>
        <translation>搜索节点</translation>
    </message>
    <message>
        <source>Node of the search · {state}</source>
        <translation>搜索节点 · {state}</translation>
    </message>
    <message>
        <source>not the latest position: a click on the board (Enter) returns to the game</source>
        <translation>不是最新局面：点击棋盘（回车键）返回对局</translation>
    </message>
    <message>
        <source>the engines are paused: “Pause” (Shift+F11) continues</source>
        <translation>引擎已暂停：用“暂停”(Shift+F11)继续</translation>
    </message>
    <message>
        <source>engines play both sides: “Pause” (Shift+F11 or Esc) pauses</source>
        <translation>引擎执双方：用“暂停”(Shift+F11 或 Esc)暂停</translation>
    </message>
    <message>
        <source>You are in a variation, not in the game. “Previous Move” (Left) goes back, “Undo” (Ctrl+Z) removes the move.</source>
        <translation>您现在处于变着，而不在对局中。“上一着”(←)返回，“撤销”(Ctrl+Z)删除此着。</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>对局已暂停</translation>
    </message>
    <message>
        <source>the engine is being prepared</source>
        <translation>引擎正在准备</translation>
    </message>
    <message>
        <source>the engine is thinking</source>
        <translation>引擎正在思考</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>轮到您</translation>
    </message>
    <message>
        <source>The game is paused. “Pause the Game” (P) continues it.</source>
        <translation>对局已暂停。“暂停对局”(P) 可继续对局。</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>现在没轮到您走棋。</translation>
    </message>
    <message>
        <source>The game is over here. Go back to play another move.</source>
        <translation>棋局在此已结束。后退即可走另一着。</translation>
    </message>
    <message>
        <source>{point} is occupied. Move the cursor with Shift and the arrow keys.</source>
        <translation>{point} 已有棋子。请用 Shift 和方向键移动光标。</translation>
    </message>
    <message>
        <source>Column {column} is full. Choose another one.</source>
        <translation>第 {column} 列已满，请选择其他列。</translation>
    </message>
</context>
<context>
    <name>GameEnds</name>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>您赢了</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>{side}胜</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} 胜</translation>
    </message>
    <message>
        <source>{side} won: {player}</source>
        <translation>{side}胜：{player}</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>棋盘已满</translation>
    </message>
    <message>
        <source>{won}; {reason}</source>
        <translation>{won}；{reason}</translation>
    </message>
    <message>
        <source>The game was drawn by agreement</source>
        <translation>双方同意和棋</translation>
    </message>
    <message>
        <source>{won}: {reason}</source>
        <translation>{won}：{reason}</translation>
    </message>
    <message>
        <source>{side} resigned</source>
        <translation>{side}认输</translation>
    </message>
    <message>
        <source>{side} ran out of time</source>
        <translation>{side}超时</translation>
    </message>
    <message>
        <source>{side} forfeited the game</source>
        <translation>{side}弃权</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} 连</translation>
    </message>
</context>
<context>
    <name>GamePlots</name>
    <message>
        <source>&amp;Losses</source>
        <translation>损失(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>准确率(&amp;A)</translation>
    </message>
    <message>
        <source>Win rate of {side}: {players}</source>
        <translation>{side}的胜率：{players}</translation>
    </message>
    <message>
        <source>This game has not been reviewed.</source>
        <translation>本局尚未复盘。</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>胜率(&amp;W)</translation>
    </message>
    <message>
        <source>The losses of the moves appear here after a review. “Review the Game” (F12) reviews the open game.</source>
        <translation>复盘之后，各手的损失显示在这里。用“复盘对局”(F12)复盘打开的对局。</translation>
    </message>
    <message>
        <source>No move lowered the win rate.</source>
        <translation>没有着法降低胜率。</translation>
    </message>
    <message>
        <source>Points of win rate lost by each move</source>
        <translation>每手损失的胜率（百分点）</translation>
    </message>
    <message>
        <source>Choose a player to see the accuracy over the games.</source>
        <translation>选择一名棋手以查看各局的准确率。</translation>
    </message>
    <message>
        <source>Accuracy over the games</source>
        <translation>各局的准确率</translation>
    </message>
    <message>
        <source>The accuracy appears here when games are reviewed.</source>
        <translation>对局复盘后，准确率显示在这里。</translation>
    </message>
</context>
<context>
    <name>GameTitles</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>今天 {time}</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>未完成</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>您赢了</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>您输了</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>{side}胜</translation>
    </message>
    <message>
        <source>{side} {rate}</source>
        <translation>{side} {rate}</translation>
    </message>
    <message>
        <source>accuracy {rates}</source>
        <translation>准确率 {rates}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>选择棋局</translation>
    </message>
    <message numerus="yes">
        <source>{file} contains %n game(s).</source>
        <translation>
            <numerusform>{file} 中有 %n 局棋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n game(s).</source>
        <translation>
            <numerusform>文件中有 %n 局棋。</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches the search. Search for fewer words.</source>
        <translation>没有棋局包含这些词。请减少搜索词。</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>搜索棋局</translation>
    </message>
    <message>
        <source>Search for a player, a date or a result</source>
        <translation>搜索棋手、日期或结果</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}胜</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>HeatmapSelector</name>
    <message>
        <source>{quantity}: darker is more</source>
        <translation>{quantity}：越深越多</translation>
    </message>
    <message>
        <source>Win rate for {side}: darker is less</source>
        <translation>{side}的胜率：越深越低</translation>
    </message>
    <message>
        <source>Win rate for {side}: darker is more</source>
        <translation>{side}的胜率：越深越高</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>热图</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>刻度</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>不透明度</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选着法</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>Selection score</source>
        <translation>选择得分</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>线性</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation>Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation>Cividis</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>热力</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>A linear scale of visits shows little more than the most visited move</source>
        <translation>访问次数的线性刻度几乎只显示访问最多的着法</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>搜索前估计的该着法概率</translation>
    </message>
    <message>
        <source>Viridis and Cividis are suitable for colour-blind people</source>
        <translation>Cividis 和 Viridis 适合色觉障碍者</translation>
    </message>
</context>
<context>
    <name>HeldBackController</name>
    <message>
        <source>{side}&apos;s moves after {number}. {move}</source>
        <translation>{number}. {move} 之后{side}的着法</translation>
    </message>
</context>
<context>
    <name>Hidden</name>
    <message>
        <source>The search is hidden until you answer. Find the best move, or show the solution.</source>
        <translation>在您作答之前,搜索不显示。请找出最佳着法,或查看答案。</translation>
    </message>
    <message>
        <source>The report is hidden while you play. Leave the game to see it.</source>
        <translation>对局时报告被隐藏。离开对局后即可查看。</translation>
    </message>
    <message>
        <source>Answer the question of the lesson first. Until then the search waits.</source>
        <translation>请先回答课程中的问题。在此之前搜索会等待。</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message numerus="yes">
        <source>Hint: {move}. {side} wins in at most %n plies.</source>
        <translation>
            <numerusform>提示：{move}。{side}至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} wins against every move, in at most %n plies. {move} resists longest.</source>
        <translation>
            <numerusform>无论怎么应对，{side}至多 %n 手内获胜。{move} 抵抗最久。</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {move}. With best play the game is drawn.</source>
        <translation>提示：{move}。双方最佳应对为和棋。</translation>
    </message>
    <message>
        <source>Hint: {move}. {side} wins about {rate} of the games after it.</source>
        <translation>提示：{move}。此后{side}约赢 {rate} 的对局。</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>正在寻找提示 …</translation>
    </message>
    <message>
        <source>The search found no hint. Ask again.</source>
        <translation>搜索未找到提示。请再试一次。</translation>
    </message>
</context>
<context>
    <name>JudgedMovesController</name>
    <message>
        <source>Exercise</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>The search is hidden during your game. “Show the Search while Playing” (V) shows it.</source>
        <translation>您对局时搜索是隐藏的。“对局时显示搜索”(V) 可显示搜索。</translation>
    </message>
    <message>
        <source>First review the game: “Review the Game” (F12)</source>
        <translation>请先复盘对局：“复盘对局”(F12)</translation>
    </message>
</context>
<context>
    <name>KeyAnswers</name>
    <message>
        <source>Moves cannot be edited during a game.</source>
        <translation>对局进行中不能编辑着法。</translation>
    </message>
    <message>
        <source>This is the first position.</source>
        <translation>这是第一个局面。</translation>
    </message>
    <message>
        <source>This is the last position.</source>
        <translation>这是最后一个局面。</translation>
    </message>
    <message>
        <source>This action is not possible now.</source>
        <translation>此操作现在不可用。</translation>
    </message>
    <message>
        <source>This is not possible during a game. Leave the game first: menu Game, Leave the Game and Review It.</source>
        <translation>对局进行中不可用。请先离开：菜单“棋局”，“离开对局并复盘”。</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint (?), or show the search (V).</source>
        <translation>对局时搜索被隐藏。可以请求提示（?），或显示搜索（V）。</translation>
    </message>
    <message>
        <source>The search for this board is still being prepared.</source>
        <translation>此棋盘的搜索仍在准备中。</translation>
    </message>
    <message>
        <source>The result is proven; there is nothing left to search.</source>
        <translation>结果已被证明，没有可再搜索的内容。</translation>
    </message>
    <message>
        <source>The game is over here; there is nothing to search.</source>
        <translation>对局在此结束，没有可搜索的内容。</translation>
    </message>
    <message>
        <source>Shift and the arrow keys move the cursor on the board.</source>
        <translation>Shift 加方向键移动棋盘上的光标。</translation>
    </message>
    <message>
        <source>There is no move here.</source>
        <translation>这里没有着法。</translation>
    </message>
    <message>
        <source>The board already shows the root of the search tree.</source>
        <translation>棋盘已显示搜索树的根。</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>没有可撤销的操作。</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>没有可重做的操作。</translation>
    </message>
    <message>
        <source>This move already belongs to the main line.</source>
        <translation>这一着已属于主变。</translation>
    </message>
    <message>
        <source>No variation has been copied.</source>
        <translation>尚未复制变化。</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>没有可以悔的着法。</translation>
    </message>
    <message>
        <source>Hints are given when it is your turn in a game, and in exercises.</source>
        <translation>在对局中轮到您走时以及在习题中，可以请求提示。</translation>
    </message>
    <message>
        <source>This switch has an effect only while you play a game.</source>
        <translation>此开关仅在您对局时有效。</translation>
    </message>
    <message>
        <source>No game is in progress.</source>
        <translation>没有正在进行的对局。</translation>
    </message>
    <message>
        <source>It is not the turn of an engine.</source>
        <translation>现在不是引擎走棋。</translation>
    </message>
    <message>
        <source>The game is over here. Choose an earlier position.</source>
        <translation>对局在此结束。请选择较早的局面。</translation>
    </message>
    <message>
        <source>No lesson is open. Alt+L shows the lessons.</source>
        <translation>没有打开的课程。按 Alt+L 显示课程。</translation>
    </message>
    <message>
        <source>The board shows an exercise. End it before you play a game.</source>
        <translation>棋盘上是习题。请先结束习题，再开始对局。</translation>
    </message>
    <message>
        <source>There is no further hint for this position.</source>
        <translation>这个局面没有更多提示了。</translation>
    </message>
    <message>
        <source>There is no further exercise.</source>
        <translation>没有更多练习了。</translation>
    </message>
    <message>
        <source>There is no solution left to show.</source>
        <translation>没有可显示的解答了。</translation>
    </message>
    <message>
        <source>No exercise is on the board. “Find the Win” (Ctrl+F) starts exercises.</source>
        <translation>棋盘上没有习题。用“寻找胜着”(Ctrl+F)开始习题。</translation>
    </message>
    <message>
        <source>Solutions can be shown only in exercises and practice. “Find the Win” (Ctrl+F) starts exercises.</source>
        <translation>答案只能在习题和练习中显示。用“寻找胜着”(Ctrl+F)开始习题。</translation>
    </message>
    <message>
        <source>{name} takes effect when the game ends, because the search is hidden while you play. “Show the Search while Playing” (V) shows it.</source>
        <translation>{name}在对局结束后生效，因为您对局时搜索是隐藏的。“对局时显示搜索”(V) 可显示搜索。</translation>
    </message>
    <message>
        <source>The search begins again with an empty tree.</source>
        <translation>搜索从空树重新开始。</translation>
    </message>
    <message>
        <source>{name}: on</source>
        <translation>{name}：开</translation>
    </message>
    <message>
        <source>The search has no best move yet. “Run” (Space) starts it.</source>
        <translation>搜索还没有最佳着法。用“运行”（空格键）开始搜索。</translation>
    </message>
    <message>
        <source>No mistake is shown here. “Next Mistake” (J) goes to the next mistake that the review found.</source>
        <translation>这里没有显示失误。“下一个失误”(J) 转到复盘找到的下一个失误。</translation>
    </message>
    <message>
        <source>The game has not been analysed yet. “Review the Game” (F12) analyses it.</source>
        <translation>该局尚未分析。用“复盘对局”(F12)进行分析。</translation>
    </message>
    <message>
        <source>{name}: off</source>
        <translation>{name}：关</translation>
    </message>
</context>
<context>
    <name>KeyMomentsController</name>
    <message>
        <source>The key moments of the open game appear here again when you end the exercise.</source>
        <translation>结束练习后，这里会再次显示当前对局的关键时刻。</translation>
    </message>
    <message>
        <source>The moments that decided the game appear here after the game.</source>
        <translation>对局结束后，决定胜负的时刻显示在这里。</translation>
    </message>
    <message>
        <source>The review found no move that decided the game.</source>
        <translation>复盘没有找到决定胜负的着法。</translation>
    </message>
    <message>
        <source>The moments that decided the game appear here after a review. “Review the Game” (F12) reviews it.</source>
        <translation>复盘之后，决定胜负的时刻显示在这里。用“复盘对局”(F12)复盘。</translation>
    </message>
</context>
<context>
    <name>KeyMomentsView</name>
    <message>
        <source>Key moments</source>
        <translation>关键时刻</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>语言(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;System Language</source>
        <translation>跟随系统语言(&amp;S)</translation>
    </message>
</context>
<context>
    <name>LaterProofTexts</name>
    <message>
        <source>A later search has proven the position after this move: {result}. A new review (F12) takes this into account.</source>
        <translation>后来的搜索已证明这步棋之后的局面：{result}。重新复盘（F12）会采用这一结果。</translation>
    </message>
    <message>
        <source>A later search has proven the position before this move: {result}. A new review (F12) takes this into account.</source>
        <translation>后来的搜索已证明这步棋之前的局面：{result}。重新复盘（F12）会采用这一结果。</translation>
    </message>
    <message>
        <source>This is the result of the review. Proven later: {result}</source>
        <translation>这是复盘的结果。后来已证明：{result}</translation>
    </message>
    <message>
        <source>This is the result of the review. A later search ({visits} visits) found: {side} {rate}</source>
        <translation>这是复盘的结果。后来的搜索（{visits} 次访问）得到：{side} {rate}</translation>
    </message>
    <message>
        <source>A later search has proven the position after move {number}: {result}. A new review (F12) takes this into account.</source>
        <translation>后来的搜索已证明第 {number} 手之后的局面：{result}。重新复盘（F12）会采用这一结果。</translation>
    </message>
    <message>
        <source>A later search of the position after this move ({visits} visits) finds the same best move, {move}, but a different win rate: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>后来对这步棋之后局面的搜索（{visits} 次访问）得出同样的最佳着法 {move}，但胜率不同：{side} {rate}。重新复盘（F12）会采用这一结果。</translation>
    </message>
    <message>
        <source>A later search of the position after this move ({visits} visits) prefers {move}: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>后来对这步棋之后局面的搜索（{visits} 次访问）更倾向 {move}：{side} {rate}。重新复盘（F12）会采用这一结果。</translation>
    </message>
    <message>
        <source>A later search of the position before this move ({visits} visits) finds the same best move, {move}, but a different win rate: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>后来对这步棋之前局面的搜索（{visits} 次访问）得出同样的最佳着法 {move}，但胜率不同：{side} {rate}。重新复盘（F12）会采用这一结果。</translation>
    </message>
    <message>
        <source>A later search of the position before this move ({visits} visits) prefers {move}: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>后来对这步棋之前局面的搜索（{visits} 次访问）更倾向 {move}：{side} {rate}。重新复盘（F12）会采用这一结果。</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>和棋</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins in at most %n plies</source>
        <translation>
            <numerusform>{side} 至多 %n 步获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} 获胜</translation>
    </message>
</context>
<context>
    <name>LegendBar</name>
    <message>
        <source>Legend: {values}</source>
        <translation>图例：{values}</translation>
    </message>
    <message>
        <source>All moves have the same prior here. Choose a profile with a network to see priors.</source>
        <translation>这里所有着法的先验相同。选择带网络的配置即可看到先验。</translation>
    </message>
    <message>
        <source>The legend appears here when the board shows a heatmap.</source>
        <translation>棋盘显示热图时，图例显示在这里。</translation>
    </message>
    <message>
        <source>Discs show the win rate for {side} in percent, or the proven result (on small discs {win}, {draw} or {loss}), the visits below it and, in the corner, the rank. The move that the search would play, or in a lesson the first by rank, is cyan. Other moves are green if they are nearly as good, red if they are worse by at least 20 %, and pale if they have few visits.</source>
        <translation>圆片显示{side}的胜率（百分比）或已证明的结果（小圆片为{win}、{draw}或{loss}），其下为访问次数，角上为排名。搜索将要下的着法（课程中为排名第一的着法）为青色。其他着法几乎同样好时为绿色，至少差 20 % 时为红色，访问次数少时颜色较淡。</translation>
    </message>
    <message>
        <source>Discs show the win rate for {side} in percent, or the proven result (on small discs {win}, {draw} or {loss}). The move that the search would play, or in a lesson the first by rank, is cyan. Other moves are green if they are nearly as good, red if they are worse by at least 20 %, and pale if they have few visits.</source>
        <translation>圆片显示{side}的胜率（百分比）或已证明的结果（小圆片为{win}、{draw}或{loss}）。搜索将要下的着法（课程中为排名第一的着法）为青色。其他着法几乎同样好时为绿色，至少差 20 % 时为红色，访问次数少时颜色较淡。</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>A lesson shows the search, which is hidden while you play. Leave the game?</source>
        <translation>课程会显示搜索，而搜索在对局中是隐藏的。要离开对局吗？</translation>
    </message>
    <message>
        <source>Leave the Game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>&amp;Leave the Game</source>
        <translation>离开对局(&amp;L)</translation>
    </message>
    <message>
        <source>The lesson has discarded the search tree of {count} simulations. To keep a search, save it before you open a lesson.</source>
        <translation>本课已丢弃含 {count} 次模拟的搜索树。要保留搜索，请在打开课程之前保存。</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>继续对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>课程 (*.toml)</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>打开课程文件</translation>
    </message>
    <message>
        <source>The lesson could not be opened.</source>
        <translation>无法打开课程。</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Continue at step {step}</source>
        <translation>从第 {step} 步继续</translation>
    </message>
    <message>
        <source>{lesson}, finished</source>
        <translation>{lesson}，已完成</translation>
    </message>
    <message>
        <source>{lesson}, not finished</source>
        <translation>{lesson}，尚未完成</translation>
    </message>
    <message>
        <source>Short lessons with the real search: step through it, predict what it does, and see why. Choose a lesson.</source>
        <translation>在真实搜索上的短课程：单步执行，预测它的行为，再看看原因。请选择一课。</translation>
    </message>
    <message>
        <source>Open a lesson file …</source>
        <translation>打开课程文件…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>打开课程文件</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
</context>
<context>
    <name>LessonQuestion</name>
    <message>
        <source>Click your move on the board, or choose it with Shift+arrows and press Enter.</source>
        <translation>在棋盘上点击您的着法，或用 Shift+方向键选择后按 Enter。</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>您的答案：{answer}</translation>
    </message>
    <message>
        <source>Answer: {answer}</source>
        <translation>答案：{answer}</translation>
    </message>
    <message>
        <source>Correct answer: {answer}</source>
        <translation>正确答案：{answer}</translation>
    </message>
    <message>
        <source>Your answer, incorrect: {answer}</source>
        <translation>您的答案不正确：{answer}</translation>
    </message>
    <message>
        <source>The search did not give an answer to this question.</source>
        <translation>搜索在此没有答案。</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>不正确。</translation>
    </message>
    <message>
        <source>Correct: {right}.</source>
        <translation>正确：{right}。</translation>
    </message>
    <message>
        <source>Incorrect: the answer is {right}, not {given}.</source>
        <translation>不正确：答案是 {right}，不是 {given}。</translation>
    </message>
</context>
<context>
    <name>LessonScroll</name>
    <message>
        <source>↑ Text above: Page Up</source>
        <translation>↑ 上文：Page Up</translation>
    </message>
    <message>
        <source>↓ More: Page Down</source>
        <translation>↓ 更多：Page Down</translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>the board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>候选着法</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation>第 {step} 步，共 {total} 步</translation>
    </message>
    <message>
        <source>Look at: {pane}</source>
        <translation>请看：{pane}</translation>
    </message>
    <message>
        <source>{text}: {key}</source>
        <translation>{text}：{key}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>全部课程</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>下一课</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>替我执行</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>离开课程</translation>
    </message>
    <message>
        <source>The search is being prepared. At the first start this takes about a minute.</source>
        <translation>正在准备搜索。首次启动时约需一分钟。</translation>
    </message>
    <message>
        <source>The search is running …</source>
        <translation>搜索正在进行…</translation>
    </message>
    <message>
        <source>The search was changed or stopped. Choose Continue to restore the search of this step.</source>
        <translation>搜索被更改或停止了。按“继续”重新设置。</translation>
    </message>
    <message>
        <source>Answer the question first: choose a move on the board.</source>
        <translation>请先回答问题：在棋盘上选择一步着法。</translation>
    </message>
    <message>
        <source>Answer the question first: choose an answer (or press its number).</source>
        <translation>请先回答问题：选择一个答案（或按下其编号）。</translation>
    </message>
    <message>
        <source>The search is still being prepared. The lesson continues when it is ready.</source>
        <translation>搜索仍在准备中，准备好后课程继续。</translation>
    </message>
    <message>
        <source>The search is still running. The lesson continues when the search has finished.</source>
        <translation>搜索正在进行，完成后课程继续。</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation>本课已完成。</translation>
    </message>
    <message>
        <source>Correct predictions: {right} of {total}.</source>
        <translation>预测正确：{right} / {total}。</translation>
    </message>
    <message>
        <source>Next lesson: **{title}**</source>
        <translation>下一课：**{title}**</translation>
    </message>
    <message>
        <source>The search is already further than this step. Choose Continue to go back to the step.</source>
        <translation>搜索已超过这一步。按“继续”返回。</translation>
    </message>
    <message>
        <source>Phases performed: {done} of {total}.</source>
        <translation>已执行阶段：{done}/{total}。</translation>
    </message>
    <message>
        <source>Simulations performed: {done} of {total}.</source>
        <translation>已执行模拟：{done}/{total}。</translation>
    </message>
    <message>
        <source>Phases performed: {done} of {total}. “Step One Phase” (N) performs one.</source>
        <translation>已执行阶段：{done} / {total}。“单步一个阶段”(N) 执行一个。</translation>
    </message>
    <message>
        <source>Simulations performed: {done} of {total}. “Step One Simulation” (Shift+N) performs one.</source>
        <translation>已执行模拟：{done} / {total}。“单步一次模拟”(Shift+N) 执行一次。</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies, according to the solver.</source>
        <translation>
            <numerusform>求解器：{side}{means}至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to win {means} in at most %n plies, according to the solver.</source>
        <translation>
            <numerusform>求解器：{side}威胁{means}至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solver tried %Ln move(s) in {time} ms.</source>
        <translation>
            <numerusform>求解器尝试了 %Ln 着，用时 {time} 毫秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Back to the previous step</source>
        <translation>返回上一步</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>课程进度</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Measured with the profile Studio on a board of 15×15, in 60 games between neighbouring levels</source>
        <translation>用配置“Studio”在 15×15 棋盘上测得，相邻级别之间各 60 局</translation>
    </message>
    <message>
        <source>the weakest level</source>
        <translation>最弱的级别</translation>
    </message>
    <message>
        <source>the strongest level; not measured</source>
        <translation>最强的级别；未测量</translation>
    </message>
    <message>
        <source>scores {percent} % against {level}</source>
        <translation>对“{level}”得分 {percent} %</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>初学者</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>休闲</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>中级</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>俱乐部棋手</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>强</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>全力</translation>
    </message>
</context>
<context>
    <name>LimitEditor</name>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Depth of the tree</source>
        <translation>搜索树深度</translation>
    </message>
    <message>
        <source>At least one limit is required. Select another limit before you clear this one.</source>
        <translation>至少需要一个限制。请先勾选另一个。</translation>
    </message>
    <message>
        <source>The first limit reached ends the search.</source>
        <translation>先达到的限制结束搜索。</translation>
    </message>
    <message>
        <source>Limit of the search: {limit}</source>
        <translation>搜索限制：{limit}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} 秒</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>深度 {depth}</translation>
    </message>
</context>
<context>
    <name>LineKeys</name>
    <message>
        <source>Better line, move {shown} of {moves}: ← and → step through it. “Show Line” (Esc) returns to the game.</source>
        <translation>更好的变化，第 {shown}/{moves} 手：← 和 → 逐手查看。“显示变化”(Esc) 返回对局。</translation>
    </message>
    <message>
        <source>The mouse wheel on the board shows fewer or more moves of this line. A second click on the row (Esc) removes the line.</source>
        <translation>在棋盘上滚动鼠标滚轮，可显示此变化更少或更多的着法。再次点击该行(Esc)移除它。</translation>
    </message>
</context>
<context>
    <name>LiveGameView</name>
    <message>
        <source>Board of the current game</source>
        <translation>正在进行的对局棋盘</translation>
    </message>
    <message>
        <source>Game shown</source>
        <translation>要观看的对局</translation>
    </message>
    <message>
        <source>Running game to watch</source>
        <translation>要观看的正在进行的对局</translation>
    </message>
    <message>
        <source>State of the game</source>
        <translation>对局状态</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>第 {number} 局</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} 秒</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>胜率 {rate}</translation>
    </message>
    <message>
        <source>{black} against {white}</source>
        <translation>{black} 对 {white}</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>File: {path}</source>
        <translation>文件：{path}</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>复制(&amp;P)</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>打开文件夹(&amp;F)</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>日志文件</translation>
    </message>
    <message>
        <source>Last lines of the log</source>
        <translation>日志的最后几行</translation>
    </message>
    <message>
        <source>Copy the shown lines</source>
        <translation>复制显示的内容</translation>
    </message>
    <message>
        <source>Show the folder of the log in the file manager</source>
        <translation>在文件管理器中显示日志文件夹</translation>
    </message>
    <message>
        <source>The log is empty: nothing was logged, or the program cannot write to the folder of the log.</source>
        <translation>日志为空：没有任何记录，或其文件夹无法写入。</translation>
    </message>
    <message>
        <source>The log cannot be read ({reason}).</source>
        <translation>无法读取日志（{reason}）。</translation>
    </message>
</context>
<context>
    <name>LossQuestion</name>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>{file} cannot keep everything:

{losses}</source>
        <translation>{file} 无法保存全部内容：

{losses}</translation>
    </message>
    <message>
        <source>Save &amp;without the Analysis</source>
        <translation>不保存分析(&amp;W)</translation>
    </message>
    <message>
        <source>Save &amp;without These</source>
        <translation>不保存这些内容(&amp;W)</translation>
    </message>
    <message>
        <source>Save as &amp;SGF…</source>
        <translation>另存为 SGF(&amp;S)…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The workspace {workspace} appears when you leave full screen (Esc).</source>
        <translation>退出全屏（Esc）后显示工作区“{workspace}”。</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>新对局</translation>
    </message>
</context>
<context>
    <name>MatchAmounts</name>
    <message numerus="yes">
        <source>%Ln game(s) were drawn.</source>
        <translation>
            <numerusform>%Ln 局和棋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by a fault.</source>
        <translation>
            <numerusform>%Ln 局因故障结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were lost on time.</source>
        <translation>
            <numerusform>%Ln 局超时结束。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>Match in progress</source>
        <translation>比赛进行中</translation>
    </message>
    <message>
        <source>A match is in progress. Quitting stops it. Finished games are kept, and you can resume the match later. Quit and stop the match?</source>
        <translation>比赛正在进行。退出程序会停止比赛。已结束的对局会保存，以后可以继续。要退出并停止比赛吗？</translation>
    </message>
    <message>
        <source>Match paused: {played} of {total} games</source>
        <translation>比赛已暂停：{played}/{total} 局</translation>
    </message>
    <message>
        <source>Match: {played} of {total} games</source>
        <translation>比赛：{played}/{total} 局</translation>
    </message>
    <message>
        <source>Match: finished</source>
        <translation>比赛：已结束</translation>
    </message>
    <message>
        <source>The match has ended. Click to show its results.</source>
        <translation>比赛已结束。点击查看结果。</translation>
    </message>
    <message>
        <source>A match is in progress. Click to show its window.</source>
        <translation>比赛进行中。点击可显示其窗口。</translation>
    </message>
    <message>
        <source>{players}, game {number}</source>
        <translation>{players}，第 {number} 局</translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message>
        <source>This game was stopped before its end. It will be played again.</source>
        <translation>此局未下完就已停止，将重新进行。</translation>
    </message>
    <message>
        <source>The players are starting. The first start after an installation takes about a minute.</source>
        <translation>棋手正在启动。安装后首次启动约需一分钟。</translation>
    </message>
    <message>
        <source>The current game appears here. Click a game in the list to see its end, or double-click it to open it.</source>
        <translation>当前对局显示在这里。单击列表中的对局可查看其终局，双击可打开。</translation>
    </message>
    <message>
        <source>Choose an experiment or start a new match.</source>
        <translation>请选择一个实验，或开始新的比赛。</translation>
    </message>
    <message>
        <source>{played} of {total} games</source>
        <translation>{played} / {total} 局</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>约剩 {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawn</source>
        <translation>
            <numerusform>%Ln 局和棋</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s)</source>
        <translation>
            <numerusform>%Ln 次故障</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lost on time</source>
        <translation>
            <numerusform>%Ln 次超时</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for the current games to end</source>
        <translation>等待正在进行的对局结束</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>stopping …</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>all games have been played</source>
        <translation>所有对局已完成</translation>
    </message>
    <message>
        <source>the sequential test has a result</source>
        <translation>检验已有结论</translation>
    </message>
    <message>
        <source>stopped; the match can be resumed</source>
        <translation>已停止；可以继续</translation>
    </message>
    <message>
        <source>ended early; the match can be resumed</source>
        <translation>提前结束；可以继续</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Stop the match without finishing the current games; it can be resumed later</source>
        <translation>不等正在进行的对局下完即停止比赛；以后可以继续</translation>
    </message>
    <message>
        <source>Copy the standings as text (Ctrl+Shift+C)</source>
        <translation>将排名复制为文本 (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Save standings and games as CSV or JSON, or a plot as SVG or PNG (Ctrl+S)</source>
        <translation>将积分表和对局保存为 CSV 或 JSON，或将图表保存为 SVG 或 PNG（Ctrl+S）</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>复制(&amp;C)</translation>
    </message>
    <message>
        <source>Sa&amp;ve …</source>
        <translation>保存(&amp;V)…</translation>
    </message>
    <message>
        <source>Re&amp;port</source>
        <translation>报告(&amp;P)</translation>
    </message>
    <message>
        <source>Open a page in the browser with standings, plots, games and settings (Ctrl+R)</source>
        <translation>在浏览器中打开包含积分表、图表、对局和设置的网页（Ctrl+R）</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>轮次</translation>
    </message>
    <message>
        <source>Progress of the match</source>
        <translation>比赛进度</translation>
    </message>
    <message>
        <source>Status of the match</source>
        <translation>比赛状态</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>比赛结果</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>排名</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>The selected match appears here. Choose an experiment or start a new match.</source>
        <translation>所选的比赛显示在这里。请选择一个实验，或开始新的比赛。</translation>
    </message>
    <message>
        <source>Exper&amp;iments</source>
        <translation>实验(&amp;I)</translation>
    </message>
    <message>
        <source>Ne&amp;w Match</source>
        <translation>新比赛(&amp;W)</translation>
    </message>
    <message>
        <source>Finished games appear here. A double click (Enter) opens a record.</source>
        <translation>这里将列出每个已结束的对局。双击（回车键）打开棋谱。</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <translation>继续(&amp;T)</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>继续(&amp;E)</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>暂停(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>开局(&amp;O)</translation>
    </message>
    <message>
        <source>The standings appear here.</source>
        <translation>排名将显示在此处。</translation>
    </message>
    <message>
        <source>The results of each opening appear here.</source>
        <translation>这里将列出每个开局的结果。</translation>
    </message>
    <message>
        <source>Resume the match (Space)</source>
        <translation>重新开始新的对局（空格）</translation>
    </message>
    <message>
        <source>Play the remaining games (Space)</source>
        <translation>进行其余的对局（空格）</translation>
    </message>
    <message>
        <source>Finish the current games and start no others (Space)</source>
        <translation>下完正在进行的对局，不再开始新的（空格）</translation>
    </message>
</context>
<context>
    <name>MatchSaving</name>
    <message>
        <source>Games as a table (*.csv);;Standings and games (*.json);;Plot (*.svg);;Plot as a picture (*.png)</source>
        <translation>对局表格 (*.csv);;积分表和对局 (*.json);;图表 (*.svg);;图片格式的图表 (*.png)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>一场比赛</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>保存结果</translation>
    </message>
    <message>
        <source>The results could not be saved.</source>
        <translation>无法保存结果。</translation>
    </message>
    <message>
        <source>The results were saved to {file}.</source>
        <translation>结果已保存到 {file}。</translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>无法写入报告。</translation>
    </message>
</context>
<context>
    <name>MatchWindow</name>
    <message>
        <source>The standings were copied.</source>
        <translation>排名已复制。</translation>
    </message>
    <message>
        <source>Match in progress</source>
        <translation>比赛进行中</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>继续比赛(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Stop the Match</source>
        <translation>停止比赛(&amp;S)</translation>
    </message>
    <message>
        <source>Matches between Engines</source>
        <translation>引擎比赛</translation>
    </message>
    <message>
        <source>E&amp;xperiments</source>
        <translation>实验(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation>新比赛(&amp;N)</translation>
    </message>
    <message>
        <source>Ea&amp;rlier Matches</source>
        <translation>以前的比赛(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Match Results</source>
        <translation>比赛结果(&amp;M)</translation>
    </message>
    <message>
        <source>{played} of {total} games on {date}</source>
        <translation>{date}：{played} / {total} 局</translation>
    </message>
    <message>
        <source>The match “{match}” is in progress. It can continue while this window is closed. If you stop it, finished games are kept and you can resume it from the list of earlier matches.</source>
        <translation>比赛“{match}”正在进行。关闭此窗口后可以继续。如果停止，已结束的对局会保存，可从以前的比赛列表中继续。</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>一场比赛</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>无法开始实验。</translation>
    </message>
    <message>
        <source>The match was resumed.</source>
        <translation>比赛已继续。</translation>
    </message>
    <message>
        <source>Choose the folder of a match</source>
        <translation>选择比赛的文件夹</translation>
    </message>
    <message>
        <source>The match could not be shown.</source>
        <translation>无法显示比赛。</translation>
    </message>
    <message>
        <source>The match could not be resumed.</source>
        <translation>无法继续比赛。</translation>
    </message>
    <message>
        <source>Parameters of player {number}</source>
        <translation>棋手 {number} 的参数</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>棋手的名称</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Elo rating over all games, estimated from pairs of games with the same opening</source>
        <translation>由全部对局得出的 Elo，按同一开局的成对对局估计</translation>
    </message>
    <message>
        <source>± 95 %</source>
        <translation>± 95 %</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval. If one side won almost all games, only one bound of the interval is known and shown.</source>
        <translation>95% 区间宽度的一半。如果一方几乎赢了所有对局，则只知道并显示区间的一个界</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Share of all points; a draw counts one half</source>
        <translation>所得分数的比例；和棋算一半</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>棋局</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>已结束的对局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>胜局</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>负</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Games lost on time</source>
        <translation>因超时而负的局数</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Games lost because the player failed or made no legal move</source>
        <translation>因故障或非法着法而负的局数</translation>
    </message>
    <message>
        <source>Points and games against {player}</source>
        <translation>对 {player} 的得分与局数</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Moves played before the players begin</source>
        <translation>棋手开始之前的着法</translation>
    </message>
    <message>
        <source>Games won by {player}</source>
        <translation>{player} 获胜的对局</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Simulations in the first search after the opening</source>
        <translation>开局后首次搜索的模拟次数</translation>
    </message>
    <message>
        <source>Drawn simulations</source>
        <translation>和棋模拟</translation>
    </message>
    <message>
        <source>Number of simulations that ended in a draw, in the first search after the opening</source>
        <translation>开局后首次搜索中以和棋结束的模拟数量</translation>
    </message>
    <message>
        <source>Share of the simulations that ended in a draw, in the first search after the opening</source>
        <translation>开局后首次搜索中以和棋结束的模拟所占比例</translation>
    </message>
    <message>
        <source>Number of the game; a double click (Enter) opens its record in the main window</source>
        <translation>对局的编号；双击（回车键）在主窗口打开其棋谱</translation>
    </message>
    <message>
        <source>Moves after the opening</source>
        <translation>开局后的着数</translation>
    </message>
    <message>
        <source>Moves that the two players chose; the moves of the opening are not counted</source>
        <translation>双方棋手所选的着数；开局的着法不计</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>Games lost on the board, on time, or by a fault of the player</source>
        <translation>在棋盘上、因超时或因棋手故障而输的棋局</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先行</translation>
    </message>
    <message>
        <source>Player with the first move</source>
        <translation>走第一着的棋手</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>后行</translation>
    </message>
    <message>
        <source>Player with the second move</source>
        <translation>走第二着的棋手</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>胜者</translation>
    </message>
    <message>
        <source>Player who won</source>
        <translation>获胜的棋手</translation>
    </message>
    <message>
        <source>End</source>
        <translation>终局</translation>
    </message>
    <message>
        <source>Why the game ended</source>
        <translation>对局为何结束</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Time of both players</source>
        <translation>双方用时</translation>
    </message>
    <message>
        <source>No game of this round is finished yet.</source>
        <translation>本轮还没有对局结束。</translation>
    </message>
    <message>
        <source>{drawn} of {played} games were drawn. In the first search after each opening, {share} of the simulations ended in a draw.</source>
        <translation>{played} 局中有 {drawn} 局和棋。在每个开局后的第一次搜索中，{share} 的模拟以和棋结束。</translation>
    </message>
    <message>
        <source>All games were drawn.</source>
        <translation>所有对局均为和棋。</translation>
    </message>
    <message>
        <source>{player} scored {share} of the points.</source>
        <translation>{player} 得到 {share} 的分数。</translation>
    </message>
    <message>
        <source>The difference is {elo} Elo, 95 % interval {low} to {high}.</source>
        <translation>差距为 {elo} Elo，95 % 区间 {low} 至 {high}。</translation>
    </message>
    <message>
        <source>The difference is {elo} Elo, 95 % interval {low} to {high}. The true difference may be zero.</source>
        <translation>差距为 {elo} Elo，95 % 区间 {low} 至 {high}。差距可能为零。</translation>
    </message>
    <message>
        <source>The difference is about {elo} Elo, and at least {low} with 95 % confidence. It has no upper bound, because one side won almost all games.</source>
        <translation>差距约为 {elo} Elo，在 95% 置信度下至少为 {low}。它没有上界，因为一方几乎赢了所有对局。</translation>
    </message>
    <message>
        <source>The rating of this player is {elo} Elo.</source>
        <translation>其 Elo 为 {elo}。</translation>
    </message>
    <message>
        <source>The rating of this player is about {elo} Elo. It has no upper bound, because some players won no points against this player.</source>
        <translation>该棋手的等级分约为 {elo} Elo。它没有上界，因为有些棋手没有从该棋手处得分。</translation>
    </message>
    <message>
        <source>Test result: {first} is less than {upper} Elo stronger than {second}.</source>
        <translation>检验结果：{first} 比 {second} 强不到 {upper} Elo。</translation>
    </message>
    <message>
        <source>Test result: {first} is more than {lower} Elo stronger than {second}.</source>
        <translation>检验结果：{first} 比 {second} 强超过 {lower} Elo。</translation>
    </message>
    <message>
        <source>The test of {lower} against {upper} Elo is undecided: log-likelihood ratio {ratio}, limits {least} and {most}.</source>
        <translation>{lower} 对 {upper} Elo 的检验尚无结论：对数似然比 {ratio}，界限 {least} 与 {most}。</translation>
    </message>
    <message>
        <source>{time} s per game plus {increment} s per move</source>
        <translation>每局 {time} 秒，每步加 {increment} 秒</translation>
    </message>
    <message>
        <source>{time} s per game</source>
        <translation>每局 {time} 秒</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>无限制</translation>
    </message>
    <message>
        <source>{count} days</source>
        <translation>{count} 天</translation>
    </message>
    <message>
        <source>{count} hours</source>
        <translation>{count} 小时</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} 分</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} 秒</translation>
    </message>
    <message>
        <source> – </source>
        <translation> – </translation>
    </message>
    <message>
        <source>{number}: {title}</source>
        <translation>{number}：{title}</translation>
    </message>
    <message>
        <source>{length} in a row on {rows}×{columns}</source>
        <translation>{rows}×{columns} 上连 {length} 子</translation>
    </message>
    <message>
        <source>{length} in a row on {rows}×{columns}, with gravity</source>
        <translation>{rows}×{columns} 上连 {length} 子，棋子下落</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>line</source>
        <translation>连线</translation>
    </message>
    <message>
        <source>full board</source>
        <translation>满盘</translation>
    </message>
    <message>
        <source>time</source>
        <translation>超时</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>和棋。</translation>
    </message>
    <message>
        <source>{player} won.</source>
        <translation>{player} 获胜。</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The file is empty.</source>
        <translation>文件是空的。</translation>
    </message>
    <message>
        <source>An empty variation was left out.</source>
        <translation>某个变化没有内容，已略去。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>没有这个文件。</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation>无法读取文件（{reason}）。</translation>
    </message>
    <message>
        <source>The file is too large: the limit is {most} MB.</source>
        <translation>文件大于 {most} MB，太大了。</translation>
    </message>
    <message>
        <source>A {format} file can store only one game, not {count}.</source>
        <translation>{format} 文件只能存一局，不能存 {count} 局。</translation>
    </message>
    <message>
        <source>The file would be too large to open again. Save its games in several files.</source>
        <translation>文件会大到无法再打开。请把棋局保存到多个文件中。</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>您没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>这不是普通文件。</translation>
    </message>
    <message>
        <source>This is not a regular file, so it cannot be replaced.</source>
        <translation>这不是普通文件，因此不能替换。</translation>
    </message>
    <message>
        <source>This file is read-only. Save under another name.</source>
        <translation>此文件是只读的。请以其他名称保存。</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder. Save in another folder. An existing file is unchanged.</source>
        <translation>您没有写入此文件夹的权限。请保存到别处。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>This folder is read-only. Save in another folder. An existing file is unchanged.</source>
        <translation>此文件夹是只读的。请保存到别处。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The disk is full. Free some space or save elsewhere. An existing file is unchanged.</source>
        <translation>磁盘已满。请腾出空间，或保存到别处。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The file would be larger than the system allows. An existing file is unchanged.</source>
        <translation>文件会超过本系统允许的大小。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The file could not be written ({reason}). An existing file is unchanged.</source>
        <translation>无法写入文件（{reason}）。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The game could not be saved in this folder ({reason}).</source>
        <translation>无法把棋局保存在此文件夹中（{reason}）。</translation>
    </message>
    <message>
        <source>The file contains no game.</source>
        <translation>文件中没有棋局。</translation>
    </message>
    <message>
        <source>This is not a game file. SGF, psq, rec, pos, lib, rif and plain moves can be opened.</source>
        <translation>这不是棋谱文件。可以打开 SGF、psq、rec、pos、lib、rif 和纯文本着法。</translation>
    </message>
    <message>
        <source>The folder does not exist. Create it first or save in another folder. Nothing was saved.</source>
        <translation>文件夹不存在。请先创建，或保存到别处。什么都没有保存。</translation>
    </message>
    <message>
        <source>A game cannot be saved in this format. Use a name that ends in .sgf, .psq, .pos, .lib or .txt.</source>
        <translation>无法以此格式保存棋局。请选择以 .sgf、.psq、.pos、.lib 或 .txt 结尾的名称。</translation>
    </message>
    <message>
        <source>The {format} format can be read but not written. Save as SGF.</source>
        <translation>{format} 格式只能读取，不能写入。请保存为 SGF。</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>没有可保存的棋局。</translation>
    </message>
    <message>
        <source>A {format} file of this game would be mistaken for another format. Save as SGF.</source>
        <translation>作为 {format} 文件，这局棋会被当成别的格式读取。请保存为 sgf。</translation>
    </message>
    <message>
        <source>The format “list of points” cannot store a game with gravity. Save the game as column digits or SGF.</source>
        <translation>“点列表”格式无法保存落子类棋局。请保存为列数字或 SGF。</translation>
    </message>
    <message>
        <source>The format “offsets from the centre” cannot store a game with gravity. Save the game as column digits or SGF.</source>
        <translation>“相对中心的偏移”格式无法保存落子类棋局。请保存为列数字或 SGF。</translation>
    </message>
    <message>
        <source>The {format} format does not keep {what}. SGF keeps everything.</source>
        <translation>{format} 格式不保留{what}。SGF 会保留全部内容。</translation>
    </message>
    <message>
        <source>moves that were taken back</source>
        <translation>已悔的着法</translation>
    </message>
    <message>
        <source>the opening protocol with its swaps</source>
        <translation>开局规则及其交换</translation>
    </message>
    <message>
        <source>The {format} format does not store the rules {rules}. The program may open the file with other rules. SGF keeps the rules.</source>
        <translation>{format} 格式不保存规则 {rules}。程序可能会用其他规则打开此文件。SGF 会保留规则。</translation>
    </message>
    <message>
        <source>The file has more than {limit} lines, which is too many.</source>
        <translation>文件超过 {limit} 行，太多了。</translation>
    </message>
    <message>
        <source>The file has more than {limit} games, which is too many.</source>
        <translation>文件中的棋局超过 {limit} 局，太多了。</translation>
    </message>
    <message>
        <source>The file has more than {limit} values, which is too many.</source>
        <translation>文件中的值超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>The file has more than {limit} moves, which is too many.</source>
        <translation>文件中的着法超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>The library has more than {limit} moves, which is too many.</source>
        <translation>棋谱库中的着法超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>Variations are nested more than {limit} deep, which is too deep.</source>
        <translation>变化嵌套超过 {limit} 层，太深而无法读取。</translation>
    </message>
    <message>
        <source>The file sets up more than {limit} stones, which is too many.</source>
        <translation>文件摆放的棋子超过 {limit} 枚，太多了。</translation>
    </message>
    <message>
        <source>The file is too damaged to be read as a game.</source>
        <translation>文件损坏过重，无法作为棋局读取。</translation>
    </message>
    <message>
        <source>There are {count} more warnings.</source>
        <translation>还有 {count} 条警告。</translation>
    </message>
    <message>
        <source>{where} is occupied.</source>
        <translation>{where} 已有棋子。</translation>
    </message>
    <message>
        <source>The game is over: {winner} has won.</source>
        <translation>对局已结束：{winner}获胜。</translation>
    </message>
    <message>
        <source>The game is over: it is a draw.</source>
        <translation>对局已结束：和棋。</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>第 {number} 列已满。</translation>
    </message>
    <message>
        <source>{text} is not on a board of {columns} columns and {rows} rows.</source>
        <translation>{text} 不在 {columns} 列 {rows} 行的棋盘上。</translation>
    </message>
    <message>
        <source>Column {text} is not on a board of {columns} columns.</source>
        <translation>第 {text} 列不在 {columns} 列的棋盘上。</translation>
    </message>
    <message>
        <source>Column {number} is not on the board.</source>
        <translation>第 {number} 列不在棋盘上。</translation>
    </message>
    <message>
        <source>Point {point} is not on the board.</source>
        <translation>点 {point} 不在棋盘上。</translation>
    </message>
    <message>
        <source>The offset {dx},{dy} leads off the board.</source>
        <translation>偏移 {dx},{dy} 超出棋盘。</translation>
    </message>
    <message>
        <source>{text} is not on the board. The game was read up to this move.</source>
        <translation>{text} 不在棋盘上；棋局读到此处为止。</translation>
    </message>
    <message>
        <source>A psq file can store only five in a row. Save as SGF.</source>
        <translation>psq 文件只能存五子棋。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A psq file cannot store setup stones, passes or moves out of turn. Save as SGF.</source>
        <translation>psq 文件不能存摆放的棋子、弃着或次序颠倒的着法。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A pos file can store only five in a row on 15×15. Save as SGF.</source>
        <translation>pos 文件只能存 15×15 的五子棋。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A pos file cannot store setup stones or moves out of turn. Save as SGF.</source>
        <translation>pos 文件不能存摆放的棋子或次序颠倒的着法。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A RenLib file can store only five in a row on 15×15. Save as SGF.</source>
        <translation>RenLib 文件只能存 15×15 的五子棋。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A RenLib file cannot store setup stones or moves out of turn. Save as SGF.</source>
        <translation>RenLib 文件不能存摆放的棋子或次序颠倒的着法。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A pos file cannot store more than 255 moves. Save as SGF.</source>
        <translation>pos 文件最多存 255 着。请保存为 sgf。</translation>
    </message>
    <message>
        <source>The format “column digits” can store only games with gravity and at most 9 columns. Save as SGF.</source>
        <translation>“列数字”格式只能保存最多 9 列的落子类棋局。请保存为 SGF。</translation>
    </message>
    <message>
        <source>Plain text cannot store a game without moves. Save as SGF.</source>
        <translation>没有着法的棋局不能写成纯文本。请保存为 sgf。</translation>
    </message>
    <message>
        <source>Plain text cannot store setup stones, passes or moves out of turn. Save as SGF.</source>
        <translation>纯文本不能存摆放的棋子、弃着或次序颠倒的着法。请保存为 sgf。</translation>
    </message>
    <message>
        <source>More than {limit} nodes of the file set up stones, which is too many.</source>
        <translation>文件中摆放棋子的节点超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>The game continues after a line longer than {win_length}. The file was therefore read with the rule that only lines of exactly {win_length} win.</source>
        <translation>对局在超过 {win_length} 子的连线之后仍继续，因此按“恰好 {win_length} 子连线才算胜”的规则读取。</translation>
    </message>
    <message>
        <source>Moves in the file are illegal in renju. The file was therefore read as freestyle: lines of {win_length} or more win.</source>
        <translation>文件中有连珠规则不允许的着法，因此按自由规则读取：{win_length} 子或更多连成一线即胜。</translation>
    </message>
    <message>
        <source>The file declares a different game, GM[{number}]. It was read as five in a row.</source>
        <translation>文件注明的是别的棋种 GM[{number}]；已按五子棋读取。</translation>
    </message>
    <message>
        <source>Move {move} is not on the board. The game was read up to this move.</source>
        <translation>第 {move} 着不在棋盘上；棋局读到此处为止。</translation>
    </message>
    <message>
        <source>Byte {byte} is not a point of the board. This move was left out.</source>
        <translation>字节 {byte} 不是棋盘上的点；该着已略去。</translation>
    </message>
    <message>
        <source>The moves are columns, so this is a game with gravity. The game you chose was ignored.</source>
        <translation>着法是列号，因此这是落子类棋。未采用所指明的棋种。</translation>
    </message>
    <message>
        <source>Game {number}: only the moves before {text} were read.</source>
        <translation>第 {number} 局：只读取了 {text} 之前的着法。</translation>
    </message>
    <message>
        <source>Together, the games of the database have more than {limit} moves, which is too many. Use a file with fewer games.</source>
        <translation>数据库中的棋局总共超过 {limit} 手，太多了。请使用棋局较少的文件。</translation>
    </message>
    <message>
        <source>A stone cannot rest on {here}: it would fall to {there}.</source>
        <translation>棋子不能停在 {here}：它会落到 {there}。</translation>
    </message>
    <message>
        <source>A stone floats above {point}, which is empty.</source>
        <translation>棋子悬在空点 {point} 之上。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>没有可以收回的着法。</translation>
    </message>
    <message>
        <source>{where} is forbidden for {side}.</source>
        <translation>{side}禁止下在 {where}。</translation>
    </message>
    <message>
        <source>three-three</source>
        <translation>三三</translation>
    </message>
    <message>
        <source>four-four</source>
        <translation>四四</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>长连</translation>
    </message>
    <message>
        <source>{side} may not play {where} ({shape}).</source>
        <translation>{side}不能下 {where}（{shape}）。</translation>
    </message>
    <message>
        <source>{side} could not play {where} ({shape}).</source>
        <translation>{side}当时不能下 {where}（{shape}）。</translation>
    </message>
    <message>
        <source>{where} is forbidden for Black, overline: {rows}.</source>
        <translation>{where} 是黑方禁手，长连：{rows}。</translation>
    </message>
    <message>
        <source>{where} is forbidden for Black, four-four: {rows}.</source>
        <translation>{where} 是黑方禁手，四四：{rows}。</translation>
    </message>
    <message>
        <source>{where} is forbidden for Black, three-three: {rows}.</source>
        <translation>{where} 是黑方禁手，三三：{rows}。</translation>
    </message>
    <message>
        <source>A point or a column must be a number, not {value}. For points, point_from_human(&apos;a1&apos;, rules) returns such a number.</source>
        <translation>点或列必须是数字，不能是 {value}。对于点，point_from_human(&apos;a1&apos;, rules) 返回该数字。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a point such as {example}.</source>
        <translation>“{text}”不是像 {example} 那样的点。</translation>
    </message>
    <message>
        <source>Column {column} cannot be written as one digit.</source>
        <translation>第 {column} 列无法用一位数字表示。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a column digit from 1 to 9.</source>
        <translation>“{text}”不是 1 到 9 的列号。</translation>
    </message>
    <message>
        <source>The setup uses point {point}, which is not on the board.</source>
        <translation>初始布置使用了不在棋盘上的点 {point}。</translation>
    </message>
    <message>
        <source>Black and White cannot both have a winning line.</source>
        <translation>黑白双方不能同时都有取胜的连线。</translation>
    </message>
    <message>
        <source>The drawing has {rows} rows, but the board has {expected}.</source>
        <translation>图中有 {rows} 行，棋盘有 {expected} 行。</translation>
    </message>
    <message>
        <source>Row {number} must consist of {columns} characters, each of them . or X or O.</source>
        <translation>第 {number} 行必须有 {columns} 个字符，每个字符为 .、X 或 O。</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; must read &apos;X to move&apos; or &apos;O to move&apos;.</source>
        <translation>“{line}”应写作 X to move 或 O to move。</translation>
    </message>
    <message>
        <source>The number of rows must be a whole number from 1 to {most}, not {value}.</source>
        <translation>行数必须是 1 到 {most} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>The number of columns must be a whole number from 1 to {most}, not {value}.</source>
        <translation>列数必须是 1 到 {most} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>The win length must be a whole number from 1 to {most}, not {value}.</source>
        <translation>取胜连线长度必须是 1 到 {most} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>Gravity must be True or False, not {value}.</source>
        <translation>重力是 True 或 False，不能是 {value}。</translation>
    </message>
    <message>
        <source>The rule for overlines must be &apos;wins&apos;, &apos;nothing&apos;, &apos;caro&apos; or &apos;renju&apos;, not {value}.</source>
        <translation>长连规则必须为 &apos;wins&apos;、&apos;nothing&apos;、&apos;caro&apos; 或 &apos;renju&apos;，而不能是 {value}。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a game. Use one of {known}, or rows, columns and win length such as 9x7/4. After the win length, you may add gravity, and one of exact, caro or renju.</source>
        <translation>“{text}”不是一种棋。请使用 {known} 之一，或行数、列数和获胜长度，如 9x7/4，其后可加 gravity，以及 exact、caro 或 renju。</translation>
    </message>
    <message>
        <source>The start of the game is not a move. It cannot be deleted, copied or moved.</source>
        <translation>棋局的开头不是着法，不能删除、复制或移动。</translation>
    </message>
    <message>
        <source>Renju is played with five in a row and without gravity, not as {rules}.</source>
        <translation>连珠须五连且无重力，不能为 {rules}。</translation>
    </message>
    <message>
        <source>The board size SZ[{size}] is not between 1 and {most}.</source>
        <translation>棋盘大小 SZ[{size}] 不在 1 到 {most} 之间。</translation>
    </message>
    <message>
        <source>The board size {columns}x{rows} is not between 1 and {most}.</source>
        <translation>{columns}x{rows} 的棋盘不在 1 到 {most} 之间。</translation>
    </message>
    <message>
        <source>This variation is already in the record.</source>
        <translation>此变化已在棋谱中。</translation>
    </message>
    <message>
        <source>The time of a move cannot be negative.</source>
        <translation>一着的用时不能为负。</translation>
    </message>
    <message>
        <source>The analysis refers to points that are not on the board.</source>
        <translation>分析引用了不在棋盘上的点。</translation>
    </message>
    <message>
        <source>This move is not in the record.</source>
        <translation>这一着不在棋谱中。</translation>
    </message>
    <message>
        <source>The variation was played on a board of another size.</source>
        <translation>该变化是在另一种大小的棋盘上下的。</translation>
    </message>
    <message>
        <source>The variation begins with a move of {mover}, but {to_move} is to move.</source>
        <translation>该变化从{mover}开始，但现在轮到{to_move}。</translation>
    </message>
    <message>
        <source>The engine found no move. Take back a move, or start a new game.</source>
        <translation>引擎没有找到着法。请悔棋，或开始新对局。</translation>
    </message>
    <message>
        <source>{player} found no move.</source>
        <translation>{player} 没有找到着法。</translation>
    </message>
    <message>
        <source>The search failed: {reason}.</source>
        <translation>搜索失败：{reason}。</translation>
    </message>
    <message>
        <source>The search could not be compiled. Delete the folder {folder}, then try again.</source>
        <translation>无法编译搜索程序。请删除文件夹 {folder} 后重试。</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be a whole number, not {value}.</source>
        <translation>{quantity}的限制必须是整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be {low} or more, not {value}.</source>
        <translation>{name} 必须不小于 {low}，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be empty, the name of a network (at most {longest} characters), or the path of an .npz or .onnx file on this computer (at most {most} characters), not {value}.</source>
        <translation>{name} 必须留空，或为最多 {longest} 个字符的网络名称，或为这台电脑上 .npz 或 .onnx 文件的路径（最多 {most} 个字符），而不是 {value}。</translation>
    </message>
    <message>
        <source>The scale applies to an exploration constant, but no exploration constant is set. Add exploration=C, or leave out the scale.</source>
        <translation>尺度只适用于一同设置的探索常数，但没有设置该常数。请添加 exploration=C，或省略尺度。</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be a number, not {value}.</source>
        <translation>{quantity} 的限制必须是数字，不能是 {value}。</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be less than 1e15, not {value}.</source>
        <translation>{quantity}的限制必须小于 1e15，不能是 {value}。</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be more than 0, not {value}.</source>
        <translation>{quantity}的限制必须大于 0，不能是 {value}。</translation>
    </message>
    <message>
        <source>The number of threads must be from 1 to {most}, not {value}.</source>
        <translation>线程数必须在 1 到 {most} 之间，不能是 {value}。</translation>
    </message>
    <message>
        <source>The breakpoint for the mean win rate must be a change of more than 0 and at most 1, not {value}.</source>
        <translation>平均胜率的断点必须是大于 0 且不超过 1 的变化，不能是 {value}。</translation>
    </message>
    <message>
        <source>The rules of a search cannot be changed. Create a new search for another game.</source>
        <translation>搜索的规则不能更改。其他棋种请新建搜索。</translation>
    </message>
    <message>
        <source>The rules of a solver cannot be changed. Create a new solver for another game.</source>
        <translation>求解器的规则不能更改。其他棋种请新建求解器。</translation>
    </message>
    <message>
        <source>This node already has a child for each move. Expand one of its children instead.</source>
        <translation>此节点的每个着法都已有子节点。请改为扩展它的某个子节点。</translation>
    </message>
    <message>
        <source>The solver failed: {reason}.</source>
        <translation>求解器失败：{reason}。</translation>
    </message>
    <message>
        <source>Another thread is using this solver. Stop it or wait for it, then try again.</source>
        <translation>另一个线程正在使用此求解器。请停止它或等它结束，然后重试。</translation>
    </message>
    <message>
        <source>Another thread is using this search. Stop it or wait for it, then try again.</source>
        <translation>另一个线程正在使用此搜索。请停止它或等它结束，然后重试。</translation>
    </message>
    <message>
        <source>This search is in the middle of a call. Until the call returns, the search can only be read and stopped.</source>
        <translation>此搜索正在执行一次调用。在其结束之前，只能查看或停止它。</translation>
    </message>
    <message>
        <source>This search was interrupted in the middle of a change and cannot be used. Create a new search.</source>
        <translation>此搜索在更改途中被中断，不能再使用。请开始新的搜索。</translation>
    </message>
    <message>
        <source>The search continued while it was saved. Save it again.</source>
        <translation>保存期间搜索仍在继续。请重新保存。</translation>
    </message>
    <message>
        <source>The system did not start {threads} threads for this search. Use fewer threads.</source>
        <translation>系统未能为此搜索启动 {threads} 个线程。请使用更少的线程。</translation>
    </message>
    <message>
        <source>The seed must be a whole number of at least 0, not {value}.</source>
        <translation>随机种子必须是不小于 0 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>In the searched position, no move is legal at {where}.</source>
        <translation>在所搜索的局面中不能在 {where} 落子。</translation>
    </message>
    <message>
        <source>The breakpoint for visits must be a whole number of at least 1, not {value}.</source>
        <translation>访问次数断点必须是不小于 1 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>The search has not visited {where}, which is move {move} of the path.</source>
        <translation>搜索没有在那里访问过 {where}（第 {move} 着）。</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}.</source>
        <translation>{name} 必须是 {choices} 之一，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}.</source>
        <translation>{name} 必须是 {low} 到 {high} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}, not {value}.</source>
        <translation>{name} 必须是 {low} 到 {high} 的数，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be on or off, not {value}.</source>
        <translation>{name} 必须是 on 或 off，不能是 {value}。</translation>
    </message>
    <message>
        <source>There is no parameter &apos;{name}&apos;. The parameters are {known}.</source>
        <translation>没有参数“{name}”。可用的参数：{known}。</translation>
    </message>
    <message>
        <source>There is no profile &apos;{name}&apos;. The profiles are {known}.</source>
        <translation>没有配置“{name}”。可用的配置：{known}。</translation>
    </message>
    <message>
        <source>There is no level &apos;{name}&apos;. The levels are {known}.</source>
        <translation>没有级别“{name}”。可用的级别：{known}。</translation>
    </message>
    <message>
        <source>A clock is written as seconds per game, with or without seconds added per move, such as 60 or 60+1, not &apos;{text}&apos;.</source>
        <translation>棋钟以秒书写，如 60 或 60+1，而不是“{text}”。</translation>
    </message>
    <message>
        <source>{player} failed: {reason}. Let it try again, or choose another player.</source>
        <translation>{player} 出错：{reason}。让它重试，或换别人。</translation>
    </message>
    <message>
        <source>{player} cannot be started here. Choose another player.</source>
        <translation>无法在此启动 {player}。请另选棋手。</translation>
    </message>
    <message>
        <source>The network could not be opened: {reason}. Choose another file.</source>
        <translation>无法打开网络：{reason}。请选择其他文件。</translation>
    </message>
    <message>
        <source>The import ended unexpectedly. Games that were imported before are kept. Import the files again to continue.</source>
        <translation>导入意外结束。此前导入的棋局会保留。请再次导入文件以继续。</translation>
    </message>
    <message>
        <source>Games are being imported. Wait until the import ends, or cancel it.</source>
        <translation>正在导入棋局。请等待结束或取消。</translation>
    </message>
    <message>
        <source>The settings cannot be read. The file is unchanged, and MCTS Studio uses the default settings.</source>
        <translation>无法读取设置。文件保持不变，MCTS Studio 使用默认设置。</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was renamed to {name}, and MCTS Studio uses the default settings.</source>
        <translation>无法读取设置。文件已重命名为 {name}，MCTS Studio 使用默认设置。</translation>
    </message>
    <message>
        <source>Some settings could not be read and were reset to their defaults: {names}.</source>
        <translation>部分设置无法读取，已恢复初始值：{names}。</translation>
    </message>
    <message>
        <source>The record has no move at this place.</source>
        <translation>棋谱的这个位置没有着法。</translation>
    </message>
    <message>
        <source>This line of the recovery file does not describe a change.</source>
        <translation>恢复文件的这一行没有描述更改。</translation>
    </message>
    <message>
        <source>This line of the recovery file does not change the game.</source>
        <translation>恢复文件的这一行不更改棋局。</translation>
    </message>
    <message>
        <source>The variation belongs to another game.</source>
        <translation>该变化属于另一局棋。</translation>
    </message>
    <message>
        <source>This change is too large for the recovery file, so a crash would lose it. Save the game now.</source>
        <translation>此更改太大，无法写入恢复文件，崩溃时会丢失。请立即保存对局。</translation>
    </message>
    <message>
        <source>The recovery file contains no game.</source>
        <translation>恢复文件中没有棋局。</translation>
    </message>
    <message>
        <source>The first line of a recovery file must contain the game.</source>
        <translation>恢复文件的第一行必须包含棋局。</translation>
    </message>
    <message>
        <source>The recovery file cannot be written ({reason}). Save the game: until then a crash would lose your changes.</source>
        <translation>无法写入恢复文件（{reason}）。请保存棋局：否则崩溃时会丢失更改。</translation>
    </message>
    <message>
        <source>The recovery file cannot be read ({reason}).</source>
        <translation>无法读取恢复文件（{reason}）。</translation>
    </message>
    <message>
        <source>The recovery file is damaged in line {line}. All changes before this line were restored.</source>
        <translation>恢复文件在第 {line} 行损坏；此前的更改已全部恢复。</translation>
    </message>
    <message>
        <source>The last change is missing, because saving it was interrupted.</source>
        <translation>最后一次编辑在写入时中断，已丢失。</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>注释</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>不合规则的着法</translation>
    </message>
    <message>
        <source>data of other programs</source>
        <translation>其他程序的数据</translation>
    </message>
    <message>
        <source>times</source>
        <translation>用时</translation>
    </message>
    <message>
        <source>players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>A pos file must begin with the number of its moves.</source>
        <translation>pos 文件必须以着法数开头。</translation>
    </message>
    <message>
        <source>points such as h8i9g7</source>
        <translation>像 h8i9g7 这样的点</translation>
    </message>
    <message>
        <source>columns such as 4455</source>
        <translation>像 4455 这样的列号</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>次模拟</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>文件或文件夹不存在</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>权限不足</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>不允许此操作</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>这是文件夹</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>不是文件夹</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>文件已存在</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>文件名过长</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>磁盘空间不足</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>文件系统只读</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>输入/输出错误</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>打开的文件过多</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>文件不是数据库</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>数据库已损坏</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>数据库被其他程序占用</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>无法打开数据库文件</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>数据库只读</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>第 {line} 行第 {column} 列</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation>字节 {byte}</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>A game was left out. {error}</source>
        <translation>略去了一局棋。{error}</translation>
    </message>
    <message>
        <source>Setup stones were left out. {error}</source>
        <translation>此处摆放的棋子已略去。{error}</translation>
    </message>
    <message>
        <source>A pass of {side} was left out. {error}</source>
        <translation>{side}的一次弃着已略去。{error}</translation>
    </message>
    <message>
        <source>A move of {side} was left out. {error}</source>
        <translation>{side}的一着已略去。{error}</translation>
    </message>
    <message>
        <source>Only the moves before {text} were read. {error}</source>
        <translation>只读取了 {text} 之前的着法。{error}</translation>
    </message>
    <message>
        <source>{name}[{value}] is not a point of the board. The move was left out.</source>
        <translation>{name}[{value}] 不是棋盘上的点；该着已略去。</translation>
    </message>
    <message>
        <source>{name}[{value}] is not on the board. The stone was left out.</source>
        <translation>{name}[{value}] 不在棋盘上；该棋子已略去。</translation>
    </message>
    <message>
        <source>PL[{value}] does not name the side to move. The property was left out.</source>
        <translation>PL[{value}] 没有说明轮到谁；已略去。</translation>
    </message>
    <message>
        <source>The analysis of this position cannot be read. It is kept unchanged.</source>
        <translation>无法读取此局面的分析；已原样保留。</translation>
    </message>
    <message>
        <source>The encoding of the text is unknown. Some letters will be wrong.</source>
        <translation>文本的编码未知；部分文字会有误。</translation>
    </message>
    <message>
        <source>The text is not in the declared encoding &apos;{declared}&apos;. It was read as {encoding}.</source>
        <translation>文本并非所声明的编码“{declared}”。已按 {encoding} 读取。</translation>
    </message>
    <message>
        <source>The file declares no encoding. It was read as {encoding}.</source>
        <translation>文件没有说明编码；已按 {encoding} 读取。</translation>
    </message>
    <message>
        <source>A value is not closed by ]. It was read to the end of the file.</source>
        <translation>某个值没有用 ] 结束；已读到末尾。</translation>
    </message>
    <message>
        <source>The semicolon that begins a node is missing.</source>
        <translation>缺少节点开头的分号。</translation>
    </message>
    <message>
        <source>A property without a value was left out.</source>
        <translation>某个属性没有值，已略去。</translation>
    </message>
    <message>
        <source>A property without a name in capital letters was left out.</source>
        <translation>某个属性没有大写字母的名称，已略去。</translation>
    </message>
    <message>
        <source>A value without a property was left out.</source>
        <translation>某个值没有所属属性，已略去。</translation>
    </message>
    <message>
        <source>Characters that belong to no property were left out.</source>
        <translation>不属于任何属性的字符已略去。</translation>
    </message>
    <message>
        <source>The file ends in the middle of a game. Everything before the end was read.</source>
        <translation>文件在棋局结束之前就中断；已读取现有部分。</translation>
    </message>
    <message>
        <source>The file ends in the middle of the tree. Everything before the end was read.</source>
        <translation>文件在棋谱树结束之前就中断；已读取现有部分。</translation>
    </message>
    <message>
        <source>The first line must look like: Piskvorky 15x15, 0:0, 0</source>
        <translation>第一行应类似：Piskvorky 15x15, 0:0, 0</translation>
    </message>
    <message>
        <source>The file must begin with two lines of names, followed by moves such as 9,9,0.</source>
        <translation>应先有两行姓名，然后是像 9,9,0 这样的着法。</translation>
    </message>
    <message>
        <source>The file declares {said} moves but contains {held}.</source>
        <translation>文件称有 {said} 着，实际有 {held} 着。</translation>
    </message>
    <message>
        <source>The library contains no move.</source>
        <translation>棋谱库中没有着法。</translation>
    </message>
    <message>
        <source>Bytes after the end of the tree were left out.</source>
        <translation>棋谱树末尾之后的字节已略去。</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; does not consist of {what}. The line was left out.</source>
        <translation>“{line}”应为{what}；该行已略去。</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; does not consist of {what}.</source>
        <translation>“{line}”应为{what}。</translation>
    </message>
    <message>
        <source>pairs of offsets such as 0,0 and 1,-2</source>
        <translation>像 0,0, 1,-2 这样的偏移对</translation>
    </message>
    <message>
        <source>The line has an odd count of numbers. The last one was left out.</source>
        <translation>该行的数字个数为奇数；最后一个已略去。</translation>
    </message>
    <message>
        <source>Each line was read as a game of one move. The moves of a game belong on one line.</source>
        <translation>每一行都读成了只有一着的棋局。一局棋的着法应写在同一行。</translation>
    </message>
    <message>
        <source>The XML of the file is damaged: {reason}.</source>
        <translation>文件的 XML 已损坏：{reason}。</translation>
    </message>
    <message>
        <source>The file declares a document type or entities. For safety, the program does not open such XML.</source>
        <translation>文件声明了文档类型或实体。为安全起见，程序不打开这样的 XML。</translation>
    </message>
    <message>
        <source>The XML begins with {name}, so it is not a RenjuNet database.</source>
        <translation>该 XML 以 {name} 开头，因此不是 RenjuNet 数据库。</translation>
    </message>
    <message>
        <source>The file has more than {limit} XML elements, which is too many.</source>
        <translation>文件的 XML 元素超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>The file has more than {limit} players, tournaments and other entries, which is too many.</source>
        <translation>文件中的棋手、比赛等条目超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>XML elements are nested more than {limit} deep, which is too deep.</source>
        <translation>XML 元素嵌套超过 {limit} 层，太深了。</translation>
    </message>
    <message>
        <source>An XML tag or comment is longer than {limit} KB, which is too long.</source>
        <translation>XML 标签或注释超过 {limit} KB，太长了。</translation>
    </message>
    <message>
        <source>The text of a game is longer than {limit} characters, which is too long.</source>
        <translation>一局棋的文本超过 {limit} 个字符，太长了。</translation>
    </message>
    <message>
        <source>{needed} is required, such as {example}, not {value}.</source>
        <translation>这里需要的是（{needed}），例如 {example}，而不是 {value}。</translation>
    </message>
    <message>
        <source>A temperature must be more than 0, not {value}.</source>
        <translation>温度必须大于 0，不能是 {value}。</translation>
    </message>
    <message>
        <source>No move has been visited here yet. Run the search first.</source>
        <translation>这里还没有访问过任何着法。请先让搜索运行。</translation>
    </message>
    <message>
        <source>The number of extra visits of a move must be from 1 to {most}, not {value}.</source>
        <translation>给一步棋增加的访问次数必须在 1 到 {most} 之间，不能是 {value}。</translation>
    </message>
    <message>
        <source>Widening requires UCT: PUCT adds all children at once. Choose UCT, or turn widening off.</source>
        <translation>渐进展开需要 UCT：PUCT 会一次加入所有子节点。请选择 UCT，或关闭渐进展开。</translation>
    </message>
    <message>
        <source>A network requires PUCT. Choose PUCT as the selection, or remove the network.</source>
        <translation>网络需要 PUCT。请选择该选择方式，或移除网络。</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>节点数</translation>
    </message>
    <message>
        <source>The search restrictions have two entries for one point. Remove one of them.</source>
        <translation>搜索引导对同一点有两项设置。请移除其中一项。</translation>
    </message>
    <message>
        <source>A search restriction names a point of the board by a whole number of at least 0, not by {value}.</source>
        <translation>搜索限制用不小于 0 的整数指定棋盘上的点，不能是 {value}。</translation>
    </message>
    <message>
        <source>Only PUCT uses priors. Choose PUCT as the selection, or leave the priors out.</source>
        <translation>只有 PUCT 使用先验。请选用 PUCT，或略去先验。</translation>
    </message>
    <message>
        <source>Each legal move needs one prior from 0 to 1, and all priors must add up to 1.</source>
        <translation>每个合法着法都需要一个 0 到 1 的先验，且总和必须为 1。</translation>
    </message>
    <message>
        <source>There is nothing left to select: the game is over, the result is proven, or no allowed move is left.</source>
        <translation>没有可供选择的着法：对局已结束，结果已得到证明，或没有剩下允许的着法。</translation>
    </message>
    <message>
        <source>The value to backpropagate must be a number from −1 to 1, not {value}.</source>
        <translation>要反向传播的值必须是 −1 到 1 之间的数，而不是 {value}。</translation>
    </message>
    <message>
        <source>This is not a saved tree.</source>
        <translation>这不是已保存的搜索树。</translation>
    </message>
    <message>
        <source>This file is damaged, and its tree cannot be used.</source>
        <translation>此文件已损坏，其中的搜索树无法使用。</translation>
    </message>
    <message>
        <source>Another version of MCTS Studio saved this tree. Open it with that version.</source>
        <translation>此搜索树由 MCTS Studio 的另一版本保存。请用那个版本打开。</translation>
    </message>
    <message>
        <source>This tree may need {memory_mb} MB of memory, which exceeds the limit of {most} MB.</source>
        <translation>此搜索树可能占用 {memory_mb} MB 内存，超过允许的 {most} MB。</translation>
    </message>
    <message>
        <source>There is not enough free memory for this tree. Close other programs.</source>
        <translation>可用内存不足以打开此搜索树。请关闭其他程序。</translation>
    </message>
    <message>
        <source>There is not enough free memory for a copy of this tree. Close other programs.</source>
        <translation>可用内存不足，无法复制这棵树。请关闭其他程序。</translation>
    </message>
    <message>
        <source>Another program changed this file while it was read. Open it again.</source>
        <translation>读取期间此文件被其他程序更改。请重新打开。</translation>
    </message>
    <message>
        <source>The operation on the tree failed: {reason}.</source>
        <translation>对搜索树的操作失败：{reason}。</translation>
    </message>
    <message>
        <source>The snapshots in the record are damaged and cannot be shown.</source>
        <translation>保存的时间线已损坏，无法显示。</translation>
    </message>
    <message>
        <source>The snapshots in the record were saved by a newer version of MCTS Studio. Show them with that version.</source>
        <translation>时间线由较新版本的 MCTS Studio 保存。请用该版本查看。</translation>
    </message>
    <message>
        <source>The snapshots in the record belong to a game with other rules.</source>
        <translation>保存的时间线属于规则不同的棋局。</translation>
    </message>
    <message>
        <source>The snapshots in this record have more than {most} characters, which is the maximum.</source>
        <translation>保存的时间线超过 {most} 个字符，太长了。</translation>
    </message>
    <message>
        <source>{name}: plots are written as SVG or PNG. End the name with .svg or .png.</source>
        <translation>{name}：图表只能写为 SVG 或 PNG。请让文件名以 .svg 或 .png 结尾。</translation>
    </message>
    <message>
        <source>A PNG picture needs a font, and this computer has none. Save the plot as SVG, or install a font.</source>
        <translation>PNG 图片需要字体，而这台计算机没有字体。请将图表保存为 SVG，或安装一种字体。</translation>
    </message>
    <message>
        <source>{path} already exists and is not part of a report. Choose another folder.</source>
        <translation>{path} 已存在，且不属于任何报告。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>A PDF file needs a font, and this computer has none. Save the report as HTML, or install a font.</source>
        <translation>PDF 文件需要字体，而这台电脑没有字体。请将报告保存为 HTML，或安装字体。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>无法读取 {file}：{reason}。</translation>
    </message>
    <message>
        <source>{where}: {reason}</source>
        <translation>{where}：{reason}</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is not executable. Make it executable, then try again.</source>
        <translation>无法启动 {player}：{program} 没有执行权限。请将文件设为可执行后重试。</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is not a program for this system.</source>
        <translation>无法启动 {player}：{program} 不是本系统的程序。</translation>
    </message>
    <message>
        <source>{player} cannot be started ({reason}).</source>
        <translation>无法启动 {player}（{reason}）。</translation>
    </message>
    <message>
        <source>{player} cannot be started: the program {program} does not exist. Correct it in the list of engines.</source>
        <translation>无法启动 {player}：找不到程序 {program}。请在引擎列表中更正。</translation>
    </message>
    <message>
        <source>{player} cannot be started: the folder {folder} does not exist. Change it in the list of engines.</source>
        <translation>无法启动 {player}：找不到文件夹 {folder}。请在引擎列表中更改。</translation>
    </message>
    <message>
        <source>{player} did not answer {command} within {seconds} s. Allow it more time in the list of engines.</source>
        <translation>{player} 在 {seconds} 秒内没有应答 {command}。请在引擎列表中为其增加时间。</translation>
    </message>
    <message>
        <source>{player} refused {command} with “{text}”.</source>
        <translation>{player} 拒绝了 {command}，回答为“{text}”。</translation>
    </message>
    <message>
        <source>{player} did not answer {command} with OK within {seconds} s. Its last line was “{text}”.</source>
        <translation>{player} 在 {seconds} 秒内没有以 OK 应答 {command}。其最后一行是“{text}”。</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: external engines play only five in a row, on boards of at least 5×5.</source>
        <translation>{player} 不能下 {rules}：外部引擎只下五子连珠，棋盘不小于 5×5。</translation>
    </message>
    <message>
        <source>{player} wrote nothing for {seconds} s when it had to move.</source>
        <translation>{player} 在应当落子的 {seconds} 秒内没有任何回应。</translation>
    </message>
    <message>
        <source>{player} answered neither ABOUT within {start} s nor the request for a move within {seconds} s. It may still be starting: allow it more time in the list of engines.</source>
        <translation>{player} 在 {start} 秒内没有应答 ABOUT，在 {seconds} 秒内也没有应答走棋请求。它可能仍在启动：请在引擎列表中为其增加时间。</translation>
    </message>
    <message>
        <source>{player} sent no move within {seconds} s. Its last line was “{text}”.</source>
        <translation>{player} 在 {seconds} 秒内没有给出着法。它的最后一行是“{text}”。</translation>
    </message>
    <message>
        <source>{player} moved {seconds} s too late.</source>
        <translation>{player} 超时 {seconds} 秒才落子。</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Its last line was “{text}”.</source>
        <translation>{player} 已崩溃（退出码 {status}）。它的最后一行是“{text}”。</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Check its program and arguments in the list of engines.</source>
        <translation>{player} 已崩溃（退出码 {status}）。请在引擎列表中检查它的程序和参数。</translation>
    </message>
    <message>
        <source>{player} exited before it moved.</source>
        <translation>{player} 尚未落子就结束了。</translation>
    </message>
    <message>
        <source>{player} does not read its input.</source>
        <translation>{player} 不读取输入。</translation>
    </message>
    <message>
        <source>{player} wrote too much output and was stopped.</source>
        <translation>{player} 的输出过多，已被停止。</translation>
    </message>
    <message>
        <source>{player} reports an error: “{text}”.</source>
        <translation>{player} 报告错误：“{text}”。</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is not on the board. The order of its coordinates may be set wrong.</source>
        <translation>{player} 下在 {move}，不在棋盘上。也许其坐标次序设置有误。</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is occupied. The order of its coordinates may be set wrong.</source>
        <translation>{player} 下在 {move}，那里已有棋子。也许其坐标次序设置有误。</translation>
    </message>
    <message>
        <source>{player} was stopped before it moved.</source>
        <translation>{player} 在落子前被停止。</translation>
    </message>
    <message>
        <source>{player} did not exit within {seconds} s of the END command and was killed.</source>
        <translation>{player} 收到 END 命令后 {seconds} 秒内未退出，已被强制终止。</translation>
    </message>
    <message>
        <source>{player} left processes running when it exited. They were killed ({count}).</source>
        <translation>{player} 退出时留下了运行中的进程，已被强制终止（{count} 个）。</translation>
    </message>
    <message>
        <source>Give the engine a name.</source>
        <translation>请给引擎起一个名称。</translation>
    </message>
    <message>
        <source>An engine name has at most {most} characters on one line, without blanks at its ends.</source>
        <translation>名称最多 {most} 个字符，单行，首尾无空格。</translation>
    </message>
    <message>
        <source>{name} is the name of a built-in profile. Give the engine another name.</source>
        <translation>{name} 是内置配置的名称。请给引擎换一个名称。</translation>
    </message>
    <message>
        <source>An engine named {name} already exists. Choose another name.</source>
        <translation>已有名为 {name} 的引擎。请给这个换一个名称。</translation>
    </message>
    <message>
        <source>Choose the program of the engine.</source>
        <translation>请选择引擎的程序。</translation>
    </message>
    <message>
        <source>The program and each argument must be text on one line.</source>
        <translation>程序和每个参数都必须是单行文字。</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a valid option. An option needs a key of letters, such as thread_num, and a value.</source>
        <translation>“{key}”不是有效的选项。选项需要由字母组成的键（如 thread_num）和一个值。</translation>
    </message>
    <message>
        <source>The option {key} is given twice. Remove one of them.</source>
        <translation>选项 {key} 重复出现。请删除其中一个。</translation>
    </message>
    <message>
        <source>The memory must be from 1 to {most} MB.</source>
        <translation>内存必须在 1 到 {most} MB 之间。</translation>
    </message>
    <message>
        <source>The startup time must be from {least} to {most} seconds.</source>
        <translation>启动时限必须在 {least} 到 {most} 秒之间。</translation>
    </message>
    <message>
        <source>There is no engine &apos;{name}&apos; in your list. The engines are {known}.</source>
        <translation>您的列表中没有引擎“{name}”。现有引擎：{known}。</translation>
    </message>
    <message>
        <source>There is no engine &apos;{name}&apos;: your list of engines is empty. Add the engine first.</source>
        <translation>没有引擎“{name}”：您的引擎列表为空。请先添加引擎。</translation>
    </message>
    <message>
        <source>The list of engines cannot be read ({reason}). Correct {path}, or add the engines again.</source>
        <translation>无法读取引擎列表（{reason}）。请更正 {path}，或重新添加引擎。</translation>
    </message>
    <message>
        <source>The engine &apos;{name}&apos; of your list was skipped: {reason}</source>
        <translation>您列表中的引擎“{name}”被略去：{reason}</translation>
    </message>
    <message>
        <source>Engine {number} of your list was skipped: {reason}</source>
        <translation>您列表中的第 {number} 个引擎被略去：{reason}</translation>
    </message>
    <message>
        <source>The entry of the engine must be a TOML table.</source>
        <translation>该引擎的条目必须是一个 TOML 表。</translation>
    </message>
    <message>
        <source>The field {name} is missing or has a value of the wrong type.</source>
        <translation>其字段 {name} 缺失或类型不符。</translation>
    </message>
    <message>
        <source>The field &apos;{name}&apos; is unknown.</source>
        <translation>有未知字段“{name}”。</translation>
    </message>
    <message>
        <source>{player} made an illegal choice in the opening: {reason}</source>
        <translation>{player} 在开局中作出了不合规则的选择：{reason}</translation>
    </message>
    <message>
        <source>The opening book cannot be read ({reason}).</source>
        <translation>无法读取开局库（{reason}）。</translation>
    </message>
    <message>
        <source>The opening book is larger than {most} MB. Make one with fewer plies.</source>
        <translation>开局库大于 {most} MB。请用更少的步数生成。</translation>
    </message>
    <message>
        <source>The file is not an opening book. Make one by mcts-studio book.</source>
        <translation>该文件不是开局库。请用 mcts-studio book 生成。</translation>
    </message>
    <message>
        <source>The opening book was saved by a newer version of MCTS Studio (format {found}; this version reads up to {known}). Install the newer version, or make the book again.</source>
        <translation>开局库由更新版本的 MCTS Studio 保存（格式 {found}；此版本最多读取 {known}）。请安装更新的版本，或重新生成开局库。</translation>
    </message>
    <message>
        <source>This line of the opening book is damaged ({reason}). Make the book again.</source>
        <translation>开局库的这一行已损坏（{reason}）。请重新生成开局库。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; in &apos;{whole}&apos; does not have the form NAME=VALUE, such as exploration=0.5 or simulations=1000.</source>
        <translation>“{whole}”中的“{given}”不是 名称=值，例如 exploration=0.5 或 simulations=1000。</translation>
    </message>
    <message>
        <source>{name} must be a number, not &apos;{given}&apos;.</source>
        <translation>{name} 必须是数字，而不是“{given}”。</translation>
    </message>
    <message>
        <source>&apos;{head}&apos; has no setting {name}. External engines accept simulations, seconds, depth and clock.</source>
        <translation>&apos;{head}&apos; 没有设置 {name}。外部引擎只接受 simulations、seconds、depth 和 clock。</translation>
    </message>
    <message>
        <source>&apos;{head}&apos; has no setting {name}. minimax accepts seconds, depth and clock.</source>
        <translation>“{head}”没有设置 {name}。minimax 接受 seconds、depth 和 clock。</translation>
    </message>
    <message>
        <source>A match needs at least one player and one opening.</source>
        <translation>比赛至少需要一名棋手和一个开局。</translation>
    </message>
    <message>
        <source>Two players of the match have the same name. Give each player its own name.</source>
        <translation>比赛中有两名棋手同名。请分别命名。</translation>
    </message>
    <message>
        <source>A match is already running. Stop it first; it can be resumed.</source>
        <translation>比赛正在进行。请先停止；以后可继续。</translation>
    </message>
    <message>
        <source>The games per pair must be an even number from 2 to {most}, not {games}: each opening is played with both colours.</source>
        <translation>每对棋手的对局数必须是 2 到 {most} 之间的偶数，而不是 {games}：每个开局双方交换黑白各下一局。</translation>
    </message>
    <message>
        <source>A sequential test needs two Elo differences from −1000 to 1000, the smaller one first, such as 0,20.</source>
        <translation>序贯检验需要两个 −1000 至 1000 的 Elo 值，小者在前：0,20。</translation>
    </message>
    <message>
        <source>{file} contains no unfinished game of {game} to use as an opening. Choose other openings or another game.</source>
        <translation>{file} 中没有未结束的 {game} 对局。请给出其他开局或其他棋。</translation>
    </message>
    <message>
        <source>Random openings are written as random:4 for four random moves, not &apos;{given}&apos;.</source>
        <translation>随机开局写作 random:4（四步），而不是“{given}”。</translation>
    </message>
    <message>
        <source>The engine list of this computer has no engine named {name}. Add the engine under this name.</source>
        <translation>本机的引擎列表中没有名为 {name} 的引擎。请以此名称添加。</translation>
    </message>
    <message>
        <source>A sequential test needs exactly two players, and all its games have the same rules.</source>
        <translation>序贯检验需要恰好两名棋手，且所有对局规则相同。</translation>
    </message>
    <message>
        <source>On this board every game is over after {moves} random moves. Choose fewer random moves.</source>
        <translation>在此棋盘上，随机走 {moves} 步后对局都已结束。请减少步数。</translation>
    </message>
    <message>
        <source>One of the openings ends the game. Remove this opening.</source>
        <translation>有一个开局之后对局已结束。请去掉它。</translation>
    </message>
    <message>
        <source>An opening cannot be played: {reason}</source>
        <translation>有一个开局无法进行：{reason}</translation>
    </message>
    <message>
        <source>Timed searches need {cores_wanted} cores here ({workers} workers × {threads} threads), but this machine has {cores}. Use fewer workers or threads, or limit by simulations.</source>
        <translation>限时搜索在此需要 {cores_wanted} 个核心（{workers} 个工作进程 × {threads} 个线程），而本机只有 {cores} 个。请减少工作进程或线程，或改用模拟次数限制。</translation>
    </message>
    <message>
        <source>There is no experiment &apos;{name}&apos;. The experiments are {known}.</source>
        <translation>没有实验“{name}”。现有实验：{known}。</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be read ({reason}).</source>
        <translation>无法读取实验 {name}（{reason}）。</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be played: {reason}</source>
        <translation>无法进行实验 {name}：{reason}</translation>
    </message>
    <message>
        <source>{folder} contains no match that can be resumed.</source>
        <translation>{folder} 中没有可以继续的比赛。</translation>
    </message>
    <message>
        <source>{folder} already contains a match. Resume it, or choose another folder.</source>
        <translation>{folder} 中已有比赛。请继续它，或另选文件夹。</translation>
    </message>
    <message>
        <source>Another process is playing the match in {folder}. Stop the match in that process first.</source>
        <translation>另一个进程正在进行 {folder} 中的比赛。请先在那里停止它。</translation>
    </message>
    <message>
        <source>{file} is not a match that this program can read ({reason}).</source>
        <translation>{file} 不是本程序能读取的比赛（{reason}）。</translation>
    </message>
    <message>
        <source>{path} was not written by this program, so the report did not replace it. Move or rename that file.</source>
        <translation>{path} 不是由本程序写入的，因此报告没有替换它。请移动或重命名该文件。</translation>
    </message>
    <message>
        <source>{file} was changed after games were played, so the results would not be comparable. Start a new match.</source>
        <translation>{file} 在对局之后被更改，因此结果无法比较。请开始新的比赛。</translation>
    </message>
    <message>
        <source>Line {line} of {file} is damaged. Delete the line; its game will be played again.</source>
        <translation>{file} 第 {line} 行已损坏。删去该行，其对局会重新进行。</translation>
    </message>
    <message>
        <source>This match was started by another version of the program ({version}; this one is {own}), so the results would not be comparable. Start a new match.</source>
        <translation>此比赛由另一版本的程序开始（{version}；当前 {own}），因此结果无法比较。请开始新的比赛。</translation>
    </message>
    <message>
        <source>The engine {name} was configured differently when this match started. Start a new match.</source>
        <translation>引擎 {name} 的设置与比赛开始时不同。请开始新的比赛。</translation>
    </message>
    <message>
        <source>The network file {name} has changed since this match started. Restore the earlier file, or start a new match.</source>
        <translation>网络文件 {name} 与本次比赛开始时不同。请恢复原文件，或开始新的比赛。</translation>
    </message>
    <message>
        <source>This match has no record of the contents of the network file {name}. If the file was replaced during the match, the results mix different players.</source>
        <translation>本次比赛没有记录网络文件 {name} 的内容。如果该文件之后被替换过，结果会混合不同的棋手。</translation>
    </message>
    <message>
        <source>The network file {name} was replaced during the match, which has stopped. Restore the earlier file, then resume the match.</source>
        <translation>比赛进行时网络文件 {name} 被替换，比赛已停止。请恢复原来的文件，然后继续比赛。</translation>
    </message>
    <message>
        <source>The worker {worker} has no network named {name}. Copy the network&apos;s file to that computer.</source>
        <translation>工作进程 {worker} 没有名为 {name} 的网络。请将其文件复制到那里。</translation>
    </message>
    <message>
        <source>The worker {worker} has a different file for the network {name}. Copy the same file to all machines.</source>
        <translation>工作进程 {worker} 的网络 {name} 文件不同。请将同一文件复制到所有机器。</translation>
    </message>
    <message>
        <source>The match stopped because of an error in this program ({reason}). It can be resumed.</source>
        <translation>由于本程序的错误，比赛已结束（{reason}）。可以继续。</translation>
    </message>
    <message>
        <source>Game {number} crashed its worker {count} times. Resume the match when the cause is removed.</source>
        <translation>第 {number} 局使其工作进程崩溃了 {count} 次。排除原因后请继续比赛。</translation>
    </message>
    <message>
        <source>A task crashed its worker {count} times and was cancelled.</source>
        <translation>有一项任务使其进程崩溃 {count} 次，已被取消。</translation>
    </message>
    <message>
        <source>Working on a cluster needs an optional package. Install it with: {command}</source>
        <translation>在集群上工作需要附加组件。请用此命令安装：{command}</translation>
    </message>
    <message>
        <source>A scheduler&apos;s address is written as tcp://host:8786 or tls://host:8786, not &apos;{given}&apos;.</source>
        <translation>调度器地址写作 tcp://host:8786 或 tls://host:8786，而不是“{given}”。</translation>
    </message>
    <message>
        <source>No scheduler answers at {given} ({reason}). Start the scheduler and its workers first.</source>
        <translation>{given} 处没有调度器响应（{reason}）。请先启动它及其工作进程。</translation>
    </message>
    <message>
        <source>The scheduler at {given} has no workers. Start workers first.</source>
        <translation>{given} 处的调度器没有工作进程。请先启动一些。</translation>
    </message>
    <message>
        <source>The worker {worker} cannot play ({reason}). Install this version of MCTS Studio on that computer.</source>
        <translation>工作进程 {worker} 无法对弈（{reason}）。请在那里安装此版本的 MCTS Studio。</translation>
    </message>
    <message>
        <source>The worker {worker} has another version of MCTS Studio ({version}; here it is {own}). Install the same version.</source>
        <translation>工作进程 {worker} 的 MCTS Studio 版本不同（{version}；本机为 {own}）。请安装相同的版本。</translation>
    </message>
    <message>
        <source>The worker {worker} has no engine named {name}. Add the engine on that computer under the same name.</source>
        <translation>工作进程 {worker} 没有名为 {name} 的引擎。请在那里以同名添加。</translation>
    </message>
    <message>
        <source>A profile name has at most {most} lower-case letters from a to z, digits and hyphens, such as my-profile, not &apos;{name}&apos;.</source>
        <translation>配置名最多 {most} 个小写字母 a–z、数字和连字符，例如 my-profile，而不是“{name}”。</translation>
    </message>
    <message>
        <source>A profile title is one line of 1 to {most} characters.</source>
        <translation>配置标题为单行，1 至 {most} 个字符。</translation>
    </message>
    <message>
        <source>A profile description is one line of at most {most} characters.</source>
        <translation>配置说明为单行，最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>A profile named {name} already exists. Choose another name.</source>
        <translation>已有配置 {name}。请另选名称。</translation>
    </message>
    <message>
        <source>The file {file} is not a valid profile and is not overwritten. Correct it, or choose another name.</source>
        <translation>文件 {file} 不是有效的配置，不会被覆盖。请修正它，或另选名称。</translation>
    </message>
    <message>
        <source>The profile {file} was skipped: {reason}</source>
        <translation>配置 {file} 被略去：{reason}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>这不是文件。</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>无法读取：{reason}。</translation>
    </message>
    <message>
        <source>The file is too large for a profile: at most {most} KB are allowed.</source>
        <translation>对配置而言过大：最多 {most} KB。</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>不是 UTF-8 编码。</translation>
    </message>
    <message>
        <source>The file is not valid TOML: {reason}.</source>
        <translation>这不是 TOML：{reason}。</translation>
    </message>
    <message>
        <source>A profile has no entry {entry}. The entries are {known}.</source>
        <translation>此处没有条目 {entry}。条目有 {known}。</translation>
    </message>
    <message>
        <source>{key} cannot be an option: MCTS Studio itself sends the rules, the time and the memory limit to the engine.</source>
        <translation>{key} 不是选项：规则、时间和内存由本程序自己告诉引擎。</translation>
    </message>
    <message>
        <source>The entry &apos;parameters&apos; must be a table, not {value}.</source>
        <translation>条目 &apos;parameters&apos; 必须是表，而不是 {value}。</translation>
    </message>
    <message>
        <source>The path of the working folder must be text on one line.</source>
        <translation>工作文件夹的路径必须是单行文字。</translation>
    </message>
    <message>
        <source>The folder of your profiles cannot be read: {reason}.</source>
        <translation>无法读取您的配置文件夹：{reason}。</translation>
    </message>
    <message>
        <source>The name {name} is reserved by the program. Choose a different name.</source>
        <translation>名称 {name} 由本程序保留。请另选一个。</translation>
    </message>
    <message>
        <source>A built-in profile has the title &apos;{title}&apos;. Choose a different title.</source>
        <translation>内置配置已有标题“{title}”。请另选一个。</translation>
    </message>
    <message>
        <source>The entry &apos;{name}&apos; is missing.</source>
        <translation>缺少条目 {name}。</translation>
    </message>
    <message>
        <source>The entry &apos;{name}&apos; must be text, not {value}.</source>
        <translation>条目 {name} 必须是文字，而不是 {value}。</translation>
    </message>
    <message>
        <source>Only the first {most} of your profiles are read. The other files were skipped.</source>
        <translation>只读取您的前 {most} 个配置。其余文件被略去。</translation>
    </message>
    <message>
        <source>The profile {name} cannot be deleted: {reason}.</source>
        <translation>无法删除配置 {name}：{reason}。</translation>
    </message>
    <message>
        <source>There are no pattern networks for these rules.</source>
        <translation>这些规则没有模式网络。</translation>
    </message>
    <message>
        <source>This is not a network of MCTS Studio.</source>
        <translation>这不是 MCTS Studio 的网络。</translation>
    </message>
    <message>
        <source>This is a PyTorch file. It is not opened, because reading such a file can run any program. Export the network to ONNX with a script of your own, as docs/networks.md shows.</source>
        <translation>这是 PyTorch 文件。读取这种文件可能运行任意程序，因此不会打开。请用自己的脚本把网络导出为 ONNX，方法见 docs/networks.md。</translation>
    </message>
    <message>
        <source>The file is too large for a network: the limit is {most_mb} MB.</source>
        <translation>文件对于网络来说过大：上限为 {most_mb} MB。</translation>
    </message>
    <message>
        <source>This network has format version {version}, but this program reads version {known} only.</source>
        <translation>此网络的格式版本为 {version}，但本程序只能读取版本 {known}。</translation>
    </message>
    <message>
        <source>The network is damaged ({given}).</source>
        <translation>网络已损坏（{given}）。</translation>
    </message>
    <message>
        <source>The network contains weights that are not finite or far too large, in {given}.</source>
        <translation>网络在 {given} 中含有非有限或过大的权重。</translation>
    </message>
    <message>
        <source>The evaluator must be a network or a function of positions, not {value}.</source>
        <translation>评估器必须是网络或以局面为参数的函数，不能是 {value}。</translation>
    </message>
    <message>
        <source>An evaluator requires PUCT. Choose PUCT as the selection.</source>
        <translation>评估器需要 PUCT。请选择该选择方式。</translation>
    </message>
    <message>
        <source>There is no network &apos;{name}&apos;. Put its file into {folder}, or choose another network.</source>
        <translation>这里没有网络“{name}”。请把它的文件放入 {folder}，或另选一个网络。</translation>
    </message>
    <message>
        <source>There is no network file {file}. Correct the path, or choose a network by its name: {known}.</source>
        <translation>没有网络文件 {file}。请更正路径，或按名称选择网络：{known}。</translation>
    </message>
    <message>
        <source>A search with a function as its evaluator cannot be saved: the file cannot contain the function.</source>
        <translation>以函数为评估器的搜索无法保存：文件无法包含该函数。</translation>
    </message>
    <message>
        <source>This tree was made with the network {name}, which is missing, so the search cannot continue. Add that network to your networks, then open the tree again.</source>
        <translation>此树由网络 {name} 生成，但该网络缺失，因此搜索无法继续。请将该网络加入您的网络，然后重新打开此树。</translation>
    </message>
    <message>
        <source>The evaluator did not return a pair of number arrays. For each position it must return {points} priors and one value.</source>
        <translation>评估器没有返回一对数值数组。对每个局面，它必须返回 {points} 个先验和一个价值。</translation>
    </message>
    <message>
        <source>The evaluator returned {priors} priors and {values} values for {positions} positions. For each position it must return {points} priors and one value.</source>
        <translation>评估器对 {positions} 个局面返回了 {priors} 个先验和 {values} 个价值。对每个局面，它必须返回 {points} 个先验和一个价值。</translation>
    </message>
    <message>
        <source>The evaluator returned numbers out of range. Priors must be at least 0, values from −1 to 1.</source>
        <translation>评估器返回的数值超出范围。先验必须至少为 0，价值必须在 −1 到 1 之间。</translation>
    </message>
    <message>
        <source>The network {name} is for {own}, not for {rules}. Choose a network for this game.</source>
        <translation>网络 {name} 用于 {own}，不适用于 {rules}。请选择适用于此游戏的网络。</translation>
    </message>
    <message>
        <source>The network {name} is for {own} on boards of any size, not for {rules}. Choose a network for this game.</source>
        <translation>网络 {name} 用于任意大小棋盘上的 {own}，不适用于 {rules}。请选择适用于此游戏的网络。</translation>
    </message>
    <message>
        <source>The network {name} is for boards of {rows}×{columns} points, not for {rules}. Choose a network for this game.</source>
        <translation>网络 {name} 用于 {rows}×{columns} 个点的棋盘，不适用于 {rules}。请选择适用于此游戏的网络。</translation>
    </message>
    <message>
        <source>The network file does not exist.</source>
        <translation>网络文件不存在。</translation>
    </message>
    <message>
        <source>This is a pickled network. Convert it to ONNX first, with mcts-studio convert-network.</source>
        <translation>这是用 pickle 保存的网络。请先用 mcts-studio convert-network 把它转换为 ONNX。</translation>
    </message>
    <message>
        <source>The name of a network file ends with .npz or .onnx. Choose such a file.</source>
        <translation>网络文件的名称以 .npz 或 .onnx 结尾。请选择这样的文件。</translation>
    </message>
    <message>
        <source>A network of this kind has {wanted} arrays, but this file has {given}.</source>
        <translation>这种网络有 {wanted} 个数组。此文件有 {given} 个。</translation>
    </message>
    <message>
        <source>The network is for {points} points, which is not a square board from 3×3 to 22×22. Give the rows and columns of its board, such as --size 6x7.</source>
        <translation>该网络用于 {points} 个点，不是 3×3 到 22×22 的方形棋盘。请给出棋盘的行数和列数，例如 --size 6x7。</translation>
    </message>
    <message>
        <source>The network is for {points} points and cannot be used for {rows}×{columns}. Give a size with this number of points and sides from 3 to 22.</source>
        <translation>该网络用于 {points} 个点，不能用于 {rows}×{columns}。请给出点数相符、边长为 3 到 22 的大小。</translation>
    </message>
    <message>
        <source>ONNX networks require optional packages. Install them with: {command}</source>
        <translation>ONNX 网络需要可选软件包。请用以下命令安装：{command}</translation>
    </message>
    <message>
        <source>The network uses {given}, which is not supported.</source>
        <translation>网络使用了不受支持的 {given}。</translation>
    </message>
    <message>
        <source>The network stores weights in other files, which is not supported. Export it as one file.</source>
        <translation>网络把权重存放在其他文件中，不受支持。请将其导出为单个文件。</translation>
    </message>
    <message>
        <source>The network does not turn the planes of a board into a policy and a value ({given}).</source>
        <translation>网络不能由棋盘的各平面得出策略和价值（{given}）。</translation>
    </message>
    <message>
        <source>The network needs input planes that are not supported ({given}).</source>
        <translation>网络需要不受支持的输入平面（{given}）。</translation>
    </message>
    <message>
        <source>The output of the network is not a policy and a value. Choose another network.</source>
        <translation>网络的输出不是策略和价值。请另选一个网络。</translation>
    </message>
    <message>
        <source>The network needs more memory than is allowed. Choose a smaller one.</source>
        <translation>网络需要的内存超过了允许的上限。请选一个较小的网络。</translation>
    </message>
    <message>
        <source>The network took longer than {given} seconds and was stopped. Choose a smaller one.</source>
        <translation>网络用时超过 {given} 秒，已被终止。请选一个较小的网络。</translation>
    </message>
    <message>
        <source>The process of the network has exited ({given}). Open the network again.</source>
        <translation>网络的进程已结束（{given}）。请重新打开该网络。</translation>
    </message>
    <message>
        <source>The network cannot be run ({given}).</source>
        <translation>网络无法运行（{given}）。</translation>
    </message>
    <message>
        <source>This is not a pickled list of arrays ({reason}).</source>
        <translation>这不是 pickle 格式的数组列表（{reason}）。</translation>
    </message>
    <message>
        <source>These parameters require a network. Pass a network as the evaluator, or create the search with made_search.</source>
        <translation>这些参数需要网络。请把网络作为评估器传入，或用 made_search 创建搜索。</translation>
    </message>
    <message>
        <source>If the evaluator is a Python function, the search can use only one thread. Use one thread, or choose a network.</source>
        <translation>如果评估器是 Python 函数，搜索只能使用一个线程。请使用一个线程，或选择网络。</translation>
    </message>
    <message>
        <source>A share must be a number from 0 to 1, not {value}.</source>
        <translation>份额必须是 0 到 1 之间的数，不能是 {value}。</translation>
    </message>
    <message>
        <source>These samples do not have format version {known}.</source>
        <translation>这些样本不是版本 {known}。</translation>
    </message>
    <message>
        <source>These samples are not from the game {rules}.</source>
        <translation>这些不是 {rules} 的样本。</translation>
    </message>
    <message>
        <source>The samples are damaged ({reason}). Generate them again. If the file belongs to a training, delete the file: the training continues without it.</source>
        <translation>样本已损坏（{reason}）。请重新生成。删除该文件后训练可以继续。</translation>
    </message>
    <message>
        <source>There is no such file of samples.</source>
        <translation>没有这个样本文件。</translation>
    </message>
    <message>
        <source>These samples have format version 1, which does not hold the last move. Leave out the plane &apos;last&apos;, or generate the samples again.</source>
        <translation>这些样本的格式版本为 1，不含最后一手。请去掉平面“last”，或重新生成样本。</translation>
    </message>
    <message>
        <source>There is no plane &apos;{name}&apos;. The planes are {known}.</source>
        <translation>没有平面“{name}”。可用的平面：{known}。</translation>
    </message>
    <message>
        <source>symmetries must be {known}, not &apos;{given}&apos;.</source>
        <translation>symmetries 必须是 {known} 之一，不能是“{given}”。</translation>
    </message>
    <message>
        <source>This folder contains no training to resume.</source>
        <translation>此处没有可以继续的训练。</translation>
    </message>
    <message>
        <source>This checkpoint does not have format version {known}.</source>
        <translation>此检查点不是版本 {known}。</translation>
    </message>
    <message>
        <source>The checkpoint is damaged ({reason}).</source>
        <translation>检查点已损坏（{reason}）。</translation>
    </message>
    <message>
        <source>This folder already contains a training. Resume it, or choose another folder.</source>
        <translation>此文件夹中已有训练。请继续该训练，或另选文件夹。</translation>
    </message>
    <message>
        <source>Another program is training in this folder. Stop it, or choose another folder.</source>
        <translation>另一个程序正在此文件夹中训练。请先停止它，或另选文件夹。</translation>
    </message>
    <message>
        <source>There is no training recipe &apos;{name}&apos;. The recipes are {known}.</source>
        <translation>没有名为 &apos;{name}&apos; 的训练方案。现有：{known}。</translation>
    </message>
    <message>
        <source>There is no training setting &apos;{name}&apos;. The settings are {known}.</source>
        <translation>没有名为“{name}”的训练设置。可用的设置有 {known}。</translation>
    </message>
    <message>
        <source>{name} must be {kind} from {least} to {most}, not {given}.</source>
        <translation>{name} 必须是 {least} 到 {most} 之间的{kind}，而不是 {given}。</translation>
    </message>
    <message>
        <source>With the rules {rules} every game has the same result, so there is nothing to learn. Choose a larger board or another line length.</source>
        <translation>按规则 {rules}，每局结果都相同，因此没有可学的内容。请选择更大的棋盘或其他连线长度。</translation>
    </message>
    <message>
        <source>A training for {rules} cannot begin with this network. Choose a pattern network whose patterns have the length that these rules need, or begin with random weights.</source>
        <translation>{rules} 的训练无法从此网络开始。请选择模式长度适合此规则的模式网络，或从随机权重开始。</translation>
    </message>
    <message>
        <source>Pattern networks cannot learn the game {rules}. Use a convolutional network.</source>
        <translation>模式网络无法学习棋种 {rules}。请使用卷积网络。</translation>
    </message>
    <message>
        <source>The number of games in a measurement of strength must be even: half of them are played with each colour.</source>
        <translation>每次测量的局数必须是偶数：双方各执一半先手。</translation>
    </message>
    <message>
        <source>The final learning rate must not exceed the initial rate, {rate}.</source>
        <translation>最终学习率不得超过初始学习率 {rate}。</translation>
    </message>
    <message>
        <source>The buffer must hold at least one batch, {batch} samples.</source>
        <translation>缓冲区至少要能容纳一个批次，即 {batch} 个样本。</translation>
    </message>
    <message>
        <source>A training is already running. Stop it first; it can be resumed.</source>
        <translation>训练正在进行。请先停止它；之后可以继续。</translation>
    </message>
    <message>
        <source>The training failed: {reason}</source>
        <translation>训练失败：{reason}</translation>
    </message>
    <message>
        <source>The training process could not be started.</source>
        <translation>无法启动训练进程。</translation>
    </message>
    <message>
        <source>The training process ended unexpectedly. Its progress is saved and it can be resumed.</source>
        <translation>训练进程意外结束。进度已保存，可以继续。</translation>
    </message>
    <message>
        <source>The practice positions were saved by a newer version of MCTS Studio (format {found}; this version reads up to {known}). The file is unchanged. Install the newer version to use it.</source>
        <translation>练习局面由更新版本的 MCTS Studio 保存(格式 {found},本版本最多读取 {known})。文件未更改。请安装更新的版本。</translation>
    </message>
    <message>
        <source>The practice positions cannot be read ({reason}). The file is unchanged. Move it to another folder, or replace it by a backup copy.</source>
        <translation>无法读取练习局面({reason})。文件未更改。请将其移到其他文件夹,或用备份替换。</translation>
    </message>
    <message>
        <source>The practice positions could not be saved ({reason}).</source>
        <translation>无法保存练习局面({reason})。</translation>
    </message>
    <message>
        <source>This line is not a practice position ({reason}). Nothing was imported. Remove or repair the line.</source>
        <translation>此行不是练习局面({reason})。未导入任何内容。请删除或修复该行。</translation>
    </message>
    <message>
        <source>The file does not contain exported practice positions. Choose another file.</source>
        <translation>该文件不包含导出的练习局面。请选择其他文件。</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB, the limit of an import.</source>
        <translation>文件大于导入上限 {most} MB。</translation>
    </message>
    <message>
        <source>by fours</source>
        <translation>以冲四</translation>
    </message>
    <message>
        <source>by threes</source>
        <translation>以活三</translation>
    </message>
    <message>
        <source>by threats</source>
        <translation>以威胁</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win with {better} and now loses.</source>
        <translation>{number}. {move}：{side}本可走 {better} 必胜（已证明），现在必败。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win with {better}; now the game is drawn.</source>
        <translation>{number}. {move}：{side}本可走 {better} 必胜（已证明），现在是和棋。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven draw with {better} and now loses.</source>
        <translation>{number}. {move}：{side}本可走 {better} 和棋（已证明），现在必败。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold with {better}, which prevents the other side&apos;s win {by}.</source>
        <translation>{number}. {move}：{side}走 {better} 仍可守住，可阻止对方{by}获胜。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still get an advantage with {better}, which prevents the other side&apos;s win {by} (win rate of {rated}: {rate} %).</source>
        <translation>{number}. {move}：{side}走 {better} 仍可占优，可阻止对方{by}获胜（{rated}胜率：{rate} %）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a win {by} in at most {plies} plies: {line}. {other} cannot defend at {where}, which is forbidden ({shape}).</source>
        <translation>{number}. {move}：{side}错过了至多 {plies} 手内{by}的胜利：{line}。{other}不能在 {where} 防守，因为那里是禁手（{shape}）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} loses {loss} points of win rate; {better} was better.</source>
        <translation>{number}. {move}：{side}损失 {loss} 个百分点的胜率；{better} 更好。</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins {by} in at most {plies} plies.</source>
        <translation>{side}在{side}必胜的局面下认输：至多 {plies} 手内{by}。</translation>
    </message>
    <message>
        <source>After {move}, {other} wins {by} in at most {plies} plies: {line}.</source>
        <translation>走 {move} 后{other}至多 {plies} 手内{by}获胜：{line}。</translation>
    </message>
    <message>
        <source>After {move}, {other} wins {by} in at most {plies} plies: {line}. {side} cannot defend at {where}, which is forbidden ({shape}).</source>
        <translation>走 {move} 后{other}至多 {plies} 手内{by}获胜：{line}。{side}不能在 {where} 防守，因为那里是禁手（{shape}）。</translation>
    </message>
    <message>
        <source>After {move}, {other} wins in at most {plies} plies: {line}.</source>
        <translation>走 {move} 后{other}至多 {plies} 手内获胜：{line}。</translation>
    </message>
    <message>
        <source>After {move}, {other} wins in at most {plies} plies.</source>
        <translation>走 {move} 后{other}至多 {plies} 手内获胜。</translation>
    </message>
    <message>
        <source>After {move}, {other} wins: {line}.</source>
        <translation>走 {move} 后{other}获胜：{line}。</translation>
    </message>
    <message>
        <source>After {move}, {side} is lost (proven).</source>
        <translation>走 {move} 后{side}必败（已证明）。</translation>
    </message>
    <message>
        <source>After {move}, {other} wins at once with {line}.</source>
        <translation>走 {move} 后{other}走 {line} 立即获胜。</translation>
    </message>
    <message>
        <source>After {move}, {other} wins with the next move.</source>
        <translation>走 {move} 后{other}下一手获胜。</translation>
    </message>
    <message>
        <source>After {move}, the win rate of {rated} is {rate} %.</source>
        <translation>走 {move} 后{rated}的胜率为 {rate} %。</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins in at most {plies} plies.</source>
        <translation>{side}在{side}必胜的局面下认输：至多 {plies} 手。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a win {by} in at most {plies} plies: {line}.</source>
        <translation>{number}. {move}：{side}错过了至多 {plies} 手内{by}的胜利：{line}。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win with {better} in at most {plies} plies.</source>
        <translation>{number}. {move}：{side}错过了走 {better} 在至多 {plies} 手内的已证明胜着。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could win at once with {better}.</source>
        <translation>{number}. {move}：{side}走 {better} 可立即获胜。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win with {better}.</source>
        <translation>{number}. {move}：{side}错过了 {better} 的已证明胜着。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} lets {other} win; {better} was better.</source>
        <translation>{number}. {move}：{side}让{other}获胜；{better} 更好。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still win with {better} (proven).</source>
        <translation>{number}. {move}：{side}走 {better} 仍可获胜（已证明）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win ({line}) and now loses.</source>
        <translation>{number}. {move}：{side}本有已证明的胜着（{line}），现在必败。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win ({line}); now the game is drawn.</source>
        <translation>{number}. {move}：{side}本有已证明的胜着（{line}），现在是和棋。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win in at most {plies} plies ({line}) and now loses.</source>
        <translation>{number}. {move}：{side}原有已证明的获胜，至多 {plies} 手（{line}），现在告负。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still win (proven: {line}).</source>
        <translation>{number}. {move}：{side}仍可获胜（已证明：{line}）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still win in at most {plies} plies (proven: {line}).</source>
        <translation>{number}. {move}：{side}仍可在至多 {plies} 手内获胜（已证明：{line}）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still draw with {better} (proven).</source>
        <translation>{number}. {move}：{side}走 {better} 仍可和棋（已证明）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold with {better}.</source>
        <translation>{number}. {move}：{side}走 {better} 仍可守住。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold with {better}, according to a search: win rate of {rated} {rate} %.</source>
        <translation>{number}. {move}：{side}走 {better} 仍可守住（据搜索：{rated}胜率 {rate} %）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still get an advantage with {better}, according to a search: win rate of {rated} {rate} %.</source>
        <translation>{number}. {move}：{side}走 {better} 仍可占优（据搜索：{rated}胜率 {rate} %）。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold; the search preferred {better}.</source>
        <translation>{number}. {move}：{side}仍可守住；搜索更倾向 {better}。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win in at most {plies} plies: {line}.</source>
        <translation>{number}. {move}：{side}错过了至多 {plies} 手内的已证明胜着：{line}。</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win: {line}.</source>
        <translation>{number}. {move}：{side}错过了已证明的胜着：{line}。</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins {by} in at most {plies} plies. {other} cannot defend at {where}, which is forbidden ({shape}).</source>
        <translation>{side}在{side}至多 {plies} 手内{by}必胜的局面下认输。{other}不能在 {where} 防守，因为那里是禁手（{shape}）。</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins with the next move.</source>
        <translation>{side}在{side}下一手即胜的局面下认输。</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins (proven).</source>
        <translation>{side}在{side}必胜的局面下认输（已证明）。</translation>
    </message>
    <message>
        <source>{side} resigned in a drawn position (proven).</source>
        <translation>{side}在和棋局面下认输（已证明）。</translation>
    </message>
    <message>
        <source>{side} resigned in an undecided position: win rate of {rated} {rate} %.</source>
        <translation>{side}在胜负未定的局面下认输：{rated}胜率 {rate} %。</translation>
    </message>
    <message>
        <source>From the offered fifth moves, {side} picked {move}.</source>
        <translation>在提供的第五手中，{side}选了 {move}。</translation>
    </message>
    <message>
        <source>From the fifth moves that {side} offered, {other} picked {move}.</source>
        <translation>在{side}提供的第五手中，{other}选了 {move}。</translation>
    </message>
    <message>
        <source>A later search has proven that the supposedly better move {better} loses. F12 judges the played move again.</source>
        <translation>之后的搜索已证明原以为较好的着法 {better} 会输。按 F12 重新评判此着。</translation>
    </message>
    <message>
        <source>Not confirmed yet: F12 checks this by longer searches.</source>
        <translation>尚未确认：更长的搜索（F12）会检验它。</translation>
    </message>
    <message>
        <source>No move alone decided the game. The most important mistake of {side} was move {number}.</source>
        <translation>没有哪一手单独决定胜负。{side}最重要的失误是第 {number} 手。</translation>
    </message>
    <message>
        <source>No move alone decided the game.</source>
        <translation>没有哪一手单独决定胜负。</translation>
    </message>
    <message>
        <source>; </source>
        <translation>；</translation>
    </message>
    <message>
        <source>The game was decided at move {number}.</source>
        <translation>本局在第 {number} 手分出胜负。</translation>
    </message>
    <message>
        <source>According to a search, the game was decided at move {number}.</source>
        <translation>根据搜索，本局在第 {number} 手分出胜负。</translation>
    </message>
    <message>
        <source>No move alone decided the game. The most important mistake was move {number}.</source>
        <translation>没有哪一手单独决定胜负。最重要的失误是第 {number} 手。</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}).</source>
        <translation>放第 {number} 颗棋子（{side}）。</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}) on the centre {where}.</source>
        <translation>将第 {number} 颗棋子（{side}）下在中心 {where}。</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}) inside the central {square}×{square} points.</source>
        <translation>将第 {number} 颗棋子（{side}）下在中央 {square}×{square} 以内。</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}) outside the central {square}×{square} points.</source>
        <translation>将第 {number} 颗棋子（{side}）下在中央 {square}×{square} 以外。</translation>
    </message>
    <message>
        <source>Swap the colours or keep them.</source>
        <translation>交换颜色或保持不变。</translation>
    </message>
    <message>
        <source>Swap the colours, keep them, or offer {count} fifth moves.</source>
        <translation>交换颜色、保持不变，或提供 {count} 个第五手。</translation>
    </message>
    <message>
        <source>Take Black or take White.</source>
        <translation>选黑或选白。</translation>
    </message>
    <message>
        <source>Take White, take Black, or place two more stones.</source>
        <translation>选白、选黑，或再放两颗棋子。</translation>
    </message>
    <message>
        <source>Choose how many fifth moves Black offers: 1 to {most}.</source>
        <translation>选择黑方提供多少个第五手：1 到 {most}。</translation>
    </message>
    <message>
        <source>Offer fifth move {number} of {count}.</source>
        <translation>提供第五手：第 {number} 个，共 {count} 个。</translation>
    </message>
    <message>
        <source>Choose one of the offered fifth moves: {points}.</source>
        <translation>选择提供的第五手之一：{points}。</translation>
    </message>
    <message>
        <source>The opening is finished.</source>
        <translation>开局已结束。</translation>
    </message>
    <message>
        <source>Stone {number} must be on the centre of the board, {where}.</source>
        <translation>第 {number} 颗棋子必须放在棋盘中心 {where}。</translation>
    </message>
    <message>
        <source>Stone {number} must be inside the central square of {side}×{side} points.</source>
        <translation>第 {number} 颗棋子必须放在中央 {side}×{side} 的方形区域之内。</translation>
    </message>
    <message>
        <source>Stone {number} must be outside the central square of {side}×{side} points.</source>
        <translation>第 {number} 颗棋子必须放在中央 {side}×{side} 的方形区域之外。</translation>
    </message>
    <message>
        <source>{where} is already offered.</source>
        <translation>{where} 已经提供过。</translation>
    </message>
    <message>
        <source>{where} is symmetric to {other}, which is already offered.</source>
        <translation>{where} 与已提供的 {other} 对称。</translation>
    </message>
    <message>
        <source>The opening {protocol} is not possible in games with gravity.</source>
        <translation>开局 {protocol} 不能用于有重力的棋。</translation>
    </message>
    <message>
        <source>The opening {protocol} requires a win length of at least 4.</source>
        <translation>开局 {protocol} 要求获胜长度至少为 4。</translation>
    </message>
    <message>
        <source>The opening {protocol} requires at least 9 rows and 9 columns.</source>
        <translation>开局 {protocol} 要求至少 9 行 9 列。</translation>
    </message>
    <message>
        <source>The opening {protocol} requires an odd number of rows and of columns.</source>
        <translation>开局 {protocol} 要求行数和列数都是奇数。</translation>
    </message>
    <message>
        <source>The opening {protocol} requires a board of {side}×{side} and a win length of 5.</source>
        <translation>开局 {protocol} 要求 {side}×{side} 的棋盘，获胜长度为 5。</translation>
    </message>
    <message>
        <source>The opening {protocol} is only for renju.</source>
        <translation>开局规则 {protocol} 仅用于连珠。</translation>
    </message>
    <message>
        <source>Unknown opening: {given}. Openings of this game: {known}.</source>
        <translation>未知开局规则：{given}。此棋种可用的开局规则：{known}。</translation>
    </message>
    <message>
        <source>This game has no openings with a swap or fifth moves.</source>
        <translation>此棋种没有带交换或五手的开局规则。</translation>
    </message>
    <message>
        <source>The text of the opening cannot be read: {text}.</source>
        <translation>无法读取开局文本：{text}。</translation>
    </message>
    <message>
        <source>The position database was saved by a newer version of MCTS Studio (format {found}; this version reads up to {known}). The file is unchanged. Install the newer version to use it.</source>
        <translation>局面数据库由更新版本的 MCTS Studio 保存（格式 {found}；此版本最多读取 {known}）。文件未改动。请安装更新的版本。</translation>
    </message>
    <message>
        <source>The position database cannot be read ({reason}). The file is unchanged. Move it to another folder, or replace it by a backup copy.</source>
        <translation>无法读取局面数据库（{reason}）。文件未改动。请将其移到其他文件夹，或用备份替换。</translation>
    </message>
    <message>
        <source>The position database could not be changed ({reason}).</source>
        <translation>无法更改局面数据库（{reason}）。</translation>
    </message>
    <message>
        <source>The position database has reached its limit of {most} MB. What was imported is kept. Raise the limit and import the files again to continue.</source>
        <translation>局面数据库已达到 {most} MB 的上限。已导入的内容会保留。请提高上限，然后再次导入文件以继续。</translation>
    </message>
    <message>
        <source>The backup could not be written ({reason}). Choose another file.</source>
        <translation>无法写入备份（{reason}）。请选择其他文件。</translation>
    </message>
    <message>
        <source>This file is the position database itself. Choose another file.</source>
        <translation>此文件就是局面数据库本身。请选择其他文件。</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>文件不存在。</translation>
    </message>
    <message>
        <source>The import failed ({reason}). Games that were imported before are kept.</source>
        <translation>导入失败（{reason}）。此前导入的棋局会保留。</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: GTP engines play only five in a row, on square boards from 5×5 to 25×25.</source>
        <translation>{player} 不能下 {rules}：通过 GTP，引擎只下五子连珠，棋盘为 5×5 至 25×25 的方形棋盘。</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: it does not know the command kata-set-rules, so it plays freestyle only.</source>
        <translation>{player} 不能下 {rules}：它不支持 kata-set-rules 命令，因此只下无禁手规则。</translation>
    </message>
    <message>
        <source>{player} did not answer {command} by the rules of GTP within {seconds} s. Its last line was “{text}”. It may speak another protocol.</source>
        <translation>{player} 在 {seconds} 秒内没有按 GTP 规则应答 {command}。其最后一行是“{text}”。它可能使用其他协议。</translation>
    </message>
    <message>
        <source>{player} resigned.</source>
        <translation>{player} 认输。</translation>
    </message>
    <message>
        <source>{player} passed, which is not possible in five in a row.</source>
        <translation>{player} 停一手，而五子连珠中不允许停手。</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is not on the board.</source>
        <translation>{player} 下在 {move}，不在棋盘上。</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is occupied.</source>
        <translation>{player} 下在 {move}，那里已有棋子。</translation>
    </message>
    <message>
        <source>{player} did not exit within {seconds} s of the quit command and was killed.</source>
        <translation>{player} 收到 quit 命令后 {seconds} 秒内未退出，已被强制终止。</translation>
    </message>
</context>
<context>
    <name>MissedTexts</name>
    <message>
        <source>the better move</source>
        <translation>更好的着法</translation>
    </message>
    <message>
        <source>{number}. {move} lets {side} win {kind}: {line}.</source>
        <translation>{number}. {move} 让{side}{kind}获胜：{line}。</translation>
    </message>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in at most %n plies: {line}. The move still wins.</source>
        <translation>
            <numerusform>{number}. {move} 错过了至多 %n 手内{kind}的胜利：{line}。仍然能胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>This move lets {side} win {kind}: {line}.</source>
        <translation>这一着让{side}{kind}获胜：{line}。</translation>
    </message>
    <message numerus="yes">
        <source>; %n four(s) would only have delayed the win</source>
        <translation>
            <numerusform>；当时 %n 步冲四只能拖延</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n move(s) would have defended</source>
        <translation>
            <numerusform>；当时有 %n 步能防住</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %n move(s) would have defended</source>
        <translation>
            <numerusform>；当时只有 %n 步能防住</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; {moves} would have defended</source>
        <translation>
            <numerusform>；当时走 {moves} 可以防住</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only {moves} would have defended</source>
        <translation>
            <numerusform>；当时只有 {moves} 能防住</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in at most %n plies: {line}.</source>
        <translation>
            <numerusform>{number}. {move} 错过了至多 %n 手内{kind}的胜利：{line}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move misses a win {kind} in at most %n plies: {line}.</source>
        <translation>
            <numerusform>这一着错过了至多 %n 手内{kind}的胜利：{line}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move misses a win {kind} in at most %n plies: {line}. The move still wins.</source>
        <translation>
            <numerusform>这一着错过了至多 %n 手内{kind}的胜利：{line}。仍然能胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>; the review left other moves undecided</source>
        <translation>；其他着法复盘未能确定</translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <translation>{moves} 和 {last}</translation>
    </message>
</context>
<context>
    <name>MistakeTexts</name>
    <message>
        <source>This is the only mistake so far. The review is still running.</source>
        <translation>这是目前唯一的失误。复盘仍在进行。</translation>
    </message>
    <message>
        <source>This is the only mistake.</source>
        <translation>这是唯一的失误。</translation>
    </message>
    <message>
        <source>That was the first mistake. This is the last one.</source>
        <translation>那是第一个失误。这是最后一个。</translation>
    </message>
    <message>
        <source>That was the last mistake. This is the first one.</source>
        <translation>那是最后一个失误。这是第一个。</translation>
    </message>
    <message>
        <source>The review found no mistakes.</source>
        <translation>复盘没有发现失误。</translation>
    </message>
    <message>
        <source>No mistakes were found so far. The review is still running.</source>
        <translation>目前没有发现错误。复盘仍在进行。</translation>
    </message>
    <message>
        <source>No mistakes were found so far. “Review the Game” (F12) analyses the other moves.</source>
        <translation>目前没有发现失误。用“复盘对局”(F12)分析其余各步。</translation>
    </message>
    <message numerus="yes">
        <source>{move} lost {loss} points of win rate; {better} wins in at most %n plies.</source>
        <translation>
            <numerusform>{move} 损失 {loss} 个百分点；{better} 至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} lost {loss} points of win rate; {better} wins.</source>
        <translation>{move} 损失 {loss} 个百分点；{better} 必胜。</translation>
    </message>
    <message>
        <source>{move} lost {loss} points of win rate; {better} is a draw.</source>
        <translation>{move} 损失 {loss} 个百分点；{better} 为和棋。</translation>
    </message>
    <message>
        <source>{move} lost {loss} points of win rate; {better} was better.</source>
        <translation>{move} 损失 {loss} 个百分点；{better} 更好。</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>Snapshots of the running search are kept here for replay.</source>
        <translation>运行中的搜索的快照保存在此处，可供回放。</translation>
    </message>
    <message>
        <source>Nothing to replay yet</source>
        <translation>还没有可回放的内容</translation>
    </message>
    <message numerus="yes">
        <source>%Ln snapshot(s)</source>
        <translation>
            <numerusform>%Ln 个快照</numerusform>
        </translation>
    </message>
    <message>
        <source>Now · {snapshots}</source>
        <translation>现在 · {snapshots}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} 秒</translation>
    </message>
    <message>
        <source>snapshot {number} of {total}</source>
        <translation>快照 {number}/{total}</translation>
    </message>
</context>
<context>
    <name>MoveCounts</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 步</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveNames</name>
    <message>
        <source>column {number}</source>
        <translation>第 {number} 列</translation>
    </message>
</context>
<context>
    <name>MoveTableController</name>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the table of moves</source>
        <translation>导出着法表</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>无法保存表格。</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The table of moves was exported to {path}.</source>
        <translation>着法表已导出到 {path}。</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>The moves of the game appear here. Click the board, or move the cursor with Shift+arrows and press Enter.</source>
        <translation>着法会列在这里。点击棋盘，或用 Shift+方向键移动光标后按 Enter。</translation>
    </message>
    <message>
        <source>start</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>摆子</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>弃着</translation>
    </message>
    <message numerus="yes">
        <source>{move}, %Ln variations</source>
        <translation>
            <numerusform>{move}，%Ln 个变化</numerusform>
        </translation>
    </message>
    <message>
        <source>The move has a comment</source>
        <translation>该着法有注释</translation>
    </message>
    <message>
        <source>Move {number} of {total}, {move}</source>
        <translation>第 {number} 着，共 {total} 着，{move}</translation>
    </message>
    <message>
        <source>After move {number} of {total}, {move}</source>
        <translation>第 {number} 着之后，共 {total} 着，{move}</translation>
    </message>
    <message>
        <source>{side} passes</source>
        <translation>{side}弃着</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>失误</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>大错</translation>
    </message>
    <message>
        <source>{verdict}: the move lost {loss} points of win rate</source>
        <translation>{verdict}：胜率损失 {loss} 个百分点</translation>
    </message>
    <message>
        <source>Hollow dot: an analysis is saved</source>
        <translation>空心圆点：已保存分析</translation>
    </message>
</context>
<context>
    <name>NetworkController</name>
    <message>
        <source>Use a network</source>
        <translation>使用网络</translation>
    </message>
    <message>
        <source>Reading the network {file} …</source>
        <translation>正在读取网络 {file} …</translation>
    </message>
    <message>
        <source>The network cannot be used.</source>
        <translation>无法使用该网络。</translation>
    </message>
    <message>
        <source>The search uses the network {network} with the profile {profile}. To undo this, choose a profile, or reset the network in the parameters.</source>
        <translation>搜索使用网络 {network} 和配置 {profile}。要撤销，请选择一个配置，或在参数中重置网络。</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>No network is shipped for this game. Rollouts are used instead.</source>
        <translation>程序没有附带适用于这种棋的网络，改用随机模拟。</translation>
    </message>
    <message>
        <source>Networks (*.npz *.onnx);;All files (*)</source>
        <translation>网络 (*.npz *.onnx);;所有文件 (*)</translation>
    </message>
    <message>
        <source>The network {network} evaluates positions.</source>
        <translation>局面由网络 {network} 评估。</translation>
    </message>
    <message>
        <source>The network {network} evaluates positions, using one thread.</source>
        <translation>局面由网络 {network} 评估，使用一个线程。</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New Board</source>
        <translation>新棋盘</translation>
    </message>
    <message>
        <source>&amp;Show the Board</source>
        <translation>显示棋盘(&amp;S)</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>新对局</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>先行方</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>开局规则</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>您的颜色</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>Your colo&amp;ur</source>
        <translation>您的颜色(&amp;U)</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>棋钟(&amp;K)</translation>
    </message>
    <message>
        <source>First &amp;move</source>
        <translation>先行方(&amp;H)</translation>
    </message>
    <message>
        <source>O&amp;pening</source>
        <translation>开局规则(&amp;P)</translation>
    </message>
    <message>
        <source>S&amp;tart Game</source>
        <translation>开始对局(&amp;T)</translation>
    </message>
    <message>
        <source>None</source>
        <translation>无</translation>
    </message>
    <message>
        <source>The players place the first stones and choose their colours by this protocol. Black places the first stone.</source>
        <translation>双方按此规则放置最初的棋子并选择颜色，第一子由黑方放置。</translation>
    </message>
    <message>
        <source>Your colo&amp;ur at first</source>
        <translation>您开始时的颜色(&amp;U)</translation>
    </message>
    <message>
        <source>Your colour at first</source>
        <translation>您开始时的颜色</translation>
    </message>
    <message>
        <source>&amp;One side</source>
        <translation>一方(&amp;O)</translation>
    </message>
    <message>
        <source>Othe&amp;r side</source>
        <translation>另一方(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;{side}</source>
        <translation>{side}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋局(&amp;G)</translation>
    </message>
</context>
<context>
    <name>NodeBar</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {side} {rate}</source>
        <translation>{moves} 之后 · {visits} · {side} {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {rate}</source>
        <translation>{moves} 之后 · {visits} · {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · {rate}</source>
        <translation>搜索内部，{moves} 之后 · {visits} · {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {side}: network {network_rate} (prior {prior}), search {rate}</source>
        <translation>{moves} 之后 · {visits} · {side}：网络 {network_rate}（先验 {prior}），搜索 {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · win rate for {side}: network {network_rate} (prior {prior}), mean of the search {rate}</source>
        <translation>搜索内部，{moves} 之后 · {visits} · {side}的胜率：网络 {network_rate}（先验 {prior}），搜索平均 {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {side}: network {network_rate} (prior {prior}), search {rate}</source>
        <translation>{moves} 之后 · {side}：网络 {network_rate}（先验 {prior}），搜索 {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · mean win rate {rate} for {side}</source>
        <translation>搜索内部，{moves} 之后 · {visits} · {side}的平均胜率：{rate}</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {rate} for {side}</source>
        <translation>{moves} 之后 · {visits} · {side}：{rate}</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies</source>
        <translation>
            <numerusform>{side}{means}至多 %n 手内获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw (endgame solver)</source>
        <translation>和棋（残局求解器）</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins in at most %n plies (endgame solver)</source>
        <translation>
            <numerusform>{side}至多 %n 手内获胜（残局求解器）</numerusform>
        </translation>
    </message>
    <message>
        <source>Current node</source>
        <translation>正在查看的节点</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>上一层</translation>
    </message>
    <message>
        <source>Go to the parent node</source>
        <translation>到上一层节点</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根节点</translation>
    </message>
    <message>
        <source>Go back to the root</source>
        <translation>回到根节点</translation>
    </message>
</context>
<context>
    <name>NodeController</name>
    <message>
        <source>The board shows a node of the search, and the search has not visited {move} there. To play a move, go back to the root.</source>
        <translation>棋盘显示的是搜索中的节点，搜索没有在那里访问过 {move}。要落子请回到根节点。</translation>
    </message>
    <message>
        <source>The search has not visited {move} in this position.</source>
        <translation>搜索没有在那里访问过 {move}。</translation>
    </message>
</context>
<context>
    <name>OpeningCard</name>
    <message>
        <source>Offer {count} Fifth Moves</source>
        <translation>提供 {count} 个第五手</translation>
    </message>
    <message>
        <source>{action} (key {key})</source>
        <translation>{action}（按键 {key}）</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n Fifth Move(s)</source>
        <translation>
            <numerusform>要求 %n 个第五手</numerusform>
        </translation>
    </message>
    <message>
        <source>Black offers this number of fifth moves, and White picks one of them</source>
        <translation>黑方提供这个数目的第五手，白方从中选一个</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>执白</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>执黑</translation>
    </message>
    <message>
        <source>Place Two Stones</source>
        <translation>再放两子</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>交换颜色</translation>
    </message>
    <message>
        <source>Keep Colours</source>
        <translation>保持颜色</translation>
    </message>
    <message>
        <source>Continue the Opening</source>
        <translation>继续开局</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>Two Stones</source>
        <translation>再放两子</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>交换（Swap）</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>保持</translation>
    </message>
    <message>
        <source>Offer {count}</source>
        <translation>提供 {count} 个</translation>
    </message>
    <message>
        <source>Number of fifth moves</source>
        <translation>第五手的数量</translation>
    </message>
</context>
<context>
    <name>OpeningController</name>
    <message>
        <source>The game is paused.</source>
        <translation>对局已暂停。</translation>
    </message>
    <message>
        <source>The engine is being prepared …</source>
        <translation>引擎正在准备……</translation>
    </message>
    <message>
        <source>The engine is deciding …</source>
        <translation>引擎正在决定……</translation>
    </message>
    <message>
        <source>{player} decides, {other} waits</source>
        <translation>{player}决定，{other}等待</translation>
    </message>
    <message>
        <source>{side} ({name})</source>
        <translation>{side}（{name}）</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>先手玩家</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>后手玩家</translation>
    </message>
    <message>
        <source>The opening is not finished.</source>
        <translation>开局尚未完成。</translation>
    </message>
</context>
<context>
    <name>OpeningRemarksController</name>
    <message>
        <source>Swaps noted in the file: {swaps}.</source>
        <translation>文件记录的交换：{swaps}。</translation>
    </message>
    <message>
        <source>The players swapped the colours.</source>
        <translation>双方交换了颜色。</translation>
    </message>
    <message>
        <source>Offered fifth moves: {points}.</source>
        <translation>提供的第五手：{points}。</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>Swap</source>
        <translation>交换（Swap）</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>交换2（Swap2）</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>职业开局（Pro）</translation>
    </message>
    <message>
        <source>Long Pro</source>
        <translation>长职业开局（Long Pro）</translation>
    </message>
    <message>
        <source>RIF</source>
        <translation>RIF 规则</translation>
    </message>
    <message>
        <source>Yamaguchi</source>
        <translation>山口规则</translation>
    </message>
    <message>
        <source>Soosyrv-8</source>
        <translation>索索夫-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>塔拉山口-10</translation>
    </message>
    <message>
        <source>The first player places three stones. The second player chooses a colour.</source>
        <translation>先手玩家下三颗棋子；后手玩家选择颜色。</translation>
    </message>
    <message>
        <source>The first player places three stones. The second player chooses a colour, or places two more stones and lets the first player choose.</source>
        <translation>先手玩家下三颗棋子；后手玩家选择颜色，或再下两颗棋子由先手玩家选择。</translation>
    </message>
    <message>
        <source>Black begins in the centre; stone 3 is outside the central 5×5 points.</source>
        <translation>黑方先下中心；第三颗棋子在中央 5×5 以外。</translation>
    </message>
    <message>
        <source>Black begins in the centre; stone 3 is outside the central 7×7 points.</source>
        <translation>黑方先下中心；第三颗棋子在中央 7×7 以外。</translation>
    </message>
    <message>
        <source>The first player places one of 26 openings. The other player may swap the colours. White plays move 4. Black offers two fifth moves, and White picks one.</source>
        <translation>先手玩家摆出 26 种开局之一。另一方可交换颜色。白方走第 4 手。黑方提出两个第五手，由白方选一。</translation>
    </message>
    <message>
        <source>Each stone lies inside a larger central square than the previous one, and a swap is possible after each stone. After stone 4, Black may offer ten fifth moves instead.</source>
        <translation>每颗棋子都落在比前一颗更大的中央方格内，每一手后可交换。第 4 子后，黑方也可改为提出十个第五手。</translation>
    </message>
    <message>
        <source>{name} takes {side}.</source>
        <translation>{name} 执{side}。</translation>
    </message>
    <message>
        <source>You take {side}.</source>
        <translation>您执{side}。</translation>
    </message>
    <message>
        <source>{name} swaps the colours and takes {side}.</source>
        <translation>{name} 交换颜色，执{side}。</translation>
    </message>
    <message>
        <source>You swap the colours and take {side}.</source>
        <translation>您交换颜色，执{side}。</translation>
    </message>
    <message>
        <source>{name} keeps {side}.</source>
        <translation>{name} 保持执{side}。</translation>
    </message>
    <message>
        <source>You keep {side}.</source>
        <translation>您保持执{side}。</translation>
    </message>
    <message>
        <source>{name} picks the fifth move {where}.</source>
        <translation>{name} 选择第五手 {where}。</translation>
    </message>
    <message>
        <source>You pick the fifth move {where}.</source>
        <translation>您选择第五手 {where}。</translation>
    </message>
    <message>
        <source>You place two more stones.</source>
        <translation>您再放两子。</translation>
    </message>
    <message>
        <source>You choose {count} fifth moves.</source>
        <translation>您选择 {count} 个第五手。</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>先手玩家</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>后手玩家</translation>
    </message>
    <message>
        <source>{name} offers the fifth moves {points}.</source>
        <translation>{name} 提供第五手 {points}。</translation>
    </message>
    <message>
        <source>{name} places two more stones.</source>
        <translation>{name} 再放两子。</translation>
    </message>
    <message>
        <source>The first player places one of 26 openings and declares how many fifth moves Black will offer. The other player may swap the colours. White plays move 4. Black offers that many fifth moves, and White picks one.</source>
        <translation>先手玩家摆出 26 种开局之一，并宣布黑方将提出多少个第五手。另一方可交换颜色。白方走第 4 手。黑方提出这么多个第五手，由白方选一。</translation>
    </message>
    <message>
        <source>The first player places one of 26 openings. The other player may swap the colours. White plays move 4 and declares how many fifth moves Black will offer (1 to 8). The other player may swap the colours. Black offers that many fifth moves, and White picks one.</source>
        <translation>先手玩家摆出 26 种开局之一。另一方可交换颜色。白方走第 4 手，并宣布黑方将提出多少个第五手（1 至 8）。另一方可交换颜色。黑方提出这么多个第五手，由白方选一。</translation>
    </message>
    <message>
        <source>{name} chooses {count} fifth moves.</source>
        <translation>{name} 选择 {count} 个第五手。</translation>
    </message>
</context>
<context>
    <name>OpeningsBox</name>
    <message>
        <source>random moves</source>
        <translation>随机着</translation>
    </message>
    <message>
        <source>each first move once</source>
        <translation>每个首着各一次</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>空棋盘</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>（总数）</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Random moves per opening</source>
        <translation>开局的随机步数</translation>
    </message>
    <message>
        <source>final positions of a file …</source>
        <translation>文件中各局的终局局面…</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)</source>
        <translation>棋谱 (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>OptionsTable</name>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
</context>
<context>
    <name>PaneTitles</name>
    <message>
        <source>&amp;Float</source>
        <translation>浮动(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Status</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>课程(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>棋手(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>着法(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Key Moments</source>
        <translation>关键时刻(&amp;K)</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>注释(&amp;O)</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>候选着法(&amp;D)</translation>
    </message>
    <message>
        <source>Displa&amp;y</source>
        <translation>显示(&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>树(&amp;T)</translation>
    </message>
    <message>
        <source>Summary and &amp;win rate</source>
        <translation>摘要与胜率(&amp;W)</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>步骤(&amp;E)</translation>
    </message>
    <message>
        <source>S&amp;hares</source>
        <translation>占比(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>数据(&amp;N)</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>统计(&amp;A)</translation>
    </message>
    <message>
        <source>Breakpo&amp;ints</source>
        <translation>断点(&amp;I)</translation>
    </message>
    <message>
        <source>E&amp;xplorer</source>
        <translation>浏览器(&amp;X)</translation>
    </message>
    <message>
        <source>D&amp;rawing</source>
        <translation>图(&amp;R)</translation>
    </message>
</context>
<context>
    <name>ParameterController</name>
    <message>
        <source>The search uses the profile {profile} now.</source>
        <translation>搜索现在使用配置 {profile}。</translation>
    </message>
    <message>
        <source>Parameters of the Analysis</source>
        <translation>分析的参数</translation>
    </message>
</context>
<context>
    <name>ParameterRow</name>
    <message>
        <source>Choose a File …</source>
        <translation>选择文件…</translation>
    </message>
    <message>
        <source>Use a network file (.npz or .onnx) from any folder</source>
        <translation>使用任意文件夹中的网络文件（.npz 或 .onnx）</translation>
    </message>
    <message>
        <source>Choose a network file</source>
        <translation>选择网络文件</translation>
    </message>
    <message>
        <source>Out of range ({range}): the value stays {value}.</source>
        <translation>超出范围（{range}）：值仍为 {value}。</translation>
    </message>
    <message>
        <source>Reset to {value}, the value of the profile</source>
        <translation>重置为 {value}，与配置一致</translation>
    </message>
    <message>
        <source>Reset {parameter} to {value}</source>
        <translation>将 {parameter} 重置为 {value}</translation>
    </message>
    <message>
        <source>Value in the profile: {value}.</source>
        <translation>配置为 {value}。</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Exploration growth</source>
        <translation>探索增长</translation>
    </message>
    <message>
        <source>First-play urgency</source>
        <translation>首次访问估值</translation>
    </message>
    <message>
        <source>First-play reduction</source>
        <translation>首次访问值减量</translation>
    </message>
    <message>
        <source>Minimum prior</source>
        <translation>最小先验</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>随机模拟</translation>
    </message>
    <message>
        <source>Rollout radius</source>
        <translation>模拟半径</translation>
    </message>
    <message>
        <source>Rollout length</source>
        <translation>模拟长度</translation>
    </message>
    <message>
        <source>Widening start</source>
        <translation>渐进起点</translation>
    </message>
    <message>
        <source>Widening factor</source>
        <translation>渐进系数</translation>
    </message>
    <message>
        <source>Widening exponent</source>
        <translation>渐进指数</translation>
    </message>
    <message>
        <source>Tree radius</source>
        <translation>树半径</translation>
    </message>
    <message>
        <source>Centre radius</source>
        <translation>中央半径</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation>置换共享</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Threat search limit</source>
        <translation>威胁搜索上限</translation>
    </message>
    <message>
        <source>Shortest wins by fours</source>
        <translation>最短的冲四取胜</translation>
    </message>
    <message>
        <source>Long attack search limit</source>
        <translation>长攻搜索上限</translation>
    </message>
    <message>
        <source>Refutation search limit</source>
        <translation>反驳搜索上限</translation>
    </message>
    <message>
        <source>Endgame solver</source>
        <translation>残局求解器</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Tree reuse</source>
        <translation>搜索树复用</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation>最终着法</translation>
    </message>
    <message>
        <source>Opening near centre</source>
        <translation>在中心附近开局</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>UCT, N = all simulations</source>
        <translation>UCT，N 为全部模拟次数</translation>
    </message>
    <message>
        <source>With PUCT and a network, the value of an unvisited child is the first evaluation of its parent minus this number. Infinity turns this off; the first-play urgency then applies.</source>
        <translation>使用 PUCT 和网络时，未访问子节点的值为父节点首次评估值减去此数。无穷大 表示关闭，使用首次访问估值。</translation>
    </message>
    <message>
        <source>With PUCT, the exploration constant c grows with the parent&apos;s visits N: c + growth × ln(1 + N / 500). 0 turns this off.</source>
        <translation>使用 PUCT 时，探索常数 c 随父节点访问次数 N 增长：c + 增长 × ln(1 + N / 500)。0 表示关闭。</translation>
    </message>
    <message>
        <source>Network that evaluates positions: the one that comes with the program, an installed one, or a file. Leave empty for rollouts. Rollouts are also used if the program comes with no network for the game. Requires PUCT.</source>
        <translation>评估局面的网络：随程序提供的网络、已安装的网络或文件。留空则使用随机模拟。若程序没有为该棋类提供网络，也使用随机模拟。需要 PUCT。</translation>
    </message>
    <message>
        <source>Maximum distance from a stone for moves of neighbour and tactical rollouts; 0 allows any move.</source>
        <translation>neighbour 和 tactical 模拟的着法与棋子的最大距离；0 允许任意着法。</translation>
    </message>
    <message>
        <source>Maximum length of a rollout; longer rollouts count as draws. 0 turns the limit off.</source>
        <translation>随机模拟的最大长度；更长的模拟算作和棋。0 表示不限制。</translation>
    </message>
    <message>
        <source>Progressive widening: initial number of children of a node; 0 considers all.</source>
        <translation>渐进展宽：节点起初考虑的子节点数；0 表示全部。</translation>
    </message>
    <message>
        <source>Factor of progressive widening. The number of additional children of a node is factor × visits ^ exponent.</source>
        <translation>渐进展宽：新增子节点数“系数 × 访问次数 ^ 指数”中的系数。</translation>
    </message>
    <message>
        <source>Exponent of progressive widening. The number of additional children of a node is factor × visits ^ exponent.</source>
        <translation>渐进展宽：新增子节点数“系数 × 访问次数 ^ 指数”中的指数。</translation>
    </message>
    <message>
        <source>At each node, find the shortest win by fours of the side to move. Off: find any win; the search then finds more wins with the same number of tried moves, but proven wins may take more moves than necessary.</source>
        <translation>在每个节点为行棋方寻找最短的冲四取胜。关闭：寻找任意一种取胜。这样以同样多的试探着法能找到更多取胜，但证明的取胜可能比必要的更长。</translation>
    </message>
    <message>
        <source>When a node has this many visits, it is searched again for a win by fours, and 8 times as many moves are tried. Whenever its visits have increased 16-fold, this search is repeated, each time with 8 times as many moves as before. 0 turns this off.</source>
        <translation>节点访问达到此次数后，以 8 倍的着法数上限再次搜索冲四取胜。此后访问次数每增至 16 倍，就以前一次 8 倍的上限重复搜索。0 表示关闭。</translation>
    </message>
    <message>
        <source>Endgame solver for Connect Four: maximum positions per search; 0 turns it off.</source>
        <translation>四子棋残局求解器：每次搜索最多的局面数；0 表示关闭。</translation>
    </message>
    <message>
        <source>Restricts which move is played after a search in games without gravity: the first move of a game is at most two points from the centre, the second move is next to the first stone or near the centre. The search tree does not change.</source>
        <translation>在没有重力的棋中限制搜索后下出的着法：一局的第一手距中心不超过两点，第二手在第一颗棋子旁边或中心附近。搜索树不变。</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>个局面</translation>
    </message>
    <message>
        <source>Visits before threat search</source>
        <translation>再搜威胁的访问数</translation>
    </message>
    <message>
        <source>UCT</source>
        <translation>UCT</translation>
    </message>
    <message>
        <source>PUCT</source>
        <translation>PUCT</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>均匀</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>邻近</translation>
    </message>
    <message>
        <source>tactical</source>
        <translation>战术</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>immediate wins</source>
        <translation>立即取胜</translation>
    </message>
    <message>
        <source>wins by fours</source>
        <translation>冲四取胜</translation>
    </message>
    <message>
        <source>wins by threes at the root</source>
        <translation>根节点处活三取胜</translation>
    </message>
    <message>
        <source>most visits</source>
        <translation>访问最多</translation>
    </message>
    <message>
        <source>best value</source>
        <translation>价值最高</translation>
    </message>
    <message>
        <source>best lower bound</source>
        <translation>下界最高</translation>
    </message>
    <message>
        <source>sample by visits</source>
        <translation>按访问抽样</translation>
    </message>
    <message>
        <source>shipped network</source>
        <translation>自带网络</translation>
    </message>
    <message>
        <source>In commands and files: {name}</source>
        <translation>在命令和文件中：{name}</translation>
    </message>
    <message>
        <source>{low} to ∞</source>
        <translation>{low} 至 ∞</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 至 {high}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>the same as {profile}</source>
        <translation>与 {profile} 相同</translation>
    </message>
    <message>
        <source>{profile}, except for {changes}</source>
        <translation>{profile}，除 {changes} 外</translation>
    </message>
    <message>
        <source>Positions reached by different move orders share a node.</source>
        <translation>不同着法次序到达的相同局面共用一个节点。</translation>
    </message>
    <message>
        <source>Rule that selects the child to visit. UCT: UCB1, where N counts the visits of the parent. UCT, N = all simulations: UCB1, where N counts all simulations of the search. PUCT: AlphaZero&apos;s rule.</source>
        <translation>选择要访问的子节点的规则。UCT：UCB1，其中 N 为父节点的访问次数。UCT，N 为全部模拟次数：UCB1，其中 N 为搜索的全部模拟次数。PUCT：AlphaZero 的规则。</translation>
    </message>
    <message>
        <source>Exploration constant c. It applies to win rates from 0 to 1 with UCT, and to values from −1 to 1 with PUCT.</source>
        <translation>探索常数 c：UCT 用于胜率（0 到 1），PUCT 用于价值（−1 到 1）。</translation>
    </message>
    <message>
        <source>Value of an unvisited child: a win rate for UCT, a value from −1 to 1 for PUCT. Infinity: unvisited children are visited first.</source>
        <translation>未访问子节点的估值：UCT 为胜率，PUCT 为 −1 到 1 的价值。无穷大：先访问未访问过的子节点。</translation>
    </message>
    <message>
        <source>Minimum prior of moves at all nodes except the root. Moves with a smaller prior are searched only when all other moves are proven lost. 0 turns this off.</source>
        <translation>根以下着法的最小先验。先验更小的着法，只有当其余着法都被证明必败时才搜索。0 表示关闭。</translation>
    </message>
    <message>
        <source>Approximate number of positions per call of a convolutional network or a custom evaluator. Simulations that wait for a result count as losses (virtual loss). Rollouts and pattern networks ignore this number.</source>
        <translation>每次调用卷积网络或自定义评估器时的大致局面数。等待结果的模拟计为负（虚拟损失）。随机模拟和模式网络不使用它。</translation>
    </message>
    <message>
        <source>Move choice in rollouts. Uniform: any move. Neighbour: moves near stones. Tactical: first wins and blocks of wins, then moves near stones.</source>
        <translation>随机模拟中的选着方式。均匀：任意着法。邻近：棋子附近的着法。战术：先取胜和阻挡对方取胜，再选棋子附近的着法。</translation>
    </message>
    <message>
        <source>Children within this distance of a stone are searched first. The other children follow when all of these are proven lost. 0 turns this off.</source>
        <translation>与棋子的距离不超过此值的子节点优先搜索；当它们全部被证明必败后才搜索其余的。0 表示关闭。</translation>
    </message>
    <message>
        <source>At each side&apos;s first move, children within this distance of the centre of the board are searched first. 0 turns this off.</source>
        <translation>各方走第一着时，与棋盘中央的距离不超过此值的子节点优先搜索。0 表示关闭。</translation>
    </message>
    <message>
        <source>Threat detection. None: off. Immediate wins: with forced blocks. Wins by fours (VCF): with their refutations. Wins by threes (VCT): only at the root. Each choice includes the ones before it. Gravity games support only none and immediate wins.</source>
        <translation>威胁检测。无：关闭。立即取胜：还包括被迫的防守。冲四取胜 (VCF)：还包括其化解。活三取胜 (VCT)：在根节点处。每个选项都包含前面的选项。棋子下落的棋类只支持无和立即取胜。</translation>
    </message>
    <message>
        <source>Maximum number of moves that a search for wins by fours tries at a node. At the root it tries up to 100 times as many.</source>
        <translation>寻找冲四取胜时每个节点最多尝试的着法数；在根节点处为其 100 倍。</translation>
    </message>
    <message>
        <source>The threat solver looks for a long win of the side to move at the root. It tries at most this many moves per simulation. 0 turns this off.</source>
        <translation>威胁求解器在根节点为行棋方寻找长步数获胜时，每次模拟最多尝试的着法数。0 表示关闭。</translation>
    </message>
    <message>
        <source>The threat solver checks whether the other side wins after one of the best root moves. It tries at most this many moves per simulation. 0 turns this off.</source>
        <translation>威胁求解器为证明对方在根节点某个最佳着法后获胜，每次模拟最多尝试的着法数。0 表示关闭。</translation>
    </message>
    <message>
        <source>Propagate proven results up the tree.</source>
        <translation>将已证明的结果沿树向上传递。</translation>
    </message>
    <message>
        <source>Keep the tree below a move after the move is played.</source>
        <translation>下出一着后保留其下的搜索树。</translation>
    </message>
    <message>
        <source>Rule that selects the move to play: the most visits, the best value, the best lower confidence bound, or a random sample weighted by visits.</source>
        <translation>选择所下着法的规则：访问最多、价值最高、置信下界最高，或按访问次数随机抽样。</translation>
    </message>
    <message>
        <source>Sampling temperature: lower values favour the most visited move.</source>
        <translation>抽样温度：数值越小越偏向访问最多的着法。</translation>
    </message>
    <message>
        <source>Distance of the lower confidence bound below the value.</source>
        <translation>置信下界低于价值的距离。</translation>
    </message>
    <message>
        <source>Memory limit of the tree in MB. At the limit the search continues without adding nodes.</source>
        <translation>搜索树的内存上限（MB）。到达上限后继续搜索，但不再添加节点。</translation>
    </message>
    <message>
        <source>points</source>
        <translation>点</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>着</translation>
    </message>
    <message>
        <source>children</source>
        <translation>个子节点</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>次访问</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation>个标准误差</translation>
    </message>
    <message>
        <source>MB</source>
        <translation>MB</translation>
    </message>
</context>
<context>
    <name>ParametersDialog</name>
    <message>
        <source>Only &amp;differences</source>
        <translation>仅显示不同项(&amp;D)</translation>
    </message>
    <message>
        <source>No parameter matches. Search for another word.</source>
        <translation>没有匹配的参数。请换一个词查找。</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as a Profile …</source>
        <translation>存为配置(&amp;V)…</translation>
    </message>
    <message>
        <source>Find a parameter</source>
        <translation>查找参数</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) differ from the profile {profile}.</source>
        <translation>
            <numerusform>%n 个参数与配置 {profile} 不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>Same as {profile}.</source>
        <translation>与 {profile} 相同。</translation>
    </message>
    <message>
        <source>Saved as {profile}. It is now in the list of profiles.</source>
        <translation>已存为 {profile}，现已列入配置列表。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Children considered</source>
        <translation>所考虑的子节点</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Rollouts</source>
        <translation>推演</translation>
    </message>
    <message>
        <source>Tree and memory</source>
        <translation>树与内存</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation>最终着法</translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Run: {part}</source>
        <translation>运行：{part}</translation>
    </message>
    <message>
        <source>Open: {part}</source>
        <translation>打开：{part}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Copy the command: {part}</source>
        <translation>复制命令：{part}</translation>
    </message>
    <message>
        <source>Copy the terminal command for this part of the project</source>
        <translation>复制此部分的终端命令</translation>
    </message>
    <message>
        <source>Set up the board and the profile, and run the search with one thread and the seed 0</source>
        <translation>设置棋盘和配置，并以单线程、种子 0 运行搜索</translation>
    </message>
    <message>
        <source>Show the experiment in the window of matches; the button Start there runs it</source>
        <translation>在比赛窗口中显示该实验，按“开始”即可进行</translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>开始课程</translation>
    </message>
    <message>
        <source>Show the training window with this game and this kind of network</source>
        <translation>显示训练窗口，并选好该游戏和该类网络</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Parameters of a player</source>
        <translation>棋手的参数</translation>
    </message>
    <message>
        <source>At the level {level}, the engine draws its move at random, weighted by visits. The parameters that choose the final move have no effect.</source>
        <translation>在“{level}”水平下，最终着法按访问次数抽样。有关最终着法的参数不起作用。</translation>
    </message>
    <message>
        <source>The game was left without a result. It stays open for review.</source>
        <translation>对局已中止，没有结果。它仍在此处打开，可供复盘。</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {number}</source>
        <translation>棋手 {number}</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>棋手 {number} 的级别</translation>
    </message>
    <message>
        <source>Parameters of player {number} …</source>
        <translation>棋手 {number} 的参数…</translation>
    </message>
    <message>
        <source>Edit the search parameters of this player</source>
        <translation>编辑此棋手的搜索参数</translation>
    </message>
    <message>
        <source>own limit</source>
        <translation>单独限制</translation>
    </message>
    <message>
        <source>Own limit of player {number}</source>
        <translation>棋手 {number} 的单独限制</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>移除棋手 {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>移除此棋手</translation>
    </message>
    <message>
        <source>{profile}, changed</source>
        <translation>{profile}，已更改</translation>
    </message>
</context>
<context>
    <name>PlayersController</name>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到走棋</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>parameters changed</source>
        <translation>参数已更改</translation>
    </message>
    <message>
        <source>{used} / {limit} s</source>
        <translation>{used} / {limit} 秒</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>暂停</translation>
    </message>
    <message>
        <source>One Move</source>
        <translation>走一步</translation>
    </message>
    <message>
        <source>Move Costs</source>
        <translation>着法代价</translation>
    </message>
    <message>
        <source>Now: on</source>
        <translation>当前：开</translation>
    </message>
    <message>
        <source>Now: off</source>
        <translation>当前：关</translation>
    </message>
</context>
<context>
    <name>Plies</name>
    <message>
        <source>A ply is one move of one side.</source>
        <translation>一手指一方走的一步棋。</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Practice for today</source>
        <translation>今日练习</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>跳过</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一题</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>悔棋</translation>
    </message>
    <message>
        <source>Take back your answer and the reply (Backspace)</source>
        <translation>收回您的答案和对方的应着(Backspace)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Give a hint (?). The first hint marks the area, the second marks the stones, and the third marks the best move.</source>
        <translation>给出提示：先标出区域，再标出棋子，最后标出最佳着法（?）</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Show the best line (S)</source>
        <translation>显示最佳变化 (S)</translation>
    </message>
    <message>
        <source>Never show this position again</source>
        <translation>不再显示此局面</translation>
    </message>
    <message>
        <source>End practice and return to the open game (E or Esc). Your answers are saved.</source>
        <translation>结束练习并回到打开的对局 (E 或 Esc)。您的答案已保存。</translation>
    </message>
    <message>
        <source>Close the results (E or Esc)</source>
        <translation>关闭成绩 (E 或 Esc)</translation>
    </message>
    <message>
        <source>Go to the next position (Ctrl+Right)</source>
        <translation>转到下一个局面(Ctrl+右箭头)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>移除</translation>
    </message>
    <message>
        <source>End</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>PracticeCollection</name>
    <message numerus="yes">
        <source>%n damaged position(s) were left out.</source>
        <translation>
            <numerusform>已略过 %n 个损坏的局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>The positions to practise cannot be opened.</source>
        <translation>无法打开练习局面。</translation>
    </message>
    <message>
        <source>Add reviewed games</source>
        <translation>添加已复盘的棋局</translation>
    </message>
    <message>
        <source>Games (*.sgf);;All files (*)</source>
        <translation>棋局 (*.sgf);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Folder with reviewed games</source>
        <translation>含有已复盘棋局的文件夹</translation>
    </message>
    <message>
        <source>Export the positions</source>
        <translation>导出局面</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>JSON 行 (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were exported.</source>
        <translation>
            <numerusform>已导出 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>导入局面</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>JSON 行 (*.jsonl);;所有文件 (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n new position(s) were imported.</source>
        <translation>
            <numerusform>已导入 %n 个新局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>The positions to practise cannot be read or saved.</source>
        <translation>无法读取或保存练习局面。</translation>
    </message>
</context>
<context>
    <name>PracticeController</name>
    <message>
        <source>This is your last answer. Click another point, or choose “Take Back” (Backspace).</source>
        <translation>这是您刚才的答案。请点击其他点，或用“悔棋”(Backspace)收回。</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>今天没有到期的局面。</translation>
    </message>
    <message>
        <source>Practise Your Mistakes</source>
        <translation>练习自己的失误</translation>
    </message>
    <message>
        <source>Try It Yourself – {game}</source>
        <translation>自己试试 – {game}</translation>
    </message>
    <message>
        <source>Try It Yourself</source>
        <translation>自己试试</translation>
    </message>
    <message>
        <source>Practice could not continue.</source>
        <translation>练习无法继续。</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Your Mistakes</source>
        <translation>练习自己的失误</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>开始(&amp;B)</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>今天没有到期的局面。</translation>
    </message>
    <message>
        <source>days practised in a row</source>
        <translation>连续练习天数</translation>
    </message>
    <message>
        <source>right at first try (30 days)</source>
        <translation>首次答对率（30 天）</translation>
    </message>
    <message>
        <source>positions in all</source>
        <translation>全部局面</translation>
    </message>
    <message>
        <source>only games played here</source>
        <translation>仅在此下的对局</translation>
    </message>
    <message>
        <source>You have no positions yet. The open game is reviewed: press “Add the Open Game” to add its mistakes.</source>
        <translation>还没有局面。当前对局已复盘：按“添加当前对局”即可加入其中的失误。</translation>
    </message>
    <message>
        <source>You have no positions yet. “Review the Game” (F12) adds your mistakes in a game that you played here. Or add reviewed games from files.</source>
        <translation>还没有局面。“复盘对局”(F12)会加入您在此所下对局中的失误。也可以从文件添加已复盘的对局。</translation>
    </message>
    <message>
        <source>Add the &amp;Open Game</source>
        <translation>添加打开的棋局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Add Games …</source>
        <translation>添加棋局(&amp;A) …</translation>
    </message>
    <message>
        <source>&amp;Choose …</source>
        <translation>选择(&amp;C) …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>导出(&amp;E) …</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>导入(&amp;I) …</translation>
    </message>
    <message>
        <source>empty: all players except engines</source>
        <translation>留空：引擎以外的所有棋手</translation>
    </message>
    <message>
        <source>Play the positions again in which you made a mistake. Find the best move, or one at most 3 % worse. A solved position returns the next day, then after longer and longer breaks.</source>
        <translation>重下您曾经失误的局面。找出最佳着法，或最多差 3 % 的着法。答对的局面第二天再次出现，之后间隔越来越长。</translation>
    </message>
    <message>
        <source>Your &amp;name in game files</source>
        <translation>您在棋谱文件中的名字(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>监视的文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>今日到期</translation>
    </message>
</context>
<context>
    <name>PracticeTexts</name>
    <message>
        <source>{number} of {total}</source>
        <translation>{number}/{total}</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>你的棋局</translation>
    </message>
    <message>
        <source>asked again</source>
        <translation>再次提问</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n day(s)</source>
        <translation>
            <numerusform>连续 %n 天</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {game}, after %n move(s).</source>
        <translation>
            <numerusform>来自 {game},第 %n 着之后。</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move is being checked …</source>
        <translation>正在检查您的着法 …</translation>
    </message>
    <message numerus="yes">
        <source>Next time in %n day(s).</source>
        <translation>
            <numerusform>%n 天后再练。</numerusform>
        </translation>
    </message>
    <message>
        <source>All numbers are for {side}, so the lowest one is the best.</source>
        <translation>所有数字都属于{side}，因此最低者最好。</translation>
    </message>
    <message>
        <source>Right at the first try: {right} of {answered}.</source>
        <translation>首次答对:{right}/{answered}。</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are still due today.</source>
        <translation>
            <numerusform>今天还有 %n 个局面到期。</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing more is due today.</source>
        <translation>今天没有其他到期的局面。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: {names}.</source>
        <translation>
            <numerusform>%n 个文件无法读取:{names}。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) read</source>
        <translation>
            <numerusform>已读取 %n 局</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}. No position was added: the review found no mistake of yours, or there is no review yet. “Review the Game” (F12) reviews a game.</source>
        <translation>{games}。没有添加局面：复盘没有发现您的失误，或对局尚未复盘。用“复盘对局”(F12)复盘。</translation>
    </message>
    <message numerus="yes">
        <source>%n new position(s)</source>
        <translation>
            <numerusform>%n 个新局面</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}: {cards}.</source>
        <translation>{games}:{cards}。</translation>
    </message>
    <message>
        <source>These are the mistakes of both players, {black} and {white}. Enter your name before you add a game to practise only your own mistakes.</source>
        <translation>这些是两位棋手 {black} 和 {white} 的失误。若只想练习自己的失误，请在添加棋谱前输入您的名字。</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>yyyy年M月d日</translation>
    </message>
    <message>
        <source>The best move is {move} ({value}): {line}.</source>
        <translation>最佳着法是 {move}({value}):{line}。</translation>
    </message>
    <message>
        <source>The best move by the review is {move} ({value}): {line}.</source>
        <translation>复盘认为的最佳着法是 {move}({value}):{line}。</translation>
    </message>
    <message>
        <source>{move}, the move of your game, is right ({value}): {line}.</source>
        <translation>{move} 是你对局中的着法,它是正确的({value}):{line}。</translation>
    </message>
    <message>
        <source>{move} is the move of your game ({value}). The best reply: {line}. Try another move.</source>
        <translation>{move} 是实战的着法({value})。最佳应着:{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} is the move of your game ({value}). The refutation: {line}. Try another move.</source>
        <translation>{move} 是实战的着法({value})。反驳:{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} loses: {line}. Try another move.</source>
        <translation>{move} 输棋:{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but gives up a proven win: {line}. Try another move.</source>
        <translation>{move}({value})比您对局中的 {played} 好，但放弃了已证明的胜利:{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} gives up the win ({value}): {line}. Try another move.</source>
        <translation>{move} 放弃了胜势({value}):{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but the best move has {best} in a search of the same length. Continuation: {line}. Try another move.</source>
        <translation>{move}（{value}）比您对局中的 {played} 好，但最佳着法在同样长的搜索中为 {best}。后续：{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but the best move has {best} in the review. Continuation: {line}. Try another move.</source>
        <translation>{move}（{value}）比您对局中的 {played} 好，但最佳着法在复盘中为 {best}。后续：{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but the best move has {best}. Continuation: {line}. Try another move.</source>
        <translation>{move}（{value}）比您对局中的 {played} 好，但最佳着法为 {best}。后续：{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} is too weak ({value}; the best move has {best} in a search of the same length). Continuation: {line}. Try another move.</source>
        <translation>{move} 太弱（{value}；最佳着法在同样长的搜索中为 {best}）。后续：{line}。请另选一手。</translation>
    </message>
    <message>
        <source>{move} is too weak ({value}; the best move has {best} in the review). Continuation: {line}. Try another move.</source>
        <translation>{move} 太弱（{value}；最佳着法在复盘中为 {best}）。后续：{line}。请另选一手。</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the best move works with the marked stones.</source>
        <translation>提示 2/3：最佳着法与标出的棋子配合。</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the best move works with the marked stone {stones}.</source>
        <translation>提示 2/3：最佳着法与标出的棋子 {stones} 配合。</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the best move works with the marked stones {stones}.</source>
        <translation>提示 2/3：最佳着法与标出的棋子 {stones} 配合。</translation>
    </message>
    <message>
        <source>Hint 3 of 3: {move} is the best move. The point is marked on the board.</source>
        <translation>提示 3/3：{move} 是最佳着法。该点已在棋盘上标出。</translation>
    </message>
    <message>
        <source>{move} is better than the best move of the review ({value}): {line}.</source>
        <translation>{move} 比复盘的最佳着法更好（{value}）：{line}。</translation>
    </message>
    <message>
        <source>{move} is the best move ({value}): {line}.</source>
        <translation>{move} 是最佳着法({value}):{line}。</translation>
    </message>
    <message>
        <source>{move} is right ({value}): {line}.</source>
        <translation>{move} 正确({value}):{line}。</translation>
    </message>
    <message>
        <source>A later search prefers the move of your game.</source>
        <translation>后来的搜索更倾向你对局中的着法。</translation>
    </message>
    <message>
        <source>Your game continued with {move} ({value}).</source>
        <translation>实战下的是 {move}({value})。</translation>
    </message>
    <message>
        <source>The difference is within the error of the searches.</source>
        <translation>差别在搜索的误差之内。</translation>
    </message>
    <message>
        <source>The review preferred {move} ({value}).</source>
        <translation>复盘更倾向 {move}({value})。</translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat in this series</source>
        <translation>
            <numerusform>本轮将再问 %n 题</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>已解出</translation>
    </message>
    <message>
        <source>{side} to move. Find the best move, or one at most 3 % worse.</source>
        <translation>轮到{side}。请找出最佳着法，或与它相差不超过 3 % 的着法。</translation>
    </message>
    <message numerus="yes">
        <source>%n other position(s) will be asked again tomorrow.</source>
        <translation>
            <numerusform>其余 %n 个局面明天再问。</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is equivalent to {best} by rotation or reflection, so it is equally good ({value}): {line}.</source>
        <translation>{move} 经旋转或镜像等同于 {best}，同样好({value}):{line}。</translation>
    </message>
    <message>
        <source>A later search prefers {move}, the move of your game ({value}).</source>
        <translation>后来的搜索更倾向你对局中的着法 {move}({value})。</translation>
    </message>
    <message>
        <source>The review preferred {move} ({value}). In a search of {move} as long as that of your answer, its win rate is {rate}.</source>
        <translation>复盘更倾向 {move}（{value}）。以与您的答案同样长的搜索，{move} 的胜率为 {rate}。</translation>
    </message>
    <message>
        <source>{move} is too weak ({value}; the best move has {best}). Continuation: {line}. Try another move.</source>
        <translation>{move} 太弱（{value}；最佳着法为 {best}）。后续：{line}。请另选一手。</translation>
    </message>
    <message>
        <source>Hint 1 of 3: the best move is in the frame from {first} to {last}.</source>
        <translation>提示 1/3:最佳着法在 {first} 到 {last} 的框内。</translation>
    </message>
    <message>
        <source>{value} in a search of this move</source>
        <translation>{value},由对此着法的搜索得出</translation>
    </message>
    <message>
        <source>proven win</source>
        <translation>已证明必胜</translation>
    </message>
    <message>
        <source>proven draw</source>
        <translation>已证明和棋</translation>
    </message>
    <message>
        <source>proven loss</source>
        <translation>已证明必败</translation>
    </message>
    <message>
        <source>{side}: {rate}</source>
        <translation>{side}：{rate}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>语言(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Board shows</source>
        <translation>棋盘显示(&amp;B)</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>外观</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>分析</translation>
    </message>
    <message>
        <source>Further settings</source>
        <translation>更多设置</translation>
    </message>
    <message>
        <source>&amp;System Language</source>
        <translation>跟随系统语言(&amp;S)</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>{profile}, changed</source>
        <translation>{profile}，已更改</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Studio</source>
        <translation>Studio</translation>
    </message>
    <message>
        <source>The strongest profile: a network trained by self-play, with threat detection.</source>
        <translation>最强的配置：自我对弈训练出的网络，并检测威胁。</translation>
    </message>
    <message>
        <source>Studio without a network</source>
        <translation>Studio（无网络）</translation>
    </message>
    <message>
        <source>The strongest profile without a network: moves next to stones first, little exploration, transpositions, threat detection.</source>
        <translation>不用网络的最强配置：先考虑邻近棋子的着法，少探索，置换共享，检测威胁。</translation>
    </message>
    <message>
        <source>AlphaZero</source>
        <translation>AlphaZero</translation>
    </message>
    <message>
        <source>Textbook AlphaZero: priors and values of a network instead of rollouts, all legal moves, no proofs.</source>
        <translation>教科书式 AlphaZero：以网络的先验和价值代替随机模拟，考虑所有合法着法，不做证明。</translation>
    </message>
    <message>
        <source>Classic UCT</source>
        <translation>经典 UCT</translation>
    </message>
    <message>
        <source>Classroom UCT</source>
        <translation>课堂 UCT</translation>
    </message>
    <message>
        <source>Textbook UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move.</source>
        <translation>教科书式 UCT，价值（−1 到 1）上 c = √2，均匀随机模拟，每步棋新建一棵树。</translation>
    </message>
    <message>
        <source>UCT, wins / visits</source>
        <translation>UCT，胜数 / 访问数</translation>
    </message>
    <message>
        <source>Like the profile Neighbour rollouts, but its rollouts play anywhere. For comparison.</source>
        <translation>与配置“邻近模拟”相同，但其模拟可在任意处落子。用于对照。</translation>
    </message>
    <message>
        <source>The value of a move is its wins divided by its visits; a draw counts one half. A node considers few children at first, and more as its visits grow.</source>
        <translation>价值为胜数除以访问次数，和棋计一半。起初考虑的子节点少，随访问增多。</translation>
    </message>
    <message>
        <source>UCB1 with uniform rollouts, and with c = √2 on win rates. Adds one child at a time and plays the most visited move.</source>
        <translation>UCB1，胜率上 c = √2，均匀随机模拟，每次扩展一个子节点，取访问最多的着法。</translation>
    </message>
    <message>
        <source>Neighbour rollouts</source>
        <translation>邻近模拟</translation>
    </message>
    <message>
        <source>Rollouts play next to stones only and have a maximum length. Plays the move with the best value.</source>
        <translation>模拟只在棋子旁落子，并有最大长度。下价值最高的着法。</translation>
    </message>
    <message>
        <source>Uniform rollouts</source>
        <translation>均匀模拟</translation>
    </message>
    <message>
        <source>Graph search</source>
        <translation>图搜索</translation>
    </message>
    <message>
        <source>Positions reached by different move orders share a node. Made for Connect Four.</source>
        <translation>不同次序到达的局面共用一个节点；为四子棋而设。</translation>
    </message>
    <message>
        <source>c = {on_win_rates} on win rates from 0 to 1, c = {on_values} on values from −1 to 1.</source>
        <translation>在胜率（0 到 1）上 c 为 {on_win_rates}，在价值（−1 到 1）上 c 为 {on_values}。</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Your Profiles</source>
        <translation>您的配置</translation>
    </message>
    <message>
        <source>Profiles are files in {folder}.</source>
        <translation>配置是 {folder} 中的文件。</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Your profiles</source>
        <translation>您的配置</translation>
    </message>
    <message>
        <source>You have no profiles yet. To add one, change the parameters of a search and choose “Save as a Profile”.</source>
        <translation>您还没有配置。请更改搜索参数，并在那里选择“存为配置”。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Delete the profile {profile} permanently? Games and analyses made with it are kept.</source>
        <translation>永久删除配置 {profile} 吗？用它产生的对局和分析会保留。</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings could not be read.</source>
        <translation>无法读取设置。</translation>
    </message>
    <message>
        <source>Sample position</source>
        <translation>示例局面</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>无法保存设置。</translation>
    </message>
    <message>
        <source>MCTS Studio is not available in this language. Choose another language.</source>
        <translation>MCTS Studio 不支持这种语言。请选择其他语言。</translation>
    </message>
    <message>
        <source>No font for Chinese is installed. Install one, such as Noto Sans CJK SC, then choose the language again.</source>
        <translation>没有安装中文字体。请安装一种，例如 Noto Sans CJK SC，然后重新选择。</translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Differences</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
</context>
<context>
    <name>ProjectsController</name>
    <message>
        <source>The search uses one thread and the seed 0, so the command gives the same result as this search.</source>
        <translation>搜索使用单线程和种子 0，因此该命令会得到与此搜索相同的结果。</translation>
    </message>
</context>
<context>
    <name>ProjectsDialog</name>
    <message>
        <source>Redo a Classroom Project</source>
        <translation>重做课堂项目</translation>
    </message>
    <message>
        <source>Classroom projects</source>
        <translation>课堂项目</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>win</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>负</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和</translation>
    </message>
    <message>
        <source>W</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>L</source>
        <translation>负</translation>
    </message>
    <message>
        <source>D</source>
        <translation>和</translation>
    </message>
    <message>
        <source>win ≤ {plies}</source>
        <translation>≤ {plies} 手胜</translation>
    </message>
    <message>
        <source>loss ≤ {plies}</source>
        <translation>≤ {plies} 手负</translation>
    </message>
    <message>
        <source>win in 1</source>
        <translation>1 手胜</translation>
    </message>
    <message>
        <source>loss in 1</source>
        <translation>1 手负</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side}胜</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Ask an External Engine</source>
        <translation>询问外部引擎</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>询问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>E&amp;ngines …</source>
        <translation>引擎(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Your list of engines is empty. Choose “Engines …” to add one.</source>
        <translation>您的列表中还没有引擎。请用“引擎…”添加。</translation>
    </message>
    <message>
        <source>The board shows the analysis that the engine reports.</source>
        <translation>棋盘显示引擎报告的分析。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>秒数</translation>
    </message>
    <message>
        <source>Engine output</source>
        <translation>引擎输出</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>询问</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>引擎</translation>
    </message>
    <message>
        <source> s</source>
        <translation> 秒</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>引擎(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Time limit</source>
        <translation>时间限制(&amp;T)</translation>
    </message>
    <message>
        <source>{engine} would play {move}.</source>
        <translation>{engine} 会走 {move}。</translation>
    </message>
    <message>
        <source>The engine rates {move} highest. Below full strength, an engine may choose a move at random.</source>
        <translation>它对 {move} 评价最高。未用全力的引擎可能在其着法中随机选择。</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>胜率 {rate}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} 秒</translation>
    </message>
    <message>
        <source>The engine was stopped before it reported anything.</source>
        <translation>引擎在报告任何内容之前已被停止。</translation>
    </message>
</context>
<context>
    <name>RatingsPlot</name>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation>Elo 及 95 % 区间</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}; the results give no lower and no upper bound</source>
        <translation>{player}：Elo {elo}；结果未给出下界和上界</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}; the results give no upper bound</source>
        <translation>{player}：Elo {elo}；结果未给出上界</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}; the results give no lower bound</source>
        <translation>{player}：Elo {elo}；结果未给出下界</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}, the reference for the others</source>
        <translation>{player}：Elo {elo}，其他棋手的参照</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}, 95 % interval {low} to {high}</source>
        <translation>{player}：Elo {elo}，95 % 区间 {low} 至 {high}</translation>
    </message>
    <message>
        <source>Elo ratings with their intervals appear here when pairs of games are finished.</source>
        <translation>成对的对局结束后，这里将绘出 Elo 及其区间。</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>No recent games</source>
        <translation>没有最近的棋局</translation>
    </message>
</context>
<context>
    <name>RecoveryController</name>
    <message numerus="yes">
        <source>%n more unsaved game(s) will be offered at the next start.</source>
        <translation>
            <numerusform>下次启动时还会提供 %n 局未保存的对局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>未保存的棋局</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>稍后(&amp;L)</translation>
    </message>
    <message>
        <source>A game that was never saved</source>
        <translation>从未保存过的对局</translation>
    </message>
    <message>
        <source>MCTS Studio ended unexpectedly. {game} has unsaved changes ({moves}, {time}).</source>
        <translation>MCTS Studio 意外退出。{game} 有未保存的更改（{moves}，{time}）。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n 着</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplacePlayerDialog</name>
    <message>
        <source>Replace Player</source>
        <translation>更换棋手</translation>
    </message>
    <message>
        <source>Choose who plays {side} from now on. The clock does not change.</source>
        <translation>请选择从现在起谁执 {side}。棋钟不变。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;G)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause the replay</source>
        <translation>暂停回放</translation>
    </message>
    <message>
        <source>Replay the search</source>
        <translation>回放搜索</translation>
    </message>
    <message>
        <source>Replay of the search</source>
        <translation>搜索回放</translation>
    </message>
    <message>
        <source>Snapshot of the search</source>
        <translation>搜索的快照</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>回看</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>现在</translation>
    </message>
    <message>
        <source>Back to the current state of the search</source>
        <translation>回到搜索的当前状态</translation>
    </message>
    <message>
        <source>Export the snapshots of the search</source>
        <translation>导出搜索的快照</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>The search is hidden, so there is nothing to replay.</source>
        <translation>搜索已隐藏，没有可回放的内容。</translation>
    </message>
    <message>
        <source>There is nothing to replay yet. “Run” (Space) starts the search.</source>
        <translation>尚无可回放的内容。用“运行”（空格键）开始搜索。</translation>
    </message>
    <message>
        <source>The snapshots were not added, because the game record would exceed the size limit of a file.</source>
        <translation>未添加快照，因为棋谱将超过文件大小上限。</translation>
    </message>
    <message>
        <source>The game record now contains the snapshots of this search. Save the record to keep them.</source>
        <translation>此搜索的快照已存入棋谱。请保存棋谱以保留它们。</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Writing {file}</source>
        <translation>正在写入 {file}</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>图片的文件夹</translation>
    </message>
    <message>
        <source>Export the animation</source>
        <translation>导出动画</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <translation>GIF 动画 (*.gif)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>导出表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>导出为 JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) already exist, such as {file}. Replace?</source>
        <translation>
            <numerusform>已有 %Ln 个文件存在，例如 {file}。要替换吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The search was exported to {path}.</source>
        <translation>搜索已导出到 {path}。</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>导出已取消；没有写入任何内容。</translation>
    </message>
    <message>
        <source>The search could not be exported.</source>
        <translation>无法导出搜索。</translation>
    </message>
</context>
<context>
    <name>ReplayMenu</name>
    <message>
        <source>&amp;Pictures …</source>
        <translation>图片(&amp;P) …</translation>
    </message>
    <message>
        <source>&amp;Animation …</source>
        <translation>动画(&amp;A) …</translation>
    </message>
    <message>
        <source>&amp;Table (CSV) …</source>
        <translation>表格 CSV(&amp;T) …</translation>
    </message>
    <message>
        <source>&amp;JSON …</source>
        <translation>JSON(&amp;J) …</translation>
    </message>
    <message>
        <source>&amp;Web Page …</source>
        <translation>网页(&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Keep in the Record</source>
        <translation>保存在棋谱中(&amp;K)</translation>
    </message>
</context>
<context>
    <name>ReplaySpeed</name>
    <message>
        <source>Speed of the replay</source>
        <translation>回放速度</translation>
    </message>
    <message>
        <source>{speed}×</source>
        <translation>{speed}×</translation>
    </message>
</context>
<context>
    <name>ReportSaving</name>
    <message>
        <source>Saving the report …</source>
        <translation>正在保存报告 …</translation>
    </message>
    <message>
        <source>Choose a folder for the pages of the report</source>
        <translation>选择保存报告页面的文件夹</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>PDF 文档 (*.pdf)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>CSV 表格 (*.csv)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>无法保存报告。</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>Opening</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>中盘</translation>
    </message>
    <message>
        <source>End</source>
        <translation>残局</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>{side}: {player}</source>
        <translation>{side}：{player}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>{side}胜</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n 局。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them reviewed.</source>
        <translation>
            <numerusform>其中 %n 局已复盘。</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>{player}：胜 {won}，和 {drawn}，负 {lost}。</translation>
    </message>
    <message>
        <source>Accuracy in this phase; a phase with fewer than three rated moves has none</source>
        <translation>该阶段的准确率；评分着法少于三手的阶段没有准确率</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>一方</translation>
    </message>
    <message>
        <source>Side or player</source>
        <translation>一方或棋手</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>准确率</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>已评分</translation>
    </message>
    <message>
        <source>Number of rated moves, out of all moves</source>
        <translation>全部着法中已评分的着法数</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>最佳</translation>
    </message>
    <message>
        <source>Missed wins</source>
        <translation>错过的胜</translation>
    </message>
    <message>
        <source>Proven wins that were given away</source>
        <translation>放过的已证明胜局</translation>
    </message>
    <message>
        <source>Allowed wins</source>
        <translation>放任的胜</translation>
    </message>
    <message>
        <source>Moves after which the other side is proven to win although another move was better</source>
        <translation>走后对方已证明必胜，而另一手更好的着手</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每手秒数</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>全部对局</translation>
    </message>
    <message>
        <source>as {side}</source>
        <translation>执{side}</translation>
    </message>
    <message>
        <source>{rated} of {moves}</source>
        <translation>{rated} / {moves}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Date in the record</source>
        <translation>棋谱中的日期</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>The player who moves first is named first</source>
        <translation>先手写在前面</translation>
    </message>
    <message>
        <source>First three moves; symmetric openings count as one</source>
        <translation>前三手；对称的开局算同一种</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>1 minus the average loss of win rate per rated move</source>
        <translation>1 减去评分着法的平均胜率损失</translation>
    </message>
    <message>
        <source>Share of rated moves for which no better move was found</source>
        <translation>没有找到更好着法的评分着法所占比例</translation>
    </message>
    <message>
        <source>Average loss of win rate per rated move, in percentage points</source>
        <translation>每个评分着法的平均胜率损失，以百分点计</translation>
    </message>
    <message>
        <source>Loss (points)</source>
        <translation>损失（百分点）</translation>
    </message>
    <message>
        <source>Mistakes: moves that lost at least 10 points of win rate</source>
        <translation>失误：损失至少 10 个百分点胜率的着法</translation>
    </message>
    <message>
        <source>Blunders: moves that lost at least 20 points of win rate</source>
        <translation>大漏着：损失至少 20 个百分点胜率的着法</translation>
    </message>
    <message>
        <source>Average time of the moves whose time is known</source>
        <translation>每手平均用时（已知时）</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>对局结果</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>手数</translation>
    </message>
    <message>
        <source>First</source>
        <translation>先手</translation>
    </message>
    <message>
        <source>Accuracy of the side that begins</source>
        <translation>先手的准确率</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>后手</translation>
    </message>
    <message>
        <source>Accuracy of the other side</source>
        <translation>后手的准确率</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>决定手</translation>
    </message>
    <message>
        <source>Number of the move at which the game was decided</source>
        <translation>决定胜负的着法序号</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>The player and the side</source>
        <translation>棋手与所执一方</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>对局数</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Points in finished games: 1 for a win, ½ for a draw</source>
        <translation>已结束对局的得分：胜 1 分，和 ½ 分</translation>
    </message>
    <message>
        <source>Accuracy in the opening</source>
        <translation>开局的准确率</translation>
    </message>
    <message>
        <source>{player} ({side})</source>
        <translation>{player}（{side}）</translation>
    </message>
    <message>
        <source>{points} of {games}</source>
        <translation>{points} / {games}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>The file that could not be read</source>
        <translation>无法读取的文件</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Why the file could not be read</source>
        <translation>文件无法读取的原因</translation>
    </message>
    <message>
        <source>The file cannot be read because of an error in the program.</source>
        <translation>由于程序错误，无法读取该文件。</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Reading file {number} of {total}</source>
        <translation>正在读取第 {number} 个文件，共 {total} 个</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>全部棋手</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>按阶段</translation>
    </message>
    <message>
        <source>No side has three or more rated moves in any phase.</source>
        <translation>没有一方在任何阶段有三手以上的评分着法。</translation>
    </message>
    <message>
        <source>&amp;Key moments</source>
        <translation>关键时刻(&amp;K)</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>对局(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>开局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Unreadable files</source>
        <translation>无法读取的文件(&amp;U)</translation>
    </message>
    <message>
        <source>The review found no move that decided the game.</source>
        <translation>复盘没有找到决定胜负的着法。</translation>
    </message>
    <message>
        <source>This game has not been reviewed. “Review the Game” (F12) in the main window reviews it.</source>
        <translation>本局尚未复盘。在主窗口用“复盘对局”(F12)复盘。</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read; the others are in the report.</source>
        <translation>
            <numerusform>%n 个文件无法读取；其余文件已纳入报告。</numerusform>
        </translation>
    </message>
    <message>
        <source>Open &amp;Game</source>
        <translation>打开的对局(&amp;G)</translation>
    </message>
    <message>
        <source>Report on the game in the main window</source>
        <translation>关于主窗口中对局的报告</translation>
    </message>
    <message>
        <source>Games &amp;Played Here</source>
        <translation>在此下过的对局(&amp;P)</translation>
    </message>
    <message>
        <source>Report on all games that were played in this program</source>
        <translation>关于在本程序中下过的所有对局的报告</translation>
    </message>
    <message>
        <source>F&amp;iles …</source>
        <translation>文件(&amp;I) …</translation>
    </message>
    <message>
        <source>Report on the games in files that you choose</source>
        <translation>关于所选文件中对局的报告</translation>
    </message>
    <message>
        <source>Report on the games of all players, or of one player</source>
        <translation>报告所有棋手或一名棋手的对局</translation>
    </message>
    <message>
        <source>No player with a name has a game of three or more moves.</source>
        <translation>没有一位有名字的棋手有三手以上的对局。</translation>
    </message>
    <message>
        <source>A click shows the win rate of a game, a double click (Enter) opens it</source>
        <translation>单击显示该局的胜率，双击（回车键）打开对局</translation>
    </message>
    <message>
        <source>Fol&amp;der …</source>
        <translation>文件夹(&amp;D) …</translation>
    </message>
    <message>
        <source>Report on all game files of a folder and its subfolders</source>
        <translation>关于文件夹及其子文件夹中所有棋谱文件的报告</translation>
    </message>
    <message>
        <source>&amp;Web Page (HTML) …</source>
        <translation>网页 (HTML)(&amp;W) …</translation>
    </message>
    <message>
        <source>&amp;PDF Document …</source>
        <translation>PDF 文档(&amp;P) …</translation>
    </message>
    <message>
        <source>&amp;JSON (All Numbers) …</source>
        <translation>JSON（全部数据）(&amp;J) …</translation>
    </message>
    <message>
        <source>&amp;CSV (Table of Moves) …</source>
        <translation>CSV（着法表）(&amp;C) …</translation>
    </message>
    <message>
        <source>&amp;Save Report</source>
        <translation>保存报告(&amp;S)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves</source>
        <translation>准确率 = 1 − 评分着法的损失之和 ÷ 评分着法数</translation>
    </message>
    <message>
        <source>&amp;How It Is Computed …</source>
        <translation>计算方法(&amp;H) …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Progress of reading games</source>
        <translation>读取对局的进度</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>数据</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>开局</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>无法读取的文件</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Message</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>正在读取对局。</translation>
    </message>
    <message>
        <source>Move {number} is shown in the main window.</source>
        <translation>主窗口显示第 {number} 手。</translation>
    </message>
    <message>
        <source>The game is open in the main window.</source>
        <translation>棋局已在主窗口中打开。</translation>
    </message>
    <message>
        <source>None of these files can be read.</source>
        <translation>这些文件都无法读取。</translation>
    </message>
    <message>
        <source>The open game has no moves yet. Open a game, or choose other games above.</source>
        <translation>打开的对局还没有着法。请打开一局，或在上方选择其他对局。</translation>
    </message>
    <message>
        <source>No games are kept here yet. Games that you play are kept, and reported here.</source>
        <translation>这里还没有保存的对局。您下的对局会被保存并在此报告。</translation>
    </message>
    <message>
        <source>This folder has no game files in the format SGF. Choose another folder.</source>
        <translation>该文件夹中没有 SGF 格式的棋谱。请选择其他文件夹。</translation>
    </message>
    <message>
        <source>These files have no games. Choose other files.</source>
        <translation>这些文件中没有对局。请选择其他文件。</translation>
    </message>
    <message>
        <source>Game files ({endings})</source>
        <translation>棋谱文件 ({endings})</translation>
    </message>
    <message>
        <source>Choose reviewed games</source>
        <translation>选择已复盘的对局</translation>
    </message>
    <message>
        <source>Choose a folder of reviewed games</source>
        <translation>选择存有已复盘对局的文件夹</translation>
    </message>
    <message>
        <source>The report was saved as {path}.</source>
        <translation>报告已保存为 {path}。</translation>
    </message>
    <message>
        <source>Reading was cancelled. Choose the games again.</source>
        <translation>读取已取消。请重新选择对局。</translation>
    </message>
    <message>
        <source>How the accuracy is computed</source>
        <translation>准确率的计算方法</translation>
    </message>
    <message>
        <source>Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves</source>
        <translation>准确率 = 1 − 评分着法的损失之和 ÷ 评分着法数</translation>
    </message>
    <message>
        <source>The loss of a move is the win rate of the best move minus the win rate of the played move. The loss counts only if a different move is proven to be better, or if a search visited the different move often enough to show this. Otherwise the loss is 0.</source>
        <translation>一手的损失是最佳着法的胜率减去所下着法的胜率。除非已证明另一着更好，或搜索对另一着的访问次数足以表明这一点，否则损失按 0 计。</translation>
    </message>
    <message>
        <source>A move is rated if the win rates before and after the move are known. A move in a position that was already proven lost is not rated. A side has no accuracy if the win rates of less than 80 % of its moves are known.</source>
        <translation>若一手前后的胜率已知且局面尚未被证明为负，则该手参与评分。若一方少于 80 % 的着法胜率已知，则没有准确率。</translation>
    </message>
    <message>
        <source>The opening ends after move 10, the middle game after move 30. On boards with fewer than 60 points, the opening ends when a quarter of the points is filled, the middle game when half of them are. A side with fewer than {least} rated moves in a phase has no accuracy for this phase.</source>
        <translation>开局在第 10 手结束，中盘在第 30 手结束。在少于 60 个点的棋盘上，下满四分之一的点时开局结束，下满一半时中盘结束。一方在某阶段的评分着法少于 {least} 手时，该阶段没有准确率。</translation>
    </message>
    <message>
        <source>The saved report lists the loss of each move, so that you can compute the accuracy yourself.</source>
        <translation>保存的报告列出每手的损失，您可以自行计算准确率。</translation>
    </message>
</context>
<context>
    <name>ResultsBar</name>
    <message>
        <source>Save P&amp;lots …</source>
        <translation>保存图表(&amp;L)…</translation>
    </message>
    <message>
        <source>Save the curves as one SVG or PNG file</source>
        <translation>将曲线保存为一个 SVG 或 PNG 文件</translation>
    </message>
    <message>
        <source>Rep&amp;ort</source>
        <translation>报告(&amp;O)</translation>
    </message>
    <message>
        <source>Open a page in the browser with the curves and all settings</source>
        <translation>在浏览器中打开包含曲线和所有设置的网页</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Analysis of the whole game</source>
        <translation>整局分析</translation>
    </message>
    <message>
        <source>Analysing move {number} of {total}</source>
        <translation>正在分析第 {number} 着，共 {total} 着</translation>
    </message>
    <message>
        <source>First look at the game</source>
        <translation>初步查看整局</translation>
    </message>
    <message>
        <source>Comparing moves</source>
        <translation>正在比较着法</translation>
    </message>
    <message>
        <source>Confirming mistakes</source>
        <translation>正在确认失误</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>剩余不到一分钟</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>剩余约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>about {count} hours left</source>
        <translation>剩余约 {count} 小时</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>分析进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Cancel the analysis of the whole game</source>
        <translation>取消整局分析</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>正在分析整局。用“取消”(Esc)停止分析。</translation>
    </message>
    <message>
        <source>An exercise cannot be reviewed. The button End returns to the open game.</source>
        <translation>习题不能复盘。“结束”按钮返回打开的对局。</translation>
    </message>
    <message>
        <source>The search is hidden during the game. Analyse the game when it is over, or show the search with the menu View.</source>
        <translation>对局期间搜索是隐藏的。请在对局结束后分析，或在“视图”菜单中显示搜索。</translation>
    </message>
    <message>
        <source>The review was cancelled before all marks were confirmed. “Review the Game” (F12) continues it.</source>
        <translation>在所有标记得到确认之前，复盘已取消。用“复盘对局”(F12)继续。</translation>
    </message>
    <message>
        <source>The analysis of the game was cancelled. The analyses of {done} of {total} positions are kept. “Review the Game” (F12) continues it.</source>
        <translation>整局分析已取消。已保留 {done}/{total} 个局面；用“复盘对局”(F12)继续。</translation>
    </message>
    <message numerus="yes">
        <source>The game is analysed: %n mistake(s). “Next Mistake” (J) goes to the next one.</source>
        <translation>
            <numerusform>对局分析完毕：%n 个失误。“下一个失误”(J) 转到下一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Some moves could not be compared. A review with more simulations may find mistakes among them.</source>
        <translation>有些着法无法比较。用更多模拟次数复盘，可能会在其中发现失误。</translation>
    </message>
    <message>
        <source>The game is analysed: no mistakes were found.</source>
        <translation>该局已分析：未发现失误。</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>&amp;Repeat existing analysis</source>
        <translation>重复已有的分析(&amp;R)</translation>
    </message>
    <message>
        <source>Profile for the analysis</source>
        <translation>用于分析的配置</translation>
    </message>
    <message>
        <source>Limit per position</source>
        <translation>每个局面的限制</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>次模拟</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>秒</translation>
    </message>
    <message>
        <source>Simulations per position</source>
        <translation>每个局面的模拟次数</translation>
    </message>
    <message>
        <source>Seconds per position</source>
        <translation>每个局面的秒数</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) of this line will be analysed.</source>
        <translation>
            <numerusform>将分析此变化中的 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier review of this line used more simulations. Its marks are kept.</source>
        <translation>此变化的先前复盘使用了更多模拟。其标记会保留。</translation>
    </message>
    <message>
        <source>Mistakes that are not proven are confirmed by two more searches, one before and one after the move. Each search takes {seconds} seconds.</source>
        <translation>没有证明的失误由着法前后各 {seconds} 秒的搜索确认。</translation>
    </message>
    <message>
        <source>Mistakes that are not proven are confirmed by two more searches, one before and one after the move. Each search has {simulations} simulations.</source>
        <translation>没有证明的失误由着法前后各 {simulations} 次模拟的搜索确认。</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>配置(&amp;P)</translation>
    </message>
    <message>
        <source>Review the Game</source>
        <translation>复盘对局</translation>
    </message>
    <message>
        <source>&amp;Limit per position</source>
        <translation>每个局面的限制(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>分析(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>The time is being measured.</source>
        <translation>正在测量用时。</translation>
    </message>
    <message>
        <source>The time can be estimated after the first search or review.</source>
        <translation>首次搜索或复盘之后即可估计所需时间。</translation>
    </message>
    <message>
        <source>Every position of this line is already analysed with this limit. “Analyse” compares the moves and confirms the marks that are not confirmed yet.</source>
        <translation>此变化的所有局面都已按此限制分析。“分析”会比较着法并确认尚未确定的标记。</translation>
    </message>
    <message>
        <source>Every position of this line is already analysed with this limit, and every mark is confirmed. “Analyse” only judges the moves again from these analyses. For new searches, raise the limit or check “{again}”.</source>
        <translation>此变化的所有局面都已按此限制分析，所有标记都已确认。“分析”只会按现有分析重新评判着法。要进行新的搜索，请提高限制或勾选“{again}”。</translation>
    </message>
    <message>
        <source>Estimated time: {duration}, measured in this game. The first marks appear earlier.</source>
        <translation>预计用时：{duration}，根据本局实测。首批标记会更早出现。</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>约 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>about {count} hours</source>
        <translation>约 {count} 小时</translation>
    </message>
    <message>
        <source>Estimated time: {duration}. Proven positions take less time, comparisons of moves take more time.</source>
        <translation>预计时间：{duration}。已证明的局面用时较少，比较着法用时较多。</translation>
    </message>
</context>
<context>
    <name>ReviewEndTexts</name>
    <message numerus="yes">
        <source>%n move(s) have a different verdict than before: {moves}.</source>
        <translation>
            <numerusform>%n 手的评价与之前不同：{moves}。</numerusform>
        </translation>
    </message>
    <message>
        <source>At move {number}, the review now prefers {better}.</source>
        <translation>第 {number} 手，复盘现在更倾向于 {better}。</translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) the review now prefers a different move: {moves}.</source>
        <translation>
            <numerusform>在 %n 个局面中，复盘现在更倾向于另一着：{moves}。</numerusform>
        </translation>
    </message>
    <message>
        <source>All verdicts are the same as before.</source>
        <translation>所有评价与之前相同。</translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) there were too many threats to check all of them: after moves {moves}. A win by threats may have been missed there.</source>
        <translation>
            <numerusform>%n 个局面威胁太多，无法全部检查：第 {moves} 手之后。那里可能漏掉了威胁取胜。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSourceTexts</name>
    <message>
        <source>Review: {visits} visits per position, profile {profile}.</source>
        <translation>复盘：每个局面 {visits} 次访问，配置 {profile}。</translation>
    </message>
    <message>
        <source>Review: {visits} visits per position, profile {profile}, network {network}.</source>
        <translation>复盘：每个局面 {visits} 次访问，配置 {profile}，网络 {network}。</translation>
    </message>
    <message>
        <source>This move was compared with the best moves in a search of {visits} visits.</source>
        <translation>此着在 {visits} 次访问的搜索中与最佳着法作过比较。</translation>
    </message>
    <message>
        <source>This move was checked by longer searches of {visits} visits.</source>
        <translation>此着已由 {visits} 次访问的更长搜索核实。</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of the Games</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>游戏规则</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>返回(&amp;B)</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Five in a row 15×15 (gomoku)</source>
        <translation>五子棋 15×15（无禁手）</translation>
    </message>
    <message>
        <source>Five in a row 15×15, exactly five</source>
        <translation>五子棋 15×15，恰好五子</translation>
    </message>
    <message>
        <source>Renju 15×15</source>
        <translation>连珠（Renju）15×15</translation>
    </message>
    <message>
        <source>Caro 15×15</source>
        <translation>Caro 15×15</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <translation>五子棋 20×20</translation>
    </message>
    <message>
        <source>Five in a row 9×9</source>
        <translation>五子棋 9×9</translation>
    </message>
    <message>
        <source>Five in a row 8×8</source>
        <translation>五子棋 8×8</translation>
    </message>
    <message>
        <source>Five in a row 6×6</source>
        <translation>五子棋 6×6</translation>
    </message>
    <message>
        <source>Four in a row 5×5</source>
        <translation>四子连线 5×5</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>四子棋（重力）</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>井字棋</translation>
    </message>
    <message>
        <source>Longer lines also win</source>
        <translation>更长的连线也获胜</translation>
    </message>
    <message>
        <source>Exact length only</source>
        <translation>仅限恰好此长度</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>连珠（Renju）</translation>
    </message>
    <message>
        <source>Gravity (stones &amp;fall)</source>
        <translation>棋子下落(&amp;F)</translation>
    </message>
    <message>
        <source>Winning lines</source>
        <translation>获胜连线</translation>
    </message>
    <message>
        <source>{rows}×{columns} board; Black may make no three-three, four-four or overline.</source>
        <translation>{rows}×{columns} 棋盘；黑方禁止三三、四四和长连。</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>自定义大小</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列数</translation>
    </message>
    <message>
        <source>Length of a winning line</source>
        <translation>取胜连线长度</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>棋子下落</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>列(&amp;C)</translation>
    </message>
    <message>
        <source>L&amp;ine length</source>
        <translation>连子数(&amp;I)</translation>
    </message>
    <message>
        <source>Winning &amp;lines</source>
        <translation>获胜连线(&amp;L)</translation>
    </message>
    <message>
        <source>{rows}×{columns} board: no line of {length} fits, so every game is a draw.</source>
        <translation>{rows}×{columns} 棋盘：放不下 {length} 子连线，每局都是和棋。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of exactly {length} wins unless both ends are blocked.</source>
        <translation>{rows}×{columns} 棋盘，恰好 {length} 连获胜，两端均被封堵时除外。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of exactly {length} wins unless both ends are blocked.</source>
        <translation>{rows}×{columns} 重力棋盘，恰好 {length} 连获胜，两端均被封堵时除外。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of {length} wins.</source>
        <translation>{rows}×{columns} 棋盘，{length} 子连线获胜。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of {length} wins.</source>
        <translation>{rows}×{columns} 棋盘，棋子下落，{length} 子连线获胜。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of {length} or more wins.</source>
        <translation>{rows}×{columns} 棋盘，{length} 子或更长连线获胜。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of {length} or more wins.</source>
        <translation>{rows}×{columns} 棋盘，棋子下落，{length} 子或更长连线获胜。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of exactly {length} wins.</source>
        <translation>{rows}×{columns} 棋盘，恰好 {length} 子连线获胜。</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of exactly {length} wins.</source>
        <translation>{rows}×{columns} 棋盘，棋子下落，恰好 {length} 子连线获胜。</translation>
    </message>
</context>
<context>
    <name>SaveProfileDialog</name>
    <message>
        <source>Rename the Profile</source>
        <translation>重命名配置</translation>
    </message>
    <message>
        <source>Save as a Profile</source>
        <translation>存为配置</translation>
    </message>
    <message>
        <source>description (optional)</source>
        <translation>说明（可选）</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Name on the command line</source>
        <translation>命令中的名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>说明(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>A profile with this name exists. Choose another name.</source>
        <translation>已有同名配置。请另选名称。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>保存(&amp;S)</translation>
    </message>
    <message>
        <source>This replaces the profile {profile}.</source>
        <translation>这将替换配置 {profile}。</translation>
    </message>
    <message>
        <source>On the command line: --profile {name}. The profile stores its differences from {base}.</source>
        <translation>命令行：--profile {name}。它保存与 {base} 的差异。</translation>
    </message>
</context>
<context>
    <name>SavedAnalysisTexts</name>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s); the search has fewer</source>
        <translation>
            <numerusform>已保存的分析：%Ln 次访问；搜索尚少于此</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s)</source>
        <translation>
            <numerusform>已保存的分析：%Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved analysis</source>
        <translation>已保存的分析</translation>
    </message>
    <message numerus="yes">
        <source>From the position database: %Ln visit(s)</source>
        <translation>
            <numerusform>来自局面数据库：%Ln 次访问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search after the review: %Ln visit(s)</source>
        <translation>
            <numerusform>复盘之后的搜索：%Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis of the review</source>
        <translation>复盘的分析</translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); the search has fewer</source>
        <translation>
            <numerusform>复盘：%Ln 次访问；搜索的访问更少</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis of the review: %Ln visit(s)</source>
        <translation>
            <numerusform>复盘的分析：%Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>This search</source>
        <translation>本次搜索</translation>
    </message>
    <message>
        <source>Results of this search; only the review&apos;s best move shows the numbers of the review</source>
        <translation>本次搜索的结果；只有复盘的最佳着法采用复盘的数据</translation>
    </message>
    <message numerus="yes">
        <source>Search after the review: %Ln visit(s); only the review&apos;s best move shows the numbers of the review</source>
        <translation>
            <numerusform>复盘之后的搜索：%Ln 次访问；只有复盘的最佳着法采用复盘的数据</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s); your search: {visits}</source>
        <translation>
            <numerusform>已保存的分析：%Ln 次访问；您的搜索：{visits} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); your search: {visits}</source>
        <translation>
            <numerusform>复盘：%Ln 次访问；您的搜索：{visits} 次</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); the best move has more visits</source>
        <translation>
            <numerusform>复盘：%Ln 次访问，最佳着法更多</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results of this search; the review has %Ln visit(s)</source>
        <translation>
            <numerusform>本次搜索的结果；复盘有 %Ln 次访问</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results of this search; the saved analysis has %Ln visit(s)</source>
        <translation>
            <numerusform>本次搜索的结果；已保存的分析有 %Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Search</source>
        <translation>显示搜索</translation>
    </message>
    <message>
        <source>Show Review</source>
        <translation>显示复盘</translation>
    </message>
    <message>
        <source>Show Saved</source>
        <translation>显示已保存</translation>
    </message>
    <message numerus="yes">
        <source>from the position database, %Ln visit(s)</source>
        <translation>
            <numerusform>来自局面数据库，%Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>saved analysis</source>
        <translation>已保存的分析</translation>
    </message>
    <message numerus="yes">
        <source>saved analysis, %Ln visit(s)</source>
        <translation>
            <numerusform>已保存的分析，%Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>These results come from an earlier search of this position, perhaps in another game or on a rotated or mirrored board. The board, the evaluation bar and this table show them until a search begins here.</source>
        <translation>此局面先前的搜索结果，可能来自其他对局或旋转、镜像后的棋盘。在此处开始搜索之前，棋盘、评估条和此表会显示它。</translation>
    </message>
    <message>
        <source>The board, the evaluation bar and this table show the analysis that is saved with the game. They change to the search when you start it here. If the search is already running, they change when it has more visits than the analysis or has proven a result. The panes Tree, Shares and Numbers always show the search.</source>
        <translation>棋盘、评估条和此表显示随棋谱保存的分析，直到您在此处开始搜索，或正在进行的搜索获得更多访问或得到证明。“树”“占比”“数据”始终显示搜索。</translation>
    </message>
    <message>
        <source>The board, the evaluation bar and this table show the search that you have started here. When you leave this position, they return to the analysis that is saved with the game, unless the search has more visits than the analysis or has proven a result.</source>
        <translation>棋盘、评估条和此表显示您在此处开始的搜索。离开此局面后，将恢复显示随棋谱保存的数据，除非那时搜索的访问次数更多或已有证明。</translation>
    </message>
    <message>
        <source>The review searched the best move longer, to compare it with the played one. The visits and the win rate of the best move come from that search.</source>
        <translation>为了与实战着法比较，复盘对最佳着法搜索得更久。最佳着法的访问次数和胜率来自那次搜索。</translation>
    </message>
    <message>
        <source>Your search of this position is not saved, because the analysis has a better foundation. The button shows its results again until you open another game.</source>
        <translation>您对此局面的搜索不会保存，因为已有的分析更可靠。在打开其他棋局之前，可用按钮再次显示其结果。</translation>
    </message>
    <message>
        <source>Only the results of the moves are kept here, not the tree. “Run” (Space) searches this position. To keep a tree, save it before you leave its position: menu File, Save the Search.</source>
        <translation>这里只保留各着法的数据，不保留搜索树。用“运行”（空格键）搜索此局面。要保留搜索树，请在离开该局面前保存：菜单“文件”，“保存搜索”。</translation>
    </message>
    <message>
        <source>The saved analysis does not include how the search developed. “Run” (Space) searches this position.</source>
        <translation>已保存的分析不含搜索过程。用“运行”（空格键）搜索此局面。</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Leave the Game</source>
        <translation>离开对局</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>限制</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>配置</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint (?), or show the search (V).</source>
        <translation>对弈时隐藏搜索。请求提示（?），或显示搜索（V）。</translation>
    </message>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>正在分析整局。用“取消”(Esc)停止分析。</translation>
    </message>
    <message>
        <source>The search has no moves yet. “Run” (Space) starts it.</source>
        <translation>搜索还没有着法。用“运行”（空格键）开始。</translation>
    </message>
    <message>
        <source>The search reached its limit of simulations.</source>
        <translation>搜索已达到模拟次数限制。</translation>
    </message>
    <message>
        <source>The search reached its time limit.</source>
        <translation>搜索已达到时间限制。</translation>
    </message>
    <message>
        <source>The search reached its memory limit.</source>
        <translation>搜索已达到内存限制。</translation>
    </message>
    <message>
        <source>The search reached its depth limit.</source>
        <translation>搜索已达到深度限制。</translation>
    </message>
    <message>
        <source>The value of this position is proven. There is nothing left to search.</source>
        <translation>此局面的结果已被证明；没有可再搜索的了。</translation>
    </message>
</context>
<context>
    <name>SearchFileController</name>
    <message>
        <source>There is no search to save yet. “Run” (Space) starts it.</source>
        <translation>还没有可保存的搜索。用“运行”（空格键）开始。</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>保存搜索</translation>
    </message>
    <message>
        <source>Open a search</source>
        <translation>打开搜索</translation>
    </message>
    <message>
        <source>The search could not be opened.</source>
        <translation>无法打开搜索。</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>正在打开 {file}</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Leave the game to save or open searches.</source>
        <translation>对弈时搜索被隐藏。要保存或打开搜索，请离开对局。</translation>
    </message>
    <message>
        <source>A search is being saved or opened. Wait until this is finished.</source>
        <translation>正在保存或打开搜索。请等待完成。</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>正在保存 {file}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The search could not be saved.</source>
        <translation>无法保存搜索。</translation>
    </message>
    <message>
        <source>The search was opened from {path}. “Run” (Space) continues it.</source>
        <translation>搜索已从 {path} 打开。用“运行”（空格键）继续。</translation>
    </message>
    <message>
        <source>Saving the search was cancelled. The file was not changed.</source>
        <translation>已取消保存搜索；文件保持原样。</translation>
    </message>
    <message>
        <source>Opening the search was cancelled.</source>
        <translation>已取消打开搜索。</translation>
    </message>
    <message>
        <source>The search was saved to {path}.</source>
        <translation>搜索已保存到 {path}。</translation>
    </message>
    <message>
        <source>Searches (*.npz)</source>
        <translation>搜索 (*.npz)</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} 已存在。要替换吗？</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>内存已满</translation>
    </message>
    <message>
        <source>{speed} per second</source>
        <translation>每秒 {speed}</translation>
    </message>
    <message>
        <source>depth {depth} (mean {mean})</source>
        <translation>深度 {depth}（平均 {mean}）</translation>
    </message>
    <message>
        <source>{count} sim.</source>
        <translation>{count} 次模拟</translation>
    </message>
    <message>
        <source>The search has reached its memory limit. It continues without adding nodes, so the best move may not be searched deeply enough. Increase the memory limit or restart the search.</source>
        <translation>搜索已达到内存限制。它继续搜索但不再添加节点，因此最佳着法可能搜索得不够深。请提高内存限制，或重新开始搜索。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>{memory} MB</source>
        <translation>{memory} MB</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Simulations</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>每秒</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>{depth} (mean {mean})</source>
        <translation>{depth}（平均 {mean}）</translation>
    </message>
    <message>
        <source>full</source>
        <translation>已满</translation>
    </message>
    <message>
        <source>{memory} MB</source>
        <translation>{memory} MB</translation>
    </message>
    <message>
        <source>Search statistics</source>
        <translation>搜索数据</translation>
    </message>
    <message>
        <source>Mean win rate</source>
        <translation>平均胜率</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>最佳着法</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>only {memory} MB available</source>
        <translation>仅 {memory} MB 可用</translation>
    </message>
    <message>
        <source>won</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>和</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>负</translation>
    </message>
    <message numerus="yes">
        <source>{result} in at most %n plies</source>
        <translation>
            <numerusform>至多 %n 手内{result}</numerusform>
        </translation>
    </message>
    <message>
        <source>{rate} · {move}</source>
        <translation>{rate} · {move}</translation>
    </message>
    <message>
        <source>{rate} · {move} ({prior})</source>
        <translation>{rate} · {move}（{prior}）</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>搜索进度</translation>
    </message>
    <message>
        <source>Mean result of all simulations of this position, 0 % to 100 %; a draw counts one half</source>
        <translation>该局面所有模拟的平均结果，0 % 至 100 %；和棋计半</translation>
    </message>
    <message>
        <source>Win rate of the best move, which the evaluation bar and the plot of the game show, too</source>
        <translation>最佳着法的胜率，评估条和对局曲线也显示它</translation>
    </message>
    <message>
        <source>Win rate that the network expects without a search, and its preferred move with the prior</source>
        <translation>网络不经搜索所预期的胜率，以及它最偏好的着法及其先验</translation>
    </message>
    <message>
        <source>Mean win rate ({side})</source>
        <translation>平均胜率（{side}）</translation>
    </message>
    <message>
        <source>Best move ({side})</source>
        <translation>最佳着法（{side}）</translation>
    </message>
    <message>
        <source>Network ({side})</source>
        <translation>网络（{side}）</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>线程</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>内存上限</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Parameters …</source>
        <translation>参数…</translation>
    </message>
    <message>
        <source>You</source>
        <translation>您</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>Level of {side}</source>
        <translation>{side}级别</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>{side}的名字</translation>
    </message>
    <message>
        <source>Limit per move of {side}: {limit}</source>
        <translation>{side} 每步的限制：{limit}</translation>
    </message>
    <message>
        <source>at most {limit} per move</source>
        <translation>每步最多 {limit}</translation>
    </message>
    <message>
        <source>Parameters of {side}</source>
        <translation>{side} 的参数</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>名字（可选）</translation>
    </message>
    <message>
        <source>The name beside the clock, in the card of an opening and in the saved game</source>
        <translation>显示在计时器旁、开局卡片和保存的棋局中的名字</translation>
    </message>
    <message>
        <source>Limit of the engine per move; the first limit reached ends the search</source>
        <translation>引擎每步的限制；先达到的限制结束搜索</translation>
    </message>
    <message>
        <source>Plays with the mouse or the keyboard</source>
        <translation>用鼠标或键盘下棋</translation>
    </message>
    <message>
        <source>An external engine, at full strength</source>
        <translation>外部引擎，全力发挥</translation>
    </message>
    <message>
        <source>{level}: only the limit that you set applies</source>
        <translation>{level}：只受您设置的限制</translation>
    </message>
    <message>
        <source>{level}: scores about {percent} % against {below}; at most {simulations} simulations per move</source>
        <translation>{level}：对 {below} 得分约 {percent} %；每步最多 {simulations} 次模拟</translation>
    </message>
    <message>
        <source>{level}: at most {simulations} simulations per move</source>
        <translation>{level}：每步最多 {simulations} 次模拟</translation>
    </message>
    <message>
        <source>{profile}; parameters changed</source>
        <translation>{profile}；参数已更改</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Out of range ({range}): the value stays {value}.</source>
        <translation>超出范围（{range}）：值仍为 {value}。</translation>
    </message>
    <message>
        <source>Reset to {value}, the default</source>
        <translation>恢复为默认值 {value}</translation>
    </message>
    <message>
        <source>Reset {setting} to {value}</source>
        <translation>将“{setting}”恢复为 {value}</translation>
    </message>
    <message>
        <source>Default: {value}.</source>
        <translation>默认值：{value}。</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Players</source>
        <translation>棋手</translation>
    </message>
    <message>
        <source>Pa&amp;irings</source>
        <translation>对阵方式(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋局(&amp;G)</translation>
    </message>
    <message>
        <source>Games per &amp;pair</source>
        <translation>每对局数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>开局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Limit per move</source>
        <translation>每步限制(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>棋钟(&amp;C)</translation>
    </message>
    <message>
        <source>T&amp;hreads per search</source>
        <translation>每个搜索的线程(&amp;H)</translation>
    </message>
    <message>
        <source>Simul&amp;taneous games</source>
        <translation>同时进行的局数(&amp;J)</translation>
    </message>
    <message>
        <source>Cl&amp;uster</source>
        <translation>集群(&amp;U)</translation>
    </message>
    <message>
        <source>Stop earl&amp;y</source>
        <translation>提前停止(&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Round robin: every player against every other</source>
        <translation>循环赛：每名棋手对其他每名棋手</translation>
    </message>
    <message>
        <source>Gauntlet: the first player against each of the others</source>
        <translation>擂台赛：第一名棋手对其余每名棋手</translation>
    </message>
    <message>
        <source>&amp;Add Player</source>
        <translation>添加棋手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>开始(&amp;S)</translation>
    </message>
    <message>
        <source>seconds per game:</source>
        <translation>每局秒数：</translation>
    </message>
    <message>
        <source>sequential test (SPRT): at most</source>
        <translation>序贯检验（SPRT）：至多</translation>
    </message>
    <message>
        <source>plus seconds per move:</source>
        <translation>每步加秒数：</translation>
    </message>
    <message>
        <source>or at least</source>
        <translation>或至少</translation>
    </message>
    <message>
        <source>Elo stronger</source>
        <translation>Elo 更强</translation>
    </message>
    <message>
        <source>Two players only: stop the match when the results decide between the two Elo differences</source>
        <translation>仅限两名棋手：一旦结果在两个 Elo 差之间做出判定，即停止比赛</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the sides swapped</source>
        <translation>每个开局下两次，互换颜色</translation>
    </message>
    <message>
        <source>Each simultaneous game runs in its own process</source>
        <translation>同时进行的每一局都有独立进程</translation>
    </message>
    <message>
        <source>A different seed gives different openings and games</source>
        <translation>不同的种子产生不同的开局与对局</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题所在</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <translation>比赛摘要</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>对阵方式</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>每对局数</translation>
    </message>
    <message>
        <source>Seconds per game</source>
        <translation>每局秒数</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>每步秒数</translation>
    </message>
    <message>
        <source>Threads per search</source>
        <translation>每个搜索的线程</translation>
    </message>
    <message>
        <source>Simultaneous games</source>
        <translation>同时进行的局数</translation>
    </message>
    <message>
        <source>Lower Elo difference of the test</source>
        <translation>检验的 Elo 差下限</translation>
    </message>
    <message>
        <source>Upper Elo difference of the test</source>
        <translation>检验的 Elo 差上限</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>种子</translation>
    </message>
    <message>
        <source>A match is in progress. Stop it first; it can be resumed later.</source>
        <translation>比赛正在进行。请先停止；以后可继续。</translation>
    </message>
    <message>
        <source>No time limit is set. Set a limit per move or a clock.</source>
        <translation>未设置时间限制。请设置每步限制或棋钟。</translation>
    </message>
    <message>
        <source>External engines need a time limit. Set seconds per move or a clock.</source>
        <translation>外部引擎需要时间限制。请设置每步秒数或棋钟。</translation>
    </message>
    <message>
        <source>No file of openings is chosen. Choose a file of games.</source>
        <translation>未选择开局文件。请选择对局文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) will be played.</source>
        <translation>
            <numerusform>将进行 %Ln 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShippedLessons</name>
    <message>
        <source>What a rollout tells</source>
        <translation>随机模拟说明什么</translation>
    </message>
    <message>
        <source>A random game says almost nothing. A thousand of them say a lot.</source>
        <translation>一局随机对局几乎说明不了什么，一千局就能说明很多。</translation>
    </message>
    <message>
        <source>Why exploration is needed</source>
        <translation>为什么需要探索</translation>
    </message>
    <message>
        <source>A search that only repeats what worked so far can miss the one good move.</source>
        <translation>只重复以往有效着法的搜索，可能错过唯一的好着法。</translation>
    </message>
    <message>
        <source>UCT&apos;s two terms</source>
        <translation>UCT 的两项</translation>
    </message>
    <message>
        <source>Each choice is a sum: how good a move looked, and how little it was tried.</source>
        <translation>每次选择都是两部分之和：着法看起来有多好，以及它被尝试得有多少。</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation>换序</translation>
    </message>
    <message>
        <source>Different move orders lead to the same position: a tree keeps it twice, a graph once.</source>
        <translation>不同的着法顺序会到达同一局面：树保存两次，图只保存一次。</translation>
    </message>
    <message>
        <source>Widening</source>
        <translation>渐进展宽</translation>
    </message>
    <message>
        <source>With many moves to try, a search stays flat. Widening lets it begin with a few.</source>
        <translation>可试的着法太多时，搜索总是很浅。渐进展宽让它先从少数着法开始。</translation>
    </message>
    <message>
        <source>Priors</source>
        <translation>先验概率</translation>
    </message>
    <message>
        <source>A guess about each move tells the search where to look first. It can help, and it can mislead.</source>
        <translation>对每个着法的猜测告诉搜索先看哪里。它可能有帮助，也可能误导。</translation>
    </message>
    <message>
        <source>What a rollout cannot see</source>
        <translation>随机模拟看不到什么</translation>
    </message>
    <message>
        <source>A forced win of eleven plies, a million random games, and a solver that needs a millisecond.</source>
        <translation>一个十一步的必胜、一百万局随机对局，以及只需一毫秒的求解器。</translation>
    </message>
    <message>
        <source>What a network learns</source>
        <translation>网络学到什么</translation>
    </message>
    <message>
        <source>A network begins with random numbers, plays against itself, and learns where to look.</source>
        <translation>网络从随机数开始，与自己对弈，并学会该看哪里。</translation>
    </message>
    <message>
        <source>What Black may not do</source>
        <translation>黑方不能做什么</translation>
    </message>
    <message>
        <source>The forbidden moves of renju, and how White wins by them.</source>
        <translation>连珠的禁手，以及白方如何借此获胜。</translation>
    </message>
    <message>
        <source>The text of this lesson is in English.</source>
        <translation>本课的正文为英文。</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>搜索操作或按键</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>按键</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>在棋盘上移动光标</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+方向键</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>棋盘</translation>
    </message>
    <message>
        <source>Panes</source>
        <translation>面板</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>在光标处落子</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Return from the better line to the move</source>
        <translation>从更好的变化回到该着</translation>
    </message>
    <message>
        <source>End the exercises or practice, or close their results</source>
        <translation>结束习题或练习，或关闭其成绩</translation>
    </message>
    <message>
        <source>Choose a candidate and play it</source>
        <translation>选择候选着法并落子</translation>
    </message>
    <message>
        <source>Choose a key moment and go to it</source>
        <translation>选择关键时刻并转到该处</translation>
    </message>
    <message>
        <source>Choose a node of the search tree and show it on the board</source>
        <translation>选择搜索树的节点并在棋盘上显示</translation>
    </message>
    <message>
        <source>Unfold or fold the node of the search tree that was chosen with the keyboard</source>
        <translation>展开或折叠用键盘选中的搜索树节点</translation>
    </message>
    <message>
        <source>Scroll a table or the search tree sideways</source>
        <translation>横向滚动表格或搜索树</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+左，Ctrl+右</translation>
    </message>
    <message>
        <source>Move through the drawing of the tree and show a node</source>
        <translation>在树图中移动并显示节点</translation>
    </message>
    <message>
        <source>Zoom the drawing of the tree, or fit it to the pane</source>
        <translation>缩放树图，或使其适应窗格</translation>
    </message>
    <message>
        <source>Clear or leave the filter of the search tree</source>
        <translation>清除或离开搜索树的筛选</translation>
    </message>
    <message>
        <source>Move through the rows of a list or through tabs</source>
        <translation>在列表的行或标签页之间移动</translation>
    </message>
    <message>
        <source>Up, Down, Enter</source>
        <translation>上、下方向键，Enter</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>右, 左</translation>
    </message>
    <message>
        <source>Unfold a node of the search tree</source>
        <translation>展开搜索树的节点</translation>
    </message>
    <message>
        <source>+, *</source>
        <translation>+, *</translation>
    </message>
    <message>
        <source>Fold a node of the search tree</source>
        <translation>折叠搜索树的节点</translation>
    </message>
    <message>
        <source>arrows, Enter</source>
        <translation>方向键, Enter</translation>
    </message>
    <message>
        <source>Enter, Backspace</source>
        <translation>Enter, Backspace</translation>
    </message>
    <message>
        <source>Next or previous step of a lesson</source>
        <translation>课程的下一步或上一步</translation>
    </message>
    <message>
        <source>Answer the question of a lesson</source>
        <translation>回答课程的问题</translation>
    </message>
    <message>
        <source>Open the pane of the focused tab</source>
        <translation>进入当前标签页的面板</translation>
    </message>
    <message>
        <source>Return to the board</source>
        <translation>返回棋盘</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>SideControls</name>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>Profile of A</source>
        <translation>A 的配置</translation>
    </message>
    <message>
        <source>Profile of B</source>
        <translation>B 的配置</translation>
    </message>
    <message>
        <source>Seed of A</source>
        <translation>A 的种子</translation>
    </message>
    <message>
        <source>Seed of B</source>
        <translation>B 的种子</translation>
    </message>
    <message>
        <source>Exploration of A</source>
        <translation>A 的探索</translation>
    </message>
    <message>
        <source>Exploration of B</source>
        <translation>B 的探索</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>种子(&amp;S)</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>种子(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Exploration</source>
        <translation>探索(&amp;E)</translation>
    </message>
    <message>
        <source>E&amp;xploration</source>
        <translation>探索(&amp;X)</translation>
    </message>
    <message>
        <source>The same seed with the same settings repeats the search exactly</source>
        <translation>相同的种子和设置会完全重现搜索</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>Parameters of A …</source>
        <translation>A 的参数…</translation>
    </message>
    <message>
        <source>Parameters of B …</source>
        <translation>B 的参数…</translation>
    </message>
    <message>
        <source>Edit the search parameters of this side</source>
        <translation>编辑这一方的搜索参数</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Black</source>
        <translation>黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation>白方</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>红方</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>黄方</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>{side} has won</source>
        <translation>{side}获胜</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>轮到{side}</translation>
    </message>
</context>
<context>
    <name>SpeedChooser</name>
    <message>
        <source>Move delay</source>
        <translation>着法间隔</translation>
    </message>
    <message>
        <source>Delay between the moves of engines</source>
        <translation>引擎着法之间的延迟</translation>
    </message>
    <message>
        <source>no delay</source>
        <translation>不等待</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation>半秒</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 秒</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 秒</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 秒</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 秒</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Start screen</source>
        <translation>起始画面</translation>
    </message>
    <message>
        <source>Your games will appear here.</source>
        <translation>您的对局将显示在这里。</translation>
    </message>
    <message>
        <source>Pr&amp;actise …</source>
        <translation>练习(&amp;A) …</translation>
    </message>
    <message>
        <source>Pr&amp;actise ({count} due) …</source>
        <translation>练习(到期 {count})(&amp;A) …</translation>
    </message>
    <message>
        <source>Preferen&amp;ces …</source>
        <translation>首选项(&amp;C) …</translation>
    </message>
    <message>
        <source>Other Ga&amp;me …</source>
        <translation>其他对局(&amp;M) …</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>对弈</translation>
    </message>
    <message>
        <source>Continue: {players}</source>
        <translation>继续：{players}</translation>
    </message>
    <message>
        <source>See how Monte Carlo tree search thinks about the position on the board.</source>
        <translation>观看蒙特卡洛树搜索如何思考棋盘上的局面。</translation>
    </message>
    <message>
        <source>Watch a search</source>
        <translation>观看搜索</translation>
    </message>
    <message>
        <source>Wa&amp;tch the Search</source>
        <translation>观看搜索(&amp;T)</translation>
    </message>
    <message>
        <source>Lesso&amp;ns</source>
        <translation>课程(&amp;N)</translation>
    </message>
    <message>
        <source>F&amp;ind the Win …</source>
        <translation>寻找胜着(&amp;I) …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>打开(&amp;O) …</translation>
    </message>
    <message>
        <source>&amp;Report …</source>
        <translation>报告(&amp;R) …</translation>
    </message>
    <message>
        <source>Go Thro&amp;ugh a Sample Game</source>
        <translation>浏览示例对局(&amp;U)</translation>
    </message>
    <message>
        <source>Lessons explain the search. Exercises train your eye for threats. Practice repeats your mistakes.</source>
        <translation>课程讲解搜索。习题训练对威胁的眼力。练习重复您的失误。</translation>
    </message>
    <message>
        <source>Show the Board (Esc)</source>
        <translation>显示棋盘 (Esc)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>复盘对局</translation>
    </message>
    <message>
        <source>Accuracy and trend over all games that were played here</source>
        <translation>在此下过的所有对局的准确率和趋势</translation>
    </message>
</context>
<context>
    <name>Starting</name>
    <message>
        <source>You are {side}.</source>
        <translation>您执{side}。</translation>
    </message>
    <message>
        <source>Your colour is chosen at random.</source>
        <translation>您的颜色随机决定。</translation>
    </message>
    <message>
        <source>Pla&amp;y against {engine}</source>
        <translation>与 {engine} 对弈(&amp;Y)</translation>
    </message>
    <message>
        <source>Wat&amp;ch {engines}</source>
        <translation>观看 {engines}(&amp;C)</translation>
    </message>
    <message>
        <source>Pla&amp;y a game for two people</source>
        <translation>两人对弈(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>StateLight</name>
    <message>
        <source>first start: preparing the search, about a minute</source>
        <translation>首次启动：正在准备搜索，约需一分钟</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>已暂停</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>思考中</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>已证明</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>对局结束</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>失败</translation>
    </message>
    <message>
        <source>preparing the search for this board, {done} of {total}</source>
        <translation>正在为此棋盘准备搜索，{done} / {total}</translation>
    </message>
    <message>
        <source>preparing the search for other boards: {done} of {total}</source>
        <translation>正在为其他棋盘准备搜索：{done} / {total}</translation>
    </message>
    <message>
        <source>first start: preparing the search, part {number} of {total}</source>
        <translation>首次启动：正在准备搜索，第 {number} 部分，共 {total} 部分</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or show the search from the View menu.</source>
        <translation>对弈时搜索被隐藏。请使用提示，或在“视图”菜单中打开显示。</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>The statistics could not be saved.</source>
        <translation>无法保存统计。</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The statistics were exported to {path}.</source>
        <translation>统计已导出到 {path}。</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Simulations</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Number of simulations at the time of counting</source>
        <translation>统计时的模拟次数</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>节点</translation>
    </message>
    <message>
        <source>Number of positions in the tree</source>
        <translation>树中的局面数</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>边</translation>
    </message>
    <message>
        <source>Number of moves in the tree, each from a node to its child</source>
        <translation>树中的着法数，每步从一个节点到其子节点</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>叶节点</translation>
    </message>
    <message>
        <source>Number of nodes without children, and their share of all counted nodes</source>
        <translation>没有子节点的节点数，及其占全部已统计节点的比例</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation>置换局面</translation>
    </message>
    <message>
        <source>Number of nodes reached by more than one move order</source>
        <translation>可由多种着法次序到达的节点数</translation>
    </message>
    <message>
        <source>Maximum depth</source>
        <translation>最大深度</translation>
    </message>
    <message>
        <source>Distance of the deepest node from the root, in plies</source>
        <translation>最深节点与根的距离（手数）</translation>
    </message>
    <message>
        <source>Maximum breadth</source>
        <translation>最大宽度</translation>
    </message>
    <message>
        <source>Number of nodes at the depth with the most nodes</source>
        <translation>节点最多的深度上的节点数</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>平均深度</translation>
    </message>
    <message>
        <source>Average depth of a node, in plies</source>
        <translation>节点的平均深度（手数）</translation>
    </message>
    <message>
        <source>Children per inner node</source>
        <translation>每个内部节点的子节点数</translation>
    </message>
    <message>
        <source>Average number of children of a node that is not a leaf</source>
        <translation>非叶节点的平均子节点数</translation>
    </message>
    <message>
        <source>Effective branching factor</source>
        <translation>有效分支数</translation>
    </message>
    <message>
        <source>Number of children per node in a uniform tree of the same size and depth</source>
        <translation>同样大小和深度的均匀树中每个节点的子节点数</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>和棋</translation>
    </message>
    <message>
        <source>Number of simulations that ended in a draw, and their share of all simulations</source>
        <translation>以和棋结束的模拟次数，及其占全部模拟的比例</translation>
    </message>
    <message>
        <source>Proven nodes</source>
        <translation>已证明的节点</translation>
    </message>
    <message>
        <source>Number of nodes with a proven result</source>
        <translation>结果已被证明的节点数</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>已证明的胜</translation>
    </message>
    <message>
        <source>Nodes that are proven wins for either side</source>
        <translation>被证明为其中一方胜的节点</translation>
    </message>
    <message>
        <source>Nodes that are proven draws</source>
        <translation>被证明为和棋的节点</translation>
    </message>
    <message>
        <source>Proven draws</source>
        <translation>已证明的和</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>内存</translation>
    </message>
    <message>
        <source>Memory used by the nodes and edges of the tree</source>
        <translation>树的节点和边占用的内存</translation>
    </message>
    <message>
        <source>{memory} MB</source>
        <translation>{memory} MB</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>统计</translation>
    </message>
    <message>
        <source>Cancel the counting</source>
        <translation>取消统计</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree</source>
        <translation>统计整棵树的节点</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>正在统计…</translation>
    </message>
    <message>
        <source>Counted after {simulations} simulations.</source>
        <translation>统计于 {simulations} 次模拟时。</translation>
    </message>
    <message>
        <source>Counting … {counted} of {total} nodes</source>
        <translation>正在统计… {counted} / {total} 个节点</translation>
    </message>
    <message>
        <source>Partial count: {counted} of {total} nodes. Press Count to start again.</source>
        <translation>只统计了一部分：{counted} / {total} 个节点。按“统计”重新开始。</translation>
    </message>
    <message>
        <source>Statistics of the tree</source>
        <translation>树的统计</translation>
    </message>
    <message>
        <source>Table of tree statistics</source>
        <translation>树统计表</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>导出…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>导出统计</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>对数</translation>
    </message>
    <message>
        <source>Logarithmic scale in the plots</source>
        <translation>图表使用对数刻度</translation>
    </message>
    <message>
        <source>Counting progress</source>
        <translation>统计进度</translation>
    </message>
    <message>
        <source>Statistics of the whole tree appear here: depth, branching, proofs. Press Count.</source>
        <translation>整棵树的统计显示在这里：深度、分支、证明。请按“统计”。</translation>
    </message>
    <message>
        <source>Statistics of the whole tree appear here: depth, branching, proofs. Run a search, then press Count.</source>
        <translation>整棵树的统计显示在这里：深度、分支、证明。请运行搜索，然后按“统计”。</translation>
    </message>
</context>
<context>
    <name>SteeringBar</name>
    <message>
        <source>Remove: {restriction}</source>
        <translation>移除：{restriction}</translation>
    </message>
    <message>
        <source>Only {moves}</source>
        <translation>只搜索 {moves}</translation>
    </message>
    <message>
        <source>Without {move}</source>
        <translation>排除 {move}</translation>
    </message>
    <message>
        <source>{move}: {given} of {wanted} extra visits</source>
        <translation>{move}：额外访问 {given} / {wanted}</translation>
    </message>
    <message>
        <source>Restrictions of the search</source>
        <translation>搜索的限制</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>全部清除</translation>
    </message>
    <message>
        <source>Clear all: search every move again</source>
        <translation>全部清除：重新搜索所有着法</translation>
    </message>
</context>
<context>
    <name>SteeringController</name>
    <message>
        <source>{move} is proven, so it receives no extra visits.</source>
        <translation>{move} 的结果已被证明，因此不会得到额外访问。</translation>
    </message>
    <message>
        <source>An explanation needs the numbers of a search. “Run” (Space) starts it.</source>
        <translation>解释需要搜索的数据。用“运行”（空格键）开始搜索。</translation>
    </message>
    <message>
        <source>All moves that the search may try are proven. Remove the search restrictions to continue.</source>
        <translation>搜索可以尝试的着法都已被证明。要继续，请取消搜索限制。</translation>
    </message>
</context>
<context>
    <name>StepController</name>
    <message>
        <source>An engine is to move and its search cannot be stepped. Take back a move or wait for the engine.</source>
        <translation>轮到引擎走棋。其搜索不能单步执行；请悔棋或等待它应着。</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or show the search from the View menu.</source>
        <translation>对弈时搜索被隐藏。请使用提示，或在“视图”菜单中打开显示。</translation>
    </message>
    <message>
        <source>The value of this position is proven. There is nothing left to search.</source>
        <translation>此局面的结果已被证明；没有可再搜索的了。</translation>
    </message>
    <message>
        <source>To watch a search, choose a profile that proves nothing, such as {profile}: “Choose a Profile” (Ctrl+Alt+P).</source>
        <translation>要观看搜索，请选择不作证明的配置，例如 {profile}：“选择配置”（Ctrl+Alt+P）。</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier move to step through the search.</source>
        <translation>对局在此已结束。要单步执行搜索，请回到较早的着法。</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>Number of simulations</source>
        <translation>模拟次数</translation>
    </message>
    <message>
        <source>Number of simulations performed per command</source>
        <translation>每次命令执行的模拟次数</translation>
    </message>
    <message>
        <source>Phases per second</source>
        <translation>每秒阶段数</translation>
    </message>
    <message>
        <source>Speed of automatic stepping, in phases per second</source>
        <translation>自动单步的速度（每秒阶段数）</translation>
    </message>
    <message>
        <source>{count}/s</source>
        <translation>{count}/秒</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Simulation {number}</source>
        <translation>第 {number} 次模拟</translation>
    </message>
    <message>
        <source>Simulation {number} of {total} so far</source>
        <translation>第 {number} 次模拟，目前共 {total} 次</translation>
    </message>
    <message>
        <source>Past: step {number} of {total}</source>
        <translation>回看：第 {number} 步，共 {total} 步</translation>
    </message>
    <message>
        <source>{phase}, current phase</source>
        <translation>{phase}，当前阶段</translation>
    </message>
    <message>
        <source>{phase}, not the current phase</source>
        <translation>{phase}，非当前阶段</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>选择</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>扩展</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>模拟</translation>
    </message>
    <message>
        <source>Backpropagate</source>
        <translation>反向传播</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>逐步执行</translation>
    </message>
    <message>
        <source>Description of this phase</source>
        <translation>此阶段的说明</translation>
    </message>
    <message>
        <source>Step through the search: “Step One Phase” (N) performs one phase, “Step One Simulation” (Shift+N) a whole simulation.</source>
        <translation>单步执行搜索：“单步一个阶段”(N)执行一个阶段，“单步一次模拟”(Shift+N)执行一次完整的模拟。</translation>
    </message>
</context>
<context>
    <name>StepTeller</name>
    <message>
        <source>No selection: the tree has no moves below the root yet.</source>
        <translation>没有选择：树在根节点之下还没有着法。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Exploitation + exploration</source>
        <translation>利用 + 探索</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>次优</translation>
    </message>
    <message>
        <source>Move with the second-best score</source>
        <translation>得分第二高的着法</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>差距</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>无限</translation>
    </message>
    <message>
        <source>{move} was chosen because it had not been visited yet.</source>
        <translation>选择 {move}，因为它尚未被访问过。</translation>
    </message>
    <message>
        <source>{move} was the only choice: {exploitation} + {exploration} = {score}.</source>
        <translation>{move} 是唯一的选择：{exploitation} + {exploration} = {score}。</translation>
    </message>
    <message>
        <source>No new node.</source>
        <translation>没有新节点。</translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move wins in at most %Ln plies.</source>
        <translation>
            <numerusform>已证明：轮到的一方至多 %Ln 手内获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move loses in at most %Ln plies.</source>
        <translation>
            <numerusform>已证明：轮到的一方至多 %Ln 手内落败。</numerusform>
        </translation>
    </message>
    <message>
        <source>The root is evaluated first. Moves are added from the next simulation on.</source>
        <translation>首先评估根节点。从下一次模拟开始添加着法。</translation>
    </message>
    <message>
        <source>The game ends at this node, its result is proven, or the memory is full.</source>
        <translation>对局在此结束，或其结果已被证明，或内存已满。</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>搜索前估计的该着法概率</translation>
    </message>
    <message>
        <source>No rollout was played. These are the moves with the highest priors.</source>
        <translation>没有进行随机模拟。这些是先验最高的着法。</translation>
    </message>
    <message>
        <source>Win rate of {side} before and after</source>
        <translation>{side}的胜率：之前与之后</translation>
    </message>
    <message>
        <source>The win rate is for {side}.</source>
        <translation>胜率属{side}。</translation>
    </message>
    <message>
        <source>A move in column {move} was added to the tree at depth {depth}.</source>
        <translation>第 {move} 列的着法已加入树，深度 {depth}。</translation>
    </message>
    <message>
        <source>Exploit</source>
        <translation>利用</translation>
    </message>
    <message>
        <source>Exploitation: average result of the move so far, for the side that makes it</source>
        <translation>利用：该着法至今的平均结果，从走子方来看</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Exploration: bonus for moves with few visits</source>
        <translation>探索：对访问次数少的着法的加分</translation>
    </message>
    <message>
        <source>{move} was added to the tree at depth {depth}.</source>
        <translation>{move} 已加入树，深度 {depth}。</translation>
    </message>
    <message>
        <source>Path: {moves}</source>
        <translation>路径：{moves}</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>{result}.</source>
        <translation>{result}。</translation>
    </message>
    <message numerus="yes">
        <source>Selected %Ln move(s): at each node, the move with the best score.</source>
        <translation>
            <numerusform>选择了 %Ln 着：在每个节点选得分最高的着法。</numerusform>
        </translation>
    </message>
    <message>
        <source>Exploitation is the win rate of a move, from 0 to 1. Win rate and score are from the point of view of the side that makes the move.</source>
        <translation>利用项是着法的胜率，范围 0 到 1。胜率和得分都以走这步棋的一方计算。</translation>
    </message>
    <message>
        <source>Exploitation is the mean result of a move, from −1 (loss) to 1 (win). Result and score are from the point of view of the side that makes the move.</source>
        <translation>利用项是着法的平均结果，范围 −1（负）到 1（胜）。结果和得分都以走这步棋的一方计算。</translation>
    </message>
    <message>
        <source>Selection goes down the tree along visited moves. It ends at the node whose next move has no visits yet.</source>
        <translation>选择阶段沿着访问过的着法向下走，到下一着尚无访问的节点为止。</translation>
    </message>
    <message>
        <source>The simulation stays at the root, because it tries a move that is not in the tree yet.</source>
        <translation>模拟停留在根节点，因为它要尝试一个尚不在树中的着法。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the root&apos;s moves are in the tree.</source>
        <translation>
            <numerusform>根节点的着法中有 %Ln 个在树中。</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from the second-best score</source>
        <translation>与第二高得分之差</translation>
    </message>
    <message>
        <source>{move} was chosen: {exploitation} + {exploration} = {score}. The second-best move, {other}, has the score {other_score}, which is {margin} less.</source>
        <translation>选择 {move}：{exploitation} + {exploration} = {score}。次优的 {other} 得分 {other_score}，落后 {margin}。</translation>
    </message>
    <message>
        <source>{move} was chosen: {exploitation} + {exploration} = {score}. {other} has the same score; of moves with equal scores, the first is chosen.</source>
        <translation>选择 {move}：{exploitation} + {exploration} = {score}。{other} 得分相同；得分相等时取第一个。</translation>
    </message>
    <message>
        <source>{move} was chosen with the score {score}. {other} has the score {other_score}, but needs no further search.</source>
        <translation>选择了得分 {score} 的 {move}。{other} 的得分为 {other_score}，但无需再搜索。</translation>
    </message>
    <message>
        <source>The result of this node is proven, so no rollout was played.</source>
        <translation>此节点的结果已被证明，因此没有进行随机模拟。</translation>
    </message>
    <message numerus="yes">
        <source>{result} after %Ln move(s).</source>
        <translation>
            <numerusform>{result}，共 %Ln 着。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves from the new node: {moves}</source>
        <translation>从新节点开始的着法：{moves}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) are updated, from the leaf up to the root.</source>
        <translation>
            <numerusform>更新 %Ln 个节点，从叶节点到根。</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>之前与之后</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>根节点</translation>
    </message>
    <message>
        <source>{before} before, {after} after</source>
        <translation>之前 {before}，之后 {after}</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>The network gives {side} a win rate of {rate}</source>
        <translation>网络判断{side}的胜率为 {rate}</translation>
    </message>
    <message>
        <source>{side} wins the rollout</source>
        <translation>{side}赢得随机模拟</translation>
    </message>
    <message>
        <source>The rollout is a draw</source>
        <translation>随机模拟为和棋</translation>
    </message>
    <message>
        <source>No rollout: {side} wins here</source>
        <translation>无随机模拟：此处{side}胜</translation>
    </message>
    <message>
        <source>Root: {visits} visits, {side} {rate} %</source>
        <translation>根节点：访问 {visits} 次，{side} {rate} %</translation>
    </message>
    <message>
        <source>No rollout: the result here is a draw</source>
        <translation>无随机模拟：此处和棋</translation>
    </message>
</context>
<context>
    <name>SummaryCard</name>
    <message>
        <source>Current move</source>
        <translation>当前着法</translation>
    </message>
    <message>
        <source>Review the Game</source>
        <translation>复盘对局</translation>
    </message>
    <message>
        <source>Show Line</source>
        <translation>显示变化</translation>
    </message>
    <message>
        <source>Try It Yourself</source>
        <translation>自己试试</translation>
    </message>
    <message>
        <source>Go to the First Mistake</source>
        <translation>前往第一个失误</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>SummaryTexts</name>
    <message>
        <source>Start of the game</source>
        <translation>对局开始</translation>
    </message>
    <message>
        <source>{number}. {move}</source>
        <translation>{number}. {move}</translation>
    </message>
    <message>
        <source>better: {move}</source>
        <translation>更好：{move}</translation>
    </message>
    <message>
        <source>{side} {before} → {after}</source>
        <translation>{side} {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>wins in at most %n plies</source>
        <translation>
            <numerusform>至多 %n 手内获胜</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate of {side}: {before} → {after}</source>
        <translation>{side}胜率：{before} → {after}</translation>
    </message>
    <message>
        <source>The better move {move} takes the point where {side} would make {shape}.</source>
        <translation>更好的着法 {move} 占据{side}能形成{shape}的点。</translation>
    </message>
    <message>
        <source>{side}&apos;s best reply to it is {move}.</source>
        <translation>{side}对此着的最佳应手是 {move}。</translation>
    </message>
    <message>
        <source>This move has not been reviewed.</source>
        <translation>这一着尚未复盘。</translation>
    </message>
    <message>
        <source>This move could not be compared. More simulations may find a better one.</source>
        <translation>无法比较这一着。更多模拟可能找到更好的着法。</translation>
    </message>
    <message>
        <source>The game is being reviewed.</source>
        <translation>正在复盘这盘棋。</translation>
    </message>
    <message>
        <source>{end}.</source>
        <translation>{end}。</translation>
    </message>
    <message>
        <source>{side} still {prospect}</source>
        <translation>{side}仍然{prospect}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>胜</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>负</translation>
    </message>
    <message numerus="yes">
        <source>loses in at most %n plies</source>
        <translation>
            <numerusform>至多 %n 手内落败</numerusform>
        </translation>
    </message>
    <message>
        <source>draws</source>
        <translation>和</translation>
    </message>
    <message>
        <source>The better line is {line}.</source>
        <translation>更好的变化是 {line}。</translation>
    </message>
    <message numerus="yes">
        <source>After this move the other side wins in at most %n plies.</source>
        <translation>
            <numerusform>此着之后对方至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>After this move the other side wins.</source>
        <translation>此着之后对方获胜。</translation>
    </message>
    <message>
        <source>The better line is {line} and wins.</source>
        <translation>更好的变化是 {line}，可获胜。</translation>
    </message>
    <message numerus="yes">
        <source>The better line is {line} and wins in at most %n plies.</source>
        <translation>
            <numerusform>更好的变化是 {line}，至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>long win given away</source>
        <translation>错失长距离必胜</translation>
    </message>
    <message>
        <source>win given away</source>
        <translation>错失胜局</translation>
    </message>
    <message>
        <source>No mistake: the line that seemed better contains this move too, after forcing moves, or reaches the same position in a different order of moves.</source>
        <translation>不是失误：看似更好的变化在先走强制手后也包含这一手，或以不同次序到达同一局面。</translation>
    </message>
    <message>
        <source>White picked this fifth move from the offered ones. No better choice was found.</source>
        <translation>白方从提供的第五手中选了这一手。没有发现更好的选择。</translation>
    </message>
    <message>
        <source>White picked this fifth move. The offered move {better} was better for White.</source>
        <translation>白方选了这个第五手。提供的 {better} 对白方更好。</translation>
    </message>
    <message>
        <source>Black offered this fifth move, and White picked it. {better} was a better offer for Black.</source>
        <translation>黑方提供了这个第五手，白方选了它。对黑方来说，{better} 是更好的提供。</translation>
    </message>
    <message>
        <source>{side}&apos;s largest loss of win rate in this game.</source>
        <translation>{side}在本局中损失胜率最多的一着。</translation>
    </message>
    <message>
        <source>This move lost {loss} points of win rate.</source>
        <translation>此着损失了 {loss} 个百分点的胜率。</translation>
    </message>
    <message numerus="yes">
        <source>After this move the other side wins in at most %n plies: {line}.</source>
        <translation>
            <numerusform>此着之后对方至多 %n 手内获胜：{line}。</numerusform>
        </translation>
    </message>
    <message>
        <source>After this move the other side wins: {line}.</source>
        <translation>此着之后对方获胜：{line}。</translation>
    </message>
    <message>
        <source>The better move {move} makes {shape}.</source>
        <translation>更好的着法 {move} 形成{shape}。</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, so it is not judged.</source>
        <translation>这枚棋子属于开局，因此不作评判。</translation>
    </message>
    <message>
        <source>No mistake. The review preferred {move}.</source>
        <translation>不是失误。复盘更倾向 {move}。</translation>
    </message>
    <message>
        <source>No better move was found.</source>
        <translation>没有找到更好的着法。</translation>
    </message>
    <message>
        <source>This move has not been reviewed. The search preferred {move}.</source>
        <translation>这一着尚未复盘。搜索更倾向 {move}。</translation>
    </message>
    <message>
        <source>This move has not been reviewed. The search found no better one.</source>
        <translation>这一着尚未复盘。搜索没有发现更好的着法。</translation>
    </message>
    <message numerus="yes">
        <source>The better move wins in at most %n plies.</source>
        <translation>
            <numerusform>更好的着法至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>The better move wins.</source>
        <translation>更好的着法获胜。</translation>
    </message>
    <message>
        <source>The better move draws.</source>
        <translation>更好的着法成和。</translation>
    </message>
    <message>
        <source>Play a move, or open a game.</source>
        <translation>请下一着，或打开一局棋。</translation>
    </message>
    <message>
        <source>This game has not been reviewed.</source>
        <translation>这局棋尚未复盘。</translation>
    </message>
    <message>
        <source>The review found no mistakes.</source>
        <translation>复盘没有发现失误。</translation>
    </message>
    <message>
        <source>Mistakes: {black} by {first}, {white} by {second}.</source>
        <translation>失误：{first} {black} 个，{second} {white} 个。</translation>
    </message>
    <message>
        <source>Accuracy: {black}, {white}.</source>
        <translation>准确率：{black}，{white}。</translation>
    </message>
</context>
<context>
    <name>TermComparison</name>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>Terms of both moves</source>
        <translation>两着的各项</translation>
    </message>
    <message>
        <source>{term}: {best_value} for {best}, {asked_value} for {asked}</source>
        <translation>{term}：{best} 为 {best_value}，{asked} 为 {asked_value}</translation>
    </message>
</context>
<context>
    <name>ThreatChooser</name>
    <message>
        <source>Threats on the board</source>
        <translation>棋盘上的威胁</translation>
    </message>
    <message>
        <source>Threats of</source>
        <translation>威胁方</translation>
    </message>
    <message>
        <source>neither side</source>
        <translation>无</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>双方</translation>
    </message>
</context>
<context>
    <name>ThreatController</name>
    <message>
        <source>The win is proven, but the winning move is not known.</source>
        <translation>已证明获胜，但制胜着法未知。</translation>
    </message>
    <message>
        <source>No win by threats is known in this position.</source>
        <translation>此局面中没有已知的威胁取胜。</translation>
    </message>
</context>
<context>
    <name>ThreatLegend</name>
    <message>
        <source>Threat marks: {marks}</source>
        <translation>威胁标记:{marks}</translation>
    </message>
</context>
<context>
    <name>ThreatLine</name>
    <message numerus="yes">
        <source>{side} wins with {move} in at most %n plies.</source>
        <translation>
            <numerusform>{side}下 {move} 至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} is proven to win in at most %n plies.</source>
        <translation>
            <numerusform>已证明{side}至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} is proven to win with {move}.</source>
        <translation>已证明{side}下 {move} 必胜。</translation>
    </message>
    <message>
        <source>{side} is proven to win.</source>
        <translation>已证明{side}必胜。</translation>
    </message>
    <message>
        <source>The length of the win is not known yet.</source>
        <translation>尚不知道获胜所需的手数。</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies.</source>
        <translation>
            <numerusform>{side}{means}至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} threatens to win with the next move.</source>
        <translation>{side}威胁下一手获胜。</translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens a win {means} in at most %n plies.</source>
        <translation>
            <numerusform>{side}威胁{means}至多 %n 手内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {moves} can stop it.</source>
        <translation>只有 {moves} 可能阻止。</translation>
    </message>
    <message>
        <source>No move defends.</source>
        <translation>没有可防守的着法。</translation>
    </message>
    <message numerus="yes">
        <source>Only {moves} stop(s) it.</source>
        <translation>
            <numerusform>只有 {moves} 可阻止。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) only delay the win.</source>
        <translation>
            <numerusform>有 %n 个着法只能推迟失败。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} only delay(s) the win.</source>
        <translation>
            <numerusform>{moves} 只能推迟失败。</numerusform>
        </translation>
    </message>
    <message>
        <source>Every defence loses.</source>
        <translation>所有防守都会输。</translation>
    </message>
    <message numerus="yes">
        <source>Every defence loses in at most %n plies.</source>
        <translation>
            <numerusform>所有防守至多 %n 手内输棋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {moves} defend(s).</source>
        <translation>
            <numerusform>只有 {moves} 可防守。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} defend(s).</source>
        <translation>
            <numerusform>{moves} 可防守。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) may defend.</source>
        <translation>
            <numerusform>%n 手棋可能防住。</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth trying: {moves}.</source>
        <translation>值得一试：{moves}。</translation>
    </message>
    <message>
        <source>Worth trying first: {moves}.</source>
        <translation>首先值得一试：{moves}。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) refuted</source>
        <translation>
            <numerusform>已化解 %n 手</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{refuted}; %n not refuted so far.</source>
        <translation>
            <numerusform>{refuted}；%n 手尚未被化解。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) defend.</source>
        <translation>
            <numerusform>有 %n 个着法可防守。</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <translation>{moves} 和 {last}</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>a five</source>
        <translation>五连</translation>
    </message>
    <message>
        <source>a winning line of {length}</source>
        <translation>{length} 连,取胜</translation>
    </message>
    <message>
        <source>an open four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>an open row of {length}</source>
        <translation>{length} 子活棋</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>冲四</translation>
    </message>
    <message>
        <source>a row of {length}</source>
        <translation>{length} 子连</translation>
    </message>
    <message>
        <source>an open three</source>
        <translation>活三</translation>
    </message>
    <message>
        <source>five</source>
        <translation>五连</translation>
    </message>
    <message>
        <source>winning line of {length}</source>
        <translation>{length} 连，取胜</translation>
    </message>
    <message>
        <source>open four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>open row of {length}</source>
        <translation>{length} 子活棋</translation>
    </message>
    <message>
        <source>four</source>
        <translation>冲四</translation>
    </message>
    <message>
        <source>row of {length}</source>
        <translation>{length} 子连</translation>
    </message>
    <message>
        <source>open three</source>
        <translation>活三</translation>
    </message>
    <message>
        <source>by threats</source>
        <translation>以威胁</translation>
    </message>
    <message>
        <source>by fours</source>
        <translation>以冲四</translation>
    </message>
    <message>
        <source>by threes</source>
        <translation>以活三</translation>
    </message>
    <message>
        <source>A win by fours only is also called VCF.</source>
        <translation>只凭冲四取胜也称为 VCF。</translation>
    </message>
    <message>
        <source>A win by threes and fours is also called VCT.</source>
        <translation>凭活三和冲四取胜也称为 VCT。</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>{time} s per move</source>
        <translation>每步 {time} 秒</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>深度 {depth}</translation>
    </message>
    <message>
        <source>{side} {rate}</source>
        <translation>{side} {rate}</translation>
    </message>
    <message>
        <source>{count} simulations</source>
        <translation>{count} 次模拟</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} 秒</translation>
    </message>
    <message>
        <source>{count} kept</source>
        <translation>保留 {count}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>{count} 次和棋</translation>
    </message>
    <message>
        <source>score {score} (engine&apos;s scale)</source>
        <translation>评分 {score}（引擎自身尺度）</translation>
    </message>
    <message>
        <source>{count} nodes</source>
        <translation>{count} 个节点</translation>
    </message>
    <message>
        <source>wins immediately</source>
        <translation>立即取胜</translation>
    </message>
    <message>
        <source>blocks a win</source>
        <translation>阻止对方取胜</translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message>
        <source>Training paused: {share}</source>
        <translation>训练已暂停：{share}</translation>
    </message>
    <message>
        <source>Training: {share}</source>
        <translation>训练：{share}</translation>
    </message>
    <message>
        <source>Training: finished</source>
        <translation>训练：已结束</translation>
    </message>
    <message>
        <source>The training has ended. Click to show its results.</source>
        <translation>训练已结束。点击查看结果。</translation>
    </message>
    <message>
        <source>A training is in progress. Click to show its window.</source>
        <translation>训练进行中。点击可显示其窗口。</translation>
    </message>
    <message>
        <source>Training in progress</source>
        <translation>训练进行中</translation>
    </message>
    <message>
        <source>A training is in progress. Quitting stops it. Its progress is kept, and you can resume it later. Quit and stop the training?</source>
        <translation>训练正在进行。退出程序会停止训练。进度会保留，以后可以继续。要退出并停止训练吗？</translation>
    </message>
</context>
<context>
    <name>TrainingSettings</name>
    <message>
        <source>Share of the searched positions that become samples. 1 keeps each of them.</source>
        <translation>成为样本的已搜索局面的比例。1 表示全部保留。</translation>
    </message>
    <message>
        <source>Exploration constant of PUCT, on values from −1 to 1. Higher values explore more.</source>
        <translation>PUCT 的探索常数，对应 −1 到 1 的价值。值越大，探索越多。</translation>
    </message>
    <message>
        <source>Threats that self-play detects: 0 none, 1 immediate wins, 2 also wins by fours, 3 also wins by threes, but only in the positions of the game, not at every node of the search. A game ends when its result is proven. The setting “Games played to the end” is the share of games without detection.</source>
        <translation>自我对弈检测的威胁：0 表示不检测，1 表示立即获胜，2 还包括用四获胜，3 还包括用三获胜，但只在对局的局面中检测，而不在搜索的每个节点检测。结果一经证明，对局即结束。设置“下到终局的对局”是不使用检测的对局比例。</translation>
    </message>
    <message>
        <source>Maximum number of moves that the detection of wins by fours tries at a new node. In the positions of the game it tries 100 times as many.</source>
        <translation>在新节点检测冲四取胜时最多尝试的着法数。在对局的局面中为其 100 倍。</translation>
    </message>
    <message>
        <source>Share of the games that begin with a position from the file that was given to the training. Without such a file, this setting has no effect.</source>
        <translation>从训练所给文件中的局面开始的对局所占比例。没有这样的文件时，此设置不起作用。</translation>
    </message>
    <message>
        <source>Share of the games in which a stronger and a weaker player use the same network. The stronger one makes more playouts and detects wins by threes, so that it punishes mistakes of the weaker one.</source>
        <translation>同一网络的强方与弱方之间的对局所占比例。强方进行更多模拟并检测活三取胜，因此弱方的失误会受到惩罚。</translation>
    </message>
    <message>
        <source>In uneven games, the stronger player makes this many times as many playouts as the weaker one.</source>
        <translation>在不对等对局中，强方的模拟次数是弱方的多少倍。</translation>
    </message>
    <message>
        <source>Temperature at which the first moves are sampled by visits. 0 plays the most visited move.</source>
        <translation>按访问次数抽取前几着时的温度。0 走访问最多的着法。</translation>
    </message>
    <message>
        <source>Share of the noise in the probabilities with which moves are sampled. 0 turns the noise off.</source>
        <translation>抽取着法的概率中噪声的比例。0 表示关闭。</translation>
    </message>
    <message>
        <source>Playouts for each move that becomes a sample. More playouts give better targets, but fewer games.</source>
        <translation>成为样本的每一着的模拟次数。越多，目标越好，但对局越少。</translation>
    </message>
    <message>
        <source>Playouts for each move that does not become a sample.</source>
        <translation>不成为样本的每一着的模拟次数。</translation>
    </message>
    <message>
        <source>Maximum number of random stones on the board before a game. 0: games begin on the empty board.</source>
        <translation>对局前随机棋子数的上限。0 表示从空棋盘开始。</translation>
    </message>
    <message>
        <source>Share of the games that begin like games between people: on the empty board, or with random stones near the centre, each of them next to another stone. The other games begin with random stones anywhere.</source>
        <translation>像人一样开局的对局比例：空棋盘，或在中心附近随机落下彼此相邻的棋子。其余对局的随机棋子可在任意位置。</translation>
    </message>
    <message>
        <source>Number of moves, after the opening, that use the first temperature.</source>
        <translation>开局之后使用初始温度的步数。</translation>
    </message>
    <message>
        <source>Temperature of all later moves. 0 plays the most visited move.</source>
        <translation>之后所有着法的温度。0 走访问最多的着法。</translation>
    </message>
    <message>
        <source>Share of the games that are played to their end, without threat detection and proofs.</source>
        <translation>不使用威胁检测和证明、一直下到终局的对局比例。</translation>
    </message>
    <message>
        <source>Concentration α of the Dirichlet noise. Lower values favour fewer moves.</source>
        <translation>狄利克雷噪声的集中参数 α。值越小，越偏向少数着法。</translation>
    </message>
    <message>
        <source>Self-play games per generation. The network learns after each generation.</source>
        <translation>每代的自我对局数。网络在每代之后学习。</translation>
    </message>
    <message>
        <source>Samples per training step.</source>
        <translation>每个训练步的样本数。</translation>
    </message>
    <message>
        <source>Learning rate at the start. It falls to the final learning rate along a cosine curve.</source>
        <translation>开始时的学习率。它按余弦降到最终学习率。</translation>
    </message>
    <message>
        <source>How many times the network learns from each sample.</source>
        <translation>网络从每个样本学习的次数。</translation>
    </message>
    <message>
        <source>The weights are averaged over about this many generations. The network with the averaged weights plays and is saved. 1 uses the newest weights.</source>
        <translation>对弈并保存的网络的权重约为这么多代的平均。1 表示使用最新的权重。</translation>
    </message>
    <message>
        <source>Maximum number of samples to learn from; only the newest are kept.</source>
        <translation>可抽取的最新样本数的上限。</translation>
    </message>
    <message>
        <source>Seconds of processor time between two measurements of strength.</source>
        <translation>两次棋力测量之间的处理器时间秒数。</translation>
    </message>
    <message>
        <source>Number of games against each opponent in a measurement of strength; half of them with each colour.</source>
        <translation>每次棋力测量对每个对手的局数，双方各执一半先手。</translation>
    </message>
    <message>
        <source>Number of playouts (simulations of its search) that the network makes per move in a measurement of strength.</source>
        <translation>棋力测量时，网络每一着进行的模拟（搜索模拟）次数。</translation>
    </message>
    <message>
        <source>Playouts per move of the opponent, which is plain Monte Carlo tree search.</source>
        <translation>对手（普通蒙特卡洛树搜索）每一着的模拟次数。</translation>
    </message>
    <message>
        <source>Double the playouts of the opponent whenever it loses all games of a measurement of strength: 1 on, 0 off.</source>
        <translation>对手在一次棋力测量中全败时，将其模拟次数加倍：1 开，0 关。</translation>
    </message>
    <message>
        <source>Number of generations between two copies of the network that are kept in the folder. 0 keeps none.</source>
        <translation>文件夹保留的两份网络副本之间的代数。0 表示不保留。</translation>
    </message>
    <message>
        <source>Learning rate at the end of the training time.</source>
        <translation>训练时间结束时的学习率。</translation>
    </message>
    <message>
        <source>Share of the noise in the priors of the root. 0 turns the noise off.</source>
        <translation>根节点先验中噪声的比例。0 表示关闭。</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>模拟次数</translation>
    </message>
    <message>
        <source>Playouts of other moves</source>
        <translation>其他着法的模拟次数</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>样本比例</translation>
    </message>
    <message>
        <source>Exploration c</source>
        <translation>探索系数 c</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>威胁</translation>
    </message>
    <message>
        <source>Threat search limit</source>
        <translation>威胁搜索上限</translation>
    </message>
    <message>
        <source>Random opening</source>
        <translation>随机开局</translation>
    </message>
    <message>
        <source>Openings near the centre</source>
        <translation>中心附近开局</translation>
    </message>
    <message>
        <source>Given positions</source>
        <translation>给定局面</translation>
    </message>
    <message>
        <source>Uneven games</source>
        <translation>不对等对局</translation>
    </message>
    <message>
        <source>First temperature</source>
        <translation>初始温度</translation>
    </message>
    <message>
        <source>Moves at first temperature</source>
        <translation>初始温度的步数</translation>
    </message>
    <message>
        <source>Later temperature</source>
        <translation>后期温度</translation>
    </message>
    <message>
        <source>Games played to the end</source>
        <translation>下到终局的对局</translation>
    </message>
    <message>
        <source>Dirichlet α</source>
        <translation>狄利克雷 α</translation>
    </message>
    <message>
        <source>Noise in priors</source>
        <translation>先验中的噪声</translation>
    </message>
    <message>
        <source>Noise in moves</source>
        <translation>着法中的噪声</translation>
    </message>
    <message>
        <source>Games per generation</source>
        <translation>每代局数</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>批大小</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>轮数</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>学习率</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>最终学习率</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>缓冲区</translation>
    </message>
    <message>
        <source>Interval in seconds</source>
        <translation>间隔秒数</translation>
    </message>
    <message>
        <source>Games per opponent</source>
        <translation>每个对手的局数</translation>
    </message>
    <message>
        <source>Playout doubling</source>
        <translation>模拟次数加倍</translation>
    </message>
    <message>
        <source>Generations between copies</source>
        <translation>两次副本之间的代数</translation>
    </message>
    <message>
        <source>Averaged generations</source>
        <translation>平均的代数</translation>
    </message>
    <message>
        <source>Playout factor</source>
        <translation>模拟倍数</translation>
    </message>
    <message>
        <source>Network&apos;s playouts per move</source>
        <translation>网络每着的模拟次数</translation>
    </message>
    <message>
        <source>Opponent&apos;s playouts per move</source>
        <translation>对手每着的模拟次数</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>对局</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>噪声</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>评估</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>模式网络</translation>
    </message>
    <message>
        <source>Patterns, toy</source>
        <translation>模式，玩具</translation>
    </message>
    <message>
        <source>Convolutional</source>
        <translation>卷积网络</translation>
    </message>
</context>
<context>
    <name>TrainingSettingsDialog</name>
    <message>
        <source>Training Settings</source>
        <translation>训练设置</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>设置分组</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>应用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>关闭(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>{group} ({count})</source>
        <translation>{group}（{count}）</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>New training</source>
        <translation>新的训练</translation>
    </message>
    <message>
        <source>T&amp;raining</source>
        <translation>训练(&amp;R)</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>训练</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>棋局(&amp;G)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>棋种</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>网络(&amp;N)</translation>
    </message>
    <message>
        <source>Kind of network</source>
        <translation>网络类型</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>分钟(&amp;M)</translation>
    </message>
    <message>
        <source>Minutes of processor time</source>
        <translation>处理器时间分钟数</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>种子(&amp;E)</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>所有随机数的种子</translation>
    </message>
    <message>
        <source>Patterns: strong within hours on any board. Toy: the same kind of network, with defaults for small games and trainings of a few minutes. Convolutional: as in the AlphaZero papers.</source>
        <translation>模式：在任何棋盘上几小时内变强。玩具：相同，但默认值适合小棋种和几分钟的训练。卷积：与 AlphaZero 论文相同。</translation>
    </message>
    <message>
        <source>Determines the initial weights and all random choices in games and samples</source>
        <translation>决定初始权重以及对局和样本中的所有随机选择</translation>
    </message>
    <message>
        <source>Minutes of processor time. On a busy computer the training takes longer.</source>
        <translation>处理器时间的分钟数。计算机繁忙时，训练需要更久。</translation>
    </message>
    <message>
        <source>&amp;All Settings …</source>
        <translation>全部设置(&amp;A) …</translation>
    </message>
    <message>
        <source>Playouts, noise, temperature, learning rate, buffer, evaluation and others</source>
        <translation>模拟次数、噪声、温度、学习率、缓冲区、评估等</translation>
    </message>
    <message>
        <source>{game}, {minutes} min, {games} games</source>
        <translation>{game}，{minutes} 分钟，{games} 局</translation>
    </message>
    <message>
        <source>The defaults are those of the network “{network}” for the game {game}.</source>
        <translation>默认值对应网络“{network}”和棋种 {game}。</translation>
    </message>
    <message>
        <source>Additional &amp;minutes</source>
        <translation>再训练分钟数(&amp;M)</translation>
    </message>
    <message>
        <source>All settings have their defaults.</source>
        <translation>所有设置均为默认值。</translation>
    </message>
    <message>
        <source>Changed: {settings}</source>
        <translation>已更改：{settings}</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>&amp;Start Training</source>
        <translation>开始训练(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>停止(&amp;T)</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Network …</source>
        <translation>保存网络(&amp;V)…</translation>
    </message>
    <message>
        <source>Save as a Pro&amp;file …</source>
        <translation>保存为配置(&amp;F)…</translation>
    </message>
    <message>
        <source>Save the best network as a profile for play and analysis</source>
        <translation>将最好的网络保存为用于对弈和分析的配置</translation>
    </message>
    <message>
        <source>Self-play game of the network</source>
        <translation>网络自我对弈的一局</translation>
    </message>
    <message>
        <source>State of the training</source>
        <translation>训练状态</translation>
    </message>
    <message>
        <source>Share of the training time used</source>
        <translation>已用的训练时间比例</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>损失</translation>
    </message>
    <message>
        <source>Difference between the predictions of the network and the results of its games.</source>
        <translation>网络的预测与其对局结果之间的差异。</translation>
    </message>
    <message>
        <source>A network starts with random weights and learns only from games against itself. The training runs in a separate process. The curves show its progress over minutes of processor time.</source>
        <translation>网络从随机权重开始，只从自我对弈中学习。训练在单独的进程中运行。曲线以处理器时间的分钟数为横轴显示训练进展。</translation>
    </message>
    <message>
        <source>Progress and plots of the training</source>
        <translation>训练的进度和图表</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>对各对手的得分率</translation>
    </message>
    <message>
        <source>Score against fixed opponents, as a share of the possible points.</source>
        <translation>对阵固定对手的成绩，即所得分数占可能得分的比例。</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>对局长度</translation>
    </message>
    <message>
        <source>Number of moves per self-play game.</source>
        <translation>每局自我对弈的着数。</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>每秒样本数</translation>
    </message>
    <message>
        <source>Training positions generated per second.</source>
        <translation>每秒产生的训练局面数。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>暂停(&amp;P)</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>策略</translation>
    </message>
    <message>
        <source>value</source>
        <translation>价值</translation>
    </message>
    <message>
        <source>random</source>
        <translation>随机</translation>
    </message>
    <message>
        <source>search</source>
        <translation>搜索</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>着数</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>样本</translation>
    </message>
</context>
<context>
    <name>TrainingWindow</name>
    <message>
        <source>Save the network</source>
        <translation>保存网络</translation>
    </message>
    <message>
        <source>Networks (*{suffix})</source>
        <translation>网络 (*{suffix})</translation>
    </message>
    <message>
        <source>The network was saved, and the profile {profile} uses it. You can choose this profile in every list of profiles.</source>
        <translation>网络已保存，配置 {profile} 使用它。您可以在任何配置列表中选择此配置。</translation>
    </message>
    <message>
        <source>The training will pause when the current games end.</source>
        <translation>正在进行的对局结束后暂停。</translation>
    </message>
    <message>
        <source>Generation {generation}: training on the new games.</source>
        <translation>第 {generation} 代：正在从对局中学习。</translation>
    </message>
    <message>
        <source>About {time} of processor time left.</source>
        <translation>处理器时间约剩 {time}。</translation>
    </message>
    <message>
        <source>The network was saved to {file}.</source>
        <translation>网络已保存到 {file}。</translation>
    </message>
    <message>
        <source>The training can continue while this window is closed. If you stop it, its progress is kept and you can resume it from the list of trainings.</source>
        <translation>关闭此窗口后训练可以继续。如果停止，进度会保留，可从训练列表中继续。</translation>
    </message>
    <message>
        <source>{game}, my network</source>
        <translation>{game}，我的网络</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PNG picture (*.png)</source>
        <translation>SVG 图形 (*.svg);;PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>Training of {game}</source>
        <translation>{game} 的训练</translation>
    </message>
    <message>
        <source>Save the plots</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>The plots were not saved.</source>
        <translation>图表未保存。</translation>
    </message>
    <message>
        <source>The plots were saved to {file}.</source>
        <translation>图表已保存到 {file}。</translation>
    </message>
    <message>
        <source>Training in progress</source>
        <translation>训练进行中</translation>
    </message>
    <message>
        <source>&amp;Keep Training</source>
        <translation>继续训练(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Stop the Training</source>
        <translation>停止训练(&amp;S)</translation>
    </message>
    <message>
        <source>Training a Network</source>
        <translation>训练网络</translation>
    </message>
    <message>
        <source>No network is being trained.</source>
        <translation>没有网络在训练。</translation>
    </message>
    <message>
        <source>Starting. The first start takes one to two minutes.</source>
        <translation>正在启动。首次启动需要一至两分钟。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>已暂停。</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>正在停止…</translation>
    </message>
    <message>
        <source>The training reached its time limit. Save the network or continue the training.</source>
        <translation>训练已达到时间限制。请保存网络，或继续训练。</translation>
    </message>
    <message>
        <source>Stopped. The training can be resumed.</source>
        <translation>已停止。可以继续训练。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>已停止。</translation>
    </message>
    <message>
        <source>Generation {generation}: playing evaluation games against other players.</source>
        <translation>第 {generation} 代：正在与其他对手进行评估对局。</translation>
    </message>
    <message>
        <source>Generation {generation}: self-play game {done} of {total}.</source>
        <translation>第 {generation} 代：自我对弈第 {done} 局，共 {total} 局。</translation>
    </message>
    <message>
        <source>The network was saved. To use it, choose {network} as the network in the search parameters.</source>
        <translation>网络已保存。要使用它，请在搜索参数中选择 {network} 作为网络。</translation>
    </message>
    <message>
        <source>The network was not saved.</source>
        <translation>网络未能保存。</translation>
    </message>
</context>
<context>
    <name>TreeColumns</name>
    <message>
        <source>Move</source>
        <translation>着法</translation>
    </message>
    <message>
        <source>The move that leads to this node</source>
        <translation>通向此节点的着法</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>访问次数</translation>
    </message>
    <message>
        <source>Number of simulations that tried this move. The bar compares the move with its most visited sibling.</source>
        <translation>尝试该着法的模拟次数；条形与同层访问最多的着法作比较</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>This move&apos;s share of the visits of all moves from the same parent</source>
        <translation>该着法在同层所有着法的访问中所占的比例</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>胜率</translation>
    </message>
    <message>
        <source>Expected result for {side}, 0 % to 100 %; a draw counts one half. The position has the mean of all its simulations, the evaluation bar the win rate of the best move.</source>
        <translation>{side}的期望结果，0 % 至 100 %；和棋计半。局面显示其全部模拟的平均值，评估条显示最佳着法的胜率。</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>先验</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>搜索前估计的该着法概率</translation>
    </message>
    <message>
        <source>Exploit</source>
        <translation>利用</translation>
    </message>
    <message>
        <source>Exploitation: average result so far, for the side that makes the move. UCT compares win rates, from 0 to 1; PUCT compares results, from −1 (loss) to 1 (win).</source>
        <translation>利用项：到目前为止的平均结果，以走这步棋的一方计算。UCT 比较 0 到 1 的胜率；PUCT 比较 −1（负）到 1（胜）的结果。</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>探索</translation>
    </message>
    <message>
        <source>Exploration: bonus for moves with few visits</source>
        <translation>探索：对访问次数少的着法的加分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Exploitation + exploration. The move with the highest score is selected next. ∞: not visited yet, so the move comes first. Empty: the result is proven, so the move is not selected again.</source>
        <translation>利用 + 探索。下一次选择得分最高的着法。∞：尚未访问，因此最先选择。空：结果已被证明，不再选择。</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>证明</translation>
    </message>
    <message>
        <source>Proven result for {side}, and the maximum number of plies to the end of the game</source>
        <translation>{side}的已证明结果，以及到终局的最多手数</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Distance from the root, in plies</source>
        <translation>与根的距离（手数）</translation>
    </message>
    <message>
        <source>Exploit (mover)</source>
        <translation>利用(落子方)</translation>
    </message>
    <message>
        <source>position</source>
        <translation>局面</translation>
    </message>
    <message>
        <source>{move} · loading …</source>
        <translation>{move} · 正在加载…</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Drawing of the tree</source>
        <translation>树形图</translation>
    </message>
    <message>
        <source>The most visited part of the search tree appears here. “Run” (Space) starts the search.</source>
        <translation>搜索树中访问最多的部分显示在这里。用“运行”（空格键）开始搜索。</translation>
    </message>
    <message>
        <source>The most visited part of the search tree appears here.</source>
        <translation>搜索树中访问最多的部分会显示在这里。</translation>
    </message>
    <message>
        <source>win rate for {side}</source>
        <translation>{side}的胜率</translation>
    </message>
    <message>
        <source>width of lines: prior</source>
        <translation>连线：先验</translation>
    </message>
    <message>
        <source>width of lines: share of visits</source>
        <translation>连线：访问占比</translation>
    </message>
</context>
<context>
    <name>TreeDrawingTexts</name>
    <message>
        <source>The root: the position shown</source>
        <translation>根节点：所显示的局面</translation>
    </message>
    <message>
        <source>Visits: {visits}</source>
        <translation>访问次数：{visits}</translation>
    </message>
    <message>
        <source>Visits: {visits}, {share} of the parent</source>
        <translation>访问次数：{visits}，占上层节点的 {share}</translation>
    </message>
    <message>
        <source>Win rate: {rate} for {side}</source>
        <translation>胜率（{side}）：{rate}</translation>
    </message>
    <message>
        <source>Prior: {prior}</source>
        <translation>先验：{prior}</translation>
    </message>
    <message>
        <source>Proven: draw</source>
        <translation>已证明：和棋</translation>
    </message>
    <message>
        <source>Proven: win for {side}</source>
        <translation>已证明：{side}胜</translation>
    </message>
    <message>
        <source>Proven: loss for {side}</source>
        <translation>已证明：{side}负</translation>
    </message>
    <message>
        <source>Move orders that lead here: at least {count}</source>
        <translation>通向此处的着法次序：至少 {count} 种</translation>
    </message>
    <message>
        <source>Child nodes not drawn: {count}</source>
        <translation>未画出的子节点：{count}</translation>
    </message>
</context>
<context>
    <name>TreeFilterBar</name>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Cancel the filter</source>
        <translation>取消筛选</translation>
    </message>
    <message>
        <source>Clear the filter: show the tree</source>
        <translation>清除筛选：显示搜索树</translation>
    </message>
    <message>
        <source>Filter of the search tree</source>
        <translation>搜索树筛选</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Show the fields that filter and sort the nodes of the tree</source>
        <translation>显示用于筛选和排序树节点的字段</translation>
    </message>
    <message>
        <source>Visits ≥</source>
        <translation>访问 ≥</translation>
    </message>
    <message>
        <source>Depth ≤</source>
        <translation>深度 ≤</translation>
    </message>
    <message>
        <source>Minimum visits of a node</source>
        <translation>节点的最少访问次数</translation>
    </message>
    <message>
        <source>0 also lists moves that the search has not visited</source>
        <translation>0 还会列出搜索未访问过的着法</translation>
    </message>
    <message>
        <source>Maximum depth of a node</source>
        <translation>节点的最大深度</translation>
    </message>
    <message>
        <source>any</source>
        <translation>不限</translation>
    </message>
    <message>
        <source>proven only</source>
        <translation>仅已证明</translation>
    </message>
    <message>
        <source>Proven nodes only</source>
        <translation>仅已证明的节点</translation>
    </message>
    <message>
        <source>Order of the nodes</source>
        <translation>节点的次序</translation>
    </message>
    <message>
        <source>by visits</source>
        <translation>按访问次数</translation>
    </message>
    <message>
        <source>by win rate</source>
        <translation>按胜率</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>按深度</translation>
    </message>
    <message>
        <source>Progress of the filter</source>
        <translation>筛选进度</translation>
    </message>
</context>
<context>
    <name>TreeHeader</name>
    <message>
        <source>Choose Columns Automatically</source>
        <translation>自动选择列</translation>
    </message>
    <message>
        <source>Sort By</source>
        <translation>排序方式</translation>
    </message>
    <message>
        <source>Reverse Order</source>
        <translation>反转顺序</translation>
    </message>
</context>
<context>
    <name>TreeNotice</name>
    <message>
        <source>Notice</source>
        <translation>通知</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>The search tree appears here. “Run” (Space) starts the search.</source>
        <translation>搜索树显示在这里。用“运行”（空格键）开始搜索。</translation>
    </message>
    <message>
        <source>The rows are no longer sorted, because too many nodes are expanded. Collapse some nodes to sort the rows again.</source>
        <translation>展开的节点太多，各行不再排序。收起一些节点即可重新排序。</translation>
    </message>
    <message>
        <source>The nodes that you unfolded in this list are no longer in the tree.</source>
        <translation>您在此列表中展开的节点已不在树中。</translation>
    </message>
    <message>
        <source>The tree was restarted.</source>
        <translation>搜索树已重新开始。</translation>
    </message>
    <message>
        <source>Nodes that were not used recently were collapsed to save memory.</source>
        <translation>长时间未使用的节点已收起，以腾出空间。</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>搜索树</translation>
    </message>
    <message>
        <source>The search tree appears here.</source>
        <translation>搜索树会显示在这里。</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>Starting the engine …</source>
        <translation>正在启动引擎…</translation>
    </message>
    <message>
        <source>Requesting the engine&apos;s name …</source>
        <translation>正在询问其名称…</translation>
    </message>
    <message>
        <source>Requesting a move …</source>
        <translation>正在请求着法…</translation>
    </message>
    <message>
        <source>Testing a large board …</source>
        <translation>正在测试大棋盘…</translation>
    </message>
    <message>
        <source>Testing a small board …</source>
        <translation>正在试小棋盘…</translation>
    </message>
    <message>
        <source>Testing a wide board to detect the engine&apos;s order of coordinates …</source>
        <translation>正在试宽棋盘，以检测坐标顺序…</translation>
    </message>
    <message>
        <source>Stopping the engine …</source>
        <translation>正在结束引擎…</translation>
    </message>
    <message>
        <source>{engine} works.</source>
        <translation>{engine} 工作正常。</translation>
    </message>
    <message>
        <source>{engine} does not work.</source>
        <translation>{engine} 不能工作。</translation>
    </message>
    <message>
        <source>The engine was ready after {seconds} s.</source>
        <translation>{seconds} 秒后就绪。</translation>
    </message>
    <message>
        <source>The engine speaks {protocol}. The setting “Protocol” has been changed.</source>
        <translation>该引擎使用 {protocol}。“协议”设置已更改。</translation>
    </message>
    <message>
        <source>The engine reports the name {name}.</source>
        <translation>它报告的名称是 {name}。</translation>
    </message>
    <message>
        <source>The engine reports the name {name}, by {author}.</source>
        <translation>它报告的名称是 {name}，作者 {author}。</translation>
    </message>
    <message>
        <source>The engine played {move} on a board of {size} after {seconds} s, then {later_move} after {later_seconds} s.</source>
        <translation>引擎在 {size} 棋盘上用 {seconds} 秒下了 {move}，随后用 {later_seconds} 秒下了 {later_move}。</translation>
    </message>
    <message>
        <source>The engine does not play on a board of {size}: {reason}</source>
        <translation>它不在 {size} 的棋盘上下：{reason}</translation>
    </message>
    <message>
        <source>The engine began no game on a board of {size}: {reason}</source>
        <translation>引擎没有在 {size} 棋盘上开始对局：{reason}</translation>
    </message>
    <message>
        <source>The engine made no move on a board of {size}: {reason}</source>
        <translation>引擎没有在 {size} 棋盘上走棋：{reason}</translation>
    </message>
    <message>
        <source>The engine reports its analysis.</source>
        <translation>引擎会报告其分析。</translation>
    </message>
    <message>
        <source>The engine reports no analysis. It can play, but its moves may have no evaluation.</source>
        <translation>它不报告分析。可以对局，但其着法可能没有评估。</translation>
    </message>
    <message>
        <source>GTP supports only square boards, so the engine plays only on these.</source>
        <translation>GTP 只支持方形棋盘，因此该引擎只能用于方形棋盘。</translation>
    </message>
    <message>
        <source>Testing a start from a given position …</source>
        <translation>正在测试给定局面…</translation>
    </message>
    <message>
        <source>The engine played {move} on a board of {size}, but made no further move: {reason}</source>
        <translation>引擎在 {size} 棋盘上下了 {move}，之后没有继续：{reason}</translation>
    </message>
    <message>
        <source>The engine can start from a given position, so it can analyse positions.</source>
        <translation>引擎能在给定局面中走棋，因此可以分析。</translation>
    </message>
    <message>
        <source>The engine cannot start from a given position, such as an opening: {reason}</source>
        <translation>引擎不能在给定局面（例如开局）中走棋：{reason}</translation>
    </message>
    <message>
        <source>The engine can be used on square boards only, because the order of its coordinates could not be tested: {reason}</source>
        <translation>该引擎只能用于方形棋盘，因为无法测试其坐标顺序：{reason}</translation>
    </message>
    <message>
        <source>The engine&apos;s order of coordinates matches your setting.</source>
        <translation>其坐标顺序与您的设置一致。</translation>
    </message>
    <message>
        <source>The engine&apos;s order of coordinates could not be detected. On square boards the order does not matter.</source>
        <translation>无法检测其坐标顺序。在正方形棋盘上无关紧要。</translation>
    </message>
    <message>
        <source>The engine writes the row first. Change the setting “Coordinates”.</source>
        <translation>它先写行。请更改“坐标”设置。</translation>
    </message>
    <message>
        <source>The engine writes the column first. Change the setting “Coordinates”.</source>
        <translation>它先写列。请更改“坐标”设置。</translation>
    </message>
</context>
<context>
    <name>TrialView</name>
    <message>
        <source>Te&amp;st</source>
        <translation>测试(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the test</source>
        <translation>停止测试(&amp;S)</translation>
    </message>
    <message>
        <source>Starts the engine and requests moves on three boards.</source>
        <translation>启动引擎，并让它在三个棋盘上落子。</translation>
    </message>
    <message>
        <source>The test and the engine were stopped.</source>
        <translation>测试已停止，引擎已结束。</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>测试进度</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>测试结果</translation>
    </message>
    <message>
        <source>The result of the test appears here.</source>
        <translation>测试结果将显示在此。</translation>
    </message>
</context>
<context>
    <name>UnexpectedErrors</name>
    <message>
        <source>The window cannot be opened because of an unexpected error ({error}). The log has the details: {path}</source>
        <translation>由于意外错误（{error}），窗口无法打开。详情见日志：{path}</translation>
    </message>
</context>
<context>
    <name>VariationController</name>
    <message>
        <source>The moves from here on were copied. Paste them after another move.</source>
        <translation>已复制从此处起的着法。请将它们粘贴到别的着法之后。</translation>
    </message>
</context>
<context>
    <name>ViewedSide</name>
    <message>
        <source>{side} %</source>
        <translation>{side} %</translation>
    </message>
</context>
<context>
    <name>WebPageController</name>
    <message>
        <source>There is no search to export yet. “Run” (Space) starts it.</source>
        <translation>还没有可导出的搜索。用“运行”（空格键）开始。</translation>
    </message>
    <message>
        <source>Export the Search as a Web Page</source>
        <translation>将搜索导出为网页</translation>
    </message>
    <message>
        <source>Export the Game as a Web Page</source>
        <translation>将对局导出为网页</translation>
    </message>
    <message>
        <source>Export the Lesson as a Web Page</source>
        <translation>将课程导出为网页</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Leave the game to export web pages.</source>
        <translation>对局期间搜索是隐藏的。要导出网页，请先离开对局。</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>网页 (*.html)</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>Writing {file}</source>
        <translation>正在写入 {file}</translation>
    </message>
    <message>
        <source>The web page was saved as {path}. It opens in any browser.</source>
        <translation>网页已保存为 {path}。可用任何浏览器打开。</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>导出已取消；没有写入任何内容。</translation>
    </message>
    <message>
        <source>The web page could not be written.</source>
        <translation>无法写入网页。</translation>
    </message>
</context>
<context>
    <name>WinRatePlot</name>
    <message>
        <source>Win rate over the game</source>
        <translation>全局胜率</translation>
    </message>
    <message>
        <source>{rate} after move {number}</source>
        <translation>第 {number} 着后{rate}</translation>
    </message>
    <message>
        <source>The win rate over the game appears here after the game.</source>
        <translation>对局结束后，此处显示整局的胜率。</translation>
    </message>
    <message>
        <source>The win rate over the game appears here. “Run” (Space) analyses a position, “Review the Game” (F12) the whole game.</source>
        <translation>对局的胜率曲线显示在这里。“运行”（空格键）分析局面，“复盘对局”(F12)复盘整局。</translation>
    </message>
    <message>
        <source>“Review the Game” (F12) shows the win rate here.</source>
        <translation>用“复盘对局”(F12)在这里显示胜率。</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>胜负手</translation>
    </message>
    <message>
        <source>Review: {rate}; later: {later}</source>
        <translation>复盘：{rate}；之后：{later}</translation>
    </message>
    <message>
        <source>Review: {rate}</source>
        <translation>复盘：{rate}</translation>
    </message>
    <message>
        <source>By the review</source>
        <translation>据复盘</translation>
    </message>
    <message>
        <source>In the game: {text}</source>
        <translation>实战：{text}</translation>
    </message>
    <message>
        <source>{text}. {later}</source>
        <translation>{text}。{later}</translation>
    </message>
    <message>
        <source>Win rate lost by this move: {points} points</source>
        <translation>这一着损失 {points} 个百分点</translation>
    </message>
    <message>
        <source>Key moment of the game</source>
        <translation>本局的关键时刻</translation>
    </message>
    <message>
        <source>The game was decided here</source>
        <translation>对局在此决出胜负</translation>
    </message>
    <message>
        <source>{number}. {move}: {rate}</source>
        <translation>{number}. {move}：{rate}</translation>
    </message>
    <message>
        <source>not analysed</source>
        <translation>未分析</translation>
    </message>
    <message>
        <source>{side} {rate}</source>
        <translation>{side} {rate}</translation>
    </message>
</context>
<context>
    <name>WinRatesController</name>
    <message>
        <source>Show all win rates, values and proven results for {side}</source>
        <translation>为{side}显示所有胜率、价值和已证明的结果</translation>
    </message>
    <message>
        <source>A lesson shows all numbers for the side to move</source>
        <translation>课程中的所有数字都属于行棋方</translation>
    </message>
</context>
<context>
    <name>_Amounts</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s) per move</source>
        <translation>
            <numerusform>每着 %Ln 次模拟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Badge</name>
    <message>
        <source>Playing</source>
        <translation>对弈中</translation>
    </message>
    <message>
        <source>Paused: the clocks are stopped</source>
        <translation>已暂停：棋钟已停止</translation>
    </message>
    <message>
        <source>Earlier position: a click on the board (Enter) returns to the game</source>
        <translation>较早的局面：点击棋盘（回车键）返回对局</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>对局已结束</translation>
    </message>
    <message>
        <source>Unfinished: “Play from Here” continues the game</source>
        <translation>对局未完成：“从此处对弈”可继续</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation>复盘中</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>习题</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>练习</translation>
    </message>
</context>
<context>
    <name>_Marker</name>
    <message>
        <source>thinking …</source>
        <translation>思考中…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>轮到走棋</translation>
    </message>
</context>
</TS>
