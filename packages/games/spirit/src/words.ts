import type { Lang, Lexicon, Names, Seat, Words } from '@noren/engine'
import { members, reasonFrom } from '@noren/engine'
import type { Icon, Mode, SamuraiName } from './cards.ts'
import { ICONS, MODE_ROWS, MODES, SAMURAI, SYMBOLS } from './cards.ts'
import type { SpiritEvent } from './events.ts'
import { en } from './speech/en.ts'
import { fr } from './speech/fr.ts'
import { it } from './speech/it.ts'
import type { Facts, People, Speech } from './speech/speech.ts'
import { NAMES } from './speech/speech.ts'
import { WHY } from './speech/why.ts'
import type { SpiritView } from './view.ts'
import { raiderOf } from './view.ts'

/** Labels, questions and sentences of Samurai Spirit, built from views, events and words alone. */

export { FAMILY_KINDS, FARM_KINDS, ICONS, MODE_ROWS, MODES, PRINTED, SAMURAI, SYMBOLS } from './cards.ts'
export type { Icon, Mode, Raider, SamuraiName, SpiritData } from './cards.ts'
export { standing } from './standing.ts'
export { raiderOf, unseen } from './view.ts'

const SPEECHES: Readonly<Record<Lang, Speech>> = { en, fr, it }

export const samuraiName = (name: SamuraiName): string => NAMES[SAMURAI.indexOf(name)] ?? name
export const talentText = (lang: Lang, name: SamuraiName): string =>
  SPEECHES[lang].talents[SAMURAI.indexOf(name)] ?? ''
export const kiaiText = (lang: Lang, name: SamuraiName, animal: boolean): string =>
  SPEECHES[lang].kiais[SAMURAI.indexOf(name) + (animal ? 7 : 0)] ?? ''
export const animalName = (lang: Lang, animal: string): string => SPEECHES[lang].animals[animal] ?? animal
export const iconName = (lang: Lang, icon: Icon): string => SPEECHES[lang].icons[icon]
export const iconText = (lang: Lang, icon: Icon): string => SPEECHES[lang].effects[icon]
export const symbolName = (lang: Lang, symbol: (typeof SYMBOLS)[number]): string =>
  SPEECHES[lang].symbols[symbol]
export const farmText = (lang: Lang, kind: 'A' | 'B' | 'C' | 'D'): string => SPEECHES[lang].farms[kind]
export const familyText = (lang: Lang, kind: 'A' | 'B' | 'C'): string => SPEECHES[lang].families[kind]
export const modeName = (lang: Lang, mode: Mode): string => SPEECHES[lang].modes[mode]
/** SS-SCORE-4: the score as it is written. */
export const writtenScore = (score: number, mode: Mode): string =>
  `${score}${MODE_ROWS[MODES.indexOf(mode)]?.suffix ?? ''}`

const POWERS = ['build', 'deck', 'gate', 'look'] as const

/** Whom a word names: a seat by its samurai, a samurai by its name. */
function whoIn(view: SpiritView, word: string | number | undefined): string {
  if (typeof word === 'number') {
    const samurai = view.boards[word]?.samurai
    return samurai === null || samurai === undefined ? `#${word + 1}` : samuraiName(samurai)
  }
  const at = SAMURAI.findIndex(name => name === word)
  return NAMES[at] ?? ''
}

function factsOf(view: SpiritView, words: Words): Facts {
  const f = view.frames.at(-1)
  const seat = f?.seat ?? view.active
  const board = view.boards[seat]
  const card = f === undefined || f.card < 0 ? undefined : raiderOf(view, f.card)
  const total = (board?.total ?? 0) + (card?.value ?? 0)
  const kiai = board?.kiai ?? 0
  const places = words[0] === 'order' ? words.slice(1).map(Number) : []
  const icon = f?.kind === 'ignore' ? ICONS[f.mask] : ICONS.find(i => i === words[1])
  const power = f?.kind === 'power' ? POWERS[f.step] : null
  const many = f !== undefined && f.mask === 1 ? 3 : 2
  return {
    who: whoIn(view, words[1]),
    value: card?.value ?? 0,
    symbol: card?.symbol ?? SYMBOLS.find(k => k === words[1]) ?? null,
    icon: icon ?? null,
    total,
    kiai,
    clash: total < kiai ? 'below' : total === kiai ? 'kiai' : 'above',
    power: power ?? null,
    cards: Math.min(many, power === 'gate' ? view.gate.length : view.deck.length),
    order: places.map(at => raiderOf(view, view.deck[at] ?? -1)?.value ?? 0),
    given: f?.kind === 'place' && f.mask !== 0,
    kept: f?.kind === 'place' && f.step === 1,
  }
}

const peopleOf = (names: Names): People => ({
  me: seat => seat === names.me,
  of: seat => `**${names.of(seat)}**`,
})

function question(lang: Lang, view: SpiritView, seat: Seat, names: Names): string {
  const speech = SPEECHES[lang]
  if (view.outcome !== null) {
    const score = view.outcome.scores[0] ?? 0
    return speech.over(score > 0, writtenScore(score, view.mode))
  }
  const f = view.frames.at(-1)
  const asked = members(f?.waiting ?? 0)
  if (f === undefined || !asked.includes(seat))
    return speech.waiting(asked.map(who => `**${names.of(who)}**`))
  return speech.ask(f.kind, factsOf(view, []))
}

export const lexicon: Lexicon<SpiritView, SpiritEvent> = {
  title: lang => SPEECHES[lang].title,
  tagline: lang => SPEECHES[lang].tagline,
  label: (lang, words, view) => SPEECHES[lang].label(String(words[0]), words, factsOf(view, words)),
  question,
  sentence: (lang, event, names) => SPEECHES[lang].tell(event, peopleOf(names)),
  option(lang, key, value) {
    const speech = SPEECHES[lang]
    if (value === undefined) return speech.options[key] ?? key
    if (key === 'mode') return speech.modes[MODES.find(m => m === value) ?? 'normal']
    return speech.values[`${key}.${String(value)}`] ?? String(value)
  },
  unit: lang => SPEECHES[lang].unit,
  reason: reasonFrom(WHY),
}
