import type { CallFailure, Child } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { keepChildren } from './childrenHere'

/** Stores the children of each answer on the device for the member it was read for. */
export const storedOnDevice =
  <A>(
    read: TaskEither<CallFailure, A>,
    childrenOf: (answer: A) => ReadonlyArray<Child>,
    { knownMember }: Pick<Session, 'knownMember'>,
  ): TaskEither<CallFailure, A> =>
  async () => {
    const member = knownMember()
    const answer = await read()
    if (isRight(answer) && knownMember() === member) keepChildren(member, childrenOf(answer.right))
    return answer
  }
