import type { ReactNode } from 'react'
import { useNear } from './useNear'

interface Props {
  /** The class of the placeholder, which has the size of the content. */
  readonly place: string
  readonly children: ReactNode
}

/** Renders its children only once they are near the visible part of the page. */
export const Near = ({ place, children }: Props) => {
  const [ref, isNear] = useNear()
  return isNear ? children : <div ref={ref} className={place} />
}
