import { setTimeout as pause } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathMatcher } from '@careplus/core/navigation'
import { paramsAreValid } from '@careplus/core/internal/navigation'
import { withoutEnd } from '@careplus/core/internal/text'
import { contract, type Endpoint } from '@careplus/adapters/contract'
import { refuse } from '../../platform/refusal/refused.js'
import { sendCompressed } from '../../platform/http/compressedAssets.js'
import { isReadOnly, sendPage, sendRefusal, sendUnreadable } from '../../platform/http/replies.js'
import type { Db } from '../../platform/store/store.js'
import { publishedAddresses, sitemap } from './pageAddresses.js'
import { loadBuiltPages } from './builtPages.js'
import { contentStamp } from './contentStamp.js'
import { statusIn } from './pageExistence.js'
import { livePages } from './livePages.js'
import { publishedPages } from './publishedPages.js'
import { sharedItem } from './sharedItem.js'
import { loadRoutes, webFiles, type PageRoute } from './webFiles.js'
import { pageWriter, type CallApi, type PageAt } from './pageWriter.js'

const notBuilt = 'The web package is not built: run `npm start`, or `npm run build` first.\n'

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/'
const queryOf = (request: FastifyRequest): string =>
  request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : ''

const trimmed = (path: string): string => withoutEnd(path, '/') || '/'

/** Paths of the API: a missing one is answered in JSON. */
const apiSpace = /^\/(th|api|oauth|_auth)(\/|$)|^\/(healthz|readyz|openapi\.json)\/?$/

const endpoints = Object.values(contract) as ReadonlyArray<Endpoint>
const endpointAt = pathMatcher([...new Set(endpoints.map(({ path }) => path))])

/** Their pages are the shell with the meta data for sharing. */
const itemRoutes: ReadonlyArray<string> = ['/rewards/redeem/{id}', '/rewards/luckydraw/{id}']

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
  isReadOnly(request) && /\btext\/html\b/.test(request.headers.accept ?? '')

/** A link into the API's paths means the page of that name. Several leading slashes would name another host. */
export const pageOfApiPath = (url: string): string => `/${url.replace(/^\/th(?=[/?]|$)/, '').replace(/^[/\\]+/, '')}`

type Answered = FastifyReply | Promise<FastifyReply>

export interface Pages {
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Answered
  /** Null: the caller wants no page. */
  readonly answerUnreadable: (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null
  readonly live: ReadonlyArray<string>
}

interface MatchedPage {
  readonly route: PageRoute
  readonly params: Readonly<Record<string, string>>
}

/** Matches the shape of the path and the rules of its `{…}` parts. */
const pageFinder = (routes: ReadonlyArray<PageRoute>) => {
  const find = pathMatcher(routes.map(({ path }) => path))
  const byPath = new Map(routes.map((route) => [route.path, route]))
  return (path: string): MatchedPage | null => {
    const found = find(path)
    const route = found._tag === 'matched' ? byPath.get(found.template) : undefined
    if (found._tag === 'unmatched' || route === undefined) return null
    const rule = route.params ?? null
    return rule === null || paramsAreValid(rule, found.params) ? { route, params: found.params } : null
  }
}

interface PageSetup {
  readonly db: Db
  readonly callApi: CallApi
  readonly failed: (error: unknown) => void
}

/** Without the data in time, the page requests it itself. */
const longestMs = 1000

const payloadName = /\/_payload\.json$/
const buildFile = /^\/builds\/(?:latest|meta\/\w+)\.json$/

export const pages = (webFolder: string, { db, callApi: ask, failed }: PageSetup): Pages => {
  const files = webFiles(webFolder, 'client')
  const routes = loadRoutes(webFolder)
  const pageAt = pageFinder(routes)
  const known = statusIn(db)
  const stampNow = contentStamp(db)
  const built = loadBuiltPages(webFolder)
  const writer = built === null ? null : pageWriter({ webFolder, built, callApi: ask, hasFile: files.has })
  const live = writer === null ? null : livePages(writer)
  const published = writer === null || built === null ? null : publishedPages(writer, built.buildId)

  /** Null: unavailable, or not in time. */
  const inTime = async <A>(promise: Promise<A>): Promise<A | null> => {
    const late = new AbortController()
    const page = promise.catch((error: unknown) => {
      failed(error)
      return null
    })
    return Promise.race([page, pause(longestMs, null, { ref: false, signal: late.signal }).catch(() => null)]).finally(
      () => late.abort(),
    )
  }

  const otherContent = async (): Promise<string | null> => {
    const stamp = await stampNow()
    return stamp === built?.content ? null : stamp
  }

  const shell = (reply: FastifyReply, status: 200 | 404): FastifyReply =>
    files.has('/app.html')
      ? files.send(reply, '/app.html', status)
      : reply.code(status).type('text/plain; charset=utf-8').send(notBuilt)

  const written = (reply: FastifyReply, path: string): FastifyReply | null => {
    const file = path === '/' ? '/index.html' : `${path}/index.html`
    return files.has(file) ? files.send(reply, file, 200) : null
  }

  /** The built page shows the content of the time of its build. */
  const fromStore = async (at: PageAt) => (published === null ? null : inTime(published(at)))

  const livePage = async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const at = { template: path, path, content: (await stampNow()) ?? '' }
    const now = live === null ? null : await inTime(live(at))
    return now === null ? (written(reply, path) ?? shell(reply, 200)) : sendPage(reply, now.html, now.mark)
  }

