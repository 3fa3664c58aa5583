import {
  codeRefusal,
  codeRequestRefusal,
  codeText,
  isFull,
  oneTimeCodeMachine,
  secondsToResend,
} from '@careplus/core/otp'
import type { CodeChannel } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useEffect, useMemo, useRef } from 'react'
import { fromPromise } from 'xstate'
import { useCredentialServices, useServices } from '../composition/useServices'
import { proofCopy } from '../copy/proof.th'
import { sessionCopy } from '../copy/session.th'
import { Button } from '../ui/Button'
import { CodeInput, useCodeInput } from '../ui/CodeInput'
import { Note } from '../ui/Note'
import type { ProofStepProps } from './proofStep'

const copy = sessionCopy.code

const useProofCode = (channel: CodeChannel) => {
  const { clock } = useServices()
  const { proving } = useCredentialServices()
  const logic = useMemo(
    () =>
      oneTimeCodeMachine<true>().provide({
        actors: {
          requestCode: fromPromise(pipe(proving.askCode(channel), TE.mapLeft(codeRequestRefusal))),
          verifyCode: fromPromise(({ input }: { input: { readonly code: string } }) =>
            pipe(
              proving.giveCode(channel, input.code),
              TE.bimap(codeRefusal, () => true as const),
            )(),
          ),
        },
      }),
    [proving, channel],
  )
  return useMachine(logic, { input: { clock } })
}

export interface ProofByCodeProps extends ProofStepProps {
  readonly channel: CodeChannel
  /** Masked. */
  readonly address: string
}

const longest = 6

/** A code is sent when this comes; full boxes are checked by themselves. */
export const ProofByCode = ({ channel, address, onProved, onClose }: ProofByCodeProps) => {
  const [state, send] = useProofCode(channel)
  const [input, change] = useCodeInput({ length: longest })
  const { refusal, proof } = state.context
  const seconds = secondsToResend(state.context)
  const checking = state.matches('verifying')
  const asking = state.matches('requesting')

  const { completions } = input
  const code = useRef('')
  code.current = codeText(input)
  useEffect(() => {
    if (completions > 0) send({ type: 'code.completed', code: code.current })
  }, [completions, send])

  const spent = refusal?._tag === 'CodeWrong' || refusal?._tag === 'CodeTriesSpent' || refusal?._tag === 'CodeExpired'
  useEffect(() => {
    if (spent && !checking) change({ _tag: 'cleared' })
  }, [spent, checking, change])

  useEffect(() => {
    if (proof !== null) onProved()
    // It is given once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [proof])

  const said =
    refusal === null || checking
      ? undefined
      : copy.refusal[refusal._tag](refusal._tag === 'CodeWrong' ? refusal.triesLeft : null)
  const error = !spent || (refusal._tag === 'CodeWrong' && codeText(input) !== '') ? undefined : said
  return (
    <form
      className="proof-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isFull(input) && state.hasTag('entry')) send({ type: 'code.completed', code: codeText(input) })
      }}
    >
      <p>{proofCopy.sentTo(address)}</p>
      <CodeInput
        label={proofCopy.codeLabel}
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
      <div className="proof-resend">
        {seconds > 0 && !asking ? (
          <span>
            {copy.resendIn} <strong>{copy.clock(seconds)}</strong>
          </span>
        ) : (
          <Button
            tone="outline"
            size="small"
            busy={asking}
            busyLabel={copy.sending}
            onClick={() => send({ type: 'resend.asked' })}
          >
            {copy.resend}
          </Button>
        )}
      </div>
      <div className="proof-deeds">
        <Button
          type="submit"
          wide
          busy={checking}
          busyLabel={copy.checking}
          waiting={isFull(input) ? undefined : copy.auto(longest)}
        >
          {proofCopy.submit}
        </Button>
        <Button tone="second" wide onClick={onClose}>
          {proofCopy.keep}
        </Button>
      </div>
    </form>
  )
}
