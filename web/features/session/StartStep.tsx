import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { TextField } from '../../ui/TextField'
import { answersOf, type Answers } from '../../account/answers'
import { JoinTicks } from '../../account/JoinTicks'

const copy = sessionCopy.start

export interface StartStepProps {
  /** What this joining had before: after a way back to change the address. */
  readonly email: string
  readonly answers: Answers
  readonly busy: boolean
  readonly refusal: string | null
  readonly waiting: string | undefined
  readonly emailProblem: string | undefined
  readonly onTouch: () => void
  readonly onLeaveEmail: (typed: string) => void
  readonly onTypeEmail: () => void
  readonly onSubmit: (email: string, answers: Answers, form: HTMLFormElement) => void
}

/** Step 1: the address, the two things that are needed, and the two that are free. Nothing is ticked beforehand. */
export const StartStep = (props: StartStepProps) => {
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(props.answers.adult && props.answers.accepted)
  const waiting = props.waiting ?? (ready ? undefined : copy.waiting)
  const look = () => {
    if (form.current === null) return
    const { adult, accepted } = answersOf(form.current)
    setReady(adult && accepted)
  }
  // What was ticked before the app took the page over stays ticked.
  useEffect(look, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (props.busy || waiting !== undefined) return
    props.onSubmit(
      String(new FormData(event.currentTarget).get('email') ?? ''),
      answersOf(event.currentTarget),
      event.currentTarget,
    )
  }
  return (
    <form ref={form} className="session-form" method="dialog" noValidate onChange={look} onSubmit={submit}>
      <div className="session-heading">
        <h2>{copy.title}</h2>
        <p className="second">{copy.lead}</p>
      </div>
      <TextField
        label={sessionCopy.email.label}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={sessionCopy.email.placeholder}
        defaultValue={props.email === '' ? undefined : props.email}
        onFocus={props.onTouch}
        onInput={props.onTypeEmail}
        onBlur={(event) => props.onLeaveEmail(event.currentTarget.value)}
        error={props.emailProblem}
      />
      <JoinTicks answers={props.answers} />
      {props.refusal !== null && (
        <Note tone="error" live>
          {props.refusal}
        </Note>
      )}
      <div>
        <Button type="submit" wide busy={props.busy} busyLabel={copy.busy} waiting={waiting}>
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}
