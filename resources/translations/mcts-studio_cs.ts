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
        <source>Play and review k-in-a-row games, and watch Monte Carlo tree search think.</source>
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
        <source>What each move cost and what was thought of it, as CSV or JSON</source>
        <translation type="unfinished">Kolik každý tah stál a co se o něm soudilo, jako CSV nebo JSON</translation>
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
        <source>Write the tree of the search to a file, to go on with it later</source>
        <translation type="unfinished">Zapíše strom prohledávání do souboru, aby se v něm dalo později pokračovat</translation>
    </message>
    <message>
        <source>O&amp;pen a Search …</source>
        <translation type="unfinished">O&amp;tevřít prohledávání…</translation>
    </message>
    <message>
        <source>Go on with a search that was saved</source>
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
        <source>Remove your last move and the answer to it</source>
        <translation type="unfinished">Odebere váš poslední tah i odpověď na něj</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished">Nápověda tah&amp;u</translation>
    </message>
    <message>
        <source>Show what the engine thinks of this position</source>
        <translation type="unfinished">Ukáže, co si o této pozici myslí engine</translation>
    </message>
    <message>
        <source>&amp;Resign</source>
        <translation type="unfinished">Vzdát &amp;se</translation>
    </message>
    <message>
        <source>Give the game up</source>
        <translation type="unfinished">Vzdá tuto hru</translation>
    </message>
    <message>
        <source>&amp;Swap Sides</source>
        <translation type="unfinished">Vy&amp;měnit strany</translation>
    </message>
    <message>
        <source>Let the players change their colours</source>
        <translation type="unfinished">Hráči si vymění barvy</translation>
    </message>
    <message>
        <source>Let En&amp;gines Play On</source>
        <translation type="unfinished">Nechat hrát en&amp;giny dál</translation>
    </message>
    <message>
        <source>Let engines go on from this position; while they play, pause them</source>
        <translation type="unfinished">Nechat enginy pokračovat z této pozice; když hrají, pozastavit je</translation>
    </message>
    <message>
        <source>Pa&amp;use the Game</source>
        <translation type="unfinished">Pozastavit &amp;hru</translation>
    </message>
    <message>
        <source>Nobody moves and nobody&apos;s time runs, until the game goes on</source>
        <translation type="unfinished">Nikdo netáhne a nikomu neběží čas, dokud partie nepokračuje</translation>
    </message>
    <message>
        <source>Make &amp;One Engine Move</source>
        <translation type="unfinished">Zahrát &amp;jeden tah enginu</translation>
    </message>
    <message>
        <source>Let the engine that is to move make its move, and pause then</source>
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
        <source>Let engines play each other, and see how much stronger one is</source>
        <translation type="unfinished">Nechat enginy hrát proti sobě a zjistit, o kolik je který silnější</translation>
    </message>
    <message>
        <source>Train a Network b&amp;y Self-Play …</source>
        <translation type="unfinished">Trénovat síť hrou se se&amp;bou …</translation>
    </message>
    <message>
        <source>Let a network learn a game by playing against itself, and watch it</source>
        <translation type="unfinished">Nechat síť učit se hru tím, že hraje sama se sebou, a sledovat ji</translation>
    </message>
    <message>
        <source>Find the &amp;Win …</source>
        <translation type="unfinished">H&amp;ledat výhru …</translation>
    </message>
    <message>
        <source>Solve positions that are won by threats</source>
        <translation type="unfinished">Řešit pozice, které se vyhrávají hrozbami</translation>
    </message>
    <message>
        <source>Ne&amp;xt Exercise</source>
        <translation type="unfinished">&amp;K dalšímu cvičení</translation>
    </message>
    <message>
        <source>Go to the next position in which a win is to be found</source>
        <translation type="unfinished">Přejít na další pozici, v níž se hledá výhra</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation type="unfinished">&amp;Spustit</translation>
    </message>
    <message>
        <source>Let the engine think, or pause it</source>
        <translation type="unfinished">Nechá engine přemýšlet, nebo ho pozastaví</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation type="unfinished">&amp;Pozastavit</translation>
    </message>
    <message>
        <source>Pause the engine</source>
        <translation type="unfinished">Pozastaví engine</translation>
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
        <source>Perform the phases up to the end of one simulation</source>
        <translation type="unfinished">Provede fáze až do konce jedné simulace</translation>
    </message>
    <message>
        <source>R&amp;estart</source>
        <translation type="unfinished">Začít &amp;znovu</translation>
    </message>
    <message>
        <source>Forget what was found in this position</source>
        <translation type="unfinished">Zapomene, co bylo v této pozici zjištěno</translation>
    </message>
    <message>
        <source>E&amp;dit Parameters …</source>
        <translation type="unfinished">Parametry &amp;hledání …</translation>
    </message>
    <message>
        <source>Change how the engine searches, parameter by parameter</source>
        <translation type="unfinished">Změnit po jednotlivých parametrech, jak engine hledá</translation>
    </message>
    <message>
        <source>&amp;Your Profiles …</source>
        <translation type="unfinished">Vaše profil&amp;y …</translation>
    </message>
    <message>
        <source>Rename and delete the profiles that you saved</source>
        <translation type="unfinished">Přejmenovat a smazat profily, které jste uložili</translation>
    </message>
    <message>
        <source>Step &amp;Many Simulations</source>
        <translation type="unfinished">Krok o &amp;více simulací</translation>
    </message>
    <message>
        <source>Perform as many simulations as the pane Step by Step says</source>
        <translation type="unfinished">Provede tolik simulací, kolik udává panel Krok za krokem</translation>
    </message>
    <message>
        <source>Step by I&amp;tself</source>
        <translation type="unfinished">Krokovat &amp;automaticky</translation>
    </message>
    <message>
        <source>Perform one phase after the other, slowly</source>
        <translation type="unfinished">Provádí pomalu jednu fázi za druhou</translation>
    </message>
    <message>
        <source>Look &amp;Back One Step</source>
        <translation type="unfinished">Podívat se o &amp;krok zpět</translation>
    </message>
    <message>
        <source>Show the step before; the search stays as it is</source>
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
        <source>Search this position in two ways, side by side</source>
        <translation type="unfinished">Prohledá tuto pozici dvěma způsoby vedle sebe</translation>
    </message>
    <message>
        <source>Compare &amp;Uniform with Neighbour Rollouts</source>
        <translation type="unfinished">Porovnat rovno&amp;měrné a sousední rollouty</translation>
    </message>
    <message>
        <source>Search with rollouts that play anywhere, and with some that play next to stones</source>
        <translation type="unfinished">Prohledává s rollouty, které hrají kdekoli, a s takovými, které hrají vedle kamenů</translation>
    </message>
    <message>
        <source>&amp;Ask an Engine of Others …</source>
        <translation type="unfinished">Zeptat se &amp;cizího enginu …</translation>
    </message>
    <message>
        <source>Let another program think about this position, and show what it tells</source>
        <translation type="unfinished">Nechat o této pozici přemýšlet jiný program a ukázat, co říká</translation>
    </message>
    <message>
        <source>En&amp;gines of Others …</source>
        <translation type="unfinished">Cizí en&amp;giny …</translation>
    </message>
    <message>
        <source>Add programs that speak the Gomocup protocol, and try them out</source>
        <translation type="unfinished">Přidat programy, které mluví protokolem Gomocup, a vyzkoušet je</translation>
    </message>
    <message>
        <source>&amp;Why Not This Move?</source>
        <translation type="unfinished">Proč n&amp;e tento tah?</translation>
    </message>
    <message>
        <source>Compare the candidate that is pointed at with the favourite</source>
        <translation type="unfinished">Porovná kandidáta, na kterého se ukazuje, s favoritem</translation>
    </message>
    <message>
        <source>Let the &amp;Search Go Free</source>
        <translation type="unfinished">&amp;Uvolnit prohledávání</translation>
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
        <source>To the N&amp;ode Above</source>
        <translation type="unfinished">Na uzel &amp;o úroveň výš</translation>
    </message>
    <message>
        <source>Look at the node one move nearer to the root</source>
        <translation type="unfinished">Ukáže uzel o jeden tah blíž ke kořeni</translation>
    </message>
    <message>
        <source>Bac&amp;k to the Root</source>
        <translation type="unfinished">Zpět ke koře&amp;ni</translation>
    </message>
    <message>
        <source>Look at the position of the game again</source>
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
        <source>Put the Panes &amp;Back</source>
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
        <source>Colour each move by what it was thought to be worth before it was searched</source>
        <translation type="unfinished">Obarví každý tah podle toho, jaký odhad měl před prohledáním</translation>
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
        <source>While a person plays, heatmap, candidates and win rate are hidden</source>
        <translation type="unfinished">Když hraje člověk, jsou teplotní mapa, kandidáti a úspěšnost skryté</translation>
    </message>
    <message>
        <source>Show What &amp;Moves Cost</source>
        <translation type="unfinished">Ukázat, kol&amp;ik tahy stojí</translation>
    </message>
    <message>
        <source>What each engine spends on its move and thinks of it, in the pane of players</source>
        <translation type="unfinished">Kolik každý engine na tah vynaloží a co si o něm myslí, v panelu hráčů</translation>
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
        <source>L&amp;ine That Wins by Threats</source>
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
        <source>Look for a win by threats in each position, for some seconds, and tell of it</source>
        <translation>V každé pozici několik sekund hledat výhru hrozbami a oznámit ji</translation>
    </message>
    <message>
        <source>&amp;Full Screen for a Class</source>
        <translation type="unfinished">&amp;Celá obrazovka pro třídu</translation>
    </message>
    <message>
        <source>The board, the players and their clocks alone, as large as the screen</source>
        <translation type="unfinished">Jen deska, hráči a jejich hodiny, přes celou obrazovku</translation>
    </message>
    <message>
        <source>Theme of the &amp;System</source>
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
        <source>%1, %2</source>
        <translation type="unfinished">%1, %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <translation type="unfinished">%1, prázdné</translation>
    </message>
    <message>
        <source>%1, empty, visits %2, rank %3</source>
        <translation type="unfinished">%1, prázdné, návštěv: %2, pořadí %3</translation>
    </message>
    <message>
        <source>move %1 of the line that wins, %2</source>
        <translation>tah %1 vítězného postupu, %2</translation>
    </message>
    <message>
        <source>%1 makes %2 here</source>
        <translation>%1 zde vytvoří %2</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation type="unfinished">%1 hraje %2</translation>
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
        <source>Children: %1, nodes: %2</source>
        <translation type="unfinished">Potomci: %1, uzly: %2</translation>
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
        <source>When the search stops by itself</source>
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
        <source>Stop when a move reaches so many visits</source>
        <translation type="unfinished">Zastavit, když některý tah dosáhne tolika návštěv</translation>
    </message>
    <message>
        <source>the win rate jumps by</source>
        <translation type="unfinished">úspěšnost skočí o</translation>
    </message>
    <message>
        <source>Stop when the win rate jumps by so much</source>
        <translation type="unfinished">Zastavit, když úspěšnost skočí o tolik</translation>
    </message>
    <message>
        <source>something is proven</source>
        <translation type="unfinished">je něco dokázáno</translation>
    </message>
    <message>
        <source>Stop when something is proven</source>
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
        <source>Jump of the win rate at which the search stops</source>
        <translation type="unfinished">Skok úspěšnosti, při kterém se prohledávání zastaví</translation>
    </message>
    <message>
        <source>%1 has %2 visits.</source>
        <translation type="unfinished">Počet návštěv tahu %1: %2.</translation>
    </message>
    <message>
        <source>%1 took the lead after %2 simulations.</source>
        <translation type="unfinished">Tah %1 se ujal vedení po %2 simulacích.</translation>
    </message>
    <message>
        <source>%1 took the lead from %3 after %2 simulations.</source>
        <translation type="unfinished">Tah %1 převzal vedení od tahu %3 po %2 simulacích.</translation>
    </message>
    <message>
        <source>The win rate jumped from %1 to %2.</source>
        <translation type="unfinished">Úspěšnost skočila z %1 na %2.</translation>
    </message>
    <message>
        <source>The position is proven.</source>
        <translation type="unfinished">Hodnota pozice je dokázána.</translation>
    </message>
    <message>
        <source>%1 is proven.</source>
        <translation type="unfinished">Hodnota tahu %1 je dokázána.</translation>
    </message>
    <message>
        <source>The position is proven to win.</source>
        <translation type="unfinished">Je dokázáno, že pozice vyhrává.</translation>
    </message>
    <message>
        <source>%1 is proven to win.</source>
        <translation type="unfinished">Je dokázáno, že tah %1 vyhrává.</translation>
    </message>
    <message>
        <source>The position is proven to lose.</source>
        <translation type="unfinished">Je dokázáno, že pozice prohrává.</translation>
    </message>
    <message>
        <source>%1 is proven to lose.</source>
        <translation type="unfinished">Je dokázáno, že tah %1 prohrává.</translation>
    </message>
    <message>
        <source>The position is proven to be a draw.</source>
        <translation type="unfinished">Je dokázáno, že pozice je remíza.</translation>
    </message>
    <message>
        <source>%1 is proven to be a draw.</source>
        <translation type="unfinished">Je dokázáno, že tah %1 vede k remíze.</translation>
    </message>
</context>
<context>
    <name>CandidateMenu</name>
    <message>
        <source>Look Inside %1</source>
        <translation type="unfinished">Nahlédnout do %1</translation>
    </message>
    <message>
        <source>Search Only %1</source>
        <translation type="unfinished">Prohledávat jen %1</translation>
    </message>
    <message>
        <source>Leave Out %1</source>
        <translation type="unfinished">Vynechat %1</translation>
    </message>
    <message>
        <source>Give %1 More Visits</source>
        <translation type="unfinished">Přidat návštěvy tahu %1</translation>
    </message>
    <message>
        <source>Why Not %1?</source>
        <translation type="unfinished">Proč ne %1?</translation>
    </message>
    <message>
        <source>How many more visits %1 is to have at least:</source>
        <translation type="unfinished">Kolik návštěv navíc má tah %1 alespoň dostat:</translation>
    </message>
    <message>
        <source>Other …</source>
        <translation type="unfinished">Jiný počet…</translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message>
        <source>%1, left out of the search</source>
        <translation type="unfinished">%1, vynechán z prohledávání</translation>
    </message>
    <message>
        <source>%1, gets more visits</source>
        <translation type="unfinished">%1, dostává další návštěvy</translation>
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
        <source>win in %1 %2</source>
        <translation>výhra v %1 %2</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation type="unfinished">výhra za %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation type="unfinished">prohra za %1</translation>
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
        <source>How many simulations tried this move; the bar compares it with the leader</source>
        <translation type="unfinished">Kolik simulací tento tah zkoušelo; pruh jej srovnává s vedoucím tahem</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">Podíl</translation>
    </message>
    <message>
        <source>This move&apos;s part of all simulations</source>
        <translation type="unfinished">Podíl tohoto tahu na všech simulacích</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Expected result for the side to move; a draw counts one half</source>
        <translation type="unfinished">Očekávaný výsledek pro stranu na tahu; remíza se počítá za polovinu</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">Prior</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">Jakou hodnotu měl tah podle odhadu před prohledáním</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>What is known for certain, and in how many moves</source>
        <translation type="unfinished">Co je jisté a do kolika tahů</translation>
    </message>
    <message>
        <source>Line</source>
        <translation type="unfinished">Varianta</translation>
    </message>
    <message>
        <source>The best moves that follow, as far as they were searched</source>
        <translation type="unfinished">Nejlepší tahy, které následují, pokud byly prohledány</translation>
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
        <source>The moves that the search considers will be listed here.</source>
        <translation type="unfinished">Zde se vypíší tahy, o kterých prohledávání uvažuje.</translation>
    </message>
    <message>
        <source>The moves that the search considers will be listed here. Press Space to start it.</source>
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
        <source>Time for the game</source>
        <translation type="unfinished">Čas na partii</translation>
    </message>
    <message>
        <source>Time for each move</source>
        <translation type="unfinished">Čas na každý tah</translation>
    </message>
    <message>
        <source>Seconds more for each move</source>
        <translation type="unfinished">Sekund navíc za každý tah</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished">Sekund na každý tah</translation>
    </message>
    <message>
        <source>Minutes and seconds for the game</source>
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
        <source>Nobody loses on time; each engine keeps to its own limit</source>
        <translation type="unfinished">Nikdo neprohraje na čas; každý engine dodržuje vlastní limit</translation>
    </message>
    <message>
        <source>For people and engines alike; whose time is up has lost</source>
        <translation type="unfinished">Pro lidi i enginy stejně; komu vyprší čas, prohrál</translation>
    </message>
    <message>
        <source>For people and engines alike; who takes longer has lost</source>
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
        <source>Address of a cluster&apos;s scheduler</source>
        <translation type="unfinished">Adresa plánovače clusteru</translation>
    </message>
    <message>
        <source>Games are played by the workers of this Dask scheduler; left empty, on this computer</source>
        <translation type="unfinished">Partie hrají pracovníci tohoto plánovače Dask; prázdné pole znamená tento počítač</translation>
    </message>
    <message>
        <source>Whoever controls this scheduler, or can reach it, can run any code on its workers and on this computer. Use it in networks that you trust only, or with certificates, by tls://.</source>
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
        <source>Until</source>
        <translation type="unfinished">Do</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation type="unfinished">Začít znovu</translation>
    </message>
    <message>
        <source>Forget what both searches found, and begin again (Ctrl+R)</source>
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
        <source>Let both searches think, or pause them (Space)</source>
        <translation type="unfinished">Nechá obě prohledávání přemýšlet, nebo je pozastaví (mezerník)</translation>
    </message>
</context>
<context>
    <name>CompareBoards</name>
    <message>
        <source>Difference of the visits, B less A</source>
        <translation type="unfinished">Rozdíl návštěv, B minus A</translation>
    </message>
    <message>
        <source>Board of A</source>
        <translation type="unfinished">Deska A</translation>
    </message>
    <message>
        <source>Board of the difference</source>
        <translation type="unfinished">Deska rozdílu</translation>
    </message>
    <message>
        <source>Board of B</source>
        <translation type="unfinished">Deska B</translation>
    </message>
    <message>
        <source>What the networks say at first sight</source>
        <translation type="unfinished">Co říkají sítě na první pohled</translation>
    </message>
    <message>
        <source>%1: search %3.</source>
        <translation type="unfinished">%1: prohledávání %3.</translation>
    </message>
    <message>
        <source>%1: network %2, search %3.</source>
        <translation type="unfinished">%1: síť %2, prohledávání %3.</translation>
    </message>
    <message>
        <source>%1: by rollouts, the search likes %5 and expects %6.</source>
        <translation type="unfinished">%1: podle rolloutů dává prohledávání přednost tahu %5 a čeká %6.</translation>
    </message>
    <message>
        <source>%1: at first sight the network likes %2 (prior %3) and expects %4; its search likes it, too, and expects %6.</source>
        <translation type="unfinished">%1: na první pohled dává síť přednost tahu %2 (prior %3) a čeká %4; její prohledávání také, a čeká %6.</translation>
    </message>
    <message>
        <source>%1: at first sight the network likes %2 (prior %3) and expects %4; its search likes %5 and expects %6.</source>
        <translation type="unfinished">%1: na první pohled dává síť přednost tahu %2 (prior %3) a čeká %4; její prohledávání dává přednost tahu %5 a čeká %6.</translation>
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
        <source>The whole game is being analysed. Press Escape to cancel that first.</source>
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
        <source>A: %1</source>
        <translation type="unfinished">A: %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished">B: %1</translation>
    </message>
    <message>
        <source>Both searches think, each with one thread and its own seed. Press Space to pause them.</source>
        <translation type="unfinished">Obě prohledávání přemýšlejí, každé s jedním vláknem a vlastním semínkem. Pozastavíte je mezerníkem.</translation>
    </message>
    <message>
        <source>The game is over here. Go to another position to compare searches.</source>
        <translation type="unfinished">Hra zde končí. Chcete-li prohledávání porovnávat, přejděte na jinou pozici.</translation>
    </message>
    <message>
        <source>The value of this position is proven in both searches; there is nothing left to search.</source>
        <translation type="unfinished">Hodnota této pozice je dokázána v obou prohledáváních; není už co prohledávat.</translation>
    </message>
    <message>
        <source>Choose how A and B search, and press Space to start both.</source>
        <translation type="unfinished">Zvolte, jak A a B prohledávají, a obě spusťte mezerníkem.</translation>
    </message>
    <message>
        <source>A has proven the value of this position. Press Space to let B go on.</source>
        <translation type="unfinished">A dokázalo hodnotu této pozice. Mezerníkem necháte B pokračovat.</translation>
    </message>
    <message>
        <source>B has proven the value of this position. Press Space to let A go on.</source>
        <translation type="unfinished">B dokázalo hodnotu této pozice. Mezerníkem necháte A pokračovat.</translation>
    </message>
    <message>
        <source>Both searches have used their limit. Press Space to let them go on for as long again.</source>
        <translation type="unfinished">Obě prohledávání vyčerpala svou mez. Mezerníkem je necháte pokračovat ještě jednou tak dlouho.</translation>
    </message>
    <message>
        <source>One search has begun anew. Press Space to let it catch up.</source>
        <translation type="unfinished">Jedno prohledávání začalo znovu. Mezerníkem je necháte dohnat druhé.</translation>
    </message>
    <message>
        <source>Both searches are paused. Press Space to go on.</source>
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
        <source>How the visits of the best moves grow will be drawn here while the engine thinks.</source>
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
        <source>Depth: %1, nodes: %2, visits: %3</source>
        <translation type="unfinished">Hloubka: %1, uzly: %2, návštěvy: %3</translation>
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
        <source>A: %1</source>
        <translation type="unfinished">A: %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation type="unfinished">prohra za %1</translation>
    </message>
    <message>
        <source>B: %1</source>
        <translation type="unfinished">B: %1</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation type="unfinished">výhra za %1</translation>
    </message>
    <message>
        <source>draw</source>
        <translation type="unfinished">remíza</translation>
    </message>
    <message>
        <source>Rank by visits: %1 in A, %2 in B.</source>
        <translation type="unfinished">Pořadí podle návštěv: v A %1, v B %2.</translation>
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
        <source>This move&apos;s part of all visits in A</source>
        <translation type="unfinished">Podíl tohoto tahu na všech návštěvách v A</translation>
    </message>
    <message>
        <source>Share B</source>
        <translation type="unfinished">Podíl B</translation>
    </message>
    <message>
        <source>This move&apos;s part of all visits in B</source>
        <translation type="unfinished">Podíl tohoto tahu na všech návštěvách v B</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation type="unfinished">Rozdíl</translation>
    </message>
    <message>
        <source>Share of the visits in B, less that in A</source>
        <translation type="unfinished">Podíl návštěv v B minus podíl v A</translation>
    </message>
    <message>
        <source>Win rate A</source>
        <translation type="unfinished">Úspěšnost A</translation>
    </message>
    <message>
        <source>Expected result for the side to move, as A found it</source>
        <translation type="unfinished">Očekávaný výsledek pro stranu na tahu, jak jej zjistilo A</translation>
    </message>
    <message>
        <source>Win rate B</source>
        <translation type="unfinished">Úspěšnost B</translation>
    </message>
    <message>
        <source>Expected result for the side to move, as B found it</source>
        <translation type="unfinished">Očekávaný výsledek pro stranu na tahu, jak jej zjistilo B</translation>
    </message>
    <message>
        <source>Win rate in B, less that in A</source>
        <translation type="unfinished">Úspěšnost v B minus úspěšnost v A</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>What is known for certain, and in how many moves</source>
        <translation type="unfinished">Co je jisté a do kolika tahů</translation>
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
        <source>How the visits of the best moves grow in both searches will be drawn here while they think.</source>
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
        <source>How the two searches judge each move will be listed here. Press Space to start them.</source>
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
        <source>Show its standings and games</source>
        <translation type="unfinished">Ukázat pořadí a partie</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Pokračovat</translation>
    </message>
    <message>
        <source>Play the games that are missing</source>
        <translation type="unfinished">Odehrát chybějící partie</translation>
    </message>
    <message>
        <source>Open the Folder</source>
        <translation type="unfinished">Otevřít složku</translation>
    </message>
    <message>
        <source>Where its records and results are kept</source>
        <translation type="unfinished">Kde jsou uloženy záznamy a výsledky</translation>
    </message>
    <message>
        <source>Show Another …</source>
        <translation>Ukázat jiný …</translation>
    </message>
    <message>
        <source>Choose the folder of a match that is kept elsewhere; it can be resumed when it is shown</source>
        <translation>Vybrat složku zápasu, který je uložen jinde; když je ukázán, dá se v něm pokračovat</translation>
    </message>
    <message>
        <source>Earlier matches</source>
        <translation type="unfinished">Dřívější zápasy</translation>
    </message>
    <message>
        <source>Matches that you play are kept, and will be listed here.</source>
        <translation type="unfinished">Zápasy, které odehrajete, se uchovají a budou zde vypsány.</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation type="unfinished">Začal</translation>
    </message>
    <message>
        <source>When the match was begun</source>
        <translation type="unfinished">Kdy zápas začal</translation>
    </message>
    <message>
        <source>Match</source>
        <translation type="unfinished">Zápas</translation>
    </message>
    <message>
        <source>Its title, or who plays</source>
        <translation type="unfinished">Jeho název, nebo kdo hraje</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Hra</translation>
    </message>
    <message>
        <source>What is played</source>
        <translation type="unfinished">Co se hraje</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <source>Games that have ended, and all of them</source>
        <translation type="unfinished">Skončené partie a všechny</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation type="unfinished">%1 z %2</translation>
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
        <source>Ready within</source>
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
        <source>Ready w&amp;ithin</source>
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
    <message>
        <source>The folder in which the engine works</source>
        <translation type="unfinished">Složka, ve které engine pracuje</translation>
    </message>
