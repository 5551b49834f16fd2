import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { useRematch } from './useRematch.ts'

/** Somebody asks for another game: said once more where the result has been put away. */
export function RematchAsked() {
  const say = usePage()
  const { asked, busy, go } = useRematch()
  if (asked === null) return null
  return (
    <div className="ban" role="status" data-tone="green">
      <Icon name="i-play" />
      <span>
        {asked.by === null
          ? say('page-aside-somebody-asks')
          : say('page-aside-asks-another', { name: asked.by })}
      </span>
      <button type="button" className="btn light" disabled={busy} onClick={() => void go()}>
        {say('page-aside-go')}
      </button>
    </div>
  )
}
