import { round } from '@noren/bench'
import { load } from './contenders.ts'

/** A process for one contender: it warms up, then does a round whenever it is asked, so that rounds can take turns. */
export type Request =
  | { readonly kind: 'round'; readonly seconds: number; readonly units: number }
  | { readonly kind: 'check'; readonly units: number }

const [, , name = '', folder = ''] = process.argv
const subject = await load(name, folder).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})

process.on('message', (request: Request) => {
  const { units } = request
  if (request.kind === 'round') process.send?.(round(subject, request.seconds, units))
  else process.send?.({ perCpuSecond: 0, units, sum: subject.run(0, units).sum })
})
process.send?.({ perCpuSecond: 0, units: 0, sum: 0 })
