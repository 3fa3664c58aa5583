import type { MemberNotice } from '@careplus/core/notices'
import { expect, test } from 'vitest'
import { actionOf, appearanceOf } from '../../shared/notices/noticeAppearance'
import { filterOf, noticeFilters, topicOf } from './noticeFilter'
import { withoutDuplicates } from '../../calls/parts'
import { Droplet } from '../../ui/icons'

const notice = (id: string): MemberNotice => ({
  id,
  topic: 'points',
  kind: 'bill.approved',
  title: 'ใบเสร็จผ่านแล้ว',
  text: '',
  path: '/rewards/history',
  at: '2026-11-20T03:00:00.000Z',
  read: false,
})

test('what is looked at stands in the address; anything else is all', () => {
  for (const show of noticeFilters) expect(filterOf(`show=${show}`)).toBe(show)
  for (const search of ['', 'show=', 'show=orders', 'other=news']) expect(filterOf(search)).toBe('all')
  expect(noticeFilters.map(topicOf)).toEqual([null, null, 'growth', 'points', 'news', 'account'])
})

test('a part that begins with what is shown already adds only the rest', () => {
  expect(withoutDuplicates(['a', 'b', 'b', 'c', 'a'].map(notice)).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})

test('a stool check shows no ruler', () => {
  expect(appearanceOf({ topic: 'growth', kind: 'stool.due' }).icon).toBe(Droplet)
})

test('a kind that is not known looks like its topic, and asks for no deed', () => {
  const unknown = { topic: 'growth', kind: 'growth.something' } as const
  expect(appearanceOf(unknown)).toBe(appearanceOf({ topic: 'growth', kind: 'growth.due' }))
  expect(appearanceOf(notice('a'))).not.toBe(appearanceOf({ topic: 'points', kind: 'published' }))
  expect([actionOf(unknown), actionOf({ kind: 'growth.due' })]).toEqual([undefined, 'บันทึกการเติบโต'])
})
