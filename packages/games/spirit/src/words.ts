import type { Lang, Lexicon, Names, Seat, Words } from '@noren/engine'
import { reasonFrom } from '@noren/engine'
import type { Icon, Mode, SamuraiName } from './cards.ts'
import { ICONS, MODE_ROWS, MODES, SAMURAI, SYMBOLS } from './cards.ts'
import type { SpiritEvent } from './events.ts'
import { en } from './speech/en.ts'
import { fr } from './speech/fr.ts'
import { it } from './speech/it.ts'
import { refusal } from './speech/no.ts'
import type { Facts, People, Speech } from './speech/speech.ts'
import { NAMES } from './speech/speech.ts'
import { WHY } from './speech/why.ts'
import type { SpiritOpen, SpiritView } from './view.ts'
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
/** SS-SCORE-4: what is written after a score. */
export const suffixOf = (mode: Mode): string => MODE_ROWS[MODES.indexOf(mode)]?.suffix ?? ''
export const writtenScore = (score: number, mode: Mode): string => `${score}${suffixOf(mode)}`

/** Whom a word names: a seat by its samurai, a samurai by its name. */
function whoIn(open: SpiritOpen | undefined, word: string | number | undefined): string {
  if (typeof word === 'number') {
    const samurai = open?.boards[word]?.samurai
    return samurai === null || samurai === undefined ? `#${word + 1}` : samuraiName(samurai)
  }
  const at = SAMURAI.findIndex(name => name === word)
  return NAMES[at] ?? ''
}

function factsOf({ open, own }: SpiritView, words: Words): Facts {
  const q = own.question
  const atHand = q?.kind === 'place' || q?.kind === 'receive' ? q : null
  const board = open.boards[q?.seat ?? open.active]
  const shown = atHand ?? (q?.kind === 'order' || q?.kind === 'ignore' ? q : null)
  const card = shown === null ? undefined : raiderOf(open, shown.card)
  const places = words[0] === 'order' ? words.slice(1).map(Number) : []
  const power = q?.kind === 'power' ? q : null
  return {
    who: whoIn(open, words[1]),
    value: card?.value ?? 0,
    symbol: card?.symbol ?? SYMBOLS.find(k => k === words[1]) ?? null,
    icon: (q?.kind === 'ignore' ? q.icon : ICONS.find(i => i === words[1])) ?? null,
    total: atHand?.total ?? 0,
    kiai: board?.kiai ?? 0,
    clash: atHand?.clash ?? 'below',
    power: power?.power ?? null,
    cards: power?.cards ?? 0,
    order: places.map(at => raiderOf(open, open.deck[at] ?? -1)?.value ?? 0),
    given: q?.kind === 'place' && q.from >= 0,
    kept: q?.kind === 'place' && q.kept,
  }
}

const peopleOf = (names: Names): People => ({
  me: seat => seat === names.me,
  of: seat => `**${names.of(seat)}**`,
})

function question(lang: Lang, view: SpiritView, seat: Seat, names: Names): string {
  const speech = SPEECHES[lang]
  const { outcome, mode } = view.open
  if (outcome !== null) {
    const score = outcome.scores[0] ?? 0
    return speech.over(score > 0, writtenScore(score, mode))
  }
  const q = view.own.question
  if (q === null) return speech.waiting([])
  if (q.seat !== seat) return speech.waiting([`**${names.of(q.seat)}**`])
  return speech.ask(q.kind, factsOf(view, []))
}

/** A samurai is called by its name where the view tells it, else by its player's. */
const called =
  (names: Names, view: SpiritView | undefined) =>
  (seat: Seat): string => {
    const samurai = view?.open.boards[seat]?.samurai
    return `**${samurai === null || samurai === undefined ? names.of(seat) : samuraiName(samurai)}**`
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
    if (typeof value === 'boolean') return value ? speech.yes : speech.no
    return speech.values[`${key}.${String(value)}`] ?? String(value)
  },
  unit: lang => SPEECHES[lang].unit,
  whyNot: (lang, why, names, view) => refusal(lang, why, SPEECHES[lang], called(names, view), names.me),
  reason: reasonFrom(WHY),
}
