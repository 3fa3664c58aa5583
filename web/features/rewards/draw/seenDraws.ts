import { hasWinners } from '@careplus/core/loyalty'
import * as t from 'io-ts'
import { isRight } from 'fp-ts/Either'
import type { DrawFile } from '@careplus/core/ports'
import { readJson } from '@careplus/core/internal/text'
import { seenDrawsStore as store, seenKey } from '../../../composition/seenDrawsStore'

const Figure = t.type({ value: t.string, at: t.number })
const Seen = t.partial({ commitment: Figure, list_hash: Figure })

export type SeenDraw = t.TypeOf<typeof Seen>

const readAt = (key: string): SeenDraw => {
  const read = Seen.decode(readJson(store.get(key)))
  return isRight(read) ? read.right : {}
}

const parts = ['commitment', 'list_hash'] as const

const firstOf = (one: SeenDraw, other: SeenDraw): SeenDraw =>
  Object.fromEntries(
    parts.flatMap((part) => {
      const [first] = [one[part], other[part]].filter((seen) => seen !== undefined).toSorted((a, b) => a.at - b.at)
      return first === undefined ? [] : [[part, first]]
    }),
  )

/** Draws seen by this member, or by anybody before signing in; never by another member. */
export const seenDraw = (productId: string, member: string | null = null): SeenDraw => {
  const visitors = readAt(seenKey(null, productId))
  return member === null ? visitors : firstOf(readAt(seenKey(member, productId)), visitors)
}

/** Once a draw is over, seeing its figures proves nothing, so the first sighting stays stored. */
export const saveSeenDraw = (
  productId: string,
  { state, commitment, list_hash }: Pick<DrawFile, 'state' | 'commitment' | 'list_hash'>,
  now: number,
  member: string | null = null,
): void => {
  if (hasWinners(state) || state === 'cancelled') return
  const key = seenKey(member, productId)
  const before = readAt(key)
  const seen: SeenDraw = {
    ...(commitment === null ? {} : { commitment: { value: commitment, at: now } }),
    ...(list_hash === null ? {} : { list_hash: { value: list_hash, at: now } }),
    ...before,
  }
  if (JSON.stringify(seen) !== JSON.stringify(before)) store.set(key, JSON.stringify(seen))
}
