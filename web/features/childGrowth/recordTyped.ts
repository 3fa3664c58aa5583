import type { CallFailure, GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { changedFields } from '../../calls/form/changeDraft'
import type { Replaced } from '../../calls/pending/pendingWrites'
import type { Measured } from '../../shared/growth/assessMeasurement'
import {
  measuredFigures,
  type MeasurementField,
  type TypedMeasurement,
  type Problems,
} from '../../shared/growth/typedMeasurement'

/** A saved figure needs no confirmation. */
export const typedOfRecord = ({
  date,
  weight,
  height,
  measure,
  head_circumference,
}: GrowthRecord): TypedMeasurement => {
  const figures = {
    weight: String(weight),
    height: height === null ? '' : String(height),
    head: head_circumference === null ? '' : String(head_circumference),
  }
  return { date, ...figures, measure, meant: figures }
}

export const recordOf = (typed: TypedMeasurement, birthDate: string): NewGrowthRecord =>
  measuredFigures(typed, birthDate)

export const measuredOf = ({
  date,
  weight,
  height,
  measure,
  head_circumference,
  ...carried
}: NewGrowthRecord): Measured => ({
  date,
  weight,
  height: height ?? null,
  measure: measure ?? null,
  head_circumference: head_circumference ?? null,
  height_carried: carried.height_carried ?? null,
  head_carried: carried.head_carried ?? null,
})

export const replacedBy = (
  { id, version, referral_taken_on: _, ...was }: GrowthRecord,
  record: NewGrowthRecord,
): Replaced => ({
  id,
  version,
  change: changedFields(was, measuredOf(record)),
})

const fieldOf = { date: 'date', weight: 'weight', height: 'height', head_circumference: 'head' } as const
const isKnown = (field: string): field is keyof typeof fieldOf => field in fieldOf

export const refusedFields = (failure: CallFailure | null): Problems<MeasurementField> => {
  if (failure?._tag !== 'ApiError') return {}
  const problems: { [K in MeasurementField]?: { readonly text: string } } = {}
  for (const { field, code, message } of failure.fields)
    if (isKnown(field))
      problems[fieldOf[field]] = {
        text: code === 'in_future' ? message : childrenGrowthCopy.form.refused[fieldOf[field]],
      }
  return problems
}
