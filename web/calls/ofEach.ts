import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'

/** The first failure is the failure of the whole. */
export const ofEach = async <F, A, B>(
  list: TaskEither<F, ReadonlyArray<A>>,
  ask: (one: A) => Promise<Either<F, B>>,
): Promise<Either<F, ReadonlyArray<B>>> => {
  const listed = await list()
  if (E.isLeft(listed)) return listed
  const answers = await Promise.all(listed.right.map((one) => ask(one)))
  return answers.find(E.isLeft) ?? E.right(answers.filter(E.isRight).map(({ right }) => right))
}
