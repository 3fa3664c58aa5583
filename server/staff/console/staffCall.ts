import type * as E from 'fp-ts/Either'
import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@careplus/adapters/contract'
import type { FileAnswer, StaffContract } from '@careplus/adapters/internal/contract'
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
  readonly mode: Config['mode']
  readonly sealing: Sealing
  /** Null: this server cannot copy the store. */
  readonly storeImage: Store['image']
  /** Null: a command without metrics. */
  readonly storeFigures: Metrics['storeFigures'] | null
}

export interface StaffCall<E extends Endpoint> extends StaffServices {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  readonly query: QueryOf<E>
  /** Writes run in the call's transaction. */
  readonly db: E['method'] extends 'GET' ? Db : Tx
  readonly now: Date
  readonly staff: Staff
  readonly actor: string
}

type ServedOf<E extends Endpoint> = AnswerOf<E> extends FileAnswer ? ServedFile : AnswerOf<E>
export type StaffAnswer<E extends Endpoint> = Promise<E.Either<Refused, ServedOf<E>>>
export type StaffHandler<E extends Endpoint> = (call: StaffCall<E>) => StaffAnswer<E>

export type SignInCallName = 'signIn' | 'openLocally' | 'readSignInMethods' | 'beginSignIn'

export type StaffHandlers = {
  readonly [K in Exclude<keyof StaffContract, SignInCallName>]: StaffHandler<StaffContract[K]>
}
