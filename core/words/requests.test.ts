import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import {
  decideAnswer,
  decideAsking,
  decideWriting,
  MessageBy,
  RequestState,
  requestPicturesRefusal,
  RequestTopic,
} from '../domain/requests/request.js'
import {
  answerRefusalWords,
  askingWords,
  messageWords,
  requestPicturesWords,
  requestStateWords,
  requestTopicWords,
} from './requests.js'

const nb = '\u00A0'

describe('the words', () => {
  it('of a topic and of where a request stands name each', () => {
    expect(Object.keys(requestTopicWords)).toStrictEqual(Object.keys(RequestTopic.keys))
    expect(Object.keys(requestTopicWords)).toStrictEqual([
      'growth',
      'points-and-bills',
      'orders',
      'account',
      'product',
      'other',
    ])
    expect(requestStateWords).toStrictEqual({ waiting: 'รอตอบ', answered: 'ตอบแล้ว' })
    expect(Object.keys(RequestState.keys)).toStrictEqual(['waiting', 'answered'])
    expect(Object.keys(MessageBy.keys)).toStrictEqual(['member', 'staff'])
    expect([RequestTopic.name, RequestState.name, MessageBy.name]).toStrictEqual([
      'RequestTopic',
      'RequestState',
      'MessageBy',
    ])
  })

  it('of a message say what it lacks', () => {
    expect(messageWords({ _tag: 'MessageMissing' })).toBe('เล่าเรื่องที่อยากถามสักนิด')
    expect(messageWords({ _tag: 'MessageTooShort', fewest: 10 })).toBe(`เล่าอีกนิด อย่างน้อย 10${nb}ตัวอักษร ทีมจะได้ตอบตรงเรื่อง`)
    expect(messageWords({ _tag: 'MessageTooLong', most: 2000 })).toBe(`ยาวได้ไม่เกิน 2,000${nb}ตัวอักษร ย่อลงอีกหน่อย`)
    expect(messageWords({ _tag: 'MessageUnreadable' })).toBe('มีตัวอักษรที่อ่านไม่ออก ลองพิมพ์ใหม่')
  })

  it('of limits name them, and what still can be done', () => {
    expect(askingWords({ _tag: 'RequestsADay', most: 5 })).toBe(
      `วันนี้ถามครบ 5${nb}เรื่องแล้ว พรุ่งนี้ถามต่อได้ หรือเขียนเพิ่มในเรื่องเดิม`,
    )
    expect(askingWords({ _tag: 'MessagesADay', most: 50 })).toBe(`วันนี้ส่งครบ 50${nb}ข้อความแล้ว พรุ่งนี้ส่งต่อได้`)
    expect(requestPicturesWords({ _tag: 'PicturesTooMany', most: 3 })).toBe(`แนบได้ไม่เกิน 3${nb}รูปต่อเรื่อง`)
    expect(answerRefusalWords({ _tag: 'RequestMovedOn', unread: 2 })).toBe(
      `มีข้อความใหม่เข้ามา 2${nb}ข้อความ อ่านให้ครบก่อนตอบ`,
    )
  })
})

describe('what is refused', () => {
  it('is told with its figure', () => {
    const busy = { requests: 1_000, messages: 1_000 }
    const most = expect.any(Number) as number
    expect(decideAsking(busy)).toStrictEqual(E.left({ _tag: 'RequestsADay', most }))
    expect(decideWriting(busy)).toStrictEqual(E.left({ _tag: 'MessagesADay', most }))
    expect(requestPicturesRefusal(1_000)).toStrictEqual({ _tag: 'PicturesTooMany', most })
    expect(decideAnswer({ messages: 7 }, 4)).toStrictEqual(E.left({ _tag: 'RequestMovedOn', unread: 3 }))
  })
})
