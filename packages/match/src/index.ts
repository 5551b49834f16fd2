export * from './types.ts'
export { chance, drawKey, hashOfKey, isKey, sideChance } from './chance.ts'
export { anchor, link } from './chain.ts'
export { defaultsInARow, nextClock, NO_CLOCK, openClock } from './clock.ts'
export type { Clock, Time } from './clock.ts'
export { askableUndo, farUndo } from './consent.ts'
export { answeredBy, envelopeOf, isHeld, lookAfter, lookOf, sealedFor, unanswered } from './envelope.ts'
export { houseMoveId, idleWish } from './idle.ts'
export { chainFault, follow, load, open, optionsAgain, retell, verify } from './open.ts'
export type { Verified } from './open.ts'
export {
  faceFor,
  facesFor,
  lineFor,
  linesFor,
  openEvents,
  undoFor,
  viewFor,
  wordsFor,
  wordsFrom,
} from './redact.ts'
export type { Line } from './redact.ts'
export { hashWith } from './sha.ts'
export type { Sha256 } from './sha.ts'
export { accept, hasSealed, isUndo, mayUndo, UNDO, UNDO_WORDS, undoTo, undoToWords } from './turn.ts'
export { carryOut, closing, fork, isClosing, opening, weigh } from './weigh.ts'
export type { Weighed } from './weigh.ts'
