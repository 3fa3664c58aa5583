import type { Db } from '../../platform/store/store.js'
import type { Directory } from '../people/directory.js'
import type { LocalSecret } from './localSecret.js'
import type { StaffServices } from './staffCall.js'

export interface StaffRouteSettings {
  readonly db: Db
  readonly services: StaffServices
  readonly localSecret: Pick<LocalSecret, 'opensWith'>
  /** Null: this machine only. */
  readonly publicUrl: string | null
  /** Null: tokens only. */
  readonly directory: Directory | null
  readonly now: () => number
}
