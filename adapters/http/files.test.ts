import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contractCall } from './call.js'
import { changeAvatar, downloadExport } from './contract/profile.js'
import { HttpTransport } from './transport.js'

let answer: (response: ServerResponse) => void = () => undefined
let seen: { readonly headers: IncomingMessage['headers']; readonly body: Buffer } | null = null
const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    seen = { headers: request.headers, body: Buffer.concat(parts) }
    answer(response)
  })
})
let backEnd = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  backEnd = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call = () => contractCall(new HttpTransport({ backEnd, apiKey: 'key-1' }))
const every = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)

it('a file comes back byte for byte, and is told of on its way', async () => {
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/zip' })
    response.write(every.subarray(0, 100))
    response.end(every.subarray(100))
  }
  const received: number[] = []
  const file = await call()(downloadExport, { onProgress: (bytes) => received.push(bytes) })()
  expect(file).toStrictEqual(E.right({ mediaType: 'application/zip', bytes: every }))
  expect(received.at(-1)).toBe(every.length)
  expect(received).toStrictEqual(received.toSorted((a, b) => a - b))
})

it('a refusal in the place of a file is a refusal', async () => {
  answer = (response) => {
    response.writeHead(403, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error_code: 'proof_required', error_message: 'ยืนยันก่อน' }))
  }
  expect(await call()(downloadExport, {})()).toMatchObject({
    left: { _tag: 'ApiError', status: 403, code: 'proof_required', message: 'ยืนยันก่อน' },
  })
})

it('a page in the place of a file, or half of one, is no answer', async () => {
  answer = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')
  expect(await call()(downloadExport, {})()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'unreadable' } })
  answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '1000' })
    response.write('PK', () => response.destroy())
  }
  expect(await call()(downloadExport, {})()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
})

it('a file is sent byte for byte, under its key', async () => {
  answer = (response) => response.writeHead(400, { 'content-type': 'application/json' }).end('{}')
  await call()(changeAvatar, { body: every, key: 'k' })()
  expect(seen?.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'idempotency-key': 'k' })
  expect(Uint8Array.from(seen?.body ?? [])).toStrictEqual(every)
})
