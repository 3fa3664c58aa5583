import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { TextReader } from '@careplus/core/internal/ports'
import type { Config } from '../config/env.js'
import type { Sealing } from '../crypto/sealed.js'
import type { Cleanup } from '../jobs/cleanup.js'
import type { JobKinds } from '../jobs/jobRunner.js'
import type { Failed } from '../jobs/workThrough.js'
import type { MessagingApi } from '../lineMessages/messagingApi.js'
import type { StoreGauges } from '../metrics/storeGauges.js'
import type { Storage } from '../storage/storage.js'
import type { Db, OfMember, Tx } from '../store/store.js'

export interface ExportSource extends OfMember {
  readonly sealing: Sealing
  readonly storage: Storage
  readonly now: Date
}

export interface ExportedPicture {
  readonly path: string
  readonly bytes: Uint8Array
}

export interface MemberExport {
  /** Never a secret. */
  readonly files: Readonly<Record<string, (source: ExportSource) => Promise<unknown>>>
  readonly pictures?: (source: ExportSource) => AsyncIterable<ExportedPicture>
}

/** The part of an erasure that deleting the member's row does not cover. */
export interface MemberErasure {
  /** In the global order of locks; the member's own row is locked afterwards. */
  readonly lock?: (tx: Tx, member: string) => Promise<void>
  readonly beforeMember?: (tx: Tx, member: string, now: Date) => Promise<void>
  /** `placeholder` replaces the member's id in records that stay. */
  readonly afterMember?: (tx: Tx, member: string, placeholder: string, now: Date) => Promise<void>
}

export interface ModuleWork {
  readonly config: Config
  readonly db: Db
  readonly storage: Storage
  /** Null: bills are not recognized. */
  readonly textReader: TextReader | null
  readonly line: MessagingApi | null
  readonly publicUrl: () => string
  readonly failed: Failed
  readonly ending: AbortSignal
  readonly log: FastifyBaseLogger
}

export interface PeriodicTask {
  readonly everyMs: number
  readonly run: (now: Date, clock: () => Date) => Promise<unknown>
}

export interface ModuleRoutes {
  readonly app: FastifyInstance
  readonly config: Config
  readonly db: Db
  readonly now: () => number
}

export interface ServerModule {
  readonly jobs?: JobKinds
  readonly periodicTasks?: (work: ModuleWork) => ReadonlyArray<PeriodicTask>
  readonly cleanups?: ReadonlyArray<Cleanup>
  readonly gauges?: ReadonlyArray<StoreGauges>
  readonly addRoutes?: (to: ModuleRoutes) => void
  readonly exportMember?: MemberExport
  readonly eraseMember?: MemberErasure
}
