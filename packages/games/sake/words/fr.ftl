### Saké & Samouraï. Mots de la boîte : gorgée, Point de vie, Pas, Disciple, Masu, fiche, brûler, Tour fatal.
### Le Katana, le Wakizashi, la Naginata, le Yumi : le genre est celui du livret.

## Choses

title = Saké & Samouraï
tagline = Une bagarre pour les dernières gorgées de saké
unit = gorgées

-card-chopsticks = Baguettes de jet
    .the = les { -card-chopsticks }
    .of = des { -card-chopsticks }
    .your = vos { -card-chopsticks }
    .agree = fp
-card-ramen = Ramen brûlant
    .the = le { -card-ramen }
    .of = du { -card-ramen }
    .your = votre { -card-ramen }
    .agree = m
-card-stench = Puanteur stratégique
    .the = la { -card-stench }
    .of = de la { -card-stench }
    .your = votre { -card-stench }
    .agree = f
-card-riceballs = Boulettes en pleine figure
    .the = les { -card-riceballs }
    .of = des { -card-riceballs }
    .your = vos { -card-riceballs }
    .agree = fp
-card-sakuragi = Sakuragi
    .the = le { -card-sakuragi }
    .of = du { -card-sakuragi }
    .your = votre { -card-sakuragi }
    .agree = m
-card-purchase = Achat d’ivrogne
    .the = l’{ -card-purchase }
    .of = de l’{ -card-purchase }
    .your = votre { -card-purchase }
    .agree = m
-card-stomach = Estomac sensible
    .the = l’{ -card-stomach }
    .of = de l’{ -card-stomach }
    .your = votre { -card-stomach }
    .agree = m
-card-feigned = Blessures feintes
    .the = les { -card-feigned }
    .of = des { -card-feigned }
    .your = vos { -card-feigned }
    .agree = fp
-card-roar = Rugissement (burp !)
    .the = le { -card-roar }
    .of = du { -card-roar }
    .your = votre { -card-roar }
    .agree = m
-card-lanterns = Lanternes éteintes
    .the = les { -card-lanterns }
    .of = des { -card-lanterns }
    .your = vos { -card-lanterns }
    .agree = fp
-card-stumble = Tituber
    .the = { -card-stumble }
    .of = de { -card-stumble }
    .your = votre { -card-stumble }
    .agree = m
-card-double-vision = Vision double
    .the = la { -card-double-vision }
    .of = de la { -card-double-vision }
    .your = votre { -card-double-vision }
    .agree = f
-card-disciple = Disciple
    .the = le { -card-disciple }
    .of = du { -card-disciple }
    .your = votre { -card-disciple }
    .agree = m
-card-katana = Katana
    .the = le { -card-katana }
    .of = du { -card-katana }
    .your = votre { -card-katana }
    .agree = m
-card-wakizashi = Wakizashi
    .the = le { -card-wakizashi }
    .of = du { -card-wakizashi }
    .your = votre { -card-wakizashi }
    .agree = m
-card-no-dachi = No-Dachi
    .the = le { -card-no-dachi }
    .of = du { -card-no-dachi }
    .your = votre { -card-no-dachi }
    .agree = m
-card-naginata = Naginata
    .the = la { -card-naginata }
    .of = de la { -card-naginata }
    .your = votre { -card-naginata }
    .agree = f
-card-yumi = Yumi
    .the = le { -card-yumi }
    .of = du { -card-yumi }
    .your = votre { -card-yumi }
    .agree = m
-card-pipe = Pipe
    .the = la { -card-pipe }
    .of = de la { -card-pipe }
    .your = votre { -card-pipe }
    .agree = f
-card-sandals = Sandales
    .the = les { -card-sandals }
    .of = des { -card-sandals }
    .your = vos { -card-sandals }
    .agree = fp
-card-armour = Armure improvisée
    .the = l’{ -card-armour }
    .of = de l’{ -card-armour }
    .your = votre { -card-armour }
    .agree = f
-card-flask = Bouteille
    .the = la { -card-flask }
    .of = de la { -card-flask }
    .your = votre { -card-flask }
    .agree = f
-card-rice-bowl = Bol de riz
    .the = le { -card-rice-bowl }
    .of = du { -card-rice-bowl }
    .your = votre { -card-rice-bowl }
    .agree = m

-place-life = pile de Points de vie
    .the = la { -place-life }
    .of = de la { -place-life }
    .your = votre { -place-life }
    .agree = f
-place-board = fiche
    .the = la { -place-board }
    .of = de la { -place-board }
    .your = votre { -place-board }
    .agree = f

-samurai-musashi = Miyamoto Musashi
-samurai-munenori = Yagyû Munenori
-samurai-mitsuyoshi = Yagyû Mitsuyoshi
-samurai-ittosai = Itô Ittôsai
-samurai-masamune = Date Masamune
-samurai-suenaga = Takezaki Suenaga
-samurai-masako = Hôjô Masako
-samurai-tomoe = Tomoe Gozen
-back-shove = Poussée
-back-brawl = Bagarre
-back-drowse = Somnolence
-location-none = L’auberge
-location-distillery = La Distillerie
-location-narrow-bridge = Le Pont étroit
-location-battlefield = Le Champ de bataille
-location-hot-spring = La Source chaude
-location-graveyard = Le Cimetière
-location-dojo = Le Dojo
-location-cherry-garden = Le Jardin des cerisiers
-location-thunderstorm = L’Orage
location-own = { $name }
-stop-1 = début des tours
-stop-2 = fin des tours
-stop-3 = Phase 1
-stop-4 = Phase 2
-stop-5 = Phase 3
-stop-6 = Phase 4
-stop-7 = pouvoir d’un Esprit
-stop-8 = pioche d’un Esprit
-stop-9 = action d’un Esprit
-stop-10 = avant la dématérialisation

disciple = { IS($who) ->
    [you] votre Disciple
   *[other] le Disciple { AS($who, "of") }
 }
    .obj = { disciple }
-disciple-some = un Disciple
    .obj = { -disciple-some }
gap = entre { AS($a, "obj") } et { AS($b, "obj") }
gap-left = à gauche { AS($a, "of") }
reach-exact = { $steps } Pas
reach-plus = { $steps } Pas ou plus
reach-both = { $steps } Pas ou plus des deux côtés
far = { $left }
far-two = { $left } ou { $right }

n-steps = { $n } Pas
n-sips = { $n ->
    [one] { $n } gorgée
   *[other] { $n } gorgées
 }
n-life = { $n ->
    [one] { $n } Point de vie
   *[other] { $n } Points de vie
 }
