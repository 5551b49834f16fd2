### Samurai Spirit en français. Mots de la boîte : manche, Kiai, Talent, Brigand, File de combat, jeton Soutien, infiltré, barricade, ferme, famille.

## Choses

title = Samurai Spirit
tagline = Sept contre les brigands : tenez le village trois nuits, ensemble.
unit = points

-samurai-heihachi = Heihachi
-samurai-daisuke = Daisuke
-samurai-gorobei = Gorobei
-samurai-kanbei = Kanbei
-samurai-kikuchiyo = Kikuchiyo
-samurai-kyuzo = Kyuzo
-samurai-katsushiro = Katsushiro

raider = { $value }
    .a = un { raider }
    .the = le { raider }
-raider-unseen = brigand inconnu
    .a = un { -raider-unseen }
    .the = le { -raider-unseen }

-symbol-hat = chapeau
    .the = le { -symbol-hat }
-symbol-farm = ferme
    .the = la { -symbol-farm }
-symbol-doll = poupée
    .the = la { -symbol-doll }

## Pénalités

-icon-burn = Incendie
    .the = l’{ -icon-burn }
    .agree = m
-icon-wound = Blessure
    .the = la { -icon-wound }
    .agree = f
-icon-infiltrate = Infiltration
    .the = l’{ -icon-infiltrate }
    .agree = f
-icon-no-defend = Pas de défense
    .the = { -icon-no-defend }
    .agree = f
-icon-no-support = Pas de soutien
    .the = { -icon-no-support }
    .agree = f
-icon-arrow-left = Flèche à gauche
    .the = la { -icon-arrow-left }
    .agree = f
-icon-arrow-right = Flèche à droite
    .the = la { -icon-arrow-right }
    .agree = f
-icon-must-pass = Passe forcée
    .the = la { -icon-must-pass }
    .agree = f
-icon-reinforce = Renfort
    .the = le { -icon-reinforce }
    .agree = m
-icon-no-talent = Pas de talent
    .the = { -icon-no-talent }
    .agree = f
-icon-lose-defence = Défense perdue
    .the = la { -icon-lose-defence }
    .agree = f

## Journal

log-began = { $deck ->
    [one] { $deck } brigand descend
   *[other] { $deck } brigands descendent
 } sur le village ; { $barricades ->
    [one] { $barricades } barricade tient
   *[other] { $barricades } barricades tiennent
 }. { $who } { IS($who) ->
    [you] commencez
   *[other] commence
 }.
log-chose = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } { $samurai }.
log-activated = { $who } { IS($who) ->
    [you] appelez
   *[other] appelle
 } { $samurai }.
log-penalty = { $who } { IS($who) ->
    [you] subissez
   *[other] subit
 } { AS($icon, "the") } ({ AS($raider, "the") }).
log-ignored = { $who } { IS($who) ->
    [you] ignorez
   *[other] ignore
 } { AS($icon, "the") } ({ AS($raider, "the") }).
log-impossible = { $icon } : l’effet ne peut pas s’appliquer, une blessure à la place.
log-reinforced = { AS($raider, "a") } revient de la défausse ; la pioche est mélangée.
log-lost-defence = { $who } { IS($who) ->
    [you] perdez
   *[other] perd
 } { AS($symbol, "the") } à gauche.
log-drawn = { $who } { IS($who) ->
    [you] révélez
   *[other] révèle
 } { AS($raider, "a") }.
log-drawn-arrow = La flèche amène { AS($raider, "a") } { AS($who, "to") }.
log-confronted = { $who } { IS($who) ->
    [you] affrontez
   *[other] affronte
 } { AS($raider, "the") } : total <b>{ $total }</b> sur { $kiai }.
log-defended = { $who } { IS($who) ->
    [you] défendez
   *[other] défend
 } avec { AS($symbol, "the") }.
log-gave = { $who } { IS($who) ->
    [you] donnez
   *[other] donne
 } { AS($raider, "the") } { AS($to, "to") }.
log-struck = { $who } { IS($who) ->
    [you] abattez
   *[other] abat
 } { AS($raider, "the") }.
log-buried = { $who } { IS($who) ->
    [you] glissez
   *[other] glisse
 } { AS($raider, "the") } sous la pioche.
