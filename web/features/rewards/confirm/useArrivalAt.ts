import { useEffect, useRef } from 'react'

/** All steps share one path, so each does what a new page does by itself: focus and scroll. */
export const useArrivalAt = (step: string): void => {
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    const heading = document.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [step])
}
