page-trust-title = Fidarsi di questa casa
page-trust-why = Noren è servito qui con un certificato suo. Quando questo dispositivo se ne fida, la pagina si può installare e funziona senza rete.
page-trust-get = Prendi il certificato
page-trust-ios = iPhone, iPad: aprilo, poi Impostazioni, Generali, VPN e gestione dispositivo: installalo; poi Generali, Info, Impostazioni certificati: attivalo.
page-trust-android = Android: Impostazioni, Sicurezza, Crittografia e credenziali, Installa un certificato, Certificato CA: scegli il file.
page-trust-desktop = Windows, macOS, Linux: apri il file e mettilo tra le autorità radice attendibili.
page-trust-open = Poi apri
