import { contract, type Endpoint } from '@careplus/adapters/contract'
import { homeAddress } from '@careplus/core/internal/testing'
import { beforeEach, describe, expect, it } from 'vitest'
import { shareChild } from '../../testing/childSharing.js'
import { ownServer } from '../../testing/ownServer.js'
import { newRecord, withAdult, withChild, type Member } from '../../testing/testServer.js'

const server = ownServer()
let mother: Member
let father: Member
let child: string
let record: string
beforeEach(async () => {
  mother = await server.join()
  father = await server.join()
  const made = await withChild(server, mother)
  child = made.id
  record = made.record
  await shareChild(server, mother, father, child, 'manage')
})

const changeRecord = ({ access_token: token }: Member, body: object, version: number) =>
  server.call(contract.changeGrowth, { token, params: { id: child, record_id: record }, body, version })
const stored = async () =>
  (await server.call(contract.listGrowth, { token: mother.access_token, params: { id: child } })).answer().data[0]

describe('two carers and one record', () => {
  it('the later save on an older version is refused with what changed meanwhile, and nothing is undone', async () => {
    const byFather = { height: 66, head_circumference: 44.1 }
    expect((await changeRecord(father, byFather, 1)).answer().data).toMatchObject({ ...byFather, version: 2 })
    const refused = await changeRecord(mother, { weight: 7.3 }, 1)
    expect([refused.status, refused.code()]).toEqual([412, 'version_stale'])
    expect(refused.body).toMatchObject({ current: { ...newRecord, ...byFather, version: 2 } })
    expect((refused.body as { error_message: string }).error_message).toMatch(/[ก-๙]/)
    expect(await stored()).toMatchObject({ ...newRecord, ...byFather })
    expect((await changeRecord(mother, { weight: 7.3 }, 2)).answer().data).toMatchObject({
      ...newRecord,
      ...byFather,
      id: record,
      weight: 7.3,
      version: 3,
    })
  })

  it('of many at the same moment one is saved', async () => {
    const replies = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((n) => changeRecord(n % 2 ? mother : father, { weight: 7 + n }, 1)),
    )
    const statuses = replies.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, 412, 412, 412, 412, 412])
    const saved = replies.find(({ status }) => status === 200)
    expect(await stored()).toEqual(saved?.answer().data)
  })

  it('"taken there" is said of the figures that were read, by both alike, and of no others', async () => {
    const mark = ({ access_token: token }: Member, taken: boolean, version: number) =>
      server.call(contract.markTaken, { token, params: { id: child, record_id: record }, body: { taken }, version })
    for (const { answer } of [await mark(mother, true, 1), await mark(father, true, 1)])
      expect(answer().data).toMatchObject({ version: 1, referral_taken_on: server.today() })
    expect((await changeRecord(father, { weight: 6.1 }, 1)).status).toBe(200)
    const refused = await mark(mother, true, 1)
    expect([refused.status, refused.code()]).toEqual([412, 'version_stale'])
    expect(refused.body).toMatchObject({ current: { weight: 6.1, version: 2, referral_taken_on: null } })
    expect(await stored()).toMatchObject({ referral_taken_on: null })
    expect((await mark(mother, true, 2)).answer().data.referral_taken_on).toBe(server.today())
  })

  it('a record that was corrected meanwhile is not deleted by the other, who is told what stands', async () => {
    const remove = ({ access_token: token }: Member, version: number) =>
      server.call(contract.removeGrowth, { token, params: { id: child, record_id: record }, version })
    ;(await changeRecord(father, { weight: 6.1 }, 1)).answer()
    const refused = await remove(mother, 1)
    expect([refused.status, refused.code()]).toEqual([412, 'version_stale'])
    expect(refused.body).toMatchObject({ current: { ...newRecord, weight: 6.1, version: 2 } })
    expect(await stored()).toMatchObject({ id: record, weight: 6.1 })
    const stranger = await server.join()
    for (const version of [1, 2]) expect((await remove(stranger, version)).code()).toBe('not_found')
    expect((await remove(mother, 2)).status).toBe(200)
    expect(await stored()).toBeUndefined()
    expect((await remove(father, 2)).code()).toBe('not_found')
  })

  it('of a correction and a deletion at the same moment one is done, and the other is told', async () => {
    const remove = server.call(contract.removeGrowth, {
      token: mother.access_token,
      params: { id: child, record_id: record },
      version: 1,
    })
    const [removed, changed] = await Promise.all([remove, changeRecord(father, { weight: 6.1 }, 1)])
    expect([
      [200, 404],
      [412, 200],
    ]).toContainEqual([removed.status, changed.status])
    expect((await stored())?.weight).toBe(removed.status === 200 ? undefined : 6.1)
  })

  it('a child that a partner corrected meanwhile is not removed', async () => {
    const removeChild = (version: number) =>
      server.call(contract.removeChild, { token: mother.access_token, params: { id: child }, version })
    const changed = server.call(contract.changeChild, {
      token: father.access_token,
      params: { id: child },
      body: { nickname: 'ข้าวหอม' },
    })
    expect((await changed).status).toBe(200)
    const refused = await removeChild(1)
    expect([refused.status, refused.code()]).toEqual([412, 'version_stale'])
    expect(refused.body).toMatchObject({ current: { nickname: 'ข้าวหอม', version: 2 } })
    expect((await removeChild(2)).status).toBe(200)
  })

  it('a repeat under its key gets the first answer, whatever has changed since', async () => {
    const token = mother.access_token
    const send = () =>
      server.call(contract.changeGrowth, {
        token,
        key: 'once',
        params: { id: child, record_id: record },
        body: { weight: 7.3 },
        version: 1,
      })
    const first = (await send()).answer()
    ;(await changeRecord(father, { height: 66 }, 2)).answer()
    expect((await send()).answer()).toEqual(first)
    expect(await stored()).toMatchObject({ weight: 7.3, height: 66, version: 3 })
  })

  it('nothing of a record is told by a refusal without consent, or to who may only look on', async () => {
    ;(await changeRecord(father, { height: 66 }, 1)).answer()
    const body = { purpose: 'child_health', child_id: child, granted: false, version: '2026-12-10' }
    ;(await server.call(contract.recordConsent, { token: mother.access_token, body })).answer()
    expect((await changeRecord(mother, { weight: 7.3 }, 1)).code()).toBe('consent_required')
    expect((await changeRecord(father, { weight: 7.3 }, 1)).code()).toBe('not_found')
  })
})

