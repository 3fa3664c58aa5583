import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Before any scroll only what is visible counts as near, so a reader who stays at the top loads nothing below. */
const atTop = '100000px 0px 0px'
const scrolling = '100000px 0px 300px'

export const useNear = (): readonly [RefObject<HTMLDivElement | null>, boolean] => {
  const ref = useRef<HTMLDivElement>(null)
  const [rootMargin, setRootMargin] = useState(atTop)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || ref.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin },
    )
    const moved = (): void => setRootMargin(scrolling)
    // Synchronous, because the next key may jump past it and the browser lays out the print before the next frame.
    const wanted = (): void => flushSync(() => setNear(true))
    const events = { scroll: moved, focusin: moved, keydown: wanted, beforeprint: wanted }
    observer.observe(ref.current)
    for (const [type, listen] of Object.entries(events)) addEventListener(type, listen, { passive: true })
    return () => {
      observer.disconnect()
      for (const [type, listen] of Object.entries(events)) removeEventListener(type, listen)
    }
  }, [isNear, rootMargin])
  return [ref, isNear]
}
