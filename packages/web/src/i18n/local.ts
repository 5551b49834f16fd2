/** Fills `{{n}}` with its value, and `{{n|card|cards}}` with the first form for one and the second for any other number. */
export const fillIn = (text: string, vars: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(
    /\{\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}\}/g,
    (_, name: string, one: string | undefined, many: string | undefined) =>
      one === undefined ? String(vars[name] ?? '') : ((Number(vars[name]) === 1 ? one : many) ?? ''),
  )
