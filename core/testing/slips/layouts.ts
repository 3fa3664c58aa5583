import { datePartsOf, type IsoDate } from '../../domain/calendar/isoDate.js'
import { buddhistYear, thaiMonths } from '../../domain/calendar/thai.js'
import { bahtOfSatang as money } from '../../words/loyalty/number.js'
import { sumOf, totalOf, type Purchase, type PurchasedLine } from './purchase.js'

/** One piece of print. `x`: 0 the left edge, 1 the right, as the anchor of `align`. */
export interface SlipCell {
  readonly text: string
  readonly x: number
  readonly align: 'left' | 'middle' | 'right'
}

/** One row of a printed receipt. */
export interface SlipRow {
  readonly cells: ReadonlyArray<SlipCell>
  readonly size?: number
}

export const slipLayouts = [
  'convenience',
  'superstore',
  'wholesale',
  'corner-shop',
  'hypermarket',
  'pharmacy',
  'cash-bill',
  'e-receipt',
] as const
/** A layout of `slipLayouts`. */
export type SlipLayout = (typeof slipLayouts)[number]

const left = (text: string, x = 0): SlipCell => ({ text, x, align: 'left' })
const right = (text: string, x = 1): SlipCell => ({ text, x, align: 'right' })
const middle = (text: string): SlipCell => ({ text, x: 0.5, align: 'middle' })
const row = (...cells: ReadonlyArray<SlipCell>): SlipRow => ({ cells })
const heading = (text: string): SlipRow => ({ cells: [middle(text)], size: 1.4 })
const rule = row(middle('-'.repeat(38)))

const two = (n: number): string => String(n).padStart(2, '0')
const parts = (date: IsoDate) => {
  const { day, month, year } = datePartsOf(date)
  return { day, month, year, be: buddhistYear(year) }
}
const shortBuddhist = (date: IsoDate): string => {
  const { day, month, be } = parts(date)
  return `${two(day)}/${two(month)}/${two(be % 100)}`
}
const longBuddhist = (date: IsoDate): string => {
  const { day, month, be } = parts(date)
  return `${two(day)}/${two(month)}/${be}`
}
const gregorian = (date: IsoDate): string => {
  const { day, month, year } = parts(date)
  return `${two(day)}/${two(month)}/${year}`
}
const english = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']
const byName = (date: IsoDate): string => {
  const { day, month, year } = parts(date)
  return `${two(day)}-${english[month - 1]}-${two(year % 100)}`
}
const inThai = (date: IsoDate): string => {
  const { day, month, be } = parts(date)
  return `${day} ${thaiMonths[month - 1]?.short} ${be}`
}

const pieces = (lines: ReadonlyArray<PurchasedLine>): number => lines.reduce((sum, { quantity }) => sum + quantity, 0)
const amountOf = ({ quantity, satang }: PurchasedLine): number => quantity * satang

const discount = (label: string, { discountSatang }: Purchase): ReadonlyArray<SlipRow> =>
  discountSatang === 0 ? [] : [row(left(label), right(`-${money(discountSatang)}`))]

const paid = (
  purchase: Purchase,
  words: { readonly cash: string; readonly change: string; readonly card: string },
): ReadonlyArray<SlipRow> => {
  const total = totalOf(purchase)
  return purchase.paidBy === 'card'
    ? [row(left(words.card), right(money(total)))]
    : [
        row(left(words.cash), right(money(purchase.tenderedSatang))),
        row(left(words.change), right(money(purchase.tenderedSatang - total))),
      ]
}

const convenience = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('7-Eleven'),
  row(middle('บริษัท ซีพี ออลล์ จำกัด (มหาชน)')),
  row(middle('สาขา 04821 ตลาดท่าอิฐ')),
  row(middle('TAX#0107542000011 (VAT Included)')),
  row(middle('ใบเสร็จรับเงิน/ใบกำกับภาษีอย่างย่อ')),
  ...p.lines.flatMap((line) => [
    row(left(String(line.quantity)), left(line.name, 0.08), right(money(amountOf(line)))),
    ...(line.quantity > 1 ? [row(left(`@${money(line.satang)}`, 0.12))] : []),
  ]),
  rule,
  ...discount('ส่วนลดสมาชิก', p),
  row(left(`ยอดสุทธิ ${pieces(p.lines)} ชิ้น`), right(money(totalOf(p)))),
  ...paid(p, { cash: 'เงินสด', change: 'เงินทอน', card: 'บัตรเครดิต' }),
  row(left(`R#${p.number}`), right(`${shortBuddhist(p.date)} ${p.time}`)),
]

