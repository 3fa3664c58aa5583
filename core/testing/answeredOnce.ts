import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { IdempotencyKey } from '../ports/children.js'
import type { CallFailure } from '../domain/call/failure.js'
import { apiError } from './memoryAccount.js'

/** As the server keeps answers: a call under a known key gets the first answer again, or a refusal where it says another thing. */
export const answeredOnce = <A>() => {
  const answers = new Map<string, { readonly body: string; readonly answer: Either<CallFailure, A> }>()
  return (key: IdempotencyKey, body: string, work: () => Either<CallFailure, A>): Either<CallFailure, A> => {
    const before = answers.get(key)
    if (before !== undefined)
      return before.body === body ? before.answer : E.left(apiError(422, 'idempotency_mismatch'))
    const answer = work()
    if (E.isRight(answer)) answers.set(key, { body, answer })
    return answer
  }
}
