import * as t from 'io-ts'
import { Instant, Nothing } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, orNull } from './values.js'

const ReminderMail = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ weighing: t.boolean, looking: t.boolean }, 'ReminderMail'),
)

export const readReminders = /*#__PURE__*/ endpoint({
  name: 'readReminders',
  method: 'GET',
  path: '/th/reminders/',
  auth: 'bearer',
  body: null,
  answer: dataOf(
    t.exact(t.type({ calendar_since: orNull(Instant), mail: ReminderMail, can_mail: t.boolean }, 'ReminderSettings')),
  ),
  summary: 'How the member is reminded.',
})

// The answer has a secret and must not be stored, so the call is outside `/th/` and has no key. Only the last
// address works.
export const makeCalendar = /*#__PURE__*/ endpoint({
  name: 'makeCalendar',
  method: 'POST',
  path: '/api/reminders/calendar',
  auth: 'bearer',
  body: null,
  status: 201,
  answer: dataOf(t.exact(t.type({ url: t.string }))),
  summary: "A new secret address of the member's calendar, told once; the one before ends.",
})

export const endCalendar = /*#__PURE__*/ endpoint({
  name: 'endCalendar',
  method: 'DELETE',
  path: '/th/reminders/calendar/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: "Ends the calendar's secret address.",
})

export const changeReminderMail = /*#__PURE__*/ endpoint({
  name: 'changeReminderMail',
  method: 'PUT',
  path: '/th/reminders/mail/',
  auth: 'bearer',
  body: ReminderMail,
  answer: dataOf(Nothing),
  summary: 'What the member is reminded of by mail.',
})
