import { buildId, compareBuild } from '../../page/build'
import { compareLatest, contentStamp, onContentChange } from '../../page/content'
import { findRoute } from '../../page/findRoute'

export type Answers = Readonly<Record<string, unknown>>

const none: Answers = {}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What the page that was opened was written with. */
export const withinPage = (): Answers => {
  const script = typeof document === 'undefined' ? null : document.getElementById('answers')
  const json: unknown = JSON.parse(script?.textContent ?? '{}')
  return isFields(json) ? json : none
}

const fetched = new Map<string, Promise<Answers>>()
onContentChange(() => fetched.clear())

const fetchBeside = async (path: string): Promise<Answers> => {
  const answer = await fetch(`${path === '/' ? '' : path}/_payload.json?${buildId() ?? ''}`, {
    headers: { accept: 'application/json' },
  })
  // Also of a refusal: an answer whose body nobody takes holds its connection.
  const text = await answer.text()
  const body: unknown = answer.ok ? JSON.parse(text) : null
  if (!isFields(body)) return none
  compareBuild(body['buildId'])
  // Of other content than this page's: which of them is the newer one, the server knows.
  if (body['content'] !== contentStamp()) {
    compareLatest()
    return none
  }
  return isFields(body['answers']) ? body['answers'] : none
}

/**
 * What a page is written with, fetched once: what the API answers for it, and of which build and content it is. None where
 * there is no telling; whoever needs more asks the API.
 */
export const besidePage = (path: string): Promise<Answers> => {
  const at = path.length > 1 ? path.replace(/\/$/, '') : path
  const match = findRoute(at)
  if (buildId() === null || match._tag !== 'found' || !match.route.prerender) return Promise.resolve(none)
  const known = fetched.get(at)
  if (known !== undefined) return known
  const promise = fetchBeside(at).catch(() => {
    fetched.delete(at)
    return none
  })
  fetched.set(at, promise)
  return promise
}
