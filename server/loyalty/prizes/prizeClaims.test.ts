import { contract, type BodyOf } from '@careplus/adapters/contract'
import { staffContract, type Contract } from '@careplus/adapters/internal/contract'
import { expect, it } from 'vitest'
import { closeDraw, runDraw } from '../draws/drawSteps.js'
import { enterDraw } from '../draws/enterDraw.js'
import { drawFileOf } from '../draws/drawFile.js'
import { newAddress } from '../../testing/catalogue.js'
import { done, earn, runningDraw, staff } from '../../testing/drawFixtures.js'
import { loadMyPrize } from './prizeClaims.js'
import type { Member } from '../../testing/testServer.js'
import { runCleanup } from '../../testing/backgroundWork.js'
import { ownStaffServer } from '../../testing/ownServer.js'
import { downloadOf } from '../../testing/download.js'

const server = ownStaffServer()

const dayMs = 86_400_000
const later = (days: number) => new Date(server.clock.now() + days * dayMs)
const number = '1103702071811'
const body: BodyOf<Contract['claimPrize']> = {
  name: 'มะลิ ใจดี',
  document: 'citizen',
  number: '1-1037-02071-81-1',
  address: newAddress,
  tax_agreed: true,
}

const rendered = async () => {
  const { db } = server.store
  const members: Member[] = []
  const item = await runningDraw(db, later(-12))
  for (let n = 0; n < 4; n += 1) {
    const member = await server.join()
    await earn(db, member.user.id, 300, later(-12))
    done(await enterDraw(db, member.user.id, item, 1, later(-12)))
    members.push(member)
  }
  done(await closeDraw(db, item, staff, later(-1)))
  done(await runDraw(db, item, { public_value: '482917', again: '482917' }, staff, later(0)))
  const files = await Promise.all(members.map(async ({ user }) => drawFileOf(db, item, user.id)))
  const placed = members.map((member, at) => [files[at]?.winners.find(({ mine }) => mine)?.place ?? 0, member] as const)
  return { item, winners: placed.toSorted(([a], [b]) => a - b).map(([, member]) => member) }
}

const wholeStore = async (text: string): Promise<ReadonlyArray<string>> => {
  const { db } = server.store
  const rows = await Promise.all(
    (['prize_claims', 'audit', 'idempotency_keys', 'notices', 'draw_winners'] as const).map(async (table) => {
      const all = await db.selectFrom(table).selectAll().execute()
      return JSON.stringify(all).includes(text) ? [table] : []
    }),
  )
  return rows.flat()
}

it('a winner claims their prize; the number is sealed, shown masked, whole to staff alone, and deleted in time', async () => {
  const { db } = server.store
  const { item, winners } = await rendered()
  const [first, second, third] = winners
  if (first === undefined || second === undefined || third === undefined) throw new Error('four have entered')
  const params = { item_id: item }
  const ask = ({ access_token: token }: Member) => server.call(contract.readMyPrize, { token, params })
  const claim = ({ access_token: token }: Member, more: Partial<typeof body> = {}) =>
    server.call(contract.claimPrize, { token, params, body: { ...body, ...more } })
  const fieldsOf = async (answer: Awaited<ReturnType<typeof claim>>) => {
    expect(answer.code()).toBe('invalid_input')
    return answer.body
  }
  expect((await ask(first)).answer().data).toMatchObject({ place: 1, claim: null, tax_satang: 6450 })
  expect((await ask(third)).answer().data).toBeNull()
  expect((await claim(third)).code()).toBe('not_found')
  expect(JSON.stringify(await fieldsOf(await claim(first, { number: '1-1037-02071-81-2' })))).toContain('"number"')
  expect(JSON.stringify(await fieldsOf(await claim(first, { tax_agreed: false })))).toContain('"tax_agreed"')

  const claimed = (await claim(first)).answer().data
  expect(claimed.claim).toMatchObject({ name: 'มะลิ ใจดี', number: 'x-xxxx-xxxxx-81-1', address: newAddress })
  expect((await ask(first)).answer().data).toStrictEqual(claimed)
  expect([await wholeStore(number), await wholeStore(body.number)]).toStrictEqual([[], []])

  expect((await claim(first, { document: 'passport', number: 'AA1234567' })).answer().data.claim?.number).toBe(
    'xxxxxx567',
  )
  ;(await claim(first)).answer()

  const view = (place: number) => server.staffCall(staffContract.lookAtPrizeClaim, { params, body: { place } })
  expect((await view(1)).answer().data).toMatchObject({ number, name: 'มะลิ ใจดี', tax_satang: 6450 })
  expect((await view(2)).code()).toBe('step_refused')
  const views = await db.selectFrom('audit').selectAll().where('action', '=', 'prize-claim.looked-at').execute()
  expect(views.map(({ subject, detail }) => [subject, detail])).toStrictEqual([[item, '1']])

  ;(await server.call(contract.declinePrize, { token: second.access_token, params })).answer()
  expect((await drawFileOf(db, item, null))?.winners.map(({ standing }) => standing)).toStrictEqual([
    'winner',
    'declined',
    'winner',
    'reserve',
  ])
  expect((await ask(third)).answer().data).toMatchObject({ place: 3, claim: null })

  const deliver = (place: number) => server.staffCall(staffContract.deliverPrize, { params, body: { place } })
  ;(await deliver(1)).answer()
  for (const place of [1, 2, 4]) expect((await deliver(place)).code()).toBe('step_refused')
  expect((await claim(first)).code()).toBe('not_found')

  const { part } = await downloadOf(server, first)
  expect(part('draws')).toMatchObject({ claims: [{ item_id: item, place: 1, number, name: 'มะลิ ใจดี' }] })

  const stored = async () => {
    const claims = await db.selectFrom('prize_claims').select('number_sealed').where('item_id', '=', item).execute()
    return claims.map(({ number_sealed }) => number_sealed !== null)
  }
  await runCleanup(db, later(360))
  expect(await stored()).toStrictEqual([true])
  // No hash of a body that contains the number is stored.
  const answers = await db.selectFrom('idempotency_keys').select('path').where('path', 'like', '%/claim/').execute()
  expect(answers).toStrictEqual([])
  await runCleanup(db, later(367))
  expect(await stored()).toStrictEqual([false])
  expect((await loadMyPrize(db, item, first.user.id))?.claim?.number).toBeNull()
})
