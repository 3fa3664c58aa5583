import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { CallFailure } from '@careplus/core/ports'

const Refusal = t.type({ alert_messages: t.array(t.string) })

export const needsProof = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' && failure.code === 'points_unproved'

/** null: the call failed otherwise. */
export const refusalReasons = (failure: CallFailure): ReadonlyArray<string> | null => {
  if (failure._tag !== 'ApiError' || !(needsProof(failure) || failure.code === 'not_redeemable')) return null
  const read = Refusal.decode(failure.body)
  return isRight(read) && read.right.alert_messages.length > 0 ? read.right.alert_messages : [failure.message]
}
