import { usePage } from '../i18n/page.ts'
import { Icon } from '../art/Icon.tsx'
import { useTable } from './context.ts'
import { useSideChannel } from './useSideChannel.ts'

/** Asks everybody to let me take my last choice back, where it is not free any more. */
export function AskBackButton({ small }: { readonly small: boolean }) {
  const say = usePage()
  const { props, info, handle, link } = useTable()
  const askable = useSideChannel(s => s.askable)
  const ask = useSideChannel(s => s.ask)
  const seat = askable.includes(props.seat) ? props.seat : askable[0]
  if (seat === undefined || handle.sofa !== undefined || info.status !== 'playing') return null
  // Bots always agree: where nobody else has a say, it is simply taken back.
  const alone = info.seats.every(s => s.yours || s.kind !== 'person')
  const text = alone ? say('page-table-take-back') : say('page-aside-ask-back')
  return (
    <button
      type="button"
      className={small ? 'lantern' : 'btn ghost'}
      title={text}
      data-key="undo"
      disabled={ask !== null || props.busy || link !== 'live'}
      onClick={() => handle.sideChannel.askBack(seat)}
    >
      <Icon name="i-undo" />
      <span>{text}</span>
      {!small && <kbd>Z</kbd>}
    </button>
  )
}
