import type * as t from 'io-ts'
import { BytesBody } from './bytes.js'
import type { ErrorCode } from './errors.js'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `cookie`: the HttpOnly refresh cookie is read, so our own `Origin` is asked for as well. */
export type Auth = 'none' | 'bearer' | 'cookie'

/** One call of the API: the client's function, the server's route and the OpenAPI entry are all made from it. */
export interface Endpoint<
  Path extends string = string,
  Body extends t.Mixed | null = t.Mixed | null,
  Answer extends t.Mixed = t.Mixed,
> {
  /** Unique; OpenAPI's operationId. */
  readonly name: string
  readonly method: Method
  /** From the root, parameters in braces: `/th/children/{id}/`. With or without the last slash is one address. */
  readonly path: Path
  readonly auth: Auth
  /** False only for what machines ask (health). */
  readonly apiKey: boolean
  /** Needs an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** `bytes`: the body is one file, as it is. */
  readonly encoding: 'json' | 'form' | 'bytes'
  readonly body: Body
  readonly success: { readonly status: 200 | 201; readonly codec: Answer }
  /** Every code it may answer, those common to all its kind included. */
  readonly errors: ReadonlyArray<ErrorCode>
  readonly summary: string
}

/** Names of a path's parameters: `'/a/{id}/b/{record_id}/'` gives `'id' | 'record_id'`. */
export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

export type ParamsOf<E extends Endpoint> = { readonly [K in ParamName<E['path']>]: string }
export type BodyOf<E extends Endpoint> = E['body'] extends t.Mixed ? t.TypeOf<E['body']> : undefined
export type AnswerOf<E extends Endpoint> = t.TypeOf<E['success']['codec']>

interface Definition<Path extends string, Body extends t.Mixed | null, Answer extends t.Mixed> {
  readonly name: string
  readonly method: Method
  readonly path: Path
  readonly auth: Auth
  readonly apiKey?: boolean
  readonly encoding?: 'json' | 'form'
  readonly body: Body
  readonly status?: 200 | 201
  readonly answer: Answer
  /** Beyond those that its kind always has. */
  readonly errors?: ReadonlyArray<ErrorCode>
  readonly summary: string
}

const commonErrors = (
  method: Method,
  auth: Auth,
  apiKey: boolean,
  idempotent: boolean,
  hasBody: boolean,
  params: boolean,
) => {
  const errors: ErrorCode[] = ['rate_limited', 'internal', 'busy']
  if (apiKey) errors.push('invalid_api_key')
  if (hasBody) errors.push('invalid_input')
  // A body that nobody asked for is weighed and read all the same.
  if (method !== 'GET') errors.push('too_large', 'unsupported_media')
  if (auth === 'bearer') errors.push('token_expired', 'token_invalid')
  if (auth === 'cookie') errors.push('origin_refused')
  if (idempotent) errors.push('idempotency_required', 'idempotency_mismatch', 'idempotency_running')
  if (params) errors.push('not_found')
  return errors
}

/** Fills in what follows from the rest: unsafe calls under `/th/` need an idempotency key, and each kind its errors. */
export const endpoint = <Path extends string, Body extends t.Mixed | null, Answer extends t.Mixed>({
  name,
  method,
  path,
  auth,
  apiKey = true,
  encoding = 'json',
  body,
  status = 200,
  answer,
  errors = [],
  summary,
}: Definition<Path, Body, Answer>): Endpoint<Path, Body, Answer> => {
  const idempotent = method !== 'GET' && path.startsWith('/th/')
  const common = commonErrors(method, auth, apiKey, idempotent, body !== null, path.includes('{'))
  return {
    name,
    method,
    path,
    auth,
    apiKey,
    idempotent,
    encoding: body instanceof BytesBody ? 'bytes' : encoding,
    body,
    success: { status, codec: answer },
    errors: [...new Set([...common, ...errors])],
    summary,
  }
}

/** The path with its parameters filled in, each encoded as one segment. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
