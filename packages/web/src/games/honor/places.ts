/** Where the crests stand on the rail, in per cent, pushed apart so that none hides another. */
export function places(
  honour: readonly number[],
  low: number,
  target: number,
  gap: number,
): readonly number[] {
  const at = honour.map(h => (100 * (Math.min(h, target) - low)) / (target - low))
  const order = at.map((_, i) => i).sort((a, b) => (at[a] ?? 0) - (at[b] ?? 0) || a - b)
  const x = [...at]
  let left = -Infinity
  for (const i of order) left = x[i] = Math.max(x[i] ?? 0, left + gap)
  let right = 100 + gap
  for (const i of order.toReversed()) right = x[i] = Math.min(x[i] ?? 0, right - gap)
  return x
}
