import * as t from 'io-ts'
import { grouped, signed } from '@careplus/core/loyalty'
import { figures } from '@careplus/core/internal/text'
import { oneLine } from '@careplus/core/text'
import { useState, type FormEvent } from 'react'
import { staffCalls, type StaffMember } from '../composition/staff'
import { staffApprovalsCopy as approvalsCopy, staffPointsCopy as copy } from '../copy/staffConsole.th'
import { Button } from '../ui/Button'
import { Note } from '../ui/Note'
import { TextField } from '../ui/TextField'
import { ConfirmAction } from './ConfirmAction'
import { memberText } from './memberText'
import { useAction } from './useAction'

/** null: no number of points, or zero. */
const pointsOf = (typed: string): number | null => {
  const text = figures(typed).replace('−', '-').replaceAll(/[ ,]/g, '')
  const points = /^[+-]?\d{1,7}$/.test(text) ? Number(text) : 0
  return points === 0 ? null : points
}

/** The sent adjustment, which can only be sent again unchanged. */
const Sent = t.type({ who: t.string, points: t.number, reason: t.string })

interface Props {
  readonly member: StaffMember
  readonly onDone: (said: string) => void
}

export const AdjustPoints = ({ member, onDone }: Props) => {
  const action = useAction(`points.${member.id}`)
  const sent = Sent.is(action.unanswered) ? action.unanswered : null
  const [typed, setTyped] = useState(sent === null ? '' : signed(sent.points))
  const [reason, setReason] = useState(sent?.reason ?? '')
  const [tried, setTried] = useState(false)
  const [asked, setAsked] = useState(false)
  const points = pointsOf(typed)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (points !== null && oneLine(reason) !== '') setAsked(true)
  }
  const run = () => {
    if (points === null) return
    const body = sent ?? { who: member.id, points, reason: oneLine(reason) }
    action.run(
      body,
      (key) => staffCalls.adjustPoints({ body, key }),
      (done) => {
        setAsked(false)
        setTried(false)
        setTyped('')
        setReason('')
        onDone(done.approval === null ? copy.done(signed(done.points), grouped(done.balance)) : approvalsCopy.sent)
      },
    )
  }
  return (
    <form className="ui-card ui-card--pandan staff-stack" onSubmit={submit} noValidate>
      <h2 className="staff-card-title">{copy.form}</h2>
      <TextField
        label={copy.points}
        hint={copy.pointsHint}
        error={tried && points === null ? copy.pointsWrong : undefined}
        value={typed}
        readOnly={sent !== null}
        inputMode="text"
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
      />
      <TextField
        label={copy.reason}
        hint={copy.reasonHint}
        error={tried && oneLine(reason) === '' ? copy.reasonEmpty : undefined}
        value={reason}
        readOnly={sent !== null}
        maxLength={200}
        onChange={(event) => setReason(event.target.value)}
      />
      {sent !== null && <Note tone="warn">{copy.unanswered}</Note>}
      <div>
        <Button type="submit">{sent === null ? copy.submit : copy.again}</Button>
      </div>
      <ConfirmAction
        open={asked}
        title={copy.confirm(signed(points ?? 0))}
        confirm={copy.confirm(signed(points ?? 0))}
        action={action}
        onConfirm={run}
        onClose={() => setAsked(false)}
      >
        {copy.confirmText(memberText(member), grouped(member.balance + (points ?? 0)))}
        <br />“{oneLine(reason)}”
      </ConfirmAction>
    </form>
  )
}
