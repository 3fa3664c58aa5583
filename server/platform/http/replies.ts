import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@careplus/adapters/contract'
import { sha256 } from '../crypto/tokens.js'
import type { ServedFile } from './call.js'
import { bodyOf, statusOf, type Refused } from '../refusal/refused.js'

export const isReadOnly = ({ method }: FastifyRequest): boolean => /^(GET|HEAD)$/.test(method)

const json = 'application/json; charset=utf-8'

declare module 'fastify' {
  interface FastifyReply {
    refusedAs?: ErrorCode
  }
}

export const sendRefusal = (reply: FastifyReply, refused: Refused): FastifyReply => {
  reply.refusedAs = refused.code
  if (refused.retryAfter !== null) reply.header('retry-after', String(refused.retryAfter))
  return reply
    .code(statusOf(refused))
    .header('cache-control', 'no-store')
    .type(json)
    .send(JSON.stringify(bodyOf(refused, String(reply.request.id))))
}

/** Never cached, and no browser interprets it as another type. */
export const sendFile = (reply: FastifyReply, { mediaType, bytes, saveAs }: ServedFile): FastifyReply => {
  if (saveAs !== undefined) reply.header('content-disposition', `attachment; filename="${saveAs}"`)
  return reply
    .header('cache-control', 'private, no-store')
    .type(mediaType)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
}

export const sendUnreadable = (reply: FastifyReply, page: Buffer): FastifyReply =>
  reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)

/** Compresses public data. Never for a member's data, because the length would reveal something about it. */
export const sendPublic = (reply: FastifyReply, answer: string, type = json): FastifyReply => {
  reply.type(type).compress(answer)
  return reply
}

export const sendJson = (reply: FastifyReply, answer: string): FastifyReply => reply.type(json).send(answer)

const markOf = (answer: string): string => `"${sha256(answer).slice(0, 16)}"`

/** Whether the caller has this version. The tag is weak, because encodings differ. */
const isKnown = (reply: FastifyReply, mark: string): boolean => {
  reply.header('etag', `W/${mark}`)
  return (reply.request.headers['if-none-match'] ?? '').includes(mark)
}

const sendMarked = (reply: FastifyReply, text: string, mark: string, type: string): FastifyReply =>
  isKnown(reply, mark) ? reply.code(304).send() : sendPublic(reply, text, type)

/** Public data, revalidated at each request because it may be corrected or withdrawn at any moment. */
export const sendCached = (reply: FastifyReply, answer: string, maxAge = 0): FastifyReply => {
  reply.header('cache-control', maxAge === 0 ? 'public, no-cache' : `public, max-age=${maxAge}`)
  return sendMarked(reply, answer, markOf(answer), json)
}

/** Stored for one token and revalidated each time; browsers store no other data of a member. */
export const sendRevalidated = (reply: FastifyReply, answer: string, isPublic: boolean): FastifyReply => {
  const vary = [reply.getHeader('vary'), 'authorization'].flatMap((each) => each ?? []).join(', ')
  reply.header('cache-control', 'private, no-cache').header('vary', vary)
  if (isKnown(reply, markOf(answer))) return reply.code(304).send()
  return isPublic ? sendPublic(reply, answer) : sendJson(reply, answer)
}

export const sendPage = (reply: FastifyReply, html: string, mark: string): FastifyReply =>
  sendMarked(reply.header('cache-control', 'no-cache'), html, mark, 'text/html; charset=utf-8')
