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

/** A consent that is to be given or withdrawn. */
export interface ConsentChange {
  readonly purpose: ConsentPurpose
  /** Only for `child_health`. */
  readonly childId: string | null
  readonly granted: boolean
  /** Of a child of ten or more, whether it agrees too. */
  readonly childAgrees?: boolean
}

/** One change is one value: run the task again to repeat it, and it is recorded once. */
export type ChangeConsent = (change: ConsentChange) => TaskEither<CallFailure, void>

/**
 * Records what was just agreed to or withdrawn, with the version of the text that is shown now.
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
