/** Decisions with their defaults (section 4), rulings on doubts (section 7) and the names of the examples (section 6). */
import type { ClauseTexts } from '@noren/engine'

export const rulings: ClauseTexts = {
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
    "Rônin actif, à tout moment après la récolte : s'allier à un Daimyo possible, ou non. Temps écoulé : non.",
  'HS-DEC-14':
    'Second Samouraï actif, à tout moment après la récolte : dissoudre ou non. Temps écoulé : non.',
  'HS-DEC-15':
    '1er Samouraï actif avec un second ou un engagé, étape 3 : le renvoyer en jouant un Daimyo sur lui. Temps écoulé : non.',
  'HS-DEC-16':
    'Hôte de la table, avant la partie : objectif 250, 300 ou 400. Par défaut : 400 à 3–4 joueurs, 300 à 5–6.',
  'HS-AMB-1': 'Qui donne en ligne ? Un joueur au hasard ; son voisin de gauche commence.',
  'HS-AMB-2':
    "Combien de déclarations par tour ? Une seule, quelle qu'elle soit, donc au plus une attaque par tour.",
  'HS-AMB-3': "Un joueur qui a un Daimyo peut-il rejoindre celui d'un autre ? Non, seul un Rônin.",
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
    "« Pas utilisable par le Shogun » : les deux usages sont fermés au joueur qui contrôle le Shogun ; il peut le jouer pour d'autres ; le second Samouraï du Shogun peut en profiter contre Déshonneur.",
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
