import type { Told } from '../../table/rich.tsx'
import type { CSSProperties } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../../art/Icon.tsx'
import { calm, tempo } from '../../state/motion.ts'
import { useTable } from '../../table/context.ts'
import { plainText, rich } from '../../table/rich.tsx'
import { seatColour } from '../../table/Mon.tsx'
import type { DawnSheet } from './dawn.ts'
import type { SpiritEvent } from './model.ts'
import { cardOf, portraitOf, SYMBOLS } from './model.ts'
import { RaiderCard } from './RaiderCard.tsx'
import { nameAt, useBoardContext } from './board-context.ts'

const SIGNS = ['i-hat', 'i-farm', 'i-doll', 'i-gate'] as const

const ICONS: Readonly<Partial<Record<SpiritEvent['type'], string>>> = {
  wounded: 'i-wound',
  turned: 'g-spirit',
  healed: 'i-life',
  farmLost: 'i-farm',
  farmPenalty: 'i-flame',
  familyLost: 'i-doll',
  familiesShown: 'i-doll',
  bonus: 'i-star',
  barricadeLost: 'i-barricade',
  barricadeBuilt: 'i-barricade',
  lost: 'i-flame',
  won: 'i-sun',
  declined: 'i-close',
}
const BAD = new Set<SpiritEvent['type']>([
  'wounded',
  'farmLost',
  'familyLost',
  'barricadeLost',
  'lost',
  'farmPenalty',
])

/** How long a paper lies there: to be read, and for each of its lines. */
const READ_MS = 1600
const LINE_MS = 400
const LONGEST_MS = 6000

/** Dawn on a paper: four steps, which turn by themselves or by Continue. */
export function DawnOver({ sheet }: { readonly sheet: DawnSheet }) {
  const context = useBoardContext()
  const { say, view, props } = context
  const { dawn, at, waits, turned, goOn } = sheet
  const { handle } = useTable()
  const go = useRef<HTMLButtonElement>(null)
  const step = dawn.steps[at]
  useEffect(() => {
    if (!props.asked) go.current?.focus({ preventScroll: true })
  }, [props.asked])
  // The papers turn by themselves, each when its lines could be read; a pointer on the paper stops them, and so does a calm page.
  const told = step?.events.length ?? 0
  const [stopped, setStopped] = useState(false)
  useEffect(() => {
    if (waits || stopped || turned || calm()) return
    const timer = setTimeout(goOn, Math.min(LONGEST_MS, READ_MS + LINE_MS * told) * tempo())
    return () => clearTimeout(timer)
    // One paper, one time: what follows on the table does not begin it anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [dawn.key, at, waits, stopped, turned])
  const read = (on: boolean): void => {
    setStopped(on)
    if (turned) handle.stop(on)
  }
  if (step === undefined) return null
  const title = say('board-dawn-title', { n: dawn.round })
  const lines = step.events.filter(e => e.type !== 'lacking' && e.type !== 'intruder')
  const intruders = step.events.flatMap(e => (e.type === 'intruder' ? [e] : []))
  const lacking = new Set(step.events.flatMap(e => (e.type === 'lacking' ? [e.seat] : [])))
  return (
    <section
      className="sp-sheet sp-dawn paper"
      aria-label={title}
      aria-live="polite"
      data-moment={turned ? 'dawn' : undefined}
      onPointerEnter={() => read(true)}
      onPointerLeave={() => read(false)}
    >
      <h2>
        <Icon name="i-sun" />
        {title}
      </h2>
      <ol className="four">
        {SIGNS.map((icon, i) => {
          const state = i + 1 === step.step ? 'now' : i + 1 < step.step ? 'done' : 'later'
          return (
            <li key={icon} data-step={state} aria-current={state === 'now' ? 'step' : undefined}>
              <Icon name={state === 'done' ? 'i-check' : icon} />
              <span>{say(`board-dawn-${i + 1}` as 'board-dawn-1')}</span>
            </li>
          )
        })}
      </ol>
      <p className="lead">{say(`board-dawn-${step.step}-more` as 'board-dawn-1-more')}</p>
      <div className="body">
        {step.step < 4 && (
          <ul className="sp-holders">
            {view.boards.map((b, seat) => (
              <li
                key={seat}
                data-lacks={lacking.has(seat)}
                style={{ '--c': seatColour(seat) } as CSSProperties}
                title={`${nameAt(context, seat)}: ${say(lacking.has(seat) ? 'board-dawn-lacks' : 'board-dawn-holds')}`}
              >
                <span className="sp-port" data-beast={b.animal}>
                  <Icon name={portraitOf(view, b.samurai, b.animal)} />
                </span>
                <span className="sign">
                  <Icon name={`i-${SYMBOLS[step.step - 1] ?? 'hat'}`} />
                </span>
                <b>{nameAt(context, seat)}</b>
                <small>{say(lacking.has(seat) ? 'board-dawn-lacks' : 'board-dawn-holds')}</small>
              </li>
            ))}
          </ul>
        )}
        {step.step === 4 && dawn.everyonePassed && <p className="lead">{say('board-dawn-everybody')}</p>}
        {step.step === 4 &&
          (intruders.length === 0 ? (
            <p className="lead">{say('board-dawn-nobody')}</p>
          ) : (
            <div className="sp-many small">
              {intruders.map((e, i) => (
                <span
                  key={e.card}
                  data-flames={e.flames}
                  style={{ '--i': i } as CSSProperties}
                  className="in"
                >
                  <RaiderCard raider={cardOf(view, e.card)} n={e.card} />
                </span>
              ))}
            </div>
          ))}
        {step.step < 4 && lacking.size === 0 && <p className="lead good">{say('board-dawn-all')}</p>}
        <Losses events={lines} />
      </div>
      <footer>
        {waits ? (
          <p className="lead">{say('board-dawn-ask')}</p>
        ) : (
          <button
            type="button"
            className="btn hanko"
            ref={go}
            onClick={goOn}
            data-key="go-on"
            data-dawn={step.step}
          >
            <Icon name="i-play" />
            {say(at === dawn.steps.length - 1 && !turned ? 'board-to-table' : 'board-go-on')}
          </button>
        )}
      </footer>
    </section>
  )
}

/** What this step cost or gave, in the words of the log. Equal lines are counted, not repeated. */
function Losses({ events }: { readonly events: readonly SpiritEvent[] }) {
  const { props } = useBoardContext()
  const told: { text: Told; icon: string; bad: boolean; times: number }[] = []
  for (const e of events) {
    const text = props.gameWords.sentence(e)
    if (text === null) continue
    const same = told.find(x => plainText(x.text) === plainText(text))
    if (same !== undefined) same.times++
    else told.push({ text, icon: ICONS[e.type] ?? 'i-log', bad: BAD.has(e.type), times: 1 })
  }
  if (told.length === 0) return null
  return (
    <ul className="sp-losses">
      {told.map(x => (
        <li key={plainText(x.text)} data-bad={x.bad}>
          <Icon name={x.icon} />
          <span>
            {rich(x.text)}
            {x.times > 1 && <b> ×{x.times}</b>}
          </span>
        </li>
      ))}
    </ul>
  )
}
