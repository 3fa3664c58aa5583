import { test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { billFacts, billLine, loyaltyToday } from '../../../testing/loyalty.js'
import type { IsoDate } from '../../calendar/isoDate.js'
import { pointsOfSatang } from '../points.js'
import { decideBill, mayAppeal, picturesStoredUntil, type BillCommand, type BillFacts } from './bill.js'
import { mostBillSatang, pointsForecast, pointsOfLines, type BillLine } from './lines.js'
import { looksAlike, mostPictureBytes, pictureRefusal } from './pictures.js'
import { receiptNumber } from './receiptNumber.js'
import {
  billFlags,
  decideSubmission,
  earliestBillDay,
  type BillFlag,
  type BillSubmission,
  type SubmissionFacts,
} from './submission.js'

const day = (text: string) => text as IsoDate
const line = (satang: number, age_line: BillLine['age_line'] = 'adult'): BillLine => ({
  product_id: 'p',
  age_line,
  satang,
})
const waiting: BillFacts = { state: 'reviewing', appealed: false, decided_on: null }
const approveUpTo = (amount_satang: number, ...lines: BillLine[]): BillCommand => ({
  _tag: 'Approve',
  amount_satang,
  lines,
  receiptTaken: false,
  flags: [],
  despite: [],
})
const approve = (...lines: BillLine[]): BillCommand => approveUpTo(45_800, ...lines)
const reject: BillCommand = { _tag: 'Reject', reason: 'unreadable' }
const appeal: BillCommand = { _tag: 'Appeal' }
const after = (facts: BillFacts, command: BillCommand, on = loyaltyToday) => {
  const step = decideBill(facts, command, on)
  return E.isLeft(step) ? step.left : step.right
}

describe('the lines of a bill', () => {
  it('earn a point for 10 baht, fractions dropped once', () => {
    expect(pointsOfLines([line(19_800), line(8_900), line(17_100, 'young-child')])).toStrictEqual(
      E.right({ eligible_satang: 28_700, points: 28 }),
    )
    // 9.90 twice: no point each, one point together.
    expect(pointsOfLines([line(990), line(990)])).toStrictEqual(E.right({ eligible_satang: 1980, points: 1 }))
    expect([0, 999, 1000, 1999, 45_800, -1000, 0.5, NaN].map(pointsOfSatang)).toStrictEqual([0, 0, 1, 1, 45, 0, 0, 0])
  })

  it.each([0, -1, 0.5, NaN, mostBillSatang + 1])('are refused at %s satang', (satang) => {
    expect(pointsOfLines([line(100), line(satang)])).toStrictEqual(
      E.left({ _tag: 'LineAmountInvalid', line: 1, received: satang }),
    )
    expect(pointsForecast(satang)).toBe(0)
  })

  it('are refused where together they are more than a bill can be', () => {
    expect(pointsOfLines([line(mostBillSatang), line(1)])).toStrictEqual(
      E.left({ _tag: 'LinesTooMuch', most: mostBillSatang }),
    )
  })

  test.prop([fc.array(billLine(), { maxLength: 12 }), fc.nat()])(
    'in any order earn the same, and none for infants and young children',
    (lines, seed) => {
      const shuffled = fc.sample(fc.shuffledSubarray(lines, { minLength: lines.length }), { seed, numRuns: 1 })[0] ?? []
      expect(pointsOfLines(shuffled)).toStrictEqual(pointsOfLines(lines))
      const mayEarn = lines.filter(({ age_line }) => age_line === 'child' || age_line === 'adult')
      expect(pointsOfLines(lines)).toStrictEqual(pointsOfLines(mayEarn))
    },
  )
})

describe('a bill', () => {
  it('passes and earns, or does not pass and says why', () => {
    expect(after(waiting, approve(line(45_800)))).toStrictEqual({
      state: 'approved',
      appealed: false,
      decided_on: loyaltyToday,
      points: 45,
      reason: null,
    })
    expect(after(waiting, reject)).toMatchObject({ state: 'rejected', points: 0, reason: 'unreadable' })
  })

  it('never passes for nothing, nor with a receipt that has passed', () => {
    expect(after(waiting, approve())).toStrictEqual({ _tag: 'NothingEarned', reason: 'no_eligible_products' })
    expect(after(waiting, approve(line(90_000, 'infant')))).toStrictEqual({
      _tag: 'NothingEarned',
      reason: 'no_eligible_products',
    })
    expect(after(waiting, approve(line(999)))).toStrictEqual({ _tag: 'NothingEarned', reason: 'under_ten_baht' })
    expect(
      after(waiting, {
        _tag: 'Approve',
        amount_satang: 9000,
        lines: [line(9000)],
        receiptTaken: true,
        flags: [],
        despite: [],
      }),
    ).toStrictEqual({
      _tag: 'ReceiptAlreadyApproved',
    })
    expect(after(waiting, approve(line(-1)))).toMatchObject({ _tag: 'LineAmountInvalid' })
  })

  it('never passes where the lines that earn are above what its member typed', () => {
    const above = (eligible_satang: number, amount_satang: number) => ({
      _tag: 'LinesAboveBill',
      eligible_satang,
      amount_satang,
    })
    expect(after(waiting, approveUpTo(19_800, line(198_000)))).toStrictEqual(above(198_000, 19_800))
    expect(after(waiting, approveUpTo(19_799, line(10_000), line(9800)))).toStrictEqual(above(19_800, 19_799))
    expect(after(waiting, approveUpTo(19_800, line(10_000), line(9800)))).toMatchObject({ points: 19 })
    expect(after(waiting, approveUpTo(19_800, line(19_800), line(90_000, 'infant')))).toMatchObject({ points: 19 })
    expect(after(waiting, approveUpTo(100, line(900)))).toStrictEqual(above(900, 100))
    expect(after(waiting, approveUpTo(19_800, line(-1)))).toMatchObject({ _tag: 'LineAmountInvalid' })
  })

  test.prop([fc.array(billLine(), { minLength: 1, maxLength: 12 }), fc.integer({ min: 1, max: 3_000_000 })])(
    'earns at most what was forecast of its amount',
    (lines, amount_satang) => {
      const { eligible_satang } = E.getOrElse(() => ({ eligible_satang: NaN, points: NaN }))(pointsOfLines(lines))
      const step = decideBill(waiting, approveUpTo(amount_satang, ...lines), loyaltyToday)
      expect(E.isLeft(step) && step.left._tag === 'LinesAboveBill').toBe(eligible_satang > amount_satang)
      if (E.isRight(step)) expect(step.right.points).toBeLessThanOrEqual(pointsForecast(amount_satang))
    },
  )

  it('with something to look at twice passes only where all of it has been', () => {
    const flagged = (flags: ReadonlyArray<BillFlag>, despite: ReadonlyArray<BillFlag>) =>
      after(waiting, { ...approve(line(1000)), flags, despite } as BillCommand)
    const [receipt, purchase, picture] = billFlags
    expect(flagged([receipt, picture], [])).toStrictEqual({ _tag: 'FlagsOpen', flags: [receipt, picture] })
    expect(flagged([receipt, picture], [picture])).toStrictEqual({ _tag: 'FlagsOpen', flags: [receipt] })
    expect(flagged([receipt, picture], [picture, purchase, receipt])).toMatchObject({ state: 'approved', points: 1 })
    expect(flagged([], [receipt])).toMatchObject({ state: 'approved' })
  })

  it('is looked at again once, while its pictures are there', () => {
    const rejected: BillFacts = { state: 'rejected', appealed: false, decided_on: day('2026-02-28') }
    expect(picturesStoredUntil(rejected)).toBe('2027-02-28')
    expect(after(rejected, appeal, day('2027-02-28'))).toMatchObject({ state: 'reviewing', appealed: true })
    expect(after(rejected, appeal, day('2027-03-01'))).toStrictEqual({ _tag: 'AppealTooLate', until: '2027-02-28' })
    expect(after({ ...rejected, appealed: true }, appeal)).toStrictEqual({ _tag: 'AppealUsed' })
    expect(after(waiting, appeal)).toStrictEqual({ _tag: 'BillNotRejected', state: 'reviewing' })
    expect(picturesStoredUntil({ ...rejected, state: 'reviewing', appealed: true })).toBe(null)
  })

  test.prop([billFacts(), fc.constantFrom(approve(line(1000)), reject, appeal)])(
    'is decided only while it waits, and earns only as it passes',
    (facts, command) => {
      const step = decideBill(facts, command, loyaltyToday)
      if (command._tag !== 'Appeal') expect(E.isRight(step)).toBe(facts.state === 'reviewing')
      if (command._tag === 'Appeal') expect(E.isRight(step)).toBe(mayAppeal(facts, loyaltyToday))
      if (E.isLeft(step)) return
      expect(step.right.points > 0).toBe(step.right.state === 'approved')
      expect(step.right.appealed || !facts.appealed).toBe(true)
    },
  )
})

const bill: BillSubmission = {
  shop_id: 'big-c',
  date: day('2026-11-18'),
  amount_satang: 45_800,
  receipt_number: 'TH-2569-118842',
  pictures: ['a'],
}
const facts: SubmissionFacts = {
  shopAvailable: true,
  submittedToday: 0,
  sentBefore: [],
  receiptKnown: false,
  purchaseKnown: false,
  pictureAlike: false,
}
const tags = (changed: Partial<BillSubmission>, known: Partial<SubmissionFacts> = {}) => {
  const decided = decideSubmission({ ...bill, ...changed }, { ...facts, ...known }, loyaltyToday)
  return E.isLeft(decided) ? decided.left.map(({ _tag }) => _tag) : []
}

describe('handing in a bill', () => {
  it('tells up to how many points, and what staff should look at', () => {
    expect(decideSubmission(bill, facts, loyaltyToday)).toStrictEqual(
      E.right({ receipt: 'TH2569118842', flags: [], forecast: 45 }),
    )
    expect(
      decideSubmission(bill, { ...facts, receiptKnown: true, purchaseKnown: true, pictureAlike: true }, loyaltyToday),
    ).toMatchObject({
      right: { flags: ['same_receipt', 'same_purchase', 'picture_alike'] },
    })
  })

  it.each<[Partial<BillSubmission>, Partial<SubmissionFacts>, string[]]>([
    [{ date: day('2026-10-21') }, {}, []],
    [{ date: day('2026-10-20') }, {}, ['BillTooOld']],
    [{ date: loyaltyToday }, {}, []],
    [{ date: day('2026-11-21') }, {}, ['BillInFuture']],
    [{ pictures: [] }, {}, ['PicturesMissing']],
    [{ pictures: ['a', 'b', 'c', 'd'] }, {}, []],
    [{ pictures: ['a', 'b', 'c', 'd', 'e'] }, {}, ['PicturesTooMany']],
    [{ pictures: ['a', 'a'] }, {}, ['PictureRepeated']],
    [{}, { sentBefore: ['a'] }, ['PictureRepeated']],
    [{}, { submittedToday: 9 }, []],
    [{}, { submittedToday: 10 }, ['BillsADay']],
    [{ amount_satang: 0 }, {}, ['AmountInvalid']],
    [{ receipt_number: ' - ' }, {}, ['ReceiptNumberMissing']],
    [
      { receipt_number: '1'.repeat(41), pictures: [] },
      { shopAvailable: false },
      ['PicturesMissing', 'ShopUnavailable', 'ReceiptNumberTooLong'],
    ],
  ])('%j %j: %j', (changed, known, expected) => {
    expect(tags(changed, known)).toStrictEqual(expected)
  })

  it('goes back thirty days', () => {
    expect(earliestBillDay(loyaltyToday)).toBe('2026-10-21')
  })

  it.each([['th 2569-118842'], ['TH-๒๕๖๙/118842'], ['ＴＨ2569118842'], ['TH 2569.118842 ']])(
    'knows %s again',
    (text) => {
      expect(receiptNumber(text)).toStrictEqual(E.right('TH2569118842'))
    },
  )

  it.each([
    ['0TX-1', 'TX1'],
    ['TX-001', 'TX1'],
    ['tx 1', 'TX1'],
    ['T\u200bX\u2060-1\u00a0', 'TX1'],
    ['A-0-1', 'A1'],
    ['10-1', '101'],
    ['000', '0'],
    ['TL-0041877', 'TL41877'],
    ['\u00c97', 'E7'],
    ['e-\u0301 7', 'E7'],
    ['เลขที่ ๑๒', 'เลขที่12'],
    ['นํ้า-1', 'น้ำ1'],
  ])('%j is compared as %s', (text, normal) => {
    expect(receiptNumber(text)).toStrictEqual(E.right(normal))
  })

  it.each(['\u0410\u0412-77001', 'A\u0392-1', '\u7968 1', 'TX-\u0661', '\u{1d7d8}\u2c80'])(
    '%j is of another script',
    (text) => {
      expect(receiptNumber(text)).toStrictEqual(E.left({ _tag: 'ReceiptNumberOtherScript' }))
    },
  )

  it.each(['TX\u000001', 'TX-01\ud83d', '\u0007TX01'])('%j is unreadable', (text) => {
    expect(receiptNumber(text)).toStrictEqual(E.left({ _tag: 'ReceiptNumberUnreadable' }))
  })

  it('tells O and 0 apart', () => {
    expect(receiptNumber('TXO1')).not.toStrictEqual(receiptNumber('TX01'))
  })

  test.prop([fc.string({ unit: 'grapheme', maxLength: 60 })])('reads a receipt number once and for all', (text) => {
    const once = receiptNumber(text)
    if (E.isRight(once)) expect(receiptNumber(once.right)).toStrictEqual(once)
  })
})

describe('a picture', () => {
  const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])
  const text = (s: string) => Uint8Array.from(s, (c) => c.charCodeAt(0))
  it.each([
    [0, jpeg, 'PictureEmpty'],
    [mostPictureBytes, jpeg, undefined],
    [mostPictureBytes + 1, jpeg, 'PictureTooLarge'],
    [99, text('%PDF-1.7 photo.jpg'), 'PictureUnknown'],
    [99, text('<svg onload='), 'PictureUnknown'],
    [99, text('\0\0\0\x18ftypheic'), 'PictureHeic'],
  ])('of %i bytes', (size, head, tag) => {
    expect(pictureRefusal(size, head)?._tag).toBe(tag)
  })

  it('has at most 50 megapixels', () => {})

  it('looks like another by all but a few bits', () => {
    const zeros = '0'.repeat(16)
    expect(looksAlike(zeros, '000000000000003f')).toBe(true)
    expect(looksAlike(zeros, '000000000000007f')).toBe(false)
    expect(looksAlike('f'.repeat(16), zeros)).toBe(false)
    expect(looksAlike('', '')).toBe(false)
    const turn = (coarse: string, fine: string) => coarse.repeat(16) + fine.repeat(256)
    const picture = ['0', '3', '5', '6'].map((fine) => turn(fine, fine)).join('')
    expect(looksAlike(turn('5', '5'), picture)).toBe(true)
    expect(looksAlike(turn('5', '3'), picture)).toBe(false)
    expect(looksAlike(picture, zeros)).toBe(true)
  })
})
