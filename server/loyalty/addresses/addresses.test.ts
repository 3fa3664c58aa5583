import { contract } from '@careplus/adapters/contract'
import { mostAddresses } from '@careplus/core/internal/addresses'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import type { Member } from '../../testing/testServer.js'
import { homeAddress } from '@careplus/core/internal/testing'

const server = ownServer()
let member: Member
let token: string
beforeEach(async () => {
  member = await server.join()
  token = member.access_token
})

const home = { ...homeAddress, is_default: false } as const

const add = (body: object = home, key?: string) => server.call(contract.addAddress, { token, body, key })
const list = async () => (await server.call(contract.listAddresses, { token })).answer().data
const versionOf = async (id: string) => (await list()).find((each) => each.id === id)?.version ?? 1
const change = async (id: string, body: object, as = token) =>
  server.call(contract.changeAddress, { token: as, params: { id }, body, version: await versionOf(id) })
const remove = async (id: string, as = token) =>
  server.call(contract.removeAddress, { token: as, params: { id }, version: await versionOf(id) })
const defaults = async () => (await list()).filter(({ is_default }) => is_default)

describe('addresses', () => {
  it('are their member’s alone', async () => {
    const { id } = (await add()).answer().data
    const other = await server.join()
    expect((await server.call(contract.listAddresses, { token: other.access_token })).answer().data).toEqual([])
    expect((await change(id, { ...home, house: '1' }, other.access_token)).code()).toBe('not_found')
    expect((await remove(id, other.access_token)).code()).toBe('not_found')
    expect(await list()).toMatchObject([{ house: home.house }])
    expect((await server.call(contract.listAddresses)).code()).toBe('token_invalid')
    expect((await server.call(contract.addAddress, { body: home })).code()).toBe('token_invalid')
  })

  it('are refused by their parts, each with its sentence, and nothing else is kept of them', async () => {
    const refused = await add({ ...home, house: '', phone: '021234567', postcode: '0310', soi: 'ก'.repeat(81) })
    expect(refused.body).toMatchObject({
      error_code: 'invalid_input',
      errors: [
        { field: 'phone', code: 'not_mobile' },
        { field: 'house', code: 'required' },
        { field: 'soi', code: 'too_long' },
        { field: 'postcode', code: 'malformed' },
      ],
    })
    ;(await add({ ...home, note: 'ฝากป้อมยาม' })).answer()
    const [row] = await server.store.db
      .selectFrom('member_addresses')
      .select('address')
      .where('member_id', '=', member.user.id)
      .execute()
    const { is_default: _, ...parts } = home
    expect(row?.address).toEqual(parts)
  })

  it('that disagree with their postcode are kept all the same', async () => {
    expect((await add({ ...home, postcode: '99999' })).status).toBe(201)
    expect((await add({ ...home, subdistrict: 'ศรีภูมิ' })).status).toBe(201)
  })

  it('asked to be the default at the same moment: one is', async () => {
    const replies = await Promise.all(['1', '2', '3', '4'].map((house) => add({ ...home, house, is_default: true })))
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect(await defaults()).toHaveLength(1)
    const ids = (await list()).map(({ id }) => id)
    await Promise.all(ids.map((id) => change(id, { ...home, is_default: true })))
    expect(await defaults()).toHaveLength(1)
  })

  it('removed at the same moment, the default among them: one of the rest is the default', async () => {
    for (const house of ['1', '2', '3', '4', '5']) (await add({ ...home, house })).answer()
    const gone = (await list()).slice(0, 3).map(({ id }) => id)
    await Promise.all(gone.map((id) => remove(id)))
    expect(await list()).toMatchObject([
      { house: '4', is_default: true },
      { house: '5', is_default: false },
    ])
  })

  it('are twenty at the most, also added at the same moment', async () => {
    for (let n = 2; n < mostAddresses; n += 1) (await add()).answer()
    const replies = await Promise.all([1, 2, 3, 4].map(() => add()))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 400, 400])
    expect(replies.find(({ status }) => status === 400)?.body).toMatchObject({
      errors: [{ field: '', code: 'too_many' }],
    })
    expect(await list()).toHaveLength(mostAddresses)
  })

  it('changed or removed, are in no kept answer any more', async () => {
    const { id } = (await add(home, 'a-key')).answer().data
    const stored = async () =>
      JSON.stringify(
        await server.store.db
          .selectFrom('idempotency_keys')
          .select('answer')
          .where('member_id', '=', member.user.id)
          .execute(),
      )
    expect(await stored()).toContain(home.recipient)
    ;(await change(id, { ...home, recipient: 'ยายศรี' })).answer()
    expect(await stored()).not.toContain(home.recipient)
    expect(await stored()).toContain('ยายศรี')
    ;(await remove(id)).answer()
    expect(await stored()).not.toContain('ยายศรี')
  })
})

describe('places', () => {
  const find = (query: string) =>
    fetch(`${server.url}/th/places/${query}`, { headers: { 'x-api-key': 'careplus-web' } })

  it('are told to anybody who gives a postcode', async () => {
    const answer = await find('?postcode=81180')
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { data: [{ subdistrict: 'หนองทะเล', district: 'เมืองกระบี่', province: 'กระบี่' }] },
    ])
    expect(await (await find('?postcode=99999')).json()).toEqual({ data: [] })
  })

  it.each(['', '?postcode=', '?postcode=1031', '?postcode=10310&postcode=81180', '?postcode=%00'])(
    'are not told of %j',
    async (query) => {
      const answer = await find(query)
      expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ field: 'postcode' }] }])
    },
  )
})
