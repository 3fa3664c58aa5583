import { email, password, type Email } from '@careplus/core/identity'
import * as E from 'fp-ts/Either'
import { sessionCopy } from '../../copy/session.th'

/** The address as it will be sent, or what is to be said at the field. */
export const readEmail = (typed: string): E.Either<string, Email> =>
  E.Bifunctor.mapLeft(email(typed), ({ _tag }) => sessionCopy.email.refusal[_tag])

/** What is to be said of a new password. The list of common ones is heavy and comes only here. */
export const passwordProblem = async (typed: string): Promise<string | undefined> => {
  if (typed === '') return sessionCopy.password.empty
  const plain = password(() => false)(typed)
  const read = E.isLeft(plain)
    ? plain
    : await import('@careplus/core/common-passwords').then(
        ({ isCommonPassword }) => password(isCommonPassword)(typed),
        // The server has the list too, and says so at the field.
        () => plain,
      )
  return E.isLeft(read) ? sessionCopy.password.refusal[read.left._tag] : undefined
}
