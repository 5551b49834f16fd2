import type { Seat } from '@noren/engine'
import type { TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { RecordClient, Verdict } from '../state/record.ts'
import { witnessOf } from '../state/witness.ts'
import { Dialog } from '../table/Dialog.tsx'

interface Props {
  readonly client: RecordClient
  readonly info: TableInfo
  /** How the log ends for whoever sent the link. */
  readonly end?: string | null
}

/** Checks the game in this browser, and says what that proves. */
export function Seal({ client, info, end = null }: Props) {
  const say = useRoom('review')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let gone = false
    void client.check({ ...witnessOf(info.id), ...(end === null ? {} : { end }) }).then(v => {
      if (!gone) setVerdict(v)
    })
    return () => {
      gone = true
    }
  }, [client, info.id, end])
  const state = verdict === null ? 'busy' : !verdict.ok ? 'bad' : verdict.witnessed ? 'good' : 'log'
  const text =
    verdict === null
      ? say('page-review-checking')
      : verdict.ok
        ? say(verdict.witnessed ? 'page-review-checked' : 'page-review-checked-log')
        : verdict.seq > 0
          ? say('page-review-wrong-at', { n: verdict.seq })
          : say('page-review-wrong')
  return (
    <>
      <button
        type="button"
        className="rv-seal"
        data-state={state}
        aria-label={text}
        title={text}
        onClick={() => setOpen(true)}
      >
        <Icon name={state === 'bad' ? 'i-close' : state === 'busy' ? 'i-clock' : 'i-check'} />
        <span>{text}</span>
      </button>
      {open && verdict !== null && (
        <Dialog title={say('page-review-seal-title')} onClose={() => setOpen(false)}>
          <ul className="rv-proof" data-state={state}>
            {verdict.ok ? (
              <Proven verdict={verdict} info={info} compared={end !== null} />
            ) : (
              <li>{say('page-review-seal-bad', { why: verdict.why })}</li>
            )}
            <li className="not">{say(unproven(info, verdict))}</li>
          </ul>
          {verdict.ok && (
            <p className="hash">
              {say('page-review-seal-compare')}{' '}
              <code data-key="end">{verdict.end.replace(/(.{4})(?!$)/g, '$1 ')}</code>
            </p>
          )}
          <p className="hash">
            <code>{info.keyHash}</code>
          </p>
        </Dialog>
      )}
    </>
  )
}

const isSofa = ({ id }: TableInfo): boolean => id.startsWith('sofa-')

/** What the check does not show, which depends on whose randomness is in the game. */
const unproven = (info: TableInfo, verdict: Verdict) =>
  isSofa(info)
    ? 'page-review-seal-not-device'
    : verdict.ok && verdict.seeds.in.length > 0
      ? 'page-review-seal-not-seeds'
      : 'page-review-seal-not'

interface ProvenProps {
  readonly verdict: Extract<Verdict, { ok: true }>
  readonly info: TableInfo
  readonly compared: boolean
}

/** Sentence by sentence, what the check showed, and whose randomness is in the game. */
function Proven({ verdict, info, compared }: ProvenProps) {
  const say = useRoom('review')
  const { seeds, heads } = verdict
  const names = (seats: readonly Seat[]): string => seats.map(s => info.seats[s]?.name ?? '?').join(', ')
  const alone = isSofa(info)
    ? 'page-review-seal-device'
    : info.seats.every(s => s.kind === 'bot')
      ? 'page-review-seal-bots'
      : 'page-review-seal-alone'
  return (
    <>
      <li>{say('page-review-seal-key')}</li>
      <li>
        {seeds.in.length === 0 ? say(alone) : say('page-review-seal-seeds', { names: names(seeds.in) })}
      </li>
      {seeds.out.length > 0 && <li>{say('page-review-seal-late', { names: names(seeds.out) })}</li>}
      <li>
        {heads > 0
          ? say('page-review-seal-heads', { n: heads })
          : say(verdict.witnessed ? 'page-review-seal-witness' : 'page-review-seal-no-witness')}
      </li>
      <li>{say('page-review-seal-moves', { n: verdict.entries })}</li>
      <li>{say('page-review-seal-chain')}</li>
      {compared && <li>{say('page-review-seal-passed-on')}</li>}
    </>
  )
}
