import { besidePage } from '../calls/published/payload'
import { findRoute } from '../page/findRoute'
import { whenIdle } from '../page/whenIdle'
import { sections } from '../layouts/navSections'
import { isSlowConnection } from '../shared/pictures/lowData/browserSaves'
import { savesData } from '../shared/pictures/lowData/lowData'
import { isMember, loadAhead, screenAt } from './screen'

const isFree = (): boolean => navigator.onLine && !savesData() && !isSlowConnection()

const nothing = (): undefined => undefined

const fetchCode = async (path: string) => {
  const loader = screenAt(path)
  return loader === null ? null : loadAhead(loader)
}

/** Nearness fetches code; only a press fetches data, because data changes. */
const fetchAhead = (link: HTMLAnchorElement, isPressed: boolean): void => {
  if (!isFree()) return
  const { pathname } = new URL(link.getAttribute('href') ?? '/', location.origin)
  const match = findRoute(pathname)
  if (match._tag !== 'found') return
  fetchCode(pathname)
    .then((screen) => isPressed && isMember() && screen?.ahead?.data?.())
    .catch(nothing)
  if (isPressed) void besidePage(pathname)
}

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest('a[href^="/"]') : null

/** A pointer that only crosses a link has left it by then. */
const restsMs = 60

let resting: ReturnType<typeof setTimeout> | undefined

const onSign = (event: Event): void => {
  clearTimeout(resting)
  const link = linkOf(event)
  if (link === null) return
  if (/^(?:touchstart|mousedown)$/.test(event.type)) fetchAhead(link, true)
  else resting = setTimeout(() => fetchAhead(link, false), restsMs)
}

export const watchAhead = (first: Event): void => {
  onSign(first)
  for (const sign of ['pointerover', 'touchstart', 'mousedown', 'focusin'])
    document.addEventListener(sign, onSign, { passive: true })
}

export const fetchSections = (): void => {
  const rest = [sections.home, sections.children, sections.rewards, sections.me]
  const next = (): void => {
    const path = rest.shift()
    if (path === undefined || !isFree()) return
    fetchCode(path)
      .catch(nothing)
      .finally(() => whenIdle(next))
  }
  next()
}
