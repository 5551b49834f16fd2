## Everywhere

page-common-cancel = Abbrechen

## Options of a table

page-options-built-in = mitgeliefert

## Figures of a table’s own

page-figures-mark = Eigene Werte
page-figures-mark-more = Dieser Tisch spielt mit eigenen Werten. Sieh nach, was anders ist.
page-figures-differs = Gegenüber den Werten, die zum Spiel gehören, hat dieser Tisch:
page-figures-nothing = Jeder Wert ist der, der zum Spiel gehört.
page-figures-shipped = mitgeliefert
page-figures-own = hier
page-figures-what = Wert

## The lobby

page-lobby-title = Warten auf Spieler
page-lobby-where = Deine Adresse im Netz
page-lobby-invite = Einladungslink
page-lobby-copy = Einladung kopieren
page-lobby-copied = Einladung kopiert
page-lobby-copy-by-hand = Kopiere den markierten Link selbst
page-lobby-empty = Freie Matte
page-lobby-sit = Hier hinsetzen
page-lobby-stand = Aufstehen
page-lobby-bot = Bot: { $level }
page-lobby-add-bot = Bot hinsetzen
page-lobby-remove-bot = Wegschicken
page-lobby-level-of = Stärke des Bots auf Platz { $seat }
page-lobby-fill = Mit Bots auffüllen
page-lobby-start = Partie beginnen
page-lobby-start-bots = Mit Bots beginnen
page-lobby-host-only = Der Gastgeber beginnt die Partie, sobald jede Matte besetzt ist.
page-lobby-mixing = Gemischt wird aus dem Beitrag von allen …
page-lobby-full = Jeder Platz an diesem Tisch ist besetzt
page-lobby-you = du
page-lobby-options = Optionen
page-lobby-seat = Platz { $n }
page-lobby-show = Oder halte eine Kamera darauf

## The table

page-table-home = Startseite
page-table-decision = Deine Entscheidung
page-table-options = Möglichkeiten
page-table-pick = Wähle etwas, das sich hebt
page-table-back = Zurück
page-table-run-on = Weiter bis zu mir
page-table-step = Nächster Zug
page-table-for-me = Wähle für mich
page-table-pass-only = Immer passen, wo ich nichts antworten kann
page-table-take-back = Zurücknehmen
page-table-sealed = Deine versiegelte Antwort: <b>{ $choice }</b>. Niemand sieht sie, bevor alle geantwortet haben.
page-table-rules = Regeln
page-table-log = Verlauf
page-table-menu = Menü
page-table-rail = Verlauf und Regeln
page-table-mine = Mein Platz
page-table-last = Letztes Ereignis
page-table-phases = Der Zug
page-table-watching = Du siehst zu
page-table-since = Seit deinem letzten Zug
page-table-nothing-yet = Noch ist nichts geschehen.
page-table-undone = Zurückgenommen:
page-table-search-rules = In den Regeln suchen
page-table-why-more = Mehr
page-table-no-rule = Das steht in keiner Regel.
page-table-more-reasons = { $count ->
    [one] und ein weiterer Satz der Regeln
   *[other] und { $count } weitere Sätze der Regeln
 }
page-table-leave = Partie verlassen
page-table-leave-sure = Verlassen: Der Tisch spielt für mich
page-table-fair = Ehrliches Mischen
page-table-fair-more = Jedes Mischen folgt aus einem Schlüssel, dessen SHA-256 vor der ersten Karte veröffentlicht wurde:
page-table-fair-key = Der Schlüssel:
page-table-come-back = Meinen Platz wieder einnehmen

## Keys

page-keys-title = Tasten
page-keys-arrows = durch die Hand
page-keys-digits = Möglichkeit wählen
page-keys-enter = besiegeln
page-keys-escape = einen Schritt zurück
page-keys-undo = zurücknehmen
page-keys-target = nächstes erlaubtes Stück
page-keys-hint = was würdest du tun?
page-keys-pass = passen
page-keys-until = bei allem passen, bis ich dran bin
page-keys-hold = in diesem Zug alles anhalten
page-keys-replay = seit meinem Zug noch einmal zeigen
page-keys-chat = Gespräch
page-keys-point = mit dem Finger auf etwas zeigen
page-keys-log = Verlauf
page-keys-mute = Töne an oder aus
page-keys-speak = den Tisch vorlesen
page-keys-rules = Regeln
page-keys-settings = Einstellungen

