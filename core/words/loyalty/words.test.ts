import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { oneIn } from '../../domain/loyalty/draw/odds.js'
import { missionRefusalWords } from './mission.js'
import { bahtOfSatang, counted, grouped, signed } from './number.js'
import { forecastWords, nextExpiryWords, oddsWords } from './points.js'
import { itemStatusWords, ledgerRefusalWords, redemptionRefusedWords, redemptionWords } from './redemption.js'
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
    const summary = {
      usable: 1240,
      pending: 0,
      held: 0,
      unproved: 0,
      next_expiry: { points: 180, on: '2026-12-31' as IsoDate },
    }
    expect(plain(nextExpiryWords(summary))).toBe('180 คะแนนหมดอายุ 31 ธ.ค. 69')
    expect(nextExpiryWords({ ...summary, next_expiry: null })).toBe(null)
    expect([oneIn(3, 18_420, 5), 12.3, 7.68, 4, 3.4, 1.5, 1.001, 1, null].map(oddsWords)).toStrictEqual([
      'โอกาสประมาณ 1 ใน 1,230',
      'โอกาสประมาณ 1 ใน 12',
      'โอกาสประมาณ 1 ใน 8',
      'โอกาสประมาณ 1 ใน 4',
      'โอกาสประมาณ 3 ใน 10',
      'โอกาสประมาณ 7 ใน 10',
      'โอกาสประมาณ 9 ใน 10',
      'โอกาส 100%',
      'ยังไม่มีสิทธิ์',
    ])
  })
})

