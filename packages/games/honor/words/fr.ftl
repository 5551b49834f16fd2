### Honor of the Samurai en français. Le nom français des cartes se dit ; le nom imprimé (printed-…) est un message à part.

## Choses

title = Honor of the Samurai
tagline = Deux maisons, un titre, et la course au nom le plus honoré
unit = points d’honneur

card = { $name }
    .a = { card }
card-okugata = Okugata { $name }
    .a = l’{ card-okugata }
-card-samurai = Samouraï
    .a = un { -card-samurai }
-card-imagawa-yoshimoto = Imagawa Yoshimoto
    .a = { -card-imagawa-yoshimoto }
-card-asakura-yoshikage = Asakura Yoshikage
    .a = { -card-asakura-yoshikage }
-card-shimazu-takahisa = Shimazu Takahisa
    .a = { -card-shimazu-takahisa }
-card-mori-motonari = Mōri Motonari
    .a = { -card-mori-motonari }
-card-hojo-ujiyasu = Hōjō Ujiyasu
    .a = { -card-hojo-ujiyasu }
-card-chosokabe-motochika = Chōsokabe Motochika
    .a = { -card-chosokabe-motochika }
-card-oda-nobunaga = Oda Nobunaga
    .a = { -card-oda-nobunaga }
-card-takeda-shingen = Takeda Shingen
    .a = { -card-takeda-shingen }
-card-uesugi-kenshin = Uesugi Kenshin
    .a = { -card-uesugi-kenshin }
-card-tokugawa-ieyasu = Tokugawa Ieyasu
    .a = { -card-tokugawa-ieyasu }
-card-shogun = Shogun
    .a = le { -card-shogun }
-card-okugata-o-ichi = Okugata O-Ichi
    .a = l’{ -card-okugata-o-ichi }
-card-okugata-nene = Okugata Nene
    .a = l’{ -card-okugata-nene }
-card-okugata-matsu = Okugata Matsu
    .a = l’{ -card-okugata-matsu }
-card-okugata-tama = Okugata Tama
    .a = l’{ -card-okugata-tama }
-card-okugata-toku = Okugata Toku
    .a = l’{ -card-okugata-toku }
-card-okugata-no = Okugata Nō
    .a = l’{ -card-okugata-no }
-card-okugata-sanjo = Okugata Sanjō
    .a = l’{ -card-okugata-sanjo }
-card-okugata-tsukiyama = Okugata Tsukiyama
    .a = l’{ -card-okugata-tsukiyama }
-card-okugata-chacha = Okugata Chacha
    .a = l’{ -card-okugata-chacha }
-card-ancestors-no-dachi = No-Dachi de l’ancêtre
    .a = le { -card-ancestors-no-dachi }
-card-ancestors-daisho = Daisho de l’ancêtre
    .a = le { -card-ancestors-daisho }
-card-swordsmith-masamune = Forgeron Masamune
    .a = le { -card-swordsmith-masamune }
-card-noh-theater = Théâtre Nô
    .a = le { -card-noh-theater }
-card-gunpowder-weapons = Armes à feu
    .a = les { -card-gunpowder-weapons }
-card-hill-castle = Château de la colline
    .a = le { -card-hill-castle }
-card-river-castle = Château de la rivière
    .a = le { -card-river-castle }
-card-great-castle = Grand château
    .a = le { -card-great-castle }
-card-ashigaru-spearmen = Lanciers ashigaru
    .a = des { -card-ashigaru-spearmen }
-card-ashigaru-archers = Archers ashigaru
    .a = des { -card-ashigaru-archers }
-card-samurai-cavalry = Cavalerie samouraï
    .a = une { -card-samurai-cavalry }
-card-mountain-monks = Moines de la montagne
    .a = des { -card-mountain-monks }
-card-hatamoto-retainers = Vassaux hatamoto
    .a = des { -card-hatamoto-retainers }
-card-house-guard = Garde de la maison
    .a = une { -card-house-guard }
-card-ninja-spy = Espion ninja
    .a = un { -card-ninja-spy }
-card-elite-ninja-spy = Espion ninja d’élite
    .a = un { -card-elite-ninja-spy }
-card-ninja-assassin = Assassin ninja
    .a = un { -card-ninja-assassin }
-card-dishonor = Déshonneur
    .a = un { -card-dishonor }
-card-save-face = Sauver la face
    .a = { -card-save-face }

