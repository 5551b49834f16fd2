import type { Rng, Seat } from '@noren/engine'
import { below, begin, seeded, shuffle } from '@noren/engine'
import { expect, test } from 'vitest'
import { sake } from '../src/index.ts'
import {
  advance,
  advanceRoom,
  AWAY,
  discipleTarget,
  findDisciple,
  gapOf,
  gapTotal,
  LEFT,
  look,
  masterAt,
  nextAlive,
  preyOf,
  prevAlive,
  putCube,
  removable,
  RIGHT,
  room,
  shift,
  stand,
  TOWARDS,
  unstand,
} from '../src/ring.ts'
import type { Sake } from '../src/state.ts'

/**
 * The ring of Steps against a model of it: every figure is a mark on a circle (or a line), with the Steps between marks
 * counted. The model knows nothing of gaps, rows and kin.
 */
interface Mark {
  readonly figure: number
  readonly master: Seat
  at: number
}
interface Model {
  readonly marks: Mark[]
  /** Steps round the ring; in a line, Steps from end to end. */
  readonly length: number
}

const ALIVE = 0

/** A table with some dead, and Disciples where the rules let them stand: opposing figures are at least 1 Step apart. */
function table(rng: Rng, seats: number, living: number): Sake {
  const s = begin(sake, sake.options.defaults, seats, seeded(1))
  const dead = shuffle(
    rng,
    Array.from({ length: seats }, (_, i) => i),
  ).slice(living)
  s.status = s.status.map((_, i) => (dead.includes(i) ? 2 : ALIVE))
  s.supply = 10
  let card = 0
  for (let a = 0; a < seats; a++) {
    const exists = s.status[a] === ALIVE && (living > 2 || nextAlive(s, a) > a)
    const size = exists ? below(rng, 4) : 0
    const kin = below(rng, size + 1)
    s.row[a] = Array.from({ length: size }, () => card++)
    s.kin[a] = kin
    s.cubes[a] = Array.from({ length: exists ? size + 1 : 0 }, (_, i) => below(rng, 3) + (i === kin ? 1 : 0))
  }
  return s
}

/** Reads the table clockwise, from the seat that owns a gap. */
function modelOf(s: Sake): Model {
  const marks: Mark[] = []
  const living = s.status.flatMap((x, i) => (x === ALIVE ? [i] : []))
  const start = living.find(i => (s.cubes[i] as number[]).length > 0) ?? 0
  let at = 0
  for (let seat = start, k = 0; k < living.length; k++) {
    marks.push({ figure: seat, master: seat, at })
    const next = living[(living.indexOf(seat) + 1) % living.length] as Seat
    ;(s.cubes[seat] as number[]).forEach((n, i) => {
      at += n
      const card = (s.row[seat] as number[])[i]
      if (card === undefined) return
      const master = i < (s.kin[seat] as number) ? seat : next
      marks.push({ figure: discipleTarget(card), master, at })
    })
    seat = next
  }
  return { marks, length: at }
}

const markOf = (m: Model, figure: number): Mark => {
  const found = m.marks.find(x => x.figure === figure)
  if (found === undefined) throw new Error(`${figure} stands nowhere`)
  return found
}
const clockwise = (m: Model, from: Mark, to: Mark): number => (to.at - from.at + m.length) % m.length
/** Figures in the order in which one meets them going round from a mark, and on the other side the other way. */
function ahead(m: Model, from: Mark, dir: number): readonly (Mark & { readonly steps: number })[] {
  const i = m.marks.indexOf(from)
  const round = [...m.marks.slice(i + 1), ...m.marks.slice(0, i)]
  const way = dir === LEFT ? round : round.toReversed()
  return way.map(x => {
    const d = clockwise(m, from, x)
    return { ...x, steps: dir === LEFT ? d : (m.length - d) % m.length }
  })
}

/** Living Samurai and tables of three and more: a ring. */
function rings(check: (s: Sake, m: Model, rng: Rng) => void): void {
  for (let seed = 1; seed <= 150; seed++) {
    const rng = seeded(seed)
    const seats = 3 + (seed % 6)
    const s = table(rng, seats, 3 + below(rng, seats - 2))
    check(s, modelOf(s), rng)
  }
}
const livingOf = (s: Sake): Seat[] => s.status.flatMap((x, i) => (x === ALIVE ? [i] : []))
const disciplesOf = (m: Model): Mark[] => m.marks.filter(x => x.figure !== x.master)

/** What a seat sees, as lists of its own. */
function sightOf(s: Sake, seat: Seat) {
  const { size, figure, left, right } = look(s, seat)
  const [figures, lefts, rights] = [figure, left, right].map(list => [...list.subarray(0, size)])
  return { figure: figures, left: lefts, right: rights }
}

