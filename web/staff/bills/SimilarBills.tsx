import { billFlagWords } from '@careplus/core/internal/loyalty'
import { billStateWords, bahtOfSatang } from '@careplus/core/loyalty'
import { thaiDate } from '@careplus/core/calendar'
import { staffCalls, type StaffBill } from '../../composition/staff'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Tag } from '../../ui/Tag'
import { RemoteView } from '../RemoteView'
import { memberText } from '../memberText'
import { momentText } from '../staffTimes'
import { useAnswer } from '../useAnswer'
import { StaffBillPictures } from './StaffBillPictures'

const copy = staffBillsCopy.alike

interface Props {
  readonly alike: StaffBill['alike']
  readonly beside: string | null
  readonly onCompare: (id: string | null) => void
}

export const SimilarBills = ({ alike, beside, onCompare }: Props) =>
  alike.length === 0 ? null : (
    <section className="ui-card ui-card--mango">
      <h2 className="staff-card-title">{copy.title}</h2>
      <ul className="bill-alike">
        {alike.map(({ bill_id, why, state, sent_at, shop_title, same_member }) => (
          <li key={bill_id}>
            <span className="bill-alike__words">
              <strong>{billFlagWords[why]}</strong>
              <span className="small">
                {shop_title} · {momentText(sent_at)} · {same_member ? copy.sameMember : copy.otherMember}
              </span>
            </span>
            <Tag tone={state === 'approved' ? 'pandan' : 'neutral'}>{billStateWords[state]}</Tag>
            <Button
              tone="light"
              size="small"
              aria-pressed={beside === bill_id}
              onClick={() => onCompare(beside === bill_id ? null : bill_id)}
            >
              {beside === bill_id ? copy.close : copy.compare}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )

export const BillBeside = ({ id }: { readonly id: string }) => {
  const [answer, reload] = useAnswer(id, () => staffCalls.readBill({ params: { id } }))
  return (
    <section className="bill-beside" aria-label={copy.beside}>
      <RemoteView answer={answer} retry={reload}>
        {(bill) => (
          <>
            <p className="small">
              <strong>
                {bill.shop_title} · {bahtOfSatang(bill.amount_satang)} · {bill.receipt_number}
              </strong>
              <br />
              {thaiDate(bill.date)} · {memberText(bill.member)} · {billStateWords[bill.state]}
            </p>
            <LinkButton href={`/bills/${bill.id}`} tone="second" size="small">
              {copy.open}
            </LinkButton>
            <StaffBillPictures bill={bill} label={copy.pictures} />
          </>
        )}
      </RemoteView>
    </section>
  )
}
