import { globSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { locked, readLock } from '../release/dependencies.ts'
import { notesOf } from '../release/notes.ts'
import { billOf } from '../release/sbom.ts'

const ROOT = new URL('../../', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8')
const { version } = JSON.parse(read('package.json')) as { version: string }

describe('versions', () => {
  test('all packages have the same, and the changelog knows it', () => {
    const manifests = globSync(
      ['packages/*/package.json', 'packages/games/*/package.json', 'tools/bench/package.json'],
      {
        cwd: ROOT,
      },
    )
    expect(manifests.length).toBeGreaterThan(10)
    for (const path of manifests)
      expect([path, (JSON.parse(read(path)) as { version: string }).version]).toEqual([path, version])
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(notesOf(read('CHANGELOG.md'), version)).toMatch(/\w/)
  })

  test('the notes of a release are its part of the changelog', () => {
    const log =
      '# C\n\n## Unreleased\n\n- new\n\n## 1.2.0 - 2026-01-02\n\n- old\n\n### Fixed\n\n- x\n\n## 1.2\n\nno'
    expect(notesOf(log, '1.2.0')).toBe('- old\n\n### Fixed\n\n- x')
    expect(notesOf(log, 'Unreleased')).toBe('- new')
    expect(notesOf(log, '1.2.1')).toBeNull()
  })
})

test('every decision is in the index with its status and date, and every row has its record', () => {
  const rows = [
    ...read('docs/decisions/README.md').matchAll(
      /^\| \[(\d+)\]\((\S+)\)\s*\| (.+?)\s*\| (\w+)\s*\| (\S+)\s*\|$/gm,
    ),
  ]
  const index = rows.map(([, number, file, title, status, date]) => ({ number, file, title, status, date }))
  const files = readdirSync(new URL('docs/decisions/', ROOT)).filter(name => /^\d/.test(name))
  const records = files.sort().map(file => {
    const [, number, title, status = '', date] =
      /^# (\d+)\. (.+)\n\n_(\w+), (\d{4}-\d\d-\d\d)\._\n/.exec(read(`docs/decisions/${file}`)) ?? []
    return { number, file, title, status: status.toLowerCase(), date }
  })
  expect(index).toEqual(records)
})

describe('what others wrote', () => {
  /** Licences under which a program of MIT may be handed on. */
  const PROGRAM =
    /^\(?(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|Unlicense|CC0-1\.0|Python-2\.0|WTFPL|MPL-2\.0|CC-BY-4\.0)\b/
  test('every package has a licence that we may use, and the program none that asks for more', () => {
    const all = readLock()
    expect(all.length).toBeGreaterThan(100)
    expect(all.filter(p => !PROGRAM.test(p.licence)).map(p => `${p.name}: ${p.licence}`)).toEqual([])
    // web-push is used as it comes: MPL-2.0 asks for its own files and for nothing else, and the packed program names it.
    const unchanged = ['web-push']
    const program = all.filter(
      p => !p.dev && !p.name.startsWith('lightningcss') && !unchanged.includes(p.name),
    )
    expect(program.filter(p => /MPL|GPL|CC-BY/.test(p.licence)).map(p => `${p.name}: ${p.licence}`)).toEqual(
      [],
    )
  })

  test('the bill of materials names each part by address and hash, the same for the same parts', () => {
    const lock = locked(
      JSON.stringify({
        packages: { 'node_modules/@a/b': { version: '1.0.0', license: 'MIT', integrity: 'sha512-AAEC' } },
      }),
    )
    const parts = [
      { name: '@a/b', version: '1.0.0', licence: 'MIT' },
      { name: 'c', version: '2.0.0', licence: '(MIT OR ISC)' },
    ]
    const bill = billOf('1.2.3', parts, lock)
    expect(bill).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [
        {
          purl: 'pkg:npm/%40a/b@1.0.0',
          hashes: [{ alg: 'SHA-512', content: '000102' }],
          licenses: [{ license: { id: 'MIT' } }],
        },
        { purl: 'pkg:npm/c@2.0.0', licenses: [{ expression: '(MIT OR ISC)' }] },
      ],
    })
    expect(billOf('1.2.3', parts, lock)).toEqual(bill)
    expect(billOf('1.2.4', parts, lock)).not.toMatchObject({
      serialNumber: (bill as { serialNumber: string }).serialNumber,
    })
  })
})

test('the templates for issues can be read', () => {
  for (const name of ['fault', 'wish']) {
    const form = parse(read(`.github/ISSUE_TEMPLATE/${name}.yml`)) as { name: string; body: { id: string }[] }
    expect(form.name).not.toBe('')
    expect(form.body.length).toBeGreaterThan(1)
  }
})
