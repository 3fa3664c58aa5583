import { isRight } from 'fp-ts/Either'
import { outcomeOf } from '@careplus/core/call'
import { askPublished, type Asking } from '../../composition/published'
import type { Remote } from '../remote'
import { besidePage, withinPage, type Answers } from './payload'
import { changes } from '../../page/changes'
import { forgetContent, onContentChange } from '../../page/content'

const received = new Map<string, unknown>(Object.entries(withinPage()))
const decodedAnswers = new Map<string, Remote<unknown>>()
const queries = new Map<string, Asking<unknown>>()
/** While prerendering: the paths whose responses are still missing. */
const wanted = new Set<string>()
const { onChange, changed: publish } = changes()

const loading: Remote<never> = { _tag: 'loading' }

export const onAnswers = onChange

const addAnswers = (answers: Answers): void => {
  for (const [path, answer] of Object.entries(answers)) received.set(path, answer)
}

const storeAnswer = <A>({ path, read: decode }: Asking<A>, answer: unknown): Remote<A> => {
  const decoded = decode(answer)
  const remote: Remote<A> = isRight(decoded)
    ? { _tag: 'ready', value: decoded.right, stale: null }
    : { _tag: 'failed', failure: decoded.left }
  decodedAnswers.set(path, remote)
  return remote
}

export const answerOf = <A>(query: Asking<A>): Remote<A> => {
  queries.set(query.path, query)
  const known = decodedAnswers.get(query.path) as Remote<A> | undefined
  if (known !== undefined) return known
  if (received.has(query.path)) return storeAnswer(query, received.get(query.path))
  if (import.meta.env.SSR) wanted.add(query.path)
  return loading
}

const inFlight = new Set<string>()

const fetched = async (query: Asking<unknown>): Promise<void> => {
  addAnswers(await besidePage(location.pathname))
  if (received.has(query.path)) return void storeAnswer(query, received.get(query.path))
  const answer = await askPublished(query.path)
  if (isRight(answer)) storeAnswer(query, answer.right)
  else decodedAnswers.set(query.path, { _tag: 'failed', failure: answer.left })
}

export const fetchAnswer = async (path: string): Promise<void> => {
  const query = queries.get(path)
  if (query === undefined || inFlight.has(path)) return
  inFlight.add(path)
  await fetched(query)
  inFlight.delete(path)
  publish()
}

export const refetchAnswer = (path: string): void => {
  decodedAnswers.delete(path)
  received.delete(path)
  publish()
  void fetchAnswer(path)
}

const counts = new Map<string, number>()

export const showAnswer = (path: string): (() => void) => {
  counts.set(path, (counts.get(path) ?? 0) + 1)
  return () => {
    counts.set(path, (counts.get(path) ?? 1) - 1)
  }
}

const isShown = (path: string): boolean => (counts.get(path) ?? 0) > 0

/** The old answer stays on screen until the new one arrives; a failure leaves the renewal to the next comparison. */
const renew = async (query: Asking<unknown>): Promise<void> => {
  const answer = await askPublished(query.path)
  if (isRight(answer)) storeAnswer(query, answer.right)
  else if (outcomeOf(answer.left) === 'missing')
    decodedAnswers.set(query.path, { _tag: 'failed', failure: answer.left })
  else forgetContent()
}

onContentChange(() => {
  received.clear()
  const shown = [...queries.values()].filter(({ path }) => isShown(path))
  for (const path of decodedAnswers.keys()) if (!isShown(path)) decodedAnswers.delete(path)
  void Promise.all(shown.map(renew)).then(publish)
})

/** Called before a page is prerendered, with its answers. The returned function lists the paths that were missing. */
export const writeWith = (answers: Answers): (() => ReadonlyArray<string>) => {
  for (const store of [received, decodedAnswers, queries, wanted]) store.clear()
  addAnswers(answers)
  return () => [...wanted]
}
