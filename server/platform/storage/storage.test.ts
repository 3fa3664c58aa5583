import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startS3Server, type S3Server } from '../../testing/s3Server.js'
import { bucketStorage } from './bucket.js'
import { FolderUnusable, folderStorage, usableFolder } from './folder.js'
import { incomingFolder } from './incomingFolder.js'
import { openStorage } from './openStorage.js'
import { passesTheStorageSuite } from './storage.suite.js'
import { StorageUnavailable } from './storage.js'

const home = mkdtempSync(join(tmpdir(), 'careplus-storage-'))
let folders = 0
const ownFolder = (): Promise<string> => usableFolder(join(home, String((folders += 1))))

const buckets = Array.from({ length: 80 }, (_, n) => `bucket-${n}`)
const unused = [...buckets]
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server([...buckets, 'full'])
})
afterAll(async () => {
  await s3.stop()
  rmSync(home, { recursive: true, force: true })
})

passesTheStorageSuite('a folder', async () => openStorage({ _tag: 'folder', folder: await ownFolder() }))
passesTheStorageSuite('a bucket', async () => openStorage({ _tag: 'bucket', ...s3.bucket(unused.pop() ?? '') }))

describe('a folder', () => {
  it('is readable by its owner alone, and holds no half-written file', async () => {
    const folder = await ownFolder()
    await folderStorage(folder).put('bills/a.webp', Uint8Array.of(1), 'image/webp')
    expect(statSync(join(folder, 'bills')).mode & 0o077).toBe(0)
    expect(statSync(join(folder, 'bills/a.webp')).mode & 0o077).toBe(0)
    expect(readdirSync(join(folder, 'bills'))).toStrictEqual(['a.webp'])
  })

  it('keeps nothing of what could not be written', async () => {
    const folder = await ownFolder()
    mkdirSync(join(folder, 'bills/a.webp/in-the-way'), { recursive: true })
    await expect(folderStorage(folder).put('bills/a.webp', Uint8Array.of(1), 'image/webp')).rejects.toThrow('EISDIR')
    expect(readdirSync(join(folder, 'bills'))).toStrictEqual(['a.webp'])
  })

  it('is rid of what a server that was killed was still writing, after a day', async () => {
    const folder = await ownFolder()
    const storage = folderStorage(folder)
    await storage.put('bills/a.webp', Uint8Array.of(1), 'image/webp')
    const now = new Date()
    for (const [name, hours] of [
      ['.old', 25],
      ['.young', 23],
      ['a.webp', 25],
    ] as const) {
      const path = join(folder, 'bills', name)
      if (name.startsWith('.')) writeFileSync(path, '')
      utimesSync(path, now.getTime() / 1000 - hours * 3600, now.getTime() / 1000 - hours * 3600)
    }
    expect(await storage.deleteUnfinished('bills', now)).toBe(1)
    expect(readdirSync(join(folder, 'bills')).toSorted()).toStrictEqual(['.young', 'a.webp'])
  })

  it('that cannot be one is said so', async () => {
    writeFileSync(join(home, 'a-file'), '')
    await expect(openStorage({ _tag: 'folder', folder: join(home, 'a-file') })).rejects.toThrow(FolderUnusable)
  })
})

describe('a bucket', () => {
  it('lists more than one page', async () => {
    const storage = bucketStorage(s3.bucket('full'))
    const keys = Array.from({ length: 1003 }, (_, n) => `bills/2026-11-20/${String(n).padStart(4, '0')}.webp`)
    for (let at = 0; at < keys.length; at += 50)
      await Promise.all(keys.slice(at, at + 50).map((key) => storage.put(key, Uint8Array.of(1), 'image/webp')))
    expect(await storage.list('bills/2026-11-20')).toStrictEqual(keys)
  })

  it.each([
    ['with a wrong secret', () => ({ ...s3.bucket('full'), secretAccessKey: 'wrong' }), 'SignatureDoesNotMatch'],
    ['that is none', () => s3.bucket('absent'), 'NoSuchBucket'],
    ['that nobody serves', () => ({ ...s3.bucket('full'), endpoint: 'http://127.0.0.1:1' }), 'unreachable'],
  ])('%s is away, and nothing is taken for absent', async (_, settings, code) => {
    const storage = bucketStorage(settings())
    const unavailable = new StorageUnavailable(code)
    await expect(storage.put('bills/a.webp', Uint8Array.of(1), 'image/webp')).rejects.toEqual(unavailable)
    await expect(storage.get('bills/a.webp')).rejects.toEqual(unavailable)
    await expect(storage.list('bills')).rejects.toEqual(unavailable)
  })
})

describe('what is on its way in', () => {
  const never = new AbortController().signal

  it('is written down as it comes, and told by its bytes', async () => {
    const folder = await ownFolder()
    const incoming = incomingFolder(folder)
    const file = await incoming.receive(Readable.from([Buffer.from('hello, '), Buffer.from('picture')]), never)
    expect([file.size, new TextDecoder().decode(file.head)]).toStrictEqual([14, 'hello, pictu'])
    expect(readdirSync(folder)).toHaveLength(1)
    await incoming.discard([file])
    await incoming.discard([file])
    expect(readdirSync(folder)).toStrictEqual([])
  })

  it('leaves nothing when it breaks off', async () => {
    const folder = await ownFolder()
    const abort = new AbortController()
    const endless = new Readable({ read: () => undefined })
    endless.push('a piece')
    const receiving = incomingFolder(folder).receive(endless, abort.signal)
    setTimeout(() => abort.abort(), 20)
    await expect(receiving).rejects.toThrow('aborted')
    expect(readdirSync(folder)).toStrictEqual([])
  })

  it('leaves nothing when it is given up while its file is being opened', async () => {
    const folder = await ownFolder()
    const incoming = incomingFolder(folder)
    for (let turns = 0; turns < 4; turns += 1)
      for (let run = 0; run < 300; run += 1) {
        const abort = new AbortController()
        const endless = new Readable({ read: () => undefined })
        endless.push('a piece')
        const receiving = incoming.receive(endless, abort.signal)
        for (let turn = 0; turn < turns; turn += 1) await nextTurn()
        abort.abort()
        await expect(receiving).rejects.toThrow('aborted')
      }
    await pause(100)
    expect(readdirSync(folder)).toStrictEqual([])
  })

  it('is swept away when it has lain there for a day', async () => {
    const folder = await ownFolder()
    const now = new Date()
    const at = (hours: number) => now.getTime() / 1000 - hours * 3600
    for (const [name, hours] of [
      ['old', 25],
      ['young', 23],
    ] as const) {
      writeFileSync(join(folder, name), '')
      utimesSync(join(folder, name), at(hours), at(hours))
    }
    expect(await incomingFolder(folder).deleteStale(now)).toBe(1)
    expect(readdirSync(folder)).toStrictEqual(['young'])
  })
})
