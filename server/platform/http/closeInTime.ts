import type { FastifyInstance } from 'fastify'

/** Milliseconds for calls in progress to finish when the server stops. */
export const shutdownGraceMs = 10_000

/** A browser may hold an unused connection open, which Node counts as in use. */
export const closeInTime = async (app: FastifyInstance, ms = shutdownGraceMs): Promise<void> => {
  const late = setTimeout(() => app.server.closeAllConnections(), ms)
  // Otherwise a connection stays open after its response, for another call that is not accepted.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close().finally(() => {
    clearTimeout(late)
    clearInterval(idle)
  })
}
