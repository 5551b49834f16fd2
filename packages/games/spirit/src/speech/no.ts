import type { Facts, Lang, Refusal, Seat } from '@noren/engine'
import type { DefenceSymbol, SamuraiName } from '../cards.ts'
import { SAMURAI } from '../cards.ts'
import type { WrongValue } from '../reasons.ts'
import type { Speech } from './speech.ts'
import { nameOf } from './speech.ts'

/** Why something is not open, by the reasons of `reasons.ts`: one sentence, true by its facts. */

interface Case {
  readonly x: Facts
  readonly s: Speech
  /** The name of a samurai at the table, marked strong. */
  readonly of: (seat: Seat) => string
  readonly me: Seat
}
type Sentences = Readonly<Record<string, (c: Case) => string>>

const value = ({ x }: Case): string => `**${String(x['value'])}**`
const who = ({ x, of }: Case): string => of(x['seat'] as Seat)
const holder = ({ x, of }: Case): string => of(x['holder'] as Seat)
const mine = ({ x, me }: Case): boolean => x['seat'] === me
const atMe = ({ x, me }: Case): boolean => x['holder'] === me
const symbol = ({ x, s }: Case): string => s.symbols[x['symbol'] as DefenceSymbol]
const samurai = ({ x }: Case): string => `**${nameOf(SAMURAI.indexOf(x['samurai'] as SamuraiName))}**`
const giver = ({ x }: Case): string => `**${nameOf(SAMURAI.indexOf((x as WrongValue).giver))}**`
const even = ({ x }: Case): boolean => (x as WrongValue).giver === 'heihachi'
const back = ({ x }: Case): boolean => (x as WrongValue).back
const strict = ({ x }: Case): boolean => (x as WrongValue).strict

const en: Sentences = {
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

const fr: Sentences = {
  noSymbol: c => `Ce ${value(c)} ne montre ni chapeau, ni ferme, ni poupée.`,
  symbolHeld: c => `Votre défense a déjà ce symbole : ${symbol(c)}.`,
  noDefending: () => 'Pas de défense : rien ne se pose à gauche ce tour-ci.',
  kept: c => `Ce ${value(c)} remplace une autre carte et doit rester.`,
  noTalents: () => 'Pas de talent : aucun ne sert ce tour-ci.',
  wrongValue: c => {
    const kind = even(c) ? 'paires' : 'impaires'
    if (strict(c))
      return `À cette table ${giver(c)} ne redonne que les cartes ${kind} ; ceci est un ${value(c)}.`
    if (back(c)) return `${giver(c)} ne rend que les cartes ${kind} ; ceci est un ${value(c)}.`
    return `${giver(c)} donne les cartes ${kind} ; ceci est un ${value(c)}.`
  },
  neighbourOut: c => `${who(c)} a passé et ne prend plus de carte.`,
  gaveAlready: c => `Vous avez déjà donné ce ${value(c)} une fois.`,
  noRepeat: c => `Il n’y a pas encore de ${value(c)} dans votre ligne.`,
  cameBack: () => 'Cette position revient pour la cinquième fois : pas de défausse ce tour-ci.',
  pileEmpty: () => 'La pioche est vide : il n’y a pas d’autre carte.',
  alone: () => 'Personne d’autre n’est en jeu.',
  tokenLent: c => `Votre jeton est chez ${holder(c)}.`,
  noSupport: () => 'Pas de soutien : il n’est pas permis ce tour-ci.',
  hasPassed: c => (mine(c) ? 'Vous avez passé.' : `${who(c)} a passé.`),
  noLine: c => (mine(c) ? 'Votre ligne est sans carte.' : `La ligne de ${who(c)} est sans carte.`),
  sameLine: c => `La carte vient de ${mine(c) ? 'chez vous' : who(c)} : choisissez un autre samouraï.`,
  tokenAway: c =>
    `${mine(c) ? 'Votre jeton' : `Le jeton de ${who(c)}`} est chez ${atMe(c) ? 'vous' : holder(c)}.`,
  ownToken: c =>
    `C’est ${mine(c) ? 'votre propre jeton' : `le jeton de ${who(c)}`} : choisissez un autre samouraï.`,
  noMarker: c =>
    mine(c) ? 'Vous n’avez pas de blessure à soigner.' : `${who(c)} n’a pas de blessure à soigner.`,
  taken: c => `${samurai(c)} est déjà pris.`,
  spent: c => `${samurai(c)} a déjà aidé une fois dans cette partie.`,
}

const it: Sentences = {
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

const SENTENCES: Readonly<Record<Lang, Sentences>> = { en, fr, it }

export const refusal = (
  lang: Lang,
  why: Refusal,
  s: Speech,
  of: (seat: Seat) => string,
  me: Seat,
): string | null => SENTENCES[lang][why.id]?.({ x: why.facts, s, of, me }) ?? null