</context>
<context>
    <name>EngineQuestionController</name>
    <message>
        <source>The engine is starting and thinking …</source>
        <translation type="unfinished">Engine startuje a přemýšlí …</translation>
    </message>
    <message>
        <source>What engines think is hidden while you play.</source>
        <translation type="unfinished">Co si enginy myslí, je během vaší hry skryto.</translation>
    </message>
    <message>
        <source>The game is over in this position. Go back to a move that may be asked about.</source>
        <translation type="unfinished">V této pozici partie skončila. Vraťte se k tahu, na který se lze ptát.</translation>
    </message>
</context>
<context>
    <name>EnginesController</name>
    <message>
        <source>The old list of engines, of which not everything could be read, is kept as %1.</source>
        <translation type="unfinished">Starý seznam enginů, který nešel celý přečíst, je uchován jako %1.</translation>
    </message>
    <message>
        <source>A game with a person is on. Leave it first: menu Game, Leave the Game.</source>
        <translation type="unfinished">Hraje se partie s člověkem. Nejdřív ji opusťte: nabídka Partie, Opustit partii.</translation>
    </message>
    <message>
        <source>The whole game is being analysed. Press Escape to cancel that first.</source>
        <translation type="unfinished">Analyzuje se celá hra. Nejdřív to zrušte klávesou Escape.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to an earlier position, or begin a new game.</source>
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
        <source>Engines of Others</source>
        <translation type="unfinished">Cizí enginy</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation type="unfinished">&amp;Odebrat</translation>
    </message>
    <message>
        <source>Programs that speak the Gomocup protocol can play and analyse in the studio. There is none in your list yet.

Press “Add …”, and choose the program of an engine.</source>
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
        <source>Without a name</source>
        <translation type="unfinished">Beze jména</translation>
    </message>
    <message>
        <source>%1, not complete</source>
        <translation type="unfinished">%1, neúplné</translation>
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
        <source>Solved %1 of the %2 that you tried; without a mistake or a hint: %3.</source>
        <translation type="unfinished">Vyřešeno %1 z %2 zkoušených; bez chyby a nápovědy: %3.</translation>
    </message>
    <message>
        <source>Mistakes: %1. Hints: %2. Seconds: %3.</source>
        <translation type="unfinished">Chyby: %1. Nápovědy: %2. Sekundy: %3.</translation>
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
        <source>Take the last move and the answer to it back (Backspace)</source>
        <translation type="unfinished">Vzít zpět poslední tah i odpověď na něj (Backspace)</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished">Nápověda</translation>
    </message>
    <message>
        <source>Name a move that wins (?)</source>
        <translation type="unfinished">Napovědět tah, který vyhrává (?)</translation>
    </message>
    <message>
        <source>Solution</source>
        <translation type="unfinished">Řešení</translation>
    </message>
    <message>
        <source>Show how it is won</source>
        <translation type="unfinished">Ukázat, jak se vyhrává</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation type="unfinished">Předchozí</translation>
    </message>
    <message>
        <source>To the exercise before</source>
        <translation type="unfinished">Na předchozí cvičení</translation>
    </message>
    <message>
        <source>To the next exercise (Ctrl+Right)</source>
        <translation type="unfinished">Na další cvičení (Ctrl+Right)</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation type="unfinished">Přestat hledat</translation>
    </message>
    <message>
        <source>Look for no more positions</source>
        <translation type="unfinished">Nehledat další pozice</translation>
    </message>
    <message>
        <source>End</source>
        <translation type="unfinished">Konec</translation>
    </message>
    <message>
        <source>See how it went, and go back to the game that was open</source>
        <translation type="unfinished">Ukázat, jak to dopadlo, a vrátit se k otevřené partii</translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished">Zavřít</translation>
    </message>
    <message>
        <source>Put this away</source>
        <translation type="unfinished">Skrýt</translation>
    </message>
</context>
<context>
    <name>ExerciseController</name>
    <message>
        <source>This move was refuted. Take it back first: press Backspace.</source>
        <translation type="unfinished">Tento tah byl vyvrácen. Nejprve ho vezměte zpět: stiskněte Backspace.</translation>
    </message>
    <message>
        <source>A game is on. Leave the game to find wins.</source>
        <translation type="unfinished">Hraje se partie. Chcete-li hledat výhry, opusťte ji.</translation>
    </message>
    <message>
        <source>Open games to find wins in</source>
        <translation type="unfinished">Otevřít partie, v nichž se hledají výhry</translation>
    </message>
    <message>
        <source>No such win was found. Try other games, or wins of fewer moves.</source>
        <translation type="unfinished">Žádná taková výhra se nenašla. Zkuste jiné partie nebo výhry na méně tahů.</translation>
    </message>
    <message>
        <source>The exercise could not go on.</source>
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
        <source>Wins that were missed in the &amp;open game</source>
        <translation type="unfinished">Výhry promeškané v &amp;otevřené partii</translation>
    </message>
    <message>
        <source>Games of a &amp;file …</source>
        <translation type="unfinished">Partie ze &amp;souboru …</translation>
    </message>
    <message>
        <source>How it is won</source>
        <translation type="unfinished">Jak se vyhrává</translation>
    </message>
    <message>
        <source>Least number of moves, both sides counted</source>
        <translation type="unfinished">Nejmenší počet tahů obou stran</translation>
    </message>
    <message>
        <source>A position is won by threats. Find the win; the solver answers with the best defence.</source>
        <translation type="unfinished">Pozice se vyhrává hrozbami. Najděte výhru; řešitel odpovídá nejlepší obranou.</translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished">Výhry</translation>
    </message>
    <message>
        <source>In at least so many moves</source>
        <translation type="unfinished">Nejméně na tolik tahů</translation>
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
        <source>Find the win: %1 of %2</source>
        <translation type="unfinished">Najít výhru: %1 z %2</translation>
    </message>
    <message>
        <source>%1 to move wins by fours. Find it.</source>
        <translation type="unfinished">%1 na tahu vyhrává čtyřkami. Najděte výhru.</translation>
    </message>
    <message>
        <source>%1 to move wins by threes and fours. Find it.</source>
        <translation type="unfinished">%1 na tahu vyhrává trojkami a čtyřkami. Najděte výhru.</translation>
    </message>
    <message>
        <source>In the game %1 was played, which missed it.</source>
        <translation type="unfinished">V partii se hrálo %1 a výhra se promeškala.</translation>
    </message>
    <message>
        <source>Looking for wins: positions seen %1, exercises found %2.</source>
        <translation type="unfinished">Hledají se výhry: prohlédnuto pozic %1, nalezeno cvičení %2.</translation>
    </message>
    <message>
        <source>The solver is at work …</source>
        <translation type="unfinished">Řešitel pracuje …</translation>
    </message>
    <message>
        <source>This is how it is won.</source>
        <translation type="unfinished">Takto se vyhrává.</translation>
    </message>
    <message>
        <source>A hint: %1 wins.</source>
        <translation type="unfinished">Nápověda: vyhrává %1.</translation>
    </message>
    <message>
        <source>%1 wins. Solved.</source>
        <translation type="unfinished">%1 vyhrává. Vyřešeno.</translation>
    </message>
    <message>
        <source>The solver cannot tell in time whether %1 wins. Try another move.</source>
        <translation type="unfinished">Řešitel včas nezjistí, zda %1 vyhrává. Zkuste jiný tah.</translation>
    </message>
    <message>
        <source>%1 ends the game without a win. Take it back.</source>
        <translation type="unfinished">%1 ukončí partii bez výhry. Vezměte tah zpět.</translation>
    </message>
    <message>
        <source>%1 throws the win away: %2 refutes it. Take it back, and try again.</source>
        <translation type="unfinished">%1 výhru zahodí: vyvrací to %2. Vezměte tah zpět a zkuste to znovu.</translation>
    </message>
    <message>
        <source>%1 still wins, by a longer way. The best defence is %2. Go on.</source>
        <translation type="unfinished">%1 stále vyhrává, ale delší cestou. Nejlepší obrana je %2. Pokračujte.</translation>
    </message>
    <message>
        <source>%1 is right. The best defence is %2. Go on.</source>
        <translation type="unfinished">%1 je správně. Nejlepší obrana je %2. Pokračujte.</translation>
    </message>
    <message>
        <source>From %3, game %1, after %2 moves.</source>
        <translation type="unfinished">Z %3, partie %1, po %2 tazích.</translation>
    </message>
    <message>
        <source>From %3, after %2 moves.</source>
        <translation type="unfinished">Z %3, po %2 tazích.</translation>
    </message>
    <message>
        <source>From the open game, after %2 moves.</source>
        <translation type="unfinished">Z otevřené partie, po %2 tazích.</translation>
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
        <source>No line of five fits on 4×4, so every game is a draw. Does plain UCT see that after each of the sixteen first moves?</source>
        <translation>Na 4×4 se žádná pětice nevejde, a tak každá partie končí remízou. Pozná to prosté UCT po každém z šestnácti prvních tahů?</translation>
    </message>
    <message>
        <source>Sixteen draws; after each first move all 2,000 simulations ended in a draw.</source>
        <translation>Šestnáct remíz; po každém prvním tahu skončilo remízou všech 2 000 simulací.</translation>
    </message>
    <message>
        <source>Neighbour rollouts against uniform ones</source>
        <translation>Sousední rollouty proti rovnoměrným</translation>
    </message>
    <message>
        <source>Do rollouts that play next to stones only beat rollouts that play anywhere? Four in a row on 5×5, 400 simulations a move and a depth of 30 moves; the exploration 0.7071 on win rates is the √2 of notebooks that count from −1 to 1.</source>
        <translation>Porazí rollouty, které hrají jen vedle kamenů, ty, které hrají kdekoli? Čtyři v řadě na 5×5, 400 simulací na tah a hloubka 30 tahů; zkoumání 0,7071 na úspěšnosti je √2 v noteboocích, které počítají od −1 do 1.</translation>
    </message>
    <message>
        <source>Hardly a difference on so small a board: neighbour rollouts scored 53 of 100, +21 ± 56 Elo.</source>
        <translation>Na tak malé desce skoro žádný rozdíl: sousední rollouty získaly 53 ze 100, +21 ± 56 Elo.</translation>
    </message>
    <message>
        <source>What more simulations buy classic UCT</source>
        <translation>Co klasickému UCT přinese víc simulací</translation>
    </message>
    <message>
        <source>How much stronger is classic UCT with 20,000 simulations a move than with 2,000, and how much more do ten seconds buy?</source>
        <translation>O kolik je klasické UCT silnější s 20 000 simulacemi na tah než s 2 000 a kolik navíc přinese deset sekund?</translation>
    </message>
    <message>
        <source>On 6×6 next to nothing: 28 of 30 games were drawn, and ten seconds won two against 2,000 simulations. Five in a row are hard to make there, and 2,000 simulations hold the draw nearly always.</source>
        <translation>Na 6×6 skoro nic: 28 z 30 partií skončilo remízou a deset sekund vyhrálo dvě proti 2 000 simulacím. Pětice se tam tvoří těžko a 2 000 simulací remízu skoro vždy udrží.</translation>
    </message>
    <message>
        <source>Graph against tree on Connect Four</source>
        <translation>Graf proti stromu v Connect Four</translation>
    </message>
    <message>
        <source>Connect Four reaches many positions by different orders of moves. Does a graph that shares them beat a tree, with few simulations and with more, with much exploration and with little? 1.0 and 0.25 on win rates are 2 and 0.5 on values from −1 to 1.</source>
        <translation>V Connect Four se k mnoha pozicím dojde různým pořadím tahů. Porazí graf, který je sdílí, strom, s málo simulacemi i s více, s velkým zkoumáním i s malým? 1,0 a 0,25 na úspěšnosti je 2 a 0,5 na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>No difference that 100 games show: the graph scored 52.5, 53, 49 and 55 of 100, each ± 10 or so.</source>
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
        <source>Five in a row on 6×6, 8×8 and 15×15: on which boards do a thousand simulations of plain UCT still find good moves, against a search that looks next to stones first?</source>
        <translation>Pět v řadě na 6×6, 8×8 a 15×15: na kterých controllerách tisíc simulací prostého UCT ještě najde dobré tahy proti hledání, které se nejdřív dívá vedle kamenů?</translation>
    </message>
    <message>
        <source>On 6×6 nearly all is drawn; on 8×8 studio-rollouts scored 87.5 % of 40 games, on 15×15 97.5 %.</source>
        <translation>Na 6×6 skončí skoro vše remízou; na 8×8 získalo studio-rollouts 87,5 % ze 40 partií, na 15×15 97,5 %.</translation>
    </message>
    <message>
        <source>AlphaZero against plain search, 8×8, 10 s a move</source>
        <translation type="unfinished">AlphaZero proti prostému prohledávání, 8×8, 10 s na tah</translation>
    </message>
    <message>
        <source>A small convolutional network learnt five in a row on 8×8 from games against itself, as the textbook has it. It looks at tens of thousands of positions in ten seconds, plain search plays some millions of games at random: who is better? The network needs the extra onnx.</source>
        <translation type="unfinished">Malá konvoluční síť se naučila pět v řadě na 8×8 hrou se sebou, jak to popisují učebnice. Za deset sekund se podívá na desetitisíce pozic, prosté prohledávání odehraje miliony náhodných partií: kdo je lepší? Síť potřebuje doplněk onnx.</translation>
    </message>
    <message>
        <source>Plain search, here: 4.5 of 6, its three wins all with Black. It played some twelve million games a move, AlphaZero made fifty thousand simulations on the open board; its network had learnt for an hour.</source>
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
        <source>Play this experiment; it is kept, and can be stopped and resumed</source>
        <translation type="unfinished">Provést tento pokus; uchová se, lze ho zastavit a pokračovat v něm</translation>
    </message>
    <message>
        <source>Last Result</source>
        <translation type="unfinished">Poslední výsledek</translation>
    </message>
    <message>
        <source>Show the newest match of this experiment</source>
        <translation type="unfinished">Ukázat nejnovější zápas tohoto pokusu</translation>
    </message>
    <message>
        <source>No experiment was found. Files that describe one belong into the folder matches.</source>
        <translation type="unfinished">Žádný pokus nebyl nalezen. Soubory, které ho popisují, patří do složky matches.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) in all:</source>
        <translation type="unfinished">
            <numerusform>celkem %Ln partie:</numerusform>
            <numerusform>celkem %Ln partie:</numerusform>
            <numerusform>celkem %Ln partií:</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 alone, once after each of %3 openings, %4</source>
        <translation type="unfinished">%1: %2 sám, jednou po každém z %3 zahájení, %4</translation>
    </message>
    <message>
        <source>%1: %2, the first against each other, %3 games of every two, %4</source>
        <translation type="unfinished">%1: %2, první proti každému, %3 partií každé dvojice, %4</translation>
    </message>
    <message>
        <source>%1: %2, %3 games of every two, %4</source>
        <translation type="unfinished">%1: %2, %3 partií každé dvojice, %4</translation>
    </message>
    <message>
        <source>each with its own limit</source>
        <translation type="unfinished">každý s vlastním limitem</translation>
    </message>
    <message>
        <source>Played before: %1</source>
        <translation type="unfinished">Odehráno dříve: %1</translation>
    </message>
    <message>
        <source>Played here: %1</source>
        <translation type="unfinished">Odehráno zde: %1</translation>
    </message>
</context>
<context>
    <name>ExplanationCard</name>
    <message>
        <source>Why not %1?</source>
        <translation type="unfinished">Proč ne %1?</translation>
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
        <source>Why a move is not the favourite</source>
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
        <source>%2 leads by %3.</source>
        <translation type="unfinished">Tah %2 vede o %3.</translation>
    </message>
    <message>
        <source>%2 is %3 behind %1.</source>
        <translation type="unfinished">Tah %2 ztrácí %3 na tah %1.</translation>
    </message>
    <message>
        <source>Its win rate counts %3 more, its exploration %4 more.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o %3 více, zkoumání o %4 více.</translation>
    </message>
    <message>
        <source>Its win rate counts %3 more, its exploration %4 less.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o %3 více, zkoumání o %4 méně.</translation>
    </message>
    <message>
        <source>Its win rate counts %3 less, its exploration %4 more.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o %3 méně, zkoumání o %4 více.</translation>
    </message>
    <message>
        <source>Its win rate counts %3 less, its exploration %4 less.</source>
        <translation type="unfinished">Jeho úspěšnost přináší o %3 méně, zkoumání o %4 méně.</translation>
    </message>
    <message>
        <source>Its value counts %3 more, its exploration %4 more.</source>
        <translation type="unfinished">Jeho hodnota přináší o %3 více, zkoumání o %4 více.</translation>
    </message>
    <message>
        <source>Its value counts %3 more, its exploration %4 less.</source>
        <translation type="unfinished">Jeho hodnota přináší o %3 více, zkoumání o %4 méně.</translation>
    </message>
    <message>
        <source>Its value counts %3 less, its exploration %4 more.</source>
        <translation type="unfinished">Jeho hodnota přináší o %3 méně, zkoumání o %4 více.</translation>
    </message>
    <message>
        <source>Its value counts %3 less, its exploration %4 less.</source>
        <translation type="unfinished">Jeho hodnota přináší o %3 méně, zkoumání o %4 méně.</translation>
    </message>
    <message>
        <source>You have promised %1 more visits, which come before all scores.</source>
        <translation type="unfinished">Tahu %1 jste přislíbili další návštěvy a ty mají přednost před každým skóre.</translation>
    </message>
    <message>
        <source>Moves to which you have promised more visits come first.</source>
        <translation type="unfinished">Nejdřív jdou tahy, kterým jste přislíbili další návštěvy.</translation>
    </message>
    <message>
        <source>%1 is chosen by the next simulation.</source>
        <translation type="unfinished">Tah %1 vybere hned příští simulace.</translation>
    </message>
    <message numerus="yes">
        <source>If the values stay as they are, %1 is chosen after about %Ln more simulation(s).</source>
        <translation type="unfinished">
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah %1 vybrán zhruba po %Ln další simulaci.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah %1 vybrán zhruba po %Ln dalších simulacích.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah %1 vybrán zhruba po %Ln dalších simulacích.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves near to stones come first, and as a game begins those near to the middle; all others follow when those are lost.</source>
        <translation type="unfinished">Nejdřív jdou tahy poblíž kamenů, na začátku hry tahy poblíž středu; všechny ostatní následují, až jsou tyto prohrané.</translation>
    </message>
    <message>
        <source>If the values stay as they are, %1 is not chosen within the next billion simulations.</source>
        <translation type="unfinished">Zůstanou-li hodnoty, jak jsou, tah %1 nebude během příští miliardy simulací vybrán.</translation>
    </message>
    <message>
        <source>If the values stay as they are, %1 is not chosen within the next billion visits of this node.</source>
        <translation type="unfinished">Zůstanou-li hodnoty, jak jsou, tah %1 nebude během příští miliardy návštěv tohoto uzlu vybrán.</translation>
    </message>
    <message>
        <source>%1 is chosen at the next visit of this node.</source>
        <translation type="unfinished">Tah %1 bude vybrán hned při příští návštěvě tohoto uzlu.</translation>
    </message>
    <message numerus="yes">
        <source>If the values stay as they are, %1 is chosen after about %Ln more visit(s) of this node.</source>
        <translation type="unfinished">
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah %1 vybrán zhruba po %Ln další návštěvě tohoto uzlu.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah %1 vybrán zhruba po %Ln dalších návštěvách tohoto uzlu.</numerusform>
            <numerusform>Zůstanou-li hodnoty, jak jsou, bude tah %1 vybrán zhruba po %Ln dalších návštěvách tohoto uzlu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the favourite: no other move that can still be chosen has more visits.</source>
        <translation type="unfinished">Tah %1 je favoritem: žádný jiný tah, který lze ještě vybrat, nemá více návštěv.</translation>
    </message>
    <message>
        <source>You have left %1 out of the search. Take that back to have it searched.</source>
        <translation type="unfinished">Tah %1 jste z prohledávání vynechali. Chcete-li jej prohledávat, zrušte to.</translation>
    </message>
    <message>
        <source>No move has been visited yet. Press Space to start the search.</source>
        <translation type="unfinished">Žádný tah ještě nebyl navštíven. Prohledávání spustíte mezerníkem.</translation>
    </message>
    <message>
        <source>%1 was not tried yet, so that there is nothing to compare.</source>
        <translation type="unfinished">Tah %1 ještě nebyl zkoušen, takže není co porovnávat.</translation>
    </message>
    <message>
        <source>One more move is considered when this position has %2 visits; it may be another one.</source>
        <translation type="unfinished">O dalším tahu se uvažuje, až bude mít tato pozice návštěv: %2; může to být i jiný tah.</translation>
    </message>
    <message>
        <source>Untried moves are taken in an order drawn by lot, and its turn has not come.</source>
        <translation type="unfinished">Nezkoušené tahy se berou ve vylosovaném pořadí a na tento ještě nedošlo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is proven to win in %n move(s). There is nothing left to search.</source>
        <translation type="unfinished">
            <numerusform>Je dokázáno, že tah %1 vyhrává za %n tah. Není už co prohledávat.</numerusform>
            <numerusform>Je dokázáno, že tah %1 vyhrává za %n tahy. Není už co prohledávat.</numerusform>
            <numerusform>Je dokázáno, že tah %1 vyhrává za %n tahů. Není už co prohledávat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is proven to lose in %n move(s). It is not searched again.</source>
        <translation type="unfinished">
            <numerusform>Je dokázáno, že tah %1 prohrává za %n tah. Dál se neprohledává.</numerusform>
            <numerusform>Je dokázáno, že tah %1 prohrává za %n tahy. Dál se neprohledává.</numerusform>
            <numerusform>Je dokázáno, že tah %1 prohrává za %n tahů. Dál se neprohledává.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is proven to be a draw. It is not searched again.</source>
        <translation type="unfinished">Je dokázáno, že tah %1 vede k remíze. Dál se neprohledává.</translation>
    </message>
    <message>
        <source>%1 cannot be better than what is proven already. It is not searched again.</source>
        <translation type="unfinished">Tah %1 nemůže být lepší než to, co už je dokázáno. Dál se neprohledává.</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>MCTS Studio: %1×%2 board, %3 in a row</source>
        <translation type="unfinished">MCTS Studio: deska %1×%2, %3 v řadě</translation>
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
        <source>The board was exported to %1.</source>
        <translation type="unfinished">Deska byla exportována do %1.</translation>
    </message>
    <message>
        <source>%1-window</source>
        <translation type="unfinished">%1-okno</translation>
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
        <source>The window was exported to %1.</source>
        <translation type="unfinished">Okno bylo exportováno do %1.</translation>
    </message>
    <message>
        <source>The board was copied as a picture.</source>
        <translation type="unfinished">Deska byla zkopírována jako obrázek.</translation>
    </message>
    <message>
        <source>%1 exists already. Replace it?</source>
        <translation type="unfinished">%1 už existuje. Nahradit?</translation>
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
        <source>The game is paused, and nobody&apos;s time runs.</source>
        <translation>Partie je pozastavena a nikomu neběží čas.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation type="unfinished">Zkusit znovu</translation>
    </message>
    <message>
        <source>Another player …</source>
        <translation type="unfinished">Jiný hráč …</translation>
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
        <source>The game was opened, with something left out or guessed.</source>
        <translation type="unfinished">Hra byla otevřena, ale něco bylo vynecháno nebo odhadnuto.</translation>
    </message>
    <message>
        <source>The clipboard holds no game that could be read.</source>
        <translation type="unfinished">Ve schránce není hra, kterou by šlo přečíst.</translation>
    </message>
    <message>
        <source>The clipboard</source>
        <translation type="unfinished">Schránka</translation>
    </message>
    <message>
        <source>No move of this text can be played on the board that is open. The game stays as it is.</source>
        <translation type="unfinished">Žádný tah z tohoto textu nelze zahrát na otevřené desce. Hra zůstává, jak je.</translation>
    </message>
    <message>
        <source>The moves fit a board of %1×%2: begin such a board first, and paste them again.</source>
        <translation type="unfinished">Tahy se hodí na desku %1×%2: začněte nejdřív takovou desku a vložte je znovu.</translation>
    </message>
    <message>
        <source>The game was read, with something left out or guessed.</source>
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
        <source>Save the changes to %1?</source>
        <translation type="unfinished">Uložit změny (%1)?</translation>
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
        <source>%1 (one game)</source>
        <translation type="unfinished">%1 (jedna hra)</translation>
    </message>
    <message>
        <source>The game could not be saved.</source>
        <translation type="unfinished">Hru se nepodařilo uložit.</translation>
    </message>
    <message>
        <source>The game was saved to %1.</source>
        <translation type="unfinished">Hra byla uložena do %1.</translation>
    </message>
    <message>
        <source>%1 holds other games, which would be lost. Overwrite it?</source>
        <translation type="unfinished">%1 obsahuje i jiné hry, které by byly ztraceny. Přepsat?</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation type="unfinished">%1 už existuje. Nahradit?</translation>
    </message>
    <message>
        <source>%1 was changed by another program since it was opened. Overwrite it?</source>
        <translation type="unfinished">%1: soubor mezitím změnil jiný program. Přepsat jej?</translation>
    </message>
    <message>
        <source>This format does not keep everything:

