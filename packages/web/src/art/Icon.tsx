import type { CSSProperties } from 'react'
import { memo, useInsertionEffect } from 'react'
import { boxOf, show, showAll } from './symbol.ts'

interface Props {
  readonly name: string
  readonly className?: string
  readonly style?: CSSProperties
}

/** A drawing of the sprite. Decoration only: the button around it carries the name. */
export const Icon = memo(function Icon({ name, className, style }: Props) {
  useInsertionEffect(() => show([name]), [name])
  const [w, h] = boxOf(name)
  return (
    <svg
      className={className === undefined ? 'ic' : `ic ${className}`}
      style={style}
      viewBox={`0 0 ${w} ${h}`}
      aria-hidden="true"
    >
      <use href={`#${name}`} width={w} height={h} />
    </svg>
  )
})

/** Bigger drawings are strings of markup, made by us and drawn once. */
export const Picture = memo(function Picture({ svg, className }: { svg: string; className?: string }) {
  useInsertionEffect(() => showAll(svg), [svg])
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
})
