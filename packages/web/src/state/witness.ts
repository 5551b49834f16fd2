import type { TableInfo } from '@noren/protocol'

const KEY = 'noren.witness'
const MOST = 200
/** Of so many tables every head is kept, of the others the last one, which stands for all before it. */
const WHOLE = 20
const LATER = 800

type Shares = NonNullable<TableInfo['seeds']>

/** What this browser saw of one table while its game ran. */
interface Seen {
  readonly keyHash: string
  /** What was promised when the start was asked for, and what has been opened since. */
  readonly seeds?: Shares
  /** Heads of the chain, by the number of their entry: one each, of an honest server. */
  readonly heads?: Readonly<Record<string, string>>
}

type Kept = Record<string, Seen>

let kept: Kept | null = null
let saving: ReturnType<typeof setTimeout> | undefined

function read(): Kept {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (typeof raw !== 'object' || raw === null) return {}
    // A page of before heads and seeds kept the hash of the key alone.
    return Object.fromEntries(
      Object.entries(raw as Record<string, string | Seen>).map(([id, seen]) => [
        id,
        typeof seen === 'string' ? { keyHash: seen } : seen,
      ]),
    )
  } catch {
    return {}
  }
}

const all = (): Kept => (kept ??= read())

function shorter(seen: Seen): Seen {
  const last = Math.max(...Object.keys(seen.heads ?? {}).map(Number))
  const head = seen.heads?.[String(last)]
  return head === undefined ? seen : { ...seen, heads: { [last]: head } }
}

function save(): void {
  clearTimeout(saving)
  saving = undefined
  const tables = Object.entries(all()).slice(-MOST)
  kept = Object.fromEntries(
    tables.map(([id, seen], i) => [id, i < tables.length - WHOLE ? shorter(seen) : seen]),
  )
  try {
    localStorage.setItem(KEY, JSON.stringify(kept))
  } catch {
    // A browser that keeps nothing checks from the log alone.
  }
}

/** The same promises as before; what was opened since is added. */
const opened = (was: Shares, is: Shares): Shares =>
  was.map((share, seat) => {
    const now = is[seat]
    return share !== null && share.seed === undefined && now?.commit === share.commit ? now : share
  })

/** Writes down, while a match runs, what the log is compared with later: the hash of the key, and the seeds. */
export function keepWitness({ id, status, keyHash, starting, seeds }: TableInfo): void {
  if (status === 'over') return
  const was = all()[id]
  // Before the start is asked for, promises may still change.
  const stand = seeds !== undefined && (starting === true || status === 'playing')
  const shares = !stand ? was?.seeds : was?.seeds === undefined ? seeds : opened(was.seeds, seeds)
  const is: Seen = { ...(was ?? { keyHash }), ...(shares === undefined ? {} : { seeds: shares }) }
  if (was !== undefined && JSON.stringify(was) === JSON.stringify(is)) return
  all()[id] = is
  save()
}

/** Writes down where the chain stood after an entry; another head for the same entry is another past, and both are kept. */
export function keepHead(id: string, seq: number, head: string | undefined): void {
  const seen = all()[id]
  const known = seen?.heads?.[seq]
  if (head === undefined || seen === undefined || known?.includes(head) === true) return
  all()[id] = { ...seen, heads: { ...seen.heads, [seq]: known === undefined ? head : `${known} ${head}` } }
  saving ??= setTimeout(save, LATER)
}

// Tests of the page's state run where there is no page.
if (typeof addEventListener === 'function')
  addEventListener('pagehide', () => {
    if (saving !== undefined) save()
  })

export interface Witness {
  readonly id: string
  readonly keyHash?: string
  readonly seeds?: Shares
  readonly heads?: readonly { readonly seq: number; readonly head: string }[]
}

/** What this browser saw of a match while it ran. */
export function witnessOf(id: string): Witness {
  const { keyHash, seeds, heads } = all()[id] ?? {}
  return {
    id,
    ...(keyHash === undefined ? {} : { keyHash }),
    ...(seeds === undefined ? {} : { seeds }),
    ...(heads === undefined
      ? {}
      : {
          heads: Object.entries(heads).flatMap(([seq, shown]) =>
            shown.split(' ').map(head => ({ seq: Number(seq), head })),
          ),
        }),
  }
}
