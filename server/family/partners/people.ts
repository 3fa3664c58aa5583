import { maskEmail, maskNumber, type MobileNumber } from '@careplus/core/identity'
import { maskedName } from '@careplus/core/internal/partners'
import type { PersonShown } from '@careplus/core/ports'
import { mailIssuer } from '../../account/exports/members.js'
import type { Db } from '../../platform/store/store.js'

/** Only proved contacts are shown. */
export const peopleShown = async (db: Db, ids: ReadonlyArray<string>): Promise<ReadonlyMap<string, PersonShown>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('members')
    .select((of) => [
      'members.id',
      'members.name',
      'members.phone',
      of
        .selectFrom('identities')
        .select('identities.subject')
        .whereRef('identities.member_id', '=', 'members.id')
        .where('identities.issuer', '=', mailIssuer)
        .orderBy('identities.verified_at', 'desc')
        .limit(1)
        .as('email'),
    ])
    .where('members.id', 'in', [...new Set(ids)])
    .execute()
  return new Map(
    rows.map(({ id, name, email, phone }) => {
      const number = phone === null ? null : maskNumber(phone as MobileNumber)
      return [id, { name, contact: email === null ? number : maskEmail(email) }]
    }),
  )
}

const unknownPerson: PersonShown = { name: null, contact: null }

export const personShown = async (db: Db, id: string): Promise<PersonShown> =>
  (await peopleShown(db, [id])).get(id) ?? unknownPerson

/** The name is masked, because anybody may have opened the invite. */
export const withNameMasked = ({ name, contact }: PersonShown): PersonShown => ({
  name: name === null ? null : maskedName(name),
  contact,
})
