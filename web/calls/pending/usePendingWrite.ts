import { isLeft, type Either } from 'fp-ts/Either'
import { isPassing, type CallFailure } from '@careplus/core/call'
import { formStore } from '../../composition/formStore'
import { pendingKey, type PendingWrite } from './pendingWrites'
import { useSession } from '../session/useSession'

/** What a form has sent and no server has answered is sent from any page, until it is in, is refused, or the form is changed. */
export const usePendingWrite = (form: string) => {
  const memberId = useSession().user?.id
  const key = memberId === undefined ? null : pendingKey(memberId, form)
  const forget = (): void => {
    if (key !== null) formStore.remove(key)
  }
  return {
    /** What was held and never answered; null: nothing. */
    load: (): string | null => (key === null ? null : formStore.get(key)),
    /** Before it leaves: a page may be closed while the answer is awaited. */
    save: (write: PendingWrite): void => {
      if (key !== null) formStore.set(key, JSON.stringify(write))
    },
    answered: (answer: Either<CallFailure, unknown>): void => {
      if (!isLeft(answer) || !isPassing(answer.left)) forget()
    },
    forget,
  }
}
