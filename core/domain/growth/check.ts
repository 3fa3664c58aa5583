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

/** A valid growth form: kg and cm, gestation in full weeks and 0 to 6 more days; null: unknown. */
export interface Checked extends Figures {
  readonly name: string
  readonly sex: Sex
  readonly birthDate: IsoDate
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
  readonly date: IsoDate
  readonly weight: number
}

/** Why a growth form is refused. `NameInvalid`: `length` in characters. `GestationInvalid`: `received` null for days
 * without weeks. */
export type CheckRefusal =
  | MeasurementRefusal
  | { readonly _tag: 'NameInvalid'; readonly field: 'name'; readonly length: number; readonly longest: number }
  | { readonly _tag: 'NameUnreadable'; readonly field: 'name' }
  | { readonly _tag: 'NumberMissing'; readonly field: 'weight' }
  | {
      readonly _tag: 'GestationInvalid'
      readonly field: 'gestation_weeks' | 'gestation_days'
      readonly received: number | null
      readonly lowest: number
      readonly highest: number
    }

/** The limit leaves room for marks and spaces that are removed. */
const longestWritten = 1000

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

/** Decodes the growth form: ISO dates, kg, cm. It refuses with all faults at once. `today` is the Bangkok day.
 * @example
 * const form = { name: 'ยิ้ม', sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', height: 88.5 }
 * check(todayInBangkok(Date.UTC(2026, 10, 20)))(form)
 * // => { _tag: 'Left', left: [{ _tag: 'NumberMissing', field: 'weight' }] } */
export const check =
  (today: IsoDate) =>
  (form: unknown): E.Either<NonEmptyArray<CheckRefusal>, Checked> => {
    const fields = fieldsOf(form)
    const isForm = fields !== null
    const { name: receivedName, gestation_weeks, gestation_days, ...measured }: Fields = fields ?? {}
    const decoded = measurement(today)(isForm ? measured : null)
    const written = asText(receivedName)
    const name = oneLine(written.slice(0, longestWritten))
    const [weeks, days] = [numberOrNull(gestation_weeks), numberOrNull(gestation_days)]
    const [first, ...rest]: ReadonlyArray<CheckRefusal> = [
      ...(E.isLeft(decoded) ? decoded.left : []),
      ...nameRefusals(written, name),
      ...gestationRefusals(weeks, days),
      ...(isForm && numberOrNull(measured['weight']) === null
        ? [{ _tag: 'NumberMissing', field: 'weight' } as const]
        : []),
    ]
    if (first !== undefined) return E.left([first, ...rest])
    const m = E.isRight(decoded) ? decoded.right : null
    if (m === null || m.weight === null) return E.left([{ _tag: 'NotAMeasurement' }])
    return E.right({
      name,
      sex: m.sex,
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
