import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { contractCall } from './call.js'
import { changeAvatar, downloadExport } from './contract/profile.js'
import { localServer, type LocalReply } from './localServer.fixture.js'
import { HttpTransport } from './transport.js'

const local = localServer()

const call = () => contractCall(new HttpTransport({ backEnd: local.backEnd, apiKey: 'key-1' }))
const every = Uint8Array.from({ length: 70_000 }, (_, at) => at % 256)

it('a file comes back byte for byte, and is told of on its way', async () => {
  local.replies = [
    (response) => {
      response.writeHead(200, { 'content-type': 'application/zip' })
      response.write(every.subarray(0, 100))
      response.end(every.subarray(100))
    },
  ]
  const received: number[] = []
  const file = await call()(downloadExport, { onProgress: (bytes) => received.push(bytes) })
  expect(file).toStrictEqual(E.right({ mediaType: 'application/zip', bytes: every }))
  expect(received.at(-1)).toBe(every.length)
  expect(received).toStrictEqual(received.toSorted((a, b) => a - b))
})

it('a refusal in the place of a file is a refusal', async () => {
  local.replies = [
    (response) => {
      response.writeHead(403, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error_code: 'proof_required', error_message: 'ยืนยันก่อน' }))
    },
  ]
  expect(await call()(downloadExport, {})).toMatchObject({
    left: { _tag: 'ApiError', status: 403, code: 'proof_required', message: 'ยืนยันก่อน' },
  })
})

it('a page in the place of a file, or half of one, is no answer', async () => {
  local.replies = [(response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')]
  expect(await call()(downloadExport, {})).toMatchObject({ left: { _tag: 'NetworkError', reason: 'unreadable' } })
  const half: LocalReply = (response) => {
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': '1000' })
    response.write('PK', () => response.destroy())
  }
  local.replies = [half, half]
  expect(await call()(downloadExport, {})).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
})

it('a file is sent byte for byte, under its key', async () => {
  local.replies = [(response) => response.writeHead(400, { 'content-type': 'application/json' }).end('{}')]
  await call()(changeAvatar, { body: every, key: 'k' })
  expect(local.seen[0]?.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'idempotency-key': 'k' })
  expect(local.seen[0]?.bytes).toStrictEqual(every)
})
