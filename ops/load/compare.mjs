const runs = 9
const settleSeconds = 10

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

/**
 * The same load on two stores in turns, so that a busy moment affects both: how much longer calls take on the larger.
 * @param {{ large: Side, small: Side, rate: number, seconds: number }} asked
 * @typedef {(rate: number, seconds: number) => Promise<object>} Side
 */
export const compareVolumes = async ({ large, small, rate, seconds }) => {
  for (const side of [large, small]) await side(rate, settleSeconds)
  const pairs = []
  for (let run = 0; run < runs; run += 1) {
    const order = run % 2 === 0 ? [large, small] : [small, large]
    const latencies = new Map()
    for (const side of order) latencies.set(side, await side(rate, seconds))
    pairs.push({ large: latencies.get(large), small: latencies.get(small) })
  }
  const of = (pick) => ({
    large: median(pairs.map((pair) => pick(pair.large))),
    small: median(pairs.map((pair) => pick(pair.small))),
  })
  const kinds = Object.keys(pairs[0].large.kinds)
  return {
    rate,
    rounds: runs,
    p50: of(({ p50 }) => p50),
    p95: of(({ p95 }) => p95),
    p99: of(({ p99 }) => p99),
    quick: of(({ quick }) => quick.p99),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, of((latencies) => latencies.kinds[kind].p95)])),
    errors: pairs
      .flatMap((pair) => [pair.large, pair.small])
      .reduce((sum, { errors }) => sum + Object.values(errors).reduce((a, b) => a + b, 0), 0),
  }
}
