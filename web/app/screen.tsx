import { use, type ComponentType } from 'react'
import type { ScreenLoader, ScreenProps } from '../page/route'
import { fetchedOnce, toRead } from '../page/fetchedOnce'

type Module = { readonly default: ComponentType<ScreenProps<string>> }

const fetches = new Map<ScreenLoader<string>, () => Promise<Module>>()

/** A screen's chunk, fetched once; a screen already fetched renders without a skeleton. */
export const loadScreen = (loader: ScreenLoader<string>): Promise<Module> => {
  const fetch = fetches.get(loader) ?? toRead(fetchedOnce(loader))
  fetches.set(loader, fetch)
  return fetch()
}

export const Screen = ({ loader, ...props }: ScreenProps<string> & { readonly loader: ScreenLoader<string> }) => {
  const View = use(loadScreen(loader)).default
  return <View {...props} />
}
