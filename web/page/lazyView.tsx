import { use, type ComponentType } from 'react'
import { fetchedOnce, toRead } from './fetchedOnce'

/** A component whose chunk is fetched when it is first shown. Unlike React's `lazy`, a failed fetch can be tried again. */
export const lazyView = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): ComponentType<P> => {
  const fetch = toRead(fetchedOnce(load))
  return function Lazy(props: P) {
    const View = use(fetch()).default
    return <View {...props} />
  }
}
