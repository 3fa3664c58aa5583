import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import type { KeyValueStore } from '@careplus/core/ports'
import type { CheckTyped } from './typed'

/** What is kept of a check while it is not in the account. */
export interface Kept {
  readonly typed: CheckTyped
  /** The draft that was last made of it. */
  readonly draftId: string | null
  /** Whether that draft holds what stands in the form now. */
  readonly saved: boolean
  /** The refused draft that is being repaired. */
  readonly repairs: string | null
}

export const checkKey = 'growth-check'
/** Another day, another measuring. A child's figures are not left lying about for longer. */
export const keptForMs = 24 * 3_600_000

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

const Stored = t.type({
  at: t.number,
  typed: t.type({
    name: t.string,
    gender: orNull(t.union([t.literal('male'), t.literal('female')])),
    dob: orNull(t.string),
    gestation: t.string,
    date: orNull(t.string),
    weight: t.string,
    height: t.string,
    measure: orNull(t.union([t.literal('l'), t.literal('h')])),
    head: t.string,
  }),
  draftId: orNull(t.string),
  saved: t.boolean,
  repairs: orNull(t.string),
})

const parsed = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

type Store = Pick<KeyValueStore, 'get' | 'set' | 'remove'>

/** null: nothing kept, kept too long ago, or not readable. */
export const readKept = (store: Store, now: number): Kept | null => {
  const read = Stored.decode(parsed(store.get(checkKey)))
  if (!isRight(read) || now - read.right.at > keptForMs) return null
  const { typed, draftId, saved, repairs } = read.right
  return { typed, draftId, saved, repairs }
}

export const writeKept = (store: Store, now: number, kept: Kept | null): void =>
  kept === null ? store.remove(checkKey) : store.set(checkKey, JSON.stringify({ ...kept, at: now }))
