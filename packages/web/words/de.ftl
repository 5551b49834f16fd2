### Die Seite: Startseite, Warteraum, Rahmen aller Tische, Einstellungen. Man duzt sich; Knöpfe stehen im Infinitiv.

## Everywhere

page-common-close = Schließen
page-common-save = Speichern
page-common-loading = Einen Moment …

## Home

page-home-title = Noren: vier Samurai-Tische
page-home-choose = Spiel wählen
page-home-chosen = Gewählt
page-home-pick = Wählen
page-home-soon = Bald
page-home-soon-more = An diesem Tisch wird noch gebaut. Sakura ist offen.
page-home-outside = Nur im Netz
page-home-outside-more = Die Regeln dieses Spiels liegen nur auf dem Server: Gespielt wird an einem Tisch im Netz.
page-home-size = { $min }–{ $max } Spieler
page-home-players = Spieler
page-home-range = { $min } bis { $max }
page-home-fewer = Weniger Spieler
page-home-more = Mehr Spieler
page-home-bots = Bots
page-home-options = Optionen des Tisches
page-home-listed = Unter den offenen Tischen zeigen
page-home-private = Nur wer dort sitzt, darf die Partie noch einmal ansehen
page-home-play = Jetzt spielen
page-home-create = Tisch eröffnen
page-home-continue = Weiterspielen
page-home-open = Offene Tische
page-home-no-open = Keine offenen Tische
page-home-no-open-more = Eröffne einen und verschicke den Link, oder fülle ihn mit Bots.
page-home-no-games = Noch keine Partien
page-home-no-games-more = Hier warten deine laufenden Partien auf dich.
page-home-your-turn = Du bist dran
page-home-running = Läuft
page-home-waiting = Wartet auf Spieler
page-home-over = Beendet
page-home-join = Mitspielen
page-home-taken = { $taken } von { $seats } Plätzen besetzt
page-home-by = von { $name }
page-home-new-here = Neu hier?
page-home-new-more = Setz dich zu einem alten Mönch: Er lehrt das gewählte Spiel in wenigen Minuten, eine Idee nach der anderen.
page-home-lesson = { $game } lernen, { $minutes } min
page-home-checked = Jede Regel wird für dich geprüft
page-home-no-account = Zum Spielen braucht es kein Konto
page-home-credits = Ein freies Projekt von Liebhabern, ohne Verbindung zu den Verlagen dieser Spiele. Regeln und Bilder sind von eigener Hand. Schriften: Shippori Mincho, Yuji Boku und Source Sans 3 (OFL).

## Games before they are loaded

page-game-sake-name = Saké & Samouraï
page-game-sake-size = 3–8 Spieler · 40 min
page-game-sake-line = Rauferei um den letzten Becher
page-game-spirit-name = Samurai Spirit
page-game-spirit-size = 1–7 gemeinsam · 30 min
page-game-spirit-line = Haltet das Dorf, drei Nächte lang
page-game-sakura-name = Sakura
page-game-sakura-size = 2–6 Spieler · 25 min
page-game-sakura-line = Leere deine Hand, nimm keine Stiche
page-game-honor-name = Honor of the Samurai
page-game-honor-size = 3–6 Spieler · 60 min
page-game-honor-line = Wer zuerst 400 Ehre hat

## Bots

page-bots-wanderer = Wanderer
page-bots-ashigaru = Ashigaru
page-bots-bushi = Bushi
page-bots-samurai = Samurai
page-bots-daimyo = Daimyo

## What bots are like

page-bots-more-wanderer = spielt aufs Geratewohl
page-bots-more-ashigaru = denkt ein wenig nach
page-bots-more-bushi = ein ordentlicher Gegner
page-bots-more-samurai = denkt weit voraus
page-bots-more-daimyo = lässt sich Zeit und verzeiht nichts

## Who you are

page-me-title = Wer du bist
page-me-name = Dein Name
page-me-crest = Dein Wappen
page-me-crest-no = Wappen { $n }
page-me-edit = Name und Wappen ändern

## Settings

page-settings-title = Einstellungen
page-settings-language = Sprache
page-settings-zoom = Schriftgröße
page-settings-contrast = Papier mit hohem Kontrast
page-settings-keys = Tastenkürzel mit einer Taste
page-settings-heard = Töne an
page-settings-muted = Töne aus
page-settings-sound = Töne
page-settings-volume-calls = Rufe
page-settings-volume-things = Was man anfasst
page-settings-volume-blows = Schläge
page-settings-volume-ends = Das Ende
page-settings-captions = Töne auch schreiben
page-settings-sound-turn = Klangholz, du bist dran
page-settings-sound-bell = Glöckchen, du wirst gefragt
page-settings-sound-stamp = Stempel
page-settings-sound-paper = Papier
page-settings-sound-wood = Holz
page-settings-sound-pour = Sake wird eingeschenkt
page-settings-sound-drum = dumpfe Trommel
page-settings-sound-taiko = große Trommel
page-settings-sound-bone = Würfel
page-settings-sound-coin = Münzen
page-settings-sound-tick = Ticken
page-settings-sound-win = Shamisen
page-settings-sound-loss = tiefe Saite
page-settings-seal = Sofort besiegeln
page-settings-seal-off = Aus
page-settings-seal-double = Zwei Klicks
page-settings-seal-always = Ein Klick
page-settings-bots = Tempo der Bots
page-settings-bots-brisk = Zügig
page-settings-bots-easy = Geduldig
page-settings-bots-quick = Sofort
page-settings-bots-step = Schritt für Schritt
page-settings-motion = Bewegung
page-settings-motion-full = Ganz
page-settings-motion-short = Kurz
page-settings-motion-off = Keine
page-settings-passes = Passen, wo ich nichts antworten kann

