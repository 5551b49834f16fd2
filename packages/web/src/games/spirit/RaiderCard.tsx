import type { CSSProperties } from 'react'
import { Icon } from '../../art/Icon.tsx'
import type { PenaltyIcon, Raider } from './model.ts'
import { coatOf, PENALTY_ICONS, pictureOf } from './model.ts'
import { useBoardContext } from './board-context.ts'
import { penaltyId, raiderName } from './words.ts'

interface FaceProps {
  readonly raider: Raider
  /** The number of the card: its coat. */
  readonly n: number
  /** Penalties in words too. */
  readonly words?: boolean
}

interface PrintedProps {
  readonly raider: Raider
  readonly n: number
  /** Names a penalty; without it the sign stands alone. */
  readonly name?: (penalty: PenaltyIcon) => string
}

/** Value on the left edge, symbol under it, flames on the right, penalty on the red band. */
export function PrintedRaider({ raider, n, name }: PrintedProps) {
  return (
    <>
      <span className="im">
        <Icon name={pictureOf(raider)} style={{ '--a': coatOf(n) } as CSSProperties} />
      </span>
      <span className="v">{raider.value}</span>
      {raider.symbol !== null && (
        <span className="sy">
          <Icon name={`i-${raider.symbol}`} />
        </span>
      )}
      {raider.flames && (
        <span className="fx">
          <Icon name="i-flame" />
        </span>
      )}
      {raider.penalty.length > 0 && (
        <span className="pn" data-two={raider.penalty.length > 1}>
          {raider.penalty.map((p, i) => (
            <span key={i}>
              <Icon name={PENALTY_ICONS[p]} />
              {name !== undefined && <small>{name(p)}</small>}
            </span>
          ))}
        </span>
      )}
    </>
  )
}

export function RaiderFace({ raider, n, words }: FaceProps) {
  const { say } = useBoardContext()
  return <PrintedRaider raider={raider} n={n} {...(words === true ? { name: p => say(penaltyId(p)) } : {})} />
}

interface Props extends FaceProps {
  readonly anchor?: string
  readonly className?: string
  readonly style?: CSSProperties
  /** Said after the card's own name. */
  readonly more?: string
}

/** A raider that only lies there: a picture with a name. */
export function RaiderCard({ raider, n, words, anchor, className, style, more }: Props) {
  const { say } = useBoardContext()
  const name = raiderName(say, raider)
  return (
    <span
      className={className === undefined ? 'card sp-rc' : `card sp-rc ${className}`}
      role="img"
      aria-label={more === undefined ? name : `${name}, ${more}`}
      title={name}
      data-anchor={anchor}
      style={style}
    >
      <RaiderFace raider={raider} n={n} {...(words === undefined ? {} : { words })} />
    </span>
  )
}
