import { isLeft } from 'fp-ts/Either'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { loadServices } from '../../../calls/useServices'
import { useSession } from '../../../calls/session/useSession'

const reported = new Set<string>()

const report = async (member: string, key: string): Promise<void> => {
  const reading = `${member}/${key}`
  if (reported.has(reading)) return
  reported.add(reading)
  try {
    const { api } = await loadServices()
    if (isLeft(await api('POST', `articles/${key}/read/`))) reported.delete(reading)
  } catch {
    reported.delete(reading)
  }
}

/** Far enough that a reader who jumped past the end of the text has reached it too. */
const farAbove = '1000000px'

export const useReadToEnd = (key: string): RefObject<HTMLDivElement | null> => {
  const end = useRef<HTMLDivElement>(null)
  const [reached, setReached] = useState<string | null>(null)
  const member = useSession().user?.id ?? null

  useEffect(() => {
    if (end.current === null) return
    const seen = (entries: ReadonlyArray<IntersectionObserverEntry>): void => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setReached(key)
    }
    const observer = new IntersectionObserver(seen, { rootMargin: `${farAbove} 0px 0px 0px` })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [key])

  useEffect(() => {
    if (reached === key && member !== null) void report(member, key)
  }, [reached, key, member])
  return end
}
