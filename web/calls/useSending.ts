import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { hasArrived, isPassing, type CallFailure } from '@careplus/core/call'
import { useCallback, useEffect, useRef, useState } from 'react'
import { clearMemberCache } from './remote'
import { onConnection, useOnReturn } from '../page/onReturn'
import { useSession } from './session/useSession'

interface PendingRetry {
  retry?: () => void
}

/** A write that failed for want of a connection is retried when it returns: the same task, hence the same
 *  idempotency key.
 *  `run`, `changed` and a change of member cancel the pending retry. */
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
      if (hasArrived(answer.left)) clearMemberCache()
      if (isPassing(answer.left)) own.retry = () => run(task, onDone, onFailed)
      onFailed?.(answer.left)
    })
  }
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

export const useQuestion = () => {
  const [asks, setAsks] = useState(false)
  const sending = useSending()
  const close = (): void => {
    sending.changed()
    setAsks(false)
  }
  return { ...sending, asks, ask: () => setAsks(true), close }
}
