import { randomUUID } from 'node:crypto'
import { beforeAll } from 'vitest'
import { passesTheFilesSuite } from './files.suite.js'
import { databaseFiles } from './files.js'
import { ownStore } from '../../testing/ownStore.js'

const now = new Date('2026-11-20T23:30:00.123Z')
const members = [randomUUID(), randomUUID()] as const
const store = ownStore(now)
beforeAll(async () => {
  const member = { email: null, name: null, birthday: null, adult_confirmed_at: now, created_at: now }
  await store.db
    .insertInto('members')
    .values(members.map((id) => ({ ...member, id })))
    .execute()
})

passesTheFilesSuite('the database', async () => ({ files: databaseFiles(store.db), members }))
