import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { Uuid } from '@careplus/adapters/internal/contract'
import type { StaffRole } from '@careplus/core/internal/staff'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseStep, type Refused } from '../../platform/refusal/refused.js'
import type { Tx } from '../../platform/store/store.js'
import { voidApprovalsOf } from '../approvals/approvals.js'
import type { StaffHandlers } from '../console/staffCall.js'
import { actorOf } from '../sessions/staffNames.js'
import { heldGrants } from './heldGrants.js'
import type { Staff } from '../sessions/staffSessions.js'
import { peopleWords } from './peopleWords.js'

const rowsAPage = 50
const invitedForMs = 24 * 3_600_000

/** One change of people at a time, or two IT administrators could remove each other. */
export const lockPeople = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('staff people', 0))`.execute(tx)

/** A grant that ends by itself does not count: the day after, nobody would be left. */
const isLastAdmin = async (tx: Tx, person: string, now: Date): Promise<boolean> => {
  const admins = await heldGrants(tx, now)
    .select('person_id')
    .where('role', '=', 'it-admin')
    .where('until', 'is', null)
    .execute()
  return admins.some(({ person_id }) => person_id === person) && admins.every(({ person_id }) => person_id === person)
}

const personAtWork = (tx: Tx, id: string) =>
  tx
    .selectFrom('staff_people')
    .select(['id', 'name', 'email'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()

/** Null: the change may be made. */
const refusalOf = async (tx: Tx, staff: Staff, id: string): Promise<E.Left<Refused> | null> => {
  await lockPeople(tx)
  if ((await personAtWork(tx, id)) === undefined) return refuse('not_found')
  return staff.id === id ? refuseStep(peopleWords.oneself) : null
}

const isPast = (until: string | null, now: Date): boolean => until !== null && new Date(until) <= now

export const peopleHandlers: Pick<
  StaffHandlers,
  'listPeople' | 'invitePerson' | 'endInvitation' | 'grantRole' | 'endGrant' | 'removePerson'
> = {
  listPeople: async ({ db, query: { skip = '0' }, now }) => {
    const { total } = await db
      .selectFrom('staff_people')
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow()
    const people = await db
      .selectFrom('staff_people')
      .select(['id', 'name', 'email', 'created_at', 'ended_at'])
      .orderBy(sql`ended_at is not null`)
      .orderBy('name')
      .orderBy('id')
      .offset(Number(skip))
      .limit(rowsAPage)
      .execute()
    const ids = people.map(({ id }) => id)
    const grants =
      ids.length === 0
        ? []
        : await heldGrants(db, now)
            .select(['person_id', 'role', 'until', 'granted_by', 'granted_at'])
            .where('person_id', 'in', ids)
            .orderBy('role')
            .execute()
    const invitations = await db
      .selectFrom('staff_invitations')
      .select(['id', 'email', 'role', 'until', 'invited_by', 'invited_at', 'expires_at'])
      .where('ended_at', 'is', null)
      .where('person_id', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('invited_at', 'desc')
      .limit(rowsAPage)
      .execute()
    return E.right({
      data: {
        total,
        people: people.map(({ id, name, email, created_at, ended_at }) => ({
          id,
          name,
          email,
          created_at: created_at.toISOString(),
          ended_at: ended_at?.toISOString() ?? null,
          grants: grants
            .filter(({ person_id }) => person_id === id)
            .map(({ role, until, granted_by, granted_at }) => ({
              role,
              until: until?.toISOString() ?? null,
              by: granted_by,
              at: granted_at.toISOString(),
            })),
        })),
        invitations: invitations.map(({ id, email, role, until, invited_by, invited_at, expires_at }) => ({
          id,
          email,
          role,
          until: until?.toISOString() ?? null,
          by: invited_by,
          at: invited_at.toISOString(),
          expires_at: expires_at.toISOString(),
        })),
      },
    })
  },

  invitePerson: async ({ db, body: { email, role, until }, staff, actor, now }) => {
    if (isPast(until, now)) return refuseStep(peopleWords.past)
    // The machine's user has a name in place of an id.
    const own = Uuid.is(staff.id) ? await personAtWork(db, staff.id) : undefined
    if (own?.email.toLowerCase() === email.toLowerCase()) return refuseStep(peopleWords.oneself)
    const expires_at = new Date(now.getTime() + invitedForMs)
    const id = randomUUID()
    await db
      .insertInto('staff_invitations')
      .values({
        id,
        email: email.toLowerCase(),
        role,
        until: until === null ? null : new Date(until),
        invited_by: actor,
        invited_at: now,
        expires_at,
        ended_at: null,
        person_id: null,
      })
      .execute()
    await audit(db, { actor, action: 'staff.invited', subject: id, after: role }, now)
    const [at, end] = [now.toISOString(), expires_at.toISOString()]
    return E.right({ data: { id, email: email.toLowerCase(), role, until, by: actor, at, expires_at: end } })
  },

  endInvitation: async ({ db, params: { id }, actor, now }) => {
    const ended = await db
      .updateTable('staff_invitations')
      .set({ ended_at: now })
      .where('id', '=', id)
      .where('ended_at', 'is', null)
      .where('person_id', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (ended === undefined) return refuse('not_found')
    await audit(db, { actor, action: 'staff.invitation-ended', subject: id }, now)
    return E.right({ data: null })
  },

  grantRole: async ({ db, params: { id }, body: { role, until }, staff, actor, now }) => {
    const refusal = await refusalOf(db, staff, id)
    if (refusal !== null) return refusal
    if (isPast(until, now)) return refuseStep(peopleWords.past)
    if (role === 'it-admin' && until !== null && (await isLastAdmin(db, id, now)))
      return refuseStep(peopleWords.lastAdmin)
    await grant(db, id, { role, until: until === null ? null : new Date(until), by: actor }, now)
    return E.right({ data: null })
  },

  endGrant: async ({ db, params: { id }, body: { role }, staff, actor, now }) => {
    const refusal = await refusalOf(db, staff, id)
    if (refusal !== null) return refusal
    if (role === 'it-admin' && (await isLastAdmin(db, id, now))) return refuseStep(peopleWords.lastAdmin)
    const ended = await endGrants(db, id, now, role)
    if (ended === 0) return refuse('not_found')
    await audit(db, { actor, action: 'staff.role-ended', subject: id, before: role }, now)
    return E.right({ data: null })
  },

  removePerson: async ({ db, params: { id }, staff, actor, now }) => {
    await lockPeople(db)
    const person = await personAtWork(db, id)
    if (person === undefined) return refuse('not_found')
    if (await isLastAdmin(db, id, now)) return refuseStep(peopleWords.lastAdmin)
    if (staff.id === id) return refuseStep(peopleWords.oneself)
    await db.updateTable('staff_people').set({ ended_at: now }).where('id', '=', id).execute()
    await endGrants(db, id, now)
    await db.deleteFrom('staff_person_sessions').where('person_id', '=', id).execute()
    await endInvitationsOf(db, person, actor, now)
    await voidApprovalsOf(db, id, actor, now)
    await audit(db, { actor, action: 'staff.person-removed', subject: id }, now)
    return E.right({ data: null })
  },
}

/** To the person, and by the person: neither outlives the removal. */
const endInvitationsOf = async (
  tx: Tx,
  { name, email }: { readonly name: string; readonly email: string },
  actor: string,
  now: Date,
): Promise<void> => {
  const ended = await tx
    .updateTable('staff_invitations')
    .set({ ended_at: now })
    .where('ended_at', 'is', null)
    .where('person_id', 'is', null)
    .where((of) => of.or([of('email', '=', email.toLowerCase()), of('invited_by', '=', actorOf(name))]))
    .returning('id')
    .execute()
  for (const { id } of ended) await audit(tx, { actor, action: 'staff.invitation-ended', subject: id }, now)
}

const endGrants = async (tx: Tx, person: string, now: Date, role?: StaffRole): Promise<number> => {
  const ended = await tx
    .updateTable('staff_grants')
    .set({ ended_at: now })
    .where('person_id', '=', person)
    .where('ended_at', 'is', null)
    .$if(role !== undefined, (rows) => rows.where('role', '=', role as StaffRole))
    .returning('id')
    .execute()
  return ended.length
}

/** In place of an earlier grant of the role. */
export const grant = async (
  tx: Tx,
  person: string,
  { role, until, by }: { readonly role: StaffRole; readonly until: Date | null; readonly by: string },
  now: Date,
): Promise<void> => {
  await endGrants(tx, person, now, role)
  const row = { id: randomUUID(), person_id: person, role, granted_by: by, granted_at: now, until, ended_at: null }
  await tx.insertInto('staff_grants').values(row).execute()
  await audit(tx, { actor: by, action: 'staff.role-granted', subject: person, after: role }, now)
}
