import { expect, test } from 'vitest'
import type { Child, Consent } from '@careplus/core/ports'
import { deletesWhenOff, linesOf, sharedLinesOf, switchesOf } from './consentLines'

const child = { id: 'c', nickname: 'มะลิ', health_consent_at: null, role: 'owner' } as Child
const row = (rest: Partial<Consent>): Consent => ({
  purpose: 'marketing',
  child_id: null,
  granted: true,
  version: '2026-11-01',
  recorded_at: '2026-11-19T17:30:00.000Z',
  ...rest,
})

test('a day is one of Bangkok, in two-digit Buddhist years, beside the version of the text', () => {
  expect(linesOf([row({})], [])).toStrictEqual([
    {
      name: 'ข่าวสารทางอีเมล',
      granted: true,
      when: '20\u00A0พ.ย.\u00A069\u00A0· ฉบับ 1\u00A0พฤศจิกายน\u00A02569',
    },
  ])
})

test("a child's consents carry its name, also after the child is gone", () => {
  const health = [row({ purpose: 'child_health', child_id: 'c' }), row({ purpose: 'child_health', child_id: 'gone' })]
  expect(linesOf(health, [child]).map(({ name }) => name)).toStrictEqual(['ข้อมูลสุขภาพน้องมะลิ', 'ข้อมูลสุขภาพลูกที่ลบออกแล้ว'])
})

test('what is free stands switched as it was last said, and children first', () => {
  const history = [
    row({ granted: false, recorded_at: '2026-11-20T03:00:00.000Z' }),
    row({ recorded_at: '2026-11-18T03:00:00.000Z' }),
  ]
  expect(switchesOf(history, [child]).map(({ purpose, granted }) => [purpose, granted])).toStrictEqual([
    ['child_health', false],
    ['analytics', false],
    ['advertising', false],
  ])
})

test('newsletters are asked about no more, and an earlier yes can be taken back', () => {
  expect(switchesOf([row({})], []).at(-1)).toMatchObject({
    purpose: 'marketing',
    granted: true,
    help: expect.stringContaining('เราไม่ส่งข่าวสารแล้ว'),
  })
})

test("one's own health data can be switched once it was agreed to, and is asked about before it goes", () => {
  expect(switchesOf([], []).map(({ purpose }) => purpose)).toStrictEqual(['analytics', 'advertising'])
  const own = switchesOf([row({ purpose: 'mobility' })], [])[0]
  expect(own).toMatchObject({ purpose: 'mobility', childId: null, granted: true, help: 'เปิดเมื่อ 20\u00A0พ.ย.\u00A069' })
  expect(switchesOf([row({ purpose: 'mobility' })], [child]).map(deletesWhenOff)).toStrictEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a partner has no switch of the owner’s consent, and reads whose it is', () => {
  const given = { ...child, health_consent_at: '2026-11-01T00:00:00.000Z' }
  const shared = [
    { ...given, id: 'a', role: 'manage', shared_by: 'แม่มะลิ' },
    { ...given, id: 'b', role: 'view', shared_by: null },
  ] as const
  expect(switchesOf([], shared).map(({ purpose }) => purpose)).toStrictEqual(['analytics', 'advertising'])
  expect(sharedLinesOf([...shared, child])).toStrictEqual([
    { id: 'a', name: 'ข้อมูลสุขภาพน้องมะลิ', whose: 'เป็นความยินยอมของ\u00A0แม่มะลิ เปิดหรือปิดได้เฉพาะเจ้าของ' },
    { id: 'b', name: 'ข้อมูลสุขภาพน้องมะลิ', whose: 'เป็นความยินยอมของเจ้าของบัญชีของน้อง เปิดหรือปิดได้เฉพาะเจ้าของ' },
  ])
})
