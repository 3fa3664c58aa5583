import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { startPostgres } from '../../scripts/postgres.mjs'
import { build } from '../../scripts/setup.mjs'
import { startServer } from '../../scripts/start-server.mjs'

/** Tests begin while the store is being created, because some need none. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  await build()
  const folder = mkdtempSync(path.join(tmpdir(), 'careplus-made-'))
  const store = path.join(folder, 'data')
  const reportReady = (how: string): void => writeFileSync(path.join(folder, 'ready'), how)
  const making = startServer({ DATA_DIR: store })
    .then(async (app) => app.stop())
    .then(
      () => reportReady(''),
      (failure: unknown) => reportReady(String(failure)),
    )
  const postgres = await startPostgres()
  project.provide('made', { folder, store, postgres: postgres?.url ?? null })
  return async () => {
    await making
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
