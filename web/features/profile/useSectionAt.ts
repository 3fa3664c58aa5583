import { useEffect, useRef, type RefObject } from 'react'

/** A part of the page that an address's `#id` leads to, once it has its size. */
export const useSectionAt = (id: string, settled: boolean): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (settled && location.hash === `#${id}`) section.current?.scrollIntoView()
  }, [id, settled])
  return section
}
