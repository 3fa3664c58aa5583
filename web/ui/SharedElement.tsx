import { ViewTransition, type ReactNode } from 'react'
import './sharedElement.css'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

/** Nothing moves where the other page lacks the picture or a reader wants no movement. */
export const SharedElement = ({ name, children }: Props) => (
  <ViewTransition name={name} share="shared" default="none" enter="none" exit="none" update="none">
    {children}
  </ViewTransition>
)
