import type { DrawWish, EntriesTaken } from '@careplus/core/ports'
import { enterDraw, spendOnceMachine } from '@careplus/core/loyalty-spending'
import { useMemo } from 'react'
import { drawAttempt } from '../../../composition/spendAttempts'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { useSession } from '../../../calls/session/useSession'
import { useSpendOnce, type Outcomes } from '../useSpendOnce'

const machine = spendOnceMachine<DrawWish, EntriesTaken>()

export const useDrawEntry = (productId: string, outcomes: Outcomes<EntriesTaken>) => {
  const { clock, random } = useServices()
  const { redemptions } = useRewardsServices()
  const memberId = useSession().user?.id ?? ''
  const attempt = drawAttempt(clock, memberId, productId)
  const [state, send] = useSpendOnce(machine, attempt, enterDraw({ redemptions, kept: attempt }, productId), outcomes)
  return useMemo(
    () => ({
      state,
      want: (tickets: number) => send({ type: 'wish.given', wish: { tickets } }),
      drop: () => send({ type: 'wish.dropped' }),
      confirm: () => send({ type: 'confirmed', key: random.uuid() }),
      again: () => send({ type: 'asked.again' }),
    }),
    [state, send, random],
  )
}

export type DrawEntry = ReturnType<typeof useDrawEntry>
