import type { FastifyInstance } from 'fastify'

/** Time for an ordinary, small body to arrive. */
const bodyMs = 30_000

/** Route option: its bodies may take longer, as it checks their pace itself. */
export const takesLong = { takesLong: true } as const

/** Closes connections whose body takes too long. The server's own limit fits the longest allowed bodies. */
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
