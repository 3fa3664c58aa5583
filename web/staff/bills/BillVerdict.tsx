import { todayInBangkok } from '@careplus/core/calendar'
import { bahtOfSatang, billReasonWords, grouped, type BillReason } from '@careplus/core/loyalty'
import { billFlagWords } from '@careplus/core/internal/loyalty'
import { useState } from 'react'
import { staffCalls, type StaffBill } from '../../composition/staff'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import { Button } from '../../ui/Button'
import { Chip } from '../../ui/Chip'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { Checkbox } from '../../ui/Checkbox'
import { ErrorNote } from '../../ui/Note'
import { ConfirmAction } from '../ConfirmAction'
import { memberText } from '../memberText'
import { useStaffSession } from '../staffSession'
import { useAction } from '../useAction'
import { useNow } from '../useNow'
import { approvable, earnedBy, type TypedLine } from './typedLines'
import { useBillKeys } from './useBillKeys'

const reasons = Object.keys(billReasonWords) as ReadonlyArray<BillReason>

interface Props {
  readonly bill: StaffBill
  readonly lines: ReadonlyArray<TypedLine>
  readonly untouched: boolean
  readonly onDecided: (text: string) => void
}

export const BillVerdict = ({ bill, lines, untouched, onDecided }: Props) => {
  const session = useStaffSession()
  // After an appeal the same verdict is a new action.
  const action = useAction(`bill.${bill.id}.${bill.steps.length}`)
  const [reason, setReason] = useState<BillReason | null>(null)
  const [missed, setMissed] = useState(false)
  const [asked, setAsked] = useState<'approve' | 'reject' | null>(null)
  /** `missed`: staff pressed on without confirming that they compared the flagged bills. Reset at each question. */
  const [compared, setCompared] = useState<'no' | 'missed' | 'yes'>('no')
  const earned = earnedBy(lines)
  const verdict = approvable(bill, lines, todayInBangkok(useNow()))
  const params = { id: bill.id }
  const decided = (text: string) => {
    setAsked(null)
    onDecided(text)
  }

  const approve = () => {
    if (verdict._tag !== 'ready') return
    if (bill.flags.length > 0 && compared !== 'yes') return setCompared('missed')
    const body = {
      despite: bill.flags,
      lines: verdict.lines.map(({ product_id, quantity, satang }) => ({ product_id, quantity, satang })),
    }
    action.run(
      ['approve', body],
      (key) => staffCalls.approveBill({ params, body, key }),
      ({ points }) => decided(copy.done.approved(grouped(points))),
    )
  }
  const reject = () => {
    if (reason === null) return setMissed(true)
    action.run(
      ['reject', reason],
      (key) => staffCalls.rejectBill({ params, body: { reason }, key }),
      () => decided(copy.done.rejected),
    )
  }
  // Recognized completely and nothing to compare, so one key is enough. Edited lines have to be confirmed.
  const byKey = bill.read_whole && untouched && bill.flags.length === 0 && verdict._tag === 'ready'
  useBillKeys(byKey && asked === null && !action.busy ? { KeyA: approve } : {})
  const points = grouped(verdict._tag === 'ready' ? verdict.points : earned.points)
  return (
    <>
      <div className="ui-card ui-card--pandan bill-sum">
        <div>
          <p className="second small">{copy.sum.eligible(bahtOfSatang(earned.eligible_satang))}</p>
          <p className="bill-sum__points" aria-live="polite">
            {copy.sum.points(grouped(earned.points))}
          </p>
        </div>
        <p className="second small bill-sum__seen">
          {copy.sum.seen}
          <br />
          {copy.sum.most(grouped(bill.forecast))}
        </p>
      </div>
      <div className="bill-actions">
        <Button
          tone="outline"
          className="bill-reject"
          onClick={() => {
            setMissed(false)
            setAsked('reject')
          }}
        >
          {copy.reject}
        </Button>
        <div>
          <Button
            wide
            icon={<Icon of={Check} />}
            waiting={verdict._tag === 'waits' ? verdict.why : undefined}
            onClick={() => {
              setCompared('no')
              setAsked('approve')
            }}
          >
            {verdict._tag === 'ready' ? copy.approve(points) : copy.approveNone}
          </Button>
        </div>
      </div>
      <p className="second small">
        {byKey ? `${copy.keys.approve} · ` : ''}
        {copy.keys.move}
      </p>
      <p className="second small">{copy.foot(session._tag === 'in' ? session.name : '')}</p>
      {asked === null && action.refusal !== null && <ErrorNote>{action.refusal}</ErrorNote>}
      <ConfirmAction
        open={asked === 'approve'}
        title={copy.confirm.approve(points)}
        confirm={copy.approve(points)}
        action={action}
        onConfirm={approve}
        onClose={() => setAsked(null)}
      >
        {copy.confirm.approveText(memberText(bill.member))}
        {bill.flags.length > 0 && (
          <Checkbox
            checked={compared === 'yes'}
            onChange={(event) => setCompared(event.target.checked ? 'yes' : 'no')}
            help={bill.flags.map((flag) => billFlagWords[flag]).join(' · ')}
            error={compared === 'missed' ? copy.confirm.compareFirst : undefined}
          >
            {copy.confirm.compared}
          </Checkbox>
        )}
      </ConfirmAction>
      <ConfirmAction
        open={asked === 'reject'}
        title={copy.confirm.reject}
        confirm={copy.confirm.rejectButton}
        tone="danger"
        action={action}
        onConfirm={reject}
        onClose={() => setAsked(null)}
      >
        <div className="bill-reasons" role="group" aria-label={copy.confirm.reject}>
          {reasons.map((each) => (
            <Chip key={each} chosen={each === reason} onClick={() => setReason(each === reason ? null : each)}>
              {billReasonWords[each].short}
            </Chip>
          ))}
        </div>
        {reason !== null && (
          <p>
            {copy.confirm.rejectText} “{billReasonWords[reason].words}”
          </p>
        )}
        {reason === null && missed && <ErrorNote>{copy.needs.reason}</ErrorNote>}
      </ConfirmAction>
    </>
  )
}
