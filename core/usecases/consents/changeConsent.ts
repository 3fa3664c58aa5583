import type { TaskEither } from 'fp-ts/TaskEither'
import type { ConsentPurpose } from '../../domain/consents/consent.js'
import { consentVersions } from '../../domain/consents/consent.js'
import type { Consents } from '../../ports/consents.js'
import type { CallFailure } from '../../domain/call/failure.js'
import type { Random } from '../../ports/random.js'

interface Deps {
  readonly consents: Pick<Consents, 'record'>
  readonly random: Pick<Random, 'uuid'>
}

/** A consent to give or withdraw. */
export interface ConsentChange {
  readonly purpose: ConsentPurpose
  readonly childId: string | null
  readonly granted: boolean
  readonly childAgrees?: boolean
}

/** A repeat of one task is recorded once. */
export type ChangeConsent = (change: ConsentChange) => TaskEither<CallFailure, void>

/**
 * Records a consent or withdrawal with the version of the current text.
 * @example
 * const { consents } = memoryAccount()
 * const change = changeConsent({ consents, random: seededRandom() })
 * const answer = await change({ purpose: 'analytics', childId: null, granted: true })()
 * answer._tag // => 'Right'
 */
export const changeConsent =
  ({ consents, random }: Deps): ChangeConsent =>
  ({ purpose, childId, granted, childAgrees }) =>
    consents.record(
      {
        purpose,
        child_id: childId,
        granted,
        version: consentVersions[purpose],
        ...(childAgrees === undefined ? {} : { child_agrees: childAgrees }),
      },
      random.uuid(),
    )
