import type * as t from 'io-ts'
import type { StaffAccess } from '@careplus/core/internal/staff'
import { BytesBody, MultipartBody } from './bytes.js'
import { CatalogueNumber, ReadingKey, Uuid } from './common.js'
import type { ErrorCode } from './errors.js'

/** The methods of the API. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The proof that a call needs. `optional`: a valid bearer shows a member more. `cookie`: the HttpOnly refresh
 * cookie, so it checks our `Origin`. `staff`: on the staff listener. */
export type Auth = 'none' | 'optional' | 'bearer' | 'cookie' | 'staff'

/** One call of the API, from which client, server route and OpenAPI entry follow. */
export interface Endpoint<
  Path extends string = string,
  Body extends t.Mixed | null = t.Mixed | null,
  Answer extends t.Mixed = t.Mixed,
  Query extends t.Mixed | null = t.Mixed | null,
> {
  /** Unique; OpenAPI's operationId. */
  readonly name: string
  readonly method: Method
  /** `/th/children/{id}/`. The last slash is optional. */
  readonly path: Path
  /** null: no query. */
  readonly query: Query
  readonly auth: Auth
  /** Null: a call that no staff token opens. */
  readonly permission: StaffAccess | null
  /** False for machines (health) and for staff. */
  readonly apiKey: boolean
  readonly idempotent: boolean
  readonly versioned: boolean
  /** `bytes`: one file. `multipart`: JSON and files. */
  readonly encoding: 'json' | 'form' | 'bytes' | 'multipart'
  /** The same for everyone, so caches may store it. */
  readonly cached: boolean
  readonly body: Body
  readonly success: { readonly status: 200 | 201; readonly codec: Answer }
  readonly errors: ReadonlyArray<ErrorCode>
  readonly summary: string
}

export type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

/** Path parameters by name. */
export type ParamsOf<E extends Endpoint> = { readonly [K in ParamName<E['path']>]: string }
/** The body of a call; `undefined`: none. */
export type BodyOf<E extends Endpoint> = E['body'] extends t.Mixed ? t.TypeOf<E['body']> : undefined
/** The query of a call; `undefined`: none. */
export type QueryOf<E extends Endpoint> = E['query'] extends t.Mixed ? t.TypeOf<E['query']> : undefined
/** The decoded success of a call. */
export type AnswerOf<E extends Endpoint> = t.TypeOf<E['success']['codec']>

type Definition<
  Path extends string,
  Body extends t.Mixed | null,
  Answer extends t.Mixed,
  Query extends t.Mixed | null,
> = CallDefinition<Path, Body, Answer, Query> &
  (
    | { readonly auth: 'staff'; readonly permission: StaffAccess }
    | { readonly auth: Exclude<Auth, 'staff'>; readonly permission?: never }
  )

interface CallDefinition<
  Path extends string,
  Body extends t.Mixed | null,
  Answer extends t.Mixed,
  Query extends t.Mixed | null,
> {
  readonly name: string
  readonly method: Method
  readonly path: Path
  readonly query?: Query
  readonly apiKey?: boolean
  readonly encoding?: 'json' | 'form'
  readonly cached?: boolean
  readonly body: Body
  readonly status?: 200 | 201
  /** It changes only the audit log, so it needs no key, and its answer is not stored. */
  readonly looksOnly?: boolean
  readonly versioned?: boolean
  readonly answer: Answer
  readonly errors?: ReadonlyArray<ErrorCode>
  readonly summary: string
}

export const pausedByMaintenance = (path: string): boolean =>
  /^\/(th|api|oauth)(\/|$)/.test(path) && !/^\/api\/maintenance\/?$/.test(path)

const errorsOfAuth: Readonly<Record<Auth, ReadonlyArray<ErrorCode>>> = {
  none: [],
  optional: ['token_expired', 'token_invalid'],
  bearer: ['token_expired', 'token_invalid'],
  cookie: ['origin_refused'],
  staff: ['origin_refused', 'token_expired', 'token_invalid', 'too_many_tries', 'step_refused', 'role_forbidden'],
}

const commonErrors = (
  method: Method,
  auth: Auth,
  apiKey: boolean,
  idempotent: boolean,
  hasInput: boolean,
  path: string,
) => {
  const errors: ErrorCode[] = ['rate_limited', 'internal', 'busy']
  if (pausedByMaintenance(path)) errors.push('maintenance')
  if (apiKey) errors.push('invalid_api_key')
  if (hasInput) errors.push('invalid_input')
  // The server also decodes and limits an unexpected body.
  if (method !== 'GET') errors.push('too_large', 'unsupported_media')
  errors.push(...errorsOfAuth[auth])
  if (idempotent) errors.push('idempotency_required', 'idempotency_mismatch', 'idempotency_running')
  if (path.includes('{')) errors.push('not_found')
  return errors
}

const versionErrors = ['version_required', 'version_stale'] as const

/** Unsafe calls under `/th/` and of signed-in staff need an idempotency key, and each kind has its errors. */
export const endpoint = <
  Path extends string,
  Body extends t.Mixed | null,
  Answer extends t.Mixed,
  Query extends t.Mixed | null = null,
>({
  name,
  method,
  path,
  query = null as Query,
  auth,
  permission,
  apiKey = auth !== 'staff',
  encoding = 'json',
  cached = false,
  body,
  status = 200,
  looksOnly = false,
  versioned = false,
  answer,
  errors = [],
  summary,
}: Definition<Path, Body, Answer, Query>): Endpoint<Path, Body, Answer, Query> => {
  const idempotent = method !== 'GET' && !looksOnly && (path.startsWith('/th/') || auth === 'staff')
  const common = commonErrors(method, auth, apiKey, idempotent, body !== null || query !== null, path)
  return {
    name,
    method,
    path,
    query,
    auth,
    permission: permission ?? null,
    apiKey,
    idempotent,
    versioned,
    encoding: body instanceof BytesBody ? 'bytes' : body instanceof MultipartBody ? 'multipart' : encoding,
    cached,
    body,
    success: { status, codec: answer },
    errors: [...new Set([...common, ...errors, ...(versioned ? versionErrors : [])])],
    summary,
  }
}

const numbered = ['item_id', 'task_id', 'product_id', 'campaign_id']
const named = ['article_key', 'page_slug']

export const paramOf = (name: string): t.Type<string, string, unknown> =>
  numbered.includes(name) ? CatalogueNumber : named.includes(name) ? ReadingKey : Uuid

/** U+FFFD replaces segments without an encoding: half a character, and one or two dots. */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').replaceAll(/\p{Surrogate}|^\.{1,2}$/gu, '\uFFFD')),
  )
