/** Labels come from short lists of our own: no table, no person, no card is ever one. */
type Labels = Readonly<Record<string, string>>

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

const labelled = (labels: Labels): string => {
  const all = Object.entries(labels).map(([k, v]) => `${k}="${v.replaceAll(/[\\"\n]/g, '_')}"`)
  return all.length === 0 ? '' : `{${all.join(',')}}`
}

interface Family {
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly values: Map<string, number>
}

/** Counts what happens and tells it in Prometheus' text. */
export class Metrics {
  readonly #families = new Map<string, Family>()
  readonly #gauges = new Map<string, { help: string; read: () => number }>()

  #family(name: string, help: string, type: Family['type']): Family {
    const known = this.#families.get(name) ?? { help, type, values: new Map<string, number>() }
    this.#families.set(name, known)
    return known
  }

  count(name: string, help: string, labels: Labels = {}): void {
    const { values } = this.#family(name, help, 'counter')
    const key = name + labelled(labels)
    values.set(key, (values.get(key) ?? 0) + 1)
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read })
  }

  /** How long something took, in seconds. */
  time(name: string, help: string, seconds: number): void {
    const { values } = this.#family(name, help, 'histogram')
    const add = (key: string, n: number): void => void values.set(key, (values.get(key) ?? 0) + n)
    for (const le of BUCKETS) add(`${name}_bucket{le="${le}"}`, seconds <= le ? 1 : 0)
    add(`${name}_bucket{le="+Inf"}`, 1)
    add(`${name}_sum`, seconds)
    add(`${name}_count`, 1)
  }

  text(): string {
    const out: string[] = []
    for (const [name, { help, read }] of this.#gauges)
      out.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`)
    for (const [name, { help, type, values }] of this.#families) {
      out.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
      for (const [key, n] of values) out.push(`${key} ${n}`)
    }
    return `${out.join('\n')}\n`
  }
}
