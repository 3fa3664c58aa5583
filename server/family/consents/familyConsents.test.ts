import { consentVersions } from '@careplus/core/consents'
import { contract } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { newAdult, withChild, type Member } from '../../testing/testServer.js'
import { recordConsent } from './familyConsents.js'

const server = ownServer()

type Purpose = keyof typeof consentVersions

const answerConsent = (
  { access_token: token }: Member,
  purpose: Purpose,
  granted: boolean,
  child_id: string | null = null,
) =>
  server.call(contract.recordConsent, {
    token,
    body: { purpose, granted, version: consentVersions[purpose], ...(child_id === null ? {} : { child_id }) },
  })
const earlier = ({ user }: Member, version: string) =>
  recordConsent(
    server.store.db,
    user.id,
    { purpose: 'marketing', child_id: null, granted: true, version },
    new Date('2026-12-09T16:59:59Z'),
  )
const list = async ({ access_token: token }: Member) => (await server.call(contract.listConsents, { token })).answer()
const linesOf = async ({ user }: Member) => (await server.acts('actor', user.id)).length

describe('a consent', () => {
  it('said again in the same words is no new line, and one taken back is', async () => {
    const member = await server.join()
    const first = (await answerConsent(member, 'marketing', true)).answer().data
    const [known, audited] = [(await list(member)).data.length, await linesOf(member)]
    server.clock.advance(60)
    for (let second = 0; second < 3; second += 1)
      expect((await answerConsent(member, 'marketing', true)).answer().data).toEqual(first)
    expect([(await list(member)).data.length, await linesOf(member)]).toEqual([known, audited])
    await answerConsent(member, 'marketing', false)
    await answerConsent(member, 'marketing', true)
    expect((await list(member)).data.length).toBe(known + 2)
  })

  it('to another text is a new line', async () => {
    const member = await server.join()
    await earlier(member, '2026-11-01')
    const known = (await list(member)).data.length
    await answerConsent(member, 'marketing', true)
    expect((await list(member)).data.length).toBe(known + 1)
    expect((await list(member)).holding.find(({ purpose }) => purpose === 'marketing')?.version).toBe(
      consentVersions.marketing,
    )
  })

  it('to the text that asked for letters and advertising in one tick is one to both, and each is taken back alone', async () => {
    const member = await server.join()
    const held = async () =>
      Object.fromEntries((await list(member)).holding.map(({ purpose, granted }) => [purpose, granted]))
    await earlier(member, '2026-11-22')
    expect(await held()).toMatchObject({ marketing: true, advertising: true })
    await answerConsent(member, 'marketing', false)
    expect(await held()).toMatchObject({ marketing: false, advertising: true })
    await answerConsent(member, 'marketing', true)
    await answerConsent(member, 'advertising', false)
    expect(await held()).toMatchObject({ marketing: true, advertising: false })
  })

  it('of a child said again changes nothing of the child, and each child has its own', async () => {
    const member = await server.join()
    const [a, b] = [await withChild(server, member), await withChild(server, member)]
    const token = member.access_token
    const since = async () =>
      (await server.call(contract.readChild, { token, params: { id: a.id } })).answer().data.health_consent_at
    const before = await since()
    server.clock.advance(60)
    expect((await answerConsent(member, 'child_health', true, a.id)).status).toBe(201)
    expect(await since()).toBe(before)
    await answerConsent(member, 'child_health', false, b.id)
    const { holding } = await list(member)
    expect(
      holding.filter(({ purpose }) => purpose === 'child_health').map((row) => [row.child_id, row.granted]),
    ).toEqual(
      expect.arrayContaining([
        [a.id, true],
        [b.id, false],
      ]),
    )
    const stranger = await server.join()
    expect((await answerConsent(stranger, 'child_health', true, a.id)).code()).toBe('not_found')
  })

  it('is to a text that there is, of an adult too', async () => {
    const { access_token: token } = await server.join()
    const body = { purpose: 'marketing', granted: true, version: '2999-01-01' }
    const refused = await server.call(contract.recordConsent, { token, body })
    expect([refused.status, (refused.body as { field: string }).field]).toEqual([400, 'version'])
    const adult = await server.call(contract.addAdult, { token, body: { ...newAdult, consent: { version: '1' } } })
    expect(adult.code()).toBe('invalid_input')
  })

  it('is listed by its purpose alone, where that is asked', async () => {
    const member = await server.join()
    await answerConsent(member, 'analytics', true)
    const reply = await fetch(`${server.url}/th/consents/?purpose=analytics`, {
      headers: { 'x-api-key': 'careplus-web', authorization: `Bearer ${member.access_token}` },
    })
    const { data, holding } = (await reply.json()) as Awaited<ReturnType<typeof list>>
    expect([data.map(({ purpose }) => purpose), holding.length]).toEqual([['analytics'], 3])
  })
})
