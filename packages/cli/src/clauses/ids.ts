/** One clause id: 'SA-PLAY-15', 'SA-EX-2a'. */
const ID = String.raw`[A-Z]{2}-[A-Z]+-\d+[a-z]?`
const ANY_ID = new RegExp(String.raw`\b${ID}\b`, 'g')

/** The ways in which a rules file defines an id. A cell or bullet that names a range ("SA-CHAR-1 to 5") defines nothing. */
const DEFINITIONS = [
  new RegExp(String.raw`^\s*[-*] \*\*(${ID})\b`),
  new RegExp(String.raw`^\|\s*[*\`]*(${ID})[*\`]*\s*\|`),
  new RegExp(String.raw`^\*\*(${ID})\b`),
]

/** Rulings and decision points are cited where they decide something; they are not counted. */
const UNCOUNTED = /^[A-Z]{2}-(AMB|DEC)-/

export const counted = (id: string): boolean => !UNCOUNTED.test(id)

/** Every id a text mentions. */
export const mentioned = (text: string, prefix: string): Set<string> =>
  new Set((text.match(ANY_ID) ?? []).filter(id => id.startsWith(`${prefix}-`)))

/** Every id a rules file defines, in its order. */
export function defined(markdown: string, prefix: string): string[] {
  const found = new Set<string>()
  for (const line of markdown.split('\n'))
    for (const pattern of DEFINITIONS) {
      const id = pattern.exec(line)?.[1]
      if (id?.startsWith(`${prefix}-`) === true) found.add(id)
    }
  return [...found]
}