n-cards = { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
n-gone = { $gone ->
    [0] aucun Pas ne quitte
    [one] { $gone } Pas quitte
   *[other] { $gone } Pas quittent
 }
n-way = { $dir ->
    [left] à gauche
    [right] à droite
    [away] vers l’arrière
   *[towards] vers l’avant
 }

## Journal

log-board-taken = { $who } { IS($who) ->
    [you] êtes
   *[other] est
 } <b>{ $samurai }</b>.
log-began = { IS($who) ->
    [you] Vous commencez, Samouraï-san
   *[other] { $who }-san commence
 }. Le Masu contient { n-sips }.
log-began-at = { IS($who) ->
    [you] Vous commencez, Samouraï-san
   *[other] { $who }-san commence
 }. Le Masu contient { n-sips }. Le Lieu : { $location }.
log-turn = { IS($who) ->
    [you] <b>Votre</b> tour
   *[other] Tour { AS($who, "of") }
 }.
log-turn-fatal = { IS($who) ->
    [you] <b>Votre</b> tour
   *[other] Tour { AS($who, "of") }
 }, Tour fatal { $n }.
log-turn-cut = { IS($who) ->
    [you] Votre tour
   *[other] Le tour { AS($who, "of") }
 } finit aussitôt.
log-played-attack = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } { $card } pour attaquer.
log-played-iaido = { $who } { IS($who) ->
    [you] dégainez
   *[other] dégaine
 } en <b>iaïdo</b> avec { $card }.
log-played-move = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } { $card } et { $dir ->
    [away] { IS($who) ->
    [you] reculez
   *[other] recule
 }
    [towards] { IS($who) ->
    [you] avancez
   *[other] avance
 }
   *[other] { IS($who) ->
    [you] vous déplacez
   *[other] se déplace
 }
 } de { n-steps }{ $dir ->
    [left] {" "}à gauche
    [right] {" "}à droite
   *[other] {""}
 }.
log-played-drink = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } { $card } pour boire.
log-played-text = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } <b>{ $card }</b>.
log-activated = { $who } { IS($who) ->
    [you] utilisez
   *[other] utilise
 } { AS($card, "the") }.
log-burned = { $who } { IS($who) ->
    [you] brûlez
   *[other] brûle
 } la gorgée sur { AS($place, "the") }.
log-soul = { $who } { IS($who) ->
    [you] laissez brûler votre
   *[other] laisse brûler son
 } âme : { n-cards } de la pile de Points de vie.
log-drew = { $who } { IS($who) ->
    [you] piochez
   *[other] pioche
 } { n-cards }.
log-drew-mine = { $who } { IS($who) ->
    [you] piochez
   *[other] pioche
 } { $cards }.
log-discarded = { $who } { IS($who) ->
    [you] défaussez
   *[other] défausse
 } { $cards }.
log-discarded-late = { $who } { IS($who) ->
    [you] criez
   *[other] crie
 } trop tard et { IS($who) ->
    [you] perdez
   *[other] perd
 } { $cards }.
log-shuffled = La défausse est mélangée : { n-cards }.
log-stood-up = { $who } { IS($who) ->
    [you] vous levez
   *[other] se lève
 }.
log-moved = { $who } { $dir ->
    [away] { IS($who) ->
    [you] reculez
   *[other] recule
 }
    [towards] { IS($who) ->
    [you] avancez
   *[other] avance
 }
   *[other] { IS($who) ->
    [you] vous déplacez
   *[other] se déplace
 }
 } de { n-steps }{ $dir ->
    [left] {" "}à gauche
    [right] {" "}à droite
   *[other] {""}
 }.
log-stopped = { $by } { IS($by) ->
    [you] jouez
   *[other] joue
 } <b>{ $card }</b> et { IS($who) ->
    [you] vous arrête
   *[other] { IS($by) ->
    [you] arrêtez
   *[other] arrête
 } { $who }
 }.
log-attacked = { $who } { IS($target) ->
    [you] vous attaque
   *[other] { IS($who) ->
    [you] attaquez
   *[other] attaque
 } { $target }
 } avec { AS($card, "the") } : <b>{ $n }</b>.
log-attacked-bare = { $who } { IS($target) ->
    [you] vous attaque
   *[other] { IS($who) ->
    [you] attaquez
   *[other] attaque
 } { $target }
 } à mains nues : <b>{ $n }</b>.
log-attacked-event = { $who } { IS($target) ->
    [you] vous attaque
   *[other] { IS($who) ->
    [you] attaquez
   *[other] attaque
 } { $target }
 } à distance ({ $card }) : <b>{ $n }</b>.
log-attacked-afar = { $who } { IS($target) ->
    [you] vous attaque
   *[other] { IS($who) ->
    [you] attaquez
   *[other] attaque
 } { $target }
 } à distance : <b>{ $n }</b>.
log-attacked-disciple = { $source } { IS($target) ->
    [you] vous attaque
   *[other] attaque { $target }
 } : <b>{ $n }</b>.
log-no-attack = { $who } { IS($who) ->
    [you] n’attaquez
   *[other] n’attaque
 } pas.
log-defended = { $who } { IS($who) ->
    [you] vous défendez
   *[other] se défend
 } avec { $card } : <b>{ $n }</b>.
log-sacrificed = { $who } { IS($who) ->
    [you] sacrifiez
   *[other] sacrifie
 } un Disciple : aucun dommage.
log-undefended = { $who } { IS($who) ->
    [you] ne vous défendez
   *[other] ne se défend
 } pas.
log-undefended-armour = { $who } { IS($who) ->
    [you] ne vous défendez
   *[other] ne se défend
 } pas ; l’Armure prend { $n }.
log-turned-up = { AS($card, "the") } { IS($card, "agree") ->
    [fp] sont retournées
    [mp] sont retournés
    [f] est retournée
   *[m] est retourné
 } pour { $source } : <b>{ $n }</b>.
log-turned-none = Il ne reste aucune carte à retourner pour { $source } : <b>{ $n }</b>.
log-damaged = { $who } { IS($who) ->
    [you] subissez
   *[other] subit
 } <b>{ $n }</b> { $n ->
    [one] dommage
   *[other] dommages
 }.
log-healed = { $who } { IS($who) ->
    [you] regagnez
   *[other] regagne
 } { n-life }.
log-disciple-stood = { $source } prend place { n-way }.
log-disciple-advanced = { $source } avance de { n-steps }.
log-disciple-fell = { $source } tombe.
log-disciple-held = { $source } titube.
log-disciples-returned = { $who } { IS($who) ->
    [you] reprenez
   *[other] reprend
 } { $n ->
    [one] { $n } Disciple
   *[other] { $n } Disciples
 } en main.
log-laid = { $who } { IS($who) ->
    [you] posez
   *[other] pose
 } { AS($card, "the") }.
log-drank = { $who } { IS($who) ->
    [you] criez
   *[other] crie
 } « SAKÉÉÉ ! » et { IS($who) ->
    [you] prenez
   *[other] prend
 } { n-sips } du Masu.
