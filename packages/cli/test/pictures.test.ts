import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { album } from '../src/pictures/album.ts'

const ROOT = join(import.meta.dirname, '../../..')
const FOLDER = join(ROOT, 'docs/screenshots')

const below = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/** All that people read on the project's page. */
const READ = [...readdirSync(ROOT).map(name => join(ROOT, name)), ...below(join(ROOT, 'docs'))].filter(path =>
  path.endsWith('.md'),
)

const SHOWN = /!\[[^\]]*\]\(([^)\s]+)|<img\b[^>]*\bsrc="([^"]+)"/g
const shownIn = (text: string): string[] =>
  Array.from(text.matchAll(SHOWN), ([, link, src]) => link ?? src ?? '').filter(to => !to.startsWith('http'))

/** Every picture that is shown, from the folder of pictures; how strong bots are is drawn by `noren ladder`. */
const shown = READ.flatMap(path =>
  shownIn(readFileSync(path, 'utf8')).map(to => relative(FOLDER, resolve(dirname(path), to))),
).filter(name => !/^\.\.\/bots\/\w+\.svg$/.test(name))

const declared = album().flatMap(walk => walk.pictures)

test('what README and docs show is what noren pictures writes, and nothing else lies there', () => {
  const names = [...new Set(shown)].toSorted()
  expect(names.length).toBeGreaterThan(90)
  expect(declared.toSorted()).toEqual(names)
  expect(
    below(FOLDER)
      .map(path => relative(FOLDER, path))
      .toSorted(),
  ).toEqual(names)
})

test('pictures are found however they are shown', () => {
  const text =
    '![a](screenshots/a.png) <img src="b.jpg" alt="b"> [![c](c.png)](page.md) ![d](https://x/d.png)'
  expect(shownIn(text)).toEqual(['screenshots/a.png', 'b.jpg', 'c.png'])
})
