import { parseEmail, emailWords, parsePassword, passwordWords, type Email } from '@careplus/core/identity'
import * as E from 'fp-ts/Either'
import { sessionCopy } from '../../copy/session.th'

export const readEmail = (typed: string): E.Either<string, Email> => E.Bifunctor.mapLeft(parseEmail(typed), emailWords)

/** The problem with a new password. The list of common passwords is large, so it is loaded here only. */
export const passwordProblem = async (typed: string): Promise<string | undefined> => {
  if (typed === '') return sessionCopy.password.empty
  const plain = parsePassword(() => false)(typed)
  const read = E.isLeft(plain)
    ? plain
    : await import('@careplus/core/common-passwords').then(
        ({ isCommonPassword }) => parsePassword(isCommonPassword)(typed),
        // Without the list, the server checks the password and its refusal is shown at the field.
        () => plain,
      )
  return E.isLeft(read) ? passwordWords(read.left) : undefined
}