printed-ancestors-no-dachi = Ancestor’s No-Dachi
printed-ancestors-daisho = Ancestor’s Daisho
printed-swordsmith-masamune = Swordsmith Masamune
printed-noh-theater = Noh Theater
printed-gunpowder-weapons = Gunpowder Weapons
printed-hill-castle = Hill Castle
printed-river-castle = River Castle
printed-great-castle = Great Castle
printed-ashigaru-spearmen = Ashigaru Spearmen
printed-ashigaru-archers = Ashigaru Archers
printed-samurai-cavalry = Samurai Cavalry
printed-mountain-monks = Mountain Monks
printed-hatamoto-retainers = Hatamoto Retainers
printed-house-guard = House Guard
printed-ninja-spy = Ninja Spy
printed-elite-ninja-spy = Elite Ninja Spy
printed-ninja-assassin = Ninja Assassin
printed-dishonor = Dishonor
printed-save-face = Save Face

## Journal

log-began = { $dealer } { IS($dealer) ->
    [you] avez
   *[other] a
 } distribué ; { IS($who) ->
    [you] vous commencez
   *[other] { $who } commence
 }.
log-turn = Manche { $round } : { IS($who) ->
    [you] votre tour
   *[other] tour { AS($who, "of") }
 }.
log-collected = { $who } { IS($who) ->
    [you] récoltez
   *[other] récolte
 } { NUMBER($amount, signDisplay: "exceptZero") } points d’honneur : { $total }.
log-lost-dissolve = { $who } { IS($who) ->
    [you] perdez
   *[other] perd
 } { $amount } points d’honneur pour une alliance dissoute : { $total }.
log-lost-ninja = { $who } { IS($who) ->
    [you] perdez
   *[other] perd
 } { $amount } points d’honneur pour avoir usé de ninjas : { $total }.
log-lost-treachery = { $who } { IS($who) ->
    [you] perdez
   *[other] perd
 } { $amount } points d’honneur pour félonie : { $total }.
log-lost-dishonor = Le déshonneur { IS($who) ->
    [you] vous coûte { $amount } points d’honneur
   *[other] coûte { $amount } points d’honneur { AS($who, "to") }
 } : { $total }.
log-drew = { $who } { IS($who) ->
    [you] piochez
   *[other] pioche
 } { AS($card, "a") }.
log-drew-unseen = { $who } { IS($who) ->
    [you] piochez
   *[other] pioche
 } une carte.
log-reshuffled = La défausse est mélangée : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }.
log-discarded = { $who } { IS($who) ->
    [you] défaussez
   *[other] défausse
 } { AS($card, "a") }.
log-placed = { $who } { IS($who) ->
    [you] posez
   *[other] pose
 } { AS($card, "a") } dans { IS($who) ->
    [you] votre
   *[other] sa
 } maison du { $row ->
    [samurai] Samouraï
   *[daimyo] Daimyo
 }.
log-placed-with = { $who } { IS($who) ->
    [you] posez
   *[other] pose
 } { AS($card, "a") } dans { IS($owner) ->
    [you] votre maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     }
   *[other] la maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-enthroned = { $who } { IS($who) ->
    [you] suivez
   *[other] suit
 } un nouveau Daimyo : { $card }.
log-dismissed = { IS($to) ->
    [you] { $who } vous renvoie : vous devez suivre { $card }
   *[other] { $who } { IS($who) ->
        [you] renvoyez
       *[other] renvoie
     } { $to }, qui doit suivre { $card }
 }.
log-proclaimed = { $who } { IS($who) ->
    [you] proclamez
   *[other] proclame
 } { $daimyo } <b>Shogun</b>.
log-allied = { IS($who) ->
    [you] Vous vous engagez
   *[other] { $who } s’engage
 } auprès { IS($lord) ->
    [you] de votre Daimyo
   *[other] du Daimyo { AS($lord, "of") }
 }.
log-served = { $who } { IS($who) ->
    [you] servez
   *[other] sert
 } désormais { IS($lord) ->
    [you] votre Daimyo
   *[other] le Daimyo { AS($lord, "of") }
 }.
log-dissolved = { $who } { IS($who) ->
    [you] allez
   *[other] va
 } quitter { IS($lord) ->
    [you] votre Daimyo
   *[other] le Daimyo { AS($lord, "of") }
 }.
log-ronin = { $who } { IS($who) ->
    [you] êtes
   *[other] est
 } Rônin.
