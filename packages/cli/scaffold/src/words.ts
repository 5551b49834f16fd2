import type { Lang, Lexicon } from '@noren/engine'
import type { NewgameEvent } from './events.ts'
import type { NewgameView } from './view.ts'

const SAID = {
  en: {
    line: 'Higher, or pass',
    play: 'Play {0}',
    pass: 'Pass',
    ask: 'Play a higher card, or pass.',
    over: 'The game is over.',
    waits: '{0} is to play.',
    played: '{0} plays **{1}**.',
    passed: '{0} passes; the pile is cleared.',
    tooLow: 'Needs more than {0}; this is {1}.',
    unit: 'points',
    hand: 'Cards in hand',
  },
  fr: {
    line: 'Plus haut, ou passez',
    play: 'Jouer {0}',
    pass: 'Passer',
    ask: 'Jouez une carte plus haute, ou passez.',
    over: 'La partie est finie.',
    waits: 'C’est à {0} de jouer.',
    played: '{0} joue **{1}**.',
    passed: '{0} passe ; la pile est vidée.',
    tooLow: 'Il faut plus que {0} ; ceci est {1}.',
    unit: 'points',
    hand: 'Cartes en main',
  },
  it: {
    line: 'Più alto, o passa',
    play: 'Gioca {0}',
    pass: 'Passa',
    ask: 'Gioca una carta più alta, oppure passa.',
    over: 'La partita è finita.',
    waits: 'Tocca a {0}.',
    played: '{0} gioca **{1}**.',
    passed: '{0} passa; la pila è svuotata.',
    tooLow: 'Serve più di {0}; questa è {1}.',
    unit: 'punti',
    hand: 'Carte in mano',
  },
} as const satisfies Readonly<Record<Lang, Readonly<Record<string, string>>>>

const CHAPTERS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { SETUP: 'Set-up', TURN: 'The turn', END: 'The end' },
  fr: { SETUP: 'Mise en place', TURN: 'Le tour', END: 'La fin' },
  it: { SETUP: 'Preparazione', TURN: 'Il turno', END: 'La fine' },
}

/** Fields of the view, for the plain board: what has no name here is shown as it stands. */
const FIELDS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: { hand: 'Your hand', cards: 'Cards', top: 'Top of the pile', played: 'Played' },
  fr: { hand: 'Votre main', cards: 'Cartes', top: 'Dessus de la pile', played: 'Jouées' },
  it: { hand: 'La tua mano', cards: 'Carte', top: 'Cima della pila', played: 'Giocate' },
}
const OF_CARDS = new Set(['hand', 'top', 'played'])

function say(lang: Lang, key: keyof (typeof SAID)['en'], ...with_: readonly (string | number)[]): string {
  return with_.reduce<string>((text, x, i) => text.replace(`{${i}}`, String(x)), SAID[lang][key])
}

/** Cards are numbered from 0 in the rules and from 1 for people. */
const face = (card: unknown): number => Number(card) + 1

export const lexicon: Lexicon<NewgameView, NewgameEvent> = {
  title: () => 'Newgame',
  tagline: lang => say(lang, 'line'),
  label: (lang, [verb, card]) => (verb === 'play' ? say(lang, 'play', face(card)) : say(lang, 'pass')),
  question(lang, { own: { question } }, seat, names) {
    if (question === null) return say(lang, 'over')
    return question.seat === seat ? say(lang, 'ask') : say(lang, 'waits', names.of(question.seat))
  },
  sentence: (lang, e, names) =>
    e.type === 'played'
      ? say(lang, 'played', names.of(e.seat), face(e.card))
      : say(lang, 'passed', names.of(e.seat)),
  option: (lang, key, value) => (value === undefined && key === 'hand' ? say(lang, 'hand') : String(value)),
  unit: lang => say(lang, 'unit'),
  whyNot: (lang, { id, facts }) =>
    id === 'tooLow' ? say(lang, 'tooLow', face(facts['top']), face(facts['card'])) : null,
  chapter: (lang, sign) => CHAPTERS[lang][sign] ?? null,
  shown(lang, field, value) {
    if (value === undefined) return FIELDS[lang][field] ?? null
    return OF_CARDS.has(field) && typeof value === 'number' ? String(face(value)) : null
  },
}