log-overwhelmed = { $who } { IS($who) ->
    [you] êtes débordé
   *[other] est débordé
 } : <b>{ $total }</b> au-dessus de { $kiai }.
log-slipped = { AS($raider, "the") } s’infiltre.
log-slipped-unseen = Un brigand s’infiltre sans être vu.
log-lent = { IS($owner) ->
    [you] Votre jeton
   *[other] Le jeton { AS($owner, "of") }
 } va { AS($to, "to") }.
log-passed = { $who } { IS($who) ->
    [you] passez
   *[other] passe
 }.
log-passed-forced = { $who } { IS($who) ->
    [you] devez
   *[other] doit
 } passer.
log-kiai = <b>Kiai !</b> { $who } { IS($who) ->
    [you] libérez
   *[other] libère
 } le pouvoir de { $samurai }.
log-declined = { $who } y { IS($who) ->
    [you] renoncez
   *[other] renonce
 }.
log-moved = { AS($raider, "the") } va { IS($from) ->
    [you] de chez vous
   *[other] de chez { $from }
 } { IS($to) ->
    [you] chez vous
   *[other] chez { $to }
 }.
log-cut = { $who } { IS($who) ->
    [you] défaussez
   *[other] défausse
 } { AS($raider, "the") } { IS($from) ->
    [you] de votre file
   *[other] { AS($from, "of") }
 }.
log-cleared-deck = { $who } { IS($who) ->
    [you] dégagez
   *[other] dégage
 } la route : { $raiders }.
log-cleared-gate = { $who } { IS($who) ->
    [you] chassez
   *[other] chasse
 } des infiltrés : { $raiders }.
log-turned-up = { $who } { IS($who) ->
    [you] voyez
   *[other] voit
 } ce qui vient : { $raiders }.
log-arranged = Ils viendront dans cet ordre : { $raiders }.
log-shed = { AS($raider, "the") } quitte { IS($who) ->
    [you] votre file
   *[other] la file { AS($who, "of") }
 } : total <b>{ $total }</b>.
log-wounded = { $who } { IS($who) ->
    [you] subissez
   *[other] subit
 } une blessure.
log-fell = { $who } { IS($who) ->
    [you] subissez une quatrième blessure et tombez
   *[other] subit une quatrième blessure et tombe
 }.
log-turned = { $who } { IS($who) ->
    [you] devenez
   *[other] devient
 } animal : valeur de Kiai <b>{ $kiai }</b>.
log-healed = { IS($who) ->
    [you] Votre blessure est soignée.
   *[other] La blessure { AS($who, "of") } est soignée.
 }
log-barricade-lost = Une barricade brûle : il en reste { $left }.
log-barricade-built = Une barricade est bâtie : il y en a { $left }.
log-farm-lost = Une ferme tombe : il en reste { $left }.
log-farm-penalty = Sa chute a un prix : { $price ->
    [farm-a] une famille tirée au hasard est perdue
    [farm-b] une autre ferme tombe
    [farm-c] une barricade brûle, ou une ferme s’il n’y en a plus
   *[farm-d] un samouraï choisi par l’équipe est blessé
 }.
log-family-lost = Une famille est perdue : il en reste { $left }.
log-round-over = La manche { $round } est finie : { $gate ->
    [0] aucun brigand n’est
    [one] { $gate } brigand est
   *[other] { $gate } brigands sont
 } dans le village.
log-everyone-passed = Tous ont passé : { $gate ->
    [0] aucun brigand n’est
    [one] { $gate } brigand est
   *[other] { $gate } brigands sont
 } dans le village.
log-dawn-1 = <b>Aube, étape 1</b> : les chapeaux.
log-dawn-2 = <b>Aube, étape 2</b> : les fermes.
log-dawn-3 = <b>Aube, étape 3</b> : les familles.
log-dawn-4 = <b>Aube, étape 4</b> : les infiltrés.
log-lacking = Il { IS($who) ->
    [you] vous manque { AS($symbol, "the") }
   *[other] manque { AS($symbol, "the") } { AS($who, "to") }
 }.
