import { findRoute } from '../page/findRoute'
import { browserSaves } from '../shared/pictures/lowData/browserSaves'
import { besidePage } from '../calls/published/payload'
import { loadScreen } from './screen'

/** A link that a finger or pointer is on its way to: its screen, and what was written with it, is fetched before the tap is finished. */
const fetchAhead = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  if (link === null || browserSaves() || !navigator.onLine) return
  const { pathname } = new URL(link.getAttribute('href') ?? '/', location.origin)
  const found = findRoute(pathname)
  if (found._tag !== 'found') return
  void loadScreen(found.route.screen).catch(() => undefined)
  void besidePage(pathname)
}

/** From now on, beginning with what has just been made for. */
export const watchAhead = (first: Event): void => {
  fetchAhead(first)
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, fetchAhead, { passive: true })
}
