import * as E from 'fp-ts/Either'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { misbehavingPrograms } from '../../testing/misbehavingProcess.js'
import { startSocketUnit } from '../../testing/socketUnit.js'
import { childProcess, processOfUnit, type OpenProcess } from './openProcess.js'
import { pictureProcess, type PictureProcess, type PictureProcessOptions } from './pictureProcess.js'

const programs = misbehavingPrograms()
afterAll(programs.remove)

const file = Uint8Array.of(1)
const hostile = Uint8Array.of(9)
const task = { _tag: 'Examine' } as const
/** The answer's width is the id of the process. */
const answering = `tell({ _tag: 'Examined', size: { width: process.pid, height: 1 } })`
const widthOf = (outcome: Awaited<ReturnType<PictureProcess['run']>>): number | null =>
  E.isRight(outcome) && outcome.right.answer._tag === 'Examined' ? outcome.right.answer.size.width : null
const notDone = (reason: string) => E.left({ _tag: 'NotDone', reason })

let ends: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const end of ends.toReversed()) await end()
  ends = []
})

const kinds: Readonly<Record<string, (program: URL) => Promise<OpenProcess>>> = {
  'a child': (program) => Promise.resolve(childProcess(program)),
  "a unit's process": async (program) => {
    const unit = await startSocketUnit(program)
    ends.push(unit.stop)
    return processOfUnit(unit.path, () => undefined)
  },
}

