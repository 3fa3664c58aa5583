import { expect, it } from 'vitest'
import type { StaffBill, StaffProduct } from '../../composition/staff'
import { linesRead } from './readLines'
import { emptyLine, wholeLine } from './typedLines'

const products: ReadonlyArray<StaffProduct> = [
  { id: '4', title: 'นมผง สูตร 4', age_line: 'child', earns: true },
  { id: '3', title: 'นมผง สูตร 3', age_line: 'young-child', earns: false },
]
const place = { picture: 1, box: { left: 0.2, right: 0.6, top: 0.5, bottom: 0.54 } }
const read = { title: null, earns: null, text: 'HIQ F4 PLAIN 1800G', quantity: 2, place }
type Reading = NonNullable<StaffBill['reading']>
const billOf = (lines: Reading['lines']): Pick<StaffBill, 'reading' | 'pictures'> => ({
  pictures: [
    { id: 'first', width: 900, height: 1600 },
    { id: 'second', width: 900, height: 1600 },
  ],
  reading: { state: 'read', shop: null, date: null, number: null, total: null, eligible: null, differs: [], lines },
})

it('puts what was read into lines that can be sent as they are, each marked where it was read', () => {
  const [line] = linesRead(billOf([{ ...read, product_id: '4', satang: 163_800, confidence: 0.97 }]), products)
  expect(line).toMatchObject({ mark: { picture: 'second', x: expect.closeTo(0.17, 5), y: 0.52 }, read: { sure: true } })
  expect(line && wholeLine(line)).toStrictEqual({ product_id: '4', age_line: 'child', quantity: 2, satang: 163_800 })
})

it('leaves open what is in doubt', () => {
  const lines = billOf([
    { ...read, product_id: null, satang: 9900, confidence: 0.2 },
    { ...read, product_id: '3', satang: 79_900, confidence: 0.6 },
    { ...read, product_id: '99', satang: 100, confidence: 0.97 },
  ])
  expect(linesRead(lines, products).map(({ product, read: result }) => [product?.id, result?.sure])).toStrictEqual([
    [undefined, false],
    ['3', false],
    [undefined, false],
  ])
})

it('begins with an empty line where nothing was read', () => {
  for (const nothing of [billOf([]), { ...billOf([]), reading: null }])
    expect(linesRead(nothing, products)).toStrictEqual([emptyLine(1)])
})
