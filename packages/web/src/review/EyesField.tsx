import type { CSSProperties } from 'react'
import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { SwitchRow } from '../home/Rows.tsx'
import { useRoom } from '../i18n/room.ts'
import type { Player } from '../table/board.ts'
import { Dialog } from '../table/Dialog.tsx'
import { Mon, monOf, seatColour } from '../table/Mon.tsx'

interface Props {
  readonly players: readonly Player[]
  readonly seat: number
  readonly open: boolean
  /** Whether hands may be opened, and there are any. */
  readonly mayOpen: boolean
  readonly onSeat: (seat: number) => void
  readonly onOpen: (open: boolean) => void
}

/** How a seat's eyes are called: mine are mine. */
function useEyesName(players: readonly Player[]): (player: Player) => string {
  const say = useRoom('review')
  const alone = players.filter(p => p.yours).length === 1
  return p => (p.yours && alone ? say('page-review-as-isaw') : say('page-review-as-seen', { name: p.name }))
}

/** Whose eyes the board is seen with, and whether all hands lie open. */
export function EyesField(props: Props) {
  const say = useRoom('review')
  const { players, seat, open, mayOpen, onSeat, onOpen } = props
  const name = useEyesName(players)
  return (
    <div className="rv-eyes">
      <ul aria-label={say('page-review-eyes')}>
        {players.map(p => (
          <li key={p.seat}>
            <button
              type="button"
              aria-pressed={p.seat === seat}
              aria-label={name(p)}
              title={name(p)}
              style={{ '--c': seatColour(p.seat) } as CSSProperties}
              onClick={() => onSeat(p.seat)}
            >
              <Icon name={monOf(p.crest)} />
            </button>
          </li>
        ))}
      </ul>
      {mayOpen && (
        <button
          type="button"
          className="btn ghost rv-open"
          aria-pressed={open}
          title={say('page-review-open')}
          onClick={() => onOpen(!open)}
        >
          <Icon name="i-eye" />
          <span>{say('page-review-open')}</span>
        </button>
      )}
      <EyesPaper {...props} />
    </div>
  )
}

/** The same on a paper, where the foot has no room for it. */
function EyesPaper({ players, seat, open, mayOpen, onSeat, onOpen }: Props) {
  const say = useRoom('review')
  const name = useEyesName(players)
  const [shown, setShown] = useState(false)
  const me = players[seat]
  return (
    <>
      <button
        type="button"
        className="ibtn rv-look"
        aria-label={`${say('page-review-eyes')}: ${open ? say('page-review-open') : me === undefined ? '' : name(me)}`}
        onClick={() => setShown(true)}
      >
        <Icon name="i-eye" />
        {me !== undefined && <Mon player={me} />}
      </button>
      {shown && (
        <Dialog title={say('page-review-eyes')} onClose={() => setShown(false)}>
          <ul className="rv-eyelist">
            {players.map(p => (
              <li key={p.seat}>
                <button
                  type="button"
                  aria-pressed={p.seat === seat}
                  onClick={() => {
                    onSeat(p.seat)
                    setShown(false)
                  }}
                >
                  <Mon player={p} />
                  {name(p)}
                </button>
              </li>
            ))}
          </ul>
          {mayOpen && <SwitchRow name={say('page-review-open')} on={open} onChange={onOpen} />}
        </Dialog>
      )}
    </>
  )
}
