import { createHmac, timingSafeEqual } from 'node:crypto'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { saveFriendship } from '../../platform/lineMessages/friendship.js'
import { lineIssuer } from '../../platform/lineMessages/lineIssuer.js'
import type { Db } from '../../platform/store/store.js'
import { noteNoFriend } from './lineMessageSettings.js'

/** 32 bytes in base64. */
const signatureText = /^[A-Za-z0-9+/]{43}=$/

export const isSignature = (text: unknown): text is string => typeof text === 'string' && signatureText.test(text)

/** Source: LINE, "Verify webhook signature"; compared in constant time. */
export const isSigned = (body: Uint8Array, signature: string, secret: string): boolean => {
  const expected = createHmac('sha256', secret).update(body).digest()
  const sentSignature = Buffer.from(signature, 'base64')
  return sentSignature.length === expected.length && timingSafeEqual(sentSignature, expected)
}

const Body = t.type({ events: t.array(t.unknown) })

/** LINE adds other events and fields as it likes. */
const FriendEvent = t.type({
  type: t.keyof({ follow: null, unfollow: null }),
  /** Milliseconds since the epoch. */
  timestamp: t.number,
  source: t.type({ type: t.literal('user'), userId: t.string }),
})
type FriendEvent = t.TypeOf<typeof FriendEvent>

/** Source: LINE, "Get user IDs". */
const userId = /^U[0-9a-f]{32}$/

const isSound = ({ timestamp, source }: FriendEvent): boolean =>
  Number.isSafeInteger(timestamp) && timestamp > 0 && userId.test(source.userId)

const parsed = (body: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(body))
  } catch {
    return undefined
  }
}

export const friendEvents = (body: Uint8Array): ReadonlyArray<FriendEvent> => {
  const decoded = Body.decode(parsed(body))
  if (E.isLeft(decoded)) return []
  return decoded.right.events
    .flatMap((event) => {
      const known = FriendEvent.decode(event)
      return E.isRight(known) && isSound(known.right) ? [known.right] : []
    })
    .toSorted((one, other) => one.timestamp - other.timestamp)
}

/** Most friends of the account are no members: nothing of them is stored. */
const linkedAmong = async (db: Db, userIds: ReadonlyArray<string>): Promise<ReadonlySet<string>> => {
  if (userIds.length === 0) return new Set()
  const identities = db.selectFrom('identities').select('subject').where('issuer', '=', lineIssuer)
  const linked = await identities.where('subject', 'in', userIds).execute()
  return new Set(linked.map(({ subject }) => subject))
}

/** Each has its own transaction, so one failure affects no other. Future times count as now. False: some failed. */
export const noteFriendEvents = async (
  db: Db,
  events: ReadonlyArray<FriendEvent>,
  now: Date,
  failed: (failure: unknown) => void,
): Promise<boolean> => {
  let all = true
  const linked = await linkedAmong(
    db,
    events.map(({ source }) => source.userId),
  )
  for (const { type, timestamp, source } of events) {
    if (!linked.has(source.userId)) continue
    const at = new Date(Math.min(timestamp, now.getTime()))
    const noting = db.transaction().execute(async (tx) => {
      const word = { subject: source.userId, at }
      if (type === 'follow') await saveFriendship(tx, { ...word, state: 'friend' })
      else await noteNoFriend(tx, { ...word, state: 'blocked' }, now)
    })
    await noting.catch((failure: unknown) => {
      all = false
      failed(failure)
    })
  }
  return all
}
