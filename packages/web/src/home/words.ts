import type { Lang } from '@noren/engine'

const en = {
  clock: 'Thinking time',
  none: 'None',
  live: 'Live',
  days: 'By the day',
  noneMore: 'nobody is hurried',
  liveMore: 'seconds for each decision, and a bank',
  daysMore: 'play when you pass by',
  each: 'For each decision',
  bank: 'Bank',
  bankMore: 'for long thoughts, for the whole game',
  noBank: 'none',
  seconds: '{{n}} s',
  minutes: '{{n}} min',
  day: '1 day',
  nDays: '{{n}} days',
}
type Texts = Readonly<Record<keyof typeof en, string>>

const fr: Texts = {
  clock: 'Temps de réflexion',
  none: 'Aucune',
  live: 'En direct',
  days: 'Au jour',
  noneMore: 'personne n’est pressé',
  liveMore: 'des secondes par décision, et une réserve',
  daysMore: 'on joue en passant',
  each: 'Par décision',
  bank: 'Réserve',
  bankMore: 'de quoi réfléchir, pour toute la partie',
  noBank: 'aucune',
  seconds: '{{n}} s',
  minutes: '{{n}} min',
  day: '1 jour',
  nDays: '{{n}} jours',
}

const it: Texts = {
  clock: 'Tempo per pensare',
  none: 'Nessuno',
  live: 'Dal vivo',
  days: 'A giorni',
  noneMore: 'nessuno ha fretta',
  liveMore: 'secondi per ogni decisione, e una riserva',
  daysMore: 'si gioca quando si passa',
  each: 'Per ogni decisione',
  bank: 'Riserva',
  bankMore: 'per pensarci su, per tutta la partita',
  noBank: 'nessuna',
  seconds: '{{n}} s',
  minutes: '{{n}} min',
  day: '1 giorno',
  nDays: '{{n}} giorni',
}

/** How a table may keep time. */
export const TIME: Readonly<Record<Lang, Texts>> = { en, fr, it }
