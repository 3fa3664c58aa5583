import * as E from 'fp-ts/Either'
import type { FastifyInstance } from 'fastify'
import { UnreadableBody } from './failures.js'
import { parseForm, parseJson } from './json.js'

export const largestBody = 65_536

export const addBodies = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers()
  const kinds = { 'application/json': parseJson, 'application/x-www-form-urlencoded': parseForm }
  for (const [type, parse] of Object.entries(kinds)) {
    app.addContentTypeParser<Buffer>(type, { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => {
      const body = parse(bytes)
      if (E.isLeft(body)) throw new UnreadableBody(body.left)
      return body.right
    })
  }
}

/** In this scope a body of any content type is a file. */
export const acceptBytes = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, async (_request: unknown, bytes: Buffer) => bytes)
}
