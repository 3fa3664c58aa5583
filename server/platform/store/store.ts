import * as E from 'fp-ts/Either'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import type { StoreSettings } from '../config/env.js'
import { embeddedEngine, isBreakdown } from './embedded.js'
import { watchClock, type StoreEnd } from './storeEnd.js'
import type { Connections, Engine } from './engine.js'
import { EngineDb } from './engineDb.js'
import { lockFolder, type LockRefusal } from './folderLock.js'
import { migrate } from './migrate.js'
import { restrictAllToOwner, restrictToOwner } from './privateFolder.js'
import { changesConnection, postgresEngine } from './postgres.js'
import { roomInFolder } from './diskRoom.js'
import type { Schema } from './schema.js'
import { isUnreachable } from './storeUnavailable.js'

export type Db = Kysely<Schema>
export type Tx = Transaction<Schema>

export interface Store {
  readonly db: Db
  readonly close: () => Promise<void>
  /** A consistent copy of the embedded store as a tar file; null: PostgreSQL has its own programs. */
  readonly image: (() => Promise<Uint8Array>) | null
  /** Null: there is only one connection. */
  readonly connections: (() => Connections) | null
  /** Resolves when the store can no longer be used; nothing is written afterwards. */
  readonly ended: Promise<StoreEnd>
}

export type StoreRefusal =
  | LockRefusal
  | { readonly _tag: 'StoreDamaged'; readonly folder: string }
  | { readonly _tag: 'NoRoom'; readonly folder: string }
  | { readonly _tag: 'DatabaseUnreachable'; readonly reason: string }
  | { readonly _tag: 'DatabasePooled' }

const never = new Promise<StoreEnd>(() => undefined)

export const storeOn = async (engine: Engine, now: Date, ended = never): Promise<Store> => {
  await migrate(engine, now)
  const db = new EngineDb(engine)
  const { image, connections = null } = engine
  return {
    db,
    connections,
    close: () => db.destroy(),
    ended,
    image: image === undefined ? null : async () => new Uint8Array(await (await image()).arrayBuffer()),
  }
}

const openEmbedded = async (folder: string, now: Date): Promise<E.Either<StoreRefusal, Store>> => {
  const lock = await lockFolder(folder)
  if (E.isLeft(lock)) return lock
  const { held, lost, release: letGo } = lock.right
  restrictToOwner(resolve(folder))
  const place = join(folder, 'store')
  if (existsSync(place)) restrictAllToOwner(place)
  const hasRoom = roomInFolder(folder)
  if (!hasRoom()) {
    letGo()
    return E.left({ _tag: 'NoRoom', folder })
  }
  let broke: (reason: string) => void = () => undefined
  const broken = new Promise<StoreEnd>((resolve) => {
    broke = (reason) => resolve({ _tag: 'EngineBroken', folder, reason })
  })
  const clock = watchClock()
  const leave = (): void => {
    clock.stop()
    letGo()
  }
  const ended = Promise.race([broken, clock.putBack, lost.then((): StoreEnd => ({ _tag: 'FolderLost', folder }))])
  try {
    const engine = await embeddedEngine(place, undefined, { held, hasRoom, broke })
    const store = await storeOn(engine, now, ended)
    restrictAllToOwner(place)
    return E.right({ ...store, close: () => store.close().finally(leave) })
  } catch (failure) {
    leave()
    if (isBreakdown(failure)) return E.left({ _tag: 'StoreDamaged', folder })
    throw failure
  }
}

const openPostgres = async (
  settings: { url: string; poolSize: number },
  now: Date,
): Promise<E.Either<StoreRefusal, Store>> => {
  const engine = postgresEngine(settings)
  try {
    if (await changesConnection(settings.url)) {
      await engine.close()
      return E.left({ _tag: 'DatabasePooled' })
    }
    return E.right(await storeOn(engine, now))
  } catch (failure) {
    await engine.close()
    const { code, message } = failure as { readonly code?: string; readonly message?: string }
    const reason = code ?? message ?? 'unknown'
    if (isUnreachable(failure)) return E.left({ _tag: 'DatabaseUnreachable', reason })
    throw failure
  }
}

export const openStore = (settings: StoreSettings, now: Date): Promise<E.Either<StoreRefusal, Store>> =>
  settings._tag === 'embedded' ? openEmbedded(settings.folder, now) : openPostgres(settings, now)

export interface OfMember {
  readonly db: Db
  readonly member: string
}

class RolledBack {
  constructor(readonly refusal: unknown) {}
}

/** A left result rolls back, as a throw does. Within a transaction the work joins it, and the owner must roll back. */
export const inTransaction = async <L, A>(
  db: Db,
  work: (tx: Tx) => Promise<E.Either<L, A>>,
): Promise<E.Either<L, A>> => {
  if (db.isTransaction) return work(db as Tx)
  try {
    return await db.transaction().execute(async (tx) => {
      const outcome = await work(tx)
      if (E.isLeft(outcome)) throw new RolledBack(outcome.left)
      return outcome
    })
  } catch (thrown) {
    if (thrown instanceof RolledBack) return E.left(thrown.refusal as L)
    throw thrown
  }
}
