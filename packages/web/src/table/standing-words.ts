import type { Lang } from '@noren/engine'

const en = {
  title: 'What passes by itself',
  titleAnswers: 'My standing replies',
  more: 'These answer with doing nothing, after the same short pause each time. They look at the question, never at your cards.',
  turn: 'Pass everything until my turn',
  hold: 'Hold everything this turn',
  heldNow: 'Held this turn',
  passing: 'Passing by itself…',
  answers: 'Answered for me',
  answersMore:
    'From the figure on my best card is played. Below it, or without such a card, the question passes, always after the same pause: nobody can tell.',
  away: 'Here, and also while this page is closed.',
  awayDays: 'At a day a turn nobody need wait for you: these answer while you are away.',
  passes: 'Passed for me',
  bell: 'Standing replies',
  invite: 'While I am away…',
  inviteNow: 'Answer this for me…',
  less: 'Less',
  greater: 'More',
}
type Texts = Readonly<Record<keyof typeof en, string>>

const fr: Texts = {
  title: 'Ce qui passe tout seul',
  titleAnswers: 'Mes réponses permanentes',
  more: 'Ces réponses ne font rien, après la même courte pause à chaque fois. Elles regardent la question, jamais vos cartes.',
  turn: 'Tout passer jusqu’à mon tour',
  hold: 'Tout retenir ce tour-ci',
  heldNow: 'Retenu ce tour-ci',
  passing: 'Passe tout seul…',
  answers: 'On répond pour moi',
  answersMore:
    'À partir du chiffre, ma meilleure carte est jouée. En dessous, ou sans cette carte, la question passe, toujours après la même pause : personne ne le voit.',
  away: 'Ici, et aussi quand cette page est fermée.',
  awayDays: 'À un jour par tour, personne ne doit vous attendre : ceci répond en votre absence.',
  passes: 'On passe pour moi',
  bell: 'Réponses permanentes',
  invite: 'En mon absence…',
  inviteNow: 'Répondre pour moi…',
  less: 'Moins',
  greater: 'Plus',
}

const it: Texts = {
  title: 'Cosa passa da sé',
  titleAnswers: 'Le mie risposte fisse',
  more: 'Queste risposte non fanno nulla, dopo la stessa breve pausa ogni volta. Guardano la domanda, mai le tue carte.',
  turn: 'Passa tutto fino al mio turno',
  hold: 'Trattieni tutto in questo turno',
  heldNow: 'Trattenuto in questo turno',
  passing: 'Passa da sé…',
  answers: 'Si risponde per me',
  answersMore:
    'Da questa cifra in su si gioca la mia carta migliore. Sotto, o senza quella carta, la domanda passa, sempre dopo la stessa pausa: nessuno può accorgersene.',
  away: 'Qui, e anche quando questa pagina è chiusa.',
  awayDays: 'Con un giorno per turno nessuno deve aspettarti: queste rispondono mentre non ci sei.',
  passes: 'Si passa per me',
  bell: 'Risposte fisse',
  invite: 'Mentre non ci sono…',
  inviteNow: 'Rispondi per me…',
  less: 'Meno',
  greater: 'Più',
}

export const STANDING: Readonly<Record<Lang, Texts>> = { en, fr, it }
