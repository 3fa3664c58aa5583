import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'

/** The app's own pages call the server under this name; it is no secret. */
const headers = { 'x-api-key': 'careplus-web' }

const bearer = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

export const post = async <A>(request: APIRequestContext, path: string, data: unknown, token?: string): Promise<A> => {
  const answer = await request.post(path, {
    headers: { ...headers, ...bearer(token), 'idempotency-key': randomUUID() },
    data,
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as A
}

export const read = async <A>(request: APIRequestContext, path: string, token: string): Promise<A> => {
  const answer = await request.get(path, { headers: { ...headers, ...bearer(token) } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { readonly data: A }).data
}
