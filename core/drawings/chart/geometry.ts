/** A point in the chart's units or in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** A line in separate pieces: it breaks between the lying and standing tables. */
export type Pieces = ReadonlyArray<ReadonlyArray<Point>>

/** A range with both ends included. */
export interface Range {
  readonly from: number
  readonly to: number
}

/** Extends each piece along its own slope to the start of the next, so that no gap shows.
 * @example
 * meeting([[{ x: 0, y: 0 }, { x: 1, y: 1 }], [{ x: 2, y: 5 }]])[0]
 * // => [{ x: 0, y: 0 }, { x: 1, y: 1 }, { x: 2, y: 2 }] */
export const meeting = (pieces: Pieces): Pieces =>
  pieces.map((piece, i) => {
    const [next, last, before] = [pieces[i + 1]?.[0], piece[piece.length - 1], piece[piece.length - 2]]
    if (next === undefined || last === undefined || before === undefined || last.x >= next.x) return piece
    const slope = (last.y - before.y) / (last.x - before.x)
    return [...piece, { x: next.x, y: last.y + slope * (next.x - last.x) }]
  })

/** Edges of the plot, in pixels. */
export interface Plot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The plot, with functions from values to pixels. */
export interface Frame {
  readonly plot: Plot
  readonly x: (value: number) => number
  readonly y: (value: number) => number
}

const daysInYear = 365.25
const daysInMonth = daysInYear / 12

/** In days with a year on each side, in quarters of a year, never before birth. */
export const ageWindow = (ages: ReadonlyArray<number>, lastDay = 19 * daysInYear): Range => {
  const quarter = daysInMonth * 3
  const [youngest, oldest] = ages.length === 0 ? [0, daysInYear] : [Math.min(...ages), Math.max(...ages)]
  const from = Math.max(0, Math.floor((youngest - daysInYear) / quarter) * quarter)
  return {
    from: Math.round(from),
    to: Math.round(Math.min(lastDay, Math.ceil((oldest + daysInYear) / quarter) * quarter)),
  }
}

/** A mark on an axis; `strong`: a whole year. */
export interface Tick {
  readonly at: number
  readonly text: string
  readonly strong: boolean
}

const ageText = (months: number): string => {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  if (months === 0) return 'แรกเกิด'
  return [years > 0 && `${years} ปี`, rest > 0 && `${rest} ด.`].filter(Boolean).join(' ')
}

/** In pixels. A label in whole years is short; one with months needs `room`. */
const roomOf = (months: number, room: number) => (months % 12 === 0 ? 40 : room)

/** Whether a window is marked in weeks, as the first half year is.
 * @example
 * isInWeeks({ from: 0, to: 182 }) // => true
 * isInWeeks({ from: 0, to: 365 }) // => false */
export const isInWeeks = ({ from, to }: Range): boolean => from === 0 && to <= 26 * 7

const weekTicks = (to: number, width: number): ReadonlyArray<Tick> => {
  const step = [1, 2, 4].find((weeks) => (weeks * 7 * width) / to >= 26) ?? 13
  return Array.from({ length: Math.floor(to / 7 / step) + 1 }, (_, i) => ({
    at: i * step * 7,
    text: i === 0 ? ageText(0) : String(i * step),
    strong: i === 0,
  }))
}

/** Age marks as dense as their labels allow: weeks in the first half year, then months and years.
 * @example
 * ageTicks({ from: 0, to: 730 }, 300).map(({ text }) => text) // => ['แรกเกิด', '6 ด.', '1 ปี', '1 ปี 6 ด.', '2 ปี'] */
export const ageTicks = ({ from, to }: Range, width: number, room = 68): ReadonlyArray<Tick> => {
  if (isInWeeks({ from, to })) return weekTicks(to, width)
  const months = { from: Math.ceil(from / daysInMonth - 0.02), to: Math.floor(to / daysInMonth + 0.02) }
  const pixels = (width * daysInMonth) / Math.max(1, to - from)
  const step = [1, 2, 3, 6, 12, 24, 36, 60].find((s) => s * pixels >= roomOf(s, room)) ?? 60
  const first = Math.ceil(months.from / step) * step
  return Array.from({ length: Math.max(0, Math.floor((months.to - first) / step) + 1) }, (_, i) => {
    const month = first + i * step
    return { at: month * daysInMonth, text: ageText(month), strong: month % 12 === 0 }
  })
}

/** Round numbers about `room` pixels apart.
 * @example
 * roundTicks({ from: 0, to: 20 }, 200).map(({ at }) => at) // => [0, 10, 20] */
export const roundTicks = ({ from, to }: Range, length: number, room = 64): ReadonlyArray<Tick> => {
  const most = Math.max(2, length / room)
  const step = [0.5, 1, 2, 5, 10, 20, 50].find((s) => (to - from) / s <= most) ?? 100
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, i) => {
    const at = (first + i) * step
    return { at, text: String(at), strong: false }
  })
}

