import * as E from 'fp-ts/Either'
import { sql, type RawBuilder } from 'kysely'
import { audit } from '../../platform/audit/audit.js'
import { auditPasses } from '../../platform/audit/milkCode.js'
import { sha256 } from '../../platform/crypto/tokens.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import type { Content } from './loadContent.js'
import type { ContentFault } from './contentFaults.js'
import { rowsOf, type Rows } from './contentRows.js'
import { againstStore } from './storeChecks.js'

/** Arbitrary key of the lock that serializes imports. */
const importLock = 7_274_412

export interface Imported {
  /** False: nothing had to change. */
  readonly changed: boolean
}

type Key = 'id' | 'item_id' | 'month'

const put = async <T extends keyof Rows>(
  tx: Tx,
  table: T,
  key: Key,
  rows: Rows[T],
  { now, live = {} }: { readonly now?: Date; readonly live?: Readonly<Record<string, RawBuilder<unknown>>> },
): Promise<void> => {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first).filter((column) => column !== key)
  const wanted = (column: string) => live[column] ?? sql.ref(`excluded.${column}`)
  const stamp = now === undefined ? {} : { updated_at: now }
  await tx
    .insertInto(table)
    .values(rows.map((row) => ({ ...row, ...stamp })) as never)
    .onConflict((conflict) =>
      conflict
        .column(key as never)
        .doUpdateSet({ ...Object.fromEntries(columns.map((column) => [column, wanted(column)])), ...stamp } as never)
        .where(
          sql<boolean>`(${sql.join(columns.map((column) => sql.ref(`${table}.${column}`)))})
            is distinct from (${sql.join(columns.map(wanted))})`,
        ),
    )
    .execute()
}

const noneOf = (column: string, names: ReadonlyArray<string>) =>
  names.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} not in (${sql.join([...names])})`

const idsOf = (rows: ReadonlyArray<{ readonly id: string }>): ReadonlyArray<string> => rows.map(({ id }) => id)

/** Removed entries are hidden, not deleted, because orders and bills refer to them. */
const hideRemoved = async (tx: Tx, rows: Rows, now: Date): Promise<void> => {
  const hidden = { status: 'hidden', updated_at: now } as const
  const notAmong = (column: string, known: ReadonlyArray<{ readonly id: string }>) => noneOf(column, idsOf(known))
  await tx
    .updateTable('items')
    .set({ hidden: true, updated_at: now })
    .where('hidden', '=', false)
    .where(notAmong('id', rows.items))
    .execute()
  for (const table of ['shops', 'products', 'item_categories', 'publications'] as const)
    await tx.updateTable(table).set(hidden).where('status', '<>', 'hidden').where(notAmong('id', rows[table])).execute()
  await tx
    .deleteFrom('mission_tasks')
    .where('month', 'in', rows.mission_months.length === 0 ? [''] : rows.mission_months.map(({ month }) => month))
    .where(noneOf('id', idsOf(rows.mission_tasks)))
    .execute()
}

const write = async (tx: Tx, rows: Rows, now: Date): Promise<void> => {
  await put(tx, 'shops', 'id', rows.shops, { now })
  await put(tx, 'products', 'id', rows.products, { now })
  await put(tx, 'item_categories', 'id', rows.item_categories, { now })
  await put(tx, 'items', 'id', rows.items, {
    now,
    live: { stock_balance: sql`items.stock_balance + excluded.stocked - items.stocked` },
  })
  await put(tx, 'draws', 'item_id', rows.draws, {
    // Once staff have prepared a draw, its permit and prizes stay.
    live: {
      permit_number: sql`case when draws.commitment is not null then draws.permit_number
        else coalesce(excluded.permit_number, draws.permit_number) end`,
      prizes: sql`case when draws.commitment is not null then draws.prizes else excluded.prizes end`,
      // A draw that is over keeps the rules of its day.
      public_digits: sql`case when draws.state in ('drawn', 'recorded', 'cancelled') then draws.public_digits
        when draws.commitment is not null then coalesce(draws.public_digits, excluded.public_digits)
        else excluded.public_digits end`,
      // The value stays, because entrants have seen it.
      prize_baht: sql`case when draws.state = 'prepared' then excluded.prize_baht
        else coalesce(draws.prize_baht, excluded.prize_baht) end`,
      terms: sql`case when draws.state = 'prepared' then excluded.terms
        when draws.state in ('drawn', 'recorded', 'cancelled') then draws.terms
        else coalesce(draws.terms, excluded.terms) end`,
    },
  })
  await put(tx, 'mission_months', 'month', rows.mission_months, { now })
  await put(tx, 'publications', 'id', rows.publications, { now })
  await hideRemoved(tx, rows, now)
  await put(tx, 'mission_tasks', 'id', rows.mission_tasks, {})
}

const hashOf = (rows: Rows): string => sha256(JSON.stringify(rows))
export const contentHash = (content: Content): string => hashOf(rowsOf(content))

/** Null: the store has no content. */
export const storedContent = async (db: Db): Promise<string | null> => {
  const stored = await db.selectFrom('settings').select('value').where('name', '=', 'content').executeTakeFirst()
  return typeof stored?.value === 'string' ? stored.value : null
}

/** All or nothing. Stock taken, exchanges and a draw's state stay; of two processes at once one imports. */
export const importContent = (
  db: Db,
  content: Content,
  now: Date,
  actor = 'server',
): Promise<E.Either<ReadonlyArray<ContentFault>, Imported>> =>
  inTransaction<ReadonlyArray<ContentFault>, Imported>(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(importLock)})`.execute(tx)
    const rows = rowsOf(content)
    const hash = hashOf(rows)
    if ((await storedContent(tx)) === hash) return E.right({ changed: false })
    const faults = await againstStore(tx, content, now)
    if (faults.length > 0) return E.left(faults)
    await write(tx, rows, now)
    await tx
      .insertInto('settings')
      .values({ name: 'content', value: JSON.stringify(hash), changed_at: now, changed_by: actor })
      .onConflict((conflict) =>
        conflict.column('name').doUpdateSet({ value: JSON.stringify(hash), changed_at: now, changed_by: actor }),
      )
      .execute()
    await audit(tx, { actor, action: 'content.imported', subject: hash }, now)
    await auditPasses(tx, actor, content.passes, now)
    return E.right({ changed: true })
  })
