/** The games of this device as src/local/idb.ts keeps them. */
const BASE = 'noren'
const TABLES = 'tables'

/** Which rules a game on this device was begun under. */
export interface Begun {
  readonly game: string
  readonly version: number
}

interface Row {
  readonly charter?: Partial<Begun>
}

/** Opens what is there and never makes anything: a base made here would lack what the page expects in it. */
function opened(): Promise<IDBDatabase | null> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(BASE)
    request.addEventListener('upgradeneeded', () => request.transaction?.abort())
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', event => {
      event.preventDefault()
      if (request.error?.name === 'AbortError') resolve(null)
      else reject(request.error ?? new Error('the device does not say which games lie here'))
    })
  })
}

/** The rules of every game that lies on this device. */
export async function begunHere(): Promise<readonly Begun[]> {
  const base = await opened()
  if (base === null) return []
  try {
    if (!base.objectStoreNames.contains(TABLES)) return []
    const rows = await new Promise<Row[]>((resolve, reject) => {
      const all: IDBRequest<Row[]> = base.transaction(TABLES).objectStore(TABLES).getAll()
      all.addEventListener('success', () => resolve(all.result))
      all.addEventListener('error', () => reject(all.error ?? new Error('the games cannot be read')))
    })
    return rows.flatMap(({ charter }) =>
      typeof charter?.game === 'string' && typeof charter.version === 'number'
        ? [{ game: charter.game, version: charter.version }]
        : [],
    )
  } finally {
    base.close()
  }
}
