import type { CallFailure, Child } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { saveChildren } from './storedChildren'

export const storedOnDevice =
  <A>(
    load: TaskEither<CallFailure, A>,
    childrenOf: (answer: A) => ReadonlyArray<Child>,
    { knownMember }: Pick<Session, 'knownMember'>,
  ): TaskEither<CallFailure, A> =>
  async () => {
    const member = knownMember()
    const answer = await load()
    if (isRight(answer) && knownMember() === member) saveChildren(member, childrenOf(answer.right))
    return answer
  }
