import type { Lang } from '@noren/engine'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { speakIn } from '../i18n/index.ts'
import { codeText } from '../i18n/refusal.ts'
import { isLang } from '../state/lang.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'

const NAMES: Readonly<Record<Lang, string>> = { en: 'English', fr: 'Français', it: 'Italiano' }

export function LangSwitch() {
  const { t } = useTranslation()
  const lang = usePrefs(p => p.lang)
  const change = (next: string): void => {
    // A language that is not on the device needs the network.
    if (isLang(next)) speakIn(next).catch(() => toast('bad', codeText(t, 'offline', '')))
  }
  return (
    <label className="lang">
      <Icon name="i-globe" />
      <span className="vh">{t('settings.language')}</span>
      <select value={lang} onChange={e => change(e.target.value)}>
        {(['en', 'fr', 'it'] as const).map(l => (
          <option key={l} value={l} lang={l}>
            {NAMES[l]}
          </option>
        ))}
      </select>
    </label>
  )
}