test('SK-GEO-3, SK-GEO-4: every opposing figure is seen with its Steps both ways, in clockwise order', () => {
  rings((s, m) => {
    for (const seat of livingOf(s)) {
      const me = markOf(m, seat)
      const seen = sightOf(s, seat)
      const others = ahead(m, me, LEFT).filter(x => x.master !== seat)
      expect(seen.figure).toEqual(others.map(x => x.figure))
      expect(seen.left).toEqual(others.map(x => x.steps))
      expect(seen.right).toEqual(others.map(x => m.length - x.steps))
    }
    for (const dead of s.status.flatMap((x, i) => (x === ALIVE ? [] : [i])))
      expect(sightOf(s, dead).figure).toEqual([])
  })
})

test('SK-GEO-5, SK-LINE-11: in a line there is one distance, and one alone sees nobody', () => {
  for (let seed = 1; seed <= 80; seed++) {
    const rng = seeded(seed)
    const s = table(rng, 3 + (seed % 4), 2)
    const m = modelOf(s)
    for (const seat of livingOf(s)) {
      const me = markOf(m, seat)
      const others = m.marks
        .filter(x => x.master !== seat)
        .map(x => ({ figure: x.figure, steps: Math.abs(x.at - me.at) }))
      const order = me.at === 0 ? others : others.toReversed()
      expect(sightOf(s, seat)).toEqual({
        figure: order.map(x => x.figure),
        left: order.map(x => x.steps),
        right: order.map(x => x.steps),
      })
      const nearest = Math.min(...others.map(x => x.steps))
      expect([room(s, seat, TOWARDS), room(s, seat, AWAY)]).toEqual([nearest - 1, s.supply])
    }
    const alone = table(rng, 4, 1)
    expect(sightOf(alone, livingOf(alone)[0] as Seat).figure).toEqual([])
  }
})

test('SK-MOVE-6, SK-DISC-18: one goes as far as 1 Step before the nearest opposing figure', () => {
  rings((s, m) => {
    for (const seat of livingOf(s))
      for (const dir of [LEFT, RIGHT]) {
        const first = ahead(m, markOf(m, seat), dir).find(x => x.master !== seat)
        expect(room(s, seat, dir)).toBe((first?.steps ?? 0) - 1)
      }
  })
})

test('SK-MOVE-5, SK-MOVE-9: who moves pushes his own Disciples, and everybody else stays', () => {
  let pushed = 0
  rings((s, m, rng) => {
    const all = livingOf(s)
    const seat = all[below(rng, all.length)] as Seat
    const dir = below(rng, 2) === 0 ? LEFT : RIGHT
    const n = below(rng, room(s, seat, dir) + 1)
    const me = markOf(m, seat)
    const supply = s.supply
    const steps = new Map(ahead(m, me, LEFT).map(x => [x.figure, x.steps]))
    shift(s, seat, dir, n)
    const now = modelOf(s)
    expect([now.length, s.supply]).toEqual([m.length, supply])
    const own = ahead(m, me, dir)
    const blocked = own.findIndex(x => x.master !== seat)
    const before = own.slice(0, blocked).map(x => x.figure)
    for (const x of ahead(now, markOf(now, seat), LEFT)) {
      const was = steps.get(x.figure) as number
      const away = dir === LEFT ? was - n : was + n
      if (!before.includes(x.figure)) {
        expect((x.steps - away) % m.length).toBe(0)
        continue
      }
      // His own before him keep their place, or are pushed along at 0 Steps.
      const there = dir === LEFT ? was : (m.length - was) % m.length
      const here = dir === LEFT ? x.steps : (m.length - x.steps) % m.length
      expect(here).toBe(Math.max(0, there - n))
      if (there < n) pushed++
    }
  })
  expect(pushed).toBeGreaterThan(10)
})

test('SK-LINE-5, SK-LINE-6: in a line Steps come from the supply and go back to it', () => {
  for (let seed = 1; seed <= 80; seed++) {
    const rng = seeded(seed)
    const s = table(rng, 4, 2)
    const seat = livingOf(s)[seed % 2] as Seat
    const dir = below(rng, 2) === 0 ? TOWARDS : AWAY
    const n = below(rng, room(s, seat, dir) + 1)
    const m = modelOf(s)
    shift(s, seat, dir, n)
    const now = modelOf(s)
    const change = dir === AWAY ? n : -n
    expect([now.length, s.supply]).toEqual([m.length + change, 10 - change])
    const other = livingOf(s).find(i => i !== seat) as Seat
    // Seen from the other one nobody moved but who is pushed or goes.
    const from = (model: Model, x: number): number => Math.abs(markOf(model, x).at - markOf(model, other).at)
    for (const x of m.marks.filter(y => y.master === other))
      expect(from(now, x.figure)).toBe(from(m, x.figure))
    for (const x of m.marks.filter(y => y.master === seat && y.figure !== seat))
      expect(from(now, x.figure)).toBe(Math.min(from(m, x.figure), from(now, seat)))
  }
})