log-bonus = Une famille aide : { $help ->
    [family-a] un samouraï est soigné
    [family-b] une barricade est rebâtie
   *[family-c] le premier infiltré est chassé
 }.
log-intruder = Infiltré : { AS($raider, "a") }{ IS($flames) ->
    [yes] {" "}avec des flammes
   *[no] , inoffensif
 }.
log-round = Manche { $round } : { $added ->
    [one] { $added } nouveau venu
   *[other] { $added } nouveaux venus
 }, { $deck } brigands en tout. { $who } { IS($who) ->
    [you] commencez
   *[other] commence
 }.
log-won = Le village tient : <b>{ $score }</b> ({ $mode ->
    [easy] Facile
    [normal] Normal
    [hard] Difficile
   *[heroic] Héroïque
 }).
log-lost = Le village est perdu.
log-lost-dead = { $who } { IS($who) ->
    [you] êtes
   *[other] est
 } à terre, et le village est perdu.

## Questions

ask-choose = Quel samouraï jouez-vous ?
ask-absent = Appelez-vous un samouraï absent pour ce tour ?
ask-order = Deux pénalités : laquelle d’abord ?
ask-ignore = { $icon } : { IS($icon, "agree") ->
    [m] l’ignorer ou le subir ?
   *[f] l’ignorer ou la subir ?
 }
ask-lose-defence = Quelle carte de défense abandonnez-vous ?
ask-action = Combattre, soutenir ou passer ?
ask-recipient = À qui prêtez-vous votre jeton ?
ask-place = { AS($raider, "a") }. Où va-t-il ?
ask-place-given = On vous donne { AS($raider, "a") }. Où va-t-il ?
ask-place-kept = Ce { $raider } doit rester. À gauche ou à droite ?
ask-receive = { AS($raider, "a") } vient à vous. À gauche ou à droite ?
ask-again = Combattez-vous une seconde fois ?
ask-power = Kiai ! Utilisez-vous l’effet ?
ask-move-from = Kiai ! De quelle file part la dernière carte ?
ask-move-to = Qui reçoit la carte ?
ask-cut = Kiai ! De quelle file défausser la dernière carte ?
ask-lend-from = Kiai ! Quel jeton est donné ?
ask-lend-to = Qui reçoit le jeton ?
ask-arrange = Dans quel ordre les cartes reposent-elles sur la pioche ?
ask-heal = Kiai ! Qui est soigné ?
ask-farm-wound = La chute de la ferme blesse un samouraï. Lequel ?
ask-bonus = La famille soigne un samouraï. Lequel ?
ask-turn = À vous de jouer.
ask-waiting = On attend { AS($who, "obj") }.
ask-won = Le village tient. Score : <b>{ $score }</b>.
ask-lost = Le village est perdu.
ask-nobody = Rien n’est demandé pour l’instant.

## Sceaux

do-choose = Jouer { $samurai }
do-activate = Appeler { $samurai }
do-ready = Commencer le tour
do-first = D’abord : { $icon }
do-ignore = Ignorer { AS($icon, "the") }
do-suffer = Subir { AS($icon, "the") }
do-lose = Abandonner { AS($symbol, "the") }
do-fight = Combattre : révéler un brigand
do-support = Soutenir : prêter son jeton, un brigand s’infiltre
do-pass = Passer : quitter la manche
do-confront = Affronter : total { $clash ->
    [kiai] <b>{ $total }</b>, Kiai !
    [above] <b>{ $total }</b> sur { $kiai }, débordé, un incendie
   *[below] <b>{ $total }</b> sur { $kiai }
 }
do-defend = Défendre avec { AS($symbol, "the") }
do-give = Donner à { $whom }
do-discard = Défausser : cette valeur est dans votre file
do-under = Glisser sous la pioche et en piocher une autre
do-again = Combattre encore
do-stop = S’arrêter là
do-build = Bâtir une barricade
do-clear-deck = Défausser { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } de la pioche
do-clear-gate = Chasser { $n ->
    [one] { $n } infiltré
   *[other] { $n } infiltrés
 }
