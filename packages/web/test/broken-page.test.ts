import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { offline } from '../build/offline.ts'
import { packed } from '../build/packed.ts'

test('a page that cannot be built says what is wrong with it, not what was never written', async () => {
  const root = mkdtempSync(join(tmpdir(), 'noren-page-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/main.js"></script>')
  writeFileSync(join(root, 'main.js'), "import './nowhere.js'")
  const plugins = [offline(join(root, 'sw.js')), packed()]
  await expect(build({ root, configFile: false, logLevel: 'silent', plugins })).rejects.toThrow(
    "Could not resolve './nowhere.js'",
  )
})