log-title-to = Le titre de Shogun { IS($to) ->
    [you] vous revient
   *[other] passe { AS($to, "to") }
 }.
log-title-free = Le titre de Shogun est libre.
log-succeeded = { IS($from) ->
    [you] { $who } vous succède
   *[other] { $who } { IS($who) ->
        [you] succédez
       *[other] succède
     } { AS($from, "to") }
 } auprès { IS($daimyo, "initial") ->
    [vowel] d’{ $daimyo }
   *[other] de { $daimyo }
 }.
log-daimyo-died = { $daimyo } meurt ; sa maison tombe ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }).
log-daimyo-left = { $who } { IS($who) ->
    [you] quittez
   *[other] quitte
 } { $daimyo } ; sa maison tombe ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }).
log-samurai-died = { IS($who) ->
    [you] Votre Samouraï
   *[other] Le Samouraï { AS($who, "of") }
 } meurt ; sa maison tombe ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }).
log-spied = { $who } { IS($who) ->
    [you] envoyez
   *[other] envoie
 } { AS($card, "a") } dans { IS($owner) ->
    [you] votre maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     }
   *[other] la maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-destroyed = { $who } { IS($who) ->
    [you] détruisez
   *[other] détruit
 } { AS($card, "a") }.
log-stolen = { $who } { IS($who) ->
    [you] volez
   *[other] vole
 } { AS($card, "a") } pour { IS($who) ->
    [you] votre
   *[other] sa
 } maison du { $row ->
    [samurai] Samouraï
   *[daimyo] Daimyo
 }.
log-stolen-for = { $who } { IS($who) ->
    [you] volez
   *[other] vole
 } { AS($card, "a") } pour { IS($owner) ->
    [you] votre maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     }
   *[other] la maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-assassin = { $who } { IS($who) ->
    [you] envoyez
   *[other] envoie
 } un assassin contre { IS($target) ->
    [you] votre { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     }
   *[other] le { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     } { AS($target, "of") }
 } : { $need } ou plus tue.
log-stabbed = Le dé montre { $die } : l’assassinat réussit.
log-escaped = Le dé montre { $die } : la victime en réchappe.
log-guard-fell = Une garde tombe dans { IS($owner) ->
    [you] votre maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     }
   *[other] la maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }.
log-attacked = { IS($target) ->
    [you] { $who } vous attaque
   *[other] { $who } { IS($who) ->
        [you] attaquez
       *[other] attaque
     } { $target }
 } : { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
 } contre { $theirs }.
log-rolled = { $who } { IS($who) ->
    [you] faites
   *[other] fait
 } { $mine }, { AS($target, "obj") } { $theirs }.
log-rolled-tie = { $who } et { AS($target, "obj") } { IS($who) ->
    [you] faites
   *[other] { IS($target) ->
        [you] faites
       *[other] font
     }
 } tous deux { $mine } : on relance.
log-won = { IS($target) ->
    [you] { $who } vous bat
   *[other] { $who } { IS($who) ->
        [you] battez
       *[other] bat
     } { $target }
 }.
log-window = Quelqu’un sauvera-t-il { IS($who) ->
    [you] votre face
   *[other] la face { AS($who, "of") }
 } ?
log-unsaved = Personne ne sauve { IS($who) ->
    [you] votre face
   *[other] la face { AS($who, "of") }
 }.
log-saved-self = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } Sauver la face.
log-saved = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } Sauver la face pour { AS($to, "obj") }.
log-castle-taken = { $who } { IS($who) ->
    [you] prenez
   *[other] prend
 } { AS($card, "a") }.
log-castle-burned = { $who } { IS($who) ->
    [you] brûlez
   *[other] brûle
 } { AS($card, "a") }.
log-dishonored = { IS($target) ->
    [you] { $who } vous déshonore
   *[other] { $who } { IS($who) ->
        [you] déshonorez
       *[other] déshonore
     } { $target }
 }.
log-answered-accept = { $who } { IS($who) ->
    [you] acceptez
   *[other] accepte
 } le déshonneur.
log-answered-save = { $who } { IS($who) ->
    [you] sauvez
   *[other] sauve
 } la face.
log-answered-suicide = { $who } { IS($who) ->
    [you] choisissez le suicide de votre
   *[other] choisit le suicide de son
 } { $row ->
    [samurai] Samouraï
   *[daimyo] Daimyo
 }.
log-over = { $who } { IS($who) ->
    [you] atteignez
   *[other] atteint
 } { $honour } points d’honneur et { IS($who) ->
    [you] gagnez
   *[other] gagne
 }.

