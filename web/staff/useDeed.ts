import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { CallFailure } from '@careplus/core/ports'
import { useRef, useState } from 'react'
import { newDeedKey } from '../composition/staff'
import { failureText } from './failureText'

/** Nobody knows whether it was done: the same call, sent again, is to have the same key. */
const isUnsure = (failure: CallFailure): boolean =>
  failure._tag === 'NetworkError' || failure.status >= 500 || failure.code === 'idempotency_running'

export interface Deed {
  readonly busy: boolean
  /** Why it was not done, in a sentence; null: nothing was refused. */
  readonly refusal: string | null
  /** `what` tells one deed from another: as long as it is the same, so is the key. */
  readonly run: <A>(what: unknown, make: (key: string) => TaskEither<CallFailure, A>, onDone: (done: A) => void) => void
  readonly forget: () => void
}

/** One deed at a time; what is shown changes only when the server has answered. */
export const useDeed = (): Deed => {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const sent = useRef<{ readonly what: string; readonly key: string } | null>(null)
  return {
    busy,
    refusal,
    run: (what, make, onDone) => {
      const text = JSON.stringify(what)
      const { key } = sent.current?.what === text ? sent.current : { key: newDeedKey() }
      sent.current = { what: text, key }
      setBusy(true)
      setRefusal(null)
      void make(key)().then((answer) => {
        setBusy(false)
        if (isRight(answer)) {
          sent.current = null
          onDone(answer.right)
          return
        }
        if (!isUnsure(answer.left)) sent.current = null
        setRefusal(failureText(answer.left))
      })
    },
    forget: () => setRefusal(null),
  }
}
