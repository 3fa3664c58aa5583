import { useEffect, useRef, type RefObject } from 'react'
import { useHash } from '../../page/useHash'

export const useSectionAt = (id: string, settled: boolean): RefObject<HTMLElement | null> => {
  const section = useRef<HTMLElement>(null)
  const isNamed = useHash() === id
  useEffect(() => {
    if (settled && isNamed) section.current?.scrollIntoView()
  }, [settled, isNamed])
  return section
}
