import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { IsoDate } from '../../domain/calendar/isoDateCodec.js'
import { limits } from '../../domain/growth/limits.js'
import type { NumberField } from '../../domain/growth/measurement.js'
import { isFields } from '../../domain/reading/fields.js'
import type { GrowthDraft } from '../../ports/drafts.js'

const within = (field: NumberField) =>
  t.refinement(t.number, (n) => n > limits[field].above && n <= limits[field].highest, field)

const optional = <C extends t.Mixed>(codec: C) => t.union([codec, t.undefined])

const state = t.union([
  t.type({ _tag: t.literal('waiting') }),
  t.type({ _tag: t.literal('sending') }),
  t.type({ _tag: t.literal('sent') }),
  t.type({ _tag: t.literal('refused'), code: t.string, field: t.union([t.string, t.null]), message: t.string }),
])

const nonEmpty = t.refinement(t.string, (text) => text.trim() !== '', 'NonEmpty')

const shape = t.type({
  id: nonEmpty,
  name: nonEmpty,
  gender: t.union([t.literal('male'), t.literal('female')]),
  height: t.union([within('height'), t.null]),
  weight: within('weight'),
  dob: IsoDate,
  date: IsoDate,
  measure: optional(t.union([t.literal('l'), t.literal('h')])),
  head_circumference: optional(within('head_circumference')),
  gestation_weeks: optional(t.number),
  gestation_days: optional(t.number),
  memberId: t.union([nonEmpty, t.null]),
  consentVersion: t.union([nonEmpty, t.null]),
  childAgrees: optional(t.boolean),
  childId: t.union([nonEmpty, t.null]),
  state,
  savedAt: t.number,
})

const optionalFields = ['measure', 'head_circumference', 'gestation_weeks', 'gestation_days', 'childAgrees'] as const

/** `gender` and `dob` as in the specification, all else as in `GrowthDraft`. */
export type StoredGrowthDraft = Omit<GrowthDraft, 'sex' | 'birthDate'> & {
  readonly gender: GrowthDraft['sex']
  readonly dob: string
}

const toStored = ({ sex: gender, birthDate: dob, ...draft }: GrowthDraft): StoredGrowthDraft => ({
  ...draft,
  gender,
  dob,
})

const fromShape = (read: t.TypeOf<typeof shape>): GrowthDraft => {
  const {
    gender: sex,
    dob: birthDate,
    measure: _measure,
    head_circumference: _head,
    gestation_weeks: _weeks,
    gestation_days: _days,
    childAgrees: _agrees,
    ...required
  } = read
  const present = optionalFields.flatMap((field) => (read[field] === undefined ? [] : [[field, read[field]] as const]))
  return { ...required, sex, birthDate, ...Object.fromEntries(present) }
}

/** Of this and earlier versions; fields of later versions are dropped. */
export const GrowthDraftCodec = /*#__PURE__*/ new t.Type<GrowthDraft, StoredGrowthDraft, unknown>(
  'GrowthDraft',
  (u): u is GrowthDraft => isFields(u) && isRight(shape.decode(toStored(u as unknown as GrowthDraft))),
  (input, context) => {
    const read = t.exact(shape).validate(input, context)
    return isRight(read) ? t.success(fromShape(read.right)) : read
  },
  toStored,
)

/** The owner of a draft, as a member sees it. */
export type DraftOwner = 'theirs' | 'unclaimed' | 'anothers'

/** The owner of a draft as a member sees it. A draft made signed out belongs to the member who confirms it.
 * @example
 * draftOwner('member-1')({ memberId: null }) // => 'unclaimed'
 * draftOwner('member-1')({ memberId: 'member-2' }) // => 'anothers' */
export const draftOwner =
  (memberId: string) =>
  (draft: Pick<GrowthDraft, 'memberId'>): DraftOwner =>
    draft.memberId === null ? 'unclaimed' : draft.memberId === memberId ? 'theirs' : 'anothers'

/** Whether a draft is this member's own.
 * @example
 * draftBelongsTo('member-1')({ memberId: 'member-1' }) // => true */
export const draftBelongsTo =
  (memberId: string) =>
  (draft: Pick<GrowthDraft, 'memberId'>): boolean =>
    draftOwner(memberId)(draft) === 'theirs'

export const draftKeys = (draftId: string) => ({
  child: `${draftId}:child`,
  consent: `${draftId}:consent`,
  growth: `${draftId}:growth`,
})
