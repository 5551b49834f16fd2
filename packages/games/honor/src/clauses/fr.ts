/** The rulebook, one sentence a clause: rules, decisions with their defaults, rulings on doubts, names of the examples. */
import type { ClauseTexts } from '@noren/engine'

export const clauses: ClauseTexts = {
  'HS-SETUP-1': 'Le jeu se joue à 3, 4, 5 ou 6.',
  'HS-SETUP-2': 'Retirez du paquet les 6 cartes Samouraï, les 6 cartes Daimyo de départ et la carte Shogun.',
  'HS-SETUP-3': 'Posez la carte Shogun au milieu de la table.',
  'HS-SETUP-4': 'Chaque joueur reçoit une carte Samouraï, face visible.',
  'HS-SETUP-5': 'Chaque joueur reçoit au hasard une carte Daimyo de départ, face visible.',
  'HS-SETUP-6': 'Les cartes Samouraï restantes sont hors du jeu.',
  'HS-SETUP-7':
    'Les cartes Daimyo de départ restantes sont mélangées au paquet avec toutes les autres cartes.',
  'HS-SETUP-8': 'Distribuez 7 cartes à chaque joueur.',
  'HS-SETUP-9': 'Le reste forme la pioche, face cachée.',
  'HS-SETUP-10': 'Le joueur à la gauche du donneur commence.',
  'HS-SETUP-11': "On joue dans le sens des aiguilles d'une montre.",
  'HS-SETUP-12': 'Chaque joueur commence avec 0 honneur.',
  'HS-SETUP-13': 'En ligne, le donneur est un joueur tiré au hasard.',
  'HS-HOUSE-1': "Chaque joueur a une maison du Samouraï : la carte Samouraï et les cartes à côté d'elle.",
  'HS-HOUSE-2':
    "Un joueur qui contrôle un Daimyo a aussi la maison de ce Daimyo : la carte Daimyo et les cartes à côté d'elle.",
  'HS-HOUSE-3': 'Une maison contient au plus une Okugata.',
  'HS-HOUSE-4': 'Une maison contient au plus 5 cartes Armée.',
  'HS-HOUSE-5': "Un château ne peut se trouver que dans la maison d'un Daimyo.",
  'HS-HOUSE-6': 'Un Daimyo a au plus un château.',
  'HS-HOUSE-7': "Il n'y a pas d'autre limite aux cartes d'une maison.",
  'HS-HOUSE-8': 'Une carte posée ne peut être ni déplacée ni reprise par son propriétaire.',
  'HS-HOUSE-9': 'La carte Samouraï ne quitte jamais le jeu.',
  'HS-TURN-1':
    "Un tour comprend dans l'ordre : (0) les changements d'alliance en attente prennent effet, (1) récolter l'honneur, (2) déterminer les actions, (3) piocher, jouer et défausser, (4) une déclaration facultative, (5) annoncer la fin.",
  'HS-TURN-2':
    "La déclaration de l'étape 4 peut se faire à tout moment après l'étape 1, aussi entre les actions de l'étape 3.",
  'HS-TURN-3': 'Le tour finit quand le joueur annonce sa fin.',
  'HS-TURN-4': 'Les actions non utilisées sont perdues à la fin du tour.',
  'HS-COLLECT-1': 'Au début du tour, le revenu du joueur est ajouté à son honneur en un seul montant.',
  'HS-COLLECT-2': 'Seules comptent les cartes sur la table, jamais celles en main.',
  'HS-COLLECT-3':
    "Le revenu d'un 1er Samouraï est la somme de l'honneur du Daimyo, de toutes les cartes de la maison du Daimyo et de toutes celles de sa propre maison du Samouraï.",
  'HS-COLLECT-4': "Si le Daimyo est Shogun, la prime du Shogun s'ajoute au revenu du 1er Samouraï.",
  'HS-COLLECT-5': "Un Rônin (engagé ou non) ne gagne pas d'honneur.",
  'HS-COLLECT-6':
    "Si l'honneur de la maison du Samouraï d'un Rônin est inférieur à 0, cette perte s'applique quand même.",
  'HS-COLLECT-7':
    "Les cartes jouées pendant un tour rapportent de l'honneur dès le début du tour suivant du joueur.",
  'HS-COLLECT-8':
    "Le revenu d'un second Samouraï comprend la moitié de l'honneur du Daimyo servi, de sa maison et, s'il est Shogun, de la prime du Shogun.",
  'HS-COLLECT-9':
    "Le revenu d'un second Samouraï comprend en outre la moitié de l'honneur de sa propre maison du Samouraï.",
  'HS-COLLECT-10': "L'honneur de la maison du Samouraï du 1er Samouraï ne compte pas pour le second.",
  'HS-COLLECT-11': 'Un second Samouraï ne change rien au revenu du 1er Samouraï.',
  'HS-COLLECT-12': "Un montant qui n'est pas un multiple de 5 est arrondi au multiple de 5 supérieur.",
  'HS-COLLECT-13': 'Les deux moitiés de HS-COLLECT-8 et 9 sont arrondies séparément, puis additionnées.',
  'HS-COLLECT-14': 'Un revenu peut être négatif ; il est alors soustrait.',
  'HS-COLLECT-15': "L'honneur peut être négatif sans limite.",
  'HS-ACT-1': 'Piocher une carte coûte une action.',
  'HS-ACT-2': 'Jouer une carte coûte une action.',
  'HS-ACT-3': 'Jouer Déshonneur coûte deux actions.',
  'HS-ACT-4': 'Jouer Sauver la face ne coûte aucune action.',
  'HS-ACT-5': 'Défausser ne coûte aucune action.',
  'HS-ACT-6': 'Les déclarations ne coûtent aucune action.',
  'HS-ACT-7': "Le nombre d'actions est le ki du joueur divisé par 3, arrondi à l'inférieur.",
  'HS-ACT-8': 'Un joueur a toujours au moins 2 actions.',
  'HS-ACT-9': "Un joueur n'a jamais plus de 5 actions par tour.",
  'HS-ACT-10':
    "Le ki d'un joueur est la somme du ki des cartes de sa maison du Samouraï (carte Samouraï : 6) et, comme 1er Samouraï, du Daimyo et de la maison du Daimyo.",
  'HS-ACT-11':
    "Le nombre d'actions est recalculé dès que le ki change pendant le tour ; un gain est utilisable aussitôt.",
  'HS-ACT-12':
    'Une baisse du ki pendant le tour réduit les actions encore ouvertes, jamais sous zéro et sans annuler les actions faites.',
  'HS-ACT-13':
    "Les actions s'emploient dans n'importe quel mélange et ordre de pioches et de cartes jouées, et peuvent rester inutilisées.",
  'HS-ACT-14': "Déshonneur ne peut être joué qu'avec au moins deux actions restantes.",
  'HS-HAND-1': 'Une main ne contient jamais plus de 7 cartes.',
  'HS-HAND-2': "Un joueur qui a 7 cartes ne peut pas piocher avant d'en jouer ou d'en défausser.",
  'HS-HAND-3': "À l'étape 3, le joueur actif peut défausser autant de cartes de sa main qu'il veut.",
  'HS-HAND-4': 'Quand la pioche est épuisée, la défausse est mélangée et forme une nouvelle pioche.',
  'HS-HAND-5': 'Si pioche et défausse sont vides, personne ne peut piocher.',
  'HS-HAND-6':
    "Les cartes d'action utilisées, les cartes détruites et celles d'une maison défaussée vont à la défausse.",
  'HS-HAND-7': 'Les Daimyos morts vont à la défausse et peuvent revenir avec elle.',
  'HS-PLACE-1':
    'Un joueur joue Okugata, possessions, armées et gardes dans sa maison du Samouraï ou, comme 1er Samouraï, dans la maison du Daimyo.',
  'HS-PLACE-2':
    "Un second Samouraï peut aussi jouer Okugata, possessions, armées et gardes dans la maison du Daimyo qu'il sert.",
  'HS-PLACE-3': 'Un château ne peut être joué de la main que par un 1er Samouraï, dans la maison du Daimyo.',
  'HS-PLACE-4': 'Un Rônin peut jouer une carte Daimyo de sa main ; il le contrôle alors comme 1er Samouraï.',
  'HS-PLACE-5': 'Un joueur de tout autre statut ne peut pas jouer un Daimyo pour lui-même.',
  'HS-PLACE-6': "Un Daimyo qui vient d'être joué commence avec une maison vide.",
  'HS-PLACE-7':
    "Un 1er Samouraï peut jouer une carte Daimyo de sa main sur le second Samouraï (ou l'engagé) de son Daimyo (HS-ALLY-18).",
  'HS-PLACE-8': "On ne peut pas jouer de cartes dans d'autres maisons que celles nommées ici.",
  'HS-PLACE-9': 'Un château de la main ne peut pas être joué dans une maison qui en a déjà un.',
  'HS-DECL-1': 'Un joueur fait au plus une déclaration par tour.',
  'HS-DECL-2':
    'Proclamer : un 1er Samouraï peut proclamer son Daimyo Shogun si aucun Daimyo ne porte le titre.',
  'HS-DECL-3': 'Le Daimyo proclamé prend la carte Shogun à côté de lui.',
  'HS-DECL-4': 'Attaquer : un 1er Samouraï peut attaquer avec son Daimyo.',
  'HS-DECL-5':
    "S'allier : un Rônin (par HS-AMB-64 chacun) peut déclarer une alliance avec un Daimyo contrôlé par un autre joueur.",
  'HS-DECL-6': 'Dissoudre : un second Samouraï peut déclarer la dissolution de sa propre alliance.',
  'HS-ALLY-1': 'Un Samouraï dont le Daimyo meurt devient aussitôt un Rônin.',
  'HS-ALLY-2':
    "Un Samouraï qui devient Rônin garde la carte Samouraï, les cartes de sa maison (sauf s'il a lui-même été tué : HS-NINJA-17, HS-DIS-8), sa main et son honneur.",
  'HS-ALLY-3':
    "Une alliance déclarée commence au début du tour suivant du joueur qui l'a déclarée, avant la récolte.",
  'HS-ALLY-4':
    'Dès la déclaration, le Daimyo dispose dans chaque bataille de la force de la maison du Samouraï allié.',
  'HS-ALLY-5':
    "On ne peut pas déclarer d'alliance avec un Daimyo qui a déjà un second Samouraï (même sur le départ) ou un engagé.",
  'HS-ALLY-6': 'Deux Samouraïs au plus servent un Daimyo en même temps.',
  'HS-ALLY-7': 'Une alliance ne peut pas être refusée.',
  'HS-ALLY-8': 'Le joueur qui contrôle le Daimyo reste son 1er Samouraï.',
  'HS-ALLY-9': 'Seul le 1er Samouraï décide si le Daimyo attaque ou est proclamé.',
  'HS-ALLY-10':
    'Quand le 1er Samouraï est assassiné ou se suicide et que le Daimyo a un second Samouraï, celui-ci devient immédiatement 1er Samouraï.',
  'HS-ALLY-11': 'Le nouveau 1er Samouraï reprend le Daimyo avec toute la maison du Daimyo.',
  'HS-ALLY-12': "Le titre de Shogun, s'il est porté, reste à ce Daimyo.",
  'HS-ALLY-13': "L'ancien 1er Samouraï devient un Rônin.",
  'HS-ALLY-14': 'Le nouveau 1er Samouraï récolte le revenu entier dès son prochain tour.',
  'HS-ALLY-15': 'Déclarer une dissolution coûte aussitôt 25 honneur.',
  'HS-ALLY-16':
    'Une dissolution déclarée prend effet au début du tour suivant du joueur, avant la récolte ; il est alors un Rônin.',
  'HS-ALLY-17': "L'alliance prend fin aussitôt quand le second Samouraï est assassiné, peu importe par qui.",
  'HS-ALLY-18': 'Le 1er Samouraï peut renvoyer le second en jouant sur lui une carte Daimyo (une action).',
  'HS-ALLY-19': 'Le joueur renvoyé doit accepter ce Daimyo et partir.',
  'HS-ALLY-20':
    "L'alliance prend fin aussitôt quand le second Samouraï est déshonoré, sauf si Sauver la face a été joué contre ce Déshonneur.",
  'HS-ALLY-21': 'Quand le Daimyo servi meurt, ses deux Samouraïs deviennent des Rônins.',
  'HS-ALLY-22':
    'Une alliance promise est annulée par les mêmes événements que HS-ALLY-17, 18, 20 et 21 ; HS-ALLY-19 et 23 valent aussi pour un engagé renvoyé.',
  'HS-ALLY-23': 'Le joueur renvoyé contrôle aussitôt le Daimyo reçu comme 1er Samouraï.',
  'HS-ALLY-24':
    "Un second Samouraï, sur le départ ou engagé, dont l'alliance finit avant l'heure (HS-ALLY-17, 20, 21) est aussitôt un Rônin ; une dissolution déclarée est alors sans objet et ses 25 honneur restent perdus.",
  'HS-NINJA-1':
    "Jouer une carte Ninja (espion, espion d'élite, assassin) coûte 25 honneur à son utilisateur.",
  'HS-NINJA-2': "La perte s'applique que le ninja réussisse ou non.",
  'HS-NINJA-3': "L'espion ninja vole ou détruit une possession dans une maison d'un autre joueur.",
  'HS-NINJA-4':
    "L'espion ninja d'élite vole ou détruit jusqu'à deux possessions dans une seule et même maison d'un autre joueur.",
  'HS-NINJA-5':
    "Pour un espion d'élite, on choisit séparément pour chaque carte de la voler ou de la détruire.",
  'HS-NINJA-6': 'Une carte détruite va à la défausse.',
  'HS-NINJA-7':
    "Une carte volée est posée aussitôt dans une maison du voleur : sa maison du Samouraï, la maison du Daimyo qu'il contrôle ou sert, ou la maison du second Samouraï du Daimyo qu'il contrôle.",
  'HS-NINJA-8':
    'Deux cartes volées peuvent aller dans la même maison ou dans des maisons différentes permises par HS-NINJA-7.',
  'HS-NINJA-9': "Les espions n'ont pas besoin de dé et les gardes ne les arrêtent pas.",
  'HS-NINJA-10': "Un espion ne peut être joué que si une maison d'un autre joueur contient une possession.",
  'HS-NINJA-11':
    "Assassin ninja : son utilisateur nomme d'abord la cible, un Samouraï d'un autre joueur ou un Daimyo contrôlé par un autre joueur.",
  'HS-NINJA-12': "L'utilisateur lance un dé.",
  'HS-NINJA-13': 'Sans garde dans la maison visée, un 3, 4, 5 ou 6 réussit.',
  'HS-NINJA-14': 'Avec au moins une garde dans la maison visée, seul un 5 ou 6 réussit.',
  'HS-NINJA-15': 'Une garde de la maison visée est défaussée après le jet, quel que soit le résultat.',
  'HS-NINJA-16': 'Un Daimyo assassiné est défaussé avec toutes les cartes de sa maison, château compris.',
  'HS-NINJA-17': 'Un Samouraï assassiné perd toutes les cartes de sa maison ; la carte Samouraï reste.',
  'HS-NINJA-18': 'Un 1er Samouraï assassiné sans second Samouraï garde le Daimyo.',
  'HS-NINJA-19':
    "Un second Samouraï qui joue un assassin sur le 1er Samouraï du Daimyo qu'il sert perd 50 honneur au lieu de 25.",
  'HS-NINJA-20': 'HS-NINJA-19 vaut pour la tentative comme pour le succès.',
  'HS-NINJA-21': "Sauver la face n'aide pas contre un assassin.",
  'HS-NINJA-22':
    "Une carte volée ne peut pas être remise dans la maison d'où elle vient et ne va jamais en main.",
  'HS-BATTLE-1': 'Seul un Daimyo peut attaquer, sur déclaration de son 1er Samouraï.',
  'HS-BATTLE-2': "Seul un Daimyo d'un autre joueur qui est Shogun ou a un château peut être attaqué.",
  'HS-BATTLE-3':
    "La force d'un camp est celle du Daimyo, de la maison du Daimyo et de la maison du 1er Samouraï.",
  'HS-BATTLE-4': "La force de la maison du second Samouraï (ou de l'engagé) s'y ajoute.",
  'HS-BATTLE-5': "La force d'un château ne compte que pour le défenseur.",
  'HS-BATTLE-6': "Le nombre de dés est la force divisée par 3, arrondie à l'inférieur.",
  'HS-BATTLE-7': 'Personne ne lance plus de 6 dés.',
  'HS-BATTLE-8': 'Un camp de force inférieure à 3 ne lance aucun dé et totalise 0.',
  'HS-BATTLE-9': 'Seul un camp qui a au moins un dé peut déclarer une attaque.',
  'HS-BATTLE-10': "L'attaquant désigne l'adversaire, lance ses dés et les additionne.",
  'HS-BATTLE-11': 'Puis le défenseur lance ses dés et les additionne.',
  'HS-BATTLE-12': 'Le plus grand total gagne.',
  'HS-BATTLE-13': "En cas d'égalité, les deux camps relancent tous leurs dés.",
  'HS-BATTLE-14':
    'Le Daimyo perdant, attaquant ou défenseur, meurt à moins que Sauver la face ne soit joué pour lui.',
  'HS-BATTLE-15': "N'importe quel joueur peut jouer Sauver la face pour le Daimyo perdant.",
  'HS-BATTLE-16': 'Sauver la face ne peut pas être joué pour un Daimyo perdant qui est Shogun.',
  'HS-BATTLE-17': 'Un Daimyo mort est défaussé avec toute sa maison (le château suit HS-BATTLE-19).',
  'HS-BATTLE-18': 'Une bataille ne touche pas les maisons des Samouraïs des deux camps.',
  'HS-BATTLE-19':
    'Le vainqueur (le joueur qui contrôle le Daimyo gagnant) prend le château du perdant dans sa maison du Daimyo ou le brûle (défausse).',
  'HS-BATTLE-20': 'HS-BATTLE-19 vaut aussi si le perdant survit grâce à Sauver la face.',
  'HS-BATTLE-21': 'Hormis le château, un Daimyo sauvé par Sauver la face ne perd aucune carte.',
  'HS-BATTLE-22': "Un vainqueur qui prend un château alors qu'il en a un défausse l'ancien.",
  'HS-BATTLE-23': 'Un Daimyo qui bat le Shogun doit prendre la carte Shogun.',
  'HS-BATTLE-24': "Gagner ou perdre une bataille ne change directement l'honneur de personne.",
  'HS-SHOGUN-1': 'Le titre appartient au Daimyo, non au joueur.',
  'HS-SHOGUN-2': 'Un seul Daimyo au plus est Shogun à la fois.',
  'HS-SHOGUN-3': 'Un Shogun qui meurt au combat cède le titre au vainqueur (HS-BATTLE-23).',
  'HS-SHOGUN-4': 'Si le Shogun meurt autrement, la carte Shogun retourne au milieu de la table.',
  'HS-SHOGUN-5': 'On ne peut pas renoncer volontairement au titre.',
  'HS-DIS-1': 'Déshonneur se joue contre un autre joueur.',
  'HS-DIS-2': 'La cible doit choisir une réponse : accepter la perte, jouer Sauver la face ou le suicide.',
  'HS-DIS-3': 'Accepter coûte 75 honneur.',
  'HS-DIS-4': 'Avec Sauver la face, la perte est de 30 honneur au lieu de 75.',
  'HS-DIS-5': "Avec un suicide, aucun honneur n'est perdu.",
  'HS-DIS-6': 'La cible choisit si son Samouraï ou, comme 1er Samouraï, son Daimyo se suicide.',
  'HS-DIS-7': "Le suicide d'un Daimyo défausse le Daimyo et toute sa maison, château compris.",
  'HS-DIS-8': "Le suicide d'un Samouraï défausse les cartes de sa maison ; la carte Samouraï reste.",
  'HS-DIS-9':
    "Le suicide d'un Samouraï a les conséquences de HS-ALLY-10 (succession) ou, pour un second Samouraï ou un engagé, de HS-ALLY-20.",
  'HS-DIS-10':
    'Si la cible accepte, les autres joueurs peuvent jouer Sauver la face pour elle avant que la perte soit comptée.',
  'HS-DIS-11': "Le joueur de Déshonneur ne perd pas d'honneur pour cela.",
  'HS-DIS-12': 'La carte est défaussée quelle que soit la réponse.',
  'HS-SAVE-1': 'Sauver la face peut être joué à tout moment, même hors de son tour.',
  'HS-SAVE-2':
    'Sauver la face a exactement deux usages : après une bataille perdue (HS-BATTLE-14) et contre Déshonneur (HS-DIS-4).',
  'HS-SAVE-3': "N'importe quel joueur peut le jouer pour n'importe quel autre.",
  'HS-SAVE-4':
    'Il ne peut pas servir au Shogun : ni en bataille, ni contre un Déshonneur visant le joueur qui contrôle le Shogun.',
  'HS-SAVE-5':
    "Une seule carte Sauver la face agit par événement ; dès qu'une est jouée, aucune autre n'est acceptée ni dépensée.",
  'HS-SAVE-6':
    "Si plusieurs joueurs veulent la jouer, la priorité va au joueur touché, puis dans le sens des aiguilles d'une montre.",
  'HS-GUN-1':
    'Les armes à feu comptent −20 honneur à chaque récolte qui compte leur maison (pour un second Samouraï dans les moitiés de HS-COLLECT-8 et 9, pour un Rônin par HS-COLLECT-6).',
  'HS-GUN-2': 'Elles baissent de 2 le ki du joueur dont le ki comprend leur maison.',
  'HS-GUN-3': 'Elles sont une possession comme les autres pour jouer, voler et détruire.',
  'HS-END-1': "L'objectif est de 400 honneur.",
  'HS-END-2': 'À 5 ou 6 joueurs, un objectif de 250 ou 300 est recommandé.',
  'HS-END-3': "La partie finit dès que l'honneur d'un joueur atteint ou dépasse l'objectif.",
  'HS-END-4':
    "On le vérifie une seule fois, après l'ajout de tout le revenu de l'étape 1 (récolte), le seul moment où l'honneur monte.",
  'HS-END-5': "Le joueur qui a atteint l'objectif gagne.",
  'HS-END-6':
    "L'hôte choisit l'objectif 250, 300 ou 400 avant la partie ; par défaut 400 à 3 ou 4 joueurs et 300 à 5 ou 6.",
  'HS-DEC-1':
    'Joueur actif, étapes 3 et 4 de son tour : piocher, jouer une carte, défausser, déclarer, finir le tour. Temps écoulé : fin du tour.',
  'HS-DEC-2':
    "Joueur actif, en jouant une carte de maison : laquelle des maisons permises. Le choix fait partie de l'ordre.",
  'HS-DEC-3':
    "Joueur actif, espion ninja : maison et possession ; voler ou détruire ; maison de destination si volée. Le choix fait partie de l'ordre.",
  'HS-DEC-4':
    "Joueur actif, espion ninja d'élite : une maison, une ou deux possessions ; pour chacune voler ou détruire, et la destination. Le choix fait partie de l'ordre.",
  'HS-DEC-5':
    "Joueur actif, assassin ninja : quel Samouraï ou Daimyo d'un autre joueur. Le choix fait partie de l'ordre.",
  'HS-DEC-6': "Joueur actif, Déshonneur : quel autre joueur. Le choix fait partie de l'ordre.",
  'HS-DEC-7':
    "Cible de Déshonneur, hors de son tour, quand il est joué : accepter, jouer son Sauver la face (s'il l'a et ne contrôle pas le Shogun), suicide du Samouraï, suicide du Daimyo (1er Samouraï seulement). Temps écoulé : accepter.",
  'HS-DEC-8':
    "Chaque autre joueur, hors de son tour, après l'acceptation, sauf si la cible contrôle le Shogun : jouer Sauver la face pour la cible, ou passer. Temps écoulé : passer.",
  'HS-DEC-9':
    "Chaque joueur, à son tour ou non, après une bataille dont le perdant n'est pas Shogun : jouer Sauver la face pour le Daimyo perdant, ou passer ; priorité HS-SAVE-6. Temps écoulé : passer.",
  'HS-DEC-10':
    "Joueur du Daimyo vainqueur (peut-être le défenseur), si le perdant a un château, après HS-DEC-9 : le prendre (en défaussant le sien) ou le brûler. Temps écoulé : prendre s'il n'en a pas, sinon garder le château de plus grand honneur.",
  'HS-DEC-11':
    '1er Samouraï actif, titre libre, à tout moment après la récolte : proclamer ou non. Temps écoulé : non.',
  'HS-DEC-12':
    '1er Samouraï actif, à tout moment après la récolte : attaquer un Daimyo attaquable, ou non. Temps écoulé : non.',
  'HS-DEC-13':
    "Rônin actif (par HS-AMB-64 chacun, sauf le joueur du Shogun), à tout moment après la récolte : s'allier à un Daimyo possible, ou non. Temps écoulé : non.",
  'HS-DEC-14':
    'Second Samouraï actif, à tout moment après la récolte : dissoudre ou non. Temps écoulé : non.',
  'HS-DEC-15':
    '1er Samouraï actif avec un second ou un engagé, étape 3 : le renvoyer en jouant un Daimyo sur lui. Temps écoulé : non.',
  'HS-DEC-16':
    'Hôte de la table, avant la partie : objectif 250, 300 ou 400. Par défaut : 400 à 3–4 joueurs, 300 à 5–6.',
  'HS-AMB-1': 'Qui donne en ligne ? Un joueur au hasard ; son voisin de gauche commence.',
  'HS-AMB-2':
    "Combien de déclarations par tour ? Une seule, quelle qu'elle soit, donc au plus une attaque par tour.",
  'HS-AMB-3':
    "Un joueur qui a un Daimyo peut-il rejoindre celui d'un autre ? Non, seul un Rônin, à moins que la table ne joue HS-AMB-64.",
  'HS-AMB-4':
    "Les moitiés d'un second Samouraï s'arrondissent-elles ensemble ou séparément ? Séparément : (maison du Daimyo + Shogun) et maison du Samouraï.",
  'HS-AMB-5':
    "Les armes à feu coûtent-elles de l'honneur à un Rônin ? Oui, si la somme de sa maison du Samouraï est négative.",
  'HS-AMB-6':
    'Un second Samouraï compte-t-il le ki de la maison du Daimyo servi ? Non, seulement sa propre maison ; le 1er Samouraï compte celle du Daimyo en entier.',
  'HS-AMB-7':
    "Le ki baisse pendant le tour : les actions permises sont recalculées ; s'il y en a moins que d'utilisées, il n'en reste aucune ; rien n'est annulé.",
  'HS-AMB-8': 'Pioche et défausse sont vides : on ne peut pas piocher ; les autres actions restent.',
  'HS-AMB-9':
    'Où vont les Daimyos morts ? À la défausse, ceux de départ compris ; après un mélange on peut les piocher.',
  'HS-AMB-10':
    'Que peut poser un second Samouraï dans la maison du Daimyo ? Aussi des armées ; jamais de château ni de Daimyo. Un 1er Samouraï ne peut pas poser de cartes de sa main chez le second.',
  'HS-AMB-11': 'Un château de la main peut-il remplacer le présent ? Non, seul un château pris le peut.',
  'HS-AMB-12':
    'Peut-on échanger un Daimyo vivant contre un meilleur de sa main ? Non ; engagé ou au service, on ne peut pas non plus jouer un Daimyo pour soi.',
  'HS-AMB-13':
    "Entre la déclaration d'une alliance et son début : la force compte aussitôt et la place est prise ; pas de revenu, pas de cartes dans la maison du Daimyo, pas de succession, pas de peine double. L'engagement tombe avec la mort du Daimyo, l'assassinat ou le déshonneur non sauvé de l'engagé, ou le renvoi ; cela ne coûte rien et ne peut pas être retiré.",
  'HS-AMB-14': 'Un second Samouraï peut-il proclamer le Daimyo Shogun ? Non.',
  'HS-AMB-15':
    "Le Shogun meurt assassiné ou par suicide : la carte va au milieu, libre d'être proclamée (même dans le tour). Succession : le titre reste au Daimyo. On ne peut pas le déposer.",
  'HS-AMB-16':
    'Quand un 1er Samouraï est-il tué ? Par assassinat ou suicide. Avec un second : succession, il devient un Rônin à la maison vide et garde main, honneur et carte Samouraï. Sans second : il reste 1er Samouraï.',
  'HS-AMB-17':
    'Quand finit une alliance dissoute ? Au début du tour suivant de celui qui part, avant la récolte.',
  'HS-AMB-18': "Seul un assassinat par le 1er Samouraï met-il fin à l'alliance ? Non, par quiconque.",
  'HS-AMB-19':
    "La peine Ninja est-elle due en cas d'échec, et avec peu d'honneur ? Toujours due, payée avant l'effet ; toujours permise.",
  'HS-AMB-20':
    "Dans quelle maison peut aller une carte volée ? Toute maison dont le voleur fait partie ou qu'il commande (HS-NINJA-7) ; pas celle d'un engagé.",
  'HS-AMB-21':
    "Espion sans possession chez les autres : il ne peut pas être joué (mais défaussé). Un espion d'élite peut agir sur une seule.",
  'HS-AMB-22': 'Limite des dés : 6.',
  'HS-AMB-23':
    "Force inférieure à 3 : 0 dé, total 0. Avec 0 dé on ne peut pas attaquer ; un défenseur à 0 dé perd d'office contre tout jet.",
  'HS-AMB-24':
    "« Pas utilisable par le Shogun » : les deux usages sont fermés au joueur qui contrôle le Shogun ; il peut le jouer pour d'autres, sauf sans HS-AMB-65 ; le second Samouraï du Shogun peut en profiter contre Déshonneur.",
  'HS-AMB-25':
    "Peut-on « sauver » une cible qui préfère le suicide ? La cible répond d'abord ; la fenêtre des autres ne s'ouvre qu'après « accepter ». Un Sauver la face joué alors ne peut pas être refusé.",
  'HS-AMB-26':
    "Plusieurs joueurs veulent jouer Sauver la face : le joueur touché d'abord, puis dans le sens horaire ; une seule carte. En bataille, le joueur touché contrôle le Daimyo perdant.",
  'HS-AMB-27': "Objectif à 5 ou 6 joueurs : choix de l'hôte ; 300 par défaut.",
  'HS-AMB-28':
    "Deux joueurs peuvent-ils atteindre l'objectif ensemble ? Non ; l'honneur ne monte qu'à sa propre récolte.",
  'HS-AMB-29': 'Un château est-il une possession pour les espions ? Non.',
  'HS-AMB-30': 'Un Samouraï à la maison vide peut-il se suicider ? Oui.',
  'HS-AMB-31':
    "L'attaquant perd et a un château : le défenseur le reçoit-il ? Oui ; « attaquant » se lit « vainqueur ».",
  'HS-AMB-32':
    'Plusieurs gardes dans une maison : permis ; ensemble elles donnent le même 5–6 ; une est défaussée par tentative, même manquée.',
  'HS-AMB-33':
    "Qui un assassin peut-il viser ? Tout Samouraï d'un autre joueur, tout Daimyo d'un autre joueur, y compris celui qu'on sert et son propre second ; jamais les siens. La peine double ne vaut que pour un second contre son 1er Samouraï.",
  'HS-AMB-34': 'Peut-on voler armées, Okugata, gardes ? Non.',
  'HS-AMB-35': 'Arrondi des moitiés négatives : vers le haut, −2,5 → 0.',
  'HS-AMB-36': 'Les jetons manquent : jamais ; le score est un nombre.',
  'HS-AMB-37':
    "Le Shogun peut-il attaquer ? Oui, tout autre Daimyo qui a un château ; s'il perd, il meurt sans Sauver la face et le vainqueur doit prendre le titre.",
  'HS-AMB-38':
    "Peut-on attaquer au premier tour ou juste après la pose d'un château ? Oui ; un château expose aussitôt.",
  'HS-AMB-39':
    'Peut-on reprendre une attaque après le jet, ou y répondre avant ? Non ; rien ne se joue entre la déclaration et le résultat.',
  'HS-AMB-40':
    'Un second sur le départ succède au 1er Samouraï : il contrôle le Daimyo ; la dissolution est sans objet ; les 25 honneur ne sont pas rendus.',
  'HS-AMB-41': 'Peut-on déclarer la dissolution deux fois, ou étant seulement engagé ? Non.',
  'HS-AMB-42': "Peut-on défausser hors de son tour ? Non, seul le joueur actif à l'étape 3, et de sa main.",
  'HS-AMB-43': "Piocher avec 7 cartes : interdit, même si l'on veut défausser ensuite.",
  'HS-AMB-44':
    'Peut-on gâter la maison du Daimyo ou du second avec les armes à feu ? Oui ; personne ne peut refuser.',
  'HS-AMB-45':
    "La rangée du Daimyo d'un second Samouraï existe-t-elle ? Non ; il n'a qu'une maison du Samouraï.",
  'HS-AMB-46':
    'Les Rônins peuvent-ils être visés par Déshonneur, espions et assassins ? Oui ; mais pas attaqués en bataille.',
  'HS-AMB-47': 'Quel Daimyo un second Samouraï peut-il sacrifier ? Aucun ; seulement son propre Samouraï.',
  'HS-AMB-48': "Sauver la face joué par un autre garde-t-il l'alliance ? Oui.",
  'HS-AMB-49':
    "Après la mort du Shogun par un assassin, celui qui l'a joué peut-il proclamer dans le même tour ? Oui, s'il n'a pas encore fait de déclaration.",
  'HS-AMB-50': 'Ki inférieur à 6 : le minimum de 2 actions vaut toujours.',
  'HS-AMB-51':
    'Quelles cartes reviennent au paquet à moins de 6 joueurs ? Les Daimyos de départ non distribués ; les Samouraïs non distribués restent dehors.',
  'HS-AMB-52':
    "Un Daimyo est joué sur un second sur le départ : permis ; l'alliance finit aussitôt, la dissolution est sans objet, les 25 honneur restent perdus.",
  'HS-AMB-53':
    "Un 1er Samouraï suicidé évite-t-il la perte même si le second prend le Daimyo ? Oui ; la perte, c'est le Daimyo.",
  'HS-AMB-54':
    "Peut-on jouer Sauver la face hors des deux fenêtres ? Non ; il n'aurait aucun effet. On peut le défausser.",
  'HS-AMB-55':
    "Le Daimyo de l'attaquant meurt en plein tour : le tour continue ; ki et actions sont recalculés sans sa maison ; on peut jouer un nouveau Daimyo s'il reste des actions ; pas de seconde déclaration.",
  'HS-AMB-56':
    "Un joueur quitte la partie : sa place reste ; ses tours finissent après la récolte et les réponses par défaut valent. S'il atteint l'objectif en récoltant, il gagne.",
  'HS-AMB-57':
    'Les dix Daimyos sont-ils tous différents ? Le tableau fait foi : trois de départ 5/0/1 et trois 10/0/2.',
  'HS-AMB-58': "Les châteaux rapportent-ils de l'honneur ? Oui, selon le tableau.",
  'HS-AMB-59':
    "Dans quelles maisons un espion peut-il agir ? Dans toute maison d'un autre joueur, aussi celle du Daimyo servi et celle de son second ; jamais chez soi. Une carte volée doit changer de maison.",
  'HS-AMB-60': 'Quand mélange-t-on la défausse ? Quand un joueur pioche et que la pioche est vide.',
  'HS-AMB-61':
    "Moitié positive et moitié négative d'un second : seul le total compte ; arrondies, additionnées, inscrites en une fois, puis l'objectif est vérifié une fois.",
  'HS-AMB-62':
    "Le Daimyo servi meurt dans l'attaque soutenue par le second (sur le départ, engagé) : tous ses Samouraïs sont aussitôt Rônins ; une dissolution est sans objet, ses 25 honneur ne sont pas rendus ; la maison du Samouraï est intacte.",
  'HS-AMB-63':
    "Peut-on reprendre une carte choisie avant d'en choisir la maison ou la cible ? Choisir une carte puis sa maison ou sa cible est un seul coup. Les règles n'offrent pas de retour entre les deux et ne fixent pas de limite : la table elle-même reprend un coup à moitié joué, sans frais, sans rien dire aux autres et sans rien laisser dans le compte des actions.",
  'HS-AMB-64':
    "Option, qui peut déclarer une alliance : les Rônins seuls, ou chacun. Chacun : un 1er Samouraï dont le Daimyo n'est pas Shogun le peut aussi. Son Daimyo quitte le jeu comme s'il mourait hors bataille : il est défaussé avec sa maison, château compris, ses autres Samouraïs sont aussitôt Rônins, personne n'est interrogé pour Sauver la face et aucun honneur n'est perdu. Il est Rônin à ce moment et engagé par la déclaration, qui est celle de son tour ; ki et actions sont recomptés.",
  'HS-AMB-65':
    "Option, Sauver la face par le Shogun : active, le joueur qui contrôle le Shogun peut jouer Sauver la face pour d'autres. Inactive : il ne peut pas le jouer du tout.",
  'HS-EX-1': "L'honneur sous zéro.",
  'HS-EX-2': 'Une cinquième action en plein tour.',
  'HS-EX-3': "Le revenu d'un second Samouraï.",
  'HS-EX-4': 'Les arrondis.',
  'HS-EX-5': 'Ki et actions.',
  'HS-EX-6': 'Des arrondis séparés.',
  'HS-EX-7': "Les dés d'une bataille.",
  'HS-EX-8': "L'égalité.",
  'HS-EX-9': 'Sauver la face après une bataille perdue.',
  'HS-EX-10': "L'assassin et les gardes.",
  'HS-EX-11': 'Le second Samouraï félon.',
  'HS-EX-12': "Le calendrier d'une alliance.",
  'HS-EX-13': "Le calendrier d'une dissolution.",
  'HS-EX-14': 'Le renvoi.',
  'HS-EX-15': 'Les réponses à Déshonneur.',
  'HS-EX-16': 'Déshonneur contre le joueur du Shogun.',
  'HS-EX-17': "L'espion d'élite.",
  'HS-EX-18': 'La victoire.',
  'HS-EX-19': 'Un Rônin avec des armes à feu.',
  'HS-EX-20': 'Plusieurs Sauver la face.',
  'HS-EX-21': "Une moitié négative près de l'objectif.",
  'HS-EX-22': "L'attaquant perd, avec un second Samouraï sur le départ.",
}

export default clauses
