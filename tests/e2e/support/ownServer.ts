import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startServer } from '../../../scripts/start-server.mjs'
import { ownDatabase } from './appDatabase.js'

type Running = Awaited<ReturnType<typeof startServer>>

export interface OwnServer {
  readonly first: Running
  /** On the same data and address, after the one before has stopped. */
  readonly again: () => Promise<Running>
  readonly remove: () => Promise<void>
}

export const ownServer = async (more: Readonly<Record<string, string>> = {}): Promise<OwnServer> => {
  const data = mkdtempSync(path.join(tmpdir(), 'careplus-own-'))
  const database = await ownDatabase()
  const settings = { DATA_DIR: data, ...database.settings, ...more }
  const first = await startServer(settings)
  return {
    first,
    again: () => startServer({ ...settings, PORT: new URL(first.url).port }),
    remove: async () => {
      await database.remove()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
