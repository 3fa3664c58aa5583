import { sql, type NotNull } from 'kysely'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { billFlags, nearBits, oldestBillDays, type BillFlag } from '@careplus/core/loyalty'
import type { Db } from '../../platform/store/store.js'
import { likenessParts, partsOfColumn } from './likenessParts.js'

/** A receipt is handed in within its days, so another's picture of it comes no more days before or after the first. */
const daysApart = oldestBillDays + 1

export interface AlikeTo {
  readonly member: string
  readonly likenesses: ReadonlyArray<string>
  readonly day: IsoDate
  readonly except?: string
  readonly most: number
}

/**
 * The pictures on other bills that look like one of these: of the member's own, and of others' of about the same time. Each
 * is asked for by itself, for its own index: by both at once the database reads every picture there is, newest first. Bits are
 * compared only where a part of the likeness is the same.
 */
export const alikePictures = (
  db: Db,
  { member, likenesses, day, except, most }: AlikeTo,
): Promise<ReadonlyArray<{ readonly id: string; readonly bill_id: string }>> => {
  const alike = db
    .selectFrom('bill_pictures')
    .select(['id', 'bill_id', 'sent_on'])
    .where('bill_id', 'is not', null)
    .$narrowType<{ bill_id: NotNull }>()
    .where(sql<boolean>`${partsOfColumn} && ${likenesses.flatMap(likenessParts)}::text[]`)
    .where(
      sql<boolean>`exists (
        select from unnest(${likenesses}::text[]) as own
        where bit_count(('x' || likeness)::bit(64) # ('x' || own)::bit(64)) <= ${nearBits}
      )`,
    )
    .$if(except !== undefined, (query) => query.where('bill_id', '<>', except ?? ''))
  const own = alike.where('member_id', '=', member)
  const others = alike
    .where('member_id', '<>', member)
    .where((of) => of.between('sent_on', addDays(day, -daysApart), addDays(day, daysApart)))
  return db
    .selectFrom(own.unionAll(others).as('alike'))
    .select(['id', 'bill_id'])
    .orderBy('sent_on', 'desc')
    .limit(most)
    .execute()
}

/** More than anybody would compare. */
const mostAlike = 50

interface ToCompare {
  readonly id: string
  readonly member_id: string
  readonly sent_on: string
}

/** The other bills that say of themselves what this one says: its receipt, or another member's shop, date and amount. */
const sameWords = (db: Db, id: string) =>
  sql<{ readonly id: string; readonly why: BillFlag }>`
    select other.id,
      case when other.receipt = own.receipt then 'same_receipt' else 'same_purchase' end as why
    from bills as own
    join bills as other on other.shop_id = own.shop_id and other.date = own.date and other.id <> own.id
    where own.id = ${id}::uuid
      and (other.receipt = own.receipt
        or (other.amount_satang = own.amount_satang and other.member_id <> own.member_id))
    order by other.sent_at desc limit ${mostAlike}
  `.execute(db)

/** The bills to compare this one with, each with the first reason there is. */
export const billsAlike = async (
  db: Db,
  { id, member_id, sent_on }: ToCompare,
): Promise<ReadonlyMap<string, BillFlag>> => {
  const own = await db.selectFrom('bill_pictures').select('likeness').where('bill_id', '=', id).execute()
  const likenesses = own.map(({ likeness }) => likeness)
  const asked = { member: member_id, likenesses, day: sent_on as IsoDate, except: id, most: mostAlike }
  const pictures = await alikePictures(db, asked)
  const { rows } = await sameWords(db, id)
  return new Map([
    ...pictures.map(({ bill_id }) => [bill_id, 'picture_alike'] as const),
    ...rows.map((row) => [row.id, row.why] as const),
  ])
}

/**
 * What there is to look at twice before a bill is approved: what was seen as it came in, and what has come in since. Of
 * two that are alike the first has no flag of its own. A rejected one takes nothing away.
 */
export const openFlags = async (
  db: Db,
  bill: ToCompare & { readonly flags: ReadonlyArray<BillFlag> },
): Promise<ReadonlyArray<BillFlag>> => {
  const alike = await billsAlike(db, bill)
  const alive =
    alike.size === 0
      ? []
      : await db
          .selectFrom('bills')
          .select('id')
          .where('id', 'in', [...alike.keys()])
          .where('state', '<>', 'rejected')
          .execute()
  const open = new Set([...bill.flags, ...alive.map(({ id }) => alike.get(id))])
  return billFlags.filter((flag) => open.has(flag))
}
