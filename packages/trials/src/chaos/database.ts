import type { Answered, Query, SqlPool } from '@noren/store'
import type { Life, World } from './world.ts'

export type Row = Record<string, unknown>
interface Held {
  row: Row
  mats: Row[]
}

/** What watches every commit. */
export interface Watcher {
  began(row: Row): void
  appended(table: string, entries: readonly Row[], row: Row): void
  sealed(table: string, before: string | null, after: string | null): void
}

/** The database did not answer, or nobody heard its answer. */
export class Away extends Error {}

/** How a connection of one server to the database fares just now. */
export interface Access {
  readonly life: Life
  /** Until this moment it is torn: what is asked for fails, whether it was carried out or not. */
  awayUntil: number
}

const answer = (rows: Row[], rowCount = rows.length): Answered<Row> => ({ rows, rowCount })

const TABLE = (
  'id game version options seats key host listed status created seq waiting unattended outcome ' +
  'time clock due next envelopes answered revision bundle manners seeds fork'
).split(' ')

/**
 * PostgreSQL as the servers see it: each named statement is carried out in one piece at one moment (every statement of the
 * product is a single one that locks the row it guards, so under READ COMMITTED they are serial for one table), and its
 * answer comes later, or never. The guards are those of the SQL, no more: a test drives both with the same calls.
 */
export class Database {
  readonly world: World
  readonly watch: Watcher
  readonly people = new Map<string, Row>()
  readonly tables = new Map<string, Held>()
  readonly entries = new Map<string, Row[]>()
  readonly spoken: Row[] = []
  /** The guard as it was: appends are refused for their number alone. */
  byNumberAlone = false
  /** Who sits where, and how they behave, is written over whatever is there. */
  anyRevision = false
  constructor(world: World, watch: Watcher) {
    this.world = world
    this.watch = watch
  }

  /** The connections of one server: what it asks for travels, is carried out, and is answered. */
  pool(access: Access): SqlPool {
    const query = ({ name = '', values = [] }: Query): Promise<Answered<never>> =>
      new Promise((resolve, reject) => this.#travel(access, name, values, resolve as never, reject))
    return {
      query,
      // Only what is three days old is cleared away over a connection of its own; nothing here lives so long.
      connect: () =>
        Promise.resolve({
          query: () => Promise.resolve({ rows: [], rowCount: 0 }),
          release: () => undefined,
        }),
      end: () => Promise.resolve(),
    }
  }

  #travel(
    access: Access,
    name: string,
    values: unknown[],
    resolve: (answered: Answered<Row>) => void,
    reject: (error: unknown) => void,
  ): void {
    const { world } = this
    const { life } = access
    const fail = (): void =>
      void world.at(0.1, life, `${name}!`, () => reject(new Away('the database is away')))
    world.at(world.delay(`${life.name}:${name}:go`, 1, 60, 0.06), null, name, () => {
      const torn = access.awayUntil > world.now
      // What a server had asked for when it died, or lost its line, may be carried out, or not.
      if ((torn || !life.alive) && world.odds(`${life.name}:${name}:lost`, 0.5)) return fail()
      let answered: Answered<Row>
      try {
        answered = structuredClone(this.run(name, values, life.name))
      } catch (error) {
        return void world.at(0.1, life, `${name}!`, () => reject(error))
      }
      if (torn) return fail()
      const back = world.delay(`${life.name}:${name}:back`, 1, 60, 0.06)
      world.at(back, life, `${name}=`, () => resolve(answered))
    })
  }

