import { firstStandingDay, lastDayOf2006 } from '../../domain/growth/ages.js'
import type { Indicator, References } from '../../domain/growth/reference.js'
import { ageWindow, type Range } from '../chart/geometry.js'

/** The part of a child's life that a chart shows. `around`: 18 months before the newest point to 6 months after it.
 * `measured`: all points. `lying`, `standing`: the tables of weight for size. */
export type Zoom = 'around' | 'measured' | 'months' | 'five' | 'all' | 'lying' | 'standing'

/** In days. A longer window crowds the points and flattens the bands. */
const [before, after] = [548, 183]

const firstMonths = 26 * 7

/** Up to this age a longer window would leave the points in a corner. */
const youngest = firstMonths - 4 * 7

const sizeRange = { lying: [45, 110], standing: [65, 120] } as const

const lastDayOf = (references: References, indicator: Indicator): number =>
  references.all
    .filter((reference) => reference.indicator === indicator)
    .reduce((to, { ageInDays }) => Math.max(to, ageInDays.to), 0)

/** The zooms of an indicator, the narrowest first. Weight for size has one or two tables and no ages.
 * @example
 * zoomsOf(loadReferences(), 'lengthHeightForAge', [861]) // => ['around', 'measured', 'months', 'five', 'all']
 * zoomsOf(loadReferences(), 'weightForLengthHeight', [861]) // => ['standing'] */
export const zoomsOf = (
  references: References,
  indicator: Indicator,
  ages: ReadonlyArray<number>,
): ReadonlyArray<Zoom> => {
  if (indicator === 'weightForLengthHeight') {
    const lay = ages.some((age) => age < firstStandingDay)
    const stood = ages.some((age) => age >= firstStandingDay)
    return [...(stood ? (['standing'] as const) : []), ...(lay ? (['lying'] as const) : [])]
  }
  const beyondFive = lastDayOf(references, indicator) > lastDayOf2006
  return ['around', 'measured', 'months', 'five', ...(beyondFive ? (['all'] as const) : [])]
}

/** The zoom before one is chosen: around the newest point, or the first months of a young infant.
 * @example
 * firstZoom(['around', 'measured', 'months', 'five'], [30]) // => 'months'
 * firstZoom(['around', 'measured', 'months', 'five'], [861]) // => 'around' */
export const firstZoom = (zooms: ReadonlyArray<Zoom>, ages: ReadonlyArray<number>): Zoom =>
  zooms.includes('months') && ages.every((age) => age <= youngest) ? 'months' : (zooms[0] ?? 'around')

/** The last year in the label of `all`: weight ends at ten.
 * @example
 * lastYearOf(loadReferences(), 'weightForAge') // => 10 */
export const lastYearOf = (references: References, indicator: Indicator): number =>
  Math.floor(lastDayOf(references, indicator) / 365.25)

/** The window in days of age, or in cm for weight for size.
 * @example
 * windowOf(loadReferences(), 'weightForAge', 'months', [30]) // => { from: 0, to: 182 }
 * windowOf(loadReferences(), 'weightForAge', 'around', [20, 861]) // => { from: 313, to: 1044 } */
export const windowOf = (
  references: References,
  indicator: Indicator,
  zoom: Zoom,
  places: ReadonlyArray<number>,
): Range => {
  const last = lastDayOf(references, indicator)
  switch (zoom) {
    case 'lying':
    case 'standing': {
      const [min, max] = sizeRange[zoom]
      return {
        from: Math.max(min, Math.floor((Math.min(...places) - 10) / 5) * 5),
        to: Math.min(max, Math.ceil((Math.max(...places) + 10) / 5) * 5),
      }
    }
    case 'months':
      return { from: 0, to: firstMonths }
    case 'five':
      return { from: 0, to: lastDayOf2006 }
    case 'all':
      return { from: 0, to: last }
    case 'around': {
      const newest = Math.max(0, ...places)
      return { from: Math.max(0, newest - before), to: Math.min(last, newest + after) }
    }
    case 'measured':
      return ageWindow(places, last)
  }
}
