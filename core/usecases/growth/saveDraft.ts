import * as E from 'fp-ts/Either'
import type { IOEither } from 'fp-ts/IOEither'
import type { NonEmptyArray } from 'fp-ts/NonEmptyArray'
import { todayInBangkok } from '../../domain/calendar/arithmetic.js'
import { check, type Checked, type CheckRefusal } from '../../domain/growth/check.js'
import type { Clock } from '../../ports/clock.js'
import type { DraftStore, GrowthDraft } from '../../ports/drafts.js'
import type { Random } from '../../ports/random.js'

interface Deps {
  readonly clock: Clock
  readonly random: Pick<Random, 'uuid'>
  readonly drafts: Pick<DraftStore, 'put'>
}

/** Why a form is not kept as a draft. */
export type SaveDraftRefusal =
  | CheckRefusal
  /** Only a draft that was refused may be amended: any other may already be in the account. */
  | { readonly _tag: 'NotRefused' }

/** Keeps a form as a draft; `memberId` null: nobody is signed in. All refusals come at once. */
export type SaveDraft = (
  form: unknown,
  memberId: string | null,
) => IOEither<NonEmptyArray<SaveDraftRefusal>, GrowthDraft>

/** The form that a draft was read from. */
export type DraftFields = Omit<
  GrowthDraft,
  'id' | 'memberId' | 'consentVersion' | 'childAgrees' | 'childId' | 'state' | 'savedAt'
>

/** Absent answers are left out. */
const draftFields = (said: Checked): DraftFields => {
  const { measure, head_circumference, gestation_weeks, gestation_days, ...figures } = said
  return {
    ...figures,
    ...(measure === null ? {} : { measure }),
    ...(head_circumference === null ? {} : { head_circumference }),
    ...(gestation_weeks === null ? {} : { gestation_weeks }),
    ...(gestation_days === null ? {} : { gestation_days }),
  }
}

const putDraft = (
  { clock, random, drafts }: Deps,
  form: unknown,
  rest: Pick<GrowthDraft, 'memberId' | 'consentVersion' | 'childId'>,
): E.Either<NonEmptyArray<SaveDraftRefusal>, GrowthDraft> => {
  const savedAt = clock.now()
  const read = check(todayInBangkok(savedAt))(form)
  if (E.isLeft(read)) return read
  const draft: GrowthDraft = {
    ...draftFields(read.right),
    id: random.uuid(),
    ...rest,
    state: { _tag: 'waiting' },
    savedAt,
  }
  drafts.put(draft)
  return E.right(draft)
}

/**
 * Keeps a check on the device until it is in the account. Reads the form `{name, sex, birthDate, date, weight, height?,
 * measure?, head_circumference?, gestation_weeks?, gestation_days?}`; the weight is needed here. `memberId` null: signed out.
 * @example
 * const drafts = memoryDraftStore()
 * const save = saveDraft({ clock: settableClock(Date.UTC(2026, 10, 20)), drafts, random: seededRandom() })
 * const form = { name: 'ยิ้ม', sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
 * save(form, null)()._tag // => 'Right'
 * save({ ...form, height: 885 }, null)()
 * // => { _tag: 'Left', left: [{ _tag: 'NumberInvalid', field: 'height', above: 1, highest: 300 }] }
 * drafts.list().length // => 1
 */
export const saveDraft =
  (deps: Deps): SaveDraft =>
  (form, memberId) =>
  () =>
    putDraft(deps, form, { memberId, consentVersion: null, childId: null })

/**
 * The form of a draft, to be amended.
 * @example
 * const [draft] = fc.sample(arb.growthDraft({ sex: fc.constant('male') }), 1)
 * formOfDraft(draft).sex // => 'male'
 */
export const formOfDraft = (draft: GrowthDraft): DraftFields => {
  const {
    id: _id,
    memberId: _m,
    consentVersion: _v,
    childAgrees: _a,
    childId: _c,
    state: _s,
    savedAt: _at,
    ...form
  } = draft
  return form
}

/**
 * Puts a repaired form in the place of a refused draft. It gets a new id, since the old one's keys stand for the old
 * figures; the child stays, unless it was what could not be found, and so does the consent, unless it was what lacked.
 * @example
 * const [draft] = fc.sample(arb.growthDraft(), 1)
 * const deps = { clock: settableClock(Date.UTC(2026, 10, 20)), drafts: memoryDraftStore([draft]), random: seededRandom() }
 * amendDraft(deps)(draft, formOfDraft(draft))() // => { _tag: 'Left', left: [{ _tag: 'NotRefused' }] }
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
