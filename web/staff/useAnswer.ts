import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useRef } from 'react'
import { failedAnew, useReading, type Remote } from '../calls/useReading'

/** What the listener answers to `ask`, anew for each `about`; the second part asks once more, and keeps what is shown. */
export const useAsked = <A>(
  about: string,
  ask: () => TaskEither<CallFailure, A>,
): readonly [asked: Remote<A>, again: () => void] => {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const [asked, again] = useReading(
    about,
    useCallback(() => latest.current()(), []),
  )
  return [failedAnew(asked, () => true), again]
}
