import type { Lang, Lexicon, OptionField } from '@noren/engine'
import type { GameInfo, Time } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../art/Icon.tsx'
import { gameOf } from '../games/index.ts'
import { usePrefs } from '../state/prefs.ts'
import { Segments } from './Segments.tsx'
import { TimeField } from './TimeField.tsx'
import type { Play } from './usePlay.ts'

type Values = Readonly<Record<string, unknown>>

interface Props {
  readonly info: GameInfo
  readonly options: Values
  readonly faults: Play['faults']
  readonly onChange: (options: Values) => void
  /** Absent where a table cannot be listed: on one device. */
  readonly listed?: boolean
  readonly onListed?: (listed: boolean) => void
  /** Absent where nobody is hurried: on one device. */
  readonly time?: Time
  readonly onTime?: (time: Time) => void
}

/** The words of a game, fetched when they are first needed. */
export function useLexicon(game: string): Lexicon<never, never> | null {
  const [lexicon, setLexicon] = useState<Lexicon<never, never> | null>(null)
  useEffect(() => {
    let gone = false
    void gameOf(game)
      ?.load.words()
      .then(l => {
        if (!gone) setLexicon(l)
      })
    return () => {
      gone = true
    }
  }, [game])
  return lexicon
}

/** What a flag says: the game's own words for it, else yes or no. */
export function flagText(
  lexicon: Lexicon<never, never>,
  lang: Lang,
  key: string,
  value: boolean,
  plain: string,
): string {
  const said = lexicon.option(lang, key, value)
  return said === String(value) ? plain : said
}

/** Every setting the game's rules describe, drawn without knowing the game. */
export function OptionsForm({ info, options, faults, onChange, listed, onListed, time, onTime }: Props) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <details
      className="options"
      open={open || faults.length > 0}
      onToggle={e => setOpen(e.currentTarget.open)}
    >
      <summary>
        <Icon name="i-gear" />
        {t('home.options')}
        <Icon name="i-down" className="fold" />
      </summary>
      {(open || faults.length > 0) && <Fields info={info} options={options} onChange={onChange} />}
      {time !== undefined && onTime !== undefined && <TimeField time={time} onChange={onTime} />}
      {onListed !== undefined && (
        <div className="row">
          <span className="l" id="opt-listed">
            {t('home.listed')}
          </span>
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={listed === true}
            aria-labelledby="opt-listed"
            onClick={() => onListed(listed !== true)}
          />
        </div>
      )}
      {faults.length > 0 && (
        <div className="faults" role="alert">
          <b>{t('options.faults')}</b>
          <ul>
            {faults.map(f => (
              <li key={f.path + f.message}>
                <code>{f.path}</code> {f.message} {f.clause !== undefined && <b>{f.clause}</b>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </details>
  )
}

function Fields({ info, options, onChange }: Pick<Props, 'info' | 'options' | 'onChange'>) {
  const lang = usePrefs(p => p.lang)
  const lexicon = useLexicon(info.id)
  const { t } = useTranslation()
  if (lexicon === null) return <p className="row">{t('common.loading')}</p>
  const defaults = info.defaults as Values
  const set = (key: string, value: unknown): void => onChange({ ...options, [key]: value })
  const drop = (key: string): void =>
    onChange(Object.fromEntries(Object.entries(options).filter(([k]) => k !== key)))
  return (info.fields as readonly OptionField[]).map(field => {
    const { key } = field
    const label = lexicon.option(lang, key)
    const value = options[key] ?? defaults[key]
    if (field.kind === 'data')
      return (
        <DataField
          key={key}
          label={label}
          loaded={key in options}
          onLoad={v => set(key, v)}
          onClear={() => drop(key)}
        />
      )
    return (
      <div className={wide(field, v => lexicon.option(lang, key, v)) ? 'row tall' : 'row'} key={key}>
        <span className="l" id={`opt-${key}`}>
          {label}
          {field.kind === 'flag' && (
            <small>
              {flagText(lexicon, lang, key, value === true, t(value === true ? 'options.yes' : 'options.no'))}
            </small>
          )}
        </span>
        {field.kind === 'flag' ? (
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={value === true}
            aria-labelledby={`opt-${key}`}
            onClick={() => set(key, value !== true)}
          />
        ) : (
          <Segments
            label={`opt-${key}`}
            value={field.values.find(v => v === value) ?? field.values[0] ?? ''}
            values={field.values}
            say={v => lexicon.option(lang, key, v)}
            onChange={v => set(key, v)}
          />
        )}
      </div>
    )
  })
}

/** Values whose words do not fit beside their question stand under it. */
const ROOM = 22
const wide = (field: OptionField, say: (value: string | number) => string): boolean =>
  field.kind === 'choice' && field.values.reduce<number>((sum, v) => sum + say(v).length + 2, 0) > ROOM

interface DataProps {
  readonly label: string
  readonly loaded: boolean
  readonly onLoad: (value: unknown) => void
  readonly onClear: () => void
}

/** A host's own printed figures, from a file. The server checks them and lists what is wrong. */
function DataField({ label, loaded, onLoad, onClear }: DataProps) {
  const { t } = useTranslation()
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState(false)
  const read = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    try {
      onLoad(JSON.parse(await file.text()))
      setName(file.name)
      setWrong(false)
    } catch {
      setWrong(true)
    }
  }
  return (
    <div className="row data">
      <div className="l">
        {label}
        <small>{loaded ? t('options.loaded', { name }) : t('options.reconstructed')}</small>
        {wrong && (
          <small className="bad" role="alert">
            {t('options.notJson')}
          </small>
        )}
      </div>
      {loaded ? (
        <button type="button" className="btn ghost" onClick={onClear}>
          {t('options.clear')}
        </button>
      ) : (
        <label className="btn ghost">
          {t('options.upload')}
          <input
            type="file"
            accept="application/json,.json"
            className="vh"
            onChange={e => void read(e.target.files?.[0])}
          />
        </label>
      )}
    </div>
  )
}
