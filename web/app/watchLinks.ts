import { unasked } from '../page/build'
import { onSession, sessionView } from '../calls/session/view'
import { whenIdle } from '../page/whenIdle'

/** A finger, a pointer that moves, a key. What a page does itself, under a resting pointer or with the focus, is nobody's sign. */
const signs = ['pointermove', 'touchstart', 'keydown'] as const

/**
 * Once, before anything is pressed or copied: a page that is only read does without that code. `begin` says whether it has
 * begun; else the next sign asks again. Returns the way to stop.
 */
export const onFirstTouch = (begin: (sign: Event) => boolean): (() => void) => {
  const first = (sign: Event): void => {
    if (begin(sign)) stop()
  }
  const stop = (): void => {
    for (const sign of signs) document.removeEventListener(sign, first)
  }
  for (const sign of signs) document.addEventListener(sign, first, { passive: true })
  return stop
}

const whenLoaded = (work: () => void): void => {
  if (document.readyState === 'complete') work()
  else addEventListener('load', work, { once: true })
}

/** Once a member is known to be here, and the page has loaded and come to rest: the sections that they go to from everywhere. */
const fetchSectionsOnce = (): void => {
  const stop = onSession(() => {
    if (sessionView().status !== 'signedIn') return
    stop()
    whenLoaded(() =>
      whenIdle(() => {
        unasked(() => import('./prefetch')).then(
          ({ fetchSections }) => fetchSections(),
          () => undefined,
        )
      }),
    )
  })
}

/** From the first link that is made for on, links are fetched ahead; a page that is only read does without that code. */
export const watchLinks = (): void => {
  fetchSectionsOnce()
  onFirstTouch((sign) => {
    if (!navigator.onLine) return false
    unasked(() => import('./prefetch')).then(
      ({ watchAhead }) => watchAhead(sign),
      () => undefined,
    )
    return true
  })
}
