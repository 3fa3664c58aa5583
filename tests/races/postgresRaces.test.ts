import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCluster } from '../../scripts/postgres.mjs'
import { startServer } from '../../scripts/start-server.mjs'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { storeOn, type Store } from '../../server/platform/store/store.js'
import { freePort, script, unmarkedContent } from '../setup/commands.js'
import {
  newIntent,
  ordersOf,
  sendUntilAnswered,
  withPrize,
  withRunners,
  type IntentResult,
  type Runner,
} from './runners.js'

// Never one that was given, because the test stops the database.
const cluster = await startCluster()
const folder = mkdtempSync(path.join(tmpdir(), 'careplus-race-'))
const content = unmarkedContent(folder)

type App = Awaited<ReturnType<typeof startServer>>
let store: Store
let apps: App[] = []

const newApp = async (): Promise<App> => {
  const port = String(await freePort())
  return startServer({
    PORT: port,
    CAREPLUS_MODE: 'production',
    DATABASE_URL: cluster?.url ?? '',
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    API_KEYS: 'careplus-web',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'CarePlus <hello@careplus.test>',
    IDENTITY_KEY: '0f'.repeat(32),
    PICTURES_SOCKET: '/run/careplus-pictures.socket',
    LOG_LEVEL: 'silent',
    CONTENT_DIR: content,
  })
}

beforeAll(async () => {
  if (cluster === null) return
  store = await storeOn(postgresEngine({ url: cluster.url, poolSize: 4 }), new Date())
  apps = [await newApp(), await newApp()]
})

afterAll(async () => {
  await Promise.all(apps.map((app) => app.stop()))
  await store?.close()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const [members, intentsEach, pieces, piecesEach] = [50, 20, 100, 3]

const race = async (
  runners: ReadonlyArray<Runner>,
  item: string,
  middle: { readonly after: number; readonly happens: () => Promise<void> } | null,
): Promise<ReadonlyArray<IntentResult & { readonly at: number }>> => {
  const urls = apps.map(({ url }) => url)
  // Four intents of one member compete for the account, two at each server.
  const four = (runner: Runner) => Array.from({ length: 4 }, () => newIntent(runner, item))
  const intents = Array.from({ length: intentsEach / 4 }, () => runners.flatMap(four)).flat()
  let answered = 0
  let happening: Promise<void> | null = null
  const all = await Promise.all(
    intents.map(async (intent, at) => {
      const answer = await sendUntilAnswered(intent, urls, at)
      answered += 1
      if (middle !== null && answered === middle.after) happening = middle.happens()
      return { ...answer, at: performance.now() }
    }),
  )
  await happening
  return all
}

const expectSound = async (item: string, all: ReadonlyArray<IntentResult>): Promise<void> => {
  const promised = all.flatMap(({ intent, order }) =>
    order === null ? [] : [{ id: order, member_id: intent.runner.id }],
  )
  const stored = await ordersOf(store.db, item)
  expect(promised).toHaveLength(pieces)
  expect(stored).toStrictEqual(promised.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
  const { stock_balance, exchange_count } = await store.db
    .selectFrom('items')
    .select(['stock_balance', 'exchange_count'])
    .where('id', '=', item)
    .executeTakeFirstOrThrow()
  expect({ stock_balance, exchange_count }).toStrictEqual({ stock_balance: 0, exchange_count: pieces })
  const audit = await script('audit', [], { DATABASE_URL: cluster?.url ?? '', DATA_DIR: folder })
  expect(audit).toStrictEqual({ code: 0, output: expect.stringMatching(/^\d+ members, .*: no difference\n$/) })
}

const prepared = async () => {
  const now = new Date()
  return {
    runners: await withRunners(store.db, members, 100 * piecesEach, now),
    item: await withPrize(store.db, pieces, now),
  }
}

const repeated = (all: ReadonlyArray<IntentResult>): number => all.filter(({ repeats }) => repeats > 0).length

const unnamed = (all: ReadonlyArray<IntentResult>): number => all.filter(({ defects }) => defects > 0).length

describe.skipIf(cluster === null)('1,000 wishes at once of 50 members for 100 pieces, through two servers', () => {
  const slow = { timeout: 180_000 }

  test('exactly 100 come true', slow, async () => {
    const { runners, item } = await prepared()
    const all = await race(runners, item, null)
    // Without the locks the constraints would still protect the sums, but with such responses.
    expect(unnamed(all)).toBe(0)
    await expectSound(item, all)
  })

  test('exactly 100 come true when a server is killed in the middle and another takes its place', slow, async () => {
    const { runners, item } = await prepared()
    const all = await race(runners, item, {
      after: 40,
      happens: async () => {
        await apps[1]?.kill()
      },
    })
    expect(repeated(all)).toBeGreaterThan(0)
    await expectSound(item, all)
    apps = [...apps.slice(0, 1), await newApp()]
  })

  test('exactly 100 come true when the database ends in the middle and starts again', slow, async () => {
    const { runners, item } = await prepared()
    let back = Infinity
    const all = await race(runners, item, {
      after: 40,
      happens: async () => {
        await cluster?.crash()
        back = performance.now()
      },
    })
    expect(unnamed(all)).toBe(0)
    expect(all.filter(({ order, at }) => order !== null && at > back).length).toBeGreaterThan(0)
    await expectSound(item, all)
  })
})
