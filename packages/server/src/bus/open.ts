import { ConfigError } from '../config.ts'
import type { Config } from '../config.ts'
import { realChance } from '../chance.ts'
import type { Chance } from '../chance.ts'
import { realTime } from '../time.ts'
import type { TimeSource } from '../time.ts'
import type { Bus } from './bus.ts'
import { NatsBus } from './nats.ts'
import { InProcessBus } from './in-process.ts'
import { ProcessBus } from '../processes/bus.ts'

/** The bus that the host chose: NATS; or that of processes started together; or none, for a server that stands alone. */
export async function openBus(
  { bus, process: share }: Config,
  time: TimeSource = realTime,
  chance: Chance = realChance,
): Promise<Bus> {
  if (bus === null && share !== null) return new ProcessBus(process, chance)
  if (bus === null) return new InProcessBus(time, chance).house()
  try {
    return await NatsBus.open(bus, chance)
  } catch (error) {
    // Without the address, which may hold a password.
    const { host } = new URL(bus)
    const why = error instanceof Error ? error.message : String(error)
    throw new ConfigError([`NATS_URL: cannot connect to NATS at ${host}: ${why}`])
  }
}
