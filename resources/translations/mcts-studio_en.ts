<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US" sourcelanguage="en">
<context>
    <name>BookController</name>
    <message numerus="yes">
        <source>An opening book with %Ln position(s) was written to {file}.</source>
        <translation>
            <numerusform>An opening book with %Ln position was written to {file}.</numerusform>
            <numerusform>An opening book with %Ln positions was written to {file}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CandidatesModel</name>
    <message numerus="yes">
        <source>Wins {kind} in at most %n plies, found by the threat search</source>
        <translation>
            <numerusform>Wins {kind} in %n ply, found by the threat search</numerusform>
            <numerusform>Wins {kind} in at most %n plies, found by the threat search</numerusform>
        </translation>
    </message>
</context>
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
    <name>ErrorDialog</name>
    <message numerus="yes">
        <source>%Ln more error(s) occurred since. The log has the details.</source>
        <translation>
            <numerusform>%Ln more error occurred since. The log has the details.</numerusform>
            <numerusform>%Ln more errors occurred since. The log has the details.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExerciseBar</name>
    <message numerus="yes">
        <source>There are %n first moves that win.</source>
        <translation>
            <numerusform>There is %n first move that wins.</numerusform>
            <numerusform>There are %n first moves that win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You found a winning first move in %n tries.</source>
        <translation>
            <numerusform>You found a winning first move in %n try.</numerusform>
            <numerusform>You found a winning first move in %n tries.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are at least %n first moves that win.</source>
        <translation>
            <numerusform>There is at least %n first move that wins.</numerusform>
            <numerusform>There are at least %n first moves that win.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExperimentsPage</name>
    <message numerus="yes">
        <source>%Ln game(s) in total:</source>
        <translation>
            <numerusform>%Ln game in total:</numerusform>
            <numerusform>%Ln games in total:</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplanationTexts</name>
    <message numerus="yes">
        <source>{move} was tried only %Ln time(s), because its prior is low: {prior} against {best_prior} for {best}.</source>
        <translation>
            <numerusform>{move} was tried only %Ln time, because its prior is low: {prior} against {best_prior} for {best}.</numerusform>
            <numerusform>{move} was tried only %Ln times, because its prior is low: {prior} against {best_prior} for {best}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} was tried only %Ln time(s), with a win rate of {rate} for {side}; {best} has {best_rate} in {best_visits} visits. The search compares only these results and knows no other reason.</source>
        <translation>
            <numerusform>{move} was tried only %Ln time, with a win rate of {rate} for {side}; {best} has {best_rate} in {best_visits} visits. The search compares only these results and knows no other reason.</numerusform>
            <numerusform>{move} was tried only %Ln times, with a win rate of {rate} for {side}; {best} has {best_rate} in {best_visits} visits. The search compares only these results and knows no other reason.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more simulation(s).</source>
        <translation>
            <numerusform>If the values do not change, {move} is chosen after about %Ln more simulation.</numerusform>
            <numerusform>If the values do not change, {move} is chosen after about %Ln more simulations.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If the values do not change, {move} is chosen after about %Ln more visit(s) of this node.</source>
        <translation>
            <numerusform>If the values do not change, {move} is chosen after about %Ln more visit of this node.</numerusform>
            <numerusform>If the values do not change, {move} is chosen after about %Ln more visits of this node.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to win in at most %n plies. There is nothing left to search.</source>
        <translation>
            <numerusform>{move} is proven to win in %n ply. There is nothing left to search.</numerusform>
            <numerusform>{move} is proven to win in at most %n plies. There is nothing left to search.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{move} is proven to lose in at most %n plies. It is not searched again.</source>
        <translation>
            <numerusform>{move} is proven to lose in %n ply. It is not searched again.</numerusform>
            <numerusform>{move} is proven to lose in at most %n plies. It is not searched again.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerController</name>
    <message numerus="yes">
        <source>%Ln new game(s) imported.</source>
        <translation>
            <numerusform>%Ln new game imported.</numerusform>
            <numerusform>%Ln new games imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) could not be read.</source>
        <translation>
            <numerusform>%Ln file could not be read.</numerusform>
            <numerusform>%Ln files could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s)</source>
        <translation>
            <numerusform>%Ln game</numerusform>
            <numerusform>%Ln games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln saved analysis(es)</source>
        <translation>
            <numerusform>%Ln saved analysis</numerusform>
            <numerusform>%Ln saved analyses</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerTexts</name>
    <message numerus="yes">
        <source>Seen %Ln time(s)</source>
        <translation>
            <numerusform>Seen %Ln time</numerusform>
            <numerusform>Seen %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended here.</source>
        <translation>
            <numerusform>%Ln game ended here.</numerusform>
            <numerusform>%Ln games ended here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ExplorerView</name>
    <message numerus="yes">
        <source>%Ln game(s) imported</source>
        <translation>
            <numerusform>%Ln game imported</numerusform>
            <numerusform>%Ln games imported</numerusform>
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
    <name>FoundNodesView</name>
    <message numerus="yes">
        <source>{shown} of {matching} matching nodes</source>
        <translation>
            <numerusform>{shown} of {matching} matching node</numerusform>
            <numerusform>{shown} of {matching} matching nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{searched} nodes searched</source>
        <translation>
            <numerusform>{searched} node searched</numerusform>
            <numerusform>{searched} nodes searched</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{searched} of {total} nodes searched</source>
        <translation>
            <numerusform>{searched} of {total} node searched</numerusform>
            <numerusform>{searched} of {total} nodes searched</numerusform>
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
    <name>FurtherMoves</name>
    <message numerus="yes">
        <source>Hide %Ln move(s)</source>
        <translation>
            <numerusform>Hide %Ln move</numerusform>
            <numerusform>Hide %Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln more move(s)</source>
        <translation>
            <numerusform>%Ln more move</numerusform>
            <numerusform>%Ln more moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GameTitles</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GamesDialog</name>
    <message numerus="yes">
        <source>{file} contains %n game(s).</source>
        <translation>
            <numerusform>{file} contains %n game.</numerusform>
            <numerusform>{file} contains %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The file contains %n game(s).</source>
        <translation>
            <numerusform>The file contains %n game.</numerusform>
            <numerusform>The file contains %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HintTexts</name>
    <message numerus="yes">
        <source>Hint: {move}. {side} wins in at most %n plies.</source>
        <translation>
            <numerusform>Hint: {move}. {side} wins in %n ply.</numerusform>
            <numerusform>Hint: {move}. {side} wins in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} wins against every move, in at most %n plies. {move} resists longest.</source>
        <translation>
            <numerusform>{side} wins against every move, in %n ply. {move} resists longest.</numerusform>
            <numerusform>{side} wins against every move, in at most %n plies. {move} resists longest.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaterProofTexts</name>
    <message numerus="yes">
        <source>{side} wins in at most %n plies</source>
        <translation>
            <numerusform>{side} wins in at most %n ply</numerusform>
            <numerusform>{side} wins in at most %n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LessonView</name>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies, according to the solver.</source>
        <translation>
            <numerusform>{side} wins {means} in %n ply, according to the solver.</numerusform>
            <numerusform>{side} wins {means} in at most %n plies, according to the solver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens to win {means} in at most %n plies, according to the solver.</source>
        <translation>
            <numerusform>{side} threatens to win {means} in %n ply, according to the solver.</numerusform>
            <numerusform>{side} threatens to win {means} in at most %n plies, according to the solver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The solver tried %Ln move(s) in {time} ms.</source>
        <translation>
            <numerusform>The solver tried %Ln move in {time} ms.</numerusform>
            <numerusform>The solver tried %Ln moves in {time} ms.</numerusform>
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
        <translation>
            <numerusform>%Ln game was drawn.</numerusform>
            <numerusform>%Ln games were drawn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) ended by a fault.</source>
        <translation>
            <numerusform>%Ln game ended by a fault.</numerusform>
            <numerusform>%Ln games ended by a fault.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln game(s) were lost on time.</source>
        <translation>
            <numerusform>%Ln game was lost on time.</numerusform>
            <numerusform>%Ln games were lost on time.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchDisplay</name>
    <message numerus="yes">
        <source>%Ln drawn</source>
        <translation>
            <numerusform>%Ln drawn</numerusform>
            <numerusform>%Ln drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln fault(s)</source>
        <translation>
            <numerusform>%Ln fault</numerusform>
            <numerusform>%Ln faults</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lost on time</source>
        <translation>
            <numerusform>%Ln lost on time</numerusform>
            <numerusform>%Ln lost on time</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MissedTexts</name>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in at most %n plies: {line}.</source>
        <translation>
            <numerusform>{number}. {move} misses a win {kind} in %n ply: {line}.</numerusform>
            <numerusform>{number}. {move} misses a win {kind} in at most %n plies: {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number}. {move} misses a win {kind} in at most %n plies: {line}. The move still wins.</source>
        <translation>
            <numerusform>{number}. {move} misses a win {kind} in %n ply: {line}. The move still wins.</numerusform>
            <numerusform>{number}. {move} misses a win {kind} in at most %n plies: {line}. The move still wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move misses a win {kind} in at most %n plies: {line}. The move still wins.</source>
        <translation>
            <numerusform>This move misses a win {kind} in %n ply: {line}. The move still wins.</numerusform>
            <numerusform>This move misses a win {kind} in at most %n plies: {line}. The move still wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n four(s) would only have delayed the win</source>
        <translation>
            <numerusform>; %n four would only have delayed the win</numerusform>
            <numerusform>; %n fours would only have delayed the win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; %n move(s) would have defended</source>
        <translation>
            <numerusform>; %n move would have defended</numerusform>
            <numerusform>; %n moves would have defended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only %n move(s) would have defended</source>
        <translation>
            <numerusform>; only %n move would have defended</numerusform>
            <numerusform>; only %n moves would have defended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; {moves} would have defended</source>
        <translation>
            <numerusform>; {moves} would have defended</numerusform>
            <numerusform>; {moves} would have defended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>; only {moves} would have defended</source>
        <translation>
            <numerusform>; only {moves} would have defended</numerusform>
            <numerusform>; only {moves} would have defended</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This move misses a win {kind} in at most %n plies: {line}.</source>
        <translation>
            <numerusform>This move misses a win {kind} in %n ply: {line}.</numerusform>
            <numerusform>This move misses a win {kind} in at most %n plies: {line}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MistakeTexts</name>
    <message numerus="yes">
        <source>{move} lost {loss} points of win rate; {better} wins in at most %n plies.</source>
        <translation>
            <numerusform>{move} lost {loss} points of win rate; {better} wins in %n ply.</numerusform>
            <numerusform>{move} lost {loss} points of win rate; {better} wins in at most %n plies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MomentText</name>
    <message numerus="yes">
        <source>%Ln snapshot(s)</source>
        <translation>
            <numerusform>%Ln snapshot</numerusform>
            <numerusform>%Ln snapshots</numerusform>
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
    <name>MoveCounts</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesView</name>
    <message numerus="yes">
        <source>{move}, %Ln variations</source>
        <translation>
            <numerusform>{move}, %Ln variation</numerusform>
            <numerusform>{move}, %Ln variations</numerusform>
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
        <source>{side} wins {means} in at most %n plies</source>
        <translation>
            <numerusform>{side} wins {means} in %n ply</numerusform>
            <numerusform>{side} wins {means} in at most %n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} wins in at most %n plies (endgame solver)</source>
        <translation>
            <numerusform>{side} wins in %n ply (endgame solver)</numerusform>
            <numerusform>{side} wins in at most %n plies (endgame solver)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpeningCard</name>
    <message numerus="yes">
        <source>Ask for %n Fifth Move(s)</source>
        <translation>
            <numerusform>Ask for %n Fifth Move</numerusform>
            <numerusform>Ask for %n Fifth Moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ParametersDialog</name>
    <message numerus="yes">
        <source>%n parameter(s) differ from the profile {profile}.</source>
        <translation>
            <numerusform>%n parameter differs from the profile {profile}.</numerusform>
            <numerusform>%n parameters differ from the profile {profile}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeCollection</name>
    <message numerus="yes">
        <source>%n damaged position(s) were left out.</source>
        <translation>
            <numerusform>%n damaged position was left out.</numerusform>
            <numerusform>%n damaged positions were left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) were exported.</source>
        <translation>
            <numerusform>%n position was exported.</numerusform>
            <numerusform>%n positions were exported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new position(s) were imported.</source>
        <translation>
            <numerusform>%n new position was imported.</numerusform>
            <numerusform>%n new positions were imported.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PracticeTexts</name>
    <message numerus="yes">
        <source>%n to repeat in this series</source>
        <translation>
            <numerusform>%n to repeat in this series</numerusform>
            <numerusform>%n to repeat in this series</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Streak: %n day(s)</source>
        <translation>
            <numerusform>Streak: %n day</numerusform>
            <numerusform>Streak: %n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From {game}, after %n move(s).</source>
        <translation>
            <numerusform>From {game}, after %n move.</numerusform>
            <numerusform>From {game}, after %n moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Next time in %n day(s).</source>
        <translation>
            <numerusform>Next time in %n day.</numerusform>
            <numerusform>Next time in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other position(s) will be asked again tomorrow.</source>
        <translation>
            <numerusform>%n other position will be asked again tomorrow.</numerusform>
            <numerusform>%n other positions will be asked again tomorrow.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) are still due today.</source>
        <translation>
            <numerusform>%n position is still due today.</numerusform>
            <numerusform>%n positions are still due today.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be read: {names}.</source>
        <translation>
            <numerusform>%n file could not be read: {names}.</numerusform>
            <numerusform>%n files could not be read: {names}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) read</source>
        <translation>
            <numerusform>%n game read</numerusform>
            <numerusform>%n games read</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new position(s)</source>
        <translation>
            <numerusform>%n new position</numerusform>
            <numerusform>%n new positions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuestionDialog</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
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
        <source>%Ln file(s) already exist, such as {file}. Replace?</source>
        <translation>
            <numerusform>%Ln file already exists, such as {file}. Replace it?</numerusform>
            <numerusform>%Ln files already exist, such as {file}. Replace them?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportTexts</name>
    <message numerus="yes">
        <source>%n game(s).</source>
        <translation>
            <numerusform>%n game.</numerusform>
            <numerusform>%n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them reviewed.</source>
        <translation>
            <numerusform>%n of them is reviewed.</numerusform>
            <numerusform>%n of them are reviewed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportView</name>
    <message numerus="yes">
        <source>%n file(s) could not be read; the others are in the report.</source>
        <translation>
            <numerusform>%n file could not be read; the others are in the report.</numerusform>
            <numerusform>%n files could not be read; the others are in the report.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewBar</name>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message numerus="yes">
        <source>The game is analysed: %n mistake(s). “Next Mistake” (J) goes to the next one.</source>
        <translation>
            <numerusform>The game is analysed: %n mistake. “Next Mistake” (J) goes to it.</numerusform>
            <numerusform>The game is analysed: %n mistakes. “Next Mistake” (J) goes to the next one.</numerusform>
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
    <name>ReviewEndTexts</name>
    <message numerus="yes">
        <source>%n move(s) have a different verdict than before: {moves}.</source>
        <translation>
            <numerusform>%n move has a different verdict than before: {moves}.</numerusform>
            <numerusform>%n moves have a different verdict than before: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) the review now prefers a different move: {moves}.</source>
        <translation>
            <numerusform>In %n position the review now prefers a different move: {moves}.</numerusform>
            <numerusform>In %n positions the review now prefers a different move: {moves}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n position(s) there were too many threats to check all of them: after moves {moves}. A win by threats may have been missed there.</source>
        <translation>
            <numerusform>In %n position there were too many threats to check all of them: after move {moves}. A win by threats may have been missed there.</numerusform>
            <numerusform>In %n positions there were too many threats to check all of them: after moves {moves}. A win by threats may have been missed there.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedAnalysisTexts</name>
    <message numerus="yes">
        <source>From the position database: %Ln visit(s)</source>
        <translation>
            <numerusform>From the position database: %Ln visit</numerusform>
            <numerusform>From the position database: %Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search after the review: %Ln visit(s)</source>
        <translation>
            <numerusform>Search after the review: %Ln visit</numerusform>
            <numerusform>Search after the review: %Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s); the search has fewer</source>
        <translation>
            <numerusform>Saved analysis: %Ln visit; the search has fewer</numerusform>
            <numerusform>Saved analysis: %Ln visits; the search has fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s)</source>
        <translation>
            <numerusform>Saved analysis: %Ln visit</numerusform>
            <numerusform>Saved analysis: %Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved analysis: %Ln visit(s); your search: {visits}</source>
        <translation>
            <numerusform>Saved analysis: %Ln visit; your search: {visits}</numerusform>
            <numerusform>Saved analysis: %Ln visits; your search: {visits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); your search: {visits}</source>
        <translation>
            <numerusform>Review: %Ln visit; your search: {visits}</numerusform>
            <numerusform>Review: %Ln visits; your search: {visits}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); the search has fewer</source>
        <translation>
            <numerusform>Review: %Ln visit; the search has fewer</numerusform>
            <numerusform>Review: %Ln visits; the search has fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Review: %Ln visit(s); the best move has more visits</source>
        <translation>
            <numerusform>Review: %Ln visit; the best move has more visits</numerusform>
            <numerusform>Review: %Ln visits; the best move has more visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results of this search; the review has %Ln visit(s)</source>
        <translation>
            <numerusform>Results of this search; the review has %Ln visit</numerusform>
            <numerusform>Results of this search; the review has %Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Results of this search; the saved analysis has %Ln visit(s)</source>
        <translation>
            <numerusform>Results of this search; the saved analysis has %Ln visit</numerusform>
            <numerusform>Results of this search; the saved analysis has %Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Analysis of the review: %Ln visit(s)</source>
        <translation>
            <numerusform>Analysis of the review: %Ln visit</numerusform>
            <numerusform>Analysis of the review: %Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Search after the review: %Ln visit(s); only the review&apos;s best move shows the numbers of the review</source>
        <translation>
            <numerusform>Search after the review: %Ln visit; only the review&apos;s best move shows the numbers of the review</numerusform>
            <numerusform>Search after the review: %Ln visits; only the review&apos;s best move shows the numbers of the review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>from the position database, %Ln visit(s)</source>
        <translation>
            <numerusform>from the position database, %Ln visit</numerusform>
            <numerusform>from the position database, %Ln visits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>saved analysis, %Ln visit(s)</source>
        <translation>
            <numerusform>saved analysis, %Ln visit</numerusform>
            <numerusform>saved analysis, %Ln visits</numerusform>
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
        <source>{result} in at most %n plies</source>
        <translation>
            <numerusform>{result} in %n ply</numerusform>
            <numerusform>{result} in at most %n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message numerus="yes">
        <source>%Ln game(s) will be played.</source>
        <translation>
            <numerusform>%Ln game will be played.</numerusform>
            <numerusform>%Ln games will be played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepTeller</name>
    <message numerus="yes">
        <source>Selected %Ln move(s): at each node, the move with the best score.</source>
        <translation>
            <numerusform>Selected %Ln move: the move with the best score.</numerusform>
            <numerusform>Selected %Ln moves: at each node, the move with the best score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln of the root&apos;s moves are in the tree.</source>
        <translation>
            <numerusform>%Ln of the root&apos;s moves is in the tree.</numerusform>
            <numerusform>%Ln of the root&apos;s moves are in the tree.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move wins in at most %Ln plies.</source>
        <translation>
            <numerusform>Proven: the side to move wins in %Ln ply.</numerusform>
            <numerusform>Proven: the side to move wins in at most %Ln plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Proven: the side to move loses in at most %Ln plies.</source>
        <translation>
            <numerusform>Proven: the side to move loses in %Ln ply.</numerusform>
            <numerusform>Proven: the side to move loses in at most %Ln plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{result} after %Ln move(s).</source>
        <translation>
            <numerusform>{result} after %Ln move.</numerusform>
            <numerusform>{result} after %Ln moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s) are updated, from the leaf up to the root.</source>
        <translation>
            <numerusform>%Ln node is updated.</numerusform>
            <numerusform>%Ln nodes are updated, from the leaf up to the root.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryTexts</name>
    <message numerus="yes">
        <source>wins in at most %n plies</source>
        <translation>
            <numerusform>wins in %n ply</numerusform>
            <numerusform>wins in at most %n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>loses in at most %n plies</source>
        <translation>
            <numerusform>loses in %n ply</numerusform>
            <numerusform>loses in at most %n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The better line is {line} and wins in at most %n plies.</source>
        <translation>
            <numerusform>The better line is {line} and wins in %n ply.</numerusform>
            <numerusform>The better line is {line} and wins in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move the other side wins in at most %n plies.</source>
        <translation>
            <numerusform>After this move the other side wins in %n ply.</numerusform>
            <numerusform>After this move the other side wins in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After this move the other side wins in at most %n plies: {line}.</source>
        <translation>
            <numerusform>After this move the other side wins in %n ply: {line}.</numerusform>
            <numerusform>After this move the other side wins in at most %n plies: {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The better move wins in at most %n plies.</source>
        <translation>
            <numerusform>The better move wins in %n ply.</numerusform>
            <numerusform>The better move wins in at most %n plies.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThreatLine</name>
    <message numerus="yes">
        <source>{side} wins with {move} in at most %n plies.</source>
        <translation>
            <numerusform>{side} wins with {move} in at most %n ply.</numerusform>
            <numerusform>{side} wins with {move} in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} is proven to win in at most %n plies.</source>
        <translation>
            <numerusform>{side} is proven to win in at most %n ply.</numerusform>
            <numerusform>{side} is proven to win in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} wins {means} in at most %n plies.</source>
        <translation>
            <numerusform>{side} wins {means} in %n ply.</numerusform>
            <numerusform>{side} wins {means} in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{side} threatens a win {means} in at most %n plies.</source>
        <translation>
            <numerusform>{side} threatens a win {means} in %n ply.</numerusform>
            <numerusform>{side} threatens a win {means} in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {moves} stop(s) it.</source>
        <translation>
            <numerusform>Only {moves} stops it.</numerusform>
            <numerusform>Only {moves} stop it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) only delay the win.</source>
        <translation>
            <numerusform>%n move only delays the win.</numerusform>
            <numerusform>%n moves only delay the win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} only delay(s) the win.</source>
        <translation>
            <numerusform>{moves} only delays the win.</numerusform>
            <numerusform>{moves} only delay the win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every defence loses in at most %n plies.</source>
        <translation>
            <numerusform>Every defence loses in at most %n ply.</numerusform>
            <numerusform>Every defence loses in at most %n plies.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only {moves} defend(s).</source>
        <translation>
            <numerusform>Only {moves} defends.</numerusform>
            <numerusform>Only {moves} defend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{moves} defend(s).</source>
        <translation>
            <numerusform>{moves} defends.</numerusform>
            <numerusform>{moves} defend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) may defend.</source>
        <translation>
            <numerusform>%n move may defend.</numerusform>
            <numerusform>%n moves may defend.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) refuted</source>
        <translation>
            <numerusform>%n move refuted</numerusform>
            <numerusform>%n moves refuted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{refuted}; %n not refuted so far.</source>
        <translation>
            <numerusform>{refuted}; %n not refuted so far.</numerusform>
            <numerusform>{refuted}; %n not refuted so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) defend.</source>
        <translation>
            <numerusform>%n move defends.</numerusform>
            <numerusform>%n moves defend.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_Amounts</name>
    <message numerus="yes">
        <source>%Ln simulation(s)</source>
        <translation>
            <numerusform>%Ln simulation</numerusform>
            <numerusform>%Ln simulations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln simulation(s) per move</source>
        <translation>
            <numerusform>%Ln simulation per move</numerusform>
            <numerusform>%Ln simulations per move</numerusform>
        </translation>
    </message>
</context>
</TS>
