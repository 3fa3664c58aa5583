import { useEffect, useRef, useState } from 'react'
import { shellCopy } from '../copy/shell.th'
import { routeChanged } from '../calls/session/session'
import { rememberIfAsked } from '../calls/session/returning'
import { pageShown } from '../calls/tracking/page'
import { applyHead, describe, type OwnHead } from '../page/documentHead'
import type { Found } from '../page/findRoute'
import { rememberScroll, type ScrollMemory } from './scrollMemory'

interface Arrival {
  readonly path: string
  readonly search: string
  readonly title: string
  readonly own: OwnHead | null
  readonly found: Found
}

/** Longest wait for a lazily fetched screen to grow tall enough to be scrolled back to where it was. */
const settleMs = 600

const scrollBackTo = (top: number): void => {
  const until = performance.now() + settleMs
  const attempt = (): void => {
    scrollTo(0, top)
    if (scrollY < top && performance.now() < until) requestAnimationFrame(attempt)
  }
  attempt()
}

/** The heading; while the screen is on its way, what stays when it comes. */
const focusPage = (): void => {
  const target =
    document.querySelector<HTMLElement>('h1:not([aria-busy] h1)') ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}

/** A fragment may also carry what a page is to tell; that is no place to begin at. */
const namesPlace = (hash: string): boolean => /^#[\w-]+$/.test(hash)

const canonicalPath = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/**
 * What happens at each page, the first one included: the document's head, the `rd` parameter, the session's check. And
 * what only a navigation needs: scroll, focus on the new heading, and the words for a screen reader, which are returned.
 */
export const useArrival = ({ path, search, title, own, found }: Arrival): string => {
  const scroll = useRef<ScrollMemory | null>(null)
  const shownPath = useRef<string | null>(null)
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    scroll.current = rememberScroll(window)
    return () => scroll.current?.stop()
  }, [])

  useEffect(() => {
    const known = found._tag === 'found' ? found.route : null
    applyHead({
      title,
      canonicalPath:
        known === null || known.auth || own?.canonicalPath === null
          ? null
          : (own?.canonicalPath ?? canonicalPath(path)),
    })
  }, [path, title, own, found])

  const opened = useRef(path)
  useEffect(() => {
    if (opened.current === path) return
    opened.current = ''
    // Of a member's page, and of those on the way to it, nobody asks for a description.
    const open = found._tag === 'found' && found.route.guard === 'none' ? found.route.path : null
    void describe(open, own).catch(() => undefined)
  }, [path, own, found])

  useEffect(() => {
    rememberIfAsked(path, search)
  }, [path, search])

  const template = found._tag === 'found' ? found.route.path : null
  useEffect(() => {
    pageShown(template)
  }, [path, template])

  useEffect(() => {
    const first = shownPath.current === null
    if (shownPath.current === path) return
    shownPath.current = path
    if (first) return
    routeChanged()
    void import('../calls/published/payload').then(({ besidePage }) => besidePage(path)).catch(() => undefined)
    const back = scroll.current?.restored() ?? null
    if (back === null && !namesPlace(location.hash)) scrollTo(0, 0)
    if (back !== null) scrollBackTo(back)
    focusPage()
    setAnnouncement(shellCopy.opened(title))
  }, [path, title, found])

  return announcement
}
