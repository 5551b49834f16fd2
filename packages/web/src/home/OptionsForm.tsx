import { usePage } from '../i18n/page.ts'
import type { OptionField } from '@noren/engine'
import type { GameInfo, Time } from '@noren/protocol'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '../art/Icon.tsx'
import { optionText, useSpeech } from '../i18n/game-speech.ts'
import { lazyRoom } from '../i18n/room.ts'
import { Segments } from './Segments.tsx'
import { TimeField } from './TimeField.tsx'
import './options.css'
import type { Play } from './usePlay.ts'

type Values = Readonly<Record<string, unknown>>

/** Fetched by whoever opens it. */
const FiguresDialog = lazyRoom('figures', async () => ({
  default: (await import('../figures/FiguresDialog.tsx')).FiguresDialog,
}))

interface Props {
  readonly info: GameInfo
  readonly options: Values
  readonly faults: Play['faults']
  readonly onChange: (options: Values) => void
  /** Absent where a table cannot be listed: on one device. */
  readonly listed?: boolean
  readonly onListed?: (listed: boolean) => void
  /** Only those who sit there may look at the game again. */
  readonly isPrivate?: boolean
  readonly onPrivate?: (isPrivate: boolean) => void
  /** Absent where nobody is hurried: on one device. */
  readonly time?: Time
  readonly onTime?: (time: Time) => void
}

/** Every setting the game's rules describe, drawn without knowing the game. */
export function OptionsForm(props: Props) {
  const { info, options, faults, onChange, listed, onListed, isPrivate, onPrivate, time, onTime } = props
  const say = usePage()
  const [open, setOpen] = useState(false)
  return (
    <details
      className="options"
      open={open || faults.length > 0}
      onToggle={e => setOpen(e.currentTarget.open)}
    >
      <summary>
        <Icon name="i-gear" />
        {say('page-home-options')}
        <Icon name="i-down" className="fold" />
      </summary>
      {(open || faults.length > 0) && <Fields info={info} options={options} onChange={onChange} />}
      {time !== undefined && onTime !== undefined && <TimeField time={time} onChange={onTime} />}
      {onListed !== undefined && (
        <div className="row">
          <span className="l" id="opt-listed">
            {say('page-home-listed')}
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
      {onPrivate !== undefined && (
        <div className="row">
          <span className="l" id="opt-private">
            {say('page-home-private')}
          </span>
          <button
            type="button"
            role="switch"
            className="switch"
            aria-checked={isPrivate === true}
            aria-labelledby="opt-private"
            onClick={() => onPrivate(isPrivate !== true)}
          />
        </div>
      )}
      {faults.length > 0 && (
        <div className="faults" role="alert">
          <b>{say('page-options-faults')}</b>
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
  const speech = useSpeech(info.id)
  const say = usePage()
  if (speech === null) return <p className="row">{say('page-common-loading')}</p>
  const defaults = info.defaults as Values
  const set = (key: string, value: unknown): void => onChange({ ...options, [key]: value })
  const drop = (key: string): void =>
    onChange(Object.fromEntries(Object.entries(options).filter(([k]) => k !== key)))
  return (info.fields as readonly OptionField[]).map(field => {
    const { key } = field
    const label = optionText(speech, key)
    const value = options[key] ?? defaults[key]
    if (field.kind === 'data')
      return (
        <DataField
          key={key}
          label={label}
          info={info}
          own={options[key]}
          onChange={v => set(key, v)}
          onClear={() => drop(key)}
        />
      )
    return (
      <div className={wide(field, v => optionText(speech, key, v)) ? 'row tall' : 'row'} key={key}>
        <span className="l" id={`opt-${key}`}>
          {label}
          {field.kind === 'flag' && (
            <small>
              {speech.option(key, value === true) ??
                say(value === true ? 'page-options-yes' : 'page-options-no')}
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
            say={v => optionText(speech, key, v)}
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
  readonly info: GameInfo
  readonly own: unknown
  readonly onChange: (own: unknown) => void
  readonly onClear: () => void
}

/** A host's own printed figures: how many there are, and the form behind it. */
function DataField({ label, info, own, onChange, onClear }: DataProps) {
  const say = usePage()
  const [open, setOpen] = useState(false)
  const n = own === undefined || own === null ? 0 : leavesIn(own)
  return (
    <div className="row data">
      <div className="l">
        {label}
        <small>{n > 0 ? say('page-figures-count', { n }) : say('page-options-reconstructed')}</small>
      </div>
      <button type="button" className="btn ghost" onClick={() => setOpen(true)}>
        {say('page-figures-open')}
      </button>
      {n > 0 && (
        <button type="button" className="btn ghost" onClick={onClear}>
          {say('page-options-clear')}
        </button>
      )}
      {open &&
        // Beside the options: what folds and looks small in them is none of the form's business.
        createPortal(
          <Suspense fallback={null}>
            <FiguresDialog
              game={info.id}
              seats={info.seats.min}
              own={own}
              onDone={data => {
                if (data === null) onClear()
                else onChange(data)
                setOpen(false)
              }}
              onClose={() => setOpen(false)}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  )
}

const leavesIn = (x: unknown): number =>
  typeof x === 'object' && x !== null && !Array.isArray(x)
    ? Object.values(x).reduce<number>((n, part) => n + leavesIn(part), 0)
    : 1
