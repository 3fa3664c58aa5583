import { unasked } from '../page/build'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { shellCopy } from '../copy/shell.th'
import { routeChanged } from '../calls/session/session'
import { rememberIfRequested } from '../calls/session/returnAfterLogin'
import { pageShown } from '../calls/tracking/shownPage'
import { applyHead, describe, type OwnHead } from '../page/documentHead'
import type { RouteMatch } from '../page/findRoute'
import { rememberScroll, scrollBackTo, type ScrollMemory } from './scrollMemory'

interface Arrival {
  readonly path: string
  readonly search: string
  readonly title: string
  readonly own: OwnHead | null
  readonly found: RouteMatch
}

const focusOn = (target: HTMLElement | null): boolean => {
  if (target === null) return false
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

const main = (): HTMLElement | null => document.querySelector('main')
const focusHeading = (): boolean => focusOn(document.querySelector('h1:not([aria-busy] h1)'))

/** Nothing has the focus: its element was removed, or it waits for the screen. */
const isFocusFree = (): boolean => [null, document.body, main()].includes(document.activeElement as HTMLElement | null)

const waiting = '.page-skeleton, [aria-busy] h1'

/** `isLeft` confirms that the old title has disappeared. At the latest after 0.5 s. Returns how to stop it. */
const onceThere = (isLeft: () => boolean, then: () => void): (() => void) => {
  let framesLeft = 30
  let frame = requestAnimationFrame(function check() {
    framesLeft -= 1
    const waits = document.querySelector(waiting) !== null
    if (!waits && (isLeft() || framesLeft < 0)) return then()
    // Until then, the keyboard starts at `main`, which stays.
    if (waits && document.activeElement === document.body) focusOn(main())
    frame = requestAnimationFrame(check)
    return undefined
  })
  return () => cancelAnimationFrame(frame)
}

const namesPlace = (hash: string): boolean => /^#[\w-]+$/.test(hash)

const canonicalPath = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/** Scrolls, moves the focus to the heading and returns the announcement for a screen reader.
 *  A focused heading is read out, so only a screen without one, or with a focused field, is announced. */
export const useArrival = ({ path, search, title, own, found }: Arrival): string => {
  const scroll = useRef<ScrollMemory | null>(null)
  const latest = useRef({ title, own })
  const [announcement, setAnnouncement] = useState('')

  useEffect(() => {
    const memory = rememberScroll(window)
    scroll.current = memory
    const back = memory.restored()
    const stop = back === null || back === 0 ? undefined : scrollBackTo(window, back, 'reload')
    return () => {
      stop?.()
      memory.stop()
    }
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
    // Guarded pages are not indexed, so they need no description.
    const open = found._tag === 'found' && found.route.guard === 'none' ? found.route.path : null
    void describe(open, own).catch(() => undefined)
  }, [path, own, found])

  useEffect(() => {
    rememberIfRequested(path, search)
  }, [path, search])

  const lastFocused = useRef<EventTarget | null>(null)
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent) => {
      lastFocused.current = target
    }
    document.addEventListener('focusin', noteFocus)
    return () => document.removeEventListener('focusin', noteFocus)
  }, [])

  // If the focused element disappeared with this path's last screen, the new heading gets the focus and is read out.
  useEffect(() => {
    latest.current = { title, own }
    if (lastFocused.current instanceof Element && !lastFocused.current.isConnected && isFocusFree()) focusHeading()
  }, [title, own])

  const template = found._tag === 'found' ? found.route.path : null
  useEffect(() => {
    pageShown(template)
  }, [path, template])

  const placedPath = useRef<string | null>(null)
  useLayoutEffect(() => {
    const before = placedPath.current
    placedPath.current = path
    const back = scroll.current?.restored() ?? null
    if (before === null || before === path) return undefined
    if (back !== null) return scrollBackTo(window, back)
    if (!namesPlace(location.hash)) scrollTo(0, 0)
    return undefined
  }, [path, search])

  const shownPath = useRef<string | null>(null)
  useEffect(() => {
    const first = shownPath.current === null
    if (shownPath.current === path) return undefined
    shownPath.current = path
    if (first) return undefined
    routeChanged()
    unasked(() => import('../calls/published/payload'))
      .then(({ besidePage }) => besidePage(path))
      .catch(() => undefined)
    const before = document.activeElement
    setAnnouncement('')
    const left = latest.current.own
    const isLeft = () => left === null || latest.current.own !== left
    return onceThere(isLeft, () => {
      const at = document.activeElement
      const isTaken = !isFocusFree() && at !== before
      if (at?.tagName === 'H1' || (!isTaken && focusHeading())) return
      if (!isTaken) focusOn(main())
      setAnnouncement(shellCopy.opened(latest.current.title))
    })
  }, [path])

  return announcement
}