## Questions

ask-turn = À vous : encore { $left ->
    [one] { $left } action
   *[other] { $left } actions
 }.
ask-turn-none = Plus d’action. Déclarez, défaussez ou finissez votre tour.
ask-place = Dans quelle maison posez-vous { AS($card, "a") } ?
ask-daimyo = Qui <b>{ $card }</b> doit-il mener ?
ask-assassin = Qui l’assassin doit-il assassiner ?
ask-dishonor = Qui déshonorez-vous ?
ask-pick = Quelle possession l’espion doit-il prendre ou détruire ?
ask-pick-more = Une seconde possession de la même maison ?
ask-fate = Que faites-vous de la possession <b>{ $card }</b> ?
ask-answer = { $by } vous déshonore. Que répondez-vous ?
ask-save-dishonor = Sauverez-vous la face { AS($who, "of") } ?
ask-save-battle = { $who } a perdu contre { $by }. Jouerez-vous Sauver la face ?
ask-save-mine = Votre Daimyo a perdu contre { $by } et va mourir. Jouerez-vous Sauver la face ?
ask-save-beaten = Vous avez battu { $who }. Laisserez-vous vivre son Daimyo par Sauver la face ?
ask-save-shamed = Vous avez déshonoré { $who }. Jouerez-vous quand même Sauver la face ?
ask-sealed = Votre réponse au sujet { AS($who, "of") } est scellée.
ask-sealed-mine = Votre réponse est scellée.
ask-castle = Le château { AS($who, "of") } est à vous : le prendre ou le brûler ?
ask-over = { $who } { IS($who) ->
    [you] êtes
   *[other] est
 } le Samouraï le plus honoré.
ask-wait-turn = C’est le tour { AS($who, "of") }.
ask-wait-answer = { $by } { IS($by) ->
    [you] avez
   *[other] a
 } déshonoré { $who }, qui doit répondre.
ask-wait-window = Chacun est interrogé : sauver { IS($who) ->
    [you] votre face
   *[other] la face { AS($who, "of") }
 } ?
ask-wait-castle = { $who } décide { IS($target) ->
    [you] de votre château
   *[other] du château { AS($target, "of") }
 }.

## Boutons

do-draw = Piocher une carte (1 action)
do-play = Jouer { AS($card, "a") } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 })
do-play-ninja = Jouer { AS($card, "a") } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 }, { $price })
do-discard = Défausser { AS($card, "a") }
do-proclaim = Proclamer votre Daimyo Shogun ({ NUMBER($bonus, signDisplay: "exceptZero") } par tour)
do-attack = Attaquer { $whom } : { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
 } contre { $theirs }
do-ally = S’allier { AS($whom, "to") } ({ NUMBER($share, signDisplay: "exceptZero") } par tour)
do-ally-leave = Pour { $whom } ({ NUMBER($share, signDisplay: "exceptZero") }) : perdre { $daimyo }{ $n ->
    [0] {""}
    [one] {" "}et { $n } carte
   *[other] {" "}et { $n } cartes
 }
do-dissolve = Dissoudre l’alliance ({ $price })
do-end = Finir le tour
do-back = Reprendre la carte
do-lay-samurai = Dans ma maison du Samouraï
do-lay-daimyo = Dans ma maison du Daimyo
do-lay-lord = Dans la maison de mon seigneur
do-enthrone = Suivre { $card }
do-dismiss = Renvoyer le second Samouraï avec { $card }
do-pick = { $card }, { IS($owner) ->
    [you] ma maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     }
   *[other] maison du { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     } { AS($owner, "of") }
 }
do-fate-destroy = La détruire
do-fate-daimyo = Dans la maison du Daimyo
do-fate-second = Dans la maison de mon second Samouraï
do-enough = Cela suffit
do-kill = Le { $row ->
    [samurai] Samouraï
   *[daimyo] Daimyo
 } { AS($whom, "of") } : { $need }+ ({ $price })
do-victim = Le { $row ->
    [samurai] Samouraï
   *[daimyo] Daimyo
 } { AS($whom, "of") }
do-shame = Déshonorer { $whom } ({ $price } ou { $saved })
do-accept = Accepter le déshonneur ({ $price })
do-save-mine = Jouer Sauver la face ({ $price })
do-save = Jouer Sauver la face
do-pass = Passer
do-suicide = Mon { $row ->
    [samurai] Samouraï
   *[daimyo] Daimyo
 } meurt ({ $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } en moins)
