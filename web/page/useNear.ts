import { useEffect, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'

/** Of a page that is not scrolled only what is in view is near: a reader who stays at its top asks for nothing below. What was
 *  passed is near too. */
const atTop = '100000px 0px 0px'
/** So far ahead of what is in view, once it is scrolled or the focus moves. */
const scrolling = '100000px 0px 300px'

/** Whether an element has come near what is in view, or is wanted whole: by the keyboard, on paper. It stays so. */
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
    // The next press may jump over it, and the browser lays out the paper before the next frame.
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
