import { buildId } from '../page/build'

/** After the load event, so that it delays nothing; without it the app still works. */
export const startWorker = (): void => {
  if (buildId() === null || !('serviceWorker' in navigator)) return
  const start = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  }
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