const versioned = (Object.values(contract) as ReadonlyArray<Endpoint>).filter((endpoint) => endpoint.versioned)

describe('everything that others may change too', () => {
  it('is changed on a version, and what another carer may change is removed on one: a child, a record, an adult, an address', () => {
    expect(versioned.map(({ name }) => name).toSorted()).toEqual([
      'changeAddress',
      'changeAdult',
      'changeChild',
      'changeGrowth',
      'markTaken',
      'removeAddress',
      'removeAdult',
      'removeChild',
      'removeGrowth',
    ])
  })

  const cases = async () => {
    const token = mother.access_token
    const address = { ...homeAddress, is_default: true }
    const { id: addressId } = (await server.call(contract.addAddress, { token, body: address })).answer().data
    const adult = await withAdult(server, mother)
    return [
      { endpoint: contract.changeChild, params: { id: child }, first: { nickname: 'ก' }, later: { gender: 'female' } },
      {
        endpoint: contract.changeGrowth,
        params: { id: child, record_id: record },
        first: { weight: 8 },
        later: { height: 80 },
      },
      {
        endpoint: contract.changeAdult,
        remove: contract.removeAdult,
        params: { id: adult.id },
        first: { name: 'ก' },
        later: { height: 160 },
      },
      {
        endpoint: contract.changeAddress,
        remove: contract.removeAddress,
        params: { id: addressId },
        first: { house: '9' },
        later: { soi: '1' },
      },
    ] as const
  }

  it('without If-Match is 428, on an older version 412 with what stands, on that version done', async () => {
    const token = mother.access_token
    for (const { endpoint, params, first, later } of await cases()) {
      const send = (body: object, headers: Readonly<Record<string, string>>) =>
        server.call(endpoint as Endpoint, { token, params, body, headers })
      for (const header of ['', '*', '1', 'W/x']) {
        const none = await send(first, { 'if-match': header })
        expect([endpoint.name, header, none.status, none.code()]).toEqual([
          endpoint.name,
          header,
          428,
          'version_required',
        ])
      }
      expect((await send(first, { 'if-match': '"1"' })).status).toBe(200)
      const stale = await send(later, { 'if-match': '"1"' })
      expect([endpoint.name, stale.status, stale.body]).toMatchObject([
        endpoint.name,
        412,
        { current: { ...first, version: 2 } },
      ])
      expect((await send(later, { 'if-match': '"1", "2"' })).body).toMatchObject({
        data: { ...first, ...later, version: 3 },
      })
    }
  })

  it('is removed on the version that stands alone: an adult, an address', async () => {
    const token = mother.access_token
    for (const one of await cases()) {
      if (!('remove' in one)) continue
      const { endpoint, remove, params, first } = one
      ;(await server.call(endpoint as Endpoint, { token, params, body: first })).answer()
      const removed = async (match: string) => {
        const reply = await server.call(remove as Endpoint, { token, params, headers: { 'if-match': match } })
        return [reply.status, reply.body]
      }
      expect((await removed('*'))[0]).toBe(428)
      expect(await removed('"1"')).toMatchObject([412, { current: { ...first, version: 2 } }])
      expect((await removed('"2"'))[0]).toBe(200)
      expect((await removed('"2"'))[0]).toBe(404)
    }
  })
})
