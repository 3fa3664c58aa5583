import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loyaltyToday } from '../../../testing/loyalty.js'
import {
  decideOrder,
  expectedDelivery,
  isHeldState,
  isSpentState,
  isToUnpack,
  mayCancelOrder,
  orderCommands,
  orderNumber,
  orderStates,
  restockedStates,
  type OrderState,
} from './order.js'

const commands = orderCommands

describe('an order', () => {
  it('goes its way, and no other', () => {
    const table = [...orderStates, 'returned' as const, 'closed' as const, 'cancelled' as const].map((state) =>
      commands.map(
        (command) =>
          E.getOrElse<unknown, { state: OrderState | '' }>(() => ({ state: '' }))(decideOrder(state, command)).state,
      ),
    )
    expect(table).toStrictEqual([
      // prepare, ship, deliver, cancel, correct, return, undo, close
      ['preparing', '', '', 'cancelled', '', '', '', ''],
      ['', 'shipped', '', 'cancelled', '', '', '', ''],
      ['', '', 'delivered', '', 'shipped', 'returned', '', ''],
      ['', '', '', '', 'delivered', 'returned', 'shipped', ''],
      ['', 'shipped', '', '', '', '', '', 'closed'],
      ['', '', '', '', '', '', '', ''],
      ['', '', '', '', '', '', '', ''],
    ])
  })

  it('says why not', () => {
    expect(decideOrder('shipped', 'cancel')).toStrictEqual(E.left({ _tag: 'OrderHasLeft', state: 'shipped' }))
    expect(decideOrder('cancelled', 'cancel')).toStrictEqual(E.left({ _tag: 'OrderCancelled' }))
    expect(decideOrder('received', 'ship')).toStrictEqual(
      E.left({ _tag: 'OrderNotThere', state: 'received', command: 'ship' }),
    )
  })

  test.prop([fc.array(fc.constantFrom(...commands), { maxLength: 12 })])(
    'settles its points once, spent as it leaves or given back; its pieces go back into stock once, as it ends without them',
    (all) => {
      let state: OrderState = 'received'
      const settled: string[] = []
      for (const command of all) {
        expect(mayCancelOrder(state)).toBe(E.isRight(decideOrder(state, 'cancel')))
        const step = decideOrder(state, command)
        if (E.isLeft(step)) continue
        state = step.right.state
        if (step.right.ledger !== null) settled.push(step.right.ledger)
        expect(step.right.restock).toBe(restockedStates.includes(state))
        expect(settled).toHaveLength(isHeldState(state) ? 0 : 1)
        expect(isSpentState(state)).toBe(settled[0] === 'Ship')
      }
      expect(settled.length).toBeLessThanOrEqual(1)
    },
  )

  it('that was packed and is then for nobody is unpacked, and staff who end it know', () => {
    const told = orderCommands.flatMap((command) =>
      [...orderStates, 'returned' as const]
        .filter((state) => isToUnpack(state, command, false))
        .map((state) => [state, command]),
    )
    expect(told).toStrictEqual([['preparing', 'cancel']])
    expect(isToUnpack('preparing', 'cancel', true)).toBe(false)
  })

  it('has a number, and days on which it is looked for', () => {
    expect(orderNumber(loyaltyToday, 1842)).toBe('CP-69-001842')
    expect(orderNumber(loyaltyToday, 12_345_678)).toBe('CP-69-12345678')
    expect(expectedDelivery(loyaltyToday)).toStrictEqual({
      ships_about: '2026-11-24',
      arrives_from: '2026-11-27',
      arrives_to: '2026-12-04',
    })
  })
})
