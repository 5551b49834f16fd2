import { usePage } from '../i18n/page.ts'
import { Icon } from '../art/Icon.tsx'
import { useTable } from '../table/context.ts'

/** In the top bar of a table with several hands on one device: draws the curtain at once. */
export function CurtainButton() {
  const say = usePage()
  const draw = useTable().handle.sofa?.curtain ?? null
  if (draw === null) return null
  return (
    <button
      type="button"
      className="ibtn"
      title={say('page-sofa-draw')}
      aria-label={say('page-sofa-draw')}
      onClick={draw}
    >
      <Icon name="logo" />
    </button>
  )
}
