import { sql } from 'kysely'
import type { AnswerOf } from '@careplus/adapters/contract'
import type { StaffContract } from '@careplus/adapters/internal/contract'
import type { IsoDate } from '@careplus/core/calendar'
import { billsADay } from '@careplus/core/internal/loyalty'
import { similarBills, openFlags } from '../../loyalty/exports/bills.js'
import { isStoredAt } from '../../loyalty/exports/bills.js'
import type { Db } from '../../platform/store/store.js'
import { loadBillOcr } from './billOcr.js'
import { masked } from './people.js'

type Row = AnswerOf<StaffContract['listStaffBills']>['data']['bills'][number]
type StaffBill = AnswerOf<StaffContract['readStaffBill']>['data']
type SimilarBill = StaffBill['alike'][number]

export const bills = (db: Db) =>
  db
    .selectFrom('bills')
    .innerJoin('shops', 'shops.id', 'bills.shop_id')
    .leftJoin('bill_readings', 'bill_readings.bill_id', 'bills.id')
    .select(['bills.id', 'shops.title as shop_title', 'bills.date', 'bills.amount_satang', 'bills.receipt_number'])
    .select(['bills.state', 'bills.flags', 'bills.appealed', 'bills.forecast', 'bills.points', 'bills.sent_at'])
    .select((of) => of.fn.coalesce('bill_readings.read_whole', of.lit(false)).as('read_whole'))

type Stored = Awaited<ReturnType<ReturnType<typeof bills>['executeTakeFirstOrThrow']>>

export const shownRow = ({ date, flags, sent_at, ...row }: Stored): Row => ({
  ...row,
  date: date as Row['date'],
  flags: [...flags],
  sent_at: sent_at.toISOString(),
})

const stepsOf = async (db: Db, bill: string): Promise<StaffBill['steps']> => {
  const rows = await db
    .selectFrom('bill_steps')
    .select(['kind', 'at', 'reason', 'actor'])
    .where('bill_id', '=', bill)
    .orderBy('seq')
    .execute()
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

const linesOf = (db: Db, bill: string): Promise<StaffBill['lines']> =>
  db
    .selectFrom('bill_lines')
    .innerJoin('products', 'products.id', 'bill_lines.product_id')
    .select(['bill_lines.product_id', 'products.title', 'bill_lines.age_line', 'quantity', 'satang'])
    .where('bill_id', '=', bill)
    .orderBy('line')
    .execute()

const picturesOf = (db: Db, bill: string, now: Date): Promise<StaffBill['pictures']> =>
  db
    .selectFrom('bill_pictures')
    .select(['id', 'width', 'height'])
    .where('bill_id', '=', bill)
    .where('deleted_at', 'is', null)
    .where(isStoredAt(now))
    .orderBy('ordering')
    .execute()

const loadSimilarBills = async (db: Db, bill: string, member: string, sentOn: string): Promise<SimilarBill[]> => {
  const found = await similarBills(db, { id: bill, member_id: member, sent_on: sentOn })
  if (found.size === 0) return []
  const rows = await bills(db)
    .select('bills.member_id')
    .where('bills.id', 'in', [...found.keys()])
    .orderBy('bills.sent_at', 'desc')
    .execute()
  return rows.map(({ id, state, sent_at, shop_title, member_id }) => ({
    bill_id: id,
    why: found.get(id) ?? 'same_receipt',
    state,
    sent_at: sent_at.toISOString(),
    shop_title,
    same_member: member_id === member,
  }))
}

export const billFile = async (db: Db, id: string, now: Date): Promise<StaffBill | null> => {
  const found = await bills(db)
    .leftJoin('members', 'members.id', 'bills.member_id')
    .select([
      'bills.shop_id',
      'bills.receipt',
      'bills.member_id',
      'bills.sent_on',
      'bills.reason',
      'bills.appeal_words',
      'members.name',
      'members.phone',
    ])
    .select((of) =>
      of
        .selectFrom('bills as others')
        .whereRef('others.member_id', '=', 'bills.member_id')
        .whereRef('others.sent_on', '=', 'bills.sent_on')
        .whereRef('others.sent_at', '<=', 'bills.sent_at')
        .select(sql<number>`count(*)::int`.as('n'))
        .$asScalar()
        .as('of_day'),
    )
    .where('bills.id', '=', id)
    .executeTakeFirst()
  if (found === undefined) return null
  const { shop_id, receipt, member_id, sent_on, name, phone, of_day, reason, appeal_words, ...row } = found
  return {
    ...shownRow({ ...row, flags: [...(await openFlags(db, { id, member_id, sent_on, flags: row.flags }))] }),
    member: { id: member_id, ...masked({ name, phone }) },
    of_day: of_day ?? 1,
    most_a_day: billsADay,
    reason,
    appeal_words,
    steps: await stepsOf(db, id),
    lines: await linesOf(db, id),
    pictures: await picturesOf(db, id, now),
    reading: await loadBillOcr(db, id, { ...row, shop_id, receipt, date: row.date as IsoDate }, now),
    alike: await loadSimilarBills(db, id, member_id, sent_on),
  }
}
