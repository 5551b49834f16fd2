import type { Choice, DimChoice, Words } from '@noren/engine'

/** A board for a game that nobody has drawn yet: what may be done, what may not, and the view as it stands. */
export interface PlainModel {
  readonly deeds: readonly Deed[]
  /** What the view says of each seat, by seat. */
  readonly seats: readonly (readonly Figure[])[]
  readonly shelves: readonly Shelf[]
}

/** One verb: every choice that it begins, open or dim. */
export interface Deed {
  readonly verb: string
  readonly choices: readonly Words[]
}

export type Scalar = string | number | boolean | null

export interface Figure {
  readonly name: string
  readonly value: Scalar
}

/** A named part of the view: its figures, or a row of things. */
export type Shelf =
  | { readonly kind: 'figure'; readonly name: string; readonly value: Scalar }
  | { readonly kind: 'row'; readonly name: string; readonly things: readonly Scalar[]; readonly own: boolean }

/** What every view has and the table itself shows: who looks, what is asked, how it ended. */
const ELSEWHERE = new Set(['schema', 'seat', 'seats', 'question', 'stack', 'outcome', 'options', 'table'])

/** The tag of a choice: on this board every choice is a piece of its own. */
export const choiceTag = (words: Words): string => `choice:${words.join(' ')}`
export const tagsOf = (words: Words): readonly string[] => [choiceTag(words)]

type Fields = Readonly<Record<string, unknown>>
const isScalar = (x: unknown): x is Scalar => x === null || typeof x !== 'object'
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

/** The two parts of a view, or a view of the old kind as the open one. */
function partsOf(view: unknown): { readonly open: Fields; readonly own: Fields } {
  if (!isFields(view)) return { open: {}, own: {} }
  const { open, own } = view
  return isFields(open) && isFields(own) ? { open, own } : { open: view, own: {} }
}

/** Figures of an object; what lies deeper is named by the way to it. */
function figures(fields: Fields, under = ''): readonly Figure[] {
  return Object.entries(fields).flatMap(([key, x]): readonly Figure[] => {
    const name = under === '' ? key : `${under}.${key}`
    if (isScalar(x)) return [{ name, value: x }]
    if (Array.isArray(x)) return x.every(isScalar) ? [{ name, value: x.map(String).join(' · ') }] : []
    return figures(x as Fields, name)
  })
}

function shelves(name: string, x: unknown, own: boolean): readonly Shelf[] {
  if (isScalar(x)) return [{ kind: 'figure', name, value: x }]
  if (!Array.isArray(x)) return figures(x as Fields, name).map(f => ({ kind: 'figure', ...f }))
  if (x.every(isScalar)) return [{ kind: 'row', name, things: x, own }]
  return x.flatMap((part: unknown, i) => shelves(`${name}.${i + 1}`, part, own))
}

const bySeat = (x: unknown, seats: number): x is readonly Fields[] =>
  Array.isArray(x) && x.length === seats && x.length > 0 && x.every(isFields)

export function plainModel(
  view: unknown,
  seats: number,
  choices: readonly Choice[],
  dim: readonly DimChoice[],
): PlainModel {
  const all = [...choices, ...dim].map(c => c.words)
  const verbs = [...new Set(all.map(w => String(w[0])))]
  const { open, own } = partsOf(view)
  const shown = (part: Fields) => Object.entries(part).filter(([key]) => !ELSEWHERE.has(key))
  const plates = shown(open).filter(([, x]) => bySeat(x, seats))
  return {
    deeds: verbs.map(verb => ({ verb, choices: all.filter(w => String(w[0]) === verb) })),
    seats: Array.from({ length: seats }, (_, seat) =>
      plates.flatMap(([, x]) => figures((x as readonly Fields[])[seat] ?? {})),
    ),
    shelves: [
      ...shown(own).flatMap(([name, x]) => shelves(name, x, true)),
      ...shown(open)
        .filter(([, x]) => !bySeat(x, seats))
        .flatMap(([name, x]) => shelves(name, x, false)),
    ],
  }
}

/** A field's own name as people read it, for games whose words have none: "topCard" is "Top card". */
export function spelt(name: string): string {
  const text = name
    .replaceAll('.', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
