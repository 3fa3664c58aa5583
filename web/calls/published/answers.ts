import { isRight } from 'fp-ts/Either'
import { outcomeOf } from '@careplus/core/call'
import { askPublished, type Asking } from '../../composition/published'
import type { Remote } from '../remote'
import { besidePage, withinPage, type Answers } from './payload'
import { changes } from '../../page/changes'
import { forgetContent, onContentChange } from '../../page/content'

/** What was answered, by the API's path; as it came with the page or beside it, not yet read. */
const came = new Map<string, unknown>(Object.entries(withinPage()))
/** The same, read by its codec, and what could not be had; for this page's life. */
const read = new Map<string, Remote<unknown>>()
/** Who asks, by the path. */
const askings = new Map<string, Asking<unknown>>()
/** Paths that a page asks for while it is written, and that nobody has brought yet. */
const wanted = new Set<string>()
const { onChange, changed: tell } = changes()

const loading: Remote<never> = { _tag: 'loading' }

export const onAnswers = onChange

/** Takes in answers that came with a page. */
const bringAnswers = (answers: Answers): void => {
  for (const [path, answer] of Object.entries(answers)) came.set(path, answer)
}

const keep = <A>({ path, read: decode }: Asking<A>, answer: unknown): Remote<A> => {
  const decoded = decode(answer)
  const remote: Remote<A> = isRight(decoded)
    ? { _tag: 'ready', value: decoded.right, stale: null }
    : { _tag: 'failed', failure: decoded.left }
  read.set(path, remote)
  return remote
}

/** What is known of it now: the same value from call to call, until it changes. */
export const answerOf = <A>(asking: Asking<A>): Remote<A> => {
  askings.set(asking.path, asking)
  const known = read.get(asking.path) as Remote<A> | undefined
  if (known !== undefined) return known
  if (came.has(asking.path)) return keep(asking, came.get(asking.path))
  if (import.meta.env.SSR) wanted.add(asking.path)
  return loading
}

const underWay = new Set<string>()

const fetched = async (asking: Asking<unknown>): Promise<void> => {
  bringAnswers(await besidePage(location.pathname))
  if (came.has(asking.path)) return void keep(asking, came.get(asking.path))
  const answer = await askPublished(asking.path)()
  if (isRight(answer)) keep(asking, answer.right)
  else read.set(asking.path, { _tag: 'failed', failure: answer.left })
}

/** Fetches what was asked for from beside the page, else from the API. Does nothing while it is on its way. */
export const fetchAnswer = async (path: string): Promise<void> => {
  const asking = askings.get(path)
  if (asking === undefined || underWay.has(path)) return
  underWay.add(path)
  await fetched(asking)
  underWay.delete(path)
  tell()
}

/** Forgets that it could not be had, and tries again. */
export const fetchAgain = (path: string): void => {
  read.delete(path)
  came.delete(path)
  tell()
  void fetchAnswer(path)
}

const counts = new Map<string, number>()

/** Somebody shows it. Returns the way to end that. */
export const showAnswer = (path: string): (() => void) => {
  counts.set(path, (counts.get(path) ?? 0) + 1)
  return () => {
    counts.set(path, (counts.get(path) ?? 1) - 1)
  }
}

const isShown = (path: string): boolean => (counts.get(path) ?? 0) > 0

/** What is shown stays until the new one is there; what cannot be had now is asked for at the next look. */
const renew = async (asking: Asking<unknown>): Promise<void> => {
  const answer = await askPublished(asking.path)()
  if (isRight(answer)) keep(asking, answer.right)
  else if (outcomeOf(answer.left) === 'missing') read.set(asking.path, { _tag: 'failed', failure: answer.left })
  else forgetContent()
}

onContentChange(() => {
  came.clear()
  const shown = [...askings.values()].filter(({ path }) => isShown(path))
  for (const path of read.keys()) if (!isShown(path)) read.delete(path)
  void Promise.all(shown.map(renew)).then(tell)
})

/** Before a page is written: the answers for it alone. After it: what else it asked for. */
export const writeWith = (answers: Answers): (() => ReadonlyArray<string>) => {
  for (const kept of [came, read, askings, wanted]) kept.clear()
  bringAnswers(answers)
  return () => [...wanted]
}
