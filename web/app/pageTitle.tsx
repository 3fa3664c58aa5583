import { createContext, use, useEffect } from 'react'

export interface TitleSlot {
  readonly title: string
  readonly set: (title: string | null) => void
}

export const TitleContext = createContext<TitleSlot>({ title: '', set: () => undefined })

/** The page's title: in the document, in the inner header's h1, and spoken after a navigation. */
export const useTitle = (): string => use(TitleContext).title

/** For a screen whose title is known only with its data (a child's name). Until then the route's title stands. */
export const usePageTitle = (title: string | null): void => {
  const { set } = use(TitleContext)
  useEffect(() => {
    set(title)
    return () => set(null)
  }, [set, title])
}
