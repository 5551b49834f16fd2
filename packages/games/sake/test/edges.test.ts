import { rule, three } from './scenario.ts'

/** Edges that wrongly written rules showed to be untested (docs/tests.md). */

rule('SK-ITEM-4', 'the Rice Bowl works for a single wound', () => {
  three({ gear: ['rice-bowl'], sake: ['board'], life: 2, wounds: 1 }).may(0, 'activate', 'rice-bowl')
  three({ gear: ['rice-bowl'], sake: ['board'], life: 2 }).mayNot(0, ['activate', 'rice-bowl'], 'SK-TURN-14')
})
