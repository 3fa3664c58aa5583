export const whenIdle = (work: () => void, withinMs?: number): void => {
  // Safari has no `requestIdleCallback`.
  if ('requestIdleCallback' in window) requestIdleCallback(work, withinMs === undefined ? {} : { timeout: withinMs })
  else setTimeout(work, 1000)
}