log-placed = { $who } { IS($who) ->
    [you] posez
   *[other] pose
 } une gorgée sur { AS($place, "the") }.
log-placed-board = { $who } { IS($who) ->
    [you] posez
   *[other] pose
 } une gorgée sur la fiche : hips ! Plus de capacité.
log-sips-gone = { $who } { IS($who) ->
    [you] perdez
   *[other] perd
 } { n-sips }.
log-gear-lost = { $who } { IS($who) ->
    [you] perdez
   *[other] perd
 } { AS($card, "the") }.
log-wielded = { $who } { IS($who) ->
    [you] prenez
   *[other] prend
 } en main { AS($card, "the") }.
log-step-added = { $who } { IS($who) ->
    [you] ajoutez
   *[other] ajoute
 } un Pas { $gap }.
log-step-removed = { $who } { IS($who) ->
    [you] retirez
   *[other] retire
 } un Pas { $gap }.
log-died = { IS($who) ->
    [you] <b>Vous mourez</b> et rejoignez
   *[other] { $who } <b>meurt</b> et rejoint
 } les Esprits d’Enma.
log-gap-kept = L’intervalle { $gap } reste ; { n-gone } la table.
log-gaps-gone = Il ne reste aucun intervalle ; { n-gone } la table.
log-rose = { $who } { IS($who) ->
    [you] revenez
   *[other] revient
 } en Esprit avec { n-cards }.
log-stole = { $who } { IS($who) ->
    [you] volez
   *[other] vole
 } une gorgée du Masu.
log-no-power = { $who } { IS($who) ->
    [you] n’utilisez
   *[other] n’utilise
 } pas de pouvoir.
log-brawled = { $by } { IS($by) ->
    [you] déplacez
   *[other] déplace
 } { IS($who) ->
    [you] votre gorgée
   *[other] la gorgée { AS($who, "of") }
 }, posée sur { AS($place, "the") }, vers { AS($onto, "the") }.
log-drowsed = { $by } { IS($by) ->
    [you] prenez
   *[other] prend
 } une carte { $back } chez { AS($from, "obj") } et { IS($to) ->
    [you] vous la donne
   *[other] la { IS($by) ->
    [you] donnez
   *[other] donne
 } { AS($to, "to") }
 }.
log-tormented = { $by } { IS($who) ->
    [you] vous tourmente
   *[other] { IS($by) ->
    [you] tourmentez
   *[other] tourmente
 } { $who }
 } avec { n-cards }.
log-helped = { $by } { IS($by) ->
    [you] aidez
   *[other] aide
 } avec { n-cards }.
log-torment-failed = { $who } { IS($who) ->
    [you] gardez toutes vos
   *[other] garde toutes ses
 } gorgées.
log-sip-stolen = { $who } { IS($who) ->
    [you] perdez
   *[other] perd
 } la gorgée sur { AS($place, "the") }.
log-given = { $who } { IS($who) ->
    [you] recevez
   *[other] reçoit
 } une gorgée.
log-vanished = { $who } { IS($who) ->
    [you] vous dématérialisez
   *[other] se dématérialise
 } : { IS($by) ->
    [you] vous jouez
   *[other] { $by } joue
 } { $card }.
log-vanished-self = { $who } { IS($who) ->
    [you] vous dématérialisez
   *[other] se dématérialise
 } avec { $card }.
log-fatal-round = <b>Tour fatal { $n }</b> : { IS($who) ->
    [you] vous commencez
   *[other] { $who } commence
 }.
log-seppuku = { $who } { IS($who) ->
    [you] faites
   *[other] fait
 } seppuku.
log-game-stopped = Après { $n ->
    [one] { $n } Tour fatal
   *[other] { $n } Tours fatals
 }, la partie est arrêtée.
log-won = { $who } { IS($who) ->
    [you] gagnez
   *[other] gagne
 }.
log-won-together = Victoire pour { AS($winners, "obj") }.
log-nobody-won = Personne ne gagne.

## Questions

ask-wait = { $waiting } { $n ->
    [one] réfléchit
   *[other] réfléchissent
 }.
ask-over = La partie est finie.
ask-boards = Quel Samouraï serez-vous ?
ask-play = À vous : jouez une carte ({ $n ->
    [one] { $n } jouée
   *[other] { $n } jouées
 }), utilisez un Objet ou finissez la phase.
ask-declare = Qu’en faites-vous ?
ask-weapon = Avec quelle arme frappez-vous ?
ask-place = Où va la gorgée ? Encore { $n }.
ask-window = Interrompez-vous { $of } ?
ask-defend = On vous attaque : <b>{ $n }</b>. Comment vous défendez-vous ?
ask-defend-torment = Les Esprits veulent <b>{ $n }</b> de vos gorgées. Vous défendez-vous ?
ask-vanish = { IS($who) ->
    [you] Vous dématérialisez-vous
   *[other] Faut-il dématérialiser { $who }
 } ?
ask-second = Sur qui lancez-vous la seconde baguette ?
ask-steps = Où change un Pas ? Encore { $n }.
ask-respond = Réagissez-vous d’abord ?
ask-discard = Défaussez { n-cards }.
ask-rearm = Votre arme est perdue. Laquelle prenez-vous en main ?
ask-disciples = Quel Disciple agit maintenant ?
ask-prey = Qui votre Disciple doit-il attaquer ?
ask-wield = Quelle arme gardez-vous en main jusqu’à votre prochain tour ?
ask-side = Quel intervalle reste ?
ask-power = Votre pouvoir : { $back }.
ask-haunt = Voler, tourmenter ou rien ?
ask-help = Aidez-vous à tourmenter { AS($who, "obj") } ?
ask-lose = Quelle gorgée perdez-vous ? Encore { $n }.
ask-give = Qui reçoit la gorgée ? Encore { $n }.

## Étiquettes

do-pass = Passer
do-pass-defend = Encaisser sans défense
do-pass-second = Pas de second lancer
do-pass-weapon = Renoncer à l’Attaque
do-pass-power = Ne pas utiliser le pouvoir
do-pass-haunt = Ne rien faire
do-pass-vanish = Laisser frapper
do-board = Prendre { $samurai }
do-card = Jouer { $card }
do-burn = Brûler la gorgée sur { AS($place, "the") }
do-burn-draw = Brûler la gorgée ({ $place }) : piocher 1
do-use-attack = Attaque { $n }
do-use-iaido = Iaïdo { $n }
do-use-move = Déplacement { $n }
do-use-drink = Boire { $n }
do-use-text = Utiliser le texte
do-target = Viser { $target }
do-weapon = Frapper avec { AS($card, "the") }
do-weapon-bare = Frapper à mains nues
do-step = { $dir ->
    [away] Reculer de { n-steps }
    [towards] Avancer de { n-steps }
   *[other] { n-steps } { n-way }
 }
