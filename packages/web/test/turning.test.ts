import { registry } from '@noren/games'
import { createElement, Suspense } from 'react'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Numbers } from '../src/chances/Numbers.tsx'
import type { Tell } from '../src/chances/Story.tsx'
import { TurningList } from '../src/chances/Story.tsx'
import type { Chances } from '../src/chances/useChances.ts'
import type { Verdict } from '../src/chances/verdict.ts'
import { verdictAt, verdictsOf } from '../src/chances/verdict.ts'
import { goBeyond, isDrawn } from '../src/i18n/load.ts'
import type { Step, Turning } from '../src/local/messages.ts'
import { weigh } from '../src/local/weigh.ts'
import { Turned } from '../src/review/Turned.tsx'
import { logOf } from './finished-log.ts'

isDrawn()
goBeyond()

/** Few worlds: the figures are rough, and row and panel must agree on them all the same. */
const EFFORT = { worlds: { standing: 6, passes: [24] }, openWorlds: 1 }
const GAMES = [
  ['sakura', 3],
  ['spirit', 2],
  ['honor', 3],
  ['sake', 3],
] as const

async function weighed(id: string, seats: number): Promise<Chances> {
  const { log } = await logOf(id, { seats, blind: 3 })
  const steps: Step[] = []
  let last: Chances | undefined
  await weigh(
    { log, seat: 0, open: false },
    registry,
    now => {
      if ('failed' in now) throw new Error('not weighed')
      steps.push(...now.steps)
      last = { ...now, steps, open: [], failed: false }
    },
    EFFORT,
  )
  if (last === undefined) throw new Error('nothing was told')
  return last
}

/** As the server would draw it: what a part says the first time that it is looked at. */
async function drawn(part: ReactNode): Promise<string> {
  const page = await renderToReadableStream(createElement(Suspense, { fallback: null }, part))
  await page.allReady
  return new Response(page).text()
}

const tell: Tell = seq => ({ what: `entry ${seq} is told`, where: `Move ${seq}` })
const shared = {
  whose: 'mine',
  tell,
  go: () => undefined,
  label: words => words.join(' '),
} as const satisfies Partial<Parameters<typeof Turned>[0]>

/** A turning point in one line, however it is marked up around it. */
const lineIn = (html: string): string =>
  /<span class="k">.*?<\/span><span class="t">.*?<\/span><span class="d".*?<\/small><\/span>/.exec(
    html,
  )?.[0] ?? ''
const rowsOf = (html: string): readonly { readonly to: number; readonly line: string }[] =>
  [...html.matchAll(/<button[^>]*data-to="(\d+)".*?<\/button>/g)].map(([row, to]) => ({
    to: Number(to),
    line: lineIn(row),
  }))

/** Every turning point against what is said at the moment it opens. */
async function expectAgreed(chances: Chances): Promise<readonly Verdict[]> {
  const rows = rowsOf(await drawn(createElement(TurningList, { chances, ...shared })))
  const points = verdictsOf(chances)
  expect(rows.map(r => r.to)).toEqual(points.map(p => p.seq - 1))
  for (const [i, { to, line }] of rows.entries()) {
    expect(line).toContain(`Move ${to + 1}<`)
    const panel = await drawn(createElement(Numbers, { chances, at: to, ...shared }))
    expect(lineIn(panel.split('<h3>')[0] ?? '')).toBe(line)
    const opened = verdictAt(chances, to)
    expect(opened?.verdict).toEqual(points[i])
    const { verdict, came } = opened as NonNullable<typeof opened>
    expect(came).toBe(false)
    const strip = await drawn(createElement(Turned, { ...shared, verdict, came }))
    expect(lineIn(strip)).toBe(line)
    // The sentence is the same in both, and no other verdict stands beside it.
    const said = /<p class="says">([^<]*)/.exec(strip)?.[1] ?? 'nothing'
    const open = panel.replace(/<details.*?<\/details>/, '')
    expect([...open.matchAll(/class="ch-verdict"[^>]*>([^<]*)/g)].map(m => m[1])).toEqual([said])
    const step = chances.steps.find(s => s.seq === to + 1)
    if (step?.choice == null || verdict.kind === 'luck' || verdict.kind === 'others') continue
    // The board marks what is chosen next: that is what was judged.
    expect(verdict.kind === 'find' ? step.choice.find : step.choice.loss).toBeGreaterThan(0)
    if (verdict.kind !== 'find') expect(verdict.kind).toBe(step.choice.label)
  }
  return points
}

