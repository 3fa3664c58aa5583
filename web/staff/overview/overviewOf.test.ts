import { expect, test } from 'vitest'
import { overviewCsv, overviewOf } from './overviewOf'

const figure = (name: string, value: number, labels: Readonly<Record<string, string>> = {}) => ({ name, value, labels })

const figures = [
  figure('careplus_bills_reviewing', 3),
  figure('careplus_bills_oldest_seconds', 172_801),
  figure('careplus_orders', 2, { state: 'received' }),
  figure('careplus_orders_oldest_seconds', 60, { state: 'received' }),
  figure('careplus_draws_overdue', 1),
  figure('careplus_jobs_due', 1, { kind: 'erase-member' }),
  figure('careplus_jobs_due', 2, { kind: 'erase-adult' }),
  figure('careplus_jobs_overdue_seconds', 30, { kind: 'erase-member' }),
  figure('careplus_jobs_overdue_seconds', 901, { kind: 'erase-adult' }),
  figure('careplus_points_outstanding', 700, { state: 'usable' }),
  figure('careplus_points_outstanding', 20, { state: 'held' }),
  figure('careplus_points_expiring', 200, { month: '2027-01' }),
  figure('careplus_points_expiring', 500, { month: '2026-12' }),
  figure('careplus_points_moved', -30, { kind: 'expired' }),
  figure('careplus_points_moved', 5, { kind: 'a kind of a later release' }),
]

const overview = overviewOf(figures)
const work = (words: string) => overview.work.find((each) => each.words.startsWith(words))

test('what waits is told with its longest wait, and marked once that is too long', () => {
  expect(work('ใบเสร็จรอ')).toMatchObject({ count: 3, seconds: 172_801, late: true, to: '/bills' })
  expect(work('รายการแลกรอ')).toMatchObject({ count: 2, seconds: 60, late: false })
  expect(work('จับรางวัล')).toMatchObject({ count: 1, seconds: null, late: true })
  expect(work('งานเบื้องหลัง')).toMatchObject({ count: 3, seconds: 901, late: true })
  expect(work('เรื่องที่ถาม')).toMatchObject({ count: 0, seconds: null, late: false })
})

test('points stand by the month in which they expire, the next first, and by what moved them', () => {
  expect(overview.points).toStrictEqual({ usable: 700, held: 20 })
  expect(overview.expiring.map(({ points }) => points)).toStrictEqual([500, 200])
  expect(overview.expiring[0]?.words).toBe('ธ.ค.\u00A069')
  expect(overview.moved).toStrictEqual([{ words: 'คะแนนหมดอายุ', points: -30 }])
})

test('figures that the store did not tell are missing, and that is said', () => {
  expect(overview.incomplete).toBe(false)
  expect(overviewOf([])).toMatchObject({ incomplete: true, points: null, rewards: null, sms: null })
})

test('the file has each of them in a line, none of which a spreadsheet takes for a formula', () => {
  const lines = overviewCsv(overview).split('\r\n')
  expect(lines).toContain('งานที่รออยู่,ใบเสร็จรอตัดสิน,3,,172801')
  expect(lines).toContain('คะแนนเข้าและออกตั้งแต่ต้น,คะแนนหมดอายุ,,30,')
})
