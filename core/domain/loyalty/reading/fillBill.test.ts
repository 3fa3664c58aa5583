import { fc, test as prop } from '@fast-check/vitest'
import { expect } from 'vitest'
import { isoDate } from '../../../testing/calendar.js'
import { fillBill, foundFields, markOf, type BillFields } from './fillBill.js'
import { isLikely, type Found } from './confidence.js'
import { readFields } from './typedBill.js'

const found = <A>(value: fc.Arbitrary<A>): fc.Arbitrary<Found<A> | null> =>
  fc.option(
    fc.record({
      value,
      confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      place: fc.constant({ picture: 0, box: { left: 0, top: 0, right: 1, bottom: 1 } }),
    }),
  )
const reading = fc.record({
  shop: found(fc.constantFrom('1', '2', '3')),
  date: found(isoDate()),
  number: found(fc.stringMatching(/^[0-9]{4,9}$/)),
  eligible: found(fc.integer({ min: 1, max: 1_000_000 })),
})
const fields: fc.Arbitrary<BillFields> = fc.record({
  shop: fc.option(fc.constantFrom('1', '2', '3')),
  date: fc.option(isoDate()),
  number: fc.option(fc.stringMatching(/^[0-9]{4,9}$/)),
  amount: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
})
const typed = fc.subarray([...readFields]).map((each) => new Set(each))

prop.prop([fields, typed, reading])('what was typed stays, even where it was emptied', (now, by, read) => {
  const filled = fillBill(now, by, read)
  for (const field of by) expect(filled[field]).toBe(now[field])
})

prop.prop([fields, typed, reading])(
  'of the rest what was read clearly is taken over, and nothing else stands there',
  (now, by, read) => {
    const filled = fillBill(now, by, read)
    for (const field of readFields.filter((each) => !by.has(each))) {
      const told = foundFields(read)[field]
      expect(filled[field]).toBe(isLikely(told) ? told?.value : null)
    }
  },
)

prop.prop([fields, typed, reading])('a second look changes nothing', (now, by, read) => {
  const filled = fillBill(now, by, read)
  expect(fillBill(filled, by, read)).toStrictEqual(filled)
})

prop.prop([fields, typed, reading])(
  'each filled field is marked as read, each open one as in doubt, what was typed as neither',
  (now, by, read) => {
    const filled = fillBill(now, by, read)
    for (const field of readFields) {
      const mark = markOf(field, filled, by, read)
      expect(mark).toBe(by.has(field) ? null : filled[field] === null ? 'doubt' : 'read')
    }
  },
)
