page-trust-title = Fidarsi di questa casa
page-trust-why = Noren è servito qui con un certificato suo. Quando questo dispositivo se ne fida, la pagina si può installare e funziona senza rete.
page-trust-get = Prendi il certificato
page-trust-ios = iPhone, iPad: aprilo, poi Impostazioni, Generali, VPN e gestione dispositivo: installalo; poi Generali, Info, Impostazioni certificati: attivalo.
page-trust-android = Android: Impostazioni, Sicurezza, Crittografia e credenziali, Installa un certificato, Certificato CA: scegli il file.
page-trust-desktop = Windows, macOS, Linux: apri il file e mettilo tra le autorità radice attendibili.
page-trust-open = Poi apri

## Notices to somebody who is not looking: public facts, and nothing that is hidden at a table. The name of the game stands before them.

say-notice-turn = tocca a te
say-notice-turn-left = tocca a te, { $time }
say-notice-time = il tuo tempo sta per finire
say-notice-vote = un voto aspetta te
say-notice-full = ci sono tutti, la partita comincia
say-notice-rematch = qualcuno gioca di nuovo
say-notice-result = la partita è finita
say-notice-several = { $n ->
    [one] Un tavolo ti aspetta
   *[other] { $n } tavoli ti aspettano
 }
say-notice-hours = { $n ->
    [one] ancora un’ora
   *[other] ancora { $n } ore
 }
say-notice-minutes = { $n ->
    [one] ancora un minuto
   *[other] ancora { $n } minuti
 }

## What whoever opened the house is told in the terminal

cli-open = Noren è aperto: { $where }
cli-network = Nella tua rete: { $where }
cli-named = Per nome, dove i dispositivi conoscono tali nomi: { $where }
cli-trust = I telefoni imparano a fidarsene qui: { $where }
cli-kept = Le partite sono conservate in { $where }
cli-kept-nowhere = Niente viene conservato
cli-demo = Niente viene conservato: si gioca solo contro bot
cli-games = Dalla tua cartella di giochi: { $games }
cli-game-fault = Non disponibile: { $game }. { $fault }
