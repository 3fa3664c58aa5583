import { parseMobileNumber } from '@careplus/core/identity'
import { isRight } from 'fp-ts/Either'
import validator from 'validator'
import { beside } from './support/beside.js'

/** Without separators, which the other side refuses. One in seven lacks a digit. */
const typed = Array.from({ length: 4096 }, (_, index) => {
  const number = `0${'689'.charAt(index % 3)}${String((index * 7_919_993) % 100_000_000).padStart(8, '0')}`
  return index % 7 === 0 ? number.slice(1) : number
})

export const benchMobileNumber = () =>
  beside(
    'mobile number checks',
    typed,
    (text) => isRight(parseMobileNumber(text)),
    (text) => validator.isMobilePhone(text, 'th-TH'),
    0.5,
  )
