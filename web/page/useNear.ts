import { useEffect, useRef, useState, type RefObject } from 'react'

/** Of a page that is not scrolled only what is in view is near: a reader who stays at its top asks for nothing below. What was
 *  passed is near too. */
const atTop = '100000px 0px 0px'
/** So far ahead of what is in view, once it is scrolled. */
const scrolling = '100000px 0px 300px'

/** Whether an element has come near what is in view; it stays so. */
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
    const scrolled = (): void => setRootMargin(scrolling)
    observer.observe(ref.current)
    addEventListener('scroll', scrolled, { once: true, passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', scrolled)
    }
  }, [isNear, rootMargin])
  return [ref, isNear]
}
