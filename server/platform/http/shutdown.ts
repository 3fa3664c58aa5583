import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Shutdown {
  readonly hasBegun: () => boolean
  /** Resolves after so long; until then calls are answered. */
  readonly begin: (ms: number) => Promise<void>
}

/** Before a server closes its port: it is not ready any more, and each answer closes the connection that it went by. */
export const shutdownOf = (app: FastifyInstance): Shutdown => {
  let begun = false
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (begun) reply.header('connection', 'close')
    next()
  })
  return {
    hasBegun: () => begun,
    begin: async (ms) => {
      if (ms === 0) return
      begun = true
      await pause(ms)
    },
  }
}