do-stay = Rester sur place
do-end = Finir la phase
do-end-wield = Finir le tour, { AS($card, "the") } en main
do-end-bare = Finir le tour, rien en main
do-side = Placer { n-way }
do-gear = Défausser { IS($who) ->
    [you] { AS($card, "your") }
   *[other] { AS($card, "the") } { AS($who, "of") }
 }
do-sip = La gorgée sur { IS($who) ->
    [you] { AS($place, "your") }
   *[other] { AS($place, "the") } { AS($who, "of") }
 }
do-activate = Utiliser { AS($card, "the") }
do-remedy = Défausser { $card } : +1 Point de vie
do-place = Sur { AS($place, "the") }
do-lose = Perdre la gorgée sur { AS($place, "the") }
do-give = { AS($who, "to") }
do-act = Envoyer ce Disciple
do-interrupt = Interrompre avec { $card }
do-defend = Défendre avec { $card } ({ $n })
do-sacrifice = Sacrifier le Disciple
do-discard = Défausser { $card }
do-wield = En main : { AS($card, "the") }
do-wield-bare = Rien en main
do-spot = Ici, { $gap }
do-shove-add = Ajouter un Pas { $gap }
do-shove-remove = Retirer un Pas { $gap }
do-brawl = { IS($who) ->
    [you] Déplacer votre gorgée
   *[other] Déplacer la gorgée { AS($who, "of") }
 } ({ $place })
do-onto = Vers { AS($place, "the") }
do-drowse = Prendre une carte { $back } { AS($who, "to") }
do-to = La donner { AS($who, "to") }
do-steal = Voler 1 gorgée du Masu
do-torment = Tourmenter { AS($who, "obj") }
do-spend = Jouer { $card } ({ $back })
do-done = Terminé
do-vanish = Se dématérialiser avec { $card }
do-keep-left = Garder l’intervalle à ma gauche
do-keep-right = Garder l’intervalle à ma droite
do-keep-between = Garder l’intervalle entre les survivants
do-soul = Âme guerrière : { n-cards } de la pile de Points de vie
do-withdraw = Reprendre mon refus
do-stop = Arrêt : { $stop }

## Pourquoi non

no-board-taken = { $who } { IS($who) ->
    [you] avez
   *[other] a
 } déjà { $samurai }.
no-costs-sake = Vous avez joué { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } ; une de plus coûte une gorgée, et vous n’en avez pas.
no-no-use = Rien sur { AS($card, "the") } ne peut servir maintenant.
no-no-use-paid = Sans la gorgée sur { AS($place, "the") }, rien sur { AS($card, "the") } ne pourrait servir.
no-wet-item = Une gorgée est sur { AS($card, "the") } : brûlez-la d’abord.
no-no-fuel = Utiliser { AS($card, "the") } coûte une gorgée, et vous n’en avez pas.
no-bowl-no-wounds = Vous n’avez aucune Blessure à soigner avec le Bol de riz.
no-pipe-no-hands = Personne d’autre n’a de carte que la Pipe puisse prendre.
no-pipe-no-hands-all = Personne n’a de carte que la Pipe puisse prendre.
no-flask-no-cards = Il ne reste aucune carte à piocher avec la Bouteille.
no-ability-wet = Une gorgée est sur votre fiche : votre capacité est perdue.
no-healed-once = Vous avez déjà soigné une Blessure ainsi ce tour-ci.
no-remedy-no-wounds = Vous n’avez aucune Blessure à soigner.
no-strike-alone = Vous êtes le dernier Samouraï, et aucun Esprit n’a de gorgée à perdre.
no-all-wet = Une gorgée est sur chacune de vos armes.
no-dojo-strike = Au Dojo, personne n’attaque à distance.
no-dojo-strike-own = Dans ce Lieu, personne n’attaque à distance.
no-nothing-reaches = Aucune de vos armes n’atteint personne ; le plus proche est à { $n }.
no-nothing-reaches-bare = Les mains nues atteignent à 1 Pas ; le plus proche est à { $n }.
no-worth-nothing = La case Attaque { AS($card, "of") } vaut { $n } : le coup ne vaudrait rien.
no-standing = Vous êtes debout : seul un Samouraï assis dégaine en iaïdo.
no-iaido-stuck = Un iaïdo commence par 1 Pas au moins, et vous ne pouvez pas en faire un seul.
no-iaido-misses = Après un Déplacement de { n-steps } au plus, votre coup n’atteindrait personne.
no-no-move-box = La case Déplacement { AS($card, "of") } vaut 0.
no-stuck = Vous ne pouvez pas bouger d’un seul Pas, dans aucune direction.
no-move-alone = Vous êtes le dernier Samouraï : il n’y a plus de Pas.
no-no-drink-box = La case Boire { AS($card, "of") } vaut 0.
no-masu-empty = Le Masu est vide.
no-no-place = Vos { $n } places portent toutes une gorgée.
no-not-in-my-turn = { $card } : seulement pendant le tour d’un autre.
no-second-of-type = Vous avez déjà { AS($card, "the") } en jeu.
no-disciple-alone = Vous êtes le dernier Samouraï : un Disciple n’a pas de place.
no-dojo-event = Au Dojo, personne n’attaque à distance, même avec { AS($card, "the") }.
no-dojo-event-own = Dans ce Lieu, personne n’attaque à distance, même avec { AS($card, "the") }.
no-event-misses = Pour { AS($card, "the") }, il faut quelqu’un à { $reach }.
no-roar-no-sake = Le Rugissement coûte une gorgée, et vous n’en avez pas.
no-no-cubes = Il ne reste aucun Pas dans la boîte.
no-no-loose-cube = Aucun Pas ne peut partir : il en reste un entre adversaires.
no-riceballs-nobody = Personne à { $reach } n’a de carte en main.
no-sakuragi-no-cards = Il ne reste aucune carte à piocher.
no-nobody-has-gear = Personne n’a d’arme ni d’Objet en jeu.
no-nobody-has-sake = Personne n’a de gorgée à perdre.
no-feigned-no-wounds = Vous n’avez aucune Blessure à soigner.
no-must-step = Un iaïdo commence par 1 Pas au moins.
no-too-far = Vous pouvez faire { $room } Pas { n-way }, pas { $n }.
no-too-far-none = Vous ne pouvez pas faire un seul Pas { n-way }.
no-iaido-misses-there = Après { n-steps } { n-way }, votre coup n’atteindrait personne.
no-iaido-misses-here = D’où vous êtes, votre coup n’atteindrait personne.
no-spirit-dry = { $who } { IS($who) ->
    [you] n’avez
   *[other] n’a
 } pas de gorgée à perdre.
