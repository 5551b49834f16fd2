import { asGame, canonical, Choices, members, settle, silent, waiting } from '@noren/engine'
import type { AnyDefinition, Core, Game, Move, Seat } from '@noren/engine'
import { honor } from '@noren/honor'
import { stage as honorStage } from '@noren/honor/stage'
import { sake } from '@noren/sake'
import { stage as sakeStage } from '@noren/sake/stage'
import { sakura } from '@noren/sakura'
import { stage as sakuraStage } from '@noren/sakura/stage'
import { spirit } from '@noren/spirit'
import { stage as spiritStage } from '@noren/spirit/stage'
import { expect, test } from 'vitest'
import { RecordPlayer, tapeOfStage } from '../src/index.ts'

const game = (definition: unknown): Game => asGame(definition as AnyDefinition)

/** Some scenes begin before their first question. */
function rested(definition: unknown, state: Core): Core {
  settle(definition as AnyDefinition, state, silent)
  return state
}

const STAGED: readonly (readonly [string, Game, () => Core])[] = [
  ['Sakura', game(sakura), () => sakuraStage({ seats: 3, left: ['red-6'], right: ['blue-4'] })],
  [
    'Samurai Spirit',
    game(spirit),
    () => rested(spirit, spiritStage({ samurai: ['daisuke', 'heihachi'], more: 20 })),
  ],
  ['Honor of the Samurai', game(honor), () => honorStage({ players: [{}, {}, {}] })],
  ['Saké & Samouraï', game(sake), () => rested(sake, sakeStage({ players: [{}, {}, {}] }))],
]

const list = new Choices()

/** So many first choices, one after the other, and every state on the way. */
function walked(rules: Game, start: Core, most: number): { moves: Move[]; states: Core[] } {
  const moves: Move[] = []
  const states = [start]
  for (let s = start; moves.length < most && s.outcome === null;) {
    const seat = members(waiting(s))[0] as Seat
    rules.legal(s, seat, list)
    moves.push({ seat, words: rules.say(s, seat, list.at(0)).words })
    s = rules.clone(s)
    rules.play(s, seat, list.at(0))
    states.push(s)
  }
  return { moves, states }
}

test.each(STAGED)('a staged position of %s is played by its script, both ways', (_, rules, stage) => {
  const { moves, states } = walked(rules, stage(), 40)
  const player = new RecordPlayer(tapeOfStage(rules, stage(), moves), { ended: true })
  expect(player.fault).toBeNull()
  expect(player.length).toBe(moves.length)
  for (const at of [...states.keys(), ...[...states.keys()].reverse()]) {
    const state = states[at] as Core
    for (let seat = 0; seat < state.seats; seat++)
      expect(canonical(player.faceAt(at, seat).view)).toBe(canonical(rules.view(state, seat)))
  }
  // Something else from the middle on: the same position, another script.
  const middle = moves.length >> 1
  const other = new RecordPlayer(player.branch(middle, moves.slice(middle, middle + 2)))
  expect(canonical(other.faceAt(0, 0))).toBe(canonical(player.faceAt(middle, 0)))
  expect(canonical(other.faceAt(2, 0))).toBe(canonical(player.faceAt(middle + 2, 0)))
  expect(() => other.momentAt(0, 'open')).toThrow('when the game is over')
})
