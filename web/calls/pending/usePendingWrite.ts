import { isLeft, type Either } from 'fp-ts/Either'
import { isPassing, type CallFailure } from '@careplus/core/call'
import { formStore } from '../../composition/formStore'
import { pendingKey, type PendingWrite } from './pendingWrites'
import { useSession } from '../session/useSession'

export const usePendingWrite = (form: string) => {
  const memberId = useSession().user?.id
  const key = memberId === undefined ? null : pendingKey(memberId, form)
  const forget = (): void => {
    if (key !== null) formStore.remove(key)
  }
  return {
    /** null: nothing is pending. */
    load: (): string | null => (key === null ? null : formStore.get(key)),
    /** Before the call, because the page may be closed meanwhile. */
    save: (write: PendingWrite): void => {
      if (key !== null) formStore.set(key, JSON.stringify(write))
    },
    answered: (answer: Either<CallFailure, unknown>): void => {
      if (!isLeft(answer) || !isPassing(answer.left)) forget()
    },
    forget,
  }
}
