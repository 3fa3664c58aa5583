/** Once the page has come to rest, or after `withinMs` at the latest; without it, however long that takes. */
export const whenIdle = (work: () => void, withinMs?: number): void => {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(work, withinMs === undefined ? {} : { timeout: withinMs })
  else setTimeout(work, 1000)
}
