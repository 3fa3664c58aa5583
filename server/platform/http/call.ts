import type * as E from 'fp-ts/Either'
import type { AnswerOf, BodyOf, Endpoint, Multipart, ParamsOf, QueryOf } from '@careplus/adapters/contract'
import type { Contract, FileAnswer } from '@careplus/adapters/internal/contract'
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
  readonly files: (db: Db) => Files
  readonly storage: Storage
  readonly sealing: Sealing
  /** Null: this server sends no text messages. */
  readonly textMessages: TextMessages | null
  readonly carried: ReadonlyArray<Channel>
  /** Null: this server sends no LINE messages. */
  readonly lineMessages: OfferedLine | null
  readonly ocrEnabled: boolean
  /** The server is shutting down, but still answers until the proxy uses another one. */
  readonly isEnding: () => boolean
  readonly disk: Pick<Disk, 'hasRoom'>
  /** Null: staff sign in with tokens only. */
  readonly isDirectoryReachable: (() => Promise<boolean>) | null
}

export interface RefreshSlot {
  readonly token: string | null
  /** `signedInAs`: phone numbers and addresses of the member who just signed in. */
  readonly write: (token: string, signedInAs?: ReadonlyArray<string>) => void
  readonly clear: () => void
}

export type PreparedBodyOf<E extends Endpoint> =
  BodyOf<E> extends Multipart<infer A> ? Multipart<A, StoredPicture> : BodyOf<E>

export interface Call<E extends Endpoint> extends Services {
  readonly params: ParamsOf<E>
  readonly body: PreparedBodyOf<E>
  readonly query: QueryOf<E>
  /** Versions of `If-Match`; empty if the endpoint takes none. */
  readonly versions: ReadonlyArray<number>
  /** The call's transaction if the endpoint takes an idempotency key. */
  readonly db: Db
  readonly now: Date
  /** The signed-in member; reading it on a call without bearer is a defect. */
  readonly member: string
  /** The member on a call that does not require sign-in; null: not signed in. */
  readonly visitor: string | null
  readonly session: string
  readonly device: string
  readonly authorization: string | undefined
  readonly network: string
  readonly caller: Caller
  readonly refresh: RefreshSlot
  /** Subject of this browser's own allowance for an address; null: it never signed in with it. */
  readonly ownerBy: KnownBrowser['subjectFor']
}

export interface ServedFile {
  readonly mediaType: string
  readonly bytes: Uint8Array | AsyncIterable<Uint8Array>
  /** ASCII file name; the browser saves the file instead of showing it. */
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

export type Handlers = { readonly [K in keyof Contract]: Handler<Contract[K]> }
