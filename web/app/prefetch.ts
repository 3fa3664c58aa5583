import { findRoute } from './findRoute'
import { loadScreen } from './screen'

const lowData = (): boolean =>
  'connection' in navigator && (navigator.connection as { readonly saveData?: boolean } | undefined)?.saveData === true

/** A link that a finger or pointer is on its way to: its screen is fetched before the tap is finished. */
const prefetch = (event: Event): void => {
  const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null
  if (link === null || lowData()) return
  const found = findRoute(new URL(link.getAttribute('href') ?? '/', location.origin).pathname)
  if (found._tag === 'found' && found.route.screen !== null) void loadScreen(found.route.screen).catch(() => undefined)
}

export const watchLinks = (): void => {
  for (const type of ['pointerover', 'touchstart', 'focusin'] as const)
    document.addEventListener(type, prefetch, { passive: true })
}
