import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import { GAMES } from '../games/index.ts'
import { tint } from '../home/tint.ts'

/** Where a list will be: what will stand there, and how it begins. */
export function NothingYet({
  title,
  more,
  children,
}: {
  readonly title: string
  readonly more: string
  readonly children?: ReactNode
}) {
  return (
    <div className="nothing">
      <span className="crests" aria-hidden="true">
        {GAMES.filter(g => g.example !== true).map(g => (
          <span className="cr" key={g.id} style={tint(g)}>
            <Icon name={g.crest} />
          </span>
        ))}
      </span>
      <div>
        <b>{title}</b>
        <p>{more}</p>
      </div>
      {children !== undefined && <span className="ways">{children}</span>}
    </div>
  )
}
