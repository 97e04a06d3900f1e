<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About MCTS Studio</source>
        <translation type="unfinished">O programu MCTS Studio</translation>
    </message>
    <message>
        <source>Play and review k-in-a-row games, and watch Monte Carlo tree search at work.</source>
        <translation type="unfinished">Hrajte a rozebírejte piškvorky a podobné hry a sledujte, jak přemýšlí Monte Carlo prohledávání stromu.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>&amp;File</source>
        <translation type="unfinished">&amp;Soubor</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation type="unfinished">Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">&amp;Hra</translation>
    </message>
    <message>
        <source>&amp;Search</source>
        <translation type="unfinished">&amp;Prohledávání</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished">&amp;Zobrazit</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished">&amp;Nápověda</translation>
    </message>
    <message>
        <source>&amp;New Game …</source>
        <translation type="unfinished">&amp;Nová hra…</translation>
    </message>
    <message>
        <source>New &amp;Board …</source>
        <translation type="unfinished">Nová &amp;deska…</translation>
    </message>
    <message>
        <source>&amp;Open …</source>
        <translation type="unfinished">&amp;Otevřít…</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">&amp;Uložit</translation>
    </message>
    <message>
        <source>Save &amp;As …</source>
        <translation type="unfinished">Uložit &amp;jako…</translation>
    </message>
    <message>
        <source>&amp;Export the Board …</source>
        <translation type="unfinished">&amp;Exportovat desku…</translation>
    </message>
    <message>
        <source>Export the &amp;Window …</source>
        <translation type="unfinished">E&amp;xportovat okno…</translation>
    </message>
    <message>
        <source>Export the &amp;Table of Moves …</source>
        <translation type="unfinished">Exportovat tabulku t&amp;ahů …</translation>
    </message>
    <message>
        <source>Export the time, simulations and evaluation of each move as CSV or JSON</source>
        <translation type="unfinished">Exportovat čas, simulace a hodnocení každého tahu jako CSV nebo JSON</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished">U&amp;končit</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished">&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation type="unfinished">Z&amp;novu</translation>
    </message>
    <message>
        <source>Copy &amp;Position</source>
        <translation type="unfinished">Kopírovat &amp;pozici</translation>
    </message>
    <message>
        <source>Copy &amp;Moves</source>
        <translation type="unfinished">Kopírovat &amp;tahy</translation>
    </message>
    <message>
        <source>Copy P&amp;icture</source>
        <translation type="unfinished">Kopírovat &amp;obrázek</translation>
    </message>
    <message>
        <source>Paste &amp;Game</source>
        <translation type="unfinished">V&amp;ložit hru</translation>
    </message>
    <message>
        <source>&amp;Cut from Here</source>
        <translation type="unfinished">V&amp;yjmout odtud</translation>
    </message>
    <message>
        <source>Cop&amp;y from Here</source>
        <translation type="unfinished">&amp;Kopírovat odtud</translation>
    </message>
    <message>
        <source>Paste &amp;Variation</source>
        <translation type="unfinished">Vložit &amp;variantu</translation>
    </message>
    <message>
        <source>&amp;Delete from Here</source>
        <translation type="unfinished">O&amp;dstranit odtud</translation>
    </message>
    <message>
        <source>&amp;Previous Move</source>
        <translation type="unfinished">&amp;Předchozí tah</translation>
    </message>
    <message>
        <source>&amp;Next Move</source>
        <translation type="unfinished">&amp;Další tah</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Back</source>
        <translation type="unfinished">Deset tahů zpě&amp;t</translation>
    </message>
    <message>
        <source>Ten Moves &amp;Forward</source>
        <translation type="unfinished">Deset tahů &amp;vpřed</translation>
    </message>
    <message>
        <source>F&amp;irst Position</source>
        <translation type="unfinished">P&amp;rvní pozice</translation>
    </message>
    <message>
        <source>&amp;Last Position</source>
        <translation type="unfinished">P&amp;oslední pozice</translation>
    </message>
    <message>
        <source>Prom&amp;ote Variation</source>
        <translation type="unfinished">Pov&amp;ýšit variantu</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Search …</source>
        <translation type="unfinished">Uložit &amp;prohledávání…</translation>
    </message>
    <message>
        <source>Save the search tree to a file to continue it later</source>
        <translation type="unfinished">Zapíše strom prohledávání do souboru, aby se v něm dalo později pokračovat</translation>
    </message>
    <message>
        <source>O&amp;pen a Search …</source>
        <translation type="unfinished">O&amp;tevřít prohledávání…</translation>
    </message>
    <message>
        <source>Continue a saved search</source>
        <translation type="unfinished">Pokračuje v uloženém prohledávání</translation>
    </message>
    <message>
        <source>Play the Best Mo&amp;ve</source>
        <translation type="unfinished">Zahrát &amp;nejlepší tah</translation>
    </message>
    <message>
        <source>&amp;Take Back</source>
        <translation type="unfinished">V&amp;zít tah zpět</translation>
    </message>
    <message>
        <source>Remove your last move and the reply to it</source>
        <translation type="unfinished">Odebere váš poslední tah i odpověď na něj</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished">Nápověda tah&amp;u</translation>
    </message>
    <message>
        <source>Show the engine's analysis of this position</source>
        <translation type="unfinished">Ukáže, co si o této pozici myslí engine</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation type="unfinished">Vzdát &amp;se</translation>
    </message>
    <message>
        <source>Resign the game</source>
        <translation type="unfinished">Vzdá tuto hru</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation type="unfinished">Vy&amp;měnit strany</translation>
    </message>
    <message>
        <source>Swap the sides of the players</source>
        <translation type="unfinished">Hráči si vymění barvy</translation>
    </message>
    <message>
        <source>Let En&amp;gines Play On</source>
        <translation type="unfinished">Nechat hrát en&amp;giny dál</translation>
    </message>
    <message>
        <source>Let engines play both sides from this position, or pause them</source>
        <translation type="unfinished">Nechat enginy pokračovat z této pozice; když hrají, pozastavit je</translation>
    </message>
    <message>
        <source>Pa&amp;use the Game</source>
        <translation type="unfinished">Pozastavit &amp;hru</translation>
    </message>
    <message>
        <source>Stop the clocks and all moves until the game continues</source>
        <translation type="unfinished">Nikdo netáhne a nikomu neběží čas, dokud partie nepokračuje</translation>
    </message>
    <message>
        <source>Make &amp;One Engine Move</source>
        <translation type="unfinished">Zahrát &amp;jeden tah enginu</translation>
    </message>
    <message>
        <source>Let the engine to move play one move, then pause the game</source>
        <translation type="unfinished">Nechat engine na tahu zahrát a pak pozastavit</translation>
    </message>
    <message>
        <source>L&amp;eave the Game and Review It</source>
        <translation type="unfinished">Opustit hru a rozebrat j&amp;i</translation>
    </message>
    <message>
        <source>&amp;Analyse the Whole Game …</source>
        <translation type="unfinished">&amp;Analyzovat celou hru…</translation>
    </message>
    <message>
        <source>Next &amp;Mistake</source>
        <translation type="unfinished">Další &amp;chyba</translation>
    </message>
    <message>
        <source>Previous Mista&amp;ke</source>
        <translation type="unfinished">Předchozí ch&amp;yba</translation>
    </message>
    <message>
        <source>Mat&amp;ches between Engines …</source>
        <translation type="unfinished">Zápasy m&amp;ezi enginy …</translation>
    </message>
    <message>
        <source>Play matches between engines and estimate the Elo difference</source>
        <translation type="unfinished">Hrát zápasy mezi enginy a odhadnout rozdíl Elo</translation>
    </message>
    <message>
        <source>Train a Network b&amp;y Self-Play …</source>
        <translation type="unfinished">Trénovat síť hrou se se&amp;bou …</translation>
    </message>
    <message>
        <source>Train a network on games that it plays against itself</source>
        <translation type="unfinished">Nechat síť učit se hru tím, že hraje sama se sebou, a sledovat ji</translation>
    </message>
    <message>
        <source>Find the &amp;Win …</source>
        <translation type="unfinished">H&amp;ledat výhru …</translation>
    </message>
    <message>
        <source>Solve exercises with wins by threats</source>
        <translation type="unfinished">Řešit pozice, které se vyhrávají hrozbami</translation>
    </message>
    <message>
        <source>Ne&amp;xt Exercise</source>
        <translation type="unfinished">&amp;K dalšímu cvičení</translation>
    </message>
    <message>
        <source>Go to the next exercise</source>
        <translation type="unfinished">Přejít na další cvičení</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished">&amp;Spustit</translation>
    </message>
    <message>
        <source>Start or pause the search</source>
        <translation type="unfinished">Spustí, nebo pozastaví prohledávání</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished">&amp;Pozastavit</translation>
    </message>
    <message>
        <source>Pause the search</source>
        <translation type="unfinished">Pozastaví prohledávání</translation>
    </message>
    <message>
        <source>Step one P&amp;hase</source>
        <translation type="unfinished">Krok o &amp;fázi</translation>
    </message>
    <message>
        <source>Perform one phase of the search: select, expand, simulate or backpropagate</source>
        <translation type="unfinished">Provede jednu fázi prohledávání: výběr, rozšíření, simulaci nebo zpětné šíření</translation>
    </message>
    <message>
        <source>Step one S&amp;imulation</source>
        <translation type="unfinished">Krok o s&amp;imulaci</translation>
    </message>
    <message>
        <source>Perform the phases to the end of the current simulation</source>
        <translation type="unfinished">Provede fáze až do konce jedné simulace</translation>
    </message>
    <message>
        <source>R&amp;estart</source>
        <translation type="unfinished">Začít &amp;znovu</translation>
    </message>
    <message>
        <source>Discard the search tree of this position</source>
        <translation type="unfinished">Zapomene, co bylo v této pozici zjištěno</translation>
    </message>
    <message>
        <source>E&amp;dit Parameters …</source>
        <translation type="unfinished">Parametry &amp;hledání …</translation>
    </message>
    <message>
        <source>Edit the parameters of the search</source>
        <translation type="unfinished">Změnit po jednotlivých parametrech, jak engine hledá</translation>
    </message>
    <message>
        <source>&amp;Your Profiles …</source>
        <translation type="unfinished">Vaše profil&amp;y …</translation>
    </message>
    <message>
        <source>Rename or delete your saved profiles</source>
        <translation type="unfinished">Přejmenovat a smazat profily, které jste uložili</translation>
    </message>
    <message>
        <source>Step &amp;Many Simulations</source>
        <translation type="unfinished">Krok o &amp;více simulací</translation>
    </message>
    <message>
        <source>Perform the number of simulations set in the pane Step by step</source>
        <translation type="unfinished">Provede tolik simulací, kolik udává panel Krok za krokem</translation>
    </message>
    <message>
        <source>Step Au&amp;tomatically</source>
        <translation type="unfinished">Krokovat &amp;automaticky</translation>
    </message>
    <message>
        <source>Perform one phase after another at the speed set in the pane Step by step</source>
        <translation type="unfinished">Provádí fázi za fází rychlostí nastavenou v panelu Krok za krokem</translation>
    </message>
    <message>
        <source>Look &amp;Back One Step</source>
        <translation type="unfinished">Podívat se o &amp;krok zpět</translation>
    </message>
    <message>
        <source>Show the previous step; the search does not change</source>
        <translation type="unfinished">Ukáže předchozí krok; prohledávání zůstane, jak je</translation>
    </message>
    <message>
        <source>Look &amp;Forward One Step</source>
        <translation type="unfinished">Podívat se o krok &amp;dopředu</translation>
    </message>
    <message>
        <source>Return to the &amp;Last Step</source>
        <translation type="unfinished">Návrat k pos&amp;lednímu kroku</translation>
    </message>
    <message>
        <source>&amp;Compare Two Searches …</source>
        <translation type="unfinished">Po&amp;rovnat dvě prohledávání…</translation>
    </message>
    <message>
        <source>Run two searches of this position side by side</source>
        <translation type="unfinished">Prohledá tuto pozici dvěma způsoby vedle sebe</translation>
    </message>
    <message>
        <source>Compare &amp;Uniform with Neighbour Rollouts</source>
        <translation type="unfinished">Porovnat rovno&amp;měrné a sousední rollouty</translation>
    </message>
    <message>
        <source>Compare rollouts that play anywhere with rollouts that play next to stones</source>
        <translation type="unfinished">Prohledává s rollouty, které hrají kdekoli, a s takovými, které hrají vedle kamenů</translation>
    </message>
    <message>
        <source>&amp;Ask an External Engine …</source>
        <translation type="unfinished">Zeptat se e&amp;xterního enginu …</translation>
    </message>
    <message>
        <source>Analyse this position with another program</source>
        <translation type="unfinished">Analyzovat tuto pozici jiným programem</translation>
    </message>
    <message>
        <source>External En&amp;gines …</source>
        <translation type="unfinished">Externí en&amp;giny …</translation>
    </message>
    <message>
        <source>Add and test programs that speak the Gomocup protocol</source>
        <translation type="unfinished">Přidat programy, které mluví protokolem Gomocup, a vyzkoušet je</translation>
    </message>
    <message>
        <source>&amp;Why Not This Move?</source>
        <translation type="unfinished">Proč n&amp;e tento tah?</translation>
    </message>
    <message>
        <source>Compare the selected candidate with the best move</source>
        <translation type="unfinished">Porovná kandidáta, na kterého se ukazuje, s favoritem</translation>
    </message>
    <message>
        <source>Remove &amp;Search Restrictions</source>
        <translation type="unfinished">Zr&amp;ušit omezení prohledávání</translation>
    </message>
    <message>
        <source>Cou&amp;nt the Tree</source>
        <translation type="unfinished">Spočíta&amp;t strom</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree by depth, children and visits</source>
        <translation type="unfinished">Spočítá uzly celého stromu podle hloubky, potomků a návštěv</translation>
    </message>
    <message>
        <source>Go to the Parent N&amp;ode</source>
        <translation type="unfinished">Na uzel &amp;o úroveň výš</translation>
    </message>
    <message>
        <source>Show the node one move closer to the root</source>
        <translation type="unfinished">Ukáže uzel o jeden tah blíž ke kořeni</translation>
    </message>
    <message>
        <source>Go Bac&amp;k to the Root</source>
        <translation type="unfinished">Zpět ke koře&amp;ni</translation>
    </message>
    <message>
        <source>Show the position of the game again</source>
        <translation type="unfinished">Ukáže znovu pozici ze hry</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation type="unfinished">&amp;Hra</translation>
    </message>
    <message>
        <source>Anal&amp;yse</source>
        <translation type="unfinished">&amp;Analýza</translation>
    </message>
    <message>
        <source>St&amp;udy</source>
        <translation type="unfinished">St&amp;udium</translation>
    </message>
    <message>
        <source>Move the Panes &amp;Back</source>
        <translation type="unfinished">V&amp;rátit panely na místo</translation>
    </message>
    <message>
        <source>Show the Sea&amp;rch while Playing</source>
        <translation type="unfinished">Ukázat prohledávání i &amp;během hry</translation>
    </message>
    <message>
        <source>&amp;Coordinates</source>
        <translation type="unfinished">&amp;Souřadnice</translation>
    </message>
    <message>
        <source>Move &amp;Numbers</source>
        <translation type="unfinished">Čís&amp;la tahů</translation>
    </message>
    <message>
        <source>&amp;Wooden Board</source>
        <translation type="unfinished">&amp;Dřevěná deska</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation type="unfinished">A&amp;nimace</translation>
    </message>
    <message>
        <source>&amp;Heatmap on the Board</source>
        <translation type="unfinished">&amp;Teplotní mapa na desce</translation>
    </message>
    <message>
        <source>Priors on the Board</source>
        <translation type="unfinished">Priory na desce</translation>
    </message>
    <message>
        <source>Colour each move by its prior: its estimated probability before the search</source>
        <translation type="unfinished">Obarví každý tah podle prioru: odhadu jeho pravděpodobnosti před prohledáváním</translation>
    </message>
    <message>
        <source>Can&amp;didates on the Board</source>
        <translation type="unfinished">&amp;Kandidáti na desce</translation>
    </message>
    <message>
        <source>N&amp;othing on the Board</source>
        <translation type="unfinished">Nic na desc&amp;e</translation>
    </message>
    <message>
        <source>If off, the heatmap, candidates and win rate are hidden while a person plays</source>
        <translation type="unfinished">Je-li vypnuto, teplotní mapa, kandidáti a úspěšnost jsou skryté, dokud hraje člověk</translation>
    </message>
    <message>
        <source>Show &amp;Move Costs</source>
        <translation type="unfinished">Ukázat, kol&amp;ik tahy stojí</translation>
    </message>
    <message>
        <source>Show the time, simulations and evaluation of each engine's move in the pane Players</source>
        <translation type="unfinished">Ukázat v panelu Hráči čas, simulace a hodnocení tahu každého enginu</translation>
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
        <source>Number the attacks and the replies of a win by threats on the board</source>
        <translation>Očíslovat na desce útoky a odpovědi výhry hrozbami</translation>
    </message>
    <message>
        <source>Pro&amp;ve Wins by Threats</source>
        <translation>Dokazovat výhry hro&amp;zbami</translation>
    </message>
    <message>
        <source>Search each position for a win by threats for a few seconds and report the result</source>
        <translation>V každé pozici několik sekund hledat výhru hrozbami a oznámit ji</translation>
    </message>
    <message>
        <source>&amp;Full Screen for a Class</source>
        <translation type="unfinished">&amp;Celá obrazovka pro třídu</translation>
    </message>
    <message>
        <source>Show only the board, the players and their clocks on the whole screen</source>
        <translation type="unfinished">Jen deska, hráči a jejich hodiny, přes celou obrazovku</translation>
    </message>
    <message>
        <source>&amp;System Theme</source>
        <translation type="unfinished">Motiv podle s&amp;ystému</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation type="unfinished">Světlý &amp;motiv</translation>
    </message>
    <message>
        <source>Dar&amp;k Theme</source>
        <translation type="unfinished">Tma&amp;vý motiv</translation>
    </message>
    <message>
        <source>&amp;Shortcuts …</source>
        <translation type="unfinished">&amp;Klávesové zkratky…</translation>
    </message>
    <message>
        <source>&amp;About MCTS Studio</source>
        <translation type="unfinished">&amp;O programu MCTS Studio</translation>
    </message>
</context>
<context>
    <name>BoardAccessible</name>
    <message>
        <source>{point}, {side}</source>
        <translation type="unfinished">{point}, {side}</translation>
    </message>
    <message>
        <source>{point}, empty</source>
        <translation type="unfinished">{point}, prázdné</translation>
    </message>
    <message>
        <source>{point}, empty, visits {visits}, rank {rank}</source>
        <translation type="unfinished">{point}, prázdné, návštěv: {visits}, pořadí {rank}</translation>
    </message>
    <message>
        <source>move {number} of the winning line, {side}</source>
        <translation>tah {number} vítězného postupu, {side}</translation>
    </message>
    <message>
        <source>{side} makes {threat} here</source>
        <translation>{side} zde vytvoří {threat}</translation>
    </message>
    <message>
        <source>{side} plays {point}</source>
        <translation type="unfinished">{side} hraje {point}</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>Board</source>
        <translation type="unfinished">Deska</translation>
    </message>
</context>
<context>
    <name>BranchingPlot</name>
    <message>
        <source>Children: {children}, nodes: {nodes}</source>
        <translation type="unfinished">Potomci: {children}, uzly: {nodes}</translation>
    </message>
    <message>
        <source>Children of inner nodes</source>
        <translation type="unfinished">Potomci vnitřních uzlů</translation>
    </message>
    <message>
        <source>Inner nodes by number of children</source>
        <translation type="unfinished">Vnitřní uzly podle počtu potomků</translation>
    </message>
</context>
<context>
    <name>BreakpointsEditor</name>
    <message>
        <source>Breakpoints of the search</source>
        <translation type="unfinished">Kdy se prohledávání samo zastaví</translation>
    </message>
    <message>
        <source>Stop the search when</source>
        <translation type="unfinished">Zastavit prohledávání, když</translation>
    </message>
    <message>
        <source>the leader changes</source>
        <translation type="unfinished">se změní vedoucí tah</translation>
    </message>
    <message>
        <source>Stop when the leader changes</source>
        <translation type="unfinished">Zastavit, když se změní vedoucí tah</translation>
    </message>
    <message>
        <source>a move reaches</source>
        <translation type="unfinished">některý tah dosáhne</translation>
    </message>
    <message>
        <source>Stop when a move reaches this number of visits</source>
        <translation type="unfinished">Zastavit, když některý tah dosáhne tolika návštěv</translation>
    </message>
    <message>
        <source>the win rate changes by</source>
        <translation type="unfinished">úspěšnost skočí o</translation>
    </message>
    <message>
        <source>Stop when the win rate changes by this amount</source>
        <translation type="unfinished">Zastavit, když úspěšnost skočí o tolik</translation>
    </message>
    <message>
        <source>a result is proven</source>
        <translation type="unfinished">je něco dokázáno</translation>
    </message>
    <message>
        <source>Stop when a result is proven</source>
        <translation type="unfinished">Zastavit, když je něco dokázáno</translation>
    </message>
    <message>
        <source> visits</source>
        <translation type="unfinished"> návštěv</translation>
    </message>
    <message>
        <source>Visits at which the search stops</source>
        <translation type="unfinished">Počet návštěv, při kterém se prohledávání zastaví</translation>
    </message>
    <message>
        <source>Change of the win rate at which the search stops</source>
        <translation type="unfinished">Skok úspěšnosti, při kterém se prohledávání zastaví</translation>
    </message>
    <message>
        <source>{move} has {visits} visits.</source>
        <translation type="unfinished">Počet návštěv tahu {move}: {visits}.</translation>
    </message>
    <message>
        <source>{move} took the lead after {simulations} simulations.</source>
        <translation type="unfinished">Tah {move} se ujal vedení po {simulations} simulacích.</translation>
    </message>
    <message>
        <source>{move} took the lead from {former} after {simulations} simulations.</source>
        <translation type="unfinished">Tah {move} převzal vedení od tahu {former} po {simulations} simulacích.</translation>
    </message>
    <message>
        <source>The win rate changed from {before} to {after}.</source>
        <translation type="unfinished">Úspěšnost skočila z {before} na {after}.</translation>
    </message>
    <message>
        <source>The position is proven.</source>
        <translation type="unfinished">Hodnota pozice je dokázána.</translation>
    </message>
    <message>
        <source>{move} is proven.</source>
        <translation type="unfinished">Hodnota tahu {move} je dokázána.</translation>
    </message>
    <message>
        <source>The position is a proven win.</source>
        <translation type="unfinished">Je dokázáno, že pozice vyhrává.</translation>
    </message>
    <message>
        <source>{move} is a proven win.</source>
        <translation type="unfinished">Je dokázáno, že tah {move} vyhrává.</translation>
    </message>
    <message>
        <source>The position is a proven loss.</source>
        <translation type="unfinished">Je dokázáno, že pozice prohrává.</translation>
    </message>
    <message>
        <source>{move} is a proven loss.</source>
        <translation type="unfinished">Je dokázáno, že tah {move} prohrává.</translation>
    </message>
    <message>
        <source>The position is a proven draw.</source>
        <translation type="unfinished">Je dokázáno, že pozice je remíza.</translation>
    </message>
    <message>
        <source>{move} is a proven draw.</source>
        <translation type="unfinished">Je dokázáno, že tah {move} vede k remíze.</translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>Look Inside {move}</source>
        <translation type="unfinished">Nahlédnout do {move}</translation>
    </message>
    <message>
        <source>Search Only {move}</source>
        <translation type="unfinished">Prohledávat jen {move}</translation>
    </message>
    <message>
        <source>Leave Out {move}</source>
        <translation type="unfinished">Vynechat {move}</translation>
    </message>
    <message>
        <source>Give {move} More Visits</source>
        <translation type="unfinished">Přidat návštěvy tahu {move}</translation>
    </message>
    <message>
        <source>Why Not {move}?</source>
        <translation type="unfinished">Proč ne {move}?</translation>
    </message>
    <message>
        <source>Minimum number of additional visits for {move}:</source>
        <translation type="unfinished">Kolik návštěv navíc má tah {move} alespoň dostat:</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation type="unfinished">Jiný počet…</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>{move}, left out of the search</source>
        <translation type="unfinished">{move}, vynechán z prohledávání</translation>
    </message>
    <message>
        <source>{move}, gets more visits</source>
        <translation type="unfinished">{move}, dostává další návštěvy</translation>
    </message>
    <message>
        <source>win</source>
        <translation type="unfinished">výhra</translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished">prohra</translation>
    </message>
    <message>
        <source>win in {plies} {kind}</source>
        <translation>výhra v {plies} {kind}</translation>
    </message>
    <message>
        <source>win in {plies}</source>
        <translation type="unfinished">výhra za {plies}</translation>
    </message>
    <message>
        <source>loss in {plies}</source>
        <translation type="unfinished">prohra za {plies}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">remíza</translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished">č.</translation>
    </message>
    <message>
        <source>Rank by visits</source>
        <translation type="unfinished">Pořadí podle návštěv</translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished">Tah</translation>
    </message>
    <message>
        <source>The move</source>
        <translation type="unfinished">Tah</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">Návštěvy</translation>
    </message>
    <message>
        <source>Number of simulations that tried this move; the bar shows it relative to the most visited move</source>
        <translation type="unfinished">Kolik simulací tento tah zkoušelo; pruh jej srovnává s vedoucím tahem</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">Podíl</translation>
    </message>
    <message>
        <source>Share of all simulations that tried this move</source>
        <translation type="unfinished">Podíl tohoto tahu na všech simulacích</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Expected result for the side to move, 0 % to 100 %; a draw counts one half</source>
        <translation type="unfinished">Očekávaný výsledek pro stranu na tahu, 0 % až 100 %; remíza se počítá za polovinu</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">Prior</translation>
    </message>
    <message>
        <source>Estimated probability of the move before the search</source>
        <translation type="unfinished">Odhad pravděpodobnosti tahu před prohledáváním</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>Proven result, and its distance in plies</source>
        <translation type="unfinished">Dokázaný výsledek a vzdálenost k němu v tazích obou stran</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">Varianta</translation>
    </message>
    <message>
        <source>Principal variation: the best moves after this one, as far as searched</source>
        <translation type="unfinished">Hlavní varianta: nejlepší další tahy, pokud byly prohledány</translation>
    </message>
</context>
<context>
    <name>CandidatesTable</name>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">Kandidáti</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier move to see what the search considers.</source>
        <translation type="unfinished">Hra zde skončila. Vraťte se k dřívějšímu tahu a uvidíte, o čem prohledávání uvažuje.</translation>
    </message>
    <message>
        <source>The candidate moves of the search appear here.</source>
        <translation type="unfinished">Zde se vypíší tahy, o kterých prohledávání uvažuje.</translation>
    </message>
    <message>
        <source>The candidate moves of the search appear here. Press Space to start it.</source>
        <translation type="unfinished">Zde se vypíší tahy, o kterých prohledávání uvažuje. Spustíte je mezerníkem.</translation>
    </message>
</context>
<context>
    <name>ClockEditor</name>
    <message>
        <source>Clock of the game</source>
        <translation type="unfinished">Hodiny partie</translation>
    </message>
    <message>
        <source>No clock</source>
        <translation type="unfinished">Bez hodin</translation>
    </message>
    <message>
        <source>Time per game</source>
        <translation type="unfinished">Čas na partii</translation>
    </message>
    <message>
        <source>Time per move</source>
        <translation type="unfinished">Čas na každý tah</translation>
    </message>
    <message>
        <source>Seconds added per move</source>
        <translation type="unfinished">Sekund navíc za každý tah</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation type="unfinished">Sekund na každý tah</translation>
    </message>
    <message>
        <source>Minutes and seconds per game</source>
        <translation type="unfinished">Minuty a sekundy na partii</translation>
    </message>
    <message>
        <source> min</source>
        <translation type="unfinished"> min</translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"> s</translation>
    </message>
    <message>
        <source>No loss on time; each engine uses its own limit per move</source>
        <translation type="unfinished">Nikdo neprohraje na čas; každý engine dodržuje vlastní limit</translation>
    </message>
    <message>
        <source>Time per side for the whole game, for people and engines; a side that runs out of time loses</source>
        <translation type="unfinished">Pro lidi i enginy stejně; komu vyprší čas, prohrál</translation>
    </message>
    <message>
        <source>Time per move, for people and engines; a side that exceeds it loses</source>
        <translation type="unfinished">Pro lidi i enginy stejně; kdo táhne déle, prohrál</translation>
    </message>
