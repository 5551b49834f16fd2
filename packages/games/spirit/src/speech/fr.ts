import { FAMILY_KINDS, FARM_KINDS, ICONS, MODE_ROWS, MODES, SYMBOLS } from '../cards.ts'
import type { FamilyKind, FarmKind, Icon } from '../cards.ts'
import type { Facts, People, Speech } from './speech.ts'
import { joined, nameOf } from './speech.ts'

const does = (p: People, seat: number, you: string, they: string): string =>
  p.me(seat) ? `**Vous** ${you}` : `${p.of(seat)} ${they}`
const them = (p: People, seat: number): string => (p.me(seat) ? 'vous' : p.of(seat))
const card = (value: number): string => (value < 0 ? 'un brigand inconnu' : `un **${value}**`)
const the = (value: number): string => (value < 0 ? 'la carte' : `le **${value}**`)
const Le = (value: number): string => (value < 0 ? 'La carte' : `Le **${value}**`)
const values = (list: readonly number[]): string =>
  joined(
    list.map(v => `**${v}**`),
    'et',
  )
const count = (n: number, one: string, many: string): string => (n < 2 ? `${n} ${one}` : `${n} ${many}`)

const symbols = { hat: 'chapeau', farm: 'ferme', doll: 'poupée' }
const theSymbol = { hat: 'le **chapeau**', farm: 'la **ferme**', doll: 'la **poupée**' }
const icons: Readonly<Record<Icon, string>> = {
  BURN: 'Incendie',
  WOUND: 'Blessure',
  INFILTRATE: 'Infiltration',
  NO_DEFEND: 'Pas de défense',
  NO_SUPPORT: 'Pas de soutien',
  ARROW_LEFT: 'Flèche à gauche',
  ARROW_RIGHT: 'Flèche à droite',
  MUST_PASS: 'Passe forcée',
  REINFORCE: 'Renfort',
  NO_TALENT: 'Pas de talent',
  LOSE_DEFENCE: 'Défense perdue',
}
const iconAt = (icon: number): string => icons[ICONS[icon] ?? 'BURN']
const symbolAt = (symbol: number): string => theSymbol[SYMBOLS[symbol] ?? 'hat']
const farms: Readonly<Record<FarmKind, string>> = {
  A: 'une famille tirée au hasard est perdue',
  B: 'une autre ferme tombe',
  C: 'une barricade brûle, ou une ferme s’il n’y en a plus',
  D: 'un samouraï choisi par l’équipe est blessé',
}
const families: Readonly<Record<FamilyKind, string>> = {
  A: 'un samouraï est soigné',
  B: 'une barricade est reconstruite',
  C: 'le premier infiltré est chassé',
}

const clash = (f: Facts): string =>
  f.clash === 'kiai'
    ? `total **${f.total}** : kiai !`
    : f.clash === 'above'
      ? `total **${f.total}** sur ${f.kiai} : submergé, un incendie`
      : `total **${f.total}** sur ${f.kiai}`

