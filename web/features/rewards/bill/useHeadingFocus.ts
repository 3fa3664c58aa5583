import { useLayoutEffect, useRef, type FocusEvent } from 'react'

export const useHeadingFocus = () => {
  const heading = useRef<HTMLHeadingElement>(null)
  const held = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (held.current === null || held.current.isConnected) return
    held.current = null
    heading.current?.focus()
  })
  return {
    heading,
    ways: {
      onFocus: ({ target }: FocusEvent) => (held.current = target),
      onBlur: () => (held.current = null),
    },
  }
}
