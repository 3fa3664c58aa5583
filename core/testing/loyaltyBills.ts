import fc from 'fast-check'
import type { StoredBill } from '../ports/billQueue.js'
import type { BillPicture, NewBill } from '../ports/loyalty.js'
import { isoDate } from './calendar.js'
import type { Pinned } from './pinnedFields.js'

export const billPicture = (): fc.Arbitrary<BillPicture> =>
  fc.record(
    {
      mediaType: fc.constantFrom('image/jpeg', 'image/png', 'image/webp'),
      bytes: fc.uint8Array({ minLength: 1, maxLength: 40 }),
    },
    { noNullPrototype: true },
  )

export const newBill = (): fc.Arbitrary<NewBill> =>
  fc.record(
    {
      shop_id: fc.constantFrom('1', '2', '3'),
      date: isoDate(),
      amount_satang: fc.integer({ min: 1, max: 10_000_000 }),
      receipt_number: fc.stringMatching(/^TH-[0-9]{3,12}$/),
    },
    { noNullPrototype: true },
  )

const storedBillState = (): fc.Arbitrary<StoredBill['state']> =>
  fc.oneof(
    fc.constant({ _tag: 'waiting' as const }),
    fc.record(
      { _tag: fc.constant('waiting' as const), notBefore: fc.nat(4_000_000_000_000) },
      { noNullPrototype: true },
    ),
    fc.constant({ _tag: 'paused' as const }),
    fc.record(
      {
        _tag: fc.constant('refused' as const),
        message: fc.string(),
        fields: fc.array(
          fc.record({ field: fc.string(), code: fc.string(), message: fc.string() }, { noNullPrototype: true }),
          { maxLength: 2 },
        ),
      },
      { noNullPrototype: true },
    ),
  )

export const keptBill = (fixed: Pinned<StoredBill> = {}): fc.Arbitrary<StoredBill> =>
  fc.record(
    {
      id: fc.uuid(),
      memberId: fc.constantFrom('mali', 'mana'),
      key: fc.uuid(),
      bill: newBill(),
      shopTitle: fc.constantFrom('7-Eleven', 'Big C'),
      pictures: fc.array(billPicture(), { minLength: 1, maxLength: 4 }),
      state: storedBillState(),
      keptAt: fc.integer({ min: 0, max: 4_000_000_000_000 }),
      ...fixed,
    },
    { noNullPrototype: true },
  )
