import { createHash } from 'node:crypto'

/**
 * What one person calls another: a name that only the two ids lead to, so that nobody learns somebody else's id and two people cannot tell whether
 * they mean the same third.
 */
export const handleOf = (me: string, other: string): string =>
  createHash('sha256').update(`${me} knows ${other}`).digest('base64url').slice(0, 16)
