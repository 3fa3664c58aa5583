import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../calendar/isoDate.js'
import { oneIn } from '../draw/odds.js'
import { missionRefusalWords } from './mission.js'
import { bahtOfSatang, counted, grouped, signed } from './number.js'
import { forecastWords, nextExpiryWords, oddsWords } from './points.js'
import { itemStatusWords, ledgerRefusalWords, redemptionWords } from './redemption.js'
import {
  billRefusalWords,
  drawInputWords,
  drawRefusalWords,
  orderRefusalWords,
  pictureWords,
  submissionWords,
} from './refusals.js'
import * as states from './states.js'

const plain = (text: string | null) => text?.replaceAll('\u00A0', ' ')
const on = '2026-12-01' as IsoDate
const most = 10

describe('numbers', () => {
  it('are written as in Thailand', () => {
    expect([0, 999, 1000, 1234567, -1234, 1.5].map(grouped)).toStrictEqual([
      '0',
      '999',
      '1,000',
      '1,234,567',
      '−1,234',
      '1.5',
    ])
    expect([45, 0, -300].map(signed)).toStrictEqual(['+45', '0', '−300'])
    expect([45_800, 5, 10_000_000].map(bahtOfSatang)).toStrictEqual(['458.00', '0.05', '100,000.00'])
    expect(counted(260, 'คะแนน')).toBe('260\u00A0คะแนน')
  })

  it('are told as points, days and odds', () => {
    expect(plain(forecastWords(45))).toBe('ได้สูงสุด 45 คะแนน')
    const summary = { usable: 1240, pending: 0, held: 0, next_expiry: { points: 180, on: '2026-12-31' as IsoDate } }
    expect(plain(nextExpiryWords(summary))).toBe('180 คะแนนหมดอายุ 31 ธ.ค. 69')
    expect(nextExpiryWords({ ...summary, next_expiry: null })).toBe(null)
    expect([oneIn(3, 18_420, 5), 12.3, 7.68, 4, 1.5, 1.001, 1, null].map(oddsWords)).toStrictEqual([
      'โอกาสประมาณ 1 ใน 1,230',
      'โอกาสประมาณ 1 ใน 12',
      'โอกาสประมาณ 13%',
      'โอกาสประมาณ 1 ใน 4',
      'โอกาสประมาณ 67%',
      'โอกาสประมาณ 99%',
      'ได้แน่นอน',
      'ยังไม่มีสิทธิ์',
    ])
  })
})

