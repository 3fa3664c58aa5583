import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { CallFailure, KeyValueStore } from '@careplus/core/ports'
import { readJson } from '@careplus/core/text'

/** Refused by the deed itself, under its key: it was not done, and will not be. */
const definite: ReadonlyArray<number> = [400, 404, 422]

/**
 * Whether a failed try is settled. Of all else (no answer, a server that is busy or down, a session that has ended on the
 * way, a key under which something was done) nobody knows whether it went through: only the same key may be used again.
 */
export const isSettled = (failure: CallFailure): boolean =>
  failure._tag === 'ApiError' &&
  failure.code !== 'idempotency_mismatch' &&
  (definite.includes(failure.status) || failure.code === 'step_refused')

const Kept = t.type({ what: t.string, key: t.string })

/** The deed of one name whose answer has not come, and its key: kept from before it is sent until it is settled. */
export const unansweredDeed = (store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>, name: string) => {
  const kept = (): t.TypeOf<typeof Kept> | null => {
    const read = Kept.decode(readJson(store.get(name)))
    return isRight(read) ? read.right : null
  }
  return {
    /** null: every one was answered. */
    what: (): unknown => readJson(kept()?.what ?? null),
    /** The same for as long as the same is sent. */
    keyOf: (what: unknown, newKey: () => string): string => {
      const text = JSON.stringify(what)
      const before = kept()
      if (before?.what === text) return before.key
      const key = newKey()
      store.set(name, JSON.stringify({ what: text, key }))
      return key
    },
    settle: (): void => store.remove(name),
  }
}
