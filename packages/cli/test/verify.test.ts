import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seeded } from '@noren/engine'
import { checkLog } from '@noren/match'
import { rulesOf } from '../src/games.ts'
import { tamperings } from '../src/verify/tamper.ts'
import { played, sharesFor, witnessOf } from '../src/verify/played.ts'
import { verifyTrial } from '../src/verify/trial.ts'
import { json, noren } from './heard.ts'

let dir = ''
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'noren-verify-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

async function written(name: string, content: unknown): Promise<string> {
  const file = join(dir, name)
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('noren verify', () => {
  test('says yes to a log as it is handed out, and names the first bad entry of another', async () => {
    const { game } = await rulesOf('sakura')
    const log = played(game, 3, 'koi-file', seeded(3))
    const whole = await written('whole.json', log)
    expect(await json('verify', whole)).toEqual({
      ok: true,
      game: game.id,
      version: game.version,
      seats: 3,
      entries: log.entries.length,
      seeds: { in: [], out: [] },
      seq: null,
      why: null,
    })
    expect((await noren('verify', whole, '--key-hash', log.keyHash)).code).toBe(0)
    const lie = await noren('verify', whole, '--key-hash', '0'.repeat(64))
    expect([lie.code, lie.out[0]]).toEqual([1, expect.stringContaining('entry 0')])
    const entries = log.entries.map(e => (e.seq === 9 ? { ...e, moveId: 'x' } : e))
    const bad = await json('verify', await written('bad.json', { ...log, entries }))
    expect(bad).toMatchObject({ ok: false, seq: 9 })
  })

  test('issue 18: says whose randomness is in a match, and compares with what somebody kept', async () => {
    const { game } = await rulesOf('sakura')
    const rng = seeded(4)
    const log = played(game, 3, 'koi-seeds', rng, { seeds: sharesFor(3, rng) })
    const opened = (log.charter.seeds ?? []).flatMap((s, seat) => (s?.seed == null ? [] : [seat]))
    const file = await written('seeds.json', log)
    expect(await json('verify', file)).toMatchObject({ ok: true, seeds: { in: opened } })
    const alone = await noren('verify', await written('alone.json', played(game, 2, 'koi-alone', rng)))
    expect(alone.out.join(' ')).toContain('randomness: the server alone')
    const { head, seq } = witnessOf(log).heads[6] ?? { head: '', seq: 0 }
    expect((await noren('verify', file, '--seen', `${seq}:${head}`)).code).toBe(0)
    expect((await noren('verify', file, '--seen', `${seq + 1}:${head}`)).out[0]).toContain(`entry ${seq + 1}`)
    expect(await noren('verify', file, '--seen', 'x')).toMatchObject({ code: 2 })
  })

  test('answers bad input with a sentence', async () => {
    expect(await noren('verify')).toMatchObject({ code: 2 })
    expect(await noren('verify', join(dir, 'nowhere.json'))).toMatchObject({ code: 2 })
    expect(await noren('verify', await written('text.json', 'not json'))).toMatchObject({ code: 2 })
    expect(await json('verify', await written('odd.json', { entries: [null] }))).toMatchObject({ ok: false })
  })

  test('a trial finds every tampering in matches of all games and versions', async () => {
    const trial = await verifyTrial(8, 5)
    expect(trial).toMatchObject({ matches: 8, ok: 8, tamperings: 96, found: 96, missed: [] })
  })

  test('the twelve ways differ, and each is one', async () => {
    const { game } = await rulesOf('sakura')
    const rng = seeded(7)
    const log = played(game, 2, 'koi-one', rng, { seeds: sharesFor(2, rng) })
    const stranger = played(game, 2, 'koi-two', rng)
    const all = tamperings(game, log, stranger, rng)
    expect(new Set(all.map(t => t.how)).size).toBe(12)
    for (const { how, log: bad } of all) expect(JSON.stringify(bad), how).not.toBe(JSON.stringify(log))
    // Those who kept nothing of the match cannot tell a key picked late, a seed left out, or a past written anew as a whole.
    for (const { how, log: bad } of all.slice(-3))
      expect(checkLog(game, bad), how).toMatchObject({ ok: true })
  })
})
