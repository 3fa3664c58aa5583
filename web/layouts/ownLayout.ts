import { useSyncExternalStore } from 'react'
import type { LayoutName } from '../page/route'
import { changes } from '../page/changes'

const named = new Map<string, LayoutName>()
const { onChange, changed } = changes()

export const nameLayout = (path: string, name: LayoutName): void => {
  if (named.get(path) === name) return
  named.set(path, name)
  changed()
}

/** undefined: the route's own layout. */
export const useOwnLayout = (path: string): LayoutName | undefined =>
  useSyncExternalStore(
    onChange,
    () => named.get(path),
    () => undefined,
  )
