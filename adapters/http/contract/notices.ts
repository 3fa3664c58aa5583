import * as t from 'io-ts'
import { mutableTopics } from '@careplus/core/notices'
import { MutedTopic, NoticePart, NoticeTopic, OpenedNotice } from '@careplus/core/internal/notices'
import { endpoint } from './endpoint.js'
import { dataOf, fields, ListType, matching } from './values.js'

const UnreadLeft = /*#__PURE__*/ dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ unread: t.number })))

export const listNotices = /*#__PURE__*/ endpoint({
  name: 'listNotices',
  method: 'GET',
  path: '/th/notices/',
  query: /*#__PURE__*/ fields(
    {},
    {
      topic: NoticeTopic,
      unread: /*#__PURE__*/ matching('Unread', /^1$/),
      from: /*#__PURE__*/ matching('Place', /^\d{1,6}$/),
    },
  ),
  auth: 'bearer',
  body: null,
  answer: /*#__PURE__*/ dataOf(NoticePart),
  summary: "The member's own notices and those to everybody, newest first, 24 at a time; muted topics are left out.",
})

export const readNotice = /*#__PURE__*/ endpoint({
  name: 'readNotice',
  method: 'GET',
  path: '/th/notices/{id}/',
  auth: 'bearer',
  body: null,
  answer: /*#__PURE__*/ dataOf(OpenedNotice),
  summary: 'A notice whole.',
})

export const markNoticeRead = /*#__PURE__*/ endpoint({
  name: 'markNoticeRead',
  method: 'POST',
  path: '/th/notices/{id}/read/',
  auth: 'bearer',
  body: null,
  answer: UnreadLeft,
  summary: 'The member has read it. Twice is once.',
})

export const markAllNoticesRead = /*#__PURE__*/ endpoint({
  name: 'markAllNoticesRead',
  method: 'POST',
  path: '/th/notices/read-all/',
  auth: 'bearer',
  body: null,
  answer: UnreadLeft,
  summary: 'The member has read all that are not muted.',
})

export const changeNoticeMutes = /*#__PURE__*/ endpoint({
  name: 'changeNoticeMutes',
  method: 'PUT',
  path: '/th/notices/mutes/',
  auth: 'bearer',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({ topics: /*#__PURE__*/ new ListType(MutedTopic, mutableTopics.length) }),
  ),
  answer: UnreadLeft,
  summary: 'Mutes these topics and no others. Unmuted, their notices are back in the list.',
})
