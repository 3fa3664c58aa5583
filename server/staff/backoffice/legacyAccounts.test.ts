import * as E from 'fp-ts/Either'
import { mostPoints } from '@careplus/core/internal/loyalty'
import { describe, expect, it } from 'vitest'
import { importLegacy, parseLegacyFile } from './legacyAccounts.js'
import { ownStore } from '../../testing/ownStore.js'

const now = new Date('2026-11-20T23:30:00.123Z')
const account = { email: 'fai@example.com', phone: '0812345678', name: 'คุณฝ้าย', points: 120 }

describe('a file of accounts of the earlier site', () => {
  it('is read as people wrote it', () => {
    const written = [{ email: ' Fai@Example.com', phone: '+66 81-234-5678', name: ' คุณฝ้าย ', points: 120 }]
    expect(parseLegacyFile(JSON.stringify(written))).toStrictEqual(E.right([account]))
    const nameless = [{ email: 'a@example.com', phone: '0812345678', points: 0 }]
    expect(parseLegacyFile(JSON.stringify(nameless))).toMatchObject({ right: [{ name: null }] })
  })

  it('is refused as a whole, with every fault in it', () => {
    const parsed = parseLegacyFile(
      JSON.stringify([
        account,
        { ...account, phone: '021234567' },
        { ...account, email: 'fai' },
        { ...account, points: -1 },
        { ...account, points: 1.5 },
        { ...account, points: mostPoints + 1 },
        { ...account, name: 7 },
        'x',
        account,
      ]),
    )
    expect(E.isLeft(parsed) ? parsed.left.map((fault) => fault.slice(0, 10)) : parsed).toStrictEqual(
      [2, 3, 4, 5, 6, 7, 8, 2].map((at) => `account ${at}:`),
    )
    expect(parseLegacyFile('{')).toStrictEqual(E.left(['the file is no JSON list of accounts']))
    expect(parseLegacyFile('{}')).toMatchObject({ _tag: 'Left' })
  })
})

describe('taking them in', () => {
  const store = ownStore(now)

  it('adds what is new, changes what is known, leaves what was moved over', async () => {
    const other = { ...account, email: 'other@example.com' }
    expect(await importLegacy(store.db, [account, other], now)).toStrictEqual({ added: 2, changed: 0, claimed: 0 })
    const id = '00000000-0000-4000-8000-000000000001'
    const blank = { email: null, name: null, birthday: null }
    await store.db
      .insertInto('members')
      .values({ id, ...blank, adult_confirmed_at: now, created_at: now })
      .execute()
    await store.db
      .updateTable('legacy_accounts')
      .set({ claimed_by: id, claimed_at: now })
      .where('email', '=', other.email)
      .execute()
    const updated = [account, other].map((each) => ({ ...each, points: 500 }))
    expect(await importLegacy(store.db, updated, now)).toStrictEqual({ added: 0, changed: 1, claimed: 1 })
    const rows = await store.db.selectFrom('legacy_accounts').select(['email', 'points']).orderBy('email').execute()
    expect(rows).toStrictEqual([
      { email: account.email, points: 500 },
      { email: other.email, points: 120 },
    ])
  })
})
