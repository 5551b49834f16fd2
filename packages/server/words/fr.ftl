page-trust-title = Faire confiance à cette maison
page-trust-why = Noren est servi ici avec un certificat à lui. Dès que cet appareil lui fait confiance, la page peut être installée et marche sans réseau.
page-trust-get = Prendre le certificat
page-trust-ios = iPhone, iPad : ouvrez-le, puis Réglages, Général, VPN et gestion de l’appareil : installez-le ; puis Général, Informations, Réglages des certificats : activez-le.
page-trust-android = Android : Paramètres, Sécurité, Chiffrement et identifiants, Installer un certificat, Certificat CA : choisissez le fichier.
page-trust-desktop = Windows, macOS, Linux : ouvrez le fichier et placez-le parmi les autorités racines de confiance.
page-trust-open = Ouvrez ensuite
