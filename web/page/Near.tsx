import type { ReactNode } from 'react'
import { useNear } from './useNear'

interface Props {
  /** The class of an empty box in the size of what comes: nobody waits for it yet. */
  readonly place: string
  readonly children: ReactNode
}

/** A part of a page that asks for something of its own, and not before it is near what is in view. */
export const Near = ({ place, children }: Props) => {
  const [ref, isNear] = useNear()
  return isNear ? children : <div ref={ref} className={place} />
}
