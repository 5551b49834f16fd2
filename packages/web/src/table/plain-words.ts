import type { Lang } from '@noren/engine'

const en = {
  players: 'Players',
  table: 'On the table',
  choices: 'What you may do, and what you may not',
  plain: 'Plain board',
  none: 'nothing',
  yes: 'yes',
  no: 'no',
}

/** What the plain board says itself; everything else comes from the game's words. */
export const PLAIN: Readonly<Record<Lang, typeof en>> = {
  en,
  fr: {
    players: 'Joueurs',
    table: 'Sur la table',
    choices: 'Ce que vous pouvez faire, et ce que vous ne pouvez pas',
    plain: 'Plateau simple',
    none: 'rien',
    yes: 'oui',
    no: 'non',
  },
  it: {
    players: 'Giocatori',
    table: 'Sul tavolo',
    choices: 'Che cosa puoi fare, e che cosa no',
    plain: 'Tabellone semplice',
    none: 'niente',
    yes: 'sì',
    no: 'no',
  },
}
