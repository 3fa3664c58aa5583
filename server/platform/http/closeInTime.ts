import type { FastifyInstance } from 'fastify'

/** Time for calls under way to finish when the server stops. */
export const shutdownGraceMs = 10_000

/**
 * Accepts no more calls and lets those under way finish within a limit: a browser may hold a connection open without having
 * asked anything, which Node counts as in use.
 */
export const closeInTime = async (app: FastifyInstance, ms = shutdownGraceMs): Promise<void> => {
  const late = setTimeout(() => app.server.closeAllConnections(), ms)
  // Otherwise a connection stays open after its call was answered, for another one that is not accepted.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close().finally(() => {
    clearTimeout(late)
    clearInterval(idle)
  })
}
