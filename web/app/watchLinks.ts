import { unasked } from '../page/build'
import { onSession, sessionView } from '../calls/session/sessionView'
import { whenIdle } from '../page/whenIdle'

/** A moving pointer, a touch or a key: events that the page cannot cause by itself. */
const signs = ['pointermove', 'touchstart', 'keydown'] as const

/** A page that is only read loads no such code. If `begin` returns false, the next sign tries again. */
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
