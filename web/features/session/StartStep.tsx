import { consentVersions } from '@careplus/core/consent'
import { thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'wouter'
import { sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { Checkbox } from '../../ui/Checkbox'
import { Note } from '../../ui/Note'
import { TextField } from '../../ui/TextField'
import type { Answers } from './joining'

const copy = sessionCopy.start
const version = copy.version(thaiFullDate(consentVersions.terms as IsoDate))

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

const answersOf = (form: HTMLFormElement): Answers => {
  const given = new FormData(form)
  return {
    adult: given.has('adult'),
    accepted: given.has('accepted'),
    analytics: given.has('analytics'),
    marketing: given.has('marketing'),
  }
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
  const tick = (name: keyof Answers) => ({ name, defaultChecked: props.answers[name] })
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
    <form ref={form} className="session-form" method="post" noValidate onChange={look} onSubmit={submit}>
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
      <fieldset className="session-consents">
        <legend>{copy.neededTitle}</legend>
        <Card>
          <Checkbox {...tick('adult')}>{copy.adult}</Checkbox>
          <Checkbox {...tick('accepted')} help={version}>
            {copy.accept} <Link href="/terms-and-conditions">{copy.terms}</Link> {copy.andRead}
            <Link href="/privacy-policy">{copy.privacy}</Link>
          </Checkbox>
        </Card>
      </fieldset>
      <fieldset className="session-consents">
        <legend>
          {copy.freeTitle} <span>{copy.freeNote}</span>
        </legend>
        <Card>
          <Checkbox {...tick('analytics')} help={copy.analyticsHelp}>
            {copy.analytics}
          </Checkbox>
          <Checkbox {...tick('marketing')} help={copy.marketingHelp}>
            {copy.marketing}
          </Checkbox>
        </Card>
      </fieldset>
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
