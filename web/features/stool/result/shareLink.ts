import type { IsoDate } from '@careplus/core/calendar'
import { thaiDate } from '@careplus/core/calendar'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { resultPath } from '../path'

/** What is handed on: the path and the inputs. No name, and not whose child it is. */
export const sharedAddress = (origin: string, fragment: string): string => `${origin}${resultPath}#${fragment}`

export type Shared = 'shared' | 'copied' | 'failed'

/** The system's own sheet of apps, else the clipboard. A parent who thinks better of it has decided. */
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
