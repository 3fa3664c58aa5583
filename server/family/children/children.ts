import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { isAgreedToStill, lacksChildsWord } from '@careplus/core/internal/consents'
import { childBirthDateRefusal } from '@careplus/core/identity'
import type { PartnerRole } from '@careplus/core/ports'
import type { AnswerOf, BodyOf } from '@careplus/adapters/contract'
import type { Contract } from '@careplus/adapters/internal/contract'
import { recordConsent } from '../consents/familyConsents.js'
import { refuse, refuseField, refuseStale, type Refused } from '../../platform/refusal/refused.js'
import { forgetAnswersAbout } from '../../platform/http/forgetAnswers.js'
import { mayWithHeldChild } from '../partners/childAccess.js'
import { recordActivity } from '../partners/childActivity.js'
import { endSharing } from '../partners/sharedRoles.js'
import type { Db } from '../../platform/store/store.js'
import { birthdayRefused } from './birthday.js'
import { healthOf, hasHealth, type ChildHealth } from './childColumns.js'
import { consentedColumns } from './consentedHealth.js'

type Child = AnswerOf<Contract['readChild']>['data']
export type NewChild = BodyOf<Contract['addChild']>
type ChildChange = BodyOf<Contract['changeChild']>

const columns = ['id', 'nickname', 'birthday', 'gender', 'health_consent_at', 'version'] as const

interface Own extends Omit<Child, 'health_consent_at' | 'role' | 'shared_by'> {
  readonly health_consent_at: Date | null
}

interface Row extends Own {
  /** Null: the member is the owner. */
  readonly role: PartnerRole | null
  readonly owner_name: string | null
}

const toChild = ({ role, owner_name, health_consent_at, ...row }: Row): Child => ({
  ...row,
  health_consent_at: health_consent_at?.toISOString() ?? null,
  role: role ?? 'owner',
  shared_by: role === null ? null : owner_name,
})

const theirs = (db: Db, member: string) => db.selectFrom('children').where('member_id', '=', member)

const known = (db: Db, member: string) =>
  db
    .selectFrom('children')
    .innerJoin(
      db
        .selectFrom('children')
        .select((of) => ['children.id', of.cast<PartnerRole | null>(of.val(null), 'text').as('role')])
        .where('children.member_id', '=', member)
        .unionAll(
          db
            .selectFrom('child_partners')
            .select(['child_partners.child_id as id', 'child_partners.role'])
            .where('child_partners.member_id', '=', member),
        )
        .as('standing'),
      'standing.id',
      'children.id',
    )
    .innerJoin('members as owner', 'owner.id', 'children.member_id')
    .select(columns.map((column) => `children.${column}` as const))
    .select(consentedColumns())
    .select(['standing.role', 'owner.name as owner_name'])

export const listChildren = async (db: Db, member: string): Promise<Child[]> =>
  (
    await known(db, member).orderBy('children.birthday').orderBy('children.created_at').orderBy('children.id').execute()
  ).map(toChild)

export const loadChild = async (db: Db, member: string, id: string): Promise<E.Either<Refused, Child>> => {
  const row = await known(db, member).where('children.id', '=', id).executeTakeFirst()
  return row === undefined ? refuse('not_found') : E.right(toChild(row))
}

/** Days without weeks mean nothing. */
const lacksWeeks = ({ gestation_weeks, gestation_days }: Partial<ChildHealth>): boolean =>
  (gestation_weeks ?? null) === null && (gestation_days ?? null) !== null

const birthdayCodes = { BirthDateInFuture: 'in_future', NoChild: 'not_a_child' } as const

/** Null: the birthday is a child's. */
const noBirthdayOfChild = ({ birthday }: Pick<Child, 'birthday'>, now: Date) => {
  const refusal = childBirthDateRefusal(birthday as IsoDate, todayInBangkok(now.getTime()))
  return refusal === null ? null : birthdayCodes[refusal._tag]
}

/** More than any family has; stops a script from filling the store. */
const maxChildren = 30

