import { afterAll, beforeAll, expect, it } from 'vitest'
import { storeOn, type Store } from '../store/store.js'
import { beside, WaitsForItself } from './oneConversation.js'
import { testDatabaseUrl, testPlace, type TestPlace } from './testStore.js'

let place: TestPlace
let store: Store
beforeAll(async () => {
  place = await testPlace()
  store = await storeOn(await place.open(), new Date())
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
  expect(await db.transaction().execute(() => beside(() => count(db)))).toEqual([])
  expect(await Promise.all([1, 2, 3].map(() => db.transaction().execute((tx) => count(tx))))).toEqual([[], [], []])
})
