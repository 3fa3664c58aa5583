import { randomUUID } from 'node:crypto'
import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Config } from '../config/env.js'

interface Failure {
  readonly name?: string
  readonly code?: string
  readonly stack?: string
}

/** Without the first line, because a database message may quote personal data. */
const framesOf = (stack = ''): string =>
  stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .join('\n')

/** Logs contain no body, header, query, address or network, and the path only as its route template. */
export const logging = ({ logLevel }: Config, stream?: { write: (line: string) => void }): FastifyServerOptions => ({
  logger: {
    level: logLevel,
    ...(stream === undefined ? {} : { stream }),
    serializers: {
      err: ({ name, code, stack }: Failure) => ({
        type: name ?? 'Error',
        code: code ?? '',
        message: '',
        stack: framesOf(stack),
      }),
    },
  },
  // Replaces Fastify's two lines per call, which contain the address.
  logController: new LogController({ disableRequestLogging: true }),
  genReqId: () => randomUUID(),
})

export const addCallLog = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', String(request.id))
    next()
  })
  app.addHook('onResponse', (request, reply, next) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'call',
    )
    next()
  })
}
