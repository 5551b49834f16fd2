/**
 * What may be said with one press, by id: every reader hears it in their own language, from the words of the page. The last ones are
 * signals for games played side by side.
 */
export const PHRASE_IDS = [
  'hello',
  'luck',
  'moment',
  'back',
  'turn',
  'nice',
  'ouch',
  'thanks',
  'sorry',
  'again',
  'farewell',
  'help',
  'mine',
  'can-take',
  'cannot-take',
  'even',
  'odd',
  'pass',
] as const
export type PhraseId = (typeof PHRASE_IDS)[number]
