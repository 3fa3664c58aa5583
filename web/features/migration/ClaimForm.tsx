import { outcomeOf, waitOf } from '@careplus/core/call'
import * as E from 'fp-ts/Either'
import { useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { fetchedOnce } from '../../page/fetchedOnce'
import { loadAccountServices, loadServices } from '../../calls/useServices'
import { useSubmit } from '../../calls/useSubmit'
import { migrationCopy } from '../../copy/migration.th'
import { failureText, sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/Note'
import { EmailField } from '../../ui/EmailField'
import { TextField } from '../../ui/TextField'
import { useCountdown } from '../../shared/account/useCountdown'
import type { MigrationVisit } from './migrationVisit'

const copy = migrationCopy.start
const loadClaimRules = fetchedOnce(() => import('./claimRules'))

type Problems = { readonly email?: string | undefined; readonly phone?: string | undefined }

interface Props {
  readonly before: { readonly email: string; readonly phone: string }
  readonly onSent: (visit: MigrationVisit) => void
}

/** The browser keeps the values until the page is hydrated. */
export const ClaimForm = ({ before, onSent }: Props) => {
  const { busy, refusal, submit } = useSubmit(failureText)
  const [problems, setProblems] = useState<Problems>({})
  const [secondsLeft, waitFor] = useCountdown()

  const prepare = (): void => {
    loadClaimRules().catch(() => undefined)
    loadAccountServices().catch(() => undefined)
  }
  const ask = async (form: HTMLFormElement): Promise<string | void> => {
    const typed = new FormData(form)
    const { readClaim, sentAt } = await loadClaimRules()
    const claim = readClaim(String(typed.get('email') ?? ''), String(typed.get('phone') ?? ''))
    setProblems(E.isLeft(claim) ? claim.left : {})
    if (E.isLeft(claim)) {
      const field = claim.left.email === undefined ? 'phone' : 'email'
      return form.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
    }
    const [{ migrating }, { clock }] = await Promise.all([loadAccountServices(), loadServices()])
    const sent = await migrating.askCode(claim.right)
    if (E.isRight(sent)) {
      const { request: mailRequest } = sent.right
      return onSent({ step: 'mail', ...claim.right, mailRequest, sent: sentAt(sent.right, clock.now()) })
    }
    const failure = sent.left
    if (outcomeOf(failure) === 'tooMany') waitFor(waitOf(failure))
    else return failureText(failure)
  }
  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    if (secondsLeft === 0) submit(() => ask(form))
  }
  return (
    <>
      <div className="session-heading">
        <h1>{copy.title}</h1>
        <p className="second">{copy.lead}</p>
      </div>
      <form className="session-form" method="dialog" noValidate onFocus={prepare} onSubmit={press}>
        <EmailField
          label={sessionCopy.email.label}
          placeholder={sessionCopy.email.placeholder}
          defaultValue={before.email}
          onInput={() => setProblems((all) => ({ ...all, email: undefined }))}
          error={problems.email}
        />
        <TextField
          label={copy.phone}
          name="phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder={copy.phonePlaceholder}
          defaultValue={before.phone}
          onInput={() => setProblems((all) => ({ ...all, phone: undefined }))}
          error={problems.phone}
        />
        <ErrorNote>{refusal}</ErrorNote>
        <div>
          <Button
            type="submit"
            wide
            busy={busy}
            busyLabel={copy.busy}
            waiting={secondsLeft === 0 ? undefined : sessionCopy.failure.limited(secondsLeft)}
          >
            {copy.submit}
          </Button>
        </div>
      </form>
      <p className="session-other">
        {copy.noOld} <Link href="/register">{copy.join}</Link>
      </p>
    </>
  )
}
