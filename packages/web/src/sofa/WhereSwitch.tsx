import { usePage } from '../i18n/page.ts'
import { Segments } from '../home/Segments.tsx'
import './where.css'

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
  const say = usePage()
  return (
    <div className="where">
      <Segments
        name={say('page-sofa-where')}
        value={where}
        values={PLACES}
        say={v => say(`page-sofa-${v}`)}
        onChange={onChange}
      />
      {where === 'device' && <p>{say(silent ? 'page-sofa-unreachable' : 'page-sofa-device-more')}</p>}
    </div>
  )
}
