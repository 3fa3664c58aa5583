import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { IdempotencyKey } from '../ports/children.js'
import type { CallFailure } from '../domain/call/failure.js'
import { apiError } from './memoryAccount.js'

/** A known key gets the first answer again, or a refusal if the body differs. */
export const answeredOnce = () => {
  const answers = new Map<string, { readonly body: string; readonly answer: Either<CallFailure, unknown> }>()
  return <A>(key: IdempotencyKey, body: unknown, work: () => Either<CallFailure, A>): Either<CallFailure, A> => {
    const [before, text] = [answers.get(key), JSON.stringify(body)]
    if (before !== undefined)
      return before.body === text
        ? (before.answer as Either<CallFailure, A>)
        : E.left(apiError(422, 'idempotency_mismatch'))
    const answer = work()
    if (E.isRight(answer)) answers.set(key, { body: text, answer })
    return answer
  }
}
