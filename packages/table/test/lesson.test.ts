import { MANIFESTS } from '@noren/games'
import type { Lesson, LoadedRules, Manifest, Words } from '@noren/engine'
import { canonical } from '@noren/engine'
import { describe, expect, test } from 'vitest'
import type { CoachState, LessonDeed } from '../src/index.ts'
import { lessonInfo, LessonTable, mainTrail, walkLesson } from '../src/index.ts'
import { rulesOf } from './played.ts'

const TAUGHT = MANIFESTS.filter(m => m.lesson !== undefined)

async function load(m: Manifest, edition?: string): Promise<[LoadedRules, Lesson]> {
  return [await rulesOf(m.id, m.version), await (m.lesson as NonNullable<Manifest['lesson']>).load(edition)]
}

describe.each(TAUGHT.map(m => [m.id, m] as const))('the first game of %s', (_, m) => {
  test.each(m.id === 'sake' ? ['fr', 'it'] : [''])(
    'issue 17: every lesson is played by the real rules along every offered branch %s',
    async edition => {
      const [{ game }, lesson] = await load(m, edition === '' ? undefined : edition)
      const { faults, steps, branches } = walkLesson(game, lesson)
      expect(faults).toEqual([])
      expect(steps).toBeGreaterThan(5)
      expect(branches).toBeGreaterThan(5)
      // One edition may leave an idea out.
      if (edition !== 'it') expect(lesson.ideas.length).toBe(m.lesson?.ideas)
    },
  )

  test('learn.md 2.4: what an idea rests on is in the rules', async () => {
    const [, lesson] = await load(m)
    const clauses = await m.clauses('en')
    for (const { id, rests } of lesson.ideas) {
      expect(rests.length, id).toBeGreaterThan(0)
      for (const clause of rests) expect(Object.keys(clauses), id).toContain(clause)
    }
  })
})

/** A lesson with somebody in front of it. */
async function sit(): Promise<{
  readonly coach: () => CoachState
  readonly act: (...words: Words) => void
  readonly do: (deed: LessonDeed) => boolean
  readonly face: () => string
  readonly show: (...words: Words) => void
  readonly open: LessonTable['open']
  readonly lines: { seq: number; undoes?: number }[]
  readonly thought: () => Promise<void>
}> {
  const m = MANIFESTS.find(x => x.id === 'sakura') as Manifest
  const [{ game }, lesson] = await load(m)
  let coach: CoachState | null = null
  let face: unknown = null
  let asked = 0
  const lines: { seq: number; undoes?: number }[] = []
  const table = new LessonTable(game, lesson, lessonInfo(game, lesson, 'You', 0), {
    tell(message) {
      if (message.t === 'update') lines.push(message.line)
      if (message.t === 'sync') lines.push(...message.lines)
      if (message.t === 'update' || message.t === 'sync') face = message.faces['0']
    },
    coach: state => (coach = state),
    think: (view, seat) => {
      asked++
      const { own } = view as { own: { seat: number; hand: readonly string[] } }
      expect(own.seat).toBe(seat)
      return new Promise(() => undefined)
    },
  })
  table.open(null)
  return {
    coach: () => coach as unknown as CoachState,
    act: (...words) => expect(table.act(words)).toBeNull(),
    show: (...words) => expect(table.act(words, true)).toBeNull(),
    do: deed => table.do(deed),
    face: () => canonical(face),
    open: save => table.open(save),
    lines,
    thought: async () => {
      await Promise.resolve()
      expect(asked).toBeGreaterThan(0)
    },
  }
}

test('learn.md 2.2: another legal move is carried out, stated, and kept or taken back', async () => {
  const t = await sit()
  t.do('go-on')
  const before = t.face()
  t.act('place', 'blue-8', 'right')
  expect(t.coach()).toMatchObject({ mode: 'other', id: 'climb', say: 'else-right' })
  expect(t.face()).not.toBe(before)
  t.do('take-back')
  expect(t.coach()).toMatchObject({ mode: 'asks', id: 'climb', say: 'say' })
  expect(t.face()).toBe(before)
  expect(t.lines.at(-1)).toMatchObject({ undoes: 1 })
  t.act('place', 'blue-8', 'right')
  t.do('keep')
  expect(t.coach()).toMatchObject({ mode: 'asks', id: 'fall', curtain: true })
  // The table of the next idea is that of the main line.
  const other = await sit()
  other.act('place', 'red-8', 'left')
  expect(t.face()).toBe(other.face())
})

test('learn.md 2.2: off the line teachers play on from their own view', async () => {
  const t = await sit()
  for (const words of [['place', 'red-8', 'left'], ['place', 'blue-8', 'right'], ['end']]) t.act(...words)
  t.do('go-on')
  t.act('place', 'black-5', 'left')
  t.do('asked-dim')
  t.act('take', 'right')
  t.act('replace', 'black-3')
  expect(t.coach()).toMatchObject({ mode: 'other', say: 'else-other' })
  // Whoever goes on plays on; when the turn is over the teachers think for themselves.
  t.act('end')
  expect(t.coach().mode).toBe('other')
  await t.thought()
  t.do('take-back')
  expect(t.coach()).toMatchObject({ mode: 'asks', id: 'wall' })
})

test('learn.md 2.2: Back, Skip, Show me, and coming back to the same idea', async () => {
  const t = await sit()
  const first = t.face()
  t.do('skip')
  t.do('skip')
  expect(t.coach().id).toBe('fall')
  t.do('back')
  expect(t.coach()).toMatchObject({ id: 'climb', mode: 'asks' })
  expect(t.face()).toBe(first)
  const { wanted } = t.coach()
  t.show(...(wanted ?? []))
  expect(t.coach()).toMatchObject({ id: 'climb', mode: 'shown', say: 'why' })
  t.do('take-back')
  expect(t.coach()).toMatchObject({ id: 'climb', mode: 'asks', say: 'say' })
  t.act('place', 'red-10', 'left')
  expect(t.coach().id).toBe('fall')
  const { save } = t.coach()
  const there = t.face()
  const again = await sit()
  again.open(JSON.parse(JSON.stringify(save)) as typeof save)
  expect(again.coach().id).toBe('fall')
  expect(again.face()).toBe(there)
  // A trail that the rules refuse leads to the main line.
  again.open({ idea: 2, trail: [[], [{ seat: 0, words: ['place', 'black-3', 'left'] }]] })
  expect(again.coach().id).toBe('fall')
})

test('learn.md 3.1: whoever plays while something is told has heard enough', async () => {
  const t = await sit()
  expect(t.coach()).toMatchObject({ id: 'goal', mode: 'tells' })
  t.act('place', 'red-8', 'left')
  expect(t.coach().id).toBe('fall')
})

test('the main line of an idea is what the next one begins from', async () => {
  const [, lesson] = await load(MANIFESTS.find(x => x.id === 'sakura') as Manifest)
  expect(mainTrail(lesson, 3).flat()).toEqual([
    { seat: 0, words: ['place', 'red-8', 'left'] },
    { seat: 0, words: ['place', 'blue-8', 'right'] },
  ])
})
