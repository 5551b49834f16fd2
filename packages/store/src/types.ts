import type { Charter, Clock, Entry, Envelope, Outcome, Share, Time } from '@noren/match'

/** Somebody who came through the door. No e-mail, no password. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly crest: number
  /** Who may see what of theirs; absent as it is at first. */
  readonly sight?: Sight
}

/** What somebody lets others see. */
export interface Sight {
  /** Their own page: nobody else, people they played with, or everybody. */
  readonly page: 'me' | 'met' | 'all'
  /** Finished games: kept to themselves, for whoever has the link, or listed on their page too. */
  readonly games: 'me' | 'link' | 'all'
}

/** Where somebody wants to be told that it is their turn. */
export interface Webhook {
  readonly person: string
  readonly url: string
  /** Signs what is sent there; known to the house and to that person. */
  readonly secret: string
  /** The address of the house as that person knows it: what links begin with. */
  readonly site: string
}

/** One device that acts for somebody, by a cookie of its own. */
export interface SignIn {
  /** What its cookie holds beside the person. */
  readonly id: string
  readonly person: string
  /** What the device said of itself, shortened. */
  readonly agent: string
  /** Milliseconds since 1970. */
  readonly created: number
  /** Its cookie counts for nothing any more. */
  readonly ended: boolean
}

/** How people at a table behave towards each other, and what they agreed on. */
export interface Manners {
  /** Opened as private: what was played here is shown to those who sat here alone. */
  readonly private?: true
  /** People whose talk nobody hears: the host muted them. */
  readonly muted?: readonly string[]
  /** People who said that they are ready, before the start. */
  readonly ready?: readonly string[]
  /** The game begins by itself once every seat is taken and everybody is ready. */
  readonly selfStart?: boolean
  /** What people's pages promised to add to the key, by person; once the game has begun it is in the charter. */
  readonly seeds?: Readonly<Record<string, Share>>
  /** The start was asked for at this moment, and waits for the seeds of these people to be opened; null: it does not. */
  readonly starting?: { readonly at: number; readonly awaits: readonly string[] } | null
  /** People who may not sit down here again: the host sent them away. */
  readonly barred?: readonly string[]
  /** A seat whose person is gone, and what those present want: by person. `until`: they agreed to wait so long. */
  readonly absence?: {
    readonly seat: number
    readonly votes: Readonly<Record<string, 'bot' | 'wait' | 'end'>>
    readonly until?: number
  } | null
  /** Seats whose people gave up: a bot plays them for good. */
  readonly conceded?: readonly number[]
  /** How the people at the table ended the game before its end, if they did: 'agreed' or 'conceded'. */
  readonly ended?: { readonly how: 'agreed' | 'conceded'; readonly by: readonly number[] }
}

/** What somebody leaves to itself, as the games name it. */
export type Replies = Readonly<Record<string, string | { readonly from: number }>>

/** Who holds one seat. */
export type SeatHolder =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      readonly person: string
      /** They left, and may come back. */
      readonly away: boolean
      /** The level of a bot that plays for them until they return. */
      readonly standIn?: string
      /** Which questions they leave to themselves, and how long or from how much on; for their own eyes. */
      readonly standing?: Replies
    }
  | { readonly kind: 'bot'; readonly level: string }

export type TableStatus = 'open' | 'playing' | 'over'

/**
 * Something that belongs to one person alone: a note, a wish, an address for notices. What a kind means, and what its body holds, the server
 * knows; records of the server itself have an empty person.
 */
/** The body of a record that counts, as JSON. */
export type Counts = readonly [number, number]

