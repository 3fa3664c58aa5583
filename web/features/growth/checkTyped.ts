import type { GrowthDraft } from '@careplus/core/ports'
import type { IsoDate } from '@careplus/core/calendar'
import { checkProblems, nothingTyped, type CheckTyped } from '../../shared/growth/typedMeasurement'

export const isBegun = (typed: CheckTyped): boolean =>
  JSON.stringify({ ...nothingTyped, ...typed, date: null }) !== JSON.stringify(nothingTyped)

export const isComplete = (today: IsoDate, typed: CheckTyped): boolean =>
  Object.keys(checkProblems(today, typed)).length === 0

export const typedOf = (draft: GrowthDraft): CheckTyped => {
  const figures = {
    weight: String(draft.weight),
    height: draft.height === null ? '' : String(draft.height),
    head: draft.head_circumference === undefined ? '' : String(draft.head_circumference),
  }
  return {
    name: draft.name,
    sex: draft.sex,
    birthDate: draft.birthDate,
    gestation: draft.gestation_weeks === undefined ? '' : String(draft.gestation_weeks),
    gestationDays: draft.gestation_days === undefined ? '' : String(draft.gestation_days),
    date: draft.date,
    ...figures,
    measure: draft.measure ?? null,
    meant: figures,
  }
}
