import type { FastifyInstance } from 'fastify'

/** What is under way when a server stops has so long to come to its end. */
export const goodbyeMs = 10_000

/**
 * Takes no more calls and lets those under way finish, but waits for no one for ever: a browser may hold a connection open on
 * which it has not asked for anything yet, and Node takes that for one in use.
 */
export const closeInTime = async (app: FastifyInstance, ms = goodbyeMs): Promise<void> => {
  const late = setTimeout(() => app.server.closeAllConnections(), ms)
  // One whose call has just been answered stays open otherwise, for another that nobody will take.
  const idle = setInterval(() => app.server.closeIdleConnections(), 50)
  await app.close().finally(() => {
    clearTimeout(late)
    clearInterval(idle)
  })
}
