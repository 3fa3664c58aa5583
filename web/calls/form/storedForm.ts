import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'

/** A child's measurements do not stay on the device for longer. */
export const formMaxAgeMs = 24 * 3_600_000

type Store = Pick<KeyValueStore, 'get' | 'set' | 'remove'>

/** null: nothing stored, expired or unreadable. An unreadable form is deleted. */
export const loadForm = <A>(
  store: Store,
  name: string,
  codec: t.Type<A, unknown>,
  now: number,
  forMs = formMaxAgeMs,
): A | null => {
  const text = store.get(name)
  if (text === null) return null
  const decoded = t.type({ at: t.number, typed: codec }).decode(readJson(text))
  if (isRight(decoded) && now - decoded.right.at <= forMs) return decoded.right.typed
  store.remove(name)
  return null
}

export const saveForm = (store: Store, name: string, typed: unknown, now: number): void =>
  store.set(name, JSON.stringify({ at: now, typed }))
