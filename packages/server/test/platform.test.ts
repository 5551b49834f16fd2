import { expect, test } from 'vitest'
import { places as packed } from '../src/places.packed.ts'
import { places } from '../src/places.ts'
import { dataFolder } from '../src/platform.ts'

test.each([
  ['linux', {}, '/home/mika', '/home/mika/.local/share/noren'],
  ['linux', { XDG_DATA_HOME: '/srv/mika' }, '/home/mika', '/srv/mika/noren'],
  ['linux', { XDG_DATA_HOME: '' }, '/home/mika', '/home/mika/.local/share/noren'],
  ['linux', { XDG_DATA_HOME: 'not/absolute' }, '/home/mika', '/home/mika/.local/share/noren'],
  ['freebsd', {}, '/home/mika', '/home/mika/.local/share/noren'],
  ['darwin', { XDG_DATA_HOME: '/srv/mika' }, '/Users/mika', '/Users/mika/Library/Application Support/Noren'],
  ['win32', { LOCALAPPDATA: 'D:\\mika' }, 'C:\\Users\\mika', 'D:\\mika\\Noren'],
  ['win32', {}, 'C:\\Users\\mika', 'C:\\Users\\mika\\AppData\\Local\\Noren'],
])('what must not be lost lies where %s keeps it (%j)', (platform, env, home, folder) => {
  expect(dataFolder(platform, env, home)).toBe(folder)
})

test('the packed program says for everything where it lies, as a clone does', () => {
  expect(Object.keys(packed).sort()).toEqual(Object.keys(places).sort())
})
