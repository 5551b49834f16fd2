import type { Compiled } from './compile.ts'
import { compile } from './compile.ts'
import { isForm, isNounId, namesIn, nounsOf, usesOf } from './uses.ts'

/** The types of the facts of every message, for TypeScript: code that forgets one does not build. */
export function typesOf(name: string, source: string): string {
  const base = compile(source)
  const lines = Object.keys(base.catalogue)
    .filter(id => !isForm(id) && !isNounId(id))
    .map(id => {
      const all = [...usesOf(base, base.catalogue, id).facts].map(
        ([fact, kind]) => `readonly ${fact}: ${typeOf(base, kind)}`,
      )
      return `  '${id}': ${all.length === 0 ? 'None' : `{ ${all.join('; ')} }`}`
    })
  const used = ['None', 'Noun', 'Person'].filter(t => lines.some(line => new RegExp(`\\b${t}\\b`).test(line)))
  const head = used.length === 0 ? '' : `import type { ${used.join(', ')} } from '@noren/words'\n\n`
  return `${head}/** Made from en.ftl by \`npm run words\`. */\nexport interface ${name} {\n${lines.join('\n')}\n}\n`
}

const SIMPLE: Readonly<Record<string, string>> = {
  number: 'number',
  flag: 'boolean',
  text: 'string',
  '': 'string',
  person: 'Person',
  rival: 'Person',
}

function typeOf(base: Compiled, kind: string): string {
  const one = namesIn(kind)
    .map(
      k =>
        SIMPLE[k.replace(/ to \d+$/, '')] ??
        (nounsOf(k, base.catalogue).length > 0 ? `Noun<'${k}'>` : `'${k}'`),
    )
    .join(' | ')
  const list = one.includes('|') ? `readonly (${one})[]` : `readonly ${one}[]`
  const all = kind.includes('list of') ? list : one
  return /or none/.test(kind) ? `${all} | null` : all
}
