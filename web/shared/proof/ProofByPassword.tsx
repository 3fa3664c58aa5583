import { outcomeOf, waitOf } from '@careplus/core/call'
import * as E from 'fp-ts/Either'
import { useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { useCredentialServices } from '../../calls/useServices'
import { useSubmit } from '../../calls/useSubmit'
import { proofCopy } from '../../copy/proof.th'
import { failureText, sessionCopy } from '../../copy/session.th'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/Note'
import { PasswordField } from '../../ui/PasswordField'
import { useCountdown } from '../account/useCountdown'
import type { ProofStepProps } from './proofStep'

const copy = proofCopy.password

export const ProofByPassword = ({ onProved, onClose }: ProofStepProps) => {
  const { proving } = useCredentialServices()
  const { user } = useSession()
  const field = useRef<HTMLInputElement>(null)
  const { busy, refusal, submit, forget } = useSubmit(failureText)
  const [problem, setProblem] = useState<string | undefined>()
  const [secondsLeft, waitFor] = useCountdown()
  const waiting = secondsLeft === 0 ? undefined : sessionCopy.login.tooMany(secondsLeft)

  const give = async (typed: string): Promise<string | void> => {
    const given = await proving.givePassword(typed)
    if (E.isRight(given)) return onProved()
    const failure = given.left
    if (outcomeOf(failure) === 'tooMany') waitFor(waitOf(failure))
    else if (failure._tag === 'ApiError' && failure.code === 'password_wrong') {
      setProblem(copy.wrong)
      field.current?.select()
      field.current?.focus()
    } else return failureText(failure)
  }
  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || waiting !== undefined) return
    const typed = field.current?.value ?? ''
    forget()
    setProblem(typed === '' ? sessionCopy.password.empty : undefined)
    if (typed === '') return field.current?.focus()
    submit(() => give(typed))
  }
  return (
    <form className="proof-form" method="dialog" noValidate onSubmit={press}>
      <p>{copy.lead}</p>
      {/* Tells the password manager whose password it is. */}
      <input type="hidden" autoComplete="username" name="email" value={user?.email ?? ''} readOnly />
      <PasswordField
        ref={field}
        label={sessionCopy.password.label}
        name="password"
        autoComplete="current-password"
        autoFocus
        onInput={() => setProblem(undefined)}
        error={problem}
      />
      <ErrorNote>{refusal}</ErrorNote>
      <div className="proof-deeds">
        <Button type="submit" wide busy={busy} busyLabel={proofCopy.checking} waiting={waiting}>
          {proofCopy.submit}
        </Button>
        <Button tone="second" wide onClick={onClose}>
          {proofCopy.keep}
        </Button>
      </div>
      <Link href="/forgot-password" className="proof-link">
        {copy.forgot}
      </Link>
    </form>
  )
}