  const itemPage = async (reply: FastifyReply, path: string, id: string, content: string): Promise<FastifyReply> => {
    const item = await inTime(sharedItem(db, path, id))
    const html = item === null || writer === null ? null : await inTime(writer.writeItem(item, content))
    return html === null
      ? shell(reply, 200)
      : reply.code(200).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
  }

  const page = async (reply: FastifyReply, path: string): Promise<FastifyReply> => {
    const found = pageAt(path)
    if (found === null) return written(reply, path) ?? shell(reply, 404)
    const { route, params } = found
    // A visitor to a member's page is sent to sign in.
    if (route.auth === true) return shell(reply, 200)
    if (route.live === true) return livePage(reply, path)
    const standing = await known(route.path, params)
    if (standing === 'absent') return shell(reply, 404)
    if (standing === 'unlisted') reply.header('x-robots-tag', 'noindex')
    const content = built === null ? null : await otherContent()
    if (content !== null && built?.published.includes(route.path) === true) {
      const now = await fromStore({ template: route.path, path, content })
      if (now === 'missing') return shell(reply, 404)
      return now === null || now === 'unavailable' ? shell(reply, 200) : sendCompressed(reply, now.html)
    }
    if (content !== null && itemRoutes.includes(route.path)) return itemPage(reply, path, params['id'] ?? '', content)
    return written(reply, path) ?? shell(reply, 200)
  }

  const notThere = (reply: FastifyReply): FastifyReply => sendRefusal(reply, refuse('not_found').left)

  const payload = async (reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const path = trimmed(file.replace(payloadName, ''))
    const found = pageAt(path)
    if (found === null || (await known(found.route.path, found.params)) === 'absent') return notThere(reply)
    const content = built === null ? null : await otherContent()
    if (content === null || built?.published.includes(found.route.path) !== true)
      return files.has(file) ? files.send(reply, file, 200) : notThere(reply)
    const now = await fromStore({ template: found.route.path, path, content })
    return now === null || typeof now === 'string' ? notThere(reply) : sendCompressed(reply, now.payload)
  }

  /** An open page learns by it of a new build or content. */
  const buildOf = async (reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const content = built === null ? null : await otherContent()
    const text = content === null ? null : files.read(file)
    if (text === null) return files.send(reply, file, 200)
    const withStamp = JSON.stringify({ ...(JSON.parse(text.toString()) as object), content })
    return reply.code(200).header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(withStamp)
  }

  const sitemapNow = async (reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const origin = built?.frame.origin ?? null
    if (built === null || origin === null || (await otherContent()) === null) return files.send(reply, file, 200)
    const lasting = await Promise.all(built.lasting.map(async (path) => ({ path, standing: await known(path, {}) })))
    const listed = [
      ...lasting.flatMap(({ path, standing }) => (standing === 'absent' ? [] : path)),
      ...(await publishedAddresses(db)).flatMap(({ canonical }) => canonical ?? []),
    ]
    return reply
      .code(200)
      .header('cache-control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, listed))
  }

  return {
    // The framework's reply for such a URL sends no files and skips all hooks.
    answerUnreadable: (request, reply) => {
      const app = wantsHtml(request) && !apiSpace.test(pathOf(request)) ? files.read('/app.html') : null
      return app === null ? null : sendUnreadable(reply, app)
    },
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
      if (!isReadOnly(request))
        return sendRefusal(reply.header('allow', 'GET, HEAD'), refuse('method_not_allowed').left)
      const requestedPath = pathOf(request)
      const file = requestedPath === '/favicon.ico' && !files.has(requestedPath) ? '/favicon.svg' : requestedPath
      if (payloadName.test(file)) return payload(reply, file)
      if (files.has(file) && buildFile.test(file)) return buildOf(reply, file)
      if (files.has(file) && file === '/sitemap.xml') return sitemapNow(reply, file)
      if (files.has(file) && !file.endsWith('.html')) return files.send(reply, file, 200)
      if (/^\/(assets|builds)\//.test(path)) return notThere(reply)
      return page(reply, path)
    },
  }
}

/** Runs before the API's routes, which would refuse such a link. */
export const addPages = async (app: FastifyInstance, { answer, live }: Pages): Promise<void> => {
  await app.register(fastifyStatic, { serve: false, preCompressed: true, cacheControl: false })
  app.addHook('onRequest', (request, reply, next) => {
    if (/^\/th(\/|$)/.test(pathOf(request)) && wantsHtml(request) && request.headers['x-api-key'] === undefined)
      void answer(request, reply)
    else next()
  })
  // Only routes of their own are compressed.
  for (const path of live) app.get(path, (request, reply) => answer(request, reply))
  app.setNotFoundHandler((request, reply) => answer(request, reply))
}
