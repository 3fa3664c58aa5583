import type { TaskEither } from 'fp-ts/TaskEither'
import type { ConsentPurpose } from '../domain/consents/consent.js'
import type { IdempotencyKey } from './children.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { Part } from './parts.js'

export type { ConsentPurpose } from '../domain/consents/consent.js'

/** One row of the history of what was agreed to and withdrawn. */
export interface Consent {
  readonly purpose: ConsentPurpose
  /** Only for `child_health`. */
  readonly child_id: string | null
  readonly granted: boolean
  /** Version of the text that was shown, `2026-11-01`. */
  readonly version: string
  /** UTC ISO instant. */
  readonly recorded_at: string
}

/** One part of the history, with what holds now. */
export interface ConsentPart extends Part<Consent> {
  /** The newest of each purpose (and child), whichever part of the history it stands in. */
  readonly holding: ReadonlyArray<Consent>
}

/** An append-only history of what was agreed to; the newest row of a purpose (and child) holds. */
export interface Consents {
  /** Newest first; of one purpose, or of all. */
  readonly list: (purpose: ConsentPurpose | null, from: string | null) => TaskEither<CallFailure, ConsentPart>
  /** `child_agrees`: of a child of ten or more, its own word beside that of who holds parental power. */
  readonly record: (
    consent: Pick<Consent, 'purpose' | 'child_id' | 'granted' | 'version'> & { readonly child_agrees?: boolean },
    key: IdempotencyKey,
  ) => TaskEither<CallFailure, void>
}
