import { buildId, compareBuild } from '../../page/build'
import { compareLatest, contentStamp, onContentChange } from '../../page/content'
import { findRoute } from '../../page/findRoute'

export type Answers = Readonly<Record<string, unknown>>

const none: Answers = {}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

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
  // An unread body would hold its connection, even of a refusal.
  const text = await answer.text()
  const body: unknown = answer.ok ? JSON.parse(text) : null
  if (!isFields(body)) return none
  compareBuild(body['buildId'])
  // Its content differs from this page's; only the server knows which is newer.
  if (body['content'] !== contentStamp()) {
    compareLatest()
    return none
  }
  return isFields(body['answers']) ? body['answers'] : none
}

/** Empty if the payload is missing or of another build or content; then call the API. */
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
