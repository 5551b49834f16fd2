import type { Seat } from '@noren/engine'
import type { BotLevel, MatchLog } from '@noren/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Icon } from '../art/Icon.tsx'
import { LEVELS } from '../home/PlayPanel.tsx'
import { ChoiceRow } from '../home/Rows.tsx'
import { BotsRow } from '../home/TableSettingRows.tsx'
import { refusalText } from '../i18n/refusal.ts'
import { useRoom } from '../i18n/room.ts'
import { device, sofaPath } from '../state/device.ts'
import { useMe } from '../state/me.ts'
import { forkSeeded } from '../state/seeds.ts'
import { toast } from '../state/toasts.ts'
import type { Player } from '../table/board.ts'
import { Dialog } from '../table/Dialog.tsx'

interface Props {
  readonly log: MatchLog
  readonly at: number
  /** Whose choice comes next. */
  readonly mover: Seat
  readonly players: readonly Player[]
}

/** Plays on from this moment: on this device against bots, or at a table of the server with friends. */
export function PlayOn({ log, at, mover, players }: Props) {
  const say = useRoom('review')
  const [open, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className="btn hanko rv-fork"
        title={say('page-review-fork')}
        aria-label={say('page-review-fork')}
        onClick={() => setOpen(true)}
      >
        <Icon name="i-play" />
        <span>{say('page-review-fork')}</span>
      </button>
      {open && (
        <Dialog title={say('page-review-fork')} onClose={() => setOpen(false)}>
          <Sheet log={log} at={at} mover={mover} players={players} />
        </Dialog>
      )}
    </>
  )
}

function Sheet({ log, at, mover, players }: Props) {
  const say = useRoom('review')
  const [, go] = useLocation()
  const me = useMe(s => s.me)
  const [seat, setSeat] = useState<Seat>(mover)
  const [level, setLevel] = useState<BotLevel>('samurai')
  const [deal, setDeal] = useState<'anew' | 'kept'>('anew')
  const [others, setOthers] = useState<'bots' | 'friends'>('bots')
  const [busy, setBusy] = useState(false)
  // What is kept on this device alone cannot be sent to friends.
  const mayInvite = !log.charter.id.startsWith('sofa-')
  const begin = async (): Promise<void> => {
    setBusy(true)
    const name = me?.name ?? players[seat]?.name ?? ''
    const holders = players.map(p =>
      p.seat === seat
        ? ({ kind: 'person', name, crest: me?.crest ?? p.crest } as const)
        : ({ kind: 'bot', level } as const),
    )
    try {
      if (others === 'friends') return go(`/t/${(await forkSeeded(log.charter.id, { at, seat, deal })).id}`)
      const table = await device.fork({ log, at, seat, deal, holders })
      go(sofaPath(table.id))
    } catch (e) {
      toast('bad', refusalText(say, e))
      setBusy(false)
    }
  }
  return (
    <>
      <p>{say(others === 'bots' ? 'page-review-fork-about' : 'page-review-fork-about-friends', { n: at })}</p>
      <ChoiceRow
        tall
        name={say('page-review-fork-seat')}
        value={seat}
        values={players.map(p => p.seat)}
        say={s => players[s]?.name ?? '?'}
        onChange={setSeat}
      />
      {mayInvite && (
        <ChoiceRow
          tall
          name={say('page-review-fork-others')}
          value={others}
          values={['bots', 'friends']}
          say={o => say(o === 'bots' ? 'page-review-fork-bots' : 'page-review-fork-friends')}
          onChange={setOthers}
        />
      )}
      {others === 'bots' && <BotsRow level={level} levels={LEVELS} onChange={setLevel} />}
      <ChoiceRow
        tall
        name={say('page-review-fork-cards')}
        more={say(deal === 'anew' ? 'page-review-fork-anew-more' : 'page-review-fork-kept-more')}
        value={deal}
        values={['anew', 'kept']}
        say={d => say(d === 'anew' ? 'page-review-fork-anew' : 'page-review-fork-kept')}
        onChange={setDeal}
      />
      <div className="boxfoot">
        <button
          type="button"
          className="btn hanko"
          data-key="fork"
          disabled={busy}
          onClick={() => void begin()}
        >
          <Icon name="i-play" />
          {say(others === 'bots' ? 'page-review-fork-begin' : 'page-review-fork-open')}
        </button>
      </div>
    </>
  )
}
