/** Milliseconds for which what a page came with is as good as an answer. */
const newMs = 30_000

/** The page was opened a moment ago, and came from the server: a browser that goes back may show one of long ago. */
export const isNewPage = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return performance.now() < newMs && (opened as PerformanceNavigationTiming | undefined)?.type !== 'back_forward'
}
