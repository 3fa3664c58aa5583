import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Reminders } from '@careplus/core/ports'
import { contractCall, contractSend, type Carrier } from './call.js'
import { changeReminderMail, endCalendar, makeCalendar, readReminders } from './contract/reminders.js'

/** How the member is reminded. Making a calendar takes no key: its answer holds a secret, and is kept nowhere. */
export const httpReminders = (client: Carrier): Reminders => {
  const call = contractCall(client)
  const send = contractSend(client)
  return {
    read: pipe(
      call(readReminders, {}),
      TE.map(({ data }) => data),
    ),
    makeCalendar: () =>
      pipe(
        call(makeCalendar, {}),
        TE.map(({ data }) => data),
      ),
    endCalendar: (key) => send(endCalendar, { key }),
    changeMail: (mail, key) => send(changeReminderMail, { body: mail, key }),
  }
}
