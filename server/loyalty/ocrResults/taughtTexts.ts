import { sql } from 'kysely'
import type { TaughtText } from '@careplus/core/internal/loyalty-reading'
import { sha256 } from '../../platform/crypto/tokens.js'
import { prepared } from '../../platform/store/prepared.js'
import type { Db, Tx } from '../../platform/store/store.js'

/** More names than receipts have. The oldest are dropped. */
const maxTaught = 1000

/** A name counts if it shares a word with the product, or if two staff members taught it on bills of two members. */
const counts = sql<boolean>`(bool_or(shares)
  or (count(distinct actor) >= 2 and count(distinct coalesce(member_hash, taught_texts.id::text)) >= 2))`

const countingTexts = prepared((db) =>
  db
    .selectFrom('taught_texts')
    .select(['product_id', 'text'])
    .where('ended_at', 'is', null)
    .groupBy(['product_id', 'text'])
    .having(counts)
    .orderBy((of) => of.fn.max('id'), 'desc')
    .limit(maxTaught),
)

export const taughtTexts = (db: Db): Promise<ReadonlyArray<TaughtText>> => countingTexts(db)

/** Distinguishes members without naming them. */
export const memberHash = (member: string): string => sha256(`taught ${member}`)

interface ListedText extends TaughtText {
  readonly id: string
  readonly product_title: string
  readonly times: number
  readonly counts: boolean
  readonly actor: string
  readonly taught_at: Date
  readonly ended_at: Date | null
  readonly ended_by: string | null
}

const maxListed = 200

export const listTaughtTexts = (db: Db, sought: string): Promise<ReadonlyArray<ListedText>> =>
  db
    .selectFrom('taught_texts')
    .innerJoin('products', 'products.id', 'product_id')
    .select((of) => [
      sql<string>`max(taught_texts.id)::text`.as('id'),
      'product_id',
      'text',
      'products.title as product_title',
      'ended_at',
      'ended_by',
      sql<number>`count(*)::integer`.as('times'),
      sql<boolean>`ended_at is null and ${counts}`.as('counts'),
      sql<string>`(array_agg(actor order by taught_texts.id desc))[1]`.as('actor'),
      of.fn.max('taught_at').as('taught_at'),
    ])
    .where((of) =>
      of.or([
        sql<boolean>`position(lower(${sought}) in lower(text)) > 0`,
        sql<boolean>`position(lower(${sought}) in lower(products.title)) > 0`,
      ]),
    )
    .groupBy(['product_id', 'text', 'products.title', 'ended_at', 'ended_by'])
    .orderBy(sql`max(taught_texts.id)`, 'desc')
    .limit(maxListed)
    .execute()

/** False: there is no open one. */
export const endTaughtText = async (tx: Tx, id: string, actor: string, now: Date): Promise<boolean> => {
  const text = await tx
    .selectFrom('taught_texts')
    .select(['text', 'product_id'])
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (text === undefined) return false
  await tx
    .updateTable('taught_texts')
    .set({ ended_at: now, ended_by: actor })
    .where('text', '=', text.text)
    .where('product_id', '=', text.product_id)
    .where('ended_at', 'is', null)
    .execute()
  return true
}

/** Names that only the member's bills taught are deleted; others lose the hash. */
export const forgetTaughtTexts = async (tx: Tx, member: string): Promise<void> => {
  const hash = memberHash(member)
  await sql`
    delete from taught_texts as own
    where member_hash = ${hash} and not exists (
      select from taught_texts as other
      where other.text = own.text and other.product_id = own.product_id and other.member_hash is distinct from ${hash}
        and other.ended_at is not distinct from own.ended_at
    )
  `.execute(tx)
  await tx.updateTable('taught_texts').set({ member_hash: null }).where('member_hash', '=', hash).execute()
}