%1

Save anyway?</source>
        <translation type="unfinished">Tento formát nezachová vše:

%1

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
        <source>The moves from the watched position to this node</source>
        <translation type="unfinished">Tahy od sledované pozice k tomuto uzlu</translation>
    </message>
    <message>
        <source>Visits</source>
        <translation type="unfinished">Návštěvy</translation>
    </message>
    <message>
        <source>How many simulations went through this node</source>
        <translation type="unfinished">Kolik simulací prošlo tímto uzlem</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Expected result for the player of the last move; a draw counts one half</source>
        <translation type="unfinished">Očekávaný výsledek pro hráče posledního tahu; remíza se počítá za polovinu</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">Hloubka</translation>
    </message>
    <message>
        <source>How many moves below the watched position</source>
        <translation type="unfinished">Kolik tahů pod sledovanou pozicí</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>What is known for certain for the player of the last move</source>
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
        <source>The nodes that match a filter will be listed here. Say above which ones you look for.</source>
        <translation type="unfinished">Zde se vypíší uzly, které vyhovují filtru. Nahoře zadejte, které hledáte.</translation>
    </message>
    <message>
        <source>No node was found so far.</source>
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
        <source>%1 of %2 nodes that match; %3 looked at</source>
        <translation type="unfinished">%1 z %2 vyhovujících uzlů; prohlédnuto %3</translation>
    </message>
    <message>
        <source>%1 of %2 nodes that match; %3 of %4 looked at</source>
        <translation type="unfinished">%1 z %2 vyhovujících uzlů; prohlédnuto %3 z %4</translation>
    </message>
    <message>
        <source>The search has gone on since.</source>
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
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>Best: %1, %2</source>
        <translation type="unfinished">Nejlepší: %1, %2</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>Move %1 · %2</source>
        <translation type="unfinished">Tah %1 · %2</translation>
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
        <source>The game is paused. Let it go on first: press P.</source>
        <translation type="unfinished">Partie je pozastavena. Nejdřív ji nechte pokračovat: stiskněte P.</translation>
    </message>
    <message>
        <source>Column %1 is full. Choose another one.</source>
        <translation type="unfinished">Sloupec %1 je plný. Zvolte jiný.</translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message>
        <source>Choose a game</source>
        <translation type="unfinished">Vyberte hru</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n game(s).</source>
        <translation type="unfinished">
            <numerusform>%1 obsahuje %n hru.</numerusform>
            <numerusform>%1 obsahuje %n hry.</numerusform>
            <numerusform>%1 obsahuje %n her.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n game(s).</source>
        <translation type="unfinished">
            <numerusform>Soubor obsahuje %n hru.</numerusform>
            <numerusform>Soubor obsahuje %n hry.</numerusform>
            <numerusform>Soubor obsahuje %n her.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game holds these words. Search for fewer of them.</source>
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
        <source>%1 wins</source>
        <translation type="unfinished">Vyhrál %1</translation>
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
        <source>A linear scale of visits hides all moves but the leader</source>
        <translation type="unfinished">Lineární stupnice návštěv skryje všechny tahy kromě vedoucího</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">Jakou hodnotu měl tah podle odhadu před prohledáním</translation>
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
        <source>Legend: %1</source>
        <translation type="unfinished">Legenda: %1</translation>
    </message>
    <message>
        <source>On each disc: win rate, visits, and the rank in the corner. The best move is cyan.</source>
        <translation type="unfinished">Na každém kotouči: úspěšnost, návštěvy a v rohu pořadí. Nejlepší tah je azurový.</translation>
    </message>
    <message>
        <source>All moves have the same prior here. Choose a profile with a network to see priors.</source>
        <translation type="unfinished">Všechny tahy tu mají stejný prior. Priory uvidíte s profilem, který má síť.</translation>
    </message>
    <message>
        <source>What the colours mean is told here as soon as the board shows heat.</source>
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
        <source>%1, finished</source>
        <translation type="unfinished">%1, dokončeno</translation>
    </message>
    <message>
        <source>%1, not finished yet</source>
        <translation type="unfinished">%1, zatím nedokončeno</translation>
    </message>
    <message>
        <source>Short lessons on the real search: step it, predict what it does, and see why. Choose one.</source>
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
        <source>Click a point of the board.</source>
        <translation type="unfinished">Klepněte na bod desky.</translation>
    </message>
    <message>
        <source>Your answer: %1</source>
        <translation type="unfinished">Vaše odpověď: %1</translation>
    </message>
    <message>
        <source>Answer: %1</source>
        <translation type="unfinished">Odpověď: %1</translation>
    </message>
    <message>
        <source>The right answer: %1</source>
        <translation type="unfinished">Správná odpověď: %1</translation>
    </message>
    <message>
        <source>Your answer, which is not right: %1</source>
        <translation type="unfinished">Vaše odpověď, která není správná: %1</translation>
    </message>
    <message>
        <source>The search has no answer here.</source>
        <translation type="unfinished">Prohledávání zde nemá odpověď.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation type="unfinished">Správně.</translation>
    </message>
    <message>
        <source>Not this time.</source>
        <translation type="unfinished">Tentokrát ne.</translation>
    </message>
    <message>
        <source>Right: %1.</source>
        <translation type="unfinished">Správně: %1.</translation>
    </message>
    <message>
        <source>Not this time: it is %1, not %2.</source>
        <translation type="unfinished">Tentokrát ne: je to %1, ne %2.</translation>
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
        <source>Step %1 of %2</source>
        <translation type="unfinished">Krok %1 z %2</translation>
    </message>
    <message>
        <source>Look at: %1</source>
        <translation type="unfinished">Podívejte se: %1</translation>
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
        <source>The search is at work …</source>
        <translation type="unfinished">Prohledávání pracuje…</translation>
    </message>
    <message>
        <source>The search was changed or stopped. Continue sets it up again.</source>
        <translation type="unfinished">Prohledávání bylo změněno nebo zastaveno. Tlačítko Pokračovat je znovu připraví.</translation>
    </message>
    <message>
        <source>This lesson is finished.</source>
        <translation type="unfinished">Tato lekce je dokončena.</translation>
    </message>
    <message>
        <source>Predictions that were right: %1 of %2.</source>
        <translation type="unfinished">Správné předpovědi: %1 z %2.</translation>
    </message>
    <message>
        <source>The search has gone further than that. Continue takes it back.</source>
        <translation type="unfinished">Prohledávání pokročilo dál. Tlačítko Pokračovat je vrátí zpět.</translation>
    </message>
    <message>
        <source>Phases performed: %1 of %2. N performs one.</source>
        <translation type="unfinished">Provedené fáze: %1 z %2. Klávesa N provede jednu.</translation>
    </message>
    <message>
        <source>Simulations performed: %1 of %2. Shift+N performs one.</source>
        <translation type="unfinished">Provedené simulace: %1 z %2. Shift+N provede jednu.</translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s), says the solver.</source>
        <translation type="unfinished">
            <numerusform>%1 vyhraje %2 v %n tahu, říká řešitel.</numerusform>
            <numerusform>%1 vyhraje %2 ve %n tazích, říká řešitel.</numerusform>
            <numerusform>%1 vyhraje %2 v %n tazích, říká řešitel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win %2 in %n move(s), says the solver.</source>
        <translation type="unfinished">
            <numerusform>%1 hrozí vyhrát %2 v %n tahu, říká řešitel.</numerusform>
            <numerusform>%1 hrozí vyhrát %2 ve %n tazích, říká řešitel.</numerusform>
            <numerusform>%1 hrozí vyhrát %2 v %n tazích, říká řešitel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tried %Ln move(s) in %1 ms.</source>
        <translation type="unfinished">
            <numerusform>Zkusil %Ln tah za %1 ms.</numerusform>
            <numerusform>Zkusil %Ln tahy za %1 ms.</numerusform>
            <numerusform>Zkusil %Ln tahů za %1 ms.</numerusform>
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
        <source>Back to the step before</source>
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
        <source>One limit is needed. Tick another one first.</source>
        <translation type="unfinished">Jedno omezení je potřeba. Nejdřív zaškrtněte jiné.</translation>
    </message>
    <message>
        <source>Whichever comes first ends the search.</source>
        <translation type="unfinished">Hledání ukončí to, co nastane dříve.</translation>
    </message>
    <message>
        <source>Limit of the search: %1</source>
        <translation type="unfinished">Mez hledání: %1</translation>
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
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished">hloubka %1</translation>
    </message>
