import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

/** Milliseconds for an ordinary, small body to arrive. */
const bodyMs = 30_000

/** Route option: the route limits the upload rate itself. */
export const slowBody = { slowBody: true } as const

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined

/** Fastify's own limit fits the longest bodies. */
export const endSlowBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw, routeOptions }, _reply, next) => {
    if (hasBody(raw) && !('slowBody' in routeOptions.config)) {
      const timer = setTimeout(() => raw.destroy(), bodyMs)
      raw.once('close', () => clearTimeout(timer))
    }
    next()
  })
}
