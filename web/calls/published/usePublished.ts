import type { Asking } from '../../composition/published'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { onConnection, useOnReturn } from '../../page/onReturn'
import type { Remote } from '../remote'
import { compareLatest, freshMs } from '../../page/content'
import { answerOf, refetchAnswer, fetchAnswer, onAnswers, showAnswer } from './publishedResponses'

/** The first render of a prerendered page has it already. The second of the pair retries. */
export const usePublished = <A>(query: Asking<A>): readonly [Remote<A>, () => void] => {
  const now = () => answerOf(query)
  const remote = useSyncExternalStore(onAnswers, now, now)
  const { path } = query
  const waits = remote._tag === 'loading'
  useEffect(() => {
    if (waits) void fetchAnswer(path)
  }, [path, waits])
  useEffect(() => {
    compareLatest(freshMs)
    return showAnswer(path)
  }, [path])

  const refetch = useCallback(() => refetchAnswer(path), [path])
  const unreachable = remote._tag === 'failed' && remote.failure._tag === 'NetworkError'
  useOnReturn(refetch, unreachable, onConnection)
  return [remote, refetch]
}
