import { grouped } from '@careplus/core/loyalty'
import { useEffect, useState } from 'react'
import { useSession } from '../../calls/session/useSession'

const countMs = 280

/** The sum that a member last saw, for this page's life. */
const seen = new Map<string, number>()

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

const eased = (part: number): number => 1 - (1 - part) ** 3

const useCounted = (memberId: string, points: number): number => {
  const [shown, show] = useState(() => seen.get(memberId) ?? points)
  useEffect(() => {
    const from = seen.get(memberId) ?? points
    seen.set(memberId, points)
    if (from === points || wantsStillness()) {
      show(points)
      return
    }
    const began = performance.now()
    let frame = requestAnimationFrame(function next(now) {
      const part = Math.min(1, (now - began) / countMs)
      show(Math.round(from + (points - from) * eased(part)))
      if (part < 1) frame = requestAnimationFrame(next)
    })
    return () => cancelAnimationFrame(frame)
  }, [memberId, points])
  return shown
}

export const CountedPoints = ({ points }: { readonly points: number }) => {
  const shown = useCounted(useSession().user?.id ?? '', points)
  if (shown === points) return grouped(points)
  return (
    <>
      <span aria-hidden="true">{grouped(shown)}</span>
      <span className="ui-hidden">{grouped(points)}</span>
    </>
  )
}
