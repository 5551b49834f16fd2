/** Every way in which the table can say no, in one place. The page has a sentence for each in every language. */
export const SENTENCES = {
  'against-the-rules': 'The rules do not allow that now.',
  'not-your-question': 'The table is not asking this seat.',
  'game-over': 'This game is over.',
  'nothing-to-undo': 'There is nothing to take back: something new became known, or somebody else acted.',
  'past-a-reveal':
    'Something hidden became known since; that cannot be taken back, not even if everybody agrees.',
  'already-asked': 'That has already been asked; wait for an answer or for the next move.',
  'move-id-taken': 'This move id belongs to another move.',
  'unknown-words': 'The game does not know such a choice.',
  stale: 'The table has moved on; here is how it stands.',
  'not-json': 'That message is not JSON.',
  'not-a-message': 'That message has no shape the table knows.',
  'too-large': 'That message is too large.',
  'other-version': 'This page is of another version than the server; reload it.',
  'say-hello-first': 'Say hello to a table first.',
  'no-such-table': 'There is no such table.',
  'no-such-game': 'There is no such game.',
  'not-your-seat': 'Another player sits there.',
  'no-such-seat': 'The table has no such seat.',
  'table-full': 'Every seat at this table is taken; you may watch.',
  'already-started': 'The game has begun.',
  'not-started': 'The game has not begun.',
  'not-the-host': 'Only the one who opened the table may do that.',
  'seats-empty': 'Some seats are still empty.',
  'no-such-level': 'No bot plays at that level yet.',
  'bad-options': 'The options do not fit the game.',
  'bad-request': 'That request has no shape the table knows.',
  'not-over': 'The log is sealed until the game is over.',
  'no-hints': 'Hints are for practice: tables where everybody else is a bot.',
  'other-rules': 'This game was begun under another version of its rules and cannot go on here.',
  'table-damaged':
    'The record of this table is damaged. It was set aside as it is, and whoever runs this server has been told.',
  'bad-code': 'That code is not valid any more; ask for a new one.',
  'wrong-origin': 'That page may not speak for you here.',
  'no-such-address': 'There is nothing at this address.',
  'too-many-requests': 'Too many requests; wait a moment.',
  'server-trouble': 'Something broke on our side. What was confirmed is kept; try again.',
} as const

export type ReplyCode = keyof typeof SENTENCES
export const REPLY_CODES = Object.keys(SENTENCES) as readonly ReplyCode[]
