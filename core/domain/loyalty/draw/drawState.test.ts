import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mobileNumber } from '../../../testing/identity.js'
import { drawState, openableDraw } from '../../../testing/loyalty.js'
import { addDays } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { decideDraw, DrawState, type DrawCommand, type DrawFacts } from './drawState.js'
import { maskedWinnerName, maskedWinnerNumber } from './maskedWinner.js'
import { oneIn, winningChance } from './odds.js'

const day = (text: string) => text as IsoDate
const said = (draw: Partial<DrawFacts>, command: DrawCommand, on: string): string => {
  const step = decideDraw({ ...openableDraw, ...draw }, command, day(on))
  return E.isLeft(step) ? step.left._tag : step.right.state
}
const open: DrawCommand = { _tag: 'Open' }
const close: DrawCommand = { _tag: 'Close' }
const draw: DrawCommand = { _tag: 'Draw' }

describe('a draw', () => {
  it('is opened, closed before its public value is known, and drawn with it', () => {
    expect(said({}, open, '2026-11-01')).toBe('open')
    expect(said({ state: 'open', tickets: 3 }, close, '2026-12-01')).toBe('closed')
    expect(said({ state: 'closed', tickets: 3 }, draw, '2026-12-02')).toBe('drawn')
    expect(said({ state: 'closed' }, { _tag: 'Record', note: 'จับต่อหน้าเจ้าหน้าที่', winners: 5 }, '2026-12-02')).toBe(
      'recorded',
    )
  })

  it.each([
    [{ permit_number: null }, 'PermitMissing'],
    [{ permit_number: ' ' }, 'PermitMissing'],
    [{ commitment: null }, 'CommitmentMissing'],
    [{ prizes: 0 }, 'PrizesMissing'],
    [{ public_source: '' }, 'PublicSourceMissing'],
    [{ public_date: null }, 'PublicSourceMissing'],
    [{ expire_date: day('2026-10-31') }, 'EntriesOver'],
    [{ public_date: day('2026-11-30') }, 'PublicDateTooEarly'],
    [{ public_date: day('2026-12-01') }, 'PublicDateTooEarly'],
  ])('does not open with %j', (facts, tag) => {
    expect(said(facts, open, '2026-11-01')).toBe(tag)
  })

  it('is neither closed nor drawn early, nor closed when the value may be known', () => {
    expect(said({ state: 'open' }, close, '2026-11-30')).toBe('EntriesStillOpen')
    expect(said({ state: 'open' }, close, '2026-12-02')).toBe('PublicDatePassed')
    expect(said({ state: 'closed', tickets: 3 }, draw, '2026-12-01')).toBe('PublicValueNotYet')
    expect(said({ state: 'closed', tickets: 0 }, draw, '2026-12-02')).toBe('NobodyEntered')
  })

  it('that was not closed in time gets a later public value', () => {
    const name = (date: string): DrawCommand => ({ _tag: 'NamePublicValue', source: ' สลาก ', date: day(date) })
    expect(said({ state: 'open' }, name('2026-12-05'), '2026-12-05')).toBe('PublicDateTooEarly')
    expect(decideDraw({ ...openableDraw, state: 'open' }, name('2026-12-16'), day('2026-12-05'))).toStrictEqual(
      E.right({ state: 'open', giveBack: false, public_source: 'สลาก', public_date: '2026-12-16' }),
    )
    expect(said({ state: 'closed' }, name('2026-12-16'), '2026-12-01')).toBe('DrawStateForbids')
    // Long before, too, the value comes after the day that follows the last one of entries.
    expect(said({ state: 'prepared' }, name(openableDraw.expire_date), '2026-11-01')).toBe('PublicDateTooEarly')
    expect(said({ state: 'prepared' }, name('2026-12-01'), '2026-11-01')).toBe('PublicDateTooEarly')
    expect(said({ state: 'prepared' }, name('2026-12-02'), '2026-11-01')).toBe('prepared')
    const unsaid: DrawCommand = { _tag: 'NamePublicValue', source: ' ', date: day('2026-12-16') }
    expect(said({ state: 'open' }, unsaid, '2026-12-05')).toBe('PublicSourceMissing')
  })

  test.prop([fc.integer({ min: -3, max: 9 }), fc.integer({ min: -20, max: 5 })])(
    'can be closed for a whole day before the earliest value that may be named for it',
    (after, named) => {
      const { expire_date } = openableDraw
      const public_date = addDays(expire_date, after)
      const on = addDays(expire_date, named)
      const command: DrawCommand = { _tag: 'NamePublicValue', source: 'สลาก', date: public_date }
      const last = addDays(public_date, -1)
      if (said({ state: 'open' }, command, on) === 'open')
        expect([last > expire_date, said({ state: 'open', public_date }, close, last)]).toStrictEqual([true, 'closed'])
      else expect(after < 2 || named >= after).toBe(true)
    },
  )

  it('opens on the last day of entries still, and without a day of its value waits for none', () => {
    expect(decideDraw(openableDraw, open, openableDraw.expire_date)).toStrictEqual(
      E.right({ state: 'open', giveBack: false, public_source: null, public_date: null }),
    )
    expect(said({ state: 'open', public_date: null }, close, '2026-12-09')).toBe('closed')
    expect(said({ state: 'closed', tickets: 3, public_date: null }, draw, '2026-12-01')).toBe('drawn')
  })

  test.prop([fc.string()])('has one of six states', (text) => {
    expect(Object.keys(DrawState.keys)).toStrictEqual('prepared open closed drawn recorded cancelled'.split(' '))
    expect(DrawState.is(text)).toBe(text in DrawState.keys && Object.hasOwn(DrawState.keys, text))
  })

  it('is prepared with a permit and prizes, and only before it opens', () => {
    const prepare = (permit_number: string, prizes: number): DrawCommand => ({ _tag: 'Prepare', permit_number, prizes })
    expect(said({}, prepare('1234/2569', 1), '2026-11-01')).toBe('prepared')
    expect(said({}, prepare(' ', 1), '2026-11-01')).toBe('PermitMissing')
    for (const prizes of [0, 1.5, -1, NaN])
      expect(said({}, prepare('1234/2569', prizes), '2026-11-01')).toBe('PrizesMissing')
    expect(said({ state: 'open' }, prepare('1234/2569', 1), '2026-11-01')).toBe('DrawStateForbids')
  })

  it.each([
    [' ', 1, 'WordsMissing'],
    ['x', 0, 'WinnersMissing'],
    ['x', 6, 'WinnersTooMany'],
    ['x', 1, 'recorded'],
    ['x', 5, 'recorded'],
  ])('with five prizes takes the words "%s" and %i winners for %s', (note, winners, tag) => {
    expect(said({ state: 'closed' }, { _tag: 'Record', note, winners }, '2026-12-02')).toBe(tag)
  })

  it('gives everything back when it is cancelled, with a reason', () => {
    expect(
      decideDraw({ ...openableDraw, state: 'closed' }, { _tag: 'Cancel', reason: 'ไม่ได้ใบอนุญาต' }, day('2026-12-01')),
    ).toMatchObject({
      right: { state: 'cancelled', giveBack: true },
    })
    expect(said({}, { _tag: 'Cancel', reason: ' ' }, '2026-11-01')).toBe('WordsMissing')
  })

  const command = fc.constantFrom<DrawCommand>(
    open,
    close,
    draw,
    { _tag: 'Prepare', permit_number: 'x', prizes: 1 },
    { _tag: 'Record', note: 'x', winners: 1 },
    { _tag: 'Cancel', reason: 'x' },
  )
  test.prop([drawState(), command])('that is over stays as it is', (state, command) => {
    if (state !== 'drawn' && state !== 'recorded' && state !== 'cancelled') return
    for (const on of ['2026-11-01', '2026-12-01', '2026-12-09']) {
      expect(said({ state, tickets: 1 }, command, on)).toBe('DrawStateForbids')
    }
  })
})

