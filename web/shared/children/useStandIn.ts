import { networkError } from '@careplus/core/call'
import type { Child } from '@careplus/core/ports'
import { useEffect, useMemo, useState } from 'react'
import { loadChildren } from '../../composition/storedChildren'
import { useSession } from '../../calls/session/useSession'
import type { Remote } from '../../calls/remote'
import { useLate } from '../../ui/longWait'

/** Why nothing new can be read, where the server has not said so itself yet. */
const unanswered = networkError('failed')

/**
 * For a form: what this device keeps of the children stands in while they cannot be read or are late, or while the server has
 * not said who is here. What was read is told as it is. Once they stand in they stay until an answer comes: shapes in their
 * place would unmount the form and lose its fields.
 */
export const useStandIn = <A>(remote: Remote<A>, of: (children: ReadonlyArray<Child>) => A): Remote<A> => {
  const { user, trouble } = useSession()
  const member = user?.id ?? null
  const late = useLate(remote._tag === 'loading')
  const [stoodInFor, setStoodInFor] = useState<string | null>(null)
  const isMissing = remote._tag !== 'ready'
  const waits = isMissing && (stoodInFor === member || remote._tag === 'failed' || late || trouble !== null)
  const stored = useMemo(() => (waits && member !== null ? loadChildren(member) : null), [waits, member])
  const standsIn = isMissing && stored !== null && stored.length > 0
  useEffect(() => {
    if (standsIn) setStoodInFor(member)
  }, [standsIn, member])
  // Of nobody a form cannot be begun: whether there is a child meanwhile, only the account can say.
  if (!standsIn) return remote
  return { _tag: 'ready', value: of(stored), stale: remote._tag === 'failed' ? remote.failure : unanswered }
}