  #list(holds: (row: Row) => boolean): Answered<Row> {
    return answer([...this.tables.values()].filter(h => holds(h.row)).map(({ row }) => ({ id: row['id'] })))
  }

  run(name: string, v: readonly unknown[], who: string): Answered<Row> {
    switch (name) {
      case 'people':
        return answer((v[0] as string[]).flatMap((id): Row[] => [this.people.get(id) ?? []].flat()))
      case 'savePerson':
        this.people.set(v[0] as string, { id: v[0], name: v[1], crest: v[2] })
        return answer([], 1)
      // When a game began and ended is noted for lists, which nobody looks at here.
      case 'markTimes':
        return answer([], 1)
      case 'webhook':
      case 'record':
      case 'recordsOf':
      case 'openTables':
      case 'tablesOf':
        return answer([])
      case 'table': {
        const held = this.tables.get(v[0] as string)
        return answer(held === undefined ? [] : [{ ...held.row, mats: held.mats.map(m => ({ ...m })) }])
      }
      case 'heads':
        return answer((v[0] as string[]).flatMap(id => this.#head(id)))
      case 'tablesToRun':
        return this.#list(
          r =>
            r['status'] === 'playing' &&
            (num(r, 'waiting') & num(r, 'unattended') & ~num(r, 'answered')) !== 0,
        )
      case 'tablesDue':
        return this.#list(
          r => r['status'] === 'playing' && r['due'] !== null && num(r, 'due') <= (v[0] as number),
        )
      case 'createTable':
        return answer([], this.#create(v))
      case 'saveTable':
        return answer([], this.#save(v))
      case 'seal':
        return answer([], this.#seal(v, who))
      case 'append':
        return answer(this.#append(v as unknown[][], who))
      case 'by-move': {
        const ids = v[1] as string[]
        return answer(
          (this.entries.get(v[0] as string) ?? []).filter(e => ids.includes(e['move_id'] as string)),
        )
      }
      case 'entries':
        return answer((this.entries.get(v[0] as string) ?? []).filter(e => num(e, 'seq') > (v[1] as number)))
      case 'speak':
        this.spoken.push({
          n: this.spoken.length + 1,
          table_id: v[0],
          seat: v[1],
          at: v[2],
          kind: v[3],
          body: v[4],
        })
        return answer([{ n: this.spoken.length }], 1)
      case 'spoken':
        return answer(
          this.linesOf(v[0] as string)
            .slice(-(v[1] as number))
            .reverse(),
        )
      default:
        throw new Error(`no model of ${name}`)
    }
  }

  linesOf(table: string): Row[] {
    return this.spoken
      .filter(s => s['table_id'] === table)
      .map(({ n, seat, at, kind, body }) => ({ n, seat, at, kind, body }))
  }

  #head(id: string): Row[] {
    const row = this.tables.get(id)?.row
    if (row === undefined) return []
    return [
      {
        id,
        seq: row['seq'],
        revision: row['revision'],
        envelopes: row['envelopes'],
        spoken: this.linesOf(id).at(-1)?.['n'] ?? 0,
      },
    ]
  }

  #mats(v: readonly unknown[], id: unknown): Row[] {
    const [seats, kind, person, away, level, standing] = v as unknown[][]
    return (seats as number[]).map((seat, i) => ({
      table_id: id,
      seat,
      kind: kind?.[i],
      person: person?.[i],
      away: away?.[i],
      level: level?.[i],
      standing: standing?.[i],
    }))
  }

  #create(v: readonly unknown[]): number {
    const row: Row = Object.fromEntries(TABLE.map((n, i) => [n, v[6 + i]]))
    const id = row['id'] as string
    if (this.tables.has(id)) return 0
    this.tables.set(id, { row, mats: this.#mats(v, id) })
    this.entries.set(id, [])
    return num(row, 'seats')
  }

  #save(v: readonly unknown[]): number {
    const [host, listed, status, unattended, clock, due, next, id, revision, ...rest] = v.slice(6)
    const [options, manners, seeds, waiting] = rest
    const held = this.tables.get(id as string)
    if (held === undefined || (held.row['revision'] !== revision && !this.anyRevision)) return 0
    const r = held.row
    const over = r['status'] === 'over'
    const unbegun = r['status'] === 'open'
    held.row = {
      ...r,
      host,
      listed,
      unattended,
      status: over ? 'over' : status,
      clock: r['clock'] ?? clock,
      due: r['due'] ?? due,
      next: r['next'] ?? next,
      revision: num(r, 'revision') + 1,
      options: unbegun ? options : r['options'],
      seeds: unbegun ? seeds : r['seeds'],
      waiting: unbegun && r['seq'] === 0 ? waiting : r['waiting'],
      manners: manners ?? r['manners'],
    }
    held.mats = this.#mats(v, id)
    if (unbegun && status === 'playing') this.watch.began(held.row)
    return held.mats.length
  }

  /** UPDATE … WHERE id AND seq AND envelopes IS NOT DISTINCT FROM. */
  #seal(v: readonly unknown[], who: string): number {
    const [envelopes, answered, due, id, seq, was] = v
    const held = this.tables.get(id as string)
    const fits = held !== undefined && held.row['seq'] === seq && held.row['envelopes'] === was
    this.world.note(
      `store  ${who} SEAL ${String(id)} at ${String(seq)} ${brief(envelopes)} ${fits ? 'ok' : 'refused'}`,
    )
    if (!fits) return 0
    const before = held.row['envelopes'] as string | null
    held.row = { ...held.row, envelopes, answered, due }
    this.watch.sealed(id as string, before, envelopes as string | null)
    return 1
  }

  /** One line for each entry, its columns as the store hands them over. */
  #append(columns: unknown[][], who: string): Row[] {
    const at = (i: number, k: number): unknown => columns[k]?.[i]
    const jobs = new Map<string, number[]>()
    for (const [i, id] of (columns[0] as string[]).entries()) jobs.set(id, [...(jobs.get(id) ?? []), i])
    return [...jobs].flatMap(([id, lines]) => {
      const held = this.tables.get(id)
      const log = this.entries.get(id) ?? []
      const [first, last] = [lines[0] as number, lines.at(-1) as number]
      const ids = lines.map(i => at(i, 4))
      const fits =
        held !== undefined &&
        at(first, 1) === num(held.row, 'seq') + 1 &&
        (this.byNumberAlone || held.row['envelopes'] === at(first, 12)) &&
        !log.some(e => ids.includes(e['move_id']))
      const words = lines.map(i => [1, 2, 3, 4].map(k => String(at(i, k))).join(' ')).join(' + ')
      this.world.note(
        `store  ${who} APPEND ${id} ${words}, leaves ${brief(at(last, 10))} ${fits ? 'ok' : 'refused'}`,
      )
      const seq = held === undefined ? null : held.row['seq']
      if (fits)
        this.#put(
          id,
          held,
          log,
          lines.map(i => ({
            seq: at(i, 1),
            seat: at(i, 2),
            words: at(i, 3),
            move_id: at(i, 4),
            hash: at(i, 5),
          })),
          k => at(last, k),
        )
      return lines.map(() => ({ table_id: id, last: seq, stored: fits }))
    })
  }

  #put(id: string, held: Held, log: Row[], added: Row[], column: (k: number) => unknown): void {
    log.push(...added)
    const outcome = column(7)
    held.row = {
      ...held.row,
      seq: column(1),
      waiting: column(6),
      outcome,
      clock: column(8),
      due: column(9),
      envelopes: column(10),
      answered: column(11),
      status: outcome === null ? held.row['status'] : 'over',
    }
    this.watch.appended(id, added, held.row)
  }
}

const num = (row: Row, name: string): number => row[name] as number

/** Envelopes in short. */
function brief(text: unknown): string {
  if (typeof text !== 'string') return '{}'
  const all = JSON.parse(text) as { seat: number; slips: { words: unknown; moveId: string }[] }[]
  const slips = (e: (typeof all)[number]): string =>
    e.slips.map(s => `${JSON.stringify(s.words)} ${s.moveId}`).join(' ') || '-'
  return `{${all.map(e => `${e.seat}: ${slips(e)}`).join('; ')}}`
}
