import { useTranslation } from 'react-i18next'
import { usePrefs } from '../state/prefs.ts'
import { LangSwitch } from './LangSwitch.tsx'
import { Segments } from './Segments.tsx'

const FLAGS = ['sound', 'contrast', 'keys'] as const

/** What this browser remembers of its reader. */
export function Settings() {
  const { t } = useTranslation()
  const prefs = usePrefs()
  return (
    <div className="settings">
      <div className="row">
        <span className="l">{t('settings.language')}</span>
        <LangSwitch />
      </div>
      <div className="row">
        <span className="l" id="zoom-label">
          {t('settings.zoom')}
        </span>
        <Segments
          label="zoom-label"
          value={prefs.zoom}
          values={[100, 115, 130] as const}
          say={v => `${v} %`}
          onChange={zoom => prefs.set({ zoom })}
        />
      </div>
      {FLAGS.map(key => (
        <div className="row" key={key}>
          <span className="l" id={`set-${key}`}>
            {t(`settings.${key}`)}
          </span>
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={prefs[key]}
            aria-labelledby={`set-${key}`}
            onClick={() => prefs.set({ [key]: !prefs[key] })}
          />
        </div>
      ))}
    </div>
  )
}
