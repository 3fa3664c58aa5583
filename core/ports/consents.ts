import type { Either } from 'fp-ts/Either'
import type { ConsentPurpose } from '../domain/consents/consent.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { Part } from './parts.js'

export type { ConsentPurpose } from '../domain/consents/consent.js'

/** One consent or withdrawal. */
export interface Consent {
  readonly purpose: ConsentPurpose
  readonly child_id: string | null
  readonly granted: boolean
  readonly version: string
  readonly recorded_at: string
}

/** One part of the history, with the consents now in force. */
export interface ConsentPart extends Part<Consent> {
  /** The newest of each purpose and child, from the whole history. */
  readonly holding: ReadonlyArray<Consent>
}

/** An append-only history. The newest row of a purpose and child is in force. */
export interface Consents {
  /** Newest first. `purpose` null: all purposes. */
  readonly list: (purpose: ConsentPurpose | null, from: string | null) => Promise<Either<CallFailure, ConsentPart>>
  /** `child_agrees`: the consent of a child of ten or more, beside that of the guardian. */
  readonly record: (
    consent: Pick<Consent, 'purpose' | 'child_id' | 'granted' | 'version'> & { readonly child_agrees?: boolean },
    key: IdempotencyKey,
  ) => Promise<Either<CallFailure, void>>
}
