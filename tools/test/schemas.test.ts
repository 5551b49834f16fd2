import { readFileSync } from 'node:fs'
import { Choices, below, first, seeded, waiting, WATCHER } from '@noren/engine'
import { MANIFESTS } from '@noren/games/manifests'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { fileOf, schemaOf } from '../schemas/write.ts'

/** What clients of others are told of a game is what the game says. */
describe.each(MANIFESTS)('the schema of $id', ({ id, rules, seats }) => {
  test('is what the types and verbs of the game make of it: else run npm run schemas', async () => {
    expect(JSON.parse(readFileSync(fileOf(id), 'utf8'))).toEqual(
      JSON.parse(JSON.stringify(await schemaOf(id))),
    )
  })

  test('every view and every choice of whole games fits it, and a view with one more field does not', async () => {
    const schema = JSON.parse(readFileSync(fileOf(id), 'utf8')) as object
    const ajv = new Ajv({ allowUnionTypes: true, strictTuples: false }).addSchema(schema, 'game')
    const view = ajv.compile({ $ref: 'game#/definitions/view' })
    const words = ajv.compile({ $ref: 'game#/definitions/words' })
    const game = await rules()
    for (const players of [seats.min, seats.max]) {
      const rng = seeded(players)
      const s = game.begin(game.options.defaults, players, seeded(players + 7))
      for (let n = 0; s.outcome === null && n < 4000; n++) {
        const seat = first(waiting(s))
        const out = new Choices()
        game.legal(s, seat, out)
        const action = out.at(below(rng, out.size))
        if (n % 9 === 0)
          for (const reader of [seat, WATCHER]) {
            const seen = JSON.parse(JSON.stringify(game.view(s, reader))) as { open: object }
            expect(view(seen), JSON.stringify(view.errors)).toBe(true)
            expect(view({ ...seen, open: { ...seen.open, more: 1 } })).toBe(false)
          }
        expect(words(game.say(s, seat, action).words), JSON.stringify(words.errors)).toBe(true)
        game.play(s, seat, action)
      }
    }
    expect(words(['fly'])).toBe(false)
  })
})
