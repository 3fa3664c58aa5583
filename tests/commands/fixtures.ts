import { cpSync, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inject, vi } from 'vitest'
import { newDatabase, type OwnDatabase } from '../../server/testing/ownDatabase.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** `folder` gets a file `ready` with the store; its text is the error, if any. */
    readonly made: { readonly folder: string; readonly store: string; readonly postgres: string | null }
  }
}

const { folder, store, postgres } = inject('made')

/** Null: this machine has no PostgreSQL. */
export const postgresUrl = postgres

export type Place = Readonly<Record<string, string>>

/** Creating it takes longer than the rest of a start. */
export const copyOfDemo = async (place: string): Promise<Place> => {
  const readyFile = path.join(folder, 'ready')
  await vi.waitUntil(() => existsSync(readyFile), { timeout: 240_000, interval: 100 })
  const failure = readFileSync(readyFile, 'utf8')
  if (failure !== '') throw new Error(failure)
  cpSync(store, place, { recursive: true })
  return { DATA_DIR: place }
}

export const emptyDatabase = (): Promise<OwnDatabase> => newDatabase(postgres ?? '')
