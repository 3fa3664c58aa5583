import * as E from 'fp-ts/Either'
import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventTransparency } from 'ical-generator'
import { todayInBangkok } from '@careplus/core/calendar'
import { dueDates, dueTitle } from '@careplus/core/internal/reminders'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { countHits } from '../../platform/limits/limits.js'
import { calendarFetches, unknownCalendarsFromNetwork } from '../../platform/limits/limitRules.js'
import { inTransaction, type Db } from '../../platform/store/store.js'
import { revisedEvents, type CalendarEvent } from './calendarEvents.js'
import { householdOf } from './household.js'
import { calendarHash } from './reminderSettings.js'

const hourS = 3600

/** How often calendar programs should fetch the file. */
const refreshS = 6 * hourS

/** Seconds after midnight at which a device shows the alarm. */
const alarmS = 8 * hourS

/** The same events give the same bytes: DTSTAMP is the last revision (RFC 5545, 3.8.7.2). */
export const calendarOf = (events: ReadonlyArray<CalendarEvent>): string => {
  const calendar = ical({
    name: 'CarePlus',
    prodId: { company: 'CarePlus', product: 'Reminders', language: 'TH' },
    ttl: refreshS,
  })
  for (const { due, uid, sequence, changed_at } of events) {
    const title = dueTitle(due)
    const event = calendar.createEvent({
      id: uid,
      // The day is parsed and formatted in UTC, for any time zone of the server.
      start: due.on,
      allDay: true,
      summary: title,
      sequence,
      stamp: changed_at,
      lastModified: changed_at,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
    // Not among the alarm's own fields, which leave it out (ical-generator 10.2.0): it would count from the day's end.
    event
      .createAlarm({ type: ICalAlarmType.display, triggerAfter: alarmS, description: title })
      .relatesTo(ICalAlarmRelatesTo.start)
  }
  return `${calendar.toString()}\r\n`
}

const ownerOf = (db: Db, hash: string) =>
  db.selectFrom('reminder_settings').select('member_id').where('calendar_hash', '=', hash).executeTakeFirst()

interface Fetching {
  readonly secret: string
  readonly network: string
}

/** A wrong secret counts against the caller's network. */
export const fetchCalendar = async (
  db: Db,
  { secret, network }: Fetching,
  now: Date,
): Promise<E.Either<Refused, string>> => {
  const hash = calendarHash(secret)
  const owner = await ownerOf(db, hash)
  const limit = owner === undefined ? unknownCalendarsFromNetwork(network) : calendarFetches(hash)
  const counted = await inTransaction(db, (tx) => countHits(tx, [limit], now))
  if (E.isLeft(counted)) return counted
  if (owner === undefined) return refuse('not_found')
  const member = owner.member_id
  return inTransaction(db, async (tx) => {
    const today = todayInBangkok(now.getTime())
    const dues = dueDates(await householdOf(tx, member, today), today)
    return E.right(calendarOf(await revisedEvents(tx, member, dues, now)))
  })
}
