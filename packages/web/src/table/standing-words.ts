import type { Lang } from '@noren/engine'

const en = {
  title: 'What passes by itself',
  more: 'These answer with doing nothing, after the same short pause each time. They look at the question, never at your cards.',
  turn: 'Pass everything until my turn',
  hold: 'Hold everything this turn',
  heldNow: 'Held this turn',
  passing: 'Passing by itself…',
}
type Texts = Readonly<Record<keyof typeof en, string>>

const fr: Texts = {
  title: 'Ce qui passe tout seul',
  more: 'Ces réponses ne font rien, après la même courte pause à chaque fois. Elles regardent la question, jamais vos cartes.',
  turn: 'Tout passer jusqu’à mon tour',
  hold: 'Tout retenir ce tour-ci',
  heldNow: 'Retenu ce tour-ci',
  passing: 'Passe tout seul…',
}

const it: Texts = {
  title: 'Cosa passa da sé',
  more: 'Queste risposte non fanno nulla, dopo la stessa breve pausa ogni volta. Guardano la domanda, mai le tue carte.',
  turn: 'Passa tutto fino al mio turno',
  hold: 'Trattieni tutto in questo turno',
  heldNow: 'Trattenuto in questo turno',
  passing: 'Passa da sé…',
}

export const STANDING: Readonly<Record<Lang, Texts>> = { en, fr, it }
