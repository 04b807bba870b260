<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name>Arranging</name>
        <message numerus="yes">
            <source>Align %n tile(s)</source>
            <translation>
                <numerusform>Align %n tile</numerusform>
                <numerusform>Align %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Distribute %n tile(s)</source>
            <translation>
                <numerusform>Distribute %n tile</numerusform>
                <numerusform>Distribute %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Duplicate %n tile(s)</source>
            <translation>
                <numerusform>Duplicate %n tile</numerusform>
                <numerusform>Duplicate %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Flip %n tile(s)</source>
            <translation>
                <numerusform>Flip %n tile</numerusform>
                <numerusform>Flip %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Left out for want of room: %n mirrored tile(s)</source>
            <translation>
                <numerusform>Left out for want of room: %n mirrored tile</numerusform>
                <numerusform>Left out for want of room: %n mirrored tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Lower %n tile(s)</source>
            <translation>
                <numerusform>Lower %n tile</numerusform>
                <numerusform>Lower %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Mirror %n tile(s)</source>
            <translation>
                <numerusform>Mirror %n tile</numerusform>
                <numerusform>Mirror %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Raise %n tile(s)</source>
            <translation>
                <numerusform>Raise %n tile</numerusform>
                <numerusform>Raise %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rotate %n tile(s)</source>
            <translation>
                <numerusform>Rotate %n tile</numerusform>
                <numerusform>Rotate %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ChooseBoards</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Choosing</name>
        <message numerus="yes">
            <source>%n tile(s) selected</source>
            <translation>
                <numerusform>%n tile selected</numerusform>
                <numerusform>%n tiles selected</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Clipboard</name>
        <message numerus="yes">
            <source>%n tile(s) left out: no room</source>
            <translation>
                <numerusform>%n tile left out: no room</numerusform>
                <numerusform>%n tiles left out: no room</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Copied %n tile(s)</source>
            <translation>
                <numerusform>Copied %n tile</numerusform>
                <numerusform>Copied %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Cut %n tile(s)</source>
            <translation>
                <numerusform>Cut %n tile</numerusform>
                <numerusform>Cut %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Paste %n tile(s)</source>
            <translation>
                <numerusform>Paste %n tile</numerusform>
                <numerusform>Paste %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Editing</name>
        <message numerus="yes">
            <source>Delete %n tile(s)</source>
            <translation>
                <numerusform>Delete %n tile</numerusform>
                <numerusform>Delete %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FiguresPanel</name>
        <message numerus="yes">
            <source>%n shuffle(s) used</source>
            <translation>
                <numerusform>%n shuffle used</numerusform>
                <numerusform>%n shuffles used</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the last %n step(s)</source>
            <translation>
                <numerusform>the last %n step</numerusform>
                <numerusform>the last %n steps</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Heating</name>
        <message numerus="yes">
            <source>%n end(s)</source>
            <translation>
                <numerusform>%n end</numerusform>
                <numerusform>%n ends</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <translation>
                <numerusform>%n game</numerusform>
                <numerusform>%n games</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Layering</name>
        <message numerus="yes">
            <source>%n tile(s) would overlap on the layer below</source>
            <translation>
                <numerusform>%n tile would overlap on the layer below</numerusform>
                <numerusform>%n tiles would overlap on the layer below</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LibraryModel</name>
        <message numerus="yes">
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n error</numerusform>
                <numerusform>%n errors</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n other(s)</source>
            <translation>
                <numerusform>%n other</numerusform>
                <numerusform>%n others</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n warning</numerusform>
                <numerusform>%n warnings</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LibraryWindow</name>
        <message numerus="yes">
            <source>{0} of %n layout(s)</source>
            <translation>
                <numerusform>{0} of %n layout</numerusform>
                <numerusform>{0} of %n layouts</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>MainWindow</name>
        <message numerus="yes">
            <source>%n mirrored tile(s) changed too</source>
            <translation>
                <numerusform>%n mirrored tile changed too</numerusform>
                <numerusform>%n mirrored tiles changed too</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>no room for %n mirrored tile(s)</source>
            <translation>
                <numerusform>no room for %n mirrored tile</numerusform>
                <numerusform>no room for %n mirrored tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>NewLayout</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s) to begin with.</source>
            <translation>
                <numerusform>%n tile to begin with.</numerusform>
                <numerusform>%n tiles to begin with.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>ProblemsPanel</name>
        <message numerus="yes">
            <source>%n error(s)</source>
            <translation>
                <numerusform>%n error</numerusform>
                <numerusform>%n errors</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n note(s)</source>
            <translation>
                <numerusform>%n note</numerusform>
                <numerusform>%n notes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n warning(s)</source>
            <translation>
                <numerusform>%n warning</numerusform>
                <numerusform>%n warnings</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>For %n program(s)</source>
            <translation>
                <numerusform>For %n program</numerusform>
                <numerusform>For %n programs</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RacePanel</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n player(s) still playing</source>
            <translation>
                <numerusform>%n player still playing</numerusform>
                <numerusform>%n players still playing</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You and %n other(s) are still playing</source>
            <translation>
                <numerusform>You and %n other are still playing</numerusform>
                <numerusform>You and %n others are still playing</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Racing</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>RecordWords</name>
        <message numerus="yes">
            <source>%n game(s):</source>
            <translation>
                <numerusform>%n game:</numerusform>
                <numerusform>%n games:</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Stamping</name>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stamp of %n tile(s)</source>
            <translation>
                <numerusform>Stamp of %n tile</numerusform>
                <numerusform>Stamp of %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Stamp {0}: %n tile(s)</source>
            <translation>
                <numerusform>Stamp {0}: %n tile</numerusform>
                <numerusform>Stamp {0}: %n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>StatusPanel</name>
        <message numerus="yes">
            <source>%n free at the start</source>
            <translation>
                <numerusform>%n free at the start</numerusform>
                <numerusform>%n free at the start</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n pair(s)</source>
            <translation>
                <numerusform>%n pair</numerusform>
                <numerusform>%n pairs</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n selected</source>
            <translation>
                <numerusform>%n selected</numerusform>
                <numerusform>%n selected</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n tile(s)</source>
            <translation>
                <numerusform>%n tile</numerusform>
                <numerusform>%n tiles</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Teller</name>
        <message numerus="yes">
            <source>%n hidden tile(s)</source>
            <translation>
                <numerusform>%n hidden tile</numerusform>
                <numerusform>%n hidden tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n shuffle(s) used.</source>
            <translation>
                <numerusform>%n shuffle used.</numerusform>
                <numerusform>%n shuffles used.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Shuffled. Tiles can be picked in %n second(s).</source>
            <translation>
                <numerusform>Shuffled. Tiles can be picked in %n second.</numerusform>
                <numerusform>Shuffled. Tiles can be picked in %n seconds.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Tool</name>
        <message numerus="yes">
            <source>%n mirrored tile(s) stay: no room</source>
            <translation>
                <numerusform>%n mirrored tile stay: no room</numerusform>
                <numerusform>%n mirrored tiles stay: no room</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Erase %n tile(s)</source>
            <translation>
                <numerusform>Erase %n tile</numerusform>
                <numerusform>Erase %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Left out for want of room: %n mirrored tile(s)</source>
            <translation>
                <numerusform>Left out for want of room: %n mirrored tile</numerusform>
                <numerusform>Left out for want of room: %n mirrored tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Move %n tile(s)</source>
            <translation>
                <numerusform>Move %n tile</numerusform>
                <numerusform>Move %n tiles</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Place %n tile(s)</source>
            <translation>
                <numerusform>Place %n tile</numerusform>
                <numerusform>Place %n tiles</numerusform>
            </translation>
        </message>
    </context>
</TS>
