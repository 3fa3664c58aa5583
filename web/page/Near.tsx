import type { ReactNode } from 'react'
import { useNear } from './useNear'

interface Props {
  readonly place: string
  readonly children: ReactNode
}

export const Near = ({ place, children }: Props) => {
  const [ref, isNear] = useNear()
  return isNear ? children : <div ref={ref} className={place} />
}
