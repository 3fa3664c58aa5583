import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { isSettled, type CallFailure } from '@careplus/core/call'
import type { spendOnceMachine } from '@careplus/core/loyalty-spending'
import type { KeptTry, Try } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { forgetKept } from '../../calls/remote'

export interface Told<A> {
  readonly onDone: (done: A) => void
  /** What the member sees of it is old by now. */
  readonly onRefused: () => void
}

/** The machine at work: it begins with what an earlier visit left unanswered, and goes on when the connection is back. */
export const useSpending = <Wish, A>(
  machine: ReturnType<typeof spendOnceMachine<Wish, A>>,
  kept: Pick<KeptTry<Wish>, 'read'>,
  send: (tried: Try<Wish>) => TaskEither<CallFailure, A>,
  { onDone, onRefused }: Told<A>,
) => {
  const [unanswered] = useState(kept.read)
  const provided = machine.provide({
    actors: {
      send: fromPromise<Either<CallFailure, A>, Try<Wish>>(async ({ input }) => {
        const answer = await send(input)()
        if (isRight(answer)) {
          forgetKept()
          onDone(answer.right)
        } else if (isSettled(answer.left)) {
          forgetKept()
          onRefused()
        }
        return answer
      }),
    },
  })
  const [state, tell] = useMachine(provided, { input: { unanswered } })
  useEffect(() => {
    const onOnline = () => tell({ type: 'connection.returned' })
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [tell])
  return [state, tell] as const
}
