import { usePage } from '../i18n/page.ts'
import type { Lang } from '@noren/words'
import { LANG_IDS } from '@noren/words'
import { Icon } from '../art/Icon.tsx'
import { speakIn } from '../i18n/index.ts'
import { codeText } from '../i18n/refusal.ts'
import { isLang } from '../state/lang.ts'
import { usePrefs } from '../state/prefs.ts'
import { toast } from '../state/toasts.ts'

/** A language is called as it calls itself. */
function nameOf(lang: Lang): string {
  const name = new Intl.DisplayNames(lang, { type: 'language' }).of(lang) ?? lang
  return name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1)
}

export function LangSwitch() {
  const say = usePage()
  const lang = usePrefs(p => p.lang)
  const change = (next: string): void => {
    // A language that is not on the device needs the network.
    if (isLang(next)) speakIn(next).catch(() => toast('bad', codeText(say, 'offline', '')))
  }
  return (
    <label className="lang">
      <Icon name="i-globe" />
      <span className="vh">{say('page-settings-language')}</span>
      <select value={lang} onChange={e => change(e.target.value)}>
        {LANG_IDS.map(l => (
          <option key={l} value={l} lang={l}>
            {nameOf(l)}
          </option>
        ))}
      </select>
    </label>
  )
}
