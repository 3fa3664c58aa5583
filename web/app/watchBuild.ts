import { buildId, compareBuild } from '../page/build'
import { onTab } from '../page/onReturn'

/** What a build file says its id is; null where there is no telling (offline, another server in front). */
const idAt = async (url: string): Promise<unknown> => {
  try {
    const answer = await fetch(url, { cache: 'no-cache', headers: { accept: 'application/json' } })
    if (!answer.ok) return null
    const body: unknown = await answer.json()
    return typeof body === 'object' && body !== null && 'id' in body ? body.id : null
  } catch {
    return null
  }
}

/** Specification: the build's own manifest is fetched 1 s after start. */
const manifestAfterMs = 1000
/** Often enough for a page that stays open; a tab that comes back after as long asks at once. */
const pollMs = 3_600_000

/** Asks for the manifest of the build that this page came with, then now and again for the latest one. */
export const watchBuild = (): void => {
  const id = buildId()
  if (id === null) return
  let asked = Date.now()
  const ask = async (): Promise<void> => {
    asked = Date.now()
    compareBuild(await idAt('/builds/latest.json'))
  }
  setTimeout(() => void idAt(`/builds/meta/${id}.json`).then(compareBuild), manifestAfterMs)
  setInterval(() => void ask(), pollMs)
  onTab(() => {
    if (Date.now() - asked >= pollMs) void ask()
  })
}
