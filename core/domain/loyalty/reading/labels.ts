import { similarityWithin, signsOf } from './similarity.js'

/** The longest match decides: `ยอดรวมทั้งสิ้น` is a total, `รวม` may be a sum before discounts. */
const labels = {
  total: [
    'ยอดสุทธิ',
    'ยอดรวมสุทธิ',
    'รวมสุทธิ',
    'สุทธิ',
    'ยอดรวมทั้งสิ้น',
    'รวมทั้งสิ้น',
    'รวมเงินทั้งสิ้น',
    'จำนวนเงินรวมทั้งสิ้น',
    'ยอดชำระ',
    'ยอดชำระทั้งหมด',
    'ยอดที่ต้องชำระ',
    'ยอดเงินสุทธิ',
    'รวมเป็นเงินทั้งสิ้น',
    'จำนวนเงินทั้งสิ้น',
    'ยอดรวมทั้งหมด',
    'ยอดชำระสุทธิ',
    'รวมเป็นเงิน',
    'GRAND TOTAL',
    'NET TOTAL',
    'TOTAL DUE',
    'AMOUNT DUE',
    'TOTAL AMOUNT',
    'NET AMOUNT',
    'BALANCE DUE',
  ],
  sum: [
    'รวม',
    'รวมเงิน',
    'ยอดรวม',
    'รวมราคา',
    'รวมราคาสินค้า',
    'มูลค่าสินค้า',
    'TOTAL',
    'SUBTOTAL',
    'SUB TOTAL',
    'ยอดก่อนส่วนลด',
  ],
  discount: [
    'ส่วนลด',
    'หักส่วนลด',
    'ส่วนลดสมาชิก',
    'คูปอง',
    'คูปองส่วนลด',
    'DISCOUNT',
    'COUPON',
    'PROMOTION',
    'SAVING',
    'ลดราคา',
    'คูปองเงินสด',
    'ลดให้',
    'ส่วนลดการค้า',
    'MEMBER DISCOUNT',
    'โปรโมชั่น',
  ],
  cash: ['เงินสด', 'รับเงิน', 'รับเงินสด', 'รับมา', 'CASH', 'TENDERED', 'CASH RECEIVED'],
  change: ['เงินทอน', 'ทอนเงิน', 'ทอน', 'CHANGE'],
  card: [
    'บัตรเครดิต',
    'บัตร',
    'เครดิต',
    'โอนเงิน',
    'พร้อมเพย์',
    'ชำระโดย',
    'VISA',
    'MASTER',
    'CREDIT CARD',
    'QR',
    'PROMPTPAY',
    'TRUEMONEY',
    'โอน',
    'วอลเล็ท',
  ],
  tax: ['ภาษีมูลค่าเพิ่ม', 'ภาษี', 'VAT', 'VATABLE', 'ก่อนภาษี', 'มูลค่าก่อนภาษี', 'มูลค่าสินค้ามีภาษี', 'มูลค่าสินค้าก่อน VAT', 'ยกเว้นภาษี'],
  points: ['คะแนน', 'แต้ม', 'POINT', 'แสตมป์', 'STAMP'],
  extra: ['ปัดเศษ', 'ปัดเศษสตางค์', 'ROUNDING', 'ค่าจัดส่ง', 'ค่าส่ง', 'ค่าขนส่ง', 'SHIPPING FEE', 'DELIVERY FEE'],
  count: ['จำนวนชิ้น', 'ITEMS', 'รายการทั้งหมด', 'จำนวนสินค้า', 'TOTAL ITEMS', 'QTY'],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type RowLabel = keyof typeof labels

/** `counts`: a count may be beside it. `reduces`: changes the paid sum. `negative`: a minus is no discount. */
type LabelTrait = 'sums' | 'counts' | 'paid' | 'reduces' | 'negative'
export const labelTraits: Readonly<Record<RowLabel, ReadonlyArray<LabelTrait>>> = {
  total: ['sums', 'counts', 'paid'],
  sum: ['sums'],
  discount: ['reduces'],
  cash: ['paid'],
  change: ['negative'],
  card: ['paid'],
  tax: [],
  points: [],
  extra: ['reduces', 'negative'],
  count: ['counts'],
}

const all = (Object.keys(labels) as ReadonlyArray<RowLabel>).flatMap((label) =>
  labels[label].map((words) => ({ label, signs: signsOf(words) })),
)

/** Short labels occur in many words, so they must match exactly. */
const enough = (length: number): number => (length <= 3 ? 1 : length <= 5 ? 0.8 : 0.75)

export const labelOf = (text: string): RowLabel | null => {
  let best: { readonly label: RowLabel; readonly weight: number } | null = null
  const textSigns = signsOf(text)
  for (const { label, signs } of all) {
    const { length } = signs
    if (length < textSigns.length * 0.4) continue
    const similarity = similarityWithin(textSigns, signs)
    if (similarity < (label === 'extra' ? 0.85 : enough(length))) continue
    const weight = (2 * similarity - 1) * length
    if (best === null || weight > best.weight) best = { label, weight }
  }
  return best?.label ?? null
}

/** The second pass turns Thai into Latin letters too, so only whole words of some length count. */
export const latinLabelOf = (text: string): RowLabel | null => {
  const words = (text.match(/[A-Z][A-Z ]+/g) ?? []).map((part) => part.trim()).filter((part) => part.length >= 5)
  return words.map(labelOf).find((label) => label !== null) ?? null
}
