import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { newDatabase, type OwnDatabase } from '../../server/testing/ownDatabase.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** `folder` holds a file `ready` once the store is there; its text says what went wrong, if anything did. */
    readonly made: { readonly folder: string; readonly store: string; readonly postgres: string | null }
  }
}

const { folder, store, postgres } = inject('made')

/** Null: this machine has none. */
export const postgresUrl = postgres

/** Environment settings that say where a CarePlus keeps its data. */
export type Place = Readonly<Record<string, string>>

/** A demo store in a data folder of its own, without a server. Making one takes longer than the rest of a start. */
export const copyOfDemo = async (place: string): Promise<Place> => {
  const readyFile = path.join(folder, 'ready')
  await vi.waitUntil(() => existsSync(readyFile), { timeout: 240_000, interval: 100 })
  const failure = readFileSync(readyFile, 'utf8')
  if (failure !== '') throw new Error(failure)
  cpSync(store, place, { recursive: true })
  return { DATA_DIR: place }
}

/** An empty database. */
export const emptyDatabase = (): Promise<OwnDatabase> => newDatabase(postgres ?? '')
