import { consentVersions, freePurposes } from '@careplus/core/consents'
import { contract } from '@careplus/adapters/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type Member, type TestServer } from '../../testing/testServer.js'

const trackers = {
  ads: { url: 'https://ads.example/conversion', id: '77', labels: { '10': 'label' } },
  pixel: null,
  analytics: { url: 'https://measure.example/collect', id: 'G-1' },
}

let server: TestServer
let member: Member
beforeAll(async () => {
  server = await startTestServer({ config: { tracking: trackers } })
  member = await server.join()
})
afterAll(() => server.stop())

const detailsOf = async ({ access_token: token }: Member) =>
  (await server.call(contract.readUser, { token })).answer().user.tracking
const answer = (purpose: (typeof freePurposes)[number], granted: boolean) =>
  server.call(contract.recordConsent, {
    token: member.access_token,
    body: { purpose, granted, version: consentVersions[purpose] },
  })

describe('tracking', () => {
  it('where events go is told to anybody, and let through by the policy of the pages', async () => {
    const reply = await server.call(contract.readTrackers)
    expect(reply.answer().data).toStrictEqual(trackers)
    expect(reply.headers.get('cache-control')).toMatch(/^public/)
    const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("img-src 'self' data: blob: https://ads.example;")
    expect(policy).toContain("connect-src 'self' https://measure.example;")
  })

  it('a member has an id for it only while they agree, and another one the next time', async () => {
    expect(await detailsOf(member)).toStrictEqual({ advertising: false, care_plus_id: null })
    await answer('analytics', true)
    const first = (await detailsOf(member))?.care_plus_id
    expect(first).toMatch(/^[0-9a-f-]{36}$/)
    expect(first).not.toBe(member.user.id)
    await answer('advertising', true)
    expect(await detailsOf(member)).toStrictEqual({ advertising: true, care_plus_id: first })
    await answer('analytics', false)
    expect(await detailsOf(member)).toStrictEqual({ advertising: true, care_plus_id: null })
    await answer('analytics', true)
    expect((await detailsOf(member))?.care_plus_id).not.toBe(first)
    await answer('advertising', false)
    expect((await detailsOf(member))?.advertising).toBe(false)
  })

  it('what was answered on joining counts from the first page on', async () => {
    const other = await server.join()
    expect(await detailsOf(other)).toStrictEqual({ advertising: false, care_plus_id: null })
  })
})
