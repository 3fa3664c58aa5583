import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../../platform/http/compressedAssets.js'
import { refuse } from '../../platform/refusal/refused.js'
import { sendRefusal } from '../../platform/http/replies.js'
import { versionOf } from '../import/contentPictures.js'
import { withNight } from './nightPicture.js'

interface Served {
  readonly changedMs: number
  readonly version: string
  readonly plain: Buffer
  readonly brotli: Buffer
}

/** A drawing that is opened by itself can do nothing. */
const svgPolicy = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** A picture never changes under its versioned URL; under its bare name it may. */
const cacheOf = (requested: string | undefined, version: string): string =>
  requested === version ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'

const picturesIn = (folder: string): ((name: string) => Served | null) => {
  const known = new Map<string, Served>()
  return (name) => {
    if (!/^[a-z0-9-]{1,80}$/.test(name)) return null
    const file = join(folder, 'pictures', `${name}.svg`)
    const changedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (changedMs === undefined) return null
    const before = known.get(name)
    if (before?.changedMs === changedMs) return before
    const plain = Buffer.from(withNight(readFileSync(file, 'utf8')))
    const served = { changedMs, version: versionOf(plain), plain, brotli: brotliCompressSync(plain) }
    known.set(name, served)
    return served
  }
}

/** Placeholder of any shape for a picture that loads on request. */
const waiting =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" preserveAspectRatio="none"><path fill="#f3f2e8" d="M0 0h8v8H0z"/></svg>'

/** The parent's choice on this device wins over the browser's; a picture requested in full ignores both. */
const waits = ({ headers, query }: FastifyRequest): boolean => {
  if ((query as { readonly full?: string }).full !== undefined) return false
  const chosen = /(?:^|;\s*)careplus\.helper=[^;]*\bd=([01])/.exec(headers.cookie ?? '')?.[1]
  return chosen === undefined ? headers['save-data']?.toString().toLowerCase() === 'on' : chosen === '1'
}

interface Showing {
  readonly allowedOrigins: ReadonlyArray<string>
}

export const addPictures = (app: FastifyInstance, folder: string, { allowedOrigins }: Showing): void => {
  const find = picturesIn(folder)
  app.get<{ Params: { readonly file: string }; Querystring: { readonly v?: string } }>(
    '/pictures/:file',
    (request, reply) => {
      const picture = find(request.params.file.replace(/\.svg$/, ''))
      if (picture === null || !request.params.file.endsWith('.svg')) return sendRefusal(reply, refuse('not_found').left)
      if (allowedOrigins.length > 0) reply.header('cross-origin-resource-policy', 'cross-origin')
      reply.header('content-security-policy', svgPolicy).header('vary', 'accept-encoding, save-data')
      if (waits(request)) return reply.header('cache-control', 'private, no-store').type('image/svg+xml').send(waiting)
      const tag = `"${picture.version}"`
      reply.header('cache-control', cacheOf(request.query.v, picture.version)).header('etag', tag)
      if ((request.headers['if-none-match'] ?? '').includes(tag)) return reply.code(304).send()
      reply.type('image/svg+xml')
      return acceptsEncoding('br', request.headers['accept-encoding'])
        ? reply.header('content-encoding', 'br').send(picture.brotli)
        : reply.send(picture.plain)
    },
  )
}
