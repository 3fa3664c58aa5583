import { spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import * as E from 'fp-ts/Either'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lockFolder, type FolderLock } from './folderLock.js'
import { thisOwner } from './ownerRecord.js'

const folders: string[] = []
const children: ChildProcess[] = []
const locks: FolderLock[] = []
afterEach(() => {
  for (const lock of locks.splice(0)) lock.release()
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const each of folders.splice(0)) rmSync(each, { recursive: true, force: true })
})

const folder = (name = ''): string => {
  const made = mkdtempSync(join(tmpdir(), 'careplus-lock-'))
  folders.push(made)
  return join(made, name)
}

const locked = async (place: string, staleMs?: number): Promise<FolderLock> => {
  const lock = await lockFolder(place, staleMs)
  if (E.isLeft(lock)) throw new Error(JSON.stringify(lock.left))
  locks.push(lock.right)
  return lock.right
}

const inUse = { left: { _tag: 'FolderInUse' } }

const owner = async (
  place: string,
  { before = [] as ReadonlyArray<string>, beats: isAlive = true, boot = thisOwner().boot } = {},
) => {
  const lock = join(place, 'careplus.lock')
  mkdirSync(lock, { recursive: true })
  const id = randomBytes(8).toString('hex')
  const program = `
    const { writeFileSync } = require('node:fs')
    let beat = 0
    const say = () => writeFileSync(${JSON.stringify(join(lock, id))},
      String(++beat).padStart(10, '0') + ' 1 ' + JSON.stringify({ pid: process.pid, host: 'other', boot: ${JSON.stringify(boot)} }))
    require('node:net').createServer().listen(${JSON.stringify(join(lock, `${id}.s`))}, () => {
      say()
      if (${String(isAlive)}) setInterval(say, 20)
      console.log('in')
    })`
  const [command = '', ...args] = [...before, process.execPath, '-e', program]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  await once(child.stdout, 'data')
  return { child, id, lock }
}

const killed = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

describe('a data folder', () => {
  it('is had by one, is let go of, and is had by the next', async () => {
    const place = folder()
    const first = await locked(place)
    expect(await lockFolder(place)).toStrictEqual(
      E.left({ _tag: 'FolderInUse', folder: place, pid: process.pid, host: hostname() }),
    )
    expect(first.held()).toBe(true)
    first.release()
    expect(readdirSync(join(place, 'careplus.lock'))).toStrictEqual([])
    expect((await locked(place)).held()).toBe(true)
  })

  it('is had by one of many who come at once', async () => {
    for (let run = 0; run < 5; run += 1) {
      const place = folder()
      const results = await Promise.all(Array.from({ length: 6 }, () => lockFolder(place)))
      const had = results.filter(E.isRight)
      expect(had).toHaveLength(1)
      had.forEach(({ right }) => right.release())
    }
  })

  it('is another’s while that one listens, also where it is stopped; once killed it is free at once', async () => {
    const place = folder()
    const { child } = await owner(place, { beats: false })
    expect(await lockFolder(place, 100)).toMatchObject(inUse)
    child.kill('SIGSTOP')
    expect(await lockFolder(place, 100)).toMatchObject(inUse)
    await killed(child)
    await locked(place, Infinity)
  })

  it('has one owner where process numbers mean nothing to each other', async ({ skip }) => {
    const apart = ['unshare', '--user', '--map-root-user', '--pid', '--fork', '--kill-child', '--mount-proc']
    const [code] = (await once(
      spawn(apart[0] ?? '', [...apart.slice(1), 'true']).on('error', () => undefined),
      'close',
    )) as [number]
    skip(code !== 0, 'this machine makes no namespaces')
    const place = folder()
    const { child, id, lock } = await owner(place, { before: apart })
    // In its own namespace its process id is 1.
    expect(JSON.parse(readFileSync(join(lock, id), 'utf8').slice(13))).toMatchObject({ pid: 1 })
    expect(await lockFolder(place, 100)).toMatchObject(inUse)
    // The kernel ends its processes a moment later.
    await killed(child)
    await vi.waitFor(() => locked(place, 100), 30_000)
  })

  it('of an owner under another kernel is known by its beat alone', async () => {
    const place = folder()
    const { child, id, lock } = await owner(place, { boot: 'another' })
    rmSync(join(lock, `${id}.s`))
    expect(await lockFolder(place, 5000)).toMatchObject(inUse)
    await killed(child)
    await locked(place, 200)
  })

  it('is not taken from an owner under another kernel sooner than it may be silent', async () => {
    const place = folder()
    const { child } = await owner(place, { boot: 'another', beats: false })
    await killed(child)
    const began = performance.now()
    await locked(place, 400)
    expect(performance.now() - began).toBeGreaterThan(300)
  })

  it('that was taken away is lost to its owner, before anything else is written', async () => {
    const place = folder()
    const first = await locked(place)
    renameSync(join(place, 'careplus.lock'), join(place, 'elsewhere'))
    const second = await locked(place)
    expect([first.held(), second.held()]).toStrictEqual([false, true])
    await first.lost
    expect(second.held()).toBe(true)
  })

  it('is had whatever the clock says, and under a long name', async () => {
    const place = folder('ข้อมูล'.repeat(12))
    const first = await locked(place)
    expect(readdirSync(join(place, 'careplus.lock')).some((name) => name.endsWith('.s'))).toBe(true)
    expect(await lockFolder(place, 100)).toMatchObject(inUse)
    first.release()
    await locked(place, 100)
  })

  it('keeps nothing of an earlier version, or of who ended on the way in', async () => {
    const place = folder()
    writeFileSync(join(place, 'careplus.lock'), '7 1')
    ;(await locked(place)).release()
    writeFileSync(join(place, 'careplus.lock', 'nonsense'), '')
    writeFileSync(join(place, 'careplus.lock', '0123456789abcdef'), 'nonsense')
    await locked(place, 100)
    expect(readdirSync(join(place, 'careplus.lock'))).toHaveLength(2)
  })

  it('that cannot be written is refused', async () => {
    const place = folder()
    writeFileSync(join(place, 'file'), '')
    const refused = { left: { _tag: 'FolderNotWritable' } }
    expect(await lockFolder(join(place, 'file', 'inside'))).toMatchObject(refused)
    expect(await lockFolder('/proc/careplus/inside')).toMatchObject(refused)
  })

  it('lets nobody else look at who is in it, whatever was there', async () => {
    const place = folder()
    mkdirSync(join(place, 'careplus.lock'))
    chmodSync(join(place, 'careplus.lock'), 0o777)
    await locked(place)
    expect(statSync(join(place, 'careplus.lock')).mode & 0o777).toBe(0o700)
  })
})
