import type { Either } from 'fp-ts/Either'
import type { Position } from '../domain/growth/measurement.js'
import type { Sex } from '../domain/growth/reference.js'
import type { ChildRole } from '../domain/partners/role.js'
import type { CallFailure } from '../domain/call/failure.js'

/** The position of measuring. `l`: recumbent length (lying), `h`: standing height. */
export type Measure = Position

/** A number that each change raises. A change names its version, and is refused (`version_stale`) if another is
 * stored. */
export type Version = number

/** A parent's consent to the text of this version, with the consent of a child of ten or more. */
export interface HealthConsent {
  readonly version: string
  readonly child_agrees?: boolean
}

/** A child to add. */
export interface NewChild {
  readonly nickname: string
  /** ISO date, `2024-07-12`. */
  readonly birthDate: string
  readonly sex: Sex
  readonly gestation_weeks?: number
  /** 0 to 6 days beyond the full weeks; only with them. */
  readonly gestation_days?: number
  /** Gestation is health data: without consent it is refused. */
  readonly consent?: HealthConsent
}

/** A child of the account. */
export interface Child {
  readonly id: string
  readonly nickname: string
  readonly birthDate: string
  readonly sex: Sex
  /** null: unknown, or no consent to the child's health data. */
  readonly gestation_weeks: number | null
  readonly gestation_days: number | null
  /** null: consent to storing health data was not given, or is withdrawn. */
  readonly health_consent_at: string | null
  readonly role: ChildRole
  /** The owner's name; null: the reader is the owner, or the owner has no name. */
  readonly shared_by: string | null
  readonly version: Version
}

/** A measurement to add, in kilograms and centimetres. */
export interface NewGrowthRecord {
  readonly date: string
  readonly weight: number
  readonly height?: number
  readonly measure?: Measure
  readonly head_circumference?: number
  /** Repeated from the record before: shown, but not assessed. Left out: unknown. */
  readonly height_carried?: boolean
  readonly head_carried?: boolean
}

/** A stored measurement in kilograms and centimetres. `date` is an ISO date. */
export interface GrowthRecord {
  readonly id: string
  readonly date: string
  readonly weight: number
  readonly height: number | null
  readonly measure: Measure | null
  readonly head_circumference: number | null
  /** Repeated from the record before: shown, but not assessed. null or left out: unknown. */
  readonly height_carried?: boolean | null
  readonly head_carried?: boolean | null
  /** The day on which a family member marked this record's referral as done; null: not marked. */
  readonly referral_taken_on: string | null
  readonly version: Version
}

/** The changed fields of a child; null deletes the gestation. */
export type ChildChange = Partial<
  Omit<NewChild, 'consent' | 'gestation_weeks' | 'gestation_days'> & Pick<Child, 'gestation_weeks' | 'gestation_days'>
>

/** The changed fields of a measurement; null: not measured, or unknown. */
export type GrowthChange = Partial<Omit<GrowthRecord, 'id' | 'version' | 'referral_taken_on'>>

/** The idempotency key of an unsafe call: one key acts once. */
export type IdempotencyKey = string

/** The member's children. */
export interface Children {
  readonly list: () => Promise<Either<CallFailure, ReadonlyArray<Child>>>
  readonly create: (child: NewChild, key: IdempotencyKey) => Promise<Either<CallFailure, { readonly id: string }>>
  readonly change: (
    id: string,
    change: ChildChange,
    version: Version,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, Child>>
  readonly remove: (id: string, version: Version, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}

/** The growth records of a child. */
export interface GrowthRecords {
  readonly ofChild: (childId: string) => Promise<Either<CallFailure, ReadonlyArray<GrowthRecord>>>
  readonly add: (childId: string, record: NewGrowthRecord, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
  readonly change: (
    childId: string,
    recordId: string,
    change: GrowthChange,
    version: Version,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, void>>
  readonly remove: (
    childId: string,
    recordId: string,
    version: Version,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, void>>
  readonly markTaken: (
    childId: string,
    recordId: string,
    taken: boolean,
    version: Version,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, void>>
}
