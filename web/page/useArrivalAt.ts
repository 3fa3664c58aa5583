import { useEffect, useRef } from 'react'

/** Returns false while there is no heading yet. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** All steps share one path, so each does what a new page does by itself: focus and scroll. */
export const useArrivalAt = (step: string): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return undefined
    shown.current = step
    scrollTo(0, 0)
    // By the second frame the heading has the step's own words.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(focusHeading)
    })
    return () => cancelAnimationFrame(frame)
  }, [step])
}