export interface OwnRecord {
  readonly person: string
  readonly kind: string
  /** What tells the records of one kind apart; a record about somebody or about a table has that id here. */
  readonly key: string
  readonly body: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Which finished games of somebody are wanted; every part that is there must fit. */
export interface Finished {
  readonly limit: number
  /** Only what comes after this game in the list: when that one ended, and its id. */
  readonly after?: { readonly at: number; readonly id: string }
  /** Only these games, by any name they ever had. */
  readonly games?: readonly string[]
  /** Only these tables. */
  readonly among?: readonly string[]
  /** Only games in which one of these people sat too. */
  readonly beside?: readonly string[]
  /** Games that the person took off their list are left out, unless this is set. */
  readonly hidden?: true
}

/** When the game of a table began and ended. */
export interface TableTimes {
  readonly began?: number
  readonly ended?: number
  /** The seats that the table played for, more than a quarter of their choices: noted with the end. */
  readonly absent?: number
}

/** What was left of somebody who asked to be forgotten. */
export interface Forgotten {
  /** Tables that are gone: nobody but this person and bots sat there. */
  readonly erased: readonly string[]
  /** Tables that somebody else still has. */
  readonly changed: readonly string[]
}

/** The kind of record that takes a game off its person's list; its key is the table. */
export const HIDDEN = 'hidden'

/** The kind of record that is somebody's result of a day: its key is the day, its body has a `payoff` and a `score`. */
export const DAILY = 'daily'

/** How many came out so on a day. */
export interface DayFigure {
  readonly payoff: number
  readonly score: number
  readonly n: number
}

/** What a host decides and who sits where: everything about a table that may still change. */
export interface TableRow extends TableTimes {
  readonly charter: Charter
  readonly host: string
  readonly listed: boolean
  readonly status: TableStatus
  readonly holders: readonly SeatHolder[]
  /** Milliseconds since 1970. */
  readonly created: number
  /** Fixed when the table is opened. */
  readonly time: Time
  /** How many entries the log has, who is asked after the last of them, how it ended, whose time runs: kept in step by `append`. */
  readonly seq: number
  readonly waiting: number
  readonly outcome: Outcome | null
  readonly clock: Clock | null
  /** Answers to a sealed window that is still open, and the seats that have answered the question on the table whole. */
  readonly envelopes: readonly Envelope[]
  readonly answered: number
  /** The table at which the same people play again. */
  readonly next: string | null
  readonly manners?: Manners
  /** Counts the saves: whoever saves must have read the last one. */
  readonly revision: number
}

/** Something said at a table. `n` grows with every line of the house. */
export interface Spoken {
  readonly n: number
  readonly seat: number
  readonly at: number
  readonly kind: 'text' | 'phrase'
  readonly body: string
}

/** How the table stands after its last entry; stored together with it, so that nobody has to replay a match to list it. */
export interface TableSummary {
  readonly waiting: number
  readonly outcome: Outcome | null
  readonly clock: Clock | null
  readonly envelopes: readonly Envelope[]
  readonly answered: number
}

/** The envelopes of a table as somebody found them, and as they shall be. */
export interface Sealing {
  /** How many entries the log has: a new one may have changed what can be answered. */
  readonly seq: number
  readonly was: readonly Envelope[]
  readonly envelopes: readonly Envelope[]
  readonly answered: number
  /** When the table wants to be looked at: the window closes, if everybody has answered, or somebody's time is over. */
  readonly due: number | null
}

/** How far a table is: whoever knows another number or other envelopes has something to read. */
export interface TableHead {
  readonly id: string
  readonly seq: number
  readonly revision: number
  readonly envelopes: readonly Envelope[]
  /** The number of the last line that was said there; 0 when nothing was. */
  readonly spoken: number
}

/** Whether these are the same envelopes, as every store compares them. */
export const sameEnvelopes = (a: readonly Envelope[], b: readonly Envelope[]): boolean =>
  a === b || (a.length === b.length && JSON.stringify(a) === JSON.stringify(b))

/** One thing that a store keeps, whole: what a backup is made of. */
export type Kept =
  | { readonly kind: 'person'; readonly person: Person }
  | { readonly kind: 'webhook'; readonly webhook: Webhook }
  | { readonly kind: 'sign-in'; readonly signIn: SignIn }
  | { readonly kind: 'record'; readonly record: OwnRecord }
  | {
      readonly kind: 'table'
      readonly row: TableRow
      readonly entries: readonly Entry[]
      readonly spoken: readonly Spoken[]
    }
  /** Something that is there and cannot be read: `id` says which table, or which list. */
  | { readonly kind: 'damaged'; readonly id: string; readonly why: string }

export type Appended =
  | { readonly status: 'stored' }
  /** Another writer was first, with an entry or with a sealed answer: read the table again and judge the wish anew. */
  | { readonly status: 'seq-taken' }
  /** This intention is already in the log. */
  | { readonly status: 'move-taken'; readonly entry: Entry }

/**
 * Where tables lie. Any number of processes may share one: the unique keys (table, seq) and (table, moveId) decide
 * between two writers. A promise is kept only once its change would survive a crash.
 */
export interface MatchStore {
  /** Whether other processes may write here too, so that what is stored may be newer than what is in memory. */
  readonly shared: boolean
  person(id: string): Promise<Person | null>
  people(ids: readonly string[]): Promise<Person[]>
  savePerson(person: Person): Promise<void>

