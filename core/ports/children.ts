import type { TaskEither } from 'fp-ts/TaskEither'
import type { Position } from '../domain/growth/measurement.js'
import type { Sex } from '../domain/growth/reference.js'
import type { ChildRole } from '../domain/partners/role.js'
import type { CallFailure } from '../domain/call/failure.js'

/** `l` recumbent length (lying), `h` standing height: `Position` of the growth check. */
export type Measure = Position

/** Raised with each change. A change or removal names the version that it is made on, and is refused (`version_stale`) where another stands. */
export type Version = number

/** A parent's yes to the text of this version; of a child of ten or more, whether the child says so too. */
export interface HealthConsent {
  readonly version: string
  readonly child_agrees?: boolean
}

/** A child that is to be added. */
export interface NewChild {
  readonly nickname: string
  /** ISO date, `2024-07-12`. */
  readonly birthDate: string
  readonly sex: Sex
  readonly gestation_weeks?: number
  /** 0 to 6, beyond the full weeks; only with them. */
  readonly gestation_days?: number
  /** Given with the child; without it no gestation is taken, which is health data. */
  readonly consent?: HealthConsent
}

/** A child of the account. */
export interface Child {
  readonly id: string
  readonly nickname: string
  readonly birthDate: string
  readonly sex: Sex
  /** Null too while there is no consent to the child's health data. */
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
  /** Consent to keep this child's health data: when it was given; null: not given, or withdrawn. */
  readonly health_consent_at: string | null
  /** What the reader is to the child. */
  readonly role: ChildRole
  /** The owner's name, where the reader is not the owner; null: the reader is, or the owner has told none. */
  readonly shared_by: string | null
  readonly version: Version
}

/** Kilograms and centimetres. */
export interface NewGrowthRecord {
  readonly date: string
  readonly weight: number
  /** Left out: not measured. */
  readonly height?: number
  readonly measure?: Measure
  readonly head_circumference?: number
  /** The figure is that of the record before, repeated: shown, and not judged. Left out: not asked. */
  readonly height_carried?: boolean
  readonly head_carried?: boolean
}

/** A kept measurement: kilograms and centimetres, `date` an ISO day. */
export interface GrowthRecord {
  readonly id: string
  readonly date: string
  readonly weight: number
  /** null: not measured. */
  readonly height: number | null
  readonly measure: Measure | null
  readonly head_circumference: number | null
  /** The figure is that of the record before, repeated: shown, and not judged. null or left out: not asked. */
  readonly height_carried?: boolean | null
  readonly head_carried?: boolean | null
  /** The day on which somebody said that the child was taken to be seen for what this record asks; null: not said. */
  readonly referral_taken_on: string | null
  readonly version: Version
}

/** What changes of a child; null forgets a gestation. */
export type ChildChange = Partial<
  Omit<NewChild, 'consent' | 'gestation_weeks' | 'gestation_days'> & Pick<Child, 'gestation_weeks' | 'gestation_days'>
>

/** What changes of a growth record; null: not measured, or not asked. */
export type GrowthChange = Partial<Omit<GrowthRecord, 'id' | 'version' | 'referral_taken_on'>>

/** An unsafe call's idempotency key: the same key never does the same thing twice. */
export type IdempotencyKey = string

/** The member's children, wherever they are kept. */
export interface Children {
  readonly list: TaskEither<CallFailure, ReadonlyArray<Child>>
  readonly create: (child: NewChild, key: IdempotencyKey) => TaskEither<CallFailure, { readonly id: string }>
  readonly change: (
    id: string,
    change: ChildChange,
    version: Version,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, Child>
  readonly remove: (id: string, version: Version, key: IdempotencyKey) => TaskEither<CallFailure, void>
}

/** The growth records of a child. */
export interface GrowthRecords {
  readonly ofChild: (childId: string) => TaskEither<CallFailure, ReadonlyArray<GrowthRecord>>
  readonly add: (childId: string, record: NewGrowthRecord, key: IdempotencyKey) => TaskEither<CallFailure, void>
  readonly change: (
    childId: string,
    recordId: string,
    change: GrowthChange,
    version: Version,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, void>
  readonly remove: (
    childId: string,
    recordId: string,
    version: Version,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, void>
  /** Says that the child was taken to be seen for what this version of a record asks, or takes it back. */
  readonly markTaken: (
    childId: string,
    recordId: string,
    taken: boolean,
    version: Version,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, void>
}
