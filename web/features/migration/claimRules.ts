import { parseEmail, emailWords, parseMobileNumber, mobileNumberWords } from '@careplus/core/identity'
import type { LegacyClaim } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'
import * as E from 'fp-ts/Either'
import { migrationCopy } from '../../copy/migration.th'

export { sentAt } from '../../shared/account/sentCode'

export const readClaim = (
  typedEmail: string,
  typedPhone: string,
): E.Either<{ readonly email?: string; readonly phone?: string }, LegacyClaim> => {
  const [address, number] = [parseEmail(typedEmail), parseMobileNumber(typedPhone)]
  if (E.isRight(address) && E.isRight(number)) return E.right({ email: address.right, phone: number.right })
  return E.left({
    ...(E.isLeft(address) ? { email: emailWords(address.left) } : {}),
    ...(E.isLeft(number)
      ? { phone: oneLine(typedPhone) === '' ? migrationCopy.start.phoneEmpty : mobileNumberWords(number.left) }
      : {}),
  })
}
