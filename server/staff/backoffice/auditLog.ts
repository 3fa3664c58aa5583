import { sql, type Expression, type SqlBool } from 'kysely'
import type { AnswerOf, QueryOf } from '@careplus/adapters/contract'
import { Uuid, type StaffContract } from '@careplus/adapters/internal/contract'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { auditActor, readOnlyActions } from '@careplus/core/internal/audit'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import type { Db } from '../../platform/store/store.js'
import { masked } from './people.js'

/** `member` is an id. */
export type AuditFilter = QueryOf<StaffContract['exportAudit']>
export type AuditEntry = AnswerOf<StaffContract['listAudit']>['data']['rows'][number]

type Name = 'audit' | 'later'
type Condition = Expression<SqlBool>

/** Both as the index `audit_views` has them. */
const isView = (of: Name) => sql<boolean>`${sql.ref(`${of}.action`)} ~ '[.]looked-(at|up)$'`
const bangkokDay = (of: Name) => sql`((${sql.ref(`${of}.at`)} at time zone 'Asia/Bangkok')::date)`

const dayStart = (day: IsoDate): Date => new Date(startOfBangkokDay(day))

const conditions = (
  { actor, action, member, subject, day, views }: AuditFilter,
  of: Name,
): ReadonlyArray<Condition> => {
  const column = (name: 'actor' | 'action' | 'member' | 'subject' | 'at') => sql.ref(`${of}.${name}`)
  return [
    ...(actor === undefined ? [] : [sql<boolean>`${column('actor')} = ${actor}`]),
    ...(action === undefined ? [] : [sql<boolean>`${column('action')} = ${action}`]),
    ...(subject === undefined ? [] : [sql<boolean>`${column('subject')} = ${subject}`]),
    ...(member === undefined
      ? []
      : [sql<boolean>`(${column('actor')} = ${member} or ${column('member')} = ${member}::uuid)`]),
    ...(day === undefined
      ? []
      : [
          sql<boolean>`${column('at')} >= ${dayStart(day)}`,
          sql<boolean>`${column('at')} < ${dayStart(addDays(day, 1))}`,
        ]),
    ...(views === 'none' ? [sql<boolean>`${column('action')} not in (${sql.join([...readOnlyActions])})`] : []),
  ]
}

const all = (parts: ReadonlyArray<Condition>) => sql<boolean>`(${sql.join([sql`true`, ...parts], sql` and `)})`

/** One person's views of one kind and day, among the filtered. */
const sameViews = (filter: AuditFilter) =>
  all([
    isView('later'),
    sql<boolean>`later.actor = audit.actor and later.action = audit.action`,
    sql<boolean>`${bangkokDay('later')} = ${bangkokDay('audit')}`,
    ...conditions(filter, 'later'),
  ])

const entries = (db: Db, filter: AuditFilter) => {
  const folds = filter.views === undefined
  const isFolded = folds ? isView('audit') : sql<boolean>`false`
  const same = sameViews(filter)
  return db
    .selectFrom('audit')
    .select(['seq', 'at', 'actor', 'staff_name', 'staff_roles', 'action', 'subject', 'detail', 'member'])
    .select(['before', 'after', 'amount'])
    .select([
      sql<number>`case when ${isFolded} then (select count(*)::int from audit as later where ${same}) else 1 end`.as(
        'times',
      ),
      sql<Date>`case when ${isFolded} then (select min(later.at) from audit as later where ${same}) else at end`.as(
        'since',
      ),
    ])
    .where(all(conditions(filter, 'audit')))
    .where(
      sql<boolean>`not (${isFolded} and exists (select from audit as later where later.seq > audit.seq and ${same}))`,
    )
    .orderBy('seq', 'desc')
}

const named = async (db: Db, rows: ReadonlyArray<Row>): Promise<ReadonlyMap<string, NamedMember>> => {
  const ids = [
    ...new Set(rows.flatMap(({ actor, member }) => [...(Uuid.is(actor) ? [actor] : []), member ?? []].flat())),
  ]
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('members').select(['id', 'name', 'phone']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, ...person }) => [id, { id, ...masked(person) }]))
}

type Row = Awaited<ReturnType<ReturnType<typeof entries>['execute']>>[number]
type NamedMember = NonNullable<AuditEntry['member']>

const withNames = async (db: Db, rows: ReadonlyArray<Row>): Promise<AuditEntry[]> => {
  const members = await named(db, rows)
  return rows.map(({ at, since, staff_name, staff_roles, ...row }) => {
    const concerned = row.member ?? (Uuid.is(row.actor) ? row.actor : null)
    return {
      ...row,
      at: at.toISOString(),
      since: since.toISOString(),
      who: staff_name ?? auditActor(row.actor, members.get(row.actor) ?? null),
      roles: staff_roles?.split(',') ?? [],
      member: concerned === null ? null : (members.get(concerned) ?? { id: concerned, name: null, number: null }),
    }
  })
}

export const countAudit = async (db: Db, filter: AuditFilter): Promise<number> => {
  const { total } = await db
    .selectFrom('audit')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(all(conditions(filter, 'audit')))
    .executeTakeFirstOrThrow()
  return total
}

/** Newest first. `before`: a `seq`; null: from the newest. */
export const auditPage = async (
  db: Db,
  filter: AuditFilter,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditEntry[]> =>
  withNames(
    db,
    await entries(db, filter)
      .$if(before !== null, (rows) => rows.where('seq', '<', before))
      .limit(limit)
      .execute(),
  )

/** Steps from name to name by the index, because most entries are of members. */
export const auditPeople = async (db: Db): Promise<Array<{ readonly actor: string; readonly who: string }>> => {
  const { rows } = await sql<{ readonly actor: string }>`
    with recursive names (actor) as (
      select min(actor) from audit where actor >= 'staff:'
      union all
      select (select min(audit.actor) from audit where audit.actor > names.actor) from names where names.actor is not null
    ) select actor from names where actor like 'staff:%'`.execute(db)
  return rows.map(({ actor }) => ({ actor, who: auditActor(actor, null) }))
}
