import type { FastifyInstance } from 'fastify'
import type { Db } from '../store/store.js'
import { outboxPage } from './outboxPage.js'
import { loadOutbox } from './outbox.js'

export const addOutbox = (app: FastifyInstance, db: Db): void => {
  app.get('/outbox', async (request, reply) => {
    const messages = await loadOutbox(db)
    reply.header('cache-control', 'no-store').header('vary', 'accept')
    return /\bapplication\/json\b/.test(request.headers.accept ?? '')
      ? reply.send({ data: messages })
      : reply.type('text/html; charset=utf-8').send(outboxPage(messages))
  })
}