</context>
<context>
    <name>LiveGameView</name>
    <message>
        <source>Board of the game that is on</source>
        <translation type="unfinished">Deska právě hrané partie</translation>
    </message>
    <message>
        <source>Game to be watched</source>
        <translation type="unfinished">Sledovaná partie</translation>
    </message>
    <message>
        <source>Which of the games under way is shown</source>
        <translation type="unfinished">Která z rozehraných partií se ukazuje</translation>
    </message>
    <message>
        <source>How the game stands</source>
        <translation type="unfinished">Jak si partie stojí</translation>
    </message>
    <message>
        <source>Game %1</source>
        <translation type="unfinished">Partie %1</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>win rate %1</source>
        <translation type="unfinished">úspěšnost %1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation type="unfinished">%1 proti %2</translation>
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
        <source>%Ln game(s) ended by time.</source>
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
        <source>A match is on</source>
        <translation type="unfinished">Hraje se zápas</translation>
    </message>
    <message>
        <source>Engines are playing a match. To leave the program stops it: what was played is kept, and it can be resumed. Leave and stop it?</source>
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
        <source>This game was given up; it will be played anew.</source>
        <translation type="unfinished">Tato partie byla vzdána; odehraje se znovu.</translation>
    </message>
    <message>
        <source>The players are getting ready. The first time this takes a minute.</source>
        <translation type="unfinished">Hráči se připravují. Poprvé to trvá minutu.</translation>
    </message>
    <message>
        <source>The game that is being played is shown here. A double click on a game opens its record.</source>
        <translation type="unfinished">Zde je vidět právě hraná partie. Dvojklik na partii otevře její záznam.</translation>
    </message>
    <message>
        <source>Choose an experiment, or begin a new match.</source>
        <translation type="unfinished">Zvolte pokus, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>%1 of %2 games</source>
        <translation type="unfinished">%1 z %2 partií</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation type="unfinished">zbývá asi %1</translation>
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
        <source>games under way are played to their end</source>
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
        <source>the test is decided</source>
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
        <source>Give up the games under way; the match can be resumed later</source>
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
        <source>How far the match is</source>
        <translation type="unfinished">Jak daleko zápas je</translation>
    </message>
    <message>
        <source>What the games say</source>
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
        <source>The match that is played or looked at is shown here. Choose an experiment, or begin a new match.</source>
        <translation type="unfinished">Zde je vidět hraný nebo prohlížený zápas. Zvolte pokus, nebo začněte nový zápas.</translation>
    </message>
    <message>
        <source>Who has how many points of whom will be listed here.</source>
        <translation type="unfinished">Zde bude, kdo má kolik bodů s kým.</translation>
    </message>
    <message>
        <source>What comes of each opening will be listed here.</source>
        <translation type="unfinished">Zde bude, jak které zahájení dopadlo.</translation>
    </message>
    <message>
        <source>Each game that has ended will be listed here. Enter opens its record.</source>
        <translation type="unfinished">Zde bude každá skončená partie. Enter otevře její záznam.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation type="unfinished">Pokračovat</translation>
    </message>
    <message>
        <source>Begin games again (Space)</source>
        <translation type="unfinished">Znovu začínat partie (mezerník)</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation type="unfinished">Pokračovat</translation>
    </message>
    <message>
        <source>Play the games that are missing (Space)</source>
        <translation type="unfinished">Odehrát chybějící partie (mezerník)</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished">Pozastavit</translation>
    </message>
    <message>
        <source>Play the games under way to their end, and begin no other (Space)</source>
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
        <source>The results were saved to %1.</source>
        <translation type="unfinished">Výsledky byly uloženy do %1.</translation>
    </message>
    <message>
        <source>A match is on</source>
        <translation type="unfinished">Hraje se zápas</translation>
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
        <source>%1 of %2 games on %3</source>
        <translation type="unfinished">%1 z %2 partií na %3</translation>
    </message>
    <message>
        <source>%1 is being played. It can go on while this window is closed, or be stopped: what was played is kept, and it can be resumed from the list of earlier matches.</source>
        <translation type="unfinished">Hraje se: %1. Může pokračovat i se zavřeným oknem, nebo ho lze zastavit: co se odehrálo, se uchová a lze pokračovat ze seznamu dřívějších zápasů.</translation>
    </message>
    <message>
        <source>A match</source>
        <translation type="unfinished">Zápas</translation>
    </message>
    <message>
        <source>The experiment could not be started.</source>
        <translation type="unfinished">Pokus se nepodařilo začít.</translation>
    </message>
    <message>
        <source>The folder of a match</source>
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
        <source>Parameters of player %1</source>
        <translation type="unfinished">Parametry hráče %1</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message>
        <source>Place</source>
        <translation type="unfinished">Pořadí</translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished">Hráč</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished">Kdo hraje</translation>
    </message>
    <message>
        <source>Elo</source>
        <translation type="unfinished">Elo</translation>
    </message>
    <message>
        <source>Strength by all games, counted by pairs of an opening</source>
        <translation type="unfinished">Síla podle všech partií, počítaná po dvojicích zahájení</translation>
    </message>
    <message>
        <source>± 95 %</source>
        <translation type="unfinished">± 95 %</translation>
    </message>
    <message>
        <source>Half of the interval of 95 %</source>
        <translation type="unfinished">Polovina intervalu 95 %</translation>
    </message>
    <message>
        <source>Points</source>
        <translation type="unfinished">Body</translation>
    </message>
    <message>
        <source>Part of all points; a draw counts one half</source>
        <translation type="unfinished">Podíl všech bodů; remíza je polovina</translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <source>Games that have ended</source>
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
        <source>Games lost, those by time and by faults too</source>
        <translation type="unfinished">Prohrané partie, i časem a chybami</translation>
    </message>
    <message>
        <source>Time</source>
        <translation type="unfinished">Čas</translation>
    </message>
    <message>
        <source>Games lost by using too much time</source>
        <translation type="unfinished">Partie prohrané překročením času</translation>
    </message>
    <message>
        <source>Faults</source>
        <translation type="unfinished">Chyby</translation>
    </message>
    <message>
        <source>Games lost by failing, or by no legal move</source>
        <translation type="unfinished">Partie prohrané selháním, nebo neplatným tahem</translation>
    </message>
    <message>
        <source>Points and games against %1</source>
        <translation type="unfinished">Body a partie proti %1</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation type="unfinished">Zahájení</translation>
    </message>
    <message>
        <source>The moves before the players&apos;</source>
        <translation type="unfinished">Tahy před tahy hráčů</translation>
    </message>
    <message>
        <source>Games that %1 has won</source>
        <translation type="unfinished">Partie, které vyhrál %1</translation>
    </message>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">Simulace</translation>
    </message>
    <message>
        <source>Of the first search after the opening</source>
        <translation type="unfinished">Z prvního hledání po zahájení</translation>
    </message>
    <message>
        <source>Ended in a draw</source>
        <translation type="unfinished">Skončilo remízou</translation>
    </message>
    <message>
        <source>So many of these simulations ended in a draw</source>
        <translation type="unfinished">Tolik z těchto simulací skončilo remízou</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">Podíl</translation>
    </message>
    <message>
        <source>Part of these simulations that ended in a draw</source>
        <translation type="unfinished">Podíl těchto simulací, které skončily remízou</translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished">Partie</translation>
    </message>
    <message>
        <source>Its number; Enter opens its record in the main window</source>
        <translation type="unfinished">Její číslo; Enter otevře její záznam v hlavním okně</translation>
    </message>
    <message>
        <source>Begins</source>
        <translation type="unfinished">Začíná</translation>
    </message>
    <message>
        <source>Who has the first move</source>
        <translation type="unfinished">Kdo má první tah</translation>
    </message>
    <message>
        <source>Against</source>
        <translation type="unfinished">Proti</translation>
    </message>
    <message>
        <source>Who has the second move</source>
        <translation type="unfinished">Kdo má druhý tah</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation type="unfinished">Vítěz</translation>
    </message>
    <message>
        <source>Who won</source>
        <translation type="unfinished">Kdo vyhrál</translation>
    </message>
    <message>
        <source>By</source>
        <translation type="unfinished">Čím</translation>
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
        <source>Moves of both players, those of the opening left out</source>
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
        <source>No game of this round has ended yet.</source>
        <translation type="unfinished">V tomto kole zatím žádná partie neskončila.</translation>
    </message>
    <message>
        <source>%1 of %2 games were drawn; of the simulations of the first searches, %3 ended in a draw.</source>
        <translation type="unfinished">%1 z %2 partií skončilo remízou; ze simulací prvních hledání skončilo remízou %3.</translation>
    </message>
    <message>
        <source>All games were drawn.</source>
        <translation type="unfinished">Všechny partie skončily remízou.</translation>
    </message>
    <message>
        <source>%1 has %2 of the points.</source>
        <translation type="unfinished">%1 má %2 bodů.</translation>
    </message>
    <message>
        <source>How much stronger it is, is open: too few games went otherwise.</source>
        <translation type="unfinished">O kolik je silnější, zůstává otevřené: příliš málo partií dopadlo jinak.</translation>
    </message>
    <message>
        <source>The difference is %1 Elo, from %2 to %3 with 95 %.</source>
        <translation type="unfinished">Rozdíl je %1 Elo, s 95 % od %2 do %3.</translation>
    </message>
    <message>
        <source>The difference is %1 Elo, from %2 to %3 with 95 %: it may be none.</source>
        <translation type="unfinished">Rozdíl je %1 Elo, s 95 % od %2 do %3: možná žádný není.</translation>
    </message>
    <message>
        <source>Its Elo is %1.</source>
        <translation type="unfinished">Jeho Elo je %1.</translation>
    </message>
    <message>
        <source>The test is decided: %1 is not by %4 Elo stronger than %2.</source>
        <translation type="unfinished">Test je rozhodnut: %1 není o %4 Elo silnější než %2.</translation>
    </message>
    <message>
        <source>The test is decided: %1 is stronger than %2 by more than %3 Elo.</source>
        <translation type="unfinished">Test je rozhodnut: %1 je silnější než %2 o víc než %3 Elo.</translation>
    </message>
    <message>
        <source>The test of %3 against %4 Elo is open: %5 between %6 and %7.</source>
        <translation type="unfinished">Test %3 proti %4 Elo je otevřený: %5 mezi %6 a %7.</translation>
    </message>
    <message>
        <source>%1 s a game, and %2 s for each move</source>
        <translation type="unfinished">%1 s na partii a %2 s za každý tah</translation>
    </message>
    <message>
        <source>%1 s a game</source>
        <translation type="unfinished">%1 s na partii</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation type="unfinished">bez omezení</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation type="unfinished">%1 dní</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation type="unfinished">%1 h</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation type="unfinished">%1 min</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source> – </source>
        <translation type="unfinished"> – </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation type="unfinished">%1: %2</translation>
    </message>
    <message>
        <source>%1 in a row on %2×%3</source>
        <translation type="unfinished">%1 v řadě na %2×%3</translation>
    </message>
    <message>
        <source>%1 in a row on %2×%3, stones fall</source>
        <translation type="unfinished">%1 v řadě na %2×%3, kameny padají</translation>
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
        <source>%1 has won.</source>
        <translation type="unfinished">%1 vyhrál.</translation>
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
        <source>A variation holds nothing; it was left out.</source>
        <translation type="unfinished">Varianta nic neobsahuje; byla vynechána.</translation>
    </message>
    <message>
        <source>This is no game file that is known here. SGF, psq, pos, lib and plain moves can be opened.</source>
        <translation type="unfinished">Toto není známý soubor se hrou. Lze otevřít SGF, psq, pos, lib a prosté tahy.</translation>
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
        <source>This is not a file that can be replaced.</source>
        <translation type="unfinished">Toto není soubor, který lze nahradit.</translation>
    </message>
    <message>
        <source>The file cannot be read ({reason}).</source>
        <translation type="unfinished">Soubor nelze přečíst ({reason}).</translation>
    </message>
    <message>
        <source>The file is larger than {most} MB, which is too large.</source>
        <translation type="unfinished">Soubor je větší než {most} MB, a to je příliš.</translation>
    </message>
    <message>
        <source>The file would be too large to be opened again. Save its games in several files.</source>
        <translation type="unfinished">Soubor by byl příliš velký, než aby šel znovu otevřít. Uložte hry do několika souborů.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation type="unfinished">Tento soubor nesmíte číst.</translation>
    </message>
    <message>
        <source>This file is read-only. Save it elsewhere.</source>
        <translation type="unfinished">Tento soubor je jen pro čtení. Uložte hru jinam.</translation>
    </message>
    <message>
        <source>You may not write in this folder. Save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">Do této složky nesmíte zapisovat. Uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>This folder is read-only. Save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">Tato složka je jen pro čtení. Uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The disk is full. Make room, or save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">Disk je plný. Uvolněte místo, nebo uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The file would be larger than this system allows. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">Soubor by byl větší, než tento systém dovoluje. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The folder does not exist. Make it first, or save it elsewhere. The old file, if there is one, is as it was.</source>
        <translation type="unfinished">Složka neexistuje. Nejdřív ji vytvořte, nebo uložte hru jinam. Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The file could not be written ({reason}). The old file, if there is one, is as it was.</source>
        <translation type="unfinished">Soubor se nepodařilo zapsat ({reason}). Starý soubor, pokud existuje, zůstal beze změny.</translation>
    </message>
    <message>
        <source>The game could not be kept in this folder ({reason}).</source>
        <translation type="unfinished">Hru se nepodařilo uchovat v této složce ({reason}).</translation>
    </message>
    <message>
        <source>A game cannot be saved in this format. Choose a name that ends in .sgf, .psq, .pos or .txt.</source>
        <translation type="unfinished">V tomto formátu hru uložit nelze. Zvolte jméno, které končí na .sgf, .psq, .pos nebo .txt.</translation>
    </message>
    <message>
        <source>The file holds no game.</source>
        <translation type="unfinished">V souboru není žádná hra.</translation>
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
        <source>As a {format} file this game would be read as another format. Save it as sgf.</source>
        <translation type="unfinished">Jako soubor {format} by se tato hra přečetla v jiném formátu. Uložte ji jako sgf.</translation>
    </message>
    <message>
        <source>A psq file holds five in a row only. Save this game as sgf.</source>
        <translation type="unfinished">Soubor psq pojme jen pět v řadě. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A psq file cannot hold stones set up, passes or moves out of turn. Save this game as sgf.</source>
        <translation type="unfinished">Soubor psq nepojme postavené kameny, vynechané tahy ani tahy mimo pořadí. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file holds five in a row on 15×15 only. Save this game as sgf.</source>
        <translation type="unfinished">Soubor pos pojme jen pět v řadě na desce 15×15. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file cannot hold stones set up or moves out of turn. Save it as sgf.</source>
        <translation type="unfinished">Soubor pos nepojme postavené kameny ani tahy mimo pořadí. Uložte hru jako sgf.</translation>
    </message>
    <message>
        <source>A pos file cannot hold more than 255 moves. Save this game as sgf.</source>
        <translation type="unfinished">Soubor pos nepojme více než 255 tahů. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>A game with falling stones is written as columns. Save it as digits or sgf.</source>
        <translation type="unfinished">Hra s padajícími kameny se zapisuje po sloupcích. Uložte ji jako číslice nebo sgf.</translation>
    </message>
    <message>
        <source>Digits hold games with falling stones on at most nine columns. Save it as sgf.</source>
        <translation type="unfinished">Číslicemi lze zapsat hry s padajícími kameny nejvýše na devíti sloupcích. Uložte hru jako sgf.</translation>
    </message>
    <message>
        <source>Offsets cannot hold falling stones. Save this game as digits or sgf.</source>
        <translation type="unfinished">Posuny nepojmou padající kameny. Uložte tuto hru jako číslice nebo sgf.</translation>
    </message>
    <message>
        <source>A game without moves cannot be written as plain text. Save it as sgf.</source>
        <translation type="unfinished">Hru bez tahů nelze zapsat jako prostý text. Uložte ji jako sgf.</translation>
    </message>
    <message>
        <source>Plain text cannot hold stones set up, passes or moves out of turn. Save this game as sgf.</source>
        <translation type="unfinished">Prostý text nepojme postavené kameny, vynechané tahy ani tahy mimo pořadí. Uložte tuto hru jako sgf.</translation>
    </message>
    <message>
        <source>The {format} format does not keep {what}; sgf would.</source>
        <translation type="unfinished">Formát {format} nezachová: {what}; sgf ano.</translation>
    </message>
    <message>
        <source>The {format} format does not say what is played; name the game ({rules}) to open the file.</source>
        <translation type="unfinished">Formát {format} neříká, co se hraje; při otevření souboru hru uveďte ({rules}).</translation>
    </message>
    <message>
        <source>The file holds more than {limit} lines, which no game needs.</source>
        <translation type="unfinished">Soubor má více než {limit} řádků, což žádná hra nepotřebuje.</translation>
    </message>
    <message>
        <source>The file holds more than {limit} games, which is too many.</source>
        <translation type="unfinished">Soubor obsahuje více než {limit} her, a to je příliš.</translation>
    </message>
    <message>
        <source>The file holds more than {limit} values, which is too many.</source>
        <translation type="unfinished">Soubor obsahuje více než {limit} hodnot, a to je příliš.</translation>
    </message>
    <message>
        <source>The file holds more than {limit} moves, which is too many.</source>
        <translation type="unfinished">Soubor obsahuje více než {limit} tahů, a to je příliš.</translation>
    </message>
    <message>
        <source>The library holds more than {limit} moves, which is too many.</source>
        <translation type="unfinished">Knihovna obsahuje více než {limit} tahů, a to je příliš.</translation>
    </message>
    <message>
        <source>Variations are nested more than {limit} deep, which is too deep to read.</source>
        <translation type="unfinished">Varianty jsou vnořeny hlouběji než {limit}krát, a to je na čtení příliš hluboko.</translation>
    </message>
    <message>
        <source>The file sets up stones at more than {limit} places, which is too many.</source>
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
        <source>There are {count} more warnings of this kind or others.</source>
        <translation type="unfinished">Dalších upozornění tohoto nebo jiného druhu: {count}.</translation>
    </message>
    <message>
        <source>{where} is occupied.</source>
        <translation type="unfinished">Pole {where} je obsazené.</translation>
    </message>
    <message>
        <source>Points are numbers, such as point_from_human(&apos;a1&apos;, rules), and columns are too: not {value}.</source>
        <translation type="unfinished">Body jsou čísla, například point_from_human(&apos;a1&apos;, rules), a sloupce také: ne {value}.</translation>
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
        <source>{text} is not on the board; the game was read up to here.</source>
        <translation type="unfinished">{text} není na desce; hra byla přečtena až sem.</translation>
    </message>
    <message>
        <source>Move {move} is not on the board; the game was read up to here.</source>
        <translation type="unfinished">Tah {move} není na desce; hra byla přečtena až sem.</translation>
    </message>
    <message>
        <source>Byte {byte} is no point of the board; its move was left out.</source>
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
        <source>&apos;{text}&apos; is not a point such as {example}.</source>
        <translation type="unfinished">„{text}“ není bod, jako je {example}.</translation>
    </message>
    <message>
        <source>Column {column} has no digit.</source>
        <translation type="unfinished">Sloupec {column} nemá číslici.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; is not a column digit from 1 to 9.</source>
        <translation type="unfinished">„{text}“ není číslice sloupce od 1 do 9.</translation>
    </message>
    <message>
        <source>Black and White cannot both have a line that wins.</source>
        <translation type="unfinished">Černý a Bílý nemohou mít výherní řadu oba.</translation>
    </message>
    <message>
        <source>The drawing has {rows} rows, the board has {expected}.</source>
        <translation type="unfinished">Počet řad v nákresu: {rows}, na desce: {expected}.</translation>
    </message>
    <message>
        <source>Row {number} should hold {columns} of the letters . X O.</source>
        <translation type="unfinished">Řada {number} má obsahovat písmena . X O (počet: {columns}).</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; should say X to move or O to move.</source>
        <translation type="unfinished">„{line}“ má znít X to move nebo O to move.</translation>
    </message>
    <message>
        <source>The rows must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">Počet řad musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The columns must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">Počet sloupců musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>The win length must be a whole number from 1 to {most}, not {value}.</source>
        <translation type="unfinished">Délka výherní řady musí být celé číslo od 1 do {most}, ne {value}.</translation>
    </message>
    <message>
        <source>Gravity is True or False, and not {value}.</source>
        <translation type="unfinished">Gravitace je True nebo False, ne {value}.</translation>
    </message>
    <message>
        <source>A longer line &apos;wins&apos; or is &apos;nothing&apos;, and not {value}.</source>
        <translation type="unfinished">Delší řada je &apos;wins&apos; nebo &apos;nothing&apos;, ne {value}.</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; names no game. Give one of {known}, or rows, columns and win length such as 9x7/4, with the words gravity or exact behind them.</source>
        <translation type="unfinished">„{text}“ není název hry. Zadejte jeden z těchto: {known}, nebo řady, sloupce a délku výherní řady, například 9x7/4, a za nimi slova gravity nebo exact.</translation>
    </message>
    <message>
        <source>The board size SZ[{size}] is not between 1 and {most}.</source>
        <translation type="unfinished">Velikost desky SZ[{size}] není mezi 1 a {most}.</translation>
    </message>
    <message>
        <source>A board of {columns}x{rows} is not between 1 and {most}.</source>
        <translation type="unfinished">Deska {columns}x{rows} není mezi 1 a {most}.</translation>
    </message>
    <message>
        <source>This variation has been put back already.</source>
        <translation type="unfinished">Tato varianta už byla vrácena.</translation>
    </message>
    <message>
        <source>A move cannot take less than no time.</source>
        <translation type="unfinished">Tah nemůže trvat méně než nulový čas.</translation>
    </message>
    <message>
        <source>The analysis speaks of points that are not on the board.</source>
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
        <source>The engine found no move. Take back, or start a new game.</source>
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
        <source>There is no parameter &apos;{name}&apos;. The parameters are {known}.</source>
        <translation type="unfinished">Parametr „{name}“ neexistuje. Parametry jsou {known}.</translation>
    </message>
    <message>
        <source>There is no profile &apos;{name}&apos;. The profiles are {known}.</source>
        <translation type="unfinished">Profil „{name}“ neexistuje. Profily jsou {known}.</translation>
    </message>
    <message>
        <source>There is no level &apos;{name}&apos;. The levels are {known}.</source>
        <translation type="unfinished">Úroveň „{name}“ neexistuje. Úrovně jsou {known}.</translation>
    </message>
    <message>
        <source>A clock is written as seconds, such as 60 or 60+1, not &apos;{text}&apos;.</source>
        <translation type="unfinished">Hodiny se píšou v sekundách, například 60 nebo 60+1, ne „{text}“.</translation>
    </message>
    <message>
        <source>{player} failed: {reason}. Let it try again, or put somebody else in its place.</source>
        <translation type="unfinished">{player} selhal: {reason}. Nechte ho zkusit to znovu, nebo dejte na jeho místo někoho jiného.</translation>
    </message>
    <message>
        <source>{player} cannot be started here. Choose another player.</source>
        <translation type="unfinished">{player} zde nelze spustit. Zvolte jiného hráče.</translation>
    </message>
    <message>
        <source>The settings cannot be read and were left as they are; the studio starts with its defaults.</source>
        <translation type="unfinished">Nastavení nelze přečíst a zůstalo, jak bylo; studio začíná s výchozím.</translation>
    </message>
    <message>
        <source>The settings could not be read. They were set aside as {name}; the studio starts anew.</source>
        <translation type="unfinished">Nastavení se nepodařilo přečíst. Bylo odloženo jako {name}; studio začíná znovu.</translation>
    </message>
    <message>
        <source>Some settings could not be read and are as they were at first: {names}.</source>
        <translation type="unfinished">Některá nastavení se nepodařilo přečíst a jsou jako na začátku: {names}.</translation>
    </message>
    <message>
        <source>The record has no move at this place.</source>
        <translation type="unfinished">V záznamu na tomto místě žádný tah není.</translation>
    </message>
    <message>
        <source>This line is no edit.</source>
        <translation type="unfinished">Tento řádek není úprava.</translation>
    </message>
    <message>
        <source>This is no edit of a record.</source>
        <translation type="unfinished">Toto není úprava záznamu.</translation>
    </message>
    <message>
        <source>The variation belongs to another game.</source>
        <translation type="unfinished">Varianta patří k jiné hře.</translation>
    </message>
    <message>
        <source>This is too large to be kept in the journal. Save the game often.</source>
        <translation type="unfinished">Toto je pro deník příliš velké. Ukládejte hru často.</translation>
    </message>
    <message>
        <source>This journal holds no game that can be restored.</source>
        <translation type="unfinished">V tomto deníku není hra, kterou by šlo obnovit.</translation>
    </message>
    <message>
        <source>The journal must begin with the whole game.</source>
        <translation type="unfinished">Deník musí začínat celou hrou.</translation>
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
        <source>The last edit was cut off while it was written, and is missing.</source>
        <translation type="unfinished">Poslední úprava byla při zápisu uťata a chybí.</translation>
    </message>
    <message>
        <source>The journal is damaged in line {line}; what was edited before that has been restored.</source>
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
        <source>moves that cannot be played</source>
        <translation type="unfinished">tahy, které nelze zahrát</translation>
    </message>
    <message>
        <source>what other programs noted</source>
        <translation type="unfinished">poznámky jiných programů</translation>
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
        <source>line %1, column %2</source>
        <translation type="unfinished">řádek %1, sloupec %2</translation>
    </message>
    <message>
        <source>byte %1</source>
        <translation type="unfinished">bajt %1</translation>
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
        <source>The stones set up here were left out. {error}</source>
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
        <source>The game goes on after a line that is too long, so it was read with the rule that only exactly {win_length} in a row win.</source>
        <translation type="unfinished">Hra pokračuje po příliš dlouhé řadě, a tak byla čtena podle pravidla, že vyhrává jen přesně {win_length} v řadě.</translation>
    </message>
    <message>
        <source>The game is renju. Its forbidden moves are not judged here.</source>
        <translation type="unfinished">Hra je renju. Její zakázané tahy se zde neposuzují.</translation>
    </message>
    <message>
        <source>The file says that it holds game number {number}; it was read as five in a row.</source>
        <translation type="unfinished">Soubor říká, že obsahuje hru číslo {number}; byl přečten jako pět v řadě.</translation>
    </message>
    <message>
        <source>{name}[{value}] is no point of the board; the move was left out.</source>
        <translation type="unfinished">{name}[{value}] není bod desky; tah byl vynechán.</translation>
    </message>
    <message>
        <source>{name}[{value}] is not on the board; the stone was left out.</source>
        <translation type="unfinished">{name}[{value}] není na desce; kámen byl vynechán.</translation>
    </message>
    <message>
        <source>PL[{value}] does not say who is to move; it was left out.</source>
        <translation type="unfinished">PL[{value}] neříká, kdo je na tahu; bylo vynecháno.</translation>
    </message>
    <message>
        <source>The analysis of this position cannot be read; it was kept unread.</source>
        <translation type="unfinished">Analýzu této pozice nelze přečíst; zůstala uložena nepřečtená.</translation>
    </message>
    <message>
        <source>The text is in no encoding that is known here; some letters will be wrong.</source>
        <translation type="unfinished">Text není v žádném známém kódování; některá písmena budou špatně.</translation>
    </message>
    <message>
        <source>The file says that its letters are &apos;{declared}&apos;, which is not so; they were guessed.</source>
        <translation type="unfinished">Soubor říká, že jeho písmena jsou „{declared}“, ale není to pravda; byla odhadnuta.</translation>
    </message>
    <message>
        <source>The file does not name its encoding; its letters were read as {encoding}.</source>
        <translation type="unfinished">Soubor své kódování neuvádí; písmena byla přečtena jako {encoding}.</translation>
    </message>
    <message>
        <source>A value is not closed by ]; it was read up to the end.</source>
        <translation type="unfinished">Hodnota není uzavřena znakem ]; byla přečtena až do konce.</translation>
    </message>
    <message>
        <source>A node does not begin with ; and was read as if it did.</source>
        <translation type="unfinished">Uzel nezačíná znakem ; a byl přečten, jako by začínal.</translation>
    </message>
    <message>
        <source>A property has no value; it was left out.</source>
        <translation type="unfinished">Vlastnost nemá hodnotu; byla vynechána.</translation>
    </message>
    <message>
        <source>A property has no name in capital letters; it was left out.</source>
        <translation type="unfinished">Vlastnost nemá jméno velkými písmeny; byla vynechána.</translation>
    </message>
    <message>
        <source>A value stands without a property; it was left out.</source>
        <translation type="unfinished">Hodnota stojí bez vlastnosti; byla vynechána.</translation>
    </message>
    <message>
        <source>Characters that belong to no property were left out.</source>
        <translation type="unfinished">Znaky, které nepatří k žádné vlastnosti, byly vynechány.</translation>
    </message>
    <message>
        <source>The file ends before the game does; what is there was read.</source>
        <translation type="unfinished">Soubor končí dřív než hra; co v něm je, bylo přečteno.</translation>
    </message>
    <message>
        <source>The file ends before the tree does; what is there was read.</source>
        <translation type="unfinished">Soubor končí dřív než strom; co v něm je, bylo přečteno.</translation>
    </message>
    <message>
        <source>The first line should be like: Piskvorky 15x15, 0:0, 0</source>
        <translation type="unfinished">První řádek má vypadat jako: Piskvorky 15x15, 0:0, 0</translation>
    </message>
    <message>
        <source>Two lines with names should come first, then moves such as 9,9,0.</source>
        <translation type="unfinished">Nejdřív mají přijít dva řádky se jmény, pak tahy jako 9,9,0.</translation>
    </message>
    <message>
        <source>A pos file begins with the number of its moves.</source>
        <translation type="unfinished">Soubor pos začíná počtem svých tahů.</translation>
    </message>
    <message>
        <source>The file speaks of {said} moves and holds {held}.</source>
        <translation type="unfinished">Soubor mluví o počtu tahů {said}, ale obsahuje {held}.</translation>
    </message>
    <message>
        <source>The library holds no move.</source>
        <translation type="unfinished">Knihovna neobsahuje žádný tah.</translation>
    </message>
    <message>
        <source>Bytes behind the end of the tree were left out.</source>
        <translation type="unfinished">Bajty za koncem stromu byly vynechány.</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; should hold {what}; the line was left out.</source>
        <translation type="unfinished">„{line}“ má obsahovat {what}; řádek byl vynechán.</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; should hold {what}.</source>
        <translation type="unfinished">„{line}“ má obsahovat {what}.</translation>
    </message>
    <message>
        <source>Columns are moves of a game with falling stones; the game named was not used.</source>
        <translation type="unfinished">Sloupce jsou tahy hry s padajícími kameny; uvedená hra nebyla použita.</translation>
    </message>
    <message>
        <source>The line holds an odd count of numbers; the last one was left out.</source>
        <translation type="unfinished">Na řádku je lichý počet čísel; poslední bylo vynecháno.</translation>
    </message>
    <message>
        <source>Each line was read as a game of one move. A game&apos;s moves belong on one line.</source>
        <translation type="unfinished">Každý řádek byl přečten jako hra o jednom tahu. Tahy jedné hry patří na jeden řádek.</translation>
    </message>
    <message>
        <source>{needed} is needed, such as {example}, and not {value}.</source>
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
        <source>This file was changed by another program while it was read. Open it again.</source>
        <translation type="unfinished">Soubor během čtení změnil jiný program. Otevřete jej znovu.</translation>
    </message>
    <message>
        <source>This could not be done with the tree: {reason}.</source>
        <translation type="unfinished">S tímto stromem to nelze provést: {reason}.</translation>
    </message>
    <message>
        <source>The kept timeline is damaged, and cannot be shown.</source>
        <translation type="unfinished">Uchovaná časová osa je poškozená a nelze ji zobrazit.</translation>
    </message>
    <message>
        <source>The timeline was kept by a newer version of the program, and cannot be shown by this one.</source>
        <translation type="unfinished">Časovou osu uchovala novější verze programu a tato ji nedokáže zobrazit.</translation>
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
        <source>{player} cannot be started: {program} may not be run. Make the file executable, then try again.</source>
        <translation type="unfinished">{player} nelze spustit: {program} se nesmí spouštět. Učiňte soubor spustitelným a zkuste to znovu.</translation>
    </message>
    <message>
        <source>{player} cannot be started: {program} is no program of this system.</source>
        <translation type="unfinished">{player} nelze spustit: {program} není program pro tento systém.</translation>
    </message>
    <message>
        <source>{player} cannot be started ({reason}).</source>
        <translation type="unfinished">{player} nelze spustit ({reason}).</translation>
    </message>
    <message>
        <source>{player} cannot be started: there is no program {program}. Correct it in the list of engines.</source>
        <translation type="unfinished">{player} nelze spustit: program {program} neexistuje. Opravte ho v seznamu enginů.</translation>
    </message>
    <message>
        <source>{player} cannot be started: there is no folder {folder}. Change it in the list of engines.</source>
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
        <source>{player} cannot play {rules}: engines of others know five in a row only, on boards from 5×5.</source>
        <translation type="unfinished">{player} neumí hrát {rules}: cizí enginy znají jen pět v řadě na controllerách od 5×5.</translation>
    </message>
    <message>
        <source>{player} said nothing for {seconds} s in which it should have moved.</source>
        <translation type="unfinished">{player} mlčel {seconds} s, během nichž měl táhnout.</translation>
    </message>
    <message>
        <source>{player} named no move within {seconds} s. The last that it said was “{text}”.</source>
        <translation type="unfinished">{player} nejmenoval do {seconds} s žádný tah. Naposledy řekl „{text}“.</translation>
    </message>
    <message>
        <source>{player} moved {seconds} s after its time.</source>
        <translation type="unfinished">{player} táhl {seconds} s po svém čase.</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). The last that it said was “{text}”.</source>
        <translation type="unfinished">{player} se zhroutil (kód ukončení {status}). Naposledy řekl „{text}“.</translation>
    </message>
    <message>
        <source>{player} has crashed (exit code {status}). Check its program and arguments in the list of engines.</source>
        <translation type="unfinished">{player} se zhroutil (kód ukončení {status}). Zkontrolujte v seznamu enginů jeho program a argumenty.</translation>
    </message>
    <message>
        <source>{player} ended before it had moved.</source>
        <translation type="unfinished">{player} skončil dřív, než táhl.</translation>
    </message>
    <message>
        <source>{player} does not read what it is told.</source>
        <translation type="unfinished">{player} nečte, co se mu říká.</translation>
    </message>
    <message>
        <source>{player} writes without end, and was stopped.</source>
        <translation type="unfinished">{player} píše bez konce a byl zastaven.</translation>
    </message>
    <message>
        <source>{player} reports an error: “{text}”.</source>
        <translation type="unfinished">{player} hlásí chybu: „{text}“.</translation>
    </message>
    <message>
        <source>{player} moved to {move}, which is not on the board. Perhaps the order of its coordinates is set wrong.</source>
        <translation>{player} táhl na {move}, což není na desce. Možná je špatně nastaveno pořadí jeho souřadnic.</translation>
    </message>
    <message>
        <source>{player} moved to {move}, where a stone stands. Perhaps the order of its coordinates is set wrong.</source>
        <translation>{player} táhl na {move}, kde už kámen stojí. Možná je špatně nastaveno pořadí jeho souřadnic.</translation>
    </message>
    <message>
        <source>{player} was ended before it had moved.</source>
        <translation type="unfinished">{player} byl ukončen dřív, než táhl.</translation>
    </message>
    <message>
        <source>{player} did not end within {seconds} s when it was told to, and was killed.</source>
        <translation type="unfinished">{player} na výzvu neskončil do {seconds} s a byl zabit.</translation>
    </message>
    <message>
        <source>{player} left processes behind when it ended. They were killed ({count}).</source>
        <translation type="unfinished">{player} po sobě při ukončení nechal procesy. Byly zabity ({count}).</translation>
    </message>
    <message>
        <source>Give the engine a name.</source>
        <translation type="unfinished">Pojmenujte engine.</translation>
    </message>
    <message>
        <source>A name has at most {most} characters on one line, and no blanks around them.</source>
        <translation type="unfinished">Jméno má nejvýš {most} znaků na jednom řádku a kolem nich žádné mezery.</translation>
    </message>
    <message>
        <source>{name} is the name of a profile of the studio. Give the engine another one.</source>
        <translation type="unfinished">{name} je jméno profilu studia. Dejte enginu jiné.</translation>
    </message>
    <message>
        <source>There is another engine with the name {name}. Give this one another name.</source>
        <translation type="unfinished">Engine se jménem {name} už existuje. Dejte tomuto jiné jméno.</translation>
    </message>
    <message>
        <source>Choose the program of the engine.</source>
        <translation type="unfinished">Vyberte program enginu.</translation>
    </message>
    <message>
        <source>The program and its arguments are texts on one line each.</source>
        <translation type="unfinished">Program a jeho argumenty jsou texty, každý na jednom řádku.</translation>
    </message>
    <message>
        <source>The working folder is a text on one line.</source>
        <translation type="unfinished">Pracovní složka je text na jednom řádku.</translation>
    </message>
    <message>
        <source>An option has a key of letters such as thread_num, and a value, unlike &apos;{key}&apos;.</source>
        <translation type="unfinished">Volba má klíč z písmen, například thread_num, a hodnotu, na rozdíl od „{key}“.</translation>
    </message>
    <message>
        <source>{key} is no option: the studio itself tells the engine the rules, its time and its memory.</source>
        <translation type="unfinished">{key} není volba: pravidla, čas a paměť říká enginu studio samo.</translation>
    </message>
    <message>
        <source>The option {key} stands there twice.</source>
        <translation type="unfinished">Volba {key} je tam dvakrát.</translation>
    </message>
    <message>
        <source>The memory is a number of MB from 1 to {most}.</source>
        <translation type="unfinished">Paměť je počet MB od 1 do {most}.</translation>
    </message>
    <message>
        <source>The start may take from {least} to {most} seconds.</source>
        <translation type="unfinished">Start může trvat od {least} do {most} sekund.</translation>
    </message>
    <message>
        <source>There is no engine &apos;{name}&apos; in your list. The engines there are: {known}.</source>
        <translation type="unfinished">Ve vašem seznamu není engine „{name}“. Jsou v něm: {known}.</translation>
    </message>
    <message>
        <source>The list of engines cannot be read ({reason}). Correct {path}, or add the engines anew.</source>
        <translation type="unfinished">Seznam enginů nelze přečíst ({reason}). Opravte {path}, nebo enginy přidejte znovu.</translation>
    </message>
    <message>
        <source>The engine {who} of your list was left out: {reason}</source>
        <translation type="unfinished">Engine {who} z vašeho seznamu byl vynechán: {reason}</translation>
    </message>
    <message>
        <source>The engine is no table.</source>
        <translation type="unfinished">Engine není tabulka.</translation>
    </message>
    <message>
        <source>Its field {name} is missing or of another kind.</source>
        <translation type="unfinished">Jeho pole {name} chybí nebo je jiného druhu.</translation>
    </message>
    <message>
        <source>It has an unknown field &apos;{name}&apos;.</source>
        <translation type="unfinished">Má neznámé pole „{name}“.</translation>
    </message>
    <message>
        <source>&apos;{given}&apos; of &apos;{whole}&apos; is not NAME=VALUE, such as exploration=0.5 or simulations=1000.</source>
        <translation type="unfinished">„{given}“ v „{whole}“ není JMÉNO=HODNOTA, například exploration=0.5 nebo simulations=1000.</translation>
    </message>
    <message>
        <source>{name} must be a number, not &apos;{given}&apos;.</source>
        <translation type="unfinished">{name} musí být číslo, ne „{given}“.</translation>
    </message>
    <message>
        <source>&apos;{head}&apos; has no {name}: engines of others take simulations, seconds, depth and clock here.</source>
        <translation type="unfinished">„{head}“ nemá {name}: cizí enginy tu berou simulations, seconds, depth a clock.</translation>
    </message>
    <message>
        <source>{name} is not among the engines of this computer. Add it first, by this name.</source>
        <translation type="unfinished">{name} není mezi enginy tohoto počítače. Nejdřív ho pod tímto jménem přidejte.</translation>
    </message>
    <message>
        <source>A match needs players and openings.</source>
        <translation type="unfinished">Zápas potřebuje hráče a zahájení.</translation>
    </message>
    <message>
        <source>Two players of a match have the same name. Give each one its own.</source>
        <translation type="unfinished">Dva hráči zápasu mají stejné jméno. Dejte každému vlastní.</translation>
    </message>
    <message>
        <source>A match is being played. Stop it first; it can be resumed.</source>
        <translation type="unfinished">Hraje se zápas. Nejdřív ho zastavte; lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>Games come in pairs with both colours: an even number from 2, not {games}.</source>
        <translation type="unfinished">Partie jsou po dvojicích s oběma barvami: sudý počet od 2, ne {games}.</translation>
    </message>
    <message>
        <source>A sequential test needs two numbers of Elo from -1000 to 1000, the smaller one first: 0,20.</source>
        <translation type="unfinished">Sekvenční test potřebuje dvě čísla Elo od -1000 do 1000, menší první: 0,20.</translation>
    </message>
    <message>
        <source>A sequential test is of two players in one game.</source>
        <translation type="unfinished">Sekvenční test je pro dva hráče v jedné hře.</translation>
    </message>
    <message>
        <source>{name} holds no game of {game} that is not over at its end. Give other openings, or another game.</source>
        <translation type="unfinished">{name} neobsahuje žádnou partii {game}, která by na konci nebyla rozhodnuta. Zadejte jiná zahájení, nebo jinou hru.</translation>
    </message>
    <message>
        <source>On this board no game goes on after {moves} random moves. Ask for fewer.</source>
        <translation type="unfinished">Na této desce žádná partie po {moves} náhodných tazích nepokračuje. Chtějte jich méně.</translation>
    </message>
    <message>
        <source>Random openings are asked for as random:4, four moves, and not as &apos;{given}&apos;.</source>
        <translation type="unfinished">Náhodná zahájení se zadávají jako random:4, čtyři tahy, a ne jako „{given}“.</translation>
    </message>
    <message>
        <source>After an opening the game is over already. Leave it out.</source>
        <translation type="unfinished">Po jednom zahájení partie už skončila. Vynechte ho.</translation>
    </message>
    <message>
        <source>An opening cannot be played: {reason}</source>
        <translation type="unfinished">Zahájení nelze zahrát: {reason}</translation>
    </message>
    <message>
        <source>{workers} games at once with {threads} threads each need {cores_wanted} cores, and this machine has {cores}: they would take each other&apos;s time. Ask for fewer workers or threads, or limit by simulations.</source>
        <translation type="unfinished">{workers} partií najednou po {threads} vláknech potřebuje {cores_wanted} jader a tento počítač má {cores}: braly by si navzájem čas. Chtějte méně partií nebo vláken, nebo omezte simulacemi.</translation>
    </message>
    <message>
        <source>There is no experiment &apos;{name}&apos;. The experiments are {known}.</source>
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
        <source>{name} holds no match that could go on.</source>
        <translation type="unfinished">{name} neobsahuje zápas, který by mohl pokračovat.</translation>
    </message>
    <message>
        <source>{name} holds a match already. Resume it, or name another folder.</source>
        <translation type="unfinished">{name} už obsahuje zápas. Pokračujte v něm, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Somebody else is playing the match in {name}. Stop it there first.</source>
        <translation type="unfinished">Zápas v {name} hraje někdo jiný. Nejdřív ho tam zastavte.</translation>
    </message>
    <message>
        <source>{name} is no match that is known here ({reason}).</source>
        <translation type="unfinished">{name} není zápas, který by tu byl znám ({reason}).</translation>
    </message>
    <message>
        <source>{name} was changed after games were played: they would not compare. Begin a new match.</source>
        <translation type="unfinished">{name} se po odehrání partií změnil: nešly by srovnat. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>Line {line} of {name} is damaged. Take the line out, and its game is played again.</source>
        <translation type="unfinished">Řádek {line} souboru {name} je poškozen. Odstraňte ho a jeho partie se odehraje znovu.</translation>
    </message>
    <message>
        <source>This match was begun by another version of the program ({version}; this one is {own}): its games would not compare. Begin a new match.</source>
        <translation type="unfinished">Tento zápas začala jiná verze programu ({version}; tato je {own}): partie by nešly srovnat. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>The engine {name} is started in another way than when this match began. Begin a new match.</source>
        <translation type="unfinished">Engine {name} se spouští jinak, než když tento zápas začal. Začněte nový zápas.</translation>
    </message>
    <message>
        <source>The match ended because of a fault in this program ({reason}). It can be resumed.</source>
        <translation type="unfinished">Zápas skončil kvůli chybě v tomto programu ({reason}). Lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>Game {number} ended its worker {count} times. When the cause is found, resume it.</source>
        <translation type="unfinished">Partie {number} ukončila svůj proces {count}krát. Až najdete příčinu, pokračujte.</translation>
    </message>
    <message>
        <source>A piece of work ended its worker {count} times, and cannot be done.</source>
        <translation type="unfinished">Jeden kus práce ukončil svůj proces {count}krát a nelze ho udělat.</translation>
    </message>
    <message>
        <source>To work on a cluster, an extra is needed. Install it with: {command}</source>
        <translation type="unfinished">Pro práci na clusteru je potřeba doplněk. Nainstalujte ho příkazem: {command}</translation>
    </message>
    <message>
        <source>A scheduler&apos;s address is written as tcp://host:8786 or tls://host:8786, not &apos;{given}&apos;.</source>
        <translation type="unfinished">Adresa plánovače se píše jako tcp://host:8786 nebo tls://host:8786, ne „{given}“.</translation>
    </message>
    <message>
        <source>No scheduler answers at {given} ({reason}). Start it and its workers first.</source>
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
        <source>The worker {worker} has another version of MCTS Studio ({version}; here it is {own}).</source>
        <translation type="unfinished">Pracovník {worker} má jinou verzi MCTS Studia ({version}; zde je {own}).</translation>
    </message>
    <message>
        <source>The worker {worker} has no engine named {name}. Add it there, by the same name.</source>
        <translation type="unfinished">Pracovník {worker} nemá engine jménem {name}. Přidejte ho tam pod stejným jménem.</translation>
    </message>
    <message>
        <source>The name of a profile is at most {most} small letters from a to z, figures and hyphens, such as my-profile, and not &apos;{name}&apos;.</source>
        <translation type="unfinished">Jméno profilu je nejvýš {most} malých písmen od a do z, číslic a spojovníků, například muj-profil, a ne „{name}“.</translation>
    </message>
    <message>
        <source>The name {name} is taken by the studio itself. Choose another one.</source>
        <translation type="unfinished">Jméno {name} používá samo studio. Zvolte jiné.</translation>
    </message>
    <message>
        <source>The title of a profile is one line of 1 to {most} characters.</source>
        <translation type="unfinished">Název profilu je jeden řádek o 1 až {most} znacích.</translation>
    </message>
    <message>
        <source>A profile of the studio itself has the title &apos;{title}&apos;. Choose another one.</source>
        <translation type="unfinished">Název „{title}“ má profil samotného studia. Zvolte jiný.</translation>
    </message>
    <message>
        <source>The sentence of a profile is one line of at most {most} characters.</source>
        <translation type="unfinished">Věta profilu je jeden řádek o nejvýš {most} znacích.</translation>
    </message>
    <message>
        <source>There is another profile {name} already. Choose a name that is free.</source>
        <translation type="unfinished">Profil {name} už existuje. Zvolte volné jméno.</translation>
    </message>
    <message>
        <source>The file {file} holds no profile that could be replaced. Mend it, or choose another name.</source>
        <translation type="unfinished">Soubor {file} neobsahuje profil, který by šlo nahradit. Opravte ho, nebo zvolte jiné jméno.</translation>
    </message>
    <message>
        <source>The profile {file} was left out: {reason}</source>
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
        <source>It is too large for a profile: {most} KB are the most.</source>
        <translation type="unfinished">Na profil je příliš velký: nejvýš {most} KB.</translation>
    </message>
    <message>
        <source>It is not written in UTF-8.</source>
        <translation type="unfinished">Není zapsán v UTF-8.</translation>
    </message>
    <message>
        <source>This is not TOML: {reason}.</source>
        <translation type="unfinished">Toto není TOML: {reason}.</translation>
    </message>
    <message>
        <source>There is no entry {entry} here. The entries are {known}.</source>
        <translation type="unfinished">Položka {entry} tu není. Položky jsou {known}.</translation>
    </message>
    <message>
        <source>The entry {name} is missing.</source>
        <translation type="unfinished">Položka {name} chybí.</translation>
    </message>
    <message>
        <source>The entry {name} must be a text, not {value}.</source>
        <translation type="unfinished">Položka {name} musí být text, ne {value}.</translation>
    </message>
    <message>
        <source>The entry parameters must be a table, not {value}.</source>
        <translation type="unfinished">Položka parameters musí být tabulka, ne {value}.</translation>
    </message>
    <message>
        <source>The folder of your own profiles cannot be read: {reason}.</source>
        <translation type="unfinished">Složku vašich profilů nelze přečíst: {reason}.</translation>
    </message>
    <message>
        <source>Only {most} profiles of your own are read; the other files were left out.</source>
        <translation type="unfinished">Čte se jen {most} vašich profilů; ostatní soubory byly vynechány.</translation>
    </message>
    <message>
        <source>The profile {name} could not be deleted: {reason}.</source>
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
        <source>There is no network &apos;{name}&apos; here. Put its file into {folder}, or choose another network.</source>
        <translation>Síť &apos;{name}&apos; tu není. Vložte její soubor do {folder}, nebo zvolte jinou síť.</translation>
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
        <source>ONNX networks need an extra. Install it by: pip install &apos;mcts-studio[onnx]&apos;</source>
        <translation>Sítě ONNX potřebují doplněk. Nainstalujte jej příkazem: pip install &apos;mcts-studio[onnx]&apos;</translation>
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
        <source>These samples are not of version {known}.</source>
        <translation>Tyto vzorky nejsou verze {known}.</translation>
    </message>
    <message>
        <source>These are no samples of {rules}.</source>
        <translation>Toto nejsou vzorky hry {rules}.</translation>
    </message>
    <message>
        <source>The samples are damaged ({reason}).</source>
        <translation>Vzorky jsou poškozeny ({reason}).</translation>
    </message>
    <message>
        <source>There is no training here to go on with.</source>
        <translation>Není zde trénink, v němž by šlo pokračovat.</translation>
    </message>
    <message>
        <source>This checkpoint is not of version {known}.</source>
        <translation>Tento kontrolní bod není verze {known}.</translation>
    </message>
    <message>
        <source>The checkpoint is damaged ({reason}).</source>
        <translation>Kontrolní bod je poškozen ({reason}).</translation>
    </message>
    <message>
        <source>There is a training in this folder. Resume it, or choose another folder.</source>
        <translation>V této složce už trénink je. Pokračujte v něm, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Another program trains in this folder. Stop it, or choose another folder.</source>
        <translation type="unfinished">V této složce už běží trénink v jiném programu. Zastavte ho, nebo zvolte jinou složku.</translation>
    </message>
    <message>
        <source>There is no recipe &apos;{name}&apos; of training. There are: {known}.</source>
        <translation type="unfinished">Žádný recept tréninku &apos;{name}&apos; není. Jsou tyto: {known}.</translation>
    </message>
    <message>
        <source>A training is on. Stop it first; it can be resumed.</source>
        <translation type="unfinished">Trénink běží. Nejprve ho zastavte; dá se v něm pokračovat.</translation>
    </message>
    <message>
        <source>The training broke off: {reason}</source>
        <translation type="unfinished">Trénink se přerušil: {reason}</translation>
    </message>
    <message>
        <source>The process that trains could not be started.</source>
        <translation type="unfinished">Proces, který trénuje, se nepodařilo spustit.</translation>
    </message>
    <message>
        <source>The process that trains ended unexpectedly. What was learnt is kept, and it can be resumed.</source>
        <translation type="unfinished">Proces, který trénuje, nečekaně skončil. Co se síť naučila, zůstalo a dá se v tom pokračovat.</translation>
    </message>
    <message>
        <source>Training needs torch. Install it by: pip install &apos;mcts-studio[train]&apos;</source>
        <translation>Trénink potřebuje torch. Nainstalujte jej: pip install &apos;mcts-studio[train]&apos;</translation>
    </message>
