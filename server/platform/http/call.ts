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
import type { StoredPicture } from '../storage/storedPicture.js'
import type { Files } from '../files/files.js'
import type { OfferedLine } from '../lineMessages/lineOffer.js'
import type { Channel } from '../outbox/outbox.js'
import type { TextMessages } from '../outbox/textMessages.js'
import type { Passwords } from '../crypto/passwords.js'
import type { Sealing } from '../crypto/sealed.js'
import type { Storage } from '../storage/storage.js'
import type { Disk } from '../store/diskRoom.js'
import type { Db } from '../store/store.js'
import type { KnownBrowser } from './knownBrowser.js'
import type { Caller, Origins } from './origins.js'
import type { Refused } from '../refusal/refused.js'

export interface Services {
  readonly passwords: Passwords
  readonly origins: Origins
  /** Uses the given store or transaction. */
  readonly files: (db: Db) => Files
  /** For pictures that members send. */
  readonly storage: Storage
  /** For what the store must not hold unencrypted. */
  readonly sealing: Sealing
  /** Null: this server sends no text messages. */
  readonly textMessages: TextMessages | null
  /** The channels whose letters are sent. */
  readonly carried: ReadonlyArray<Channel>
  /** Null: this server sends no messages in LINE. */
  readonly lineMessages: OfferedLine | null
  /** Pictures of bills are read by themselves. */
  readonly ocrEnabled: boolean
  /** The server was told to stop, and goes on until another one is asked in its place. */
  readonly isEnding: () => boolean
  /** The disk of the server's own folder. */
  readonly disk: Pick<Disk, 'hasRoom'>
}

/** The refresh token of this browser, in its HttpOnly cookie. */
export interface RefreshSlot {
  readonly token: string | null
  /** `signedInAs`: numbers and addresses of the member who just signed in. */
  readonly write: (token: string, signedInAs?: ReadonlyArray<string>) => void
  readonly clear: () => void
}

/** The body for the handler: pictures in place of the uploaded files. */
export type PreparedBodyOf<E extends Endpoint> =
  BodyOf<E> extends Multipart<infer A> ? Multipart<A, StoredPicture> : BodyOf<E>

export interface Call<E extends Endpoint> extends Services {
  readonly params: ParamsOf<E>
  readonly body: PreparedBodyOf<E>
  readonly query: QueryOf<E>
  /** The versions that `If-Match` names; none where the endpoint takes none. */
  readonly versions: ReadonlyArray<number>
  /** The call's transaction where the endpoint takes an idempotency key. */
  readonly db: Db
  readonly now: Date
  /** Who is signed in; reading it on a call without bearer is a defect. */
  readonly member: string
  /** Who is signed in on a call that does not require it; null: nobody. */
  readonly visitor: string | null
  /** The member's session; like `member`, only with a bearer. */
  readonly session: string
  /** The browser's user agent. */
  readonly device: string
  readonly authorization: string | undefined
  /** The network by which calls are limited. */
  readonly network: string
  readonly caller: Caller
  readonly refresh: RefreshSlot
  /** The subject of this browser's own allowance for an address; null: it never signed in with that address. */
  readonly ownerBy: KnownBrowser['subjectFor']
}

/** A file to send, whole or in pieces. */
export interface ServedFile {
  readonly mediaType: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
  /** File name for saving instead of showing; ASCII. */
  readonly saveAs?: string
}

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

/** One handler for each endpoint: a missing one does not compile. */
export type Handlers = { readonly [K in keyof Contract]: Handler<Contract[K]> }
