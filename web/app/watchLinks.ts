const signs = ['pointerover', 'touchstart', 'focusin'] as const

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
