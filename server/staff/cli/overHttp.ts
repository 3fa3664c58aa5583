import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import {
  ErrorBody,
  errorBody,
  FileAnswerCodec,
  fillPath,
  queryText,
  staffContract,
  type AnswerOf,
  type Endpoint,
  type FileAnswer,
} from '@careplus/adapters/contract'
import type { Door } from '../door.js'
import type { Given, Loose, StaffCaller } from './caller.js'

/** An import of content or accounts takes its time. */
const patienceMs = 60_000

const encoded = ({ encoding }: Endpoint, body: unknown): Pick<RequestInit, 'body'> & { readonly type?: string } =>
  body === undefined
    ? {}
    : encoding === 'bytes'
      ? { body: Buffer.from(body as Uint8Array), type: 'application/octet-stream' }
      : { body: JSON.stringify(body), type: 'application/json' }

/** Its answer may be lost, and the call done all the same: under the same key it may be sent again. */
const sentTwice = (url: string, init: RequestInit): Promise<Response> => fetch(url, init).catch(() => fetch(url, init))

const fileOf = async (response: Response): Promise<FileAnswer> => ({
  mediaType: response.headers.get('content-type') ?? '',
  bytes: new Uint8Array(await response.arrayBuffer()),
})

const callAt =
  (address: string, token: string | null) =>
  async <E extends Endpoint>(endpoint: E, given: Given<E>): Promise<E.Either<ErrorBody, AnswerOf<E>>> => {
    const { params = {}, query = {}, body } = given as Loose
    const { type, ...sent } = encoded(endpoint, body)
    const response = await sentTwice(`${address}${fillPath(endpoint.path, params)}${queryText(query)}`, {
      method: endpoint.method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(endpoint.idempotent ? { 'idempotency-key': randomUUID() } : {}),
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      signal: AbortSignal.timeout(patienceMs),
      ...sent,
    })
    const isFile = endpoint.success.codec instanceof FileAnswerCodec && response.status === endpoint.success.status
    const told: unknown = isFile ? await fileOf(response) : await response.json()
    const answer = endpoint.success.codec.decode(told)
    if (response.status === endpoint.success.status && E.isRight(answer)) return answer
    const error = ErrorBody.decode(told)
    return E.left(E.isRight(error) ? error.right : errorBody('internal'))
  }

/** With a token of one's own; rejects where nobody answers. */
export const callerAt = (address: string, token: string): StaffCaller => ({
  call: callAt(address, token),
  close: async () => undefined,
})

/** Through the door that a running server has left in its data folder; null: it does not open, for nobody is there any more. */
export const callerThrough = async ({ address, secret }: Door, user: string): Promise<StaffCaller | null> => {
  const opened = await callAt(address, null)(staffContract.openLocally, { body: { secret, user } }).catch(() => null)
  if (opened === null || E.isLeft(opened)) return null
  const call = callAt(address, opened.right.data.token)
  return {
    call,
    close: async () => {
      await call(staffContract.signOut, {})
    },
  }
}
