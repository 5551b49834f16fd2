import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { codeText } from '../i18n/refusal.ts'

/** A table that is not there, a page that is too old for it or fell over: one sentence, one way on. */
export function Gone({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const old = code === 'other-version'
  const mishap = code === 'mishap'
  const odd = code !== 'no-such-table' && code !== 'not-a-message' && !old && !mishap
  const title = mishap
    ? t('gone.mishap')
    : old
      ? t('gone.version')
      : odd
        ? codeText(t, code, t('gone.title'))
        : t('gone.title')
  return (
    <main className="gonepage">
      <div className="gonebox paper">
        <Icon name="logo" />
        <h1>{title}</h1>
        {!odd && <p>{t(mishap ? 'gone.mishapMore' : old ? 'gone.versionMore' : 'gone.more')}</p>}
        <div className="boxfoot">
          {(old || mishap) && (
            <button type="button" className="btn hanko" onClick={() => location.reload()}>
              {t('gone.reload')}
            </button>
          )}
          <Link href="/" className="btn ink">
            {t('gone.home')}
          </Link>
        </div>
      </div>
    </main>
  )
}
