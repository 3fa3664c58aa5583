import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mobileNumber } from '../../../testing/identity.js'
import { drawState, openableDraw } from '../../../testing/loyalty.js'
import { addDays, startOfBangkokDay } from '../../calendar/arithmetic.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { DrawState, type DrawCommand, type DrawFacts } from './drawCommand.js'
import { decideDraw, drawHour, isOverdue } from './drawState.js'
import { maskedWinnerName, maskedWinnerNumber } from './maskedWinner.js'
import { oneIn, winningChance } from './odds.js'

const day = (text: string) => text as IsoDate
const at = (text: string): number => {
  const [date = '', time = '12:00'] = text.split(' ')
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return startOfBangkokDay(day(date)) + (60 * hours + minutes) * 60_000
}
const said = (draw: Partial<DrawFacts>, command: DrawCommand, on: string): string => {
  const step = decideDraw({ ...openableDraw, ...draw }, command, at(on))
  return E.isLeft(step) ? step.left._tag : step.right.state
}
const open: DrawCommand = { _tag: 'Open' }
const close: DrawCommand = { _tag: 'Close' }
const drawWith = (public_value: string, again = public_value): DrawCommand => ({ _tag: 'Draw', public_value, again })
const draw = drawWith('482917')
const nothing = { public_source: null, public_date: null, public_digits: null, public_value: null }

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
    [{ method: null }, 'TermsMissing'],
    [{ commitment: null }, 'CommitmentMissing'],
    [{ prizes: 0 }, 'PrizesMissing'],
    [{ public_source: '' }, 'PublicSourceMissing'],
    [{ public_date: null }, 'PublicSourceMissing'],
    [{ public_digits: null }, 'PublicFormMissing'],
    [{ public_digits: 0 }, 'PublicFormMissing'],
    [{ expire_date: day('2026-10-31') }, 'EntriesOver'],
    [{ public_date: day('2026-11-30') }, 'PublicDateTooEarly'],
    [{ public_date: day('2026-12-01') }, 'PublicDateTooEarly'],
  ])('does not open with %j', (facts, tag) => {
    expect(said(facts, open, '2026-11-01')).toBe(tag)
  })

  it('is reckoned only where the permit says so; else lots decide, and what they gave is recorded', () => {
    const record: DrawCommand = { _tag: 'Record', note: 'จับต่อหน้าเจ้าหน้าที่', winners: 5 }
    for (const method of ['official-lot', null] as const) {
      expect(said({ state: 'closed', tickets: 3, method }, draw, '2026-12-02')).toBe('MethodForbids')
      expect(said({ state: 'closed', tickets: 3, method }, record, '2026-12-02')).toBe('recorded')
    }
    expect(said({ method: 'official-lot' }, open, '2026-11-01')).toBe('open')
  })

  it('is neither closed nor drawn early', () => {
    expect(said({ state: 'open' }, close, '2026-11-30')).toBe('EntriesStillOpen')
    expect(said({ state: 'closed', tickets: 3 }, draw, '2026-12-01')).toBe('PublicValueNotYet')
    expect(said({ state: 'closed', tickets: 0 }, draw, '2026-12-02')).toBe('NobodyEntered')
  })

  it.each([
    ['computed', draw, 'drawn'],
    ['official-lot', { _tag: 'Record', note: 'จับต่อหน้าเจ้าหน้าที่', winners: 5 }, 'recorded'],
  ] as const)('of a permit for %s is not drawn before its announced day and hour', (method, command, after) => {
    const facts = { state: 'closed', tickets: 3, method, draw_date: day('2026-12-03'), draw_time: '10:00' } as const
    for (const early of ['2026-12-02', '2026-12-03 00:00', '2026-12-03 09:59'])
      expect(said(facts, command, early)).toBe('DrawNotYet')
    for (const on of ['2026-12-03 10:00', '2026-12-04', '2027-01-01']) expect(said(facts, command, on)).toBe(after)
    const putOff = { ...facts, public_date: day('2026-12-16') }
    expect(drawHour(putOff)).toStrictEqual({ date: '2026-12-16', time: '10:00' })
    expect(said(putOff, command, '2026-12-16 09:59')).toBe('DrawNotYet')
    expect(said(putOff, command, '2026-12-16 10:00')).toBe(after)
  })

  it('is closed however late, and is then not reckoned with a value that may have been known before', () => {
    for (const on of ['2026-12-02', '2026-12-09', '2027-06-01'])
      expect(said({ state: 'open' }, close, on)).toBe('closed')
    for (const closed_on of ['2026-12-02', '2026-12-09']) {
      const late = { state: 'closed', tickets: 3, closed_on: day(closed_on) } as const
      expect(said(late, draw, '2026-12-09')).toBe('PublicDatePassed')
      expect(said(late, name('2026-12-16'), closed_on)).toBe('closed')
      expect(said({ ...late, public_date: day('2026-12-16') }, draw, '2026-12-16')).toBe('drawn')
      const lots = { ...late, method: 'official-lot' } as const
      expect(said(lots, { _tag: 'Record', note: 'x', winners: 1 }, '2026-12-09')).toBe('recorded')
    }
    expect(said({ state: 'closed', tickets: 3, closed_on: day('2026-12-01') }, draw, '2026-12-09')).toBe('drawn')
  })

  const name = (date: string, digits: number | null = null): DrawCommand => ({
    _tag: 'NamePublicValue',
    source: ' สลาก ',
    date: day(date),
    digits,
  })

  it('that was not closed in time gets a later public value', () => {
    expect(said({ state: 'open' }, name('2026-12-05'), '2026-12-05')).toBe('PublicDateTooEarly')
    expect(decideDraw({ ...openableDraw, state: 'open' }, name('2026-12-16'), at('2026-12-05'))).toStrictEqual(
      E.right({
        state: 'open',
        giveBack: false,
        public_source: 'สลาก',
        public_date: '2026-12-16',
        public_digits: 6,
        public_value: null,
      }),
    )
    expect(said({ state: 'prepared' }, name(openableDraw.expire_date), '2026-11-01')).toBe('PublicDateTooEarly')
    expect(said({ state: 'prepared' }, name('2026-12-01'), '2026-11-01')).toBe('PublicDateTooEarly')
    expect(said({ state: 'prepared' }, name('2026-12-02'), '2026-11-01')).toBe('prepared')
    const unsaid: DrawCommand = { _tag: 'NamePublicValue', source: ' ', date: day('2026-12-16'), digits: 6 }
    expect(said({ state: 'open' }, unsaid, '2026-12-05')).toBe('PublicSourceMissing')
  })

  it('keeps the value that its closed list waits for, until its day is over without a draw', () => {
    expect(said({ state: 'closed' }, name('2026-12-16'), '2026-12-01')).toBe('PublicDateStands')
    // The day's value may be known already, so it cannot be replaced.
    expect(said({ state: 'closed' }, name('2026-12-16'), '2026-12-02')).toBe('PublicDateStands')
    expect(said({ state: 'closed' }, name('2026-12-16'), '2026-12-03 09:59')).toBe('PublicDateStands')
    expect(said({ state: 'closed' }, name('2026-12-16'), '2026-12-03 10:00')).toBe('closed')
    expect(said({ state: 'closed' }, name('2026-12-03'), '2026-12-03')).toBe('PublicDateTooEarly')
  })

  it('has its form named with its value: so many digits', () => {
    const unformed = { state: 'open', public_digits: null } as const
    expect(said(unformed, name('2026-12-16'), '2026-11-02')).toBe('PublicFormMissing')
    for (const digits of [0, -1, 1.5, 21, NaN])
      expect(said({}, name('2026-12-16', digits), '2026-11-02')).toBe('PublicFormMissing')
    for (const digits of [1, 20])
      expect(decideDraw(openableDraw, name('2026-12-16', digits), at('2026-11-02'))).toMatchObject({
        right: { public_digits: digits },
      })
  })

  /** Spellings of one number: they once gave thirteen different first winners. */
  const spellings = [
    '482917 ',
    ' 482917',
    '482 917',
    '482-917',
    '482,917',
    '482917.',
    '0482917',
    '48291',
    '+482917',
    '',
  ]
  it.each([...spellings, 'เลข 482917', '482917\u200b', 'รางวัลที่ 1 482917', '4829l7'])(
    'is drawn with its number in one spelling, and not with "%s"',
    (other) => {
      const facts = { state: 'closed', tickets: 3 } as const
      expect(said(facts, drawWith(other), '2026-12-02')).toBe('PublicValueMalformed')
      expect(said(facts, drawWith('482917', other), '2026-12-02')).toBe('PublicValuesDiffer')
    },
  )

  it('is drawn with what was typed twice, whichever digits it was typed in', () => {
    const facts: DrawFacts = { ...openableDraw, state: 'closed', tickets: 3 }
    expect(said(facts, drawWith('482917', '482971'), '2026-12-02')).toBe('PublicValuesDiffer')
    for (const typed of ['482917', '๔๘๒๙๑๗', '４８２９１７'])
      expect(decideDraw(facts, drawWith(typed, '482917'), at('2026-12-02'))).toStrictEqual(
        E.right({ state: 'drawn', giveBack: false, ...nothing, public_value: '482917' }),
      )
    expect(said({ ...facts, public_digits: null }, draw, '2026-12-02')).toBe('PublicFormMissing')
  })

  it('is overdue a day after its announced hour, closed or still open', () => {
    const announced = { public_date: day('2026-12-02'), draw_date: day('2026-12-03'), draw_time: '10:00' }
    const due = (state: DrawState, on: string) => isOverdue({ state, ...announced }, at(on))
    for (const state of ['open', 'closed'] as const) {
      for (const on of ['2026-12-02', '2026-12-03 01:52', '2026-12-03 10:00', '2026-12-04 09:59'])
        expect(due(state, on)).toBe(false)
      for (const on of ['2026-12-04 10:00', '2026-12-09']) expect(due(state, on)).toBe(true)
    }
    for (const state of ['prepared', 'drawn', 'recorded', 'cancelled'] as const)
      expect(due(state, '2026-12-09')).toBe(false)
    const unnamed = { public_date: null, draw_date: null, draw_time: null }
    expect(isOverdue({ state: 'open', ...unnamed }, at('2026-12-09'))).toBe(false)
  })

  test.prop([fc.integer({ min: -3, max: 9 }), fc.integer({ min: -20, max: 5 })])(
    'can be closed for a whole day before the earliest value that may be named for it',
    (after, named) => {
      const { expire_date } = openableDraw
      const public_date = addDays(expire_date, after)
      const on = addDays(expire_date, named)
      const command: DrawCommand = { _tag: 'NamePublicValue', source: 'สลาก', date: public_date, digits: 6 }
      const last = addDays(public_date, -1)
      if (said({ state: 'open' }, command, on) === 'open')
        expect([last > expire_date, said({ state: 'open', public_date }, close, last)]).toStrictEqual([true, 'closed'])
      else expect(after < 2 || named >= after).toBe(true)
    },
  )

  it('opens on the last day of entries still, and without a day of its value waits for none', () => {
    expect(decideDraw(openableDraw, open, at(openableDraw.expire_date))).toStrictEqual(
      E.right({ state: 'open', giveBack: false, ...nothing }),
    )
    expect(said({ state: 'open', public_date: null }, close, '2026-12-09')).toBe('closed')
    const unnamed = { state: 'closed', tickets: 3, public_date: null, draw_date: null, draw_time: null } as const
    expect(said(unnamed, draw, '2026-12-01')).toBe('drawn')
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
      decideDraw({ ...openableDraw, state: 'closed' }, { _tag: 'Cancel', reason: 'ไม่ได้ใบอนุญาต' }, at('2026-12-01')),
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
