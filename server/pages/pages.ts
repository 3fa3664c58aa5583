import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as t from 'io-ts'
import { pathMatcher } from '@careplus/core/navigation'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { refuse } from '../http/refused.js'
import { sendRefusal } from '../http/sending.js'
import { formFor, readWebFiles, type WebFile } from './webFiles.js'

const Routes = t.array(t.type({ path: t.string }))

/** The pages there are, from the table that the web build prints beside its files. */
const readTemplates = (webFolder: string): ReadonlyArray<string> => {
  const file = join(webFolder, 'routes.json')
  if (!existsSync(file)) return []
  const read = Routes.decode(JSON.parse(readFileSync(file, 'utf8')))
  return E.isRight(read) ? read.right.map(({ path }) => path) : []
}

const notBuilt = 'The web package is not built: run `npm start`, or `npm run build` first.\n'

const send = (request: FastifyRequest, reply: FastifyReply, file: WebFile, status: number): FastifyReply => {
  reply
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', file.etag)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (status === 200 && known.includes(file.etag)) return reply.code(304).send()
  const { body, encoding } = formFor(file, String(request.headers['accept-encoding'] ?? ''))
  if (encoding !== null) reply.header('content-encoding', encoding)
  return reply.code(status).type(file.type).send(body)
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'
const queryOf = (request: FastifyRequest): string =>
  request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''

/** One address with and without its last slash. */
const trimmed = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') || '/' : path)

/** Addresses that belong to the API: what is not there is told in JSON. */
const apiSpace = /^\/(th|api|oauth|_auth)(\/|$)|^\/(healthz|readyz|openapi\.json)\/?$/

const endpoints = Object.values(contract) as ReadonlyArray<Endpoint>
const endpointAt = pathMatcher([...new Set(endpoints.map(({ path }) => path))])

/** The methods that an address of the API knows. */
const methodsAt = (path: string): ReadonlyArray<string> => {
  const found = endpointAt(path)
  return found._tag === 'unmatched'
    ? []
    : endpoints.filter((each) => each.path === found.template).map(({ method }) => method)
}

const refuseApi = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const methods = methodsAt(pathOf(request))
  if (methods.length === 0 || methods.includes(request.method)) return sendRefusal(reply, refuse('not_found').left)
  return sendRefusal(reply.header('allow', methods.join(', ')), refuse('method_not_allowed').left)
}

const wantsHtml = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && /\btext\/html\b/.test(request.headers.accept ?? '')

/**
 * A browser that follows a link into the API's space means the page of that name. More than one slash at the front
 * would name another host, so they become one.
 */
export const pageOfApiPath = (url: string): string => `/${url.replace(/^\/th(?=[/?]|$)/, '').replace(/^[/\\]+/, '')}`

export interface Pages {
  /** Answers any address that is not an endpoint. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

export const pages = (webFolder: string): Pages => {
  const files = readWebFiles(join(webFolder, 'client'))
  const pageAt = pathMatcher(readTemplates(webFolder))
  const shell = files.get('/app.html')

  const page = (request: FastifyRequest, reply: FastifyReply, path: string): FastifyReply => {
    const exists = pageAt(path)._tag === 'matched'
    const prerendered = files.get(path === '/' ? '/index.html' : `${path}/index.html`)
    if (prerendered !== undefined) return send(request, reply, prerendered, 200)
    if (shell !== undefined) return send(request, reply, shell, exists ? 200 : 404)
    return reply
      .code(exists ? 200 : 404)
      .type('text/plain; charset=utf-8')
      .send(notBuilt)
  }

  return {
    answer: (request, reply) => {
      const path = trimmed(pathOf(request))
      if (apiSpace.test(pathOf(request))) {
        const unkeyed = wantsHtml(request) && request.headers['x-api-key'] === undefined
        if (unkeyed && path === '/th/callback') return page(request, reply, '/callback')
        if (unkeyed && /^\/th(\/|$)/.test(path))
          return reply.redirect(pageOfApiPath(pathOf(request)) + queryOf(request), 308)
        return refuseApi(request, reply)
      }
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendRefusal(reply.header('allow', 'GET, HEAD'), refuse('method_not_allowed').left)
      const file = files.get(pathOf(request))
      if (file !== undefined && !file.type.startsWith('text/html')) return send(request, reply, file, 200)
      if (/^\/(assets|builds)\//.test(path)) return sendRefusal(reply, refuse('not_found').left)
      return page(request, reply, path)
    },
  }
}

/** Runs before the API's own routes, which would answer such a link with a refusal. */
export const addPages = (app: FastifyInstance, { answer }: Pages): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (/^\/th(\/|$)/.test(pathOf(request)) && wantsHtml(request) && request.headers['x-api-key'] === undefined)
      return answer(request, reply)
    return undefined
  })
  app.setNotFoundHandler((request, reply) => answer(request, reply))
}
