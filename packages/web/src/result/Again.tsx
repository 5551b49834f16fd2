import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { useTable } from '../table/context.ts'
import { Mon } from '../table/Mon.tsx'
import { useRematch } from '../table/useRematch.ts'

/** Another game with the same people: asked for, or already laid out by somebody. */
export function Again() {
  const say = usePage()
  const { info, handle } = useTable()
  const { asked, agreed, busy, go } = useRematch()
  const seated = info.seats.some(s => s.yours)
  const others = handle.sofa === undefined && info.seats.some(s => s.kind === 'person' && !s.yours)
  if (!seated && asked === null) return null
  return (
    <>
      {asked !== null && asked.by !== null && (
        <p className="nextgame" role="status">
          {say('page-aside-asks-another', { name: asked.by })}
        </p>
      )}
      <button
        type="button"
        className="btn hanko"
        data-key={asked === null ? 'rematch' : 'follow'}
        disabled={busy}
        title={others ? say('page-aside-another') : undefined}
        onClick={() => void go()}
      >
        <Icon name="i-play" />
        {say(asked !== null ? 'page-aside-go' : 'page-result-again')}
        {agreed.length > 0 && (
          <span className="rs-agreed">
            {agreed.map(p => (
              <Mon key={p.seat} player={p} />
            ))}
          </span>
        )}
      </button>
    </>
  )
}
