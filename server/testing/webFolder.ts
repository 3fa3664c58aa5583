import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'

export const ownWebFolder = (built: Readonly<Record<string, string>>): string => {
  const web = mkdtempSync(join(tmpdir(), 'careplus-web-'))
  beforeAll(() => {
    for (const [name, text] of Object.entries(built)) {
      mkdirSync(dirname(join(web, name)), { recursive: true })
      writeFileSync(join(web, name), text)
    }
  })
  afterAll(() => rmSync(web, { recursive: true }))
  return web
}

interface RawReply {
  readonly status: number
  readonly headers: Record<string, unknown>
  readonly bytes: Buffer
  readonly text: string
}

/** The raw response: `fetch` would normalize the path, set Host and decompress the body. */
export const rawRequest = (url: string, path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<RawReply>((resolve, reject) => {
    const { hostname, port } = new URL(url)
    request({ hostname, port, path, method, headers }, (reply) => {
      const chunks: Buffer[] = []
      reply.on('data', (chunk: Buffer) => chunks.push(chunk))
      reply.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes, text: bytes.toString() })
      })
    })
      .on('error', reject)
      .end()
  })
