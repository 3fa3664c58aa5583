import { randomUUID } from 'node:crypto'
import { contract } from '@careplus/adapters/contract'
import { addDays, addMonths, type IsoDate } from '@careplus/core/calendar'
import { consentVersions, freePurposes } from '@careplus/core/consents'
import { describe, expect, it } from 'vitest'
import { earn, runningDraw } from '../../testing/drawFixtures.js'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'

const server = ownServer()

const yearsAgo = (years: number): IsoDate => addMonths(server.today(), -12 * years)

const born = ({ access_token: token }: Member, birthday: string | null, guardian_agreed?: boolean) =>
  server.call(contract.changeMe, {
    token,
    body: { birthday, ...(guardian_agreed === undefined ? {} : { guardian_agreed }) },
  })
const answerConsent = ({ access_token: token }: Member, purpose: keyof typeof consentVersions, granted: boolean) =>
  server.call(contract.recordConsent, { token, body: { purpose, granted, version: consentVersions[purpose] } })
const trackingOf = async ({ access_token: token }: Member) =>
  (await server.call(contract.readMe, { token })).answer().data.tracking
const enter = ({ access_token: token }: Member, item_id: string) =>
  server.call(contract.enterDraw, { token, params: { item_id }, body: { tickets: 1 }, key: randomUUID() })

describe("a member's birth date", () => {
  it.each([
    ['tomorrow', () => addDays(server.today(), 1), 'in_future'],
    ['of 123 years ago', () => yearsAgo(123), 'too_long_ago'],
    ['of a day less than twenty years ago', () => addDays(yearsAgo(20), 1), 'guardian_needed'],
  ])('%s is asked about at its field', async (_, day, code) => {
    const member = await server.join()
    for (const reply of [await born(member, day()), await born(member, day(), false)])
      expect(reply.body).toMatchObject({ field: 'birthday', errors: [{ code }] })
    expect((await server.call(contract.readMe, { token: member.access_token })).answer().data.birthday).toBeNull()
  })

  it('of twenty years ago is taken, and so is a minor with a guardian, which is put on record', async () => {
    const member = await server.join()
    ;(await born(member, yearsAgo(20))).answer()
    ;(await born(member, yearsAgo(14), true)).answer()
    const agreed = async () =>
      (await server.acts('actor', member.user.id)).filter((action) => action === 'member.guardian_agreed')
    expect(await agreed()).toHaveLength(1)
    ;(await born(member, yearsAgo(14))).answer()
  })
})

describe("a minor's account", () => {
  it('is seen by no tracker and gets no promotion, whatever was agreed to before, until it is of age', async () => {
    const member = await server.join()
    ;(await answerConsent(member, 'analytics', true)).answer()
    ;(await answerConsent(member, 'advertising', true)).answer()
    expect((await trackingOf(member))?.advertising).toBe(true)
    ;(await born(member, yearsAgo(19), true)).answer()
    expect(await trackingOf(member)).toStrictEqual({ advertising: false, care_plus_id: null })
    for (const purpose of [...freePurposes, 'marketing'] as const) {
      expect((await answerConsent(member, purpose, true)).body).toMatchObject({
        field: 'purpose',
        errors: [{ code: 'of_age_only' }],
      })
      ;(await answerConsent(member, purpose, false)).answer()
    }
    expect(await trackingOf(member)).toStrictEqual({ advertising: false, care_plus_id: null })
    ;(await born(member, yearsAgo(20))).answer()
    ;(await answerConsent(member, 'advertising', true)).answer()
    expect((await trackingOf(member))?.advertising).toBe(true)
  })

  it('enters no draw, and is told so before it tries; of age it does', async () => {
    const item = await runningDraw(server.store.db, server.now())
    const member = await server.join()
    await earn(server.store.db, member.user.id, 500, server.now())
    ;(await born(member, yearsAgo(17), true)).answer()
    const shown = async () =>
      (await server.call(contract.listLuckyDraws, { token: member.access_token }))
        .answer()
        .data.find(({ product_id }) => product_id === item)
    expect(await shown()).toMatchObject({ is_redeemable: false, alert_messages: ['ร่วมลุ้นได้เมื่ออายุ 20 ปีขึ้นไป'] })
    const refused = await enter(member, item)
    expect([refused.status, refused.body]).toMatchObject([422, { alert_messages: ['ร่วมลุ้นได้เมื่ออายุ 20 ปีขึ้นไป'] }])
    ;(await born(member, yearsAgo(30))).answer()
    expect(await shown()).toMatchObject({ is_redeemable: true })
    ;(await enter(member, item)).answer()
  })
})

describe("a child's birth date", () => {
  it('is none of who is of age, and a child who grows up keeps theirs', async () => {
    const { access_token: token } = await server.join()
    const fields = { nickname: 'ปัน', gender: 'male', delivery_method: 'c-section' } as const
    const add = (birthday: string) => server.call(contract.addChild, { token, body: { ...fields, birthday } })
    for (const day of ['1925-05-01', yearsAgo(20)])
      expect((await add(day)).body).toMatchObject({ field: 'birthday', errors: [{ code: 'not_a_child' }] })
    const { id } = (await add(addDays(yearsAgo(20), 1))).answer().data
    const change = (birthday: string, nickname = 'ปันปัน') =>
      server.call(contract.changeChild, { token, params: { id }, body: { ...fields, nickname, birthday } })
    expect((await change('1925-05-01')).body).toMatchObject({ field: 'birthday', errors: [{ code: 'not_a_child' }] })
    await server.store.db
      .updateTable('children')
      .set({ birthday: yearsAgo(20) })
      .where('id', '=', id)
      .execute()
    ;(await change(yearsAgo(20))).answer()
  })
})
