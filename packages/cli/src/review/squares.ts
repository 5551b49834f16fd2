/** Collects equations and finds what misses them least, by their squares. */
export function leastSquares(size: number): {
  add(row: readonly number[], is: number, weight: number): void
  solved(): readonly number[]
} {
  const a = Array.from({ length: size }, () => new Float64Array(size))
  const b = new Float64Array(size)
  return {
    add(row, is, weight) {
      for (const [i, x] of row.entries()) {
        if (x === 0) continue
        const to = a[i] as Float64Array
        for (const [j, y] of row.entries()) to[j] = (to[j] as number) + weight * x * y
        b[i] = (b[i] as number) + weight * x * is
      }
    },
    solved: () => gauss(a, b),
  }
}

/** Without exchange of rows: normal equations with something on every place of the diagonal are positive definite. */
function gauss(a: readonly Float64Array[], b: Float64Array): readonly number[] {
  const n = b.length
  for (let i = 0; i < n; i++) {
    const row = a[i] as Float64Array
    for (let k = i + 1; k < n; k++) {
      const lower = a[k] as Float64Array
      const f = (lower[i] as number) / (row[i] as number)
      for (let j = i; j < n; j++) lower[j] = (lower[j] as number) - f * (row[j] as number)
      b[k] = (b[k] as number) - f * (b[i] as number)
    }
  }
  const x = Array.from({ length: n }, () => 0)
  for (let i = n - 1; i >= 0; i--) {
    const row = a[i] as Float64Array
    let rest = b[i] as number
    for (let j = i + 1; j < n; j++) rest -= (row[j] as number) * (x[j] as number)
    x[i] = rest / (row[i] as number)
  }
  return x
}

/** Neighbours in the wrong order share their mean. */
export function rising(list: readonly number[]): readonly number[] {
  const blocks: { readonly sum: number; readonly n: number }[] = []
  for (const x of list) {
    let block = { sum: x, n: 1 }
    for (
      let top = blocks.at(-1);
      top !== undefined && top.sum / top.n > block.sum / block.n;
      top = blocks.at(-1)
    ) {
      block = { sum: block.sum + top.sum, n: block.n + top.n }
      blocks.pop()
    }
    blocks.push(block)
  }
  return blocks.flatMap(({ sum, n }) => Array.from({ length: n }, () => sum / n))
}
