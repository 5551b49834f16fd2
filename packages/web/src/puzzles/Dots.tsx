import { useRoom } from '../i18n/room.ts'
import './puzzles.css'

/** How hard it is, as three dots. */
export function Dots({ dots }: { readonly dots: 1 | 2 | 3 }) {
  const say = useRoom('puzzles')
  return (
    <span className="pzdots" role="img" aria-label={say('page-puzzles-dots', { n: dots })}>
      {[1, 2, 3].map(n => (
        <i key={n} data-on={n <= dots} />
      ))}
    </span>
  )
}
