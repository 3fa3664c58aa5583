import type { GrowthDraft } from '@careplus/core/ports'
import { typedNumber } from '@careplus/core/growth'
import type { IsoDate } from '@careplus/core/calendar'
import { oneLine } from '@careplus/core/text'
import { childProblems, nobodyTyped, type ChildField, type ChildTyped } from '../../shared/growth/ChildFields'
import {
  isTooOld,
  measuredFigures,
  measuringProblems,
  nothingMeasured,
  type MeasuringField,
  type MeasuringTyped,
  type Problems,
} from '../../shared/growth/measuring'
import { growthCopy } from '../../copy/growth.th'

/** The check as it stands in its form. */
export interface CheckTyped extends ChildTyped, MeasuringTyped {}
export type CheckField = ChildField | MeasuringField

export const nothingTyped: CheckTyped = { ...nobodyTyped, ...nothingMeasured }

/** Whether more than today's date stands in the form. */
export const isBegun = (typed: CheckTyped): boolean =>
  JSON.stringify({ ...typed, date: null }) !== JSON.stringify(nothingTyped)

export const checkProblems = (today: IsoDate, typed: CheckTyped): Problems<CheckField> => ({
  ...(isTooOld(typed.dob, typed.date) ? { dob: { text: growthCopy.tooOld } } : {}),
  ...measuringProblems(today, typed.dob, typed),
  ...childProblems(today, typed),
})

/** Whether the form holds all that a result needs. */
export const isComplete = (today: IsoDate, typed: CheckTyped): boolean =>
  Object.keys(checkProblems(today, typed)).length === 0

/** The specification's draft fields. */
export const draftForm = (typed: CheckTyped) => {
  const weeks = typedNumber(typed.gestation)
  const days = typedNumber(typed.gestationDays ?? '')
  return {
    name: oneLine(typed.name),
    gender: typed.gender,
    dob: typed.dob,
    ...measuredFigures(typed, typed.dob),
    ...(weeks === null ? {} : { gestation_weeks: weeks }),
    ...(days === null ? {} : { gestation_days: days }),
  }
}

/** A draft back in the form, to be repaired. */
export const typedOf = (draft: GrowthDraft): CheckTyped => {
  const figures = {
    weight: String(draft.weight),
    height: String(draft.height),
    head: draft.head_circumference === undefined ? '' : String(draft.head_circumference),
  }
  return {
    name: draft.name,
    gender: draft.gender,
    dob: draft.dob,
    gestation: draft.gestation_weeks === undefined ? '' : String(draft.gestation_weeks),
    gestationDays: draft.gestation_days === undefined ? '' : String(draft.gestation_days),
    date: draft.date,
    ...figures,
    measure: draft.measure ?? null,
    meant: figures,
  }
}
