import { usePage } from '../i18n/page.ts'
import type { BotLevel, GameInfo } from '@noren/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { MONS } from '../art/marks.ts'
import type { GameId } from '../games/index.ts'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { OptionsForm } from '../home/OptionsForm.tsx'
import { BotsRow, levelIn, PlayersRow, within } from '../home/TableSettingRows.tsx'
import { refusalText } from '../i18n/refusal.ts'
import type { Guest, NewSofa } from '../local/messages.ts'
import { Refusal } from '../state/api.ts'
import { device, sofaPath } from '../state/device.ts'
import { useMe } from '../state/me.ts'
import { toast } from '../state/toasts.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import type { Sitter } from './people.ts'
import { keepPeople, lastPeople } from './people.ts'
import './panel.css'

interface SeatPlan {
  readonly person: boolean
  readonly name: string
  readonly crest: number
}

const MOST = 8

/** The first seat is mine, the others are bots' until somebody sits down on them. */
function firstPlans(me: { readonly name: string; readonly crest: number } | null): readonly SeatPlan[] {
  const last = lastPeople()
  const crests: number[] = []
  return Array.from({ length: MOST }, (_, i): SeatPlan => {
    const who = last[i] ?? (i === 0 && me !== null ? me : { name: '', crest: i })
    const crest = freeCrest(crests, who.crest)
    crests.push(crest)
    return { person: i === 0, name: who.name, crest }
  })
}

/** Two people on one sofa bear two crests: this one, or the next that nobody has. */
const freeCrest = (taken: readonly number[], wish: number): number => {
  const crest = wish % MONS.length
  return taken.includes(crest) && taken.length < MONS.length ? freeCrest(taken, crest + 1) : crest
}

/** The rules of a game as this device has them; null while they travel. */
function useRules(game: string): GameInfo | null {
  const say = usePage()
  const [info, setInfo] = useState<GameInfo | null>(null)
  useEffect(() => {
    let gone = false
    device.game(game).then(
      known => {
        if (!gone) setInfo(known)
      },
      (e: unknown) => toast('bad', refusalText(say, e)),
    )
    return () => {
      gone = true
    }
  }, [game, say])
  return info
}