</context>
<context>
    <name>MissedWords</name>
    <message>
        <source>%1. %2 lets %3 win %4: %5.</source>
        <translation>%1. %2 – %3 pak vyhraje %4: %5.</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 misses a win %4 in %n move(s): %5.</source>
        <translation>
            <numerusform>%1. %2 přehlíží výhru %4 v %n tahu: %5.</numerusform>
            <numerusform>%1. %2 přehlíží výhru %4 ve %n tazích: %5.</numerusform>
            <numerusform>%1. %2 přehlíží výhru %4 v %n tazích: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 misses a win %4 in %n move(s): %5. It still wins.</source>
        <translation>
            <numerusform>%1. %2 přehlíží výhru %4 v %n tahu: %5. I tak vyhrává.</numerusform>
            <numerusform>%1. %2 přehlíží výhru %4 ve %n tazích: %5. I tak vyhrává.</numerusform>
            <numerusform>%1. %2 přehlíží výhru %4 v %n tazích: %5. I tak vyhrává.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; of %n other move(s) it is not known</source>
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
        <source>; only %1 defend(s)</source>
        <translation>
            <numerusform>; brání jen %1</numerusform>
            <numerusform>; brání jen %1</numerusform>
            <numerusform>; brání jen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message>
        <source>While the engine thinks, its moments are kept here to be replayed.</source>
        <translation type="unfinished">Když engine přemýšlí, uchovávají se zde jeho okamžiky k přehrání.</translation>
    </message>
    <message>
        <source>Nothing to replay yet</source>
        <translation type="unfinished">Zatím není co přehrát</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moment(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln okamžik</numerusform>
            <numerusform>%Ln okamžiky</numerusform>
            <numerusform>%Ln okamžiků</numerusform>
        </translation>
    </message>
    <message>
        <source>Now · %1</source>
        <translation type="unfinished">Nyní · %1</translation>
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
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>moment %1 of %2</source>
        <translation type="unfinished">okamžik %1 z %2</translation>
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
        <source>The table of moves was exported to %1.</source>
        <translation type="unfinished">Tabulka tahů byla exportována do %1.</translation>
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
        <source>Moves will be listed here. Click the board to play one.</source>
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
        <source>%1, %Ln variations</source>
        <translation type="unfinished">
            <numerusform>%1, %Ln varianta</numerusform>
            <numerusform>%1, %Ln varianty</numerusform>
            <numerusform>%1, %Ln variant</numerusform>
        </translation>
    </message>
    <message>
        <source>Move %1 of %2, %3</source>
        <translation type="unfinished">Tah %1 z %2, %3</translation>
    </message>
    <message>
        <source>After move %1 of %2, %3</source>
        <translation type="unfinished">Po tahu %1 z %2, %3</translation>
    </message>
    <message>
        <source>%1 passes</source>
        <translation type="unfinished">%1 se vzdává tahu</translation>
    </message>
</context>
<context>
    <name>Networks</name>
    <message>
        <source>There is no network of the studio for this game yet: the best rollouts search instead.</source>
        <translation>Pro tuto hru studio zatím síť nemá: místo ní hledají nejlepší rollouty.</translation>
    </message>
    <message>
        <source>The network %1 judges positions.</source>
        <translation>Pozice posuzuje síť %1.</translation>
    </message>
    <message>
        <source>The network %1 judges positions, asked by one thread.</source>
        <translation>Pozice posuzuje síť %1, které se ptá jedno vlákno.</translation>
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
        <source>Who starts</source>
        <translation type="unfinished">Kdo začíná</translation>
    </message>
    <message>
        <source>Cloc&amp;k</source>
        <translation type="unfinished">&amp;Hodiny</translation>
    </message>
    <message>
        <source>W&amp;ho starts</source>
        <translation type="unfinished">Kdo z&amp;ačíná</translation>
    </message>
    <message>
        <source>&amp;%1</source>
        <translation type="unfinished">&amp;%1</translation>
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
        <source>After %1 · %2 · %3</source>
        <translation type="unfinished">Po %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Inside the search, after %1 · %2 · %3</source>
        <translation type="unfinished">Uvnitř prohledávání, po %1 · %2 · %3</translation>
    </message>
    <message>
        <source>Inside the search, after %1 · %2 · the network said %5 (prior %6), the search says %3 for %4</source>
        <translation type="unfinished">Uvnitř prohledávání, po %1 · %2 · síť řekla %5 (prior %6), prohledávání říká %3 (%4)</translation>
    </message>
    <message>
        <source>After %1 · %2 · the network said %5 (prior %6), the search says %3 for %4</source>
        <translation type="unfinished">Po %1 · %2 · síť řekla %5 (prior %6), prohledávání říká %3 (%4)</translation>
    </message>
    <message>
        <source>After %1 · network %5 (prior %6), search %3</source>
        <translation type="unfinished">Po %1 · síť %5 (prior %6), prohledávání %3</translation>
    </message>
    <message>
        <source>Inside the search, after %1 · %2 · %3 for %4</source>
        <translation type="unfinished">Uvnitř prohledávání, po %1 · %2 · %4: %3</translation>
    </message>
    <message>
        <source>After %1 · %2 · %3 for %4</source>
        <translation type="unfinished">Po %1 · %2 · %4: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s)</source>
        <translation type="unfinished">
            <numerusform>%1 vyhraje %2 v %n tahu</numerusform>
            <numerusform>%1 vyhraje %2 ve %n tazích</numerusform>
            <numerusform>%1 vyhraje %2 v %n tazích</numerusform>
        </translation>
    </message>
    <message>
        <source>a draw, by an exact look at the end</source>
        <translation type="unfinished">remíza, podle přesného pohledu na konec</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %n move(s), by an exact look at the end</source>
        <translation type="unfinished">
            <numerusform>%1 vyhraje nejvýše v %n tahu, podle přesného pohledu na konec</numerusform>
            <numerusform>%1 vyhraje nejvýše ve %n tazích, podle přesného pohledu na konec</numerusform>
            <numerusform>%1 vyhraje nejvýše v %n tazích, podle přesného pohledu na konec</numerusform>
        </translation>
    </message>
    <message>
        <source>The node that is looked at</source>
        <translation type="unfinished">Zobrazený uzel</translation>
    </message>
    <message>
        <source>Up</source>
        <translation type="unfinished">Nahoru</translation>
    </message>
    <message>
        <source>To the node above</source>
        <translation type="unfinished">Na uzel o úroveň výš</translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished">Kořen</translation>
    </message>
    <message>
        <source>Back to the root</source>
        <translation type="unfinished">Zpět ke kořeni</translation>
    </message>
</context>
<context>
    <name>NodeController</name>
    <message>
        <source>The search has not looked at %1 there. Go back to the root to play a move.</source>
        <translation type="unfinished">Prohledávání tam na %1 nepohlédlo. Chcete-li zahrát tah, vraťte se ke kořeni.</translation>
    </message>
    <message>
        <source>The search has not looked at %1 there.</source>
        <translation type="unfinished">Prohledávání tam na %1 nepohlédlo.</translation>
    </message>
