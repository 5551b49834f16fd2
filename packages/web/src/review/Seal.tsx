import type { TableInfo } from '@noren/protocol'
import { useEffect, useState } from 'react'
import { Icon } from '../art/Icon.tsx'
import { useRoom } from '../i18n/room.ts'
import type { RecordClient, Verdict } from '../state/record.ts'
import { witnessOf } from '../state/witness.ts'
import { Dialog } from '../table/Dialog.tsx'

/** Checks the game in this browser, and says what that proves. */
export function Seal({ client, info }: { readonly client: RecordClient; readonly info: TableInfo }) {
  const say = useRoom('review')
  const [verdict, setVerdict] = useState<Verdict | null>(null)
  const [open, setOpen] = useState(false)
  useEffect(() => {
    let gone = false
    void client.check(witnessOf(info.id)).then(v => {
      if (!gone) setVerdict(v)
    })
    return () => {
      gone = true
    }
  }, [client, info.id])
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
              <>
                <li>{say('page-review-seal-key')}</li>
                <li>{say(verdict.witnessed ? 'page-review-seal-witness' : 'page-review-seal-no-witness')}</li>
                <li>{say('page-review-seal-moves', { n: verdict.entries })}</li>
                <li>{say('page-review-seal-chain')}</li>
              </>
            ) : (
              <li>{say('page-review-seal-bad', { why: verdict.why })}</li>
            )}
            <li className="not">{say('page-review-seal-not')}</li>
          </ul>
          <p className="hash">
            <code>{info.keyHash}</code>
          </p>
        </Dialog>
      )}
    </>
  )
}
