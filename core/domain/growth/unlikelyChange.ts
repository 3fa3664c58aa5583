import { daysBetween } from '../calendar/arithmetic.js'
import type { IsoDate } from '../calendar/isoDate.js'
import { averageDaysInMonth } from './ages.js'
import type { NumberField, Position } from './measurement.js'
import { oldestFirst } from './recordOrder.js'
import { lyingIsLongerBy } from './position.js'

/** A typed or stored measurement: kg and cm; null: not measured, or unknown. */
export interface MeasuredOn {
  readonly date: IsoDate
  readonly weight: number | null
  readonly height: number | null
  readonly measure: Position | null
  readonly head_circumference: number | null
}

/** A change greater than a child grows or loses, so probably mistyped or another child's. `beside`: the measurement
 * to compare with. */
export interface UnlikelyChange {
  readonly field: NumberField
  readonly value: number
  readonly beside: { readonly date: IsoDate; readonly value: number }
}

/** Ours, from an age in days on: more than a fast-growing or catching-up child. */
const maxAMonth: ReadonlyArray<Readonly<Record<NumberField | 'fromDay', number>>> = [
  { fromDay: 0, weight: 2, height: 5.5, head_circumference: 3 },
  { fromDay: 91, weight: 1.2, height: 3.5, head_circumference: 1.5 },
  { fromDay: 183, weight: 0.8, height: 2.5, head_circumference: 1 },
  { fromDay: 365, weight: 0.6, height: 2, head_circumference: 0.6 },
  { fromDay: 731, weight: 0.6, height: 1.5, head_circumference: 0.3 },
  { fromDay: 3653, weight: 1.5, height: 1.5, head_circumference: 0.3 },
]

const maxGrowth = (field: NumberField, fromDay: number, toDay: number): number =>
  maxAMonth.reduce((sum, row, i) => {
    const end = maxAMonth[i + 1]?.fromDay ?? Infinity
    const days = Math.min(toDay, end) - Math.max(fromDay, row.fromDay)
    return sum + (Math.max(0, days) / averageDaysInMonth) * row[field]
  }, 0)

/** Our choice: clothes, a meal and movement between two measurements of one day. */
const slack: Readonly<Record<NumberField, (value: number) => number>> = {
  weight: (value) => 0.3 + value * 0.1,
  height: () => 1.5,
  head_circumference: () => 1,
}

/** A child that changes from lying to standing does not shrink. */
const lying = (field: NumberField, { measure }: MeasuredOn, value: number): number =>
  field === 'height' && measure === 'h' ? value + lyingIsLongerBy : value

const isUnlikely = (birth: IsoDate, field: NumberField, earlier: MeasuredOn, later: MeasuredOn): boolean => {
  const [from, to] = [earlier[field], later[field]]
  if (from === null || to === null) return false
  const grown = lying(field, later, to) - lying(field, earlier, from)
  const maxGrown = maxGrowth(field, daysBetween(birth, earlier.date), daysBetween(birth, later.date))
  return grown > maxGrown + slack[field](from) || grown < -slack[field](from)
}

const fields = ['weight', 'height', 'head_circumference'] as const

/** Figures far from those of the days next before and after. Of one day only the first given counts, because records
 * are newest first.
 * @example
 * const born = valueOf(parseIsoDate('2024-07-12'))
 * const before = { date: valueOf(parseIsoDate('2026-10-20')), weight: 12.4, height: 88.5, measure: 'h', head_circumference: null } as const
 * unlikelyChanges(born, [before], { ...before, date: valueOf(parseIsoDate('2026-11-20')), height: 78.5 })
 * // => [{ field: 'height', value: 78.5, beside: { date: '2026-10-20', value: 88.5 } }] */
export const unlikelyChanges = (
  birth: IsoDate,
  others: ReadonlyArray<MeasuredOn>,
  typed: MeasuredOn,
): ReadonlyArray<UnlikelyChange> =>
  fields.flatMap((field): ReadonlyArray<UnlikelyChange> => {
    const value = typed[field]
    if (value === null) return []
    const known = oldestFirst(others.filter((one) => one[field] !== null))
    const before = known.findLast(({ date }) => date < typed.date)
    const dayAfter = known.find(({ date }) => date > typed.date)?.date
    const after = known.findLast(({ date }) => date === dayAfter)
    const beside =
      before !== undefined && isUnlikely(birth, field, before, typed)
        ? before
        : after !== undefined && isUnlikely(birth, field, typed, after)
          ? after
          : null
    return beside === null ? [] : [{ field, value, beside: { date: beside.date, value: beside[field]! } }]
  })
