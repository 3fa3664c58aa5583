import { buildId } from '../page/build'
import { compareLatest, compareWith, freshMs } from '../page/content'
import { onReturn } from '../page/onReturn'

/** Specification: the build's manifest is fetched 1 s after the start. */
const manifestAfterMs = 1000
/** A returning tab checks at once, so this can be rare. */
const pollMs = 3_600_000

export const watchBuild = (): void => {
  const id = buildId()
  if (id === null) return
  setTimeout(() => void compareWith(`/builds/meta/${id}.json`), manifestAfterMs)
  setInterval(compareLatest, pollMs)
  onReturn(() => compareLatest(freshMs))
}
