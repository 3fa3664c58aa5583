import * as E from 'fp-ts/Either'
import { drawFileOf } from './draws/drawFile.js'
import type { Handlers } from '../platform/http/call.js'
import { data } from '../platform/http/data.js'
import { refuse, type Refused } from '../platform/refusal/refused.js'
import { inTransaction } from '../platform/store/store.js'
import { listItems, loadItem } from './rewards/rewards.js'
import { moveOrder, type MoveRefusal } from './orders/orders.js'
import { loadLedger, loadPoints } from './points/points.js'
import { redeem } from './orders/redeem.js'
import { listShops } from './rewards/shops.js'
import { listOrders, loadOrder } from './orders/shownOrder.js'

type Named =
  | 'listRewards'
  | 'listLuckyDraws'
  | 'readItem'
  | 'listShops'
  | 'readPoints'
  | 'listLedger'
  | 'redeem'
  | 'listOrders'
  | 'readOrder'
  | 'cancelOrder'

const orNotFound = <A>(thing: A | null): E.Either<Refused, { data: A }> =>
  thing === null ? refuse('not_found') : E.right({ data: thing })

const cancelCodes = {
  OrderUnknown: 'not_found',
  OrderCancelled: 'order_cancelled',
  OrderHasLeft: 'order_left',
  OrderNotThere: 'order_left',
  PointsRefused: 'order_left',
} as const satisfies Readonly<Record<MoveRefusal['_tag'], string>>

const cancelRefused = ({ _tag }: MoveRefusal) => refuse(cancelCodes[_tag])

export const loyaltyHandlers: Pick<Handlers, Named> = {
  listRewards: async ({ db, visitor, now }) => E.right({ data: await listItems(db, 'reward', visitor, now) }),
  listLuckyDraws: async ({ db, visitor, now }) => E.right({ data: await listItems(db, 'luckydraw', visitor, now) }),
  readItem: async ({ db, visitor, params, now }) => {
    const known = await loadItem(db, params.item_id, visitor, now)
    if (known === null) return refuse('not_found')
    const draw = known.item.type === 'luckydraw' ? await drawFileOf(db, params.item_id, visitor) : null
    return E.right({ data: { ...known, draw } })
  },
  listShops: async ({ db }) => E.right({ data: await listShops(db) }),
  readPoints: async ({ db, member, now }) => E.right({ data: await loadPoints(db, member, now) }),
  listLedger: async ({ db, member, query: { before } }) =>
    E.right({ data: await loadLedger(db, member, before === undefined ? null : Number(before)) }),
  redeem: async ({ db, member, params, body, now }) =>
    data(await inTransaction(db, (tx) => redeem(tx, { member, item: params.item_id, ...body }, now))),
  listOrders: async ({ db, member, query: { from = null } }) => E.right(await listOrders(db, member, from)),
  readOrder: async ({ db, member, params }) => orNotFound(await loadOrder(db, member, params.id)),
  cancelOrder: async ({ db, member, params, now }) =>
    inTransaction(db, async (tx) => {
      const moved = await moveOrder(tx, params.id, 'cancel', { actor: member }, now)
      return E.isLeft(moved) ? cancelRefused(moved.left) : orNotFound(await loadOrder(tx, member, params.id))
    }),
}
