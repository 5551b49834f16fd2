page-trust-title = Diesem Haus vertrauen
page-trust-why = Noren läuft hier mit einem eigenen Zertifikat. Sobald dieses Gerät ihm vertraut, lässt sich die Seite installieren und geht auch ohne Netz.
page-trust-get = Zertifikat holen
page-trust-ios = iPhone, iPad: öffne es, dann Einstellungen, Allgemein, VPN & Geräteverwaltung: installiere es; dann Allgemein, Info, Zertifikatsvertrauenseinstellungen: schalte es ein.
page-trust-android = Android: Einstellungen, Sicherheit, Verschlüsselung & Anmeldedaten, Zertifikat installieren, CA-Zertifikat: wähle die Datei.
page-trust-desktop = Windows, macOS, Linux: öffne die Datei und lege sie zu den vertrauenswürdigen Stammzertifikaten.
page-trust-open = Dann öffne

## Notices to somebody who is not looking: public facts, and nothing that is hidden at a table. The name of the game stands before them.

say-notice-turn = du bist dran
say-notice-turn-left = du bist dran, { $time }
say-notice-time = deine Zeit ist fast um
say-notice-vote = eine Abstimmung braucht dich
say-notice-full = alle sind da, die Partie beginnt
say-notice-rematch = jemand spielt noch einmal
say-notice-result = die Partie ist vorbei
say-notice-several = { $n ->
    [one] Ein Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
 }
say-notice-hours = { $n ->
    [one] noch eine Stunde
   *[other] noch { $n } Stunden
 }
say-notice-minutes = { $n ->
    [one] noch eine Minute
   *[other] noch { $n } Minuten
 }

## What whoever opened the house is told in the terminal

cli-open = Noren ist offen: { $where }
cli-network = In deinem Netz: { $where }
cli-named = Mit Namen, wo Geräte solche Namen kennen: { $where }
cli-trust = Telefone lernen hier, ihm zu vertrauen: { $where }
cli-kept = Partien werden aufgehoben in { $where }
cli-kept-nowhere = Nichts wird aufgehoben
cli-demo = Nichts wird aufgehoben: gespielt wird nur gegen Bots
cli-games = Aus deinem Ordner mit Spielen: { $games }
cli-game-fault = Nicht angeboten: { $game }. { $fault }
