/** A joiner between two pictures makes one picture of them; anywhere else it is an invisible mark like the others. */
const UNSEEN =
  /(?:(?!(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic}))[\p{C}\p{Z}])+/gu

/** Plain text on one line: control characters and invisible marks are nobody's name and nobody's words. */
export const plain = (text: string): string => text.normalize('NFC').replaceAll(UNSEEN, ' ').trim()

/** Letters that are drawn as nothing: fillers of Hangul, and the cell of Braille without a dot. */
const UNDRAWN = /[\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]/gu

/** Whether there is nothing to see. */
export const isBlank = (text: string): boolean =>
  !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replaceAll(UNDRAWN, ''))
