import { httpBills, httpBillUploads } from '@careplus/adapters/http'
import * as E from 'fp-ts/Either'
import { beforeAll } from 'vitest'
import { passesTheBillsSuite } from '../../adapters/http/bills.suite.js'
import { decideBillAs } from '../loyalty/bills/decideBill.js'
import { inTransaction } from '../platform/store/store.js'
import { billShops, fileOf, receiptPicture, withShops } from './billFixtures.js'
import { ownServer } from './ownServer.js'
import { appCarrier } from './appClient.js'

const server = ownServer()
beforeAll(async () => {
  await withShops(server.store.db, new Date())
})

passesTheBillsSuite('the server', async () => {
  const carrier = appCarrier(server, await server.join())
  return {
    bills: httpBills(carrier),
    uploads: httpBillUploads(carrier),
    shop: billShops.open,
    today: server.today(),
    picture: async () => fileOf(await receiptPicture()),
    reject: async (id) => {
      const decision = { _tag: 'Reject', reason: 'unreadable' } as const
      const rejected = await inTransaction(server.store.db, (tx) =>
        decideBillAs(tx, id, decision, { actor: 'staff:มานี' }, server.now()),
      )
      if (E.isLeft(rejected)) throw new Error(rejected.left._tag)
    },
  }
})
