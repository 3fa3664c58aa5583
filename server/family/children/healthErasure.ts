import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { erasureDays } from '@careplus/core/consents'
import { healthActivityKinds } from '@careplus/core/internal/ports'
import { noteErasure } from '../../platform/backup/noteErasure.js'
import { forgetAnswersUnder } from '../../platform/http/forgetAnswers.js'
import type { Db } from '../../platform/store/store.js'
import { childHealthColumns, noHealth } from './childColumns.js'

export const erasureKind = 'erase-child-health'

/** Milliseconds; long enough to notice a withdrawal by mistake. */
export const erasureDelayMs = erasureDays.wait * 24 * 3_600_000

export const scheduleErasure = async (db: Db, childId: string, now: Date): Promise<void> => {
  await db
    .insertInto('jobs')
    .values({
      id: randomUUID(),
      kind: erasureKind,
      subject: childId,
      run_at: new Date(now.getTime() + erasureDelayMs),
      tries: 0,
      done_at: null,
    })
    .execute()
}

/** Each withdrawal has its own seven days, even after a cancelled one. */
const isDue = async (db: Db, member: string, child: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('consents as withdrawal')
    .select('seq')
    .where('member_id', '=', member)
    .where('child_id', '=', child)
    .where('granted', '=', false)
    .where('recorded_at', '<=', new Date(now.getTime() - erasureDelayMs))
    .where((of) =>
      of.not(
        of.exists(
          of
            .selectFrom('consents as later')
            .select('later.seq')
            .where('later.member_id', '=', member)
            .where('later.child_id', '=', child)
            .where('later.granted', '=', true)
            .whereRef('later.seq', '>', 'withdrawal.seq'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()) !== undefined

const collection = '/th/children/'

/** The response to the child's creation, without its health columns. */
const withoutHealth = childHealthColumns.reduce<RawBuilder<unknown>>(
  (answer, column) => sql`jsonb_set(${answer}, ${sql.lit(`{data,${column}}`)}, 'null', false)`,
  sql`answer::jsonb`,
)

/** A repeated key returns no health data: no record, and no gestation. */
export const forgetHealthAnswers = async (db: Db, member: string, child: string): Promise<void> => {
  await forgetAnswersUnder(db, member, child, collection)
  await db
    .updateTable('idempotency_keys')
    .set({ answer: sql<string>`${withoutHealth}::text` })
    .where('member_id', '=', member)
    .where('path', '=', collection)
    .where('answer', 'like', `%${child}%`)
    .execute()
}

/** Also everything that reveals the data. */
export const deleteChildHealth = async (db: Db, member: string, child: string): Promise<void> => {
  for (const table of ['growth_records', 'stool_checks', 'nutrition_checks', 'told_dues', 'calendar_events'] as const)
    await db.deleteFrom(table).where('child_id', '=', child).execute()
  await db
    .updateTable('children')
    .set((of) => ({ ...noHealth, version: of('version', '+', 1) }))
    .where('id', '=', child)
    .execute()
  await db.deleteFrom('child_activity').where('child_id', '=', child).where('kind', 'in', healthActivityKinds).execute()
  await forgetHealthAnswers(db, member, child)
}

/** A renewed consent cancels it. */
export const eraseChildHealth = async (db: Db, childId: string, now: Date): Promise<void> => {
  const child = await db
    .selectFrom('children')
    .select(['member_id', 'health_consent_at'])
    .where('id', '=', childId)
    .forUpdate()
    .executeTakeFirst()
  if (child === undefined || child.health_consent_at !== null) return
  if (!(await isDue(db, child.member_id, childId, now))) return
  await deleteChildHealth(db, child.member_id, childId)
  await noteErasure(db, 'child-health', childId, now)
}
