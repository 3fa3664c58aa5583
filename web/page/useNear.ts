import { useEffect, useRef, useState, type RefObject } from 'react'

/** So far ahead of what is in view. */
const rootMargin = '300px 0px'

/** Whether an element has come near what is in view; it stays so. */
export const useNear = (): readonly [RefObject<HTMLElement | null>, boolean] => {
  const ref = useRef<HTMLElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (isNear || ref.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isNear])
  return [ref, isNear]
}
