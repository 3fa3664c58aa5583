import type { OtherApp } from '../copy/otherApp.th'

/** How long another app may take to come before the page. */
const comesWithinMs = 2_000

/** null: a page of ours or of another site. */
export const otherAppOf = (target: EventTarget | null): { readonly app: OtherApp; readonly address: string } | null => {
  const link = target instanceof Element ? target.closest('a') : null
  const [, app, address = ''] = /^(tel|mailto|webcal):(.*)$/.exec(link?.href ?? '') ?? []
  return app === undefined ? null : { app: app as OtherApp, address }
}

/**
 * Tells where nothing came before the page: a browser without an app for a link says nothing of it. Returns the way to stop.
 */
export const whereNothingOpens = (view: Window, told: () => void): (() => void) => {
  const { document } = view
  const stop = (): void => {
    view.clearTimeout(timer)
    view.removeEventListener('blur', stop)
    view.removeEventListener('pagehide', stop)
    document.removeEventListener('visibilitychange', stop)
  }
  const timer = view.setTimeout(() => {
    stop()
    told()
  }, comesWithinMs)
  view.addEventListener('blur', stop)
  view.addEventListener('pagehide', stop)
  document.addEventListener('visibilitychange', stop)
  return stop
}
