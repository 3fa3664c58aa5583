import { useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { PasswordField } from '../../ui/PasswordField'
import { EmailField } from '../../ui/EmailField'

const copy = sessionCopy.login

export type LoginField = 'email' | 'password'
export type LoginProblems = { readonly [K in LoginField]?: string | undefined }

export interface LoginFormProps {
  readonly busy: boolean
  readonly refusal: string | null
  readonly waiting: string | undefined
  readonly problems: LoginProblems
  readonly onTouch: () => void
  readonly onLeave: (field: LoginField, typed: string) => void
  readonly onType: (field: LoginField) => void
  readonly onSubmit: (typed: Readonly<Record<LoginField, string>>, form: HTMLFormElement) => void
}

/** With `post`, a submit before hydration puts no password into the address. */
export const LoginForm = ({ busy, refusal, waiting, problems, onTouch, onLeave, onType, onSubmit }: LoginFormProps) => {
  const [tried, setTried] = useState(0)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || waiting !== undefined) return
    const form = event.currentTarget
    const typed = new FormData(form)
    setTried((n) => n + 1)
    onSubmit({ email: String(typed.get('email') ?? ''), password: String(typed.get('password') ?? '') }, form)
  }
  return (
    <form className="session-form" method="dialog" noValidate onSubmit={submit}>
      <EmailField
        label={sessionCopy.email.label}
        autoComplete="username"
        onFocus={onTouch}
        onInput={() => onType('email')}
        onBlur={(event) => onLeave('email', event.currentTarget.value)}
        error={problems.email}
      />
      <PasswordField
        label={sessionCopy.password.label}
        name="password"
        autoComplete="current-password"
        onFocus={onTouch}
        onInput={() => onType('password')}
        error={problems.password}
      />
      <Link href="/forgot-password" className="session-forgot">
        {copy.forgot}
      </Link>
      {refusal !== null && (
        <Note key={tried} tone="error" live>
          {refusal}
        </Note>
      )}
      <Button type="submit" wide busy={busy} busyLabel={copy.busy} waiting={waiting}>
        {copy.submit}
      </Button>
    </form>
  )
}
