import type { FastifyInstance } from 'fastify'
import { hasBody } from './deadline.js'

/** Time for what is left of a body when its call is answered already. */
const restMs = 10_000

/**
 * Reads what is still sent of a refused body and throws it away, for a while. A connection that is closed under the sender is
 * reset, and the answer may be lost with it; a proxy takes that for a process that is ill, and leaves it out.
 */
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
