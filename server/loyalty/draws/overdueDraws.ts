import type { IsoDate } from '@careplus/core/calendar'
import { drawHour } from '@careplus/core/internal/loyalty'
import { isOverdue } from '@careplus/core/loyalty'
import { audit } from '../../platform/audit/audit.js'
import type { Tx } from '../../platform/store/store.js'
import { lockDraw } from './lockDraw.js'
import { overdueWords, notifyEntrants } from './drawNotices.js'

const job = { actor: 'job' } as const

export const nextOverdue = (tx: Tx, last: string, today: IsoDate) =>
  tx
    .selectFrom('draws')
    .select('item_id')
    .where('item_id', '>', last)
    .where('state', 'in', ['open', 'closed'])
    .where('public_date', '<=', today)
    .where((of) => of.or([of('overdue_told', 'is', null), of('overdue_told', '<', of.ref('public_date'))]))
    .orderBy('item_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** Notifies entrants, and staff by the audit and the list of draws, once for each named day. */
export const notifyOverdue = async (tx: Tx, item: string, now: Date): Promise<number> => {
  const draw = await lockDraw(tx, item)
  if (draw === null || !isOverdue(draw.facts, now.getTime())) return 0
  const { public_date } = draw.facts
  const hour = drawHour(draw.facts)
  if (hour === null || public_date === null) return 0
  await tx.updateTable('draws').set({ overdue_told: public_date }).where('item_id', '=', item).execute()
  await notifyEntrants(tx, draw, overdueWords(draw, hour), now)
  await audit(tx, { ...job, action: 'draw.overdue', subject: item }, now)
  return 1
}
