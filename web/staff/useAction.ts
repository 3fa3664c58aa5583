import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import { isSettled, type CallFailure } from '@careplus/core/call'
import { actionStore, newActionKey } from '../composition/staff'
import { useSubmit } from '../calls/useSubmit'
import { attempts } from '../calls/form/keptForm'
import { failureText } from './failureText'
import { useStaffSession } from './session'

export interface Action {
  readonly busy: boolean
  /** Why the action was refused, in a sentence; null where it was not. */
  readonly refusal: string | null
  /** The action that was sent, before a reload or after, and may have been done; null where each was answered. */
  readonly unanswered: unknown
  /** As long as `what` is the same, the action has the same key. */
  readonly run: <A>(what: unknown, make: (key: string) => TaskEither<CallFailure, A>, onDone: (done: A) => void) => void
  readonly forget: () => void
}

/** One action of this name at a time. The screen shows its effect only after the server's answer. */
export const useAction = (name: string): Action => {
  const session = useStaffSession()
  const kept = attempts(actionStore, `${session._tag === 'in' ? session.name : ''}.${name}`, newActionKey)
  const { busy, refusal, submit, forget } = useSubmit(failureText)
  return {
    busy,
    refusal,
    unanswered: busy ? null : kept.unanswered(),
    run: (what, make, onDone) =>
      submit(async () => {
        const answer = await make(kept.keyOf(what))()
        if (isRight(answer) || isSettled(answer.left)) kept.sent()
        return isRight(answer) ? onDone(answer.right) : failureText(answer.left)
      }),
    forget,
  }
}
