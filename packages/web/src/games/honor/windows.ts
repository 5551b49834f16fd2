import type { Lang } from '@noren/engine'
import { ANSWERS, standing } from '@noren/honor/words'
import type { Answer } from '@noren/honor/words'
import type { AnswerWords, Windows } from '../../table/standing.ts'
import type { HonorView } from './pack.ts'
import { filled } from './texts.ts'

const LABELS: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    mine: 'Let my own losses happen: no Save Face for me',
    others: 'Let the losses of others happen',
  },
  fr: {
    mine: 'Accepter mes propres pertes : pas de Sauver la face pour moi',
    others: 'Laisser les pertes des autres se produire',
  },
  it: {
    mine: 'Accetto le mie perdite: niente Salvare la faccia per me',
    others: 'Lascio che gli altri perdano',
  },
}

const ICONS: Readonly<Record<Answer, string>> = { dishonored: 'i-honor', fallen: 'i-force' }

const ANSWER_WORDS: Readonly<Record<Lang, Readonly<Record<Answer, Omit<AnswerWords, 'icon'>>>>> = {
  en: {
    dishonored: {
      when: 'Dishonoured while I have {{n}} honour or more:',
      deed: 'play Save Face, lose {{saved}} and not {{dishonored}}',
      best: 'If I hold it and no Shogun is mine; otherwise I bear it. Nobody takes their life for it.',
    },
    fallen: {
      when: 'A battle lost by a Daimyo worth {{n}} honour a turn or more to me:',
      deed: 'play Save Face for it',
      best: 'Mine, or the one I serve, by what its house brings me. Without the card it falls, unless another saves it.',
    },
  },
  fr: {
    dishonored: {
      when: 'Déshonoré avec {{n}} points d’honneur ou plus :',
      deed: 'je joue Sauver la face et perds {{saved}}, non {{dishonored}}',
      best: 'Si je l’ai en main et ne tiens pas le Shogun ; sinon j’accepte. Personne ne se donne la mort pour cela.',
    },
    fallen: {
      when: 'Bataille perdue par un Daimyo qui me vaut {{n}} d’honneur par tour ou plus :',
      deed: 'je joue Sauver la face pour lui',
      best: 'Le mien, ou celui que je sers, selon ce que sa maison me rapporte. Sans la carte il tombe, à moins qu’un autre ne le sauve.',
    },
  },
  it: {
    dishonored: {
      when: 'Disonorato con {{n}} punti d’onore o più:',
      deed: 'gioco Salvare la faccia e perdo {{saved}}, non {{dishonored}}',
      best: 'Se l’ho in mano e lo Shogun non è mio; altrimenti lo sopporto. Nessuno si toglie la vita per questo.',
    },
    fallen: {
      when: 'Battaglia persa da un Daimyo che mi vale {{n}} d’onore per turno o più:',
      deed: 'gioco Salvare la faccia per lui',
      best: 'Il mio, o quello che servo, per ciò che la sua casa mi porta. Senza la carta cade, salvo che un altro lo salvi.',
    },
  },
}

const isAnswer = (id: string): id is Answer => ANSWERS.some(a => a === id)

export const windows: Windows<HonorView> = {
  ...standing,
  label: (lang, reply) => LABELS[lang][reply] ?? reply,
  answer: (lang, id) =>
    isAnswer(id)
      ? { icon: ICONS[id], ...ANSWER_WORDS[lang][id], deed: filled(ANSWER_WORDS[lang][id].deed) }
      : { icon: 'i-bell', when: '{{n}}', deed: id, best: '' },
}
