import type { Either } from 'fp-ts/Either'
import type { ConsentPurpose } from '../../domain/consents/consent.js'
import { consentVersions } from '../../domain/consents/consent.js'
import type { Consents } from '../../ports/consents.js'
import type { CallFailure } from '../../domain/call/failure.js'
import type { IdempotencyKey } from '../../ports/children.js'

interface Deps {
  readonly consents: Pick<Consents, 'record'>
}

/** A consent to give or withdraw. */
export interface ConsentChange {
  readonly purpose: ConsentPurpose
  readonly childId: string | null
  readonly granted: boolean
  readonly childAgrees?: boolean
}

/** Changes a consent. A repeat under the same key is recorded once. */
export type ChangeConsent = (change: ConsentChange, key: IdempotencyKey) => Promise<Either<CallFailure, void>>

/** Records a consent or withdrawal with the version of the current text.
 * @example
 * const { consents } = memoryAccount()
 * const change = changeConsent({ consents })
 * const answer = await change({ purpose: 'analytics', childId: null, granted: true }, seededRandom().uuid())
 * answer._tag // => 'Right' */
export const changeConsent =
  ({ consents }: Deps): ChangeConsent =>
  ({ purpose, childId, granted, childAgrees }, key) =>
    consents.record(
      {
        purpose,
        child_id: childId,
        granted,
        version: consentVersions[purpose],
        ...(childAgrees === undefined ? {} : { child_agrees: childAgrees }),
      },
      key,
    )
