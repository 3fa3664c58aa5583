import type * as E from 'fp-ts/Either'
import type {
  AnswerOf,
  BodyOf,
  Endpoint,
  FileAnswer,
  ParamsOf,
  QueryOf,
  StaffContract,
} from '@careplus/adapters/contract'
import type { Config } from '../../platform/config/env.js'
import type { Sealing } from '../../platform/crypto/sealed.js'
import type { ServedFile } from '../../platform/http/call.js'
import type { Refused } from '../../platform/refusal/refused.js'
import type { Metrics } from '../../platform/metrics/metrics.js'
import type { MaintenanceWatch } from '../maintenance/maintenanceWatch.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { Db, Store, Tx } from '../../platform/store/store.js'
import type { Staff } from '../sessions/staffSessions.js'

export interface StaffServices {
  readonly maintenance: MaintenanceWatch
  readonly storage: Storage
  readonly contentFolder: string
  /** A production takes no sample content. */
  readonly mode: Config['mode']
  /** Encrypts the numbers of identity documents. */
  readonly sealing: Sealing
  /** Null: it is not this server that can copy the store. */
  readonly storeImage: Store['image']
  /** Null: a program beside the server, which watches nothing. */
  readonly storeFigures: Metrics['storeFigures'] | null
}

/** One decoded call of staff, from the listener or within the process of `npm run staff`. */
export interface StaffCall<E extends Endpoint> extends StaffServices {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  /** What changes anything is inside the call's one transaction. */
  readonly db: E['method'] extends 'GET' ? Db : Tx
  readonly now: Date
  readonly staff: Staff
  readonly actor: string
}

type ServedOf<E extends Endpoint> = AnswerOf<E> extends FileAnswer ? ServedFile : AnswerOf<E>
export type StaffAnswer<E extends Endpoint> = Promise<E.Either<Refused, ServedOf<E>>>
export type StaffHandler<E extends Endpoint> = (call: StaffCall<E>) => StaffAnswer<E>

export type SignInCallName = 'signIn' | 'openLocally'

/** One handler for each endpoint: an endpoint without one does not compile. */
export type StaffHandlers = {
  readonly [K in Exclude<keyof StaffContract, SignInCallName>]: StaffHandler<StaffContract[K]>
}
