import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useCallback, useEffect, useRef, useState } from 'react'

export type Asked<A> =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'failed'; readonly failure: CallFailure }
  | { readonly _tag: 'here'; readonly value: A }

const loading = { _tag: 'loading' } as const

/** What the listener answers to `ask`, anew for each `about`; the second part asks once more, and keeps what is shown. */
export const useAsked = <A>(
  about: string,
  ask: () => TaskEither<CallFailure, A>,
): readonly [asked: Asked<A>, again: () => void] => {
  const [answered, setAnswered] = useState<{ readonly about: string; readonly asked: Asked<A> }>({
    about,
    asked: loading,
  })
  const [round, setRound] = useState(0)
  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => {
    let left = false
    void latest
      .current()()
      .then((answer) => {
        if (left) return
        setAnswered({
          about,
          asked: isRight(answer) ? { _tag: 'here', value: answer.right } : { _tag: 'failed', failure: answer.left },
        })
      })
    return () => {
      left = true
    }
  }, [about, round])
  const again = useCallback(() => setRound((n) => n + 1), [])
  return [answered.about === about ? answered.asked : loading, again]
}
