import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ledgerOf, newAddress, posted, withGift, withItem } from '../../testing/catalogue.js'
import { runningDraw } from '../../testing/drawFixtures.js'
import { withBillIn, withProvedPhone } from '../../testing/loyaltyFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer()

/** Points of missions from before the proof was required. */
const earner = async (missions: number, others: number): Promise<Member> => {
  const member = await server.join()
  const { db } = server.store
  const earned = { _tag: 'Earn', kind: 'mission', points: missions, reference_id: randomUUID() } as const
  await posted(db, member.user.id, earned, server.now())
  if (others > 0) await withGift(db, member.user.id, others, server.now())
  return member
}

const pointsOf = async ({ access_token: token }: Member) =>
  (await server.call(contract.readPoints, { token })).answer().data

const methods = {
  'a reward': {
    item: (point: number) => withItem(server.store.db, server.now(), { point }),
    spend: ({ access_token: token }: Member, item_id: string) =>
      server.call(contract.redeem, { token, params: { item_id }, body: { quantity: 1, address: newAddress } }),
  },
  'a draw': {
    item: (point: number) => runningDraw(server.store.db, server.now(), { point, member_limit: null }),
    spend: ({ access_token: token }: Member, item_id: string) =>
      server.call(contract.enterDraw, { token, params: { item_id }, body: { tickets: 1 } }),
  },
} as const

const proofs = {
  'a telephone is proved': (member: Member) => withProvedPhone(server.store.db, server.now(), member),
  'a bill is approved': (member: Member) => withBillIn(server.store.db, server.now(), member, 'approved'),
}

describe.each(Object.entries(methods))('%s', (_, { item, spend }) => {
  it.each(Object.entries(proofs))('takes points of missions only once %s', async (__, prove) => {
    const [member, id] = [await earner(50, 40), await item(40)]
    expect(await pointsOf(member)).toMatchObject({ usable: 40, unproved: 50 })
    expect((await spend(member, id)).status).toBeLessThan(300)
    expect(await pointsOf(member)).toMatchObject({ usable: 0, unproved: 50 })
    const before = await ledgerOf(server.store.db, member.user.id)
    const refused = await spend(member, id)
    expect([refused.status, refused.body]).toMatchObject([
      422,
      { error_code: 'points_unproved', usable: 0, error_message: expect.stringContaining('ใบเสร็จที่ผ่านแล้ว') },
    ])
    expect(await ledgerOf(server.store.db, member.user.id)).toStrictEqual(before)
    await prove(member)
    expect(await pointsOf(member)).toMatchObject({ usable: 50, unproved: 0 })
    expect((await spend(member, id)).status).toBeLessThan(300)
    expect(await pointsOf(member)).toMatchObject({ usable: 10, unproved: 0 })
  })

  it('takes none of them in two calls at once', async () => {
    const [member, id] = [await earner(50, 40), await item(30)]
    const replies = await Promise.all([spend(member, id), spend(member, id), spend(member, id)])
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await pointsOf(member)).toMatchObject({ usable: 10, unproved: 50 })
  })

  it('says so where it is shown, and what is lacking beside it', async () => {
    const [member, near, far] = [await earner(50, 40), await item(90), await item(120)]
    const shown = async (product_id: string) =>
      (await server.call(contract.readItem, { token: member.access_token, params: { item_id: product_id } })).answer()
        .data.item
    const alert = 'ยืนยันเบอร์โทรก่อน จึงใช้คะแนนภารกิจได้'
    const plain = (texts: ReadonlyArray<string>) => texts.map((text) => text.replaceAll('\u00A0', ' '))
    const item1 = await shown(near)
    expect(item1).toMatchObject({ current_points: 40, is_redeemable: false })
    expect(plain(item1.alert_messages)).toStrictEqual([alert])
    expect(plain((await shown(far)).alert_messages)).toStrictEqual(['ขาดอีก 30 คะแนน', alert])
    expect((await spend(member, far)).code()).toBe('not_redeemable')
  })
})
