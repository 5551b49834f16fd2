import { MANIFESTS, registry } from '@noren/games'
import { keysFrom } from '@noren/match'
import { isNo, no, problemOf } from '@noren/table'
import { SofaHouse, SofaLine } from './house.ts'
import { IdbStore } from './idb.ts'
import { onlyOne } from './lock.ts'
import { teachLessons } from './lesson.ts'
import { mindBehind, thinkFor } from './mind.ts'
import { playRecords } from './record.ts'
import type { FromHouse, ToHouse } from './messages.ts'
import { deviceTime } from './time.ts'

/**
 * A table in a box. The page hires this script as the house, which runs matches and keeps them; as the place where bots think,
 * so that a long thought never keeps a player waiting; and as the place where records are played.
 */
const lines = new Map<number, SofaLine>()
const bell = new BroadcastChannel('noren.sofa')
let house: SofaHouse | null = null

const post = (message: FromHouse): void => postMessage(message)

function openHouse(pause: number, seed: string | null, mind: MessagePort): SofaHouse {
  const opened = new SofaHouse({
    store: new IdbStore(),
    rules: registry,
    think: mindBehind(mind),
    pause,
    ...(seed === null ? {} : { key: keysFrom(seed) }),
    time: deviceTime,
    window: 0,
    // A worker ends with its page, and all at once.
    closing: new AbortController().signal,
    only: onlyOne(navigator.locks),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
    ring: id => bell.postMessage(id),
  })
  bell.addEventListener('message', (e: MessageEvent<string>) => void opened.rung(e.data))
  return opened
}

async function errand({ no: n, errand: wish }: Extract<ToHouse, { errand: unknown }>): Promise<void> {
  const answer = await (house?.run(wish).catch(() => null) ?? null)
  const failed = answer === null && wish.do !== 'drop' ? no('server-trouble') : answer
  if (isNo(failed)) post({ no: n, refusal: { faults: [], ...problemOf(failed) } })
  else post({ no: n, answer: failed })
}

addEventListener('message', (e: MessageEvent<ToHouse>) => {
  const m = e.data
  if ('house' in m) house = openHouse(m.house.pause, m.house.seed, m.mind)
  else if ('thinkFor' in m) thinkFor(m.thinkFor, registry)
  else if ('playRecords' in m) playRecords(m.playRecords, registry)
  else if ('teachLessons' in m) teachLessons(m.teachLessons, MANIFESTS, registry)
  else if ('errand' in m) void errand(m)
  else if ('seats' in m) {
    if (house !== null) lines.set(m.line, new SofaLine(house, m.seats, says => post({ line: m.line, says })))
  } else if ('said' in m) void lines.get(m.line)?.answerTo(m.said)
  else {
    lines.get(m.line)?.leave()
    lines.delete(m.line)
  }
})
