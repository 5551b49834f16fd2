page-trust-title = Faire confiance à cette maison
page-trust-why = Noren est servi ici avec un certificat à lui. Dès que cet appareil lui fait confiance, la page peut être installée et marche sans réseau.
page-trust-get = Prendre le certificat
page-trust-ios = iPhone, iPad : ouvrez-le, puis Réglages, Général, VPN et gestion de l’appareil : installez-le ; puis Général, Informations, Réglages des certificats : activez-le.
page-trust-android = Android : Paramètres, Sécurité, Chiffrement et identifiants, Installer un certificat, Certificat CA : choisissez le fichier.
page-trust-desktop = Windows, macOS, Linux : ouvrez le fichier et placez-le parmi les autorités racines de confiance.
page-trust-open = Ouvrez ensuite

## Notices to somebody who is not looking: public facts, and nothing that is hidden at a table. The name of the game stands before them.

say-notice-turn = à vous de jouer
say-notice-turn-left = à vous de jouer, { $time }
say-notice-time = votre temps est presque écoulé
say-notice-vote = un vote a besoin de vous
say-notice-full = tout le monde est là, la partie commence
say-notice-rematch = quelqu’un rejoue
say-notice-result = la partie est finie
say-notice-several = { $n ->
    [one] Une table vous attend
   *[other] { $n } tables vous attendent
 }
say-notice-hours = { $n ->
    [one] encore une heure
   *[other] encore { $n } heures
 }
say-notice-minutes = { $n ->
    [one] encore une minute
   *[other] encore { $n } minutes
 }

## What whoever opened the house is told in the terminal

cli-open = Noren est ouvert : { $where }
cli-network = Dans votre réseau : { $where }
cli-named = Par son nom, là où les appareils connaissent de tels noms : { $where }
cli-trust = Les téléphones apprennent à lui faire confiance ici : { $where }
cli-kept = Les parties sont gardées dans { $where }
cli-kept-nowhere = Rien n’est gardé
cli-demo = Rien n’est gardé : on ne joue que contre des robots
cli-games = De votre dossier de jeux : { $games }
cli-game-fault = Non proposé : { $game }. { $fault }
