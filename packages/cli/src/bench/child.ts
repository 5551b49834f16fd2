import { round, warmUp } from '@noren/bench'
import { load } from './contenders.ts'

/** A process for one contender: it warms up, then does a round whenever it is asked, so that rounds can take turns. */
export type Request =
  | { readonly kind: 'warm'; readonly seconds: number; readonly units: number }
  | { readonly kind: 'round'; readonly units: number }
  | { readonly kind: 'check'; readonly units: number }

const subject = await load(process.argv[2] ?? '').catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`)
  process.exit(1)
})

process.on('message', (request: Request) => {
  switch (request.kind) {
    case 'warm':
      warmUp(subject, request.seconds, Math.ceil(request.units / 10))
      process.send?.({ perCpuSecond: 0, sum: 0 })
      break
    case 'round':
      process.send?.(round(subject, request.units))
      break
    case 'check':
      process.send?.({ perCpuSecond: 0, sum: subject.run(0, request.units).sum })
  }
})
process.send?.({ perCpuSecond: 0, sum: 0 })