no-empty-hand = { $who } { IS($who) ->
    [you] n’avez
   *[other] n’a
 } aucune carte en main.
no-event-distance = Pour { AS($card, "the") }, il faut { $reach } ; { IS($target) ->
    [you] vous êtes
   *[other] { $target } est
 } à { $far }.
no-out-of-reach = { AS($card, "the") } atteint à { $reach } ; { IS($target) ->
    [you] vous êtes
   *[other] { $target } est
 } à { $far }.
no-out-of-reach-bare = Les mains nues atteignent à 1 Pas ; { IS($target) ->
    [you] vous êtes
   *[other] { $target } est
 } à { $far }.
no-out-of-reach-any = Aucune de vos armes n’atteint { AS($target, "obj") }, à { $far }.
no-dojo-weapon = Au Dojo, personne n’attaque à distance, même avec { AS($card, "the") }.
no-dojo-weapon-own = Dans ce Lieu, personne n’attaque à distance, même avec { AS($card, "the") }.
no-wet-weapon = Une gorgée est sur { AS($card, "the") }.
no-armed = Vous avez { AS($card, "the") } : les mains nues sont pour qui n’a pas d’arme.
no-armed-wet = Vous avez { AS($card, "the") }, même sous une gorgée : les mains nues sont pour qui n’a pas d’arme.
no-weapon-worthless = Avec { AS($card, "the") }, le coup vaudrait { $n }.
no-weapon-worthless-bare = À mains nues, le coup vaudrait { $n }.
no-must-strike = Qui dégaine en iaïdo doit frapper s’il le peut.
no-place-taken = Une gorgée est déjà sur { AS($place, "the") }.
no-wrong-back = Ce dos est { $back } ; la première carte montre { $top }.
no-no-back = La pioche est vide : aucun dos ne correspond.
no-no-card-yet = Il faut au moins une carte au bon dos.
no-steal-empty = Le Masu est vide : rien à voler.
no-no-sake-there = { $who } { IS($who) ->
    [you] n’avez
   *[other] n’a
 } pas de gorgée.
no-no-match = Vous n’avez aucune carte au dos { $top }.
no-all-places-full = Chaque place { AS($who, "of") } porte une gorgée.
no-drowse-alone = { $who } { IS($who) ->
    [you] êtes
   *[other] est
 } le dernier Samouraï : personne d’autre ne peut recevoir la carte.
no-must-power = Le pouvoir doit servir s’il le peut : { $top }.
no-last-cube = Le dernier Pas entre deux adversaires reste.
no-last-cube-none = Il n’y a aucun Pas ici.
no-wrong-shout-move = Un Déplacement s’arrête par Tituber ; ceci est { $card }.
no-wrong-shout-attack = Une Attaque s’arrête par Vision double ; ceci est { $card }.
no-no-disciple = Seul un Disciple peut être sacrifié ; ceci est { $card }.
no-no-sacrifice = Aucun Disciple ne peut être sacrifié contre un tourment.
no-picked-already = Vous avez déjà nommé { AS($card, "the") }.
no-not-shortest = L’intervalle le plus court reste, de { n-steps } ; celui-ci en a { $cubes }.
no-soul-all = Un de vos { n-life } doit rester.
no-soul-wet = Une gorgée est sur votre pile de Points de vie.
no-soul-twice = Vous avez déjà appelé l’Âme guerrière ce tour-ci.

## Conseils

hint-now-sake = Il vous rapporte { $a ->
    [one] { $a } gorgée
   *[other] { $a } gorgées
 }, plutôt que { $b }.
hint-now-life = Il vous rapporte { $a ->
    [one] { $a } Point de vie
   *[other] { $a } Points de vie
 }, plutôt que { $b }.
hint-now-gear = Il vous donne { $a ->
    [one] { $a } arme ou Objet
   *[other] { $a } armes et Objets
 }, plutôt que { $b }.
hint-now-strike = Il frappe { $who } pour { $a }, là où environ { $n } peuvent être parés.
hint-later-win = Il décide de la soirée : vous gagnez dans { NUMBER($pa, style: "percent") } des fins imaginées, plutôt que dans { NUMBER($pb, style: "percent") }.
hint-later-sake = D’ici votre prochain tour vous avez environ { $a ->
    [one] { $a } gorgée
   *[other] { $a } gorgées
 }, plutôt que { $b }.
hint-later-life = D’ici votre prochain tour il vous reste environ { $a ->
    [one] { $a } Point de vie
   *[other] { $a } Points de vie
 }, plutôt que { $b }.
hint-later-cards = D’ici votre prochain tour vous tenez environ { $a ->
    [one] { $a } carte
   *[other] { $a } cartes
 }, plutôt que { $b }.
hint-later-gear = D’ici votre prochain tour vous portez environ { $a ->
    [one] { $a } arme ou Objet
   *[other] { $a } armes et Objets
 }, plutôt que { $b }.
hint-later-falls = { $who } tombe avant votre prochain tour dans { NUMBER($pa, style: "percent") } des parties imaginées, plutôt que dans { NUMBER($pb, style: "percent") }.
hint-later-wounds = Il coûte { AS($who, "to") } environ { $a ->
    [one] { $a } Point de vie
   *[other] { $a } Points de vie
 } avant votre prochain tour, plutôt que { $b }.
hint-later-theirs = Il éloigne la coupe { AS($who, "of") } : environ { $a ->
    [one] { $a } gorgée
   *[other] { $a } gorgées
 } d’ici votre prochain tour, plutôt que { $b }.

## Mots du plateau qui nomment quelqu’un

board-attack-at = { $by } { IS($target) ->
    [you] vous frappe
   *[other] { IS($by) ->
    [you] frappez
   *[other] frappe
 } { $target }
 }
board-disciple-at = { $source } { IS($target) ->
    [you] vous frappe
   *[other] frappe { $target }
 }
board-torment-at = { $by } { IS($target) ->
    [you] vous tourmente
   *[other] { IS($by) ->
    [you] tourmentez
   *[other] tourmente
 } { $target }
 }
board-helped-by = avec l’aide { AS($helpers, "of") }
board-stopped = { $card } ! Arrêt signé { AS($by, "obj") }
board-stopped-iaido = Iaïdo ! { $card } : { $by } { IS($by) ->
    [you] arrêtez
   *[other] arrête
 } la lame
board-stretch = { AS($a, "of") } à { AS($b, "obj") }, { n-steps } ici
board-gap-name = { AS($a, "of") } à { AS($b, "obj") } : { n-steps }, { $d ->
    [one] { $d } Disciple
   *[other] { $d } Disciples
 }.
