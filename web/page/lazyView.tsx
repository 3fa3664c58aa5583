import { use, type ComponentType } from 'react'
import { fetchedOnce, toUse } from './fetchedOnce'

/** A component whose code may be fetched before it is shown. */
export type LazyView<P> = ComponentType<P> & { readonly load: () => Promise<unknown> }

/** A component whose chunk is fetched when it is first shown. Unlike React's `lazy`, a failed fetch can be tried again. */
export const lazyView = <P extends object>(
  load: () => Promise<{ readonly default: ComponentType<P> }>,
): LazyView<P> => {
  const fetch = toUse(fetchedOnce(load))
  const Lazy = (props: P) => {
    const View = use(fetch()).default
    return <View {...props} />
  }
  return Object.assign(Lazy, { load: fetch })
}
