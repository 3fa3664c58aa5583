import * as E from 'fp-ts/Either'
import { useState, type SubmitEvent } from 'react'
import { useServices } from '../../composition/useServices'
import { failureText, sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { PasswordField } from '../../ui/PasswordField'
import { TextField } from '../../ui/TextField'
import { consentsOf } from '../../account/answers'
import type { PasswordStage } from './joining'
import { nameProblem } from '../../account/names'
import { afterPress, loadRules } from '../../account/onIntent'

const copy = sessionCopy.finish

export interface PasswordStepProps {
  readonly stage: PasswordStage
  /** The proof is too old: back to the address. */
  readonly onAgain: () => void
  /** The account is made; the guard leads on. */
  readonly onJoined: () => void
}

type Refusal = { readonly text: string; readonly again: boolean }

/** Step 3: a password, and a name if wished. */
const PasswordStep = ({ stage, onAgain, onJoined }: PasswordStepProps) => {
  const { joining, session } = useServices()
  const [password, setPassword] = useState('')
  const [name, setName] = useState('')
  const [problems, setProblems] = useState<{ password?: string | undefined; name?: string | undefined }>({})
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [busy, setBusy] = useState(false)

  const check = async (): Promise<string | undefined> => {
    const problem = await loadRules().then(({ passwordProblem }) => passwordProblem(password))
    setProblems({ password: problem, name: nameProblem(name) })
    return problem ?? nameProblem(name)
  }

  const join = async (form: HTMLFormElement): Promise<void> => {
    const wrong = await check()
    if (wrong !== undefined) {
      form.querySelector<HTMLInputElement>(nameProblem(name) === wrong ? '[name=name]' : '[name=password]')?.focus()
      return
    }
    const member = {
      joinToken: stage.joinToken,
      password,
      ...(name.trim() === '' ? {} : { name: name.trim() }),
      adult: true,
      consents: consentsOf(stage.answers),
    } as const
    const joined = await session.signIn('local1', joining.join(member), (answer) => answer)()
    if (E.isLeft(joined)) {
      const failure = joined.left
      const field = failure._tag === 'ApiError' ? failure.fields.find((one) => one.field === 'password') : undefined
      if (field !== undefined) setProblems((all) => ({ ...all, password: field.message }))
      else if (failure._tag === 'ApiError' && failure.code === 'code_expired')
        setRefusal({ text: copy.expired, again: true })
      else setRefusal({ text: failureText(failure), again: false })
      return
    }
    onJoined()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setRefusal(null)
    setBusy(true)
    join(event.currentTarget)
      .catch(() => setRefusal({ text: sessionCopy.failure.network, again: false }))
      .finally(() => setBusy(false))
  }
  return (
    <form className="session-form" method="dialog" noValidate onSubmit={submit}>
      <div className="session-heading">
        <h2>{copy.title}</h2>
        <p className="second">
          {copy.forEmail} <strong className="session-address">{stage.email}</strong>
        </p>
      </div>
      {/* For the password manager, which keeps the address beside the password. */}
      <input type="hidden" autoComplete="username" name="email" value={stage.email} readOnly />
      <PasswordField
        label={sessionCopy.password.label}
        name="password"
        autoComplete="new-password"
        hint={copy.hint}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setProblems((all) => ({ ...all, password: undefined }))
        }}
        onBlur={() => {
          if (password !== '')
            afterPress()
              .then(check)
              .catch(() => undefined)
        }}
        error={problems.password}
      />
      <TextField
        label={copy.name}
        optional
        name="name"
        autoComplete="given-name"
        placeholder={copy.namePlaceholder}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setProblems((all) => ({ ...all, name: undefined }))
        }}
        error={problems.name}
      />
      {refusal !== null && (
        <Note
          tone="error"
          live
          action={
            refusal.again && (
              <Button tone="outline" size="small" onClick={onAgain}>
                {copy.again}
              </Button>
            )
          }
        >
          {refusal.text}
        </Note>
      )}
      <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </form>
  )
}

export default PasswordStep
