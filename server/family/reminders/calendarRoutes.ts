import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../platform/crypto/tokens.js'
import { networkOf } from '../../platform/limits/network.js'
import { sendRefusal } from '../../platform/http/replies.js'
import type { Db } from '../../platform/store/store.js'
import { fetchCalendar } from './calendar.js'

/** Calendar programs send neither API keys nor tokens: the address is the secret. */
export const addCalendars = (app: FastifyInstance, db: Db, now: () => number): void => {
  app.get<{ Params: { readonly file: string } }>('/calendar/:file', async (request, reply) => {
    const { file } = request.params
    const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
    const calendar = await fetchCalendar(db, { secret, network: networkOf(request.ip) }, new Date(now()))
    if (E.isLeft(calendar)) return sendRefusal(reply, calendar.left)
    const etag = `"${sha256(calendar.right)}"`
    reply.header('cache-control', 'private, no-store').header('etag', etag)
    // If-None-Match compares weakly (RFC 9110, 13.1.2), because a proxy that compresses the response weakens the ETag.
    if ((request.headers['if-none-match'] ?? '').includes(etag)) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="careplus.ics"')
      .send(calendar.right)
  })
}