board-dial-to = { n-steps } vers { AS($who, "obj") }
board-dial-away = { n-steps } loin { AS($who, "of") }
board-window-move = { $of } va se déplacer. Tituber l’arrêterait.
board-window-disciple = { $source } va avancer. Tituber l’arrêterait.
board-window-attack = { $by } { IS($target) ->
    [you] vous frappe
   *[other] { IS($by) ->
    [you] frappez
   *[other] frappe
 } { $target }
 } : { $n }. Vision double l’arrêterait.
board-seal-strike = Frapper { AS($target, "obj") } : { $n }
board-seal-strike-open = Frapper { AS($target, "obj") }
board-seal-aim = Viser { AS($target, "obj") }
board-steps = { n-steps }
board-sips-held = { n-sips }
board-life-left = { n-life }
board-cards = { $n ->
    [one] carte
   *[other] cartes
 }
board-wounds-word = { $n ->
    [one] Blessure
   *[other] Blessures
 }
board-sips-lost = { $n ->
    [one] gorgée perdue
   *[other] gorgées perdues
 }
board-plate = { $life ->
    [one] { $life } Point de vie
   *[other] { $life } Points de vie
 }, { $wounds ->
    [one] { $wounds } Blessure
   *[other] { $wounds } Blessures
 }, { $sips ->
    [one] { $sips } gorgée
   *[other] { $sips } gorgées
 }, { $hand ->
    [one] { $hand } carte
   *[other] { $hand } cartes
 } en main. En jeu : { $gear }.
board-life-pile = Pile de Points de vie
board-board-place = Fiche

## Réponses automatiques

board-when-defend = Frappé pour { $n } ou plus :
board-deed-defend = je me défends avec ma meilleure carte
board-best-defend = La carte qui laisse le moins de Blessures ; à égalité, celle dont je me passe le mieux. Un Disciple n’est sacrifié que si aucune carte n’arrête autant.
board-when-torment = Tourmenté, gorgées en jeu { $n } ou plus :
board-deed-torment = je garde mes gorgées avec ma meilleure carte
board-best-torment = La carte qui garde le plus de gorgées ; à égalité, celle dont je me passe le mieux.
board-when-vision = Un coup contre moi de { $n } ou plus :
board-deed-vision = je l’arrête par Vision double
board-best-vision = Celle dont je me passe le mieux. Sans elle, le coup arrive à ma défense.
board-when-stumble = Un Déplacement, nombre de Pas { $n } ou plus :
board-deed-stumble = je l’arrête par Tituber
board-best-stumble = Quel que soit celui qui bouge, Disciples compris. La carte Tituber dont je me passe le mieux.
board-when-vanish = Esprit, gorgées en danger { $n } ou plus :
board-deed-vanish = je me dématérialise avec une carte au bon dos
board-best-vanish = Les miennes ou celles d’un autre Esprit : tous les Esprits gagnent ensemble. Les cartes au bon dos se valent.

## Noms

figure-who = { $samurai }
figure-card = { $card }
figure-copy = { $card } { $n }
figure-location = { $location }
figure-back-side = { $back }

## Le plateau de jeu

board-ring = Le cercle des Pas
board-rivals = Les autres joueurs
board-my-sheet = Mon Samouraï
board-my-hand = Ma main
board-empty-hand = Aucune carte en main
board-seated = assis
board-standing = debout
board-spirit-of-enma = Esprit d’Enma
board-out = hors jeu
board-no-board = pas encore de Samouraï
board-alive = en vie
board-spirit = Esprit
board-life = Vie
board-wounds = Blessures
board-in-hand = en main
board-in-hand-short = En main
board-wet-life = une gorgée protège 1 Point de vie, pas d’âme guerrière
board-wet-board = une gorgée dessus : capacité éteinte
board-wet-thing = mouillé : inutilisable
board-wounds-taken = { $n } { $n ->
    [one] blessure
   *[other] blessures
 }
board-hand-of = { $n } { $n ->
    [one] carte
   *[other] cartes
 } en main
board-look-at = Regarder { $name }
board-plate-spirit = { $sips } { $sips ->
    [one] gorgée
   *[other] gorgées
 }, { $hand } { $hand ->
    [one] carte
   *[other] cartes
 } en main.
board-nothing = rien
board-speech = { $masu } { $masu ->
    [one] gorgée
   *[other] gorgées
 } dans le Masu, { $deck } { $deck ->
    [one] carte
   *[other] cartes
 } à piocher, { $living } { $living ->
    [one] Samouraï
   *[other] Samouraïs
 } en vie.
board-next-back = Dessus : { $back }
board-empty-deck = Vide
board-draw-pile = Pioche, { $n } { $n ->
    [one] carte
   *[other] cartes
 }
board-discard = Défausse
board-discard-pile = Défausse, { $n } { $n ->
    [one] carte
   *[other] cartes
 }
board-empty-pile = Rien pour l’instant.
board-of-sips = gorgées sur { $n }
board-guard = arme { $held }, et { $hand } { $hand ->
    [one] carte
   *[other] cartes
 }
board-guard-none = arme { $held }, aucune carte
board-card-name = { $name }, attaque { $attack }, défense { $defence }, déplacement { $move }, boire { $drink }, { $kind }. { $text }. Dos : { $back }
board-kind-event = Événement
board-kind-interruption = Interruption
board-kind-disciple = Disciple
board-kind-weapon = Arme
board-kind-item = Objet
board-weapon-text = +{ $a } attaque à { $s }, +{ $d } défense
board-weapon-ranged = +{ $a } attaque à { $s }, à distance
board-both-sides = { $s } des deux côtés
board-effect-chopsticks = { $sides ->
    [both] Deux attaques de 1 à 2+ des deux côtés
   *[either] Deux attaques de 1 à 2+
 }
board-effect-ramen = { $sides ->
    [both] Une attaque de 2 à 3+ des deux côtés
   *[either] Une attaque de 2 à 3+
 }
board-effect-stench = Ajoute 2 Pas n’importe où
board-effect-riceballs = { $sides ->
    [both] À 4+ des deux côtés : il défausse 2 cartes
   *[either] À 4+ : il défausse 2 cartes
 }
board-effect-sakuragi = Piochez 2 cartes
board-effect-purchase = Défausse un objet de quiconque
board-effect-stomach = Retire une gorgée à quiconque
board-effect-feigned = Regagnez 2 Points de vie
board-effect-roar = Brûlez 1 : attaque de 4 à 2
board-effect-lanterns = Retire 2 Pas n’importe où
board-effect-stumble = Annule un déplacement
board-effect-double-vision = Annule une attaque
board-effect-disciple = Avance de { $n }, frappe à 1
board-effect-pipe = { $who ->
    [all] Brûlez 1 : tous défaussent 1, vous aussi
   *[others] Brûlez 1 : les autres défaussent 1
 }
