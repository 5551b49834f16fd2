import type { Seat } from '@noren/engine'
import { useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { refusalText } from '../i18n/refusal.ts'
import { toast } from '../state/toasts.ts'
import { useTable } from './context.ts'

/** Whoever is asked may try the game out on this device, from what they see: the rest is dealt anew, and nothing is kept. */
export function TryOut() {
  const say = usePage()
  const { info, props, handle } = useTable()
  const [, go] = useLocation()
  const { seat, view, asked, sealed, seq } = props
  if (info.status !== 'playing' || handle.sofa !== undefined || !asked || sealed.length > 0) return null
  const begin = async (): Promise<void> => {
    const { device, sofaPath } = await import('../state/device.ts')
    const holders = info.seats.map((s, i: Seat) =>
      i === seat
        ? ({ kind: 'person', name: s.name, crest: s.crest } as const)
        : ({ kind: 'bot', level: 'samurai' } as const),
    )
    const { game, version, bundle, options } = info
    const trial = { table: info.id, at: seq, seat, view }
    try {
      go(sofaPath((await device.tryOut({ game, version, bundle, options, trial, holders })).id))
    } catch (e) {
      toast('bad', refusalText(say, e))
    }
  }
  return (
    <div className="row">
      <span className="l">
        {say('page-table-try')}
        <small>{say('page-table-try-more')}</small>
      </span>
      <button type="button" className="btn ink" data-key="try" onClick={() => void begin()}>
        <Icon name="i-play" />
        {say('page-table-try')}
      </button>
    </div>
  )
}