describe.each(Object.entries(kinds))('%s that opens pictures', (_, openerOf) => {
  const started = async (name: string, script: string, options: Partial<PictureProcessOptions> = {}) => {
    const open = await openerOf(programs.program(name, script))
    const process = pictureProcess({ open, longestMs: 20_000, ...options })
    ends.push(process.close)
    return process
  }

  it('is ended where a picture takes too long, and the next one goes on', async () => {
    const script = `onAsked((_, file) => { ready(); if (file[0] !== 9) ${answering}; else setImmediate(hang) })
      // Of a unit systemd ends it, after its RuntimeMaxSec.
      const hang = () => { for (const until = Date.now() + 3000; Date.now() < until;); process.exit() }`
    const slow = await started('slow', script, { longestMs: 400 })
    const first = widthOf(await slow.run(task, file))
    expect(await slow.run(task, hostile)).toStrictEqual(notDone('too_slow'))
    const next = widthOf(await slow.run(task, file))
    expect([first === null, next === null, first === next]).toStrictEqual([false, false, false])
  })

  it('has its time to begin, and then a picture no more than any other', async () => {
    const late = await started('late', `onAsked(() => setTimeout(ready, 400))`, { longestMs: 100, beginMs: 600_000 })
    expect(await late.run(task, file)).toStrictEqual(notDone('too_slow'))
  })

  it('that never gets ready says nothing of the picture', async () => {
    const never = await started('never', `onAsked(() => undefined)`, { beginMs: 300 })
    expect(await never.run(task, file)).toStrictEqual(notDone('unavailable'))
  })

  it('is begun again for a picture that came as the one before it ended', async () => {
    // The process is killed between two pictures.
    const script = `let asked = 0
      onAsked(() => { if (++asked === 2) process.exit(); ready(); ${answering} })`
    const ending = await started('ending', script)
    const first = widthOf(await ending.run(task, file))
    const second = widthOf(await ending.run(task, file))
    expect([first === null, second === null, first === second]).toStrictEqual([false, false, false])
  })

  it('is begun again where it broke, and after so many pictures or so long', async () => {
    const script = `onAsked((_, file) => { ready(); if (file[0] === 9) process.kill(process.pid, 'SIGKILL'); else ${answering} })`
    const breaking = await started('broken', script, { picturesEach: 2 })
    expect(await breaking.run(task, hostile)).toStrictEqual(notDone('failed'))
    const widths = []
    for (let at = 0; at < 3; at += 1) widths.push(widthOf(await breaking.run(task, file)))
    expect([widths[0] === widths[1], widths[1] === widths[2]]).toStrictEqual([true, false])
    const usual = await started('usual', script)
    const seen = new Set<number | null>()
    for (let at = 0; at < 20; at += 1) seen.add(widthOf(await usual.run(task, file)))
    expect(seen.size).toBe(2)
    const aged = await started('aged', script, { lifeMs: 0 })
    expect(widthOf(await aged.run(task, file))).not.toBe(widthOf(await aged.run(task, file)))
    await aged.close()
    expect(await aged.run(task, file)).toStrictEqual(notDone('unavailable'))
  })

  it.each([
    ['another word', `tell({ _tag: 'Granted', points: 9 })`],
    ['a size below nothing', `tell({ _tag: 'Examined', size: { width: -1, height: 1 } })`],
    [
      'a word without end',
      `tell({ _tag: 'Recognized', page: [1,0,0,0,1,0,0,0,1], words: [
      { text: 'a'.repeat(10000), confidence: 1, picture: 0, box: { left: 0, top: 0, right: 1, bottom: 1 } }] })`,
    ],
    [
      'what is no JSON',
      `{ const head = Buffer.alloc(9, 1); head.writeUInt32LE(1); head.writeUInt32LE(0, 4); stream.write(head) }`,
    ],
    ['that it is ready, again and again', `setInterval(ready, 50)`],
    ['a gigabyte', `{ const head = Buffer.alloc(8); head.writeUInt32LE(2 ** 30); stream.write(head) }`],
  ])('is ended where it answers %s', async (name, reply) => {
    const script = `onAsked((_, file) => { ready(); if (file[0] !== 9) ${answering}; else ${reply} })`
    const lying = await started(`lying ${name}`, script, { longestMs: 2000 })
    const first = widthOf(await lying.run(task, file))
    expect(await lying.run(task, hostile)).toStrictEqual(notDone('failed'))
    expect([first, null]).not.toContain(widthOf(await lying.run(task, file)))
  })

  it('fails what it is at when it is closed', async () => {
    const endless = await started('endless', `onAsked(() => { ready() })`)
    const pending = endless.run(task, file)
    await new Promise((resolve) => setTimeout(resolve, 300))
    await endless.close()
    expect(E.isLeft(await pending)).toBe(true)
  })

  it('is told nothing of the settings of the server', async () => {
    process.env['DATABASE_URL_OF_TEST'] = 'postgres://secret'
    const script = `onAsked(() => { ready(); tell({ _tag: 'Examined', size: { width: Object.keys(process.env).filter((name) => name !== 'PATH' && !/^TE?MP/.test(name)).length, height: 1 } }) })`
    const curious = await started('curious', script)
    expect(widthOf(await curious.run(task, file))).toBe(0)
    delete process.env['DATABASE_URL_OF_TEST']
  })
})

it('one that cannot be begun says nothing of the picture, and the next one is begun', async () => {
  const open = childProcess(programs.program('begun', `onAsked(() => { ready(); ${answering} })`))
  let times = 0
  const refusing: OpenProcess = () => {
    times += 1
    if (times === 1) throw new Error('EMFILE')
    return open()
  }
  const later = pictureProcess({ open: refusing, longestMs: 20_000 })
  expect(await later.run(task, file)).toStrictEqual(notDone('unavailable'))
  expect(widthOf(await later.run(task, file))).not.toBeNull()
  await later.close()
})

it('nobody at the socket is said, and says nothing of the picture', async () => {
  const reasons: string[] = []
  const open = processOfUnit('/nowhere/socket', ({ message }) => void reasons.push(message))
  const lonely = pictureProcess({ open, longestMs: 1000 })
  expect(await lonely.run(task, file)).toStrictEqual(notDone('unavailable'))
  expect(reasons).toStrictEqual([expect.stringContaining('ENOENT')])
})
