import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import * as E from 'fp-ts/Either'
import type { FastifyReply } from 'fastify'
import * as t from 'io-ts'

const Rule = t.keyof({ uuid: null, catalogueId: null, slugs: null })
const Routes = t.array(
  t.intersection(
    [t.type({ path: t.string }), t.partial({ params: t.union([Rule, t.null]), live: t.boolean, auth: t.boolean })],
    'Routes',
  ),
)

export type PageRoute = t.TypeOf<typeof Routes>[number]

export const loadRoutes = (webFolder: string): ReadonlyArray<PageRoute> => {
  const file = join(webFolder, 'routes.json')
  if (!existsSync(file)) return []
  const read = Routes.decode(JSON.parse(readFileSync(file, 'utf8')))
  if (E.isRight(read)) return read.right
  throw new Error(`${file} is not the table of pages that this server reads; build the web package again`)
}

/** A new build takes the folder's place and leaves this one beside; null: a further build has deleted it. */
export const startedBuild = (folder: string): (() => string | null) => {
  // File systems reuse the number of a deleted folder.
  const idOf = (place: string) => {
    const known = statSync(place, { throwIfNoEntry: false })
    return known && `${known.ino} ${known.birthtimeMs}`
  }
  const own = resolve(folder)
  const id = idOf(own)
  return () => [own, `${own}-previous`].find((place) => idOf(place) === id) ?? null
}

export interface WebFiles {
  /** By path, `/assets/app.js`; only files of the start, so no other path reaches the file system. */
  readonly has: (path: string) => boolean
  /** In the smallest accepted encoding; 304 if the browser has it. */
  readonly send: (reply: FastifyReply, path: string, status: 200 | 404) => FastifyReply
  /** Null while the build is being replaced. */
  readonly read: (path: string) => Buffer | null
}

const listed = (folder: string): ReadonlySet<string> =>
  new Set(
    (existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [])
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`),
  )

const beingReplaced = 'กำลังเปลี่ยนเป็นรุ่นใหม่ ลองเปิดอีกครั้งในอีกสักครู่\n'

export const webFiles = (folder: string, part = ''): WebFiles => {
  const placeOf = startedBuild(folder)
  const paths = listed(resolve(folder, part))
  const rootOf = (path: string): string | null => {
    const place = placeOf()
    const root = place === null ? null : join(place, part)
    return root !== null && existsSync(join(root, path)) ? root : null
  }
  return {
    has: (path) => paths.has(path),
    read: (path) => {
      const root = paths.has(path) ? rootOf(path) : null
      return root === null ? null : readFileSync(join(root, path))
    },
    send: (reply, path, status) => {
      const root = rootOf(path)
      // Otherwise the not-found handler would call itself.
      if (root === null)
        return reply
          .code(503)
          .header('cache-control', 'no-store')
          .header('retry-after', '5')
          .type('text/plain; charset=utf-8')
          .send(beingReplaced)
      return (
        reply
          .code(status)
          // Asset names contain a hash of their content, so they never change.
          .header('cache-control', path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
          // An error has no tag, because it must not become the 304 of a page.
          .sendFile(path, root, status === 200 ? {} : { etag: false, lastModified: false, acceptRanges: false })
      )
    },
  }
}
