import { isTyping } from './typing'
import { mayReload } from './reloadGuard'
import { changes } from './changes'

/** The build that this page came with; null in development. */
export const buildId = (): string | null => document.documentElement.dataset['build'] ?? null

let newer = false
const { onChange, changed } = changes()

export const newerBuild = (): boolean => newer
export const onNewerBuild = onChange

const noteNewerBuild = (): void => {
  if (newer) return
  newer = true
  changed()
}

/** Takes note of a build's id, wherever one was told; anything else says nothing. */
export const compareBuild = (id: unknown): void => {
  if (typeof id === 'string' && id !== buildId()) noteNewerBuild()
}

/** True: the page is being loaded anew, at `to`. Never while something typed would be lost, never twice in a minute. */
export const reloadAt = (to: string): boolean => {
  if (isTyping() || !mayReload(() => sessionStorage, Date.now())) return false
  location.assign(to)
  return true
}

const ahead = new Set<Promise<unknown>>()

/** Fetches what nobody has asked for yet: where it does not come, nothing is lost, and the page stays as it is. */
export const unasked = <A>(fetch: () => Promise<A>): Promise<A> => {
  const fetched = fetch()
  const over = () => ahead.delete(fetched)
  ahead.add(fetched)
  fetched.then(over, over)
  return fetched
}

/** Somebody waits by now for what may be on its way. */
export const forgetUnasked = (): void => ahead.clear()

/** A chunk that is gone means that the server has another build: take it, or tell the parent that it is there. */
export const watchMissingChunks = (): void => {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && ahead.size === 0 && !reloadAt(location.href)) noteNewerBuild()
  })
}
