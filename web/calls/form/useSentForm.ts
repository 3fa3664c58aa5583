import type { TaskEither } from 'fp-ts/TaskEither'
import type * as t from 'io-ts'
import type { CallFailure, IdempotencyKey } from '@careplus/core/ports'
import { forgetKept } from '../remote'
import { useSending } from '../useSending'
import { useAttempts, useStoredForm } from './useStoredForm'

/** A kept form and its sending: one key until an answer is known, and a change gives up what waits. */
export const useSentForm = <A extends object>(name: string, codec: t.Type<A, unknown>, initial: A) => {
  const storedForm = useStoredForm(name, codec, initial)
  return {
    ...useSendingOf(name, storedForm),
    /** As it came, for the next one. */
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

/** The sending of a kept form. */
export const useSendingOf = <A extends object>(name: string, { typed, change, done }: StoredForm<A>) => {
  const attempts = useAttempts(name)
  const { busy, failure, run, changed } = useSending()
  /** `content`: all that the server is told. Once it is there, the kept form goes and what was read is read anew. */
  const send = <B>(
    content: unknown,
    task: (key: IdempotencyKey) => TaskEither<CallFailure, B>,
    onSent: (answer: B) => void,
  ): void =>
    run(attempts.once(content, task), (answer) => {
      done()
      forgetKept()
      onSent(answer)
    })
  return {
    typed,
    busy,
    failure,
    change: (part: Partial<A>): void => {
      changed()
      change(part)
    },
    /** Something besides the fields is another than what waits. */
    changed,
    send,
  }
}
