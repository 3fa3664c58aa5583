import { codeText, isFull, secondsToResend } from '@careplus/core/otp'
import { useEffect, useRef } from 'react'
import { useServices } from '../../composition/useServices'
import { sessionCopy } from '../../copy/session.th'
import { Button } from '../../ui/Button'
import { CodeInput, useCodeInput } from '../../ui/CodeInput'
import { Note } from '../../ui/Note'
import { LetterScene } from './LetterScene'
import type { CodeStage, Sent } from './joining'
import { useCodeMachine, type Proof } from './useCodeMachine'

const copy = sessionCopy.code

export interface CodeStepProps {
  readonly stage: CodeStage
  readonly onChange: () => void
  readonly onResent: (sent: Sent) => void
  readonly onProved: (proof: Proof) => void
}

/** Step 2: the mailed code. Full boxes are checked by themselves. */
const CodeStep = ({ stage, onChange, onResent, onProved }: CodeStepProps) => {
  const [state, send] = useCodeMachine(useServices(), stage, onResent)
  const [input, change] = useCodeInput({ length: stage.sent.digits })
  const { refusal, proof } = state.context
  const seconds = secondsToResend(state.context)
  const checking = state.matches('verifying')

  // Each step from not full to full is handed over once.
  const { completions } = input
  const code = useRef('')
  code.current = codeText(input)
  useEffect(() => {
    if (completions > 0) send({ type: 'code.completed', code: code.current })
  }, [completions, send])

  // A wrong code leaves empty boxes; so does a new one.
  const spent = refusal?._tag === 'CodeWrong' || refusal?._tag === 'CodeTriesSpent' || refusal?._tag === 'CodeExpired'
  useEffect(() => {
    if (spent && !checking) change({ _tag: 'cleared' })
  }, [spent, checking, change])

  useEffect(() => {
    if (proof !== null) onProved(proof)
    // The stage changes with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [proof])

  const triesLeft = refusal?._tag === 'CodeWrong' ? refusal.triesLeft : null
  const said = refusal === null || checking ? undefined : copy.refusal[refusal._tag](triesLeft)
  // Gone as soon as the next try is being typed.
  const error = !spent || (refusal._tag === 'CodeWrong' && codeText(input) !== '') ? undefined : said
  const { digits } = stage.sent
  return (
    <form
      className="session-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isFull(input) && state.hasTag('entry')) send({ type: 'code.completed', code: codeText(input) })
      }}
    >
      <LetterScene className="session-letter" />
      <div className="session-heading">
        <h2>{copy.title(digits)}</h2>
        <p className="second">
          {copy.sentTo} <strong className="session-address">{stage.email}</strong>
        </p>
        <button type="button" className="session-link" onClick={onChange}>
          {copy.change}
        </button>
      </div>
      <CodeInput
        label={copy.label}
        input={input}
        onEvent={(event) => {
          if (!checking) change(event)
        }}
        error={error}
        autoFocus
      />
      {said !== undefined && !spent && (
        <Note tone="warn" live>
          {said}
        </Note>
      )}
      <div className="session-resend">
        <span>{copy.notGot}</span>
        {seconds > 0 ? (
          <span>
            {copy.resendIn} <strong>{copy.clock(seconds)}</strong>
          </span>
        ) : (
          <Button
            tone="second"
            size="small"
            busy={state.matches('requesting')}
            busyLabel={copy.sending}
            onClick={() => send({ type: 'resend.asked' })}
          >
            {copy.resend}
          </Button>
        )}
        <p>{copy.junk}</p>
      </div>
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

export default CodeStep
