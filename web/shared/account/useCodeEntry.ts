import {
  codeRefusal,
  codeRequestRefusal,
  oneTimeCodeMachine,
  type CodeRefusal,
  type CodeRequestRefusal,
  type CodeSent,
} from '@careplus/core/otp'
import type { CallFailure, Clock } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { Sent } from './sentCode'

/** A code that was asked for before the screen came, and what can be done about it. */
export interface CodeSource<A> {
  readonly sent: Sent
  /** Another one. */
  readonly ask: TaskEither<CallFailure, CodeSent>
  readonly prove: (code: string) => TaskEither<CallFailure, A>
}

const left = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/**
 * The core's machine over a code that is on its way already (and a reload asks for none), so the first request answers
 * with what is known of that one. The source of the first render is the one that counts.
 */
export const useCodeEntry = <A>(clock: Clock, source: CodeSource<A>) => {
  const [logic] = useState(() => {
    let first = true
    const { sent, ask, prove } = source
    const known = (): CodeSent => ({
      expiresIn: left(sent.expiresAt, clock.now()),
      resendAfter: left(sent.resendAt, clock.now()),
      digits: sent.digits,
    })
    return oneTimeCodeMachine<A>().provide({
      actors: {
        requestCode: fromPromise<E.Either<CodeRequestRefusal, CodeSent>>(async () => {
          if (!first) return TE.mapLeft(codeRequestRefusal)(ask)()
          first = false
          return E.right(known())
        }),
        verifyCode: fromPromise<E.Either<CodeRefusal, A>, { readonly code: string }>(({ input }) =>
          TE.mapLeft(codeRefusal)(prove(input.code))(),
        ),
      },
    })
  })
  return useMachine(logic, { input: { clock } })
}