## A seat

page-seat-away = fort
page-seat-playing = am Zug
page-seat-thinking = wählt
page-seat-bot = Bot, { $level }

## The line to the table

page-link-again = Neue Verbindung, Versuch { $tries }
page-link-left = Du bist gegangen; der Tisch spielt für dich.
page-link-again-more = Der Tisch wartet. Nichts ist verloren.
page-link-offline = Du bist offline
page-link-offline-more = Du kannst dich umsehen, aber nicht spielen.
page-link-back = { $count ->
    [one] Wieder da. Ein Zug ist geschehen.
   *[other] Wieder da. { $count } Züge sind geschehen.
 }
page-link-replaying = Noch einmal, seit deinem Zug
page-link-replaying-more = Berühre den Tisch, um ins Jetzt zurückzukehren.

## The end

page-result-you-win = Du gewinnst
page-result-you-share = Du teilst dir den Sieg
page-result-they-win = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
 }
page-result-player = Spieler
page-result-see-table = Den Tisch ansehen
page-result-see-result = Das Ergebnis ansehen
page-result-again = Noch einmal spielen

## You, your devices, what this device keeps

page-you-device = Ein anderes Gerät
page-you-device-more = Derselbe Name, dieselben Partien: Lies dies mit dem anderen Gerät ein oder öffne dort den Link.
page-you-device-show = Link zeigen
page-you-device-again = Ein neuer Link
page-you-device-once = Er gilt einmal, zehn Minuten lang. Wer ihn öffnet, gilt als du: Zeig ihn sonst niemandem.
page-you-device-over = Dieser Link ist abgelaufen.
page-you-device-code = Oder tippe diesen Code ein unter { $where }
page-you-device-link = Link für das andere Gerät
page-you-devices = Deine Geräte
page-you-devices-more = Jeder Browser, der unter deinem Namen handelt. Melde ab, was du nicht kennst oder nicht mehr benutzt.
page-you-devices-show = Meine Geräte zeigen
page-you-devices-here = dieses hier
page-you-devices-old = Browser aus der Zeit, bevor Geräte unterschieden wurden
page-you-devices-unknown = ein unbekannter Browser
page-you-devices-since = seit { $day }
page-you-devices-end = Abmelden
page-you-devices-end-of = { $name } abmelden
page-you-devices-ended = Dieses Gerät ist abgemeldet.
page-you-copy = Kopieren
page-you-copied = Kopiert
page-you-hook = Webhook
page-you-hook-more = Für Partien mit einem Tag je Zug: Der Server schickt eine kleine Nachricht an diese Adresse, wenn du an die Reihe kommst. Discord, Slack und ntfy bekommen einen Text in ihrer eigenen Form.
page-you-hook-url = Adresse
page-you-hook-save = Speichern
page-you-hook-drop = Entfernen
page-you-hook-saved = Gespeichert. Von nun an erfährst du es dort.
page-you-hook-gone = Entfernt.
page-you-hook-bad = Diese Adresse geht nicht: Sie muss mit https:// beginnen und aus dem Internet erreichbar sein.
page-you-hook-secret = Geheimnis, das die Nachrichten unterschreibt
page-you-claim-new = Hier unter deinem eigenen Namen weitermachen?
page-you-claim-more = Du hast diesen Link auf einem anderen Gerät gemacht. Machst du weiter, nimmt dieser Browser jenen Namen und jene Partien an.
page-you-claim-lose = Was hier als { $name } gespielt wurde, bleibt bei diesem Namen: Du verlässt ihn.
page-you-claim-yes = Ja, das bin ich
page-you-claim-no = Jetzt nicht
page-you-claim-type = Code vom anderen Gerät
page-you-claim-bad = Dieser Link wurde schon benutzt oder ist älter als zehn Minuten. Mach auf dem anderen Gerät einen neuen.
page-you-claim-off = Der Server antwortet gerade nicht. Der Link gilt zehn Minuten lang: Versuch es noch einmal.
page-you-claim-done = Willkommen zurück, { $name }.

## Waiting for players

