import { Icon } from '../art/Icon.tsx'
import { useLocal } from '../i18n/local.ts'
import { useTable } from '../table/context.ts'
import { SOFA } from './words.ts'

/** In the top bar of a table with several hands on one device: draws the curtain at once. */
export function CurtainButton() {
  const say = useLocal(SOFA)
  const draw = useTable().handle.sofa?.curtain ?? null
  if (draw === null) return null
  return (
    <button type="button" className="ibtn" title={say('draw')} aria-label={say('draw')} onClick={draw}>
      <Icon name="logo" />
    </button>
  )
}