</context>
<context>
    <name>ClusterBox</name>
    <message>
        <source>this computer, or tls://host:8786</source>
        <translation type="unfinished">tento počítač, nebo tls://host:8786</translation>
    </message>
    <message>
        <source>Address of the Dask scheduler</source>
        <translation type="unfinished">Adresa plánovače clusteru</translation>
    </message>
    <message>
        <source>Dask scheduler whose workers play the games. Leave empty to play on this computer.</source>
        <translation type="unfinished">Partie hrají pracovníci tohoto plánovače Dask; prázdné pole znamená tento počítač</translation>
    </message>
    <message>
        <source>Anyone who controls or can reach this scheduler can run code on its workers and on this computer. Use it only in networks that you trust, or with certificates (tls://).</source>
        <translation type="unfinished">Kdo tento plánovač ovládá, nebo se k němu dostane, může na jeho pracovnících i na tomto počítači spustit jakýkoli kód. Používejte ho jen v sítích, kterým důvěřujete, nebo s certifikáty, přes tls://.</translation>
    </message>
</context>
<context>
    <name>CommentView</name>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Komentář</translation>
    </message>
    <message>
        <source>Write a comment on this move.</source>
        <translation type="unfinished">Napište k tomuto tahu komentář.</translation>
    </message>
</context>
<context>
    <name>CompareBar</name>
    <message>
        <source>Limit</source>
        <translation type="unfinished">Limit</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished">Začít znovu</translation>
    </message>
    <message>
        <source>Discard both search trees and start again (Ctrl+R)</source>
        <translation type="unfinished">Zapomene, co obě prohledávání zjistila, a začne znovu (Ctrl+R)</translation>
    </message>
    <message>
        <source>Progress of both searches</source>
        <translation type="unfinished">Průběh obou prohledávání</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pozastavit</translation>
    </message>
    <message>
        <source>Run</source>
        <translation type="unfinished">Spustit</translation>
    </message>
    <message>
        <source>Start or pause both searches (Space)</source>
        <translation type="unfinished">Nechá obě prohledávání přemýšlet, nebo je pozastaví (mezerník)</translation>
    </message>
</context>
<context>
    <name>CompareBoards</name>
    <message>
        <source>Difference in visits, B minus A</source>
        <translation type="unfinished">Rozdíl návštěv, B minus A</translation>
    </message>
    <message>
        <source>Board of A</source>
        <translation type="unfinished">Deska A</translation>
    </message>
    <message>
        <source>Board of the differences</source>
        <translation type="unfinished">Deska rozdílu</translation>
    </message>
    <message>
        <source>Board of B</source>
        <translation type="unfinished">Deska B</translation>
    </message>
    <message>
        <source>Network evaluations without search</source>
        <translation type="unfinished">Hodnocení sítí bez prohledávání</translation>
    </message>
    <message>
        <source>{side}: search {found}.</source>
        <translation type="unfinished">{side}: prohledávání {found}.</translation>
    </message>
    <message>
        <source>{side}: network {proposed}, search {found}.</source>
        <translation type="unfinished">{side}: síť {proposed}, prohledávání {found}.</translation>
    </message>
    <message>
        <source>{side}: the search with rollouts prefers {found} and expects {found_rate}.</source>
        <translation type="unfinished">{side}: podle rolloutů dává prohledávání přednost tahu {found} a čeká {found_rate}.</translation>
    </message>
    <message>
        <source>{side}: without search, the network prefers {proposed} (prior {prior}) and expects {proposed_rate}. The search also prefers it and expects {found_rate}.</source>
        <translation type="unfinished">{side}: na první pohled dává síť přednost tahu {proposed} (prior {prior}) a čeká {proposed_rate}; její prohledávání také, a čeká {found_rate}.</translation>
    </message>
    <message>
        <source>{side}: without search, the network prefers {proposed} (prior {prior}) and expects {proposed_rate}. The search prefers {found} and expects {found_rate}.</source>
        <translation type="unfinished">{side}: na první pohled dává síť přednost tahu {proposed} (prior {prior}) a čeká {proposed_rate}; její prohledávání dává přednost tahu {found} a čeká {found_rate}.</translation>
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
        <translation type="unfinished">Během hry je prohledávání skryté. Chcete-li prohledávání porovnávat, opusťte hru.</translation>
    </message>
    <message>
        <source>The whole game is being analysed. Press Escape to cancel the analysis first.</source>
        <translation type="unfinished">Analyzuje se celá hra. Nejdřív to zrušte klávesou Escape.</translation>
    </message>
</context>
<context>
    <name>CompareWindow</name>
    <message>
        <source>Compare Two Searches</source>
        <translation type="unfinished">Porovnat dvě prohledávání</translation>
    </message>
    <message>
        <source>Message</source>
        <translation type="unfinished">Zpráva</translation>
    </message>
    <message>
        <source>Parameters of A</source>
        <translation type="unfinished">Parametry A</translation>
    </message>
    <message>
        <source>Parameters of B</source>
        <translation type="unfinished">Parametry B</translation>
    </message>
    <message>
        <source>A: {told}</source>
        <translation type="unfinished">A: {told}</translation>
    </message>
    <message>
        <source>B: {told}</source>
        <translation type="unfinished">B: {told}</translation>
    </message>
    <message>
        <source>Both searches are running, each with one thread and its own seed. Press Space to pause them.</source>
        <translation type="unfinished">Obě prohledávání přemýšlejí, každé s jedním vláknem a vlastním semínkem. Pozastavíte je mezerníkem.</translation>
    </message>
    <message>
        <source>The game is over here. Go to another position to compare searches.</source>
        <translation type="unfinished">Hra zde končí. Chcete-li prohledávání porovnávat, přejděte na jinou pozici.</translation>
    </message>
    <message>
        <source>The value of this position is proven in both searches. There is nothing left to search.</source>
        <translation type="unfinished">Hodnota této pozice je dokázána v obou prohledáváních; není už co prohledávat.</translation>
    </message>
    <message>
        <source>Choose the settings of A and B, then press Space to start both searches.</source>
        <translation type="unfinished">Zvolte, jak A a B prohledávají, a obě spusťte mezerníkem.</translation>
    </message>
    <message>
        <source>A has proven the value of this position. Press Space to continue B.</source>
        <translation type="unfinished">A dokázalo hodnotu této pozice. Mezerníkem necháte B pokračovat.</translation>
    </message>
    <message>
        <source>B has proven the value of this position. Press Space to continue A.</source>
        <translation type="unfinished">B dokázalo hodnotu této pozice. Mezerníkem necháte A pokračovat.</translation>
    </message>
    <message>
        <source>Both searches reached their limit. Press Space to continue up to the same limit again.</source>
        <translation type="unfinished">Obě prohledávání vyčerpala svou mez. Mezerníkem je necháte pokračovat ještě jednou tak dlouho.</translation>
    </message>
    <message>
        <source>One search was restarted. Press Space to let it catch up.</source>
        <translation type="unfinished">Jedno prohledávání začalo znovu. Mezerníkem je necháte dohnat druhé.</translation>
    </message>
    <message>
        <source>Both searches are paused. Press Space to continue.</source>
        <translation type="unfinished">Obě prohledávání jsou pozastavena. Pokračovat můžete mezerníkem.</translation>
    </message>
</context>
<context>
    <name>ConvergencePlot</name>
    <message>
        <source>Visit shares of the candidates</source>
        <translation type="unfinished">Podíly návštěv kandidátů</translation>
    </message>
    <message>
        <source>The visit shares of the best moves appear here while the search runs.</source>
        <translation type="unfinished">Zde se při přemýšlení enginu vykreslí, jak rostou návštěvy nejlepších tahů.</translation>
    </message>
</context>
<context>
    <name>DepthPlot</name>
    <message>
        <source>visits</source>
        <translation type="unfinished">návštěvy</translation>
    </message>
    <message>
        <source>nodes</source>
        <translation type="unfinished">uzly</translation>
    </message>
    <message>
        <source>Depth: {depth}, nodes: {nodes}, visits: {visits}</source>
        <translation type="unfinished">Hloubka: {depth}, uzly: {nodes}, návštěvy: {visits}</translation>
    </message>
    <message>
        <source>Nodes and visits at each depth</source>
        <translation type="unfinished">Uzly a návštěvy v každé hloubce</translation>
    </message>
    <message>
        <source>By depth</source>
        <translation type="unfinished">Podle hloubky</translation>
    </message>
</context>
<context>
    <name>DifferencesModel</name>
    <message>
        <source>A: {told}</source>
        <translation type="unfinished">A: {told}</translation>
    </message>
    <message>
        <source>loss in {plies}</source>
        <translation type="unfinished">prohra za {plies}</translation>
    </message>
    <message>
        <source>B: {told}</source>
        <translation type="unfinished">B: {told}</translation>
    </message>
    <message>
        <source>win in {plies}</source>
        <translation type="unfinished">výhra za {plies}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">remíza</translation>
    </message>
    <message>
        <source>Rank by visits: {rank_a} in A, {rank_b} in B.</source>
        <translation type="unfinished">Pořadí podle návštěv: v A {rank_a}, v B {rank_b}.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished">Tah</translation>
    </message>
    <message>
        <source>The move</source>
        <translation type="unfinished">Tah</translation>
    </message>
    <message>
        <source>Share A</source>
        <translation type="unfinished">Podíl A</translation>
    </message>
    <message>
        <source>Share of all visits in A</source>
        <translation type="unfinished">Podíl tohoto tahu na všech návštěvách v A</translation>
    </message>
    <message>
        <source>Share B</source>
        <translation type="unfinished">Podíl B</translation>
    </message>
    <message>
        <source>Share of all visits in B</source>
        <translation type="unfinished">Podíl tohoto tahu na všech návštěvách v B</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">Rozdíl</translation>
    </message>
    <message>
        <source>Share in B minus share in A</source>
        <translation type="unfinished">Podíl návštěv v B minus podíl v A</translation>
    </message>
    <message>
        <source>Win rate A</source>
        <translation type="unfinished">Úspěšnost A</translation>
    </message>
    <message>
        <source>Expected result for the side to move in A, 0 % to 100 %</source>
        <translation type="unfinished">Očekávaný výsledek pro stranu na tahu v A, 0 % až 100 %</translation>
    </message>
    <message>
        <source>Win rate B</source>
        <translation type="unfinished">Úspěšnost B</translation>
    </message>
    <message>
        <source>Expected result for the side to move in B, 0 % to 100 %</source>
        <translation type="unfinished">Očekávaný výsledek pro stranu na tahu v B, 0 % až 100 %</translation>
    </message>
    <message>
        <source>Win rate in B minus win rate in A</source>
        <translation type="unfinished">Úspěšnost v B minus úspěšnost v A</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>Proven result, and its distance in plies</source>
        <translation type="unfinished">Dokázaný výsledek a vzdálenost k němu v tazích obou stran</translation>
    </message>
</context>
<context>
    <name>DifferencesPlot</name>
    <message>
        <source>Visit shares of the candidates in both searches</source>
        <translation type="unfinished">Podíly návštěv kandidátů v obou prohledáváních</translation>
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
        <source>The visit shares of the best moves in both searches appear here while the searches run.</source>
        <translation type="unfinished">Zde se při přemýšlení vykreslí, jak v obou prohledáváních rostou návštěvy nejlepších tahů.</translation>
    </message>
</context>
<context>
    <name>DifferencesTable</name>
    <message>
        <source>Differences of the moves</source>
        <translation type="unfinished">Rozdíly tahů</translation>
    </message>
    <message>
        <source>The results of both searches for each move appear here. Press Space to start them.</source>
        <translation type="unfinished">Zde se vypíše, jak obě prohledávání hodnotí každý tah. Spustíte je mezerníkem.</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>Show</source>
        <translation type="unfinished">Ukázat</translation>
    </message>
    <message>
        <source>Show standings and games</source>
        <translation type="unfinished">Ukázat pořadí a partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Pokračovat</translation>
    </message>
    <message>
        <source>Play the remaining games</source>
        <translation type="unfinished">Odehrát chybějící partie</translation>
    </message>
    <message>
        <source>Open Folder</source>
        <translation type="unfinished">Otevřít složku</translation>
    </message>
    <message>
        <source>Open the folder with the records and results of this match</source>
        <translation type="unfinished">Kde jsou uloženy záznamy a výsledky</translation>
    </message>
    <message>
        <source>Open Another …</source>
        <translation>Otevřít jiný …</translation>
    </message>
    <message>
        <source>Open the folder of a match that is stored elsewhere, to show or resume it</source>
        <translation>Vybrat složku zápasu, který je uložen jinde; když je ukázán, dá se v něm pokračovat</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation type="unfinished">Dřívější zápasy</translation>
    </message>
    <message>
        <source>Your matches are saved and listed here.</source>
        <translation type="unfinished">Zápasy, které odehrajete, se uchovají a budou zde vypsány.</translation>
    </message>
    <message>
        <source>Started</source>
        <translation type="unfinished">Začal</translation>
    </message>
    <message>
        <source>Start time of the match</source>
        <translation type="unfinished">Kdy zápas začal</translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished">Zápas</translation>
    </message>
    <message>
        <source>Title of the match, or its players</source>
        <translation type="unfinished">Jeho název, nebo kdo hraje</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Hra</translation>
    </message>
    <message>
        <source>Games and boards of the match</source>
        <translation type="unfinished">Co se hraje</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <source>Finished games and total number of games</source>
        <translation type="unfinished">Skončené partie a všechny</translation>
    </message>
    <message>
        <source>{played} of {total}</source>
        <translation type="unfinished">{played} z {total}</translation>
    </message>
</context>
<context>
    <name>EngineEditor</name>
    <message>
        <source>C&amp;hoose …</source>
        <translation type="unfinished">&amp;Vybrat …</translation>
    </message>
    <message>
        <source>Choos&amp;e …</source>
        <translation type="unfinished">V&amp;ybrat …</translation>
    </message>
    <message>
        <source>Name</source>
        <translation type="unfinished">Jméno</translation>
    </message>
    <message>
        <source>Program</source>
        <translation type="unfinished">Program</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation type="unfinished">Argumenty</translation>
    </message>
    <message>
        <source>Working folder</source>
        <translation type="unfinished">Pracovní složka</translation>
    </message>
    <message>
        <source>Coordinates</source>
        <translation type="unfinished">Souřadnice</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">Paměť</translation>
    </message>
    <message>
        <source>Start limit</source>
        <translation type="unfinished">Připraven do</translation>
    </message>
    <message>
        <source>Choose the program</source>
        <translation type="unfinished">Vybrat program</translation>
    </message>
    <message>
        <source>Choose the working folder</source>
        <translation type="unfinished">Vybrat pracovní složku</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">žádné</translation>
    </message>
    <message>
        <source>the folder of the program</source>
        <translation type="unfinished">složka programu</translation>
    </message>
    <message>
        <source>Column first, then row</source>
        <translation type="unfinished">Nejdřív sloupec, pak řada</translation>
    </message>
    <message>
        <source>Row first, then column</source>
        <translation type="unfinished">Nejdřív řada, pak sloupec</translation>
    </message>
    <message>
        <source> MB</source>
        <translation type="unfinished"> MB</translation>
    </message>
    <message>
        <source> s</source>
        <translation type="unfinished"> s</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation type="unfinished">&amp;Jméno</translation>
    </message>
    <message>
        <source>&amp;Program</source>
        <translation type="unfinished">&amp;Program</translation>
    </message>
    <message>
        <source>Ar&amp;guments</source>
        <translation type="unfinished">Ar&amp;gumenty</translation>
    </message>
    <message>
        <source>&amp;Working folder</source>
        <translation type="unfinished">Pracovní s&amp;ložka</translation>
    </message>
    <message>
        <source>C&amp;oordinates</source>
        <translation type="unfinished">S&amp;ouřadnice</translation>
    </message>
    <message>
        <source>&amp;Memory</source>
        <translation type="unfinished">Pa&amp;měť</translation>
    </message>
    <message>
        <source>Start l&amp;imit</source>
        <translation type="unfinished">Př&amp;ipraven do</translation>
    </message>
    <message>
        <source>Op&amp;tions</source>
        <translation type="unfinished">Vol&amp;by</translation>
    </message>
    <message>
        <source>Choose the program of an engine</source>
        <translation type="unfinished">Vybrat program enginu</translation>
    </message>
</context>
<context>
    <name>EngineQuestionController</name>
    <message>
        <source>The engine is starting and analysing …</source>
        <translation type="unfinished">Engine startuje a přemýšlí …</translation>
    </message>
    <message>
        <source>The analysis of engines is hidden while you play.</source>
        <translation type="unfinished">Co si enginy myslí, je během vaší hry skryto.</translation>
    </message>
    <message>
        <source>The game is over in this position. Go back to an earlier move.</source>
        <translation type="unfinished">V této pozici partie skončila. Vraťte se k tahu, na který se lze ptát.</translation>
    </message>
</context>
<context>
    <name>EnginesController</name>
    <message>
        <source>Parts of the old list of engines could not be read. The old list was kept as {path}.</source>
        <translation type="unfinished">Starý seznam enginů, který nešel celý přečíst, je uchován jako {path}.</translation>
    </message>
    <message>
        <source>A game with a person is in progress. Leave it first: menu Game, Leave the Game and Review It.</source>
        <translation type="unfinished">Hraje se partie s člověkem. Nejdřív ji opusťte: nabídka Partie, Opustit partii.</translation>
    </message>
    <message>
        <source>The whole game is being analysed. Press Escape to cancel the analysis first.</source>
        <translation type="unfinished">Analyzuje se celá hra. Nejdřív to zrušte klávesou Escape.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier position or start a new game.</source>
        <translation type="unfinished">Tady partie skončila. Vraťte se k dřívější pozici, nebo začněte novou partii.</translation>
    </message>
</context>
<context>
    <name>EnginesDialog</name>
    <message>
        <source>Engines</source>
        <translation type="unfinished">Enginy</translation>
    </message>
    <message>
        <source>&amp;Add …</source>
        <translation type="unfinished">&amp;Přidat …</translation>
    </message>
    <message>
        <source>External Engines</source>
        <translation type="unfinished">Externí enginy</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">&amp;Odebrat</translation>
    </message>
    <message>
        <source>Programs that speak the Gomocup protocol can play and analyse in MCTS Studio. Your list is empty.

Press “Add …” and choose the program of an engine.</source>
        <translation type="unfinished">Programy, které mluví protokolem Gomocup, mohou ve studiu hrát a analyzovat. Ve vašem seznamu zatím žádný není.

Stiskněte „Přidat …“ a vyberte program enginu.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished">Engine</translation>
    </message>
</context>
<context>
    <name>EnginesModel</name>
    <message>
        <source>Unnamed</source>
        <translation type="unfinished">Bez názvu</translation>
    </message>
    <message>
        <source>{engine}, incomplete</source>
        <translation type="unfinished">{engine}, neúplné</translation>
    </message>
</context>
<context>
    <name>ExerciseBar</name>
    <message>
        <source>Next</source>
        <translation type="unfinished">Další</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation type="unfinished">Přeskočit</translation>
    </message>
    <message>
        <source>Solved: {solved} of {tried} tried. Without mistakes or hints: {clean}.</source>
        <translation type="unfinished">Vyřešeno {solved} z {tried} zkoušených; bez chyby a nápovědy: {clean}.</translation>
    </message>
    <message>
        <source>Mistakes: {mistakes}. Hints: {hints}. Seconds: {seconds}.</source>
        <translation type="unfinished">Chyby: {mistakes}. Nápovědy: {hints}. Sekundy: {seconds}.</translation>
    </message>
    <message>
        <source>The solutions are still being counted.</source>
        <translation type="unfinished">Řešení se ještě počítají.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n first moves that win.</source>
        <translation type="unfinished">
            <numerusform>Vyhrává %n první tah.</numerusform>
            <numerusform>Vyhrávají %n první tahy.</numerusform>
            <numerusform>Vyhrává %n prvních tahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n first moves that win.</source>
        <translation type="unfinished">
            <numerusform>Vyhrává nejméně %n první tah.</numerusform>
            <numerusform>Vyhrávají nejméně %n první tahy.</numerusform>
            <numerusform>Vyhrává nejméně %n prvních tahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found one in %n tries.</source>
        <translation type="unfinished">
            <numerusform>Jeden jste našli na %n pokus.</numerusform>
            <numerusform>Jeden jste našli na %n pokusy.</numerusform>
            <numerusform>Jeden jste našli na %n pokusů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Find the win</source>
        <translation type="unfinished">Najít výhru</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished">Vzít zpět</translation>
    </message>
    <message>
        <source>Take back your last move and the reply to it (Backspace)</source>
        <translation type="unfinished">Vzít zpět poslední tah i odpověď na něj (Backspace)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished">Nápověda</translation>
    </message>
    <message>
        <source>Show a winning move (?)</source>
        <translation type="unfinished">Napovědět tah, který vyhrává (?)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished">Řešení</translation>
    </message>
    <message>
        <source>Show the winning line</source>
        <translation type="unfinished">Ukázat, jak se vyhrává</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished">Předchozí</translation>
    </message>
    <message>
        <source>Go to the previous exercise</source>
        <translation type="unfinished">Na předchozí cvičení</translation>
    </message>
    <message>
        <source>Go to the next exercise (Ctrl+Right)</source>
        <translation type="unfinished">Na další cvičení (Ctrl+Right)</translation>
    </message>
    <message>
        <source>Stop searching</source>
        <translation type="unfinished">Přestat hledat</translation>
    </message>
    <message>
        <source>Stop searching for positions</source>
        <translation type="unfinished">Nehledat další pozice</translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished">Konec</translation>
    </message>
    <message>
        <source>Show your results and return to the open game</source>
        <translation type="unfinished">Ukázat, jak to dopadlo, a vrátit se k otevřené partii</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Zavřít</translation>
    </message>
    <message>
        <source>Close the results</source>
        <translation type="unfinished">Zavřít výsledky</translation>
    </message>
</context>
<context>
    <name>ExerciseController</name>
    <message>
        <source>This move was refuted. Take it back first: press Backspace.</source>
        <translation type="unfinished">Tento tah byl vyvrácen. Nejprve ho vezměte zpět: stiskněte Backspace.</translation>
    </message>
    <message>
        <source>A game is in progress. Leave it to solve exercises.</source>
        <translation type="unfinished">Hraje se partie. Chcete-li hledat výhry, opusťte ji.</translation>
    </message>
    <message>
        <source>Open games for exercises</source>
        <translation type="unfinished">Otevřít partie, v nichž se hledají výhry</translation>
    </message>
    <message>
        <source>No such win was found. Choose other games or a smaller minimum length.</source>
        <translation type="unfinished">Žádná taková výhra se nenašla. Zkuste jiné partie nebo výhry na méně tahů.</translation>
    </message>
    <message>
        <source>The exercise could not continue.</source>
        <translation type="unfinished">Cvičení nemohlo pokračovat.</translation>
    </message>
</context>
<context>
    <name>ExerciseDialog</name>
    <message>
        <source>Find the win</source>
        <translation type="unfinished">Najít výhru</translation>
    </message>
    <message>
        <source>by fours</source>
        <translation type="unfinished">čtyřkami</translation>
    </message>
    <message>
        <source>by threes and fours</source>
        <translation type="unfinished">trojkami a čtyřkami</translation>
    </message>
    <message>
        <source>Positions that come with the &amp;program</source>
        <translation type="unfinished">Pozice z &amp;programu</translation>
    </message>
    <message>
        <source>Missed wins in the &amp;open game</source>
        <translation type="unfinished">Výhry promeškané v &amp;otevřené partii</translation>
    </message>
    <message>
        <source>Games of a &amp;file …</source>
        <translation type="unfinished">Partie ze &amp;souboru …</translation>
    </message>
    <message>
        <source>Minimum length in plies (moves of both sides)</source>
        <translation type="unfinished">Nejmenší počet tahů obou stran</translation>
    </message>
    <message>
        <source>The side to move wins by threats. Find the win; the solver replies with the best defence.</source>
        <translation type="unfinished">Pozice se vyhrává hrozbami. Najděte výhru; řešitel odpovídá nejlepší obranou.</translation>
    </message>
    <message>
        <source>Kind of win</source>
        <translation type="unfinished">Druh výhry</translation>
    </message>
    <message>
        <source>Minimum length in plies</source>
        <translation type="unfinished">Nejmenší počet tahů (obě strany)</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation type="unfinished">&amp;Začít</translation>
    </message>
</context>
<context>
    <name>ExerciseTexts</name>
    <message>
        <source>Find the win</source>
        <translation type="unfinished">Najít výhru</translation>
    </message>
    <message>
        <source>Find the win: {number} of {total}</source>
        <translation type="unfinished">Najít výhru: {number} z {total}</translation>
    </message>
    <message>
        <source>{side} to move wins by fours. Find the win.</source>
        <translation type="unfinished">{side} na tahu vyhrává čtyřkami. Najděte výhru.</translation>
    </message>
    <message>
        <source>{side} to move wins by threes and fours. Find the win.</source>
        <translation type="unfinished">{side} na tahu vyhrává trojkami a čtyřkami. Najděte výhru.</translation>
    </message>
    <message>
        <source>The game continued {move}, which missed the win.</source>
        <translation type="unfinished">V partii se hrálo {move} a výhra se promeškala.</translation>
    </message>
    <message>
        <source>Searching for wins. Positions searched: {searched}. Exercises found: {found}.</source>
        <translation type="unfinished">Hledají se výhry: prohlédnuto pozic {searched}, nalezeno cvičení {found}.</translation>
    </message>
    <message>
        <source>The solver is running …</source>
        <translation type="unfinished">Řešitel pracuje …</translation>
    </message>
    <message>
        <source>This is the winning line.</source>
        <translation type="unfinished">Takto se vyhrává.</translation>
    </message>
    <message>
        <source>Hint: {move} wins.</source>
        <translation type="unfinished">Nápověda: vyhrává {move}.</translation>
    </message>
    <message>
        <source>{move} wins. Solved.</source>
        <translation type="unfinished">{move} vyhrává. Vyřešeno.</translation>
    </message>
    <message>
        <source>The solver did not decide in time whether {move} wins. Try another move.</source>
        <translation type="unfinished">Řešitel včas nezjistí, zda {move} vyhrává. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>{move} ends the game without a win. Take it back.</source>
        <translation type="unfinished">{move} ukončí partii bez výhry. Vezměte tah zpět.</translation>
    </message>
    <message>
        <source>{move} gives up the win: {reply} refutes it. Take it back and try again.</source>
        <translation type="unfinished">{move} výhru zahodí: vyvrací to {reply}. Vezměte tah zpět a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{move} still wins, but takes longer. The best defence is {reply}. Continue.</source>
        <translation type="unfinished">{move} stále vyhrává, ale delší cestou. Nejlepší obrana je {reply}. Pokračujte.</translation>
    </message>
    <message>
        <source>{move} is right. The best defence is {reply}. Continue.</source>
        <translation type="unfinished">{move} je správně. Nejlepší obrana je {reply}. Pokračujte.</translation>
    </message>
    <message>
        <source>From {file}, game {game}, after {moves} moves.</source>
        <translation type="unfinished">Z {file}, partie {game}, po {moves} tazích.</translation>
    </message>
    <message>
        <source>From {file}, after {moves} moves.</source>
        <translation type="unfinished">Z {file}, po {moves} tazích.</translation>
    </message>
    <message>
        <source>From the open game, after {moves} moves.</source>
        <translation type="unfinished">Z otevřené partie, po {moves} tazích.</translation>
    </message>
</context>
<context>
    <name>Experiments</name>
    <message>
        <source>2,000 simulations</source>
        <translation type="unfinished">2 000 simulací</translation>
    </message>
    <message>
        <source>20,000 simulations</source>
        <translation type="unfinished">20 000 simulací</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation type="unfinished">10 sekund</translation>
    </message>
    <message>
        <source>graph</source>
        <translation type="unfinished">graf</translation>
    </message>
    <message>
        <source>tree</source>
        <translation type="unfinished">strom</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation type="unfinished">sousední</translation>
    </message>
    <message>
        <source>uniform</source>
        <translation type="unfinished">rovnoměrné</translation>
    </message>
    <message>
        <source>Five in a row on 4×4</source>
        <translation>Pět v řadě na 4×4</translation>
    </message>
    <message>
        <source>No line of five fits on 4×4, so every game is a draw. Does plain UCT find that after each of the sixteen first moves?</source>
        <translation>Na 4×4 se žádná pětice nevejde, a tak každá partie končí remízou. Pozná to prosté UCT po každém z šestnácti prvních tahů?</translation>
    </message>
    <message>
        <source>All sixteen games were drawn. After each first move, all 2,000 simulations ended in a draw.</source>
        <translation>Šestnáct remíz; po každém prvním tahu skončilo remízou všech 2 000 simulací.</translation>
    </message>
    <message>
        <source>Neighbour rollouts against uniform ones</source>
        <translation>Sousední rollouty proti rovnoměrným</translation>
    </message>
    <message>
        <source>Are rollouts that play only next to stones stronger than rollouts that play anywhere? Four in a row on 5×5, 400 simulations per move, depth limit 30. Exploration 0.7071 on win rates equals √2 on values from −1 to 1.</source>
        <translation>Porazí rollouty, které hrají jen vedle kamenů, ty, které hrají kdekoli? Čtyři v řadě na 5×5, 400 simulací na tah a hloubka 30 tahů; zkoumání 0,7071 na úspěšnosti je √2 v noteboocích, které počítají od −1 do 1.</translation>
    </message>
    <message>
        <source>Almost no difference on this small board: neighbour rollouts scored 53 of 100, +21 ± 56 Elo.</source>
        <translation>Na tak malé desce skoro žádný rozdíl: sousední rollouty získaly 53 ze 100, +21 ± 56 Elo.</translation>
    </message>
    <message>
        <source>What more simulations buy classic UCT</source>
        <translation>Co klasickému UCT přinese víc simulací</translation>
    </message>
    <message>
        <source>How much stronger is classic UCT with 20,000 simulations per move than with 2,000, and how much stronger with ten seconds per move?</source>
        <translation>O kolik je klasické UCT silnější s 20 000 simulacemi na tah než s 2 000 a kolik navíc přinese deset sekund?</translation>
    </message>
    <message>
        <source>Almost no difference on 6×6: 28 of 30 games were drawn, and ten seconds won two games against 2,000 simulations. A line of five is hard to make there, and 2,000 simulations are nearly always enough for a draw.</source>
        <translation>Na 6×6 skoro nic: 28 z 30 partií skončilo remízou a deset sekund vyhrálo dvě proti 2 000 simulacím. Pětice se tam tvoří těžko a 2 000 simulací remízu skoro vždy udrží.</translation>
    </message>
    <message>
        <source>Graph against tree on Connect Four</source>
        <translation>Graf proti stromu v Connect Four</translation>
    </message>
    <message>
        <source>In Connect Four many positions are reached by different move orders. Is a graph that shares them stronger than a tree, with few and with more simulations, with high and with low exploration? 1.0 and 0.25 on win rates equal 2 and 0.5 on values from −1 to 1.</source>
        <translation>V Connect Four se k mnoha pozicím dojde různým pořadím tahů. Porazí graf, který je sdílí, strom, s málo simulacemi i s více, s velkým zkoumáním i s malým? 1,0 a 0,25 na úspěšnosti je 2 a 0,5 na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>100 games show no difference: the graph scored 52.5, 53, 49 and 55 of 100, each about ± 10.</source>
        <translation>Žádný rozdíl, který by 100 partií ukázalo: graf získal 52,5, 53, 49 a 55 ze 100, pokaždé asi ± 10.</translation>
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
        <source>Boards of 6, 8 and 15</source>
        <translation>Desky 6, 8 a 15</translation>
    </message>
    <message>
        <source>Five in a row on 6×6, 8×8 and 15×15: on which boards does plain UCT with 1,000 simulations still find good moves against a search that tries moves next to stones first?</source>
        <translation>Pět v řadě na 6×6, 8×8 a 15×15: na kterých deskách tisíc simulací prostého UCT ještě najde dobré tahy proti hledání, které se nejdřív dívá vedle kamenů?</translation>
    </message>
    <message>
        <source>On 6×6 nearly all games were drawn. studio-rollouts scored 87.5 % of 40 games on 8×8 and 97.5 % on 15×15.</source>
        <translation>Na 6×6 skončí skoro vše remízou; na 8×8 získalo studio-rollouts 87,5 % ze 40 partií, na 15×15 97,5 %.</translation>
    </message>
    <message>
        <source>AlphaZero against plain search, 8×8, 10 s a move</source>
        <translation type="unfinished">AlphaZero proti prostému prohledávání, 8×8, 10 s na tah</translation>
    </message>
    <message>
        <source>A small convolutional network learnt five in a row on 8×8 by self-play, as in the textbook. In ten seconds it evaluates tens of thousands of positions, and plain search plays millions of random games. Which is stronger? The network requires the extra onnx.</source>
        <translation type="unfinished">Malá konvoluční síť se naučila pět v řadě na 8×8 hrou se sebou, jak to popisují učebnice. Za deset sekund se podívá na desetitisíce pozic, prosté prohledávání odehraje miliony náhodných partií: kdo je lepší? Síť potřebuje doplněk onnx.</translation>
    </message>
    <message>
        <source>Plain search scored 4.5 of 6; its three wins were all with Black. It played about twelve million random games per move. AlphaZero made 50,000 simulations per move on the open board, with a network trained for one hour.</source>
        <translation type="unfinished">Tady prosté prohledávání: 4,5 z 6, všechny tři výhry s černými. Odehrálo asi dvanáct milionů partií na tah, AlphaZero udělal na volné desce padesát tisíc simulací; jeho síť se učila hodinu.</translation>
    </message>
    <message>
        <source>textbook network</source>
        <translation type="unfinished">učebnicová síť</translation>
    </message>
    <message>
        <source>plain search</source>
        <translation type="unfinished">prosté prohledávání</translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message>
        <source>Experiments</source>
        <translation type="unfinished">Pokusy</translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished">Začít</translation>
    </message>
    <message>
        <source>Play this experiment. The match is saved; it can be stopped and resumed.</source>
        <translation type="unfinished">Provést tento pokus; uchová se, lze ho zastavit a pokračovat v něm</translation>
    </message>
    <message>
        <source>Last Result</source>
        <translation type="unfinished">Poslední výsledek</translation>
    </message>
    <message>
        <source>Show the latest match of this experiment</source>
        <translation type="unfinished">Ukázat nejnovější zápas tohoto pokusu</translation>
    </message>
    <message>
        <source>No experiment was found. Put experiment files into the folder matches.</source>
        <translation type="unfinished">Žádný pokus nebyl nalezen. Soubory, které ho popisují, patří do složky matches.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in total:</source>
        <translation type="unfinished">
            <numerusform>celkem %Ln partie:</numerusform>
            <numerusform>celkem %Ln partie:</numerusform>
            <numerusform>celkem %Ln partií:</numerusform>
        </translation>
    </message>
    <message>
        <source>{round}: {players} alone, one game for each of {openings} openings, {limit}</source>
        <translation type="unfinished">{round}: {players} sám, jednou po každém z {openings} zahájení, {limit}</translation>
    </message>
    <message>
        <source>{round}: {players}, the first against each other player, {games} games per pair, {limit}</source>
        <translation type="unfinished">{round}: {players}, první proti každému, {games} partií každé dvojice, {limit}</translation>
    </message>
    <message>
        <source>{round}: {players}, {games} games per pair, {limit}</source>
        <translation type="unfinished">{round}: {players}, {games} partií každé dvojice, {limit}</translation>
    </message>
    <message>
        <source>individual limits</source>
        <translation type="unfinished">každý s vlastním limitem</translation>
    </message>
    <message>
        <source>Recorded result: {result}</source>
        <translation type="unfinished">Zaznamenaný výsledek: {result}</translation>
    </message>
    <message>
        <source>Your result: {result}</source>
        <translation type="unfinished">Váš výsledek: {result}</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Why not {move}?</source>
        <translation type="unfinished">Proč ne {move}?</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation type="unfinished">Využití</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">Zkoumání</translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished">Skóre</translation>
    </message>
    <message>
        <source>Why this is not the best move</source>
        <translation type="unfinished">Proč tah není favoritem</translation>
    </message>
    <message>
        <source>Close the explanation</source>
        <translation type="unfinished">Zavřít vysvětlení</translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message>
        <source>{best} leads by {lead}.</source>
        <translation type="unfinished">Tah {best} vede o {lead}.</translation>
    </message>
    <message>
        <source>{best} is {lead} behind {move}.</source>
        <translation type="unfinished">Tah {best} ztrácí {lead} na tah {move}.</translation>
    </message>
    <message>
        <source>Its win rate term is {exploitation} higher, its exploration term {exploration} higher.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o {exploitation} více, zkoumání o {exploration} více.</translation>
    </message>
    <message>
        <source>Its win rate term is {exploitation} higher, its exploration term {exploration} lower.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o {exploitation} více, zkoumání o {exploration} méně.</translation>
    </message>
    <message>
        <source>Its win rate term is {exploitation} lower, its exploration term {exploration} higher.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o {exploitation} méně, zkoumání o {exploration} více.</translation>
    </message>
    <message>
        <source>Its win rate term is {exploitation} lower, its exploration term {exploration} lower.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o {exploitation} méně, zkoumání o {exploration} méně.</translation>
    </message>
    <message>
        <source>Its value term is {exploitation} higher, its exploration term {exploration} higher.</source>
        <translation type="unfinished">Jeho hodnota přináší o {exploitation} více, zkoumání o {exploration} více.</translation>
    </message>
    <message>
        <source>Its value term is {exploitation} higher, its exploration term {exploration} lower.</source>
        <translation type="unfinished">Jeho hodnota přináší o {exploitation} více, zkoumání o {exploration} méně.</translation>
    </message>
    <message>
        <source>Its value term is {exploitation} lower, its exploration term {exploration} higher.</source>
        <translation type="unfinished">Jeho hodnota přináší o {exploitation} méně, zkoumání o {exploration} více.</translation>
    </message>
    <message>
        <source>Its value term is {exploitation} lower, its exploration term {exploration} lower.</source>
        <translation type="unfinished">Jeho hodnota přináší o {exploitation} méně, zkoumání o {exploration} méně.</translation>
    </message>
    <message>
        <source>You gave {move} more visits. They come before all scores.</source>
        <translation type="unfinished">Tahu {move} jste přidělili další návštěvy a ty mají přednost před každým skóre.</translation>
    </message>
    <message>
        <source>Moves that you gave more visits come first.</source>
        <translation type="unfinished">Nejdřív jdou tahy, kterým jste přidělili další návštěvy.</translation>
    </message>
    <message>
        <source>{move} is chosen by the next simulation.</source>
        <translation type="unfinished">Tah {move} vybere hned příští simulace.</translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more simulation(s).</source>
        <translation type="unfinished">
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln další simulaci.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších simulacích.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších simulacích.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves near stones come first, or near the centre on an empty board. The others follow only when these are proven lost.</source>
        <translation type="unfinished">Nejdříve přijdou tahy blízko kamenů, na prázdné desce blízko středu. Ostatní následují, až když jsou tyto prokázaně prohrané.</translation>
    </message>
    <message>
        <source>If the values do not change, {move} is not chosen within the next billion simulations.</source>
        <translation type="unfinished">Zůstanou-li hodnoty, jak jsou, tah {move} nebude během příští miliardy simulací vybrán.</translation>
    </message>
    <message>
        <source>If the values do not change, {move} is not chosen within the next billion visits of this node.</source>
        <translation type="unfinished">Zůstanou-li hodnoty, jak jsou, tah {move} nebude během příští miliardy návštěv tohoto uzlu vybrán.</translation>
    </message>
    <message>
        <source>{move} is chosen at the next visit of this node.</source>
        <translation type="unfinished">Tah {move} bude vybrán hned při příští návštěvě tohoto uzlu.</translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more visit(s) of this node.</source>
        <translation type="unfinished">
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln další návštěvě tohoto uzlu.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších návštěvách tohoto uzlu.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah {move} vybrán zhruba po %Ln dalších návštěvách tohoto uzlu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is the best move: no other move that can still be chosen has more visits.</source>
        <translation type="unfinished">{move} je nejlepší tah: žádný jiný tah, který lze ještě zvolit, nemá více návštěv.</translation>
    </message>
    <message>
        <source>{move} is left out of the search. Clear “Leave Out” in its menu to search it.</source>
        <translation type="unfinished">Tah {move} je vynechán z prohledávání. Chcete-li jej prohledávat, zrušte v jeho nabídce „Vynechat“.</translation>
    </message>
    <message>
        <source>No move has been visited yet. Press Space to start the search.</source>
        <translation type="unfinished">Žádný tah ještě nebyl navštíven. Prohledávání spustíte mezerníkem.</translation>
    </message>
    <message>
        <source>{move} has no visits yet, so there is nothing to compare.</source>
        <translation type="unfinished">Tah {move} ještě nebyl zkoušen, takže není co porovnávat.</translation>
    </message>
    <message>
        <source>The search adds one more move when this position has {visits} visits. It may be a different move.</source>
        <translation type="unfinished">O dalším tahu se uvažuje, až bude mít tato pozice návštěv: {visits}; může to být i jiný tah.</translation>
    </message>
    <message>
        <source>The search tries new moves in random order and has not reached this one.</source>
        <translation type="unfinished">Nezkoušené tahy se berou ve vylosovaném pořadí a na tento ještě nedošlo.</translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to win in %n plies. There is nothing left to search.</source>
        <translation type="unfinished">
            <numerusform>Je dokázáno, že tah {move} vyhrává za %n tah. Není už co prohledávat.</numerusform>
            <numerusform>Je dokázáno, že tah {move} vyhrává za %n tahy. Není už co prohledávat.</numerusform>
            <numerusform>Je dokázáno, že tah {move} vyhrává za %n tahů. Není už co prohledávat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to lose in %n plies. It is not searched again.</source>
        <translation type="unfinished">
            <numerusform>Je dokázáno, že tah {move} prohrává za %n tah. Dál se neprohledává.</numerusform>
            <numerusform>Je dokázáno, že tah {move} prohrává za %n tahy. Dál se neprohledává.</numerusform>
            <numerusform>Je dokázáno, že tah {move} prohrává za %n tahů. Dál se neprohledává.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} is proven to be a draw. It is not searched again.</source>
        <translation type="unfinished">Je dokázáno, že tah {move} vede k remíze. Dál se neprohledává.</translation>
    </message>
    <message>
        <source>{move} cannot be better than the result already proven. It is not searched again.</source>
        <translation type="unfinished">Tah {move} nemůže být lepší než to, co už je dokázáno. Dál se neprohledává.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>MCTS Studio: {columns}×{rows} board, {length} in a row</source>
        <translation type="unfinished">MCTS Studio: deska {columns}×{rows}, {length} v řadě</translation>
    </message>
