import { FAMILY_KINDS, FARM_KINDS, ICONS, MODE_ROWS, MODES, SYMBOLS } from '../cards.ts'
import type { FamilyKind, FarmKind, Icon } from '../cards.ts'
import type { Facts, People, Speech } from './speech.ts'
import { joined, nameOf } from './speech.ts'

const does = (p: People, seat: number, you: string, they: string): string =>
  p.me(seat) ? `**You** ${you}` : `${p.of(seat)} ${they}`
const them = (p: People, seat: number): string => (p.me(seat) ? 'you' : p.of(seat))
const whose = (p: People, seat: number, thing: string): string =>
  p.me(seat) ? `your ${thing}` : `${p.of(seat)}’s ${thing}`
const card = (value: number): string => (value < 0 ? 'an unseen raider' : `a **${value}**`)
const the = (value: number): string => (value < 0 ? 'the card' : `the **${value}**`)
const values = (list: readonly number[]): string =>
  joined(
    list.map(v => `**${v}**`),
    'and',
  )
const count = (n: number, one: string, many: string): string => (n === 1 ? `1 ${one}` : `${n} ${many}`)

const symbols = { hat: 'hat', farm: 'farm', doll: 'doll' }
const icons: Readonly<Record<Icon, string>> = {
  BURN: 'Burn',
  WOUND: 'Wound',
  INFILTRATE: 'Infiltrate',
  NO_DEFEND: 'No defending',
  NO_SUPPORT: 'No support',
  ARROW_LEFT: 'Left arrow',
  ARROW_RIGHT: 'Right arrow',
  MUST_PASS: 'Forced pass',
  REINFORCE: 'Reinforcement',
  NO_TALENT: 'No talent',
  LOSE_DEFENCE: 'Lost defence',
}
const iconAt = (icon: number): string => icons[ICONS[icon] ?? 'BURN']
const symbolAt = (symbol: number): string => symbols[SYMBOLS[symbol] ?? 'hat']
const farms: Readonly<Record<FarmKind, string>> = {
  A: 'a random family is lost',
  B: 'another farm falls',
  C: 'a barricade burns, or a farm if there is none',
  D: 'a samurai of the team’s choice is wounded',
}
const families: Readonly<Record<FamilyKind, string>> = {
  A: 'a samurai is healed',
  B: 'a barricade is rebuilt',
  C: 'the top intruder is driven off',
}

const clash = (f: Facts): string =>
  f.clash === 'kiai'
    ? `total **${f.total}**: kiai!`
    : f.clash === 'above'
      ? `total **${f.total}** of ${f.kiai}: overwhelmed, one Burn`
      : `total **${f.total}** of ${f.kiai}`

