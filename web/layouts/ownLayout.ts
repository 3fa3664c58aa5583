import { useSyncExternalStore } from 'react'
import type { LayoutName } from '../page/route'
import { changes } from '../page/changes'

/** Layouts that data has named, by the path of its page; they stay, since a page that changes its layout comes anew. */
const named = new Map<string, LayoutName>()
const { onChange, changed } = changes()

export const nameLayout = (path: string, name: LayoutName): void => {
  if (named.get(path) === name) return
  named.set(path, name)
  changed()
}

/** The layout that a page's data has named; undefined: none, and the route's own stands. */
export const useOwnLayout = (path: string): LayoutName | undefined =>
  useSyncExternalStore(
    onChange,
    () => named.get(path),
    () => undefined,
  )
