import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../config/loopback.js'
import { refuse } from '../refusal/refused.js'
import { sendRefusal } from './replies.js'

/** Whether a call names this machine, on any port (tunnels change it). A page whose DNS name points here sends its own name. */
const namesThisMachine = (host: string | undefined): boolean => {
  const [, name = ''] = /^([\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.exec(host ?? '') ?? []
  return isLoopback(name)
}

export const addOwnHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (namesThisMachine(request.headers.host)) next()
    else sendRefusal(reply, refuse('origin_refused').left)
  })
}
