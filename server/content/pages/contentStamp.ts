import { setTimeout as pause } from 'node:timers/promises'
import { storedContent } from '../import/importContent.js'
import type { Db } from '../../platform/store/store.js'

/** So long a process may show what was there before. */
const freshMs = 2000
/** A page does not wait longer to hear of it. */
const longestMs = 1000

/** Names the content that the store holds now, another one after each import; null: none is known of. */
export type ContentStamp = () => Promise<string | null>

/** Every process reads the same row, at most every two seconds. Where the store does not answer, the last one stands. */
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
