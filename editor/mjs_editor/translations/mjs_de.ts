<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>Arranging</name>
        <message>
            <source>&amp;Across</source>
            <translation>&amp;Waagerecht</translation>
        </message>
        <message>
            <source>&amp;Down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <source>&amp;Duplicate</source>
            <translation>Verdo&amp;ppeln</translation>
        </message>
        <message>
            <source>&amp;Left</source>
            <translation>Nach &amp;links</translation>
        </message>
        <message>
            <source>&amp;Nudge</source>
            <translation>&amp;Rücken</translation>
        </message>
        <message>
            <source>&amp;Right</source>
            <translation>Nach &amp;rechts</translation>
        </message>
        <message>
            <source>&amp;Rotate by 180°</source>
            <translation>Um 180° &amp;drehen</translation>
        </message>
        <message>
            <source>&amp;Up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <source>Add &amp;mirrored copies</source>
            <translation>Spie&amp;gelbilder hinzufügen</translation>
        </message>
        <message>
            <source>Add mirror images by the symmetry that is on, or else to the right</source>
            <translation>Spiegelbilder nach der gewählten Symmetrie hinzufügen, sonst rechts daneben</translation>
        </message>
        <message>
            <source>Ali&amp;gn</source>
            <translation>&amp;Ausrichten</translation>
        </message>
        <message numerus="yes">
            <source>Align %n tile(s)</source>
            <translation>
                <numerusform>%n Stein ausrichten</numerusform>
                <numerusform>%n Steine ausrichten</numerusform>
            </translation>
        </message>
        <message>
            <source>Columns to the &amp;bottom</source>
            <translation>Spalten nach &amp;unten</translation>
        </message>
        <message>
            <source>Columns to the &amp;middle</source>
            <translation>Spalten zur M&amp;itte</translation>
        </message>
        <message>
            <source>Columns to the &amp;top</source>
            <translation>Spalten nach &amp;oben</translation>
        </message>
        <message>
            <source>Di&amp;stribute</source>
            <translation>&amp;Verteilen</translation>
        </message>
        <message numerus="yes">
            <source>Distribute %n tile(s)</source>
            <translation>
                <numerusform>%n Stein verteilen</numerusform>
                <numerusform>%n Steine verteilen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Duplicate %n tile(s)</source>
            <translation>
                <numerusform>%n Stein verdoppeln</numerusform>
                <numerusform>%n Steine verdoppeln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Flip %n tile(s)</source>
            <translation>
                <numerusform>%n Stein spiegeln</numerusform>
                <numerusform>%n Steine spiegeln</numerusform>
            </translation>
        </message>
        <message>
            <source>Flip &amp;left-right</source>
            <translation>Links-rechts &amp;spiegeln</translation>
        </message>
        <message>
            <source>Flip &amp;top-bottom</source>
            <translation>&amp;Oben-unten spiegeln</translation>
        </message>
        <message>
            <source>L&amp;ower by a layer</source>
            <translation>Eine Ebene &amp;tiefer</translation>
        </message>
        <message numerus="yes">
            <source>Left out for want of room: %n mirrored tile(s)</source>
            <translation>
                <numerusform>Mangels Platz ausgelassen: %n gespiegelter Stein</numerusform>
                <numerusform>Mangels Platz ausgelassen: %n gespiegelte Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lower %n tile(s)</source>
            <translation>
                <numerusform>%n Stein senken</numerusform>
                <numerusform>%n Steine senken</numerusform>
            </translation>
        </message>
        <message>
            <source>Make the gaps equal between three or more pieces one below the other</source>
            <translation>Gleiche Abstände zwischen drei oder mehr Teilen untereinander</translation>
        </message>
        <message>
            <source>Make the gaps equal between three or more pieces side by side</source>
            <translation>Gleiche Abstände zwischen drei oder mehr Teilen nebeneinander</translation>
        </message>
        <message numerus="yes">
            <source>Mirror %n tile(s)</source>
            <translation>
                <numerusform>%n Stein abspiegeln</numerusform>
                <numerusform>%n Steine abspiegeln</numerusform>
            </translation>
        </message>
        <message>
            <source>Move the selection down by one grid unit</source>
            <translation>Die Auswahl um eine Rastereinheit nach unten schieben</translation>
        </message>
        <message>
            <source>Move the selection to the layer above, if all of it finds room</source>
            <translation>Die Auswahl auf die Ebene darüber heben, wenn alles Platz hat</translation>
        </message>
        <message>
            <source>Move the selection to the layer below, if all of it finds room</source>
            <translation>Die Auswahl auf die Ebene darunter senken, wenn alles Platz hat</translation>
        </message>
        <message>
            <source>Move the selection to the left by one grid unit</source>
            <translation>Die Auswahl um eine Rastereinheit nach links schieben</translation>
        </message>
        <message>
            <source>Move the selection to the right by one grid unit</source>
            <translation>Die Auswahl um eine Rastereinheit nach rechts schieben</translation>
        </message>
        <message>
            <source>Move the selection up by one grid unit</source>
            <translation>Die Auswahl um eine Rastereinheit nach oben schieben</translation>
        </message>
        <message>
            <source>Nothing is changed: no room at {0}</source>
            <translation>Nichts geändert: kein Platz bei {0}</translation>
        </message>
        <message>
            <source>Put a copy of the selection where there is room, and select it</source>
            <translation>Eine Kopie der Auswahl ablegen, wo Platz ist, und auswählen</translation>
        </message>
        <message>
            <source>R&amp;aise by a layer</source>
            <translation>Eine Ebene &amp;höher</translation>
        </message>
        <message numerus="yes">
            <source>Raise %n tile(s)</source>
            <translation>
                <numerusform>%n Stein anheben</numerusform>
                <numerusform>%n Steine anheben</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rotate %n tile(s)</source>
            <translation>
                <numerusform>%n Stein drehen</numerusform>
                <numerusform>%n Steine drehen</numerusform>
            </translation>
        </message>
        <message>
            <source>Rows to the &amp;centre</source>
            <translation>Reihen zur &amp;Mitte</translation>
        </message>
        <message>
            <source>Rows to the &amp;left</source>
            <translation>Reihen nach &amp;links</translation>
        </message>
        <message>
            <source>Rows to the &amp;right</source>
            <translation>Reihen nach &amp;rechts</translation>
        </message>
        <message>
            <source>Select three pieces or more to distribute them</source>
            <translation>Zum Verteilen mindestens drei Stücke auswählen</translation>
        </message>
        <message>
            <source>Select tiles first</source>
            <translation>Erst Steine auswählen</translation>
        </message>
        <message>
            <source>Selectio&amp;n</source>
            <translation>&amp;Auswahl</translation>
        </message>
        <message>
            <source>Shift each column of the selection to its bottom edge</source>
            <translation>Jede Spalte der Auswahl an ihren unteren Rand schieben</translation>
        </message>
        <message>
            <source>Shift each column of the selection to its middle, as for a diamond</source>
            <translation>Jede Spalte der Auswahl in ihre Mitte schieben, etwa für eine Raute</translation>
        </message>
        <message>
            <source>Shift each column of the selection to its top edge</source>
            <translation>Jede Spalte der Auswahl an ihren oberen Rand schieben</translation>
        </message>
        <message>
            <source>Shift each row of the selection to its left edge</source>
            <translation>Jede Zeile der Auswahl an ihren linken Rand schieben</translation>
        </message>
        <message>
            <source>Shift each row of the selection to its middle, as for a pyramid</source>
            <translation>Jede Zeile der Auswahl in ihre Mitte schieben, etwa für eine Pyramide</translation>
        </message>
        <message>
            <source>Shift each row of the selection to its right edge</source>
            <translation>Jede Zeile der Auswahl an ihren rechten Rand schieben</translation>
        </message>
        <message>
            <source>Swap left and right within the selection, or the stamp in hand</source>
            <translation>Links und rechts in der Auswahl vertauschen, oder im Stempel in der Hand</translation>
        </message>
        <message>
            <source>Swap top and bottom within the selection, or the stamp in hand</source>
            <translation>Oben und unten in der Auswahl vertauschen, oder im Stempel in der Hand</translation>
        </message>
        <message>
            <source>Turn the selection half round in its place, or the stamp in hand</source>
            <translation>Die Auswahl an ihrer Stelle halb herumdrehen, oder den Stempel in der Hand</translation>
        </message>
    </context>
    <context>
        <name>AutoPlay</name>
        <message>
            <source>&amp;Auto-play</source>
            <translation>&amp;Selbstspiel</translation>
        </message>
        <message>
            <source>Auto-play &amp;faster</source>
            <translation>Selbstspiel s&amp;chneller</translation>
        </message>
        <message>
            <source>Auto-play one &amp;step</source>
            <translation>Selbstspiel einen Sch&amp;ritt</translation>
        </message>
        <message>
            <source>Auto-play slowe&amp;r</source>
            <translation>Selbstspiel &amp;langsamer</translation>
        </message>
        <message>
            <source>Auto-play stopped: no way to win was found in time.</source>
            <translation>Selbstspiel angehalten: kein Gewinnweg rechtzeitig gefunden.</translation>
        </message>
        <message>
            <source>Auto-play stopped: this can't be won without an assist.</source>
            <translation>Selbstspiel angehalten: ohne Hilfe nicht zu gewinnen.</translation>
        </message>
        <message>
            <source>For designers: let the program play on and win, or stop it again</source>
            <translation>Für Entwerfer: das Programm weiterspielen und gewinnen lassen oder anhalten</translation>
        </message>
        <message>
            <source>For designers: let the program take one pair that can still win</source>
            <translation>Für Entwerfer: das Programm ein Paar nehmen lassen, das noch gewinnen kann</translation>
        </message>
        <message>
            <source>Lengthen the time between the moves of auto-play</source>
            <translation>Die Zeit zwischen den Zügen des Selbstspiels verlängern</translation>
        </message>
        <message>
            <source>Shorten the time between the moves of auto-play</source>
            <translation>Die Zeit zwischen den Zügen des Selbstspiels verkürzen</translation>
        </message>
    </context>
    <context>
        <name>Axes</name>
        <message>
            <source>&amp;Down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <source>&amp;Left</source>
            <translation>Nach &amp;links</translation>
        </message>
        <message>
            <source>&amp;On or off</source>
            <translation>&amp;Ein oder aus</translation>
        </message>
        <message>
            <source>&amp;Right</source>
            <translation>Nach &amp;rechts</translation>
        </message>
        <message>
            <source>&amp;Symmetry</source>
            <translation>&amp;Symmetrie</translation>
        </message>
        <message>
            <source>&amp;Up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <source>Axes to the &amp;middle</source>
            <translation>Achsen in die &amp;Mitte</translation>
        </message>
        <message>
            <source>Axes to the middle of the &amp;grid</source>
            <translation>Achsen in die Mitte des &amp;Rasters</translation>
        </message>
        <message>
            <source>Choose a symmetry first</source>
            <translation>Erst eine Symmetrie wählen</translation>
        </message>
        <message>
            <source>Draw without symmetry for a while, then with the same one again</source>
            <translation>Eine Weile ohne Symmetrie zeichnen, dann wieder mit derselben</translation>
        </message>
        <message>
            <source>Mo&amp;ve axes</source>
            <translation>Achsen &amp;schieben</translation>
        </message>
        <message>
            <source>Move the axes to the middle of the board, or of the empty grid</source>
            <translation>Die Achsen in die Mitte des Bretts oder des leeren Rasters schieben</translation>
        </message>
        <message>
            <source>Move the axes to the middle of the size that the layout began with</source>
            <translation>Die Achsen in die Mitte der Größe setzen, mit der das Layout begann</translation>
        </message>
        <message>
            <source>Move the level axis down</source>
            <translation>Die waagrechte Achse nach unten schieben</translation>
        </message>
        <message>
            <source>Move the level axis up</source>
            <translation>Die waagrechte Achse nach oben schieben</translation>
        </message>
        <message>
            <source>Move the upright axis to the left</source>
            <translation>Die senkrechte Achse nach links schieben</translation>
        </message>
        <message>
            <source>Move the upright axis to the right</source>
            <translation>Die senkrechte Achse nach rechts schieben</translation>
        </message>
        <message>
            <source>Symmetry about {0}</source>
            <translation>Symmetrie um {0}</translation>
        </message>
        <message>
            <source>Symmetry off</source>
            <translation>Symmetrie aus</translation>
        </message>
        <message>
            <source>There is no level axis with this symmetry</source>
            <translation>Diese Symmetrie hat keine waagrechte Achse</translation>
        </message>
        <message>
            <source>There is no upright axis with this symmetry</source>
            <translation>Diese Symmetrie hat keine senkrechte Achse</translation>
        </message>
        <message>
            <source>x {0}</source>
            <translation>x {0}</translation>
        </message>
        <message>
            <source>y {0}</source>
            <translation>y {0}</translation>
        </message>
        <message>
            <source>{0} by half a grid unit; the mouse drags its handle</source>
            <translation>{0}, um eine halbe Rastereinheit; die Maus zieht ihren Griff</translation>
        </message>
    </context>
    <context>
        <name>Bands</name>
        <message>
            <source>&amp;Any</source>
            <translation>&amp;Beliebig</translation>
        </message>
        <message>
            <source>&amp;Easy</source>
            <translation>&amp;Leicht</translation>
        </message>
        <message>
            <source>&amp;Hard</source>
            <translation>&amp;Schwer</translation>
        </message>
        <message>
            <source>&amp;Medium</source>
            <translation>&amp;Mittel</translation>
        </message>
        <message>
            <source>D&amp;ifficulty of new deals</source>
            <translation>Sch&amp;wierigkeit neuer Verteilungen</translation>
        </message>
        <message>
            <source>Look for deals that careless play rarely clears</source>
            <translation>Verteilungen suchen, die sorgloses Spiel selten abräumt</translation>
        </message>
        <message>
            <source>Look for deals that even careless play clears</source>
            <translation>Verteilungen suchen, die auch sorgloses Spiel abräumt</translation>
        </message>
        <message>
            <source>Look for deals that want some care</source>
            <translation>Verteilungen suchen, die etwas Umsicht verlangen</translation>
        </message>
        <message>
            <source>New deals will be of any difficulty; this game goes on.</source>
            <translation>Neue Verteilungen werden beliebig schwierig; dieses Spiel geht weiter.</translation>
        </message>
        <message>
            <source>New deals will be {0}; this game goes on.</source>
            <translation>Neue Verteilungen werden {0}; dieses Spiel geht weiter.</translation>
        </message>
        <message>
            <source>Take new deals as they come: mostly easy ones</source>
            <translation>Neue Verteilungen nehmen, wie sie kommen: meist leichte</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>mittel</translation>
        </message>
    </context>
    <context>
        <name>BoardView</name>
        <message>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
    </context>
    <context>
        <name>CertainDeals</name>
        <message>
            <source>&amp;Copy the seed line</source>
            <translation>Startzeile &amp;kopieren</translation>
        </message>
        <message>
            <source>&amp;Deal of the day</source>
            <translation>Verteilung des &amp;Tages</translation>
        </message>
        <message>
            <source>&amp;Deals</source>
            <translation>Ver&amp;teilungen</translation>
        </message>
        <message>
            <source>Copied: {0}</source>
            <translation>Kopiert: {0}</translation>
        </message>
        <message>
            <source>Deal from a &amp;seed...</source>
            <translation>Aus einer &amp;Startzahl geben...</translation>
        </message>
        <message>
            <source>Play a deal that was shared: paste its seed line, or type a seed</source>
            <translation>Eine geteilte Verteilung spielen: Startzeile einfügen oder Startzahl eingeben</translation>
        </message>
        <message>
            <source>Play the deal that the layout's file holds, where it holds one</source>
            <translation>Die Verteilung aus der Datei des Layouts spielen, wenn es eine gibt</translation>
        </message>
        <message>
            <source>Play today's deal of this layout, the same for everybody</source>
            <translation>Die heutige Verteilung dieses Layouts spielen, für alle dieselbe</translation>
        </message>
        <message>
            <source>Share this deal: copy the line that deals it again anywhere</source>
            <translation>Diese Verteilung teilen: die Zeile kopieren, die sie überall wieder gibt</translation>
        </message>
        <message>
            <source>The deal &amp;kept with the layout</source>
            <translation>Im Layout &amp;behaltene Verteilung</translation>
        </message>
        <message>
            <source>The deal kept with {0}</source>
            <translation>Die in {0} behaltene Verteilung</translation>
        </message>
        <message>
            <source>The deal of {0}</source>
            <translation>Die Verteilung vom {0}</translation>
        </message>
        <message>
            <source>The kept deal can't be played: {0}</source>
            <translation>Die behaltene Verteilung ist nicht spielbar: {0}</translation>
        </message>
        <message>
            <source>this layout</source>
            <translation>dieses Layout</translation>
        </message>
    </context>
    <context>
        <name>Checking</name>
        <message>
            <source>&amp;Check</source>
            <translation>&amp;Prüfen</translation>
        </message>
        <message>
            <source>&amp;Next problem</source>
            <translation>&amp;Nächstes Problem</translation>
        </message>
        <message>
            <source>&amp;Previous problem</source>
            <translation>&amp;Voriges Problem</translation>
        </message>
        <message>
            <source>&amp;Wanted number of tiles...</source>
            <translation>&amp;Gewünschte Zahl der Steine...</translation>
        </message>
        <message>
            <source>Go back to the problem before</source>
            <translation>Zum Problem davor zurückgehen</translation>
        </message>
        <message>
            <source>Go to the next problem and see where it is</source>
            <translation>Zum nächsten Problem gehen und sehen, wo es ist</translation>
        </message>
        <message>
            <source>Mend the problem in hand, or go to the next one; Undo takes it back</source>
            <translation>Das gewählte Problem beheben oder zum nächsten gehen; Rückgängig nimmt es zurück</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>Quick &amp;fix</source>
            <translation>Schnell &amp;beheben</translation>
        </message>
        <message>
            <source>Set the number that the status bar counts towards</source>
            <translation>Die Zahl festlegen, auf die die Statuszeile hinzählt</translation>
        </message>
        <message>
            <source>There are no problems</source>
            <translation>Es gibt keine Probleme</translation>
        </message>
        <message>
            <source>There is no quick fix for this: mend it on the board</source>
            <translation>Dafür gibt es keine schnelle Lösung: bitte auf dem Brett beheben</translation>
        </message>
        <message>
            <source>This fix finds nothing that it can do here</source>
            <translation>Hier ist auf diese Weise nichts zu beheben</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
    </context>
    <context>
        <name>ChooseBoards</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Stein</numerusform>
                <numerusform>%n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose layouts</source>
            <translation>Layouts auswählen</translation>
        </message>
        <message>
            <source>Layouts of the file</source>
            <translation>Layouts der Datei</translation>
        </message>
        <message>
            <source>{0} holds {1} layouts. Each one chosen opens in a window of its own.</source>
            <translation>{0} enthält {1} Layouts. Jedes gewählte öffnet sich in einem eigenen Fenster.</translation>
        </message>
    </context>
    <context>
        <name>Choosing</name>
        <message numerus="yes">
            <source>%n tile(s) selected</source>
            <translation>
                <numerusform>%n Stein ausgewählt</numerusform>
                <numerusform>%n Steine ausgewählt</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>Add what mirrors the selection, by the symmetry that is on</source>
            <translation>Hinzufügen, was die Auswahl nach der gewählten Symmetrie spiegelt</translation>
        </message>
        <message>
            <source>Choose a symmetry first</source>
            <translation>Erst eine Symmetrie wählen</translation>
        </message>
        <message>
            <source>In&amp;vert selection</source>
            <translation>Auswahl &amp;umkehren</translation>
        </message>
        <message>
            <source>Select &amp;layer</source>
            <translation>E&amp;bene auswählen</translation>
        </message>
        <message>
            <source>Select &amp;none</source>
            <translation>&amp;Nichts auswählen</translation>
        </message>
        <message>
            <source>Select all tiles of the layer that is drawn on</source>
            <translation>Alle Steine der Ebene auswählen, auf der gezeichnet wird</translation>
        </message>
        <message>
            <source>Select mirrored tiles t&amp;oo</source>
            <translation>Auch &amp;gespiegelte auswählen</translation>
        </message>
        <message>
            <source>Select nothing; with a selection tool in hand Escape does it too</source>
            <translation>Nichts auswählen; mit einem Auswahlwerkzeug tut es auch Escape</translation>
        </message>
        <message>
            <source>Select what is not selected, and nothing of what is</source>
            <translation>Auswählen, was nicht ausgewählt ist, und sonst nichts</translation>
        </message>
    </context>
    <context>
        <name>Clipboard</name>
        <message numerus="yes">
            <source>%n tile(s) left out: no room</source>
            <translation>
                <numerusform>%n Stein ausgelassen: kein Platz</numerusform>
                <numerusform>%n Steine ausgelassen: kein Platz</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Copy</source>
            <translation>&amp;Kopieren</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Paste</source>
            <translation>&amp;Einfügen</translation>
        </message>
        <message numerus="yes">
            <source>Copied %n tile(s)</source>
            <translation>
                <numerusform>%n Stein kopiert</numerusform>
                <numerusform>%n Steine kopiert</numerusform>
            </translation>
        </message>
        <message>
            <source>Cu&amp;t</source>
            <translation>Auss&amp;chneiden</translation>
        </message>
        <message numerus="yes">
            <source>Cut %n tile(s)</source>
            <translation>
                <numerusform>%n Stein ausschneiden</numerusform>
                <numerusform>%n Steine ausschneiden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paste %n tile(s)</source>
            <translation>
                <numerusform>%n Stein einfügen</numerusform>
                <numerusform>%n Steine einfügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Paste &amp;in place</source>
            <translation>An derselben &amp;Stelle einfügen</translation>
        </message>
        <message>
            <source>Place what is on the clipboard under the pointer, on this layer</source>
            <translation>Die Zwischenablage unter dem Zeiger auf dieser Ebene einfügen</translation>
        </message>
        <message>
            <source>Place what is on the clipboard where it was copied from</source>
            <translation>Die Zwischenablage dort einfügen, wo sie herkommt</translation>
        </message>
        <message>
            <source>Put the selected tiles on the clipboard, for any window</source>
            <translation>Die gewählten Steine in die Zwischenablage kopieren, für jedes Fenster</translation>
        </message>
        <message>
            <source>Select tiles first</source>
            <translation>Erst Steine auswählen</translation>
        </message>
        <message>
            <source>Take the selected tiles off the board, to paste them elsewhere</source>
            <translation>Die gewählten Steine vom Brett nehmen, um sie anderswo einzufügen</translation>
        </message>
        <message>
            <source>There are no tiles on the clipboard</source>
            <translation>In der Zwischenablage sind keine Steine</translation>
        </message>
        <message>
            <source>Tiles on the clipboard are {0} grid units large, here they are {1}</source>
            <translation>Steine der Zwischenablage sind {0} Rastereinheiten groß, hier sind es {1}</translation>
        </message>
        <message>
            <source>What is on the clipboard is no layout: {0}</source>
            <translation>In der Zwischenablage ist kein Layout: {0}</translation>
        </message>
    </context>
    <context>
        <name>CommandPalette</name>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>No command fits</source>
            <translation>Kein Befehl passt</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Type some letters of a command</source>
            <translation>Einige Buchstaben eines Befehls tippen</translation>
        </message>
    </context>
    <context>
        <name>Dealing</name>
        <message>
            <source>&amp;Deal</source>
            <translation>&amp;Geben</translation>
        </message>
        <message>
            <source>&amp;Keep with the file</source>
            <translation>In der Datei &amp;behalten</translation>
        </message>
        <message>
            <source>&amp;Measure deals</source>
            <translation>Verteilungen &amp;messen</translation>
        </message>
        <message>
            <source>&amp;Next seed</source>
            <translation>&amp;Nächste Startzahl</translation>
        </message>
        <message>
            <source>D&amp;iscard</source>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <source>Deal anew with the seed one higher, to try another deal</source>
            <translation>Mit der nächsthöheren Startzahl neu geben, um eine andere Verteilung zu versuchen</translation>
        </message>
        <message>
            <source>Dealing</source>
            <translation>Geben</translation>
        </message>
        <message>
            <source>Dealing {0}...</source>
            <translation>{0} wird verteilt...</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Verteilungen</translation>
        </message>
        <message>
            <source>Give the tiles faces that can be cleared, by the seed in the panel</source>
            <translation>Den Steinen lösbare Bilder geben, nach der Startzahl im Bedienfeld</translation>
        </message>
        <message>
            <source>Keep a deal with the file</source>
            <translation>Verteilung in der Datei behalten</translation>
        </message>
        <message>
            <source>Looking for a deal of {0} that is {1}...</source>
            <translation>Suche eine Verteilung von {0}, die {1} ist...</translation>
        </message>
        <message>
            <source>Make many deals, and tell how hard they are and how many can be cleared</source>
            <translation>Viele Verteilungen geben und sagen, wie schwer und wie oft lösbar sie sind</translation>
        </message>
        <message>
            <source>Measuring</source>
            <translation>Messen</translation>
        </message>
        <message>
            <source>No deal yet</source>
            <translation>Noch keine Verteilung</translation>
        </message>
        <message>
            <source>Seed {0} · difficulty {1} · {2} of random plays win</source>
            <translation>Startzahl {0} · Schwierigkeit {1} · {2} der Zufallsspiele gewinnen</translation>
        </message>
        <message>
            <source>Show &amp;faces</source>
            <translation>B&amp;ilder zeigen</translation>
        </message>
        <message>
            <source>Show the faces of the deal on the tiles, or bare tiles</source>
            <translation>Die Bilder der Verteilung zeigen oder blanke Steine</translation>
        </message>
        <message>
            <source>Store the deal in the layout as proof that it can be cleared</source>
            <translation>Die Verteilung im Layout speichern, als Beweis, dass es lösbar ist</translation>
        </message>
        <message>
            <source>Take the faces off the board; a deal kept with the file stays there</source>
            <translation>Die Bilder vom Brett nehmen; eine in der Datei behaltene Verteilung bleibt dort</translation>
        </message>
        <message>
            <source>The deal that is kept with the file</source>
            <translation>Die Verteilung aus der Datei</translation>
        </message>
        <message>
            <source>There is no deal to keep: make one first</source>
            <translation>Es gibt keine Verteilung zu behalten: erst eine geben</translation>
        </message>
    </context>
    <context>
        <name>DealsPanel</name>
        <message>
            <source> deals</source>
            <translation> Verteilungen</translation>
        </message>
        <message>
            <source>Any</source>
            <translation>Beliebig</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Geben</translation>
        </message>
        <message>
            <source>Deal many times, and tell how hard it gets</source>
            <translation>Viele Male geben und sagen, wie schwer es wird</translation>
        </message>
        <message>
            <source>Deal the tiles so that they can be cleared</source>
            <translation>Die Steine so geben, dass alle weggehen können</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>How many pairs are removed in a second</source>
            <translation>Wie viele Paare je Sekunde weggehen</translation>
        </message>
        <message>
            <source>Keep with the file</source>
            <translation>In der Datei behalten</translation>
        </message>
        <message>
            <source>Measure</source>
            <translation>Messen</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>No deal yet</source>
            <translation>Noch keine Verteilung</translation>
        </message>
        <message>
            <source>Number of deals to measure</source>
            <translation>Zahl der Verteilungen zum Messen</translation>
        </message>
        <message>
            <source>Pairs per second</source>
            <translation>Paare pro Sekunde</translation>
        </message>
        <message>
            <source>Pairs removed</source>
            <translation>Entfernte Paare</translation>
        </message>
        <message>
            <source>Save this deal within the layout</source>
            <translation>Diese Verteilung im Layout speichern</translation>
        </message>
        <message>
            <source>Seed</source>
            <translation>Startzahl</translation>
        </message>
        <message>
            <source>Speed</source>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>Stop what is running</source>
            <translation>Anhalten, was läuft</translation>
        </message>
        <message>
            <source>The same layout and seed always give the same deal</source>
            <translation>Gleiches Layout und gleiche Startzahl geben immer dieselbe Verteilung</translation>
        </message>
        <message>
            <source>{0} of random deals can be cleared (95 % sure: {1} to {2}); {3} undecided</source>
            <translation>{0} der Zufallsverteilungen sind lösbar (zu 95 % sicher: {1} bis {2}); {3} unentschieden</translation>
        </message>
    </context>
    <context>
        <name>Drawing</name>
        <message>
            <source>&amp;Both</source>
            <translation>&amp;Beide</translation>
        </message>
        <message>
            <source>&amp;Left-right</source>
            <translation>&amp;Links-rechts</translation>
        </message>
        <message>
            <source>&amp;None</source>
            <translation>&amp;Keine</translation>
        </message>
        <message>
            <source>&amp;Point</source>
            <translation>&amp;Punkt</translation>
        </message>
        <message>
            <source>&amp;Symmetry</source>
            <translation>&amp;Symmetrie</translation>
        </message>
        <message>
            <source>&amp;Tools</source>
            <translation>&amp;Werkzeuge</translation>
        </message>
        <message>
            <source>&amp;Top-bottom</source>
            <translation>&amp;Oben-unten</translation>
        </message>
        <message>
            <source>Draw without mirrored copies</source>
            <translation>Ohne Spiegelbilder zeichnen</translation>
        </message>
        <message>
            <source>Every tool works half a turn round the middle too; drag the axes shown</source>
            <translation>Jedes Werkzeug wirkt auch um die Mitte gedreht; die gezeigten Achsen sind verschiebbar</translation>
        </message>
        <message>
            <source>Every tool works on all four quarters at once; drag the axes shown</source>
            <translation>Jedes Werkzeug wirkt auf alle vier Viertel zugleich; die gezeigten Achsen sind verschiebbar</translation>
        </message>
        <message>
            <source>Every tool works on the left and right half at once; drag the axis shown</source>
            <translation>Jedes Werkzeug wirkt links und rechts zugleich; die gezeigte Achse ist verschiebbar</translation>
        </message>
        <message>
            <source>Every tool works on the top and bottom half at once; drag the axis shown</source>
            <translation>Jedes Werkzeug wirkt oben und unten zugleich; die gezeigte Achse ist verschiebbar</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
        </message>
    </context>
    <context>
        <name>EditReturn</name>
        <message>
            <source>&amp;Edit this layout</source>
            <translation>Layout &amp;bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Play the edited layout</source>
            <translation>Bearbeitetes Layout spiele&amp;n</translation>
        </message>
        <message>
            <source>Deal the layout as it is in the editor now</source>
            <translation>Das Layout geben, wie es jetzt im Editor ist</translation>
        </message>
        <message>
            <source>Edit</source>
            <translation>Bearbeiten</translation>
        </message>
        <message>
            <source>Go to the editor and mark the tiles that play-testers were left with</source>
            <translation>Zum Editor gehen und die Steine kennzeichnen, die Testspielern übrig blieben</translation>
        </message>
        <message>
            <source>Go to the editor, to the tile that you were at; F5 there plays again</source>
            <translation>Zum Editor gehen, zum letzten Stein; F5 spielt dort wieder</translation>
        </message>
        <message>
            <source>The layout was edited since this deal: F5 in the editor plays it as it is</source>
            <translation>Das Layout wurde seit dieser Verteilung bearbeitet: F5 im Editor spielt es, wie es ist</translation>
        </message>
        <message>
            <source>The layout was edited: this game is on it as it was</source>
            <translation>Das Layout wurde bearbeitet: dieses Spiel zeigt es, wie es war</translation>
        </message>
        <message>
            <source>Where players got st&amp;uck</source>
            <translation>Wo S&amp;pieler festsaßen</translation>
        </message>
    </context>
    <context>
        <name>Editing</name>
        <message>
            <source>&amp;Delete</source>
            <translation>&amp;Löschen</translation>
        </message>
        <message>
            <source>&amp;Edit</source>
            <translation>&amp;Bearbeiten</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message numerus="yes">
            <source>Delete %n tile(s)</source>
            <translation>
                <numerusform>%n Stein löschen</numerusform>
                <numerusform>%n Steine löschen</numerusform>
            </translation>
        </message>
        <message>
            <source>Do the step again that was taken back</source>
            <translation>Den zurückgenommenen Schritt wiederholen</translation>
        </message>
        <message>
            <source>Select &amp;all</source>
            <translation>&amp;Alles auswählen</translation>
        </message>
        <message>
            <source>Select the tiles of all layers, to change the board as a whole</source>
            <translation>Die Steine aller Ebenen auswählen, um das ganze Brett zu ändern</translation>
        </message>
        <message>
            <source>Select tiles first</source>
            <translation>Erst Steine auswählen</translation>
        </message>
        <message>
            <source>Take back the last step; the History panel takes back several at once</source>
            <translation>Den letzten Schritt zurücknehmen; im Verlauf gehen mehrere auf einmal</translation>
        </message>
        <message>
            <source>Take the selected tiles away; Undo brings them back</source>
            <translation>Die gewählten Steine entfernen; Rückgängig bringt sie zurück</translation>
        </message>
    </context>
    <context>
        <name>EventWords</name>
        <message>
            <source>clicked in vain, being blocked: {0}</source>
            <translation>vergeblich angeklickt, da blockiert: {0}</translation>
        </message>
        <message>
            <source>done again</source>
            <translation>wiederholt</translation>
        </message>
        <message>
            <source>given up</source>
            <translation>aufgegeben</translation>
        </message>
        <message>
            <source>gone: {0}</source>
            <translation>weg: {0}</translation>
        </message>
        <message>
            <source>hint: {0}</source>
            <translation>Tipp: {0}</translation>
        </message>
        <message>
            <source>into the tray: {0}</source>
            <translation>in die Ablage: {0}</translation>
        </message>
        <message>
            <source>no shuffle was found that can be cleared</source>
            <translation>es fand sich keine lösbare Mischung</translation>
        </message>
        <message>
            <source>paused</source>
            <translation>angehalten</translation>
        </message>
        <message>
            <source>shuffled</source>
            <translation>gemischt</translation>
        </message>
        <message>
            <source>taken back</source>
            <translation>zurückgenommen</translation>
        </message>
        <message>
            <source>the game went on</source>
            <translation>das Spiel ging weiter</translation>
        </message>
        <message>
            <source>time was up</source>
            <translation>die Zeit war um</translation>
        </message>
    </context>
    <context>
        <name>Export</name>
        <message>
            <source> above {0}</source>
            <translation> über {0}</translation>
        </message>
        <message>
            <source>&amp;Export...</source>
            <translation>&amp;Exportieren...</translation>
        </message>
        <message>
            <source>Also write the {0} file beside it, which its program reads the name from</source>
            <translation>Auch die {0}-Datei daneben schreiben, aus der das Programm den Namen liest</translation>
        </message>
        <message>
            <source>Can't be exported:</source>
            <translation>Kann nicht exportiert werden:</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Formats</source>
            <translation>Formate</translation>
        </message>
        <message>
            <source>Limits: {0}</source>
            <translation>Grenzen: {0}</translation>
        </message>
        <message>
            <source>no ending of its own</source>
            <translation>keine eigene Endung</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>number of tiles{0} divisible by {1}</source>
            <translation>Zahl der Steine{0} teilbar durch {1}</translation>
        </message>
        <message>
            <source>tiles of 2 x 2 grid units</source>
            <translation>Steine von 2 x 2 Rastereinheiten</translation>
        </message>
        <message>
            <source>{0} half tiles across</source>
            <translation>{0} halbe Steine breit</translation>
        </message>
        <message>
            <source>{0} half tiles down</source>
            <translation>{0} halbe Steine hoch</translation>
        </message>
        <message>
            <source>{0} layers</source>
            <translation>{0} Ebenen</translation>
        </message>
        <message>
            <source>{0} tiles</source>
            <translation>{0} Steine</translation>
        </message>
        <message>
            <source>⚠ Would be left out: {0}</source>
            <translation>⚠ Bliebe weg: {0}</translation>
        </message>
        <message>
            <source>✓ All {0} tiles fit.</source>
            <translation>✓ Alle {0} Steine passen.</translation>
        </message>
    </context>
    <context>
        <name>Exporting</name>
        <message>
            <source>&amp;Export...</source>
            <translation>&amp;Exportieren...</translation>
        </message>
        <message>
            <source>; without: {0}</source>
            <translation>; ohne: {0}</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Export</source>
            <translation>Exportieren</translation>
        </message>
        <message>
            <source>Exported {0}</source>
            <translation>{0} exportiert</translation>
        </message>
        <message>
            <source>Painting {0}</source>
            <translation>{0} wird gemalt</translation>
        </message>
        <message>
            <source>Save a &amp;picture...</source>
            <translation>B&amp;ild speichern...</translation>
        </message>
        <message>
            <source>Save a picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <source>Saved {0}</source>
            <translation>{0} gespeichert</translation>
        </message>
        <message>
            <source>Still painting {0}</source>
            <translation>{0} wird noch gemalt</translation>
        </message>
        <message>
            <source>Write a picture of the board, as PNG or SVG</source>
            <translation>Ein Bild des Bretts schreiben, als PNG oder SVG</translation>
        </message>
        <message>
            <source>Write the layout for another program, seeing first what it can hold</source>
            <translation>Das Layout für ein anderes Programm schreiben und vorher sehen, was dort Platz hat</translation>
        </message>
    </context>
    <context>
        <name>Eye</name>
        <message>
            <source>&amp;Can it still be won?</source>
            <translation>Noch zu &amp;gewinnen?</translation>
        </message>
        <message>
            <source>&amp;Designer</source>
            <translation>Ent&amp;wurf</translation>
        </message>
        <message>
            <source>&amp;Live light</source>
            <translation>&amp;Ampel</translation>
        </message>
        <message>
            <source>An assist for designers: mark a move after which the game can be won</source>
            <translation>Hilfe für Entwerfer: einen Zug kennzeichnen, nach dem das Spiel zu gewinnen ist</translation>
        </message>
        <message>
            <source>An assist for designers: show after every move whether the game can be won</source>
            <translation>Hilfe für Entwerfer: nach jedem Zug zeigen, ob das Spiel zu gewinnen ist</translation>
        </message>
        <message>
            <source>An assist for designers: tell whether the game can be won as it lies</source>
            <translation>Hilfe für Entwerfer: sagen, ob das Spiel so noch zu gewinnen ist</translation>
        </message>
        <message>
            <source>Can still be won</source>
            <translation>Noch zu gewinnen</translation>
        </message>
        <message>
            <source>Can't be won any more without a shuffle or an undo</source>
            <translation>Ohne Mischen oder Rückgängig nicht mehr zu gewinnen</translation>
        </message>
        <message>
            <source>Designer's view, an assist</source>
            <translation>Sicht des Entwerfers, eine Hilfe</translation>
        </message>
        <message>
            <source>Looking for a way to win...</source>
            <translation>Suche nach einem Gewinnweg...</translation>
        </message>
        <message>
            <source>No move wins from here without a shuffle or an undo.</source>
            <translation>Von hier gewinnt kein Zug ohne Mischen oder Rückgängig.</translation>
        </message>
        <message>
            <source>No way to win was found in the time there is.</source>
            <translation>In der verfügbaren Zeit wurde kein Gewinnweg gefunden.</translation>
        </message>
        <message>
            <source>Not asked: can it still be won?</source>
            <translation>Nicht gefragt: noch zu gewinnen?</translation>
        </message>
        <message>
            <source>Not decided in the time there is</source>
            <translation>In der verfügbaren Zeit nicht entschieden</translation>
        </message>
        <message>
            <source>Show a &amp;winning move</source>
            <translation>Einen Ge&amp;winnzug zeigen</translation>
        </message>
        <message>
            <source>The board is cleared.</source>
            <translation>Das Brett ist leer.</translation>
        </message>
        <message>
            <source>The deal's own proof goes on with: {0}</source>
            <translation>Der Beweis der Verteilung geht weiter mit: {0}</translation>
        </message>
        <message>
            <source>This can still win: {0}</source>
            <translation>Damit ist es noch zu gewinnen: {0}</translation>
        </message>
        <message>
            <source>Won</source>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Working it out...</source>
            <translation>Wird ermittelt...</translation>
        </message>
    </context>
    <context>
        <name>EyePanel</name>
        <message>
            <source>S&amp;peed</source>
            <translation>&amp;Tempo</translation>
        </message>
        <message>
            <source>Speed of auto-play</source>
            <translation>Tempo des Selbstspiels</translation>
        </message>
    </context>
    <context>
        <name>Faces</name>
        <message>
            <source>autumn season</source>
            <translation>Jahreszeit Herbst</translation>
        </message>
        <message>
            <source>bamboo flower</source>
            <translation>Blume Bambus</translation>
        </message>
        <message>
            <source>chrysanthemum flower</source>
            <translation>Blume Chrysantheme</translation>
        </message>
        <message>
            <source>east wind</source>
            <translation>Ostwind</translation>
        </message>
        <message>
            <source>green dragon</source>
            <translation>Grüner Drache</translation>
        </message>
        <message>
            <source>north wind</source>
            <translation>Nordwind</translation>
        </message>
        <message>
            <source>orchid flower</source>
            <translation>Blume Orchidee</translation>
        </message>
        <message>
            <source>plum flower</source>
            <translation>Blume Pflaume</translation>
        </message>
        <message>
            <source>red dragon</source>
            <translation>Roter Drache</translation>
        </message>
        <message>
            <source>south wind</source>
            <translation>Südwind</translation>
        </message>
        <message>
            <source>spring season</source>
            <translation>Jahreszeit Frühling</translation>
        </message>
        <message>
            <source>summer season</source>
            <translation>Jahreszeit Sommer</translation>
        </message>
        <message>
            <source>west wind</source>
            <translation>Westwind</translation>
        </message>
        <message>
            <source>white dragon</source>
            <translation>Weißer Drache</translation>
        </message>
        <message>
            <source>winter season</source>
            <translation>Jahreszeit Winter</translation>
        </message>
        <message>
            <source>{0} of bamboo</source>
            <translation>Bambus {0}</translation>
        </message>
        <message>
            <source>{0} of characters</source>
            <translation>Zeichen {0}</translation>
        </message>
        <message>
            <source>{0} of dots</source>
            <translation>Kreise {0}</translation>
        </message>
    </context>
    <context>
        <name>FiguresPanel</name>
        <message numerus="yes">
            <source>%n shuffle(s) used</source>
            <translation>
                <numerusform>%n Mischen benutzt</numerusform>
                <numerusform>%n Mischen benutzt</numerusform>
            </translation>
        </message>
        <message>
            <source>Allow it</source>
            <translation>Erlauben</translation>
        </message>
        <message>
            <source>Assists you allow yourself</source>
            <translation>Erlaubte Hilfen</translation>
        </message>
        <message>
            <source>Chosen before the first move</source>
            <translation>Vor dem ersten Zug gewählt</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>Pairs free</source>
            <translation>Freie Paare</translation>
        </message>
        <message>
            <source>Pairs left</source>
            <translation>Paare übrig</translation>
        </message>
        <message>
            <source>Progress</source>
            <translation>Fortschritt</translation>
        </message>
        <message>
            <source>Rules of this game</source>
            <translation>Regeln dieses Spiels</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Shuffles</source>
            <translation>Mischen</translation>
        </message>
        <message>
            <source>So far</source>
            <translation>Bisher</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>deal {0}</source>
            <translation>Verteilung {0}</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <source>no shuffle used</source>
            <translation>nicht gemischt</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keins</translation>
        </message>
        <message>
            <source>overtime {0}</source>
            <translation>{0} über der Zeit</translation>
        </message>
        <message>
            <source>target {0}</source>
            <translation>Ziel {0}</translation>
        </message>
        <message numerus="yes">
            <source>the last %n step(s)</source>
            <translation>
                <numerusform>letzter %n Schritt</numerusform>
                <numerusform>letzte %n Schritte</numerusform>
            </translation>
        </message>
        <message>
            <source>the last step</source>
            <translation>der letzte Schritt</translation>
        </message>
        <message>
            <source>{0} of {1} tiles</source>
            <translation>{0} von {1} Steinen</translation>
        </message>
    </context>
    <context>
        <name>Filing</name>
        <message>
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>&amp;File</source>
            <translation>&amp;Datei</translation>
        </message>
        <message>
            <source>&amp;New...</source>
            <translation>&amp;Neu...</translation>
        </message>
        <message>
            <source>&amp;Open...</source>
            <translation>Ö&amp;ffnen...</translation>
        </message>
        <message>
            <source>&amp;Quit</source>
            <translation>&amp;Beenden</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>... and {0} more</source>
            <translation>... und {0} weitere</translation>
        </message>
        <message>
            <source>A draft could not be read</source>
            <translation>Ein Entwurf war nicht lesbar</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Alle Dateien</translation>
        </message>
        <message>
            <source>Begin a layout of a size, or from one that comes with the program</source>
            <translation>Ein leeres Layout in wählbarer Größe oder eines aus einer Vorlage beginnen</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Close all windows; the next start can bring their files back</source>
            <translation>Alle Fenster schließen; der nächste Start kann ihre Dateien wieder öffnen</translation>
        </message>
        <message>
            <source>Close this window, after asking about unsaved changes</source>
            <translation>Dieses Fenster schließen, nach Rückfrage bei ungespeicherten Änderungen</translation>
        </message>
        <message>
            <source>Layouts</source>
            <translation>Layouts</translation>
        </message>
        <message>
            <source>New</source>
            <translation>Neu</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Open layouts of any known format, several at once</source>
            <translation>Layouts jedes bekannten Formats öffnen, mehrere auf einmal</translation>
        </message>
        <message>
            <source>Open {0} layouts, each in a window of its own? The library shows all layouts of a folder in one window.</source>
            <translation>{0} Layouts öffnen, jedes in einem eigenen Fenster? Die Sammlung zeigt alle Layouts eines Ordners in einem Fenster.</translation>
        </message>
        <message>
            <source>Reload</source>
            <translation>Neu laden</translation>
        </message>
        <message>
            <source>Reload from disk</source>
            <translation>Von der Platte neu laden</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Save &amp;as...</source>
            <translation>Speichern &amp;unter...</translation>
        </message>
        <message>
            <source>Save as</source>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <source>Save the changes first?</source>
            <translation>Änderungen vorher speichern?</translation>
        </message>
        <message>
            <source>Saved {0}</source>
            <translation>{0} gespeichert</translation>
        </message>
        <message>
            <source>The editor did not end as it should. These layouts have changes that were not saved:

