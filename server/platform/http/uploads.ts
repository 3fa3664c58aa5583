import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IdempotencyKeyText } from '@careplus/adapters/contract'
import { countHits } from '../limits/limits.js'
import { uploadsOfMember } from '../limits/rules.js'
import type { Incoming } from '../storage/incomingFolder.js'
import { inTransaction, type Db } from '../store/store.js'
import { largestMultipart, receiveMultipart, type MultipartLimits, type Received } from './multipart.js'
import { networkOf } from './network.js'
import type { Pace } from './pace.js'
import { refuse, refuseUntil, type Refused } from './refused.js'
import { signedInBy } from './signedIn.js'

export interface UploadSettings {
  readonly incoming: Incoming
  readonly pace: Pace
}

/** At once, in this process: each takes a connection and a little memory for minutes. */
const mostUploads = 64
const mostOfOneMember = 2
/** However many accounts somebody has, others find a place. */
const mostOfOneNetwork = 16

/** Whose place it is: a member's, and their network's. */
interface Taker {
  readonly member: string
  readonly network: string
}

/** Places for those who are sending; one for each, given back when its answer is out or its connection gone. */
class Places {
  private readonly taken = new Map<string, number>()
  private all = 0

  private add(key: string, by: 1 | -1): void {
    const count = (this.taken.get(key) ?? 0) + by
    if (count === 0) this.taken.delete(key)
    else this.taken.set(key, count)
  }

  /** Null: none is free. */
  take({ member, network }: Taker): (() => void) | null {
    const keys = [
      [`member ${member}`, mostOfOneMember],
      [`network ${network}`, mostOfOneNetwork],
    ] as const
    if (this.all >= mostUploads || keys.some(([key, most]) => (this.taken.get(key) ?? 0) >= most)) return null
    this.all += 1
    for (const [key] of keys) this.add(key, 1)
    return () => {
      this.all -= 1
      for (const [key] of keys) this.add(key, -1)
    }
  }
}

export const uploadPlaces = (): Places => new Places()

const receivedBy = new WeakMap<FastifyRequest, Received>()

/** Calls it once, when the answer is out or its connection gone; at once where that was gone before. */
const whenOver = ({ socket }: FastifyRequest['raw'], { raw }: FastifyReply, leave: () => void): void => {
  const over = (): void => {
    socket.off('close', over)
    raw.off('close', over)
    leave()
  }
  if (socket.destroyed) return leave()
  // The answer to a call that waited behind another on its connection never hears that it is gone.
  socket.once('close', over)
  raw.once('close', over)
}

/** What is asked at the door. */
export interface Door {
  readonly db: Db
  readonly places: Places
  readonly now: () => number
}

/** Whoever sends files is known, has a key, may send more today, and gets a place, before a byte of them is read. */
export const admit = async (
  { db, places, now }: Door,
  limits: MultipartLimits,
  { headers, ip, raw }: FastifyRequest,
  reply: FastifyReply,
): Promise<E.Either<Refused, void>> => {
  const at = new Date(now())
  const known = await signedInBy(db, headers.authorization, at)
  if (E.isLeft(known)) return known
  if (!IdempotencyKeyText.is(headers['idempotency-key'])) return refuse('idempotency_required')
  if (Number(headers['content-length'] ?? 0) > largestMultipart(limits)) return refuse('too_large')
  const { member } = known.right
  const counted = await inTransaction(db, (tx) => countHits(tx, [uploadsOfMember(member)], at))
  if (E.isLeft(counted)) return counted
  const leave = places.take({ member, network: networkOf(ip) })
  if (leave === null) return refuseUntil('busy', 5)
  whenOver(raw, reply, leave)
  return E.right(undefined)
}

/** Inside this scope a body is JSON and files; the latter are on disk when the handler is called. */
export const takeMultipart = (
  scope: FastifyInstance,
  { incoming, pace }: UploadSettings,
  limits: MultipartLimits,
): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: FastifyRequest['raw']) => {
    const headers = { ...request.headers, 'content-type': request.headers['content-type'] ?? '' }
    const received = await receiveMultipart(body, headers, limits, incoming, pace)
    receivedBy.set(request, received)
    return received
  })
}

/** Whatever came of them: from here on nobody reads them. */
export const discardReceived = async ({ incoming }: UploadSettings, request: FastifyRequest): Promise<void> => {
  await incoming.discard(receivedBy.get(request)?.files ?? [])
}
