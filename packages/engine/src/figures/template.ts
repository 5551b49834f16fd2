import { limits } from './read.ts'
import type { DataField, DataPath } from './schema.ts'
import { isFigure, partsOf, under, valueId } from './schema.ts'
import type { DataTable } from './table.ts'

/** What a message says, or null where there are no words for it. */
export type SayFigure = (id: string) => string | null

const MARK = 'reconstructed'
/** Entries of a plain list in one line of the template. */
const ROW = 13
/** Where comments are broken. */
const WIDTH = 118
/** Values of longer choices speak for themselves, and so do those whose words are hardly longer than they. */
const FEW = 12
const PLAIN = 12

/** Writes the shipped figures as JSON with comments: what each part is, its limits, and which figures are reconstructed. */
export function templateOf<T extends object>(
  table: DataTable<T>,
  say: SayFigure,
  heading: readonly string[],
): string {
  const lines: string[] = heading.map(line => (line === '' ? '//' : `// ${line}`))

  const marks = (field: DataField, path: DataPath): boolean[] =>
    isFigure(field)
      ? [table.isReconstructed(path)]
      : partsOf(field).flatMap(part => marks(part.field, [...path, part.key]))
  const allMarked = (field: DataField, path: DataPath): boolean => marks(field, path).every(Boolean)

  const note = (pad: string, words: string, hanging = ''): void => {
    const width = WIDTH - pad.length - 3
    let line = ' '.repeat(words.search(/\S/))
    for (const word of words.trim().split(' ')) {
      if (line.trim() !== '' && line.length + 1 + word.length > width) {
        lines.push(`${pad}// ${line}`)
        line = hanging
      }
      line += line.trim() === '' ? word : ` ${word}`
    }
    lines.push(`${pad}// ${line}`)
  }
  /** What the values of a short choice mean, where it is not plain from them. */
  const values = (pad: string, of: DataField, indent: string): void => {
    if (of.kind !== 'choice' || of.values.length > FEW) return
    const said = of.values.map(v => [String(v), say(valueId(of, v))] as const)
    if (said.some(([v, text]) => text !== null && text.length > v.length + PLAIN))
      for (const [v, text] of said)
        note(pad, `${indent}${text?.startsWith(v) === true ? text : `${v}: ${text ?? v}`}`, `${indent}  `)
  }
  const comment = (pad: string, of: DataField, path: DataPath, says: string): void => {
    const described = say(says)
    if (described !== null) note(pad, described)
    const leaf = leafOf(of)
    if (leaf !== null) {
      note(pad, sentenceOf(leaf, say))
      values(pad, leaf, '  ')
    } else
      for (const part of columnsOf(of)) {
        note(pad, `  ${part.key}: ${say(part.says) ?? part.says}; ${sentenceOf(part.field, say)}`, '    ')
        values(pad, part.field, '    ')
      }
    if (allMarked(of, path)) note(pad, `${MARK}: no source gives these`)
  }

  /** One value in one line. */
  const inline = (field: DataField, value: unknown): string => {
    if (isFigure(field)) return JSON.stringify(value)
    const parts = partsOf(field).map(p => [p.key, inline(p.field, under(value, p.key))] as const)
    return field.kind === 'list'
      ? `[${parts.map(([, v]) => v).join(', ')}]`
      : `{ ${parts.map(([k, v]) => `${JSON.stringify(k)}: ${v}`).join(', ')} }`
  }
  const markedIn = (field: DataField, path: DataPath): string => {
    if (allMarked(field, path)) return MARK
    const names = partsOf(field)
      .filter(p => allMarked(p.field, [...path, p.key]))
      .map(p => String(p.key))
    return names.length === 0 ? '' : `${MARK}: ${names.join(', ')}`
  }

  const write = (
    field: DataField,
    value: unknown,
    path: DataPath,
    pad: string,
    lead: string,
    comma: string,
  ): void => {
    const parts = partsOf(field)
    const [open, close] = field.kind === 'list' ? '[]' : '{}'
    lines.push(`${pad}${lead}${open}`)
    const inner = `${pad}  `
    const quiet = path.length > 0 && allMarked(field, path)
    if (field.kind === 'list' && parts.every(p => isFigure(p.field)) && parts.length >= ROW) {
      for (let i = 0; i < parts.length; i += ROW) {
        const row = parts.slice(i, i + ROW)
        const values = row.map(p => inline(p.field, under(value, p.key))).join(', ')
        lines.push(
          `${inner}${values}${i + ROW < parts.length ? ',' : ''} // ${row[0]?.says} … ${row.at(-1)?.says}`,
        )
      }
    } else
      parts.forEach((part, i) => {
        const here = [...path, part.key]
        const end = i < parts.length - 1 ? ',' : ''
        const key = field.kind === 'list' ? '' : `${JSON.stringify(part.key)}: `
        const own = under(value, part.key)
        if (path.length === 0) {
          lines.push('')
          comment(inner, part.field, here, part.says)
        }
        if (isFigure(part.field) || (path.length > 0 && partsOf(part.field).every(p => isFigure(p.field)))) {
          const notes = [field.kind === 'list' ? part.says : '', quiet ? '' : markedIn(part.field, here)]
          const told = notes.filter(n => n !== '').join('; ')
          lines.push(`${inner}${key}${inline(part.field, own)}${end}${told === '' ? '' : ` // ${told}`}`)
        } else write(part.field, own, here, inner, key, end)
      })
    lines.push(`${pad}${close}${comma}`)
  }

  write(table.root, table.shipped, [], '', '', '')
  return `${lines.join('\n')}\n`
}

/** The figures of each row, where a part is made of rows; where rows differ, in the widest of their limits. */
function columnsOf(
  of: DataField,
): { readonly key: string; readonly says: string; readonly field: DataField }[] {
  const rows = partsOf(of).filter(p => !isFigure(p.field))
  const cells = (rows.length > 0 ? rows : [{ field: of }]).flatMap(row => partsOf(row.field))
  const widest = new Map<string, { key: string; says: string; field: DataField }>()
  for (const { key, says, field } of cells.filter(p => isFigure(p.field))) {
    const known = widest.get(String(key))
    if (known === undefined || limits(field).length > limits(known.field).length)
      widest.set(String(key), { key: String(key), says, field })
  }
  return [...widest.values()]
}
/** The one kind of figure in it, where there is only one. */
function leafOf(field: DataField): DataField | null {
  if (isFigure(field)) return field
  if (field.kind === 'list' && isFigure(field.of)) return field.of
  const kinds = new Set(partsOf(field).map(p => (isFigure(p.field) ? limits(p.field) : '')))
  return kinds.size === 1 && !kinds.has('') ? (partsOf(field)[0]?.field ?? null) : null
}
const sentenceOf = (field: DataField, say: SayFigure): string => {
  const entry =
    field.kind === 'list' && isFigure(field) ? `, each ${limits(field.of).replace('must be ', '')}` : ''
  const why = field.limit === undefined ? null : say(field.limit)
  return `${limits(field)}${entry}${why === null ? '' : `: ${why}`}`
}

/** Files of figures are small; what is longer is not one. */
export const MOST_DATA_TEXT = 100_000

/** Reads JSON with comments and commas too many, as a template is. What is wrong is said in a sentence. */
export function parseData(source: string): { readonly value: unknown } | { readonly fault: string } {
  if (source.length > MOST_DATA_TEXT)
    return { fault: `the file is longer than ${MOST_DATA_TEXT} characters, which no table of figures is` }
  // strings first, so that what looks like a comment inside one stays
  const bare = source
    .replace(/^\uFEFF/, '')
    .replaceAll(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (found, quoted?: string) =>
      quoted === undefined ? found.replaceAll(/[^\n]/g, ' ') : quoted,
    )
    .replaceAll(/("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/g, (_, quoted?: string) => quoted ?? ' ')
  try {
    return { value: JSON.parse(bare) as unknown }
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    const at = /position (\d+)/.exec(why)?.[1]
    const line = at === undefined ? '' : ` in line ${bare.slice(0, Number(at)).split('\n').length}`
    return { fault: `the file cannot be read as JSON${line}` }
  }
}
