import type { FastifyReply } from 'fastify'
import { bodyOf, statusOf, type Refused } from './refused.js'

export const sendRefusal = (reply: FastifyReply, refused: Refused): FastifyReply => {
  if (refused.retryAfter !== null) reply.header('retry-after', String(refused.retryAfter))
  return reply
    .code(statusOf(refused))
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(bodyOf(refused, String(reply.request.id))))
}