page-waiting-shuffle = Plätze auslosen
page-waiting-shuffle-more = Der Zufall sagt, wer wo sitzt.
page-waiting-move = Hierher setzen
page-waiting-ready = da
page-waiting-not-here = noch nicht da
page-waiting-host = Gastgeber
page-waiting-again = Denselben Tisch eröffnen
page-waiting-watch = Du siehst von hier aus zu; die Partie öffnet sich von selbst, wenn sie beginnt.
page-waiting-wait-for = Noch unterwegs: { $names }

## Beside the game: talk, fingers, clocks, going back, playing again

page-aside-chat = Gespräch
page-aside-talk-to = Sag etwas …
page-aside-send = Senden
page-aside-quiet = Noch hat niemand etwas gesagt.
page-aside-only-seated = Wer am Tisch sitzt, spricht; du hörst zu.
page-aside-phrases = Fertige Sätze
page-aside-slower = Eine Zeile nach der anderen: Warte einen Moment und sende sie dann noch einmal.
page-aside-not-sent = Die Leitung zum Tisch ist unterbrochen; deine Worte stehen noch hier.
page-aside-unread = { $count ->
    [one] eine neue Zeile
   *[other] { $count } neue Zeilen
 }
page-aside-point = Auf etwas zeigen
page-aside-point-more = Berühre, was du meinst, oder geh mit den Pfeiltasten hin: Alle sehen deinen Finger.
page-aside-points-at = { $name } zeigt auf etwas
page-aside-clock = Bedenkzeit
page-aside-time-left = Übrige Zeit von { $name }
page-aside-my-time = Deine übrige Zeit
page-aside-ten = Noch zehn Sekunden.
page-aside-bank = Vorrat { $time }
page-aside-bank-more = Dein Vorrat: Zeit für lange Gedanken. Er wird gebraucht, wenn eine Entscheidung länger dauert als ihre eigene Zeit.
page-aside-stopped = Uhr steht
page-aside-your-stopped = Der Tisch wartet. Deine Uhr steht.
page-aside-bot-plays = ein Bot spielt für { $name }
page-aside-bot-badge = Bot spielt
page-aside-bot-for-you = Deine Zeit ist dreimal abgelaufen: Ein Bot spielt für dich.
page-aside-ask-back = Um Rücknahme bitten
page-aside-asks = { $name } möchte einen Zug zurücknehmen
page-aside-you-ask = Du möchtest deinen Zug zurücknehmen
page-aside-would-undo = Das würde rückgängig:
page-aside-agree = Einverstanden
page-aside-disagree = Nein
page-aside-never-mind = Doch nicht
page-aside-agreed = { $name } ist einverstanden
page-aside-not-yet = { $name } hat noch nicht geantwortet
page-aside-said-no = { $name } möchte lieber nicht zurück.
page-aside-took-away = { $name } hat es sich anders überlegt.
page-aside-all-agreed = Alle sind einverstanden: Der Tisch ging zurück.
page-aside-another = Noch eine Partie mit denselben Leuten
page-aside-asks-another = { $name } möchte noch eine Partie
page-aside-somebody-asks = Noch eine Partie mit denselben Leuten liegt bereit
page-aside-go = Hingehen
page-aside-earlier = { $count ->
    [one] Eine frühere Zeile zeigen
   *[other] { $count } frühere Zeilen zeigen
 }

## What would you do?

page-hint-ask = Was würdest du tun?
page-hint-thinking = Denkt nach …
page-hint-chance = { $n } %
page-hint-chance-more = Aussicht: { $n } von 100
page-hint-only = Hier gibt es sonst nichts abzuwägen.
page-hint-close = In { $n } gedachten Partien sind sie nicht zu unterscheiden.
page-hint-unsaid = In den gedachten Partien ging es besser aus; ein einzelner Grund ist es nicht.
page-hint-sides = { $one } neben { $other }:
page-hint-from = Allein aus deiner Sicht gedacht, in { $n } durchgespielten Partien.
page-hint-show = Wähle eine, dann werden ihre Stücke hingelegt; gespielt wird nichts.
page-hint-stale = Am Tisch ging es weiter, während ich nachdachte. Frag noch einmal.
page-hint-shut = Schließen

## Manners

