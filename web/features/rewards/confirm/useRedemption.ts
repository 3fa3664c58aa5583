import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Order } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { keptAddressFields } from '../../../shared/addresses/keptFields'
import { triesStore } from '../../../composition/triesStore'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { forgetKept } from '../../../calls/remote'
import { useSession } from '../../../calls/session/useSession'
import { redemptionMachine, type Try } from './redemption.machine'
import { isSettled } from '../../../calls/form/settled'
import { unansweredTry } from '../unansweredTry'

const TryCodec: t.Type<Try, unknown> = t.intersection([
  t.type({ key: t.string, quantity: t.number, address: t.type(keptAddressFields) }),
  t.partial({ points: t.number }),
])

interface Told {
  readonly onPlaced: (order: Order) => void
  /** What the member sees of the item is old by now. */
  readonly onRefused: () => void
}

/** The machine, with this member's redeeming of the item provided. */
export const useRedemption = (productId: string, { onPlaced, onRefused }: Told) => {
  const { clock } = useServices()
  const { redemptions } = useRewardsServices()
  const memberId = useSession().user?.id ?? ''
  const unanswered = unansweredTry(triesStore, `${memberId}.redeem.${productId}`, TryCodec)
  const [first] = useState(() => unanswered.read(clock.now()))
  const machine = redemptionMachine.provide({
    actors: {
      redeem: fromPromise(async ({ input }: { readonly input: Try }) => {
        // Another tab may have one under way: that one is asked after, and no second one made.
        const tried = unanswered.readOrKeep(input, clock.now())
        const { key, ...ask } = tried
        const answer = await redemptions.redeem(productId, ask, key)()
        if (isRight(answer)) {
          unanswered.forget()
          forgetKept()
          onPlaced(answer.right)
        } else if (isSettled(answer.left)) {
          unanswered.forget()
          forgetKept()
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
  return [state, send] as const
}
