import type { Asking } from '../../composition/published'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { onConnection, useOnReturn } from '../../page/onReturn'
import type { Remote } from '../remote'
import { compareLatest, freshMs } from '../../page/content'
import { answerOf, refetchAnswer, fetchAnswer, onAnswers, showAnswer } from './answers'

/**
 * Something that anybody may read. On a page that was written with it, it is there at the first render; else it is fetched
 * from beside the page, or from the API. Where the content has changed since, it becomes the new one. The second of the pair
 * tries once more.
 */
export const usePublished = <A>(query: Asking<A>): readonly [Remote<A>, () => void] => {
  const now = () => answerOf(query)
  const remote = useSyncExternalStore(onAnswers, now, now)
  const { path } = query
  const waits = remote._tag === 'loading'
  useEffect(() => {
    if (waits) void fetchAnswer(path)
  }, [path, waits])
  useEffect(() => {
    // What was fetched for a page before may have been corrected since.
    compareLatest(freshMs)
    return showAnswer(path)
  }, [path])

  const refetch = useCallback(() => refetchAnswer(path), [path])
  const unreachable = remote._tag === 'failed' && remote.failure._tag === 'NetworkError'
  useOnReturn(refetch, unreachable, onConnection)
  return [remote, refetch]
}
