import { outcomeOf, waitOf } from '@careplus/core/call'
import * as E from 'fp-ts/Either'
import { useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { useCredentialServices } from '../../calls/useServices'
import { credentialsCopy } from '../../copy/credentials.th'
import { failureText, sessionCopy } from '../../copy/session.th'
import { clearMemberCache } from '../../calls/remote'
import { useSubmit } from '../../calls/useSubmit'
import { useAttempts } from '../../calls/form/useStoredForm'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Mail } from '../../ui/icons'
import { ErrorNote } from '../../ui/Note'
import { EmailField } from '../../ui/EmailField'
import { useProof } from '../../shared/proof/useProof'
import { isProofRequired } from '../../shared/proof/withProof'
import { readEmail } from '../../shared/account/signInRules'
import { useCountdown } from '../../shared/account/useCountdown'
import '../../shared/account/session.css'

const copy = credentialsCopy.email

const ChangeEmailRoute = () => {
  const { credentials } = useCredentialServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const { withProof, proofDialog } = useProof()
  const attempts = useAttempts('email.change')
  const { busy, refusal, submit, forget } = useSubmit(failureText)
  const [problem, setProblem] = useState<string | undefined>()
  const [secondsLeft, waitFor] = useCountdown()
  const waiting = secondsLeft === 0 ? undefined : sessionCopy.failure.limited(secondsLeft)

  const ask = async (email: string): Promise<string | void> => {
    const asked = await withProof(() => attempts.once(email, (key) => credentials.askEmail(email, key)))
    if (E.isRight(asked)) {
      clearMemberCache()
      return navigate('/email-checking')
    }
    const failure = asked.left
    if (isProofRequired(failure)) return
    if (outcomeOf(failure) === 'tooMany') return waitFor(waitOf(failure))
    const refused = failure._tag === 'ApiError' ? failure.fields.find(({ field }) => field === 'email') : undefined
    if (refused === undefined) return failureText(failure)
    setProblem(refused.code === 'unchanged' ? copy.same : refused.message)
  }
  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || waiting !== undefined) return
    const field = event.currentTarget.querySelector<HTMLInputElement>('[name=email]')
    const read = readEmail(field?.value ?? '')
    forget()
    setProblem(E.isLeft(read) ? read.left : undefined)
    if (E.isLeft(read)) return field?.focus()
    submit(() => ask(read.right))
  }
  return (
    <div className="session-page session-register">
      <Rows label={copy.now}>
        <Row
          lead={<Icon of={Mail} />}
          title={<span className="session-address">{user?.email ?? copy.none}</span>}
          second={copy.now}
        />
      </Rows>
      <form className="session-form" method="dialog" noValidate onSubmit={press}>
        <EmailField
          label={copy.label}
          hint={copy.hint}
          placeholder={sessionCopy.email.placeholder}
          onInput={() => setProblem(undefined)}
          error={problem}
        />
        <ErrorNote>{refusal}</ErrorNote>
        <div>
          <Button type="submit" wide busy={busy} busyLabel={copy.busy} waiting={waiting}>
            {copy.submit}
          </Button>
        </div>
      </form>
      {proofDialog}
    </div>
  )
}

export default ChangeEmailRoute
