import { useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { usePage } from '../i18n/page.ts'
import { Dialog } from '../table/Dialog.tsx'
import { shownValue } from './FigureCell.tsx'
import './figures.css'
import { useFigures } from './useFigures.ts'

interface Props {
  readonly game: string
  /** The options of the table. */
  readonly options: unknown
}

/** The mark of a table that plays with figures of its own; a press lists what differs. Nothing where all are as shipped. */
export function OwnFigures({ game, options }: Props) {
  const t = usePage()
  const [open, setOpen] = useState(false)
  const data: unknown =
    typeof options === 'object' && options !== null && 'data' in options ? options.data : null
  if (data === null || data === undefined) return null
  return (
    <>
      <button
        type="button"
        className="fg-mark"
        title={t('page-figures-mark-more')}
        onClick={() => setOpen(true)}
      >
        <Icon name="i-star" />
        <span>{t('page-figures-mark')}</span>
      </button>
      {open && (
        <Dialog title={t('page-figures-mark')} onClose={() => setOpen(false)}>
          <Differences game={game} data={data} />
        </Dialog>
      )}
    </>
  )
}

function Differences({ game, data }: { readonly game: string; readonly data: unknown }) {
  const t = usePage()
  const figures = useFigures(game)
  if (figures === null) return <p>{t('page-common-loading')}</p>
  const { table, say } = figures
  const changes = table.changes(data)
  if (changes.length === 0) return <p>{t('page-figures-nothing')}</p>
  return (
    <>
      <p>{t('page-figures-differs')}</p>
      <div className="fg-diff">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('page-figures-what')}</th>
              <th scope="col">{t('page-figures-shipped')}</th>
              <th scope="col">{t('page-figures-own')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(c => (
              <tr key={c.path.join('.')}>
                <th scope="row">{c.says.map(say).join(' › ')}</th>
                <td>{shownValue(c.field, c.shipped, say, t)}</td>
                <td>{shownValue(c.field, c.own, say, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
