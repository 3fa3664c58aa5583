import type { Either } from 'fp-ts/Either'
import type { AdultProfile } from '../domain/adults/adultProfile.js'
import type { MobilityInputs } from '../domain/mobility/mobilityInputs.js'
import type { IdempotencyKey, Version } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** An adult with stored data. */
export interface Adult extends AdultProfile {
  readonly id: string
  /** UTC ISO instant; null: withdrawn. */
  readonly consent_at: string | null
  readonly version: Version
}

/** The consent to store an adult's data: one's own, or another adult's yes to a question. */
export type AdultConsent =
  /** For oneself. `version`: of the text shown. */
  | { readonly version: string }
  /** For another adult: the id of the question. One yes serves one profile. */
  | { readonly question: string }

/** The member's adults, stored on the server, or on this device until they agree. */
export interface Adults {
  readonly list: () => Promise<Either<CallFailure, ReadonlyArray<Adult>>>
  readonly create: (
    profile: AdultProfile,
    consent: AdultConsent,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, Adult>>
  readonly change: (
    id: string,
    change: Partial<AdultProfile>,
    version: Version,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, Adult>>
  readonly remove: (id: string, version: Version, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}

/** A question to another adult: may the member store your data? It has no data of that adult. */
export interface AdultQuestion {
  readonly id: string
  readonly state: 'open' | 'agreed' | 'refused' | 'used'
  readonly asked_at: string
  readonly expires_at: string
}

/** A new question. Its secret is in the link's fragment, and the server returns it once only. */
export interface MadeAdultQuestion {
  readonly question: AdultQuestion
  readonly secret: string
}

/** The question as the other adult sees it. */
export interface AdultAsked {
  readonly member: string | null
  readonly state: AdultQuestion['state']
  readonly expires_at: string
  readonly agreed_at: string | null
  /** This browser was signed in as the asking member, so it cannot answer yes. */
  readonly asked_here: boolean
}

/** The asking member's side. */
export interface AdultQuestions {
  readonly list: () => Promise<Either<CallFailure, ReadonlyArray<AdultQuestion>>>
  readonly ask: (key: IdempotencyKey) => Promise<Either<CallFailure, MadeAdultQuestion>>
  readonly revoke: (id: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}

/** The other adult's side. The secret is enough; no account is needed. */
export interface AdultAnswers {
  readonly look: (secret: string) => Promise<Either<CallFailure, AdultAsked>>
  /** After a yes, `agreed: false` withdraws, and the server deletes the stored data. */
  readonly answer: (secret: string, agreed: boolean) => Promise<Either<CallFailure, AdultAsked>>
}

/** A new mobility check. The sex comes from the adult's profile. */
export type NewMobilityCheck = Omit<MobilityInputs, 'sex'>

/** A stored mobility check without the band, which the rules compute each time. */
export interface MobilityCheck extends MobilityInputs {
  readonly id: string
  readonly created_at: string
}

/** The mobility checks of an adult, on the server or on this device. */
export interface MobilityChecks {
  /** Newest day first; within one day the last stored first. */
  readonly ofAdult: (adultId: string) => Promise<Either<CallFailure, ReadonlyArray<MobilityCheck>>>
  readonly add: (
    adultId: string,
    check: NewMobilityCheck,
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, MobilityCheck>>
  readonly remove: (adultId: string, checkId: string, key: IdempotencyKey) => Promise<Either<CallFailure, void>>
}

/** The state of a question of this device: the server's, expired, or deleted. */
export type AskedState = AdultQuestion['state'] | 'expired' | 'gone'

/** A question from this device to an adult stored on it. */
export interface PutQuestion {
  readonly id: string
  readonly secret: string
  readonly asked_at: string
  readonly expires_at: string
  readonly state: AskedState
}

/** This device's notes on moving one of its adults into the account. */
export interface AdultPassage {
  readonly adultId: string
  readonly question: PutQuestion | null
  /** As first sent to the account: a retry sends the same under the same key. null: not sent. */
  readonly sent: {
    readonly profile: AdultProfile
    readonly consent: AdultConsent
    readonly key: IdempotencyKey
  } | null
  readonly accountId: string | null
}

/** This device's passages, one for each adult. */
export interface AdultPassages {
  readonly list: () => ReadonlyArray<AdultPassage>
  readonly put: (passage: AdultPassage) => void
  readonly remove: (adultId: string) => void
}
