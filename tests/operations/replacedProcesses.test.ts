import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { findNginx } from '../../ops/drills/support/front.mjs'
import { openPlace } from '../../ops/drills/support/place.mjs'
import { startReaders } from '../../ops/drills/support/readers.mjs'
import { productionSettings, replaceProcess, startServers } from '../../ops/drills/support/servers.mjs'
import { startCluster } from '../../scripts/postgres.mjs'
import { EngineDb } from '../../server/platform/store/engineDb.js'
import { postgresEngine } from '../../server/platform/store/postgres.js'
import { findingsOf } from '../drills/findings.js'
import { withHousehold } from '../drills/household.js'
import { startLoad } from '../drills/parents.js'

const [nginx, postgres] = [await findNginx(), await startCluster()]
const place = await openPlace('release')

afterAll(async () => {
  await place.close()
  await postgres?.stop()
}, 60_000)

/** Nothing listens there, so emails wait. */
const smtpPort = 1

describe.skipIf(nginx === null || postgres === null)('processes that are replaced while parents write', () => {
  test('one after the other: no call fails, no page is missing, nothing is lost or done twice', async () => {
    const databaseUrl = postgres?.url ?? ''
    const { url, ca, front, content, servers } = await startServers({ place, databaseUrl, smtpPort })
    const db = new EngineDb(postgresEngine({ url: databaseUrl, poolSize: 4 }))
    const household = await withHousehold(db, 40)
    const loaded = startLoad({ url, ca: readFileSync(ca, 'utf8') }, household, 6, 150)
    const readers = startReaders(url, ca, 1)
    const settings = productionSettings({ place, url, databaseUrl, smtpPort })
    for (const old of servers) {
      await pause(1000)
      await replaceProcess({ place, front, old }, { content, settings })
    }
    await loaded.stop()
    await readers.stop()
    const failed = loaded.granted.flatMap(({ attempts }) => attempts.slice(0, -1))
    expect(failed).toStrictEqual([])
    expect(readers.answers.filter(({ status }) => status !== 200)).toStrictEqual([])
    expect([loaded.granted.length > 50, readers.answers.length > 20]).toStrictEqual([true, true])
    expect(await findingsOf(db, household, loaded.granted)).toStrictEqual({ missing: 0, doubled: 0 })
    await db.destroy()
  }, 120_000)
})
