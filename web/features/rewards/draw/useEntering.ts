import * as t from 'io-ts'
import { isRight } from 'fp-ts/Either'
import type { EntriesTaken } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useState } from 'react'
import { fromPromise } from 'xstate'
import { triesStore } from '../../../composition/triesStore'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { forgetKept } from '../../../calls/remote'
import { useSession } from '../../../calls/session/useSession'
import { isSettled } from '../../../calls/form/settled'
import { unansweredTry } from '../unansweredTry'
import { enteringMachine, type Try } from './entering.machine'

const TryCodec: t.Type<Try, unknown> = t.type({ key: t.string, tickets: t.number })

interface Told {
  readonly onEntered: (taken: EntriesTaken) => void
  /** What the member sees of the draw is old by now. */
  readonly onRefused: () => void
}

/** The machine, with this member's entering of the draw provided. A try is kept on the device until it is answered. */
export const useEntering = (productId: string, { onEntered, onRefused }: Told) => {
  const { clock, random } = useServices()
  const { redemptions } = useRewardsServices()
  const memberId = useSession().user?.id ?? ''
  const unanswered = unansweredTry(triesStore, `${memberId}.enter.${productId}`, TryCodec)
  const [first] = useState(() => unanswered.read(clock.now()))
  const settle = (): void => {
    unanswered.forget()
    forgetKept()
  }
  const machine = enteringMachine.provide({
    actors: {
      enter: fromPromise(async ({ input }: { readonly input: Try }) => {
        // Another tab may have one under way: that one is asked after, and no second one made.
        const tried = unanswered.readOrKeep(input, clock.now())
        const answer = await redemptions.enterDraw(productId, { tickets: tried.tickets }, tried.key)()
        if (isRight(answer)) {
          settle()
          onEntered(answer.right)
        } else if (isSettled(answer.left)) {
          settle()
          onRefused()
        }
        return answer
      }),
    },
  })
  const [state, send] = useMachine(machine, { input: { unanswered: first } })
  useEffect(() => {
    const onOnline = () => send({ type: 'connection.returned' })
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [send])
  return useMemo(
    () => ({
      state,
      want: (tickets: number) => send({ type: 'entry.wanted', tickets }),
      drop: () => send({ type: 'entry.dropped' }),
      confirm: () => send({ type: 'confirmed', key: random.uuid() }),
      again: () => send({ type: 'asked.again' }),
    }),
    [state, send, random],
  )
}

export type Entering = ReturnType<typeof useEntering>
