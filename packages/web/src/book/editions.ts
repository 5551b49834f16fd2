type Edition = 'fr' | 'it'

/** Games whose editions differ, the one of a new table first. */
export const EDITIONS: Readonly<Record<string, readonly Edition[]>> = { sake: ['fr', 'it'] }

/** The edition that this one is compared with; itself where there is but one. */
export const otherThan = (game: string, edition: string): string =>
  EDITIONS[game]?.find(e => e !== edition) ?? edition
