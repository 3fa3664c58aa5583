import type { Either } from 'fp-ts/Either'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useRef } from 'react'
import { failedIfFinal, useLoaded, type Remote } from '../calls/useLoaded'

export const useAnswer = <A>(
  about: string,
  ask: () => Promise<Either<CallFailure, A>>,
): readonly [answer: Remote<A>, reload: () => void] => {
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  const [answer, reload] = useLoaded(
    about,
    useCallback(() => latest.current(), []),
  )
  return [failedIfFinal(answer, () => true), reload]
}
