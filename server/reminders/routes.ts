import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { todayInBangkok } from '@careplus/core/calendar'
import { sha256 } from '../crypto/tokens.js'
import { networkOf } from '../http/network.js'
import { sendRefusal } from '../http/sending.js'
import type { Db } from '../store/store.js'
import { fetchCalendar } from './calendar.js'

/** For calendar programs, which know neither API keys nor tokens: the address is the secret. */
export const addCalendars = (app: FastifyInstance, db: Db, now: () => number): void => {
  app.get<{ Params: { readonly file: string } }>('/calendar/:file', async (request, reply) => {
    const { file } = request.params
    const secret = file.endsWith('.ics') ? file.slice(0, -'.ics'.length) : ''
    const at = now()
    const found = await fetchCalendar(
      db,
      { secret, network: networkOf(request.ip), today: todayInBangkok(at) },
      new Date(at),
    )
    if (E.isLeft(found)) return sendRefusal(reply, found.left)
    const etag = `"${sha256(found.right)}"`
    reply.header('cache-control', 'private, no-store').header('etag', etag)
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="careplus.ics"')
      .send(found.right)
  })
}
