import { setTimeout as pause } from 'node:timers/promises'
import { storedContent } from '../import/importContent.js'
import type { Db } from '../../platform/store/store.js'

/** A process may show older content for this time. */
const freshMs = 2000
/** Milliseconds that a page waits for it. */
const longestMs = 1000

/** Hash of the store's content; null: unknown. */
export type ContentStamp = () => Promise<string | null>

/** Reads at most every two seconds; if the store fails, the last value stands. */
export const contentStamp = (db: Db): ContentStamp => {
  let last: { readonly stamp: string | null; readonly at: number } = { stamp: null, at: Number.NEGATIVE_INFINITY }
  let pending: Promise<void> | null = null
  const refresh = async (): Promise<void> => {
    const at = performance.now()
    try {
      last = { stamp: await storedContent(db), at }
    } catch {
      last = { ...last, at }
    }
  }
  return async () => {
    if (performance.now() - last.at < freshMs) return last.stamp
    pending ??= refresh().finally(() => {
      pending = null
    })
    const late = new AbortController()
    await Promise.race([pending, pause(longestMs, null, { ref: false, signal: late.signal }).catch(() => null)])
    late.abort()
    return last.stamp
  }
}
