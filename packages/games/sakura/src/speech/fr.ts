import type { CardId, CharacterId } from '../cards.ts'
import { REFRESH_PRICE } from '../cards.ts'
import type { People, Speech, Wanted } from './speech.ts'
import { colourIn, joined, partsOf, valueIn } from './speech.ts'

const coins = (n: number): string => (n < 2 ? `${n} pièce` : `${n} pièces`)
const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`)
const COLOURS: Readonly<Record<string, string>> = { black: 'noir', red: 'rouge', green: 'vert', blue: 'bleu' }
const colour = (id: CardId): string => COLOURS[colourIn(id)] ?? ''
const card = (id: CardId): string => `${valueIn(id)} ${colour(id)}`
const cardList = (ids: readonly CardId[]): string => joined(ids.map(card), 'et')
const side = (s: string): string => (s === 'left' ? 'la pile de gauche' : 'la pile de droite')
const token = (s: string): string => (s === 'white' ? 'blanc' : 'noir')
const PLACES = {
  left: 'votre voisin de gauche',
  right: 'votre voisin de droite',
  opposite: 'votre adversaire',
} as const

const characters: Readonly<Record<CharacterId, string>> = {
  'cook-1': 'Premier Cuisinier',
  'cook-2': 'Deuxième Cuisinier',
  'cook-3': 'Troisième Cuisinier',
  'geisha-neighbours': 'Geisha des Voisins',
  'geisha-peek': 'Geisha Curieuse',
  'geisha-reorder': 'Geisha Ordonnée',
  'samurai-flip': 'Samouraï du Retournement',
  'samurai-lower': 'Samouraï de la Descente',
  'samurai-higher': 'Samouraï de la Montée',
  'daimyo-discard': 'Daimyo Clément',
  'daimyo-steal': 'Daimyo Avide',
  'daimyo-vote': 'Daimyo du Pari',
  'konohana-harvest': 'Konohana de la Récolte',
  'konohana-colour': 'Konohana des Couleurs',
  'konohana-free': 'Konohana du Vent',
}
const titled = (id: CharacterId): string =>
  id.startsWith('konohana') ? characters[id] : `${id.startsWith('geisha') ? 'la' : 'le'} ${characters[id]}`
const does = (p: People, seat: number, you: string, they: string): string =>
  p.me(seat) ? `**Vous** ${you}` : `${p.of(seat)} ${they}`
const them = (p: People, seat: number): string => (p.me(seat) ? 'vous' : p.of(seat))
/** « de » s'élide devant une voyelle. */
const of = (name: string): string => (/^\**[aeiouyàâäéèêëîïôöûüh]/i.test(name) ? `d’${name}` : `de ${name}`)
const some = (id: CardId | null): string => (id === null ? 'une carte' : `le **${card(id)}**`)

const wanted = ({ colour, climbs, value, corner }: Wanted): string => {
  const named = COLOURS[colour] ?? ''
  const on =
    corner === null ? `${named} ${climbs ? 'au-dessus de' : 'au-dessous de'} ${value}` : `${corner} ${named}`
  return `${on}, ou tout ${value}`
}

export const fr: Speech = {
  title: 'Sakura',
  tagline: 'Posez pétale sur pétale, et laissez les shurikens aux autres.',
  unit: 'shurikens',
  options: {
    voluntaryTake: 'Ramasser une pile est permis à tout moment',
    openSums: 'La table compte ce que paie une pile',
    denialHiring: 'Engager un personnage seulement pour en priver les autres',
    data: 'Vos propres chiffres de cartes',
  },
  yes: 'oui',
  no: 'non',
  card,
  side,
  token,
  characters,
  coins,
  wanted,
  titled,
  effect(id, n) {
    const effects: Readonly<Record<string, string>> = {
      'geisha-neighbours': 'Piochez une carte chez chaque voisin et donnez-lui-en une autre.',
      'geisha-peek': 'Regardez une main ; vous pouvez y échanger une carte.',
      'geisha-reorder': 'Regardez toute une pile et rangez-la comme vous voulez.',
      'samurai-flip': 'Retournez la carte Yin-Yang : la pile qui monte descend, et inversement.',
      'samurai-lower': 'Votre prochaine carte peut être plus basse sur la pile montante.',
      'samurai-higher': 'Votre prochaine carte peut être plus haute sur la pile descendante.',
      'daimyo-discard': 'Retirez une carte de vos levées ; gagnez deux fois ses shurikens en pièces.',
      'daimyo-steal':
        'Prenez une carte dans les levées d’un autre ; gagnez trois fois ses shurikens en pièces.',
      'daimyo-vote': 'Chacun choisit une face en secret : gagnez le double du prix, ou sa moitié.',
      'konohana-harvest': 'Gagnez les pièces d’une pile.',
      'konohana-colour': 'Votre prochaine carte compte comme étant de la couleur de la pile.',
      'konohana-free': 'Votre prochaine carte se pose où vous voulez.',
    }
    return effects[id] ?? `Votre prochaine carte compte ${n} de plus ou ${n} de moins.`
  },
  applied(a, n) {
    const { id, sign } = partsOf(a)
    return sign === '' ? characters[id] : `${sign}${n}`
  },
  label(verb, object, second, f) {
    const whom = f.place === 'other' ? `joueur ${f.number}` : PLACES[f.place]
    switch (verb) {
      case 'place':
        return `Poser le ${object} sur ${second}`
      case 'take':
        return f.coins === null
          ? `Ramasser ${object} : ${cards(f.size)}`
          : `Ramasser ${object} : ${cards(f.size)}, gagner ${coins(f.coins)}`
      case 'hire':
        return `Engager ${object} pour ${coins(f.price)}`
      case 'free':
        return `Utiliser ${object} gratuitement`
      case 'refresh':
        return `Nouvelle rangée pour ${coins(f.price)}, dont un personnage gratuit`
      case 'end':
        return 'Finir le tour'
      case 'apply':
        if (object === '') return 'Ne rien appliquer'
        return f.counts === null ? `Appliquer ${object}` : `Appliquer ${object} : compte comme ${f.counts}`
      case 'replace':
        return `Recommencer la pile avec le ${object}`
      case 'give':
        return `Donner le ${object}`
      case 'look':
        return `Regarder la main : ${whom}`
      case 'swap':
        return `Prendre le ${object}`
      case 'leave':
        return 'Ne rien prendre'
      case 'study':
        return `Regarder ${object}`
      case 'lay':
        return `Poser ensuite le ${object}`
      case 'keep':
        return 'Fini : le reste garde son ordre'
      case 'restore':
        return 'Tout remettre comme avant'
      case 'discard':
        return `Retirer le ${object}`
      case 'rob':
        return `Regarder les levées : ${whom}`
      case 'steal':
        return `Voler le ${object}`
      case 'vote':
        return `Choisir ${object}`
      case 'harvest':
        return f.coins === null ? `Récolter ${object}` : `Récolter ${object} : ${coins(f.coins)}`
      default:
        return verb
    }
  },
  turn(wants, pending, free) {
    const extra = free
      ? ' Un des nouveaux personnages est gratuit maintenant.'
      : pending
        ? ' Vos aides comptent pour la prochaine carte.'
        : ''
    if (wants.length === 0) return `Engagez encore, ou finissez votre tour.${extra}`
    const each = wants.map(w => `${w.pile === 'left' ? 'Gauche' : 'Droite'} : ${wanted(w)}`)
    return `Servez ${wants.length === 2 ? 'les deux piles' : 'l’autre pile'}. ${each.join(' · ')}.${extra}`
  },
  ask(q, p) {
    switch (q.kind) {
      case 'how':
        return q.card === null
          ? 'Comment comptent vos aides ?'
          : `Comment comptent vos aides pour le ${card(q.card)} ?`
      case 'replace':
        return `Quelle carte recommence ${side(q.pile)} ? N’importe laquelle convient.`
      case 'give':
        return q.drawn === null
          ? `Quelle carte donnez-vous à ${them(p, q.to)} ?`
          : `Vous avez pioché le ${card(q.drawn)} chez ${them(p, q.to)}. Quelle autre carte donnez-vous ?`
      case 'peekWho':
        return 'Quelle main regardez-vous ?'
      case 'peek':
        return `Voici la main ${of(them(p, q.target))}. Prenez-vous une carte ?`
      case 'exchange':
        return `Quelle carte donnez-vous à ${them(p, q.target)} en échange ?`
      case 'reorderWhich':
        return 'Quelle pile regardez-vous ?'
      case 'reorder':
        return 'Reposez la pile, du bas vers le haut.'
      case 'discardTrick':
        return 'Quelle carte de vos levées quitte le jeu ?'
      case 'stealWho':
        return 'De qui regardez-vous les levées ?'
      case 'steal':
        return `Quelle carte prenez-vous dans les levées ${of(them(p, q.target))} ?`
      case 'vote':
        return `Blanc ou noir ? ${does(p, q.seat, 'avez payé', 'a payé')} ${coins(q.price)} pour ce vote.`
      case 'harvest':
        return 'Quelle pile récoltez-vous ?'
      default:
        return 'À vous de jouer.'
    }
  },
  waiting: names => `On attend ${joined(names, 'et')}.`,
  over: 'La partie est finie.',
  tell(e, p) {
    switch (e.type) {
      case 'shuffled':
        return e.returned === 0
          ? null
          : `Il restait trop peu de cartes : ${cards(e.returned)} du rebut reviennent dans le jeu.`
      case 'roundBegan':
        return `Manche ${e.round}. Le **${card(e.left)}** est à gauche, le **${card(e.right)}** à droite. ${does(p, e.first, 'commencez', 'commence')}.`
      case 'placed':
        return (
          `${does(p, e.seat, 'posez', 'pose')} le **${card(e.card)}** sur ${side(e.pile)}` +
          (e.helpers.length === 0 ? '.' : ` avec ${joined(e.helpers.map(titled), 'et')}.`)
        )
      case 'took':
        return `${does(p, e.seat, 'ramassez', 'ramasse')} ${side(e.pile)} : ${cards(e.count)} et ${coins(e.coins)}.`
      case 'replaced':
        return `${does(p, e.seat, 'recommencez', 'recommence')} ${side(e.pile)} avec le **${card(e.card)}**.`
      case 'gained':
        return e.dry ? 'La réserve est vide.' : null
      case 'hired':
        return e.free
          ? `${does(p, e.seat, 'utilisez', 'utilise')} **${titled(e.character)}** gratuitement.`
          : `${does(p, e.seat, 'engagez', 'engage')} **${titled(e.character)}** pour ${coins(e.price)}${e.unused ? ', seulement pour en priver les autres' : ''}.`
      case 'refreshed':
        return `${does(p, e.seat, 'remplacez', 'remplace')} la rangée pour ${coins(REFRESH_PRICE)}.`
      case 'reshuffled':
        return 'Les personnages défaussés sont mélangés en une nouvelle pioche.'
      case 'drew':
        return `${does(p, e.seat, 'piochez', 'pioche')} ${some(e.card)} chez ${them(p, e.from)}.`
      case 'gave':
        return `${does(p, e.seat, 'donnez', 'donne')} ${some(e.card)} à ${them(p, e.to)}.`
      case 'peeked':
        return (
          `${does(p, e.seat, 'regardez', 'regarde')} ${p.me(e.target) ? 'votre main' : `la main ${of(p.of(e.target))}`}` +
          (e.cards === null ? '.' : ` : ${cardList(e.cards)}.`)
        )
      case 'swapped':
        return `${does(p, e.seat, 'prenez', 'prend')} ${some(e.card)} à ${them(p, e.from)}.`
      case 'left':
        return `${does(p, e.seat, 'ne prenez', 'ne prend')} rien.`
      case 'studied':
        return `${does(p, e.seat, 'regardez', 'regarde')} toute ${side(e.pile)}${e.cards === null ? '.' : ` : ${cardList(e.cards)}.`}`
      case 'reordered':
        return `${does(p, e.seat, 'reposez', 'repose')} ${side(e.pile)} : le **${card(e.top)}** est au-dessus.`
      case 'flipped':
        return `La carte Yin-Yang se retourne : ${side(e.plusSide)} monte maintenant.`
      case 'discardedTrick':
        return `${does(p, e.seat, 'retirez', 'retire')} le **${card(e.card)}** du jeu et ${p.me(e.seat) ? 'gagnez' : 'gagne'} ${coins(e.coins)}.`
      case 'looked':
        return `${does(p, e.seat, 'regardez', 'regarde')} ${p.me(e.target) ? 'vos levées' : `les levées ${of(p.of(e.target))}`}.`
      case 'stole':
        return `${does(p, e.seat, 'prenez', 'prend')} ${some(e.card)} dans ${p.me(e.from) ? 'vos levées' : `les levées ${of(p.of(e.from))}`} : ${coins(e.coins)}.`
      case 'voteOpened':
        return 'Blanc ou noir ? Chacun choisit en secret.'
      case 'voteRevealed': {
        const white = e.sides.filter(s => s === 'white').length
        const toss = e.toss === null ? '' : ` Le troisième jeton tombe sur ${token(e.toss)}.`
        return `Les jetons se révèlent : **${white} blanc, ${e.sides.length - white} noir**.${toss} ${does(p, e.seat, 'gagnez', 'gagne')} ${coins(e.coins)}.`
      }
      case 'harvested':
        return `${does(p, e.seat, 'récoltez', 'récolte')} ${side(e.pile)} : ${coins(e.coins)}.`
      case 'roundScored':
        return `La manche ${e.round} est finie : ${joined(
          e.scores.map((n, seat) => `${them(p, seat)} ${n}`),
          'et',
        )}.`
      case 'gameOver':
        return e.winners.length === 1
          ? `${does(p, e.winners[0] ?? 0, 'gagnez', 'gagne')} la partie.`
          : `Victoire partagée : ${joined(
              e.winners.map(seat => them(p, seat)),
              'et',
            )}.`
      default:
        return null
    }
  },
}
