import type { Facts, Lang, Refusal, Seat } from '@noren/engine'
import type { CardId, CharacterId, Side } from '../cards.ts'
import type { Misfit } from '../reasons.ts'
import type { People, Speech } from './speech.ts'
import { joined } from './speech.ts'

/** Why something is not open, by the reasons of `reasons.ts`: one sentence, true by its facts. */
type Sentence = (x: Facts, s: Speech, p: People) => string
type Sentences = Readonly<Record<string, Sentence>>

const card = (x: Facts, s: Speech): string => s.card(x['card'] as CardId)
const side = (x: Facts, s: Speech): string => s.side(x['pile'] as Side)
const name = (x: Facts, key: string, p: People): string => p.of(x[key] as Seat)
const purse = (x: Facts, s: Speech): string => s.coins(x['coins'] as number)
const figure = (x: Facts, key: string): string => String(x[key])
const first = (x: Facts, s: Speech): string => s.card((x['cards'] as readonly CardId[])[0] as CardId)
const both = (x: Facts): boolean => (x['piles'] as readonly Side[]).length > 1
const waits = (x: Facts, s: Speech): string => s.side((x['piles'] as readonly Side[])[0] as Side)
const helpers = (x: Facts, s: Speech, and: string): string =>
  joined(
    (x as Misfit).helpers.map(id => s.titled(id)),
    and,
  )
const helped = (x: Facts): boolean => (x['helpers'] as readonly CharacterId[]).length > 0
const top = (x: Facts, s: Speech): string => s.card(x['top'] as CardId)
const upper = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const en: Sentences = {
  misfit: (x, s) =>
    helped(x)
      ? `Even with ${helpers(x, s, 'and')}, ${card(x, s)} does not follow ${top(x, s)}.`
      : `Needs ${s.wanted(x as Misfit)}; this is ${card(x, s)}.`,
  served: (x, s) => `${upper(side(x, s))} is served already.`,
  mustPlace: (x, s) => `You can place ${first(x, s)} there, so you cannot take it.`,
  tooDear: (x, s) => `You have ${purse(x, s)}; this costs ${figure(x, 'price')}.`,
  refreshTooDear: (x, s) => `You have ${purse(x, s)}; a new row costs ${figure(x, 'price')}.`,
  bothServed: () => 'Both piles are served: no card is left to help with.',
  climbingServed: () => 'The rising pile is served already.',
  fallingServed: () => 'The falling pile is served already.',
  noTricks: () => 'You have no trick card to remove.',
  nobodyHasTricks: () => 'Nobody else has trick cards.',
  freeUseOver: () => 'The free use was for the action right after the new row.',
  enoughRefreshes: x => `The row was replaced ${figure(x, 'most')} times this turn; that is the most.`,
  pilesWait: (x, s) =>
    both(x) ? 'Both piles are still to be served.' : `${upper(waits(x, s))} is still to be served.`,
  drawnThere: (x, s, p) => `You drew ${card(x, s)} from ${name(x, 'to', p)}: give another one.`,
  takenThere: (x, s, p) => `You took ${card(x, s)} from ${name(x, 'to', p)}: give another one in exchange.`,
  noTricksThere: (x, _s, p) => `${name(x, 'target', p)} has no trick cards.`,
}

const fr: Sentences = {
  misfit: (x, s) =>
    helped(x)
      ? `Même avec ${helpers(x, s, 'et')}, le ${card(x, s)} ne suit pas le ${top(x, s)}.`
      : `Il faut ${s.wanted(x as Misfit)} ; ceci est le ${card(x, s)}.`,
  served: (x, s) => `${upper(side(x, s))} est déjà servie.`,
  mustPlace: (x, s) => `Vous pouvez y poser le ${first(x, s)} : elle ne se ramasse donc pas.`,
  tooDear: (x, s) => `Vous avez ${purse(x, s)} ; il en coûte ${figure(x, 'price')}.`,
  refreshTooDear: (x, s) => `Vous avez ${purse(x, s)} ; une nouvelle rangée en coûte ${figure(x, 'price')}.`,
  bothServed: () => 'Les deux piles sont servies : il n’y a plus de carte à aider.',
  climbingServed: () => 'La pile qui monte est déjà servie.',
  fallingServed: () => 'La pile qui descend est déjà servie.',
  noTricks: () => 'Vous n’avez aucune carte de levée à retirer.',
  nobodyHasTricks: () => 'Personne d’autre n’a de levées.',
  freeUseOver: () => 'L’usage gratuit valait pour l’action qui suit la nouvelle rangée.',
  enoughRefreshes: x => `La rangée a été remplacée ${figure(x, 'most')} fois ce tour : c’est le maximum.`,
  pilesWait: (x, s) =>
    both(x) ? 'Les deux piles restent à servir.' : `${upper(waits(x, s))} reste à servir.`,
  drawnThere: (x, s, p) => `Vous avez tiré le ${card(x, s)} chez ${name(x, 'to', p)} : donnez-en une autre.`,
  takenThere: (x, s, p) => `Vous avez pris le ${card(x, s)} à ${name(x, 'to', p)} : rendez une autre carte.`,
  noTricksThere: (x, _s, p) => `${name(x, 'target', p)} n’a pas de levées.`,
}

const it: Sentences = {
  misfit: (x, s) =>
    helped(x)
      ? `Anche con ${helpers(x, s, 'e')}, ${card(x, s)} non segue ${top(x, s)}.`
      : `Serve ${s.wanted(x as Misfit)}; questa è ${card(x, s)}.`,
  served: (x, s) => `${upper(side(x, s))} è già servita.`,
  mustPlace: (x, s) => `Puoi posarci ${first(x, s)}, quindi non puoi prenderla.`,
  tooDear: (x, s) => `Hai ${purse(x, s)}; ne costa ${figure(x, 'price')}.`,
  refreshTooDear: (x, s) => `Hai ${purse(x, s)}; una nuova fila ne costa ${figure(x, 'price')}.`,
  bothServed: () => 'Le due pile sono servite: non c’è più una carta da aiutare.',
  climbingServed: () => 'La pila che sale è già servita.',
  fallingServed: () => 'La pila che scende è già servita.',
  noTricks: () => 'Non hai prese da eliminare.',
  nobodyHasTricks: () => 'Nessun altro ha prese.',
  freeUseOver: () => 'L’uso gratis valeva per l’azione subito dopo la nuova fila.',
  enoughRefreshes: x => `La fila è stata rinnovata ${figure(x, 'most')} volte in questo turno: è il massimo.`,
  pilesWait: (x, s) =>
    both(x) ? 'Le due pile sono ancora da servire.' : `${upper(waits(x, s))} è ancora da servire.`,
  drawnThere: (x, s, p) => `Hai pescato ${card(x, s)} da ${name(x, 'to', p)}: dai un’altra carta.`,
  takenThere: (x, s, p) => `Hai preso ${card(x, s)} da ${name(x, 'to', p)}: dai un’altra carta in cambio.`,
  noTricksThere: (x, _s, p) => `${name(x, 'target', p)} non ha prese.`,
}

const SENTENCES: Readonly<Record<Lang, Sentences>> = { en, fr, it }

export const refusal = (lang: Lang, why: Refusal, s: Speech, p: People): string | null =>
  SENTENCES[lang][why.id]?.(why.facts, s, p) ?? null
