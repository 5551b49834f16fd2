import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { RecordInfo } from '../state/record.ts'
import type { Player } from '../table/board.ts'
import type { Told } from './lists.tsx'
import { LogPaper, NotesPaper, TurnsPaper } from './lists.tsx'
import type { Notes } from './notes.ts'

export type Paper = 'log' | 'turns' | 'notes'
const PAPERS = ['log', 'turns', 'notes'] as const satisfies readonly Paper[]
const ICONS = { log: 'i-log', turns: 'i-menu', notes: 'i-chat' } as const

interface Props {
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
  readonly told: readonly Told[]
  readonly players: readonly Player[]
  readonly at: number
  readonly go: (at: number) => void
  readonly turns: RecordInfo['turns']
  readonly notes: Notes
  readonly write: (at: number, text: string) => void
}

/** Log, turns and notes. */
export function Papers({ paper, onPaper, turns, notes, write, ...list }: Props) {
  const say = useRoom('review')
  return (
    <>
      <div
        className="tabs"
        role="tablist"
        onKeyDown={e => {
          const step = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0
          const next = PAPERS[PAPERS.indexOf(paper) + step]
          if (step === 0 || next === undefined) return
          onPaper(next)
          e.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[PAPERS.indexOf(next)]?.focus()
        }}
      >
        {PAPERS.map(p => (
          <button
            key={p}
            type="button"
            role="tab"
            aria-selected={p === paper}
            tabIndex={p === paper ? 0 : -1}
            onClick={() => onPaper(p)}
          >
            <Icon name={ICONS[p]} />
            {say(`page-review-${p}`)}
          </button>
        ))}
      </div>
      <div className="railbody" role="tabpanel" aria-label={say(`page-review-${paper}`)}>
        {paper === 'log' && <LogPaper {...list} />}
        {paper === 'turns' && <TurnsPaper {...list} turns={turns} />}
        {paper === 'notes' && <NotesPaper notes={notes} write={write} at={list.at} go={list.go} />}
      </div>
    </>
  )
}
