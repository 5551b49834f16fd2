interface Props {
  /** Game by game, oldest first, in points. */
  readonly of: readonly number[]
  readonly text: string
  readonly kind: 'own' | 'luck'
}

/** So many games a mean is drawn over. */
const OVER = 4
/** The least that the picture reaches to, so that a trifle stays one. */
const LEAST = 20
const [WIDE, HIGH] = [300, 56]

/** Figures game by game as bars, with the mean of the last four as a line; what can be good or bad stands on a line in the middle. */
export function Trend({ of: values, text, kind }: Props) {
  const most = Math.max(LEAST, ...values.map(Math.abs))
  const zero = kind === 'luck' ? HIGH / 2 : HIGH - 4
  const x = (i: number): number => (i / Math.max(1, values.length - 1)) * WIDE
  const y = (v: number): number => zero - (v / most) * (kind === 'luck' ? HIGH / 2 - 3 : HIGH - 8)
  const mean = (i: number): number => {
    const last = values.slice(Math.max(0, i - OVER + 1), i + 1)
    return last.reduce((all, n) => all + n, 0) / last.length
  }
  return (
    <figure className="trend" data-kind={kind}>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
        <path className="zero" d={`M0 ${zero}H${WIDE}`} />
        {values.map((v, i) => (
          <path key={i} className="bar" d={`M${x(i)} ${zero}V${y(v)}`} />
        ))}
        <path className="mean" d={`M${values.map((_, i) => `${x(i)} ${y(mean(i))}`).join('L')}`} />
      </svg>
      <figcaption>{text}</figcaption>
    </figure>
  )
}
