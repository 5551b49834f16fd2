import { usePage } from '../i18n/page.ts'
import { UNTIL_MY_TURN } from '@noren/engine'
import { Switch } from '../home/Switch.tsx'
import { useTable } from './context.ts'
import { Dialog } from './Dialog.tsx'
import { StandingAnswers } from './StandingAnswers.tsx'
import type { Windows } from './standing.ts'

interface LineProps {
  readonly id: string
  readonly label: string
  readonly on: boolean
  readonly flip: () => void
  readonly letter?: string
}

function Line({ id, label, on, flip, letter }: LineProps) {
  return (
    <div className="row">
      <span className="l" id={`stand-${id}`}>
        {label} {letter !== undefined && <kbd>{letter}</kbd>}
      </span>
      <Switch labelledBy={`stand-${id}`} on={on} flip={flip} />
    </div>
  )
}

/** What I leave to itself at this table: what is answered for me, what is passed for me, and what holds it all. */
export function StandingPaper({
  windows,
  onClose,
}: {
  readonly windows: Windows<unknown>
  readonly onClose: () => void
}) {
  const { props, standing } = useTable()
  const say = usePage()
  const { on, toggle, held, hold } = standing
  const { voice } = props.gameWords.speech
  const answers = windows.answer !== undefined
  return (
    <Dialog title={say(answers ? 'page-standing-title-answers' : 'page-standing-title')} onClose={onClose}>
      <StandingAnswers />
      {answers && <h3 className="passed">{say('page-standing-passes')}</h3>}
      <p>{say('page-standing-more')}</p>
      {windows.replies.map(r => (
        <Line key={r} id={r} label={windows.label(voice, r)} on={on.has(r)} flip={() => toggle(r)} />
      ))}
      {windows.inTurn !== true && (
        <>
          <Line
            id="turn"
            label={say('page-standing-turn')}
            letter="⇧P"
            on={on.has(UNTIL_MY_TURN)}
            flip={() => toggle(UNTIL_MY_TURN)}
          />
          <Line id="hold" label={say('page-standing-hold')} letter="H" on={held} flip={hold} />
        </>
      )}
    </Dialog>
  )
}
