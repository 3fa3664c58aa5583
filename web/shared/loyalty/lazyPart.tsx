import { useCallback, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { loadRewardsServices } from '../../calls/useServices'
import { fetchedOnce } from '../../page/fetchedOnce'
import type { LazyView } from '../../page/lazyView'
import { RetryNote } from '../../ui/RetryNote'

interface Options<P> {
  readonly load: () => Promise<ComponentType<P>>
  /** Holds the place until the part is there; it has the part's size, or the page would jump. */
  readonly wait: ReactNode
  /** null: the page is complete without it. */
  readonly failed: string | null
}

/** A part of a page with a chunk and services of its own. The rest of the page does not wait for it, and stays where it fails. */
export const lazyPart = <P extends object>({ load, wait, failed }: Options<P>): LazyView<P> => {
  let loaded: ComponentType<P> | null = null
  const loadPart = fetchedOnce(async () => {
    const [view] = await Promise.all([load(), loadRewardsServices()])
    loaded = view
    return view
  })
  const Later = (props: P) => {
    const [View, setView] = useState<ComponentType<P> | 'failed' | null>(() => loaded)
    const fetch = useCallback(() => {
      setView(() => loaded)
      loadPart().then(
        (view) => setView(() => view),
        () => setView('failed'),
      )
    }, [])
    useEffect(fetch, [fetch])
    if (View === 'failed') return failed === null ? null : <RetryNote text={failed} onRetry={fetch} />
    if (View === null) return wait
    return <View {...props} />
  }
  return Object.assign(Later, { load: loadPart })
}
