const signs = ['pointerover', 'touchstart', 'focusin'] as const

/** Once, before anything is pressed or copied: a page that is only read does without that code. Returns the way to stop. */
export const onFirstTouch = (begin: () => void): (() => void) => {
  const first = (): void => {
    stop()
    begin()
  }
  const stop = (): void => {
    for (const sign of signs) document.removeEventListener(sign, first)
  }
  for (const sign of signs) document.addEventListener(sign, first, { passive: true })
  return stop
}

/** From the first link that is made for on, links are fetched ahead; a page that is only read does without that code. */
export const watchLinks = (): void => {
  const begin = (first: Event): void => {
    if (!navigator.onLine) return
    for (const sign of signs) document.removeEventListener(sign, begin)
    import('./prefetch').then(
      ({ fetchAhead }) => {
        fetchAhead(first)
        for (const sign of signs) document.addEventListener(sign, fetchAhead, { passive: true })
      },
      () => undefined,
    )
  }
  for (const sign of signs) document.addEventListener(sign, begin, { passive: true })
}
