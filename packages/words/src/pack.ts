import type { Arg, Catalogue, Expr, Pattern } from './types.ts'

/** Writes a table of messages as the text that `unpack` reads. */
export const pack = (catalogue: Catalogue): string =>
  Object.entries(catalogue)
    .map(([id, p]) => `${id}=${pattern(p)}`)
    .join('\n')

const text = (t: string): string =>
  t.replaceAll(/[{}|<>\\\n]/g, sign => (sign === '\n' ? String.raw`\n` : `\\${sign}`))

const pattern = (p: Pattern): string =>
  typeof p === 'string'
    ? text(p)
    : p
        .map(e => (typeof e === 'string' ? text(e) : e[0] === 'b' ? `<${pattern(e[1])}>` : `{${one(e)}}`))
        .join('')

function one(a: Arg | Expr): string {
  switch (a[0]) {
    case '"':
      return `"${a[1]}`
    case 'f': {
      const named = Object.entries(a[3]).map(
        ([k, v]) => `${k}:${one(typeof v === 'number' ? ['#', v] : ['"', v])}`,
      )
      return `${a[1]}(${[...a[2].map(one), ...named].join(',')})`
    }
    case '?':
      return `${one(a[1])}${a[2].map(([key, then], i) => `|${i === a[3] ? '*' : ''}${key}:${pattern(then)}`).join('')}`
    case 'b':
      throw new Error('stressed words choose nothing')
    default:
      return `${a[0]}${a[1]}`
  }
}
