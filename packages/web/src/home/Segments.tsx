const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

interface Props<T extends string | number> {
  /** Id of the element that names the choice, or undefined with `name`. */
  readonly label?: string
  readonly name?: string
  readonly value: T
  readonly values: readonly T[]
  readonly say: (value: T) => string
  readonly onChange: (value: T) => void
}

/** One of a few values in a row; arrows move, as in any group of radio buttons. */
export function Segments<T extends string | number>({ label, name, value, values, say, onChange }: Props<T>) {
  return (
    <div
      className="segm"
      role="radiogroup"
      aria-labelledby={label}
      aria-label={name}
      onKeyDown={e => {
        const step = STEPS[e.key] ?? 0
        const next = values[values.indexOf(value) + step]
        if (step === 0 || next === undefined) return
        e.preventDefault()
        onChange(next)
        e.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')[values.indexOf(next)]?.focus()
      }}
    >
      {values.map(v => (
        <button
          key={v}
          type="button"
          role="radio"
          aria-checked={v === value}
          tabIndex={v === value ? 0 : -1}
          onClick={() => onChange(v)}
        >
          {say(v)}
        </button>
      ))}
    </div>
  )
}
