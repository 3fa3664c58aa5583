import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IdempotencyKeyText } from '@careplus/adapters/contract'
import { countHits } from '../limits/limits.js'
import { uploadsOfMember } from '../limits/limitRules.js'
import type { IncomingFolder } from '../storage/incomingFolder.js'
import { inTransaction, type Db } from '../store/store.js'
import { largestMultipart, receiveMultipart, type MultipartLimits, type Received } from './multipart.js'
import { networkOf, subscriberOf } from '../limits/network.js'
import type { UploadRate } from './uploadRate.js'
import { refuse, refuseUntil, type Refused } from '../refusal/refused.js'
import { signedInBy } from './signedIn.js'

export interface UploadSettings {
  readonly incoming: IncomingFolder
  readonly pace: UploadRate
}

/** Uploads at once in this process: each holds a connection and a little memory for minutes. */
const maxUploads = 64
const maxOfOneMember = 2
/** One network may not take all places, however many accounts it has, nor may the subscriber who has many of them. */
const maxOfOneNetwork = 16

/** Places count for the member and for their network. */
interface Taker {
  readonly member: string
  readonly network: string
}

/** Places for uploads; each is free again once its answer is sent or its connection closed. */
class Places {
  private readonly counts = new Map<string, number>()
  private all = 0

  private add(key: string, by: 1 | -1): void {
    const count = (this.counts.get(key) ?? 0) + by
    if (count === 0) this.counts.delete(key)
    else this.counts.set(key, count)
  }

  /** Null: none is free. */
  reserve({ member, network }: Taker): (() => void) | null {
    const keys = [
      [`member ${member}`, maxOfOneMember],
      [`network ${network}`, maxOfOneNetwork],
      [`subscriber ${subscriberOf(network) ?? network}`, maxOfOneNetwork],
    ] as const
    if (this.all >= maxUploads || keys.some(([key, max]) => (this.counts.get(key) ?? 0) >= max)) return null
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

/** Runs once, when the answer is sent or the connection closed; at once where it is closed already. */
const whenOver = ({ socket }: FastifyRequest['raw'], { raw }: FastifyReply, leave: () => void): void => {
  const over = (): void => {
    socket.off('close', over)
    raw.off('close', over)
    leave()
  }
  if (socket.destroyed) return leave()
  // An answer that waits behind another one on the connection gets no close event.
  socket.once('close', over)
  raw.once('close', over)
}

export interface UploadGate {
  readonly db: Db
  readonly places: Places
  readonly now: () => number
}

/** Who sends files is signed in, has a key, may send more today and has a place, before a byte of them is read. */
export const admitUpload = async (
  { db, places, now }: UploadGate,
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
  const leave = places.reserve({ member, network: networkOf(ip) })
  if (leave === null) return refuseUntil('busy', 5)
  whenOver(raw, reply, leave)
  return E.right(undefined)
}

/** Within this scope a body is JSON and files; the files are on disk when the handler runs. */
export const acceptMultipart = (
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

/** Removes the received files, which nobody reads any more. */
export const discardReceived = async ({ incoming }: UploadSettings, request: FastifyRequest): Promise<void> => {
  await incoming.discard(receivedBy.get(request)?.files ?? [])
}
