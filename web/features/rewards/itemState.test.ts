import { expect, test } from 'vitest'
import type { MemberItem, PublicItem } from '@careplus/core/loyalty'
import type { IsoDate } from '@careplus/core/calendar'
import { itemState } from './itemState'
import { sampleItem } from '../../testing/samples'

const can: MemberItem = { is_redeemable: true, alert_messages: [] }
const not = (...alert_messages: ReadonlyArray<string>): MemberItem => ({ is_redeemable: false, alert_messages })
const stateOf = (item: Partial<PublicItem>, mine: MemberItem | null, signedIn: boolean) => {
  const { kind, words } = itemState({ item: { ...sampleItem, ...item }, mine }, signedIn)
  return `${kind}: ${words.replaceAll('\u00A0', ' ')}`
}

test('a member is told whether they can have it, and the first reason why not', () => {
  expect(stateOf({}, can, true)).toBe('ready: แลกได้')
  expect(stateOf({ stock_balance: 4 }, can, true)).toBe('ready: แลกได้ เหลือ 4 ชิ้น')
  expect(stateOf({}, not('ขาดอีก 260 คะแนน', 'อีกข้อ'), true)).toBe('short: ขาดอีก 260 คะแนน')
  expect(stateOf({ status: 'sold_out' }, not('หมดแล้ว', 'ขาดอีก 260 คะแนน'), true)).toBe('closed: หมดแล้ว')
  expect(stateOf({ type: 'luckydraw', stock_balance: 5 }, can, true)).toBe('ready: ร่วมลุ้นได้')
})

test('a visitor is told what is open, not to sign in on every card', () => {
  expect(stateOf({}, not('เข้าสู่ระบบเพื่อแลก'), false)).toBe('ready: เปิดให้แลก')
  expect(stateOf({ status: 'scheduled' }, not('เปิดแลก 1 ธ.ค. 69', 'เข้าสู่ระบบเพื่อแลก'), false)).toBe(
    'closed: เปิดแลก 1 ธ.ค. 69',
  )
})

test('what the device kept is told without what was reckoned for anybody', () => {
  expect(stateOf({ type: 'luckydraw' }, null, true)).toBe('ready: เปิดรับสิทธิ์')
  expect(stateOf({ status: 'scheduled', begin_date: '2026-12-01' as IsoDate }, null, true)).toBe(
    'closed: เปิดแลก 1 ธ.ค. 69',
  )
  expect(stateOf({ status: 'ended' }, null, false)).toBe('closed: หมดเขตแล้ว')
})
