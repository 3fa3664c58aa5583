import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as E from 'fp-ts/Either'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { mostPicturePixels } from '@careplus/core/internal/loyalty'
import { hostilePictures, manyScans } from '../../testing/hostilePictures.js'
import { inlineNormalizer } from '../../testing/inlineNormalizer.js'
import { incomingFolder, type ReceivedFile } from '../storage/incomingFolder.js'
import type { Storage } from '../storage/storage.js'
import { reencodeAvatar, examinePicture, maxScans, openPicture } from './reencodePicture.js'
import { jpegScanCounter } from './jpegScans.js'
import { normalizeUploads } from './normalizeUploads.js'

const scansOf = (bytes: Uint8Array, piece = bytes.length): number => {
  const counter = jpegScanCounter()
  for (let at = 0; at < bytes.length; at += piece) counter.add(bytes.subarray(at, at + piece))
  return counter.scans()
}
const photo = () =>
  sharp({
    create: {
      width: 640,
      height: 480,
      channels: 3,
      background: '#876',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })

it('counts the scans of a JPEG by its markers, in whatever pieces it comes', async () => {
  const plain = await photo().jpeg().toBuffer()
  const progressive = await photo().jpeg({ progressive: true }).toBuffer()
  expect(scansOf(plain)).toBe(1)
  expect(scansOf(progressive)).toBe(10)
  for (const piece of [1, 2, 3, 7, 1000]) expect(scansOf(progressive, piece)).toBe(10)
  expect(scansOf(manyScans(84, 64))).toBe(84)
})

it('does not count the scans of a thumbnail in the metadata, nor what follows the picture', async () => {
  const plain = await photo().jpeg().toBuffer()
  const small = await photo().resize(64).jpeg({ progressive: true }).toBuffer()
  const app1 = Buffer.from([0xff, 0xe1, (small.length + 2) >> 8, (small.length + 2) & 255])
  const carrying = Buffer.concat([plain.subarray(0, 2), app1, small, plain.subarray(2), small])
  expect(scansOf(carrying)).toBe(1)
  expect(await examinePicture(carrying)).toStrictEqual(E.right({ width: 640, height: 480 }))
})

it('the hostile one is a picture that libvips decodes, so that refusing it is what helps', async () => {
  const { data, info } = await openPicture(manyScans(84, 64)).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height, data[0]]).toStrictEqual([64, 64, 128])
})

it.each([
  [1, 'Right'],
  [maxScans, 'Right'],
  [maxScans + 1, 'PictureUnknown'],
  [84, 'PictureUnknown'],
])('of %i scans: %s', async (scans, outcome) => {
  const bytes = manyScans(scans)
  const before = process.cpuUsage()
  const examined = await examinePicture(bytes)
  const { user, system } = process.cpuUsage(before)
  expect(E.isLeft(examined) ? examined.left._tag : 'Right').toBe(outcome)
  // Microseconds of CPU; decoding would take seconds.
  expect(user + system).toBeLessThan(500_000)
})

it('refuses what would be too large in memory, though it has no more pixels than allowed', async () => {
  const deep = await sharp({ create: { width: 5000, height: 4000, channels: 4, background: '#8888' } })
    .toColourspace('rgb16')
    .png()
    .toBuffer()
  expect(await examinePicture(deep)).toStrictEqual(
    E.left({ _tag: 'PictureTooManyPixels', most: Math.floor((3 * mostPicturePixels) / 8) }),
  )
})

const noisyWebp = (width: number, height: number, quality: number) =>
  sharp(randomBytes(width * height), { raw: { width, height, channels: 1 } })
    .webp({ quality, effort: 0 })
    .toBuffer()

it('refuses a WebP that would take more than two seconds to decode, though a JPEG of its size does not', async () => {
  expect(await examinePicture(await noisyWebp(7000, 3600, 1))).toStrictEqual(
    E.left({ _tag: 'PictureTooManyPixels', most: 25_000_000 }),
  )
  expect(await examinePicture(await noisyWebp(5000, 5000, 1))).toStrictEqual(E.right({ width: 5000, height: 5000 }))
})

/** Microseconds of CPU: two seconds, doubled where another program shares the core. */
const max = 4_000_000
const costOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return user + system
}

const hostile = {
  ...hostilePictures,
  'as many scans as allowed': () => manyScans(maxScans),
  'noise at the limit of a WebP': () => noisyWebp(5000, 5000, 30),
}
it.each(Object.entries(hostile))('%s costs no more than a picture may, in a bill and as an avatar', async (_, make) => {
  const folder = await mkdtemp(join(tmpdir(), 'careplus-hostile-'))
  const bytes = new Uint8Array(await make())
  const incoming = incomingFolder(folder)
  const file = await incoming.receive(Readable.from([Buffer.from(bytes)]), AbortSignal.timeout(60_000))
  const storage = { put: () => Promise.resolve(), remove: () => Promise.resolve() } as unknown as Storage
  const place = { normalizer: inlineNormalizer, storage }
  const day = new Date('2026-11-27T03:00:00Z')
  expect(await costOf(() => normalizeUploads(place, 'bills', { json: null, files: [file] }, day))).toBeLessThan(max)
  expect(await costOf(() => reencodeAvatar(bytes))).toBeLessThan(max)
  await rm(folder, { recursive: true })
})

it('a picture of a bill is decoded once, and one that was refused, or handed in before, not at all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'careplus-decoded-'))
  const incoming = incomingFolder(folder)
  const receive = async (bytes: Uint8Array) =>
    incoming.receive(Readable.from([Buffer.from(bytes)]), AbortSignal.timeout(60_000))
  const stored: string[] = []
  const storage = {
    put: (key: string) => Promise.resolve(stored.push(key)),
    remove: () => Promise.resolve(),
  } as unknown as Storage
  const place = { normalizer: inlineNormalizer, storage }
  const day = new Date('2026-11-27T03:00:00Z')
  const [good, hostile] = [await receive(await photo().jpeg().toBuffer()), await receive(manyScans(84))]
  const draw = (files: ReadonlyArray<ReceivedFile>, handedIn: ReadonlyArray<string> = []) =>
    normalizeUploads(place, 'bills', { json: null, files }, day, () => Promise.resolve(handedIn))
  const codes = async (rendered: ReturnType<typeof draw>) => {
    const result = await rendered
    return E.isLeft(result) ? result.left.fields.map(({ field, code }) => [field, code]) : 'drawn'
  }
  expect(await codes(draw([good, hostile]))).toStrictEqual([['pictures.1', 'not_picture']])
  expect(await codes(draw([good, good]))).toStrictEqual([['pictures.1', 'repeated_picture']])
  expect(await codes(draw([good], [good.digest]))).toStrictEqual([['pictures.0', 'repeated_picture']])
  expect(stored).toStrictEqual([])
  expect(await codes(draw([good]))).toBe('drawn')
  expect(stored).toHaveLength(2)
  await rm(folder, { recursive: true })
})
