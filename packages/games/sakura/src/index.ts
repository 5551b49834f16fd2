export type { CardId, CardTable, CharacterId, Side, TokenSide } from './cards.ts'
export type { SakuraEvent } from './events.ts'
export type { Memory, PileView, PlayerView, Question, SakuraView } from './view.ts'
export type { Sakura, SakuraOptions } from './state.ts'
