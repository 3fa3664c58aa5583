import type { TaskEither } from 'fp-ts/TaskEither'
import type { AdultProfile } from '../domain/adults/adultProfile.js'
import type { MobilityInputs } from '../domain/mobility/mobilityInputs.js'
import type { IdempotencyKey, Version } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'

/** An adult whose data is kept. */
export interface Adult extends AdultProfile {
  readonly id: string
  /** When keeping it was agreed to: by oneself for oneself, else by that adult. UTC ISO instant; null: withdrawn. */
  readonly consent_at: string | null
  readonly version: Version
}

/** What lets an adult's data be kept: one's own word, or that adult's yes to a question that was sent to them. */
export type AdultConsent =
  /** For oneself; `version` of the text that was shown. */
  | { readonly version: string }
  /** For another: the question's id. A yes serves one profile. */
  | { readonly question: string }

/** Adults of the member: on the server, or on this device until they have agreed. */
export interface Adults {
  /** Oldest profile first. */
  readonly list: TaskEither<CallFailure, ReadonlyArray<Adult>>
  readonly create: (profile: AdultProfile, consent: AdultConsent, key: IdempotencyKey) => TaskEither<CallFailure, Adult>
  /** Who it is (`relation`) stays as it is. */
  readonly change: (
    id: string,
    change: Partial<AdultProfile>,
    version: Version,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, Adult>
  /** With everything kept of that adult. */
  readonly remove: (id: string, version: Version, key: IdempotencyKey) => TaskEither<CallFailure, void>
}

/** A question to another adult: may the member keep your data? It holds nothing about them. */
export interface AdultQuestion {
  readonly id: string
  readonly state: 'open' | 'agreed' | 'refused' | 'used'
  /** UTC ISO instants. */
  readonly asked_at: string
  readonly expires_at: string
}

/** Just made: its secret stands in the link's fragment, is told now and never again. */
export interface MadeAdultQuestion {
  readonly question: AdultQuestion
  readonly secret: string
}

/** The question as the adult who was asked sees it. */
export interface AdultAsked {
  /** The member's name; null: they have told none. */
  readonly member: string | null
  readonly state: AdultQuestion['state']
  /** UTC ISO instant. */
  readonly expires_at: string
  /** When they agreed; null: not, or no longer. */
  readonly agreed_at: string | null
  /** This browser has been signed in as the member who asks: a yes cannot come from it. */
  readonly asked_here: boolean
}

/** The member's side of asking. */
export interface AdultQuestions {
  /** Those that are open or agreed, newest first. */
  readonly list: TaskEither<CallFailure, ReadonlyArray<AdultQuestion>>
  readonly ask: (key: IdempotencyKey) => TaskEither<CallFailure, MadeAdultQuestion>
  readonly revoke: (id: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
}

/** The asked adult's side: no account is needed, the secret is enough. */
export interface AdultAnswers {
  readonly look: (secret: string) => TaskEither<CallFailure, AdultAsked>
  /** `agreed: false` refuses, and afterwards withdraws: what was kept by that yes is then deleted. */
  readonly answer: (secret: string, agreed: boolean) => TaskEither<CallFailure, AdultAsked>
}

/** What was measured and answered. The sex is not told: it follows from the adult's profile. */
export type NewMobilityCheck = Omit<MobilityInputs, 'sex'>

/** A kept check: its inputs, never its band, which the lines give anew. */
export interface MobilityCheck extends MobilityInputs {
  readonly id: string
  /** UTC ISO instant. */
  readonly created_at: string
}

/** The mobility checks of an adult: on the server, or on this device. */
export interface MobilityChecks {
  /** Newest day first; of one day the one that was kept last. */
  readonly ofAdult: (adultId: string) => TaskEither<CallFailure, ReadonlyArray<MobilityCheck>>
  readonly add: (
    adultId: string,
    check: NewMobilityCheck,
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, MobilityCheck>
  readonly remove: (adultId: string, checkId: string, key: IdempotencyKey) => TaskEither<CallFailure, void>
}

/** What became of a question that this device has put: as the adult's side says, run out, or not there any more. */
export type AskedState = AdultQuestion['state'] | 'expired' | 'gone'

/** A question that this device has put to an adult whom it keeps, and may hand on again. */
export interface PutQuestion {
  readonly id: string
  readonly secret: string
  /** UTC ISO instants. */
  readonly asked_at: string
  readonly expires_at: string
  /** When it was last looked at. */
  readonly state: AskedState
}

/** What this device notes of an adult whom it keeps, on the way into the account. */
export interface AdultPassage {
  /** On this device. */
  readonly adultId: string
  /** null: oneself, or nobody has been asked. */
  readonly question: PutQuestion | null
  /** As it was first sent to the account; a repeat sends the same under the same key. null: not sent. */
  readonly sent: {
    readonly profile: AdultProfile
    readonly consent: AdultConsent
    readonly key: IdempotencyKey
  } | null
  /** In the account; null: not known to be there. */
  readonly accountId: string | null
}

/** The notes of this device, one for each adult. */
export interface AdultPassages {
  readonly list: () => ReadonlyArray<AdultPassage>
  readonly put: (passage: AdultPassage) => void
  readonly remove: (adultId: string) => void
}
