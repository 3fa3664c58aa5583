/**
 * The choice in the helper cookie; undefined: light. This and `isNight` are self-contained on purpose (no import, no outer
 * name): their text is also in the script that runs before the first paint.
 */
export const darkTheme = (cookie: string): string | undefined =>
  /(?:^|; )careplus\.helper=(?:[^;]*&)?t=(night|device)(?![a-z])/.exec(cookie)?.[1]

/** Whether the page is shown in its night colours: by the choice, where that says so by the device's own. */
export const isNight = (theme: string | undefined, deviceIsDark: boolean): boolean =>
  theme === 'night' || (theme === 'device' && deviceIsDark)

/** Where the page's colours say so: `data-theme` on the root. The bar of the browser follows. */
export const paintTheme = (night: boolean): void => {
  const root = document.documentElement
  if (night) root.dataset['theme'] = 'night'
  else delete root.dataset['theme']
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', night ? '#16140f' : '#ddf1e6')
}
