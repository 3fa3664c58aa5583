import * as E from 'fp-ts/Either'
import { useState, type SubmitEvent } from 'react'
import { sessionCopy } from '../../../copy/session.th'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Gift, Lock, RotateCw } from '../../../ui/icons'
import { ErrorNote } from '../../../ui/Note'
import { EmailField } from '../../../ui/EmailField'
import { loadRules } from '../../../shared/account/prepareForm'
import { MailedCode, OtherMethod } from './MailedCode'
import type { StoredNewcomer } from './newcomer'
import { useMailedCode } from './useMailedCode'

const copy = socialReturnCopy.email
const marks = [RotateCw, Gift, Lock]

export interface EmailRequiredProps {
  readonly newcomer: StoredNewcomer
  readonly onProved: (next: StoredNewcomer) => void
}

const EmailRequired = ({ newcomer, onProved }: EmailRequiredProps) => {
  const { mailed, asking, refusal, ask, keep } = useMailedCode(newcomer)
  const [problem, setProblem] = useState<string | undefined>()

  const submit = async (form: HTMLFormElement): Promise<void> => {
    const { readEmail } = await loadRules()
    const read = readEmail(String(new FormData(form).get('email') ?? ''))
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isRight(read)) ask(read.right)
    else form.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }

  if (mailed !== null)
    return <MailedCode level={2} {...{ newcomer, mailed, onProved }} onChange={() => keep(null)} onResent={keep} />
  return (
    <form
      className="session-form"
      method="dialog"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!asking) submit(event.currentTarget).catch(() => setProblem(sessionCopy.failure.network))
      }}
    >
      <p className="second">{copy.why(newcomer.provider)}</p>
      <ul className="social-often">
        {copy.reasons.map((reason, at) => (
          <li key={reason}>
            <Icon of={marks[at] ?? Lock} />
            {reason}
          </li>
        ))}
      </ul>
      <EmailField
        label={sessionCopy.email.label}
        placeholder={sessionCopy.email.placeholder}
        defaultValue={newcomer.email ?? undefined}
        hint={copy.promise}
        onInput={() => setProblem(undefined)}
        error={problem}
      />
      <ErrorNote>{refusal}</ErrorNote>
      <Button type="submit" wide busy={asking} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      <OtherMethod />
    </form>
  )
}

export default EmailRequired
