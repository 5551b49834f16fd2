import type { TableInfo } from '@noren/protocol'
import { useTranslation } from 'react-i18next'
import { flagText, useLexicon } from '../home/OptionsForm.tsx'
import { useLocal } from '../i18n/local.ts'
import { usePrefs } from '../state/prefs.ts'
import { timeText } from '../table/clock.ts'
import { ASIDE } from '../table/words.ts'

/** The options this table was opened with, in the game's words. */
export function ChosenOptions({ info }: { readonly info: TableInfo }) {
  const { t } = useTranslation()
  const lang = usePrefs(p => p.lang)
  const lexicon = useLexicon(info.game)
  const say = useLocal(ASIDE)
  const options = Object.entries((info.options ?? {}) as Readonly<Record<string, unknown>>)
  if (lexicon === null || (options.length === 0 && info.time === undefined)) return null
  return (
    <section className="chosen" aria-label={t('lobby.options')}>
      <h2>{t('lobby.options')}</h2>
      <dl>
        <div>
          <dt>{say('clock')}</dt>
          <dd>{timeText(say, info.time)}</dd>
        </div>
        {options.map(([key, value]) => (
          <div key={key}>
            <dt>{lexicon.option(lang, key)}</dt>
            <dd>
              {typeof value === 'boolean'
                ? flagText(lexicon, lang, key, value, t(value ? 'options.yes' : 'options.no'))
                : typeof value === 'string' || typeof value === 'number'
                  ? lexicon.option(lang, key, value)
                  : value === null
                    ? t('options.builtIn')
                    : t('options.custom')}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
