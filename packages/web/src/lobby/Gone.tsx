import { usePage } from '../i18n/page.ts'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { codeText } from '../i18n/refusal.ts'

/** A table that is not there, a page that is too old for it or fell over: one sentence, one way on. */
export function Gone({ code }: { readonly code: string }) {
  const say = usePage()
  const old = code === 'other-version'
  const mishap = code === 'mishap'
  const odd = code !== 'no-such-table' && code !== 'not-a-message' && !old && !mishap
  const title = mishap
    ? say('page-gone-mishap')
    : old
      ? say('page-gone-version')
      : odd
        ? codeText(say, code, say('page-gone-title'))
        : say('page-gone-title')
  return (
    <main className="gonepage">
      <div className="gonebox paper">
        <Icon name="logo" />
        <h1>{title}</h1>
        {!odd && (
          <p>{say(mishap ? 'page-gone-mishap-more' : old ? 'page-gone-version-more' : 'page-gone-more')}</p>
        )}
        <div className="boxfoot">
          {(old || mishap) && (
            <button type="button" className="btn hanko" onClick={() => location.reload()}>
              {say('page-gone-reload')}
            </button>
          )}
          <Link href="/" className="btn ink">
            {say('page-gone-home')}
          </Link>
        </div>
      </div>
    </main>
  )
}
