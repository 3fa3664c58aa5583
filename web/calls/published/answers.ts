import { isRight } from 'fp-ts/Either'
import { askPublished, type Asking } from '../../composition/published'
import type { Remote } from '../remote'
import { besidePage, withinPage, type Answers } from './payload'
import { changes } from '../../page/changes'

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

/** Before a page is written: the answers for it alone. After it: what else it asked for. */
export const writeWith = (answers: Answers): (() => ReadonlyArray<string>) => {
  for (const kept of [came, read, askings, wanted]) kept.clear()
  bringAnswers(answers)
  return () => [...wanted]
}
