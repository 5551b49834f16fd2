import type { Lang } from '@noren/engine'
import { ANSWERS } from '@noren/sake/words'
import type { Answer } from '@noren/sake/words'
import type { AnswerWords } from '../../table/standing.ts'

type Words = Readonly<Record<Answer, Omit<AnswerWords, 'icon'>>>

const ICONS: Readonly<Record<Answer, string>> = {
  defend: 'i-defense',
  torment: 'i-sip',
  vision: 'i-eye',
  stumble: 'i-move',
  vanish: 'i-spirit',
}

const en: Words = {
  defend: {
    when: 'Struck for {{n}} or more:',
    deed: 'defend with my best card',
    best: 'The card that leaves the fewest wounds; of equals the one I can best spare. A disciple is given up only where no card stops as much.',
  },
  torment: {
    when: 'Tormented for {{n}} {{n|sip|sips}} or more:',
    deed: 'defend with my best card',
    best: 'The card that keeps the most sake; of equals the one I can best spare.',
  },
  vision: {
    when: 'A strike at me of {{n}} or more:',
    deed: 'stop it with Double Vision',
    best: 'The one I can best spare. Without it the strike comes to my defence.',
  },
  stumble: {
    when: 'A move of {{n}} {{n|step|steps}} or more:',
    deed: 'stop it with Stumble',
    best: 'Whoever moves, disciples too. The Stumble I can best spare.',
  },
  vanish: {
    when: 'As a spirit, {{n}} {{n|sip|sips}} or more in danger:',
    deed: 'vanish with a matching card',
    best: 'Mine or those of another spirit: all spirits win together. Cards that match are all alike.',
  },
}

const fr: Words = {
  defend: {
    when: 'Frappé pour {{n}} ou plus :',
    deed: 'je me défends avec ma meilleure carte',
    best: 'La carte qui laisse le moins de blessures ; à égalité, celle dont je me passe le mieux. Un disciple n’est sacrifié que si aucune carte n’arrête autant.',
  },
  torment: {
    when: 'Tourmenté pour {{n}} {{n|gorgée|gorgées}} ou plus :',
    deed: 'je me défends avec ma meilleure carte',
    best: 'La carte qui garde le plus de saké ; à égalité, celle dont je me passe le mieux.',
  },
  vision: {
    when: 'Un coup contre moi de {{n}} ou plus :',
    deed: 'je l’arrête par Vision double',
    best: 'Celle dont je me passe le mieux. Sans elle, le coup arrive à ma défense.',
  },
  stumble: {
    when: 'Un déplacement de {{n}} {{n|pas|pas}} ou plus :',
    deed: 'je l’arrête par Tituber',
    best: 'Quel que soit celui qui bouge, disciples compris. La carte Tituber dont je me passe le mieux.',
  },
  vanish: {
    when: 'Esprit, {{n}} {{n|gorgée|gorgées}} ou plus en danger :',
    deed: 'je disparais avec une carte au bon dos',
    best: 'Les miennes ou celles d’un autre esprit : tous les esprits gagnent ensemble. Les cartes au bon dos se valent.',
  },
}

const it: Words = {
  defend: {
    when: 'Colpito per {{n}} o più:',
    deed: 'mi difendo con la mia carta migliore',
    best: 'La carta che lascia meno ferite; a parità quella di cui faccio meglio a meno. Un seguace è sacrificato solo se nessuna carta ferma altrettanto.',
  },
  torment: {
    when: 'Tormentato per {{n}} {{n|sorso|sorsi}} o più:',
    deed: 'mi difendo con la mia carta migliore',
    best: 'La carta che salva più sakè; a parità quella di cui faccio meglio a meno.',
  },
  vision: {
    when: 'Un colpo contro di me di {{n}} o più:',
    deed: 'lo fermo con Vista annebbiata',
    best: 'Quella di cui faccio meglio a meno. Senza, il colpo arriva alla mia difesa.',
  },
  stumble: {
    when: 'Un movimento di {{n}} {{n|passo|passi}} o più:',
    deed: 'lo fermo con Inciampare',
    best: 'Chiunque si muova, anche i seguaci. L’Inciampare di cui faccio meglio a meno.',
  },
  vanish: {
    when: 'Da spirito, {{n}} {{n|sorso|sorsi}} o più in pericolo:',
    deed: 'svanisco con una carta dal dorso giusto',
    best: 'Miei o di un altro spirito: gli spiriti vincono insieme. Le carte dal dorso giusto si equivalgono.',
  },
}

const WORDS: Readonly<Record<Lang, Words>> = { en, fr, it }
const isAnswer = (id: string): id is Answer => ANSWERS.some(a => a === id)

export const answerWords = (lang: Lang, id: string): AnswerWords =>
  isAnswer(id)
    ? { icon: ICONS[id], ...WORDS[lang][id] }
    : { icon: 'i-bell', when: '{{n}}', deed: id, best: '' }
