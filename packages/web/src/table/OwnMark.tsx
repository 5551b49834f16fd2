import { lazy, Suspense } from 'react'

const OwnFigures = lazy(() =>
  import('../figures/OwnFigures.tsx').then(found => ({ default: found.OwnFigures })),
)

interface Props {
  readonly game: string
  /** The options of the table. */
  readonly options: unknown
}

/** The mark of a table with figures of its own; what draws it comes only to such a table. */
export function OwnMark({ game, options }: Props) {
  const data = typeof options === 'object' && options !== null && 'data' in options ? options.data : null
  if (data === null || data === undefined) return null
  return (
    <Suspense fallback={null}>
      <OwnFigures game={game} options={options} />
    </Suspense>
  )
}
