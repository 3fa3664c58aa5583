import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useEffect, useRef, useState } from 'react'

/**
 * One write at a time. Where there was no connection, it is sent again when it returns: the same task, hence with the
 * same key. `run` and `changed` give up what waited before, and what fails only after them.
 */
export const useSending = () => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const again = useRef<(() => void) | null>(null)
  const wish = useRef(0)

  const run = <A>(task: TaskEither<CallFailure, A>, onDone: (done: A) => void): void => {
    again.current = null
    const mine = ++wish.current
    setBusy(true)
    setFailure(null)
    void task().then((answer) => {
      setBusy(false)
      if (isRight(answer)) return onDone(answer.right)
      setFailure(answer.left)
      if (answer.left._tag === 'NetworkError' && mine === wish.current) again.current = () => run(task, onDone)
    })
  }
  /** What is typed now is something else than what waits. */
  const changed = (): void => {
    again.current = null
    wish.current += 1
    setFailure(null)
  }
  useEffect(() => {
    const onOnline = () => again.current?.()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  return { busy, failure, run, changed }
}
