import * as E from 'fp-ts/Either'
import type { ExpressionBuilder } from 'kysely'
import { decideAccess } from '@careplus/core/internal/partners'
import type { ChildAction, ChildRole } from '@careplus/core/partners'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Schema } from '../../platform/store/schema.js'
import type { Db } from '../../platform/store/store.js'

const standing = prepared((db, member: string, child: string) =>
  db
    .selectFrom('children')
    .leftJoin('child_partners', (join) =>
      join.onRef('child_partners.child_id', '=', 'children.id').on('child_partners.member_id', '=', member),
    )
    .select(['children.member_id as owner', 'child_partners.role'])
    .where('children.id', '=', child),
)

/** Null: no role, or no such child. */
export const roleOf = async (db: Db, member: string, child: string): Promise<ChildRole | null> => {
  const [row] = await standing(db, member, child)
  if (row === undefined) return null
  return row.owner === member ? 'owner' : row.role
}

const asRefused = (decided: ReturnType<typeof decideAccess>): E.Either<Refused, ChildRole> => {
  if (E.isRight(decided)) return decided
  return decided.left._tag === 'ChildUnknown' ? refuse('not_found') : refuse('role_forbidden')
}

export const mayWithChild = async (
  db: Db,
  member: string,
  child: string,
  action: ChildAction,
): Promise<E.Either<Refused, ChildRole>> => asRefused(decideAccess(await roleOf(db, member, child), action))

export const isPartner = (of: ExpressionBuilder<Schema, 'children'>, member: string) =>
  of.exists(
    of
      .selectFrom('child_partners')
      .select('child_partners.role')
      .whereRef('child_partners.child_id', '=', 'children.id')
      .where('child_partners.member_id', '=', member),
  )

const lockChild = prepared((db, member: string, child: string) =>
  db
    .selectFrom('children')
    .select('id')
    .where('id', '=', child)
    .where((of) => of.or([of('member_id', '=', member), isPartner(of, member)]))
    .forUpdate(),
)

/** Sharing changes on the locked row too, so the role is read by a second statement after the lock. */
export const mayWithHeldChild = async (
  db: Db,
  member: string,
  child: string,
  action: ChildAction,
): Promise<E.Either<Refused, ChildRole>> =>
  (await lockChild(db, member, child)).length === 0 ? refuse('not_found') : mayWithChild(db, member, child, action)
