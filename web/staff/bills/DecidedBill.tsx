import { bahtOfSatang, billReasonWords, grouped } from '@careplus/core/loyalty'
import type { StaffBill } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import { Note } from '../../ui/Note'
import { Tag } from '../../ui/Tag'
import { mayPromote } from '@careplus/core/loyalty-milk-code'

export const DecidedBill = ({ bill }: { readonly bill: StaffBill }) => (
  <>
    <Note tone={bill.state === 'approved' ? 'info' : 'warn'}>
      {bill.state === 'approved'
        ? copy.decided.approved(grouped(bill.points))
        : copy.decided.rejected(bill.reason === null ? '' : billReasonWords[bill.reason].short)}
    </Note>
    {bill.lines.length > 0 && (
      <section className="ui-card ui-card--plain bill-lines" aria-label={copy.lines.label}>
        <table>
          <thead>
            <tr>
              <th scope="col">{copy.lines.product}</th>
              <th scope="col">{copy.lines.quantity}</th>
              <th scope="col">{copy.lines.baht}</th>
              <th scope="col">{copy.lines.earns}</th>
            </tr>
          </thead>
          <tbody>
            {bill.lines.map((line, index) => (
              <tr key={index}>
                <td>
                  <strong>{line.title}</strong>
                  <span className="second small bill-lines__age">{copy.lines.ages[line.age_line]}</span>
                </td>
                <td className="bill-lines__number">{line.quantity}</td>
                <td className="bill-lines__number">{bahtOfSatang(line.satang)}</td>
                <td>
                  <Tag tone={mayPromote(line.age_line) ? 'pandan' : 'neutral'}>
                    {mayPromote(line.age_line) ? copy.lines.yes : copy.lines.no}
                  </Tag>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </>
)
