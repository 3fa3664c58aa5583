import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { Products } from './publishedShapes.js'

const file = new URL('../../../content/products.json', import.meta.url)
const products = Products.decode(JSON.parse(readFileSync(file, 'utf8')))

/** Source: WHO and FAO, Safe preparation, storage and handling of powdered infant formula: guidelines, 2007. */
const order = [
  /ล้างมือ/,
  /ต้มน้ำใหม่.*ไม่เกิน 30 นาที.*ไม่ต่ำกว่า 70 °C/,
  /^รินน้ำ.*ก่อน/,
  /ตวงผง/,
  /แช่.*ในน้ำเย็นทันที/,
  /ก่อน(ป้อน|ให้ลูก).*2 ชั่วโมงให้ทิ้ง/,
]

describe('powder for a child under three', () => {
  const powders = (E.isRight(products) ? products.right : []).filter(
    ({ age_line, preparation }) => (age_line === 'infant' || age_line === 'young-child') && preparation !== null,
  )

  it('is made in the order that protects: hot water first, then the powder, then cooled at once', () => {
    expect(powders.map(({ id }) => id)).toEqual(['1', '2', '3', '7', '8'])
    for (const { preparation } of powders) expect(preparation).toEqual(order.map((step) => expect.stringMatching(step)))
  })
})
