import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { readJson } from '@careplus/core/text'

/** Another day, another measuring. A child's figures are not left lying about for longer. */
export const formMaxAgeMs = 24 * 3_600_000

type Store = Pick<KeyValueStore, 'get' | 'set' | 'remove'>

/** null: nothing kept, kept too long ago, or not readable; what nobody can read any more is removed. */
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
