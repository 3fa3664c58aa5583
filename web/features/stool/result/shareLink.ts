import type { IsoDate } from '@careplus/core/calendar'
import { thaiDate } from '@careplus/core/calendar'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { resultPath } from '../stoolPath'

/** The shared address: path and inputs, without a name and without the child's id. */
export const sharedAddress = (origin: string, fragment: string): string => `${origin}${resultPath}#${fragment}`

export type Shared = 'shared' | 'copied' | 'failed'

/** The system's share sheet, or else the clipboard. Closing the sheet counts as done. */
export const shareResult = async (fragment: string, date: IsoDate): Promise<Shared> => {
  const url = sharedAddress(location.origin, fragment)
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ text: stoolResultCopy.share.text(thaiDate(date)), url })
      return 'shared'
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return 'failed'
  }
}
