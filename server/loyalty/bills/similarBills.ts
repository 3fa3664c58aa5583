import { sql, type NotNull, type RawBuilder } from 'kysely'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import {
  billFlags,
  hashDigits,
  hashTurns,
  nearBits,
  nearFineBits,
  sameAmountSatang,
  sameReceiptDays,
} from '@careplus/core/internal/loyalty'
import type { BillFlag } from '@careplus/core/loyalty'
import type { Db } from '../../platform/store/store.js'
import { hashParts, partsOfColumn } from './hashParts.js'

export interface SimilarityQuery {
  readonly member: string
  readonly likenesses: ReadonlyArray<string>
  readonly day: IsoDate
  readonly except?: string
  readonly max: number
}

const bits = (column: 'likeness' | 'own', from: number, digits: number): RawBuilder<string> =>
  sql.raw(`('x' || substr(${column}, ${from + 1}, ${digits}))::bit(${digits * 4})`)
const coarse = (column: 'likeness' | 'own') => bits(column, 0, hashDigits.coarse)
const fine = (column: 'likeness' | 'own') => bits(column, hashDigits.coarse, hashDigits.fine)

/** Each source has its own query for its own index, since both at once scan every picture; one may be turned. */
export const similarPictures = (
  db: Db,
  { member, likenesses, day, except, max: limit }: SimilarityQuery,
): Promise<ReadonlyArray<{ readonly id: string; readonly bill_id: string }>> => {
  const turns = likenesses.flatMap(hashTurns)
  const similar = db
    .selectFrom('bill_pictures')
    .select(['id', 'bill_id', 'sent_on'])
    .where('bill_id', 'is not', null)
    .$narrowType<{ bill_id: NotNull }>()
    .where(sql<boolean>`${partsOfColumn} && ${turns.flatMap(hashParts)}::text[]`)
    .where(
      sql<boolean>`exists (
        select from unnest(${turns}::text[]) as own
        where bit_count(${coarse('likeness')} # ${coarse('own')}) <= ${nearBits}
          and (length(likeness) <= ${hashDigits.coarse} or length(own) <= ${hashDigits.coarse}
            or bit_count(${fine('likeness')} # ${fine('own')}) <= ${nearFineBits})
      )`,
    )
    .$if(except !== undefined, (query) => query.where('bill_id', '<>', except ?? ''))
  const own = similar.where('member_id', '=', member)
  const byOthers = similar
    .where('member_id', '<>', member)
    .where((of) => of.between('sent_on', addDays(day, -sameReceiptDays), addDays(day, sameReceiptDays)))
  return db
    .selectFrom(own.unionAll(byOthers).as('alike'))
    .select(['id', 'bill_id'])
    .orderBy('sent_on', 'desc')
    .limit(limit)
    .execute()
}

/** More than a person would compare. */
const maxSimilar = 50

interface ToCompare {
  readonly id: string
  readonly member_id: string
  readonly sent_on: string
}

interface BillDetails {
  readonly shop_id: string
  readonly date: string
  readonly receipt: string | null
  readonly receipt_number: string
  readonly amount_satang: number
  readonly sent_on: string
}

/** Dated or sent within these days of each other. */
export const sameReceipt = ({
  shop_id,
  receipt,
  receipt_number,
  date,
  sent_on,
}: BillDetails): RawBuilder<boolean> => sql<boolean>`
  shop_id = ${shop_id}
  and (receipt = ${receipt} or lookalike_of(receipt_number) = lookalike_of(${receipt_number}::text))
  and (date between ${addDays(date as IsoDate, -sameReceiptDays)} and ${addDays(date as IsoDate, sameReceiptDays)}
    or sent_on between ${addDays(sent_on as IsoDate, -sameReceiptDays)} and ${addDays(sent_on as IsoDate, sameReceiptDays)})`

export const samePurchase = ({ shop_id, date, amount_satang }: BillDetails): RawBuilder<boolean> => sql<boolean>`
  shop_id = ${shop_id} and date = ${date}
  and amount_satang between ${amount_satang - sameAmountSatang} and ${amount_satang + sameAmountSatang}`

const sameWords = async (
  db: Db,
  id: string,
): Promise<ReadonlyArray<{ readonly id: string; readonly why: BillFlag }>> => {
  const own = await db
    .selectFrom('bills')
    .select(['shop_id', 'date', 'receipt', 'receipt_number', 'amount_satang', 'sent_on'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (own === undefined) return []
  const byOthers = (why: BillFlag, same: RawBuilder<boolean>) =>
    db
      .selectFrom('bills')
      .select(['id', 'sent_at', sql<BillFlag>`${why}::text`.as('why')])
      .where('id', '<>', id)
      .where(same)
  return byOthers('same_purchase', samePurchase(own))
    .unionAll(byOthers('same_receipt', sameReceipt(own)))
    .orderBy('sent_at', 'desc')
    .limit(2 * maxSimilar)
    .execute()
}

export const similarBills = async (
  db: Db,
  { id, member_id, sent_on }: ToCompare,
): Promise<ReadonlyMap<string, BillFlag>> => {
  const own = await db.selectFrom('bill_pictures').select('likeness').where('bill_id', '=', id).execute()
  const likenesses = own.map(({ likeness }) => likeness)
  const similarityQuery = { member: member_id, likenesses, day: sent_on as IsoDate, except: id, max: maxSimilar }
  const pictures = await similarPictures(db, similarityQuery)
  const rows = await sameWords(db, id)
  return new Map([
    ...pictures.map(({ bill_id }) => [bill_id, 'picture_alike'] as const),
    // The last entry of a bill wins, since a receipt says more than an amount.
    ...[...rows.filter(({ why }) => why === 'same_purchase'), ...rows.filter(({ why }) => why === 'same_receipt')].map(
      (row) => [row.id, row.why] as const,
    ),
  ])
}

/** Those of its arrival and later ones. The first of two similar bills has none; a rejected bill removes none. */
export const openFlags = async (
  db: Db,
  bill: ToCompare & { readonly flags: ReadonlyArray<BillFlag> },
): Promise<ReadonlyArray<BillFlag>> => {
  const similar = await similarBills(db, bill)
  const alive =
    similar.size === 0
      ? []
      : await db
          .selectFrom('bills')
          .select('id')
          .where('id', 'in', [...similar.keys()])
          .where('state', '<>', 'rejected')
          .execute()
  const open = new Set([...bill.flags, ...alive.map(({ id }) => similar.get(id))])
  return billFlags.filter((flag) => open.has(flag))
}
