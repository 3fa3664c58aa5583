const repeats = 200
const trials = 15

const median = (values: ReadonlyArray<number>): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

type Accepts = (text: string) => boolean

/** How many texts a second ours accepts or refuses, beside theirs; both accept the same. */
export const beside = (name: string, texts: ReadonlyArray<string>, ours: Accepts, theirs: Accepts, target: number) => {
  const accepted = repeats * texts.filter(theirs).length
  const perSecond = (accepts: Accepts): number => {
    let count = 0
    const started = performance.now()
    for (let repeat = 0; repeat < repeats; repeat++) for (const text of texts) if (accepts(text)) count++
    const seconds = (performance.now() - started) / 1000
    if (count !== accepted) throw new Error('the two sides disagree')
    return (repeats * texts.length) / seconds
  }
  for (const accepts of [ours, theirs]) perSecond(accepts)
  const turns = Array.from({ length: trials }, () => ({ value: perSecond(ours), limit: perSecond(theirs) }))
  const value = median(turns.map((turn) => turn.value))
  const limit = median(turns.map((turn) => turn.limit))
  return { name, value, limit, ratio: value / limit, target }
}