</context>
<context>
    <name>ExportController</name>
    <message>
        <source>PNG picture (*.png);;SVG drawing (*.svg)</source>
        <translation type="unfinished">Obrázek PNG (*.png);;Kresba SVG (*.svg)</translation>
    </message>
    <message>
        <source>Export the board</source>
        <translation type="unfinished">Exportovat desku</translation>
    </message>
    <message>
        <source>The board was exported to {path}.</source>
        <translation type="unfinished">Deska byla exportována do {path}.</translation>
    </message>
    <message>
        <source>{name}-window</source>
        <translation type="unfinished">{name}-okno</translation>
    </message>
    <message>
        <source>Export the window</source>
        <translation type="unfinished">Exportovat okno</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation type="unfinished">Obrázek PNG (*.png)</translation>
    </message>
    <message>
        <source>The window was exported to {path}.</source>
        <translation type="unfinished">Okno bylo exportováno do {path}.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation type="unfinished">Deska byla zkopírována jako obrázek.</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation type="unfinished">{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The picture could not be saved.</source>
        <translation type="unfinished">Obrázek se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>board</source>
        <translation type="unfinished">deska</translation>
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
        <source>The game is paused and the clocks are stopped.</source>
        <translation>Partie je pozastavena a nikomu neběží čas.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Zkusit znovu</translation>
    </message>
    <message>
        <source>Replace player …</source>
        <translation type="unfinished">Nahradit hráče …</translation>
    </message>
    <message>
        <source>End the game</source>
        <translation type="unfinished">Ukončit partii</translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.txt);;All files (*)</source>
        <translation type="unfinished">Hry (*.sgf *.psq *.rec *.pos *.lib *.txt);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished">Otevřít hru</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation type="unfinished">Hru se nepodařilo otevřít.</translation>
    </message>
    <message>
        <source>The game was opened. Parts of the file were skipped or guessed:</source>
        <translation type="unfinished">Hra byla otevřena, ale něco bylo vynecháno nebo odhadnuto.</translation>
    </message>
    <message>
        <source>The clipboard contains no game that could be read.</source>
        <translation type="unfinished">Ve schránce není hra, kterou by šlo přečíst.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation type="unfinished">Schránka</translation>
    </message>
    <message>
        <source>None of these moves can be played on the open board. The game was not changed.</source>
        <translation type="unfinished">Žádný tah z tohoto textu nelze zahrát na otevřené desce. Hra zůstává, jak je.</translation>
    </message>
    <message>
        <source>The moves fit a board of {columns}×{rows}. Open a new board of this size and paste them again.</source>
        <translation type="unfinished">Tahy se hodí na desku {columns}×{rows}: začněte nejdřív takovou desku a vložte je znovu.</translation>
    </message>
    <message>
        <source>The game was pasted. Parts of the text were skipped or guessed:</source>
        <translation type="unfinished">Hra byla přečtena, ale něco bylo vynecháno nebo odhadnuto.</translation>
    </message>
    <message>
        <source>SGF, keeps everything (*.sgf);;Piskvork (*.psq);;Positions (*.pos);;Moves (*.txt)</source>
        <translation type="unfinished">SGF, zachová vše (*.sgf);;Piškvork (*.psq);;Pozice (*.pos);;Tahy (*.txt)</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished">Uložit hru</translation>
    </message>
    <message>
        <source>this game</source>
        <translation type="unfinished">tuto hru</translation>
    </message>
    <message>
        <source>Save the changes to {file}?</source>
        <translation type="unfinished">Uložit změny ({file})?</translation>
    </message>
    <message>
        <source>Unsaved changes</source>
        <translation type="unfinished">Neuložené změny</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>game.sgf</source>
        <translation type="unfinished">hra.sgf</translation>
    </message>
    <message>
        <source>{name} (one game)</source>
        <translation type="unfinished">{name} (jedna hra)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation type="unfinished">Hru se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>The game was saved to {file}.</source>
        <translation type="unfinished">Hra byla uložena do {file}.</translation>
    </message>
    <message>
        <source>{file} contains other games, which would be lost. Overwrite it?</source>
        <translation type="unfinished">{file} obsahuje i jiné hry, které by byly ztraceny. Přepsat?</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation type="unfinished">{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>Another program changed {file} after it was opened. Overwrite it?</source>
        <translation type="unfinished">{file}: soubor mezitím změnil jiný program. Přepsat jej?</translation>
    </message>
    <message>
        <source>This format does not keep everything:

{losses}

Save anyway?</source>
        <translation type="unfinished">Tento formát nezachová vše:

{losses}

Přesto uložit?</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation type="unfinished">
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
        <translation type="unfinished">pozice</translation>
    </message>
    <message>
        <source>win</source>
        <translation type="unfinished">výhra</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">remíza</translation>
    </message>
    <message>
        <source>loss</source>
        <translation type="unfinished">prohra</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">Varianta</translation>
    </message>
    <message>
        <source>Moves from the root to this node</source>
        <translation type="unfinished">Tahy od sledované pozice k tomuto uzlu</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">Návštěvy</translation>
    </message>
    <message>
        <source>Number of simulations through this node</source>
        <translation type="unfinished">Kolik simulací prošlo tímto uzlem</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Expected result for the side that made the last move, 0 % to 100 %; a draw counts one half</source>
        <translation type="unfinished">Očekávaný výsledek pro hráče posledního tahu; remíza se počítá za polovinu</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">Hloubka</translation>
    </message>
    <message>
        <source>Distance from the root, in plies</source>
        <translation type="unfinished">Kolik tahů pod sledovanou pozicí</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>Proven result for the side that made the last move</source>
        <translation type="unfinished">Co je jisté pro hráče posledního tahu</translation>
    </message>
</context>
<context>
    <name>FoundNodesTable</name>
    <message>
        <source>Found nodes</source>
        <translation type="unfinished">Nalezené uzly</translation>
    </message>
</context>
<context>
    <name>FoundNodesView</name>
    <message>
        <source>Nodes that match the filter appear here. Set the filter above.</source>
        <translation type="unfinished">Zde se vypíší uzly, které vyhovují filtru. Nahoře zadejte, které hledáte.</translation>
    </message>
    <message>
        <source>No node found so far.</source>
        <translation type="unfinished">Zatím nebyl nalezen žádný uzel.</translation>
    </message>
    <message>
        <source>No proven node matches the filter.</source>
        <translation type="unfinished">Filtru nevyhovuje žádný dokázaný uzel.</translation>
    </message>
    <message>
        <source>No node matches.</source>
        <translation type="unfinished">Nevyhovuje žádný uzel.</translation>
    </message>
    <message>
        <source>No node matches the filter.</source>
        <translation type="unfinished">Filtru nevyhovuje žádný uzel.</translation>
    </message>
    <message>
        <source>{shown} of {matching} matching nodes; {searched} nodes searched</source>
        <translation type="unfinished">{shown} z {matching} vyhovujících uzlů; prohlédnuto {searched}</translation>
    </message>
    <message>
        <source>{shown} of {matching} matching nodes; {searched} of {total} nodes searched</source>
        <translation type="unfinished">{shown} z {matching} vyhovujících uzlů; prohlédnuto {searched} z {total}</translation>
    </message>
    <message>
        <source>The search has continued since then.</source>
        <translation type="unfinished">Prohledávání mezitím pokračovalo.</translation>
    </message>
    <message>
        <source>Nodes that match the filter</source>
        <translation type="unfinished">Uzly, které vyhovují filtru</translation>
    </message>
</context>
<context>
    <name>FramePainting</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished">{seconds} s</translation>
    </message>
    <message>
        <source>Best: {move}, {rate}</source>
        <translation type="unfinished">Nejlepší: {move}, {rate}</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Move {number} · {state}</source>
        <translation type="unfinished">Tah {number} · {state}</translation>
    </message>
    <message>
        <source>looking back: a click on the board returns to the game</source>
        <translation type="unfinished">prohlížíte minulost: klepnutí na desku vrátí hru</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation type="unfinished">partie je pozastavena</translation>
    </message>
    <message>
        <source>the engine is thinking</source>
        <translation type="unfinished">engine přemýšlí</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation type="unfinished">jste na tahu</translation>
    </message>
    <message>
        <source>The game is paused. Press P to continue it.</source>
        <translation type="unfinished">Partie je pozastavena. Nejdřív ji nechte pokračovat: stiskněte P.</translation>
    </message>
    <message>
        <source>Column {column} is full. Choose another one.</source>
        <translation type="unfinished">Sloupec {column} je plný. Zvolte jiný.</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished">Vyberte hru</translation>
    </message>
    <message numerus="yes">
        <source>{file} contains %n game(s).</source>
        <translation type="unfinished">
            <numerusform>{file} obsahuje %n hru.</numerusform>
            <numerusform>{file} obsahuje %n hry.</numerusform>
            <numerusform>{file} obsahuje %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n game(s).</source>
        <translation type="unfinished">
            <numerusform>Soubor obsahuje %n hru.</numerusform>
            <numerusform>Soubor obsahuje %n hry.</numerusform>
            <numerusform>Soubor obsahuje %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game matches. Search for fewer words.</source>
        <translation type="unfinished">Žádná hra tato slova neobsahuje. Zkuste jich hledat méně.</translation>
    </message>
    <message>
        <source>Search the games</source>
        <translation type="unfinished">Hledat ve hrách</translation>
    </message>
    <message>
        <source>Search for a player, a date or a result</source>
        <translation type="unfinished">Hledat hráče, datum nebo výsledek</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">Partie</translation>
    </message>
</context>
<context>
    <name>GamesModel</name>
    <message>
        <source>Draw</source>
        <translation type="unfinished">Remíza</translation>
    </message>
    <message>
        <source>Date</source>
        <translation type="unfinished">Datum</translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished">Deska</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished">Tahy</translation>
    </message>
    <message>
        <source>#</source>
        <translation type="unfinished">č.</translation>
    </message>
    <message>
        <source>{side} wins</source>
        <translation type="unfinished">Vyhrál {side}</translation>
    </message>
    <message>
        <source>Result</source>
        <translation type="unfinished">Výsledek</translation>
    </message>
</context>
<context>
    <name>HeatmapSelector</name>
    <message>
        <source>Heatmap</source>
        <translation type="unfinished">Teplotní mapa</translation>
    </message>
    <message>
        <source>Show</source>
        <translation type="unfinished">Ukázat</translation>
    </message>
    <message>
        <source>Quantity</source>
        <translation type="unfinished">Veličina</translation>
    </message>
    <message>
        <source>Scale</source>
        <translation type="unfinished">Stupnice</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation type="unfinished">Barvy</translation>
    </message>
    <message>
        <source>Opacity</source>
        <translation type="unfinished">Krytí</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">Kandidáti</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished">Nic</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">Návštěvy</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">Prior</translation>
    </message>
    <message>
        <source>Selection score</source>
        <translation type="unfinished">Skóre výběru</translation>
    </message>
    <message>
        <source>Linear</source>
        <translation type="unfinished">Lineární</translation>
    </message>
    <message>
        <source>Logarithmic</source>
        <translation type="unfinished">Logaritmická</translation>
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
        <translation type="unfinished">Žár</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation type="unfinished">Šedá</translation>
    </message>
    <message>
        <source>A linear scale of visits shows little more than the most visited move</source>
        <translation type="unfinished">Lineární stupnice návštěv ukáže sotva víc než nejnavštěvovanější tah</translation>
    </message>
    <message>
        <source>Estimated probability of the move before the search</source>
        <translation type="unfinished">Odhad pravděpodobnosti tahu před prohledáváním</translation>
    </message>
    <message>
        <source>Cividis and Viridis are safe for colour-blind eyes</source>
        <translation type="unfinished">Cividis a Viridis rozliší i barvoslepí</translation>
    </message>
</context>
<context>
    <name>LanguageMenu</name>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished">&amp;Jazyk</translation>
    </message>
    <message>
        <source>Language of the System</source>
        <translation type="unfinished">Jazyk systému</translation>
    </message>
</context>
<context>
    <name>LegendBar</name>
    <message>
        <source>Legend: {values}</source>
        <translation type="unfinished">Legenda: {values}</translation>
    </message>
    <message>
        <source>Each disc shows the win rate, the visits and, in the corner, the rank. The best move is cyan.</source>
        <translation type="unfinished">Na každém kotouči: úspěšnost, návštěvy a v rohu pořadí. Nejlepší tah je azurový.</translation>
    </message>
    <message>
        <source>All moves have the same prior here. Choose a profile with a network to see priors.</source>
        <translation type="unfinished">Všechny tahy tu mají stejný prior. Priory uvidíte s profilem, který má síť.</translation>
    </message>
    <message>
        <source>The legend appears here when the board shows a heatmap.</source>
        <translation type="unfinished">Význam barev se zde objeví, jakmile deska ukáže teplotní mapu.</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>The search is hidden while you play. Leave the game to read a lesson.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Chcete-li číst lekci, opusťte hru.</translation>
    </message>
    <message>
        <source>Lessons (*.toml)</source>
        <translation type="unfinished">Lekce (*.toml)</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation type="unfinished">Otevřít soubor s lekcí</translation>
    </message>
    <message>
        <source>The lesson could not be opened.</source>
        <translation type="unfinished">Lekci se nepodařilo otevřít.</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>{lesson}, finished</source>
        <translation type="unfinished">{lesson}, dokončeno</translation>
    </message>
    <message>
        <source>{lesson}, not finished</source>
        <translation type="unfinished">{lesson}, zatím nedokončeno</translation>
    </message>
    <message>
        <source>Short lessons with the real search: step through it, predict what it does, and see why. Choose a lesson.</source>
        <translation type="unfinished">Krátké lekce na skutečném prohledávání: krokujte je, předpovídejte, co udělá, a podívejte se proč. Vyberte si.</translation>
    </message>
    <message>
        <source>Open a lesson file …</source>
        <translation type="unfinished">Otevřít soubor s lekcí…</translation>
    </message>
    <message>
        <source>Open a lesson file</source>
        <translation type="unfinished">Otevřít soubor s lekcí</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">Lekce</translation>
    </message>
</context>
<context>
    <name>LessonQuestion</name>
    <message>
        <source>Click a point on the board.</source>
        <translation type="unfinished">Klepněte na bod desky.</translation>
    </message>
    <message>
        <source>Your answer: {answer}</source>
        <translation type="unfinished">Vaše odpověď: {answer}</translation>
    </message>
    <message>
        <source>Answer: {answer}</source>
        <translation type="unfinished">Odpověď: {answer}</translation>
    </message>
    <message>
        <source>Correct answer: {answer}</source>
        <translation type="unfinished">Správná odpověď: {answer}</translation>
    </message>
    <message>
        <source>Your answer, incorrect: {answer}</source>
        <translation type="unfinished">Vaše odpověď, která není správná: {answer}</translation>
    </message>
    <message>
        <source>The search has no answer here.</source>
        <translation type="unfinished">Prohledávání zde nemá odpověď.</translation>
    </message>
    <message>
        <source>Correct.</source>
        <translation type="unfinished">Správně.</translation>
    </message>
    <message>
        <source>Incorrect.</source>
        <translation type="unfinished">Špatně.</translation>
    </message>
    <message>
        <source>Correct: {right}.</source>
        <translation type="unfinished">Správně: {right}.</translation>
    </message>
    <message>
        <source>Incorrect: the answer is {right}, not {given}.</source>
        <translation type="unfinished">Tentokrát ne: je to {right}, ne {given}.</translation>
    </message>
</context>
<context>
    <name>LessonTexts</name>
    <message>
        <source>the board</source>
        <translation type="unfinished">deska</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">Kandidáti</translation>
    </message>
    <message>
        <source>Visit shares</source>
        <translation type="unfinished">Podíly návštěv</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Krok za krokem</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished">Strom prohledávání</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished">Na desce</translation>
    </message>
    <message>
        <source>Search in numbers</source>
        <translation type="unfinished">Prohledávání v číslech</translation>
    </message>
    <message>
        <source>Step {step} of {total}</source>
        <translation type="unfinished">Krok {step} z {total}</translation>
    </message>
    <message>
        <source>Look at: {pane}</source>
        <translation type="unfinished">Podívejte se: {pane}</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished">Všechny lekce</translation>
    </message>
    <message>
        <source>Do it for me</source>
        <translation type="unfinished">Udělat za mě</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation type="unfinished">Dokončit</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished">Pokračovat</translation>
    </message>
    <message>
        <source>The search is running …</source>
        <translation type="unfinished">Prohledávání pracuje…</translation>
    </message>
    <message>
        <source>The search was changed or stopped. Choose Continue to set it up again.</source>
        <translation type="unfinished">Prohledávání bylo změněno nebo zastaveno. Tlačítko Pokračovat je znovu připraví.</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation type="unfinished">Tato lekce je dokončena.</translation>
    </message>
    <message>
        <source>Correct predictions: {right} of {total}.</source>
        <translation type="unfinished">Správné předpovědi: {right} z {total}.</translation>
    </message>
    <message>
        <source>The search is past this step. Choose Continue to go back.</source>
        <translation type="unfinished">Prohledávání pokročilo dál. Tlačítko Pokračovat je vrátí zpět.</translation>
    </message>
    <message>
        <source>Phases performed: {done} of {total}. Press N to perform one.</source>
        <translation type="unfinished">Provedené fáze: {done} z {total}. Klávesa N provede jednu.</translation>
    </message>
    <message>
        <source>Simulations performed: {done} of {total}. Press Shift+N to perform one.</source>
        <translation type="unfinished">Provedené simulace: {done} z {total}. Shift+N provede jednu.</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message numerus="yes">
        <source>{side} wins {means} in %n plies, according to the solver.</source>
        <translation type="unfinished">
            <numerusform>{side} vyhraje {means} v %n tahu, říká řešitel.</numerusform>
            <numerusform>{side} vyhraje {means} ve %n tazích, říká řešitel.</numerusform>
            <numerusform>{side} vyhraje {means} v %n tazích, říká řešitel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to win {means} in %n plies, according to the solver.</source>
        <translation type="unfinished">
            <numerusform>{side} hrozí vyhrát {means} v %n tahu, říká řešitel.</numerusform>
            <numerusform>{side} hrozí vyhrát {means} ve %n tazích, říká řešitel.</numerusform>
            <numerusform>{side} hrozí vyhrát {means} v %n tazích, říká řešitel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solver tried %Ln move(s) in {time} ms.</source>
        <translation type="unfinished">
            <numerusform>Zkusil %Ln tah za {time} ms.</numerusform>
            <numerusform>Zkusil %Ln tahy za {time} ms.</numerusform>
            <numerusform>Zkusil %Ln tahů za {time} ms.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation type="unfinished">Opustit lekci</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished">Zpět</translation>
    </message>
    <message>
        <source>Back to the previous step</source>
        <translation type="unfinished">Zpět na předchozí krok</translation>
    </message>
    <message>
        <source>Progress of the lesson</source>
        <translation type="unfinished">Průběh lekce</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation type="unfinished">Začátečník</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation type="unfinished">Příležitostný hráč</translation>
    </message>
    <message>
        <source>Club player</source>
        <translation type="unfinished">Klubový hráč</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation type="unfinished">Silný</translation>
    </message>
    <message>
        <source>Full strength</source>
        <translation type="unfinished">Plná síla</translation>
    </message>
</context>
<context>
    <name>LimitEditor</name>
    <message>
        <source>no limit</source>
        <translation type="unfinished">bez omezení</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">Simulace</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished">Sekundy</translation>
    </message>
    <message>
        <source>Depth of the tree</source>
        <translation type="unfinished">Hloubka stromu</translation>
    </message>
    <message>
        <source>At least one limit is required. Select another one first.</source>
        <translation type="unfinished">Jedno omezení je potřeba. Nejdřív zaškrtněte jiné.</translation>
    </message>
    <message>
        <source>The first limit reached ends the search.</source>
        <translation type="unfinished">Hledání ukončí to, co nastane dříve.</translation>
    </message>
    <message>
        <source>Limit of the search: {limit}</source>
        <translation type="unfinished">Mez hledání: {limit}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation type="unfinished">{time} s</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation type="unfinished">hloubka {depth}</translation>
    </message>
</context>
<context>
    <name>LiveGameView</name>
    <message>
        <source>Board of the current game</source>
        <translation type="unfinished">Deska právě hrané partie</translation>
    </message>
    <message>
        <source>Game shown</source>
        <translation type="unfinished">Sledovaná partie</translation>
    </message>
    <message>
        <source>Which of the running games is shown</source>
        <translation type="unfinished">Která z rozehraných partií se ukazuje</translation>
    </message>
    <message>
        <source>State of the game</source>
        <translation type="unfinished">Jak si partie stojí</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation type="unfinished">Partie {number}</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation type="unfinished">{time} s</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation type="unfinished">úspěšnost {rate}</translation>
    </message>
    <message>
        <source>{black} against {white}</source>
        <translation type="unfinished">{black} proti {white}</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>New game</source>
        <translation type="unfinished">Nová hra</translation>
    </message>
</context>
<context>
    <name>MatchAmounts</name>
    <message numerus="yes">
        <source>%Ln game(s) were drawn.</source>
        <translation type="unfinished">
            <numerusform>%Ln partie skončila remízou.</numerusform>
            <numerusform>%Ln partie skončily remízou.</numerusform>
            <numerusform>%Ln partií skončilo remízou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by a fault.</source>
        <translation type="unfinished">
            <numerusform>%Ln partie skončila chybou.</numerusform>
            <numerusform>%Ln partie skončily chybou.</numerusform>
            <numerusform>%Ln partií skončilo chybou.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were lost on time.</source>
        <translation type="unfinished">
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
        <translation type="unfinished">Probíhá zápas</translation>
    </message>
    <message>
        <source>A match is in progress. Quitting stops it. Finished games are kept, and you can resume the match later. Quit and stop the match?</source>
        <translation type="unfinished">Enginy hrají zápas. Ukončení programu ho zastaví: co se odehrálo, se uchová a lze pokračovat. Odejít a zastavit ho?</translation>
    </message>
    <message>
        <source>The game could not be opened.</source>
        <translation type="unfinished">Hru se nepodařilo otevřít.</translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message>
        <source>This game was stopped before its end. It will be played again.</source>
        <translation type="unfinished">Tato partie byla zastavena před koncem; odehraje se znovu.</translation>
    </message>
    <message>
        <source>The players are starting. The first start takes about a minute.</source>
        <translation type="unfinished">Hráči se připravují. Poprvé to trvá minutu.</translation>
    </message>
    <message>
        <source>The current game appears here. Double-click a game in the list to open its record.</source>
        <translation type="unfinished">Zde je vidět právě hraná partie. Dvojklik na partii otevře její záznam.</translation>
    </message>
    <message>
        <source>Choose an experiment or start a new match.</source>
        <translation type="unfinished">Zvolte pokus, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>{played} of {total} games</source>
        <translation type="unfinished">{played} z {total} partií</translation>
    </message>
    <message>
        <source>about {time} left</source>
        <translation type="unfinished">zbývá asi {time}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drawn</source>
        <translation type="unfinished">
            <numerusform>%Ln remíza</numerusform>
            <numerusform>%Ln remízy</numerusform>
            <numerusform>%Ln remíz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln chyba</numerusform>
            <numerusform>%Ln chyby</numerusform>
            <numerusform>%Ln chyb</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln flag(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln překročení času</numerusform>
            <numerusform>%Ln překročení času</numerusform>
            <numerusform>%Ln překročení času</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting for the current games to end</source>
        <translation type="unfinished">rozehrané partie se dohrají</translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished">pozastaveno</translation>
    </message>
    <message>
        <source>stopping …</source>
        <translation type="unfinished">zastavuji …</translation>
    </message>
    <message>
        <source>all games have been played</source>
        <translation type="unfinished">všechny partie jsou odehrány</translation>
    </message>
    <message>
        <source>the test has a result</source>
        <translation type="unfinished">test je rozhodnut</translation>
    </message>
    <message>
        <source>stopped; it can be resumed</source>
        <translation type="unfinished">zastaveno; lze pokračovat</translation>
    </message>
    <message>
        <source>it ended early; it can be resumed</source>
        <translation type="unfinished">skončil předčasně; lze pokračovat</translation>
    </message>
</context>
<context>
    <name>MatchPage</name>
    <message>
        <source>Stop</source>
        <translation type="unfinished">Zastavit</translation>
    </message>
    <message>
        <source>Stop the match without finishing the current games; it can be resumed later</source>
        <translation type="unfinished">Vzdát rozehrané partie; v zápase lze později pokračovat</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation type="unfinished">Kopírovat</translation>
    </message>
    <message>
        <source>Copy the standings as text (Ctrl+Shift+C)</source>
        <translation type="unfinished">Kopírovat pořadí jako text (Ctrl+Shift+C)</translation>
    </message>
    <message>
        <source>Save …</source>
        <translation type="unfinished">Uložit …</translation>
    </message>
    <message>
        <source>Save standings and games as CSV or JSON (Ctrl+S)</source>
        <translation type="unfinished">Uložit pořadí a partie jako CSV nebo JSON (Ctrl+S)</translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished">Kolo</translation>
    </message>
    <message>
        <source>Progress of the match</source>
        <translation type="unfinished">Průběh zápasu</translation>
    </message>
    <message>
        <source>Status of the match</source>
        <translation type="unfinished">Jak daleko zápas je</translation>
    </message>
    <message>
        <source>Result of the match</source>
        <translation type="unfinished">Co partie říkají</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation type="unfinished">Pořadí</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation type="unfinished">Zahájení</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <source>The selected match appears here. Choose an experiment or start a new match.</source>
        <translation type="unfinished">Zde je vidět hraný nebo prohlížený zápas. Zvolte pokus, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>The standings appear here.</source>
        <translation type="unfinished">Zde se objeví pořadí.</translation>
    </message>
    <message>
        <source>The results of each opening appear here.</source>
        <translation type="unfinished">Zde bude, jak které zahájení dopadlo.</translation>
    </message>
    <message>
        <source>Finished games appear here. Press Enter to open a record.</source>
        <translation type="unfinished">Zde bude každá skončená partie. Enter otevře její záznam.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation type="unfinished">Pokračovat</translation>
    </message>
    <message>
        <source>Start new games again (Space)</source>
        <translation type="unfinished">Znovu začínat partie (mezerník)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Pokračovat</translation>
    </message>
    <message>
        <source>Play the remaining games (Space)</source>
        <translation type="unfinished">Odehrát chybějící partie (mezerník)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pozastavit</translation>
    </message>
    <message>
        <source>Finish the current games and start no others (Space)</source>
        <translation type="unfinished">Dohrát rozehrané partie a další nezačínat (mezerník)</translation>
    </message>
</context>
<context>
    <name>MatchWindow</name>
    <message>
        <source>The standings were copied.</source>
        <translation type="unfinished">Pořadí bylo zkopírováno.</translation>
    </message>
    <message>
        <source>Games as a table (*.csv);;Standings and games (*.json)</source>
        <translation type="unfinished">Partie jako tabulka (*.csv);;Pořadí a partie (*.json)</translation>
    </message>
    <message>
        <source>Save the results</source>
        <translation type="unfinished">Uložit výsledky</translation>
    </message>
    <message>
        <source>match.csv</source>
        <translation type="unfinished">zapas.csv</translation>
    </message>
    <message>
        <source>The results could not be saved.</source>
        <translation type="unfinished">Výsledky se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>The results were saved to {file}.</source>
        <translation type="unfinished">Výsledky byly uloženy do {file}.</translation>
    </message>
    <message>
        <source>Match in progress</source>
        <translation type="unfinished">Probíhá zápas</translation>
    </message>
    <message>
        <source>&amp;Keep Playing</source>
        <translation type="unfinished">&amp;Hrát dál</translation>
    </message>
    <message>
        <source>&amp;Stop the Match</source>
        <translation type="unfinished">&amp;Zastavit zápas</translation>
    </message>
    <message>
        <source>Matches between Engines</source>
        <translation type="unfinished">Zápasy mezi enginy</translation>
    </message>
    <message>
        <source>E&amp;xperiments</source>
        <translation type="unfinished">&amp;Pokusy</translation>
    </message>
    <message>
        <source>&amp;New Match</source>
        <translation type="unfinished">&amp;Nový zápas</translation>
    </message>
    <message>
        <source>Ea&amp;rlier Matches</source>
        <translation type="unfinished">&amp;Dřívější zápasy</translation>
    </message>
    <message>
        <source>&amp;Match</source>
        <translation type="unfinished">&amp;Zápas</translation>
    </message>
    <message>
        <source>{played} of {total} games on {date}</source>
        <translation type="unfinished">{played} z {total} partií na {date}</translation>
    </message>
    <message>
        <source>The match “{match}” is in progress. It can continue while this window is closed. If you stop it, finished games are kept and you can resume it from the list of earlier matches.</source>
        <translation type="unfinished">Hraje se: {match}. Může pokračovat i se zavřeným oknem, nebo ho lze zastavit: co se odehrálo, se uchová a lze pokračovat ze seznamu dřívějších zápasů.</translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished">Zápas</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation type="unfinished">Pokus se nepodařilo začít.</translation>
    </message>
    <message>
        <source>The match was resumed.</source>
        <translation type="unfinished">Zápas pokračuje.</translation>
    </message>
    <message>
        <source>Choose the folder of a match</source>
        <translation>Složka zápasu</translation>
    </message>
    <message>
        <source>The match could not be shown.</source>
        <translation type="unfinished">Zápas se nepodařilo ukázat.</translation>
    </message>
    <message>
        <source>The match could not be resumed.</source>
        <translation type="unfinished">V zápase se nepodařilo pokračovat.</translation>
    </message>
    <message>
        <source>Parameters of player {number}</source>
        <translation type="unfinished">Parametry hráče {number}</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Rank</source>
        <translation type="unfinished">Pořadí</translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Hráč</translation>
    </message>
    <message>
        <source>Name of the player</source>
        <translation type="unfinished">Kdo hraje</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished">Elo</translation>
    </message>
    <message>
        <source>Strength from all games, estimated from pairs of games with the same opening</source>
        <translation type="unfinished">Síla podle všech partií, počítaná po dvojicích zahájení</translation>
    </message>
    <message>
        <source>± 95 %</source>
        <translation type="unfinished">± 95 %</translation>
    </message>
    <message>
        <source>Half the width of the 95 % interval</source>
        <translation type="unfinished">Polovina intervalu 95 %</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Body</translation>
    </message>
    <message>
        <source>Share of all points; a draw counts one half</source>
        <translation type="unfinished">Podíl všech bodů; remíza je polovina</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation type="unfinished">Skončené partie</translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished">Výhry</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation type="unfinished">Vyhrané partie</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation type="unfinished">Remízy</translation>
    </message>
    <message>
        <source>Games drawn</source>
        <translation type="unfinished">Remízové partie</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation type="unfinished">Prohry</translation>
    </message>
    <message>
        <source>Games lost, including losses on time and by faults</source>
        <translation type="unfinished">Prohrané partie, i časem a chybami</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished">Čas</translation>
    </message>
    <message>
        <source>Games lost on time</source>
        <translation type="unfinished">Partie prohrané překročením času</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished">Chyby</translation>
    </message>
    <message>
        <source>Games lost because the player failed or made no legal move</source>
        <translation type="unfinished">Partie prohrané selháním, nebo neplatným tahem</translation>
    </message>
    <message>
        <source>Points and games against {player}</source>
        <translation type="unfinished">Body a partie proti {player}</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished">Zahájení</translation>
    </message>
    <message>
        <source>Moves played before the players begin</source>
        <translation type="unfinished">Tahy před tahy hráčů</translation>
    </message>
    <message>
        <source>Games won by {player}</source>
        <translation type="unfinished">Partie, které vyhrál {player}</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">Simulace</translation>
    </message>
    <message>
        <source>Simulations of the first search after the opening</source>
        <translation type="unfinished">Z prvního hledání po zahájení</translation>
    </message>
    <message>
        <source>Ended in a draw</source>
        <translation type="unfinished">Skončilo remízou</translation>
    </message>
    <message>
        <source>Number of these simulations that ended in a draw</source>
        <translation type="unfinished">Tolik z těchto simulací skončilo remízou</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">Podíl</translation>
    </message>
    <message>
        <source>Share of these simulations that ended in a draw</source>
        <translation type="unfinished">Podíl těchto simulací, které skončily remízou</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <source>Number of the game; Enter opens its record in the main window</source>
        <translation type="unfinished">Její číslo; Enter otevře její záznam v hlavním okně</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation type="unfinished">Začíná</translation>
    </message>
    <message>
        <source>Player with the first move</source>
        <translation type="unfinished">Kdo má první tah</translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished">Proti</translation>
    </message>
    <message>
        <source>Player with the second move</source>
        <translation type="unfinished">Kdo má druhý tah</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished">Vítěz</translation>
    </message>
    <message>
        <source>Player who won</source>
        <translation type="unfinished">Kdo vyhrál</translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished">Konec</translation>
    </message>
    <message>
        <source>Why the game ended</source>
        <translation type="unfinished">Proč partie skončila</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished">Tahy</translation>
    </message>
    <message>
        <source>Moves of both players, without the opening</source>
        <translation type="unfinished">Tahy obou hráčů, bez tahů zahájení</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished">Sekundy</translation>
    </message>
    <message>
        <source>Time of both players</source>
        <translation type="unfinished">Čas obou hráčů</translation>
    </message>
    <message>
        <source>No game of this round is finished yet.</source>
        <translation type="unfinished">V tomto kole zatím žádná partie neskončila.</translation>
    </message>
    <message>
        <source>{drawn} of {played} games were drawn. {share} of the simulations of the first searches ended in a draw.</source>
        <translation type="unfinished">{drawn} z {played} partií skončilo remízou; ze simulací prvních hledání skončilo remízou {share}.</translation>
    </message>
    <message>
        <source>All games were drawn.</source>
        <translation type="unfinished">Všechny partie skončily remízou.</translation>
    </message>
    <message>
        <source>{player} scored {share} of the points.</source>
        <translation type="unfinished">{player} má {share} bodů.</translation>
    </message>
    <message>
        <source>The margin cannot be estimated: the other side won too few games.</source>
        <translation type="unfinished">Rozdíl nelze odhadnout: druhá strana vyhrála příliš málo her.</translation>
    </message>
    <message>
        <source>The difference is {elo} Elo, 95 % interval {low} to {high}.</source>
        <translation type="unfinished">Rozdíl je {elo} Elo, s 95 % od {low} do {high}.</translation>
    </message>
    <message>
        <source>The difference is {elo} Elo, 95 % interval {low} to {high}. It may be zero.</source>
        <translation type="unfinished">Rozdíl je {elo} Elo, s 95 % od {low} do {high}: možná žádný není.</translation>
    </message>
    <message>
        <source>Its rating is {elo} Elo.</source>
        <translation type="unfinished">Jeho Elo je {elo}.</translation>
    </message>
    <message>
        <source>Test result: {first} is not {upper} Elo stronger than {second}.</source>
        <translation type="unfinished">Test je rozhodnut: {first} není o {upper} Elo silnější než {second}.</translation>
    </message>
    <message>
        <source>Test result: {first} is more than {lower} Elo stronger than {second}.</source>
        <translation type="unfinished">Test je rozhodnut: {first} je silnější než {second} o víc než {lower} Elo.</translation>
    </message>
    <message>
        <source>The test of {lower} against {upper} Elo is undecided: log-likelihood ratio {ratio}, limits {least} and {most}.</source>
        <translation type="unfinished">Test {lower} proti {upper} Elo je otevřený: {ratio} mezi {least} a {most}.</translation>
    </message>
    <message>
        <source>{time} s per game plus {increment} s per move</source>
        <translation type="unfinished">{time} s na partii a {increment} s za každý tah</translation>
    </message>
    <message>
        <source>{time} s per game</source>
        <translation type="unfinished">{time} s na partii</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished">bez omezení</translation>
    </message>
    <message>
        <source>{count} days</source>
        <translation type="unfinished">{count} dní</translation>
    </message>
    <message>
        <source>{count} hours</source>
        <translation type="unfinished">{count} h</translation>
    </message>
    <message>
        <source>{count} min</source>
        <translation type="unfinished">{count} min</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation type="unfinished">{time} s</translation>
    </message>
    <message>
        <source> – </source>
        <translation type="unfinished"> – </translation>
    </message>
    <message>
        <source>{number}: {title}</source>
        <translation type="unfinished">{number}: {title}</translation>
    </message>
    <message>
        <source>{length} in a row on {rows}×{columns}</source>
        <translation type="unfinished">{length} v řadě na {rows}×{columns}</translation>
    </message>
    <message>
        <source>{length} in a row on {rows}×{columns}, with gravity</source>
        <translation type="unfinished">{length} v řadě na {rows}×{columns}, kameny padají</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">remíza</translation>
    </message>
    <message>
        <source>line</source>
        <translation type="unfinished">řada</translation>
    </message>
    <message>
        <source>full board</source>
        <translation type="unfinished">plná deska</translation>
    </message>
    <message>
        <source>time</source>
        <translation type="unfinished">čas</translation>
    </message>
    <message>
        <source>fault</source>
        <translation type="unfinished">chyba</translation>
    </message>
    <message>
        <source>The game is drawn.</source>
        <translation type="unfinished">Partie skončila remízou.</translation>
    </message>
    <message>
        <source>{player} won.</source>
        <translation type="unfinished">{player} vyhrál.</translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished">otevřené</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>Pan&amp;es</source>
        <translation type="unfinished">&amp;Panely</translation>
    </message>
</context>
<context>
    <name>Messages</name>
    <message>
        <source>The file is empty.</source>
        <translation type="unfinished">Soubor je prázdný.</translation>
    </message>
    <message>
        <source>An empty variation was left out.</source>
        <translation type="unfinished">Varianta nic neobsahuje; byla vynechána.</translation>
    </message>
    <message>
        <source>This is not a game file. SGF, psq, rec, pos, lib and plain moves can be opened.</source>
        <translation type="unfinished">Toto není soubor se hrou. Lze otevřít SGF, psq, rec, pos, lib a prosté tahy.</translation>
    </message>
    <message>
        <source>This is a folder, not a file.</source>
        <translation type="unfinished">Toto je složka, ne soubor.</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation type="unfinished">Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>This is not an ordinary file.</source>
        <translation type="unfinished">Toto není obyčejný soubor.</translation>
    </message>
    <message>
        <source>This is not an ordinary file, so it cannot be replaced.</source>
        <translation type="unfinished">Toto není obyčejný soubor, nelze ho tedy nahradit.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation type="unfinished">Soubor nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The file is too large: the limit is {most} MB.</source>
        <translation type="unfinished">Soubor je větší než {most} MB, a to je příliš.</translation>
    </message>
    <message>
        <source>The file would be too large to open again. Save its games in several files.</source>
        <translation type="unfinished">Soubor by byl příliš velký, než aby šel znovu otevřít. Uložte hry do několika souborů.</translation>
    </message>
    <message>
        <source>You do not have permission to read this file.</source>
        <translation type="unfinished">Tento soubor nesmíte číst.</translation>
    </message>
    <message>
        <source>This file is read-only. Save under another name.</source>
        <translation type="unfinished">Tento soubor je jen pro čtení. Uložte hru pod jiným názvem.</translation>
    </message>
    <message>
        <source>You do not have permission to write to this folder. Save in another folder. An existing file is unchanged.</source>
        <translation type="unfinished">Do této složky nesmíte zapisovat. Uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>This folder is read-only. Save in another folder. An existing file is unchanged.</source>
        <translation type="unfinished">Tato složka je jen pro čtení. Uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space or save elsewhere. An existing file is unchanged.</source>
        <translation type="unfinished">Disk je plný. Uvolněte místo, nebo uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The file would be larger than the system allows. An existing file is unchanged.</source>
        <translation type="unfinished">Soubor by byl větší, než tento systém dovoluje. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The folder does not exist. Create it first or save in another folder. An existing file is unchanged.</source>
        <translation type="unfinished">Složka neexistuje. Nejdřív ji vytvořte, nebo uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The file could not be written ({reason}). An existing file is unchanged.</source>
        <translation type="unfinished">Soubor se nepodařilo zapsat ({reason}). Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The game could not be saved in this folder ({reason}).</source>
        <translation type="unfinished">Hru se nepodařilo uchovat v této složce ({reason}).</translation>
    </message>
    <message>
        <source>A game cannot be saved in this format. Use a name that ends in .sgf, .psq, .pos or .txt.</source>
        <translation type="unfinished">V tomto formátu hru uložit nelze. Zvolte jméno, které končí na .sgf, .psq, .pos nebo .txt.</translation>
    </message>
    <message>
        <source>The file contains no game.</source>
        <translation type="unfinished">V souboru není žádná hra.</translation>
    </message>
    <message>
        <source>The {format} format can be read but not written. Save as SGF.</source>
        <translation type="unfinished">Formát {format} lze číst, ale ne zapisovat. Uložte hru jako SGF.</translation>
    </message>
    <message>
        <source>There is no game to save.</source>
        <translation type="unfinished">Není žádná hra k uložení.</translation>
    </message>
    <message>
        <source>A {format} file holds one game, not {count}.</source>
        <translation type="unfinished">Do souboru {format} se vejde jedna hra (zde je jich {count}).</translation>
    </message>
    <message>
        <source>A {format} file of this game would be mistaken for another format. Save as SGF.</source>
        <translation type="unfinished">Jako soubor {format} by se tato hra přečetla v jiném formátu. Uložte ji jako sgf.</translation>
    </message>
    <message>
        <source>A psq file can only hold five in a row. Save as SGF.</source>
        <translation type="unfinished">Soubor psq pojme jen pět v řadě. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A psq file cannot hold setup stones, passes or moves out of turn. Save as SGF.</source>
        <translation type="unfinished">Soubor psq nepojme postavené kameny, vynechané tahy ani tahy mimo pořadí. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file can only hold five in a row on 15×15. Save as SGF.</source>
        <translation type="unfinished">Soubor pos pojme jen pět v řadě na desce 15×15. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file cannot hold setup stones or moves out of turn. Save as SGF.</source>
        <translation type="unfinished">Soubor pos nepojme postavené kameny ani tahy mimo pořadí. Uložte hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file cannot hold more than 255 moves. Save as SGF.</source>
        <translation type="unfinished">Soubor pos nepojme více než 255 tahů. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>Points cannot hold a gravity game. Save as digits or SGF.</source>
        <translation type="unfinished">Body nemohou zapsat hru s padajícími kameny. Uložte ji jako číslice nebo SGF.</translation>
    </message>
    <message>
        <source>Digits can only hold gravity games with at most 9 columns. Save as SGF.</source>
        <translation type="unfinished">Číslicemi lze zapsat hry s padajícími kameny nejvýše na devíti sloupcích. Uložte hru jako sgf.</translation>
    </message>
    <message>
        <source>Offsets cannot hold a gravity game. Save as digits or SGF.</source>
        <translation type="unfinished">Posuny nepojmou padající kameny. Uložte tuto hru jako číslice nebo sgf.</translation>
    </message>
    <message>
        <source>Plain text cannot hold a game without moves. Save as SGF.</source>
        <translation type="unfinished">Hru bez tahů nelze zapsat jako prostý text. Uložte ji jako sgf.</translation>
    </message>
    <message>
        <source>Plain text cannot hold setup stones, passes or moves out of turn. Save as SGF.</source>
        <translation type="unfinished">Prostý text nepojme postavené kameny, vynechané tahy ani tahy mimo pořadí. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>The {format} format does not keep {what}. SGF keeps everything.</source>
        <translation type="unfinished">Formát {format} nezachová: {what}. SGF zachová vše.</translation>
    </message>
    <message>
        <source>The {format} format does not store the rules. To open the file, choose its game ({rules}).</source>
        <translation type="unfinished">Formát {format} neříká, co se hraje; při otevření souboru hru uveďte ({rules}).</translation>
    </message>
    <message>
        <source>The file has more than {limit} lines, which is too many.</source>
        <translation type="unfinished">Soubor má více než {limit} řádků, což žádná hra nepotřebuje.</translation>
    </message>
    <message>
        <source>The file has more than {limit} games, which is too many.</source>
        <translation type="unfinished">Soubor obsahuje více než {limit} her, a to je příliš.</translation>
    </message>
    <message>
        <source>The file has more than {limit} values, which is too many.</source>
        <translation type="unfinished">Soubor obsahuje více než {limit} hodnot, a to je příliš.</translation>
    </message>
    <message>
        <source>The file has more than {limit} moves, which is too many.</source>
        <translation type="unfinished">Soubor obsahuje více než {limit} tahů, a to je příliš.</translation>
    </message>
    <message>
        <source>The library has more than {limit} moves, which is too many.</source>
        <translation type="unfinished">Knihovna obsahuje více než {limit} tahů, a to je příliš.</translation>
    </message>
    <message>
        <source>Variations are nested more than {limit} deep, which is too deep.</source>
        <translation type="unfinished">Varianty jsou vnořeny hlouběji než {limit}krát, a to je na čtení příliš hluboko.</translation>
    </message>
    <message>
        <source>The file sets up stones in more than {limit} places, which is too many.</source>
        <translation type="unfinished">Soubor staví kameny na více než {limit} místech, a to je příliš.</translation>
    </message>
    <message>
        <source>The file sets up more than {limit} stones, which is too many.</source>
        <translation type="unfinished">Soubor staví více než {limit} kamenů, a to je příliš.</translation>
    </message>
    <message>
        <source>The file is too damaged to be read as a game.</source>
        <translation type="unfinished">Soubor je příliš poškozený, než aby šel přečíst jako hra.</translation>
    </message>
    <message>
        <source>There are {count} more warnings.</source>
        <translation type="unfinished">Dalších upozornění: {count}.</translation>
    </message>
    <message>
        <source>{where} is occupied.</source>
        <translation type="unfinished">Pole {where} je obsazené.</translation>
    </message>
    <message>
        <source>A point or a column must be a number, such as point_from_human('a1', rules), not {value}.</source>
        <translation type="unfinished">Body jsou čísla, například point_from_human('a1', rules), a sloupce také: ne {value}.</translation>
    </message>
    <message>
        <source>The game is over: {winner} has won.</source>
        <translation type="unfinished">Hra skončila, vyhrál {winner}.</translation>
    </message>
    <message>
        <source>The game is over: it is a draw.</source>
        <translation type="unfinished">Hra skončila remízou.</translation>
    </message>
    <message>
        <source>Column {number} is full.</source>
        <translation type="unfinished">Sloupec {number} je plný.</translation>
    </message>
    <message>
        <source>{text} is not on a board of {columns} columns and {rows} rows.</source>
        <translation type="unfinished">{text} není na desce s rozměry {columns} × {rows} (sloupce × řady).</translation>
    </message>
    <message>
        <source>Column {text} is not on a board of {columns} columns.</source>
        <translation type="unfinished">Sloupec {text} není na desce (sloupců: {columns}).</translation>
    </message>
    <message>
        <source>Column {number} is not on the board.</source>
        <translation type="unfinished">Sloupec {number} není na desce.</translation>
    </message>
    <message>
        <source>Point {point} is not on the board.</source>
        <translation type="unfinished">Bod {point} není na desce.</translation>
    </message>
    <message>
        <source>The offset {dx},{dy} leads off the board.</source>
        <translation type="unfinished">Posun {dx},{dy} vede mimo desku.</translation>
    </message>
    <message>
        <source>{text} is not on the board. The game was read up to this move.</source>
        <translation type="unfinished">{text} není na desce; hra byla přečtena až sem.</translation>
    </message>
    <message>
        <source>Move {move} is not on the board. The game was read up to this move.</source>
        <translation type="unfinished">Tah {move} není na desce; hra byla přečtena až sem.</translation>
    </message>
    <message>
        <source>Byte {byte} is not a point of the board. Its move was left out.</source>
        <translation type="unfinished">Bajt {byte} není bodem desky; jeho tah byl vynechán.</translation>
    </message>
    <message>
        <source>A stone cannot rest on {here}: it would fall to {there}.</source>
        <translation type="unfinished">Kámen nemůže zůstat na {here}: spadl by na {there}.</translation>
    </message>
    <message>
        <source>A stone floats above {point}, which is empty.</source>
        <translation type="unfinished">Kámen visí nad {point}, kde nic není.</translation>
    </message>
    <message>
        <source>There is no move to take back.</source>
        <translation type="unfinished">Není žádný tah, který by šlo vzít zpět.</translation>
    </message>
    <message>
        <source>'{text}' is not a point such as {example}.</source>
        <translation type="unfinished">„{text}“ není bod, jako je {example}.</translation>
    </message>
    <message>
        <source>Column {column} cannot be written as one digit.</source>
        <translation type="unfinished">Sloupec {column} nelze zapsat jednou číslicí.</translation>
    </message>
    <message>
        <source>'{text}' is not a column digit from 1 to 9.</source>
        <translation type="unfinished">„{text}“ není číslice sloupce od 1 do 9.</translation>
    </message>
    <message>
        <source>Black and White cannot both have a winning line.</source>
        <translation type="unfinished">Černý a Bílý nemohou mít výherní řadu oba.</translation>
    </message>
    <message>
        <source>The drawing has {rows} rows, but the board has {expected}.</source>
        <translation type="unfinished">Počet řad v nákresu: {rows}, na desce: {expected}.</translation>
    </message>
    <message>
        <source>Row {number} must consist of {columns} of the letters . X O.</source>
        <translation type="unfinished">Řada {number} má obsahovat písmena . X O (počet: {columns}).</translation>
    </message>
    <message>
        <source>'{line}' must be X to move or O to move.</source>
        <translation type="unfinished">„{line}“ má znít X to move nebo O to move.</translation>
    </message>
    <message>
        <source>The number of rows must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">Počet řad musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The number of columns must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">Počet sloupců musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The win length must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">Délka výherní řady musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>Gravity must be True or False, not {value}.</source>
        <translation type="unfinished">Gravitace je True nebo False, ne {value}.</translation>
    </message>
    <message>
        <source>The overline must be 'wins' or 'nothing', not {value}.</source>
        <translation type="unfinished">Delší řada je 'wins' nebo 'nothing', ne {value}.</translation>
    </message>
    <message>
        <source>'{text}' is not a game. Use one of {known}, or rows, columns and win length such as 9x7/4, followed by gravity or exact where they apply.</source>
        <translation type="unfinished">„{text}“ není název hry. Zadejte jeden z těchto: {known}, nebo řady, sloupce a délku výherní řady, například 9x7/4, a za nimi slova gravity nebo exact.</translation>
    </message>
    <message>
        <source>The board size SZ[{size}] is not between 1 and {most}.</source>
        <translation type="unfinished">Velikost desky SZ[{size}] není mezi 1 a {most}.</translation>
    </message>
    <message>
        <source>The board size {columns}x{rows} is not between 1 and {most}.</source>
        <translation type="unfinished">Deska {columns}x{rows} není mezi 1 a {most}.</translation>
    </message>
    <message>
        <source>This variation is already in the record.</source>
        <translation type="unfinished">Tato varianta už v záznamu je.</translation>
    </message>
    <message>
        <source>The time of a move cannot be negative.</source>
        <translation type="unfinished">Tah nemůže trvat méně než nulový čas.</translation>
    </message>
    <message>
        <source>The analysis refers to points that are not on the board.</source>
        <translation type="unfinished">Analýza mluví o bodech, které nejsou na desce.</translation>
    </message>
    <message>
        <source>This move is not in the record.</source>
        <translation type="unfinished">Tento tah v záznamu není.</translation>
    </message>
    <message>
        <source>The variation was played on a board of another size.</source>
        <translation type="unfinished">Varianta se hrála na desce jiné velikosti.</translation>
    </message>
    <message>
        <source>The variation begins with a move of {mover}, but {to_move} is to move.</source>
        <translation type="unfinished">Variantu začíná {mover}, ale na tahu je {to_move}.</translation>
    </message>
    <message>
        <source>The start of the game has no siblings and cannot be deleted.</source>
        <translation type="unfinished">Začátek hry nemá sourozence a nelze jej smazat.</translation>
    </message>
    <message>
        <source>The engine found no move. Take back a move, or start a new game.</source>
        <translation type="unfinished">Engine nenašel žádný tah. Vezměte tah zpět, nebo začněte novou hru.</translation>
    </message>
    <message>
        <source>{player} found no move.</source>
        <translation type="unfinished">{player} nenašel žádný tah.</translation>
    </message>
    <message>
        <source>The search failed: {reason}.</source>
        <translation type="unfinished">Prohledávání selhalo: {reason}.</translation>
    </message>
    <message>
        <source>The search could not be compiled. Delete the folder {folder}, then try again.</source>
        <translation type="unfinished">Prohledávání se nepodařilo přeložit. Smažte složku {folder} a zkuste to znovu.</translation>
    </message>
    <message>
        <source>The limit of {name} must be a whole number, not {value}.</source>
        <translation type="unfinished">Mez pro {name} musí být celé číslo, ne {value}.</translation>
    </message>
    <message>
        <source>The limit of {words} must be a number, not {value}.</source>
        <translation type="unfinished">Mez pro {words} musí být číslo, ne {value}.</translation>
    </message>
    <message>
        <source>The limit of {words} must be less than 1e15, not {value}.</source>
        <translation type="unfinished">Mez ({words}) musí být menší než 1e15, ne {value}.</translation>
    </message>
    <message>
        <source>The limit of {words} must be more than 0, not {value}.</source>
        <translation type="unfinished">Mez ({words}) musí být větší než 0, ne {value}.</translation>
    </message>
    <message>
        <source>A search has 1 to {most} threads, not {value}.</source>
        <translation type="unfinished">Prohledávání má 1 až {most} vláken, ne {value}.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from 0, not {value}.</source>
        <translation type="unfinished">Semínko musí být celé číslo od 0, ne {value}.</translation>
    </message>
    <message>
        <source>A search keeps to its rules. Begin a new search for another game.</source>
        <translation type="unfinished">Prohledávání se drží svých pravidel. Pro jinou hru začněte nové.</translation>
    </message>
    <message>
        <source>A solver keeps to its rules. Make a new one for another game.</source>
        <translation type="unfinished">Řešitel se drží svých pravidel. Pro jinou hru vytvořte nového.</translation>
    </message>
    <message>
        <source>The solver failed: {reason}.</source>
        <translation type="unfinished">Řešitel selhal: {reason}.</translation>
    </message>
    <message>
        <source>Another thread is at work with this solver. Stop it or wait for it, then try again.</source>
        <translation type="unfinished">S tímto řešitelem pracuje jiné vlákno. Zastavte ho, nebo na něj počkejte, a zkuste to znovu.</translation>
    </message>
    <message>
        <source>Another thread is at work in this search. Stop it or wait for it, then try again.</source>
        <translation type="unfinished">S tímto prohledáváním pracuje jiné vlákno. Zastavte je, nebo na ně počkejte, a zkuste to znovu.</translation>
    </message>
    <message>
        <source>This search is in the middle of a call. Until that has ended, it may only be looked at and stopped.</source>
        <translation type="unfinished">Toto prohledávání právě něco provádí. Dokud to neskončí, lze do něj jen nahlížet a zastavit je.</translation>
    </message>
    <message>
        <source>This search was interrupted in the middle of a change and cannot be used any more. Begin a new one.</source>
        <translation type="unfinished">Toto prohledávání bylo přerušeno uprostřed změny a nelze je dál používat. Začněte nové.</translation>
    </message>
    <message>
        <source>The search went on while it was saved. Save it again.</source>
        <translation type="unfinished">Prohledávání během ukládání pokračovalo. Uložte je znovu.</translation>
    </message>
    <message>
        <source>The system allows this program fewer than {threads} threads. Ask for fewer.</source>
        <translation type="unfinished">Systém tomuto programu nedovolí {threads} vláken. Zvolte jich méně.</translation>
    </message>
    <message>
        <source>The search has not looked at {where} there (move {move}).</source>
        <translation type="unfinished">Prohledávání tam na {where} nepohlédlo (tah {move}).</translation>
    </message>
    <message>
        <source>Widening goes with uct only: puct lists all children at once.</source>
        <translation type="unfinished">Rozšiřování jde jen s uct: puct vypisuje všechny potomky najednou.</translation>
    </message>
    <message>
        <source>{name} must be one of {choices}, not {value}.</source>
        <translation type="unfinished">{name} musí být jedno z: {choices}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be a whole number from {low} to {high}, not {value}.</source>
        <translation type="unfinished">{name} musí být celé číslo od {low} do {high}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be a number from {low} to {high}, not {value}.</source>
        <translation type="unfinished">{name} musí být číslo od {low} do {high}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be a number from {low}, not {value}.</source>
        <translation type="unfinished">{name} musí být číslo od {low}, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be on or off, not {value}.</source>
        <translation type="unfinished">{name} musí být on nebo off, ne {value}.</translation>
    </message>
    <message>
        <source>{name} must be a name of at most {longest} characters and no path, or nothing, not {value}.</source>
        <translation>{name} musí být jméno o nejvýše {longest} znacích a ne cesta, nebo nic, ne {value}.</translation>
    </message>
    <message>
        <source>There is no parameter '{name}'. The parameters are {known}.</source>
        <translation type="unfinished">Parametr „{name}“ neexistuje. Parametry jsou {known}.</translation>
    </message>
    <message>
        <source>There is no profile '{name}'. The profiles are {known}.</source>
        <translation type="unfinished">Profil „{name}“ neexistuje. Profily jsou {known}.</translation>
    </message>
    <message>
        <source>There is no level '{name}'. The levels are {known}.</source>
        <translation type="unfinished">Úroveň „{name}“ neexistuje. Úrovně jsou {known}.</translation>
    </message>
    <message>
        <source>A clock is written as seconds, such as 60 or 60+1, not '{text}'.</source>
        <translation type="unfinished">Hodiny se píšou v sekundách, například 60 nebo 60+1, ne „{text}“.</translation>
    </message>
    <message>
        <source>{player} failed: {reason}. Let it try again, or choose another player.</source>
        <translation type="unfinished">{player} selhal: {reason}. Nechte ho zkusit to znovu, nebo dejte na jeho místo někoho jiného.</translation>
    </message>
    <message>
        <source>{player} cannot be started here. Choose another player.</source>
        <translation type="unfinished">{player} zde nelze spustit. Zvolte jiného hráče.</translation>
    </message>
    <message>
        <source>The settings cannot be read. The file is unchanged, and the studio starts with its defaults.</source>
        <translation type="unfinished">Nastavení nelze přečíst. Soubor zůstal beze změny a studio začíná s výchozím nastavením.</translation>
    </message>
    <message>
        <source>The settings could not be read. The file was renamed to {name}, and the studio starts with its defaults.</source>
        <translation type="unfinished">Nastavení se nepodařilo přečíst. Soubor byl přejmenován na {name} a studio začíná s výchozím nastavením.</translation>
    </message>
    <message>
        <source>Some settings could not be read and were reset to their defaults: {names}.</source>
        <translation type="unfinished">Některá nastavení se nepodařilo přečíst a jsou jako na začátku: {names}.</translation>
    </message>
    <message>
        <source>The record has no move at this place.</source>
        <translation type="unfinished">V záznamu na tomto místě žádný tah není.</translation>
    </message>
    <message>
        <source>This line of the journal is not an edit.</source>
        <translation type="unfinished">Tento řádek není úprava.</translation>
    </message>
    <message>
        <source>This line of the journal does not edit a record.</source>
        <translation type="unfinished">Toto není úprava záznamu.</translation>
    </message>
    <message>
        <source>The variation belongs to another game.</source>
        <translation type="unfinished">Varianta patří k jiné hře.</translation>
    </message>
    <message>
        <source>This change is too large for the journal, so a crash would lose it. Save the game now.</source>
        <translation type="unfinished">Tato změna je pro deník příliš velká a pád programu by ji ztratil. Uložte hru hned.</translation>
    </message>
    <message>
        <source>The journal contains no game to restore.</source>
        <translation type="unfinished">V tomto deníku není hra, kterou by šlo obnovit.</translation>
    </message>
    <message>
        <source>The first line of a journal must hold the game.</source>
        <translation type="unfinished">První řádek deníku musí obsahovat hru.</translation>
    </message>
    <message>
        <source>The journal cannot be written ({reason}). Save the game: until then a crash would lose your changes.</source>
        <translation type="unfinished">Do deníku nelze zapisovat ({reason}). Uložte hru: do té doby byste při pádu přišli o změny.</translation>
    </message>
    <message>
        <source>The journal cannot be read ({reason}).</source>
        <translation type="unfinished">Deník nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The last change is missing: it was cut off while it was saved.</source>
        <translation type="unfinished">Poslední úprava byla při zápisu uťata a chybí.</translation>
    </message>
    <message>
        <source>The journal is damaged in line {line}. All changes before it were restored.</source>
        <translation type="unfinished">Deník je poškozený na řádku {line}; co bylo upraveno předtím, bylo obnoveno.</translation>
    </message>
    <message>
        <source>variations</source>
        <translation type="unfinished">varianty</translation>
    </message>
    <message>
        <source>comments</source>
        <translation type="unfinished">komentáře</translation>
    </message>
    <message>
        <source>analysis</source>
        <translation type="unfinished">analýzu</translation>
    </message>
    <message>
        <source>illegal moves</source>
        <translation type="unfinished">nedovolené tahy</translation>
    </message>
    <message>
        <source>data of other programs</source>
        <translation type="unfinished">údaje jiných programů</translation>
    </message>
    <message>
        <source>times</source>
        <translation type="unfinished">časy</translation>
    </message>
    <message>
        <source>players</source>
        <translation type="unfinished">hráče</translation>
    </message>
    <message>
        <source>the date</source>
        <translation type="unfinished">datum</translation>
    </message>
    <message>
        <source>the result</source>
        <translation type="unfinished">výsledek</translation>
    </message>
    <message>
        <source>points such as h8i9g7</source>
        <translation type="unfinished">body jako h8i9g7</translation>
    </message>
    <message>
        <source>columns such as 4455</source>
        <translation type="unfinished">sloupce jako 4455</translation>
    </message>
    <message>
        <source>pairs of offsets such as 0,0, 1,-2</source>
        <translation type="unfinished">dvojice posunů jako 0,0, 1,-2</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation type="unfinished">simulace</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished">sekundy</translation>
    </message>
    <message>
        <source>memory</source>
        <translation type="unfinished">paměť</translation>
    </message>
    <message>
        <source>depth</source>
        <translation type="unfinished">hloubka</translation>
    </message>
    <message>
        <source>line {line}, column {column}</source>
        <translation type="unfinished">řádek {line}, sloupec {column}</translation>
    </message>
    <message>
        <source>byte {byte}</source>
        <translation type="unfinished">bajt {byte}</translation>
    </message>
    <message>
        <source>Black</source>
        <translation type="unfinished">Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">Bílý</translation>
    </message>
    <message>
        <source>A game was left out. {error}</source>
        <translation type="unfinished">Jedna hra byla vynechána. {error}</translation>
    </message>
    <message>
        <source>Setup stones were left out. {error}</source>
        <translation type="unfinished">Kameny zde postavené byly vynechány. {error}</translation>
    </message>
    <message>
        <source>A pass of {side} was left out. {error}</source>
        <translation type="unfinished">Vynechaný tah bez kamene ({side}) nebyl převzat. {error}</translation>
    </message>
    <message>
        <source>A move of {side} was left out. {error}</source>
        <translation type="unfinished">Jeden tah ({side}) byl vynechán. {error}</translation>
    </message>
    <message>
        <source>The line was read up to {text}. {error}</source>
        <translation type="unfinished">Řádek byl přečten po {text}. {error}</translation>
    </message>
    <message>
        <source>The game continues after a line of more than {win_length}, so it was read with the rule that only exactly {win_length} in a row win.</source>
        <translation type="unfinished">Hra pokračuje po řadě delší než {win_length}, a tak byla čtena podle pravidla, že vyhrává jen přesně {win_length} v řadě.</translation>
    </message>
    <message>
        <source>This is a renju game. Forbidden moves are not checked.</source>
        <translation type="unfinished">Hra je renju. Její zakázané tahy se zde neposuzují.</translation>
    </message>
    <message>
        <source>The file declares SGF game number {number}. It was read as five in a row.</source>
        <translation type="unfinished">Soubor říká, že obsahuje hru číslo {number}; byl přečten jako pět v řadě.</translation>
    </message>
    <message>
        <source>{name}[{value}] is not a point of the board. The move was left out.</source>
        <translation type="unfinished">{name}[{value}] není bod desky; tah byl vynechán.</translation>
    </message>
    <message>
        <source>{name}[{value}] is not on the board. The stone was left out.</source>
        <translation type="unfinished">{name}[{value}] není na desce; kámen byl vynechán.</translation>
    </message>
    <message>
        <source>PL[{value}] does not name the side to move. It was left out.</source>
        <translation type="unfinished">PL[{value}] neříká, kdo je na tahu; bylo vynecháno.</translation>
    </message>
    <message>
        <source>The analysis of this position cannot be read. It is kept as it is.</source>
        <translation type="unfinished">Analýzu této pozice nelze přečíst; zůstala uložena nepřečtená.</translation>
    </message>
    <message>
        <source>The encoding of the text is unknown. Some letters will be wrong.</source>
        <translation type="unfinished">Text není v žádném známém kódování; některá písmena budou špatně.</translation>
    </message>
    <message>
        <source>The text is not in the declared encoding '{declared}'. It was read as {encoding}.</source>
        <translation type="unfinished">Text není v uvedeném kódování „{declared}“. Byl přečten jako {encoding}.</translation>
    </message>
    <message>
        <source>The file declares no encoding. It was read as {encoding}.</source>
        <translation type="unfinished">Soubor své kódování neuvádí; písmena byla přečtena jako {encoding}.</translation>
    </message>
    <message>
        <source>A value is not closed by ]. It was read to the end.</source>
        <translation type="unfinished">Hodnota není uzavřena znakem ]; byla přečtena až do konce.</translation>
    </message>
    <message>
        <source>The semicolon that begins a node is missing.</source>
        <translation type="unfinished">Chybí středník, kterým začíná uzel.</translation>
    </message>
    <message>
        <source>A property without a value was left out.</source>
        <translation type="unfinished">Vlastnost nemá hodnotu; byla vynechána.</translation>
    </message>
    <message>
        <source>A property without a name in capital letters was left out.</source>
        <translation type="unfinished">Vlastnost nemá jméno velkými písmeny; byla vynechána.</translation>
    </message>
    <message>
        <source>A value without a property was left out.</source>
        <translation type="unfinished">Hodnota stojí bez vlastnosti; byla vynechána.</translation>
    </message>
    <message>
        <source>Characters that belong to no property were left out.</source>
        <translation type="unfinished">Znaky, které nepatří k žádné vlastnosti, byly vynechány.</translation>
    </message>
    <message>
        <source>The file ends in the middle of a game. Everything up to there was read.</source>
        <translation type="unfinished">Soubor končí dřív než hra; co v něm je, bylo přečteno.</translation>
    </message>
    <message>
        <source>The file ends in the middle of the tree. Everything up to there was read.</source>
        <translation type="unfinished">Soubor končí dřív než strom; co v něm je, bylo přečteno.</translation>
    </message>
    <message>
        <source>The first line must look like: Piskvorky 15x15, 0:0, 0</source>
        <translation type="unfinished">První řádek má vypadat jako: Piskvorky 15x15, 0:0, 0</translation>
    </message>
    <message>
        <source>The file must begin with two lines of names, followed by moves such as 9,9,0.</source>
        <translation type="unfinished">Nejdřív mají přijít dva řádky se jmény, pak tahy jako 9,9,0.</translation>
    </message>
    <message>
        <source>A pos file begins with the number of its moves.</source>
        <translation type="unfinished">Soubor pos začíná počtem svých tahů.</translation>
    </message>
    <message>
        <source>The file declares {said} moves but contains {held}.</source>
        <translation type="unfinished">Soubor mluví o počtu tahů {said}, ale obsahuje {held}.</translation>
    </message>
    <message>
        <source>The library contains no move.</source>
        <translation type="unfinished">Knihovna neobsahuje žádný tah.</translation>
    </message>
    <message>
        <source>Bytes after the end of the tree were left out.</source>
        <translation type="unfinished">Bajty za koncem stromu byly vynechány.</translation>
    </message>
    <message>
        <source>'{line}' does not consist of {what}. The line was left out.</source>
        <translation type="unfinished">„{line}“ má obsahovat {what}; řádek byl vynechán.</translation>
    </message>
    <message>
        <source>'{line}' does not consist of {what}.</source>
        <translation type="unfinished">„{line}“ má obsahovat {what}.</translation>
    </message>
    <message>
        <source>Columns are moves of a gravity game. The game you chose was ignored.</source>
        <translation type="unfinished">Sloupce jsou tahy hry s padajícími kameny; uvedená hra nebyla použita.</translation>
    </message>
    <message>
        <source>The line has an odd count of numbers. The last one was left out.</source>
        <translation type="unfinished">Na řádku je lichý počet čísel; poslední bylo vynecháno.</translation>
    </message>
    <message>
        <source>Each line was read as a game of one move. The moves of a game belong on one line.</source>
        <translation type="unfinished">Každý řádek byl přečten jako hra o jednom tahu. Tahy jedné hry patří na jeden řádek.</translation>
    </message>
    <message>
        <source>{needed} is required, such as {example}, not {value}.</source>
        <translation type="unfinished">Zde je třeba něco jiného ({needed}), například {example}, a ne {value}.</translation>
    </message>
    <message>
        <source>A temperature is more than 0, not {value}.</source>
        <translation type="unfinished">Teplota je větší než 0, ne {value}.</translation>
    </message>
    <message>
        <source>No move has been visited here yet. Let the search run first.</source>
        <translation type="unfinished">Žádný tah zde ještě nebyl navštíven. Nechte nejprve hledání běžet.</translation>
    </message>
    <message>
        <source>A move can be given 1 to {most} more visits, not {value}.</source>
        <translation type="unfinished">Tahu lze přidat 1 až {most} návštěv, ne {value}.</translation>
    </message>
    <message>
        <source>No move can be made at {where} in the position that is searched.</source>
        <translation type="unfinished">V prohledávané pozici nelze na {where} zahrát žádný tah.</translation>
    </message>
    <message>
        <source>A search cannot be steered by one point in two ways.</source>
        <translation type="unfinished">Prohledávání nelze jedním bodem řídit dvěma způsoby.</translation>
    </message>
    <message>
        <source>A search is steered by points, not by {value}.</source>
        <translation type="unfinished">Prohledávání se řídí body, ne hodnotou {value}.</translation>
    </message>
    <message>
        <source>A search can stop at 1 visit of a move or more, not at {value}.</source>
        <translation type="unfinished">Prohledávání se může zastavit při 1 nebo více návštěvách tahu, ne při {value}.</translation>
    </message>
    <message>
        <source>A search can stop when the win rate changes by more than 0 and at most 1, not by {value}.</source>
        <translation type="unfinished">Prohledávání se může zastavit při změně úspěšnosti větší než 0 a nejvýše 1, ne při {value}.</translation>
    </message>
    <message>
        <source>Priors are read by puct only. Choose that selection, or leave them out.</source>
        <translation type="unfinished">Priory čte jen puct. Zvolte tento výběr, nebo je vynechte.</translation>
    </message>
    <message>
        <source>Each legal move needs one prior from 0 to 1, and together they must be 1.</source>
        <translation type="unfinished">Každý přípustný tah potřebuje jeden prior od 0 do 1 a jejich součet musí být 1.</translation>
    </message>
    <message>
        <source>This is not a saved tree.</source>
        <translation type="unfinished">Toto není uložený strom.</translation>
    </message>
    <message>
        <source>This file is damaged, and the tree in it cannot be used.</source>
        <translation type="unfinished">Tento soubor je poškozený a strom v něm nelze použít.</translation>
    </message>
    <message>
        <source>This tree was saved by another version of MCTS Studio. Open it with that version.</source>
        <translation type="unfinished">Tento strom uložila jiná verze MCTS Studia. Otevřete jej v té verzi.</translation>
    </message>
    <message>
        <source>This tree may take {memory_mb} MB of memory, which is more than the {most} MB that are allowed.</source>
        <translation type="unfinished">Tento strom může zabrat {memory_mb} MB paměti, což je více než povolených {most} MB.</translation>
    </message>
    <message>
        <source>There is too little free memory for this tree. Close other programs.</source>
        <translation type="unfinished">Pro tento strom je příliš málo volné paměti. Zavřete jiné programy.</translation>
    </message>
    <message>
        <source>There is too little free memory for a copy of this tree. Close other programs.</source>
        <translation type="unfinished">Pro kopii tohoto stromu je málo volné paměti. Zavřete jiné programy.</translation>
    </message>
    <message>
        <source>Another program changed this file while it was read. Open it again.</source>
        <translation type="unfinished">Soubor během čtení změnil jiný program. Otevřete jej znovu.</translation>
    </message>
    <message>
        <source>The operation on the tree failed: {reason}.</source>
        <translation type="unfinished">S tímto stromem to nelze provést: {reason}.</translation>
    </message>
    <message>
        <source>The kept timeline is damaged and cannot be shown.</source>
        <translation type="unfinished">Uchovaná časová osa je poškozená a nelze ji zobrazit.</translation>
    </message>
    <message>
        <source>The timeline was saved by a newer version of MCTS Studio. Show it with that version.</source>
        <translation type="unfinished">Časovou osu uložila novější verze programu MCTS Studio. Zobrazte ji v ní.</translation>
    </message>
    <message>
        <source>The kept timeline belongs to a game with other rules.</source>
        <translation type="unfinished">Uchovaná časová osa patří ke hře s jinými pravidly.</translation>
    </message>
    <message>
        <source>The kept timeline is longer than {most} characters, which is too long.</source>
        <translation type="unfinished">Uchovaná časová osa je delší než {most} znaků, a to je příliš.</translation>
    </message>
    <message>
        <source>{file} cannot be read: {reason}.</source>
        <translation type="unfinished">{file} nelze přečíst: {reason}.</translation>
    </message>
    <message>
        <source>{where}: {reason}</source>
        <translation type="unfinished">{where}: {reason}</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is not executable. Make it executable, then try again.</source>
        <translation type="unfinished">{player} nelze spustit: {program} se nesmí spouštět. Učiňte soubor spustitelným a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is not a program for this system.</source>
        <translation type="unfinished">{player} nelze spustit: {program} není program pro tento systém.</translation>
    </message>
    <message>
        <source>{player} cannot be started ({reason}).</source>
        <translation type="unfinished">{player} nelze spustit ({reason}).</translation>
    </message>
    <message>
        <source>{player} cannot be started: the program {program} does not exist. Correct it in the list of engines.</source>
        <translation type="unfinished">{player} nelze spustit: program {program} neexistuje. Opravte ho v seznamu enginů.</translation>
    </message>
    <message>
        <source>{player} cannot be started: the folder {folder} does not exist. Change it in the list of engines.</source>
        <translation type="unfinished">{player} nelze spustit: složka {folder} neexistuje. Změňte ji v seznamu enginů.</translation>
    </message>
    <message>
        <source>{player} was not ready for a game within {seconds} s. Allow it more time in the list of engines.</source>
        <translation type="unfinished">{player} nebyl do {seconds} s připraven ke hře. Povolte mu v seznamu enginů více času.</translation>
    </message>
    <message>
        <source>{player} does not play this game: it answered “{text}”.</source>
        <translation type="unfinished">{player} tuto hru nehraje: odpověděl „{text}“.</translation>
    </message>
    <message>
        <source>{player} cannot play {rules}: external engines play five in a row only, on boards from 5×5.</source>
        <translation type="unfinished">{player} neumí hrát {rules}: externí enginy hrají jen pět v řadě, na deskách od 5×5.</translation>
    </message>
    <message>
        <source>{player} wrote nothing for {seconds} s when it had to move.</source>
        <translation type="unfinished">{player} mlčel {seconds} s, během nichž měl táhnout.</translation>
    </message>
    <message>
        <source>{player} sent no move within {seconds} s. Its last line was “{text}”.</source>
        <translation type="unfinished">{player} nejmenoval do {seconds} s žádný tah. Naposledy řekl „{text}“.</translation>
    </message>
    <message>
        <source>{player} moved {seconds} s too late.</source>
        <translation type="unfinished">{player} táhl {seconds} s po svém čase.</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Its last line was “{text}”.</source>
        <translation type="unfinished">{player} se zhroutil (kód ukončení {status}). Naposledy řekl „{text}“.</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Check its program and arguments in the list of engines.</source>
        <translation type="unfinished">{player} se zhroutil (kód ukončení {status}). Zkontrolujte v seznamu enginů jeho program a argumenty.</translation>
    </message>
    <message>
        <source>{player} exited before it moved.</source>
        <translation type="unfinished">{player} skončil dřív, než táhl.</translation>
    </message>
    <message>
        <source>{player} does not read its input.</source>
        <translation type="unfinished">{player} nečte svůj vstup.</translation>
    </message>
    <message>
        <source>{player} wrote output without end and was stopped.</source>
        <translation type="unfinished">{player} píše bez konce a byl zastaven.</translation>
    </message>
    <message>
        <source>{player} reports an error: “{text}”.</source>
        <translation type="unfinished">{player} hlásí chybu: „{text}“.</translation>
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
        <translation type="unfinished">{player} byl zastaven dřív, než táhl.</translation>
    </message>
    <message>
        <source>{player} did not exit within {seconds} s of the END command and was killed.</source>
        <translation type="unfinished">{player} po příkazu END neskončil do {seconds} s a byl násilně ukončen.</translation>
    </message>
    <message>
        <source>{player} left processes running when it exited. They were killed ({count}).</source>
        <translation type="unfinished">{player} při ukončení zanechal běžící procesy. Byly násilně ukončeny ({count}).</translation>
    </message>
    <message>
        <source>Give the engine a name.</source>
        <translation type="unfinished">Pojmenujte engine.</translation>
    </message>
    <message>
        <source>An engine name has at most {most} characters on one line, without blanks at its ends.</source>
        <translation type="unfinished">Jméno má nejvýš {most} znaků na jednom řádku a kolem nich žádné mezery.</translation>
    </message>
    <message>
        <source>{name} is the name of a built-in profile. Give the engine another name.</source>
        <translation type="unfinished">{name} je jméno profilu studia. Dejte enginu jiné.</translation>
    </message>
    <message>
        <source>An engine named {name} already exists. Choose another name.</source>
        <translation type="unfinished">Engine se jménem {name} už existuje. Dejte tomuto jiné jméno.</translation>
    </message>
    <message>
        <source>Choose the program of the engine.</source>
        <translation type="unfinished">Vyberte program enginu.</translation>
    </message>
    <message>
        <source>The program and each argument must be text on one line.</source>
        <translation type="unfinished">Program a jeho argumenty jsou texty, každý na jednom řádku.</translation>
    </message>
    <message>
        <source>The working folder must be text on one line.</source>
        <translation type="unfinished">Pracovní složka je text na jednom řádku.</translation>
    </message>
    <message>
        <source>An option needs a key of letters, such as thread_num, and a value, unlike '{key}'.</source>
        <translation type="unfinished">Volba má klíč z písmen, například thread_num, a hodnotu, na rozdíl od „{key}“.</translation>
    </message>
    <message>
        <source>{key} cannot be an option: the program itself sends the engine the rules, its time and its memory.</source>
        <translation type="unfinished">{key} není volba: pravidla, čas a paměť říká enginu studio samo.</translation>
    </message>
    <message>
        <source>The option {key} is given twice. Remove one of them.</source>
        <translation type="unfinished">Volba {key} je zadána dvakrát. Jednu z nich odstraňte.</translation>
    </message>
    <message>
        <source>The memory must be from 1 to {most} MB.</source>
        <translation type="unfinished">Paměť je počet MB od 1 do {most}.</translation>
    </message>
    <message>
        <source>The start time must be from {least} to {most} seconds.</source>
        <translation type="unfinished">Start může trvat od {least} do {most} sekund.</translation>
    </message>
    <message>
        <source>There is no engine '{name}' in your list. The engines are {known}.</source>
        <translation type="unfinished">Ve vašem seznamu není engine „{name}“. Jsou v něm: {known}.</translation>
    </message>
    <message>
        <source>There is no engine '{name}': your list of engines is empty. Add the engine first.</source>
        <translation type="unfinished">Engine „{name}“ neexistuje: váš seznam enginů je prázdný. Nejdřív engine přidejte.</translation>
    </message>
    <message>
        <source>The list of engines cannot be read ({reason}). Correct {path}, or add the engines again.</source>
        <translation type="unfinished">Seznam enginů nelze přečíst ({reason}). Opravte {path}, nebo enginy přidejte znovu.</translation>
    </message>
    <message>
        <source>The engine '{name}' of your list was skipped: {reason}</source>
        <translation type="unfinished">Engine „{name}“ z vašeho seznamu byl vynechán: {reason}</translation>
    </message>
    <message>
        <source>Engine {number} of your list was skipped: {reason}</source>
        <translation type="unfinished">Engine č. {number} z vašeho seznamu byl vynechán: {reason}</translation>
    </message>
    <message>
        <source>The engine is not a table.</source>
        <translation type="unfinished">Engine není tabulka.</translation>
    </message>
    <message>
        <source>Its field {name} is missing or has a value of another type.</source>
        <translation type="unfinished">Jeho pole {name} chybí nebo je jiného druhu.</translation>
    </message>
    <message>
        <source>It has an unknown field '{name}'.</source>
        <translation type="unfinished">Má neznámé pole „{name}“.</translation>
    </message>
    <message>
        <source>'{given}' in '{whole}' does not have the form NAME=VALUE, such as exploration=0.5 or simulations=1000.</source>
        <translation type="unfinished">„{given}“ v „{whole}“ není JMÉNO=HODNOTA, například exploration=0.5 nebo simulations=1000.</translation>
    </message>
    <message>
        <source>{name} must be a number, not '{given}'.</source>
        <translation type="unfinished">{name} musí být číslo, ne „{given}“.</translation>
    </message>
    <message>
        <source>'{head}' has no setting {name}. External engines accept simulations, seconds, depth and clock.</source>
        <translation type="unfinished">'{head}' nemá nastavení {name}. Cizí enginy přijímají simulations, seconds, depth a clock.</translation>
    </message>
    <message>
        <source>The engine list of this computer has no engine named {name}. Add it under this name.</source>
        <translation type="unfinished">{name} není mezi enginy tohoto počítače. Nejdřív ho pod tímto jménem přidejte.</translation>
    </message>
    <message>
        <source>A match needs at least one player and one opening.</source>
        <translation type="unfinished">Zápas potřebuje aspoň jednoho hráče a jedno zahájení.</translation>
    </message>
    <message>
        <source>Two players of the match have the same name. Give each player its own name.</source>
        <translation type="unfinished">Dva hráči zápasu mají stejné jméno. Dejte každému vlastní.</translation>
    </message>
    <message>
        <source>A match is already running. Stop it first; it can be resumed.</source>
        <translation type="unfinished">Hraje se zápas. Nejdřív ho zastavte; lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>The games per pair must be an even number from 2 to {most}, not {games}: each opening is played with both colours.</source>
        <translation type="unfinished">Počet partií na dvojici musí být sudé číslo od 2 do {most}, ne {games}: každé zahájení se hraje s oběma barvami.</translation>
    </message>
    <message>
        <source>A sequential test needs two Elo differences from −1000 to 1000, the smaller one first, such as 0,20.</source>
        <translation type="unfinished">Sekvenční test potřebuje dvě čísla Elo od -1000 do 1000, menší první: 0,20.</translation>
    </message>
    <message>
        <source>A sequential test needs exactly two players and one game.</source>
        <translation type="unfinished">Sekvenční test je pro dva hráče v jedné hře.</translation>
    </message>
    <message>
        <source>{file} contains no unfinished game of {game} to use as an opening. Choose other openings or another game.</source>
        <translation type="unfinished">{file} neobsahuje žádnou partii {game}, která by na konci nebyla rozhodnuta. Zadejte jiná zahájení, nebo jinou hru.</translation>
    </message>
    <message>
        <source>On this board every game is over after {moves} random moves. Choose fewer.</source>
        <translation type="unfinished">Na této desce žádná partie po {moves} náhodných tazích nepokračuje. Chtějte jich méně.</translation>
    </message>
    <message>
        <source>Random openings are written as random:4 for four random moves, not '{given}'.</source>
        <translation type="unfinished">Náhodná zahájení se zadávají jako random:4, čtyři tahy, a ne jako „{given}“.</translation>
    </message>
    <message>
        <source>One of the openings ends the game. Remove it.</source>
        <translation type="unfinished">Po jednom zahájení partie už skončila. Vynechte ho.</translation>
    </message>
    <message>
        <source>An opening cannot be played: {reason}</source>
        <translation type="unfinished">Zahájení nelze zahrát: {reason}</translation>
    </message>
    <message>
        <source>Timed searches need {cores_wanted} cores here ({workers} workers × {threads} threads), but this machine has {cores}. Use fewer workers or threads, or limit by simulations.</source>
        <translation type="unfinished">Hledání omezená časem zde potřebují {cores_wanted} jader (souběžných partií: {workers}, vláken: {threads}), ale tento počítač má {cores}. Zvolte méně partií nebo vláken, nebo omezte simulacemi.</translation>
    </message>
    <message>
        <source>There is no experiment '{name}'. The experiments are {known}.</source>
        <translation type="unfinished">Pokus „{name}“ neexistuje. Pokusy jsou {known}.</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be read ({reason}).</source>
        <translation type="unfinished">Pokus {name} nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The experiment {name} cannot be played: {reason}</source>
        <translation type="unfinished">Pokus {name} nelze zahrát: {reason}</translation>
    </message>
    <message>
        <source>{folder} contains no match that can be resumed.</source>
        <translation type="unfinished">{folder} neobsahuje zápas, který by mohl pokračovat.</translation>
    </message>
    <message>
        <source>{folder} already contains a match. Resume it, or choose another folder.</source>
        <translation type="unfinished">{folder} už obsahuje zápas. Pokračujte v něm, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Another process is playing the match in {folder}. Stop it there first.</source>
        <translation type="unfinished">Zápas ve složce {folder} hraje jiný proces. Nejdřív ho tam zastavte.</translation>
    </message>
    <message>
        <source>{file} is not a match that this program can read ({reason}).</source>
        <translation type="unfinished">{file} není zápas, který by tu byl znám ({reason}).</translation>
    </message>
    <message>
        <source>{file} was changed after games were played, so the results would not be comparable. Start a new match.</source>
        <translation type="unfinished">{file} se po odehrání partií změnil: nešly by srovnat. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>Line {line} of {file} is damaged. Delete the line; its game will be played again.</source>
        <translation type="unfinished">Řádek {line} souboru {file} je poškozen. Odstraňte ho a jeho partie se odehraje znovu.</translation>
    </message>
    <message>
        <source>This match was started by another version of the program ({version}; this one is {own}), so the results would not be comparable. Start a new match.</source>
        <translation type="unfinished">Tento zápas začala jiná verze programu ({version}; tato je {own}): partie by nešly srovnat. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>The engine {name} was configured differently when this match started. Start a new match.</source>
        <translation type="unfinished">Engine {name} se spouští jinak, než když tento zápas začal. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>The network file {name} is not the one with which this match started. Restore the earlier file, or start a new match.</source>
        <translation type="unfinished">Soubor sítě {name} není ten, se kterým tento zápas začal. Obnovte původní soubor, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>This match has no record of the contents of the network file {name}. If the file was replaced since, the results mix different players.</source>
        <translation type="unfinished">Tento zápas nemá záznam o obsahu souboru sítě {name}. Pokud byl soubor mezitím nahrazen, výsledky míchají různé hráče.</translation>
    </message>
    <message>
        <source>The worker {worker} has no network named {name}. Copy its file there.</source>
        <translation type="unfinished">Pracovník {worker} nemá síť {name}. Zkopírujte tam její soubor.</translation>
    </message>
    <message>
        <source>The worker {worker} has another file for the network {name}. Copy the same file to all machines.</source>
        <translation type="unfinished">Pracovník {worker} má pro síť {name} jiný soubor. Zkopírujte na všechny počítače stejný soubor.</translation>
    </message>
    <message>
        <source>The match stopped because of an error in this program ({reason}). It can be resumed.</source>
        <translation type="unfinished">Zápas skončil kvůli chybě v tomto programu ({reason}). Lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>Game {number} crashed its worker {count} times. Resume the match when the cause is removed.</source>
        <translation type="unfinished">Partie {number} ukončila svůj proces {count}krát. Až najdete příčinu, pokračujte.</translation>
    </message>
    <message>
        <source>A task crashed its worker {count} times and was given up.</source>
        <translation type="unfinished">Jeden kus práce ukončil svůj proces {count}krát a nelze ho udělat.</translation>
    </message>
    <message>
        <source>Working on a cluster needs an optional package. Install it with: {command}</source>
        <translation type="unfinished">Pro práci na clusteru je potřeba doplněk. Nainstalujte ho příkazem: {command}</translation>
    </message>
    <message>
        <source>A scheduler's address is written as tcp://host:8786 or tls://host:8786, not '{given}'.</source>
        <translation type="unfinished">Adresa plánovače se píše jako tcp://host:8786 nebo tls://host:8786, ne „{given}“.</translation>
    </message>
    <message>
        <source>No scheduler answers at {given} ({reason}). Start the scheduler and its workers first.</source>
        <translation type="unfinished">Na {given} žádný plánovač neodpovídá ({reason}). Nejdřív ho i jeho pracovníky spusťte.</translation>
    </message>
    <message>
        <source>The scheduler at {given} has no workers. Start some first.</source>
        <translation type="unfinished">Plánovač na {given} nemá pracovníky. Nejdřív nějaké spusťte.</translation>
    </message>
    <message>
        <source>The worker {worker} cannot play ({reason}). Install this version of MCTS Studio there.</source>
        <translation type="unfinished">Pracovník {worker} nemůže hrát ({reason}). Nainstalujte tam tuto verzi MCTS Studia.</translation>
    </message>
    <message>
        <source>The worker {worker} has another version of MCTS Studio ({version}; here it is {own}). Install the same version.</source>
        <translation type="unfinished">Pracovník {worker} má jinou verzi MCTS Studia ({version}; zde je {own}). Nainstalujte stejnou verzi.</translation>
    </message>
    <message>
        <source>The worker {worker} has no engine named {name}. Add it there under the same name.</source>
        <translation type="unfinished">Pracovník {worker} nemá engine jménem {name}. Přidejte ho tam pod stejným jménem.</translation>
    </message>
    <message>
        <source>A profile name has at most {most} lower-case letters from a to z, digits and hyphens, such as my-profile, not '{name}'.</source>
        <translation type="unfinished">Jméno profilu je nejvýš {most} malých písmen od a do z, číslic a spojovníků, například muj-profil, a ne „{name}“.</translation>
    </message>
    <message>
        <source>The name {name} is reserved by the program. Choose another one.</source>
        <translation type="unfinished">Jméno {name} používá samo studio. Zvolte jiné.</translation>
    </message>
    <message>
        <source>A profile title is one line of 1 to {most} characters.</source>
        <translation type="unfinished">Název profilu je jeden řádek o 1 až {most} znacích.</translation>
    </message>
    <message>
        <source>A built-in profile has the title '{title}'. Choose another one.</source>
        <translation type="unfinished">Název „{title}“ má profil samotného studia. Zvolte jiný.</translation>
    </message>
    <message>
        <source>A profile description is one line of at most {most} characters.</source>
        <translation type="unfinished">Věta profilu je jeden řádek o nejvýš {most} znacích.</translation>
    </message>
    <message>
        <source>A profile named {name} already exists. Choose another name.</source>
        <translation type="unfinished">Profil {name} už existuje. Zvolte volné jméno.</translation>
    </message>
    <message>
        <source>The file {file} is not a valid profile and is not overwritten. Correct it, or choose another name.</source>
        <translation type="unfinished">Soubor {file} není platný profil a nebude přepsán. Opravte ho, nebo zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>The profile {file} was skipped: {reason}</source>
        <translation type="unfinished">Profil {file} byl vynechán: {reason}</translation>
    </message>
    <message>
        <source>This is not a file.</source>
        <translation type="unfinished">Toto není soubor.</translation>
    </message>
    <message>
        <source>It cannot be read: {reason}.</source>
        <translation type="unfinished">Nelze ho přečíst: {reason}.</translation>
    </message>
    <message>
        <source>It is too large for a profile: at most {most} KB are allowed.</source>
        <translation type="unfinished">Na profil je příliš velký: nejvýš {most} KB.</translation>
    </message>
    <message>
        <source>It is not valid UTF-8.</source>
        <translation type="unfinished">Není zapsán v UTF-8.</translation>
    </message>
    <message>
        <source>It is not valid TOML: {reason}.</source>
        <translation type="unfinished">Toto není TOML: {reason}.</translation>
    </message>
    <message>
        <source>A profile has no entry {entry}. The entries are {known}.</source>
        <translation type="unfinished">Položka {entry} tu není. Položky jsou {known}.</translation>
    </message>
    <message>
        <source>The entry {name} is missing.</source>
        <translation type="unfinished">Položka {name} chybí.</translation>
    </message>
    <message>
        <source>The entry {name} must be text, not {value}.</source>
        <translation type="unfinished">Položka {name} musí být text, ne {value}.</translation>
    </message>
    <message>
        <source>The entry parameters must be a table, not {value}.</source>
        <translation type="unfinished">Položka parameters musí být tabulka, ne {value}.</translation>
    </message>
    <message>
        <source>The folder of your profiles cannot be read: {reason}.</source>
        <translation type="unfinished">Složku vašich profilů nelze přečíst: {reason}.</translation>
    </message>
    <message>
        <source>Only the first {most} of your profiles are read. The other files were skipped.</source>
        <translation type="unfinished">Čte se jen prvních {most} vašich profilů. Ostatní soubory byly vynechány.</translation>
    </message>
    <message>
        <source>The profile {name} cannot be deleted: {reason}.</source>
        <translation type="unfinished">Profil {name} se nepodařilo smazat: {reason}.</translation>
    </message>
    <message>
        <source>The network {name} plays another game than {rules}. Choose one for these rules.</source>
        <translation>Síť {name} hraje jinou hru než {rules}. Vyberte síť pro tato pravidla.</translation>
    </message>
    <message>
        <source>There are no pattern networks for games with such lines.</source>
        <translation>Pro hry s takovými řadami sítě vzorů nejsou.</translation>
    </message>
    <message>
        <source>This is no network of the studio.</source>
        <translation>Toto není síť studia.</translation>
    </message>
    <message>
        <source>A network has {most_mb} MB at most. This file has more.</source>
        <translation>Síť má nejvýše {most_mb} MB. Tento soubor má více.</translation>
    </message>
    <message>
        <source>This network is of version {version}. This studio reads version {known}.</source>
        <translation>Tato síť je verze {version}. Toto studio čte verzi {known}.</translation>
    </message>
    <message>
        <source>The network is damaged ({reason}).</source>
        <translation>Síť je poškozena ({reason}).</translation>
    </message>
    <message>
        <source>The network holds numbers that no training arrives at, in {name}.</source>
        <translation>Síť obsahuje čísla, k nimž žádný trénink nedojde, v {name}.</translation>
    </message>
    <message>
        <source>An evaluator is a network or a function of positions, not {given}.</source>
        <translation>Hodnotitel je síť nebo funkce pozic, ne {given}.</translation>
    </message>
    <message>
        <source>An evaluator gives priors, which are read by puct only. Choose that selection.</source>
        <translation>Hodnotitel dává apriorní pravděpodobnosti, které čte jen puct. Zvolte tento výběr.</translation>
    </message>
    <message>
        <source>A network gives priors, which are read by puct only. Choose that selection.</source>
        <translation>Síť dává apriorní pravděpodobnosti, které čte jen puct. Zvolte tento výběr.</translation>
    </message>
    <message>
        <source>These parameters search with a network. Give it as the evaluator, or begin by made_search.</source>
        <translation>Tyto parametry hledají se sítí. Předejte ji jako hodnotitele, nebo začněte pomocí made_search.</translation>
    </message>
    <message>
        <source>There is no network '{name}'. Put its file into {folder}, or choose another network.</source>
        <translation>Síť '{name}' tu není. Vložte její soubor do {folder}, nebo zvolte jinou síť.</translation>
    </message>
    <message>
        <source>A function can be asked by one thread only. Search with one thread, or with a network.</source>
        <translation>Funkce se může ptát jen jedno vlákno. Hledejte jedním vláknem, nebo se sítí.</translation>
    </message>
    <message>
        <source>A search with a function of yours cannot be saved: the file would not say which one it was.</source>
        <translation>Hledání s vaší funkcí nelze uložit: soubor by neříkal, která to byla.</translation>
    </message>
    <message>
        <source>This tree was made with the network {name}, which is not here, so it can only be looked at. To go on, put that network among yours and open the tree again.</source>
        <translation type="unfinished">Tento strom vznikl se sítí {name}, která tu není, takže si ho lze jen prohlížet. Chcete-li pokračovat, dejte tuto síť mezi své a otevřete strom znovu.</translation>
    </message>
    <message>
        <source>An evaluator must answer with {points} priors of at least 0 and one value from −1 to 1 for each position; it gave {given}.</source>
        <translation>Hodnotitel musí pro každou pozici odpovědět {points} apriorními pravděpodobnostmi, nejméně 0, a jednou hodnotou od −1 do 1; dal {given}.</translation>
    </message>
    <message>
        <source>The network uses {given}, which the studio does not run.</source>
        <translation>Síť používá {given}, což studio nespouští.</translation>
    </message>
    <message>
        <source>The network keeps numbers in other files, which the studio does not read.</source>
        <translation>Síť má čísla v jiných souborech, které studio nečte.</translation>
    </message>
    <message>
        <source>The network does not make a policy and a value of the planes of a board ({given}).</source>
        <translation>Síť nedělá z rovin desky strategii a hodnotu ({given}).</translation>
    </message>
    <message>
        <source>The network asks for planes that the studio does not know ({given}).</source>
        <translation>Síť žádá roviny, které studio nezná ({given}).</translation>
    </message>
    <message>
        <source>What the network gave is no policy and no value. Choose another one.</source>
        <translation>To, co síť dala, není strategie ani hodnota. Vyberte jinou.</translation>
    </message>
    <message>
        <source>The network needs more memory than it is allowed. Choose a smaller one.</source>
        <translation>Síť potřebuje více paměti, než smí mít. Vyberte menší.</translation>
    </message>
    <message>
        <source>The network took longer than {given} seconds and was ended. Choose a smaller one.</source>
        <translation>Síť potřebovala více než {given} s a byla ukončena. Vyberte menší.</translation>
    </message>
    <message>
        <source>The process of the network has ended ({given}). Open the network again.</source>
        <translation>Proces sítě skončil ({given}). Otevřete síť znovu.</translation>
    </message>
    <message>
        <source>The network cannot be run ({given}).</source>
        <translation>Síť nelze spustit ({given}).</translation>
    </message>
    <message>
        <source>ONNX networks need an extra. Install it by: pip install 'mcts-studio[onnx]'</source>
        <translation>Sítě ONNX potřebují doplněk. Nainstalujte jej příkazem: pip install 'mcts-studio[onnx]'</translation>
    </message>
    <message>
        <source>This is no list of arrays as teaching programs keep their networks ({reason}).</source>
        <translation>Toto není seznam polí, v jakém výukové programy uchovávají své sítě ({reason}).</translation>
    </message>
    <message>
        <source>Such a network has {wanted} arrays. This list has {given}.</source>
        <translation>Taková síť má {wanted} polí. Tento seznam jich má {given}.</translation>
    </message>
    <message>
        <source>The network is for {points} points, which are no square board.</source>
        <translation>Síť je pro {points} bodů, což není čtvercová deska.</translation>
    </message>
    <message>
        <source>A share is a number from 0 to 1, not {given}.</source>
        <translation>Podíl je číslo od 0 do 1, ne {given}.</translation>
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
        <source>The samples are damaged ({reason}). Delete the file; training continues without it.</source>
        <translation>Vzorky jsou poškozené ({reason}). Smažte soubor; trénink pokračuje bez něj.</translation>
    </message>
    <message>
        <source>There is no training here to resume.</source>
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
        <translation type="unfinished">V této složce už běží trénink v jiném programu. Zastavte ho, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>There is no training recipe '{name}'. The recipes are {known}.</source>
        <translation type="unfinished">Žádný recept tréninku '{name}' není. Jsou tyto: {known}.</translation>
    </message>
    <message>
        <source>A training is already running. Stop it first; it can be resumed.</source>
        <translation type="unfinished">Trénink běží. Nejprve ho zastavte; dá se v něm pokračovat.</translation>
    </message>
    <message>
        <source>The training failed: {reason}</source>
        <translation type="unfinished">Trénink se přerušil: {reason}</translation>
    </message>
    <message>
        <source>The training process could not be started.</source>
        <translation type="unfinished">Proces, který trénuje, se nepodařilo spustit.</translation>
    </message>
    <message>
        <source>The training process ended unexpectedly. Its progress is saved and it can be resumed.</source>
        <translation type="unfinished">Proces, který trénuje, nečekaně skončil. Co se síť naučila, zůstalo a dá se v tom pokračovat.</translation>
    </message>
    <message>
        <source>Training needs torch. Install it with: pip install 'mcts-studio[train]'</source>
        <translation>Trénink potřebuje torch. Nainstalujte jej: pip install 'mcts-studio[train]'</translation>
    </message>
