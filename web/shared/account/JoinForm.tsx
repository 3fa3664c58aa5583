import { useEffect, useRef, useState, type FocusEvent, type ReactNode, type SubmitEvent } from 'react'
import { useSubmit } from '../../calls/useSubmit'
import { failureText, sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { givenIn, type Answers, type Given } from './joinAnswers'
import type { JoinRefusal } from './joinRefusal'
import { JoinTicks } from './JoinTicks'
import { afterPress } from './prepareForm'

type Problems = Readonly<Record<string, string | undefined>>

type Tie = (name: string) => {
  readonly name: string
  readonly error: string | undefined
  readonly onInput: () => void
}

type Refusal = Exclude<JoinRefusal, { _tag: 'field' }>

type Leave = (event: FocusEvent<HTMLInputElement>) => void

export interface JoinFormProps {
  readonly words: {
    readonly submit: string
    readonly busy: string
    readonly expired?: string
    readonly again?: string
  }
  readonly ticked?: Answers
  readonly waiting?: string | undefined
  readonly check: (given: Given) => Problems | Promise<Problems>
  /** null: the page moves on. */
  readonly send: (given: Given) => Promise<JoinRefusal | null>
  readonly onAgain?: () => void
  readonly children: (field: Tie, onLeave: Leave) => ReactNode
}

export const JoinForm = (props: JoinFormProps) => {
  const { words, ticked, check, send } = props
  const form = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(ticked !== undefined && ticked.adult && ticked.accepted)
  const { busy, refusal, submit } = useSubmit<Refusal>((lost) => ({ _tag: 'text', text: failureText(lost) }))
  const [problems, setProblems] = useState<Problems>({})
  const waiting = props.waiting ?? (ticked === undefined || ready ? undefined : sessionCopy.start.waiting)

  const checkAddress = (): void => {
    if (form.current === null) return
    const { adult, accepted } = givenIn(new FormData(form.current)).answers
    setReady(adult && accepted)
  }
  useEffect(checkAddress, [])

  const work = async (shown: HTMLFormElement, given: Given): Promise<Refusal | null | void> => {
    const wrong = await check(given)
    setProblems(wrong)
    const first = Object.keys(wrong).find((name) => wrong[name] !== undefined)
    if (first !== undefined) return shown.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    const refused = await send(given)
    if (refused?._tag !== 'field') return refused
    setProblems({ [refused.field]: refused.text })
  }

  const press = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const shown = event.currentTarget
    if (waiting === undefined) submit(() => work(shown, givenIn(new FormData(shown))))
  }

  const tie: Tie = (name) => ({
    name,
    error: problems[name],
    onInput: () => setProblems((all) => ({ ...all, [name]: undefined })),
  })
  const leave: Leave = ({ currentTarget: left }) => {
    if (left.value === '' || left.form === null) return
    const given = givenIn(new FormData(left.form))
    afterPress()
      .then(() => check(given))
      .then(setProblems)
      .catch(() => undefined)
  }
  return (
    <form ref={form} className="session-form" method="dialog" noValidate onChange={checkAddress} onSubmit={press}>
      {props.children(tie, leave)}
      {ticked !== undefined && <JoinTicks answers={ticked} />}
      {refusal !== null && (
        <Note
          tone="error"
          live
          action={
            refusal._tag === 'expired' && (
              <Button tone="outline" size="small" onClick={props.onAgain}>
                {words.again}
              </Button>
            )
          }
        >
          {refusal._tag === 'expired' ? words.expired : refusal.text}
        </Note>
      )}
      <div>
        <Button type="submit" wide busy={busy} busyLabel={words.busy} waiting={waiting}>
          {words.submit}
        </Button>
      </div>
    </form>
  )
}
