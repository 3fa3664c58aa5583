import { buildId } from '../page/build'

/** After the page has loaded, so that it delays nothing; where it cannot be had the app goes on without. */
export const startWorker = (): void => {
  if (buildId() === null || !('serviceWorker' in navigator)) return
  const start = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
