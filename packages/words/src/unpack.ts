import type { Arg, Catalogue, Expr, Pattern } from './types.ts'

/**
 * Reads a packed catalogue: a line for each message, `id=text`, with `{…}` around whatever is not text. It travels so because it is a tenth
 * shorter than the same table as JSON. `pack.ts` writes it, and puts `\` before a sign that means something here.
 */
export function unpack(packed: string): Catalogue {
  const catalogue: Record<string, Pattern> = {}
  for (const line of packed.split('\n')) {
    const at = line.indexOf('=')
    catalogue[line.slice(0, at)] = patternOf(line.slice(at + 1))
  }
  return catalogue
}

/** The same of a table that is being fetched. */
export const unpacked = async (table: Promise<{ readonly packed: string }>): Promise<Catalogue> =>
  unpack((await table).packed)

function patternOf(line: string): Pattern {
  // Most messages are plain.
  if (!/[{<\\]/.test(line)) return line
  let at = 0

  const texts = (): Pattern => {
    const pieces: (string | Expr)[] = []
    let text = ''
    for (; at < line.length && !'}|>'.includes(line[at] as string); at++) {
      const sign = line[at] as string
      if (sign === '{' || sign === '<') {
        if (text !== '') pieces.push(text)
        text = ''
        at++
        pieces.push(sign === '<' ? ['b', texts()] : (choice() as Expr))
      } else if (sign === '\\') text += line[++at] === 'n' ? '\n' : (line[at] as string)
      else text += sign
    }
    if (pieces.length === 0) return text
    if (text !== '') pieces.push(text)
    return pieces
  }

  /** Takes letters up to one of these signs. */
  const until = (ends: string): string => {
    const from = at
    while (!ends.includes(line[at] as string)) at++
    return line.slice(from, at)
  }

  /** A fact, a message, a word, a number or a function; behind it the variants that it chooses from. */
  const choice = (): Arg => {
    const of = one()
    const variants: (readonly [string | number, Pattern])[] = []
    let otherwise = -1
    while (line[at] === '|') {
      at++
      const key = until(':')
      at++
      if (key.startsWith('*')) otherwise = variants.length
      const name = key.replace('*', '')
      variants.push([Number.isNaN(Number(name)) ? name : Number(name), texts()])
    }
    return variants.length === 0 ? of : ['?', of, variants, otherwise]
  }

  const one = (): Arg => {
    const word = until('|},()')
    const rest = word.slice(1)
    if (line[at] !== '(')
      return word.startsWith('#') ? ['#', Number(rest)] : ([word[0], rest] as unknown as Arg)
    const args: Arg[] = []
    const named: Record<string, string | number> = {}
    while (line[at] !== ')') {
      at++
      // A named one is written `key:value`.
      const key = /^\w+(?=:)/.exec(line.slice(at))?.[0]
      if (key !== undefined) at += key.length + 1
      const arg = one()
      if (key === undefined) args.push(arg)
      else named[key] = arg[1] as string | number
    }
    at++
    return ['f', word, args, named]
  }

  return texts()
}
