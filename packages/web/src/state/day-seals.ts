/** Whether this device plays at a day a turn, and was asked if it wants to be told. A file of its own: a table counts, and knows nothing of notices. */

const SEALS_KEY = 'noren.day-seals'
const ANSWER_KEY = 'noren.asked-notices'
/** The question is put at the second own choice at a table with days on its clock. */
const ASK_AT = 2

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // A browser that keeps nothing is never asked: it could not keep the answer either.
  }
}

/** Counts an own choice at a table with days on its clock. */
export const sealedAtDays = (): void => write(SEALS_KEY, String(Number(read(SEALS_KEY) ?? 0) + 1))

/** Whether this device may be asked: it has played at a day a turn, and was never asked before. */
export const mayAsk = (): boolean => Number(read(SEALS_KEY) ?? 0) >= ASK_AT && read(ANSWER_KEY) === null

/** Whatever was answered is kept for good. */
export const answered = (answer: 'yes' | 'no'): void => write(ANSWER_KEY, answer)
