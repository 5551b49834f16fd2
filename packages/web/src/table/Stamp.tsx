import { use } from 'react'
import { Icon } from '../art/Icon.tsx'
import { PickedContext } from './context.ts'

/** The seal on a piece that is picked; on any other there is nothing to draw. */
export function Stamp() {
  if (!use(PickedContext)) return null
  return (
    <span className="seal">
      <Icon name="i-check" />
    </span>
  )
}
