import { isTyping } from './unsavedTyping'
import { mayReload } from './reloadGuard'
import { changes } from './changes'

/** null in development. */
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

export const compareBuild = (id: unknown): void => {
  if (typeof id === 'string' && id !== buildId()) noteNewerBuild()
}

/** True: the page is reloading, at `to`. Never while typed text would be lost, never twice in a minute. */
export const reloadAt = (to: string): boolean => {
  if (isTyping() || !mayReload(() => sessionStorage, Date.now())) return false
  location.assign(to)
  return true
}

const ahead = new Set<Promise<unknown>>()

/** A fetch ahead of need: its failure does not reload the page. */
export const unasked = <A>(fetch: () => Promise<A>): Promise<A> => {
  const fetched = fetch()
  const over = () => ahead.delete(fetched)
  ahead.add(fetched)
  fetched.then(over, over)
  return fetched
}

export const forgetUnasked = (): void => ahead.clear()

/** A missing chunk means that the server has a newer build: reload, or offer it. */
export const watchMissingChunks = (): void => {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && ahead.size === 0 && !reloadAt(location.href)) noteNewerBuild()
  })
}
