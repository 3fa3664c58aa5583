import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { consentVersions } from '../../core/exports/consents.js'
import { startSession } from '../../server/account/session/sessions.js'
import { erasureKind } from '../../server/family/children/healthErasure.js'
import { argon2Passwords } from '../../server/platform/crypto/passwords.js'
import { queueMessage } from '../../server/platform/outbox/outbox.js'
import type { Db } from '../../server/platform/store/store.js'
import { withGift, withItem, withShop } from '../../server/testing/catalogue.js'

export const password = 'มะลิซ้อน ปลูกริมรั้ว'

export interface Household {
  readonly item: string
  readonly shop: string
  readonly parents: ReadonlyArray<{
    readonly id: string
    readonly email: string
    readonly token: string
    readonly child: string
  }>
}

const child = { nickname: 'น้อง', birthday: '2024-07-12', gender: 'male', delivery_method: 'c-section' } as const
const unset = { name: null, birthday: null } as const

export const withHousehold = async (db: Db, count: number, called = 'parent'): Promise<Household> => {
  const now = new Date()
  const hashed = await (await argon2Passwords()).hash(password)
  if (E.isLeft(hashed)) throw new Error(hashed.left._tag)
  const password_hash = hashed.right
  const parents: Household['parents'][number][] = []
  for (let each = 0; each < count; each += 1) {
    const [id, email, ofParent] = [randomUUID(), `${called}${each}@example.com`, randomUUID()]
    await db
      .insertInto('members')
      .values({ id, email, ...unset, adult_confirmed_at: now, created_at: now })
      .execute()
    await db.insertInto('credentials').values({ member_id: id, password_hash, changed_at: now }).execute()
    await db
      .insertInto('identities')
      .values({ issuer: 'email', subject: email, member_id: id, verified_at: now })
      .execute()
    await db
      .insertInto('children')
      .values({
        ...child,
        id: ofParent,
        member_id: id,
        gestation_weeks: null,
        gestation_days: null,
        health_consent_at: now,
        created_at: now,
      })
      .execute()
    await withGift(db, id, 100_000, now)
    const { tokens } = await startSession(db, { member: id, strategy: 'local1', device: 'drill' }, now)
    parents.push({ id, email, token: tokens.access, child: ofParent })
  }
  const stock = 1_000_000
  return { item: await withItem(db, now, { stock_balance: stock }), shop: await withShop(db, now), parents }
}

export const queueEmails = async (db: Db, count: number, withinMs: number): Promise<ReadonlyArray<string>> => {
  const from = Date.now()
  const ids: string[] = []
  for (let each = 0; each < count; each += 1)
    ids.push(
      await queueMessage(
        db,
        { channel: 'mail', to: `parent${each}@example.com`, subject: 'แคร์พลัส', text: 'สวัสดีค่ะ' },
        new Date(from + (each / count) * withinMs),
      ),
    )
  return ids
}

const dayMs = 24 * 3_600_000

/** Children whose erasure was requested eight days ago, so that it is due now. Returns their ids. */
export const withErasures = async (db: Db, { parents }: Household, count: number): Promise<ReadonlyArray<string>> => {
  const now = new Date()
  const withdrawn = new Date(now.getTime() - 8 * dayMs)
  const ids: string[] = []
  for (let each = 0; each < count; each += 1) {
    const [id, { id: member_id }] = [randomUUID(), parents[each % parents.length] as Household['parents'][number]]
    await db
      .insertInto('children')
      .values({
        ...child,
        id,
        member_id,
        gestation_weeks: null,
        gestation_days: null,
        health_consent_at: null,
        created_at: withdrawn,
      })
      .execute()
    await db
      .insertInto('consents')
      .values({
        member_id,
        purpose: 'child_health',
        child_id: id,
        granted: false,
        version: consentVersions.child_health,
        recorded_at: withdrawn,
      })
      .execute()
    await db
      .insertInto('jobs')
      .values({ id: randomUUID(), kind: erasureKind, subject: id, run_at: now, tries: 0, done_at: null })
      .execute()
    ids.push(id)
  }
  return ids
}
