import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import type { DrawFile, ItemPage } from '@careplus/core/ports'
import { describe, expect, it } from 'vitest'
import { drawMoments } from './drawMoments'
import { shortHash } from './shortHash'
import { mostTickets } from './tickets'

const day = '2026-12-01' as IsoDate
const today = '2026-11-20' as IsoDate
const item = { expire_date: '2026-11-30' as IsoDate, announcement_date: '2026-12-08' as IsoDate }
const hash = (digit: string) => digit.repeat(64)
const prepared: DrawFile = {
  state: 'prepared',
  permit_number: null,
  prizes: 5,
  tickets: 0,
  my_tickets: 0,
  my_code: null,
  commitment: null,
  committed_at: null,
  opened_at: null,
  closed_at: null,
  list_hash: null,
  public_source: null,
  public_date: null,
  public_digits: 6,
  public_value: null,
  earlier_values: [],
  drawn_at: null,
  note: null,
  winners: [],
}
const open: DrawFile = {
  ...prepared,
  state: 'open',
  commitment: hash('a'),
  committed_at: '2026-10-31T18:00:00.000Z',
  public_source: 'สลากกินแบ่งรัฐบาล รางวัลที่ 1',
  public_date: '2026-12-01' as IsoDate,
}
const closed: DrawFile = { ...open, state: 'closed', list_hash: hash('b'), closed_at: '2026-11-30T17:00:00.000Z' }
const drawn: DrawFile = { ...closed, state: 'drawn', public_value: '482917', drawn_at: '2026-12-05T07:00:00.000Z' }
const states = (file: DrawFile) => drawMoments(file, item, today).map(({ state }) => state)

describe('what proves a draw', () => {
  it.each([
    [prepared, ['later', 'later', 'later', 'later', 'later']],
    [open, ['done', 'now', 'later', 'later', 'later']],
    [closed, ['done', 'done', 'now', 'later', 'later']],
    [drawn, ['done', 'done', 'done', 'done', 'done']],
  ] as const)('goes step by step: %#', (file, expected) => {
    expect(states(file)).toStrictEqual(expected)
  })

  it('has each figure with its day', () => {
    const told = drawMoments(drawn, item, today).map(({ when }) => String(when).replaceAll('\u00A0', ' '))
    expect(told.slice(0, 4)).toStrictEqual([
      'รหัส aaaa aaaa aaaa … aaaa บันทึกเมื่อ 1 พ.ย. 69',
      'รายชื่อ bbbb bbbb bbbb … bbbb บันทึกเมื่อ 1 ธ.ค. 69',
      'สลากกินแบ่งรัฐบาล รางวัลที่ 1 เลข 482917',
      'จับแล้ว 5 ธ.ค. 69 14.00 น.',
    ])
  })

  it('says how many digits its number has, and that its day went by without a draw', () => {
    const told = (on: string) => drawMoments(closed, item, on as IsoDate)[2]?.when
    expect(told('2026-12-01')).toBe('สลากกินแบ่งรัฐบาล รางวัลที่ 1 6 หลัก ออก 1 ธ.ค. 69'.replace('1 ธ.ค. 69', thaiDate(day)))
    expect(told('2026-12-02')).toBe(`ไม่ได้จับตามวันที่ตั้งไว้ ${thaiDate(day)} จะบอกวันใหม่อีกที`)
  })

  it('ends with an official result as it came about, or with the end of the draw', () => {
    const recorded = drawMoments({ ...closed, state: 'recorded', note: 'จับต่อหน้าพยาน' }, item, today)
    expect(recorded.at(-1)).toMatchObject({ when: 'จับต่อหน้าพยาน', state: 'done' })
    expect(recorded).toHaveLength(3)
    const cancelled = drawMoments({ ...open, state: 'cancelled', note: 'เลื่อน' }, item, today)
    expect(cancelled.map(({ state }) => state)).toStrictEqual(['done', 'done'])
  })
})

it('shows enough of a hash to compare', () => {
  expect(shortHash('8f3a52c19e074b6d21fe')).toBe('8f3a 52c1 9e07 … 21fe')
  expect(shortHash('8f3a52c1')).toBe('8f3a 52c1')
})

it.each([
  [1240, 20, 50, 3, 47],
  [100, 20, 50, 0, 5],
  [100, 20, null, 0, 5],
  [0, 20, 50, 0, 1],
  [100, 0, null, 0, 1000],
  [100, 20, 5, 5, 1],
])('with %i points at %i each, at most %s and %i so far, %i can be had', (have, point, limit, redeemed, most) => {
  const asked = { current_points: have, point } as ItemPage['item']
  expect(mostTickets({ item: asked, member_limit: limit, redeemed })).toBe(most)
})
