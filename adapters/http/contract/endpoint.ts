import type * as t from 'io-ts'
import { BytesBody, MultipartBody } from './bytes.js'
import { CatalogueNumber, ReadingKey, Uuid } from './common.js'
import type { ErrorCode } from './errors.js'

/** The methods that the API knows. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * `optional`: anybody may call, and a bearer, where there is one, has to be good: the answer tells a member more. `cookie`:
 * the HttpOnly refresh cookie is read, so our own `Origin` is asked for as well. `staff`: a staff token or a session of the
 * console, on the listener of staff.
 */
export type Auth = 'none' | 'optional' | 'bearer' | 'cookie' | 'staff'

/** One call of the API: the client's function, the server's route and the OpenAPI entry are all made from it. */
export interface Endpoint<
  Path extends string = string,
  Body extends t.Mixed | null = t.Mixed | null,
  Answer extends t.Mixed = t.Mixed,
  Query extends t.Mixed | null = t.Mixed | null,
> {
  /** Unique; OpenAPI's operationId. */
  readonly name: string
  readonly method: Method
  /** From the root, parameters in braces: `/th/children/{id}/`. With or without the last slash is one address. */
  readonly path: Path
  /** What may stand behind the `?`: an object of texts, none of which has to be there; null: nothing is read. */
  readonly query: Query
  readonly auth: Auth
  /** False only for what machines ask (health), and for staff. */
  readonly apiKey: boolean
  /** Needs an `Idempotency-Key`. */
  readonly idempotent: boolean
  /** Changes something on a version of it: needs an `If-Match` with that version. */
  readonly versioned: boolean
  /** `bytes`: the body is one file, as it is. `multipart`: JSON and files. */
  readonly encoding: 'json' | 'form' | 'bytes' | 'multipart'
  /** The same for everybody, so that whoever carries it may keep it for a while. */
  readonly cached: boolean
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

/** The parts of a call's path that its caller fills in, by their names in the template. */
export type ParamsOf<E extends Endpoint> = { readonly [K in ParamName<E['path']>]: string }
/** The body that a call takes; `undefined` where it takes none. */
export type BodyOf<E extends Endpoint> = E['body'] extends t.Mixed ? t.TypeOf<E['body']> : undefined
/** The query that a call takes; `undefined` where it takes none. */
export type QueryOf<E extends Endpoint> = E['query'] extends t.Mixed ? t.TypeOf<E['query']> : undefined
/** What a call's success carries, as its codec reads it. */
export type AnswerOf<E extends Endpoint> = t.TypeOf<E['success']['codec']>

interface Definition<
  Path extends string,
  Body extends t.Mixed | null,
  Answer extends t.Mixed,
  Query extends t.Mixed | null,
> {
  readonly name: string
  readonly method: Method
  readonly path: Path
  readonly query?: Query
  readonly auth: Auth
  readonly apiKey?: boolean
  readonly encoding?: 'json' | 'form'
  readonly cached?: boolean
  readonly body: Body
  readonly status?: 200 | 201
  /** A call that changes nothing but what is known of who looked: it needs no key, and its answer is kept nowhere. */
  readonly looksOnly?: boolean
  readonly versioned?: boolean
  readonly answer: Answer
  /** Beyond those that its kind always has. */
  readonly errors?: ReadonlyArray<ErrorCode>
  readonly summary: string
}

/**
 * Calls that maintenance pauses; `/api/maintenance` itself tells of it.
 * @example
 * pausedByMaintenance('/api/maintenance') // => false
 */
export const pausedByMaintenance = (path: string): boolean =>
  /^\/(th|api|oauth)(\/|$)/.test(path) && !/^\/api\/maintenance\/?$/.test(path)

const errorsOfAuth: Readonly<Record<Auth, ReadonlyArray<ErrorCode>>> = {
  none: [],
  optional: ['token_expired', 'token_invalid'],
  bearer: ['token_expired', 'token_invalid'],
  cookie: ['origin_refused'],
  staff: ['origin_refused', 'token_expired', 'token_invalid', 'too_many_tries', 'step_refused'],
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
  // A body that nobody asked for is weighed and read all the same.
  if (method !== 'GET') errors.push('too_large', 'unsupported_media')
  errors.push(...errorsOfAuth[auth])
  if (idempotent) errors.push('idempotency_required', 'idempotency_mismatch', 'idempotency_running')
  if (path.includes('{')) errors.push('not_found')
  return errors
}

const versionErrors = ['version_required', 'version_stale'] as const

/**
 * Fills in what follows from the rest: unsafe calls under `/th/`, and those of staff who are signed in, need an idempotency
 * key; and each kind its errors.
 */
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

/**
 * What a path's parameter holds: a UUID, for a thing of the catalogue its number, for what is read also its name.
 * @example
 * paramOf('child_id').is('../12') // => false
 */
export const paramOf = (name: string): t.Type<string, string, unknown> =>
  numbered.includes(name) ? CatalogueNumber : named.includes(name) ? ReadingKey : Uuid

/**
 * A query as it stands behind a path: `?type=reward`, or nothing.
 * @example
 * queryText({ topic: 'growth', age: undefined }) // => '?topic=growth'
 */
export const queryText = (query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`
}

/**
 * The path with its parameters filled in, each encoded as one segment. What has no encoding is U+FFFD: half a character, and a
 * segment of one or two dots, by which an address would lead elsewhere.
 * @example
 * fillPath('/th/children/{child_id}', { child_id: 'a b' }) // => '/th/children/a%20b'
 */
export const fillPath = (path: string, params: Readonly<Record<string, string>>): string =>
  path.replace(/\{([^}]+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] ?? '').replaceAll(/\p{Surrogate}|^\.{1,2}$/gu, '\uFFFD')),
  )
