import * as E from 'fp-ts/Either'
import { useRef, useState, type SubmitEvent } from 'react'
import { useAccountServices, useServices } from '../../composition/useServices'
import { migrationCopy } from '../../copy/migration.th'
import { failureText, sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { PasswordField } from '../../ui/PasswordField'
import { answersOf, consentsOf, unticked } from '../../account/answers'
import { JoinTicks } from '../../account/JoinTicks'
import { loadRules } from '../../account/onIntent'
import type { Moved } from './Done'
import type { MigrationVisit } from './migrationVisit'

const copy = migrationCopy.password

interface Props {
  readonly visit: Extract<MigrationVisit, { step: 'password' }>
  /** The proof is too old. */
  readonly onAgain: () => void
  readonly onMoved: (moved: Moved) => void
}

/** A new password, and what everyone who joins is asked. */
const MovePassword = ({ visit, onAgain, onMoved }: Props) => {
  const { migrating } = useAccountServices()
  const { session } = useServices()
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly again: boolean } | null>(null)

  const move = async (shown: HTMLFormElement): Promise<void> => {
    const password = String(new FormData(shown).get('password') ?? '')
    const wrong = await loadRules().then(({ passwordProblem }) => passwordProblem(password))
    setProblem(wrong)
    if (wrong !== undefined) return shown.querySelector<HTMLInputElement>('[name=password]')?.focus()
    const { migrationToken } = visit
    const member = { migrationToken, password, adult: true, consents: consentsOf(answersOf(shown)) } as const
    const moved = await session.signIn('local1', migrating.move(member), (answer) => answer)()
    if (E.isLeft(moved)) {
      const failure = moved.left
      const field = failure._tag === 'ApiError' ? failure.fields.find((each) => each.field === 'password') : undefined
      const old = failure._tag === 'ApiError' && failure.code === 'code_expired'
      if (field !== undefined) setProblem(field.message)
      else setRefusal({ text: old ? copy.expired : failureText(failure), again: old })
      return
    }
    const { points, isNew } = moved.right
    onMoved({ points, isNew })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy || !ready) return
    setRefusal(null)
    setBusy(true)
    move(event.currentTarget)
      .catch(() => setRefusal({ text: sessionCopy.failure.network, again: false }))
      .finally(() => setBusy(false))
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
      <div className="session-heading">
        <h2>{copy.title}</h2>
        <p className="second">{copy.lead}</p>
      </div>
      {/* For the password manager, which keeps the address beside the password. */}
      <input type="hidden" autoComplete="username" name="email" value={visit.email} readOnly />
      <PasswordField
        label={sessionCopy.password.label}
        name="password"
        autoComplete="new-password"
        hint={sessionCopy.finish.hint}
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
              <Button tone="outline" size="small" onClick={onAgain}>
                {copy.again}
              </Button>
            )
          }
        >
          {refusal.text}
        </Note>
      )}
      <div>
        <Button
          type="submit"
          wide
          busy={busy}
          busyLabel={copy.busy}
          waiting={ready ? undefined : sessionCopy.start.waiting}
        >
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}

export default MovePassword
