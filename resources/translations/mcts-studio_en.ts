<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>CompareBoards</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulation</numerusform>
            <numerusform>%Ln simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseBar</name>
    <message numerus="yes">
        <source>There are %n first moves that win.</source>
        <translation type="unfinished">
            <numerusform>There is %n first move that wins.</numerusform>
            <numerusform>There are %n first moves that win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n first moves that win.</source>
        <translation type="unfinished">
            <numerusform>There is at least %n first move that wins.</numerusform>
            <numerusform>There are at least %n first moves that win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found one in %n tries.</source>
        <translation type="unfinished">
            <numerusform>You found one in %n try.</numerusform>
            <numerusform>You found one in %n tries.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message numerus="yes">
        <source>%Ln game(s) in all:</source>
        <translation type="unfinished">
            <numerusform>%Ln game in all:</numerusform>
            <numerusform>%Ln games in all:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>If the values stay as they are, %1 is chosen after about %Ln more simulation(s).</source>
        <translation>
            <numerusform>If the values stay as they are, %1 is chosen after about %Ln more simulation.</numerusform>
            <numerusform>If the values stay as they are, %1 is chosen after about %Ln more simulations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the values stay as they are, %1 is chosen after about %Ln more visit(s) of this node.</source>
        <translation>
            <numerusform>If the values stay as they are, %1 is chosen after about %Ln more visit of this node.</numerusform>
            <numerusform>If the values stay as they are, %1 is chosen after about %Ln more visits of this node.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is proven to win in %n move(s). There is nothing left to search.</source>
        <translation>
            <numerusform>%1 is proven to win in %n move. There is nothing left to search.</numerusform>
            <numerusform>%1 is proven to win in %n moves. There is nothing left to search.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 is proven to lose in %n move(s). It is not searched again.</source>
        <translation>
            <numerusform>%1 is proven to lose in %n move. It is not searched again.</numerusform>
            <numerusform>%1 is proven to lose in %n moves. It is not searched again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FileController</name>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>and %n more</numerusform>
            <numerusform>and %n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FramePainting</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulation</numerusform>
            <numerusform>%Ln simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message numerus="yes">
        <source>%1 holds %n game(s).</source>
        <translation>
            <numerusform>%1 holds %n game.</numerusform>
            <numerusform>%1 holds %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file holds %n game(s).</source>
        <translation>
            <numerusform>The file holds %n game.</numerusform>
            <numerusform>The file holds %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s), says the solver.</source>
        <translation type="unfinished">
            <numerusform>%1 wins %2 in %n move, says the solver.</numerusform>
            <numerusform>%1 wins %2 in %n moves, says the solver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win %2 in %n move(s), says the solver.</source>
        <translation type="unfinished">
            <numerusform>%1 threatens to win %2 in %n move, says the solver.</numerusform>
            <numerusform>%1 threatens to win %2 in %n moves, says the solver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It tried %Ln move(s) in %1 ms.</source>
        <translation type="unfinished">
            <numerusform>It tried %Ln move in %1 ms.</numerusform>
            <numerusform>It tried %Ln moves in %1 ms.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LimitEditor</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulation</numerusform>
            <numerusform>%Ln simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchAmounts</name>
    <message numerus="yes">
        <source>%Ln game(s) were drawn.</source>
        <translation type="unfinished">
            <numerusform>%Ln game was drawn.</numerusform>
            <numerusform>%Ln games were drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by a fault.</source>
        <translation type="unfinished">
            <numerusform>%Ln game ended by a fault.</numerusform>
            <numerusform>%Ln games ended by a fault.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by time.</source>
        <translation type="unfinished">
            <numerusform>%Ln game ended by time.</numerusform>
            <numerusform>%Ln games ended by time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message numerus="yes">
        <source>%Ln drawn</source>
        <translation type="unfinished">
            <numerusform>%Ln drawn</numerusform>
            <numerusform>%Ln drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln fault</numerusform>
            <numerusform>%Ln faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln flag(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln flag</numerusform>
            <numerusform>%Ln flags</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissedWords</name>
    <message numerus="yes">
        <source>%1. %2 misses a win %4 in %n move(s): %5.</source>
        <translation>
            <numerusform>%1. %2 misses a win %4 in %n move: %5.</numerusform>
            <numerusform>%1. %2 misses a win %4 in %n moves: %5.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2 misses a win %4 in %n move(s): %5. It still wins.</source>
        <translation>
            <numerusform>%1. %2 misses a win %4 in %n move: %5. It still wins.</numerusform>
            <numerusform>%1. %2 misses a win %4 in %n moves: %5. It still wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; of %n other move(s) it is not known</source>
        <translation>
            <numerusform>; of %n other move it is not known</numerusform>
            <numerusform>; of %n other moves it is not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %n move(s) defend</source>
        <translation>
            <numerusform>; only %n move defends</numerusform>
            <numerusform>; only %n moves defend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %1 defend(s)</source>
        <translation>
            <numerusform>; only %1 defends</numerusform>
            <numerusform>; only %1 defend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message numerus="yes">
        <source>%Ln moment(s)</source>
        <translation>
            <numerusform>%Ln moment</numerusform>
            <numerusform>%Ln moments</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulation</numerusform>
            <numerusform>%Ln simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message numerus="yes">
        <source>%1, %Ln variations</source>
        <translation>
            <numerusform>%1, %Ln variation</numerusform>
            <numerusform>%1, %Ln variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NodeBar</name>
    <message numerus="yes">
        <source>%Ln visit(s)</source>
        <translation>
            <numerusform>%Ln visit</numerusform>
            <numerusform>%Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s)</source>
        <translation type="unfinished">
            <numerusform>%1 wins %2 in %n move</numerusform>
            <numerusform>%1 wins %2 in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins in at most %n move(s), by an exact look at the end</source>
        <translation type="unfinished">
            <numerusform>%1 wins in at most %n move, by an exact look at the end</numerusform>
            <numerusform>%1 wins in at most %n moves, by an exact look at the end</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParametersDialog</name>
    <message numerus="yes">
        <source>%n parameter(s) differ from the profile %1.</source>
        <translation type="unfinished">
            <numerusform>%n parameter differs from the profile %1.</numerusform>
            <numerusform>%n parameters differ from the profile %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecoveryController</name>
    <message numerus="yes">
        <source>%n more unsaved game(s) will be offered at the next start.</source>
        <translation>
            <numerusform>%n more unsaved game will be offered at the next start.</numerusform>
            <numerusform>%n more unsaved games will be offered at the next start.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReplayExport</name>
    <message numerus="yes">
        <source>%Ln file(s) exist(s) already, such as %1. Replace?</source>
        <translation>
            <numerusform>%Ln file exists already: %1. Replace it?</numerusform>
            <numerusform>%Ln files exist already, such as %1. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message numerus="yes">
        <source>%1 lost %2; %3 wins in at most %n move(s).</source>
        <translation type="unfinished">
            <numerusform>%1 lost %2; %3 wins in at most %n move.</numerusform>
            <numerusform>%1 lost %2; %3 wins in at most %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is analysed: %n mistake(s). J goes to the next one.</source>
        <translation>
            <numerusform>The game is analysed: %n mistake. J goes to it.</numerusform>
            <numerusform>The game is analysed: %n mistakes. J goes to the next one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) the look for wins by threats reached its limit.</source>
        <translation>
            <numerusform>In %n position the look for wins by threats reached its limit.</numerusform>
            <numerusform>In %n positions the look for wins by threats reached its limit.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewDialog</name>
    <message numerus="yes">
        <source>%n position(s) of this line will be analysed.</source>
        <translation>
            <numerusform>%n position of this line will be analysed.</numerusform>
            <numerusform>%n positions of this line will be analysed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s)</source>
        <translation>
            <numerusform>about %n second</numerusform>
            <numerusform>about %n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s)</source>
        <translation>
            <numerusform>about %n minute</numerusform>
            <numerusform>about %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchLine</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulation</numerusform>
            <numerusform>%Ln simulations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%1 in at most %n move(s)</source>
        <translation>
            <numerusform>%1 in at most %n move</numerusform>
            <numerusform>%1 in at most %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%Ln game(s) will be played.</source>
        <translation type="unfinished">
            <numerusform>%Ln game will be played.</numerusform>
            <numerusform>%Ln games will be played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepTeller</name>
    <message numerus="yes">
        <source>Down %Ln move(s), each time to the best score.</source>
        <translation>
            <numerusform>Down %Ln move, to the best score.</numerusform>
            <numerusform>Down %Ln moves, each time to the best score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is certain: the side to move wins in %Ln move(s) at most.</source>
        <translation>
            <numerusform>It is certain: the side to move wins in %Ln move at most.</numerusform>
            <numerusform>It is certain: the side to move wins in %Ln moves at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is certain: the side to move loses in %Ln move(s) at most.</source>
        <translation>
            <numerusform>It is certain: the side to move loses in %Ln move at most.</numerusform>
            <numerusform>It is certain: the side to move loses in %Ln moves at most.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 after %Ln move(s).</source>
        <translation>
            <numerusform>%1 after %Ln move.</numerusform>
            <numerusform>%1 after %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) learn the result, from the leaf up to the root.</source>
        <translation>
            <numerusform>%Ln node learns the result, from the leaf up to the root.</numerusform>
            <numerusform>%Ln nodes learn the result, from the leaf up to the root.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThreatLine</name>
    <message numerus="yes">
        <source>%1 wins %2 in %n move(s)</source>
        <translation>
            <numerusform>%1 wins %2 in %n move</numerusform>
            <numerusform>%1 wins %2 in %n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 threatens to win %2 in %n move(s): %3</source>
        <translation>
            <numerusform>%1 threatens to win %2 in %n move: %3</numerusform>
            <numerusform>%1 threatens to win %2 in %n moves: %3</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %n other move(s) it is not known</source>
        <translation>
            <numerusform>of %n other move it is not known</numerusform>
            <numerusform>of %n other moves it is not known</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) defend</source>
        <translation>
            <numerusform>%n move defends</numerusform>
            <numerusform>%n moves defend</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>only %1 defend(s)</source>
        <translation>
            <numerusform>only %1 defends</numerusform>
            <numerusform>only %1 defend</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Amounts</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation type="unfinished">
            <numerusform>%Ln simulation</numerusform>
            <numerusform>%Ln simulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s) a move</source>
        <translation type="unfinished">
            <numerusform>%Ln simulation a move</numerusform>
            <numerusform>%Ln simulations a move</numerusform>
        </translation>
    </message>
</context>
</TS>
