import type { DataField, Fault } from '@noren/engine'
import { valueId } from '@noren/engine'
import { useId } from 'react'
import { Icon } from '../art/Icon.tsx'
import type { RoomSay } from '../i18n/room.ts'
import type { PartAt } from './draft.ts'

interface Props {
  readonly part: PartAt
  /** What was written, undefined where the shipped figure stands. */
  readonly own: unknown
  /** What is wrong with it. */
  readonly fault: Fault | undefined
  readonly say: (id: string) => string
  readonly t: RoomSay<'figures'>
  readonly onWrite: (value: unknown) => void
}

/** How a figure reads. */
export function shownValue(
  field: DataField,
  value: unknown,
  say: (id: string) => string,
  t: RoomSay<'figures'>,
): string {
  if (field.kind === 'choice')
    return value === null || typeof value === 'string' ? say(valueId(field, value)) : JSON.stringify(value)
  if (field.kind === 'flag') return t(value === true ? 'page-options-yes' : 'page-options-no')
  if (field.kind === 'list' && Array.isArray(value)) {
    const { of } = field
    return value.length === 0
      ? t('page-figures-nothing-there')
      : value.map(v => shownValue(of, v, say, t)).join(', ')
  }
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** What figures are wrong together, in the reader's language; what only a file can have wrong is told in English. */
export function faultText(
  { says, message }: Fault,
  say: (id: string) => string,
  t: RoomSay<'figures'>,
): string {
  if (says === undefined) return message
  switch (says.id) {
    case 'few':
    case 'exactly':
      return t(`page-figures-${says.id}`, { what: say(says.what), need: says.need, found: says.found })
    case 'dealt':
      return t('page-figures-dealt', { need: says.need, found: says.found })
    case 'above':
      return t('page-figures-above', { what: say(says.what), than: say(says.than) })
    case 'only':
      return t('page-figures-only', { what: say(says.what) })
    default:
      return t('page-figures-twice')
  }
}

/** What somebody should write, in their own language. */
function limitText(field: DataField, t: RoomSay<'figures'>): string | null {
  if (field.kind === 'number') {
    const { min, max, step } = field
    return step === undefined
      ? t('page-figures-must-number', { min, max })
      : t('page-figures-must-step', { min, max, step })
  }
  return field.kind === 'text' ? t('page-figures-must-text', { most: field.most }) : null
}

/** One figure: its name, its mark, where it is written, the way back, and what is wrong with it. */
export function FigureCell({ part, own, fault, say, t, onWrite }: Props) {
  const id = useId()
  const { field, shipped } = part
  const value = own === undefined ? shipped : own
  const described = [fault === undefined ? '' : `${id}-no`, part.reconstructed ? `${id}-re` : '']
    .filter(x => x !== '')
    .join(' ')
  const shared = {
    id,
    'aria-invalid': fault !== undefined,
    ...(described === '' ? {} : { 'aria-describedby': described }),
  }
  return (
    <div className="fg-cell" data-own={own !== undefined} data-kind={field.kind}>
      <label htmlFor={id}>{say(part.says)}</label>
      <span className="fg-in">
        <Input field={field} value={value} shared={shared} say={say} t={t} onWrite={onWrite} />
        {own !== undefined && (
          <button
            type="button"
            className="ibtn fg-back"
            title={t('page-figures-put-back', { value: shownValue(field, shipped, say, t) })}
            aria-label={`${say(part.says)}: ${t('page-figures-put-back', { value: shownValue(field, shipped, say, t) })}`}
            onClick={() => onWrite(undefined)}
          >
            <Icon name="i-undo" />
          </button>
        )}
      </span>
      {part.reconstructed && (
        <small className="fg-re" id={`${id}-re`}>
          {t('page-figures-reconstructed')}
        </small>
      )}
      {fault !== undefined && (
        <small className="fg-no" id={`${id}-no`} role="alert">
          {(fault.says === undefined ? limitText(field, t) : null) ?? faultText(fault, say, t)}
          {fault.says === undefined && field.limit !== undefined && ` (${say(field.limit)})`}
        </small>
      )}
    </div>
  )
}

interface InputProps extends Pick<Props, 'say' | 't' | 'onWrite'> {
  readonly field: DataField
  readonly value: unknown
  readonly shared: {
    readonly id: string
    readonly 'aria-invalid': boolean
    readonly 'aria-describedby'?: string
  }
}

function Input({ field, value, shared, say, t, onWrite }: InputProps) {
  switch (field.kind) {
    case 'number':
      return (
        <input
          {...shared}
          type="number"
          inputMode={field.min < 0 ? 'text' : 'numeric'}
          min={field.min}
          max={field.max}
          step={field.step ?? 1}
          value={typeof value === 'number' || typeof value === 'string' ? value : ''}
          onChange={e => onWrite(e.target.value === '' ? '' : Number(e.target.value))}
        />
      )
    case 'choice':
      return (
        <select
          {...shared}
          value={field.values.findIndex(v => v === value)}
          onChange={e => onWrite(field.values[Number(e.target.value)] ?? null)}
        >
          {field.values.map((v, i) => (
            <option key={i} value={i}>
              {say(valueId(field, v))}
            </option>
          ))}
        </select>
      )
    case 'flag':
      return (
        <input
          {...shared}
          type="checkbox"
          checked={value === true}
          onChange={e => onWrite(e.target.checked)}
        />
      )
    case 'text':
      return (
        <input
          {...shared}
          type="text"
          maxLength={field.most}
          value={typeof value === 'string' ? value : ''}
          onChange={e => onWrite(e.target.value)}
        />
      )
    case 'list': {
      const { of, most } = field
      const list: readonly unknown[] = Array.isArray(value) ? value : []
      return (
        <>
          {Array.from({ length: most }, (_, n) => (
            <Input
              key={n}
              field={of.kind === 'choice' ? { ...of, values: [null, ...of.values] } : of}
              value={list[n] ?? null}
              shared={n === 0 ? shared : { ...shared, id: `${shared.id}-${n}` }}
              say={id => (id.endsWith('none') ? t('page-figures-nothing-there') : say(id))}
              t={t}
              onWrite={v =>
                onWrite(
                  Array.from({ length: most }, (__, i) => (i === n ? v : (list[i] ?? null))).filter(
                    x => x !== null,
                  ),
                )
              }
            />
          ))}
        </>
      )
    }
    default:
      return null
  }
}
