/** A signed figure as it is read: with the sign of a printed page. */
export const inPoints = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
/** A figure without its sign, where colour and arrow say which way. */
export const sizeOf = (n: number): string => `${n < 0 ? '▼' : '▲'} ${Math.abs(n)}`
/** Ten-thousandths of a payoff as whole points. */
export const pointsOf = (parts: number): number => Math.round(parts / 100)
