import { randomInt } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { contract } from '@careplus/adapters/contract'
import { addDays } from '@careplus/core/calendar'
import type { AgeLine } from '@careplus/core/loyalty-milk-code'
import type { SentFile } from '@careplus/adapters/contract'
import type { Bill, NewBill } from '@careplus/core/ports'
import type { Db } from '../platform/store/store.js'
import type { Member, Options, TestServer } from './testServer.js'

export const billShops = { open: '9001', other: '9002', hidden: '9003' } as const
export const billProducts: Readonly<Record<AgeLine, string>> = {
  infant: '9001',
  'young-child': '9002',
  child: '9003',
  adult: '9004',
}

export const withShops = async (db: Db, now: Date): Promise<void> => {
  await db
    .insertInto('shops')
    .values(
      Object.values(billShops).map((id, ordering) => ({
        id,
        title: `ร้าน ${id}`,
        ex_bill_img: null,
        status: id === billShops.hidden ? ('hidden' as const) : ('available' as const),
        ordering,
        updated_at: now,
      })),
    )
    .execute()
  await db
    .insertInto('products')
    .values(
      Object.entries(billProducts).map(([age_line, id], ordering) => ({
        id,
        title: `สินค้า ${id}`,
        brand_id: 9,
        age_line: age_line as AgeLine,
        status: 'available' as const,
        ordering,
        updated_at: now,
      })),
    )
    .execute()
}

/** A unique picture of a few blots. */
export const receiptPicture = async (width = 240, height = 320, below = randomInt): Promise<Uint8Array> => {
  const blot = () => {
    const [x, y, size] = [below(width), below(height), 20 + below(120)]
    return `<rect x="${x}" y="${y}" width="${size}" height="${size}" fill="rgb(${below(256)},${below(256)},${below(256)})"/>`
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${Array.from({ length: 12 }, blot).join('')}</svg>`
  return new Uint8Array(await sharp(Buffer.from(svg)).jpeg().toBuffer())
}

/** Deterministic, because one pair of random blots in four hundred is not similar. */
export const similarPictures = async (seed: number): Promise<readonly [one: SentFile, smaller: SentFile]> => {
  let state = seed
  const below = (max: number): number => (state = (state * 48_271) % 2_147_483_647) % max
  const one = await receiptPicture(240, 320, below)
  return [fileOf(one), fileOf(new Uint8Array(await sharp(one).resize(200).png().toBuffer()))]
}

export const fileOf = (bytes: Uint8Array, mediaType = 'image/jpeg'): SentFile => ({ mediaType, bytes })

let receipts = 0

export const newBill = (server: TestServer, rest: Partial<NewBill> = {}): NewBill => {
  receipts += 1
  return {
    shop_id: billShops.open,
    // Amounts differ by more than a baht, and days too, so that no two bills look like one purchase. Each is 45 points.
    date: addDays(server.today(), -2 * (Math.floor(receipts / 9) % 15)),
    amount_satang: 45_000 + (receipts % 9) * 110,
    receipt_number: `R-${receipts}-${randomInt(1e9)}`,
    ...rest,
  }
}

export const postBill = async (
  server: TestServer,
  { access_token: token }: Pick<Member, 'access_token'>,
  bill: unknown = newBill(server),
  files?: ReadonlyArray<SentFile>,
  options: Options = {},
) =>
  server.call(contract.sendBill, {
    token,
    body: { json: bill, files: files ?? [fileOf(await receiptPicture())] },
    ...options,
  })

export const sentBill = async (
  server: TestServer,
  member: Pick<Member, 'access_token'>,
  bill: NewBill = newBill(server),
): Promise<Bill> => (await postBill(server, member, bill)).answer().data

const chunk = (type: string, data: Uint8Array): Buffer => {
  const named = Buffer.concat([Buffer.from(type), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

/** A valid PNG of white and black pixels: huge as a picture, small as a file. */
export const bomb = (side: number): Uint8Array => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (Math.ceil(side / 8) + 1)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}