/** Who sits where on this device, how strong the bots are, which options; then play. */
export default function SofaPanel({ id, where }: { readonly id: GameId; readonly where: ReactNode }) {
  const say = usePage()
  const me = useMe(s => s.me)
  const game = gameOf(id)
  const info = useRules(id)
  const range = info?.seats ?? { min: 2, max: 6 }
  const [wanted, setWanted] = useState(3)
  const seats = within(wanted, range)
  const [plans, setPlans] = useState(() => firstPlans(me))
  const levels = info?.levels ?? []
  const [wish, setLevel] = useState<BotLevel>('samurai')
  const level = levelIn(wish, levels)
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({})
  const [faults, setFaults] = useState<Refusal['faults']>([])
  const [busy, setBusy] = useState(false)
  const [, go] = useLocation()
  const alone = game?.alone
  const mine = alone !== undefined && seats <= alone ? seats : range.min
  const shut = info === null || busy
  const used = plans.slice(0, seats)
  const change = (at: number, some: Partial<SeatPlan>): void =>
    setPlans(all => all.map((plan, i) => (i === at ? { ...plan, ...some } : plan)))
  const sitter = (plan: SeatPlan, i: number): Sitter => ({
    kind: 'person',
    name: plan.name.trim() === '' ? say('page-sofa-player', { n: i + 1 }) : plan.name.trim(),
    crest: plan.crest,
  })

  const open = async (guests: readonly Guest[], more: Readonly<Record<string, unknown>> = {}) => {
    setBusy(true)
    setFaults([])
    keepPeople(used.map(sitter))
    const table: NewSofa = { game: id, holders: guests, options: { ...options, ...more } }
    try {
      go(sofaPath((await device.open(table)).id))
    } catch (e) {
      if (e instanceof Refusal) setFaults(e.faults)
      const full = e instanceof Refusal && e.code === 'server-trouble'
      toast('bad', full ? say('page-sofa-trouble') : refusalText(say, e))
      setBusy(false)
    }
  }
  return (
    <section className="play paper" aria-label={gameText(say, id, 'name')}>
      <h2>
        <Icon name={game?.crest ?? 'logo'} />
        {gameText(say, id, 'name')}
      </h2>
      {where}
      <div className="wishes">
        <PlayersRow seats={seats} range={range} shut={shut} onChange={setWanted} />
        <ol className="sofaseats" aria-label={say('page-sofa-seats')}>
          {used.map((plan, i) => (
            <SofaSeat
              key={i}
              plan={plan}
              n={i}
              next={freeCrest(
                plans.map(m => m.crest),
                plan.crest + 1,
              )}
              last={plan.person && used.filter(m => m.person).length === 1}
              onChange={some => change(i, some)}
            />
          ))}
        </ol>
        {used.some(m => !m.person) && levels.length > 0 && (
          <BotsRow level={level} levels={levels} onChange={setLevel} />
        )}
        {info !== null && <OptionsForm info={info} options={options} faults={faults} onChange={setOptions} />}
      </div>
      <div className="deeds">
        <button
          type="button"
          className="btn hanko big"
          disabled={shut}
          onClick={() =>
            void open(used.map((plan, i): Guest => (plan.person ? sitter(plan, i) : { kind: 'bot', level })))
          }
        >
          <Icon name="i-play" />
          {say('page-sofa-begin')}
        </button>
        {alone !== undefined && (
          <button
            type="button"
            className="btn ink"
            disabled={shut}
            onClick={() => {
              const self = used.find(m => m.person)
              if (self === undefined) return
              void open(
                Array.from({ length: mine }, () => sitter(self, 0)),
                { players: 1 },
              )
            }}
          >
            <Icon name="i-user" />
            {say('page-sofa-alone', { n: mine })}
          </button>
        )}
      </div>
    </section>
  )
}

interface SeatProps {
  readonly plan: SeatPlan
  readonly n: number
  /** The crest that a click brings. */
  readonly next: number
  /** The last person cannot leave the sofa to the bots. */
  readonly last: boolean
  readonly onChange: (some: Partial<SeatPlan>) => void
}

function SofaSeat({ plan, n, next, last, onChange }: SeatProps) {
  const say = usePage()
  const no = n + 1
  const style = { '--c': seatColour(n) } as CSSProperties
  return (
    <li style={style} data-person={plan.person}>
      {plan.person ? (
        <button
          type="button"
          className="crest"
          aria-label={say('page-sofa-crest-of', { n: no })}
          title={say('page-sofa-crest-of', { n: no })}
          onClick={() => onChange({ crest: next })}
        >
          <span className="monb">
            <Icon name={monOf(plan.crest)} />
          </span>
        </button>
      ) : (
        <span className="crest">
          <span className="monb">
            <Icon name="i-bot" />
          </span>
        </span>
      )}
      {plan.person ? (
        <input
          className="field"
          value={plan.name}
          maxLength={24}
          placeholder={say('page-sofa-player', { n: no })}
          aria-label={say('page-sofa-name-of', { n: no })}
          autoComplete="off"
          onChange={e => onChange({ name: e.target.value })}
        />
      ) : (
        <span className="nobody">{say('page-sofa-bot')}</span>
      )}
      <button
        type="button"
        className="ibtn"
        disabled={last}
        aria-label={say(plan.person ? 'page-sofa-to-bot' : 'page-sofa-to-person', { n: no })}
        title={say(plan.person ? 'page-sofa-to-bot' : 'page-sofa-to-person', { n: no })}
        onClick={() => onChange({ person: !plan.person })}
      >
        <Icon name={plan.person ? 'i-bot' : 'i-user'} />
      </button>
    </li>
  )
}
