import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { workThrough, type Failed } from '../jobs/workThrough.js'
import type { Db, Tx } from '../store/store.js'
import { closeDraw, openDraw } from './deciding.js'

const job = { actor: 'job' } as const

/** Draws whose day has come: those to be opened within their days, and those to be closed after them. */
const dueAfter = (tx: Tx, last: string, today: IsoDate) =>
  tx
    .selectFrom('draws')
    .innerJoin('items', 'items.id', 'draws.item_id')
    .select(['draws.item_id', 'draws.state'])
    .where('draws.item_id', '>', last)
    .where((of) =>
      of.or([
        of.and([
          of('draws.state', '=', 'prepared'),
          of('items.hidden', '=', false),
          of('items.begin_date', '<=', today),
          of('items.expire_date', '>=', today),
        ]),
        of.and([of('draws.state', '=', 'open'), of('items.expire_date', '<', today)]),
      ]),
    )
    .orderBy('draws.item_id')
    .limit(1)
    .forUpdate('draws')
    .skipLocked()
    .executeTakeFirst()

/**
 * Opens and closes the draws whose day has come, each once a round. One that the core refuses, for want of a permit, say,
 * is left as it is until its staff have seen to it. Answers how many were moved.
 */
export const moveDueDraws = (db: Db, now: Date, failed: Failed): Promise<number> => {
  const today = todayInBangkok(now.getTime())
  let last = ''
  return workThrough(db, {
    next: async (tx) => {
      const due = await dueAfter(tx, last, today)
      last = due?.item_id ?? last
      return due
    },
    work: async (tx, { item_id, state }) => {
      const moved = await (state === 'open' ? closeDraw : openDraw)(tx, item_id, job, now)
      return moved._tag === 'Right' ? 1 : 0
    },
    // The round has gone on to the next one by itself.
    putAside: async () => undefined,
    failed,
  })
}
