import { isRight, type Either } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import * as t from 'io-ts'
import type { CallFailure } from '../../domain/call/failure.js'
import { isSpent } from '../../domain/call/outcome.js'
import { readJson } from '../../domain/text/json.js'
import type { IdempotencyKey } from '../../ports/children.js'
import type { KeyValueStore } from '../../ports/keyValueStore.js'

/** What the tries to send one form are made of. */
export interface AttemptDeps {
  /** Where a try is kept: it outlives a reload. */
  readonly store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>
  /**
   * The form's name in the store, with its member's id where several share a device: `mali.growth.8f3a`. It says what neither path
   * nor body of the call does, as which of two deletions is taken back: the same call under the same key is answered as before.
   */
  readonly name: string
  readonly uuid: () => IdempotencyKey
  /** Milliseconds since the epoch. */
  readonly now: () => number
}

/** The tries to send one form: see `attempts`. */
export interface Attempts {
  /** The key to send under now. It stays one key until an answer is known, whatever was changed in the form meanwhile. */
  readonly keyOf: (body: unknown) => IdempotencyKey
  /** What became of a try: where it says that the key is spent (`isSpent`), the next one has a new key. */
  readonly answered: (answer: Either<CallFailure, unknown>) => void
  /** Both: sends under the key of now, again under the same one if the same task is run again, and hears the answer. */
  readonly once: <A>(
    body: unknown,
    send: (key: IdempotencyKey) => TaskEither<CallFailure, A>,
  ) => TaskEither<CallFailure, A>
  /** What was sent last and was not answered, as JSON gives it back; null: everything was. */
  readonly unanswered: () => unknown
  /** Whether this very thing was sent last, and its answer has not come. */
  readonly isTried: (body: unknown) => boolean
  /** What was sent last is there, by another hand: sent again it is the same, under its key; anything else has a new one. */
  readonly arrived: () => void
  /** The next try has a new key, whatever became of the last one. */
  readonly forget: () => void
}

/** By then whoever sent it has seen in the list whether it arrived, and what is sent next is another thing. */
export const attemptKeptForMs = 24 * 3_600_000

const Kept = /*#__PURE__*/ t.intersection([
  /*#__PURE__*/ t.type({ body: t.string, key: t.string, at: t.number }),
  /*#__PURE__*/ t.partial({ arrived: t.boolean }),
])

/**
 * The tries to send one form, so that an answer that was lost makes nothing twice. A key is kept until its answer is known, for a
 * day at most and over reloads, also where the form is changed after a try without an answer: what is sent then goes under the
 * same key. Had the first try not arrived, it is done now; had it, the server says so (`hasArrived`) and does nothing: what was
 * typed stays, the list is read again, and another press sends it under a new key.
 * @example
 * const store = memoryKeyValueStore()
 * const { uuid } = seededRandom()
 * const { keyOf, answered } = attempts({ store, name: 'growth', uuid, now: () => 0 })
 * const key = keyOf({ weight: 12.4 })
 * answered(E.left(networkError('failed')))
 * keyOf({ weight: 12.5 }) === key // => true
 * answered(E.left(arb.apiError(422, 'idempotency_mismatch')))
 * keyOf({ weight: 12.5 }) === key // => false
 */
export const attempts = ({ store, name, uuid, now }: AttemptDeps): Attempts => {
  const kept = (): t.TypeOf<typeof Kept> | null => {
    const read = Kept.decode(readJson(store.get(name)))
    return isRight(read) && now() - read.right.at <= attemptKeptForMs ? read.right : null
  }
  const forget = (): void => store.remove(name)
  const open = (): t.TypeOf<typeof Kept> | null => {
    const last = kept()
    return last?.arrived === true ? null : last
  }
  const keyOf = (body: unknown): IdempotencyKey => {
    const [last, text] = [kept(), JSON.stringify(body)]
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
    once: (body, send) => {
      const task = send(keyOf(body))
      return async () => {
        const answer = await task()
        answered(answer)
        return answer
      }
    },
    unanswered: () => readJson(open()?.body ?? null),
    isTried: (body) => open()?.body === JSON.stringify(body),
    arrived: () => {
      const last = kept()
      if (last !== null) store.set(name, JSON.stringify({ ...last, arrived: true }))
    },
    forget,
  }
}
