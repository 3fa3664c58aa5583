import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '../../domain/call/failure.js'
import { isPassing } from '../../domain/call/outcome.js'
import type { Random } from '../../ports/random.js'

export type AskByRequest = <A>(
  about: string,
  ask: (request: string) => Promise<Either<CallFailure, A>>,
) => Promise<Either<CallFailure, A>>

/** If the last answer for the subject was lost, the id is used again: the server then sends no second code. */
export const askByRequest = (random: Pick<Random, 'uuid'>): AskByRequest => {
  const unanswered = new Map<string, string>()
  return async (about, ask) => {
    const request = unanswered.get(about) ?? random.uuid()
    unanswered.set(about, request)
    const answer = await ask(request)
    if (E.isRight(answer) || !isPassing(answer.left)) unanswered.delete(about)
    return answer
  }
}
