import type { CallFailure, Child } from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'
import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { saveChildren } from './storedChildren'

export const storedOnDevice = async <A>(
  load: TaskEither<CallFailure, A>,
  childrenOf: (answer: A) => ReadonlyArray<Child>,
  { knownMember }: Pick<Session, 'knownMember'>,
): Promise<Either<CallFailure, A>> => {
  const member = knownMember()
  const answer = await load()
  if (isRight(answer) && knownMember() === member) saveChildren(member, childrenOf(answer.right))
  return answer
}
