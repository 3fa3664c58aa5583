import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Shutdown {
  readonly isUnderWay: () => boolean
  /** Resolves after so long; until then calls are answered. */
  readonly begin: (ms: number) => Promise<void>
}

/** Before a server closes its port: it is not ready any more, and each answer closes the connection that it went by. */
export const shutdownOf = (app: FastifyInstance): Shutdown => {
  let underWay = false
  app.addHook('onSend', (_request, reply, _payload, next) => {
    if (underWay) reply.header('connection', 'close')
    next()
  })
  return {
    isUnderWay: () => underWay,
    begin: async (ms) => {
      if (ms === 0) return
      underWay = true
      await pause(ms)
    },
  }
}
