import type { FastifyInstance } from 'fastify'
import { isLoopback } from '../config/loopback.js'
import { refuse } from '../refusal/refused.js'
import { sendRefusal } from './replies.js'

/** Whether a call names this machine, on any port (tunnels change it). A page whose DNS name points here sends its own name. */
const namesThisMachine = (host: string | undefined): boolean => {
  const [, name = ''] = /^([\w.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i.exec(host ?? '') ?? []
  return isLoopback(name)
}

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip'] as const

/** A call through a proxy names the public host: this machine's name would give a stranger what is for this machine. */
export const addOwnHost = (app: FastifyInstance, publicHost: string | null): void => {
  app.addHook('onRequest', (request, reply, next) => {
    const { headers } = request
    const isForwarded = publicHost !== null && forwarding.some((name) => headers[name] !== undefined)
    const isPublic = publicHost !== null && headers.host?.toLowerCase() === publicHost
    if (isPublic || (namesThisMachine(headers.host) && !isForwarded)) next()
    else sendRefusal(reply, refuse('origin_refused').left)
  })
}
