import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../config/loopback.js'
import { refuse } from '../refusal/refused.js'
import { sendRefusal } from './replies.js'

/** Whether a call names this machine, with whatever port a tunnel gives it. A page that had its own name point here sends that name. */
const namesThisMachine = (host: string | undefined): boolean => {
  const [, name = ''] = /^([\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.exec(host ?? '') ?? []
  return isLoopback(name)
}

/** For a listener of this machine alone: calls to another host name are refused. */
export const addOwnHost = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, next) => {
    if (namesThisMachine(request.headers.host)) next()
    else sendRefusal(reply, refuse('origin_refused').left)
  })
}
