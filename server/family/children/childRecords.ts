import * as E from 'fp-ts/Either'
import { sql } from 'kysely'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { ActivityKind } from '@careplus/core/ports'
import { refuse, refuseField, type Refused } from '../../platform/refusal/refused.js'
import { forgetAnswersOfEntry } from '../../platform/http/forgetAnswers.js'
import { isPartner, mayWithChild, mayWithHeldChild } from '../partners/childAccess.js'
import { recordActivity } from '../partners/childActivity.js'
import type { HealthTable } from './consentedHealth.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

export interface Doer {
  readonly member: string
  readonly child: string
}

/** One a day for nearly three years; stops a script from filling the store. */
const maxRecords = 1000

const lockingChild = (table: HealthTable) =>
  prepared((db, member: string, child: string) =>
    db
      .selectFrom('children')
      .select(['birthday', 'health_consent_at', 'member_id as owner'])
      .select(
        sql<boolean>`exists (select 1 from ${sql.table(table)} where child_id = children.id offset ${sql.lit(maxRecords - 1)})`.as(
          'full',
        ),
      )
      .where('id', '=', child)
      .where((of) => of.or([of('member_id', '=', member), isPartner(of, member)]))
      .forUpdate('children'),
  )

export interface Held {
  readonly birthday: IsoDate
  readonly full: boolean
}

/** Checks access, consent, and a day between birth and today, on the locked row. `date` null: unchanged. */
export const mayWriteTo = (
  table: HealthTable,
): ((db: Db, doer: Doer, date: string | null, now: Date) => Promise<E.Either<Refused, Held>>) => {
  const lockChild = lockingChild(table)
  return async (db, { member, child }, date, now) => {
    const [held] = await lockChild(db, member, child)
    if (held === undefined) return refuse('not_found')
    const allowed = held.owner === member ? E.right('owner') : await mayWithChild(db, member, child, 'record')
    if (E.isLeft(allowed)) return allowed
    if (held.health_consent_at === null) return refuse('consent_required')
    if (date === null) return E.right({ birthday: held.birthday as IsoDate, full: held.full })
    if (date < held.birthday) return refuseField('date', 'before_birth')
    if (date > todayInBangkok(now.getTime())) return refuseField('date', 'in_future')
    return E.right({ birthday: held.birthday as IsoDate, full: held.full })
  }
}

/** Only an empty list needs a further statement, which finds out whether the child is another member's. */
export const orUnknown = async <Row>(
  db: Db,
  { member, child }: Doer,
  rows: Row[],
): Promise<E.Either<Refused, Row[]>> => {
  if (rows.length > 0) return E.right(rows)
  const allowed = await mayWithChild(db, member, child, 'read')
  return E.isLeft(allowed) ? allowed : E.right(rows)
}

const collections: Readonly<Record<HealthTable, string>> = {
  growth_records: 'growth',
  stool_checks: 'stool',
  nutrition_checks: 'nutrition',
}

const writersOf = async (db: Db, child: string): Promise<ReadonlyArray<string>> =>
  (
    await db
      .selectFrom('children')
      .select('member_id')
      .where('id', '=', child)
      .unionAll(db.selectFrom('child_partners').select('member_id').where('child_id', '=', child))
      .execute()
  ).map(({ member_id }) => member_id)

interface Removal {
  readonly id: string
  /** Null: the row never changes. */
  readonly versions: ReadonlyArray<number> | null
}

type RemovalRefused = (db: Db, child: string, id: string) => Promise<E.Left<Refused>>

/** A removal needs no consent; stored responses lose it too. */
export const removeFrom =
  (table: HealthTable, kind: ActivityKind, refuseRemoval: RemovalRefused = async () => refuse('not_found')) =>
  async (db: Db, { member, child }: Doer, { id, versions }: Removal, now: Date): Promise<E.Either<Refused, null>> => {
    const allowed = await mayWithHeldChild(db, member, child, 'record')
    if (E.isLeft(allowed)) return allowed
    const removed = await db
      .deleteFrom(table)
      .where('id', '=', id)
      .where('child_id', '=', child)
      .$if(versions !== null, (rows) => rows.where(sql.ref('version'), 'in', versions))
      .returning('date')
      .executeTakeFirst()
    if (removed === undefined) return refuseRemoval(db, child, id)
    const collection = `/th/children/${child}/${collections[table]}/`
    await forgetAnswersOfEntry(db, await writersOf(db, child), collection, id)
    await recordActivity(db, { child, actor: member, kind, day: removed.date }, now)
    return E.right(null)
  }
