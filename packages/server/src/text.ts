/** A joiner between two pictures makes one picture of them; anywhere else it is an invisible mark like the others. */
const UNSEEN =
  /(?:(?!(?<=\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)\u200D(?=\p{Extended_Pictographic}))[\p{C}\p{Z}])+/gu

/** Plain text on one line: control characters and invisible marks are nobody's name and nobody's words. */
export const plain = (text: string): string => text.normalize('NFC').replaceAll(UNSEEN, ' ').trim()
