import { useEffect, useRef } from 'react'
import { useSearch } from 'wouter'
import { PhotoStep } from '../photo/PhotoStep'
import { askedOf } from '../path'
import { useIsTrial } from '../useStoolForm'
import { Questions } from './Questions'
import { StepGate } from './StepGate'

/** Both screens share one path, so each does what a new page does by itself: focus and scroll. */
const useArrivalAt = (screen: string): void => {
  const shown = useRef(screen)
  useEffect(() => {
    if (shown.current === screen) return
    shown.current = screen
    scrollTo(0, 0)
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [screen])
}

/** `/children/stool-image`: the picture; with `?ask=`, one of the four groups of questions. */
const ImageRoute = () => {
  const asked = askedOf(new URLSearchParams(useSearch()))
  const step = asked === 'photo' ? asked : asked.id
  const trial = useIsTrial()
  useArrivalAt(step)
  return (
    <StepGate step={step} trial={trial}>
      {(form) => (asked === 'photo' ? <PhotoStep form={form} /> : <Questions key={step} form={form} group={asked} />)}
    </StepGate>
  )
}

export default ImageRoute
