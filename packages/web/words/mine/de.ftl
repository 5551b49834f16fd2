## My games

page-mine-title = Meine Partien · Noren
page-mine-waiting = { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
page-mine-first = Zuerst: { $game }.
page-mine-first-asks = Zuerst: { $game }. „{ $asked }“
page-mine-left = { $time }.
page-mine-next = Nächste Partie
page-mine-running = Laufend
page-mine-tables = { $n ->
    [one] ein Tisch
   *[other] { $n } Tische
}
page-mine-no-running = Keine Partie wartet auf dich.
page-mine-no-running-more = Spiel allein gegen Bots, oder eröffne einen Tisch und schick Freunden den Link.
page-mine-is-playing = { $name } spielt
page-mine-nothing-asked = Für dich gibt es noch nichts zu tun
page-mine-not-begun = Es fehlen noch Leute am Tisch
page-mine-asked = Der Tisch fragt dich
page-mine-no-clock = ohne Uhr
page-mine-left-days = noch { $n } Tage
page-mine-left-hours = noch { $n } Stunden
page-mine-left-minutes = noch { $n } Min.
page-mine-offers = Angebote
page-mine-plays-again = { $name } spielt noch einmal
page-mine-invites = { $name } lädt dich ein
page-mine-look = Ansehen
page-mine-decline = Das Angebot von { $name } ablehnen
page-mine-here = Auf diesem Gerät
page-mine-here-more = Diese Partien sieht sonst niemand.
page-mine-go-on = Weiter

## Finished games

page-mine-finished = Beendet
page-mine-games = { $n ->
    [one] eine Partie
   *[other] { $n } Partien
}
page-mine-statistics = Statistik
page-mine-filter = Welche Partien
page-mine-all = Alle
page-mine-with-notes = Mit Notizen
page-mine-search = Gespielt mit
page-mine-none = Noch keine beendete Partie.
page-mine-none-more = Ist eine vorbei, wartet sie hier mit ihrem Ergebnis, und du kannst sie Karte für Karte noch einmal ansehen.
page-mine-none-found = Keine Partie passt.
page-mine-col-game = Partie
page-mine-col-with = Mit
page-mine-col-score = Deine Punkte
page-mine-col-chance = Deine Chance
page-mine-older = Ältere Partien
page-mine-review = Rückblick
page-mine-won = Du hast gewonnen
page-mine-shared = Du hast den Sieg geteilt
page-mine-lost = { $name } vorn, du Platz { $place } von { $players }
page-mine-held = Gemeinsam standgehalten
page-mine-fell = Gemeinsam verloren
page-mine-ended = Der Tisch hat die Partie beendet
page-mine-gave-up = Du hast aufgegeben
page-mine-they-gave-up = Die andere Seite hat aufgegeben
page-mine-today = heute
page-mine-yesterday = gestern
page-mine-minutes = { $n } Min.
page-mine-chance = Deine Chance im Lauf der Partie, ab { $from } %
page-mine-more-of = Notiz und mehr: { $game }
page-mine-note-table = Eine Notiz zu dieser Partie, nur für dich
page-mine-saved = Gespeichert
page-mine-hide = Aus meiner Liste nehmen
page-mine-reviews-title = Rückblick · Noren
page-mine-reviews-more = Jede beendete Partie lässt sich noch einmal ansehen, Karte für Karte.

## My own page

page-mine-me-title = Meine Seite · Noren
page-mine-since = Hier seit { $month }.
page-mine-total-games = { $n ->
    [one] Partie
   *[other] Partien
}
page-mine-hours = { $n } h
page-mine-total-time = am Tisch
page-mine-total-won = gewonnen oder geteilt
page-mine-total-met = { $n ->
    [one] Mensch getroffen
   *[other] Menschen getroffen
}
page-mine-by-game = Nach Spiel
page-mine-by-game-more = gewonnen oder geteilt, mit dem Bereich von 95 %; gestrichelt der gleiche Anteil
page-mine-players = { $n } Personen
page-mine-players-range = { $least } bis { $most } Personen
page-mine-too-few = { $won } von { $games } gewonnen oder geteilt. Anteile gibt es ab fünf Partien.
page-mine-range = Zwischen { $low } und { $high } Prozent
page-mine-even = gleich { $n }
page-mine-bots = Bushi-Bots { $n }
page-mine-mean = { $unit } im Schnitt
page-mine-own = eigene Wahl, Punkte
page-mine-luck = Glück, Punkte
page-mine-places = Plätze
page-mine-place = { $place }.
page-mine-slips = Punkte, die eigene Wahl gekostet hat, letzte { $n } Partien
page-mine-lucks = Glück in denselben Partien: über der Linie gab es Punkte, darunter nahm es welche
page-mine-ways = Liebste Wege zum Sieg
page-mine-rivals = Gegeneinander
page-mine-rivals-more = wer vorn lag, ohne Spiele im Team
page-mine-together = { $n ->
    [one] eine Partie zusammen
   *[other] { $n } Partien zusammen
}
page-mine-ahead = Du vorn { $ahead }, gleichauf { $level }, dahinter { $behind }
page-mine-nights = { $n ->
    [one] Eine Partie im Team, { $won } gewonnen.
   *[other] { $n } Partien im Team, { $won } gewonnen.
}
page-mine-note-of = Notiz zu { $name }
page-mine-note-person = Eine Notiz zu { $name }, nur für dich
page-mine-again = Wieder einladen

## Taking along, and the end

page-mine-take = Nimm es mit
page-mine-take-more = Alle deine Partien, Notizen und Einstellungen, lesbar auch ohne uns.
page-mine-take-json = Alles, als JSON
page-mine-take-csv = Tabelle der Partien, als CSV
page-mine-take-bgstats = Für die App BG Stats
page-mine-forget = Vergiss mich
page-mine-forget-more = Dein Name, dein Zeichen, Notizen, Worte am Tisch und Adressen für Nachrichten sind sofort weg. Partien mit anderen bleiben deren, mit „einem Gast“ auf deinem Platz.
page-mine-forget-button = Meine Daten löschen
page-mine-forget-all = Das löscht deinen Namen und dein Zeichen, Notizen, Worte am Tisch, stehende Antworten, Adressen für Nachrichten, Webhook und Geräte, jede Partie, die du allein mit Bots gespielt hast, und alle Partien auf diesem Gerät. In Partien mit anderen wird dein Platz der eines Gastes, und deine Züge bleiben; laufende werden aufgegeben. Es geschieht sofort, und niemand kann es zurückholen.
page-mine-backups = Sicherungen dieses Servers leben { $n ->
    [one] einen Tag
   *[other] { $n } Tage
} und sind dann auch weg.
page-mine-backups-unknown = Wer diesen Server betreibt, bewahrt vielleicht Sicherungen auf; frage, wie lange.
page-mine-forget-type = Schreibe deinen Namen, { $name }
page-mine-forget-sure = Alles löschen

## Notices

page-mine-shall-we = Sollen wir dir Bescheid sagen?
page-mine-shall-we-more = { $n ->
    [one] An einem deiner Tische hat jeder Zug einen Tag. Dieses Gerät kann dir sagen, wann du dran bist, und in der letzten Stunde deiner Zeit. Sonst nichts, wenn du es nicht willst.
   *[other] An { $n } deiner Tische hat jeder Zug einen Tag. Dieses Gerät kann dir sagen, wann du dran bist, und in der letzten Stunde deiner Zeit. Sonst nichts, wenn du es nicht willst.
 }
page-mine-tell-me = Ja, sag es mir
page-mine-tell-no = Nein
page-mine-notices-on = Dieses Gerät sagt dir ab jetzt Bescheid.
page-mine-install-first = Lege Noren erst auf deinen Startbildschirm; dann kann es dir Bescheid sagen.
page-mine-install-share = Berühre das Zeichen zum Teilen
page-mine-install-add = Wähle „Zum Home-Bildschirm“
page-mine-notices-more = Was dieses Gerät dir sagt, während keine Seite von dir den Tisch zeigt.
page-mine-notices-none = Diesem Browser lässt sich nichts sagen, solange die Seite zu ist.
page-mine-notices-blocked = Der Browser erlaubt es nicht; in seinen Einstellungen geht es.
page-mine-notice-turn = Ich bin dran
page-mine-notice-time = Meine Zeit ist fast um
page-mine-notice-vote = Eine Abstimmung braucht mich
page-mine-notice-full = Mein Tisch ist voll und beginnt
page-mine-notice-rematch = Jemand, mit dem ich gespielt habe, spielt noch einmal
page-mine-notice-result = Eine Partie mit einem Tag je Zug ist vorbei
page-mine-quiet = Ruhezeit
page-mine-quiet-from = von
page-mine-quiet-to = bis
page-mine-quiet-breaks = Trotzdem sagen, wenn meine Zeit fast um ist

## The figures of the server

page-mine-house = Dieser Server
page-mine-house-title = Dieser Server · Noren
page-mine-house-host = Diese Zahlen zeigt der Server nur dir, auf seiner eigenen Maschine.
page-mine-house-public = Diese Zahlen darf jeder sehen.
page-mine-house-shut = Dieser Server zeigt seine Zahlen nicht.
page-mine-house-open = { $n ->
    [one] Ein Tisch ist offen.
   *[other] { $n } Tische sind offen.
}
page-mine-house-seat = Platz { $n }
page-mine-house-people = Menschen
page-mine-house-entries = { $n } Einträge im Schnitt
page-mine-house-of = { $won } von { $games } gewonnen oder geteilt

## A table from inside

page-mine-dev-frames = Rahmen
page-mine-dev-state = Zustand
page-mine-dev-seat = Platz { $seat } sieht
page-mine-dev-setup = Eine Stellung aufbauen
page-mine-dev-setup-more = Nach der Beschreibung, die das stage.ts des Spiels liest. Sie liegt an keinem Tisch und wird nirgends aufgehoben.
page-mine-dev-description = Beschreibung (JSON)
page-mine-dev-lay = Aufbauen
page-mine-dev-back = Letzten Zug zurücknehmen
page-mine-dev-may = Platz { $seat } darf
page-mine-dev-over = Hier ist die Partie zu Ende.
page-mine-dev-bad = Das ist kein JSON.
page-mine-dev-eyes = Gesehen von Platz

## Who may see what

page-mine-sight = Wer das sehen darf
page-mine-sight-more = Niemand, außer du sagst es. Eine Rangliste gibt es nicht.
page-mine-sight-page = Meine Seite
page-mine-sight-games = Meine beendeten Partien
page-mine-sight-me = Ich
page-mine-sight-met = Bekannte
page-mine-sight-link = Link
page-mine-sight-all = Alle
page-mine-sight-page-me = Diese Seite siehst nur du.
page-mine-sight-page-met = Wer mit dir gespielt hat, sieht ihre Zahlen; deine Notizen und deine Rivalen bleiben dein.
page-mine-sight-page-all = Wer ihre Adresse hat, sieht ihre Zahlen; deine Notizen und deine Rivalen bleiben dein.
page-mine-sight-games-me = In Rückblicken bist du ein Gast für alle, die nicht dabeisaßen.
page-mine-sight-games-link = Wer den Link einer Partie hat, sieht, wer gespielt hat.
page-mine-sight-games-all = Sie stehen auf deiner Seite, für alle, die sie sehen dürfen.
page-mine-sight-look = Meine Seite, wie andere sie sehen
page-mine-sight-copy = Adresse meiner Seite kopieren
page-mine-sight-copied = Die Adresse ist kopiert.
page-mine-person-title = { $name } · Noren
page-mine-shown-held = Gemeinsam standgehalten
page-mine-shown-won = Gewonnen
page-mine-shown-shared = Sieg geteilt
page-mine-shown-place = Platz { $place } von { $players }
