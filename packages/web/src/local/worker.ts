import { MANIFESTS, registry } from '@noren/games'
import { keysFrom } from '@noren/match'
import { isNo, no, problemOf } from '@noren/table'
import { SofaHouse, SofaLine } from './house.ts'
import { playDaily } from './daily.ts'
import { IdbStore } from './idb.ts'
import { onlyOne } from './lock.ts'
import { teachLessons } from './lesson.ts'
import { putPuzzles } from './puzzle.ts'
import { mindBehind, thinkFor } from './mind.ts'
import { PassingStore } from './passing.ts'
import { playRecords } from './record.ts'
import type { FromHouse, ToHouse } from './messages.ts'
import { deviceTime } from './time.ts'
import { weighFor } from './weigh.ts'

/**
 * A table in a box. The page hires this script as the house, which runs matches and keeps them; as the place where bots think,
 * so that a long thought never keeps a player waiting; as the place where records are played, and as the one where they are
 * weighed.
 */
const lines = new Map<number, SofaLine>()
const bell = new BroadcastChannel('noren.sofa')
let house: SofaHouse | null = null

const post = (message: FromHouse): void => postMessage(message)

type Opening = Extract<ToHouse, { house: unknown }>

function openHouse({ house: { pause, alone, seed }, mind }: Opening): SofaHouse {
  const opened = new SofaHouse({
    store: new PassingStore(new IdbStore()),
    rules: registry,
    think: mindBehind(mind),
    pause,
    alone,
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
  if ('house' in m) house = openHouse(m)
  else if ('thinkFor' in m) thinkFor(m.thinkFor, registry)
  else if ('playRecords' in m) playRecords(m.playRecords, MANIFESTS, registry)
  else if ('teachLessons' in m) teachLessons(m.teachLessons, MANIFESTS, registry)
  else if ('putPuzzles' in m) putPuzzles(m.putPuzzles, MANIFESTS, registry)
  else if ('playDaily' in m) playDaily(m.playDaily, MANIFESTS, registry)
  else if ('weighFor' in m) weighFor(m.weighFor, registry)
  else if ('errand' in m) void errand(m)
  else if ('seats' in m) {
    if (house !== null) lines.set(m.line, new SofaLine(house, m.seats, says => post({ line: m.line, says })))
  } else if ('said' in m) void lines.get(m.line)?.answerTo(m.said)
  else {
    lines.get(m.line)?.leave()
    lines.delete(m.line)
  }
})
