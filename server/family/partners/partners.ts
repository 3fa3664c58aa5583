import * as E from 'fp-ts/Either'
import type { ChildShare, Partner, SharedChild } from '@careplus/core/ports'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import type { Db } from '../../platform/store/store.js'
import { mayWithHeldChild } from './childAccess.js'
import { peopleShown } from './people.js'
import { endRole, grantRoles, mayShare } from './sharedRoles.js'

export const listPartners = async (db: Db, owner: string): Promise<Partner[]> => {
  const rows = await db
    .selectFrom('child_partners')
    .innerJoin('children', 'children.id', 'child_partners.child_id')
    .select(['child_partners.member_id', 'child_id', 'role', 'nickname'])
    .where('children.member_id', '=', owner)
    .orderBy('child_partners.since')
    .orderBy('children.birthday')
    .orderBy('child_id')
    .execute()
  const people = await peopleShown(
    db,
    rows.map(({ member_id }) => member_id),
  )
  const shares = new Map<string, SharedChild[]>()
  for (const { member_id, ...share } of rows) shares.set(member_id, [...(shares.get(member_id) ?? []), share])
  return [...shares].map(([id, children]) => ({ id, ...(people.get(id) ?? { name: null, contact: null }), children }))
}

const lockShared = async (db: Db, owner: string, partner: string): Promise<ReadonlyArray<string>> => {
  const rows = await db
    .selectFrom('children')
    .innerJoin('child_partners', 'child_partners.child_id', 'children.id')
    .select('children.id')
    .where('children.member_id', '=', owner)
    .where('child_partners.member_id', '=', partner)
    .orderBy('children.id')
    .forUpdate('children')
    .execute()
  return rows.map(({ id }) => id)
}

export const changePartner = async (
  db: Db,
  owner: string,
  partner: string,
  wished: ReadonlyArray<ChildShare>,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const before = await lockShared(db, owner, partner)
  if (before.length === 0) return refuse('not_found')
  const allowed = await mayShare(db, owner, wished)
  if (E.isLeft(allowed)) return allowed
  const sharedChildren = new Set(wished.map(({ child_id }) => child_id))
  for (const child of before) if (!sharedChildren.has(child)) await endRole(db, { child, partner, actor: owner }, now)
  await grantRoles(db, owner, partner, wished, now)
  return E.right(null)
}

export const removePartner = async (
  db: Db,
  owner: string,
  partner: string,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const before = await lockShared(db, owner, partner)
  if (before.length === 0) return refuse('not_found')
  for (const child of before) await endRole(db, { child, partner, actor: owner }, now)
  return E.right(null)
}

export const leaveChild = async (
  db: Db,
  partner: string,
  child: string,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const allowed = await mayWithHeldChild(db, partner, child, 'leave')
  if (E.isLeft(allowed)) return allowed
  return (await endRole(db, { child, partner, actor: partner }, now)) ? E.right(null) : refuse('not_found')
}
