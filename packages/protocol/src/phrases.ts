/**
 * What may be said with one press, by id: every reader hears it in their own language. The last ones are signals for
 * games played side by side.
 */
export const PHRASES = {
  hello: { en: 'Good evening!', fr: 'Bonsoir !', it: 'Buonasera!' },
  luck: { en: 'Good luck to all.', fr: 'Bonne chance à tous.', it: 'Buona fortuna a tutti.' },
  moment: { en: 'One moment, please.', fr: 'Un instant, s’il vous plaît.', it: 'Un momento, per favore.' },
  back: { en: 'I am back.', fr: 'Me revoilà.', it: 'Eccomi di nuovo.' },
  turn: { en: 'It is your turn.', fr: 'C’est à vous.', it: 'Tocca a te.' },
  nice: { en: 'Well played!', fr: 'Bien joué !', it: 'Ben giocato!' },
  ouch: { en: 'That hurt.', fr: 'Ça fait mal.', it: 'Che male.' },
  thanks: { en: 'Thank you.', fr: 'Merci.', it: 'Grazie.' },
  sorry: { en: 'My apologies.', fr: 'Mes excuses.', it: 'Le mie scuse.' },
  again: { en: 'Another one?', fr: 'On en refait une ?', it: 'Un’altra?' },
  farewell: { en: 'It was an honour.', fr: 'Ce fut un honneur.', it: 'È stato un onore.' },
  help: { en: 'I need help here.', fr: 'J’ai besoin d’aide ici.', it: 'Mi serve aiuto qui.' },
  mine: { en: 'Leave this to me.', fr: 'Laissez-moi faire.', it: 'Lasciate fare a me.' },
  'can-take': {
    en: 'I can take one more.',
    fr: 'Je peux en prendre un de plus.',
    it: 'Posso prenderne un altro.',
  },
  'cannot-take': {
    en: 'I cannot take any more.',
    fr: 'Je ne peux plus en prendre.',
    it: 'Non posso prenderne altri.',
  },
  even: { en: 'I can take an even one.', fr: 'Je peux en prendre un pair.', it: 'Posso prenderne uno pari.' },
  odd: {
    en: 'I can take an odd one.',
    fr: 'Je peux en prendre un impair.',
    it: 'Posso prenderne uno dispari.',
  },
  pass: { en: 'Shall I pass?', fr: 'Je passe ?', it: 'Passo?' },
} as const satisfies Record<string, Readonly<Record<'en' | 'fr' | 'it', string>>>

export type PhraseId = keyof typeof PHRASES
export const PHRASE_IDS = Object.keys(PHRASES) as readonly PhraseId[]
