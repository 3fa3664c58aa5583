import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { requestMessage, requestStanding, wroteToday } from '../../testing/requests.js'
import {
  fewestOpeningCharacters,
  furtherMessage,
  messageLength,
  mostMessageCharacters,
  openingMessage,
  type MessageRefusal,
} from './message.js'
import {
  decideAnswer,
  decideAsking,
  decideWriting,
  messagesADay,
  mostRequestPictures,
  requestPicturesRefusal,
  requestsADay,
  requestTopics,
  standingAfter,
} from './request.js'
import {
  answerRefusalWords,
  askingWords,
  messageWords,
  requestPicturesWords,
  requestStateWords,
  requestTopicWords,
} from '../../words/requests.js'

const tagOf = (typed: string, fewest = openingMessage): string => {
  const read = fewest(typed)
  return E.isLeft(read) ? read.left._tag : 'taken'
}

describe('a message', () => {
  test.prop([requestMessage()])('as a parent writes it is taken as it is, and so once more', (typed) => {
    const once = openingMessage(typed)
    expect(once).toStrictEqual(E.right(typed.normalize('NFC').trim()))
    expect(E.chain(openingMessage)(once)).toStrictEqual(once)
  })

  test.prop([fc.string({ unit: 'binary', maxLength: 60 })])('of whatever kind is tidy, or told why not', (typed) => {
    const read = furtherMessage(typed)
    if (E.isLeft(read)) return
    expect(read.right).toBe(read.right.normalize('NFC').trim())
    expect(read.right).not.toMatch(/[^\P{Cc}\n\t]|\p{Surrogate}/u)
    expect(messageLength(typed)).toBe([...read.right].length)
  })

  test.prop([fc.integer({ min: 1, max: mostMessageCharacters + 30 }), fc.constantFrom('ก', '🙏', 'a')])(
    'is refused exactly when it has too few characters or too many',
    (length, sign) => {
      const typed = `  ${sign.repeat(length)}\n`
      const tooLong = length > mostMessageCharacters
      expect(tagOf(typed)).toBe(
        tooLong ? 'MessageTooLong' : length < fewestOpeningCharacters ? 'MessageTooShort' : 'taken',
      )
      expect(tagOf(typed, furtherMessage)).toBe(tooLong ? 'MessageTooLong' : 'taken')
    },
  )

  it.each([
    ['', 'MessageMissing'],
    [' \n\t ', 'MessageMissing'],
    ['\u200b\u3164\n\u2800\u202e', 'MessageMissing'],
    ['\u200b'.repeat(20) + 'ค่ะ', 'MessageTooShort'],
    ['สวัสดีค่ะทีมงาน\0', 'MessageUnreadable'],
    ['สวัสดีค่ะทีมงาน \uD83D', 'MessageUnreadable'],
    ['สวัสดีค่ะทีมงาน \u0007 นะคะ', 'MessageUnreadable'],
    ['สวัสดีค่ะทีมงาน\u009f', 'MessageUnreadable'],
    ['สวัสดีค่ะ', 'MessageTooShort'],
    ['สวัสดีค่ะ\tน้องอายุ 2 ปี\r\nตัวเล็ก', 'taken'],
    ['่'.repeat(1_000_000), 'MessageTooLong'],
  ])('%j: %s', (typed, tag) => {
    expect(tagOf(typed)).toBe(tag)
  })

  it('ends its lines in one way', () => {
    expect(furtherMessage('\u202eเช็\u2060ก\u2028สอง')).toStrictEqual(E.right('เช็ก\nสอง'))
    expect(furtherMessage('หนึ่ง\r\nสอง\rสาม\vสี่')).toStrictEqual(E.right('หนึ่ง\nสอง\nสาม\nสี่'))
  })
})

describe('a day of a member', () => {
  test.prop([wroteToday()])('takes five requests and twenty messages, and no more', (today) => {
    const full = today.messages >= messagesADay
    expect(E.isRight(decideWriting(today))).toBe(!full)
    expect(E.isRight(decideAsking(today))).toBe(!full && today.requests < requestsADay)
  })
})

test.prop([fc.nat({ max: 8 })])('no picture, or up to three, come with a request', (count) => {
  expect(requestPicturesRefusal(count) === null).toBe(count <= mostRequestPictures)
})

describe('where a request stands', () => {
  test.prop([fc.option(requestStanding()), fc.nat()])('follows from who spoke last', (before, later) => {
    const now = (before?.since ?? 0) + later
    expect(standingAfter(before, 'staff', now)).toStrictEqual({ state: 'answered', since: now })
    expect(standingAfter(before, 'member', now)).toStrictEqual(
      before?.state === 'waiting' ? before : { state: 'waiting', since: now },
    )
  })

  test.prop([fc.nat({ max: 50 }), fc.nat({ max: 50 })])(
    'is answered only by who has read all of it',
    (messages, read) => {
      expect(E.isRight(decideAnswer({ messages }, read))).toBe(read >= messages)
    },
  )
})

describe('words', () => {
  it('are there for everything that can be told', () => {
    const refusals: ReadonlyArray<MessageRefusal> = [
      { _tag: 'MessageMissing' },
      { _tag: 'MessageTooShort', fewest: 10 },
      { _tag: 'MessageTooLong', most: 2000 },
      { _tag: 'MessageUnreadable' },
    ]
    const told = [
      ...refusals.map(messageWords),
      askingWords({ _tag: 'RequestsADay', most: 5 }),
      askingWords({ _tag: 'MessagesADay', most: 20 }),
      requestPicturesWords({ _tag: 'PicturesTooMany', most: 3 }),
      answerRefusalWords({ _tag: 'RequestMovedOn', unread: 2 }),
      ...requestTopics.map((topic) => requestTopicWords[topic]),
      ...Object.values(requestStateWords),
    ]
    expect(new Set(told).size).toBe(told.length)
    expect(told.every((words) => /\p{Script=Thai}/u.test(words))).toBe(true)
  })
})
