/** What one house says to the others under a subject: plain JSON. */
export type Word = Readonly<Record<string, unknown>>

export interface BusLog {
  warn(details: object, text: string): void
}

/** Called with what another house said, and with that house's name. */
export type Ear = (word: Word, from: string) => void

/**
 * How houses that share a database let each other know that something happened. What goes over it are hints: one that is lost costs
 * time, never truth, because the truth is in the database. Nobody hears themselves.
 */
export interface Bus {
  /** This house among the others; another one after every start. */
  readonly house: string
  readonly connected: boolean
  /** There is nobody else: nothing need be said. */
  readonly alone: boolean
  tell(subject: string, word: Word): void
  /** Hears a subject from now on; the answer stops it. */
  follow(subject: string, ear: Ear): () => void
  /** Resolves when everything said and asked for so far has reached the others, or whoever stands between. */
  settled(): Promise<void>
  /** Called when words may have been lost: whoever relies on them looks for themselves. What goes wrong is said in the log. */
  whenTorn(look: () => void, log: BusLog): void
  close(): Promise<void>
}

/** Subjects are made of these; an id of a table is one. */
export const isName = (text: string): boolean => /^[\w-]+$/.test(text)

export function checkSubject(subject: string): string {
  if (!subject.split('.').every(isName)) throw new TypeError(`${subject} is no subject`)
  return subject
}
