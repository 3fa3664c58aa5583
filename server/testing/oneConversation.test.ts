import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { postgresEngine } from '../platform/store/postgres.js'
import { storeOn, type Store } from '../platform/store/store.js'
import { beside, oneConversation, WaitsForItself } from './oneConversation.js'
import { testDatabaseUrl, testPlace, type TestPlace } from './testStore.js'

const report = vi.fn<(fault: WaitsForItself) => void>()
let place: TestPlace
let store: Store
beforeAll(async () => {
  place = await testPlace()
  const engine = place.url === null ? await place.open() : postgresEngine({ url: place.url, poolSize: 10 })
  store = await storeOn(oneConversation(engine, report), new Date())
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

const count = (db: Store['db']) => db.selectFrom('members').select('id').execute()

it.runIf(testDatabaseUrl !== null)('a statement outside of the transaction that waits for it is refused', async () => {
  const { db } = store
  expect(await db.transaction().execute((tx) => count(tx))).toEqual([])
  await expect(db.transaction().execute(() => count(db))).rejects.toThrow(WaitsForItself)
  await expect(db.transaction().execute(() => db.transaction().execute(count))).rejects.toThrow(WaitsForItself)
  const careless = db.transaction().execute(() => count(db).catch(() => []))
  expect(await careless).toEqual([])
  expect(report).toHaveBeenCalledTimes(3)
  expect(await db.transaction().execute(() => beside(() => count(db)))).toEqual([])
  expect(await Promise.all([1, 2, 3].map(() => db.transaction().execute((tx) => count(tx))))).toEqual([[], [], []])
})
