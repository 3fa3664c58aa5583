import * as E from 'fp-ts/Either'
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from 'vitest'
import { fetchSignInMethods } from './signInMethods.js'

const google = { client_id: 'c', authorization: 'https://provider.example/auth', flow: 'code' }
const line = { client_id: 'l', authorization: 'https://provider.example/l', flow: 'code', scope: 'openid email' }
const offered = () => Response.json({ data: { phone: true, google, line, facebook: null } })
const read = E.right({
  phone: true,
  google: { clientId: 'c', authorization: 'https://provider.example/auth', flow: 'code' },
  line: { clientId: 'l', authorization: 'https://provider.example/l', flow: 'code', scope: ['openid', 'email'] },
  facebook: null,
})
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

let asked: MockInstance<typeof fetch>
beforeEach(() => {
  asked = vi.spyOn(globalThis, 'fetch')
})
afterEach(() => {
  vi.restoreAllMocks()
})

const ask = () => fetchSignInMethods({ backEnd: 'https://api.example', apiKey: 'key-1' })

it('reads what the server offers', async () => {
  asked.mockResolvedValueOnce(offered())
  expect(await ask()).toStrictEqual(read)
  expect(asked).toHaveBeenCalledExactlyOnceWith('https://api.example/api/ways', expect.anything())
})

it.each([
  ['one lost answer', lost],
  ['an answer of something in between', () => Promise.resolve(new Response('<html>', { status: 503 }))],
])('comes through %s', async (_what, first) => {
  asked.mockImplementationOnce(first).mockResolvedValueOnce(offered())
  expect(await ask()).toStrictEqual(read)
})

it('gives up after the second try', async () => {
  asked.mockImplementation(lost)
  expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'failed' } })
  expect(asked).toHaveBeenCalledTimes(2)
})

it('throws a defect', async () => {
  const defect = new ReferenceError('x is not defined')
  asked.mockRejectedValue(defect)
  await expect(ask()).rejects.toBe(defect)
})

it('takes what it cannot read for no answer', async () => {
  asked.mockResolvedValueOnce(Response.json({ data: { phone: 'yes' } }))
  expect(await ask()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'unreadable' } })
})
