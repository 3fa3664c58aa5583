import { isRight, type Either } from 'fp-ts/Either'
import { attempts, type CallFailure } from '@careplus/core/call'
import { actionStore, newActionKey } from '../composition/staff'
import { useSubmit } from '../calls/useSubmit'
import { failureText } from './failureText'
import { useStaffSession } from './staffSession'

export interface Action {
  readonly busy: boolean
  /** Why the action was refused, in a sentence; null where it was not. */
  readonly refusal: string | null
  /** The action that was sent, before a reload or after, and may have been done; null where each was answered. */
  readonly unanswered: unknown
  readonly run: <A>(
    what: unknown,
    make: (key: string) => Promise<Either<CallFailure, A>>,
    onDone: (done: A) => void,
  ) => void
  readonly forget: () => void
}

export const useAction = (name: string): Action => {
  const session = useStaffSession()
  const attempt = attempts({
    store: actionStore,
    name: `${session._tag === 'in' ? session.name : ''}.${name}`,
    uuid: newActionKey,
    now: Date.now,
  })
  const { busy, refusal, submit, forget } = useSubmit(failureText)
  return {
    busy,
    refusal,
    unanswered: busy ? null : attempt.unanswered(),
    run: (what, make, onDone) =>
      submit(async () => {
        const answer = await attempt.once(what, make)
        return isRight(answer) ? onDone(answer.right) : failureText(answer.left)
      }),
    forget,
  }
}
