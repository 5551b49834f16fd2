import type { Words } from '@noren/engine'
import { Icon } from '../art/Icon.tsx'
import type { Tell } from '../chances/Story.tsx'
import { PointLine } from '../chances/Story.tsx'
import type { Verdict, Whose } from '../chances/verdict.ts'
import { opensAt, sentenceOf } from '../chances/verdict.ts'
import { useRoom } from '../i18n/room.ts'

interface Props {
  readonly verdict: Verdict
  /** What came of it is shown, not the moment before it. */
  readonly came: boolean
  readonly whose: Whose
  readonly tell: Tell
  readonly label: (words: Words) => string
  readonly go: (at: number) => void
}

/** Under the board of a turning point: its verdict, and the way to what came of it and back. */
export function Turned({ verdict, came, whose, tell, label, go }: Props) {
  const say = useRoom('chances')
  const { best } = verdict
  return (
    <section className="rv-turned" data-kind={verdict.kind} data-came={came}>
      <p className="ch-point">
        <PointLine verdict={verdict} whose={whose} tell={tell} />
      </p>
      <p className="says">
        {sentenceOf(verdict, say)}
        {verdict.whole && <small>{say('page-chances-whole-turn')}</small>}
        {best !== null && <b> {say('page-chances-was-best', { choice: label(best) })}</b>}
      </p>
      <button
        type="button"
        className="btn ink"
        data-key={came ? 'before' : 'came'}
        onClick={() => go(came ? opensAt(verdict) : verdict.to)}
      >
        <Icon name={came ? 'i-undo' : 'i-eye'} />
        <span>{say(came ? 'page-chances-back' : 'page-chances-came')}</span>
      </button>
    </section>
  )
}
