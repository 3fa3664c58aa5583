import type { OtherApp } from '../copy/otherApp.th'

/** An app that has not opened within this time is missing. */
const opensWithinMs = 2_000

/** null: a page of ours or of another site. */
export const otherAppOf = (target: EventTarget | null): { readonly app: OtherApp; readonly address: string } | null => {
  const link = target instanceof Element ? target.closest('a') : null
  const [, app, address = ''] = /^(tel|mailto|webcal):(.*)$/.exec(link?.href ?? '') ?? []
  return app === undefined ? null : { app: app as OtherApp, address }
}

export const whereNothingOpens = (view: Window, onNothingOpened: () => void): (() => void) => {
  const { document } = view
  const stop = (): void => {
    view.clearTimeout(timer)
    view.removeEventListener('blur', stop)
    view.removeEventListener('pagehide', stop)
    document.removeEventListener('visibilitychange', stop)
  }
  const timer = view.setTimeout(() => {
    stop()
    onNothingOpened()
  }, opensWithinMs)
  view.addEventListener('blur', stop)
  view.addEventListener('pagehide', stop)
  document.addEventListener('visibilitychange', stop)
  return stop
}
