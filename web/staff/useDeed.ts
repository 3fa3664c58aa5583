import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { isSettled, type CallFailure } from '@careplus/core/call'
import { useState } from 'react'
import { deedStore, newDeedKey } from '../composition/staff'
import { attempts } from '../calls/form/keptForm'
import { failureText } from './failureText'
import { useStaffSession } from './session'

export interface Deed {
  readonly busy: boolean
  /** Why it was not done, in a sentence; null: nothing was refused. */
  readonly refusal: string | null
  /** What was sent, now or before a reload, and may have been done; null: every deed was answered. */
  readonly unanswered: unknown
  /** `what` tells one deed from another: as long as it is the same, so is the key. */
  readonly run: <A>(what: unknown, make: (key: string) => TaskEither<CallFailure, A>, onDone: (done: A) => void) => void
  readonly forget: () => void
}

/** One deed of a name at a time; what is shown changes only when the server has answered. */
export const useDeed = (name: string): Deed => {
  const session = useStaffSession()
  const kept = attempts(deedStore, `${session._tag === 'in' ? session.name : ''}.${name}`, newDeedKey)
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  return {
    busy,
    refusal,
    unanswered: busy ? null : kept.unanswered(),
    run: (what, make, onDone) => {
      setBusy(true)
      setRefusal(null)
      void make(kept.keyOf(what))().then((answer) => {
        if (isRight(answer) || isSettled(answer.left)) kept.sent()
        setBusy(false)
        if (isRight(answer)) onDone(answer.right)
        else setRefusal(failureText(answer.left))
      })
    },
    forget: () => setRefusal(null),
  }
}