  webhook(person: string): Promise<Webhook | null>
  /** One for each person: the last one counts. */
  saveWebhook(webhook: Webhook): Promise<void>
  dropWebhook(person: string): Promise<void>

  signIn(id: string): Promise<SignIn | null>
  /** The devices of one person, oldest first, without those that were ended. */
  signInsOf(person: string): Promise<SignIn[]>
  /** One for each id: the last one counts. */
  saveSignIn(signIn: SignIn): Promise<void>

  /** What belongs to one person, oldest first; of one kind, or all of it. */
  recordsOf(person: string, kind?: string): Promise<OwnRecord[]>
  record(person: string, kind: string, key: string): Promise<OwnRecord | null>
  /** One for each person, kind and key: the last one counts. */
  saveRecord(record: OwnRecord): Promise<void>
  /** Writes a record unless there is one; the one that stands. */
  addRecord(record: OwnRecord): Promise<OwnRecord>
  /** Adds to the two numbers that are a record's body, in one step: whoever counts at the same time is counted too. */
  addCounts(person: string, kind: string, key: string, more: Counts): Promise<void>
  dropRecord(person: string, kind: string, key: string): Promise<void>
  /**
   * How the results of a day came out, the highest payoff first and then the highest score. They are counted with what is written or deleted,
   * in one transaction, and not when somebody asks. What cannot be read as a result is none.
   */
  dayFigures(day: string): Promise<DayFigure[]>
  /** The results of a day that came out so, oldest first. */
  dayResults(day: string, figure: Pick<DayFigure, 'payoff' | 'score'>, limit: number): Promise<OwnRecord[]>

  /**
   * Forgets somebody: name, webhook, devices, records, what they said, and records of others about them. Their seats go to the stranger that
   * `standIn` names for a table, unless nobody but bots sat there beside them: then the table goes too. Moves stay as they are.
   */
  forgetPerson(person: string, standIn: (table: string) => string): Promise<Forgotten>

  /** False if the id is taken. */
  createTable(row: TableRow): Promise<boolean>
  table(id: string): Promise<TableRow | null>
  /** Saves host, listed, status, seats and manners; the options, seeds and who is asked first before the start; and the clock and the next table if there is none yet; false if somebody else saved since this row was read. */
  saveTable(row: TableRow): Promise<boolean>
  /** Listed tables that have not begun, newest first. */
  openTables(limit: number): Promise<TableRow[]>
  /** Tables where this person sits: those that wait for them first, then running, open and finished ones, each newest first. */
  tablesOf(person: string, limit: number): Promise<TableRow[]>
  /** Tables of this person that have not ended: those that wait for them first, then running and open ones, each newest first. */
  runningOf(person: string, limit: number): Promise<TableRow[]>
  /** Games of this person that have ended, the last one first. */
  finishedOf(person: string, which: Finished): Promise<TableRow[]>
  /** How many games of this person have ended, by the name of the game; without those they took off their list. */
  finishedCounts(person: string): Promise<Record<string, number>>
  /** Games of anybody that have ended, the last one first. */
  finishedGames(limit: number): Promise<TableRow[]>
  /** Notes when a game began and ended; what was noted before stays. */
  markTimes(table: string, times: TableTimes): Promise<void>
  /** Running tables that wait for a bot or for somebody who left: what a server takes up when it starts. */
  tablesToRun(): Promise<string[]>
  /** Running tables where somebody's time was over at this moment, longest first. */
  tablesDue(now: number, limit: number): Promise<string[]>

  /** Forgets tables that were opened before this moment and never began, but not those named; the ids of those that are gone. */
  dropUnbegun(before: number, limit: number, except: readonly string[]): Promise<string[]>

