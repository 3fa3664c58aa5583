import { fc, test } from '@fast-check/vitest'
import { addDays, parseIsoDate, type IsoDate } from '@careplus/core/calendar'
import { newBill } from '@careplus/core/internal/testing'
import { isRight } from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  billOf,
  billProblems,
  isNothingTyped,
  nothingTyped,
  readInto,
  refusedAt,
  typedFields,
  typedOf,
  withoutRead,
} from './billTyped'

const day = (text: string): IsoDate => {
  const read = parseIsoDate(text)
  if (!isRight(read)) throw new Error(text)
  return read.right
}
const today = day('2026-11-20')
const typed = { shop_id: '5', date: '2026-11-18', receipt: 'TH-2569-118842', amount: '458.00' }
const wrong = (part: Partial<typeof typed>, pictures = 1) =>
  Object.keys(billProblems({ ...typed, ...part }, pictures, today))

describe('what is typed of a bill', () => {
  test.prop([newBill()])('that came back is typed as it was sent', (bill) => {
    expect(billOf(typedOf(bill), today)).toEqual(bill)
  })

  test.prop([fc.integer({ min: -40, max: 10 })])('may be of any of the last 30 days, and of today', (days) => {
    expect(wrong({ date: addDays(today, days) })).toEqual(days >= -30 && days <= 0 ? [] : ['date'])
  })

  it('is wrong where it is left out, at its own field', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ shop_id: '' })).toEqual(['shop_id'])
    expect(wrong({ receipt: ' - ' })).toEqual(['receipt_number'])
    expect(wrong({ amount: 'สี่ร้อย' })).toEqual(['amount_satang'])
    expect(wrong({}, 0)).toEqual(['pictures'])
    expect(wrong({}, 5)).toEqual(['pictures'])
    expect(billProblems(nothingTyped, 0, today).date?.text).toContain('เลือกวันที่')
  })
})

it('what the server refused stands at its field, the first of each, and the rest above', () => {
  const fields = [
    { field: 'pictures.1', message: 'รูปนี้เคยส่งแล้ว' },
    { field: 'pictures.2', message: 'รูปนี้มาไม่ครบ' },
    { field: 'date', message: 'เกิน 30 วัน' },
    { field: '', message: 'วันนี้ส่งครบ 10 ใบแล้ว' },
  ]
  expect(refusedAt(fields)).toEqual({
    at: { pictures: { text: 'รูปนี้เคยส่งแล้ว' }, date: { text: 'เกิน 30 วัน' } },
    others: ['วันนี้ส่งครบ 10 ใบแล้ว'],
  })
})

describe('what was read of a bill', () => {
  const place = { picture: 0, box: { left: 0, top: 0, right: 1, bottom: 1 } }
  const found = <A>(value: A, confidence = 0.95) => ({ value, confidence, place })
  const reading = {
    shop: found('2'),
    date: found(day('2026-11-19')),
    number: found('900688633', 0.4),
    eligible: found(90_350),
  }

  it('stands in an empty form as it would be typed; what is in doubt stays open', () => {
    const filled = { ...nothingTyped, ...readInto(nothingTyped, new Set(), reading) }
    expect(filled).toMatchObject({ shop_id: '2', date: '2026-11-19', receipt: '', amount: '903.50' })
    expect(readInto(filled, new Set(), reading)).toEqual({})
  })

  it('changes no letter of what somebody typed', () => {
    const by = { shop_id: '5', date: null, receipt: 'TH 1', amount: '458' }
    expect(readInto(by, typedFields(by), reading)).toEqual({ date: '2026-11-19' })
  })

  it('goes again with its picture, and what somebody typed stays', () => {
    const before = { ...nothingTyped, receipt: 'TH 1', by_hand: ['number' as const, 'amount' as const] }
    const filled = { ...before, ...readInto(before, typedFields(before), reading) }
    expect(filled).toMatchObject({ shop_id: '2', date: '2026-11-19', receipt: 'TH 1', amount: '' })
    expect({ ...filled, ...withoutRead(filled) }).toEqual(before)
  })

  it('is told from what was typed where a form is opened again, and of an older one all was typed', () => {
    const filled = { ...nothingTyped, ...readInto(nothingTyped, new Set(), reading) }
    expect([isNothingTyped(filled), [...typedFields(filled)]]).toEqual([false, []])
    const { by_hand: _, ...older } = filled
    expect([...typedFields(older)]).toEqual(['shop', 'date', 'amount'])
    expect(isNothingTyped({ ...nothingTyped, by_hand: ['amount'] })).toBe(true)
  })

  it('of a second picture takes the place of what the first one said', () => {
    const filled = { ...nothingTyped, ...readInto(nothingTyped, new Set(), reading) }
    const second = { ...reading, eligible: found(1_000), shop: null }
    expect(readInto(filled, new Set(), second)).toEqual({ shop_id: '', amount: '10.00' })
  })
})