{0}

Open them with their changes? No drops the changes.</source>
            <translation>Das Programm endete nicht, wie es sollte. Diese Layouts haben ungespeicherte Änderungen:

{0}

Mit ihren Änderungen öffnen? Nein verwirft sie.</translation>
        </message>
        <message>
            <source>This file is open and has unsaved changes. Go back to the file as it is on disk? Undo brings the changes back.</source>
            <translation>Diese Datei ist offen und hat ungespeicherte Änderungen. Zurück zur Datei, wie sie auf der Platte ist? Rückgängig bringt die Änderungen wieder.</translation>
        </message>
        <message>
            <source>Unsaved changes</source>
            <translation>Ungespeicherte Änderungen</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>Write the layout to another file and go on with that one</source>
            <translation>Das Layout in eine andere Datei schreiben und mit ihr weiterarbeiten</translation>
        </message>
        <message>
            <source>Write the layout to its file, whole or not at all</source>
            <translation>Das Layout in seine Datei schreiben, ganz oder gar nicht</translation>
        </message>
        <message>
            <source>mjs layout (*.json)</source>
            <translation>mjs-Layout (*.json)</translation>
        </message>
        <message>
            <source>{0}

The layout stays open here, with all its changes.</source>
            <translation>{0}

Das Layout bleibt hier mit allen Änderungen offen.</translation>
        </message>
        <message>
            <source>{0} is there already. Replace it?</source>
            <translation>{0} gibt es schon. Ersetzen?</translation>
        </message>
    </context>
    <context>
        <name>GameLogs</name>
        <message>
            <source>All files</source>
            <translation>Alle Dateien</translation>
        </message>
        <message>
            <source>As saved in {0}.</source>
            <translation>Wie gespeichert in {0}.</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Go on with a game from a file, or look at how it ended</source>
            <translation>Ein Spiel aus einer Datei weiterspielen oder sein Ende ansehen</translation>
        </message>
        <message>
            <source>Not opened: {0}</source>
            <translation>Nicht geöffnet: {0}</translation>
        </message>
        <message>
            <source>Not saved: {0}</source>
            <translation>Nicht gespeichert: {0}</translation>
        </message>
        <message>
            <source>O&amp;pen a saved game...</source>
            <translation>&amp;Gespeichertes Spiel öffnen...</translation>
        </message>
        <message>
            <source>Open a saved game</source>
            <translation>Gespeichertes Spiel öffnen</translation>
        </message>
        <message>
            <source>Opened {0}: the game goes on with your next move.</source>
            <translation>{0} geöffnet: das Spiel geht mit dem nächsten Zug weiter.</translation>
        </message>
        <message>
            <source>Sa&amp;ve this game...</source>
            <translation>Spiel &amp;speichern...</translation>
        </message>
        <message>
            <source>Save the game</source>
            <translation>Spiel speichern</translation>
        </message>
        <message>
            <source>Saved as {0}</source>
            <translation>Gespeichert als {0}</translation>
        </message>
        <message>
            <source>Write the game to a file, with all that happened in it, as JSON</source>
            <translation>Das Spiel mit allem, was geschah, als JSON in eine Datei schreiben</translation>
        </message>
    </context>
    <context>
        <name>Games</name>
        <message>
            <source>&amp;Close</source>
            <translation>S&amp;chließen</translation>
        </message>
        <message>
            <source>&amp;Game</source>
            <translation>&amp;Spiel</translation>
        </message>
        <message>
            <source>&amp;Layouts</source>
            <translation>&amp;Layouts</translation>
        </message>
        <message>
            <source>&amp;New deal</source>
            <translation>&amp;Neu geben</translation>
        </message>
        <message>
            <source>&amp;Open...</source>
            <translation>Ö&amp;ffnen...</translation>
        </message>
        <message>
            <source>&amp;Restart this deal</source>
            <translation>&amp;Von vorn beginnen</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Alle Dateien</translation>
        </message>
        <message>
            <source>Begin again with the same tiles in the same places</source>
            <translation>Mit denselben Steinen an denselben Stellen neu beginnen</translation>
        </message>
        <message>
            <source>Close this window</source>
            <translation>Dieses Fenster schließen</translation>
        </message>
        <message>
            <source>Deal this layout anew by the house rules</source>
            <translation>Dieses Layout nach den Hausregeln neu geben</translation>
        </message>
        <message>
            <source>L&amp;essons</source>
            <translation>L&amp;ektionen</translation>
        </message>
        <message>
            <source>Layouts</source>
            <translation>Layouts</translation>
        </message>
        <message>
            <source>Play a layout</source>
            <translation>Ein Layout spielen</translation>
        </message>
        <message>
            <source>Play a layout from a file of any format that mjs reads</source>
            <translation>Ein Layout aus einer Datei jedes Formats spielen, das mjs liest</translation>
        </message>
        <message>
            <source>Play the layout {0} that comes with mjs</source>
            <translation>Das mitgelieferte Layout {0} spielen</translation>
        </message>
        <message>
            <source>Restart</source>
            <translation>Neu beginnen</translation>
        </message>
    </context>
    <context>
        <name>GridPreview</name>
        <message>
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
    </context>
    <context>
        <name>Heating</name>
        <message numerus="yes">
            <source>%n end(s)</source>
            <translation>
                <numerusform>%n Ende</numerusform>
                <numerusform>%n Enden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n Spiel</numerusform>
                <numerusform>%n Spiele</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Thinking before each tile</source>
            <translation>Bedenk&amp;zeit je Stein</translation>
        </message>
        <message>
            <source>Add &amp;game files...</source>
            <translation>Spiel&amp;dateien hinzufügen...</translation>
        </message>
        <message>
            <source>All files</source>
            <translation>Alle Dateien</translation>
        </message>
        <message>
            <source>Clicks on &amp;blocked tiles</source>
            <translation>Klicks auf &amp;gesperrte Steine</translation>
        </message>
        <message>
            <source>Count the games of other play-testers too, from files they saved</source>
            <translation>Auch Spiele anderer Testspieler zählen, aus gespeicherten Dateien</translation>
        </message>
        <message>
            <source>Counted: {0} with {1}</source>
            <translation>Gezählt: {0} mit {1}</translation>
        </message>
        <message>
            <source>Games</source>
            <translation>Spiele</translation>
        </message>
        <message>
            <source>Games of play-testers</source>
            <translation>Spiele von Testspielern</translation>
        </message>
        <message>
            <source>No play-test of this layout is known: play it with F5</source>
            <translation>Kein Probespiel dieses Layouts ist bekannt: mit F5 spielen</translation>
        </message>
        <message>
            <source>Say on each tile at how many of 100 ends of play-tests it was still there</source>
            <translation>Auf jedem Stein zeigen, bei wie vielen von 100 Spielenden er noch da war</translation>
        </message>
        <message>
            <source>Say on each tile how many seconds play-testers thought before taking it</source>
            <translation>Auf jedem Stein zeigen, wie viele Sekunden Testspieler vor ihm überlegten</translation>
        </message>
        <message>
            <source>Say on each tile how often play-testers clicked it while it was blocked</source>
            <translation>Auf jedem Stein zeigen, wie oft er gesperrt angeklickt wurde</translation>
        </message>
        <message>
            <source>Where players got st&amp;uck</source>
            <translation>Wo S&amp;pieler festsaßen</translation>
        </message>
        <message>
            <source>gone at every end</source>
            <translation>bei jedem Ende weg</translation>
        </message>
        <message>
            <source>never clicked in vain</source>
            <translation>nie vergeblich angeklickt</translation>
        </message>
        <message>
            <source>never taken</source>
            <translation>nie genommen</translation>
        </message>
        <message>
            <source>nothing to show: play it with F5, or add game files</source>
            <translation>nichts zu zeigen: mit F5 spielen oder Spieldateien hinzufügen</translation>
        </message>
        <message>
            <source>of 100 ends: still there</source>
            <translation>von 100 Enden: noch da</translation>
        </message>
        <message>
            <source>seconds, in the mean</source>
            <translation>Sekunden im Mittel</translation>
        </message>
        <message>
            <source>so many clicks in vain</source>
            <translation>so viele vergebliche Klicks</translation>
        </message>
        <message>
            <source>{0} of other layouts</source>
            <translation>{0} von anderen Layouts</translation>
        </message>
        <message>
            <source>{0} that can't be read</source>
            <translation>{0} unlesbar</translation>
        </message>
        <message>
            <source>{0}; passed over: {1}</source>
            <translation>{0}; übergangen: {1}</translation>
        </message>
    </context>
    <context>
        <name>Helping</name>
        <message>
            <source>&amp;About mjs</source>
            <translation>&amp;Über mjs</translation>
        </message>
        <message>
            <source>&amp;Commands...</source>
            <translation>&amp;Befehle...</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>&amp;Tour</source>
            <translation>&amp;Rundgang</translation>
        </message>
        <message>
            <source>About mjs</source>
            <translation>Über mjs</translation>
        </message>
        <message>
            <source>Click to place a tile, drag for several. The wheel zooms, the middle button pans. The outline shows what a click would place.</source>
            <translation>Ein Klick setzt einen Stein, Ziehen setzt mehrere. Das Rad zoomt, die mittlere Taste verschiebt. Der Umriss zeigt, was ein Klick setzen würde.</translation>
        </message>
        <message>
            <source>Each tool has a letter, and the bar below says how to use it. With a symmetry on, every tool works on both halves at once.</source>
            <translation>Jedes Werkzeug hat einen Buchstaben, und die Zeile unten sagt, wie es geht. Mit einer Symmetrie wirkt jedes Werkzeug auf beide Hälften zugleich.</translation>
        </message>
        <message>
            <source>Every edit is checked at once. Choose a problem to see its tiles, and mend it by a button. F8 goes to the next one.</source>
            <translation>Jede Änderung wird sofort geprüft. Ein gewähltes Problem zeigt seine Steine, ein Knopf behebt es. F8 geht zum nächsten.</translation>
        </message>
        <message>
            <source>Everything else</source>
            <translation>Alles andere</translation>
        </message>
        <message>
            <source>F5 plays the board. Ctrl+Shift+P finds any command by a few letters. Nothing asks whether you are sure, since Undo takes everything back.</source>
            <translation>F5 spielt das Brett. Strg+Umschalt+P findet jeden Befehl mit ein paar Buchstaben. Nichts fragt nach, ob es ernst gemeint ist: Rückgängig nimmt alles zurück.</translation>
        </message>
        <message>
            <source>Find any command by some of its letters</source>
            <translation>Jeden Befehl an einigen Buchstaben finden</translation>
        </message>
        <message>
            <source>Five cards that show what is where</source>
            <translation>Fünf Karten, die zeigen, was wo ist</translation>
        </message>
        <message>
            <source>Keyboard &amp;shortcuts...</source>
            <translation>&amp;Tastenkürzel...</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>Licence: {0}; the layouts that come with it: {1}</source>
            <translation>Lizenz: {0}; die mitgelieferten Layouts: {1}</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>See and change the keys of all commands</source>
            <translation>Die Tasten aller Befehle sehen und ändern</translation>
        </message>
        <message>
            <source>The board</source>
            <translation>Das Brett</translation>
        </message>
        <message>
            <source>The studio for layouts of Mahjong Solitaire: draw, check, deal, play, convert.</source>
            <translation>Das Studio für Layouts von Mahjong Solitaire: zeichnen, prüfen, geben, spielen, umwandeln.</translation>
        </message>
        <message>
            <source>Tools and symmetry</source>
            <translation>Werkzeuge und Symmetrie</translation>
        </message>
        <message>
            <source>Tools draw on the layer in hand: Page Up and Page Down change it. Hide, lock and reorder layers here. In the tab beside it you deal the board.</source>
            <translation>Werkzeuge zeichnen auf der gewählten Ebene: Bild auf und Bild ab wechseln sie. Ebenen werden hier versteckt, gesperrt und umgeordnet. Im Reiter daneben werden Steine gegeben.</translation>
        </message>
        <message>
            <source>Which version this is, and under which licence</source>
            <translation>Welche Version dies ist und unter welcher Lizenz</translation>
        </message>
    </context>
    <context>
        <name>Histogram</name>
        <message>
            <source>Difficulty of deals</source>
            <translation>Schwierigkeit von Verteilungen</translation>
        </message>
        <message>
            <source>From easy to hard: {0}</source>
            <translation>Von leicht bis schwer: {0}</translation>
        </message>
        <message>
            <source>How many deals are how difficult: 0 can't go wrong, 1 nobody clears by luck</source>
            <translation>Wie viele Verteilungen wie schwer sind: 0 kann nicht schiefgehen, 1 gelingt niemandem durch Glück</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>mittel</translation>
        </message>
    </context>
    <context>
        <name>Keeping</name>
        <message>
            <source>A game of this layout was left unfinished, {0}.</source>
            <translation>Ein Spiel dieses Layouts blieb unbeendet, {0}.</translation>
        </message>
        <message>
            <source>Go on with the game of this layout that was left unfinished last</source>
            <translation>Das zuletzt unbeendete Spiel dieses Layouts weiterspielen</translation>
        </message>
        <message>
            <source>Resu&amp;me the unfinished game</source>
            <translation>&amp;Unbeendetes Spiel fortsetzen</translation>
        </message>
        <message>
            <source>The game can't be kept for later: {0}</source>
            <translation>Das Spiel kann nicht für später behalten werden: {0}</translation>
        </message>
        <message>
            <source>The game can't be read: {0} (kept as {1})</source>
            <translation>Das Spiel ist nicht lesbar: {0} (behalten als {1})</translation>
        </message>
        <message>
            <source>The game goes on with your next move.</source>
            <translation>Das Spiel geht mit dem nächsten Zug weiter.</translation>
        </message>
    </context>
    <context>
        <name>Layering</name>
        <message numerus="yes">
            <source>%n tile(s) would overlap on the layer below</source>
            <translation>
                <numerusform>%n Stein würde sich auf der Ebene darunter überschneiden</numerusform>
                <numerusform>%n Steine würden sich auf der Ebene darunter überschneiden</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Add above</source>
            <translation>Darüber &amp;einfügen</translation>
        </message>
        <message>
            <source>&amp;Clear</source>
            <translation>&amp;Leeren</translation>
        </message>
        <message>
            <source>&amp;Layer</source>
            <translation>&amp;Ebene</translation>
        </message>
        <message>
            <source>&amp;Locked</source>
            <translation>&amp;Gesperrt</translation>
        </message>
        <message>
            <source>&amp;Merge down</source>
            <translation>Nach unten &amp;zusammenlegen</translation>
        </message>
        <message>
            <source>&amp;Remove</source>
            <translation>En&amp;tfernen</translation>
        </message>
        <message>
            <source>&amp;Shown</source>
            <translation>&amp;Sichtbar</translation>
        </message>
        <message>
            <source>Add a layer</source>
            <translation>Ebene einfügen</translation>
        </message>
        <message>
            <source>Add an empty layer above this one</source>
            <translation>Eine leere Ebene über dieser einfügen</translation>
        </message>
        <message>
            <source>Clear layer {0}</source>
            <translation>Ebene {0} leeren</translation>
        </message>
        <message>
            <source>Du&amp;plicate</source>
            <translation>Ver&amp;doppeln</translation>
        </message>
        <message>
            <source>Duplicate layer {0}</source>
            <translation>Ebene {0} verdoppeln</translation>
        </message>
        <message>
            <source>Keep this layer from being changed, by any tool</source>
            <translation>Diese Ebene vor Änderungen durch jedes Werkzeug schützen</translation>
        </message>
        <message>
            <source>Merge layer {0} down</source>
            <translation>Ebene {0} nach unten zusammenlegen</translation>
        </message>
        <message>
            <source>Move &amp;down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <source>Move &amp;up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <source>Name this layer, so that you know it in the panel</source>
            <translation>Diese Ebene benennen, damit sie im Bedienfeld kenntlich ist</translation>
        </message>
        <message>
            <source>New layer</source>
            <translation>Neue Ebene</translation>
        </message>
        <message>
            <source>Put a copy of this layer above it</source>
            <translation>Eine Kopie dieser Ebene darüberlegen</translation>
        </message>
        <message>
            <source>Put the tiles of this layer on the one below</source>
            <translation>Die Steine dieser Ebene auf die darunter legen</translation>
        </message>
        <message>
            <source>Re&amp;name</source>
            <translation>Um&amp;benennen</translation>
        </message>
        <message>
            <source>Remove layer {0}</source>
            <translation>Ebene {0} entfernen</translation>
        </message>
        <message>
            <source>Remove this layer with its tiles; Undo brings it back</source>
            <translation>Diese Ebene mit ihren Steinen entfernen; Rückgängig bringt sie wieder</translation>
        </message>
        <message>
            <source>Rename layer {0}</source>
            <translation>Ebene {0} umbenennen</translation>
        </message>
        <message>
            <source>Reorder layers</source>
            <translation>Ebenen umordnen</translation>
        </message>
        <message>
            <source>S&amp;olo</source>
            <translation>&amp;Allein</translation>
        </message>
        <message>
            <source>Show this layer alone, or all of them again</source>
            <translation>Nur diese Ebene zeigen oder wieder alle</translation>
        </message>
        <message>
            <source>Show this layer or hide it; it stays part of the layout</source>
            <translation>Diese Ebene zeigen oder verbergen; sie bleibt Teil des Layouts</translation>
        </message>
        <message>
            <source>Swap this layer with the one above</source>
            <translation>Diese Ebene mit der darüber tauschen</translation>
        </message>
        <message>
            <source>Swap this layer with the one below</source>
            <translation>Diese Ebene mit der darunter tauschen</translation>
        </message>
        <message>
            <source>Take all tiles of this layer away; Undo brings them back</source>
            <translation>Alle Steine dieser Ebene wegnehmen; Rückgängig bringt sie wieder</translation>
        </message>
        <message>
            <source>There is no layer below</source>
            <translation>Darunter ist keine Ebene</translation>
        </message>
        <message>
            <source>{0} copy</source>
            <translation>{0} (Kopie)</translation>
        </message>
    </context>
    <context>
        <name>LayersPanel</name>
        <message>
            <source>Draw on a new layer</source>
            <translation>Auf neuer Ebene zeichnen</translation>
        </message>
        <message>
            <source>How solid this layer is drawn</source>
            <translation>Wie deckend diese Ebene gezeichnet wird</translation>
        </message>
        <message>
            <source>Layer</source>
            <translation>Ebene</translation>
        </message>
        <message>
            <source>Layer {0}</source>
            <translation>Ebene {0}</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>Locked</source>
            <translation>Gesperrt</translation>
        </message>
        <message>
            <source>Opacity</source>
            <translation>Deckkraft</translation>
        </message>
        <message>
            <source>Opacity of the layer</source>
            <translation>Deckkraft der Ebene</translation>
        </message>
        <message>
            <source>Shown</source>
            <translation>Sichtbar</translation>
        </message>
        <message>
            <source>The layer that tools draw on: Page Up and Page Down change it. Drag to reorder, double-click to rename.</source>
            <translation>Die Ebene, auf der Werkzeuge zeichnen: Bild auf und Bild ab wechseln sie. Ziehen ordnet um, Doppelklick benennt um.</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Steine</translation>
        </message>
    </context>
    <context>
        <name>LayoutDocument</name>
        <message>
            <source>Layer {0} is hidden; show it to change it</source>
            <translation>Ebene {0} ist versteckt; erst zeigen, dann ändern</translation>
        </message>
        <message>
            <source>Layer {0} is locked; unlock it to change it</source>
            <translation>Ebene {0} ist gesperrt; erst entsperren, dann ändern</translation>
        </message>
    </context>
    <context>
        <name>Leaving</name>
        <message>
            <source>&amp;Back to the game before</source>
            <translation>&amp;Zurück zum Spiel davor</translation>
        </message>
        <message>
            <source>Go on with the game that was left for this one</source>
            <translation>Das Spiel weiterspielen, das für dieses verlassen wurde</translation>
        </message>
    </context>
    <context>
        <name>LeftOut</name>
        <message>
            <source>Kept deal</source>
            <translation>Behaltene Verteilung</translation>
        </message>
        <message>
            <source>Names of layers</source>
            <translation>Namen der Ebenen</translation>
        </message>
        <message>
            <source>Notes of other programs</source>
            <translation>Vermerke anderer Programme</translation>
        </message>
    </context>
    <context>
        <name>Libraries</name>
        <message>
            <source>All layouts of a folder with pictures, problems and duplicates</source>
            <translation>Alle Layouts eines Ordners mit Bildern, Problemen und Doppelten</translation>
        </message>
        <message>
            <source>Li&amp;brary of a folder...</source>
            <translation>Sammlun&amp;g eines Ordners...</translation>
        </message>
    </context>
    <context>
        <name>LibraryModel</name>
        <message numerus="yes">
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n Fehler</numerusform>
                <numerusform>%n Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other(s)</source>
            <translation>
                <numerusform>%n weiteres</numerusform>
                <numerusform>%n weitere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n Warnung</numerusform>
                <numerusform>%n Warnungen</numerusform>
            </translation>
        </message>
        <message>
            <source>A click shows them all</source>
            <translation>Ein Klick zeigt sie alle</translation>
        </message>
        <message>
            <source>Changed</source>
            <translation>Geändert</translation>
        </message>
        <message>
            <source>Difficulty</source>
            <translation>Schwierigkeit</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Layout</translation>
        </message>
        <message>
            <source>Of a few deals: 0 can't go wrong, 1 nobody clears by luck</source>
            <translation>Von einigen Verteilungen: 0 kann nicht schiefgehen, 1 gelingt niemandem durch Glück</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>Same board</source>
            <translation>Gleiches Brett</translation>
        </message>
        <message>
            <source>Tiles</source>
            <translation>Steine</translation>
        </message>
        <message>
            <source>can't be read</source>
            <translation>nicht lesbar</translation>
        </message>
        <message>
            <source>easy</source>
            <translation>leicht</translation>
        </message>
        <message>
            <source>hard</source>
            <translation>schwer</translation>
        </message>
        <message>
            <source>medium</source>
            <translation>mittel</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>not checked yet</source>
            <translation>noch nicht geprüft</translation>
        </message>
        <message>
            <source>not known</source>
            <translation>unbekannt</translation>
        </message>
        <message>
            <source>not measured yet</source>
            <translation>noch nicht gemessen</translation>
        </message>
    </context>
    <context>
        <name>LibraryWindow</name>
        <message>
            <source>&amp;Folder...</source>
            <translation>&amp;Ordner...</translation>
        </message>
        <message>
            <source>&amp;Only boards that are there twice</source>
            <translation>&amp;Nur doppelte Bretter</translation>
        </message>
        <message>
            <source>Choose a folder with layouts</source>
            <translation>Einen Ordner mit Layouts auswählen</translation>
        </message>
        <message>
            <source>Layouts</source>
            <translation>Layouts</translation>
        </message>
        <message>
            <source>Library</source>
            <translation>Sammlung</translation>
        </message>
        <message>
            <source>Library of {0}</source>
            <translation>Sammlung von {0}</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search by name, file, author, tag, tiles</source>
            <translation>Suche nach Name, Datei, Autor, Schlagwort, Steinen</translation>
        </message>
        <message>
            <source>There are no layouts in {0}</source>
            <translation>In {0} sind keine Layouts</translation>
        </message>
        <message>
            <source>difficulty is being measured</source>
            <translation>Schwierigkeit wird gemessen</translation>
        </message>
        <message>
            <source>still looking</source>
            <translation>sucht noch</translation>
        </message>
        <message>
            <source>{0} are there more than once</source>
            <translation>{0} gibt es mehrfach</translation>
        </message>
        <message numerus="yes">
            <source>{0} of %n layout(s)</source>
            <translation>
                <numerusform>{0} von %n Layout</numerusform>
                <numerusform>{0} von %n Layouts</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LookBack</name>
        <message>
            <source>&amp;Go on from here</source>
            <translation>&amp;Von hier weiterspielen</translation>
        </message>
        <message>
            <source>Look back</source>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>One step back</source>
            <translation>Ein Schritt zurück</translation>
        </message>
        <message>
            <source>One step on</source>
            <translation>Ein Schritt weiter</translation>
        </message>
        <message>
            <source>Place in the game</source>
            <translation>Stelle im Spiel</translation>
        </message>
        <message>
            <source>Play on from this place, as the designer: no record is made</source>
            <translation>Als Entwerfender von dieser Stelle weiterspielen: ohne Bestwertung</translation>
        </message>
        <message>
            <source>The start</source>
            <translation>Der Anfang</translation>
        </message>
        <message>
            <source>{0} of {1}, at {2}: {3}</source>
            <translation>{0} von {1}, bei {2}: {3}</translation>
        </message>
    </context>
    <context>
        <name>Looking</name>
        <message>
            <source>&amp;Animations</source>
            <translation>&amp;Animationen</translation>
        </message>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Dusk</source>
            <translation>&amp;Dämmerung</translation>
        </message>
        <message>
            <source>&amp;Face set</source>
            <translation>&amp;Bildersatz</translation>
        </message>
        <message>
            <source>&amp;High contrast</source>
            <translation>&amp;Hoher Kontrast</translation>
        </message>
        <message>
            <source>&amp;Ivory</source>
            <translation>&amp;Elfenbein</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <source>Be dark whatever the desktop is</source>
            <translation>Immer dunkel</translation>
        </message>
        <message>
            <source>Be light or dark as the desktop is</source>
            <translation>Hell oder dunkel wie die Arbeitsfläche</translation>
        </message>
        <message>
            <source>Be light whatever the desktop is</source>
            <translation>Immer hell</translation>
        </message>
        <message>
            <source>Dark tiles with light signs, for dim rooms</source>
            <translation>Dunkle Steine mit hellen Zeichen, für dunkle Räume</translation>
        </message>
        <message>
            <source>Let tiles move when they go, come, turn over or can't be taken</source>
            <translation>Steine bewegen, wenn sie gehen, kommen, sich wenden oder nicht zu nehmen sind</translation>
        </message>
        <message>
            <source>Light tiles on green backs, drawn in the usual colours</source>
            <translation>Helle Steine mit grünem Rücken in den üblichen Farben</translation>
        </message>
        <message>
            <source>Show t&amp;ime</source>
            <translation>&amp;Zeit zeigen</translation>
        </message>
        <message>
            <source>Show the figures and rules of the game beside the table</source>
            <translation>Zahlen und Regeln des Spiels neben dem Tisch zeigen</translation>
        </message>
        <message>
            <source>Show the time, where the house rules leave that to you</source>
            <translation>Die Zeit zeigen, wo die Hausregeln das freistellen</translation>
        </message>
        <message>
            <source>Show which tiles are free, where the house rules leave that to you</source>
            <translation>Freie Steine zeigen, wo die Hausregeln das freistellen</translation>
        </message>
        <message>
            <source>Tell free from &amp;blocked tiles</source>
            <translation>Freie &amp;Steine kenntlich machen</translation>
        </message>
        <message>
            <source>White tiles with black edges and heavy signs in full colours</source>
            <translation>Weiße Steine mit schwarzen Kanten und kräftigen Zeichen</translation>
        </message>
    </context>
    <context>
        <name>LookingBack</name>
        <message>
            <source>For designers: see the game again move by move, and go on from any</source>
            <translation>Für Entwerfende: das Spiel Zug für Zug noch einmal sehen und von jedem aus weiterspielen</translation>
        </message>
        <message>
            <source>Loo&amp;k back through the game...</source>
            <translation>Auf das Spiel &amp;zurückblicken...</translation>
        </message>
        <message>
            <source>Look back</source>
            <translation>Rückblick</translation>
        </message>
    </context>
    <context>
        <name>Looks</name>
        <message>
            <source>&amp;Dark</source>
            <translation>&amp;Dunkel</translation>
        </message>
        <message>
            <source>&amp;Half tiles</source>
            <translation>&amp;Halbe Steine</translation>
        </message>
        <message>
            <source>&amp;Hidden</source>
            <translation>&amp;Versteckt</translation>
        </message>
        <message>
            <source>&amp;Light</source>
            <translation>&amp;Hell</translation>
        </message>
        <message>
            <source>&amp;Outlined</source>
            <translation>Als &amp;Umriss</translation>
        </message>
        <message>
            <source>&amp;Rulers</source>
            <translation>&amp;Lineale</translation>
        </message>
        <message>
            <source>&amp;Snap to</source>
            <translation>Ei&amp;nrasten auf</translation>
        </message>
        <message>
            <source>&amp;Solid</source>
            <translation>&amp;Deckend</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>Ans&amp;icht</translation>
        </message>
        <message>
            <source>&amp;Whole tiles</source>
            <translation>&amp;Ganze Steine</translation>
        </message>
        <message>
            <source>As the &amp;system</source>
            <translation>Wie das &amp;System</translation>
        </message>
        <message>
            <source>Be dark whatever the desktop is, for dim rooms</source>
            <translation>Immer dunkel, für dunkle Räume</translation>
        </message>
        <message>
            <source>Be light or dark as the desktop is, and follow it</source>
            <translation>Hell oder dunkel wie die Arbeitsfläche, auch wenn sie wechselt</translation>
        </message>
        <message>
            <source>Be light whatever the desktop is, for bright rooms</source>
            <translation>Immer hell, für helle Räume</translation>
        </message>
        <message>
            <source>Di&amp;m layers below</source>
            <translation>Ebenen da&amp;runter abdunkeln</translation>
        </message>
        <message>
            <source>Hide the layers above while you draw on lower ones</source>
            <translation>Die Ebenen darüber verbergen, solange weiter unten gezeichnet wird</translation>
        </message>
        <message>
            <source>Layers &amp;above</source>
            <translation>Ebenen &amp;darüber</translation>
        </message>
        <message>
            <source>Place tiles at every half tile, for rows that are shifted</source>
            <translation>Steine auf halbe Steine genau setzen, für versetzte Reihen</translation>
        </message>
        <message>
            <source>Place tiles at whole tiles only, for rows without gaps</source>
            <translation>Steine nur auf ganze Steine setzen, für Reihen ohne Lücken</translation>
        </message>
        <message>
            <source>Place tiles where those below carry them, so that none floats</source>
            <translation>Steine dort setzen, wo andere sie tragen, damit keiner schwebt</translation>
        </message>
        <message>
            <source>Show grid units along the edges, as messages name them</source>
            <translation>Rastereinheiten an den Rändern zeigen, wie Meldungen sie nennen</translation>
        </message>
        <message>
            <source>Show the layers above as outlines, so that the one in hand is seen</source>
            <translation>Die Ebenen darüber als Umrisse zeigen, damit die gewählte sichtbar ist</translation>
        </message>
        <message>
            <source>Show the layers above as players see them</source>
            <translation>Die Ebenen darüber zeigen, wie Spieler sie sehen</translation>
        </message>
        <message>
            <source>Show the layers below paler, so that the one in hand stands out</source>
            <translation>Die Ebenen darunter blasser zeigen, damit die gewählte hervortritt</translation>
        </message>
        <message>
            <source>What &amp;supports it</source>
            <translation>Was ihn &amp;trägt</translation>
        </message>
    </context>
    <context>
        <name>LostMove</name>
        <message>
            <source>&amp;Go back there</source>
            <translation>&amp;Dorthin zurück</translation>
        </message>
        <message>
            <source>Back before the move that lost it: {0}. Try another.</source>
            <translation>Zurück vor den Zug, der es verlor: {0}. Einen anderen versuchen.</translation>
        </message>
        <message>
            <source>For designers: go on from just before the move that lost the game</source>
            <translation>Für Entwerfer: vor dem Zug weiterspielen, der das Spiel verlor</translation>
        </message>
        <message>
            <source>For designers: mark the move after which the game could not be won</source>
            <translation>Für Entwerfer: den Zug kennzeichnen, nach dem das Spiel verloren war</translation>
        </message>
        <message>
            <source>Looking for the move that lost it...</source>
            <translation>Suche nach dem Zug, der es verlor...</translation>
        </message>
        <message>
            <source>No move lost it: it can still be won from here.</source>
            <translation>Kein Zug verlor es: von hier ist es noch zu gewinnen.</translation>
        </message>
        <message>
            <source>No move lost it: these tiles could not be won as they were dealt.</source>
            <translation>Kein Zug verlor es: diese Steine waren schon beim Geben nicht zu gewinnen.</translation>
        </message>
        <message>
            <source>The move that l&amp;ost it</source>
            <translation>Der &amp;verlierende Zug</translation>
        </message>
        <message>
            <source>The move that lost it, at {0}: {1}, from {2}</source>
            <translation>Der Zug, der es verlor, bei {0}: {1}, von {2}</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message numerus="yes">
            <source>%n mirrored tile(s) changed too</source>
            <translation>
                <numerusform>%n Spiegelbild mitgeändert</numerusform>
                <numerusform>%n Spiegelbilder mitgeändert</numerusform>
            </translation>
        </message>
        <message>
            <source>As opened</source>
            <translation>Wie geöffnet</translation>
        </message>
        <message>
            <source>History</source>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Layers</source>
            <translation>Ebenen</translation>
        </message>
        <message>
            <source>Open</source>
            <translation>Öffnen</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Eigenschaften</translation>
        </message>
        <message>
            <source>Recover unsaved changes</source>
            <translation>Ungespeicherte Änderungen wiederherstellen</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message numerus="yes">
            <source>no room for %n mirrored tile(s)</source>
            <translation>
                <numerusform>kein Platz für %n Spiegelbild</numerusform>
                <numerusform>kein Platz für %n Spiegelbilder</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MakingRoom</name>
        <message>
            <source>&amp;Make room at the left and top</source>
            <translation>&amp;Platz links und oben schaffen</translation>
        </message>
        <message>
            <source>Make room</source>
            <translation>Platz schaffen</translation>
        </message>
        <message>
            <source>Move the whole board, so that it can grow to the left and to the top too</source>
            <translation>Das ganze Brett verschieben, damit es auch nach links und oben wachsen kann</translation>
        </message>
        <message>
            <source>There is room at the left and at the top already</source>
            <translation>Links und oben ist schon Platz</translation>
        </message>
    </context>
    <context>
        <name>Mishaps</name>
        <message>
            <source>The editor has a fault, and what you just did may not have worked. Unsaved changes are kept as drafts; it is best to save and start again.</source>
            <translation>Der Editor hat einen Fehler, und der letzte Schritt hat vielleicht nicht gewirkt. Ungespeicherte Änderungen sind als Entwürfe gesichert; am besten speichern und neu starten.</translation>
        </message>
        <message>
            <source>What happened is written in {0}</source>
            <translation>Was geschehen ist, steht in {0}</translation>
        </message>
    </context>
    <context>
        <name>NewLayout</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Stein</numerusform>
                <numerusform>%n Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) to begin with.</source>
            <translation>
                <numerusform>%n Stein zu Beginn.</numerusform>
                <numerusform>%n Steine zu Beginn.</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Columns of tiles</source>
            <translation>&amp;Spalten von Steinen</translation>
        </message>
        <message>
            <source>&amp;Empty grid</source>
            <translation>&amp;Leeres Raster</translation>
        </message>
        <message>
            <source>&amp;Fill the lowest layer with tiles</source>
            <translation>Unterste Ebene mit Steinen &amp;füllen</translation>
        </message>
        <message>
            <source>&amp;Rows of tiles</source>
            <translation>&amp;Reihen von Steinen</translation>
        </message>
        <message>
            <source>A grid of {0} x {1} units; it grows as you draw.</source>
            <translation>Ein Raster von {0} x {1} Einheiten; es wächst beim Zeichnen.</translation>
        </message>
        <message>
            <source>Cre&amp;ate</source>
            <translation>&amp;Anlegen</translation>
        </message>
        <message>
            <source>From a &amp;template</source>
            <translation>Aus einer &amp;Vorlage</translation>
        </message>
        <message>
            <source>Most other programs only know tiles of 2 x 2 units.</source>
            <translation>Die meisten anderen Programme kennen nur Steine von 2 x 2 Einheiten.</translation>
        </message>
        <message>
            <source>New layout</source>
            <translation>Neues Layout</translation>
        </message>
        <message>
            <source>Search</source>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Search by name, tag or number of tiles</source>
            <translation>Suche nach Name, Schlagwort oder Zahl der Steine</translation>
        </message>
        <message>
            <source>Templates</source>
            <translation>Vorlagen</translation>
        </message>
        <message>
            <source>Tile &amp;height in grid units</source>
            <translation>&amp;Höhe der Steine in Rastereinheiten</translation>
        </message>
        <message>
            <source>Tile &amp;width in grid units</source>
            <translation>&amp;Breite der Steine in Rastereinheiten</translation>
        </message>
    </context>
    <context>
        <name>NoticeBar</name>
        <message>
            <source>Notice</source>
            <translation>Hinweis</translation>
        </message>
    </context>
    <context>
        <name>Overlaying</name>
        <message>
            <source>&amp;Covered tiles</source>
            <translation>&amp;Bedeckte Steine</translation>
        </message>
        <message>
            <source>&amp;Depth of the pile</source>
            <translation>&amp;Tiefe des Stapels</translation>
        </message>
        <message>
            <source>&amp;Free tiles</source>
            <translation>&amp;Freie Steine</translation>
        </message>
        <message>
            <source>&amp;None</source>
            <translation>&amp;Keine</translation>
        </message>
        <message>
            <source>&amp;Overlay</source>
            <translation>&amp;Overlay</translation>
        </message>
        <message>
            <source>Closed &amp;sides</source>
            <translation>&amp;Versperrte Seiten</translation>
        </message>
        <message>
            <source>How many each &amp;holds back</source>
            <translation>Wie viele jeder &amp;aufhält</translation>
        </message>
        <message>
            <source>Mark the tiles that can go at the start: few make a hard game</source>
            <translation>Steine kennzeichnen, die am Anfang weggehen können: wenige machen das Spiel schwer</translation>
        </message>
        <message>
            <source>Mark the tiles that neighbours close on the left, the right or both sides</source>
            <translation>Steine kennzeichnen, die Nachbarn links, rechts oder beiderseits einschließen</translation>
        </message>
        <message>
            <source>Removal &amp;order of the deal</source>
            <translation>&amp;Reihenfolge der Verteilung</translation>
        </message>
        <message>
            <source>Say on each tile how deep its pile is: deep piles make hard games</source>
            <translation>Auf jedem Stein zeigen, wie tief sein Stapel ist: tiefe Stapel machen das Spiel schwer</translation>
        </message>
        <message>
            <source>Say on each tile how many can't go before it: thin out where many wait</source>
            <translation>Auf jedem Stein zeigen, wie viele auf ihn warten: wo es viele sind, lichten</translation>
        </message>
        <message>
            <source>Say on each tile how many lie on it and cover it</source>
            <translation>Auf jedem Stein zeigen, wie viele ihn bedecken</translation>
        </message>
        <message>
            <source>Say on each tile in which step the current deal removes it</source>
            <translation>Auf jedem Stein zeigen, in welchem Schritt die Verteilung ihn entfernt</translation>
        </message>
        <message>
            <source>Show the board without marks</source>
            <translation>Das Brett ohne Zeichen zeigen</translation>
        </message>
        <message>
            <source>There is no deal yet: make one in the panel Deals</source>
            <translation>Es gibt noch keine Verteilung: im Feld Verteilungen eine geben</translation>
        </message>
        <message>
            <source>can go at the start</source>
            <translation>kann am Anfang weg</translation>
        </message>
        <message>
            <source>closed on both sides: blocked</source>
            <translation>beidseits versperrt: blockiert</translation>
        </message>
        <message>
            <source>closed on the left alone</source>
            <translation>nur links versperrt</translation>
        </message>
        <message>
            <source>closed on the right alone</source>
            <translation>nur rechts versperrt</translation>
        </message>
        <message>
            <source>covered, by so many tiles</source>
            <translation>bedeckt, von so vielen Steinen</translation>
        </message>
        <message>
            <source>goes first</source>
            <translation>geht zuerst</translation>
        </message>
        <message>
            <source>goes last</source>
            <translation>geht zuletzt</translation>
        </message>
        <message>
            <source>has to wait</source>
            <translation>muss warten</translation>
        </message>
        <message>
            <source>holds back the fewest</source>
            <translation>hält am wenigsten auf</translation>
        </message>
        <message>
            <source>lies on the table</source>
            <translation>liegt auf dem Tisch</translation>
        </message>
        <message>
            <source>nothing lies on it</source>
            <translation>nichts liegt darauf</translation>
        </message>
        <message>
            <source>open on both sides</source>
            <translation>auf beiden Seiten offen</translation>
        </message>
        <message>
            <source>so many can't go before it</source>
            <translation>so viele können nicht vor ihm weg</translation>
        </message>
        <message>
            <source>tiles in its pile down to the table</source>
            <translation>Steine im Stapel bis zum Tisch</translation>
        </message>
    </context>
    <context>
        <name>Panelling</name>
        <message>
            <source>&amp;Panels</source>
            <translation>&amp;Bedienfelder</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
        </message>
        <message>
            <source>Go to the &amp;next</source>
            <translation>Zum &amp;nächsten</translation>
        </message>
        <message>
            <source>Go to the next panel</source>
            <translation>Zum nächsten Bedienfeld gehen</translation>
        </message>
        <message>
            <source>Go to the p&amp;revious</source>
            <translation>Zum &amp;vorigen</translation>
        </message>
        <message>
            <source>Go to the panel before</source>
            <translation>Zum Bedienfeld davor gehen</translation>
        </message>
        <message>
            <source>Show the panel {0} and go to it, or hide it</source>
            <translation>Das Bedienfeld {0} zeigen und hingehen oder es verbergen</translation>
        </message>
    </context>
    <context>
        <name>Picture</name>
        <message>
            <source>&amp;Kind</source>
            <translation>&amp;Art</translation>
        </message>
        <message>
            <source>&amp;Scale</source>
            <translation>&amp;Maßstab</translation>
        </message>
        <message>
            <source>&amp;Theme</source>
            <translation>&amp;Farben</translation>
        </message>
        <message>
            <source>A tile is {0} x {1} pixels</source>
            <translation>Ein Stein ist {0} x {1} Pixel</translation>
        </message>
        <message>
            <source>Dark</source>
            <translation>Dunkel</translation>
        </message>
        <message>
            <source>Draw on the tiles what the deal gave them</source>
            <translation>Auf die Steine malen, was die Verteilung ihnen gab</translation>
        </message>
        <message>
            <source>Light</source>
            <translation>Hell</translation>
        </message>
        <message>
            <source>PNG, pixels</source>
            <translation>PNG, Pixel</translation>
        </message>
        <message>
            <source>Preview</source>
            <translation>Vorschau</translation>
        </message>
        <message>
            <source>SVG, sharp at every size</source>
            <translation>SVG, scharf in jeder Größe</translation>
        </message>
        <message>
            <source>Save a picture</source>
            <translation>Bild speichern</translation>
        </message>
        <message>
            <source>Show the &amp;faces of the deal</source>
            <translation>&amp;Bilder der Verteilung zeigen</translation>
        </message>
        <message>
            <source>There is no deal: make one in the panel Deals first</source>
            <translation>Es gibt keine Verteilung: erst eine im Feld Verteilungen geben</translation>
        </message>
    </context>
    <context>
        <name>PlayHelping</name>
        <message>
            <source>&amp;Commands...</source>
            <translation>&amp;Befehle...</translation>
        </message>
        <message>
            <source>&amp;Help</source>
            <translation>&amp;Hilfe</translation>
        </message>
        <message>
            <source>Find any command by some of its letters</source>
            <translation>Jeden Befehl an einigen Buchstaben finden</translation>
        </message>
        <message>
            <source>Keyboard &amp;shortcuts...</source>
            <translation>&amp;Tastenkürzel...</translation>
        </message>
        <message>
            <source>See and change the keys of all commands</source>
            <translation>Die Tasten aller Befehle sehen und ändern</translation>
        </message>
    </context>
    <context>
        <name>PlayWindow</name>
        <message>
            <source>Game</source>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Nothing was dealt: this game goes on.</source>
            <translation>Es wurde nichts verteilt: Dieses Spiel geht weiter.</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Spielen</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>{0} ({1}) - play - mjs</source>
            <translation>{0} ({1}) - Spiel - mjs</translation>
        </message>
        <message>
            <source>{0} can't be dealt: {1}</source>
            <translation>{0} kann nicht gegeben werden: {1}</translation>
        </message>
    </context>
    <context>
        <name>Playing</name>
        <message>
            <source>&amp;Give up</source>
            <translation>Auf&amp;geben</translation>
        </message>
        <message>
            <source>&amp;Hint</source>
            <translation>&amp;Tipp</translation>
        </message>
        <message>
            <source>&amp;Pause</source>
            <translation>A&amp;nhalten</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>S&amp;pielen</translation>
        </message>
        <message>
            <source>&amp;Redo</source>
            <translation>&amp;Wiederholen</translation>
        </message>
        <message>
            <source>&amp;Resume</source>
            <translation>&amp;Weiter</translation>
        </message>
        <message>
            <source>&amp;Shuffle</source>
            <translation>&amp;Mischen</translation>
        </message>
        <message>
            <source>&amp;Undo</source>
            <translation>&amp;Rückgängig</translation>
        </message>
        <message>
            <source>An assist: deal what is left anew, so that it can be cleared</source>
            <translation>Eine Hilfe: was übrig ist, lösbar neu geben</translation>
        </message>
        <message>
            <source>Do again what was taken back last</source>
            <translation>Das zuletzt Zurückgenommene wiederholen</translation>
        </message>
        <message>
            <source>End this game as it is; the same deal can be begun again</source>
            <translation>Dieses Spiel beenden; dieselbe Verteilung kann neu begonnen werden</translation>
        </message>
        <message>
            <source>Show a legal pair, and the next one when asked again</source>
            <translation>Ein erlaubtes Paar zeigen, beim nächsten Mal das folgende</translation>
        </message>
        <message>
            <source>Stop the clock and hide the faces, or go on</source>
            <translation>Die Uhr anhalten und die Bilder verbergen, oder weiterspielen</translation>
        </message>
        <message>
            <source>Take back the last step, as the house rules allow</source>
            <translation>Den letzten Schritt zurücknehmen, wie die Hausregeln erlauben</translation>
        </message>
    </context>
    <context>
        <name>Playtesting</name>
        <message>
            <source>Pla&amp;y-test</source>
            <translation>Probe&amp;spiel</translation>
        </message>
        <message>
            <source>Play this layout as it is now, by the house rules you choose</source>
            <translation>Dieses Layout spielen, wie es jetzt ist, nach gewählten Hausregeln</translation>
        </message>
        <message>
            <source>This layout can't be played yet: {0}</source>
            <translation>Dieses Layout ist noch nicht spielbar: {0}</translation>
        </message>
    </context>
    <context>
        <name>ProblemsPanel</name>
        <message numerus="yes">
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n Fehler</numerusform>
                <numerusform>%n Fehler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n Hinweis</numerusform>
                <numerusform>%n Hinweise</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n Warnung</numerusform>
                <numerusform>%n Warnungen</numerusform>
            </translation>
        </message>
        <message>
            <source>Allow as many sets as it takes</source>
            <translation>So viele Sätze wie nötig erlauben</translation>
        </message>
        <message>
            <source>Choose a problem to see where it is. F8 goes to the next.</source>
            <translation>Ein Problem auswählen, um zu sehen, wo es ist. F8 geht zum nächsten.</translation>
        </message>
        <message>
            <source>Drop floating tiles</source>
            <translation>Schwebende Steine fallen lassen</translation>
        </message>
        <message>
            <source>Fill in a description</source>
            <translation>Eine Beschreibung eintragen</translation>
        </message>
        <message>
            <source>Fill in a name</source>
            <translation>Einen Namen eintragen</translation>
        </message>
        <message>
            <source>Fill in your name</source>
            <translation>Ihren Namen eintragen</translation>
        </message>
        <message>
            <source>For</source>
            <translation>Für</translation>
        </message>
        <message numerus="yes">
            <source>For %n program(s)</source>
            <translation>
                <numerusform>Für %n Programm</numerusform>
                <numerusform>Für %n Programme</numerusform>
            </translation>
        </message>
        <message>
            <source>For any program</source>
            <translation>Für jedes Programm</translation>
        </message>
        <message>
            <source>Make the count even</source>
            <translation>Die Zahl gerade machen</translation>
        </message>
        <message>
            <source>Move the board onto the grid</source>
            <translation>Das Brett auf das Raster schieben</translation>
        </message>
        <message>
            <source>Move the board to the corner of the grid</source>
            <translation>Das Brett in die Ecke des Rasters schieben</translation>
        </message>
        <message>
            <source>No problems</source>
            <translation>Keine Probleme</translation>
        </message>
        <message>
            <source>Not checked yet</source>
            <translation>Noch nicht geprüft</translation>
        </message>
        <message>
            <source>One step, which Undo takes back</source>
            <translation>Ein Schritt, den Rückgängig zurücknimmt</translation>
        </message>
        <message>
            <source>Problems</source>
            <translation>Probleme</translation>
        </message>
        <message>
            <source>Put it in the public domain (CC0-1.0)</source>
            <translation>Gemeinfrei machen (CC0-1.0)</translation>
        </message>
        <message>
            <source>Remove floating tiles</source>
            <translation>Schwebende Steine entfernen</translation>
        </message>
        <message>
            <source>Remove the deal from the file</source>
            <translation>Die Verteilung aus der Datei entfernen</translation>
        </message>
        <message>
            <source>Remove the overlapping tile</source>
            <translation>Den überschneidenden Stein entfernen</translation>
        </message>
        <message>
            <source>The programs that the layout has to work in</source>
            <translation>Die Programme, in denen das Layout laufen soll</translation>
        </message>
    </context>
    <context>
        <name>PropertiesPanel</name>
        <message>
            <source>A sentence that helps to choose</source>
            <translation>Ein Satz, der beim Aussuchen hilft</translation>
        </message>
        <message>
            <source>Author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>Board</source>
            <translation>Brett</translation>
        </message>
        <message>
            <source>Change author</source>
            <translation>Autor ändern</translation>
        </message>
        <message>
            <source>Change deck</source>
            <translation>Steinsatz ändern</translation>
        </message>
        <message>
            <source>Change description</source>
            <translation>Beschreibung ändern</translation>
        </message>
        <message>
            <source>Change licence</source>
            <translation>Lizenz ändern</translation>
        </message>
        <message>
            <source>Change name</source>
            <translation>Namen ändern</translation>
        </message>
        <message>
            <source>Change rules</source>
            <translation>Regeln ändern</translation>
        </message>
        <message>
            <source>Change tags</source>
            <translation>Schlagwörter ändern</translation>
        </message>
        <message>
            <source>Deck</source>
            <translation>Steinsatz</translation>
        </message>
        <message>
            <source>Description</source>
            <translation>Beschreibung</translation>
        </message>
        <message>
            <source>Flowers and seasons</source>
            <translation>Blumen und Jahreszeiten</translation>
        </message>
        <message>
            <source>Licence</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Properties</source>
            <translation>Eigenschaften</translation>
        </message>
        <message>
            <source>Rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Sets</source>
            <translation>Sätze</translation>
        </message>
        <message>
            <source>Sets of tiles</source>
            <translation>Sätze von Steinen</translation>
        </message>
        <message>
            <source>Tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message>
            <source>What players see</source>
            <translation>Was Spieler sehen</translation>
        </message>
        <message>
            <source>Who drew it</source>
            <translation>Wer es gezeichnet hat</translation>
        </message>
        <message>
            <source>as many as it takes</source>
            <translation>so viele wie nötig</translation>
        </message>
        <message>
            <source>such as CC0-1.0</source>
            <translation>etwa CC0-1.0</translation>
        </message>
        <message>
            <source>the usual ones</source>
            <translation>die üblichen</translation>
        </message>
        <message>
            <source>tiles of {0} x {1} units; {2} x {3} tiles, {4} layers</source>
            <translation>Steine von {0} x {1} Einheiten; {2} x {3} Steine, {4} Ebenen</translation>
        </message>
        <message>
            <source>with commas between them</source>
            <translation>durch Kommas getrennt</translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) still playing</source>
            <translation>
                <numerusform>%n Spieler spielt noch</numerusform>
                <numerusform>%n Spieler spielen noch</numerusform>
            </translation>
        </message>
        <message>
            <source>A computer player plays on for you.</source>
            <translation>Ein Computerspieler spielt ersatzweise weiter.</translation>
        </message>
        <message>
            <source>A race goes on</source>
            <translation>Ein Wettrennen läuft</translation>
        </message>
        <message>
            <source>All start at once, when you press Start. Everybody has the same deal.</source>
            <translation>Start beginnt für alle zugleich. Alle haben dieselbe Verteilung.</translation>
        </message>
        <message>
            <source>Get ready: {0}</source>
            <translation>Achtung: {0}</translation>
        </message>
        <message>
            <source>Overtime: {0}</source>
            <translation>Überzeit: {0}</translation>
        </message>
        <message>
            <source>Rank {0} of {1}</source>
            <translation>Rang {0} von {1}</translation>
        </message>
        <message>
            <source>The round is over.</source>
            <translation>Die Runde ist zu Ende.</translation>
        </message>
        <message numerus="yes">
            <source>You and %n other(s) are still playing</source>
            <translation>
                <numerusform>Sie und %n anderer spielen noch</numerusform>
                <numerusform>Sie und %n andere spielen noch</numerusform>
            </translation>
        </message>
        <message>
            <source>You are still playing</source>
            <translation>Nur Sie spielen noch</translation>
        </message>
    </context>
    <context>
        <name>RaceResult</name>
        <message>
            <source>&amp;Next level: {0}</source>
            <translation>&amp;Nächste Stufe: {0}</translation>
        </message>
        <message>
            <source>&amp;Play again</source>
            <translation>&amp;Noch einmal</translation>
        </message>
        <message>
            <source>Cleared in {0}</source>
            <translation>Gelöst in {0}</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Rank</source>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Rank {0} of {1}</source>
            <translation>Rang {0} von {1}</translation>
        </message>
        <message>
            <source>Ranking</source>
            <translation>Rangliste</translation>
        </message>
        <message>
            <source>Remarks</source>
            <translation>Bemerkungen</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>You gave up</source>
            <translation>Aufgegeben</translation>
        </message>
        <message>
            <source>You win, in {0}</source>
            <translation>Gewonnen in {0}</translation>
        </message>
        <message>
            <source>a computer player helped</source>
            <translation>ein Computerspieler half</translation>
        </message>
        <message>
            <source>handicap: {0} tiles</source>
            <translation>Handicap: {0} Steine</translation>
        </message>
        <message>
            <source>skill {0}</source>
            <translation>Können {0}</translation>
        </message>
    </context>
    <context>
        <name>RaceSetup</name>
        <message>
            <source> min</source>
            <translation> min</translation>
        </message>
        <message>
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <source>&amp;Computer players</source>
            <translation>&amp;Computerspieler</translation>
        </message>
        <message>
            <source>&amp;Flowers and seasons</source>
            <translation>&amp;Blumen und Jahreszeiten</translation>
        </message>
        <message>
            <source>&amp;Hints</source>
            <translation>&amp;Tipps</translation>
        </message>
        <message>
            <source>&amp;Level</source>
            <translation>&amp;Stufe</translation>
        </message>
        <message>
            <source>&amp;Pause after a shuffle</source>
            <translation>&amp;Pause nach Mischen</translation>
        </message>
        <message>
            <source>&amp;Race</source>
            <translation>&amp;Wettrennen</translation>
        </message>
        <message>
            <source>&amp;Shuffles, when stuck</source>
            <translation>&amp;Mischen, festgefahren</translation>
        </message>
        <message>
            <source>&amp;Target time</source>
            <translation>&amp;Zielzeit</translation>
        </message>
        <message>
            <source>&amp;Your name</source>
            <translation>&amp;Name</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>L&amp;ayout</source>
            <translation>&amp;Layout</translation>
        </message>
        <message>
            <source>Race</source>
            <translation>Wettrennen</translation>
        </message>
        <message>
            <source>S&amp;kill</source>
            <translation>&amp;Können</translation>
        </message>
        <message>
            <source>The &amp;winner plays one level up in the next round</source>
            <translation>&amp;Gewinner spielen die nächste Runde eine Stufe höher</translation>
        </message>
        <message>
            <source>The round</source>
            <translation>Die Runde</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>any of them</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>of every skill</source>
            <translation>jeden Könnens</translation>
        </message>
        <message>
            <source>the one at hand</source>
            <translation>das gewählte</translation>
        </message>
        <message>
            <source>{0}: {1} tiles</source>
            <translation>{0}: {1} Steine</translation>
        </message>
    </context>
    <context>
        <name>RaceWords</name>
        <message>
            <source>Easy</source>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Intro</source>
            <translation>Einstieg</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>beginner</source>
            <translation>Anfänger</translation>
        </message>
        <message>
            <source>casual</source>
            <translation>Gelegenheitsspieler</translation>
        </message>
        <message>
            <source>expert</source>
            <translation>Experte</translation>
        </message>
        <message>
            <source>finished</source>
            <translation>fertig</translation>
        </message>
        <message>
            <source>gave up</source>
            <translation>aufgegeben</translation>
        </message>
        <message>
            <source>not finished</source>
            <translation>nicht fertig</translation>
        </message>
        <message>
            <source>overtime, {0} over</source>
            <translation>Überzeit, {0} darüber</translation>
        </message>
        <message>
            <source>practised</source>
            <translation>geübt</translation>
        </message>
        <message>
            <source>strong</source>
            <translation>stark</translation>
        </message>
        <message>
            <source>within the target</source>
            <translation>in der Zielzeit</translation>
        </message>
    </context>
    <context>
        <name>Racing</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Stein</numerusform>
                <numerusform>%n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;New race...</source>
            <translation>&amp;Neues Wettrennen...</translation>
        </message>
        <message>
            <source>A personal best.</source>
            <translation>Eine persönliche Bestleistung.</translation>
        </message>
        <message>
            <source>Another round with the same players on the same level</source>
            <translation>Noch eine Runde mit denselben Spielern auf derselben Stufe</translation>
        </message>
        <message>
            <source>Dealing for the race...</source>
            <translation>Für das Rennen wird verteilt...</translation>
        </message>
        <message>
            <source>Everybody's rank in the race that is over</source>
            <translation>Die Ränge aller im beendeten Wettrennen</translation>
        </message>
        <message>
            <source>Handicap: {0} plays the level {1} in the next round.</source>
            <translation>Handicap: {0} spielt in der nächsten Runde Stufe {1}.</translation>
        </message>
        <message>
            <source>Nothing was dealt: this game goes on.</source>
            <translation>Es wurde nichts verteilt: Dieses Spiel geht weiter.</translation>
        </message>
        <message>
            <source>Play on yourself, from where the computer player has come to for you</source>
            <translation>Selbst weiterspielen, wo der Computerspieler angelangt ist</translation>
        </message>
        <message>
            <source>R&amp;ace</source>
            <translation>We&amp;ttrennen</translation>
        </message>
        <message>
            <source>Race</source>
            <translation>Wettrennen</translation>
        </message>
        <message>
            <source>Race &amp;again</source>
            <translation>Noch &amp;einmal</translation>
        </message>
        <message>
            <source>Return to the ra&amp;ce</source>
            <translation>&amp;Zurück ins Rennen</translation>
        </message>
        <message>
            <source>Show the &amp;ranking</source>
            <translation>&amp;Rangliste zeigen</translation>
        </message>
        <message>
            <source>The race can't be dealt: {0}</source>
            <translation>Das Wettrennen kann nicht gegeben werden: {0}</translation>
        </message>
        <message>
            <source>The race can't be returned to: {0}</source>
            <translation>Zum Wettrennen führt kein Weg zurück: {0}</translation>
        </message>
        <message>
            <source>The same deal for you and up to 19 computer players</source>
            <translation>Dieselbe Verteilung wie für bis zu 19 Computerspieler</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>You</source>
            <translation>Ich</translation>
        </message>
    </context>
    <context>
        <name>Rack</name>
        <message>
            <source>Tray</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <source>empty</source>
            <translation>leer</translation>
        </message>
        <message>
            <source>{0} of {1} slots: {2}</source>
            <translation>{0} von {1} Plätzen: {2}</translation>
        </message>
    </context>
    <context>
        <name>RecordWords</name>
        <message numerus="yes">
            <source>%n game(s):</source>
            <translation>
                <numerusform>%n Spiel:</numerusform>
                <numerusform>%n Spiele:</numerusform>
            </translation>
        </message>
        <message>
            <source>Best score</source>
            <translation>Beste Punktzahl</translation>
        </message>
        <message>
            <source>Best time</source>
            <translation>Bestzeit</translation>
        </message>
        <message>
            <source>Best time without a shuffle</source>
            <translation>Bestzeit ohne Mischen</translation>
        </message>
        <message>
            <source>Mean time of games won: {0}. Won in a row: {1}, at most {2}</source>
            <translation>Mittlere Zeit gewonnener Spiele: {0}. Gewonnen in Folge: {1}, höchstens {2}</translation>
        </message>
        <message>
            <source>No game is recorded here yet.</source>
            <translation>Hier ist noch kein Spiel festgehalten.</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>hints {0}</source>
            <translation>Tipps {0}</translation>
        </message>
        <message>
            <source>left</source>
            <translation>verlassen</translation>
        </message>
        <message>
            <source>lost</source>
            <translation>verloren</translation>
        </message>
        <message>
            <source>shuffles {0}</source>
            <translation>Mischen {0}</translation>
        </message>
        <message>
            <source>stuck</source>
            <translation>festgefahren</translation>
        </message>
        <message>
            <source>undos {0}</source>
            <translation>Rückgängig {0}</translation>
        </message>
        <message>
            <source>won</source>
            <translation>gewonnen</translation>
        </message>
        <message>
            <source>{0} won ({1}), {2} stuck, {3} lost, {4} left</source>
            <translation>{0} gewonnen ({1}), {2} festgefahren, {3} verloren, {4} verlassen</translation>
        </message>
    </context>
    <context>
        <name>Recording</name>
        <message>
            <source>Best times, scores and counts of the games that were played here</source>
            <translation>Bestzeiten, Punkte und Zahlen der hier gespielten Spiele</translation>
        </message>
        <message>
            <source>Not recorded: see Game, Records.</source>
            <translation>Nicht festgehalten: siehe Spiel, Rekorde.</translation>
        </message>
        <message>
            <source>Not recorded: the designer's view was used.</source>
            <translation>Nicht festgehalten: die Sicht des Entwerfers wurde benutzt.</translation>
        </message>
        <message>
            <source>Record&amp;s...</source>
            <translation>&amp;Rekorde...</translation>
        </message>
        <message>
            <source>Your best score here.</source>
            <translation>Beste Punktzahl hier.</translation>
        </message>
        <message>
            <source>Your best time here without a shuffle.</source>
            <translation>Bestzeit hier ohne Mischen.</translation>
        </message>
        <message>
            <source>Your best time here.</source>
            <translation>Bestzeit hier.</translation>
        </message>
    </context>
    <context>
        <name>Replay</name>
        <message>
            <source>&amp;Pause</source>
            <translation>A&amp;nhalten</translation>
        </message>
        <message>
            <source>Put all tiles of the deal back on the board</source>
            <translation>Alle Steine der Verteilung zurück auf das Brett legen</translation>
        </message>
        <message>
            <source>Put the pair back that went last</source>
            <translation>Das zuletzt entfernte Paar zurücklegen</translation>
        </message>
        <message>
            <source>See the deal cleared pair by pair, in its removal order; or pause</source>
            <translation>Zusehen, wie die Verteilung Paar um Paar abgeräumt wird; oder anhalten</translation>
        </message>
        <message>
            <source>Show the so&amp;lution</source>
            <translation>&amp;Lösung zeigen</translation>
        </message>
        <message>
            <source>St&amp;ep</source>
            <translation>Schri&amp;tt</translation>
        </message>
        <message>
            <source>Step &amp;back</source>
            <translation>Schritt &amp;zurück</translation>
        </message>
        <message>
            <source>T&amp;o the end</source>
            <translation>Zum &amp;Ende</translation>
        </message>
        <message>
            <source>Take all pairs of the deal off the board</source>
            <translation>Alle Paare der Verteilung vom Brett nehmen</translation>
        </message>
        <message>
            <source>Take the next pair of the deal off the board</source>
            <translation>Das nächste Paar der Verteilung vom Brett nehmen</translation>
        </message>
        <message>
            <source>There is no solution to show: make a deal first</source>
            <translation>Es gibt keine Lösung zu zeigen: erst geben</translation>
        </message>
        <message>
            <source>To the &amp;start</source>
            <translation>Zum &amp;Anfang</translation>
        </message>
    </context>
    <context>
        <name>Returning</name>
        <message>
            <source>&amp;Clear this list</source>
            <translation>Liste &amp;leeren</translation>
        </message>
        <message>
            <source>Open &amp;recent</source>
            <translation>Zuletzt &amp;verwendet</translation>
        </message>
        <message>
            <source>Open it at every s&amp;tart</source>
            <translation>Bei jedem S&amp;tart öffnen</translation>
        </message>
        <message>
            <source>Open the &amp;last session</source>
            <translation>&amp;Letzte Sitzung öffnen</translation>
        </message>
        <message>
            <source>Open the files that were open when the program last ended</source>
            <translation>Die Dateien öffnen, die beim letzten Ende offen waren</translation>
        </message>
        <message>
            <source>Start with the files of the last session</source>
            <translation>Mit den Dateien der letzten Sitzung beginnen</translation>
        </message>
        <message>
            <source>There is nothing more of the last session to open</source>
            <translation>Von der letzten Sitzung ist nichts mehr zu öffnen</translation>
        </message>
    </context>
    <context>
        <name>RowMenu</name>
        <message>
            <source>&amp;Open</source>
            <translation>Ö&amp;ffnen</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>S&amp;pielen</translation>
        </message>
        <message>
            <source>Find the same &amp;board</source>
            <translation>Dasselbe &amp;Brett suchen</translation>
        </message>
        <message>
            <source>Open the folder of the file in the file manager</source>
            <translation>Den Ordner der Datei in der Dateiverwaltung öffnen</translation>
        </message>
        <message>
            <source>Play this layout in a window of its own</source>
            <translation>Dieses Layout in einem eigenen Fenster spielen</translation>
        </message>
        <message>
            <source>Show in &amp;folder</source>
            <translation>Im &amp;Ordner zeigen</translation>
        </message>
        <message>
            <source>Show this layout and those that are the same board</source>
            <translation>Dieses Layout und alle mit demselben Brett zeigen</translation>
        </message>
    </context>
    <context>
        <name>RuleFields</name>
        <message>
            <source> s</source>
            <translation> s</translation>
        </message>
        <message>
            <source>A deal of the day</source>
            <translation>Eine Verteilung des Tages</translation>
        </message>
        <message>
            <source>A hint stays until a pair goes</source>
            <translation>Ein Tipp bleibt, bis ein Paar geht</translation>
        </message>
        <message>
            <source>Assists are declared before the first move</source>
            <translation>Hilfen werden vor dem ersten Zug angesagt</translation>
        </message>
        <message>
            <source>Blocked tiles</source>
            <translation>Gesperrte Steine</translation>
        </message>
        <message>
            <source>Faces hidden until the start</source>
            <translation>Bilder bis zum Start verdeckt</translation>
        </message>
        <message>
            <source>Flowers and seasons</source>
            <translation>Blumen und Jahreszeiten</translation>
        </message>
        <message>
            <source>Free tiles</source>
            <translation>Freie Steine</translation>
        </message>
        <message>
            <source>Hints</source>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>How many</source>
            <translation>Wie viele</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Layout</translation>
        </message>
        <message>
            <source>Looks</source>
            <translation>Aussehen</translation>
        </message>
        <message>
            <source>Mark a clear without one</source>
            <translation>Lösung ohne Mischen kennzeichnen</translation>
        </message>
        <message>
            <source>Matching tiles</source>
            <translation>Passende Steine</translation>
        </message>
        <message>
            <source>On an open board where the places allow no solution</source>
            <translation>Auf freiem Brett, wenn die Plätze keine Lösung zulassen</translation>
        </message>
        <message>
            <source>Pause after one</source>
            <translation>Pause danach</translation>
        </message>
        <message>
            <source>Pause is allowed</source>
            <translation>Pause ist erlaubt</translation>
        </message>
        <message>
            <source>Players at most</source>
            <translation>Höchstens Spieler</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Shuffles</source>
            <translation>Mischen</translation>
        </message>
        <message>
            <source>Slots of the tray</source>
            <translation>Plätze der Ablage</translation>
        </message>
        <message>
            <source>Steps that can be taken back</source>
            <translation>Zurücknehmbare Schritte</translation>
        </message>
        <message>
            <source>Taking tiles</source>
            <translation>Steine nehmen</translation>
        </message>
        <message>
            <source>Target</source>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>The deal</source>
            <translation>Die Verteilung</translation>
        </message>
        <message>
            <source>The game ends after</source>
            <translation>Das Spiel endet nach</translation>
        </message>
        <message>
            <source>The player may switch this off</source>
            <translation>Abschaltbar</translation>
        </message>
        <message>
            <source>The same deal for all players</source>
            <translation>Dieselbe Verteilung für alle</translation>
        </message>
        <message>
            <source>Tiles are dealt</source>
            <translation>Steine werden gegeben</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Time and score</source>
            <translation>Zeit und Punkte</translation>
        </message>
        <message>
            <source>Undo and hints</source>
            <translation>Rückgängig und Tipps</translation>
        </message>
        <message>
            <source>Undo takes back a hint</source>
            <translation>Rückgängig nimmt Tipps zurück</translation>
        </message>
        <message>
            <source>Undo takes back a shuffle</source>
            <translation>Rückgängig nimmt Mischen zurück</translation>
        </message>
        <message>
            <source>When</source>
            <translation>Wann</translation>
        </message>
        <message>
            <source>any</source>
            <translation>beliebig</translation>
        </message>
        <message>
            <source>as the player likes</source>
            <translation>nach Wunsch</translation>
        </message>
        <message>
            <source>at any time</source>
            <translation>jederzeit</translation>
        </message>
        <message>
            <source>brighter</source>
            <translation>heller</translation>
        </message>
        <message>
            <source>by chance</source>
            <translation>zufällig</translation>
        </message>
        <message>
            <source>darker</source>
            <translation>dunkler</translation>
        </message>
        <message>
            <source>go at once as a pair</source>
            <translation>gehen sofort als Paar</translation>
        </message>
        <message>
            <source>like the others</source>
            <translation>wie die anderen</translation>
        </message>
        <message>
            <source>meet in a tray</source>
            <translation>treffen sich in der Ablage</translation>
        </message>
        <message>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <source>not shown</source>
            <translation>nicht gezeigt</translation>
        </message>
        <message>
            <source>only when stuck</source>
            <translation>nur festgefahren</translation>
        </message>
        <message>
            <source>shaded</source>
            <translation>schattiert</translation>
        </message>
        <message>
            <source>shown</source>
            <translation>gezeigt</translation>
        </message>
        <message>
            <source>so that they can be cleared</source>
            <translation>lösbar</translation>
        </message>
        <message>
            <source>striped</source>
            <translation>gestreift</translation>
        </message>
        <message>
            <source>the turtle</source>
            <translation>die Schildkröte</translation>
        </message>
    </context>
    <context>
        <name>RulesDialog</name>
        <message>
            <source>&amp;New game</source>
            <translation>&amp;Neues Spiel</translation>
        </message>
        <message>
            <source>House rules</source>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Profile</source>
            <translation>Profil</translation>
        </message>
        <message>
            <source>with changes of your own</source>
            <translation>mit eigenen Änderungen</translation>
        </message>
    </context>
    <context>
        <name>Ruling</name>
        <message>
            <source>&amp;House rules...</source>
            <translation>&amp;Hausregeln...</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>Deal the same tiles anew by these rules: {0}</source>
            <translation>Dieselben Steine nach diesen Regeln neu geben: {0}</translation>
        </message>
        <message>
            <source>Set every house rule by itself, and begin a game by them</source>
            <translation>Jede Hausregel einzeln einstellen und danach ein Spiel beginnen</translation>
        </message>
    </context>
    <context>
        <name>Safekeeping</name>
        <message>
            <source>No draft for a crash can be kept: {0}</source>
            <translation>Für einen Absturz kann kein Entwurf bewahrt werden: {0}</translation>
        </message>
    </context>
    <context>
        <name>Scan</name>
        <message>
            <source>Only the first {0} files</source>
            <translation>Nur die ersten {0} Dateien</translation>
        </message>
    </context>
    <context>
        <name>SeedDialog</name>
        <message>
            <source>&amp;Play it</source>
            <translation>S&amp;pielen</translation>
        </message>
        <message>
            <source>&amp;Seed line, seed, or date of a daily deal:</source>
            <translation>&amp;Startzeile, Startzahl oder Datum einer Tagesverteilung:</translation>
        </message>
        <message>
            <source>A certain deal</source>
            <translation>Eine bestimmte Verteilung</translation>
        </message>
        <message>
            <source>Deal {0} of {1}</source>
            <translation>Verteilung {0} von {1}</translation>
        </message>
        <message>
            <source>Paste what you were sent, or type it. Capital letters do not matter.</source>
            <translation>Das Erhaltene einfügen oder eintippen. Großschreibung ist gleichgültig.</translation>
        </message>
        <message>
            <source>The daily deal of {0} on {1}</source>
            <translation>Die Tagesverteilung von {0} am {1}</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>mjs turtle-c77f2132 412 ..., 412, or 2026-11-29</source>
            <translation>mjs turtle-c77f2132 412 ..., 412 oder 2026-11-29</translation>
        </message>
    </context>
    <context>
        <name>ShortcutsDialog</name>
        <message>
            <source>All commands have their default shortcuts again.</source>
            <translation>Alle Befehle haben wieder ihre Standardkürzel.</translation>
        </message>
        <message>
            <source>Choose a command, then press its new keys.</source>
            <translation>Einen Befehl auswählen, dann seine neuen Tasten drücken.</translation>
        </message>
        <message>
            <source>Command</source>
            <translation>Befehl</translation>
        </message>
        <message>
            <source>Commands</source>
            <translation>Befehle</translation>
        </message>
        <message>
            <source>Default</source>
            <translation>Standard</translation>
        </message>
        <message>
            <source>Find</source>
            <translation>Finden</translation>
        </message>
        <message>
            <source>Find a command or a key</source>
            <translation>Befehl oder Taste finden</translation>
        </message>
        <message>
            <source>Keyboard shortcuts</source>
            <translation>Tastenkürzel</translation>
        </message>
        <message>
            <source>Name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>New shortcut</source>
            <translation>Neues Kürzel</translation>
        </message>
        <message>
            <source>None</source>
            <translation>Keines</translation>
        </message>
        <message>
            <source>Reset all</source>
            <translation>Alle zurücksetzen</translation>
        </message>
        <message>
            <source>Shortcut</source>
            <translation>Kürzel</translation>
        </message>
        <message>
            <source>no shortcut</source>
            <translation>kein Kürzel</translation>
        </message>
        <message>
            <source>{0} is the shortcut of “{1}”; take it away there first</source>
            <translation>{0} ist das Kürzel von „{1}“; erst dort wegnehmen</translation>
        </message>
        <message>
            <source>{0}: {1}</source>
            <translation>{0}: {1}</translation>
        </message>
    </context>
    <context>
        <name>SortBar</name>
        <message>
            <source>&amp;Reversed</source>
            <translation>&amp;Umgekehrt</translation>
        </message>
        <message>
            <source>&amp;Sort by</source>
            <translation>&amp;Sortieren nach</translation>
        </message>
    </context>
    <context>
        <name>Stamping</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Stein</numerusform>
                <numerusform>%n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>&amp;Keep selection as</source>
            <translation>Auswahl &amp;behalten als</translation>
        </message>
        <message>
            <source>&amp;Selection as stamp</source>
            <translation>&amp;Auswahl als Stempel</translation>
        </message>
        <message>
            <source>Draw with stamp {0}, a piece of a board that you kept</source>
            <translation>Mit Stempel {0} zeichnen, einem behaltenen Stück Brett</translation>
        </message>
        <message>
            <source>Keep as stamp &amp;{0}</source>
            <translation>Als Stempel &amp;{0} behalten</translation>
        </message>
        <message>
            <source>Keep the selected tiles as stamp {0}, for all layouts</source>
            <translation>Die gewählten Steine als Stempel {0} behalten, für alle Layouts</translation>
        </message>
        <message>
            <source>Kept as stamp {0}; take it by the key {0}</source>
            <translation>Als Stempel {0} behalten; die Taste {0} nimmt ihn</translation>
        </message>
        <message>
            <source>Select tiles first</source>
            <translation>Erst Steine auswählen</translation>
        </message>
        <message>
            <source>Single &amp;tile</source>
            <translation>Einzelner &amp;Stein</translation>
        </message>
        <message>
            <source>Sta&amp;mps</source>
            <translation>Ste&amp;mpel</translation>
        </message>
        <message>
            <source>Stamp &amp;{0}</source>
            <translation>Stempel &amp;{0}</translation>
        </message>
        <message numerus="yes">
            <source>Stamp of %n tile(s)</source>
            <translation>
                <numerusform>Stempel von %n Stein</numerusform>
                <numerusform>Stempel von %n Steinen</numerusform>
            </translation>
        </message>
        <message>
            <source>Stamp one tile at a time again</source>
            <translation>Wieder einzelne Steine stempeln</translation>
        </message>
        <message>
            <source>Stamp what is selected, without keeping it</source>
            <translation>Die Auswahl stempeln, ohne sie zu behalten</translation>
        </message>
        <message>
            <source>Stamp {0} can't be read: {1}</source>
            <translation>Stempel {0} ist nicht lesbar: {1}</translation>
        </message>
        <message numerus="yes">
            <source>Stamp {0}: %n tile(s)</source>
            <translation>
                <numerusform>Stempel {0}: %n Stein</numerusform>
                <numerusform>Stempel {0}: %n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>T&amp;ake</source>
            <translation>&amp;Nehmen</translation>
        </message>
        <message>
            <source>There is no stamp {0} yet: select tiles and press Ctrl+{0}</source>
            <translation>Es gibt noch keinen Stempel {0}: Steine auswählen und Strg+{0} drücken</translation>
        </message>
        <message>
            <source>Tiles of stamp {0} are {1} grid units large, here they are {2}</source>
            <translation>Steine von Stempel {0} sind {1} Rastereinheiten groß, hier sind es {2}</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keine</translation>
        </message>
    </context>
    <context>
        <name>Starting</name>
        <message>
            <source>Count down from three, then show the faces and let time run</source>
            <translation>Von drei herunterzählen, dann die Bilder zeigen und die Zeit laufen lassen</translation>
        </message>
        <message>
            <source>St&amp;art</source>
            <translation>St&amp;art</translation>
        </message>
    </context>
    <context>
        <name>StateBar</name>
        <message>
            <source>On which parts of the board every tool works at once; Y is on or off</source>
            <translation>Auf welche Teile des Bretts jedes Werkzeug zugleich wirkt; Y schaltet ein und aus</translation>
        </message>
        <message>
            <source>Snap: {0}</source>
            <translation>Einrasten: {0}</translation>
        </message>
        <message>
            <source>Symmetry: {0}</source>
            <translation>Symmetrie: {0}</translation>
        </message>
        <message>
            <source>Where tiles can be placed</source>
            <translation>Wo Steine gesetzt werden können</translation>
        </message>
    </context>
    <context>
        <name>StatisticsDialog</name>
        <message>
            <source>&amp;Forget this layout's games...</source>
            <translation>Spiele dieses Layouts &amp;vergessen...</translation>
        </message>
        <message>
            <source>&amp;Layout</source>
            <translation>&amp;Layout</translation>
        </message>
        <message>
            <source>&amp;Rules</source>
            <translation>&amp;Regeln</translation>
        </message>
        <message>
            <source>All house rules</source>
            <translation>Alle Hausregeln</translation>
        </message>
        <message>
            <source>All layouts</source>
            <translation>Alle Layouts</translation>
        </message>
        <message>
            <source>Assists</source>
            <translation>Hilfen</translation>
        </message>
        <message>
            <source>Begin a &amp;new file</source>
            <translation>&amp;Neue Datei beginnen</translation>
        </message>
        <message>
            <source>Bests</source>
            <translation>Bestwerte</translation>
        </message>
        <message>
            <source>Deal</source>
            <translation>Geben</translation>
        </message>
        <message>
            <source>Ended</source>
            <translation>Ende</translation>
        </message>
        <message>
            <source>Forget all games that were played on {0}, with their logs?</source>
            <translation>Alle auf {0} gespielten Spiele samt Protokollen vergessen?</translation>
        </message>
        <message>
            <source>Forget games</source>
            <translation>Spiele vergessen</translation>
        </message>
        <message>
            <source>L&amp;evel</source>
            <translation>&amp;Stufe</translation>
        </message>
        <message>
            <source>Layout</source>
            <translation>Layout</translation>
        </message>
        <message>
            <source>Outcome</source>
            <translation>Ausgang</translation>
        </message>
        <message>
            <source>Play-tests</source>
            <translation>Probespiele</translation>
        </message>
        <message>
            <source>Races, {0}</source>
            <translation>Wettrennen, {0}</translation>
        </message>
        <message>
            <source>Records</source>
            <translation>Rekorde</translation>
        </message>
        <message>
            <source>Rename the file that can't be used, and begin anew</source>
            <translation>Die unbrauchbare Datei umbenennen und neu beginnen</translation>
        </message>
        <message>
            <source>Score</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>The last games</source>
            <translation>Die letzten Spiele</translation>
        </message>
        <message>
            <source>The old file is kept as {0}</source>
            <translation>Die alte Datei bleibt als {0}</translation>
        </message>
        <message>
            <source>Time</source>
            <translation>Zeit</translation>
        </message>
        <message>
            <source>Untitled</source>
            <translation>Unbenannt</translation>
        </message>
        <message>
            <source>With assists</source>
            <translation>Mit Hilfen</translation>
        </message>
        <message>
            <source>Without assists</source>
            <translation>Ohne Hilfen</translation>
        </message>
    </context>
    <context>
        <name>StatusPanel</name>
        <message numerus="yes">
            <source>%n free at the start</source>
            <translation>
                <numerusform>%n frei am Anfang</numerusform>
                <numerusform>%n frei am Anfang</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s)</source>
            <translation>
                <numerusform>%n Paar</numerusform>
                <numerusform>%n Paare</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n ausgewählt</numerusform>
                <numerusform>%n ausgewählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n Stein</numerusform>
                <numerusform>%n Steine</numerusform>
            </translation>
        </message>
        <message>
            <source>Another number...</source>
            <translation>Andere Zahl...</translation>
        </message>
        <message>
            <source>Any number</source>
            <translation>Beliebig viele</translation>
        </message>
        <message>
            <source>How many tiles the layout is to have; click to change it</source>
            <translation>Wie viele Steine das Layout haben soll; ein Klick ändert es</translation>
        </message>
        <message>
            <source>Tiles; 0 for any number</source>
            <translation>Steine; 0 für beliebig viele</translation>
        </message>
        <message>
            <source>Wanted number of tiles</source>
            <translation>Gewünschte Zahl der Steine</translation>
        </message>
        <message>
            <source>any number</source>
            <translation>beliebig viele</translation>
        </message>
        <message>
            <source>can be cleared</source>
            <translation>lösbar</translation>
        </message>
        <message>
            <source>can't be cleared</source>
            <translation>unlösbar</translation>
        </message>
        <message>
            <source>just {0}</source>
            <translation>genau {0}</translation>
        </message>
        <message>
            <source>not known whether it can be cleared</source>
            <translation>unbekannt, ob lösbar</translation>
        </message>
        <message>
            <source>odd!</source>
            <translation>ungerade!</translation>
        </message>
        <message>
            <source>{0} over {1}</source>
            <translation>{0} über {1}</translation>
        </message>
        <message>
            <source>{0} short of {1}</source>
            <translation>{0} fehlen zu {1}</translation>
        </message>
    </context>
    <context>
        <name>Steering</name>
        <message>
            <source>&amp;Tile</source>
            <translation>St&amp;ein</translation>
        </message>
        <message>
            <source>No free tile matches one in the tray</source>
            <translation>Kein freier Stein passt zu einem in der Ablage</translation>
        </message>
        <message>
            <source>No other free tile matches: {0}</source>
            <translation>Kein anderer freier Stein passt: {0}</translation>
        </message>
        <message>
            <source>No tile lies higher</source>
            <translation>Höher liegt kein Stein</translation>
        </message>
        <message>
            <source>No tile lies lower</source>
            <translation>Tiefer liegt kein Stein</translation>
        </message>
    </context>
    <context>
        <name>TableView</name>
        <message>
            <source>Table</source>
            <translation>Tisch</translation>
        </message>
    </context>
    <context>
        <name>Teller</name>
        <message numerus="yes">
            <source>%n hidden tile(s)</source>
            <translation>
                <numerusform>%n verdecktem Stein</numerusform>
                <numerusform>%n verdeckten Steinen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shuffle(s) used.</source>
            <translation>
                <numerusform>%n Mischen benutzt.</numerusform>
                <numerusform>%n Mischen benutzt.</numerusform>
            </translation>
        </message>
        <message>
            <source>Cleared</source>
            <translation>Gelöst</translation>
        </message>
        <message>
            <source>Cleared without a shuffle</source>
            <translation>Ohne Mischen abgeräumt</translation>
        </message>
        <message>
            <source>Done again</source>
            <translation>Wiederholt</translation>
        </message>
        <message>
            <source>Get ready: the faces are shown in a moment.</source>
            <translation>Achtung: gleich werden die Bilder gezeigt.</translation>
        </message>
        <message>
            <source>Gone: {0}</source>
            <translation>Weg: {0}</translation>
        </message>
        <message>
            <source>Hint {0} of {1}: {2}. It promises nothing about the rest.</source>
            <translation>Tipp {0} von {1}: {2}. Für den Rest verspricht er nichts.</translation>
        </message>
        <message>
            <source>In the tray: {0}</source>
            <translation>In der Ablage: {0}</translation>
        </message>
        <message>
            <source>Lost: no pair is free, and no undo or shuffle is left.</source>
            <translation>Verloren: kein Paar ist frei, kein Rückgängig und kein Mischen ist übrig.</translation>
        </message>
        <message>
            <source>Lost: the tray is full.</source>
            <translation>Verloren: die Ablage ist voll.</translation>
        </message>
        <message>
            <source>Lost: time is up.</source>
            <translation>Verloren: die Zeit ist um.</translation>
        </message>
        <message>
            <source>No shuffle was used.</source>
            <translation>Es wurde nicht gemischt.</translation>
        </message>
        <message>
            <source>No tile is selected</source>
            <translation>Kein Stein ist ausgewählt</translation>
        </message>
        <message>
            <source>None of {0} deals of this layout was {1}: this is one of any.</source>
            <translation>Keine von {0} Verteilungen dieses Layouts war {1}: diese ist eine beliebige.</translation>
        </message>
        <message>
            <source>Paused. The faces are hidden, and no time counts.</source>
            <translation>Pause. Die Bilder sind verdeckt, die Zeit steht.</translation>
        </message>
        <message>
            <source>Read the rules on the right. The faces are hidden until you start.</source>
            <translation>Rechts stehen die Regeln. Die Bilder sind bis zum Start verdeckt.</translation>
        </message>
        <message>
            <source>Score: {0}</source>
            <translation>Punkte: {0}</translation>
        </message>
        <message>
            <source>Selected: {0}</source>
            <translation>Ausgewählt: {0}</translation>
        </message>
        <message numerus="yes">
            <source>Shuffled. Tiles can be picked in %n second(s).</source>
            <translation>
                <numerusform>Gemischt. Steine sind in %n Sekunde nehmbar.</numerusform>
                <numerusform>Gemischt. Steine sind in %n Sekunden nehmbar.</numerusform>
            </translation>
        </message>
        <message>
            <source>Shuffled: what is left can be cleared again</source>
            <translation>Gemischt: der Rest ist wieder lösbar</translation>
        </message>
        <message>
            <source>Stuck: no pair is free.</source>
            <translation>Festgefahren: kein Paar ist frei.</translation>
        </message>
        <message>
            <source>Taken back</source>
            <translation>Zurückgenommen</translation>
        </message>
        <message>
            <source>The game goes on</source>
            <translation>Das Spiel geht weiter</translation>
        </message>
        <message>
            <source>The rules are on the right. Pick free tiles to the tray to begin.</source>
            <translation>Rechts stehen die Regeln. Freie Steine in die Ablage nehmen, um zu beginnen.</translation>
        </message>
        <message>
            <source>The rules are on the right. Take two free tiles that match to begin.</source>
            <translation>Rechts stehen die Regeln. Zwei freie, passende Steine nehmen, um zu beginnen.</translation>
        </message>
        <message>
            <source>These places can't be shuffled into a solution.</source>
            <translation>Diese Plätze lassen sich nicht lösbar mischen.</translation>
        </message>
        <message>
            <source>This does not prove the deal impossible.</source>
            <translation>Das beweist nicht, dass die Verteilung unlösbar ist.</translation>
        </message>
        <message>
            <source>Time: {0}</source>
            <translation>Zeit: {0}</translation>
        </message>
        <message>
            <source>Won in {0}.</source>
            <translation>Gewonnen in {0}.</translation>
        </message>
        <message>
            <source>Won: the board is cleared.</source>
            <translation>Gewonnen: das Brett ist leer.</translation>
        </message>
        <message>
            <source>You gave up.</source>
            <translation>Aufgegeben.</translation>
        </message>
        <message>
            <source>closed in by {0} on the left and {1} on the right</source>
            <translation>eingeschlossen von {0} links und {1} rechts</translation>
        </message>
        <message>
            <source>covered by {0}</source>
            <translation>bedeckt von {0}</translation>
        </message>
        <message>
            <source>{0} and {1}</source>
            <translation>{0} und {1}</translation>
        </message>
        <message>
            <source>{0} is blocked: {1}</source>
            <translation>{0} ist gesperrt: {1}</translation>
        </message>
        <message>
            <source>{0} over the target.</source>
            <translation>{0} über dem Ziel.</translation>
        </message>
        <message>
            <source>{0}, and {1}</source>
            <translation>{0} und {1}</translation>
        </message>
    </context>
    <context>
        <name>TileKeys</name>
        <message>
            <source>&amp;Click</source>
            <translation>An&amp;klicken</translation>
        </message>
        <message>
            <source>&amp;Deselect</source>
            <translation>A&amp;bwählen</translation>
        </message>
        <message>
            <source>&amp;Left</source>
            <translation>Nach &amp;links</translation>
        </message>
        <message>
            <source>&amp;Next tile</source>
            <translation>&amp;Nächster Stein</translation>
        </message>
        <message>
            <source>&amp;Previous free tile</source>
            <translation>&amp;Voriger freier Stein</translation>
        </message>
        <message>
            <source>&amp;Right</source>
            <translation>Nach &amp;rechts</translation>
        </message>
        <message>
            <source>&amp;Up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <source>D&amp;own</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <source>F&amp;irst tile</source>
            <translation>&amp;Erster Stein</translation>
        </message>
        <message>
            <source>Go back through all tiles line by line</source>
            <translation>Zeile für Zeile durch alle Steine zurückgehen</translation>
        </message>
        <message>
            <source>Go through all tiles line by line, also those under others</source>
            <translation>Zeile für Zeile durch alle Steine gehen, auch die unter anderen</translation>
        </message>
        <message>
            <source>Go to the first tile at the top left</source>
            <translation>Zum ersten Stein links oben gehen</translation>
        </message>
        <message>
            <source>Go to the last tile at the bottom right</source>
            <translation>Zum letzten Stein rechts unten gehen</translation>
        </message>
        <message>
            <source>Go to the nearest tile of the layer above</source>
            <translation>Zum nächsten Stein der Ebene darüber gehen</translation>
        </message>
        <message>
            <source>Go to the nearest tile of the layer below, also under other tiles</source>
            <translation>Zum nächsten Stein der Ebene darunter gehen, auch unter anderen Steinen</translation>
        </message>
        <message>
            <source>Go to the next free tile that matches the selected one, or one in the tray</source>
            <translation>Zum nächsten freien Stein gehen, der zum ausgewählten oder zu einem in der Ablage passt</translation>
        </message>
        <message>
            <source>Go to the next tile that can be taken</source>
            <translation>Zum nächsten Stein gehen, der genommen werden kann</translation>
        </message>
        <message>
            <source>Go to the next tile that is seen in this direction</source>
            <translation>Zum nächsten Stein gehen, der in dieser Richtung zu sehen ist</translation>
        </message>
        <message>
            <source>Go to the tile before this one that can be taken</source>
            <translation>Zum vorigen Stein gehen, der genommen werden kann</translation>
        </message>
        <message>
            <source>L&amp;ast tile</source>
            <translation>Letz&amp;ter Stein</translation>
        </message>
        <message>
            <source>Layer a&amp;bove</source>
            <translation>Ebene &amp;darüber</translation>
        </message>
        <message>
            <source>Layer b&amp;elow</source>
            <translation>Ebene d&amp;arunter</translation>
        </message>
        <message>
            <source>Let no tile be selected</source>
            <translation>Keinen Stein ausgewählt lassen</translation>
        </message>
        <message>
            <source>Next &amp;free tile</source>
            <translation>Nächster &amp;freier Stein</translation>
        </message>
        <message>
            <source>Next &amp;match</source>
            <translation>Nächster &amp;passender Stein</translation>
        </message>
        <message>
            <source>Pre&amp;vious tile</source>
            <translation>Vori&amp;ger Stein</translation>
        </message>
        <message>
            <source>Select the tile that the ring is at, or take it with its match</source>
            <translation>Den umrahmten Stein auswählen oder mit dem passenden nehmen</translation>
        </message>
    </context>
    <context>
        <name>TileWords</name>
        <message>
            <source>blocked on both sides</source>
            <translation>auf beiden Seiten gesperrt</translation>
        </message>
        <message>
            <source>covered</source>
            <translation>bedeckt</translation>
        </message>
        <message>
            <source>covered, and blocked on both sides</source>
            <translation>bedeckt und auf beiden Seiten gesperrt</translation>
        </message>
        <message>
            <source>face hidden</source>
            <translation>Bild verdeckt</translation>
        </message>
        <message>
            <source>face not to be seen</source>
            <translation>Bild nicht zu sehen</translation>
        </message>
        <message>
            <source>free</source>
            <translation>frei</translation>
        </message>
        <message>
            <source>layer {0}</source>
            <translation>Ebene {0}</translation>
        </message>
        <message>
            <source>no tile</source>
            <translation>kein Stein</translation>
        </message>
        <message>
            <source>part of the hint</source>
            <translation>Teil des Tipps</translation>
        </message>
        <message>
            <source>selected</source>
            <translation>ausgewählt</translation>
        </message>
        <message>
            <source>{0}, {1}</source>
            <translation>{0}, {1}</translation>
        </message>
        <message>
            <source>{0}, {1}, {2}</source>
            <translation>{0}, {1}, {2}</translation>
        </message>
    </context>
    <context>
        <name>Times</name>
        <message>
            <source>no limit</source>
            <translation>unbegrenzt</translation>
        </message>
        <message>
            <source>none</source>
            <translation>keins</translation>
        </message>
        <message>
            <source>{0} left</source>
            <translation>noch {0}</translation>
        </message>
    </context>
    <context>
        <name>Tool</name>
        <message numerus="yes">
            <source>%n mirrored tile(s) stay: no room</source>
            <translation>
                <numerusform>%n gespiegelter Stein bleibt: kein Platz</numerusform>
                <numerusform>%n gespiegelte Steine bleiben: kein Platz</numerusform>
            </translation>
        </message>
        <message>
            <source>Click a tile to draw on its layer; with Shift on the layer above it.</source>
            <translation>Ein Klick auf einen Stein zeichnet auf seiner Ebene weiter; mit Umschalt auf der darüber.</translation>
        </message>
        <message>
            <source>Click a tile to take it away, drag over several.</source>
            <translation>Ein Klick nimmt einen Stein weg, Ziehen mehrere.</translation>
        </message>
        <message>
            <source>Click or drag a box to select: Shift adds, Ctrl takes this layer only. Drag or press arrows to move.</source>
            <translation>Klick oder Kasten wählt aus: Umschalt fügt hinzu, Strg nur diese Ebene. Ziehen oder Pfeile bewegen.</translation>
        </message>
        <message>
            <source>Click to place, drag for a trail; with Shift a straight line, with Ctrl a rectangle.</source>
            <translation>Klicken setzt, Ziehen zieht eine Spur; mit Umschalt eine Gerade, mit Strg ein Rechteck.</translation>
        </message>
        <message>
            <source>Drag from corner to corner to fill a rectangle; with Shift a square.</source>
            <translation>Von Ecke zu Ecke ziehen füllt ein Rechteck; mit Umschalt ein Quadrat.</translation>
        </message>
        <message>
            <source>Drag from corner to corner to fill an ellipse; with Shift a circle.</source>
            <translation>Von Ecke zu Ecke ziehen füllt eine Ellipse; mit Umschalt einen Kreis.</translation>
        </message>
        <message>
            <source>Draw around tiles to select them: Shift adds, Ctrl takes this layer only. Drag or press arrows to move.</source>
            <translation>Steine umfahren wählt sie aus: Umschalt fügt hinzu, Strg nur diese Ebene. Ziehen oder Pfeile bewegen.</translation>
        </message>
        <message>
            <source>Drawing on layer {0}</source>
            <translation>Gezeichnet wird auf Ebene {0}</translation>
        </message>
        <message>
            <source>Ellipse</source>
            <translation>Ellipse</translation>
        </message>
        <message numerus="yes">
            <source>Erase %n tile(s)</source>
            <translation>
                <numerusform>%n Stein radieren</numerusform>
                <numerusform>%n Steine radieren</numerusform>
            </translation>
        </message>
        <message>
            <source>Eraser</source>
            <translation>Radierer</translation>
        </message>
        <message>
            <source>Lasso</source>
            <translation>Lasso</translation>
        </message>
        <message numerus="yes">
            <source>Left out for want of room: %n mirrored tile(s)</source>
            <translation>
                <numerusform>Mangels Platz ausgelassen: %n gespiegelter Stein</numerusform>
                <numerusform>Mangels Platz ausgelassen: %n gespiegelte Steine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n tile(s)</source>
            <translation>
                <numerusform>%n Stein verschieben</numerusform>
                <numerusform>%n Steine verschieben</numerusform>
            </translation>
        </message>
        <message>
            <source>No mirrored copy: it would lie off the grid, at {0}</source>
            <translation>Kein Spiegelbild: es läge außerhalb des Rasters, bei {0}</translation>
        </message>
        <message>
            <source>No mirrored copy: it would overlap what it mirrors</source>
            <translation>Kein Spiegelbild: es würde sein Urbild überschneiden</translation>
        </message>
        <message>
            <source>No mirrored copy: no room for it at {0}</source>
            <translation>Kein Spiegelbild: kein Platz dafür bei {0}</translation>
        </message>
        <message>
            <source>No room there, at {0}</source>
            <translation>Dort ist kein Platz, bei {0}</translation>
        </message>
        <message>
            <source>No room: it would overlap the tile at {0}</source>
            <translation>Kein Platz: er würde den Stein bei {0} überschneiden</translation>
        </message>
        <message>
            <source>No room: the grid begins at 0; Edit &gt; Make room moves the board</source>
            <translation>Achtung: gleich werden die Bilder gezeigt.</translation>
        </message>
        <message>
            <source>No room: there is a tile here already</source>
            <translation>Kein Platz: hier ist schon ein Stein</translation>
        </message>
        <message>
            <source>No room: these tiles overlap each other</source>
            <translation>Kein Platz: diese Steine überschneiden sich</translation>
        </message>
        <message>
            <source>Pick layer</source>
            <translation>Ebene wählen</translation>
        </message>
        <message numerus="yes">
            <source>Place %n tile(s)</source>
            <translation>
                <numerusform>%n Stein setzen</numerusform>
                <numerusform>%n Steine setzen</numerusform>
            </translation>
        </message>
        <message>
            <source>Rectangle</source>
            <translation>Rechteck</translation>
        </message>
        <message>
            <source>Select</source>
            <translation>Auswählen</translation>
        </message>
        <message>
            <source>So many tiles are not placed at once: zoom in to place fewer</source>
            <translation>So viele Steine werden nicht auf einmal gesetzt: Vergrößern Sie die Ansicht, um weniger zu setzen</translation>
        </message>
        <message>
            <source>Stamp</source>
            <translation>Stempel</translation>
        </message>
        <message>
            <source>There are no layers above layer {0}</source>
            <translation>Über Ebene {0} gibt es keine Ebenen</translation>
        </message>
        <message>
            <source>There is no tile here</source>
            <translation>Hier ist kein Stein</translation>
        </message>
    </context>
    <context>
        <name>Tour</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Done</source>
            <translation>Fertig</translation>
        </message>
        <message>
            <source>Next</source>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Überspringen</translation>
        </message>
    </context>
    <context>
        <name>Viewing</name>
        <message>
            <source>&amp;100 %</source>
            <translation>&amp;100 %</translation>
        </message>
        <message>
            <source>&amp;Down</source>
            <translation>Nach &amp;unten</translation>
        </message>
        <message>
            <source>&amp;Fit</source>
            <translation>&amp;Einpassen</translation>
        </message>
        <message>
            <source>&amp;Left</source>
            <translation>Nach &amp;links</translation>
        </message>
        <message>
            <source>&amp;Right</source>
            <translation>Nach &amp;rechts</translation>
        </message>
        <message>
            <source>&amp;Up</source>
            <translation>Nach &amp;oben</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>Ans&amp;icht</translation>
        </message>
        <message>
            <source>Draw on the layer above</source>
            <translation>Auf der Ebene darüber zeichnen</translation>
        </message>
        <message>
            <source>Draw on the layer below</source>
            <translation>Auf der Ebene darunter zeichnen</translation>
        </message>
        <message>
            <source>Layer &amp;down</source>
            <translation>Ebene &amp;tiefer</translation>
        </message>
        <message>
            <source>Layer &amp;up</source>
            <translation>Ebene &amp;höher</translation>
        </message>
        <message>
            <source>S&amp;croll</source>
            <translation>S&amp;chieben</translation>
        </message>
        <message>
            <source>See more of the board at the bottom</source>
            <translation>Mehr vom Brett unten zeigen</translation>
        </message>
        <message>
            <source>See more of the board at the top</source>
            <translation>Mehr vom Brett oben zeigen</translation>
        </message>
        <message>
            <source>See more of the board on the left</source>
            <translation>Mehr vom Brett links zeigen</translation>
        </message>
        <message>
            <source>See more of the board on the right</source>
            <translation>Mehr vom Brett rechts zeigen</translation>
        </message>
        <message>
            <source>Show the board larger; the wheel does so at the pointer</source>
            <translation>Das Brett größer zeigen; das Mausrad tut es am Zeiger</translation>
        </message>
        <message>
            <source>Show the board smaller; the wheel does so at the pointer</source>
            <translation>Das Brett kleiner zeigen; das Mausrad tut es am Zeiger</translation>
        </message>
        <message>
            <source>Show the whole board, as large as the window allows</source>
            <translation>Das ganze Brett zeigen, so groß das Fenster erlaubt</translation>
        </message>
        <message>
            <source>Show tiles in their natural size, 40 by 52 pixels</source>
            <translation>Steine in natürlicher Größe zeigen, 40 mal 52 Pixel</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Vergrößern</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Ver&amp;kleinern</translation>
        </message>
        <message>
            <source>{0}; the middle button, or Space, drags it</source>
            <translation>{0}; die mittlere Taste oder Leertaste zieht es</translation>
        </message>
    </context>
    <context>
        <name>Waiting</name>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>Watching</name>
        <message>
            <source>&amp;Keep open</source>
            <translation>&amp;Offen lassen</translation>
        </message>
        <message>
            <source>&amp;Keep what is here</source>
            <translation>&amp;Behalten, was hier ist</translation>
        </message>
        <message>
            <source>&amp;Reload (can be undone)</source>
            <translation>&amp;Neu laden (umkehrbar)</translation>
        </message>
        <message>
            <source>&amp;Save</source>
            <translation>&amp;Speichern</translation>
        </message>
        <message>
            <source>{0} was changed by another program.</source>
            <translation>{0} wurde von einem anderen Programm geändert.</translation>
        </message>
        <message>
            <source>{0} was deleted or moved, or can't be read any more. The layout is still here; saving writes the file again.</source>
            <translation>{0} wurde gelöscht oder verschoben oder ist nicht mehr lesbar. Das Layout ist noch hier; Speichern schreibt die Datei neu.</translation>
        </message>
    </context>
    <context>
        <name>ZoomButton</name>
        <message>
            <source>How large the board is shown; click to change it</source>
            <translation>Wie groß das Brett gezeigt wird; ein Klick ändert es</translation>
        </message>
        <message>
            <source>Zoom: {0}</source>
            <translation>Vergrößerung: {0}</translation>
        </message>
    </context>
    <context>
        <name>_Titles</name>
        <message>
            <source>Race</source>
            <translation>Wettrennen</translation>
        </message>
        <message>
            <source>Reference</source>
            <translation>Grundregeln</translation>
        </message>
        <message>
            <source>Strict</source>
            <translation>Streng</translation>
        </message>
        <message>
            <source>Three shuffles</source>
            <translation>Dreimal mischen</translation>
        </message>
        <message>
            <source>Tray</source>
            <translation>Ablage</translation>
        </message>
        <message>
            <source>Unlimited</source>
            <translation>Unbegrenzt</translation>
        </message>
    </context>
    <context>
        <name>engine</name>
        <message>
            <source>"format" is {0}; a {1} file says "{2}"</source>
            <translation>"format" ist {0}; in einer Datei für {1} steht "{2}"</translation>
        </message>
        <message>
            <source>({0}) and ({1})</source>
            <translation>({0}) und ({1})</translation>
        </message>
        <message>
            <source>1 tile: an odd number can't be dealt in pairs</source>
            <translation>1 Stein: eine ungerade Zahl kann nicht in Paaren gegeben werden</translation>
        </message>
        <message>
            <source>&lt;layer&gt; lacks z="..."; GNOME Mahjongg takes 0</source>
            <translation>&lt;layer&gt; fehlt z="..."; GNOME Mahjongg nimmt 0</translation>
        </message>
        <message>
            <source>&lt;{0}&gt; has no tiles: it ends before it begins</source>
            <translation>&lt;{0}&gt; hat keine Steine: es endet, bevor es beginnt</translation>
        </message>
        <message>
            <source>&lt;{0}&gt; is no part of a map and means nothing here</source>
            <translation>&lt;{0}&gt; ist kein Teil einer Karte und bedeutet hier nichts</translation>
        </message>
        <message>
            <source>&lt;{0}&gt; lacks {1}="..."; GNOME Mahjongg takes 0</source>
            <translation>&lt;{0}&gt; fehlt {1}="..."; GNOME Mahjongg nimmt 0</translation>
        </message>
        <message>
            <source>&lt;{0}&gt; of {1} tiles is not read: a layout may have at most {2}</source>
            <translation>&lt;{0}&gt; mit {1} Steinen wird nicht gelesen: ein Layout darf höchstens {2} haben</translation>
        </message>
        <message>
            <source>A board cleared without a shuffle is marked as cleaner.</source>
            <translation>Ein ohne Mischen gelöstes Brett wird als sauber gekennzeichnet.</translation>
        </message>
        <message>
            <source>Ace of Penguins layout</source>
            <translation>Ace-of-Penguins-Layout</translation>
        </message>
        <message>
            <source>Assists are declared before the run starts.</source>
            <translation>Hilfen werden vor dem Start angesagt.</translation>
        </message>
        <message>
            <source>Faces are hidden until the start is counted down.</source>
            <translation>Die Bilder sind verdeckt, bis zum Start heruntergezählt ist.</translation>
        </message>
        <message>
            <source>Free tiles go to a tray one by one and matching ones clear there; {0} tiles left in the tray lose the game.</source>
            <translation>Freie Steine kommen einzeln in eine Ablage, passende gehen dort weg; bei {0} übrigen in der Ablage ist das Spiel verloren.</translation>
        </message>
        <message>
            <source>GNOME Mahjongg maps</source>
            <translation>GNOME-Mahjongg-Karten</translation>
        </message>
        <message>
            <source>Hint shows a legal pair, {0}; it promises nothing about the rest.</source>
            <translation>Tipp zeigt ein erlaubtes Paar, {0}; für den Rest verspricht er nichts.</translation>
        </message>
        <message>
            <source>JSON cannot hold the layout: {0}</source>
            <translation>JSON kann das Layout nicht fassen: {0}</translation>
        </message>
        <message>
            <source>JSON has no comments; delete this one</source>
            <translation>JSON kennt keine Kommentare; diesen löschen</translation>
        </message>
        <message>
            <source>KMahjongg layout</source>
            <translation>KMahjongg-Layout</translation>
        </message>
        <message>
            <source>KMahjongg layout version {0} is not known; line 1 must be {1}</source>
            <translation>die KMahjongg-Layout-Version {0} ist unbekannt; Zeile 1 muss {1} sein</translation>
        </message>
        <message>
            <source>KMahjongg refuses a layout without its width, height and depth; after line 1, add: {0}</source>
            <translation>KMahjongg lehnt ein Layout ohne Breite, Höhe und Tiefe ab; nach Zeile 1 ergänzen: {0}</translation>
        </message>
        <message>
            <source>Kyodai layout</source>
            <translation>Kyodai-Layout</translation>
        </message>
        <message>
            <source>Kyodai version {0} is not known; line 1 must be {1}</source>
            <translation>die Kyodai-Version {0} ist unbekannt; Zeile 1 muss {1} sein</translation>
        </message>
        <message>
            <source>No flowers or seasons are dealt.</source>
            <translation>Blumen und Jahreszeiten werden nicht gegeben.</translation>
        </message>
        <message>
            <source>No hints.</source>
            <translation>Keine Tipps.</translation>
        </message>
        <message>
            <source>No shuffles.</source>
            <translation>Kein Mischen.</translation>
        </message>
        <message>
            <source>No undo.</source>
            <translation>Kein Rückgängig.</translation>
        </message>
        <message>
            <source>PySolFC layout</source>
            <translation>PySolFC-Layout</translation>
        </message>
        <message>
            <source>Score: {0} a pair, less {1}.</source>
            <translation>Punkte: {0} je Paar, weniger {1}.</translation>
        </message>
        <message>
            <source>Score: {0} a pair.</source>
            <translation>Punkte: {0} je Paar.</translation>
        </message>
        <message>
            <source>Shuffle, an assist: {0}.</source>
            <translation>Mischen, eine Hilfe: {0}.</translation>
        </message>
        <message>
            <source>Shuffle, an assist: {0}. Where the places left allow no solution, the tiles are laid out on an open board.</source>
            <translation>Mischen, eine Hilfe: {0}. Wo die übrigen Plätze keine Lösung zulassen, werden die Steine frei ausgelegt.</translation>
        </message>
        <message>
            <source>Target time {0}, after that overtime.</source>
            <translation>Zielzeit {0}, danach Überzeit.</translation>
        </message>
        <message>
            <source>Target time {0}, after that overtime. The clock can't be paused.</source>
            <translation>Zielzeit {0}, danach Überzeit. Die Uhr lässt sich nicht anhalten.</translation>
        </message>
        <message>
            <source>Target time {0}, after that overtime. The game ends after {1}.</source>
            <translation>Zielzeit {0}, danach Überzeit. Das Spiel endet nach {1}.</translation>
        </message>
        <message>
            <source>Target time {0}, after that overtime. The game ends after {1}. The clock can't be paused.</source>
            <translation>Zielzeit {0}, danach Überzeit. Das Spiel endet nach {1}. Die Uhr lässt sich nicht anhalten.</translation>
        </message>
        <message>
            <source>The clock can't be paused.</source>
            <translation>Die Uhr lässt sich nicht anhalten.</translation>
        </message>
        <message>
            <source>The deal can be cleared, the same for all players; not every way of playing clears it.</source>
            <translation>Die Verteilung ist lösbar und für alle dieselbe, aber nicht jeder Weg löst sie.</translation>
        </message>
        <message>
            <source>The deal can be cleared; not every way of playing clears it.</source>
            <translation>Die Verteilung ist lösbar, aber nicht auf jedem Weg.</translation>
        </message>
        <message>
            <source>The game ends after {0}.</source>
            <translation>Das Spiel endet nach {0}.</translation>
        </message>
        <message>
            <source>The game ends after {0}. The clock can't be paused.</source>
            <translation>Das Spiel endet nach {0}. Die Uhr lässt sich nicht anhalten.</translation>
        </message>
        <message>
            <source>The layout has a deck without flowers and seasons.</source>
            <translation>Das Layout hat einen Steinsatz ohne Blumen und Jahreszeiten.</translation>
        </message>
        <message>
            <source>The layout is made for the rules variant {0}.</source>
            <translation>Das Layout ist für die Regelvariante {0} gemacht.</translation>
        </message>
        <message>
            <source>Those who made these rules play on the {0} only.</source>
            <translation>Wer diese Regeln schrieb, spielt nur auf: {0}.</translation>
        </message>
        <message>
            <source>Tiles are dealt by chance: the deal may be impossible to clear.</source>
            <translation>Die Steine werden zufällig gegeben: die Verteilung kann unlösbar sein.</translation>
        </message>
        <message>
            <source>Two free tiles that match go at once.</source>
            <translation>Zwei freie, passende Steine gehen sofort.</translation>
        </message>
        <message>
            <source>Undo takes back the last pick or hint.</source>
            <translation>Rückgängig nimmt den letzten Stein oder Tipp zurück.</translation>
        </message>
        <message>
            <source>Undo takes back the last pick or shuffle.</source>
            <translation>Rückgängig nimmt den letzten Stein oder das letzte Mischen zurück.</translation>
        </message>
        <message>
            <source>Undo takes back the last pick, hint or shuffle.</source>
            <translation>Rückgängig nimmt den letzten Stein, den letzten Tipp oder das letzte Mischen zurück.</translation>
        </message>
        <message>
            <source>Undo takes back the last pick.</source>
            <translation>Rückgängig nimmt den letzten Stein zurück.</translation>
        </message>
        <message>
            <source>Undo takes back the last removal or hint.</source>
            <translation>Rückgängig nimmt das letzte Paar oder den letzten Tipp zurück.</translation>
        </message>
        <message>
            <source>Undo takes back the last removal or shuffle.</source>
            <translation>Rückgängig nimmt das letzte Paar oder Mischen zurück.</translation>
        </message>
        <message>
            <source>Undo takes back the last removal, hint or shuffle.</source>
            <translation>Rückgängig nimmt das letzte Paar, den letzten Tipp oder das letzte Mischen zurück.</translation>
        </message>
        <message>
            <source>Undo takes back the last removal.</source>
            <translation>Rückgängig nimmt das letzte Paar zurück.</translation>
        </message>
        <message>
            <source>Undo: {0}, but not past a shuffle.</source>
            <translation>Rückgängig: {0}, aber nicht über ein Mischen hinweg.</translation>
        </message>
        <message>
            <source>Undo: {0}.</source>
            <translation>Rückgängig: {0}.</translation>
        </message>
        <message>
            <source>a blank line, on which KMahjongg may fail; remove it</source>
            <translation>eine Leerzeile, an der KMahjongg scheitern kann; sie entfernen</translation>
        </message>
        <message>
            <source>a board is an object, not {0}</source>
            <translation>ein Brett ist ein Objekt, nicht {0}</translation>
        </message>
        <message>
            <source>a board of {0} x {1} x {2} cells; the format writes every cell, and {3} is the most</source>
            <translation>ein Brett von {0} x {1} x {2} Zellen; das Format schreibt jede Zelle, höchstens {3}</translation>
        </message>
        <message>
            <source>a colon is missing before this</source>
            <translation>davor fehlt ein Doppelpunkt</translation>
        </message>
        <message>
            <source>a comma is missing before this</source>
            <translation>davor fehlt ein Komma</translation>
        </message>
        <message>
            <source>a document type or entity, which no map needs and which is not safe; remove it</source>
            <translation>ein Dokumenttyp oder eine Entität, die keine Karte braucht und die nicht sicher ist; entfernen</translation>
        </message>
        <message>
            <source>a footprint of {0} grid units; only 2 x 2</source>
            <translation>eine Grundfläche von {0} Rastereinheiten; nur 2 x 2</translation>
        </message>
        <message>
            <source>a game of {0} MiB; a file holds {1}</source>
            <translation>ein Spiel von {0} MiB; eine Datei fasst {1}</translation>
        </message>
        <message>
            <source>a key in double quotes is missing here</source>
            <translation>hier fehlt ein Schlüssel in Anführungszeichen</translation>
        </message>
        <message>
            <source>a level is [z, rows], not {0}</source>
            <translation>eine Stufe ist [z, Zeilen], nicht {0}</translation>
        </message>
        <message>
            <source>a line break or another control character stands inside of a text</source>
            <translation>ein Zeilenumbruch oder anderes Steuerzeichen steht in einem Text</translation>
        </message>
        <message>
            <source>a list of {0}</source>
            <translation>eine Liste von {0}</translation>
        </message>
        <message>
            <source>a mah file is a JSON object with "mah" and "boards"; this is none</source>
            <translation>eine mah-Datei ist ein JSON-Objekt mit "mah" und "boards"; dies ist keines</translation>
        </message>
        <message>
            <source>a player has a name that the others see; type one</source>
            <translation>Spieler brauchen einen Namen, den andere sehen; einen eingeben</translation>
        </message>
        <message>
            <source>a row is [y, cells], not {0}</source>
            <translation>eine Zeile ist [y, Zellen], nicht {0}</translation>
        </message>
        <message>
            <source>a row of more than {0} characters</source>
            <translation>eine Zeile von mehr als {0} Zeichen</translation>
        </message>
        <message>
            <source>a run is [x, count], not {0}</source>
            <translation>eine Folge ist [x, Anzahl], nicht {0}</translation>
        </message>
        <message>
            <source>a seed is a whole number from 0 to {0}; this one is larger</source>
            <translation>eine Startzahl ist eine ganze Zahl von 0 bis {0}; diese ist größer</translation>
        </message>
        <message>
            <source>a shuffle keeps the faces</source>
            <translation>beim Mischen bleiben die Bilder dieselben</translation>
        </message>
        <message>
            <source>a shuffle keeps the places by these rules</source>
            <translation>beim Mischen bleiben nach diesen Regeln die Plätze dieselben</translation>
        </message>
        <message>
            <source>a shuffle keeps the tiles as large as they are</source>
            <translation>beim Mischen bleiben die Steine so groß, wie sie sind</translation>
        </message>
        <message>
            <source>a tile above level {0} without the tiles below it; there only stacks that begin further down reach</source>
            <translation>ein Stein über Stufe {0} ohne die Steine darunter; dorthin reichen nur Stapel, die weiter unten beginnen</translation>
        </message>
        <message>
            <source>a {0} is a JSON object; this is none</source>
            <translation>ein {0} ist ein JSON-Objekt; dies ist keines</translation>
        </message>
        <message>
            <source>an element has no end, or there is none at all</source>
            <translation>ein Element hat kein Ende, oder es gibt gar keines</translation>
        </message>
        <message>
            <source>an odd number of tiles of {0}</source>
            <translation>eine ungerade Zahl von Steinen von {0}</translation>
        </message>
        <message>
            <source>and more faults than the {0} that are shown</source>
            <translation>und mehr Fehler als die {0} gezeigten</translation>
        </message>
        <message>
            <source>another board, {0}, is called {1} as well; rename one</source>
            <translation>ein anderes Brett, {0}, heißt auch {1}; eines umbenennen</translation>
        </message>
        <message>
            <source>arrays and objects nest more than {0} deep; no layout file does</source>
            <translation>Listen und Objekte sind mehr als {0} tief verschachtelt; das tut keine Layout-Datei</translation>
        </message>
        <message>
            <source>as often as you like</source>
            <translation>beliebig oft</translation>
        </message>
        <message>
            <source>author</source>
            <translation>Autor</translation>
        </message>
        <message>
            <source>began: {0} is no date and time, such as 2026-11-29T20:15:00</source>
            <translation>began: {0} ist kein Zeitpunkt wie 2026-11-29T20:15:00</translation>
        </message>
        <message>
            <source>board {0} of {1}</source>
            <translation>Brett {0} von {1}</translation>
        </message>
        <message>
            <source>board {0} of {1} ({2}) can't be read: {3}</source>
            <translation>Brett {0} von {1} ({2}) ist nicht lesbar: {3}</translation>
        </message>
        <message>
            <source>board {0} of {1} can't be read: {2}</source>
            <translation>Brett {0} von {1} ist nicht lesbar: {2}</translation>
        </message>
        <message>
            <source>byte {0} is not UTF-8; save the file as UTF-8</source>
            <translation>das Byte {0} ist kein UTF-8; die Datei als UTF-8 speichern</translation>
        </message>
        <message>
            <source>can't be played: {0}</source>
            <translation>nicht spielbar: {0}</translation>
        </message>
        <message>
            <source>cannot be made: {0}</source>
            <translation>kann nicht angelegt werden: {0}</translation>
        </message>
        <message>
            <source>cannot be read: {0}</source>
            <translation>kann nicht gelesen werden: {0}</translation>
        </message>
        <message>
            <source>cannot be written: {0}</source>
            <translation>kann nicht geschrieben werden: {0}</translation>
        </message>
        <message>
            <source>category</source>
            <translation>Kategorie</translation>
        </message>
        <message>
            <source>could not be checked: {0}</source>
            <translation>konnte nicht geprüft werden: {0}</translation>
        </message>
        <message>
            <source>deck</source>
            <translation>Steinsatz</translation>
        </message>
        <message>
            <source>description</source>
            <translation>Beschreibung</translation>
        </message>
        <message>
            <source>events[{0}], {1}: {2}</source>
            <translation>events[{0}], {1}: {2}</translation>
        </message>
        <message>
            <source>every order was tried ({0} removals) and gets stuck</source>
            <translation>jede Reihenfolge wurde versucht ({0} Schritte) und bleibt stecken</translation>
        </message>
        <message>
            <source>file name too long</source>
            <translation>Dateiname zu lang</translation>
        </message>
        <message>
            <source>here should be a number, a text in double quotes or a list in [ ]</source>
            <translation>hier müsste eine Zahl, ein Text in Anführungszeichen oder eine Liste in [ ] stehen</translation>
        </message>
        <message>
            <source>house rule target, {0} s, is past the cap of {1} s; raise the cap or lower the target</source>
            <translation>Hausregel: das Ziel von {0} s liegt hinter dem Ende von {1} s; das Ende erhöhen oder das Ziel senken</translation>
        </message>
        <message>
            <source>id</source>
            <translation>Kennung</translation>
        </message>
        <message>
            <source>in no known layout format</source>
            <translation>in keinem bekannten Layout-Format</translation>
        </message>
        <message>
            <source>in none of the known layout formats ({0}); leave it out if it is no layout</source>
            <translation>in keinem der bekannten Layout-Formate ({0}); weglassen, falls es kein Layout ist</translation>
        </message>
        <message>
            <source>input/output error</source>
            <translation>Ein-/Ausgabefehler</translation>
        </message>
        <message>
            <source>is a directory</source>
            <translation>ist ein Ordner</translation>
        </message>
        <message>
            <source>is a folder or device, not a file</source>
            <translation>ist ein Ordner oder Gerät, keine Datei</translation>
        </message>
        <message>
            <source>is larger than {0} MiB, so it can't be a game</source>
            <translation>ist größer als {0} MiB, kann also kein Spiel sein</translation>
        </message>
        <message>
            <source>is larger than {0} MiB, so it can't be a layout</source>
            <translation>ist größer als {0} MiB und kann also kein Layout sein</translation>
        </message>
        <message>
            <source>it has more or fewer parts</source>
            <translation>sie hat mehr oder weniger Teile</translation>
        </message>
        <message>
            <source>it is not the time for it</source>
            <translation>dafür ist nicht die Zeit</translation>
        </message>
        <message>
            <source>it lacks "map", its tiles</source>
            <translation>ihm fehlt "map", seine Steine</translation>
        </message>
        <message>
            <source>it lies before the one before it</source>
            <translation>es liegt vor dem Ereignis davor</translation>
        </message>
        <message>
            <source>it names the layout {0}</source>
            <translation>sie nennt das Layout {0}</translation>
        </message>
        <message>
            <source>its board has {0} x {1} places for the corners of tiles</source>
            <translation>sein Brett hat {0} x {1} Plätze für die Ecken von Steinen</translation>
        </message>
        <message>
            <source>its deal was made by {0}, and this mjs deals by {1}</source>
            <translation>verteilt hat {0}, und dieses mjs verteilt mit {1}</translation>
        </message>
        <message>
            <source>its seed is {0}</source>
            <translation>ihre Startzahl ist {0}</translation>
        </message>
        <message>
            <source>level {0}, row {1}, column {2}: {3}</source>
            <translation>Stufe {0}, Zeile {1}, Spalte {2}: {3}</translation>
        </message>
        <message>
            <source>license</source>
            <translation>Lizenz</translation>
        </message>
        <message>
            <source>line 1 has more than the version, so KMahjongg refuses the file; remove the rest</source>
            <translation>Zeile 1 enthält mehr als die Version, also lehnt KMahjongg die Datei ab; den Rest entfernen</translation>
        </message>
        <message>
            <source>line 1 lacks the leading "k" of "kmahjongg-layout-v1.1", so KMahjongg refuses the file; add it</source>
            <translation>Zeile 1 fehlt das "k" am Anfang von "kmahjongg-layout-v1.1", also lehnt KMahjongg die Datei ab; es ergänzen</translation>
        </message>
        <message>
            <source>line 1 must be {0}, not {1}</source>
            <translation>Zeile 1 muss {0} sein, nicht {1}</translation>
        </message>
        <message>
            <source>mah boards</source>
            <translation>mah-Bretter</translation>
        </message>
        <message>
            <source>mah version {0} is not known; only "{1}" is</source>
            <translation>die mah-Version {0} ist unbekannt; nur "{1}" ist bekannt</translation>
        </message>
        <message>
            <source>map {0} can't be read, nor what follows: {1}</source>
            <translation>Karte {0} ist nicht lesbar, auch nicht, was folgt: {1}</translation>
        </message>
        <message>
            <source>mismatched tag</source>
            <translation>Tags passen nicht zusammen</translation>
        </message>
        <message>
            <source>mjs layout</source>
            <translation>mjs-Layout</translation>
        </message>
        <message>
            <source>mjs proof deal</source>
            <translation>mjs-Verteilung mit Lösung</translation>
        </message>
        <message>
            <source>more than {0} elements, the most that a file may have</source>
            <translation>mehr als {0} Elemente, das Höchste für eine Datei</translation>
        </message>
        <message>
            <source>more than {0} maps, the most that a file may have</source>
            <translation>mehr als {0} Karten, das Höchste für eine Datei</translation>
        </message>
        <message>
            <source>more than {0} numbers, and so more tiles than can be</source>
            <translation>mehr als {0} Zahlen, also mehr Steine als möglich</translation>
        </message>
        <message>
            <source>more than {0} tiles, the most a layout may have</source>
            <translation>mehr als {0} Steine, das Höchste für ein Layout</translation>
        </message>
        <message>
            <source>must be {0}, not {1}</source>
            <translation>muss {0} sein, nicht {1}</translation>
        </message>
        <message>
            <source>name</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>names of layers</source>
            <translation>Namen der Ebenen</translation>
        </message>
        <message>
            <source>neither a deal that can be cleared nor a proof that there is none was found ({0}); allow a larger budget, or make the layout more open</source>
            <translation>weder eine lösbare Verteilung noch ein Beweis, dass es keine gibt, wurde gefunden ({0}); mehr Versuche erlauben oder das Layout offener machen</translation>
        </message>
        <message>
            <source>no author is named</source>
            <translation>kein Autor ist genannt</translation>
        </message>
        <message>
            <source>no deal can be cleared: {0}</source>
            <translation>keine Verteilung ist lösbar: {0}</translation>
        </message>
        <message>
            <source>no deal of this layout can be cleared: {0}; add tiles beside or take some from the pile</source>
            <translation>keine Verteilung dieses Layouts ist lösbar: {0}; Steine daneben hinzufügen oder den Stapel verkleinern</translation>
        </message>
        <message>
            <source>no file can hold this game: {0}</source>
            <translation>keine Datei kann dieses Spiel fassen: {0}</translation>
        </message>
        <message>
            <source>no hints are left</source>
            <translation>keine Tipps sind übrig</translation>
        </message>
        <message>
            <source>no licence is stated; say one, such as CC0-1.0</source>
            <translation>keine Lizenz ist angegeben; eine nennen, etwa CC0-1.0</translation>
        </message>
        <message>
            <source>no pair is free</source>
            <translation>kein Paar ist frei</translation>
        </message>
        <message>
            <source>no proof deal found: {0}; allow a larger budget</source>
            <translation>keine lösbare Verteilung gefunden: {0}; mehr Versuche erlauben</translation>
        </message>
        <message>
            <source>no shuffles are left</source>
            <translation>kein Mischen ist übrig</translation>
        </message>
        <message>
            <source>no space left on device</source>
            <translation>kein Platz auf dem Datenträger</translation>
        </message>
        <message>
            <source>no start deal; make one by mjs deal</source>
            <translation>keine Verteilung; eine geben und mit der Datei behalten</translation>
        </message>
        <message>
            <source>no such file or directory</source>
            <translation>Datei oder Ordner nicht gefunden</translation>
        </message>
        <message>
            <source>no such name is possible</source>
            <translation>so ein Name ist nicht möglich</translation>
        </message>
        <message>
            <source>no tile at {0}</source>
            <translation>kein Stein bei {0}</translation>
        </message>
        <message>
            <source>no tile can be picked until the pause after the shuffle is over</source>
            <translation>bis zum Ende der Pause nach dem Mischen ist kein Stein nehmbar</translation>
        </message>
        <message>
            <source>no tile is selected</source>
            <translation>kein Stein ist gewählt</translation>
        </message>
        <message>
            <source>no tiles: an Ace of Penguins map is whole numbers with commas between them</source>
            <translation>keine Steine: eine Ace-of-Penguins-Karte besteht aus ganzen Zahlen mit Kommas dazwischen</translation>
        </message>
        <message>
            <source>no tiles: each line must have three numbers, "row column level"</source>
            <translation>keine Steine: jede Zeile muss drei Zahlen haben, "Zeile Spalte Stufe"</translation>
        </message>
        <message>
            <source>no tiles: there is nothing to deal</source>
            <translation>keine Steine: es gibt nichts zu geben</translation>
        </message>
        <message>
            <source>no way to deal the tiles that are left was found that can be cleared</source>
            <translation>für die übrigen Steine wurde keine lösbare Verteilung gefunden</translation>
        </message>
        <message>
            <source>none of {0} deals from seed {1} on is easy; try another seed or difficulty</source>
            <translation>keine von {0} Verteilungen ab Startzahl {1} ist leicht; eine andere Startzahl oder Schwierigkeit versuchen</translation>
        </message>
        <message>
            <source>none of {0} deals from seed {1} on is hard; try another seed or difficulty</source>
            <translation>keine von {0} Verteilungen ab Startzahl {1} ist schwer; eine andere Startzahl oder Schwierigkeit versuchen</translation>
        </message>
        <message>
            <source>none of {0} deals from seed {1} on is medium; try another seed or difficulty</source>
            <translation>keine von {0} Verteilungen ab Startzahl {1} ist mittel; eine andere Startzahl oder Schwierigkeit versuchen</translation>
        </message>
        <message>
            <source>none of {0} deals is of difficulty {1} to {2}; they are of {3} to {4}: take another seed or a wider band</source>
            <translation>keine von {0} Verteilungen hat eine Schwierigkeit von {1} bis {2}; sie haben {3} bis {4}: eine andere Startzahl oder einen weiteren Bereich nehmen</translation>
        </message>
        <message>
            <source>not a directory</source>
            <translation>kein Ordner</translation>
        </message>
        <message>
            <source>not valid JSON: {0}</source>
            <translation>kein gültiges JSON: {0}</translation>
        </message>
        <message>
            <source>not well-formed as XML: {0}</source>
            <translation>kein wohlgeformtes XML: {0}</translation>
        </message>
        <message>
            <source>nothing after {0} is read; remove it</source>
            <translation>nach {0} wird nichts gelesen; entfernen</translation>
        </message>
        <message>
            <source>nothing was typed; {0}</source>
            <translation>es steht nichts da; {0}</translation>
        </message>
        <message>
            <source>once</source>
            <translation>einmal</translation>
        </message>
        <message>
            <source>pair {0}: there is no tile number {1}</source>
            <translation>Paar {0}: es gibt keinen Stein Nummer {1}</translation>
        </message>
        <message>
            <source>pair {0}: tile {1} is closed in on both sides</source>
            <translation>Paar {0}: der Stein {1} ist auf beiden Seiten eingeschlossen</translation>
        </message>
        <message>
            <source>pair {0}: tile {1} is covered</source>
            <translation>Paar {0}: der Stein {1} ist bedeckt</translation>
        </message>
        <message>
            <source>pair {0}: tile {1} is gone already</source>
            <translation>Paar {0}: der Stein {1} ist schon weg</translation>
        </message>
        <message>
            <source>pair {0}: tile {1} is paired with itself</source>
            <translation>Paar {0}: der Stein {1} ist mit sich selbst gepaart</translation>
        </message>
        <message>
            <source>pair {0}: two tiles are removed together, not {1}</source>
            <translation>Paar {0}: zwei Steine gehen zusammen weg, nicht {1}</translation>
        </message>
        <message>
            <source>pair {0}: {1} at {2} does not match {3} at {4}</source>
            <translation>Paar {0}: {1} bei {2} passt nicht zu {3} bei {4}</translation>
        </message>
        <message>
            <source>permission denied</source>
            <translation>keine Berechtigung</translation>
        </message>
        <message>
            <source>pictures are SVG or PNG; name it .svg or .png</source>
            <translation>Bilder sind SVG oder PNG; mit .svg oder .png benennen</translation>
        </message>
        <message>
            <source>places are told exactly where the rules let a shuffle change them (shuffle_opens)</source>
            <translation>Plätze stehen genau dann da, wenn Mischen sie nach den Regeln ändern darf (shuffle_opens)</translation>
        </message>
        <message>
            <source>read-only file system</source>
            <translation>nur lesbares Dateisystem</translation>
        </message>
        <message>
            <source>rules</source>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>shuffles[{0}]: there is no event that it belongs to</source>
            <translation>shuffles[{0}]: es gibt kein Ereignis, zu dem es gehört</translation>
        </message>
        <message>
            <source>start deal</source>
            <translation>Verteilung</translation>
        </message>
        <message>
            <source>starts with a byte order mark, which other programs trip over; save it without</source>
            <translation>beginnt mit einer Bytereihenfolge-Marke, über die andere Programme stolpern; ohne sie speichern</translation>
        </message>
        <message>
            <source>summary.elapsed: {0} ms can't be, after events until {1} ms</source>
            <translation>summary.elapsed: {0} ms kann nicht sein, nach Ereignissen bis {1} ms</translation>
        </message>
        <message>
            <source>summary.{0}: it says {1}, and playing it again gives {2}</source>
            <translation>summary.{0}: da steht {1}, und noch einmal gespielt ergibt sich {2}</translation>
        </message>
        <message>
            <source>tags</source>
            <translation>Schlagwörter</translation>
        </message>
        <message>
            <source>taking its tiles in order needs at least {0} turns, and {1} tiles are gone after {2}</source>
            <translation>seine Steine der Reihe nach zu nehmen braucht mindestens {0} Züge, und {1} Steine sind nach {2} weg</translation>
        </message>
        <message>
            <source>texts of {0} lines; at most {1}</source>
            <translation>Texte von {0} Zeilen; höchstens {1}</translation>
        </message>
        <message>
            <source>that is no legal pair</source>
            <translation>das ist kein erlaubtes Paar</translation>
        </message>
        <message>
            <source>that tile is gone already</source>
            <translation>dieser Stein ist schon weg</translation>
        </message>
        <message>
            <source>the .desktop file beside it has VersionFormat {0}; only 1 is known</source>
            <translation>die .desktop-Datei daneben hat VersionFormat {0}; nur 1 ist bekannt</translation>
        </message>
        <message>
            <source>the .desktop file beside it has no group {0}; KMahjongg won't find the name</source>
            <translation>die .desktop-Datei daneben hat keine Gruppe {0}; KMahjongg findet den Namen nicht</translation>
        </message>
        <message>
            <source>the .desktop file beside it says FileName={0}; this file is called {1}</source>
            <translation>die .desktop-Datei daneben sagt FileName={0}; diese Datei heißt {1}</translation>
        </message>
        <message>
            <source>the JSON ends too early; part of the file is missing</source>
            <translation>das JSON endet zu früh; ein Teil der Datei fehlt</translation>
        </message>
        <message>
            <source>the board has {0} digits; it must have {1}: {2} layers of {3} rows of {4}</source>
            <translation>das Brett hat {0} Ziffern; es muss {1} haben: {2} Ebenen von {3} Zeilen von {4}</translation>
        </message>
        <message>
            <source>the board has {0} rows, but {1}; add the missing ones</source>
            <translation>das Brett hat {0} Zeilen, aber {1}; die fehlenden ergänzen</translation>
        </message>
        <message>
            <source>the board has {0} rows, but {1}; from here on nothing is read</source>
            <translation>das Brett hat {0} Zeilen, aber {1}; ab hier wird nichts gelesen</translation>
        </message>
        <message>
            <source>the board is missing: line 3 must have {0} digits 0 and 1</source>
            <translation>das Brett fehlt: Zeile 3 muss {0} Ziffern 0 und 1 haben</translation>
        </message>
        <message>
            <source>the board is spread over {0} lines; write all of it in line 3</source>
            <translation>das Brett ist auf {0} Zeilen verteilt; alles in Zeile 3 schreiben</translation>
        </message>
        <message>
            <source>the board must be 0 and three letters a stack, not {0}</source>
            <translation>das Brett muss aus 0 und drei Buchstaben je Stapel bestehen, nicht {0}</translation>
        </message>
        <message>
            <source>the column {0} is too large; at most {1}</source>
            <translation>die Spalte {0} ist zu groß; höchstens {1}</translation>
        </message>
        <message>
            <source>the deal in this file proves nothing: {0}; make a new one or remove it</source>
            <translation>die Verteilung in dieser Datei beweist nichts: {0}; eine neue geben oder sie entfernen</translation>
        </message>
        <message>
            <source>the deal is for the layout of digest {0}..., and not for the given one, whose digest is {1}...</source>
            <translation>die Verteilung gehört zum Layout mit der Prüfsumme {0}..., nicht zum gegebenen mit der Prüfsumme {1}...</translation>
        </message>
        <message>
            <source>the deal names its layout only by digest, so it can't be checked on its own; put the layout into the deal, or verify it with the layout's file</source>
            <translation>die Verteilung nennt ihr Layout nur mit Prüfsumme und kann allein nicht geprüft werden; das Layout in die Verteilung setzen oder sie mit seiner Datei prüfen</translation>
        </message>
        <message>
            <source>the encoding {0} is not known here; save the file as UTF-8</source>
            <translation>die Kodierung {0} ist hier unbekannt; die Datei als UTF-8 speichern</translation>
        </message>
        <message>
            <source>the file has more than {0} tiles, the most it may</source>
            <translation>die Datei hat mehr als {0} Steine, das Höchste für eine Datei</translation>
        </message>
        <message>
            <source>the file has no boards; "boards" must be a list of at least one board</source>
            <translation>die Datei hat keine Bretter; "boards" muss eine Liste mit mindestens einem Brett sein</translation>
        </message>
        <message>
            <source>the file is UTF-16; save it as UTF-8</source>
            <translation>die Datei ist UTF-16; als UTF-8 speichern</translation>
        </message>
        <message>
            <source>the file is empty</source>
            <translation>die Datei ist leer</translation>
        </message>
        <message>
            <source>the file is not {0}, as it says; save it as UTF-8</source>
            <translation>die Datei ist nicht {0}, wie sie sagt; als UTF-8 speichern</translation>
        </message>
        <message>
            <source>the file is {0}, but GNOME Mahjongg reads only UTF-8; save it as that</source>
            <translation>die Datei ist {0}, aber GNOME Mahjongg liest nur UTF-8; so speichern</translation>
        </message>
        <message>
            <source>the file lacks "boards"; "boards" must be a list of at least one board</source>
            <translation>der Datei fehlt "boards"; "boards" muss eine Liste mit mindestens einem Brett sein</translation>
        </message>
        <message>
            <source>the file of the race is damaged</source>
            <translation>die Datei des Wettrennens ist beschädigt</translation>
        </message>
        <message>
            <source>the game has not started yet</source>
            <translation>das Spiel hat noch nicht begonnen</translation>
        </message>
        <message>
            <source>the game is not paused</source>
            <translation>das Spiel ist nicht angehalten</translation>
        </message>
        <message>
            <source>the game is over</source>
            <translation>das Spiel ist zu Ende</translation>
        </message>
        <message>
            <source>the game is paused</source>
            <translation>das Spiel ist angehalten</translation>
        </message>
        <message>
            <source>the key {0} stands twice in one object; keep one of them</source>
            <translation>der Schlüssel {0} steht zweimal in einem Objekt; nur einen behalten</translation>
        </message>
        <message>
            <source>the key {0}; keys of your own begin with "x-"</source>
            <translation>der Schlüssel {0}; eigene Schlüssel beginnen mit "x-"</translation>
        </message>
        <message>
            <source>the last stack has {0} letters instead of 3</source>
            <translation>der letzte Stapel hat {0} statt 3 Buchstaben</translation>
        </message>
        <message>
            <source>the layer {0} is below 0, the lowest one</source>
            <translation>die Ebene {0} liegt unter 0, der untersten</translation>
        </message>
        <message>
            <source>the layout carries no start deal</source>
            <translation>das Layout enthält keine Verteilung</translation>
        </message>
        <message>
            <source>the layout has no name; programs list it by that</source>
            <translation>das Layout hat keinen Namen; Programme führen es darunter auf</translation>
        </message>
        <message>
            <source>the level {0} is below 0, the lowest one</source>
            <translation>die Stufe {0} liegt unter 0, der untersten</translation>
        </message>
        <message>
            <source>the level {0} is too large; at most {1}</source>
            <translation>die Stufe {0} ist zu groß; höchstens {1}</translation>
        </message>
        <message>
            <source>the list ends within a tile; a tile is -x, y, z</source>
            <translation>die Liste endet mitten in einem Stein; ein Stein ist -x, y, z</translation>
        </message>
        <message>
            <source>the list must end with {0}; part of the file may be missing</source>
            <translation>die Liste muss mit {0} enden; vielleicht fehlt ein Teil der Datei</translation>
        </message>
        <message>
            <source>the number {0} has {1} digits; give a smaller one</source>
            <translation>die Zahl {0} hat {1} Stellen; eine kleinere angeben</translation>
        </message>
        <message>
            <source>the number {0} is too large; give a smaller one</source>
            <translation>die Zahl {0} ist zu groß; eine kleinere angeben</translation>
        </message>
        <message>
            <source>the order ends with {0} tiles left</source>
            <translation>die Reihenfolge endet mit {0} übrigen Steinen</translation>
        </message>
        <message>
            <source>the picture would be {0} x {1} pixels; choose a smaller scale, or SVG, which is sharp at every size</source>
            <translation>das Bild hätte {0} x {1} Pixel; einen kleineren Maßstab wählen oder SVG, das in jeder Größe scharf ist</translation>
        </message>
        <message>
            <source>the race was left in another version of mjs</source>
            <translation>das Wettrennen stammt aus einer anderen Version von mjs</translation>
        </message>
        <message>
            <source>the row has {0} characters instead of {1}; KMahjongg joins all rows, and so the board is read</source>
            <translation>die Zeile hat {0} statt {1} Zeichen; KMahjongg verbindet alle Zeilen, und so wird das Brett gelesen</translation>
        </message>
        <message>
            <source>the row has {0} characters; it must have {1}</source>
            <translation>die Zeile hat {0} Zeichen; sie muss {1} haben</translation>
        </message>
        <message>
            <source>the row {0} is too large; at most {1}</source>
            <translation>die Zeile {0} ist zu groß; höchstens {1}</translation>
        </message>
        <message>
            <source>the same board as {0}; keep one of them</source>
            <translation>dasselbe Brett wie {0}; nur eines behalten</translation>
        </message>
        <message>
            <source>the seed line is for the layout {0} (digest {1}...), which is not here; open that layout first, or type only the seed {2} to deal the one at hand</source>
            <translation>die Startzeile ist für das Layout {0} (Prüfwert {1}...), das nicht hier ist; öffnen Sie zuerst dieses Layout, oder tippen Sie nur die Startzahl {2}, um das hiesige zu verteilen</translation>
        </message>
        <message>
            <source>the seed line is from another version of mjs: {0}; ask for the saved game instead, or play it by the version it comes from</source>
            <translation>die Startzeile stammt von einer anderen Version von mjs: {0}; bitten Sie stattdessen um das gespeicherte Spiel, oder spielen Sie sie mit der Version, von der sie stammt</translation>
        </message>
        <message>
            <source>the start: {0}</source>
            <translation>der Anfang: {0}</translation>
        </message>
        <message>
            <source>the text holds no tiles</source>
            <translation>der Text enthält keine Steine</translation>
        </message>
        <message>
            <source>the text is larger than {0} MB</source>
            <translation>der Text ist größer als {0} MB</translation>
        </message>
        <message>
            <source>the tile at {0} is gone, or not as it says</source>
            <translation>der Stein bei {0} ist weg oder nicht so, wie da steht</translation>
        </message>
        <message>
            <source>the tray is full</source>
            <translation>die Ablage ist voll</translation>
        </message>
        <message>
            <source>the {0} is no text but {1}; it is not kept</source>
            <translation>{0} ist kein Text, sondern {1}; es wird nicht behalten</translation>
        </message>
        <message>
            <source>the {0} {1} has a character that XML can't hold</source>
            <translation>{0} {1} enthält ein Zeichen, das XML nicht fassen kann</translation>
        </message>
        <message>
            <source>the {0} {1} has half of a surrogate pair</source>
            <translation>{0} {1} enthält ein halbes Surrogatpaar</translation>
        </message>
        <message>
            <source>the {0} {1} would read back as {2}</source>
            <translation>{0} {1} würde als {2} zurückgelesen</translation>
        </message>
        <message>
            <source>there are no tiles</source>
            <translation>es gibt keine Steine</translation>
        </message>
        <message>
            <source>there are no tiles; add some</source>
            <translation>es gibt keine Steine; welche hinzufügen</translation>
        </message>
        <message>
            <source>there is a comma too many; delete it</source>
            <translation>hier ist ein Komma zu viel; es löschen</translation>
        </message>
        <message>
            <source>there is a typing error in the seed line, or a part of it is missing: its check letters at the end do not fit the rest; compare it with the original</source>
            <translation>in der Startzeile ist ein Tippfehler, oder ein Teil von ihr fehlt: die Prüfbuchstaben am Ende passen nicht zum Rest; vergleichen Sie sie mit dem Original</translation>
        </message>
        <message>
            <source>there is a {0} where a {1} is missing</source>
            <translation>hier steht {0}, wo {1} fehlt</translation>
        </message>
        <message>
            <source>there is more text after the board of line 3; remove it</source>
            <translation>nach dem Brett in Zeile 3 steht noch Text; ihn entfernen</translation>
        </message>
        <message>
            <source>there is more text after the end of the JSON; remove it</source>
            <translation>nach dem Ende des JSON steht noch Text; ihn entfernen</translation>
        </message>
        <message>
            <source>there is more text after the line of the board; it is not read</source>
            <translation>nach der Zeile des Bretts steht noch Text; er wird nicht gelesen</translation>
        </message>
        <message>
            <source>there is no "format"; a {0} file says "{1}"</source>
            <translation>"format" fehlt; in einer Datei für {0} steht "{1}"</translation>
        </message>
        <message>
            <source>there is no &lt;map&gt; in this file</source>
            <translation>in dieser Datei gibt es kein &lt;map&gt;</translation>
        </message>
        <message>
            <source>there is no day {0}; type year, month and day, as 2026-11-29</source>
            <translation>es gibt keinen Tag {0}; tippen Sie Jahr, Monat und Tag wie 2026-11-29</translation>
        </message>
        <message>
            <source>there is no description; a sentence helps players choose</source>
            <translation>es gibt keine Beschreibung; ein Satz hilft bei der Auswahl</translation>
        </message>
        <message>
            <source>there is no shuffle left that it could be</source>
            <translation>es ist kein Mischen mehr da, das es sein könnte</translation>
        </message>
        <message>
            <source>there is no such event</source>
            <translation>so ein Ereignis gibt es nicht</translation>
        </message>
        <message>
            <source>there is nothing to do again</source>
            <translation>es gibt nichts zu wiederholen</translation>
        </message>
        <message>
            <source>there is nothing to take back</source>
            <translation>es gibt nichts zurückzunehmen</translation>
        </message>
        <message>
            <source>there is nothing to undo</source>
            <translation>es gibt nichts zurückzunehmen</translation>
        </message>
        <message>
            <source>this JSON string has no end; part of the file may be missing</source>
            <translation>dieser JSON-Text hat kein Ende; vielleicht fehlt ein Teil der Datei</translation>
        </message>
        <message>
            <source>this comma has nothing after it; delete it</source>
            <translation>nach diesem Komma steht nichts; es löschen</translation>
        </message>
        <message>
            <source>this deal has no seed, since its faces were given; share the saved game instead</source>
            <translation>diese Verteilung hat keine Startzahl, da ihre Bilder vorgegeben waren; teilen Sie stattdessen das gespeicherte Spiel</translation>
        </message>
        <message>
            <source>this deal is by {0}, which is not here; share the saved game instead</source>
            <translation>diese Verteilung ist von {0}, das nicht hier ist; teilen Sie stattdessen das gespeicherte Spiel</translation>
        </message>
        <message>
            <source>this deal was changed after it was dealt by its seed; share the saved game instead</source>
            <translation>diese Verteilung wurde verändert, nachdem ihre Startzahl sie ergab; teilen Sie stattdessen das gespeicherte Spiel</translation>
        </message>
        <message>
            <source>this game can't be paused</source>
            <translation>dieses Spiel lässt sich nicht anhalten</translation>
        </message>
        <message>
            <source>this is no JSON, which begins with { or [</source>
            <translation>das ist kein JSON, das mit { oder [ beginnt</translation>
        </message>
        <message>
            <source>this string has half of a surrogate pair ({0}); remove it</source>
            <translation>dieser Text enthält ein halbes Surrogatpaar ({0}); es entfernen</translation>
        </message>
        <message>
            <source>tile {0} can't be paired with itself</source>
            <translation>der Stein {0} kann nicht mit sich selbst gepaart werden</translation>
        </message>
        <message>
            <source>tile {0} is gone already</source>
            <translation>der Stein {0} ist schon weg</translation>
        </message>
        <message>
            <source>tiles can be shuffled only when no pair is free</source>
            <translation>gemischt wird nur, wenn kein Paar frei ist</translation>
        </message>
        <message>
            <source>tiles do not go like that by these rules</source>
            <translation>nach diesen Regeln gehen Steine nicht so</translation>
        </message>
        <message>
            <source>tiles that overlap, such as {0} and {1}</source>
            <translation>Steine, die sich überschneiden, etwa {0} und {1}</translation>
        </message>
        <message>
            <source>tiles {0} and {1} overlap, so there is no such board</source>
            <translation>die Steine {0} und {1} überschneiden sich, so ein Brett gibt es nicht</translation>
        </message>
        <message>
            <source>tiles {0} and {1} overlap; move or delete one of them</source>
            <translation>die Steine {0} und {1} überschneiden sich; einen davon verschieben oder löschen</translation>
        </message>
        <message>
            <source>tiles {0} columns apart; at most {1}</source>
            <translation>Steine mit {0} Spalten Abstand; höchstens {1}</translation>
        </message>
        <message>
            <source>tiles {0} rows apart; at most {1}</source>
            <translation>Steine mit {0} Zeilen Abstand; höchstens {1}</translation>
        </message>
        <message>
            <source>time is up</source>
            <translation>die Zeit ist um</translation>
        </message>
        <message>
            <source>two players are called {0}; give one of them another name</source>
            <translation>zwei Spieler heißen {0}; einem einen anderen Namen geben</translation>
        </message>
        <message>
            <source>two tiles at one place</source>
            <translation>zwei Steine an einer Stelle</translation>
        </message>
        <message>
            <source>two tiles stand at {0}; delete one of them</source>
            <translation>zwei Steine liegen bei {0}; einen davon löschen</translation>
        </message>
        <message>
            <source>type a seed line as it is shown, a seed such as 412, or the date of a daily deal such as 2026-11-29</source>
            <translation>tippen Sie eine Startzeile, wie sie gezeigt wird, eine Startzahl wie 412 oder das Datum einer Tagesverteilung wie 2026-11-29</translation>
        </message>
        <message>
            <source>undecided after trying {0} removals</source>
            <translation>unentschieden nach {0} versuchten Schritten</translation>
        </message>
        <message>
            <source>unknown key {0}</source>
            <translation>unbekannter Schlüssel {0}</translation>
        </message>
        <message>
            <source>unknown key {0}; did you mean {1}?</source>
            <translation>unbekannter Schlüssel {0}; vielleicht {1}?</translation>
        </message>
        <message>
            <source>unknown key {0}; did you mean {1}? (keys of your own begin with "x-")</source>
            <translation>unbekannter Schlüssel {0}; vielleicht {1}? (eigene Schlüssel beginnen mit "x-")</translation>
        </message>
        <message>
            <source>unknown key {0}; keys of your own begin with "x-"</source>
            <translation>unbekannter Schlüssel {0}; eigene Schlüssel beginnen mit "x-"</translation>
        </message>
        <message>
            <source>up to {0} steps</source>
            <translation>bis zu {0} Schritte</translation>
        </message>
        <message>
            <source>up to {0} times</source>
            <translation>bis zu {0}-mal</translation>
        </message>
        <message>
            <source>version 1.0 has no lines of size; write "kmahjongg-layout-v1.1" in line 1</source>
            <translation>Version 1.0 hat keine Größenzeilen; "kmahjongg-layout-v1.1" in Zeile 1 schreiben</translation>
        </message>
        <message>
            <source>x- keys</source>
            <translation>x-Schlüssel</translation>
        </message>
        <message>
            <source>xmahjongg layout</source>
            <translation>xmahjongg-Layout</translation>
        </message>
        <message>
            <source>{0} (and {1} more findings of {2})</source>
            <translation>{0} (und {1} weitere Befunde von {2})</translation>
        </message>
        <message>
            <source>{0} (kept as {1})</source>
            <translation>{0} (behalten als {1})</translation>
        </message>
        <message>
            <source>{0} a hint</source>
            <translation>{0} je Tipp</translation>
        </message>
        <message>
            <source>{0} a hint and {1} a shuffle</source>
            <translation>{0} je Tipp und {1} je Mischen</translation>
        </message>
        <message>
            <source>{0} a hint and {1} an undo</source>
            <translation>{0} je Tipp und {1} je Rückgängig</translation>
        </message>
        <message>
            <source>{0} a hint, {1} an undo and {2} a shuffle</source>
            <translation>{0} je Tipp, {1} je Rückgängig und {2} je Mischen</translation>
        </message>
        <message>
            <source>{0} a shuffle</source>
            <translation>{0} je Mischen</translation>
        </message>
        <message>
            <source>{0} after the three numbers counts for nothing; remove it</source>
            <translation>{0} nach den drei Zahlen zählt nicht; entfernen</translation>
        </message>
        <message>
            <source>{0} an undo</source>
            <translation>{0} je Rückgängig</translation>
        </message>
        <message>
            <source>{0} an undo and {1} a shuffle</source>
            <translation>{0} je Rückgängig und {1} je Mischen</translation>
        </message>
        <message>
            <source>{0} and {1} more</source>
            <translation>{0} und {1} weitere</translation>
        </message>
        <message>
            <source>{0} belongs to no tile and counts as empty</source>
            <translation>{0} gehört zu keinem Stein und gilt als leer</translation>
        </message>
        <message>
            <source>{0} boards; a file may have at most {1}</source>
            <translation>{0} Bretter; eine Datei darf höchstens {1} haben</translation>
        </message>
        <message>
            <source>{0} cannot hold this layout: {1}</source>
            <translation>{0} kann dieses Layout nicht fassen: {1}</translation>
        </message>
        <message>
            <source>{0} characters; at least {1}</source>
            <translation>{0} Zeichen; mindestens {1}</translation>
        </message>
        <message>
            <source>{0} characters; at most {1}</source>
            <translation>{0} Zeichen; höchstens {1}</translation>
        </message>
        <message>
            <source>{0} columns wide; at most {1}</source>
            <translation>{0} Spalten breit; höchstens {1}</translation>
        </message>
        <message>
            <source>{0} columns wide; at most {1} ({2})</source>
            <translation>{0} Spalten breit; höchstens {1} ({2})</translation>
        </message>
        <message>
            <source>{0} does not match {1}</source>
            <translation>{0} passt nicht zu {1}</translation>
        </message>
        <message>
            <source>{0} down</source>
            <translation>{0} nach unten</translation>
        </message>
        <message>
            <source>{0} faces for {1} tiles</source>
            <translation>{0} Bilder für {1} Steine</translation>
        </message>
        <message>
            <source>{0} gap of half a tile or less looks closed but leaves the sides open: between {1}; close or widen it if that is not meant</source>
            <translation>{0} Lücke von höchstens einem halben Stein sieht geschlossen aus, lässt aber die Seiten offen: zwischen {1}; schließen oder erweitern, falls das nicht gewollt ist</translation>
        </message>
        <message>
            <source>{0} gaps of half a tile or less look closed but leave the sides open: between {1}; close or widen them if that is not meant</source>
            <translation>{0} Lücken von höchstens einem halben Stein sehen geschlossen aus, lassen aber die Seiten offen: zwischen {1}; schließen oder erweitern, falls das nicht gewollt ist</translation>
        </message>
        <message>
            <source>{0} has an item twice</source>
            <translation>{0} hat einen Eintrag doppelt</translation>
        </message>
        <message>
            <source>{0} has no row and layer; the first tile must be -x, y, z</source>
            <translation>{0} hat keine Zeile und Ebene; der erste Stein muss -x, y, z sein</translation>
        </message>
        <message>
            <source>{0} instead of {1}, the bottom-left quarter of a tile</source>
            <translation>{0} statt {1}, dem Viertel unten links eines Steins</translation>
        </message>
        <message>
            <source>{0} instead of {1}, the bottom-right quarter of a tile</source>
            <translation>{0} statt {1}, dem Viertel unten rechts eines Steins</translation>
        </message>
        <message>
            <source>{0} instead of {1}, the top-right quarter of a tile</source>
            <translation>{0} statt {1}, dem Viertel oben rechts eines Steins</translation>
        </message>
        <message>
            <source>{0} is above {1}, the most there can be</source>
            <translation>{0} liegt über {1}, dem Größtmöglichen</translation>
        </message>
        <message>
            <source>{0} is below 0, the lowest level</source>
            <translation>{0} liegt unter 0, der untersten Stufe</translation>
        </message>
        <message>
            <source>{0} is below {1}, the least there can be</source>
            <translation>{0} liegt unter {1}, dem Kleinstmöglichen</translation>
        </message>
        <message>
            <source>{0} is below {1}, the least there can be; move all tiles down</source>
            <translation>{0} liegt unter {1}, dem Kleinstmöglichen; alle Steine nach unten schieben</translation>
        </message>
        <message>
            <source>{0} is below {1}, the least there can be; move all tiles right</source>
            <translation>{0} liegt unter {1}, dem Kleinstmöglichen; alle Steine nach rechts schieben</translation>
        </message>
        <message>
            <source>{0} is missing</source>
            <translation>{0} fehlt</translation>
        </message>
        <message>
            <source>{0} is neither 0 nor 1 and counts as 0</source>
            <translation>{0} ist weder 0 noch 1 und gilt als 0</translation>
        </message>
        <message>
            <source>{0} is neither 0 nor 1 and counts as 0 ({1} such characters)</source>
            <translation>{0} ist weder 0 noch 1 und gilt als 0 ({1} solche Zeichen)</translation>
        </message>
        <message>
            <source>{0} is neither true nor false</source>
            <translation>{0} ist weder true noch false</translation>
        </message>
        <message>
            <source>{0} is no [x, y]; the layer of a tile is the list it stands in</source>
            <translation>{0} ist kein [x, y]; die Ebene eines Steins ist die Liste, in der er steht</translation>
        </message>
        <message>
            <source>{0} is no face, as dots-1, bamboo-9, characters-5, wind-east, dragon-red, flower-plum are</source>
            <translation>{0} ist kein Bild wie dots-1, bamboo-9, characters-5, wind-east, dragon-red, flower-plum</translation>
        </message>
        <message>
            <source>{0} is no letter from a to z or A to Z; its stack is not read</source>
            <translation>{0} ist kein Buchstabe von a bis z oder A bis Z; sein Stapel wird nicht gelesen</translation>
        </message>
        <message>
            <source>{0} is no list in [ ]</source>
            <translation>{0} ist keine Liste in [ ]</translation>
        </message>
        <message>
            <source>{0} is no number</source>
            <translation>{0} ist keine Zahl</translation>
        </message>
        <message>
            <source>{0} is no number in JSON; give a finite number</source>
            <translation>{0} ist in JSON keine Zahl; eine endliche Zahl angeben</translation>
        </message>
        <message>
            <source>{0} is no object in { }</source>
            <translation>{0} ist kein Objekt in { }</translation>
        </message>
        <message>
            <source>{0} is no place on a grid</source>
            <translation>{0} ist kein Platz auf einem Raster</translation>
        </message>
        <message>
            <source>{0} is no quotation mark of JSON; write " around texts and keys</source>
            <translation>{0} ist kein Anführungszeichen von JSON; " um Texte und Schlüssel setzen</translation>
        </message>
        <message>
            <source>{0} is no size; write {1} and a number above 0</source>
            <translation>{0} ist keine Größe; {1} und eine Zahl über 0 schreiben</translation>
        </message>
        <message>
            <source>{0} is no text in double quotes</source>
            <translation>{0} ist kein Text in Anführungszeichen</translation>
        </message>
        <message>
            <source>{0} is no whole level; GNOME Mahjongg takes {1}</source>
            <translation>{0} ist keine ganze Stufe; GNOME Mahjongg nimmt {1}</translation>
        </message>
        <message>
            <source>{0} is no whole number</source>
            <translation>{0} ist keine ganze Zahl</translation>
        </message>
        <message>
            <source>{0} is no whole number; with tiles of 2 by 2, a step of 1 is half a tile already</source>
            <translation>{0} ist keine ganze Zahl; bei Steinen von 2 mal 2 ist ein Schritt von 1 schon ein halber Stein</translation>
        </message>
        <message>
            <source>{0} is none of {1}</source>
            <translation>{0} ist keines von {1}</translation>
        </message>
        <message>
            <source>{0} is not "row column level", three whole numbers</source>
            <translation>{0} ist nicht "Zeile Spalte Stufe", drei ganze Zahlen</translation>
        </message>
        <message>
            <source>{0} is off the grid of half tiles; GNOME Mahjongg takes {1}</source>
            <translation>{0} liegt neben dem Raster halber Steine; GNOME Mahjongg nimmt {1}</translation>
        </message>
        <message>
            <source>{0} is too large; {1}</source>
            <translation>{0} ist zu groß; {1}</translation>
        </message>
        <message>
            <source>{0} is unknown and not kept</source>
            <translation>{0} ist unbekannt und wird nicht behalten</translation>
        </message>
        <message>
            <source>{0} item; at least {1}</source>
            <translation>{0} Eintrag; mindestens {1}</translation>
        </message>
        <message>
            <source>{0} items; at least {1}</source>
            <translation>{0} Einträge; mindestens {1}</translation>
        </message>
        <message>
            <source>{0} items; at most {1}</source>
            <translation>{0} Einträge; höchstens {1}</translation>
        </message>
        <message>
            <source>{0} layers; at most {1}</source>
            <translation>{0} Ebenen; höchstens {1}</translation>
        </message>
        <message>
            <source>{0} letters are too many to name a deal; {1}</source>
            <translation>{0} Buchstaben sind zu viele für eine Verteilung; {1}</translation>
        </message>
        <message>
            <source>{0} levels of {1} rows make {2}</source>
            <translation>{0} Stufen von {1} Zeilen ergeben {2}</translation>
        </message>
        <message>
            <source>{0} levels; a layout may have at most {1}</source>
            <translation>{0} Stufen; ein Layout darf höchstens {1} haben</translation>
        </message>
        <message>
            <source>{0} lines; a layout file may have at most {1}</source>
            <translation>{0} Zeilen; eine Layout-Datei darf höchstens {1} haben</translation>
        </message>
        <message>
            <source>{0} more elements are wrong, from here on</source>
            <translation>ab hier sind {0} weitere Elemente falsch</translation>
        </message>
        <message>
            <source>{0} more keys are unknown and not kept</source>
            <translation>{0} weitere Schlüssel sind unbekannt und werden nicht behalten</translation>
        </message>
        <message>
            <source>{0} more lines are wrong, from here on</source>
            <translation>ab hier sind {0} weitere Zeilen falsch</translation>
        </message>
        <message>
            <source>{0} more numbers are wrong, from here on</source>
            <translation>ab hier sind {0} weitere Zahlen falsch</translation>
        </message>
        <message>
            <source>{0} more pairs of tiles overlap than the {1} shown, {2} and {3} among them</source>
            <translation>außer den {1} gezeigten überschneiden sich {0} weitere Paare, darunter {2} und {3}</translation>
        </message>
        <message>
            <source>{0} more quarter markers are wrong; save the board anew</source>
            <translation>{0} weitere Viertelzeichen sind falsch; das Brett neu speichern</translation>
        </message>
        <message>
            <source>{0} more rows are not {1} characters long</source>
            <translation>{0} weitere Zeilen sind nicht {1} Zeichen lang</translation>
        </message>
        <message>
            <source>{0} more stacks are wrong, from here on</source>
            <translation>ab hier sind {0} weitere Stapel falsch</translation>
        </message>
        <message>
            <source>{0} must be a list, not {1}</source>
            <translation>{0} muss eine Liste sein, nicht {1}</translation>
        </message>
        <message>
            <source>{0} must be a whole number, not {1}</source>
            <translation>{0} muss eine ganze Zahl sein, nicht {1}</translation>
        </message>
        <message>
            <source>{0} must be from {1} to {2}, not {3}</source>
            <translation>{0} muss von {1} bis {2} gehen, nicht {3}</translation>
        </message>
        <message>
            <source>{0} must be letters, digits, and . _ -, a letter or digit first</source>
            <translation>{0} muss aus Buchstaben, Ziffern und . _ - bestehen, mit Buchstabe oder Ziffer am Anfang</translation>
        </message>
        <message>
            <source>{0} must be one line, without line breaks</source>
            <translation>{0} muss eine Zeile ohne Umbrüche sein</translation>
        </message>
        <message>
            <source>{0} must be small letters, digits and -, a letter or digit first</source>
            <translation>{0} muss aus Kleinbuchstaben, Ziffern und - bestehen, mit Buchstabe oder Ziffer am Anfang</translation>
        </message>
        <message>
            <source>{0} names no deal; {1}</source>
            <translation>{0} nennt keine Verteilung; {1}</translation>
        </message>
        <message>
            <source>{0} of {1} random deals can be cleared (95 % interval {2} to {3})</source>
            <translation>{0} von {1} Zufallsverteilungen sind lösbar (95-%-Intervall {2} bis {3})</translation>
        </message>
        <message>
            <source>{0} of {1} random deals can be cleared, {2} (95 % interval {3} to {4})</source>
            <translation>{0} von {1} Zufallsverteilungen sind lösbar, {2} (95-%-Intervall {3} bis {4})</translation>
        </message>
        <message>
            <source>{0} rows high; at most {1}</source>
            <translation>{0} Zeilen hoch; höchstens {1}</translation>
        </message>
        <message>
            <source>{0} rows high; at most {1} ({2})</source>
            <translation>{0} Zeilen hoch; höchstens {1} ({2})</translation>
        </message>
        <message>
            <source>{0} tile floats with nothing directly below: {1}; put a tile under each or lower it, unless it is meant to float</source>
            <translation>{0} Stein schwebt ohne etwas direkt darunter: {1}; einen Stein darunterlegen oder ihn senken, falls er nicht schweben soll</translation>
        </message>
        <message>
            <source>{0} tile is an odd number, which can't be dealt in pairs; add or delete one</source>
            <translation>{0} Stein ist eine ungerade Zahl, die nicht in Paaren gegeben werden kann; einen hinzufügen oder löschen</translation>
        </message>
        <message>
            <source>{0} tile lies outside the grid, left of or above its corner: {1}; move the whole board {2}</source>
            <translation>{0} Stein liegt außerhalb des Rasters, links oder oberhalb seiner Ecke: {1}; das ganze Brett um {2} schieben</translation>
        </message>
        <message>
            <source>{0} tile on {1} layer.</source>
            <translation>{0} Stein auf {1} Ebene.</translation>
        </message>
        <message>
            <source>{0} tiles are an odd number, which can't be dealt in pairs; add or delete one</source>
            <translation>{0} Steine sind eine ungerade Zahl, die nicht in Paaren gegeben werden kann; einen hinzufügen oder löschen</translation>
        </message>
        <message>
            <source>{0} tiles are more than the {1} of the deck of {2} set with bonus tiles; allow more sets or leave the number of sets open</source>
            <translation>{0} Steine sind mehr als die {1} von {2} Satz mit Bonussteinen; mehr Sätze erlauben oder ihre Zahl offen lassen</translation>
        </message>
        <message>
            <source>{0} tiles are more than the {1} of the deck of {2} set without bonus tiles; allow more sets or leave the number of sets open</source>
            <translation>{0} Steine sind mehr als die {1} von {2} Satz ohne Bonussteine; mehr Sätze erlauben oder ihre Zahl offen lassen</translation>
        </message>
        <message>
            <source>{0} tiles are more than the {1} of the deck of {2} sets with bonus tiles; allow more sets or leave the number of sets open</source>
            <translation>{0} Steine sind mehr als die {1} von {2} Sätzen mit Bonussteinen; mehr Sätze erlauben oder ihre Zahl offen lassen</translation>
        </message>
        <message>
            <source>{0} tiles are more than the {1} of the deck of {2} sets without bonus tiles; allow more sets or leave the number of sets open</source>
            <translation>{0} Steine sind mehr als die {1} von {2} Sätzen ohne Bonussteine; mehr Sätze erlauben oder ihre Zahl offen lassen</translation>
        </message>
        <message>
            <source>{0} tiles can't all go in pairs</source>
            <translation>{0} Steine können nicht alle in Paaren weggehen</translation>
        </message>
        <message>
            <source>{0} tiles float with nothing directly below: {1}; put a tile under each or lower it, unless it is meant to float</source>
            <translation>{0} Steine schweben ohne etwas direkt darunter: {1}; Steine darunterlegen oder sie senken, falls sie nicht schweben sollen</translation>
        </message>
        <message>
            <source>{0} tiles lie outside the grid, left of or above its corner: {1}; move the whole board {2}</source>
            <translation>{0} Steine liegen außerhalb des Rasters, links oder oberhalb seiner Ecke: {1}; das ganze Brett um {2} schieben</translation>
        </message>
        <message>
            <source>{0} tiles lie so densely that up to {1} pairs of them could meet; at most {2} are looked at, so spread them out</source>
            <translation>{0} Steine liegen so dicht, dass bis zu {1} Paare sich berühren könnten; höchstens {2} werden geprüft, also weiter verteilen</translation>
        </message>
        <message>
            <source>{0} tiles on {1} layer.</source>
            <translation>{0} Steine auf {1} Ebene.</translation>
        </message>
        <message>
            <source>{0} tiles on {1} layers.</source>
            <translation>{0} Steine auf {1} Ebenen.</translation>
        </message>
        <message>
            <source>{0} tiles: an odd number can't be dealt in pairs</source>
            <translation>{0} Steine: eine ungerade Zahl kann nicht in Paaren gegeben werden</translation>
        </message>
        <message>
            <source>{0} tiles; a layout may have at most {1}</source>
            <translation>{0} Steine; ein Layout darf höchstens {1} haben</translation>
        </message>
        <message>
            <source>{0} tiles; at least {1}</source>
            <translation>{0} Steine; mindestens {1}</translation>
        </message>
        <message>
            <source>{0} tiles; at most {1}</source>
            <translation>{0} Steine; höchstens {1}</translation>
        </message>
        <message>
            <source>{0} tiles; here the number must be divisible by {1}</source>
            <translation>{0} Steine; hier muss die Zahl durch {1} teilbar sein</translation>
        </message>
        <message>
            <source>{0} to the right</source>
            <translation>{0} nach rechts</translation>
        </message>
        <message>
            <source>{0} to the right and {1} down</source>
            <translation>{0} nach rechts und {1} nach unten</translation>
        </message>
        <message>
            <source>{0} version {1} is newer than this program, which reads up to {2}; update mjs</source>
            <translation>{0} Version {1} ist neuer als dieses Programm, das bis {2} liest; mjs aktualisieren</translation>
        </message>
        <message>
            <source>{0}, and then no tile can be picked for {1}</source>
            <translation>{0}, danach ist {1} lang kein Stein nehmbar</translation>
        </message>
        <message>
            <source>{0}, only when stuck</source>
            <translation>{0}, nur festgefahren</translation>
        </message>
        <message>
            <source>{0}, only when stuck, and then no tile can be picked for {1}</source>
            <translation>{0}, nur festgefahren, danach ist {1} lang kein Stein nehmbar</translation>
        </message>
        <message>
            <source>{0}: the format has no place for {1}; this would be lost</source>
            <translation>{0}: das Format hat keinen Platz für {1}; das ginge verloren</translation>
        </message>
        <message>
            <source>{0}: {1} tile is covered only from two or more layers up, and so not covered at all there: {2}; fill the layer between</source>
            <translation>{0}: {1} Stein ist nur von zwei oder mehr Ebenen höher bedeckt und gilt dort als frei: {2}; die Ebene dazwischen füllen</translation>
        </message>
        <message>
            <source>{0}: {1} tiles are covered only from two or more layers up, and so not covered at all there: {2}; fill the layer between</source>
            <translation>{0}: {1} Steine sind nur von zwei oder mehr Ebenen höher bedeckt und gelten dort als frei: {2}; die Ebene dazwischen füllen</translation>
        </message>
        <message>
            <source>{0}: {1}; its program refuses this board</source>
            <translation>{0}: {1}; sein Programm lehnt dieses Brett ab</translation>
        </message>
        <message>
            <source>{0}: {1}; its program won't show this board whole</source>
            <translation>{0}: {1}; sein Programm zeigt dieses Brett nicht ganz</translation>
        </message>
        <message>
            <source>{0}: {1}; tiles of another size have no place on its grid</source>
            <translation>{0}: {1}; Steine anderer Größe haben auf seinem Raster keinen Platz</translation>
        </message>
        <message>
            <source>{0}; look at {1}</source>
            <translation>{0}; siehe {1}</translation>
        </message>
        <message>
            <source>{0}; {1} are undecided</source>
            <translation>{0}; {1} sind unentschieden</translation>
        </message>
        <message>
            <source>{0}; {1} are wanted, so make the layout more open, or ask for less</source>
            <translation>{0}; {1} sind verlangt, also das Layout offener machen oder weniger verlangen</translation>
        </message>
    </context>
</TS>
