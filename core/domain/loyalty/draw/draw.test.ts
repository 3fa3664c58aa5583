import { createHash, createHmac } from 'node:crypto'
import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawEntries, drawStory, entryList, honestRecord, type DrawStory } from '../../../testing/loyalty.js'
import { bytesOfHex, hexOf, joined, utf8, type Sha256Bytes } from './bytes.js'
import { below, mostTickets, wordsOf } from './chance.js'
import { entryListHash, entryListText } from './entries.js'
import { hmacSha256 } from './hmac.js'
import { DrawRecord } from './record.js'
import { verifyDraw } from './verifyDraw.js'
import type { DrawEntry } from './rows.js'
import { commitmentOf, drawWinners, normalPublicValue, winnersFor } from './winners.js'

const sha256: Sha256Bytes = (bytes) => Promise.resolve(createHash('sha256').update(bytes).digest())
const publish = honestRecord(sha256)
const verify = verifyDraw(sha256)
const keyOf = (n: number) => joined(createHash('sha256').update(`seed ${n}`).digest())

describe('bytes', () => {
  test.prop([fc.string({ unit: 'binary' })])('are UTF-8 as everywhere', (text) => {
    expect(hexOf(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
  })

  it.each([
    ...[0, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x10ffff].map((c) => String.fromCodePoint(c)),
    '\ud800',
    '\udbff',
    '\udc00',
    '\udfff',
    '\udfff\ud800',
    'ก\ud800ข',
  ])('are UTF-8 at the ends of each length, and where a character is but half there: %j', (text) => {
    expect(hexOf(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'))
  })

  test.prop([fc.uint8Array()])('go to hexadecimal and back', (bytes) => {
    expect(bytesOfHex(hexOf(bytes))).toStrictEqual(Uint8Array.from(bytes))
    expect(bytesOfHex(`${hexOf(bytes)}0`)).toBe(null)
    expect(bytesOfHex(`${hexOf(bytes)}0g`)).toBe(null)
  })

  test.prop([fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 200 })])(
    'HMAC is that of RFC 2104',
    async (key, message) => {
      const wanted = createHmac('sha256', key).update(message).digest('hex')
      expect(hexOf(await hmacSha256(sha256)(joined(key), message))).toBe(wanted)
    },
  )

  it('HMAC gives test case 2 of RFC 4231', async () => {
    expect(hexOf(await hmacSha256(sha256)(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    )
  })
})

/** A fair draw exceeds it in one of 10,000 tests: 9 degrees of freedom, p = 0.0001. */
const chiSquareLimit = 33.72

const chiSquare = (counts: ReadonlyArray<number>, weights: ReadonlyArray<number>): number => {
  const all = counts.reduce((a, b) => a + b, 0)
  const weight = weights.reduce((a, b) => a + b, 0)
  return counts.reduce((sum, count, i) => {
    const wanted = (all * (weights[i] ?? 0)) / weight
    return sum + (count - wanted) ** 2 / wanted
  }, 0)
}

const tenEntries = (tickets: (i: number) => number): ReadonlyArray<DrawEntry> =>
  Array.from({ length: 10 }, (_, i) => ({ code: `m${i}`, tickets: tickets(i) }))

const wins = async (entries: ReadonlyArray<DrawEntry>, prizes: number, place: number) => {
  const counts = entries.map(() => 0)
  for (let n = 0; n < 2000; n++) {
    const winner = (await winnersFor(sha256)(keyOf(n), entries, prizes))[place - 1]
    const who = entries.findIndex(({ code }) => code === winner?.code)
    counts[who] = (counts[who] ?? 0) + 1
  }
  return counts
}

describe('chance', () => {
  it('is even over many seeds, for the first place and for the last', async () => {
    const even = tenEntries(() => 7)
    for (const place of [1, 5]) {
      expect(
        chiSquare(
          await wins(even, 5, place),
          even.map(() => 1),
        ),
      ).toBeLessThan(chiSquareLimit)
    }
  })

  it('goes by tickets', async () => {
    const entries = tenEntries((i) => i + 1)
    const weights = entries.map(({ tickets }) => tickets)
    const counts = await wins(entries, 1, 1)
    expect(chiSquare(counts, weights)).toBeLessThan(chiSquareLimit)
    expect(
      chiSquare(
        counts,
        entries.map(() => 1),
      ),
    ).toBeGreaterThan(chiSquareLimit)
  })

  it('favours nothing where the bound does not divide 2^32', async () => {
    // Without rejection, numbers under 2^30 would be twice as frequent.
    const bound = 3 * 2 ** 30
    const next = wordsOf(sha256, keyOf(1))
    const counts = [0, 0, 0]
    for (let n = 0; n < 3000; n++) {
      const third = Math.floor((await below(next, bound)) / 2 ** 30)
      counts[third] = (counts[third] ?? 0) + 1
    }
    expect(chiSquare(counts, [1, 1, 1])).toBeLessThan(18.42)
  })

  it('throws away what lies past the last full round', async () => {
    const given = [0xffffffff, 0xfffffffe, 7]
    const next = () => Promise.resolve(given.shift() ?? 0)
    expect(await below(next, 3)).toBe(0xfffffffe % 3)
    expect(given).toStrictEqual([7])
    expect(await below(() => Promise.resolve(5), 1)).toBe(0)
    expect(await below(() => Promise.resolve(0xffffffff), 2 ** 32)).toBe(0xffffffff)
  })
})

describe('the winners', () => {
  test.prop([drawStory()])(
    'are twice as many as there are prizes, reserves among them, or all members, and all different',
    async (story) => {
      const { winners, entries, prizes, reserves } = await publish(story)
      expect(reserves).toBe(prizes)
      expect(winners).toHaveLength(Math.min(prizes + reserves, entries.length))
      expect(new Set(winners.map(({ code }) => code)).size).toBe(winners.length)
      expect(winners.map(({ place }) => place)).toStrictEqual(winners.map((_, i) => i + 1))
      const sorted = [...entries].sort((a, b) => (a.code < b.code ? -1 : 1))
      const owners = sorted.flatMap(({ code, tickets }) => Array.from({ length: tickets }, () => code))
      for (const { ticket, code } of winners) expect(owners[ticket - 1]).toBe(code)
    },
  )

  it('of a published example', async () => {
    const record = await publish({
      list: {
        draw_id: 'example',
        prizes: 2,
        entries: [
          { code: 'b2', tickets: 1 },
          { code: 'a1', tickets: 3 },
          { code: 'c3', tickets: 6 },
        ],
      },
      seed: '00'.repeat(32),
      public_value: '482917',
    })
    expect(E.getOrElse(() => '')(entryListText(record))).toBe(
      'careplus-draw 1\ndraw example\nprizes 2\na1 3\nb2 1\nc3 6\n',
    )
    expect(record.commitment).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925')
    expect(record.list_hash).toBe(
      createHash('sha256').update('careplus-draw 1\ndraw example\nprizes 2\na1 3\nb2 1\nc3 6\n').digest('hex'),
    )
    const hmac = (key: Uint8Array, ...parts: Uint8Array[]) =>
      createHmac('sha256', key).update(Buffer.concat(parts)).digest()
    const block = hmac(
      hmac(Buffer.alloc(32), Buffer.from(record.list_hash, 'hex'), Buffer.from('482917')),
      Buffer.alloc(4),
    )
    expect(record.winners[0]?.ticket).toBe((block.readUInt32BE(0) % 10) + 1)
    expect(record.winners).toStrictEqual([
      { place: 1, ticket: 1, code: 'a1' },
      { place: 2, ticket: 5, code: 'c3' },
      { place: 3, ticket: 4, code: 'b2' },
    ])
  })

  test.prop([drawStory(), fc.nat()])('do not depend on the order in which entries are read', async (story, seed) => {
    const { entries } = story.list
    const shuffled =
      fc.sample(fc.shuffledSubarray([...entries], { minLength: entries.length }), { seed, numRuns: 1 })[0] ?? []
    const other = await publish({ ...story, list: { ...story.list, entries: shuffled } })
    const record = await publish(story)
    expect(other.list_hash).toBe(record.list_hash)
    expect(other.winners).toStrictEqual(record.winners)
    expect(await verify({ ...record, entries: shuffled })).toMatchObject({ verified: true })
  })

  it('are refused for another seed, another list, no public value, nobody', async () => {
    const story: DrawStory = {
      list: { draw_id: 'd', prizes: 1, entries: [{ code: 'a', tickets: 1 }] },
      seed: '01'.repeat(32),
      public_value: '1',
    }
    const record = await publish(story)
    const tag = async (changed: object) => {
      const drawn = await drawWinners(sha256)({ ...record, public_value: story.public_value, ...changed })
      return E.isLeft(drawn) ? drawn.left._tag : 'drawn'
    }
    expect(await tag({})).toBe('drawn')
    expect(await tag({ seed: '02'.repeat(32) })).toBe('SeedMismatch')
    expect(await tag({ seed: 'zz' })).toBe('SeedMalformed')
    expect(await tag({ prizes: 2 })).toBe('ListMismatch')
    expect(await tag({ public_value: '  ' })).toBe('PublicValueMissing')
    const empty = { ...story.list, entries: [] }
    const hash = await entryListHash(sha256)(empty)
    expect(await tag({ ...empty, list_hash: E.getOrElse(() => '')(hash) })).toBe('NoEntries')
    expect(await commitmentOf(sha256)('abc')).toStrictEqual(E.left({ _tag: 'SeedMalformed' }))
  })

  it('take a public value as people write it', () => {
    expect(normalPublicValue(' ๔๘๒๙๑๗\n')).toBe('482917')
    expect(normalPublicValue('482917  / 004')).toBe('482917 / 004')
  })
})

describe('a list of entries', () => {
  const list = { draw_id: 'd', prizes: 1, entries: [{ code: 'a', tickets: 1 }] }
  it.each([
    [{ ...list, prizes: 0 }, 'PrizesInvalid'],
    [{ ...list, draw_id: 'a b' }, 'DrawIdMalformed'],
    [{ ...list, entries: [{ code: 'a\nb', tickets: 1 }] }, 'CodeMalformed'],
    [
      {
        ...list,
        entries: [
          { code: 'a', tickets: 1 },
          { code: 'a', tickets: 2 },
        ],
      },
      'CodeRepeated',
    ],
    [{ ...list, entries: [{ code: 'a', tickets: 0 }] }, 'TicketsInvalid'],
    [{ ...list, entries: [{ code: 'a', tickets: 2 ** 32 }] }, 'TicketsTooMany'],
  ])('is refused: %j', (wrong, tag) => {
    expect(entryListText(wrong)).toMatchObject({ left: { _tag: tag } })
  })

  it('takes as many tickets as can be drawn among', () => {
    const full = {
      ...list,
      entries: [{ code: 'a', tickets: mostTickets - 1 }, ...list.entries.map((e) => ({ ...e, code: 'b' }))],
    }
    expect(E.isRight(entryListText(full))).toBe(true)
  })

  test.prop([entryList(), entryList()])('has a text of its own', (a, b) => {
    expect(entryListText(a)).not.toStrictEqual(entryListText(b))
  })
})

describe('a draw can be verified', () => {
  test.prop([drawStory()])('as to its seed and its list, where nothing was drawn', async (story) => {
    const record = { ...(await publish(story)), public_value: null, drawn_at: null, winners: [] }
    expect(E.isRight(DrawRecord.decode(JSON.parse(JSON.stringify(record))))).toBe(true)
    expect(await verify(record)).toStrictEqual({
      checks: { seed: true, list: true, public_value: null, winners: null },
      verified: true,
      winners: null,
    })
    const forged = { ...record, entries: record.entries.slice(1), seed: 'ab'.repeat(32) }
    expect(await verify(forged)).toMatchObject({ checks: { seed: false, list: false }, verified: false })
  })

  test.prop([drawStory()])('and an honest one holds', async (story) => {
    const record = await publish(story)
    expect(DrawRecord.is(record)).toBe(true)
    expect(await verify(record, { commitment: record.commitment, list_hash: record.list_hash })).toStrictEqual({
      checks: { seed: true, list: true, public_value: true, winners: true },
      verified: true,
      winners: record.winners,
    })
  })

  test.prop([drawStory()])('also where one step came at the moment of another', async (story) => {
    const record = await publish(story)
    const atOnce = { committed_at: record.opened_at, drawn_at: '2026-12-01T17:00:00.000Z' }
    expect(await verify({ ...record, ...atOnce })).toMatchObject({ verified: true })
  })

  test.prop([drawStory()])('from a record with each of its parts, and from no other', async (story) => {
    const record = await publish(story)
    for (const key of Object.keys(record)) expect(DrawRecord.is({ ...record, [key]: undefined })).toBe(false)
    for (const [list, rows] of Object.entries({ entries: record.entries, winners: record.winners }))
      for (const key of Object.keys(rows[0] ?? {}))
        expect(DrawRecord.is({ ...record, [list]: [{ ...rows[0], [key]: undefined }] })).toBe(false)
  })

  const cheats: ReadonlyArray<
    readonly [string, (r: DrawRecord) => Partial<DrawRecord>, keyof Awaited<ReturnType<typeof verify>>['checks']]
  > = [
    ['another seed', (r) => ({ seed: r.seed.replace(/^./, (c) => (c === '0' ? '1' : '0')) }), 'seed'],
    ['a commitment after the opening', (r) => ({ committed_at: r.closed_at }), 'seed'],
    ['an entry more', (r) => ({ entries: [...r.entries, { code: 'friend', tickets: 9 }] }), 'list'],
    ['an entry less', (r) => ({ entries: r.entries.slice(1) }), 'list'],
    [
      'a ticket more',
      (r) => ({ entries: r.entries.map((e, i) => (i === 0 ? { ...e, tickets: e.tickets + 1 } : e)) }),
      'list',
    ],
    ['a prize more', (r) => ({ prizes: r.prizes + 1 }), 'list'],
    ['the list of another draw', () => ({ draw_id: 'other' }), 'list'],
    ['a list closed when the value was known', () => ({ closed_at: '2026-12-01T17:00:00.000Z' }), 'public_value'],
    ['a value used before its day', () => ({ drawn_at: '2026-12-01T16:59:59.000Z' }), 'public_value'],
    ['no value', () => ({ public_value: ' ' }), 'public_value'],
    ['the value in another spelling', (r) => ({ public_value: `${r.public_value} ` }), 'public_value'],
    ['a value of another form', (r) => ({ public_digits: 7, public_value: r.public_value }), 'public_value'],
    [
      'a value that was named when it may have been known',
      (r) => ({
        earlier_values: [{ source: 'x', date: r.public_date, replaced_at: '2026-12-01T17:00:00.000Z' }],
      }),
      'public_value',
    ],
    [
      'a reserve more',
      (r) => ({ reserves: r.reserves + 31, entries: [...r.entries, { code: 'x', tickets: 1 }] }),
      'list',
    ],
    ['a value that was never used', () => ({ drawn_at: null }), 'public_value'],
    ['a winner less', (r) => ({ winners: r.winners.slice(1) }), 'winners'],
    [
      'a winner put in',
      (r) => ({ winners: r.winners.map((w, i) => (i === 0 ? { ...w, code: 'friend' } : w)) }),
      'winners',
    ],
    [
      'a winner more',
      (r) => ({ winners: [...r.winners, { place: r.winners.length + 1, ticket: 1, code: 'friend' }] }),
      'winners',
    ],
    [
      'another place',
      (r) => ({ winners: r.winners.map((w, i) => (i === 0 ? { ...w, place: w.place + 1 } : w)) }),
      'winners',
    ],
    [
      'another ticket',
      (r) => ({ winners: r.winners.map((w, i) => (i === 0 ? { ...w, ticket: w.ticket + 1 } : w)) }),
      'winners',
    ],
  ]
  test.prop([drawStory(), fc.constantFrom(...cheats)])('and cheating shows', async (story, [, cheat, check]) => {
    const record = await publish(story)
    const result = await verify({ ...record, ...cheat(record) })
    expect(result.verified).toBe(false)
    expect(result.checks[check]).toBe(false)
  })

  test.prop([drawStory()])('and winners who change places show', async (story) => {
    const record = await publish(story)
    if (record.winners.length < 2) return
    const [a, b, ...rest] = record.winners
    const turned = [{ ...b!, place: 1 }, { ...a!, place: 2 }, ...rest]
    expect(await verify({ ...record, winners: turned })).toMatchObject({
      verified: false,
      checks: { winners: false, list: true },
    })
  })

  test.prop([drawStory(), drawEntries()])(
    'and hashes that were changed together show to whoever saw them',
    async (story, entries) => {
      const seen = await publish(story)
      const forged = await publish({ ...story, list: { ...story.list, entries }, seed: seen.list_hash })
      expect(await verify(forged)).toMatchObject({ verified: true })
      const { commitment, list_hash } = seen
      expect(await verify(forged, { commitment })).toMatchObject({ verified: false, checks: { seed: false } })
      if (list_hash !== forged.list_hash) {
        expect(await verify(forged, { list_hash })).toMatchObject({ verified: false, checks: { list: false } })
      }
    },
  )

  it('and what is no record never makes it throw', async () => {
    const record = await publish({
      list: { draw_id: 'd', prizes: 1, entries: [{ code: 'a', tickets: 1 }] },
      seed: '01'.repeat(32),
      public_value: '1',
    })
    const result = await verify({ ...record, seed: '☂', entries: [{ code: ' ', tickets: NaN }], closed_at: 'never' })
    expect(result).toStrictEqual({
      checks: { seed: false, list: false, public_value: false, winners: false },
      verified: false,
      winners: null,
    })
  })
})
