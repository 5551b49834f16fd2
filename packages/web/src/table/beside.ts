/** Where a slip stands beside a piece. */

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}
type Side = 'above' | 'below' | 'left' | 'right'

interface Place {
  readonly side: Side
  readonly left: number
  readonly top: number
}

const GAP = 12
/** This far from the edge of the screen. */
const EDGE = 8

const held = (n: number, most: number): number => Math.max(EDGE, Math.min(most, n))
const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How much of a box another one hides. */
const hides = (a: Box, b: Box): number =>
  meets(a, b)
    ? (Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      (Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    : 0

/** The sides of a piece, the one away from the question first. */
function sidesFor(piece: Box, question: Box | null): readonly Side[] {
  const below = question !== null && question.top + question.bottom < piece.top + piece.bottom
  const left = question !== null && question.left + question.right > piece.left + piece.right
  return [
    below ? 'below' : 'above',
    left ? 'left' : 'right',
    left ? 'right' : 'left',
    below ? 'above' : 'below',
  ]
}

/** learn.md 5: beside the piece, on the side away from the scroll, never over the question nor over the piece itself. */
export function placeBeside(piece: Box, slip: Size, screen: Size, question: Box | null): Place {
  const across = held((piece.left + piece.right - slip.width) / 2, screen.width - slip.width - EDGE)
  const along = held((piece.top + piece.bottom - slip.height) / 2, screen.height - slip.height - EDGE)
  const at = (side: Side): Place => {
    if (side === 'above')
      return { side, left: across, top: held(piece.top - slip.height - GAP, screen.height) }
    if (side === 'below')
      return { side, left: across, top: held(piece.bottom + GAP, screen.height - slip.height - EDGE) }
    if (side === 'left') return { side, left: held(piece.left - slip.width - GAP, screen.width), top: along }
    return { side, left: held(piece.right + GAP, screen.width - slip.width - EDGE), top: along }
  }
  const cost = ({ left, top }: Place): number => {
    const box = { left, top, right: left + slip.width, bottom: top + slip.height }
    // The question weighs more than the piece: that can still be seen round the slip.
    return (question === null ? 0 : 4 * hides(box, question)) + hides(box, piece)
  }
  const places = sidesFor(piece, question).map(at)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
