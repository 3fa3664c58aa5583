import { staffContract } from '@careplus/adapters/internal/contract'
import type { BodyOf } from '@careplus/adapters/contract'
import { parseMobileNumber } from '@careplus/core/identity'
import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { closeDraw, recordResult, runDraw } from '../../loyalty/draws/drawSteps.js'
import { enterDraw } from '../../loyalty/draws/enterDraw.js'
import { done, earn, runningDraw, staff } from '../../testing/drawFixtures.js'
import type { Member } from '../../testing/testServer.js'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()

const later = (days: number) => new Date(server.clock.now() + days * 86_400_000)
const viewWinner = (item_id: string, body: BodyOf<typeof staffContract.lookAtWinner>) =>
  server.staffCall(staffContract.lookAtWinner, { params: { item_id }, body })
const views = async () => (await server.auditEntries()).filter(([action]) => action === 'winner.looked-at')

const joined = async (name: string, phone: string | null): Promise<Member> => {
  const member = await server.join()
  await server.store.db.updateTable('members').set({ name, phone }).where('id', '=', member.user.id).execute()
  await earn(server.store.db, member.user.id, 300, later(0))
  return member
}

const closedDraw = async (members: ReadonlyArray<Member>): Promise<string> => {
  const { db } = server.store
  const item = await runningDraw(db, later(0))
  for (const { user } of members) done(await enterDraw(db, user.id, item, 1, later(0)))
  done(await closeDraw(db, item, staff, later(11)))
  return item
}

it('a winner who was drawn can be reached by name, number and address, and every look is written down', async () => {
  const { db } = server.store
  const members = [await joined('สมชาย วงศ์ดี', '0812347734'), await joined('มะลิ ใจดี', null)]
  const item = await closedDraw(members)
  expect((await viewWinner(item, { place: 1 })).code()).toBe('step_refused')
  done(await runDraw(db, item, { public_value: '123456', again: '123456' }, staff, later(13)))
  const before = (await views()).length
  const found = [
    (await viewWinner(item, { place: 1 })).answer().data,
    (await viewWinner(item, { place: 2 })).answer().data,
  ]
  expect(new Set(found)).toStrictEqual(
    new Set([
      { name: 'สมชาย วงศ์ดี', phone: '0812347734', email: members[0]?.email },
      { name: 'มะลิ ใจดี', phone: null, email: members[1]?.email },
    ]),
  )
  await viewWinner(item, { place: 1 })
  const subjects = (await views()).slice(before).map(([, subject]) => subject)
  expect([subjects.length, new Set(subjects)]).toStrictEqual([3, new Set(members.map(({ user }) => user.id))])
  expect(subjects[2]).toBe(subjects[0])
  const answers = await db
    .selectFrom('staff_answers')
    .select('answer')
    .where('call', 'like', `%${item}/winner%`)
    .execute()
  expect(answers).toStrictEqual([])
  expect((await viewWinner(item, { place: 3 })).code()).toBe('not_found')
  expect((await viewWinner('999999999', { place: 1 })).code()).toBe('not_found')
})

it('of an official result: the entrants among the winners; who has no account, or none any more, by nothing', async () => {
  const { db } = server.store
  const member = await joined('พิมพ์ ตั้งใจ', null)
  const item = await closedDraw([member])
  const { code } = await db
    .selectFrom('draw_entrants')
    .select('code')
    .where('item_id', '=', item)
    .executeTakeFirstOrThrow()
  const number = parseMobileNumber('0898765432')
  const winners = [{ code }, { name: 'แก้ว', number: E.isRight(number) ? number.right : null }]
  done(await recordResult(db, item, { note: 'จับต่อหน้าเจ้าหน้าที่', winners }, staff, later(13)))
  expect((await viewWinner(item, { place: 1 })).answer().data).toMatchObject({ name: 'พิมพ์ ตั้งใจ', email: member.email })
  const before = (await views()).length
  expect((await viewWinner(item, { place: 2 })).code()).toBe('step_refused')
  await db.deleteFrom('members').where('id', '=', member.user.id).execute()
  expect((await viewWinner(item, { place: 1 })).code()).toBe('step_refused')
  expect((await views()).length).toBe(before)
})
