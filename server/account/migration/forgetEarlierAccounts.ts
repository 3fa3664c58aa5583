import { sql } from 'kysely'
import { mailIssuer } from '../members/members.js'
import type { Tx } from '../../platform/store/store.js'
import { markMoved } from './markMoved.js'

export const lockEarlierAccounts = (tx: Tx, member: string) =>
  tx
    .selectFrom('legacy_accounts')
    .select(['id', 'email', 'phone', 'points', 'claimed_by'])
    .where((of) =>
      of.or([
        of('claimed_by', '=', member),
        of.and([
          of('claimed_by', 'is', null),
          of(
            'email',
            'in',
            of
              .selectFrom('identities')
              .select('subject')
              .where('member_id', '=', member)
              .where('issuer', '=', mailIssuer)
              .union(
                of
                  .selectFrom('legacy_accounts as moved')
                  .select('moved.email as subject')
                  .where('moved.claimed_by', '=', member),
              ),
          ),
        ]),
      ]),
    )
    .orderBy(sql`claimed_by is null`)
    .orderBy('id')
    .forUpdate()
    .execute()

type EarlierAccounts = Awaited<ReturnType<typeof lockEarlierAccounts>>

export const earlierAddressesOf = async (
  tx: Tx,
  member: string,
  accounts: EarlierAccounts,
): Promise<ReadonlyArray<string>> => {
  const known = accounts.flatMap(({ email, phone }) => [email, phone])
  if (known.length === 0) return []
  const usedIdentities = await tx
    .selectFrom('identities')
    .select('subject')
    .where('subject', 'in', known)
    .where('member_id', '!=', member)
    .execute()
  const usedSubjects = new Set(usedIdentities.map(({ subject }) => subject))
  return known.filter((address) => !usedSubjects.has(address))
}

/** Points that were not moved are deleted too. */
export const forgetEarlierAccounts = async (tx: Tx, accounts: EarlierAccounts, now: Date): Promise<void> => {
  for (const { id, email, points, claimed_by } of accounts) {
    await markMoved(tx, { id, email, points: claimed_by === null ? 0 : points }, now)
    await tx.deleteFrom('legacy_accounts').where('id', '=', id).execute()
  }
}
