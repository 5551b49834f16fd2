import { waiting } from '@noren/engine'
import type { Core, Outcome, SeatSet } from '@noren/engine'
import { answeredBy } from '@noren/match'
import type { Clock, Envelope } from '@noren/match'

/** What a row says of its match, so that nobody has to replay it to list it. */
export interface Summary {
  readonly waiting: SeatSet
  readonly outcome: Outcome | null
  readonly clock: Clock | null
  readonly envelopes: readonly Envelope[]
  readonly answered: SeatSet
}

/** How a match, or a turn of it, stands: the one place from which every row is derived. */
export const summaryOf = (
  at: { readonly state: Core; readonly envelopes: readonly Envelope[] },
  clock: Clock | null = null,
): Summary => ({
  waiting: waiting(at.state),
  outcome: at.state.outcome,
  clock,
  envelopes: at.envelopes,
  answered: answeredBy(at),
})