</context>
<context>
    <name>MissedWords</name>
    <message>
        <source>{number}. {move} lets {side} win {kind}: {line}.</source>
        <translation>{number}. {move} – {side} pak vyhraje {kind}: {line}.</translation>
    </message>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in %n plies: {line}.</source>
        <translation>
            <numerusform>{number}. {move} přehlíží výhru {kind} v %n tahu: {line}.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} ve %n tazích: {line}.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} v %n tazích: {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in %n plies: {line}. It still wins.</source>
        <translation>
            <numerusform>{number}. {move} přehlíží výhru {kind} v %n tahu: {line}. I tak vyhrává.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} ve %n tazích: {line}. I tak vyhrává.</numerusform>
            <numerusform>{number}. {move} přehlíží výhru {kind} v %n tazích: {line}. I tak vyhrává.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n other move(s) undecided</source>
        <translation>
            <numerusform>; o %n dalším tahu to není známo</numerusform>
            <numerusform>; o %n dalších tazích to není známo</numerusform>
            <numerusform>; o %n dalších tazích to není známo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %n move(s) defend</source>
        <translation>
            <numerusform>; brání jen %n tah</numerusform>
            <numerusform>; brání jen %n tahy</numerusform>
            <numerusform>; brání jen %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only {moves} defend(s)</source>
        <translation>
            <numerusform>; brání jen {moves}</numerusform>
            <numerusform>; brání jen {moves}</numerusform>
            <numerusform>; brání jen {moves}</numerusform>
        </translation>
    </message>
    <message>
        <source>{moves} and {last}</source>
        <translation>{moves} a {last}</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>Snapshots of the running search are kept here for replay.</source>
        <translation type="unfinished">Zde se uchovávají snímky běžícího hledání k přehrání.</translation>
    </message>
    <message>
        <source>Nothing to replay yet</source>
        <translation type="unfinished">Zatím není co přehrát</translation>
    </message>
    <message numerus="yes">
        <source>%Ln snapshot(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln snímek</numerusform>
            <numerusform>%Ln snímky</numerusform>
            <numerusform>%Ln snímků</numerusform>
        </translation>
    </message>
    <message>
        <source>Now · {snapshots}</source>
        <translation type="unfinished">Nyní · {snapshots}</translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished">Nyní</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation type="unfinished">{time} s</translation>
    </message>
    <message>
        <source>snapshot {number} of {total}</source>
        <translation type="unfinished">snímek {number} z {total}</translation>
    </message>
</context>
<context>
    <name>MoveTableController</name>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation type="unfinished">Tabulka (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>Export the table of moves</source>
        <translation type="unfinished">Exportovat tabulku tahů</translation>
    </message>
    <message>
        <source>The table could not be saved.</source>
        <translation type="unfinished">Tabulku se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The table of moves was exported to {path}.</source>
        <translation type="unfinished">Tabulka tahů byla exportována do {path}.</translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished">tahů</translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message>
        <source>Moves</source>
        <translation type="unfinished">Tahy</translation>
    </message>
    <message>
        <source>The moves of the game appear here. Click the board to play a move.</source>
        <translation type="unfinished">Zde se vypíší tahy. Tah zahrajete klepnutím na desku.</translation>
    </message>
    <message>
        <source>start</source>
        <translation type="unfinished">začátek</translation>
    </message>
    <message>
        <source>setup</source>
        <translation type="unfinished">postavení</translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished">poznámka</translation>
    </message>
    <message>
        <source>pass</source>
        <translation type="unfinished">vynechání</translation>
    </message>
    <message numerus="yes">
        <source>{move}, %Ln variations</source>
        <translation type="unfinished">
            <numerusform>{move}, %Ln varianta</numerusform>
            <numerusform>{move}, %Ln varianty</numerusform>
            <numerusform>{move}, %Ln variant</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {number} of {total}, {move}</source>
        <translation type="unfinished">Tah {number} z {total}, {move}</translation>
    </message>
    <message>
        <source>After move {number} of {total}, {move}</source>
        <translation type="unfinished">Po tahu {number} z {total}, {move}</translation>
    </message>
    <message>
        <source>{side} passes</source>
        <translation type="unfinished">{side} se vzdává tahu</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>No network is shipped for this game. Rollouts are used instead.</source>
        <translation>Pro tuto hru studio zatím síť nemá: místo ní hledají nejlepší rollouty.</translation>
    </message>
    <message>
        <source>The network {network} evaluates positions.</source>
        <translation>Pozice posuzuje síť {network}.</translation>
    </message>
    <message>
        <source>The network {network} evaluates positions, using one thread.</source>
        <translation>Pozice posuzuje síť {network}, které se ptá jedno vlákno.</translation>
    </message>
</context>
<context>
    <name>NewBoardDialog</name>
    <message>
        <source>New board</source>
        <translation type="unfinished">Nová deska</translation>
    </message>
    <message>
        <source>&amp;Show the board</source>
        <translation type="unfinished">&amp;Ukázat desku</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished">Nová hra</translation>
    </message>
    <message>
        <source>First move</source>
        <translation type="unfinished">První tah</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation type="unfinished">&amp;Hodiny</translation>
    </message>
    <message>
        <source>First &amp;move</source>
        <translation type="unfinished">První t&amp;ah</translation>
    </message>
    <message>
        <source>&amp;{side}</source>
        <translation type="unfinished">&amp;{side}</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">&amp;Hra</translation>
    </message>
    <message>
        <source>S&amp;tart game</source>
        <translation type="unfinished">Z&amp;ačít hru</translation>
    </message>
</context>
<context>
    <name>NodeBar</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln návštěva</numerusform>
            <numerusform>%Ln návštěvy</numerusform>
            <numerusform>%Ln návštěv</numerusform>
        </translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {rate}</source>
        <translation type="unfinished">Po {moves} · {visits} · {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · {rate}</source>
        <translation type="unfinished">Uvnitř prohledávání, po {moves} · {visits} · {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · network {network_rate} (prior {prior}), search {rate} for {side}</source>
        <translation type="unfinished">Uvnitř prohledávání, po {moves} · {visits} · síť řekla {network_rate} (prior {prior}), prohledávání říká {rate} ({side})</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · network {network_rate} (prior {prior}), search {rate} for {side}</source>
        <translation type="unfinished">Po {moves} · {visits} · síť řekla {network_rate} (prior {prior}), prohledávání říká {rate} ({side})</translation>
    </message>
    <message>
        <source>After {moves} · network {network_rate} (prior {prior}), search {rate}</source>
        <translation type="unfinished">Po {moves} · síť {network_rate} (prior {prior}), prohledávání {rate}</translation>
    </message>
    <message>
        <source>Inside the search, after {moves} · {visits} · {rate} for {side}</source>
        <translation type="unfinished">Uvnitř prohledávání, po {moves} · {visits} · {side}: {rate}</translation>
    </message>
    <message>
        <source>After {moves} · {visits} · {rate} for {side}</source>
        <translation type="unfinished">Po {moves} · {visits} · {side}: {rate}</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins {means} in %n plies</source>
        <translation type="unfinished">
            <numerusform>{side} vyhraje {means} v %n tahu</numerusform>
            <numerusform>{side} vyhraje {means} ve %n tazích</numerusform>
            <numerusform>{side} vyhraje {means} v %n tazích</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw (endgame solver)</source>
        <translation type="unfinished">remíza (řešitel koncovek)</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins in at most %n plies (endgame solver)</source>
        <translation type="unfinished">
            <numerusform>{side} vyhraje nejvýš za %n tah (řešitel koncovek)</numerusform>
            <numerusform>{side} vyhraje nejvýš za %n tahy (řešitel koncovek)</numerusform>
            <numerusform>{side} vyhraje nejvýš za %n tahů (řešitel koncovek)</numerusform>
        </translation>
    </message>
    <message>
        <source>Current node</source>
        <translation type="unfinished">Zobrazený uzel</translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished">Nahoru</translation>
    </message>
    <message>
        <source>Go to the parent node</source>
        <translation type="unfinished">Na uzel o úroveň výš</translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished">Kořen</translation>
    </message>
    <message>
        <source>Go back to the root</source>
        <translation type="unfinished">Zpět ke kořeni</translation>
    </message>
</context>
<context>
    <name>NodeController</name>
    <message>
        <source>The search has not visited {move} there. Go back to the root to play a move.</source>
        <translation type="unfinished">Prohledávání tam na {move} nepohlédlo. Chcete-li zahrát tah, vraťte se ke kořeni.</translation>
    </message>
    <message>
        <source>The search has not visited {move} there.</source>
        <translation type="unfinished">Prohledávání tam na {move} nepohlédlo.</translation>
    </message>
</context>
<context>
    <name>OpeningsBox</name>
    <message>
        <source>random moves</source>
        <translation type="unfinished">náhodných tahů</translation>
    </message>
    <message>
        <source>each first move once</source>
        <translation type="unfinished">každý první tah po řadě</translation>
    </message>
    <message>
        <source>empty board</source>
        <translation type="unfinished">prázdná deska</translation>
    </message>
    <message>
        <source>by both sides</source>
        <translation type="unfinished">obou stran</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation type="unfinished">Zahájení</translation>
    </message>
    <message>
        <source>Random moves per opening</source>
        <translation type="unfinished">Náhodných tahů v zahájení</translation>
    </message>
    <message>
        <source>final positions of a file …</source>
        <translation type="unfinished">konce partií ze souboru …</translation>
    </message>
    <message>
        <source>Games (*.sgf *.psq *.rec *.pos *.lib *.txt);;All files (*)</source>
        <translation type="unfinished">Hry (*.sgf *.psq *.rec *.pos *.lib *.txt);;Všechny soubory (*)</translation>
    </message>
</context>
<context>
    <name>OptionsTable</name>
    <message>
        <source>Options</source>
        <translation type="unfinished">Volby</translation>
    </message>
    <message>
        <source>Option</source>
        <translation type="unfinished">Volba</translation>
    </message>
    <message>
        <source>Value</source>
        <translation type="unfinished">Hodnota</translation>
    </message>
</context>
<context>
    <name>Panes</name>
    <message>
        <source>Lessons</source>
        <translation type="unfinished">Lekce</translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished">Hráči</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation type="unfinished">Tahy</translation>
    </message>
    <message>
        <source>Comment</source>
        <translation type="unfinished">Komentář</translation>
    </message>
    <message>
        <source>Candidates</source>
        <translation type="unfinished">Kandidáti</translation>
    </message>
    <message>
        <source>Visit shares</source>
        <translation type="unfinished">Podíly návštěv</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Krok za krokem</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished">Strom prohledávání</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation type="unfinished">Na desce</translation>
    </message>
    <message>
        <source>Search in numbers</source>
        <translation type="unfinished">Prohledávání v číslech</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation type="unfinished">Statistika</translation>
    </message>
    <message>
        <source>Breakpoints</source>
        <translation type="unfinished">Zarážky</translation>
    </message>
    <message>
        <source>Win rate over the game</source>
        <translation type="unfinished">Úspěšnost v průběhu hry</translation>
    </message>
    <message>
        <source>Drawing of the tree</source>
        <translation type="unfinished">Kresba stromu</translation>
    </message>
    <message>
        <source>Status</source>
        <translation type="unfinished">Stav</translation>
    </message>
</context>
<context>
    <name>ParameterController</name>
    <message>
        <source>Parameters of the Analysis</source>
        <translation type="unfinished">Parametry analýzy</translation>
    </message>
</context>
<context>
    <name>ParameterRow</name>
    <message>
        <source>Out of range ({range}): the value stays {value}.</source>
        <translation type="unfinished">Mimo rozsah ({range}): hodnota zůstává {value}.</translation>
    </message>
    <message>
        <source>Reset to {value}, the value of the profile</source>
        <translation type="unfinished">Vrátit na {value}, jak to má profil</translation>
    </message>
    <message>
        <source>Reset {parameter} to {value}</source>
        <translation type="unfinished">Vrátit {parameter} na {value}</translation>
    </message>
    <message>
        <source>Value in the profile: {value}.</source>
        <translation type="unfinished">Profil má {value}.</translation>
    </message>
</context>
<context>
    <name>Parameters</name>
    <message>
        <source>Selection</source>
        <translation type="unfinished">Výběr</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">Zkoumání</translation>
    </message>
    <message>
        <source>First-play urgency</source>
        <translation type="unfinished">Hodnota nenavštívených</translation>
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
        <translation type="unfinished">Velikost dávky</translation>
    </message>
    <message>
        <source>Rollout</source>
        <translation type="unfinished">Rollout</translation>
    </message>
    <message>
        <source>Rollout radius</source>
        <translation type="unfinished">Poloměr rolloutu</translation>
    </message>
    <message>
        <source>Rollout length</source>
        <translation type="unfinished">Délka rolloutu</translation>
    </message>
    <message>
        <source>Widening start</source>
        <translation type="unfinished">Rozšiřování od</translation>
    </message>
    <message>
        <source>Widening factor</source>
        <translation type="unfinished">Činitel rozšiřování</translation>
    </message>
    <message>
        <source>Widening exponent</source>
        <translation type="unfinished">Exponent rozšiřování</translation>
    </message>
    <message>
        <source>Tree radius</source>
        <translation type="unfinished">Poloměr stromu</translation>
    </message>
    <message>
        <source>Centre radius</source>
        <translation type="unfinished">Poloměr středu</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation type="unfinished">Transpozice</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation type="unfinished">Hrozby</translation>
    </message>
    <message>
        <source>Threat search limit</source>
        <translation type="unfinished">Mez hledání hrozeb</translation>
    </message>
    <message>
        <source>Endgame solver</source>
        <translation type="unfinished">Řešitel koncovek</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation type="unfinished">Důkazy</translation>
    </message>
    <message>
        <source>Tree reuse</source>
        <translation type="unfinished">Znovupoužití stromu</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation type="unfinished">Konečný tah</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation type="unfinished">Teplota</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation type="unfinished">Spolehlivost</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">Paměť</translation>
    </message>
    <message>
        <source>Rule that selects the child to visit: uct or puct.</source>
        <translation type="unfinished">Pravidlo, které vybírá potomka k navštívení: uct, nebo puct.</translation>
    </message>
    <message>
        <source>Exploration constant c: for uct on win rates from 0 to 1, for puct on values from −1 to 1.</source>
        <translation type="unfinished">Konstanta zkoumání c: u uct na úspěšnosti od 0 do 1, u puct na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>Value of an unvisited child: a win rate for uct, a value from −1 to 1 for puct. inf: unvisited children are visited first.</source>
        <translation type="unfinished">Hodnota nenavštíveného potomka: u uct úspěšnost, u puct hodnota od −1 do 1. inf: nenavštívení potomci se navštíví jako první.</translation>
    </message>
    <message>
        <source>Minimum prior of moves below the root. Moves with a smaller prior are searched only when all others are proven lost. 0 turns it off.</source>
        <translation>Nejmenší prior tahů pod kořenem. Tahy s menším priorem se prohledávají, až když jsou všechny ostatní prokazatelně prohrané. 0 to vypíná.</translation>
    </message>
    <message>
        <source>Network that evaluates positions: its name, or shipped for the network that comes with the program. If there is none for the game, rollouts are used. Leave empty for rollouts. Requires PUCT.</source>
        <translation>Síť, která hodnotí pozice: její jméno, nebo shipped pro síť dodanou s programem. Když pro hru žádná není, použijí se rollouty. Prázdné pole znamená rollouty. Vyžaduje PUCT.</translation>
    </message>
    <message>
        <source>Approximate number of positions per call of a convolutional network or a custom evaluator. Simulations that wait for a result count as losses (virtual loss). Rollouts and pattern networks ignore it.</source>
        <translation type="unfinished">Přibližný počet pozic na jedno volání konvoluční sítě nebo vlastního hodnotitele. Simulace čekající na výsledek se počítají jako prohry (virtual loss). Rollouty a vzorové sítě ho nepoužívají.</translation>
    </message>
    <message>
        <source>Move choice in rollouts. uniform: any move. neighbour: moves near stones. tactical: first wins and blocks of wins, then moves near stones.</source>
        <translation type="unfinished">Volba tahů v rolloutech. uniform: jakýkoli tah. neighbour: tahy poblíž kamenů. tactical: nejdřív výhry a obrana proti výhrám, pak tahy poblíž kamenů.</translation>
    </message>
    <message>
        <source>Maximum distance from a stone for moves of neighbour and tactical rollouts; 0 allows any move.</source>
        <translation type="unfinished">Největší vzdálenost tahů rolloutů neighbour a tactical od kamene; 0 dovolí jakýkoli tah.</translation>
    </message>
    <message>
        <source>Maximum length of a rollout; longer rollouts count as draws. 0 turns the limit off.</source>
        <translation type="unfinished">Největší délka rolloutu; delší rollouty se počítají jako remízy. 0 mez vypíná.</translation>
    </message>
    <message>
        <source>Progressive widening: initial number of children of a node; 0 considers all.</source>
        <translation type="unfinished">Postupné rozšiřování: počet potomků, o kterých uzel uvažuje zpočátku; 0: o všech.</translation>
    </message>
    <message>
        <source>Progressive widening: factor in the number of additional children, factor × visits ^ exponent.</source>
        <translation type="unfinished">Postupné rozšiřování: činitel v počtu dalších potomků, činitel × návštěvy ^ exponent.</translation>
    </message>
    <message>
        <source>Progressive widening: exponent in the number of additional children, factor × visits ^ exponent.</source>
        <translation type="unfinished">Postupné rozšiřování: exponent v počtu dalších potomků, činitel × návštěvy ^ exponent.</translation>
    </message>
    <message>
        <source>Endgame solver for Connect Four: maximum positions per search; 0 turns it off.</source>
        <translation type="unfinished">Řešitel koncovek pro Connect Four: nejvíce pozic na hledání; 0 ho vypíná.</translation>
    </message>
    <message>
        <source>positions</source>
        <translation type="unfinished">pozic</translation>
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
        <translation type="unfinished">rovnoměrné</translation>
    </message>
    <message>
        <source>neighbour</source>
        <translation type="unfinished">sousední</translation>
    </message>
    <message>
        <source>tactical</source>
        <translation type="unfinished">taktické</translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished">žádné</translation>
    </message>
    <message>
        <source>immediate wins</source>
        <translation type="unfinished">okamžité výhry</translation>
    </message>
    <message>
        <source>wins by fours</source>
        <translation type="unfinished">výhry čtyřkami</translation>
    </message>
    <message>
        <source>wins by threes at the root</source>
        <translation type="unfinished">výhry trojkami v kořeni</translation>
    </message>
    <message>
        <source>most visits</source>
        <translation type="unfinished">nejvíc návštěv</translation>
    </message>
    <message>
        <source>best value</source>
        <translation type="unfinished">nejlepší hodnota</translation>
    </message>
    <message>
        <source>best lower bound</source>
        <translation type="unfinished">nejlepší dolní mez</translation>
    </message>
    <message>
        <source>sample by visits</source>
        <translation type="unfinished">výběr podle návštěv</translation>
    </message>
    <message>
        <source>shipped network</source>
        <translation>dodaná síť</translation>
    </message>
    <message>
        <source>{low} to ∞</source>
        <translation type="unfinished">{low} až ∞</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished">{low} až {high}</translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished">zapnuto</translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished">vypnuto</translation>
    </message>
    <message>
        <source>the same as {profile}</source>
        <translation type="unfinished">stejné jako {profile}</translation>
    </message>
    <message>
        <source>{profile}, except for {changes}</source>
        <translation type="unfinished">{profile}, až na {changes}</translation>
    </message>
    <message>
        <source>Children within this distance of a stone are searched first; the others follow when those are proven lost. 0 turns it off.</source>
        <translation type="unfinished">Potomci do této vzdálenosti od kamene se prohledávají první; ostatní následují, až je u nich dokázána prohra. 0 to vypíná.</translation>
    </message>
    <message>
        <source>In each side's first move, children within this distance of the centre of the board are searched first. 0 turns it off.</source>
        <translation type="unfinished">Při prvním tahu každé strany se potomci do této vzdálenosti od středu desky prohledávají první. 0 to vypíná.</translation>
    </message>
    <message>
        <source>Positions reached by different move orders share a node.</source>
        <translation type="unfinished">Pozice dosažené různým pořadím tahů sdílejí uzel.</translation>
    </message>
    <message>
        <source>Threat detection. none: off. wins: immediate wins and forced blocks. fours: also wins by fours and their refutations. threes: also wins by threes at the root. Gravity games support only none and wins.</source>
        <translation type="unfinished">Rozpoznávání hrozeb. none: vypnuto. wins: okamžité výhry a vynucené obrany. fours: i výhry čtyřkami a jejich vyvrácení. threes: i výhry trojkami v kořeni. Hry s gravitací znají jen none a wins.</translation>
    </message>
    <message>
        <source>Maximum number of moves that a search for wins by fours tries per node; 100 times as many at the root.</source>
        <translation type="unfinished">Nejvíce tahů, které hledání výher čtyřkami vyzkouší v uzlu; v kořeni stokrát tolik.</translation>
    </message>
    <message>
        <source>Propagate proven results up the tree.</source>
        <translation type="unfinished">Šířit dokázané výsledky stromem vzhůru.</translation>
    </message>
    <message>
        <source>Keep the tree below a move after the move is played.</source>
        <translation type="unfinished">Ponechat strom pod tahem, když je tah zahrán.</translation>
    </message>
    <message>
        <source>Rule that selects the move to play: the most visits, the best value, the best lower confidence bound, or a random sample weighted by visits.</source>
        <translation type="unfinished">Pravidlo, které vybírá hraný tah: nejvíce návštěv, nejlepší hodnota, nejlepší dolní mez spolehlivosti, nebo losování podle návštěv.</translation>
    </message>
    <message>
        <source>Sampling temperature: lower values favour the most visited move.</source>
        <translation type="unfinished">Teplota losování: nižší hodnoty dávají přednost nejnavštěvovanějšímu tahu.</translation>
    </message>
    <message>
        <source>Distance of the lower confidence bound below the value.</source>
        <translation type="unfinished">Vzdálenost dolní meze spolehlivosti pod hodnotou.</translation>
    </message>
    <message>
        <source>Memory limit of the tree in MB. At the limit the search continues without adding nodes.</source>
        <translation type="unfinished">Mez paměti stromu v MB. Po jejím dosažení hledání pokračuje bez nových uzlů.</translation>
    </message>
    <message>
        <source>points</source>
        <translation type="unfinished">bodů</translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished">tahů</translation>
    </message>
    <message>
        <source>children</source>
        <translation type="unfinished">potomků</translation>
    </message>
    <message>
        <source>standard errors</source>
        <translation type="unfinished">směrodatných chyb</translation>
    </message>
    <message>
        <source>MB</source>
        <translation type="unfinished">MB</translation>
    </message>
</context>
<context>
    <name>ParametersDialog</name>
    <message>
        <source>Only &amp;differences</source>
        <translation type="unfinished">Jen co se &amp;liší</translation>
    </message>
    <message>
        <source>No parameter matches. Search for another word.</source>
        <translation type="unfinished">O tomhle žádný parametr není. Hledejte jiné slovo.</translation>
    </message>
    <message>
        <source>&amp;Reset All</source>
        <translation type="unfinished">V&amp;rátit vše</translation>
    </message>
    <message>
        <source>Sa&amp;ve as a Profile …</source>
        <translation type="unfinished">&amp;Uložit jako profil …</translation>
    </message>
    <message>
        <source>Find a parameter</source>
        <translation type="unfinished">Najít parametr</translation>
    </message>
    <message>
        <source>&amp;Apply</source>
        <translation type="unfinished">&amp;Použít</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">&amp;Zrušit</translation>
    </message>
    <message numerus="yes">
        <source>%n parameter(s) differ from the profile {profile}.</source>
        <translation type="unfinished">
            <numerusform>%n parametr se liší od profilu {profile}.</numerusform>
            <numerusform>%n parametry se liší od profilu {profile}.</numerusform>
            <numerusform>%n parametrů se liší od profilu {profile}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same as {profile}.</source>
        <translation type="unfinished">Jako {profile}.</translation>
    </message>
    <message>
        <source>Saved as {profile}. It is now in the list of profiles.</source>
        <translation type="unfinished">Uloženo jako {profile}. Teď stojí vedle ostatních profilů.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished">Výběr</translation>
    </message>
    <message>
        <source>Children considered</source>
        <translation type="unfinished">Kteří potomci se berou v úvahu</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Rollouts</source>
        <translation type="unfinished">Simulační partie</translation>
    </message>
    <message>
        <source>Tree and memory</source>
        <translation type="unfinished">Strom a paměť</translation>
    </message>
    <message>
        <source>Final move</source>
        <translation type="unfinished">Konečný tah</translation>
    </message>
</context>
<context>
    <name>PlayController</name>
    <message>
        <source>Parameters of a player</source>
        <translation type="unfinished">Parametry hráče</translation>
    </message>
    <message>
        <source>At the level {level} the final move is sampled from the visits. The parameters for the final move have no effect.</source>
        <translation type="unfinished">Na úrovni {level} se konečný tah losuje podle návštěv. Parametry konečného tahu nemají vliv.</translation>
    </message>
    <message>
        <source>The game was left without a result. It stays open for review.</source>
        <translation type="unfinished">Partie byla opuštěna bez výsledku. Zůstává zde otevřená k rozboru.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished">Hráč {number}</translation>
    </message>
    <message>
        <source>Level of player {number}</source>
        <translation type="unfinished">Úroveň hráče {number}</translation>
    </message>
    <message>
        <source>Parameters of player {number} …</source>
        <translation type="unfinished">Parametry hráče {number} …</translation>
    </message>
    <message>
        <source>Edit the search parameters of this player</source>
        <translation type="unfinished">Změnit po jednotlivých parametrech, jak tento hráč hledá</translation>
    </message>
    <message>
        <source>own limit</source>
        <translation type="unfinished">vlastní limit</translation>
    </message>
    <message>
        <source>Own limit of player {number}</source>
        <translation type="unfinished">Vlastní limit hráče {number}</translation>
    </message>
    <message>
        <source>Remove player {number}</source>
        <translation type="unfinished">Odebrat hráče {number}</translation>
    </message>
    <message>
        <source>Remove this player</source>
        <translation type="unfinished">Odebrat tohoto hráče</translation>
    </message>
    <message>
        <source>{profile}, changed</source>
        <translation type="unfinished">{profile}, změněno</translation>
    </message>
</context>
<context>
    <name>PlayersController</name>
    <message>
        <source>paused</source>
        <translation type="unfinished">pozastaveno</translation>
    </message>
    <message>
        <source>thinking …</source>
        <translation type="unfinished">přemýšlí…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished">na tahu</translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished">Člověk</translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished">Vy</translation>
    </message>
    <message>
        <source>parameters changed</source>
        <translation type="unfinished">parametry změněny</translation>
    </message>
</context>
<context>
    <name>PlayersPanel</name>
    <message>
        <source>Players</source>
        <translation type="unfinished">Hráči</translation>
    </message>
</context>
<context>
    <name>ProfileBox</name>
    <message>
        <source>{profile}, changed</source>
        <translation type="unfinished">{profile}, změněno</translation>
    </message>
</context>
<context>
    <name>Profiles</name>
    <message>
        <source>Studio</source>
        <translation type="unfinished">Studio</translation>
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
        <translation type="unfinished">Klasické UCT</translation>
    </message>
    <message>
        <source>UCB1 with c = √2 on win rates and uniform rollouts. Adds one child at a time and plays the most visited move.</source>
        <translation type="unfinished">UCB1 s c = √2 na úspěšnosti, rovnoměrné rollouty, po jednom potomkovi, nejnavštěvovanější tah.</translation>
    </message>
    <message>
        <source>Classroom UCT</source>
        <translation type="unfinished">UCT z učebnice</translation>
    </message>
    <message>
        <source>Textbook UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move.</source>
        <translation type="unfinished">UCT z učebnice s c = √2 na hodnotách od −1 do 1, rovnoměrné rollouty, nový strom pro každý tah.</translation>
    </message>
    <message>
        <source>Win-share UCT</source>
        <translation type="unfinished">UCT podle podílu výher</translation>
    </message>
    <message>
        <source>Values are wins divided by visits, a draw counts one half. Considers few children at first, more as visits grow.</source>
        <translation type="unfinished">Hodnotou jsou výhry dělené návštěvami, remíza za polovinu. Zpočátku uvažuje o málo potomcích, s návštěvami o více.</translation>
    </message>
    <message>
        <source>Neighbour rollouts</source>
        <translation type="unfinished">Sousední rollouty</translation>
    </message>
    <message>
        <source>Rollouts play next to stones only and have a maximum length. Plays the move with the best value.</source>
        <translation type="unfinished">Rollouty hrají jen vedle kamenů a mají největší délku. Hraje tah s nejlepší hodnotou.</translation>
    </message>
    <message>
        <source>Uniform rollouts</source>
        <translation type="unfinished">Rovnoměrné rollouty</translation>
    </message>
    <message>
        <source>The same as Neighbour rollouts, but rollouts play anywhere. For comparison.</source>
        <translation type="unfinished">Totéž co Sousední rollouty, ale rollouty hrají kdekoli. Pro srovnání.</translation>
    </message>
    <message>
        <source>Graph search</source>
        <translation type="unfinished">Prohledávání grafu</translation>
    </message>
    <message>
        <source>Positions reached by different move orders share a node. Made for Connect Four.</source>
        <translation type="unfinished">Pozice dosažené různým pořadím tahů sdílejí uzel; stvořeno pro Connect Four.</translation>
    </message>
    <message>
        <source>c = {on_win_rates} on win rates from 0 to 1, c = {on_values} on values from −1 to 1.</source>
        <translation type="unfinished">c je {on_win_rates} na úspěšnosti od 0 do 1 a {on_values} na hodnotách od −1 do 1.</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Your Profiles</source>
        <translation type="unfinished">Vaše profily</translation>
    </message>
    <message>
        <source>Profiles are files in {folder}.</source>
        <translation type="unfinished">Jsou to soubory ve složce {folder}.</translation>
    </message>
    <message>
        <source>&amp;Rename …</source>
        <translation type="unfinished">&amp;Přejmenovat …</translation>
    </message>
    <message>
        <source>&amp;Delete …</source>
        <translation type="unfinished">&amp;Smazat …</translation>
    </message>
    <message>
        <source>Your profiles</source>
        <translation type="unfinished">Vaše profily</translation>
    </message>
    <message>
        <source>You have no profiles yet. To add one, change the parameters of a search and choose Save as a Profile.</source>
        <translation type="unfinished">Zatím nemáte žádné profily. Změňte parametry hledání a zvolte tam Uložit jako profil.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">&amp;Zavřít</translation>
    </message>
    <message>
        <source>Delete the profile {profile} permanently? Games and analyses made with it are kept.</source>
        <translation type="unfinished">Smazat profil {profile} navždy? Partie a analýzy, které s ním vznikly, zůstanou.</translation>
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
        <translation type="unfinished">Nastavení se nepodařilo přečíst.</translation>
    </message>
    <message>
        <source>The settings could not be saved.</source>
        <translation type="unfinished">Nastavení se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>MCTS Studio is not available in this language. Choose another language.</source>
        <translation type="unfinished">MCTS Studio tento jazyk neumí. Zvolte jiný jazyk.</translation>
    </message>
    <message>
        <source>No font for Chinese is installed. Install one, such as Noto Sans CJK SC, then choose the language again.</source>
        <translation type="unfinished">Není nainstalováno žádné písmo pro čínštinu. Nainstalujte některé, například Noto Sans CJK SC, a zvolte ji znovu.</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Ask an external engine</source>
        <translation type="unfinished">Zeptat se externího enginu</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation type="unfinished">&amp;Zeptat se</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation type="unfinished">Za&amp;stavit</translation>
    </message>
    <message>
        <source>E&amp;ngines …</source>
        <translation type="unfinished">E&amp;nginy …</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">&amp;Zavřít</translation>
    </message>
    <message>
        <source>Your list of engines is empty. Choose “Engines …” to add one.</source>
        <translation type="unfinished">Ve vašem seznamu zatím žádný engine není. Přidejte ho přes „Enginy …“.</translation>
    </message>
    <message>
        <source>The board shows the analysis that the engine reports.</source>
        <translation type="unfinished">Deska ukazuje, co si engine o pozici myslí, pokud to říká.</translation>
    </message>
    <message>
        <source>Engine</source>
        <translation type="unfinished">Engine</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation type="unfinished">Sekundy</translation>
    </message>
    <message>
        <source>Engine output</source>
        <translation type="unfinished">Výstup enginu</translation>
    </message>
    <message>
        <source>Ask</source>
        <translation type="unfinished">Zeptat se</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished">Zastavit</translation>
    </message>
    <message>
        <source>Engines</source>
        <translation type="unfinished">Enginy</translation>
    </message>
    <message>
        <source>&amp;Engine</source>
        <translation type="unfinished">&amp;Engine</translation>
    </message>
    <message>
        <source>Se&amp;conds</source>
        <translation type="unfinished">Se&amp;kundy</translation>
    </message>
    <message>
        <source>{engine} would play {move}.</source>
        <translation type="unfinished">{engine} by zahrál {move}.</translation>
    </message>
    <message>
        <source>It rates {move} highest. An engine below full strength may choose among its moves at random.</source>
        <translation type="unfinished">Nejvíc si cení {move}: engine pod svou plnou silou smí mezi tahy losovat.</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation type="unfinished">úspěšnost {rate}</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation type="unfinished">hloubka {depth}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln uzel</numerusform>
            <numerusform>%Ln uzly</numerusform>
            <numerusform>%Ln uzlů</numerusform>
        </translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation type="unfinished">{seconds} s</translation>
    </message>
    <message>
        <source>The engine was stopped before it reported anything.</source>
        <translation type="unfinished">Engine byl ukončen dřív, než něco řekl.</translation>
    </message>
</context>
<context>
    <name>RatingsPlot</name>
    <message>
        <source>Elo with 95 % intervals</source>
        <translation type="unfinished">Elo s intervaly 95 %</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}, a bound only: results against players of similar strength are missing</source>
        <translation type="unfinished">{player}: Elo {elo}, otevřené: chybí partie proti rovným</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}, the reference for the others</source>
        <translation type="unfinished">{player}: Elo {elo}, podle něhož se měří ostatní</translation>
    </message>
    <message>
        <source>{player}: Elo {elo}, 95 % interval {low} to {high}</source>
        <translation type="unfinished">{player}: Elo {elo}, s 95 % od {low} do {high}</translation>
    </message>
    <message>
        <source>Elo ratings with their intervals appear here when pairs of games are finished.</source>
        <translation type="unfinished">Zde se nakreslí Elo s intervalem, až skončí dvojice partií.</translation>
    </message>
</context>
<context>
    <name>RecentMenu</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation type="unfinished">Otevřít ned&amp;ávné</translation>
    </message>
    <message>
        <source>No recent games</source>
        <translation type="unfinished">Žádné nedávné hry</translation>
    </message>
</context>
<context>
    <name>RecoveryController</name>
    <message numerus="yes">
        <source>%n more unsaved game(s) will be offered at the next start.</source>
        <translation type="unfinished">
            <numerusform>Ještě %n neuložená partie bude nabídnuta při příštím spuštění.</numerusform>
            <numerusform>Ještě %n neuložené partie budou nabídnuty při příštím spuštění.</numerusform>
            <numerusform>Ještě %n neuložených partií bude nabídnuto při příštím spuštění.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation type="unfinished">Neuložená hra</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation type="unfinished">&amp;Obnovit</translation>
    </message>
    <message>
        <source>&amp;Discard</source>
        <translation type="unfinished">&amp;Zahodit</translation>
    </message>
    <message>
        <source>&amp;Later</source>
        <translation type="unfinished">&amp;Později</translation>
    </message>
    <message>
        <source>A game that was never saved</source>
        <translation type="unfinished">Hra bez souboru</translation>
    </message>
    <message>
        <source>MCTS Studio ended unexpectedly. {game} has unsaved changes ({moves}, {time}).</source>
        <translation type="unfinished">MCTS Studio nečekaně skončilo. {game} obsahuje změny, které nebyly uloženy ({moves}, {time}).</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation type="unfinished">
            <numerusform>%n tah</numerusform>
            <numerusform>%n tahy</numerusform>
            <numerusform>%n tahů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplacePlayerDialog</name>
    <message>
        <source>Replace player</source>
        <translation type="unfinished">Nahradit hráče</translation>
    </message>
    <message>
        <source>Choose who plays {side} from now on. The clock does not change.</source>
        <translation type="unfinished">Kdo hraje {side} odteď? Hodiny jdou dál, jak jsou.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished">&amp;Pokračovat</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Pause the replay</source>
        <translation type="unfinished">Pozastavit přehrávání</translation>
    </message>
    <message>
        <source>Replay the search</source>
        <translation type="unfinished">Přehrát prohledávání</translation>
    </message>
    <message>
        <source>Replay of the search</source>
        <translation type="unfinished">Přehrávání prohledávání</translation>
    </message>
    <message>
        <source>Snapshot of the search</source>
        <translation type="unfinished">Snímek hledání</translation>
    </message>
    <message>
        <source>Past</source>
        <translation type="unfinished">Minulost</translation>
    </message>
    <message>
        <source>Now</source>
        <translation type="unfinished">Nyní</translation>
    </message>
    <message>
        <source>Back to the current state of the search</source>
        <translation type="unfinished">Zpět do přítomnosti prohledávání</translation>
    </message>
    <message>
        <source>Export the snapshots of the search</source>
        <translation type="unfinished">Exportovat snímky hledání</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>The game record has no room for more snapshots: it reached the size limit of a file.</source>
        <translation type="unfinished">Záznam partie nemá místo pro další snímky: dosáhl největší velikosti souboru.</translation>
    </message>
    <message>
        <source>The game record now contains the snapshots of this search. Save it to keep them.</source>
        <translation type="unfinished">Snímky tohoto prohledávání jsou nyní v záznamu partie. Aby zůstaly, uložte jej.</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Writing {file}</source>
        <translation type="unfinished">Zapisuje se {file}</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation type="unfinished">Složka pro obrázky</translation>
    </message>
    <message>
        <source>Export the animation</source>
        <translation type="unfinished">Exportovat animaci</translation>
    </message>
    <message>
        <source>GIF animation (*.gif)</source>
        <translation type="unfinished">Animace GIF (*.gif)</translation>
    </message>
    <message>
        <source>Export the table</source>
        <translation type="unfinished">Exportovat tabulku</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation type="unfinished">Tabulka (*.csv)</translation>
    </message>
    <message>
        <source>Export as JSON</source>
        <translation type="unfinished">Exportovat jako JSON</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation type="unfinished">JSON (*.json)</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) already exist, such as {file}. Replace?</source>
        <translation type="unfinished">
            <numerusform>%Ln soubor už existuje: {file}. Nahradit?</numerusform>
            <numerusform>%Ln soubory už existují, například {file}. Nahradit?</numerusform>
            <numerusform>%Ln souborů už existuje, například {file}. Nahradit?</numerusform>
        </translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">prohledávání</translation>
    </message>
    <message>
        <source>The search was exported to {path}.</source>
        <translation type="unfinished">Prohledávání bylo exportováno do {path}.</translation>
    </message>
    <message>
        <source>The export was cancelled. No file was written.</source>
        <translation type="unfinished">Export byl zrušen; nic nebylo zapsáno.</translation>
    </message>
    <message>
        <source>The search could not be exported.</source>
        <translation type="unfinished">Prohledávání se nepodařilo exportovat.</translation>
    </message>
</context>
<context>
    <name>ReplayMenu</name>
    <message>
        <source>&amp;Pictures …</source>
        <translation type="unfinished">&amp;Obrázky …</translation>
    </message>
    <message>
        <source>&amp;Animation …</source>
        <translation type="unfinished">&amp;Animace …</translation>
    </message>
    <message>
        <source>&amp;Table (CSV) …</source>
        <translation type="unfinished">&amp;Tabulka (CSV) …</translation>
    </message>
    <message>
        <source>&amp;JSON …</source>
        <translation type="unfinished">&amp;JSON …</translation>
    </message>
    <message>
        <source>&amp;Keep in the Record</source>
        <translation type="unfinished">&amp;Uchovat v záznamu</translation>
    </message>
</context>
<context>
    <name>ReplaySpeed</name>
    <message>
        <source>Speed of the replay</source>
        <translation type="unfinished">Rychlost přehrávání</translation>
    </message>
    <message>
        <source>{speed}×</source>
        <translation type="unfinished">{speed}×</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Analysis of the whole game</source>
        <translation type="unfinished">Analýza celé hry</translation>
    </message>
    <message>
        <source>Analysing move {number} of {total}</source>
        <translation type="unfinished">Analyzuje se tah {number} z {total}</translation>
    </message>
    <message>
        <source>Comparing moves</source>
        <translation type="unfinished">Porovnávají se tahy</translation>
    </message>
    <message>
        <source>Progress of the analysis</source>
        <translation type="unfinished">Průběh analýzy</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Zrušit</translation>
    </message>
    <message>
        <source>Cancel the analysis of the whole game</source>
        <translation type="unfinished">Zrušit analýzu celé hry</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>The game has not been analysed yet. Press F12 to analyse it.</source>
        <translation type="unfinished">Hra ještě nebyla analyzována. Udělá to F12.</translation>
    </message>
    <message>
        <source>There are no mistakes before this move.</source>
        <translation type="unfinished">Před tímto tahem nejsou žádné chyby.</translation>
    </message>
    <message>
        <source>There are no mistakes after this move.</source>
        <translation type="unfinished">Za tímto tahem nejsou žádné chyby.</translation>
    </message>
    <message numerus="yes">
        <source>{move} lost {loss}; {better} wins in at most %n plies.</source>
        <translation type="unfinished">
            <numerusform>{move}: ztráta {loss}; {better} vyhrává nejvýše v %n tahu.</numerusform>
            <numerusform>{move}: ztráta {loss}; {better} vyhrává nejvýše ve %n tazích.</numerusform>
            <numerusform>{move}: ztráta {loss}; {better} vyhrává nejvýše v %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>{move} lost {loss}; {better} wins.</source>
        <translation type="unfinished">{move}: ztráta {loss}; {better} vyhrává.</translation>
    </message>
    <message>
        <source>{move} lost {loss}; {better} is a draw.</source>
        <translation type="unfinished">{move}: ztráta {loss}; {better} je remíza.</translation>
    </message>
    <message>
        <source>{move} lost {loss}; {better} was better.</source>
        <translation type="unfinished">{move}: ztráta {loss}; lepší bylo {better}.</translation>
    </message>
    <message>
        <source>The search is hidden during the game. Analyse it after the game, or show the search in the menu View.</source>
        <translation type="unfinished">Prohledávání je během partie skryté. Analyzujte ji po skončení, nebo prohledávání zobrazte v nabídce Zobrazit.</translation>
    </message>
    <message numerus="yes">
        <source>The game is analysed: %n mistake(s). Press J to go to the next one.</source>
        <translation type="unfinished">
            <numerusform>Hra je analyzována: %n chyba. Klávesa J přejde na další.</numerusform>
            <numerusform>Hra je analyzována: %n chyby. Klávesa J přejde na další.</numerusform>
            <numerusform>Hra je analyzována: %n chyb. Klávesa J přejde na další.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is analysed: no mistakes were found.</source>
        <translation type="unfinished">Hra je analyzována: žádné chyby se nenašly.</translation>
    </message>
    <message>
        <source>Some moves could not be compared. More simulations may find mistakes.</source>
        <translation type="unfinished">Některé tahy se nedaly porovnat: s více simulacemi se mohou najít chyby.</translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) the search for wins by threats reached its limit.</source>
        <translation>
            <numerusform>V %n pozici narazilo hledání výher hrozbami na svůj limit.</numerusform>
            <numerusform>Ve %n pozicích narazilo hledání výher hrozbami na svůj limit.</numerusform>
            <numerusform>V %n pozicích narazilo hledání výher hrozbami na svůj limit.</numerusform>
        </translation>
    </message>
    <message>
        <source>The analysis of the game was cancelled.</source>
        <translation type="unfinished">Analýza hry byla zrušena.</translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message>
        <source>Analyse the whole game</source>
        <translation type="unfinished">Analyzovat celou hru</translation>
    </message>
    <message>
        <source>Repeat existing analysis</source>
        <translation type="unfinished">Znovu analyzovat i to, co už je známo</translation>
    </message>
    <message>
        <source>Profile for the analysis</source>
        <translation type="unfinished">Profil, který analyzuje</translation>
    </message>
    <message>
        <source>Limit per position</source>
        <translation type="unfinished">Mez pro každou pozici</translation>
    </message>
    <message>
        <source>simulations</source>
        <translation type="unfinished">simulace</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation type="unfinished">sekundy</translation>
    </message>
    <message>
        <source>Simulations per position</source>
        <translation type="unfinished">Simulace na každou pozici</translation>
    </message>
    <message>
        <source>Seconds per position</source>
        <translation type="unfinished">Sekundy na každou pozici</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) of this line will be analysed.</source>
        <translation type="unfinished">
            <numerusform>Bude analyzována %n pozice této varianty.</numerusform>
            <numerusform>Budou analyzovány %n pozice této varianty.</numerusform>
            <numerusform>Bude analyzováno %n pozic této varianty.</numerusform>
        </translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished">Profil</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation type="unfinished">Analyzovat</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Zrušit</translation>
    </message>
    <message>
        <source>The duration depends on the game.</source>
        <translation type="unfinished">Jak dlouho to potrvá, závisí na hře.</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation type="unfinished">
            <numerusform>asi %n sekundu</numerusform>
            <numerusform>asi %n sekundy</numerusform>
            <numerusform>asi %n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation type="unfinished">
            <numerusform>asi %n minutu</numerusform>
            <numerusform>asi %n minuty</numerusform>
            <numerusform>asi %n minut</numerusform>
        </translation>
    </message>
    <message>
        <source>about {count} hours</source>
        <translation type="unfinished">asi {count} h</translation>
    </message>
    <message>
        <source>Estimated time: {duration}. Proven positions take less time, comparisons of moves take more.</source>
        <translation type="unfinished">Potrvá to {duration}, kde je pozice dokázána, méně, a kde se porovnávají tahy, více.</translation>
    </message>
