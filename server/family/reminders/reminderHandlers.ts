import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { changeMail, endCalendar, makeCalendar, loadReminderSettings } from './reminderSettings.js'

type Names = 'readReminders' | 'makeCalendar' | 'endCalendar' | 'changeReminderMail'

export const reminderHandlers: Pick<Handlers, Names> = {
  readReminders: async ({ db, member }) => E.right({ data: await loadReminderSettings(db, member) }),
  makeCalendar: async ({ db, member, origins, now }) => {
    const made = await makeCalendar(db, member, now)
    return E.map((secret: string) => ({ data: { url: `${origins.publicUrl()}/calendar/${secret}.ics` } }))(made)
  },
  endCalendar: async ({ db, member, now }) => {
    await endCalendar(db, member, now)
    return E.right({ data: null })
  },
  changeReminderMail: async ({ db, member, body }) => {
    await changeMail(db, member, body)
    return E.right({ data: null })
  },
}
