import type { ReplyCode } from '@noren/protocol'

/**
 * Who may do what, where and when, written down from docs/protocol.md and from nothing else: the test asks a real house every
 * question that this table can be asked. The table has four seats: the host's, a friend's, a bot's, and one that is empty
 * before the start and a third person's afterwards.
 */
export const STATES = ['open', 'playing', 'over'] as const
export const PEOPLE = ['host', 'friend', 'stranger', 'nobody'] as const
export const SEATED = ['sit', 'stand', 'bot', 'standing', 'move', 'undo', 'ask-undo', 'consent'] as const
export const SEATLESS = [
  'look',
  'shuffle',
  'start',
  'leave',
  'rematch',
  'log',
  'say',
  'faces',
  'webhook',
] as const
export const SEATS = [0, 1, 2, 3, 9] as const

export type State = (typeof STATES)[number]
export type Who = (typeof PEOPLE)[number]
export type Action = (typeof SEATED)[number] | (typeof SEATLESS)[number]
export type Ruling = 'yes' | ReplyCode

const OWN: Readonly<Record<Who, number>> = { host: 0, friend: 1, stranger: -1, nobody: -1 }
const BOT = 2
const LAST = 3
const NONE = 9

const sits = (who: Who): boolean => OWN[who] >= 0

/** Before the start anybody may take the free seat; afterwards sitting is coming back to one's own. */
function sit(state: State, who: Who, seat: number): Ruling {
  if (seat === NONE) return 'no-such-seat'
  if (state === 'open') return seat === OWN[who] || seat === LAST ? 'yes' : 'not-your-seat'
  if (!sits(who)) return 'table-full'
  return seat === OWN[who] ? 'yes' : 'not-your-seat'
}

function stand(state: State, who: Who, seat: number): Ruling {
  if (state !== 'open') return 'already-started'
  if (seat === NONE) return 'no-such-seat'
  if (seat === BOT) return who === 'host' ? 'yes' : 'not-the-host'
  return seat === OWN[who] || seat === LAST ? 'yes' : 'not-your-seat'
}

function bot(state: State, who: Who, seat: number): Ruling {
  if (state !== 'open') return 'already-started'
  if (who !== 'host') return 'not-the-host'
  if (seat === NONE) return 'no-such-seat'
  return seat === BOT || seat === LAST ? 'yes' : 'not-your-seat'
}

/**
 * A move that the rules allow to every seat at any moment of a running game, and an undo with nothing to take back. What is
 * left to itself is its player's own affair, as a move is.
 */
function wish(state: State, who: Who, seat: number, undo: boolean): Ruling {
  if (seat === NONE) return 'no-such-seat'
  if (seat !== OWN[who]) return 'not-your-seat'
  if (state === 'open') return 'not-started'
  if (state === 'over') return 'game-over'
  return undo ? 'nothing-to-undo' : 'yes'
}

/** Nobody has chosen anything that others acted after, and no request is on the table: an answer to one comes too late. */
function request(state: State, who: Who, seat: number, asks: boolean): Ruling {
  const ruled = wish(state, who, seat, true)
  if (asks) return ruled
  return ruled === 'nothing-to-undo' || ruled === 'not-started' || ruled === 'game-over' ? 'stale' : ruled
}

function seatless(state: State, who: Who, action: Action): Ruling {
  switch (action) {
    case 'shuffle':
      return state !== 'open' ? 'already-started' : who === 'host' ? 'yes' : 'not-the-host'
    case 'start':
      return state !== 'open' ? 'already-started' : who === 'host' ? 'seats-empty' : 'not-the-host'
    case 'rematch':
      return state !== 'over' ? 'not-over' : sits(who) ? 'yes' : 'not-your-seat'
    case 'log':
      return state === 'over' ? 'yes' : 'not-over'
    case 'say':
      return sits(who) ? 'yes' : 'not-your-seat'
    default:
      return 'yes'
  }
}

export function ruling(state: State, who: Who, action: Action, seat: number): Ruling {
  if (action === 'sit') return sit(state, who, seat)
  if (action === 'stand') return stand(state, who, seat)
  if (action === 'bot') return bot(state, who, seat)
  if (action === 'standing') return wish(state, who, seat, false)
  if (action === 'move' || action === 'undo') return wish(state, who, seat, action === 'undo')
  if (action === 'ask-undo' || action === 'consent') return request(state, who, seat, action === 'ask-undo')
  return seatless(state, who, action)
}

/** Whose faces somebody is shown. */
export const facesOf = (state: State, who: Who): string[] =>
  state === 'open' ? [] : [String(sits(who) ? OWN[who] : -1)]
