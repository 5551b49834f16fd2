import type { BotLevel, GameInfo } from '@noren/protocol'
import type { CSSProperties, ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { MONS } from '../art/marks.ts'
import type { GameId } from '../games/index.ts'
import { gameOf } from '../games/index.ts'
import { gameText } from '../i18n/index.ts'
import { OptionsForm } from '../home/OptionsForm.tsx'
import { BotsRow, levelIn, PlayersRow, within } from '../home/Wishes.tsx'
import { useLocal } from '../i18n/local.ts'
import { refusalText } from '../i18n/refusal.ts'
import type { Guest, NewSofa } from '../local/speech.ts'
import { Refusal } from '../state/api.ts'
import { device, sofaPath } from '../state/device.ts'
import { useMe } from '../state/me.ts'
import { toast } from '../state/toasts.ts'
import { monOf, seatColour } from '../table/Mon.tsx'
import type { Sitter } from './people.ts'
import { keepPeople, lastPeople } from './people.ts'
import './panel.css'
import { SOFA } from './words.ts'

interface Mat {
  readonly person: boolean
  readonly name: string
  readonly crest: number
}

const MOST = 8

/** The first mat is mine, the others are bots' until somebody sits down on them. */
function firstMats(me: { readonly name: string; readonly crest: number } | null): readonly Mat[] {
  const last = lastPeople()
  const crests: number[] = []
  return Array.from({ length: MOST }, (_, i): Mat => {
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
  const { t } = useTranslation()
  const [info, setInfo] = useState<GameInfo | null>(null)
  useEffect(() => {
    let gone = false
    device.game(game).then(
      known => {
        if (!gone) setInfo(known)
      },
      (e: unknown) => toast('bad', refusalText(t, e)),
    )
    return () => {
      gone = true
    }
  }, [game, t])
  return info
}

/** Who sits where on this device, how strong the bots are, which options; then play. */
export default function SofaPanel({ id, where }: { readonly id: GameId; readonly where: ReactNode }) {
  const { t } = useTranslation()
  const say = useLocal(SOFA)
  const me = useMe(s => s.me)
  const game = gameOf(id)
  const info = useRules(game?.rules ?? id)
  const range = info?.seats ?? { min: 2, max: 6 }
  const [wanted, setWanted] = useState(3)
  const seats = within(wanted, range)
  const [mats, setMats] = useState(() => firstMats(me))
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
  const used = mats.slice(0, seats)
  const change = (at: number, some: Partial<Mat>): void =>
    setMats(all => all.map((mat, i) => (i === at ? { ...mat, ...some } : mat)))
  const sitter = (mat: Mat, i: number): Sitter => ({
    kind: 'person',
    name: mat.name.trim() === '' ? say('player', { n: i + 1 }) : mat.name.trim(),
    crest: mat.crest,
  })

  const open = async (guests: readonly Guest[], more: Readonly<Record<string, unknown>> = {}) => {
    setBusy(true)
    setFaults([])
    keepPeople(used.map(sitter))
    const table: NewSofa = { game: game?.rules ?? id, mats: guests, options: { ...options, ...more } }
    try {
      go(sofaPath((await device.open(table)).id))
    } catch (e) {
      if (e instanceof Refusal) setFaults(e.faults)
      const full = e instanceof Refusal && e.code === 'server-trouble'
      toast('bad', full ? say('trouble') : refusalText(t, e))
      setBusy(false)
    }
  }
  return (
    <section className="play paper" aria-label={gameText(t, id, 'name')}>
      <h2>
        <Icon name={game?.crest ?? 'logo'} />
        {gameText(t, id, 'name')}
      </h2>
      {where}
      <div className="wishes">
        <PlayersRow seats={seats} range={range} shut={shut} onChange={setWanted} />
        <ol className="sofaseats" aria-label={say('seats')}>
          {used.map((mat, i) => (
            <SofaSeat
              key={i}
              mat={mat}
              n={i}
              next={freeCrest(
                mats.map(m => m.crest),
                mat.crest + 1,
              )}
              last={mat.person && used.filter(m => m.person).length === 1}
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
            void open(used.map((mat, i): Guest => (mat.person ? sitter(mat, i) : { kind: 'bot', level })))
          }
        >
          <Icon name="i-play" />
          {say('begin')}
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
            {say('alone', { n: mine })}
          </button>
        )}
      </div>
    </section>
  )
}

interface SeatProps {
  readonly mat: Mat
  readonly n: number
  /** The crest that a click brings. */
  readonly next: number
  /** The last person cannot leave the sofa to the bots. */
  readonly last: boolean
  readonly onChange: (some: Partial<Mat>) => void
}

function SofaSeat({ mat, n, next, last, onChange }: SeatProps) {
  const say = useLocal(SOFA)
  const no = n + 1
  const style = { '--c': seatColour(n) } as CSSProperties
  return (
    <li style={style} data-person={mat.person}>
      {mat.person ? (
        <button
          type="button"
          className="crest"
          aria-label={say('crestOf', { n: no })}
          title={say('crestOf', { n: no })}
          onClick={() => onChange({ crest: next })}
        >
          <span className="monb">
            <Icon name={monOf(mat.crest)} />
          </span>
        </button>
      ) : (
        <span className="crest">
          <span className="monb">
            <Icon name="i-bot" />
          </span>
        </span>
      )}
      {mat.person ? (
        <input
          className="field"
          value={mat.name}
          maxLength={24}
          placeholder={say('player', { n: no })}
          aria-label={say('nameOf', { n: no })}
          autoComplete="off"
          onChange={e => onChange({ name: e.target.value })}
        />
      ) : (
        <span className="nobody">{say('bot')}</span>
      )}
      <button
        type="button"
        className="ibtn"
        disabled={last}
        aria-label={say(mat.person ? 'toBot' : 'toPerson', { n: no })}
        title={say(mat.person ? 'toBot' : 'toPerson', { n: no })}
        onClick={() => onChange({ person: !mat.person })}
      >
        <Icon name={mat.person ? 'i-bot' : 'i-user'} />
      </button>
    </li>
  )
}
