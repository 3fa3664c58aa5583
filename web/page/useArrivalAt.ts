import { useEffect, useRef } from 'react'
import { useTitle } from './pageTitle'

export const focusHeading = (): boolean => {
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  return heading !== null
}

/** The steps share one path. The focus waits for the step's heading, because it reads the heading out. */
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
