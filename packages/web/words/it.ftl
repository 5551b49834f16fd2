### La pagina: inizio, attesa, cornice dei tavoli, impostazioni, rifiuti del server. Si dà del «tu».

## Everywhere

page-common-close = Chiudi
page-common-save = Salva
page-common-loading = Un attimo…

## Home

page-home-title = Noren: quattro tavoli di samurai
page-home-choose = Scegli un gioco
page-home-chosen = Scelto
page-home-pick = Scegli
page-home-soon = Presto
page-home-soon-more = Questo tavolo è ancora in costruzione. Sakura è aperto.
page-home-outside = Solo in rete
page-home-outside-more = Le regole di questo gioco sono solo sul server: si gioca a un tavolo in rete.
page-home-size = { $min }–{ $max } giocatori
page-home-players = Giocatori
page-home-range = da { $min } a { $max }
page-home-fewer = Meno giocatori
page-home-more = Più giocatori
page-home-bots = Bot
page-home-options = Opzioni del tavolo
page-home-listed = Mostralo tra i tavoli aperti
page-home-private = Solo chi vi siede può rivedere la partita
page-home-play = Gioca ora
page-home-create = Crea un tavolo
page-home-continue = Continua
page-home-open = Tavoli aperti
page-home-no-open = Nessun tavolo aperto
page-home-no-open-more = Aprine uno e manda il link, o riempilo di bot.
page-home-no-games = Ancora nessuna partita
page-home-no-games-more = Le tue partite in corso ti aspetteranno qui.
page-home-your-turn = Tocca a te
page-home-running = In corso
page-home-waiting = In attesa di giocatori
page-home-over = Finita
page-home-join = Unisciti
page-home-taken = { $taken } posti occupati su { $seats }
page-home-by = di { $name }
page-home-new-here = Prima volta qui?
page-home-new-more = Siediti con un vecchio monaco: insegna il gioco scelto in pochi minuti, un’idea alla volta.
page-home-lesson = Impara { $game }, { $minutes } min
page-home-checked = Ogni regola è controllata per te
page-home-no-account = Nessun account richiesto
page-home-credits = Progetto libero di appassionati, non affiliato agli editori di questi giochi. Regole raccontate e figure disegnate di nostra mano. Caratteri: Shippori Mincho, Yuji Boku e Source Sans 3 (OFL).

## Games before they are loaded

page-game-sake-name = Saké & Samouraï
page-game-sake-size = 3–8 giocatori · 40 min
page-game-sake-line = Una rissa per l’ultima coppa
page-game-spirit-name = Samurai Spirit
page-game-spirit-size = 1–7 insieme · 30 min
page-game-spirit-line = Difendere il villaggio, tre notti
page-game-sakura-name = Sakura
page-game-sakura-size = 2–6 giocatori · 25 min
page-game-sakura-line = Svuota la mano, evita le prese
page-game-honor-name = Honor of the Samurai
page-game-honor-size = 3–6 giocatori · 60 min
page-game-honor-line = Il primo a 400 d’onore

## Bots

page-bots-wanderer = Errante
page-bots-ashigaru = Ashigaru
page-bots-bushi = Bushi
page-bots-samurai = Samurai
page-bots-daimyo = Daimyo

## What bots are like

page-bots-more-wanderer = gioca a caso
page-bots-more-ashigaru = pensa un poco
page-bots-more-bushi = un rivale onesto
page-bots-more-samurai = vede lontano
page-bots-more-daimyo = si prende il suo tempo e non perdona

## Who you are

page-me-title = Chi sei
page-me-name = Il tuo nome
page-me-crest = Il tuo stemma
page-me-crest-no = Stemma { $n }
page-me-edit = Cambia nome e stemma

## Settings

page-settings-title = Impostazioni
page-settings-language = Lingua
page-settings-zoom = Dimensione del testo
page-settings-contrast = Carta ad alto contrasto
page-settings-keys = Scorciatoie a un tasto
page-settings-heard = Suoni accesi
page-settings-muted = Suoni spenti
page-settings-sound = Suoni
page-settings-volume-calls = Richiami
page-settings-volume-things = Gesti del tavolo
page-settings-volume-blows = Colpi
page-settings-volume-ends = La fine
page-settings-captions = Scrivi i suoni
page-settings-sound-turn = legnetti, tocca a te
page-settings-sound-bell = campanella, sei interpellato
page-settings-sound-stamp = sigillo
page-settings-sound-paper = carta
page-settings-sound-wood = legno
page-settings-sound-pour = si versa il sakè
page-settings-sound-drum = tamburo sordo
page-settings-sound-taiko = grande tamburo
page-settings-sound-bone = dadi
page-settings-sound-coin = monete
page-settings-sound-tick = ticchettio
page-settings-sound-win = shamisen
page-settings-sound-loss = corda bassa
page-settings-seal = Sigilla subito
page-settings-seal-off = No
page-settings-seal-double = Due tocchi
page-settings-seal-always = Un tocco
page-settings-bots = Ritmo dei bot
page-settings-bots-brisk = Svelti
page-settings-bots-easy = Pazienti
page-settings-bots-quick = Immediati
page-settings-bots-step = Passo per passo
page-settings-motion = Movimenti
page-settings-motion-full = Completi
page-settings-motion-short = Brevi
page-settings-motion-off = Nessuno
page-settings-passes = Passa dove non posso rispondere

