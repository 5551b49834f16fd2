/** The words around a hint; its reason is a sentence of the game. */
const en = {
  ask: 'What would you do?',
  thinking: 'Thinking…',
  best: 'Best',
  chance: '{{n}} %',
  chanceMore: 'Chance: {{n}} in 100',
  only: 'There is nothing else to weigh here.',
  close: 'It is close: in the imagined games these came out much the same.',
  from: 'Thought from your own view alone, in {{n}} imagined games.',
  show: 'Pick one and its pieces are laid out; nothing is played.',
  stale: 'The table moved on while I was thinking. Ask again.',
  shut: 'Close',
} as const

type Texts = Readonly<Record<keyof typeof en, string>>

const fr: Texts = {
  ask: 'Que feriez-vous ?',
  thinking: 'Je réfléchis…',
  best: 'Le meilleur',
  chance: '{{n}} %',
  chanceMore: 'Chances : {{n}} sur 100',
  only: 'Il n’y a rien d’autre à peser ici.',
  close: 'C’est serré : dans les parties imaginées, ces choix se valent à peu près.',
  from: 'Pensé d’après votre seule vue, en {{n}} parties imaginées.',
  show: 'Choisissez : ses pièces sont montrées, rien n’est joué.',
  stale: 'La table a avancé pendant que je réfléchissais. Demandez encore.',
  shut: 'Fermer',
}

const it: Texts = {
  ask: 'Tu che faresti?',
  thinking: 'Ci penso…',
  best: 'Migliore',
  chance: '{{n}} %',
  chanceMore: 'Probabilità: {{n}} su 100',
  only: 'Qui non c’è altro da valutare.',
  close: 'È un testa a testa: nelle partite immaginate queste scelte si equivalgono.',
  from: 'Pensato solo da ciò che vedi tu, in {{n}} partite immaginate.',
  show: 'Scegline una: i suoi pezzi vengono mostrati, niente viene giocato.',
  stale: 'Il tavolo è andato avanti mentre pensavo. Chiedi di nuovo.',
  shut: 'Chiudi',
}

export const HINT: Readonly<Record<'en' | 'fr' | 'it', Texts>> = { en, fr, it }
