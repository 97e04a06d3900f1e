<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About MCTS Studio</source>
        <translation type="unfinished">关于 MCTS Studio</translation>
    </message>
    <message>
        <source>Play and review k-in-a-row games, and watch Monte Carlo tree search think.</source>
        <translation type="unfinished">下连珠类棋并复盘，观看蒙特卡洛树搜索如何思考。</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished">搜索(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished">视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;New Game …</source>
        <translation type="unfinished">新对局(&amp;N)…</translation>
    </message>
    <message>
        <source>New &amp;Board …</source>
        <translation type="unfinished">新棋盘(&amp;B)…</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished">打开(&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>Save &amp;As …</source>
        <translation type="unfinished">另存为(&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Export the Board …</source>
        <translation type="unfinished">导出棋盘(&amp;E)…</translation>
    </message>
    <message>
        <source>Export the &amp;Window …</source>
        <translation type="unfinished">导出窗口(&amp;W)…</translation>
    </message>
    <message>
        <source>Export the &amp;Table of Moves …</source>
        <translation type="unfinished">导出着法表(&amp;T)…</translation>
    </message>
    <message>
        <source>What each move cost and what was thought of it, as CSV or JSON</source>
        <translation type="unfinished">每一着的代价与评价，存为 CSV 或 JSON</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">撤销(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">重做(&amp;R)</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <translation type="unfinished">复制局面(&amp;P)</translation>
    </message>
    <message>
        <source>Copy &amp;Moves</source>
        <translation type="unfinished">复制着法(&amp;M)</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation type="unfinished">复制图片(&amp;I)</translation>
    </message>
    <message>
        <source>Paste &amp;Game</source>
        <translation type="unfinished">粘贴棋局(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Cut from Here</source>
        <translation type="unfinished">从此处剪切(&amp;C)</translation>
    </message>
    <message>
        <source>Cop&amp;y from Here</source>
        <translation type="unfinished">从此处复制(&amp;Y)</translation>
    </message>
    <message>
        <source>Paste &amp;Variation</source>
        <translation type="unfinished">粘贴变化(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation type="unfinished">从此处删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Previous Move</source>
        <translation type="unfinished">上一着(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Next Move</source>
        <translation type="unfinished">下一着(&amp;N)</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Back</source>
        <translation type="unfinished">后退十着(&amp;B)</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Forward</source>
        <translation type="unfinished">前进十着(&amp;F)</translation>
    </message>
    <message>
        <source>F&amp;irst Position</source>
        <translation type="unfinished">起始局面(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation type="unfinished">最终局面(&amp;L)</translation>
    </message>
    <message>
        <source>Prom&amp;ote Variation</source>
        <translation type="unfinished">提升变化(&amp;O)</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Search …</source>
        <translation type="unfinished">保存搜索(&amp;V)…</translation>
    </message>
    <message>
        <source>Write the tree of the search to a file, to go on with it later</source>
        <translation type="unfinished">将搜索树写入文件，以便日后继续</translation>
    </message>
    <message>
        <source>O&amp;pen a Search …</source>
        <translation type="unfinished">打开搜索(&amp;P)…</translation>
    </message>
    <message>
        <source>Go on with a search that was saved</source>
        <translation type="unfinished">继续已保存的搜索</translation>
    </message>
    <message>
        <source>Play the Best Mo&amp;ve</source>
        <translation type="unfinished">下最佳着法(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation type="unfinished">悔棋(&amp;T)</translation>
    </message>
    <message>
        <source>Remove your last move and the answer to it</source>
        <translation type="unfinished">收回您的上一着和对方的应着</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished">提示(&amp;H)</translation>
    </message>
    <message>
        <source>Show what the engine thinks of this position</source>
        <translation type="unfinished">显示引擎对当前局面的看法</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation type="unfinished">认输(&amp;R)</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation type="unfinished">放弃本局</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation type="unfinished">交换双方(&amp;S)</translation>
    </message>
    <message>
        <source>Let the players change their colours</source>
        <translation type="unfinished">让双方交换执子颜色</translation>
    </message>
    <message>
        <source>Let En&amp;gines Play On</source>
        <translation type="unfinished">让引擎继续对弈(&amp;G)</translation>
    </message>
    <message>
        <source>Let engines go on from this position; while they play, pause them</source>
        <translation type="unfinished">让引擎从此局面继续；对弈时则暂停</translation>
    </message>
    <message>
        <source>Pa&amp;use the Game</source>
        <translation type="unfinished">暂停对局(&amp;U)</translation>
    </message>
    <message>
        <source>Nobody moves and nobody&apos;s time runs, until the game goes on</source>
        <translation type="unfinished">在对局继续之前，无人落子，也不计时</translation>
    </message>
    <message>
        <source>Make &amp;One Engine Move</source>
        <translation type="unfinished">引擎走一步(&amp;O)</translation>
    </message>
    <message>
        <source>Let the engine that is to move make its move, and pause then</source>
        <translation type="unfinished">让轮到的引擎走一步，然后暂停</translation>
    </message>
    <message>
        <source>L&amp;eave the Game and Review It</source>
        <translation type="unfinished">离开对局并复盘(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Analyse the Whole Game …</source>
        <translation type="unfinished">分析整局(&amp;A)…</translation>
    </message>
    <message>
        <source>Next &amp;Mistake</source>
        <translation type="unfinished">下一个失误(&amp;M)</translation>
    </message>
    <message>
        <source>Previous Mista&amp;ke</source>
        <translation type="unfinished">上一个失误(&amp;K)</translation>
    </message>
    <message>
        <source>Mat&amp;ches between Engines …</source>
        <translation type="unfinished">引擎比赛(&amp;C)…</translation>
    </message>
    <message>
        <source>Let engines play each other, and see how much stronger one is</source>
        <translation type="unfinished">让引擎互相对弈，看谁强多少</translation>
    </message>
    <message>
        <source>Train a Network b&amp;y Self-Play …</source>
        <translation type="unfinished">让网络自我对弈训练(&amp;Y)…</translation>
    </message>
    <message>
        <source>Let a network learn a game by playing against itself, and watch it</source>
        <translation type="unfinished">让网络通过自我对弈学习一种棋，并观看它</translation>
    </message>
    <message>
        <source>Find the &amp;Win …</source>
        <translation type="unfinished">寻找胜着(&amp;W) …</translation>
    </message>
    <message>
        <source>Solve positions that are won by threats</source>
        <translation type="unfinished">求解可凭威胁取胜的局面</translation>
    </message>
    <message>
        <source>Ne&amp;xt Exercise</source>
        <translation type="unfinished">下一题(&amp;X)</translation>
    </message>
    <message>
        <source>Go to the next position in which a win is to be found</source>
        <translation type="unfinished">转到下一个要寻找胜着的局面</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished">运行(&amp;R)</translation>
    </message>
    <message>
        <source>Let the engine think, or pause it</source>
        <translation type="unfinished">让引擎思考，或将其暂停</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished">暂停(&amp;P)</translation>
    </message>
    <message>
        <source>Pause the engine</source>
        <translation type="unfinished">暂停引擎</translation>
    </message>
    <message>
        <source>Step one P&amp;hase</source>
        <translation type="unfinished">单步一个阶段(&amp;H)</translation>
    </message>
    <message>
        <source>Perform one phase of the search: select, expand, simulate or backpropagate</source>
        <translation type="unfinished">执行搜索的一个阶段：选择、扩展、模拟或反向传播</translation>
    </message>
    <message>
        <source>Step one S&amp;imulation</source>
        <translation type="unfinished">单步一次模拟(&amp;I)</translation>
    </message>
    <message>
        <source>Perform the phases up to the end of one simulation</source>
        <translation type="unfinished">执行各阶段直到一次模拟结束</translation>
    </message>
    <message>
        <source>R&amp;estart</source>
        <translation type="unfinished">重新开始(&amp;E)</translation>
    </message>
    <message>
        <source>Forget what was found in this position</source>
        <translation type="unfinished">清除当前局面的搜索结果</translation>
    </message>
    <message>
        <source>E&amp;dit Parameters …</source>
        <translation type="unfinished">编辑参数(&amp;D)…</translation>
    </message>
    <message>
        <source>Change how the engine searches, parameter by parameter</source>
        <translation type="unfinished">逐个参数更改引擎的搜索方式</translation>
    </message>
    <message>
        <source>&amp;Your Profiles …</source>
        <translation type="unfinished">您的配置(&amp;Y)…</translation>
    </message>
    <message>
        <source>Rename and delete the profiles that you saved</source>
        <translation type="unfinished">重命名和删除您保存的配置</translation>
    </message>
    <message>
        <source>Step &amp;Many Simulations</source>
        <translation type="unfinished">单步多次模拟(&amp;M)</translation>
    </message>
    <message>
        <source>Perform as many simulations as the pane Step by Step says</source>
        <translation type="unfinished">执行“逐步执行”面板所设次数的模拟</translation>
    </message>
    <message>
        <source>Step by I&amp;tself</source>
        <translation type="unfinished">自动单步(&amp;T)</translation>
    </message>
    <message>
        <source>Perform one phase after the other, slowly</source>
        <translation type="unfinished">缓慢地逐个执行各阶段</translation>
    </message>
    <message>
        <source>Look &amp;Back One Step</source>
        <translation type="unfinished">回看一步(&amp;B)</translation>
    </message>
    <message>
        <source>Show the step before; the search stays as it is</source>
        <translation type="unfinished">显示前一步；搜索保持原样</translation>
    </message>
    <message>
        <source>Look &amp;Forward One Step</source>
        <translation type="unfinished">前看一步(&amp;F)</translation>
    </message>
    <message>
        <source>Return to the &amp;Last Step</source>
        <translation type="unfinished">回到最后一步(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Compare Two Searches …</source>
        <translation type="unfinished">比较两次搜索(&amp;C)…</translation>
    </message>
    <message>
        <source>Search this position in two ways, side by side</source>
        <translation type="unfinished">用两种方式并排搜索此局面</translation>
    </message>
    <message>
        <source>Compare &amp;Uniform with Neighbour Rollouts</source>
        <translation type="unfinished">比较均匀模拟与邻近模拟(&amp;U)</translation>
    </message>
    <message>
        <source>Search with rollouts that play anywhere, and with some that play next to stones</source>
        <translation type="unfinished">分别用可在任意处落子的模拟和在棋子旁落子的模拟搜索</translation>
    </message>
    <message>
        <source>&amp;Ask an Engine of Others …</source>
        <translation type="unfinished">询问外部引擎(&amp;A)…</translation>
    </message>
    <message>
        <source>Let another program think about this position, and show what it tells</source>
        <translation type="unfinished">让另一个程序思考此局面，并显示其所述</translation>
    </message>
    <message>
        <source>En&amp;gines of Others …</source>
        <translation type="unfinished">外部引擎(&amp;G)…</translation>
    </message>
    <message>
        <source>Add programs that speak the Gomocup protocol, and try them out</source>
        <translation type="unfinished">添加使用 Gomocup 协议的程序并试用</translation>
    </message>
    <message>
        <source>&amp;Why Not This Move?</source>
        <translation type="unfinished">为什么不选这着(&amp;W)？</translation>
    </message>
    <message>
        <source>Compare the candidate that is pointed at with the favourite</source>
        <translation type="unfinished">将所指的候选着法与首选着法作比较</translation>
    </message>
    <message>
        <source>Let the &amp;Search Go Free</source>
        <translation type="unfinished">让搜索自由进行(&amp;S)</translation>
    </message>
    <message>
        <source>Cou&amp;nt the Tree</source>
        <translation type="unfinished">统计搜索树(&amp;N)</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree by depth, children and visits</source>
        <translation type="unfinished">按深度、子节点和访问次数统计整棵树的节点</translation>
    </message>
    <message>
        <source>To the N&amp;ode Above</source>
        <translation type="unfinished">到上一层节点(&amp;O)</translation>
    </message>
    <message>
        <source>Look at the node one move nearer to the root</source>
        <translation type="unfinished">查看离根节点近一着的节点</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Root</source>
        <translation type="unfinished">回到根节点(&amp;K)</translation>
    </message>
    <message>
        <source>Look at the position of the game again</source>
        <translation type="unfinished">重新查看对局中的局面</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished">对弈(&amp;P)</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation type="unfinished">分析(&amp;Y)</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation type="unfinished">学习(&amp;U)</translation>
    </message>
    <message>
        <source>Put the Panes &amp;Back</source>
        <translation type="unfinished">恢复面板布局(&amp;T)</translation>
    </message>
    <message>
        <source>Show the Sea&amp;rch while Playing</source>
        <translation type="unfinished">对弈时显示搜索(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished">坐标(&amp;C)</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation type="unfinished">着法编号(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Wooden Board</source>
        <translation type="unfinished">木纹棋盘(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation type="unfinished">动画(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Heatmap on the Board</source>
        <translation type="unfinished">棋盘上显示热图(&amp;H)</translation>
    </message>
    <message>
        <source>Priors on the Board</source>
        <translation type="unfinished">棋盘上显示先验</translation>
    </message>
    <message>
        <source>Colour each move by what it was thought to be worth before it was searched</source>
        <translation type="unfinished">按搜索之前对各着法的估计着色</translation>
    </message>
    <message>
        <source>Can&amp;didates on the Board</source>
        <translation type="unfinished">棋盘上显示候选(&amp;D)</translation>
    </message>
    <message>
        <source>N&amp;othing on the Board</source>
        <translation type="unfinished">棋盘上不显示(&amp;O)</translation>
    </message>
    <message>
        <source>While a person plays, heatmap, candidates and win rate are hidden</source>
        <translation type="unfinished">有人对弈时，热图、候选和胜率会被隐藏</translation>
    </message>
    <message>
        <source>Show What &amp;Moves Cost</source>
        <translation type="unfinished">显示着法的代价(&amp;M)</translation>
    </message>
    <message>
        <source>What each engine spends on its move and thinks of it, in the pane of players</source>
        <translation type="unfinished">在棋手面板中显示每个引擎每步的花费与看法</translation>
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
        <source>L&amp;ine That Wins by Threats</source>
        <translation>威胁取胜的着法(&amp;V)</translation>
    </message>
    <message>
        <source>Number the attacks and the replies of a win by threats on the board</source>
        <translation>在棋盘上为威胁取胜的进攻与应着编号</translation>
    </message>
    <message>
        <source>Pro&amp;ve Wins by Threats</source>
        <translation>证明威胁取胜(&amp;J)</translation>
    </message>
    <message>
        <source>Look for a win by threats in each position, for some seconds, and tell of it</source>
        <translation>在每个局面中用几秒钟寻找威胁取胜,并加以提示</translation>
    </message>
    <message>
        <source>&amp;Full Screen for a Class</source>
        <translation type="unfinished">课堂全屏(&amp;F)</translation>
    </message>
    <message>
        <source>The board, the players and their clocks alone, as large as the screen</source>
        <translation type="unfinished">只显示棋盘、棋手和棋钟，铺满屏幕</translation>
    </message>
    <message>
        <source>Theme of the &amp;System</source>
        <translation type="unfinished">跟随系统主题(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation type="unfinished">浅色主题(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k Theme</source>
        <translation type="unfinished">深色主题(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Shortcuts …</source>
        <translation type="unfinished">快捷键(&amp;S)…</translation>
    </message>
    <message>
        <source>&amp;About MCTS Studio</source>
        <translation type="unfinished">关于 MCTS Studio(&amp;A)</translation>
    </message>
</context>
<context>
    <name>BoardAccessible</name>
    <message>
        <source>%1, %2</source>
        <translation type="unfinished">%1，%2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished">%1，空</translation>
    </message>
    <message>
        <source>%1, empty, visits %2, rank %3</source>
        <translation type="unfinished">%1，空，访问 %2 次，排名 %3</translation>
    </message>
    <message>
        <source>move %1 of the line that wins, %2</source>
        <translation>取胜着法的第 %1 手,%2</translation>
    </message>
    <message>
        <source>%1 makes %2 here</source>
        <translation>%1在此形成%2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation type="unfinished">%1下在 %2</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished">棋盘</translation>
    </message>
</context>
<context>
    <name>BranchingPlot</name>
    <message>
        <source>Children: %1, nodes: %2</source>
        <translation type="unfinished">子节点：%1，节点：%2</translation>
    </message>
    <message>
        <source>Children of inner nodes</source>
        <translation type="unfinished">内部节点的子节点</translation>
    </message>
    <message>
        <source>Inner nodes by number of children</source>
        <translation type="unfinished">按子节点数统计内部节点</translation>
    </message>
</context>
<context>
    <name>BreakpointsEditor</name>
    <message>
        <source>When the search stops by itself</source>
        <translation type="unfinished">搜索何时自动停止</translation>
    </message>
    <message>
        <source>Stop the search when</source>
        <translation type="unfinished">在下列情况停止搜索</translation>
    </message>
    <message>
        <source>the leader changes</source>
        <translation type="unfinished">领先着法改变</translation>
    </message>
    <message>
        <source>Stop when the leader changes</source>
        <translation type="unfinished">领先着法改变时停止</translation>
    </message>
    <message>
        <source>a move reaches</source>
        <translation type="unfinished">某着法达到</translation>
    </message>
    <message>
        <source>Stop when a move reaches so many visits</source>
        <translation type="unfinished">某着法达到此访问次数时停止</translation>
    </message>
    <message>
        <source>the win rate jumps by</source>
        <translation type="unfinished">胜率跳变</translation>
    </message>
    <message>
        <source>Stop when the win rate jumps by so much</source>
        <translation type="unfinished">胜率跳变达到此幅度时停止</translation>
    </message>
    <message>
        <source>something is proven</source>
        <translation type="unfinished">有结果被证明</translation>
    </message>
    <message>
        <source>Stop when something is proven</source>
        <translation type="unfinished">有结果被证明时停止</translation>
    </message>
    <message>
        <source> visits</source>
        <translation type="unfinished"> 次访问</translation>
    </message>
    <message>
        <source>Visits at which the search stops</source>
        <translation type="unfinished">搜索停止时的访问次数</translation>
    </message>
    <message>
        <source>Jump of the win rate at which the search stops</source>
        <translation type="unfinished">搜索停止时的胜率跳变幅度</translation>
    </message>
    <message>
        <source>%1 has %2 visits.</source>
        <translation type="unfinished">%1 已有 %2 次访问。</translation>
    </message>
    <message>
        <source>%1 took the lead after %2 simulations.</source>
        <translation type="unfinished">%1 在 %2 次模拟后取得领先。</translation>
    </message>
    <message>
        <source>%1 took the lead from %3 after %2 simulations.</source>
        <translation type="unfinished">%1 在 %2 次模拟后取代 %3 领先。</translation>
    </message>
    <message>
        <source>The win rate jumped from %1 to %2.</source>
        <translation type="unfinished">胜率从 %1 跳到 %2。</translation>
    </message>
    <message>
        <source>The position is proven.</source>
        <translation type="unfinished">此局面的结果已被证明。</translation>
    </message>
    <message>
        <source>%1 is proven.</source>
        <translation type="unfinished">%1 的结果已被证明。</translation>
    </message>
    <message>
        <source>The position is proven to win.</source>
        <translation type="unfinished">此局面已被证明必胜。</translation>
    </message>
    <message>
        <source>%1 is proven to win.</source>
        <translation type="unfinished">%1 已被证明必胜。</translation>
    </message>
    <message>
        <source>The position is proven to lose.</source>
        <translation type="unfinished">此局面已被证明必败。</translation>
    </message>
    <message>
        <source>%1 is proven to lose.</source>
        <translation type="unfinished">%1 已被证明必败。</translation>
    </message>
    <message>
        <source>The position is proven to be a draw.</source>
        <translation type="unfinished">此局面已被证明是和棋。</translation>
    </message>
    <message>
        <source>%1 is proven to be a draw.</source>
        <translation type="unfinished">%1 已被证明是和棋。</translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>Look Inside %1</source>
        <translation type="unfinished">查看 %1 的内部</translation>
    </message>
    <message>
        <source>Search Only %1</source>
        <translation type="unfinished">只搜索 %1</translation>
    </message>
    <message>
        <source>Leave Out %1</source>
        <translation type="unfinished">排除 %1</translation>
    </message>
    <message>
        <source>Give %1 More Visits</source>
        <translation type="unfinished">给 %1 更多访问</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation type="unfinished">为什么不选 %1？</translation>
    </message>
    <message>
        <source>How many more visits %1 is to have at least:</source>
        <translation type="unfinished">%1 至少再得到多少次访问：</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation type="unfinished">其他…</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>%1, left out of the search</source>
        <translation type="unfinished">%1，已排除在搜索之外</translation>
    </message>
    <message>
        <source>%1, gets more visits</source>
        <translation type="unfinished">%1，正得到更多访问</translation>
    </message>
    <message>
        <source>win</source>
        <translation type="unfinished">胜</translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished">负</translation>
    </message>
    <message>
        <source>win in %1 %2</source>
        <translation>%1 手胜,%2</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation type="unfinished">%1 着内胜</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation type="unfinished">%1 着内负</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished">#</translation>
    </message>
    <message>
        <source>Rank by visits</source>
        <translation type="unfinished">按访问次数排名</translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>The move</source>
        <translation type="unfinished">该着法</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">访问次数</translation>
    </message>
    <message>
        <source>How many simulations tried this move; the bar compares it with the leader</source>
        <translation type="unfinished">有多少次模拟尝试了该着法；条形与领先着法作比较</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">占比</translation>
    </message>
    <message>
        <source>This move&apos;s part of all simulations</source>
        <translation type="unfinished">该着法在全部模拟中所占的比例</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">胜率</translation>
    </message>
    <message>
        <source>Expected result for the side to move; a draw counts one half</source>
        <translation type="unfinished">轮到走棋一方的期望结果；和棋计为一半</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">先验</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">搜索之前对该着法的估计</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">证明</translation>
    </message>
    <message>
        <source>What is known for certain, and in how many moves</source>
        <translation type="unfinished">已确定的结果，以及需要多少着</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">变化</translation>
    </message>
    <message>
        <source>The best moves that follow, as far as they were searched</source>
        <translation type="unfinished">后续的最佳着法（就已搜索的部分而言）</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">候选着法</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">对弈时搜索被隐藏。请使用提示，或在“视图”菜单中打开显示。</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier move to see what the search considers.</source>
        <translation type="unfinished">对局在此已结束。回到前面的一手，即可看到搜索考虑的着法。</translation>
    </message>
    <message>
        <source>The moves that the search considers will be listed here.</source>
        <translation type="unfinished">搜索考虑的着法将列在这里。</translation>
    </message>
    <message>
        <source>The moves that the search considers will be listed here. Press Space to start it.</source>
        <translation type="unfinished">搜索所考虑的着法会列在这里。按空格键开始。</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>Clock of the game</source>
        <translation type="unfinished">对局棋钟</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation type="unfinished">不计时</translation>
    </message>
    <message>
        <source>Time for the game</source>
        <translation type="unfinished">整局限时</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation type="unfinished">每步限时</translation>
    </message>
    <message>
        <source>Seconds more for each move</source>
        <translation type="unfinished">每步加秒</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished">每步秒数</translation>
    </message>
    <message>
        <source>Minutes and seconds for the game</source>
        <translation type="unfinished">整局的分钟和秒</translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"> 分</translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"> 秒</translation>
    </message>
    <message>
        <source>Nobody loses on time; each engine keeps to its own limit</source>
        <translation type="unfinished">无人超时判负；每个引擎遵守自己的限制</translation>
    </message>
    <message>
        <source>For people and engines alike; whose time is up has lost</source>
        <translation type="unfinished">人和引擎一样；用完时间者负</translation>
    </message>
    <message>
        <source>For people and engines alike; who takes longer has lost</source>
        <translation type="unfinished">人和引擎一样；超时者负</translation>
    </message>
</context>
<context>
    <name>ClusterBox</name>
    <message>
        <source>this computer, or tls://host:8786</source>
        <translation type="unfinished">本机，或 tls://host:8786</translation>
    </message>
    <message>
        <source>Address of a cluster&apos;s scheduler</source>
        <translation type="unfinished">集群调度器的地址</translation>
    </message>
    <message>
        <source>Games are played by the workers of this Dask scheduler; left empty, on this computer</source>
        <translation type="unfinished">对局由该 Dask 调度器的工作进程进行；留空则在本机进行</translation>
    </message>
    <message>
        <source>Whoever controls this scheduler, or can reach it, can run any code on its workers and on this computer. Use it in networks that you trust only, or with certificates, by tls://.</source>
        <translation type="unfinished">控制或能够访问该调度器的人，可以在其工作进程和本机上运行任意代码。请仅在可信的网络中使用，或通过 tls:// 使用证书。</translation>
    </message>
</context>
<context>
    <name>CommentView</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">注释</translation>
    </message>
    <message>
        <source>Write a comment on this move.</source>
        <translation type="unfinished">为这一着写注释。</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Until</source>
        <translation type="unfinished">直到</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished">重新开始</translation>
    </message>
    <message>
        <source>Forget what both searches found, and begin again (Ctrl+R)</source>
        <translation type="unfinished">清除两次搜索的结果并重新开始 (Ctrl+R)</translation>
    </message>
    <message>
        <source>Progress of both searches</source>
        <translation type="unfinished">两次搜索的进度</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">暂停</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">运行</translation>
    </message>
    <message>
        <source>Let both searches think, or pause them (Space)</source>
        <translation type="unfinished">让两次搜索思考，或将其暂停（空格键）</translation>
    </message>
</context>
<context>
    <name>CompareBoards</name>
    <message>
        <source>Difference of the visits, B less A</source>
        <translation type="unfinished">访问次数之差，B 减 A</translation>
    </message>
    <message>
        <source>Board of A</source>
        <translation type="unfinished">A 的棋盘</translation>
    </message>
    <message>
        <source>Board of the difference</source>
        <translation type="unfinished">差异棋盘</translation>
    </message>
    <message>
        <source>Board of B</source>
        <translation type="unfinished">B 的棋盘</translation>
    </message>
    <message>
        <source>What the networks say at first sight</source>
        <translation type="unfinished">网络第一眼的判断</translation>
    </message>
    <message>
        <source>%1: search %3.</source>
        <translation type="unfinished">%1：搜索 %3。</translation>
    </message>
    <message>
        <source>%1: network %2, search %3.</source>
        <translation type="unfinished">%1：网络 %2，搜索 %3。</translation>
    </message>
    <message>
        <source>%1: by rollouts, the search likes %5 and expects %6.</source>
        <translation type="unfinished">%1：依靠随机模拟，搜索偏好 %5，预期 %6。</translation>
    </message>
    <message>
        <source>%1: at first sight the network likes %2 (prior %3) and expects %4; its search likes it, too, and expects %6.</source>
        <translation type="unfinished">%1：网络第一眼偏好 %2（先验 %3），预期 %4；它的搜索也偏好此着，预期 %6。</translation>
    </message>
    <message>
        <source>%1: at first sight the network likes %2 (prior %3) and expects %4; its search likes %5 and expects %6.</source>
        <translation type="unfinished">%1：网络第一眼偏好 %2（先验 %3），预期 %4；它的搜索偏好 %5，预期 %6。</translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished">A</translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished">B</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>The search is hidden while you play. Leave the game to compare searches.</source>
        <translation type="unfinished">对弈时搜索被隐藏。要比较搜索，请离开对局。</translation>
    </message>
    <message>
        <source>The whole game is being analysed. Press Escape to cancel that first.</source>
        <translation type="unfinished">正在分析整局。请先按 Esc 取消。</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Compare Two Searches</source>
        <translation type="unfinished">比较两次搜索</translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished">消息</translation>
    </message>
    <message>
        <source>Parameters of A</source>
        <translation type="unfinished">A 的参数</translation>
    </message>
    <message>
        <source>Parameters of B</source>
        <translation type="unfinished">B 的参数</translation>
    </message>
    <message>
        <source>A: %1</source>
        <translation type="unfinished">A：%1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished">B：%1</translation>
    </message>
    <message>
        <source>Both searches think, each with one thread and its own seed. Press Space to pause them.</source>
        <translation type="unfinished">两次搜索都在思考，各用一个线程和自己的种子。按空格键暂停。</translation>
    </message>
    <message>
        <source>The game is over here. Go to another position to compare searches.</source>
        <translation type="unfinished">对局在此结束。要比较搜索，请转到其他局面。</translation>
    </message>
    <message>
        <source>The value of this position is proven in both searches; there is nothing left to search.</source>
        <translation type="unfinished">两次搜索都已证明此局面的结果；没有可再搜索的了。</translation>
    </message>
    <message>
        <source>Choose how A and B search, and press Space to start both.</source>
        <translation type="unfinished">选择 A 和 B 的搜索方式，然后按空格键同时开始。</translation>
    </message>
    <message>
        <source>A has proven the value of this position. Press Space to let B go on.</source>
        <translation type="unfinished">A 已证明此局面的结果。按空格键让 B 继续。</translation>
    </message>
    <message>
        <source>B has proven the value of this position. Press Space to let A go on.</source>
        <translation type="unfinished">B 已证明此局面的结果。按空格键让 A 继续。</translation>
    </message>
    <message>
        <source>Both searches have used their limit. Press Space to let them go on for as long again.</source>
        <translation type="unfinished">两次搜索都已达到限制。按空格键让它们再继续同样久。</translation>
    </message>
    <message>
        <source>One search has begun anew. Press Space to let it catch up.</source>
        <translation type="unfinished">其中一次搜索已重新开始。按空格键让它赶上。</translation>
    </message>
    <message>
        <source>Both searches are paused. Press Space to go on.</source>
        <translation type="unfinished">两次搜索都已暂停。按空格键继续。</translation>
    </message>
</context>
<context>
    <name>ConvergencePlot</name>
    <message>
        <source>Visit shares of the candidates</source>
        <translation type="unfinished">候选着法的访问占比</translation>
    </message>
    <message>
        <source>How the visits of the best moves grow will be drawn here while the engine thinks.</source>
        <translation type="unfinished">引擎思考时，这里会画出最佳着法的访问次数如何增长。</translation>
    </message>
</context>
<context>
    <name>DepthPlot</name>
    <message>
        <source>visits</source>
        <translation type="unfinished">访问次数</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished">节点</translation>
    </message>
    <message>
        <source>Depth: %1, nodes: %2, visits: %3</source>
        <translation type="unfinished">深度：%1，节点：%2，访问次数：%3</translation>
    </message>
    <message>
        <source>Nodes and visits at each depth</source>
        <translation type="unfinished">各深度的节点与访问次数</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation type="unfinished">按深度</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>A: %1</source>
        <translation type="unfinished">A：%1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation type="unfinished">%1 着内负</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished">B：%1</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation type="unfinished">%1 着内胜</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>Rank by visits: %1 in A, %2 in B.</source>
        <translation type="unfinished">按访问次数排名：A 中第 %1，B 中第 %2。</translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>The move</source>
        <translation type="unfinished">该着法</translation>
    </message>
    <message>
        <source>Share A</source>
        <translation type="unfinished">占比 A</translation>
    </message>
    <message>
        <source>This move&apos;s part of all visits in A</source>
        <translation type="unfinished">该着法在 A 的全部访问中所占的比例</translation>
    </message>
    <message>
        <source>Share B</source>
        <translation type="unfinished">占比 B</translation>
    </message>
    <message>
        <source>This move&apos;s part of all visits in B</source>
        <translation type="unfinished">该着法在 B 的全部访问中所占的比例</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">差异</translation>
    </message>
    <message>
        <source>Share of the visits in B, less that in A</source>
        <translation type="unfinished">B 中的访问占比减去 A 中的</translation>
    </message>
    <message>
        <source>Win rate A</source>
        <translation type="unfinished">胜率 A</translation>
    </message>
    <message>
        <source>Expected result for the side to move, as A found it</source>
        <translation type="unfinished">A 得出的轮到走棋一方的期望结果</translation>
    </message>
    <message>
        <source>Win rate B</source>
        <translation type="unfinished">胜率 B</translation>
    </message>
    <message>
        <source>Expected result for the side to move, as B found it</source>
        <translation type="unfinished">B 得出的轮到走棋一方的期望结果</translation>
    </message>
    <message>
        <source>Win rate in B, less that in A</source>
        <translation type="unfinished">B 中的胜率减去 A 中的</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">证明</translation>
    </message>
    <message>
        <source>What is known for certain, and in how many moves</source>
        <translation type="unfinished">已确定的结果，以及需要多少着</translation>
    </message>
</context>
<context>
    <name>DifferencesPlot</name>
    <message>
        <source>Visit shares of the candidates in both searches</source>
        <translation type="unfinished">两次搜索中候选着法的访问占比</translation>
    </message>
    <message>
        <source>A</source>
        <translation type="unfinished">A</translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished">B</translation>
    </message>
    <message>
        <source>How the visits of the best moves grow in both searches will be drawn here while they think.</source>
        <translation type="unfinished">两次搜索思考时，这里会画出其中最佳着法的访问次数如何增长。</translation>
    </message>
</context>
<context>
    <name>DifferencesTable</name>
    <message>
        <source>Differences of the moves</source>
        <translation type="unfinished">着法的差异</translation>
    </message>
    <message>
        <source>How the two searches judge each move will be listed here. Press Space to start them.</source>
        <translation type="unfinished">两次搜索对每着的判断会列在这里。按空格键开始。</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>Show</source>
        <translation type="unfinished">显示</translation>
    </message>
    <message>
        <source>Show its standings and games</source>
        <translation type="unfinished">显示排名与对局</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>Play the games that are missing</source>
        <translation type="unfinished">进行缺少的对局</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation type="unfinished">打开文件夹</translation>
    </message>
    <message>
        <source>Where its records and results are kept</source>
        <translation type="unfinished">棋谱与结果的存放处</translation>
    </message>
    <message>
        <source>Show Another …</source>
        <translation>显示其他…</translation>
    </message>
    <message>
        <source>Choose the folder of a match that is kept elsewhere; it can be resumed when it is shown</source>
        <translation>选择保存在别处的比赛文件夹；显示之后即可继续</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation type="unfinished">以前的比赛</translation>
    </message>
    <message>
        <source>Matches that you play are kept, and will be listed here.</source>
        <translation type="unfinished">您进行的比赛会被保存并列在这里。</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished">开始于</translation>
    </message>
    <message>
        <source>When the match was begun</source>
        <translation type="unfinished">比赛开始时间</translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished">比赛</translation>
    </message>
    <message>
        <source>Its title, or who plays</source>
        <translation type="unfinished">标题或参赛者</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">棋种</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation type="unfinished">所下的棋</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">棋局</translation>
    </message>
    <message>
        <source>Games that have ended, and all of them</source>
        <translation type="unfinished">已结束与全部对局</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 / %2</translation>
    </message>
</context>
<context>
    <name>EngineEditor</name>
    <message>
        <source>C&amp;hoose …</source>
        <translation type="unfinished">选择(&amp;H)…</translation>
    </message>
    <message>
        <source>Choos&amp;e …</source>
        <translation type="unfinished">选择(&amp;E)…</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">名称</translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished">程序</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished">参数</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation type="unfinished">工作文件夹</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished">坐标</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">内存</translation>
    </message>
    <message>
        <source>Ready within</source>
        <translation type="unfinished">准备时限</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation type="unfinished">选择程序</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation type="unfinished">选择工作文件夹</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>the folder of the program</source>
        <translation type="unfinished">程序所在文件夹</translation>
    </message>
    <message>
        <source>Column first, then row</source>
        <translation type="unfinished">先列后行</translation>
    </message>
    <message>
        <source>Row first, then column</source>
        <translation type="unfinished">先行后列</translation>
    </message>
    <message>
        <source> MB</source>
        <translation type="unfinished"> MB</translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"> 秒</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished">名称(&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation type="unfinished">程序(&amp;P)</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation type="unfinished">参数(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation type="unfinished">工作文件夹(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation type="unfinished">坐标(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation type="unfinished">内存(&amp;M)</translation>
    </message>
    <message>
        <source>Ready w&amp;ithin</source>
        <translation type="unfinished">准备时限(&amp;I)</translation>
    </message>
    <message>
        <source>Op&amp;tions</source>
        <translation type="unfinished">选项(&amp;T)</translation>
    </message>
    <message>
        <source>Choose the program of an engine</source>
        <translation type="unfinished">选择引擎的程序</translation>
    </message>
    <message>
        <source>The folder in which the engine works</source>
        <translation type="unfinished">引擎的工作文件夹</translation>
    </message>
</context>
<context>
    <name>EngineQuestionController</name>
    <message>
        <source>The engine is starting and thinking …</source>
        <translation type="unfinished">引擎正在启动并思考…</translation>
    </message>
    <message>
        <source>What engines think is hidden while you play.</source>
        <translation type="unfinished">您对弈时隐藏引擎的想法。</translation>
    </message>
    <message>
        <source>The game is over in this position. Go back to a move that may be asked about.</source>
        <translation type="unfinished">此局面对局已结束。请回到可以询问的着法。</translation>
    </message>
</context>
<context>
    <name>EnginesController</name>
    <message>
        <source>The old list of engines, of which not everything could be read, is kept as %1.</source>
        <translation type="unfinished">旧的引擎列表未能全部读取，已保存为 %1。</translation>
    </message>
    <message>
        <source>A game with a person is on. Leave it first: menu Game, Leave the Game.</source>
        <translation type="unfinished">正在与人对局。请先离开：菜单“对局”，“离开对局”。</translation>
    </message>
    <message>
        <source>The whole game is being analysed. Press Escape to cancel that first.</source>
        <translation type="unfinished">正在分析整局。请先按 Esc 取消。</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier position, or begin a new game.</source>
        <translation type="unfinished">对局到此已结束。请回到较早的局面，或开始新对局。</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation type="unfinished">引擎</translation>
    </message>
    <message>
        <source>&amp;Add …</source>
        <translation type="unfinished">添加(&amp;A)…</translation>
    </message>
    <message>
        <source>Engines of Others</source>
        <translation type="unfinished">其他引擎</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">移除(&amp;R)</translation>
    </message>
    <message>
        <source>Programs that speak the Gomocup protocol can play and analyse in the studio. There is none in your list yet.

Press “Add …”, and choose the program of an engine.</source>
        <translation type="unfinished">使用 Gomocup 协议的程序可以在本程序中对弈和分析。您的列表中还没有。

请按“添加…”，选择引擎的程序。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished">引擎</translation>
    </message>
</context>
<context>
    <name>EnginesModel</name>
    <message>
        <source>Without a name</source>
        <translation type="unfinished">未命名</translation>
    </message>
    <message>
        <source>%1, not complete</source>
        <translation type="unfinished">%1，不完整</translation>
    </message>
</context>
<context>
    <name>ExerciseBar</name>
    <message>
        <source>Next</source>
        <translation type="unfinished">下一题</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished">跳过</translation>
    </message>
    <message>
        <source>Solved %1 of the %2 that you tried; without a mistake or a hint: %3.</source>
        <translation type="unfinished">您尝试的 %2 题中解出 %1 题；无失误无提示：%3。</translation>
    </message>
    <message>
        <source>Mistakes: %1. Hints: %2. Seconds: %3.</source>
        <translation type="unfinished">失误：%1。提示：%2。秒数：%3。</translation>
    </message>
    <message>
        <source>The solutions are still being counted.</source>
        <translation type="unfinished">仍在统计解的数目。</translation>
    </message>
    <message numerus="yes">
        <source>There are %n first moves that win.</source>
        <translation type="unfinished">
            <numerusform>有 %n 个取胜的第一手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n first moves that win.</source>
        <translation type="unfinished">
            <numerusform>至少有 %n 个取胜的第一手。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found one in %n tries.</source>
        <translation type="unfinished">
            <numerusform>您用 %n 次尝试找到一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the win</source>
        <translation type="unfinished">寻找胜着</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished">悔棋</translation>
    </message>
    <message>
        <source>Take the last move and the answer to it back (Backspace)</source>
        <translation type="unfinished">收回最后一手及其应手 (Backspace)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished">提示</translation>
    </message>
    <message>
        <source>Name a move that wins (?)</source>
        <translation type="unfinished">说出一手胜着 (?)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished">答案</translation>
    </message>
    <message>
        <source>Show how it is won</source>
        <translation type="unfinished">演示如何取胜</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished">上一题</translation>
    </message>
    <message>
        <source>To the exercise before</source>
        <translation type="unfinished">转到上一题</translation>
    </message>
    <message>
        <source>To the next exercise (Ctrl+Right)</source>
        <translation type="unfinished">转到下一题 (Ctrl+Right)</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation type="unfinished">停止查找</translation>
    </message>
    <message>
        <source>Look for no more positions</source>
        <translation type="unfinished">不再查找局面</translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished">结束</translation>
    </message>
    <message>
        <source>See how it went, and go back to the game that was open</source>
        <translation type="unfinished">查看成绩，并回到原先打开的对局</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">关闭</translation>
    </message>
    <message>
        <source>Put this away</source>
        <translation type="unfinished">收起</translation>
    </message>
</context>
<context>
    <name>ExerciseController</name>
    <message>
        <source>This move was refuted. Take it back first: press Backspace.</source>
        <translation type="unfinished">这一手已被化解。请先悔棋：按 Backspace。</translation>
    </message>
    <message>
        <source>A game is on. Leave the game to find wins.</source>
        <translation type="unfinished">对局正在进行。请先离开对局，再寻找胜着。</translation>
    </message>
    <message>
        <source>Open games to find wins in</source>
        <translation type="unfinished">打开要从中寻找胜着的对局</translation>
    </message>
    <message>
        <source>No such win was found. Try other games, or wins of fewer moves.</source>
        <translation type="unfinished">没有找到这样的胜着。请换别的对局，或减少步数。</translation>
    </message>
    <message>
        <source>The exercise could not go on.</source>
        <translation type="unfinished">练习无法继续。</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Find the win</source>
        <translation type="unfinished">寻找胜着</translation>
    </message>
    <message>
        <source>by fours</source>
        <translation type="unfinished">凭冲四</translation>
    </message>
    <message>
        <source>by threes and fours</source>
        <translation type="unfinished">凭活三和冲四</translation>
    </message>
    <message>
        <source>Positions that come with the &amp;program</source>
        <translation type="unfinished">随程序提供的局面(&amp;P)</translation>
    </message>
    <message>
        <source>Wins that were missed in the &amp;open game</source>
        <translation type="unfinished">当前对局中错过的胜着(&amp;O)</translation>
    </message>
    <message>
        <source>Games of a &amp;file …</source>
        <translation type="unfinished">文件中的对局(&amp;F) …</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation type="unfinished">取胜方式</translation>
    </message>
    <message>
        <source>Least number of moves, both sides counted</source>
        <translation type="unfinished">最少步数（双方合计）</translation>
    </message>
    <message>
        <source>A position is won by threats. Find the win; the solver answers with the best defence.</source>
        <translation type="unfinished">局面可凭威胁取胜。请找出胜着；求解器以最佳防守应对。</translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished">胜</translation>
    </message>
    <message>
        <source>In at least so many moves</source>
        <translation type="unfinished">至少步数</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation type="unfinished">开始(&amp;B)</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Find the win</source>
        <translation type="unfinished">寻找胜着</translation>
    </message>
    <message>
        <source>Find the win: %1 of %2</source>
        <translation type="unfinished">寻找胜着：第 %1 题，共 %2 题</translation>
    </message>
    <message>
        <source>%1 to move wins by fours. Find it.</source>
        <translation type="unfinished">轮到%1，可凭冲四取胜。请找出胜着。</translation>
    </message>
    <message>
        <source>%1 to move wins by threes and fours. Find it.</source>
        <translation type="unfinished">轮到%1，可凭活三和冲四取胜。请找出胜着。</translation>
    </message>
    <message>
        <source>In the game %1 was played, which missed it.</source>
        <translation type="unfinished">实战下了 %1，错过了胜着。</translation>
    </message>
    <message>
        <source>Looking for wins: positions seen %1, exercises found %2.</source>
        <translation type="unfinished">正在查找胜着：已看局面 %1，找到练习 %2。</translation>
    </message>
    <message>
        <source>The solver is at work …</source>
        <translation type="unfinished">求解器正在工作 …</translation>
    </message>
    <message>
        <source>This is how it is won.</source>
        <translation type="unfinished">这样取胜。</translation>
    </message>
    <message>
        <source>A hint: %1 wins.</source>
        <translation type="unfinished">提示：%1 可取胜。</translation>
    </message>
    <message>
        <source>%1 wins. Solved.</source>
        <translation type="unfinished">%1 取胜。已解出。</translation>
    </message>
    <message>
        <source>The solver cannot tell in time whether %1 wins. Try another move.</source>
        <translation type="unfinished">求解器未能及时判断 %1 能否取胜。请换一手。</translation>
    </message>
    <message>
        <source>%1 ends the game without a win. Take it back.</source>
        <translation type="unfinished">%1 使对局结束而未取胜。请悔棋。</translation>
    </message>
    <message>
        <source>%1 throws the win away: %2 refutes it. Take it back, and try again.</source>
        <translation type="unfinished">%1 丢掉了胜势：%2 可化解。请悔棋再试。</translation>
    </message>
    <message>
        <source>%1 still wins, by a longer way. The best defence is %2. Go on.</source>
        <translation type="unfinished">%1 仍能取胜，但路更长。最佳防守是 %2。请继续。</translation>
    </message>
    <message>
        <source>%1 is right. The best defence is %2. Go on.</source>
        <translation type="unfinished">%1 正确。最佳防守是 %2。请继续。</translation>
    </message>
    <message>
        <source>From %3, game %1, after %2 moves.</source>
        <translation type="unfinished">来自 %3，第 %1 局，%2 手之后。</translation>
    </message>
    <message>
        <source>From %3, after %2 moves.</source>
        <translation type="unfinished">来自 %3，%2 手之后。</translation>
    </message>
    <message>
        <source>From the open game, after %2 moves.</source>
        <translation type="unfinished">来自当前对局，%2 手之后。</translation>
    </message>
</context>
<context>
    <name>Experiments</name>
    <message>
        <source>2,000 simulations</source>
        <translation type="unfinished">2000 次模拟</translation>
    </message>
    <message>
        <source>20,000 simulations</source>
        <translation type="unfinished">20000 次模拟</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation type="unfinished">10 秒</translation>
    </message>
    <message>
        <source>graph</source>
        <translation type="unfinished">图</translation>
    </message>
    <message>
        <source>tree</source>
        <translation type="unfinished">树</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation type="unfinished">邻近</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished">均匀</translation>
    </message>
    <message>
        <source>Five in a row on 4×4</source>
        <translation>4×4 上的五子连珠</translation>
    </message>
    <message>
        <source>No line of five fits on 4×4, so every game is a draw. Does plain UCT see that after each of the sixteen first moves?</source>
        <translation>4×4 上放不下五连，因此每局都是和棋。普通 UCT 在十六种第一着之后都能看出这一点吗？</translation>
    </message>
    <message>
        <source>Sixteen draws; after each first move all 2,000 simulations ended in a draw.</source>
        <translation>十六局和棋；每种第一着之后，全部 2,000 次模拟都以和棋告终。</translation>
    </message>
    <message>
        <source>Neighbour rollouts against uniform ones</source>
        <translation>邻近模拟对均匀模拟</translation>
    </message>
    <message>
        <source>Do rollouts that play next to stones only beat rollouts that play anywhere? Four in a row on 5×5, 400 simulations a move and a depth of 30 moves; the exploration 0.7071 on win rates is the √2 of notebooks that count from −1 to 1.</source>
        <translation>只在棋子旁落子的随机模拟能胜过随处落子的吗？5×5 四子连珠，每步 400 次模拟，深度 30 着；胜率上的探索系数 0.7071，就是以 −1 到 1 计分的笔记本中的 √2。</translation>
    </message>
    <message>
        <source>Hardly a difference on so small a board: neighbour rollouts scored 53 of 100, +21 ± 56 Elo.</source>
        <translation>在这么小的棋盘上几乎没有差别：邻近模拟在 100 局中得 53 分，+21 ± 56 Elo。</translation>
    </message>
    <message>
        <source>What more simulations buy classic UCT</source>
        <translation>更多模拟给经典 UCT 带来什么</translation>
    </message>
    <message>
        <source>How much stronger is classic UCT with 20,000 simulations a move than with 2,000, and how much more do ten seconds buy?</source>
        <translation>每步 20,000 次模拟的经典 UCT 比 2,000 次强多少？十秒又能再带来多少？</translation>
    </message>
    <message>
        <source>On 6×6 next to nothing: 28 of 30 games were drawn, and ten seconds won two against 2,000 simulations. Five in a row are hard to make there, and 2,000 simulations hold the draw nearly always.</source>
        <translation>在 6×6 上几乎没有：30 局中 28 局和棋，十秒对 2,000 次模拟胜两局。那里很难连成五子，2,000 次模拟几乎总能守和。</translation>
    </message>
    <message>
        <source>Graph against tree on Connect Four</source>
        <translation>四子棋中的图与树</translation>
    </message>
    <message>
        <source>Connect Four reaches many positions by different orders of moves. Does a graph that shares them beat a tree, with few simulations and with more, with much exploration and with little? 1.0 and 0.25 on win rates are 2 and 0.5 on values from −1 to 1.</source>
        <translation>四子棋的许多局面可由不同的着法次序到达。共享这些局面的图能胜过树吗？模拟次数有少有多，探索系数有大有小。胜率上的 1.0 和 0.25，就是 −1 到 1 数值上的 2 和 0.5。</translation>
    </message>
    <message>
        <source>No difference that 100 games show: the graph scored 52.5, 53, 49 and 55 of 100, each ± 10 or so.</source>
        <translation>100 局看不出差别：图在 100 局中分别得 52.5、53、49 和 55 分，各约 ± 10。</translation>
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
        <source>Boards of 6, 8 and 15</source>
        <translation>6、8 和 15 路棋盘</translation>
    </message>
    <message>
        <source>Five in a row on 6×6, 8×8 and 15×15: on which boards do a thousand simulations of plain UCT still find good moves, against a search that looks next to stones first?</source>
        <translation>6×6、8×8 和 15×15 上的五子连珠：面对先看棋子旁边的搜索，普通 UCT 的一千次模拟在哪些棋盘上仍能找到好着？</translation>
    </message>
    <message>
        <source>On 6×6 nearly all is drawn; on 8×8 studio-rollouts scored 87.5 % of 40 games, on 15×15 97.5 %.</source>
        <translation>6×6 上几乎全是和棋；studio-rollouts 在 8×8 的 40 局中得 87.5 %，在 15×15 得 97.5 %。</translation>
    </message>
    <message>
        <source>AlphaZero against plain search, 8×8, 10 s a move</source>
        <translation type="unfinished">AlphaZero 对普通搜索，8×8，每步 10 秒</translation>
    </message>
    <message>
        <source>A small convolutional network learnt five in a row on 8×8 from games against itself, as the textbook has it. It looks at tens of thousands of positions in ten seconds, plain search plays some millions of games at random: who is better? The network needs the extra onnx.</source>
        <translation type="unfinished">一个小型卷积网络按教科书的方法，通过自我对弈学会了 8×8 五子棋。十秒内它能看几万个局面，而普通搜索能随机下几百万局：谁更强？该网络需要附加组件 onnx。</translation>
    </message>
    <message>
        <source>Plain search, here: 4.5 of 6, its three wins all with Black. It played some twelve million games a move, AlphaZero made fifty thousand simulations on the open board; its network had learnt for an hour.</source>
        <translation type="unfinished">这里是普通搜索：6 分得 4.5 分，三胜全部执黑。它每步下了约一千二百万局，AlphaZero 在空旷的棋盘上只做了五万次模拟;它的网络学了一个小时。</translation>
    </message>
    <message>
        <source>textbook network</source>
        <translation type="unfinished">教科书网络</translation>
    </message>
    <message>
        <source>plain search</source>
        <translation type="unfinished">普通搜索</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation type="unfinished">实验</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished">开始</translation>
    </message>
    <message>
        <source>Play this experiment; it is kept, and can be stopped and resumed</source>
        <translation type="unfinished">进行此实验；会保存，可停止并继续</translation>
    </message>
    <message>
        <source>Last Result</source>
        <translation type="unfinished">上次结果</translation>
    </message>
    <message>
        <source>Show the newest match of this experiment</source>
        <translation type="unfinished">显示此实验最近的比赛</translation>
    </message>
    <message>
        <source>No experiment was found. Files that describe one belong into the folder matches.</source>
        <translation type="unfinished">没有找到实验。描述实验的文件应放在 matches 文件夹中。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in all:</source>
        <translation type="unfinished">
            <numerusform>共 %Ln 局：</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 alone, once after each of %3 openings, %4</source>
        <translation type="unfinished">%1：%2 单独，在 %3 个开局后各一次，%4</translation>
    </message>
    <message>
        <source>%1: %2, the first against each other, %3 games of every two, %4</source>
        <translation type="unfinished">%1：%2，第一名对其余各人，每对 %3 局，%4</translation>
    </message>
    <message>
        <source>%1: %2, %3 games of every two, %4</source>
        <translation type="unfinished">%1：%2，每对 %3 局，%4</translation>
    </message>
    <message>
        <source>each with its own limit</source>
        <translation type="unfinished">各有限制</translation>
    </message>
    <message>
        <source>Played before: %1</source>
        <translation type="unfinished">以前进行过：%1</translation>
    </message>
    <message>
        <source>Played here: %1</source>
        <translation type="unfinished">在此进行：%1</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Why not %1?</source>
        <translation type="unfinished">为什么不选 %1？</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation type="unfinished">利用</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">探索</translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished">得分</translation>
    </message>
    <message>
        <source>Why a move is not the favourite</source>
        <translation type="unfinished">某着法为何不是首选</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation type="unfinished">关闭说明</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message>
        <source>%2 leads by %3.</source>
        <translation type="unfinished">%2 领先 %3。</translation>
    </message>
    <message>
        <source>%2 is %3 behind %1.</source>
        <translation type="unfinished">%2 落后 %1 %3。</translation>
    </message>
    <message>
        <source>Its win rate counts %3 more, its exploration %4 more.</source>
        <translation type="unfinished">它的胜率项多 %3，探索项多 %4。</translation>
    </message>
    <message>
        <source>Its win rate counts %3 more, its exploration %4 less.</source>
        <translation type="unfinished">它的胜率项多 %3，探索项少 %4。</translation>
    </message>
    <message>
        <source>Its win rate counts %3 less, its exploration %4 more.</source>
        <translation type="unfinished">它的胜率项少 %3，探索项多 %4。</translation>
    </message>
    <message>
        <source>Its win rate counts %3 less, its exploration %4 less.</source>
        <translation type="unfinished">它的胜率项少 %3，探索项少 %4。</translation>
    </message>
    <message>
        <source>Its value counts %3 more, its exploration %4 more.</source>
        <translation type="unfinished">它的价值项多 %3，探索项多 %4。</translation>
    </message>
    <message>
        <source>Its value counts %3 more, its exploration %4 less.</source>
        <translation type="unfinished">它的价值项多 %3，探索项少 %4。</translation>
    </message>
    <message>
        <source>Its value counts %3 less, its exploration %4 more.</source>
        <translation type="unfinished">它的价值项少 %3，探索项多 %4。</translation>
    </message>
    <message>
        <source>Its value counts %3 less, its exploration %4 less.</source>
        <translation type="unfinished">它的价值项少 %3，探索项少 %4。</translation>
    </message>
    <message>
        <source>You have promised %1 more visits, which come before all scores.</source>
        <translation type="unfinished">您已指定给 %1 更多访问，这优先于所有得分。</translation>
    </message>
    <message>
        <source>Moves to which you have promised more visits come first.</source>
        <translation type="unfinished">先搜索您指定给予更多访问的着法。</translation>
    </message>
    <message>
        <source>%1 is chosen by the next simulation.</source>
        <translation type="unfinished">下一次模拟就会选择 %1。</translation>
    </message>
    <message numerus="yes">
        <source>If the values stay as they are, %1 is chosen after about %Ln more simulation(s).</source>
        <translation type="unfinished">
            <numerusform>如果数值保持不变，大约再过 %Ln 次模拟会选择 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves near to stones come first, and as a game begins those near to the middle; all others follow when those are lost.</source>
        <translation type="unfinished">先考虑棋子附近的着法，开局时先考虑靠近中央的着法；当它们都必败后才考虑其余的。</translation>
    </message>
    <message>
        <source>If the values stay as they are, %1 is not chosen within the next billion simulations.</source>
        <translation type="unfinished">如果数值保持不变，接下来十亿次模拟之内不会选择 %1。</translation>
    </message>
    <message>
        <source>If the values stay as they are, %1 is not chosen within the next billion visits of this node.</source>
        <translation type="unfinished">如果数值保持不变，此节点接下来十亿次访问之内不会选择 %1。</translation>
    </message>
    <message>
        <source>%1 is chosen at the next visit of this node.</source>
        <translation type="unfinished">此节点下一次被访问时就会选择 %1。</translation>
    </message>
    <message numerus="yes">
        <source>If the values stay as they are, %1 is chosen after about %Ln more visit(s) of this node.</source>
        <translation type="unfinished">
            <numerusform>如果数值保持不变，此节点大约再经 %Ln 次访问会选择 %1。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the favourite: no other move that can still be chosen has more visits.</source>
        <translation type="unfinished">%1 就是首选：仍可选择的其他着法中，没有访问次数更多的。</translation>
    </message>
    <message>
        <source>You have left %1 out of the search. Take that back to have it searched.</source>
        <translation type="unfinished">您已将 %1 排除在搜索之外。要搜索它，请撤销排除。</translation>
    </message>
    <message>
        <source>No move has been visited yet. Press Space to start the search.</source>
        <translation type="unfinished">还没有着法被访问过。按空格键开始搜索。</translation>
    </message>
    <message>
        <source>%1 was not tried yet, so that there is nothing to compare.</source>
        <translation type="unfinished">%1 尚未尝试过，因此没有可比较的。</translation>
    </message>
    <message>
        <source>One more move is considered when this position has %2 visits; it may be another one.</source>
        <translation type="unfinished">此局面达到 %2 次访问时会多考虑一着，但也可能是别的着法。</translation>
    </message>
    <message>
        <source>Untried moves are taken in an order drawn by lot, and its turn has not come.</source>
        <translation type="unfinished">未尝试的着法按抽签次序进行，还没有轮到它。</translation>
    </message>
    <message numerus="yes">
        <source>%1 is proven to win in %n move(s). There is nothing left to search.</source>
        <translation type="unfinished">
            <numerusform>%1 已被证明 %n 着内必胜。没有可再搜索的了。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is proven to lose in %n move(s). It is not searched again.</source>
        <translation type="unfinished">
            <numerusform>%1 已被证明 %n 着内必败。不再搜索它。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is proven to be a draw. It is not searched again.</source>
        <translation type="unfinished">%1 已被证明是和棋。不再搜索它。</translation>
    </message>
    <message>
        <source>%1 cannot be better than what is proven already. It is not searched again.</source>
        <translation type="unfinished">%1 不可能好于已被证明的结果。不再搜索它。</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>MCTS Studio: %1×%2 board, %3 in a row</source>
        <translation type="unfinished">MCTS Studio：%1×%2 棋盘，%3 子连线</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation type="unfinished">PNG 图片 (*.png);;SVG 矢量图 (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation type="unfinished">导出棋盘</translation>
    </message>
    <message>
        <source>The board was exported to %1.</source>
        <translation type="unfinished">棋盘已导出到 %1。</translation>
    </message>
    <message>
        <source>%1-window</source>
        <translation type="unfinished">%1-窗口</translation>
    </message>
    <message>
        <source>Export the window</source>
        <translation type="unfinished">导出窗口</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished">PNG 图片 (*.png)</translation>
    </message>
    <message>
        <source>The window was exported to %1.</source>
        <translation type="unfinished">窗口已导出到 %1。</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation type="unfinished">棋盘已作为图片复制。</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation type="unfinished">%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation type="unfinished">无法保存图片。</translation>
    </message>
    <message>
        <source>board</source>
        <translation type="unfinished">棋盘</translation>
    </message>
</context>
<context>
    <name>ExportProgress</name>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
</context>
<context>
    <name>FaultBox</name>
    <message>
        <source>The game is paused, and nobody&apos;s time runs.</source>
        <translation>对局已暂停，双方都不计时。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">重试</translation>
    </message>
    <message>
        <source>Another player …</source>
        <translation type="unfinished">换一位棋手…</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished">结束对局</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.txt);;All files (*)</source>
        <translation type="unfinished">棋谱 (*.sgf *.psq *.rec *.pos *.lib *.txt);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished">打开棋谱</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation type="unfinished">无法打开棋谱。</translation>
    </message>
    <message>
        <source>The game was opened, with something left out or guessed.</source>
        <translation type="unfinished">棋谱已打开，但有些内容被略去或是猜测的。</translation>
    </message>
    <message>
        <source>The clipboard holds no game that could be read.</source>
        <translation type="unfinished">剪贴板中没有可读取的棋谱。</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation type="unfinished">剪贴板</translation>
    </message>
    <message>
        <source>No move of this text can be played on the board that is open. The game stays as it is.</source>
        <translation type="unfinished">这段文本中没有一着能在当前棋盘上走。棋局保持不变。</translation>
    </message>
    <message>
        <source>The moves fit a board of %1×%2: begin such a board first, and paste them again.</source>
        <translation type="unfinished">这些着法适合 %1×%2 的棋盘：请先新建这样的棋盘，再重新粘贴。</translation>
    </message>
    <message>
        <source>The game was read, with something left out or guessed.</source>
        <translation type="unfinished">棋谱已读取，但有些内容被略去或是猜测的。</translation>
    </message>
    <message>
        <source>SGF, keeps everything (*.sgf);;Piskvork (*.psq);;Positions (*.pos);;Moves (*.txt)</source>
        <translation type="unfinished">SGF，保留全部内容 (*.sgf);;Piskvork (*.psq);;局面 (*.pos);;着法 (*.txt)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished">保存棋谱</translation>
    </message>
    <message>
        <source>this game</source>
        <translation type="unfinished">本局</translation>
    </message>
    <message>
        <source>Save the changes to %1?</source>
        <translation type="unfinished">要保存对 %1 的更改吗？</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished">未保存的更改</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>game.sgf</source>
        <translation type="unfinished">棋谱.sgf</translation>
    </message>
    <message>
        <source>%1 (one game)</source>
        <translation type="unfinished">%1（一局）</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation type="unfinished">无法保存棋谱。</translation>
    </message>
    <message>
        <source>The game was saved to %1.</source>
        <translation type="unfinished">棋局已保存到 %1。</translation>
    </message>
    <message>
        <source>%1 holds other games, which would be lost. Overwrite it?</source>
        <translation type="unfinished">%1 中还有其他棋局，覆盖后会丢失。要覆盖吗？</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation type="unfinished">%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Overwrite it?</source>
        <translation type="unfinished">%1 打开后被其他程序修改过。要覆盖吗？</translation>
    </message>
    <message>
        <source>This format does not keep everything:

%1

Save anyway?</source>
        <translation type="unfinished">此格式不能保留全部内容：

%1

仍要保存吗？</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
            <numerusform>还有 %n 项</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundNodesModel</name>
    <message>
        <source>position</source>
        <translation type="unfinished">局面</translation>
    </message>
    <message>
        <source>win</source>
        <translation type="unfinished">胜</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished">负</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">变化</translation>
    </message>
    <message>
        <source>The moves from the watched position to this node</source>
        <translation type="unfinished">从所观察局面到此节点的着法</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">访问次数</translation>
    </message>
    <message>
        <source>How many simulations went through this node</source>
        <translation type="unfinished">有多少次模拟经过此节点</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">胜率</translation>
    </message>
    <message>
        <source>Expected result for the player of the last move; a draw counts one half</source>
        <translation type="unfinished">走最后一着的一方的期望结果；和棋计为一半</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">深度</translation>
    </message>
    <message>
        <source>How many moves below the watched position</source>
        <translation type="unfinished">在所观察局面之下多少着</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">证明</translation>
    </message>
    <message>
        <source>What is known for certain for the player of the last move</source>
        <translation type="unfinished">对走最后一着的一方已确定的结果</translation>
    </message>
</context>
<context>
    <name>FoundNodesTable</name>
    <message>
        <source>Found nodes</source>
        <translation type="unfinished">找到的节点</translation>
    </message>
</context>
<context>
    <name>FoundNodesView</name>
    <message>
        <source>The nodes that match a filter will be listed here. Say above which ones you look for.</source>
        <translation type="unfinished">符合筛选条件的节点会列在这里。请在上方指明要找哪些。</translation>
    </message>
    <message>
        <source>No node was found so far.</source>
        <translation type="unfinished">目前还没有找到节点。</translation>
    </message>
    <message>
        <source>No proven node matches the filter.</source>
        <translation type="unfinished">没有已证明的节点符合筛选条件。</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation type="unfinished">没有符合条件的节点。</translation>
    </message>
    <message>
        <source>No node matches the filter.</source>
        <translation type="unfinished">没有节点符合筛选条件。</translation>
    </message>
    <message>
        <source>%1 of %2 nodes that match; %3 looked at</source>
        <translation type="unfinished">符合的节点 %2 个，列出 %1 个；已查看 %3 个</translation>
    </message>
    <message>
        <source>%1 of %2 nodes that match; %3 of %4 looked at</source>
        <translation type="unfinished">符合的节点 %2 个，列出 %1 个；已查看 %3 / %4</translation>
    </message>
    <message>
        <source>The search has gone on since.</source>
        <translation type="unfinished">此后搜索仍在继续。</translation>
    </message>
    <message>
        <source>Nodes that match the filter</source>
        <translation type="unfinished">符合筛选条件的节点</translation>
    </message>
</context>
<context>
    <name>FramePainting</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source>Best: %1, %2</source>
        <translation type="unfinished">最佳：%1，%2</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Move %1 · %2</source>
        <translation type="unfinished">第 %1 着 · %2</translation>
    </message>
    <message>
        <source>looking back: a click on the board returns to the game</source>
        <translation type="unfinished">正在回看：点击棋盘返回对局</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation type="unfinished">对局已暂停</translation>
    </message>
    <message>
        <source>the engine is thinking</source>
        <translation type="unfinished">引擎正在思考</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished">轮到您</translation>
    </message>
    <message>
        <source>The game is paused. Let it go on first: press P.</source>
        <translation type="unfinished">对局已暂停。请先让它继续：按 P。</translation>
    </message>
    <message>
        <source>Column %1 is full. Choose another one.</source>
        <translation type="unfinished">第 %1 列已满，请选择其他列。</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished">选择棋局</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n game(s).</source>
        <translation type="unfinished">
            <numerusform>%1 中有 %n 局棋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n game(s).</source>
        <translation type="unfinished">
            <numerusform>文件中有 %n 局棋。</numerusform>
        </translation>
    </message>
    <message>
        <source>No game holds these words. Search for fewer of them.</source>
        <translation type="unfinished">没有棋局包含这些词。请减少搜索词。</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation type="unfinished">搜索棋局</translation>
    </message>
    <message>
        <source>Search for a player, a date or a result</source>
        <translation type="unfinished">搜索棋手、日期或结果</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">棋局</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Draw</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished">日期</translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished">棋盘</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished">#</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation type="unfinished">%1胜</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">结果</translation>
    </message>
</context>
<context>
    <name>HeatmapSelector</name>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished">热图</translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished">显示</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">数值</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished">刻度</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">颜色</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation type="unfinished">不透明度</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">候选着法</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">访问次数</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">胜率</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">先验</translation>
    </message>
    <message>
        <source>Selection score</source>
        <translation type="unfinished">选择得分</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished">线性</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished">对数</translation>
    </message>
    <message>
        <source>Viridis</source>
        <translation type="unfinished">Viridis</translation>
    </message>
    <message>
        <source>Cividis</source>
        <translation type="unfinished">Cividis</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation type="unfinished">热力</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished">灰度</translation>
    </message>
    <message>
        <source>A linear scale of visits hides all moves but the leader</source>
        <translation type="unfinished">访问次数的线性刻度会使领先者以外的着法看不出来</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">搜索之前对该着法的估计</translation>
    </message>
    <message>
        <source>Cividis and Viridis are safe for colour-blind eyes</source>
        <translation type="unfinished">Cividis 和 Viridis 适合色觉障碍者</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished">语言(&amp;G)</translation>
    </message>
    <message>
        <source>Language of the System</source>
        <translation type="unfinished">跟随系统语言</translation>
    </message>
</context>
<context>
    <name>LegendBar</name>
    <message>
        <source>Legend: %1</source>
        <translation type="unfinished">图例：%1</translation>
    </message>
    <message>
        <source>On each disc: win rate, visits, and the rank in the corner. The best move is cyan.</source>
        <translation type="unfinished">每个圆片上：胜率、访问次数，角上为排名。最佳着法为青色。</translation>
    </message>
    <message>
        <source>All moves have the same prior here. Choose a profile with a network to see priors.</source>
        <translation type="unfinished">这里所有着法的先验相同。选择带网络的配置即可看到先验。</translation>
    </message>
    <message>
        <source>What the colours mean is told here as soon as the board shows heat.</source>
        <translation type="unfinished">棋盘显示热图后，这里会说明颜色的含义。</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>The search is hidden while you play. Leave the game to read a lesson.</source>
        <translation type="unfinished">对弈时搜索被隐藏。要学习课程，请离开对局。</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation type="unfinished">课程 (*.toml)</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation type="unfinished">打开课程文件</translation>
    </message>
    <message>
        <source>The lesson could not be opened.</source>
        <translation type="unfinished">无法打开课程。</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>%1, finished</source>
        <translation type="unfinished">%1，已完成</translation>
    </message>
    <message>
        <source>%1, not finished yet</source>
        <translation type="unfinished">%1，尚未完成</translation>
    </message>
    <message>
        <source>Short lessons on the real search: step it, predict what it does, and see why. Choose one.</source>
        <translation type="unfinished">在真实搜索上的短课程：单步执行，预测它的行为，再看看原因。请选择一课。</translation>
    </message>
    <message>
        <source>Open a lesson file …</source>
        <translation type="unfinished">打开课程文件…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation type="unfinished">打开课程文件</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">课程</translation>
    </message>
</context>
<context>
    <name>LessonQuestion</name>
    <message>
        <source>Click a point of the board.</source>
        <translation type="unfinished">请点击棋盘上的一点。</translation>
    </message>
    <message>
        <source>Your answer: %1</source>
        <translation type="unfinished">您的答案：%1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished">答案：%1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation type="unfinished">正确答案：%1</translation>
    </message>
    <message>
        <source>Your answer, which is not right: %1</source>
        <translation type="unfinished">您的答案不正确：%1</translation>
    </message>
    <message>
        <source>The search has no answer here.</source>
        <translation type="unfinished">搜索在此没有答案。</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished">正确。</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation type="unfinished">这次不对。</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation type="unfinished">正确：%1。</translation>
    </message>
    <message>
        <source>Not this time: it is %1, not %2.</source>
        <translation type="unfinished">这次不对：是 %1，不是 %2。</translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>the board</source>
        <translation type="unfinished">棋盘</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">候选着法</translation>
    </message>
    <message>
        <source>Visit shares</source>
        <translation type="unfinished">访问占比</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">逐步执行</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished">搜索树</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished">棋盘显示</translation>
    </message>
    <message>
        <source>Search in numbers</source>
        <translation type="unfinished">搜索数据</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation type="unfinished">第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>Look at: %1</source>
        <translation type="unfinished">请看：%1</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished">全部课程</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation type="unfinished">替我执行</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished">完成</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>The search is at work …</source>
        <translation type="unfinished">搜索正在进行…</translation>
    </message>
    <message>
        <source>The search was changed or stopped. Continue sets it up again.</source>
        <translation type="unfinished">搜索被更改或停止了。按“继续”重新设置。</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation type="unfinished">本课已完成。</translation>
    </message>
    <message>
        <source>Predictions that were right: %1 of %2.</source>
        <translation type="unfinished">预测正确：%1 / %2。</translation>
    </message>
    <message>
        <source>The search has gone further than that. Continue takes it back.</source>
        <translation type="unfinished">搜索已走得更远。按“继续”将其退回。</translation>
    </message>
    <message>
        <source>Phases performed: %1 of %2. N performs one.</source>
        <translation type="unfinished">已执行阶段：%1 / %2。按 N 执行一个。</translation>
    </message>
    <message>
        <source>Simulations performed: %1 of %2. Shift+N performs one.</source>
        <translation type="unfinished">已执行模拟：%1 / %2。按 Shift+N 执行一次。</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s), says the solver.</source>
        <translation type="unfinished">
            <numerusform>求解器：%1%2 %n 手内取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win %2 in %n move(s), says the solver.</source>
        <translation type="unfinished">
            <numerusform>求解器：%1 威胁%2 %n 手内取胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tried %Ln move(s) in %1 ms.</source>
        <translation type="unfinished">
            <numerusform>试了 %Ln 手，用时 %1 毫秒。</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished">离开课程</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">返回</translation>
    </message>
    <message>
        <source>Back to the step before</source>
        <translation type="unfinished">返回上一步</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation type="unfinished">课程进度</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation type="unfinished">初学者</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished">休闲</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation type="unfinished">俱乐部棋手</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished">强</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation type="unfinished">全力</translation>
    </message>
</context>
<context>
    <name>LimitEditor</name>
    <message>
        <source>no limit</source>
        <translation type="unfinished">无限制</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">模拟</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished">秒数</translation>
    </message>
    <message>
        <source>Depth of the tree</source>
        <translation type="unfinished">搜索树深度</translation>
    </message>
    <message>
        <source>One limit is needed. Tick another one first.</source>
        <translation type="unfinished">至少需要一个限制。请先勾选另一个。</translation>
    </message>
    <message>
        <source>Whichever comes first ends the search.</source>
        <translation type="unfinished">先达到哪个限制，搜索就在哪里结束。</translation>
    </message>
    <message>
        <source>Limit of the search: %1</source>
        <translation type="unfinished">搜索限制：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished">深度 %1</translation>
    </message>
</context>
<context>
    <name>LiveGameView</name>
    <message>
        <source>Board of the game that is on</source>
        <translation type="unfinished">正在进行的对局棋盘</translation>
    </message>
    <message>
        <source>Game to be watched</source>
        <translation type="unfinished">要观看的对局</translation>
    </message>
    <message>
        <source>Which of the games under way is shown</source>
        <translation type="unfinished">显示哪一局正在进行的对局</translation>
    </message>
    <message>
        <source>How the game stands</source>
        <translation type="unfinished">对局状况</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation type="unfinished">第 %1 局</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source>win rate %1</source>
        <translation type="unfinished">胜率 %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished">%1 对 %2</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New game</source>
        <translation type="unfinished">新对局</translation>
    </message>
</context>
<context>
    <name>MatchAmounts</name>
    <message numerus="yes">
        <source>%Ln game(s) were drawn.</source>
        <translation type="unfinished">
            <numerusform>%Ln 局和棋。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by a fault.</source>
        <translation type="unfinished">
            <numerusform>%Ln 局因故障结束。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by time.</source>
        <translation type="unfinished">
            <numerusform>%Ln 局超时结束。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>A match is on</source>
        <translation type="unfinished">比赛正在进行</translation>
    </message>
    <message>
        <source>Engines are playing a match. To leave the program stops it: what was played is kept, and it can be resumed. Leave and stop it?</source>
        <translation type="unfinished">引擎正在比赛。退出程序会停止比赛：已下的会保存，可以继续。退出并停止吗？</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation type="unfinished">无法打开棋谱。</translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message>
        <source>This game was given up; it will be played anew.</source>
        <translation type="unfinished">此局已放弃，将重新进行。</translation>
    </message>
    <message>
        <source>The players are getting ready. The first time this takes a minute.</source>
        <translation type="unfinished">棋手正在准备。首次需要一分钟。</translation>
    </message>
    <message>
        <source>The game that is being played is shown here. A double click on a game opens its record.</source>
        <translation type="unfinished">这里显示正在进行的对局。双击某局可打开其棋谱。</translation>
    </message>
    <message>
        <source>Choose an experiment, or begin a new match.</source>
        <translation type="unfinished">请选择一个实验，或开始新的比赛。</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation type="unfinished">%1 / %2 局</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation type="unfinished">约剩 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawn</source>
        <translation type="unfinished">
            <numerusform>%Ln 局和棋</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次故障</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln flag(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次超时</numerusform>
        </translation>
    </message>
    <message>
        <source>games under way are played to their end</source>
        <translation type="unfinished">正在进行的对局将下完</translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished">已暂停</translation>
    </message>
    <message>
        <source>stopping …</source>
        <translation type="unfinished">正在停止…</translation>
    </message>
    <message>
        <source>all games have been played</source>
        <translation type="unfinished">所有对局已完成</translation>
    </message>
    <message>
        <source>the test is decided</source>
        <translation type="unfinished">检验已有结论</translation>
    </message>
    <message>
        <source>stopped; it can be resumed</source>
        <translation type="unfinished">已停止；可以继续</translation>
    </message>
    <message>
        <source>it ended early; it can be resumed</source>
        <translation type="unfinished">提前结束；可以继续</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Give up the games under way; the match can be resumed later</source>
        <translation type="unfinished">放弃正在进行的对局；比赛以后可继续</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">复制</translation>
    </message>
    <message>
        <source>Copy the standings as text (Ctrl+Shift+C)</source>
        <translation type="unfinished">将排名复制为文本 (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation type="unfinished">保存…</translation>
    </message>
    <message>
        <source>Save standings and games as CSV or JSON (Ctrl+S)</source>
        <translation type="unfinished">将排名与对局存为 CSV 或 JSON (Ctrl+S)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished">轮次</translation>
    </message>
    <message>
        <source>Progress of the match</source>
        <translation type="unfinished">比赛进度</translation>
    </message>
    <message>
        <source>How far the match is</source>
        <translation type="unfinished">比赛进行到哪里</translation>
    </message>
    <message>
        <source>What the games say</source>
        <translation type="unfinished">对局结论</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished">排名</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation type="unfinished">开局</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">棋局</translation>
    </message>
    <message>
        <source>The match that is played or looked at is shown here. Choose an experiment, or begin a new match.</source>
        <translation type="unfinished">这里显示正在进行或查看的比赛。请选择一个实验，或开始新的比赛。</translation>
    </message>
    <message>
        <source>Who has how many points of whom will be listed here.</source>
        <translation type="unfinished">这里将列出各人对各人的得分。</translation>
    </message>
    <message>
        <source>What comes of each opening will be listed here.</source>
        <translation type="unfinished">这里将列出每个开局的结果。</translation>
    </message>
    <message>
        <source>Each game that has ended will be listed here. Enter opens its record.</source>
        <translation type="unfinished">这里将列出每个已结束的对局。按 Enter 打开棋谱。</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>Begin games again (Space)</source>
        <translation type="unfinished">重新开始对局（空格）</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">继续</translation>
    </message>
    <message>
        <source>Play the games that are missing (Space)</source>
        <translation type="unfinished">进行缺少的对局（空格）</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">暂停</translation>
    </message>
    <message>
        <source>Play the games under way to their end, and begin no other (Space)</source>
        <translation type="unfinished">下完正在进行的对局，不再开始新的（空格）</translation>
    </message>
</context>
<context>
    <name>MatchWindow</name>
    <message>
        <source>The standings were copied.</source>
        <translation type="unfinished">排名已复制。</translation>
    </message>
    <message>
        <source>Games as a table (*.csv);;Standings and games (*.json)</source>
        <translation type="unfinished">对局表格 (*.csv);;排名与对局 (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation type="unfinished">保存结果</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation type="unfinished">match.csv</translation>
    </message>
    <message>
        <source>The results could not be saved.</source>
        <translation type="unfinished">无法保存结果。</translation>
    </message>
    <message>
        <source>The results were saved to %1.</source>
        <translation type="unfinished">结果已保存到 %1。</translation>
    </message>
    <message>
        <source>A match is on</source>
        <translation type="unfinished">比赛正在进行</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation type="unfinished">继续比赛(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Stop the Match</source>
        <translation type="unfinished">停止比赛(&amp;S)</translation>
    </message>
    <message>
        <source>Matches between Engines</source>
        <translation type="unfinished">引擎比赛</translation>
    </message>
    <message>
        <source>E&amp;xperiments</source>
        <translation type="unfinished">实验(&amp;X)</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation type="unfinished">新比赛(&amp;N)</translation>
    </message>
    <message>
        <source>Ea&amp;rlier Matches</source>
        <translation type="unfinished">以前的比赛(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished">比赛(&amp;M)</translation>
    </message>
    <message>
        <source>%1 of %2 games on %3</source>
        <translation type="unfinished">%3：%1 / %2 局</translation>
    </message>
    <message>
        <source>%1 is being played. It can go on while this window is closed, or be stopped: what was played is kept, and it can be resumed from the list of earlier matches.</source>
        <translation type="unfinished">%1 正在进行。关闭此窗口后可继续进行，也可停止：已下的会保存，可从以前的比赛列表中继续。</translation>
    </message>
    <message>
        <source>A match</source>
        <translation type="unfinished">一场比赛</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation type="unfinished">无法开始实验。</translation>
    </message>
    <message>
        <source>The folder of a match</source>
        <translation>比赛的文件夹</translation>
    </message>
    <message>
        <source>The match could not be shown.</source>
        <translation type="unfinished">无法显示比赛。</translation>
    </message>
    <message>
        <source>The match could not be resumed.</source>
        <translation type="unfinished">无法继续比赛。</translation>
    </message>
    <message>
        <source>Parameters of player %1</source>
        <translation type="unfinished">棋手 %1 的参数</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Place</source>
        <translation type="unfinished">名次</translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">棋手</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished">参赛者</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished">Elo</translation>
    </message>
    <message>
        <source>Strength by all games, counted by pairs of an opening</source>
        <translation type="unfinished">按全部对局计算的棋力，以开局配对计</translation>
    </message>
    <message>
        <source>± 95 %</source>
        <translation type="unfinished">± 95 %</translation>
    </message>
    <message>
        <source>Half of the interval of 95 %</source>
        <translation type="unfinished">95 % 区间的一半</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">得分</translation>
    </message>
    <message>
        <source>Part of all points; a draw counts one half</source>
        <translation type="unfinished">所得分数的比例；和棋算一半</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">棋局</translation>
    </message>
    <message>
        <source>Games that have ended</source>
        <translation type="unfinished">已结束的对局</translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished">胜</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished">胜局</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished">和</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation type="unfinished">和局</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished">负</translation>
    </message>
    <message>
        <source>Games lost, those by time and by faults too</source>
        <translation type="unfinished">负局，含超时与故障</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished">时间</translation>
    </message>
    <message>
        <source>Games lost by using too much time</source>
        <translation type="unfinished">因超时而负的局数</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished">故障</translation>
    </message>
    <message>
        <source>Games lost by failing, or by no legal move</source>
        <translation type="unfinished">因故障或非法着法而负的局数</translation>
    </message>
    <message>
        <source>Points and games against %1</source>
        <translation type="unfinished">对 %1 的得分与局数</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished">开局</translation>
    </message>
    <message>
        <source>The moves before the players&apos;</source>
        <translation type="unfinished">棋手开始之前的着法</translation>
    </message>
    <message>
        <source>Games that %1 has won</source>
        <translation type="unfinished">%1 获胜的对局</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">模拟</translation>
    </message>
    <message>
        <source>Of the first search after the opening</source>
        <translation type="unfinished">开局后首次搜索的</translation>
    </message>
    <message>
        <source>Ended in a draw</source>
        <translation type="unfinished">以和棋结束</translation>
    </message>
    <message>
        <source>So many of these simulations ended in a draw</source>
        <translation type="unfinished">这些模拟中以和棋结束的数量</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">占比</translation>
    </message>
    <message>
        <source>Part of these simulations that ended in a draw</source>
        <translation type="unfinished">这些模拟中以和棋结束的比例</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">棋种</translation>
    </message>
    <message>
        <source>Its number; Enter opens its record in the main window</source>
        <translation type="unfinished">编号；按 Enter 在主窗口打开棋谱</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation type="unfinished">先行</translation>
    </message>
    <message>
        <source>Who has the first move</source>
        <translation type="unfinished">谁走第一步</translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished">对手</translation>
    </message>
    <message>
        <source>Who has the second move</source>
        <translation type="unfinished">谁走第二步</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished">胜者</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation type="unfinished">谁获胜</translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished">方式</translation>
    </message>
    <message>
        <source>Why the game ended</source>
        <translation type="unfinished">对局为何结束</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>Moves of both players, those of the opening left out</source>
        <translation type="unfinished">双方着法数，不含开局</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished">秒数</translation>
    </message>
    <message>
        <source>Time of both players</source>
        <translation type="unfinished">双方用时</translation>
    </message>
    <message>
        <source>No game of this round has ended yet.</source>
        <translation type="unfinished">本轮还没有对局结束。</translation>
    </message>
    <message>
        <source>%1 of %2 games were drawn; of the simulations of the first searches, %3 ended in a draw.</source>
        <translation type="unfinished">%2 局中有 %1 局和棋；首次搜索的模拟中有 %3 以和棋结束。</translation>
    </message>
    <message>
        <source>All games were drawn.</source>
        <translation type="unfinished">所有对局均为和棋。</translation>
    </message>
    <message>
        <source>%1 has %2 of the points.</source>
        <translation type="unfinished">%1 得到 %2 的分数。</translation>
    </message>
    <message>
        <source>How much stronger it is, is open: too few games went otherwise.</source>
        <translation type="unfinished">强多少尚无定论：结果不同的对局太少。</translation>
    </message>
    <message>
        <source>The difference is %1 Elo, from %2 to %3 with 95 %.</source>
        <translation type="unfinished">差距为 %1 Elo，95 % 区间 %2 至 %3。</translation>
    </message>
    <message>
        <source>The difference is %1 Elo, from %2 to %3 with 95 %: it may be none.</source>
        <translation type="unfinished">差距为 %1 Elo，95 % 区间 %2 至 %3：可能没有差距。</translation>
    </message>
    <message>
        <source>Its Elo is %1.</source>
        <translation type="unfinished">其 Elo 为 %1。</translation>
    </message>
    <message>
        <source>The test is decided: %1 is not by %4 Elo stronger than %2.</source>
        <translation type="unfinished">检验已有结论：%1 并不比 %2 强 %4 Elo。</translation>
    </message>
    <message>
        <source>The test is decided: %1 is stronger than %2 by more than %3 Elo.</source>
        <translation type="unfinished">检验已有结论：%1 比 %2 强超过 %3 Elo。</translation>
    </message>
    <message>
        <source>The test of %3 against %4 Elo is open: %5 between %6 and %7.</source>
        <translation type="unfinished">%3 对 %4 Elo 的检验尚无结论：%5，介于 %6 与 %7 之间。</translation>
    </message>
    <message>
        <source>%1 s a game, and %2 s for each move</source>
        <translation type="unfinished">每局 %1 秒，每步加 %2 秒</translation>
    </message>
    <message>
        <source>%1 s a game</source>
        <translation type="unfinished">每局 %1 秒</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished">无限制</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation type="unfinished">%1 天</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation type="unfinished">%1 小时</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished">%1 分</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source> – </source>
        <translation type="unfinished"> – </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1：%2</translation>
    </message>
    <message>
        <source>%1 in a row on %2×%3</source>
        <translation type="unfinished">%2×%3 上连 %1 子</translation>
    </message>
    <message>
        <source>%1 in a row on %2×%3, stones fall</source>
        <translation type="unfinished">%2×%3 上连 %1 子，棋子下落</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished">连线</translation>
    </message>
    <message>
        <source>full board</source>
        <translation type="unfinished">满盘</translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished">超时</translation>
    </message>
    <message>
        <source>fault</source>
        <translation type="unfinished">故障</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation type="unfinished">和棋。</translation>
    </message>
    <message>
        <source>%1 has won.</source>
        <translation type="unfinished">%1 获胜。</translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished">未定</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pan&amp;es</source>
        <translation type="unfinished">面板(&amp;E)</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">文件是空的。</translation>
    </message>
    <message>
        <source>A variation holds nothing; it was left out.</source>
        <translation type="unfinished">某个变化没有内容，已略去。</translation>
    </message>
    <message>
        <source>This is no game file that is known here. SGF, psq, pos, lib and plain moves can be opened.</source>
        <translation type="unfinished">这不是已知的棋谱文件。可以打开 SGF、psq、pos、lib 和纯文本着法。</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished">这是文件夹，不是文件。</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">没有这个文件。</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation type="unfinished">这不是普通文件。</translation>
    </message>
    <message>
        <source>This is not a file that can be replaced.</source>
        <translation type="unfinished">这不是可以替换的文件。</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation type="unfinished">无法读取文件（{reason}）。</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB, which is too large.</source>
        <translation type="unfinished">文件大于 {most} MB，太大了。</translation>
    </message>
    <message>
        <source>The file would be too large to be opened again. Save its games in several files.</source>
        <translation type="unfinished">文件会大到无法再打开。请把棋局保存到多个文件中。</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation type="unfinished">您没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>This file is read-only. Save it elsewhere.</source>
        <translation type="unfinished">此文件是只读的。请保存到别处。</translation>
    </message>
    <message>
        <source>You may not write in this folder. Save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">您没有写入此文件夹的权限。请保存到别处。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>This folder is read-only. Save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">此文件夹是只读的。请保存到别处。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The disk is full. Make room, or save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">磁盘已满。请腾出空间，或保存到别处。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The file would be larger than this system allows. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">文件会超过本系统允许的大小。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The folder does not exist. Make it first, or save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">文件夹不存在。请先创建，或保存到别处。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The file could not be written ({reason}). The old file, if there is one, is as it was.</source>
        <translation type="unfinished">无法写入文件（{reason}）。原有的文件（如果有）保持不变。</translation>
    </message>
    <message>
        <source>The game could not be kept in this folder ({reason}).</source>
        <translation type="unfinished">无法把棋局保存在此文件夹中（{reason}）。</translation>
    </message>
    <message>
        <source>A game cannot be saved in this format. Choose a name that ends in .sgf, .psq, .pos or .txt.</source>
        <translation type="unfinished">无法以此格式保存棋局。请选择以 .sgf、.psq、.pos 或 .txt 结尾的名称。</translation>
    </message>
    <message>
        <source>The file holds no game.</source>
        <translation type="unfinished">文件中没有棋局。</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation type="unfinished">没有可保存的棋局。</translation>
    </message>
    <message>
        <source>A {format} file holds one game, not {count}.</source>
        <translation type="unfinished">{format} 文件只能存一局，不能存 {count} 局。</translation>
    </message>
    <message>
        <source>As a {format} file this game would be read as another format. Save it as sgf.</source>
        <translation type="unfinished">作为 {format} 文件，这局棋会被当成别的格式读取。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A psq file holds five in a row only. Save this game as sgf.</source>
        <translation type="unfinished">psq 文件只能存五子棋。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A psq file cannot hold stones set up, passes or moves out of turn. Save this game as sgf.</source>
        <translation type="unfinished">psq 文件不能存摆放的棋子、弃着或次序颠倒的着法。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A pos file holds five in a row on 15×15 only. Save this game as sgf.</source>
        <translation type="unfinished">pos 文件只能存 15×15 的五子棋。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A pos file cannot hold stones set up or moves out of turn. Save it as sgf.</source>
        <translation type="unfinished">pos 文件不能存摆放的棋子或次序颠倒的着法。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A pos file cannot hold more than 255 moves. Save this game as sgf.</source>
        <translation type="unfinished">pos 文件最多存 255 着。请保存为 sgf。</translation>
    </message>
    <message>
        <source>A game with falling stones is written as columns. Save it as digits or sgf.</source>
        <translation type="unfinished">落子类棋局以列号记录。请保存为数字或 sgf。</translation>
    </message>
    <message>
        <source>Digits hold games with falling stones on at most nine columns. Save it as sgf.</source>
        <translation type="unfinished">数字格式只能记录最多九列的落子类棋局。请保存为 sgf。</translation>
    </message>
    <message>
        <source>Offsets cannot hold falling stones. Save this game as digits or sgf.</source>
        <translation type="unfinished">偏移格式不能记录落子类棋局。请保存为数字或 sgf。</translation>
    </message>
    <message>
        <source>A game without moves cannot be written as plain text. Save it as sgf.</source>
        <translation type="unfinished">没有着法的棋局不能写成纯文本。请保存为 sgf。</translation>
    </message>
    <message>
        <source>Plain text cannot hold stones set up, passes or moves out of turn. Save this game as sgf.</source>
        <translation type="unfinished">纯文本不能存摆放的棋子、弃着或次序颠倒的着法。请保存为 sgf。</translation>
    </message>
    <message>
        <source>The {format} format does not keep {what}; sgf would.</source>
        <translation type="unfinished">{format} 格式不保留{what}；sgf 会保留。</translation>
    </message>
    <message>
        <source>The {format} format does not say what is played; name the game ({rules}) to open the file.</source>
        <translation type="unfinished">{format} 格式不说明棋种；打开文件时请指明（{rules}）。</translation>
    </message>
    <message>
        <source>The file holds more than {limit} lines, which no game needs.</source>
        <translation type="unfinished">文件超过 {limit} 行，没有棋局需要这么多。</translation>
    </message>
    <message>
        <source>The file holds more than {limit} games, which is too many.</source>
        <translation type="unfinished">文件中的棋局超过 {limit} 局，太多了。</translation>
    </message>
    <message>
        <source>The file holds more than {limit} values, which is too many.</source>
        <translation type="unfinished">文件中的值超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>The file holds more than {limit} moves, which is too many.</source>
        <translation type="unfinished">文件中的着法超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>The library holds more than {limit} moves, which is too many.</source>
        <translation type="unfinished">棋谱库中的着法超过 {limit} 个，太多了。</translation>
    </message>
    <message>
        <source>Variations are nested more than {limit} deep, which is too deep to read.</source>
        <translation type="unfinished">变化嵌套超过 {limit} 层，太深而无法读取。</translation>
    </message>
    <message>
        <source>The file sets up stones at more than {limit} places, which is too many.</source>
        <translation type="unfinished">文件摆放棋子的位置超过 {limit} 处，太多了。</translation>
    </message>
    <message>
        <source>The file sets up more than {limit} stones, which is too many.</source>
        <translation type="unfinished">文件摆放的棋子超过 {limit} 枚，太多了。</translation>
    </message>
    <message>
        <source>The file is too damaged to be read as a game.</source>
        <translation type="unfinished">文件损坏过重，无法作为棋局读取。</translation>
    </message>
    <message>
        <source>There are {count} more warnings of this kind or others.</source>
        <translation type="unfinished">还有 {count} 条此类或其他警告。</translation>
    </message>
    <message>
        <source>{where} is occupied.</source>
        <translation type="unfinished">{where} 已有棋子。</translation>
    </message>
    <message>
        <source>Points are numbers, such as point_from_human(&apos;a1&apos;, rules), and columns are too: not {value}.</source>
        <translation type="unfinished">点是数字，例如 point_from_human(&apos;a1&apos;, rules)，列也是数字：不能是 {value}。</translation>
    </message>
    <message>
        <source>The game is over: {winner} has won.</source>
        <translation type="unfinished">对局已结束：{winner}获胜。</translation>
    </message>
    <message>
        <source>The game is over: it is a draw.</source>
        <translation type="unfinished">对局已结束：和棋。</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation type="unfinished">第 {number} 列已满。</translation>
    </message>
    <message>
        <source>{text} is not on a board of {columns} columns and {rows} rows.</source>
        <translation type="unfinished">{text} 不在 {columns} 列 {rows} 行的棋盘上。</translation>
    </message>
    <message>
        <source>Column {text} is not on a board of {columns} columns.</source>
        <translation type="unfinished">第 {text} 列不在 {columns} 列的棋盘上。</translation>
    </message>
    <message>
        <source>Column {number} is not on the board.</source>
        <translation type="unfinished">第 {number} 列不在棋盘上。</translation>
    </message>
    <message>
        <source>Point {point} is not on the board.</source>
        <translation type="unfinished">点 {point} 不在棋盘上。</translation>
    </message>
    <message>
        <source>The offset {dx},{dy} leads off the board.</source>
        <translation type="unfinished">偏移 {dx},{dy} 超出棋盘。</translation>
    </message>
    <message>
        <source>{text} is not on the board; the game was read up to here.</source>
        <translation type="unfinished">{text} 不在棋盘上；棋局读到此处为止。</translation>
    </message>
    <message>
        <source>Move {move} is not on the board; the game was read up to here.</source>
        <translation type="unfinished">第 {move} 着不在棋盘上；棋局读到此处为止。</translation>
    </message>
    <message>
        <source>Byte {byte} is no point of the board; its move was left out.</source>
        <translation type="unfinished">字节 {byte} 不是棋盘上的点；该着已略去。</translation>
    </message>
    <message>
        <source>A stone cannot rest on {here}: it would fall to {there}.</source>
        <translation type="unfinished">棋子不能停在 {here}：它会落到 {there}。</translation>
    </message>
    <message>
        <source>A stone floats above {point}, which is empty.</source>
        <translation type="unfinished">棋子悬在空点 {point} 之上。</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation type="unfinished">没有可以收回的着法。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a point such as {example}.</source>
        <translation type="unfinished">“{text}”不是像 {example} 那样的点。</translation>
    </message>
    <message>
        <source>Column {column} has no digit.</source>
        <translation type="unfinished">第 {column} 列没有对应的数字。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a column digit from 1 to 9.</source>
        <translation type="unfinished">“{text}”不是 1 到 9 的列号。</translation>
    </message>
    <message>
        <source>Black and White cannot both have a line that wins.</source>
        <translation type="unfinished">黑白双方不能同时都有取胜的连线。</translation>
    </message>
    <message>
        <source>The drawing has {rows} rows, the board has {expected}.</source>
        <translation type="unfinished">图中有 {rows} 行，棋盘有 {expected} 行。</translation>
    </message>
    <message>
        <source>Row {number} should hold {columns} of the letters . X O.</source>
        <translation type="unfinished">第 {number} 行应有 {columns} 个 . X O 字符。</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; should say X to move or O to move.</source>
        <translation type="unfinished">“{line}”应写作 X to move 或 O to move。</translation>
    </message>
    <message>
        <source>The rows must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">行数必须是 1 到 {most} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>The columns must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">列数必须是 1 到 {most} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>The win length must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">取胜连线长度必须是 1 到 {most} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>Gravity is True or False, and not {value}.</source>
        <translation type="unfinished">重力是 True 或 False，不能是 {value}。</translation>
    </message>
    <message>
        <source>A longer line &apos;wins&apos; or is &apos;nothing&apos;, and not {value}.</source>
        <translation type="unfinished">长连是 &apos;wins&apos; 或 &apos;nothing&apos;，不能是 {value}。</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; names no game. Give one of {known}, or rows, columns and win length such as 9x7/4, with the words gravity or exact behind them.</source>
        <translation type="unfinished">“{text}”不是棋种名。请给出 {known} 之一，或行、列和连线长度，例如 9x7/4，其后可加 gravity 或 exact。</translation>
    </message>
    <message>
        <source>The board size SZ[{size}] is not between 1 and {most}.</source>
        <translation type="unfinished">棋盘大小 SZ[{size}] 不在 1 到 {most} 之间。</translation>
    </message>
    <message>
        <source>A board of {columns}x{rows} is not between 1 and {most}.</source>
        <translation type="unfinished">{columns}x{rows} 的棋盘不在 1 到 {most} 之间。</translation>
    </message>
    <message>
        <source>This variation has been put back already.</source>
        <translation type="unfinished">此变化已经放回。</translation>
    </message>
    <message>
        <source>A move cannot take less than no time.</source>
        <translation type="unfinished">一着的用时不能小于零。</translation>
    </message>
    <message>
        <source>The analysis speaks of points that are not on the board.</source>
        <translation type="unfinished">分析中提到了棋盘之外的点。</translation>
    </message>
    <message>
        <source>This move is not in the record.</source>
        <translation type="unfinished">这一着不在棋谱中。</translation>
    </message>
    <message>
        <source>The variation was played on a board of another size.</source>
        <translation type="unfinished">该变化是在另一种大小的棋盘上下的。</translation>
    </message>
    <message>
        <source>The variation begins with a move of {mover}, but {to_move} is to move.</source>
        <translation type="unfinished">该变化从{mover}开始，但现在轮到{to_move}。</translation>
    </message>
    <message>
        <source>The start of the game has no siblings and cannot be deleted.</source>
        <translation type="unfinished">棋局的开头没有同级变化，不能删除。</translation>
    </message>
    <message>
        <source>The engine found no move. Take back, or start a new game.</source>
        <translation type="unfinished">引擎没有找到着法。请悔棋，或开始新对局。</translation>
    </message>
    <message>
        <source>{player} found no move.</source>
        <translation type="unfinished">{player} 没有找到着法。</translation>
    </message>
    <message>
        <source>The search failed: {reason}.</source>
        <translation type="unfinished">搜索失败：{reason}。</translation>
    </message>
    <message>
        <source>The search could not be compiled. Delete the folder {folder}, then try again.</source>
        <translation type="unfinished">无法编译搜索程序。请删除文件夹 {folder} 后重试。</translation>
    </message>
    <message>
        <source>The limit of {name} must be a whole number, not {value}.</source>
        <translation type="unfinished">{name} 的限制必须是整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>The limit of {words} must be a number, not {value}.</source>
        <translation type="unfinished">{words} 的限制必须是数字，不能是 {value}。</translation>
    </message>
    <message>
        <source>The limit of {words} must be less than 1e15, not {value}.</source>
        <translation type="unfinished">{words}的限制必须小于 1e15，不能是 {value}。</translation>
    </message>
    <message>
        <source>The limit of {words} must be more than 0, not {value}.</source>
        <translation type="unfinished">{words}的限制必须大于 0，不能是 {value}。</translation>
    </message>
    <message>
        <source>A search has 1 to {most} threads, not {value}.</source>
        <translation type="unfinished">搜索使用 1 到 {most} 个线程，不能是 {value}。</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0, not {value}.</source>
        <translation type="unfinished">随机种子必须是从 0 起的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>A search keeps to its rules. Begin a new search for another game.</source>
        <translation type="unfinished">一次搜索只用一种规则。换棋种请开始新的搜索。</translation>
    </message>
    <message>
        <source>A solver keeps to its rules. Make a new one for another game.</source>
        <translation type="unfinished">一个求解器只用一种规则。换棋种请新建一个求解器。</translation>
    </message>
    <message>
        <source>The solver failed: {reason}.</source>
        <translation type="unfinished">求解器失败：{reason}。</translation>
    </message>
    <message>
        <source>Another thread is at work with this solver. Stop it or wait for it, then try again.</source>
        <translation type="unfinished">另一个线程正在使用此求解器。请停止它或等它结束，然后重试。</translation>
    </message>
    <message>
        <source>Another thread is at work in this search. Stop it or wait for it, then try again.</source>
        <translation type="unfinished">另一个线程正在使用此搜索。请停止它或等它结束，然后重试。</translation>
    </message>
    <message>
        <source>This search is in the middle of a call. Until that has ended, it may only be looked at and stopped.</source>
        <translation type="unfinished">此搜索正在执行一次调用。在其结束之前，只能查看或停止它。</translation>
    </message>
    <message>
        <source>This search was interrupted in the middle of a change and cannot be used any more. Begin a new one.</source>
        <translation type="unfinished">此搜索在更改途中被中断，不能再使用。请开始新的搜索。</translation>
    </message>
    <message>
        <source>The search went on while it was saved. Save it again.</source>
        <translation type="unfinished">保存期间搜索仍在继续。请重新保存。</translation>
    </message>
    <message>
        <source>The system allows this program fewer than {threads} threads. Ask for fewer.</source>
        <translation type="unfinished">系统不允许此程序使用 {threads} 个线程。请减少线程数。</translation>
    </message>
    <message>
        <source>The search has not looked at {where} there (move {move}).</source>
        <translation type="unfinished">搜索没有在那里看过 {where}（第 {move} 着）。</translation>
    </message>
    <message>
        <source>Widening goes with uct only: puct lists all children at once.</source>
        <translation type="unfinished">渐进展开只能用于 uct：puct 一次列出所有子节点。</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}.</source>
        <translation type="unfinished">{name} 必须是 {choices} 之一，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}.</source>
        <translation type="unfinished">{name} 必须是 {low} 到 {high} 的整数，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}, not {value}.</source>
        <translation type="unfinished">{name} 必须是 {low} 到 {high} 的数，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be a number from {low}, not {value}.</source>
        <translation type="unfinished">{name} 必须是不小于 {low} 的数，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be on or off, not {value}.</source>
        <translation type="unfinished">{name} 必须是 on 或 off，不能是 {value}。</translation>
    </message>
    <message>
        <source>{name} must be a name of at most {longest} characters and no path, or nothing, not {value}.</source>
        <translation>{name} 必须是最多 {longest} 个字符的名称（不是路径），或留空，而不是 {value}。</translation>
    </message>
    <message>
        <source>There is no parameter &apos;{name}&apos;. The parameters are {known}.</source>
        <translation type="unfinished">没有参数“{name}”。可用的参数：{known}。</translation>
    </message>
    <message>
        <source>There is no profile &apos;{name}&apos;. The profiles are {known}.</source>
        <translation type="unfinished">没有配置“{name}”。可用的配置：{known}。</translation>
    </message>
    <message>
        <source>There is no level &apos;{name}&apos;. The levels are {known}.</source>
        <translation type="unfinished">没有级别“{name}”。可用的级别：{known}。</translation>
    </message>
    <message>
        <source>A clock is written as seconds, such as 60 or 60+1, not &apos;{text}&apos;.</source>
        <translation type="unfinished">棋钟以秒书写，如 60 或 60+1，而不是“{text}”。</translation>
    </message>
    <message>
        <source>{player} failed: {reason}. Let it try again, or put somebody else in its place.</source>
        <translation type="unfinished">{player} 出错：{reason}。让它重试，或换别人。</translation>
    </message>
    <message>
        <source>{player} cannot be started here. Choose another player.</source>
        <translation type="unfinished">无法在此启动 {player}。请另选棋手。</translation>
    </message>
    <message>
        <source>The settings cannot be read and were left as they are; the studio starts with its defaults.</source>
        <translation type="unfinished">无法读取设置，已保持原样；程序以默认设置启动。</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside as {name}; the studio starts anew.</source>
        <translation type="unfinished">无法读取设置。原设置已另存为 {name}；程序以新设置启动。</translation>
    </message>
    <message>
        <source>Some settings could not be read and are as they were at first: {names}.</source>
        <translation type="unfinished">部分设置无法读取，已恢复初始值：{names}。</translation>
    </message>
    <message>
        <source>The record has no move at this place.</source>
        <translation type="unfinished">棋谱的这个位置没有着法。</translation>
    </message>
    <message>
        <source>This line is no edit.</source>
        <translation type="unfinished">这一行不是编辑操作。</translation>
    </message>
    <message>
        <source>This is no edit of a record.</source>
        <translation type="unfinished">这不是对棋谱的编辑操作。</translation>
    </message>
    <message>
        <source>The variation belongs to another game.</source>
        <translation type="unfinished">该变化属于另一局棋。</translation>
    </message>
    <message>
        <source>This is too large to be kept in the journal. Save the game often.</source>
        <translation type="unfinished">内容太大，无法记入日志。请经常保存棋局。</translation>
    </message>
    <message>
        <source>This journal holds no game that can be restored.</source>
        <translation type="unfinished">此日志中没有可恢复的棋局。</translation>
    </message>
    <message>
        <source>The journal must begin with the whole game.</source>
        <translation type="unfinished">日志必须以完整的棋局开头。</translation>
    </message>
    <message>
        <source>The journal cannot be written ({reason}). Save the game: until then a crash would lose your changes.</source>
        <translation type="unfinished">无法写入日志（{reason}）。请保存棋局：否则崩溃时会丢失更改。</translation>
    </message>
    <message>
        <source>The journal cannot be read ({reason}).</source>
        <translation type="unfinished">无法读取日志（{reason}）。</translation>
    </message>
    <message>
        <source>The last edit was cut off while it was written, and is missing.</source>
        <translation type="unfinished">最后一次编辑在写入时中断，已丢失。</translation>
    </message>
    <message>
        <source>The journal is damaged in line {line}; what was edited before that has been restored.</source>
        <translation type="unfinished">日志在第 {line} 行损坏；此前的编辑已恢复。</translation>
    </message>
    <message>
        <source>variations</source>
        <translation type="unfinished">变化</translation>
    </message>
    <message>
        <source>comments</source>
        <translation type="unfinished">注释</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation type="unfinished">分析</translation>
    </message>
    <message>
        <source>moves that cannot be played</source>
        <translation type="unfinished">不能下出的着法</translation>
    </message>
    <message>
        <source>what other programs noted</source>
        <translation type="unfinished">其他程序的记录</translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished">用时</translation>
    </message>
    <message>
        <source>players</source>
        <translation type="unfinished">棋手</translation>
    </message>
    <message>
        <source>the date</source>
        <translation type="unfinished">日期</translation>
    </message>
    <message>
        <source>the result</source>
        <translation type="unfinished">结果</translation>
    </message>
    <message>
        <source>points such as h8i9g7</source>
        <translation type="unfinished">像 h8i9g7 这样的点</translation>
    </message>
    <message>
        <source>columns such as 4455</source>
        <translation type="unfinished">像 4455 这样的列号</translation>
    </message>
    <message>
        <source>pairs of offsets such as 0,0, 1,-2</source>
        <translation type="unfinished">像 0,0, 1,-2 这样的偏移对</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation type="unfinished">次模拟</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished">秒</translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished">内存</translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished">深度</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <translation type="unfinished">第 %1 行第 %2 列</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished">字节 %1</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished">黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">白方</translation>
    </message>
    <message>
        <source>A game was left out. {error}</source>
        <translation type="unfinished">略去了一局棋。{error}</translation>
    </message>
    <message>
        <source>The stones set up here were left out. {error}</source>
        <translation type="unfinished">此处摆放的棋子已略去。{error}</translation>
    </message>
    <message>
        <source>A pass of {side} was left out. {error}</source>
        <translation type="unfinished">{side}的一次弃着已略去。{error}</translation>
    </message>
    <message>
        <source>A move of {side} was left out. {error}</source>
        <translation type="unfinished">{side}的一着已略去。{error}</translation>
    </message>
    <message>
        <source>The line was read up to {text}. {error}</source>
        <translation type="unfinished">该行读到 {text} 为止。{error}</translation>
    </message>
    <message>
        <source>The game goes on after a line that is too long, so it was read with the rule that only exactly {win_length} in a row win.</source>
        <translation type="unfinished">对局在超长连线之后仍继续，因此按“恰好 {win_length} 子连线才算胜”的规则读取。</translation>
    </message>
    <message>
        <source>The game is renju. Its forbidden moves are not judged here.</source>
        <translation type="unfinished">这是连珠（renju）棋局。这里不判断禁手。</translation>
    </message>
    <message>
        <source>The file says that it holds game number {number}; it was read as five in a row.</source>
        <translation type="unfinished">文件称其棋种编号为 {number}；已按五子棋读取。</translation>
    </message>
    <message>
        <source>{name}[{value}] is no point of the board; the move was left out.</source>
        <translation type="unfinished">{name}[{value}] 不是棋盘上的点；该着已略去。</translation>
    </message>
    <message>
        <source>{name}[{value}] is not on the board; the stone was left out.</source>
        <translation type="unfinished">{name}[{value}] 不在棋盘上；该棋子已略去。</translation>
    </message>
    <message>
        <source>PL[{value}] does not say who is to move; it was left out.</source>
        <translation type="unfinished">PL[{value}] 没有说明轮到谁；已略去。</translation>
    </message>
    <message>
        <source>The analysis of this position cannot be read; it was kept unread.</source>
        <translation type="unfinished">无法读取此局面的分析；已原样保留。</translation>
    </message>
    <message>
        <source>The text is in no encoding that is known here; some letters will be wrong.</source>
        <translation type="unfinished">文本的编码未知；部分文字会有误。</translation>
    </message>
    <message>
        <source>The file says that its letters are &apos;{declared}&apos;, which is not so; they were guessed.</source>
        <translation type="unfinished">文件称其编码为“{declared}”，但并非如此；编码是猜测的。</translation>
    </message>
    <message>
        <source>The file does not name its encoding; its letters were read as {encoding}.</source>
        <translation type="unfinished">文件没有说明编码；已按 {encoding} 读取。</translation>
    </message>
    <message>
        <source>A value is not closed by ]; it was read up to the end.</source>
        <translation type="unfinished">某个值没有用 ] 结束；已读到末尾。</translation>
    </message>
    <message>
        <source>A node does not begin with ; and was read as if it did.</source>
        <translation type="unfinished">某个节点没有以 ; 开头，已当作有来读取。</translation>
    </message>
    <message>
        <source>A property has no value; it was left out.</source>
        <translation type="unfinished">某个属性没有值，已略去。</translation>
    </message>
    <message>
        <source>A property has no name in capital letters; it was left out.</source>
        <translation type="unfinished">某个属性没有大写字母的名称，已略去。</translation>
    </message>
    <message>
        <source>A value stands without a property; it was left out.</source>
        <translation type="unfinished">某个值没有所属属性，已略去。</translation>
    </message>
    <message>
        <source>Characters that belong to no property were left out.</source>
        <translation type="unfinished">不属于任何属性的字符已略去。</translation>
    </message>
    <message>
        <source>The file ends before the game does; what is there was read.</source>
        <translation type="unfinished">文件在棋局结束之前就中断；已读取现有部分。</translation>
    </message>
    <message>
        <source>The file ends before the tree does; what is there was read.</source>
        <translation type="unfinished">文件在棋谱树结束之前就中断；已读取现有部分。</translation>
    </message>
    <message>
        <source>The first line should be like: Piskvorky 15x15, 0:0, 0</source>
        <translation type="unfinished">第一行应类似：Piskvorky 15x15, 0:0, 0</translation>
    </message>
    <message>
        <source>Two lines with names should come first, then moves such as 9,9,0.</source>
        <translation type="unfinished">应先有两行姓名，然后是像 9,9,0 这样的着法。</translation>
    </message>
    <message>
        <source>A pos file begins with the number of its moves.</source>
        <translation type="unfinished">pos 文件以着法数开头。</translation>
    </message>
    <message>
        <source>The file speaks of {said} moves and holds {held}.</source>
        <translation type="unfinished">文件称有 {said} 着，实际有 {held} 着。</translation>
    </message>
    <message>
        <source>The library holds no move.</source>
        <translation type="unfinished">棋谱库中没有着法。</translation>
    </message>
    <message>
        <source>Bytes behind the end of the tree were left out.</source>
        <translation type="unfinished">棋谱树末尾之后的字节已略去。</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; should hold {what}; the line was left out.</source>
        <translation type="unfinished">“{line}”应为{what}；该行已略去。</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; should hold {what}.</source>
        <translation type="unfinished">“{line}”应为{what}。</translation>
    </message>
    <message>
        <source>Columns are moves of a game with falling stones; the game named was not used.</source>
        <translation type="unfinished">列号是落子类棋的着法；未采用所指明的棋种。</translation>
    </message>
    <message>
        <source>The line holds an odd count of numbers; the last one was left out.</source>
        <translation type="unfinished">该行的数字个数为奇数；最后一个已略去。</translation>
    </message>
    <message>
        <source>Each line was read as a game of one move. A game&apos;s moves belong on one line.</source>
        <translation type="unfinished">每一行都读成了只有一着的棋局。一局棋的着法应写在同一行。</translation>
    </message>
    <message>
        <source>{needed} is needed, such as {example}, and not {value}.</source>
        <translation type="unfinished">这里需要的是（{needed}），例如 {example}，而不是 {value}。</translation>
    </message>
    <message>
        <source>A temperature is more than 0, not {value}.</source>
        <translation type="unfinished">温度必须大于 0，不能是 {value}。</translation>
    </message>
    <message>
        <source>No move has been visited here yet. Let the search run first.</source>
        <translation type="unfinished">这里还没有访问过任何着法。请先让搜索运行。</translation>
    </message>
    <message>
        <source>A move can be given 1 to {most} more visits, not {value}.</source>
        <translation type="unfinished">可以给一着增加 1 到 {most} 次访问，不能是 {value}。</translation>
    </message>
    <message>
        <source>No move can be made at {where} in the position that is searched.</source>
        <translation type="unfinished">在所搜索的局面中不能在 {where} 落子。</translation>
    </message>
    <message>
        <source>A search cannot be steered by one point in two ways.</source>
        <translation type="unfinished">不能用同一个点以两种方式引导搜索。</translation>
    </message>
    <message>
        <source>A search is steered by points, not by {value}.</source>
        <translation type="unfinished">引导搜索要用棋盘上的点，不能是 {value}。</translation>
    </message>
    <message>
        <source>A search can stop at 1 visit of a move or more, not at {value}.</source>
        <translation type="unfinished">搜索停止的着法访问次数至少为 1，不能是 {value}。</translation>
    </message>
    <message>
        <source>A search can stop when the win rate changes by more than 0 and at most 1, not by {value}.</source>
        <translation type="unfinished">使搜索停止的胜率变化必须大于 0 且不超过 1，不能是 {value}。</translation>
    </message>
    <message>
        <source>Priors are read by puct only. Choose that selection, or leave them out.</source>
        <translation type="unfinished">只有 puct 使用先验。请选用 puct，或略去先验。</translation>
    </message>
    <message>
        <source>Each legal move needs one prior from 0 to 1, and together they must be 1.</source>
        <translation type="unfinished">每个合法着法都需要一个 0 到 1 的先验，且总和必须为 1。</translation>
    </message>
    <message>
        <source>This is not a saved tree.</source>
        <translation type="unfinished">这不是已保存的搜索树。</translation>
    </message>
    <message>
        <source>This file is damaged, and the tree in it cannot be used.</source>
        <translation type="unfinished">此文件已损坏，其中的搜索树无法使用。</translation>
    </message>
    <message>
        <source>This tree was saved by another version of MCTS Studio. Open it with that version.</source>
        <translation type="unfinished">此搜索树由 MCTS Studio 的另一版本保存。请用那个版本打开。</translation>
    </message>
    <message>
        <source>This tree may take {memory_mb} MB of memory, which is more than the {most} MB that are allowed.</source>
        <translation type="unfinished">此搜索树可能占用 {memory_mb} MB 内存，超过允许的 {most} MB。</translation>
    </message>
    <message>
        <source>There is too little free memory for this tree. Close other programs.</source>
        <translation type="unfinished">可用内存不足以打开此搜索树。请关闭其他程序。</translation>
    </message>
    <message>
        <source>There is too little free memory for a copy of this tree. Close other programs.</source>
        <translation type="unfinished">可用内存不足，无法复制这棵树。请关闭其他程序。</translation>
    </message>
    <message>
        <source>This file was changed by another program while it was read. Open it again.</source>
        <translation type="unfinished">读取期间此文件被其他程序更改。请重新打开。</translation>
    </message>
    <message>
        <source>This could not be done with the tree: {reason}.</source>
        <translation type="unfinished">无法对搜索树执行此操作：{reason}。</translation>
    </message>
    <message>
        <source>The kept timeline is damaged, and cannot be shown.</source>
        <translation type="unfinished">保存的时间线已损坏，无法显示。</translation>
    </message>
    <message>
        <source>The timeline was kept by a newer version of the program, and cannot be shown by this one.</source>
        <translation type="unfinished">时间线由较新版本的程序保存，此版本无法显示。</translation>
    </message>
    <message>
        <source>The kept timeline belongs to a game with other rules.</source>
        <translation type="unfinished">保存的时间线属于规则不同的棋局。</translation>
    </message>
    <message>
        <source>The kept timeline is longer than {most} characters, which is too long.</source>
        <translation type="unfinished">保存的时间线超过 {most} 个字符，太长了。</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation type="unfinished">无法读取 {file}：{reason}。</translation>
    </message>
    <message>
        <source>{where}: {reason}</source>
        <translation type="unfinished">{where}：{reason}</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} may not be run. Make the file executable, then try again.</source>
        <translation type="unfinished">无法启动 {player}：{program} 没有执行权限。请将文件设为可执行后重试。</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is no program of this system.</source>
        <translation type="unfinished">无法启动 {player}：{program} 不是本系统的程序。</translation>
    </message>
    <message>
        <source>{player} cannot be started ({reason}).</source>
        <translation type="unfinished">无法启动 {player}（{reason}）。</translation>
    </message>
    <message>
        <source>{player} cannot be started: there is no program {program}. Correct it in the list of engines.</source>
        <translation type="unfinished">无法启动 {player}：找不到程序 {program}。请在引擎列表中更正。</translation>
    </message>
    <message>
        <source>{player} cannot be started: there is no folder {folder}. Change it in the list of engines.</source>
        <translation type="unfinished">无法启动 {player}：找不到文件夹 {folder}。请在引擎列表中更改。</translation>
    </message>
    <message>
        <source>{player} was not ready for a game within {seconds} s. Allow it more time in the list of engines.</source>
        <translation type="unfinished">{player} 未能在 {seconds} 秒内准备好对局。请在引擎列表中给它更多时间。</translation>
    </message>
    <message>
        <source>{player} does not play this game: it answered “{text}”.</source>
        <translation type="unfinished">{player} 不下这种棋：它回答“{text}”。</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: engines of others know five in a row only, on boards from 5×5.</source>
        <translation type="unfinished">{player} 不能下 {rules}：外部引擎只会五子连珠，棋盘不小于 5×5。</translation>
    </message>
    <message>
        <source>{player} said nothing for {seconds} s in which it should have moved.</source>
        <translation type="unfinished">{player} 在应当落子的 {seconds} 秒内没有任何回应。</translation>
    </message>
    <message>
        <source>{player} named no move within {seconds} s. The last that it said was “{text}”.</source>
        <translation type="unfinished">{player} 在 {seconds} 秒内没有给出着法。它最后说“{text}”。</translation>
    </message>
    <message>
        <source>{player} moved {seconds} s after its time.</source>
        <translation type="unfinished">{player} 超时 {seconds} 秒才落子。</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). The last that it said was “{text}”.</source>
        <translation type="unfinished">{player} 已崩溃（退出码 {status}）。它最后说“{text}”。</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Check its program and arguments in the list of engines.</source>
        <translation type="unfinished">{player} 已崩溃（退出码 {status}）。请在引擎列表中检查它的程序和参数。</translation>
    </message>
    <message>
        <source>{player} ended before it had moved.</source>
        <translation type="unfinished">{player} 尚未落子就结束了。</translation>
    </message>
    <message>
        <source>{player} does not read what it is told.</source>
        <translation type="unfinished">{player} 不读取发给它的内容。</translation>
    </message>
    <message>
        <source>{player} writes without end, and was stopped.</source>
        <translation type="unfinished">{player} 输出无休止，已被停止。</translation>
    </message>
    <message>
        <source>{player} reports an error: “{text}”.</source>
        <translation type="unfinished">{player} 报告错误：“{text}”。</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is not on the board. Perhaps the order of its coordinates is set wrong.</source>
        <translation>{player} 下在 {move}，不在棋盘上。也许其坐标次序设置有误。</translation>
    </message>
    <message>
        <source>{player} moved to {move}, where a stone stands. Perhaps the order of its coordinates is set wrong.</source>
        <translation>{player} 下在 {move}，那里已有棋子。也许其坐标次序设置有误。</translation>
    </message>
    <message>
        <source>{player} was ended before it had moved.</source>
        <translation type="unfinished">{player} 在落子前被结束。</translation>
    </message>
    <message>
        <source>{player} did not end within {seconds} s when it was told to, and was killed.</source>
        <translation type="unfinished">{player} 收到结束命令后 {seconds} 秒内未结束，已被强制终止。</translation>
    </message>
    <message>
        <source>{player} left processes behind when it ended. They were killed ({count}).</source>
        <translation type="unfinished">{player} 结束时留下了进程，已被终止（{count} 个）。</translation>
    </message>
    <message>
        <source>Give the engine a name.</source>
        <translation type="unfinished">请给引擎起一个名称。</translation>
    </message>
    <message>
        <source>A name has at most {most} characters on one line, and no blanks around them.</source>
        <translation type="unfinished">名称最多 {most} 个字符，单行，首尾无空格。</translation>
    </message>
    <message>
        <source>{name} is the name of a profile of the studio. Give the engine another one.</source>
        <translation type="unfinished">{name} 是本程序某配置的名称。请给引擎换一个名称。</translation>
    </message>
    <message>
        <source>There is another engine with the name {name}. Give this one another name.</source>
        <translation type="unfinished">已有名为 {name} 的引擎。请给这个换一个名称。</translation>
    </message>
    <message>
        <source>Choose the program of the engine.</source>
        <translation type="unfinished">请选择引擎的程序。</translation>
    </message>
    <message>
        <source>The program and its arguments are texts on one line each.</source>
        <translation type="unfinished">程序及其参数都是单行文字。</translation>
    </message>
    <message>
        <source>The working folder is a text on one line.</source>
        <translation type="unfinished">工作文件夹是单行文字。</translation>
    </message>
    <message>
        <source>An option has a key of letters such as thread_num, and a value, unlike &apos;{key}&apos;.</source>
        <translation type="unfinished">选项由 thread_num 这样的字母键和一个值组成，而不是“{key}”。</translation>
    </message>
    <message>
        <source>{key} is no option: the studio itself tells the engine the rules, its time and its memory.</source>
        <translation type="unfinished">{key} 不是选项：规则、时间和内存由本程序自己告诉引擎。</translation>
    </message>
    <message>
        <source>The option {key} stands there twice.</source>
        <translation type="unfinished">选项 {key} 出现了两次。</translation>
    </message>
    <message>
        <source>The memory is a number of MB from 1 to {most}.</source>
        <translation type="unfinished">内存为 1 至 {most} 的 MB 数。</translation>
    </message>
    <message>
        <source>The start may take from {least} to {most} seconds.</source>
        <translation type="unfinished">启动可用 {least} 至 {most} 秒。</translation>
    </message>
    <message>
        <source>There is no engine &apos;{name}&apos; in your list. The engines there are: {known}.</source>
        <translation type="unfinished">您的列表中没有引擎“{name}”。现有引擎：{known}。</translation>
    </message>
    <message>
        <source>The list of engines cannot be read ({reason}). Correct {path}, or add the engines anew.</source>
        <translation type="unfinished">无法读取引擎列表（{reason}）。请更正 {path}，或重新添加引擎。</translation>
    </message>
    <message>
        <source>The engine {who} of your list was left out: {reason}</source>
        <translation type="unfinished">您列表中的引擎 {who} 被略去：{reason}</translation>
    </message>
    <message>
        <source>The engine is no table.</source>
        <translation type="unfinished">该引擎不是一个表。</translation>
    </message>
    <message>
        <source>Its field {name} is missing or of another kind.</source>
        <translation type="unfinished">其字段 {name} 缺失或类型不符。</translation>
    </message>
    <message>
        <source>It has an unknown field &apos;{name}&apos;.</source>
        <translation type="unfinished">有未知字段“{name}”。</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; of &apos;{whole}&apos; is not NAME=VALUE, such as exploration=0.5 or simulations=1000.</source>
        <translation type="unfinished">“{whole}”中的“{given}”不是 名称=值，例如 exploration=0.5 或 simulations=1000。</translation>
    </message>
    <message>
        <source>{name} must be a number, not &apos;{given}&apos;.</source>
        <translation type="unfinished">{name} 必须是数字，而不是“{given}”。</translation>
    </message>
    <message>
        <source>&apos;{head}&apos; has no {name}: engines of others take simulations, seconds, depth and clock here.</source>
        <translation type="unfinished">“{head}”没有 {name}：外部引擎在此接受 simulations、seconds、depth 和 clock。</translation>
    </message>
    <message>
        <source>{name} is not among the engines of this computer. Add it first, by this name.</source>
        <translation type="unfinished">{name} 不在本机引擎之列。请先以此名称添加。</translation>
    </message>
    <message>
        <source>A match needs players and openings.</source>
        <translation type="unfinished">比赛需要棋手和开局。</translation>
    </message>
    <message>
        <source>Two players of a match have the same name. Give each one its own.</source>
        <translation type="unfinished">比赛中有两名棋手同名。请分别命名。</translation>
    </message>
    <message>
        <source>A match is being played. Stop it first; it can be resumed.</source>
        <translation type="unfinished">比赛正在进行。请先停止；以后可继续。</translation>
    </message>
    <message>
        <source>Games come in pairs with both colours: an even number from 2, not {games}.</source>
        <translation type="unfinished">对局成对进行，双方互换颜色：应为不小于 2 的偶数，而不是 {games}。</translation>
    </message>
    <message>
        <source>A sequential test needs two numbers of Elo from -1000 to 1000, the smaller one first: 0,20.</source>
        <translation type="unfinished">序贯检验需要两个 −1000 至 1000 的 Elo 值，小者在前：0,20。</translation>
    </message>
    <message>
        <source>A sequential test is of two players in one game.</source>
        <translation type="unfinished">序贯检验只针对一种棋中的两名棋手。</translation>
    </message>
    <message>
        <source>{name} holds no game of {game} that is not over at its end. Give other openings, or another game.</source>
        <translation type="unfinished">{name} 中没有未结束的 {game} 对局。请给出其他开局或其他棋。</translation>
    </message>
    <message>
        <source>On this board no game goes on after {moves} random moves. Ask for fewer.</source>
        <translation type="unfinished">在此棋盘上，随机走 {moves} 步后对局都已结束。请减少步数。</translation>
    </message>
    <message>
        <source>Random openings are asked for as random:4, four moves, and not as &apos;{given}&apos;.</source>
        <translation type="unfinished">随机开局写作 random:4（四步），而不是“{given}”。</translation>
    </message>
    <message>
        <source>After an opening the game is over already. Leave it out.</source>
        <translation type="unfinished">有一个开局之后对局已结束。请去掉它。</translation>
    </message>
    <message>
        <source>An opening cannot be played: {reason}</source>
        <translation type="unfinished">有一个开局无法进行：{reason}</translation>
    </message>
    <message>
        <source>{workers} games at once with {threads} threads each need {cores_wanted} cores, and this machine has {cores}: they would take each other&apos;s time. Ask for fewer workers or threads, or limit by simulations.</source>
        <translation type="unfinished">同时进行 {workers} 局、每局 {threads} 线程需要 {cores_wanted} 个核心，而本机有 {cores} 个：它们会互相占用时间。请减少并行局数或线程，或按模拟次数限制。</translation>
    </message>
    <message>
        <source>There is no experiment &apos;{name}&apos;. The experiments are {known}.</source>
        <translation type="unfinished">没有实验“{name}”。现有实验：{known}。</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be read ({reason}).</source>
        <translation type="unfinished">无法读取实验 {name}（{reason}）。</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be played: {reason}</source>
        <translation type="unfinished">无法进行实验 {name}：{reason}</translation>
    </message>
    <message>
        <source>{name} holds no match that could go on.</source>
        <translation type="unfinished">{name} 中没有可以继续的比赛。</translation>
    </message>
    <message>
        <source>{name} holds a match already. Resume it, or name another folder.</source>
        <translation type="unfinished">{name} 中已有比赛。请继续它，或另选文件夹。</translation>
    </message>
    <message>
        <source>Somebody else is playing the match in {name}. Stop it there first.</source>
        <translation type="unfinished">{name} 中的比赛正由别处进行。请先在那里停止。</translation>
    </message>
    <message>
        <source>{name} is no match that is known here ({reason}).</source>
        <translation type="unfinished">{name} 不是这里认识的比赛（{reason}）。</translation>
    </message>
    <message>
        <source>{name} was changed after games were played: they would not compare. Begin a new match.</source>
        <translation type="unfinished">{name} 在对局之后被更改：无法比较。请开始新的比赛。</translation>
    </message>
    <message>
        <source>Line {line} of {name} is damaged. Take the line out, and its game is played again.</source>
        <translation type="unfinished">{name} 第 {line} 行已损坏。删去该行，其对局会重新进行。</translation>
    </message>
    <message>
        <source>This match was begun by another version of the program ({version}; this one is {own}): its games would not compare. Begin a new match.</source>
        <translation type="unfinished">此比赛由另一版本的程序开始（{version}；当前 {own}）：对局无法比较。请开始新的比赛。</translation>
    </message>
    <message>
        <source>The engine {name} is started in another way than when this match began. Begin a new match.</source>
        <translation type="unfinished">引擎 {name} 的启动方式与比赛开始时不同。请开始新的比赛。</translation>
    </message>
    <message>
        <source>The match ended because of a fault in this program ({reason}). It can be resumed.</source>
        <translation type="unfinished">由于本程序的错误，比赛已结束（{reason}）。可以继续。</translation>
    </message>
    <message>
        <source>Game {number} ended its worker {count} times. When the cause is found, resume it.</source>
        <translation type="unfinished">第 {number} 局使其工作进程终止了 {count} 次。查明原因后请继续。</translation>
    </message>
    <message>
        <source>A piece of work ended its worker {count} times, and cannot be done.</source>
        <translation type="unfinished">有一项工作使其进程终止了 {count} 次，无法完成。</translation>
    </message>
    <message>
        <source>To work on a cluster, an extra is needed. Install it with: {command}</source>
        <translation type="unfinished">在集群上工作需要附加组件。请用此命令安装：{command}</translation>
    </message>
    <message>
        <source>A scheduler&apos;s address is written as tcp://host:8786 or tls://host:8786, not &apos;{given}&apos;.</source>
        <translation type="unfinished">调度器地址写作 tcp://host:8786 或 tls://host:8786，而不是“{given}”。</translation>
    </message>
    <message>
        <source>No scheduler answers at {given} ({reason}). Start it and its workers first.</source>
        <translation type="unfinished">{given} 处没有调度器响应（{reason}）。请先启动它及其工作进程。</translation>
    </message>
    <message>
        <source>The scheduler at {given} has no workers. Start some first.</source>
        <translation type="unfinished">{given} 处的调度器没有工作进程。请先启动一些。</translation>
    </message>
    <message>
        <source>The worker {worker} cannot play ({reason}). Install this version of MCTS Studio there.</source>
        <translation type="unfinished">工作进程 {worker} 无法对弈（{reason}）。请在那里安装此版本的 MCTS Studio。</translation>
    </message>
    <message>
        <source>The worker {worker} has another version of MCTS Studio ({version}; here it is {own}).</source>
        <translation type="unfinished">工作进程 {worker} 的 MCTS Studio 版本不同（{version}；此处为 {own}）。</translation>
    </message>
    <message>
        <source>The worker {worker} has no engine named {name}. Add it there, by the same name.</source>
        <translation type="unfinished">工作进程 {worker} 没有名为 {name} 的引擎。请在那里以同名添加。</translation>
    </message>
    <message>
        <source>The name of a profile is at most {most} small letters from a to z, figures and hyphens, such as my-profile, and not &apos;{name}&apos;.</source>
        <translation type="unfinished">配置名最多 {most} 个小写字母 a–z、数字和连字符，例如 my-profile，而不是“{name}”。</translation>
    </message>
    <message>
        <source>The name {name} is taken by the studio itself. Choose another one.</source>
        <translation type="unfinished">名称 {name} 已被本程序占用。请另选一个。</translation>
    </message>
    <message>
        <source>The title of a profile is one line of 1 to {most} characters.</source>
        <translation type="unfinished">配置标题为单行，1 至 {most} 个字符。</translation>
    </message>
    <message>
        <source>A profile of the studio itself has the title &apos;{title}&apos;. Choose another one.</source>
        <translation type="unfinished">本程序已有标题为“{title}”的配置。请另选一个。</translation>
    </message>
    <message>
        <source>The sentence of a profile is one line of at most {most} characters.</source>
        <translation type="unfinished">配置说明为单行，最多 {most} 个字符。</translation>
    </message>
    <message>
        <source>There is another profile {name} already. Choose a name that is free.</source>
        <translation type="unfinished">已有配置 {name}。请选择未使用的名称。</translation>
    </message>
    <message>
        <source>The file {file} holds no profile that could be replaced. Mend it, or choose another name.</source>
        <translation type="unfinished">文件 {file} 中没有可替换的配置。请修正它，或另选名称。</translation>
    </message>
    <message>
        <source>The profile {file} was left out: {reason}</source>
        <translation type="unfinished">配置 {file} 被略去：{reason}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">这不是文件。</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation type="unfinished">无法读取：{reason}。</translation>
    </message>
    <message>
        <source>It is too large for a profile: {most} KB are the most.</source>
        <translation type="unfinished">对配置而言过大：最多 {most} KB。</translation>
    </message>
    <message>
        <source>It is not written in UTF-8.</source>
        <translation type="unfinished">不是 UTF-8 编码。</translation>
    </message>
    <message>
        <source>This is not TOML: {reason}.</source>
        <translation type="unfinished">这不是 TOML：{reason}。</translation>
    </message>
    <message>
        <source>There is no entry {entry} here. The entries are {known}.</source>
        <translation type="unfinished">此处没有条目 {entry}。条目有 {known}。</translation>
    </message>
    <message>
        <source>The entry {name} is missing.</source>
        <translation type="unfinished">缺少条目 {name}。</translation>
    </message>
    <message>
        <source>The entry {name} must be a text, not {value}.</source>
        <translation type="unfinished">条目 {name} 必须是文字，而不是 {value}。</translation>
    </message>
    <message>
        <source>The entry parameters must be a table, not {value}.</source>
        <translation type="unfinished">条目 parameters 必须是表，而不是 {value}。</translation>
    </message>
    <message>
        <source>The folder of your own profiles cannot be read: {reason}.</source>
        <translation type="unfinished">无法读取您的配置文件夹：{reason}。</translation>
    </message>
    <message>
        <source>Only {most} profiles of your own are read; the other files were left out.</source>
        <translation type="unfinished">只读取您的 {most} 个配置；其余文件被略去。</translation>
    </message>
    <message>
        <source>The profile {name} could not be deleted: {reason}.</source>
        <translation type="unfinished">无法删除配置 {name}：{reason}。</translation>
    </message>
    <message>
        <source>The network {name} plays another game than {rules}. Choose one for these rules.</source>
        <translation>网络 {name} 下的不是 {rules} 这种棋。请为这些规则另选一个网络。</translation>
    </message>
    <message>
        <source>There are no pattern networks for games with such lines.</source>
        <translation>没有适用于这种连线的模式网络。</translation>
    </message>
    <message>
        <source>This is no network of the studio.</source>
        <translation>这不是本工作室的网络。</translation>
    </message>
    <message>
        <source>A network has {most_mb} MB at most. This file has more.</source>
        <translation>网络最大为 {most_mb} MB，此文件超过了。</translation>
    </message>
    <message>
        <source>This network is of version {version}. This studio reads version {known}.</source>
        <translation>此网络的版本为 {version}，本工作室读取版本 {known}。</translation>
    </message>
    <message>
        <source>The network is damaged ({reason}).</source>
        <translation>网络已损坏（{reason}）。</translation>
    </message>
    <message>
        <source>The network holds numbers that no training arrives at, in {name}.</source>
        <translation>网络的 {name} 中含有训练不可能得出的数值。</translation>
    </message>
    <message>
        <source>An evaluator is a network or a function of positions, not {given}.</source>
        <translation>评估器是网络或以局面为参数的函数，而不是 {given}。</translation>
    </message>
    <message>
        <source>An evaluator gives priors, which are read by puct only. Choose that selection.</source>
        <translation>评估器给出先验概率，只有 puct 会读取。请选择该选择规则。</translation>
    </message>
    <message>
        <source>A network gives priors, which are read by puct only. Choose that selection.</source>
        <translation>网络给出先验概率，只有 puct 会读取。请选择该选择规则。</translation>
    </message>
    <message>
        <source>These parameters search with a network. Give it as the evaluator, or begin by made_search.</source>
        <translation>这些参数用网络搜索。请把网络作为评估器传入，或用 made_search 开始。</translation>
    </message>
    <message>
        <source>There is no network &apos;{name}&apos; here. Put its file into {folder}, or choose another network.</source>
        <translation>这里没有网络“{name}”。请把它的文件放入 {folder}，或另选一个网络。</translation>
    </message>
    <message>
        <source>A function can be asked by one thread only. Search with one thread, or with a network.</source>
        <translation>函数只能由一个线程调用。请用一个线程搜索，或使用网络。</translation>
    </message>
    <message>
        <source>A search with a function of yours cannot be saved: the file would not say which one it was.</source>
        <translation>使用您自己函数的搜索无法保存：文件不会说明是哪个函数。</translation>
    </message>
    <message>
        <source>This tree was made with the network {name}, which is not here, so it can only be looked at. To go on, put that network among yours and open the tree again.</source>
        <translation type="unfinished">这棵树是用网络 {name} 生成的，而它不在这里，因此只能查看。若要继续，请把该网络放入您的网络中，再重新打开这棵树。</translation>
    </message>
    <message>
        <source>An evaluator must answer with {points} priors of at least 0 and one value from −1 to 1 for each position; it gave {given}.</source>
        <translation>评估器必须为每个局面给出 {points} 个不小于 0 的先验概率和一个 −1 到 1 之间的值；它给出的是 {given}。</translation>
    </message>
    <message>
        <source>The network uses {given}, which the studio does not run.</source>
        <translation>网络使用了 {given}，本程序不运行它。</translation>
    </message>
    <message>
        <source>The network keeps numbers in other files, which the studio does not read.</source>
        <translation>网络把数值放在其他文件中，本程序不读取这些文件。</translation>
    </message>
    <message>
        <source>The network does not make a policy and a value of the planes of a board ({given}).</source>
        <translation>网络不能由棋盘的各平面得出策略和价值（{given}）。</translation>
    </message>
    <message>
        <source>The network asks for planes that the studio does not know ({given}).</source>
        <translation>网络要求本程序不认识的平面（{given}）。</translation>
    </message>
    <message>
        <source>What the network gave is no policy and no value. Choose another one.</source>
        <translation>网络给出的不是策略和价值。请另选一个网络。</translation>
    </message>
    <message>
        <source>The network needs more memory than it is allowed. Choose a smaller one.</source>
        <translation>网络需要的内存超过了允许的上限。请选一个较小的网络。</translation>
    </message>
    <message>
        <source>The network took longer than {given} seconds and was ended. Choose a smaller one.</source>
        <translation>网络用时超过 {given} 秒，已被终止。请选一个较小的网络。</translation>
    </message>
    <message>
        <source>The process of the network has ended ({given}). Open the network again.</source>
        <translation>网络的进程已结束（{given}）。请重新打开该网络。</translation>
    </message>
    <message>
        <source>The network cannot be run ({given}).</source>
        <translation>网络无法运行（{given}）。</translation>
    </message>
    <message>
        <source>ONNX networks need an extra. Install it by: pip install &apos;mcts-studio[onnx]&apos;</source>
        <translation>ONNX 网络需要附加组件。安装命令：pip install &apos;mcts-studio[onnx]&apos;</translation>
    </message>
    <message>
        <source>This is no list of arrays as teaching programs keep their networks ({reason}).</source>
        <translation>这不是教学程序保存网络所用的数组列表（{reason}）。</translation>
    </message>
    <message>
        <source>Such a network has {wanted} arrays. This list has {given}.</source>
        <translation>这种网络有 {wanted} 个数组。此列表有 {given} 个。</translation>
    </message>
    <message>
        <source>The network is for {points} points, which are no square board.</source>
        <translation>该网络用于 {points} 个点，这不是正方形棋盘。</translation>
    </message>
    <message>
        <source>A share is a number from 0 to 1, not {given}.</source>
        <translation>份额是 0 到 1 之间的数，而不是 {given}。</translation>
    </message>
    <message>
        <source>These samples are not of version {known}.</source>
        <translation>这些样本不是版本 {known}。</translation>
    </message>
    <message>
        <source>These are no samples of {rules}.</source>
        <translation>这些不是 {rules} 的样本。</translation>
    </message>
    <message>
        <source>The samples are damaged ({reason}).</source>
        <translation>样本已损坏（{reason}）。</translation>
    </message>
    <message>
        <source>There is no training here to go on with.</source>
        <translation>此处没有可以继续的训练。</translation>
    </message>
    <message>
        <source>This checkpoint is not of version {known}.</source>
        <translation>此检查点不是版本 {known}。</translation>
    </message>
    <message>
        <source>The checkpoint is damaged ({reason}).</source>
        <translation>检查点已损坏（{reason}）。</translation>
    </message>
    <message>
        <source>There is a training in this folder. Resume it, or choose another folder.</source>
        <translation>此文件夹中已有训练。请继续该训练，或另选文件夹。</translation>
    </message>
    <message>
        <source>Another program trains in this folder. Stop it, or choose another folder.</source>
        <translation type="unfinished">另一个程序正在此文件夹中训练。请先停止它，或另选文件夹。</translation>
    </message>
    <message>
        <source>There is no recipe &apos;{name}&apos; of training. There are: {known}.</source>
        <translation type="unfinished">没有名为 &apos;{name}&apos; 的训练方案。现有：{known}。</translation>
    </message>
    <message>
        <source>A training is on. Stop it first; it can be resumed.</source>
        <translation type="unfinished">训练正在进行。请先停止它；之后可以继续。</translation>
    </message>
    <message>
        <source>The training broke off: {reason}</source>
        <translation type="unfinished">训练中断：{reason}</translation>
    </message>
    <message>
        <source>The process that trains could not be started.</source>
        <translation type="unfinished">无法启动训练进程。</translation>
    </message>
    <message>
        <source>The process that trains ended unexpectedly. What was learnt is kept, and it can be resumed.</source>
        <translation type="unfinished">训练进程意外结束。已学到的内容已保留，可以继续。</translation>
    </message>
    <message>
        <source>Training needs torch. Install it by: pip install &apos;mcts-studio[train]&apos;</source>
        <translation>训练需要 torch。安装命令：pip install &apos;mcts-studio[train]&apos;</translation>
    </message>
</context>
<context>
    <name>MissedWords</name>
    <message>
        <source>%1. %2 lets %3 win %4: %5.</source>
        <translation>%1. %2 让%3%4获胜：%5。</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 misses a win %4 in %n move(s): %5.</source>
        <translation>
            <numerusform>%1. %2 错过了 %n 步内%4的胜利：%5。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 misses a win %4 in %n move(s): %5. It still wins.</source>
        <translation>
            <numerusform>%1. %2 错过了 %n 步内%4的胜利：%5。仍然能胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; of %n other move(s) it is not known</source>
        <translation>
            <numerusform>；另有 %n 步尚不清楚</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %n move(s) defend</source>
        <translation>
            <numerusform>；只有 %n 步能防守</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %1 defend(s)</source>
        <translation>
            <numerusform>；只有 %1 能防守</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>While the engine thinks, its moments are kept here to be replayed.</source>
        <translation type="unfinished">引擎思考时，各个时刻会保存在这里以供回放。</translation>
    </message>
    <message>
        <source>Nothing to replay yet</source>
        <translation type="unfinished">还没有可回放的内容</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moment(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 个时刻</numerusform>
        </translation>
    </message>
    <message>
        <source>Now · %1</source>
        <translation type="unfinished">现在 · %1</translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished">现在</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source>moment %1 of %2</source>
        <translation type="unfinished">时刻 %1 / %2</translation>
    </message>
</context>
<context>
    <name>MoveTableController</name>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation type="unfinished">表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the table of moves</source>
        <translation type="unfinished">导出着法表</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation type="unfinished">无法保存表格。</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The table of moves was exported to %1.</source>
        <translation type="unfinished">着法表已导出到 %1。</translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished">着</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>Moves will be listed here. Click the board to play one.</source>
        <translation type="unfinished">着法会列在这里。点击棋盘即可落子。</translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished">开局</translation>
    </message>
    <message>
        <source>setup</source>
        <translation type="unfinished">摆子</translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished">注</translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished">弃着</translation>
    </message>
    <message numerus="yes">
        <source>%1, %Ln variations</source>
        <translation type="unfinished">
            <numerusform>%1，%Ln 个变化</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2, %3</source>
        <translation type="unfinished">第 %1 着，共 %2 着，%3</translation>
    </message>
    <message>
        <source>After move %1 of %2, %3</source>
        <translation type="unfinished">第 %1 着之后，共 %2 着，%3</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation type="unfinished">%1弃着</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>There is no network of the studio for this game yet: the best rollouts search instead.</source>
        <translation>本工作室还没有适用于这种棋的网络：改用最好的随机模拟搜索。</translation>
    </message>
    <message>
        <source>The network %1 judges positions.</source>
        <translation>局面由网络 %1 评估。</translation>
    </message>
    <message>
        <source>The network %1 judges positions, asked by one thread.</source>
        <translation>局面由网络 %1 评估，由一个线程调用。</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation type="unfinished">新棋盘</translation>
    </message>
    <message>
        <source>&amp;Show the board</source>
        <translation type="unfinished">显示棋盘(&amp;S)</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished">新对局</translation>
    </message>
    <message>
        <source>Who starts</source>
        <translation type="unfinished">谁先走</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation type="unfinished">棋钟(&amp;K)</translation>
    </message>
    <message>
        <source>W&amp;ho starts</source>
        <translation type="unfinished">谁先行(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;%1</source>
        <translation type="unfinished">%1</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">棋局(&amp;G)</translation>
    </message>
    <message>
        <source>S&amp;tart game</source>
        <translation type="unfinished">开始对局(&amp;T)</translation>
    </message>
</context>
<context>
    <name>NodeBar</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次访问</numerusform>
        </translation>
    </message>
    <message>
        <source>After %1 · %2 · %3</source>
        <translation type="unfinished">%1 之后 · %2 · %3</translation>
    </message>
    <message>
        <source>Inside the search, after %1 · %2 · %3</source>
        <translation type="unfinished">搜索内部，%1 之后 · %2 · %3</translation>
    </message>
    <message>
        <source>Inside the search, after %1 · %2 · the network said %5 (prior %6), the search says %3 for %4</source>
        <translation type="unfinished">搜索内部，%1 之后 · %2 · 网络曾判断 %5（先验 %6），搜索认为 %3（%4）</translation>
    </message>
    <message>
        <source>After %1 · %2 · the network said %5 (prior %6), the search says %3 for %4</source>
        <translation type="unfinished">%1 之后 · %2 · 网络曾判断 %5（先验 %6），搜索认为 %3（%4）</translation>
    </message>
    <message>
        <source>After %1 · network %5 (prior %6), search %3</source>
        <translation type="unfinished">%1 之后 · 网络 %5（先验 %6），搜索 %3</translation>
    </message>
    <message>
        <source>Inside the search, after %1 · %2 · %3 for %4</source>
        <translation type="unfinished">搜索内部，%1 之后 · %2 · %4：%3</translation>
    </message>
    <message>
        <source>After %1 · %2 · %3 for %4</source>
        <translation type="unfinished">%1 之后 · %2 · %4：%3</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s)</source>
        <translation type="unfinished">
            <numerusform>%1%2 %n 手内取胜</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw, by an exact look at the end</source>
        <translation type="unfinished">和棋（终局精算）</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %n move(s), by an exact look at the end</source>
        <translation type="unfinished">
            <numerusform>%1最多 %n 手内取胜（终局精算）</numerusform>
        </translation>
    </message>
    <message>
        <source>The node that is looked at</source>
        <translation type="unfinished">正在查看的节点</translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished">上一层</translation>
    </message>
    <message>
        <source>To the node above</source>
        <translation type="unfinished">到上一层节点</translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished">根节点</translation>
    </message>
    <message>
        <source>Back to the root</source>
        <translation type="unfinished">回到根节点</translation>
    </message>
</context>
<context>
    <name>NodeController</name>
    <message>
        <source>The search has not looked at %1 there. Go back to the root to play a move.</source>
        <translation type="unfinished">搜索没有在那里看过 %1。要落子请回到根节点。</translation>
    </message>
    <message>
        <source>The search has not looked at %1 there.</source>
        <translation type="unfinished">搜索没有在那里看过 %1。</translation>
    </message>
</context>
<context>
    <name>OpeningsBox</name>
    <message>
        <source>random moves</source>
        <translation type="unfinished">随机着</translation>
    </message>
    <message>
        <source>each first move in turn</source>
        <translation type="unfinished">依次每个首着</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation type="unfinished">空棋盘</translation>
    </message>
    <message>
        <source>of both sides</source>
        <translation type="unfinished">双方</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation type="unfinished">开局</translation>
    </message>
    <message>
        <source>Random moves of an opening</source>
        <translation type="unfinished">开局的随机步数</translation>
    </message>
    <message>
        <source>the ends of a file&apos;s games …</source>
        <translation type="unfinished">文件中各局的终局局面…</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.txt);;All files (*)</source>
        <translation type="unfinished">棋谱 (*.sgf *.psq *.rec *.pos *.lib *.txt);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>OptionsTable</name>
    <message>
        <source>Options</source>
        <translation type="unfinished">选项</translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished">选项</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">值</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">课程</translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished">棋手</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">注释</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">候选着法</translation>
    </message>
    <message>
        <source>Visit shares</source>
        <translation type="unfinished">访问占比</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">逐步执行</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished">搜索树</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished">棋盘显示</translation>
    </message>
    <message>
        <source>Search in numbers</source>
        <translation type="unfinished">搜索数据</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished">统计</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation type="unfinished">断点</translation>
    </message>
    <message>
        <source>Win rate over the game</source>
        <translation type="unfinished">全局胜率</translation>
    </message>
    <message>
        <source>Drawing of the tree</source>
        <translation type="unfinished">树形图</translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished">状态</translation>
    </message>
</context>
<context>
    <name>ParameterController</name>
    <message>
        <source>Parameters of the Analysis</source>
        <translation type="unfinished">分析的参数</translation>
    </message>
</context>
<context>
    <name>ParameterRow</name>
    <message>
        <source>Outside of the range (%1): the value stays %2.</source>
        <translation type="unfinished">超出范围（%1）：值仍为 %2。</translation>
    </message>
    <message>
        <source>Reset to %1, as the profile has it</source>
        <translation type="unfinished">重置为 %1，与配置一致</translation>
    </message>
    <message>
        <source>Reset %1 to %2</source>
        <translation type="unfinished">将 %1 重置为 %2</translation>
    </message>
    <message>
        <source>The profile has %1.</source>
        <translation type="unfinished">配置为 %1。</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Selection</source>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">探索</translation>
    </message>
    <message>
        <source>First play</source>
        <translation type="unfinished">首次访问</translation>
    </message>
    <message>
        <source>Least prior</source>
        <translation>最小先验</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Asked at once</source>
        <translation type="unfinished">同时询问数</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation type="unfinished">随机模拟</translation>
    </message>
    <message>
        <source>Rollout radius</source>
        <translation type="unfinished">模拟半径</translation>
    </message>
    <message>
        <source>Rollout length</source>
        <translation type="unfinished">模拟长度</translation>
    </message>
    <message>
        <source>Widening from</source>
        <translation type="unfinished">渐进起点</translation>
    </message>
    <message>
        <source>Widening factor</source>
        <translation type="unfinished">渐进系数</translation>
    </message>
    <message>
        <source>Widening exponent</source>
        <translation type="unfinished">渐进指数</translation>
    </message>
    <message>
        <source>Tree radius</source>
        <translation type="unfinished">树半径</translation>
    </message>
    <message>
        <source>Centre radius</source>
        <translation type="unfinished">中央半径</translation>
    </message>
    <message>
        <source>Shared positions</source>
        <translation type="unfinished">共享局面</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation type="unfinished">威胁</translation>
    </message>
    <message>
        <source>Look for threats</source>
        <translation type="unfinished">寻找威胁</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <translation type="unfinished">终局精算</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation type="unfinished">证明</translation>
    </message>
    <message>
        <source>Keep the tree</source>
        <translation type="unfinished">保留搜索树</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation type="unfinished">最终着法</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished">温度</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished">置信度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">内存</translation>
    </message>
    <message>
        <source>The rule that compares children: uct or puct.</source>
        <translation type="unfinished">比较子节点的规则：uct 或 puct。</translation>
    </message>
    <message>
        <source>How much the search explores: c of UCT on win rates from 0 to 1, or c of PUCT on values from −1 to 1.</source>
        <translation type="unfinished">搜索的探索程度：UCT 中胜率（0 到 1）上的 c，或 PUCT 中价值（−1 到 1）上的 c。</translation>
    </message>
    <message>
        <source>What a child not yet visited is worth, as a win rate for uct and a value for puct; inf: such children come before all others.</source>
        <translation type="unfinished">尚未访问的子节点的估值，uct 为胜率，puct 为价值；inf：这样的子节点优先于其他所有子节点。</translation>
    </message>
    <message>
        <source>Moves to which a network gives a smaller prior are left out below the root; they are put back when all the others are proven lost. 0: none is left out.</source>
        <translation>在根以下，网络给出的先验更小的着法先略去；当其余着法都被证明必败时再放回。0：一个也不略去。</translation>
    </message>
    <message>
        <source>Which network judges positions in place of rollouts: its name, or shipped for ours that has learnt the game. Where there is none, the best rollouts search. Empty: rollouts. Goes with puct.</source>
        <translation>用哪个网络代替随机模拟来评估局面：网络的名称，或 shipped，即学过这种棋的自带网络；若没有，则用最好的随机模拟搜索。留空：随机模拟。与 puct 配合使用。</translation>
    </message>
    <message>
        <source>About how many positions a convolutional network, or a function, is asked at once; passes that wait count as losses meanwhile, so that others look elsewhere. Rollouts and pattern networks have no use for it.</source>
        <translation type="unfinished">大约一次向卷积网络或函数询问多少个局面；等待中的模拟暂时计为负，使其他模拟去看别处。随机对局和模式网络用不到它。</translation>
    </message>
    <message>
        <source>How a rollout chooses its moves: uniform among all, neighbour for those near to stones, tactical to take wins and block losses first.</source>
        <translation type="unfinished">随机模拟如何选着：uniform 在全部着法中均匀选取，neighbour 只选棋子附近的着法，tactical 先取胜并先阻挡失败。</translation>
    </message>
    <message>
        <source>How near to a stone the moves of neighbour and tactical rollouts are; 0: anywhere.</source>
        <translation type="unfinished">neighbour 和 tactical 模拟的着法离棋子多近；0：任意位置。</translation>
    </message>
    <message>
        <source>A rollout that lasts longer counts as a draw; 0: it is played to its end.</source>
        <translation type="unfinished">超过此长度的模拟算作和棋；0：下到终局。</translation>
    </message>
    <message>
        <source>How many children a node considers at first; 0: all of them.</source>
        <translation type="unfinished">节点起初考虑多少个子节点；0：全部。</translation>
    </message>
    <message>
        <source>As a node&apos;s visits grow, it considers factor × visits ^ exponent more children.</source>
        <translation type="unfinished">随着节点访问次数增加，多考虑“系数 × 访问次数 ^ 指数”个子节点。</translation>
    </message>
    <message>
        <source>How fast that grows with the visits: the exponent in factor × visits ^ exponent.</source>
        <translation type="unfinished">随访问次数增长的速度：因子 × 访问次数 ^ 指数 中的指数。</translation>
    </message>
    <message>
        <source>Where stones fall and four win: how many positions an exact look at what the root&apos;s moves are worth may try while the search goes on, as soon as few enough points are empty; 0: nobody looks.</source>
        <translation type="unfinished">在棋子下落、四连获胜的游戏中：终局足够近时，搜索过程中对根节点各着法价值的精确计算最多可尝试多少个局面；0：不计算。</translation>
    </message>
    <message>
        <source>positions</source>
        <translation type="unfinished">个局面</translation>
    </message>
    <message>
        <source>UCT</source>
        <translation type="unfinished">UCT</translation>
    </message>
    <message>
        <source>PUCT</source>
        <translation type="unfinished">PUCT</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished">均匀</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation type="unfinished">邻近</translation>
    </message>
    <message>
        <source>tactical</source>
        <translation type="unfinished">战术</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">无</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation type="unfinished">立即取胜</translation>
    </message>
    <message>
        <source>wins by fours</source>
        <translation type="unfinished">冲四取胜</translation>
    </message>
    <message>
        <source>by threes at the root</source>
        <translation type="unfinished">根节点处加活三</translation>
    </message>
    <message>
        <source>most visits</source>
        <translation type="unfinished">访问最多</translation>
    </message>
    <message>
        <source>best value</source>
        <translation type="unfinished">价值最高</translation>
    </message>
    <message>
        <source>best lower bound</source>
        <translation type="unfinished">下界最高</translation>
    </message>
    <message>
        <source>sample of the visits</source>
        <translation type="unfinished">按访问抽样</translation>
    </message>
    <message>
        <source>the studio’s, for the game</source>
        <translation>本工作室为该棋种自带的</translation>
    </message>
    <message>
        <source>from %1, or ∞</source>
        <translation type="unfinished">不小于 %1，或 ∞</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 至 %2</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">开</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">关</translation>
    </message>
    <message>
        <source>the same as %1</source>
        <translation type="unfinished">与 %1 相同</translation>
    </message>
    <message>
        <source>%1, but for %2</source>
        <translation type="unfinished">%1，除 %2 外</translation>
    </message>
    <message>
        <source>How near to a stone the children are that come first; the others follow when those are proven lost. 0: all are alike.</source>
        <translation type="unfinished">优先考虑的子节点离棋子多近；当它们被证明必败后才考虑其余的。0：一视同仁。</translation>
    </message>
    <message>
        <source>How near to the middle of the board the children are that come first in each side&apos;s first move. 0: all are alike.</source>
        <translation type="unfinished">各方走第一着时，距棋盘中央多近的子节点优先。0：一视同仁。</translation>
    </message>
    <message>
        <source>Whether positions reached by different orders of moves share a node.</source>
        <translation type="unfinished">不同着法次序到达的相同局面是否共用一个节点。</translation>
    </message>
    <message>
        <source>What is seen of threats: none; wins: moves that win at once, and the only reply to one; fours: besides, wins by fours and what refutes them; threes: besides, wins by threes at the root. Where stones fall, at most wins.</source>
        <translation type="unfinished">对威胁看到什么：none 什么也不看；wins：立即取胜的着法，以及对它的唯一应手；fours：此外还有连续冲四取胜，以及能化解它的应手；threes：此外还有根节点处的连续活三取胜。棋子下落的棋类最多为 wins。</translation>
    </message>
    <message>
        <source>How many moves a look for fours may try at a node; at the root it is a hundred times as many.</source>
        <translation type="unfinished">在一个节点处寻找冲四时最多尝试多少着；在根节点处为其一百倍。</translation>
    </message>
    <message>
        <source>Whether certain wins, draws and losses rise through the tree.</source>
        <translation type="unfinished">确定的胜、和、负是否沿树向上传递。</translation>
    </message>
    <message>
        <source>Whether the tree below a move is kept when the move is played.</source>
        <translation type="unfinished">下出一着后是否保留其下的搜索树。</translation>
    </message>
    <message>
        <source>The move in the end: most visits, best value, best lower bound of confidence, or a sample of the visits.</source>
        <translation type="unfinished">最终着法：访问最多、价值最高、置信下界最高，或按访问次数抽样。</translation>
    </message>
    <message>
        <source>How freely a sample is drawn: small values prefer the most visited move.</source>
        <translation type="unfinished">抽样的随意程度：数值越小越偏向访问最多的着法。</translation>
    </message>
    <message>
        <source>How far below its value the lower bound of confidence lies.</source>
        <translation type="unfinished">置信下界比价值低多少。</translation>
    </message>
    <message>
        <source>How large the tree may grow; then the search goes on without growing.</source>
        <translation type="unfinished">搜索树最大可有多大；到此之后继续搜索但不再增长。</translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished">点</translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished">着</translation>
    </message>
    <message>
        <source>children</source>
        <translation type="unfinished">个子节点</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation type="unfinished">个标准误差</translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished">MB</translation>
    </message>
</context>
<context>
    <name>ParametersDialog</name>
    <message>
        <source>Only what &amp;differs</source>
        <translation type="unfinished">仅显示不同项(&amp;D)</translation>
    </message>
    <message>
        <source>No parameter is about this. Search for another word.</source>
        <translation type="unfinished">没有与此有关的参数。请换一个词查找。</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation type="unfinished">全部重置(&amp;R)</translation>
    </message>
    <message>
        <source>Sa&amp;ve as a Profile …</source>
        <translation type="unfinished">存为配置(&amp;V)…</translation>
    </message>
    <message>
        <source>Find a parameter</source>
        <translation type="unfinished">查找参数</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished">应用(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">取消(&amp;C)</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) differ from the profile %1.</source>
        <translation type="unfinished">
            <numerusform>%n 个参数与配置 %1 不同。</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1.</source>
        <translation type="unfinished">与 %1 相同。</translation>
    </message>
    <message>
        <source>Saved as %1. It stands beside the other profiles now.</source>
        <translation type="unfinished">已存为 %1，现与其他配置并列。</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>Which children are looked at</source>
        <translation type="unfinished">考察哪些子节点</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>网络</translation>
    </message>
    <message>
        <source>Rollouts</source>
        <translation type="unfinished">推演</translation>
    </message>
    <message>
        <source>Tree and memory</source>
        <translation type="unfinished">树与内存</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation type="unfinished">最终着法</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Parameters of a player</source>
        <translation type="unfinished">棋手的参数</translation>
    </message>
    <message>
        <source>At the level %1 the final move is drawn from the visits, whatever is said of it here.</source>
        <translation type="unfinished">在 %1 级别，最终着法按访问次数抽取，与此处设置无关。</translation>
    </message>
    <message>
        <source>The game was left without a result. It stays open here, to be reviewed.</source>
        <translation type="unfinished">对局已中止，没有结果。它仍在此处打开，可供复盘。</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished">棋手 %1</translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation type="unfinished">棋手 %1 的级别</translation>
    </message>
    <message>
        <source>Parameters of player %1 …</source>
        <translation type="unfinished">棋手 %1 的参数…</translation>
    </message>
    <message>
        <source>Change how this player searches, parameter by parameter</source>
        <translation type="unfinished">逐个参数更改此棋手的搜索方式</translation>
    </message>
    <message>
        <source>own limit</source>
        <translation type="unfinished">单独限制</translation>
    </message>
    <message>
        <source>Own limit of player %1</source>
        <translation type="unfinished">棋手 %1 的单独限制</translation>
    </message>
    <message>
        <source>Take player %1 out</source>
        <translation type="unfinished">移除棋手 %1</translation>
    </message>
    <message>
        <source>Take this player out</source>
        <translation type="unfinished">移除此棋手</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished">%1，已更改</translation>
    </message>
</context>
<context>
    <name>PlayersController</name>
    <message>
        <source>paused</source>
        <translation type="unfinished">已暂停</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation type="unfinished">思考中…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished">轮到走棋</translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished">人</translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished">您</translation>
    </message>
    <message>
        <source>parameters changed</source>
        <translation type="unfinished">参数已更改</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation type="unfinished">棋手</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished">%1，已更改</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Studio</source>
        <translation type="unfinished">Studio</translation>
    </message>
    <message>
        <source>The strongest: what a network has learnt in games against itself, and wins by threats.</source>
        <translation>最强：网络在自我对弈中学到的东西，以及靠威胁取胜。</translation>
    </message>
    <message>
        <source>Studio without a network</source>
        <translation>Studio（无网络）</translation>
    </message>
    <message>
        <source>The strongest rollouts: moves next to stones first, little exploration, shared positions, wins by threats.</source>
        <translation>最强的随机模拟：先考虑邻近棋子的着法，少探索，共享局面，靠威胁取胜。</translation>
    </message>
    <message>
        <source>AlphaZero</source>
        <translation>AlphaZero</translation>
    </message>
    <message>
        <source>The textbook&apos;s search with a network: priors and values in place of rollouts, all legal moves, no proofs.</source>
        <translation>教科书式的网络搜索：以先验和价值代替随机模拟，考虑所有合法着法，不做证明。</translation>
    </message>
    <message>
        <source>Classic UCT</source>
        <translation type="unfinished">经典 UCT</translation>
    </message>
    <message>
        <source>UCB1 with c = √2 on win rates, uniform rollouts, one child at a time, the most visited move.</source>
        <translation type="unfinished">UCB1，胜率上 c = √2，均匀随机模拟，每次扩展一个子节点，取访问最多的着法。</translation>
    </message>
    <message>
        <source>Classroom UCT</source>
        <translation type="unfinished">课堂 UCT</translation>
    </message>
    <message>
        <source>The textbook&apos;s UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move.</source>
        <translation type="unfinished">教科书式 UCT，价值（−1 到 1）上 c = √2，均匀随机模拟，每步棋新建一棵树。</translation>
    </message>
    <message>
        <source>Win-share UCT</source>
        <translation type="unfinished">胜率份额 UCT</translation>
    </message>
    <message>
        <source>Rewards are wins by visits with a tie as one half; few children at first, more as visits grow.</source>
        <translation type="unfinished">奖励为胜数除以访问次数，和棋计一半；起初子节点少，随访问增多。</translation>
    </message>
    <message>
        <source>Neighbour rollouts</source>
        <translation type="unfinished">邻近模拟</translation>
    </message>
    <message>
        <source>Rollouts play next to stones only and end at a depth; the move with the best value.</source>
        <translation type="unfinished">模拟只在棋子旁落子，到一定深度结束；取价值最高的着法。</translation>
    </message>
    <message>
        <source>Uniform twin</source>
        <translation type="unfinished">均匀孪生</translation>
    </message>
    <message>
        <source>Neighbour rollouts&apos; twin for comparison: the same in everything, but its rollouts play anywhere.</source>
        <translation type="unfinished">邻近模拟的对照：其他完全相同，但模拟可在任意处落子。</translation>
    </message>
    <message>
        <source>Graph search</source>
        <translation type="unfinished">图搜索</translation>
    </message>
    <message>
        <source>Positions reached by different orders of moves share a node; made for Connect Four.</source>
        <translation type="unfinished">不同次序到达的局面共用一个节点；为四子棋而设。</translation>
    </message>
    <message>
        <source>c is %1 on win rates from 0 to 1, and %2 on values from −1 to 1.</source>
        <translation type="unfinished">在胜率（0 到 1）上 c 为 %1，在价值（−1 到 1）上 c 为 %2。</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Your Profiles</source>
        <translation type="unfinished">您的配置</translation>
    </message>
    <message>
        <source>They are files in %1.</source>
        <translation type="unfinished">它们是 %1 中的文件。</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation type="unfinished">重命名(&amp;R)…</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation type="unfinished">删除(&amp;D)…</translation>
    </message>
    <message>
        <source>Your profiles</source>
        <translation type="unfinished">您的配置</translation>
    </message>
    <message>
        <source>You have no profiles yet. Change parameters of a search, and choose Save as a Profile there.</source>
        <translation type="unfinished">您还没有配置。请更改搜索参数，并在那里选择“存为配置”。</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">关闭(&amp;C)</translation>
    </message>
    <message>
        <source>Delete the profile %1 for ever? Games and analyses that were made with it stay.</source>
        <translation type="unfinished">永久删除配置 %1 吗？用它产生的对局和分析会保留。</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>The settings could not be read.</source>
        <translation type="unfinished">无法读取设置。</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation type="unfinished">无法保存设置。</translation>
    </message>
    <message>
        <source>The studio does not speak this language yet.</source>
        <translation type="unfinished">程序尚不支持这种语言。</translation>
    </message>
    <message>
        <source>No font for Chinese is installed. Install one, such as Noto Sans CJK SC, and choose it again.</source>
        <translation type="unfinished">没有安装中文字体。请安装一种，例如 Noto Sans CJK SC，然后重新选择。</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Ask an engine</source>
        <translation type="unfinished">询问引擎</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation type="unfinished">询问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished">停止(&amp;S)</translation>
    </message>
    <message>
        <source>E&amp;ngines …</source>
        <translation type="unfinished">引擎(&amp;N)…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">关闭(&amp;C)</translation>
    </message>
    <message>
        <source>There is no engine in your list yet. Add one by “Engines …”.</source>
        <translation type="unfinished">您的列表中还没有引擎。请用“引擎…”添加。</translation>
    </message>
    <message>
        <source>The board shows what the engine thinks of the position, as far as it tells.</source>
        <translation type="unfinished">棋盘显示引擎对局面的看法（就其所述）。</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished">引擎</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished">秒数</translation>
    </message>
    <message>
        <source>What the engine says</source>
        <translation type="unfinished">引擎所述</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished">询问</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished">停止</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation type="unfinished">引擎</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation type="unfinished">引擎(&amp;E)</translation>
    </message>
    <message>
        <source>Se&amp;conds</source>
        <translation type="unfinished">秒数(&amp;C)</translation>
    </message>
    <message>
        <source>%1 would play %2.</source>
        <translation type="unfinished">%1 会走 %2。</translation>
    </message>
    <message>
        <source>It thinks most of %1: an engine below its full strength may draw among its moves.</source>
        <translation type="unfinished">它最看好 %1：未用全力的引擎可能会在各着法之间抽选。</translation>
    </message>
    <message>
        <source>win rate %1</source>
        <translation type="unfinished">胜率 %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished">深度 %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 个节点</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source>The engine was ended before it had told anything.</source>
        <translation type="unfinished">引擎在说出任何内容之前已被结束。</translation>
    </message>
</context>
<context>
    <name>RatingsPlot</name>
    <message>
        <source>Elo with intervals of 95 %</source>
        <translation type="unfinished">Elo 及 95 % 区间</translation>
    </message>
    <message>
        <source>%1: Elo %2, open: games against equals are missing</source>
        <translation type="unfinished">%1：Elo %2，未定：缺少与相当对手的对局</translation>
    </message>
    <message>
        <source>%1: Elo %2, by which the others are measured</source>
        <translation type="unfinished">%1：Elo %2，其他人以此为准</translation>
    </message>
    <message>
        <source>%1: Elo %2, from %3 to %4 with 95 %</source>
        <translation type="unfinished">%1：Elo %2，95 % 区间 %3 至 %4</translation>
    </message>
    <message>
        <source>Elo with its interval will be drawn here when pairs of games have ended.</source>
        <translation type="unfinished">成对的对局结束后，这里将绘出 Elo 及其区间。</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished">最近打开(&amp;R)</translation>
    </message>
    <message>
        <source>No game was opened, saved or played yet</source>
        <translation type="unfinished">还没有打开、保存或下过棋局</translation>
    </message>
</context>
<context>
    <name>RecoveryController</name>
    <message numerus="yes">
        <source>%n more unsaved game(s) will be offered at the next start.</source>
        <translation type="unfinished">
            <numerusform>下次启动时还会提供 %n 局未保存的对局。</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation type="unfinished">未保存的棋局</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished">恢复(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">丢弃(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished">稍后(&amp;L)</translation>
    </message>
    <message>
        <source>A game without a file</source>
        <translation type="unfinished">未存为文件的棋局</translation>
    </message>
    <message>
        <source>MCTS Studio ended unexpectedly. %1 has changes that were not saved (%2, %3).</source>
        <translation type="unfinished">MCTS Studio 意外退出。%1 有未保存的更改（%2，%3）。</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform>%n 着</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplacePlayerDialog</name>
    <message>
        <source>Another player</source>
        <translation type="unfinished">换一位棋手</translation>
    </message>
    <message>
        <source>Who plays %1 from now on? The clock goes on as it is.</source>
        <translation type="unfinished">从现在起谁执 %1？棋钟照旧继续。</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation type="unfinished">继续(&amp;G)</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause the replay</source>
        <translation type="unfinished">暂停回放</translation>
    </message>
    <message>
        <source>Replay the search</source>
        <translation type="unfinished">回放搜索</translation>
    </message>
    <message>
        <source>Replay of the search</source>
        <translation type="unfinished">搜索回放</translation>
    </message>
    <message>
        <source>Moment of the search</source>
        <translation type="unfinished">搜索的时刻</translation>
    </message>
    <message>
        <source>Past</source>
        <translation type="unfinished">回看</translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished">现在</translation>
    </message>
    <message>
        <source>Back to the present of the search</source>
        <translation type="unfinished">回到搜索的现在</translation>
    </message>
    <message>
        <source>Export the moments of the search</source>
        <translation type="unfinished">导出搜索的各个时刻</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>The record keeps the moments of so many searches that there is no room for more in a file.</source>
        <translation type="unfinished">棋谱中保存的搜索时刻过多，文件中已没有空间再保存。</translation>
    </message>
    <message>
        <source>The record holds the moments of this search now. Save it to keep them.</source>
        <translation type="unfinished">此搜索的各个时刻已存入棋谱。请保存棋谱以保留它们。</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Writing %1</source>
        <translation type="unfinished">正在写入 %1</translation>
    </message>
    <message>
        <source>Export the pictures into</source>
        <translation type="unfinished">导出图片到</translation>
    </message>
    <message>
        <source>Export the animation</source>
        <translation type="unfinished">导出动画</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <translation type="unfinished">GIF 动画 (*.gif)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation type="unfinished">导出表格</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished">表格 (*.csv)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation type="unfinished">导出为 JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished">JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) exist(s) already, such as %1. Replace?</source>
        <translation type="unfinished">
            <numerusform>已有 %Ln 个文件存在，例如 %1。要替换吗？</numerusform>
        </translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>The search was exported to %1.</source>
        <translation type="unfinished">搜索已导出到 %1。</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
        <translation type="unfinished">导出已取消；没有写入任何内容。</translation>
    </message>
    <message>
        <source>The search could not be exported.</source>
        <translation type="unfinished">无法导出搜索。</translation>
    </message>
</context>
<context>
    <name>ReplayMenu</name>
    <message>
        <source>&amp;Pictures …</source>
        <translation type="unfinished">图片(&amp;P) …</translation>
    </message>
    <message>
        <source>&amp;Animation …</source>
        <translation type="unfinished">动画(&amp;A) …</translation>
    </message>
    <message>
        <source>&amp;Table (CSV) …</source>
        <translation type="unfinished">表格 CSV(&amp;T) …</translation>
    </message>
    <message>
        <source>&amp;JSON …</source>
        <translation type="unfinished">JSON(&amp;J) …</translation>
    </message>
    <message>
        <source>&amp;Keep in the Record</source>
        <translation type="unfinished">保存在棋谱中(&amp;K)</translation>
    </message>
</context>
<context>
    <name>ReplaySpeed</name>
    <message>
        <source>Speed of the replay</source>
        <translation type="unfinished">回放速度</translation>
    </message>
    <message>
        <source>%1×</source>
        <translation type="unfinished">%1×</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Analysis of the whole game</source>
        <translation type="unfinished">整局分析</translation>
    </message>
    <message>
        <source>Analysing move %1 of %2</source>
        <translation type="unfinished">正在分析第 %1 着，共 %2 着</translation>
    </message>
    <message>
        <source>Comparing moves</source>
        <translation type="unfinished">正在比较着法</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation type="unfinished">分析进度</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>Cancel the analysis of the whole game</source>
        <translation type="unfinished">取消整局分析</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>The game has not been analysed yet. F12 does it.</source>
        <translation type="unfinished">该局尚未分析。按 F12 进行分析。</translation>
    </message>
    <message>
        <source>There are no mistakes before this move.</source>
        <translation type="unfinished">这一着之前没有失误。</translation>
    </message>
    <message>
        <source>There are no mistakes after this move.</source>
        <translation type="unfinished">这一着之后没有失误。</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost %2; %3 wins in at most %n move(s).</source>
        <translation type="unfinished">
            <numerusform>%1 损失 %2；%3 最多 %n 着内获胜。</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2; %3 wins.</source>
        <translation type="unfinished">%1 损失 %2；%3 必胜。</translation>
    </message>
    <message>
        <source>%1 lost %2; %3 is a draw.</source>
        <translation type="unfinished">%1 损失 %2；%3 为和棋。</translation>
    </message>
    <message>
        <source>%1 lost %2; %3 was better.</source>
        <translation type="unfinished">%1 损失 %2；%3 更好。</translation>
    </message>
    <message>
        <source>The game is analysed when it is over, or when the search is shown.</source>
        <translation type="unfinished">对局结束后，或显示搜索时，才能分析整局。</translation>
    </message>
    <message numerus="yes">
        <source>The game is analysed: %n mistake(s). J goes to the next one.</source>
        <translation type="unfinished">
            <numerusform>整局已分析：%n 个失误。按 J 跳到下一个。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is analysed: no mistakes were found.</source>
        <translation type="unfinished">该局已分析：未发现失误。</translation>
    </message>
    <message>
        <source>Some moves could not be compared: more simulations may find mistakes.</source>
        <translation type="unfinished">有些着法无法比较：增加模拟次数可能会发现失误。</translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) the look for wins by threats reached its limit.</source>
        <translation>
            <numerusform>在 %n 个局面中，寻找威胁取胜达到了上限。</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis of the game was cancelled.</source>
        <translation type="unfinished">整局分析已取消。</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Analyse the whole game</source>
        <translation type="unfinished">分析整局</translation>
    </message>
    <message>
        <source>Analyse again what is known already</source>
        <translation type="unfinished">重新分析已有结果的局面</translation>
    </message>
    <message>
        <source>Profile that analyses</source>
        <translation type="unfinished">用于分析的配置</translation>
    </message>
    <message>
        <source>Limit for each position</source>
        <translation type="unfinished">每个局面的限制</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation type="unfinished">次模拟</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished">秒</translation>
    </message>
    <message>
        <source>Simulations for each position</source>
        <translation type="unfinished">每个局面的模拟次数</translation>
    </message>
    <message>
        <source>Seconds for each position</source>
        <translation type="unfinished">每个局面的秒数</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) of this line will be analysed.</source>
        <translation type="unfinished">
            <numerusform>将分析此变化中的 %n 个局面。</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysed by</source>
        <translation type="unfinished">分析者</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation type="unfinished">每个局面</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished">分析</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>How long this takes depends on the game.</source>
        <translation type="unfinished">所需时间取决于棋局。</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation type="unfinished">
            <numerusform>约 %n 秒</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation type="unfinished">
            <numerusform>约 %n 分钟</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 hours</source>
        <translation type="unfinished">约 %1 小时</translation>
    </message>
    <message>
        <source>This takes %1, less where a position is proven, and more where moves are compared.</source>
        <translation type="unfinished">需要%1，局面已被证明时会更短，需要比较着法时会更长。</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Five in a row 15×15 (gomoku)</source>
        <translation type="unfinished">五子棋 15×15（无禁手）</translation>
    </message>
    <message>
        <source>Five in a row 15×15, exactly five</source>
        <translation type="unfinished">五子棋 15×15，恰好五子</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <translation type="unfinished">五子棋 20×20</translation>
    </message>
    <message>
        <source>Five in a row 9×9</source>
        <translation type="unfinished">五子棋 9×9</translation>
    </message>
    <message>
        <source>Five in a row 8×8</source>
        <translation type="unfinished">五子棋 8×8</translation>
    </message>
    <message>
        <source>Five in a row 6×6</source>
        <translation type="unfinished">五子棋 6×6</translation>
    </message>
    <message>
        <source>Four in a row 5×5</source>
        <translation type="unfinished">四子连线 5×5</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation type="unfinished">四子棋（重力）</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation type="unfinished">井字棋</translation>
    </message>
    <message>
        <source>Stones &amp;fall</source>
        <translation type="unfinished">棋子下落(&amp;F)</translation>
    </message>
    <message>
        <source>A &amp;longer line wins too</source>
        <translation type="unfinished">更长的连线也算胜(&amp;L)</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation type="unfinished">自定义大小</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">棋种</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished">行数</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished">列数</translation>
    </message>
    <message>
        <source>Length of a line that wins</source>
        <translation type="unfinished">取胜连线长度</translation>
    </message>
    <message>
        <source>Stones fall</source>
        <translation type="unfinished">棋子下落</translation>
    </message>
    <message>
        <source>A longer line wins too</source>
        <translation type="unfinished">更长的连线也算胜</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation type="unfinished">行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation type="unfinished">列(&amp;C)</translation>
    </message>
    <message>
        <source>L&amp;ine of</source>
        <translation type="unfinished">连线(&amp;I)</translation>
    </message>
    <message>
        <source>%1×%2 board: no line of %3 fits, so every game is a draw.</source>
        <translation type="unfinished">%1×%2 棋盘：放不下 %3 子连线，每局都是和棋。</translation>
    </message>
    <message>
        <source>%1×%2 board, a line of %3 wins.</source>
        <translation type="unfinished">%1×%2 棋盘，%3 子连线获胜。</translation>
    </message>
    <message>
        <source>%1×%2 board, stones fall, a line of %3 wins.</source>
        <translation type="unfinished">%1×%2 棋盘，棋子下落，%3 子连线获胜。</translation>
    </message>
    <message>
        <source>%1×%2 board, a line of %3 or more wins.</source>
        <translation type="unfinished">%1×%2 棋盘，%3 子或更长连线获胜。</translation>
    </message>
    <message>
        <source>%1×%2 board, stones fall, a line of %3 or more wins.</source>
        <translation type="unfinished">%1×%2 棋盘，棋子下落，%3 子或更长连线获胜。</translation>
    </message>
    <message>
        <source>%1×%2 board, a line of exactly %3 wins.</source>
        <translation type="unfinished">%1×%2 棋盘，恰好 %3 子连线获胜。</translation>
    </message>
    <message>
        <source>%1×%2 board, stones fall, a line of exactly %3 wins.</source>
        <translation type="unfinished">%1×%2 棋盘，棋子下落，恰好 %3 子连线获胜。</translation>
    </message>
</context>
<context>
    <name>SaveProfileDialog</name>
    <message>
        <source>Rename the Profile</source>
        <translation type="unfinished">重命名配置</translation>
    </message>
    <message>
        <source>Save as a Profile</source>
        <translation type="unfinished">存为配置</translation>
    </message>
    <message>
        <source>what makes it what it is, if you like</source>
        <translation type="unfinished">它的特点（可选）</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished">标题(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Name in commands</source>
        <translation type="unfinished">命令中的名称(&amp;N)</translation>
    </message>
    <message>
        <source>In a &amp;sentence</source>
        <translation type="unfinished">一句话说明(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">取消(&amp;C)</translation>
    </message>
    <message>
        <source>There is another profile of this name. Choose a name that is free.</source>
        <translation type="unfinished">已有同名配置。请选择未使用的名称。</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished">替换(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">保存(&amp;S)</translation>
    </message>
    <message>
        <source>This replaces the profile %1.</source>
        <translation type="unfinished">这将替换配置 %1。</translation>
    </message>
    <message>
        <source>In commands: --profile %1. It keeps what differs from %2.</source>
        <translation type="unfinished">在命令中：--profile %1。只保存与 %2 的不同之处。</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="unfinished">直到</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished">配置</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished">搜索进度</translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">对弈时搜索被隐藏。请使用提示，或在“视图”菜单中打开显示。</translation>
    </message>
    <message>
        <source>The whole game is being analysed. Press Escape to cancel that first.</source>
        <translation type="unfinished">正在分析整局。请先按 Esc 取消。</translation>
    </message>
    <message>
        <source>What the record keeps of this position is shown until the search has come further.</source>
        <translation type="unfinished">在搜索走得更远之前，显示棋谱中保存的此局面的分析。</translation>
    </message>
    <message>
        <source>The search knows no move yet. Press Space to start it.</source>
        <translation type="unfinished">搜索还没有找到着法。按空格键开始。</translation>
    </message>
    <message>
        <source>The search has made its simulations.</source>
        <translation type="unfinished">搜索已完成设定的模拟次数。</translation>
    </message>
    <message>
        <source>The search has used its time.</source>
        <translation type="unfinished">搜索已用完时间。</translation>
    </message>
    <message>
        <source>The search has used its memory.</source>
        <translation type="unfinished">搜索已用完内存。</translation>
    </message>
    <message>
        <source>The search has looked as far ahead as its depth.</source>
        <translation type="unfinished">搜索已达到其深度限制。</translation>
    </message>
    <message>
        <source>The value of this position is proven; there is nothing left to search.</source>
        <translation type="unfinished">此局面的结果已被证明；没有可再搜索的了。</translation>
    </message>
</context>
<context>
    <name>SearchFileController</name>
    <message>
        <source>There is no search to save yet. Press Space to start it.</source>
        <translation type="unfinished">还没有可保存的搜索。按空格键开始。</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation type="unfinished">保存搜索</translation>
    </message>
    <message>
        <source>Open a search</source>
        <translation type="unfinished">打开搜索</translation>
    </message>
    <message>
        <source>The search could not be opened.</source>
        <translation type="unfinished">无法打开搜索。</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation type="unfinished">正在打开 %1</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Leave the game to save or open searches.</source>
        <translation type="unfinished">对弈时搜索被隐藏。要保存或打开搜索，请离开对局。</translation>
    </message>
    <message>
        <source>A search is being saved or opened. Wait until that is done.</source>
        <translation type="unfinished">正在保存或打开搜索。请等待完成。</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished">正在保存 %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The search could not be saved.</source>
        <translation type="unfinished">无法保存搜索。</translation>
    </message>
    <message>
        <source>Saving the search was cancelled; the file is as it was before.</source>
        <translation type="unfinished">已取消保存搜索；文件保持原样。</translation>
    </message>
    <message>
        <source>Opening the search was cancelled.</source>
        <translation type="unfinished">已取消打开搜索。</translation>
    </message>
    <message>
        <source>The search was saved to %1.</source>
        <translation type="unfinished">搜索已保存到 %1。</translation>
    </message>
    <message>
        <source>The search goes on from %1. Press Space to let it run.</source>
        <translation type="unfinished">从 %1 继续搜索。按空格键运行。</translation>
    </message>
    <message>
        <source>Searches (*.npz)</source>
        <translation type="unfinished">搜索 (*.npz)</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation type="unfinished">%1 已存在。要替换吗？</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation type="unfinished">内存已满</translation>
    </message>
    <message>
        <source>%1 a second</source>
        <translation type="unfinished">每秒 %1</translation>
    </message>
    <message>
        <source>depth %1 (mean %2)</source>
        <translation type="unfinished">深度 %1（平均 %2）</translation>
    </message>
    <message>
        <source>The search has used all the memory it may have. It goes on among the positions that it knows and sees no deeper: its favourite may be a move that it could not look into. Give it more memory, or restart it.</source>
        <translation type="unfinished">搜索已用完允许使用的全部内存。它只能在已知的局面中继续，无法看得更深：它最看好的着法可能并未深入分析。请给它更多内存，或重新开始。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Search in numbers</source>
        <translation type="unfinished">搜索数据</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">模拟</translation>
    </message>
    <message>
        <source>A second</source>
        <translation type="unfinished">每秒</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">胜率</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished">节点</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">深度</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">内存</translation>
    </message>
    <message>
        <source>%1 (mean %2)</source>
        <translation type="unfinished">%1（平均 %2）</translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished">已满</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished">网络</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>the machine gave only %1 MB</source>
        <translation type="unfinished">计算机只给出 %1 MB</translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished">胜</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished">和</translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished">负</translation>
    </message>
    <message numerus="yes">
        <source>%1 in at most %n move(s)</source>
        <translation type="unfinished">
            <numerusform>至多 %n 着内%1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 (%3)</source>
        <translation type="unfinished">%1 · %2（%3）</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished">搜索进度</translation>
    </message>
    <message>
        <source>The win rate that the network expects without a search, and the move it likes best, with its prior</source>
        <translation type="unfinished">网络不经搜索所预期的胜率，以及它最偏好的着法及其先验</translation>
    </message>
    <message>
        <source> MB</source>
        <translation type="unfinished"> MB</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished">线程</translation>
    </message>
    <message>
        <source>Memory at most</source>
        <translation type="unfinished">内存上限</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Parameters …</source>
        <translation type="unfinished">参数…</translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished">您</translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished">人</translation>
    </message>
    <message>
        <source>Level of %1</source>
        <translation type="unfinished">%1级别</translation>
    </message>
    <message>
        <source>Limit of a move of %1: %2</source>
        <translation type="unfinished">%1 每步的限制：%2</translation>
    </message>
    <message>
        <source>at most %1 a move</source>
        <translation type="unfinished">每步最多 %1</translation>
    </message>
    <message>
        <source>Parameters of %1</source>
        <translation type="unfinished">%1 的参数</translation>
    </message>
    <message>
        <source>What the engine may spend on a move; whichever comes first ends it</source>
        <translation type="unfinished">引擎每步可用的资源；先到者为止</translation>
    </message>
    <message>
        <source>Plays here, with the mouse or the keyboard</source>
        <translation type="unfinished">在此用鼠标或键盘下棋</translation>
    </message>
    <message>
        <source>An engine that you have added, at its full strength</source>
        <translation type="unfinished">您添加的引擎，全力发挥</translation>
    </message>
    <message>
        <source>%1: all that its limit allows, the final move by the profile&apos;s own rule</source>
        <translation type="unfinished">%1：用尽限制所许，最终着法按配置自身的规则</translation>
    </message>
    <message>
        <source>%1: at most %2 simulations, the move drawn from the visits at temperature %3</source>
        <translation type="unfinished">%1：最多 %2 次模拟，着法按访问次数以温度 %3 抽取</translation>
    </message>
    <message>
        <source>%1; parameters changed</source>
        <translation type="unfinished">%1；参数已更改</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Players</source>
        <translation type="unfinished">棋手</translation>
    </message>
    <message>
        <source>&amp;Who meets whom</source>
        <translation type="unfinished">对阵方式(&amp;W)</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">棋局(&amp;G)</translation>
    </message>
    <message>
        <source>Games of every &amp;two</source>
        <translation type="unfinished">每对局数(&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation type="unfinished">开局(&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Limit for a move</source>
        <translation type="unfinished">每步限制(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation type="unfinished">棋钟(&amp;C)</translation>
    </message>
    <message>
        <source>T&amp;hreads of each search</source>
        <translation type="unfinished">每个搜索的线程(&amp;H)</translation>
    </message>
    <message>
        <source>Games at the sa&amp;me time</source>
        <translation type="unfinished">同时进行的局数(&amp;M)</translation>
    </message>
    <message>
        <source>Cl&amp;uster</source>
        <translation type="unfinished">集群(&amp;U)</translation>
    </message>
    <message>
        <source>St&amp;op early</source>
        <translation type="unfinished">提前停止(&amp;O)</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished">种子(&amp;E)</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation type="unfinished">人人对阵</translation>
    </message>
    <message>
        <source>The first player meets each of the others</source>
        <translation type="unfinished">第一位对阵其余各位</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation type="unfinished">添加棋手(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished">开始(&amp;S)</translation>
    </message>
    <message>
        <source>seconds a game:</source>
        <translation type="unfinished">每局秒数：</translation>
    </message>
    <message>
        <source>by a sequential test: at most</source>
        <translation type="unfinished">按序贯检验：至多</translation>
    </message>
    <message>
        <source>and for each move</source>
        <translation type="unfinished">每步加</translation>
    </message>
    <message>
        <source>or at least</source>
        <translation type="unfinished">或至少</translation>
    </message>
    <message>
        <source>Elo stronger</source>
        <translation type="unfinished">Elo 更强</translation>
    </message>
    <message>
        <source>Of two players: ends as soon as the pairs of games say which of the two numbers is true</source>
        <translation type="unfinished">两名棋手时：一旦成对对局表明哪个数成立即结束</translation>
    </message>
    <message>
        <source>Each opening is played twice, with both colours</source>
        <translation type="unfinished">每个开局下两次，互换颜色</translation>
    </message>
    <message>
        <source>Each game that is played at the same time has a process of its own</source>
        <translation type="unfinished">同时进行的每一局都有独立进程</translation>
    </message>
    <message>
        <source>Another seed makes other openings and other games</source>
        <translation type="unfinished">不同的种子产生不同的开局与对局</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished">问题所在</translation>
    </message>
    <message>
        <source>What will be played</source>
        <translation type="unfinished">将要进行的内容</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation type="unfinished">对阵方式</translation>
    </message>
    <message>
        <source>Games of every two</source>
        <translation type="unfinished">每对局数</translation>
    </message>
    <message>
        <source>Seconds of a game</source>
        <translation type="unfinished">每局秒数</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished">每步秒数</translation>
    </message>
    <message>
        <source>Threads of each search</source>
        <translation type="unfinished">每个搜索的线程</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <translation type="unfinished">同时进行的局数</translation>
    </message>
    <message>
        <source>Stronger by at most, in Elo</source>
        <translation type="unfinished">至多强（Elo）</translation>
    </message>
    <message>
        <source>Stronger by at least, in Elo</source>
        <translation type="unfinished">至少强（Elo）</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished">种子</translation>
    </message>
    <message>
        <source>A match is being played. Stop it first; it can be resumed.</source>
        <translation type="unfinished">比赛正在进行。请先停止；以后可继续。</translation>
    </message>
    <message>
        <source>Somebody could think for ever. Limit the moves, or give a clock.</source>
        <translation type="unfinished">有人可能无限思考。请限制着法，或设置棋钟。</translation>
    </message>
    <message>
        <source>An engine of others needs to know its time. Limit the seconds of a move, or give a clock.</source>
        <translation type="unfinished">外部引擎需要知道时间。请限制每步秒数，或设置棋钟。</translation>
    </message>
    <message>
        <source>Choose the file whose games are to be gone on with.</source>
        <translation type="unfinished">请选择要接着下的对局文件。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) will be played.</source>
        <translation type="unfinished">
            <numerusform>将进行 %Ln 局。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished">快捷键</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation type="unfinished">搜索操作或按键</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished">菜单</translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished">操作</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">按键</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation type="unfinished">在棋盘上移动光标</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation type="unfinished">Shift+方向键</translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished">棋盘</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation type="unfinished">在光标处落子</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation type="unfinished">Enter</translation>
    </message>
</context>
<context>
    <name>SideControls</name>
    <message>
        <source>A</source>
        <translation type="unfinished">A</translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished">B</translation>
    </message>
    <message>
        <source>Profile of A</source>
        <translation type="unfinished">A 的配置</translation>
    </message>
    <message>
        <source>Profile of B</source>
        <translation type="unfinished">B 的配置</translation>
    </message>
    <message>
        <source>Seed of A</source>
        <translation type="unfinished">A 的种子</translation>
    </message>
    <message>
        <source>Seed of B</source>
        <translation type="unfinished">B 的种子</translation>
    </message>
    <message>
        <source>Exploration of A</source>
        <translation type="unfinished">A 的探索</translation>
    </message>
    <message>
        <source>Exploration of B</source>
        <translation type="unfinished">B 的探索</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished">种子</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">探索</translation>
    </message>
    <message>
        <source>The same seed and the same settings make the same search, to the last visit</source>
        <translation type="unfinished">种子和设置相同，搜索就完全相同，直到最后一次访问</translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished">默认</translation>
    </message>
    <message>
        <source>Parameters of A …</source>
        <translation type="unfinished">A 的参数…</translation>
    </message>
    <message>
        <source>Parameters of B …</source>
        <translation type="unfinished">B 的参数…</translation>
    </message>
    <message>
        <source>Change how this side searches, parameter by parameter</source>
        <translation type="unfinished">逐个参数更改这一方的搜索方式</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Black</source>
        <translation type="unfinished">黑方</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">白方</translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished">红方</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished">黄方</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>%1 has won</source>
        <translation type="unfinished">%1获胜</translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation type="unfinished">%1认输</translation>
    </message>
    <message>
        <source>%1 has lost on time</source>
        <translation type="unfinished">%1 超时负</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished">轮到%1</translation>
    </message>
</context>
<context>
    <name>SpeedChooser</name>
    <message>
        <source>Between moves</source>
        <translation type="unfinished">着法间隔</translation>
    </message>
    <message>
        <source>How long engines wait between their moves</source>
        <translation type="unfinished">引擎在着法之间等待多久</translation>
    </message>
    <message>
        <source>no wait</source>
        <translation type="unfinished">不等待</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation type="unfinished">半秒</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished">1 秒</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation type="unfinished">2 秒</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation type="unfinished">5 秒</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation type="unfinished">10 秒</translation>
    </message>
</context>
<context>
    <name>StateLight</name>
    <message>
        <source>preparing the search for this board</source>
        <translation type="unfinished">正在为此棋盘准备搜索</translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished">已暂停</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation type="unfinished">思考中</translation>
    </message>
    <message>
        <source>proven</source>
        <translation type="unfinished">已证明</translation>
    </message>
    <message>
        <source>game over</source>
        <translation type="unfinished">对局结束</translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished">失败</translation>
    </message>
    <message>
        <source>preparing the search for this board, %1 of %2</source>
        <translation type="unfinished">正在为此棋盘准备搜索，%1 / %2</translation>
    </message>
    <message>
        <source>preparing the rest: %1 of %2</source>
        <translation type="unfinished">正在准备其余部分：%1 / %2</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">对弈时搜索被隐藏。请使用提示，或在“视图”菜单中打开显示。</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation type="unfinished">表格 (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation type="unfinished">统计</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation type="unfinished">导出统计</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation type="unfinished">%1 已存在。要替换吗？</translation>
    </message>
    <message>
        <source>The statistics could not be saved.</source>
        <translation type="unfinished">无法保存统计。</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The statistics were exported to %1.</source>
        <translation type="unfinished">统计已导出到 %1。</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">模拟</translation>
    </message>
    <message>
        <source>How many simulations the search had made when this was counted</source>
        <translation type="unfinished">统计时搜索已进行了多少次模拟</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished">节点</translation>
    </message>
    <message>
        <source>How many positions the tree holds</source>
        <translation type="unfinished">树中有多少个局面</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished">边</translation>
    </message>
    <message>
        <source>How many moves lead from one node to another</source>
        <translation type="unfinished">有多少着法从一个节点通向另一个节点</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished">叶节点</translation>
    </message>
    <message>
        <source>How many nodes have no children, and their part of all that were looked at</source>
        <translation type="unfinished">有多少节点没有子节点，以及它们在全部已查看节点中所占的比例</translation>
    </message>
    <message>
        <source>Shared positions</source>
        <translation type="unfinished">共享局面</translation>
    </message>
    <message>
        <source>How many nodes are reached by more than one order of moves</source>
        <translation type="unfinished">有多少节点可由不止一种着法次序到达</translation>
    </message>
    <message>
        <source>Greatest depth</source>
        <translation type="unfinished">最大深度</translation>
    </message>
    <message>
        <source>How many moves below the watched position the deepest node is</source>
        <translation type="unfinished">最深的节点在所观察局面之下多少着</translation>
    </message>
    <message>
        <source>Breadth</source>
        <translation type="unfinished">宽度</translation>
    </message>
    <message>
        <source>How many nodes there are at the depth that has most</source>
        <translation type="unfinished">节点最多的那一深度有多少节点</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation type="unfinished">平均深度</translation>
    </message>
    <message>
        <source>How deep a node is on average</source>
        <translation type="unfinished">节点平均有多深</translation>
    </message>
    <message>
        <source>Children per inner node</source>
        <translation type="unfinished">每个内部节点的子节点数</translation>
    </message>
    <message>
        <source>How many children a node has on average, leaves left aside</source>
        <translation type="unfinished">除叶节点外，节点平均有多少个子节点</translation>
    </message>
    <message>
        <source>Effective branching</source>
        <translation type="unfinished">有效分支数</translation>
    </message>
    <message>
        <source>How many children each node of an even tree as large and as deep has</source>
        <translation type="unfinished">同样大小、同样深度的均匀树中，每个节点有多少个子节点</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>How many simulations ended in a draw, and their part of all simulations</source>
        <translation type="unfinished">有多少次模拟以和棋结束，以及占全部模拟的比例</translation>
    </message>
    <message>
        <source>Proven nodes</source>
        <translation type="unfinished">已证明的节点</translation>
    </message>
    <message>
        <source>How many nodes have a certain value</source>
        <translation type="unfinished">有多少节点的结果已确定</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation type="unfinished">已证明的胜</translation>
    </message>
    <message>
        <source>Nodes that are certainly won for the player who moved there</source>
        <translation type="unfinished">走到该处的一方必胜的节点</translation>
    </message>
    <message>
        <source>Proven draws</source>
        <translation type="unfinished">已证明的和</translation>
    </message>
    <message>
        <source>Nodes that are certainly drawn</source>
        <translation type="unfinished">必和的节点</translation>
    </message>
    <message>
        <source>Proven losses</source>
        <translation type="unfinished">已证明的负</translation>
    </message>
    <message>
        <source>Nodes that are certainly lost for the player who moved there</source>
        <translation type="unfinished">走到该处的一方必败的节点</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">内存</translation>
    </message>
    <message>
        <source>What the nodes and edges of the tree take</source>
        <translation type="unfinished">树的节点和边占用的内存</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished">统计</translation>
    </message>
    <message>
        <source>Cancel the counting</source>
        <translation type="unfinished">取消统计</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree</source>
        <translation type="unfinished">统计整棵树的节点</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation type="unfinished">正在统计…</translation>
    </message>
    <message>
        <source>Counted at %1 simulations.</source>
        <translation type="unfinished">统计于 %1 次模拟时。</translation>
    </message>
    <message>
        <source>Counting … %1 of %2 nodes</source>
        <translation type="unfinished">正在统计… %1 / %2 个节点</translation>
    </message>
    <message>
        <source>Counted in part: %1 of %2 nodes. Press Count to begin again.</source>
        <translation type="unfinished">只统计了一部分：%1 / %2 个节点。按“统计”重新开始。</translation>
    </message>
    <message>
        <source>Statistics of the tree</source>
        <translation type="unfinished">树的统计</translation>
    </message>
    <message>
        <source>Numbers of the tree</source>
        <translation type="unfinished">树的数据</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished">导出…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation type="unfinished">导出统计</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished">对数</translation>
    </message>
    <message>
        <source>Logarithmic scale in the plots</source>
        <translation type="unfinished">图表使用对数刻度</translation>
    </message>
    <message>
        <source>Progress of the counting</source>
        <translation type="unfinished">统计进度</translation>
    </message>
    <message>
        <source>The numbers of the whole tree will be shown here: its depth, its branching, its proofs. Press Count when the engine has thought.</source>
        <translation type="unfinished">这里会显示整棵树的数据：深度、分支、证明。引擎思考之后请按“统计”。</translation>
    </message>
</context>
<context>
    <name>SteeringBar</name>
    <message>
        <source>%1: take this back</source>
        <translation type="unfinished">%1：撤销</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation type="unfinished">只搜索 %1</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation type="unfinished">排除 %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 more visits</source>
        <translation type="unfinished">%1：额外访问 %2 / %3</translation>
    </message>
    <message>
        <source>How the search is steered</source>
        <translation type="unfinished">搜索受到的引导</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished">全部清除</translation>
    </message>
    <message>
        <source>Clear all: search every move again</source>
        <translation type="unfinished">全部清除：重新搜索所有着法</translation>
    </message>
</context>
<context>
    <name>SteeringController</name>
    <message>
        <source>%1 is proven: it is given no more visits, for there is nothing left to find out.</source>
        <translation type="unfinished">%1 的结果已被证明：不再给它访问，因为没有可再查明的了。</translation>
    </message>
    <message>
        <source>The search knows no move yet. Press Space to start it.</source>
        <translation type="unfinished">搜索还没有找到着法。按空格键开始。</translation>
    </message>
    <message>
        <source>Nothing is left to search among the moves that are allowed. Let the search go free to go on.</source>
        <translation type="unfinished">在允许的着法中没有可再搜索的了。要继续，请解除搜索的引导。</translation>
    </message>
</context>
<context>
    <name>StepController</name>
    <message>
        <source>An engine is to move. Its search cannot be stepped; take back or wait for its answer.</source>
        <translation type="unfinished">轮到引擎走棋。其搜索不能单步执行；请悔棋或等待它应着。</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">对弈时搜索被隐藏。请使用提示，或在“视图”菜单中打开显示。</translation>
    </message>
    <message>
        <source>The value of this position is proven; there is nothing left to search.</source>
        <translation type="unfinished">此局面的结果已被证明；没有可再搜索的了。</translation>
    </message>
    <message>
        <source>The game is over here. Go back to step through the search.</source>
        <translation type="unfinished">对局在此结束。要单步执行搜索，请先后退。</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>How many simulations</source>
        <translation type="unfinished">模拟次数</translation>
    </message>
    <message>
        <source>How many simulations are performed at once</source>
        <translation type="unfinished">一次执行多少次模拟</translation>
    </message>
    <message>
        <source>Phases a second</source>
        <translation type="unfinished">每秒阶段数</translation>
    </message>
    <message>
        <source>How fast the phases follow each other when they are performed by themselves</source>
        <translation type="unfinished">自动执行时各阶段相继的快慢</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation type="unfinished">%1/秒</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Simulation %1</source>
        <translation type="unfinished">第 %1 次模拟</translation>
    </message>
    <message>
        <source>Past: step %1 of %2</source>
        <translation type="unfinished">回看：第 %1 步，共 %2 步</translation>
    </message>
    <message>
        <source>%1, this phase</source>
        <translation type="unfinished">%1，当前阶段</translation>
    </message>
    <message>
        <source>%1, another phase</source>
        <translation type="unfinished">%1，其他阶段</translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished">选择</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation type="unfinished">扩展</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation type="unfinished">模拟</translation>
    </message>
    <message>
        <source>Backpropagate</source>
        <translation type="unfinished">反向传播</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">逐步执行</translation>
    </message>
    <message>
        <source>What this phase did</source>
        <translation type="unfinished">此阶段所做的事</translation>
    </message>
    <message>
        <source>Step through the search: N performs one phase, Shift+N a whole simulation.</source>
        <translation type="unfinished">单步执行搜索：N 执行一个阶段，Shift+N 执行一次完整的模拟。</translation>
    </message>
</context>
<context>
    <name>StepTeller</name>
    <message>
        <source>Nothing to choose: the tree ends at the root.</source>
        <translation type="unfinished">无可选择：树止于根节点。</translation>
    </message>
    <message>
        <source>A choice is made only where all children that are considered have been visited.</source>
        <translation type="unfinished">只有在所考虑的子节点都已被访问过之后才进行选择。</translation>
    </message>
    <message numerus="yes">
        <source>Down %Ln move(s), each time to the best score.</source>
        <translation type="unfinished">
            <numerusform>向下 %Ln 着，每次走向得分最高者。</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation type="unfinished">利用</translation>
    </message>
    <message>
        <source>What the move has brought so far</source>
        <translation type="unfinished">该着法迄今的收益</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">探索</translation>
    </message>
    <message>
        <source>A bonus that is large while the move has few visits</source>
        <translation type="unfinished">着法访问次数少时较大的加分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished">得分</translation>
    </message>
    <message>
        <source>Exploitation + exploration</source>
        <translation type="unfinished">利用 + 探索</translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished">次优</translation>
    </message>
    <message>
        <source>The move with the best score among the others</source>
        <translation type="unfinished">其余着法中得分最高的</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation type="unfinished">差距</translation>
    </message>
    <message>
        <source>How far the score of the next best lies below</source>
        <translation type="unfinished">次优着法的得分低多少</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished">无限</translation>
    </message>
    <message>
        <source>%1 was chosen because it had not been visited yet.</source>
        <translation type="unfinished">选择 %1，因为它尚未被访问过。</translation>
    </message>
    <message>
        <source>%1 was the only choice: %2 + %3 = %4.</source>
        <translation type="unfinished">%1 是唯一的选择：%2 + %3 = %4。</translation>
    </message>
    <message>
        <source>%1 was chosen: %2 + %3 = %4. The second, %5, has %6 and is %7 behind.</source>
        <translation type="unfinished">选择 %1：%2 + %3 = %4。次优的 %5 得分 %6，落后 %7。</translation>
    </message>
    <message>
        <source>%1 was chosen: %2 + %3 = %4. %5 has as much; of equal ones the first is taken.</source>
        <translation type="unfinished">选择 %1：%2 + %3 = %4。%5 得分相同；得分相等时取第一个。</translation>
    </message>
    <message>
        <source>%1 was chosen with %4, because %5, which has %6, need not be searched any more.</source>
        <translation type="unfinished">选择得分 %4 的 %1，因为得分 %6 的 %5 无需再搜索。</translation>
    </message>
    <message>
        <source>No new node.</source>
        <translation type="unfinished">没有新节点。</translation>
    </message>
    <message numerus="yes">
        <source>It is certain: the side to move wins in %Ln move(s) at most.</source>
        <translation type="unfinished">
            <numerusform>已经确定：轮到的一方最多 %Ln 着内获胜。</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is certain: the side to move loses in %Ln move(s) at most.</source>
        <translation type="unfinished">
            <numerusform>已经确定：轮到的一方最多 %Ln 着内落败。</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends here, its result is already certain, or the memory is full.</source>
        <translation type="unfinished">对局在此结束，或结果已经确定，或内存已满。</translation>
    </message>
    <message>
        <source>Nothing was played out. These are the moves that it likes best.</source>
        <translation type="unfinished">没有下到终局。这些是它最偏好的着法。</translation>
    </message>
    <message>
        <source>A move in column %1 became a node of the tree, %2 deep.</source>
        <translation type="unfinished">第 %1 列的着法成为树的节点，深度 %2。</translation>
    </message>
    <message>
        <source>%1 became a node of the tree, %2 deep.</source>
        <translation type="unfinished">%1 成为树的节点，深度 %2。</translation>
    </message>
    <message>
        <source>The way to it: %1</source>
        <translation type="unfinished">到达路径：%1</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">先验</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">搜索之前对该着法的估计</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1。</translation>
    </message>
    <message>
        <source>The result of this node is certain, so nothing was played.</source>
        <translation type="unfinished">此节点的结果已确定，因此没有进行模拟。</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln move(s).</source>
        <translation type="unfinished">
            <numerusform>%1，共 %Ln 着。</numerusform>
        </translation>
    </message>
    <message>
        <source>It went on from the new node: %1</source>
        <translation type="unfinished">从新节点继续：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) learn the result, from the leaf up to the root.</source>
        <translation type="unfinished">
            <numerusform>结果从叶节点向上传到根节点，更新 %Ln 个节点。</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">访问次数</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished">之前与之后</translation>
    </message>
    <message>
        <source>Win rate, %</source>
        <translation type="unfinished">胜率，%</translation>
    </message>
    <message>
        <source>Before and after, for the side that made the move</source>
        <translation type="unfinished">之前与之后，属走出该着的一方</translation>
    </message>
    <message>
        <source>The win rate is Black&apos;s.</source>
        <translation type="unfinished">胜率属黑方。</translation>
    </message>
    <message>
        <source>The win rate is White&apos;s.</source>
        <translation type="unfinished">胜率属白方。</translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished">根节点</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation type="unfinished">之前 %1，之后 %2</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>The network gives %1 a win rate of %2</source>
        <translation type="unfinished">网络判断%1的胜率为 %2</translation>
    </message>
    <message>
        <source>%1 wins the rollout</source>
        <translation type="unfinished">%1赢得随机模拟</translation>
    </message>
    <message>
        <source>The rollout is a draw</source>
        <translation type="unfinished">随机模拟为和棋</translation>
    </message>
    <message>
        <source>No rollout: %1 wins here</source>
        <translation type="unfinished">无随机模拟：此处%1胜</translation>
    </message>
    <message>
        <source>Root: %1 visits, %2 %3 %</source>
        <translation type="unfinished">根节点：访问 %1 次，%2 %3 %</translation>
    </message>
    <message>
        <source>No rollout: a draw here</source>
        <translation type="unfinished">无随机模拟：此处和棋</translation>
    </message>
</context>
<context>
    <name>TermComparison</name>
    <message>
        <source>difference</source>
        <translation type="unfinished">差</translation>
    </message>
    <message>
        <source>Terms of both moves</source>
        <translation type="unfinished">两着的各项</translation>
    </message>
    <message>
        <source>%1: %2 for %3, %4 for %5</source>
        <translation type="unfinished">%1：%3 为 %2，%5 为 %4</translation>
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
        <source>nobody</source>
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
        <source>No win by threats is known in this position.</source>
        <translation>此局面中没有已知的威胁取胜。</translation>
    </message>
</context>
<context>
    <name>ThreatLegend</name>
    <message>
        <source>Marks of threats: %1</source>
        <translation>威胁标记:%1</translation>
    </message>
</context>
<context>
    <name>ThreatLine</name>
    <message>
        <source>The search for wins by threats is being prepared.</source>
        <translation>正在准备寻找威胁取胜。</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s)</source>
        <translation>
            <numerusform>%1%2 %n 手内取胜</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win %2 in %n move(s): %3</source>
        <translation>
            <numerusform>%1威胁%2 %n 手内取胜:%3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n other move(s) it is not known</source>
        <translation>
            <numerusform>另有 %n 手尚不清楚</numerusform>
        </translation>
    </message>
    <message>
        <source>no move defends against it</source>
        <translation>没有着法可以防守</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) defend</source>
        <translation>
            <numerusform>%n 手可以防守</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %1 defend(s)</source>
        <translation>
            <numerusform>只有 %1 可以防守</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 和 %2</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>a five</source>
        <translation>五连</translation>
    </message>
    <message>
        <source>a line of %1, which wins</source>
        <translation>%1 连,取胜</translation>
    </message>
    <message>
        <source>an open four</source>
        <translation>活四</translation>
    </message>
    <message>
        <source>an open row of %1</source>
        <translation>%1 子活棋</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>冲四</translation>
    </message>
    <message>
        <source>a row of %1</source>
        <translation>%1 子连</translation>
    </message>
    <message>
        <source>an open three</source>
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
</context>
<context>
    <name>Times</name>
    <message>
        <source>%1 s a move</source>
        <translation type="unfinished">每步 %1 秒</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished">深度 %1</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation type="unfinished">%1 次模拟</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 秒</translation>
    </message>
    <message>
        <source>win rate %1</source>
        <translation type="unfinished">胜率 %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation type="unfinished">%1 次和棋</translation>
    </message>
    <message>
        <source>wins at once</source>
        <translation type="unfinished">立即取胜</translation>
    </message>
    <message>
        <source>blocks a win</source>
        <translation>阻止对方取胜</translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message>
        <source>A network is being trained</source>
        <translation type="unfinished">网络正在训练</translation>
    </message>
    <message>
        <source>To leave the program stops the training: what was learnt is kept, and it can be resumed. Leave and stop it?</source>
        <translation type="unfinished">退出程序会停止训练：已学到的内容会保留，之后可以继续。要退出并停止训练吗？</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>T&amp;raining</source>
        <translation type="unfinished">训练(&amp;R)</translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished">训练</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">棋局(&amp;G)</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">棋种</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation type="unfinished">网络(&amp;N)</translation>
    </message>
    <message>
        <source>Kind of network</source>
        <translation type="unfinished">网络类型</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation type="unfinished">分钟(&amp;M)</translation>
    </message>
    <message>
        <source>Minutes of training</source>
        <translation type="unfinished">训练分钟数</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished">种子(&amp;E)</translation>
    </message>
    <message>
        <source>Seed of all chances</source>
        <translation type="unfinished">所有随机数的种子</translation>
    </message>
    <message>
        <source>&amp;Start Training</source>
        <translation type="unfinished">开始训练(&amp;S)</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished">停止(&amp;T)</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Network …</source>
        <translation type="unfinished">保存网络(&amp;V)…</translation>
    </message>
    <message>
        <source>Save as a Pro&amp;file …</source>
        <translation type="unfinished">保存为配置(&amp;F)…</translation>
    </message>
    <message>
        <source>Keep the best network, and play and analyse with it wherever a profile is chosen</source>
        <translation type="unfinished">保留最好的网络，在任何选择配置之处用它对局和分析</translation>
    </message>
    <message>
        <source>A game of the network against itself</source>
        <translation type="unfinished">网络自我对弈的一局</translation>
    </message>
    <message>
        <source>State of the training</source>
        <translation type="unfinished">训练状态</translation>
    </message>
    <message>
        <source>A network begins with random weights and learns from nothing but games against itself, in a process of its own. The curves run over the minutes of training.</source>
        <translation type="unfinished">网络从随机权重开始，只从自我对弈中学习，在单独的进程中运行。曲线以训练分钟数为横轴。</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation type="unfinished">模式网络</translation>
    </message>
    <message>
        <source>Convolutional</source>
        <translation type="unfinished">卷积网络</translation>
    </message>
    <message>
        <source>A new one</source>
        <translation type="unfinished">新的训练</translation>
    </message>
    <message>
        <source>%1, %2 min, %3 games</source>
        <translation type="unfinished">%1，%2 分钟，%3 局</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished">损失</translation>
    </message>
    <message>
        <source>How far the network is from what its games say.</source>
        <translation type="unfinished">网络与其对局结果之间的差距。</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation type="unfinished">得分率，对手</translation>
    </message>
    <message>
        <source>The share of points against opponents that never change.</source>
        <translation type="unfinished">对阵固定对手所得的分数比例。</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation type="unfinished">对局长度</translation>
    </message>
    <message>
        <source>How many moves the network&apos;s games have.</source>
        <translation type="unfinished">网络的对局有多少着。</translation>
    </message>
    <message>
        <source>Samples a second</source>
        <translation type="unfinished">每秒样本数</translation>
    </message>
    <message>
        <source>How fast positions to learn from are played.</source>
        <translation type="unfinished">用于学习的局面产生得有多快。</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished">继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished">暂停(&amp;P)</translation>
    </message>
    <message>
        <source>of the policy</source>
        <translation type="unfinished">策略</translation>
    </message>
    <message>
        <source>of the value</source>
        <translation type="unfinished">价值</translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished">随机</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">搜索</translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished">着数</translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished">样本</translation>
    </message>
    <message>
        <source>&amp;Minutes more</source>
        <translation type="unfinished">再训练分钟数(&amp;M)</translation>
    </message>
</context>
<context>
    <name>TrainingWindow</name>
    <message>
        <source>Save the network</source>
        <translation type="unfinished">保存网络</translation>
    </message>
    <message>
        <source>Networks (*%1)</source>
        <translation>网络 (*%1)</translation>
    </message>
    <message>
        <source>The network was saved to %1.</source>
        <translation type="unfinished">网络已保存到 %1。</translation>
    </message>
    <message>
        <source>It can go on while this window is closed, or be stopped: what was learnt is kept, and it can be resumed from the list of trainings.</source>
        <translation type="unfinished">可以在关闭此窗口后继续训练，也可以停止：已学到的内容会保留，之后可从训练列表中继续。</translation>
    </message>
    <message>
        <source>%1, my network</source>
        <translation type="unfinished">%1，我的网络</translation>
    </message>
    <message>
        <source>The network was saved as the profile %1. Choose it wherever a profile is chosen.</source>
        <translation type="unfinished">网络已保存为配置 %1。可在任何选择配置之处选用它。</translation>
    </message>
    <message>
        <source>A network is being trained</source>
        <translation type="unfinished">网络正在训练</translation>
    </message>
    <message>
        <source>&amp;Keep Training</source>
        <translation type="unfinished">继续训练(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Stop the Training</source>
        <translation type="unfinished">停止训练(&amp;S)</translation>
    </message>
    <message>
        <source>Training a Network</source>
        <translation type="unfinished">训练网络</translation>
    </message>
    <message>
        <source>No network is being trained.</source>
        <translation type="unfinished">没有网络在训练。</translation>
    </message>
    <message>
        <source>Getting ready: for the first time this takes a minute or two.</source>
        <translation type="unfinished">正在准备：第一次需要一两分钟。</translation>
    </message>
    <message>
        <source>Pausing once the games under way have ended.</source>
        <translation type="unfinished">正在进行的对局结束后暂停。</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation type="unfinished">已暂停。</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation type="unfinished">正在停止…</translation>
    </message>
    <message>
        <source>The time is over. The network can be saved, or trained for longer.</source>
        <translation type="unfinished">时间已到。可以保存网络，或继续训练更久。</translation>
    </message>
    <message>
        <source>Stopped. The training can be resumed.</source>
        <translation type="unfinished">已停止。可以继续训练。</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished">已停止。</translation>
    </message>
    <message>
        <source>Generation %1: learning from its games.</source>
        <translation type="unfinished">第 %1 代：正在从对局中学习。</translation>
    </message>
    <message>
        <source>Generation %1: playing against others.</source>
        <translation type="unfinished">第 %1 代：正在与其他对手对弈。</translation>
    </message>
    <message>
        <source>Generation %1: game %2 of %3 against itself.</source>
        <translation type="unfinished">第 %1 代：自我对弈第 %2 局，共 %3 局。</translation>
    </message>
    <message>
        <source>The network was saved. Choose %1 as the network among the parameters of a search.</source>
        <translation>网络已保存。请在搜索参数中选择 %1 作为网络。</translation>
    </message>
    <message>
        <source>The network was not saved.</source>
        <translation type="unfinished">网络未能保存。</translation>
    </message>
</context>
<context>
    <name>TreeColumns</name>
    <message>
        <source>Move</source>
        <translation type="unfinished">着法</translation>
    </message>
    <message>
        <source>The move that leads to this node</source>
        <translation type="unfinished">通向此节点的着法</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">访问次数</translation>
    </message>
    <message>
        <source>How many simulations tried this move; the bar compares it with the most visited beside it</source>
        <translation type="unfinished">有多少次模拟尝试了该着法；条形与同层访问最多的着法作比较</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">占比</translation>
    </message>
    <message>
        <source>This move&apos;s part of the visits of all moves beside it</source>
        <translation type="unfinished">该着法在同层所有着法的访问中所占的比例</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">胜率</translation>
    </message>
    <message>
        <source>Expected result for the player who makes the move: values are for the side to move at each node. A draw counts one half</source>
        <translation type="unfinished">走该着一方的期望结果：各节点的数值均属轮到走棋的一方。和棋计为一半</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">先验</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">搜索之前对该着法的估计</translation>
    </message>
    <message>
        <source>Exploit</source>
        <translation type="unfinished">利用</translation>
    </message>
    <message>
        <source>Exploitation: what the move has brought so far, for the side to move above it</source>
        <translation type="unfinished">利用：该着法迄今的收益，属上一层轮到走棋的一方</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished">探索</translation>
    </message>
    <message>
        <source>Exploration: what a move gains by having been tried little</source>
        <translation type="unfinished">探索：着法因尝试次数少而得到的加分</translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished">得分</translation>
    </message>
    <message>
        <source>Exploitation and exploration together; the move with the highest score is tried next</source>
        <translation type="unfinished">利用与探索之和；接下来尝试得分最高的着法</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">证明</translation>
    </message>
    <message>
        <source>What is known for certain for the player who makes this move, and in how many moves</source>
        <translation type="unfinished">对走该着的一方已确定的结果，以及需要多少着</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">深度</translation>
    </message>
    <message>
        <source>How many moves below the watched position</source>
        <translation type="unfinished">在所观察局面之下多少着</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation type="unfinished">%1 着内胜</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation type="unfinished">%1 着内负</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">和棋</translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished">局面</translation>
    </message>
    <message>
        <source>%1 · loading …</source>
        <translation type="unfinished">%1 · 正在加载…</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Drawing of the tree</source>
        <translation type="unfinished">树形图</translation>
    </message>
    <message>
        <source>The most visited part of the search tree will be drawn here. Start the engine to see it grow.</source>
        <translation type="unfinished">这里会画出搜索树中访问最多的部分。启动引擎即可看到它生长。</translation>
    </message>
    <message>
        <source>win rate of the player who moves into a node</source>
        <translation type="unfinished">走入节点的一方的胜率</translation>
    </message>
    <message>
        <source>lines: priors</source>
        <translation type="unfinished">连线：先验</translation>
    </message>
    <message>
        <source>lines: shares of visits</source>
        <translation type="unfinished">连线：访问占比</translation>
    </message>
</context>
<context>
    <name>TreeDrawingTexts</name>
    <message>
        <source>The watched position</source>
        <translation type="unfinished">所观察局面</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation type="unfinished">访问次数：%1</translation>
    </message>
    <message>
        <source>Visits: %1, %2 of the node above</source>
        <translation type="unfinished">访问次数：%1，占上层节点的 %2</translation>
    </message>
    <message>
        <source>Win rate: %1 for %2</source>
        <translation type="unfinished">胜率（%2）：%1</translation>
    </message>
    <message>
        <source>Prior: %1</source>
        <translation type="unfinished">先验：%1</translation>
    </message>
    <message>
        <source>Proven: draw</source>
        <translation type="unfinished">已证明：和棋</translation>
    </message>
    <message>
        <source>Proven: win for %1</source>
        <translation type="unfinished">已证明：%1胜</translation>
    </message>
    <message>
        <source>Proven: loss for %1</source>
        <translation type="unfinished">已证明：%1负</translation>
    </message>
    <message>
        <source>Orders of moves that lead here: at least %1</source>
        <translation type="unfinished">通向此处的着法次序：至少 %1 种</translation>
    </message>
    <message>
        <source>Moves below that are not drawn: %1</source>
        <translation type="unfinished">其下未画出的着法：%1</translation>
    </message>
</context>
<context>
    <name>TreeFilterBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">取消</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished">清除</translation>
    </message>
    <message>
        <source>Cancel the filter</source>
        <translation type="unfinished">取消筛选</translation>
    </message>
    <message>
        <source>Clear the filter: show the tree</source>
        <translation type="unfinished">清除筛选：显示搜索树</translation>
    </message>
    <message>
        <source>Filter of the search tree</source>
        <translation type="unfinished">搜索树筛选</translation>
    </message>
    <message>
        <source>Visits ≥</source>
        <translation type="unfinished">访问 ≥</translation>
    </message>
    <message>
        <source>Depth ≤</source>
        <translation type="unfinished">深度 ≤</translation>
    </message>
    <message>
        <source>Fewest visits of a node</source>
        <translation type="unfinished">节点的最少访问次数</translation>
    </message>
    <message>
        <source>Greatest depth of a node</source>
        <translation type="unfinished">节点的最大深度</translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished">不限</translation>
    </message>
    <message>
        <source>proven only</source>
        <translation type="unfinished">仅已证明</translation>
    </message>
    <message>
        <source>Proven nodes only</source>
        <translation type="unfinished">仅已证明的节点</translation>
    </message>
    <message>
        <source>Order of the nodes</source>
        <translation type="unfinished">节点的次序</translation>
    </message>
    <message>
        <source>by visits</source>
        <translation type="unfinished">按访问次数</translation>
    </message>
    <message>
        <source>by win rate</source>
        <translation type="unfinished">按胜率</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation type="unfinished">按深度</translation>
    </message>
    <message>
        <source>Progress of the filter</source>
        <translation type="unfinished">筛选进度</translation>
    </message>
</context>
<context>
    <name>TreeHeader</name>
    <message>
        <source>As many as there is room for</source>
        <translation type="unfinished">按可用空间显示</translation>
    </message>
    <message>
        <source>Sort By</source>
        <translation type="unfinished">排序方式</translation>
    </message>
    <message>
        <source>The Other Way Round</source>
        <translation type="unfinished">反转顺序</translation>
    </message>
</context>
<context>
    <name>TreeNotice</name>
    <message>
        <source>Notice</source>
        <translation type="unfinished">通知</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>So many moves are open that they keep their order until some are closed.</source>
        <translation type="unfinished">展开的着法太多，收起一部分之前次序保持不变。</translation>
    </message>
    <message>
        <source>What was open here is no longer in the tree.</source>
        <translation type="unfinished">此处展开的内容已不在树中。</translation>
    </message>
    <message>
        <source>The tree was begun anew.</source>
        <translation type="unfinished">搜索树已重新开始。</translation>
    </message>
    <message>
        <source>Nodes that were not used for long were closed to make room.</source>
        <translation type="unfinished">长时间未使用的节点已收起，以腾出空间。</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished">搜索树</translation>
    </message>
    <message>
        <source>The search tree will open here once the engine has thought.</source>
        <translation type="unfinished">引擎思考后，搜索树会在这里展开。</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>Starting the engine …</source>
        <translation type="unfinished">正在启动引擎…</translation>
    </message>
    <message>
        <source>Asking what it is …</source>
        <translation type="unfinished">正在询问其身份…</translation>
    </message>
    <message>
        <source>Asking for a move …</source>
        <translation type="unfinished">正在请求着法…</translation>
    </message>
    <message>
        <source>Trying a small board …</source>
        <translation type="unfinished">正在试小棋盘…</translation>
    </message>
    <message>
        <source>Trying a wide board, to learn how it writes points …</source>
        <translation type="unfinished">正在试宽棋盘，以了解其坐标写法…</translation>
    </message>
    <message>
        <source>Ending the engine …</source>
        <translation type="unfinished">正在结束引擎…</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation type="unfinished">%1 工作正常。</translation>
    </message>
    <message>
        <source>%1 does not work.</source>
        <translation type="unfinished">%1 不能工作。</translation>
    </message>
    <message>
        <source>It was ready after %1 s.</source>
        <translation type="unfinished">%1 秒后就绪。</translation>
    </message>
    <message>
        <source>It calls itself %1.</source>
        <translation type="unfinished">它自称 %1。</translation>
    </message>
    <message>
        <source>It calls itself %1, by %2.</source>
        <translation type="unfinished">它自称 %1，作者 %2。</translation>
    </message>
    <message>
        <source>It does not play on a board of %1: %2</source>
        <translation type="unfinished">它不在 %1 的棋盘上下：%2</translation>
    </message>
    <message>
        <source>It moved to %1 on a board of %2, after %3 s.</source>
        <translation type="unfinished">在 %2 的棋盘上，它用 %3 秒下在 %1。</translation>
    </message>
    <message>
        <source>It shows what it thinks, so it can analyse.</source>
        <translation type="unfinished">它会显示想法，因此可用于分析。</translation>
    </message>
    <message>
        <source>It showed nothing of what it thinks: it can play, and may have no numbers.</source>
        <translation type="unfinished">它没有显示思考内容：可以对局，但可能没有数据。</translation>
    </message>
    <message>
        <source>It plays on square boards only, where it does not matter which number is first.</source>
        <translation type="unfinished">它只在正方形棋盘上下，数字先后无关紧要。</translation>
    </message>
    <message>
        <source>It writes points as you said.</source>
        <translation type="unfinished">它按您所说的方式书写坐标。</translation>
    </message>
    <message>
        <source>Which number of a point comes first could not be told. On square boards it does not matter.</source>
        <translation type="unfinished">无法判断坐标哪个数字在前。在正方形棋盘上无关紧要。</translation>
    </message>
    <message>
        <source>It writes the row first. Change its coordinates.</source>
        <translation type="unfinished">它先写行。请更改其坐标设置。</translation>
    </message>
    <message>
        <source>It writes the column first. Change its coordinates.</source>
        <translation type="unfinished">它先写列。请更改其坐标设置。</translation>
    </message>
</context>
<context>
    <name>TrialView</name>
    <message>
        <source>Te&amp;st</source>
        <translation type="unfinished">测试(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Stop the test</source>
        <translation type="unfinished">停止测试(&amp;S)</translation>
    </message>
    <message>
        <source>Starts the engine and lets it move on three boards.</source>
        <translation type="unfinished">启动引擎，并让它在三个棋盘上落子。</translation>
    </message>
    <message>
        <source>The test was stopped, and the engine ended.</source>
        <translation type="unfinished">测试已停止，引擎已结束。</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation type="unfinished">测试进度</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation type="unfinished">测试结果</translation>
    </message>
    <message>
        <source>What the test finds will stand here.</source>
        <translation type="unfinished">测试结果将显示在此。</translation>
    </message>
</context>
<context>
    <name>VariationController</name>
    <message>
        <source>The moves from here on can be pasted after another move.</source>
        <translation type="unfinished">从此处起的着法可以粘贴到别的着法之后。</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Space runs, N steps one phase</source>
        <translation type="unfinished">空格键运行，N 单步一个阶段</translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">对弈</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished">打开棋谱</translation>
    </message>
    <message>
        <source>Watch it think</source>
        <translation type="unfinished">观看思考</translation>
    </message>
</context>
<context>
    <name>WinRatePlot</name>
    <message>
        <source>Win rate over the game</source>
        <translation type="unfinished">全局胜率</translation>
    </message>
    <message>
        <source>The win rate over the game will be drawn here. Analyse a position with Space, or the whole game with F12.</source>
        <translation type="unfinished">这里会画出整局的胜率。按空格键分析局面，或按 F12 分析整局。</translation>
    </message>
    <message>
        <source>Whose win rate is drawn</source>
        <translation type="unfinished">绘制哪一方的胜率</translation>
    </message>
    <message>
        <source>%1 after move %2</source>
        <translation type="unfinished">第 %2 着后%1</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation type="unfinished">轮到走棋的一方</translation>
    </message>
    <message>
        <source>This move cost %1</source>
        <translation type="unfinished">这一着损失 %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation type="unfinished">%1. %2：%3</translation>
    </message>
    <message>
        <source>not analysed</source>
        <translation type="unfinished">未分析</translation>
    </message>
</context>
<context>
    <name>_Amounts</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln 次模拟</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s) a move</source>
        <translation type="unfinished">
            <numerusform>每着 %Ln 次模拟</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Badge</name>
    <message>
        <source>Playing</source>
        <translation type="unfinished">对弈中</translation>
    </message>
    <message>
        <source>Paused: nobody moves, and nobody&apos;s time runs</source>
        <translation type="unfinished">已暂停：无人落子，也不计时</translation>
    </message>
    <message>
        <source>Looking back: a click on the board returns to the game</source>
        <translation type="unfinished">正在回看：点击棋盘返回对局</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation type="unfinished">复盘中</translation>
    </message>
</context>
<context>
    <name>_Marker</name>
    <message>
        <source>thinking …</source>
        <translation type="unfinished">思考中…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished">轮到走棋</translation>
    </message>
</context>
</TS>
