import type { Case, Sentences } from './whynot.ts'

const actions = (n: number): string => `${n} ${n === 1 ? 'action' : 'actions'}`
/** How somebody without a free hand stands. */
const bound = (x: Case): string =>
  x.text('status') === 'first'
    ? 'You lead a Daimyo'
    : x.text('status') === 'ronin'
      ? 'You are a Rônin'
      : x.text('status') === 'pledged'
        ? `You are pledged to ${x.who('lord')}`
        : `You serve ${x.who('lord')}`

export const NO_EN: Sentences = {
  noActions: x => `Your ${x.n('ki')} ki give ${actions(x.n('actions'))}, and none is left.`,
  handFull: x => `You hold ${x.n('cards')} cards: play or discard one first.`,
  pilesEmpty: () => 'Draw pile and discard pile are both empty.',
  dishonorDear: x => `Dishonor takes ${actions(x.n('price'))}; you have ${x.n('left')} left.`,
  saveFaceWaits: () => 'Save Face waits for a lost battle or a Dishonor.',
  castleLordless: x => `${bound(x)}: a castle needs a Daimyo of your own.`,
  castleTwice: x => `Your Daimyo already has a castle: ${x.card('castle')}.`,
  daimyoBound: x =>
    x.text('status') === 'first'
      ? 'You lead a Daimyo already, and a living one is not exchanged.'
      : `${bound(x)}: only a Rônin takes a Daimyo for himself.`,
  noRoom: x =>
    x.text('type') === 'okugata'
      ? x.n('houses') === 1
        ? 'Your house already has its Okugata.'
        : 'Each of your houses already has its Okugata.'
      : x.n('houses') === 1
        ? `Your house already has ${x.n('most')} armies.`
        : `Each of your houses already has ${x.n('most')} armies.`,
  nothingToSpy: () => 'No house of another player holds a possession.',
  declared: () => 'You have made your declaration of this turn.',
  lordDecides: x =>
    x.text('deed') === 'attack'
      ? `Only ${x.who('lord')} decides whether that Daimyo attacks.`
      : `Only ${x.who('lord')} may proclaim that Daimyo.`,
  leadsNobody: x =>
    x.text('deed') === 'attack'
      ? 'You lead no Daimyo, and only a Daimyo attacks.'
      : 'You lead no Daimyo who could be Shogun.',
  titleHeld: x =>
    x.mine('shogun') ? 'Your Daimyo is Shogun already.' : `The Daimyo of ${x.who('shogun')} is Shogun.`,
  outOfReach: x =>
    x.text('status') === 'first'
      ? `The Daimyo of ${x.who('target')} is not Shogun and has no castle.`
      : `${x.who('target')} leads no Daimyo.`,
  noDie: x => `Your strength is ${x.n('strength')}; a die takes ${x.n('needed')}.`,
  noRonin: x => `${bound(x)}: only a Rônin declares an alliance.`,
  shogunStays: () => 'Your Daimyo is Shogun, and the title cannot be given up.',
  noLordThere: x => `${x.who('target')} leads no Daimyo.`,
  placeTaken: x =>
    `${x.who('ally')} already stands at the side of ${x.mine('target') ? 'your Daimyo' : x.who('target')}.`,
  nothingToDissolve: x =>
    x.text('status') === 'leaving'
      ? `You are leaving ${x.who('lord')} already.`
      : x.text('status') === 'pledged'
        ? `You do not serve ${x.who('lord')} before your next turn.`
        : 'You serve nobody: there is no alliance to dissolve.',
  castleAtHome: x => `${x.card('card')} can only lie beside a Daimyo.`,
  noCourt: x =>
    x.text('status') === 'pledged'
      ? `You do not serve ${x.who('lord')} before your next turn.`
      : 'You are a Rônin: there is no Daimyo’s house to lay it into.',
  houseFull: x =>
    x.text('type') === 'okugata'
      ? 'This house already has its Okugata.'
      : `This house already has ${x.n('held')} armies of ${x.n('most')}.`,
  nobodyToDismiss: () => 'No second Samurai serves a Daimyo of yours.',
  ownHouse: x => `${x.card('card')} lies with you: a spy works in the houses of others.`,
  otherHouse: x => `Both must come from one house, that of ${x.card('first')}.`,
  picked: x => `${x.card('card')} is picked already.`,
  noSuchHouse: x =>
    x.text('fate') === 'second' ? 'No second Samurai serves you.' : 'You have no Daimyo’s house.',
  backHome: x => `${x.card('card')} comes from this very house.`,
  noVictim: x => `${x.who('target')} leads no Daimyo.`,
  shogunUnsaved: () => 'You hold the Shogun: Save Face cannot help you.',
  noSaveFace: () => 'You hold no Save Face.',
  noDaimyoToDie: x => `${bound(x)}: you lead no Daimyo who could die for it.`,
}
