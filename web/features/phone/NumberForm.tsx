import type { MobileNumber } from '@careplus/core/identity'
import * as E from 'fp-ts/Either'
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { fetchedOnce } from '../../page/fetchedOnce'
import { useSubmit } from '../../calls/useSubmit'
import { failureText, sessionCopy } from '../../copy/session.th'
import { phoneCopy } from '../../copy/phone.th'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/Note'
import { TextField } from '../../ui/TextField'
import { afterPress } from '../../shared/account/prepareForm'
import { useCountdown } from '../../shared/account/useCountdown'
import type { NotRequested } from './requestCode'

const loadPhoneRules = fetchedOnce(() => import('./phoneRules'))

export interface NumberFormProps {
  readonly label: string
  readonly hint?: string
  readonly submit: string
  readonly before: string
  readonly onTouch: () => void
  /** null: the page moves on. */
  readonly onNumber: (phone: MobileNumber) => Promise<NotRequested | null>
  readonly children?: ReactNode
}

export const NumberForm = ({ label, hint, submit, before, onTouch, onNumber, children }: NumberFormProps) => {
  const form = useRef<HTMLFormElement>(null)
  const { busy, refusal, submit: send } = useSubmit(failureText)
  const [problem, setProblem] = useState<string | undefined>()
  /** The number that a press was refused for: the check of the field, which may end later, does not clear that refusal. */
  const refusedNumber = useRef<string | null>(null)
  const [secondsLeft, waitFor] = useCountdown()
  const waiting = secondsLeft === 0 ? undefined : sessionCopy.failure.limited(secondsLeft)

  const check = async (typed: string): Promise<MobileNumber | null> => {
    const { readPhone } = await loadPhoneRules()
    const read = readPhone(typed)
    if (typed !== refusedNumber.current) setProblem(E.isLeft(read) ? read.left : undefined)
    return E.isLeft(read) ? null : read.right
  }
  const focusField = (): void => form.current?.querySelector<HTMLInputElement>('[name=phone]')?.focus()

  const ask = async (typed: string): Promise<string | void> => {
    const phone = await check(typed)
    if (phone === null) return focusField()
    const refused = await onNumber(phone)
    if (refused === null) return
    if (refused._tag === 'wait') waitFor(refused.seconds)
    else if (refused._tag === 'field') {
      refusedNumber.current = typed
      setProblem(refused.text)
      focusField()
    } else return refused.text
  }

  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('phone') ?? '')
    if (waiting === undefined) send(() => ask(typed))
  }
  return (
    <form ref={form} className="session-form" method="dialog" noValidate onSubmit={press}>
      <TextField
        label={label}
        hint={hint}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={phoneCopy.number.placeholder}
        defaultValue={before === '' ? undefined : before}
        onFocus={() => {
          loadPhoneRules().catch(() => undefined)
          onTouch()
        }}
        onInput={() => {
          refusedNumber.current = null
          setProblem(undefined)
        }}
        onBlur={(event) => {
          const typed = event.currentTarget.value
          if (typed === '') return
          afterPress()
            .then(() => check(typed))
            .catch(() => undefined)
        }}
        error={problem}
      />
      {children}
      <ErrorNote>{refusal}</ErrorNote>
      <div>
        <Button type="submit" wide busy={busy} busyLabel={phoneCopy.login.busy} waiting={waiting}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
