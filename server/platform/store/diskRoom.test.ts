import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { embeddedEngine, EngineBroken, isBreakdown } from './embedded.js'
import { runQuery, type Engine } from './engine.js'
import { diskOf, fullForSeconds, roomInFolder, isDiskFull } from './diskRoom.js'

describe('a disk', () => {
  it('has room where there is as much as is needed; where nobody can tell it has', () => {
    expect(roomInFolder(tmpdir(), 1)()).toBe(true)
    expect(roomInFolder(tmpdir(), Infinity)()).toBe(false)
    expect(roomInFolder('/nowhere', Infinity)()).toBe(true)
  })

  it('that was full is so for a while, whatever the clock does then', () => {
    let now = 1_000_000_000_000
    const disk = diskOf('/nowhere', () => now)
    expect(disk.hasRoom()).toBe(true)
    disk.wasFull()
    expect(disk.hasRoom()).toBe(false)
    now += fullForSeconds * 1000
    expect(disk.hasRoom()).toBe(true)
    disk.wasFull()
    now -= 30 * 86_400_000
    expect(disk.hasRoom()).toBe(true)
  })

  it.each([
    [{ code: '53100' }, true],
    [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
    [new Error('kept', { cause: { code: 'EDQUOT' } }), true],
    [{ code: '53300' }, false],
    [new Error('a defect'), false],
    [null, false],
  ])('is told to be full by its failures: %o', (failure, full) => {
    expect(isDiskFull(failure)).toBe(full)
  })
})

describe('an embedded store whose disk is nearly full', { timeout: 120_000 }, () => {
  let engine: Engine
  let room = true
  let breaks = false
  const lines: string[] = []
  const hasRoom = (): boolean => {
    if (breaks) throw Object.assign(new Error('could not write'), { severity: 'PANIC' })
    return room
  }
  beforeAll(async () => {
    engine = await embeddedEngine('memory://', undefined, {
      held: () => true,
      hasRoom,
      broke: (why) => lines.push(why),
    })
    await runQuery(engine, 'create table things (name text);', [])
  })
  afterAll(() => engine.close())

  it('reads, and writes nothing, before it comes to where it would stop for good', async () => {
    const insert = () => runQuery(engine, "insert into things values ('a')", [])
    await insert()
    room = false
    for (const sql of [
      "insert into things values ('b')",
      "  UPDATE things set name = 'b'",
      'delete from things',
      'with gone as (delete from things returning name) select * from gone',
    ])
      await expect(runQuery(engine, sql, [])).rejects.toMatchObject({ code: '53100' })
    const conversation = await engine.connect()
    room = true
    conversation.send('begin', [])
    await conversation.query("insert into things values ('b')", [])
    room = false
    expect(
      (await conversation.query('with all_of as (select * from things) select * from all_of', [])).rows,
    ).toHaveLength(2)
    conversation.send("insert into things values ('c')", [])
    await expect(conversation.query('commit', [])).rejects.toMatchObject({ code: '53100' })
    await conversation.query('rollback', [])
    conversation.release()
    room = true
    await insert()
    expect((await runQuery(engine, 'select name from things', [])).rows).toHaveLength(2)
  })

  it('that broke down all the same is asked nothing more, and tells why', async () => {
    breaks = true
    await expect(runQuery(engine, "insert into things values ('a')", [])).rejects.toThrow('could not write')
    await expect(runQuery(engine, 'select 1', [])).rejects.toThrow(EngineBroken)
    await expect(engine.image?.()).rejects.toThrow(EngineBroken)
    expect(lines).toStrictEqual(['could not write'])
  })
})

it.each([
  [
    Object.assign(new Error('could not write to file "pg_wal/xlogtemp.42"'), { severity: 'PANIC', code: '53100' }),
    true,
  ],
  [Object.assign(new Error('unreachable'), { name: 'RuntimeError' }), true],
  [Object.assign(new Error('could not extend file'), { severity: 'ERROR', code: '53100' }), false],
])('a breakdown of the embedded engine is told from a refusal: %o', (failure, broken) => {
  expect(isBreakdown(failure)).toBe(broken)
})
