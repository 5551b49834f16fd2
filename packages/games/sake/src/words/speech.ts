import type { Back, CardType, Location, SamuraiId } from '../cards.ts'

/** One language. Templates hold {names} that the caller fills in; **marks** are strong words. */
export interface Speech {
  readonly title: string
  readonly tagline: string
  readonly unit: string
  readonly types: Readonly<Record<CardType, string>>
  readonly samurai: Readonly<Record<SamuraiId, string>>
  readonly backs: Readonly<Record<Back, string>>
  readonly locations: Readonly<Record<Location, string>>
  readonly locationTexts: Readonly<Record<Location, string>>
  readonly places: { readonly life: string; readonly board: string }
  readonly dirs: Readonly<Record<string, string>>
  readonly bare: string
  readonly spirits: string
  readonly and: string
  /** Labels by verb; `use.attack` and the like for uses. */
  readonly labels: Readonly<Record<string, string>>
  /** Questions by kind of frame; `wait` when the reader is not asked. */
  readonly questions: Readonly<Record<string, string>>
  /** Log lines by type of event. */
  readonly events: Readonly<Record<string, string>>
  readonly options: Readonly<Record<string, string>>
  readonly stops: readonly string[]
}

export type Fill = Readonly<Record<string, string | number>>

/** Says of a filled-in person that it is the reader. */
export const me = (key: string): string => `${key}.me`

/**
 * Fills a template. `{n}` is the value; `{n|card|cards}` the first form for one and the second for any other number;
 * `{who?You play|~ plays}` the first form if that is the reader and the second for anybody else, by name at the `~`.
 */
export const fill = (template: string, values: Fill): string =>
  template.replace(
    /\{(\w+)(?:([|?])([^|}]*)\|([^}]*))?\}/g,
    (_, key: string, by: string | undefined, one: string | undefined, many: string | undefined) => {
      const value = values[key] ?? ''
      if (by === undefined) return String(value)
      const first = by === '?' ? values[me(key)] !== undefined : Number(value) === 1
      const form = (first ? one : many) ?? ''
      return by === '?' ? form.replaceAll('~', () => String(value)) : form
    },
  )
