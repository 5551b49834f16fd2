export * from './types.ts'
export { chance, drawKey, hashOfKey, isKey, keysFrom, sideChance } from './chance.ts'
export { anchor, link } from './chain.ts'
export { checkLog, readLog } from './check.ts'
export type { Checked, SealedLog, Seen, SeenShare, Witness } from './check.ts'
export { defaultsInARow, nextClock, NO_CLOCK, openClock, TURN_MS } from './clock.ts'
export type { Clock, Time } from './clock.ts'
export { askableUndo, farUndo } from './consent.ts'
export { answeredBy, envelopeOf, isHeld, stateAfter, stateFor, sealedFor, unanswered } from './envelope.ts'
export { choicesInARow, houseMoveId, idleRequest, onlyAnswer, onwardRequest } from './idle.ts'
export { chainFault, follow, load, open, optionsAgain, retell, tellAgain, verify } from './open.ts'
export type { Verified } from './open.ts'
export {
  faceFor,
  hasParts,
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
export { commitOf, dealKey, drawSeed, opens, shownHead } from './seeds.ts'
export { hashWith } from './sha.ts'
export type { Sha256 } from './sha.ts'
export { accept, hasSealed, isUndo, mayUndo, UNDO, UNDO_WORDS, undoTo, undoToWords } from './transition.ts'
export { carryOut, closing, fork, isClosing, opening, judge } from './judge.ts'
export type { Judged } from './judge.ts'
