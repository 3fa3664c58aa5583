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
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import type { Sent } from './sentCode'

export interface CodeSource<A> {
  readonly sent: Sent
  readonly ask: () => Promise<Either<CallFailure, CodeSent>>
  readonly prove: (code: string) => Promise<Either<CallFailure, A>>
}

const left = (until: number, now: number): number => Math.max(0, Math.ceil((until - now) / 1000))

/** The first request answers with the known code, so a reload sends none. The source of the first render counts. */
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
          TE.mapLeft(codeRefusal)(() => prove(input.code))(),
        ),
      },
    })
  })
  return useMachine(logic, { input: { clock } })
}
