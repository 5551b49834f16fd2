import type { Sentences } from '../speech/case.ts'
import { value, who, holder, mine, atMe, symbol, samurai, giver, even, back, strict } from '../speech/case.ts'

export const en: Sentences = {
  noSymbol: c => `This ${value(c)} shows no hat, farm or doll.`,
  symbolHeld: c => `You already defend with a ${symbol(c)}.`,
  noDefending: () => 'No defending: nothing goes on the left this turn.',
  kept: c => `This ${value(c)} replaces another card and must stay.`,
  noTalents: () => 'No talent: none may be used this turn.',
  wrongValue: c => {
    const kind = even(c) ? 'even' : 'odd'
    if (strict(c)) return `At this table ${giver(c)} gives on only ${kind} cards; this is a ${value(c)}.`
    if (back(c)) return `${giver(c)} gives back only ${kind} cards; this is a ${value(c)}.`
    return `${giver(c)} gives ${kind} cards; this is a ${value(c)}.`
  },
  neighbourOut: c => `${who(c)} has passed and takes no card.`,
  gaveAlready: c => `You have given this ${value(c)} once already.`,
  noRepeat: c => `There is no ${value(c)} in your line yet.`,
  cameBack: () => 'This position came back for the fifth time: no discarding this turn.',
  pileEmpty: () => 'The draw pile is empty: there is no other card.',
  alone: () => 'Nobody else is in play.',
  tokenLent: c => `Your token lies with ${holder(c)}.`,
  noSupport: () => 'No support: it is not allowed this turn.',
  hasPassed: c => (mine(c) ? 'You have passed.' : `${who(c)} has passed.`),
  noLine: c => (mine(c) ? 'You have no card in your line.' : `${who(c)} has no card in the line.`),
  sameLine: c => `The card comes from ${mine(c) ? 'you' : who(c)}: choose another samurai.`,
  tokenAway: c =>
    `${mine(c) ? 'Your token' : `The token of ${who(c)}`} lies with ${atMe(c) ? 'you' : holder(c)}.`,
  ownToken: c => `It is ${mine(c) ? 'your own token' : `the token of ${who(c)}`}: choose another samurai.`,
  noMarker: c => (mine(c) ? 'You have no wound marker.' : `${who(c)} has no wound marker.`),
  taken: c => `${samurai(c)} is taken already.`,
  spent: c => `${samurai(c)} has helped once in this game already.`,
}