  /**
   * Writes entries that follow from each other, all of them or none, and how the table stands after the last one. `was` are the
   * envelopes from which they were worked out: if others lie there, nothing is written.
   */
  append(
    table: string,
    entries: readonly Entry[],
    summary: TableSummary,
    was: readonly Envelope[],
  ): Promise<Appended>
  /** Keeps the envelopes of an open window; false if an entry or another envelope came in between. */
  seal(table: string, sealing: Sealing): Promise<boolean>
  /** How far these tables are, in one look: whoever shows them compares. Tables that are not there are left out. */
  heads(ids: readonly string[]): Promise<TableHead[]>
  /** The log from its beginning, or what came after `since`. */
  entries(table: string, since?: number): Promise<Entry[]>

  /** Keeps something that was said at a table. */
  speak(table: string, words: Omit<Spoken, 'n'>): Promise<Spoken>
  /** Everything this person said at tables where they sit, oldest first. */
  spokenBy(person: string): Promise<(Spoken & { readonly table: string })[]>
  /** The last lines said at a table, oldest first. */
  spoken(table: string, limit: number): Promise<Spoken[]>

  /** The ids of all tables, oldest first; also of those whose row cannot be read. */
  tableIds(): Promise<string[]>
  /** Writes something that changes nothing: fails when nothing can be written. */
  probe(): Promise<void>

  /** Everything, people first, as it stood at one moment. Ask a store of your own for it: it may do nothing else meanwhile. */
  everything(): AsyncIterable<Kept>

  /** Finishes what was asked for and lets go of everything. */
  close(): Promise<void>
}

/** A gap in a log, a table that is not there: the caller's mistake, never a player's. */
export class StoreError extends Error {}

/** Something is there and is not what was written: its file or its database is damaged. */
export class DamagedError extends StoreError {}

export const headOf = ({ charter, seq, revision, envelopes }: TableRow, spoken: number): TableHead => ({
  id: charter.id,
  seq,
  revision,
  envelopes,
  spoken,
})

/** The number of the first of some entries, which must follow each other without a gap. */
export function firstSeq(entries: readonly Entry[]): number {
  const [first] = entries
  if (first === undefined) throw new StoreError('there is nothing to write')
  if (entries.some((e, i) => e.seq !== first.seq + i)) throw new StoreError('the entries leave a gap')
  return first.seq
}

/** The first moment at which somebody's time is over; null when nobody's runs. */
export function dueOf(clock: Clock | null): number | null {
  const running = clock?.until.filter(t => t > 0) ?? []
  return running.length === 0 ? null : Math.min(...running)
}

/** The seats that nobody is thinking for, as a bit set: bots, people who left, and those a bot stands in for. */
export const unattended = (holders: readonly SeatHolder[]): number =>
  holders.reduce((set, m, i) => {
    const thinks = m.kind === 'empty' || (m.kind === 'person' && !m.away && m.standIn === undefined)
    return thinks ? set : set | (1 << i)
  }, 0)

/** When a game ended, as lists are ordered: one whose end was not noted counts from when it was opened. */
export const endOf = ({ ended, created }: TableRow): number => ended ?? created

/** What is left of the manners of a table once somebody is forgotten. */
export function mannersWithout(manners: Manners, person: string): Manners {
  const others = (list: readonly string[]): string[] => list.filter(p => p !== person)
  const { muted, ready, barred, absence, seeds, starting } = manners
  return {
    ...manners,
    ...(muted === undefined ? {} : { muted: others(muted) }),
    ...(ready === undefined ? {} : { ready: others(ready) }),
    ...(barred === undefined ? {} : { barred: others(barred) }),
    ...(starting == null ? {} : { starting: { ...starting, awaits: others(starting.awaits) } }),
    ...(seeds === undefined
      ? {}
      : { seeds: Object.fromEntries(Object.entries(seeds).filter(([who]) => who !== person)) }),
    ...(absence == null
      ? {}
      : {
          absence: {
            ...absence,
            votes: Object.fromEntries(Object.entries(absence.votes).filter(([who]) => who !== person)),
          },
        }),
  }
}

/** Whether a table is this person's own: they sit there or opened it, and nobody else sits there but bots. */
export const isOwn = ({ host, holders }: TableRow, person: string): boolean => {
  const people = holders.flatMap(holder => (holder.kind === 'person' ? [holder.person] : []))
  return people.every(who => who === person) && (host === person || people.length > 0)
}