const families: Readonly<Record<string, ReadonlyArray<string>>> = {
  ...Object.fromEntries(
    (['reward', 'luckydraw'] as const).map((type) => [
      `a ${type}`,
      [
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
        redemptionWords({ _tag: 'AdultsOnly' }, type),
        redemptionWords({ _tag: 'LimitReached', limit: 1 }, type),
        redemptionWords({ _tag: 'LimitShort', limit: 3, left: 2 }, type),
        redemptionWords({ _tag: 'NotEnoughPoints', missing: 260 }, type),
        redemptionWords({ _tag: 'PointsUnproved', points: 50 }, type),
        redemptionWords({ _tag: 'PriceChanged', points: 600 }, type),
      ],
    ]),
  ),
  'the ledger': [
    ledgerRefusalWords({ _tag: 'PointsInvalid', received: 0 }),
    ledgerRefusalWords({ _tag: 'PointsShort', usable: 0, missing: 3 }),
    ledgerRefusalWords({ _tag: 'PointsTooMany', most }),
    redemptionRefusedWords({ _tag: 'ReasonMissing' }, 'reward'),
    redemptionRefusedWords({ _tag: 'AlreadyTaken', reference_id: 'x' }, 'reward'),
    redemptionRefusedWords({ _tag: 'NothingTaken', reference_id: 'x' }, 'reward'),
  ],
  'a picture': [
    pictureWords({ _tag: 'PictureEmpty' }),
    pictureWords({ _tag: 'PictureTooLarge', most: 10 * 1024 * 1024 }),
    pictureWords({ _tag: 'PictureHeic' }),
    pictureWords({ _tag: 'PictureUnknown' }),
    pictureWords({ _tag: 'PictureBroken' }),
    pictureWords({ _tag: 'PictureTooManyPixels', most: 50_000_000 }),
    pictureWords({ _tag: 'PictureTooTall' }),
    pictureWords({ _tag: 'PictureRepeated' }),
  ],
  'a bill that is handed in': [
    submissionWords({ _tag: 'BillsADay', most }),
    submissionWords({ _tag: 'ShopUnavailable' }),
    submissionWords({ _tag: 'PicturesMissing', fewest: 1 }),
    submissionWords({ _tag: 'PicturesTooMany', most: 4 }),
    submissionWords({ _tag: 'PictureRepeated' }),
    submissionWords({ _tag: 'BillTooOld', earliest: on }),
    submissionWords({ _tag: 'BillInFuture', latest: on }),
    submissionWords({ _tag: 'ReceiptNumberMissing' }),
    submissionWords({ _tag: 'ReceiptNumberTooLong', most: 40 }),
    submissionWords({ _tag: 'AmountInvalid', most: 10_000_000 }),
  ],
  'a bill that is decided': [
    billRefusalWords({ _tag: 'LineAmountInvalid', line: 0, received: 0 }),
    billRefusalWords({ _tag: 'LinesTooMuch', most: 10_000_000 }),
    billRefusalWords({ _tag: 'LinesAboveBill', eligible_satang: 198_000, amount_satang: 19_800 }),
    billRefusalWords({ _tag: 'NothingEarned', reason: 'under_ten_baht' }),
    billRefusalWords({ _tag: 'ReceiptAlreadyApproved' }),
    billRefusalWords({ _tag: 'BillDecided', state: 'approved' }),
    billRefusalWords({ _tag: 'BillNotRejected', state: 'approved' }),
    billRefusalWords({ _tag: 'AppealUsed' }),
    billRefusalWords({ _tag: 'AppealTooLate', until: on }),
  ],
  'an order': [
    orderRefusalWords({ _tag: 'OrderHasLeft', state: 'shipped' }),
    orderRefusalWords({ _tag: 'OrderCancelled' }),
    orderRefusalWords({ _tag: 'OrderNotThere', state: 'received', command: 'ship' }),
  ],
  'a draw': [
    drawRefusalWords({ _tag: 'DrawStateForbids', state: 'drawn', command: 'Open' }),
    drawRefusalWords({ _tag: 'PermitMissing' }),
    drawRefusalWords({ _tag: 'CommitmentMissing' }),
    drawRefusalWords({ _tag: 'PrizesMissing' }),
    drawRefusalWords({ _tag: 'PublicSourceMissing' }),
    drawRefusalWords({ _tag: 'PublicDateTooEarly', earliest: on }),
    drawRefusalWords({ _tag: 'EntriesOver', on }),
    drawRefusalWords({ _tag: 'EntriesStillOpen', until: on }),
    drawRefusalWords({ _tag: 'PublicDatePassed', date: on }),
    drawRefusalWords({ _tag: 'PublicValueNotYet', date: on }),
    drawRefusalWords({ _tag: 'DrawNotYet', date: on, time: '10:00' }),
    drawRefusalWords({ _tag: 'NobodyEntered' }),
    drawRefusalWords({ _tag: 'WordsMissing' }),
    drawRefusalWords({ _tag: 'WinnersMissing' }),
    drawRefusalWords({ _tag: 'WinnersTooMany', most }),
  ],
  'what a draw is made of': Object.values(drawInputWords),
  'a mission': [
    missionRefusalWords({ _tag: 'MissionToCome', month: '2026-12' }),
    missionRefusalWords({ _tag: 'MissionOver', month: '2026-10' }),
    missionRefusalWords({ _tag: 'MissionNotMarked' }),
    missionRefusalWords({ _tag: 'MissionClaimed' }),
    missionRefusalWords({ _tag: 'DayInFuture', today: on }),
    missionRefusalWords({ _tag: 'DayOfOtherMonth', month: '2026-11' }),
    missionRefusalWords({ _tag: 'DayBeforeJoining', joined: on }),
    missionRefusalWords({ _tag: 'DayTooOld', today: on }),
    missionRefusalWords({ _tag: 'MissionUnproved' }),
    missionRefusalWords({ _tag: 'MissionNotDone', left: 2 }),
  ],
  'the status of an item': Object.values(itemStatusWords),
  'the state of a bill': Object.values(states.billStateWords),
  'why a bill is rejected': Object.values(states.billReasonWords).flatMap(({ short, words }) => [short, words]),
  'what staff should look at': Object.values(states.billFlagWords),
  'the state of an order': Object.values(states.orderStateWords),
  'the state of a draw': Object.values(states.drawStateWords),
  'a check of a draw': Object.values(states.drawCheckWords).flatMap(({ holds, fails }) => [holds, fails]),
  'a line of the ledger': Object.values(states.ledgerKindWords),
}