const superstore = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('Tesco Lotus'),
  row(middle('บริษัท เอก-ชัย ดีสทริบิวชั่น ซิสเทม จำกัด')),
  row(middle('TAX ID 0105536092641  POS ID E0481')),
  row(middle('TAX INVOICE (ABB)')),
  row(left(`DATE ${gregorian(p.date)}`), right(`TIME ${p.time}`)),
  row(left(`RECEIPT NO. ${p.number}`)),
  rule,
  ...p.lines.flatMap((line) =>
    line.quantity > 1
      ? [
          row(left(line.name)),
          row(left(`${line.quantity} X ${money(line.satang)}`, 0.1), right(`${money(amountOf(line))}V`)),
        ]
      : [row(left(line.name), right(`${money(amountOf(line))}V`))],
  ),
  rule,
  ...(p.discountSatang === 0 ? [] : [row(left('SUBTOTAL'), right(money(sumOf(p.lines))))]),
  ...discount('DISCOUNT', p),
  row(left('TOTAL'), right(money(totalOf(p)))),
  ...paid(p, { cash: 'CASH', change: 'CHANGE', card: 'VISA' }),
  row(left(`ITEMS ${pieces(p.lines)}`)),
]

const wholesale = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('makro'),
  row(middle('บริษัท สยามแม็คโคร จำกัด (มหาชน)')),
  row(middle('เลขประจำตัวผู้เสียภาษี 0107537000521')),
  row(middle('ใบกำกับภาษี / ใบเสร็จรับเงิน')),
  row(left(`เลขที่ ${p.number}`)),
  row(left(`วันที่ ${longBuddhist(p.date)}`), right(`เวลา ${p.time}`)),
  rule,
  row(left('รายการ'), right('จำนวน', 0.62), right('ราคา', 0.8), right('รวม')),
  ...p.lines.map((line) =>
    row(
      left(line.name),
      right(String(line.quantity), 0.62),
      right(money(line.satang), 0.8),
      right(money(amountOf(line))),
    ),
  ),
  rule,
  row(left('รวมเงิน'), right(money(sumOf(p.lines)))),
  ...discount('ส่วนลด', p),
  row(left('ยอดรวมทั้งสิ้น'), right(money(totalOf(p)))),
  ...paid(p, { cash: 'รับเงินสด', change: 'เงินทอน', card: 'บัตร' }),
]

const cornerShop = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('FamilyMart'),
  row(middle('สาขา ซอยอารีย์ 4')),
  row(middle('เลขที่ผู้เสียภาษี 0105535099511')),
  ...p.lines.map((line) =>
    row(left(line.name), right(`${line.quantity}x${money(line.satang)}`, 0.78), right(money(amountOf(line)))),
  ),
  rule,
  ...discount('คูปองส่วนลด', p),
  row(left('รวมทั้งสิ้น'), right(money(totalOf(p)))),
  ...paid(p, { cash: 'เงินสด', change: 'ทอน', card: 'TrueMoney' }),
  row(left(`เลขที่ใบเสร็จ ${p.number}`)),
  row(left(`${byName(p.date)} ${p.time}`)),
]

const hypermarket = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('Big C Supercenter'),
  row(middle('บมจ. บิ๊กซี ซูเปอร์เซ็นเตอร์')),
  row(middle('TAX ID : 0107536000633')),
  row(left(`Date : ${byName(p.date)}`), right(p.time)),
  row(left(`Inv No : ${p.number}`)),
  rule,
  ...p.lines.flatMap((line) => [
    row(left(line.name)),
    row(left(`${line.quantity} @ ${money(line.satang)}`, 0.08), right(money(amountOf(line)))),
  ]),
  rule,
  row(left('รวม'), right(money(sumOf(p.lines)))),
  ...discount('ส่วนลด Big Card', p),
  row(left('ยอดชำระ'), right(money(totalOf(p)))),
  ...paid(p, { cash: 'เงินสด', change: 'เงินทอน', card: 'บัตรเครดิต' }),
  row(left(`จำนวนชิ้น ${pieces(p.lines)}`)),
]

