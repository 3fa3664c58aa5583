import { isLeft } from 'fp-ts/Either'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { loadServices } from '../../../calls/useServices'
import { useSession } from '../../../calls/session/useSession'

/** What has been told to the server since this page was loaded, of whom. */
const told = new Set<string>()

/** The month's mission counts what is read. Nobody waits for it; where it fails, the next reading tells it again. */
const tell = async (member: string, key: string): Promise<void> => {
  const reading = `${member}/${key}`
  if (told.has(reading)) return
  told.add(reading)
  try {
    const { api } = await loadServices()
    if (isLeft(await api('POST', `articles/${key}/read/`)())) told.delete(reading)
  } catch {
    told.delete(reading)
  }
}

/** Whoever has leapt past the end of the text has come to it as well. */
const farAbove = '1000000px'

/** Put at the end of the text: tells the server once that a member has come to it. */
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
    if (reached === key && member !== null) void tell(member, key)
  }, [reached, key, member])
  return end
}
