import { randomUUID } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'

/** The name under which the app's own pages call the server; it is no secret. */
const headers = { 'x-api-key': 'careplus-web' }

const bearer = (token?: string) => (token === undefined ? {} : { authorization: `Bearer ${token}` })

/** An unsafe call to the API, with or without a member's token; the answer must be a good one. */
export const post = async <A>(request: APIRequestContext, path: string, data: unknown, token?: string): Promise<A> => {
  const answer = await request.post(path, {
    headers: { ...headers, ...bearer(token), 'idempotency-key': randomUUID() },
    data,
  })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as A
}

/** What stands at a path, of the `data` of a good answer. */
export const read = async <A>(request: APIRequestContext, path: string, token: string): Promise<A> => {
  const answer = await request.get(path, { headers: { ...headers, ...bearer(token) } })
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  return ((await answer.json()) as { readonly data: A }).data
}
