import { parseMobileNumber, mobileNumberWords, type MobileNumber } from '@careplus/core/identity'
import { oneLine } from '@careplus/core/text'
import * as E from 'fp-ts/Either'
import { phoneCopy } from '../../copy/phone.th'

export const readPhone = (typed: string): E.Either<string, MobileNumber> =>
  oneLine(typed) === ''
    ? E.left(phoneCopy.number.empty)
    : E.Bifunctor.mapLeft(parseMobileNumber(typed), mobileNumberWords)
