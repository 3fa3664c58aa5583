import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { storeOn, type Store } from '../store/store.js'
import { testPlace, type TestPlace } from '../../testing/testStore.js'
import { passesTheFilesSuite } from './files.suite.js'
import { databaseFiles } from './files.js'

const now = new Date('2026-11-20T23:30:00.123Z')
const members = [randomUUID(), randomUUID()] as const
let place: TestPlace
let store: Store

beforeAll(async () => {
  place = await testPlace()
  store = await storeOn(await place.open(), now)
  const member = { email: null, name: null, birthday: null, adult_confirmed_at: now, created_at: now }
  await store.db
    .insertInto('members')
    .values(members.map((id) => ({ ...member, id })))
    .execute()
})
afterAll(async () => {
  await store.close()
  await place.remove()
})

passesTheFilesSuite('the database', async () => ({ files: databaseFiles(store.db), members }))
