/**
 * A sequential test of paired differences (generalised SPRT, as engine testers use it): every deal gives one number,
 * the payoff of the one side less that of the other with the same cards. H0 says the mean is 0, H1 that it is `margin`;
 * the likelihood ratio under a normal approximation decides, with the variance estimated from what was seen.
 */
export interface Rule {
  /** The smallest mean difference that H1 claims. */
  readonly margin: number
  /** Chance of accepting a difference that is not there, and of missing one that is. */
  readonly alpha: number
  readonly beta: number
  /** No verdict before so many deals: the variance must be known a little. */
  readonly least: number
}

/** The rule for a table of so many: payoffs are shares of one prize, so the margin shrinks with the seats. */
export const ruleFor = (players: number, together: boolean): Rule => ({
  margin: together ? 0.1 : 0.4 / players,
  alpha: 0.025,
  beta: 0.05,
  least: 12,
})

export type Verdict = 'better' | 'not better' | 'open'

/** Running sums of one comparison. */
export class Sequence {
  n = 0
  #sum = 0
  #squares = 0

  add(difference: number): void {
    this.n++
    this.#sum += difference
    this.#squares += difference * difference
  }
  get mean(): number {
    return this.n === 0 ? 0 : this.#sum / this.n
  }
  /** Unbiased; a little is added so that a run of equal results is not taken for certainty. */
  get variance(): number {
    if (this.n < 2) return 1
    const spread = (this.#squares - this.n * this.mean ** 2) / (this.n - 1)
    return Math.max(0, spread) + 1 / this.n ** 2
  }
  /** Half the width of the 95 % interval of the mean. */
  get reach(): number {
    return this.n === 0 ? 1 : 1.96 * Math.sqrt(this.variance / this.n)
  }
  llr(rule: Rule): number {
    return (this.n * rule.margin * (this.mean - rule.margin / 2)) / this.variance
  }
  verdict(rule: Rule): Verdict {
    if (this.n < rule.least) return 'open'
    const llr = this.llr(rule)
    if (llr >= Math.log((1 - rule.beta) / rule.alpha)) return 'better'
    return llr <= Math.log(rule.beta / (1 - rule.alpha)) ? 'not better' : 'open'
  }
}

/** Wilson's interval for a rate, 95 %. */
export function wilson(hits: number, n: number): readonly [low: number, high: number] {
  if (n === 0) return [0, 1]
  const z = 1.96
  const p = hits / n
  const middle = p + (z * z) / (2 * n)
  const reach = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n))
  const scale = 1 + (z * z) / n
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)]
}
