import type * as E from 'fp-ts/Either'
import type { AnswerOf, BodyOf, Contract, Endpoint, FileAnswer, ParamsOf } from '@careplus/adapters/contract'
import type { Files } from '../files/files.js'
import type { TextMessages } from '../outbox/textMessages.js'
import type { Social } from '../social/person.js'
import type { Passwords } from '../crypto/passwords.js'
import type { Db } from '../store/store.js'
import type { Caller, Origins } from './origins.js'
import type { Refused } from './refused.js'

/** What every handler may ask for. */
export interface Services {
  readonly passwords: Passwords
  readonly origins: Origins
  /** On the store, or inside a call's own transaction. */
  readonly files: (db: Db) => Files
  /** Null: this server cannot send any. */
  readonly textMessages: TextMessages | null
  /** Google and Facebook, as far as they are configured. */
  readonly social: Social
}

/** The refresh token of this browser, in its HttpOnly cookie. */
export interface RefreshSlot {
  readonly token: string | null
  readonly write: (token: string) => void
  readonly clear: () => void
}

/** One call, decoded. */
export interface Call<E extends Endpoint> extends Services {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  /** Inside the call's one transaction where the endpoint takes an idempotency key. */
  readonly db: Db
  readonly now: Date
  /** Who is signed in; asking on a call that needs no bearer is a defect. */
  readonly member: string
  /** Of which of the member's sessions the call is; as `member`, only with a bearer. */
  readonly session: string
  /** What the caller's browser says it is. */
  readonly device: string
  readonly authorization: string | undefined
  /** What limits count by. */
  readonly network: string
  readonly caller: Caller
  readonly refresh: RefreshSlot
}

/** A file on its way out, whole or piece by piece as it is made. */
export interface ServedFile {
  readonly mediaType: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
  /** A file to keep under this name, and not to be shown; ASCII. */
  readonly saveAs?: string
}

type ServedOf<E extends Endpoint> = AnswerOf<E> extends FileAnswer ? ServedFile : AnswerOf<E>
export type Answer<E extends Endpoint> = Promise<E.Either<Refused, ServedOf<E>>>
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E>

/** One handler for each endpoint: an endpoint without one does not compile. */
export type Handlers = { readonly [K in keyof Contract]: Handler<Contract[K]> }