board-effect-sandals = +1 à chaque déplacement
board-effect-armour = { $alone ->
    [yes] +1 défense, même sans carte
   *[no] +1 défense
 }
board-effect-flask = Brûlez 1 : piochez 2
board-effect-rice-bowl = Brûlez 1 : regagnez 2 Points de vie
board-no-ability = Sans capacité.
board-ability-musashi = Deux Cieux : +1 attaque avec deux armes sèches.
board-ability-munenori = Sabre de vie : +1 à chaque carte de défense.
board-ability-mitsuyoshi = Œil qui ne cille pas : piochez 1 après une défense parfaite.
board-ability-ittosai = Coup unique : iaïdo jusqu’à 3 Pas et +1.
board-ability-masamune = Suite du Dragon : Disciples +1 attaque et défense.
board-ability-suenaga = Archer du rivage : +1 aux attaques à distance.
board-ability-masako = Remèdes de la nonne : une fois par tour, défaussez 1, regagnez 1 Point de vie.
board-ability-tomoe = Cavalière : +1 à chaque déplacement et iaïdo.
board-burn = Brûler
board-burn-long = Brûler une gorgée et piocher une carte, à tout moment
board-burn-which = Quelle gorgée brûlez-vous ?
board-burn-detail = Vous piochez une carte ; ce qu’elle couvrait sert de nouveau.
board-soul = Âme guerrière
board-soul-long = Âme guerrière : piocher dans sa pile de Points de vie, une fois par tour
board-soul-how = Combien de cartes Point de vie piochez-vous ?
board-soul-detail = Scellé avant de les voir ; une carte Point de vie doit rester.
board-soul-n = Piocher { $n } { $n ->
    [one] carte
   *[other] cartes
 } Point de vie
board-ask-pay = Quelle gorgée paie ?
board-ask-use = Usage
board-ask-step = Pas
board-ask-target = Cible
board-ask-weapon = Arme
board-ask-cost = Quelle gorgée brûle ?
board-ask-thing = Quel objet ?
board-ask-sip = Quelle gorgée ?
board-ask-side = Côté
board-ask-onto = Nouvelle place
board-ask-to = À qui ?
board-ask-spend = Cartes assorties
board-q-pay = Une troisième carte coûte une gorgée : laquelle brûle ?
board-q-use = À quoi sert-elle ?
board-q-move = De combien, et vers où ?
board-q-iaido = Iaïdo : un Pas, puis le coup
board-q-target = Qui frappez-vous ?
board-q-aim = Contre qui ?
board-q-weapon = Avec quelle arme ?
board-q-cost = Quelle gorgée brûle pour cela ?
board-q-gear = L’objet de qui disparaît ?
board-q-sip = La gorgée de qui disparaît ?
board-q-side = De quel côté se place le Disciple ?
board-q-onto = Où va la gorgée ?
board-q-to = Qui reçoit la carte ?
board-q-spend = Quelles cartes assorties jouez-vous ?
board-use-attack = Attaque
board-use-iaido = Iaïdo
board-use-move = Déplacement
board-use-drink = Boire
board-use-text = Texte
board-use-activate = Objet
board-use-brawl = Bagarre
board-use-drowse = Somnolence
board-use-torment = Tourment
board-text-lay = Poser
board-text-stand = Envoyer
board-text-event = Événement
board-stay = rester
board-away = reculer
board-blocked = bloqué
board-bare-hands = Mains nues
board-no-weapon = Aucune arme
board-seal-place = Poser : { $list }
board-seal-lose = Perdre : { $list }
board-seal-discard = Défausser { $n } { $n ->
    [one] carte
   *[other] cartes
 }
board-place-cost = { $place } : { $cost }
board-covers-life = +1 Point de vie, pas d’âme guerrière
board-covers-board = capacité éteinte
board-covers-thing = inutilisable
board-place-left = Encore { $n } à poser. Reprenez librement, scellez une fois.
board-lose-left = Encore { $n } à céder. Vous choisissez.
board-discard-left = Encore { $n } à défausser.
board-attack-value = Attaque
board-part-card = carte
board-part-weapon = arme
board-part-armour = armure
board-part-ability = capacité
board-sacrifice-sum = le Disciple encaisse
board-reactions = Mes réponses permanentes
board-passed-for-me = On passe pour moi
board-reactions-help = Les fenêtres passent d’elles-mêmes, toujours après la même pause et sans regarder vos cartes. Maj P passe tout jusqu’à votre tour, H retient tout ce tour-ci.
board-reply-moves = Laisser passer les déplacements
board-reply-attacks-on-me = Laisser les coups contre moi arriver à ma défense
board-reply-attacks = Laisser passer les coups contre d’autres
board-reply-respond = Laisser agir les effets sur moi
board-reply-spirits = Esprit : ni aider ni disparaître
board-reply-turn = Tout passer jusqu’à mon tour
board-hold-turn = Tout retenir ce tour-ci : rien ne passe tout seul (H)
board-held-now = Retenu : rien ne passe tout seul ce tour-ci
board-incense = Passer pour moi quand l’encens s’éteint
board-seconds = Encore { $n } { $n ->
    [one] seconde
   *[other] secondes
 }
board-more = +20 s
board-stops = Arrêts : m’attendre ici
board-spirit-help = Seul le dos de vos cartes compte. Tous les Esprits gagnent ensemble.
board-out-help = Votre histoire est finie.
board-team = Esprits ensemble { $n }, meilleur vivant { $best }
board-no-sips = Aucune gorgée
board-phase1 = 1 Jouer
board-phase1n = 1 Jouer : { $n } sur 2
board-phase1more = 1 Jouer : 2 sur 2
board-phase2 = 2 Disciples
board-phase3 = 3 Piocher
board-phase4 = 4 Arme
board-step1 = 1 Pouvoir
board-step2 = 2 Piocher
board-step3 = 3 Tourmenter ou voler
board-masu-sub = { $n } { $n ->
    [one] gorgée
   *[other] gorgées
 } dans le Masu
board-fatal = Tour fatal { $n }
board-choose-title = Quel Samouraï serez-vous ?
board-choose-wait = Les Samouraïs sont choisis
board-known-card = dans cette main : vous l’avez vue
board-col-samurai = Samouraï
board-col-state = État
board-col-sips = Gorgées
board-you-win = Victoire : personne n’a bu comme vous
board-spirits-win = Les Esprits d’Enma gagnent
board-spirits-win-you = Les Esprits gagnent, et vous avec eux
board-nobody-wins = Personne ne gagne

## Options

