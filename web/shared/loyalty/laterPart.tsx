import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadRewardsServices } from '../../calls/useServices'
import { RetryNote } from '../../ui/RetryNote'

interface Options<P> {
  readonly load: () => Promise<ComponentType<P>>
  /** What stands in its place until it is there: of its size, or the page would jump. */
  readonly wait: ReactNode
  /** What is said where it does not come; null: nothing, the page is whole without it. */
  readonly failed: string | null
}

/**
 * A part of a page that needs a chunk and services of its own: the rest does not wait for it, nor falls where it does not
 * come.
 */
export const laterPart = <P extends object>({ load, wait, failed }: Options<P>): ComponentType<P> =>
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
    if (View === null) return wait
    return <View {...props} />
  }