page-manners-gone = { $name } ist schon eine Weile fort
page-manners-gone-more = Was soll aus dem Platz werden? Die meisten Anwesenden entscheiden; um die Partie zu beenden, müssen alle einverstanden sein.
page-manners-bot = Ein Bot spielt
page-manners-wait = Warten
page-manners-end = Partie beenden
page-manners-wants = { $name }: { $what }
page-manners-concede = Aufgeben
page-manners-concede-sure = Ja, ich gebe auf
page-manners-concede-two = Der andere Spieler gewinnt.
page-manners-concede-more = Ein Bot spielt deinen Platz zu Ende; du darfst zusehen.
page-manners-over-conceded = { $name } hat aufgegeben. Die Partie ist zu Ende.
page-manners-over-agreed = Alle Anwesenden waren einverstanden, die Partie zu beenden.
page-manners-people = Leute an diesem Tisch
page-manners-mute-all = Für alle stumm schalten
page-manners-unmute-all = Alle wieder hören lassen
page-manners-mute-me = Nicht hören
page-manners-unmute-me = Wieder hören
page-manners-of = { $what }: { $name }
page-manners-muted = vom Gastgeber stumm geschaltet
page-manners-you-muted = Der Gastgeber hat dich hier stumm geschaltet.
page-manners-send-away = Wegschicken
page-manners-send-away-of = { $name } wegschicken
page-manners-sent-away = Der Gastgeber hat dich gebeten, diesen Tisch zu verlassen. Du darfst zusehen.
page-manners-ready = Ich bin bereit
page-manners-not-ready = Doch nicht bereit
page-manners-is-ready = ist bereit
page-manners-self-start = Von selbst beginnen, wenn alle bereit sind

## The board of a game that has none

page-plain-players = Spieler
page-plain-table = Auf dem Tisch
page-plain-choices = Was du darfst und was nicht
page-plain-plain = Schlichtes Brett
page-plain-none = nichts
page-plain-yes = ja
page-plain-no = nein

## What passes by itself

page-standing-title = Wo von selbst gepasst wird
page-standing-title-answers = Meine festen Antworten
page-standing-more = Sie antworten mit Nichtstun, jedes Mal nach derselben kurzen Pause. Sie sehen die Frage an, nie deine Karten.
page-standing-turn = Bei allem passen, bis ich dran bin
page-standing-hold = In diesem Zug alles anhalten
page-standing-held-now = In diesem Zug angehalten
page-standing-passing = Passt von selbst …
page-standing-answers = Für mich geantwortet
page-standing-answers-more = Ab dieser Zahl wird meine beste Karte gespielt. Darunter, oder ohne solche Karte, geht die Frage vorbei, immer nach derselben Pause: Niemand kann es merken.
page-standing-away = Hier, und auch während diese Seite geschlossen ist.
page-standing-away-days = Bei einem Tag je Zug muss niemand auf dich warten: Sie antworten, während du fort bist.
page-standing-passes = Für mich gepasst
page-standing-bell = Feste Antworten
page-standing-invite = Während ich fort bin …
page-standing-invite-now = Das für mich beantworten …
page-standing-less = Weniger
page-standing-greater = Mehr

## Ready-made phrases

page-phrase-hello = Guten Abend!
page-phrase-luck = Viel Glück allen.
page-phrase-moment = Einen Moment, bitte.
page-phrase-back = Ich bin wieder da.
page-phrase-turn = Du bist dran.
page-phrase-nice = Gut gespielt!
page-phrase-ouch = Das tat weh.
page-phrase-thanks = Danke.
page-phrase-sorry = Entschuldigung.
page-phrase-again = Noch eine?
page-phrase-farewell = Es war mir eine Ehre.
page-phrase-help = Ich brauche hier Hilfe.
page-phrase-mine = Überlass das mir.
page-phrase-can-take = Ich kann noch einen nehmen.
page-phrase-cannot-take = Ich kann keinen mehr nehmen.
page-phrase-even = Ich kann einen geraden nehmen.
page-phrase-odd = Ich kann einen ungeraden nehmen.
page-phrase-pass = Soll ich passen?

## Parts that every rulebook has

chapter-dec = Wer was entscheidet
chapter-ex = Beispiele
chapter-a = Zweifelsfälle
chapter-d = Wer was entscheidet
chapter-amb = Zweifelsfälle, entschieden
page-table-fork = Abzweig eines anderen Spiels
page-table-try = Ausprobieren
page-table-try-more = Auf diesem Gerät, von dem aus, was du siehst: Verdecktes wird neu verteilt, Bots spielen die anderen, und nichts davon bleibt.
