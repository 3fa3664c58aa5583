import * as E from 'fp-ts/Either'
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

/** Why a form was not saved as a draft. */
export type SaveDraftRefusal =
  | CheckRefusal
  /** Only a refused draft may be amended: the account may have any other. */
  | { readonly _tag: 'NotRefused' }

/** Saves a draft. `memberId` null: signed out. It gives all refusals at once. */
export type SaveDraft = (
  form: unknown,
  memberId: string | null,
) => E.Either<NonEmptyArray<SaveDraftRefusal>, GrowthDraft>

/** The form's fields in a draft. */
export type DraftFields = Omit<
  GrowthDraft,
  'id' | 'memberId' | 'consentVersion' | 'childAgrees' | 'childId' | 'state' | 'savedAt'
>

const draftFields = (checked: Checked): DraftFields => {
  const { measure, head_circumference, gestation_weeks, gestation_days, ...figures } = checked
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

/** Saves a growth check, in kg and cm, on the device until the account has it. `memberId` null: signed out.
 * @example
 * const drafts = memoryDraftStore()
 * const save = saveDraft({ clock: settableClock(Date.UTC(2026, 10, 20)), drafts, random: seededRandom() })
 * const form = { name: 'ยิ้ม', sex: 'female', birthDate: '2024-07-12', date: '2026-11-20', weight: 12.4, height: 88.5 }
 * save(form, null)._tag // => 'Right'
 * save({ ...form, height: 885 }, null)
 * // => { _tag: 'Left', left: [{ _tag: 'NumberInvalid', field: 'height', above: 1, highest: 300 }] }
 * drafts.list().length // => 1 */
export const saveDraft =
  (deps: Deps): SaveDraft =>
  (form, memberId) =>
    putDraft(deps, form, { memberId, consentVersion: null, childId: null })

/** The form of a draft, for amending.
 * @example
 * const [draft] = fc.sample(arb.growthDraft({ sex: fc.constant('male') }), 1)
 * formOfDraft(draft).sex // => 'male' */
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

/** Replaces a refused draft with a repaired form under a new id, because the old keys belong to the old values.
 * @example
 * const [draft] = fc.sample(arb.growthDraft(), 1)
 * const deps = { clock: settableClock(Date.UTC(2026, 10, 20)), drafts: memoryDraftStore([draft]), random: seededRandom() }
 * amendDraft(deps)(draft, formOfDraft(draft)) // => { _tag: 'Left', left: [{ _tag: 'NotRefused' }] } */
export const amendDraft =
  (deps: Deps & { readonly drafts: Pick<DraftStore, 'put' | 'remove'> }) =>
  (refused: GrowthDraft, form: unknown): E.Either<NonEmptyArray<SaveDraftRefusal>, GrowthDraft> => {
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
