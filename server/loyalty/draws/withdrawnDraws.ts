import { addDays, type IsoDate } from '@careplus/core/calendar'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { audit } from '../../platform/audit/audit.js'
import type { Tx } from '../../platform/store/store.js'
import { cancelDraw } from './drawSteps.js'

const job = { actor: 'job' } as const

/** Days in which a draw may return to the content: its file may be missing by mistake. */
const withdrawnDays = 7

const cancelledBecause = 'ผู้จัดถอนการลุ้นโชคนี้ออก'

export const nextWithdrawn = (tx: Tx, last: string, today: IsoDate) =>
  tx
    .selectFrom('draws')
    .innerJoin('items', 'items.id', 'draws.item_id')
    .select(['draws.item_id', 'draws.withdrawn_at', 'items.hidden'])
    .where('draws.item_id', '>', last)
    .where('draws.state', 'in', ['open', 'closed'])
    .where((of) =>
      of.or([
        of.and([of('items.hidden', '=', true), of('draws.withdrawn_at', 'is', null)]),
        of.and([of('items.hidden', '=', false), of('draws.withdrawn_at', 'is not', null)]),
        of.and([
          of('items.hidden', '=', true),
          of('draws.withdrawn_at', '<', new Date(startOfBangkokDay(addDays(today, -withdrawnDays)))),
        ]),
      ]),
    )
    .orderBy('draws.item_id')
    .limit(1)
    .forUpdate('draws')
    .skipLocked()
    .executeTakeFirst()

/** After the days the draw is cancelled, which refunds and notifies everybody. */
export const endWithdrawn = async (
  tx: Tx,
  { item_id, withdrawn_at, hidden }: NonNullable<Awaited<ReturnType<typeof nextWithdrawn>>>,
  now: Date,
): Promise<number> => {
  if (hidden && withdrawn_at !== null) {
    const cancelled = await cancelDraw(tx, item_id, cancelledBecause, job, now)
    return cancelled._tag === 'Right' ? 1 : 0
  }
  await tx
    .updateTable('draws')
    .set({ withdrawn_at: hidden ? now : null })
    .where('item_id', '=', item_id)
    .execute()
  await audit(tx, { ...job, action: hidden ? 'draw.withdrawn' : 'draw.back', subject: item_id }, now)
  return 1
}
