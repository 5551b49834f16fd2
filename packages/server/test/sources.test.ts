import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
/** The only places that may read a clock, set a timer or draw by chance. */
const SOURCES = ['table/src/time.ts', 'server/src/time.ts', 'server/src/chance.ts', 'store/src/soon.ts']
const FORBIDDEN =
  /\b(?:Date\.now|new Date\(\)|Math\.random|performance\.now|setTimeout|setInterval|setImmediate|randomUUID|randomInt|randomBytes|getRandomValues|drawKey|node:timers)\b/

/** What a file may not say, with its line; comments may. */
function offences(text: string): string[] {
  return text.split('\n').flatMap((line, i) => {
    const code = line.replace(/^\s*(?:\/\/|\/\*|\*).*/, '')
    const found = FORBIDDEN.exec(code)
    return found === null ? [] : [`${i + 1}: ${found[0]}`]
  })
}

test('time and chance are handed in: no other file of a server asks the machine for them', () => {
  const files = globSync('{server,store,table}/src/**/*.ts', { cwd: ROOT }).map(f => f.replaceAll('\\', '/'))
  expect(files.length).toBeGreaterThan(60)
  const found = files
    .filter(f => !SOURCES.includes(f))
    .flatMap(f => offences(readFileSync(join(ROOT, f), 'utf8')).map(o => `${f}:${o}`))
  expect(found).toEqual([])
  for (const source of SOURCES) expect(offences(readFileSync(join(ROOT, source), 'utf8'))).not.toEqual([])
})

test('the test finds what it looks for', () => {
  expect(offences('const a = Date.now()\n// Date.now()\nsetTimeout(x, 1)')).toEqual([
    '1: Date.now',
    '3: setTimeout',
  ])
  expect(offences('const at = new Date(time.now())')).toEqual([])
})
