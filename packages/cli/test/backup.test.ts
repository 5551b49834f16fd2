import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { noren } from './heard.ts'

const folder = mkdtempSync(join(tmpdir(), 'noren-backup-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('noren backup and noren restore copy a house; what cannot be copied is a sentence', async () => {
  const [from, to, file] = ['from', 'to', 'noren.backup'].map(n => join(folder, n)) as [
    string,
    string,
    string,
  ]
  expect(await noren('backup', file, '--data', from)).toMatchObject({
    code: 0,
    out: ['kept: 0 people and 0 tables'],
  })
  expect(await noren('restore', file, '--data', to)).toMatchObject({
    code: 0,
    out: ['restored: 0 people and 0 tables'],
  })
  const lost = await noren('restore', join(folder, 'none'), '--data', to)
  expect([lost.code, lost.err.join()]).toEqual([2, expect.stringContaining('ENOENT')])
})