</context>
<context>
    <name>RulesEditor</name>
    <message>
        <source>Five in a row 15×15 (gomoku)</source>
        <translation type="unfinished">Pět v řadě 15×15 (gomoku)</translation>
    </message>
    <message>
        <source>Five in a row 15×15, exactly five</source>
        <translation type="unfinished">Pět v řadě 15×15, přesně pět</translation>
    </message>
    <message>
        <source>Five in a row 20×20</source>
        <translation type="unfinished">Pět v řadě 20×20</translation>
    </message>
    <message>
        <source>Five in a row 9×9</source>
        <translation type="unfinished">Pět v řadě 9×9</translation>
    </message>
    <message>
        <source>Five in a row 8×8</source>
        <translation type="unfinished">Pět v řadě 8×8</translation>
    </message>
    <message>
        <source>Five in a row 6×6</source>
        <translation type="unfinished">Pět v řadě 6×6</translation>
    </message>
    <message>
        <source>Four in a row 5×5</source>
        <translation type="unfinished">Čtyři v řadě 5×5</translation>
    </message>
    <message>
        <source>Connect Four</source>
        <translation type="unfinished">Connect Four</translation>
    </message>
    <message>
        <source>Tic-tac-toe</source>
        <translation type="unfinished">Tic-tac-toe</translation>
    </message>
    <message>
        <source>Stones &amp;fall</source>
        <translation type="unfinished">Kameny &amp;padají</translation>
    </message>
    <message>
        <source>A &amp;longer line also wins</source>
        <translation type="unfinished">&amp;Delší řada vyhrává také</translation>
    </message>
    <message>
        <source>Custom size</source>
        <translation type="unfinished">Vlastní velikost</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Hra</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation type="unfinished">Řady</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation type="unfinished">Sloupce</translation>
    </message>
    <message>
        <source>Length of a winning line</source>
        <translation type="unfinished">Délka výherní řady</translation>
    </message>
    <message>
        <source>Stones fall</source>
        <translation type="unfinished">Kameny padají</translation>
    </message>
    <message>
        <source>A longer line also wins</source>
        <translation type="unfinished">Delší řada vyhrává také</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation type="unfinished">Řad&amp;y</translation>
    </message>
    <message>
        <source>&amp;Columns</source>
        <translation type="unfinished">Sloup&amp;ce</translation>
    </message>
    <message>
        <source>L&amp;ine length</source>
        <translation type="unfinished">Dé&amp;lka řady</translation>
    </message>
    <message>
        <source>{rows}×{columns} board: no line of {length} fits, so every game is a draw.</source>
        <translation type="unfinished">Deska {rows}×{columns}: řada délky {length} se nevejde, každá hra skončí remízou.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of {length} wins.</source>
        <translation type="unfinished">Deska {rows}×{columns}, vyhrává řada délky {length}.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, stones fall, a line of {length} wins.</source>
        <translation type="unfinished">Deska {rows}×{columns}, kameny padají, vyhrává řada délky {length}.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of {length} or more wins.</source>
        <translation type="unfinished">Deska {rows}×{columns}, vyhrává řada délky {length} nebo delší.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, stones fall, a line of {length} or more wins.</source>
        <translation type="unfinished">Deska {rows}×{columns}, kameny padají, vyhrává řada délky {length} nebo delší.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, a line of exactly {length} wins.</source>
        <translation type="unfinished">Deska {rows}×{columns}, vyhrává řada délky přesně {length}.</translation>
    </message>
    <message>
        <source>{rows}×{columns} board, stones fall, a line of exactly {length} wins.</source>
        <translation type="unfinished">Deska {rows}×{columns}, kameny padají, vyhrává řada délky přesně {length}.</translation>
    </message>
