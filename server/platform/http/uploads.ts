import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { IdempotencyKeyText } from '@careplus/adapters/internal/contract'
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

/** Uploads at once in this process: each holds a connection and some memory for minutes. */
const maxUploads = 64
const maxOfOneMember = 2
/** One network, or one subscriber with many, must not take all places, however many accounts it has. */
const maxOfOneNetwork = 16

interface Taker {
  readonly member: string
  readonly network: string
}

class Places {
  private readonly counts = new Map<string, number>()
  private all = 0

  private add(key: string, by: 1 | -1): void {
    const count = (this.counts.get(key) ?? 0) + by
    if (count === 0) this.counts.delete(key)
    else this.counts.set(key, count)
  }

  /** Null: no place is free. */
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

const whenOver = ({ socket }: FastifyRequest['raw'], { raw }: FastifyReply, leave: () => void): void => {
  const over = (): void => {
    socket.off('close', over)
    raw.off('close', over)
    leave()
  }
  if (socket.destroyed) return leave()
  // A response that is queued behind another one on the connection gets no close event.
  socket.once('close', over)
  raw.once('close', over)
}

export interface UploadGate {
  readonly db: Db
  readonly places: Places
  readonly now: () => number
}

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

export const discardReceived = async ({ incoming }: UploadSettings, request: FastifyRequest): Promise<void> => {
  await incoming.discard(receivedBy.get(request)?.files ?? [])
}
