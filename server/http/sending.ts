import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { ServedFile } from './call.js'
import { bodyOf, statusOf, type Refused } from './refused.js'

export const sendRefusal = (reply: FastifyReply, refused: Refused): FastifyReply => {
  if (refused.retryAfter !== null) reply.header('retry-after', String(refused.retryAfter))
  return reply
    .code(statusOf(refused))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(refused, String(reply.request.id))))
}

/** Kept by no cache and shown by no browser as anything else than it is. */
export const sendFile = (reply: FastifyReply, { mediaType, bytes, saveAs }: ServedFile): FastifyReply => {
  if (saveAs !== undefined) reply.header('content-disposition', `attachment; filename="${saveAs}"`)
  return reply
    .header('cache-control', 'private, no-store')
    .type(mediaType)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
}