</context>
<context>
    <name>SaveProfileDialog</name>
    <message>
        <source>Rename the Profile</source>
        <translation type="unfinished">Přejmenovat profil</translation>
    </message>
    <message>
        <source>Save as a Profile</source>
        <translation type="unfinished">Uložit jako profil</translation>
    </message>
    <message>
        <source>description (optional)</source>
        <translation type="unfinished">popis (nepovinný)</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished">&amp;Název</translation>
    </message>
    <message>
        <source>&amp;Name on the command line</source>
        <translation type="unfinished">&amp;Jméno v příkazech</translation>
    </message>
    <message>
        <source>&amp;Description</source>
        <translation type="unfinished">&amp;Popis</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">&amp;Zrušit</translation>
    </message>
    <message>
        <source>A profile with this name exists. Choose another name.</source>
        <translation type="unfinished">Profil tohoto jména už existuje. Zvolte volné jméno.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation type="unfinished">&amp;Nahradit</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation type="unfinished">&amp;Uložit</translation>
    </message>
    <message>
        <source>This replaces the profile {profile}.</source>
        <translation type="unfinished">Tím se nahradí profil {profile}.</translation>
    </message>
    <message>
        <source>On the command line: --profile {name}. It stores the differences from {base}.</source>
        <translation type="unfinished">V příkazech: --profile {name}. Uchová, co se liší od {base}.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation type="unfinished">Prohledávání</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation type="unfinished">Mez</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation type="unfinished">Profil</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished">Průběh prohledávání</translation>
    </message>
