import { addDays, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { claimDays } from '@careplus/core/loyalty'
import { workThrough, type Failed } from '../../platform/jobs/workThrough.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { closeDraw, openDraw } from './drawSteps.js'
import { nextOverdue, notifyOverdue } from './overdueDraws.js'
import { movePlaces, nextToMove } from './winnerPlaces.js'
import { endWithdrawn, nextWithdrawn } from './withdrawnDraws.js'

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

/** One after the other, in the order of their ids; one that fails is told, and the round goes on to the next by itself. */
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

/**
 * Opens and closes the draws whose day has come, each once a round. One that the core refuses, for want of a permit, say,
 * is left as it is until its staff have seen to it; where its day went by without it, staff and entrants are told. A draw that
 * is out of the content comes to its end, and reserves move up where a winner is gone or did not claim. Answers how many
 * were moved.
 */
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
