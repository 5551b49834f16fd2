page-trust-title = Fidarsi di questa casa
page-trust-why = Noren è servito qui con un certificato suo. Quando questo dispositivo se ne fida, la pagina si può installare e funziona senza rete.
page-trust-get = Prendi il certificato
page-trust-ios = iPhone, iPad: aprilo, poi Impostazioni, Generali, VPN e gestione dispositivo: installalo; poi Generali, Info, Impostazioni certificati: attivalo.
page-trust-android = Android: Impostazioni, Sicurezza, Crittografia e credenziali, Installa un certificato, Certificato CA: scegli il file.
page-trust-desktop = Windows, macOS, Linux: apri il file e mettilo tra le autorità radice attendibili.
page-trust-open = Poi apri

## What whoever opened the house is told in the terminal

cli-open = Noren è aperto: { $where }
cli-network = Nella tua rete: { $where }
cli-named = Per nome, dove i dispositivi conoscono tali nomi: { $where }
cli-trust = I telefoni imparano a fidarsene qui: { $where }
cli-kept = Le partite sono conservate in { $where }
cli-kept-nowhere = Niente viene conservato
cli-demo = Niente viene conservato: si gioca solo contro bot
