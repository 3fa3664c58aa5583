import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { newDatabase, type OwnDatabase } from '../../server/testing/ownDatabase.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** `folder` holds a file `told` once the store is there, with what went wrong if it is not. */
    readonly made: { readonly folder: string; readonly store: string; readonly postgres: string | null }
  }
}

const { folder, store, postgres } = inject('made')

/** Null: there is none on this machine. */
export const postgresUrl = postgres

/** The settings that say where a CarePlus keeps what it has. */
export type Place = Readonly<Record<string, string>>

/** A store of the demo that nobody runs on, in a data folder of its own: making one takes longer than all else that a start does. */
export const copyOfDemo = async (place: string): Promise<Place> => {
  const told = path.join(folder, 'told')
  await vi.waitUntil(() => existsSync(told), { timeout: 240_000, interval: 100 })
  const failure = readFileSync(told, 'utf8')
  if (failure !== '') throw new Error(failure)
  cpSync(store, place, { recursive: true })
  return { DATA_DIR: place }
}

/** An empty database of its own. */
export const emptyDatabase = (): Promise<OwnDatabase> => newDatabase(postgres ?? '')
