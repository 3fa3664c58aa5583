import * as E from 'fp-ts/Either'
import { useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { loadServices } from '../../../composition/useServices'
import { failureText, sessionCopy } from '../../../copy/session.th'
import { socialCopy } from '../../../copy/social.th'
import { goBackOr } from '../../../session/returning'
import { Button } from '../../../ui/Button'
import { Note } from '../../../ui/Note'
import { TextField } from '../../../ui/TextField'
import { answersOf, consentsOf, unticked } from '../../../account/answers'
import { JoinTicks } from '../../../account/JoinTicks'
import { nameProblem } from '../../../account/names'
import { keepNewcomer, type KeptNewcomer } from './newcomer'

const copy = socialCopy.join

export interface SocialJoinProps {
  readonly newcomer: KeptNewcomer
  readonly onChange: (next: KeptNewcomer | null) => void
}

/** The same ticks as joining with e-mail, before there is any account; no password. */
export const SocialJoin = ({ newcomer, onChange }: SocialJoinProps) => {
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly again: boolean } | null>(null)

  const leave = (): void => {
    keepNewcomer(null)
    navigate('/login', { replace: true })
  }

  const join = async (typed: string, answers: ReturnType<typeof answersOf>): Promise<void> => {
    const { joining, session } = await loadServices()
    const name = typed.trim()
    const member = {
      joinToken: newcomer.joinToken,
      ...(name === '' ? {} : { name }),
      adult: true,
      consents: consentsOf(answers),
    } as const
    const joined = await session.signIn(newcomer.provider, joining.join(member), (answer) => answer)()
    if (E.isRight(joined)) {
      keepNewcomer(null)
      return goBackOr('/welcome', navigate)
    }
    const failure = joined.left
    const code = failure._tag === 'ApiError' ? failure.code : ''
    if (code === 'email_taken') onChange({ ...newcomer, emailStatus: 'taken' })
    else if (code === 'email_unproved') onChange({ ...newcomer, emailStatus: 'unproved' })
    else if (code === 'code_expired') setRefusal({ text: copy.expired, again: true })
    else setRefusal({ text: failureText(failure), again: false })
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || !ready) return
    const given = event.currentTarget
    const typed = String(new FormData(given).get('name') ?? '')
    const wrong = nameProblem(typed)
    setProblem(wrong)
    setRefusal(null)
    if (wrong !== undefined) {
      given.querySelector<HTMLInputElement>('[name=name]')?.focus()
      return
    }
    setBusy(true)
    join(typed, answersOf(given))
      .catch(() => setRefusal({ text: sessionCopy.failure.network, again: false }))
      .finally(() => setBusy(false))
  }
  return (
    <form
      ref={form}
      className="session-form session-page"
      method="dialog"
      noValidate
      onChange={() => {
        if (form.current === null) return
        const { adult, accepted } = answersOf(form.current)
        setReady(adult && accepted)
      }}
      onSubmit={submit}
    >
      <div className="session-heading">
        <h1>{copy.title(newcomer.name)}</h1>
        <p className="second">{copy.lead(newcomer.provider)}</p>
      </div>
      <p className="social-email">
        <span className="second">{copy.email}</span> <strong className="session-address">{newcomer.email}</strong>
      </p>
      <TextField
        label={copy.name}
        optional
        name="name"
        autoComplete="given-name"
        placeholder={copy.namePlaceholder}
        defaultValue={newcomer.name ?? undefined}
        onInput={() => setProblem(undefined)}
        error={problem}
      />
      <JoinTicks answers={unticked} />
      {refusal !== null && (
        <Note
          tone="error"
          live
          action={
            refusal.again && (
              <Button tone="outline" size="small" onClick={leave}>
                {copy.again}
              </Button>
            )
          }
        >
          {refusal.text}
        </Note>
      )}
      <div>
        <Button type="submit" wide busy={busy} busyLabel={copy.busy} waiting={ready ? undefined : copy.waiting}>
          {copy.submit}
        </Button>
      </div>
      <Button tone="ghost" wide onClick={leave}>
        {copy.other}
      </Button>
    </form>
  )
}