/** The range of all lines and points inside the window. `air`: the space above and below, as a share of the whole.
 * @example
 * valueRange([[[{ x: 0, y: 3 }, { x: 10, y: 8 }]]], [{ x: 5, y: 9 }], { from: 0, to: 10 })
 * // => { from: 2.46, to: 9.54 } */
export const valueRange = (
  lines: ReadonlyArray<Pieces>,
  points: ReadonlyArray<Point>,
  window: Range,
  air = 0.09,
): Range => {
  const values = [...lines.flat(2), ...points].filter(({ x }) => x >= window.from && x <= window.to).map(({ y }) => y)
  if (values.length === 0) return { from: 0, to: 1 }
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const space = Math.max((most - least) * air, 0.2)
  return { from: Math.max(0, least - space), to: most + space }
}

/** Maps a range of values to pixels; values outside map outside.
 * @example
 * const y = scale({ from: 0, to: 20 }, 200, 0)
 * y(5) // => 150 */
export const scale =
  ({ from, to }: Range, start: number, end: number) =>
  (value: number): number =>
    start + ((value - from) / (to - from || 1)) * (end - start)

/** A line's value at x; null: no piece reaches x.
 * @example
 * valueAt([[{ x: 0, y: 3 }, { x: 10, y: 8 }]], 5) // => 5.5
 * valueAt([[{ x: 0, y: 3 }, { x: 10, y: 8 }]], 11) // => null */
export const valueAt = (pieces: Pieces, x: number): number | null => {
  const piece = pieces.findLast((p) => p.length > 0 && p[0]!.x <= x && p[p.length - 1]!.x >= x)
  if (piece === undefined) return null
  const after = piece.findIndex((point) => point.x >= x)
  const [a, b] = [piece[Math.max(0, after - 1)]!, piece[after]!]
  return a.x === b.x ? b.y : a.y + ((x - a.x) / (b.x - a.x)) * (b.y - a.y)
}

/** Moves labels at the right end apart by at least `gap`, inside the range and in their order. `wanted` rises.
 * @example
 * pushApart([10, 12], 8, { from: 0, to: 100 }) // => [10, 18] */
export const pushApart = (wanted: ReadonlyArray<number>, gap: number, { from, to }: Range): ReadonlyArray<number> => {
  const down = wanted.reduce<number[]>(
    (spread, level, i) => [...spread, Math.max(level, from, i === 0 ? from : spread[i - 1]! + gap)],
    [],
  )
  return down.reduceRight<number[]>(
    (spread, level) => [Math.min(level, spread.length === 0 ? to : spread[0]! - gap), ...spread],
    [],
  )
}

/** Radii in pixels of a point and its white ring. They shrink with the number of points, so that overlaps show.
 * @example
 * dotSize(3) // => { dot: 5.5, ring: 7.7 } */
export const dotSize = (points: number): { readonly dot: number; readonly ring: number } =>
  points > 60 ? { dot: 3, ring: 3.8 } : points > 24 ? { dot: 4.2, ring: 5.4 } : { dot: 5.5, ring: 7.7 }

/** The index of the nearest point within `reach` pixels; null: none.
 * @example
 * nearest([{ x: 0, y: 0 }, { x: 10, y: 0 }], { x: 9, y: 1 }, 5) // => 1
 * nearest([{ x: 0, y: 0 }], { x: 90, y: 0 }, 5) // => null */
export const nearest = (points: ReadonlyArray<Point>, to: Point, reach: number): number | null => {
  const distances = points.map(({ x, y }) => Math.hypot(x - to.x, y - to.y))
  const least = Math.min(...distances)
  return least <= reach ? distances.indexOf(least) : null
}

/** The box at the end of a point's line, 7 px above the axis, or under the top where it would hide more points.
 * @example
 * boxAt({ x: 50, y: 50 }, { left: 0, right: 300, top: 0, bottom: 200 }, 80, 30).hangs // => false */
export const boxAt = (
  point: Point,
  plot: Plot,
  width: number,
  height: number,
  otherPoints: ReadonlyArray<Point> = [],
): { readonly x: number; readonly y: number; readonly hangs: boolean } => {
  const x = Math.max(plot.left + 4, Math.min(point.x - width / 2, plot.right - width - 4))
  const [top, foot] = [plot.top + 7, plot.bottom - height - 7]
  const hidden = (y: number): number =>
    otherPoints.filter((other) => other.x > x && other.x < x + width && other.y > y && other.y < y + height).length
  const isLow = point.y > plot.bottom - (plot.bottom - plot.top) / 5
  const hangs = isLow || (point.y > top + height + 8 && hidden(foot) > hidden(top))
  return { x, y: hangs ? top : foot, hangs }
}
