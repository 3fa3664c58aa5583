import type * as E from 'fp-ts/Either'
import type {
  AnswerOf,
  BodyOf,
  Contract,
  Endpoint,
  FileAnswer,
  Multipart,
  ParamsOf,
  QueryOf,
} from '@careplus/adapters/contract'
import type { DrawnPicture } from '../pictures/drawnPicture.js'
import type { Files } from '../files/files.js'
import type { Letter } from '../outbox/outbox.js'
import type { TextMessages } from '../outbox/textMessages.js'
import type { Passwords } from '../crypto/passwords.js'
import type { Sealing } from '../crypto/sealed.js'
import type { Storage } from '../storage/storage.js'
import type { Disk } from '../store/room.js'
import type { Db } from '../store/store.js'
import type { KnownBrowser } from './knownBrowser.js'
import type { Caller, Origins } from './origins.js'
import type { Refused } from './refused.js'

/** What every handler may ask for. */
export interface Services {
  readonly passwords: Passwords
  readonly origins: Origins
  /** On the store, or inside a call's own transaction. */
  readonly files: (db: Db) => Files
  /** Of pictures that members send. */
  readonly storage: Storage
  /** Of what the store may not have in the clear. */
  readonly sealing: Sealing
  /** Null: this server cannot send any. */
  readonly textMessages: TextMessages | null
  /** What leaves the outbox by itself. */
  readonly carried: ReadonlyArray<Letter['channel']>
  /** Where the server writes what is its own. */
  readonly disk: Pick<Disk, 'hasRoom'>
}

/** The refresh token of this browser, in its HttpOnly cookie. */
export interface RefreshSlot {
  readonly token: string | null
  /** `signedInAs`: the numbers and addresses of the member who was signed in just now. */
  readonly write: (token: string, signedInAs?: ReadonlyArray<string>) => void
  readonly clear: () => void
}

/** A body as its handler has it: in the place of files that came with JSON, the pictures that were made of them. */
export type GivenOf<E extends Endpoint> = BodyOf<E> extends Multipart<infer A> ? Multipart<A, DrawnPicture> : BodyOf<E>

/** One call, decoded. */
export interface Call<E extends Endpoint> extends Services {
  readonly params: ParamsOf<E>
  readonly body: GivenOf<E>
  readonly query: QueryOf<E>
  /** Inside the call's one transaction where the endpoint takes an idempotency key. */
  readonly db: Db
  readonly now: Date
  /** Who is signed in; asking on a call that needs no bearer is a defect. */
  readonly member: string
  /** Who is signed in on a call where nobody has to be; null: nobody. */
  readonly visitor: string | null
  /** Of which of the member's sessions the call is; as `member`, only with a bearer. */
  readonly session: string
  /** What the caller's browser says it is. */
  readonly device: string
  readonly authorization: string | undefined
  /** What limits count by. */
  readonly network: string
  readonly caller: Caller
  readonly refresh: RefreshSlot
  /** What this browser's own allowance for an address is counted by; null: it was never signed in as that. */
  readonly ownerBy: KnownBrowser['subjectFor']
}

/** A file on its way out, whole or piece by piece as it is made. */
export interface ServedFile {
  readonly mediaType: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
  /** A file to keep under this name, and not to be shown; ASCII. */
  readonly saveAs?: string
}

/** Nobody writes to an answer. */
type Unchanging<A> = unknown extends A
  ? A
  : A extends string | number | boolean | null | undefined
    ? A
    : A extends ReadonlyArray<infer Each>
      ? ReadonlyArray<Unchanging<Each>>
      : { readonly [K in keyof A]: Unchanging<A[K]> }

type ServedOf<E extends Endpoint> = AnswerOf<E> extends FileAnswer ? ServedFile : Unchanging<AnswerOf<E>>
export type Answer<E extends Endpoint> = Promise<E.Either<Refused, ServedOf<E>>>
export type Handler<E extends Endpoint> = (call: Call<E>) => Answer<E>

/** One handler for each endpoint: an endpoint without one does not compile. */
export type Handlers = { readonly [K in keyof Contract]: Handler<Contract[K]> }
