import { ViewTransition, type ReactNode } from 'react'
import './sharedElement.css'

interface Props {
  readonly name: string
  readonly children: ReactNode
}

/** The picture moves to its place on the other page. Nothing moves where one of both is missing or a reader wants no
 * movement. */
export const SharedElement = ({ name, children }: Props) => (
  <ViewTransition name={name} share="shared" default="none" enter="none" exit="none" update="none">
    {children}
  </ViewTransition>
)
