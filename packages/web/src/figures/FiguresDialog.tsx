import type { Fault } from '@noren/engine'
import { isFigure, parseData, partsOf } from '@noren/engine'
import { useMemo, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import { Dialog } from '../table/Dialog.tsx'
import type { Draft, PartAt } from './draft.ts'
import { draftOf, partsUnder, valueAt, withValue, writtenIn } from './draft.ts'
import { faultText, FigureCell } from './FigureCell.tsx'
import './figures.css'
import type { Figures } from './useFigures.ts'
import { useFigures } from './useFigures.ts'

interface Props {
  readonly game: string
  readonly seats: number
  /** What the table has now. */
  readonly own: unknown
  /** Null where all figures are the shipped ones. */
  readonly onDone: (own: Draft | null) => void
  readonly onClose: () => void
}

/** The form for a table's own figures, made from the schema of the game. */
export function FiguresDialog(props: Props) {
  const t = useRoom('figures')
  const figures = useFigures(props.game)
  return (
    <Dialog title={t('page-figures-title')} onClose={props.onClose} sheet>
      {figures === null ? <p>{t('page-common-loading')}</p> : <Form {...props} figures={figures} />}
    </Dialog>
  )
}

function Form({ figures, game, seats, own, onDone }: Props & { readonly figures: Figures }) {
  const t = useRoom('figures')
  const { table } = figures
  const [draft, setDraft] = useState<Draft>(() => draftOf(table, own, seats))
  const [pasting, setPasting] = useState<string | null>(null)
  const [unread, setUnread] = useState(false)
  const answer = useMemo(() => table.read(draft, seats), [table, draft, seats])
  const faults = 'faults' in answer ? answer.faults : []
  const groups = useMemo(
    () => partsUnder(table, { keys: [], field: table.root, shipped: table.shipped }, []),
    [table],
  )
  const cells = useMemo(() => new Set(groups.flatMap(g => figuresUnder(figures, g))), [figures, groups])
  // what is wrong with one figure stands beside it, everything else above
  const general = faults.filter(f => !cells.has(f.path))
  const take = (text: string): void => {
    const parsed = parseData(text)
    setUnread('fault' in parsed)
    if ('fault' in parsed) return
    setDraft(draftOf(table, parsed.value, seats))
    setPasting(null)
  }
  return (
    <div className="figures">
      <p>{t('page-figures-intro')}</p>
      <div className="fg-tools">
        <label className="btn ghost">
          {t('page-figures-load')}
          <input
            type="file"
            accept="application/json,.json,.jsonc"
            className="vh"
            onChange={e => void e.target.files?.[0]?.text().then(take)}
          />
        </label>
        <button
          type="button"
          className="btn ghost"
          aria-expanded={pasting !== null}
          onClick={() => setPasting(pasting === null ? '' : null)}
        >
          {t('page-figures-paste')}
        </button>
        <a
          className="btn ghost"
          download={`${game}-figures.json`}
          href={`data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(draft, null, 2))}`}
        >
          {t('page-figures-save')}
        </a>
        <button
          type="button"
          className="btn ghost"
          disabled={Object.keys(draft).length === 0}
          onClick={() => setDraft({})}
        >
          {t('page-figures-put-all-back')}
        </button>
      </div>
      {pasting !== null && (
        <div className="fg-paste">
          <textarea
            aria-label={t('page-figures-pasted')}
            rows={6}
            value={pasting}
            onChange={e => setPasting(e.target.value)}
          />
          <button type="button" className="btn ghost" onClick={() => take(pasting)}>
            {t('page-figures-take')}
          </button>
        </div>
      )}
      {unread && (
        <p className="fg-no" role="alert">
          {t('page-figures-not-json')}
        </p>
      )}
      {faults.length > 0 && <Wrong n={faults.length} general={general} say={figures.say} />}
      {groups.map(group => (
        <Group
          key={group.keys.join('.')}
          {...{ figures, group, draft, faults }}
          onWrite={(keys, v) => setDraft(d => withValue(d, keys, v))}
        />
      ))}
      <div className="boxfoot">
        <button
          type="button"
          className="btn ink"
          disabled={faults.length > 0}
          onClick={() => onDone('data' in answer && answer.data !== null ? table.sparse(answer.data) : null)}
        >
          {t('page-figures-done')}
        </button>
        <span>{t('page-figures-count', { n: writtenIn(table.root, draft) })}</span>
      </div>
    </div>
  )
}

/** Paths of all figures under a part, as faults name them. */
function figuresUnder(figures: Figures, part: PartAt): string[] {
  if (isFigure(part.field)) return pathsOf(part)
  return partsUnder(figures.table, part, part.path).flatMap(p => figuresUnder(figures, p))
}
/** Entries of a list are named by what was written, and counted by what looks at all of them. */
const pathsOf = (part: PartAt): string[] => [pathOf(part.keys), pathOf(part.path.map(String))]
const isAbout = (fault: Fault, part: PartAt): boolean =>
  pathsOf(part).some(path => fault.path === path || fault.path.startsWith(`${path}.`))
const pathOf = (keys: readonly string[]): string => ['data', ...keys].join('.')

interface WrongProps {
  readonly n: number
  readonly general: readonly Fault[]
  readonly say: Figures['say']
}

function Wrong({ n, general, say }: WrongProps) {
  const t = useRoom('figures')
  return (
    <div className="faults" role="status">
      <b>{t('page-figures-wrong', { n })}</b>
      <ul>
        {general.map(f => (
          <li key={f.path + f.message}>
            <code>{f.path}</code> {faultText(f, say, t)}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface GroupProps {
  readonly figures: Figures
  readonly group: PartAt
  readonly draft: Draft
  readonly faults: readonly Fault[]
  readonly onWrite: (keys: readonly string[], value: unknown) => void
}

/** So many rows need no search. */
const FEW = 12

/** One part of the figures, folded until somebody looks into it. */
function Group({ figures, group, draft, faults, onWrite }: GroupProps) {
  const t = useRoom('figures')
  const { table, say } = figures
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState('')
  const n = writtenIn(group.field, valueAt(draft, group.keys))
  const parts = partsUnder(table, group, group.path)
  const rows = parts.filter(p => !isFigure(p.field))
  const wrong = faults.some(f => f.path.startsWith(`${pathOf(group.keys)}.`))
  const cell = (p: PartAt) => (
    <FigureCell
      key={p.keys.join('.')}
      part={p}
      own={valueAt(draft, p.keys)}
      fault={faults.find(f => isAbout(f, p))}
      say={say}
      t={t}
      // a figure written as shipped is none of the table's own
      onWrite={v => onWrite(p.keys, JSON.stringify(v) === JSON.stringify(p.shipped) ? undefined : v)}
    />
  )
  const found = rows.filter(r => say(r.says).toLowerCase().includes(wanted.trim().toLowerCase()))
  return (
    <details className="fg-group" open={open || wrong} onToggle={e => setOpen(e.currentTarget.open)}>
      <summary>
        <b>{say(group.says)}</b>
        {hasMark(figures, group) && <small className="fg-re">{t('page-figures-reconstructed')}</small>}
        {n > 0 && <small className="fg-n">{t('page-figures-changed', { n })}</small>}
        <Icon name="i-down" className="fold" />
      </summary>
      {(open || wrong) && (
        <div className="fg-body">
          {rows.length === 0 && <div className="fg-cells">{parts.map(cell)}</div>}
          {rows.length > FEW && (
            <input
              type="search"
              className="fg-find"
              placeholder={t('page-figures-find')}
              aria-label={t('page-figures-find')}
              value={wanted}
              onChange={e => setWanted(e.target.value)}
            />
          )}
          {found.map(row => (
            <fieldset key={row.keys.join('.')}>
              <legend>{say(row.says)}</legend>
              <div className="fg-cells">{partsUnder(table, row, row.path).map(cell)}</div>
            </fieldset>
          ))}
        </div>
      )}
    </details>
  )
}

const hasMark = (figures: Figures, part: PartAt): boolean =>
  isFigure(part.field)
    ? part.reconstructed
    : partsUnder(figures.table, part, part.path).some(p => hasMark(figures, p)) &&
      partsOf(part.field).length > 0