</context>
<context>
    <name>SearchController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>The whole game is being analysed. Press Escape to cancel the analysis first.</source>
        <translation type="unfinished">Analyzuje se celá hra. Nejdřív to zrušte klávesou Escape.</translation>
    </message>
    <message>
        <source>The analysis saved in the game record is shown until the search exceeds it.</source>
        <translation type="unfinished">Dokud prohledávání nepokročí dál, ukazuje se, co o této pozici uchovává záznam.</translation>
    </message>
    <message>
        <source>The search has no moves yet. Press Space to start it.</source>
        <translation type="unfinished">Prohledávání zatím nezná žádný tah. Spustíte je mezerníkem.</translation>
    </message>
    <message>
        <source>The search reached its limit of simulations.</source>
        <translation type="unfinished">Prohledávání dosáhlo svého limitu simulací.</translation>
    </message>
    <message>
        <source>The search reached its time limit.</source>
        <translation type="unfinished">Prohledávání dosáhlo svého časového limitu.</translation>
    </message>
    <message>
        <source>The search reached its memory limit.</source>
        <translation type="unfinished">Prohledávání dosáhlo svého limitu paměti.</translation>
    </message>
    <message>
        <source>The search reached its depth limit.</source>
        <translation type="unfinished">Prohledávání dosáhlo svého limitu hloubky.</translation>
    </message>
    <message>
        <source>The value of this position is proven. There is nothing left to search.</source>
        <translation type="unfinished">Hodnota této pozice je dokázána; není už co prohledávat.</translation>
    </message>
</context>
<context>
    <name>SearchFileController</name>
    <message>
        <source>There is no search to save yet. Press Space to start it.</source>
        <translation type="unfinished">Zatím není žádné prohledávání k uložení. Spustíte je mezerníkem.</translation>
    </message>
    <message>
        <source>Save the search</source>
        <translation type="unfinished">Uložit prohledávání</translation>
    </message>
    <message>
        <source>Open a search</source>
        <translation type="unfinished">Otevřít prohledávání</translation>
    </message>
    <message>
        <source>The search could not be opened.</source>
        <translation type="unfinished">Prohledávání se nepodařilo otevřít.</translation>
    </message>
    <message>
        <source>Opening {file}</source>
        <translation type="unfinished">Otevírá se {file}</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Leave the game to save or open searches.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Chcete-li prohledávání ukládat nebo otevírat, opusťte hru.</translation>
    </message>
    <message>
        <source>A search is being saved or opened. Wait until this is finished.</source>
        <translation type="unfinished">Nějaké prohledávání se právě ukládá nebo otevírá. Počkejte, až to skončí.</translation>
    </message>
    <message>
        <source>Saving {file}</source>
        <translation type="unfinished">Ukládá se {file}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Zrušit</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The search could not be saved.</source>
        <translation type="unfinished">Prohledávání se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>Saving the search was cancelled. The file was not changed.</source>
        <translation type="unfinished">Ukládání prohledávání bylo zrušeno; soubor zůstal, jak byl.</translation>
    </message>
    <message>
        <source>Opening the search was cancelled.</source>
        <translation type="unfinished">Otevírání prohledávání bylo zrušeno.</translation>
    </message>
    <message>
        <source>The search was saved to {path}.</source>
        <translation type="unfinished">Prohledávání bylo uloženo do {path}.</translation>
    </message>
    <message>
        <source>The search was opened from {path}. Press Space to continue it.</source>
        <translation type="unfinished">Prohledávání pokračuje ze souboru {path}. Spustíte je mezerníkem.</translation>
    </message>
    <message>
        <source>Searches (*.npz)</source>
        <translation type="unfinished">Prohledávání (*.npz)</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">prohledávání</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation type="unfinished">{file} už existuje. Nahradit?</translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message>
        <source>Search</source>
        <translation type="unfinished">Prohledávání</translation>
    </message>
    <message>
        <source>memory full</source>
        <translation type="unfinished">paměť je plná</translation>
    </message>
    <message>
        <source>{speed} per second</source>
        <translation type="unfinished">{speed} za sekundu</translation>
    </message>
    <message>
        <source>depth {depth} (mean {mean})</source>
        <translation type="unfinished">hloubka {depth} (průměr {mean})</translation>
    </message>
    <message>
        <source>The search has reached its memory limit. It continues without adding nodes, so the best move may not be searched deeply enough. Increase the memory limit or restart the search.</source>
        <translation type="unfinished">Prohledávání využilo všechnu paměť, kterou smí mít. Pokračuje mezi pozicemi, které zná, a hlouběji nevidí: jeho favoritem může být tah, do kterého se nemohlo podívat. Dejte mu více paměti, nebo ho začněte znovu.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message>
        <source>{memory} MB</source>
        <translation type="unfinished">{memory} MB</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Search in numbers</source>
        <translation type="unfinished">Prohledávání v číslech</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">Simulace</translation>
    </message>
    <message>
        <source>Per second</source>
        <translation type="unfinished">Za sekundu</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished">Uzly</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">Hloubka</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">Paměť</translation>
    </message>
    <message>
        <source>{depth} (mean {mean})</source>
        <translation type="unfinished">{depth} (průměr {mean})</translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished">plná</translation>
    </message>
    <message>
        <source>{memory} MB</source>
        <translation type="unfinished">{memory} MB</translation>
    </message>
    <message>
        <source>Network</source>
        <translation type="unfinished">Síť</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished">Remízy</translation>
    </message>
    <message>
        <source>only {memory} MB available</source>
        <translation type="unfinished">počítač dal jen {memory} MB</translation>
    </message>
    <message>
        <source>won</source>
        <translation type="unfinished">výhra</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation type="unfinished">remíza</translation>
    </message>
    <message>
        <source>lost</source>
        <translation type="unfinished">prohra</translation>
    </message>
    <message numerus="yes">
        <source>{result} in at most %n plies</source>
        <translation type="unfinished">
            <numerusform>{result} nejvýše za %n tah</numerusform>
            <numerusform>{result} nejvýše za %n tahy</numerusform>
            <numerusform>{result} nejvýše za %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>{rate} · {move} ({prior})</source>
        <translation type="unfinished">{rate} · {move} ({prior})</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished">Průběh prohledávání</translation>
    </message>
    <message>
        <source>Win rate that the network expects without a search, and its preferred move with the prior</source>
        <translation type="unfinished">Úspěšnost, kterou síť čeká bez prohledávání, a tah, kterému dává přednost, s jeho priorem</translation>
    </message>
    <message>
        <source> MB</source>
        <translation type="unfinished"> MB</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation type="unfinished">Vlákna</translation>
    </message>
    <message>
        <source>Memory limit</source>
        <translation type="unfinished">Nejvíce paměti</translation>
    </message>
</context>
<context>
    <name>SeatEditor</name>
    <message>
        <source>Parameters …</source>
        <translation type="unfinished">Parametry …</translation>
    </message>
    <message>
        <source>You</source>
        <translation type="unfinished">Vy</translation>
    </message>
    <message>
        <source>Person</source>
        <translation type="unfinished">Člověk</translation>
    </message>
    <message>
        <source>Level of {side}</source>
        <translation type="unfinished">Úroveň hráče {side}</translation>
    </message>
    <message>
        <source>Limit per move of {side}: {limit}</source>
        <translation type="unfinished">Limit tahu hráče {side}: {limit}</translation>
    </message>
    <message>
        <source>at most {limit} per move</source>
        <translation type="unfinished">nejvýš {limit} na tah</translation>
    </message>
    <message>
        <source>Parameters of {side}</source>
        <translation type="unfinished">Parametry hráče {side}</translation>
    </message>
    <message>
        <source>Limit of the engine per move; the first limit reached ends the search</source>
        <translation type="unfinished">Co smí engine na tah vynaložit; skončí tím, co přijde dřív</translation>
    </message>
    <message>
        <source>Plays with the mouse or the keyboard</source>
        <translation type="unfinished">Hraje zde, myší nebo klávesnicí</translation>
    </message>
    <message>
        <source>An external engine, at full strength</source>
        <translation type="unfinished">Engine, který jste přidali, v plné síle</translation>
    </message>
    <message>
        <source>{level}: no limit on simulations except the set limit; final move by the rule of the profile</source>
        <translation type="unfinished">{level}: vše, co dovolí limit, konečný tah podle pravidla profilu</translation>
    </message>
    <message>
        <source>{level}: at most {simulations} simulations; final move sampled by visits at temperature {temperature}</source>
        <translation type="unfinished">{level}: nejvýš {simulations} simulací, tah losovaný podle návštěv při teplotě {temperature}</translation>
    </message>
    <message>
        <source>{profile}; parameters changed</source>
        <translation type="unfinished">{profile}; parametry změněny</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Players</source>
        <translation type="unfinished">Hráči</translation>
    </message>
    <message>
        <source>Pa&amp;irings</source>
        <translation type="unfinished">Pá&amp;rování</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">&amp;Hra</translation>
    </message>
    <message>
        <source>Games per &amp;pair</source>
        <translation type="unfinished">Partií každé &amp;dvojice</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation type="unfinished">Za&amp;hájení</translation>
    </message>
    <message>
        <source>&amp;Limit per move</source>
        <translation type="unfinished">&amp;Limit na tah</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation type="unfinished">&amp;Hodiny</translation>
    </message>
    <message>
        <source>T&amp;hreads per search</source>
        <translation type="unfinished">V&amp;láken každého hledání</translation>
    </message>
    <message>
        <source>Si&amp;multaneous games</source>
        <translation type="unfinished">Partií na&amp;jednou</translation>
    </message>
    <message>
        <source>Cl&amp;uster</source>
        <translation type="unfinished">Clust&amp;er</translation>
    </message>
    <message>
        <source>Stop earl&amp;y</source>
        <translation type="unfinished">Skončit dří&amp;v</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished">S&amp;eed</translation>
    </message>
    <message>
        <source>Round robin: every player against every other</source>
        <translation type="unfinished">Každý s každým</translation>
    </message>
    <message>
        <source>Gauntlet: the first player against each of the others</source>
        <translation type="unfinished">První hráč s každým z ostatních</translation>
    </message>
    <message>
        <source>&amp;Add Player</source>
        <translation type="unfinished">&amp;Přidat hráče</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished">&amp;Začít</translation>
    </message>
    <message>
        <source>seconds per game:</source>
        <translation type="unfinished">sekund na partii:</translation>
    </message>
    <message>
        <source>sequential test (SPRT): at most</source>
        <translation type="unfinished">sekvenčním testem: nejvýš</translation>
    </message>
    <message>
        <source>plus per move:</source>
        <translation type="unfinished">a za každý tah</translation>
    </message>
    <message>
        <source>or at least</source>
        <translation type="unfinished">nebo aspoň</translation>
    </message>
    <message>
        <source>Elo stronger</source>
        <translation type="unfinished">Elo silnější</translation>
    </message>
    <message>
        <source>Two players only: stop the match when the pairs of games decide between the two numbers</source>
        <translation type="unfinished">U dvou hráčů: skončí, jakmile dvojice partií řeknou, které z čísel platí</translation>
    </message>
    <message>
        <source>Each opening is played twice, with the sides swapped</source>
        <translation type="unfinished">Každé zahájení se hraje dvakrát, s oběma barvami</translation>
    </message>
    <message>
        <source>Each simultaneous game runs in its own process</source>
        <translation type="unfinished">Každá současně hraná partie má vlastní proces</translation>
    </message>
    <message>
        <source>A different seed gives different openings and games</source>
        <translation type="unfinished">Jiný seed dá jiná zahájení a jiné partie</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation type="unfinished">Co není v pořádku</translation>
    </message>
    <message>
        <source>Summary of the match</source>
        <translation type="unfinished">Co se bude hrát</translation>
    </message>
    <message>
        <source>Pairings</source>
        <translation type="unfinished">Párování</translation>
    </message>
    <message>
        <source>Games per pair</source>
        <translation type="unfinished">Partií každé dvojice</translation>
    </message>
    <message>
        <source>Seconds per game</source>
        <translation type="unfinished">Sekund na partii</translation>
    </message>
    <message>
        <source>Seconds per move</source>
        <translation type="unfinished">Sekund na každý tah</translation>
    </message>
    <message>
        <source>Threads per search</source>
        <translation type="unfinished">Vláken každého hledání</translation>
    </message>
    <message>
        <source>Simultaneous games</source>
        <translation type="unfinished">Partií najednou</translation>
    </message>
    <message>
        <source>Lower Elo difference of the test</source>
        <translation type="unfinished">Silnější nejvýš o, v Elo</translation>
    </message>
    <message>
        <source>Upper Elo difference of the test</source>
        <translation type="unfinished">Silnější aspoň o, v Elo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished">Semínko</translation>
    </message>
    <message>
        <source>A match is in progress. Stop it first; it can be resumed later.</source>
        <translation type="unfinished">Hraje se zápas. Nejdřív ho zastavte; lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>No time limit is set. Set a limit per move or a clock.</source>
        <translation type="unfinished">Někdo by mohl přemýšlet věčně. Omezte tahy, nebo zadejte hodiny.</translation>
    </message>
    <message>
        <source>External engines need a time limit. Set seconds per move or a clock.</source>
        <translation type="unfinished">Cizí engine potřebuje znát svůj čas. Omezte sekundy na tah, nebo zadejte hodiny.</translation>
    </message>
    <message>
        <source>No file of openings is chosen. Choose a file of games.</source>
        <translation type="unfinished">Vyberte soubor, v jehož partiích se má pokračovat.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) will be played.</source>
        <translation type="unfinished">
            <numerusform>Odehraje se %Ln partie.</numerusform>
            <numerusform>Odehrají se %Ln partie.</numerusform>
            <numerusform>Odehraje se %Ln partií.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Shortcuts</source>
        <translation type="unfinished">Klávesové zkratky</translation>
    </message>
    <message>
        <source>Search for an action or a key</source>
        <translation type="unfinished">Hledat akci nebo klávesu</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished">Nabídka</translation>
    </message>
    <message>
        <source>Action</source>
        <translation type="unfinished">Akce</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished">Klávesy</translation>
    </message>
    <message>
        <source>Move the cursor on the board</source>
        <translation type="unfinished">Posunout kurzor na desce</translation>
    </message>
    <message>
        <source>Shift+arrows</source>
        <translation type="unfinished">Shift+šipky</translation>
    </message>
    <message>
        <source>Board</source>
        <translation type="unfinished">Deska</translation>
    </message>
    <message>
        <source>Play at the cursor</source>
        <translation type="unfinished">Zahrát na místě kurzoru</translation>
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
        <translation type="unfinished">Profil A</translation>
    </message>
    <message>
        <source>Profile of B</source>
        <translation type="unfinished">Profil B</translation>
    </message>
    <message>
        <source>Seed of A</source>
        <translation type="unfinished">Semínko A</translation>
    </message>
    <message>
        <source>Seed of B</source>
        <translation type="unfinished">Semínko B</translation>
    </message>
    <message>
        <source>Exploration of A</source>
        <translation type="unfinished">Zkoumání A</translation>
    </message>
    <message>
        <source>Exploration of B</source>
        <translation type="unfinished">Zkoumání B</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished">Semínko</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">Zkoumání</translation>
    </message>
    <message>
        <source>The same seed with the same settings repeats the search exactly</source>
        <translation type="unfinished">Stejné semínko a stejná nastavení dají stejné prohledávání, do poslední návštěvy</translation>
    </message>
    <message>
        <source>default</source>
        <translation type="unfinished">výchozí</translation>
    </message>
    <message>
        <source>Parameters of A …</source>
        <translation type="unfinished">Parametry A …</translation>
    </message>
    <message>
        <source>Parameters of B …</source>
        <translation type="unfinished">Parametry B …</translation>
    </message>
    <message>
        <source>Edit the search parameters of this side</source>
        <translation type="unfinished">Změnit po jednotlivých parametrech, jak tato strana hledá</translation>
    </message>
</context>
<context>
    <name>Sides</name>
    <message>
        <source>Black</source>
        <translation type="unfinished">Černý</translation>
    </message>
    <message>
        <source>White</source>
        <translation type="unfinished">Bílý</translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished">Červený</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation type="unfinished">Žlutý</translation>
    </message>
    <message>
        <source>The game is drawn</source>
        <translation type="unfinished">Hra skončila remízou</translation>
    </message>
    <message>
        <source>{side} has won</source>
        <translation type="unfinished">{side} vyhrál</translation>
    </message>
    <message>
        <source>{side} has resigned</source>
        <translation type="unfinished">{side} se vzdal</translation>
    </message>
    <message>
        <source>{side} has lost on time</source>
        <translation type="unfinished">{side} prohrál na čas</translation>
    </message>
    <message>
        <source>{side} to move</source>
        <translation type="unfinished">{side} je na tahu</translation>
    </message>
</context>
<context>
    <name>SpeedChooser</name>
    <message>
        <source>Move delay</source>
        <translation type="unfinished">Mezi tahy</translation>
    </message>
    <message>
        <source>Delay between the moves of engines</source>
        <translation type="unfinished">Jak dlouho enginy čekají mezi tahy</translation>
    </message>
    <message>
        <source>no delay</source>
        <translation type="unfinished">bez čekání</translation>
    </message>
    <message>
        <source>half a second</source>
        <translation type="unfinished">půl sekundy</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished">1 sekunda</translation>
    </message>
    <message>
        <source>2 seconds</source>
        <translation type="unfinished">2 sekundy</translation>
    </message>
    <message>
        <source>5 seconds</source>
        <translation type="unfinished">5 sekund</translation>
    </message>
    <message>
        <source>10 seconds</source>
        <translation type="unfinished">10 sekund</translation>
    </message>
</context>
<context>
    <name>StateLight</name>
    <message>
        <source>preparing the search for this board</source>
        <translation type="unfinished">připravuje se hledání pro tuto desku</translation>
    </message>
    <message>
        <source>paused</source>
        <translation type="unfinished">pozastaveno</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation type="unfinished">přemýšlí</translation>
    </message>
    <message>
        <source>proven</source>
        <translation type="unfinished">dokázáno</translation>
    </message>
    <message>
        <source>game over</source>
        <translation type="unfinished">konec hry</translation>
    </message>
    <message>
        <source>failed</source>
        <translation type="unfinished">selhalo</translation>
    </message>
    <message>
        <source>preparing the search for this board, {done} of {total}</source>
        <translation type="unfinished">připravuje se hledání pro tuto desku, {done} z {total}</translation>
    </message>
    <message>
        <source>preparing other boards: {done} of {total}</source>
        <translation type="unfinished">připravuje se zbytek: {done} z {total}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>Table (*.csv);;JSON (*.json)</source>
        <translation type="unfinished">Tabulka (*.csv);;JSON (*.json)</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">prohledávání</translation>
    </message>
    <message>
        <source>statistics</source>
        <translation type="unfinished">statistika</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation type="unfinished">Exportovat statistiku</translation>
    </message>
    <message>
        <source>{file} already exists. Replace it?</source>
        <translation type="unfinished">{file} už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>The statistics could not be saved.</source>
        <translation type="unfinished">Statistiku se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>MCTS Studio</source>
        <translation type="unfinished">MCTS Studio</translation>
    </message>
    <message>
        <source>The statistics were exported to {path}.</source>
        <translation type="unfinished">Statistika byla exportována do {path}.</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">Simulace</translation>
    </message>
    <message>
        <source>Number of simulations at the time of counting</source>
        <translation type="unfinished">Kolik simulací mělo prohledávání za sebou, když se počítalo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished">Uzly</translation>
    </message>
    <message>
        <source>Number of positions in the tree</source>
        <translation type="unfinished">Kolik pozic strom obsahuje</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished">Hrany</translation>
    </message>
    <message>
        <source>Number of moves that lead from one node to another</source>
        <translation type="unfinished">Kolik tahů vede z jednoho uzlu do jiného</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished">Listy</translation>
    </message>
    <message>
        <source>Number of nodes without children, and their share of all counted nodes</source>
        <translation type="unfinished">Kolik uzlů nemá potomky a jaký je jejich podíl na všech prohlédnutých</translation>
    </message>
    <message>
        <source>Transpositions</source>
        <translation type="unfinished">Transpozice</translation>
    </message>
    <message>
        <source>Number of nodes reached by more than one move order</source>
        <translation type="unfinished">Do kolika uzlů vede více než jedno pořadí tahů</translation>
    </message>
    <message>
        <source>Maximum depth</source>
        <translation type="unfinished">Největší hloubka</translation>
    </message>
    <message>
        <source>Distance of the deepest node from the root, in plies</source>
        <translation type="unfinished">Kolik tahů pod sledovanou pozicí je nejhlubší uzel</translation>
    </message>
    <message>
        <source>Maximum breadth</source>
        <translation type="unfinished">Šířka</translation>
    </message>
    <message>
        <source>Number of nodes at the depth with the most nodes</source>
        <translation type="unfinished">Kolik uzlů je v hloubce, která jich má nejvíc</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation type="unfinished">Průměrná hloubka</translation>
    </message>
    <message>
        <source>Average depth of a node, in plies</source>
        <translation type="unfinished">Jak hluboko je uzel v průměru</translation>
    </message>
    <message>
        <source>Children per inner node</source>
        <translation type="unfinished">Potomci na vnitřní uzel</translation>
    </message>
    <message>
        <source>Average number of children of a node that is not a leaf</source>
        <translation type="unfinished">Kolik potomků má uzel v průměru, nepočítáme-li listy</translation>
    </message>
    <message>
        <source>Effective branching factor</source>
        <translation type="unfinished">Efektivní větvení</translation>
    </message>
    <message>
        <source>Number of children per node in a uniform tree of the same size and depth</source>
        <translation type="unfinished">Kolik potomků má každý uzel rovnoměrného stromu stejné velikosti a hloubky</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished">Remízy</translation>
    </message>
    <message>
        <source>Number of simulations that ended in a draw, and their share of all simulations</source>
        <translation type="unfinished">Kolik simulací skončilo remízou a jaká je to část všech simulací</translation>
    </message>
    <message>
        <source>Proven nodes</source>
        <translation type="unfinished">Dokázané uzly</translation>
    </message>
    <message>
        <source>Number of nodes with a proven result</source>
        <translation type="unfinished">Kolik uzlů má jistou hodnotu</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation type="unfinished">Dokázané výhry</translation>
    </message>
    <message>
        <source>Nodes proven as a win for the side that made the last move</source>
        <translation type="unfinished">Uzly, které hráč, jenž tam táhl, jistě vyhrává</translation>
    </message>
    <message>
        <source>Proven draws</source>
        <translation type="unfinished">Dokázané remízy</translation>
    </message>
    <message>
        <source>Nodes proven as a draw</source>
        <translation type="unfinished">Uzly, které jsou jistou remízou</translation>
    </message>
    <message>
        <source>Proven losses</source>
        <translation type="unfinished">Dokázané prohry</translation>
    </message>
    <message>
        <source>Nodes proven as a loss for the side that made the last move</source>
        <translation type="unfinished">Uzly, které hráč, jenž tam táhl, jistě prohrává</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">Paměť</translation>
    </message>
    <message>
        <source>Memory used by the nodes and edges of the tree</source>
        <translation type="unfinished">Kolik zabírají uzly a hrany stromu</translation>
    </message>
    <message>
        <source>{memory} MB</source>
        <translation type="unfinished">{memory} MB</translation>
    </message>
</context>
<context>
    <name>StatisticsPanel</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Zrušit</translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished">Spočítat</translation>
    </message>
    <message>
        <source>Cancel the counting</source>
        <translation type="unfinished">Zrušit počítání</translation>
    </message>
    <message>
        <source>Count the nodes of the whole tree</source>
        <translation type="unfinished">Spočítat uzly celého stromu</translation>
    </message>
    <message>
        <source>Counting …</source>
        <translation type="unfinished">Počítá se…</translation>
    </message>
    <message>
        <source>Counted at {simulations} simulations.</source>
        <translation type="unfinished">Spočítáno po {simulations} simulacích.</translation>
    </message>
    <message>
        <source>Counting … {counted} of {total} nodes</source>
        <translation type="unfinished">Počítá se… {counted} z {total} uzlů</translation>
    </message>
    <message>
        <source>Partial count: {counted} of {total} nodes. Press Count to start again.</source>
        <translation type="unfinished">Spočítáno částečně: {counted} z {total} uzlů. Znovu začnete tlačítkem Spočítat.</translation>
    </message>
    <message>
        <source>Statistics of the tree</source>
        <translation type="unfinished">Statistika stromu</translation>
    </message>
    <message>
        <source>Table of tree statistics</source>
        <translation type="unfinished">Strom v číslech</translation>
    </message>
    <message>
        <source>Export …</source>
        <translation type="unfinished">Exportovat…</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation type="unfinished">Exportovat statistiku</translation>
    </message>
    <message>
        <source>logarithmic</source>
        <translation type="unfinished">logaritmicky</translation>
    </message>
    <message>
        <source>Logarithmic scale in the plots</source>
        <translation type="unfinished">Logaritmická stupnice v grafech</translation>
    </message>
    <message>
        <source>Progress of the counting</source>
        <translation type="unfinished">Průběh počítání</translation>
    </message>
    <message>
        <source>Statistics of the whole tree appear here: depth, branching, proofs. Run a search, then press Count.</source>
        <translation type="unfinished">Zde se ukáže celý strom v číslech: hloubka, větvení, důkazy. Až bude engine přemýšlet, stiskněte Spočítat.</translation>
    </message>
</context>
<context>
    <name>SteeringBar</name>
    <message>
        <source>Remove: {restriction}</source>
        <translation type="unfinished">Odebrat: {restriction}</translation>
    </message>
    <message>
        <source>Only {moves}</source>
        <translation type="unfinished">Jen {moves}</translation>
    </message>
    <message>
        <source>Without {move}</source>
        <translation type="unfinished">Bez {move}</translation>
    </message>
    <message>
        <source>{move}: {given} of {wanted} more visits</source>
        <translation type="unfinished">{move}: {given} z {wanted} návštěv navíc</translation>
    </message>
    <message>
        <source>Restrictions of the search</source>
        <translation type="unfinished">Jak je prohledávání řízeno</translation>
    </message>
    <message>
        <source>Clear all</source>
        <translation type="unfinished">Zrušit vše</translation>
    </message>
    <message>
        <source>Clear all: search every move again</source>
        <translation type="unfinished">Zrušit vše: znovu prohledávat každý tah</translation>
    </message>
</context>
<context>
    <name>SteeringController</name>
    <message>
        <source>{move} is proven, so it receives no more visits.</source>
        <translation type="unfinished">Hodnota tahu {move} je dokázána: další návštěvy nedostane, protože už není co zjišťovat.</translation>
    </message>
    <message>
        <source>The search has no moves yet. Press Space to start it.</source>
        <translation type="unfinished">Prohledávání zatím nezná žádný tah. Spustíte je mezerníkem.</translation>
    </message>
    <message>
        <source>All moves that the search may try are proven. Remove the search restrictions to continue.</source>
        <translation type="unfinished">Všechny tahy, které prohledávání smí zkoušet, jsou dokázány. Chcete-li pokračovat, zrušte omezení prohledávání.</translation>
    </message>