export const en: Speech = {
  title: 'Samurai Spirit',
  tagline: 'Seven against the raiders: hold the village for three nights, together.',
  unit: 'points',
  options: {
    mode: 'Difficulty',
    samurai: 'Samurai',
    absent: 'Supports of absent samurai',
    players: 'How many play',
    strictParity: 'Giving on needs the fitting value',
    data: 'Cards of your own',
  },
  values: {
    'samurai.random': 'dealt at random',
    'samurai.choose': 'chosen at the table',
    'absent.auto': 'as the rules say',
    'absent.on': 'in use',
    'absent.off': 'not in use',
    'players.0': 'one for each samurai',
    'players.1': 'one person runs them all',
  },
  yes: 'yes',
  no: 'no',
  modes: { easy: 'Easy', normal: 'Normal', hard: 'Hard', heroic: 'Heroic' },
  symbols,
  icons,
  effects: {
    BURN: 'A barricade burns, or a farm if there is none.',
    WOUND: 'The samurai takes a wound.',
    INFILTRATE: 'The next raider slips unseen into the village.',
    NO_DEFEND: 'No card may be placed on the left this turn.',
    NO_SUPPORT: 'Support is not allowed this turn.',
    ARROW_LEFT: 'The left neighbour draws a raider straight onto its line.',
    ARROW_RIGHT: 'The right neighbour draws a raider straight onto its line.',
    MUST_PASS: 'The samurai must pass this turn.',
    REINFORCE: 'A random discarded raider is shuffled back into the pile.',
    NO_TALENT: 'No talent and no token may be used this turn.',
    LOSE_DEFENCE: 'One defending card is discarded.',
  },
  talents: [
    'May give a drawn even card (2, 4, 6) to a neighbour.',
    'May give a drawn odd card (1, 3, 5) to a neighbour.',
    'May ignore the penalties of even cards (2, 4, 6).',
    'May ignore the penalties of odd cards (1, 3, 5).',
    'After a Fight, may fight a second time.',
    'May discard a drawn card whose value is already in his line.',
    'May put a drawn card under the pile and draw another.',
  ],
  kiais: [
    'Add a barricade.',
    'Move the last card of one samurai’s line to another samurai.',
    'Discard the top 2 cards of the draw pile.',
    'Discard the top 2 intruders.',
    'Discard the last card of one samurai’s line.',
    'One samurai gives its support token to another.',
    'Turn up the top 2 cards of the pile and order them.',
    'Add a barricade and heal one samurai.',
    'Twice, move the last card of one samurai’s line to another samurai.',
    'Discard the top 3 cards of the draw pile.',
    'Discard the top 3 intruders.',
    'Twice, discard the last card of one samurai’s line.',
    'One samurai gives its support token to another, and add a barricade.',
    'Turn up the top 3 cards of the pile and order them.',
  ],
  farms,
  families,
  animals: {
    'raccoon-dog': 'raccoon-dog',
    monkey: 'monkey',
    bear: 'bear',
    boar: 'boar',
    tiger: 'tiger',
    wolf: 'wolf',
    fox: 'fox',
  },
  label(verb, _words, f) {
    switch (verb) {
      case 'choose':
        return `Play **${f.who}**`
      case 'activate':
        return `Call on **${f.who}**`
      case 'ready':
        return 'Begin the turn'
      case 'first':
        return `First: **${icons[f.icon ?? 'BURN']}**`
      case 'ignore':
        return `Ignore **${icons[f.icon ?? 'BURN']}**`
      case 'suffer':
        return `Suffer **${icons[f.icon ?? 'BURN']}**`
      case 'lose':
        return `Give up the **${symbols[f.symbol ?? 'hat']}**`
      case 'fight':
        return 'Fight: reveal a raider'
      case 'support':
        return 'Support: lend your token, one raider slips in'
      case 'pass':
        return 'Pass: leave this round'
      case 'confront':
        return `Confront: ${clash(f)}`
      case 'defend':
        return `Defend with the **${symbols[f.symbol ?? 'hat']}**`
      case 'give':
        return `Give it to **${f.who}**`
      case 'discard':
        return 'Discard it: that value is in your line'
      case 'under':
        return 'Put it under the pile and draw another'
      case 'again':
        return 'Fight again'
      case 'stop':
        return 'Stop here'
      case 'use':
        return f.power === 'build'
          ? 'Build a barricade'
          : f.power === 'deck'
            ? `Discard ${count(f.cards, 'card', 'cards')} from the pile`
            : f.power === 'gate'
              ? `Drive off ${count(f.cards, 'intruder', 'intruders')}`
              : `Turn up ${count(f.cards, 'card', 'cards')}`
      case 'decline':
        return 'Do without it'
      case 'from':
        return `From **${f.who}**`
      case 'to':
        return `To **${f.who}**`
      case 'cut':
        return `Discard the last card of **${f.who}**`
      case 'heal':
        return `Heal **${f.who}**`
      case 'nobody':
        return 'Heal nobody'
      case 'order':
        return `On top: ${f.order.join(', then ')}`
      default:
        return `Wound **${f.who}**`
    }
  },
  ask(kind, f) {
    switch (kind) {
      case 'choose':
        return 'Which samurai do you play?'
      case 'absent':
        return 'Do you call on an absent samurai for this turn?'
      case 'order':
        return 'Two penalties: which one first?'
      case 'ignore':
        return `**${icons[f.icon ?? 'BURN']}**: ignore it or suffer it?`
      case 'loseDefence':
        return 'Which defending card do you give up?'
      case 'action':
        return 'Fight, support or pass?'
      case 'recipient':
        return 'To whom do you lend your token?'
      case 'place':
        return f.given
          ? `You are given a **${f.value}**. Where does it go?`
          : f.kept
            ? `This **${f.value}** must stay. Left or right?`
            : `A **${f.value}**. Where does it go?`
      case 'receive':
        return `A **${f.value}** comes to you. Left or right?`
      case 'again':
        return 'Will you fight a second time?'
      case 'power':
        return 'Kiai! Do you use the effect?'
      case 'moveFrom':
        return 'Kiai! Whose last card moves?'
      case 'moveTo':
        return 'Who receives the card?'
      case 'cut':
        return 'Kiai! Whose last card is discarded?'
      case 'lendFrom':
        return 'Kiai! Whose token is given?'
      case 'lendTo':
        return 'Who receives the token?'
      case 'arrange':
        return 'In which order do the cards lie on the pile?'
      case 'heal':
        return 'Kiai! Who is healed?'
      case 'farmWound':
        return 'The farm’s fall wounds a samurai. Which one?'
      case 'bonus':
        return 'The family heals a samurai. Which one?'
      default:
        return 'It is your turn.'
    }
  },
  waiting: names => `Waiting for ${joined(names, 'and')}.`,
  over: (won, score) => (won ? `The village stands. Score: **${score}**.` : 'The village is lost.'),
  tell(e, p) {
    switch (e.type) {
      case 'began':
        return `${count(e.deck, 'raider', 'raiders')} come down on the village; ${count(e.barricades, 'barricade stands', 'barricades stand')}. ${does(p, e.first, 'begin', 'begins')}.`
      case 'chose':
        return `${does(p, e.seat, 'play', 'plays')} **${nameOf(e.samurai)}**.`
      case 'turn':
        return null
      case 'activated':
        return `${does(p, e.seat, 'call', 'calls')} on **${nameOf(e.samurai)}**.`
      case 'penalty':
        return `${does(p, e.seat, 'suffer', 'suffers')} **${iconAt(e.icon)}** from ${the(e.value)}.`
      case 'ignored':
        return `${does(p, e.seat, 'ignore', 'ignores')} **${iconAt(e.icon)}** of ${the(e.value)}.`
      case 'impossible':
        return `**${iconAt(e.icon)}** cannot be applied: a wound instead.`
      case 'reinforced':
        return `${card(e.value)} returns from the discard pile; the draw pile is shuffled.`.replace(/^a/, 'A')
      case 'lostDefence':
        return `${does(p, e.seat, 'lose', 'loses')} the **${symbolAt(e.symbol)}** on the left.`
      case 'drawn':
        return e.why === 'arrow'
          ? `The arrow brings ${them(p, e.seat)} ${card(e.value)}.`
          : `${does(p, e.seat, 'reveal', 'reveals')} ${card(e.value)}.`
      case 'confronted':
        return `${does(p, e.seat, 'confront', 'confronts')} ${the(e.value)}: total **${e.total}** of ${e.kiai}.`
      case 'defended':
        return `${does(p, e.seat, 'defend', 'defends')} with the **${symbolAt(e.symbol)}**.`
      case 'gave':
        return `${does(p, e.seat, 'give', 'gives')} ${the(e.value)} to ${them(p, e.to)}.`
      case 'struck':
        return `${does(p, e.seat, 'strike', 'strikes')} ${the(e.value)} down.`
      case 'buried':
        return `${does(p, e.seat, 'put', 'puts')} ${the(e.value)} under the pile.`
      case 'overwhelmed':
        return `${does(p, e.seat, 'are', 'is')} overwhelmed: **${e.total}** above ${e.kiai}.`
      case 'slipped':
        return e.value < 0 ? 'A raider slips in unseen.' : `${the(e.value)} slips in.`.replace(/^t/, 'T')
      case 'lent':
        return `${p.me(e.owner) ? 'Your token' : `The token of ${them(p, e.owner)}`} goes to ${them(p, e.to)}.`
      case 'returned':
        return null
      case 'passed':
        return e.forced
          ? `${does(p, e.seat, 'have', 'has')} to pass.`
          : `${does(p, e.seat, 'pass', 'passes')}.`
      case 'kiai':
        return `**Kiai!** ${does(p, e.seat, 'release', 'releases')} the power of **${nameOf(e.samurai)}**.`
      case 'declined':
        return `${does(p, e.seat, 'do', 'does')} without it.`
      case 'moved':
        return `${the(e.value)} goes from ${them(p, e.from)} to ${them(p, e.to)}.`.replace(/^t/, 'T')
      case 'cut':
        return `${does(p, e.seat, 'discard', 'discards')} ${the(e.value)} of ${them(p, e.from)}.`
      case 'cleared':
        return e.pile === 'deck'
          ? `${does(p, e.seat, 'clear', 'clears')} the road: ${values(e.values)}.`
          : `${does(p, e.seat, 'drive', 'drives')} off intruders: ${values(e.values)}.`
      case 'turnedUp':
        return `${does(p, e.seat, 'see', 'sees')} what is coming: ${values(e.values)}.`
      case 'arranged':
        return `They will come in this order: ${values(e.values)}.`
      case 'shed':
        return `${the(e.value)} leaves ${whose(p, e.seat, 'line')}: total **${e.total}**.`.replace(/^t/, 'T')
      case 'wounded':
        return e.wounds >= 4
          ? `${does(p, e.seat, 'take', 'takes')} a fourth wound and ${p.me(e.seat) ? 'fall' : 'falls'}.`
          : `${does(p, e.seat, 'are', 'is')} wounded.`
      case 'turned':
        return `${does(p, e.seat, 'turn', 'turns')} animal: kiai value **${e.kiai}**.`
      case 'healed':
        return `${does(p, e.seat, 'are', 'is')} healed.`
      case 'barricadeLost':
        return `A barricade burns: ${e.left} left.`
      case 'barricadeBuilt':
        return `A barricade is built: ${e.left} stand.`
      case 'farmLost':
        return `A farm falls: ${e.left} left.`
      case 'farmPenalty':
        return `Its fall has a price: ${farms[FARM_KINDS[e.kind] ?? 'A']}.`
      case 'familyLost':
        return `A family is lost: ${e.left} left.`
      case 'roundOver':
        return e.everyonePassed
          ? `Everyone has passed: ${count(e.gate, 'raider is', 'raiders are')} in the village.`
          : `Round ${e.round} is over: ${count(e.gate, 'raider is', 'raiders are')} in the village.`
      case 'dawn':
        return (
          ['', '**Dawn, step 1**: hats.', '**Dawn, step 2**: farms.', '**Dawn, step 3**: families.'][
            e.step
          ] ?? '**Dawn, step 4**: the intruders.'
        )
      case 'lacking':
        return `${does(p, e.seat, 'have', 'has')} no **${symbolAt(e.symbol)}**.`
      case 'familiesShown':
        return null
      case 'bonus':
        return `A family helps: ${families[FAMILY_KINDS[e.kind] ?? 'A']}.`
      case 'intruder':
        return e.flames ? `Intruder: ${card(e.value)} with flames.` : `Intruder: ${card(e.value)}, harmless.`
      case 'round':
        return `Round ${e.round}: ${count(e.added, 'newcomer', 'newcomers')}, ${e.deck} raiders in all. ${does(p, e.first, 'begin', 'begins')}.`
      case 'won':
        return `The village stands: **${e.score}${MODE_ROWS[e.mode]?.suffix ?? ''}** (${en.modes[MODES[e.mode] ?? 'normal']}).`
      case 'lost':
      default:
        return e.seat < 0 ? 'The village is lost.' : `${p.of(e.seat)} is dead, and the village is lost.`
    }
  },
}
