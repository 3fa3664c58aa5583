import { isInLine } from '../../../page/lineBrowser'

export type InApp = 'line' | 'facebook'

/** By the browser's own name. Facebook, Messenger and Instagram: `FBAN`, `FBAV`, `Instagram`. */
export const inAppOf = (userAgent: string): InApp | null =>
  isInLine(userAgent) ? 'line' : /\bFB(AN|AV|_IAB)\b|\bInstagram\b/.test(userAgent) ? 'facebook' : null

/** The same page, which LINE opens in the telephone's browser (LINE URL scheme: `openExternalBrowser=1`). */
export const outside = (address: string): string => {
  const url = new URL(address)
  url.searchParams.set('openExternalBrowser', '1')
  return url.href
}
