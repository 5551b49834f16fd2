/** Whether a table of messages has this key of its own: what arrives may be any word. */
export const isKey = <T extends object>(table: T, key: unknown): key is keyof T =>
  typeof key === 'string' && Object.hasOwn(table, key)
