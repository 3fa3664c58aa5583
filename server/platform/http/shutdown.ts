import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Shutdown {
  readonly hasBegun: () => boolean
  readonly begin: (ms: number) => Promise<void>
}

/** Before the port closes the server reports that it is not ready, and each response closes its connection. */
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
