import { isTyping } from './typing'
import { mayReload } from './reloadGuard'

/** The build that this page came with; null in development. */
export const buildId = (): string | null => document.documentElement.dataset['build'] ?? null

let newer = false
const listeners = new Set<() => void>()

export const newerBuild = (): boolean => newer
export const onNewerBuild = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const found = (): void => {
  if (newer) return
  newer = true
  for (const listener of listeners) listener()
}

/** What a build file says its id is; null where there is no telling (offline, another server in front). */
const idAt = async (url: string): Promise<string | null> => {
  try {
    const answer = await fetch(url, { cache: 'no-cache', headers: { accept: 'application/json' } })
    if (!answer.ok) return null
    const body: unknown = await answer.json()
    const id =
      typeof body === 'object' && body !== null
        ? 'id' in body
          ? body.id
          : 'buildId' in body
            ? body.buildId
            : null
        : null
    return typeof id === 'string' ? id : null
  } catch {
    return null
  }
}

const compare = (id: string | null): void => {
  if (id !== null && id !== buildId()) found()
}

export const checkLatest = async (): Promise<void> => compare(await idAt('/builds/latest.json'))

/** Specification: a payload is fetched for each prerendered route; ours tells which build wrote the page. */
export const checkPayload = async (path: string): Promise<void> => {
  if (buildId() !== null) compare(await idAt(`${path === '/' ? '' : path}/_payload.json`))
}

/** Specification: the build's own manifest is fetched 1 s after start. */
const manifestAfterMs = 1000
const pollMs = 10 * 60_000

export const watchBuild = (): (() => void) => {
  const id = buildId()
  if (id === null) return () => undefined
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void checkLatest()
  }
  const first = setTimeout(() => void idAt(`/builds/meta/${id}.json`).then(compare), manifestAfterMs)
  const timer = setInterval(() => void checkLatest(), pollMs)
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** True: the page is being loaded anew, at `to`. Never while something typed would be lost, never twice in 10 s. */
export const reloadAt = (to: string): boolean => {
  if (isTyping() || !mayReload(sessionStorage, Date.now())) return false
  location.assign(to)
  return true
}

/** A chunk that is gone means that the server has another build: take it, or tell the parent that it is there. */
export const watchMissingChunks = (): void => {
  addEventListener('vite:preloadError', () => {
    if (navigator.onLine && !reloadAt(location.href)) found()
  })
}
