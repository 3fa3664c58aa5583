import { isRight, type Either } from 'fp-ts/Either'
import type { CallFailure } from '../../domain/call/failure.js'
import { isSettled } from '../../domain/call/outcome.js'
import type { StoredTry, Try } from '../../ports/storedTry.js'

/** The attempt that was sent, perhaps an earlier stored one, with its outcome. */
export interface Sent<Wish, A> {
  readonly tried: Try<Wish>
  readonly answer: Either<CallFailure, A>
}

/** If another attempt is stored, of another tab or visit, it sends that one. The attempt stays stored until its
 * outcome is known. */
export const sendOnce =
  <Wish, A>(stored: StoredTry<Wish>, send: (attempt: Try<Wish>) => Promise<Either<CallFailure, A>>) =>
  async (confirmed: Try<Wish>): Promise<Sent<Wish, A>> => {
    const attempt = stored.readOrKeep(confirmed)
    const answer = await send(attempt)
    if (isRight(answer) || isSettled(answer.left)) stored.forget(attempt)
    return { tried: attempt, answer }
  }
