import * as E from 'fp-ts/Either'
import { Uuid } from '@careplus/adapters/internal/contract'
import { parseEmail, maskEmail, parseMobileNumber, MobileNumber } from '@careplus/core/identity'
import { maskedWinnerName, maskedWinnerNumber } from '@careplus/core/internal/loyalty'
import { memberByEmail, memberByIdentity, phoneIssuer } from '../../account/exports/members.js'
import type { Db } from '../../platform/store/store.js'

interface Person {
  readonly name: string | null
  readonly phone: string | null
}

export const masked = ({ name, phone }: Person) => ({
  name: name === null ? null : maskedWinnerName(name),
  number: MobileNumber.is(phone) ? maskedWinnerNumber(phone) : null,
})

export const maskedAddress = (address: string | null): string | null => (address === null ? null : maskEmail(address))

/** Null: nobody by this address or number; an id is taken as it is. */
export const memberIdBy = async (db: Db, person: string): Promise<string | null> => {
  if (Uuid.is(person)) return person.toLowerCase()
  const number = parseMobileNumber(person)
  if (E.isRight(number)) return (await memberByIdentity(db, phoneIssuer, number.right))?.member_id ?? null
  const address = parseEmail(person)
  return E.isRight(address) ? ((await memberByEmail(db, address.right))?.member_id ?? null) : null
}

export const memberBy = async (db: Db, person: string) => {
  const id = await memberIdBy(db, person)
  return id === null
    ? undefined
    : db
        .selectFrom('members')
        .select(['id', 'name', 'phone', 'email', 'created_at'])
        .where('id', '=', id)
        .executeTakeFirst()
}
