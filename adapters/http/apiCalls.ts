import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type * as t from 'io-ts'
import { networkError, type CallFailure } from '@careplus/core/call'
import { outgoingOf, type Carrier } from './call.js'
import type { Endpoint } from './contract/endpoint.js'
import { asCallFailure } from './failures.js'

/** A public resource: its address, and the decoder of its answer. */
export interface Asking<A> {
  /** With its query. Equal resources have equal paths. */
  readonly path: string
  readonly read: (answer: unknown) => Either<CallFailure, A>
}

interface ApiCall {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: unknown
}

export const callApi = <A>(
  endpoint: Endpoint & { readonly success: { readonly codec: { readonly _A: { readonly data: A } } } },
  call: ApiCall = {},
): Asking<A> => {
  const codec: t.Decoder<unknown, { readonly data: A }> = endpoint.success.codec as never
  return {
    path: outgoingOf(endpoint, call).path,
    read: (answer) =>
      pipe(
        codec.decode(answer),
        E.bimap(
          () => networkError('unreadable'),
          ({ data }) => data,
        ),
      ),
  }
}

export const askApi = (carrier: Carrier, path: string): Promise<Either<CallFailure, unknown>> =>
  pipe(
    () => carrier.request({ method: 'GET', path }),
    TE.bimap(asCallFailure, ({ body }) => body),
  )()

/** Calls the API for a public resource and decodes the answer.
 * @example
 * const fetch = async () => Response.json({ error_code: 'not_found', error_message: '' }, { status: 404 })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * const answer = await readAsking(transport)(askTextPage('terms-and-conditions'))
 * answer._tag // => 'Left' */
export const readAsking =
  (carrier: Carrier) =>
  <A>({ path, read }: Asking<A>): Promise<Either<CallFailure, A>> =>
    pipe(() => askApi(carrier, path), TE.chainEitherK(read))()