do-turn-up = Révéler { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
do-decline = S’en passer
do-from = De { $whom }
do-to = À { $whom }
do-cut = Défausser la dernière carte de { $whom }
do-heal = Soigner { $whom }
do-nobody = Ne soigner personne
do-order = Sur le dessus, dans cet ordre : { $raiders }
do-wound = Blesser { $whom }

## Pourquoi pas

no-no-symbol = Ce { $raider } ne montre ni chapeau, ni ferme, ni poupée.
no-symbol-held = Votre défense a déjà { AS($symbol, "the") }.
no-no-defending = Pas de défense : rien ne se pose à gauche ce tour-ci.
no-kept = Ce { $raider } remplace une autre carte et doit rester.
no-no-talents = Pas de Talent : aucun ne sert ce tour-ci.
no-wrong-value = { $samurai } donne les cartes { IS($even) ->
    [yes] paires
   *[no] impaires
 } ; ceci est { AS($raider, "a") }.
no-wrong-value-back = { $samurai } ne rend que les cartes { IS($even) ->
    [yes] paires
   *[no] impaires
 } ; ceci est { AS($raider, "a") }.
no-wrong-value-strict = À cette table { $samurai } ne redonne que les cartes { IS($even) ->
    [yes] paires
   *[no] impaires
 } ; ceci est { AS($raider, "a") }.
no-neighbour-out = { $whom } { IS($whom) ->
    [you] avez passé et ne prenez
   *[other] a passé et ne prend
 } plus de carte.
no-gave-already = Vous avez déjà donné ce { $raider } une fois.
no-no-repeat = Il n’y a pas encore de { $raider } dans votre file.
no-came-back = Cette position revient pour la cinquième fois : pas de défausse ce tour-ci.
no-pile-empty = La pioche est vide : il n’y a pas d’autre carte.
no-alone = Personne d’autre n’est en jeu.
no-token-lent = Votre jeton est chez { $holder }.
no-no-support = Pas de soutien : il n’est pas permis ce tour-ci.
no-has-passed = { $whom } { IS($whom) ->
    [you] avez
   *[other] a
 } passé.
no-no-line = { IS($whom) ->
    [you] Votre file est sans carte.
   *[other] La file de { $whom } est sans carte.
 }
no-same-line = La carte vient { IS($whom) ->
    [you] de chez vous
   *[other] de chez { $whom }
 } : choisissez un autre samouraï.
no-token-away = { IS($whom) ->
    [you] Votre jeton
   *[other] Le jeton de { $whom }
 } est chez { IS($holder) ->
    [you] vous
   *[other] { $holder }
 }.
no-own-token = C’est { IS($whom) ->
    [you] votre propre jeton
   *[other] le jeton de { $whom }
 } : choisissez un autre samouraï.
no-no-marker = { $whom } { IS($whom) ->
    [you] n’avez
   *[other] n’a
 } pas de blessure à soigner.
no-taken = { $samurai } est déjà pris.
no-spent = { $samurai } a déjà aidé une fois dans cette partie.

## Conseils

hint-now-kiai = Il remplit la ligne exactement jusqu’à votre kiai : le cri retentit.
hint-now-over = Il vous évite d’être débordé : votre ligne reste dans les limites du kiai.
hint-now-guard = Il garnit votre défense : { $a } places gardées sur trois, plutôt que { $b }.
hint-now-penalty = La carte qui reste en dernier dans votre ligne fera moins mal au début du prochain tour.
hint-now-room = Il garde { $a } points de marge sous votre kiai, plutôt que { $b }.
hint-now-barricades = Il garde { $a } barricades debout, plutôt que { $b }.
hint-now-farms = Il garde { $a } fermes debout, plutôt que { $b }.
hint-now-families = Il garde { $a } familles à l’abri, plutôt que { $b }.
hint-now-wounds = Il épargne l’équipe : { $a } blessures en tout, plutôt que { $b }.
hint-later-barricades = D’ici votre prochain tour il reste environ { $a } barricades, plutôt que { $b }.
hint-later-farms = D’ici votre prochain tour il reste environ { $a } fermes, plutôt que { $b }.
hint-later-families = D’ici votre prochain tour environ { $a } familles sont à l’abri, plutôt que { $b }.
hint-later-wounds = D’ici votre prochain tour l’équipe porte environ { $a } blessures, plutôt que { $b }.
hint-later-intruders = D’ici votre prochain tour environ { $a } brigands se sont glissés dans le village, plutôt que { $b }.
hint-later-guard = D’ici votre prochain tour environ { $a } de vos trois places sont gardées, plutôt que { $b }.
hint-later-win = Il décide de la nuit : le village vaut { NUMBER($pa, style: "percent") } à la fin, plutôt que { NUMBER($pb, style: "percent") }.

## Options

opt-mode = Difficulté
opt-samurai = Samouraïs
opt-absent = Soutiens des samouraïs absents
opt-players = Nombre de joueurs
opt-strict-parity = Redonner exige la valeur du talent
opt-data = Vos propres cartes
opt-mode-easy = Facile
opt-mode-normal = Normal
opt-mode-hard = Difficile
opt-mode-heroic = Héroïque
opt-samurai-random = tirés au hasard
opt-samurai-choose = choisis à la table
opt-absent-auto = selon la règle
opt-absent-on = utilisés
opt-absent-off = non utilisés
opt-players-0 = un par samouraï
opt-players-1 = une personne les mène tous

## Parties de la règle

chapter-def = Définitions
chapter-setup = Mise en place
chapter-mode = Difficulté
chapter-round = Manches et ordre du tour
chapter-turn = Le tour
chapter-pen = La pénalité
chapter-fight = Combattre
chapter-conf = Affronter
chapter-defend = Défendre
chapter-sup = Soutenir
chapter-pass = Passer
chapter-tal = Talents
chapter-kiai = Kiai
chapter-wound = Blessures et face animale
chapter-barr = Barricades
chapter-farm = Fermes
chapter-fam = Familles
chapter-end = Fin d’une manche
chapter-next = La manche suivante
chapter-loss = Défaite
chapter-win = Victoire
chapter-score = Score
chapter-duo = À deux joueurs
chapter-solo = En solitaire
chapter-faq = Questions et réponses

## Le plateau

board-sub = Nuit { $n } sur 3, { $mode }
board-phase-a = A Pénalité
board-phase-b = B Action
board-phase-c = Placer le brigand
board-phase-kiai = Kiai
board-phase-dawn = Aube
board-night = Nuit { $n }
board-allies = Les autres samouraïs
board-mine = Mon samouraï
board-as = { $name }, { $animal }
board-out = { $name }, hors combat cette nuit
board-passed = Passé
board-marker = C’est son tour
board-wounds = { $n ->
    [one] { $n } blessure sur 4
   *[other] { $n } blessures sur 4
 }
board-wounded = blessé
board-unhurt = indemne
board-track = Piste de combat { $total } sur { $kiai }
board-over = Submergé
board-to-kiai = Kiai à { $n }
board-look = Voir le plateau de { $name }
board-plate = { $name } : { $who }. { $total } sur { $kiai }. Défend { $left }. { $wounds }.
board-nothing = rien
board-token = Jeton Soutien de { $name }
board-token-home = Jeton Soutien de { $name }, chez lui
board-token-live = Soutien de { $name }, actif ce tour-ci
board-token-idle = Soutien de { $name }, pour le prochain tour
board-deck = Brigands restants
board-deck-s = Brigands
board-gate = Infiltrés
board-gate-s = Porte
board-grave = Cimetière
board-grave-s = Tombes
board-deck-name = Colline : { $n ->
    [one] { $n } brigand restant
   *[other] { $n } brigands restants
 }
board-deck-up = Colline : { $n ->
    [one] { $n } brigand restant
   *[other] { $n } brigands restants
 }, face visible sur le dessus : { $cards } ({ $up })
board-gate-name = Porte : { $n ->
    [one] { $n } infiltré
   *[other] { $n } infiltrés
 }, face cachée
board-grave-name = Cimetière : { $n ->
    [one] { $n } brigand
   *[other] { $n } brigands
 }, ouvert à tous
board-grave-empty = Aucun brigand ne repose encore ici.
board-revealed = Révélé
board-given = Pour { $name }
board-moving = En route vers { $name }
board-farms = Fermes
board-families = Familles
board-barricades = Barricades
board-farm-up = Ferme { $n }, debout
board-farm-down = Ferme { $n }, brûlée la nuit { $round }
board-family-up = Famille { $n }, à l’abri
board-family-bonus = Famille { $n }, à l’abri. { $bonus }
board-family-down = Famille { $n }, perdue la nuit { $round }
board-farm-kind-a = une famille part avec elle
board-farm-kind-b = une autre ferme brûle
board-farm-kind-c = un incendie
board-farm-kind-d = un samouraï est blessé
board-bonus-a = À l’aube, un samouraï est soigné.
board-bonus-b = À l’aube, une barricade est rebâtie.
board-bonus-c = À l’aube, un infiltré est pris.
board-absent = Samouraïs absents
board-absent-up = Jeton de { $name }, absent. { $talent }
board-absent-used = Jeton de { $name }, utilisé
board-defend = Défendre
board-defend-more = un de chaque symbole
board-confront-z = Affronter
board-confront-more = la dernière pénalité compte
board-empty-slot = Pas encore de { $symbol }
board-talent = Talent
board-kiai = Kiai
board-in-force = En vigueur
board-ban-defend = Pas de défense
board-ban-support = Pas de soutien
board-ban-action = Doit passer
board-ban-talent = Pas de talents
board-ban-discard = Pas de rejet
board-raider = Brigand { $value }
board-raider-full = { $rank } { $value }, { $symbol }, { $penalty }, { $flames }
board-rank-plunderer = Pillard
board-rank-lieutenant = Lieutenant
board-rank-boss = Chef
board-no-symbol = sans symbole
board-no-penalty = sans pénalité
board-flames = flammes
board-no-flames = sans flammes
board-last-one = dernier, sa pénalité compte
board-pen-burn = Incendie
board-pen-wound = Blessure
board-pen-infiltrate = Un infiltré
board-pen-no-defend = Pas de défense
board-pen-no-support = Pas de soutien
board-pen-arrow-left = Un à gauche
board-pen-arrow-right = Un à droite
board-pen-must-pass = Doit passer
board-pen-reinforce = Un revient
board-pen-no-talent = Pas de talents
board-pen-lose-defence = Perd une défense
board-animal-heihachi = Tanuki
board-animal-daisuke = Singe
board-animal-gorobei = Ours
board-animal-kanbei = Sanglier
board-animal-kikuchiyo = Tigre
board-animal-kyuzo = Loup
board-animal-katsushiro = Renard
board-short-heihachi = donne les pairs
board-short-daisuke = donne les impairs
board-short-gorobei = ignore les pairs
board-short-kanbei = ignore les impairs
board-short-kikuchiyo = combat deux fois
board-short-kyuzo = écarte les doubles
board-short-katsushiro = repioche
board-talent-heihachi = Donner à un voisin un brigand pair qu’on a pioché.
board-talent-daisuke = Donner à un voisin un brigand impair qu’on a pioché.
board-talent-gorobei = Ignorer les pénalités des brigands pairs.
board-talent-kanbei = Ignorer les pénalités des brigands impairs.
board-talent-kikuchiyo = Après un combat, combattre encore une fois.
board-talent-kyuzo = Écarter un brigand dont la valeur est déjà dans sa file.
board-talent-katsushiro = Mettre un brigand sous la pioche et en piocher un autre.
board-human-heihachi = Ajouter une barricade.
board-human-daisuke = Déplacer le dernier brigand d’une file chez un autre samouraï.
board-human-gorobei = Défausser les 2 premiers brigands de la colline.
board-human-kanbei = Défausser les 2 premiers infiltrés.
board-human-kikuchiyo = Défausser le dernier brigand d’une file.
board-human-kyuzo = Un samouraï donne son jeton Soutien à un autre.
board-human-katsushiro = Révéler les 2 premiers brigands et les remettre dans l’ordre voulu.
board-beast-heihachi = Ajouter une barricade et soigner un samouraï.
board-beast-daisuke = Deux fois : déplacer le dernier brigand d’une file.
board-beast-gorobei = Défausser les 3 premiers brigands de la colline.
board-beast-kanbei = Défausser les 3 premiers infiltrés.
board-beast-kikuchiyo = Deux fois : défausser le dernier brigand d’une file.
board-beast-kyuzo = Un jeton Soutien change de mains ; ajouter une barricade.
board-beast-katsushiro = Révéler les 3 premiers brigands et les remettre dans l’ordre voulu.
board-do-defend = Défendre
board-do-confront = Affronter
board-do-give = À { $name }
board-do-discard = L’écarter
board-do-under = L’échanger
board-do-fight = Combattre
board-do-support = Soutenir
board-do-pass = Passer
board-do-again = Encore
board-do-stop = Assez
board-do-ignore = L’ignorer
board-do-suffer = La subir
board-do-use = L’utiliser
board-do-decline = Y renoncer
board-do-nobody = Personne
board-do-ready = Commencer
board-do-first = D’abord : { $penalty }
board-do-lose = Le symbole { $symbol }
board-do-seat = { $name }
board-shut = Pas maintenant : pourquoi ?
board-note-defend = { $symbol } : couvert, reste à { $total }
board-note-below = { $total } + { $value } = { $sum } sur { $kiai }
board-note-exact = { $total } + { $value } = { $sum }, Kiai exact
board-note-over = { $sum } sur { $kiai } : un incendie
board-note-discard = Un { $value } est déjà dans la file
board-note-under = Sous la pioche, une autre vient
board-note-fight = Révéler un des { $n }
board-note-support = Prêter { $name }, 1 s’infiltre
board-note-pass = Dehors jusqu’à l’aube, manque { $lack }
board-note-pass-full = Dehors jusqu’à l’aube, tout est couvert
board-note-again = { $n ->
    [one] { $n } brigand sur la colline
   *[other] { $n } brigands sur la colline
 }
board-note-stop = Finir le tour à { $total }
board-note-ignore = Rien ne se passe
board-note-ready = Plus d’aide des absents
board-note-from = Dernier brigand : { $value }
board-note-token = Talent : { $talent }
board-note-to = Est à { $total } sur { $kiai }
board-note-heal = Perd son marqueur Blessure
board-note-wound = { $n } → { $m } blessures sur 4
board-note-turns = { $n } → { $m } sur 4, devient animal
board-note-dies = La quatrième blessure : tout est perdu
board-note-lose = Le brigand { $value } part
board-note-decline = Le premier brigand part quand même
board-note-nobody = Tout reste ainsi
board-note-build = Barricades { $n } → { $m }
board-note-deck = Défausser { $n ->
    [one] { $n } brigand
   *[other] { $n } brigands
 } de la colline
board-note-gate = Défausser { $n ->
    [one] { $n } infiltré
   *[other] { $n } infiltrés
 }
board-note-turn-up = Révéler { $n ->
    [one] { $n } brigand
   *[other] { $n } brigands
 }
board-choose-title = Qui défend le village ?
board-choose-kiai = Kiai { $human }, puis { $beast }
board-arrange-title = Dans quel ordre viendront-ils ? Désignez le premier, puis le suivant
board-arrange-card = { $card }, place { $n }
board-first = premier
board-ribbon = Kiai de { $name }
board-go-on = Continuer
board-to-table = À la table
board-dawn-title = L’aube après la nuit { $n }
board-dawn-1 = Chapeaux
board-dawn-2 = Fermes
board-dawn-3 = Familles
board-dawn-4 = Infiltrés
board-dawn-1-more = Qui n’a pas de chapeau est blessé.
board-dawn-2-more = Qui n’a pas de ferme en fait perdre une au village.
board-dawn-3-more = Qui n’a pas de poupée fait perdre une famille ; celles qui restent aident.
board-dawn-4-more = Chaque infiltré à flammes met le feu.
board-dawn-all = Chaque samouraï en a un. Rien n’est perdu.
board-dawn-nobody = Personne ne s’est infiltré.
board-dawn-ask = Un choix attend dans le rouleau.
board-dawn-holds = couvert
board-dawn-lacks = il manque
board-dawn-everybody = Tous ont passé : le reste de la colline est dans le village.
board-result-won = Le village tient
board-result-lost = Le village tombe
board-result-night = Nuit { $n }
board-col-side = Face
board-col-wounds = Blessures
board-col-samurai = Samouraï
board-human = Humain
board-watching = Vous regardez par-dessus l’épaule de { $name }.
board-speech = { $question } { $farms } fermes, { $families } familles, { $barricades } barricades. { $deck } brigands sur la colline, { $gate } à la porte. { $boards }

## Réponses toutes faites

board-standing-absent = Ne plus demander les samouraïs absents cette manche-ci
board-standing-offer = Pas cette manche

board-symbol-hat = { -symbol-hat }
board-symbol-farm = { -symbol-farm }
board-symbol-doll = { -symbol-doll }

## Chiffres propres à une table

figure-raiders = Les 66 brigands
figure-farms = Pénalités au dos des jetons ferme (Difficile et Héroïque)
figure-families = Bonus au dos des jetons famille
figure-samurai = Les sept plateaux
figure-id = Repère
figure-rank = Rang
figure-value = Valeur
figure-symbol = Symbole
figure-penalty = Pénalités
figure-flames = Flammes
figure-name = Samouraï
figure-animal = Animal
figure-colour = Couleur du plateau
figure-human = Kiai, face humaine
figure-beast = Kiai, face animale
figure-limit-id = un repère pour les listes, non imprimé
figure-limit-value = talents et pénalités connaissent les valeurs de un à six
figure-limit-penalty = la bande rouge d’une carte a la place de deux icônes
figure-limit-animal = ces sept-là sont dessinés
figure-limit-kiai = un plateau montre deux chiffres, et plus bas toute carte submergerait
figure-grey = gris
figure-violet-blue = bleu-violet
figure-brown = brun
figure-green = vert
figure-red = rouge
figure-light-blue = bleu clair
figure-purple = pourpre
figure-raider = { $id }, { $rank ->
    [plunderer] pillard
    [lieutenant] lieutenant
   *[boss] chef
 }
figure-token-farm = Jeton ferme { $id }
figure-token-family = Famille { $id }
figure-symbol-none = aucun
figure-symbol-hat = { -symbol-hat }
figure-symbol-farm = { -symbol-farm }
figure-symbol-doll = { -symbol-doll }
figure-animal-raccoon-dog = tanuki
figure-animal-monkey = singe
figure-animal-bear = ours
figure-animal-boar = sanglier
figure-animal-tiger = tigre
figure-animal-wolf = loup
figure-animal-fox = renard
figure-farm-a = A : une famille tirée au hasard est perdue
figure-farm-b = B : une autre ferme tombe
figure-farm-c = C : une barricade brûle, ou une ferme s’il n’y en a plus
figure-farm-d = D : un samouraï choisi par l’équipe est blessé
figure-family-a = A : un samouraï est soigné
figure-family-b = B : une barricade est rebâtie
figure-family-c = C : le premier infiltré est chassé
figure-icon-burn = { -icon-burn }
figure-icon-wound = { -icon-wound }
figure-icon-infiltrate = { -icon-infiltrate }
figure-icon-no-defend = { -icon-no-defend }
figure-icon-no-support = { -icon-no-support }
figure-icon-arrow-left = { -icon-arrow-left }
figure-icon-arrow-right = { -icon-arrow-right }
figure-icon-must-pass = { -icon-must-pass }
figure-icon-reinforce = { -icon-reinforce }
figure-icon-no-talent = { -icon-no-talent }
figure-icon-lose-defence = { -icon-lose-defence }
figure-who = { $samurai }

## The result

board-end-stood = { $farms ->
    [one] Une ferme
   *[other] { $farms } fermes
 } et { $families ->
    [one] une famille
   *[other] { $families } familles
 } ont vu la dernière aube.
board-end-unhurt = Personne n’est blessé.
# $who (text)
board-end-fell = { $who } est tombé la nuit { $n }.
board-end-fell-you = Vous êtes tombé la nuit { $n }.
board-end-burned = La dernière ferme a brûlé la nuit { $n }.
board-end-taken = La dernière famille a été enlevée la nuit { $n }.
board-end-causes = Debout à l’aube
board-end-wounds = Blessures subies
board-end-length = { $n ->
    [one] une nuit
   *[other] { $n } nuits
 }
