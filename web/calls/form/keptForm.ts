import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import { readJson } from '@careplus/core/text'

/** Another day, another measuring. A child's figures are not left lying about for longer. */
export const formKeptForMs = 24 * 3_600_000

type Store = Pick<KeyValueStore, 'get' | 'set' | 'remove'>

/** null: nothing kept, kept too long ago, or not readable; what nobody can read any more is removed. */
export const readForm = <A>(
  store: Store,
  name: string,
  codec: t.Type<A, unknown>,
  now: number,
  forMs = formKeptForMs,
): A | null => {
  const text = store.get(name)
  if (text === null) return null
  const read = t.type({ at: t.number, typed: codec }).decode(readJson(text))
  if (isRight(read) && now - read.right.at <= forMs) return read.right.typed
  store.remove(name)
  return null
}

export const writeForm = (store: Store, name: string, typed: unknown, now: number): void =>
  store.set(name, JSON.stringify({ at: now, typed }))

/**
 * The idempotency key of a try to send: the same for as long as the same thing is sent, also after a reload, so that an
 * answer that was lost makes nothing twice. `sent` forgets it.
 */
export const attempts = (store: Store, name: string, uuid: () => string) => {
  const Kept = t.type({ body: t.string, key: t.string })
  const kept = (): t.TypeOf<typeof Kept> | null => {
    const read = Kept.decode(readJson(store.get(name)))
    return isRight(read) ? read.right : null
  }
  const keptKey = (text: string): string | null => {
    const before = kept()
    return before?.body === text ? before.key : null
  }
  return {
    /** What was sent last and was not answered; null: everything was. */
    unanswered: (): unknown => readJson(kept()?.body ?? null),
    /** Whether this very thing was tried before, and its answer has not come. */
    isTried: (body: unknown): boolean => keptKey(JSON.stringify(body)) !== null,
    keyOf: (body: unknown): string => {
      const text = JSON.stringify(body)
      const before = keptKey(text)
      if (before !== null) return before
      const key = uuid()
      store.set(name, JSON.stringify({ body: text, key }))
      return key
    },
    sent: (): void => store.remove(name),
  }
}
