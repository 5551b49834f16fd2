/** How a new game is called, in the repository and outside it. */

/** What is wrong with the name of a game or the two letters its clauses begin with; null if nothing is. */
export function namingFault(name: string, prefix: string): 'name' | 'prefix' | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || ['src', 'test', 'golden', 'dist'].includes(name))
    return 'name'
  if (!/^[A-Z]{2}$/.test(prefix) || prefix === 'NG') return 'prefix'
  return null
}

/** Sources: what is made of them is made anew. */
export const isPattern = (name: string): boolean => /\.(ts|ftl)$/.test(name) && !name.endsWith('.gen.ts')

export const camel = (name: string): string =>
  name.replaceAll(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
const typeName = (name: string): string => camel(name).replace(/^./, first => first.toUpperCase())

/** `tea-house` as people read it: `Tea House`. */
const titleOf = (name: string): string =>
  name
    .split('-')
    .map(word => word.replace(/^./, first => first.toUpperCase()))
    .join(' ')

/** Two letters of the name that no other game has. */
export function prefixFor(name: string, taken: readonly string[]): string {
  const letters = name.toUpperCase().match(/[A-Z]/g) ?? []
  const pairs = letters.slice(1).map(second => `${letters[0] ?? ''}${second}`)
  return pairs.find(pair => !taken.includes(pair)) ?? 'XX'
}

/** The text of a file of the pattern as a file of the new game. */
export const renamed = (text: string, name: string, prefix: string): string =>
  text
    .replaceAll('title = Newgame', `title = ${titleOf(name)}`)
    .replaceAll('Newgame', typeName(name))
    .replaceAll('newgame', name)
    .replaceAll('NG-', `${prefix}-`)
    .replaceAll(`prefix: 'NG'`, `prefix: '${prefix}'`)
