import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { expect, it } from 'vitest'
import { ownCountedServer } from '../testing/ownServer.js'
import { shareChild } from '../testing/childSharing.js'
import { olderChild, withAdult, withChecks, withChild, type Member } from '../testing/testServer.js'

const { server, counted } = ownCountedServer()

const familyOf = async ({ access_token: token }: Member) =>
  (await server.call(contract.readFamily, { token })).answer().data

it('holds a shared child for as long as it is shared, and nobody else’s', async () => {
  const [owner, partner] = [await server.join(), await server.join()]
  const { id, record } = await withChild(server, owner, olderChild)
  const { stool } = await withChecks(server, owner, id)
  await withAdult(server, owner)
  expect(await familyOf(partner)).toStrictEqual({ children: [], adults: [] })
  await shareChild(server, owner, partner, id, 'view')
  const shared = { child: { id, role: 'view' }, growth: [{ id: record }], stool: { id: stool } }
  expect(await familyOf(partner)).toMatchObject({ children: [shared], adults: [] })
  await server.call(contract.leaveChild, { token: partner.access_token, params: { id } })
  expect(await familyOf(partner)).toStrictEqual({ children: [], adults: [] })
  expect((await familyOf(owner)).children).toHaveLength(1)
})

it('takes no more statements for many than for one, and leaves out lists that are too long together', async () => {
  const owner = await server.join()
  const asked = async (): Promise<number> => {
    const before = counted.statements().length
    await familyOf(owner)
    return counted.statements().length - before
  }
  const children = [(await withChild(server, owner)).id]
  await withAdult(server, owner)
  // The first call loads more about its caller than later ones.
  await asked()
  const forOne = await asked()
  children.push((await withChild(server, owner)).id, (await withChild(server, owner)).id)
  expect(await asked()).toBe(forOne)
  const rows = (child_id: string, count: number) =>
    Array.from({ length: count }, (_, day) => ({
      id: randomUUID(),
      child_id,
      date: addDays('2024-07-12' as IsoDate, day),
      weight: 10,
      created_by: owner.user.id,
      created_at: server.now(),
    }))
  const { db } = server.store
  for (const child of children.slice(0, 2)) await db.insertInto('growth_records').values(rows(child, 498)).execute()
  expect((await familyOf(owner)).children.map(({ growth }) => growth?.length)).toStrictEqual([499, 499, 1])
  await db
    .insertInto('growth_records')
    .values(rows(children[2] ?? '', 2))
    .execute()
  const full = await familyOf(owner)
  expect(full.children.map(({ growth }) => growth)).toStrictEqual([null, null, null])
  expect(full.adults.map(({ mobility }) => mobility?.length)).toStrictEqual([1])
})
