import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { hasArrived, isPassing, type CallFailure } from '@careplus/core/call'
import { useCallback, useEffect, useRef, useState } from 'react'
import { forgetKept } from './remote'
import { onConnection, useOnReturn } from '../page/onReturn'
import { useSession } from './session/useSession'

/** What is to be sent; `again`, where it could not be. */
interface PendingRetry {
  retry?: () => void
}

/**
 * One write at a time. Where there was no connection, it is sent again when it returns: the same task, hence with the
 * same key. `run` and `changed` give up what waited before, and what fails only after them; so does another member, who came by
 * another tab.
 */
export const useSending = () => {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const pending = useRef<PendingRetry>({})

  const run = <A>(
    task: TaskEither<CallFailure, A>,
    onDone: (done: A) => void,
    onFailed?: (failure: CallFailure) => void,
  ): void => {
    const own: PendingRetry = {}
    pending.current = own
    setBusy(true)
    setFailure(null)
    void task().then((answer) => {
      setBusy(false)
      if (isRight(answer)) return onDone(answer.right)
      setFailure(answer.left)
      // It is in a list that was read before.
      if (hasArrived(answer.left)) forgetKept()
      if (isPassing(answer.left)) own.retry = () => run(task, onDone, onFailed)
      onFailed?.(answer.left)
    })
  }
  /** What is typed now is something else than what waits. */
  const changed = (): void => {
    pending.current = {}
    setFailure(null)
  }
  const memberId = useSession().user?.id ?? null
  useEffect(
    () => () => {
      pending.current = {}
      setFailure(null)
    },
    [memberId],
  )
  const retry = useCallback(() => pending.current.retry?.(), [])
  useOnReturn(retry, true, onConnection)
  return { busy, failure, run, changed }
}

/** `useSending` behind a question: closing it gives up the last try. */
export const useQuestion = () => {
  const [asks, setAsks] = useState(false)
  const sending = useSending()
  const close = (): void => {
    sending.changed()
    setAsks(false)
  }
  return { ...sending, asks, ask: () => setAsks(true), close }
}
