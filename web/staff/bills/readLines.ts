import { surely } from '@careplus/core/internal/loyalty-reading'
import { bahtOfSatang } from '@careplus/core/loyalty'
import type { StaffBill, StaffProduct } from '../../composition/staff'
import { emptyLine, type TypedLine } from './typedLines'

/** A mark is beside its line, in shares of the picture's width, because it would hide the line. */
const beside = 0.03

export const linesRead = (
  { reading, pictures }: Pick<StaffBill, 'reading' | 'pictures'>,
  products: ReadonlyArray<StaffProduct>,
): ReadonlyArray<TypedLine> => {
  const lines = (reading?.lines ?? []).map(
    ({ product_id, quantity, satang, confidence, text, place }, at): TypedLine => {
      const product = products.find(({ id }) => id === product_id) ?? null
      const picture = pictures[place.picture]?.id
      const { left, top, bottom } = place.box
      return {
        key: at + 1,
        product,
        quantity: String(quantity),
        baht: bahtOfSatang(satang).replaceAll(',', ''),
        mark: picture === undefined ? null : { picture, x: Math.max(0.02, left - beside), y: (top + bottom) / 2 },
        read: { text, sure: product !== null && confidence >= surely },
      }
    },
  )
  return lines.length === 0 ? [emptyLine(1)] : lines
}
