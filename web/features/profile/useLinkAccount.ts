import type { CallFailure, SocialName, SocialWay } from '@careplus/core/ports'
import type { SocialOutcome } from '@careplus/core/session'
import * as E from 'fp-ts/Either'
import { useRef, useState } from 'react'
import { useLeaveFor } from '../../shared/account/social/useLeaveFor'
import type { ProveAhead } from '../../shared/proof/withProof'

/** Seconds that signing in at the provider may take: the server wants a proof that is still fresh when its answer comes. */
const stay = 300

export const useLinkAccount = (proveAhead: ProveAhead, onLinked: (name: SocialName) => void) => {
  const { stage, leave } = useLeaveFor('link', (outcome: SocialOutcome) => {
    if (outcome._tag === 'Linked') onLinked(outcome.name)
  })
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const asking = useRef(false)
  const add = async (name: SocialName, method: SocialWay): Promise<void> => {
    if (asking.current) return
    asking.current = true
    setFailure(null)
    const proved = await proveAhead(stay)
    asking.current = false
    if (E.isLeft(proved)) setFailure(proved.left)
    else if (proved.right) leave(name, method)
  }
  return { stage, failure, add: (name: SocialName, method: SocialWay) => void add(name, method) }
}