test('SK-DISC-1, SK-DISC-4: a new Disciple stands at 0 Steps beside its master, and is found there', () => {
  const CARD = 40
  rings((s, m, rng) => {
    const all = livingOf(s)
    const seat = all[below(rng, all.length)] as Seat
    const dir = below(rng, 2) === 0 ? LEFT : RIGHT
    expect(findDisciple(s, CARD)).toBe(-1)
    stand(s, seat, CARD, dir)
    const now = modelOf(s)
    const [first] = ahead(now, markOf(now, seat), dir)
    expect(first).toMatchObject({ figure: discipleTarget(CARD), master: seat, steps: 0 })
    expect(now.length).toBe(m.length)
    const spot = findDisciple(s, CARD)
    expect([masterAt(s, spot), gapOf(spot)]).toEqual([seat, dir === LEFT ? seat : prevAlive(s, seat)])
    expect(unstand(s, spot)).toBe(CARD)
    expect(modelOf(s)).toEqual(m)
  })
  for (let seed = 1; seed <= 30; seed++) {
    const s = table(seeded(seed), 4, 2)
    for (const seat of livingOf(s)) {
      stand(s, seat, CARD + seat, TOWARDS)
      const m = modelOf(s)
      expect(markOf(m, discipleTarget(CARD + seat))).toMatchObject({ master: seat, at: markOf(m, seat).at })
    }
  }
})

test('SK-DISC-7 to SK-DISC-11, SK-DISC-23: a Disciple advances away from its master and strikes what is 1 Step ahead', () => {
  let [struck, several] = [0, 0]
  rings((s, m, rng) => {
    for (const mark of disciplesOf(m)) {
      const spot = findDisciple(s, mark.figure - 8)
      expect(masterAt(s, spot)).toBe(mark.master)
      // Its gap ends at the next Samurai; the way is away from its own.
      const way = gapOf(spot) === mark.master ? LEFT : RIGHT
      const inFront = ahead(m, mark, way)
      const end = inFront.findIndex(x => x.figure === x.master)
      const near = inFront.slice(0, end + 1)
      const [next] = near
      const free = (next?.steps ?? 0) - (next?.master === mark.master ? 0 : 1)
      expect(advanceRoom(s, spot, 9)).toBe(Math.max(0, free))
      expect(advanceRoom(s, spot, 1)).toBe(Math.max(0, Math.min(1, free)))
      const prey = near.filter(x => x.master !== mark.master && x.steps === 1).map(x => x.figure)
      expect(preyOf(s, spot)).toEqual(prey)
      struck += prey.length
      if (prey.length > 1) several++
    }
    const all = disciplesOf(m)
    const mark = all[below(rng, Math.max(1, all.length))]
    if (mark === undefined) return
    const spot = findDisciple(s, mark.figure - 8)
    const n = below(rng, advanceRoom(s, spot, 9) + 1)
    advance(s, spot, n)
    const now = modelOf(s)
    const forward = gapOf(spot) === mark.master
    const before = clockwise(m, markOf(m, mark.master), mark)
    const after = clockwise(now, markOf(now, mark.master), markOf(now, mark.figure))
    expect((after - before - (forward ? n : -n)) % m.length).toBe(0)
    for (const x of m.marks) if (x.figure !== mark.figure) expect(markOf(now, x.figure).at).toBe(x.at)
  })
  expect(struck).toBeGreaterThan(100)
  expect(several).toBeGreaterThan(5)
})

test('SK-GEO-13 to SK-GEO-16: a Step may go unless opposing figures would meet, and comes from the supply', () => {
  rings((s, m) => {
    for (const gap of livingOf(s)) {
      const cubes = s.cubes[gap] as number[]
      const inGap = [gap, ...(s.row[gap] as number[]).map(discipleTarget), nextAlive(s, gap)]
      cubes.forEach((n, i) => {
        const [a, b] = [markOf(m, inGap[i] as number), markOf(m, inGap[i + 1] as number)]
        expect(removable(s, gap, i)).toBe(n > (a.master === b.master ? 0 : 1))
      })
      const total = gapTotal(s, gap)
      expect(total).toBe(cubes.reduce((sum, n) => sum + n, 0))
      putCube(s, gap, 0, 1)
      expect([gapTotal(s, gap), s.supply]).toEqual([total + 1, 9])
      putCube(s, gap, 0, -1)
      expect([gapTotal(s, gap), s.supply]).toEqual([total, 10])
    }
  })
})
