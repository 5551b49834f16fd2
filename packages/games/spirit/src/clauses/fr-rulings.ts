import type { ClauseTexts } from '@noren/engine'

/** Worked examples, rulings on open questions, and what the table does for a seat that does not answer. */
export const rulings: ClauseTexts = {
  'SS-EX-1':
    'Cinq samouraïs en Normal commencent avec 7 barricades et 35 pillards dans la pioche ; 17 pillards quittent la partie sans être vus.',
  'SS-EX-2':
    'Une carte INCENDIE en bout de file coûte une barricade, puis Combattre, Soutenir et Passer sont tous possibles.',
  'SS-EX-3':
    'Avec une ferme à gauche, un chapeau peut aller à gauche ; une carte sans symbole ou une seconde ferme doit aller à droite.',
  'SS-EX-4': "Le jeton de Heihachi n'aide pas pour un 3 : il rentre sans avoir servi.",
  'SS-EX-5': "Gorobei à 10 subit l'INCENDIE d'un 3, puis doit passer.",
  'SS-EX-6': 'Kyuzo à 6 affronte un 3 : kiai à 9, et la première carte, un 4, part à la défausse.',
  'SS-EX-7':
    'Une deuxième blessure retourne le plateau ; cartes et total restent, la valeur de kiai augmente.',
  'SS-EX-8':
    'Trois infiltrés : le premier est sans flammes, le deuxième brûle la dernière barricade, le troisième une ferme.',
  'SS-EX-9': 'Kikuchiyo défend avec sa première carte et combat une seconde fois.',
  'SS-EX-10': "Kyuzo reçoit un 2 qu'il a déjà : il le défausse, ou l'affronte et se trouve submergé.",
  'SS-EX-11':
    'Une carte donnée à Daisuke, impaire ou paire, peut être donnée par lui à Kyuzo hors de son tour, ou jouée par lui.',
  'SS-EX-12': "Une blessure à l'étape A change en animal un Kanbei submergé et lui évite de passer.",
  'SS-EX-13': 'Le dernier samouraï en jeu ne peut soutenir personne.',
  'SS-EX-14': "Un bonus ne soigne qu'un marqueur ; un animal reste animal.",
  'SS-EX-15': 'Des scores de 7+, 10++ et 8+++.',
  'SS-EX-16':
    "Un jeton pris par Kyuzo à son propre tour n'aide personne ; pris au tour d'un autre, il l'aide au suivant.",
  'SS-EX-17': 'Katsushiro à 4, à 10 et à 12 : rien, kiai, un incendie.',
  'SS-EX-18': 'Le voisin du dernier joueur actif commence la manche suivante.',
  'SS-EX-19': 'Une pioche avec une seule poupée est mise de côté et une autre est tirée.',
  'SS-EX-20': 'Une flèche vers un voisin qui a passé ne pioche rien et blesse le joueur.',
  'SS-EX-21': "Une flèche submerge Daisuke : un incendie, et il reste en jeu jusqu'à son tour.",
  'SS-EX-22': 'Une flèche déclenche le kiai de Gorobei, qui vide la pioche et termine la manche.',
  'SS-EX-23': 'Une chaîne de fermes en Difficile : trois fermes tombent et un samouraï est blessé.',
  'SS-EX-24': 'Un double INCENDIE coûte la dernière barricade et une ferme.',
  'SS-EX-25': 'Quand tous ont passé, les six cartes restantes rejoignent les deux infiltrés.',
  'SS-EX-26': "Le kiai de Daisuke déclenche celui de Kyuzo, puis celui de Kikuchiyo, avant de s'achever.",
  'SS-EX-27': 'Une fin de manche entière pour trois samouraïs, pas à pas.',
  'SS-EX-28': 'Katsushiro ne peut pas échanger la dernière carte ; avec deux, il le peut.',
  'SS-EX-29': 'Une carte rendue ne peut pas être donnée une seconde fois.',
  'SS-EX-30': 'Le kiai de Kikuchiyo sur lui-même défausse sa dernière carte, puis sa première.',
  'SS-EX-31': 'Daisuke se sert lui-même pendant son kiai, brûle une barricade, et un nouveau kiai suit.',
  'SS-AMB-1':
    'La fin de la manche se vérifie après chaque icône, Combattre, Soutenir ou Passer avec tout ce qui en découle ; le reste du tour est alors sauté.',
  'SS-AMB-8': 'Être submergé sans barricade restante détruit une ferme.',
  'SS-AMB-10':
    'Chaque carte ajoutée au-delà de la valeur de kiai brûle à nouveau ; rester au-dessus ne brûle rien.',
  'SS-AMB-12':
    'Seuls une flèche vers un voisin qui a passé, un renfort sans défausse et une défense perdue sans rien à gauche ne peuvent pas être appliqués.',
  'SS-AMB-13':
    "La pénalité est celle de la carte dernière au début de l'étape A, quoi qu'il lui arrive ensuite.",
  'SS-AMB-23': 'Le kiai de Daisuke déplace une carte vers un samouraï différent.',
  'SS-AMB-26': "Un renfort mélange toute la pioche face cachée ; plus rien n'en reste connu.",
  'SS-AMB-28':
    "Quand tous ont passé, la pioche est posée d'un bloc sur les infiltrés, sa première carte au-dessus.",
  'SS-AMB-31':
    "Un choix de l'équipe est saisi par le joueur actif, en fin de manche par le dernier joueur actif.",
  'SS-AMB-32': "On peut renoncer au soin d'une famille.",
  'SS-AMB-33':
    "Le dernier joueur actif est celui dont c'était le tour, peu importe qui a pioché la dernière carte.",
  'SS-AMB-35':
    "Un kiai garde l'effet de la face sur laquelle il s'est déclenché ; la comparaison qui suit utilise la nouvelle valeur.",
  'SS-AMB-36': 'Perdre la dernière ferme ou famille en pleine manche perd aussitôt la partie.',
  'SS-AMB-37':
    "Les talents s'ajoutent : un samouraï dont le propre talent donne des cartes peut donner plus loin une carte reçue, quelle que soit sa valeur, au voisin de l'autre côté ; une carte qu'il pioche, ou qu'il rend, doit être de la valeur de son talent.",
  'SS-AMB-38': "Une carte que tous ont vue avant qu'elle soit face cachée reste connue jusqu'à un mélange.",
  'SS-AMB-39':
    "Les pioches rejetées par la vérification restent de côté ; s'il reste trop peu de cartes, tout est mélangé de nouveau.",
  'SS-AMB-42':
    'Si la même position commence un tour pour la cinquième fois de la manche, la défausse de Kyuzo est suspendue ce tour-là.',
  'SS-AMB-43': "Toutes les icônes sont résolues à l'étape A, puis la passe forcée est l'action.",
  'SS-AMB-44':
    'La partie est perdue à la troisième famille ou à la sixième ferme ; les retraits suivants ne sont pas joués.',
  'SS-AMB-46':
    'Sous PAS DE DÉFENSE, le samouraï actif ne place aucune carte à sa gauche, piochée, donnée ou déplacée ; les autres le peuvent.',
  'SS-AMB-47': "PAS DE TALENT prend effet quand il est appliqué : l'ordre de deux icônes compte.",
  'SS-AMB-48':
    "Hors de son tour, le receveur utilise sur une carte donnée son propre talent de don, de défausse ou d'échange.",
  'SS-AMB-49': 'Un jeton détenu ne sert pas pour une carte donnée avant le tour de son détenteur.',
  'SS-AMB-50': "Chaque partie ou répétition d'un kiai peut être utilisée ou déclinée séparément.",
  'SS-AMB-52':
    "Une personne peut jouer deux à sept samouraïs : jetons d'absents toujours à deux et trois, au choix de quatre à six, aucun à sept.",
  'SS-AMB-54': "Une carte face visible qui s'infiltre est retournée face cachée.",
  'SS-AMB-55': "Un jeton d'absent activé est dépensé même si le tour ne lui donne aucun emploi.",
  'SS-AMB-57':
    'Une quatrième blessure ou la dernière ferme ou famille perdue en fin de manche 3 est une défaite.',
  'SS-AMB-61': 'Une famille est retirée au hasard et montrée ; personne ne la choisit.',
  'SS-AMB-63': 'Seul un marqueur blessure coûte le dernier point ; un animal sans marqueur ne le coûte pas.',
  'SS-AMB-65':
    "Le joueur dont c'est le kiai désigne les samouraïs concernés ; ils n'ont pas à être d'accord.",
  'SS-AMB-66':
    "Avec l'option strictParity, donner une carte plus loin exige la valeur que couvre le propre talent de qui la donne.",
  'SS-DEC-1':
    "L'hôte fixe le mode, les samouraïs, les places (deux à sept aussi pour une seule personne) et les soutiens d'absents avant la mise en place.",
  'SS-DEC-2': 'Chaque joueur choisit un samouraï encore libre ; par défaut un au hasard.',
  'SS-DEC-3': "Au début d'un tour on peut activer des jetons d'absents ; par défaut aucun.",
  'SS-DEC-4': 'Le joueur ordonne deux icônes ; par défaut comme imprimé.',
  'SS-DEC-5': 'Le joueur ignore ou subit une icône ; par défaut elle est ignorée.',
  'SS-DEC-6':
    'Le joueur abandonne une carte de défense ; par défaut la ferme, sinon le chapeau, sinon la poupée.',
  'SS-DEC-7': 'Le joueur choisit une action ; par défaut Combattre.',
  'SS-DEC-8': 'Le joueur choisit qui soutenir ; par défaut le plus proche dans le sens horaire.',
  'SS-DEC-9':
    'Le joueur place une carte piochée ; par défaut à gauche si possible, sinon à la défausse si possible, sinon à droite.',
  'SS-DEC-10':
    'Le receveur place une carte donnée, ou la donne plus loin avec son propre talent ; par défaut comme une carte piochée.',
  'SS-DEC-11': 'Une carte de remplacement est placée ; par défaut à gauche si possible, sinon à droite.',
  'SS-DEC-12': 'Un second combat peut suivre ; par défaut aucun.',
  'SS-DEC-13': "L'effet d'un kiai est utilisé ou décliné ; par défaut utilisé s'il ne demande pas de cible.",
  'SS-DEC-14': 'Le joueur de Daisuke désigne qui perd et qui reçoit une carte ; par défaut personne.',
  'SS-DEC-15': "Le receveur d'une carte déplacée dit gauche ou droite ; par défaut gauche.",
  'SS-DEC-16': 'Le joueur de Kikuchiyo désigne de qui part la dernière carte ; par défaut la sienne.',
  'SS-DEC-17': 'Le joueur de Kyuzo désigne quel jeton va à qui ; par défaut aucun.',
  'SS-DEC-18': 'Le joueur de Heihachi désigne qui perd son marqueur ; par défaut un animal, sinon un humain.',
  'SS-DEC-19':
    'Le joueur de Katsushiro ordonne les cartes montrées ; par défaut elles restent telles quelles.',
  'SS-DEC-20': 'Le décideur désigne qui est blessé ; par défaut le samouraï le moins blessé.',
  'SS-DEC-21': 'Le décideur désigne qui est soigné ; par défaut un animal, sinon un humain.',
}
