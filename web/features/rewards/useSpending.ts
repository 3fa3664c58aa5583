import { isRight } from 'fp-ts/Either'
import type { Task } from 'fp-ts/Task'
import { isSettled } from '@careplus/core/call'
import type { Sent, spendOnceMachine } from '@careplus/core/loyalty-spending'
import type { KeptTry, Try } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { forgetKept } from '../../calls/remote'

export interface Told<A> {
  readonly onDone: (done: A) => void
  /** The shown item is outdated. */
  readonly onRefused: () => void
}

export const useSpending = <Wish, A>(
  machine: ReturnType<typeof spendOnceMachine<Wish, A>>,
  kept: Pick<KeptTry<Wish>, 'read'>,
  send: (tried: Try<Wish>) => Task<Sent<Wish, A>>,
  { onDone, onRefused }: Told<A>,
) => {
  const [unanswered] = useState(kept.read)
  const provided = machine.provide({
    actors: {
      send: fromPromise<Sent<Wish, A>, Try<Wish>>(async ({ input }) => {
        const sent = await send(input)()
        const { answer } = sent
        if (isRight(answer)) {
          forgetKept()
          onDone(answer.right)
        } else if (isSettled(answer.left)) {
          forgetKept()
          onRefused()
        }
        return sent
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