## Options of a table

page-options-reconstructed = Einige gedruckte Werte dieses Spiels stehen in keiner öffentlichen Quelle und wurden für dieses Projekt nachgebildet. Ein Gastgeber darf sie ersetzen.
page-options-clear = Mitgelieferte Werte verwenden
page-options-faults = Der Server fand diese Fehler:
page-options-yes = ja
page-options-no = nein

## Figures of a table’s own

page-figures-open = Eigene Werte …
page-figures-count = { $n ->
    [one] Ein eigener Wert
   *[other] { $n } eigene Werte
 }

## Nothing here

page-gone-title = Diesen Tisch gibt es nicht
page-gone-more = Der Link ist vielleicht alt oder vertippt.
page-gone-version = Diese Seite ist älter als der Server
page-gone-version-more = Lade sie neu, dann geht es weiter.
page-gone-mishap = Auf dieser Seite ging etwas schief
page-gone-mishap-more = Nichts ist verloren: Die Partie ist sicher. Lade die Seite neu, dann geht es weiter.
page-gone-reload = Neu laden
page-gone-home = Zum Vorhang

## How a table keeps time

page-time-clock = Bedenkzeit
page-time-none = Keine
page-time-live = Live
page-time-days = Nach Tagen
page-time-none-more = niemand wird gedrängt
page-time-live-more = Sekunden je Entscheidung und ein Vorrat
page-time-days-more = spielen, wenn man vorbeikommt
page-time-each = Für jede Entscheidung
page-time-bank = Vorrat
page-time-bank-more = für lange Gedanken, für die ganze Partie
page-time-no-bank = keiner
page-time-seconds = { $n } s
page-time-minutes = { $n } min
page-time-day = 1 Tag
page-time-n-days = { $n } Tage

## You, your devices, what this device keeps

# $what (text)
page-you-volume = Lautstärke: { $what }
page-you-notes = Benachrichtigen, wenn ich dran bin
page-you-notes-ask = Benachrichtigungen erlauben
page-you-notes-no = Dieser Browser sperrt Benachrichtigungen dieser Seite; seine Einstellungen können das ändern.
page-you-notes-none = Dieser Browser kennt keine.
page-you-newer = Ein neueres Noren liegt bereit.
page-you-newer-go = Holen
page-you-newer-later = Später
page-you-keep-all = Alle vier zum Spielen ohne Netz aufheben
page-you-keep-all-size = { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, einmal geholt

## On one device

page-sofa-alone = Allein, { $n } Samurai
page-sofa-where = Wo spielst du?
page-sofa-online = Tisch im Netz
page-sofa-device = Dieses Gerät
page-sofa-device-more = Allein gegen Bots, oder das Gerät geht herum. Nichts verlässt es; es geht auch ohne Netz.
page-sofa-unreachable = Tische im Netz sind gerade nicht zu erreichen. Auf diesem Gerät geht alles.
page-sofa-player = Spieler { $n }
page-sofa-name-of = Name auf Platz { $n }
page-sofa-crest-of = Ein anderes Wappen für Platz { $n }
page-sofa-bot = Bot
page-sofa-to-bot = Platz { $n } einem Bot geben
page-sofa-to-person = Platz { $n } einem Menschen geben
page-sofa-seats = Wer wo sitzt
page-sofa-begin = Hinsetzen und spielen
page-sofa-pass = Gib das Gerät weiter an
page-sofa-part = Ich bin { $name }, Vorhang auf
page-sofa-nobody = Niemand sonst sollte jetzt hinsehen.
page-sofa-others = Oder jemand anders sieht zuerst auf die eigene Hand:
page-sofa-draw = Vorhang zuziehen
page-sofa-here = auf diesem Gerät
page-sofa-drop = Löschen
page-sofa-drop-sure = Für immer löschen
page-sofa-drop-of = Diese Partie { $game } löschen
page-sofa-turn-of = { $name } ist dran
page-sofa-trouble = Dieses Gerät konnte die Partie nicht aufheben. Ist noch Platz?

## Beside the game: talk, fingers, clocks, going back, playing again

page-aside-no-clock = keine Uhr
page-aside-live = { $seconds } s je Entscheidung
page-aside-live-bank = { $seconds } s je Entscheidung, Vorrat { $bank }
page-aside-days = { $count ->
    [one] ein Tag je Entscheidung
   *[other] { $count } Tage je Entscheidung
 }

## Looking at a finished game again

page-review-button = Nachsehen
page-review-button-of = { $game } nachsehen

refusal-offline = Der Server antwortet nicht.

## The bar of every page

page-bar-places = Orte der Seite
page-bar-play = Spielen
page-bar-games = Meine Partien
page-bar-reviews = Rückblick
page-bar-learn = Lernen
page-bar-notices = Nachrichten
page-bar-waiting = { $tables ->
    [one] ein Tisch wartet auf dich
   *[other] { $tables } Tische warten auf dich
 }
page-bar-me = Meine Seite
page-home-all-games = Alle meine Partien
page-table-next = Nächste Partie ({ $n })
page-table-guest = Ein Gast
