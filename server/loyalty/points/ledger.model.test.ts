import { randomUUID } from 'node:crypto'
import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import { auditLedger } from '@careplus/core/internal/loyalty'
import { ledgerStory, loyaltyNow, tellLedger, type LedgerUnderTest } from '@careplus/core/internal/testing'
import { inTransaction } from '../../platform/store/store.js'
import { ledgerOf } from '../../testing/catalogue.js'
import { withProvedPhone } from '../../testing/loyaltyFixtures.js'
import { unexpected } from '../../testing/testServer.js'
import { post, loadAccount } from './pointAccounts.js'
import { expirePoints } from './pointExpiry.js'
import { loadPoints } from './points.js'
import { ownStore } from '../../testing/ownStore.js'

const store = ownStore(new Date(loyaltyNow))

const storedLedger = async (sweeps: boolean): Promise<LedgerUnderTest & { readonly member: string }> => {
  const member = randomUUID()
  let now = new Date(loyaltyNow)
  await store.db
    .insertInto('members')
    .values({ id: member, email: null, name: null, birthday: null, adult_confirmed_at: now, created_at: now })
    .execute()
  // Without a proof points of missions cannot be spent.
  await withProvedPhone(store.db, now, { user: { id: member } })
  return {
    member,
    setNow: async (ms) => {
      now = new Date(ms)
      if (sweeps) await expirePoints(store.db, now, unexpected)
    },
    post: async (command) => {
      const done = await inTransaction(store.db, (tx) => post(tx, member, command, now))
      return E.isLeft(done) ? done.left._tag : 'done'
    },
    summary: () => loadPoints(store.db, member, now),
    rows: () => ledgerOf(store.db, member),
  }
}

test.prop([ledgerStory(40), fc.boolean()], { numRuns: 15 })(
  'the ledger in the store does what the plain model does, and passes its own audit',
  async (story, sweeps) => {
    const ledger = await storedLedger(sweeps)
    await tellLedger(story, ledger, loyaltyNow)
    const audited = auditLedger(await ledger.rows())
    const { account } = await loadAccount(store.db, ledger.member)
    expect(E.isRight(audited) && { ...audited.right, takings: [] }).toStrictEqual(account)
  },
  120_000,
)
