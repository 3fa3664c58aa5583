import type { Either } from 'fp-ts/Either'
import type * as t from 'io-ts'
import type { CallFailure, IdempotencyKey } from '@careplus/core/ports'
import { clearMemberCache } from '../remote'
import { useSending } from '../useSending'
import { useAttempts, useStoredForm } from './useStoredForm'

/** One idempotency key until a response arrives; a change cancels the pending attempt. */
export const useSentForm = <A extends object>(name: string, codec: t.Type<A, unknown>, initial: A) => {
  const storedForm = useStoredForm(name, codec, initial)
  return {
    ...useSendingOf(name, storedForm),
    clear: (): void => {
      storedForm.change(initial)
      storedForm.done()
    },
  }
}

interface StoredForm<A> {
  readonly typed: A
  readonly change: (part: Partial<A>) => void
  readonly done: () => void
}

export const useSendingOf = <A extends object>(name: string, { typed, change, done }: StoredForm<A>) => {
  const attempts = useAttempts(name)
  const { busy, failure, run, changed } = useSending()
  /** `content`: the whole body. */
  const send = <B>(
    content: unknown,
    task: (key: IdempotencyKey) => Promise<Either<CallFailure, B>>,
    onSent: (answer: B) => void,
  ): void =>
    run(
      () => attempts.once(content, task),
      (answer) => {
        done()
        clearMemberCache()
        onSent(answer)
      },
    )
  return {
    typed,
    busy,
    failure,
    change: (part: Partial<A>): void => {
      changed()
      change(part)
    },
    changed,
    send,
  }
}
