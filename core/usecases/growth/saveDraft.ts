import * as E from 'fp-ts/Either'
import type { IOEither } from 'fp-ts/IOEither'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { todayInBangkok } from '../../domain/calendar/arithmetic.js'
import { gestationOf, isGestation } from '../../domain/growth/correctedAge.js'
import { longestName } from '../../domain/growth/limits.js'
import { measurement, type MeasurementRefusal, type NumberField } from '../../domain/growth/measurement.js'
import { oneLine } from '../../domain/text/oneLine.js'
import type { Clock } from '../../ports/clock.js'
import type { DraftStore, GrowthDraft } from '../../ports/drafts.js'
import type { Random } from '../../ports/random.js'

interface Deps {
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
  readonly drafts: Pick<DraftStore, 'put'>
}

export type SaveDraftRefusal =
  | MeasurementRefusal
  | { readonly _tag: 'NameInvalid'; readonly field: 'name'; readonly longest: number }
  | { readonly _tag: 'NumberMissing'; readonly field: NumberField }
  | { readonly _tag: 'GestationInvalid'; readonly field: 'gestation_weeks' }
  /** Only a draft that was refused may be amended: any other may already be in the account. */
  | { readonly _tag: 'NotRefused' }

export type SaveDraft = (
  form: unknown,
  memberId: string | null,
) => IOEither<NonEmptyArray<SaveDraftRefusal>, GrowthDraft>

type DraftFields = Pick<
  GrowthDraft,
  | 'name'
  | 'gender'
  | 'height'
  | 'weight'
  | 'dob'
  | 'date'
  | 'measure'
  | 'head_circumference'
  | 'gestation_weeks'
  | 'gestation_days'
>

const text = (value: unknown): string => (typeof value === 'string' ? oneLine(value) : '')

/** NaN: there, and no number. */
const numberOrNull = (value: unknown): number | null =>
  value === undefined || value === null ? null : typeof value === 'number' ? value : Number.NaN

const readForm = (now: number, form: unknown): E.Either<NonEmptyArray<SaveDraftRefusal>, DraftFields> => {
  const fields = typeof form === 'object' && form !== null ? (form as Readonly<Record<string, unknown>>) : {}
  const { name: _name, gestation_weeks: _weeks, gestation_days: _days, ...measured } = fields
  const read = measurement(todayInBangkok(now))(typeof form === 'object' && form !== null ? measured : form)
  const refusals: SaveDraftRefusal[] = E.isLeft(read) ? [...read.left] : []
  const name = text(fields['name'])
  if (name === '' || [...name].length > longestName) {
    refusals.push({ _tag: 'NameInvalid', field: 'name', longest: longestName })
  }
  const weeks = numberOrNull(fields['gestation_weeks'])
  const days = numberOrNull(fields['gestation_days'])
  const gestation = gestationOf(weeks, days)
  const isSaid = weeks !== null || days !== null
  if (isSaid && (gestation === null || !isGestation(gestation))) {
    refusals.push({ _tag: 'GestationInvalid', field: 'gestation_weeks' })
  }
  const m = E.isRight(read) ? read.right : null
  if (m !== null && m.weight === null) refusals.push({ _tag: 'NumberMissing', field: 'weight' })
  if (m !== null && m.height === null) refusals.push({ _tag: 'NumberMissing', field: 'height' })
  const [first, ...rest] = refusals
  if (first !== undefined) return E.left([first, ...rest])
  if (m === null || m.weight === null || m.height === null) return E.left([{ _tag: 'NotAMeasurement' }])
  return E.right({
    name,
    gender: m.sex,
    height: m.height,
    weight: m.weight,
    dob: text(fields['dob']),
    date: text(fields['date']),
    ...(m.measure === null ? {} : { measure: m.measure }),
    ...(m.head_circumference === null ? {} : { head_circumference: m.head_circumference }),
    ...(weeks === null ? {} : { gestation_weeks: weeks }),
    ...(days === null ? {} : { gestation_days: days }),
  })
}

/** A new draft of the form, put among those that wait. */
const putDraft = (
  { clock, random, drafts }: Deps,
  form: unknown,
  rest: Pick<GrowthDraft, 'memberId' | 'consentVersion' | 'childId'>,
): E.Either<NonEmptyArray<SaveDraftRefusal>, GrowthDraft> => {
  const savedAt = clock.now()
  const read = readForm(savedAt, form)
  if (E.isLeft(read)) return read
  const draft: GrowthDraft = { ...read.right, id: random.uuid(), ...rest, state: { _tag: 'waiting' }, savedAt }
  drafts.put(draft)
  return E.right(draft)
}

/**
 * Keeps a check on the device until it is in the account. Reads the form `{name, gender, dob, date, weight, height,
 * measure?, head_circumference?, gestation_weeks?, gestation_days?}`; weight and height are needed here. `memberId` null: signed out.
 */
export const saveDraft =
  (deps: Deps): SaveDraft =>
  (form, memberId) =>
  () =>
    putDraft(deps, form, { memberId, consentVersion: null, childId: null })

/**
 * Puts a repaired form in the place of a refused draft. It gets a new id, since the old one's keys stand for the old
 * figures; the child stays, unless it was what could not be found, and so does the consent, unless it was what lacked.
 */
export const amendDraft =
  (deps: Deps & { readonly drafts: Pick<DraftStore, 'put' | 'remove'> }) =>
  (refused: GrowthDraft, form: unknown): IOEither<NonEmptyArray<SaveDraftRefusal>, GrowthDraft> =>
  () => {
    if (refused.state._tag !== 'refused') return E.left([{ _tag: 'NotRefused' }])
    const { code } = refused.state
    const put = putDraft(deps, form, {
      memberId: refused.memberId,
      consentVersion: code === 'consent_required' ? null : refused.consentVersion,
      childId: code === 'not_found' ? null : refused.childId,
    })
    if (E.isRight(put)) deps.drafts.remove(refused.id)
    return put
  }
