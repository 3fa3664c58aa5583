import { describe, expect, it } from 'vitest'
import { auditActions, auditCsv, auditSentence, auditValue, readOnlyActions, type AuditFacts } from './audit.js'

const facts = (action: string, more: Partial<AuditFacts> = {}): AuditFacts => ({
  action,
  subject: '-',
  detail: null,
  before: null,
  after: null,
  amount: null,
  ...more,
})

describe('an entry of the audit log', () => {
  it('is a Thai sentence, whatever of it is known', () => {
    for (const action of auditActions) {
      const sentence = auditSentence(facts(action))
      expect([action, sentence]).toStrictEqual([action, expect.stringMatching(/^[^a-z]*[ก-๙][^a-z]*(LINE)?[^a-z]*$/)])
      expect(sentence).not.toMatch(/null|undefined/)
    }
  })

  it('says how many points, which way', () => {
    expect(auditSentence(facts('points.adjusted', { amount: 1_000 }))).toBe('เพิ่มคะแนน 1,000 คะแนน')
    expect(auditSentence(facts('points.adjusted', { amount: -50 }))).toBe('หักคะแนน 50 คะแนน')
    expect(auditSentence(facts('bill.approved', { amount: 19, detail: 'same_receipt,picture_alike' }))).toBe(
      'ให้ใบเสร็จผ่าน ได้ 19 คะแนน ทั้งที่เลขที่ซ้ำหรือคล้ายกับใบอื่น และรูปคล้ายกับใบอื่น',
    )
    const detail = 'points staff:มะลิ ใจดี'
    expect(auditSentence(facts('approval.approved', { amount: 600, detail }))).toBe(
      'อนุมัติคำขอของ มะลิ ใจดี: ปรับคะแนน +600 คะแนน',
    )
    expect(auditSentence(facts('bill.rejected', { detail: 'too_old' }))).toMatch(/^ให้ใบเสร็จไม่ผ่าน: เกิน \d+ วัน$/)
  })

  it('says states and balances in words, and a code of a newer release as it is', () => {
    expect(auditValue('order.shipped', 'preparing')).toBe('เตรียมของ')
    expect(auditValue('bill.approved', 'reviewing')).toBe('รอตรวจ')
    expect(auditValue('points.adjusted', '1240')).toBe('1,240')
    expect(auditValue('maintenance.on', 'on')).toBe('ปิดปรับปรุง')
    expect(auditValue('order.shipped', 'lost')).toBe('lost')
    expect(auditValue('order.shipped', null)).toBeNull()
    expect(auditSentence(facts('moon.landed'))).toBe('moon.landed')
  })

  it('is a view where its name says so, as the index of the store has it', () => {
    expect(readOnlyActions).toStrictEqual(
      auditActions.filter((action) => /[.]looked-(at|up)$|^milk-code\.passed$/.test(action)),
    )
    expect(readOnlyActions.length).toBeGreaterThan(8)
  })
})

describe('the table for spreadsheets', () => {
  it('begins with a byte order mark, and holds no formula', () => {
    const text = auditCsv([
      {
        ...facts('points.adjusted', { amount: -50, subject: '=HYPERLINK("x")', before: '60', after: '10' }),
        at: '2026-11-28T18:30:00Z',
        who: '@mali, มะลิ',
        roles: ['care', 'care-lead'],
        member: { id: '+1', name: '-น้ำ', number: null },
      },
    ])
    expect(text.startsWith('\uFEFFวันที่')).toBe(true)
    expect(text.split('\r\n')[1]).toBe(
      `2026-11-29,01:30,"'@mali, มะลิ",care care-lead,หักคะแนน 50 คะแนน,'-น้ำ,'+1,60,10,'-50,points.adjusted,"'=HYPERLINK(""x"")"`,
    )
  })
})