const pharmacy = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('ร้านยาใจดีเภสัช'),
  row(middle('โทร 02-555-0143')),
  row(left(`เลขที่บิล ${p.number}`)),
  row(left(`วันที่ ${inThai(p.date)}`), right(`${p.time} น.`)),
  rule,
  ...p.lines.map((line) => row(left(line.name), right(`x${line.quantity}`, 0.72), right(money(amountOf(line))))),
  rule,
  ...discount('ส่วนลด', p),
  row(left('รวมเป็นเงิน'), right(money(totalOf(p)))),
  ...paid(p, { cash: 'รับเงิน', change: 'ทอนเงิน', card: 'โอนเงิน' }),
  row(middle('ขอบคุณค่ะ')),
]

const cashBill = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('บิลเงินสด'),
  row(middle('ร้านเจริญพรมินิมาร์ท')),
  row(left(`No. ${p.number}`), right(`วันที่ ${shortBuddhist(p.date)}`)),
  row(left('จำนวน'), left('รายการ', 0.16), right('หน่วยละ', 0.78), right('จำนวนเงิน')),
  ...p.lines.map((line) =>
    row(
      left(String(line.quantity)),
      left(line.name, 0.16),
      right(money(line.satang), 0.78),
      right(money(amountOf(line))),
    ),
  ),
  rule,
  ...discount('หักส่วนลด', p),
  row(left('รวมเงิน'), right(money(totalOf(p)))),
  ...paid(p, { cash: 'รับมา', change: 'ทอน', card: 'โอน' }),
]

const eReceipt = (p: Purchase): ReadonlyArray<SlipRow> => [
  heading('7-Eleven'),
  row(middle('ใบเสร็จรับเงินอิเล็กทรอนิกส์')),
  row(left('วันที่ทำรายการ'), right(`${inThai(p.date)} ${p.time}`)),
  row(left('เลขที่ใบเสร็จ'), right(p.number)),
  row(left('เลขผู้เสียภาษี'), right('0107542000011')),
  rule,
  ...p.lines.flatMap((line) => [
    row(left(line.name), right(`฿${money(amountOf(line))}`)),
    row(left(`จำนวน ${line.quantity} ชิ้น`)),
  ]),
  rule,
  row(left('ยอดรวม'), right(`฿${money(sumOf(p.lines))}`)),
  ...discount('ส่วนลด', p),
  row(left('ยอดชำระทั้งหมด'), right(`฿${money(totalOf(p))}`)),
  row(left('ชำระโดย'), right(p.paidBy === 'card' ? 'บัตรเครดิต' : 'พร้อมเพย์')),
]

const printers: Readonly<Record<SlipLayout, (purchase: Purchase) => ReadonlyArray<SlipRow>>> = {
  convenience,
  superstore,
  wholesale,
  'corner-shop': cornerShop,
  hypermarket,
  pharmacy,
  'cash-bill': cashBill,
  'e-receipt': eReceipt,
}

export const shopOf: Readonly<Record<SlipLayout, string | null>> = {
  convenience: '1',
  superstore: '2',
  wholesale: '3',
  'corner-shop': '4',
  hypermarket: '5',
  pharmacy: null,
  'cash-bill': null,
  'e-receipt': '1',
}

/** The printed rows of a purchase.
 * @example
 * const [slip] = arb.slipSet(1, 1, todayInBangkok(Date.UTC(2026, 10, 26)), arb.tillProducts)
 * arb.printedSlip(slip.layout, slip.bought).length > 3 // => true */
export const printedSlip = (layout: SlipLayout, purchase: Purchase): ReadonlyArray<SlipRow> =>
  printers[layout](purchase)
