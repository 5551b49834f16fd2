import { usePage } from '../i18n/page.ts'
import type { Clause } from '@noren/engine'
import type { RefObject } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useTable } from './context.ts'
import { opened } from './later.ts'
import { Log } from './Log.tsx'
import { Unread } from './Unread.tsx'

const Rules = opened(p => p.Rules)
const Talk = opened(p => p.Talk)

export type Paper = 'log' | 'chat' | 'rules'

const ICON = { log: 'i-log', chat: 'i-chat', rules: 'i-book' } as const

/** The papers beside a table: nobody talks by letter on one sofa. */
export function usePapers(): readonly Paper[] {
  const { handle } = useTable()
  return handle.sofa === undefined ? ['log', 'chat', 'rules'] : ['log', 'rules']
}

/** A clause whose chapter is asked for; `n` tells one asking from the next. */
export interface Wanted {
  readonly clause: Clause
  readonly n: number
}

interface SheetProps {
  readonly paper: Paper
  readonly wanted: Wanted | null
  readonly onPoint: () => void
}

export function PaperBody({ paper, wanted, onPoint }: SheetProps) {
  if (paper === 'chat') return <Talk onPoint={onPoint} />
  return paper === 'log' ? <Log /> : <Rules key={wanted?.n ?? 0} clause={wanted?.clause} />
}

interface Props extends SheetProps {
  readonly rail: RefObject<HTMLElement | null>
  readonly onTab: (paper: Paper) => void
}

/** Log, talk and rules, always there on wide screens. */
export function Rail({ rail, paper, wanted, onTab, onPoint }: Props) {
  const say = usePage()
  const papers = usePapers()
  return (
    <aside className="rail paper" aria-label={say('page-table-rail')} ref={rail}>
      <div className="tabs" role="tablist">
        {papers.map(what => (
          <button
            key={what}
            type="button"
            role="tab"
            id={`tab-${what}`}
            data-tab={what}
            aria-selected={paper === what}
            aria-controls="rail-panel"
            onClick={() => onTab(what)}
          >
            <Icon name={ICON[what]} />
            {what === 'chat' ? say('page-aside-chat') : say(`page-table-${what}`)}
            {what === 'chat' && paper !== 'chat' && <Unread />}
          </button>
        ))}
      </div>
      <div className="railbody" role="tabpanel" id="rail-panel" aria-labelledby={`tab-${paper}`}>
        <PaperBody paper={paper} wanted={wanted} onPoint={onPoint} />
      </div>
    </aside>
  )
}
