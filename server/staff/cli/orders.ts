import { staffContract } from '@careplus/adapters/contract'
import { addressLines, recipientLine } from '@careplus/core/address'
import { OrderState } from '@careplus/core/loyalty'
import { aboutOne, misused, telling, type Command } from './command.js'
import { list, sheet, table } from './table.js'

const moved = ({ state }: { readonly state: string }): string => state

const plain = (
  verb: 'prepare' | 'deliver' | 'cancel',
  endpoint:
    typeof staffContract.prepareOrder | typeof staffContract.deliverOrder | typeof staffContract.cancelStaffOrder,
  does: string,
): Command => ({
  name: ['orders', verb],
  takes: '<id>',
  does,
  run: aboutOne((caller, id) => telling(caller.call(endpoint, { params: { id } }), moved)),
})

export const orderCommands: ReadonlyArray<Command> = [
  {
    name: ['orders'],
    takes: `[--state ${Object.keys(OrderState.keys).join('|')}] [--number <CP-…>]`,
    does: 'Orders on their way, oldest first; or the one that has a number',
    run: (caller, { options: { state, number } }) =>
      state !== undefined && !OrderState.is(state)
        ? misused
        : telling(
            caller.call(staffContract.listStaffOrders, {
              query: { ...(state === undefined ? {} : { state }), ...(number === undefined ? {} : { number }) },
            }),
            ({ orders }) =>
              list(
                'orders',
                orders.map(({ id, number, ordered_at, state: at, quantity, points, title }) => ({
                  id,
                  number,
                  ordered_at,
                  state: at,
                  quantity,
                  points,
                  title,
                })),
              ),
          ),
  },
  {
    name: ['orders', 'show'],
    takes: '<id>',
    does: 'An order, with the address it goes to',
    run: aboutOne((caller, id) =>
      telling(caller.call(staffContract.readStaffOrder, { params: { id } }), (order) =>
        [
          sheet({
            number: order.number,
            item: `${order.quantity} × ${order.title}`,
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
  plain('prepare', staffContract.prepareOrder, 'The order is being packed'),
  {
    name: ['orders', 'ship'],
    takes: '<id> --carrier <name> --tracking <number>',
    does: 'The order has left',
    run: aboutOne((caller, id, { options: { carrier, tracking } }) =>
      carrier === undefined || tracking === undefined
        ? misused
        : telling(
            caller.call(staffContract.shipOrder, { params: { id }, body: { carrier, tracking_number: tracking } }),
            moved,
          ),
    ),
  },
  plain('deliver', staffContract.deliverOrder, 'The order has arrived'),
  plain('cancel', staffContract.cancelStaffOrder, 'Cancels an order that has not left'),
]