do-take = Prendre { AS($card, "a") }
do-take-swap = Prendre { AS($card, "a") } à la place du mien
do-burn = Brûler { AS($card, "a") }

## Pourquoi pas

n-bound = { $status ->
    [first] Vous menez un Daimyo
    [ronin] Vous êtes Rônin
    [pledged] Vous êtes engagé auprès { AS($lord, "of") }
   *[second] Vous servez { $lord }
 }
no-no-actions = Vos { $ki } ki donnent { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } : il n’en reste aucune.
no-hand-full = Vous tenez { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } : jouez ou défaussez-en une d’abord.
no-piles-empty = La pioche et la défausse sont vides.
no-dishonor-dear = Déshonneur demande { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
 } ; il vous en reste { $left }.
no-save-face-waits = Sauver la face attend une bataille perdue ou un Déshonneur.
no-castle-lordless = { n-bound } : un château demande un Daimyo à vous.
no-castle-twice = Votre Daimyo a déjà un château : { $card }.
no-daimyo-bound = { n-bound } : seul un Rônin prend un Daimyo pour lui.
no-daimyo-bound-first = Vous menez déjà un Daimyo, et un vivant ne s’échange pas.
no-no-room = { $houses ->
    [one] Votre maison a déjà ses { $most } armées
   *[other] Chacune de vos maisons a déjà ses { $most } armées
 }.
no-no-room-okugata = { $houses ->
    [one] Votre maison a déjà son Okugata
   *[other] Chacune de vos maisons a déjà son Okugata
 }.
no-nothing-to-spy = Aucune maison d’un autre joueur n’a de possession.
no-declared = Vous avez fait votre déclaration de ce tour.
no-lord-attacks = Seul { $lord } décide si ce Daimyo attaque.
no-lord-proclaims = Seul { $lord } peut proclamer ce Daimyo.
no-leads-nobody = Vous ne menez pas de Daimyo qui puisse être Shogun.
no-leads-nobody-attack = Vous ne menez pas de Daimyo, et seul un Daimyo attaque.
no-title-held = { IS($who) ->
    [you] Votre Daimyo est déjà Shogun
   *[other] Le Daimyo { AS($who, "of") } est Shogun
 }.
no-out-of-reach = Le Daimyo { AS($whom, "of") } n’est pas Shogun et n’a pas de château.
no-no-lord-there = { $whom } ne mène pas de Daimyo.
no-no-die = Votre force est { $n } ; un dé en demande { $need }.
no-no-ronin = { n-bound } : seul un Rônin déclare une alliance.
no-no-ronin-anyone = { n-bound } : qui sert ou s’est engagé ne déclare pas d’alliance.
no-shogun-stays = Votre Daimyo est Shogun, et le titre ne se rend pas.
no-place-taken = { IS($ally) ->
    [you] Vous êtes déjà
   *[other] { $ally } est déjà
 } aux côtés { IS($target) ->
    [you] de votre Daimyo
   *[other] { AS($target, "of") }
 }.
no-nothing-to-dissolve = { $status ->
    [leaving] Vous quittez déjà { $lord }
    [pledged] Vous ne servez { $lord } qu’à votre prochain tour
   *[first] Vous ne servez personne : aucune alliance à dissoudre
 }.
no-castle-at-home = Vous ne posez { AS($card, "a") } qu’auprès d’un Daimyo.
no-no-court = { $status ->
    [pledged] Vous ne servez { $lord } qu’à votre prochain tour
   *[ronin] Vous êtes Rônin : aucune maison du Daimyo où la poser
 }.
no-house-full = Cette maison a déjà { $n ->
    [one] { $n } armée
   *[other] { $n } armées
 } sur { $most }.
no-house-full-okugata = Cette maison a déjà son Okugata.
no-nobody-to-dismiss = Aucun second Samouraï ne sert un Daimyo à vous.
no-own-house = Vous avez déjà { AS($card, "a") } : un espion agit chez les autres.
no-other-house = Les deux viennent de la maison où vous avez choisi { AS($card, "a") }.
no-picked = Vous avez déjà choisi { AS($card, "a") }.
no-no-such-house = Vous n’avez pas de maison du Daimyo.
no-no-such-house-second = Aucun second Samouraï ne vous sert.
no-back-home = Vous prenez { AS($card, "a") } dans cette maison même.
no-shogun-unsaved = Vous tenez le Shogun : Sauver la face ne peut pas vous aider.
no-no-save-face = Vous n’avez pas Sauver la face en main.
no-no-daimyo-to-die = { n-bound } : vous ne menez pas de Daimyo qui puisse mourir.

