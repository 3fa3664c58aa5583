import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { crossingFaults, type Crossing } from '../../testing/memberCrossings.js'
import { tablesOf, type Tables } from '../../testing/memberTables.js'
import { loadSent, recordFolder, type SentStatement } from '../../testing/statementRecord.js'
import { emptyEmbedded, testDatabaseUrl } from '../../testing/testStore.js'
import type { Engine } from './engine.js'

let engine: Engine
let tables: Tables
beforeAll(async () => {
  engine = await emptyEmbedded()
  const conversation = await engine.connect()
  tables = await tablesOf(conversation)
  conversation.release()
})
afterAll(() => engine.close())

it.runIf(recordFolder !== null && testDatabaseUrl === null)(
  'only what is listed reaches rows of any member, and all of that does',
  async () => {
    const sent = loadSent(recordFolder ?? '').filter(({ sender }) => sender !== null)
    expect(sent.length).toBeGreaterThan(500)
    expect(await crossingFaults(tables, sent)).toStrictEqual([])
  },
)

describe('a statement', () => {
  const listed: Readonly<Record<string, readonly [Crossing, string]>> = { 'server/a.ts': ['report', 'bills'] }
  const count = 'select count(*) from bills'
  const from = (sender: string | null, sql = count): SentStatement => ({ sql, values: [], sender })
  const faults = (...sent: ReadonlyArray<SentStatement>) => crossingFaults(tables, sent, listed)

  it('that is listed may reach any member’s rows', async () => {
    expect(await faults(from('server/a.ts'), from(null, 'select count(*) from orders'))).toStrictEqual([])
  })

  it('of another file may not', async () => {
    expect(await faults(from('server/a.ts'), from('server/b.ts'))).toStrictEqual([
      `server/b.ts reaches bills of any member: ${count}`,
    ])
  })

  it('of a listed file may not reach other tables so', async () => {
    expect(await faults(from('server/a.ts'), from('server/a.ts', 'delete from orders'))).toStrictEqual([
      'server/a.ts reaches orders of any member: delete from orders',
    ])
  })

  it('that is listed and no longer sent is told', async () => {
    expect(await faults(from('server/a.ts', 'select id from bills where member_id = $1'))).toStrictEqual([
      'server/a.ts no longer reaches bills of any member',
    ])
  })
})
