import { todayInBangkok } from '@careplus/core/calendar'
import { mayAppeal, type BillFacts } from '@careplus/core/internal/loyalty'
import type { Bill, BillStepTaken } from '@careplus/core/ports'
import { afterPlace, toPage, rowsOfPage, type ListPage } from '../../platform/http/listPages.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db } from '../../platform/store/store.js'

const columns = [
  'bills.id',
  'shop_id',
  'shops.title as shop_title',
  'date',
  'amount_satang',
  'receipt_number',
  'state',
  'reason',
  'appealed',
  'forecast',
  'points',
  'sent_at',
  'decided_on',
] as const

const billsOf = prepared((db, member: string, from: string | null) =>
  db
    .selectFrom('bills')
    .innerJoin('shops', 'shops.id', 'bills.shop_id')
    .select(columns)
    .where('member_id', '=', member)
    .where(afterPlace('bills', ['sent_at', 'id'], from))
    .orderBy('sent_at', 'desc')
    .orderBy('bills.id', 'desc')
    .limit(rowsOfPage),
)

const oneOf = prepared((db, member: string, id: string) =>
  db
    .selectFrom('bills')
    .innerJoin('shops', 'shops.id', 'bills.shop_id')
    .select(columns)
    .where('member_id', '=', member)
    .where('bills.id', '=', id),
)

const stepsOf = (db: Db, bills: ReadonlyArray<string>) =>
  db
    .selectFrom('bill_steps')
    .select(['bill_id', 'kind', 'reason', 'at'])
    .where('bill_id', 'in', bills)
    .orderBy('seq')
    .execute()

const picturesOf = (db: Db, bills: ReadonlyArray<string>, now: Date) =>
  db
    .selectFrom('bill_pictures')
    .select(['bill_id', 'id'])
    .where('bill_id', 'in', bills)
    .where((of) => of.or([of('delete_after', 'is', null), of('delete_after', '>', now)]))
    .orderBy('ordering')
    .execute()

type Row = Awaited<ReturnType<typeof billsOf>>[number]

const shown = async (db: Db, rows: ReadonlyArray<Row>, now: Date): Promise<ReadonlyArray<Bill>> => {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [steps, pictures] = [await stepsOf(db, ids), await picturesOf(db, ids, now)]
  const today = todayInBangkok(now.getTime())
  return rows.map(({ appealed, decided_on, sent_at, date, ...row }) => {
    const facts: BillFacts = { state: row.state, appealed, decided_on: decided_on as BillFacts['decided_on'] }
    const own = pictures.filter(({ bill_id }) => bill_id === row.id)
    return {
      ...row,
      date: date as Bill['date'],
      sent_at: sent_at.toISOString(),
      steps: steps
        .filter(({ bill_id }) => bill_id === row.id)
        .map(({ kind, reason, at }): BillStepTaken => ({ kind, reason, at: at.toISOString() })),
      can_appeal: own.length > 0 && mayAppeal(facts, today),
      pictures: own.map(({ id }) => id),
    }
  })
}

export const listBills = async (db: Db, member: string, from: string | null, now: Date): Promise<ListPage<Bill>> => {
  const { data, next } = toPage(
    await billsOf(db, member, from),
    ({ id }) => id,
    (row) => row,
  )
  return { data: [...(await shown(db, data, now))], next }
}

/** Null: none of the member's. */
export const loadBill = async (db: Db, member: string, id: string, now: Date): Promise<Bill | null> =>
  (await shown(db, await oneOf(db, member, id), now))[0] ?? null
