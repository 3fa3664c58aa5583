import { attempts, type Attempts } from '@careplus/core/call'
import type * as t from 'io-ts'
import { useState } from 'react'
import { formStore } from '../../composition/formStore'
import { sendingKey } from '../pending/pendingWrites'
import { useServices } from '../useServices'
import { useSession } from '../session/useSession'
import { loadForm, saveForm } from './storedForm'

const loadStoredForm = <A>(name: string, codec: t.Type<A, unknown>): A | null =>
  loadForm(formStore, name, codec, Date.now())

/** Stored at every key press, so that a reload loses nothing. Only the same member sees the values. */
export const useStoredForm = <A extends object>(name: string, codec: t.Type<A, unknown>, initial: A) => {
  const memberId = useSession().user?.id ?? ''
  const key = `${memberId}.${name}`
  const [held, setHeld] = useState(() => ({ key, typed: loadStoredForm(key, codec) ?? initial }))
  // Another member has signed in, in another tab, and must not see the typed values.
  if (held.key !== key) setHeld({ key, typed: loadStoredForm(key, codec) ?? initial })
  const { typed } = held
  const change = (part: Partial<A>): void => {
    const next = { ...typed, ...part }
    setHeld({ key, typed: next })
    saveForm(formStore, key, next, Date.now())
  }
  const done = (): void => formStore.remove(key)
  return { typed, change, done }
}

export const useAttempts = (name: string): Attempts => {
  const { random } = useServices()
  const memberId = useSession().user?.id ?? ''
  return attempts({ store: formStore, name: sendingKey(memberId, name), uuid: random.uuid, now: Date.now })
}
