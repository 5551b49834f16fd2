import { Picture } from '../../art/Icon.tsx'
import { die } from '../../art/scenes/gold.ts'

type Face = Parameters<typeof die>[0]
const FACES = ([1, 2, 3, 4, 5, 6] as const).map(n => die(n))
const faceOf = (n: number): string => FACES[Math.min(6, Math.max(1, n)) - 1] ?? die(1)
/** Any other face, to be seen while a die still turns. */
const other = (n: number, k: number): Face => (((n + k) % 6) + 1) as Face

interface Props {
  /** The result: decided long before it is drawn. */
  readonly dice: readonly number[]
  /** They fall now; otherwise they lie. */
  readonly fall: boolean
  /** When the first one leaves the hand, in ms. */
  readonly wait: number
}

/** Dice that tumble to a result that is already known. */
export function Dice({ dice, fall, wait }: Props) {
  return (
    <span className="hs-dice">
      <span className="vh">{dice.join(', ')}</span>
      {dice.map((n, i) => (
        <span
          key={i}
          className={fall ? 'hs-die falls' : 'hs-die'}
          style={{ ['--d' as string]: `${wait + i * 45}ms` }}
        >
          <Picture svg={faceOf(n)} className="up" />
          {fall && <Picture svg={faceOf(other(n, 1 + (i % 3)))} className="turning" />}
        </span>
      ))}
    </span>
  )
}

/** Dice not yet thrown: only their number is known. */
export function Waiting({ count }: { readonly count: number }) {
  return (
    <span className="hs-dice" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <span key={i} className="hs-die blank" />
      ))}
    </span>
  )
}
