/** undefined: light. Self-contained (no import, no outer name), because the text is part of the head script. */
export const darkTheme = (cookie: string): string | undefined =>
  /(?:^|; )careplus\.helper=(?:[^;]*&)?t=(night|device)(?![a-z])/.exec(cookie)?.[1]

export const isNight = (theme: string | undefined, deviceIsDark: boolean): boolean =>
  theme === 'night' || (theme === 'device' && deviceIsDark)

export const paintTheme = (night: boolean): void => {
  const root = document.documentElement
  if (night) root.dataset['theme'] = 'night'
  else delete root.dataset['theme']
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', night ? '#16140f' : '#ddf1e6')
}
