import { homeAddress } from '@careplus/core/internal/testing'
import { describe, expect, it } from 'vitest'
import { noAddressTyped } from '../../../shared/addresses/addressTyped'
import { numberNotice, prizeProblems, prizeClaim, typedOfPrize, type PrizeTyped } from './prizeTyped'

const address = { ...noAddressTyped, ...homeAddress }
const typed: PrizeTyped = {
  name: ' มะลิ ใจดี ',
  document: 'citizen',
  number: '1-1037-02071-81-1',
  address,
  agreed: true,
}
const problemsOf = (part: Partial<PrizeTyped>, tax = 6450) => {
  const problems = prizeProblems({ ...typed, ...part }, tax)
  return Object.entries(problems).map(([field, problem]) => [field, problem?.text])
}

describe('a claim', () => {
  it('is whole, and says at each field what it lacks', () => {
    expect(problemsOf({})).toStrictEqual([])
    expect(problemsOf({ name: ' ' })).toStrictEqual([['name', 'กรอกชื่อและนามสกุลตามบัตร']])
    expect(problemsOf({ number: '' })).toStrictEqual([['number', 'กรอกเลขตามที่เห็นบนบัตร']])
    expect(problemsOf({ number: '1-1037-02071-81-2' })).toStrictEqual([['number', 'เลขนี้ยังไม่ถูก ลองดูบัตรอีกครั้งทีละตัว']])
    expect(problemsOf({ document: 'passport', number: 'AA1234567' })).toStrictEqual([])
    expect(problemsOf({ document: 'passport' })[0]?.[0]).toBe('number')
    expect(problemsOf({ agreed: false })).toStrictEqual([['tax_agreed', 'ต้องยอมรับข้อนี้ก่อน จึงส่งรางวัลได้']])
    expect(problemsOf({ agreed: false }, 0)).toStrictEqual([])
    expect(problemsOf({ address: { ...address, house: '' } })[0]?.[0]).toBe('house')
  })

  it('is told with what the server asks for, and comes back without its number', () => {
    expect(prizeClaim(typed)).toMatchObject({ name: 'มะลิ ใจดี', number: '1-1037-02071-81-1', tax_agreed: true })
    expect(prizeClaim({ ...typed, address: noAddressTyped })).toBeNull()
    const { byHand: _, ...postal } = address
    const claim = { name: 'มะลิ ใจดี', document: 'citizen', number: 'x-xxxx-xxxxx-81-1', address: postal } as const
    const prize = { place: 1, claim_to: '2026-12-31', tax_satang: 0, delivered_at: null } as const
    const claimed = { ...prize, claim: { ...claim, claimed_at: '2026-12-02T00:00:00.000Z' } }
    expect(typedOfPrize(claimed as Parameters<typeof typedOfPrize>[0])).toMatchObject({
      name: 'มะลิ ใจดี',
      number: '',
      agreed: false,
    })
  })

  it('speaks of a category that no citizen has, and lets it pass', () => {
    expect(numberNotice(typed)).toBeNull()
    const other = '0123456789012'
    const unassigned = Array.from({ length: 10 }, (_, digit) => `${other.slice(0, 12)}${digit}`).find(
      (number) => problemsOf({ number }).length === 0,
    )
    expect(numberNotice({ ...typed, number: unassigned ?? '' })).toContain('ส่งได้')
  })
})
