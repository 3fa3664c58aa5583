import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { EngineDb } from '../../../server/platform/store/engineDb'
import { postgresEngine } from '../../../server/platform/store/postgres'
import { firstHalf, itemId, items, memberId } from './manyMembers'

interface Taken {
  readonly member: string
  readonly item: string
  readonly order: string
}

/** The random values that `redemption.sql` draws. */
const drawn = (members: number): Taken => ({
  member: memberId(randomInt(firstHalf(members) + 1, members + 1)),
  item: itemId(randomInt(1, items + 1)),
  order: randomUUID(),
})

/** The statements of `redemption.sql`. */
const statements = {
  account: 'select seq, balance from point_accounts where member_id = $1 for update',
  take: 'update point_accounts set seq = $2, balance = $3, held = held + 100 where member_id = $1',
  line: "insert into point_ledger (member_id, seq, at, kind, points, held_points, balance, reference_id, lots) values ($1, $2, now(), 'held', -100, 100, $3, $4, '[]')",
  stock:
    'update items set stock_balance = stock_balance - 1, exchange_count = exchange_count + 1 where id = $1 and stock_balance > 0',
  order:
    "insert into orders (id, number, member_id, item_id, quantity, points, state, ordered_at) values ($1, $2, $3, $4, 1, 100, 'received', now())",
} as const

const byDriver =
  (client: pg.Client) =>
  async ({ member, item, order }: Taken): Promise<void> => {
    const run = async (name: keyof typeof statements, values: unknown[]) =>
      client.query<{ readonly seq: number; readonly balance: number }>({ name, text: statements[name], values })
    await client.query('begin')
    const { rows } = await run('account', [member])
    const { seq = 0, balance = 0 } = rows[0] ?? {}
    await run('take', [member, seq + 1, balance - 100])
    await run('line', [member, seq + 1, balance - 100, order])
    await run('stock', [item])
    await run('order', [order, `bare-${order}`, member, item])
    await client.query('commit')
  }

const byBuilder =
  (db: EngineDb) =>
  ({ member, item, order }: Taken): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const { seq, balance } = await tx
        .selectFrom('point_accounts')
        .select(['seq', 'balance'])
        .where('member_id', '=', member)
        .forUpdate()
        .executeTakeFirstOrThrow()
      const after = { seq: seq + 1, balance: balance - 100 }
      const now = new Date()
      await tx
        .updateTable('point_accounts')
        .set((of) => ({ ...after, held: of('held', '+', 100) }))
        .where('member_id', '=', member)
        .execute()
      await tx
        .insertInto('point_ledger')
        .values({
          ...after,
          member_id: member,
          at: now,
          kind: 'held',
          points: -100,
          held_points: 100,
          reference_id: order,
          reason: null,
          lots: '[]',
        })
        .execute()
      await tx
        .updateTable('items')
        .set((of) => ({ stock_balance: of('stock_balance', '-', 1), exchange_count: of('exchange_count', '+', 1) }))
        .where('id', '=', item)
        .where('stock_balance', '>', 0)
        .execute()
      await tx
        .insertInto('orders')
        .values({
          id: order,
          number: `bare-${order}`,
          member_id: member,
          item_id: item,
          quantity: 1,
          points: 100,
          state: 'received',
          address: null,
          carrier: null,
          tracking_number: null,
          ordered_at: now,
        })
        .execute()
    })

type Redeem = (taken: Taken) => Promise<void>

const pressed = async (redeems: ReadonlyArray<Redeem>, members: number, ms: number): Promise<number> => {
  let done = 0
  const began = performance.now()
  await Promise.all(
    redeems.map(async (redeem) => {
      while (performance.now() - began < ms) {
        await redeem(drawn(members))
        done += 1
      }
    }),
  )
  return (done * 1000) / (performance.now() - began)
}

interface Run {
  readonly url: string
  readonly members: number
  readonly clients: number
  readonly ms: number
}

/** The script's five statements, one after another from Node by as many clients, without any server: how many a second
 *  PostgreSQL's driver manages with prepared statements. */
export const pressingDriver = async ({ url, members, clients, ms }: Run): Promise<number> => {
  const connections = Array.from({ length: clients }, () => new pg.Client({ connectionString: url }))
  await Promise.all(connections.map((client) => client.connect()))
  const rate = await pressed(connections.map(byDriver), members, ms)
  await Promise.all(connections.map((client) => client.end()))
  return rate
}

/** The same through the query builder and our engine, which build each statement anew. */
export const pressingBuilder = async ({ url, members, clients, ms }: Run): Promise<number> => {
  const db = new EngineDb(postgresEngine({ url, poolSize: clients }))
  const redeem = byBuilder(db)
  const rate = await pressed(
    Array.from({ length: clients }, () => redeem),
    members,
    ms,
  )
  await db.destroy()
  return rate
}
