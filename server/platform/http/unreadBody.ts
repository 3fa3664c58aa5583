import type { FastifyInstance } from 'fastify'
import { hasBody } from './deadline.js'

/** Milliseconds for the rest of a body after its call was answered. */
const restMs = 10_000

/** Closing the connection would reset it: the response may be lost, and a proxy counts the process as unhealthy. */
export const discardUnreadBody = (app: FastifyInstance, ms = restMs): void => {
  app.addHook('onSend', ({ raw }, reply, _payload, next) => {
    if (hasBody(raw) && !raw.complete) {
      reply.removeHeader('connection')
      const late = setTimeout(() => raw.destroy(), ms)
      raw.once('close', () => clearTimeout(late))
    }
    next()
  })
}
