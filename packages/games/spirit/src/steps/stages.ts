/** The parts of a turn (SS-TURN-1), in the order of the rulebook: `stage` of its frame. */
export const BEGIN = 0
export const PENALTY = 1
export const ACTION = 2
export const AFTER_FIGHT = 3
export const FINISH = 4
