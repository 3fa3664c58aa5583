import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { citizenId, type CitizenIdRefusal } from '../../identity/citizenId.js'
import { passportId, type PassportIdRefusal } from '../../identity/passportId.js'

/** What a winner shows who they are by. */
export const IdentityDocument = /*#__PURE__*/ t.keyof({ citizen: null, passport: null }, 'IdentityDocument')
export type IdentityDocument = t.TypeOf<typeof IdentityDocument>

/** Prizes of a draw that are worth 1,000 baht or more. Source: Revenue Department, Departmental Instruction Thor. Por. 4/2528. */
const taxedFromBaht = 1000
const taxPercent = 5

/**
 * The tax on a prize that its winner pays before it is sent, in satang; 0: none. 4,990 baht: 24,950 satang.
 * @example
 * prizeTaxSatang(20_000) // => 100000
 * prizeTaxSatang(500) // => 0
 */
export const prizeTaxSatang = (prizeBaht: number | null): number =>
  prizeBaht === null || prizeBaht < taxedFromBaht ? 0 : prizeBaht * taxPercent

/** Why the document of whoever claims a prize is refused. */
export type DocumentRefusal = CitizenIdRefusal | PassportIdRefusal

/**
 * The number as it is kept, or why it cannot be one. A refusal never carries the number.
 * @example
 * documentNumber('citizen', '1-1017-00230-70-8') // => { _tag: 'Right', right: '1101700230708' }
 * documentNumber('passport', 'aa1234567') // => { _tag: 'Left', left: { _tag: 'PassportIdLowerCase' } }
 */
export const documentNumber = (document: IdentityDocument, received: unknown): E.Either<DocumentRefusal, string> =>
  document === 'citizen' ? citizenId(received) : passportId(received)

const shownEnd = 3

/**
 * Enough for its owner to know it again: `x-xxxx-xxxxx-81-1`, `xxxxxx567`. Of a number as it is kept.
 * @example
 * maskedDocument('citizen', '1101700230708') // => 'x-xxxx-xxxxx-70-8'
 */
export const maskedDocument = (document: IdentityDocument, kept: string): string =>
  document === 'citizen'
    ? `x-xxxx-xxxxx-${kept.slice(10, 12)}-${kept.slice(12)}`
    : `${'x'.repeat(Math.max(0, kept.length - shownEnd))}${kept.slice(-shownEnd)}`

/** Whoever claims the prize has not agreed to its tax, in satang. */
export interface TaxNotAgreed {
  readonly _tag: 'TaxNotAgreed'
  readonly taxSatang: number
}

/**
 * Agreed to, where there is a tax to agree to.
 * @example
 * taxRefusal(20_000, false) // => { _tag: 'TaxNotAgreed', taxSatang: 100000 }
 * taxRefusal(20_000, true) // => null
 */
export const taxRefusal = (prizeBaht: number | null, agreed: boolean): TaxNotAgreed | null => {
  const taxSatang = prizeTaxSatang(prizeBaht)
  return taxSatang > 0 && !agreed ? { _tag: 'TaxNotAgreed', taxSatang } : null
}

/** Months after the delivery in which the number is kept, for the tax office asks of a year. */
export const documentStoredMonths = 12
