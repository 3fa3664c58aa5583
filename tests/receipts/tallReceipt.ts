import type { IsoDate } from '@careplus/core/calendar'
import { printedSlip, type Purchase, type PurchasedLine, type TillProduct } from '@careplus/core/testing'
import sharp from 'sharp'
import { renderReceipts } from './receiptPhotographs'

const others = ['ข้าวหอมมะลิ 5กก', 'ไข่ไก่เบอร์ 2 แพ็ค10', 'ผ้าอ้อมสำเร็จรูป L52', 'TISSUE BOX 4PK', 'BREAD WHOLE WHEAT']

/** Six thousand pixels of an electronic receipt; each fifth line is one of our products. */
const longPurchase = (date: IsoDate, products: ReadonlyArray<TillProduct>): Purchase => {
  const lines = Array.from({ length: 30 }, (_, at): PurchasedLine => {
    const product = at % 5 === 4 ? (products[(at * 7) % products.length] ?? null) : null
    const satang = 3900 + at * 1175
    return product === null
      ? { product, name: others[at % others.length] ?? '', quantity: 1 + (at % 3), satang }
      : { product, name: product.receipt_names[0] ?? '', quantity: 1 + (at % 2), satang }
  })
  return { date, time: '19:42', number: '4471902856', lines, discountSatang: 2500, paidBy: 'card', tenderedSatang: 0 }
}

export const tallReceipt = async (date: IsoDate, products: ReadonlyArray<TillProduct>) => {
  const bought = longPurchase(date, products)
  const rows = printedSlip('e-receipt', bought)
  const [rendered] = renderReceipts([{ name: 'tall', rows, font: 'Sarabun', condition: 'screenshot', seed: 1 }])
  const whole = await sharp(rendered)
    .resize({ width: 1080 })
    .jpeg({ quality: 88 })
    .toBuffer({ resolveWithObject: true })
  const { width, height } = whole.info
  const part = (top: number, bottom: number) =>
    sharp(whole.data)
      .extract({ left: 0, top, width, height: bottom - top })
      .jpeg({ quality: 88 })
      .toBuffer()
  return { bought, width, height, whole: whole.data, parts: [await part(0, 3300), await part(2900, height)] }
}
