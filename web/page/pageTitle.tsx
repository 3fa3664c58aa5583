import { createContext, use, useEffect } from 'react'
import type { OwnHead } from './documentHead'

export interface TitleSlot {
  readonly title: string
  readonly set: (head: OwnHead | null) => void
  readonly write: ((head: OwnHead) => void) | null
}

export const TitleContext = createContext<TitleSlot>({ title: '', set: () => undefined, write: null })

export const useTitle = (): string => use(TitleContext).title

/** Until its data is loaded, the route's head applies. `head` must be stable between renders. */
export const usePageHead = (head: OwnHead | null): void => {
  const { set, write } = use(TitleContext)
  if (head !== null) write?.(head)
  useEffect(() => {
    set(head)
    return () => set(null)
  }, [set, head])
}

export const usePageTitle = (title: string | null): void => {
  const { set, write } = use(TitleContext)
  if (title !== null) write?.({ title })
  useEffect(() => {
    set(title === null ? null : { title })
    return () => set(null)
  }, [set, title])
}
