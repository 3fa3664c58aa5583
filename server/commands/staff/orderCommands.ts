import { staffContract } from '@careplus/adapters/internal/contract'
import { addressLines } from '@careplus/core/addresses'
import { recipientLine } from '@careplus/core/internal/addresses'
import { OrderState } from '@careplus/core/internal/loyalty'
import { aboutOne, misuse, moving, callAndFormat, type Command } from './command.js'
import { list, sheet, table } from './table.js'

const plain = (
  verb: string,
  endpoint:
    | typeof staffContract.prepareOrder
    | typeof staffContract.deliverOrder
    | typeof staffContract.cancelStaffOrder
    | typeof staffContract.unpackOrder,
  does: string,
): Command => moving(`orders ${verb}`, '<id>', does, (caller, id) => caller.call(endpoint, { params: { id } }))

const withParcel = (
  verb: string,
  endpoint: typeof staffContract.shipOrder | typeof staffContract.correctOrder,
  does: string,
): Command =>
  moving(
    `orders ${verb}`,
    '<id> --carrier <name> --tracking <number>',
    does,
    (caller, id, { options: { carrier, tracking } }) =>
      carrier === undefined || tracking === undefined
        ? null
        : caller.call(endpoint, { params: { id }, body: { carrier, tracking_number: tracking } }),
  )

const withReason = (
  verb: string,
  endpoint: typeof staffContract.returnOrder | typeof staffContract.undoDelivery,
  does: string,
): Command =>
  moving(`orders ${verb}`, '<id> --reason <words>', does, (caller, id, { options: { reason } }) =>
    reason === undefined ? null : caller.call(endpoint, { params: { id }, body: { reason } }),
  )

export const orderCommands: ReadonlyArray<Command> = [
  {
    name: ['orders'],
    usage: `[--state ${Object.keys(OrderState.keys).join('|')}] [--number <CP-…>]`,
    summary: 'Open orders, the oldest first; --number finds one',
    run: (caller, { options: { state, number } }) =>
      state !== undefined && !OrderState.is(state)
        ? misuse
        : callAndFormat(
            caller.call(staffContract.listStaffOrders, {
              query: { ...(state === undefined ? {} : { state }), ...(number === undefined ? {} : { number }) },
            }),
            ({ orders }) =>
              list(
                'orders',
                orders.map(({ id, number, ordered_at, state: at, quantity, points, sku, to_unpack, title }) => ({
                  id,
                  number,
                  ordered_at,
                  state: at,
                  quantity,
                  points,
                  sku,
                  unpack: to_unpack,
                  title,
                })),
              ),
          ),
  },
  {
    name: ['orders', 'show'],
    usage: '<id>',
    summary: 'An order with its address',
    run: aboutOne((caller, id) =>
      callAndFormat(caller.call(staffContract.readStaffOrder, { params: { id } }), (order) =>
        [
          sheet({
            number: order.number,
            item: `${order.quantity} × ${order.title}`,
            sku: order.sku,
            unpack: order.to_unpack ? 'yes: the order has ended' : '-',
            points: order.points,
            state: order.state,
            carrier: order.carrier,
            tracking: order.tracking_number,
            member: `${order.member.name ?? '-'} ${order.member.number ?? '-'}`,
          }),
          order.address === null ? '' : [recipientLine(order.address), ...addressLines(order.address)].join('\n'),
          table(order.steps),
        ]
          .filter((part) => part !== '')
          .join('\n\n'),
      ),
    ),
  },
  plain('prepare', staffContract.prepareOrder, 'Marks an order as being packed'),
  withParcel('ship', staffContract.shipOrder, 'The order has left'),
  withParcel('correct', staffContract.correctOrder, 'Corrects the tracking number of a sent order'),
  plain('deliver', staffContract.deliverOrder, 'Marks an order as delivered'),
  plain('cancel', staffContract.cancelStaffOrder, 'Cancels an order that was not sent'),
  withReason('return', staffContract.returnOrder, 'Marks a parcel as returned'),
  moving(
    'orders close',
    '<id> --reason <words> --points back|kept',
    'Ends the order of a returned parcel; --points says whether its points are returned',
    (caller, id, { options: { reason, points } }) =>
      reason === undefined || !/^(back|kept)$/.test(points ?? '')
        ? null
        : caller.call(staffContract.closeOrder, { params: { id }, body: { reason, points_back: points === 'back' } }),
  ),
  withReason('undo', staffContract.undoDelivery, 'Undoes the delivery of an order that has not arrived'),
  plain('unpack', staffContract.unpackOrder, 'Marks the parcel of an ended order as unpacked'),
]
