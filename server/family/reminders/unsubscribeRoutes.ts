import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { acceptBytes } from '../../platform/http/bodies.js'
import { networkOf } from '../../platform/limits/network.js'
import { refuseField } from '../../platform/refusal/refused.js'
import { sendRefusal } from '../../platform/http/replies.js'
import type { Db } from '../../platform/store/store.js'
import { mayUnsubscribe, unsubscribe } from './unsubscribe.js'
import { confirmUnsubscribePage, unsubscribedPage } from './unsubscribePage.js'

/** The body is one form field, URL-encoded or multipart (RFC 8058, 3.1); each part may have its own headers. */
const largest = 4096
const isOneClick = (body: unknown): boolean =>
  Buffer.isBuffer(body) && /List-Unsubscribe[^]{0,400}?One-Click/.test(body.toString('latin1'))

/** Mail programs send neither API keys nor tokens: the address is the secret. */
export const addUnsubscribing = (app: FastifyInstance, db: Db, now: () => number): void => {
  void app.register(async (scope) => {
    acceptBytes(scope)
    const path = '/api/unsubscribe/:token'
    scope.get<{ Params: { readonly token: string } }>(path, async (request, reply) => {
      const unsubscribing = { token: request.params.token, network: networkOf(request.ip) }
      const may = await mayUnsubscribe(db, unsubscribing, new Date(now()))
      if (E.isLeft(may)) return sendRefusal(reply, may.left)
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(confirmUnsubscribePage)
    })
    scope.post<{ Params: { readonly token: string } }>(path, { bodyLimit: largest }, async (request, reply) => {
      if (!isOneClick(request.body)) return sendRefusal(reply, refuseField('List-Unsubscribe', 'required').left)
      const unsubscribing = { token: request.params.token, network: networkOf(request.ip) }
      const done = await unsubscribe(db, unsubscribing, new Date(now()))
      if (E.isLeft(done)) return sendRefusal(reply, done.left)
      // Mail programs follow no redirect.
      return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(unsubscribedPage)
    })
  })
}
