import { staffRoles } from '@careplus/core/internal/staff'
import { staffClient, staffContract } from '@careplus/adapters/internal/contract'
import { expect, it } from 'vitest'
import { visitProvider } from '../testing/browser.js'
import { own } from '../testing/own.js'
import { startStaffServer } from '../testing/staffServer.js'
import { seedSampleStaff } from './sampleStaff.js'
import { startStandIns } from './standIns.js'

const standIns = own(startStandIns, ({ stop }) => stop())
const server = own(
  async () =>
    startStaffServer({ config: { staff: { port: 0, orFree: false, publicUrl: null, directory: standIns.staff } } }),
  (each) => each.stop(),
)

const enter = async (account: string | null) => {
  const headers = { origin: server.staffUrl, 'x-api-key': staffClient }
  const path = server.staffUrl + server.consolePath + staffContract.beginSignIn.path
  const begun = await fetch(path, { method: 'POST', headers })
  const { url } = ((await begun.json()) as { data: { url: string } }).data
  const { returned } = await visitProvider(url, account)
  const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return fetch(returned, { headers: { cookie }, redirect: 'manual' })
}

it('lets in one person of each role, on this machine, also after another start', async () => {
  await seedSampleStaff(server.store.db, 'http://127.0.0.1:1/staff', server.now())
  await seedSampleStaff(server.store.db, standIns.staff.issuer, server.now())
  for (const role of staffRoles) {
    const entered = await enter(role)
    expect(entered.headers.get('location')).toBe('/staff/?sign_in=done')
    const session = entered.headers.getSetCookie().find((each) => each.startsWith('careplus_staff=')) ?? ''
    expect(session).toContain(`; Path=${server.consolePath};`)
    const as = server.fromConsole(session.split(';')[0] ?? '')
    const { name, roles } = (await server.staffCall(staffContract.readSession, as)).answer().data
    expect([name, roles]).toStrictEqual([expect.stringContaining('ตัวอย่าง'), [role]])
  }
})

it('is marked as a sample, and may be left', async () => {
  const page = await (await fetch(`${standIns.staff.issuer}/auth?state="><script>`)).text()
  expect(page).toContain('(ตัวอย่าง)')
  expect(page).not.toContain('<script>')
  expect((await enter(null)).headers.get('location')).toBe('/staff/?sign_in=cancelled')
})
