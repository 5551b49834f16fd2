/** Labels come from short lists of our own: no table, no person, no card is ever one. */
type Labels = Readonly<Record<string, string>>

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5]

/** Values as the text may hold them; they come from short lists, so that each is worked out once. */
const clean = new Map<string, string>()
function cleaned(value: string): string {
  const known = clean.get(value)
  if (known !== undefined) return known
  const text = value.replaceAll(/[\\"\n]/g, '_')
  clean.set(value, text)
  return text
}

function labelled(labels: Labels): string {
  let text = ''
  for (const key of Object.keys(labels))
    text += `${text === '' ? '{' : ','}${key}="${cleaned(labels[key] ?? '')}"`
  return text === '' ? '' : `${text}}`
}

interface Family {
  readonly help: string
  readonly type: 'counter'
  readonly values: Map<string, number>
}

/** Counts by the value of one label, ready to be counted often. */
export class Counter {
  readonly #name: string
  readonly #label: string
  readonly #values: Map<string, number>
  readonly #keys = new Map<string, string>()
  constructor(name: string, label: string, values: Map<string, number>) {
    this.#name = name
    this.#label = label
    this.#values = values
  }

  add(value: string): void {
    const key = this.#keys.get(value) ?? this.#key(value)
    this.#values.set(key, (this.#values.get(key) ?? 0) + 1)
  }

  #key(value: string): string {
    const key = this.#name + labelled({ [this.#label]: value })
    this.#keys.set(value, key)
    return key
  }
}

/** How often something took at most so long. */
export class Times {
  readonly help: string
  /** Each time under the smallest bound that holds it; the last ones are longer than any. */
  readonly counts = new Float64Array(BUCKETS.length + 1)
  sum = 0

  constructor(help: string) {
    this.help = help
  }

  /** One more, in seconds. */
  add(seconds: number): void {
    let i = 0
    while (i < BUCKETS.length && seconds > (BUCKETS[i] as number)) i++
    this.counts[i] = (this.counts[i] as number) + 1
    this.sum += seconds
  }
}

/** Counts what happens and tells it in Prometheus' text. */
export class Metrics {
  readonly #families = new Map<string, Family>()
  readonly #times = new Map<string, Times>()
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

  /** The same for what is counted often, by one label. */
  counter(name: string, help: string, label: string): Counter {
    return new Counter(name, label, this.#family(name, help, 'counter').values)
  }

  /** A number that is read when somebody asks. */
  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read })
  }

  /** How long something takes, to be measured often. */
  times(name: string, help: string): Times {
    const known = this.#times.get(name) ?? new Times(help)
    this.#times.set(name, known)
    return known
  }

  text(): string {
    const out: string[] = []
    for (const [name, { help, read }] of this.#gauges)
      out.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`, `${name} ${read()}`)
    for (const [name, { help, type, values }] of this.#families) {
      out.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`)
      for (const [key, n] of values) out.push(`${key} ${n}`)
    }
    for (const [name, { help, counts, sum }] of this.#times) {
      out.push(`# HELP ${name} ${help}`, `# TYPE ${name} histogram`)
      let count = 0
      for (const [i, bound] of BUCKETS.entries())
        out.push(`${name}_bucket{le="${bound}"} ${(count += counts[i] ?? 0)}`)
      count += counts[BUCKETS.length] ?? 0
      out.push(`${name}_bucket{le="+Inf"} ${count}`, `${name}_sum ${sum}`, `${name}_count ${count}`)
    }
    return `${out.join('\n')}\n`
  }
}
