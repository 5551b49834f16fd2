/** Plain text on one line: control characters and invisible marks are nobody's name and nobody's words. */
export const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
