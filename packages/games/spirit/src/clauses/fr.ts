import type { ClauseTexts } from '@noren/engine'
import { rulings } from './fr-rulings.ts'

/** Le livre de règles de Samurai Spirit, une phrase par clause. */
export const clauses: ClauseTexts = {
  'SS-DEF-1':
    "Les places sont numérotées de 0 à n−1 dans le sens horaire ; le voisin de gauche de la place i est la place (i+1) mod n, c'est-à-dire celui qui joue ensuite.",
  'SS-DEF-2': 'Le voisin de droite de la place i est la place (i−1+n) mod n.',
  'SS-DEF-3':
    "Les voisins sont fixés par les places ; un voisin qui a passé n'est pas sauté pour en chercher un autre.",
  'SS-DEF-4': "Un samouraï est en jeu du début d'une manche jusqu'à ce qu'il passe dans cette manche.",
  'SS-DEF-5':
    "La file de combat d'un samouraï est la rangée ordonnée de cartes à sa droite ; la plus ancienne est sa première carte.",
  'SS-DEF-6': 'La carte posée le plus récemment dans une file de combat est sa dernière carte.',
  'SS-DEF-7':
    "Le total d'un samouraï est à tout moment la somme des valeurs des cartes de sa file de combat.",
  'SS-DEF-8':
    "L'aire de défense est l'ensemble des cartes à la gauche d'un samouraï ; leurs valeurs ne comptent jamais dans le total.",
  'SS-DEF-9': "La valeur de kiai d'un samouraï est celle de la face que montre son plateau.",
  'SS-DEF-10': 'Un samouraï dont le total dépasse la valeur de kiai est submergé.',
  'SS-DEF-11': "Le joueur actif est celui dont c'est le tour ; le marqueur se trouve devant son samouraï.",
  'SS-DEF-12': 'Dans toutes les formules, n est le nombre de samouraïs de la partie.',
  'SS-DEF-13': "Le dessus de la pile d'infiltrés est la carte qui y a été posée en dernier.",
  'SS-SETUP-1': 'Les 6 jetons ferme sont posés sur le village, bâtiment visible, 3 de chaque côté.',
  'SS-SETUP-2': 'Les 3 jetons famille sont posés sur le village, poupée visible.',
  'SS-SETUP-3':
    "Fermes et familles sont mélangées avant d'être posées : personne ne sait quel dos se trouve où.",
  'SS-SETUP-4': 'Le nombre initial de barricades dépend du mode.',
  'SS-SETUP-5': 'Les barricades au-delà du nombre initial sont hors jeu.',
  'SS-SETUP-6': "L'emplacement des barricades n'a aucun effet.",
  'SS-SETUP-7': 'Les 52 pillards sont mélangés ensemble.',
  'SS-SETUP-8': 'Le nombre de pillards donné par le mode forme la pioche, face cachée.',
  'SS-SETUP-9': 'Les autres pillards quittent la partie sans être vus.',
  'SS-SETUP-10': 'Lieutenants et chefs sont mis de côté pour les manches suivantes.',
  'SS-SETUP-11': 'La défausse est vide au départ.',
  'SS-SETUP-12': "La pile d'infiltrés est vide au départ.",
  'SS-SETUP-13': 'Chaque joueur choisit un samouraï ou en reçoit un au hasard, selon le souhait des joueurs.',
  'SS-SETUP-14': "Aucun samouraï n'est utilisé deux fois.",
  'SS-SETUP-15': 'Chaque plateau de samouraï commence sur sa face humaine.',
  'SS-SETUP-16': 'Chaque pion commence sur la case 0, soit un total de 0.',
  'SS-SETUP-17': 'Chaque joueur garde le jeton Soutien de son samouraï près de son plateau.',
  'SS-SETUP-18': 'Aucun samouraï ne commence avec un marqueur blessure.',
  'SS-SETUP-19': 'Le premier joueur actif est tiré au hasard.',
  'SS-MODE-1':
    "Le groupe choisit l'un des quatre modes avant la mise en place : Facile, Normal, Difficile, Héroïque.",
  'SS-MODE-2': "Normal est le mode conseillé pour une première partie (celui d'une nouvelle table).",
  'SS-MODE-3': 'Barricades : n+3 en Facile, n+2 en Normal, n+1 en Difficile, n en Héroïque.',
  'SS-MODE-4': 'Pillards : 6 par samouraï en Facile, 7 par samouraï dans les autres modes.',
  'SS-MODE-5': 'Lieutenants ajoutés pour la manche 2 : n−1 en Facile, n dans les autres modes.',
  'SS-MODE-6': 'Chefs ajoutés pour la manche 3 : n−1 en Facile, n dans les autres modes.',
  'SS-MODE-7': "Les malus au dos des fermes détruites ne s'appliquent qu'en Difficile et en Héroïque.",
  'SS-MODE-8': "Les bonus des familles ne s'appliquent pas en Héroïque.",
  'SS-MODE-9':
    'En Héroïque les familles sont tout de même en place et comptent pour la victoire et la défaite.',
  'SS-ROUND-1': 'Une partie compte 3 manches, sauf si elle est perdue avant.',
  'SS-ROUND-2': 'Pendant une manche, les joueurs jouent à tour de rôle dans le sens horaire.',
  'SS-ROUND-3': "Les samouraïs qui ont passé n'ont plus de tour dans cette manche.",
  'SS-ROUND-4': 'Un samouraï resté seul en jeu joue tous les tours suivants.',
  'SS-ROUND-5':
    "La manche se termine dès que la pioche est vide et que la carte ou l'effet qui l'a vidée est entièrement résolu.",
  'SS-ROUND-6': 'La manche se termine dès que tous les samouraïs ont passé.',
  'SS-ROUND-7':
    'Quand la manche se termine, le reste du tour en cours (icônes, action, second combat) est sauté ; seuls SS-TURN-5 et SS-TURN-6 ont encore lieu.',
  'SS-ROUND-8':
    "Quand la manche se termine parce que tous ont passé, toutes les cartes restantes de la pioche rejoignent la pile d'infiltrés.",
  'SS-ROUND-9': "Ces cartes sont posées sur la pile d'infiltrés, face cachée, dans leur ordre.",
  'SS-TURN-1': 'Un tour a deux étapes, dans cet ordre : A) appliquer la pénalité, B) faire une action.',
  'SS-TURN-2':
    "Dans les parties avec jetons Soutien d'absents, le joueur peut les activer avant l'étape A (SS-DUO-5).",
  'SS-TURN-3': "À l'étape B, le joueur fait exactement une action : Combattre, Soutenir ou Passer.",
  'SS-TURN-4': "Un joueur submergé au moment de choisir l'action, donc après l'étape A, doit passer.",
  'SS-TURN-5': "À la fin du tour, chaque jeton Soutien reçu d'un autre retourne à son propriétaire.",
  'SS-TURN-6': 'À la fin du tour, toutes les restrictions dues aux pénalités cessent.',
  'SS-PEN-1': 'Le joueur doit appliquer la pénalité de la dernière carte de sa file de combat.',
  'SS-PEN-2': "Si la file de combat est vide, l'étape A ne fait rien.",
  'SS-PEN-3': "Si la dernière carte n'a pas d'icône de pénalité, l'étape A ne fait rien.",
  'SS-PEN-4':
    "La carte concernée est celle qui est dernière au début de l'étape A ; celles qui le deviennent pendant l'étape ne causent rien ce tour-ci.",
  'SS-PEN-5': 'Une pénalité se répète à chaque tour du samouraï tant que sa carte reste la dernière.',
  'SS-PEN-6': "Les cartes de l'aire de défense ne causent jamais de pénalité.",
  'SS-PEN-7': 'Une pénalité impossible à appliquer est remplacée par une blessure au samouraï du joueur.',
  'SS-PEN-8': 'Si une carte a deux icônes, les deux sont appliquées.',
  'SS-PEN-9': "Le joueur choisit l'ordre des deux icônes.",
  'SS-PEN-10': 'Le remplacement par une blessure se juge pour chaque icône séparément.',
  'SS-PEN-11': "Chaque icône, avec tout ce qu'elle déclenche, est entièrement résolue avant la suivante.",
  'SS-PEN-12': 'INCENDIE : un incendie a lieu (SS-BARR-1).',
  'SS-PEN-13': 'BLESSURE : le samouraï du joueur subit une blessure.',
  'SS-PEN-14':
    "INFILTRATION : la première carte de la pioche va, sans être révélée, sur la pile d'infiltrés.",
  'SS-PEN-15':
    "PAS DE DÉFENSE : jusqu'à la fin du tour, le joueur ne peut placer aucune carte dans son aire de défense.",
  'SS-PEN-16': "PAS DE SOUTIEN : jusqu'à la fin du tour, le joueur ne peut pas choisir l'action Soutenir.",
  'SS-PEN-17': "PAS DE SOUTIEN n'empêche pas de recevoir ni d'utiliser le soutien des autres.",
  'SS-PEN-18':
    "FLÈCHE À GAUCHE : le voisin de gauche pioche une carte et l'ajoute à sa propre file de combat.",
  'SS-PEN-19':
    "FLÈCHE À DROITE : le voisin de droite pioche une carte et l'ajoute à sa propre file de combat.",
  'SS-PEN-20':
    "Une carte piochée à cause d'une flèche va toujours à droite ; elle ne peut pas servir à défendre.",
  'SS-PEN-21': "Aucun talent, de personne, ne s'applique à une carte piochée à cause d'une flèche.",
  'SS-PEN-22':
    'Une carte ajoutée par une flèche est comparée à la valeur de kiai comme en SS-CONF-3 à 5 ; elle peut déclencher le kiai du voisin.',
  'SS-PEN-23': 'Une flèche vers un voisin qui a passé ne peut pas être appliquée (SS-PEN-7).',
  'SS-PEN-24': "PASSE FORCÉE : à l'étape B, le joueur doit choisir Passer.",
  'SS-PEN-25': 'RENFORT : une carte de la défausse prise au hasard est remise dans la pioche.',
  'SS-PEN-26': 'Après un RENFORT, toute la pioche est mélangée, face cachée.',
  'SS-PEN-27': 'Un RENFORT avec une défausse vide ne peut pas être appliqué (SS-PEN-7).',
  'SS-PEN-28': "PAS DE TALENT : jusqu'à la fin du tour, le joueur ne peut pas utiliser son propre talent.",
  'SS-PEN-29':
    "PAS DE TALENT : jusqu'à la fin du tour, le joueur ne peut pas utiliser les talents des jetons Soutien qu'il détient, jetons d'absents activés compris.",
  'SS-PEN-30': 'DÉFENSE PERDUE : le joueur choisit une carte de son aire de défense et la défausse.',
  'SS-PEN-31': 'DÉFENSE PERDUE avec une aire de défense vide ne peut pas être appliquée (SS-PEN-7).',
  'SS-PEN-32':
    'INCENDIE, BLESSURE, PAS DE DÉFENSE, PAS DE SOUTIEN, PASSE FORCÉE et PAS DE TALENT peuvent toujours être appliqués.',
  'SS-FIGHT-1': 'Le joueur révèle la première carte de la pioche.',
  'SS-FIGHT-2': "Après l'avoir vue, le joueur peut appliquer les talents dont il dispose.",
  'SS-FIGHT-3':
    "Sauf si un talent l'a emmenée ailleurs, le joueur place la carte à droite (affronter) ou, si c'est permis, à gauche (défendre).",
  'SS-FIGHT-4': 'La carte est révélée à tous.',
  'SS-FIGHT-5':
    "On ne peut pas combattre sans accepter la carte : une fois révélée, l'action ne se reprend pas.",
  'SS-CONF-1': 'Une carte affrontée devient la dernière carte de la file de combat.',
  'SS-CONF-2': 'Affronter est toujours permis.',
  'SS-CONF-3': "Si le nouveau total est inférieur à la valeur de kiai, rien d'autre ne se passe.",
  'SS-CONF-4': 'Si le nouveau total égale la valeur de kiai, le kiai du samouraï se déclenche aussitôt.',
  'SS-CONF-5': 'Si le nouveau total dépasse la valeur de kiai, un incendie (SS-BARR-1) a lieu aussitôt.',
  'SS-CONF-6':
    "SS-CONF-3 à 5 valent pour toute carte ajoutée à une file de combat, quelle qu'en soit la cause et à tout tour.",
  'SS-CONF-7': 'Une carte ajoutée à un samouraï déjà submergé cause un nouvel incendie.',
  'SS-CONF-8':
    'Être submergé ne met pas fin à la manche du samouraï ; seul le Passer de son prochain tour le fait.',
  'SS-DEFEND-1': 'Seule une carte avec un symbole chapeau, ferme ou poupée peut être placée à gauche.',
  'SS-DEFEND-2': 'Une carte ne peut pas être placée à gauche si ce samouraï y a déjà le même symbole.',
  'SS-DEFEND-3': 'Une aire de défense contient donc au plus 3 cartes, une par symbole.',
  'SS-DEFEND-4': 'Une carte qui ne peut pas aller à gauche doit être affrontée.',
  'SS-DEFEND-5': 'Défendre ne change pas le total.',
  'SS-DEFEND-6': "Défendre n'est jamais obligatoire.",
  'SS-SUP-1': 'Le joueur donne son propre jeton Soutien à un autre samouraï de son choix.',
  'SS-SUP-2':
    "Le joueur déplace ensuite la première carte de la pioche, sans la regarder, sur la pile d'infiltrés.",
  'SS-SUP-3': 'Le bénéficiaire doit être un autre samouraï en jeu.',
  'SS-SUP-4': "Soutenir est interdit si aucun autre samouraï n'est en jeu.",
  'SS-SUP-5': 'Soutenir est interdit tant que le jeton du joueur se trouve chez un autre samouraï.',
  'SS-SUP-6': 'Soutenir est interdit sous PAS DE SOUTIEN.',
  'SS-SUP-7': 'Le bénéficiaire peut utiliser le talent du propriétaire du jeton pendant son prochain tour.',
  'SS-SUP-8': "Un jeton détenu n'apporte rien hors du tour de son détenteur.",
  'SS-SUP-9': "Un jeton n'aide que pendant un tour commencé après sa réception (jeton actif).",
  'SS-SUP-10':
    'Un samouraï peut détenir les jetons de plusieurs compagnons et les utiliser tous dans le même tour.',
  'SS-SUP-11': 'À la fin de ce tour, chaque jeton retourne à son propriétaire, utilisé ou non.',
  'SS-SUP-12': 'Pendant que son jeton est prêté, le propriétaire garde son propre talent.',
  'SS-SUP-13': 'Un jeton prêté retourne à son propriétaire même si celui-ci a passé entre-temps.',
  'SS-SUP-14':
    "Un jeton dont le bénéficiaire n'a plus eu de tour dans la manche reste chez lui et l'aide à son premier tour de la manche suivante.",
  'SS-SUP-15': 'Si la carte déplacée était la dernière de la pioche, la manche se termine (SS-ROUND-5).',
  'SS-PASS-1': "À l'étape B, un joueur peut toujours choisir Passer.",
  'SS-PASS-2': 'Un samouraï qui passe est hors jeu pour le reste de la manche.',
  'SS-PASS-3':
    "Les cartes d'un samouraï qui a passé, à gauche et à droite, restent en place jusqu'à la fin de la manche.",
  'SS-PASS-4': 'Un samouraï qui a passé ne peut pas recevoir de cartes.',
  'SS-PASS-5': 'Un samouraï qui a passé ne peut pas donner de cartes.',
  'SS-PASS-6': 'Un samouraï qui a passé ne subit plus les pénalités de sa dernière carte.',
  'SS-PASS-7': 'Un samouraï qui a passé ne peut ni donner ni recevoir de jeton Soutien.',
  'SS-PASS-8': "Le kiai d'un samouraï qui a passé ne peut pas se déclencher.",
  'SS-PASS-9':
    'Un samouraï qui a passé peut encore être blessé ou soigné par les effets qui désignent un joueur ou un plateau.',
  'SS-PASS-10':
    "On ne revient pas sur un Passer pendant la manche, même si le samouraï n'était plus submergé.",
  'SS-TAL-1': 'Utiliser un talent est toujours facultatif.',
  'SS-TAL-2': 'Un samouraï en jeu peut utiliser son propre talent même hors de son tour.',
  'SS-TAL-3':
    "Pendant son tour, un samouraï peut combiner son talent avec ceux des jetons Soutien actifs qu'il détient.",
  'SS-TAL-4':
    "Un talent emprunté s'utilise du point de vue de l'emprunteur : ses voisins, sa file de combat, ses pioches.",
  'SS-TAL-5':
    "Les talents de carte (Heihachi, Daisuke, Kyuzo, Katsushiro) s'appliquent aux cartes piochées en combattant et aux cartes données par le talent de Heihachi ou de Daisuke.",
  'SS-TAL-6': "Les talents de carte ne s'appliquent pas aux cartes déplacées par le kiai de Daisuke.",
  'SS-TAL-7':
    "Une carte donnée par un talent compte, pour qui la reçoit, comme piochée à l'instant en combattant.",
  'SS-TAL-8': 'On ne peut pas refuser une carte donnée.',
  'SS-TAL-9': "Jouer une carte donnée n'entame pas le prochain tour de qui la reçoit.",
  'SS-TAL-10': 'Chaque samouraï peut donner la même carte piochée une seule fois au plus.',
  'SS-TAL-11':
    'Un samouraï doté de ce talent qui a pioché une carte paire (2, 4, 6) peut la donner à son voisin de gauche ou de droite.',
  'SS-TAL-12': 'Le voisin doit être en jeu.',
  'SS-TAL-13': "Le receveur joue la carte comme s'il l'avait piochée en combattant.",
  'SS-TAL-14':
    'Un samouraï doté de ce talent qui a pioché une carte impaire (1, 3, 5) peut la donner à son voisin de gauche ou de droite.',
  'SS-TAL-15': 'Le voisin doit être en jeu.',
  'SS-TAL-16': "Le receveur joue la carte comme s'il l'avait piochée en combattant.",
  'SS-TAL-17':
    "À l'étape A, un samouraï doté de ce talent peut ignorer une icône de pénalité d'une carte de valeur paire (2, 4, 6).",
  'SS-TAL-18':
    "À l'étape A, un samouraï doté de ce talent peut ignorer une icône de pénalité d'une carte de valeur impaire (1, 3, 5).",
  'SS-TAL-19':
    "Pour SS-TAL-17 et 18, une icône ignorée n'a aucun effet et ne cause aucune blessure de remplacement.",
  'SS-TAL-20': "Sur une carte à deux icônes, le choix d'ignorer se fait icône par icône.",
  'SS-TAL-21':
    "Un samouraï doté de ce talent qui a fait l'action Combattre peut combattre une fois de plus dans le même tour.",
  'SS-TAL-22': 'Le second combat se décide une fois le premier entièrement résolu.',
  'SS-TAL-23': "Il n'y a pas d'étape A entre les deux combats.",
  'SS-TAL-24': 'Le second combat demande au moins une carte dans la pioche.',
  'SS-TAL-25': 'Ce talent ne marche que pendant le tour du samouraï, jamais pour une carte donnée.',
  'SS-TAL-26': 'Le second combat est permis même si le premier a laissé le samouraï submergé.',
  'SS-TAL-27':
    'Un samouraï doté de ce talent qui a pioché une carte dont la valeur figure dans sa file de combat peut mettre cette carte à la défausse.',
  'SS-TAL-28': "Seule la file de combat compte pour la comparaison, pas l'aire de défense.",
  'SS-TAL-29':
    'Un samouraï doté de ce talent qui a pioché une carte peut la glisser, face cachée, sous la pioche et piocher la suivante à la place.',
  'SS-TAL-30':
    'La carte de remplacement doit être placée sur le plateau de ce samouraï, à gauche ou à droite ; aucun talent ne peut la remettre, la donner ou la défausser.',
  'SS-TAL-31':
    'Le talent peut resservir à la pioche suivante (par exemple un second combat, ou une carte donnée plus tard).',
  'SS-TAL-32': 'Le talent est inutilisable quand la pioche est vide après avoir pioché.',
  'SS-KIAI-1':
    'Un samouraï en jeu dont le total devient exactement égal à sa valeur de kiai déclenche aussitôt son kiai.',
  'SS-KIAI-2':
    "Cela vaut quelle que soit la cause de l'égalité : carte ajoutée, carte retirée, ou plateau retourné sur sa face animale.",
  'SS-KIAI-3': "Cela vaut au tour de n'importe qui.",
  'SS-KIAI-4': "D'abord, le joueur du samouraï applique l'effet du kiai ou y renonce.",
  'SS-KIAI-5':
    'Ensuite, appliqué ou non, la première carte de la file de combat du samouraï va à la défausse.',
  'SS-KIAI-6': "Si l'effet a vidé la file de combat, SS-KIAI-5 ne fait rien.",
  'SS-KIAI-7':
    'Après un kiai, le samouraï reste en jeu et peut le déclencher à nouveau plus tard dans la manche.',
  'SS-KIAI-8': 'Un effet impossible est sauté ; SS-KIAI-5 a tout de même lieu.',
  'SS-KIAI-9': "L'effet est celui de la face visible au moment du déclenchement.",
  'SS-KIAI-10': "Un kiai déclenché pendant un autre effet est entièrement résolu avant que l'autre continue.",
  'SS-KIAI-11':
    "Pendant que le kiai d'un samouraï se résout, ce samouraï ne peut pas en déclencher un second.",
  'SS-KIAI-12':
    "Après SS-KIAI-5, le total du samouraï est comparé une fois encore ; s'il égale la valeur de kiai, un nouveau kiai se déclenche.",
  'SS-KIAI-13':
    "Si un même déplacement change deux totaux, le samouraï qui a perdu la carte est examiné avant celui qui l'a reçue.",
  'SS-KIAI-14': 'Aucun kiai ne peut se déclencher pendant les étapes de fin de manche.',
  'SS-KIAI-15':
    'Un kiai déclenché hors de son tour est résolu par le joueur de ce samouraï, puis le tour interrompu reprend.',
  'SS-KIAI-16': 'Humain : il peut ajouter une barricade.',
  'SS-KIAI-17': 'Animal : il peut ajouter une barricade.',
  'SS-KIAI-18':
    "Animal : il peut en plus retirer un marqueur blessure d'un plateau de samouraï au choix, le sien compris.",
  'SS-KIAI-19': 'Les barricades ne dépassent jamais le nombre initial.',
  'SS-KIAI-20':
    "Humain : il peut prendre la dernière carte de la file de combat d'un samouraï en jeu, lui compris, et la donner à un autre samouraï en jeu, lui compris.",
  'SS-KIAI-21':
    'Le joueur du samouraï qui reçoit décide si elle va à gauche ou à droite, selon les règles habituelles.',
  'SS-KIAI-22': "À droite, la carte devient la dernière carte du receveur et SS-CONF-3 à 5 s'appliquent.",
  'SS-KIAI-23': 'Les deux totaux sont mis à jour.',
  'SS-KIAI-24':
    "Animal : il peut faire l'effet deux fois, la seconde une fois la première entièrement résolue.",
  'SS-KIAI-25': 'Les deux déplacements peuvent concerner des samouraïs différents ou les mêmes.',
  'SS-KIAI-26': 'Humain : il peut mettre les 2 premières cartes de la pioche à la défausse.',
  'SS-KIAI-27': 'Animal : les 3 premières cartes.',
  'SS-KIAI-28': "S'il en reste moins, il défausse toutes celles qui restent.",
  'SS-KIAI-29': "Humain : il peut mettre les 2 premières cartes de la pile d'infiltrés à la défausse.",
  'SS-KIAI-30': 'Animal : les 3 premières cartes.',
  'SS-KIAI-31': "S'il y en a moins, il les défausse toutes.",
  'SS-KIAI-32':
    "Humain : il peut mettre à la défausse la dernière carte de la file de combat d'un samouraï en jeu, lui compris.",
  'SS-KIAI-33':
    "Animal : il peut faire l'effet deux fois, la seconde une fois la première entièrement résolue.",
  'SS-KIAI-34':
    'Humain : il peut laisser un samouraï en jeu, lui compris, donner son propre jeton Soutien à un autre samouraï en jeu, lui compris.',
  'SS-KIAI-35': 'Le donneur doit avoir son propre jeton sur son plateau.',
  'SS-KIAI-36': "Aucune carte ne rejoint la pile d'infiltrés pour un jeton donné ainsi.",
  'SS-KIAI-37': 'Un jeton reçu ainsi suit SS-SUP-7 à 14.',
  'SS-KIAI-38': 'Un jeton reçu par le samouraï actif repart à la fin de ce même tour sans avoir aidé.',
  'SS-KIAI-39':
    'Animal : en plus de SS-KIAI-34, il peut ajouter une barricade, dans la limite de SS-KIAI-19.',
  'SS-KIAI-40':
    "Humain : il peut révéler les 2 premières cartes de la pioche et les remettre dessus dans l'ordre de son choix.",
  'SS-KIAI-41': 'Animal : les 3 premières cartes.',
  'SS-KIAI-42':
    "Ces cartes restent face visible sur la pioche jusqu'à ce qu'elles soient piochées, déplacées ou mélangées.",
  'SS-KIAI-43': "S'il en reste moins, il utilise toutes celles qui restent.",
  'SS-WOUND-1': 'Première blessure (face humaine, sans marqueur) : le plateau reçoit un marqueur blessure.',
  'SS-WOUND-2': 'Deuxième blessure (face humaine avec marqueur) : le marqueur est retiré.',
  'SS-WOUND-3': 'À cette deuxième blessure, le plateau est aussi retourné sur sa face animale.',
  'SS-WOUND-4': 'Retourner le plateau laisse en place toutes les cartes des deux côtés.',
  'SS-WOUND-5': 'Retourner le plateau ne change pas le total, tandis que la valeur de kiai augmente.',
  'SS-WOUND-6': 'Si le total égale alors la valeur de kiai animale, le kiai se déclenche (SS-KIAI-2).',
  'SS-WOUND-7': "Si le total ne dépasse alors plus la valeur de kiai, le samouraï n'est plus submergé.",
  'SS-WOUND-8':
    "Si le total dépasse encore la valeur de kiai, il n'y a pas d'autre incendie : aucune carte n'a été ajoutée.",
  'SS-WOUND-9': 'Troisième blessure (face animale, sans marqueur) : le plateau reçoit un marqueur blessure.',
  'SS-WOUND-10':
    'Quatrième blessure (face animale avec marqueur) : le samouraï meurt et la partie est aussitôt perdue.',
  'SS-WOUND-11': 'Un plateau ne porte jamais deux marqueurs blessure.',
  'SS-WOUND-12': 'Soigner ne fait que retirer un marqueur blessure.',
  'SS-WOUND-13': 'Un plateau animal ne redevient jamais humain.',
  'SS-WOUND-14': "Les marqueurs blessure restent d'une manche à l'autre.",
  'SS-WOUND-15': "Les faces des plateaux restent d'une manche à l'autre.",
  'SS-BARR-1': "Incendie : retirer une barricade ; s'il n'y en a pas, détruire une ferme à la place.",
  'SS-BARR-2': 'Le nombre de barricades ne dépasse jamais le nombre initial.',
  'SS-FARM-1': 'Pour détruire une ferme, retirer au hasard un des jetons ferme restants.',
  'SS-FARM-2': 'Un jeton ferme détruit est retourné et montré.',
  'SS-FARM-3':
    "En Difficile et en Héroïque son malus s'applique aussitôt, quand et comment que la ferme ait été détruite.",
  'SS-FARM-4': 'Malus A : un jeton famille pris au hasard est retiré.',
  'SS-FARM-5': 'Malus B : une autre ferme est détruite.',
  'SS-FARM-6': 'Malus C : un incendie a lieu.',
  'SS-FARM-7': "Malus D : un samouraï choisi par l'équipe subit une blessure.",
  'SS-FARM-8': 'Une ferme détruite par le malus B ou C applique à son tour son propre malus.',
  'SS-FARM-9': "Un malus de ferme est entièrement résolu avant que l'effet qui a détruit la ferme continue.",
  'SS-FARM-10': "En Facile et en Normal, le dos d'une ferme détruite n'a aucun effet.",
  'SS-FAM-1': 'Pour retirer une famille, prendre au hasard un des jetons restants, tous avec la même chance.',
  'SS-FAM-2': 'Rien ne ramène une ferme retirée.',
  'SS-FAM-3': 'Rien ne ramène une famille retirée.',
  'SS-END-1': 'Étape 1 : chaque samouraï sans chapeau dans son aire de défense subit une blessure.',
  'SS-END-2': 'Étape 2 : pour chaque samouraï sans ferme dans son aire de défense, une ferme est détruite.',
  'SS-END-3':
    "Les destructions de l'étape 2 se font l'une après l'autre, chacune avec son malus en Difficile et en Héroïque.",
  'SS-END-4':
    'Étape 3a : pour chaque samouraï sans poupée dans son aire de défense, une famille tirée au hasard est retirée.',
  'SS-END-5':
    'Étape 3b, après tous les retraits : chaque famille encore au village donne son bonus (pas en Héroïque).',
  'SS-END-6': "Bonus A : un samouraï choisi par l'équipe retire son marqueur blessure.",
  'SS-END-7': "Bonus B : une barricade est ajoutée, s'il y en a moins que le nombre initial.",
  'SS-END-8': "Bonus C : la première carte de la pile d'infiltrés va à la défausse.",
  'SS-END-9': "Les bonus s'appliquent dans l'ordre A, B, C.",
  'SS-END-10': 'Étape 4 : les infiltrés sont révélés un par un, à partir du dessus.',
  'SS-END-11': 'Chaque carte révélée avec des flammes cause un incendie (SS-BARR-1).',
  'SS-END-12': 'Chaque carte révélée sans flammes ne cause rien.',
  'SS-END-13': "Valeurs, symboles et icônes de pénalité des infiltrés n'ont aucun effet.",
  'SS-END-14':
    'Dans les étapes 1, 2 et 3a, les samouraïs sont traités dans le sens horaire, à partir du dernier joueur actif.',
  'SS-END-15': "Être submergé quand la manche se termine n'a pas de conséquence propre.",
  'SS-NEXT-1':
    "Après l'étape 4 des manches 1 et 2, si la partie n'est pas perdue, la manche suivante se prépare.",
  'SS-NEXT-2':
    'Tous les brigands de la partie sont rassemblés : files de combat, aires de défense, défausse, infiltrés, pioche.',
  'SS-NEXT-3': 'Tous les totaux reviennent à 0.',
  'SS-NEXT-4': 'Tous les samouraïs sont de nouveau en jeu.',
  'SS-NEXT-5': 'Pour la manche 2, le nombre de lieutenants donné par le mode est tiré au hasard et ajouté.',
  'SS-NEXT-6': 'Pour la manche 3, le nombre de chefs donné par le mode est tiré au hasard et ajouté.',
  'SS-NEXT-7': 'Les pillards et lieutenants de la manche 2 restent tous dans la partie pour la manche 3.',
  'SS-NEXT-8':
    'Les cartes rassemblées et ajoutées sont mélangées pour former la nouvelle pioche, face cachée.',
  'SS-NEXT-9': "Défausse et pile d'infiltrés sont vides au début d'une manche.",
  'SS-NEXT-10': 'Barricades, fermes et familles restent telles quelles.',
  'SS-NEXT-11': "Le dernier joueur actif est celui dont c'était le tour quand la manche s'est terminée.",
  'SS-NEXT-12':
    'Le voisin de gauche du dernier joueur actif prend le marqueur et commence la manche suivante.',
  'SS-LOSS-1': 'La partie est perdue au moment où un samouraï subit une quatrième blessure.',
  'SS-LOSS-2': 'La partie est perdue quand il ne reste plus de ferme.',
  'SS-LOSS-3': 'La partie est perdue quand il ne reste plus de famille.',
  'SS-LOSS-4': "SS-LOSS-2 et 3 se vérifient aussitôt après chaque retrait ; rien de ce qui suit n'est joué.",
  'SS-WIN-1':
    "La partie est gagnée si, après l'étape 4 de la manche 3, il reste au moins une ferme et au moins une famille.",
  'SS-SCORE-1': 'Après une victoire, 1 point par ferme restante (6 au plus).',
  'SS-SCORE-2': 'Après une victoire, 1 point par famille restante (3 au plus).',
  'SS-SCORE-3':
    'Après une victoire, 1 point si aucun plateau, humain ou animal, ne porte de marqueur blessure.',
  'SS-SCORE-4': "Le score s'écrit avec le suffixe du mode : aucun, +, ++, +++.",
  'SS-SCORE-5': "Une partie perdue n'a pas de score.",
  'SS-DUO-1': "À deux joueurs toutes les règles s'appliquent, avec les changements ci-dessous.",
  'SS-DUO-2':
    'Les jetons Soutien des samouraïs absents (5 avec n = 2) sont posés face visible près du village.',
  'SS-DUO-3': 'À la mise en place, les pillards de la pioche doivent compter au moins 2 symboles poupée.',
  'SS-DUO-4':
    "Sinon ces pillards sont mis de côté, autant de nouveaux sont tirés parmi le reste, et l'on vérifie de nouveau.",
  'SS-DUO-5':
    "Au tout début d'un tour, avant l'étape A, le joueur peut activer un ou plusieurs jetons d'absents face visible.",
  'SS-DUO-6': 'Un jeton activé ajoute son talent à celui du joueur pour le tour en cours.',
  'SS-DUO-7': 'Un jeton activé est retourné face cachée.',
  'SS-DUO-8': "Chaque jeton d'absent sert une fois par partie, quel que soit le joueur qui l'utilise.",
  'SS-DUO-9': "Les jetons d'absents ne peuvent être donnés ni par l'action Soutenir ni par le kiai de Kyuzo.",
  'SS-DUO-10': "L'action Soutenir entre les deux joueurs reste possible.",
  'SS-DUO-11': 'Avec deux samouraïs, le voisin de gauche et celui de droite sont le même samouraï.',
  'SS-DUO-12':
    "En option de table, SS-DUO-2 à SS-DUO-9 et SS-DUO-13 peuvent servir avec 3 à 6 samouraïs et les 7 − n jetons d'absents.",
  'SS-DUO-13':
    'La vérification des poupées est faite par le serveur ; ni les pillards acceptés ni les rejetés ne sont montrés, et les rejetés comptent comme pillards non utilisés (SS-SETUP-9).',
  'SS-SOLO-1': 'Une personne joue 2 à 7 samouraïs ; 2 ou 3 est le nombre habituel.',
  'SS-SOLO-2':
    "La variante à deux joueurs s'applique : les jetons des 7 − n samouraïs absents sont disponibles une fois par partie.",
  'SS-SOLO-3': "Tous les nombres se calculent d'après les samouraïs, non d'après les personnes.",
  'SS-SOLO-4': "La vérification des poupées de SS-DUO-3 s'applique telle quelle (au moins 2).",
  'SS-SOLO-5': "Chaque samouraï joue ses propres tours dans l'ordre des places.",
  'SS-FAQ-1': 'On peut compter la pioche à tout moment.',
  'SS-FAQ-2': 'On peut consulter la défausse à tout moment.',
  'SS-FAQ-3': 'Deux marqueurs blessure sur un plateau : jamais.',
  'SS-FAQ-4': 'Ramener à sa face humaine un animal sans marqueur en le soignant : jamais.',
  'SS-FAQ-5': 'Soutenir quand on est le seul samouraï encore en jeu : interdit.',
  'SS-FAQ-6':
    "Une carte donnée par un talent peut être donnée plus loin par qui la reçoit avec son propre talent, même hors de son tour ; les talents s'ajoutent, et la valeur de la carte n'y fait rien.",
  'SS-FAQ-7':
    "Un samouraï submergé qui devient animal à l'étape A et ne dépasse alors plus sa nouvelle valeur de kiai n'a pas à passer.",
  ...rulings,
}

export default clauses
