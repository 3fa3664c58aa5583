import { isRight, type Either } from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '../../domain/call/failure.js'
import { isSettled } from '../../domain/call/outcome.js'
import type { StoredTry, Try } from '../../ports/storedTry.js'

/** What was sent, which may be another try than the one confirmed, and what became of it. */
export interface Sent<Wish, A> {
  readonly tried: Try<Wish>
  readonly answer: Either<CallFailure, A>
}

/**
 * Sends what was confirmed so that it is done at most once. Where another try is kept, of another tab or an earlier visit,
 * that one is asked after, and no second one made; it is kept until what became of it is known.
 * @example
 * const kept = memoryStoredTry<string>()
 * const once = sendOnce(kept, ({ wish }) => async () => ({ _tag: 'Right' as const, right: `sent ${wish}` }))
 * const { answer } = await once({ wish: 'one', key: 'k1' })()
 * answer // => { _tag: 'Right', right: 'sent one' }
 */
export const sendOnce =
  <Wish, A>(kept: StoredTry<Wish>, send: (tried: Try<Wish>) => TaskEither<CallFailure, A>) =>
  (confirmed: Try<Wish>): Task<Sent<Wish, A>> =>
  async () => {
    const tried = kept.readOrKeep(confirmed)
    const answer = await send(tried)()
    if (isRight(answer) || isSettled(answer.left)) kept.forget(tried)
    return { tried, answer }
  }
