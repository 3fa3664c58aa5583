import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { parseCitizenId, type CitizenIdProblem } from '../../identity/citizenId.js'
import { parsePassportId, type PassportIdProblem } from '../../identity/passportId.js'

/** A winner's identity document. */
export const IdentityDocument = /*#__PURE__*/ t.keyof({ citizen: null, passport: null }, 'IdentityDocument')
export type IdentityDocument = t.TypeOf<typeof IdentityDocument>

/** Source: Revenue Department, Departmental Instruction Thor. Por. 4/2528. */
const taxedFromBaht = 1000
const taxPercent = 5

/** The tax in satang that a winner pays before the prize is sent; 0: none. 4,990 baht: 24,950 satang.
 * @example prizeTaxSatang(20_000) // => 100000 */
export const prizeTaxSatang = (prizeBaht: number | null): number =>
  prizeBaht === null || prizeBaht < taxedFromBaht ? 0 : prizeBaht * taxPercent

/** Why a claim's document is refused. */
export type DocumentRefusal = CitizenIdProblem | PassportIdProblem

/** Decodes a document's number. A refusal never carries the number.
 * @example documentNumber('citizen', '1-1017-00230-70-8') // => { _tag: 'Right', right: '1101700230708' } */
export const documentNumber = (document: IdentityDocument, received: unknown): E.Either<DocumentRefusal, string> =>
  document === 'citizen' ? parseCitizenId(received) : parsePassportId(received)

const shownEnd = 3

/** `x-xxxx-xxxxx-81-1`, `xxxxxx567`. */
export const maskedDocument = (document: IdentityDocument, decoded: string): string =>
  document === 'citizen'
    ? `x-xxxx-xxxxx-${decoded.slice(10, 12)}-${decoded.slice(12)}`
    : `${'x'.repeat(Math.max(0, decoded.length - shownEnd))}${decoded.slice(-shownEnd)}`

export interface TaxNotAgreed {
  readonly _tag: 'TaxNotAgreed'
  readonly taxSatang: number
}

export const taxRefusal = (prizeBaht: number | null, agreed: boolean): TaxNotAgreed | null => {
  const taxSatang = prizeTaxSatang(prizeBaht)
  return taxSatang > 0 && !agreed ? { _tag: 'TaxNotAgreed', taxSatang } : null
}

/** The tax office may ask for a year. */
export const documentStoredMonths = 12
