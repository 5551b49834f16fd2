/** How a player stands (SK-DEATH-1): alive, a Spirit, or out of the game. */
export const SAMURAI_ALIVE = 0
export const SPIRIT = 1
export const OUT = 2
