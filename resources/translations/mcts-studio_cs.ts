<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About MCTS Studio</source>
        <translation>O programu MCTS Studio</translation>
    </message>
    <message>
        <source>Play and review k-in-a-row games, and watch Monte Carlo tree search at work.</source>
        <translation>Hrajte a rozebírejte piškvorky a podobné hry a sledujte Monte Carlo prohledávání stromu při práci.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation>Prohle&amp;dávání</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazit</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;Navigate</source>
        <translation>P&amp;rocházet tahy</translation>
    </message>
    <message>
        <source>C&amp;urrent Game</source>
        <translation>Probíha&amp;jící partie</translation>
    </message>
    <message>
        <source>&amp;Mistakes</source>
        <translation>Chyb&amp;y</translation>
    </message>
    <message>
        <source>E&amp;xercises and Lessons</source>
        <translation>&amp;Cvičení a lekce</translation>
    </message>
    <message>
        <source>Repl&amp;ay the Search</source>
        <translation>Přehrání hled&amp;ání</translation>
    </message>
    <message>
        <source>Pan&amp;es</source>
        <translation>&amp;Panely</translation>
    </message>
    <message>
        <source>Win Rates &amp;For</source>
        <translation>&amp;Úspěšnost pro</translation>
    </message>
    <message>
        <source>Candidates Ta&amp;ble</source>
        <translation>Se&amp;znam kandidátů</translation>
    </message>
    <message>
        <source>&amp;Threats</source>
        <translation>Hrozb&amp;y</translation>
    </message>
    <message>
        <source>Export a Web Pa&amp;ge</source>
        <translation>Exportovat webovou st&amp;ránku</translation>
    </message>
    <message>
        <source>Position &amp;Database</source>
        <translation>Databá&amp;ze pozic</translation>
    </message>
    <message>
        <source>Mar&amp;ks of Forbidden Points</source>
        <translation>Zna&amp;čky zakázaných polí</translation>
    </message>
    <message>
        <source>The&amp;me</source>
        <translation>&amp;Motiv</translation>
    </message>
    <message>
        <source>&amp;New Game …</source>
        <translation>&amp;Nová hra …</translation>
    </message>
    <message>
        <source>New &amp;Board …</source>
        <translation>Nová &amp;deska …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Otevřít …</translation>
    </message>
    <message>
        <source>Start S&amp;creen</source>
        <translation>Úvodní obrazovka (&amp;C)</translation>
    </message>
    <message>
        <source>Play, review a recent game, watch a search, or learn</source>
        <translation>Hrát, rozebrat nedávnou partii, sledovat hledání nebo se učit</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;As …</source>
        <translation>Uložit &amp;jako …</translation>
    </message>
    <message>
        <source>&amp;Export the Board …</source>
        <translation>&amp;Exportovat desku …</translation>
    </message>
    <message>
        <source>Export the &amp;Window …</source>
        <translation>E&amp;xportovat okno …</translation>
    </message>
    <message>
        <source>Export the &amp;Table of Moves …</source>
        <translation>Exportovat tabulku t&amp;ahů …</translation>
    </message>
    <message>
        <source>Export the time, simulations and evaluation of each move as CSV or JSON</source>
        <translation>Exportovat čas, simulace a hodnocení každého tahu jako CSV nebo JSON</translation>
    </message>
    <message>
        <source>&amp;Import Games …</source>
        <translation>&amp;Načíst hry …</translation>
    </message>
    <message>
        <source>Add the games of files to the position database, which the Explorer shows</source>
        <translation>Přidá hry ze souborů do databáze pozic, kterou ukazuje Průzkumník</translation>
    </message>
    <message>
        <source>Import a &amp;Folder …</source>
        <translation>Načíst &amp;složku …</translation>
    </message>
    <message>
        <source>&amp;Merge Another Database …</source>
        <translation>&amp;Připojit jinou databázi …</translation>
    </message>
    <message>
        <source>&amp;Back Up …</source>
        <translation>&amp;Zálohovat …</translation>
    </message>
    <message>
        <source>Write a copy of the position database to a file</source>
        <translation>Zapíše kopii databáze pozic do souboru</translation>
    </message>
    <message>
        <source>&amp;Size …</source>
        <translation>&amp;Velikost …</translation>
    </message>
    <message>
        <source>Show the size of the position database, and set its limit</source>
        <translation>Ukáže velikost databáze pozic a nastaví její limit</translation>
    </message>
    <message>
        <source>&amp;Keep My Games and Analyses</source>
        <translation>&amp;Ukládat mé hry a analýzy</translation>
    </message>
    <message>
        <source>Choose an opening book from which all engines play in games, or stop using one</source>
        <translation>Vybrat knihovnu zahájení, podle které všechny enginy v partiích hrají, nebo ji přestat používat</translation>
    </message>
    <message>
        <source>Write an opening book with the moves that were played often and successfully</source>
        <translation>Zapíše tahy, které se hrály často a úspěšně, do knihovny zahájení</translation>
    </message>
    <message>
        <source>Pre&amp;ferences …</source>
        <translation>Př&amp;edvolby …</translation>
    </message>
    <message>
        <source>Choose the theme, the language, and what the board shows</source>
        <translation>Zvolit motiv, jazyk a co ukazuje deska</translation>
    </message>
    <message>
        <source>&amp;Search as a Web Page …</source>
        <translation>&amp;Prohledávání jako webová stránka …</translation>
    </message>
    <message>
        <source>&amp;Game as a Web Page …</source>
        <translation>P&amp;artie jako webová stránka …</translation>
    </message>
    <message>
        <source>&amp;Lesson as a Web Page …</source>
        <translation>&amp;Lekce jako webová stránka …</translation>
    </message>
    <message>
        <source>Write the snapshots, the tree and the steps as one page for any browser</source>
        <translation>Zapsat snímky, strom a kroky jako jednu stránku pro libovolný prohlížeč</translation>
    </message>
    <message>
        <source>Write the moves and their analyses as one page for any browser</source>
        <translation>Zapsat tahy a jejich rozbory jako jednu stránku pro libovolný prohlížeč</translation>
    </message>
    <message>
        <source>Write the open lesson with its searches as one page for any browser</source>
        <translation>Zapsat otevřenou lekci s jejími prohledáváními jako jednu stránku pro libovolný prohlížeč</translation>
    </message>
    <message>
        <source>Add the games of all files in a folder and its subfolders to the position database</source>
        <translation>Přidá do databáze pozic hry ze všech souborů ve složce a jejích podsložkách</translation>
    </message>
    <message>
        <source>Add the games and analyses of another database to the position database</source>
        <translation>Přidá do databáze pozic hry a analýzy z jiné databáze</translation>
    </message>
    <message>
        <source>Add the games that you play here, and results of the search, to the position database</source>
        <translation>Přidává zde hrané hry a výsledky prohledávání do databáze pozic</translation>
    </message>
    <message>
        <source>Engines Play from an &amp;Opening Book …</source>
        <translation>Programy hrají podle &amp;knihovny zahájení …</translation>
    </message>
    <message>
        <source>Make an Openin&amp;g Book …</source>
        <translation>Vytvo&amp;řit knihovnu zahájení …</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>U&amp;končit</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <translation>Kopírovat &amp;pozici</translation>
    </message>
    <message>
        <source>Copy &amp;Moves</source>
        <translation>Kopírovat &amp;tahy</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation>Kopírovat &amp;obrázek</translation>
    </message>
    <message>
        <source>Paste &amp;Game</source>
        <translation>V&amp;ložit hru</translation>
    </message>
    <message>
        <source>&amp;Cut from This Move</source>
        <translation>V&amp;yjmout od tohoto tahu</translation>
    </message>
    <message>
        <source>Cop&amp;y from This Move</source>
        <translation>&amp;Kopírovat od tohoto tahu</translation>
    </message>
    <message>
        <source>Paste &amp;Variation</source>
        <translation>Vložit &amp;variantu</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation>O&amp;dstranit odtud</translation>
    </message>
    <message>
        <source>&amp;Previous Move</source>
        <translation>&amp;Předchozí tah</translation>
    </message>
    <message>
        <source>&amp;Next Move</source>
        <translation>&amp;Další tah</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Back</source>
        <translation>Deset tahů zpě&amp;t</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Forward</source>
        <translation>Deset tahů &amp;vpřed</translation>
    </message>
    <message>
        <source>F&amp;irst Position</source>
        <translation>P&amp;rvní pozice</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation>P&amp;oslední pozice</translation>
    </message>
    <message>
        <source>Prom&amp;ote Variation</source>
        <translation>Pov&amp;ýšit variantu</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Search …</source>
        <translation>Uložit &amp;prohledávání …</translation>
    </message>
    <message>
        <source>Save the search tree to a file to continue it later</source>
        <translation>Zapíše strom prohledávání do souboru, aby se v něm dalo později pokračovat</translation>
    </message>
    <message>
        <source>O&amp;pen a Search …</source>
        <translation>O&amp;tevřít prohledávání …</translation>
    </message>
    <message>
        <source>Continue a saved search</source>
        <translation>Pokračuje v uloženém prohledávání</translation>
    </message>
    <message>
        <source>Play the Best Mo&amp;ve</source>
        <translation>Zahrát &amp;nejlepší tah</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation>V&amp;zít tah zpět</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Nápověda tah&amp;u</translation>
    </message>
    <message>
        <source>Resign the game. The program asks before it ends the game.</source>
        <translation>Vzdát partii. Než program partii ukončí, zeptá se.</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation>Vy&amp;měnit strany</translation>
    </message>
    <message>
        <source>&amp;Let the Engine Play Both Sides</source>
        <translation>Nechat en&amp;gine hrát za obě strany</translation>
    </message>
    <message>
        <source>Pa&amp;use the Game</source>
        <translation>Pozastavit &amp;hru</translation>
    </message>
    <message>
        <source>Make &amp;One Engine Move</source>
        <translation>Zahrát &amp;jeden tah enginu</translation>
    </message>
    <message>
        <source>Play one move of the engine whose turn it is, then pause the game</source>
        <translation>Nechat engine na tahu zahrát a pak pozastavit</translation>
    </message>
    <message>
        <source>&amp;Find the Win …</source>
        <translation>H&amp;ledat výhru …</translation>
    </message>
    <message>
        <source>Solve exercises in which the side to move wins by threats</source>
        <translation>Řešit cvičení s výhrami hrozbami</translation>
    </message>
    <message>
        <source>Take back your last move and the reply to it, which remain as a variation</source>
        <translation>Vzít zpět poslední tah i odpověď na něj; zůstanou jako varianta</translation>
    </message>
    <message>
        <source>Name a good move and mark it on the board</source>
        <translation>Poradit dobrý tah a vyznačit ho na desce</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>Vzdát &amp;se</translation>
    </message>
    <message>
        <source>Swap the sides of the players; after a game, play another one with the sides swapped</source>
        <translation>Prohodit strany hráčů; po skončení partie zahrát další s prohozenými stranami</translation>
    </message>
    <message>
        <source>&amp;Quick Rematch</source>
        <translation>Rychl&amp;á odveta</translation>
    </message>
    <message>
        <source>Play another game with the same sides</source>
        <translation>Zahrát další partii se stejnými stranami</translation>
    </message>
    <message>
        <source>Play from H&amp;ere</source>
        <translation>Hrát odsud (&amp;F)</translation>
    </message>
    <message>
        <source>Play on from this position against the engine</source>
        <translation>Hrát z této pozice dál proti enginu</translation>
    </message>
    <message>
        <source>The engine plays both sides from this position. Shift+F11 pauses and continues; Leave the Game ends it.</source>
        <translation>Engine hraje od této pozice sám se sebou. Shift+F11 pozastaví a pokračuje; Opustit hru ji ukončí.</translation>
    </message>
    <message>
        <source>Stop the clocks and the engines until the game continues</source>
        <translation>Zastaví hodiny a enginy, dokud partie nepokračuje</translation>
    </message>
    <message>
        <source>Leave the Game an&amp;d Review It</source>
        <translation>Opustit hru a rozebrat j&amp;i</translation>
    </message>
    <message>
        <source>Revie&amp;w the Game …</source>
        <translation>Rozebr&amp;at hru …</translation>
    </message>
    <message>
        <source>Review the G&amp;ame Deeper …</source>
        <translation>Rozebrat hru po&amp;drobněji …</translation>
    </message>
    <message>
        <source>Review the game again, with four times as many simulations as before</source>
        <translation>Znovu rozebrat hru, se čtyřikrát více simulacemi než dříve</translation>
    </message>
    <message>
        <source>Next &amp;Mistake</source>
        <translation>Další &amp;chyba</translation>
    </message>
    <message>
        <source>Previous Mista&amp;ke</source>
        <translation>Předchozí ch&amp;yba</translation>
    </message>
    <message>
        <source>Show the &amp;Better Line</source>
        <translation>Ukázat lepší &amp;postup</translation>
    </message>
    <message>
        <source>Show on the board the line that the review prefers to this move; Escape returns to the move</source>
        <translation>Ukáže na desce variantu, které rozbor dává přednost před tímto tahem; Escape se vrátí k tahu</translation>
    </message>
    <message>
        <source>Try &amp;It Yourself</source>
        <translation>Zkusit &amp;to</translation>
    </message>
    <message>
        <source>Go back to the position before this mistake, and find a better move</source>
        <translation>Vrátí se do pozice před touto chybou, kde hledáte lepší tah</translation>
    </message>
    <message>
        <source>&amp;Report …</source>
        <translation>Zprá&amp;va …</translation>
    </message>
    <message>
        <source>Show accuracy, key moments and trends of this game or of many reviewed games</source>
        <translation>Ukáže přesnost, klíčové okamžiky a vývoj této partie nebo mnoha rozebraných partií</translation>
    </message>
    <message>
        <source>Mat&amp;ches between Engines …</source>
        <translation>Zápasy m&amp;ezi enginy …</translation>
    </message>
    <message>
        <source>Play matches between engines and estimate the Elo difference</source>
        <translation>Hrát zápasy mezi enginy a odhadnout rozdíl Elo</translation>
    </message>
    <message>
        <source>Train a Network b&amp;y Self-Play …</source>
        <translation>Trénovat síť hrou se se&amp;bou …</translation>
    </message>
    <message>
        <source>Train a network on games that it plays against itself</source>
        <translation>Trénovat síť na partiích, které hraje sama se sebou</translation>
    </message>
    <message>
        <source>&amp;Practise Your Mistakes …</source>
        <translation>Pr&amp;ocvičovat vlastní chyby …</translation>
    </message>
    <message>
        <source>Repeat positions in which you made mistakes</source>
        <translation>Opakuje pozice, ve kterých jste udělali chybu</translation>
    </message>
    <message>
        <source>Ne&amp;xt Exercise</source>
        <translation>&amp;K dalšímu cvičení</translation>
    </message>
    <message>
        <source>Go to the next exercise</source>
        <translation>Přejít na další cvičení</translation>
    </message>
    <message>
        <source>Show the &amp;Solution</source>
        <translation>&amp;Ukázat řešení</translation>
    </message>
    <message>
        <source>Show the solution of the exercise or of the practised position</source>
        <translation>Ukázat řešení cvičení nebo procvičované pozice</translation>
    </message>
    <message>
        <source>&amp;End the Exercises</source>
        <translation>Ukončit &amp;cvičení</translation>
    </message>
    <message>
        <source>Show your results and return to the open game</source>
        <translation>Ukázat vaše výsledky a vrátit se k otevřené partii</translation>
    </message>
    <message>
        <source>Leave the &amp;Lesson</source>
        <translation>O&amp;pustit lekci</translation>
    </message>
    <message>
        <source>Return to the game and the search settings that you had before the lesson</source>
        <translation>Vrátit partii a nastavení hledání z doby před lekcí</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Spustit</translation>
    </message>
    <message>
        <source>Start or pause the search</source>
        <translation>Spustí, nebo pozastaví prohledávání</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation>Pozastaví prohledávání</translation>
    </message>
    <message>
        <source>Perform one phase of the search: select, expand, simulate or backpropagate</source>
        <translation>Provede jednu fázi prohledávání: výběr, rozšíření, simulaci nebo zpětné šíření</translation>
    </message>
    <message>
        <source>R&amp;estart</source>
        <translation>Začít &amp;znovu</translation>
    </message>
    <message>
        <source>Discard the search tree of this position</source>
        <translation>Zahodí strom prohledávání této pozice</translation>
    </message>
    <message>
        <source>Choose the profile of the search from a list</source>
        <translation>Vybrat profil hledání ze seznamu</translation>
    </message>
    <message>
        <source>Limit Simulations or Time …</source>
        <translation>Omezit simulace nebo čas…</translation>
    </message>
    <message>
        <source>Set after how many simulations or seconds the search ends</source>
        <translation>Nastaví, po kolika simulacích nebo sekundách hledání skončí</translation>
    </message>
    <message>
        <source>E&amp;dit Parameters …</source>
        <translation>Parametry &amp;hledání …</translation>
    </message>
    <message>
        <source>Edit the parameters of the search</source>
        <translation>Upravit parametry prohledávání</translation>
    </message>
    <message>
        <source>U&amp;se a Network …</source>
        <translation>Vy&amp;brat síť …</translation>
    </message>
    <message>
        <source>Use a network file (.npz or .onnx) in the search</source>
        <translation>Použít v prohledávání soubor sítě (.npz nebo .onnx)</translation>
    </message>
    <message>
        <source>&amp;Your Profiles …</source>
        <translation>Vaše profil&amp;y …</translation>
    </message>
    <message>
        <source>Rename or delete your saved profiles</source>
        <translation>Přejmenovat a smazat profily, které jste uložili</translation>
    </message>
    <message>
        <source>Step &amp;Many Simulations</source>
        <translation>Krok o &amp;více simulací</translation>
    </message>
    <message>
        <source>Step Au&amp;tomatically</source>
        <translation>Krokovat &amp;automaticky</translation>
    </message>
    <message>
        <source>Show the previous step; the search does not change</source>
        <translation>Ukáže předchozí krok; prohledávání zůstane, jak je</translation>
    </message>
    <message>
        <source>Compare rollouts that play on any point with rollouts that play only next to stones</source>
        <translation>Porovná rollouty, které hrají kdekoli, s rollouty, které hrají vedle kamenů</translation>
    </message>
    <message>
        <source>Ask an E&amp;xternal Engine …</source>
        <translation>Zeptat se e&amp;xterního enginu …</translation>
    </message>
    <message>
        <source>Add and test programs that speak the Gomocup protocol or GTP</source>
        <translation>Přidat programy, které mluví protokolem Gomocup nebo GTP, a vyzkoušet je</translation>
    </message>
    <message>
        <source>&amp;Previous Snapshot</source>
        <translation>&amp;Předchozí snímek</translation>
    </message>
    <message>
        <source>Show the search as it was one snapshot earlier</source>
        <translation>Ukázat hledání, jaké bylo o snímek dříve</translation>
    </message>
    <message>
        <source>&amp;Next Snapshot</source>
        <translation>&amp;Následující snímek</translation>
    </message>
    <message>
        <source>Show the search one snapshot later</source>
        <translation>Ukázat hledání o snímek později</translation>
    </message>
    <message>
        <source>&amp;Current State</source>
        <translation>&amp;Současný stav</translation>
    </message>
    <message>
        <source>Return from the replay to the current state of the search</source>
        <translation>Vrátit se z přehrávání k současnému stavu hledání</translation>
    </message>
    <message>
        <source>Play or P&amp;ause</source>
        <translation>Přehrát nebo poz&amp;astavit</translation>
    </message>
    <message>
        <source>Play the snapshots of the search, or pause the replay</source>
        <translation>Přehrát snímky hledání, nebo přehrávání pozastavit</translation>
    </message>
    <message>
        <source>Perform the remaining phases of the current simulation</source>
        <translation>Provede fáze až do konce jedné simulace</translation>
    </message>
    <message>
        <source>Step One P&amp;hase</source>
        <translation>Krok o &amp;fázi</translation>
    </message>
    <message>
        <source>Step One S&amp;imulation</source>
        <translation>Krok o s&amp;imulaci</translation>
    </message>
    <message>
        <source>Choose a Profile …</source>
        <translation>Zvolit profil …</translation>
    </message>
    <message>
        <source>Perform the number of simulations set in the pane Steps</source>
        <translation>Provést počet simulací nastavený v panelu Kroky</translation>
    </message>
    <message>
        <source>Perform one phase after another at the speed set in the pane Steps</source>
        <translation>Provádět jednu fázi za druhou rychlostí nastavenou v panelu Kroky</translation>
    </message>
    <message>
        <source>Go &amp;Back to the Previous Step</source>
        <translation>Zpět na předchozí &amp;krok</translation>
    </message>
    <message>
        <source>Go &amp;Forward to the Next Step</source>
        <translation>Vpřed na &amp;další krok</translation>
    </message>
    <message>
        <source>Show the next step; the search does not change</source>
        <translation>Ukáže následující krok; prohledávání zůstane, jak je</translation>
    </message>
    <message>
        <source>Return to the &amp;Latest Step</source>
        <translation>Návrat k pos&amp;lednímu kroku</translation>
    </message>
    <message>
        <source>&amp;Compare Two Searches …</source>
        <translation>Po&amp;rovnat dvě prohledávání …</translation>
    </message>
    <message>
        <source>Run two searches of this position side by side</source>
        <translation>Prohledá tuto pozici dvěma způsoby vedle sebe</translation>
    </message>
    <message>
        <source>Compare &amp;Uniform with Neighbour Rollouts</source>
        <translation>Porovnat rovno&amp;měrné a sousední rollouty</translation>
    </message>
    <message>
        <source>Analyse this position with another program</source>
        <translation>Analyzovat tuto pozici jiným programem</translation>
    </message>
    <message>
        <source>External En&amp;gines …</source>
        <translation>Externí en&amp;giny …</translation>
    </message>
    <message>
        <source>&amp;Why Not This Move?</source>
        <translation>Proč n&amp;e tento tah?</translation>
    </message>
    <message>
        <source>Compare the selected candidate with the best move</source>
        <translation>Porovná zvoleného kandidáta s nejlepším tahem</translation>
    </message>
    <message>
        <source>Remo&amp;ve Search Restrictions</source>
        <translation>Zr&amp;ušit omezení prohledávání</translation>
    </message>
    <message>
        <source>Cou&amp;nt the Nodes</source>
        <translation>Spočí&amp;tat uzly</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree by depth, children and visits</source>
        <translation>Spočítá uzly celého stromu podle hloubky, potomků a návštěv</translation>
    </message>
    <message>
        <source>Go to the Parent N&amp;ode</source>
        <translation>Na uzel &amp;o úroveň výš</translation>
    </message>
    <message>
        <source>Show the node one move closer to the root</source>
        <translation>Ukáže uzel o jeden tah blíž ke kořeni</translation>
    </message>
    <message>
        <source>Go Bac&amp;k to the Root</source>
        <translation>Zpět ke koře&amp;ni</translation>
    </message>
    <message>
        <source>Show the position of the game again</source>
        <translation>Ukáže znovu pozici ze hry</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation>St&amp;udium</translation>
    </message>
    <message>
        <source>Re&amp;set the Pane Layout</source>
        <translation>Obnovit rozlo&amp;žení panelů</translation>
    </message>
    <message>
        <source>&amp;Go to Next Pane</source>
        <translation>&amp;Další panel</translation>
    </message>
    <message>
        <source>Move the keyboard focus from the board to one pane after the other, and back</source>
        <translation>Přesouvat zaměření klávesnice z desky postupně do panelů a zpět</translation>
    </message>
    <message>
        <source>Previo&amp;us Tab</source>
        <translation>Před&amp;chozí záložka</translation>
    </message>
    <message>
        <source>Close the pane that has the keyboard focus; the menu View, Panes opens it again</source>
        <translation>Zavřít panel, který má zaměření klávesnice; znovu ho otevře nabídka Zobrazit, Panely</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation>&amp;Souřadnice</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation>Čís&amp;la tahů</translation>
    </message>
    <message>
        <source>&amp;Wooden Board</source>
        <translation>&amp;Dřevěná deska</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>A&amp;nimace</translation>
    </message>
    <message>
        <source>&amp;Heatmap on the Board</source>
        <translation>&amp;Teplotní mapa na desce</translation>
    </message>
    <message>
        <source>Colour each move by its prior: its estimated probability before the search</source>
        <translation>Obarví každý tah podle prioru: odhadu jeho pravděpodobnosti před prohledáváním</translation>
    </message>
    <message>
        <source>Can&amp;didates on the Board</source>
        <translation>&amp;Kandidáti na desce</translation>
    </message>
    <message>
        <source>N&amp;othing on the Board</source>
        <translation>Nic na desc&amp;e</translation>
    </message>
    <message>
        <source>Also show the heatmap, the candidates and the win rate while a person plays</source>
        <translation>Zobrazovat teplotní mapu, kandidáty a úspěšnost, i když hraje člověk</translation>
    </message>
    <message>
        <source>Show the time, simulations and evaluation of each move of an engine in the pane Players</source>
        <translation>Ukázat v panelu Hráči čas, simulace a hodnocení tahu každého enginu</translation>
    </message>
    <message>
        <source>Show all win rates, values and proven results for Black</source>
        <translation>Ukazovat všechny úspěšnosti, hodnoty a dokázané výsledky pro černého</translation>
    </message>
    <message>
        <source>Show all win rates, values and proven results for White</source>
        <translation>Ukazovat všechny úspěšnosti, hodnoty a dokázané výsledky pro bílého</translation>
    </message>
    <message>
        <source>&amp;Side to Move</source>
        <translation>&amp;Hráč na tahu</translation>
    </message>
    <message>
        <source>List the candidates in the order of the board, not by visits: columns from left to right, each from bottom to top</source>
        <translation>Řadit kandidáty po sloupcích zleva doprava a zdola nahoru, nikoli podle počtu návštěv</translation>
    </message>
    <message>
        <source>Add a column m/n: m wins (a draw counts one half) in n visits of each candidate</source>
        <translation>Přidat sloupec m/n: m výher (remíza se počítá jako polovina) z n návštěv každého kandidáta</translation>
    </message>
    <message>
        <source>Spend a few seconds on each position to find a win by threats, and report the result</source>
        <translation>V každé pozici několik sekund hledá výhru hrozbami a oznámí výsledek</translation>
    </message>
    <message>
        <source>Fu&amp;ll-Screen Board</source>
        <translation>Deska na &amp;celou obrazovku</translation>
    </message>
    <message>
        <source>Fill the whole screen with the board, the players and their clocks</source>
        <translation>Jen deska, hráči a jejich hodiny, přes celou obrazovku</translation>
    </message>
    <message>
        <source>&amp;Review</source>
        <translation>&amp;Rozbor</translation>
    </message>
    <message>
        <source>Show the win rate of both sides in a bar beside the board</source>
        <translation>Zobrazit úspěšnost obou stran ve sloupci vedle desky</translation>
    </message>
    <message>
        <source>Show the Search while Pla&amp;ying</source>
        <translation>Zo&amp;brazit prohledávání při hře</translation>
    </message>
    <message>
        <source>Candidates in &amp;Board Order</source>
        <translation>Kandidáti v &amp;pořadí na desce</translation>
    </message>
    <message>
        <source>Pre&amp;vious Pane</source>
        <translation>Předchozí pan&amp;el</translation>
    </message>
    <message>
        <source>Next Ta&amp;b</source>
        <translation>D&amp;alší záložka</translation>
    </message>
    <message>
        <source>&amp;Close Pane</source>
        <translation>Za&amp;vřít panel</translation>
    </message>
    <message>
        <source>E&amp;valuation Bar</source>
        <translation>Sl&amp;oupec hodnocení</translation>
    </message>
    <message>
        <source>In renju, also mark Black&apos;s forbidden points while White is to move</source>
        <translation>V renju označit body zakázané černému, i když je na tahu bílý</translation>
    </message>
    <message>
        <source>Pr&amp;iors on the Board</source>
        <translation>Priory n&amp;a desce</translation>
    </message>
    <message>
        <source>&amp;Black</source>
        <translation>Čer&amp;ný</translation>
    </message>
    <message>
        <source>&amp;White</source>
        <translation>&amp;Bílý</translation>
    </message>
    <message>
        <source>Show Move Co&amp;sts</source>
        <translation>Ukázat, kol&amp;ik tahy stojí</translation>
    </message>
    <message>
        <source>&amp;Mark Forbidden Points</source>
        <translation>&amp;Označit zakázaná pole</translation>
    </message>
    <message>
        <source>In renju, mark Black&apos;s forbidden points while Black is to move</source>
        <translation>V renju označit pole zakázaná pro černého, když je na tahu</translation>
    </message>
    <message>
        <source>Also Mark Them on &amp;White&apos;s Turn</source>
        <translation>Označit je i na tahu &amp;bílého</translation>
    </message>
    <message>
        <source>Show all win rates, values and proven results for the side to move in the shown position</source>
        <translation>Ukazovat všechny úspěšnosti, hodnoty a dokázané výsledky pro hráče na tahu v zobrazené pozici</translation>
    </message>
    <message>
        <source>&amp;Values of Candidates</source>
        <translation>&amp;Hodnoty kandidátů</translation>
    </message>
    <message>
        <source>Add a column with the value of each candidate for the chosen side, from −1 to 1</source>
        <translation>Přidat sloupec s hodnotou každého kandidáta pro zvolenou stranu, od −1 do 1</translation>
    </message>
    <message>
        <source>&amp;Wins of Candidates</source>
        <translation>&amp;Výhry kandidátů</translation>
    </message>
    <message>
        <source>&amp;Threats on the Board</source>
        <translation>Hr&amp;ozby na desce</translation>
    </message>
    <message>
        <source>Mark the points where a stone makes a five, a four or an open three</source>
        <translation>Označit body, kde kámen vytvoří pětku, čtyřku nebo otevřenou trojku</translation>
    </message>
    <message>
        <source>Winning Threat L&amp;ine</source>
        <translation>&amp;Forsírovaná výhra na desce</translation>
    </message>
    <message>
        <source>Show a win by threats on the board, with numbers on its attacks and replies</source>
        <translation>Ukázat na desce výhru hrozbami s očíslovanými útoky a odpověďmi</translation>
    </message>
    <message>
        <source>Pro&amp;ve Wins by Threats</source>
        <translation>Dokazovat výhry hro&amp;zbami</translation>
    </message>
    <message>
        <source>&amp;System Theme</source>
        <translation>Motiv podle s&amp;ystému</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>Světlý &amp;motiv</translation>
    </message>
    <message>
        <source>Dar&amp;k Theme</source>
        <translation>Tma&amp;vý motiv</translation>
    </message>
    <message>
        <source>&amp;Shortcuts …</source>
        <translation>&amp;Klávesové zkratky …</translation>
    </message>
    <message>
        <source>&amp;Rules of the Games …</source>
        <translation>Pravidla &amp;her …</translation>
    </message>
    <message>
        <source>Show which lines win in each game, and what is forbidden in renju</source>
        <translation>Ukáže, které řady v jednotlivých hrách vyhrávají a co je zakázáno v renju</translation>
    </message>
    <message>
        <source>Redo a Classroom &amp;Project …</source>
        <translation>Zopakovat školní &amp;projekt …</translation>
    </message>
    <message>
        <source>Repeat the searches, experiments and trainings of five classroom projects</source>
        <translation>Zopakuje prohledávání, pokusy a trénování pěti školních projektů</translation>
    </message>
    <message>
        <source>Show &amp;Log …</source>
        <translation>Zobrazit pro&amp;tokol …</translation>
    </message>
    <message>
        <source>Show what the program has logged, such as errors</source>
        <translation>Zobrazit, co program zaznamenal, například chyby</translation>
    </message>
    <message>
        <source>&amp;About MCTS Studio</source>
        <translation>&amp;O programu MCTS Studio</translation>
    </message>
</context>
<context>
    <name>BarsPlot</name>
    <message>
        <source>move {number}</source>
        <translation>tah {number}</translation>
    </message>
</context>
<context>
    <name>Baselines</name>
    <message>
        <source>Minimax</source>
        <translation>Minimax</translation>
    </message>
    <message>
        <source>One ply ahead</source>
        <translation>Jeden půltah dopředu</translation>
    </message>
    <message>
        <source>Random moves</source>
        <translation>Náhodné tahy</translation>
    </message>
    <message>
        <source>Alpha-beta search up to the limit of depth or time; 4 plies deep if no limit is set. It evaluates a position by its open lines.</source>
        <translation>Alfa-beta do limitu hloubky nebo času, jinak 4 půltahy; počítá otevřené řady</translation>
    </message>
    <message>
        <source>Wins at once or blocks a win if possible; otherwise plays a random move</source>
        <translation>Pokud je to možné, hned vyhraje nebo zablokuje; jinak náhodné tahy</translation>
    </message>
    <message>
        <source>Plays any legal move, each with the same probability</source>
        <translation>Libovolný přípustný tah, každý se stejnou pravděpodobností</translation>
    </message>
</context>
<context>
    <name>BoardAccessible</name>
    <message>
        <source>{point}, {side}</source>
        <translation>{point}, {side}</translation>
    </message>
    <message>
        <source>ringed by the hint</source>
        <translation>označeno radou</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>poslední tah</translation>
    </message>
    <message>
        <source>in the winning line</source>
        <translation>ve výherní řadě</translation>
    </message>
    <message>
        <source>{point}, empty</source>
        <translation>{point}, prázdné</translation>
    </message>
    <message>
        <source>{point}, empty, visits {visits}, rank {rank}</source>
        <translation>{point}, prázdné, návštěv: {visits}, pořadí {rank}</translation>
    </message>
    <message>
        <source>the hint</source>
        <translation>nápověda</translation>
    </message>
    <message>
        <source>the better move</source>
        <translation>lepší tah</translation>
    </message>
    <message>
        <source>offered as the fifth move</source>
        <translation>nabídnuto jako pátý tah</translation>
    </message>
    <message>
        <source>in the frame of the hint</source>
        <translation>v rámečku rady</translation>
    </message>
    <message>
        <source>move {number} of the winning line, {side}</source>
        <translation>tah {number} vítězného postupu, {side}</translation>
    </message>
    <message>
        <source>{side} can make {threat} here</source>
        <translation>{side} zde vytvoří {threat}</translation>
    </message>
    <message>
        <source>the better move instead of {played}</source>
        <translation>lepší tah místo {played}</translation>
    </message>
    <message>
        <source>{side} plays {point}</source>
        <translation>{side} hraje {point}</translation>
    </message>
</context>
<context>
    <name>BoardLegend</name>
    <message>
        <source>Legend: {values}</source>
        <translation>Legenda: {values}</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>rada</translation>
    </message>
    <message>
        <source>hidden replies: “Candidates on the Board” (D)</source>
        <translation>skryté odpovědi: „Kandidáti na desce“ (D)</translation>
    </message>
    <message>
        <source>win by the threat search</source>
        <translation>výhra podle hledání hrozeb</translation>
    </message>
    <message>
        <source>best to worst; too few visits for numbers</source>
        <translation>od nejlepšího po nejhorší; na čísla je málo návštěv</translation>
    </message>
    <message>
        <source>best to worst; {rates}</source>
        <translation>od nejlepšího po nejhorší; {rates}</translation>
    </message>
    <message>
        <source>better move</source>
        <translation>lepší tah</translation>
    </message>
    <message>
        <source>better than {played}</source>
        <translation>lepší než {played}</translation>
    </message>
    <message>
        <source>hint: here</source>
        <translation>rada: zde</translation>
    </message>
    <message>
        <source>attack</source>
        <translation>útok</translation>
    </message>
    <message>
        <source>reply</source>
        <translation>odpověď</translation>
    </message>
</context>
<context>
    <name>BoardLine</name>
    <message>
        <source>Message</source>
        <translation>Zpráva</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
</context>
<context>
    <name>BookController</name>
    <message>
        <source>Engines play without an opening book.</source>
        <translation>Programy hrají bez knihovny zahájení.</translation>
    </message>
    <message>
        <source>Opening books (*.book);;All files (*)</source>
        <translation>Knihovny zahájení (*.book);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Choose an opening book</source>
        <translation>Vyberte knihovnu zahájení</translation>
    </message>
    <message>
        <source>Engines play {game} from the opening book {file}.</source>
        <translation>Programy hrají {game} podle knihovny zahájení {file}.</translation>
    </message>
    <message>
        <source>The opening book cannot be used.</source>
        <translation>Knihovnu zahájení nelze použít.</translation>
    </message>
    <message>
        <source>Opening books (*.book)</source>
        <translation>Knihovny zahájení (*.book)</translation>
    </message>
    <message>
        <source>Make an opening book</source>
        <translation>Vytvořit knihovnu zahájení</translation>
    </message>
    <message numerus="yes">
        <source>An opening book with %Ln position(s) was written to {file}.</source>
        <translation>
            <numerusform>Knihovna zahájení s %Ln pozicí byla zapsána do souboru {file}.</numerusform>
            <numerusform>Knihovna zahájení se %Ln pozicemi byla zapsána do souboru {file}.</numerusform>
            <numerusform>Knihovna zahájení s %Ln pozicemi byla zapsána do souboru {file}.</numerusform>
        </translation>
    </message>
    <message>
        <source>No book was written: for this game, the position database has no move that was played in at least three games and with enough success.</source>
        <translation>Knihovna nebyla zapsána: databáze pozic nemá pro tuto hru žádný tah, který by se hrál alespoň ve třech partiích a s dostatečným úspěchem.</translation>
    </message>
</context>
<context>
    <name>BorrowedBoard</name>
    <message>
        <source>A game is in progress. To solve exercises, leave the game first.</source>
        <translation>Hraje se partie. Chcete-li řešit cvičení, opusťte ji.</translation>
    </message>
</context>
<context>
    <name>BranchingPlot</name>
    <message>
        <source>Children: {children}, nodes: {nodes}</source>
        <translation>Potomci: {children}, uzly: {nodes}</translation>
    </message>
    <message>
        <source>Children of inner nodes</source>
        <translation>Potomci vnitřních uzlů</translation>
    </message>
    <message>
        <source>Inner nodes by number of children</source>
        <translation>Vnitřní uzly podle počtu potomků</translation>
    </message>
</context>
<context>
    <name>BreakpointsEditor</name>
    <message>
        <source>Breakpoints of the search</source>
        <translation>Zarážky prohledávání</translation>
    </message>
    <message>
        <source>Stop the search when</source>
        <translation>Zastavit prohledávání, když</translation>
    </message>
    <message>
        <source>the best move changes</source>
        <translation>se změní nejlepší tah</translation>
    </message>
    <message>
        <source>Stop when the best move changes</source>
        <translation>Zastavit, když se změní nejlepší tah</translation>
    </message>
    <message>
        <source>a move reaches</source>
        <translation>některý tah dosáhne</translation>
    </message>
    <message>
        <source>Stop when a move reaches this number of visits</source>
        <translation>Zastavit, když některý tah dosáhne tolika návštěv</translation>
    </message>
    <message>
        <source>a result is proven</source>
        <translation>je dokázán výsledek</translation>
    </message>
    <message>
        <source>Stop when a result is proven</source>
        <translation>Zastavit, když je dokázán výsledek</translation>
    </message>
    <message>
        <source> visits</source>
        <translation> návštěv</translation>
    </message>
    <message>
        <source>Visits at which the search stops</source>
        <translation>Počet návštěv, při kterém se prohledávání zastaví</translation>
    </message>
    <message>
        <source>{move} has {visits} visits.</source>
        <translation>Počet návštěv tahu {move}: {visits}.</translation>
    </message>
    <message>
        <source>{move} became the best move after {simulations} simulations.</source>
        <translation>Tah {move} se po {simulations} simulacích stal nejlepším.</translation>
    </message>
    <message>
        <source>{move} replaced {former} as the best move after {simulations} simulations.</source>
        <translation>Tah {move} po {simulations} simulacích vystřídal {former} jako nejlepší tah.</translation>
    </message>
    <message>
        <source>The mean win rate of {side} changed from {before} to {after}.</source>
        <translation>Průměrná úspěšnost ({side}) se změnila z {before} na {after}.</translation>
    </message>
    <message>
        <source>the mean win rate changes by</source>
        <translation>se průměrná úspěšnost změní o</translation>
    </message>
    <message>
        <source>Stop when the mean win rate changes by this amount</source>
        <translation>Zastavit, když se průměrná úspěšnost změní o tuto hodnotu</translation>
    </message>
    <message>
        <source>Smallest change of the mean win rate that stops the search</source>
        <translation>Změna průměrné úspěšnosti, při které se prohledávání zastaví</translation>
    </message>
    <message>
        <source>The result of the position is proven.</source>
        <translation>Hodnota pozice je dokázána.</translation>
    </message>
    <message>
        <source>The result of {move} is proven.</source>
        <translation>Hodnota tahu {move} je dokázána.</translation>
    </message>
    <message>
        <source>The side to move has a proven win.</source>
        <translation>Je dokázáno, že strana na tahu vyhrává.</translation>
    </message>
    <message>
        <source>{move} is a proven win.</source>
        <translation>Je dokázáno, že tah {move} vyhrává.</translation>
    </message>
    <message>
        <source>{move} is a proven loss.</source>
        <translation>Je dokázáno, že tah {move} prohrává.</translation>
    </message>
    <message>
        <source>The side to move has a proven loss.</source>
        <translation>Je dokázáno, že strana na tahu prohrává.</translation>
    </message>
    <message>
        <source>The position is a proven draw.</source>
        <translation>Je dokázáno, že pozice je remíza.</translation>
    </message>
    <message>
        <source>{move} is a proven draw.</source>
        <translation>Je dokázáno, že tah {move} vede k remíze.</translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>Look Inside {move}</source>
        <translation>Nahlédnout do {move}</translation>
    </message>
    <message>
        <source>Search Only {move}</source>
        <translation>Prohledávat jen {move}</translation>
    </message>
    <message>
        <source>Leave Out {move}</source>
        <translation>Vynechat {move}</translation>
    </message>
    <message>
        <source>Give {move} Extra Visits</source>
        <translation>Přidat návštěvy tahu {move}</translation>
    </message>
    <message>
        <source>Why Not {move}?</source>
        <translation>Proč ne {move}?</translation>
    </message>
    <message>
        <source>Minimum number of extra visits for {move}:</source>
        <translation>Nejmenší počet návštěv navíc pro {move}:</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation>Jiný počet …</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>{move}, left out of the search</source>
        <translation>{move}, vynechán z prohledávání</translation>
    </message>
    <message>
        <source>{move}, gets extra visits</source>
        <translation>{move}, dostává návštěvy navíc</translation>
    </message>
    <message>
        <source>#</source>
        <translation>č.</translation>
    </message>
    <message>
        <source>Rank: proven wins come first (the shortest at the top), then the other moves by visits, then proven losses</source>
        <translation>Pořadí: nejprve dokázané výhry, nejkratší nahoře; pak podle návštěv; dokázané prohry poslední</translation>
    </message>
    <message>
        <source>Expected result for {side}, −1 (loss) to 1 (win)</source>
        <translation>Očekávaný výsledek pro stranu {side}, −1 (prohra) až 1 (výhra)</translation>
    </message>
    <message>
        <source>Proven result for {side}, and the maximum number of plies to the end of the game</source>
        <translation>Dokázaný výsledek pro stranu {side} a nejvyšší počet půltahů do konce partie</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message numerus="yes">
        <source>Wins {kind} in at most %n plies, found by the threat search</source>
        <translation>
            <numerusform>Vyhrává {kind} v %n půltahu, zjistilo hledání hrozeb</numerusform>
            <numerusform>Vyhrává {kind} do %n půltahů, zjistilo hledání hrozeb</numerusform>
            <numerusform>Vyhrává {kind} do %n půltahů, zjistilo hledání hrozeb</numerusform>
        </translation>
    </message>
    <message>
        <source>The move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Návštěvy</translation>
    </message>
    <message>
        <source>Simulations that tried this move, as a share of all simulations</source>
        <translation>Podíl tohoto tahu na všech simulacích</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>Pravděpodobnost tahu odhadnutá před prohledáváním</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Number of simulations that tried this move. The bar compares the move with the most visited one.</source>
        <translation>Počet simulací, které tento tah zkoušely; pruh ho srovnává s nejnavštěvovanějším tahem</translation>
    </message>
    <message>
        <source>Win rate: expected result for {side}, 0 % to 100 %; a draw counts one half. A word is a proven result. A number with a sign is the score of an external engine on its own scale.</source>
        <translation>Úspěšnost: očekávaný výsledek pro stranu {side}, 0 % až 100 %; remíza se počítá jako polovina. Slovo je dokázaný výsledek. Číslo se znaménkem je skóre externího enginu na jeho vlastní stupnici.</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>m/n: m wins of {side} (a draw counts one half) in n visits of the move</source>
        <translation>m/n: m výher strany {side} (remíza se počítá jako polovina) z n návštěv tahu</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Důkaz</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Principal variation: the best moves after this one, as far as searched</source>
        <translation>Hlavní varianta: nejlepší další tahy, pokud byly prohledány</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidáti</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or show the search from the View menu.</source>
        <translation>Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier move to see what the search considers.</source>
        <translation>Hra zde skončila. Vraťte se k dřívějšímu tahu a uvidíte, o čem prohledávání uvažuje.</translation>
    </message>
    <message>
        <source>The candidate moves of the search appear here.</source>
        <translation>Zde se zobrazí kandidátské tahy prohledávání.</translation>
    </message>
    <message>
        <source>The search begins as soon as it is prepared.</source>
        <translation>Prohledávání začne, jakmile bude připraveno.</translation>
    </message>
    <message>
        <source>The search is being prepared. Afterwards “Run” (Space) starts it.</source>
        <translation>Prohledávání se připravuje. Potom je spustí příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>The candidate moves of the search appear here. “Run” (Space) starts it.</source>
        <translation>Zde se zobrazí kandidátské tahy prohledávání. Spustí je příkaz „Spustit“ (mezerník).</translation>
    </message>
</context>
<context>
    <name>ClassroomProjects</name>
    <message>
        <source>Five in a row with plain search and AlphaZero</source>
        <translation>Pět v řadě s prostým prohledáváním a AlphaZero</translation>
    </message>
    <message>
        <source>Five in a row on 8×8 and four in a row on 6×6. Plain Monte Carlo tree search plays 10,000 random games per move. AlphaZero evaluates positions by a convolutional network, with 400 playouts per move.</source>
        <translation>Pět v řadě na 8×8 a čtyři v řadě na 6×6. Prosté prohledávání Monte Carlo hraje 10 000 náhodných her na tah. AlphaZero hodnotí pozice konvoluční sítí, 400 simulací na tah.</translation>
    </message>
    <message>
        <source>Plain search, 8×8, 10,000 playouts</source>
        <translation>Prosté prohledávání, 8×8, 10 000 simulací</translation>
    </message>
    <message>
        <source>Plain search, four in a row on 6×6, 10,000 playouts</source>
        <translation>Prosté prohledávání, čtyři v řadě na 6×6, 10 000 simulací</translation>
    </message>
    <message>
        <source>AlphaZero, 8×8, 400 playouts</source>
        <translation>AlphaZero, 8×8, 400 simulací</translation>
    </message>
    <message>
        <source>Tree search with neighbour rollouts</source>
        <translation>Prohledávání stromu se sousedními rollouty</translation>
    </message>
    <message>
        <source>The studio applies c to win rates from 0 to 1. So c = √2 on values from −1 to 1 corresponds to c = 0.7071 here. The limit of 30 applies to the depth of the tree and to the length of rollouts. A rollout that reaches the limit counts as a draw. After the search, the move with the best value is played.</source>
        <translation>Studio používá c na podíly výher od 0 do 1. Hodnotě c = √2 pro hodnoty od −1 do 1 zde tedy odpovídá c = 0,7071. Mez 30 platí pro hloubku stromu i pro délku rolloutů; rollout, který jí dosáhne, se počítá jako remíza. Zahraje se tah s nejlepší hodnotou.</translation>
    </message>
    <message>
        <source>Each move has n simulations, of which m are won; a draw counts one half. The share m/n is the value of the move. The search tries few children of a node at first, and more as the visits of the node grow.</source>
        <translation>Každý tah má n simulací, z nichž m je vyhraných; remíza se počítá za polovinu. Podíl m/n je hodnota tahu. Nejprve se zkouší málo potomků, s rostoucím počtem návštěv více.</translation>
    </message>
    <message>
        <source>AlphaZero notes, and a notebook that trains a network</source>
        <translation>Poznámky k AlphaZero a notebook, který trénuje síť</translation>
    </message>
    <message>
        <source>Notes on AlphaZero, with a notebook that trains a convolutional network by self-play. They explain playouts, temperature, Dirichlet noise, and the losses of policy and value.</source>
        <translation>Poznámky k AlphaZero s notebookem, který trénuje konvoluční síť hrou se sebou: simulace, teplota, Dirichletův šum, ztráty strategie a hodnoty.</translation>
    </message>
    <message>
        <source>Every result is 1, 0 or −1 from the point of view of the side to move. In one notebook the test for a winner never succeeds, so the notebook never gives the reward 1. The studio repeats the method, but not this error.</source>
        <translation>Každý výsledek je 1, 0 nebo −1 z pohledu strany na tahu. V jednom notebooku se test vítěze nikdy nesplní, takže odměna není nikdy 1; studio opakuje metodu, ne tuto chybu.</translation>
    </message>
    <message>
        <source>Connect Four, searched as a graph: positions that are reached by different move orders share a node. A table shows the visits and the value of each column; size, depth and breadth describe the graph. The project used c = 2 and c = 0.5 on values from −1 to 1.</source>
        <translation>Connect Four prohledávané jako graf: pozice dosažené různým pořadím tahů sdílejí uzel. Tabulka uvádí návštěvy a hodnotu každého sloupce; graf popisuje velikost, hloubka a šířka. c = 2 a 0,5 na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>The studio applies c to win rates from 0 to 1. So c = 2 and c = 0.5 on values from −1 to 1 correspond to c = 1 and c = 0.25 here. The studio also proves wins and losses; when the root is proven, the search ends, unless proofs=off is set. Values are from the point of view of the side to move.</source>
        <translation>Studio používá c na podíly výher od 0 do 1. Hodnotám c = 2 a c = 0,5 pro hodnoty od −1 do 1 zde tedy odpovídají c = 1 a c = 0,25. Také dokazuje výhry a prohry; dokázaný kořen ukončí prohledávání, pokud není nastaveno proofs=off. Hodnoty platí pro stranu na tahu.</translation>
    </message>
    <message>
        <source>Neighbour rollouts, 400 simulations</source>
        <translation>Sousední rollouty, 400 simulací</translation>
    </message>
    <message>
        <source>The studio keeps the tree below a played move and shows the kept visits separately. A move that lets the other side win at once counts as lost, even in plain search, because this follows from the rules. The shipped network was trained by the studio from random weights. It requires the optional packages onnx and onnxruntime.</source>
        <translation>Studio ponechává strom pod zahraným tahem a ponechané návštěvy uvádí zvlášť. Tah, po kterém druhá strana hned vyhraje, se počítá jako prohraný i v prostém prohledávání, protože to plyne z pravidel. Dodávanou síť vytrénovalo studio z náhodných vah. Síť vyžaduje volitelné balíčky onnx a onnxruntime.</translation>
    </message>
    <message>
        <source>Monte Carlo tree search whose rollouts play only next to stones. Four in a row on 5×5, 400 simulations per move, depth 30, c = √2 on values from −1 to 1.</source>
        <translation>Prohledávání Monte Carlo, jehož rollouty hrají jen vedle kamenů. Čtyři v řadě na 5×5, 400 simulací na tah, hloubka 30, c = √2 na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>Uniform rollouts, 400 simulations</source>
        <translation>Rovnoměrné rollouty, 400 simulací</translation>
    </message>
    <message>
        <source>Class assignment with statistics m/n</source>
        <translation>Úloha se statistikou m/n</translation>
    </message>
    <message>
        <source>The studio calls m/n the win rate and n the visits. It also shows the number of draws, without draws in visits that were kept from earlier moves. On 4×4 no line of five fits, so every simulation ends in a draw.</source>
        <translation>Studio nazývá m/n úspěšností a n návštěvami. Ukazuje také počet remíz, bez remíz z návštěv ponechaných z dřívějších tahů. Na 4×4 se žádná pětice nevejde, takže každá simulace skončí remízou.</translation>
    </message>
    <message>
        <source>Five in a row on 4×4, 2,000 simulations</source>
        <translation>Pět v řadě na 4×4, 2 000 simulací</translation>
    </message>
    <message>
        <source>Five in a row on 6×6, 2,000 simulations</source>
        <translation>Pět v řadě na 6×6, 2 000 simulací</translation>
    </message>
    <message>
        <source>AlphaZero, 8×8, 120 playouts</source>
        <translation>AlphaZero, 8×8, 120 simulací</translation>
    </message>
    <message>
        <source>A small network learns three in a row on 4×5, in two minutes</source>
        <translation>Malá síť se za dvě minuty naučí tři v řadě na desce 4×5</translation>
    </message>
    <message>
        <source>Connect Four lab with graph search</source>
        <translation>Laboratoř Connect Four s prohledáváním grafu</translation>
    </message>
    <message>
        <source>Graph, 1,000 simulations</source>
        <translation>Graf, 1 000 simulací</translation>
    </message>
    <message>
        <source>Tree, 1,000 simulations</source>
        <translation>Strom, 1 000 simulací</translation>
    </message>
    <message>
        <source>Graph, 200 simulations, c = 0.5 on values</source>
        <translation>Graf, 200 simulací, c = 0,5 pro hodnoty</translation>
    </message>
    <message>
        <source>A convolutional network learns from games against itself, 8×8</source>
        <translation>Konvoluční síť se učí z her se sebou, 8×8</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>Clock of the game</source>
        <translation>Hodiny partie</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation>Bez hodin</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation>Čas na partii</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation>Čas na každý tah</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation>Sekund navíc za každý tah</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekund na každý tah</translation>
    </message>
    <message>
        <source>Minutes and seconds per game</source>
        <translation>Minuty a sekundy na partii</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>No loss on time; each engine uses its own limit per move</source>
        <translation>Bez prohry na čas; každý engine dodržuje vlastní limit na tah</translation>
    </message>
    <message>
        <source>Time per side for the whole game, for people and engines; a side that runs out of time loses</source>
        <translation>Čas každé strany na celou partii, pro lidi i enginy; strana, které čas vyprší, prohraje</translation>
    </message>
    <message>
        <source>Time per move, for people and engines; a side that exceeds it loses</source>
        <translation>Čas na tah, pro lidi i enginy; strana, která ho překročí, prohraje</translation>
    </message>
</context>
<context>
    <name>ClusterBox</name>
    <message>
        <source>this computer, or tls://host:8786</source>
        <translation>tento počítač, nebo tls://host:8786</translation>
    </message>
    <message>
        <source>Address of the Dask scheduler</source>
        <translation>Adresa plánovače Dask</translation>
    </message>
    <message>
        <source>Dask scheduler whose workers play the games. Leave empty to play on this computer.</source>
        <translation>Partie hrají pracovníci tohoto plánovače Dask; prázdné pole znamená tento počítač</translation>
    </message>
    <message>
        <source>Anyone who controls or can reach this scheduler can run code on its workers and on this computer. Use it only in networks that you trust, or with certificates (tls://).</source>
        <translation>Kdo tento plánovač ovládá, nebo se k němu dostane, může na jeho pracovnících i na tomto počítači spustit jakýkoli kód. Používejte ho jen v sítích, kterým důvěřujete, nebo s certifikáty, přes tls://.</translation>
    </message>
</context>
<context>
    <name>CommentView</name>
    <message>
        <source>Comment</source>
        <translation>Komentář</translation>
    </message>
    <message>
        <source>Write a comment on this move.</source>
        <translation>Napište k tomuto tahu komentář.</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>&amp;Limit</source>
        <translation>&amp;Limit</translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <translation>Začít &amp;znovu</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Začít znovu</translation>
    </message>
    <message>
        <source>Discard both search trees and start again (Ctrl+R)</source>
        <translation>Zahodí oba stromy prohledávání a začne znovu (Ctrl+R)</translation>
    </message>
    <message>
        <source>Progress of both searches</source>
        <translation>Průběh obou prohledávání</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>&amp;Spustit</translation>
    </message>
    <message>
        <source>Start or pause both searches (Space)</source>
        <translation>Spustí, nebo pozastaví obě prohledávání (mezerník)</translation>
    </message>
</context>
<context>
    <name>CompareBoards</name>
    <message>
        <source>Difference in visits, B minus A</source>
        <translation>Rozdíl návštěv, B minus A</translation>
    </message>
    <message>
        <source>Board of A</source>
        <translation>Deska A</translation>
    </message>
    <message>
        <source>Board of the differences</source>
        <translation>Deska rozdílu</translation>
    </message>
    <message>
        <source>Board of B</source>
        <translation>Deska B</translation>
    </message>
    <message>
        <source>Network evaluations without search</source>
        <translation>Hodnocení sítí bez prohledávání</translation>
    </message>
    <message>
        <source>{side}: the search prefers {found}.</source>
        <translation>{side}: prohledávání {found}.</translation>
    </message>
    <message>
        <source>{side}: the network prefers {proposed}, the search {found}.</source>
        <translation>{side}: síť {proposed}, prohledávání {found}.</translation>
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
        <translation>{side}: podle rolloutů dává prohledávání přednost tahu {found}; jeho průměrná úspěšnost ({viewed}) je {found_rate}.</translation>
    </message>
    <message>
        <source>{side}: without search, the network prefers {proposed} (prior {prior}) and expects a win rate of {proposed_rate} for {viewed}. The search prefers the same move; its mean win rate is {found_rate}.</source>
        <translation>{side}: bez prohledávání dává síť přednost tahu {proposed} (prior {prior}) a čeká úspěšnost {proposed_rate} ({viewed}). Prohledávání dává přednost stejnému tahu; jeho průměrná úspěšnost je {found_rate}.</translation>
    </message>
    <message>
        <source>{side}: without search, the network prefers {proposed} (prior {prior}) and expects a win rate of {proposed_rate} for {viewed}. The search prefers {found}; its mean win rate is {found_rate}.</source>
        <translation>{side}: bez prohledávání dává síť přednost tahu {proposed} (prior {prior}) a čeká úspěšnost {proposed_rate} ({viewed}). Prohledávání dává přednost tahu {found}; jeho průměrná úspěšnost je {found_rate}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CompareController</name>
    <message>
        <source>The search is hidden while you play. Leave the game to compare searches.</source>
        <translation>Během hry je prohledávání skryté. Chcete-li prohledávání porovnávat, opusťte hru.</translation>
    </message>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>Analyzuje se celá hra. Analýzu ukončí tlačítko „Zrušit“ (Esc).</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Compare Two Searches</source>
        <translation>Porovnat dvě prohledávání</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>Parameters of A</source>
        <translation>Parametry A</translation>
    </message>
    <message>
        <source>Parameters of B</source>
        <translation>Parametry B</translation>
    </message>
    <message>
        <source>A: {told}</source>
        <translation>A: {told}</translation>
    </message>
    <message>
        <source>B: {told}</source>
        <translation>B: {told}</translation>
    </message>
    <message>
        <source>Both searches are running, each with one thread and its own seed. “Pause” (Space) pauses them.</source>
        <translation>Obě prohledávání běží, každé s jedním vláknem a vlastním semínkem. Pozastaví je tlačítko „Pozastavit“ (mezerník).</translation>
    </message>
    <message>
        <source>Choose the settings of A and B. “Run” (Space) then starts both searches.</source>
        <translation>Zvolte nastavení A a B. Obě prohledávání pak spustí tlačítko „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>A has proven the value of this position. “Run” (Space) continues B.</source>
        <translation>A dokázalo hodnotu této pozice. B pokračuje tlačítkem „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>B has proven the value of this position. “Run” (Space) continues A.</source>
        <translation>B dokázalo hodnotu této pozice. A pokračuje tlačítkem „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>Both searches reached their limit. “Run” (Space) continues up to the same limit again.</source>
        <translation>Obě prohledávání dosáhla svého limitu. „Spustit“ (mezerník) pokračuje znovu až k témuž limitu.</translation>
    </message>
    <message>
        <source>One search was restarted. “Run” (Space) runs only this search until it is as long as the other one.</source>
        <translation>Jedno prohledávání začalo znovu. „Spustit“ (mezerník) spustí jen je, dokud nebude stejně dlouhé jako druhé.</translation>
    </message>
    <message>
        <source>Both searches are paused. “Run” (Space) continues them.</source>
        <translation>Obě prohledávání jsou pozastavena. Pokračují tlačítkem „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>The game is over here. Go to another position to compare searches.</source>
        <translation>Hra zde končí. Chcete-li prohledávání porovnávat, přejděte na jinou pozici.</translation>
    </message>
    <message>
        <source>The value of this position is proven in both searches. There is nothing left to search.</source>
        <translation>Hodnota této pozice je dokázána v obou prohledáváních; není už co prohledávat.</translation>
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
        <translation>Podíly návštěv kandidátů</translation>
    </message>
    <message>
        <source>The visit shares of the best moves appear here while the search runs.</source>
        <translation>Podíly návštěv nejlepších tahů se zde zobrazí, když prohledávání běží.</translation>
    </message>
</context>
<context>
    <name>CurvePlot</name>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} min</translation>
    </message>
    <message>
        <source>move {number}</source>
        <translation>tah {number}</translation>
    </message>
</context>
<context>
    <name>DepthPlot</name>
    <message>
        <source>visits</source>
        <translation>návštěvy</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>uzly</translation>
    </message>
    <message>
        <source>Depth: {depth}, nodes: {nodes}, visits: {visits}</source>
        <translation>Hloubka: {depth}, uzly: {nodes}, návštěvy: {visits}</translation>
    </message>
    <message>
        <source>Nodes and visits at each depth</source>
        <translation>Uzly a návštěvy v každé hloubce</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation>Podle hloubky</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>A: {told}</source>
        <translation>A: {told}</translation>
    </message>
    <message>
        <source>B: {told}</source>
        <translation>B: {told}</translation>
    </message>
    <message>
        <source>Rank by visits: {rank_a} in A, {rank_b} in B.</source>
        <translation>Pořadí podle návštěv: v A {rank_a}, v B {rank_b}.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>The move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Share A</source>
        <translation>Podíl A</translation>
    </message>
    <message>
        <source>Share of all visits in A</source>
        <translation>Podíl tohoto tahu na všech návštěvách v A</translation>
    </message>
    <message>
        <source>Share B</source>
        <translation>Podíl B</translation>
    </message>
    <message>
        <source>Share of all visits in B</source>
        <translation>Podíl tohoto tahu na všech návštěvách v B</translation>
    </message>
    <message>
        <source>Share B − A</source>
        <translation>Podíl B − A</translation>
    </message>
    <message>
        <source>Win rate of {side} in search A. View &gt; Win Rates For changes the side.</source>
        <translation>Úspěšnost v A, strana {side}. Stranu mění Zobrazit &gt; Úspěšnost pro.</translation>
    </message>
    <message>
        <source>Win rate of {side} in search B. View &gt; Win Rates For changes the side.</source>
        <translation>Úspěšnost v B, strana {side}. Stranu mění Zobrazit &gt; Úspěšnost pro.</translation>
    </message>
    <message>
        <source>Win rate of {side} in B minus that in A</source>
        <translation>Úspěšnost v B minus úspěšnost v A, strana {side}</translation>
    </message>
    <message>
        <source>Proven result for {side}, and the maximum number of plies to the end of the game</source>
        <translation>Dokázaný výsledek pro stranu {side} a nejvyšší počet půltahů do konce partie</translation>
    </message>
    <message>
        <source>Share in B minus share in A</source>
        <translation>Podíl návštěv v B minus podíl v A</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Důkaz</translation>
    </message>
</context>
<context>
    <name>DifferencesPlot</name>
    <message>
        <source>Visit shares of the candidates in both searches</source>
        <translation>Podíly návštěv kandidátů v obou prohledáváních</translation>
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
        <translation>Podíly návštěv nejlepších tahů v obou prohledáváních se zde zobrazí, když prohledávání běží.</translation>
    </message>
</context>
<context>
    <name>DifferencesTable</name>
    <message>
        <source>Differences of the moves</source>
        <translation>Rozdíly tahů</translation>
    </message>
    <message>
        <source>The results of both searches for each move appear here. “Run” (Space) starts them.</source>
        <translation>Výsledky obou prohledávání pro každý tah se zobrazí zde. Spustí je tlačítko „Spustit“ (mezerník).</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>Show standings and games</source>
        <translation>Ukázat pořadí a partie</translation>
    </message>
    <message>
        <source>Play the remaining games</source>
        <translation>Odehrát zbývající partie</translation>
    </message>
    <message>
        <source>Open the folder with the records and results of this match</source>
        <translation>Otevřít složku se záznamy a výsledky tohoto zápasu</translation>
    </message>
    <message>
        <source>&amp;Show</source>
        <translation>&amp;Ukázat</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Otevřít s&amp;ložku</translation>
    </message>
    <message>
        <source>Open &amp;Another …</source>
        <translation>Otevřít &amp;jiný …</translation>
    </message>
    <message>
        <source>Open the folder of a match that is stored elsewhere, to show or resume it</source>
        <translation>Otevřít složku zápasu, který je uložen jinde, a zobrazit ho nebo v něm pokračovat</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation>Dřívější zápasy</translation>
    </message>
    <message>
        <source>Your matches are saved and listed here.</source>
        <translation>Vaše zápasy se ukládají a jsou zde vypsány.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation>Začal</translation>
    </message>
    <message>
        <source>Start time of the match</source>
        <translation>Čas začátku zápasu</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>Title of the match, or its players</source>
        <translation>Název zápasu, nebo jeho hráči</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Games and boards of the match</source>
        <translation>Hry a desky zápasu</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Finished games and total number of games</source>
        <translation>Počet skončených partií a počet všech partií</translation>
    </message>
    <message>
        <source>{played} of {total}</source>
        <translation>{played} z {total}</translation>
    </message>
</context>
<context>
    <name>EndCard</name>
    <message>
        <source>&amp;Review the Game</source>
        <translation>R&amp;ozebrat hru</translation>
    </message>
    <message>
        <source>Quick Rema&amp;tch</source>
        <translation>Rychlá odve&amp;ta</translation>
    </message>
    <message>
        <source>Swap S&amp;ides</source>
        <translation>Vy&amp;měnit strany</translation>
    </message>
    <message>
        <source>Co&amp;ntinue from Here</source>
        <translation>Hrát dál ods&amp;ud</translation>
    </message>
    <message>
        <source>T&amp;ake Back</source>
        <translation>&amp;Vzít zpět</translation>
    </message>
    <message>
        <source>Review the game and mark its mistakes</source>
        <translation>Rozebrat hru a vyznačit chyby</translation>
    </message>
    <message>
        <source>Play another game with the same sides</source>
        <translation>Zahrát další partii se stejnými stranami</translation>
    </message>
    <message>
        <source>Play another game with the sides swapped</source>
        <translation>Zahrát další partii s vyměněnými stranami</translation>
    </message>
    <message>
        <source>Play on from this position</source>
        <translation>Hrát z této pozice dál</translation>
    </message>
    <message>
        <source>Take back your last move and play on</source>
        <translation>Vzít zpět poslední tah a hrát dál</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>EndController</name>
    <message>
        <source>Resign</source>
        <translation>Vzdát</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation>&amp;Vzdát</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Hrát dál</translation>
    </message>
    <message>
        <source>Resign as {side}? {winner} wins.</source>
        <translation>Vzdát za stranu {side}? Vyhraje {winner}.</translation>
    </message>
    <message>
        <source>{side} ({name})</source>
        <translation>{side} ({name})</translation>
    </message>
</context>
<context>
    <name>EngineEditor</name>
    <message>
        <source>C&amp;hoose …</source>
        <translation>&amp;Vybrat …</translation>
    </message>
    <message>
        <source>Choos&amp;e …</source>
        <translation>V&amp;ybrat …</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Program</source>
        <translation>Program</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>Argumenty</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation>Pracovní složka</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation>Souřadnice</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Paměť</translation>
    </message>
    <message>
        <source>Startup time</source>
        <translation>Doba spuštění</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation>Vybrat program</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation>Vybrat pracovní složku</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>the folder of the program</source>
        <translation>složka programu</translation>
    </message>
    <message>
        <source>The protocol that the engine speaks. “Test” detects it.</source>
        <translation>Protokol, kterým engine mluví. „Vyzkoušet“ ho zjistí.</translation>
    </message>
    <message>
        <source>Column first, then row</source>
        <translation>Nejdřív sloupec, pak řada</translation>
    </message>
    <message>
        <source>Row first, then column</source>
        <translation>Nejdřív řada, pak sloupec</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Jméno</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation>&amp;Program</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation>Ar&amp;gumenty</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation>Pracovní s&amp;ložka</translation>
    </message>
    <message>
        <source>Protoco&amp;l</source>
        <translation>Protoko&amp;l</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation>S&amp;ouřadnice</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation>Pa&amp;měť</translation>
    </message>
    <message>
        <source>Startup t&amp;ime</source>
        <translation>Doba spuštěn&amp;í</translation>
    </message>
    <message>
        <source>Op&amp;tions</source>
        <translation>Vol&amp;by</translation>
    </message>
    <message>
        <source>Choose the program of an engine</source>
        <translation>Vybrat program enginu</translation>
    </message>
</context>
<context>
    <name>EngineQuestionController</name>
    <message>
        <source>The engine is starting and analysing …</source>
        <translation>Engine se spouští a analyzuje …</translation>
    </message>
    <message>
        <source>Analyses by external engines are hidden while you play.</source>
        <translation>Analýza enginů je během vaší hry skrytá.</translation>
    </message>
    <message>
        <source>The game is over in this position. Go back to an earlier move.</source>
        <translation>V této pozici partie skončila. Vraťte se k dřívějšímu tahu.</translation>
    </message>
</context>
<context>
    <name>EnginesController</name>
    <message>
        <source>Parts of the old list of engines could not be read. The old list is still in the file {path}.</source>
        <translation>Části starého seznamu enginů se nepodařilo přečíst. Starý seznam je uchován jako {path}.</translation>
    </message>
    <message>
        <source>“Let the Engine Play Both Sides” (Shift+F11) needs a free board. First leave your game: menu Game, Leave the Game.</source>
        <translation>„Nechat engine hrát za obě strany“ (Shift+F11) potřebuje volnou desku. Nejprve opusťte svou hru: nabídka Hra, Opustit hru.</translation>
    </message>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>Analyzuje se celá hra. Analýzu ukončí tlačítko „Zrušit“ (Esc).</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier position or start a new game.</source>
        <translation>Tady partie skončila. Vraťte se k dřívější pozici, nebo začněte novou partii.</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source>&amp;Add …</source>
        <translation>&amp;Přidat …</translation>
    </message>
    <message>
        <source>External Engines</source>
        <translation>Externí enginy</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>Programs that speak the Gomocup protocol or GTP can play and analyse in MCTS Studio. Your list is empty.

Press “Add …” and choose the program of an engine.</source>
        <translation>Programy, které mluví protokolem Gomocup nebo GTP, mohou ve studiu hrát a analyzovat. Ve vašem seznamu zatím žádný není.

Stiskněte „Přidat …“ a zvolte program enginu.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
</context>
<context>
    <name>EnginesModel</name>
    <message>
        <source>Unnamed</source>
        <translation>Bez názvu</translation>
    </message>
    <message>
        <source>{engine}, invalid entry</source>
        <translation>{engine}, neplatná položka</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Unexpected Error</source>
        <translation>Neočekávaná chyba</translation>
    </message>
    <message>
        <source>An unexpected error occurred ({error}).</source>
        <translation>Došlo k neočekávané chybě ({error}).</translation>
    </message>
    <message>
        <source>The open game has no unsaved changes.</source>
        <translation>Otevřená partie nemá neuložené změny.</translation>
    </message>
    <message>
        <source>The unsaved changes of the open game are in the recovery file. If the program ends unexpectedly, the next start offers to restore them.</source>
        <translation>Neuložené změny otevřené partie jsou v souboru pro obnovení. Pokud program neočekávaně skončí, příští spuštění nabídne jejich obnovení.</translation>
    </message>
    <message>
        <source>Not all changes of the open game are in the recovery file. Save the game now.</source>
        <translation>V souboru pro obnovení nejsou všechny změny otevřené partie. Uložte partii nyní.</translation>
    </message>
    <message>
        <source>Details of the error</source>
        <translation>Podrobnosti chyby</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>U&amp;končit</translation>
    </message>
    <message>
        <source>Copy &amp;Details</source>
        <translation>Kopírovat po&amp;drobnosti</translation>
    </message>
    <message>
        <source>Open &amp;Log</source>
        <translation>Otevřít p&amp;rotokol</translation>
    </message>
    <message>
        <source>Close this message and continue</source>
        <translation>Zavřít tuto zprávu a pokračovat</translation>
    </message>
    <message>
        <source>Close the program; it asks about unsaved changes first</source>
        <translation>Ukončit program; nejprve se zeptá na neuložené změny</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more error(s) occurred since. The log has the details.</source>
        <translation>
            <numerusform>Od té doby nastala ještě %Ln chyba. Podrobnosti jsou v protokolu.</numerusform>
            <numerusform>Od té doby nastaly ještě %Ln chyby. Podrobnosti jsou v protokolu.</numerusform>
            <numerusform>Od té doby nastalo ještě %Ln chyb. Podrobnosti jsou v protokolu.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EvaluationBar</name>
    <message>
        <source>{value} (saved analysis)</source>
        <translation>{value} (uložená analýza)</translation>
    </message>
    <message>
        <source>best move</source>
        <translation>nejlepší tah</translation>
    </message>
    <message>
        <source>Evaluation (best move)</source>
        <translation>Hodnocení (nejlepší tah)</translation>
    </message>
    <message>
        <source>{value} (review)</source>
        <translation>{value} (rozbor)</translation>
    </message>
    <message>
        <source>{value} (search after the review)</source>
        <translation>{value} (prohledávání po rozboru)</translation>
    </message>
    <message>
        <source>{result}. The position was won for {side}.</source>
        <translation>{result}. Pozice byla vyhraná, vítězí v ní: {side}.</translation>
    </message>
    <message>
        <source>{result}. Before: {value}</source>
        <translation>{result}. Předtím: {value}</translation>
    </message>
    <message>
        <source>The position has not been analysed.</source>
        <translation>Pozice nebyla analyzována.</translation>
    </message>
    <message>
        <source>Proven draw</source>
        <translation>Dokázaná remíza</translation>
    </message>
    <message>
        <source>{side} wins: proven</source>
        <translation>{side} vyhrává: dokázáno</translation>
    </message>
    <message>
        <source>{side} {rate} with the best move</source>
        <translation>{side} {rate} s nejlepším tahem</translation>
    </message>
    <message>
        <source>{side} {rate} with the best move, {mean} as the mean of all simulations</source>
        <translation>{side} {rate} s nejlepším tahem, {mean} v průměru všech simulací</translation>
    </message>
</context>
<context>
    <name>ExerciseBar</name>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>The number of winning moves is still being counted.</source>
        <translation>Řešení se ještě počítají.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n first moves that win.</source>
        <translation>
            <numerusform>Vyhrává %n první tah.</numerusform>
            <numerusform>Vyhrávají %n první tahy.</numerusform>
            <numerusform>Vyhrává %n prvních tahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n first moves that win.</source>
        <translation>
            <numerusform>Vyhrává nejméně %n první tah.</numerusform>
            <numerusform>Vyhrávají nejméně %n první tahy.</numerusform>
            <numerusform>Vyhrává nejméně %n prvních tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the winning move.</source>
        <translation>Najděte vyhrávající tah.</translation>
    </message>
    <message>
        <source>Your results</source>
        <translation>Vaše výsledky</translation>
    </message>
    <message>
        <source>This series: {solved} of {tried} exercises solved, {clean} of them without help.</source>
        <translation>Tato série: vyřešeno {solved} z {tried}, z toho bez pomoci {clean}.</translation>
    </message>
    <message>
        <source>Mistakes at all moves: {mistakes}. Hints: {hints}. Seconds: {seconds}.</source>
        <translation>Chyby ve všech tazích: {mistakes}. Nápovědy: {hints}. Sekundy: {seconds}.</translation>
    </message>
    <message numerus="yes">
        <source>You found a winning first move in %n tries.</source>
        <translation>
            <numerusform>Vyhrávající první tah jste našli na %n pokus.</numerusform>
            <numerusform>Vyhrávající první tah jste našli na %n pokusy.</numerusform>
            <numerusform>Vyhrávající první tah jste našli na %n pokusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the win</source>
        <translation>Najít výhru</translation>
    </message>
    <message>
        <source>Take back your last move and the reply to it (Backspace)</source>
        <translation>Vzít zpět poslední tah i odpověď na něj (Backspace)</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Give a hint (?). The first hint marks the area, the second marks the stones, and the third marks the winning move.</source>
        <translation>Dát radu: první označí oblast, další kameny a poslední vyhrávající tah (?)</translation>
    </message>
    <message>
        <source>Streak: how many exercises in a row, up to the latest one, you solved without a mistake, a hint or the solution. The percentage is the share of all your exercises that you solved in this way. Skipped exercises do not count.</source>
        <translation>Série: kolik posledních úloh v řadě jste vyřešili bez chyby, rady a řešení. Procenta udávají podíl všech vašich úloh, které jste takto vyřešili. Přeskočené úlohy se nepočítají.</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>Go to the previous exercise</source>
        <translation>Na předchozí cvičení</translation>
    </message>
    <message>
        <source>Show your results and return to the open game (E or Esc)</source>
        <translation>Ukázat vaše výsledky a vrátit se k otevřené partii (E nebo Esc)</translation>
    </message>
    <message>
        <source>Close the results (E or Esc)</source>
        <translation>Zavřít výsledky (E nebo Esc)</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation>Přestat hledat</translation>
    </message>
    <message>
        <source>Show the winning line (S)</source>
        <translation>Ukázat vítěznou variantu (S)</translation>
    </message>
    <message>
        <source>Go to the next exercise (Ctrl+Right, or Enter when the exercise is over). Skipping does not end the streak.</source>
        <translation>Přejít na další úlohu (Ctrl+Right, po skončení i Enter). Přeskočení sérii neukončí.</translation>
    </message>
    <message>
        <source>Stop searching for positions</source>
        <translation>Přestat hledat pozice</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>ExerciseController</name>
    <message>
        <source>This exercise is over. “Next” (Enter) shows the next one.</source>
        <translation>Toto cvičení skončilo. Další zobrazí tlačítko „Další“ (Enter).</translation>
    </message>
    <message>
        <source>This is your last answer. Click another point, or choose “Take Back” (Backspace).</source>
        <translation>To je vaše poslední odpověď. Klikněte na jiný bod, nebo zvolte „Vzít zpět“ (Backspace).</translation>
    </message>
    <message>
        <source>Find the Win</source>
        <translation>Najít výhru</translation>
    </message>
    <message>
        <source>Open games for exercises</source>
        <translation>Otevřít partie pro cvičení</translation>
    </message>
    <message>
        <source>No win of the chosen kind and level was found. Choose other games or another level.</source>
        <translation>Nebyla nalezena žádná výhra zvoleného druhu a úrovně. Zvolte jiné partie nebo jinou úroveň.</translation>
    </message>
    <message>
        <source>The exercise could not continue.</source>
        <translation>Cvičení nemohlo pokračovat.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Find the Win</source>
        <translation>Najít výhru</translation>
    </message>
    <message>
        <source>Positions that come with the &amp;program</source>
        <translation>Pozice z &amp;programu</translation>
    </message>
    <message>
        <source>Missed wins in the &amp;open game</source>
        <translation>Výhry promeškané v &amp;otevřené partii</translation>
    </message>
    <message>
        <source>Games of a &amp;file …</source>
        <translation>Partie ze &amp;souboru …</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Úroveň</translation>
    </message>
    <message>
        <source>all, the easiest first</source>
        <translation>všechny, od nejlehčích</translation>
    </message>
    <message>
        <source>Level {level}: wins in {plies} plies or more</source>
        <translation>Úroveň {level}: výhry, nejméně půltahů: {plies}</translation>
    </message>
    <message>
        <source>Level {level}: wins in {plies} plies</source>
        <translation>Úroveň {level}: výhry, počet půltahů: {plies}</translation>
    </message>
    <message>
        <source>&amp;Kind of win</source>
        <translation>&amp;Druh výhry</translation>
    </message>
    <message>
        <source>&amp;Level</source>
        <translation>Ú&amp;roveň</translation>
    </message>
    <message>
        <source>The side to move wins by threats. Find the win; the solver replies with the best defence.</source>
        <translation>Strana na tahu vyhrává hrozbami. Najděte výhru; řešitel odpovídá nejlepší obranou.</translation>
    </message>
    <message>
        <source>by fours (VCF)</source>
        <translation>čtyřkami (VCF)</translation>
    </message>
    <message>
        <source>by threes and fours (VCT)</source>
        <translation>trojkami a čtyřkami (VCT)</translation>
    </message>
    <message>
        <source>Kind of win</source>
        <translation>Druh výhry</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Začít</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Find the win</source>
        <translation>Najít výhru</translation>
    </message>
    <message>
        <source>The game continued with {move}, which missed the win.</source>
        <translation>V partii se hrálo {move} a výhra se promeškala.</translation>
    </message>
    <message>
        <source>Searching for wins. Positions searched: {searched}. Exercises found: {found}.</source>
        <translation>Hledají se výhry: prohlédnuto pozic {searched}, nalezeno cvičení {found}.</translation>
    </message>
    <message>
        <source>The solver is running …</source>
        <translation>Řešitel pracuje …</translation>
    </message>
    <message>
        <source>{move} wins. Solved.</source>
        <translation>{move} vyhrává. Vyřešeno.</translation>
    </message>
    <message>
        <source>The solver did not decide in time whether {move} wins. Try another move.</source>
        <translation>Řešitel včas nerozhodl, zda {move} vyhrává. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>Streak {streak} · {rate} without help</source>
        <translation>Série {streak} · {rate} bez pomoci</translation>
    </message>
    <message>
        <source>Hint 3 of 3: {move} wins. The point is marked on the board.</source>
        <translation>Nápověda 3 ze 3: vyhrává {move}. Bod je na desce označen.</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the winning move works with the marked stones.</source>
        <translation>Nápověda 2 ze 3: vítězný tah působí společně s označenými kameny.</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the winning move works with the marked stone {stones}.</source>
        <translation>Nápověda 2 ze 3: vyhrávající tah využívá označený kámen {stones}.</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the winning move works with the marked stones {stones}.</source>
        <translation>Nápověda 2 ze 3: vyhrávající tah využívá označené kameny {stones}.</translation>
    </message>
    <message>
        <source>{move} ends the game without a win. Take the move back.</source>
        <translation>{move} ukončí partii bez výhry. Vezměte tah zpět.</translation>
    </message>
    <message>
        <source>{move} gives up the win, because {reply} refutes it. Take the move back and try again.</source>
        <translation>{move} výhru zahodí: vyvrací to {reply}. Vezměte tah zpět a zkuste to znovu.</translation>
    </message>
    <message>
        <source>Level {level} · {number} of {total}</source>
        <translation>Úroveň {level} · {number} z {total}</translation>
    </message>
    <message>
        <source>{side} to move wins by fours.</source>
        <translation>{side} na tahu vyhrává čtyřkami.</translation>
    </message>
    <message>
        <source>{side} to move wins by threes and fours.</source>
        <translation>{side} na tahu vyhrává trojkami a čtyřkami.</translation>
    </message>
    <message>
        <source>This is the winning line, numbered from 1.</source>
        <translation>Toto je vyhrávající varianta, číslovaná od 1.</translation>
    </message>
    <message>
        <source>{move} still wins, but takes longer. The best defence is {reply}. Continue.</source>
        <translation>{move} stále vyhrává, ale delší cestou. Nejlepší obrana je {reply}. Pokračujte.</translation>
    </message>
    <message>
        <source>All your exercises: {results}</source>
        <translation>Všechny vaše úlohy: {results}</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Vyřešeno</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Hint 1 of 3: the winning move is in the frame from {first} to {last}.</source>
        <translation>Nápověda 1 ze 3: vyhrávající tah leží v rámečku od {first} do {last}.</translation>
    </message>
    <message>
        <source>{move} gives up the win. Take the move back and try again.</source>
        <translation>{move} výhru zahodí. Vezměte tah zpět a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{move} is right. The best defence is {reply}. Continue.</source>
        <translation>{move} je správně. Nejlepší obrana je {reply}. Pokračujte.</translation>
    </message>
    <message>
        <source>Position from {file}, game {game}, after {moves} moves.</source>
        <translation>Z {file}, partie {game}, po {moves} tazích.</translation>
    </message>
    <message>
        <source>Position from {file}, after {moves} moves.</source>
        <translation>Z {file}, po {moves} tazích.</translation>
    </message>
    <message>
        <source>Position from the open game, after {moves} moves.</source>
        <translation>Z otevřené partie, po {moves} tazích.</translation>
    </message>
</context>
<context>
    <name>Experiments</name>
    <message>
        <source>2,000 simulations</source>
        <translation>2 000 simulací</translation>
    </message>
    <message>
        <source>20,000 simulations</source>
        <translation>20 000 simulací</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 sekund</translation>
    </message>
    <message>
        <source>graph</source>
        <translation>graf</translation>
    </message>
    <message>
        <source>tree</source>
        <translation>strom</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>sousední</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation>rovnoměrné</translation>
    </message>
    <message>
        <source>Five in a row on 4×4</source>
        <translation>Pět v řadě na 4×4</translation>
    </message>
    <message>
        <source>No line of five fits on 4×4, so every game is a draw. Does plain UCT find the draw after each of the sixteen first moves?</source>
        <translation>Na 4×4 se žádná pětice nevejde, a tak každá partie končí remízou. Pozná to prosté UCT po každém z šestnácti prvních tahů?</translation>
    </message>
    <message>
        <source>All sixteen games were drawn. After each first move, all 2,000 simulations ended in a draw. Measured with version 0.1.0.</source>
        <translation>Všech šestnáct partií skončilo remízou. Po každém prvním tahu skončilo remízou všech 2 000 simulací. Měřeno ve verzi 0.1.0.</translation>
    </message>
    <message>
        <source>Almost no difference on 6×6: 27 of 30 games were drawn. The players with 20,000 simulations and with ten seconds won one game each against the player with 2,000 simulations; the player with ten seconds lost one game on time. A line of five is hard to make on this board, and 2,000 simulations are nearly always enough for a draw. Measured with version 0.1.0.</source>
        <translation>Na 6×6 skoro žádný rozdíl: 27 z 30 partií skončilo remízou. Hráči s 20 000 simulacemi a s deseti sekundami vyhráli po jedné partii proti hráči s 2 000 simulacemi; hráč s deseti sekundami jednu partii prohrál na čas. Pětice se na této desce tvoří těžko a 2 000 simulací skoro vždy stačí na remízu. Měřeno ve verzi 0.1.0.</translation>
    </message>
    <message>
        <source>AlphaZero played two matches of 100 games against plain search, 50 with each colour. With 400 playouts it scored 75 % (73 won, 4 drawn, 23 lost; +191 ± 70 Elo), with 2,000 playouts 75.5 % (70 won, 11 drawn, 19 lost; +196 ± 72 Elo). With Black it lost 5 of 50 games in the first match and 4 of 50 in the second. Measured with version 0.1.0.</source>
        <translation>AlphaZero odehrál dva zápasy po 100 partiích proti prostému hledání, 50 s každou barvou. Se 400 playouty získal 75 % (73 výher, 4 remízy, 23 proher; +191 ± 70 Elo), s 2 000 playouty 75,5 % (70 výher, 11 remíz, 19 proher; +196 ± 72 Elo). S černými prohrál v prvním zápase 5 z 50 partií a v druhém 4 z 50. Měřeno ve verzi 0.1.0.</translation>
    </message>
    <message>
        <source>In Connect Four many positions are reached by different move orders. Is a graph that shares these positions stronger than a tree, with few and with more simulations, with high and with low exploration? Exploration 1.0 and 0.25 on win rates equal 2 and 0.5 on values from −1 to 1.</source>
        <translation>V Connect Four se k mnoha pozicím dojde různým pořadím tahů. Porazí graf, který je sdílí, strom, s málo simulacemi i s více, s velkým zkoumáním i s malým? 1,0 a 0,25 na úspěšnosti je 2 a 0,5 na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>Boards 6×6, 8×8 and 15×15</source>
        <translation>Desky 6, 8 a 15</translation>
    </message>
    <message>
        <source>Five in a row on 8×8: how many playouts does a small network need to beat plain Monte Carlo tree search with 10,000 random games per move? Each game begins with two random moves, and each opening is played with both colours. The network requires the optional packages onnx and onnxruntime.</source>
        <translation>Pět v řadě na 8×8: kolik simulací potřebuje malá síť, aby porazila obyčejné Monte Carlo hledání s 10 000 náhodnými partiemi na tah? Každá partie začíná dvěma náhodnými tahy a každé zahájení se hraje oběma barvami. Síť vyžaduje volitelné balíčky onnx a onnxruntime.</translation>
    </message>
    <message>
        <source>Are rollouts that play only next to stones stronger than rollouts that play anywhere? Four in a row on 5×5, 400 simulations per move, depth limit 30. Exploration 0.7071 on win rates equals √2 on values from −1 to 1.</source>
        <translation>Jsou rollouty, které hrají jen vedle kamenů, silnější než ty, které hrají kdekoli? Čtyři v řadě na 5×5, 400 simulací na tah, limit hloubky 30. Zkoumání 0,7071 na úspěšnosti odpovídá √2 na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>Rollouts near the stones against uniform rollouts</source>
        <translation>Rollouty poblíž kamenů proti rovnoměrným rolloutům</translation>
    </message>
    <message>
        <source>Almost no difference on this small board: neighbour rollouts scored 53 of 100 points, +21 ± 56 Elo. Measured with version 0.1.0.</source>
        <translation>Na tak malé desce skoro žádný rozdíl: sousední rollouty získaly 53 ze 100, +21 ± 56 Elo. Měřeno ve verzi 0.1.0.</translation>
    </message>
    <message>
        <source>Effect of more simulations on classic UCT</source>
        <translation>Vliv většího počtu simulací na klasické UCT</translation>
    </message>
    <message>
        <source>How much stronger is classic UCT with 20,000 simulations per move than with 2,000, and how much stronger with ten seconds per move?</source>
        <translation>O kolik je klasické UCT silnější s 20 000 simulacemi na tah než s 2 000 a o kolik s deseti sekundami na tah?</translation>
    </message>
    <message>
        <source>Graph against tree on Connect Four</source>
        <translation>Graf proti stromu v Connect Four</translation>
    </message>
    <message>
        <source>No difference is visible: in the four rounds the graph scored 52.5, 53, 49 and 55 of 100 points. The error of each number is about 10 points. Measured with version 0.1.0.</source>
        <translation>Žádný rozdíl není vidět: ve čtyřech kolech graf získal 52,5, 53, 49 a 55 bodů ze 100, pokaždé s chybou asi 10. Měřeno ve verzi 0.1.0.</translation>
    </message>
    <message>
        <source>200 simulations, exploration 1.0</source>
        <translation>200 simulací, zkoumání 1,0</translation>
    </message>
    <message>
        <source>200 simulations, exploration 0.25</source>
        <translation>200 simulací, zkoumání 0,25</translation>
    </message>
    <message>
        <source>1,000 simulations, exploration 1.0</source>
        <translation>1 000 simulací, zkoumání 1,0</translation>
    </message>
    <message>
        <source>1,000 simulations, exploration 0.25</source>
        <translation>1 000 simulací, zkoumání 0,25</translation>
    </message>
    <message>
        <source>Five in a row on 6×6, 8×8 and 15×15: on which boards does plain UCT with 1,000 simulations still find good moves against a search that tries moves next to stones first?</source>
        <translation>Pět v řadě na 6×6, 8×8 a 15×15: na kterých deskách tisíc simulací prostého UCT ještě najde dobré tahy proti hledání, které se nejdřív dívá vedle kamenů?</translation>
    </message>
    <message>
        <source>In 40 games per board against two kinds of plain UCT, the profile studio-rollouts scored 56.2 % on 6×6 (+29 ± 32 Elo; most games were drawn), 97.5 % on 8×8 (+451 ± 168 Elo) and 100 % on 15×15. Measured with version 0.1.0.</source>
        <translation>Ve 40 partiích na každé desce proti dvěma druhům prostého UCT získalo studio-rollouts 56,2 % na 6×6 (+29 ± 32 Elo; většina partií skončila remízou), 97,5 % na 8×8 (+451 ± 168 Elo) a 100 % na 15×15. Měřeno ve verzi 0.1.0.</translation>
    </message>
    <message>
        <source>AlphaZero against plain search, 8×8, 10 s per move</source>
        <translation>AlphaZero proti prostému prohledávání, 8×8, 10 s na tah</translation>
    </message>
    <message>
        <source>A small convolutional network learnt five in a row on 8×8 by self-play, as textbooks describe it. In ten seconds it evaluates tens of thousands of positions, and plain search plays millions of random games. Which player is stronger? The network requires the optional packages onnx and onnxruntime.</source>
        <translation>Malá konvoluční síť se naučila pět v řadě na 8×8 hrou se sebou, jak to popisují učebnice. Za deset sekund vyhodnotí desetitisíce pozic, prosté prohledávání odehraje miliony náhodných partií. Který hráč je silnější? Síť vyžaduje volitelné balíčky onnx a onnxruntime.</translation>
    </message>
    <message>
        <source>Nearly equal: of six games five were drawn, and plain search won one with Black (3.5 to 2.5 points). Six games are few. Plain search played about ten million random games per move. AlphaZero made 24,000 simulations per move on the nearly empty board. Measured with version 0.1.0.</source>
        <translation>Skoro stejně: z šesti partií skončilo pět remízou a jednu vyhrálo prosté hledání s černými (3,5 : 2,5 bodu). Šest partií je málo. Prosté hledání zahrálo na tah asi deset milionů náhodných partií. AlphaZero provedl na skoro prázdné desce 24 000 simulací na tah. Měřeno ve verzi 0.1.0.</translation>
    </message>
    <message>
        <source>textbook network</source>
        <translation>učebnicová síť</translation>
    </message>
    <message>
        <source>AlphaZero with 400 and 2,000 playouts against plain search with 10,000, 8×8</source>
        <translation>AlphaZero se 400 a 2 000 simulacemi proti obyčejnému hledání s 10 000, 8×8</translation>
    </message>
    <message>
        <source>400 playouts</source>
        <translation>400 simulací</translation>
    </message>
    <message>
        <source>2,000 playouts</source>
        <translation>2 000 simulací</translation>
    </message>
    <message>
        <source>AlphaZero, 400 playouts</source>
        <translation>AlphaZero, 400 simulací</translation>
    </message>
    <message>
        <source>AlphaZero, 2,000 playouts</source>
        <translation>AlphaZero, 2 000 simulací</translation>
    </message>
    <message>
        <source>plain search, 10,000 playouts</source>
        <translation>obyčejné hledání, 10 000 simulací</translation>
    </message>
    <message>
        <source>plain search</source>
        <translation>prosté prohledávání</translation>
    </message>
    <message>
        <source>Your experiments without a group</source>
        <translation>Vaše pokusy bez skupiny</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation>Pokusy</translation>
    </message>
    <message>
        <source>Play this experiment. The match is saved; it can be stopped and resumed.</source>
        <translation>Zahrát tento pokus. Zápas se uloží; lze ho zastavit a pokračovat v něm.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Začí&amp;t</translation>
    </message>
    <message>
        <source>&amp;Last Result</source>
        <translation>&amp;Poslední výsledek</translation>
    </message>
    <message>
        <source>Show the latest match of this experiment</source>
        <translation>Ukázat nejnovější zápas tohoto pokusu</translation>
    </message>
    <message>
        <source>No experiment was found. Put experiment files into the folder “matches”.</source>
        <translation>Žádný pokus nebyl nalezen. Vložte soubory pokusů do složky „matches“.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in total:</source>
        <translation>
            <numerusform>celkem %Ln partie:</numerusform>
            <numerusform>celkem %Ln partie:</numerusform>
            <numerusform>celkem %Ln partií:</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {players} against itself, one game for each of {openings} openings, {limit}</source>
        <translation>{round}: {players} sám proti sobě, po jedné partii z každého z {openings} zahájení, {limit}</translation>
    </message>
    <message>
        <source>{round}: {players}, the first player against each of the others, {games} games per pair, {limit}</source>
        <translation>{round}: {players}, první proti každému, {games} partií každé dvojice, {limit}</translation>
    </message>
    <message>
        <source>{round}: {players}, {games} games per pair, {limit}</source>
        <translation>{round}: {players}, {games} partií každé dvojice, {limit}</translation>
    </message>
    <message>
        <source>individual limits</source>
        <translation>vlastní limity</translation>
    </message>
    <message>
        <source>Recorded result: {result}</source>
        <translation>Zaznamenaný výsledek: {result}</translation>
    </message>
    <message>
        <source>Your result: {result}</source>
        <translation>Váš výsledek: {result}</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Why not {move}?</source>
        <translation>Proč ne {move}?</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation>Využití</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Zkoumání</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Why this is not the best move</source>
        <translation>Proč to není nejlepší tah</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation>Zavřít vysvětlení</translation>
    </message>
    <message>
        <source>Close the explanation (Esc)</source>
        <translation>Zavřít vysvětlení (Esc)</translation>
    </message>
</context>
<context>
    <name>ExplanationController</name>
    <message>
        <source>The board shows the position before {number}. {move}. “Next Move” (→) returns.</source>
        <translation>Deska ukazuje pozici před tahem {number}. {move}. „Další tah“ (→) se vrátí.</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message>
        <source>You gave {move} extra visits. They take precedence over all scores.</source>
        <translation>Tahu {move} jste přidělili návštěvy navíc. Mají přednost před každým skóre.</translation>
    </message>
    <message>
        <source>Moves with extra visits are searched first.</source>
        <translation>Nejdřív jdou tahy s návštěvami navíc.</translation>
    </message>
    <message>
        <source>{move} is chosen by the next simulation.</source>
        <translation>Tah {move} vybere hned příští simulace.</translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more simulation(s).</source>
        <translation>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln další simulaci.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších simulacích.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších simulacích.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is the best move: no other move that the search still considers has more visits.</source>
        <translation>{move} je nejlepší tah: žádný jiný tah, o kterém prohledávání ještě uvažuje, nemá více návštěv.</translation>
    </message>
    <message>
        <source>If the values do not change, {move} is not chosen within the next billion simulations.</source>
        <translation>Zůstanou-li hodnoty, jak jsou, tah {move} nebude během příští miliardy simulací vybrán.</translation>
    </message>
    <message>
        <source>{move} has not been visited yet, so its win rate is not known.</source>
        <translation>{move} ještě nebyl navštíven, jeho úspěšnost proto není známa.</translation>
    </message>
    <message>
        <source>The best move is the one with the most visits.</source>
        <translation>Nejlepší tah je ten s nejvíce návštěvami.</translation>
    </message>
    <message numerus="yes">
        <source>{move} was tried only %Ln time(s), because its prior is low: {prior} against {best_prior} for {best}.</source>
        <translation>
            <numerusform>{move}: jen %Ln pokus, protože má nízký prior: {prior} proti {best_prior} u {best}.</numerusform>
            <numerusform>{move}: jen %Ln pokusy, protože má nízký prior: {prior} proti {best_prior} u {best}.</numerusform>
            <numerusform>{move}: jen %Ln pokusů, protože má nízký prior: {prior} proti {best_prior} u {best}.</numerusform>
        </translation>
    </message>
    <message>
        <source>These numbers come from a saved analysis. “Run” (Space) starts a new search. Then this text says how the search compares the two moves, and when it will try {move} again.</source>
        <translation>Tato čísla pocházejí z uložené analýzy. Příkaz „Spustit“ (mezerník) spustí nové hledání: ukáže, jak hledání oba tahy porovnává, a předpoví, kdy {move} znovu zkusí.</translation>
    </message>
    <message>
        <source>If the values do not change, {move} is not chosen within the next billion visits of this node.</source>
        <translation>Zůstanou-li hodnoty, jak jsou, tah {move} nebude během příští miliardy návštěv tohoto uzlu vybrán.</translation>
    </message>
    <message>
        <source>{move} is chosen at the next visit of this node.</source>
        <translation>Tah {move} bude vybrán hned při příští návštěvě tohoto uzlu.</translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more visit(s) of this node.</source>
        <translation>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln další návštěvě tohoto uzlu.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších návštěvách tohoto uzlu.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších návštěvách tohoto uzlu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is the best move according to the review, which compared the moves in separate, longer searches. A different move has more visits.</source>
        <translation>{move} je nejlepší tah podle rozboru, který porovnal tahy v delších samostatných prohledáváních. Jiný tah má více návštěv.</translation>
    </message>
    <message>
        <source>{move} is left out of the search. Clear “Leave Out” in its menu to search it.</source>
        <translation>Tah {move} je vynechán z prohledávání. Chcete-li jej prohledávat, zrušte v jeho nabídce „Vynechat“.</translation>
    </message>
    <message>
        <source>No move has been visited yet. “Run” (Space) starts the search.</source>
        <translation>Žádný tah ještě nebyl navštíven. Prohledávání spustí příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>{move} has no visits yet, so there is nothing to compare.</source>
        <translation>Tah {move} ještě nemá žádné návštěvy, takže není co porovnávat.</translation>
    </message>
    <message>
        <source>{move} is worse than {best}: win rate of {side} {rate} against {best_rate}. The search answers it with {reply}.</source>
        <translation>{move} je horší než {best}: úspěšnost ({side}) {rate} proti {best_rate}. Prohledávání odpovídá tahem {reply}.</translation>
    </message>
    <message>
        <source>{move} is worse than {best}: win rate of {side} {rate} against {best_rate}.</source>
        <translation>{move} je horší než {best}: úspěšnost ({side}) {rate} proti {best_rate}.</translation>
    </message>
    <message>
        <source>{move} is as good as {best} ({side} {rate}), but has fewer visits: {visits} against {best_visits}.</source>
        <translation>{move} je stejně dobrý jako {best} ({side} {rate}), ale má méně návštěv: {visits} proti {best_visits}.</translation>
    </message>
    <message>
        <source>The review prefers {best}, because it compared the moves in separate, longer searches. Win rate of {side}: {rate} in {visits} visits after {move}, {best_rate} in {best_visits} after {best}.</source>
        <translation>Rozbor dává přednost {best}, protože porovnal tahy v samostatných, delších prohledáváních. Úspěšnost ({side}): {rate} v {visits} návštěvách po {move}, {best_rate} v {best_visits} po {best}.</translation>
    </message>
    <message>
        <source>{move} has a better win rate than {best} ({side} {rate} against {best_rate}), but in too few visits: {visits} against {best_visits}.</source>
        <translation>{move} má lepší úspěšnost než {best} ({side} {rate} proti {best_rate}), ale v příliš málo návštěvách: {visits} proti {best_visits}.</translation>
    </message>
    <message numerus="yes">
        <source>{move} was tried only %Ln time(s), with a win rate of {rate} for {side}; {best} has {best_rate} in {best_visits} visits. The search compares only these results and knows no other reason.</source>
        <translation>
            <numerusform>{move}: jen %Ln pokus s úspěšností {rate} ({side}); {best} má {best_rate} při {best_visits} návštěvách. Prohledávání porovnává jen tyto výsledky a jiný důvod nezná.</numerusform>
            <numerusform>{move}: jen %Ln pokusy s úspěšností {rate} ({side}); {best} má {best_rate} při {best_visits} návštěvách. Prohledávání porovnává jen tyto výsledky a jiný důvod nezná.</numerusform>
            <numerusform>{move}: jen %Ln pokusů s úspěšností {rate} ({side}); {best} má {best_rate} při {best_visits} návštěvách. Prohledávání porovnává jen tyto výsledky a jiný důvod nezná.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves near stones are searched first; on an empty board, moves near the centre. The other moves are searched only when all these moves are proven lost.</source>
        <translation>Nejdříve přijdou tahy blízko kamenů, na prázdné desce blízko středu. Ostatní následují, až když jsou tyto prokázaně prohrané.</translation>
    </message>
    <message>
        <source>When this position has {visits} visits, the search adds one more move, but not necessarily {move}.</source>
        <translation>Až bude mít tato pozice návštěv: {visits}, prohledávání přidá další tah. Nemusí to být {move}.</translation>
    </message>
    <message>
        <source>The search tries new moves in random order and has not reached this move yet.</source>
        <translation>Prohledávání zkouší nové tahy v náhodném pořadí a na tento ještě nedošlo.</translation>
    </message>
    <message>
        <source>{move} is proven to win. There is nothing left to search.</source>
        <translation>Je dokázáno, že tah {move} vyhrává. Není už co prohledávat.</translation>
    </message>
    <message>
        <source>{move} is proven to lose. It is not searched again.</source>
        <translation>Je dokázáno, že tah {move} prohrává. Dál se neprohledává.</translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to win in at most %n plies. There is nothing left to search.</source>
        <translation>
            <numerusform>Je dokázáno, že tah {move} vyhrává v %n půltahu. Není už co prohledávat.</numerusform>
            <numerusform>Je dokázáno, že tah {move} vyhrává do %n půltahů. Není už co prohledávat.</numerusform>
            <numerusform>Je dokázáno, že tah {move} vyhrává do %n půltahů. Není už co prohledávat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to lose in at most %n plies. It is not searched again.</source>
        <translation>
            <numerusform>Je dokázáno, že tah {move} prohrává v %n půltahu. Dál se neprohledává.</numerusform>
            <numerusform>Je dokázáno, že tah {move} prohrává do %n půltahů. Dál se neprohledává.</numerusform>
            <numerusform>Je dokázáno, že tah {move} prohrává do %n půltahů. Dál se neprohledává.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is proven to be a draw. It is not searched again.</source>
        <translation>Je dokázáno, že tah {move} vede k remíze. Dál se neprohledává.</translation>
    </message>
    <message>
        <source>{move} cannot be better than the best result already proven, so it is not searched again.</source>
        <translation>Tah {move} nemůže být lepší než to, co už je dokázáno. Dál se neprohledává.</translation>
    </message>
</context>
<context>
    <name>ExplorationRow</name>
    <message>
        <source>Scale of c</source>
        <translation>Měřítko c</translation>
    </message>
    <message>
        <source>Scale on which c is shown and typed. The scale does not change the search.</source>
        <translation>Měřítko, na němž se c zobrazuje a zadává. Hledání volí stejně.</translation>
    </message>
    <message>
        <source>on win rates</source>
        <translation>pro úspěšnost</translation>
    </message>
    <message>
        <source>on values</source>
        <translation>pro hodnoty</translation>
    </message>
</context>
<context>
    <name>ExplorerController</name>
    <message>
        <source>The explorer is hidden while the search is hidden.</source>
        <translation>Průzkumník je skrytý, dokud je skryté prohledávání.</translation>
    </message>
    <message>
        <source>This game is no longer in the database.</source>
        <translation>Tato hra už v databázi není.</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation>Hru se nepodařilo otevřít.</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)</source>
        <translation>Hry (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Import games</source>
        <translation>Načíst hry</translation>
    </message>
    <message>
        <source>Import a folder of games</source>
        <translation>Načíst složku s hrami</translation>
    </message>
    <message>
        <source>Position databases (*.sqlite3);;All files (*)</source>
        <translation>Databáze pozic (*.sqlite3);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Merge another database</source>
        <translation>Připojit jinou databázi</translation>
    </message>
    <message>
        <source>The import could not start.</source>
        <translation>Načítání nemohlo začít.</translation>
    </message>
    <message>
        <source>The import has started. The pane Explorer shows its progress and can cancel it.</source>
        <translation>Načítání začalo. Panel Průzkumník ukazuje jeho průběh a může ho zrušit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln new game(s) imported.</source>
        <translation>
            <numerusform>Načtena %Ln nová hra.</numerusform>
            <numerusform>Načteny %Ln nové hry.</numerusform>
            <numerusform>Načteno %Ln nových her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>%Ln soubor nešlo přečíst.</numerusform>
            <numerusform>%Ln soubory nešlo přečíst.</numerusform>
            <numerusform>%Ln souborů nešlo přečíst.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import has ended.</source>
        <translation>Načítání skončilo.</translation>
    </message>
    <message>
        <source>The position database has reached its limit of {limit} MB. Raise the limit to {more} MB and continue?</source>
        <translation>Databáze pozic dosáhla svého limitu {limit} MB. Zvýšit limit na {more} MB a pokračovat?</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>Position databases (*.sqlite3)</source>
        <translation>Databáze pozic (*.sqlite3)</translation>
    </message>
    <message>
        <source>Back up the position database</source>
        <translation>Zálohovat databázi pozic</translation>
    </message>
    <message>
        <source>The position database was copied to {file}.</source>
        <translation>Databáze pozic byla zkopírována do souboru {file}.</translation>
    </message>
    <message>
        <source>{games}, {analyses}; {size} MB. Limit in MB:</source>
        <translation>{games}, {analyses}; {size} MB. Limit v MB:</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln hra</numerusform>
            <numerusform>%Ln hry</numerusform>
            <numerusform>%Ln her</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved analysis(es)</source>
        <translation>
            <numerusform>%Ln uložená analýza</numerusform>
            <numerusform>%Ln uložené analýzy</numerusform>
            <numerusform>%Ln uložených analýz</numerusform>
        </translation>
    </message>
    <message>
        <source>Position database</source>
        <translation>Databáze pozic</translation>
    </message>
</context>
<context>
    <name>ExplorerTexts</name>
    <message>
        <source>The share of games that {black} won, that were drawn, and that {white} won</source>
        <translation>Podíl her, které vyhrál {black}, remíz a her, které vyhrál {white}</translation>
    </message>
    <message>
        <source>The score of {side} in the games with this move; a draw counts half</source>
        <translation>Skóre strany {side} ve hrách s tímto tahem; remíza se počítá za půl</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>A move from the shown position</source>
        <translation>Tah ze zobrazené pozice</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>The number of games with this move</source>
        <translation>Počet her s tímto tahem</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>The win rate of {side} in the saved analysis</source>
        <translation>Úspěšnost strany {side} v uložené analýze</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Návštěvy</translation>
    </message>
    <message>
        <source>The visits of the move in the saved analysis</source>
        <translation>Návštěvy tahu v uložené analýze</translation>
    </message>
    <message>
        <source>The database counts only positions with fewer stones than this one.</source>
        <translation>Databáze počítá jen pozice s méně kameny, než má tato.</translation>
    </message>
    <message>
        <source>×4 stands for 4 equal points, which the board marks when you select the move.</source>
        <translation>×4 znamená 4 rovnocenné body; deska je označí, když tah vyberete.</translation>
    </message>
    <message>
        <source>Saved analysis with {visits} visits: the best move is {move}, {rate} for {side}.</source>
        <translation>Uložená analýza (návštěvy: {visits}): nejlepší tah je {move}, {side} {rate}.</translation>
    </message>
    <message>
        <source>No game of the database reached this position.</source>
        <translation>Žádná hra v databázi nedošla do této pozice.</translation>
    </message>
    <message>
        <source>Score ({side})</source>
        <translation>Skóre ({side})</translation>
    </message>
    <message numerus="yes">
        <source>Seen %Ln time(s)</source>
        <translation>
            <numerusform>Viděno %Lnkrát</numerusform>
            <numerusform>Viděno %Lnkrát</numerusform>
            <numerusform>Viděno %Lnkrát</numerusform>
        </translation>
    </message>
    <message>
        <source>{times}, {rate} for {side}.</source>
        <translation>{times}, {side} {rate}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended here.</source>
        <translation>
            <numerusform>Zde skončila %Ln hra.</numerusform>
            <numerusform>Zde skončily %Ln hry.</numerusform>
            <numerusform>Zde skončilo %Ln her.</numerusform>
        </translation>
    </message>
    <message>
        <source>Symmetric positions are counted together.</source>
        <translation>Souměrné pozice se počítají dohromady.</translation>
    </message>
</context>
<context>
    <name>ExplorerView</name>
    <message numerus="yes">
        <source>%Ln game(s) imported</source>
        <translation>
            <numerusform>Načtena %Ln hra</numerusform>
            <numerusform>Načteny %Ln hry</numerusform>
            <numerusform>Načteno %Ln her</numerusform>
        </translation>
    </message>
    <message>
        <source>Explorer</source>
        <translation>Průzkumník</translation>
    </message>
    <message>
        <source>Moves in the database</source>
        <translation>Tahy v databázi</translation>
    </message>
    <message>
        <source>Open a Game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>Open the newest game with the selected move</source>
        <translation>Otevře nejnovější hru s vybraným tahem</translation>
    </message>
    <message>
        <source>Import Games …</source>
        <translation>Načíst hry …</translation>
    </message>
    <message>
        <source>Import games from files into the position database</source>
        <translation>Načte hry ze souborů do databáze pozic</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Stop the import. Imported games are kept</source>
        <translation>Zastaví načítání. Načtené hry zůstanou</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>MCTS Studio: {columns}×{rows} board, {length} in a row</source>
        <translation>MCTS Studio: deska {columns}×{rows}, {length} v řadě</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation>Obrázek PNG (*.png);;Kresba SVG (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation>Exportovat desku</translation>
    </message>
    <message>
        <source>The board was exported to {path}.</source>
        <translation>Deska byla exportována do {path}.</translation>
    </message>
    <message>
        <source>{name}-window</source>
        <translation>{name}-okno</translation>
    </message>
    <message>
        <source>Export the window</source>
        <translation>Exportovat okno</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Obrázek PNG (*.png)</translation>
    </message>
    <message>
        <source>A picture of the window was saved as {path}.</source>
        <translation>Obrázek okna byl uložen jako {path}.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation>Deska byla zkopírována jako obrázek.</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation>Obrázek se nepodařilo uložit.</translation>
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
        <translation>Partie je pozastavena a hodiny stojí.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkusit znovu</translation>
    </message>
    <message>
        <source>Replace player …</source>
        <translation>Nahradit hráče …</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit partii</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Open a game</source>
        <translation>Otevřít hru</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation>Hru se nepodařilo otevřít.</translation>
    </message>
    <message>
        <source>The game was opened. Parts of the file were skipped or guessed:</source>
        <translation>Hra byla otevřena. Části souboru byly vynechány nebo odhadnuty:</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)</source>
        <translation>Hry (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>The clipboard contains no game that could be read.</source>
        <translation>Ve schránce není hra, kterou by šlo přečíst.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation>Schránka</translation>
    </message>
    <message>
        <source>The moves fit a board of {columns}×{rows}. Open a new board of this size and paste them again.</source>
        <translation>Tahy odpovídají desce {columns}×{rows}. Otevřete novou desku této velikosti a vložte je znovu.</translation>
    </message>
    <message>
        <source>The game was pasted. Parts of the text were skipped or guessed:</source>
        <translation>Hra byla vložena. Části textu byly vynechány nebo odhadnuty:</translation>
    </message>
    <message>
        <source>The position was copied as text.</source>
        <translation>Pozice byla zkopírována jako text.</translation>
    </message>
    <message>
        <source>The moves were copied as text.</source>
        <translation>Tahy byly zkopírovány jako text.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Uložit hru</translation>
    </message>
    <message>
        <source>this game</source>
        <translation>tuto hru</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation>Uložit změny ({file})?</translation>
    </message>
    <message>
        <source>Save the new analysis to {file}?</source>
        <translation>Uložit novou analýzu do {file}?</translation>
    </message>
    <message>
        <source>{file} belongs to the program and is never changed. Save a copy of it with the review?</source>
        <translation>{file} patří k programu a nikdy se nemění. Uložit jeho kopii s rozborem?</translation>
    </message>
    <message>
        <source>{file} belongs to the program and is never changed. Save a copy of it with your changes?</source>
        <translation>Soubor {file} patří k programu a nikdy se nemění. Uložit jeho kopii s vašimi změnami?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation>Neuložené změny</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>None of these moves can be played on an empty board with the rules of the open game. The game was not changed.</source>
        <translation>Žádný z těchto tahů nelze zahrát na prázdné desce podle pravidel otevřené hry. Hra se nezměnila.</translation>
    </message>
    <message>
        <source>SGF, keeps everything (*.sgf);;Piskvork (*.psq);;Positions (*.pos);;RenLib (*.lib);;Moves (*.txt)</source>
        <translation>SGF, zachová vše (*.sgf);;Piškvork (*.psq);;Pozice (*.pos);;RenLib (*.lib);;Tahy (*.txt)</translation>
    </message>
    <message>
        <source>The format of {file} cannot store the analysis, so the analysis is not saved yet. Save the game as SGF?</source>
        <translation>Formát souboru {file} analýzu neuchovává, takže zatím není v žádném souboru. Uložit ji jako SGF?</translation>
    </message>
    <message>
        <source>{file} is write-protected. Save a copy of it with the review?</source>
        <translation>{file} je chráněn proti zápisu. Uložit jeho kopii s rozborem?</translation>
    </message>
    <message>
        <source>{file} is write-protected. Save a copy of it with your changes?</source>
        <translation>{file} je chráněn proti zápisu. Uložit jeho kopii s vašimi změnami?</translation>
    </message>
    <message>
        <source>{name} (one game)</source>
        <translation>{name} (jedna hra)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation>Hru se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>The game was saved to {file}.</source>
        <translation>Hra byla uložena do {file}.</translation>
    </message>
    <message>
        <source>The game was saved to {file} without the analysis.</source>
        <translation>Partie byla uložena do souboru {file} bez analýzy.</translation>
    </message>
    <message>
        <source>{file} contains other games, which would be lost. Overwrite it?</source>
        <translation>{file} obsahuje i jiné hry, které by byly ztraceny. Přepsat?</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>Another program changed {file} after it was opened. Overwrite it?</source>
        <translation>{file}: soubor mezitím změnil jiný program. Přepsat jej?</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n další</numerusform>
            <numerusform>a %n dalších</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FoundNodesModel</name>
    <message>
        <source>position</source>
        <translation>pozice</translation>
    </message>
    <message>
        <source>win</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>prohra</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Varianta</translation>
    </message>
    <message>
        <source>Moves from the root to this node</source>
        <translation>Tahy od kořene k tomuto uzlu</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Návštěvy</translation>
    </message>
    <message>
        <source>Number of simulations through this node</source>
        <translation>Počet simulací, které prošly tímto uzlem</translation>
    </message>
    <message>
        <source>Expected result for {side}, 0 % to 100 %; a draw counts one half</source>
        <translation>Očekávaný výsledek pro stranu {side}, 0 % až 100 %; remíza se počítá jako polovina</translation>
    </message>
    <message>
        <source>Proven result for {side}</source>
        <translation>Dokázaný výsledek pro stranu {side}</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Hloubka</translation>
    </message>
    <message>
        <source>Distance from the root, in plies</source>
        <translation>Vzdálenost od kořene v půltazích</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Důkaz</translation>
    </message>
</context>
<context>
    <name>FoundNodesTable</name>
    <message>
        <source>Matching nodes</source>
        <translation>Odpovídající uzly</translation>
    </message>
</context>
<context>
    <name>FoundNodesView</name>
    <message>
        <source>Nodes that match the filter appear here. Set the filter above.</source>
        <translation>Zde se zobrazí uzly, které vyhovují filtru. Filtr nastavte nahoře.</translation>
    </message>
    <message>
        <source>No node found so far.</source>
        <translation>Zatím nebyl nalezen žádný uzel.</translation>
    </message>
    <message>
        <source>No proven node matches the filter.</source>
        <translation>Filtru nevyhovuje žádný dokázaný uzel.</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation>Nevyhovuje žádný uzel.</translation>
    </message>
    <message>
        <source>No node matches the filter.</source>
        <translation>Filtru nevyhovuje žádný uzel.</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of {matching} matching nodes</source>
        <translation>
            <numerusform>{shown} z {matching} vyhovujícího uzlu</numerusform>
            <numerusform>{shown} z {matching} vyhovujících uzlů</numerusform>
            <numerusform>{shown} z {matching} vyhovujících uzlů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{searched} nodes searched</source>
        <translation>
            <numerusform>prohlédnut {searched} uzel</numerusform>
            <numerusform>prohlédnuty {searched} uzly</numerusform>
            <numerusform>prohlédnuto {searched} uzlů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{searched} of {total} nodes searched</source>
        <translation>
            <numerusform>prohlédnuto {searched} z {total} uzlu</numerusform>
            <numerusform>prohlédnuto {searched} z {total} uzlů</numerusform>
            <numerusform>prohlédnuto {searched} z {total} uzlů</numerusform>
        </translation>
    </message>
    <message>
        <source>The list is outdated: the search has continued.</source>
        <translation>Seznam je zastaralý: prohledávání mezitím pokračovalo.</translation>
    </message>
    <message>
        <source>Nodes that match the filter</source>
        <translation>Uzly, které vyhovují filtru</translation>
    </message>
</context>
<context>
    <name>FramePainting</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>Best: {move}, {side} {rate}</source>
        <translation>Nejlepší: {move}, {side} {rate}</translation>
    </message>
</context>
<context>
    <name>FullScreenStrip</name>
    <message>
        <source>Leave Full Screen (Esc)</source>
        <translation>Opustit celou obrazovku (Esc)</translation>
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
            <numerusform>Skrýt %Ln tah</numerusform>
            <numerusform>Skrýt %Ln tahy</numerusform>
            <numerusform>Skrýt %Ln tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more move(s)</source>
        <translation>
            <numerusform>Další %Ln tah</numerusform>
            <numerusform>Další %Ln tahy</numerusform>
            <numerusform>Dalších %Ln tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the remaining moves: moves that are proven to lose sooner than the shown ones and, if a win is proven, also moves without visits.</source>
        <translation>Zobrazit nebo skrýt ostatní tahy: ty, které dokázaně prohrávají dříve než zobrazené, a je-li dokázána výhra, také tahy bez návštěvy.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Move {number}</source>
        <translation>Tah {number}</translation>
    </message>
    <message>
        <source>Position · {state}</source>
        <translation>Pozice · {state}</translation>
    </message>
    <message>
        <source>Move {number} · {state}</source>
        <translation>Tah {number} · {state}</translation>
    </message>
    <message>
        <source>Node of the search</source>
        <translation>Uzel hledání</translation>
    </message>
    <message>
        <source>Node of the search · {state}</source>
        <translation>Uzel hledání · {state}</translation>
    </message>
    <message>
        <source>not the latest position: a click on the board (Enter) returns to the game</source>
        <translation>není to poslední pozice: do partie vrátí klepnutí na desku (Enter)</translation>
    </message>
    <message>
        <source>the engines are paused: “Pause” (Shift+F11) continues</source>
        <translation>enginy jsou pozastaveny: pokračují tlačítkem „Pozastavit“ (Shift+F11)</translation>
    </message>
    <message>
        <source>engines play both sides: “Pause” (Shift+F11 or Esc) pauses</source>
        <translation>obě strany hrají enginy: pozastaví je „Pozastavit“ (Shift+F11 nebo Esc)</translation>
    </message>
    <message>
        <source>You are in a variation, not in the game. “Previous Move” (Left) goes back, “Undo” (Ctrl+Z) removes the move.</source>
        <translation>Jste ve variantě, ne v partii. „Předchozí tah“ (←) se vrátí, „Zpět“ (Ctrl+Z) tah odstraní.</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>partie je pozastavena</translation>
    </message>
    <message>
        <source>the engine is being prepared</source>
        <translation>engine se připravuje</translation>
    </message>
    <message>
        <source>the engine is thinking</source>
        <translation>engine přemýšlí</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>jste na tahu</translation>
    </message>
    <message>
        <source>The game is paused. “Pause the Game” (P) continues it.</source>
        <translation>Partie je pozastavena. Pokračovat v ní můžete volbou „Pozastavit hru“ (P).</translation>
    </message>
    <message>
        <source>It is not your turn.</source>
        <translation>Nejste na tahu.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to play another move.</source>
        <translation>Hra zde skončila. Jiný tah můžete zahrát po návratu zpět.</translation>
    </message>
    <message>
        <source>{point} is occupied. Move the cursor with Shift and the arrow keys.</source>
        <translation>Na {point} leží kámen. Kurzor posunou Shift a šipky.</translation>
    </message>
    <message>
        <source>Column {column} is full. Choose another one.</source>
        <translation>Sloupec {column} je plný. Zvolte jiný.</translation>
    </message>
</context>
<context>
    <name>GameEnds</name>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vyhráli jste</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>{side} vyhrává</translation>
    </message>
    <message>
        <source>{player} won</source>
        <translation>{player} vyhrává</translation>
    </message>
    <message>
        <source>{side} won: {player}</source>
        <translation>{side} vyhrává: {player}</translation>
    </message>
    <message>
        <source>The board is full</source>
        <translation>Deska je plná</translation>
    </message>
    <message>
        <source>{won}; {reason}</source>
        <translation>{won}; {reason}</translation>
    </message>
    <message>
        <source>The game was drawn by agreement</source>
        <translation>Hra skončila dohodnutou remízou</translation>
    </message>
    <message>
        <source>{won}: {reason}</source>
        <translation>{won} – {reason}</translation>
    </message>
    <message>
        <source>{side} resigned</source>
        <translation>{side} se vzdává</translation>
    </message>
    <message>
        <source>{side} ran out of time</source>
        <translation>{side}: vypršel čas</translation>
    </message>
    <message>
        <source>{side} forfeited the game</source>
        <translation>{side} prohrál kontumačně</translation>
    </message>
    <message>
        <source>{count} in a row</source>
        <translation>{count} v řadě</translation>
    </message>
</context>
<context>
    <name>GamePlots</name>
    <message>
        <source>&amp;Losses</source>
        <translation>Zt&amp;ráty</translation>
    </message>
    <message>
        <source>&amp;Accuracy</source>
        <translation>&amp;Přesnost</translation>
    </message>
    <message>
        <source>Win rate of {side}: {players}</source>
        <translation>Úspěšnost strany {side}: {players}</translation>
    </message>
    <message>
        <source>This game has not been reviewed.</source>
        <translation>Tato partie není rozebraná.</translation>
    </message>
    <message>
        <source>&amp;Win rate</source>
        <translation>&amp;Vývoj úspěšnosti</translation>
    </message>
    <message>
        <source>The losses of the moves appear here after a review. “Review the Game” (F12) reviews the open game.</source>
        <translation>Ztráty tahů se tu objeví po rozboru. Otevřenou partii rozebere příkaz „Rozebrat hru“ (F12).</translation>
    </message>
    <message>
        <source>No move lowered the win rate.</source>
        <translation>Žádný tah nesnížil úspěšnost.</translation>
    </message>
    <message>
        <source>Points of win rate lost by each move</source>
        <translation>Ztráta úspěšnosti každým tahem, v bodech</translation>
    </message>
    <message>
        <source>Choose a player to see the accuracy over the games.</source>
        <translation>Vyberte hráče, chcete-li vidět přesnost během partií.</translation>
    </message>
    <message>
        <source>Accuracy over the games</source>
        <translation>Přesnost během partií</translation>
    </message>
    <message>
        <source>The accuracy appears here when games are reviewed.</source>
        <translation>Přesnost se tu objeví, až budou partie rozebrané.</translation>
    </message>
</context>
<context>
    <name>GameTitles</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>Today, {time}</source>
        <translation>Dnes, {time}</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Včera</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Nedohraná</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Vyhráli jste</translation>
    </message>
    <message>
        <source>You lost</source>
        <translation>Prohráli jste</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>{side} vyhrává</translation>
    </message>
    <message>
        <source>{side} {rate}</source>
        <translation>{side} {rate}</translation>
    </message>
    <message>
        <source>accuracy {rates}</source>
        <translation>přesnost {rates}</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Choose a game</source>
        <translation>Vyberte hru</translation>
    </message>
    <message numerus="yes">
        <source>{file} contains %n game(s).</source>
        <translation>
            <numerusform>{file} obsahuje %n hru.</numerusform>
            <numerusform>{file} obsahuje %n hry.</numerusform>
            <numerusform>{file} obsahuje %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n game(s).</source>
        <translation>
            <numerusform>Soubor obsahuje %n hru.</numerusform>
            <numerusform>Soubor obsahuje %n hry.</numerusform>
            <numerusform>Soubor obsahuje %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches the search. Search for fewer words.</source>
        <translation>Žádná hra tato slova neobsahuje. Zkuste jich hledat méně.</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation>Hledat ve hrách</translation>
    </message>
    <message>
        <source>Search for a player, a date or a result</source>
        <translation>Hledat hráče, datum nebo výsledek</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Draw</source>
        <translation>Remíza</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>#</source>
        <translation>č.</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>Vyhrál {side}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
</context>
<context>
    <name>HeatmapSelector</name>
    <message>
        <source>{quantity}: darker is more</source>
        <translation>{quantity}: tmavší je víc</translation>
    </message>
    <message>
        <source>Win rate for {side}: darker is less</source>
        <translation>Úspěšnost pro stranu {side}: tmavší je míň</translation>
    </message>
    <message>
        <source>Win rate for {side}: darker is more</source>
        <translation>Úspěšnost pro stranu {side}: tmavší je víc</translation>
    </message>
    <message>
        <source>Heatmap</source>
        <translation>Teplotní mapa</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Ukázat</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation>Veličina</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation>Stupnice</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Barvy</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation>Krytí</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidáti</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nic</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Návštěvy</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Úspěšnost</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>Selection score</source>
        <translation>Skóre výběru</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation>Lineární</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation>Logaritmická</translation>
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
        <translation>Žár</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>Šedá</translation>
    </message>
    <message>
        <source>A linear scale of visits shows little more than the most visited move</source>
        <translation>Lineární stupnice návštěv ukáže sotva víc než nejnavštěvovanější tah</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>Pravděpodobnost tahu odhadnutá před prohledáváním</translation>
    </message>
    <message>
        <source>Viridis and Cividis are suitable for colour-blind people</source>
        <translation>Cividis a Viridis rozliší i barvoslepí</translation>
    </message>
</context>
<context>
    <name>HeldBackController</name>
    <message>
        <source>{side}&apos;s moves after {number}. {move}</source>
        <translation>Tahy po {number}. {move} ({side})</translation>
    </message>
</context>
<context>
    <name>Hidden</name>
    <message>
        <source>The search is hidden until you answer. Find the best move, or show the solution.</source>
        <translation>Prohledávání je skryté, dokud neodpovíte. Najděte nejlepší tah, nebo si nechte ukázat řešení.</translation>
    </message>
    <message>
        <source>The report is hidden while you play. Leave the game to see it.</source>
        <translation>Zpráva je během hry skrytá. Chcete-li ji vidět, opusťte partii.</translation>
    </message>
    <message>
        <source>Answer the question of the lesson first. Until then the search waits.</source>
        <translation>Nejdřív odpovězte na otázku lekce. Prohledávání zatím čeká.</translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message numerus="yes">
        <source>Hint: {move}. {side} wins in at most %n plies.</source>
        <translation>
            <numerusform>Rada: {move}. {side} vyhraje v %n půltahu.</numerusform>
            <numerusform>Rada: {move}. {side} vyhraje do %n půltahů.</numerusform>
            <numerusform>Rada: {move}. {side} vyhraje do %n půltahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} wins against every move, in at most %n plies. {move} resists longest.</source>
        <translation>
            <numerusform>{side} vyhraje proti každému tahu v %n půltahu. {move} odolává nejdéle.</numerusform>
            <numerusform>{side} vyhraje proti každému tahu do %n půltahů. {move} odolává nejdéle.</numerusform>
            <numerusform>{side} vyhraje proti každému tahu do %n půltahů. {move} odolává nejdéle.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: {move}. With best play the game is drawn.</source>
        <translation>Rada: {move}. Při nejlepší hře skončí partie remízou.</translation>
    </message>
    <message>
        <source>Hint: {move}. {side} wins about {rate} of the games after it.</source>
        <translation>Rada: {move}. {side} po něm vyhraje asi {rate} partií.</translation>
    </message>
    <message>
        <source>Looking for a hint …</source>
        <translation>Hledám radu …</translation>
    </message>
    <message>
        <source>The search found no hint. Ask again.</source>
        <translation>Hledání nenašlo radu. Zeptejte se znovu.</translation>
    </message>
</context>
<context>
    <name>JudgedMovesController</name>
    <message>
        <source>Exercise</source>
        <translation>Úloha</translation>
    </message>
    <message>
        <source>The search is hidden during your game. “Show the Search while Playing” (V) shows it.</source>
        <translation>Během vaší hry je prohledávání skryté. Zobrazí ho „Zobrazit prohledávání při hře“ (V).</translation>
    </message>
    <message>
        <source>First review the game: “Review the Game” (F12)</source>
        <translation>Nejprve partii rozeberte: „Rozebrat hru“ (F12)</translation>
    </message>
</context>
<context>
    <name>KeyAnswers</name>
    <message>
        <source>Moves cannot be edited during a game.</source>
        <translation>Během partie nelze tahy upravovat.</translation>
    </message>
    <message>
        <source>This is the first position.</source>
        <translation>Toto je první pozice.</translation>
    </message>
    <message>
        <source>This is the last position.</source>
        <translation>Toto je poslední pozice.</translation>
    </message>
    <message>
        <source>This action is not possible now.</source>
        <translation>Tato akce teď není možná.</translation>
    </message>
    <message>
        <source>This is not possible during a game. Leave the game first: menu Game, Leave the Game and Review It.</source>
        <translation>Během partie to nejde. Nejdřív ji opusťte: nabídka Hra, Opustit hru a rozebrat ji.</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint (?), or show the search (V).</source>
        <translation>Během hry je hledání skryté. Požádejte o radu (?), nebo hledání zobrazte (V).</translation>
    </message>
    <message>
        <source>The search for this board is still being prepared.</source>
        <translation>Hledání pro tuto desku se ještě připravuje.</translation>
    </message>
    <message>
        <source>The result is proven; there is nothing left to search.</source>
        <translation>Výsledek je dokázán; není co hledat.</translation>
    </message>
    <message>
        <source>The game is over here; there is nothing to search.</source>
        <translation>Partie zde končí; není co hledat.</translation>
    </message>
    <message>
        <source>Shift and the arrow keys move the cursor on the board.</source>
        <translation>Shift a šipky posouvají kurzor na desce.</translation>
    </message>
    <message>
        <source>There is no move here.</source>
        <translation>Zde není žádný tah.</translation>
    </message>
    <message>
        <source>The board already shows the root of the search tree.</source>
        <translation>Deska už zobrazuje kořen stromu hledání.</translation>
    </message>
    <message>
        <source>There is nothing to undo.</source>
        <translation>Není co vrátit.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Není co opakovat.</translation>
    </message>
    <message>
        <source>This move already belongs to the main line.</source>
        <translation>Tento tah už patří do hlavní varianty.</translation>
    </message>
    <message>
        <source>No variation has been copied.</source>
        <translation>Žádná varianta nebyla zkopírována.</translation>
    </message>
    <message>
        <source>There is no move of yours to take back.</source>
        <translation>Nemáte žádný tah, který by šlo vzít zpět.</translation>
    </message>
    <message>
        <source>Hints are given when it is your turn in a game, and in exercises.</source>
        <translation>Rady jsou k dispozici v partii, když jste na tahu, a v úlohách.</translation>
    </message>
    <message>
        <source>This switch has an effect only while you play a game.</source>
        <translation>Tento přepínač má účinek jen během vaší partie.</translation>
    </message>
    <message>
        <source>No game is in progress.</source>
        <translation>Žádná partie neprobíhá.</translation>
    </message>
    <message>
        <source>It is not the turn of an engine.</source>
        <translation>Na tahu není program.</translation>
    </message>
    <message>
        <source>The game is over here. Choose an earlier position.</source>
        <translation>Partie zde končí. Zvolte dřívější pozici.</translation>
    </message>
    <message>
        <source>No lesson is open. Alt+L shows the lessons.</source>
        <translation>Žádná lekce není otevřená. Alt+L ukáže lekce.</translation>
    </message>
    <message>
        <source>The board shows an exercise. End it before you play a game.</source>
        <translation>Na desce je úloha. Než začnete hrát, ukončete ji.</translation>
    </message>
    <message>
        <source>There is no further hint for this position.</source>
        <translation>Pro tuto pozici už další nápověda není.</translation>
    </message>
    <message>
        <source>There is no further exercise.</source>
        <translation>Žádné další cvičení není.</translation>
    </message>
    <message>
        <source>There is no solution left to show.</source>
        <translation>Řešení už není co ukazovat.</translation>
    </message>
    <message>
        <source>No exercise is on the board. “Find the Win” (Ctrl+F) starts exercises.</source>
        <translation>Na desce není žádné cvičení. Cvičení spustí příkaz „Hledat výhru“ (Ctrl+F).</translation>
    </message>
    <message>
        <source>Solutions can be shown only in exercises and practice. “Find the Win” (Ctrl+F) starts exercises.</source>
        <translation>Řešení lze ukázat jen ve cvičeních a při procvičování. Cvičení spustí příkaz „Hledat výhru“ (Ctrl+F).</translation>
    </message>
    <message>
        <source>{name} takes effect when the game ends, because the search is hidden while you play. “Show the Search while Playing” (V) shows it.</source>
        <translation>{name} se projeví po konci partie, protože při hře je prohledávání skryté. Zobrazí ho „Zobrazit prohledávání při hře“ (V).</translation>
    </message>
    <message>
        <source>The search begins again with an empty tree.</source>
        <translation>Hledání začíná znovu s prázdným stromem.</translation>
    </message>
    <message>
        <source>{name}: on</source>
        <translation>{name}: zapnuto</translation>
    </message>
    <message>
        <source>The search has no best move yet. “Run” (Space) starts it.</source>
        <translation>Hledání zatím nemá nejlepší tah. Spustí je příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>No mistake is shown here. “Next Mistake” (J) goes to the next mistake that the review found.</source>
        <translation>Tady není žádná chyba. „Další chyba“ (J) přejde k další chybě, kterou našel rozbor.</translation>
    </message>
    <message>
        <source>The game has not been analysed yet. “Review the Game” (F12) analyses it.</source>
        <translation>Hra ještě nebyla analyzována. Analyzuje ji příkaz „Rozebrat hru“ (F12).</translation>
    </message>
    <message>
        <source>{name}: off</source>
        <translation>{name}: vypnuto</translation>
    </message>
</context>
<context>
    <name>KeyMomentsController</name>
    <message>
        <source>The key moments of the open game appear here again when you end the exercise.</source>
        <translation>Klíčové okamžiky otevřené hry se zde znovu zobrazí, až ukončíte cvičení.</translation>
    </message>
    <message>
        <source>The moments that decided the game appear here after the game.</source>
        <translation>Okamžiky, které rozhodly o partii, se tu objeví po partii.</translation>
    </message>
    <message>
        <source>The review found no move that decided the game.</source>
        <translation>Rozbor nenašel tah, který by o partii rozhodl.</translation>
    </message>
    <message>
        <source>The moments that decided the game appear here after a review. “Review the Game” (F12) reviews it.</source>
        <translation>Okamžiky, které rozhodly o partii, se tu objeví po rozboru. Rozebere ji příkaz „Rozebrat hru“ (F12).</translation>
    </message>
</context>
<context>
    <name>KeyMomentsView</name>
    <message>
        <source>Key moments</source>
        <translation>Klíčové okamžiky</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;System Language</source>
        <translation>Jazyk &amp;systému</translation>
    </message>
</context>
<context>
    <name>LaterProofTexts</name>
    <message>
        <source>A later search has proven the position after this move: {result}. A new review (F12) takes this into account.</source>
        <translation>Pozdější prohledávání dokázalo pozici po tomto tahu: {result}. Nový rozbor (F12) to vezme v úvahu.</translation>
    </message>
    <message>
        <source>A later search has proven the position before this move: {result}. A new review (F12) takes this into account.</source>
        <translation>Pozdější prohledávání dokázalo pozici před tímto tahem: {result}. Nový rozbor (F12) to vezme v úvahu.</translation>
    </message>
    <message>
        <source>This is the result of the review. Proven later: {result}</source>
        <translation>Toto je výsledek rozboru. Později dokázáno: {result}</translation>
    </message>
    <message>
        <source>This is the result of the review. A later search ({visits} visits) found: {side} {rate}</source>
        <translation>Toto je výsledek rozboru. Pozdější prohledávání (návštěvy: {visits}) zjistilo: {side} {rate}</translation>
    </message>
    <message>
        <source>A later search has proven the position after move {number}: {result}. A new review (F12) takes this into account.</source>
        <translation>Pozdější prohledávání dokázalo pozici po {number}. tahu: {result}. Nový rozbor (F12) to vezme v úvahu.</translation>
    </message>
    <message>
        <source>A later search of the position after this move ({visits} visits) finds the same best move, {move}, but a different win rate: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>Pozdější prohledávání pozice po tomto tahu (návštěvy: {visits}) nachází stejný nejlepší tah {move}, ale jinou úspěšnost: {side} {rate}. Nový rozbor (F12) to vezme v úvahu.</translation>
    </message>
    <message>
        <source>A later search of the position after this move ({visits} visits) prefers {move}: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>Pozdější prohledávání pozice po tomto tahu (návštěvy: {visits}) dává přednost tahu {move}: {side} {rate}. Nový rozbor (F12) to vezme v úvahu.</translation>
    </message>
    <message>
        <source>A later search of the position before this move ({visits} visits) finds the same best move, {move}, but a different win rate: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>Pozdější prohledávání pozice před tímto tahem (návštěvy: {visits}) nachází stejný nejlepší tah {move}, ale jinou úspěšnost: {side} {rate}. Nový rozbor (F12) to vezme v úvahu.</translation>
    </message>
    <message>
        <source>A later search of the position before this move ({visits} visits) prefers {move}: {side} {rate}. A new review (F12) takes this into account.</source>
        <translation>Pozdější prohledávání pozice před tímto tahem (návštěvy: {visits}) dává přednost tahu {move}: {side} {rate}. Nový rozbor (F12) to vezme v úvahu.</translation>
    </message>
    <message>
        <source>the game is drawn</source>
        <translation>partie je remízová</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins in at most %n plies</source>
        <translation>
            <numerusform>{side} vyhraje v %n půltahu</numerusform>
            <numerusform>{side} vyhraje do %n půltahů</numerusform>
            <numerusform>{side} vyhraje do %n půltahů</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} vyhraje</translation>
    </message>
</context>
<context>
    <name>LegendBar</name>
    <message>
        <source>Legend: {values}</source>
        <translation>Legenda: {values}</translation>
    </message>
    <message>
        <source>All moves have the same prior here. Choose a profile with a network to see priors.</source>
        <translation>Všechny tahy tu mají stejný prior. Priory uvidíte s profilem, který má síť.</translation>
    </message>
    <message>
        <source>The legend appears here when the board shows a heatmap.</source>
        <translation>Legenda se zde zobrazí, když deska ukazuje teplotní mapu.</translation>
    </message>
    <message>
        <source>Discs show the win rate for {side} in percent, or the proven result (on small discs {win}, {draw} or {loss}), the visits below it and, in the corner, the rank. The move that the search would play, or in a lesson the first by rank, is cyan. Other moves are green if they are nearly as good, red if they are worse by at least 20 %, and pale if they have few visits.</source>
        <translation>Kroužky ukazují pravděpodobnost výhry pro stranu {side} v procentech, nebo dokázaný výsledek (malé kroužky {win}, {draw} nebo {loss}), pod ní počet návštěv a v rohu pořadí. Tah, který by prohledávání zahrálo, v lekci tah první v pořadí, je azurový. Ostatní tahy jsou zelené, jsou-li skoro stejně dobré, červené, jsou-li horší aspoň o 20 %, a bledé, mají-li málo návštěv.</translation>
    </message>
    <message>
        <source>Discs show the win rate for {side} in percent, or the proven result (on small discs {win}, {draw} or {loss}). The move that the search would play, or in a lesson the first by rank, is cyan. Other moves are green if they are nearly as good, red if they are worse by at least 20 %, and pale if they have few visits.</source>
        <translation>Kroužky ukazují pravděpodobnost výhry pro stranu {side} v procentech, nebo dokázaný výsledek (malé kroužky {win}, {draw} nebo {loss}). Tah, který by prohledávání zahrálo, v lekci tah první v pořadí, je azurový. Ostatní tahy jsou zelené, jsou-li skoro stejně dobré, červené, jsou-li horší aspoň o 20 %, a bledé, mají-li málo návštěv.</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>A lesson shows the search, which is hidden while you play. Leave the game?</source>
        <translation>Lekce ukazuje hledání, které je během partie skryté. Opustit partii?</translation>
    </message>
    <message>
        <source>Leave the Game</source>
        <translation>Opustit partii</translation>
    </message>
    <message>
        <source>&amp;Leave the Game</source>
        <translation>&amp;Opustit partii</translation>
    </message>
    <message>
        <source>The lesson has discarded the search tree of {count} simulations. To keep a search, save it before you open a lesson.</source>
        <translation>Lekce zahodila strom hledání s {count} simulacemi. Chcete-li si hledání ponechat, uložte je, než otevřete lekci.</translation>
    </message>
    <message>
        <source>&amp;Play On</source>
        <translation>&amp;Hrát dál</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation>Lekce (*.toml)</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>Otevřít soubor s lekcí</translation>
    </message>
    <message>
        <source>The lesson could not be opened.</source>
        <translation>Lekci se nepodařilo otevřít.</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>Continue at step {step}</source>
        <translation>Pokračovat krokem {step}</translation>
    </message>
    <message>
        <source>{lesson}, finished</source>
        <translation>{lesson}, dokončeno</translation>
    </message>
    <message>
        <source>{lesson}, not finished</source>
        <translation>{lesson}, zatím nedokončeno</translation>
    </message>
    <message>
        <source>Short lessons with the real search: step through it, predict what it does, and see why. Choose a lesson.</source>
        <translation>Krátké lekce na skutečném prohledávání: krokujte je, předpovídejte, co udělá, a podívejte se proč. Vyberte si.</translation>
    </message>
    <message>
        <source>Open a lesson file …</source>
        <translation>Otevřít soubor s lekcí …</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation>Otevřít soubor s lekcí</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
</context>
<context>
    <name>LessonQuestion</name>
    <message>
        <source>Click your move on the board, or choose it with Shift+arrows and press Enter.</source>
        <translation>Klikněte na svůj tah na desce, nebo ho vyberte klávesami Shift+šipky a stiskněte Enter.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation>Vaše odpověď: {answer}</translation>
    </message>
    <message>
        <source>Answer: {answer}</source>
        <translation>Odpověď: {answer}</translation>
    </message>
    <message>
        <source>Correct answer: {answer}</source>
        <translation>Správná odpověď: {answer}</translation>
    </message>
    <message>
        <source>Your answer, incorrect: {answer}</source>
        <translation>Vaše odpověď, která není správná: {answer}</translation>
    </message>
    <message>
        <source>The search did not give an answer to this question.</source>
        <translation>Prohledávání zde nemá odpověď.</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation>Špatně.</translation>
    </message>
    <message>
        <source>Correct: {right}.</source>
        <translation>Správně: {right}.</translation>
    </message>
    <message>
        <source>Incorrect: the answer is {right}, not {given}.</source>
        <translation>Nesprávně: odpověď je {right}, ne {given}.</translation>
    </message>
</context>
<context>
    <name>LessonScroll</name>
    <message>
        <source>↑ Text above: Page Up</source>
        <translation>↑ Text výše: Page Up</translation>
    </message>
    <message>
        <source>↓ More: Page Down</source>
        <translation>↓ Další: Page Down</translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>the board</source>
        <translation>deska</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation>Kandidáti</translation>
    </message>
    <message>
        <source>Shares</source>
        <translation>Podíly</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Kroky</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Strom</translation>
    </message>
    <message>
        <source>Display</source>
        <translation>Zobrazení</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Čísla</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation>Krok {step} z {total}</translation>
    </message>
    <message>
        <source>Look at: {pane}</source>
        <translation>Podívejte se: {pane}</translation>
    </message>
    <message>
        <source>{text}: {key}</source>
        <translation>{text}: {key}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Všechny lekce</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Další lekce</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation>Udělat za mě</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Pokračovat</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Opustit lekci</translation>
    </message>
    <message>
        <source>The search is being prepared. At the first start this takes about a minute.</source>
        <translation>Prohledávání se připravuje. Při prvním spuštění to trvá asi minutu.</translation>
    </message>
    <message>
        <source>The search is running …</source>
        <translation>Prohledávání pracuje …</translation>
    </message>
    <message>
        <source>The search was changed or stopped. Choose Continue to restore the search of this step.</source>
        <translation>Prohledávání bylo změněno nebo zastaveno. Tlačítko Pokračovat je znovu připraví.</translation>
    </message>
    <message>
        <source>Answer the question first: choose a move on the board.</source>
        <translation>Nejprve odpovězte na otázku: vyberte tah na desce.</translation>
    </message>
    <message>
        <source>Answer the question first: choose an answer (or press its number).</source>
        <translation>Nejdřív odpovězte na otázku: zvolte odpověď (nebo stiskněte její číslo).</translation>
    </message>
    <message>
        <source>The search is still being prepared. The lesson continues when it is ready.</source>
        <translation>Prohledávání se ještě připravuje. Lekce bude pokračovat, až bude připravené.</translation>
    </message>
    <message>
        <source>The search is still running. The lesson continues when the search has finished.</source>
        <translation>Prohledávání ještě běží. Lekce bude pokračovat, až skončí.</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation>Tato lekce je dokončena.</translation>
    </message>
    <message>
        <source>Correct predictions: {right} of {total}.</source>
        <translation>Správné předpovědi: {right} z {total}.</translation>
    </message>
    <message>
        <source>Next lesson: **{title}**</source>
        <translation>Další lekce: **{title}**</translation>
    </message>
    <message>
        <source>The search is already further than this step. Choose Continue to go back to the step.</source>
        <translation>Prohledávání je už za tímto krokem. Tlačítkem Pokračovat se vrátíte.</translation>
    </message>
    <message>
        <source>Phases performed: {done} of {total}.</source>
        <translation>Provedené fáze: {done} z {total}.</translation>
    </message>
    <message>
        <source>Simulations performed: {done} of {total}.</source>
        <translation>Provedené simulace: {done} z {total}.</translation>
    </message>
    <message>
        <source>Phases performed: {done} of {total}. “Step One Phase” (N) performs one.</source>
        <translation>Provedené fáze: {done} z {total}. „Krok o fázi“ (N) provede jednu.</translation>
    </message>
    <message>
        <source>Simulations performed: {done} of {total}. “Step One Simulation” (Shift+N) performs one.</source>
        <translation>Provedené simulace: {done} z {total}. „Krok o simulaci“ (Shift+N) provede jednu.</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies, according to the solver.</source>
        <translation>
            <numerusform>{side} vyhraje {means} v %n půltahu, říká řešitel.</numerusform>
            <numerusform>{side} vyhraje {means} do %n půltahů, říká řešitel.</numerusform>
            <numerusform>{side} vyhraje {means} do %n půltahů, říká řešitel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to win {means} in at most %n plies, according to the solver.</source>
        <translation>
            <numerusform>{side} hrozí vyhrát {means} v %n půltahu, říká řešitel.</numerusform>
            <numerusform>{side} hrozí vyhrát {means} do %n půltahů, říká řešitel.</numerusform>
            <numerusform>{side} hrozí vyhrát {means} do %n půltahů, říká řešitel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solver tried %Ln move(s) in {time} ms.</source>
        <translation>
            <numerusform>Řešitel vyzkoušel %Ln tah za {time} ms.</numerusform>
            <numerusform>Řešitel vyzkoušel %Ln tahy za {time} ms.</numerusform>
            <numerusform>Řešitel vyzkoušel %Ln tahů za {time} ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Back to the previous step</source>
        <translation>Zpět na předchozí krok</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation>Průběh lekce</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Measured with the profile Studio on a board of 15×15, in 60 games between neighbouring levels</source>
        <translation>Změřeno s profilem Studio na desce 15×15, v 60 partiích mezi sousedními úrovněmi</translation>
    </message>
    <message>
        <source>the weakest level</source>
        <translation>nejslabší úroveň</translation>
    </message>
    <message>
        <source>the strongest level; not measured</source>
        <translation>nejsilnější úroveň; neměřeno</translation>
    </message>
    <message>
        <source>scores {percent} % against {level}</source>
        <translation>získá {percent} % bodů proti úrovni {level}</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Příležitostný hráč</translation>
    </message>
    <message>
        <source>Intermediate</source>
        <translation>Středně pokročilý</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation>Klubový hráč</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Silný</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation>Plná síla</translation>
    </message>
</context>
<context>
    <name>LimitEditor</name>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Simulace</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Depth of the tree</source>
        <translation>Hloubka stromu</translation>
    </message>
    <message>
        <source>At least one limit is required. Select another limit before you clear this one.</source>
        <translation>Aspoň jedna mez je povinná. Nejdřív zaškrtněte jinou.</translation>
    </message>
    <message>
        <source>The first limit reached ends the search.</source>
        <translation>Hledání ukončí mez, které dosáhne jako první.</translation>
    </message>
    <message>
        <source>Limit of the search: {limit}</source>
        <translation>Mez hledání: {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>hloubka {depth}</translation>
    </message>
</context>
<context>
    <name>LineKeys</name>
    <message>
        <source>Better line, move {shown} of {moves}: ← and → step through it. “Show Line” (Esc) returns to the game.</source>
        <translation>Lepší varianta, tah {shown} z {moves}: procházíte ji šipkami ← a →. „Ukázat postup“ (Esc) se vrátí do partie.</translation>
    </message>
    <message>
        <source>The mouse wheel on the board shows fewer or more moves of this line. A second click on the row (Esc) removes the line.</source>
        <translation>Kolečko myši nad deskou ukáže méně nebo více tahů této varianty. Druhé kliknutí na řádek (Esc) ji odstraní.</translation>
    </message>
</context>
<context>
    <name>LiveGameView</name>
    <message>
        <source>Board of the current game</source>
        <translation>Deska právě hrané partie</translation>
    </message>
    <message>
        <source>Game shown</source>
        <translation>Sledovaná partie</translation>
    </message>
    <message>
        <source>Running game to watch</source>
        <translation>Rozehraná partie, která se ukazuje</translation>
    </message>
    <message>
        <source>State of the game</source>
        <translation>Stav partie</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Partie {number}</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>úspěšnost {rate}</translation>
    </message>
    <message>
        <source>{black} against {white}</source>
        <translation>{black} proti {white}</translation>
    </message>
</context>
<context>
    <name>LogDialog</name>
    <message>
        <source>Log</source>
        <translation>Protokol</translation>
    </message>
    <message>
        <source>File: {path}</source>
        <translation>Soubor: {path}</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Otevřít &amp;složku</translation>
    </message>
    <message>
        <source>Log file</source>
        <translation>Soubor protokolu</translation>
    </message>
    <message>
        <source>Last lines of the log</source>
        <translation>Poslední řádky protokolu</translation>
    </message>
    <message>
        <source>Copy the shown lines</source>
        <translation>Zkopírovat zobrazené řádky</translation>
    </message>
    <message>
        <source>Show the folder of the log in the file manager</source>
        <translation>Zobrazit složku protokolu ve správci souborů</translation>
    </message>
    <message>
        <source>The log is empty: nothing was logged, or the program cannot write to the folder of the log.</source>
        <translation>Protokol je prázdný: nic nebylo zaznamenáno, nebo do jeho složky nelze zapisovat.</translation>
    </message>
    <message>
        <source>The log cannot be read ({reason}).</source>
        <translation>Protokol nelze přečíst ({reason}).</translation>
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
        <translation>Soubor {file} nezachová všechno:

{losses}</translation>
    </message>
    <message>
        <source>Save &amp;without the Analysis</source>
        <translation>Uložit &amp;bez analýzy</translation>
    </message>
    <message>
        <source>Save &amp;without These</source>
        <translation>Uložit &amp;bez nich</translation>
    </message>
    <message>
        <source>Save as &amp;SGF…</source>
        <translation>Uložit jako &amp;SGF…</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The workspace {workspace} appears when you leave full screen (Esc).</source>
        <translation>Uspořádání {workspace} se zobrazí po opuštění celé obrazovky (Esc).</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová hra</translation>
    </message>
</context>
<context>
    <name>MatchAmounts</name>
    <message numerus="yes">
        <source>%Ln game(s) were drawn.</source>
        <translation>
            <numerusform>%Ln partie skončila remízou.</numerusform>
            <numerusform>%Ln partie skončily remízou.</numerusform>
            <numerusform>%Ln partií skončilo remízou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by a fault.</source>
        <translation>
            <numerusform>%Ln partie skončila chybou.</numerusform>
            <numerusform>%Ln partie skončily chybou.</numerusform>
            <numerusform>%Ln partií skončilo chybou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were lost on time.</source>
        <translation>
            <numerusform>%Ln partie skončila časem.</numerusform>
            <numerusform>%Ln partie skončily časem.</numerusform>
            <numerusform>%Ln partií skončilo časem.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>Match in progress</source>
        <translation>Probíhá zápas</translation>
    </message>
    <message>
        <source>A match is in progress. Quitting stops it. Finished games are kept, and you can resume the match later. Quit and stop the match?</source>
        <translation>Probíhá zápas. Ukončení programu ho zastaví. Skončené partie se uchovají a v zápase lze později pokračovat. Ukončit program a zastavit zápas?</translation>
    </message>
    <message>
        <source>Match paused: {played} of {total} games</source>
        <translation>Zápas pozastaven: {played} z {total} partií</translation>
    </message>
    <message>
        <source>Match: {played} of {total} games</source>
        <translation>Zápas: {played} z {total} partií</translation>
    </message>
    <message>
        <source>Match: finished</source>
        <translation>Zápas: dokončen</translation>
    </message>
    <message>
        <source>The match has ended. Click to show its results.</source>
        <translation>Zápas skončil. Kliknutím zobrazíte jeho výsledky.</translation>
    </message>
    <message>
        <source>A match is in progress. Click to show its window.</source>
        <translation>Probíhá zápas. Kliknutím zobrazíte jeho okno.</translation>
    </message>
    <message>
        <source>{players}, game {number}</source>
        <translation>{players}, partie {number}</translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message>
        <source>This game was stopped before its end. It will be played again.</source>
        <translation>Tato partie byla zastavena před koncem; odehraje se znovu.</translation>
    </message>
    <message>
        <source>The players are starting. The first start after an installation takes about a minute.</source>
        <translation>Hráči se spouštějí. První start po instalaci trvá asi minutu.</translation>
    </message>
    <message>
        <source>The current game appears here. Click a game in the list to see its end, or double-click it to open it.</source>
        <translation>Zde se zobrazuje právě hraná partie. Kliknutím na partii v seznamu uvidíte její konec, dvojitým kliknutím ji otevřete.</translation>
    </message>
    <message>
        <source>Choose an experiment or start a new match.</source>
        <translation>Zvolte pokus, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>{played} of {total} games</source>
        <translation>{played} z {total} partií</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation>zbývá asi {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawn</source>
        <translation>
            <numerusform>%Ln remíza</numerusform>
            <numerusform>%Ln remízy</numerusform>
            <numerusform>%Ln remíz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s)</source>
        <translation>
            <numerusform>%Ln chyba</numerusform>
            <numerusform>%Ln chyby</numerusform>
            <numerusform>%Ln chyb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lost on time</source>
        <translation>
            <numerusform>%Ln prohraná na čas</numerusform>
            <numerusform>%Ln prohrané na čas</numerusform>
            <numerusform>%Ln prohraných na čas</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for the current games to end</source>
        <translation>čeká se na konec rozehraných partií</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pozastaveno</translation>
    </message>
    <message>
        <source>stopping …</source>
        <translation>zastavuji …</translation>
    </message>
    <message>
        <source>all games have been played</source>
        <translation>všechny partie jsou odehrány</translation>
    </message>
    <message>
        <source>the sequential test has a result</source>
        <translation>test je rozhodnut</translation>
    </message>
    <message>
        <source>stopped; the match can be resumed</source>
        <translation>zastaveno; lze pokračovat</translation>
    </message>
    <message>
        <source>ended early; the match can be resumed</source>
        <translation>skončil předčasně; lze pokračovat</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Stop the match without finishing the current games; it can be resumed later</source>
        <translation>Zastavit zápas bez dohrání rozehraných partií; lze v něm později pokračovat</translation>
    </message>
    <message>
        <source>Copy the standings as text (Ctrl+Shift+C)</source>
        <translation>Kopírovat pořadí jako text (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Save standings and games as CSV or JSON, or a plot as SVG or PNG (Ctrl+S)</source>
        <translation>Uložit tabulku a partie jako CSV nebo JSON, nebo graf jako SVG nebo PNG (Ctrl+S)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Zas&amp;tavit</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>Sa&amp;ve …</source>
        <translation>&amp;Uložit …</translation>
    </message>
    <message>
        <source>Re&amp;port</source>
        <translation>Zpráv&amp;a</translation>
    </message>
    <message>
        <source>Open a page in the browser with standings, plots, games and settings (Ctrl+R)</source>
        <translation>Otevřít v prohlížeči stránku s tabulkou, grafy, partiemi a nastavením (Ctrl+R)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Progress of the match</source>
        <translation>Průběh zápasu</translation>
    </message>
    <message>
        <source>Status of the match</source>
        <translation>Stav zápasu</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation>Výsledek zápasu</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The selected match appears here. Choose an experiment or start a new match.</source>
        <translation>Zde se zobrazí vybraný zápas. Zvolte pokus, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>Exper&amp;iments</source>
        <translation>Pokus&amp;y</translation>
    </message>
    <message>
        <source>Ne&amp;w Match</source>
        <translation>No&amp;vý zápas</translation>
    </message>
    <message>
        <source>Finished games appear here. A double click (Enter) opens a record.</source>
        <translation>Zde se zobrazí skončené partie. Dvojité kliknutí (Enter) otevře záznam.</translation>
    </message>
    <message>
        <source>Con&amp;tinue</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>Resum&amp;e</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>Part&amp;ie</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>Zahá&amp;jení</translation>
    </message>
    <message>
        <source>The standings appear here.</source>
        <translation>Zde se objeví pořadí.</translation>
    </message>
    <message>
        <source>The results of each opening appear here.</source>
        <translation>Zde se zobrazí výsledky každého zahájení.</translation>
    </message>
    <message>
        <source>Resume the match (Space)</source>
        <translation>Znovu začínat nové partie (mezerník)</translation>
    </message>
    <message>
        <source>Play the remaining games (Space)</source>
        <translation>Odehrát zbývající partie (mezerník)</translation>
    </message>
    <message>
        <source>Finish the current games and start no others (Space)</source>
        <translation>Dohrát rozehrané partie a další nezačínat (mezerník)</translation>
    </message>
</context>
<context>
    <name>MatchSaving</name>
    <message>
        <source>Games as a table (*.csv);;Standings and games (*.json);;Plot (*.svg);;Plot as a picture (*.png)</source>
        <translation>Partie jako tabulka (*.csv);;Tabulka a partie (*.json);;Graf (*.svg);;Graf jako obrázek (*.png)</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation>Uložit výsledky</translation>
    </message>
    <message>
        <source>The results could not be saved.</source>
        <translation>Výsledky se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>The results were saved to {file}.</source>
        <translation>Výsledky byly uloženy do {file}.</translation>
    </message>
    <message>
        <source>The report could not be written.</source>
        <translation>Zprávu se nepodařilo zapsat.</translation>
    </message>
</context>
<context>
    <name>MatchWindow</name>
    <message>
        <source>The standings were copied.</source>
        <translation>Pořadí bylo zkopírováno.</translation>
    </message>
    <message>
        <source>Match in progress</source>
        <translation>Probíhá zápas</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation>&amp;Hrát dál</translation>
    </message>
    <message>
        <source>&amp;Stop the Match</source>
        <translation>&amp;Zastavit zápas</translation>
    </message>
    <message>
        <source>Matches between Engines</source>
        <translation>Zápasy mezi enginy</translation>
    </message>
    <message>
        <source>E&amp;xperiments</source>
        <translation>P&amp;okusy</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation>&amp;Nový zápas</translation>
    </message>
    <message>
        <source>Ea&amp;rlier Matches</source>
        <translation>&amp;Dřívější zápasy</translation>
    </message>
    <message>
        <source>&amp;Match Results</source>
        <translation>Výsl&amp;edky zápasu</translation>
    </message>
    <message>
        <source>{played} of {total} games on {date}</source>
        <translation>{played} z {total} partií na {date}</translation>
    </message>
    <message>
        <source>The match “{match}” is in progress. It can continue while this window is closed. If you stop it, finished games are kept and you can resume it from the list of earlier matches.</source>
        <translation>Zápas „{match}“ probíhá. Může pokračovat, i když je toto okno zavřené. Pokud ho zastavíte, skončené partie se uchovají a v zápase lze pokračovat ze seznamu dřívějších zápasů.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Zápas</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation>Pokus se nepodařilo začít.</translation>
    </message>
    <message>
        <source>The match was resumed.</source>
        <translation>Zápas pokračuje.</translation>
    </message>
    <message>
        <source>Choose the folder of a match</source>
        <translation>Vyberte složku zápasu</translation>
    </message>
    <message>
        <source>The match could not be shown.</source>
        <translation>Zápas se nepodařilo ukázat.</translation>
    </message>
    <message>
        <source>The match could not be resumed.</source>
        <translation>V zápase se nepodařilo pokračovat.</translation>
    </message>
    <message>
        <source>Parameters of player {number}</source>
        <translation>Parametry hráče {number}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Rank</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation>Jméno hráče</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation>Elo</translation>
    </message>
    <message>
        <source>Elo rating over all games, estimated from pairs of games with the same opening</source>
        <translation>Elo ze všech partií, odhadnuté z dvojic partií se stejným zahájením</translation>
    </message>
    <message>
        <source>± 95 %</source>
        <translation>± 95 %</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval. If one side won almost all games, only one bound of the interval is known and shown.</source>
        <translation>Polovina šířky 95% intervalu. Pokud jedna strana vyhrála téměř všechny partie, je známa a ukázána jen jedna mez intervalu.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Share of all points; a draw counts one half</source>
        <translation>Podíl všech bodů; remíza je polovina</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Skončené partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Vyhrané partie</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation>Remízové partie</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohry</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Čas</translation>
    </message>
    <message>
        <source>Games lost on time</source>
        <translation>Partie prohrané překročením času</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation>Chyby</translation>
    </message>
    <message>
        <source>Games lost because the player failed or made no legal move</source>
        <translation>Partie prohrané selháním, nebo neplatným tahem</translation>
    </message>
    <message>
        <source>Points and games against {player}</source>
        <translation>Body a partie proti {player}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Moves played before the players begin</source>
        <translation>Tahy zahrané předtím, než začnou hráči</translation>
    </message>
    <message>
        <source>Games won by {player}</source>
        <translation>Partie, které vyhrál {player}</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation>Simulace</translation>
    </message>
    <message>
        <source>Simulations in the first search after the opening</source>
        <translation>Počet simulací prvního hledání po zahájení</translation>
    </message>
    <message>
        <source>Drawn simulations</source>
        <translation>Remízové simulace</translation>
    </message>
    <message>
        <source>Number of simulations that ended in a draw, in the first search after the opening</source>
        <translation>Kolik simulací prvního hledání po zahájení skončilo remízou</translation>
    </message>
    <message>
        <source>Share of the simulations that ended in a draw, in the first search after the opening</source>
        <translation>Podíl simulací prvního hledání po zahájení, které skončily remízou</translation>
    </message>
    <message>
        <source>Number of the game; a double click (Enter) opens its record in the main window</source>
        <translation>Číslo partie; dvojité kliknutí (Enter) otevře její záznam v hlavním okně</translation>
    </message>
    <message>
        <source>Moves after the opening</source>
        <translation>Tahy po zahájení</translation>
    </message>
    <message>
        <source>Moves that the two players chose; the moves of the opening are not counted</source>
        <translation>Tahy, které zvolili oba hráči; tahy zahájení se nepočítají</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>Games lost on the board, on time, or by a fault of the player</source>
        <translation>Partie prohrané na desce, časem nebo chybou hráče</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>First</source>
        <translation>První</translation>
    </message>
    <message>
        <source>Player with the first move</source>
        <translation>Hráč s prvním tahem</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Druhý</translation>
    </message>
    <message>
        <source>Player with the second move</source>
        <translation>Hráč s druhým tahem</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>Player who won</source>
        <translation>Hráč, který vyhrál</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Why the game ended</source>
        <translation>Proč partie skončila</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Time of both players</source>
        <translation>Čas obou hráčů</translation>
    </message>
    <message>
        <source>No game of this round is finished yet.</source>
        <translation>V tomto kole zatím žádná partie neskončila.</translation>
    </message>
    <message>
        <source>{drawn} of {played} games were drawn. In the first search after each opening, {share} of the simulations ended in a draw.</source>
        <translation>{drawn} z {played} her skončilo remízou. V prvním prohledávání po každém zahájení skončilo remízou {share} simulací.</translation>
    </message>
    <message>
        <source>All games were drawn.</source>
        <translation>Všechny partie skončily remízou.</translation>
    </message>
    <message>
        <source>{player} scored {share} of the points.</source>
        <translation>{player} má {share} bodů.</translation>
    </message>
    <message>
        <source>The difference is {elo} Elo, 95 % interval {low} to {high}.</source>
        <translation>Rozdíl je {elo} Elo, interval 95 % od {low} do {high}.</translation>
    </message>
    <message>
        <source>The difference is {elo} Elo, 95 % interval {low} to {high}. The true difference may be zero.</source>
        <translation>Rozdíl je {elo} Elo, interval 95 % od {low} do {high}. Může být nulový.</translation>
    </message>
    <message>
        <source>The difference is about {elo} Elo, and at least {low} with 95 % confidence. It has no upper bound, because one side won almost all games.</source>
        <translation>Rozdíl je asi {elo} Elo, s 95% spolehlivostí nejméně {low}. Horní mez nemá, protože jedna strana vyhrála téměř všechny partie.</translation>
    </message>
    <message>
        <source>The rating of this player is {elo} Elo.</source>
        <translation>Jeho Elo je {elo}.</translation>
    </message>
    <message>
        <source>The rating of this player is about {elo} Elo. It has no upper bound, because some players won no points against this player.</source>
        <translation>Hodnocení tohoto hráče je asi {elo} Elo. Horní mez nemá, protože někteří hráči mu nevzali žádný bod.</translation>
    </message>
    <message>
        <source>Test result: {first} is less than {upper} Elo stronger than {second}.</source>
        <translation>Výsledek testu: {first} je silnější než {second} o méně než {upper} Elo.</translation>
    </message>
    <message>
        <source>Test result: {first} is more than {lower} Elo stronger than {second}.</source>
        <translation>Výsledek testu: {first} je silnější než {second} o víc než {lower} Elo.</translation>
    </message>
    <message>
        <source>The test of {lower} against {upper} Elo is undecided: log-likelihood ratio {ratio}, limits {least} and {most}.</source>
        <translation>Test {lower} proti {upper} Elo není rozhodnut: logaritmus poměru věrohodností {ratio}, meze {least} a {most}.</translation>
    </message>
    <message>
        <source>{time} s per game plus {increment} s per move</source>
        <translation>{time} s na partii a {increment} s za každý tah</translation>
    </message>
    <message>
        <source>{time} s per game</source>
        <translation>{time} s na partii</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>bez omezení</translation>
    </message>
    <message>
        <source>{count} days</source>
        <translation>{count} dní</translation>
    </message>
    <message>
        <source>{count} hours</source>
        <translation>{count} h</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation>{count} min</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source> – </source>
        <translation> – </translation>
    </message>
    <message>
        <source>{number}: {title}</source>
        <translation>{number}: {title}</translation>
    </message>
    <message>
        <source>{length} in a row on {rows}×{columns}</source>
        <translation>{length} v řadě na {rows}×{columns}</translation>
    </message>
    <message>
        <source>{length} in a row on {rows}×{columns}, with gravity</source>
        <translation>{length} v řadě na {rows}×{columns}, kameny padají</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>line</source>
        <translation>řada</translation>
    </message>
    <message>
        <source>full board</source>
        <translation>plná deska</translation>
    </message>
    <message>
        <source>time</source>
        <translation>čas</translation>
    </message>
    <message>
        <source>fault</source>
        <translation>chyba</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation>Partie skončila remízou.</translation>
    </message>
    <message>
        <source>{player} won.</source>
        <translation>{player} vyhrál.</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>neznámá</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The file is empty.</source>
        <translation>Soubor je prázdný.</translation>
    </message>
    <message>
        <source>An empty variation was left out.</source>
        <translation>Varianta nic neobsahuje; byla vynechána.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation>Toto je složka, ne soubor.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation>Soubor nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The file is too large: the limit is {most} MB.</source>
        <translation>Soubor je větší než {most} MB, a to je příliš.</translation>
    </message>
    <message>
        <source>A {format} file can store only one game, not {count}.</source>
        <translation>Do souboru {format} se vejde jedna hra (zde je jich {count}).</translation>
    </message>
    <message>
        <source>The file would be too large to open again. Save its games in several files.</source>
        <translation>Soubor by byl příliš velký, než aby šel znovu otevřít. Uložte hry do několika souborů.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation>Tento soubor nesmíte číst.</translation>
    </message>
    <message>
        <source>This is not a regular file.</source>
        <translation>Toto není běžný soubor.</translation>
    </message>
    <message>
        <source>This is not a regular file, so it cannot be replaced.</source>
        <translation>Toto není běžný soubor, nelze ho tedy nahradit.</translation>
    </message>
    <message>
        <source>This file is read-only. Save under another name.</source>
        <translation>Tento soubor je jen pro čtení. Uložte hru pod jiným názvem.</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder. Save in another folder. An existing file is unchanged.</source>
        <translation>Do této složky nesmíte zapisovat. Uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>This folder is read-only. Save in another folder. An existing file is unchanged.</source>
        <translation>Tato složka je jen pro čtení. Uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space or save elsewhere. An existing file is unchanged.</source>
        <translation>Disk je plný. Uvolněte místo, nebo uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The file would be larger than the system allows. An existing file is unchanged.</source>
        <translation>Soubor by byl větší, než tento systém dovoluje. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The file could not be written ({reason}). An existing file is unchanged.</source>
        <translation>Soubor se nepodařilo zapsat ({reason}). Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The game could not be saved in this folder ({reason}).</source>
        <translation>Hru se nepodařilo uchovat v této složce ({reason}).</translation>
    </message>
    <message>
        <source>The file contains no game.</source>
        <translation>V souboru není žádná hra.</translation>
    </message>
    <message>
        <source>This is not a game file. SGF, psq, rec, pos, lib, rif and plain moves can be opened.</source>
        <translation>Toto není soubor se hrou. Lze otevřít SGF, psq, rec, pos, lib, rif a prosté tahy.</translation>
    </message>
    <message>
        <source>The folder does not exist. Create it first or save in another folder. Nothing was saved.</source>
        <translation>Složka neexistuje. Nejdřív ji vytvořte, nebo uložte soubor jinam. Nic nebylo uloženo.</translation>
    </message>
    <message>
        <source>A game cannot be saved in this format. Use a name that ends in .sgf, .psq, .pos, .lib or .txt.</source>
        <translation>V tomto formátu hru uložit nelze. Zvolte jméno, které končí na .sgf, .psq, .pos, .lib nebo .txt.</translation>
    </message>
    <message>
        <source>The {format} format can be read but not written. Save as SGF.</source>
        <translation>Formát {format} lze číst, ale ne zapisovat. Uložte hru jako SGF.</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation>Není žádná hra k uložení.</translation>
    </message>
    <message>
        <source>A {format} file of this game would be mistaken for another format. Save as SGF.</source>
        <translation>Jako soubor {format} by se tato hra přečetla v jiném formátu. Uložte ji jako sgf.</translation>
    </message>
    <message>
        <source>The format “list of points” cannot store a game with gravity. Save the game as column digits or SGF.</source>
        <translation>Formát „seznam bodů“ nepojme hru s padajícími kameny. Uložte ji jako číslice sloupců nebo SGF.</translation>
    </message>
    <message>
        <source>The format “offsets from the centre” cannot store a game with gravity. Save the game as column digits or SGF.</source>
        <translation>Formát „posuny od středu“ nepojme hru s padajícími kameny. Uložte ji jako číslice sloupců nebo SGF.</translation>
    </message>
    <message>
        <source>The {format} format does not keep {what}. SGF keeps everything.</source>
        <translation>Formát {format} nezachová: {what}. SGF zachová vše.</translation>
    </message>
    <message>
        <source>moves that were taken back</source>
        <translation>vrácené tahy</translation>
    </message>
    <message>
        <source>the opening protocol with its swaps</source>
        <translation>protokol zahájení s výměnami</translation>
    </message>
    <message>
        <source>The {format} format does not store the rules {rules}. The program may open the file with other rules. SGF keeps the rules.</source>
        <translation>Formát {format} neukládá pravidla {rules}. Program může soubor otevřít s jinými pravidly. SGF pravidla zachová.</translation>
    </message>
    <message>
        <source>The file has more than {limit} lines, which is too many.</source>
        <translation>Soubor má více než {limit} řádků, a to je příliš.</translation>
    </message>
    <message>
        <source>The file has more than {limit} games, which is too many.</source>
        <translation>Soubor obsahuje více než {limit} her, a to je příliš.</translation>
    </message>
    <message>
        <source>The file has more than {limit} values, which is too many.</source>
        <translation>Soubor obsahuje více než {limit} hodnot, a to je příliš.</translation>
    </message>
    <message>
        <source>The file has more than {limit} moves, which is too many.</source>
        <translation>Soubor obsahuje více než {limit} tahů, a to je příliš.</translation>
    </message>
    <message>
        <source>The library has more than {limit} moves, which is too many.</source>
        <translation>Knihovna obsahuje více než {limit} tahů, a to je příliš.</translation>
    </message>
    <message>
        <source>Variations are nested more than {limit} deep, which is too deep.</source>
        <translation>Varianty jsou vnořeny hlouběji než {limit}krát, a to je na čtení příliš hluboko.</translation>
    </message>
    <message>
        <source>The file sets up more than {limit} stones, which is too many.</source>
        <translation>Soubor staví více než {limit} kamenů, a to je příliš.</translation>
    </message>
    <message>
        <source>The file is too damaged to be read as a game.</source>
        <translation>Soubor je příliš poškozený, než aby šel přečíst jako hra.</translation>
    </message>
    <message>
        <source>There are {count} more warnings.</source>
        <translation>Dalších upozornění: {count}.</translation>
    </message>
    <message>
        <source>{where} is occupied.</source>
        <translation>Pole {where} je obsazené.</translation>
    </message>
    <message>
        <source>The game is over: {winner} has won.</source>
        <translation>Hra skončila, vyhrál {winner}.</translation>
    </message>
    <message>
        <source>The game is over: it is a draw.</source>
        <translation>Hra skončila remízou.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation>Sloupec {number} je plný.</translation>
    </message>
    <message>
        <source>{text} is not on a board of {columns} columns and {rows} rows.</source>
        <translation>{text} není na desce s rozměry {columns} × {rows} (sloupce × řady).</translation>
    </message>
    <message>
        <source>Column {text} is not on a board of {columns} columns.</source>
        <translation>Sloupec {text} není na desce (sloupců: {columns}).</translation>
    </message>
    <message>
        <source>Column {number} is not on the board.</source>
        <translation>Sloupec {number} není na desce.</translation>
    </message>
    <message>
        <source>Point {point} is not on the board.</source>
        <translation>Bod {point} není na desce.</translation>
    </message>
    <message>
        <source>The offset {dx},{dy} leads off the board.</source>
        <translation>Posun {dx},{dy} vede mimo desku.</translation>
    </message>
    <message>
        <source>{text} is not on the board. The game was read up to this move.</source>
        <translation>{text} není na desce; hra byla přečtena až sem.</translation>
    </message>
    <message>
        <source>A psq file can store only five in a row. Save as SGF.</source>
        <translation>Soubor psq pojme jen pět v řadě. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A psq file cannot store setup stones, passes or moves out of turn. Save as SGF.</source>
        <translation>Soubor psq nepojme postavené kameny, vynechané tahy ani tahy mimo pořadí. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file can store only five in a row on 15×15. Save as SGF.</source>
        <translation>Soubor pos pojme jen pět v řadě na desce 15×15. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file cannot store setup stones or moves out of turn. Save as SGF.</source>
        <translation>Soubor pos nepojme postavené kameny ani tahy mimo pořadí. Uložte hru jako sgf.</translation>
    </message>
    <message>
        <source>A RenLib file can store only five in a row on 15×15. Save as SGF.</source>
        <translation>Soubor RenLib pojme jen pět v řadě na desce 15×15. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A RenLib file cannot store setup stones or moves out of turn. Save as SGF.</source>
        <translation>Soubor RenLib nepojme postavené kameny ani tahy mimo pořadí. Uložte hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file cannot store more than 255 moves. Save as SGF.</source>
        <translation>Soubor pos nepojme více než 255 tahů. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>The format “column digits” can store only games with gravity and at most 9 columns. Save as SGF.</source>
        <translation>Formát „číslice sloupců“ uchová jen hry s padajícími kameny na nejvýše 9 sloupcích. Uložte hru jako SGF.</translation>
    </message>
    <message>
        <source>Plain text cannot store a game without moves. Save as SGF.</source>
        <translation>Hru bez tahů nelze zapsat jako prostý text. Uložte ji jako sgf.</translation>
    </message>
    <message>
        <source>Plain text cannot store setup stones, passes or moves out of turn. Save as SGF.</source>
        <translation>Prostý text nepojme postavené kameny, vynechané tahy ani tahy mimo pořadí. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>More than {limit} nodes of the file set up stones, which is too many.</source>
        <translation>Kameny staví více než {limit} uzlů souboru, a to je příliš.</translation>
    </message>
    <message>
        <source>The game continues after a line longer than {win_length}. The file was therefore read with the rule that only lines of exactly {win_length} win.</source>
        <translation>Hra pokračuje po řadě delší než {win_length}, a tak byla čtena podle pravidla, že vyhrává jen přesně {win_length} v řadě.</translation>
    </message>
    <message>
        <source>Moves in the file are illegal in renju. The file was therefore read as freestyle: lines of {win_length} or more win.</source>
        <translation>Tahy v souboru jsou v renju nedovolené. Soubor byl proto načten jako volné gomoku: vyhrávají řady {win_length} a více kamenů.</translation>
    </message>
    <message>
        <source>The file declares a different game, GM[{number}]. It was read as five in a row.</source>
        <translation>Soubor uvádí jinou hru, GM[{number}]; byl přečten jako pět v řadě.</translation>
    </message>
    <message>
        <source>Move {move} is not on the board. The game was read up to this move.</source>
        <translation>Tah {move} není na desce; hra byla přečtena až sem.</translation>
    </message>
    <message>
        <source>Byte {byte} is not a point of the board. This move was left out.</source>
        <translation>Bajt {byte} není bodem desky; jeho tah byl vynechán.</translation>
    </message>
    <message>
        <source>The moves are columns, so this is a game with gravity. The game you chose was ignored.</source>
        <translation>Tahy jsou sloupce, jde tedy o hru s padajícími kameny. Zvolená hra nebyla použita.</translation>
    </message>
    <message>
        <source>Game {number}: only the moves before {text} were read.</source>
        <translation>Partie {number}: byly načteny jen tahy před {text}.</translation>
    </message>
    <message>
        <source>Together, the games of the database have more than {limit} moves, which is too many. Use a file with fewer games.</source>
        <translation>Partie v databázi mají dohromady více než {limit} tahů, a to je příliš. Použijte soubor s méně partiemi.</translation>
    </message>
    <message>
        <source>A stone cannot rest on {here}: it would fall to {there}.</source>
        <translation>Kámen nemůže zůstat na {here}: spadl by na {there}.</translation>
    </message>
    <message>
        <source>A stone floats above {point}, which is empty.</source>
        <translation>Kámen visí nad {point}, kde nic není.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation>Není žádný tah, který by šlo vzít zpět.</translation>
    </message>
    <message>
        <source>{where} is forbidden for {side}.</source>
        <translation>Pole {where} je zakázané pro stranu {side}.</translation>
    </message>
    <message>
        <source>three-three</source>
        <translation>tři-tři</translation>
    </message>
    <message>
        <source>four-four</source>
        <translation>čtyři-čtyři</translation>
    </message>
    <message>
        <source>overline</source>
        <translation>přesah</translation>
    </message>
    <message>
        <source>{side} may not play {where} ({shape}).</source>
        <translation>{side} nesmí hrát na {where} ({shape}).</translation>
    </message>
    <message>
        <source>{side} could not play {where} ({shape}).</source>
        <translation>{side} nemohl hrát na {where} ({shape}).</translation>
    </message>
    <message>
        <source>{where} is forbidden for Black, overline: {rows}.</source>
        <translation>Pole {where} je zakázané pro černého, přesah: {rows}.</translation>
    </message>
    <message>
        <source>{where} is forbidden for Black, four-four: {rows}.</source>
        <translation>Pole {where} je zakázané pro černého, čtyři-čtyři: {rows}.</translation>
    </message>
    <message>
        <source>{where} is forbidden for Black, three-three: {rows}.</source>
        <translation>Pole {where} je zakázané pro černého, tři-tři: {rows}.</translation>
    </message>
    <message>
        <source>A point or a column must be a number, not {value}. For points, point_from_human(&apos;a1&apos;, rules) returns such a number.</source>
        <translation>Bod nebo sloupec musí být číslo, ne {value}. Pro body takové číslo vrací point_from_human(&apos;a1&apos;, rules).</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a point such as {example}.</source>
        <translation>„{text}“ není bod, jako je {example}.</translation>
    </message>
    <message>
        <source>Column {column} cannot be written as one digit.</source>
        <translation>Sloupec {column} nelze zapsat jednou číslicí.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a column digit from 1 to 9.</source>
        <translation>„{text}“ není číslice sloupce od 1 do 9.</translation>
    </message>
    <message>
        <source>The setup uses point {point}, which is not on the board.</source>
        <translation>Výchozí postavení používá pole {point}, které není na desce.</translation>
    </message>
    <message>
        <source>Black and White cannot both have a winning line.</source>
        <translation>Černý a Bílý nemohou mít výherní řadu oba.</translation>
    </message>
    <message>
        <source>The drawing has {rows} rows, but the board has {expected}.</source>
        <translation>Počet řad v nákresu: {rows}, na desce: {expected}.</translation>
    </message>
    <message>
        <source>Row {number} must consist of {columns} characters, each of them . or X or O.</source>
        <translation>Řada {number} musí mít tento počet znaků: {columns}. Každý z nich má být . nebo X nebo O.</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; must read &apos;X to move&apos; or &apos;O to move&apos;.</source>
        <translation>„{line}“ má znít X to move nebo O to move.</translation>
    </message>
    <message>
        <source>The number of rows must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Počet řad musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The number of columns must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Počet sloupců musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The win length must be a whole number from 1 to {most}, not {value}.</source>
        <translation>Délka výherní řady musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>Gravity must be True or False, not {value}.</source>
        <translation>Gravitace je True nebo False, ne {value}.</translation>
    </message>
    <message>
        <source>The rule for overlines must be &apos;wins&apos;, &apos;nothing&apos;, &apos;caro&apos; or &apos;renju&apos;, not {value}.</source>
        <translation>Pravidlo delších řad musí být „wins“, „nothing“, „caro“ nebo „renju“, nikoli {value}.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a game. Use one of {known}, or rows, columns and win length such as 9x7/4. After the win length, you may add gravity, and one of exact, caro or renju.</source>
        <translation>„{text}“ není hra. Zadejte jednu z {known}, nebo řádky, sloupce a délku řady jako 9x7/4, volitelně s gravity a s exact, caro nebo renju.</translation>
    </message>
    <message>
        <source>The start of the game is not a move. It cannot be deleted, copied or moved.</source>
        <translation>Začátek hry není tah. Nelze ho smazat, kopírovat ani přesunout.</translation>
    </message>
    <message>
        <source>Renju is played with five in a row and without gravity, not as {rules}.</source>
        <translation>Renju se hraje na pět v řadě a bez gravitace, nikoli jako {rules}.</translation>
    </message>
    <message>
        <source>The board size SZ[{size}] is not between 1 and {most}.</source>
        <translation>Velikost desky SZ[{size}] není mezi 1 a {most}.</translation>
    </message>
    <message>
        <source>The board size {columns}x{rows} is not between 1 and {most}.</source>
        <translation>Deska {columns}x{rows} není mezi 1 a {most}.</translation>
    </message>
    <message>
        <source>This variation is already in the record.</source>
        <translation>Tato varianta už v záznamu je.</translation>
    </message>
    <message>
        <source>The time of a move cannot be negative.</source>
        <translation>Čas tahu nemůže být záporný.</translation>
    </message>
    <message>
        <source>The analysis refers to points that are not on the board.</source>
        <translation>Analýza se odkazuje na body, které nejsou na desce.</translation>
    </message>
    <message>
        <source>This move is not in the record.</source>
        <translation>Tento tah v záznamu není.</translation>
    </message>
    <message>
        <source>The variation was played on a board of another size.</source>
        <translation>Varianta se hrála na desce jiné velikosti.</translation>
    </message>
    <message>
        <source>The variation begins with a move of {mover}, but {to_move} is to move.</source>
        <translation>Variantu začíná {mover}, ale na tahu je {to_move}.</translation>
    </message>
    <message>
        <source>The engine found no move. Take back a move, or start a new game.</source>
        <translation>Engine nenašel žádný tah. Vezměte tah zpět, nebo začněte novou hru.</translation>
    </message>
    <message>
        <source>{player} found no move.</source>
        <translation>{player} nenašel žádný tah.</translation>
    </message>
    <message>
        <source>The search failed: {reason}.</source>
        <translation>Prohledávání selhalo: {reason}.</translation>
    </message>
    <message>
        <source>The search could not be compiled. Delete the folder {folder}, then try again.</source>
        <translation>Prohledávání se nepodařilo přeložit. Smažte složku {folder} a zkuste to znovu.</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be a whole number, not {value}.</source>
        <translation>Mez ({quantity}) musí být celé číslo, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be {low} or more, not {value}.</source>
        <translation>{name} musí být alespoň {low}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be empty, the name of a network (at most {longest} characters), or the path of an .npz or .onnx file on this computer (at most {most} characters), not {value}.</source>
        <translation>{name} musí být jméno sítě o nejvýše {longest} znacích, cesta k souboru .npz nebo .onnx na tomto počítači o nejvýše {most} znacích, nebo nic, ne {value}.</translation>
    </message>
    <message>
        <source>The scale applies to an exploration constant, but no exploration constant is set. Add exploration=C, or leave out the scale.</source>
        <translation>Měřítko platí pro konstantu průzkumu, která se s ním nastavuje, a žádná nastavena není. Doplňte exploration=C, nebo měřítko vynechejte.</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be a number, not {value}.</source>
        <translation>Mez pro {quantity} musí být číslo, ne {value}.</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be less than 1e15, not {value}.</source>
        <translation>Mez ({quantity}) musí být menší než 1e15, ne {value}.</translation>
    </message>
    <message>
        <source>The limit of {quantity} must be more than 0, not {value}.</source>
        <translation>Mez ({quantity}) musí být větší než 0, ne {value}.</translation>
    </message>
    <message>
        <source>The number of threads must be from 1 to {most}, not {value}.</source>
        <translation>Počet vláken musí být od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The breakpoint for the mean win rate must be a change of more than 0 and at most 1, not {value}.</source>
        <translation>Zarážka pro průměrnou úspěšnost musí být změna větší než 0 a nejvýše 1, ne {value}.</translation>
    </message>
    <message>
        <source>The rules of a search cannot be changed. Create a new search for another game.</source>
        <translation>Pravidla prohledávání nelze změnit. Pro jinou hru vytvořte nové prohledávání.</translation>
    </message>
    <message>
        <source>The rules of a solver cannot be changed. Create a new solver for another game.</source>
        <translation>Pravidla řešitele nelze změnit. Pro jinou hru vytvořte nového řešitele.</translation>
    </message>
    <message>
        <source>This node already has a child for each move. Expand one of its children instead.</source>
        <translation>Tento uzel už má potomka pro každý tah. Rozviňte místo něj některého z jeho potomků.</translation>
    </message>
    <message>
        <source>The solver failed: {reason}.</source>
        <translation>Řešitel selhal: {reason}.</translation>
    </message>
    <message>
        <source>Another thread is using this solver. Stop it or wait for it, then try again.</source>
        <translation>S tímto řešitelem pracuje jiné vlákno. Zastavte ho, nebo na něj počkejte, a zkuste to znovu.</translation>
    </message>
    <message>
        <source>Another thread is using this search. Stop it or wait for it, then try again.</source>
        <translation>S tímto prohledáváním pracuje jiné vlákno. Zastavte je, nebo na ně počkejte, a zkuste to znovu.</translation>
    </message>
    <message>
        <source>This search is in the middle of a call. Until the call returns, the search can only be read and stopped.</source>
        <translation>Toto prohledávání právě něco provádí. Dokud to neskončí, lze do něj jen nahlížet a zastavit je.</translation>
    </message>
    <message>
        <source>This search was interrupted in the middle of a change and cannot be used. Create a new search.</source>
        <translation>Toto prohledávání bylo přerušeno uprostřed změny a nelze je dál používat. Začněte nové.</translation>
    </message>
    <message>
        <source>The search continued while it was saved. Save it again.</source>
        <translation>Prohledávání během ukládání pokračovalo. Uložte je znovu.</translation>
    </message>
    <message>
        <source>The system did not start {threads} threads for this search. Use fewer threads.</source>
        <translation>Systém pro toto prohledávání nespustil {threads} vláken. Použijte jich méně.</translation>
    </message>
    <message>
        <source>The seed must be a whole number of at least 0, not {value}.</source>
        <translation>Semínko musí být celé číslo alespoň 0, ne {value}.</translation>
    </message>
    <message>
        <source>In the searched position, no move is legal at {where}.</source>
        <translation>V prohledávané pozici nelze na {where} zahrát žádný tah.</translation>
    </message>
    <message>
        <source>The breakpoint for visits must be a whole number of at least 1, not {value}.</source>
        <translation>Zarážka pro návštěvy musí být celé číslo alespoň 1, ne {value}.</translation>
    </message>
    <message>
        <source>The search has not visited {where}, which is move {move} of the path.</source>
        <translation>Prohledávání tam pole {where} nenavštívilo (tah {move}).</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}.</source>
        <translation>{name} musí být jedno z: {choices}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}.</source>
        <translation>{name} musí být celé číslo od {low} do {high}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}, not {value}.</source>
        <translation>{name} musí být číslo od {low} do {high}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be on or off, not {value}.</source>
        <translation>{name} musí být on nebo off, ne {value}.</translation>
    </message>
    <message>
        <source>There is no parameter &apos;{name}&apos;. The parameters are {known}.</source>
        <translation>Parametr „{name}“ neexistuje. Parametry jsou {known}.</translation>
    </message>
    <message>
        <source>There is no profile &apos;{name}&apos;. The profiles are {known}.</source>
        <translation>Profil „{name}“ neexistuje. Profily jsou {known}.</translation>
    </message>
    <message>
        <source>There is no level &apos;{name}&apos;. The levels are {known}.</source>
        <translation>Úroveň „{name}“ neexistuje. Úrovně jsou {known}.</translation>
    </message>
    <message>
        <source>A clock is written as seconds per game, with or without seconds added per move, such as 60 or 60+1, not &apos;{text}&apos;.</source>
        <translation>Hodiny se píšou v sekundách, například 60 nebo 60+1, ne „{text}“.</translation>
    </message>
    <message>
        <source>{player} failed: {reason}. Let it try again, or choose another player.</source>
        <translation>{player} selhal: {reason}. Nechte ho zkusit to znovu, nebo dejte na jeho místo někoho jiného.</translation>
    </message>
    <message>
        <source>{player} cannot be started here. Choose another player.</source>
        <translation>{player} zde nelze spustit. Zvolte jiného hráče.</translation>
    </message>
    <message>
        <source>The network could not be opened: {reason}. Choose another file.</source>
        <translation>Síť se nepodařilo otevřít: {reason}. Zvolte jiný soubor.</translation>
    </message>
    <message>
        <source>The import ended unexpectedly. Games that were imported before are kept. Import the files again to continue.</source>
        <translation>Načítání nečekaně skončilo. Dříve načtené hry zůstávají. Chcete-li pokračovat, načtěte soubory znovu.</translation>
    </message>
    <message>
        <source>Games are being imported. Wait until the import ends, or cancel it.</source>
        <translation>Hry se právě načítají. Počkejte, až načítání skončí, nebo je zrušte.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The file is unchanged, and MCTS Studio uses the default settings.</source>
        <translation>Nastavení nelze přečíst. Soubor zůstal beze změny a MCTS Studio používá výchozí nastavení.</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was renamed to {name}, and MCTS Studio uses the default settings.</source>
        <translation>Nastavení se nepodařilo přečíst. Soubor byl přejmenován na {name} a MCTS Studio používá výchozí nastavení.</translation>
    </message>
    <message>
        <source>Some settings could not be read and were reset to their defaults: {names}.</source>
        <translation>Některá nastavení se nepodařilo přečíst a jsou jako na začátku: {names}.</translation>
    </message>
    <message>
        <source>The record has no move at this place.</source>
        <translation>V záznamu na tomto místě žádný tah není.</translation>
    </message>
    <message>
        <source>This line of the recovery file does not describe a change.</source>
        <translation>Tento řádek souboru pro obnovu nepopisuje změnu.</translation>
    </message>
    <message>
        <source>This line of the recovery file does not change the game.</source>
        <translation>Tento řádek souboru pro obnovu nemění partii.</translation>
    </message>
    <message>
        <source>The variation belongs to another game.</source>
        <translation>Varianta patří k jiné hře.</translation>
    </message>
    <message>
        <source>This change is too large for the recovery file, so a crash would lose it. Save the game now.</source>
        <translation>Tato změna je příliš velká pro soubor obnovy, při pádu by se ztratila. Uložte partii nyní.</translation>
    </message>
    <message>
        <source>The recovery file contains no game.</source>
        <translation>Soubor pro obnovu neobsahuje žádnou partii.</translation>
    </message>
    <message>
        <source>The first line of a recovery file must contain the game.</source>
        <translation>První řádek souboru pro obnovu musí obsahovat partii.</translation>
    </message>
    <message>
        <source>The recovery file cannot be written ({reason}). Save the game: until then a crash would lose your changes.</source>
        <translation>Soubor pro obnovu nelze zapsat ({reason}). Uložte hru: do té doby byste při pádu přišli o změny.</translation>
    </message>
    <message>
        <source>The recovery file cannot be read ({reason}).</source>
        <translation>Soubor pro obnovu nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The recovery file is damaged in line {line}. All changes before this line were restored.</source>
        <translation>Soubor pro obnovu je poškozený na řádku {line}; všechny dřívější změny byly obnoveny.</translation>
    </message>
    <message>
        <source>The last change is missing, because saving it was interrupted.</source>
        <translation>Poslední úprava byla při zápisu uťata a chybí.</translation>
    </message>
    <message>
        <source>variations</source>
        <translation>varianty</translation>
    </message>
    <message>
        <source>comments</source>
        <translation>komentáře</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation>analýzu</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation>nedovolené tahy</translation>
    </message>
    <message>
        <source>data of other programs</source>
        <translation>údaje jiných programů</translation>
    </message>
    <message>
        <source>times</source>
        <translation>časy</translation>
    </message>
    <message>
        <source>players</source>
        <translation>hráče</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>datum</translation>
    </message>
    <message>
        <source>the result</source>
        <translation>výsledek</translation>
    </message>
    <message>
        <source>A pos file must begin with the number of its moves.</source>
        <translation>Soubor pos musí začínat počtem svých tahů.</translation>
    </message>
    <message>
        <source>points such as h8i9g7</source>
        <translation>body jako h8i9g7</translation>
    </message>
    <message>
        <source>columns such as 4455</source>
        <translation>sloupce jako 4455</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulace</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>sekundy</translation>
    </message>
    <message>
        <source>memory</source>
        <translation>paměť</translation>
    </message>
    <message>
        <source>depth</source>
        <translation>hloubka</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>soubor nebo složka neexistuje</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>přístup odepřen</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operace není povolena</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>je to složka</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>není to složka</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>soubor už existuje</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>název souboru je příliš dlouhý</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>na disku není místo</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>na disk nelze zapisovat</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>chyba čtení nebo zápisu</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>příliš mnoho otevřených souborů</translation>
    </message>
    <message>
        <source>file is not a database</source>
        <translation>soubor není databáze</translation>
    </message>
    <message>
        <source>database disk image is malformed</source>
        <translation>databáze je poškozená</translation>
    </message>
    <message>
        <source>database is locked</source>
        <translation>databázi používá jiný program</translation>
    </message>
    <message>
        <source>unable to open database file</source>
        <translation>databázi nelze otevřít</translation>
    </message>
    <message>
        <source>attempt to write a readonly database</source>
        <translation>do databáze nelze zapisovat</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation>řádek {line}, sloupec {column}</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation>bajt {byte}</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>A game was left out. {error}</source>
        <translation>Jedna hra byla vynechána. {error}</translation>
    </message>
    <message>
        <source>Setup stones were left out. {error}</source>
        <translation>Kameny zde postavené byly vynechány. {error}</translation>
    </message>
    <message>
        <source>A pass of {side} was left out. {error}</source>
        <translation>Vynechaný tah bez kamene ({side}) nebyl převzat. {error}</translation>
    </message>
    <message>
        <source>A move of {side} was left out. {error}</source>
        <translation>Jeden tah ({side}) byl vynechán. {error}</translation>
    </message>
    <message>
        <source>Only the moves before {text} were read. {error}</source>
        <translation>Načteny byly jen tahy před {text}. {error}</translation>
    </message>
    <message>
        <source>{name}[{value}] is not a point of the board. The move was left out.</source>
        <translation>{name}[{value}] není bod desky; tah byl vynechán.</translation>
    </message>
    <message>
        <source>{name}[{value}] is not on the board. The stone was left out.</source>
        <translation>{name}[{value}] není na desce; kámen byl vynechán.</translation>
    </message>
    <message>
        <source>PL[{value}] does not name the side to move. The property was left out.</source>
        <translation>PL[{value}] neurčuje stranu na tahu; bylo vynecháno.</translation>
    </message>
    <message>
        <source>The analysis of this position cannot be read. It is kept unchanged.</source>
        <translation>Analýzu této pozice nelze přečíst; zůstala uložena nepřečtená.</translation>
    </message>
    <message>
        <source>The encoding of the text is unknown. Some letters will be wrong.</source>
        <translation>Text není v žádném známém kódování; některá písmena budou špatně.</translation>
    </message>
    <message>
        <source>The text is not in the declared encoding &apos;{declared}&apos;. It was read as {encoding}.</source>
        <translation>Text není v uvedeném kódování „{declared}“. Byl přečten jako {encoding}.</translation>
    </message>
    <message>
        <source>The file declares no encoding. It was read as {encoding}.</source>
        <translation>Soubor své kódování neuvádí; písmena byla přečtena jako {encoding}.</translation>
    </message>
    <message>
        <source>A value is not closed by ]. It was read to the end of the file.</source>
        <translation>Hodnota není uzavřena znakem ]; byla přečtena až do konce.</translation>
    </message>
    <message>
        <source>The semicolon that begins a node is missing.</source>
        <translation>Chybí středník, kterým začíná uzel.</translation>
    </message>
    <message>
        <source>A property without a value was left out.</source>
        <translation>Vlastnost nemá hodnotu; byla vynechána.</translation>
    </message>
    <message>
        <source>A property without a name in capital letters was left out.</source>
        <translation>Vlastnost nemá jméno velkými písmeny; byla vynechána.</translation>
    </message>
    <message>
        <source>A value without a property was left out.</source>
        <translation>Hodnota stojí bez vlastnosti; byla vynechána.</translation>
    </message>
    <message>
        <source>Characters that belong to no property were left out.</source>
        <translation>Znaky, které nepatří k žádné vlastnosti, byly vynechány.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a game. Everything before the end was read.</source>
        <translation>Soubor končí uprostřed hry. Vše až do tohoto místa bylo přečteno.</translation>
    </message>
    <message>
        <source>The file ends in the middle of the tree. Everything before the end was read.</source>
        <translation>Soubor končí uprostřed stromu. Vše až do tohoto místa bylo přečteno.</translation>
    </message>
    <message>
        <source>The first line must look like: Piskvorky 15x15, 0:0, 0</source>
        <translation>První řádek má vypadat jako: Piskvorky 15x15, 0:0, 0</translation>
    </message>
    <message>
        <source>The file must begin with two lines of names, followed by moves such as 9,9,0.</source>
        <translation>Nejdřív mají přijít dva řádky se jmény, pak tahy jako 9,9,0.</translation>
    </message>
    <message>
        <source>The file declares {said} moves but contains {held}.</source>
        <translation>Soubor uvádí {said} tahů, ale obsahuje jich {held}.</translation>
    </message>
    <message>
        <source>The library contains no move.</source>
        <translation>Knihovna neobsahuje žádný tah.</translation>
    </message>
    <message>
        <source>Bytes after the end of the tree were left out.</source>
        <translation>Bajty za koncem stromu byly vynechány.</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; does not consist of {what}. The line was left out.</source>
        <translation>„{line}“ má obsahovat {what}; řádek byl vynechán.</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; does not consist of {what}.</source>
        <translation>„{line}“ má obsahovat {what}.</translation>
    </message>
    <message>
        <source>pairs of offsets such as 0,0 and 1,-2</source>
        <translation>dvojice posunů jako 0,0, 1,-2</translation>
    </message>
    <message>
        <source>The line has an odd count of numbers. The last one was left out.</source>
        <translation>Na řádku je lichý počet čísel; poslední bylo vynecháno.</translation>
    </message>
    <message>
        <source>Each line was read as a game of one move. The moves of a game belong on one line.</source>
        <translation>Každý řádek byl přečten jako hra o jednom tahu. Tahy jedné hry patří na jeden řádek.</translation>
    </message>
    <message>
        <source>The XML of the file is damaged: {reason}.</source>
        <translation>XML v souboru je poškozené: {reason}.</translation>
    </message>
    <message>
        <source>The file declares a document type or entities. For safety, the program does not open such XML.</source>
        <translation>Soubor deklaruje typ dokumentu nebo entity. Takové XML program z bezpečnostních důvodů neotevře.</translation>
    </message>
    <message>
        <source>The XML begins with {name}, so it is not a RenjuNet database.</source>
        <translation>XML začíná prvkem {name}, není to tedy databáze RenjuNet.</translation>
    </message>
    <message>
        <source>The file has more than {limit} XML elements, which is too many.</source>
        <translation>Soubor má více než {limit} prvků XML, to je příliš mnoho.</translation>
    </message>
    <message>
        <source>The file has more than {limit} players, tournaments and other entries, which is too many.</source>
        <translation>Soubor má více než {limit} hráčů, turnajů a dalších záznamů, to je příliš mnoho.</translation>
    </message>
    <message>
        <source>XML elements are nested more than {limit} deep, which is too deep.</source>
        <translation>Prvky XML jsou vnořeny hlouběji než {limit}, to je příliš.</translation>
    </message>
    <message>
        <source>An XML tag or comment is longer than {limit} KB, which is too long.</source>
        <translation>Značka nebo komentář XML je delší než {limit} KB, to je příliš.</translation>
    </message>
    <message>
        <source>The text of a game is longer than {limit} characters, which is too long.</source>
        <translation>Text jedné partie je delší než {limit} znaků, to je příliš.</translation>
    </message>
    <message>
        <source>{needed} is required, such as {example}, not {value}.</source>
        <translation>Zde je třeba něco jiného ({needed}), například {example}, a ne {value}.</translation>
    </message>
    <message>
        <source>A temperature must be more than 0, not {value}.</source>
        <translation>Teplota musí být větší než 0, ne {value}.</translation>
    </message>
    <message>
        <source>No move has been visited here yet. Run the search first.</source>
        <translation>Žádný tah zde ještě nebyl navštíven. Nechte nejprve hledání běžet.</translation>
    </message>
    <message>
        <source>The number of extra visits of a move must be from 1 to {most}, not {value}.</source>
        <translation>Počet návštěv přidaných tahu musí být od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>Widening requires UCT: PUCT adds all children at once. Choose UCT, or turn widening off.</source>
        <translation>Rozšiřování vyžaduje UCT: PUCT přidává všechny potomky najednou. Zvolte UCT, nebo rozšiřování vypněte.</translation>
    </message>
    <message>
        <source>A network requires PUCT. Choose PUCT as the selection, or remove the network.</source>
        <translation>Síť vyžaduje PUCT. Zvolte tento způsob výběru, nebo síť odeberte.</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation>uzly</translation>
    </message>
    <message>
        <source>The search restrictions have two entries for one point. Remove one of them.</source>
        <translation>Řízení hledání má dva záznamy pro jedno pole. Jeden z nich odeberte.</translation>
    </message>
    <message>
        <source>A search restriction names a point of the board by a whole number of at least 0, not by {value}.</source>
        <translation>Omezení hledání určuje bod desky celým číslem alespoň 0, ne {value}.</translation>
    </message>
    <message>
        <source>Only PUCT uses priors. Choose PUCT as the selection, or leave the priors out.</source>
        <translation>Priory čte jen PUCT. Zvolte tento výběr, nebo je vynechte.</translation>
    </message>
    <message>
        <source>Each legal move needs one prior from 0 to 1, and all priors must add up to 1.</source>
        <translation>Každý přípustný tah potřebuje jeden prior od 0 do 1 a jejich součet musí být 1.</translation>
    </message>
    <message>
        <source>There is nothing left to select: the game is over, the result is proven, or no allowed move is left.</source>
        <translation>Není už co vybírat: hra skončila, výsledek je dokázán, nebo nezbývá žádný povolený tah.</translation>
    </message>
    <message>
        <source>The value to backpropagate must be a number from −1 to 1, not {value}.</source>
        <translation>Zpětně šířená hodnota musí být číslo od −1 do 1, ne {value}.</translation>
    </message>
    <message>
        <source>This is not a saved tree.</source>
        <translation>Toto není uložený strom.</translation>
    </message>
    <message>
        <source>This file is damaged, and its tree cannot be used.</source>
        <translation>Tento soubor je poškozený a strom v něm nelze použít.</translation>
    </message>
    <message>
        <source>Another version of MCTS Studio saved this tree. Open it with that version.</source>
        <translation>Tento strom uložila jiná verze MCTS Studia. Otevřete jej v té verzi.</translation>
    </message>
    <message>
        <source>This tree may need {memory_mb} MB of memory, which exceeds the limit of {most} MB.</source>
        <translation>Tento strom může zabrat {memory_mb} MB paměti, což je více než povolených {most} MB.</translation>
    </message>
    <message>
        <source>There is not enough free memory for this tree. Close other programs.</source>
        <translation>Pro tento strom je příliš málo volné paměti. Zavřete jiné programy.</translation>
    </message>
    <message>
        <source>There is not enough free memory for a copy of this tree. Close other programs.</source>
        <translation>Pro kopii tohoto stromu je málo volné paměti. Zavřete jiné programy.</translation>
    </message>
    <message>
        <source>Another program changed this file while it was read. Open it again.</source>
        <translation>Soubor během čtení změnil jiný program. Otevřete jej znovu.</translation>
    </message>
    <message>
        <source>The operation on the tree failed: {reason}.</source>
        <translation>Operace se stromem selhala: {reason}.</translation>
    </message>
    <message>
        <source>The snapshots in the record are damaged and cannot be shown.</source>
        <translation>Uchovaná časová osa je poškozená a nelze ji zobrazit.</translation>
    </message>
    <message>
        <source>The snapshots in the record were saved by a newer version of MCTS Studio. Show them with that version.</source>
        <translation>Časovou osu uložila novější verze programu MCTS Studio. Zobrazte ji v ní.</translation>
    </message>
    <message>
        <source>The snapshots in the record belong to a game with other rules.</source>
        <translation>Uchovaná časová osa patří ke hře s jinými pravidly.</translation>
    </message>
    <message>
        <source>The snapshots in this record have more than {most} characters, which is the maximum.</source>
        <translation>Uchovaná časová osa je delší než {most} znaků, a to je příliš.</translation>
    </message>
    <message>
        <source>{name}: plots are written as SVG or PNG. End the name with .svg or .png.</source>
        <translation>{name}: grafy se zapisují jako SVG nebo PNG. Zakončete název příponou .svg nebo .png.</translation>
    </message>
    <message>
        <source>A PNG picture needs a font, and this computer has none. Save the plot as SVG, or install a font.</source>
        <translation>Obrázek PNG potřebuje písmo a tento počítač žádné nemá. Uložte graf jako SVG nebo nainstalujte písmo.</translation>
    </message>
    <message>
        <source>{path} already exists and is not part of a report. Choose another folder.</source>
        <translation>Soubor {path} už existuje a nepatří k žádné zprávě. Zvolte jinou složku.</translation>
    </message>
    <message>
        <source>A PDF file needs a font, and this computer has none. Save the report as HTML, or install a font.</source>
        <translation>Soubor PDF potřebuje písmo a tento počítač žádné nemá. Uložte zprávu jako HTML, nebo písmo nainstalujte.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation>{file} nelze přečíst: {reason}.</translation>
    </message>
    <message>
        <source>{where}: {reason}</source>
        <translation>{where}: {reason}</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is not executable. Make it executable, then try again.</source>
        <translation>{player} nelze spustit: {program} se nesmí spouštět. Učiňte soubor spustitelným a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is not a program for this system.</source>
        <translation>{player} nelze spustit: {program} není program pro tento systém.</translation>
    </message>
    <message>
        <source>{player} cannot be started ({reason}).</source>
        <translation>{player} nelze spustit ({reason}).</translation>
    </message>
    <message>
        <source>{player} cannot be started: the program {program} does not exist. Correct it in the list of engines.</source>
        <translation>{player} nelze spustit: program {program} neexistuje. Opravte ho v seznamu enginů.</translation>
    </message>
    <message>
        <source>{player} cannot be started: the folder {folder} does not exist. Change it in the list of engines.</source>
        <translation>{player} nelze spustit: složka {folder} neexistuje. Změňte ji v seznamu enginů.</translation>
    </message>
    <message>
        <source>{player} did not answer {command} within {seconds} s. Allow it more time in the list of engines.</source>
        <translation>{player} neodpověděl na {command} do {seconds} s. V seznamu enginů mu povolte více času.</translation>
    </message>
    <message>
        <source>{player} refused {command} with “{text}”.</source>
        <translation>{player} odmítl {command} slovy „{text}“.</translation>
    </message>
    <message>
        <source>{player} did not answer {command} with OK within {seconds} s. Its last line was “{text}”.</source>
        <translation>{player} neodpověděl na {command} slovem OK do {seconds} s. Jeho poslední řádek byl „{text}“.</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: external engines play only five in a row, on boards of at least 5×5.</source>
        <translation>{player} neumí hrát {rules}: externí enginy hrají jen pět v řadě, na deskách alespoň 5×5.</translation>
    </message>
    <message>
        <source>{player} wrote nothing for {seconds} s when it had to move.</source>
        <translation>{player} nic nenapsal {seconds} s, když měl táhnout.</translation>
    </message>
    <message>
        <source>{player} answered neither ABOUT within {start} s nor the request for a move within {seconds} s. It may still be starting: allow it more time in the list of engines.</source>
        <translation>{player} neodpověděl ani na ABOUT do {start} s, ani na žádost o tah do {seconds} s. Možná se ještě spouští: v seznamu enginů mu povolte více času.</translation>
    </message>
    <message>
        <source>{player} sent no move within {seconds} s. Its last line was “{text}”.</source>
        <translation>{player} neposlal do {seconds} s žádný tah. Jeho poslední řádek byl „{text}“.</translation>
    </message>
    <message>
        <source>{player} moved {seconds} s too late.</source>
        <translation>{player} táhl o {seconds} s pozdě.</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Its last line was “{text}”.</source>
        <translation>{player} se zhroutil (kód ukončení {status}). Jeho poslední řádek byl „{text}“.</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Check its program and arguments in the list of engines.</source>
        <translation>{player} se zhroutil (kód ukončení {status}). Zkontrolujte v seznamu enginů jeho program a argumenty.</translation>
    </message>
    <message>
        <source>{player} exited before it moved.</source>
        <translation>{player} skončil dřív, než táhl.</translation>
    </message>
    <message>
        <source>{player} does not read its input.</source>
        <translation>{player} nečte svůj vstup.</translation>
    </message>
    <message>
        <source>{player} wrote too much output and was stopped.</source>
        <translation>{player} psal příliš mnoho výstupu a byl zastaven.</translation>
    </message>
    <message>
        <source>{player} reports an error: “{text}”.</source>
        <translation>{player} hlásí chybu: „{text}“.</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is not on the board. The order of its coordinates may be set wrong.</source>
        <translation>{player} táhl na {move}, což není na desce. Možná je špatně nastaveno pořadí jeho souřadnic.</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is occupied. The order of its coordinates may be set wrong.</source>
        <translation>{player} táhl na {move}, kde už kámen stojí. Možná je špatně nastaveno pořadí jeho souřadnic.</translation>
    </message>
    <message>
        <source>{player} was stopped before it moved.</source>
        <translation>{player} byl zastaven dřív, než táhl.</translation>
    </message>
    <message>
        <source>{player} did not exit within {seconds} s of the END command and was killed.</source>
        <translation>{player} po příkazu END neskončil do {seconds} s a byl násilně ukončen.</translation>
    </message>
    <message>
        <source>{player} left processes running when it exited. They were killed ({count}).</source>
        <translation>{player} při ukončení zanechal běžící procesy. Byly násilně ukončeny ({count}).</translation>
    </message>
    <message>
        <source>Give the engine a name.</source>
        <translation>Pojmenujte engine.</translation>
    </message>
    <message>
        <source>An engine name has at most {most} characters on one line, without blanks at its ends.</source>
        <translation>Jméno má nejvýš {most} znaků na jednom řádku a kolem nich žádné mezery.</translation>
    </message>
    <message>
        <source>{name} is the name of a built-in profile. Give the engine another name.</source>
        <translation>{name} je jméno vestavěného profilu. Dejte enginu jiné.</translation>
    </message>
    <message>
        <source>An engine named {name} already exists. Choose another name.</source>
        <translation>Engine se jménem {name} už existuje. Dejte tomuto jiné jméno.</translation>
    </message>
    <message>
        <source>Choose the program of the engine.</source>
        <translation>Vyberte program enginu.</translation>
    </message>
    <message>
        <source>The program and each argument must be text on one line.</source>
        <translation>Program a každý argument musí být text na jednom řádku.</translation>
    </message>
    <message>
        <source>&apos;{key}&apos; is not a valid option. An option needs a key of letters, such as thread_num, and a value.</source>
        <translation>„{key}“ není platná volba. Volba potřebuje klíč z písmen, například thread_num, a hodnotu.</translation>
    </message>
    <message>
        <source>The option {key} is given twice. Remove one of them.</source>
        <translation>Volba {key} je zadána dvakrát. Jednu z nich odstraňte.</translation>
    </message>
    <message>
        <source>The memory must be from 1 to {most} MB.</source>
        <translation>Paměť musí být od 1 do {most} MB.</translation>
    </message>
    <message>
        <source>The startup time must be from {least} to {most} seconds.</source>
        <translation>Doba spuštění musí být od {least} do {most} s.</translation>
    </message>
    <message>
        <source>There is no engine &apos;{name}&apos; in your list. The engines are {known}.</source>
        <translation>Ve vašem seznamu není engine „{name}“. Jsou v něm: {known}.</translation>
    </message>
    <message>
        <source>There is no engine &apos;{name}&apos;: your list of engines is empty. Add the engine first.</source>
        <translation>Engine „{name}“ neexistuje: váš seznam enginů je prázdný. Nejdřív engine přidejte.</translation>
    </message>
    <message>
        <source>The list of engines cannot be read ({reason}). Correct {path}, or add the engines again.</source>
        <translation>Seznam enginů nelze přečíst ({reason}). Opravte {path}, nebo enginy přidejte znovu.</translation>
    </message>
    <message>
        <source>The engine &apos;{name}&apos; of your list was skipped: {reason}</source>
        <translation>Engine „{name}“ z vašeho seznamu byl vynechán: {reason}</translation>
    </message>
    <message>
        <source>Engine {number} of your list was skipped: {reason}</source>
        <translation>Engine č. {number} z vašeho seznamu byl vynechán: {reason}</translation>
    </message>
    <message>
        <source>The entry of the engine must be a TOML table.</source>
        <translation>Položka enginu musí být tabulka TOML.</translation>
    </message>
    <message>
        <source>The field {name} is missing or has a value of the wrong type.</source>
        <translation>Jeho pole {name} chybí nebo je jiného druhu.</translation>
    </message>
    <message>
        <source>The field &apos;{name}&apos; is unknown.</source>
        <translation>Má neznámé pole „{name}“.</translation>
    </message>
    <message>
        <source>{player} made an illegal choice in the opening: {reason}</source>
        <translation>{player} zvolil v zahájení neplatně: {reason}</translation>
    </message>
    <message>
        <source>The opening book cannot be read ({reason}).</source>
        <translation>Knihovnu zahájení nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The opening book is larger than {most} MB. Make one with fewer plies.</source>
        <translation>Knihovna zahájení je větší než {most} MB. Vytvořte ji s menším počtem tahů.</translation>
    </message>
    <message>
        <source>The file is not an opening book. Make one by mcts-studio book.</source>
        <translation>Soubor není knihovna zahájení. Vytvořte ji příkazem mcts-studio book.</translation>
    </message>
    <message>
        <source>The opening book was saved by a newer version of MCTS Studio (format {found}; this version reads up to {known}). Install the newer version, or make the book again.</source>
        <translation>Knihovnu zahájení uložila novější verze programu MCTS Studio (formát {found}; tato verze čte nejvýše {known}). Nainstalujte novější verzi, nebo knihovnu vytvořte znovu.</translation>
    </message>
    <message>
        <source>This line of the opening book is damaged ({reason}). Make the book again.</source>
        <translation>Tento řádek knihovny zahájení je poškozený ({reason}). Vytvořte knihovnu znovu.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; in &apos;{whole}&apos; does not have the form NAME=VALUE, such as exploration=0.5 or simulations=1000.</source>
        <translation>„{given}“ v „{whole}“ není JMÉNO=HODNOTA, například exploration=0.5 nebo simulations=1000.</translation>
    </message>
    <message>
        <source>{name} must be a number, not &apos;{given}&apos;.</source>
        <translation>{name} musí být číslo, ne „{given}“.</translation>
    </message>
    <message>
        <source>&apos;{head}&apos; has no setting {name}. External engines accept simulations, seconds, depth and clock.</source>
        <translation>„{head}“ nemá nastavení {name}. Externí enginy přijímají simulations, seconds, depth a clock.</translation>
    </message>
    <message>
        <source>&apos;{head}&apos; has no setting {name}. minimax accepts seconds, depth and clock.</source>
        <translation>„{head}“ nemá nastavení {name}. minimax přijímá seconds, depth a clock.</translation>
    </message>
    <message>
        <source>A match needs at least one player and one opening.</source>
        <translation>Zápas potřebuje aspoň jednoho hráče a jedno zahájení.</translation>
    </message>
    <message>
        <source>Two players of the match have the same name. Give each player its own name.</source>
        <translation>Dva hráči zápasu mají stejné jméno. Dejte každému vlastní.</translation>
    </message>
    <message>
        <source>A match is already running. Stop it first; it can be resumed.</source>
        <translation>Hraje se zápas. Nejdřív ho zastavte; lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>The games per pair must be an even number from 2 to {most}, not {games}: each opening is played with both colours.</source>
        <translation>Počet partií na dvojici musí být sudé číslo od 2 do {most}, ne {games}: každé zahájení se hraje s oběma barvami.</translation>
    </message>
    <message>
        <source>A sequential test needs two Elo differences from −1000 to 1000, the smaller one first, such as 0,20.</source>
        <translation>Sekvenční test potřebuje dvě čísla Elo od -1000 do 1000, menší první: 0,20.</translation>
    </message>
    <message>
        <source>{file} contains no unfinished game of {game} to use as an opening. Choose other openings or another game.</source>
        <translation>{file} neobsahuje žádnou partii {game}, která by na konci nebyla rozhodnuta. Zadejte jiná zahájení, nebo jinou hru.</translation>
    </message>
    <message>
        <source>Random openings are written as random:4 for four random moves, not &apos;{given}&apos;.</source>
        <translation>Náhodná zahájení se zadávají jako random:4, čtyři tahy, a ne jako „{given}“.</translation>
    </message>
    <message>
        <source>The engine list of this computer has no engine named {name}. Add the engine under this name.</source>
        <translation>Seznam enginů tohoto počítače neobsahuje engine {name}. Přidejte ho pod tímto jménem.</translation>
    </message>
    <message>
        <source>A sequential test needs exactly two players, and all its games have the same rules.</source>
        <translation>Sekvenční test vyžaduje přesně dva hráče a všechny jeho partie mají stejná pravidla.</translation>
    </message>
    <message>
        <source>On this board every game is over after {moves} random moves. Choose fewer random moves.</source>
        <translation>Na této desce každá partie po {moves} náhodných tazích skončila. Zvolte jich méně.</translation>
    </message>
    <message>
        <source>One of the openings ends the game. Remove this opening.</source>
        <translation>Jedno ze zahájení ukončí partii. Odstraňte ho.</translation>
    </message>
    <message>
        <source>An opening cannot be played: {reason}</source>
        <translation>Zahájení nelze zahrát: {reason}</translation>
    </message>
    <message>
        <source>Timed searches need {cores_wanted} cores here ({workers} workers × {threads} threads), but this machine has {cores}. Use fewer workers or threads, or limit by simulations.</source>
        <translation>Hledání omezená časem zde potřebují {cores_wanted} jader (souběžných partií: {workers}, vláken: {threads}), ale tento počítač má {cores}. Zvolte méně partií nebo vláken, nebo omezte simulacemi.</translation>
    </message>
    <message>
        <source>There is no experiment &apos;{name}&apos;. The experiments are {known}.</source>
        <translation>Pokus „{name}“ neexistuje. Pokusy jsou {known}.</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be read ({reason}).</source>
        <translation>Pokus {name} nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be played: {reason}</source>
        <translation>Pokus {name} nelze zahrát: {reason}</translation>
    </message>
    <message>
        <source>{folder} contains no match that can be resumed.</source>
        <translation>{folder} neobsahuje zápas, který by mohl pokračovat.</translation>
    </message>
    <message>
        <source>{folder} already contains a match. Resume it, or choose another folder.</source>
        <translation>{folder} už obsahuje zápas. Pokračujte v něm, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Another process is playing the match in {folder}. Stop the match in that process first.</source>
        <translation>Zápas ve složce {folder} hraje jiný proces. Nejdřív ho tam zastavte.</translation>
    </message>
    <message>
        <source>{file} is not a match that this program can read ({reason}).</source>
        <translation>{file} není zápas, který by tento program uměl přečíst ({reason}).</translation>
    </message>
    <message>
        <source>{path} was not written by this program, so the report did not replace it. Move or rename that file.</source>
        <translation>{path} nezapsal tento program, proto ho zpráva nenahradila. Přesuňte nebo přejmenujte tento soubor.</translation>
    </message>
    <message>
        <source>{file} was changed after games were played, so the results would not be comparable. Start a new match.</source>
        <translation>{file} byl změněn po odehrání partií, takže výsledky by nebyly srovnatelné. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>Line {line} of {file} is damaged. Delete the line; its game will be played again.</source>
        <translation>Řádek {line} souboru {file} je poškozen. Odstraňte ho a jeho partie se odehraje znovu.</translation>
    </message>
    <message>
        <source>This match was started by another version of the program ({version}; this one is {own}), so the results would not be comparable. Start a new match.</source>
        <translation>Tento zápas začala jiná verze programu ({version}; tato je {own}), takže výsledky by nebyly srovnatelné. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>The engine {name} was configured differently when this match started. Start a new match.</source>
        <translation>Engine {name} byl na začátku tohoto zápasu nastaven jinak. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>The network file {name} has changed since this match started. Restore the earlier file, or start a new match.</source>
        <translation>Soubor sítě {name} není ten, se kterým tento zápas začal. Obnovte původní soubor, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>This match has no record of the contents of the network file {name}. If the file was replaced during the match, the results mix different players.</source>
        <translation>Tento zápas nemá záznam o obsahu souboru sítě {name}. Pokud byl soubor mezitím nahrazen, výsledky míchají různé hráče.</translation>
    </message>
    <message>
        <source>The network file {name} was replaced during the match, which has stopped. Restore the earlier file, then resume the match.</source>
        <translation>Soubor sítě {name} byl během zápasu nahrazen a zápas se zastavil. Vraťte původní soubor a pokračujte v zápasu.</translation>
    </message>
    <message>
        <source>The worker {worker} has no network named {name}. Copy the network&apos;s file to that computer.</source>
        <translation>Pracovník {worker} nemá síť {name}. Zkopírujte tam její soubor.</translation>
    </message>
    <message>
        <source>The worker {worker} has a different file for the network {name}. Copy the same file to all machines.</source>
        <translation>Pracovník {worker} má pro síť {name} jiný soubor. Zkopírujte na všechny počítače stejný soubor.</translation>
    </message>
    <message>
        <source>The match stopped because of an error in this program ({reason}). It can be resumed.</source>
        <translation>Zápas skončil kvůli chybě v tomto programu ({reason}). Lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>Game {number} crashed its worker {count} times. Resume the match when the cause is removed.</source>
        <translation>Partie {number} {count}krát shodila svůj proces. Pokračujte v zápasu, až bude příčina odstraněna.</translation>
    </message>
    <message>
        <source>A task crashed its worker {count} times and was cancelled.</source>
        <translation>Úloha {count}krát shodila svůj proces a byla zrušena.</translation>
    </message>
    <message>
        <source>Working on a cluster needs an optional package. Install it with: {command}</source>
        <translation>Pro práci na clusteru je potřeba doplněk. Nainstalujte ho příkazem: {command}</translation>
    </message>
    <message>
        <source>A scheduler&apos;s address is written as tcp://host:8786 or tls://host:8786, not &apos;{given}&apos;.</source>
        <translation>Adresa plánovače se píše jako tcp://host:8786 nebo tls://host:8786, ne „{given}“.</translation>
    </message>
    <message>
        <source>No scheduler answers at {given} ({reason}). Start the scheduler and its workers first.</source>
        <translation>Na {given} žádný plánovač neodpovídá ({reason}). Nejdřív ho i jeho pracovníky spusťte.</translation>
    </message>
    <message>
        <source>The scheduler at {given} has no workers. Start workers first.</source>
        <translation>Plánovač na {given} nemá pracovníky. Nejdřív nějaké spusťte.</translation>
    </message>
    <message>
        <source>The worker {worker} cannot play ({reason}). Install this version of MCTS Studio on that computer.</source>
        <translation>Pracovník {worker} nemůže hrát ({reason}). Nainstalujte tam tuto verzi MCTS Studia.</translation>
    </message>
    <message>
        <source>The worker {worker} has another version of MCTS Studio ({version}; here it is {own}). Install the same version.</source>
        <translation>Pracovník {worker} má jinou verzi MCTS Studia ({version}; zde je {own}). Nainstalujte stejnou verzi.</translation>
    </message>
    <message>
        <source>The worker {worker} has no engine named {name}. Add the engine on that computer under the same name.</source>
        <translation>Pracovník {worker} nemá engine jménem {name}. Přidejte ho tam pod stejným jménem.</translation>
    </message>
    <message>
        <source>A profile name has at most {most} lower-case letters from a to z, digits and hyphens, such as my-profile, not &apos;{name}&apos;.</source>
        <translation>Jméno profilu je nejvýš {most} malých písmen od a do z, číslic a spojovníků, například muj-profil, a ne „{name}“.</translation>
    </message>
    <message>
        <source>A profile title is one line of 1 to {most} characters.</source>
        <translation>Název profilu je jeden řádek o 1 až {most} znacích.</translation>
    </message>
    <message>
        <source>A profile description is one line of at most {most} characters.</source>
        <translation>Popis profilu je jeden řádek o nejvýš {most} znacích.</translation>
    </message>
    <message>
        <source>A profile named {name} already exists. Choose another name.</source>
        <translation>Profil {name} už existuje. Zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>The file {file} is not a valid profile and is not overwritten. Correct it, or choose another name.</source>
        <translation>Soubor {file} není platný profil a nebude přepsán. Opravte ho, nebo zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>The profile {file} was skipped: {reason}</source>
        <translation>Profil {file} byl vynechán: {reason}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation>Toto není soubor.</translation>
    </message>
    <message>
        <source>The file cannot be read: {reason}.</source>
        <translation>Nelze ho přečíst: {reason}.</translation>
    </message>
    <message>
        <source>The file is too large for a profile: at most {most} KB are allowed.</source>
        <translation>Na profil je příliš velký: nejvýš {most} KB.</translation>
    </message>
    <message>
        <source>The file is not valid UTF-8.</source>
        <translation>Není zapsán v UTF-8.</translation>
    </message>
    <message>
        <source>The file is not valid TOML: {reason}.</source>
        <translation>Toto není TOML: {reason}.</translation>
    </message>
    <message>
        <source>A profile has no entry {entry}. The entries are {known}.</source>
        <translation>Položka {entry} tu není. Položky jsou {known}.</translation>
    </message>
    <message>
        <source>{key} cannot be an option: MCTS Studio itself sends the rules, the time and the memory limit to the engine.</source>
        <translation>{key} nemůže být volba: pravidla, čas a paměť posílá enginu program sám.</translation>
    </message>
    <message>
        <source>The entry &apos;parameters&apos; must be a table, not {value}.</source>
        <translation>Položka &apos;parameters&apos; musí být tabulka, ne {value}.</translation>
    </message>
    <message>
        <source>The path of the working folder must be text on one line.</source>
        <translation>Cesta k pracovní složce musí být text na jednom řádku.</translation>
    </message>
    <message>
        <source>The folder of your profiles cannot be read: {reason}.</source>
        <translation>Složku vašich profilů nelze přečíst: {reason}.</translation>
    </message>
    <message>
        <source>The name {name} is reserved by the program. Choose a different name.</source>
        <translation>Jméno {name} je vyhrazeno pro program. Zvolte jiné.</translation>
    </message>
    <message>
        <source>A built-in profile has the title &apos;{title}&apos;. Choose a different title.</source>
        <translation>Název „{title}“ má vestavěný profil. Zvolte jiný.</translation>
    </message>
    <message>
        <source>The entry &apos;{name}&apos; is missing.</source>
        <translation>Položka {name} chybí.</translation>
    </message>
    <message>
        <source>The entry &apos;{name}&apos; must be text, not {value}.</source>
        <translation>Položka {name} musí být text, ne {value}.</translation>
    </message>
    <message>
        <source>Only the first {most} of your profiles are read. The other files were skipped.</source>
        <translation>Čte se jen prvních {most} vašich profilů. Ostatní soubory byly vynechány.</translation>
    </message>
    <message>
        <source>The profile {name} cannot be deleted: {reason}.</source>
        <translation>Profil {name} se nepodařilo smazat: {reason}.</translation>
    </message>
    <message>
        <source>There are no pattern networks for these rules.</source>
        <translation>Pro tato pravidla vzorové sítě nejsou.</translation>
    </message>
    <message>
        <source>This is not a network of MCTS Studio.</source>
        <translation>Toto není síť programu MCTS Studio.</translation>
    </message>
    <message>
        <source>This is a PyTorch file. It is not opened, because reading such a file can run any program. Export the network to ONNX with a script of your own, as docs/networks.md shows.</source>
        <translation>Toto je soubor PyTorch. Neotevře se, protože čtení takového souboru může spustit jakýkoli program. Vyexportujte síť do ONNX vlastním skriptem, jak ukazuje docs/networks.md.</translation>
    </message>
    <message>
        <source>The file is too large for a network: the limit is {most_mb} MB.</source>
        <translation>Soubor je na síť příliš velký: nejvýše je povoleno {most_mb} MB.</translation>
    </message>
    <message>
        <source>This network has format version {version}, but this program reads version {known} only.</source>
        <translation>Tato síť má formát verze {version}, ale tento program čte pouze verzi {known}.</translation>
    </message>
    <message>
        <source>The network is damaged ({given}).</source>
        <translation>Síť je poškozena ({given}).</translation>
    </message>
    <message>
        <source>The network contains weights that are not finite or far too large, in {given}.</source>
        <translation>Síť obsahuje váhy, které nejsou konečné nebo jsou příliš velké, v {given}.</translation>
    </message>
    <message>
        <source>The evaluator must be a network or a function of positions, not {value}.</source>
        <translation>Hodnotitel musí být síť nebo funkce pozic, ne {value}.</translation>
    </message>
    <message>
        <source>An evaluator requires PUCT. Choose PUCT as the selection.</source>
        <translation>Hodnotitel vyžaduje PUCT. Zvolte tento způsob výběru.</translation>
    </message>
    <message>
        <source>There is no network &apos;{name}&apos;. Put its file into {folder}, or choose another network.</source>
        <translation>Síť &apos;{name}&apos; tu není. Vložte její soubor do {folder}, nebo zvolte jinou síť.</translation>
    </message>
    <message>
        <source>There is no network file {file}. Correct the path, or choose a network by its name: {known}.</source>
        <translation>Soubor sítě {file} neexistuje. Opravte cestu, nebo zvolte síť jménem: {known}.</translation>
    </message>
    <message>
        <source>A search with a function as its evaluator cannot be saved: the file cannot contain the function.</source>
        <translation>Hledání, jehož hodnotitelem je funkce, nelze uložit: soubor nemůže funkci obsahovat.</translation>
    </message>
    <message>
        <source>This tree was made with the network {name}, which is missing, so the search cannot continue. Add that network to your networks, then open the tree again.</source>
        <translation>Tento strom vznikl se sítí {name}, která chybí, takže hledání nemůže pokračovat. Přidejte tu síť mezi své a strom otevřete znovu.</translation>
    </message>
    <message>
        <source>The evaluator did not return a pair of number arrays. For each position it must return {points} priors and one value.</source>
        <translation>Hodnotitel nevrátil dvojici polí čísel. Pro každou pozici musí vrátit {points} apriorních vah a jednu hodnotu.</translation>
    </message>
    <message>
        <source>The evaluator returned {priors} priors and {values} values for {positions} positions. For each position it must return {points} priors and one value.</source>
        <translation>Hodnotitel vrátil {priors} apriorních vah a {values} hodnot pro {positions} pozic. Pro každou pozici musí vrátit {points} apriorních vah a jednu hodnotu.</translation>
    </message>
    <message>
        <source>The evaluator returned numbers out of range. Priors must be at least 0, values from −1 to 1.</source>
        <translation>Hodnotitel vrátil čísla mimo rozsah. Apriorní váhy musí být aspoň 0, hodnoty od −1 do 1.</translation>
    </message>
    <message>
        <source>The network {name} is for {own}, not for {rules}. Choose a network for this game.</source>
        <translation>Síť {name} je pro {own}, ne pro {rules}. Zvolte síť pro tuto hru.</translation>
    </message>
    <message>
        <source>The network {name} is for {own} on boards of any size, not for {rules}. Choose a network for this game.</source>
        <translation>Síť {name} je pro {own} na deskách libovolné velikosti, ne pro {rules}. Zvolte síť pro tuto hru.</translation>
    </message>
    <message>
        <source>The network {name} is for boards of {rows}×{columns} points, not for {rules}. Choose a network for this game.</source>
        <translation>Síť {name} je pro desky s {rows}×{columns} poli, ne pro {rules}. Zvolte síť pro tuto hru.</translation>
    </message>
    <message>
        <source>The network file does not exist.</source>
        <translation>Soubor sítě neexistuje.</translation>
    </message>
    <message>
        <source>This is a pickled network. Convert it to ONNX first, with mcts-studio convert-network.</source>
        <translation>Toto je síť uložená pomocí pickle. Nejprve ji převeďte do ONNX příkazem mcts-studio convert-network.</translation>
    </message>
    <message>
        <source>The name of a network file ends with .npz or .onnx. Choose such a file.</source>
        <translation>Jméno souboru sítě končí .npz nebo .onnx. Zvolte takový soubor.</translation>
    </message>
    <message>
        <source>A network of this kind has {wanted} arrays, but this file has {given}.</source>
        <translation>Taková síť má {wanted} polí. Tento soubor jich má {given}.</translation>
    </message>
    <message>
        <source>The network is for {points} points, which is not a square board from 3×3 to 22×22. Give the rows and columns of its board, such as --size 6x7.</source>
        <translation>Síť je pro {points} polí, což není čtvercová deska od 3×3 do 22×22. Zadejte řádky a sloupce její desky, například --size 6x7.</translation>
    </message>
    <message>
        <source>The network is for {points} points and cannot be used for {rows}×{columns}. Give a size with this number of points and sides from 3 to 22.</source>
        <translation>Síť je pro {points} polí, nelze ji použít pro {rows}×{columns}. Zadejte velikost s tímto počtem polí a se stranami od 3 do 22.</translation>
    </message>
    <message>
        <source>ONNX networks require optional packages. Install them with: {command}</source>
        <translation>Sítě ONNX vyžadují volitelné balíčky. Nainstalujte je příkazem: {command}</translation>
    </message>
    <message>
        <source>The network uses {given}, which is not supported.</source>
        <translation>Síť používá {given}, což není podporováno.</translation>
    </message>
    <message>
        <source>The network stores weights in other files, which is not supported. Export it as one file.</source>
        <translation>Síť má váhy v jiných souborech, což není podporováno. Exportujte ji jako jeden soubor.</translation>
    </message>
    <message>
        <source>The network does not turn the planes of a board into a policy and a value ({given}).</source>
        <translation>Síť nepřevádí roviny desky na strategii a hodnotu ({given}).</translation>
    </message>
    <message>
        <source>The network needs input planes that are not supported ({given}).</source>
        <translation>Síť vyžaduje vstupní roviny, které nejsou podporovány ({given}).</translation>
    </message>
    <message>
        <source>The output of the network is not a policy and a value. Choose another network.</source>
        <translation>Výstup sítě není strategie a hodnota. Zvolte jinou síť.</translation>
    </message>
    <message>
        <source>The network needs more memory than is allowed. Choose a smaller one.</source>
        <translation>Síť potřebuje více paměti, než smí mít. Vyberte menší.</translation>
    </message>
    <message>
        <source>The network took longer than {given} seconds and was stopped. Choose a smaller one.</source>
        <translation>Síť potřebovala více než {given} s a byla ukončena. Vyberte menší.</translation>
    </message>
    <message>
        <source>The process of the network has exited ({given}). Open the network again.</source>
        <translation>Proces sítě skončil ({given}). Otevřete síť znovu.</translation>
    </message>
    <message>
        <source>The network cannot be run ({given}).</source>
        <translation>Síť nelze spustit ({given}).</translation>
    </message>
    <message>
        <source>This is not a pickled list of arrays ({reason}).</source>
        <translation>Toto není seznam polí ve formátu pickle ({reason}).</translation>
    </message>
    <message>
        <source>These parameters require a network. Pass a network as the evaluator, or create the search with made_search.</source>
        <translation>Tyto parametry vyžadují síť. Předejte síť jako hodnotitele, nebo vytvořte prohledávání pomocí made_search.</translation>
    </message>
    <message>
        <source>If the evaluator is a Python function, the search can use only one thread. Use one thread, or choose a network.</source>
        <translation>Je-li ohodnocovačem funkce v Pythonu, může hledání používat jen jedno vlákno. Použijte jedno vlákno, nebo zvolte síť.</translation>
    </message>
    <message>
        <source>A share must be a number from 0 to 1, not {value}.</source>
        <translation>Podíl musí být číslo od 0 do 1, ne {value}.</translation>
    </message>
    <message>
        <source>These samples do not have format version {known}.</source>
        <translation>Tyto vzorky nejsou verze {known}.</translation>
    </message>
    <message>
        <source>These samples are not from the game {rules}.</source>
        <translation>Toto nejsou vzorky hry {rules}.</translation>
    </message>
    <message>
        <source>The samples are damaged ({reason}). Generate them again. If the file belongs to a training, delete the file: the training continues without it.</source>
        <translation>Vzorky jsou poškozené ({reason}). Vytvořte je znovu. Když soubor smažete, trénink pokračuje.</translation>
    </message>
    <message>
        <source>There is no such file of samples.</source>
        <translation>Takový soubor vzorků neexistuje.</translation>
    </message>
    <message>
        <source>These samples have format version 1, which does not hold the last move. Leave out the plane &apos;last&apos;, or generate the samples again.</source>
        <translation>Tyto vzorky mají verzi formátu 1, která neobsahuje poslední tah. Vynechte rovinu „last“, nebo vzorky vytvořte znovu.</translation>
    </message>
    <message>
        <source>There is no plane &apos;{name}&apos;. The planes are {known}.</source>
        <translation>Rovina „{name}“ neexistuje. Roviny jsou {known}.</translation>
    </message>
    <message>
        <source>symmetries must be {known}, not &apos;{given}&apos;.</source>
        <translation>symmetries musí být {known}, ne „{given}“.</translation>
    </message>
    <message>
        <source>This folder contains no training to resume.</source>
        <translation>Není zde trénink, v němž by šlo pokračovat.</translation>
    </message>
    <message>
        <source>This checkpoint does not have format version {known}.</source>
        <translation>Tento kontrolní bod není verze {known}.</translation>
    </message>
    <message>
        <source>The checkpoint is damaged ({reason}).</source>
        <translation>Kontrolní bod je poškozen ({reason}).</translation>
    </message>
    <message>
        <source>This folder already contains a training. Resume it, or choose another folder.</source>
        <translation>V této složce už trénink je. Pokračujte v něm, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Another program is training in this folder. Stop it, or choose another folder.</source>
        <translation>V této složce už běží trénink v jiném programu. Zastavte ho, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>There is no training recipe &apos;{name}&apos;. The recipes are {known}.</source>
        <translation>Žádný recept tréninku &apos;{name}&apos; není. Jsou tyto: {known}.</translation>
    </message>
    <message>
        <source>There is no training setting &apos;{name}&apos;. The settings are {known}.</source>
        <translation>Nastavení tréninku „{name}“ neexistuje. Nastavení jsou {known}.</translation>
    </message>
    <message>
        <source>{name} must be {kind} from {least} to {most}, not {given}.</source>
        <translation>{name}: je třeba {kind} od {least} do {most}, ne {given}.</translation>
    </message>
    <message>
        <source>With the rules {rules} every game has the same result, so there is nothing to learn. Choose a larger board or another line length.</source>
        <translation>S pravidly {rules} končí každá partie stejně, takže se není co učit. Zvolte větší desku nebo jinou délku řady.</translation>
    </message>
    <message>
        <source>A training for {rules} cannot begin with this network. Choose a pattern network whose patterns have the length that these rules need, or begin with random weights.</source>
        <translation>Trénink pro {rules} nemůže touto sítí začít. Zvolte vzorovou síť, jejíž vzory mají délku potřebnou pro tato pravidla, nebo začněte náhodnými vahami.</translation>
    </message>
    <message>
        <source>Pattern networks cannot learn the game {rules}. Use a convolutional network.</source>
        <translation>Vzorové sítě se hru {rules} naučit nemohou. Použijte konvoluční síť.</translation>
    </message>
    <message>
        <source>The number of games in a measurement of strength must be even: half of them are played with each colour.</source>
        <translation>Počet partií měření síly musí být sudý: polovina se hraje každou barvou.</translation>
    </message>
    <message>
        <source>The final learning rate must not exceed the initial rate, {rate}.</source>
        <translation>Konečná rychlost učení nesmí být vyšší než počáteční, {rate}.</translation>
    </message>
    <message>
        <source>The buffer must hold at least one batch, {batch} samples.</source>
        <translation>Zásobník musí pojmout alespoň jednu dávku, {batch} vzorků.</translation>
    </message>
    <message>
        <source>A training is already running. Stop it first; it can be resumed.</source>
        <translation>Trénink běží. Nejprve ho zastavte; dá se v něm pokračovat.</translation>
    </message>
    <message>
        <source>The training failed: {reason}</source>
        <translation>Trénink selhal: {reason}</translation>
    </message>
    <message>
        <source>The training process could not be started.</source>
        <translation>Proces, který trénuje, se nepodařilo spustit.</translation>
    </message>
    <message>
        <source>The training process ended unexpectedly. Its progress is saved and it can be resumed.</source>
        <translation>Proces, který trénuje, nečekaně skončil. Jeho postup je uložen a lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>The practice positions were saved by a newer version of MCTS Studio (format {found}; this version reads up to {known}). The file is unchanged. Install the newer version to use it.</source>
        <translation>Cvičné pozice uložila novější verze programu MCTS Studio (formát {found}; tato verze čte nejvýše {known}). Soubor se nezměnil. Nainstalujte novější verzi.</translation>
    </message>
    <message>
        <source>The practice positions cannot be read ({reason}). The file is unchanged. Move it to another folder, or replace it by a backup copy.</source>
        <translation>Cvičné pozice nelze přečíst ({reason}). Soubor se nezměnil. Přesuňte jej do jiné složky, nebo jej nahraďte záložní kopií.</translation>
    </message>
    <message>
        <source>The practice positions could not be saved ({reason}).</source>
        <translation>Cvičné pozice se nepodařilo uložit ({reason}).</translation>
    </message>
    <message>
        <source>This line is not a practice position ({reason}). Nothing was imported. Remove or repair the line.</source>
        <translation>Tento řádek není cvičná pozice ({reason}). Nic se neimportovalo. Řádek odstraňte, nebo opravte.</translation>
    </message>
    <message>
        <source>The file does not contain exported practice positions. Choose another file.</source>
        <translation>Soubor neobsahuje exportované cvičné pozice. Vyberte jiný soubor.</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB, the limit of an import.</source>
        <translation>Soubor je větší než {most} MB, což je mez importu.</translation>
    </message>
    <message>
        <source>by fours</source>
        <translation>čtyřkami</translation>
    </message>
    <message>
        <source>by threes</source>
        <translation>trojkami</translation>
    </message>
    <message>
        <source>by threats</source>
        <translation>hrozbami</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win with {better} and now loses.</source>
        <translation>{number}. {move} – {side}: tah {better} dokazatelně vyhrával, teď následuje prohra.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win with {better}; now the game is drawn.</source>
        <translation>{number}. {move} – {side}: tah {better} dokazatelně vyhrával, teď je partie remízová.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven draw with {better} and now loses.</source>
        <translation>{number}. {move} – {side}: tah {better} dokazatelně remizoval, teď následuje prohra.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold with {better}, which prevents the other side&apos;s win {by}.</source>
        <translation>{number}. {move} – {side}: ještě se dalo bránit tahem {better}, který zabrání soupeřově výhře {by}.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still get an advantage with {better}, which prevents the other side&apos;s win {by} (win rate of {rated}: {rate} %).</source>
        <translation>{number}. {move} – {side}: tah {better} by vedl k výhodě a zabránil soupeřově výhře {by} (úspěšnost, {rated}: {rate} %).</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a win {by} in at most {plies} plies: {line}. {other} cannot defend at {where}, which is forbidden ({shape}).</source>
        <translation>{number}. {move} – {side} přehlíží výhru {by} do {plies} půltahů: {line}. {other} se nemůže bránit na {where}, protože je to zakázaný tah ({shape}).</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} loses {loss} points of win rate; {better} was better.</source>
        <translation>{number}. {move} – {side} ztrácí {loss} bodů úspěšnosti; lepší bylo {better}.</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins {by} in at most {plies} plies.</source>
        <translation>{side} se vzdal, ačkoli {side} vyhrával {by} do {plies} půltahů.</translation>
    </message>
    <message>
        <source>After {move}, {other} wins {by} in at most {plies} plies: {line}.</source>
        <translation>Po {move} {other} vyhraje {by} do {plies} půltahů: {line}.</translation>
    </message>
    <message>
        <source>After {move}, {other} wins {by} in at most {plies} plies: {line}. {side} cannot defend at {where}, which is forbidden ({shape}).</source>
        <translation>Po {move} {other} vyhraje {by} do {plies} půltahů: {line}. {side} se nemůže bránit na {where}, protože je to zakázaný tah ({shape}).</translation>
    </message>
    <message>
        <source>After {move}, {other} wins in at most {plies} plies: {line}.</source>
        <translation>Po {move} {other} vyhraje do {plies} půltahů: {line}.</translation>
    </message>
    <message>
        <source>After {move}, {other} wins in at most {plies} plies.</source>
        <translation>Po {move} {other} vyhraje do {plies} půltahů.</translation>
    </message>
    <message>
        <source>After {move}, {other} wins: {line}.</source>
        <translation>Po {move} {other} vyhraje: {line}.</translation>
    </message>
    <message>
        <source>After {move}, {side} is lost (proven).</source>
        <translation>Po {move} je to prohra ({side}, dokázáno).</translation>
    </message>
    <message>
        <source>After {move}, {other} wins at once with {line}.</source>
        <translation>Po {move} {other} ihned vyhraje tahem {line}.</translation>
    </message>
    <message>
        <source>After {move}, {other} wins with the next move.</source>
        <translation>Po {move} {other} vyhraje příštím tahem.</translation>
    </message>
    <message>
        <source>After {move}, the win rate of {rated} is {rate} %.</source>
        <translation>Po {move} má {rated} úspěšnost {rate} %.</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins in at most {plies} plies.</source>
        <translation>{side} se vzdal, ačkoli {side} vyhrával do {plies} půltahů.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a win {by} in at most {plies} plies: {line}.</source>
        <translation>{number}. {move} – {side} přehlíží výhru {by} do {plies} půltahů: {line}.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win with {better} in at most {plies} plies.</source>
        <translation>{number}. {move} – {side} přehlíží dokázanou výhru tahem {better} do {plies} půltahů.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could win at once with {better}.</source>
        <translation>{number}. {move} – {side}: tah {better} vyhrával ihned.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win with {better}.</source>
        <translation>{number}. {move} – {side} přehlíží dokázanou výhru tahem {better}.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} lets {other} win; {better} was better.</source>
        <translation>{number}. {move} – {side}: soupeř ({other}) teď vyhraje; lepší bylo {better}.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still win with {better} (proven).</source>
        <translation>{number}. {move} – {side}: tah {better} ještě vyhrával (dokázáno).</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win ({line}) and now loses.</source>
        <translation>{number}. {move} – {side}: dokázaná výhra ({line}) je pryč, teď následuje prohra.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win ({line}); now the game is drawn.</source>
        <translation>{number}. {move} – {side}: dokázaná výhra ({line}) je pryč, teď je partie remízová.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} had a proven win in at most {plies} plies ({line}) and now loses.</source>
        <translation>{number}. {move}: {side}: prokázaná výhra nejvýše v {plies} půltazích ({line}), nyní prohra.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still win (proven: {line}).</source>
        <translation>{number}. {move} – {side}: výhra byla ještě možná (dokázáno: {line}).</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still win in at most {plies} plies (proven: {line}).</source>
        <translation>{number}. {move}: {side}: ještě možná výhra nejvýše v {plies} půltazích (prokázáno: {line}).</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still draw with {better} (proven).</source>
        <translation>{number}. {move} – {side}: tah {better} ještě remizoval (dokázáno).</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold with {better}.</source>
        <translation>{number}. {move} – {side}: ještě se dalo bránit tahem {better}.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold with {better}, according to a search: win rate of {rated} {rate} %.</source>
        <translation>{number}. {move} – {side}: ještě se dalo bránit tahem {better}, podle prohledávání: úspěšnost ({rated}) {rate} %.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still get an advantage with {better}, according to a search: win rate of {rated} {rate} %.</source>
        <translation>{number}. {move} – {side}: tah {better} by vedl k výhodě, podle prohledávání: úspěšnost ({rated}) {rate} %.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} could still hold; the search preferred {better}.</source>
        <translation>{number}. {move} – {side}: ještě se dalo bránit; prohledávání dalo přednost tahu {better}.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win in at most {plies} plies: {line}.</source>
        <translation>{number}. {move} – {side} přehlíží dokázanou výhru do {plies} půltahů: {line}.</translation>
    </message>
    <message>
        <source>{number}. {move}: {side} misses a proven win: {line}.</source>
        <translation>{number}. {move} – {side} přehlíží dokázanou výhru: {line}.</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins {by} in at most {plies} plies. {other} cannot defend at {where}, which is forbidden ({shape}).</source>
        <translation>{side} se vzdal, ačkoli {side} vyhrával {by} do {plies} půltahů. {other} se nemůže bránit na {where}, protože je to zakázaný tah ({shape}).</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins with the next move.</source>
        <translation>{side} se vzdal, ačkoli {side} vyhrával příštím tahem.</translation>
    </message>
    <message>
        <source>{side} resigned in a position that {side} wins (proven).</source>
        <translation>{side} se vzdal, ačkoli {side} vyhrával (dokázáno).</translation>
    </message>
    <message>
        <source>{side} resigned in a drawn position (proven).</source>
        <translation>{side} se vzdal v remízové pozici (dokázáno).</translation>
    </message>
    <message>
        <source>{side} resigned in an undecided position: win rate of {rated} {rate} %.</source>
        <translation>{side} se vzdal v nerozhodnuté pozici: úspěšnost ({rated}) {rate} %.</translation>
    </message>
    <message>
        <source>From the offered fifth moves, {side} picked {move}.</source>
        <translation>Z nabídnutých pátých tahů vybral {side} {move}.</translation>
    </message>
    <message>
        <source>From the fifth moves that {side} offered, {other} picked {move}.</source>
        <translation>Z pátých tahů, které nabídl {side}, vybral {other} {move}.</translation>
    </message>
    <message>
        <source>A later search has proven that the supposedly better move {better} loses. F12 judges the played move again.</source>
        <translation>Pozdější prohledávání dokázalo, že domněle lepší tah {better} prohrává. F12 posoudí tento tah znovu.</translation>
    </message>
    <message>
        <source>Not confirmed yet: F12 checks this by longer searches.</source>
        <translation>Zatím nepotvrzeno: ověří to delší prohledávání (F12).</translation>
    </message>
    <message>
        <source>No move alone decided the game. The most important mistake of {side} was move {number}.</source>
        <translation>O partii nerozhodl jediný tah. Nejzávažnější chybou strany {side} byl {number}. tah.</translation>
    </message>
    <message>
        <source>No move alone decided the game.</source>
        <translation>O partii nerozhodl jediný tah.</translation>
    </message>
    <message>
        <source>; </source>
        <translation>; </translation>
    </message>
    <message>
        <source>The game was decided at move {number}.</source>
        <translation>O partii rozhodl {number}. tah.</translation>
    </message>
    <message>
        <source>According to a search, the game was decided at move {number}.</source>
        <translation>Podle prohledávání o partii rozhodl {number}. tah.</translation>
    </message>
    <message>
        <source>No move alone decided the game. The most important mistake was move {number}.</source>
        <translation>O partii nerozhodl jediný tah. Nejzávažnější chybou byl {number}. tah.</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}).</source>
        <translation>Položte {number}. kámen ({side}).</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}) on the centre {where}.</source>
        <translation>Položte {number}. kámen ({side}) doprostřed na {where}.</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}) inside the central {square}×{square} points.</source>
        <translation>Položte {number}. kámen ({side}) do prostředních {square}×{square} polí.</translation>
    </message>
    <message>
        <source>Place stone {number} ({side}) outside the central {square}×{square} points.</source>
        <translation>Položte {number}. kámen ({side}) mimo prostředních {square}×{square} polí.</translation>
    </message>
    <message>
        <source>Swap the colours or keep them.</source>
        <translation>Vyměňte barvy, nebo je ponechte.</translation>
    </message>
    <message>
        <source>Swap the colours, keep them, or offer {count} fifth moves.</source>
        <translation>Vyměňte barvy, ponechte je, nebo nabídněte pátých tahů: {count}.</translation>
    </message>
    <message>
        <source>Take Black or take White.</source>
        <translation>Vezměte si černé, nebo bílé.</translation>
    </message>
    <message>
        <source>Take White, take Black, or place two more stones.</source>
        <translation>Vezměte si bílé, černé, nebo položte další dva kameny.</translation>
    </message>
    <message>
        <source>Choose how many fifth moves Black offers: 1 to {most}.</source>
        <translation>Zvolte, kolik pátých tahů nabídne černý: 1 až {most}.</translation>
    </message>
    <message>
        <source>Offer fifth move {number} of {count}.</source>
        <translation>Nabídněte pátý tah {number} z {count}.</translation>
    </message>
    <message>
        <source>Choose one of the offered fifth moves: {points}.</source>
        <translation>Vyberte jeden z nabídnutých pátých tahů: {points}.</translation>
    </message>
    <message>
        <source>The opening is finished.</source>
        <translation>Zahájení skončilo.</translation>
    </message>
    <message>
        <source>Stone {number} must be on the centre of the board, {where}.</source>
        <translation>{number}. kámen musí být uprostřed desky, na poli {where}.</translation>
    </message>
    <message>
        <source>Stone {number} must be inside the central square of {side}×{side} points.</source>
        <translation>{number}. kámen musí být uvnitř středového čtverce {side}×{side} polí.</translation>
    </message>
    <message>
        <source>Stone {number} must be outside the central square of {side}×{side} points.</source>
        <translation>{number}. kámen musí být mimo středový čtverec {side}×{side} polí.</translation>
    </message>
    <message>
        <source>{where} is already offered.</source>
        <translation>Pole {where} už je nabídnuto.</translation>
    </message>
    <message>
        <source>{where} is symmetric to {other}, which is already offered.</source>
        <translation>Pole {where} je souměrné s polem {other}, které už je nabídnuto.</translation>
    </message>
    <message>
        <source>The opening {protocol} is not possible in games with gravity.</source>
        <translation>Zahájení {protocol} není možné ve hrách s padajícími kameny.</translation>
    </message>
    <message>
        <source>The opening {protocol} requires a win length of at least 4.</source>
        <translation>Zahájení {protocol} vyžaduje výherní řadu délky aspoň 4.</translation>
    </message>
    <message>
        <source>The opening {protocol} requires at least 9 rows and 9 columns.</source>
        <translation>Zahájení {protocol} vyžaduje aspoň 9 řad a 9 sloupců.</translation>
    </message>
    <message>
        <source>The opening {protocol} requires an odd number of rows and of columns.</source>
        <translation>Zahájení {protocol} vyžaduje lichý počet řad i sloupců.</translation>
    </message>
    <message>
        <source>The opening {protocol} requires a board of {side}×{side} and a win length of 5.</source>
        <translation>Zahájení {protocol} vyžaduje desku {side}×{side} a výherní řadu délky 5.</translation>
    </message>
    <message>
        <source>The opening {protocol} is only for renju.</source>
        <translation>Zahájení {protocol} je jen pro renju.</translation>
    </message>
    <message>
        <source>Unknown opening: {given}. Openings of this game: {known}.</source>
        <translation>Neznámé zahájení: {given}. Zahájení této hry: {known}.</translation>
    </message>
    <message>
        <source>This game has no openings with a swap or fifth moves.</source>
        <translation>Tato hra nemá zahájení s výměnou barev nebo pátými tahy.</translation>
    </message>
    <message>
        <source>The text of the opening cannot be read: {text}.</source>
        <translation>Text zahájení nelze přečíst: {text}.</translation>
    </message>
    <message>
        <source>The position database was saved by a newer version of MCTS Studio (format {found}; this version reads up to {known}). The file is unchanged. Install the newer version to use it.</source>
        <translation>Databázi pozic uložila novější verze programu MCTS Studio (formát {found}; tato verze čte nejvýše {known}). Soubor zůstal beze změny. K použití nainstalujte novější verzi.</translation>
    </message>
    <message>
        <source>The position database cannot be read ({reason}). The file is unchanged. Move it to another folder, or replace it by a backup copy.</source>
        <translation>Databázi pozic nelze přečíst ({reason}). Soubor zůstal beze změny. Přesuňte ho do jiné složky, nebo ho nahraďte záložní kopií.</translation>
    </message>
    <message>
        <source>The position database could not be changed ({reason}).</source>
        <translation>Databázi pozic se nepodařilo změnit ({reason}).</translation>
    </message>
    <message>
        <source>The position database has reached its limit of {most} MB. What was imported is kept. Raise the limit and import the files again to continue.</source>
        <translation>Databáze pozic dosáhla svého limitu {most} MB. Co bylo načteno, zůstává. Zvyšte limit a načtěte soubory znovu; načítání bude pokračovat.</translation>
    </message>
    <message>
        <source>The backup could not be written ({reason}). Choose another file.</source>
        <translation>Zálohu se nepodařilo zapsat ({reason}). Vyberte jiný soubor.</translation>
    </message>
    <message>
        <source>This file is the position database itself. Choose another file.</source>
        <translation>Tento soubor je sama databáze pozic. Vyberte jiný soubor.</translation>
    </message>
    <message>
        <source>The file does not exist.</source>
        <translation>Soubor neexistuje.</translation>
    </message>
    <message>
        <source>The import failed ({reason}). Games that were imported before are kept.</source>
        <translation>Načítání selhalo ({reason}). Dříve načtené hry zůstávají.</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: GTP engines play only five in a row, on square boards from 5×5 to 25×25.</source>
        <translation>{player} neumí hrát {rules}: protokolem GTP hrají enginy jen pět v řadě, na čtvercových deskách od 5×5 do 25×25.</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: it does not know the command kata-set-rules, so it plays freestyle only.</source>
        <translation>{player} neumí hrát {rules}: nezná příkaz kata-set-rules, hraje tedy jen volné gomoku.</translation>
    </message>
    <message>
        <source>{player} did not answer {command} by the rules of GTP within {seconds} s. Its last line was “{text}”. It may speak another protocol.</source>
        <translation>{player} neodpověděl na {command} podle pravidel GTP do {seconds} s. Jeho poslední řádek byl „{text}“. Možná mluví jiným protokolem.</translation>
    </message>
    <message>
        <source>{player} resigned.</source>
        <translation>{player} se vzdal.</translation>
    </message>
    <message>
        <source>{player} passed, which is not possible in five in a row.</source>
        <translation>{player} se vzdal tahu, což v pěti v řadě nejde.</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is not on the board.</source>
        <translation>{player} táhl na {move}, což není na desce.</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is occupied.</source>
        <translation>{player} táhl na {move}, kde už kámen stojí.</translation>
    </message>
    <message>
        <source>{player} did not exit within {seconds} s of the quit command and was killed.</source>
        <translation>{player} po příkazu quit neskončil do {seconds} s a byl násilně ukončen.</translation>
    </message>
</context>
<context>
    <name>MissedTexts</name>
    <message>
        <source>the better move</source>
        <translation>lepší tah</translation>
    </message>
    <message>
        <source>{number}. {move} lets {side} win {kind}: {line}.</source>
        <translation>{number}. {move} – {side} pak vyhraje {kind}: {line}.</translation>
    </message>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in at most %n plies: {line}. The move still wins.</source>
        <translation>
            <numerusform>{number}. {move} přehlíží výhru {kind} v %n půltahu: {line}. I tak vyhrává.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} do %n půltahů: {line}. I tak vyhrává.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} do %n půltahů: {line}. I tak vyhrává.</numerusform>
        </translation>
    </message>
    <message>
        <source>This move lets {side} win {kind}: {line}.</source>
        <translation>Po tomto tahu {side} vyhraje {kind}: {line}.</translation>
    </message>
    <message numerus="yes">
        <source>; %n four(s) would only have delayed the win</source>
        <translation>
            <numerusform>; %n čtyřka by výhru jen oddálila</numerusform>
            <numerusform>; %n čtyřky by výhru jen oddálily</numerusform>
            <numerusform>; %n čtyřek by výhru jen oddálilo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n move(s) would have defended</source>
        <translation>
            <numerusform>; ubránil by %n tah</numerusform>
            <numerusform>; ubránily by %n tahy</numerusform>
            <numerusform>; ubránilo by %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %n move(s) would have defended</source>
        <translation>
            <numerusform>; ubránil by jen %n tah</numerusform>
            <numerusform>; ubránily by jen %n tahy</numerusform>
            <numerusform>; ubránilo by jen %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; {moves} would have defended</source>
        <translation>
            <numerusform>; ubránil by {moves}</numerusform>
            <numerusform>; ubránily by {moves}</numerusform>
            <numerusform>; ubránily by {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only {moves} would have defended</source>
        <translation>
            <numerusform>; ubránil by jen {moves}</numerusform>
            <numerusform>; ubránily by jen {moves}</numerusform>
            <numerusform>; ubránily by jen {moves}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in at most %n plies: {line}.</source>
        <translation>
            <numerusform>{number}. {move} přehlíží výhru {kind} v %n půltahu: {line}.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} do %n půltahů: {line}.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} do %n půltahů: {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move misses a win {kind} in at most %n plies: {line}.</source>
        <translation>
            <numerusform>Tento tah přehlíží výhru {kind} v %n půltahu: {line}.</numerusform>
            <numerusform>Tento tah přehlíží výhru {kind} do %n půltahů: {line}.</numerusform>
            <numerusform>Tento tah přehlíží výhru {kind} do %n půltahů: {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move misses a win {kind} in at most %n plies: {line}. The move still wins.</source>
        <translation>
            <numerusform>Tento tah přehlíží výhru {kind} v %n půltahu: {line}. I tak vyhrává.</numerusform>
            <numerusform>Tento tah přehlíží výhru {kind} do %n půltahů: {line}. I tak vyhrává.</numerusform>
            <numerusform>Tento tah přehlíží výhru {kind} do %n půltahů: {line}. I tak vyhrává.</numerusform>
        </translation>
    </message>
    <message>
        <source>; the review left other moves undecided</source>
        <translation>; o jiných tazích rozbor nerozhodl</translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <translation>{moves} a {last}</translation>
    </message>
</context>
<context>
    <name>MistakeTexts</name>
    <message>
        <source>This is the only mistake so far. The review is still running.</source>
        <translation>Toto je zatím jediná chyba. Rozbor ještě běží.</translation>
    </message>
    <message>
        <source>This is the only mistake.</source>
        <translation>To je jediná chyba.</translation>
    </message>
    <message>
        <source>That was the first mistake. This is the last one.</source>
        <translation>To byla první chyba. Toto je poslední.</translation>
    </message>
    <message>
        <source>That was the last mistake. This is the first one.</source>
        <translation>To byla poslední chyba. Toto je první.</translation>
    </message>
    <message>
        <source>The review found no mistakes.</source>
        <translation>Rozbor nenašel žádné chyby.</translation>
    </message>
    <message>
        <source>No mistakes were found so far. The review is still running.</source>
        <translation>Zatím se nenašly žádné chyby. Rozbor ještě běží.</translation>
    </message>
    <message>
        <source>No mistakes were found so far. “Review the Game” (F12) analyses the other moves.</source>
        <translation>Zatím nebyly nalezeny žádné chyby. Ostatní tahy rozebere příkaz „Rozebrat hru“ (F12).</translation>
    </message>
    <message numerus="yes">
        <source>{move} lost {loss} points of win rate; {better} wins in at most %n plies.</source>
        <translation>
            <numerusform>{move}: ztráta {loss} bodů; {better} vyhrává v %n půltahu.</numerusform>
            <numerusform>{move}: ztráta {loss} bodů; {better} vyhrává nejvýše ve %n půltazích.</numerusform>
            <numerusform>{move}: ztráta {loss} bodů; {better} vyhrává nejvýše v %n půltazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} lost {loss} points of win rate; {better} wins.</source>
        <translation>{move}: ztráta {loss} bodů; {better} vyhrává.</translation>
    </message>
    <message>
        <source>{move} lost {loss} points of win rate; {better} is a draw.</source>
        <translation>{move}: ztráta {loss} bodů; {better} je remíza.</translation>
    </message>
    <message>
        <source>{move} lost {loss} points of win rate; {better} was better.</source>
        <translation>{move}: ztráta {loss} bodů; lepší bylo {better}.</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>Snapshots of the running search are kept here for replay.</source>
        <translation>Zde se uchovávají snímky běžícího hledání k přehrání.</translation>
    </message>
    <message>
        <source>Nothing to replay yet</source>
        <translation>Zatím není co přehrát</translation>
    </message>
    <message numerus="yes">
        <source>%Ln snapshot(s)</source>
        <translation>
            <numerusform>%Ln snímek</numerusform>
            <numerusform>%Ln snímky</numerusform>
            <numerusform>%Ln snímků</numerusform>
        </translation>
    </message>
    <message>
        <source>Now · {snapshots}</source>
        <translation>Nyní · {snapshots}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nyní</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>snapshot {number} of {total}</source>
        <translation>snímek {number} z {total}</translation>
    </message>
</context>
<context>
    <name>MoveCounts</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MoveNames</name>
    <message>
        <source>column {number}</source>
        <translation>sloupec {number}</translation>
    </message>
</context>
<context>
    <name>MoveTableController</name>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabulka (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the table of moves</source>
        <translation>Exportovat tabulku tahů</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation>Tabulku se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The table of moves was exported to {path}.</source>
        <translation>Tabulka tahů byla exportována do {path}.</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>The moves of the game appear here. Click the board, or move the cursor with Shift+arrows and press Enter.</source>
        <translation>Zde se vypíší tahy. Klepněte na desku, nebo posuňte kurzor pomocí Shift+šipek a stiskněte Enter.</translation>
    </message>
    <message>
        <source>start</source>
        <translation>začátek</translation>
    </message>
    <message>
        <source>setup</source>
        <translation>postavení</translation>
    </message>
    <message>
        <source>note</source>
        <translation>poznámka</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>vynechání</translation>
    </message>
    <message numerus="yes">
        <source>{move}, %Ln variations</source>
        <translation>
            <numerusform>{move}, %Ln varianta</numerusform>
            <numerusform>{move}, %Ln varianty</numerusform>
            <numerusform>{move}, %Ln variant</numerusform>
        </translation>
    </message>
    <message>
        <source>The move has a comment</source>
        <translation>Tah má komentář</translation>
    </message>
    <message>
        <source>Move {number} of {total}, {move}</source>
        <translation>Tah {number} z {total}, {move}</translation>
    </message>
    <message>
        <source>After move {number} of {total}, {move}</source>
        <translation>Po tahu {number} z {total}, {move}</translation>
    </message>
    <message>
        <source>{side} passes</source>
        <translation>{side} se vzdává tahu</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Chyba</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Hrubá chyba</translation>
    </message>
    <message>
        <source>{verdict}: the move lost {loss} points of win rate</source>
        <translation>{verdict}: tah ztratil {loss} bodů úspěšnosti</translation>
    </message>
    <message>
        <source>Hollow dot: an analysis is saved</source>
        <translation>Prázdný puntík: uložená analýza</translation>
    </message>
</context>
<context>
    <name>NetworkController</name>
    <message>
        <source>Use a network</source>
        <translation>Použít síť</translation>
    </message>
    <message>
        <source>Reading the network {file} …</source>
        <translation>Načítá se síť {file} …</translation>
    </message>
    <message>
        <source>The network cannot be used.</source>
        <translation>Síť nelze použít.</translation>
    </message>
    <message>
        <source>The search uses the network {network} with the profile {profile}. To undo this, choose a profile, or reset the network in the parameters.</source>
        <translation>Prohledávání používá síť {network} s profilem {profile}. Chcete-li to vrátit, zvolte profil, nebo obnovte síť v parametrech.</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>No network is shipped for this game. Rollouts are used instead.</source>
        <translation>Pro tuto hru není dodána žádná síť. Místo ní se použijí rollouty.</translation>
    </message>
    <message>
        <source>Networks (*.npz *.onnx);;All files (*)</source>
        <translation>Sítě (*.npz *.onnx);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>The network {network} evaluates positions.</source>
        <translation>Pozice hodnotí síť {network}.</translation>
    </message>
    <message>
        <source>The network {network} evaluates positions, using one thread.</source>
        <translation>Pozice hodnotí síť {network}, s jedním vláknem.</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New Board</source>
        <translation>Nová deska</translation>
    </message>
    <message>
        <source>&amp;Show the Board</source>
        <translation>&amp;Ukázat desku</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New Game</source>
        <translation>Nová hra</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>První tah</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Your colour</source>
        <translation>Vaše barva</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Náhodně</translation>
    </message>
    <message>
        <source>Your colo&amp;ur</source>
        <translation>Vaše bar&amp;va</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation>H&amp;odiny</translation>
    </message>
    <message>
        <source>First &amp;move</source>
        <translation>P&amp;rvní tah</translation>
    </message>
    <message>
        <source>O&amp;pening</source>
        <translation>Zahá&amp;jení</translation>
    </message>
    <message>
        <source>S&amp;tart Game</source>
        <translation>&amp;Začít hru</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Žádné</translation>
    </message>
    <message>
        <source>The players place the first stones and choose their colours by this protocol. Black places the first stone.</source>
        <translation>Hráči podle těchto pravidel položí první kameny a zvolí si barvy. První kámen pokládá černý.</translation>
    </message>
    <message>
        <source>Your colo&amp;ur at first</source>
        <translation>Vaše bar&amp;va na začátku</translation>
    </message>
    <message>
        <source>Your colour at first</source>
        <translation>Vaše barva na začátku</translation>
    </message>
    <message>
        <source>&amp;One side</source>
        <translation>&amp;Jedna strana</translation>
    </message>
    <message>
        <source>Othe&amp;r side</source>
        <translation>Druhá str&amp;ana</translation>
    </message>
    <message>
        <source>&amp;{side}</source>
        <translation>&amp;{side}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
</context>
<context>
    <name>NodeBar</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln návštěva</numerusform>
            <numerusform>%Ln návštěvy</numerusform>
            <numerusform>%Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {side} {rate}</source>
        <translation>Po {moves} · {visits} · {side} {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {rate}</source>
        <translation>Po {moves} · {visits} · {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · {rate}</source>
        <translation>Uvnitř prohledávání, po {moves} · {visits} · {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {side}: network {network_rate} (prior {prior}), search {rate}</source>
        <translation>Po {moves} · {visits} · {side}: síť {network_rate} (prior {prior}), prohledávání {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · win rate for {side}: network {network_rate} (prior {prior}), mean of the search {rate}</source>
        <translation>Uvnitř prohledávání, po {moves} · {visits} · úspěšnost ({side}): síť {network_rate} (prior {prior}), průměr prohledávání {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {side}: network {network_rate} (prior {prior}), search {rate}</source>
        <translation>Po {moves} · {side}: síť {network_rate} (prior {prior}), prohledávání {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · mean win rate {rate} for {side}</source>
        <translation>Uvnitř prohledávání, po {moves} · {visits} · průměrná úspěšnost ({side}): {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {rate} for {side}</source>
        <translation>Po {moves} · {visits} · {side}: {rate}</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies</source>
        <translation>
            <numerusform>{side} vyhraje {means} v %n půltahu</numerusform>
            <numerusform>{side} vyhraje {means} do %n půltahů</numerusform>
            <numerusform>{side} vyhraje {means} do %n půltahů</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw (endgame solver)</source>
        <translation>remíza (řešitel koncovek)</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins in at most %n plies (endgame solver)</source>
        <translation>
            <numerusform>{side} vyhraje v %n půltahu (řešitel koncovek)</numerusform>
            <numerusform>{side} vyhraje do %n půltahů (řešitel koncovek)</numerusform>
            <numerusform>{side} vyhraje do %n půltahů (řešitel koncovek)</numerusform>
        </translation>
    </message>
    <message>
        <source>Current node</source>
        <translation>Zobrazený uzel</translation>
    </message>
    <message>
        <source>Up</source>
        <translation>Nahoru</translation>
    </message>
    <message>
        <source>Go to the parent node</source>
        <translation>Na uzel o úroveň výš</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Kořen</translation>
    </message>
    <message>
        <source>Go back to the root</source>
        <translation>Zpět ke kořeni</translation>
    </message>
</context>
<context>
    <name>NodeController</name>
    <message>
        <source>The board shows a node of the search, and the search has not visited {move} there. To play a move, go back to the root.</source>
        <translation>Deska ukazuje uzel prohledávání, a to tam tah {move} nenavštívilo. Chcete-li zahrát tah, vraťte se ke kořeni.</translation>
    </message>
    <message>
        <source>The search has not visited {move} in this position.</source>
        <translation>Prohledávání tam tah {move} nenavštívilo.</translation>
    </message>
</context>
<context>
    <name>OpeningCard</name>
    <message>
        <source>Offer {count} Fifth Moves</source>
        <translation>Nabídnout pátých tahů: {count}</translation>
    </message>
    <message>
        <source>{action} (key {key})</source>
        <translation>{action} (klávesa {key})</translation>
    </message>
    <message numerus="yes">
        <source>Ask for %n Fifth Move(s)</source>
        <translation>
            <numerusform>Žádat %n pátý tah</numerusform>
            <numerusform>Žádat %n páté tahy</numerusform>
            <numerusform>Žádat %n pátých tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Black offers this number of fifth moves, and White picks one of them</source>
        <translation>Černý nabídne tento počet pátých tahů a bílý vybere jeden z nich</translation>
    </message>
    <message>
        <source>Take White</source>
        <translation>Vzít bílé</translation>
    </message>
    <message>
        <source>Take Black</source>
        <translation>Vzít černé</translation>
    </message>
    <message>
        <source>Place Two Stones</source>
        <translation>Položit dva kameny</translation>
    </message>
    <message>
        <source>Swap Colours</source>
        <translation>Vyměnit barvy</translation>
    </message>
    <message>
        <source>Keep Colours</source>
        <translation>Ponechat barvy</translation>
    </message>
    <message>
        <source>Continue the Opening</source>
        <translation>Pokračovat v zahájení</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>Two Stones</source>
        <translation>Dva kameny</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Ponechat</translation>
    </message>
    <message>
        <source>Offer {count}</source>
        <translation>Nabídnout {count}</translation>
    </message>
    <message>
        <source>Number of fifth moves</source>
        <translation>Počet pátých tahů</translation>
    </message>
</context>
<context>
    <name>OpeningController</name>
    <message>
        <source>The game is paused.</source>
        <translation>Hra je pozastavena.</translation>
    </message>
    <message>
        <source>The engine is being prepared …</source>
        <translation>Engine se připravuje …</translation>
    </message>
    <message>
        <source>The engine is deciding …</source>
        <translation>Engine se rozhoduje …</translation>
    </message>
    <message>
        <source>{player} decides, {other} waits</source>
        <translation>{player}: rozhoduje, {other}: čeká</translation>
    </message>
    <message>
        <source>{side} ({name})</source>
        <translation>{side} ({name})</translation>
    </message>
    <message>
        <source>first player</source>
        <translation>první hráč</translation>
    </message>
    <message>
        <source>second player</source>
        <translation>druhý hráč</translation>
    </message>
    <message>
        <source>The opening is not finished.</source>
        <translation>Zahájení není dokončeno.</translation>
    </message>
</context>
<context>
    <name>OpeningRemarksController</name>
    <message>
        <source>Swaps noted in the file: {swaps}.</source>
        <translation>Výměny barev podle souboru: {swaps}.</translation>
    </message>
    <message>
        <source>The players swapped the colours.</source>
        <translation>Hráči si vyměnili barvy.</translation>
    </message>
    <message>
        <source>Offered fifth moves: {points}.</source>
        <translation>Nabídnuté páté tahy: {points}.</translation>
    </message>
</context>
<context>
    <name>Openings</name>
    <message>
        <source>Swap</source>
        <translation>Swap</translation>
    </message>
    <message>
        <source>Swap2</source>
        <translation>Swap2</translation>
    </message>
    <message>
        <source>Pro</source>
        <translation>Pro</translation>
    </message>
    <message>
        <source>Long Pro</source>
        <translation>Long Pro</translation>
    </message>
    <message>
        <source>RIF</source>
        <translation>RIF</translation>
    </message>
    <message>
        <source>Yamaguchi</source>
        <translation>Yamaguchi</translation>
    </message>
    <message>
        <source>Soosyrv-8</source>
        <translation>Soosyrv-8</translation>
    </message>
    <message>
        <source>Taraguchi-10</source>
        <translation>Taraguchi-10</translation>
    </message>
    <message>
        <source>The first player places three stones. The second player chooses a colour.</source>
        <translation>První hráč položí tři kameny; druhý hráč si vybere barvu.</translation>
    </message>
    <message>
        <source>The first player places three stones. The second player chooses a colour, or places two more stones and lets the first player choose.</source>
        <translation>První hráč položí tři kameny; druhý hráč si vybere barvu, nebo položí další dva kameny a barvu si vybere první hráč.</translation>
    </message>
    <message>
        <source>Black begins in the centre; stone 3 is outside the central 5×5 points.</source>
        <translation>Černý začíná uprostřed; třetí kámen je mimo prostředních 5×5 polí.</translation>
    </message>
    <message>
        <source>Black begins in the centre; stone 3 is outside the central 7×7 points.</source>
        <translation>Černý začíná uprostřed; třetí kámen je mimo prostředních 7×7 polí.</translation>
    </message>
    <message>
        <source>The first player places one of 26 openings. The other player may swap the colours. White plays move 4. Black offers two fifth moves, and White picks one.</source>
        <translation>První hráč položí jedno z 26 zahájení. Druhý hráč může vyměnit barvy. Bílý zahraje 4. tah. Černý nabídne dva páté tahy a bílý jeden vybere.</translation>
    </message>
    <message>
        <source>Each stone lies inside a larger central square than the previous one, and a swap is possible after each stone. After stone 4, Black may offer ten fifth moves instead.</source>
        <translation>Každý kámen leží uvnitř většího středového čtverce než předchozí a po každém je možná výměna barev. Po 4. kameni může černý místo toho nabídnout deset pátých tahů.</translation>
    </message>
    <message>
        <source>{name} takes {side}.</source>
        <translation>{name} bere barvu: {side}.</translation>
    </message>
    <message>
        <source>You take {side}.</source>
        <translation>Berete si barvu: {side}.</translation>
    </message>
    <message>
        <source>{name} swaps the colours and takes {side}.</source>
        <translation>{name} vyměňuje barvy a bere barvu: {side}.</translation>
    </message>
    <message>
        <source>You swap the colours and take {side}.</source>
        <translation>Vyměňujete barvy a berete si barvu: {side}.</translation>
    </message>
    <message>
        <source>{name} keeps {side}.</source>
        <translation>{name} si ponechává barvu: {side}.</translation>
    </message>
    <message>
        <source>You keep {side}.</source>
        <translation>Ponecháváte si barvu: {side}.</translation>
    </message>
    <message>
        <source>{name} picks the fifth move {where}.</source>
        <translation>{name} vybírá pátý tah {where}.</translation>
    </message>
    <message>
        <source>You pick the fifth move {where}.</source>
        <translation>Vybíráte pátý tah {where}.</translation>
    </message>
    <message>
        <source>You place two more stones.</source>
        <translation>Pokládáte další dva kameny.</translation>
    </message>
    <message>
        <source>You choose {count} fifth moves.</source>
        <translation>Volíte počet pátých tahů: {count}.</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>První hráč</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Druhý hráč</translation>
    </message>
    <message>
        <source>{name} offers the fifth moves {points}.</source>
        <translation>{name} nabízí páté tahy {points}.</translation>
    </message>
    <message>
        <source>{name} places two more stones.</source>
        <translation>{name} pokládá další dva kameny.</translation>
    </message>
    <message>
        <source>The first player places one of 26 openings and declares how many fifth moves Black will offer. The other player may swap the colours. White plays move 4. Black offers that many fifth moves, and White picks one.</source>
        <translation>První hráč položí jedno z 26 zahájení a určí, kolik pátých tahů černý nabídne. Druhý hráč může vyměnit barvy. Bílý zahraje 4. tah. Černý nabídne tolik pátých tahů a bílý jeden vybere.</translation>
    </message>
    <message>
        <source>The first player places one of 26 openings. The other player may swap the colours. White plays move 4 and declares how many fifth moves Black will offer (1 to 8). The other player may swap the colours. Black offers that many fifth moves, and White picks one.</source>
        <translation>První hráč položí jedno z 26 zahájení. Druhý hráč může vyměnit barvy. Bílý zahraje 4. tah a určí, kolik pátých tahů černý nabídne (1 až 8). Druhý hráč může vyměnit barvy. Černý nabídne tolik pátých tahů a bílý jeden vybere.</translation>
    </message>
    <message>
        <source>{name} chooses {count} fifth moves.</source>
        <translation>{name} volí počet pátých tahů: {count}.</translation>
    </message>
</context>
<context>
    <name>OpeningsBox</name>
    <message>
        <source>random moves</source>
        <translation>náhodných tahů</translation>
    </message>
    <message>
        <source>each first move once</source>
        <translation>každý první tah jednou</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation>prázdná deska</translation>
    </message>
    <message>
        <source>in total</source>
        <translation>celkem</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Random moves per opening</source>
        <translation>Náhodných tahů v zahájení</translation>
    </message>
    <message>
        <source>final positions of a file …</source>
        <translation>koncové pozice partií ze souboru …</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;All files (*)</source>
        <translation>Hry (*.sgf *.psq *.rec *.pos *.lib *.rif *.txt);;Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>OptionsTable</name>
    <message>
        <source>Options</source>
        <translation>Volby</translation>
    </message>
    <message>
        <source>Option</source>
        <translation>Volba</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
</context>
<context>
    <name>PaneTitles</name>
    <message>
        <source>&amp;Float</source>
        <translation>&amp;Uvolnit</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Status</source>
        <translation>Stav</translation>
    </message>
    <message>
        <source>&amp;Lessons</source>
        <translation>&amp;Lekce</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Hráči</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Tahy</translation>
    </message>
    <message>
        <source>&amp;Key Moments</source>
        <translation>Klíčové oka&amp;mžiky</translation>
    </message>
    <message>
        <source>C&amp;omment</source>
        <translation>&amp;Komentář</translation>
    </message>
    <message>
        <source>Can&amp;didates</source>
        <translation>Ka&amp;ndidáti</translation>
    </message>
    <message>
        <source>Displa&amp;y</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>&amp;Tree</source>
        <translation>Str&amp;om</translation>
    </message>
    <message>
        <source>Summary and &amp;win rate</source>
        <translation>&amp;Souhrn a úspěšnost</translation>
    </message>
    <message>
        <source>St&amp;eps</source>
        <translation>Krok&amp;y</translation>
    </message>
    <message>
        <source>S&amp;hares</source>
        <translation>&amp;Podíly</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Čísla</translation>
    </message>
    <message>
        <source>St&amp;atistics</source>
        <translation>Statist&amp;ika</translation>
    </message>
    <message>
        <source>Breakpo&amp;ints</source>
        <translation>Za&amp;rážky</translation>
    </message>
    <message>
        <source>E&amp;xplorer</source>
        <translation>Průzk&amp;umník</translation>
    </message>
    <message>
        <source>D&amp;rawing</source>
        <translation>Kres&amp;ba</translation>
    </message>
</context>
<context>
    <name>ParameterController</name>
    <message>
        <source>The search uses the profile {profile} now.</source>
        <translation>Prohledávání nyní používá profil {profile}.</translation>
    </message>
    <message>
        <source>Parameters of the Analysis</source>
        <translation>Parametry analýzy</translation>
    </message>
</context>
<context>
    <name>ParameterRow</name>
    <message>
        <source>Choose a File …</source>
        <translation>Vybrat soubor …</translation>
    </message>
    <message>
        <source>Use a network file (.npz or .onnx) from any folder</source>
        <translation>Použít soubor sítě (.npz nebo .onnx) z libovolné složky</translation>
    </message>
    <message>
        <source>Choose a network file</source>
        <translation>Vybrat soubor sítě</translation>
    </message>
    <message>
        <source>Out of range ({range}): the value stays {value}.</source>
        <translation>Mimo rozsah ({range}): hodnota zůstává {value}.</translation>
    </message>
    <message>
        <source>Reset to {value}, the value of the profile</source>
        <translation>Vrátit na {value}, jak to má profil</translation>
    </message>
    <message>
        <source>Reset {parameter} to {value}</source>
        <translation>Vrátit {parameter} na {value}</translation>
    </message>
    <message>
        <source>Value in the profile: {value}.</source>
        <translation>Profil má {value}.</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Selection</source>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation>Zkoumání</translation>
    </message>
    <message>
        <source>Exploration growth</source>
        <translation>Růst průzkumu</translation>
    </message>
    <message>
        <source>First-play urgency</source>
        <translation>Hodnota nenavštívených</translation>
    </message>
    <message>
        <source>First-play reduction</source>
        <translation>Snížení první hodnoty</translation>
    </message>
    <message>
        <source>Minimum prior</source>
        <translation>Nejmenší prior</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Velikost dávky</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation>Rollout</translation>
    </message>
    <message>
        <source>Rollout radius</source>
        <translation>Poloměr rolloutu</translation>
    </message>
    <message>
        <source>Rollout length</source>
        <translation>Délka rolloutu</translation>
    </message>
    <message>
        <source>Widening start</source>
        <translation>Rozšiřování od</translation>
    </message>
    <message>
        <source>Widening factor</source>
        <translation>Činitel rozšiřování</translation>
    </message>
    <message>
        <source>Widening exponent</source>
        <translation>Exponent rozšiřování</translation>
    </message>
    <message>
        <source>Tree radius</source>
        <translation>Poloměr stromu</translation>
    </message>
    <message>
        <source>Centre radius</source>
        <translation>Poloměr středu</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation>Transpozice</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Hrozby</translation>
    </message>
    <message>
        <source>Threat search limit</source>
        <translation>Mez hledání hrozeb</translation>
    </message>
    <message>
        <source>Shortest wins by fours</source>
        <translation>Nejkratší výhry čtyřkami</translation>
    </message>
    <message>
        <source>Long attack search limit</source>
        <translation>Mez hledání dlouhých útoků</translation>
    </message>
    <message>
        <source>Refutation search limit</source>
        <translation>Mez hledání vyvrácení</translation>
    </message>
    <message>
        <source>Endgame solver</source>
        <translation>Řešitel koncovek</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation>Důkazy</translation>
    </message>
    <message>
        <source>Tree reuse</source>
        <translation>Znovupoužití stromu</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation>Konečný tah</translation>
    </message>
    <message>
        <source>Opening near centre</source>
        <translation>Zahájení u středu</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Teplota</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>Spolehlivost</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Paměť</translation>
    </message>
    <message>
        <source>UCT, N = all simulations</source>
        <translation>UCT, N = všechny simulace</translation>
    </message>
    <message>
        <source>With PUCT and a network, the value of an unvisited child is the first evaluation of its parent minus this number. Infinity turns this off; the first-play urgency then applies.</source>
        <translation>S PUCT a se sítí má nenavštívený potomek hodnotu prvního vyhodnocení svého rodiče minus toto číslo. Nekonečno to vypne: platí hodnota nenavštívených.</translation>
    </message>
    <message>
        <source>With PUCT, the exploration constant c grows with the parent&apos;s visits N: c + growth × ln(1 + N / 500). 0 turns this off.</source>
        <translation>S PUCT roste konstanta průzkumu c s návštěvami rodiče N: c + růst × ln(1 + N / 500). 0 to vypne.</translation>
    </message>
    <message>
        <source>Network that evaluates positions: the one that comes with the program, an installed one, or a file. Leave empty for rollouts. Rollouts are also used if the program comes with no network for the game. Requires PUCT.</source>
        <translation>Síť, která vyhodnocuje pozice: síť dodaná s programem, instalovaná, nebo ze souboru. Prázdné: rollouty. Rollouty se použijí i tehdy, když program pro hru žádnou síť nemá. Vyžaduje PUCT.</translation>
    </message>
    <message>
        <source>Maximum distance from a stone for moves of neighbour and tactical rollouts; 0 allows any move.</source>
        <translation>Největší vzdálenost tahů rolloutů neighbour a tactical od kamene; 0 dovolí jakýkoli tah.</translation>
    </message>
    <message>
        <source>Maximum length of a rollout; longer rollouts count as draws. 0 turns the limit off.</source>
        <translation>Největší délka rolloutu; delší rollouty se počítají jako remízy. 0 mez vypíná.</translation>
    </message>
    <message>
        <source>Progressive widening: initial number of children of a node; 0 considers all.</source>
        <translation>Postupné rozšiřování: počet potomků, o kterých uzel uvažuje zpočátku; 0: o všech.</translation>
    </message>
    <message>
        <source>Factor of progressive widening. The number of additional children of a node is factor × visits ^ exponent.</source>
        <translation>Postupné rozšiřování: činitel v počtu dalších potomků, činitel × návštěvy ^ exponent.</translation>
    </message>
    <message>
        <source>Exponent of progressive widening. The number of additional children of a node is factor × visits ^ exponent.</source>
        <translation>Postupné rozšiřování: exponent v počtu dalších potomků, činitel × návštěvy ^ exponent.</translation>
    </message>
    <message>
        <source>At each node, find the shortest win by fours of the side to move. Off: find any win; the search then finds more wins with the same number of tried moves, but proven wins may take more moves than necessary.</source>
        <translation>Hledat v každém uzlu nejkratší výhru čtyřkami strany na tahu. Vypnuto: hledá se libovolná výhra. Se stejným počtem zkoušených tahů se tak najde více výher, dokázané výhry však mohou trvat více tahů, než je nutné.</translation>
    </message>
    <message>
        <source>When a node has this many visits, it is searched again for a win by fours, and 8 times as many moves are tried. Whenever its visits have increased 16-fold, this search is repeated, each time with 8 times as many moves as before. 0 turns this off.</source>
        <translation>Po tolika návštěvách se v uzlu znovu hledá výhra čtyřkami, s 8násobným limitem tahů. Kdykoli návštěvy vzrostou na 16násobek, hledání se opakuje s 8násobkem předchozího limitu. 0 to vypne.</translation>
    </message>
    <message>
        <source>Endgame solver for Connect Four: maximum positions per search; 0 turns it off.</source>
        <translation>Řešitel koncovek pro Connect Four: nejvíce pozic na hledání; 0 ho vypíná.</translation>
    </message>
    <message>
        <source>Restricts which move is played after a search in games without gravity: the first move of a game is at most two points from the centre, the second move is next to the first stone or near the centre. The search tree does not change.</source>
        <translation>Ve hrách bez gravitace omezuje, který tah se po prohledávání zahraje: první tah partie je nejvýše dva body od středu, druhý tah vedle prvního kamene nebo blízko středu. Strom prohledávání se nemění.</translation>
    </message>
    <message>
        <source>positions</source>
        <translation>pozic</translation>
    </message>
    <message>
        <source>Visits before threat search</source>
        <translation>Návštěv do hledání hrozeb</translation>
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
        <translation>rovnoměrné</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation>sousední</translation>
    </message>
    <message>
        <source>tactical</source>
        <translation>taktické</translation>
    </message>
    <message>
        <source>none</source>
        <translation>žádné</translation>
    </message>
    <message>
        <source>immediate wins</source>
        <translation>okamžité výhry</translation>
    </message>
    <message>
        <source>wins by fours</source>
        <translation>výhry čtyřkami</translation>
    </message>
    <message>
        <source>wins by threes at the root</source>
        <translation>výhry trojkami v kořeni</translation>
    </message>
    <message>
        <source>most visits</source>
        <translation>nejvíc návštěv</translation>
    </message>
    <message>
        <source>best value</source>
        <translation>nejlepší hodnota</translation>
    </message>
    <message>
        <source>best lower bound</source>
        <translation>nejlepší dolní mez</translation>
    </message>
    <message>
        <source>sample by visits</source>
        <translation>výběr podle návštěv</translation>
    </message>
    <message>
        <source>shipped network</source>
        <translation>dodaná síť</translation>
    </message>
    <message>
        <source>In commands and files: {name}</source>
        <translation>V příkazech a souborech: {name}</translation>
    </message>
    <message>
        <source>{low} to ∞</source>
        <translation>{low} až ∞</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} až {high}</translation>
    </message>
    <message>
        <source>on</source>
        <translation>zapnuto</translation>
    </message>
    <message>
        <source>off</source>
        <translation>vypnuto</translation>
    </message>
    <message>
        <source>the same as {profile}</source>
        <translation>stejné jako {profile}</translation>
    </message>
    <message>
        <source>{profile}, except for {changes}</source>
        <translation>{profile}, až na {changes}</translation>
    </message>
    <message>
        <source>Positions reached by different move orders share a node.</source>
        <translation>Pozice dosažené různým pořadím tahů sdílejí uzel.</translation>
    </message>
    <message>
        <source>Rule that selects the child to visit. UCT: UCB1, where N counts the visits of the parent. UCT, N = all simulations: UCB1, where N counts all simulations of the search. PUCT: AlphaZero&apos;s rule.</source>
        <translation>Pravidlo, které vybírá navštíveného potomka. UCT: UCB1, kde N je počet návštěv rodiče. UCT, N = všechny simulace: UCB1, kde N je počet všech simulací hledání. PUCT: pravidlo AlphaZero.</translation>
    </message>
    <message>
        <source>Exploration constant c. It applies to win rates from 0 to 1 with UCT, and to values from −1 to 1 with PUCT.</source>
        <translation>Konstanta zkoumání c: u UCT na úspěšnosti od 0 do 1, u PUCT na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>Value of an unvisited child: a win rate for UCT, a value from −1 to 1 for PUCT. Infinity: unvisited children are visited first.</source>
        <translation>Hodnota nenavštíveného potomka: u UCT úspěšnost, u PUCT hodnota od −1 do 1. Nekonečno: nenavštívení potomci se navštíví jako první.</translation>
    </message>
    <message>
        <source>Minimum prior of moves at all nodes except the root. Moves with a smaller prior are searched only when all other moves are proven lost. 0 turns this off.</source>
        <translation>Nejmenší prior tahů pod kořenem. Tahy s menším priorem se prohledávají, až když jsou všechny ostatní prokazatelně prohrané. 0 to vypíná.</translation>
    </message>
    <message>
        <source>Approximate number of positions per call of a convolutional network or a custom evaluator. Simulations that wait for a result count as losses (virtual loss). Rollouts and pattern networks ignore this number.</source>
        <translation>Přibližný počet pozic na jedno volání konvoluční sítě nebo vlastního hodnotitele. Simulace čekající na výsledek se počítají jako prohry (virtual loss). Rollouty a vzorové sítě ho nepoužívají.</translation>
    </message>
    <message>
        <source>Move choice in rollouts. Uniform: any move. Neighbour: moves near stones. Tactical: first wins and blocks of wins, then moves near stones.</source>
        <translation>Volba tahů v rolloutech. Rovnoměrné: jakýkoli tah. Sousední: tahy poblíž kamenů. Taktické: nejdřív výhry a obrana proti výhrám, pak tahy poblíž kamenů.</translation>
    </message>
    <message>
        <source>Children within this distance of a stone are searched first. The other children follow when all of these are proven lost. 0 turns this off.</source>
        <translation>Potomci do této vzdálenosti od kamene se prohledávají první. Ostatní následují, až je u všech těchto dokázána prohra. 0 to vypíná.</translation>
    </message>
    <message>
        <source>At each side&apos;s first move, children within this distance of the centre of the board are searched first. 0 turns this off.</source>
        <translation>Při prvním tahu každé strany se potomci do této vzdálenosti od středu desky prohledávají první. 0 to vypíná.</translation>
    </message>
    <message>
        <source>Threat detection. None: off. Immediate wins: with forced blocks. Wins by fours (VCF): with their refutations. Wins by threes (VCT): only at the root. Each choice includes the ones before it. Gravity games support only none and immediate wins.</source>
        <translation>Rozpoznávání hrozeb. Žádné: vypnuto. Okamžité výhry: i vynucené obrany. Výhry čtyřkami (VCF): i jejich vyvrácení. Výhry trojkami (VCT): v kořeni. Každá volba zahrnuje předchozí. Hry s padajícími kameny podporují jen žádné hrozby a okamžité výhry.</translation>
    </message>
    <message>
        <source>Maximum number of moves that a search for wins by fours tries at a node. At the root it tries up to 100 times as many.</source>
        <translation>Nejvíce tahů, které hledání výher čtyřkami vyzkouší v uzlu; v kořeni stokrát tolik.</translation>
    </message>
    <message>
        <source>The threat solver looks for a long win of the side to move at the root. It tries at most this many moves per simulation. 0 turns this off.</source>
        <translation>Nejvyšší počet tahů na simulaci, které řešitel hrozeb v kořeni zkusí, aby našel dlouhou výhru strany na tahu. 0 to vypne.</translation>
    </message>
    <message>
        <source>The threat solver checks whether the other side wins after one of the best root moves. It tries at most this many moves per simulation. 0 turns this off.</source>
        <translation>Nejvyšší počet tahů na simulaci, které řešitel hrozeb zkusí, aby dokázal, že soupeř po jednom z nejlepších tahů kořene vyhraje. 0 to vypne.</translation>
    </message>
    <message>
        <source>Propagate proven results up the tree.</source>
        <translation>Šířit dokázané výsledky stromem vzhůru.</translation>
    </message>
    <message>
        <source>Keep the tree below a move after the move is played.</source>
        <translation>Ponechat strom pod tahem, když je tah zahrán.</translation>
    </message>
    <message>
        <source>Rule that selects the move to play: the most visits, the best value, the best lower confidence bound, or a random sample weighted by visits.</source>
        <translation>Pravidlo, které vybírá hraný tah: nejvíce návštěv, nejlepší hodnota, nejlepší dolní mez spolehlivosti, nebo losování podle návštěv.</translation>
    </message>
    <message>
        <source>Sampling temperature: lower values favour the most visited move.</source>
        <translation>Teplota losování: nižší hodnoty dávají přednost nejnavštěvovanějšímu tahu.</translation>
    </message>
    <message>
        <source>Distance of the lower confidence bound below the value.</source>
        <translation>Vzdálenost dolní meze spolehlivosti pod hodnotou.</translation>
    </message>
    <message>
        <source>Memory limit of the tree in MB. At the limit the search continues without adding nodes.</source>
        <translation>Mez paměti stromu v MB. Po jejím dosažení hledání pokračuje bez nových uzlů.</translation>
    </message>
    <message>
        <source>points</source>
        <translation>bodů</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>tahů</translation>
    </message>
    <message>
        <source>children</source>
        <translation>potomků</translation>
    </message>
    <message>
        <source>visits</source>
        <translation>návštěv</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation>směrodatných chyb</translation>
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
        <translation>Jen co se &amp;liší</translation>
    </message>
    <message>
        <source>No parameter matches. Search for another word.</source>
        <translation>Žádný parametr nevyhovuje. Hledejte jiné slovo.</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>V&amp;rátit vše</translation>
    </message>
    <message>
        <source>Sa&amp;ve as a Profile …</source>
        <translation>&amp;Uložit jako profil …</translation>
    </message>
    <message>
        <source>Find a parameter</source>
        <translation>Najít parametr</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Použít</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) differ from the profile {profile}.</source>
        <translation>
            <numerusform>%n parametr se liší od profilu {profile}.</numerusform>
            <numerusform>%n parametry se liší od profilu {profile}.</numerusform>
            <numerusform>%n parametrů se liší od profilu {profile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same as {profile}.</source>
        <translation>Jako {profile}.</translation>
    </message>
    <message>
        <source>Saved as {profile}. It is now in the list of profiles.</source>
        <translation>Uloženo jako {profile}. Profil je teď v seznamu profilů.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Children considered</source>
        <translation>Uvažovaní potomci</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Rollouts</source>
        <translation>Simulační partie</translation>
    </message>
    <message>
        <source>Tree and memory</source>
        <translation>Strom a paměť</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation>Konečný tah</translation>
    </message>
</context>
<context>
    <name>PartRow</name>
    <message>
        <source>Run</source>
        <translation>Spustit</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Otevřít</translation>
    </message>
    <message>
        <source>Run: {part}</source>
        <translation>Spustit: {part}</translation>
    </message>
    <message>
        <source>Open: {part}</source>
        <translation>Otevřít: {part}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Copy the command: {part}</source>
        <translation>Kopírovat příkaz: {part}</translation>
    </message>
    <message>
        <source>Copy the terminal command for this part of the project</source>
        <translation>Zkopíruje příkaz terminálu pro tuto část projektu</translation>
    </message>
    <message>
        <source>Set up the board and the profile, and run the search with one thread and the seed 0</source>
        <translation>Připraví desku a profil a spustí prohledávání s jedním vláknem a semínkem 0</translation>
    </message>
    <message>
        <source>Show the experiment in the window of matches; the button Start there runs it</source>
        <translation>Ukáže pokus v okně zápasů, kde ho spustí tlačítko Začít</translation>
    </message>
    <message>
        <source>Begin the lesson</source>
        <translation>Začne lekci</translation>
    </message>
    <message>
        <source>Show the training window with this game and this kind of network</source>
        <translation>Ukáže okno trénování s touto hrou a tímto druhem sítě</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Parameters of a player</source>
        <translation>Parametry hráče</translation>
    </message>
    <message>
        <source>At the level {level}, the engine draws its move at random, weighted by visits. The parameters that choose the final move have no effect.</source>
        <translation>Na úrovni {level} engine svůj tah losuje podle návštěv. Parametry, které vybírají konečný tah, nemají vliv.</translation>
    </message>
    <message>
        <source>The game was left without a result. It stays open for review.</source>
        <translation>Partie byla opuštěna bez výsledku. Zůstává zde otevřená k rozboru.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {number}</source>
        <translation>Hráč {number}</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation>Úroveň hráče {number}</translation>
    </message>
    <message>
        <source>Parameters of player {number} …</source>
        <translation>Parametry hráče {number} …</translation>
    </message>
    <message>
        <source>Edit the search parameters of this player</source>
        <translation>Upravit parametry prohledávání tohoto hráče</translation>
    </message>
    <message>
        <source>own limit</source>
        <translation>vlastní limit</translation>
    </message>
    <message>
        <source>Own limit of player {number}</source>
        <translation>Vlastní limit hráče {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation>Odebrat hráče {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation>Odebrat tohoto hráče</translation>
    </message>
    <message>
        <source>{profile}, changed</source>
        <translation>{profile}, změněno</translation>
    </message>
</context>
<context>
    <name>PlayersController</name>
    <message>
        <source>paused</source>
        <translation>pozastaveno</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation>přemýšlí …</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na tahu</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>parameters changed</source>
        <translation>parametry změněny</translation>
    </message>
    <message>
        <source>{used} / {limit} s</source>
        <translation>{used} / {limit} s</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pozastavit</translation>
    </message>
    <message>
        <source>One Move</source>
        <translation>Jeden tah</translation>
    </message>
    <message>
        <source>Move Costs</source>
        <translation>Cena tahů</translation>
    </message>
    <message>
        <source>Now: on</source>
        <translation>Nyní: zapnuto</translation>
    </message>
    <message>
        <source>Now: off</source>
        <translation>Nyní: vypnuto</translation>
    </message>
</context>
<context>
    <name>Plies</name>
    <message>
        <source>A ply is one move of one side.</source>
        <translation>Půltah je jeden tah jedné strany.</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Practice for today</source>
        <translation>Dnešní procvičování</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Přeskočit</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Dokončit</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Procvičování</translation>
    </message>
    <message>
        <source>Take Back</source>
        <translation>Vzít zpět</translation>
    </message>
    <message>
        <source>Take back your answer and the reply (Backspace)</source>
        <translation>Vrátí vaši odpověď a reakci na ni (Backspace)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Nápověda</translation>
    </message>
    <message>
        <source>Give a hint (?). The first hint marks the area, the second marks the stones, and the third marks the best move.</source>
        <translation>Dát radu: první označí oblast, další kameny a poslední nejlepší tah (?)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Show the best line (S)</source>
        <translation>Ukázat nejlepší variantu (S)</translation>
    </message>
    <message>
        <source>Never show this position again</source>
        <translation>Tuto pozici už neukazovat</translation>
    </message>
    <message>
        <source>End practice and return to the open game (E or Esc). Your answers are saved.</source>
        <translation>Ukončit procvičování a vrátit se k otevřené partii (E nebo Esc). Vaše odpovědi jsou uloženy.</translation>
    </message>
    <message>
        <source>Close the results (E or Esc)</source>
        <translation>Zavřít výsledky (E nebo Esc)</translation>
    </message>
    <message>
        <source>Go to the next position (Ctrl+Right)</source>
        <translation>Přejde na další pozici (Ctrl+šipka vpravo)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Odebrat</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>PracticeCollection</name>
    <message numerus="yes">
        <source>%n damaged position(s) were left out.</source>
        <translation>
            <numerusform>%n poškozená pozice byla vynechána.</numerusform>
            <numerusform>%n poškozené pozice byly vynechány.</numerusform>
            <numerusform>%n poškozených pozic bylo vynecháno.</numerusform>
        </translation>
    </message>
    <message>
        <source>The positions to practise cannot be opened.</source>
        <translation>Cvičné pozice nelze otevřít.</translation>
    </message>
    <message>
        <source>Add reviewed games</source>
        <translation>Přidat rozebrané partie</translation>
    </message>
    <message>
        <source>Games (*.sgf);;All files (*)</source>
        <translation>Partie (*.sgf);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Folder with reviewed games</source>
        <translation>Složka s rozebranými partiemi</translation>
    </message>
    <message>
        <source>Export the positions</source>
        <translation>Exportovat pozice</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl)</source>
        <translation>Řádky JSON (*.jsonl)</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were exported.</source>
        <translation>
            <numerusform>Exportována %n pozice.</numerusform>
            <numerusform>Exportovány %n pozice.</numerusform>
            <numerusform>Exportováno %n pozic.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import positions</source>
        <translation>Importovat pozice</translation>
    </message>
    <message>
        <source>JSON lines (*.jsonl);;All files (*)</source>
        <translation>Řádky JSON (*.jsonl);;Všechny soubory (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n new position(s) were imported.</source>
        <translation>
            <numerusform>Importována %n nová pozice.</numerusform>
            <numerusform>Importovány %n nové pozice.</numerusform>
            <numerusform>Importováno %n nových pozic.</numerusform>
        </translation>
    </message>
    <message>
        <source>The positions to practise cannot be read or saved.</source>
        <translation>Cvičné pozice nelze přečíst nebo uložit.</translation>
    </message>
</context>
<context>
    <name>PracticeController</name>
    <message>
        <source>This is your last answer. Click another point, or choose “Take Back” (Backspace).</source>
        <translation>To je vaše poslední odpověď. Klikněte na jiný bod, nebo zvolte „Vzít zpět“ (Backspace).</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Dnes není nic na řadě.</translation>
    </message>
    <message>
        <source>Practise Your Mistakes</source>
        <translation>Procvičovat vlastní chyby</translation>
    </message>
    <message>
        <source>Try It Yourself – {game}</source>
        <translation>Zkusit to – {game}</translation>
    </message>
    <message>
        <source>Try It Yourself</source>
        <translation>Zkusit to</translation>
    </message>
    <message>
        <source>Practice could not continue.</source>
        <translation>Procvičování nemohlo pokračovat.</translation>
    </message>
</context>
<context>
    <name>PracticeDialog</name>
    <message>
        <source>Practise Your Mistakes</source>
        <translation>Procvičovat vlastní chyby</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Začít</translation>
    </message>
    <message>
        <source>Nothing is due today.</source>
        <translation>Dnes není nic na řadě.</translation>
    </message>
    <message>
        <source>days practised in a row</source>
        <translation>dní cvičení v řadě</translation>
    </message>
    <message>
        <source>right at first try (30 days)</source>
        <translation>napoprvé správně (30 dní)</translation>
    </message>
    <message>
        <source>positions in all</source>
        <translation>pozic celkem</translation>
    </message>
    <message>
        <source>only games played here</source>
        <translation>jen partie hrané zde</translation>
    </message>
    <message>
        <source>You have no positions yet. The open game is reviewed: press “Add the Open Game” to add its mistakes.</source>
        <translation>Zatím nemáte žádné pozice. Otevřená hra je rozebraná: tlačítkem „Přidat otevřenou hru“ přidáte její chyby.</translation>
    </message>
    <message>
        <source>You have no positions yet. “Review the Game” (F12) adds your mistakes in a game that you played here. Or add reviewed games from files.</source>
        <translation>Zatím nemáte žádné pozice. „Rozebrat hru“ (F12) přidá vaše chyby z hry, kterou jste zde hráli. Nebo přidejte rozebrané hry ze souborů.</translation>
    </message>
    <message>
        <source>Add the &amp;Open Game</source>
        <translation>Přidat &amp;otevřenou partii</translation>
    </message>
    <message>
        <source>&amp;Add Games …</source>
        <translation>&amp;Přidat partie …</translation>
    </message>
    <message>
        <source>&amp;Choose …</source>
        <translation>&amp;Vybrat …</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Odeb&amp;rat</translation>
    </message>
    <message>
        <source>&amp;Export …</source>
        <translation>&amp;Exportovat …</translation>
    </message>
    <message>
        <source>&amp;Import …</source>
        <translation>&amp;Importovat …</translation>
    </message>
    <message>
        <source>empty: all players except engines</source>
        <translation>prázdné: všichni hráči kromě enginů</translation>
    </message>
    <message>
        <source>Play the positions again in which you made a mistake. Find the best move, or one at most 3 % worse. A solved position returns the next day, then after longer and longer breaks.</source>
        <translation>Zahrajte si znovu pozice, ve kterých jste udělali chybu. Najděte nejlepší tah, nebo tah nejvýše o 3 % horší. Vyřešená pozice se vrátí další den a pak po stále delších přestávkách.</translation>
    </message>
    <message>
        <source>Your &amp;name in game files</source>
        <translation>Vaše &amp;jméno v souborech her</translation>
    </message>
    <message>
        <source>&amp;Watched folder</source>
        <translation>&amp;Sledovaná složka</translation>
    </message>
    <message>
        <source>due today</source>
        <translation>dnes na řadě</translation>
    </message>
</context>
<context>
    <name>PracticeTexts</name>
    <message>
        <source>{number} of {total}</source>
        <translation>{number} z {total}</translation>
    </message>
    <message>
        <source>Your game</source>
        <translation>Vaše partie</translation>
    </message>
    <message>
        <source>asked again</source>
        <translation>znovu</translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n day(s)</source>
        <translation>
            <numerusform>Série: %n den</numerusform>
            <numerusform>Série: %n dny</numerusform>
            <numerusform>Série: %n dnů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {game}, after %n move(s).</source>
        <translation>
            <numerusform>Z partie {game}, po %n tahu.</numerusform>
            <numerusform>Z partie {game}, po %n tazích.</numerusform>
            <numerusform>Z partie {game}, po %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your move is being checked …</source>
        <translation>Váš tah se ověřuje …</translation>
    </message>
    <message numerus="yes">
        <source>Next time in %n day(s).</source>
        <translation>
            <numerusform>Příště za %n den.</numerusform>
            <numerusform>Příště za %n dny.</numerusform>
            <numerusform>Příště za %n dnů.</numerusform>
        </translation>
    </message>
    <message>
        <source>All numbers are for {side}, so the lowest one is the best.</source>
        <translation>Všechna čísla jsou pro stranu {side}, takže nejnižší je nejlepší.</translation>
    </message>
    <message>
        <source>Right at the first try: {right} of {answered}.</source>
        <translation>Správně na první pokus: {right} z {answered}.</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are still due today.</source>
        <translation>
            <numerusform>Dnes je na řadě ještě %n pozice.</numerusform>
            <numerusform>Dnes jsou na řadě ještě %n pozice.</numerusform>
            <numerusform>Dnes je na řadě ještě %n pozic.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing more is due today.</source>
        <translation>Dnes už není nic na řadě.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: {names}.</source>
        <translation>
            <numerusform>%n soubor nelze přečíst: {names}.</numerusform>
            <numerusform>%n soubory nelze přečíst: {names}.</numerusform>
            <numerusform>%n souborů nelze přečíst: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) read</source>
        <translation>
            <numerusform>Přečtena %n partie</numerusform>
            <numerusform>Přečteny %n partie</numerusform>
            <numerusform>Přečteno %n partií</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}. No position was added: the review found no mistake of yours, or there is no review yet. “Review the Game” (F12) reviews a game.</source>
        <translation>{games}. Žádná pozice nepřibyla: rozbor nenašel vaši chybu, nebo hra ještě není rozebraná. Rozebere ji příkaz „Rozebrat hru“ (F12).</translation>
    </message>
    <message numerus="yes">
        <source>%n new position(s)</source>
        <translation>
            <numerusform>%n nová pozice</numerusform>
            <numerusform>%n nové pozice</numerusform>
            <numerusform>%n nových pozic</numerusform>
        </translation>
    </message>
    <message>
        <source>{games}: {cards}.</source>
        <translation>{games}: {cards}.</translation>
    </message>
    <message>
        <source>These are the mistakes of both players, {black} and {white}. Enter your name before you add a game to practise only your own mistakes.</source>
        <translation>Jsou to chyby obou hráčů, {black} a {white}. Chcete-li procvičovat jen své chyby, zadejte před přidáním partie své jméno.</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
    <message>
        <source>The best move is {move} ({value}): {line}.</source>
        <translation>Nejlepší tah je {move} ({value}): {line}.</translation>
    </message>
    <message>
        <source>The best move by the review is {move} ({value}): {line}.</source>
        <translation>Nejlepší tah podle rozboru je {move} ({value}): {line}.</translation>
    </message>
    <message>
        <source>{move}, the move of your game, is right ({value}): {line}.</source>
        <translation>{move}, tah z vaší partie, je správně ({value}): {line}.</translation>
    </message>
    <message>
        <source>{move} is the move of your game ({value}). The best reply: {line}. Try another move.</source>
        <translation>{move} je tah z vaší partie ({value}). Nejlepší odpověď: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} is the move of your game ({value}). The refutation: {line}. Try another move.</source>
        <translation>{move} je tah z vaší partie ({value}). Vyvrácení: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} loses: {line}. Try another move.</source>
        <translation>{move} prohrává: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but gives up a proven win: {line}. Try another move.</source>
        <translation>{move} ({value}) je lepší než {played} ve vaší partii, ale vzdává se dokázané výhry: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} gives up the win ({value}): {line}. Try another move.</source>
        <translation>{move} se vzdává výhry ({value}): {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but the best move has {best} in a search of the same length. Continuation: {line}. Try another move.</source>
        <translation>{move} ({value}) je lepší než {played} ve vaší partii, ale nejlepší tah má {best} ve stejně dlouhém prohledávání. Pokračování: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but the best move has {best} in the review. Continuation: {line}. Try another move.</source>
        <translation>{move} ({value}) je lepší než {played} ve vaší partii, ale nejlepší tah má {best} podle rozboru. Pokračování: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} ({value}) is better than {played} in your game, but the best move has {best}. Continuation: {line}. Try another move.</source>
        <translation>{move} ({value}) je lepší než {played} ve vaší partii, ale nejlepší tah má {best}. Pokračování: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} is too weak ({value}; the best move has {best} in a search of the same length). Continuation: {line}. Try another move.</source>
        <translation>{move} je příliš slabý tah ({value}; nejlepší tah má {best} ve stejně dlouhém prohledávání). Pokračování: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} is too weak ({value}; the best move has {best} in the review). Continuation: {line}. Try another move.</source>
        <translation>{move} je příliš slabý tah ({value}; nejlepší tah má {best} podle rozboru). Pokračování: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the best move works with the marked stones.</source>
        <translation>Nápověda 2 ze 3: nejlepší tah působí společně s označenými kameny.</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the best move works with the marked stone {stones}.</source>
        <translation>Nápověda 2 ze 3: nejlepší tah využívá označený kámen {stones}.</translation>
    </message>
    <message>
        <source>Hint 2 of 3: the best move works with the marked stones {stones}.</source>
        <translation>Nápověda 2 ze 3: nejlepší tah využívá označené kameny {stones}.</translation>
    </message>
    <message>
        <source>Hint 3 of 3: {move} is the best move. The point is marked on the board.</source>
        <translation>Nápověda 3 ze 3: nejlepší tah je {move}. Bod je na desce označen.</translation>
    </message>
    <message>
        <source>{move} is better than the best move of the review ({value}): {line}.</source>
        <translation>{move} je lepší než nejlepší tah rozboru ({value}): {line}.</translation>
    </message>
    <message>
        <source>{move} is the best move ({value}): {line}.</source>
        <translation>{move} je nejlepší tah ({value}): {line}.</translation>
    </message>
    <message>
        <source>{move} is right ({value}): {line}.</source>
        <translation>{move} je správně ({value}): {line}.</translation>
    </message>
    <message>
        <source>A later search prefers the move of your game.</source>
        <translation>Pozdější prohledávání dává přednost tahu z vaší partie.</translation>
    </message>
    <message>
        <source>Your game continued with {move} ({value}).</source>
        <translation>Vaše partie pokračovala tahem {move} ({value}).</translation>
    </message>
    <message>
        <source>The difference is within the error of the searches.</source>
        <translation>Rozdíl je v mezích chyby prohledávání.</translation>
    </message>
    <message>
        <source>The review preferred {move} ({value}).</source>
        <translation>Rozbor dal přednost tahu {move} ({value}).</translation>
    </message>
    <message numerus="yes">
        <source>%n to repeat in this series</source>
        <translation>
            <numerusform>%n se v této sérii zopakuje</numerusform>
            <numerusform>%n se v této sérii zopakují</numerusform>
            <numerusform>%n se v této sérii zopakuje</numerusform>
        </translation>
    </message>
    <message>
        <source>Solution</source>
        <translation>Řešení</translation>
    </message>
    <message>
        <source>Solved</source>
        <translation>Vyřešeno</translation>
    </message>
    <message>
        <source>{side} to move. Find the best move, or one at most 3 % worse.</source>
        <translation>Na tahu: {side}. Najděte nejlepší tah, nebo nejvýše o 3 % horší.</translation>
    </message>
    <message numerus="yes">
        <source>%n other position(s) will be asked again tomorrow.</source>
        <translation>
            <numerusform>%n další pozice se vrátí zítra.</numerusform>
            <numerusform>%n další pozice se vrátí zítra.</numerusform>
            <numerusform>%n dalších pozic se vrátí zítra.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is equivalent to {best} by rotation or reflection, so it is equally good ({value}): {line}.</source>
        <translation>{move} odpovídá tahu {best} po otočení nebo zrcadlení, je tedy stejně dobrý ({value}): {line}.</translation>
    </message>
    <message>
        <source>A later search prefers {move}, the move of your game ({value}).</source>
        <translation>Pozdější prohledávání dává přednost tahu {move} z vaší partie ({value}).</translation>
    </message>
    <message>
        <source>The review preferred {move} ({value}). In a search of {move} as long as that of your answer, its win rate is {rate}.</source>
        <translation>Rozbor dal přednost tahu {move} ({value}). V prohledávání stejně dlouhém jako u vaší odpovědi má {move} úspěšnost {rate}.</translation>
    </message>
    <message>
        <source>{move} is too weak ({value}; the best move has {best}). Continuation: {line}. Try another move.</source>
        <translation>{move} je příliš slabý tah ({value}; nejlepší tah má {best}). Pokračování: {line}. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>Hint 1 of 3: the best move is in the frame from {first} to {last}.</source>
        <translation>Nápověda 1 ze 3: nejlepší tah je v rámečku od {first} do {last}.</translation>
    </message>
    <message>
        <source>{value} in a search of this move</source>
        <translation>{value} v prohledávání tohoto tahu</translation>
    </message>
    <message>
        <source>proven win</source>
        <translation>dokázaná výhra</translation>
    </message>
    <message>
        <source>proven draw</source>
        <translation>dokázaná remíza</translation>
    </message>
    <message>
        <source>proven loss</source>
        <translation>dokázaná prohra</translation>
    </message>
    <message>
        <source>{side}: {rate}</source>
        <translation>{side}: {rate}</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>Předvolby</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motiv</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Jazyk</translation>
    </message>
    <message>
        <source>&amp;Board shows</source>
        <translation>&amp;Deska ukazuje</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Vzhled</translation>
    </message>
    <message>
        <source>Analysis</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Further settings</source>
        <translation>Další nastavení</translation>
    </message>
    <message>
        <source>&amp;System Language</source>
        <translation>Jazyk &amp;systému</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>{profile}, changed</source>
        <translation>{profile}, změněno</translation>
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
        <translation>Nejsilnější profil: síť vycvičená hrou proti sobě, s rozpoznáváním hrozeb.</translation>
    </message>
    <message>
        <source>Studio without a network</source>
        <translation>Studio bez sítě</translation>
    </message>
    <message>
        <source>The strongest profile without a network: moves next to stones first, little exploration, transpositions, threat detection.</source>
        <translation>Nejsilnější profil bez sítě: nejdřív tahy vedle kamenů, málo zkoumání, transpozice, rozpoznávání hrozeb.</translation>
    </message>
    <message>
        <source>AlphaZero</source>
        <translation>AlphaZero</translation>
    </message>
    <message>
        <source>Textbook AlphaZero: priors and values of a network instead of rollouts, all legal moves, no proofs.</source>
        <translation>AlphaZero z učebnice: priory a hodnoty sítě místo rolloutů, všechny přípustné tahy, bez důkazů.</translation>
    </message>
    <message>
        <source>Classic UCT</source>
        <translation>Klasické UCT</translation>
    </message>
    <message>
        <source>Classroom UCT</source>
        <translation>UCT z učebnice</translation>
    </message>
    <message>
        <source>Textbook UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move.</source>
        <translation>UCT z učebnice s c = √2 na hodnotách od −1 do 1, rovnoměrné rollouty, nový strom pro každý tah.</translation>
    </message>
    <message>
        <source>UCT, wins / visits</source>
        <translation>UCT, výhry / návštěvy</translation>
    </message>
    <message>
        <source>Like the profile Neighbour rollouts, but its rollouts play anywhere. For comparison.</source>
        <translation>Jako profil Sousední rollouty, ale jeho rollouty hrají kdekoli. Pro srovnání.</translation>
    </message>
    <message>
        <source>The value of a move is its wins divided by its visits; a draw counts one half. A node considers few children at first, and more as its visits grow.</source>
        <translation>Hodnotou jsou výhry dělené návštěvami, remíza za polovinu. Zpočátku uvažuje o málo potomcích, s návštěvami o více.</translation>
    </message>
    <message>
        <source>UCB1 with uniform rollouts, and with c = √2 on win rates. Adds one child at a time and plays the most visited move.</source>
        <translation>UCB1 s c = √2 na úspěšnosti, rovnoměrné rollouty, po jednom potomkovi, nejnavštěvovanější tah.</translation>
    </message>
    <message>
        <source>Neighbour rollouts</source>
        <translation>Sousední rollouty</translation>
    </message>
    <message>
        <source>Rollouts play next to stones only and have a maximum length. Plays the move with the best value.</source>
        <translation>Rollouty hrají jen vedle kamenů a mají největší délku. Hraje tah s nejlepší hodnotou.</translation>
    </message>
    <message>
        <source>Uniform rollouts</source>
        <translation>Rovnoměrné rollouty</translation>
    </message>
    <message>
        <source>Graph search</source>
        <translation>Prohledávání grafu</translation>
    </message>
    <message>
        <source>Positions reached by different move orders share a node. Made for Connect Four.</source>
        <translation>Pozice dosažené různým pořadím tahů sdílejí uzel. Určeno pro Connect Four.</translation>
    </message>
    <message>
        <source>c = {on_win_rates} on win rates from 0 to 1, c = {on_values} on values from −1 to 1.</source>
        <translation>c je {on_win_rates} na úspěšnosti od 0 do 1 a {on_values} na hodnotách od −1 do 1.</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Your Profiles</source>
        <translation>Vaše profily</translation>
    </message>
    <message>
        <source>Profiles are files in {folder}.</source>
        <translation>Profily jsou soubory ve složce {folder}.</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation>&amp;Přejmenovat …</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation>&amp;Smazat …</translation>
    </message>
    <message>
        <source>Your profiles</source>
        <translation>Vaše profily</translation>
    </message>
    <message>
        <source>You have no profiles yet. To add one, change the parameters of a search and choose “Save as a Profile”.</source>
        <translation>Zatím nemáte žádné profily. Změňte parametry hledání a zvolte tam Uložit jako profil.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message>
        <source>Delete the profile {profile} permanently? Games and analyses made with it are kept.</source>
        <translation>Smazat profil {profile} navždy? Partie a analýzy, které s ním vznikly, zůstanou.</translation>
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
        <translation>Nastavení se nepodařilo přečíst.</translation>
    </message>
    <message>
        <source>Sample position</source>
        <translation>Ukázková pozice</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation>Nastavení se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>MCTS Studio is not available in this language. Choose another language.</source>
        <translation>MCTS Studio tento jazyk neumí. Zvolte jiný jazyk.</translation>
    </message>
    <message>
        <source>No font for Chinese is installed. Install one, such as Noto Sans CJK SC, then choose the language again.</source>
        <translation>Není nainstalováno žádné písmo pro čínštinu. Nainstalujte některé, například Noto Sans CJK SC, a zvolte ji znovu.</translation>
    </message>
</context>
<context>
    <name>ProjectPage</name>
    <message>
        <source>Differences</source>
        <translation>Rozdíly</translation>
    </message>
    <message>
        <source>Searches</source>
        <translation>Prohledávání</translation>
    </message>
    <message>
        <source>Experiments</source>
        <translation>Pokusy</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénování</translation>
    </message>
</context>
<context>
    <name>ProjectsController</name>
    <message>
        <source>The search uses one thread and the seed 0, so the command gives the same result as this search.</source>
        <translation>Prohledávání má jedno vlákno a semínko 0, takže příkaz dá stejný výsledek jako toto prohledávání.</translation>
    </message>
</context>
<context>
    <name>ProjectsDialog</name>
    <message>
        <source>Redo a Classroom Project</source>
        <translation>Zopakovat školní projekt</translation>
    </message>
    <message>
        <source>Classroom projects</source>
        <translation>Školní projekty</translation>
    </message>
</context>
<context>
    <name>Proofs</name>
    <message>
        <source>win</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>loss</source>
        <translation>prohra</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>W</source>
        <translation>V</translation>
    </message>
    <message>
        <source>L</source>
        <translation>P</translation>
    </message>
    <message>
        <source>D</source>
        <translation>R</translation>
    </message>
    <message>
        <source>win ≤ {plies}</source>
        <translation>výhra ≤ {plies}</translation>
    </message>
    <message>
        <source>loss ≤ {plies}</source>
        <translation>prohra ≤ {plies}</translation>
    </message>
    <message>
        <source>win in 1</source>
        <translation>výhra v 1</translation>
    </message>
    <message>
        <source>loss in 1</source>
        <translation>prohra v 1</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation>{side} vyhraje</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Ask an External Engine</source>
        <translation>Zeptat se externího enginu</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Zeptat se</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Za&amp;stavit</translation>
    </message>
    <message>
        <source>E&amp;ngines …</source>
        <translation>E&amp;nginy …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message>
        <source>Your list of engines is empty. Choose “Engines …” to add one.</source>
        <translation>Ve vašem seznamu zatím žádný engine není. Přidejte ho přes „Enginy …“.</translation>
    </message>
    <message>
        <source>The board shows the analysis that the engine reports.</source>
        <translation>Deska ukazuje analýzu, kterou engine hlásí.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation>Engine</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Sekundy</translation>
    </message>
    <message>
        <source>Engine output</source>
        <translation>Výstup enginu</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation>Zeptat se</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation>Enginy</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation>&amp;Engine</translation>
    </message>
    <message>
        <source>&amp;Time limit</source>
        <translation>Časová &amp;mez</translation>
    </message>
    <message>
        <source>{engine} would play {move}.</source>
        <translation>{engine} by zahrál {move}.</translation>
    </message>
    <message>
        <source>The engine rates {move} highest. Below full strength, an engine may choose a move at random.</source>
        <translation>Nejvýše hodnotí {move}. Engine pod plnou silou může mezi svými tahy volit náhodně.</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation>úspěšnost {rate}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln uzel</numerusform>
            <numerusform>%Ln uzly</numerusform>
            <numerusform>%Ln uzlů</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>The engine was stopped before it reported anything.</source>
        <translation>Engine byl zastaven dřív, než něco nahlásil.</translation>
    </message>
</context>
<context>
    <name>RatingsPlot</name>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation>Elo s intervaly 95 %</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}; the results give no lower and no upper bound</source>
        <translation>{player}: Elo {elo}; výsledky nedávají dolní ani horní mez</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}; the results give no upper bound</source>
        <translation>{player}: Elo {elo}; výsledky nedávají horní mez</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}; the results give no lower bound</source>
        <translation>{player}: Elo {elo}; výsledky nedávají dolní mez</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}, the reference for the others</source>
        <translation>{player}: Elo {elo}, vztažná hodnota pro ostatní</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}, 95 % interval {low} to {high}</source>
        <translation>{player}: Elo {elo}, interval 95 % od {low} do {high}</translation>
    </message>
    <message>
        <source>Elo ratings with their intervals appear here when pairs of games are finished.</source>
        <translation>Elo s intervaly se zde zobrazí, až skončí dvojice partií.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Otevřít ned&amp;ávné</translation>
    </message>
    <message>
        <source>No recent games</source>
        <translation>Žádné nedávné hry</translation>
    </message>
</context>
<context>
    <name>RecoveryController</name>
    <message numerus="yes">
        <source>%n more unsaved game(s) will be offered at the next start.</source>
        <translation>
            <numerusform>Ještě %n neuložená partie bude nabídnuta při příštím spuštění.</numerusform>
            <numerusform>Ještě %n neuložené partie budou nabídnuty při příštím spuštění.</numerusform>
            <numerusform>Ještě %n neuložených partií bude nabídnuto při příštím spuštění.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Neuložená hra</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Obnovit</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation>&amp;Zahodit</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation>&amp;Později</translation>
    </message>
    <message>
        <source>A game that was never saved</source>
        <translation>Nikdy neuložená hra</translation>
    </message>
    <message>
        <source>MCTS Studio ended unexpectedly. {game} has unsaved changes ({moves}, {time}).</source>
        <translation>MCTS Studio nečekaně skončilo. {game} obsahuje změny, které nebyly uloženy ({moves}, {time}).</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplacePlayerDialog</name>
    <message>
        <source>Replace Player</source>
        <translation>Nahradit hráče</translation>
    </message>
    <message>
        <source>Choose who plays {side} from now on. The clock does not change.</source>
        <translation>Zvolte, kdo odteď hraje {side}. Hodiny se nemění.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Pokračovat</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause the replay</source>
        <translation>Pozastavit přehrávání</translation>
    </message>
    <message>
        <source>Replay the search</source>
        <translation>Přehrát prohledávání</translation>
    </message>
    <message>
        <source>Replay of the search</source>
        <translation>Přehrávání prohledávání</translation>
    </message>
    <message>
        <source>Snapshot of the search</source>
        <translation>Snímek hledání</translation>
    </message>
    <message>
        <source>Past</source>
        <translation>Minulost</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Nyní</translation>
    </message>
    <message>
        <source>Back to the current state of the search</source>
        <translation>Zpět k současnému stavu prohledávání</translation>
    </message>
    <message>
        <source>Export the snapshots of the search</source>
        <translation>Exportovat snímky hledání</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>The search is hidden, so there is nothing to replay.</source>
        <translation>Hledání je skryté, není tedy co přehrávat.</translation>
    </message>
    <message>
        <source>There is nothing to replay yet. “Run” (Space) starts the search.</source>
        <translation>Zatím není co přehrávat. Hledání spustí příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>The snapshots were not added, because the game record would exceed the size limit of a file.</source>
        <translation>Snímky nebyly přidány, protože záznam partie by překročil největší velikost souboru.</translation>
    </message>
    <message>
        <source>The game record now contains the snapshots of this search. Save the record to keep them.</source>
        <translation>Snímky tohoto prohledávání jsou nyní v záznamu partie. Aby zůstaly, uložte jej.</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Writing {file}</source>
        <translation>Zapisuje se {file}</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>Složka pro obrázky</translation>
    </message>
    <message>
        <source>Export the animation</source>
        <translation>Exportovat animaci</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <translation>Animace GIF (*.gif)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation>Exportovat tabulku</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation>Exportovat jako JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) already exist, such as {file}. Replace?</source>
        <translation>
            <numerusform>%Ln soubor už existuje: {file}. Nahradit?</numerusform>
            <numerusform>%Ln soubory už existují, například {file}. Nahradit?</numerusform>
            <numerusform>%Ln souborů už existuje, například {file}. Nahradit?</numerusform>
        </translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The search was exported to {path}.</source>
        <translation>Prohledávání bylo exportováno do {path}.</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>Export byl zrušen; nic nebylo zapsáno.</translation>
    </message>
    <message>
        <source>The search could not be exported.</source>
        <translation>Prohledávání se nepodařilo exportovat.</translation>
    </message>
</context>
<context>
    <name>ReplayMenu</name>
    <message>
        <source>&amp;Pictures …</source>
        <translation>&amp;Obrázky …</translation>
    </message>
    <message>
        <source>&amp;Animation …</source>
        <translation>&amp;Animace …</translation>
    </message>
    <message>
        <source>&amp;Table (CSV) …</source>
        <translation>&amp;Tabulka (CSV) …</translation>
    </message>
    <message>
        <source>&amp;JSON …</source>
        <translation>&amp;JSON …</translation>
    </message>
    <message>
        <source>&amp;Web Page …</source>
        <translation>&amp;Webová stránka …</translation>
    </message>
    <message>
        <source>&amp;Keep in the Record</source>
        <translation>&amp;Uchovat v záznamu</translation>
    </message>
</context>
<context>
    <name>ReplaySpeed</name>
    <message>
        <source>Speed of the replay</source>
        <translation>Rychlost přehrávání</translation>
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
        <translation>Ukládá se zpráva …</translation>
    </message>
    <message>
        <source>Choose a folder for the pages of the report</source>
        <translation>Vyberte složku pro stránky zprávy</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webová stránka (*.html)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Dokument PDF (*.pdf)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>CSV table (*.csv)</source>
        <translation>Tabulka CSV (*.csv)</translation>
    </message>
    <message>
        <source>Save Report</source>
        <translation>Uložit zprávu</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The report could not be saved.</source>
        <translation>Zprávu se nepodařilo uložit.</translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message>
        <source>Opening</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Střed</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Konec</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>{side}: {player}</source>
        <translation>{side}: {player}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>{side} won</source>
        <translation>vyhrál {side}</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n partie.</numerusform>
            <numerusform>%n partie.</numerusform>
            <numerusform>%n partií.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them reviewed.</source>
        <translation>
            <numerusform>Z nich je rozebraná %n.</numerusform>
            <numerusform>Z nich jsou rozebrané %n.</numerusform>
            <numerusform>Z nich je rozebraných %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {won} won, {drawn} drawn, {lost} lost.</source>
        <translation>{player}: výhry {won}, remízy {drawn}, prohry {lost}.</translation>
    </message>
    <message>
        <source>Accuracy in this phase; a phase with fewer than three rated moves has none</source>
        <translation>Přesnost v této fázi; fáze s méně než třemi hodnocenými tahy žádnou nemá</translation>
    </message>
    <message>
        <source>Side</source>
        <translation>Strana</translation>
    </message>
    <message>
        <source>Side or player</source>
        <translation>Strana nebo hráč</translation>
    </message>
    <message>
        <source>Accuracy</source>
        <translation>Přesnost</translation>
    </message>
    <message>
        <source>Rated</source>
        <translation>Hodnoceno</translation>
    </message>
    <message>
        <source>Number of rated moves, out of all moves</source>
        <translation>Počet hodnocených tahů ze všech tahů</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Missed wins</source>
        <translation>Promarněné výhry</translation>
    </message>
    <message>
        <source>Proven wins that were given away</source>
        <translation>Dokázané výhry, které hráč nevyužil</translation>
    </message>
    <message>
        <source>Allowed wins</source>
        <translation>Umožněné výhry</translation>
    </message>
    <message>
        <source>Moves after which the other side is proven to win although another move was better</source>
        <translation>Tahy, po nichž soupeř dokazatelně vyhrává, ačkoli jiný tah byl lepší</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekund na tah</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Všechny partie</translation>
    </message>
    <message>
        <source>as {side}</source>
        <translation>jako {side}</translation>
    </message>
    <message>
        <source>{rated} of {moves}</source>
        <translation>{rated} z {moves}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Date in the record</source>
        <translation>Datum v záznamu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>The player who moves first is named first</source>
        <translation>První je uveden hráč, který začíná</translation>
    </message>
    <message>
        <source>First three moves; symmetric openings count as one</source>
        <translation>První tři tahy; symetrická zahájení se počítají jako jedno</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>1 minus the average loss of win rate per rated move</source>
        <translation>1 minus průměrná ztráta úspěšnosti hodnocených tahů</translation>
    </message>
    <message>
        <source>Share of rated moves for which no better move was found</source>
        <translation>Podíl hodnocených tahů, k nimž nebyl nalezen lepší</translation>
    </message>
    <message>
        <source>Average loss of win rate per rated move, in percentage points</source>
        <translation>Průměrná ztráta úspěšnosti na hodnocený tah v procentních bodech</translation>
    </message>
    <message>
        <source>Loss (points)</source>
        <translation>Ztráta (body)</translation>
    </message>
    <message>
        <source>Mistakes: moves that lost at least 10 points of win rate</source>
        <translation>Chyby: tahy, které ztratily nejméně 10 bodů úspěšnosti</translation>
    </message>
    <message>
        <source>Blunders: moves that lost at least 20 points of win rate</source>
        <translation>Hrubé chyby: tahy, které ztratily nejméně 20 bodů úspěšnosti</translation>
    </message>
    <message>
        <source>Average time of the moves whose time is known</source>
        <translation>Průměrný čas na tah, je-li znám</translation>
    </message>
    <message>
        <source>Result of the game</source>
        <translation>Výsledek partie</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Tahy</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>Počet tahů</translation>
    </message>
    <message>
        <source>First</source>
        <translation>První</translation>
    </message>
    <message>
        <source>Accuracy of the side that begins</source>
        <translation>Přesnost strany, která začíná</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Druhý</translation>
    </message>
    <message>
        <source>Accuracy of the other side</source>
        <translation>Přesnost druhé strany</translation>
    </message>
    <message>
        <source>Decided</source>
        <translation>Rozhodnuto</translation>
    </message>
    <message>
        <source>Number of the move at which the game was decided</source>
        <translation>Číslo tahu, který o partii rozhodl</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>The player and the side</source>
        <translation>Hráč a strana</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Number of games</source>
        <translation>Počet partií</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Points in finished games: 1 for a win, ½ for a draw</source>
        <translation>Body v dohraných partiích: 1 za výhru, ½ za remízu</translation>
    </message>
    <message>
        <source>Accuracy in the opening</source>
        <translation>Přesnost v zahájení</translation>
    </message>
    <message>
        <source>{player} ({side})</source>
        <translation>{player} ({side})</translation>
    </message>
    <message>
        <source>{points} of {games}</source>
        <translation>{points} z {games}</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Soubor</translation>
    </message>
    <message>
        <source>The file that could not be read</source>
        <translation>Soubor, který se nepodařilo přečíst</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Důvod</translation>
    </message>
    <message>
        <source>Why the file could not be read</source>
        <translation>Proč se soubor nepodařilo přečíst</translation>
    </message>
    <message>
        <source>The file cannot be read because of an error in the program.</source>
        <translation>Soubor nelze přečíst kvůli chybě v programu.</translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message>
        <source>Reading file {number} of {total}</source>
        <translation>Čte se soubor {number} z {total}</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Všichni hráči</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Podle fází</translation>
    </message>
    <message>
        <source>No side has three or more rated moves in any phase.</source>
        <translation>Žádná strana nemá v žádné fázi tři nebo více hodnocených tahů.</translation>
    </message>
    <message>
        <source>&amp;Key moments</source>
        <translation>&amp;Klíčové okamžiky</translation>
    </message>
    <message>
        <source>Ga&amp;mes</source>
        <translation>Par&amp;tie</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>&amp;Zahájení</translation>
    </message>
    <message>
        <source>&amp;Unreadable files</source>
        <translation>&amp;Nečitelné soubory</translation>
    </message>
    <message>
        <source>The review found no move that decided the game.</source>
        <translation>Rozbor nenašel tah, který by o partii rozhodl.</translation>
    </message>
    <message>
        <source>This game has not been reviewed. “Review the Game” (F12) in the main window reviews it.</source>
        <translation>Tato partie není rozebraná. Rozebere ji příkaz „Rozebrat hru“ (F12) v hlavním okně.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read; the others are in the report.</source>
        <translation>
            <numerusform>%n soubor se nepodařilo přečíst; ostatní jsou ve zprávě.</numerusform>
            <numerusform>%n soubory se nepodařilo přečíst; ostatní jsou ve zprávě.</numerusform>
            <numerusform>%n souborů se nepodařilo přečíst; ostatní jsou ve zprávě.</numerusform>
        </translation>
    </message>
    <message>
        <source>Open &amp;Game</source>
        <translation>&amp;Otevřená partie</translation>
    </message>
    <message>
        <source>Report on the game in the main window</source>
        <translation>Zpráva o partii v hlavním okně</translation>
    </message>
    <message>
        <source>Games &amp;Played Here</source>
        <translation>Partie hrané t&amp;ady</translation>
    </message>
    <message>
        <source>Report on all games that were played in this program</source>
        <translation>Zpráva o všech partiích hraných v tomto programu</translation>
    </message>
    <message>
        <source>F&amp;iles …</source>
        <translation>So&amp;ubory …</translation>
    </message>
    <message>
        <source>Report on the games in files that you choose</source>
        <translation>Zpráva o partiích ze souborů, které vyberete</translation>
    </message>
    <message>
        <source>Report on the games of all players, or of one player</source>
        <translation>Zpráva o partiích všech hráčů, nebo jednoho hráče</translation>
    </message>
    <message>
        <source>No player with a name has a game of three or more moves.</source>
        <translation>Žádný hráč se jménem nemá partii o třech nebo více tazích.</translation>
    </message>
    <message>
        <source>A click shows the win rate of a game, a double click (Enter) opens it</source>
        <translation>Kliknutí ukáže úspěšnost v partii, dvojité kliknutí (Enter) ji otevře</translation>
    </message>
    <message>
        <source>Fol&amp;der …</source>
        <translation>&amp;Složka …</translation>
    </message>
    <message>
        <source>Report on all game files of a folder and its subfolders</source>
        <translation>Zpráva o všech souborech s partiemi ve složce a podsložkách</translation>
    </message>
    <message>
        <source>&amp;Web Page (HTML) …</source>
        <translation>&amp;Webová stránka (HTML) …</translation>
    </message>
    <message>
        <source>&amp;PDF Document …</source>
        <translation>Dokument &amp;PDF …</translation>
    </message>
    <message>
        <source>&amp;JSON (All Numbers) …</source>
        <translation>&amp;JSON (všechna čísla) …</translation>
    </message>
    <message>
        <source>&amp;CSV (Table of Moves) …</source>
        <translation>&amp;CSV (tabulka tahů) …</translation>
    </message>
    <message>
        <source>&amp;Save Report</source>
        <translation>U&amp;ložit zprávu</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves</source>
        <translation>Přesnost = 1 − součet ztrát hodnocených tahů ÷ počet hodnocených tahů</translation>
    </message>
    <message>
        <source>&amp;How It Is Computed …</source>
        <translation>&amp;Jak se počítá …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Progress of reading games</source>
        <translation>Průběh čtení partií</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Údaje</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation>Zahájení</translation>
    </message>
    <message>
        <source>Unreadable files</source>
        <translation>Nečitelné soubory</translation>
    </message>
</context>
<context>
    <name>ReportWindow</name>
    <message>
        <source>Message</source>
        <translation>Zpráva programu</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Zpráva</translation>
    </message>
    <message>
        <source>The games are being read.</source>
        <translation>Partie se čtou.</translation>
    </message>
    <message>
        <source>Move {number} is shown in the main window.</source>
        <translation>Tah {number} je zobrazen v hlavním okně.</translation>
    </message>
    <message>
        <source>The game is open in the main window.</source>
        <translation>Partie je otevřena v hlavním okně.</translation>
    </message>
    <message>
        <source>None of these files can be read.</source>
        <translation>Žádný z těchto souborů nelze přečíst.</translation>
    </message>
    <message>
        <source>The open game has no moves yet. Open a game, or choose other games above.</source>
        <translation>Otevřená partie zatím nemá tahy. Otevřete partii, nebo vyberte jiné partie nahoře.</translation>
    </message>
    <message>
        <source>No games are kept here yet. Games that you play are kept, and reported here.</source>
        <translation>Zatím tu nejsou uloženy žádné partie. Partie, které hrajete, se ukládají a zpráva je zahrne.</translation>
    </message>
    <message>
        <source>This folder has no game files in the format SGF. Choose another folder.</source>
        <translation>V této složce nejsou partie ve formátu SGF. Vyberte jinou složku.</translation>
    </message>
    <message>
        <source>These files have no games. Choose other files.</source>
        <translation>V těchto souborech nejsou partie. Vyberte jiné soubory.</translation>
    </message>
    <message>
        <source>Game files ({endings})</source>
        <translation>Soubory s partiemi ({endings})</translation>
    </message>
    <message>
        <source>Choose reviewed games</source>
        <translation>Vyberte rozebrané partie</translation>
    </message>
    <message>
        <source>Choose a folder of reviewed games</source>
        <translation>Vyberte složku s rozebranými partiemi</translation>
    </message>
    <message>
        <source>The report was saved as {path}.</source>
        <translation>Zpráva byla uložena jako {path}.</translation>
    </message>
    <message>
        <source>Reading was cancelled. Choose the games again.</source>
        <translation>Čtení bylo zrušeno. Vyberte partie znovu.</translation>
    </message>
    <message>
        <source>How the accuracy is computed</source>
        <translation>Jak se počítá přesnost</translation>
    </message>
    <message>
        <source>Accuracy = 1 − sum of the losses of the rated moves ÷ number of rated moves</source>
        <translation>Přesnost = 1 − součet ztrát hodnocených tahů ÷ počet hodnocených tahů</translation>
    </message>
    <message>
        <source>The loss of a move is the win rate of the best move minus the win rate of the played move. The loss counts only if a different move is proven to be better, or if a search visited the different move often enough to show this. Otherwise the loss is 0.</source>
        <translation>Ztráta tahu je úspěšnost nejlepšího tahu minus úspěšnost zahraného. Počítá se jako 0, pokud není dokázáno, že jiný tah je lepší, a ani ho prohledávání nenavštívilo dost často, aby to ukázalo.</translation>
    </message>
    <message>
        <source>A move is rated if the win rates before and after the move are known. A move in a position that was already proven lost is not rated. A side has no accuracy if the win rates of less than 80 % of its moves are known.</source>
        <translation>Tah se hodnotí, pokud jsou známy úspěšnosti před ním a po něm a pozice před ním už nebyla dokázaně prohraná. Strana, u níž jsou úspěšnosti známy u méně než 80 % tahů, přesnost nemá.</translation>
    </message>
    <message>
        <source>The opening ends after move 10, the middle game after move 30. On boards with fewer than 60 points, the opening ends when a quarter of the points is filled, the middle game when half of them are. A side with fewer than {least} rated moves in a phase has no accuracy for this phase.</source>
        <translation>Zahájení končí 10. tahem, střední hra 30. tahem. Na deskách s méně než 60 poli končí zahájení, když je obsazena čtvrtina polí, a střední hra, když je obsazena polovina. Strana, která má ve fázi méně než {least} hodnocené tahy, pro tuto fázi přesnost nemá.</translation>
    </message>
    <message>
        <source>The saved report lists the loss of each move, so that you can compute the accuracy yourself.</source>
        <translation>Uložená zpráva uvádí ztrátu každého tahu, takže přesnost můžete spočítat sami.</translation>
    </message>
</context>
<context>
    <name>ResultsBar</name>
    <message>
        <source>Save P&amp;lots …</source>
        <translation>Uložit &amp;grafy …</translation>
    </message>
    <message>
        <source>Save the curves as one SVG or PNG file</source>
        <translation>Uložit křivky do jednoho souboru SVG nebo PNG</translation>
    </message>
    <message>
        <source>Rep&amp;ort</source>
        <translation>&amp;Zpráva</translation>
    </message>
    <message>
        <source>Open a page in the browser with the curves and all settings</source>
        <translation>Otevřít v prohlížeči stránku s křivkami a všemi nastaveními</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Analysis of the whole game</source>
        <translation>Analýza celé hry</translation>
    </message>
    <message>
        <source>Analysing move {number} of {total}</source>
        <translation>Analyzuje se tah {number} z {total}</translation>
    </message>
    <message>
        <source>First look at the game</source>
        <translation>První pohled na hru</translation>
    </message>
    <message>
        <source>Comparing moves</source>
        <translation>Porovnávají se tahy</translation>
    </message>
    <message>
        <source>Confirming mistakes</source>
        <translation>Ověřují se chyby</translation>
    </message>
    <message>
        <source>less than a minute left</source>
        <translation>zbývá méně než minuta</translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>zbývá asi %n minuta</numerusform>
            <numerusform>zbývají asi %n minuty</numerusform>
            <numerusform>zbývá asi %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>about {count} hours left</source>
        <translation>zbývá asi {count} hodiny</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation>Průběh analýzy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Cancel the analysis of the whole game</source>
        <translation>Zrušit analýzu celé hry</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>Analyzuje se celá hra. Analýzu ukončí tlačítko „Zrušit“ (Esc).</translation>
    </message>
    <message>
        <source>An exercise cannot be reviewed. The button End returns to the open game.</source>
        <translation>Úlohu nelze rozebrat. Tlačítko Konec vás vrátí k otevřené partii.</translation>
    </message>
    <message>
        <source>The search is hidden during the game. Analyse the game when it is over, or show the search with the menu View.</source>
        <translation>Prohledávání je během partie skryté. Analyzujte ji po skončení, nebo prohledávání zobrazte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>The review was cancelled before all marks were confirmed. “Review the Game” (F12) continues it.</source>
        <translation>Rozbor byl zrušen, než byly potvrzeny všechny značky. Pokračuje příkaz „Rozebrat hru“ (F12).</translation>
    </message>
    <message>
        <source>The analysis of the game was cancelled. The analyses of {done} of {total} positions are kept. “Review the Game” (F12) continues it.</source>
        <translation>Analýza hry byla zrušena. Hotové pozice zůstávají: {done} z {total}. Pokračuje příkaz „Rozebrat hru“ (F12).</translation>
    </message>
    <message numerus="yes">
        <source>The game is analysed: %n mistake(s). “Next Mistake” (J) goes to the next one.</source>
        <translation>
            <numerusform>Hra je analyzována: %n chyba. „Další chyba“ (J) na ni přejde.</numerusform>
            <numerusform>Hra je analyzována: %n chyby. „Další chyba“ (J) přejde na další.</numerusform>
            <numerusform>Hra je analyzována: %n chyb. „Další chyba“ (J) přejde na další.</numerusform>
        </translation>
    </message>
    <message>
        <source>Some moves could not be compared. A review with more simulations may find mistakes among them.</source>
        <translation>Některé tahy se nedaly porovnat. Rozbor s více simulacemi mezi nimi může najít chyby.</translation>
    </message>
    <message>
        <source>The game is analysed: no mistakes were found.</source>
        <translation>Hra je analyzována: žádné chyby se nenašly.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>&amp;Repeat existing analysis</source>
        <translation>&amp;Opakovat existující analýzu</translation>
    </message>
    <message>
        <source>Profile for the analysis</source>
        <translation>Profil, který analyzuje</translation>
    </message>
    <message>
        <source>Limit per position</source>
        <translation>Mez pro každou pozici</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation>simulace</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>sekundy</translation>
    </message>
    <message>
        <source>Simulations per position</source>
        <translation>Simulace na každou pozici</translation>
    </message>
    <message>
        <source>Seconds per position</source>
        <translation>Sekundy na každou pozici</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) of this line will be analysed.</source>
        <translation>
            <numerusform>Bude analyzována %n pozice této varianty.</numerusform>
            <numerusform>Budou analyzovány %n pozice této varianty.</numerusform>
            <numerusform>Bude analyzováno %n pozic této varianty.</numerusform>
        </translation>
    </message>
    <message>
        <source>An earlier review of this line used more simulations. Its marks are kept.</source>
        <translation>Dřívější rozbor této varianty měl více simulací. Jeho značky zůstávají.</translation>
    </message>
    <message>
        <source>Mistakes that are not proven are confirmed by two more searches, one before and one after the move. Each search takes {seconds} seconds.</source>
        <translation>Každá chyba bez důkazu se potvrzuje prohledáváním pozice před tahem a po něm, v délce {seconds} sekund.</translation>
    </message>
    <message>
        <source>Mistakes that are not proven are confirmed by two more searches, one before and one after the move. Each search has {simulations} simulations.</source>
        <translation>Každá chyba bez důkazu se potvrzuje prohledáváním pozice před tahem a po něm (simulace: {simulations}).</translation>
    </message>
    <message>
        <source>&amp;Profile</source>
        <translation>&amp;Profil</translation>
    </message>
    <message>
        <source>Review the Game</source>
        <translation>Rozebrat hru</translation>
    </message>
    <message>
        <source>&amp;Limit per position</source>
        <translation>&amp;Mez pro každou pozici</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>&amp;Analyzovat</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>The time is being measured.</source>
        <translation>Měří se doba.</translation>
    </message>
    <message>
        <source>The time can be estimated after the first search or review.</source>
        <translation>Dobu půjde odhadnout po prvním prohledávání nebo rozboru.</translation>
    </message>
    <message>
        <source>Every position of this line is already analysed with this limit. “Analyse” compares the moves and confirms the marks that are not confirmed yet.</source>
        <translation>Každá pozice této varianty je s tímto limitem již analyzována. „Analyzovat“ porovná tahy a potvrdí značky, které ještě potvrzeny nejsou.</translation>
    </message>
    <message>
        <source>Every position of this line is already analysed with this limit, and every mark is confirmed. “Analyse” only judges the moves again from these analyses. For new searches, raise the limit or check “{again}”.</source>
        <translation>Každá pozice této varianty je s tímto limitem již analyzována a každá značka je potvrzena. „Analyzovat“ jen znovu posoudí tahy podle těchto analýz. Pro nová prohledávání zvyšte limit nebo zaškrtněte „{again}“.</translation>
    </message>
    <message>
        <source>Estimated time: {duration}, measured in this game. The first marks appear earlier.</source>
        <translation>Odhadovaná doba: {duration}, změřeno v této hře. První značky se objeví dříve.</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>asi %n sekundu</numerusform>
            <numerusform>asi %n sekundy</numerusform>
            <numerusform>asi %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>asi %n minutu</numerusform>
            <numerusform>asi %n minuty</numerusform>
            <numerusform>asi %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>about {count} hours</source>
        <translation>asi {count} h</translation>
    </message>
    <message>
        <source>Estimated time: {duration}. Proven positions take less time, comparisons of moves take more time.</source>
        <translation>Odhadovaný čas: {duration}. Dokázané pozice trvají kratší dobu, porovnávání tahů delší.</translation>
    </message>
</context>
<context>
    <name>ReviewEndTexts</name>
    <message numerus="yes">
        <source>%n move(s) have a different verdict than before: {moves}.</source>
        <translation>
            <numerusform>%n tah má jiné hodnocení než dříve: {moves}.</numerusform>
            <numerusform>%n tahy mají jiné hodnocení než dříve: {moves}.</numerusform>
            <numerusform>%n tahů má jiné hodnocení než dříve: {moves}.</numerusform>
        </translation>
    </message>
    <message>
        <source>At move {number}, the review now prefers {better}.</source>
        <translation>U tahu {number} dává rozbor nyní přednost tahu {better}.</translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) the review now prefers a different move: {moves}.</source>
        <translation>
            <numerusform>V %n pozici dává rozbor nyní přednost jinému tahu: {moves}.</numerusform>
            <numerusform>Ve %n pozicích dává rozbor nyní přednost jinému tahu: {moves}.</numerusform>
            <numerusform>V %n pozicích dává rozbor nyní přednost jinému tahu: {moves}.</numerusform>
        </translation>
    </message>
    <message>
        <source>All verdicts are the same as before.</source>
        <translation>Všechna hodnocení jsou stejná jako dříve.</translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) there were too many threats to check all of them: after moves {moves}. A win by threats may have been missed there.</source>
        <translation>
            <numerusform>V %n pozici bylo příliš mnoho hrozeb na úplné prověření: po tahu {moves}. Mohla tam být přehlédnuta výhra hrozbami.</numerusform>
            <numerusform>Ve %n pozicích bylo příliš mnoho hrozeb na úplné prověření: po tazích {moves}. Mohla tam být přehlédnuta výhra hrozbami.</numerusform>
            <numerusform>V %n pozicích bylo příliš mnoho hrozeb na úplné prověření: po tazích {moves}. Mohla tam být přehlédnuta výhra hrozbami.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewSourceTexts</name>
    <message>
        <source>Review: {visits} visits per position, profile {profile}.</source>
        <translation>Rozbor: {visits} návštěv na pozici, profil {profile}.</translation>
    </message>
    <message>
        <source>Review: {visits} visits per position, profile {profile}, network {network}.</source>
        <translation>Rozbor: {visits} návštěv na pozici, profil {profile}, síť {network}.</translation>
    </message>
    <message>
        <source>This move was compared with the best moves in a search of {visits} visits.</source>
        <translation>Tento tah byl porovnán s nejlepšími tahy prohledáváním o {visits} návštěvách.</translation>
    </message>
    <message>
        <source>This move was checked by longer searches of {visits} visits.</source>
        <translation>Tento tah byl ověřen delšími prohledáváními o {visits} návštěvách.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of the Games</source>
        <translation>Pravidla her</translation>
    </message>
    <message>
        <source>Rules of the games</source>
        <translation>Pravidla her</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zpět</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Five in a row 15×15 (gomoku)</source>
        <translation>Pět v řadě 15×15 (gomoku)</translation>
    </message>
    <message>
        <source>Five in a row 15×15, exactly five</source>
        <translation>Pět v řadě 15×15, přesně pět</translation>
    </message>
    <message>
        <source>Renju 15×15</source>
        <translation>Renju 15×15</translation>
    </message>
    <message>
        <source>Caro 15×15</source>
        <translation>Caro 15×15</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <translation>Pět v řadě 20×20</translation>
    </message>
    <message>
        <source>Five in a row 9×9</source>
        <translation>Pět v řadě 9×9</translation>
    </message>
    <message>
        <source>Five in a row 8×8</source>
        <translation>Pět v řadě 8×8</translation>
    </message>
    <message>
        <source>Five in a row 6×6</source>
        <translation>Pět v řadě 6×6</translation>
    </message>
    <message>
        <source>Four in a row 5×5</source>
        <translation>Čtyři v řadě 5×5</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation>Connect Four</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation>Tic-tac-toe</translation>
    </message>
    <message>
        <source>Longer lines also win</source>
        <translation>Vyhrávají i delší řady</translation>
    </message>
    <message>
        <source>Exact length only</source>
        <translation>Jen přesná délka</translation>
    </message>
    <message>
        <source>Caro</source>
        <translation>Caro</translation>
    </message>
    <message>
        <source>Renju</source>
        <translation>Renju</translation>
    </message>
    <message>
        <source>Gravity (stones &amp;fall)</source>
        <translation>Kameny &amp;padají</translation>
    </message>
    <message>
        <source>Winning lines</source>
        <translation>Vítězné řady</translation>
    </message>
    <message>
        <source>{rows}×{columns} board; Black may make no three-three, four-four or overline.</source>
        <translation>Deska {rows}×{columns}; černý nesmí udělat tři-tři, čtyři-čtyři ani přesah.</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation>Vlastní velikost</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Řady</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Sloupce</translation>
    </message>
    <message>
        <source>Length of a winning line</source>
        <translation>Délka výherní řady</translation>
    </message>
    <message>
        <source>Gravity</source>
        <translation>Kameny padají</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>Řad&amp;y</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation>Sloup&amp;ce</translation>
    </message>
    <message>
        <source>L&amp;ine length</source>
        <translation>Dé&amp;lka řady</translation>
    </message>
    <message>
        <source>Winning &amp;lines</source>
        <translation>Vítězné řa&amp;dy</translation>
    </message>
    <message>
        <source>{rows}×{columns} board: no line of {length} fits, so every game is a draw.</source>
        <translation>Deska {rows}×{columns}: řada délky {length} se nevejde, každá hra skončí remízou.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of exactly {length} wins unless both ends are blocked.</source>
        <translation>Deska {rows}×{columns}, vyhrává řada délky přesně {length}, pokud není zablokovaná na obou koncích.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of exactly {length} wins unless both ends are blocked.</source>
        <translation>Deska {rows}×{columns} s gravitací, vyhrává řada délky přesně {length}, pokud není zablokovaná na obou koncích.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of {length} wins.</source>
        <translation>Deska {rows}×{columns}, vyhrává řada délky {length}.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of {length} wins.</source>
        <translation>Deska {rows}×{columns}, kameny padají, vyhrává řada délky {length}.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of {length} or more wins.</source>
        <translation>Deska {rows}×{columns}, vyhrává řada délky {length} nebo delší.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of {length} or more wins.</source>
        <translation>Deska {rows}×{columns}, kameny padají, vyhrává řada délky {length} nebo delší.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of exactly {length} wins.</source>
        <translation>Deska {rows}×{columns}, vyhrává řada délky přesně {length}.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board with gravity, a line of exactly {length} wins.</source>
        <translation>Deska {rows}×{columns}, kameny padají, vyhrává řada délky přesně {length}.</translation>
    </message>
</context>
<context>
    <name>SaveProfileDialog</name>
    <message>
        <source>Rename the Profile</source>
        <translation>Přejmenovat profil</translation>
    </message>
    <message>
        <source>Save as a Profile</source>
        <translation>Uložit jako profil</translation>
    </message>
    <message>
        <source>description (optional)</source>
        <translation>popis (nepovinný)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>&amp;Name on the command line</source>
        <translation>&amp;Jméno v příkazech</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation>&amp;Popis</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>A profile with this name exists. Choose another name.</source>
        <translation>Profil tohoto jména už existuje. Zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Nahradit</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>This replaces the profile {profile}.</source>
        <translation>Tím se nahradí profil {profile}.</translation>
    </message>
    <message>
        <source>On the command line: --profile {name}. The profile stores its differences from {base}.</source>
        <translation>V příkazové řádce: --profile {name}. Ukládá rozdíly od {base}.</translation>
    </message>
</context>
<context>
    <name>SavedAnalysisTexts</name>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s); the search has fewer</source>
        <translation>
            <numerusform>Uložená analýza: %Ln návštěva; prohledávání má méně</numerusform>
            <numerusform>Uložená analýza: %Ln návštěvy; prohledávání má méně</numerusform>
            <numerusform>Uložená analýza: %Ln návštěv; prohledávání má méně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s)</source>
        <translation>
            <numerusform>Uložená analýza: %Ln návštěva</numerusform>
            <numerusform>Uložená analýza: %Ln návštěvy</numerusform>
            <numerusform>Uložená analýza: %Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved analysis</source>
        <translation>Uložená analýza</translation>
    </message>
    <message numerus="yes">
        <source>From the position database: %Ln visit(s)</source>
        <translation>
            <numerusform>Z databáze pozic: %Ln návštěva</numerusform>
            <numerusform>Z databáze pozic: %Ln návštěvy</numerusform>
            <numerusform>Z databáze pozic: %Ln návštěv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search after the review: %Ln visit(s)</source>
        <translation>
            <numerusform>Prohledávání po rozboru: %Ln návštěva</numerusform>
            <numerusform>Prohledávání po rozboru: %Ln návštěvy</numerusform>
            <numerusform>Prohledávání po rozboru: %Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>Analysis of the review</source>
        <translation>Analýza z rozboru</translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); the search has fewer</source>
        <translation>
            <numerusform>Rozbor: %Ln návštěva; prohledávání má méně</numerusform>
            <numerusform>Rozbor: %Ln návštěvy; prohledávání má méně</numerusform>
            <numerusform>Rozbor: %Ln návštěv; prohledávání má méně</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis of the review: %Ln visit(s)</source>
        <translation>
            <numerusform>Analýza z rozboru: %Ln návštěva</numerusform>
            <numerusform>Analýza z rozboru: %Ln návštěvy</numerusform>
            <numerusform>Analýza z rozboru: %Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>This search</source>
        <translation>Toto hledání</translation>
    </message>
    <message>
        <source>Results of this search; only the review&apos;s best move shows the numbers of the review</source>
        <translation>Výsledky tohoto hledání; jen nejlepší tah rozboru má čísla z rozboru</translation>
    </message>
    <message numerus="yes">
        <source>Search after the review: %Ln visit(s); only the review&apos;s best move shows the numbers of the review</source>
        <translation>
            <numerusform>Prohledávání po rozboru: %Ln návštěva; jen nejlepší tah rozboru má čísla z rozboru</numerusform>
            <numerusform>Prohledávání po rozboru: %Ln návštěvy; jen nejlepší tah rozboru má čísla z rozboru</numerusform>
            <numerusform>Prohledávání po rozboru: %Ln návštěv; jen nejlepší tah rozboru má čísla z rozboru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s); your search: {visits}</source>
        <translation>
            <numerusform>Uložená analýza: %Ln návštěva; vaše prohledávání: {visits}</numerusform>
            <numerusform>Uložená analýza: %Ln návštěvy; vaše prohledávání: {visits}</numerusform>
            <numerusform>Uložená analýza: %Ln návštěv; vaše prohledávání: {visits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); your search: {visits}</source>
        <translation>
            <numerusform>Rozbor: %Ln návštěva; vaše prohledávání: {visits}</numerusform>
            <numerusform>Rozbor: %Ln návštěvy; vaše prohledávání: {visits}</numerusform>
            <numerusform>Rozbor: %Ln návštěv; vaše prohledávání: {visits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); the best move has more visits</source>
        <translation>
            <numerusform>Rozbor: %Ln návštěva, u nejlepšího tahu víc</numerusform>
            <numerusform>Rozbor: %Ln návštěvy, u nejlepšího tahu víc</numerusform>
            <numerusform>Rozbor: %Ln návštěv, u nejlepšího tahu víc</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results of this search; the review has %Ln visit(s)</source>
        <translation>
            <numerusform>Výsledky tohoto hledání; rozbor má %Ln návštěvu</numerusform>
            <numerusform>Výsledky tohoto hledání; rozbor má %Ln návštěvy</numerusform>
            <numerusform>Výsledky tohoto hledání; rozbor má %Ln návštěv</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results of this search; the saved analysis has %Ln visit(s)</source>
        <translation>
            <numerusform>Výsledky tohoto hledání; uložená analýza má %Ln návštěvu</numerusform>
            <numerusform>Výsledky tohoto hledání; uložená analýza má %Ln návštěvy</numerusform>
            <numerusform>Výsledky tohoto hledání; uložená analýza má %Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>Show Search</source>
        <translation>Ukázat hledání</translation>
    </message>
    <message>
        <source>Show Review</source>
        <translation>Ukázat rozbor</translation>
    </message>
    <message>
        <source>Show Saved</source>
        <translation>Ukázat uložené</translation>
    </message>
    <message numerus="yes">
        <source>from the position database, %Ln visit(s)</source>
        <translation>
            <numerusform>z databáze pozic, %Ln návštěva</numerusform>
            <numerusform>z databáze pozic, %Ln návštěvy</numerusform>
            <numerusform>z databáze pozic, %Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>saved analysis</source>
        <translation>uložená analýza</translation>
    </message>
    <message numerus="yes">
        <source>saved analysis, %Ln visit(s)</source>
        <translation>
            <numerusform>uložená analýza, %Ln návštěva</numerusform>
            <numerusform>uložená analýza, %Ln návštěvy</numerusform>
            <numerusform>uložená analýza, %Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>These results come from an earlier search of this position, perhaps in another game or on a rotated or mirrored board. The board, the evaluation bar and this table show them until a search begins here.</source>
        <translation>Dřívější prohledávání této pozice, třeba v jiné partii nebo na otočené či zrcadlené desce. Deska, lišta hodnocení a tato tabulka je ukazují, dokud tu nezačne jiné prohledávání.</translation>
    </message>
    <message>
        <source>The board, the evaluation bar and this table show the analysis that is saved with the game. They change to the search when you start it here. If the search is already running, they change when it has more visits than the analysis or has proven a result. The panes Tree, Shares and Numbers always show the search.</source>
        <translation>Deska, lišta hodnocení a tato tabulka ukazují analýzu uloženou s partií, dokud zde nespustíte hledání nebo dokud běžící prohledávání nemá více návštěv či důkaz. Strom, Podíly a Čísla ukazují vždy prohledávání.</translation>
    </message>
    <message>
        <source>The board, the evaluation bar and this table show the search that you have started here. When you leave this position, they return to the analysis that is saved with the game, unless the search has more visits than the analysis or has proven a result.</source>
        <translation>Deska, lišta hodnocení a tato tabulka ukazují prohledávání, které jste zde spustili. Čísla uložená s partií se vrátí, až tuto pozici opustíte, pokud prohledávání mezitím nebude mít více návštěv nebo důkaz.</translation>
    </message>
    <message>
        <source>The review searched the best move longer, to compare it with the played one. The visits and the win rate of the best move come from that search.</source>
        <translation>Nejlepší tah rozbor prohledal déle, aby jej porovnal se zahraným. Návštěvy a procento výher nejlepšího tahu jsou z onoho prohledávání.</translation>
    </message>
    <message>
        <source>Your search of this position is not saved, because the analysis has a better foundation. The button shows its results again until you open another game.</source>
        <translation>Vaše prohledávání této pozice se neukládá, protože analýza je lépe podložená. Tlačítko znovu ukáže jeho výsledky, dokud neotevřete jinou partii.</translation>
    </message>
    <message>
        <source>Only the results of the moves are kept here, not the tree. “Run” (Space) searches this position. To keep a tree, save it before you leave its position: menu File, Save the Search.</source>
        <translation>Zde jsou jen čísla tahů, ne strom. Příkaz „Spustit“ (mezerník) spustí hledání této pozice. Chcete-li strom zachovat, uložte jej, než pozici opustíte: nabídka Soubor, Uložit hledání.</translation>
    </message>
    <message>
        <source>The saved analysis does not include how the search developed. “Run” (Space) searches this position.</source>
        <translation>Uložená analýza neobsahuje průběh prohledávání. Příkaz „Spustit“ (mezerník) spustí prohledávání této pozice.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation>Prohledávání</translation>
    </message>
    <message>
        <source>Leave the Game</source>
        <translation>Opustit partii</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limit</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Průběh prohledávání</translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint (?), or show the search (V).</source>
        <translation>Při hře je hledání skryté. Požádejte o radu (?), nebo hledání zobrazte (V).</translation>
    </message>
    <message>
        <source>The whole game is being analysed. “Cancel” (Esc) stops the analysis.</source>
        <translation>Analyzuje se celá hra. Analýzu ukončí tlačítko „Zrušit“ (Esc).</translation>
    </message>
    <message>
        <source>The search has no moves yet. “Run” (Space) starts it.</source>
        <translation>Prohledávání zatím nemá žádné tahy. Spustí je příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>The search reached its limit of simulations.</source>
        <translation>Prohledávání dosáhlo svého limitu simulací.</translation>
    </message>
    <message>
        <source>The search reached its time limit.</source>
        <translation>Prohledávání dosáhlo svého časového limitu.</translation>
    </message>
    <message>
        <source>The search reached its memory limit.</source>
        <translation>Prohledávání dosáhlo svého limitu paměti.</translation>
    </message>
    <message>
        <source>The search reached its depth limit.</source>
        <translation>Prohledávání dosáhlo svého limitu hloubky.</translation>
    </message>
    <message>
        <source>The value of this position is proven. There is nothing left to search.</source>
        <translation>Výsledek je dokázán; není co hledat.</translation>
    </message>
</context>
<context>
    <name>SearchFileController</name>
    <message>
        <source>There is no search to save yet. “Run” (Space) starts it.</source>
        <translation>Zatím není žádné prohledávání k uložení. Spustí je příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation>Uložit prohledávání</translation>
    </message>
    <message>
        <source>Open a search</source>
        <translation>Otevřít prohledávání</translation>
    </message>
    <message>
        <source>The search could not be opened.</source>
        <translation>Prohledávání se nepodařilo otevřít.</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation>Otevírá se {file}</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Leave the game to save or open searches.</source>
        <translation>Během hry je prohledávání skryté. Chcete-li prohledávání ukládat nebo otevírat, opusťte hru.</translation>
    </message>
    <message>
        <source>A search is being saved or opened. Wait until this is finished.</source>
        <translation>Nějaké prohledávání se právě ukládá nebo otevírá. Počkejte, až to skončí.</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation>Ukládá se {file}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The search could not be saved.</source>
        <translation>Prohledávání se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>The search was opened from {path}. “Run” (Space) continues it.</source>
        <translation>Prohledávání bylo otevřeno z {path}. Pokračuje příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>Saving the search was cancelled. The file was not changed.</source>
        <translation>Ukládání prohledávání bylo zrušeno; soubor zůstal, jak byl.</translation>
    </message>
    <message>
        <source>Opening the search was cancelled.</source>
        <translation>Otevírání prohledávání bylo zrušeno.</translation>
    </message>
    <message>
        <source>The search was saved to {path}.</source>
        <translation>Prohledávání bylo uloženo do {path}.</translation>
    </message>
    <message>
        <source>Searches (*.npz)</source>
        <translation>Prohledávání (*.npz)</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} už existuje. Nahradit?</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search</source>
        <translation>Prohledávání</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation>paměť je plná</translation>
    </message>
    <message>
        <source>{speed} per second</source>
        <translation>{speed} za sekundu</translation>
    </message>
    <message>
        <source>depth {depth} (mean {mean})</source>
        <translation>hloubka {depth} (průměr {mean})</translation>
    </message>
    <message>
        <source>{count} sim.</source>
        <translation>{count} sim.</translation>
    </message>
    <message>
        <source>The search has reached its memory limit. It continues without adding nodes, so the best move may not be searched deeply enough. Increase the memory limit or restart the search.</source>
        <translation>Prohledávání dosáhlo svého limitu paměti. Pokračuje bez přidávání uzlů, takže nejlepší tah nemusí být prohledán dost hluboko. Zvyšte limit paměti, nebo začněte prohledávání znovu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
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
        <translation>Simulace</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation>Za sekundu</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Uzly</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Hloubka</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Paměť</translation>
    </message>
    <message>
        <source>{depth} (mean {mean})</source>
        <translation>{depth} (průměr {mean})</translation>
    </message>
    <message>
        <source>full</source>
        <translation>plná</translation>
    </message>
    <message>
        <source>{memory} MB</source>
        <translation>{memory} MB</translation>
    </message>
    <message>
        <source>Search statistics</source>
        <translation>Prohledávání v číslech</translation>
    </message>
    <message>
        <source>Mean win rate</source>
        <translation>Průměrná úspěšnost</translation>
    </message>
    <message>
        <source>Best move</source>
        <translation>Nejlepší tah</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>only {memory} MB available</source>
        <translation>k dispozici jen {memory} MB</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>remíza</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>prohra</translation>
    </message>
    <message numerus="yes">
        <source>{result} in at most %n plies</source>
        <translation>
            <numerusform>{result} v %n půltahu</numerusform>
            <numerusform>{result} do %n půltahů</numerusform>
            <numerusform>{result} do %n půltahů</numerusform>
        </translation>
    </message>
    <message>
        <source>{rate} · {move}</source>
        <translation>{rate} · {move}</translation>
    </message>
    <message>
        <source>{rate} · {move} ({prior})</source>
        <translation>{rate} · {move} ({prior})</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation>Průběh prohledávání</translation>
    </message>
    <message>
        <source>Mean result of all simulations of this position, 0 % to 100 %; a draw counts one half</source>
        <translation>Průměrný výsledek všech simulací této pozice, 0 % až 100 %; remíza se počítá jako polovina</translation>
    </message>
    <message>
        <source>Win rate of the best move, which the evaluation bar and the plot of the game show, too</source>
        <translation>Úspěšnost nejlepšího tahu, kterou ukazuje i lišta hodnocení a graf partie</translation>
    </message>
    <message>
        <source>Win rate that the network expects without a search, and its preferred move with the prior</source>
        <translation>Úspěšnost, kterou síť čeká bez prohledávání, a tah, kterému dává přednost, s jeho priorem</translation>
    </message>
    <message>
        <source>Mean win rate ({side})</source>
        <translation>Průměrná výhra ({side})</translation>
    </message>
    <message>
        <source>Best move ({side})</source>
        <translation>Nejlepší tah ({side})</translation>
    </message>
    <message>
        <source>Network ({side})</source>
        <translation>Síť ({side})</translation>
    </message>
    <message>
        <source> MB</source>
        <translation> MB</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Vlákna</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation>Nejvíce paměti</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Parameters …</source>
        <translation>Parametry …</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vy</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Level of {side}</source>
        <translation>Úroveň hráče {side}</translation>
    </message>
    <message>
        <source>Name of {side}</source>
        <translation>Jméno: {side}</translation>
    </message>
    <message>
        <source>Limit per move of {side}: {limit}</source>
        <translation>Limit tahu hráče {side}: {limit}</translation>
    </message>
    <message>
        <source>at most {limit} per move</source>
        <translation>nejvýš {limit} na tah</translation>
    </message>
    <message>
        <source>Parameters of {side}</source>
        <translation>Parametry hráče {side}</translation>
    </message>
    <message>
        <source>Name (optional)</source>
        <translation>Jméno (nepovinné)</translation>
    </message>
    <message>
        <source>The name beside the clock, in the card of an opening and in the saved game</source>
        <translation>Jméno u hodin, na kartě zahájení a v uložené partii</translation>
    </message>
    <message>
        <source>Limit of the engine per move; the first limit reached ends the search</source>
        <translation>Limit enginu na tah; hledání ukončí mez, které dosáhne jako první</translation>
    </message>
    <message>
        <source>Plays with the mouse or the keyboard</source>
        <translation>Hraje myší nebo klávesnicí</translation>
    </message>
    <message>
        <source>An external engine, at full strength</source>
        <translation>Externí engine, v plné síle</translation>
    </message>
    <message>
        <source>{level}: only the limit that you set applies</source>
        <translation>{level}: platí jen vámi nastavený limit</translation>
    </message>
    <message>
        <source>{level}: scores about {percent} % against {below}; at most {simulations} simulations per move</source>
        <translation>{level}: proti úrovni {below} získá asi {percent} % bodů; nejvýš {simulations} simulací na tah</translation>
    </message>
    <message>
        <source>{level}: at most {simulations} simulations per move</source>
        <translation>{level}: nejvýš {simulations} simulací na tah</translation>
    </message>
    <message>
        <source>{profile}; parameters changed</source>
        <translation>{profile}; parametry změněny</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Out of range ({range}): the value stays {value}.</source>
        <translation>Mimo rozsah ({range}): hodnota zůstává {value}.</translation>
    </message>
    <message>
        <source>Reset to {value}, the default</source>
        <translation>Vrátit na výchozí hodnotu {value}</translation>
    </message>
    <message>
        <source>Reset {setting} to {value}</source>
        <translation>Vrátit {setting} na {value}</translation>
    </message>
    <message>
        <source>Default: {value}.</source>
        <translation>Výchozí hodnota: {value}.</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Pa&amp;irings</source>
        <translation>Pá&amp;rování</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>Games per &amp;pair</source>
        <translation>Partií každé dvoji&amp;ce</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation>Zahá&amp;jení</translation>
    </message>
    <message>
        <source>&amp;Limit per move</source>
        <translation>&amp;Limit na tah</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation>Hodin&amp;y</translation>
    </message>
    <message>
        <source>T&amp;hreads per search</source>
        <translation>&amp;Vláken každého hledání</translation>
    </message>
    <message>
        <source>Simul&amp;taneous games</source>
        <translation>Partií n&amp;ajednou</translation>
    </message>
    <message>
        <source>Cl&amp;uster</source>
        <translation>Cl&amp;uster</translation>
    </message>
    <message>
        <source>Stop earl&amp;y</source>
        <translation>S&amp;končit dřív</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>Se&amp;mínko</translation>
    </message>
    <message>
        <source>Round robin: every player against every other</source>
        <translation>Každý s každým: každý hráč proti všem ostatním</translation>
    </message>
    <message>
        <source>Gauntlet: the first player against each of the others</source>
        <translation>Gauntlet: první hráč proti každému z ostatních</translation>
    </message>
    <message>
        <source>&amp;Add Player</source>
        <translation>&amp;Přidat hráče</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Začí&amp;t</translation>
    </message>
    <message>
        <source>seconds per game:</source>
        <translation>sekund na partii:</translation>
    </message>
    <message>
        <source>sequential test (SPRT): at most</source>
        <translation>sekvenční test (SPRT): nejvýš</translation>
    </message>
    <message>
        <source>plus seconds per move:</source>
        <translation>plus sekund na tah:</translation>
    </message>
    <message>
        <source>or at least</source>
        <translation>nebo aspoň</translation>
    </message>
    <message>
        <source>Elo stronger</source>
        <translation>Elo silnější</translation>
    </message>
    <message>
        <source>Two players only: stop the match when the results decide between the two Elo differences</source>
        <translation>Jen pro dva hráče: zápas skončí, jakmile výsledky rozhodnou mezi oběma rozdíly Elo</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the sides swapped</source>
        <translation>Každé zahájení se hraje dvakrát, s oběma barvami</translation>
    </message>
    <message>
        <source>Each simultaneous game runs in its own process</source>
        <translation>Každá současně hraná partie má vlastní proces</translation>
    </message>
    <message>
        <source>A different seed gives different openings and games</source>
        <translation>Jiné semínko dá jiná zahájení a jiné partie</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Co není v pořádku</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <translation>Souhrn zápasu</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation>Párování</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation>Partií každé dvojice</translation>
    </message>
    <message>
        <source>Seconds per game</source>
        <translation>Sekund na partii</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation>Sekund na každý tah</translation>
    </message>
    <message>
        <source>Threads per search</source>
        <translation>Vláken každého hledání</translation>
    </message>
    <message>
        <source>Simultaneous games</source>
        <translation>Partií najednou</translation>
    </message>
    <message>
        <source>Lower Elo difference of the test</source>
        <translation>Dolní rozdíl Elo testu</translation>
    </message>
    <message>
        <source>Upper Elo difference of the test</source>
        <translation>Horní rozdíl Elo testu</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semínko</translation>
    </message>
    <message>
        <source>A match is in progress. Stop it first; it can be resumed later.</source>
        <translation>Hraje se zápas. Nejdřív ho zastavte; lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>No time limit is set. Set a limit per move or a clock.</source>
        <translation>Není nastaven žádný časový limit. Nastavte limit na tah, nebo hodiny.</translation>
    </message>
    <message>
        <source>External engines need a time limit. Set seconds per move or a clock.</source>
        <translation>Externí enginy potřebují časový limit. Nastavte sekundy na tah, nebo hodiny.</translation>
    </message>
    <message>
        <source>No file of openings is chosen. Choose a file of games.</source>
        <translation>Není vybrán soubor zahájení. Vyberte soubor partií.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) will be played.</source>
        <translation>
            <numerusform>Odehraje se %Ln partie.</numerusform>
            <numerusform>Odehrají se %Ln partie.</numerusform>
            <numerusform>Odehraje se %Ln partií.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShippedLessons</name>
    <message>
        <source>What a rollout tells</source>
        <translation>Co říká rollout</translation>
    </message>
    <message>
        <source>A random game says almost nothing. A thousand of them say a lot.</source>
        <translation>Jedna náhodná partie neříká skoro nic. Tisíc jich řekne mnoho.</translation>
    </message>
    <message>
        <source>Why exploration is needed</source>
        <translation>Proč je nutné zkoumat</translation>
    </message>
    <message>
        <source>A search that only repeats what worked so far can miss the one good move.</source>
        <translation>Hledání, které jen opakuje, co zatím fungovalo, může minout jediný dobrý tah.</translation>
    </message>
    <message>
        <source>UCT&apos;s two terms</source>
        <translation>Dva členy UCT</translation>
    </message>
    <message>
        <source>Each choice is a sum: how good a move looked, and how little it was tried.</source>
        <translation>Každá volba je součet: jak dobře tah vypadal a jak málo byl zkoušen.</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation>Transpozice</translation>
    </message>
    <message>
        <source>Different move orders lead to the same position: a tree keeps it twice, a graph once.</source>
        <translation>Různá pořadí tahů vedou k téže pozici: strom ji uchovává dvakrát, graf jednou.</translation>
    </message>
    <message>
        <source>Widening</source>
        <translation>Rozšiřování</translation>
    </message>
    <message>
        <source>With many moves to try, a search stays flat. Widening lets it begin with a few.</source>
        <translation>S mnoha tahy na vyzkoušení zůstává hledání mělké. Rozšiřování mu dovolí začít s několika.</translation>
    </message>
    <message>
        <source>Priors</source>
        <translation>Apriorní pravděpodobnosti</translation>
    </message>
    <message>
        <source>A guess about each move tells the search where to look first. It can help, and it can mislead.</source>
        <translation>Odhad u každého tahu říká hledání, kam se podívat nejdříve. Může pomoci a může i zmást.</translation>
    </message>
    <message>
        <source>What a rollout cannot see</source>
        <translation>Co rollout nevidí</translation>
    </message>
    <message>
        <source>A forced win of eleven plies, a million random games, and a solver that needs a millisecond.</source>
        <translation>Vynucená výhra v jedenácti půltazích, milion náhodných partií a řešitel, kterému stačí milisekunda.</translation>
    </message>
    <message>
        <source>What a network learns</source>
        <translation>Co se síť učí</translation>
    </message>
    <message>
        <source>A network begins with random numbers, plays against itself, and learns where to look.</source>
        <translation>Síť začíná náhodnými čísly, hraje sama se sebou a učí se, kam se dívat.</translation>
    </message>
    <message>
        <source>What Black may not do</source>
        <translation>Co černý nesmí</translation>
    </message>
    <message>
        <source>The forbidden moves of renju, and how White wins by them.</source>
        <translation>Zakázané tahy v renju a jak jimi bílý vyhrává.</translation>
    </message>
    <message>
        <source>The text of this lesson is in English.</source>
        <translation>Text této lekce je v angličtině.</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation>Klávesové zkratky</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation>Hledat akci nebo klávesu</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Nabídka</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Akce</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation>Posunout kurzor na desce</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation>Shift+šipky</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Deska</translation>
    </message>
    <message>
        <source>Panes</source>
        <translation>Panely</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation>Zahrát na místě kurzoru</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>Return from the better line to the move</source>
        <translation>Vrátit se z lepšího postupu k tahu</translation>
    </message>
    <message>
        <source>End the exercises or practice, or close their results</source>
        <translation>Ukončit cvičení nebo procvičování, nebo zavřít výsledky</translation>
    </message>
    <message>
        <source>Choose a candidate and play it</source>
        <translation>Vybrat kandidáta a zahrát ho</translation>
    </message>
    <message>
        <source>Choose a key moment and go to it</source>
        <translation>Vybrat klíčový okamžik a přejít na něj</translation>
    </message>
    <message>
        <source>Choose a node of the search tree and show it on the board</source>
        <translation>Vybrat uzel stromu prohledávání a ukázat ho na desce</translation>
    </message>
    <message>
        <source>Unfold or fold the node of the search tree that was chosen with the keyboard</source>
        <translation>Rozbalit nebo sbalit uzel stromu prohledávání vybraný klávesami</translation>
    </message>
    <message>
        <source>Scroll a table or the search tree sideways</source>
        <translation>Posunout tabulku nebo strom prohledávání do strany</translation>
    </message>
    <message>
        <source>Ctrl+Left, Ctrl+Right</source>
        <translation>Ctrl+doleva, Ctrl+doprava</translation>
    </message>
    <message>
        <source>Move through the drawing of the tree and show a node</source>
        <translation>Procházet kresbu stromu a ukázat uzel</translation>
    </message>
    <message>
        <source>Zoom the drawing of the tree, or fit it to the pane</source>
        <translation>Přiblížit kresbu stromu, nebo ji přizpůsobit panelu</translation>
    </message>
    <message>
        <source>Clear or leave the filter of the search tree</source>
        <translation>Vymazat nebo opustit filtr stromu prohledávání</translation>
    </message>
    <message>
        <source>Move through the rows of a list or through tabs</source>
        <translation>Pohyb po řádcích seznamu nebo po záložkách</translation>
    </message>
    <message>
        <source>Up, Down, Enter</source>
        <translation>Nahoru, dolů, Enter</translation>
    </message>
    <message>
        <source>Right, Left</source>
        <translation>Vpravo, vlevo</translation>
    </message>
    <message>
        <source>Unfold a node of the search tree</source>
        <translation>Rozbalit uzel stromu prohledávání</translation>
    </message>
    <message>
        <source>+, *</source>
        <translation>+, *</translation>
    </message>
    <message>
        <source>Fold a node of the search tree</source>
        <translation>Sbalit uzel stromu prohledávání</translation>
    </message>
    <message>
        <source>arrows, Enter</source>
        <translation>šipky, Enter</translation>
    </message>
    <message>
        <source>Enter, Backspace</source>
        <translation>Enter, Backspace</translation>
    </message>
    <message>
        <source>Next or previous step of a lesson</source>
        <translation>Další nebo předchozí krok lekce</translation>
    </message>
    <message>
        <source>Answer the question of a lesson</source>
        <translation>Odpovědět na otázku lekce</translation>
    </message>
    <message>
        <source>Open the pane of the focused tab</source>
        <translation>Přejít do panelu vybrané záložky</translation>
    </message>
    <message>
        <source>Return to the board</source>
        <translation>Návrat na desku</translation>
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
        <translation>Profil A</translation>
    </message>
    <message>
        <source>Profile of B</source>
        <translation>Profil B</translation>
    </message>
    <message>
        <source>Seed of A</source>
        <translation>Semínko A</translation>
    </message>
    <message>
        <source>Seed of B</source>
        <translation>Semínko B</translation>
    </message>
    <message>
        <source>Exploration of A</source>
        <translation>Zkoumání A</translation>
    </message>
    <message>
        <source>Exploration of B</source>
        <translation>Zkoumání B</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>Se&amp;mínko</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Semínk&amp;o</translation>
    </message>
    <message>
        <source>&amp;Exploration</source>
        <translation>Z&amp;koumání</translation>
    </message>
    <message>
        <source>E&amp;xploration</source>
        <translation>Zko&amp;umání</translation>
    </message>
    <message>
        <source>The same seed with the same settings repeats the search exactly</source>
        <translation>Stejné semínko se stejným nastavením zopakuje prohledávání přesně</translation>
    </message>
    <message>
        <source>default</source>
        <translation>výchozí</translation>
    </message>
    <message>
        <source>Parameters of A …</source>
        <translation>Parametry A …</translation>
    </message>
    <message>
        <source>Parameters of B …</source>
        <translation>Parametry B …</translation>
    </message>
    <message>
        <source>Edit the search parameters of this side</source>
        <translation>Upravit parametry prohledávání této strany</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Black</source>
        <translation>Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation>Bílý</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Červený</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Žlutý</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation>Hra skončila remízou</translation>
    </message>
    <message>
        <source>{side} has won</source>
        <translation>{side} vyhrál</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation>{side} je na tahu</translation>
    </message>
</context>
<context>
    <name>SpeedChooser</name>
    <message>
        <source>Move delay</source>
        <translation>Mezi tahy</translation>
    </message>
    <message>
        <source>Delay between the moves of engines</source>
        <translation>Prodleva mezi tahy enginů</translation>
    </message>
    <message>
        <source>no delay</source>
        <translation>bez čekání</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation>půl sekundy</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 sekunda</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation>2 sekundy</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation>5 sekund</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation>10 sekund</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Start screen</source>
        <translation>Úvodní obrazovka</translation>
    </message>
    <message>
        <source>Your games will appear here.</source>
        <translation>Zde se objeví vaše partie.</translation>
    </message>
    <message>
        <source>Pr&amp;actise …</source>
        <translation>Procv&amp;ičovat …</translation>
    </message>
    <message>
        <source>Pr&amp;actise ({count} due) …</source>
        <translation>Procv&amp;ičovat (na řadě {count}) …</translation>
    </message>
    <message>
        <source>Preferen&amp;ces …</source>
        <translation>Předvolb&amp;y …</translation>
    </message>
    <message>
        <source>Other Ga&amp;me …</source>
        <translation>&amp;Jiná partie …</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Hrát</translation>
    </message>
    <message>
        <source>Continue: {players}</source>
        <translation>Pokračovat: {players}</translation>
    </message>
    <message>
        <source>See how Monte Carlo tree search thinks about the position on the board.</source>
        <translation>Podívejte se, jak stromové hledání Monte Carlo zkoumá pozici na desce.</translation>
    </message>
    <message>
        <source>Watch a search</source>
        <translation>Sledovat hledání</translation>
    </message>
    <message>
        <source>Wa&amp;tch the Search</source>
        <translation>Sl&amp;edovat hledání</translation>
    </message>
    <message>
        <source>Lesso&amp;ns</source>
        <translation>Lek&amp;ce</translation>
    </message>
    <message>
        <source>F&amp;ind the Win …</source>
        <translation>Najdi &amp;výhru …</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation>&amp;Otevřít …</translation>
    </message>
    <message>
        <source>&amp;Report …</source>
        <translation>Zpráv&amp;a …</translation>
    </message>
    <message>
        <source>Go Thro&amp;ugh a Sample Game</source>
        <translation>Projít &amp;ukázkovou partii</translation>
    </message>
    <message>
        <source>Lessons explain the search. Exercises train your eye for threats. Practice repeats your mistakes.</source>
        <translation>Lekce vysvětlují prohledávání. Cvičení bystří oko pro hrozby. Procvičování opakuje vaše chyby.</translation>
    </message>
    <message>
        <source>Show the Board (Esc)</source>
        <translation>Zobrazit desku (Esc)</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Učit se</translation>
    </message>
    <message>
        <source>Review a game</source>
        <translation>Rozebrat partii</translation>
    </message>
    <message>
        <source>Accuracy and trend over all games that were played here</source>
        <translation>Přesnost a vývoj přes všechny partie hrané v tomto programu</translation>
    </message>
</context>
<context>
    <name>Starting</name>
    <message>
        <source>You are {side}.</source>
        <translation>Máte barvu: {side}.</translation>
    </message>
    <message>
        <source>Your colour is chosen at random.</source>
        <translation>Vaše barva se vylosuje.</translation>
    </message>
    <message>
        <source>Pla&amp;y against {engine}</source>
        <translation>Hrát pro&amp;ti: {engine}</translation>
    </message>
    <message>
        <source>Wat&amp;ch {engines}</source>
        <translation>Sledova&amp;t: {engines}</translation>
    </message>
    <message>
        <source>Pla&amp;y a game for two people</source>
        <translation>Hrát par&amp;tii pro dva lidi</translation>
    </message>
</context>
<context>
    <name>StateLight</name>
    <message>
        <source>first start: preparing the search, about a minute</source>
        <translation>první spuštění: připravuje se prohledávání, asi minutu</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>pozastaveno</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>přemýšlí</translation>
    </message>
    <message>
        <source>proven</source>
        <translation>dokázáno</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>konec hry</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>selhalo</translation>
    </message>
    <message>
        <source>preparing the search for this board, {done} of {total}</source>
        <translation>připravuje se hledání pro tuto desku, {done} z {total}</translation>
    </message>
    <message>
        <source>preparing the search for other boards: {done} of {total}</source>
        <translation>příprava hledání pro jiné desky: {done} z {total}</translation>
    </message>
    <message>
        <source>first start: preparing the search, part {number} of {total}</source>
        <translation>první spuštění: příprava prohledávání, část {number} z {total}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or show the search from the View menu.</source>
        <translation>Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation>Tabulka (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation>statistika</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportovat statistiku</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>The statistics could not be saved.</source>
        <translation>Statistiku se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>The statistics were exported to {path}.</source>
        <translation>Statistika byla exportována do {path}.</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Simulations</source>
        <translation>Simulace</translation>
    </message>
    <message>
        <source>Number of simulations at the time of counting</source>
        <translation>Počet simulací v době počítání</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Uzly</translation>
    </message>
    <message>
        <source>Number of positions in the tree</source>
        <translation>Počet pozic ve stromu</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Hrany</translation>
    </message>
    <message>
        <source>Number of moves in the tree, each from a node to its child</source>
        <translation>Počet tahů ve stromu, každý z uzlu do jeho potomka</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Listy</translation>
    </message>
    <message>
        <source>Number of nodes without children, and their share of all counted nodes</source>
        <translation>Počet uzlů bez potomků a jejich podíl na všech spočítaných uzlech</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation>Transpozice</translation>
    </message>
    <message>
        <source>Number of nodes reached by more than one move order</source>
        <translation>Počet uzlů dosažených více než jedním pořadím tahů</translation>
    </message>
    <message>
        <source>Maximum depth</source>
        <translation>Největší hloubka</translation>
    </message>
    <message>
        <source>Distance of the deepest node from the root, in plies</source>
        <translation>Vzdálenost nejhlubšího uzlu od kořene v půltazích</translation>
    </message>
    <message>
        <source>Maximum breadth</source>
        <translation>Největší šířka</translation>
    </message>
    <message>
        <source>Number of nodes at the depth with the most nodes</source>
        <translation>Počet uzlů v hloubce, která jich má nejvíc</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation>Průměrná hloubka</translation>
    </message>
    <message>
        <source>Average depth of a node, in plies</source>
        <translation>Průměrná hloubka uzlu v půltazích</translation>
    </message>
    <message>
        <source>Children per inner node</source>
        <translation>Potomci na vnitřní uzel</translation>
    </message>
    <message>
        <source>Average number of children of a node that is not a leaf</source>
        <translation>Průměrný počet potomků uzlu, který není list</translation>
    </message>
    <message>
        <source>Effective branching factor</source>
        <translation>Efektivní větvení</translation>
    </message>
    <message>
        <source>Number of children per node in a uniform tree of the same size and depth</source>
        <translation>Počet potomků každého uzlu v rovnoměrném stromu stejné velikosti a hloubky</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Remízy</translation>
    </message>
    <message>
        <source>Number of simulations that ended in a draw, and their share of all simulations</source>
        <translation>Počet simulací, které skončily remízou, a jejich podíl na všech simulacích</translation>
    </message>
    <message>
        <source>Proven nodes</source>
        <translation>Dokázané uzly</translation>
    </message>
    <message>
        <source>Number of nodes with a proven result</source>
        <translation>Počet uzlů s dokázaným výsledkem</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation>Dokázané výhry</translation>
    </message>
    <message>
        <source>Nodes that are proven wins for either side</source>
        <translation>Uzly dokázané jako výhra jedné ze stran</translation>
    </message>
    <message>
        <source>Nodes that are proven draws</source>
        <translation>Uzly dokázané jako remíza</translation>
    </message>
    <message>
        <source>Proven draws</source>
        <translation>Dokázané remízy</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Paměť</translation>
    </message>
    <message>
        <source>Memory used by the nodes and edges of the tree</source>
        <translation>Paměť, kterou zabírají uzly a hrany stromu</translation>
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
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Spočítat</translation>
    </message>
    <message>
        <source>Cancel the counting</source>
        <translation>Zrušit počítání</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree</source>
        <translation>Spočítat uzly celého stromu</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation>Počítá se …</translation>
    </message>
    <message>
        <source>Counted after {simulations} simulations.</source>
        <translation>Spočítáno po {simulations} simulacích.</translation>
    </message>
    <message>
        <source>Counting … {counted} of {total} nodes</source>
        <translation>Počítá se… {counted} z {total} uzlů</translation>
    </message>
    <message>
        <source>Partial count: {counted} of {total} nodes. Press Count to start again.</source>
        <translation>Spočítáno částečně: {counted} z {total} uzlů. Znovu začnete tlačítkem Spočítat.</translation>
    </message>
    <message>
        <source>Statistics of the tree</source>
        <translation>Statistika stromu</translation>
    </message>
    <message>
        <source>Table of tree statistics</source>
        <translation>Tabulka statistiky stromu</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation>Exportovat …</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exportovat statistiku</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation>logaritmicky</translation>
    </message>
    <message>
        <source>Logarithmic scale in the plots</source>
        <translation>Logaritmická stupnice v grafech</translation>
    </message>
    <message>
        <source>Counting progress</source>
        <translation>Průběh počítání</translation>
    </message>
    <message>
        <source>Statistics of the whole tree appear here: depth, branching, proofs. Press Count.</source>
        <translation>Zde se zobrazí statistika celého stromu: hloubka, větvení, důkazy. Stiskněte Spočítat.</translation>
    </message>
    <message>
        <source>Statistics of the whole tree appear here: depth, branching, proofs. Run a search, then press Count.</source>
        <translation>Zde se zobrazí statistika celého stromu: hloubka, větvení, důkazy. Spusťte prohledávání a stiskněte Spočítat.</translation>
    </message>
</context>
<context>
    <name>SteeringBar</name>
    <message>
        <source>Remove: {restriction}</source>
        <translation>Odebrat: {restriction}</translation>
    </message>
    <message>
        <source>Only {moves}</source>
        <translation>Jen {moves}</translation>
    </message>
    <message>
        <source>Without {move}</source>
        <translation>Bez {move}</translation>
    </message>
    <message>
        <source>{move}: {given} of {wanted} extra visits</source>
        <translation>{move}: {given} z {wanted} návštěv navíc</translation>
    </message>
    <message>
        <source>Restrictions of the search</source>
        <translation>Omezení prohledávání</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation>Zrušit vše</translation>
    </message>
    <message>
        <source>Clear all: search every move again</source>
        <translation>Zrušit vše: znovu prohledávat každý tah</translation>
    </message>
</context>
<context>
    <name>SteeringController</name>
    <message>
        <source>{move} is proven, so it receives no extra visits.</source>
        <translation>Hodnota tahu {move} je dokázána, proto návštěvy navíc nedostane.</translation>
    </message>
    <message>
        <source>An explanation needs the numbers of a search. “Run” (Space) starts it.</source>
        <translation>Vysvětlení potřebuje čísla prohledávání. Spustí je příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>All moves that the search may try are proven. Remove the search restrictions to continue.</source>
        <translation>Všechny tahy, které prohledávání smí zkoušet, jsou dokázány. Chcete-li pokračovat, zrušte omezení prohledávání.</translation>
    </message>
</context>
<context>
    <name>StepController</name>
    <message>
        <source>An engine is to move and its search cannot be stepped. Take back a move or wait for the engine.</source>
        <translation>Na tahu je engine. Jeho prohledávání nelze krokovat; vezměte tah zpět, nebo počkejte na odpověď.</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or show the search from the View menu.</source>
        <translation>Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>The value of this position is proven. There is nothing left to search.</source>
        <translation>Výsledek je dokázán; není co hledat.</translation>
    </message>
    <message>
        <source>To watch a search, choose a profile that proves nothing, such as {profile}: “Choose a Profile” (Ctrl+Alt+P).</source>
        <translation>Chcete-li sledovat hledání, zvolte profil, který nic nedokazuje, například {profile}: „Zvolit profil“ (Ctrl+Alt+P).</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier move to step through the search.</source>
        <translation>Hra zde skončila. Chcete-li prohledávání krokovat, vraťte se k dřívějšímu tahu.</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>Number of simulations</source>
        <translation>Počet simulací</translation>
    </message>
    <message>
        <source>Number of simulations performed per command</source>
        <translation>Počet simulací provedených jedním příkazem</translation>
    </message>
    <message>
        <source>Phases per second</source>
        <translation>Fáze za sekundu</translation>
    </message>
    <message>
        <source>Speed of automatic stepping, in phases per second</source>
        <translation>Rychlost automatického krokování ve fázích za sekundu</translation>
    </message>
    <message>
        <source>{count}/s</source>
        <translation>{count}/s</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Simulation {number}</source>
        <translation>Simulace {number}</translation>
    </message>
    <message>
        <source>Simulation {number} of {total} so far</source>
        <translation>Simulace {number} z dosavadních {total}</translation>
    </message>
    <message>
        <source>Past: step {number} of {total}</source>
        <translation>Minulost: krok {number} z {total}</translation>
    </message>
    <message>
        <source>{phase}, current phase</source>
        <translation>{phase}, aktuální fáze</translation>
    </message>
    <message>
        <source>{phase}, not the current phase</source>
        <translation>{phase}, není aktuální fáze</translation>
    </message>
    <message>
        <source>Select</source>
        <translation>Výběr</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Rozšíření</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulace</translation>
    </message>
    <message>
        <source>Backpropagate</source>
        <translation>Zpětné šíření</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Krok za krokem</translation>
    </message>
    <message>
        <source>Description of this phase</source>
        <translation>Popis této fáze</translation>
    </message>
    <message>
        <source>Step through the search: “Step One Phase” (N) performs one phase, “Step One Simulation” (Shift+N) a whole simulation.</source>
        <translation>Krokujte prohledávání: „Krok o fázi“ (N) provede jednu fázi, „Krok o simulaci“ (Shift+N) celou simulaci.</translation>
    </message>
</context>
<context>
    <name>StepTeller</name>
    <message>
        <source>No selection: the tree has no moves below the root yet.</source>
        <translation>Žádný výběr: strom zatím nemá pod kořenem žádné tahy.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Exploitation + exploration</source>
        <translation>Využití + zkoumání</translation>
    </message>
    <message>
        <source>Second</source>
        <translation>Druhý</translation>
    </message>
    <message>
        <source>Move with the second-best score</source>
        <translation>Tah s druhým nejlepším skóre</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Odstup</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>neomezeně</translation>
    </message>
    <message>
        <source>{move} was chosen because it had not been visited yet.</source>
        <translation>Tah {move} byl vybrán, protože ještě nebyl navštíven.</translation>
    </message>
    <message>
        <source>{move} was the only choice: {exploitation} + {exploration} = {score}.</source>
        <translation>Tah {move} byl jedinou možností: {exploitation} + {exploration} = {score}.</translation>
    </message>
    <message>
        <source>No new node.</source>
        <translation>Žádný nový uzel.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move wins in at most %Ln plies.</source>
        <translation>
            <numerusform>Dokázáno: strana na tahu vyhrává v %Ln půltahu.</numerusform>
            <numerusform>Dokázáno: strana na tahu vyhrává do %Ln půltahů.</numerusform>
            <numerusform>Dokázáno: strana na tahu vyhrává do %Ln půltahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move loses in at most %Ln plies.</source>
        <translation>
            <numerusform>Dokázáno: strana na tahu prohrává v %Ln půltahu.</numerusform>
            <numerusform>Dokázáno: strana na tahu prohrává do %Ln půltahů.</numerusform>
            <numerusform>Dokázáno: strana na tahu prohrává do %Ln půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The root is evaluated first. Moves are added from the next simulation on.</source>
        <translation>Nejprve se vyhodnotí kořen. Tahy se přidávají od další simulace.</translation>
    </message>
    <message>
        <source>The game ends at this node, its result is proven, or the memory is full.</source>
        <translation>Hra zde končí, její výsledek je dokázán, nebo je plná paměť.</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>Pravděpodobnost tahu odhadnutá před prohledáváním</translation>
    </message>
    <message>
        <source>No rollout was played. These are the moves with the highest priors.</source>
        <translation>Žádný rollout se nehrál. Toto jsou tahy s nejvyššími priory.</translation>
    </message>
    <message>
        <source>Win rate of {side} before and after</source>
        <translation>Úspěšnost strany {side} před a po</translation>
    </message>
    <message>
        <source>The win rate is for {side}.</source>
        <translation>Úspěšnost je z pohledu strany {side}.</translation>
    </message>
    <message>
        <source>A move in column {move} was added to the tree at depth {depth}.</source>
        <translation>Tah ve sloupci {move} byl přidán do stromu v hloubce {depth}.</translation>
    </message>
    <message>
        <source>Exploit</source>
        <translation>Využití</translation>
    </message>
    <message>
        <source>Exploitation: average result of the move so far, for the side that makes it</source>
        <translation>Využití: průměrný dosavadní výsledek tahu z pohledu strany, která ho hraje</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Zkoumání</translation>
    </message>
    <message>
        <source>Exploration: bonus for moves with few visits</source>
        <translation>Zkoumání: bonus pro tahy s málo návštěvami</translation>
    </message>
    <message>
        <source>{move} was added to the tree at depth {depth}.</source>
        <translation>Tah {move} byl přidán do stromu v hloubce {depth}.</translation>
    </message>
    <message>
        <source>Path: {moves}</source>
        <translation>Cesta: {moves}</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>{result}.</source>
        <translation>{result}.</translation>
    </message>
    <message numerus="yes">
        <source>Selected %Ln move(s): at each node, the move with the best score.</source>
        <translation>
            <numerusform>Vybrán %Ln tah: tah s nejlepším skóre.</numerusform>
            <numerusform>Vybrány %Ln tahy: v každém uzlu tah s nejlepším skóre.</numerusform>
            <numerusform>Vybráno %Ln tahů: v každém uzlu tah s nejlepším skóre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exploitation is the win rate of a move, from 0 to 1. Win rate and score are from the point of view of the side that makes the move.</source>
        <translation>Využití je výherní podíl tahu od 0 do 1. Podíl i skóre jsou z pohledu strany, která táhne.</translation>
    </message>
    <message>
        <source>Exploitation is the mean result of a move, from −1 (loss) to 1 (win). Result and score are from the point of view of the side that makes the move.</source>
        <translation>Využití je průměrný výsledek tahu od −1 (prohra) do 1 (výhra). Výsledek i skóre jsou z pohledu strany, která táhne.</translation>
    </message>
    <message>
        <source>Selection goes down the tree along visited moves. It ends at the node whose next move has no visits yet.</source>
        <translation>Výběr sestupuje stromem po navštívených tazích. Končí v uzlu, jehož další tah ještě nemá návštěvy.</translation>
    </message>
    <message>
        <source>The simulation stays at the root, because it tries a move that is not in the tree yet.</source>
        <translation>Simulace zůstává v kořeni, protože zkouší tah, který ve stromu ještě není.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the root&apos;s moves are in the tree.</source>
        <translation>
            <numerusform>Ve stromu je %Ln z tahů kořene.</numerusform>
            <numerusform>Ve stromu jsou %Ln z tahů kořene.</numerusform>
            <numerusform>Ve stromu je %Ln z tahů kořene.</numerusform>
        </translation>
    </message>
    <message>
        <source>Difference from the second-best score</source>
        <translation>Rozdíl od druhého nejlepšího skóre</translation>
    </message>
    <message>
        <source>{move} was chosen: {exploitation} + {exploration} = {score}. The second-best move, {other}, has the score {other_score}, which is {margin} less.</source>
        <translation>Byl vybrán tah {move}: {exploitation} + {exploration} = {score}. Druhý, {other}, má {other_score} a ztrácí {margin}.</translation>
    </message>
    <message>
        <source>{move} was chosen: {exploitation} + {exploration} = {score}. {other} has the same score; of moves with equal scores, the first is chosen.</source>
        <translation>Byl vybrán tah {move}: {exploitation} + {exploration} = {score}. Tah {other} má stejně; z rovných se bere první.</translation>
    </message>
    <message>
        <source>{move} was chosen with the score {score}. {other} has the score {other_score}, but needs no further search.</source>
        <translation>Tah {move} byl vybrán se skóre {score}. Tah {other} má {other_score}, ale už ho není třeba prohledávat.</translation>
    </message>
    <message>
        <source>The result of this node is proven, so no rollout was played.</source>
        <translation>Výsledek tohoto uzlu je dokázán, a tak se žádný rollout nehrál.</translation>
    </message>
    <message numerus="yes">
        <source>{result} after %Ln move(s).</source>
        <translation>
            <numerusform>{result} po %Ln tahu.</numerusform>
            <numerusform>{result} po %Ln tazích.</numerusform>
            <numerusform>{result} po %Ln tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves from the new node: {moves}</source>
        <translation>Tahy od nového uzlu: {moves}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) are updated, from the leaf up to the root.</source>
        <translation>
            <numerusform>Aktualizuje se %Ln uzel, od listu až ke kořeni.</numerusform>
            <numerusform>Aktualizují se %Ln uzly, od listu až ke kořeni.</numerusform>
            <numerusform>Aktualizuje se %Ln uzlů, od listu až ke kořeni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Návštěvy</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation>Před a po</translation>
    </message>
    <message>
        <source>Root</source>
        <translation>Kořen</translation>
    </message>
    <message>
        <source>{before} before, {after} after</source>
        <translation>předtím {before}, potom {after}</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>The network gives {side} a win rate of {rate}</source>
        <translation>Podle sítě má {side} úspěšnost {rate}</translation>
    </message>
    <message>
        <source>{side} wins the rollout</source>
        <translation>Rollout vyhrává {side}</translation>
    </message>
    <message>
        <source>The rollout is a draw</source>
        <translation>Rollout skončil remízou</translation>
    </message>
    <message>
        <source>No rollout: {side} wins here</source>
        <translation>Bez rolloutu: zde vyhrává {side}</translation>
    </message>
    <message>
        <source>Root: {visits} visits, {side} {rate} %</source>
        <translation>Kořen: návštěvy {visits}, {side} {rate} %</translation>
    </message>
    <message>
        <source>No rollout: the result here is a draw</source>
        <translation>Bez rolloutu: zde je remíza</translation>
    </message>
</context>
<context>
    <name>SummaryCard</name>
    <message>
        <source>Current move</source>
        <translation>Aktuální tah</translation>
    </message>
    <message>
        <source>Review the Game</source>
        <translation>Rozebrat hru</translation>
    </message>
    <message>
        <source>Show Line</source>
        <translation>Ukázat postup</translation>
    </message>
    <message>
        <source>Try It Yourself</source>
        <translation>Zkusit to</translation>
    </message>
    <message>
        <source>Go to the First Mistake</source>
        <translation>Na první chybu</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Procvičovat</translation>
    </message>
</context>
<context>
    <name>SummaryTexts</name>
    <message>
        <source>Start of the game</source>
        <translation>Začátek hry</translation>
    </message>
    <message>
        <source>{number}. {move}</source>
        <translation>{number}. {move}</translation>
    </message>
    <message>
        <source>better: {move}</source>
        <translation>lepší: {move}</translation>
    </message>
    <message>
        <source>{side} {before} → {after}</source>
        <translation>{side}: {before} → {after}</translation>
    </message>
    <message numerus="yes">
        <source>wins in at most %n plies</source>
        <translation>
            <numerusform>výhra v %n půltahu</numerusform>
            <numerusform>výhra do %n půltahů</numerusform>
            <numerusform>výhra do %n půltahů</numerusform>
        </translation>
    </message>
    <message>
        <source>Win rate of {side}: {before} → {after}</source>
        <translation>Úspěšnost ({side}): {before} → {after}</translation>
    </message>
    <message>
        <source>The better move {move} takes the point where {side} would make {shape}.</source>
        <translation>Lepší tah {move} bere bod, na kterém {side} tvoří: {shape}.</translation>
    </message>
    <message>
        <source>{side}&apos;s best reply to it is {move}.</source>
        <translation>Nejlepší odpověď na něj ({side}): {move}.</translation>
    </message>
    <message>
        <source>This move has not been reviewed.</source>
        <translation>Tento tah nebyl rozebrán.</translation>
    </message>
    <message>
        <source>This move could not be compared. More simulations may find a better one.</source>
        <translation>Tento tah se nepodařilo porovnat. Více simulací může najít lepší.</translation>
    </message>
    <message>
        <source>The game is being reviewed.</source>
        <translation>Hra se právě rozebírá.</translation>
    </message>
    <message>
        <source>{end}.</source>
        <translation>{end}.</translation>
    </message>
    <message>
        <source>{side} still {prospect}</source>
        <translation>{side}: i nadále {prospect}</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vyhraje</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>prohraje</translation>
    </message>
    <message numerus="yes">
        <source>loses in at most %n plies</source>
        <translation>
            <numerusform>prohra v %n půltahu</numerusform>
            <numerusform>prohra do %n půltahů</numerusform>
            <numerusform>prohra do %n půltahů</numerusform>
        </translation>
    </message>
    <message>
        <source>draws</source>
        <translation>remizuje</translation>
    </message>
    <message>
        <source>The better line is {line}.</source>
        <translation>Lepší postup je {line}.</translation>
    </message>
    <message numerus="yes">
        <source>After this move the other side wins in at most %n plies.</source>
        <translation>
            <numerusform>Po tomto tahu vyhraje soupeř v %n půltahu.</numerusform>
            <numerusform>Po tomto tahu vyhraje soupeř do %n půltahů.</numerusform>
            <numerusform>Po tomto tahu vyhraje soupeř do %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this move the other side wins.</source>
        <translation>Po tomto tahu vyhraje soupeř.</translation>
    </message>
    <message>
        <source>The better line is {line} and wins.</source>
        <translation>Lepší postup je {line} a vyhrává.</translation>
    </message>
    <message numerus="yes">
        <source>The better line is {line} and wins in at most %n plies.</source>
        <translation>
            <numerusform>Lepší varianta je {line} a vyhrává v %n půltahu.</numerusform>
            <numerusform>Lepší varianta je {line} a vyhrává nejvýše v %n půltazích.</numerusform>
            <numerusform>Lepší varianta je {line} a vyhrává nejvýše v %n půltazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>long win given away</source>
        <translation>promarněná dlouhá výhra</translation>
    </message>
    <message>
        <source>win given away</source>
        <translation>promarněná výhra</translation>
    </message>
    <message>
        <source>No mistake: the line that seemed better contains this move too, after forcing moves, or reaches the same position in a different order of moves.</source>
        <translation>Žádná chyba: postup, který vypadal lépe, obsahuje po vynucujících tazích také tento tah, nebo vede v jiném pořadí tahů ke stejné pozici.</translation>
    </message>
    <message>
        <source>White picked this fifth move from the offered ones. No better choice was found.</source>
        <translation>Tento pátý tah si vybral bílý z nabídnutých. Lepší volba se nenašla.</translation>
    </message>
    <message>
        <source>White picked this fifth move. The offered move {better} was better for White.</source>
        <translation>Tento pátý tah si vybral bílý. Nabídnutý tah {better} byl pro bílého lepší.</translation>
    </message>
    <message>
        <source>Black offered this fifth move, and White picked it. {better} was a better offer for Black.</source>
        <translation>Tento pátý tah nabídl černý a bílý si ho vybral. {better} by pro černého byla lepší nabídka.</translation>
    </message>
    <message>
        <source>{side}&apos;s largest loss of win rate in this game.</source>
        <translation>Největší ztráta úspěšnosti strany {side} v této partii.</translation>
    </message>
    <message>
        <source>This move lost {loss} points of win rate.</source>
        <translation>Tento tah ztratil {loss} bodů úspěšnosti.</translation>
    </message>
    <message numerus="yes">
        <source>After this move the other side wins in at most %n plies: {line}.</source>
        <translation>
            <numerusform>Po tomto tahu vyhraje soupeř v %n půltahu: {line}.</numerusform>
            <numerusform>Po tomto tahu vyhraje soupeř do %n půltahů: {line}.</numerusform>
            <numerusform>Po tomto tahu vyhraje soupeř do %n půltahů: {line}.</numerusform>
        </translation>
    </message>
    <message>
        <source>After this move the other side wins: {line}.</source>
        <translation>Po tomto tahu vyhraje soupeř: {line}.</translation>
    </message>
    <message>
        <source>The better move {move} makes {shape}.</source>
        <translation>Lepší tah {move} tvoří: {shape}.</translation>
    </message>
    <message>
        <source>This stone belongs to the opening, so it is not judged.</source>
        <translation>Tento kámen patří k zahájení, proto se nehodnotí.</translation>
    </message>
    <message>
        <source>No mistake. The review preferred {move}.</source>
        <translation>Žádná chyba. Rozbor dal přednost tahu {move}.</translation>
    </message>
    <message>
        <source>No better move was found.</source>
        <translation>Lepší tah nebyl nalezen.</translation>
    </message>
    <message>
        <source>This move has not been reviewed. The search preferred {move}.</source>
        <translation>Tento tah nebyl rozebrán. Prohledávání dalo přednost tahu {move}.</translation>
    </message>
    <message>
        <source>This move has not been reviewed. The search found no better one.</source>
        <translation>Tento tah nebyl rozebrán. Prohledávání lepší nenašlo.</translation>
    </message>
    <message numerus="yes">
        <source>The better move wins in at most %n plies.</source>
        <translation>
            <numerusform>Lepší tah vyhrává v %n půltahu.</numerusform>
            <numerusform>Lepší tah vyhrává do %n půltahů.</numerusform>
            <numerusform>Lepší tah vyhrává do %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The better move wins.</source>
        <translation>Lepší tah vyhrává.</translation>
    </message>
    <message>
        <source>The better move draws.</source>
        <translation>Lepší tah remizuje.</translation>
    </message>
    <message>
        <source>Play a move, or open a game.</source>
        <translation>Zahrajte tah, nebo otevřete hru.</translation>
    </message>
    <message>
        <source>This game has not been reviewed.</source>
        <translation>Tato hra nebyla rozebrána.</translation>
    </message>
    <message>
        <source>The review found no mistakes.</source>
        <translation>Rozbor nenašel žádné chyby.</translation>
    </message>
    <message>
        <source>Mistakes: {black} by {first}, {white} by {second}.</source>
        <translation>Chyby: {first} {black}, {second} {white}.</translation>
    </message>
    <message>
        <source>Accuracy: {black}, {white}.</source>
        <translation>Přesnost: {black}, {white}.</translation>
    </message>
</context>
<context>
    <name>TermComparison</name>
    <message>
        <source>difference</source>
        <translation>rozdíl</translation>
    </message>
    <message>
        <source>Terms of both moves</source>
        <translation>Členy skóre obou tahů</translation>
    </message>
    <message>
        <source>{term}: {best_value} for {best}, {asked_value} for {asked}</source>
        <translation>{term}: {best_value} pro {best}, {asked_value} pro {asked}</translation>
    </message>
</context>
<context>
    <name>ThreatChooser</name>
    <message>
        <source>Threats on the board</source>
        <translation>Hrozby na desce</translation>
    </message>
    <message>
        <source>Threats of</source>
        <translation>Hrozby</translation>
    </message>
    <message>
        <source>neither side</source>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>both sides</source>
        <translation>obě strany</translation>
    </message>
</context>
<context>
    <name>ThreatController</name>
    <message>
        <source>The win is proven, but the winning move is not known.</source>
        <translation>Výhra je dokázána, ale vítězný tah není znám.</translation>
    </message>
    <message>
        <source>No win by threats is known in this position.</source>
        <translation>V této pozici není známa žádná výhra hrozbami.</translation>
    </message>
</context>
<context>
    <name>ThreatLegend</name>
    <message>
        <source>Threat marks: {marks}</source>
        <translation>Značky hrozeb: {marks}</translation>
    </message>
</context>
<context>
    <name>ThreatLine</name>
    <message numerus="yes">
        <source>{side} wins with {move} in at most %n plies.</source>
        <translation>
            <numerusform>{side} vyhrává tahem {move} v %n půltahu.</numerusform>
            <numerusform>{side} vyhrává tahem {move} do %n půltahů.</numerusform>
            <numerusform>{side} vyhrává tahem {move} do %n půltahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} is proven to win in at most %n plies.</source>
        <translation>
            <numerusform>{side} prokazatelně vyhrává v %n půltahu.</numerusform>
            <numerusform>{side} prokazatelně vyhrává do %n půltahů.</numerusform>
            <numerusform>{side} prokazatelně vyhrává do %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} is proven to win with {move}.</source>
        <translation>{side} prokazatelně vyhrává tahem {move}.</translation>
    </message>
    <message>
        <source>{side} is proven to win.</source>
        <translation>{side} prokazatelně vyhrává.</translation>
    </message>
    <message>
        <source>The length of the win is not known yet.</source>
        <translation>Délka výhry zatím není známa.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies.</source>
        <translation>
            <numerusform>{side} vyhrává {means} v %n půltahu.</numerusform>
            <numerusform>{side} vyhrává {means} do %n půltahů.</numerusform>
            <numerusform>{side} vyhrává {means} do %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>{side} threatens to win with the next move.</source>
        <translation>{side} hrozí výhrou příštím tahem.</translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens a win {means} in at most %n plies.</source>
        <translation>
            <numerusform>{side} hrozí výhrou {means} v %n půltahu.</numerusform>
            <numerusform>{side} hrozí výhrou {means} do %n půltahů.</numerusform>
            <numerusform>{side} hrozí výhrou {means} do %n půltahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Only {moves} can stop it.</source>
        <translation>Zastavit ji může jen {moves}.</translation>
    </message>
    <message>
        <source>No move defends.</source>
        <translation>Žádný tah nebrání.</translation>
    </message>
    <message numerus="yes">
        <source>Only {moves} stop(s) it.</source>
        <translation>
            <numerusform>Zastaví ji jen {moves}.</numerusform>
            <numerusform>Zastaví ji jen {moves}.</numerusform>
            <numerusform>Zastaví ji jen {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) only delay the win.</source>
        <translation>
            <numerusform>%n tah výhru jen oddálí.</numerusform>
            <numerusform>%n tahy výhru jen oddálí.</numerusform>
            <numerusform>%n tahů výhru jen oddálí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} only delay(s) the win.</source>
        <translation>
            <numerusform>{moves} výhru jen oddálí.</numerusform>
            <numerusform>{moves} výhru jen oddálí.</numerusform>
            <numerusform>{moves} výhru jen oddálí.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every defence loses.</source>
        <translation>Každá obrana prohrává.</translation>
    </message>
    <message numerus="yes">
        <source>Every defence loses in at most %n plies.</source>
        <translation>
            <numerusform>Každá obrana prohrává do %n půltahu.</numerusform>
            <numerusform>Každá obrana prohrává do %n půltahů.</numerusform>
            <numerusform>Každá obrana prohrává do %n půltahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {moves} defend(s).</source>
        <translation>
            <numerusform>Brání jen {moves}.</numerusform>
            <numerusform>Brání jen {moves}.</numerusform>
            <numerusform>Brání jen {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} defend(s).</source>
        <translation>
            <numerusform>Brání {moves}.</numerusform>
            <numerusform>Brání {moves}.</numerusform>
            <numerusform>Brání {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) may defend.</source>
        <translation>
            <numerusform>Bránit může %n tah.</numerusform>
            <numerusform>Bránit mohou %n tahy.</numerusform>
            <numerusform>Bránit může %n tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Worth trying: {moves}.</source>
        <translation>Za pokus stojí: {moves}.</translation>
    </message>
    <message>
        <source>Worth trying first: {moves}.</source>
        <translation>Nejprve stojí za pokus: {moves}.</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) refuted</source>
        <translation>
            <numerusform>%n tah vyvrácen</numerusform>
            <numerusform>%n tahy vyvráceny</numerusform>
            <numerusform>%n tahů vyvráceno</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{refuted}; %n not refuted so far.</source>
        <translation>
            <numerusform>{refuted}; %n zatím nevyvrácen.</numerusform>
            <numerusform>{refuted}; %n zatím nevyvráceny.</numerusform>
            <numerusform>{refuted}; %n zatím nevyvráceno.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) defend.</source>
        <translation>
            <numerusform>%n tah brání.</numerusform>
            <numerusform>%n tahy brání.</numerusform>
            <numerusform>%n tahů brání.</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <translation>{moves} a {last}</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>a five</source>
        <translation>pětku</translation>
    </message>
    <message>
        <source>a winning line of {length}</source>
        <translation>řadu {length} kamenů, která vyhrává</translation>
    </message>
    <message>
        <source>an open four</source>
        <translation>otevřenou čtyřku</translation>
    </message>
    <message>
        <source>an open row of {length}</source>
        <translation>otevřenou řadu {length} kamenů</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>čtyřku</translation>
    </message>
    <message>
        <source>a row of {length}</source>
        <translation>řadu {length} kamenů</translation>
    </message>
    <message>
        <source>an open three</source>
        <translation>otevřenou trojku</translation>
    </message>
    <message>
        <source>five</source>
        <translation>pětka</translation>
    </message>
    <message>
        <source>winning line of {length}</source>
        <translation>výherní řada {length}</translation>
    </message>
    <message>
        <source>open four</source>
        <translation>otevřená čtyřka</translation>
    </message>
    <message>
        <source>open row of {length}</source>
        <translation>otevřená řada {length}</translation>
    </message>
    <message>
        <source>four</source>
        <translation>čtyřka</translation>
    </message>
    <message>
        <source>row of {length}</source>
        <translation>řada {length}</translation>
    </message>
    <message>
        <source>open three</source>
        <translation>otevřená trojka</translation>
    </message>
    <message>
        <source>by threats</source>
        <translation>hrozbami</translation>
    </message>
    <message>
        <source>by fours</source>
        <translation>čtyřkami</translation>
    </message>
    <message>
        <source>by threes</source>
        <translation>trojkami</translation>
    </message>
    <message>
        <source>A win by fours only is also called VCF.</source>
        <translation>Výhře jen čtyřkami se říká též VCF.</translation>
    </message>
    <message>
        <source>A win by threes and fours is also called VCT.</source>
        <translation>Výhře trojkami a čtyřkami se říká též VCT.</translation>
    </message>
</context>
<context>
    <name>Times</name>
    <message>
        <source>{time} s per move</source>
        <translation>{time} s na tah</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation>hloubka {depth}</translation>
    </message>
    <message>
        <source>{side} {rate}</source>
        <translation>{side} {rate}</translation>
    </message>
    <message>
        <source>{count} simulations</source>
        <translation>{count} simulací</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation>{time} s</translation>
    </message>
    <message>
        <source>{count} kept</source>
        <translation>{count} ponecháno</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation>{count} remízových</translation>
    </message>
    <message>
        <source>score {score} (engine&apos;s scale)</source>
        <translation>skóre {score} (stupnice enginu)</translation>
    </message>
    <message>
        <source>{count} nodes</source>
        <translation>{count} uzlů</translation>
    </message>
    <message>
        <source>wins immediately</source>
        <translation>vyhrává hned</translation>
    </message>
    <message>
        <source>blocks a win</source>
        <translation>brání výhře</translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message>
        <source>Training paused: {share}</source>
        <translation>Trénink pozastaven: {share}</translation>
    </message>
    <message>
        <source>Training: {share}</source>
        <translation>Trénink: {share}</translation>
    </message>
    <message>
        <source>Training: finished</source>
        <translation>Trénink: dokončen</translation>
    </message>
    <message>
        <source>The training has ended. Click to show its results.</source>
        <translation>Trénink skončil. Kliknutím zobrazíte jeho výsledky.</translation>
    </message>
    <message>
        <source>A training is in progress. Click to show its window.</source>
        <translation>Probíhá trénink. Kliknutím zobrazíte jeho okno.</translation>
    </message>
    <message>
        <source>Training in progress</source>
        <translation>Probíhá trénink</translation>
    </message>
    <message>
        <source>A training is in progress. Quitting stops it. Its progress is kept, and you can resume it later. Quit and stop the training?</source>
        <translation>Probíhá trénink. Ukončení programu ho zastaví. Jeho postup se uchová a lze v něm později pokračovat. Ukončit program a zastavit trénink?</translation>
    </message>
</context>
<context>
    <name>TrainingSettings</name>
    <message>
        <source>Share of the searched positions that become samples. 1 keeps each of them.</source>
        <translation>Podíl prohledaných pozic, které se stanou vzorky. 1 zachová každou.</translation>
    </message>
    <message>
        <source>Exploration constant of PUCT, on values from −1 to 1. Higher values explore more.</source>
        <translation>Konstanta průzkumu PUCT pro hodnoty od −1 do 1. Vyšší hodnoty zkoumají více.</translation>
    </message>
    <message>
        <source>Threats that self-play detects: 0 none, 1 immediate wins, 2 also wins by fours, 3 also wins by threes, but only in the positions of the game, not at every node of the search. A game ends when its result is proven. The setting “Games played to the end” is the share of games without detection.</source>
        <translation>Hrozby, které se při hře se sebou hledají: 0 žádné, 1 okamžité výhry, 2 také výhry čtyřkami, 3 také výhry trojkami, ale jen v pozicích partie, ne v každém uzlu prohledávání. Partie končí, když je její výsledek dokázán. Podíl partií bez hledání hrozeb určuje nastavení „Partie dohrané do konce“.</translation>
    </message>
    <message>
        <source>Maximum number of moves that the detection of wins by fours tries at a new node. In the positions of the game it tries 100 times as many.</source>
        <translation>Nejvyšší počet tahů, které hledání výher čtyřkami v novém uzlu vyzkouší. V pozicích partie jich zkouší 100krát tolik.</translation>
    </message>
    <message>
        <source>Share of the games that begin with a position from the file that was given to the training. Without such a file, this setting has no effect.</source>
        <translation>Podíl partií, které začínají pozicí ze souboru zadaného tréninku. Bez takového souboru nemá toto nastavení žádný účinek.</translation>
    </message>
    <message>
        <source>Share of the games in which a stronger and a weaker player use the same network. The stronger one makes more playouts and detects wins by threes, so that it punishes mistakes of the weaker one.</source>
        <translation>Podíl partií mezi silnějším a slabším hráčem se stejnou sítí. Silnější provádí více simulací a rozpoznává výhry trojkami, takže chyby slabšího jsou potrestány.</translation>
    </message>
    <message>
        <source>In uneven games, the stronger player makes this many times as many playouts as the weaker one.</source>
        <translation>V nerovných partiích provádí silnější hráč tolikrát více simulací než slabší.</translation>
    </message>
    <message>
        <source>Temperature at which the first moves are sampled by visits. 0 plays the most visited move.</source>
        <translation>Teplota, při níž se první tahy losují podle návštěv. 0 hraje nejnavštěvovanější tah.</translation>
    </message>
    <message>
        <source>Share of the noise in the probabilities with which moves are sampled. 0 turns the noise off.</source>
        <translation>Podíl šumu v pravděpodobnostech, podle nichž se tahy losují. 0 ho vypne.</translation>
    </message>
    <message>
        <source>Playouts for each move that becomes a sample. More playouts give better targets, but fewer games.</source>
        <translation>Simulací na tah, který se stane vzorkem. Více dává lepší cíle a méně partií.</translation>
    </message>
    <message>
        <source>Playouts for each move that does not become a sample.</source>
        <translation>Simulací na tah, který se nestane vzorkem.</translation>
    </message>
    <message>
        <source>Maximum number of random stones on the board before a game. 0: games begin on the empty board.</source>
        <translation>Nejvyšší počet náhodných kamenů před partií. 0 začíná na prázdné desce.</translation>
    </message>
    <message>
        <source>Share of the games that begin like games between people: on the empty board, or with random stones near the centre, each of them next to another stone. The other games begin with random stones anywhere.</source>
        <translation>Podíl partií, které začínají jako partie mezi lidmi: na prázdné desce, nebo s náhodnými kameny u středu, každý vedle jiného kamene. Ostatní partie začínají náhodnými kameny kdekoli.</translation>
    </message>
    <message>
        <source>Number of moves, after the opening, that use the first temperature.</source>
        <translation>Počet tahů po zahájení s počáteční teplotou.</translation>
    </message>
    <message>
        <source>Temperature of all later moves. 0 plays the most visited move.</source>
        <translation>Teplota všech pozdějších tahů. 0 hraje nejnavštěvovanější tah.</translation>
    </message>
    <message>
        <source>Share of the games that are played to their end, without threat detection and proofs.</source>
        <translation>Podíl partií, které se hrají do konce, bez hledání hrozeb a důkazů.</translation>
    </message>
    <message>
        <source>Concentration α of the Dirichlet noise. Lower values favour fewer moves.</source>
        <translation>Koncentrace α Dirichletova šumu. Nižší hodnoty upřednostní méně tahů.</translation>
    </message>
    <message>
        <source>Self-play games per generation. The network learns after each generation.</source>
        <translation>Partií sítě se sebou na generaci. Síť se učí po každé generaci.</translation>
    </message>
    <message>
        <source>Samples per training step.</source>
        <translation>Vzorků na krok učení.</translation>
    </message>
    <message>
        <source>Learning rate at the start. It falls to the final learning rate along a cosine curve.</source>
        <translation>Rychlost učení na začátku. Klesá ke konečné podle kosinu.</translation>
    </message>
    <message>
        <source>How many times the network learns from each sample.</source>
        <translation>Kolikrát se síť z každého vzorku učí.</translation>
    </message>
    <message>
        <source>The weights are averaged over about this many generations. The network with the averaged weights plays and is saved. 1 uses the newest weights.</source>
        <translation>Síť, která hraje a ukládá se, má váhy průměrované asi přes tolik generací. Při 1 se použijí nejnovější váhy.</translation>
    </message>
    <message>
        <source>Maximum number of samples to learn from; only the newest are kept.</source>
        <translation>Nejvyšší počet nejnovějších vzorků, ze kterých se losuje.</translation>
    </message>
    <message>
        <source>Seconds of processor time between two measurements of strength.</source>
        <translation>Sekundy času procesoru mezi dvěma měřeními síly.</translation>
    </message>
    <message>
        <source>Number of games against each opponent in a measurement of strength; half of them with each colour.</source>
        <translation>Počet partií při měření síly proti každému soupeři, polovina každou barvou.</translation>
    </message>
    <message>
        <source>Number of playouts (simulations of its search) that the network makes per move in a measurement of strength.</source>
        <translation>Počet simulací, které síť při měření síly provede na tah.</translation>
    </message>
    <message>
        <source>Playouts per move of the opponent, which is plain Monte Carlo tree search.</source>
        <translation>Simulací na tah soupeře, prostého prohledávání Monte Carlo.</translation>
    </message>
    <message>
        <source>Double the playouts of the opponent whenever it loses all games of a measurement of strength: 1 on, 0 off.</source>
        <translation>Zdvojnásobit simulace soupeře, kdykoli prohraje všechny partie měření síly: 1 zapnuto, 0 vypnuto.</translation>
    </message>
    <message>
        <source>Number of generations between two copies of the network that are kept in the folder. 0 keeps none.</source>
        <translation>Generací mezi dvěma kopiemi sítě, které složka uchová. 0 neuchová žádnou.</translation>
    </message>
    <message>
        <source>Learning rate at the end of the training time.</source>
        <translation>Rychlost učení na konci doby tréninku.</translation>
    </message>
    <message>
        <source>Share of the noise in the priors of the root. 0 turns the noise off.</source>
        <translation>Podíl šumu v předpovědích kořene. 0 ho vypne.</translation>
    </message>
    <message>
        <source>Playouts</source>
        <translation>Simulace</translation>
    </message>
    <message>
        <source>Playouts of other moves</source>
        <translation>Simulace ostatních tahů</translation>
    </message>
    <message>
        <source>Share of samples</source>
        <translation>Podíl vzorků</translation>
    </message>
    <message>
        <source>Exploration c</source>
        <translation>Průzkum c</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Hrozby</translation>
    </message>
    <message>
        <source>Threat search limit</source>
        <translation>Mez hledání hrozeb</translation>
    </message>
    <message>
        <source>Random opening</source>
        <translation>Náhodné zahájení</translation>
    </message>
    <message>
        <source>Openings near the centre</source>
        <translation>Zahájení u středu</translation>
    </message>
    <message>
        <source>Given positions</source>
        <translation>Zadané pozice</translation>
    </message>
    <message>
        <source>Uneven games</source>
        <translation>Nerovné partie</translation>
    </message>
    <message>
        <source>First temperature</source>
        <translation>Počáteční teplota</translation>
    </message>
    <message>
        <source>Moves at first temperature</source>
        <translation>Tahy s počáteční teplotou</translation>
    </message>
    <message>
        <source>Later temperature</source>
        <translation>Pozdější teplota</translation>
    </message>
    <message>
        <source>Games played to the end</source>
        <translation>Partie dohrané do konce</translation>
    </message>
    <message>
        <source>Dirichlet α</source>
        <translation>Dirichletovo α</translation>
    </message>
    <message>
        <source>Noise in priors</source>
        <translation>Šum v předpovědích</translation>
    </message>
    <message>
        <source>Noise in moves</source>
        <translation>Šum v tazích</translation>
    </message>
    <message>
        <source>Games per generation</source>
        <translation>Partií na generaci</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Velikost dávky</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epochy</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Rychlost učení</translation>
    </message>
    <message>
        <source>Final learning rate</source>
        <translation>Konečná rychlost učení</translation>
    </message>
    <message>
        <source>Buffer</source>
        <translation>Zásobník</translation>
    </message>
    <message>
        <source>Interval in seconds</source>
        <translation>Interval v sekundách</translation>
    </message>
    <message>
        <source>Games per opponent</source>
        <translation>Partií na soupeře</translation>
    </message>
    <message>
        <source>Playout doubling</source>
        <translation>Zdvojování simulací</translation>
    </message>
    <message>
        <source>Generations between copies</source>
        <translation>Generací mezi kopiemi</translation>
    </message>
    <message>
        <source>Averaged generations</source>
        <translation>Průměrované generace</translation>
    </message>
    <message>
        <source>Playout factor</source>
        <translation>Násobek simulací</translation>
    </message>
    <message>
        <source>Network&apos;s playouts per move</source>
        <translation>Simulace sítě na tah</translation>
    </message>
    <message>
        <source>Opponent&apos;s playouts per move</source>
        <translation>Simulace soupeře na tah</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Prohledávání</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Noise</source>
        <translation>Šum</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>Učení</translation>
    </message>
    <message>
        <source>Evaluation</source>
        <translation>Hodnocení</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation>Vzorová</translation>
    </message>
    <message>
        <source>Patterns, toy</source>
        <translation>Vzory, hračka</translation>
    </message>
    <message>
        <source>Convolutional</source>
        <translation>Konvoluční</translation>
    </message>
</context>
<context>
    <name>TrainingSettingsDialog</name>
    <message>
        <source>Training Settings</source>
        <translation>Nastavení tréninku</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation>V&amp;rátit vše</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>Skupiny nastavení</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation>&amp;Použít</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zavřít</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>&amp;Zrušit</translation>
    </message>
    <message>
        <source>{group} ({count})</source>
        <translation>{group} ({count})</translation>
    </message>
</context>
<context>
    <name>TrainingSetup</name>
    <message>
        <source>New training</source>
        <translation>Nový trénink</translation>
    </message>
    <message>
        <source>T&amp;raining</source>
        <translation>&amp;Trénink</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Trénink</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation>&amp;Druh sítě</translation>
    </message>
    <message>
        <source>Kind of network</source>
        <translation>Druh sítě</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation>&amp;Minuty</translation>
    </message>
    <message>
        <source>Minutes of processor time</source>
        <translation>Minuty času procesoru</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;emínko</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation>Seed všech náhod</translation>
    </message>
    <message>
        <source>Patterns: strong within hours on any board. Toy: the same kind of network, with defaults for small games and trainings of a few minutes. Convolutional: as in the AlphaZero papers.</source>
        <translation>Vzory: silná za hodiny na každé desce. Hračka: stejný druh sítě s výchozími hodnotami pro malé hry a tréninky několika minut. Konvoluční: jako v článcích o AlphaZero.</translation>
    </message>
    <message>
        <source>Determines the initial weights and all random choices in games and samples</source>
        <translation>Určuje počáteční váhy a všechny náhodné volby v partiích a vzorcích</translation>
    </message>
    <message>
        <source>Minutes of processor time. On a busy computer the training takes longer.</source>
        <translation>Minuty času procesoru. Na vytíženém počítači trvá trénink déle.</translation>
    </message>
    <message>
        <source>&amp;All Settings …</source>
        <translation>Všechn&amp;a nastavení …</translation>
    </message>
    <message>
        <source>Playouts, noise, temperature, learning rate, buffer, evaluation and others</source>
        <translation>Simulace, šum, teplota, rychlost učení, zásobník, hodnocení a další</translation>
    </message>
    <message>
        <source>{game}, {minutes} min, {games} games</source>
        <translation>{game}, {minutes} min, partií: {games}</translation>
    </message>
    <message>
        <source>The defaults are those of the network “{network}” for the game {game}.</source>
        <translation>Výchozí hodnoty patří k síti „{network}“ a hře {game}.</translation>
    </message>
    <message>
        <source>Additional &amp;minutes</source>
        <translation>&amp;Minut navíc</translation>
    </message>
    <message>
        <source>All settings have their defaults.</source>
        <translation>Všechna nastavení mají výchozí hodnoty.</translation>
    </message>
    <message>
        <source>Changed: {settings}</source>
        <translation>Změněno: {settings}</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>&amp;Start Training</source>
        <translation>&amp;Spustit trénink</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Network …</source>
        <translation>U&amp;ložit síť …</translation>
    </message>
    <message>
        <source>Save as a Pro&amp;file …</source>
        <translation>Uložit jako pro&amp;fil …</translation>
    </message>
    <message>
        <source>Save the best network as a profile for play and analysis</source>
        <translation>Uložit nejlepší síť jako profil pro hru a analýzu</translation>
    </message>
    <message>
        <source>Self-play game of the network</source>
        <translation>Partie sítě se sebou samou</translation>
    </message>
    <message>
        <source>State of the training</source>
        <translation>Stav tréninku</translation>
    </message>
    <message>
        <source>Share of the training time used</source>
        <translation>Podíl využité doby trénování</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Ztráty</translation>
    </message>
    <message>
        <source>Difference between the predictions of the network and the results of its games.</source>
        <translation>Rozdíl mezi předpověďmi sítě a výsledky jejích partií.</translation>
    </message>
    <message>
        <source>A network starts with random weights and learns only from games against itself. The training runs in a separate process. The curves show its progress over minutes of processor time.</source>
        <translation>Síť začíná s náhodnými vahami a učí se jen z partií se sebou samou. Trénink běží ve vlastním procesu. Křivky ukazují jeho průběh v minutách času procesoru.</translation>
    </message>
    <message>
        <source>Progress and plots of the training</source>
        <translation>Průběh a grafy trénování</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation>Body proti</translation>
    </message>
    <message>
        <source>Score against fixed opponents, as a share of the possible points.</source>
        <translation>Výsledek proti stálým soupeřům jako podíl možných bodů.</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Délka partií</translation>
    </message>
    <message>
        <source>Number of moves per self-play game.</source>
        <translation>Počet tahů na partii sítě se sebou samou.</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation>Vzorků za sekundu</translation>
    </message>
    <message>
        <source>Training positions generated per second.</source>
        <translation>Počet trénovacích pozic vytvořených za sekundu.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>Po&amp;kračovat</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pozastavit</translation>
    </message>
    <message>
        <source>policy</source>
        <translation>strategie</translation>
    </message>
    <message>
        <source>value</source>
        <translation>hodnoty</translation>
    </message>
    <message>
        <source>random</source>
        <translation>náhoda</translation>
    </message>
    <message>
        <source>search</source>
        <translation>prohledávání</translation>
    </message>
    <message>
        <source>moves</source>
        <translation>tahů</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>vzorků</translation>
    </message>
</context>
<context>
    <name>TrainingWindow</name>
    <message>
        <source>Save the network</source>
        <translation>Uložit síť</translation>
    </message>
    <message>
        <source>Networks (*{suffix})</source>
        <translation>Sítě (*{suffix})</translation>
    </message>
    <message>
        <source>The network was saved, and the profile {profile} uses it. You can choose this profile in every list of profiles.</source>
        <translation>Síť byla uložena a používá ji profil {profile}. Tento profil lze vybrat v každém seznamu profilů.</translation>
    </message>
    <message>
        <source>The training will pause when the current games end.</source>
        <translation>Pozastaví se, jakmile skončí rozehrané partie.</translation>
    </message>
    <message>
        <source>Generation {generation}: training on the new games.</source>
        <translation>Generace {generation}: trénuje na svých partiích.</translation>
    </message>
    <message>
        <source>About {time} of processor time left.</source>
        <translation>Zbývá asi {time} času procesoru.</translation>
    </message>
    <message>
        <source>The network was saved to {file}.</source>
        <translation>Síť byla uložena do {file}.</translation>
    </message>
    <message>
        <source>The training can continue while this window is closed. If you stop it, its progress is kept and you can resume it from the list of trainings.</source>
        <translation>Trénink může pokračovat, i když je toto okno zavřené. Pokud ho zastavíte, jeho postup se uchová a lze v něm pokračovat ze seznamu tréninků.</translation>
    </message>
    <message>
        <source>{game}, my network</source>
        <translation>{game}, moje síť</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg);;PNG picture (*.png)</source>
        <translation>Kresba SVG (*.svg);;Obrázek PNG (*.png)</translation>
    </message>
    <message>
        <source>Training of {game}</source>
        <translation>Trénink {game}</translation>
    </message>
    <message>
        <source>Save the plots</source>
        <translation>Uložit grafy</translation>
    </message>
    <message>
        <source>The plots were not saved.</source>
        <translation>Grafy nebyly uloženy.</translation>
    </message>
    <message>
        <source>The plots were saved to {file}.</source>
        <translation>Grafy byly uloženy do {file}.</translation>
    </message>
    <message>
        <source>Training in progress</source>
        <translation>Probíhá trénink</translation>
    </message>
    <message>
        <source>&amp;Keep Training</source>
        <translation>&amp;Trénovat dál</translation>
    </message>
    <message>
        <source>&amp;Stop the Training</source>
        <translation>&amp;Zastavit trénink</translation>
    </message>
    <message>
        <source>Training a Network</source>
        <translation>Trénink sítě</translation>
    </message>
    <message>
        <source>No network is being trained.</source>
        <translation>Žádná síť se netrénuje.</translation>
    </message>
    <message>
        <source>Starting. The first start takes one to two minutes.</source>
        <translation>Spouští se. První spuštění trvá jednu až dvě minuty.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation>Pozastaveno.</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation>Zastavuje se …</translation>
    </message>
    <message>
        <source>The training reached its time limit. Save the network or continue the training.</source>
        <translation>Trénink dosáhl svého časového limitu. Uložte síť, nebo v tréninku pokračujte.</translation>
    </message>
    <message>
        <source>Stopped. The training can be resumed.</source>
        <translation>Zastaveno. V tréninku se dá pokračovat.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Zastaveno.</translation>
    </message>
    <message>
        <source>Generation {generation}: playing evaluation games against other players.</source>
        <translation>Generace {generation}: hraje hodnoticí partie proti ostatním.</translation>
    </message>
    <message>
        <source>Generation {generation}: self-play game {done} of {total}.</source>
        <translation>Generace {generation}: partie {done} z {total} se sebou samou.</translation>
    </message>
    <message>
        <source>The network was saved. To use it, choose {network} as the network in the search parameters.</source>
        <translation>Síť byla uložena. Chcete-li ji použít, zvolte {network} jako síť v parametrech prohledávání.</translation>
    </message>
    <message>
        <source>The network was not saved.</source>
        <translation>Síť nebyla uložena.</translation>
    </message>
</context>
<context>
    <name>TreeColumns</name>
    <message>
        <source>Move</source>
        <translation>Tah</translation>
    </message>
    <message>
        <source>The move that leads to this node</source>
        <translation>Tah, který vede do tohoto uzlu</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation>Návštěvy</translation>
    </message>
    <message>
        <source>Number of simulations that tried this move. The bar compares the move with its most visited sibling.</source>
        <translation>Počet simulací, které tento tah zkoušely; pruh ho srovnává s nejnavštěvovanějším sourozencem</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Podíl</translation>
    </message>
    <message>
        <source>This move&apos;s share of the visits of all moves from the same parent</source>
        <translation>Podíl na návštěvách všech tahů ze stejného rodiče</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation>Úspěšnost</translation>
    </message>
    <message>
        <source>Expected result for {side}, 0 % to 100 %; a draw counts one half. The position has the mean of all its simulations, the evaluation bar the win rate of the best move.</source>
        <translation>Očekávaný výsledek pro stranu {side}, 0 % až 100 %; remíza se počítá jako polovina. Pozice má průměr všech svých simulací, ukazatel hodnocení úspěšnost nejlepšího tahu.</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation>Prior</translation>
    </message>
    <message>
        <source>Probability of the move, estimated before the search</source>
        <translation>Pravděpodobnost tahu odhadnutá před prohledáváním</translation>
    </message>
    <message>
        <source>Exploit</source>
        <translation>Využití</translation>
    </message>
    <message>
        <source>Exploitation: average result so far, for the side that makes the move. UCT compares win rates, from 0 to 1; PUCT compares results, from −1 (loss) to 1 (win).</source>
        <translation>Využití: dosavadní průměrný výsledek pro stranu, která táhne. UCT porovnává výherní podíly od 0 do 1, PUCT výsledky od −1 (prohra) do 1 (výhra).</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Zkoumání</translation>
    </message>
    <message>
        <source>Exploration: bonus for moves with few visits</source>
        <translation>Zkoumání: bonus pro tahy s málo návštěvami</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Skóre</translation>
    </message>
    <message>
        <source>Exploitation + exploration. The move with the highest score is selected next. ∞: not visited yet, so the move comes first. Empty: the result is proven, so the move is not selected again.</source>
        <translation>Využití + zkoumání. Příště se vybere tah s nejvyšším skóre. ∞: tah ještě nebyl navštíven, proto přijde na řadu první. Prázdné: výsledek je dokázán, tah se už nevybírá.</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation>Důkaz</translation>
    </message>
    <message>
        <source>Proven result for {side}, and the maximum number of plies to the end of the game</source>
        <translation>Dokázaný výsledek pro stranu {side} a nejvyšší počet půltahů do konce partie</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Hloubka</translation>
    </message>
    <message>
        <source>Distance from the root, in plies</source>
        <translation>Vzdálenost od kořene v půltazích</translation>
    </message>
    <message>
        <source>Exploit (mover)</source>
        <translation>Využití (na tahu)</translation>
    </message>
    <message>
        <source>position</source>
        <translation>pozice</translation>
    </message>
    <message>
        <source>{move} · loading …</source>
        <translation>{move} · načítá se …</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Drawing of the tree</source>
        <translation>Kresba stromu</translation>
    </message>
    <message>
        <source>The most visited part of the search tree appears here. “Run” (Space) starts the search.</source>
        <translation>Zde se zobrazí nejnavštěvovanější část stromu prohledávání. Prohledávání spustí příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>The most visited part of the search tree appears here.</source>
        <translation>Zde se zobrazí nejnavštěvovanější část stromu hledání.</translation>
    </message>
    <message>
        <source>win rate for {side}</source>
        <translation>úspěšnost: {side}</translation>
    </message>
    <message>
        <source>width of lines: prior</source>
        <translation>čáry: priory</translation>
    </message>
    <message>
        <source>width of lines: share of visits</source>
        <translation>čáry: podíly návštěv</translation>
    </message>
</context>
<context>
    <name>TreeDrawingTexts</name>
    <message>
        <source>The root: the position shown</source>
        <translation>Kořen: zobrazená pozice</translation>
    </message>
    <message>
        <source>Visits: {visits}</source>
        <translation>Návštěvy: {visits}</translation>
    </message>
    <message>
        <source>Visits: {visits}, {share} of the parent</source>
        <translation>Návštěvy: {visits}, tj. {share} návštěv uzlu nad ním</translation>
    </message>
    <message>
        <source>Win rate: {rate} for {side}</source>
        <translation>Úspěšnost ({side}): {rate}</translation>
    </message>
    <message>
        <source>Prior: {prior}</source>
        <translation>Prior: {prior}</translation>
    </message>
    <message>
        <source>Proven: draw</source>
        <translation>Dokázáno: remíza</translation>
    </message>
    <message>
        <source>Proven: win for {side}</source>
        <translation>Dokázáno: vyhrává {side}</translation>
    </message>
    <message>
        <source>Proven: loss for {side}</source>
        <translation>Dokázáno: prohrává {side}</translation>
    </message>
    <message>
        <source>Move orders that lead here: at least {count}</source>
        <translation>Pořadí tahů, která sem vedou: nejméně {count}</translation>
    </message>
    <message>
        <source>Child nodes not drawn: {count}</source>
        <translation>Nevykreslení potomci: {count}</translation>
    </message>
</context>
<context>
    <name>TreeFilterBar</name>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vymazat</translation>
    </message>
    <message>
        <source>Cancel the filter</source>
        <translation>Zrušit filtrování</translation>
    </message>
    <message>
        <source>Clear the filter: show the tree</source>
        <translation>Vymazat filtr: ukázat strom</translation>
    </message>
    <message>
        <source>Filter of the search tree</source>
        <translation>Filtr stromu prohledávání</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtr</translation>
    </message>
    <message>
        <source>Show the fields that filter and sort the nodes of the tree</source>
        <translation>Ukázat pole, která filtrují a řadí uzly stromu</translation>
    </message>
    <message>
        <source>Visits ≥</source>
        <translation>Návštěvy ≥</translation>
    </message>
    <message>
        <source>Depth ≤</source>
        <translation>Hloubka ≤</translation>
    </message>
    <message>
        <source>Minimum visits of a node</source>
        <translation>Nejméně návštěv uzlu</translation>
    </message>
    <message>
        <source>0 also lists moves that the search has not visited</source>
        <translation>0 vypíše i tahy, které prohledávání nenavštívilo</translation>
    </message>
    <message>
        <source>Maximum depth of a node</source>
        <translation>Největší hloubka uzlu</translation>
    </message>
    <message>
        <source>any</source>
        <translation>libovolná</translation>
    </message>
    <message>
        <source>proven only</source>
        <translation>jen dokázané</translation>
    </message>
    <message>
        <source>Proven nodes only</source>
        <translation>Jen dokázané uzly</translation>
    </message>
    <message>
        <source>Order of the nodes</source>
        <translation>Pořadí uzlů</translation>
    </message>
    <message>
        <source>by visits</source>
        <translation>podle návštěv</translation>
    </message>
    <message>
        <source>by win rate</source>
        <translation>podle úspěšnosti</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation>podle hloubky</translation>
    </message>
    <message>
        <source>Progress of the filter</source>
        <translation>Průběh filtrování</translation>
    </message>
</context>
<context>
    <name>TreeHeader</name>
    <message>
        <source>Choose Columns Automatically</source>
        <translation>Volit sloupce automaticky</translation>
    </message>
    <message>
        <source>Sort By</source>
        <translation>Řadit podle</translation>
    </message>
    <message>
        <source>Reverse Order</source>
        <translation>Obrátit pořadí</translation>
    </message>
</context>
<context>
    <name>TreeNotice</name>
    <message>
        <source>Notice</source>
        <translation>Upozornění</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>The search tree appears here. “Run” (Space) starts the search.</source>
        <translation>Zde se zobrazí strom prohledávání. Prohledávání spustí příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>The rows are no longer sorted, because too many nodes are expanded. Collapse some nodes to sort the rows again.</source>
        <translation>Řádky už nejsou seřazené, protože je otevřeno příliš mnoho uzlů. Když některé uzly zavřete, řádky se znovu seřadí.</translation>
    </message>
    <message>
        <source>The nodes that you unfolded in this list are no longer in the tree.</source>
        <translation>Uzly, které jste v tomto seznamu rozbalili, už ve stromu nejsou.</translation>
    </message>
    <message>
        <source>The tree was restarted.</source>
        <translation>Strom byl začat znovu.</translation>
    </message>
    <message>
        <source>Nodes that were not used recently were collapsed to save memory.</source>
        <translation>Dlouho nepoužité uzly byly zavřeny, aby se uvolnilo místo.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation>Strom prohledávání</translation>
    </message>
    <message>
        <source>The search tree appears here.</source>
        <translation>Zde se zobrazí strom hledání.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>Starting the engine …</source>
        <translation>Spouštím engine …</translation>
    </message>
    <message>
        <source>Requesting the engine&apos;s name …</source>
        <translation>Zjišťuji jeho jméno …</translation>
    </message>
    <message>
        <source>Requesting a move …</source>
        <translation>Žádám o tah …</translation>
    </message>
    <message>
        <source>Testing a large board …</source>
        <translation>Zkouška velké desky …</translation>
    </message>
    <message>
        <source>Testing a small board …</source>
        <translation>Zkouším malou desku …</translation>
    </message>
    <message>
        <source>Testing a wide board to detect the engine&apos;s order of coordinates …</source>
        <translation>Zkouším širokou desku, abych zjistil pořadí souřadnic …</translation>
    </message>
    <message>
        <source>Stopping the engine …</source>
        <translation>Ukončuji engine …</translation>
    </message>
    <message>
        <source>{engine} works.</source>
        <translation>{engine} funguje.</translation>
    </message>
    <message>
        <source>{engine} does not work.</source>
        <translation>{engine} nefunguje.</translation>
    </message>
    <message>
        <source>The engine was ready after {seconds} s.</source>
        <translation>Připraven byl po {seconds} s.</translation>
    </message>
    <message>
        <source>The engine speaks {protocol}. The setting “Protocol” has been changed.</source>
        <translation>Engine mluví protokolem {protocol}. Nastavení „Protokol“ bylo změněno.</translation>
    </message>
    <message>
        <source>The engine reports the name {name}.</source>
        <translation>Hlásí se jako {name}.</translation>
    </message>
    <message>
        <source>The engine reports the name {name}, by {author}.</source>
        <translation>Hlásí se jako {name}, autor {author}.</translation>
    </message>
    <message>
        <source>The engine played {move} on a board of {size} after {seconds} s, then {later_move} after {later_seconds} s.</source>
        <translation>Engine zahrál na desce {size} tah {move} po {seconds} s, potom {later_move} po {later_seconds} s.</translation>
    </message>
    <message>
        <source>The engine does not play on a board of {size}: {reason}</source>
        <translation>Na desce {size} nehraje: {reason}</translation>
    </message>
    <message>
        <source>The engine began no game on a board of {size}: {reason}</source>
        <translation>Engine na desce {size} nezačal partii: {reason}</translation>
    </message>
    <message>
        <source>The engine made no move on a board of {size}: {reason}</source>
        <translation>Engine na desce {size} nezahrál žádný tah: {reason}</translation>
    </message>
    <message>
        <source>The engine reports its analysis.</source>
        <translation>Engine hlásí svou analýzu.</translation>
    </message>
    <message>
        <source>The engine reports no analysis. It can play, but its moves may have no evaluation.</source>
        <translation>Nehlásí analýzu. Hrát umí, ale jeho tahy možná nebudou mít hodnocení.</translation>
    </message>
    <message>
        <source>GTP supports only square boards, so the engine plays only on these.</source>
        <translation>GTP podporuje jen čtvercové desky, a proto engine hraje jen na nich.</translation>
    </message>
    <message>
        <source>Testing a start from a given position …</source>
        <translation>Zkouška zadané pozice …</translation>
    </message>
    <message>
        <source>The engine played {move} on a board of {size}, but made no further move: {reason}</source>
        <translation>Engine na desce {size} zahrál {move} a dál nehrál: {reason}</translation>
    </message>
    <message>
        <source>The engine can start from a given position, so it can analyse positions.</source>
        <translation>Engine hraje v zadaných pozicích, může tedy analyzovat.</translation>
    </message>
    <message>
        <source>The engine cannot start from a given position, such as an opening: {reason}</source>
        <translation>Engine nehraje v zadaných pozicích, například v zahájeních: {reason}</translation>
    </message>
    <message>
        <source>The engine can be used on square boards only, because the order of its coordinates could not be tested: {reason}</source>
        <translation>Engine lze používat jen na čtvercových deskách, protože se nepodařilo ověřit pořadí jeho souřadnic: {reason}</translation>
    </message>
    <message>
        <source>The engine&apos;s order of coordinates matches your setting.</source>
        <translation>Pořadí jeho souřadnic odpovídá vašemu nastavení.</translation>
    </message>
    <message>
        <source>The engine&apos;s order of coordinates could not be detected. On square boards the order does not matter.</source>
        <translation>Pořadí souřadnic se nepodařilo zjistit. Na čtvercových deskách na něm nezáleží.</translation>
    </message>
    <message>
        <source>The engine writes the row first. Change the setting “Coordinates”.</source>
        <translation>Píše nejdřív řadu. Změňte nastavení „Souřadnice“.</translation>
    </message>
    <message>
        <source>The engine writes the column first. Change the setting “Coordinates”.</source>
        <translation>Píše nejdřív sloupec. Změňte nastavení „Souřadnice“.</translation>
    </message>
</context>
<context>
    <name>TrialView</name>
    <message>
        <source>Te&amp;st</source>
        <translation>&amp;Vyzkoušet</translation>
    </message>
    <message>
        <source>&amp;Stop the test</source>
        <translation>Zastavit &amp;test</translation>
    </message>
    <message>
        <source>Starts the engine and requests moves on three boards.</source>
        <translation>Spustí engine a požádá ho o tah na třech deskách.</translation>
    </message>
    <message>
        <source>The test and the engine were stopped.</source>
        <translation>Test byl zastaven a engine ukončen.</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation>Průběh testu</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation>Výsledek testu</translation>
    </message>
    <message>
        <source>The result of the test appears here.</source>
        <translation>Výsledek testu se zobrazí zde.</translation>
    </message>
</context>
<context>
    <name>UnexpectedErrors</name>
    <message>
        <source>The window cannot be opened because of an unexpected error ({error}). The log has the details: {path}</source>
        <translation>Okno nelze otevřít kvůli neočekávané chybě ({error}). Podrobnosti jsou v protokolu: {path}</translation>
    </message>
</context>
<context>
    <name>VariationController</name>
    <message>
        <source>The moves from here on were copied. Paste them after another move.</source>
        <translation>Tahy odtud dál byly zkopírovány. Vložte je za jiný tah.</translation>
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
        <translation>Zatím není žádné prohledávání k exportu. Spustí je příkaz „Spustit“ (mezerník).</translation>
    </message>
    <message>
        <source>Export the Search as a Web Page</source>
        <translation>Exportovat prohledávání jako webovou stránku</translation>
    </message>
    <message>
        <source>Export the Game as a Web Page</source>
        <translation>Exportovat partii jako webovou stránku</translation>
    </message>
    <message>
        <source>Export the Lesson as a Web Page</source>
        <translation>Exportovat lekci jako webovou stránku</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Leave the game to export web pages.</source>
        <translation>Během hry je prohledávání skryté. Chcete-li exportovat webové stránky, opusťte hru.</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webová stránka (*.html)</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation>{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation>MCTS Studio</translation>
    </message>
    <message>
        <source>Writing {file}</source>
        <translation>Zapisuje se {file}</translation>
    </message>
    <message>
        <source>The web page was saved as {path}. It opens in any browser.</source>
        <translation>Webová stránka byla uložena jako {path}. Otevře ji libovolný prohlížeč.</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation>Export byl zrušen; nic nebylo zapsáno.</translation>
    </message>
    <message>
        <source>The web page could not be written.</source>
        <translation>Webovou stránku se nepodařilo zapsat.</translation>
    </message>
</context>
<context>
    <name>WinRatePlot</name>
    <message>
        <source>Win rate over the game</source>
        <translation>Úspěšnost v průběhu hry</translation>
    </message>
    <message>
        <source>{rate} after move {number}</source>
        <translation>{rate} po tahu {number}</translation>
    </message>
    <message>
        <source>The win rate over the game appears here after the game.</source>
        <translation>Po hře se zde zobrazí průběh úspěšnosti.</translation>
    </message>
    <message>
        <source>The win rate over the game appears here. “Run” (Space) analyses a position, “Review the Game” (F12) the whole game.</source>
        <translation>Zde se objeví úspěšnost v průběhu hry. Příkaz „Spustit“ (mezerník) analyzuje pozici, „Rozebrat hru“ (F12) celou hru.</translation>
    </message>
    <message>
        <source>“Review the Game” (F12) shows the win rate here.</source>
        <translation>„Rozebrat hru“ (F12) zde zobrazí úspěšnost.</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>rozhodnuto</translation>
    </message>
    <message>
        <source>Review: {rate}; later: {later}</source>
        <translation>Rozbor: {rate}; později: {later}</translation>
    </message>
    <message>
        <source>Review: {rate}</source>
        <translation>Rozbor: {rate}</translation>
    </message>
    <message>
        <source>By the review</source>
        <translation>Podle rozboru</translation>
    </message>
    <message>
        <source>In the game: {text}</source>
        <translation>V partii: {text}</translation>
    </message>
    <message>
        <source>{text}. {later}</source>
        <translation>{text}. {later}</translation>
    </message>
    <message>
        <source>Win rate lost by this move: {points} points</source>
        <translation>Tento tah ztratil {points} bodu úspěšnosti</translation>
    </message>
    <message>
        <source>Key moment of the game</source>
        <translation>Klíčový okamžik partie</translation>
    </message>
    <message>
        <source>The game was decided here</source>
        <translation>Zde se partie rozhodla</translation>
    </message>
    <message>
        <source>{number}. {move}: {rate}</source>
        <translation>{number}. {move}: {rate}</translation>
    </message>
    <message>
        <source>not analysed</source>
        <translation>neanalyzováno</translation>
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
        <translation>Ukazovat všechny úspěšnosti, hodnoty a dokázané výsledky pro stranu {side}</translation>
    </message>
    <message>
        <source>A lesson shows all numbers for the side to move</source>
        <translation>Lekce ukazuje všechna čísla pro hráče na tahu</translation>
    </message>
</context>
<context>
    <name>_Amounts</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln uzel</numerusform>
            <numerusform>%Ln uzly</numerusform>
            <numerusform>%Ln uzlů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s) per move</source>
        <translation>
            <numerusform>%Ln simulace na tah</numerusform>
            <numerusform>%Ln simulace na tah</numerusform>
            <numerusform>%Ln simulací na tah</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Badge</name>
    <message>
        <source>Playing</source>
        <translation>Hraje se</translation>
    </message>
    <message>
        <source>Paused: the clocks are stopped</source>
        <translation>Pozastaveno: hodiny stojí</translation>
    </message>
    <message>
        <source>Earlier position: a click on the board (Enter) returns to the game</source>
        <translation>Dřívější pozice: do partie vrátí klepnutí na desku (Enter)</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partie skončila</translation>
    </message>
    <message>
        <source>Unfinished: “Play from Here” continues the game</source>
        <translation>Nedohraná partie: pokračujte příkazem „Hrát odsud“</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation>Rozbor</translation>
    </message>
    <message>
        <source>Exercise</source>
        <translation>Úloha</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Procvičování</translation>
    </message>
</context>
<context>
    <name>_Marker</name>
    <message>
        <source>thinking …</source>
        <translation>přemýšlí …</translation>
    </message>
    <message>
        <source>to move</source>
        <translation>na tahu</translation>
    </message>
</context>
</TS>
