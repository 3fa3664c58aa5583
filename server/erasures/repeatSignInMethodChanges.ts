import { sql } from 'kysely'
import { memberErasureKind } from '../account/profile/accountDeletion.js'
import type { Tx } from '../platform/store/store.js'
import { changed, count, was } from './carriedRows.js'

/** An address or number that was given up must not sign in; its successor does. */
const signInMethods = async (tx: Tx, column: 'email' | 'phone', action: string): Promise<number> => {
  const unlinked = await count(
    tx,
    sql`
    update members set ${sql.ref(column)} = null from ${was('members')}
    where was.id = members.id and members.id in ${changed(action)}
      and was.${sql.ref(column)} is distinct from members.${sql.ref(column)}`,
  )
  await sql`delete from identities where issuer = ${column} and member_id in ${changed(action)}`.execute(tx)
  await sql`
    update members set ${sql.ref(column)} = was.${sql.ref(column)} from ${was('members')}
    where was.id = members.id and members.id in ${changed(action)}
  `.execute(tx)
  await sql`
    insert into identities select was.* from ${was('identities')}
    where was.issuer = ${column} and was.member_id in (select id from members) and was.member_id in ${changed(action)}
    on conflict do nothing
  `.execute(tx)
  return unlinked
}

const secrets = (tx: Tx): Promise<number> =>
  count(
    tx,
    sql`
    insert into credentials select was.* from ${was('credentials')} where was.member_id in (select id from members)
    on conflict (member_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at
      where excluded.password_hash is distinct from credentials.password_hash`,
  )

const deletions = async (tx: Tx): Promise<number> => {
  const requested = await count(
    tx,
    sql`
    insert into jobs (id, kind, subject, run_at, tries, done_at)
    select gen_random_uuid(), ${memberErasureKind}, members.id, was.delete_at, 0, null
    from ${was('members')} join members on members.id = was.id
    where was.delete_at is not null and members.delete_at is null and members.id in ${changed('deletion.asked')}`,
  )
  await sql`
    update members set delete_at = was.delete_at from ${was('members')} where was.id = members.id
    and (members.id in ${changed('deletion.asked')} or members.id in ${changed('deletion.withdrawn')})
  `.execute(tx)
  return requested
}

export const repeatSignInMethodChanges = async (tx: Tx): Promise<number> =>
  (await signInMethods(tx, 'email', 'email.changed')) +
  (await signInMethods(tx, 'phone', 'member.phone-changed')) +
  (await secrets(tx)) +
  (await deletions(tx))
