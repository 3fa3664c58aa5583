import { addDays, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { claimDays } from '@careplus/core/loyalty'
import { workThrough, type Failed } from '../../platform/jobs/workThrough.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { closeDraw, openDraw } from './drawSteps.js'
import { nextOverdue, notifyOverdue } from './overdueDraws.js'
import { movePlaces, nextToMove } from './winnerPlaces.js'
import { endWithdrawn, nextWithdrawn } from './withdrawnDraws.js'

const job = { actor: 'job' } as const

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

/** One draw after another in the order of their ids. A failure is reported, and the job continues with the next draw. */
const eachOf = <Item>(
  db: Db,
  next: (tx: Tx, last: string) => Promise<Item | undefined>,
  idOf: (item: Item) => string,
  work: (tx: Tx, item: Item) => Promise<number>,
  failed: Failed,
): Promise<number> => {
  let last = ''
  return workThrough(db, {
    next: async (tx) => {
      const due = await next(tx, last)
      last = due === undefined ? last : idOf(due)
      return due
    },
    work,
    putAside: async () => undefined,
    failed,
  })
}

/** A refused draw (no permit) stays until staff fix it. Reserves move up if a winner is erased or has not claimed. */
export const moveDueDraws = async (db: Db, now: Date, failed: Failed): Promise<number> => {
  const today = todayInBangkok(now.getTime())
  const itemOf = ({ item_id }: { readonly item_id: string }): string => item_id
  const withdrawn = await eachOf(
    db,
    (tx, last) => nextWithdrawn(tx, last, today),
    itemOf,
    (tx, draw) => endWithdrawn(tx, draw, now),
    failed,
  )
  const moved = await eachOf(
    db,
    (tx, last) => dueAfter(tx, last, today),
    itemOf,
    async (tx, { item_id, state }) => {
      const step = await (state === 'open' ? closeDraw : openDraw)(tx, item_id, job, now)
      return step._tag === 'Right' ? 1 : 0
    },
    failed,
  )
  const notified = await eachOf(
    db,
    (tx, last) => nextOverdue(tx, last, today),
    itemOf,
    (tx, { item_id }) => notifyOverdue(tx, item_id, now),
    failed,
  )
  const places = await eachOf(
    db,
    (tx, last) => nextToMove(tx, last, addDays(today, -claimDays)),
    ({ id }) => id,
    (tx, draw) => movePlaces(tx, draw, now),
    failed,
  )
  return withdrawn + moved + notified + places
}
