import { describe, expect, it } from 'vitest'
import { byAge } from './byAge.js'
import { MemberNotice, MutedTopic, mutableTopics, NoticePart, OpenedNotice, publishedKind } from './memberNotice.js'
import type { IsoDate } from '../calendar/isoDate.js'

const notice = {
  id: 'n1',
  topic: 'points',
  kind: 'bill.approved',
  title: 'ใบเสร็จผ่านแล้ว',
  text: 'ได้ 45 คะแนน',
  path: '/rewards/history',
  at: '2026-11-20T03:00:00.000Z',
  read: false,
}
const part = { total: 1, items: [notice], next: null, unread: 1, mutes: ['news'] }
const opened = { notice, layout: 'notice', campaign_id: null, action: null, blocks: [] }

describe('what may be muted', () => {
  it('is all but news of the account itself', () => {
    expect(mutableTopics).toStrictEqual(['growth', 'points', 'news'])
    expect(mutableTopics.every(MutedTopic.is)).toBe(true)
    expect(MutedTopic.is('account')).toBe(false)
    expect(publishedKind).toBe('published')
  })
})

describe('a notice on the wire', () => {
  it.each(Object.keys(notice))('is none without its %s', (field) => {
    expect(MemberNotice.is(notice)).toBe(true)
    expect(MemberNotice.is({ ...notice, [field]: undefined })).toBe(false)
  })

  it.each(Object.keys(part))('is no part of a list without its %s', (field) => {
    expect(NoticePart.is(part)).toBe(true)
    expect(NoticePart.is({ ...part, next: 24 })).toBe(true)
    expect(NoticePart.is({ ...part, [field]: 'x' })).toBe(false)
  })

  it.each(['notice', 'layout', 'campaign_id', 'action', 'blocks'])('is not whole without its %s', (field) => {
    expect(OpenedNotice.is(opened)).toBe(true)
    expect(OpenedNotice.is({ ...opened, [field]: 7 })).toBe(false)
  })

  it('says what it is where it cannot be read', () => {
    expect([MutedTopic.name, MemberNotice.type.name, OpenedNotice.type.name, NoticePart.type.name]).toStrictEqual([
      'MutedTopic',
      'MemberNotice',
      'OpenedNotice',
      'NoticePart',
    ])
  })
})

describe('notices by age', () => {
  it('have no group without any', () => {
    expect(byAge([], '2026-11-20' as IsoDate)).toStrictEqual([])
    expect(byAge([notice], '2026-11-20' as IsoDate)).toStrictEqual([{ age: 'today', notices: [notice] }])
  })
})
