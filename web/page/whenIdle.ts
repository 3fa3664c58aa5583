/** Once the page has come to rest, or after `withinMs` at the latest. */
export const whenIdle = (work: () => void, withinMs: number): void => {
  // Safari has none.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: withinMs })
  else setTimeout(work, 1000)
}
