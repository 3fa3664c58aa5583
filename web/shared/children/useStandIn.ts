import { networkError } from '@careplus/core/call'
import type { Child } from '@careplus/core/ports'
import { useEffect, useMemo, useState } from 'react'
import { loadChildren } from '../../composition/storedChildren'
import { useSession } from '../../calls/session/useSession'
import type { Remote } from '../../calls/remote'
import { useLate } from '../../ui/longWait'

const unanswered = networkError('failed')

/** Stored children stay until the response comes, because a skeleton in their place would unmount the form. */
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
  if (!standsIn) return remote
  return { _tag: 'ready', value: of(stored), stale: remote._tag === 'failed' ? remote.failure : unanswered }
}
