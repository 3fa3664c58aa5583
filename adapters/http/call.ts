import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import { networkError, type CallFailure } from '@careplus/core/call'
import type { OnSent, ReadPart } from '@careplus/core/ports'
import { FileAnswerCodec, type Multipart } from './contract/bytes.js'
import {
  fillPath,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  type ParamsOf,
  type QueryOf,
} from './contract/endpoint.js'
import { queryText } from './contract/queryText.js'
import { versionTag } from './contract/versions.js'
import { asCallFailure, type HttpFailure } from './failures.js'
import type { Answer, Outgoing } from './transport.js'

/** Sends calls: the client (with the session's bearer) or the bare transport. */
export interface Carrier {
  readonly request: (outgoing: Omit<Outgoing, 'token'>) => Promise<Either<HttpFailure, Answer>>
}

/** The input of an endpoint: parameters, body and key as it needs them. */
export type CallInput<E extends Endpoint> = (keyof ParamsOf<E> extends never
  ? unknown
  : { readonly params: ParamsOf<E> }) &
  (E['body'] extends null ? unknown : { readonly body: BodyOf<E> }) &
  (E['query'] extends null ? unknown : { readonly query?: QueryOf<E> }) & {
    readonly key?: string
    readonly version?: number
    readonly signal?: AbortSignal
    readonly onProgress?: (received: number) => void
    readonly onSent?: OnSent
  }

interface CallValues {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
  readonly body?: unknown
  readonly key?: string
  readonly version?: number
  readonly signal?: AbortSignal
  readonly onProgress?: (received: number) => void
  readonly onSent?: OnSent
}

const bodies: Readonly<Record<Endpoint['encoding'], (encoded: unknown) => Outgoing['body']>> = {
  json: (json) => ({ json }),
  form: (form) => ({ form: form as Readonly<Record<string, string | undefined>> }),
  bytes: (bytes) => ({ bytes: bytes as Uint8Array }),
  multipart: (multipart) => ({ multipart: multipart as Multipart<unknown> }),
}

/** A union throws at an unknown member. The body then goes unencoded, so that the server names its fault. */
const encodedBy = (codec: t.Mixed, body: unknown): unknown =>
  pipe(
    E.tryCatch(
      () => codec.encode(body) as unknown,
      () => body,
    ),
    E.toUnion,
  )

const bodyOf = ({ encoding, body: codec }: Endpoint, body: unknown): Outgoing['body'] =>
  codec === null ? undefined : bodies[encoding](encodedBy(codec, body))

const queryOf = ({ query: codec }: Endpoint, query: unknown): string =>
  codec === null || query === undefined
    ? ''
    : queryText(codec.encode(query) as Readonly<Record<string, string | undefined>>)

export const outgoingOf = (endpoint: Endpoint, values: CallValues): Outgoing => ({
  method: endpoint.method,
  path: `${fillPath(endpoint.path, values.params ?? {})}${queryOf(endpoint, values.query)}`,
  body: bodyOf(endpoint, values.body),
  idempotencyKey: values.key,
  ifMatch: values.version === undefined ? undefined : versionTag(values.version),
  signal: values.signal,
  onSent: values.onSent,
  file: endpoint.success.codec instanceof FileAnswerCodec ? { onProgress: values.onProgress } : undefined,
})

/** An answer that the codec refuses counts as none. */
export const decodedBy =
  <C extends t.Mixed>(codec: C) =>
  <F extends HttpFailure>(answer: TaskEither<F, Answer>): TaskEither<CallFailure, t.TypeOf<C>> =>
    pipe(
      answer,
      TE.mapLeft(asCallFailure),
      TE.chain(({ body }) =>
        pipe(
          TE.fromEither(codec.decode(body)),
          TE.mapLeft((): CallFailure => networkError('unreadable')),
        ),
      ),
    )

export const contractSend =
  (carrier: Carrier) =>
  <E extends Endpoint>(endpoint: E, values: CallInput<E>): Promise<Either<CallFailure, void>> =>
    pipe(
      () => carrier.request(outgoingOf(endpoint, values as CallValues)),
      TE.bimap(asCallFailure, () => undefined),
    )()

/** Calls an endpoint of the contract, typed by its codecs.
 * @example
 * const fetch = async () => Response.json({ data: 'no' })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const answer = await contractCall(transport)(contract.readMaintenance, {})
 * answer._tag // => 'Left' */
export const contractCall =
  (carrier: Carrier) =>
  <E extends Endpoint>(endpoint: E, values: CallInput<E>): Promise<Either<CallFailure, AnswerOf<E>>> =>
    decodedBy(endpoint.success.codec)(() => carrier.request(outgoingOf(endpoint, values as CallValues)))()

type PartEndpoint<A> = Endpoint<string, null, t.Type<{ data: A[]; next: string | null }, unknown, unknown>, t.Mixed>

export const contractPart =
  (carrier: Carrier) =>
  <A>(endpoint: PartEndpoint<A>, params: Readonly<Record<string, string>> = {}): ReadPart<A> =>
  (from) =>
    pipe(
      () => carrier.request(outgoingOf(endpoint, { params, ...(from === null ? {} : { query: { from } }) })),
      decodedBy(endpoint.success.codec),
      TE.map(({ data, next }) => ({ items: data, next })),
    )()

type DataOf<E extends Endpoint> = AnswerOf<E> extends { readonly data: infer A } ? A : never

export const contractData = (carrier: Carrier) => {
  const call = contractCall(carrier)
  return <E extends Endpoint>(endpoint: E, values: CallInput<E>): Promise<Either<CallFailure, DataOf<E>>> =>
    pipe(
      () => call(endpoint, values),
      TE.map((answer) => (answer as { readonly data: DataOf<E> }).data),
    )()
}
