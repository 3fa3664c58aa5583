import { approvalKindWords } from '@careplus/core/internal/staff'
import { grouped } from '@careplus/core/loyalty'
import { useState } from 'react'
import { Link } from 'wouter'
import { staffCalls, type Approval } from '../composition/staff'
import { staffApprovalsCopy as copy } from '../copy/staffConsole.th'
import { Button } from '../ui/Button'
import { Note } from '../ui/Note'
import { useToast } from '../ui/Toast'
import { ConfirmAction } from './ConfirmAction'
import { momentText } from './staffTimes'
import { useAction } from './useAction'
import { useAnswer } from './useAnswer'

interface Props {
  readonly approval: Approval
  readonly onDone: (doneText: string) => void
}

const Decide = ({ approval: { id, hash, content }, onDone }: Props) => {
  const action = useAction(`approval.${id}`)
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null)
  const [shown, setShown] = useState<'approve' | 'refuse'>('approve')
  const ask = (what: 'approve' | 'refuse') => {
    setShown(what)
    setAsked(what)
  }
  const run = () => {
    const body = { hash, approve: shown === 'approve', note: null }
    action.run(
      body,
      (key) => staffCalls.decideApproval({ params: { id }, body, key }),
      ({ decision, reason }) => {
        setAsked(null)
        onDone(reason ?? copy.done[decision === 'approved' ? 'approved' : 'refused'])
      },
    )
  }
  const approves = shown === 'approve'
  return (
    <>
      <div className="wrap">
        <Button size="small" onClick={() => ask('approve')}>
          {copy.approve}
        </Button>
        <Button size="small" tone="second" onClick={() => ask('refuse')}>
          {copy.refuse}
        </Button>
      </div>
      <ConfirmAction
        open={asked !== null}
        title={approves ? copy.confirmApprove : copy.confirmRefuse}
        confirm={approves ? copy.approve : copy.refuse}
        action={action}
        onConfirm={run}
        onClose={() => setAsked(null)}
      >
        {content[0]}
        <br />
        {approves ? copy.confirmApproveText : copy.confirmRefuseText}
      </ConfirmAction>
    </>
  )
}

const PendingApproval = ({ approval, onDone }: Props) => {
  const { kind, content, member, asked_by, asked_at, expires_at, barred } = approval
  return (
    <li className="ui-card ui-card--plain staff-stack">
      <div>
        <h3>{approvalKindWords[kind]}</h3>
        <p className="second small">
          {copy.asked(asked_by, momentText(asked_at))} · {copy.until(momentText(expires_at))}
        </p>
      </div>
      <div>
        {content.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
        {member !== null && (
          <p>
            <Link href={`/points?who=${member}`}>{copy.member}</Link>
          </p>
        )}
      </div>
      {barred === null ? <Decide approval={approval} onDone={onDone} /> : <Note>{barred}</Note>}
    </li>
  )
}

/** Nothing while nothing waits: it stands above the work of the first page. */
export const PendingApprovals = () => {
  const showToast = useToast()
  const [answer, reload] = useAnswer('approvals', () => staffCalls.listApprovals({}))
  if (answer._tag !== 'ready' || answer.value.approvals.length === 0) return null
  const done = (text: string) => {
    showToast({ text })
    reload()
  }
  return (
    <section className="staff-stack staff-approvals" aria-label={copy.title}>
      <h2>
        {copy.title} <span className="second small">{copy.total(grouped(answer.value.total))}</span>
      </h2>
      <ul className="staff-stack">
        {answer.value.approvals.map((approval) => (
          <PendingApproval key={approval.id} approval={approval} onDone={done} />
        ))}
      </ul>
    </section>
  )
}