## Conseils

hint-now-income = Vos maisons rapportent alors { $a } points d’honneur par tour, plutôt que { $b }.
hint-now-honour = Il vous rapporte tout de suite { $a } points d’honneur, plutôt que { $b }.
hint-now-title = Il fait de vous le Shogun.
hint-now-rival = Il arrête { $who }, qui est à { $n } points d’honneur de la fin.
hint-now-attack = Vous attaquez alors avec { $a } dés, plutôt que { $b }.
hint-now-defence = Vous vous défendez alors avec { $a } dés, plutôt que { $b }.
hint-now-ki = Votre ki est alors de { $a }, plutôt que { $b } : le tiers fait vos actions.
hint-now-danger = Votre Daimyo serait alors battu dans { NUMBER($pa, style: "percent") } des attaques, plutôt que dans { NUMBER($pb, style: "percent") }.
hint-later-win = Il décide de la guerre : vous gagnez dans { NUMBER($pa, style: "percent") } des fins imaginées, plutôt que dans { NUMBER($pb, style: "percent") }.
hint-later-honour = D’ici votre prochain tour vous aurez environ { NUMBER($a, maximumFractionDigits: 0) } points d’honneur, plutôt que { NUMBER($b, maximumFractionDigits: 0) }.
hint-later-income = D’ici votre prochain tour vos maisons rapportent environ { $a } points d’honneur, plutôt que { $b }.
hint-later-title = Quand votre tour revient vous êtes Shogun dans { NUMBER($pa, style: "percent") } des parties imaginées, plutôt que dans { NUMBER($pb, style: "percent") }.
hint-later-daimyo = Quand votre tour revient vous avez encore un Daimyo dans { NUMBER($pa, style: "percent") } des parties imaginées, plutôt que dans { NUMBER($pb, style: "percent") }.
hint-later-rival = Il retient { $who }, qui est à { $n } points d’honneur de la fin.

## Options

opt-target = Points d’honneur pour gagner
opt-target-auto = Selon les joueurs : 400, ou 300 à 5 ou 6
opt-alliances = Qui peut déclarer une alliance
opt-alliances-ronin = Un Rônin seulement
opt-alliances-anyone = Chacun, sauf le Shogun
opt-shogun-saves = Le Shogun peut sauver la face des autres
opt-data = Chiffres des cartes de votre exemplaire

## Parties des règles

chapter-setup = Mise en place
chapter-house = Maisons
chapter-turn = Le tour
chapter-collect = Recevoir des points d’honneur
chapter-act = Actions
chapter-hand = Main, pioche et défausse
chapter-place = Poser des cartes
chapter-decl = Déclarations
chapter-ally = Rônin et alliances
chapter-ninja = Ninjas
chapter-battle = Bataille
chapter-shogun = Shogun
chapter-dis = Déshonneur
chapter-save = Sauver la face
chapter-gun = Armes à feu
chapter-end = Fin de la partie

## Chiffres d’une table à soi

figure-cards = Les 110 cartes
figure-shogun = Ce que rapporte le titre de Shogun à chaque collecte
figure-name = Nom
figure-type = Genre
figure-honour = Points d’honneur
figure-ki = Ki
figure-strength = Force
figure-players-3 = 3 joueurs
figure-players-4 = 4 joueurs
figure-players-5 = 5 joueurs
figure-players-6 = 6 joueurs
figure-limit-name = l’en-tête d’une carte a la place de tant de lettres
figure-limit-type = les Samouraïs, les six Daimyos de départ et le Shogun restent ce qu’ils sont
figure-limit-honour = les points d’honneur se paient en jetons de 5
figure-limit-figure = six dés et cinq actions sont le plus qu’un chiffre puisse rapporter
figure-limit-shogun = l’éventail a la place de trois chiffres, et les points d’honneur se paient en jetons de 5
figure-samurai = Samouraï
figure-daimyo = Daimyo
figure-okugata = Okugata
figure-possession = possession
figure-castle = château
figure-army = armée
figure-guard = garde
figure-spy = Espion ninja
figure-elite = Espion ninja d’élite
figure-assassin = Assassin ninja
figure-dishonor = Déshonneur
figure-saveface = Sauver la face
figure-card = { $card } ({ $id })

