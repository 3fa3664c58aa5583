import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import type { DrawMethod, DrawTerms } from '@careplus/core/loyalty'
import type { DrawFile, ItemPage } from '@careplus/core/ports'
import { describe, expect, it } from 'vitest'
import { drawMoments } from './drawMoments'
import { drawTermLines } from './drawTermLines'
import { shortHash } from './shortHash'
import { maxTickets } from './tickets'

const day = '2026-12-01' as IsoDate
const now = startOfBangkokDay('2026-11-20' as IsoDate)
const item = { expire_date: '2026-11-30' as IsoDate, announcement_date: '2026-12-08' as IsoDate }
const hash = (digit: string) => digit.repeat(64)
const prepared: DrawFile = {
  state: 'prepared',
  permit_number: null,
  terms: null,
  prizes: 5,
  prize_baht: 1290,
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
const finished: DrawFile = { ...closed, state: 'drawn', public_value: '482917', drawn_at: '2026-12-05T07:00:00.000Z' }
const states = (file: DrawFile) => drawMoments(file, item, now).map(({ state }) => state)

const terms = (method: DrawMethod): DrawTerms => ({
  permit_date: '2026-10-20' as IsoDate,
  permit_authority: 'กรมการปกครอง',
  draw_date: '2026-12-02' as IsoDate,
  draw_time: '10:00',
  draw_place: 'สำนักงานเขต',
  announced_in: 'หน้านี้และข่าวถึงคุณ',
  unclaimed: 'มอบให้ผู้สำรอง',
  not_allowed: 'พนักงานของผู้จัด',
  method,
})
const whenOf = (file: DrawFile) =>
  drawTermLines(file, { ...item, begin_date: '2026-11-01' as IsoDate }).map(({ title, text }) =>
    `${title}: ${text}`.replaceAll('\u00A0', ' '),
  )

describe('what is told of a draw before anybody enters', () => {
  const permitted: DrawFile = { ...open, permit_number: '1234/2569', terms: terms('official-lot') }

  it('is its permit, its prizes and their worth, and when, where and how it is drawn', () => {
    expect(whenOf(permitted)).toStrictEqual([
      'ใบอนุญาต: เลขที่ 1234/2569 ลงวันที่ 20 ต.ค. 69 ออกโดยกรมการปกครอง',
      'ของรางวัล: 5 รางวัล มูลค่ารางวัลละ 1,290 บาท รวม 6,450 บาท',
      'เปิดรับสิทธิ์: 1 พ.ย. 69 เวลา 00.00 น. ถึง 30 พ.ย. 69 เวลา 23.59 น.',
      'จับรางวัล: 2 ธ.ค. 69 เวลา 10.00 น. ที่สำนักงานเขต จับต่อหน้าเจ้าหน้าที่และสักขีพยาน ผลนั้นคือผลจริง ค่าที่คำนวณใช้ตรวจรายชื่อสิทธิ์เท่านั้น',
      'ประกาศผล: 8 ธ.ค. 69 ที่หน้านี้และข่าวถึงคุณ',
      'รับรางวัล: แจ้งรับในหน้านี้ภายใน 30 วัน นับจากวันที่ขึ้นชื่อ พ้นกำหนดถือว่าสละสิทธิ์',
      'ภาษี: รางวัลมูลค่าตั้งแต่ 1,000 บาท ผู้ได้รับเสียภาษีหัก ณ ที่จ่ายร้อยละ 5 คือ 64.50 บาท',
      'รางวัลที่ไม่มีผู้รับ: มอบให้ผู้สำรอง',
      'ผู้ที่ร่วมไม่ได้: พนักงานของผู้จัด',
    ])
    expect(whenOf({ ...permitted, prize_baht: 790 })[6]).toBe('ภาษี: มูลค่าไม่ถึง 1,000 บาท ไม่มีภาษีหัก ณ ที่จ่าย')
    expect(whenOf({ ...permitted, terms: null })).toStrictEqual([])
  })

  it('shows no reckoned result among what proves it, where lots decide', () => {
    expect(states(permitted)).toStrictEqual(['done', 'now', 'later'])
    expect(states({ ...permitted, terms: terms('computed') })).toHaveLength(5)
  })
})

describe('what proves a draw', () => {
  it.each([
    [prepared, ['later', 'later', 'later', 'later', 'later']],
    [open, ['done', 'now', 'later', 'later', 'later']],
    [closed, ['done', 'done', 'now', 'later', 'later']],
    [finished, ['done', 'done', 'done', 'done', 'done']],
  ] as const)('goes step by step: %#', (file, expected) => {
    expect(states(file)).toStrictEqual(expected)
  })

  it('has each figure with its day', () => {
    const times = drawMoments(finished, item, now).map(({ when }) => String(when).replaceAll('\u00A0', ' '))
    expect(times.slice(0, 4)).toStrictEqual([
      'รหัส aaaa aaaa aaaa … aaaa บันทึกเมื่อ 1 พ.ย. 69',
      'รายชื่อ bbbb bbbb bbbb … bbbb บันทึกเมื่อ 1 ธ.ค. 69',
      'สลากกินแบ่งรัฐบาล รางวัลที่ 1 เลข 482917',
      'จับแล้ว 5 ธ.ค. 69 14.00 น.',
    ])
  })

  it('says how many digits its number has, and that its day went by without a draw', () => {
    const whenOn = (on: string) => drawMoments(closed, item, startOfBangkokDay(on as IsoDate))[2]?.when
    expect(whenOn('2026-12-01')).toBe('สลากกินแบ่งรัฐบาล รางวัลที่ 1 6 หลัก ออก 1 ธ.ค. 69'.replace('1 ธ.ค. 69', thaiDate(day)))
    expect(whenOn('2026-12-02')).toBe(`ไม่ได้จับตามวันที่ตั้งไว้ ${thaiDate(day)} จะบอกวันใหม่อีกที`)
  })

  it('ends with an official result as it came about, or with the end of the draw', () => {
    const recorded = drawMoments({ ...closed, state: 'recorded', note: 'จับต่อหน้าพยาน' }, item, now)
    expect(recorded.at(-1)).toMatchObject({ when: 'จับต่อหน้าพยาน', state: 'done' })
    expect(recorded).toHaveLength(3)
    const cancelled = drawMoments({ ...open, state: 'cancelled', note: 'เลื่อน' }, item, now)
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
])('with %i points at %i each, at most %s and %i so far, %i can be had', (have, point, limit, redeemed, max) => {
  const asked = { current_points: have, point } as ItemPage['item']
  expect(maxTickets({ item: asked, member_limit: limit, redeemed })).toBe(max)
})
