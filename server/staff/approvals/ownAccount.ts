import { sql } from 'kysely'
import { Uuid } from '@careplus/adapters/internal/contract'
import type { Db } from '../../platform/store/store.js'

/** A person's own address is that of the directory; of a token or of the machine's user none is known. */
export const isOwnAccount = async (db: Db, person: string, member: string): Promise<boolean> => {
  if (!Uuid.is(person)) return false
  const own = await db
    .selectFrom('staff_people')
    .select('staff_people.id')
    .where('staff_people.id', '=', person)
    .where((of) =>
      of.or([
        of.exists(
          of
            .selectFrom('members')
            .select('members.id')
            .where('members.id', '=', member)
            .where(sql<boolean>`lower(members.email) = lower(staff_people.email)`),
        ),
        of.exists(
          of
            .selectFrom('identities')
            .select('identities.member_id')
            .where('identities.member_id', '=', member)
            .where(sql<boolean>`lower(identities.subject) = lower(staff_people.email)`),
        ),
      ]),
    )
    .executeTakeFirst()
  return own !== undefined
}
