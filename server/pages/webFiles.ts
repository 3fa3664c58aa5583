import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

export interface WebFile {
  readonly type: string
  readonly etag: string
  /** Named by its content: it never changes under this address. */
  readonly immutable: boolean
  readonly plain: Buffer
  readonly br: Buffer | null
  readonly gz: Buffer | null
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}

const maybe = (file: string): Buffer | null => (existsSync(file) ? readFileSync(file) : null)

const readFile = (file: string, path: string): WebFile => {
  const plain = readFileSync(file)
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    immutable: path.startsWith('/assets/'),
    plain,
    br: maybe(`${file}.br`),
    gz: maybe(`${file}.gz`),
  }
}

/**
 * The built web package by address, read once at start: a few megabytes, and no path of a request ever reaches the
 * file system. Empty where nothing was built.
 */
export const readWebFiles = (folder: string): ReadonlyMap<string, WebFile> => {
  if (!existsSync(folder)) return new Map()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Map(
    entries
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name)
        const path = `/${relative(folder, file).split(sep).join('/')}`
        return [path, readFile(file, path)]
      }),
  )
}

/** The smallest form that the browser takes. */
export const formFor = (
  file: WebFile,
  acceptEncoding: string,
): { readonly body: Buffer; readonly encoding: string | null } => {
  const takes = (name: string): boolean =>
    acceptEncoding.split(',').some((part) => {
      const [coding = '', q = ''] = part.split(';').map((piece) => piece.trim().toLowerCase())
      return coding === name && !/^q=0(\.0*)?$/.test(q)
    })
  if (file.br !== null && takes('br')) return { body: file.br, encoding: 'br' }
  if (file.gz !== null && takes('gzip')) return { body: file.gz, encoding: 'gzip' }
  return { body: file.plain, encoding: null }
}
