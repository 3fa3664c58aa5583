import { isConsentedActivity } from '../children/consentedHealth.js'
import type { OfMember } from '../../platform/store/store.js'
import { childrenOf } from './invites.js'
import { peopleShown, withNameMasked } from './people.js'

const columns = ['way', 'created_at', 'expires_at', 'answered_at', 'outcome', 'decided_at'] as const

const invitesMade = async ({ db, member }: OfMember) => {
  const rows = await db
    .selectFrom('partner_invites')
    .select(['id', ...columns, 'answered_by'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .execute()
  const ids = rows.map(({ id }) => id)
  const children = await childrenOf(db, ids)
  const people = await peopleShown(
    db,
    rows.flatMap(({ answered_by }) => answered_by ?? []),
  )
  return rows.map(({ id, answered_by, ...invite }) => ({
    ...invite,
    answered_by: people.get(answered_by ?? '') ?? null,
    children: children.get(id) ?? [],
  }))
}

const invitesAnswered = async ({ db, member }: OfMember) => {
  const rows = await db
    .selectFrom('partner_invites')
    .select([...columns, 'member_id'])
    .where('answered_by', '=', member)
    .orderBy('created_at')
    .execute()
  const people = await peopleShown(
    db,
    rows.map(({ member_id }) => member_id),
  )
  return rows.map(({ member_id, ...invite }) => {
    const inviter = people.get(member_id)
    return { ...invite, inviter: inviter === undefined ? null : withNameMasked(inviter) }
  })
}

/** In both directions; never the secrets of invites. */
export const exportedPartners = async ({ db, member }: OfMember): Promise<unknown> => ({
  shared_by_me: await db
    .selectFrom('child_partners')
    .innerJoin('children', 'children.id', 'child_partners.child_id')
    .select(['child_id', 'child_partners.member_id as partner_id', 'role', 'since'])
    .where('children.member_id', '=', member)
    .orderBy('since')
    .execute(),
  shared_with_me: await db
    .selectFrom('child_partners')
    .select(['child_id', 'role', 'since'])
    .where('member_id', '=', member)
    .orderBy('since')
    .execute(),
  invites_made: await invitesMade({ db, member }),
  invites_answered: await invitesAnswered({ db, member }),
  done_by_me: await db
    .selectFrom('child_activity')
    .select(['at', 'child_id', 'kind', 'day'])
    .where('actor', '=', member)
    .where(isConsentedActivity())
    .orderBy('seq')
    .execute(),
  done_by_others_with_my_children: await db
    .selectFrom('child_activity')
    .innerJoin('children', 'children.id', 'child_activity.child_id')
    .leftJoin('members as doer', 'doer.id', 'child_activity.actor')
    .select(['at', 'child_id', 'kind', 'day', 'doer.name as by'])
    .where('children.member_id', '=', member)
    .where('actor', '!=', member)
    .where(isConsentedActivity())
    .orderBy('seq')
    .execute(),
})
