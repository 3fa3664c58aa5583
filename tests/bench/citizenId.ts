import { parseCitizenId } from '@careplus/core/identity'
import { citizenIdCheckDigit } from '@careplus/core/internal/identity'
import { isRight } from 'fp-ts/Either'
import validator from 'validator'
import { beside } from './support/beside.js'

/** Two in three are right, one has a wrong check digit; both sides accept their first digit. */
const typed = Array.from({ length: 4096 }, (_, index) => {
  const twelve = `${1 + (index % 8)}${String((index * 7_919_993) % 100_000_000_000).padStart(11, '0')}`
  const digit = citizenIdCheckDigit(twelve)
  return `${twelve}${index % 3 === 0 ? (digit + 1) % 10 : digit}`
})

export const benchCitizenId = () =>
  beside(
    'citizen ID checks',
    typed,
    (text) => isRight(parseCitizenId(text)),
    (text) => validator.isIdentityCard(text, 'TH'),
    1,
  )
