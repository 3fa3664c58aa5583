import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, expect, test } from 'vitest'
import { startServer } from '../../scripts/start-server.mjs'
import { openStore, type Store } from '../../server/platform/store/store.js'
import { copyOfDemo } from '../commands/fixtures.js'
import { script } from '../setup/commands.js'
import {
  newIntent,
  ordersOf,
  sendUntilAnswered,
  withPrize,
  withRunners,
  type Runner,
  type RedemptionIntent,
} from './runners.js'

const temporary = mkdtempSync(path.join(tmpdir(), 'careplus-race-'))
const folder = path.join(temporary, 'data')
afterAll(() => rmSync(temporary, { recursive: true, force: true }))

const opened = async (): Promise<Store> => {
  const store = await openStore({ _tag: 'embedded', folder }, new Date())
  if (E.isLeft(store)) throw new Error(store.left._tag)
  return store.right
}

const [members, kills, beforeEach] = [8, 10, 20]

test(
  'an embedded store loses nothing that was answered, though its server is killed ten times',
  { timeout: 600_000 },
  async () => {
    const now = new Date()
    await copyOfDemo(folder)
    const before = await opened()
    const runners = await withRunners(before.db, members, 1_000_000, now)
    const item = await withPrize(before.db, 9_000, now)
    await before.close()

    // Without content to import, a start is quicker and continues with what the store has.
    const settings = { DATA_DIR: folder, CONTENT_DIR: path.join(temporary, 'none') }
    let app = await startServer(settings)
    const promised: string[] = []
    const race = { lives: 0 }
    let next: Promise<void> | null = null
    const die = async (): Promise<void> => {
      await app.kill()
      app = await startServer({ ...settings, PORT: new URL(app.url).port })
      race.lives += 1
    }
    const run = async (runner: Runner): Promise<void> => {
      while (race.lives < kills) {
        const intent: RedemptionIntent = newIntent(runner, item)
        const { order } = await sendUntilAnswered(intent, [app.url], 0)
        if (order !== null) promised.push(order)
        if (promised.length >= (race.lives + 1) * beforeEach) next ??= die().finally(() => (next = null))
      }
    }
    await Promise.all(runners.map(run))
    expect(await script('audit', [], { DATA_DIR: folder })).toStrictEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ members, .*: no difference\n$/) as string,
    })
    await app.stop()

    const store = await opened()
    const stored = await ordersOf(store.db, item)
    await store.close()
    expect(promised.length).toBeGreaterThanOrEqual(kills * beforeEach)
    expect(stored.map(({ id }) => id)).toStrictEqual(promised.toSorted())
  },
)
