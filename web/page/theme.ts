/**
 * Whether the page is shown in its night colours: by the choice in the helper cookie, where that says so by the device's own.
 * Self-contained on purpose (no import, no outer name): its text is also in the script that runs before the first paint.
 */
export const isNight = (cookie: string, deviceIsDark: boolean): boolean => {
  const chosen = /(?:^|; )careplus\.helper=(?:[^;]*&)?t=(night|device)(?![a-z])/.exec(cookie)?.[1]
  return chosen === 'night' || (chosen === 'device' && deviceIsDark)
}

/** Where the page's colours say so: `data-theme` on the root. The bar of the browser follows. */
export const paintTheme = (night: boolean): void => {
  const root = document.documentElement
  if (night) root.dataset['theme'] = 'night'
  else delete root.dataset['theme']
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', night ? '#16140f' : '#ddf1e6')
}
