import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { loadRewardsServices } from '../composition/useServices'
import { RetryNote } from '../ui/RetryNote'
import { Skeleton } from '../ui/Skeleton'

interface Options<P> {
  readonly load: () => Promise<ComponentType<P>>
  /** What is said where it does not come; null: nothing, the page is whole without it. */
  readonly failed: string | null
}

/**
 * A part of a page that needs a chunk and services of its own: the rest does not wait for it, nor falls where it does not
 * come.
 */
export const laterPart = <P extends object>({ load, failed }: Options<P>): ComponentType<P> =>
  function Later(props: P) {
    const [View, setView] = useState<ComponentType<P> | 'failed' | null>(null)
    const fetch = useCallback(() => {
      setView(null)
      Promise.all([load(), loadRewardsServices()]).then(
        ([view]) => setView(() => view),
        () => setView('failed'),
      )
    }, [])
    useEffect(fetch, [fetch])
    if (View === 'failed') return failed === null ? null : <RetryNote text={failed} onRetry={fetch} />
    if (View === null) return failed === null ? null : <Skeleton shapes={['card']} />
    return <View {...props} />
  }
