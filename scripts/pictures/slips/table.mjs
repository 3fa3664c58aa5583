/** @typedef {[x: number, y: number]} Point */

const solved = (factors, results) => {
  const n = results.length
  for (let i = 0; i < n; i += 1) {
    let pivot = i
    for (let row = i + 1; row < n; row += 1) if (Math.abs(factors[row][i]) > Math.abs(factors[pivot][i])) pivot = row
    ;[factors[i], factors[pivot]] = [factors[pivot], factors[i]]
    ;[results[i], results[pivot]] = [results[pivot], results[i]]
    for (let row = i + 1; row < n; row += 1) {
      const by = factors[row][i] / factors[i][i]
      for (let column = i; column < n; column += 1) factors[row][column] -= by * factors[i][column]
      results[row] -= by * results[i]
    }
  }
  const found = Array.from({ length: n }, () => 0)
  for (let i = n - 1; i >= 0; i -= 1) {
    let rest = results[i]
    for (let column = i + 1; column < n; column += 1) rest -= factors[i][column] * found[column]
    found[i] = rest / factors[i][i]
  }
  return found
}

const projection = (from, to) => {
  const factors = []
  const results = []
  for (const [at, [x, y]] of from.entries()) {
    const [u, v] = to[at]
    factors.push([x, y, 1, 0, 0, 0, -u * x, -u * y], [0, 0, 0, x, y, 1, -v * x, -v * y])
    results.push(u, v)
  }
  return solved(factors, results)
}

/**
 * Lays paper on a table. `corners`: the positions of its corners, clockwise from the top left.
 * @param {import('./paper.mjs').Picture} paper @param {Point[]} corners
 * @param {{ width: number, height: number, grain: (x: number, y: number) => number[] }} table
 * @returns {import('./paper.mjs').Picture}
 */
export const onTable = (paper, corners, { width, height, grain }) => {
  const { data, width: w, height: h } = paper
  const [a, b, c, d, e, f, g, i] = projection(corners, [
    [0, 0],
    [w, 0],
    [w, h],
    [0, h],
  ])
  const out = Buffer.alloc(width * height * 3)
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 3) {
      const depth = g * x + i * y + 1
      const [u, v] = [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth]
      if (u < 0 || v < 0 || u >= w - 1 || v >= h - 1) {
        out.set(grain(x, y), at)
        continue
      }
      const [left, top] = [Math.floor(u), Math.floor(v)]
      const [right, low] = [u - left, v - top]
      for (let band = 0; band < 3; band += 1) {
        const from = (top * w + left) * 3 + band
        const under = from + w * 3
        out[at + band] =
          (data[from] * (1 - right) + data[from + 3] * right) * (1 - low) +
          (data[under] * (1 - right) + data[under + 3] * right) * low
      }
    }
  return { data: out, width, height }
}
