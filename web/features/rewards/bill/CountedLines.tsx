import { bahtOfSatang } from '@careplus/core/loyalty'
import { isSure } from '@careplus/core/loyalty-reading'
import type { UploadedReading } from '@careplus/core/ports'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Tag } from '../../../ui/Tag'

const copy = uploadBillCopy.reading

export const CountedLines = ({ lines }: Pick<UploadedReading, 'lines'>) => {
  const known = lines.filter(({ title }) => title !== null)
  return known.length === 0 ? null : (
    <ul className="bill-counted" aria-label={copy.lines}>
      {known.map(({ title, earns, quantity, satang, confidence }, at) => (
        <li key={at}>
          <span>
            {title}
            {quantity > 1 && <span className="nowrap"> {copy.pieces(quantity)}</span>}
          </span>
          <span className="bill-counted__sum">
            <span className="nowrap">{earns === true ? copy.baht(bahtOfSatang(satang)) : copy.notCounted}</span>
            {!isSure({ confidence }) && <Tag tone="mango">{copy.mark.doubt}</Tag>}
          </span>
        </li>
      ))}
    </ul>
  )
}
