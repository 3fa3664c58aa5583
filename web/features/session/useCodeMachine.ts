import { codeRefusal, codeRequestRefusal, oneTimeCodeMachine, type CodeSent } from '@careplus/core/otp'
import type { Clock, Joining } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { CodeStage, Sent } from './joining'

export interface Proof {
  readonly joinToken: string
  /** Milliseconds since the epoch. */
  readonly expiresAt: number
}

const left = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/**
 * The core's machine over the mailed code. Step 1 has asked for the first code already (and a reload asks for none), so
 * the first request answers with what is known of that one.
 */
export const useCodeMachine = (
  { joining, clock }: { readonly joining: Joining; readonly clock: Clock },
  { email, sent }: Pick<CodeStage, 'email' | 'sent'>,
  onResent: (sent: Sent) => void,
) => {
  const logic = useMemo(() => {
    let first = true
    const known = (): CodeSent => ({
      expiresIn: left(sent.expiresAt, clock.now()),
      resendAfter: left(sent.resendAt, clock.now()),
      digits: sent.digits,
    })
    const asked = pipe(
      joining.askCode(email),
      TE.bimap(codeRequestRefusal, (answer) => {
        const now = clock.now()
        onResent({
          expiresAt: now + answer.expiresIn * 1000,
          resendAt: now + answer.resendAfter * 1000,
          digits: answer.digits,
        })
        return answer
      }),
    )
    return oneTimeCodeMachine<Proof>().provide({
      actors: {
        requestCode: fromPromise(async () => {
          if (!first) return asked()
          first = false
          return E.right(known())
        }),
        verifyCode: fromPromise(({ input }: { input: { readonly code: string } }) =>
          pipe(
            joining.proveCode(email, input.code),
            TE.bimap(codeRefusal, ({ joinToken, expiresIn }): Proof => ({
              joinToken,
              expiresAt: clock.now() + expiresIn * 1000,
            })),
          )(),
        ),
      },
    })
    // One machine for one address: what is known of the first code is read once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [joining, clock, email])
  return useMachine(logic, { input: { clock } })
}