describe('issue 33, 2: a turning point opens on its own verdict', () => {
  test.each(GAMES)('of recorded reviews of %s', async (id, seats) => {
    const chances = await weighed(id, seats)
    const points = await expectAgreed(chances)
    expect(points.length).toBeGreaterThan(0)
  })

  test('whatever it is: a choice, luck, or somebody else, in one entry or in several of a turn', async () => {
    const choice = (
      label: 'slip' | 'mistake' | 'blunder' | null,
      loss: number,
      find = 0,
    ): Step['choice'] => ({
      options: [
        { words: ['end'], value: 4500, error: 50 },
        { words: ['hire', 3], value: 4500 - loss, error: 50 },
      ],
      made: loss > 0 ? 1 : 0,
      best: 0,
      loss,
      error: 60,
      find,
      label,
      doubt: null,
      worlds: 1000,
    })
    const step = (seq: number, is: Partial<Step> = {}): Step => ({
      seq,
      actor: 0,
      before: 4000,
      after: 4100,
      own: 0,
      others: 0,
      luck: 0,
      choice: null,
      ...is,
    })
    const found = new Set<string>()
    const one = async (all: Partial<Step>, point: Omit<Turning, 'seq' | 'from' | 'to'>, from = 5, to = 5) => {
      const steps = Array.from({ length: 9 }, (_, i) =>
        step(i + 1, i === 4 ? all : { choice: choice(null, 0) }),
      )
      const [verdict] = await expectAgreed({
        steps,
        open: [],
        turning: { even: false, points: [{ seq: 5, from, to, ...point }] },
        sum: { start: 40, luck: 0, others: 0, own: 0, end: 41 },
        proved: null,
        done: 9,
        all: 9,
        failed: false,
      })
      found.add(`${verdict?.kind} ${verdict?.whole === true ? 'of a turn' : 'alone'}`)
    }
    await one({ choice: choice('slip', 1000) }, { cause: 'slip', points: -10 })
    await one({ choice: choice('mistake', 1050) }, { cause: 'slip', points: -11 })
    await one({ choice: choice('blunder', 2000) }, { cause: 'slip', points: -20 })
    await one({ choice: choice(null, 0, 2600) }, { cause: 'find', points: 26 })
    await one({ luck: 2100, choice: choice('slip', 900) }, { cause: 'luck', points: 21 }, 4, 7)
    await one({ luck: 2100 }, { cause: 'luck', points: 21 })
    await one({ actor: 1, others: -800 }, { cause: 'others', points: -8 })
    await one({ actor: 1, others: -800 }, { cause: 'others', points: -8 }, 5, 6)
    expect(found.size).toBe(8)
  })

  test('what came of it is the end of its turn, and leads back; what is still weighed is told nowhere', async () => {
    const points = [{ seq: 5, from: 4, to: 7, cause: 'luck' as const, points: 21 }]
    const chances = { steps: [], turning: { even: false, points }, done: 9, all: 9 }
    expect([3, 4, 5, 6, 7, 8].map(at => verdictAt(chances, at)?.came ?? null)).toEqual([
      null,
      false,
      null,
      null,
      true,
      null,
    ])
    expect(verdictAt({ ...chances, done: 8 }, 4)).toBeNull()
    const verdict = verdictAt(chances, 7)?.verdict
    if (verdict === undefined) throw new Error('no verdict')
    const parts = { ...shared, verdict }
    expect(await drawn(createElement(Turned, { ...parts, came: false }))).toContain('See what came of it')
    expect(await drawn(createElement(Turned, { ...parts, came: true }))).toContain('The moment before it')
  })
})
