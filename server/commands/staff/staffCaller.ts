import type * as E from 'fp-ts/Either'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@careplus/adapters/contract'
import type { ErrorBody } from '@careplus/adapters/internal/contract'

export type CallInput<E extends Endpoint> = (keyof ParamsOf<E> extends never
  ? unknown
  : { readonly params: ParamsOf<E> }) &
  (E['body'] extends null ? unknown : { readonly body: BodyOf<E> }) &
  (E['query'] extends null ? unknown : { readonly query: QueryOf<E> })

export interface StaffCaller {
  readonly call: <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<E.Either<ErrorBody, AnswerOf<E>>>
  readonly close: () => Promise<void>
}

export interface UndecodedInput {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | undefined>>
  readonly body?: unknown
}