describe('odds', () => {
  it('are those of the picture', () => {
    expect(oneIn(3, 18_420, 5)).toBe(1230)
    expect(oneIn(0, 18_420, 5)).toBe(null)
    expect(oneIn(1, 1, 1)).toBe(1)
    expect(oneIn(1, 2, 1)).toBe(2)
    expect(oneIn(2, 3, 2)).toBe(1)
    expect(winningChance(1, 10, 3)).toBeCloseTo(0.3, 12)
    expect([
      winningChance(0, 10, 11),
      winningChance(1, 0, 1),
      winningChance(-1, -1, 1),
      winningChance(5, 5, 0),
      winningChance(5, 5, -1),
    ]).toStrictEqual([0, 0, 0, 0, 0])
    expect([winningChance(5, 5, 1), winningChance(1, 10, 10)]).toStrictEqual([1, 1])
  })

  test.prop([fc.nat({ max: 50 }), fc.nat({ max: 500 }), fc.nat({ max: 20 })])(
    'grow with mine and shrink with others',
    (mine, others, prizes) => {
      const chance = winningChance(mine, mine + others, prizes)
      expect(chance).toBeGreaterThanOrEqual(0)
      expect(chance).toBeLessThanOrEqual(1)
      expect(winningChance(mine + 1, mine + 1 + others, prizes)).toBeGreaterThanOrEqual(chance - 1e-12)
      expect(winningChance(mine, mine + others + 1, prizes)).toBeLessThanOrEqual(chance + 1e-12)
    },
  )
})

describe('a winner as everybody sees them', () => {
  it.each([
    ['สมชาย วงศ์ดี', 'สม••• ว•••'],
    ['น้ำฝน ใจดี', 'น้ำ••• ใ•••'],
    ['กิตติพงษ์ แสนสุข ณ อยุธยา', 'กิต••• แ••• ณ••• อ•••'],
    ['อารีย์', 'อา•••'],
    ['ใจ', '•••'],
    ['Malee  J', 'Ma••• J•••'],
    ['', '•••'],
    ['  สมชาย   วงศ์ดี ', 'สม••• ว•••'],
    ['มะลิ \u0E48ก', 'ม••• •••'],
  ])('%s is %s', (name, shown) => {
    expect(maskedWinnerName(name)).toBe(shown)
  })

  test.prop([mobileNumber()])('has a number of which the last four stay', (number) => {
    expect(maskedWinnerNumber(number)).toBe(`${number.slice(0, 2)}•-•••-${number.slice(-4)}`)
  })
})
