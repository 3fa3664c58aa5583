import { isRight } from 'fp-ts/Either'
import { isSettled } from '@careplus/core/call'
import type { Sent, spendOnceMachine } from '@careplus/core/loyalty-spending'
import type { StoredTry, Try } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import { useCallback, useState } from 'react'
import { fromPromise } from 'xstate'
import { clearMemberCache } from '../../calls/remote'
import { onConnection, useOnReturn } from '../../page/onReturn'

export interface Outcomes<A> {
  readonly onDone: (done: A) => void
  readonly onRefused: () => void
}

export const useSpendOnce = <Wish, A>(
  machine: ReturnType<typeof spendOnceMachine<Wish, A>>,
  storedAttempt: Pick<StoredTry<Wish>, 'read'>,
  send: (tried: Try<Wish>) => Promise<Sent<Wish, A>>,
  { onDone, onRefused }: Outcomes<A>,
) => {
  const [unanswered] = useState(storedAttempt.read)
  const provided = machine.provide({
    actors: {
      send: fromPromise<Sent<Wish, A>, Try<Wish>>(async ({ input }) => {
        const sent = await send(input)
        const { answer } = sent
        if (isRight(answer)) {
          clearMemberCache()
          onDone(answer.right)
        } else if (isSettled(answer.left)) {
          clearMemberCache()
          onRefused()
        }
        return sent
      }),
    },
  })
  const [state, dispatch] = useMachine(provided, { input: { unanswered } })
  const goOn = useCallback(() => dispatch({ type: 'connection.returned' }), [dispatch])
  useOnReturn(goOn, true, onConnection)
  return [state, dispatch] as const
}