opt-edition = Édition
opt-edition-fr = Française
opt-edition-it = Italienne
opt-board-assignment = Fiches Samouraï
opt-board-assignment-edition = Selon l’édition
opt-board-assignment-choose = Choisies dans l’ordre du tour
opt-board-assignment-random = Au hasard
opt-location = Lieu
opt-location-random = Au hasard
opt-first-player = Premier joueur
opt-first-player-random = Au hasard
opt-interrupt-priority = Interruptions
opt-interrupt-priority-clockwise = Sous pli, le plus proche dans le sens horaire
opt-interrupt-priority-reflex = Le premier qui crie
opt-bare-hands-out-of-range = Mains nues quand aucune arme n’atteint
opt-max-fatal-rounds = Tours fatals au plus
opt-max-fatal-rounds-0 = Sans limite
opt-timers = Horloge
opt-timers-standard = Normale
opt-timers-brisk = Vive
opt-timers-relaxed = Tranquille
opt-stops = Arrêts personnels
opt-stops-none = Sans
opt-stops-personal = Chacun peut en poser
opt-fatal-turn = Tour qui vide le Masu (boîte italienne)
opt-fatal-turn-running = Est le dernier de ce joueur
opt-fatal-turn-fresh = S’arrête là ; un tour entier suit
opt-event-flanks = Distance des Événements (boîte italienne)
opt-event-flanks-both = Des deux côtés
opt-event-flanks-either = D’un côté
opt-armour-always = L’Armure défend sans carte
opt-shouts-are-spent = Interruptions tardives défaussées (boîte italienne)
opt-data = Nombres imprimés
opt-location-none = { -location-none }
opt-location-distillery = { -location-distillery }
opt-location-narrow-bridge = { -location-narrow-bridge }
opt-location-battlefield = { -location-battlefield }
opt-location-hot-spring = { -location-hot-spring }
opt-location-graveyard = { -location-graveyard }
opt-location-dojo = { -location-dojo }
opt-location-cherry-garden = { -location-cherry-garden }
opt-location-thunderstorm = { -location-thunderstorm }

## Parties des règles

chapter-setup = Mise en place
chapter-geo = Places et pas
chapter-turn = Le tour d’un Samouraï
chapter-attack = Attaque
chapter-move = Déplacement
chapter-iaido = Iaïdo
chapter-drink = Boire
chapter-def = Défense
chapter-weapon = Armes
chapter-item = Objets
chapter-event = Événements
chapter-int = Interruptions
chapter-disc = Disciples
chapter-hand = Main
chapter-deck = Pioche et défausse
chapter-soul = Âme guerrière
chapter-sake = Saké sur un Samouraï
chapter-burn = Brûler du saké
chapter-dmg = Dommages
chapter-heal = Soins
chapter-death = Mort
chapter-line = Deux survivants, un survivant
chapter-spirit = Esprits
chapter-power = Pouvoirs d’ivresse
chapter-steal = Voler dans le Masu
chapter-torment = Tourment
chapter-demat = Attaquer un Esprit
chapter-fatal = Le Tour fatal
chapter-end = Fin et victoire
chapter-seppuku = Seppuku
chapter-abil = Capacités des Samouraïs
chapter-loc = Lieux

## Nombres imprimés

figure-cards = Les 98 cartes, une par une
figure-weapons = Armes
figure-disciple = Disciples
figure-life = Points de vie des Samouraïs
figure-abilities = Capacités des Samouraïs
figure-locations = Lieux
figure-type = Carte
figure-attack = Attaque
figure-defence = Défense
figure-move = Déplacement
figure-drink = Boire
figure-back = Dos
figure-steps = Pas
figure-plus = ou plus
figure-ranged = à distance
figure-name = Nom
figure-rule = Règle
figure-limit-box = une case montre un chiffre
figure-limit-steps = aucun intervalle ne contient plus de Pas
figure-limit-life = une fiche a la place de tant de cartes Point de vie
figure-limit-name = la ligne du Lieu a la place de tant de lettres
figure-two-heavens = Deux Cieux : Attaques avec arme +1 avec deux armes utilisables
figure-life-giving-sword = Sabre de vie : +1 avec chaque carte de Défense
figure-unblinking-eye = Œil qui ne cille pas : pioche 1 carte après une défense parfaite
figure-one-cut = Coup unique : iaïdo jusqu’à 3 Pas et Attaque à +1
figure-dragons-retinue = Suite du Dragon : Disciples +1 en Attaque et en Défense
figure-coast-archer = Archer du rivage : Attaques à distance +1
figure-nuns-remedies = Remèdes de la nonne : une fois par tour, défausse 1 carte et regagne 1 Point de vie
figure-swift-rider = Cavalière : +1 à chaque Déplacement et iaïdo
figure-none = aucune capacité
figure-rule-none = L’auberge ordinaire, sans règle à elle.
figure-rule-distillery = Au début de son tour, un Samouraï prend 1 gorgée du Masu et la pose.
figure-rule-narrow-bridge = La partie commence avec 2 Pas dans chaque intervalle.
figure-rule-battlefield = Tout le monde commence debout : pas d’iaïdo.
figure-rule-hot-spring = Un Samouraï qui n’a déclaré aucune Attaque regagne 1 Point de vie à la fin de son tour.
figure-rule-graveyard = Les Esprits piochent 2 cartes à leur tour.
figure-rule-dojo = Aucune Attaque à distance ne peut être déclarée.
figure-rule-cherry-garden = En Phase 3 un Samouraï pioche 3 cartes.
figure-rule-thunderstorm = Chaque Déplacement est plus court de 1 (jamais sous 1), et les Disciples avancent de 1 Pas au plus.

## The result

# $who (text)
board-end-ahead = { $n ->
    [one] Une gorgée
   *[other] { $n } gorgées
 }, { $most } de plus que { $who }.
board-end-ahead-you = { $n ->
    [one] Une gorgée
   *[other] { $n } gorgées
 }, { $most } de plus que vous.
board-end-alone = { $n ->
    [one] Une gorgée
   *[other] { $n } gorgées
 } pour le seul survivant.
board-end-level = { $n ->
    [one] Une gorgée
   *[other] { $n } gorgées
 } chacun.
board-end-spirits = { $n ->
    [0] Les Esprits n’en avaient aucune.
    [one] Les Esprits en avaient une ensemble.
   *[other] Les Esprits en avaient { $n } ensemble.
 }
board-end-haunted = Les Esprits ont bu { $n ->
    [one] une gorgée
   *[other] { $n } gorgées
 } ensemble, le meilleur des vivants { $most }.
board-end-life = Vie
board-end-dealt = Blessures infligées
board-end-sips = { $n ->
    [one] { $n } gorgée
   *[other] { $n } gorgées
 }
board-end-length = { $n ->
    [one] un coup
   *[other] { $n } coups
 }
# $who (text)
board-end-wins = { $n ->
    [one] { $who } a bu la dernière coupe
   *[other] { $who } partagent la dernière coupe
 }
