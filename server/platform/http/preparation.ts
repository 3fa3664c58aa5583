import type * as E from 'fp-ts/Either'
import type { BodyOf, Endpoint, Multipart } from '@careplus/adapters/contract'
import type { Contract } from '@careplus/adapters/internal/contract'
import type { ReceivedFile } from '../storage/incomingFolder.js'
import type { PreparedBodyOf } from './call.js'
import type { Refused } from '../refusal/refused.js'

export interface Prepared<Body> {
  readonly body: Body
  readonly undo?: () => Promise<void>
}

type ReceivedBodyOf<E extends Endpoint> = BodyOf<E> extends Multipart<infer A> ? Multipart<A, ReceivedFile> : BodyOf<E>

export interface PreparingCaller {
  readonly member: string
  readonly isRepeat: () => Promise<boolean>
}

export type Preparing = {
  readonly [K in keyof Contract]?: (
    body: ReceivedBodyOf<Contract[K]>,
    now: Date,
    caller: PreparingCaller,
  ) => Promise<E.Either<Refused, Prepared<PreparedBodyOf<Contract[K]>>>>
}

export type Preparation = (
  body: unknown,
  now: Date,
  caller: PreparingCaller,
) => Promise<E.Either<Refused, Prepared<unknown>>>
