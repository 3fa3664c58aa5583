import { use, type ComponentType } from 'react'
import { fetchedOnce, toUse } from './fetchedOnce'

export type LazyView<P> = ComponentType<P> & { readonly load: () => Promise<unknown> }

/** A component with a chunk of its own. Unlike with React's `lazy`, a failed fetch can be retried. */
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