export const addChild = async (
  db: Db,
  member: string,
  { consent, delivery_method, ...fields }: NewChild,
  now: Date,
): Promise<E.Either<Refused, Child>> => {
  const wrong = noBirthdayOfChild(fields, now)
  if (wrong !== null) return refuseField('birthday', wrong)
  if (lacksWeeks(fields)) return refuseField('gestation_weeks', 'required')
  const { count } = await theirs(db, member)
    .select((of) => of.cast<number>(of.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow()
  if (count >= maxChildren) return refuseField('', 'too_many')
  if (consent === undefined && hasHealth(fields)) return refuse('consent_required')
  const { version = '', child_agrees: childAgrees = false } = consent ?? {}
  const today = todayInBangkok(now.getTime())
  if (consent !== undefined && !isAgreedToStill('child_health', version, today))
    return refuseField('consent.version', 'not_one_of')
  if (lacksChildsWord({ version, childAgrees }, fields.birthday as IsoDate, today))
    return refuseField('consent.child_agrees', 'child_word_missing')
  const id = randomUUID()
  await db
    .insertInto('children')
    .values({
      ...fields,
      ...healthOf(fields),
      delivery_method,
      id,
      member_id: member,
      health_consent_at: null,
      created_at: now,
    })
    .execute()
  if (consent !== undefined) {
    const newConsent = { ...consent, purpose: 'child_health', child_id: id, granted: true } as const
    const recorded = await recordConsent(db, member, newConsent, now)
    if (E.isLeft(recorded)) return recorded
  }
  return loadChild(db, member, id)
}

interface Changing {
  readonly id: string
  readonly versions: ReadonlyArray<number>
  readonly change: ChildChange
}

/** Without weeks the days are removed too. */
const withoutLooseDays = (change: ChildChange): ChildChange =>
  change.gestation_weeks === null && change.gestation_days === undefined ? { ...change, gestation_days: null } : change

export const changeChild = async (
  db: Db,
  member: string,
  { id, versions, change: requested }: Changing,
  now: Date,
): Promise<E.Either<Refused, Child>> => {
  // Locked until the transaction ends, so that no record is added meanwhile.
  const allowed = await mayWithHeldChild(db, member, id, 'change')
  if (E.isLeft(allowed)) return allowed
  const before = await loadChild(db, member, id)
  if (E.isLeft(before)) return before
  const agreed = before.right.health_consent_at !== null
  // Pending deletions cannot be changed: a renewed consent restores the data as it was.
  if (!agreed && hasHealth(requested)) return refuse('consent_required')
  if (!versions.includes(before.right.version)) return refuseStale(before.right)
  const change = withoutLooseDays(requested)
  const after = { ...before.right, ...change }
  if (after.birthday !== before.right.birthday) {
    const wrong = noBirthdayOfChild(after, now)
    const refused = wrong ?? (await birthdayRefused(db, id, after.birthday))
    if (refused !== null) return refuseField('birthday', refused)
  }
  if (lacksWeeks(after)) return refuseField('gestation_weeks', 'required')
  await db
    .updateTable('children')
    .set({ ...change, version: before.right.version + 1 })
    .where('id', '=', id)
    .execute()
  await recordActivity(db, { child: id, actor: member, kind: 'child.changed' }, now)
  return loadChild(db, member, id)
}

/** Its records are deleted too, and stored responses about it are emptied. */
export const removeChild = async (
  db: Db,
  member: string,
  { id, versions }: Omit<Changing, 'change'>,
  now: Date,
): Promise<E.Either<Refused, null>> => {
  const allowed = await mayWithHeldChild(db, member, id, 'remove')
  if (E.isLeft(allowed)) return allowed
  const before = await loadChild(db, member, id)
  if (E.isLeft(before)) return before
  if (!versions.includes(before.right.version)) return refuseStale(before.right)
  await endSharing(db, member, id, now)
  await db.deleteFrom('children').where('id', '=', id).execute()
  await forgetAnswersAbout(db, member, id, '/th/children/')
  return E.right(null)
}
