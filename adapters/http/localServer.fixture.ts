import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Answer, Outgoing } from './transport.js'

export interface RecordedCall {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
  readonly bytes: Uint8Array
}

export type LocalReply = (response: ServerResponse) => void

export const jsonReply =
  (status: number, body: unknown, headers: Record<string, string> = {}): LocalReply =>
  (response) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

export const localServer = (otherwise: LocalReply = jsonReply(200, { data: 'unasked' })) => {
  const local = { seen: [] as RecordedCall[], replies: [] as LocalReply[], backEnd: '' }
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { method = '', url = '', headers } = request
      const bytes = Buffer.concat(parts)
      local.seen.push({ method, url, headers, body: bytes.toString(), bytes: Uint8Array.from(bytes) })
      const reply = local.replies.shift() ?? otherwise
      reply(response)
    })
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    local.backEnd = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  beforeEach(() => {
    local.seen = []
    local.replies = []
  })
  return local
}

export const answering = (body: unknown) => {
  const requests: Outgoing[] = []
  const request = async (outgoing: Outgoing) => {
    requests.push(outgoing)
    return E.right<never, Answer>({ status: 200, body })
  }
  return { asked: requests, carrier: { request } }
}
