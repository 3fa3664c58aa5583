import type { AddressField } from '@careplus/core/addresses'
import { citizenIdNotice, citizenIdNoticeWords, CitizenId } from '@careplus/core/identity'
import { documentNumber, documentRefusalWords, type IdentityDocument } from '@careplus/core/loyalty'
import type { MyPrize, PrizeTold } from '@careplus/core/ports'
import { isLeft } from 'fp-ts/Either'
import {
  addressOfTyped,
  addressProblems,
  noAddressTyped,
  typedOfAddress,
  type AddressTyped,
} from '../../../shared/addresses/addressTyped'
import { prizeCopy as copy } from '../../../copy/prize.th'
import type { Problems } from '../../../shared/growth/typedMeasurement'

/** The document's number is stored nowhere on the device. */
export interface PrizeTyped {
  readonly name: string
  readonly document: IdentityDocument
  readonly number: string
  readonly address: AddressTyped
  readonly agreed: boolean
}

export type PrizeField = AddressField | 'name' | 'number' | 'tax_agreed'

export const typedOfPrize = ({ claim }: MyPrize): PrizeTyped =>
  claim === null
    ? { name: '', document: 'citizen', number: '', address: noAddressTyped, agreed: false }
    : {
        name: claim.name,
        document: claim.document,
        number: '',
        address: typedOfAddress(claim.address),
        agreed: false,
      }

const numberProblem = ({ document, number }: PrizeTyped): string | null => {
  if (number.trim() === '') return copy.numberEmpty
  const read = documentNumber(document, number)
  return isLeft(read) ? documentRefusalWords(read.left) : null
}

export const prizeProblems = (typed: PrizeTyped, taxSatang: number): Problems<PrizeField> => {
  const number = numberProblem(typed)
  return {
    ...addressProblems(typed.address),
    ...(typed.name.trim() === '' ? { name: { text: copy.nameEmpty } } : {}),
    ...(number === null ? {} : { number: { text: number } }),
    ...(taxSatang > 0 && !typed.agreed ? { tax_agreed: { text: copy.taxEmpty } } : {}),
  }
}

/** A warning about a number with a right check digit; it blocks nothing. */
export const numberNotice = ({ document, number }: PrizeTyped): string | null => {
  if (document !== 'citizen') return null
  const read = documentNumber(document, number)
  if (isLeft(read) || !CitizenId.is(read.right)) return null
  const notice = citizenIdNotice(read.right)
  return notice === null ? null : citizenIdNoticeWords[notice._tag]
}

/** null: incomplete. */
export const prizeClaim = (typed: PrizeTyped): PrizeTold | null => {
  const address = addressOfTyped(typed.address)
  if (address === null) return null
  const { name, document, number, agreed } = typed
  return { name: name.trim(), document, number: number.trim(), address, tax_agreed: agreed }
}
