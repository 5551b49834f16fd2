import { ATTACKS } from './attacks.ts'
import { Answers } from './field.ts'
import type { Orders } from './house.ts'

/** A process that attacks for a while, tells its toll, and ends. It knows no address but the one it is given, which is this machine's. */
const { attack, base, table, millis } = JSON.parse(process.argv[2] ?? '{}') as Orders
const way = ATTACKS[attack]
if (way === undefined || !['localhost', '127.0.0.1'].includes(new URL(base).hostname))
  throw new Error(`there is no attack "${attack}", or it is not for this machine`)
const answers = new Answers()
await way({ base, table, until: performance.now() + millis, answers })
process.send?.({ sent: answers.sent, codes: answers.codes }, () => process.exit(0))
