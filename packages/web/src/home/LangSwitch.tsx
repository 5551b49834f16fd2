import type { Lang } from '@noren/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { usePrefs } from '../state/prefs.ts'

const NAMES: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français', it: 'Italiano' }

export function LangSwitch() {
  const { t } = useTranslation()
  const lang = usePrefs(p => p.lang)
  const set = usePrefs(p => p.set)
  return (
    <label className="lang">
      <Icon name="i-globe" />
      <span className="vh">{t('settings.language')}</span>
      <select
        value={lang}
        onChange={e => set({ lang: e.target.value === 'fr' ? 'fr' : e.target.value === 'it' ? 'it' : 'en' })}
      >
        {(['en', 'fr', 'it'] as const).map(l => (
          <option key={l} value={l} lang={l}>
            {NAMES[l]}
          </option>
        ))}
      </select>
    </label>
  )
}
