import type { Sentences } from '../speech/case.ts'
import { value, who, holder, mine, atMe, symbol, samurai, giver, even, back, strict } from '../speech/case.ts'

export const it: Sentences = {
  noSymbol: c => `Questo ${value(c)} non mostra né cappello, né fattoria, né bambola.`,
  symbolHeld: c => `La tua difesa ha già questo simbolo: ${symbol(c)}.`,
  noDefending: () => 'Niente difesa: in questo turno non si mette niente a sinistra.',
  kept: c => `Questo ${value(c)} sostituisce un’altra carta e deve restare.`,
  noTalents: () => 'Niente talento: in questo turno non se ne usano.',
  wrongValue: c => {
    const kind = even(c) ? 'pari' : 'dispari'
    if (strict(c)) return `A questo tavolo ${giver(c)} ridà solo carte ${kind}; questa è un ${value(c)}.`
    if (back(c)) return `${giver(c)} restituisce solo carte ${kind}; questa è un ${value(c)}.`
    return `${giver(c)} dà carte ${kind}; questa è un ${value(c)}.`
  },
  neighbourOut: c => `${who(c)} ha passato e non prende carte.`,
  gaveAlready: c => `Hai già dato questo ${value(c)} una volta.`,
  noRepeat: c => `Nella tua linea non c’è ancora un ${value(c)}.`,
  cameBack: () => 'La posizione torna per la quinta volta: in questo turno niente scarto.',
  pileEmpty: () => 'Il mazzo è vuoto: non c’è un’altra carta.',
  alone: () => 'Nessun altro è in gioco.',
  tokenLent: c => `Il tuo segnalino è da ${holder(c)}.`,
  noSupport: () => 'Niente supporto: in questo turno non è permesso.',
  hasPassed: c => (mine(c) ? 'Hai passato.' : `${who(c)} ha passato.`),
  noLine: c => (mine(c) ? 'La tua linea è senza carte.' : `La linea di ${who(c)} è senza carte.`),
  sameLine: c => `La carta viene da ${mine(c) ? 'te' : who(c)}: scegli un altro samurai.`,
  tokenAway: c =>
    `${mine(c) ? 'Il tuo segnalino' : `Il segnalino di ${who(c)}`} è da ${atMe(c) ? 'te' : holder(c)}.`,
  ownToken: c => `È ${mine(c) ? 'il tuo segnalino' : `il segnalino di ${who(c)}`}: scegli un altro samurai.`,
  noMarker: c => (mine(c) ? 'Non hai ferite da curare.' : `${who(c)} non ha ferite da curare.`),
  taken: c => `${samurai(c)} è già preso.`,
  spent: c => `${samurai(c)} ha già aiutato una volta in questa partita.`,
}
