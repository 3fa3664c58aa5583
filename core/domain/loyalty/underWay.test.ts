import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { drawUnderWay, isBillUnderWay, isOrderUnderWay } from './underWay.js'

const standings = ['winner', 'reserve', 'gone', 'declined', 'lapsed'] as const
const winners = fc.array(fc.record({ mine: fc.boolean(), standing: fc.constantFrom(...standings) }))
const tickets = fc.nat({ max: 50 })

test.prop([fc.constantFrom('prepared', 'open', 'closed'), tickets, winners])(
  'before the result a draw waits for exactly those who entered',
  (state, my_tickets, known) => {
    expect(drawUnderWay({ state, my_tickets, winners: known })).toBe(my_tickets > 0 ? 'waits' : null)
  },
)

test.prop([fc.constantFrom('drawn', 'recorded'), tickets, winners])(
  'after it only a prize of one’s own is left to see to',
  (state, my_tickets, known) => {
    const won = known.filter(({ mine }) => mine).some(({ standing }) => standing === 'winner')
    expect(drawUnderWay({ state, my_tickets, winners: known })).toBe(won ? 'won' : null)
  },
)

test.prop([tickets, winners])('a cancelled draw is nobody’s', (my_tickets, known) => {
  expect(drawUnderWay({ state: 'cancelled', my_tickets, winners: known })).toBeNull()
})

test('an order is under way until it arrives or is given up; a bill while somebody has to act', () => {
  const states = ['received', 'preparing', 'shipped', 'delivered', 'returned', 'closed', 'cancelled'] as const
  expect(states.filter(isOrderUnderWay)).toStrictEqual(['received', 'preparing', 'shipped', 'returned'])
  expect(isBillUnderWay({ state: 'reviewing', can_appeal: false })).toBe(true)
  expect(isBillUnderWay({ state: 'rejected', can_appeal: true })).toBe(true)
  expect(isBillUnderWay({ state: 'rejected', can_appeal: false })).toBe(false)
  expect(isBillUnderWay({ state: 'approved', can_appeal: false })).toBe(false)
})
