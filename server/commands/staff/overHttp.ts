import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import {
  ErrorBody,
  errorBody,
  FileAnswerCodec,
  fillPath,
  queryText,
  staffContract,
  type FileAnswer,
} from '@careplus/adapters/internal/contract'
import type { AnswerOf, Endpoint } from '@careplus/adapters/contract'
import type { LocalSecretFile } from '../../staff/console/localSecret.js'
import type { CallInput, UndecodedInput, StaffCaller } from './staffCaller.js'

/** Milliseconds; imports of content or accounts take long. */
const timeoutMs = 60_000

const encoded = ({ encoding }: Endpoint, body: unknown): Pick<RequestInit, 'body'> & { readonly type?: string } =>
  body === undefined
    ? {}
    : encoding === 'bytes'
      ? { body: Buffer.from(body as Uint8Array), type: 'application/octet-stream' }
      : { body: JSON.stringify(body), type: 'application/json' }

/** `key`: of a change that may have been made; null: nothing was to be changed. */
export class Unanswered extends Error {
  constructor(readonly key: string | null) {
    super('Nobody answers.')
  }
}

const fileOf = async (response: Response): Promise<FileAnswer> => ({
  mediaType: response.headers.get('content-type') ?? '',
  bytes: new Uint8Array(await response.arrayBuffer()),
})

interface HttpResult {
  readonly status: number
  readonly body: unknown
}

const fetchResult = async ({ success }: Endpoint, url: string, init: RequestInit): Promise<HttpResult> => {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  const isFile = success.codec instanceof FileAnswerCodec && response.status === success.status
  return { status: response.status, body: isFile ? await fileOf(response) : await response.json() }
}

const callAt =
  (address: string, token: string | null, givenKey?: string) =>
  async <E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<E.Either<ErrorBody, AnswerOf<E>>> => {
    const { params = {}, query = {}, body } = input as UndecodedInput
    const key = givenKey ?? randomUUID()
    const { type, ...sent } = encoded(endpoint, body)
    const attempt = () =>
      fetchResult(endpoint, `${address}${fillPath(endpoint.path, params)}${queryText(query)}`, {
        method: endpoint.method,
        headers: {
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
          ...(endpoint.idempotent ? { 'idempotency-key': key } : {}),
          ...(type === undefined ? {} : { 'content-type': type }),
        },
        ...sent,
      })
    // The response may be lost after the call was done, so it is retried with the same key.
    const { status, body: reply } = await attempt()
      .catch(attempt)
      .catch(() => Promise.reject(new Unanswered(endpoint.idempotent ? key : null)))
    const answer = endpoint.success.codec.decode(reply)
    if (status === endpoint.success.status && E.isRight(answer)) return answer
    const error = ErrorBody.decode(reply)
    return E.left(E.isRight(error) ? error.right : errorBody('internal'))
  }

/** `key`: of an earlier attempt. Rejects if the server does not respond. */
export const callerAt = (address: string, token: string, key?: string): StaffCaller => ({
  call: callAt(address, token, key),
  close: async () => undefined,
})

/** With the local secret of a running server; null: the server has stopped, or the secret is used up. */
export const localServerCaller = async (
  { address, secret }: LocalSecretFile,
  key?: string,
): Promise<StaffCaller | null> => {
  const opened = await callAt(address, null)(staffContract.openLocally, { body: { secret } }).catch(() => null)
  if (opened === null || E.isLeft(opened)) return null
  const { token } = opened.right.data
  return {
    call: callAt(address, token, key),
    close: async () => {
      // If the server has stopped, the session expires by itself.
      await callAt(address, token)(staffContract.signOut, {}).catch(() => null)
    },
  }
}
