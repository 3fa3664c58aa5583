import { secondsToResend, type CodeRefusal, type CodeRequestRefusal } from '@careplus/core/otp'
import { codeText, isFull } from '@careplus/core/internal/otp'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useServices } from '../../calls/useServices'
import { failureText, sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { CodeInput, useCodeInput } from '../../ui/CodeInput'
import { Note } from '../../ui/Note'
import { Progress } from '../../ui/Progress'
import { Countdown } from './Countdown'
import { useCodeEntry, type CodeSource } from './useCodeEntry'
import { useWebOtp } from './useWebOtp'

const copy = sessionCopy.code

const usualWait = 60

export interface CodeEntryProps<A> {
  readonly source: CodeSource<A>
  readonly art: ReactNode
  readonly level: 1 | 2 | 3
  readonly to: string
  readonly words: { readonly label: string; readonly change: string; readonly help: string }
  readonly onChange: () => void
  readonly onProved: (proof: A) => void
}

type Machine<A> = ReturnType<typeof useCodeEntry<A>>

const refusalText = (refusal: CodeRefusal | CodeRequestRefusal): string => {
  const failureWords = 'failure' in refusal && refusal.failure._tag === 'ApiError' ? failureText(refusal.failure) : null
  return failureWords ?? copy.refusal[refusal._tag](refusal._tag === 'CodeWrong' ? refusal.triesLeft : null)
}

const spendsCode: Readonly<Record<(CodeRefusal | CodeRequestRefusal)['_tag'], boolean>> = {
  CodeWrong: true,
  CodeExpired: true,
  CodeTriesSpent: true,
  CodeNotChecked: false,
  CodeRequestLimited: false,
  CodeRequestFailed: false,
}

const Boxes = <A,>({
  machine: [state, send],
  digits,
  label,
  children,
}: {
  readonly machine: Machine<A>
  readonly digits: number
  readonly label: string
  readonly children: ReactNode
}) => {
  const { refusal } = state.context
  const [input, change] = useCodeInput({ length: digits })
  const checking = state.matches('verifying')

  // A full code is handed over once; while another code is being requested, it waits for the answer.
  const { completions } = input
  const heard = state.hasTag('entry')
  const submitted = useRef(0)
  const submitCompleted = useEffectEvent(() => {
    if (completions === submitted.current || !isFull(input)) return
    submitted.current = completions
    send({ type: 'code.completed', code: codeText(input) })
  })
  useEffect(() => {
    if (heard) submitCompleted()
  }, [completions, heard])

  useWebOtp((text) => change({ _tag: 'filled', text }))

  const spent = refusal !== null && spendsCode[refusal._tag]
  useEffect(() => {
    if (spent && !checking) change({ _tag: 'cleared' })
  }, [spent, checking, change])

  const message = refusal === null || checking ? undefined : refusalText(refusal)
  const error =
    refusal === null || !spent || (refusal._tag === 'CodeWrong' && codeText(input) !== '') ? undefined : message
  return (
    <form
      className="session-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isFull(input) && heard) send({ type: 'code.completed', code: codeText(input) })
      }}
    >
      <CodeInput
        label={label}
        input={input}
        onEvent={(event) => {
          if (!checking) change(event)
        }}
        error={error}
        autoFocus
      />
      {message !== undefined && !spent && (
        <Note tone="warn" live>
          {message}
        </Note>
      )}
      {children}
      <div>
        <Button
          type="submit"
          wide
          busy={checking}
          busyLabel={copy.checking}
          waiting={isFull(input) ? undefined : copy.auto(digits)}
        >
          {copy.submit}
        </Button>
      </div>
    </form>
  )
}

export const CodeEntry = <A,>({ source, art, level, to, words, onChange, onProved }: CodeEntryProps<A>) => {
  const machine = useCodeEntry(useServices().clock, source)
  const [state, send] = machine
  const { proof, expiresAt } = state.context
  const digits = expiresAt === null ? source.sent.digits : state.context.digits
  const seconds = secondsToResend(state.context)
  const Heading = `h${level}` as const
  const asking = state.matches('requesting')
  const wait = Math.max(usualWait, seconds)

  useEffect(() => {
    if (proof !== null) onProved(proof)
    // It is given once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [proof])

  return (
    <div className="session-form">
      {art}
      <div className="session-heading">
        <Heading>{copy.title(digits)}</Heading>
        <p className="second">
          {copy.sentTo} <strong className="session-address">{to}</strong>
        </p>
        <button type="button" className="session-link" onClick={onChange}>
          {words.change}
        </button>
      </div>
      <Boxes key={digits} {...{ machine, digits }} label={words.label}>
        <div className="session-resend">
          <span>{copy.notGot}</span>
          {seconds > 0 && !asking ? (
            <Countdown seconds={seconds} />
          ) : (
            <Button
              tone="second"
              size="small"
              busy={asking}
              busyLabel={copy.sending}
              onClick={() => send({ type: 'resend.asked' })}
            >
              {copy.resend}
            </Button>
          )}
          {seconds > 0 && !asking && (
            <div aria-hidden="true">
              <Progress value={wait - seconds} max={wait} label={copy.resendIn} text={null} />
            </div>
          )}
          <p>{words.help}</p>
        </div>
      </Boxes>
    </div>
  )
}