## Le plateau

board-turn-of = Tour { AS($who, "of") }, premier à { $goal }
board-your-turn = À vous, premier à { $goal }
board-over = La partie est finie
board-collect = Collecte
board-actions = Actions : reste { $n }
board-declare = Déclaration
board-declared = Déclaré
board-save-face = Sauver la face
board-dishonoured = Déshonneur
board-castle = Le château
board-end = Fin
board-daimyo-house = Maison du Daimyo
board-samurai-house = Maison du Samouraï
board-house-name = Maison du { $row ->
    [samurai] Samouraï
   *[daimyo] Daimyo
 } : { $honour } points d’honneur, { $ki } ki, { $force } de force
board-shogun = Shogun, { $name }
board-ronin = Rônin, sans Daimyo
board-ronin-short = Rônin
board-ronin-long = Rônin : ne gagne rien tant qu’il ne sert personne
board-pledged = engagé auprès { AS($lord, "of") }
board-second = { IS($lord) ->
    [you] vous sert
   *[other] sert { $lord }
 }
board-leaving = { IS($lord) ->
    [you] vous quitte
   *[other] quitte { $lord }
 }
board-pledged-long = Sa force compte déjà ; il servira au prochain tour
board-second-long = La moitié de la maison du Daimyo : { NUMBER($n, signDisplay: "exceptZero") } par tour
board-leaving-long = Libre au début de son prochain tour
board-ally = allié : { AS($ally, "obj") }
board-honour = Honneur
board-ki = Ki
board-force = Force
board-income = Revenu
board-n-actions = { $n ->
    [one] { $n } action
   *[other] { $n } actions
 }
board-dice = { $n ->
    [one] { $n } dé
   *[other] { $n } dés
 }
board-dice-both = { $mine }/{ $theirs } dés
board-attack-dice = attaque { $mine }, défense { $theirs }
board-per-turn = par tour
board-plate = { $name } : { $honour } points d’honneur, { $ki } ki, { $force } de force, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 } en main, { $state }
board-empty-place = Pas de Daimyo
board-armies = { $n ->
    [one] { $n } armée
   *[other] { $n } armées
 }, { $force } de force en tout
board-guards = { $n ->
    [one] { $n } garde
   *[other] { $n } gardes
 }
board-rail = Course à { $goal } points d’honneur
board-deck = Pioche, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
board-draw = Piocher
board-discard = Défausse, { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
 }
board-discard-title = Défausse
board-no-discard = Rien n’a encore été défaussé.
board-discards = Défausse
board-title-free = libre : { NUMBER($n, signDisplay: "exceptZero") } par tour
board-title-held = { AS($who, "to") }
board-title-name = Le titre de Shogun, { $n } points d’honneur par tour
board-declarations = Déclarer, une fois par tour
board-proclaim = Shogun
board-proclaim-more = { NUMBER($n, signDisplay: "exceptZero") } par tour
board-attack = Attaquer
board-attack-more = force { $n }, { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
 }
board-ally-do = S’allier
board-ally-more = servir un Daimyo
board-ally-leave = { $n ->
    [0] quitter { $daimyo }
    [one] quitter { $daimyo } et { $n } carte
   *[other] quitter { $daimyo } et { $n } cartes
 }
board-ally-price = { $n ->
    [0] Abandonner { $daimyo } ? Rien ne vous le rend.
    [one] Abandonner { $daimyo } et sa maison ({ $n } carte) ? Rien ne vous les rend.
   *[other] Abandonner { $daimyo } et sa maison ({ $n } cartes) ? Rien ne vous les rend.
 }
board-dissolve = Dissoudre
board-dissolve-more = { $n } points d’honneur
board-attacks = { $who } { IS($who) ->
    [you] attaquez
   *[other] attaque
 }
board-defends = { $who } { IS($who) ->
    [you] défendez
   *[other] défend
 }
board-side = { IS($name) ->
    [none] {""}
   *[other] { $name },{" "}
 }force { $n }{ IS($castle) ->
    [yes] {" "}avec château
   *[no] {""}
 }, { $mine ->
    [one] { $mine } dé
   *[other] { $mine } dés
 }
board-wins = { $who } { IS($who) ->
    [you] gagnez
   *[other] gagne
 } de { $n }
