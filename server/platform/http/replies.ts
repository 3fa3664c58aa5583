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
    /** Why the call was not done, for whoever counts. */
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

/** Never cached, and not interpreted as another type by any browser. */
export const sendFile = (reply: FastifyReply, { mediaType, bytes, saveAs }: ServedFile): FastifyReply => {
  if (saveAs !== undefined) reply.header('content-disposition', `attachment; filename="${saveAs}"`)
  return reply
    .header('cache-control', 'private, no-store')
    .type(mediaType)
    .send(bytes instanceof Uint8Array ? Buffer.from(bytes) : Readable.from(bytes))
}

/** The page for an address that does not exist. */
export const sendUnreadable = (reply: FastifyReply, page: Buffer): FastifyReply =>
  reply.code(404).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page)

/**
 * What anybody may have, in the smallest form that the caller takes. Never an answer with what is a member's: its length
 * would tell something of it.
 */
export const sendPublic = (reply: FastifyReply, answer: string, type = json): FastifyReply => {
  reply.type(type).compress(answer)
  return reply
}

export const sendJson = (reply: FastifyReply, answer: string): FastifyReply => reply.type(json).send(answer)

const markOf = (answer: string): string => `"${sha256(answer).slice(0, 16)}"`

/** Whether the caller has what is marked so already. The tag is weak: the same text may be sent in several encodings. */
const isKnown = (reply: FastifyReply, mark: string): boolean => {
  reply.header('etag', `W/${mark}`)
  return (reply.request.headers['if-none-match'] ?? '').includes(mark)
}

/** Sends nothing again to whoever has it. */
const sendMarked = (reply: FastifyReply, text: string, mark: string, type: string): FastifyReply =>
  isKnown(reply, mark) ? reply.code(304).send() : sendPublic(reply, text, type)

/** An answer that is the same for everybody. It may be corrected or withdrawn at any moment, so it is asked after each time. */
export const sendCached = (reply: FastifyReply, answer: string, maxAge = 0): FastifyReply => {
  reply.header('cache-control', maxAge === 0 ? 'public, no-cache' : `public, max-age=${maxAge}`)
  return sendMarked(reply, answer, markOf(answer), json)
}

/**
 * A part of the catalogue, which differs between members: stored by the browser alone, for one token, and asked after each
 * time. Nothing else of a member is stored by a browser.
 */
export const sendRevalidated = (reply: FastifyReply, answer: string, isPublic: boolean): FastifyReply => {
  const vary = [reply.getHeader('vary'), 'authorization'].flatMap((each) => each ?? []).join(', ')
  reply.header('cache-control', 'private, no-cache').header('vary', vary)
  if (isKnown(reply, markOf(answer))) return reply.code(304).send()
  return isPublic ? sendPublic(reply, answer) : sendJson(reply, answer)
}

/** A page that was just written; browsers revalidate it at each opening. */
export const sendPage = (reply: FastifyReply, html: string, mark: string): FastifyReply =>
  sendMarked(reply.header('cache-control', 'no-cache'), html, mark, 'text/html; charset=utf-8')
