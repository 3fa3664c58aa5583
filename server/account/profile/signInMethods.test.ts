import { contract } from '@careplus/adapters/contract'
import { expect, it } from 'vitest'
import { googleIssuer, phoneIssuer } from '../members/members.js'
import { ownServer } from '../../testing/ownServer.js'

const server = ownServer()

it("tells which ways in are the member's own", async () => {
  const { access_token: token, user } = await server.join()
  const methods = async () => (await server.call(contract.readMyWays, { token })).answer().data
  const none = { phone: false, google: false, line: false, facebook: false }
  expect(await methods()).toStrictEqual({ password: true, email: true, ...none })
  const linked = { member_id: user.id, verified_at: new Date() }
  await server.store.db
    .insertInto('identities')
    .values([
      { issuer: googleIssuer, subject: '1', ...linked },
      { issuer: phoneIssuer, subject: '0834567890', ...linked },
    ])
    .execute()
  await server.store.db.deleteFrom('credentials').where('member_id', '=', user.id).execute()
  expect(await methods()).toStrictEqual({ password: false, email: true, ...none, google: true, phone: true })
})
