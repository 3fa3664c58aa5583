import { ViewTransition, type ReactNode } from 'react'
import './sharedElement.css'

interface Props {
  /** Of the thing, the same on both pages, and on each of them once: `reward-12`. */
  readonly name: string
  /** One element. */
  readonly children: ReactNode
}

/**
 * A picture that stands in a list and on the page of what it shows: on the way from one to the other it moves to its new
 * place, so that the eye need not look for it. Where only one of both is there, or a reader wants no movement, nothing moves.
 */
export const SharedElement = ({ name, children }: Props) => (
  <ViewTransition name={name} share="shared" default="none" enter="none" exit="none" update="none">
    {children}
  </ViewTransition>
)
