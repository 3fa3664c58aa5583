import type { FastifyInstance } from 'fastify'

/** In which an ordinary body, which is small, has to be there. */
const bodyMs = 30_000

/** A route's own word that its bodies may take longer: it looks to their pace itself. */
export const takesLong = { takesLong: true } as const

/** Ends connections whose body does not come to its end. The server's own limit is for the longest bodies there are. */
export const endSlowBodies = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw, headers, routeOptions }, _reply, next) => {
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
    if (hasBody && !('takesLong' in routeOptions.config)) {
      const timer = setTimeout(() => raw.destroy(), bodyMs)
      raw.once('close', () => clearTimeout(timer))
    }
    next()
  })
}
