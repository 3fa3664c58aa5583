import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { withProvedPhone, withTask } from '../../testing/loyaltyFixtures.js'

const adults = '20'
const forSmall = ['8', 'cow-milk-protein-allergy', '18', '14', '22']

const server = ownServer({ content: true })
let task: string
let member: Member
beforeAll(async () => {
  const words = { title: 'อ่านสามบท', description: 'อ่านบทความให้จบ', unit: 'บท' }
  const fields = { ...words, points: 10, target: 2, way: 'article-read', path: '/article' } as const
  task = await withTask(server.store.db, server.now(), fields)
})
beforeEach(async () => {
  member = await server.join()
})

const note = (article_key: string, key: string = randomUUID()) =>
  server.call(contract.noteArticleRead, { token: member.access_token, params: { article_key }, key })
const done = async (person = member) =>
  (await server.call(contract.listMissions, { token: person.access_token }))
    .answer()
    .data.flatMap(({ tasks }) => tasks)
    .find(({ task_id }) => task_id === task)?.done

describe('an article that was read to its end', () => {
  it("counts for the month's mission, of this member alone, and earns its points", async () => {
    const other = await server.join()
    expect(await done()).toBe(0)
    expect((await note(adults)).answer()).toStrictEqual({ data: null })
    expect([await done(), await done(other)]).toStrictEqual([1, 0])
    const params = { task_id: task }
    const claim = () => server.call(contract.claimMission, { token: member.access_token, params })
    expect((await claim()).code()).toBe('mission_not_done')
    ;(await note('9')).answer()
    expect((await claim()).code()).toBe('mission_unproved')
    await withProvedPhone(server.store.db, server.now(), member)
    ;(await claim()).answer()
    expect((await server.call(contract.readPoints, { token: member.access_token })).answer().data.usable).toBe(10)
  })

  it('twice is once, with the same key, with another, and at the same time', async () => {
    ;(await note(adults, 'one')).answer()
    ;(await note(adults, 'one')).answer()
    for (const reply of await Promise.all(Array.from({ length: 4 }, () => note(adults)))) reply.answer()
    expect(await done()).toBe(1)
  })

  it('counts for nothing if it is for children under three as well', async () => {
    for (const key of forSmall) (await note(key)).answer()
    expect(await done()).toBe(0)
  })

  it('is one of twelve or more that count, all in the list that the mission leads to', async () => {
    const { data } = (
      await server.call({ ...contract.listArticles, path: `${contract.listArticles.path}?age=adult` })
    ).answer()
    for (const { key } of data.items) (await note(key)).answer()
    expect(await done()).toBe(data.items.filter(({ key }) => key !== '22').length)
    expect(await done()).toBeGreaterThanOrEqual(12)
    const tasks = (await server.call(contract.listMissions, { token: member.access_token }))
      .answer()
      .data.flatMap((month) => month.tasks)
    const leads = tasks.filter(({ task_id, title }) => task_id !== task && title.includes('อ่านบทความ'))
    expect(new Set(leads.map(({ path }) => path))).toStrictEqual(new Set(['/article?age=adult']))
  })

  it('has to be one that is there', async () => {
    for (const key of ['999', 'nobody', '0', 'Sensitive']) expect((await note(key)).code()).toBe('not_found')
    const { db } = server.store
    await db.updateTable('publications').set({ status: 'hidden' }).where('id', '=', 'article:21').execute()
    expect((await note('21')).code()).toBe('not_found')
    expect(await done()).toBe(0)
    await db.updateTable('publications').set({ status: 'available' }).where('id', '=', 'article:21').execute()
    ;(await note('21')).answer()
    expect(await done()).toBe(1)
  })

  it('wants a member, and a key', async () => {
    const params = { article_key: adults }
    expect((await server.call(contract.noteArticleRead, { params })).code()).toBe('token_invalid')
    const strange = { params, token: 'x'.repeat(43) }
    expect((await server.call(contract.noteArticleRead, strange)).code()).toBe('token_invalid')
    expect((await note(adults, '')).code()).toBe('idempotency_required')
    expect((await note(adults)).headers.get('cache-control')).toBe('no-store')
  })
})
