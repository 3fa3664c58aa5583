import * as E from 'fp-ts/Either'
import { Suspense, useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { lazyView } from '../../../page/lazyView'
import { sessionCopy } from '../../../copy/session.th'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Gift, Lock, RotateCw } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'
import { EmailField } from '../../../ui/EmailField'
import { loadRules } from '../../../shared/account/prepareForm'
import { keepNewcomer, type KeptNewcomer } from './newcomer'
import { useMailedCode } from './useMailedCode'

const SocialCode = lazyView(() => import('./SocialCode'))
const copy = socialReturnCopy.email
const marks = [RotateCw, Gift, Lock]

export interface EmailRequiredProps {
  readonly newcomer: KeptNewcomer
  readonly onProved: (next: KeptNewcomer) => void
}

/** Says why an address is needed, asks for it, and for the code that is mailed to it. */
const EmailRequired = ({ newcomer, onProved }: EmailRequiredProps) => {
  const [, navigate] = useLocation()
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
    return (
      <Suspense fallback={<Skeleton shapes={['title', 'line', 'card']} />}>
        <SocialCode
          level={2}
          newcomer={newcomer}
          mailed={mailed}
          onChange={() => keep(null)}
          onResent={keep}
          onProved={onProved}
        />
      </Suspense>
    )
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
      {refusal !== null && (
        <Note tone="error" live>
          {refusal}
        </Note>
      )}
      <Button type="submit" wide busy={asking} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      <Button
        tone="ghost"
        wide
        onClick={() => {
          keepNewcomer(null)
          navigate('/login', { replace: true })
        }}
      >
        {socialReturnCopy.join.other}
      </Button>
    </form>
  )
}

export default EmailRequired
