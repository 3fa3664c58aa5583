import { attempts, type Attempts } from '@careplus/core/call'
import type * as t from 'io-ts'
import { useState } from 'react'
import { formStore } from '../../composition/formStore'
import { sendingKey } from '../waiting/waitingWrites'
import { useServices } from '../useServices'
import { useSession } from '../session/useSession'
import { readForm, writeForm } from './keptForm'

const keptHere = <A>(name: string, codec: t.Type<A, unknown>): A | null => readForm(formStore, name, codec, Date.now())

/**
 * A form's values, kept on this device with every key until `done`: a reload, a lost connection or a way back loses
 * nothing. Only the member who typed them sees them.
 */
export const useKeptForm = <A extends object>(name: string, codec: t.Type<A, unknown>, initial: A) => {
  const memberId = useSession().user?.id ?? ''
  const key = `${memberId}.${name}`
  const [held, setHeld] = useState(() => ({ key, typed: keptHere(key, codec) ?? initial }))
  // Another member has signed in, in another tab: what the one before typed is not theirs to see.
  if (held.key !== key) setHeld({ key, typed: keptHere(key, codec) ?? initial })
  const { typed } = held
  const change = (part: Partial<A>): void => {
    const next = { ...typed, ...part }
    setHeld({ key, typed: next })
    writeForm(formStore, key, next, Date.now())
  }
  const done = (): void => formStore.remove(key)
  return { typed, change, done }
}

/** The tries to send this form, of this member on this device. */
export const useAttempts = (name: string): Attempts => {
  const { random } = useServices()
  const memberId = useSession().user?.id ?? ''
  return attempts({ store: formStore, name: sendingKey(memberId, name), uuid: random.uuid, now: Date.now })
}
