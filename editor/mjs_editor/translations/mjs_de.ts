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
            <translation>&amp;Verdoppeln</translation>
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
        <message numerus="yes">
            <source>Mirror %n tile(s)</source>
            <translation>
                <numerusform>%n Stein abspiegeln</numerusform>
                <numerusform>%n Steine abspiegeln</numerusform>
            </translation>
        </message>
        <message>
            <source>Nothing is changed: no room at {0}</source>
            <translation>Nichts geändert: kein Platz bei {0}</translation>
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
            <source>Sele&amp;ction</source>
            <translation>Aus&amp;wahl</translation>
        </message>
        <message>
            <source>Select three pieces or more to distribute them</source>
            <translation>Zum Verteilen mindestens drei Stücke auswählen</translation>
        </message>
        <message>
            <source>Select tiles first</source>
            <translation>Erst Steine auswählen</translation>
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
            <source>Go to the next problem and see where it is</source>
            <translation>Zum nächsten Problem gehen und sehen, wo es ist</translation>
        </message>
        <message>
            <source>Go to the problem before</source>
            <translation>Zum Problem davor gehen</translation>
        </message>
        <message>
            <source>Mend the problem in hand; Undo takes it back</source>
            <translation>Das gewählte Problem beheben; Rückgängig nimmt es zurück</translation>
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
            <source>This fix finds nothing that it can do here</source>
            <translation>Hier ist auf diese Weise nichts zu beheben</translation>
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
            <translation>&amp;Ausschneiden</translation>
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
            <source>Select tiles first</source>
            <translation>Erst Steine auswählen</translation>
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
            <source>&amp;Pause</source>
            <translation>A&amp;nhalten</translation>
        </message>
        <message>
            <source>&amp;Play</source>
            <translation>A&amp;bspielen</translation>
        </message>
        <message>
            <source>D&amp;iscard</source>
            <translation>&amp;Verwerfen</translation>
        </message>
        <message>
            <source>Deal so that it can be cleared</source>
            <translation>So geben, dass es lösbar ist</translation>
        </message>
        <message>
            <source>Deal with the next seed</source>
            <translation>Mit der nächsten Startzahl geben</translation>
        </message>
        <message>
            <source>Dealing</source>
            <translation>Geben</translation>
        </message>
        <message>
            <source>Deals</source>
            <translation>Verteilungen</translation>
        </message>
        <message>
            <source>Keep a deal with the file</source>
            <translation>Verteilung in der Datei behalten</translation>
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
            <source>Play the removal order of the deal</source>
            <translation>Die Reihenfolge des Abräumens abspielen</translation>
        </message>
        <message>
            <source>Save the deal in the layout</source>
            <translation>Die Verteilung im Layout speichern</translation>
        </message>
        <message>
            <source>Seed {0} · difficulty {1} · {2} of random plays win</source>
            <translation>Startzahl {0} · Schwierigkeit {1} · {2} der Zufallsspiele gewinnen</translation>
        </message>
        <message>
            <source>Show &amp;faces</source>
            <translation>&amp;Bilder zeigen</translation>
        </message>
        <message>
            <source>Show the faces of the deal on the tiles</source>
            <translation>Die Bilder der Verteilung auf den Steinen zeigen</translation>
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
            <source>Take the faces off the board</source>
            <translation>Die Bilder von den Steinen nehmen</translation>
        </message>
        <message>
            <source>Tell how hard deals are</source>
            <translation>Sagen, wie schwer Verteilungen sind</translation>
        </message>
        <message>
            <source>The deal that is kept with the file</source>
            <translation>Die Verteilung aus der Datei</translation>
        </message>
        <message>
            <source>There is no deal to keep: make one first</source>
            <translation>Es gibt keine Verteilung zu behalten: erst eine geben</translation>
        </message>
        <message>
            <source>To the &amp;start</source>
            <translation>Zum &amp;Anfang</translation>
        </message>
        <message>
            <source>To the e&amp;nd</source>
            <translation>Zum &amp;Ende</translation>
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
            <source>How fast it is played</source>
            <translation>Wie schnell abgespielt wird</translation>
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
            <source>Every tool draws mirrored copies as well, about the axes shown</source>
            <translation>Jedes Werkzeug zeichnet auch Spiegelbilder, an den gezeigten Achsen</translation>
        </message>
        <message>
            <source>Tools</source>
            <translation>Werkzeuge</translation>
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
            <source>Select &amp;all</source>
            <translation>&amp;Alles auswählen</translation>
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
            <source>; without {0}</source>
            <translation>; ohne {0}</translation>
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
            <source>Save a &amp;picture...</source>
            <translation>&amp;Bild speichern...</translation>
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
            <source>Untitled</source>
            <translation>Ohne Namen</translation>
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
            <translation>Ein Layout einer Größe beginnen, oder aus einem mitgelieferten</translation>
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
            <source>Close this window</source>
            <translation>Dieses Fenster schließen</translation>
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
            <translation>Ohne Namen</translation>
        </message>
        <message>
            <source>Write the layout to another file</source>
            <translation>Das Layout in eine andere Datei schreiben</translation>
        </message>
        <message>
            <source>Write the layout to its file</source>
            <translation>Das Layout in seine Datei schreiben</translation>
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
        <name>Helping</name>
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
            <source>Click to place a tile, drag for several. The wheel zooms, the middle button pans. The outline shows what a click would place.</source>
            <translation>Ein Klick setzt einen Stein, Ziehen setzt mehrere. Das Rad zoomt, die mittlere Taste verschiebt. Der Umriss zeigt, was ein Klick setzen würde.</translation>
        </message>
        <message>
            <source>Ctrl+Shift+P finds any command by a few letters. Nothing asks whether you are sure, since Undo takes everything back.</source>
            <translation>Strg+Umschalt+P findet jeden Befehl an ein paar Buchstaben. Nichts fragt, ob Sie sicher sind, denn alles lässt sich rückgängig machen.</translation>
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
            <source>Tools and symmetry</source>
            <translation>Werkzeuge und Symmetrie</translation>
        </message>
        <message>
            <source>Tools draw on the layer in hand: Page Up and Page Down change it. Hide, lock and reorder layers here. In the tab beside it you deal the board.</source>
            <translation>Werkzeuge zeichnen auf der gewählten Ebene: Bild auf und Bild ab wechseln sie. Ebenen werden hier versteckt, gesperrt und umgeordnet. Im Reiter daneben werden Steine gegeben.</translation>
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
            <source>D&amp;uplicate</source>
            <translation>&amp;Verdoppeln</translation>
        </message>
        <message>
            <source>Duplicate layer {0}</source>
            <translation>Ebene {0} verdoppeln</translation>
        </message>
        <message>
            <source>Keep this layer from being changed</source>
            <translation>Diese Ebene vor Änderungen bewahren</translation>
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
            <source>Show or hide this layer</source>
            <translation>Diese Ebene zeigen oder verstecken</translation>
        </message>
        <message>
            <source>Show this layer alone</source>
            <translation>Nur diese Ebene zeigen</translation>
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
            <source>Type another name for this layer</source>
            <translation>Dieser Ebene einen anderen Namen geben</translation>
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
            <source>Changed</source>
            <translation>Geändert</translation>
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
            <source>none</source>
            <translation>keine</translation>
        </message>
        <message>
            <source>not checked yet</source>
            <translation>noch nicht geprüft</translation>
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
            <translation>&amp;Einrasten auf</translation>
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
            <translation>&amp;Ansicht</translation>
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
            <source>Di&amp;m layers below</source>
            <translation>Ebenen da&amp;runter abdunkeln</translation>
        </message>
        <message>
            <source>Layers &amp;above</source>
            <translation>Ebenen &amp;darüber</translation>
        </message>
        <message>
            <source>What &amp;supports it</source>
            <translation>Was ihn &amp;trägt</translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
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
            <translation>Ohne Namen</translation>
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
            <source>&amp;Create</source>
            <translation>&amp;Anlegen</translation>
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
            <source>Mark every tile with what the rules say of it</source>
            <translation>Jeden Stein mit dem kennzeichnen, was die Regeln von ihm sagen</translation>
        </message>
        <message>
            <source>Removal &amp;order of the deal</source>
            <translation>&amp;Reihenfolge der Verteilung</translation>
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
            <source>holds back the fewest</source>
            <translation>hält am wenigsten auf</translation>
        </message>
        <message>
            <source>lies on the table</source>
            <translation>liegt auf dem Tisch</translation>
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
        <name>ShortcutsDialog</name>
        <message>
            <source>All commands have their usual shortcuts again.</source>
            <translation>Alle Befehle haben wieder ihre üblichen Kürzel.</translation>
        </message>
        <message>
            <source>All usual</source>
            <translation>Alle üblichen</translation>
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
            <source>Shortcut</source>
            <translation>Kürzel</translation>
        </message>
        <message>
            <source>Usual</source>
            <translation>Übliches</translation>
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
            <source>Keep as stamp &amp;{0}</source>
            <translation>Als Stempel &amp;{0} behalten</translation>
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
            <source>Click or drag a box to select: Shift adds, Ctrl keeps to the current layer. Drag selected tiles or press arrows to move them.</source>
            <translation>Klicken oder ein Rechteck ziehen wählt aus: Umschalt fügt hinzu, Strg bleibt auf der Ebene. Ziehen oder Pfeiltasten verschieben die Auswahl.</translation>
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
            <source>Draw around the middles of tiles to select them: Shift adds, Ctrl keeps to the current layer. Drag selected tiles or press arrows to move them.</source>
            <translation>Um die Mitten von Steinen herum zeichnen wählt sie aus: Umschalt fügt hinzu, Strg bleibt auf der Ebene. Ziehen oder Pfeiltasten verschieben die Auswahl.</translation>
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
            <source>No room: the grid begins at 0</source>
            <translation>Kein Platz: das Raster beginnt bei 0</translation>
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
            <source>&amp;Fit</source>
            <translation>&amp;Einpassen</translation>
        </message>
        <message>
            <source>&amp;View</source>
            <translation>&amp;Ansicht</translation>
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
            <source>Show the board larger</source>
            <translation>Das Brett größer zeigen</translation>
        </message>
        <message>
            <source>Show the board smaller</source>
            <translation>Das Brett kleiner zeigen</translation>
        </message>
        <message>
            <source>Show the whole board</source>
            <translation>Das ganze Brett zeigen</translation>
        </message>
        <message>
            <source>Zoom &amp;in</source>
            <translation>&amp;Vergrößern</translation>
        </message>
        <message>
            <source>Zoom &amp;out</source>
            <translation>Ver&amp;kleinern</translation>
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
</TS>
