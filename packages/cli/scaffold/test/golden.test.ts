import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { asGame } from '@noren/engine'
import { checkGolden, readGolden } from '@noren/engine/laws'
import { expect, test } from 'vitest'
import { rules } from '../src/rules.ts'

const folder = join(import.meta.dirname, 'golden')
const names = readdirSync(folder).filter(name => name.endsWith('.replay'))

test('there are four goldens', () => expect(names).toHaveLength(4))

test.each(names)('%s replays as it was recorded', name => {
  checkGolden(asGame(rules), readGolden(readFileSync(join(folder, name), 'utf8')))
})