export const fr: Speech = {
  title: 'Samurai Spirit',
  tagline: 'Sept contre les brigands : tenez le village trois nuits, ensemble.',
  unit: 'points',
  options: {
    mode: 'Difficulté',
    samurai: 'Samouraïs',
    absent: 'Soutiens des samouraïs absents',
    players: 'Nombre de joueurs',
    strictParity: 'Redonner exige la valeur du talent',
    data: 'Vos propres cartes',
  },
  values: {
    'samurai.random': 'tirés au hasard',
    'samurai.choose': 'choisis à la table',
    'absent.auto': 'selon la règle',
    'absent.on': 'utilisés',
    'absent.off': 'non utilisés',
    'players.0': 'un par samouraï',
    'players.1': 'une personne les mène tous',
  },
  yes: 'oui',
  no: 'non',
  modes: { easy: 'Facile', normal: 'Normal', hard: 'Difficile', heroic: 'Héroïque' },
  symbols,
  icons,
  effects: {
    BURN: 'Une barricade brûle, ou une ferme s’il n’y en a plus.',
    WOUND: 'Le samouraï subit une blessure.',
    INFILTRATE: 'Le prochain brigand entre au village sans être vu.',
    NO_DEFEND: 'Aucune carte ne peut aller à gauche ce tour-ci.',
    NO_SUPPORT: 'Soutenir est interdit ce tour-ci.',
    ARROW_LEFT: 'Le voisin de gauche pioche un brigand droit dans sa file.',
    ARROW_RIGHT: 'Le voisin de droite pioche un brigand droit dans sa file.',
    MUST_PASS: 'Le samouraï doit passer ce tour-ci.',
    REINFORCE: 'Un brigand défaussé pris au hasard est remélangé à la pioche.',
    NO_TALENT: 'Ni talent ni jeton ne peuvent servir ce tour-ci.',
    LOSE_DEFENCE: 'Une carte de défense est défaussée.',
  },
  talents: [
    'Peut donner une carte paire piochée (2, 4, 6) à un voisin.',
    'Peut donner une carte impaire piochée (1, 3, 5) à un voisin.',
    'Peut ignorer les pénalités des cartes paires (2, 4, 6).',
    'Peut ignorer les pénalités des cartes impaires (1, 3, 5).',
    'Après un combat, peut combattre une seconde fois.',
    'Peut défausser une carte piochée dont la valeur est déjà dans sa file.',
    'Peut glisser une carte piochée sous la pioche et en piocher une autre.',
  ],
  kiais: [
    'Ajouter une barricade.',
    'Déplacer la dernière carte de la file d’un samouraï vers un autre.',
    'Défausser les 2 premières cartes de la pioche.',
    'Défausser les 2 premiers infiltrés.',
    'Défausser la dernière carte de la file d’un samouraï.',
    'Un samouraï donne son jeton Soutien à un autre.',
    'Révéler les 2 premières cartes de la pioche et les ordonner.',
    'Ajouter une barricade et soigner un samouraï.',
    'Deux fois, déplacer la dernière carte de la file d’un samouraï vers un autre.',
    'Défausser les 3 premières cartes de la pioche.',
    'Défausser les 3 premiers infiltrés.',
    'Deux fois, défausser la dernière carte de la file d’un samouraï.',
    'Un samouraï donne son jeton Soutien à un autre, et une barricade de plus.',
    'Révéler les 3 premières cartes de la pioche et les ordonner.',
  ],
  farms,
  families,
  animals: {
    'raccoon-dog': 'chien viverrin',
    monkey: 'singe',
    bear: 'ours',
    boar: 'sanglier',
    tiger: 'tigre',
    wolf: 'loup',
    fox: 'renard',
  },
  label(verb, _words, f) {
    switch (verb) {
      case 'choose':
        return `Jouer **${f.who}**`
      case 'activate':
        return `Appeler **${f.who}**`
      case 'ready':
        return 'Commencer le tour'
      case 'first':
        return `D’abord : **${icons[f.icon ?? 'BURN']}**`
      case 'ignore':
        return `Ignorer **${icons[f.icon ?? 'BURN']}**`
      case 'suffer':
        return `Subir **${icons[f.icon ?? 'BURN']}**`
      case 'lose':
        return `Abandonner ${theSymbol[f.symbol ?? 'hat']}`
      case 'fight':
        return 'Combattre : révéler un brigand'
      case 'support':
        return 'Soutenir : prêter son jeton, un brigand s’infiltre'
      case 'pass':
        return 'Passer : quitter la manche'
      case 'confront':
        return `Affronter : ${clash(f)}`
      case 'defend':
        return `Défendre avec ${theSymbol[f.symbol ?? 'hat']}`
      case 'give':
        return `Donner à **${f.who}**`
      case 'discard':
        return 'Défausser : cette valeur est dans votre file'
      case 'under':
        return 'Glisser sous la pioche et en piocher une autre'
      case 'again':
        return 'Combattre encore'
      case 'stop':
        return 'S’arrêter là'
      case 'use':
        return f.power === 'build'
          ? 'Bâtir une barricade'
          : f.power === 'deck'
            ? `Défausser ${count(f.cards, 'carte', 'cartes')} de la pioche`
            : f.power === 'gate'
              ? `Chasser ${count(f.cards, 'infiltré', 'infiltrés')}`
              : `Révéler ${count(f.cards, 'carte', 'cartes')}`
      case 'decline':
        return 'S’en passer'
      case 'from':
        return `De **${f.who}**`
      case 'to':
        return `À **${f.who}**`
      case 'cut':
        return `Défausser la dernière carte de **${f.who}**`
      case 'heal':
        return `Soigner **${f.who}**`
      case 'nobody':
        return 'Ne soigner personne'
      case 'order':
        return `Sur le dessus : ${f.order.join(', puis ')}`
      default:
        return `Blesser **${f.who}**`
    }
  },
  ask(kind, f) {
    switch (kind) {
      case 'choose':
        return 'Quel samouraï jouez-vous ?'
      case 'absent':
        return 'Appelez-vous un samouraï absent pour ce tour ?'
      case 'order':
        return 'Deux pénalités : laquelle d’abord ?'
      case 'ignore':
        return `**${icons[f.icon ?? 'BURN']}** : l’ignorer ou la subir ?`
      case 'loseDefence':
        return 'Quelle carte de défense abandonnez-vous ?'
      case 'action':
        return 'Combattre, soutenir ou passer ?'
      case 'recipient':
        return 'À qui prêtez-vous votre jeton ?'
      case 'place':
        return f.given
          ? `On vous donne un **${f.value}**. Où va-t-il ?`
          : f.kept
            ? `Ce **${f.value}** doit rester. À gauche ou à droite ?`
            : `Un **${f.value}**. Où va-t-il ?`
      case 'receive':
        return `Un **${f.value}** vient à vous. À gauche ou à droite ?`
      case 'again':
        return 'Combattez-vous une seconde fois ?'
      case 'power':
        return 'Kiai ! Utilisez-vous l’effet ?'
      case 'moveFrom':
        return 'Kiai ! De qui part la dernière carte ?'
      case 'moveTo':
        return 'Qui reçoit la carte ?'
      case 'cut':
        return 'Kiai ! De qui défausser la dernière carte ?'
      case 'lendFrom':
        return 'Kiai ! De qui donner le jeton ?'
      case 'lendTo':
        return 'Qui reçoit le jeton ?'
      case 'arrange':
        return 'Dans quel ordre les cartes reposent-elles sur la pioche ?'
      case 'heal':
        return 'Kiai ! Qui est soigné ?'
      case 'farmWound':
        return 'La chute de la ferme blesse un samouraï. Lequel ?'
      case 'bonus':
        return 'La famille soigne un samouraï. Lequel ?'
      default:
        return 'À vous de jouer.'
    }
  },
  waiting: names => `On attend ${joined(names, 'et')}.`,
  over: (won, score) => (won ? `Le village tient. Score : **${score}**.` : 'Le village est perdu.'),
  tell(e, p) {
    switch (e.type) {
      case 'began':
        return `${count(e.deck, 'brigand descend', 'brigands descendent')} sur le village ; ${count(e.barricades, 'barricade tient', 'barricades tiennent')}. ${does(p, e.first, 'commencez', 'commence')}.`
      case 'chose':
        return `${does(p, e.seat, 'jouez', 'joue')} **${nameOf(e.samurai)}**.`
      case 'turn':
        return null
      case 'activated':
        return `${does(p, e.seat, 'appelez', 'appelle')} **${nameOf(e.samurai)}**.`
      case 'penalty':
        return `${does(p, e.seat, 'subissez', 'subit')} **${iconAt(e.icon)}** (${the(e.value)}).`
      case 'ignored':
        return `${does(p, e.seat, 'ignorez', 'ignore')} **${iconAt(e.icon)}** (${the(e.value)}).`
      case 'impossible':
        return `**${iconAt(e.icon)}** ne peut pas s’appliquer : une blessure à la place.`
      case 'reinforced':
        return `${Le(e.value)} revient de la défausse ; la pioche est mélangée.`
      case 'lostDefence':
        return `${does(p, e.seat, 'perdez', 'perd')} ${symbolAt(e.symbol)} à gauche.`
      case 'drawn':
        return e.why === 'arrow'
          ? `La flèche amène ${card(e.value)} à ${them(p, e.seat)}.`
          : `${does(p, e.seat, 'révélez', 'révèle')} ${card(e.value)}.`
      case 'confronted':
        return `${does(p, e.seat, 'affrontez', 'affronte')} ${the(e.value)} : total **${e.total}** sur ${e.kiai}.`
      case 'defended':
        return `${does(p, e.seat, 'défendez', 'défend')} avec ${symbolAt(e.symbol)}.`
      case 'gave':
        return `${does(p, e.seat, 'donnez', 'donne')} ${the(e.value)} à ${them(p, e.to)}.`
      case 'struck':
        return `${does(p, e.seat, 'abattez', 'abat')} ${the(e.value)}.`
      case 'buried':
        return `${does(p, e.seat, 'glissez', 'glisse')} ${the(e.value)} sous la pioche.`
      case 'overwhelmed':
        return `${does(p, e.seat, 'êtes', 'est')} submergé : **${e.total}** au-dessus de ${e.kiai}.`
      case 'slipped':
        return e.value < 0 ? 'Un brigand s’infiltre sans être vu.' : `${Le(e.value)} s’infiltre.`
      case 'lent':
        return p.me(e.owner)
          ? `**Votre** jeton va à ${them(p, e.to)}.`
          : `Le jeton de ${p.of(e.owner)} va à ${them(p, e.to)}.`
      case 'returned':
        return null
      case 'passed':
        return e.forced
          ? `${does(p, e.seat, 'devez', 'doit')} passer.`
          : `${does(p, e.seat, 'passez', 'passe')}.`
      case 'kiai':
        return `**Kiai !** ${does(p, e.seat, 'libérez', 'libère')} le pouvoir de **${nameOf(e.samurai)}**.`
      case 'declined':
        return `${does(p, e.seat, 'y renoncez', 'y renonce')}.`
      case 'moved':
        return `${Le(e.value)} passe de ${them(p, e.from)} à ${them(p, e.to)}.`
      case 'cut':
        return `${does(p, e.seat, 'défaussez', 'défausse')} ${the(e.value)} de ${them(p, e.from)}.`
      case 'cleared':
        return e.pile === 'deck'
          ? `${does(p, e.seat, 'dégagez', 'dégage')} la route : ${values(e.values)}.`
          : `${does(p, e.seat, 'chassez', 'chasse')} des infiltrés : ${values(e.values)}.`
      case 'turnedUp':
        return `${does(p, e.seat, 'voyez', 'voit')} ce qui vient : ${values(e.values)}.`
      case 'arranged':
        return `Ils viendront dans cet ordre : ${values(e.values)}.`
      case 'shed':
        return `${Le(e.value)} quitte ${p.me(e.seat) ? 'votre file' : `la file de ${p.of(e.seat)}`} : total **${e.total}**.`
      case 'wounded':
        return e.wounds >= 4
          ? `${does(p, e.seat, 'subissez', 'subit')} une quatrième blessure et ${p.me(e.seat) ? 'tombez' : 'tombe'}.`
          : `${does(p, e.seat, 'êtes', 'est')} blessé.`
      case 'turned':
        return `${does(p, e.seat, 'devenez', 'devient')} animal : valeur de kiai **${e.kiai}**.`
      case 'healed':
        return `${does(p, e.seat, 'êtes', 'est')} soigné.`
      case 'barricadeLost':
        return `Une barricade brûle : il en reste ${e.left}.`
      case 'barricadeBuilt':
        return `Une barricade est bâtie : il y en a ${e.left}.`
      case 'farmLost':
        return `Une ferme tombe : il en reste ${e.left}.`
      case 'farmPenalty':
        return `Sa chute a un prix : ${farms[FARM_KINDS[e.kind] ?? 'A']}.`
      case 'familyLost':
        return `Une famille est perdue : il en reste ${e.left}.`
      case 'roundOver':
        return e.everyonePassed
          ? `Tous ont passé : ${count(e.gate, 'brigand est', 'brigands sont')} dans le village.`
          : `La manche ${e.round} est finie : ${count(e.gate, 'brigand est', 'brigands sont')} dans le village.`
      case 'dawn':
        return (
          [
            '',
            '**Aube, étape 1** : les chapeaux.',
            '**Aube, étape 2** : les fermes.',
            '**Aube, étape 3** : les familles.',
          ][e.step] ?? '**Aube, étape 4** : les infiltrés.'
        )
      case 'lacking':
        return `Il manque ${symbolAt(e.symbol)} à ${them(p, e.seat)}.`
      case 'familiesShown':
        return null
      case 'bonus':
        return `Une famille aide : ${families[FAMILY_KINDS[e.kind] ?? 'A']}.`
      case 'intruder':
        return e.flames
          ? `Infiltré : ${card(e.value)} avec des flammes.`
          : `Infiltré : ${card(e.value)}, inoffensif.`
      case 'round':
        return `Manche ${e.round} : ${count(e.added, 'nouveau venu', 'nouveaux venus')}, ${e.deck} brigands en tout. ${does(p, e.first, 'commencez', 'commence')}.`
      case 'won':
        return `Le village tient : **${e.score}${MODE_ROWS[e.mode]?.suffix ?? ''}** (${fr.modes[MODES[e.mode] ?? 'normal']}).`
      case 'lost':
      default:
        return e.seat < 0 ? 'Le village est perdu.' : `${p.of(e.seat)} est mort, et le village est perdu.`
    }
  },
}
