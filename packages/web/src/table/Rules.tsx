import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePrefs } from '../state/prefs.ts'
import { useTable } from './context.ts'
import { partName } from './rule-words.ts'

/** The rulebook of this game, every sentence with its number, in the reader's language. */
export function Rules() {
  const { t } = useTranslation()
  const { clauses, openRules, props } = useTable()
  const { lexicon } = props.tongue
  useEffect(() => void openRules(), [openRules])
  const lang = usePrefs(p => p.lang)
  const [wanted, setWanted] = useState('')
  const groups = useMemo(() => {
    const need = wanted.trim().toLowerCase()
    const out = new Map<string, [string, string][]>()
    for (const [id, text] of Object.entries(clauses)) {
      const group = id.replace(/-\w+$/, '')
      const said = `${id} ${partName(lang, group, lexicon)} ${text}`.toLowerCase()
      if (need !== '' && !said.includes(need)) continue
      out.set(group, [...(out.get(group) ?? []), [id, text]])
    }
    return [...out]
  }, [clauses, lang, wanted, lexicon])
  return (
    <div className="rules">
      <input
        className="field"
        type="search"
        aria-label={t('table.searchRules')}
        placeholder={t('table.searchRules')}
        value={wanted}
        onChange={e => setWanted(e.target.value)}
      />
      <div className="clauses" tabIndex={0} role="group" aria-label={t('table.rules')}>
        {groups.length === 0 && wanted !== '' && <p className="none">{t('table.noRule')}</p>}
        {groups.map(([group, list]) => (
          <section key={group}>
            <h3>{partName(lang, group, lexicon)}</h3>
            {list.map(([id, text]) => (
              <p key={id} id={`rule-${id}`}>
                <b>{id}</b> {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