</context>
<context>
    <name>OpeningsBox</name>
    <message>
        <source>random moves</source>
        <translation type="unfinished">náhodných tahů</translation>
    </message>
    <message>
        <source>each first move in turn</source>
        <translation type="unfinished">každý první tah po řadě</translation>
    </message>
    <message>
        <source>the empty board</source>
        <translation type="unfinished">prázdná deska</translation>
    </message>
    <message>
        <source>of both sides</source>
        <translation type="unfinished">obou stran</translation>
    </message>
    <message>
        <source>Openings</source>
        <translation type="unfinished">Zahájení</translation>
    </message>
    <message>
        <source>Random moves of an opening</source>
        <translation type="unfinished">Náhodných tahů v zahájení</translation>
    </message>
    <message>
        <source>the ends of a file&apos;s games …</source>
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
        <source>Outside of the range (%1): the value stays %2.</source>
        <translation type="unfinished">Mimo rozsah (%1): hodnota zůstává %2.</translation>
    </message>
    <message>
        <source>Reset to %1, as the profile has it</source>
        <translation type="unfinished">Vrátit na %1, jak to má profil</translation>
    </message>
    <message>
        <source>Reset %1 to %2</source>
        <translation type="unfinished">Vrátit %1 na %2</translation>
    </message>
    <message>
        <source>The profile has %1.</source>
        <translation type="unfinished">Profil má %1.</translation>
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
        <source>First play</source>
        <translation type="unfinished">Nenavštívené</translation>
    </message>
    <message>
        <source>Least prior</source>
        <translation>Nejmenší prior</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Síť</translation>
    </message>
    <message>
        <source>Asked at once</source>
        <translation type="unfinished">Dotázáno najednou</translation>
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
        <source>Widening from</source>
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
        <source>Shared positions</source>
        <translation type="unfinished">Sdílené pozice</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation type="unfinished">Hrozby</translation>
    </message>
    <message>
        <source>Look for threats</source>
        <translation type="unfinished">Hledání hrozeb</translation>
    </message>
    <message>
        <source>Look at the end</source>
        <translation type="unfinished">Pohled na konec</translation>
    </message>
    <message>
        <source>Proofs</source>
        <translation type="unfinished">Důkazy</translation>
    </message>
    <message>
        <source>Keep the tree</source>
        <translation type="unfinished">Ponechat strom</translation>
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
        <source>The rule that compares children: uct or puct.</source>
        <translation type="unfinished">Pravidlo, které srovnává potomky: uct, nebo puct.</translation>
    </message>
    <message>
        <source>How much the search explores: c of UCT on win rates from 0 to 1, or c of PUCT on values from −1 to 1.</source>
        <translation type="unfinished">Jak moc hledání zkoumá: c pro UCT na úspěšnosti od 0 do 1, nebo c pro PUCT na hodnotách od −1 do 1.</translation>
    </message>
    <message>
        <source>What a child not yet visited is worth, as a win rate for uct and a value for puct; inf: such children come before all others.</source>
        <translation type="unfinished">Jakou hodnotu má dosud nenavštívený potomek, u uct jako úspěšnost, u puct jako hodnota; inf: takoví potomci jdou před všemi ostatními.</translation>
    </message>
    <message>
        <source>Moves to which a network gives a smaller prior are left out below the root; they are put back when all the others are proven lost. 0: none is left out.</source>
        <translation>Tahy, kterým síť dává menší prior, se pod kořenem vynechávají; vrátí se, když jsou všechny ostatní prokazatelně prohrané. 0: nevynechá se žádný.</translation>
    </message>
    <message>
        <source>Which network judges positions in place of rollouts: its name, or shipped for ours that has learnt the game. Where there is none, the best rollouts search. Empty: rollouts. Goes with puct.</source>
        <translation>Která síť posuzuje pozice místo rolloutů: její jméno, nebo shipped pro naši síť, která se této hře naučila. Kde žádná není, hledají nejlepší rollouty. Prázdné: rollouty. Patří k puct.</translation>
    </message>
    <message>
        <source>About how many positions a convolutional network, or a function, is asked at once; passes that wait count as losses meanwhile, so that others look elsewhere. Rollouts and pattern networks have no use for it.</source>
        <translation type="unfinished">Zhruba na kolik pozic se konvoluční sítě nebo funkce ptáme najednou; simulace, které čekají, se zatím počítají jako prohry, aby ostatní hledaly jinde. Rollouty a vzorové sítě to nepotřebují.</translation>
    </message>
    <message>
        <source>How a rollout chooses its moves: uniform among all, neighbour for those near to stones, tactical to take wins and block losses first.</source>
        <translation type="unfinished">Jak rollout volí tahy: uniform ze všech, neighbour z tahů poblíž kamenů, tactical nejdřív bere výhry a brání prohrám.</translation>
    </message>
    <message>
        <source>How near to a stone the moves of neighbour and tactical rollouts are; 0: anywhere.</source>
        <translation type="unfinished">Jak blízko ke kameni jsou tahy rolloutů neighbour a tactical; 0: kdekoli.</translation>
    </message>
    <message>
        <source>A rollout that lasts longer counts as a draw; 0: it is played to its end.</source>
        <translation type="unfinished">Delší rollout se počítá jako remíza; 0: dohraje se do konce.</translation>
    </message>
    <message>
        <source>How many children a node considers at first; 0: all of them.</source>
        <translation type="unfinished">O kolika potomcích uzel uvažuje zpočátku; 0: o všech.</translation>
    </message>
    <message>
        <source>As a node&apos;s visits grow, it considers factor × visits ^ exponent more children.</source>
        <translation type="unfinished">Jak přibývá návštěv uzlu, uvažuje o dalších činitel × návštěvy ^ exponent potomcích.</translation>
    </message>
    <message>
        <source>How fast that grows with the visits: the exponent in factor × visits ^ exponent.</source>
        <translation type="unfinished">Jak rychle to roste s návštěvami: exponent ve výrazu faktor × návštěvy ^ exponent.</translation>
    </message>
    <message>
        <source>Where stones fall and four win: how many positions an exact look at what the root&apos;s moves are worth may try while the search goes on, as soon as few enough points are empty; 0: nobody looks.</source>
        <translation type="unfinished">Kde kameny padají a vyhrávají čtyři: kolik pozic smí během hledání vyzkoušet přesný pohled na hodnotu tahů z kořene, jakmile je konec dost blízko; 0: nikdo se nedívá.</translation>
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
        <source>wins at once</source>
        <translation type="unfinished">okamžité výhry</translation>
    </message>
    <message>
        <source>wins by fours</source>
        <translation type="unfinished">výhry čtyřkami</translation>
    </message>
    <message>
        <source>by threes at the root</source>
        <translation type="unfinished">v kořeni i trojkami</translation>
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
        <source>sample of the visits</source>
        <translation type="unfinished">výběr podle návštěv</translation>
    </message>
    <message>
        <source>the studio’s, for the game</source>
        <translation>síť studia pro tuto hru</translation>
    </message>
    <message>
        <source>from %1, or ∞</source>
        <translation type="unfinished">od %1, nebo ∞</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation type="unfinished">%1 až %2</translation>
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
        <source>the same as %1</source>
        <translation type="unfinished">stejné jako %1</translation>
    </message>
    <message>
        <source>%1, but for %2</source>
        <translation type="unfinished">%1, až na %2</translation>
    </message>
    <message>
        <source>How near to a stone the children are that come first; the others follow when those are proven lost. 0: all are alike.</source>
        <translation type="unfinished">Jak blízko ke kameni jsou potomci, kteří jdou první; ostatní následují, až je u nich dokázána prohra. 0: všichni jsou si rovni.</translation>
    </message>
    <message>
        <source>How near to the middle of the board the children are that come first in each side&apos;s first move. 0: all are alike.</source>
        <translation type="unfinished">Jak blízko ke středu desky jsou potomci, kteří jdou první při prvním tahu každé strany. 0: všichni jsou si rovni.</translation>
    </message>
    <message>
        <source>Whether positions reached by different orders of moves share a node.</source>
        <translation type="unfinished">Zda pozice dosažené různým pořadím tahů sdílejí uzel.</translation>
    </message>
    <message>
        <source>What is seen of threats: none; wins: moves that win at once, and the only reply to one; fours: besides, wins by fours and what refutes them; threes: besides, wins by threes at the root. Where stones fall, at most wins.</source>
        <translation type="unfinished">Co se vidí z hrozeb: none nic; wins: tahy, které hned vyhrávají, a jediná odpověď na takový; fours: navíc výhry čtyřkami a co je vyvrací; threes: navíc výhry trojkami v kořeni. Kde kameny padají, nejvýše wins.</translation>
    </message>
    <message>
        <source>How many moves a look for fours may try at a node; at the root it is a hundred times as many.</source>
        <translation type="unfinished">Kolik tahů smí vyzkoušet hledání čtyřek v uzlu; v kořeni stokrát tolik.</translation>
    </message>
    <message>
        <source>Whether certain wins, draws and losses rise through the tree.</source>
        <translation type="unfinished">Zda jisté výhry, remízy a prohry stoupají stromem.</translation>
    </message>
    <message>
        <source>Whether the tree below a move is kept when the move is played.</source>
        <translation type="unfinished">Zda se strom pod tahem zachová, když je tah zahrán.</translation>
    </message>
    <message>
        <source>The move in the end: most visits, best value, best lower bound of confidence, or a sample of the visits.</source>
        <translation type="unfinished">Konečný tah: nejvíce návštěv, nejlepší hodnota, nejlepší dolní mez spolehlivosti, nebo losování podle návštěv.</translation>
    </message>
    <message>
        <source>How freely a sample is drawn: small values prefer the most visited move.</source>
        <translation type="unfinished">Jak volně se losuje: malé hodnoty dávají přednost nejnavštěvovanějšímu tahu.</translation>
    </message>
    <message>
        <source>How far below its value the lower bound of confidence lies.</source>
        <translation type="unfinished">Jak hluboko pod hodnotou leží dolní mez spolehlivosti.</translation>
    </message>
    <message>
        <source>How large the tree may grow; then the search goes on without growing.</source>
        <translation type="unfinished">Jak velký smí strom být; pak prohledávání pokračuje bez růstu.</translation>
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
        <source>Only what &amp;differs</source>
        <translation type="unfinished">Jen co se &amp;liší</translation>
    </message>
    <message>
        <source>No parameter is about this. Search for another word.</source>
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
        <source>%n parameter(s) differ from the profile %1.</source>
        <translation type="unfinished">
            <numerusform>%n parametr se liší od profilu %1.</numerusform>
            <numerusform>%n parametry se liší od profilu %1.</numerusform>
            <numerusform>%n parametrů se liší od profilu %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>As %1.</source>
        <translation type="unfinished">Jako %1.</translation>
    </message>
    <message>
        <source>Saved as %1. It stands beside the other profiles now.</source>
        <translation type="unfinished">Uloženo jako %1. Teď stojí vedle ostatních profilů.</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation type="unfinished">Výběr</translation>
    </message>
    <message>
        <source>Which children are looked at</source>
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
        <source>At the level %1 the final move is drawn from the visits, whatever is said of it here.</source>
        <translation type="unfinished">Na úrovni %1 se konečný tah losuje podle návštěv, ať se tu píše cokoli.</translation>
    </message>
    <message>
        <source>The game was left without a result. It stays open here, to be reviewed.</source>
        <translation type="unfinished">Partie byla opuštěna bez výsledku. Zůstává zde otevřená k rozboru.</translation>
    </message>
</context>
<context>
    <name>PlayerRow</name>
    <message>
        <source>Player %1</source>
        <translation type="unfinished">Hráč %1</translation>
    </message>
    <message>
        <source>Level of player %1</source>
        <translation type="unfinished">Úroveň hráče %1</translation>
    </message>
    <message>
        <source>Parameters of player %1 …</source>
        <translation type="unfinished">Parametry hráče %1 …</translation>
    </message>
    <message>
        <source>Change how this player searches, parameter by parameter</source>
        <translation type="unfinished">Změnit po jednotlivých parametrech, jak tento hráč hledá</translation>
    </message>
    <message>
        <source>own limit</source>
        <translation type="unfinished">vlastní limit</translation>
    </message>
    <message>
        <source>Own limit of player %1</source>
        <translation type="unfinished">Vlastní limit hráče %1</translation>
    </message>
    <message>
        <source>Take player %1 out</source>
        <translation type="unfinished">Odebrat hráče %1</translation>
    </message>
    <message>
        <source>Take this player out</source>
        <translation type="unfinished">Odebrat tohoto hráče</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation type="unfinished">%1, změněno</translation>
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
        <source>%1, changed</source>
        <translation type="unfinished">%1, změněno</translation>
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
        <translation>Nejsilnější: co se síť naučila ve hrách proti sobě, a výhry hrozbami.</translation>
    </message>
    <message>
        <source>Studio without a network</source>
        <translation>Studio bez sítě</translation>
    </message>
    <message>
        <source>The strongest rollouts: moves next to stones first, little exploration, shared positions, wins by threats.</source>
        <translation>Nejsilnější rollouty: nejdřív tahy vedle kamenů, málo zkoumání, sdílené pozice, výhry hrozbami.</translation>
    </message>
    <message>
        <source>AlphaZero</source>
        <translation>AlphaZero</translation>
    </message>
    <message>
        <source>The textbook&apos;s search with a network: priors and values in place of rollouts, all legal moves, no proofs.</source>
        <translation>Hledání se sítí z učebnice: apriorní pravděpodobnosti a hodnoty místo rolloutů, všechny přípustné tahy, bez důkazů.</translation>
    </message>
    <message>
        <source>Classic UCT</source>
        <translation type="unfinished">Klasické UCT</translation>
    </message>
    <message>
        <source>UCB1 with c = √2 on win rates, uniform rollouts, one child at a time, the most visited move.</source>
        <translation type="unfinished">UCB1 s c = √2 na úspěšnosti, rovnoměrné rollouty, po jednom potomkovi, nejnavštěvovanější tah.</translation>
    </message>
    <message>
        <source>Classroom UCT</source>
        <translation type="unfinished">UCT z učebnice</translation>
    </message>
    <message>
        <source>The textbook&apos;s UCT with c = √2 on values from −1 to 1, uniform rollouts, a new tree for each move.</source>
        <translation type="unfinished">UCT z učebnice s c = √2 na hodnotách od −1 do 1, rovnoměrné rollouty, nový strom pro každý tah.</translation>
    </message>
    <message>
        <source>Win-share UCT</source>
        <translation type="unfinished">UCT podle podílu výher</translation>
    </message>
    <message>
        <source>Rewards are wins by visits with a tie as one half; few children at first, more as visits grow.</source>
        <translation type="unfinished">Odměnou jsou výhry dělené návštěvami, remíza za polovinu; zpočátku málo potomků, s návštěvami více.</translation>
    </message>
    <message>
        <source>Neighbour rollouts</source>
        <translation type="unfinished">Sousední rollouty</translation>
    </message>
    <message>
        <source>Rollouts play next to stones only and end at a depth; the move with the best value.</source>
        <translation type="unfinished">Rollouty hrají jen vedle kamenů a končí v dané hloubce; tah s nejlepší hodnotou.</translation>
    </message>
    <message>
        <source>Uniform twin</source>
        <translation type="unfinished">Rovnoměrné dvojče</translation>
    </message>
    <message>
        <source>Neighbour rollouts&apos; twin for comparison: the same in everything, but its rollouts play anywhere.</source>
        <translation type="unfinished">Dvojče sousedních rolloutů pro srovnání: ve všem stejné, jen rollouty hrají kdekoli.</translation>
    </message>
    <message>
        <source>Graph search</source>
        <translation type="unfinished">Prohledávání grafu</translation>
    </message>
    <message>
        <source>Positions reached by different orders of moves share a node; made for Connect Four.</source>
        <translation type="unfinished">Pozice dosažené různým pořadím tahů sdílejí uzel; stvořeno pro Connect Four.</translation>
    </message>
    <message>
        <source>c is %1 on win rates from 0 to 1, and %2 on values from −1 to 1.</source>
        <translation type="unfinished">c je %1 na úspěšnosti od 0 do 1 a %2 na hodnotách od −1 do 1.</translation>
    </message>
</context>
<context>
    <name>ProfilesDialog</name>
    <message>
        <source>Your Profiles</source>
        <translation type="unfinished">Vaše profily</translation>
    </message>
    <message>
        <source>They are files in %1.</source>
        <translation type="unfinished">Jsou to soubory ve složce %1.</translation>
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
        <source>You have no profiles yet. Change parameters of a search, and choose Save as a Profile there.</source>
        <translation type="unfinished">Zatím nemáte žádné profily. Změňte parametry hledání a zvolte tam Uložit jako profil.</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation type="unfinished">&amp;Zavřít</translation>
    </message>
    <message>
        <source>Delete the profile %1 for ever? Games and analyses that were made with it stay.</source>
        <translation type="unfinished">Smazat profil %1 navždy? Partie a analýzy, které s ním vznikly, zůstanou.</translation>
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
        <source>The studio does not speak this language yet.</source>
        <translation type="unfinished">Tento jazyk studio zatím neumí.</translation>
    </message>
    <message>
        <source>No font for Chinese is installed. Install one, such as Noto Sans CJK SC, and choose it again.</source>
        <translation type="unfinished">Není nainstalováno žádné písmo pro čínštinu. Nainstalujte některé, například Noto Sans CJK SC, a zvolte ji znovu.</translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message>
        <source>Ask an engine</source>
        <translation type="unfinished">Zeptat se enginu</translation>
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
        <source>There is no engine in your list yet. Add one by “Engines …”.</source>
        <translation type="unfinished">Ve vašem seznamu zatím žádný engine není. Přidejte ho přes „Enginy …“.</translation>
    </message>
    <message>
        <source>The board shows what the engine thinks of the position, as far as it tells.</source>
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
        <source>What the engine says</source>
        <translation type="unfinished">Co engine říká</translation>
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
        <source>%1 would play %2.</source>
        <translation type="unfinished">%1 by zahrál %2.</translation>
    </message>
    <message>
        <source>It thinks most of %1: an engine below its full strength may draw among its moves.</source>
        <translation type="unfinished">Nejvíc si cení %1: engine pod svou plnou silou smí mezi tahy losovat.</translation>
    </message>
    <message>
        <source>win rate %1</source>
        <translation type="unfinished">úspěšnost %1</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished">hloubka %1</translation>
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
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>The engine was ended before it had told anything.</source>
        <translation type="unfinished">Engine byl ukončen dřív, než něco řekl.</translation>
    </message>
</context>
<context>
    <name>RatingsPlot</name>
    <message>
        <source>Elo with intervals of 95 %</source>
        <translation type="unfinished">Elo s intervaly 95 %</translation>
    </message>
    <message>
        <source>%1: Elo %2, open: games against equals are missing</source>
        <translation type="unfinished">%1: Elo %2, otevřené: chybí partie proti rovným</translation>
    </message>
    <message>
        <source>%1: Elo %2, by which the others are measured</source>
        <translation type="unfinished">%1: Elo %2, podle něhož se měří ostatní</translation>
    </message>
    <message>
        <source>%1: Elo %2, from %3 to %4 with 95 %</source>
        <translation type="unfinished">%1: Elo %2, s 95 % od %3 do %4</translation>
    </message>
    <message>
        <source>Elo with its interval will be drawn here when pairs of games have ended.</source>
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
        <source>No game was opened, saved or played yet</source>
        <translation type="unfinished">Žádná hra zatím nebyla otevřena, uložena ani hrána</translation>
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
        <source>A game without a file</source>
        <translation type="unfinished">Hra bez souboru</translation>
    </message>
    <message>
        <source>MCTS Studio ended unexpectedly. %1 has changes that were not saved (%2, %3).</source>
        <translation type="unfinished">MCTS Studio nečekaně skončilo. %1 obsahuje změny, které nebyly uloženy (%2, %3).</translation>
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
        <source>Another player</source>
        <translation type="unfinished">Jiný hráč</translation>
    </message>
    <message>
        <source>Who plays %1 from now on? The clock goes on as it is.</source>
        <translation type="unfinished">Kdo hraje %1 odteď? Hodiny jdou dál, jak jsou.</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
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
        <source>Moment of the search</source>
        <translation type="unfinished">Okamžik prohledávání</translation>
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
        <source>Back to the present of the search</source>
        <translation type="unfinished">Zpět do přítomnosti prohledávání</translation>
    </message>
    <message>
        <source>Export the moments of the search</source>
        <translation type="unfinished">Exportovat okamžiky prohledávání</translation>
    </message>
</context>
<context>
    <name>ReplayController</name>
    <message>
        <source>The record keeps the moments of so many searches that there is no room for more in a file.</source>
        <translation type="unfinished">Záznam uchovává okamžiky tolika prohledávání, že pro další už v souboru není místo.</translation>
    </message>
    <message>
        <source>The record holds the moments of this search now. Save it to keep them.</source>
        <translation type="unfinished">Okamžiky tohoto prohledávání jsou nyní v záznamu. Aby zůstaly, uložte jej.</translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message>
        <source>Writing %1</source>
        <translation type="unfinished">Zapisuje se %1</translation>
    </message>
    <message>
        <source>Export the pictures into</source>
        <translation type="unfinished">Exportovat obrázky do</translation>
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
        <source>%Ln file(s) exist(s) already, such as %1. Replace?</source>
        <translation type="unfinished">
            <numerusform>%Ln soubor už existuje: %1. Nahradit?</numerusform>
            <numerusform>%Ln soubory už existují, například %1. Nahradit?</numerusform>
            <numerusform>%Ln souborů už existuje, například %1. Nahradit?</numerusform>
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
        <source>The search was exported to %1.</source>
        <translation type="unfinished">Prohledávání bylo exportováno do %1.</translation>
    </message>
    <message>
        <source>The export was cancelled; nothing was written.</source>
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
        <source>%1×</source>
        <translation type="unfinished">%1×</translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message>
        <source>Analysis of the whole game</source>
        <translation type="unfinished">Analýza celé hry</translation>
    </message>
    <message>
        <source>Analysing move %1 of %2</source>
        <translation type="unfinished">Analyzuje se tah %1 z %2</translation>
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
        <source>The game has not been analysed yet. F12 does it.</source>
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
        <source>%1 lost %2; %3 wins in at most %n move(s).</source>
        <translation type="unfinished">
            <numerusform>%1: ztráta %2; %3 vyhrává nejvýše v %n tahu.</numerusform>
            <numerusform>%1: ztráta %2; %3 vyhrává nejvýše ve %n tazích.</numerusform>
            <numerusform>%1: ztráta %2; %3 vyhrává nejvýše v %n tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost %2; %3 wins.</source>
        <translation type="unfinished">%1: ztráta %2; %3 vyhrává.</translation>
    </message>
    <message>
        <source>%1 lost %2; %3 is a draw.</source>
        <translation type="unfinished">%1: ztráta %2; %3 je remíza.</translation>
    </message>
    <message>
        <source>%1 lost %2; %3 was better.</source>
        <translation type="unfinished">%1: ztráta %2; lepší bylo %3.</translation>
    </message>
    <message>
        <source>The game is analysed when it is over, or when the search is shown.</source>
        <translation type="unfinished">Hra se analyzuje, až skončí, nebo když je prohledávání zobrazené.</translation>
    </message>
    <message numerus="yes">
        <source>The game is analysed: %n mistake(s). J goes to the next one.</source>
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
        <source>Some moves could not be compared: more simulations may find mistakes.</source>
        <translation type="unfinished">Některé tahy se nedaly porovnat: s více simulacemi se mohou najít chyby.</translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) the look for wins by threats reached its limit.</source>
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
        <source>Analyse again what is known already</source>
        <translation type="unfinished">Znovu analyzovat i to, co už je známo</translation>
    </message>
    <message>
        <source>Profile that analyses</source>
        <translation type="unfinished">Profil, který analyzuje</translation>
    </message>
    <message>
        <source>Limit for each position</source>
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
        <source>Simulations for each position</source>
        <translation type="unfinished">Simulace na každou pozici</translation>
    </message>
    <message>
        <source>Seconds for each position</source>
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
        <source>Analysed by</source>
        <translation type="unfinished">Analyzuje</translation>
    </message>
    <message>
        <source>For each position</source>
        <translation type="unfinished">Na každou pozici</translation>
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
        <source>How long this takes depends on the game.</source>
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
        <source>about %1 hours</source>
        <translation type="unfinished">asi %1 h</translation>
    </message>
    <message>
        <source>This takes %1, less where a position is proven, and more where moves are compared.</source>
        <translation type="unfinished">Potrvá to %1, kde je pozice dokázána, méně, a kde se porovnávají tahy, více.</translation>
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
        <source>A &amp;longer line wins too</source>
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
        <source>Length of a line that wins</source>
        <translation type="unfinished">Délka výherní řady</translation>
    </message>
    <message>
        <source>Stones fall</source>
        <translation type="unfinished">Kameny padají</translation>
    </message>
    <message>
        <source>A longer line wins too</source>
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
        <source>L&amp;ine of</source>
        <translation type="unfinished">Řada dé&amp;lky</translation>
    </message>
    <message>
        <source>%1×%2 board: no line of %3 fits, so every game is a draw.</source>
        <translation type="unfinished">Deska %1×%2: řada délky %3 se nevejde, každá hra skončí remízou.</translation>
    </message>
    <message>
        <source>%1×%2 board, a line of %3 wins.</source>
        <translation type="unfinished">Deska %1×%2, vyhrává řada délky %3.</translation>
    </message>
    <message>
        <source>%1×%2 board, stones fall, a line of %3 wins.</source>
        <translation type="unfinished">Deska %1×%2, kameny padají, vyhrává řada délky %3.</translation>
    </message>
    <message>
        <source>%1×%2 board, a line of %3 or more wins.</source>
        <translation type="unfinished">Deska %1×%2, vyhrává řada délky %3 nebo delší.</translation>
    </message>
    <message>
        <source>%1×%2 board, stones fall, a line of %3 or more wins.</source>
        <translation type="unfinished">Deska %1×%2, kameny padají, vyhrává řada délky %3 nebo delší.</translation>
    </message>
    <message>
        <source>%1×%2 board, a line of exactly %3 wins.</source>
        <translation type="unfinished">Deska %1×%2, vyhrává řada délky přesně %3.</translation>
    </message>
    <message>
        <source>%1×%2 board, stones fall, a line of exactly %3 wins.</source>
        <translation type="unfinished">Deska %1×%2, kameny padají, vyhrává řada délky přesně %3.</translation>
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
        <source>what makes it what it is, if you like</source>
        <translation type="unfinished">čím je tím, čím je, chcete-li</translation>
    </message>
    <message>
        <source>&amp;Title</source>
        <translation type="unfinished">&amp;Název</translation>
    </message>
    <message>
        <source>&amp;Name in commands</source>
        <translation type="unfinished">&amp;Jméno v příkazech</translation>
    </message>
    <message>
        <source>In a &amp;sentence</source>
        <translation type="unfinished">Jednou &amp;větou</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation type="unfinished">&amp;Zrušit</translation>
    </message>
    <message>
        <source>There is another profile of this name. Choose a name that is free.</source>
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
        <source>This replaces the profile %1.</source>
        <translation type="unfinished">Tím se nahradí profil %1.</translation>
    </message>
    <message>
        <source>In commands: --profile %1. It keeps what differs from %2.</source>
        <translation type="unfinished">V příkazech: --profile %1. Uchová, co se liší od %2.</translation>
    </message>
