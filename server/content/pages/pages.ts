import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paramsAreValid, pathMatcher } from '@careplus/core/navigation'
import { withoutEnd } from '@careplus/core/text'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { refuse } from '../../platform/http/refused.js'
import { sendPage, sendRefusal, sendUnreadable } from '../../platform/http/replies.js'
import type { Known } from './known.js'
import { livePages, type AskApi } from './live.js'
import { readRoutes, webFiles, type PageRoute } from './webFiles.js'

const notBuilt = 'The web package is not built: run `npm start`, or `npm run build` first.\n'

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'
const queryOf = (request: FastifyRequest): string =>
  request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''

/** An address means the same with and without its last slash. */
const trimmed = (path: string): string => withoutEnd(path, '/') || '/'

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

export const wantsHtml = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && /\btext\/html\b/.test(request.headers.accept ?? '')

/**
 * A browser that follows a link into the API's space means the page of that name. More than one slash at the front
 * would name another host, so they become one.
 */
export const pageOfApiPath = (url: string): string => `/${url.replace(/^\/th(?=[/?]|$)/, '').replace(/^[/\\]+/, '')}`

type Answered = FastifyReply | Promise<FastifyReply>

export interface Pages {
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Answered
  /** Answers an address that cannot be read, cut inside a letter, say; null: whoever asks for it wants no page. */
  readonly answerUnreadable: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null
  /** Pages that are written when they are asked for. */
  readonly live: ReadonlyArray<string>
}

/** Of which page an address is: its shape is known, and what stands in its `{…}` keeps the page's rule. */
const pageFinder = (routes: ReadonlyArray<PageRoute>) => {
  const find = pathMatcher(routes.map(({ path }) => path))
  const rules = new Map(routes.map(({ path, params }) => [path, params ?? null]))
  return (path: string): { readonly template: string; readonly params: Readonly<Record<string, string>> } | null => {
    const found = find(path)
    if (found._tag === 'unmatched') return null
    const { template, params } = found
    const rule = rules.get(template) ?? null
    return rule === null || paramsAreValid(rule, params) ? { template, params } : null
  }
}

interface Asked {
  readonly known: Known
  readonly ask: AskApi
  readonly failed: (error: unknown) => void
}

export const pages = (webFolder: string, { known, ask, failed }: Asked): Pages => {
  const files = webFiles(join(webFolder, 'client'))
  const routes = readRoutes(webFolder)
  const pageAt = pageFinder(routes)
  const live = livePages(webFolder, routes, ask, failed)

  const shell = (reply: FastifyReply, status: 200 | 404): FastifyReply =>
    files.has('/app.html')
      ? files.send(reply, '/app.html', status)
      : reply.code(status).type('text/plain; charset=utf-8').send(notBuilt)

  const written = (reply: FastifyReply, path: string): FastifyReply | null => {
    const file = path === '/' ? '/index.html' : `${path}/index.html`
    return files.has(file) ? files.send(reply, file, 200) : null
  }

  const page = (reply: FastifyReply, path: string): Answered => {
    const found = pageAt(path)
    if (found === null) return written(reply, path) ?? shell(reply, 404)
    if (Object.keys(found.params).length === 0)
      return live(path).then((now) =>
        now === null ? (written(reply, path) ?? shell(reply, 200)) : sendPage(reply, now.html, now.mark),
      )
    return known(found.template, found.params).then((standing) => {
      if (standing === 'absent') return shell(reply, 404)
      if (standing === 'unlisted') reply.header('x-robots-tag', 'noindex')
      return written(reply, path) ?? shell(reply, 200)
    })
  }

  return {
    // The framework's own reply for such an address sends no files, nor has it been through any hook.
    answerUnreadable: (request, reply) =>
      wantsHtml(request) && !apiSpace.test(pathOf(request)) && files.has('/app.html')
        ? sendUnreadable(reply, files.read('/app.html'))
        : null,
    live: routes.filter((route) => route.live === true).map((route) => route.path),
    answer: (request, reply) => {
      const path = trimmed(pathOf(request))
      if (apiSpace.test(pathOf(request))) {
        const unkeyed = wantsHtml(request) && request.headers['x-api-key'] === undefined
        if (unkeyed && path === '/th/callback') return page(reply, '/callback')
        if (unkeyed && /^\/th(\/|$)/.test(path))
          return reply.redirect(pageOfApiPath(pathOf(request)) + queryOf(request), 308)
        return refuseApi(request, reply)
      }
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return sendRefusal(reply.header('allow', 'GET, HEAD'), refuse('method_not_allowed').left)
      const asked = pathOf(request)
      // Browsers ask for this one without being told to.
      const file = asked === '/favicon.ico' && !files.has(asked) ? '/favicon.svg' : asked
      if (files.has(file) && !file.endsWith('.html')) return files.send(reply, file, 200)
      if (/^\/(assets|builds)\//.test(path)) return sendRefusal(reply, refuse('not_found').left)
      return page(reply, path)
    },
  }
}

/** Runs before the API's own routes, which would answer such a link with a refusal. */
export const addPages = async (app: FastifyInstance, { answer, live }: Pages): Promise<void> => {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false })
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/th(\/|$)/.test(pathOf(request)) && wantsHtml(request) && request.headers['x-api-key'] === undefined)
      void answer(request, reply)
    else next()
  })
  // Routes of their own, for only such are compressed on the way.
  for (const path of live) app.get(path, (request, reply) => answer(request, reply))
  app.setNotFoundHandler((request, reply) => answer(request, reply))
}
