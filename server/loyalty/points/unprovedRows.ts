import { sql, type RawBuilder } from 'kysely'
import type { UnprovedRow } from '@careplus/core/internal/loyalty'

/** A proof is a phone number or an approved bill. */
export const isProved = (member: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  exists (select from identities where identities.member_id = ${member} and identities.issuer = 'phone')
    or exists (select from bills where bills.member_id = ${member} and bills.state = 'approved'))`

/** The core counts from these rows the points that a member cannot spend before a proof; a member with one has none. */
export const unprovedRows = (member: RawBuilder<unknown>): RawBuilder<ReadonlyArray<UnprovedRow>> =>
  sql<ReadonlyArray<UnprovedRow>>`(
    select coalesce(jsonb_agg(jsonb_build_object('kind', line.kind, 'lots', line.lots)), '[]')
    from point_ledger line
    where line.member_id = ${member} and line.kind in ('mission', 'expired') and not ${isProved(member)})`
