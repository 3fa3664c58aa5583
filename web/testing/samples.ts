import type { IsoDate } from '@careplus/core/calendar'
import type { PublicItem } from '@careplus/core/loyalty'
import type { Child, GrowthDraft, GrowthRecord } from '@careplus/core/ports'

export const sampleChild = (part: Partial<Child> = {}): Child => ({
  id: 'a',
  nickname: 'มะลิ',
  birthDate: '2024-07-12',
  sex: 'female',
  gestation_weeks: null,
  gestation_days: null,
  health_consent_at: null,
  role: 'owner',
  shared_by: null,
  version: 1,
  ...part,
})

export const sampleRecord = (part: Partial<GrowthRecord> = {}): GrowthRecord => ({
  id: 'r',
  date: '2026-11-20',
  weight: 12,
  height: 87,
  measure: null,
  head_circumference: null,
  referral_taken_on: null,
  version: 1,
  ...part,
})

export const sampleDraft: GrowthDraft = {
  id: 'a',
  name: 'มะลิ',
  sex: 'female',
  birthDate: '2024-07-12',
  date: '2026-11-20',
  weight: 12.4,
  height: 88.5,
  measure: 'h',
  memberId: null,
  consentVersion: null,
  childId: null,
  state: { _tag: 'waiting' },
  savedAt: 1,
}

export const sampleItem: PublicItem = {
  title: 'ปิ่นโต',
  description: '',
  point: 900,
  type: 'reward',
  status: 'available',
  is_recommended: 0,
  begin_date: '2026-11-01' as IsoDate,
  expire_date: null,
  announcement_date: null,
  product_id: '1',
  category_ref_id: null,
  stock_balance: 28,
  exchange_count: 0,
  images: [],
  category: null,
  mycloud_product: null,
}
