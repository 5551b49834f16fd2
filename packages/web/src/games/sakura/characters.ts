import type { Lang } from '@noren/engine'
import type { CharacterId } from '@noren/sakura/words'

/** The picture of a character, the sign in its corner, and the two or three words a small card has room for. */
interface Portrait {
  readonly art: string
  readonly sign: string
  readonly short: Readonly<Record<Lang, readonly [name: string, effect: string]>>
}

const cook = (n: number): Portrait => ({
  art: 'a-cook',
  sign: `±${n}`,
  short: {
    en: ['Cook', `Your card counts ${n} more or less`],
    fr: ['Cuisinier', `Votre carte vaut ${n} de plus ou de moins`],
    it: ['Cuoco', `La tua carta vale ${n} in più o in meno`],
  },
})

export const PORTRAITS: Readonly<Record<CharacterId, Portrait>> = {
  'cook-1': cook(1),
  'cook-2': cook(2),
  'cook-3': cook(3),
  'geisha-neighbours': {
    art: 'a-geisha',
    sign: 'i-hand',
    short: {
      en: ['Geisha', 'Swap a card with each neighbour'],
      fr: ['Geisha', 'Échanger une carte avec chaque voisin'],
      it: ['Geisha', 'Scambia una carta con ogni vicino'],
    },
  },
  'geisha-peek': {
    art: 'a-okugata',
    sign: 'i-eye',
    short: {
      en: ['Geisha', 'Look at a hand, maybe swap a card'],
      fr: ['Geisha', 'Regarder une main, échanger peut-être'],
      it: ['Geisha', 'Guarda una mano, forse scambia'],
    },
  },
  'geisha-reorder': {
    art: 'a-noh',
    sign: 'i-deck',
    short: {
      en: ['Geisha', 'Look through a pile and reorder it'],
      fr: ['Geisha', 'Regarder une pile et la réordonner'],
      it: ['Geisha', 'Guarda una pila e riordinala'],
    },
  },
  'samurai-flip': {
    art: 'a-katana',
    sign: 'i-yinyang',
    short: {
      en: ['Samurai', 'Turn the Yin-Yang card'],
      fr: ['Samouraï', 'Retourner la carte Yin-Yang'],
      it: ['Samurai', 'Gira la carta Yin-Yang'],
    },
  },
  'samurai-lower': {
    art: 'k-samurai',
    sign: 'i-down',
    short: {
      en: ['Samurai', 'A lower card on the rising pile'],
      fr: ['Samouraï', 'Une carte plus basse sur la pile qui monte'],
      it: ['Samurai', 'Una carta più bassa sulla pila che sale'],
    },
  },
  'samurai-higher': {
    art: 'k-honda',
    sign: 'i-up',
    short: {
      en: ['Samurai', 'A higher card on the falling pile'],
      fr: ['Samouraï', 'Une carte plus haute sur la pile qui descend'],
      it: ['Samurai', 'Una carta più alta sulla pila che scende'],
    },
  },
  'daimyo-discard': {
    art: 'k-hojo',
    sign: 'i-close',
    short: {
      en: ['Daimyo', 'Remove a trick card, gain twice its shuriken'],
      fr: ['Daimyo', 'Retirer une carte de pli, gagner 2× ses shurikens'],
      it: ['Daimyo', 'Togli una presa, guadagna 2× i suoi shuriken'],
    },
  },
  'daimyo-steal': {
    art: 'k-takeda',
    sign: 'i-coin',
    short: {
      en: ['Daimyo', 'Take a rival’s trick card, gain 3× its shuriken'],
      fr: ['Daimyo', 'Prendre un pli adverse, gagner 3× ses shurikens'],
      it: ['Daimyo', 'Prendi una presa altrui, guadagna 3× i suoi shuriken'],
    },
  },
  'daimyo-vote': {
    art: 'k-date',
    sign: 'i-yinyang',
    short: {
      en: ['Daimyo', 'Secret vote: twice the price, or half'],
      fr: ['Daimyo', 'Vote secret : le double du prix, ou la moitié'],
      it: ['Daimyo', 'Voto segreto: il doppio del prezzo, o metà'],
    },
  },
  'konohana-harvest': {
    art: 'a-sakuragi',
    sign: 'i-coin',
    short: {
      en: ['Konohana', 'Gain the coins of one pile'],
      fr: ['Konohana', 'Gagner les pièces d’une pile'],
      it: ['Konohana', 'Guadagna le monete di una pila'],
    },
  },
  'konohana-colour': {
    art: 'a-konohana',
    sign: 'g-sakura',
    short: {
      en: ['Konohana', 'Your card takes the pile’s colour'],
      fr: ['Konohana', 'Votre carte prend la couleur de la pile'],
      it: ['Konohana', 'La tua carta prende il colore della pila'],
    },
  },
  'konohana-free': {
    art: 'a-konohana',
    sign: 'i-star',
    short: {
      en: ['Konohana', 'Place any card'],
      fr: ['Konohana', 'Poser n’importe quelle carte'],
      it: ['Konohana', 'Posa una carta qualsiasi'],
    },
  },
}
