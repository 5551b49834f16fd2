import type { Fault } from '@noren/engine'
import type { ReplyCode } from '@noren/protocol'

/** Something that cannot be done, and why, as the REST part would say it. */
export class No extends Error {
  readonly code: ReplyCode
  readonly faults: readonly Fault[]
  constructor(code: ReplyCode, faults: readonly Fault[] = []) {
    super(code)
    this.code = code
    this.faults = faults
  }
}
