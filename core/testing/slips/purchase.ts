import fc from 'fast-check'
import { addDays } from '../../domain/calendar/arithmetic.js'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import type { AgeLine } from '../../domain/loyalty/ageLine.js'

/** A product; `receipt_names` are its printed names. */
export interface TillProduct {
  readonly id: string
  readonly age_line: AgeLine
  readonly receipt_names: ReadonlyArray<string>
  readonly satang: number
}

/** A line of a purchase. `product` null: not one of the brand's. */
export interface PurchasedLine {
  readonly product: TillProduct | null
  readonly name: string
  readonly quantity: number
  readonly satang: number
}

/** A purchase, amounts in satang. */
export interface Purchase {
  readonly date: IsoDate
  readonly time: string
  readonly number: string
  readonly lines: ReadonlyArray<PurchasedLine>
  /** Subtracted from the sum; 0: none. */
  readonly discountSatang: number
  readonly paidBy: 'cash' | 'card'
  readonly tenderedSatang: number
}

const otherGoods: ReadonlyArray<readonly [name: string, satang: number]> = [
  ['ข้าวหอมมะลิ 5กก', 18900],
  ['ไข่ไก่เบอร์ 2 แพ็ค10', 5500],
  ['น้ำดื่ม 1.5ล', 1400],
  ['ทิชชู่เปียก 80แผ่น', 4900],
  ['ผ้าอ้อมสำเร็จรูป L52', 38900],
  ['TISSUE BOX 4PK', 9900],
  ['กล้วยหอม', 1200],
  ['BREAD WHOLE WHEAT', 4200],
  ['น้ำยาล้างจาน 750มล', 3950],
  ['ปลากระป๋อง 155ก', 2175],
]

const plain = { noNullPrototype: true } as const

export const sumOf = (lines: ReadonlyArray<PurchasedLine>): number =>
  lines.reduce((sum, { quantity, satang }) => sum + quantity * satang, 0)

/** The total to pay, in satang.
 * @example
 * const [slip] = arb.slipSet(1, 1, todayInBangkok(Date.UTC(2026, 10, 26)), arb.tillProducts)
 * arb.totalOf(slip.bought) > 0 // => true */
export const totalOf = ({ lines, discountSatang }: Pick<Purchase, 'lines' | 'discountSatang'>): number =>
  sumOf(lines) - discountSatang

const quantity = () => fc.oneof({ arbitrary: fc.constant(1), weight: 3 }, fc.integer({ min: 2, max: 6 }))

const ofProduct = (products: ReadonlyArray<TillProduct>): fc.Arbitrary<PurchasedLine> =>
  fc.constantFrom(...products).chain((product) =>
    fc.record(
      {
        product: fc.constant(product),
        name: fc.constantFrom(...product.receipt_names),
        quantity: quantity(),
        satang: fc.constantFrom(product.satang, product.satang - 500, product.satang + 1025),
      },
      plain,
    ),
  )

const otherProducts = (): fc.Arbitrary<PurchasedLine> =>
  fc
    .tuple(fc.constantFrom(...otherGoods), quantity())
    .map(([[name, satang], pieces]) => ({ product: null, name, quantity: pieces, satang }))

export const purchase = (today: IsoDate, products: ReadonlyArray<TillProduct>): fc.Arbitrary<Purchase> =>
  fc
    .record(
      {
        date: fc.integer({ min: 0, max: 30 }).map((days) => addDays(today, -days)),
        time: fc
          .tuple(fc.integer({ min: 7, max: 22 }), fc.integer({ min: 0, max: 59 }))
          .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':')),
        number: fc.stringMatching(/^[1-9][0-9]{8,12}$/),
        own: fc.uniqueArray(ofProduct(products), {
          minLength: 1,
          maxLength: 3,
          selector: ({ product }) => product?.id,
        }),
        others: fc.uniqueArray(otherProducts(), { maxLength: 4, selector: ({ name }) => name }),
        discount: fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, fc.constantFrom(1000, 2500, 5000)),
        paidBy: fc.constantFrom('cash' as const, 'card' as const),
        turn: fc.nat(9),
      },
      plain,
    )
    .map(({ own, others: otherLines, discount, turn, ...rest }) => {
      const mixed = [...otherLines.slice(0, turn % 3), ...own, ...otherLines.slice(turn % 3)]
      const discountSatang = discount < sumOf(mixed) / 2 ? discount : 0
      const total = sumOf(mixed) - discountSatang
      return { ...rest, lines: mixed, discountSatang, tenderedSatang: Math.ceil(total / 10_000) * 10_000 }
    })
