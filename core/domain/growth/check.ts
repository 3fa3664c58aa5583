import * as E from 'fp-ts/Either'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import type { IsoDate } from '../calendar/isoDate.js'
import type { Sex } from '../identity/sex.js'
import { asText } from '../text/asText.js'
import { oneLine } from '../text/oneLine.js'
import { isUnreadable } from '../text/unreadable.js'
import { fieldsOf, type Fields } from '../reading/fields.js'
import type { Figures } from './assessChild.js'
import { gestationDays, gestationWeeks, isWithin, longestName } from './limits.js'
import { measurement, type MeasurementRefusal } from './measurement.js'

/** A growth form that can be read: which child, and what was measured of it. kg and cm; null: not said. */
export interface Checked extends Figures {
  readonly name: string
  readonly sex: Sex
  readonly birthDate: IsoDate
  /** Full weeks of pregnancy, and 0 to 6 days more. */
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
  readonly date: IsoDate
  readonly weight: number
}

/** Why a growth form is refused, with the field that it is at. */
export type CheckRefusal =
  | MeasurementRefusal
  /** `length`: characters received; 0: none. */
  | { readonly _tag: 'NameInvalid'; readonly field: 'name'; readonly length: number; readonly longest: number }
  /** A control character, or half of one that takes two. */
  | { readonly _tag: 'NameUnreadable'; readonly field: 'name' }
  | { readonly _tag: 'NumberMissing'; readonly field: 'weight' }
  /** `received` null: days without weeks. */
  | {
      readonly _tag: 'GestationInvalid'
      readonly field: 'gestation_weeks' | 'gestation_days'
      readonly received: number | null
      readonly lowest: number
      readonly highest: number
    }

/** Of a name with marks and spaces to fall away; a longer one is cut, and then refused as too long. */
const longestWritten = 1000

/** NaN: there, and no number. */
const numberOrNull = (value: unknown): number | null =>
  value === undefined || value === null ? null : typeof value === 'number' ? value : Number.NaN

const nameRefusals = (written: string, name: string): ReadonlyArray<CheckRefusal> => {
  if (written.length <= longestWritten && isUnreadable(written)) return [{ _tag: 'NameUnreadable', field: 'name' }]
  const { length } = [...name]
  return length > 0 && length <= longestName
    ? []
    : [{ _tag: 'NameInvalid', field: 'name', length, longest: longestName }]
}

const gestationRefusals = (weeks: number | null, days: number | null): ReadonlyArray<CheckRefusal> => {
  const faults: CheckRefusal[] = []
  if (weeks === null ? days !== null : !isWithin(weeks, gestationWeeks))
    faults.push({ _tag: 'GestationInvalid', field: 'gestation_weeks', received: weeks, ...gestationWeeks })
  if (days !== null && !isWithin(days, gestationDays))
    faults.push({ _tag: 'GestationInvalid', field: 'gestation_days', received: days, ...gestationDays })
  return faults
}

/**
 * The one reader of the growth form `{name, sex, birthDate, date, weight, height?, measure?, head_circumference?, gestation_weeks?,
 * gestation_days?}`: ISO dates, kilograms, centimetres. All faults are told at once. `today`: the Bangkok day, given from outside.
 * @example
 * const read = check(todayInBangkok(Date.UTC(2026, 10, 20)))
 * read({ name: 'ยิ้ม', sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 })._tag
 * // => 'Right'
 * read({ name: 'ยิ้ม', sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', height: 88.5 })
 * // => { _tag: 'Left', left: [{ _tag: 'NumberMissing', field: 'weight' }] }
 */
export const check =
  (today: IsoDate) =>
  (form: unknown): E.Either<NonEmptyArray<CheckRefusal>, Checked> => {
    const fields = fieldsOf(form)
    const isForm = fields !== null
    const { name: named, gestation_weeks, gestation_days, ...measured }: Fields = fields ?? {}
    const read = measurement(today)(isForm ? measured : null)
    const written = asText(named)
    const name = oneLine(written.slice(0, longestWritten))
    const [weeks, days] = [numberOrNull(gestation_weeks), numberOrNull(gestation_days)]
    const [first, ...rest]: ReadonlyArray<CheckRefusal> = [
      ...(E.isLeft(read) ? read.left : []),
      ...nameRefusals(written, name),
      ...gestationRefusals(weeks, days),
      ...(isForm && numberOrNull(measured['weight']) === null
        ? [{ _tag: 'NumberMissing', field: 'weight' } as const]
        : []),
    ]
    if (first !== undefined) return E.left([first, ...rest])
    const m = E.isRight(read) ? read.right : null
    if (m === null || m.weight === null) return E.left([{ _tag: 'NotAMeasurement' }])
    return E.right({
      name,
      sex: m.sex,
      // `measurement` has read both.
      birthDate: measured['birthDate'] as IsoDate,
      date: measured['date'] as IsoDate,
      weight: m.weight,
      height: m.height,
      measure: m.measure,
      head_circumference: m.head_circumference,
      gestation_weeks: weeks,
      gestation_days: days,
    })
  }
