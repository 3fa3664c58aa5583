import { buildId } from '../page/build'
import { compareLatest, compareWith, freshMs } from '../page/content'
import { onReturn } from '../page/onReturn'

/** Specification: the build's own manifest is fetched 1 s after start. */
const manifestAfterMs = 1000
/** Often enough for a page that stays open and is looked at; a tab that comes back asks at once. */
const pollMs = 3_600_000

/** Asks for the manifest of the build that this page came with, then now and again for the latest one. */
export const watchBuild = (): void => {
  const id = buildId()
  if (id === null) return
  setTimeout(() => void compareWith(`/builds/meta/${id}.json`), manifestAfterMs)
  setInterval(compareLatest, pollMs)
  onReturn(() => compareLatest(freshMs))
}
