import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { addressFields, type AddressField } from '@careplus/core/addresses'
import type { Clock, DrawWish, StoredTry, KeyValueStore, RewardWish, Try } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'

/** As long as the server stores its first answer to a key; later the same key would spend twice. */
export const triesStoredForMs = 90 * 86_400_000

const textOfEach = Object.fromEntries(addressFields.map((field) => [field, t.string])) as Record<
  AddressField,
  t.StringC
>

const StoredRewardWish: t.Type<RewardWish, unknown> = t.intersection([
  t.exact(t.type({ quantity: t.number, address: t.type(textOfEach) })),
  t.exact(t.partial({ points: t.number })),
])
const StoredDrawWish: t.Type<DrawWish, unknown> = t.exact(t.type({ tickets: t.number }))

const StoredRow = t.type({ at: t.number, typed: t.type({ key: t.string }) })

export const keyValueStoredTry = <Wish extends object>(
  store: Pick<KeyValueStore, 'get' | 'set' | 'remove'>,
  name: string,
  codec: t.Type<Wish, unknown>,
  clock: Clock,
): StoredTry<Wish> => {
  const read = (): Try<Wish> | null => {
    const text = store.get(name)
    if (text === null) return null
    const row = StoredRow.decode(readJson(text))
    const wish = isRight(row) ? codec.decode(row.right.typed) : null
    if (isRight(row) && wish !== null && isRight(wish) && clock.now() - row.right.at <= triesStoredForMs)
      return { wish: wish.right, key: row.right.typed.key }
    store.remove(name)
    return null
  }
  return {
    read,
    readOrKeep: (attempt) => {
      const before = read()
      if (before === null)
        store.set(name, JSON.stringify({ at: clock.now(), typed: { ...attempt.wish, key: attempt.key } }))
      return before ?? attempt
    },
    forget: ({ key }) => {
      if (read()?.key === key) store.remove(name)
    },
  }
}

interface Deps {
  readonly store: KeyValueStore
  readonly clock: Clock
}

export const rewardTry = ({ store, clock }: Deps, memberId: string, productId: string): StoredTry<RewardWish> =>
  keyValueStoredTry(store, `${memberId}.redeem.${productId}`, StoredRewardWish, clock)

export const drawTry = ({ store, clock }: Deps, memberId: string, productId: string): StoredTry<DrawWish> =>
  keyValueStoredTry(store, `${memberId}.enter.${productId}`, StoredDrawWish, clock)
