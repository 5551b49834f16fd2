/** Ends the turn of the event loop in which writings are gathered into one commit; a simulator hands in its own. */
export type Soon = (work: () => void) => void

export const soon: Soon = work => void setImmediate(work)
