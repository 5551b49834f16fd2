/** Without accents and capitals, so that "sake" finds "saké". */
export const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const WORDS_A_MINUTE = 200

/** How long somebody reads these, in whole minutes. */
export const minutesFor = (texts: readonly string[]): number =>
  Math.max(1, Math.round(texts.join(' ').split(/\s+/).length / WORDS_A_MINUTE))

/** Paragraphs stand apart by an empty line in the catalogue. */
export const paragraphs = (text: string): readonly string[] => text.split(/\n{2,}/)
