import { contract } from '@careplus/adapters/contract'
import { addDays } from '@careplus/core/calendar'
import { beforeAll, describe, expect, it } from 'vitest'
import { openStorage } from '../../platform/storage/openStorage.js'
import type { Storage } from '../../platform/storage/storage.js'
import { answerAsStaff, sentRequest } from '../../testing/requestFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import { unexpected, type Member } from '../../testing/testServer.js'
import { removeDueRequestPictures, requestPictureCleanup } from './storedRequestPictures.js'
import { runJobs } from '../../testing/backgroundWork.js'
import { downloadOf } from '../../testing/download.js'

const server = ownServer()
let storage: Storage
beforeAll(async () => {
  storage = await openStorage(server.config.storage)
})

const day = 24 * 3600
const keysOf = async (request: string): Promise<ReadonlyArray<string>> => {
  const rows = await server.store.db
    .selectFrom('request_pictures')
    .selectAll()
    .where('request_id', '=', request)
    .execute()
  return rows.flatMap(({ whole_key, thumbnail_key }) => [whole_key, thumbnail_key])
}
const there = async (keys: ReadonlyArray<string>): Promise<ReadonlyArray<boolean>> =>
  Promise.all(keys.map(async (key) => (await storage.get(key)) !== null))
const erase = async ({ access_token: token }: Member): Promise<void> => {
  ;(await server.call(contract.askDeletion, { token })).answer()
  server.clock.advance(7 * day)
  await runJobs(server.store.db, server.now())
}

describe('what is asked', () => {
  it('is in the download of everything, with its answer and its pictures', async () => {
    const member = await server.join()
    const { id, pictures } = await sentRequest(server, member)
    await answerAsStaff(server, id, 'ตอบแล้วนะคะ')
    const given = { token: member.access_token, params: { id, picture_id: pictures[0] ?? '' } }
    const { bytes } = (await server.call(contract.readRequestPicture, given)).answer()
    const { files, part, text } = await downloadOf(server, member)
    expect(files[`pictures/requests/${id}-1.webp`]).toStrictEqual(bytes)
    expect(part('requests')).toMatchObject([
      { id, topic: 'points-and-bills', messages: [{ by: 'member' }, { by: 'staff', words: 'ตอบแล้วนะคะ' }] },
    ])
    expect(text).not.toContain('มานี')
  })

  it('goes with its member, files and all, and nothing of another’s', async () => {
    const [member, other] = [await server.join(), await server.join()]
    const [request, others] = [await sentRequest(server, member), await sentRequest(server, other)]
    await answerAsStaff(server, request.id)
    const [keys, othersKeys] = [await keysOf(request.id), await keysOf(others.id)]
    await erase(member)
    const { db } = server.store
    for (const { id, left } of [
      { id: request.id, left: 0 },
      { id: others.id, left: 1 },
    ]) {
      expect(await db.selectFrom('requests').select('id').where('id', '=', id).execute()).toHaveLength(left)
      const messages = db.selectFrom('request_messages').select('seq').where('request_id', '=', id)
      expect(await messages.execute()).toHaveLength(left)
    }
    expect(await removeDueRequestPictures(db, storage, server.now(), unexpected)).toBe(1)
    expect(await there(keys)).toStrictEqual([false, false])
    expect(await there(othersKeys)).toStrictEqual([true, true])
    const rows = await db.selectFrom('request_pictures').select('whole_key').execute()
    expect(rows.map(({ whole_key }) => whole_key)).not.toContain(keys[0])
    expect(await removeDueRequestPictures(db, storage, server.now(), unexpected)).toBe(0)
  })

  it('that could not be removed comes again', async () => {
    const member = await server.join()
    const keys = await keysOf((await sentRequest(server, member)).id)
    await erase(member)
    const { db } = server.store
    const failures: unknown[] = []
    const away = { ...storage, remove: () => Promise.reject(new Error('away')) }
    expect(await removeDueRequestPictures(db, away, server.now(), (reason) => failures.push(reason))).toBe(0)
    expect([failures.length, await there(keys)]).toStrictEqual([1, [true, true]])
    expect(await removeDueRequestPictures(db, storage, server.now(), unexpected)).toBe(1)
    expect(await there(keys)).toStrictEqual([false, false])
  })

  it('leaves no picture that no request knows of', async () => {
    const keys = await keysOf((await sentRequest(server, await server.join())).id)
    const today = server.today()
    const stray = `requests/${today}/${crypto.randomUUID()}.webp`
    await storage.put(stray, Uint8Array.of(1), 'image/webp')
    const cleanUp = requestPictureCleanup(server.store.db, storage)
    await cleanUp(server.now())
    expect(await there([stray])).toStrictEqual([true])
    const later = new Date(Date.parse(`${addDays(today, 3)}T12:00:00Z`))
    expect(await cleanUp(later)).toBe(1)
    expect(await there([stray, ...keys])).toStrictEqual([false, true, true])
  })
})
