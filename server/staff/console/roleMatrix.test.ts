import { isPermitted, staffRoles, type StaffRole } from '@careplus/core/internal/staff'
import { staffContract } from '@careplus/adapters/internal/contract'
import type { Endpoint } from '@careplus/adapters/contract'
import { describe, expect, it } from 'vitest'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()
const id = '00000000-0000-4000-8000-000000000001'
const params = { id, picture_id: id, item_id: '1' }
const calls = Object.values<Endpoint>(staffContract).filter(({ permission }) => permission !== null)

/** Calls name nothing that exists, so that a permitted one changes nothing. */
const answersTo = async (role: StaffRole) => {
  const token = await server.newToken(role, [role])
  const answers = new Map<string, boolean>()
  for (const endpoint of calls) {
    const body = endpoint.encoding === 'bytes' ? new Uint8Array([1]) : endpoint.body === null ? undefined : {}
    const reply = await server.staffCall(endpoint, { token, params, body })
    expect([endpoint.name, reply.status]).not.toStrictEqual([endpoint.name, expect.toBeOneOf([500, 503])])
    answers.set(endpoint.name, reply.status === 403 && reply.code() === 'role_forbidden')
  }
  return answers
}

describe('the matrix of calls and roles', () => {
  it.each(staffRoles)('%s may call what the table permits, and nothing else', async (role) => {
    const refused = await answersTo(role)
    const wanted = new Map(calls.map(({ name, permission }) => [name, !isPermitted([role], permission ?? 'anyone')]))
    expect(refused).toStrictEqual(wanted)
    const audited = await server.auditEntries(`staff:${role}`)
    const refusals = audited.filter(([action]) => action === 'staff.role-refused').map(([, call]) => call)
    expect(refusals.toSorted()).toStrictEqual([...wanted.keys()].filter((name) => wanted.get(name)).toSorted())
  })

  it('audits 120 refusals of a person in an hour, and then refuses to try', async () => {
    const token = await server.newToken('ลอง', ['medical'])
    const attempt = async (count: number) => {
      const codes = new Set<string>()
      for (let each = 0; each < count; each += 1)
        codes.add((await server.staffCall(staffContract.listAudit, { token })).code())
      return [...codes]
    }
    expect(await attempt(120)).toStrictEqual(['role_forbidden'])
    expect(await attempt(3)).toStrictEqual(['too_many_tries'])
    expect(await server.auditEntries('staff:ลอง')).toHaveLength(120)
    expect((await server.staffCall(staffContract.readFigures, { token })).status).toBe(200)
  })

  it('tells whom to ask, in Thai', async () => {
    const token = await server.newToken('ขวัญ', ['warehouse'])
    const reply = await server.staffCall(staffContract.findMember, { token, query: { who: 'a@example.com' } })
    expect(reply.body).toMatchObject({
      error_code: 'role_forbidden',
      alert_messages: ['บทบาทของคุณทำข้อนี้ไม่ได้ ขอให้คนที่มีบทบาทนี้ช่วย: ดูแลสมาชิก · หัวหน้าดูแลสมาชิก · ผู้ตรวจสอบ'],
    })
  })

  it('is asked in a console session too, and before a file is taken in', async () => {
    const as = server.fromConsole(await server.signIn(await server.newToken('กล้า', ['care', 'warehouse'])))
    expect((await server.staffCall(staffContract.readSession, as)).answer().data.roles).toStrictEqual([
      'care',
      'warehouse',
    ])
    const body = new Uint8Array(100_000)
    expect((await server.staffCall(staffContract.importLegacyAccounts, { ...as, body })).code()).toBe('role_forbidden')
    expect((await server.staffCall(staffContract.listStaffOrders, as)).status).toBe(200)
  })

  it('permits all to a token without roles', async () => {
    expect((await server.staffCall(staffContract.readSession)).answer().data.roles).toStrictEqual(staffRoles)
    expect((await server.staffCall(staffContract.listAudit)).status).toBe(200)
  })
})
