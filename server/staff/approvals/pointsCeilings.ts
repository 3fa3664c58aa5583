import * as t from 'io-ts'
import { sql } from 'kysely'
import { todayInBangkok } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { isAboveCeiling, usualCeilings, type PointsCeilings } from '@careplus/core/internal/staff'
import type { Db, Tx } from '../../platform/store/store.js'

const setting = 'points-ceilings'
const Ceilings = t.type({ once: t.number, day: t.number })

export const loadCeilings = async (db: Db): Promise<PointsCeilings> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', setting).executeTakeFirst()
  return Ceilings.is(row?.value) ? row.value : usualCeilings
}

export const saveCeilings = async (tx: Tx, ceilings: PointsCeilings, actor: string, now: Date): Promise<void> => {
  const written = { value: JSON.stringify(ceilings), changed_at: now, changed_by: actor }
  await tx
    .insertInto('settings')
    .values({ name: setting, ...written })
    .onConflict((on) => on.column('name').doUpdateSet(written))
    .execute()
}

/** One person's adjustments wait for each other, or two at once would both be the last below the ceiling. */
export const needsSecondPerson = async (tx: Tx, actor: string, points: number, now: Date): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`points of ${actor}`}, 3))`.execute(tx)
  const { today } = await tx
    .selectFrom('audit')
    .select(sql<number>`coalesce(sum(abs(amount)), 0)::int`.as('today'))
    .where('actor', '=', actor)
    .where('action', '=', 'points.adjusted')
    .where('at', '>=', new Date(startOfBangkokDay(todayInBangkok(now.getTime()))))
    .executeTakeFirstOrThrow()
  return isAboveCeiling(points, today, await loadCeilings(tx))
}
