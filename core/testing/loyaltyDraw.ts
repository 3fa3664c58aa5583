import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import type { IsoDate } from '../domain/calendar/isoDate.js'
import type { Sha256Bytes } from '../domain/loyalty/draw/bytes.js'
import type { DrawFacts } from '../domain/loyalty/draw/drawCommand.js'
import { entryListHash, type EntryList } from '../domain/loyalty/draw/entries.js'
import type { DrawRecord } from '../domain/loyalty/draw/record.js'
import type { DrawEntry } from '../domain/loyalty/draw/rows.js'
import { commitmentOf, drawWinners, reservesFor } from '../domain/loyalty/draw/winners.js'

const plain = { noNullPrototype: true } as const
const hex = (bytes: number) =>
  fc
    .uint8Array({ minLength: bytes, maxLength: bytes })
    .map((all) => Array.from(all, (byte) => byte.toString(16).padStart(2, '0')).join(''))

export const drawSeed = (): fc.Arbitrary<string> => hex(32)

export const drawEntries = (): fc.Arbitrary<ReadonlyArray<DrawEntry>> =>
  fc.uniqueArray(fc.record({ code: hex(6), tickets: fc.integer({ min: 1, max: 50 }) }, plain), {
    selector: ({ code }) => code,
    minLength: 1,
    maxLength: 30,
  })

export const entryList = (): fc.Arbitrary<EntryList> =>
  fc.record({ draw_id: fc.uuid(), prizes: fc.integer({ min: 1, max: 6 }), entries: drawEntries() }, plain)

export interface DrawStory {
  readonly list: EntryList
  readonly seed: string
  readonly public_value: string
}

export const drawStory = (): fc.Arbitrary<DrawStory> =>
  fc.record(
    {
      list: entryList(),
      seed: drawSeed(),
      public_value: fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0')),
    },
    plain,
  )

const must = <A>(value: E.Either<unknown, A>): A => {
  if (E.isLeft(value)) throw new Error(`a story that cannot be drawn: ${JSON.stringify(value.left)}`)
  return value.right
}

export const honestRecord =
  (sha256: Sha256Bytes) =>
  async ({ list, seed, public_value }: DrawStory): Promise<DrawRecord> => {
    const commitment = must(await commitmentOf(sha256)(seed))
    const list_hash = must(await entryListHash(sha256)(list))
    const reserves = reservesFor(list.prizes)
    const winners = must(await drawWinners(sha256)({ ...list, reserves, commitment, list_hash, seed, public_value }))
    return {
      ...list,
      permit_number: '1234/2569',
      commitment,
      committed_at: '2026-10-31T10:00:00.000Z',
      opened_at: '2026-10-31T17:00:00.000Z',
      closed_at: '2026-11-30T17:00:00.000Z',
      list_hash,
      public_source: 'สลากกินแบ่งรัฐบาล รางวัลที่ 1',
      public_date: '2026-12-02' as IsoDate,
      public_digits: public_value.length,
      earlier_values: [],
      public_value,
      drawn_at: '2026-12-05T07:00:00.000Z',
      seed,
      reserves,
      winners,
    }
  }

export const openableDraw: DrawFacts = {
  state: 'prepared',
  permit_number: '1234/2569',
  commitment: 'ab'.repeat(32),
  prizes: 5,
  begin_date: '2026-11-01' as IsoDate,
  expire_date: '2026-11-30' as IsoDate,
  public_source: 'สลากกินแบ่งรัฐบาล รางวัลที่ 1',
  public_date: '2026-12-02' as IsoDate,
  public_digits: 6,
  method: 'computed',
  draw_date: '2026-12-02' as IsoDate,
  draw_time: '10:00',
  closed_on: null,
  tickets: 0,
}
