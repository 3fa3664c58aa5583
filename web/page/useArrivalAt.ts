import { useEffect, useRef } from 'react'
import { useTitle } from './pageTitle'

/** Returns false while there is no heading yet. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** All steps share one path, so each does what a new page does by itself: scroll, and focus once the heading bears the step's own
 *  title, since it is read out with the focus. */
export const useArrivalAt = (step: string): void => {
  const title = useTitle()
  const shown = useRef(step)
  const titleBefore = useRef<string | null>(null)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    titleBefore.current = title
    scrollTo(0, 0)
  }, [step, title])
  useEffect(() => {
    if (titleBefore.current === null || titleBefore.current === title) return
    titleBefore.current = null
    focusHeading()
  }, [title])
}
