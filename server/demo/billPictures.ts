import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as E from 'fp-ts/Either'
import type { StoredPicture } from '../platform/storage/storedPicture.js'
import { normalizeUploads, type PictureServices } from '../platform/pictures/normalizeUploads.js'
import { billFolder } from '../loyalty/bills/billPictures.js'
import type { IncomingFolder } from '../platform/storage/incomingFolder.js'

export interface DemoPictureTarget extends PictureServices {
  readonly incoming: IncomingFolder
  readonly contentFolder: string
}

/** Density that gives about the size of a phone's photo. */
const density = 216

export const pictureOfBill = async (
  { incoming, contentFolder, ...place }: DemoPictureTarget,
  name: string,
  sent: Date,
): Promise<StoredPicture | null> => {
  const svg = await readFile(join(contentFolder, 'pictures', `${name}.svg`)).catch(() => null)
  if (svg === null) return null
  // Loaded on demand, because a server with another picture process does not need it.
  const { default: sharp } = await import('sharp')
  const photograph = await sharp(svg, { density }).jpeg({ quality: 80 }).toBuffer()
  const file = await incoming.receive(Readable.from([photograph]), AbortSignal.timeout(10_000))
  const normalized = await normalizeUploads(place, billFolder, { json: null, files: [file] }, sent)
  await incoming.discard([file])
  return E.isRight(normalized) ? (normalized.right.body.files[0] ?? null) : null
}
