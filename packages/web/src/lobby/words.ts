import type { Lang } from '@noren/engine'

const en = {
  shuffle: 'Shuffle the seats',
  shuffleMore: 'Chance says who sits where.',
  move: 'Move here',
  ready: 'ready',
  notHere: 'not here yet',
  host: 'host',
  again: 'Open the same table',
  watch: 'You watch from here; the game opens by itself when it begins.',
  waitFor: 'Still on the way: {{names}}',
}
type Texts = Readonly<Record<keyof typeof en, string>>

const fr: Texts = {
  shuffle: 'Tirer les places au sort',
  shuffleMore: 'Le hasard dit qui s’assied où.',
  move: 'Changer de place',
  ready: 'prêt',
  notHere: 'pas encore là',
  host: 'hôte',
  again: 'Ouvrir la même table',
  watch: 'Vous regardez d’ici ; la partie s’ouvre d’elle-même quand elle commence.',
  waitFor: 'Encore en chemin : {{names}}',
}

const it: Texts = {
  shuffle: 'Sorteggia i posti',
  shuffleMore: 'Il caso dice chi siede dove.',
  move: 'Spostati qui',
  ready: 'pronto',
  notHere: 'non ancora qui',
  host: 'padrone di casa',
  again: 'Apri lo stesso tavolo',
  watch: 'Guardate da qui; la partita si apre da sé quando comincia.',
  waitFor: 'Ancora in cammino: {{names}}',
}

/** What is said around a table that waits for its players. */
export const LOBBY: Readonly<Record<Lang, Texts>> = { en, fr, it }
