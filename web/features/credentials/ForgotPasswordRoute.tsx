import { outcomeOf, waitOf } from '@careplus/core/call'
import * as E from 'fp-ts/Either'
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { loadCredentialServices } from '../../calls/useServices'
import { useSubmit } from '../../calls/useSubmit'
import { credentialsCopy } from '../../copy/credentials.th'
import { failureText, sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/Note'
import { EmailField } from '../../ui/EmailField'
import { loadRules, prepareForm } from '../../shared/account/prepareForm'
import { useCountdown } from '../../shared/account/useCountdown'
import { LinkSent } from './LinkSent'
import '../../shared/account/session.css'

const copy = credentialsCopy.forgot

interface Sent {
  readonly email: string
  readonly minutes: number
}

/** `/forgot-password`: the answer is the same whether the address has an account or not; only its mailbox learns that. */
const ForgotPasswordRoute = () => {
  const [sent, setSent] = useState<Sent | null>(null)
  const { busy, refusal, submit } = useSubmit(failureText)
  const [problem, setProblem] = useState<string | undefined>()
  const [secondsLeft, waitFor] = useCountdown()
  const top = useRef<HTMLDivElement>(null)
  const step = sent === null ? 'ask' : 'sent'
  const first = useRef(true)
  useLayoutEffect(() => {
    if (!first.current) top.current?.focus({ preventScroll: true })
    first.current = false
  }, [step])

  const ask = async (typed: string, form: HTMLFormElement | null): Promise<string | void> => {
    const read = (await loadRules()).readEmail(typed)
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isLeft(read)) return form?.querySelector<HTMLInputElement>('[name=email]')?.focus()
    const { letterLinks } = await loadCredentialServices()
    const asked = await letterLinks.askPasswordLink(read.right)
    if (E.isRight(asked)) {
      waitFor(asked.right.resendAfter)
      setSent({ email: read.right, minutes: Math.round(asked.right.expiresIn / 60) })
    } else if (outcomeOf(asked.left) === 'tooMany') waitFor(waitOf(asked.left))
    else return failureText(asked.left)
  }
  const waiting = secondsLeft === 0 ? undefined : sessionCopy.failure.limited(secondsLeft)
  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (waiting === undefined) submit(() => ask(String(new FormData(form).get('email') ?? ''), form))
  }
  const failed = refusal !== null && <ErrorNote>{refusal}</ErrorNote>
  return (
    <div className="session-page session-register" ref={top} tabIndex={-1}>
      {sent !== null ? (
        <LinkSent
          {...sent}
          secondsLeft={secondsLeft}
          busy={busy}
          onResend={() => submit(() => ask(sent.email, null))}
          onChange={() => setSent(null)}
        >
          {failed}
        </LinkSent>
      ) : (
        <form className="session-form" method="dialog" noValidate onSubmit={press}>
          <div className="session-heading">
            <h2>{copy.title}</h2>
            <p className="second">{copy.lead}</p>
          </div>
          <EmailField
            label={sessionCopy.email.label}
            autoComplete="username"
            placeholder={sessionCopy.email.placeholder}
            onFocus={prepareForm}
            onInput={() => setProblem(undefined)}
            error={problem}
          />
          {failed}
          <div>
            <Button type="submit" wide busy={busy} busyLabel={copy.busy} waiting={waiting}>
              {copy.submit}
            </Button>
          </div>
        </form>
      )}
      <p className="session-other">
        <Link href="/login">{copy.back}</Link>
      </p>
    </div>
  )
}

export default ForgotPasswordRoute
