import type { CallFailure } from '@careplus/core/ports'
import * as E from 'fp-ts/Either'
import { useRef, useState, type ReactNode } from 'react'
import { failureText } from '../../copy/session.th'
import { useSubmit } from '../../calls/useSubmit'
import { Button } from '../../ui/Button'
import { ErrorNote } from '../../ui/Note'
import { NewPassword } from '../../shared/account/NewPassword'
import { afterPress, loadRules } from '../../shared/account/prepareForm'
import { isProofRequired } from '../../shared/proof/withProof'

export interface NewPasswordFormProps<A> {
  readonly title: string
  readonly lead: string
  readonly submit: string
  readonly busyLabel: string
  /** null: unknown. */
  readonly email: string | null
  readonly children?: ReactNode
  readonly send: (password: string) => Promise<E.Either<CallFailure, A>>
  readonly onDone: (done: A) => void
  readonly onFailed?: (failure: CallFailure) => boolean
  readonly onTouch?: () => void
}

export const NewPasswordForm = <A,>(props: NewPasswordFormProps<A>) => {
  const field = useRef<HTMLInputElement>(null)
  const { busy, refusal, submit } = useSubmit(failureText)
  const [problem, setProblem] = useState<string | undefined>()

  const check = async (): Promise<string | undefined> => {
    const { passwordProblem } = await loadRules()
    const found = await passwordProblem(field.current?.value ?? '')
    setProblem(found)
    return found
  }
  const save = async (): Promise<string | void> => {
    if ((await check()) !== undefined) return field.current?.focus()
    const saved = await props.send(field.current?.value ?? '')
    if (E.isRight(saved)) return props.onDone(saved.right)
    const failure = saved.left
    const refused =
      failure._tag === 'ApiError' ? failure.fields.find(({ field: name }) => name === 'password') : undefined
    if (refused !== undefined) {
      setProblem(refused.message)
      field.current?.focus()
    } else if (!isProofRequired(failure) && props.onFailed?.(failure) !== true) return failureText(failure)
  }
  return (
    <form
      className="session-form"
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(save)
      }}
    >
      <div className="session-heading">
        <h2>{props.title}</h2>
        <p className="second">{props.lead}</p>
      </div>
      {props.children}
      <NewPassword
        ref={field}
        email={props.email ?? ''}
        name="password"
        onFocus={props.onTouch}
        onInput={() => setProblem(undefined)}
        onBlur={(event) => {
          if (event.currentTarget.value !== '')
            afterPress()
              .then(check)
              .catch(() => undefined)
        }}
        error={problem}
      />
      <ErrorNote>{refusal}</ErrorNote>
      <Button type="submit" wide busy={busy} busyLabel={props.busyLabel}>
        {props.submit}
      </Button>
    </form>
  )
}
