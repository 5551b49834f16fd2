import type { Fault } from '@noren/engine'
import { sentenceOf } from '@noren/protocol/codes'
import type { ReplyCode, RestProblem } from '@noren/protocol'

/** A wish that cannot be granted: a value, because it is no accident. */
export interface No {
  readonly no: ReplyCode
  readonly faults?: readonly Fault[]
}

export const no = (code: ReplyCode, faults?: readonly Fault[]): No =>
  faults === undefined ? { no: code } : { no: code, faults }

export const isNo = (value: unknown): value is No =>
  typeof value === 'object' && value !== null && 'no' in value

/** A refusal as the page is told it. */
export const problemOf = ({ no: code, faults }: No): RestProblem => ({
  code,
  sentence: sentenceOf(code),
  ...(faults === undefined ? {} : { faults: faults.map(f => ({ ...f })) }),
})
