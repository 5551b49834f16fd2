import type { Lang, Lexicon } from '@noren/engine'
import { NO_CARD, rankOf, suitOf } from './cards.ts'
import type { Trick4Event } from './events.ts'
import type { Trick4View } from './view.ts'

const SUITS: Readonly<Record<Lang, readonly string[]>> = {
  en: ['river', 'crane', 'pine', 'moon'],
  fr: ['rivière', 'grue', 'pin', 'lune'],
  it: ['fiume', 'gru', 'pino', 'luna'],
}

const SAID = {
  en: {
    line: 'Eight tricks, follow suit',
    play: 'Play {0}',
    lead: 'Lead any card.',
    follow: 'Play a card; follow {0} if you can.',
    over: 'The game is over.',
    waits: '{0} is to play.',
    played: '{0} plays **{1}**.',
    won: '{0} takes the trick.',
    mustFollow: 'You hold {0} and must follow it; this is {1}.',
    unit: 'tricks',
  },
  fr: {
    line: 'Huit levées, fournir la couleur',
    play: 'Jouer {0}',
    lead: 'Ouvrez avec la carte de votre choix.',
    follow: 'Jouez une carte ; fournissez {0} si vous le pouvez.',
    over: 'La partie est finie.',
    waits: 'C’est à {0} de jouer.',
    played: '{0} joue **{1}**.',
    won: '{0} remporte la levée.',
    mustFollow: 'Vous avez {0} et devez fournir ; ceci est {1}.',
    unit: 'levées',
  },
  it: {
    line: 'Otto prese, si risponde al seme',
    play: 'Gioca {0}',
    lead: 'Apri con una carta qualsiasi.',
    follow: 'Gioca una carta; rispondi a {0} se puoi.',
    over: 'La partita è finita.',
    waits: 'Tocca a {0}.',
    played: '{0} gioca **{1}**.',
    won: '{0} vince la presa.',
    mustFollow: 'Hai {0} e devi rispondere; questa è {1}.',
    unit: 'prese',
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<string, string>>>>

const CHAPTERS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { DEAL: 'The deal', PLAY: 'Playing', TRICK: 'The trick', END: 'The end' },
  fr: { DEAL: 'La donne', PLAY: 'Le jeu', TRICK: 'La levée', END: 'La fin' },
  it: { DEAL: 'La distribuzione', PLAY: 'Il gioco', TRICK: 'La presa', END: 'La fine' },
}

/** Fields of the view, for the plain board: what has no name here is shown as it stands. */
const FIELDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { hand: 'Your hand', cards: 'Cards', won: 'Tricks', played: 'Played' },
  fr: { hand: 'Votre main', cards: 'Cartes', won: 'Levées', played: 'Jouées' },
  it: { hand: 'La tua mano', cards: 'Carte', won: 'Prese', played: 'Giocate' },
}
const OF_CARDS = new Set(['hand', 'played'])

function say(lang: Lang, key: keyof (typeof SAID)['en'], ...with_: readonly (string | number)[]): string {
  return with_.reduce<string>((text, x, i) => text.replace(`{${i}}`, String(x)), SAID[lang][key])
}
const suit = (lang: Lang, n: unknown): string => SUITS[lang][Number(n)] ?? '?'
/** "crane 8": ranks are numbered from 0 in the rules and from 1 for people. */
const face = (lang: Lang, card: number): string =>
  card === NO_CARD ? '–' : `${suit(lang, suitOf(card))} ${rankOf(card) + 1}`

export const lexicon: Lexicon<Trick4View, Trick4Event> = {
  title: () => 'Trick4',
  tagline: lang => say(lang, 'line'),
  label: (lang, [, card]) => say(lang, 'play', face(lang, Number(card))),
  question(lang, { own: { question: q } }, seat, names) {
    if (q === null) return say(lang, 'over')
    if ((q.waiting & (1 << seat)) === 0)
      return say(lang, 'waits', names.of((q.seat + q.down) % q.cards.length))
    return q.down === 0
      ? say(lang, 'lead')
      : say(lang, 'follow', suit(lang, suitOf(q.cards[q.seat] ?? NO_CARD)))
  },
  sentence: (lang, e, names) =>
    e.type === 'played'
      ? say(lang, 'played', names.of(e.seat), face(lang, e.card))
      : say(lang, 'won', names.of(e.seat)),
  option: (_lang, _key, value) => String(value),
  unit: lang => say(lang, 'unit'),
  whyNot: (lang, { id, facts }) =>
    id === 'mustFollow' ? say(lang, 'mustFollow', suit(lang, facts['led']), suit(lang, facts['suit'])) : null,
  chapter: (lang, sign) => CHAPTERS[lang][sign] ?? null,
  shown(lang, field, value) {
    if (value === undefined) return FIELDS[lang][field] ?? null
    return OF_CARDS.has(field) && typeof value === 'number' ? face(lang, value) : null
  },
}
