/** Letters that are taken for each other when a name is read quickly. */
const TWINS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  i: 'l',
  '|': 'l',
  '5': 's',
  '8': 'b',
  '2': 'z',
}
/** Letters of other scripts that look like Latin ones. */
const [CYRILLIC, LATIN] = ['аеорсухіјѕԁһ', 'aeopcyxljsdh']
const FOREIGN: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from(CYRILLIC, (c, i) => [c, LATIN.charAt(i)]),
)

/** What is left of a name for somebody who glances at it. */
export const glance = (name: string): string =>
  Array.from(
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}|]/gu, ''),
    c => FOREIGN[c] ?? TWINS[c] ?? c,
  )
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

const MARKS = ['', ' ②', ' ③', ' ④', ' ⑤', ' ⑥', ' ⑦', ' ⑧']

/** The mark that tells each of some people apart from those before them who look alike; the first of each has none. */
export function marksOf(
  people: readonly { readonly id: string; readonly name: string }[],
): Map<string, string> {
  const seen = new Map<string, number>()
  const marks = new Map<string, string>()
  for (const { id, name } of people) {
    if (marks.has(id)) continue
    const look = glance(name)
    const n = seen.get(look) ?? 0
    seen.set(look, n + 1)
    marks.set(id, MARKS[n] ?? '')
  }
  return marks
}