describe('the words', () => {
  it.each(Object.values(families).flat())('%s', (text) => {
    expect(text).toMatch(/[\u0E01-\u0E5B]/)
    expect(text).not.toMatch(/!|undefined|NaN|null|ไม่สามารถ|กรุณา|\s{2}/)
    expect(text).not.toMatch(/\d (?:คะแนน|ชิ้น|สิทธิ์|ใบ|รูป|MB)/)
  })

  it.each(Object.entries(families))('of %s are told apart', (_family, sentences) => {
    expect(sentences.length).toBeGreaterThan(1)
    expect(new Set(sentences).size).toBe(sentences.length)
  })

  it('name what the type of an item asks for', () => {
    const words = (type: 'reward' | 'luckydraw') =>
      [
        redemptionWords({ _tag: 'ItemEnded', on: null }, type),
        redemptionWords({ _tag: 'ItemEnded', on }, type),
        redemptionWords({ _tag: 'NotOpenYet', on }, type),
        redemptionWords({ _tag: 'StockShort', left: 2 }, type),
        redemptionWords({ _tag: 'SignInNeeded' }, type),
        redemptionWords({ _tag: 'LimitReached', limit: 1 }, type),
        redemptionWords({ _tag: 'NotEnoughPoints', missing: 260 }, type),
      ].map(plain)
    expect(words('reward')).toStrictEqual([
      'หมดเขตแลกแล้ว',
      'หมดเขตแลกแล้วเมื่อ 1 ธ.ค. 69',
      'เปิดแลก 1 ธ.ค. 69',
      'เหลือ 2 ชิ้น',
      'เข้าสู่ระบบเพื่อแลก',
      'แลกครบ 1 ชิ้นต่อคนแล้ว',
      'ขาดอีก 260 คะแนน',
    ])
    expect(words('luckydraw')).toStrictEqual([
      'ปิดรับสิทธิ์แล้ว',
      'ปิดรับสิทธิ์แล้วเมื่อ 1 ธ.ค. 69',
      'เปิดรับสิทธิ์ 1 ธ.ค. 69',
      'เหลือ 2 สิทธิ์',
      'เข้าสู่ระบบเพื่อร่วมลุ้น',
      'ใช้สิทธิ์ครบ 1 สิทธิ์ต่อคนแล้ว',
      'ขาดอีก 260 คะแนน',
    ])
  })

  it('of the limits that a parent meets', () => {
    expect(plain(pictureWords({ _tag: 'PictureTooLarge', most: 10 * 1024 * 1024 }))).toBe(
      'รูปใหญ่เกิน 10 MB ลองถ่ายใหม่หรือย่อรูปก่อน',
    )
    expect(plain(pictureWords({ _tag: 'PictureTooManyPixels', most: 50_000_000 }))).toBe(
      'รูปละเอียดเกิน 50 ล้านพิกเซล ลองย่อรูปก่อน',
    )
    expect(plain(submissionWords({ _tag: 'BillsADay', most }))).toBe('วันนี้ส่งครบ 10 ใบแล้ว พรุ่งนี้ส่งต่อได้')
    expect(plain(submissionWords({ _tag: 'PicturesTooMany', most: 4 }))).toBe('ส่งได้ไม่เกิน 4 รูปต่อใบ')
    expect(plain(submissionWords({ _tag: 'ReceiptNumberTooLong', most: 40 }))).toBe('เลขที่ยาวได้ไม่เกิน 40 ตัว')
    expect(billRefusalWords({ _tag: 'LineAmountInvalid', line: 0, received: 0 })).toBe('บรรทัดที่ 1 ยอดไม่ถูกต้อง')
    expect(billRefusalWords({ _tag: 'LinesAboveBill', eligible_satang: 198_000, amount_satang: 19_800 })).toBe(
      'สินค้าที่ได้คะแนนรวม 1,980.00 บาท เกินยอดที่สมาชิกกรอก 198.00 บาท ดูจุดสตางค์อีกครั้ง หรือเลือกไม่ผ่านเพราะข้อมูลไม่ตรง',
    )
    expect(plain(ledgerRefusalWords({ _tag: 'PointsShort', usable: 0, missing: 3 }))).toBe('ขาดอีก 3 คะแนน')
    expect(plain(ledgerRefusalWords({ _tag: 'PointsTooMany', most }))).toBe('คะแนนรวมได้ไม่เกิน 10 คะแนน')
    expect(plain(submissionWords({ _tag: 'BillTooOld', earliest: '2026-10-21' as IsoDate }))).toBe(
      'ใบเสร็จย้อนหลังได้ไม่เกิน 30 วัน ตั้งแต่ 21 ต.ค. 69',
    )
    expect(plain(missionRefusalWords({ _tag: 'MissionOver', month: '2026-10' }))).toBe(
      'ภารกิจเดือนตุลาคมจบแล้ว ดูของเดือนนี้ได้',
    )
    expect(plain(redemptionWords({ _tag: 'LimitShort', limit: 3, left: 2 }, 'luckydraw'))).toBe(
      'เลือกได้อีก 2 สิทธิ์ (คนละไม่เกิน 3 สิทธิ์)',
    )
  })
})
