import { Segments } from '../home/Segments.tsx'
import { useLocal } from '../i18n/local.ts'
import './where.css'
import { SOFA } from './words.ts'

export type Where = 'online' | 'device'
const PLACES = ['online', 'device'] as const satisfies readonly Where[]

interface Props {
  readonly where: Where
  /** The server does not answer. */
  readonly silent: boolean
  readonly onChange: (where: Where) => void
}

/** An online table, or everything on this device. */
export function WhereSwitch({ where, silent, onChange }: Props) {
  const say = useLocal(SOFA)
  return (
    <div className="where">
      <Segments name={say('where')} value={where} values={PLACES} say={v => say(v)} onChange={onChange} />
      {where === 'device' && <p>{say(silent ? 'unreachable' : 'deviceMore')}</p>}
    </div>
  )
}
