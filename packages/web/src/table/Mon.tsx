import type { CSSProperties } from 'react'
import { Icon } from '../art/Icon.tsx'
import { MONS } from '../art/marks.ts'
import type { Player } from './board.ts'

export const seatColour = (seat: number): string => `var(--p${(seat % 8) + 1})`
export const monOf = (crest: number): string => MONS[crest % MONS.length] ?? MONS[0]

/** The crest of a player on the colour of the seat. */
export function Mon({ player, className }: { readonly player: Player; readonly className?: string }) {
  const style = { '--c': seatColour(player.seat) } as CSSProperties
  return (
    <span
      className={className === undefined ? 'monb' : `monb ${className}`}
      style={style}
      title={player.name}
    >
      <Icon name={monOf(player.crest)} />
    </span>
  )
}
