import { createContext, use, useEffect } from 'react'
import type { OwnHead } from './documentHead'

export interface TitleSlot {
  readonly title: string
  readonly set: (head: OwnHead | null) => void
  /** While a page is written as HTML: takes its head. */
  readonly write: ((head: OwnHead) => void) | null
}

export const TitleContext = createContext<TitleSlot>({ title: '', set: () => undefined, write: null })

/** The page's title: in the document, in the inner header's h1, and spoken after a navigation. */
export const useTitle = (): string => use(TitleContext).title

/**
 * For a screen whose title, description or address is known only with its data. Until then the route's own stand. `head`
 * has to be the same value from render to render.
 */
export const usePageHead = (head: OwnHead | null): void => {
  const { set, write } = use(TitleContext)
  if (head !== null) write?.(head)
  useEffect(() => {
    set(head)
    return () => set(null)
  }, [set, head])
}

/** The same, of a title alone. */
export const usePageTitle = (title: string | null): void => {
  const { set, write } = use(TitleContext)
  if (title !== null) write?.({ title })
  useEffect(() => {
    set(title === null ? null : { title })
    return () => set(null)
  }, [set, title])
}