</context>
<context>
    <name>SearchBar</name>
    <message>
        <source>Search</source>
        <translation type="unfinished">Prohledávání</translation>
    </message>
    <message>
        <source>Until</source>
        <translation type="unfinished">Do</translation>
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
        <source>The whole game is being analysed. Press Escape to cancel that first.</source>
        <translation type="unfinished">Analyzuje se celá hra. Nejdřív to zrušte klávesou Escape.</translation>
    </message>
    <message>
        <source>What the record keeps of this position is shown until the search has come further.</source>
        <translation type="unfinished">Dokud prohledávání nepokročí dál, ukazuje se, co o této pozici uchovává záznam.</translation>
    </message>
    <message>
        <source>The search knows no move yet. Press Space to start it.</source>
        <translation type="unfinished">Prohledávání zatím nezná žádný tah. Spustíte je mezerníkem.</translation>
    </message>
    <message>
        <source>The search has made its simulations.</source>
        <translation type="unfinished">Prohledávání provedlo své simulace.</translation>
    </message>
    <message>
        <source>The search has used its time.</source>
        <translation type="unfinished">Prohledávání využilo svůj čas.</translation>
    </message>
    <message>
        <source>The search has used its memory.</source>
        <translation type="unfinished">Prohledávání využilo svou paměť.</translation>
    </message>
    <message>
        <source>The search has looked as far ahead as its depth.</source>
        <translation type="unfinished">Hledání dohlédlo tak daleko, jak dovoluje hloubka.</translation>
    </message>
    <message>
        <source>The value of this position is proven; there is nothing left to search.</source>
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
        <source>Opening %1</source>
        <translation type="unfinished">Otevírá se %1</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Leave the game to save or open searches.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Chcete-li prohledávání ukládat nebo otevírat, opusťte hru.</translation>
    </message>
    <message>
        <source>A search is being saved or opened. Wait until that is done.</source>
        <translation type="unfinished">Nějaké prohledávání se právě ukládá nebo otevírá. Počkejte, až to skončí.</translation>
    </message>
    <message>
        <source>Saving %1</source>
        <translation type="unfinished">Ukládá se %1</translation>
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
        <source>Saving the search was cancelled; the file is as it was before.</source>
        <translation type="unfinished">Ukládání prohledávání bylo zrušeno; soubor zůstal, jak byl.</translation>
    </message>
    <message>
        <source>Opening the search was cancelled.</source>
        <translation type="unfinished">Otevírání prohledávání bylo zrušeno.</translation>
    </message>
    <message>
        <source>The search was saved to %1.</source>
        <translation type="unfinished">Prohledávání bylo uloženo do %1.</translation>
    </message>
    <message>
        <source>The search goes on from %1. Press Space to let it run.</source>
        <translation type="unfinished">Prohledávání pokračuje ze souboru %1. Spustíte je mezerníkem.</translation>
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
        <source>%1 is there already. Replace it?</source>
        <translation type="unfinished">%1 už existuje. Nahradit?</translation>
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
        <source>%1 a second</source>
        <translation type="unfinished">%1 za sekundu</translation>
    </message>
    <message>
        <source>depth %1 (mean %2)</source>
        <translation type="unfinished">hloubka %1 (průměr %2)</translation>
    </message>
    <message>
        <source>The search has used all the memory it may have. It goes on among the positions that it knows and sees no deeper: its favourite may be a move that it could not look into. Give it more memory, or restart it.</source>
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
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
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
        <source>A second</source>
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
        <source>%1 (mean %2)</source>
        <translation type="unfinished">%1 (průměr %2)</translation>
    </message>
    <message>
        <source>full</source>
        <translation type="unfinished">plná</translation>
    </message>
    <message>
        <source>%1 MB</source>
        <translation type="unfinished">%1 MB</translation>
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
        <source>the machine gave only %1 MB</source>
        <translation type="unfinished">počítač dal jen %1 MB</translation>
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
        <source>%1 in at most %n move(s)</source>
        <translation type="unfinished">
            <numerusform>%1 nejvýše za %n tah</numerusform>
            <numerusform>%1 nejvýše za %n tahy</numerusform>
            <numerusform>%1 nejvýše za %n tahů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2 (%3)</source>
        <translation type="unfinished">%1 · %2 (%3)</translation>
    </message>
    <message>
        <source>Progress of the search</source>
        <translation type="unfinished">Průběh prohledávání</translation>
    </message>
    <message>
        <source>The win rate that the network expects without a search, and the move it likes best, with its prior</source>
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
        <source>Memory at most</source>
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
        <source>Level of %1</source>
        <translation type="unfinished">Úroveň hráče %1</translation>
    </message>
    <message>
        <source>Limit of a move of %1: %2</source>
        <translation type="unfinished">Limit tahu hráče %1: %2</translation>
    </message>
    <message>
        <source>at most %1 a move</source>
        <translation type="unfinished">nejvýš %1 na tah</translation>
    </message>
    <message>
        <source>Parameters of %1</source>
        <translation type="unfinished">Parametry hráče %1</translation>
    </message>
    <message>
        <source>What the engine may spend on a move; whichever comes first ends it</source>
        <translation type="unfinished">Co smí engine na tah vynaložit; skončí tím, co přijde dřív</translation>
    </message>
    <message>
        <source>Plays here, with the mouse or the keyboard</source>
        <translation type="unfinished">Hraje zde, myší nebo klávesnicí</translation>
    </message>
    <message>
        <source>An engine that you have added, at its full strength</source>
        <translation type="unfinished">Engine, který jste přidali, v plné síle</translation>
    </message>
    <message>
        <source>%1: all that its limit allows, the final move by the profile&apos;s own rule</source>
        <translation type="unfinished">%1: vše, co dovolí limit, konečný tah podle pravidla profilu</translation>
    </message>
    <message>
        <source>%1: at most %2 simulations, the move drawn from the visits at temperature %3</source>
        <translation type="unfinished">%1: nejvýš %2 simulací, tah losovaný podle návštěv při teplotě %3</translation>
    </message>
    <message>
        <source>%1; parameters changed</source>
        <translation type="unfinished">%1; parametry změněny</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>Players</source>
        <translation type="unfinished">Hráči</translation>
    </message>
    <message>
        <source>&amp;Who meets whom</source>
        <translation type="unfinished">Kdo hraje s &amp;kým</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished">&amp;Hra</translation>
    </message>
    <message>
        <source>Games of every &amp;two</source>
        <translation type="unfinished">Partií každé &amp;dvojice</translation>
    </message>
    <message>
        <source>&amp;Openings</source>
        <translation type="unfinished">Za&amp;hájení</translation>
    </message>
    <message>
        <source>&amp;Limit for a move</source>
        <translation type="unfinished">&amp;Limit na tah</translation>
    </message>
    <message>
        <source>&amp;Clock</source>
        <translation type="unfinished">&amp;Hodiny</translation>
    </message>
    <message>
        <source>T&amp;hreads of each search</source>
        <translation type="unfinished">V&amp;láken každého hledání</translation>
    </message>
    <message>
        <source>Games at the sa&amp;me time</source>
        <translation type="unfinished">Partií na&amp;jednou</translation>
    </message>
    <message>
        <source>Cl&amp;uster</source>
        <translation type="unfinished">Clust&amp;er</translation>
    </message>
    <message>
        <source>St&amp;op early</source>
        <translation type="unfinished">Skončit dří&amp;v</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation type="unfinished">S&amp;eed</translation>
    </message>
    <message>
        <source>Everybody meets everybody</source>
        <translation type="unfinished">Každý s každým</translation>
    </message>
    <message>
        <source>The first player meets each of the others</source>
        <translation type="unfinished">První hráč s každým z ostatních</translation>
    </message>
    <message>
        <source>&amp;Add a Player</source>
        <translation type="unfinished">&amp;Přidat hráče</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation type="unfinished">&amp;Začít</translation>
    </message>
    <message>
        <source>seconds a game:</source>
        <translation type="unfinished">sekund na partii:</translation>
    </message>
    <message>
        <source>by a sequential test: at most</source>
        <translation type="unfinished">sekvenčním testem: nejvýš</translation>
    </message>
    <message>
        <source>and for each move</source>
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
        <source>Of two players: ends as soon as the pairs of games say which of the two numbers is true</source>
        <translation type="unfinished">U dvou hráčů: skončí, jakmile dvojice partií řeknou, které z čísel platí</translation>
    </message>
    <message>
        <source>Each opening is played twice, with both colours</source>
        <translation type="unfinished">Každé zahájení se hraje dvakrát, s oběma barvami</translation>
    </message>
    <message>
        <source>Each game that is played at the same time has a process of its own</source>
        <translation type="unfinished">Každá současně hraná partie má vlastní proces</translation>
    </message>
    <message>
        <source>Another seed makes other openings and other games</source>
        <translation type="unfinished">Jiný seed dá jiná zahájení a jiné partie</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation type="unfinished">Co není v pořádku</translation>
    </message>
    <message>
        <source>What will be played</source>
        <translation type="unfinished">Co se bude hrát</translation>
    </message>
    <message>
        <source>Who meets whom</source>
        <translation type="unfinished">Kdo hraje s kým</translation>
    </message>
    <message>
        <source>Games of every two</source>
        <translation type="unfinished">Partií každé dvojice</translation>
    </message>
    <message>
        <source>Seconds of a game</source>
        <translation type="unfinished">Sekund na partii</translation>
    </message>
    <message>
        <source>Seconds for each move</source>
        <translation type="unfinished">Sekund na každý tah</translation>
    </message>
    <message>
        <source>Threads of each search</source>
        <translation type="unfinished">Vláken každého hledání</translation>
    </message>
    <message>
        <source>Games at the same time</source>
        <translation type="unfinished">Partií najednou</translation>
    </message>
    <message>
        <source>Stronger by at most, in Elo</source>
        <translation type="unfinished">Silnější nejvýš o, v Elo</translation>
    </message>
    <message>
        <source>Stronger by at least, in Elo</source>
        <translation type="unfinished">Silnější aspoň o, v Elo</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished">Semínko</translation>
    </message>
    <message>
        <source>A match is being played. Stop it first; it can be resumed.</source>
        <translation type="unfinished">Hraje se zápas. Nejdřív ho zastavte; lze v něm pokračovat.</translation>
    </message>
    <message>
        <source>Somebody could think for ever. Limit the moves, or give a clock.</source>
        <translation type="unfinished">Někdo by mohl přemýšlet věčně. Omezte tahy, nebo zadejte hodiny.</translation>
    </message>
    <message>
        <source>An engine of others needs to know its time. Limit the seconds of a move, or give a clock.</source>
        <translation type="unfinished">Cizí engine potřebuje znát svůj čas. Omezte sekundy na tah, nebo zadejte hodiny.</translation>
    </message>
    <message>
        <source>Choose the file whose games are to be gone on with.</source>
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
        <source>The same seed and the same settings make the same search, to the last visit</source>
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
        <source>Change how this side searches, parameter by parameter</source>
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
        <source>%1 has won</source>
        <translation type="unfinished">%1 vyhrál</translation>
    </message>
    <message>
        <source>%1 has resigned</source>
        <translation type="unfinished">%1 se vzdal</translation>
    </message>
    <message>
        <source>%1 has lost on time</source>
        <translation type="unfinished">%1 prohrál na čas</translation>
    </message>
    <message>
        <source>%1 to move</source>
        <translation type="unfinished">%1 je na tahu</translation>
    </message>
</context>
<context>
    <name>SpeedChooser</name>
    <message>
        <source>Between moves</source>
        <translation type="unfinished">Mezi tahy</translation>
    </message>
    <message>
        <source>How long engines wait between their moves</source>
        <translation type="unfinished">Jak dlouho enginy čekají mezi tahy</translation>
    </message>
    <message>
        <source>no wait</source>
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
        <source>preparing the search for this board, %1 of %2</source>
        <translation type="unfinished">připravuje se hledání pro tuto desku, %1 z %2</translation>
    </message>
    <message>
        <source>preparing the rest: %1 of %2</source>
        <translation type="unfinished">připravuje se zbytek: %1 z %2</translation>
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
        <source>%1 is there already. Replace it?</source>
        <translation type="unfinished">%1 už existuje. Nahradit?</translation>
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
        <source>The statistics were exported to %1.</source>
        <translation type="unfinished">Statistika byla exportována do %1.</translation>
    </message>
</context>
<context>
    <name>StatisticsLines</name>
    <message>
        <source>Simulations</source>
        <translation type="unfinished">Simulace</translation>
    </message>
    <message>
        <source>How many simulations the search had made when this was counted</source>
        <translation type="unfinished">Kolik simulací mělo prohledávání za sebou, když se počítalo</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation type="unfinished">Uzly</translation>
    </message>
    <message>
        <source>How many positions the tree holds</source>
        <translation type="unfinished">Kolik pozic strom obsahuje</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation type="unfinished">Hrany</translation>
    </message>
    <message>
        <source>How many moves lead from one node to another</source>
        <translation type="unfinished">Kolik tahů vede z jednoho uzlu do jiného</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation type="unfinished">Listy</translation>
    </message>
    <message>
        <source>How many nodes have no children, and their part of all that were looked at</source>
        <translation type="unfinished">Kolik uzlů nemá potomky a jaký je jejich podíl na všech prohlédnutých</translation>
    </message>
    <message>
        <source>Shared positions</source>
        <translation type="unfinished">Sdílené pozice</translation>
    </message>
    <message>
        <source>How many nodes are reached by more than one order of moves</source>
        <translation type="unfinished">Do kolika uzlů vede více než jedno pořadí tahů</translation>
    </message>
    <message>
        <source>Greatest depth</source>
        <translation type="unfinished">Největší hloubka</translation>
    </message>
    <message>
        <source>How many moves below the watched position the deepest node is</source>
        <translation type="unfinished">Kolik tahů pod sledovanou pozicí je nejhlubší uzel</translation>
    </message>
    <message>
        <source>Breadth</source>
        <translation type="unfinished">Šířka</translation>
    </message>
    <message>
        <source>How many nodes there are at the depth that has most</source>
        <translation type="unfinished">Kolik uzlů je v hloubce, která jich má nejvíc</translation>
    </message>
    <message>
        <source>Mean depth</source>
        <translation type="unfinished">Průměrná hloubka</translation>
    </message>
    <message>
        <source>How deep a node is on average</source>
        <translation type="unfinished">Jak hluboko je uzel v průměru</translation>
    </message>
    <message>
        <source>Children per inner node</source>
        <translation type="unfinished">Potomci na vnitřní uzel</translation>
    </message>
    <message>
        <source>How many children a node has on average, leaves left aside</source>
        <translation type="unfinished">Kolik potomků má uzel v průměru, nepočítáme-li listy</translation>
    </message>
    <message>
        <source>Effective branching</source>
        <translation type="unfinished">Efektivní větvení</translation>
    </message>
    <message>
        <source>How many children each node of an even tree as large and as deep has</source>
        <translation type="unfinished">Kolik potomků má každý uzel rovnoměrného stromu stejné velikosti a hloubky</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation type="unfinished">Remízy</translation>
    </message>
    <message>
        <source>How many simulations ended in a draw, and their part of all simulations</source>
        <translation type="unfinished">Kolik simulací skončilo remízou a jaká je to část všech simulací</translation>
    </message>
    <message>
        <source>Proven nodes</source>
        <translation type="unfinished">Dokázané uzly</translation>
    </message>
    <message>
        <source>How many nodes have a certain value</source>
        <translation type="unfinished">Kolik uzlů má jistou hodnotu</translation>
    </message>
    <message>
        <source>Proven wins</source>
        <translation type="unfinished">Dokázané výhry</translation>
    </message>
    <message>
        <source>Nodes that are certainly won for the player who moved there</source>
        <translation type="unfinished">Uzly, které hráč, jenž tam táhl, jistě vyhrává</translation>
    </message>
    <message>
        <source>Proven draws</source>
        <translation type="unfinished">Dokázané remízy</translation>
    </message>
    <message>
        <source>Nodes that are certainly drawn</source>
        <translation type="unfinished">Uzly, které jsou jistou remízou</translation>
    </message>
    <message>
        <source>Proven losses</source>
        <translation type="unfinished">Dokázané prohry</translation>
    </message>
    <message>
        <source>Nodes that are certainly lost for the player who moved there</source>
        <translation type="unfinished">Uzly, které hráč, jenž tam táhl, jistě prohrává</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation type="unfinished">Paměť</translation>
    </message>
    <message>
        <source>What the nodes and edges of the tree take</source>
        <translation type="unfinished">Kolik zabírají uzly a hrany stromu</translation>
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
        <source>Counted at %1 simulations.</source>
        <translation type="unfinished">Spočítáno po %1 simulacích.</translation>
    </message>
    <message>
        <source>Counting … %1 of %2 nodes</source>
        <translation type="unfinished">Počítá se… %1 z %2 uzlů</translation>
    </message>
    <message>
        <source>Counted in part: %1 of %2 nodes. Press Count to begin again.</source>
        <translation type="unfinished">Spočítáno částečně: %1 z %2 uzlů. Znovu začnete tlačítkem Spočítat.</translation>
    </message>
    <message>
        <source>Statistics of the tree</source>
        <translation type="unfinished">Statistika stromu</translation>
    </message>
    <message>
        <source>Numbers of the tree</source>
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
        <source>The numbers of the whole tree will be shown here: its depth, its branching, its proofs. Press Count when the engine has thought.</source>
        <translation type="unfinished">Zde se ukáže celý strom v číslech: hloubka, větvení, důkazy. Až bude engine přemýšlet, stiskněte Spočítat.</translation>
    </message>
</context>
<context>
    <name>SteeringBar</name>
    <message>
        <source>%1: take this back</source>
        <translation type="unfinished">%1: zrušit</translation>
    </message>
    <message>
        <source>Only %1</source>
        <translation type="unfinished">Jen %1</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation type="unfinished">Bez %1</translation>
    </message>
    <message>
        <source>%1: %2 of %3 more visits</source>
        <translation type="unfinished">%1: %2 z %3 návštěv navíc</translation>
    </message>
    <message>
        <source>How the search is steered</source>
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
        <source>%1 is proven: it is given no more visits, for there is nothing left to find out.</source>
        <translation type="unfinished">Hodnota tahu %1 je dokázána: další návštěvy nedostane, protože už není co zjišťovat.</translation>
    </message>
    <message>
        <source>The search knows no move yet. Press Space to start it.</source>
        <translation type="unfinished">Prohledávání zatím nezná žádný tah. Spustíte je mezerníkem.</translation>
    </message>
    <message>
        <source>Nothing is left to search among the moves that are allowed. Let the search go free to go on.</source>
        <translation type="unfinished">Mezi povolenými tahy už není co prohledávat. Chcete-li pokračovat, uvolněte prohledávání.</translation>
    </message>
</context>
<context>
    <name>StepController</name>
    <message>
        <source>An engine is to move. Its search cannot be stepped; take back or wait for its answer.</source>
        <translation type="unfinished">Na tahu je engine. Jeho prohledávání nelze krokovat; vezměte tah zpět, nebo počkejte na odpověď.</translation>
    </message>
    <message>
        <source>The search is hidden while you play. Ask for a hint, or switch it on in the menu View.</source>
        <translation type="unfinished">Během hry je prohledávání skryté. Požádejte o nápovědu, nebo je zapněte v nabídce Zobrazit.</translation>
    </message>
    <message>
        <source>The value of this position is proven; there is nothing left to search.</source>
        <translation type="unfinished">Hodnota této pozice je dokázána; není už co prohledávat.</translation>
    </message>
    <message>
        <source>The game is over here. Go back to step through the search.</source>
        <translation type="unfinished">Hra zde končí. Chcete-li prohledávání krokovat, vraťte se zpět.</translation>
    </message>