board-you-lose = Vous perdez de { $n }
board-tied = { $n } partout, on relance
board-before = Avant les dés
board-saved = La face est sauvée
board-not-saved = La face n’est pas sauvée
board-stab = { $who } { IS($who) ->
    [you] envoyez
   *[other] envoie
 } un assassin
board-stab-at = contre { IS($target) ->
    [you] votre { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     }
   *[other] le { $row ->
        [samurai] Samouraï
       *[daimyo] Daimyo
     } { AS($target, "of") }
 }, il faut { $need } ou plus
board-killed = La lame atteint son but
board-missed = La lame manque son but
board-shame = { $who } { IS($who) ->
    [you] jouez
   *[other] joue
 } Déshonneur
board-shame-more = Perdre { $price } points d’honneur, sauver la face pour { $saved }, ou laisser mourir l’un des siens
board-shame-on = contre { AS($target, "obj") }
board-asking = On demande à tous ceux qui ont une carte en main, quelle qu’elle soit
board-asked = interrogé
board-answered = scellé
board-less-honour = { $n } points d’honneur
board-suicide-end = suicide : aucun point d’honneur perdu
board-close = Fermer
board-my-hand = Ma main
board-rivals = Les autres
board-mine = Mes maisons
board-step-house = Maison
board-step-target = Cible
board-step-pick = Possession
board-step-fate = Sort
board-step-more = Une seconde
board-watching = Vous regardez. Les mains vous restent fermées.
board-speech = { $question } Points d’honneur : { $race }. Vous avez { $ki } ki, il reste { $left ->
    [one] { $left } action
   *[other] { $left } actions
 }. Votre main : { $hand }.
board-speech-house = { $name }, { $state }. Maison du Daimyo : { $court }. Maison du Samouraï : { $home }.
board-nothing = rien
board-column = Honneur
board-column-income = Revenu
board-unit-honor = { $n } points d’honneur
board-unit-ki = { $n } ki
board-unit-force = { $n } de force
board-printed = Sur la carte : { $printed }

## Sur les cartes

board-kind-samurai = Samouraï
board-kind-daimyo = Daimyo
board-kind-shogun = Titre
board-kind-okugata = Okugata
board-kind-possession = Possession
board-kind-castle = Château
board-kind-army = Armée
board-kind-guard = Garde
board-kind-ninja = Ninja, { $price }
board-kind-saveface = À tout moment
board-text-daimyo = Pour un Rônin, ou pour renvoyer un allié
board-text-okugata = Une par maison
board-text-possession = Les espions peuvent la prendre
board-text-castle = Protège le Daimyo et attire les attaques
board-text-army = Cinq par maison
board-text-guard = Il faut { $need } ou plus aux assassins
board-text-spy = Vole ou détruit une possession
board-text-elite = Vole ou détruit jusqu’à deux possessions
board-text-assassin = Tue sur { $need } et plus, avec garde sur { $guarded }
board-text-dishonor = Un rival perd { $price }, ou laisse mourir l’un des siens
board-text-saveface = Survivre à une défaite, ou perdre { $saved } au lieu de { $price }

## Réponses données d’avance

board-standing-mine = Accepter mes propres pertes : pas de Sauver la face pour moi
board-standing-others = Laisser les pertes des autres se produire
board-dishonored-when = Déshonoré avec { $figure } points d’honneur ou plus :
board-dishonored-deed = je joue Sauver la face et perds { $saved }, non { $price }
board-dishonored-best = Si je l’ai en main et ne tiens pas le Shogun ; sinon j’accepte. Personne ne se donne la mort pour cela.
board-fallen-when = Bataille perdue par un Daimyo qui me vaut { $figure } points d’honneur par tour ou plus :
board-fallen-deed = je joue Sauver la face pour lui
board-fallen-best = Le mien, ou celui que je sers, selon ce que sa maison me rapporte. Sans la carte il tombe, à moins qu’un autre ne le sauve.

## The result

board-end-won = Vous atteignez { $n } points d’honneur
# $who (text)
board-end-lost = { $who } atteint { $n } points d’honneur
# $who (text)
board-end-lead = { $who } reste à { $n } points.
board-end-lead-you = Vous restez à { $n } points.
# $who (text)
board-end-house = { $who } a perdu un Daimyo au tour { $round }.
board-end-house-you = Vous avez perdu un Daimyo au tour { $round }.
board-end-battles = Batailles
board-end-of = { $n } sur { $most }
board-end-saved = Face sauvée
board-end-length = { $n ->
    [one] un tour
   *[other] { $n } tours
 }
