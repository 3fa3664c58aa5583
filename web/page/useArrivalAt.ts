import { useEffect, useRef } from 'react'
import { useTitle } from './pageTitle'

/** Returns false while there is no heading yet. */
export const focusHeading = (): boolean => {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** The steps of a form share one path, so each scrolls up and moves the focus as a new page does, once the heading has the
 *  step's title, because the focus reads it out. */
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
