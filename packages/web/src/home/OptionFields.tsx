import { usePage } from '../i18n/page.ts'
import type { OptionField } from '@noren/engine'
import type { GameInfo } from '@noren/protocol'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { optionText, useSpeech } from '../i18n/game-speech.ts'
import { lazyRoom } from '../i18n/room.ts'
import { Segments } from './Segments.tsx'
import { Switch } from './Switch.tsx'

type Values = Readonly<Record<string, unknown>>

/** Fetched by whoever opens it. */
const FiguresDialog = lazyRoom('figures', async () => ({
  default: (await import('../figures/FiguresDialog.tsx')).FiguresDialog,
}))

interface Props {
  readonly info: GameInfo
  readonly options: Values
  readonly onChange: (options: Values) => void
}

/** The settings of the game's own rules. */
export default function OptionFields({ info, options, onChange }: Props) {
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
          <Switch labelledBy={`opt-${key}`} on={value === true} flip={() => set(key, value !== true)} />
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
