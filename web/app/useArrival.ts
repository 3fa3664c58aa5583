import { unasked } from '../page/build'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { shellCopy } from '../copy/shell.th'
import { routeChanged } from '../calls/session/session'
import { rememberIfRequested } from '../calls/session/returning'
import { pageShown } from '../calls/tracking/page'
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

const give = (target: HTMLElement | null): boolean => {
  if (target === null) return false
  target.tabIndex = -1
  target.focus({ preventScroll: true })
  return true
}

const main = (): HTMLElement | null => document.querySelector('main')
const focusHeading = (): boolean => give(document.querySelector('h1:not([aria-busy] h1)'))

/** Nothing on the screen has the focus: it was on what is gone, or waits for the screen. */
const isFocusFree = (): boolean => [null, document.body, main()].includes(document.activeElement as HTMLElement | null)

/** Shapes in the place of a screen, or a heading that waits for another. */
const waiting = '.page-skeleton, [aria-busy] h1'

/** Calls back once the screen stands in the place of its skeleton and `isLeft` says that the one before has taken its title with it:
 *  until then the heading may still bear it, for half a second at most. Returns a function that stops the waiting. */
const onceThere = (isLeft: () => boolean, then: () => void): (() => void) => {
  let patience = 30
  let frame = requestAnimationFrame(function look() {
    patience -= 1
    const waits = document.querySelector(waiting) !== null
    if (!waits && (isLeft() || patience < 0)) return then()
    // Until the screen is there, the keyboard begins at what stays when it comes.
    if (waits && document.activeElement === document.body) give(main())
    frame = requestAnimationFrame(look)
    return undefined
  })
  return () => cancelAnimationFrame(frame)
}

/** A fragment may also carry what a page is to tell; that is no place to begin at. */
const namesPlace = (hash: string): boolean => /^#[\w-]+$/.test(hash)

const canonicalPath = (path: string): string => (path === '/' ? path : path.replace(/\/$/, ''))

/**
 * What happens at each page, the first one included: the document's head, the `rd` parameter, the session's check. And
 * what only a navigation needs: scroll, focus on the new heading, and the words for a screen reader, which are returned. A heading
 * that gets the focus is read out, so the words are for a screen alone that has none, or puts the focus on a field.
 */
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
    // Of a member's page, and of those on the way to it, nobody asks for a description.
    const open = found._tag === 'found' && found.route.guard === 'none' ? found.route.path : null
    void describe(open, own).catch(() => undefined)
  }, [path, own, found])

  useEffect(() => {
    rememberIfRequested(path, search)
  }, [path, search])

  const held = useRef<EventTarget | null>(null)
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      held.current = target
    }
    document.addEventListener('focusin', hold)
    return () => document.removeEventListener('focusin', hold)
  }, [])

  // One path may show one screen after another, each with a title: where what had the focus went with the one before, the heading
  // gets it, and is read out.
  useEffect(() => {
    latest.current = { title, own }
    if (held.current instanceof Element && !held.current.isConnected && isFocusFree()) focusHeading()
  }, [title, own])

  const template = found._tag === 'found' ? found.route.path : null
  useEffect(() => {
    pageShown(template)
  }, [path, template])

  // Before the page is painted: it is never seen where the page before it was scrolled to.
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
      if (!isTaken) give(main())
      setAnnouncement(shellCopy.opened(latest.current.title))
    })
  }, [path])

  return announcement
}
