import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import type { Lot } from '@careplus/core/internal/loyalty'
import { redeem } from '../../../server/loyalty/orders/redeem'
import { once } from '../../../server/platform/http/idempotency'
import type { Engine } from '../../../server/platform/store/engine'
import { EngineDb } from '../../../server/platform/store/engineDb'
import { newAddress } from '../../../server/testing/catalogue'
import { hashOf, listening, sendJson, textOf, tokenOf, within, type BareServer } from './bareServer'
import { itemId, tokenOf as tokenOfMember } from './manyMembers'
import { recordStatements, type Statement } from './recordStatements'

const statementsOf = async (engine: Engine): Promise<ReadonlyArray<Statement>> => {
  const { engine: recordedEngine, statements } = recordStatements(engine)
  const now = new Date()
  const call = { authorization: `Bearer ${tokenOfMember(1)}`, method: 'POST', path: '/' }
  const wanted = { item: itemId(1), quantity: 1, address: newAddress }
  const done = await once(
    new EngineDb(recordedEngine),
    { ...call, key: randomUUID(), body: {} },
    now,
    async (tx, { member }) => {
      const ordered = await redeem(tx, { member, ...wanted }, now)
      return ordered._tag === 'Left' ? ordered : { ...ordered, right: { status: 201, answer: '{}' } }
    },
  )
  if (done._tag === 'Left') throw new Error(JSON.stringify(done.left))
  return statements.filter(({ values }) => values.length > 0)
}

/** A statement's values, with some replaced by position, counted from 1 as in SQL. */
const withValues = ({ values }: Statement, others: Readonly<Record<number, unknown>>): ReadonlyArray<unknown> =>
  values.map((value, at) => (at + 1 in others ? others[at + 1] : value))

interface Held {
  readonly seq: number
  readonly held: number
  readonly lots: ReadonlyArray<Lot>
  readonly redeemed: Readonly<Record<string, number>>
  readonly point: number
  readonly title: string
  readonly count: number
}

/** The same statements in the same order, without rules, codecs, limits or logs; for members with one lot of points. */
export const bareRedemption = async (engine: Engine): Promise<BareServer> => {
  const [claim, lock, place, save, ...more] = await statementsOf(engine)
  if (claim === undefined || lock === undefined || place === undefined || save === undefined || more.length > 0)
    throw new Error('a redemption is other statements than those that are known')
  return listening(async (request, response) => {
    const path = request.url ?? ''
    const key = String(request.headers['idempotency-key'])
    const text = await textOf(request)
    const { address } = JSON.parse(text) as { readonly address: unknown }
    const item = path.split('/')[3] ?? ''
    const now = new Date()
    const answer = await within(engine, async ({ query, send }) => {
      send('begin', [])
      const claims = { 5: ` POST ${path} ${key}`, 6: key, 7: path, 8: 'POST', 9: hashOf(tokenOf(request)) }
      const { member_id: member } = (await query(claim.sql, withValues(claim, claims))).rows[0] as {
        readonly member_id: string
      }
      const row = (await query(lock.sql, withValues(lock, { 4: item, 6: member }))).rows[0] as Held
      const [id, seq, lot] = [randomUUID(), row.seq + 1, row.lots[0] as Lot]
      const balance = lot.points - row.point
      const line = { seq, at: now, kind: 'held', points: -row.point, held_points: row.point, balance }
      const lots = [{ ...lot, points: -row.point }]
      const redeemed = { ...row.redeemed, [item]: (row.redeemed[item] ?? 0) + 1 }
      const number = `bare-${row.count}`
      send(
        place.sql,
        withValues(place, {
          1: member,
          2: JSON.stringify([{ ...line, reference_id: id, reason: null, lots }]),
          3: seq,
          4: balance,
          5: row.held + row.point,
          6: JSON.stringify([{ ...lot, points: balance }]),
          8: JSON.stringify(redeemed),
          9: member,
          10: id,
          11: number,
          12: item,
          15: JSON.stringify(address),
          16: now,
          17: member,
          21: id,
          24: now,
          26: randomUUID(),
          29: row.title,
          30: number,
          33: now,
          34: member,
          37: item,
        }),
      )
      const made = JSON.stringify({
        data: { id, number, title: row.title, points: row.point, address, ordered_at: now, state: 'received' },
      })
      send(
        save.sql,
        withValues(save, {
          1: member,
          3: path,
          4: key,
          5: hashOf(text),
          6: contract.redeem.success.status,
          7: made,
          8: now,
        }),
      )
      await query('commit', [])
      return made
    })
    sendJson(response, 201, answer)
  })
}
