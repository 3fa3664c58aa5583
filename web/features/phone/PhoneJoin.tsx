import { spokenNumber } from '@careplus/core/identity'
import * as E from 'fp-ts/Either'
import { useRef, useState, type SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '../../composition/useServices'
import { phoneCopy } from '../../copy/phone.th'
import { failureText } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { TextField } from '../../ui/TextField'
import { answersOf, consentsOf, unticked } from '../../account/answers'
import { JoinTicks } from '../../account/JoinTicks'
import { nameProblem } from '../../account/names'
import { keepVisit, type JoinVisit } from './phoneVisit'

const copy = phoneCopy.join

/** The same ticks as joining with e-mail, a name if wished, no password. Once the account is there the guard leads on. */
const PhoneJoin = ({ visit: { phone, joinToken } }: { readonly visit: JoinVisit }) => {
  const { joining, session } = useServices()
  const [, navigate] = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly again: boolean } | null>(null)

  const another = (): void => {
    keepVisit('login', null)
    navigate('/login-with-phone', { replace: true })
  }

  const join = async (typed: string, form: HTMLFormElement): Promise<void> => {
    const name = typed.trim()
    const member = {
      joinToken,
      ...(name === '' ? {} : { name }),
      adult: true,
      consents: consentsOf(answersOf(form)),
    } as const
    const joined = await session.signIn('phone', joining.join(member), (answer) => answer)()
    if (E.isLeft(joined)) {
      const old = joined.left._tag === 'ApiError' && joined.left.code === 'code_expired'
      setRefusal({ text: old ? copy.expired : failureText(joined.left), again: old })
      return
    }
    keepVisit('login', null)
  }

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || !ready) return
    const typed = String(new FormData(event.currentTarget).get('name') ?? '')
    const wrong = nameProblem(typed)
    setProblem(wrong)
    setRefusal(null)
    if (wrong !== undefined) {
      event.currentTarget.querySelector<HTMLInputElement>('[name=name]')?.focus()
      return
    }
    setBusy(true)
    join(typed, event.currentTarget).finally(() => setBusy(false))
  }
  return (
    <form
      ref={form}
      className="session-form"
      method="dialog"
      noValidate
      onChange={() => {
        if (form.current === null) return
        const { adult, accepted } = answersOf(form.current)
        setReady(adult && accepted)
      }}
      onSubmit={submit}
    >
      <p className="second phone-lead">
        <strong className="session-address">{spokenNumber(phone)}</strong> {copy.lead}
      </p>
      <TextField
        label={copy.name}
        optional
        name="name"
        autoComplete="given-name"
        placeholder={copy.namePlaceholder}
        onInput={() => setProblem(undefined)}
        error={problem}
      />
      <JoinTicks answers={unticked} marketingHelp={copy.marketingHelp} />
      {refusal !== null && (
        <Note
          tone="error"
          live
          action={
            refusal.again && (
              <Button tone="outline" size="small" onClick={another}>
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
      <Button tone="ghost" wide onClick={another}>
        {copy.another}
      </Button>
    </form>
  )
}

export default PhoneJoin
