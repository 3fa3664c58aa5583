import * as t from 'io-ts'
import { gestationDays, gestationWeeks, limits } from '@careplus/core/internal/growth'
import { ChildRole } from '@careplus/core/partners'
import { Day, Instant, Nickname, Nothing, Uuid } from './common.js'
import { HealthConsent } from './consents.js'
import { endpoint } from './endpoint.js'
import { Version } from './versions.js'
import { dataOf, fields, numberAbove, numberFrom, orNull } from './values.js'

const Gender = /*#__PURE__*/ t.keyof({ male: null, female: null }, 'Gender')
const Measure = /*#__PURE__*/ t.keyof({ l: null, h: null }, 'Measure')

/** From the earliest survivable birth to well past term. */
const GestationWeeks = /*#__PURE__*/ numberFrom(
  'GestationWeeks',
  gestationWeeks.lowest,
  gestationWeeks.highest,
  'integer',
)
const GestationDays = /*#__PURE__*/ numberFrom('GestationDays', gestationDays.lowest, gestationDays.highest, 'integer')
const gestation = { gestation_weeks: GestationWeeks, gestation_days: GestationDays }

// The core's bounds, so that the account accepts all that a device stores.
const WeightKg = /*#__PURE__*/ numberAbove('WeightKg', limits.weight)
const HeightCm = /*#__PURE__*/ numberAbove('HeightCm', limits.height)
const HeadCm = /*#__PURE__*/ numberAbove('HeadCm', limits.head_circumference)

export const Child = /*#__PURE__*/ t.exact(
  t.type({
    id: Uuid,
    nickname: t.string,
    birthday: Day,
    gender: Gender,
    gestation_weeks: orNull(t.number),
    gestation_days: orNull(t.number),
    health_consent_at: orNull(Instant),
    role: ChildRole,
    shared_by: orNull(t.string),
    version: Version,
  }),
  'Child',
)

const childFields = { nickname: Nickname, birthday: Day, gender: Gender }

/** Always sent so, but neither shown nor used. Source: specification §3. */
export const deliveryMethod = 'c-section'

export const NewChild = /*#__PURE__*/ fields(
  { ...childFields, delivery_method: t.literal(deliveryMethod) },
  { ...gestation, consent: HealthConsent },
)

/** null deletes the gestation. */
export const ChangedChild = /*#__PURE__*/ fields(
  {},
  { ...childFields, gestation_weeks: orNull(GestationWeeks), gestation_days: orNull(GestationDays) },
)

export const GrowthRecord = /*#__PURE__*/ t.exact(
  t.type({
    id: Uuid,
    date: Day,
    weight: t.number,
    height: orNull(t.number),
    measure: orNull(Measure),
    head_circumference: orNull(t.number),
    height_carried: orNull(t.boolean),
    head_carried: orNull(t.boolean),
    referral_taken_on: orNull(Day),
    version: Version,
  }),
  'GrowthRecord',
)

/** `height_carried`, `head_carried`: repeated from the record before. */
export const NewGrowthRecord = /*#__PURE__*/ fields(
  { date: Day, weight: WeightKg },
  {
    height: HeightCm,
    measure: Measure,
    head_circumference: HeadCm,
    height_carried: t.boolean,
    head_carried: t.boolean,
  },
)

/** null: not measured, or unknown. */
export const ChangedGrowthRecord = /*#__PURE__*/ fields(
  {},
  {
    date: Day,
    weight: WeightKg,
    height: orNull(HeightCm),
    measure: orNull(Measure),
    head_circumference: orNull(HeadCm),
    height_carried: orNull(t.boolean),
    head_carried: orNull(t.boolean),
  },
)

export const listChildren = /*#__PURE__*/ endpoint({
  name: 'listChildren',
  method: 'GET',
  path: '/th/children/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(Child)),
  summary: "The member's children and those shared with them, oldest first.",
})

export const addChild = /*#__PURE__*/ endpoint({
  name: 'addChild',
  method: 'POST',
  path: '/th/children/',
  auth: 'bearer',
  body: NewChild,
  status: 201,
  answer: dataOf(Child),
  errors: ['consent_required'],
  summary:
    'Adds a child, and with `consent` the consent to its health data. The gestation is health data: 403 without it.',
})

export const readChild = /*#__PURE__*/ endpoint({
  name: 'readChild',
  method: 'GET',
  path: '/th/children/{id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Child),
  summary: "One of the member's children, or one shared with them.",
})

export const changeChild = /*#__PURE__*/ endpoint({
  name: 'changeChild',
  method: 'PATCH',
  path: '/th/children/{id}/',
  auth: 'bearer',
  versioned: true,
  body: ChangedChild,
  answer: dataOf(Child),
  errors: ['role_forbidden', 'consent_required'],
  summary:
    'Changes what is known of a child, on the version that was read; no gestation is taken without consent to its health data.',
})

export const removeChild = /*#__PURE__*/ endpoint({
  name: 'removeChild',
  method: 'DELETE',
  path: '/th/children/{id}/',
  auth: 'bearer',
  versioned: true,
  body: null,
  answer: dataOf(Nothing),
  errors: ['role_forbidden'],
  summary: 'Removes a child with everything kept of it, on the version that was read.',
})

export const listGrowth = /*#__PURE__*/ endpoint({
  name: 'listGrowth',
  method: 'GET',
  path: '/th/children/{id}/growth/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(GrowthRecord)),
  summary: "A child's growth records, newest first.",
})

export const addGrowth = /*#__PURE__*/ endpoint({
  name: 'addGrowth',
  method: 'POST',
  path: '/th/children/{id}/growth/',
  auth: 'bearer',
  body: NewGrowthRecord,
  status: 201,
  answer: dataOf(GrowthRecord),
  errors: ['consent_required', 'role_forbidden'],
  summary: "Adds a growth record; needs consent to keep this child's health data.",
})

export const changeGrowth = /*#__PURE__*/ endpoint({
  name: 'changeGrowth',
  method: 'PATCH',
  path: '/th/children/{id}/growth/{record_id}/',
  auth: 'bearer',
  versioned: true,
  body: ChangedGrowthRecord,
  answer: dataOf(GrowthRecord),
  errors: ['consent_required', 'role_forbidden'],
  summary: 'Changes a growth record, on the version that was read.',
})

export const removeGrowth = /*#__PURE__*/ endpoint({
  name: 'removeGrowth',
  method: 'DELETE',
  path: '/th/children/{id}/growth/{record_id}/',
  auth: 'bearer',
  versioned: true,
  body: null,
  answer: dataOf(Nothing),
  errors: ['role_forbidden'],
  summary: 'Removes a growth record, on the version that was read.',
})

export const markTaken = /*#__PURE__*/ endpoint({
  name: 'markTaken',
  method: 'PUT',
  path: '/th/children/{id}/growth/{record_id}/taken/',
  auth: 'bearer',
  body: fields({ taken: t.boolean }, {}),
  versioned: true,
  answer: dataOf(GrowthRecord),
  errors: ['consent_required', 'role_forbidden'],
  summary:
    'Says that the child was taken to be seen for what its growth records up to this one ask, or takes it back, on the version that was read: other figures may ask for something else. The day is kept.',
})
