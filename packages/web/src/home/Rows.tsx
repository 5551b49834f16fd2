import { useId } from 'react'
import { Segments } from './Segments.tsx'
import { Switch } from './Switch.tsx'

interface Named {
  readonly name: string
  /** What there is to say beneath the name. */
  readonly more?: string
}

interface ChoiceProps<T extends string | number> extends Named {
  /** The values stand beneath the name, where there are many or their words are long. */
  readonly tall?: boolean
  readonly value: T
  readonly values: readonly T[]
  readonly say: (value: T) => string
  readonly onChange: (value: T) => void
}

/** A line of a form: one of a few values. */
export function ChoiceRow<T extends string | number>({ name, more, tall, ...of }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div className={tall === true ? 'row tall' : 'row'}>
      <Name id={id} name={name} more={more} />
      <Segments label={id} {...of} />
    </div>
  )
}

interface SwitchProps extends Named {
  readonly on: boolean
  readonly onChange: (on: boolean) => void
}

/** A line of a form: on or off. */
export function SwitchRow({ name, more, on, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div className="row">
      <Name id={id} name={name} more={more} />
      <Switch labelledBy={id} on={on} flip={() => onChange(!on)} />
    </div>
  )
}

function Name({
  id,
  name,
  more,
}: {
  readonly id: string
  readonly name: string
  readonly more: string | undefined
}) {
  return (
    <div className="l" id={id}>
      {name}
      {more !== undefined && <small>{more}</small>}
    </div>
  )
}
