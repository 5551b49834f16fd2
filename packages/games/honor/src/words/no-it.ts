import type { Case, Sentences } from './whynot.ts'

const actions = (n: number): string => `${n} ${n === 1 ? 'azione' : 'azioni'}`
const bound = (x: Case): string =>
  x.text('status') === 'first'
    ? 'Guidi un Daimyo'
    : x.text('status') === 'ronin'
      ? 'Sei un Rônin'
      : x.text('status') === 'pledged'
        ? `Sei promesso a ${x.who('lord')}`
        : `Servi ${x.who('lord')}`

export const NO_IT: Sentences = {
  noActions: x => `I tuoi ${x.n('ki')} ki danno ${actions(x.n('actions'))}: non ne resta nessuna.`,
  handFull: x => `Hai in mano ${x.n('cards')} carte: prima giocane o scartane una.`,
  pilesEmpty: () => 'Il mazzo e gli scarti sono vuoti.',
  dishonorDear: x => `Disonore richiede ${actions(x.n('price'))}; te ne resta ${x.n('left')}.`,
  saveFaceWaits: () => 'Salvare la faccia aspetta una battaglia persa o un Disonore.',
  castleLordless: x => `${bound(x)}: un castello vuole un Daimyo tuo.`,
  castleTwice: x => `Il tuo Daimyo ha già un castello: ${x.card('castle')}.`,
  daimyoBound: x =>
    x.text('status') === 'first'
      ? 'Guidi già un Daimyo, e uno vivo non si cambia.'
      : `${bound(x)}: solo un Rônin prende un Daimyo per sé.`,
  noRoom: x =>
    x.text('type') === 'okugata'
      ? x.n('houses') === 1
        ? 'La tua casa ha già la sua Okugata.'
        : 'Ognuna delle tue case ha già la sua Okugata.'
      : x.n('houses') === 1
        ? `La tua casa ha già ${x.n('most')} eserciti.`
        : `Ognuna delle tue case ha già ${x.n('most')} eserciti.`,
  nothingToSpy: () => 'Nessuna casa di un altro giocatore ha un possedimento.',
  declared: () => 'Hai già fatto la tua dichiarazione di questo turno.',
  lordDecides: x =>
    x.text('deed') === 'attack'
      ? `Solo ${x.who('lord')} decide se quel Daimyo attacca.`
      : `Solo ${x.who('lord')} può proclamare quel Daimyo.`,
  leadsNobody: x =>
    x.text('deed') === 'attack'
      ? 'Non guidi nessun Daimyo, e solo un Daimyo attacca.'
      : 'Non guidi nessun Daimyo che possa essere Shogun.',
  titleHeld: x =>
    x.mine('shogun') ? 'Il tuo Daimyo è già Shogun.' : `Il Daimyo di ${x.who('shogun')} è Shogun.`,
  outOfReach: x =>
    x.text('status') === 'first'
      ? `Il Daimyo di ${x.who('target')} non è Shogun e non ha un castello.`
      : `${x.who('target')} non guida nessun Daimyo.`,
  noDie: x => `La tua forza è ${x.n('strength')}; un dado ne vuole ${x.n('needed')}.`,
  noRonin: x => `${bound(x)}: solo un Rônin dichiara un'alleanza.`,
  shogunStays: () => 'Il tuo Daimyo è Shogun, e il titolo non si cede.',
  noLordThere: x => `${x.who('target')} non guida nessun Daimyo.`,
  placeTaken: x =>
    `${x.who('ally')} è già al fianco ${x.mine('target') ? 'del tuo Daimyo' : `di ${x.who('target')}`}.`,
  nothingToDissolve: x =>
    x.text('status') === 'leaving'
      ? `Stai già lasciando ${x.who('lord')}.`
      : x.text('status') === 'pledged'
        ? `Non servi ${x.who('lord')} prima del tuo prossimo turno.`
        : "Non servi nessuno: non c'è alleanza da sciogliere.",
  castleAtHome: x => `${x.card('card')} sta solo accanto a un Daimyo.`,
  noCourt: x =>
    x.text('status') === 'pledged'
      ? `Non servi ${x.who('lord')} prima del tuo prossimo turno.`
      : "Sei un Rônin: non c'è casa di un Daimyo in cui posarla.",
  houseFull: x =>
    x.text('type') === 'okugata'
      ? 'Questa casa ha già la sua Okugata.'
      : `Questa casa ha già ${x.n('held')} eserciti su ${x.n('most')}.`,
  nobodyToDismiss: () => 'Nessun secondo Samurai serve un tuo Daimyo.',
  ownHouse: x => `${x.card('card')} è in casa tua: una spia agisce dagli altri.`,
  otherHouse: x => `Entrambi vengono da una sola casa, quella di ${x.card('first')}.`,
  picked: x => `${x.card('card')} è già scelto.`,
  noSuchHouse: x =>
    x.text('fate') === 'second' ? 'Nessun secondo Samurai ti serve.' : 'Non hai una casa del Daimyo.',
  backHome: x => `${x.card('card')} viene proprio da questa casa.`,
  noVictim: x => `${x.who('target')} non guida nessun Daimyo.`,
  shogunUnsaved: () => 'Hai lo Shogun: Salvare la faccia non può aiutarti.',
  noSaveFace: () => 'Non hai in mano Salvare la faccia.',
  noDaimyoToDie: x => `${bound(x)}: non guidi nessun Daimyo che possa morire.`,
}
