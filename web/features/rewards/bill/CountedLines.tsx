import { bahtOfSatang } from '@careplus/core/loyalty'
import type { UploadedReading } from '@careplus/core/ports'
import { uploadBillCopy } from '../../../copy/uploadBill.th'

const copy = uploadBillCopy.reading

/** Of the products on the slip, which are counted and which earn nothing. */
export const CountedLines = ({ lines }: Pick<UploadedReading, 'lines'>) => {
  const known = lines.filter(({ title }) => title !== null)
  return known.length === 0 ? null : (
    <ul className="bill-counted" aria-label={copy.lines}>
      {known.map(({ title, earns, quantity, satang }, at) => (
        <li key={at}>
          <span>
            {title}
            {quantity > 1 && <span className="nowrap"> {copy.pieces(quantity)}</span>}
          </span>
          <span className="nowrap">{earns === true ? copy.baht(bahtOfSatang(satang)) : copy.notCounted}</span>
        </li>
      ))}
    </ul>
  )
}
