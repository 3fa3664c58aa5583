import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { build } from '../../scripts/setup.mjs'
import { root } from '../../scripts/setup-run.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { contentAtStart } from '../../server/content/atStart.js'
import { openStore, type Store } from '../../server/store/store.js'
import { script } from '../setup/commands.js'
import { newWish, ordersOf, wished, withPrize, withRunners, type Runner, type Wish } from './runners.js'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-race-'))
beforeAll(() => build(['server']))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

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
    const empty = await opened()
    // Else the first start would bring it, and take what is none of it off the shelves.
    await contentAtStart(empty.db, path.join(root, 'content'), now)
    const runners = await withRunners(empty.db, members, 1_000_000, now)
    const item = await withPrize(empty.db, 9_000, now)
    await empty.close()

    let app = await startServer({ DATA_DIR: folder })
    const told: string[] = []
    const race = { lives: 0 }
    let next: Promise<void> | null = null
    const die = async (): Promise<void> => {
      await app.kill()
      app = await startServer({ DATA_DIR: folder, PORT: new URL(app.url).port })
      race.lives += 1
    }
    const run = async (runner: Runner): Promise<void> => {
      while (race.lives < kills) {
        const wish: Wish = newWish(runner, item)
        const { order } = await wished(wish, [app.url], 0)
        if (order !== null) told.push(order)
        if (told.length >= (race.lives + 1) * beforeEach) next ??= die().finally(() => (next = null))
      }
    }
    await Promise.all(runners.map(run))
    expect(await script('audit', [], { DATA_DIR: folder })).toStrictEqual({
      code: 0,
      output: expect.stringMatching(/^\d+ members, .*: no difference\n$/) as string,
    })
    await app.stop()

    const store = await opened()
    const kept = await ordersOf(store.db, item)
    await store.close()
    expect(told.length).toBeGreaterThanOrEqual(kills * beforeEach)
    expect(kept.map(({ id }) => id)).toStrictEqual(told.toSorted())
  },
)
