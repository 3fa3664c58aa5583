import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { storeOn } from '../platform/store/store.js'
import { startTestServer } from '../testing/testServer.js'
import { testPlace } from '../testing/testStore.js'
import { noteErasure } from '../platform/backup/noteErasure.js'

it('a server erases, before it answers anybody, who was erased and is there again', async () => {
  const place = await testPlace()
  const engine = await place.open()
  const now = new Date()
  const { db } = await storeOn(engine, now)
  const [id, other] = [randomUUID(), randomUUID()]
  const person = { email: null, name: null, birthday: null, adult_confirmed_at: now, created_at: now }
  await db
    .insertInto('members')
    .values([
      { id, ...person },
      { id: other, ...person },
    ])
    .execute()
  await noteErasure(db, 'member', id, now)
  const server = await startTestServer({ place: { ...place, open: async () => engine } })
  const members = await db.selectFrom('members').select('id').where('id', 'in', [id, other]).execute()
  await server.stop()
  await place.remove()
  expect(members).toStrictEqual([{ id: other }])
})
