import type { FastifyInstance } from 'fastify'
import { acceptBytes } from '../../platform/http/bodies.js'
import { refuse, refuseUntil } from '../../platform/refusal/refused.js'
import { sendRefusal } from '../../platform/http/replies.js'
import type { Db } from '../../platform/store/store.js'
import { friendEvents, isSignature, isSigned, noteFriendEvents } from './webhook.js'

/** Some hundreds of events; LINE documents no limit. */
const largest = 524_288

interface Webhook {
  readonly db: Db
  readonly secret: string
  readonly now: () => number
}

/** LINE calls in bursts from unknown addresses, so no network is counted. It repeats a call if the store failed. */
export const addLineWebhook = (app: FastifyInstance, { db, secret, now }: Webhook): void => {
  void app.register(async (scope) => {
    acceptBytes(scope)
    scope.post('/api/line/webhook', {
      bodyLimit: largest,
      onRequest: (request, reply, next) => {
        if (isSignature(request.headers['x-line-signature'])) next()
        else sendRefusal(reply, refuse('invalid_api_key').left)
      },
      handler: async (request, reply) => {
        const { 'x-line-signature': signature } = request.headers
        const { body } = request
        if (!Buffer.isBuffer(body) || !isSignature(signature) || !isSigned(body, signature, secret))
          return sendRefusal(reply, refuse('invalid_api_key').left)
        const failed = (err: unknown): void => request.log.error({ err }, 'a LINE event could not be stored')
        if (!(await noteFriendEvents(db, friendEvents(body), new Date(now()), failed)))
          return sendRefusal(reply, refuseUntil('busy', 5).left)
        return reply.header('cache-control', 'no-store').send({})
      },
    })
  })
}
