import type { ReactNode } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { RecordInfo } from '../state/record.ts'
import type { Player } from '../table/board.ts'
import { LogPaper, NotesPaper, TurnsPaper } from './lists.tsx'
import type { Notes } from './notes.ts'
import type { Told } from './told.ts'

export type Paper = 'log' | 'numbers' | 'turns' | 'notes'
const PAPERS = ['log', 'numbers', 'turns', 'notes'] as const satisfies readonly Paper[]
const ICONS = { log: 'i-log', numbers: 'i-star', turns: 'i-menu', notes: 'i-chat' } as const

interface Props {
  readonly paper: Paper
  readonly onPaper: (paper: Paper) => void
  readonly told: readonly Told[]
  readonly players: readonly Player[]
  readonly at: number
  readonly go: (at: number) => void
  readonly turns: RecordInfo['turns']
  /** What the weighing says; none while the end is hidden. */
  readonly numbers: ReactNode
  readonly notes: Notes
  readonly write: (at: number, text: string) => void
}

/** Log, turns and notes. */
export function Papers({ paper, onPaper, turns, numbers, notes, write, ...list }: Props) {
  const say = useRoom('review', 'chances')
  const name = (p: Paper): string => say(p === 'numbers' ? 'page-chances-numbers' : `page-review-${p}`)
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
            {name(p)}
          </button>
        ))}
      </div>
      <div className="railbody" role="tabpanel" aria-label={name(paper)}>
        {paper === 'log' && <LogPaper {...list} />}
        {paper === 'numbers' && numbers}
        {paper === 'turns' && <TurnsPaper {...list} turns={turns} />}
        {paper === 'notes' && <NotesPaper notes={notes} write={write} at={list.at} go={list.go} />}
      </div>
    </>
  )
}