/** Every sentence that a parent or staff may read. */
const sentences: ReadonlyArray<string> = [
  ...(['reward', 'luckydraw'] as const).flatMap((type) => [
    redemptionWords({ _tag: 'QuantityInvalid', received: 0 }, type),
    redemptionWords({ _tag: 'ItemHidden' }, type),
    redemptionWords({ _tag: 'ItemEnded', on }, type),
    redemptionWords({ _tag: 'ItemEnded', on: null }, type),
    redemptionWords({ _tag: 'NotOpenYet', on }, type),
    redemptionWords({ _tag: 'PermitMissing' }, type),
    redemptionWords({ _tag: 'DrawNotOpen' }, type),
    redemptionWords({ _tag: 'SoldOut' }, type),
    redemptionWords({ _tag: 'StockShort', left: 2 }, type),
    redemptionWords({ _tag: 'SignInNeeded' }, type),
    redemptionWords({ _tag: 'LimitReached', limit: 1 }, type),
    redemptionWords({ _tag: 'LimitShort', limit: 3, left: 2 }, type),
    redemptionWords({ _tag: 'NotEnoughPoints', missing: 260 }, type),
  ]),
  ledgerRefusalWords({ _tag: 'PointsShort', usable: 0, missing: 3 }),
  ledgerRefusalWords({ _tag: 'PointsTooMany', most }),
  ledgerRefusalWords({ _tag: 'NothingTaken', reference_id: 'x' }),
  pictureWords({ _tag: 'PictureTooLarge', most: 10 * 1024 * 1024 }),
  pictureWords({ _tag: 'PictureTooManyPixels', most: 50_000_000 }),
  pictureWords({ _tag: 'PictureHeic' }),
  pictureWords({ _tag: 'PictureBroken' }),
  submissionWords({ _tag: 'BillTooOld', earliest: on }),
  submissionWords({ _tag: 'AmountInvalid', most: 10_000_000 }),
  submissionWords({ _tag: 'BillsADay', most }),
  submissionWords({ _tag: 'PictureRepeated' }),
  billRefusalWords({ _tag: 'NothingEarned', reason: 'under_ten_baht' }),
  billRefusalWords({ _tag: 'LineAmountInvalid', line: 0, received: 0 }),
  billRefusalWords({ _tag: 'AppealTooLate', until: on }),
  orderRefusalWords({ _tag: 'OrderNotThere', state: 'received', command: 'ship' }),
  drawRefusalWords({ _tag: 'PublicDatePassed', date: on }),
  drawRefusalWords({ _tag: 'DrawStateForbids', state: 'drawn', command: 'Open' }),
  drawRefusalWords({ _tag: 'WinnersTooMany', most }),
  drawRefusalWords({ _tag: 'WinnersMissing' }),
  missionRefusalWords({ _tag: 'MissionToCome', month: '2026-12' }),
  missionRefusalWords({ _tag: 'MissionOver', month: '2026-10' }),
  missionRefusalWords({ _tag: 'MissionNotMarked' }),
  missionRefusalWords({ _tag: 'MissionClaimed' }),
  missionRefusalWords({ _tag: 'DayInFuture', today: on }),
  missionRefusalWords({ _tag: 'DayOfOtherMonth', month: '2026-11' }),
  missionRefusalWords({ _tag: 'MissionNotDone', left: 2 }),
  ...Object.values(drawInputWords),
  ...Object.values(itemStatusWords),
  ...Object.values(states.billStateWords),
  ...Object.values(states.billReasonWords).flatMap(({ short, words }) => [short, words]),
  ...Object.values(states.billFlagWords),
  ...Object.values(states.orderStateWords),
  ...Object.values(states.drawStateWords),
  ...Object.values(states.drawCheckWords).flatMap(({ holds, fails }) => [holds, fails]),
  ...Object.values(states.ledgerKindWords),
]

describe('the words', () => {
  it.each(sentences)('%s', (text) => {
    expect(text).toMatch(/[\u0E01-\u0E5B]/)
    expect(text).not.toMatch(/!|undefined|NaN|null|ไม่สามารถ|กรุณา|\s{2}/)
    // A figure never stands apart from its unit at a line's end.
    expect(text).not.toMatch(/\d (?:คะแนน|ชิ้น|สิทธิ์|ใบ|รูป|MB)/)
  })

  it('of the limits that a parent meets', () => {
    expect(plain(pictureWords({ _tag: 'PictureTooLarge', most: 10 * 1024 * 1024 }))).toBe(
      'รูปใหญ่เกิน 10 MB ลองถ่ายใหม่หรือย่อรูปก่อน',
    )
    expect(plain(submissionWords({ _tag: 'BillTooOld', earliest: '2026-10-21' as IsoDate }))).toBe(
      'ใบเสร็จย้อนหลังได้ไม่เกิน 30 วัน ตั้งแต่ 21 ต.ค. 69',
    )
    expect(plain(missionRefusalWords({ _tag: 'MissionOver', month: '2026-10' }))).toBe(
      'ภารกิจเดือนตุลาคมจบแล้ว ดูของเดือนนี้ได้เลย',
    )
    expect(plain(redemptionWords({ _tag: 'LimitShort', limit: 3, left: 2 }, 'luckydraw'))).toBe(
      'เลือกได้อีก 2 สิทธิ์ (คนละไม่เกิน 3 สิทธิ์)',
    )
  })
})
