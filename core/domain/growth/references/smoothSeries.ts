/** A yes-or-no question about the next whole number. Encoder and decoder share it, so they cannot disagree; a
 * decoder ignores `yes`. */
export type Ask = (context: number, index: number, yes: (value: number) => boolean) => boolean

/** Fading-memory polynomial filters, fastest first: [memory, 1 slope | 2 slope and bend]; slow ones ignore rounding. */
const trackers = [
  [0, 1],
  [0.4, 1],
  [0, 2],
  [0.2, 2],
  [0.4, 2],
  [0.6, 2],
  [0.7, 2],
  [0.8, 2],
  [0.86, 2],
  [0.9, 2],
  [0.94, 2],
] as const

const lapse = 0.95
const missLevels = 12
const missFactor = 1.45
const closeness = 4
const guesses = 16
const reach = 1 << 21

interface Tracker {
  readonly a: number
  readonly b: number
  readonly c: number
  place: number
  slope: number
  bend: number
  guess: number
  miss: number
}

const tracker = ([memory, order]: readonly [number, 1 | 2]): Tracker => {
  const rest = 1 - memory
  return order === 1
    ? { a: 1 - memory * memory, b: rest * rest, c: 0, place: 0, slope: 0, bend: 0, guess: 0, miss: 0 }
    : {
        a: 1 - memory * memory * memory,
        b: 1.5 * rest * rest * (1 + memory),
        c: rest * rest * rest,
        place: 0,
        slope: 0,
        bend: 0,
        guess: 0,
        miss: 0,
      }
}

/** Only + − × on doubles, which every engine rounds alike to the last bit. */
const learn = (t: Tracker, value: number, index: number): void => {
  const error = value - t.guess
  t.miss = t.miss * lapse + Math.abs(error) * (1 - lapse)
  if (index < 2) {
    t.slope = index * error
    t.place = value
    return
  }
  t.place = t.guess + t.a * error
  t.slope += t.bend + t.b * error
  t.bend += t.c * error
}

const level = (miss: number): number => {
  let at = 0
  for (let edge = 0.1; at < missLevels - 1 && miss > edge; edge *= missFactor) at++
  return at
}

const search = (ask: Ask, index: number): number => {
  let low = -reach
  let context = missLevels * closeness * guesses
  for (let half = reach; half >= 1; half /= 2) {
    const middle = low + half
    if (ask(context++, index, (value) => value >= middle)) low = middle
  }
  return low
}

const next = (ask: Ask, index: number, guess: number, missLevel: number): number => {
  const nearest = Math.round(guess)
  const side = guess >= nearest ? 1 : -1
  const context = missLevel * closeness + Math.min(closeness - 1, Math.floor(Math.abs(guess - nearest) * 2 * closeness))
  for (let attempt = 0; attempt < guesses; attempt++) {
    const candidate = nearest + (attempt % 2 === 1 ? side : -side) * Math.ceil(attempt / 2)
    if (ask(context * guesses + attempt, index, (value) => value === candidate)) return candidate
  }
  return search(ask, index)
}

export const smoothSeries = (length: number, ask: Ask): Int32Array => {
  const series = new Int32Array(length)
  const all = trackers.map(tracker)
  for (let index = 0; index < length; index++) {
    let best = all[0]!
    for (const t of all) {
      t.guess = t.place + t.slope + t.bend / 2
      if (t.miss < best.miss) best = t
    }
    const value = next(ask, index, best.guess, level(best.miss))
    series[index] = value
    for (const t of all) learn(t, value, index)
  }
  return series
}
