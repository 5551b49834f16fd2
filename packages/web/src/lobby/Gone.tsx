import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { codeText } from '../i18n/refusal.ts'

/** A table that is not there, or a page that is too old for it: one sentence, one way on. */
export function Gone({ code }: { readonly code: string }) {
  const { t } = useTranslation()
  const old = code === 'other-version'
  const odd = code !== 'no-such-table' && code !== 'not-a-message' && !old
  const title = old ? t('gone.version') : odd ? codeText(t, code, t('gone.title')) : t('gone.title')
  return (
    <main className="gonepage">
      <div className="gonebox paper">
        <Icon name="logo" />
        <h1>{title}</h1>
        {!odd && <p>{old ? t('gone.versionMore') : t('gone.more')}</p>}
        <div className="boxfoot">
          {old && (
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