## Options of a table

page-options-reconstructed = Alcune cifre stampate di questo gioco non sono in nessuna fonte pubblica e sono state ricostruite per questo progetto. Chi apre il tavolo può sostituirle.
page-options-clear = Usa le cifre fornite
page-options-faults = Il server ha trovato questi errori:
page-options-yes = sì
page-options-no = no

## Figures of a table’s own

page-figures-open = Cifre proprie…
page-figures-count = { $n ->
    [one] { $n } cifra propria
   *[other] { $n } cifre proprie
 }

## Nothing here

page-gone-title = Questo tavolo non esiste
page-gone-more = Il link forse è vecchio o scritto male.
page-gone-version = Questa pagina è più vecchia del server
page-gone-version-more = Ricaricala per continuare.
page-gone-mishap = Qualcosa è andato storto in questa pagina
page-gone-mishap-more = Niente è perduto: la partita è al sicuro. Ricarica la pagina per continuare.
page-gone-reload = Ricarica
page-gone-home = Alla tenda

## How a table keeps time

page-time-clock = Tempo per pensare
page-time-none = Nessuno
page-time-live = Dal vivo
page-time-days = A giorni
page-time-none-more = nessuno ha fretta
page-time-live-more = secondi per ogni decisione, e una riserva
page-time-days-more = si gioca quando si passa
page-time-each = Per ogni decisione
page-time-bank = Riserva
page-time-bank-more = per pensarci su, per tutta la partita
page-time-no-bank = nessuna
page-time-seconds = { $n } s
page-time-minutes = { $n } min
page-time-day = 1 giorno
page-time-n-days = { $n } giorni

## You, your devices, what this device keeps

# $what (text)
page-you-volume = Volume: { $what }
page-you-notes = Avvisami quando tocca a me
page-you-notes-ask = Consenti le notifiche
page-you-notes-no = Questo browser blocca le notifiche di questa pagina; le sue impostazioni possono cambiarlo.
page-you-notes-none = Questo browser non ne ha.
page-you-newer = È pronto un Noren più nuovo.
page-you-newer-go = Prendilo
page-you-newer-later = Più tardi
page-you-keep-all = Tieni tutti e quattro per giocare offline
page-you-keep-all-size = { NUMBER($mb, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, una volta sola

## On one device

page-sofa-alone = Da solo, { $n } samurai
page-sofa-where = Dove giochi?
page-sofa-online = Tavolo in rete
page-sofa-device = Questo dispositivo
page-sofa-device-more = Da soli contro i bot, o passandosi il dispositivo. Non ne esce nulla, e la rete non serve.
page-sofa-unreachable = I tavoli in rete ora non si raggiungono. Su questo dispositivo funziona tutto.
page-sofa-player = Giocatore { $n }
page-sofa-name-of = Nome al posto { $n }
page-sofa-crest-of = Un altro stemma per il posto { $n }
page-sofa-bot = Bot
page-sofa-to-bot = Dai il posto { $n } a un bot
page-sofa-to-person = Dai il posto { $n } a una persona
page-sofa-seats = Chi siede dove
page-sofa-begin = Siediti e gioca
page-sofa-pass = Passa il dispositivo a
page-sofa-part = Sono { $name }, scosto la tenda
page-sofa-nobody = Nessun altro guardi adesso.
page-sofa-others = Oppure qualcun altro guarda prima la sua mano:
page-sofa-draw = Tira la tenda
page-sofa-here = su questo dispositivo
page-sofa-drop = Elimina
page-sofa-drop-sure = Elimina per sempre
page-sofa-drop-of = Elimina questa partita di { $game }
page-sofa-turn-of = Tocca a { $name }
page-sofa-trouble = Il dispositivo non ha potuto conservare la partita. C’è ancora spazio?

## Beside the game: talk, fingers, clocks, going back, playing again

page-aside-no-clock = senza orologio
page-aside-live = { $seconds } s a decisione
page-aside-live-bank = { $seconds } s a decisione, riserva { $bank }
page-aside-days = { $count ->
    [one] un giorno a decisione
   *[other] { $count } giorni a decisione
 }

## Looking at a finished game again

page-review-button = Rivedi
page-review-button-of = Rivedi { $game }

refusal-offline = Il server non risponde.

## The bar of every page

page-bar-places = I luoghi della pagina
page-bar-play = Gioca
page-bar-games = Le mie partite
page-bar-reviews = Rivedi
page-bar-learn = Impara
page-bar-notices = Avvisi
page-bar-waiting = { $tables ->
    [one] un tavolo ti aspetta
   *[other] { $tables } tavoli ti aspettano
}
page-bar-me = La mia pagina
page-home-all-games = Tutte le mie partite
page-table-next = Prossima partita ({ $n })
page-table-guest = Un ospite