</context>
<context>
    <name>StepControls</name>
    <message>
        <source>How many simulations</source>
        <translation type="unfinished">Počet simulací</translation>
    </message>
    <message>
        <source>How many simulations are performed at once</source>
        <translation type="unfinished">Kolik simulací se provede najednou</translation>
    </message>
    <message>
        <source>Phases a second</source>
        <translation type="unfinished">Fáze za sekundu</translation>
    </message>
    <message>
        <source>How fast the phases follow each other when they are performed by themselves</source>
        <translation type="unfinished">Jak rychle jdou fáze po sobě, když se provádějí samy</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation type="unfinished">%1/s</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Simulation %1</source>
        <translation type="unfinished">Simulace %1</translation>
    </message>
    <message>
        <source>Past: step %1 of %2</source>
        <translation type="unfinished">Minulost: krok %1 z %2</translation>
    </message>
    <message>
        <source>%1, this phase</source>
        <translation type="unfinished">%1, tato fáze</translation>
    </message>
    <message>
        <source>%1, another phase</source>
        <translation type="unfinished">%1, jiná fáze</translation>
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
        <source>What this phase did</source>
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
        <source>Nothing to choose: the tree ends at the root.</source>
        <translation type="unfinished">Není z čeho vybírat: strom končí u kořene.</translation>
    </message>
    <message>
        <source>A choice is made only where all children that are considered have been visited.</source>
        <translation type="unfinished">Vybírá se jen tam, kde už byli navštíveni všichni uvažovaní potomci.</translation>
    </message>
    <message numerus="yes">
        <source>Down %Ln move(s), each time to the best score.</source>
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
        <source>What the move has brought so far</source>
        <translation type="unfinished">Co tah zatím přinesl</translation>
    </message>
    <message>
        <source>Exploration</source>
        <translation type="unfinished">Zkoumání</translation>
    </message>
    <message>
        <source>A bonus that is large while the move has few visits</source>
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
        <source>The move with the best score among the others</source>
        <translation type="unfinished">Tah s nejlepším skóre mezi ostatními</translation>
    </message>
    <message>
        <source>Behind</source>
        <translation type="unfinished">Odstup</translation>
    </message>
    <message>
        <source>How far the score of the next best lies below</source>
        <translation type="unfinished">O kolik nižší je skóre druhého nejlepšího</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation type="unfinished">neomezeně</translation>
    </message>
    <message>
        <source>%1 was chosen because it had not been visited yet.</source>
        <translation type="unfinished">Tah %1 byl vybrán, protože ještě nebyl navštíven.</translation>
    </message>
    <message>
        <source>%1 was the only choice: %2 + %3 = %4.</source>
        <translation type="unfinished">Tah %1 byl jedinou možností: %2 + %3 = %4.</translation>
    </message>
    <message>
        <source>%1 was chosen: %2 + %3 = %4. The second, %5, has %6 and is %7 behind.</source>
        <translation type="unfinished">Byl vybrán tah %1: %2 + %3 = %4. Druhý, %5, má %6 a ztrácí %7.</translation>
    </message>
    <message>
        <source>%1 was chosen: %2 + %3 = %4. %5 has as much; of equal ones the first is taken.</source>
        <translation type="unfinished">Byl vybrán tah %1: %2 + %3 = %4. Tah %5 má stejně; z rovných se bere první.</translation>
    </message>
    <message>
        <source>%1 was chosen with %4, because %5, which has %6, need not be searched any more.</source>
        <translation type="unfinished">Tah %1 byl vybrán se skóre %4, protože tah %5 se skóre %6 už není třeba prohledávat.</translation>
    </message>
    <message>
        <source>No new node.</source>
        <translation type="unfinished">Žádný nový uzel.</translation>
    </message>
    <message numerus="yes">
        <source>It is certain: the side to move wins in %Ln move(s) at most.</source>
        <translation type="unfinished">
            <numerusform>Je to jisté: strana na tahu vyhrává nejvýše za %Ln tah.</numerusform>
            <numerusform>Je to jisté: strana na tahu vyhrává nejvýše za %Ln tahy.</numerusform>
            <numerusform>Je to jisté: strana na tahu vyhrává nejvýše za %Ln tahů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is certain: the side to move loses in %Ln move(s) at most.</source>
        <translation type="unfinished">
            <numerusform>Je to jisté: strana na tahu prohrává nejvýše za %Ln tah.</numerusform>
            <numerusform>Je to jisté: strana na tahu prohrává nejvýše za %Ln tahy.</numerusform>
            <numerusform>Je to jisté: strana na tahu prohrává nejvýše za %Ln tahů.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends here, its result is already certain, or the memory is full.</source>
        <translation type="unfinished">Hra zde končí, její výsledek je už jistý, nebo je plná paměť.</translation>
    </message>
    <message>
        <source>Nothing was played out. These are the moves that it likes best.</source>
        <translation type="unfinished">Nic se nedohrávalo. Toto jsou tahy, kterým dává přednost.</translation>
    </message>
    <message>
        <source>A move in column %1 became a node of the tree, %2 deep.</source>
        <translation type="unfinished">Tah ve sloupci %1 se stal uzlem stromu v hloubce %2.</translation>
    </message>
    <message>
        <source>%1 became a node of the tree, %2 deep.</source>
        <translation type="unfinished">Tah %1 se stal uzlem stromu v hloubce %2.</translation>
    </message>
    <message>
        <source>The way to it: %1</source>
        <translation type="unfinished">Cesta k němu: %1</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">Prior</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">Jakou hodnotu měl tah podle odhadu před prohledáním</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation type="unfinished">%1.</translation>
    </message>
    <message>
        <source>The result of this node is certain, so nothing was played.</source>
        <translation type="unfinished">Výsledek tohoto uzlu je jistý, a tak se nic nehrálo.</translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln move(s).</source>
        <translation type="unfinished">
            <numerusform>%1 po %Ln tahu.</numerusform>
            <numerusform>%1 po %Ln tazích.</numerusform>
            <numerusform>%1 po %Ln tazích.</numerusform>
        </translation>
    </message>
    <message>
        <source>It went on from the new node: %1</source>
        <translation type="unfinished">Z nového uzlu pokračoval: %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) learn the result, from the leaf up to the root.</source>
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
        <source>The win rate is Black&apos;s.</source>
        <translation type="unfinished">Úspěšnost je z pohledu Černého.</translation>
    </message>
    <message>
        <source>The win rate is White&apos;s.</source>
        <translation type="unfinished">Úspěšnost je z pohledu Bílého.</translation>
    </message>
    <message>
        <source>Root</source>
        <translation type="unfinished">Kořen</translation>
    </message>
    <message>
        <source>%1 before, %2 after</source>
        <translation type="unfinished">předtím %1, potom %2</translation>
    </message>
</context>
<context>
    <name>StepTexts</name>
    <message>
        <source>The network gives %1 a win rate of %2</source>
        <translation type="unfinished">Podle sítě má %1 úspěšnost %2</translation>
    </message>
    <message>
        <source>%1 wins the rollout</source>
        <translation type="unfinished">Rollout vyhrává %1</translation>
    </message>
    <message>
        <source>The rollout is a draw</source>
        <translation type="unfinished">Rollout skončil remízou</translation>
    </message>
    <message>
        <source>No rollout: %1 wins here</source>
        <translation type="unfinished">Bez rolloutu: zde vyhrává %1</translation>
    </message>
    <message>
        <source>Root: %1 visits, %2 %3 %</source>
        <translation type="unfinished">Kořen: návštěvy %1, %2 %3 %</translation>
    </message>
    <message>
        <source>No rollout: a draw here</source>
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
        <source>%1: %2 for %3, %4 for %5</source>
        <translation type="unfinished">%1: %2 pro %3, %4 pro %5</translation>
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
        <source>nobody</source>
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
        <source>Marks of threats: %1</source>
        <translation>Značky hrozeb: %1</translation>
    </message>
</context>
<context>
    <name>ThreatLine</name>
    <message>
        <source>The search for wins by threats is being prepared.</source>
        <translation>Hledání výher hrozbami se připravuje.</translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s)</source>
        <translation>
            <numerusform>%1 vyhraje %2 v %n tahu</numerusform>
            <numerusform>%1 vyhraje %2 ve %n tazích</numerusform>
            <numerusform>%1 vyhraje %2 v %n tazích</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win %2 in %n move(s): %3</source>
        <translation>
            <numerusform>%1 hrozí vyhrát %2 v %n tahu: %3</numerusform>
            <numerusform>%1 hrozí vyhrát %2 ve %n tazích: %3</numerusform>
            <numerusform>%1 hrozí vyhrát %2 v %n tazích: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n other move(s) it is not known</source>
        <translation>
            <numerusform>o %n dalším tahu to není známo</numerusform>
            <numerusform>o %n dalších tazích to není známo</numerusform>
            <numerusform>o %n dalších tazích to není známo</numerusform>
        </translation>
    </message>
    <message>
        <source>no move defends against it</source>
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
        <source>only %1 defend(s)</source>
        <translation>
            <numerusform>brání jen %1</numerusform>
            <numerusform>brání jen %1</numerusform>
            <numerusform>brání jen %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>Threats</name>
    <message>
        <source>a five</source>
        <translation>pětku</translation>
    </message>
    <message>
        <source>a line of %1, which wins</source>
        <translation>řadu %1 kamenů, která vyhrává</translation>
    </message>
    <message>
        <source>an open four</source>
        <translation>otevřenou čtyřku</translation>
    </message>
    <message>
        <source>an open row of %1</source>
        <translation>otevřenou řadu %1 kamenů</translation>
    </message>
    <message>
        <source>a four</source>
        <translation>čtyřku</translation>
    </message>
    <message>
        <source>a row of %1</source>
        <translation>řadu %1 kamenů</translation>
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
        <source>%1 s a move</source>
        <translation type="unfinished">%1 s na tah</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation type="unfinished">hloubka %1</translation>
    </message>
    <message>
        <source>%1 simulations</source>
        <translation type="unfinished">%1 simulací</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation type="unfinished">%1 s</translation>
    </message>
    <message>
        <source>win rate %1</source>
        <translation type="unfinished">úspěšnost %1</translation>
    </message>
    <message>
        <source>%1 drawn</source>
        <translation type="unfinished">%1 remízových</translation>
    </message>
    <message>
        <source>wins at once</source>
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
        <source>A network is being trained</source>
        <translation type="unfinished">Síť se trénuje</translation>
    </message>
    <message>
        <source>To leave the program stops the training: what was learnt is kept, and it can be resumed. Leave and stop it?</source>
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
        <source>Seed of all chances</source>
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
        <source>Keep the best network, and play and analyse with it wherever a profile is chosen</source>
        <translation type="unfinished">Uchovat nejlepší síť a hrát a analyzovat s ní všude, kde se volí profil</translation>
    </message>
    <message>
        <source>A game of the network against itself</source>
        <translation type="unfinished">Partie sítě se sebou samou</translation>
    </message>
    <message>
        <source>State of the training</source>
        <translation type="unfinished">Stav tréninku</translation>
    </message>
    <message>
        <source>A network begins with random weights and learns from nothing but games against itself, in a process of its own. The curves run over the minutes of training.</source>
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
        <source>A new one</source>
        <translation type="unfinished">Nový</translation>
    </message>
    <message>
        <source>%1, %2 min, %3 games</source>
        <translation type="unfinished">%1, %2 min, partií: %3</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation type="unfinished">Ztráty</translation>
    </message>
    <message>
        <source>How far the network is from what its games say.</source>
        <translation type="unfinished">Jak daleko je síť od toho, co říkají její partie.</translation>
    </message>
    <message>
        <source>Points against</source>
        <translation type="unfinished">Body proti</translation>
    </message>
    <message>
        <source>The share of points against opponents that never change.</source>
        <translation type="unfinished">Podíl bodů proti soupeřům, kteří se nikdy nemění.</translation>
    </message>
    <message>
        <source>Length of games</source>
        <translation type="unfinished">Délka partií</translation>
    </message>
    <message>
        <source>How many moves the network&apos;s games have.</source>
        <translation type="unfinished">Kolik tahů mají partie sítě.</translation>
    </message>
    <message>
        <source>Samples a second</source>
        <translation type="unfinished">Vzorků za sekundu</translation>
    </message>
    <message>
        <source>How fast positions to learn from are played.</source>
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
        <source>of the policy</source>
        <translation type="unfinished">strategie</translation>
    </message>
    <message>
        <source>of the value</source>
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
        <source>&amp;Minutes more</source>
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
        <source>Networks (*%1)</source>
        <translation>Sítě (*%1)</translation>
    </message>
    <message>
        <source>The network was saved to %1.</source>
        <translation type="unfinished">Síť byla uložena do %1.</translation>
    </message>
    <message>
        <source>It can go on while this window is closed, or be stopped: what was learnt is kept, and it can be resumed from the list of trainings.</source>
        <translation type="unfinished">Může pokračovat i se zavřeným oknem, nebo se dá zastavit: co se síť naučila, zůstane a ze seznamu tréninků se v tom dá pokračovat.</translation>
    </message>
    <message>
        <source>%1, my network</source>
        <translation type="unfinished">%1, moje síť</translation>
    </message>
    <message>
        <source>The network was saved as the profile %1. Choose it wherever a profile is chosen.</source>
        <translation type="unfinished">Síť byla uložena jako profil %1. Zvolte ho kdekoli, kde se volí profil.</translation>
    </message>
    <message>
        <source>A network is being trained</source>
        <translation type="unfinished">Síť se trénuje</translation>
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
        <source>Getting ready: for the first time this takes a minute or two.</source>
        <translation type="unfinished">Připravuje se: poprvé to trvá minutu nebo dvě.</translation>
    </message>
    <message>
        <source>Pausing once the games under way have ended.</source>
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
        <source>The time is over. The network can be saved, or trained for longer.</source>
        <translation type="unfinished">Čas vypršel. Síť se dá uložit, nebo trénovat déle.</translation>
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
        <source>Generation %1: learning from its games.</source>
        <translation type="unfinished">Generace %1: učí se ze svých partií.</translation>
    </message>
    <message>
        <source>Generation %1: playing against others.</source>
        <translation type="unfinished">Generace %1: hraje proti ostatním.</translation>
    </message>
    <message>
        <source>Generation %1: game %2 of %3 against itself.</source>
        <translation type="unfinished">Generace %1: partie %2 z %3 se sebou samou.</translation>
    </message>
    <message>
        <source>The network was saved. Choose %1 as the network among the parameters of a search.</source>
        <translation>Síť byla uložena. V parametrech prohledávání zvolte jako síť %1.</translation>
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
        <source>How many simulations tried this move; the bar compares it with the most visited beside it</source>
        <translation type="unfinished">Kolik simulací tento tah zkoušelo; pruh jej srovnává s nejnavštěvovanějším z tahů vedle něj</translation>
    </message>
    <message>
        <source>Share</source>
        <translation type="unfinished">Podíl</translation>
    </message>
    <message>
        <source>This move&apos;s part of the visits of all moves beside it</source>
        <translation type="unfinished">Podíl tohoto tahu na návštěvách všech tahů vedle něj</translation>
    </message>
    <message>
        <source>Win rate</source>
        <translation type="unfinished">Úspěšnost</translation>
    </message>
    <message>
        <source>Expected result for the player who makes the move: values are for the side to move at each node. A draw counts one half</source>
        <translation type="unfinished">Očekávaný výsledek pro hráče, který tah hraje: hodnoty jsou v každém uzlu z pohledu strany na tahu. Remíza se počítá za polovinu</translation>
    </message>
    <message>
        <source>Prior</source>
        <translation type="unfinished">Prior</translation>
    </message>
    <message>
        <source>What the move was thought to be worth before it was searched</source>
        <translation type="unfinished">Jakou hodnotu měl tah podle odhadu před prohledáním</translation>
    </message>
    <message>
        <source>Exploit</source>
        <translation type="unfinished">Využití</translation>
    </message>
    <message>
        <source>Exploitation: what the move has brought so far, for the side to move above it</source>
        <translation type="unfinished">Využití: co tah zatím přinesl, z pohledu strany, která je na tahu nad ním</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation type="unfinished">Zkoumání</translation>
    </message>
    <message>
        <source>Exploration: what a move gains by having been tried little</source>
        <translation type="unfinished">Zkoumání: co tah získává tím, že byl málo zkoušen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished">Skóre</translation>
    </message>
    <message>
        <source>Exploitation and exploration together; the move with the highest score is tried next</source>
        <translation type="unfinished">Využití a zkoumání dohromady; příště se zkusí tah s nejvyšším skóre</translation>
    </message>
    <message>
        <source>Proof</source>
        <translation type="unfinished">Důkaz</translation>
    </message>
    <message>
        <source>What is known for certain for the player who makes this move, and in how many moves</source>
        <translation type="unfinished">Co je jisté pro hráče, který tento tah hraje, a do kolika tahů</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation type="unfinished">Hloubka</translation>
    </message>
    <message>
        <source>How many moves below the watched position</source>
        <translation type="unfinished">Kolik tahů pod sledovanou pozicí</translation>
    </message>
    <message>
        <source>win in %1</source>
        <translation type="unfinished">výhra za %1</translation>
    </message>
    <message>
        <source>loss in %1</source>
        <translation type="unfinished">prohra za %1</translation>
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
        <source>%1 · loading …</source>
        <translation type="unfinished">%1 · načítá se…</translation>
    </message>
</context>
<context>
    <name>TreeDrawing</name>
    <message>
        <source>Drawing of the tree</source>
        <translation type="unfinished">Kresba stromu</translation>
    </message>
    <message>
        <source>The most visited part of the search tree will be drawn here. Start the engine to see it grow.</source>
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
        <source>lines: shares of visits</source>
        <translation type="unfinished">čáry: podíly návštěv</translation>
    </message>
</context>
<context>
    <name>TreeDrawingTexts</name>
    <message>
        <source>The watched position</source>
        <translation type="unfinished">Sledovaná pozice</translation>
    </message>
    <message>
        <source>Visits: %1</source>
        <translation type="unfinished">Návštěvy: %1</translation>
    </message>
    <message>
        <source>Visits: %1, %2 of the node above</source>
        <translation type="unfinished">Návštěvy: %1, tj. %2 návštěv uzlu nad ním</translation>
    </message>
    <message>
        <source>Win rate: %1 for %2</source>
        <translation type="unfinished">Úspěšnost (%2): %1</translation>
    </message>
    <message>
        <source>Prior: %1</source>
        <translation type="unfinished">Prior: %1</translation>
    </message>
    <message>
        <source>Proven: draw</source>
        <translation type="unfinished">Dokázáno: remíza</translation>
    </message>
    <message>
        <source>Proven: win for %1</source>
        <translation type="unfinished">Dokázáno: vyhrává %1</translation>
    </message>
    <message>
        <source>Proven: loss for %1</source>
        <translation type="unfinished">Dokázáno: prohrává %1</translation>
    </message>
    <message>
        <source>Orders of moves that lead here: at least %1</source>
        <translation type="unfinished">Pořadí tahů, která sem vedou: nejméně %1</translation>
    </message>
    <message>
        <source>Moves below that are not drawn: %1</source>
        <translation type="unfinished">Nevykreslené tahy pod ním: %1</translation>
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
        <source>Fewest visits of a node</source>
        <translation type="unfinished">Nejméně návštěv uzlu</translation>
    </message>
    <message>
        <source>Greatest depth of a node</source>
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
        <source>As many as there is room for</source>
        <translation type="unfinished">Kolik se jich vejde</translation>
    </message>
    <message>
        <source>Sort By</source>
        <translation type="unfinished">Řadit podle</translation>
    </message>
    <message>
        <source>The Other Way Round</source>
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
        <source>So many moves are open that they keep their order until some are closed.</source>
        <translation type="unfinished">Otevřených tahů je tolik, že si ponechají pořadí, dokud se některé nezavřou.</translation>
    </message>
    <message>
        <source>What was open here is no longer in the tree.</source>
        <translation type="unfinished">Co zde bylo otevřené, už ve stromu není.</translation>
    </message>
    <message>
        <source>The tree was begun anew.</source>
        <translation type="unfinished">Strom byl začat znovu.</translation>
    </message>
    <message>
        <source>Nodes that were not used for long were closed to make room.</source>
        <translation type="unfinished">Dlouho nepoužité uzly byly zavřeny, aby se uvolnilo místo.</translation>
    </message>
    <message>
        <source>Search tree</source>
        <translation type="unfinished">Strom prohledávání</translation>
    </message>
    <message>
        <source>The search tree will open here once the engine has thought.</source>
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
        <source>Asking what it is …</source>
        <translation type="unfinished">Ptám se, co je zač …</translation>
    </message>
    <message>
        <source>Asking for a move …</source>
        <translation type="unfinished">Žádám o tah …</translation>
    </message>
    <message>
        <source>Trying a small board …</source>
        <translation type="unfinished">Zkouším malou desku …</translation>
    </message>
    <message>
        <source>Trying a wide board, to learn how it writes points …</source>
        <translation type="unfinished">Zkouším širokou desku, abych zjistil, jak zapisuje body …</translation>
    </message>
    <message>
        <source>Ending the engine …</source>
        <translation type="unfinished">Ukončuji engine …</translation>
    </message>
    <message>
        <source>%1 works.</source>
        <translation type="unfinished">%1 funguje.</translation>
    </message>
    <message>
        <source>%1 does not work.</source>
        <translation type="unfinished">%1 nefunguje.</translation>
    </message>
    <message>
        <source>It was ready after %1 s.</source>
        <translation type="unfinished">Připraven byl po %1 s.</translation>
    </message>
    <message>
        <source>It calls itself %1.</source>
        <translation type="unfinished">Říká si %1.</translation>
    </message>
    <message>
        <source>It calls itself %1, by %2.</source>
        <translation type="unfinished">Říká si %1, autor %2.</translation>
    </message>
    <message>
        <source>It does not play on a board of %1: %2</source>
        <translation type="unfinished">Na desce %1 nehraje: %2</translation>
    </message>
    <message>
        <source>It moved to %1 on a board of %2, after %3 s.</source>
        <translation type="unfinished">Na desce %2 táhl na %1 po %3 s.</translation>
    </message>
    <message>
        <source>It shows what it thinks, so it can analyse.</source>
        <translation type="unfinished">Ukazuje, co si myslí, takže může analyzovat.</translation>
    </message>
    <message>
        <source>It showed nothing of what it thinks: it can play, and may have no numbers.</source>
        <translation type="unfinished">Neukázal, co si myslí: hrát umí, ale čísla možná nemá.</translation>
    </message>
    <message>
        <source>It plays on square boards only, where it does not matter which number is first.</source>
        <translation type="unfinished">Hraje jen na čtvercových controllerách, kde na pořadí čísel nezáleží.</translation>
    </message>
    <message>
        <source>It writes points as you said.</source>
        <translation type="unfinished">Zapisuje body, jak jste řekli.</translation>
    </message>
    <message>
        <source>Which number of a point comes first could not be told. On square boards it does not matter.</source>
        <translation type="unfinished">Které číslo bodu je první, se nepodařilo zjistit. Na čtvercových controllerách na tom nezáleží.</translation>
    </message>
    <message>
        <source>It writes the row first. Change its coordinates.</source>
        <translation type="unfinished">Píše nejdřív řadu. Změňte jeho souřadnice.</translation>
    </message>
    <message>
        <source>It writes the column first. Change its coordinates.</source>
        <translation type="unfinished">Píše nejdřív sloupec. Změňte jeho souřadnice.</translation>
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
        <source>Starts the engine and lets it move on three boards.</source>
        <translation type="unfinished">Spustí engine a nechá ho táhnout na třech controllerách.</translation>
    </message>
    <message>
        <source>The test was stopped, and the engine ended.</source>
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
        <source>What the test finds will stand here.</source>
        <translation type="unfinished">Zde bude, co test zjistí.</translation>
    </message>
</context>
<context>
    <name>VariationController</name>
    <message>
        <source>The moves from here on can be pasted after another move.</source>
        <translation type="unfinished">Tahy odtud dál lze vložit za jiný tah.</translation>
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
        <source>Watch it think</source>
        <translation type="unfinished">Sledovat přemýšlení</translation>
    </message>
</context>
<context>
    <name>WinRatePlot</name>
    <message>
        <source>Win rate over the game</source>
        <translation type="unfinished">Úspěšnost v průběhu hry</translation>
    </message>
    <message>
        <source>The win rate over the game will be drawn here. Analyse a position with Space, or the whole game with F12.</source>
        <translation type="unfinished">Zde se vykreslí úspěšnost v průběhu hry. Analyzujte pozici mezerníkem, nebo celou hru klávesou F12.</translation>
    </message>
    <message>
        <source>Whose win rate is drawn</source>
        <translation type="unfinished">Čí úspěšnost se kreslí</translation>
    </message>
    <message>
        <source>%1 after move %2</source>
        <translation type="unfinished">%1 po tahu %2</translation>
    </message>
    <message>
        <source>Side to move</source>
        <translation type="unfinished">Strana na tahu</translation>
    </message>
    <message>
        <source>This move cost %1</source>
        <translation type="unfinished">Tento tah stál %1</translation>
    </message>
    <message>
        <source>%1. %2: %3</source>
        <translation type="unfinished">%1. %2: %3</translation>
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
        <source>%Ln simulation(s) a move</source>
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
        <source>Paused: nobody moves, and nobody&apos;s time runs</source>
        <translation type="unfinished">Pozastaveno: nikdo netáhne a nikomu neběží čas</translation>
    </message>
    <message>
        <source>Looking back: a click on the board returns to the game</source>
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
