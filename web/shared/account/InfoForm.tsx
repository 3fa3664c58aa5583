import { ageOn, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { isMinor } from '@careplus/core/identity'
import type { Clock, Profile, Random, SessionUser } from '@careplus/core/ports'
import { oneLine } from '@careplus/core/text'
import * as E from 'fp-ts/Either'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useSubmit } from '../../calls/useSubmit'
import { failureText, sessionCopy } from '../../copy/session.th'
import { BirthDatePicker } from '../../ui/BirthDatePicker'
import { Button } from '../../ui/Button'
import { Checkbox } from '../../ui/Checkbox'
import { ErrorNote } from '../../ui/Note'
import { TextField } from '../../ui/TextField'
import { nameProblem } from './nameProblem'
import { ownUser } from './ownUser'
import './account.css'

const copy = sessionCopy.info
const oldest = 100

export interface InfoFormProps {
  readonly user: SessionUser
  readonly profile: Pick<Profile, 'change'>
  readonly random: Random
  readonly clock: Clock
  readonly submit: string
  readonly children?: ReactNode
  readonly onSaved: (user: SessionUser) => void
}

export const InfoForm = ({ user, profile, random, clock, submit: submitWord, children, onSaved }: InfoFormProps) => {
  const today = todayInBangkok(clock.now())
  const { birthDate: known } = ownUser(user)
  const [name, setName] = useState(user.name ?? '')
  const [birthDate, setBirthDate] = useState(known)
  const [problem, setProblem] = useState<string | undefined>()
  const { busy, refusal, submit, forget } = useSubmit(failureText)
  // The same values sent again after a lost answer are the same call, other values are a new one.
  const sent = useRef({ body: '', key: '' })
  const [guardian, setGuardian] = useState(false)
  const [guardianMissed, setGuardianMissed] = useState(false)
  const late = birthDate !== null && birthDate > today ? copy.birthDateFuture : undefined
  const born = birthDate === null || late !== undefined || birthDate === known ? null : (birthDate as IsoDate)
  const minor = born !== null && isMinor(born, today)

  const save = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (busy) return
    const wrong = nameProblem(name)
    setProblem(wrong)
    forget()
    if (minor && !guardian) {
      setGuardianMissed(true)
      event.currentTarget.querySelector<HTMLElement>('input[name=guardian]')?.focus()
      return
    }
    if (wrong !== undefined || late !== undefined) {
      event.currentTarget.querySelector<HTMLElement>(wrong === undefined ? 'select' : 'input')?.focus()
      return
    }
    const line = oneLine(name)
    const given = line === '' ? null : line
    if (given === user.name && birthDate === known) return onSaved(user)
    const changes = { name: given, birthDate, ...(minor ? { guardian_agreed: true } : {}) }
    const body = JSON.stringify(changes)
    if (sent.current.body !== body) sent.current = { body, key: random.uuid() }
    submit(async () => {
      const changed = await profile.change(changes, sent.current.key)
      return E.isRight(changed) ? onSaved(changed.right) : failureText(changed.left)
    })
  }
  return (
    <form className="account-form" noValidate onSubmit={save}>
      <TextField
        label={copy.name}
        optional
        name="name"
        autoComplete="given-name"
        placeholder={copy.namePlaceholder}
        value={name}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(undefined)
        }}
        error={problem}
      />
      <BirthDatePicker
        label={copy.birthDate}
        optional
        value={birthDate}
        onChange={(day) => {
          setBirthDate(day)
          setGuardian(false)
        }}
        max={today}
        years={oldest}
        error={late ?? (minor && !guardian ? copy.birthDateMinor(ageOn(born, today).years) : undefined)}
      />
      {minor && (
        <Checkbox
          name="guardian"
          checked={guardian}
          onChange={({ target }) => {
            setGuardian(target.checked)
            setGuardianMissed(false)
          }}
          help={copy.guardianHelp}
          error={guardianMissed ? copy.guardianMissing : undefined}
        >
          {copy.guardian}
        </Checkbox>
      )}
      {children}
      <ErrorNote>{refusal}</ErrorNote>
      <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
        {submitWord}
      </Button>
    </form>
  )
}
