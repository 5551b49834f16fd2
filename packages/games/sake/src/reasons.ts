/** Why something is not open: one reason each, the facts of the case, the clause that forbids first. */
export * from './reasons/cards.ts'
export * from './reasons/aims.ts'
export * from './reasons/answers.ts'