</context>
<context>
    <name>StepController</name>
    <message>
        <source>An engine is to move and its search cannot be stepped. Take back a move or wait for the engine.</source>
        <translation type="unfinished">Na tahu je engine. Jeho prohledávání nelze krokovat; vezměte tah zpět, nebo počkejte na odpověď.</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>The value of this position is proven. There is nothing left to search.</source>
        <translation type="unfinished">Hodnota této pozice je dokázána; není už co prohledávat.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier move to step through the search.</source>
        <translation type="unfinished">Hra zde končí. Chcete-li prohledávání krokovat, vraťte se zpět.</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>Number of simulations</source>
        <translation type="unfinished">Počet simulací</translation>
    </message>
    <message>
        <source>Number of simulations performed per command</source>
        <translation type="unfinished">Kolik simulací se provede najednou</translation>
    </message>
    <message>
        <source>Phases per second</source>
        <translation type="unfinished">Fáze za sekundu</translation>
    </message>
    <message>
        <source>Speed of automatic stepping, in phases per second</source>
        <translation type="unfinished">Jak rychle jdou fáze po sobě, když se provádějí samy</translation>
    </message>
    <message>
        <source>{count}/s</source>
        <translation type="unfinished">{count}/s</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Simulation {number}</source>
        <translation type="unfinished">Simulace {number}</translation>
    </message>
    <message>
        <source>Past: step {number} of {total}</source>
        <translation type="unfinished">Minulost: krok {number} z {total}</translation>
    </message>
    <message>
        <source>{phase}, current phase</source>
        <translation type="unfinished">{phase}, tato fáze</translation>
    </message>
    <message>
        <source>{phase}, not the current phase</source>
        <translation type="unfinished">{phase}, jiná fáze</translation>
    </message>
    <message>
        <source>Select</source>
        <translation type="unfinished">Výběr</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation type="unfinished">Rozšíření</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation type="unfinished">Simulace</translation>
    </message>
    <message>
        <source>Backpropagate</source>
        <translation type="unfinished">Zpětné šíření</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation type="unfinished">Krok za krokem</translation>
    </message>
    <message>
        <source>Description of this phase</source>
        <translation type="unfinished">Co tato fáze provedla</translation>
    </message>
    <message>
        <source>Step through the search: N performs one phase, Shift+N a whole simulation.</source>
        <translation type="unfinished">Krokujte prohledávání: N provede jednu fázi, Shift+N celou simulaci.</translation>
    </message>
</context>
<context>
    <name>StepTeller</name>
    <message>
        <source>No selection: the tree has no moves below the root yet.</source>
        <translation type="unfinished">Není z čeho vybírat: strom končí u kořene.</translation>
    </message>
    <message>
        <source>A move is selected by its score only when all considered children have been visited.</source>
        <translation type="unfinished">Vybírá se jen tam, kde už byli navštíveni všichni uvažovaní potomci.</translation>
    </message>
    <message numerus="yes">
        <source>Selected %Ln move(s), each with the best score.</source>
        <translation type="unfinished">
            <numerusform>O %Ln tah dolů, k nejlepšímu skóre.</numerusform>
            <numerusform>O %Ln tahy dolů, pokaždé k nejlepšímu skóre.</numerusform>
            <numerusform>O %Ln tahů dolů, pokaždé k nejlepšímu skóre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation type="unfinished">Tah</translation>
    </message>
    <message>
        <source>Exploitation</source>
        <translation type="unfinished">Využití</translation>
    </message>
    <message>
        <source>Average result of the move so far</source>
        <translation type="unfinished">Co tah zatím přinesl</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">Zkoumání</translation>
    </message>
    <message>
        <source>Bonus for moves with few visits</source>
        <translation type="unfinished">Příplatek, který je velký, dokud má tah málo návštěv</translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished">Skóre</translation>
    </message>
    <message>
        <source>Exploitation + exploration</source>
        <translation type="unfinished">Využití + zkoumání</translation>
    </message>
    <message>
        <source>Second</source>
        <translation type="unfinished">Druhý</translation>
    </message>
    <message>
        <source>Move with the second-best score</source>
        <translation type="unfinished">Tah s nejlepším skóre mezi ostatními</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation type="unfinished">Odstup</translation>
    </message>
    <message>
        <source>Difference to the second-best score</source>
        <translation type="unfinished">O kolik nižší je skóre druhého nejlepšího</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished">neomezeně</translation>
    </message>
    <message>
        <source>{move} was chosen because it had not been visited yet.</source>
        <translation type="unfinished">Tah {move} byl vybrán, protože ještě nebyl navštíven.</translation>
    </message>
    <message>
        <source>{move} was the only choice: {exploitation} + {exploration} = {score}.</source>
        <translation type="unfinished">Tah {move} byl jedinou možností: {exploitation} + {exploration} = {score}.</translation>
    </message>
    <message>
        <source>{move} was chosen: {exploitation} + {exploration} = {score}. The second, {other}, has {other_score}, which is {margin} less.</source>
        <translation type="unfinished">Byl vybrán tah {move}: {exploitation} + {exploration} = {score}. Druhý, {other}, má {other_score} a ztrácí {margin}.</translation>
    </message>
    <message>
        <source>{move} was chosen: {exploitation} + {exploration} = {score}. {other} has the same score; the first of equal moves is chosen.</source>
        <translation type="unfinished">Byl vybrán tah {move}: {exploitation} + {exploration} = {score}. Tah {other} má stejně; z rovných se bere první.</translation>
    </message>
    <message>
        <source>{move} was chosen with {score}, because {other}, with {other_score}, needs no further search.</source>
        <translation type="unfinished">Tah {move} byl vybrán se skóre {score}, protože tah {other} se skóre {other_score} už není třeba prohledávat.</translation>
    </message>
    <message>
        <source>No new node.</source>
        <translation type="unfinished">Žádný nový uzel.</translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move wins in at most %Ln plies.</source>
        <translation type="unfinished">
            <numerusform>Je to jisté: strana na tahu vyhrává nejvýše za %Ln tah.</numerusform>
            <numerusform>Je to jisté: strana na tahu vyhrává nejvýše za %Ln tahy.</numerusform>
            <numerusform>Je to jisté: strana na tahu vyhrává nejvýše za %Ln tahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move loses in at most %Ln plies.</source>
        <translation type="unfinished">
            <numerusform>Je to jisté: strana na tahu prohrává nejvýše za %Ln tah.</numerusform>
            <numerusform>Je to jisté: strana na tahu prohrává nejvýše za %Ln tahy.</numerusform>
            <numerusform>Je to jisté: strana na tahu prohrává nejvýše za %Ln tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends here, its result is proven, or the memory is full.</source>
        <translation type="unfinished">Hra zde končí, její výsledek je už jistý, nebo je plná paměť.</translation>
    </message>
    <message>
        <source>No rollout was played. These are the moves with the highest priors.</source>
        <translation type="unfinished">Nic se nedohrávalo. Toto jsou tahy, kterým dává přednost.</translation>
    </message>
    <message>
        <source>A move in column {move} was added to the tree at depth {depth}.</source>
        <translation type="unfinished">Tah ve sloupci {move} se stal uzlem stromu v hloubce {depth}.</translation>
    </message>
    <message>
        <source>{move} was added to the tree at depth {depth}.</source>
        <translation type="unfinished">Tah {move} se stal uzlem stromu v hloubce {depth}.</translation>
    </message>
    <message>
        <source>Path: {moves}</source>
        <translation type="unfinished">Cesta k němu: {moves}</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">Prior</translation>
    </message>
    <message>
        <source>Estimated probability of the move before the search</source>
        <translation type="unfinished">Odhadnutá pravděpodobnost tahu před hledáním</translation>
    </message>
    <message>
        <source>{result}.</source>
        <translation type="unfinished">{result}.</translation>
    </message>
    <message>
        <source>The result of this node is proven, so no rollout was played.</source>
        <translation type="unfinished">Výsledek tohoto uzlu je jistý, a tak se nic nehrálo.</translation>
    </message>
    <message numerus="yes">
        <source>{result} after %Ln move(s).</source>
        <translation type="unfinished">
            <numerusform>{result} po %Ln tahu.</numerusform>
            <numerusform>{result} po %Ln tazích.</numerusform>
            <numerusform>{result} po %Ln tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves from the new node: {moves}</source>
        <translation type="unfinished">Z nového uzlu pokračoval: {moves}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) are updated, from the leaf up to the root.</source>
        <translation type="unfinished">
            <numerusform>%Ln uzel se dozví výsledek, od listu až ke kořeni.</numerusform>
            <numerusform>%Ln uzly se dozvědí výsledek, od listu až ke kořeni.</numerusform>
            <numerusform>%Ln uzlů se dozví výsledek, od listu až ke kořeni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">Návštěvy</translation>
    </message>
    <message>
        <source>Before and after</source>
        <translation type="unfinished">Před a po</translation>
    </message>
    <message>
        <source>Win rate, %</source>
        <translation type="unfinished">Úspěšnost, %</translation>
    </message>
    <message>
        <source>Before and after, for the side that made the move</source>
        <translation type="unfinished">Před a po, pro stranu, která táhla</translation>
    </message>
    <message>
        <source>The win rate is for Black.</source>
        <translation type="unfinished">Úspěšnost je z pohledu Černého.</translation>
    </message>
    <message>
        <source>The win rate is for White.</source>
        <translation type="unfinished">Úspěšnost je z pohledu Bílého.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished">Kořen</translation>
    </message>
    <message>
        <source>{before} before, {after} after</source>
        <translation type="unfinished">předtím {before}, potom {after}</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>The network gives {side} a win rate of {rate}</source>
        <translation type="unfinished">Podle sítě má {side} úspěšnost {rate}</translation>
    </message>
    <message>
        <source>{side} wins the rollout</source>
        <translation type="unfinished">Rollout vyhrává {side}</translation>
    </message>
    <message>
        <source>The rollout is a draw</source>
        <translation type="unfinished">Rollout skončil remízou</translation>
    </message>
    <message>
        <source>No rollout: {side} wins here</source>
        <translation type="unfinished">Bez rolloutu: zde vyhrává {side}</translation>
    </message>
    <message>
        <source>Root: {visits} visits, {side} {rate} %</source>
        <translation type="unfinished">Kořen: návštěvy {visits}, {side} {rate} %</translation>
    </message>
    <message>
        <source>No rollout: the result here is a draw</source>
        <translation type="unfinished">Bez rolloutu: zde je remíza</translation>
    </message>
</context>
<context>
    <name>TermComparison</name>
    <message>
        <source>difference</source>
        <translation type="unfinished">rozdíl</translation>
    </message>
    <message>
        <source>Terms of both moves</source>
        <translation type="unfinished">Členy skóre obou tahů</translation>
    </message>
    <message>
        <source>{term}: {best_value} for {best}, {asked_value} for {asked}</source>
        <translation type="unfinished">{term}: {best_value} pro {best}, {asked_value} pro {asked}</translation>
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
    <message>
        <source>The threat search is being prepared.</source>
        <translation>Hledání výher hrozbami se připravuje.</translation>
    </message>
    <message numerus="yes">
        <source>{side} wins {means} in %n plies</source>
        <translation>
            <numerusform>{side} vyhraje {means} v %n tahu</numerusform>
            <numerusform>{side} vyhraje {means} ve %n tazích</numerusform>
            <numerusform>{side} vyhraje {means} v %n tazích</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to win {means} in %n plies: {defences}</source>
        <translation>
            <numerusform>{side} hrozí vyhrát {means} v %n tahu: {defences}</numerusform>
            <numerusform>{side} hrozí vyhrát {means} ve %n tazích: {defences}</numerusform>
            <numerusform>{side} hrozí vyhrát {means} v %n tazích: {defences}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) undecided</source>
        <translation>
            <numerusform>%n tah nerozhodnut</numerusform>
            <numerusform>%n tahy nerozhodnuty</numerusform>
            <numerusform>%n tahů nerozhodnuto</numerusform>
        </translation>
    </message>
    <message>
        <source>no known defence</source>
        <translation>žádný tah se neubrání</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) defend</source>
        <translation>
            <numerusform>brání %n tah</numerusform>
            <numerusform>brání %n tahy</numerusform>
            <numerusform>brání %n tahů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only {moves} defend(s)</source>
        <translation>
            <numerusform>brání jen {moves}</numerusform>
            <numerusform>brání jen {moves}</numerusform>
            <numerusform>brání jen {moves}</numerusform>
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
</context>
<context>
    <name>Times</name>
    <message>
        <source>{time} s per move</source>
        <translation type="unfinished">{time} s na tah</translation>
    </message>
    <message>
        <source>depth {depth}</source>
        <translation type="unfinished">hloubka {depth}</translation>
    </message>
    <message>
        <source>{count} simulations</source>
        <translation type="unfinished">{count} simulací</translation>
    </message>
    <message>
        <source>{time} s</source>
        <translation type="unfinished">{time} s</translation>
    </message>
    <message>
        <source>win rate {rate}</source>
        <translation type="unfinished">úspěšnost {rate}</translation>
    </message>
    <message>
        <source>{count} drawn</source>
        <translation type="unfinished">{count} remízových</translation>
    </message>
    <message>
        <source>wins immediately</source>
        <translation type="unfinished">vyhrává hned</translation>
    </message>
    <message>
        <source>blocks a win</source>
        <translation>brání výhře</translation>
    </message>
</context>
<context>
    <name>TrainingController</name>
    <message>
        <source>Training in progress</source>
        <translation type="unfinished">Probíhá trénink</translation>
    </message>
    <message>
        <source>A training is in progress. Quitting stops it. Its progress is kept, and you can resume it later. Quit and stop the training?</source>
        <translation type="unfinished">Opuštěním programu se trénink zastaví: co se síť naučila, zůstane a dá se v tom pokračovat. Opustit program a trénink zastavit?</translation>
    </message>
</context>
<context>
    <name>TrainingView</name>
    <message>
        <source>T&amp;raining</source>
        <translation type="unfinished">&amp;Trénink</translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished">Trénink</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">&amp;Hra</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Hra</translation>
    </message>
    <message>
        <source>&amp;Network</source>
        <translation type="unfinished">&amp;Druh sítě</translation>
    </message>
    <message>
        <source>Kind of network</source>
        <translation type="unfinished">Druh sítě</translation>
    </message>
    <message>
        <source>&amp;Minutes</source>
        <translation type="unfinished">&amp;Minuty</translation>
    </message>
    <message>
        <source>Minutes of training</source>
        <translation type="unfinished">Minuty tréninku</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished">S&amp;eed</translation>
    </message>
    <message>
        <source>Random seed</source>
        <translation type="unfinished">Seed všech náhod</translation>
    </message>
    <message>
        <source>&amp;Start Training</source>
        <translation type="unfinished">&amp;Spustit trénink</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation type="unfinished">&amp;Ukončit</translation>
    </message>
    <message>
        <source>Sa&amp;ve the Network …</source>
        <translation type="unfinished">U&amp;ložit síť …</translation>
    </message>
    <message>
        <source>Save as a Pro&amp;file …</source>
        <translation type="unfinished">Uložit jako pro&amp;fil …</translation>
    </message>
    <message>
        <source>Save the best network as a profile for play and analysis</source>
        <translation type="unfinished">Uchovat nejlepší síť a hrát a analyzovat s ní všude, kde se volí profil</translation>
    </message>
    <message>
        <source>Self-play game of the network</source>
        <translation type="unfinished">Partie sítě se sebou samou</translation>
    </message>
    <message>
        <source>State of the training</source>
        <translation type="unfinished">Stav tréninku</translation>
    </message>
    <message>
        <source>A network starts with random weights and learns only from games against itself, in its own process. The curves show the training over time, in minutes.</source>
        <translation type="unfinished">Síť začíná s náhodnými vahami a učí se jen z partií se sebou samou, ve vlastním procesu. Křivky běží po minutách tréninku.</translation>
    </message>
    <message>
        <source>Patterns</source>
        <translation type="unfinished">Vzorová</translation>
    </message>
    <message>
        <source>Convolutional</source>
        <translation type="unfinished">Konvoluční</translation>
    </message>
    <message>
        <source>New training</source>
        <translation type="unfinished">Nový trénink</translation>
    </message>
    <message>
        <source>{game}, {minutes} min, {games} games</source>
        <translation type="unfinished">{game}, {minutes} min, partií: {games}</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished">Ztráty</translation>
    </message>
    <message>
        <source>Difference between the predictions of the network and the results of its games.</source>
        <translation type="unfinished">Jak daleko je síť od toho, co říkají její partie.</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation type="unfinished">Body proti</translation>
    </message>
    <message>
        <source>Share of points against fixed opponents.</source>
        <translation type="unfinished">Podíl bodů proti soupeřům, kteří se nikdy nemění.</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation type="unfinished">Délka partií</translation>
    </message>
    <message>
        <source>Number of moves per self-play game.</source>
        <translation type="unfinished">Kolik tahů mají partie sítě.</translation>
    </message>
    <message>
        <source>Samples per second</source>
        <translation type="unfinished">Vzorků za sekundu</translation>
    </message>
    <message>
        <source>Training positions generated per second.</source>
        <translation type="unfinished">Jak rychle vznikají pozice, ze kterých se síť učí.</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation type="unfinished">Po&amp;kračovat</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished">&amp;Pozastavit</translation>
    </message>
    <message>
        <source>policy</source>
        <translation type="unfinished">strategie</translation>
    </message>
    <message>
        <source>value</source>
        <translation type="unfinished">hodnoty</translation>
    </message>
    <message>
        <source>random</source>
        <translation type="unfinished">náhoda</translation>
    </message>
    <message>
        <source>search</source>
        <translation type="unfinished">prohledávání</translation>
    </message>
    <message>
        <source>moves</source>
        <translation type="unfinished">tahů</translation>
    </message>
    <message>
        <source>samples</source>
        <translation type="unfinished">vzorků</translation>
    </message>
    <message>
        <source>Additional &amp;minutes</source>
        <translation type="unfinished">&amp;Minut navíc</translation>
    </message>
</context>
<context>
    <name>TrainingWindow</name>
    <message>
        <source>Save the network</source>
        <translation type="unfinished">Uložit síť</translation>
    </message>
    <message>
        <source>Networks (*{suffix})</source>
        <translation>Sítě (*{suffix})</translation>
    </message>
    <message>
        <source>The network was saved to {file}.</source>
        <translation type="unfinished">Síť byla uložena do {file}.</translation>
    </message>
    <message>
        <source>The training can continue while this window is closed. If you stop it, its progress is kept and you can resume it from the list of trainings.</source>
        <translation type="unfinished">Může pokračovat i se zavřeným oknem, nebo se dá zastavit: co se síť naučila, zůstane a ze seznamu tréninků se v tom dá pokračovat.</translation>
    </message>
    <message>
        <source>{game}, my network</source>
        <translation type="unfinished">{game}, moje síť</translation>
    </message>
    <message>
        <source>The network was saved as the profile {profile}. You can choose it in every list of profiles.</source>
        <translation type="unfinished">Síť byla uložena jako profil {profile}. Zvolte ho kdekoli, kde se volí profil.</translation>
    </message>
    <message>
        <source>Training in progress</source>
        <translation type="unfinished">Probíhá trénink</translation>
    </message>
    <message>
        <source>&amp;Keep Training</source>
        <translation type="unfinished">&amp;Trénovat dál</translation>
    </message>
    <message>
        <source>&amp;Stop the Training</source>
        <translation type="unfinished">&amp;Zastavit trénink</translation>
    </message>
    <message>
        <source>Training a Network</source>
        <translation type="unfinished">Trénink sítě</translation>
    </message>
    <message>
        <source>No network is being trained.</source>
        <translation type="unfinished">Žádná síť se netrénuje.</translation>
    </message>
    <message>
        <source>Starting. The first start takes one to two minutes.</source>
        <translation type="unfinished">Připravuje se: poprvé to trvá minutu nebo dvě.</translation>
    </message>
    <message>
        <source>Pausing after the current games end.</source>
        <translation type="unfinished">Pozastaví se, jakmile skončí rozehrané partie.</translation>
    </message>
    <message>
        <source>Paused.</source>
        <translation type="unfinished">Pozastaveno.</translation>
    </message>
    <message>
        <source>Stopping …</source>
        <translation type="unfinished">Zastavuje se …</translation>
    </message>
    <message>
        <source>The training reached its time limit. Save the network or continue the training.</source>
        <translation type="unfinished">Trénink dosáhl svého časového limitu. Uložte síť, nebo v tréninku pokračujte.</translation>
    </message>
    <message>
        <source>Stopped. The training can be resumed.</source>
        <translation type="unfinished">Zastaveno. V tréninku se dá pokračovat.</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation type="unfinished">Zastaveno.</translation>
    </message>
    <message>
        <source>Generation {generation}: training on its games.</source>
        <translation type="unfinished">Generace {generation}: učí se ze svých partií.</translation>
    </message>
    <message>
        <source>Generation {generation}: playing evaluation games against other players.</source>
        <translation type="unfinished">Generace {generation}: hraje hodnoticí partie proti ostatním.</translation>
    </message>
    <message>
        <source>Generation {generation}: self-play game {done} of {total}.</source>
        <translation type="unfinished">Generace {generation}: partie {done} z {total} se sebou samou.</translation>
    </message>
    <message>
        <source>The network was saved. To use it, choose {network} as the network in the search parameters.</source>
        <translation>Síť byla uložena. V parametrech prohledávání zvolte jako síť {network}.</translation>
    </message>
    <message>
        <source>The network was not saved.</source>
        <translation type="unfinished">Síť nebyla uložena.</translation>
    </message>
</context>
<context>
    <name>TreeColumns</name>
    <message>
        <source>Move</source>
        <translation type="unfinished">Tah</translation>
    </message>
    <message>
        <source>The move that leads to this node</source>
        <translation type="unfinished">Tah, který vede do tohoto uzlu</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">Návštěvy</translation>
    </message>
    <message>
        <source>Number of simulations that tried this move; the bar shows it relative to the most visited sibling</source>
        <translation type="unfinished">Kolik simulací tento tah zkoušelo; pruh jej srovnává s nejnavštěvovanějším z tahů vedle něj</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">Podíl</translation>
    </message>
    <message>
        <source>Share of the visits of all moves from the same parent</source>
        <translation type="unfinished">Podíl tohoto tahu na návštěvách všech tahů vedle něj</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Expected result for the side that makes the move, 0 % to 100 %; a draw counts one half</source>
        <translation type="unfinished">Očekávaný výsledek pro hráče, který tah hraje: hodnoty jsou v každém uzlu z pohledu strany na tahu. Remíza se počítá za polovinu</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">Prior</translation>
    </message>
    <message>
        <source>Estimated probability of the move before the search</source>
        <translation type="unfinished">Odhadnutá pravděpodobnost tahu před hledáním</translation>
    </message>
    <message>
        <source>Exploit</source>
        <translation type="unfinished">Využití</translation>
    </message>
    <message>
        <source>Exploitation: average result so far, for the side that makes the move</source>
        <translation type="unfinished">Využití: co tah zatím přinesl, z pohledu strany, která je na tahu nad ním</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished">Zkoumání</translation>
    </message>
    <message>
        <source>Exploration: bonus for moves with few visits</source>
        <translation type="unfinished">Zkoumání: co tah získává tím, že byl málo zkoušen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished">Skóre</translation>
    </message>
    <message>
        <source>Exploitation + exploration; the move with the highest score is selected next</source>
        <translation type="unfinished">Využití a zkoumání dohromady; příště se zkusí tah s nejvyšším skóre</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>Proven result for the side that makes this move, and its distance in plies</source>
        <translation type="unfinished">Co je jisté pro hráče, který tento tah hraje, a do kolika tahů</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">Hloubka</translation>
    </message>
    <message>
        <source>Distance from the root, in plies</source>
        <translation type="unfinished">Kolik tahů pod sledovanou pozicí</translation>
    </message>
    <message>
        <source>win in {plies}</source>
        <translation type="unfinished">výhra za {plies}</translation>
    </message>
    <message>
        <source>loss in {plies}</source>
        <translation type="unfinished">prohra za {plies}</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">remíza</translation>
    </message>
    <message>
        <source>position</source>
        <translation type="unfinished">pozice</translation>
    </message>
    <message>
        <source>{move} · loading …</source>
        <translation type="unfinished">{move} · načítá se…</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Drawing of the tree</source>
        <translation type="unfinished">Kresba stromu</translation>
    </message>
    <message>
        <source>The most visited part of the search tree appears here. Press Space to start the search.</source>
        <translation type="unfinished">Zde se vykreslí nejnavštěvovanější část stromu prohledávání. Spusťte engine a uvidíte, jak roste.</translation>
    </message>
    <message>
        <source>win rate of the player who moves into a node</source>
        <translation type="unfinished">úspěšnost hráče, který do uzlu táhne</translation>
    </message>
    <message>
        <source>lines: priors</source>
        <translation type="unfinished">čáry: priory</translation>
    </message>
    <message>
        <source>lines: visit shares</source>
        <translation type="unfinished">čáry: podíly návštěv</translation>
    </message>
</context>
<context>
    <name>TreeDrawingTexts</name>
    <message>
        <source>The root: the position shown</source>
        <translation type="unfinished">Kořen: zobrazená pozice</translation>
    </message>
    <message>
        <source>Visits: {visits}</source>
        <translation type="unfinished">Návštěvy: {visits}</translation>
    </message>
    <message>
        <source>Visits: {visits}, {share} of the parent</source>
        <translation type="unfinished">Návštěvy: {visits}, tj. {share} návštěv uzlu nad ním</translation>
    </message>
    <message>
        <source>Win rate: {rate} for {side}</source>
        <translation type="unfinished">Úspěšnost ({side}): {rate}</translation>
    </message>
    <message>
        <source>Prior: {prior}</source>
        <translation type="unfinished">Prior: {prior}</translation>
    </message>
    <message>
        <source>Proven: draw</source>
        <translation type="unfinished">Dokázáno: remíza</translation>
    </message>
    <message>
        <source>Proven: win for {side}</source>
        <translation type="unfinished">Dokázáno: vyhrává {side}</translation>
    </message>
    <message>
        <source>Proven: loss for {side}</source>
        <translation type="unfinished">Dokázáno: prohrává {side}</translation>
    </message>
    <message>
        <source>Move orders that lead here: at least {count}</source>
        <translation type="unfinished">Pořadí tahů, která sem vedou: nejméně {count}</translation>
    </message>
    <message>
        <source>Child nodes not drawn: {count}</source>
        <translation type="unfinished">Nevykreslené tahy pod ním: {count}</translation>
    </message>
</context>
<context>
    <name>TreeFilterBar</name>
    <message>
        <source>Cancel</source>
        <translation type="unfinished">Zrušit</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation type="unfinished">Vymazat</translation>
    </message>
    <message>
        <source>Cancel the filter</source>
        <translation type="unfinished">Zrušit filtrování</translation>
    </message>
    <message>
        <source>Clear the filter: show the tree</source>
        <translation type="unfinished">Vymazat filtr: ukázat strom</translation>
    </message>
    <message>
        <source>Filter of the search tree</source>
        <translation type="unfinished">Filtr stromu prohledávání</translation>
    </message>
    <message>
        <source>Visits ≥</source>
        <translation type="unfinished">Návštěvy ≥</translation>
    </message>
    <message>
        <source>Depth ≤</source>
        <translation type="unfinished">Hloubka ≤</translation>
    </message>
    <message>
        <source>Minimum visits of a node</source>
        <translation type="unfinished">Nejméně návštěv uzlu</translation>
    </message>
    <message>
        <source>Maximum depth of a node</source>
        <translation type="unfinished">Největší hloubka uzlu</translation>
    </message>
    <message>
        <source>any</source>
        <translation type="unfinished">libovolná</translation>
    </message>
    <message>
        <source>proven only</source>
        <translation type="unfinished">jen dokázané</translation>
    </message>
    <message>
        <source>Proven nodes only</source>
        <translation type="unfinished">Jen dokázané uzly</translation>
    </message>
    <message>
        <source>Order of the nodes</source>
        <translation type="unfinished">Pořadí uzlů</translation>
    </message>
    <message>
        <source>by visits</source>
        <translation type="unfinished">podle návštěv</translation>
    </message>
    <message>
        <source>by win rate</source>
        <translation type="unfinished">podle úspěšnosti</translation>
    </message>
    <message>
        <source>by depth</source>
        <translation type="unfinished">podle hloubky</translation>
    </message>
    <message>
        <source>Progress of the filter</source>
        <translation type="unfinished">Průběh filtrování</translation>
    </message>
</context>
<context>
    <name>TreeHeader</name>
    <message>
        <source>Automatic Columns</source>
        <translation type="unfinished">Automatické sloupce</translation>
    </message>
    <message>
        <source>Sort By</source>
        <translation type="unfinished">Řadit podle</translation>
    </message>
    <message>
        <source>Reverse Order</source>
        <translation type="unfinished">Obrátit pořadí</translation>
    </message>
</context>
<context>
    <name>TreeNotice</name>
    <message>
        <source>Notice</source>
        <translation type="unfinished">Upozornění</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Too many moves are open to sort them again. Close some to update the order.</source>
        <translation type="unfinished">Otevřených tahů je tolik, že si ponechají pořadí, dokud se některé nezavřou.</translation>
    </message>
    <message>
        <source>The nodes that were open are no longer in the tree.</source>
        <translation type="unfinished">Co zde bylo otevřené, už ve stromu není.</translation>
    </message>
    <message>
        <source>The tree was restarted.</source>
        <translation type="unfinished">Strom byl začat znovu.</translation>
    </message>
    <message>
        <source>Nodes that were not used recently were closed to save memory.</source>
        <translation type="unfinished">Dlouho nepoužité uzly byly zavřeny, aby se uvolnilo místo.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished">Strom prohledávání</translation>
    </message>
    <message>
        <source>The search tree appears here. Press Space to start the search.</source>
        <translation type="unfinished">Až bude engine přemýšlet, otevře se zde strom prohledávání.</translation>
    </message>
</context>
<context>
    <name>TrialTexts</name>
    <message>
        <source>Starting the engine …</source>
        <translation type="unfinished">Spouštím engine …</translation>
    </message>
    <message>
        <source>Requesting its name …</source>
        <translation type="unfinished">Zjišťuji jeho jméno …</translation>
    </message>
    <message>
        <source>Requesting a move …</source>
        <translation type="unfinished">Žádám o tah …</translation>
    </message>
    <message>
        <source>Testing a small board …</source>
        <translation type="unfinished">Zkouším malou desku …</translation>
    </message>
    <message>
        <source>Testing a wide board to detect its order of coordinates …</source>
        <translation type="unfinished">Zkouším širokou desku, abych zjistil, jak zapisuje body …</translation>
    </message>
    <message>
        <source>Stopping the engine …</source>
        <translation type="unfinished">Ukončuji engine …</translation>
    </message>
    <message>
        <source>{engine} works.</source>
        <translation type="unfinished">{engine} funguje.</translation>
    </message>
    <message>
        <source>{engine} does not work.</source>
        <translation type="unfinished">{engine} nefunguje.</translation>
    </message>
    <message>
        <source>It was ready after {seconds} s.</source>
        <translation type="unfinished">Připraven byl po {seconds} s.</translation>
    </message>
    <message>
        <source>It reports the name {name}.</source>
        <translation type="unfinished">Hlásí se jako {name}.</translation>
    </message>
    <message>
        <source>It reports the name {name}, by {author}.</source>
        <translation type="unfinished">Hlásí se jako {name}, autor {author}.</translation>
    </message>
    <message>
        <source>It does not play on a board of {size}: {reason}</source>
        <translation type="unfinished">Na desce {size} nehraje: {reason}</translation>
    </message>
    <message>
        <source>It played {move} on a board of {size} after {seconds} s.</source>
        <translation type="unfinished">Na desce {size} táhl na {move} po {seconds} s.</translation>
    </message>
    <message>
        <source>It reports its analysis, so it can analyse positions.</source>
        <translation type="unfinished">Ukazuje, co si myslí, takže může analyzovat.</translation>
    </message>
    <message>
        <source>It reports no analysis. It can play, but it may have no numbers to show.</source>
        <translation type="unfinished">Neukázal, co si myslí: hrát umí, ale čísla možná nemá.</translation>
    </message>
    <message>
        <source>It plays on square boards only, where the order of coordinates does not matter.</source>
        <translation type="unfinished">Hraje jen na čtvercových deskách, kde na pořadí souřadnic nezáleží.</translation>
    </message>
    <message>
        <source>Its order of coordinates matches your setting.</source>
        <translation type="unfinished">Pořadí jeho souřadnic odpovídá vašemu nastavení.</translation>
    </message>
    <message>
        <source>Its order of coordinates could not be detected. On square boards it does not matter.</source>
        <translation type="unfinished">Pořadí souřadnic se nepodařilo zjistit. Na čtvercových deskách na něm nezáleží.</translation>
    </message>
    <message>
        <source>It writes the row first. Change the setting “Coordinates”.</source>
        <translation type="unfinished">Píše nejdřív řadu. Změňte nastavení „Souřadnice“.</translation>
    </message>
    <message>
        <source>It writes the column first. Change the setting “Coordinates”.</source>
        <translation type="unfinished">Píše nejdřív sloupec. Změňte nastavení „Souřadnice“.</translation>
    </message>
</context>
<context>
    <name>TrialView</name>
    <message>
        <source>Te&amp;st</source>
        <translation type="unfinished">&amp;Vyzkoušet</translation>
    </message>
    <message>
        <source>&amp;Stop the test</source>
        <translation type="unfinished">Zastavit &amp;test</translation>
    </message>
    <message>
        <source>Starts the engine and requests moves on three boards.</source>
        <translation type="unfinished">Spustí engine a požádá ho o tah na třech deskách.</translation>
    </message>
    <message>
        <source>The test and the engine were stopped.</source>
        <translation type="unfinished">Test byl zastaven a engine ukončen.</translation>
    </message>
    <message>
        <source>Progress of the test</source>
        <translation type="unfinished">Průběh testu</translation>
    </message>
    <message>
        <source>Result of the test</source>
        <translation type="unfinished">Výsledek testu</translation>
    </message>
    <message>
        <source>The result of the test appears here.</source>
        <translation type="unfinished">Zde bude, co test zjistí.</translation>
    </message>
</context>
<context>
    <name>VariationController</name>
    <message>
        <source>The moves from here on were copied. Paste them after another move.</source>
        <translation type="unfinished">Tahy odtud dál byly zkopírovány. Vložte je za jiný tah.</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>Space runs, N steps one phase</source>
        <translation type="unfinished">Mezerník spustí, N provede jednu fázi</translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished">Hrát</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished">Otevřít hru</translation>
    </message>
    <message>
        <source>Watch the search</source>
        <translation type="unfinished">Sledovat prohledávání</translation>
    </message>
</context>
<context>
    <name>WinRatePlot</name>
    <message>
        <source>Win rate over the game</source>
        <translation type="unfinished">Úspěšnost v průběhu hry</translation>
    </message>
    <message>
        <source>The win rate over the game appears here. Press Space to analyse a position, or F12 to analyse the whole game.</source>
        <translation type="unfinished">Zde se vykreslí úspěšnost v průběhu hry. Analyzujte pozici mezerníkem, nebo celou hru klávesou F12.</translation>
    </message>
    <message>
        <source>Side whose win rate is drawn</source>
        <translation type="unfinished">Čí úspěšnost se kreslí</translation>
    </message>
    <message>
        <source>{rate} after move {number}</source>
        <translation type="unfinished">{rate} po tahu {number}</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation type="unfinished">Strana na tahu</translation>
    </message>
    <message>
        <source>Cost of this move: {rate}</source>
        <translation type="unfinished">Tento tah stál {rate}</translation>
    </message>
    <message>
        <source>{number}. {move}: {rate}</source>
        <translation type="unfinished">{number}. {move}: {rate}</translation>
    </message>
    <message>
        <source>not analysed</source>
        <translation type="unfinished">neanalyzováno</translation>
    </message>
</context>
<context>
    <name>_Amounts</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulace</numerusform>
            <numerusform>%Ln simulací</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s) per move</source>
        <translation type="unfinished">
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
        <translation type="unfinished">Hraje se</translation>
    </message>
    <message>
        <source>Paused: the clocks are stopped</source>
        <translation type="unfinished">Pozastaveno: nikdo netáhne a nikomu neběží čas</translation>
    </message>
    <message>
        <source>Earlier position: click the board to return to the game</source>
        <translation type="unfinished">Prohlížíte minulost: klepnutí na desku vrátí hru</translation>
    </message>
    <message>
        <source>Reviewing</source>
        <translation type="unfinished">Rozbor</translation>
    </message>
</context>
<context>
    <name>_Marker</name>
    <message>
        <source>thinking …</source>
        <translation type="unfinished">přemýšlí…</translation>
    </message>
    <message>
        <source>to move</source>
        <translation type="unfinished">na tahu</translation>
    </message>
</context>
</TS>
