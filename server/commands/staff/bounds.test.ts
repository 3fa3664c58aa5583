import { randomUUID } from 'node:crypto'
import { staffContract } from '@careplus/adapters/internal/contract'
import { describe, expect, it } from 'vitest'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()

const places = ['0', '-', 'f'.repeat(36), '-'.repeat(36), randomUUID().replaceAll('-', ''), randomUUID().slice(1)]

describe('from where a list is to go on', () => {
  it.each(['members', 'items', 'draws'] as const)('of %s is taken or refused, and never a defect', async (part) => {
    for (const after of places)
      expect([
        after,
        (await server.staffCall(staffContract.lookAtLoyalty, { query: { part, after } })).status,
      ]).toSatisfy(([, status]: readonly [string, number]) => status === 200 || status === 400)
    const query = { part, after: randomUUID() }
    expect((await server.staffCall(staffContract.lookAtLoyalty, { query })).status).toBe(200)
  })

  it('of members is an id', async () => {
    const reply = await server.staffCall(staffContract.lookAtLoyalty, { query: { part: 'members', after: '0' } })
    expect(reply.body).toMatchObject({ error_code: 'invalid_input', errors: [{ field: 'after' }] })
  })

  it('of the log is a number of it', async () => {
    const asked = (before: string) => server.staffCall(staffContract.listAudit, { query: { before } })
    for (const before of ['0', '-1', '01', '1e3', '9999999999', 'x'])
      expect([before, (await asked(before)).code()]).toStrictEqual([before, 'invalid_input'])
    for (const before of ['1', '999999999']) expect((await asked(before)).status).toBe(200)
  })
})
