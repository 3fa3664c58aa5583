/** How long in ms the data of a page counts as an answer. */
const newMs = 30_000

/** A browser that goes back may show a page that is hours old. */
export const isNewPage = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation')
  return performance.now() < newMs && (opened as PerformanceNavigationTiming | undefined)?.type !== 'back_forward'
}
