import type { Sex } from '../../identity/sex.js'
import { averageDaysInMonth, firstStandingDay, lastDayOf2006 } from '../ages.js'
import { reference, references, type Indicator, type Reference, type References } from '../reference.js'
import { packed } from './packed.js'
import { decodeTables, tableShapes, type Columns, type Table, type TableKey } from './tables.js'

/** Constant names, because a lookup by key is slower. */
const columnsOf = (table: Table, sex: Sex): Columns => (sex === 'male' ? table.male : table.female)

/** WHO's order of operations, so that the last digit agrees. */
const between = ({ L, M, S }: Columns, i: number, j: number, share: number, into: Float64Array): true => {
  into[0] = L[i]!
  into[1] = M[i]!
  into[2] = S[i]!
  if (share > 0) {
    into[0] += share * (L[j]! - L[i]!)
    into[1] += share * (M[j]! - M[i]!)
    into[2] += share * (S[j]! - S[i]!)
  }
  return true
}

const byDay = (indicator: Indicator, table: Table): Reference =>
  reference({
    name: 'WHO 2006',
    indicator,
    axis: 'ageInDays',
    ageInDays: { from: 0, to: lastDayOf2006 },
    x: { from: 0, to: lastDayOf2006 },
    read: (sex, day, into) =>
      Number.isInteger(day) && day >= 0 && day <= lastDayOf2006 && between(columnsOf(table, sex), day, day, 0, into),
  })

/** Months below the last row. Source: WorldHealthOrganization/anthroplus 1.1.0, R/zscores.R (121, 229, exclusive). */
const byMonth = (indicator: Indicator, table: Table, from: number, count: number): Reference => {
  const to = Math.ceil((from + count - 1) * averageDaysInMonth) - 1
  return reference({
    name: 'WHO 2007',
    indicator,
    axis: 'ageInDays',
    ageInDays: { from: lastDayOf2006 + 1, to },
    x: { from: lastDayOf2006 + 1, to },
    read: (sex, day, into) => {
      const months = day / averageDaysInMonth
      if (!(months >= from && day <= to)) return false
      const whole = Math.trunc(months)
      return between(columnsOf(table, sex), whole - from, whole - from + 1, months - whole, into)
    },
  })
}

const bySize = (axis: 'lengthCm' | 'heightCm', table: Table, from: number, to: number): Reference =>
  reference({
    name: 'WHO 2006',
    indicator: 'weightForLengthHeight',
    axis,
    ageInDays:
      axis === 'lengthCm' ? { from: 0, to: firstStandingDay - 1 } : { from: firstStandingDay, to: lastDayOf2006 },
    x: { from, to },
    read: (sex, cm, into) => {
      if (!(cm >= from && cm <= to)) return false
      const lower = Math.trunc(cm * 10)
      // Not `lower + 1`: 103.1 − 0.7 rounds up to the next row but one, in WHO's software too.
      const upper = Math.trunc(cm * 10 + 1)
      return between(columnsOf(table, sex), lower - from * 10, upper - from * 10, (cm - lower / 10) / 0.1, into)
    },
  })

/** WHO's five indicators from birth to 19 years. Decoding takes tens of milliseconds, so store the result.
 * @example loadReferences().find('weightForAge', 861)?.name // => 'WHO 2006' */
export const loadReferences = (): References => {
  const tables: Readonly<Record<TableKey, Table>> = decodeTables(packed)
  const month = (indicator: Indicator, key: TableKey): Reference => {
    const shape = tableShapes.find((s) => s.key === key)!
    return byMonth(indicator, tables[key], shape.from, shape.count)
  }
  return references([
    byDay('weightForAge', tables['wfa-0-5-day']),
    byDay('lengthHeightForAge', tables['lhfa-0-5-day']),
    byDay('bmiForAge', tables['bmifa-0-5-day']),
    byDay('headCircumferenceForAge', tables['hcfa-0-5-day']),
    bySize('lengthCm', tables['wfl-0-2-cm'], 45, 110),
    bySize('heightCm', tables['wfh-2-5-cm'], 65, 120),
    month('lengthHeightForAge', 'hfa-5-19-month'),
    month('bmiForAge', 'bmifa-5-19-month'),
    month('weightForAge', 'wfa-5-10-month'),
  ])
}
