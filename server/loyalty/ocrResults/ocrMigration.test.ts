import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { todayInBangkok } from '@careplus/core/calendar'
import { memoryTextReader } from '@careplus/core/internal/testing'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openStorage } from '../../platform/storage/openStorage.js'
import { embeddedEngine } from '../../platform/store/embedded.js'
import { EngineDb } from '../../platform/store/engineDb.js'
import { migrate } from '../../platform/store/migrate.js'
import { migrations } from '../../platform/store/migrations/index.js'
import { purchasedLine, purchaseOf, recognizedPage } from '../../testing/receiptPages.js'
import { ownSchema, testDatabaseUrl } from '../../testing/testStore.js'
import { unexpected } from '../../testing/testServer.js'
import { processOcrQueue } from './processOcrQueue.js'

const now = new Date('2026-11-26T03:04:05.678Z')
const today = todayInBangkok(now.getTime())

it('bills that waited to be read whole are read picture by picture, and each ends', async () => {
  const place = testDatabaseUrl === null ? null : await ownSchema(testDatabaseUrl)
  const engine = (await place?.open()) ?? (await embeddedEngine('memory://'))
  const before = migrations.findIndex(({ name }) => name.endsWith('-uploaded-pictures'))
  await migrate(engine, now, migrations.slice(0, before))
  const db = new EngineDb(engine)
  const folder = await mkdtemp(join(tmpdir(), 'careplus-'))
  const storage = await openStorage({ _tag: 'folder', folder })
  const member = randomUUID()
  await sql`insert into members (id, adult_confirmed_at, created_at) values (${member}, ${now}, ${now})`.execute(db)
  await sql`insert into point_accounts (member_id) values (${member}) on conflict do nothing`.execute(db)
  await sql`insert into shops (id, title, status, ordering, updated_at) values ('2', 'Big C', 'available', 1, ${now})`.execute(
    db,
  )
  const bill = async (state: string, gone: ReadonlyArray<boolean>) => {
    const id = randomUUID()
    await sql`insert into bills (id, member_id, shop_id, date, amount_satang, receipt_number, receipt, state, forecast, flags,
      sent_at, sent_on) values (${id}, ${member}, '2', '2026-11-26', 81900, ${id}, ${id}, 'reviewing', 81, '[]', ${now},
      '2026-11-26')`.execute(db)
    await sql`insert into bill_readings (bill_id, state, queued_at, next_try_at, tries, words)
      values (${id}, ${state}, ${now}, ${now}, 2, '[]')`.execute(db)
    for (const [ordering, isGone] of gone.entries()) {
      const picture = randomUUID()
      const key = `bills/2026-11-26/${picture}.webp`
      await storage.put(key, new Uint8Array([1]), 'image/webp')
      await sql`insert into bill_pictures (id, bill_id, member_id, ordering, digest, likeness, width, height, whole_key,
        thumbnail_key, sent_on, deleted_at) values (${picture}, ${id}, ${member}, ${ordering}, ${picture}, '0', 10, 10,
        ${key}, ${key}, '2026-11-26', ${isGone ? now : null})`.execute(db)
    }
    return id
  }
  const [whole, part, read] = [
    await bill('waiting', [false, false]),
    await bill('waiting', [false, true]),
    await bill('read', [false]),
  ]
  await migrate(engine, now)
  const waiting = await db.selectFrom('picture_readings').select(['state', 'tries']).execute()
  expect(waiting).toStrictEqual(Array.from({ length: 3 }, () => ({ state: 'waiting', tries: 0 })))
  const page = recognizedPage(purchaseOf(today, '700200300', [purchasedLine('HIQ F4 PLAIN 1800G', 81_900)]))
  const reader = memoryTextReader(() => page)
  expect(await processOcrQueue(db, { reader, storage, failed: unexpected }, () => now)).toBe(3)
  const rows = await db.selectFrom('bill_readings').select(['bill_id', 'state']).execute()
  const stateOf = (id: string) => rows.find(({ bill_id }) => bill_id === id)?.state
  expect([whole, part, read].map(stateOf)).toStrictEqual(['read', 'read', 'read'])
  await rm(folder, { recursive: true })
  await engine.close()
  await place?.remove()
})
