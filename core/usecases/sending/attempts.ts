import { isRight, type Either } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { CallFailure } from '../../domain/call/failure.js'
import { isSpent } from '../../domain/call/outcome.js'
import { readJson } from '../../domain/text/json.js'
import type { IdempotencyKey } from '../../ports/children.js'
import type { KeyValueStore } from '../../ports/keyValueStore.js'

/** The store, name and clock of `attempts`. */
export interface AttemptDeps {
  readonly store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>
  /** With the member's id on a shared device: `mali.growth.8f3a`. It distinguishes calls with the same path and
   * body, such as two undone deletions. */
  readonly name: string
  readonly uuid: () => IdempotencyKey
  readonly now: () => number
}

/** The attempts to send one form, see `attempts`. */
export interface Attempts {
  /** It stays until the outcome is known, also if the form changes meanwhile. */
  readonly keyOf: (body: unknown) => IdempotencyKey
  /** After a spent key (`isSpent`) the next attempt has a new key. */
  readonly answered: (answer: Either<CallFailure, unknown>) => void
  readonly once: <A>(
    body: unknown,
    send: (key: IdempotencyKey) => Promise<Either<CallFailure, A>>,
  ) => Promise<Either<CallFailure, A>>
  /** The last body without an answer, as parsed JSON; null: none. */
  readonly unanswered: () => unknown
  readonly isTried: (body: unknown) => boolean
  /** The last body is on the server. Sent again it has the same key; another body has a new one. */
  readonly arrived: () => void
  readonly forget: () => void
}

/** After a day the person has seen in the list whether it arrived; the next attempt is a new one. */
export const attemptKeptForMs = 24 * 3_600_000

const StoredAttempt = /*#__PURE__*/ t.intersection([
  /*#__PURE__*/ t.type({ body: t.string, key: t.string, at: t.number }),
  /*#__PURE__*/ t.partial({ arrived: t.boolean }),
])

/** Sends one form without duplicates after a lost answer. Its key is stored until its outcome is known, at most one
 * day, also if the form changes. If the first attempt had arrived (`hasArrived`), the server does nothing and the
 * next press has a new key.
 * @example
 * const store = memoryKeyValueStore()
 * const { uuid } = seededRandom()
 * const { keyOf, answered } = attempts({ store, name: 'growth', uuid, now: () => 0 })
 * const key = keyOf({ weight: 12.4 })
 * answered(E.left(networkError('failed')))
 * keyOf({ weight: 12.5 }) === key // => true
 * answered(E.left(arb.apiError(422, 'idempotency_mismatch')))
 * keyOf({ weight: 12.5 }) === key // => false */
export const attempts = ({ store, name, uuid, now }: AttemptDeps): Attempts => {
  const load = (): t.TypeOf<typeof StoredAttempt> | null => {
    const read = StoredAttempt.decode(readJson(store.get(name)))
    return isRight(read) && now() - read.right.at <= attemptKeptForMs ? read.right : null
  }
  const forget = (): void => store.remove(name)
  const open = (): t.TypeOf<typeof StoredAttempt> | null => {
    const last = load()
    return last?.arrived === true ? null : last
  }
  const keyOf = (body: unknown): IdempotencyKey => {
    const [last, text] = [load(), JSON.stringify(body)]
    if (last?.arrived === true && last.body === text) return last.key
    const key = open()?.key ?? uuid()
    store.set(name, JSON.stringify({ body: text, key, at: now() }))
    return key
  }
  const answered = (answer: Either<CallFailure, unknown>): void => {
    if (isRight(answer) || isSpent(answer.left)) forget()
  }
  return {
    keyOf,
    answered,
    once: async (body, send) => {
      const answer = await send(keyOf(body))
      answered(answer)
      return answer
    },
    unanswered: () => readJson(open()?.body ?? null),
    isTried: (body) => open()?.body === JSON.stringify(body),
    arrived: () => {
      const last = load()
      if (last !== null) store.set(name, JSON.stringify({ ...last, arrived: true }))
    },
    forget,
  }
}
